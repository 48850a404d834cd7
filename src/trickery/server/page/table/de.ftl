### Was die Seite am Tisch sagt, auf Deutsch, egal in welchem Spiel; es kommt zusammen mit dessen eigenen Worten.
### Begriffe: docs/glossary/de.md.

## What the tab of the browser is called. $text is the game's title.

title-turn = ● Du bist dran · { $text }
title-game = { $text } · Trickery
title-over = Partie vorbei · { $text } · Trickery
title-lobby = { $text }: Warten auf Mitspieler · Trickery
title-closed = Geschlossen · { $text } · Trickery
title-replay = Rückschau: { $text } · Trickery

## The bar at the top: there is little room on a phone

bar-home = Trickery: zurück zu den Spielen
bar-over = Die Partie ist vorbei
bar-your-turn = Du bist dran
bar-turn = { $seat } ist dran
bar-reconnecting = Verbinde neu…
bar-watching = Du schaust zu
bar-watchers = { $watchers ->
    [one] { $watchers } schaut zu
   *[other] { $watchers } schauen zu
  }
bar-seen-before = Bekannte Karten
bar-sit-down = Hinsetzen
bar-mute = Stumm
bar-menu = Menü

## The menu of the table

menu-title = Tischmenü
menu-keys = Tastenkürzel
menu-leave = Tisch verlassen
menu-leaving = Wenn du gehst, spielt ein Bot für dich, bis du zurückkommst. Diesen Tisch findest du auf der Startseite wieder.
menu-seats = Plätze
menu-invite = Freunde einladen
menu-seen-before = Diese Karten wurden schon einmal gegeben, an einem anderen Tisch. Wer jene Partie kennt, kennt auch diese Karten.
menu-fingerprint = Fingerabdruck der geheimen Zahl, die der Server zum Mischen gezogen hat:

## The first hint to whoever plays a game for the first time

first-time = Zum ersten Mal?
first-lit = Alles, was leuchtet, kannst du spielen.
first-met = Alles klar

## A question before a move that cannot be undone; the question itself is the game's

sure-yes = Ja, machen
sure-no = Nein, warten

## Keys

keys-title = Tastenkürzel
keys-enter = Enter
keys-escape = Esc
keys-hand = zum Ersten, was du spielen kannst
keys-arrows = auf der Hand von Karte zu Karte
keys-play = das Gewählte spielen
keys-moves = alle Züge auflisten
keys-pause = Pause oder weiter
keys-log = Verlauf öffnen
keys-sheet = Wertungsblatt öffnen
keys-rules = Regeln öffnen
keys-say = chatten
keys-close = Leiste schließen
keys-help = diese Hilfe zeigen

## Invitations

invite-sit = Mit diesem Link kann man sich auf einen freien Platz setzen.
invite-take-over = Mit diesem Link kann man einen Platz übernehmen, den der Gastgeber anbietet.
invite-watch = Mit diesem Link kann man zuschauen und den Gastgeber um einen Platz bitten.
invite-sit-link = Einladungslink
invite-sit-copy = Einladungslink kopieren
invite-sit-code = Einladungslink als QR-Code
invite-watch-link = Link zum Zuschauen
invite-watch-copy = Zuschau-Link kopieren
invite-watch-code = Link zum Zuschauen als QR-Code
invite-only-here = Diese Links funktionieren nur auf diesem Computer. Sollen auch Handys und Freunde in deinem Netzwerk mitspielen, starte den Server mit { $text }.
copy-done = Link kopiert.
copy-by-hand = Das hat nicht geklappt. Bitte kopiere den Link selbst: { $text }

## The lobby, where a table fills

lobby-table = Am Tisch
lobby-players = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] { $players } Personen
  }
lobby-option = { $option }: { $value }
lobby-again = dieselben Karten wie zuvor
lobby-deal = Karten geben
lobby-dealing = Gleich werden die Karten gegeben. Du kannst zuschauen.
lobby-host = Es geht los, sobald { $seat } gibt.
lobby-can-watch = Du kannst zuschauen, ohne Platz zu nehmen.
lobby-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
lobby-shuffling = Es wird gemischt: Alle geben ihre Glückszahl dazu.
lobby-awaited = Warten auf { $seats }.
lobby-called-off = { COUNT($numbers) ->
    [one] Das Mischen wurde abgebrochen: Die Glückszahl von Platz { $numbers } kam nicht rechtzeitig an, deshalb ist dieser Platz wieder frei.
   *[other] Das Mischen wurde abgebrochen: Die Glückszahlen der Plätze { $numbers } kamen nicht rechtzeitig an, deshalb sind diese Plätze wieder frei.
  } Es wurden keine Karten gegeben. Beim nächsten Mal geben alle eine neue Glückszahl dazu.
lobby-called-off-for-all = Das Mischen wurde abgebrochen: Keine einzige Glückszahl kam rechtzeitig an, deshalb behalten alle ihren Platz. Es wurden keine Karten gegeben. Beim nächsten Mal geben alle eine neue Glückszahl dazu.
lobby-accused = Diese Seite hat deine Glückszahl aber geschickt. Entweder kam sie zu spät an, oder der Server hat sie nicht angenommen.
lobby-open-seats = { $open ->
    [one] Ein Platz ist noch frei: Nach dem Geben spielt dort ein Bot.
   *[other] { $open } Plätze sind noch frei: Nach dem Geben spielen dort Bots.
  } Danach können Freunde nur noch Plätze übernehmen, die du im Tischmenü anbietest.
lobby-fair = Niemand kann beim Mischen schummeln
lobby-fair-how = Der Server zieht eine Zufallszahl, seine geheime Zahl, und zeigt davon nur einen Fingerabdruck: Den siehst du hier unten. Genauso zieht die Seite jeder Person am Tisch eine Glückszahl. Wenn der Gastgeber gibt, stehen alle Fingerabdrücke fest. Dann werden alle Glückszahlen offengelegt, und aus der geheimen Zahl des Servers und allen Glückszahlen zusammen ergeben sich die Karten. So kann niemand die Karten aussuchen. Nach der Partie prüft diese Seite alles nach, und das kannst du auch. Nur eines kann kein Mischen verhindern: Wer den Server betreibt, kann sich während der Partie die Karten ansehen.
lobby-same = Mit diesen Karten wurde schon gespielt
lobby-same-how = Diese Karten wurden schon einmal gegeben, an einem anderen Tisch, deshalb wird hier nicht gemischt. Wer jene Partie kennt, kennt die Karten.

## Seats. $number is a seat's number, counted from 1.

seats-number = Platz { $number }
seats-watching = Dieser Link ist zum Zuschauen. Willst du mitspielen, bitte den Gastgeber um einen Platz.
seats-level = Stärke der Bots
seats-bot-plays = Jeder Bot spielt { $text }.
seats-you = du
seats-host = Gastgeber
seats-offered = wird angeboten
seats-bot = ein Bot spielt
seats-stand-in = ein Bot springt ein
seats-away = kurz weg
seats-luck-added = Glückszahl dabei
seats-luck-awaited = Glückszahl kommt noch
seats-luck-revealed = Glückszahl offengelegt
seats-luck-missing = noch keine Glückszahl
seats-sit = Hinsetzen
seats-take = Übernehmen
seats-offer = Platz anbieten
seats-offer-which = Platz anbieten: Platz { $number }
seats-offer-end = Nicht mehr anbieten
seats-offer-end-which = Nicht mehr anbieten: Platz { $number }
seats-add-bot = Bot dazusetzen
seats-add-bot-which = Bot dazusetzen: Platz { $number }
seats-keep-bot = Bot behalten
seats-keep-bot-which = Bot behalten: Platz { $number }
seats-replace = Durch Bot ersetzen
seats-replace-which = Durch Bot ersetzen: Platz { $number }
seats-remove = Entfernen
seats-remove-whom = Entfernen: { $seat }

## What a table tells at once

live-unseated = Du hast deinen Platz an diesem Tisch verloren. Jetzt schaust du zu.
live-dismiss = Ausblenden
live-again-title = Mit diesen Karten wird noch einmal gespielt
live-again = Die Partie an diesem Tisch ist vorbei, und an einem anderen wird mit denselben Karten noch einmal gespielt. Bis diese zweite Partie vorbei ist, sehen nur die, die hier saßen, was gespielt wurde.

## Puzzles: positions with one clearly best move

puzzles-what = In jeder dieser Stellungen ist ein Zug klar der beste, aber nicht der, an den man zuerst denkt. Findest du ihn? Du hast zwei Versuche.
puzzles-none = Diese Aufgabe gibt es nicht
puzzles-none-of = Zu { $text } gibt es keine Aufgaben.
puzzles-others = Aufgaben gibt es zu diesen Spielen:
puzzles-solved = { $solved } von { $puzzles } gelöst
puzzles-next = Nächste Aufgabe
puzzles-all = Alle Aufgaben
puzzles-level = { $text_level ->
    [easy] Leicht
    [tricky] Knifflig
   *[hard] Schwer
}
puzzles-theme = { $text_theme ->
    [duck] Stiche vermeiden
    [count] Mitzählen
    [bluff] Mogeln und anzweifeln
    [defend] Verteidigen
    [partner] Partner
    [race] Wettlauf zum Ziel
    [win] Im richtigen Moment gewinnen
   *[other] Gemischt
}
puzzles-one = Aufgabe { $number }, { $players } Personen, { $mark ->
    [solved] gelöst
    [missed] nicht gelöst
   *[new] noch nicht versucht
}
puzzle-heading = Aufgabe { $number } · { $text }
puzzle-right = Richtig! Das ist der beste Zug.
puzzle-again = „{ $move }“ ist es nicht. Du hast noch einen Versuch.
puzzle-wrong = Nicht ganz. Am besten ist „{ $move }“.
puzzle-worths = Deine Siegchance nach jedem Zug
puzzle-why = Warum „{ $move }“?
puzzle-deep = Der Trainer hat von hier aus rund { $playouts }-mal weitergespielt und dabei durchprobiert, wie die verborgenen Karten liegen könnten.
puzzle-before = Was vorher geschah

## The log

told-line = { $seat }: { $what }
told-move = { TOLD($move, $seat) }
told-move-aloud = { TOLD($move, $seat) }.
told-secret = { $seat } macht einen geheimen Zug
told-secret-aloud = { $seat } macht einen geheimen Zug.
told-turn = Du bist dran. { $prompt }
told-nothing = Noch ist nichts passiert.
told-everything = Ganzen Verlauf zeigen

## Beside the table: five tabs, with as little room as a fifth of a phone's width, and their headings

panel-name = Verlauf, Wertung, Regeln, Züge und Chat
panel-body = Leiste
panel-log = Verlauf
panel-log-title = Verlauf
panel-sheet = Wertung
panel-sheet-title = Wertungsblatt
panel-rules = Regeln
panel-rules-title = Regeln
panel-moves = Züge
panel-moves-title = Alle Züge
panel-say = Chat
panel-say-title = Chat
panel-not-your-turn = Du bist nicht dran.
panel-watching = Nur wer am Tisch sitzt, kann chatten.
panel-said = Nachrichten

## The score sheet

score-name = Wertungsblatt
score-what = Wofür
score-nothing = Noch wurde nichts gewertet.
score-fetching = Das Wertungsblatt wird geladen…

## After the game

result-you = Du hast gewonnen!
result-you-with = Du hast gewonnen, zusammen mit { $seats }!
result-others = { COUNT($seats) ->
    [one] { $seats } hat gewonnen
   *[other] { $seats } haben gewonnen
  }
result-nobody = Niemand hat gewonnen
result-rematch = Revanche
result-rematch-join = Zur Revanche
result-rematch-watch = Revanche ansehen
result-replay = Rückschau
result-same-deal = Dieselben Karten noch einmal
result-sheet = Wertungsblatt
result-record = Aufzeichnung und Fairness
result-download = Aufzeichnung herunterladen
result-copy-replay = Link zur Rückschau kopieren

## A table by rules that have been revised since

ended-title = { $text }: Dieser Tisch ist geschlossen
ended-why = { $why }.
ended-kept = Nichts ist verloren: Hier steht, was geschehen ist, und die Aufzeichnung enthält jede Karte.
ended-fair = Fairness

## A replay

replay-heading = Rückschau: { $text }
replay-fetching = Die Partie wird geladen…
# Danach steht, mit wessen Augen, im Werfall: Ann, Freier Platz, Zuschauer, alle.
replay-eyes = Sicht
replay-eyes-table = Zuschauer
replay-eyes-all = alle Karten offen
replay-copy = Link kopieren
replay-table = Zurück zum Tisch
replay-first = Erster Schritt
replay-back = Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Schritt vor
replay-last = Letzter Schritt
# To a challenge, a claim, the end of a round: what the game itself marks.
replay-mark-back = Voriger wichtiger Moment
replay-mark-next = Nächster wichtiger Moment
# A button that shows the list of moves, and the list’s name
replay-moves = Züge
# A field, and what there is to choose: 2 is twice as fast.
replay-speed = Tempo
replay-times = { $speed }×
replay-step = Schritt { $step } von { $last }

## The table itself

felt-name = Der Tisch
felt-laying = Der Tisch wird gedeckt…
felt-others = Die anderen
felt-points = Punkte
felt-to-move = ist dran
# What a screen reader says of a bot's mark.
felt-bot = Bot
# Beside the name of somebody a bot is playing for: very little room.
felt-away = weg
felt-away-why = { $seat } ist kurz weg. So lange spielt ein Bot.
felt-you = Du
felt-hand = Deine Hand
felt-lifted = { $text }, angehoben. Tipp noch einmal, um sie zu spielen.
felt-again = nochmal tippen
felt-trick = Der aktuelle Stich
felt-last-trick = Der vorige Stich
felt-moves = Züge
felt-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
felt-drawing-failed = Die Zeichnung dieses Spiels funktioniert gerade nicht, darum siehst du einen schlichten Tisch. Vielleicht hilft es, die Seite neu zu laden.

## Why this page stops taking part in a shuffle

# Nach dem Doppelpunkt folgt ein ganzer Satz: Er beginnt groß.
doubt = Diese Seite macht bei diesem Mischen nicht mehr mit: { $why }
doubt-other-table = Laut Server gehört es zu einem anderen Tisch.
doubt-earlier = Der Server hat nicht jedes frühere Mischen genannt.
doubt-twice = Ein Platz steht zweimal auf der Liste.
doubt-commitment = Der Server zeigt nicht mehr den Fingerabdruck, den er zuerst gezeigt hat.
doubt-made-again = Der Server will das { $shuffle }. Mischen wiederholen, obwohl er dessen Karten inzwischen kennen könnte.
doubt-list = Der Server hat die Liste zum { $shuffle }. Mischen geändert.
doubt-not-in-it = Deine Glückszahl ist bei diesem Mischen nicht dabei: Du hattest keine dazugegeben oder warst nicht da, als es begann.
doubt-not-ours = Die Glückszahl, die auf der Liste für deinen Platz steht, stammt nicht von dieser Seite. Deshalb legt diese Seite nichts offen. Hast du den Tisch noch auf einem anderen Gerät offen, legt jenes seine Zahl offen.

## What is proven about a shuffle. The server has a secret number, each person a lucky number; a fingerprint is what is shown of either before the deal.

fair-checking = Das Mischen wird geprüft…
fair-unchecked = Das Mischen ließ sich nicht prüfen: { $why }
fair-proven = Bewiesen:
fair-partly = Nicht bewiesen:
fair-broken = Falsch:
fair-terms = Der Server zieht eine geheime Zufallszahl, und die Seite jeder Person zieht eine Glückszahl. Ein Fingerabdruck passt nur zu einer einzigen Zahl, verrät sie aber nicht: Zuerst wurden die Fingerabdrücke gezeigt, die Zahlen selbst erst danach.
fair-limits = Eines kann keine Prüfung ausschließen: Wer den Server betreibt, kann sich während der Partie die Karten ansehen. Und diese Seite kommt von eben diesem Server: Wenn du ihm nicht traust, speichere den Beleg und die Aufzeichnung und prüfe sie anderswo mit diesem Befehl. Er prüft auch, ob jeder Zug den Regeln entsprach:
fair-save = Beleg speichern
fair-fingerprint = Fingerabdruck der geheimen Zahl des Servers
fair-fingerprint-first = Fingerabdruck der geheimen Zahl des Servers, wie er zuerst gezeigt wurde
fair-secret = Die geheime Zahl des Servers
fair-luck = Glückszahl von Platz { $number }
fair-lucks = Die Glückszahlen am Tisch

## The verdict

proof-broken = Diesem Mischen ist nicht zu trauen.
proof-again = Diese Karten wurden schon einmal gegeben, an einem anderen Tisch: Wer jene Partie kannte, kannte die Karten. Hier wurde nicht gemischt.
proof-no-luck = Niemand hat eine Glückszahl dazugegeben. Wer den Server betreibt, hätte die Karten also aussuchen können.
proof-bystander = Die Aufzeichnung ist in sich stimmig. Mehr lässt sich hier nicht beweisen, denn dieser Browser war am Mischen nicht beteiligt.
proof-partly = Dieses Mischen ist nur zum Teil bewiesen. Was fehlt, steht unten.
proof-nobody-chose = Niemand hat diese Karten ausgesucht, sofern du deiner eigenen Seite trauen kannst.
proof-alone = Der Server war an seine geheime Zahl gebunden, bevor er deine Glückszahl kannte. Er hat diese Karten also nicht ausgesucht. Sonst hat niemand eine Glückszahl dazugegeben: Zum Vergleichen ist niemand da.
proof-first = Dies ist ein älterer Tisch, an dem Glückszahlen noch keine Fingerabdrücke hatten: Wer den Server betrieb und auch die Partie startete, hätte diese Karten aussuchen können.

## What it rests on, finding by finding

proof-record-unknown = Die Aufzeichnung sagt nicht, wie ihre Karten gemischt wurden, oder sie sagt es in einem Format, das diese Seite nicht kennt.
proof-record-shuffled = Laut Aufzeichnung wurde hier nicht gemischt, aber diese Seite hat ein Mischen gesehen.
proof-record-elsewhere = Die Aufzeichnung gehört zu einem anderen Tisch.
proof-secret-wrong = Die geheime Zahl des Servers passt nicht zu ihrem Fingerabdruck.
proof-secret-settings = Gespielt wurde nicht mit den Einstellungen, auf die sich der Server festgelegt hatte.
proof-secret-changed = Der Server hatte zuerst einen anderen Fingerabdruck gezeigt. Er hat seine geheime Zahl also seitdem geändert.
proof-secret-unseen = Die geheime Zahl des Servers passt zu ihrem Fingerabdruck, aber dieser Browser hat ihn vor dem Geben nicht gesehen.
proof-secret-fits = Die geheime Zahl des Servers passt zu dem Fingerabdruck, der zuerst gezeigt wurde. Sie wurde also nicht mehr geändert, als die Glückszahlen bekannt waren.
proof-list-missing = In der Aufzeichnung fehlt das { $shuffle }. Mischen: Seine Glückszahlen wurden offengelegt, und dann wurde noch einmal gemischt.
proof-list-changed = Die Liste der Fingerabdrücke zum { $shuffle }. Mischen ist eine andere als die, die du vor dem Offenlegen deiner Glückszahl gesehen hast.
proof-list-left-out = Laut Aufzeichnung fehlte deine Glückszahl beim { $shuffle }. Mischen. Diese Seite hat sie aber geschickt: Entweder kam sie zu spät an, oder der Server hat sie nicht angenommen.
proof-list-unseen = Dieser Browser hat die Liste der Fingerabdrücke vor dem Geben nicht gesehen. Er kann also nicht sagen, ob jemand dazukam oder gestrichen wurde.
proof-list-kept = Die Liste der Fingerabdrücke ist die, die du vor dem Offenlegen deiner Glückszahl gesehen hast: Niemand kam dazu, niemand wurde gestrichen.
proof-pledge-wrong = Die Glückszahl von Platz { $number } passt nicht zu ihrem Fingerabdruck.
proof-pledge-silent = Die Karten wurden gegeben, obwohl niemand die Glückszahl von Platz { $number } offengelegt hat.
proof-pledges-fit = Jede Glückszahl passt zu ihrem Fingerabdruck: Niemand hat die eigene gewählt, nachdem eine andere bekannt war.
proof-pledges-unseen = Jede Glückszahl passt zu ihrem Fingerabdruck, aber dieser Browser kann nicht sagen, wann die Fingerabdrücke gezeigt wurden.
proof-luck-in = Deine eigene Glückszahl ist dabei: Die Karten hängen also von etwas ab, das niemand kannte, bevor alles andere feststand.
proof-luck-out = Deine eigene Glückszahl ist nicht dabei: Du hattest keine dazugegeben oder warst nicht da, als gegeben wurde.
proof-cards-unknown = Die Karten lassen sich hier nicht prüfen: Diese Seite weiß nicht, wie in diesem Spiel gegeben wird.
proof-cards-revised = Die Karten lassen sich hier nicht prüfen: Die Regeln des Spiels wurden inzwischen überarbeitet.
proof-cards-wrong = Die Karten, die in Schritt { $step } der Aufzeichnung gegeben wurden, ergeben sich nicht aus der geheimen Zahl und den Glückszahlen.
proof-cards-none = In der Aufzeichnung werden nie Karten gegeben.
proof-cards-fit = { $draws ->
    [one] Die Karten ergeben sich aus der geheimen Zahl und den Glückszahlen, Karte für Karte.
   *[other] In dieser Partie wurde { $draws }-mal gegeben oder gemischt: Jedes Mal ergeben sich die Karten aus der geheimen Zahl und den Glückszahlen, Karte für Karte.
  }
proof-game-hand = Die Hand in der Aufzeichnung ist nicht die, die du bekommen hast.
proof-game-moves = Die Züge in der Aufzeichnung sind nicht die, die von deinem Platz aus gemacht wurden.
proof-game-same = Es ist die Aufzeichnung der Partie, die du hier gespielt hast: Deine Karten und deine Züge stehen darin.
proof-called-off-unseen = Laut Aufzeichnung wurde kein Mischen abgebrochen, aber dieser Browser war nicht dabei.
proof-called-off-none = Kein Mischen wurde abgebrochen: Niemand hat die Karten gesehen und dann noch einmal mischen lassen.
proof-called-off-wrong = Ein Mischen wurde abgebrochen, obwohl alle ihre Glückszahl offengelegt hatten.
proof-called-off = { $count ->
    [one] Ein Mischen wurde abgebrochen.
   *[other] { $count }-mal wurde das Mischen abgebrochen.
  } { SPACED($silent) } Wer mit dem Server unter einer Decke steckt, kann so unliebsamen Karten aus dem Weg gehen. Deshalb ist nicht bewiesen, dass niemand die Karten ausgesucht hat.
proof-silent = { COUNT($numbers) ->
    [one] Wer beim { $shuffle }. Mischen auf Platz { $numbers } saß, hat die Glückszahl nicht offengelegt.
   *[other] Wer beim { $shuffle }. Mischen auf den Plätzen { $numbers } saß, hat die Glückszahl nicht offengelegt.
  }

## The same at an older table, where lucky numbers had no fingerprints

proof-first-secret-wrong = Die geheime Zahl des Servers passt nicht zu dem Fingerabdruck, der zuerst gezeigt wurde.
proof-first-secret-fits = Die geheime Zahl des Servers passt zum Fingerabdruck.
proof-first-secret-kept = Die geheime Zahl des Servers passt zu dem Fingerabdruck, der zuerst gezeigt wurde.
proof-first-luck-in = Deine Glückszahl hat gezählt.
proof-first-luck-out = Deine Glückszahl wurde weggelassen.
proof-first-cards = Die Karten werden hier nicht geprüft. Das kannst du mit „{ $text }“ und der Aufzeichnung selbst tun.

## Lessons

title-lesson = { $text } lernen · Trickery
lesson-heading = Deine ersten Züge in { $text }
lesson-none = Hier gibt es keine Einführung
lesson-at = { $number } von { $steps }
lesson-leave = Einführung verlassen
lesson-on = Weiter
lesson-back = Zurück
lesson-skip = Vormachen
lesson-take-back = Zurücknehmen
lesson-another = Auch das geht. Versuch hier aber einmal „{ $move }“.
lesson-ended = Das waren deine ersten Züge. In deiner ersten Partie kommen die Tipps des Trainers von selbst.
lesson-play-on-here = Von hier aus weiterspielen
lesson-play-game = Neue Partie beginnen
aim-name = Dein Ziel, und wie es steht

## Settings

settings-name-help = Gilt für den nächsten Tisch, an dem du Platz nimmst.
settings-motion = Animationen
settings-motion-off = Aus
settings-motion-fast = Schnell
settings-motion-normal = Normal
settings-motion-slow = Langsam
settings-colours = Farbschema
settings-colours-auto = Wie das Gerät
settings-colours-light = Hell
settings-colours-dark = Dunkel
settings-sound = Ton
settings-two-taps = Zweimal tippen, um eine Karte zu spielen: Das erste Tippen hebt sie an
settings-pace = Tempo der anderen
settings-pace-none = Sofort
settings-pace-slowest = Sehr langsam
settings-wait-tricks = Nach jedem Stich warten, bis ich tippe
settings-wait-rounds = Nach jeder Runde warten, bis ich tippe
settings-forced = Für mich spielen, wenn nur ein Zug möglich ist
settings-clauses = Regelnummern in Erklärungen zeigen

## Moments

round-who = Wer
round-points = Diese Runde
round-total = Gesamt
round-go-on = Weiter
trick-go-on = Weiter
bar-pause = Pause
bar-paused = Angehalten

## Before a first game

first-game-title = Deine erste Partie { $text }?
first-game-what = Eine Einführung von drei Minuten zeigt dir am echten Tisch, wie es geht.
first-game-learn = Erst lernen
first-game-play = Gleich spielen

## A result

result-place = Rang { $place } von { $players }
# Several share the place.
result-place-tied = Geteilter Rang { $place } von { $players }
result-decided = Was den Ausschlag gab
# Links to the replay: how a move, or what came between your moves, changed your chance of winning.
result-swing = { TOLD($move, $seat) }: Deine Siegchance geht von { $from } % auf { $to } %
result-swing-others = Zwischen deinen Zügen geht deine Siegchance von { $from } % auf { $to } %
result-learn = Dieses Spiel lernen

## Taking back

# A button: the last move told nobody anything.
take-back = Zurücknehmen

## Friends: asking for a seat, sharing a link, words of one's own

asking-name = Bitte um einen Platz
asking-wants = { "\u2068" }{ $text }{ "\u2069" } möchte mitspielen.
asking-others = { $others ->
    [one] noch jemand wartet
   *[other] noch { $others } warten
}
asking-which = Welcher Platz?
asking-seat = { $number }: { $seat }
asking-give = Platz geben
asking-decline = Ablehnen
asking-ask = Um einen Platz bitten
asking-waiting = Du hast um einen Platz gebeten. Jetzt entscheidet der Gastgeber.
asking-no-longer = Doch nicht
asking-given = Der Gastgeber hat dir einen Platz gegeben.
asking-declined = An diesem Tisch hast du keinen Platz bekommen. Du schaust zu.
invite-share = Teilen
invite-sit-share = Teilen: Einladungslink
invite-watch-share = Teilen: Link zum Zuschauen
say-own = Eigene Nachricht
say-send = Senden
say-mute = Stumm schalten: { $seat }
say-unmute = Wieder hören: { $seat }
lobby-here = { COUNT($seats) ->
    [one] { $seats } ist schon da.
   *[other] { $seats } sind schon da.
}
lobby-not-here = { COUNT($seats) ->
    [one] { $seats } ist noch nicht da.
   *[other] { $seats } sind noch nicht da.
}
result-wanting = { COUNT($seats) ->
    [one] { $seats } möchte eine Revanche.
   *[other] { $seats } möchten eine Revanche.
}

## A newer page

bar-newer = Aktualisieren

## Notifications

settings-alerts = Mich auf anderen Seiten benachrichtigen, wenn ich dran bin oder die Partie vorbei ist
settings-alerts-denied = Dein Browser blockiert Benachrichtigungen von dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
settings-alerts-never = Benachrichtigungen gibt es nur auf sicheren Seiten (https) und in Browsern, die sie unterstützen.

## Giving somebody a seat between two rounds

asking-later = Nach dieser Runde
asking-more = Weitere Möglichkeiten
asking-promised = Nach dieser Runde übernimmst du den Platz { OF($seat) }.
asking-promised-to = Nach dieser Runde übernimmt { "\u2068" }{ $text }{ "\u2069" } den Platz { OF($seat) }.
asking-lapsed = Schade, der Platz, der dir versprochen war, ist nicht mehr zu haben.
asking-lapsed-for = Der Platz, der { "\u2068" }{ $text }{ "\u2069" } versprochen war, ist nicht mehr zu haben.

## Seen away from tables, but seldom

settings-language-auto = Wie der Browser
rules-clauses = Alle Regeln im Einzelnen, mit Regelnummern

## What moves are worth: a hint, and a review

# Short notes beside a move
worth-best = am besten
worth-chosen = gespielt
worth-any = { $moves ->
    [2] Einer von diesen beiden
   *[other] Einer von diesen { $moves }
}
# Die Siegchance nach einem Zug
worth-share = { $percent } %
# The same read out
worth-share-aloud = { $percent } Prozent Siegchance, wahrscheinlich zwischen { $low } und { $high }
worth-points = { NUMBER($points, minimumFractionDigits: 1) } Punkte
worth-all = Alle Züge zeigen ({ $moves })
why-compared = Verglichen mit „{ $move }“:
why-for = Dafür:
why-against = Dagegen:

## A hint

hint = Tipp
hint-title = Der Rat des Trainers
# The coach has to learn the game first, or is busy with something else.
hint-thinking = Der Trainer überlegt…
hint-waiting = Der Trainer macht sich bereit. Beim ersten Mal dauert das etwas.
hint-best = { $moves ->
    [one] Bester Zug: „{ $move }“
   *[other] { $moves } Züge sind gleich gut: „{ $move }“ ist einer davon.
}
hint-alike = Kein Zug ist besser als die anderen. Nimm zum Beispiel „{ $move }“.
hint-bars = Deine Siegchance nach jedem Zug, soweit du es wissen kannst. Ein geteilter Sieg zählt zum Teil. Die Linie zeigt, wie sicher das ist.

## The review

title-review = Analyse: { $text } · Trickery
result-review = Analyse
review-heading = Analyse: { $text }
review-none = Hier gibt es keine Analyse
review-whose = Züge von
review-waiting = { $ahead ->
    [0] Der Trainer macht sich bereit. Beim ersten Mal dauert das etwas.
    [one] Eine andere Analyse kommt vorher dran.
   *[other] { $ahead } andere Analysen kommen vorher dran.
}
review-reading = Der Trainer geht die Partie durch…
review-progress-name = Fortschritt der Analyse
review-progress = { $done } von { $decisions } Entscheidungen geprüft
review-progress-time = { $seconds ->
    [one] { $done } von { $decisions } Entscheidungen geprüft, noch etwa { $seconds } Sekunde
   *[other] { $done } von { $decisions } Entscheidungen geprüft, noch etwa { $seconds } Sekunden
}
review-done = { $decisions ->
    [one] Eine Entscheidung, { $playouts ->
        [one] einmal
       *[other] { $playouts }-mal
    } zu Ende gespielt.
   *[other] { $decisions } Entscheidungen, jede { $playouts ->
        [one] einmal
       *[other] { $playouts }-mal
    } zu Ende gespielt.
}
review-lost = Verbindung unterbrochen. Verbinde neu…
review-no-decisions = { $seat } hatte in dieser Partie nie eine Wahl.
review-share = { $percent } %
review-change = { SIGNED($percent) } %

review-account = Glück und Können
review-account-told = Am Anfang hatten alle { $start } % Siegchance. Glück ({ SIGNED($luck) } %) und Können ({ SIGNED($skill) } %) machten daraus { $result } %.
review-start = Anfang
review-start-why = Vor dem Geben haben alle die gleiche Siegchance.
review-luck = Glück
review-luck-why = Was auf diesem Platz niemand beeinflussen konnte: die Verteilung, die Karten, die kamen, und was die anderen taten.
review-room = Beste Züge
review-room-why = Wie viel mehr die besten Züge wert waren als die, die ein Kenner-Bot gespielt hätte, alles zusammengezählt.
review-room-thumb-why = Wie viel mehr die besten Züge wert waren als die der Faustregel, alles zusammengezählt.
review-cost = Fehler
review-cost-why = Wie viel weniger die gespielten Züge wert waren als die besten, alles zusammengezählt. Beste Züge minus Fehler: Das ist das Können.
review-result = Ergebnis
review-result-why = 100 % für einen Sieg, ein Teil davon für einen geteilten Sieg, sonst 0 %.

review-curve = Wie die Chancen standen
review-curve-steer = Durch die Entscheidungen gehen
review-in-short-best = Entscheidung { $number }: „{ $move }“, nichts Besseres
review-in-short-sure = Entscheidung { $number }: „{ $move }“ kostete { $percent } %
review-in-short-perhaps = Entscheidung { $number }: „{ $move }“ kostete vielleicht { $percent } %
review-look = Ansehen
review-legend-luck = Glück
review-legend-sure = ein Fehler
review-legend-perhaps = vielleicht ein Fehler
review-curve-table = Die Kurve als Tabelle
review-column-decision = Entscheidung
review-from-to = { $from } auf { $to } %

review-decisions = Entscheidungen
review-decisions-how = Wie viel Siegchance jeder Zug gekostet hat. Darunter der Bereich, in dem der Wert wahrscheinlich liegt: Das stimmt in 95 von 100 Fällen.
review-order = Reihenfolge
review-order-cost = Teuerste zuerst
review-order-game = Wie gespielt
review-best-move = so gut wie jeder
review-list-better = Besser: „{ $move }“
review-list-perhaps = Vielleicht besser: „{ $move }“
review-analysing = Der Trainer sieht sich das gerade an…
review-to-come = Kommt noch
review-about = etwa { $percent } %
review-first-look = Auf den ersten Blick besser: „{ $move }“
review-waiting-more = { $decisions ->
    [one] Eine kommt noch
   *[other] { $decisions } kommen noch
}
review-range = { $low } bis { $high } %

review-all = Alle Entscheidungen
review-at = { $number } von { $decisions }
review-previous = Vorige
review-next = Nächste
review-played = Gespielt: „{ $move }“
review-try-sure = Es gab einen besseren Zug. Was würdest du tun?
review-try-perhaps = Vielleicht gab es einen besseren Zug. Was würdest du tun?
review-show = Zeig es mir
review-not-allowed = Das ging hier nicht.
review-tried-best = Ja! „{ $move }“ ist auch die Wahl des Trainers.
review-tried-good = Gut! „{ $move }“ ist etwa so gut wie die Wahl des Trainers, „{ $best }“.
review-tried-same = Genau das wurde gespielt: „{ $move }“ kostet dich { $percent } % Siegchance. Versuch etwas anderes.
review-tried-worse = „{ $move }“ kostet dich { $percent } % Siegchance. Versuch etwas anderes oder tipp auf „Zeig es mir“.
review-verdict-sure = Besser: „{ $best }“. Damit steigt die Siegchance um { $percent } % ({ $low } bis { $high } %).
review-verdict-perhaps = Vielleicht besser: „{ $best }“. Damit steigt die Siegchance womöglich um { $percent } % ({ $low } bis { $high } %).
review-verdict-best = Besser ging es nicht: Der Trainer fand keinen besseren Zug.
review-verdict-even = Für die Siegchance macht das keinen Unterschied.
review-why-to = Warum?
review-worths = Was jeder Zug wert war
review-why = Warum
review-hard = Wie schwer war das?
review-hard-0 = Leicht: Faustregel und Kenner-Bot finden beide einen besten Zug.
review-hard-1 = Nicht leicht: Entweder die Faustregel oder der Kenner-Bot verfehlt die besten Züge.
review-hard-2 = Schwer: Weder die Faustregel noch der Kenner-Bot findet einen besten Zug.
review-hard-thumb-0 = Leicht: Faustregel und Trainer sind sich einig.
review-hard-thumb-1 = Nicht leicht: Die Faustregel findet den besten Zug nicht.
review-thumb = Faustregel
review-thumb-why = Was man nach einer guten Faustregel spielt, ohne lange nachzudenken.
review-regular = Kenner-Bot
review-regular-why = Was ein Bot dieser Stärke auf den ersten Blick gespielt hätte, mit dem, was er in Millionen von Partien gelernt hat.
review-points-more = { $points ->
    [one] Der bessere Zug bringt im Schnitt { $points } Punkt mehr.
   *[other] Der bessere Zug bringt im Schnitt { $points } Punkte mehr.
}
review-points-fewer = { $points ->
    [one] Der bessere Zug bringt im Schnitt { $points } Punkt weniger.
   *[other] Der bessere Zug bringt im Schnitt { $points } Punkte weniger.
}

review-odds = Wo die verborgenen Karten sein können
review-odds-how = Wie oft jede Karte wo liegt, bei 100 Verteilungen, die zu dem passen, was man auf diesem Platz wusste. Karten, bei denen das feststeht, fehlen.
review-odds-card = Karte
review-odds-all = Alle Karten zeigen ({ $cards })
review-play-on = Von hier weiterspielen
review-play-on-how = Eröffnet einen neuen Tisch mit denselben Karten und mit Bots auf allen anderen Plätzen.
review-list = Alle Züge als Liste ({ $moves })

## Hints that the host allows

# A switch when a table is opened.
new-hints = Tipps erlauben
new-hints-help = Alle am Tisch können nach dem besten Zug fragen, und alle sehen, dass Tipps erlaubt sind. Spielst du nur mit Bots, kannst du immer nach Tipps fragen.
# One of the facts about a table, in a row.
lobby-hints = Tipps erlaubt
# In the bar at the top: there is little room.
bar-hints = Tipps erlaubt

## Records that are brought along

# A heading; the reason follows.
record-refused = Diese Datei lässt sich nicht öffnen
record-none = sie enthält keine Aufzeichnung einer Partie
# Instead of what was proven about the shuffle.
fair-copied = Diese Karten wurden nicht an diesem Tisch gemischt; hier lässt sich darüber nichts beweisen.

## A table that friends rely on: who’s there, pauses, nudges, the clock

left-you = Du hast diesen Tisch verlassen. Ein Bot spielt für dich.
left-return = Zurückkommen
paused-by = { $seat } hat die Partie angehalten.
paused-by-you = Du hast die Partie angehalten.
paused-resume = Weiter
lost = { $seat } hat die Verbindung verloren.
lost-bot = { $seconds ->
    [one] In { $seconds } Sekunde springt ein Bot ein.
   *[other] In { $seconds } Sekunden springt ein Bot ein.
}
lost-now = Jetzt
lost-now-whom = Jetzt einen Bot für { $seat } spielen lassen
nudge = { $seat } anstupsen
clock-left = { $seconds } s
clock-help = Ist die Zeit für einen Zug um, macht ein Bot diesen einen Zug. Danach bist du wieder selbst gefragt.
seats-stand-up = Aufstehen
lobby-rename = Umbenennen
lobby-clock = Zeit für einen Zug
lobby-clock-off = Unbegrenzt
lobby-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
