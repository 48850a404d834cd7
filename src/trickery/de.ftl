### Was die Befehlszeile und das Spiel im Terminal sagen, auf Deutsch. Begriffe: docs/glossary/de.md.
### `trickery ...`, `--option` und alles andere, was man in die Shell tippt, bleibt, wie es ist.

## Lists of games

players-exactly = { $players } Personen
players-between = { $fewest }–{ $most } Personen
games-line = { $text_title }: { $players }. { $blurb }
games-switch = --option { $text_name }=(on, off; Standard: { $text_default })  { $about }
games-number = --option { $text_name }=({ $low }-{ $high }; Standard: { $default })  { $about }
choose-line = { $text_title } ({ $players }): { $blurb }
choose-game = Welches Spiel?

## Sitting down at the prompt, and leaving

setting-up = { $text_title } wird vorbereitet (beim ersten Mal dauert das ein paar Sekunden)
welcome = { $text_title } { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] mit { $players } Personen
  }. Du bist { $seat }.
welcome-help = Tippe „{ $text_word }“, wenn du Hilfe brauchst.
left-table = Du hast den Tisch verlassen.
record-added = Die Aufzeichnung wurde an { $text_file } angehängt.

## Commands that can be typed at the prompt

command-moves = züge, zuege, ?
command-table = tisch
command-log = verlauf
command-sheet = wertung
command-rules = regeln
command-help = hilfe
command-quit = ende, beenden

explain-moves = alle Züge, die du machen darfst
explain-table = noch einmal der Tisch
explain-log = was bisher geschah
explain-sheet = das Wertungsblatt mit Erklärungen
explain-rules = die Regeln dieses Spiels
explain-help = diese Hilfe
explain-quit = den Tisch verlassen

explain-typing = Tippe einen Zug so, wie er in der Liste steht, ein Stück davon, das nur zu ihm passt, oder seine Nummer.

## While the game goes on

seat-move = { $seat }: { $move }
your-move = Du: { $move }
refused = { $why }  („?“ zeigt deine Züge)
log-empty = Noch ist nichts passiert.
column = { $seat }
your-column = Du

## The result

game-over = Die Partie ist vorbei.
result = Endstand: { ROW($scores) }. { $outcome }
seat-score = { $seat }: { $points }
your-score = Du: { $points }
outcome-you-win = Du gewinnst.
outcome-you-share = Du teilst dir den Sieg mit { $seats }.
outcome-wins = { $seat } gewinnt.
outcome-share = { $seats } teilen sich den Sieg.

## A record, told by `trickery replay`

story-begins = { $text_title } { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] mit { $players } Personen
  }
story-begins-with = { $text_title } { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] mit { $players } Personen
  }; { ROW($options) }
story-switch =
    { $value ->
        [on] { $option }: an
       *[off] { $option }: aus
    }
story-number = { $option }: { $value }
story-chance = Zufall: { $text }
replay-unchecked = Zeile { $line }: erzählt, wie es dasteht, und nicht geprüft: { $why }
replay-checked =
    { $records ->
        [one] { $records } Aufzeichnung geprüft: Jeder Schritt entspricht den Regeln.
       *[other] { $records } Aufzeichnungen geprüft: Jeder Schritt entspricht den Regeln.
    }

## What is refused

seats-are-numbered = die Plätze sind von 0 bis { $last } nummeriert
option-unwritten = schreib --option NAME=VALUE, nicht „{ $text }“
too-many-bots = { $bots } Bots für { $places } Plätze; nenne einen oder für jeden Platz einen
file-unwritable = { $text } lässt sich nicht schreiben: { $text_why }
no-records = { $text } enthält keine Aufzeichnung

## Einführungen an der Eingabe

aim = Das Ziel: { $aim }
lesson-welcome = Deine ersten Züge in { $text_title }: { $steps } Schritte.
lesson-commands = Tippe einen Zug in Worten oder als Nummer; außerdem: { ROW($words) }.
lesson-step = Schritt { $number } von { $steps }
lesson-go-on = Eingabetaste: weiter
lesson-other = Auch das ist erlaubt. Versuch hier aber einmal: { $move }.
lesson-taken-back = Dein Zug ist zurückgenommen.
lesson-done = Das waren deine ersten Züge in { $text_title }.
lesson-play-on = Eingabetaste: von hier aus weiterspielen; „{ $text_word }“: aufhören
no-lesson-here = zu { $text_title } gibt es keine Einführung
command-skip = überspringen
command-back = zurück
explain-skip = dir diesen Schritt vormachen lassen
explain-back = einen Schritt zurück

## Eine Analyse, erzählt von `trickery review` und auf der Seite, die dabei entsteht

review-head = Analyse für { $seat }: { $game }
review-depth =
    { $decisions ->
        [one] { $decisions } Entscheidung, bei der es eine Wahl gab, { $playouts }-mal weitergespielt.
       *[other] { $decisions } Entscheidungen, bei denen es eine Wahl gab, jede { $playouts }-mal weitergespielt.
    }
review-no-decisions = { $seat } hatte in dieser Partie nie eine Wahl.
review-others = Für die anderen Plätze: --seat { OR($text_seats) }
review-within = { $text_low } bis { $text_high }
review-account = Wie es dazu kam, in Anteilen am Sieg
review-start = Anfang
review-start-why = vor dem Geben haben alle den gleichen Anteil
review-luck = Glück
review-luck-why = die Verteilung, die Karten, die kamen, und was die anderen taten
review-skill = Können
review-skill-why = { $text_room } gefunden (so viel mehr waren die besten Züge wert als die eines Kenners), { $text_cost } verschenkt ({ $text_within })
review-result = Ergebnis
review-result-why = der Sieg selbst oder der Teil davon, der heraussprang
review-costly = Zweifelsfreie Fehler, die teuersten zuerst
review-doubtful = Vielleicht gab es Besseres
review-nothing = Kein Zug war zweifelsfrei schlechter als ein anderer.
review-decision = Entscheidung { $number } (Schritt { $step }): { $move }
review-better = Besser: { $best }. Der gespielte Zug kostete { $text_cost } vom Sieg ({ $text_within }) und { $text_points } Punkte.
review-perhaps = Vielleicht besser: { $best }, um { $text_cost } vom Sieg ({ $text_within }) und { $text_points } Punkte.
review-easy = Leicht: Faustregel, Kenner und Trainer sind sich einig.
review-not-easy = Nicht leicht: Von Faustregel, Kenner und Trainer sind sich nur zwei einig.
review-hard = Schwer: Faustregel, Kenner und Trainer wollen alle drei etwas anderes.
review-written = Geschrieben: { $text_file }

review-curve = Wie die Chancen standen
review-curve-how = Wie viel vom Sieg alle erwarten konnten, soweit { $seat } es wissen konnte, Entscheidung für Entscheidung. Volle Punkte sind zweifelsfreie Fehler, leere sind vielleicht welche.
review-curve-table = Die Kurve als Tabelle
review-column-decision = Entscheidung
review-before = vorher
review-after = nachher
review-worths = Was jeder Zug wert war
review-more-moves = { $moves ->
    [one] { $moves } weiterer Zug
   *[other] { $moves } weitere Züge
  }
review-best = am besten
review-played = gespielt
review-why = Warum
review-odds = Wo verborgene Karten sein können
review-odds-how = In so vielen von 100 Fällen, die zu dem passen, was man auf diesem Platz wusste. Was sicher ist, fehlt.
review-odds-card = Karte
review-how = Der Anteil am Sieg ist, wie viel davon ein Platz erwarten kann: 100 % ist ein sicherer Sieg. Jede Zahl beruht auf dem, was man auf dem Platz wissen konnte, nie auf Karten, die man dort nicht sehen konnte. In 95 von 100 Fällen enthält der Bereich den Wert, den endlos viele durchgespielte Partien ergäben.
review-made = Erstellt mit Trickery.

## Eine Stellung, erzählt von `trickery assess`

assess-head = { $moves ->
    [one] Nach { $moves } Zug ist { $seat } dran
   *[other] Nach { $moves } Zügen ist { $seat } dran
  }
assess-move = Zug
assess-share = Anteil am Sieg
assess-within = Bereich
assess-points = Punkte
assess-nothing-better = Der Trainer fand nichts Besseres.

## Was bei Aufzeichnungen zum Ansehen abgelehnt wird

many-records = { $text } enthält mehrere Aufzeichnungen; sag mit --line, welche
no-record-there = { $text }: in Zeile { $line } steht keine Aufzeichnung
seat-or-all = --seat ist eine Zahl von 0 bis { $last } oder all
steps-are-numbered = die Schritte sind von 0 bis { $last } nummeriert
no-decisions-here = in dieser Partie hatte niemand eine Wahl
