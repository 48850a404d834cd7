### Was die Befehlszeile und das Spiel im Terminal sagen, auf Deutsch. Begriffe: docs/glossary/de.md.
### `trickery ...`, `--option` und alles andere, was man in die Shell tippt, bleibt, wie es ist.

## Lists of games

players-exactly =
    { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
players-between =
    { $most ->
        [one] { $fewest }–{ $most } Person
       *[other] { $fewest }–{ $most } Personen
    }
games-line = { $text_title }: { $players }. { $blurb }
games-switch = --option { $text_name }=on|off (Standard: { $text_default }): { $about }
games-number = --option { $text_name }={ $low }–{ $high } (Standard: { $default }): { $about }
choose-line = { $text_title } ({ $players }): { $blurb }
choose-game = Welches Spiel?
choose-bots-line = { $name }: spielt { $plays }
choose-bots = Wer spielt gegen dich? (Enter: { $name })

## Sitting down at the prompt, and leaving

setting-up = { $text_title } wird vorbereitet… Beim ersten Mal dauert das ein paar Sekunden.
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

explain-moves = alle Züge zeigen, die du machen kannst
explain-table = den Tisch noch einmal zeigen
explain-log = zeigen, was bisher geschah
explain-sheet = das Wertungsblatt zeigen, mit Erklärungen
explain-rules = die Regeln dieses Spiels zeigen
explain-help = diese Hilfe zeigen
explain-quit = den Tisch verlassen

explain-typing = Tippe einen Zug so, wie er in der Liste steht, ein eindeutiges Stück davon oder seine Nummer.

## While the game goes on

seat-move = { TOLD($move, $seat) }
refused = { $why } („?“ zeigt deine Züge)
log-empty = Noch ist nichts passiert.
column = { $seat }
your-column = Du

## The result

game-over = Die Partie ist vorbei.
result = Endstand: { ROW($scores) }. { $outcome }
seat-score = { $seat }: { $points }
your-score = Du: { $points }
outcome-you-win = Du gewinnst!
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
replay-unchecked = Zeile { $line } ist nicht geprüft und steht hier nur so, wie sie geschrieben wurde: { $why }
replay-checked =
    { $records ->
        [one] { $records } Aufzeichnung geprüft: Jeder Schritt entspricht den Regeln.
       *[other] { $records } Aufzeichnungen geprüft: Jeder Schritt entspricht den Regeln.
    }

## What is refused

seats-are-numbered = --seat muss eine Zahl von 1 bis { $last } sein
option-unwritten = schreib Optionen als --option NAME=VALUE, nicht „{ $text }“
too-many-bots = mehr Bots als Plätze ({ $bots } für { $places }); nenne einen Bot für alle Plätze oder für jeden einen
file-unwritable = { $text } lässt sich nicht schreiben: { $text_why }
no-records = in { $text } steht keine Aufzeichnung

## Lessons at the prompt

aim = Dein Ziel: { $aim }
lesson-welcome =
    { $steps ->
        [one] Deine ersten Züge in { $text_title }, in { $steps } Schritt.
       *[other] Deine ersten Züge in { $text_title }, in { $steps } Schritten.
    }
lesson-commands = Tippe die Nummer oder die Worte eines Zuges. Außerdem gibt es: { ROW($words) }.
lesson-step = Schritt { $number } von { $steps }
lesson-go-on = Weiter mit Enter
lesson-other = Auch das geht. Versuch hier aber einmal „{ $move }“.
lesson-taken-back = Nehmen wir den Zug zurück.
lesson-done = Das waren deine ersten Züge in { $text_title }.
lesson-play-on = Mit Enter spielst du von hier aus weiter, mit „{ $text_word }“ hörst du auf
no-lesson-here = zu { $text_title } gibt es keine Einführung
command-skip = überspringen
command-back = zurück
explain-skip = diesen Schritt vormachen
explain-back = einen Schritt zurückgehen

## A review, told by `trickery review` and by the page that it writes

review-head = Analyse für { $seat }: { $game }
review-depth =
    { $decisions ->
        [one] { $decisions } Entscheidung, bei der es eine Wahl gab, { $playouts ->
            [one] einmal
           *[other] { $playouts }-mal
        } zu Ende gespielt.
       *[other] { $decisions } Entscheidungen, bei denen es eine Wahl gab, jede { $playouts ->
            [one] einmal
           *[other] { $playouts }-mal
        } zu Ende gespielt.
    }
review-no-decisions = { $seat } hatte in dieser Partie nie eine Wahl.
review-others = Für die anderen Plätze: --seat { OR($text_seats) }
review-within = { $text_low } bis { $text_high }
review-account = Wie sich die Siegchance veränderte
review-start = Anfang
review-start-why = vor dem Geben haben alle die gleiche Chance
review-luck = Glück
review-luck-why = die Verteilung, die Karten, die kamen, und was die anderen taten
review-skill = Können
review-skill-why = { $text_room } für die besten Züge (so viel mehr waren sie wert als die eines Kenner-Bots), { $text_cost } für Züge, die nicht die besten waren ({ $text_within })
review-skill-thumb-why = { $text_room } für die besten Züge (so viel mehr waren sie wert als die der Faustregel), { $text_cost } für Züge, die nicht die besten waren ({ $text_within })
review-result = Ergebnis
review-result-why = 100 % für einen Sieg, ein Teil davon für einen geteilten Sieg, sonst 0 %
review-costly = Klare Fehler, die teuersten zuerst
review-doubtful = Mögliche Fehler
review-nothing = Keine klaren Fehler
review-decision = Entscheidung { $number } (Schritt { $step }): „{ $move }“
review-better = Besser: „{ $best }“. Damit steigt die Siegchance um { $text_cost } ({ $text_within }). Gewinn an Punkten im Schnitt: { $text_points }.
review-perhaps = Vielleicht besser: „{ $best }“. Damit steigt die Siegchance womöglich um { $text_cost } ({ $text_within }). Gewinn an Punkten im Schnitt: { $text_points }.
review-easy = Leicht: Faustregel und Kenner-Bot finden beide einen besten Zug.
review-not-easy = Nicht leicht: Entweder die Faustregel oder der Kenner-Bot verfehlt die besten Züge.
review-hard = Schwer: Weder die Faustregel noch der Kenner-Bot findet einen besten Zug.
review-easy-thumb = Leicht: Faustregel und Trainer sind sich einig.
review-hard-thumb = Nicht leicht: Die Faustregel findet den besten Zug nicht.
review-written = Gespeichert in { $text_file }.

review-curve = Wie die Siegchancen standen
review-curve-how = Die Siegchance von allen, soweit { $seat } es wissen konnte, Entscheidung für Entscheidung. Volle Punkte sind klare Fehler, leere sind mögliche.
review-curve-table = Dasselbe als Tabelle
review-column-decision = Entscheidung
review-before = vorher
review-after = nachher
review-worths = Was jeder Zug wert war
review-more-moves = { $moves ->
    [one] { $moves } weiterer Zug
   *[other] { $moves } weitere Züge
  }
review-more-cards =
    { $cards ->
        [one] { $cards } weitere Karte
       *[other] { $cards } weitere Karten
    }
review-any-of = { OR($moves) }
review-best = am besten
review-played = gespielt
review-why = Warum
review-odds = Wo die verborgenen Karten sein können
review-odds-how = Bei 100 Verteilungen der verborgenen Karten, die zu dem passen, was man auf diesem Platz wusste. Was feststeht, fehlt.
review-odds-card = Karte
review-how = Eine Siegchance von 100 % ist ein sicherer Sieg; ein geteilter Sieg zählt zum Teil. Jede Zahl beruht auf dem, was man auf dem Platz wissen konnte, nie auf Karten, die dort nicht zu sehen waren. In 95 von 100 Fällen enthält der Bereich in Klammern den Wert, den endlos viele durchgespielte Partien ergäben.
review-made = Erstellt mit Trickery.

## A position, told by `trickery assess`

assess-head = { $moves ->
    [one] { $seat } ist dran, nach { $moves } Zug
   *[other] { $seat } ist dran, nach { $moves } Zügen
  }
assess-move = Zug
assess-share = Siegchance
assess-within = Bereich
assess-points = Punkte
assess-nothing-better = Der Trainer fand nichts Besseres.

## What is refused of records to look at

many-records = { $text } enthält mehrere Aufzeichnungen; wähle eine mit --line
no-record-there = in Zeile { $line } von { $text } steht keine Aufzeichnung
seat-or-all = --seat muss eine Zahl von 1 bis { $last } sein oder all
steps-are-numbered = --step muss eine Zahl von 0 bis { $last } sein
no-decisions-here = in dieser Partie hatte niemand eine Wahl
