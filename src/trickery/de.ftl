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
