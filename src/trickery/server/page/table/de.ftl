### Was die Seite am Tisch sagt, auf Deutsch, egal in welchem Spiel; es kommt zusammen mit dessen eigenen Worten.
### Begriffe: docs/glossary/de.md.

## What the tab of the browser is called. $text is the game's title.

title-turn = ● Du bist dran · { $text }
title-game = { $text } · Trickery
title-over = Vorbei · { $text } · Trickery
title-lobby = { $text }: der Tisch füllt sich · Trickery
title-closed = Geschlossen · { $text } · Trickery
title-replay = Rückschau: { $text } · Trickery

## The bar at the top: there is little room on a phone

bar-home = Trickery, zu den Spielen
bar-over = Die Partie ist vorbei
bar-your-turn = Du bist dran
bar-turn = { $seat } ist dran
bar-reconnecting = Verbinde neu …
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

menu-title = Der Tisch
menu-keys = Tasten
menu-leave = Tisch verlassen
menu-leaving = Wenn du gehst, spielt ein Bot für dich, bis du zurückkommst: Die Startseite führt zu deinen Tischen.
menu-seats = Plätze
menu-invite = Freunde einladen
menu-seen-before = Diese Karten wurden schon einmal gegeben, an einem anderen Tisch. Wer jene Partie kennt, kennt sie.
menu-fingerprint = Der Fingerabdruck des Geheimnisses, mit dem der Server mischt:

## The first hint to whoever plays a game for the first time

first-time = Zum ersten Mal?
first-lit = Was leuchtet, kannst du spielen.
first-met = Alles klar

## A question before a move that cannot be undone; the question itself is the game's

sure-yes = Ja, machen
sure-no = Nein, warten

## Keys

keys-title = Tasten
keys-enter = Enter
keys-escape = Esc
keys-hand = zum Ersten, was du spielen kannst
keys-arrows = auf der Hand von Karte zu Karte
keys-play = es spielen
keys-moves = alle Züge als Liste
keys-pause = Pause und weiter
keys-log = der Verlauf
keys-sheet = das Wertungsblatt
keys-rules = die Regeln
keys-say = etwas sagen
keys-close = die Leiste schließen
keys-help = diese Hilfe

## Invitations

invite-sit = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen.
invite-take-over = Wer diesen Link öffnet, kann einen Platz übernehmen, den der Gastgeber anbietet.
invite-watch = Wer diesen Link öffnet, kann zuschauen und den Gastgeber um einen Platz bitten.
invite-sit-link = Link zum Mitspielen
invite-sit-copy = Mitspiel-Link kopieren
invite-sit-code = Link zum Mitspielen, als QR-Code
invite-watch-link = Link zum Zuschauen
invite-watch-copy = Zuschau-Link kopieren
invite-watch-code = Link zum Zuschauen, als QR-Code
invite-only-here = Nur dieser Rechner kann diese Links öffnen. Sollen auch Handys und Freunde in deinem Netz mitspielen, starte den Server mit { $text }.
copy-done = Kopiert.
copy-by-hand = Bitte von Hand kopieren: { $text }

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
lobby-can-watch = Du kannst zuschauen, auch ohne Platz zu nehmen.
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.
lobby-shuffling = Es wird gemischt: Alle geben ihre Glückszahl dazu.
lobby-awaited = Warten auf { $seats }.
lobby-called-off = Das Mischen wurde abgebrochen: { COUNT($numbers) ->
    [one] Die Glückszahl von Platz { $numbers } kam nicht rechtzeitig, deshalb ist dieser Platz wieder frei.
   *[other] Die Glückszahlen der Plätze { $numbers } kamen nicht rechtzeitig, deshalb sind diese Plätze wieder frei.
  } Es wurden keine Karten gegeben. Zum nächsten Mischen geben alle eine neue Glückszahl dazu.
lobby-called-off-for-all = Das Mischen wurde abgebrochen: Keine einzige Glückszahl kam rechtzeitig, deshalb hat niemand den Platz verloren. Es wurden keine Karten gegeben. Zum nächsten Mischen geben alle eine neue Glückszahl dazu.
lobby-accused = Diese Seite hatte deine Glückszahl geschickt: Sie kam nicht rechtzeitig an, oder der Server wollte sie nicht.
lobby-open-seats = { $open ->
    [one] Ein Platz ist frei: Nach dem Geben spielt dort ein Bot.
   *[other] { $open } Plätze sind frei: Nach dem Geben spielen dort Bots.
  } Danach kann jemand nur noch übernehmen, was du im Menü des Tisches anbietest.
lobby-fair = Niemand kann die Karten aussuchen
lobby-fair-how = Der Server hat eine Zufallszahl gezogen, sein Geheimnis, und zeigt davon nur einen Fingerabdruck; er steht hier unten. Für alle, die hier sitzen, zieht auch die eigene Seite eine Zufallszahl, die Glückszahl, und zeigt nur deren Fingerabdruck. Wenn der Gastgeber gibt, stehen alle Fingerabdrücke fest; dann werden alle Glückszahlen offengelegt, und aus dem Geheimnis und allen Glückszahlen zusammen ergeben sich die Karten. So kann niemand sie aussuchen. Nach der Partie prüft diese Seite das nach, und du kannst es auch. Wer den Server betreibt, kann sich die Karten ansehen, während die Partie läuft: Das kann kein Mischen verhindern.
lobby-same = Mit diesen Karten wurde schon gespielt
lobby-same-how = Diese Karten wurden schon einmal gegeben, an einem anderen Tisch, deshalb wird hier nicht gemischt. Wer jene Partie kennt, kennt die Karten.

## Seats. $number is a seat's number, counted from 1.

seats-number = Platz { $number }
seats-watching = Dieser Link ist zum Zuschauen. Willst du mitspielen, bitte den Gastgeber um einen Platz.
seats-level = Stärke der Bots
seats-bot-plays = Spielt { $text }.
seats-you = du
seats-host = Gastgeber
seats-offered = wird angeboten
seats-bot = ein Bot spielt
seats-stand-in = ein Bot springt ein
seats-away = abwesend
seats-luck-added = Glückszahl dabei
seats-luck-awaited = Glückszahl erwartet
seats-luck-revealed = Glückszahl offengelegt
seats-luck-missing = noch keine Glückszahl
seats-sit = Hinsetzen
seats-take = Übernehmen
seats-offer = Zur Übernahme anbieten
seats-offer-which = Zur Übernahme anbieten: Platz { $number }
seats-offer-end = Nicht mehr anbieten
seats-offer-end-which = Nicht mehr anbieten: Platz { $number }
seats-add-bot = Bot hinsetzen
seats-add-bot-which = Bot hinsetzen: Platz { $number }
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
live-again = Die Partie an diesem Tisch ist vorbei, und an einem anderen wird mit denselben Karten noch einmal gespielt. Bis das vorbei ist, sehen nur die, die hier saßen, was gespielt wurde.

## Puzzles: positions with one clearly best move

puzzles-what = In jeder dieser Stellungen ist ein Zug klar der beste, und die Faustregel übersieht ihn. Finde ihn.
puzzles-none = Diese Aufgabe gibt es nicht
puzzles-solved = { $solved } von { $puzzles } gelöst
puzzles-next = Nächste Aufgabe
puzzles-all = Alle Aufgaben
puzzles-level = { $level ->
    [1] Leicht
    [2] Knifflig
   *[3] Schwer
}
puzzles-one = Aufgabe { $number }, { $players } Personen, { $mark ->
    [solved] gelöst
    [missed] nicht gelöst
   *[new] noch nicht versucht
}
puzzle-heading = Aufgabe { $number } · { $text }
puzzle-right = Richtig! Das ist der beste Zug.
puzzle-wrong = Nicht ganz. Am besten ist: { $move }
puzzle-worths = Was jeder Zug wert ist, als Anteil am Sieg
puzzle-why = Warum „{ $move }“?
puzzle-thumb-errs = Die Faustregel hätte „{ $move }“ gewählt („{ $why }“), aber hier ist etwas anderes wichtiger.
puzzle-deep = Der Trainer hat von hier aus rund { $playouts }-mal weitergespielt, mit den verborgenen Karten so, wie sie liegen können.
puzzle-before = Was vorher gespielt wurde

## The log

told-line = { $seat }: { $what }
told-aloud = { $seat }: { $what }.
told-secret = { $seat }: ein geheimer Zug
told-secret-aloud = { $seat }: ein geheimer Zug.
told-turn = Du bist dran: { $prompt }
told-nothing = Noch ist nichts passiert.
told-everything = Alles zeigen

## Beside the table: five tabs, with as little room as a fifth of a phone's width, and their headings

panel-name = Verlauf, Wertung, Regeln und Züge
panel-body = Leiste
panel-log = Verlauf
panel-log-title = Verlauf
panel-sheet = Wertung
panel-sheet-title = Wertungsblatt
panel-rules = Regeln
panel-rules-title = Regeln
panel-moves = Züge
panel-moves-title = Alle Züge
panel-say = Sagen
panel-say-title = Etwas sagen
panel-not-your-turn = Du bist nicht dran.
panel-watching = Nur wer am Tisch sitzt, kann etwas sagen.
panel-said = Bisher gesagt

## The score sheet

score-name = Das Wertungsblatt
score-what = Was gewertet wurde
score-nothing = Noch wurde nichts gewertet.
score-fetching = Das Wertungsblatt wird geholt …

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

ended-title = { $text }: ein geschlossener Tisch
ended-why = { $why }.
ended-kept = Nichts davon ist verloren: Hier steht, was geschehen ist, und die Aufzeichnung enthält jede Karte.
ended-fair = Fairness

## A replay

replay-heading = Rückschau: { $text }
replay-fetching = Die Partie wird geholt …
# Danach steht, mit wessen Augen, im Werfall: Ann, Freier Platz, Zuschauer, alle.
replay-eyes = Sicht
replay-eyes-table = Zuschauer
replay-eyes-all = alle: alle Karten offen
replay-copy = Link kopieren
replay-table = Zum Tisch
replay-first = Erster Schritt
replay-back = Zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Weiter
replay-last = Letzter Schritt
replay-step = Schritt { $step } von { $last }

## The table itself

felt-name = Der Tisch
felt-laying = Der Tisch wird gedeckt …
felt-others = Die anderen
felt-players = Alle am Tisch
felt-points = Punkte
felt-to-move = ist dran
# What a screen reader says of a bot's mark.
felt-bot = Bot
# Beside the name of somebody for whom a bot stands in: very little room.
felt-away = weg
felt-away-why = { $seat } ist abwesend; so lange springt ein Bot ein.
felt-you = Du
felt-hand = Deine Hand
felt-lifted = { $text }, angehoben: noch einmal, um sie zu spielen
felt-trick = Der Stich
felt-last-trick = Der vorige Stich
felt-moves = Züge
felt-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
felt-none = nichts
felt-yes = ja
felt-no = nein

## Why this page does not go on with a shuffle

# Nach dem Doppelpunkt folgt ein ganzer Satz: Er beginnt groß.
doubt = Diese Seite macht bei diesem Mischen nicht weiter mit: { $why }
doubt-other-table = Angeblich gehört es zu einem anderen Tisch.
doubt-earlier = Der Server nennt nicht jedes frühere Mischen.
doubt-twice = Ein Platz steht zweimal in der Liste.
doubt-commitment = Der Server hat geändert, worauf er sich zuerst festgelegt hatte.
doubt-made-again = Der Server will das { $shuffle }. Mischen wiederholen, nachdem er dessen Karten gesehen haben kann.
doubt-list = Der Server hat die Liste zum { $shuffle }. Mischen geändert.
doubt-not-in-it = Deine Glückszahl ist bei diesem Mischen nicht dabei: Du hattest keine dazugegeben, oder du warst abwesend, als es begann.
doubt-not-ours = In der Liste steht für deinen Platz eine Glückszahl, die nicht von dieser Seite stammt, deshalb legt diese Seite nichts offen. Falls du diesen Tisch noch auf einem anderen Gerät offen hast, legt jenes sie offen.

## What is proven of a shuffle. Secret: the server's random number; luck: a person's; fingerprint: what is shown of either before.

fair-checking = Das Mischen wird geprüft …
fair-unchecked = Es ließ sich nicht prüfen: { $why }
fair-proven = Bewiesen:
fair-partly = Nicht bewiesen:
fair-broken = Falsch:
fair-terms = Das Geheimnis ist eine Zufallszahl des Servers; eine Glückszahl zieht für jede Person deren eigene Seite. Ein Fingerabdruck passt nur zu einer einzigen Zahl und verrät nicht, zu welcher: Er wurde vorher gezeigt, die Zahl selbst danach.
fair-limits = Was keine Prüfung zeigen kann: Wer den Server betreibt, kann sich die Karten ansehen, während die Partie läuft. Und diese Seite kam von eben diesem Server: Wenn du ihm nicht traust, speichere Beleg und Aufzeichnung und prüfe sie anderswo mit diesem Befehl, der auch nachsieht, ob jeder Zug den Regeln entsprach:
fair-save = Beleg speichern
fair-fingerprint = Der Fingerabdruck des Geheimnisses
fair-fingerprint-first = Der Fingerabdruck des Geheimnisses, wie er zuerst gezeigt wurde
fair-secret = Das Geheimnis des Servers
fair-luck = Glückszahl von Platz { $number }
fair-lucks = Die Glückszahlen

## The verdict

proof-broken = Diesem Mischen ist nicht zu trauen.
proof-again = Diese Karten waren schon einmal gegeben worden, an einem anderen Tisch: Wer jene Partie kannte, kannte sie. Hier wurde nicht gemischt.
proof-no-luck = Niemand hat eine Glückszahl dazugegeben. Wer den Server betreibt, hätte diese Karten also aussuchen können.
proof-bystander = Die Aufzeichnung ist in sich stimmig. Mehr kann sie hier nicht beweisen, denn dieser Browser war am Mischen nicht beteiligt.
proof-partly = Dieses Mischen ist nur zum Teil bewiesen: Was fehlt, steht unten.
proof-nobody-chose = Niemand hat diese Karten ausgesucht, wenn du deiner eigenen Seite traust.
proof-alone = Der Server war an sein Geheimnis gebunden, bevor er deine Glückszahl kannte; er hat diese Karten also nicht ausgesucht. Sonst hat niemand eine Glückszahl dazugegeben: Es gibt niemanden, mit dem du vergleichen könntest.
proof-first = Ein Tisch aus der Zeit, bevor Glückszahlen zugesagt wurden: Wer den Server betrieb und auch die Partie startete, hätte diese Karten aussuchen können.

## What it rests on, finding by finding

proof-record-unknown = Die Aufzeichnung sagt nicht, wie ihre Karten gemischt wurden, oder sagt es in einer Form, die diese Seite nicht kennt.
proof-record-shuffled = Laut Aufzeichnung wurde hier nicht gemischt, aber dieser Seite wurde ein Mischen gezeigt.
proof-record-elsewhere = Die Aufzeichnung gehört zu einem anderen Tisch.
proof-secret-wrong = Das Geheimnis des Servers passt nicht zu seinem Fingerabdruck.
proof-secret-settings = Gespielt wurde nicht mit den Optionen und Angaben, an die der Server gebunden war.
proof-secret-changed = Der Server hatte zuerst einen anderen Fingerabdruck gezeigt: Er hat sein Geheimnis danach geändert.
proof-secret-unseen = Das Geheimnis des Servers passt zu seinem Fingerabdruck. Dieser Browser hatte sich vor dem Geben keinen gemerkt.
proof-secret-fits = Das Geheimnis des Servers passt zu dem Fingerabdruck, der zuerst gezeigt wurde: Es wurde nicht mehr geändert, nachdem eine Glückszahl bekannt war.
proof-list-missing = Das { $shuffle }. Mischen fehlt: Seine Glückszahlen wurden offengelegt, und dann wurde noch einmal gemischt.
proof-list-changed = Die Liste der Fingerabdrücke zum { $shuffle }. Mischen ist eine andere als die, die vor dem Offenlegen deiner Glückszahl zu sehen war.
proof-list-left-out = Laut Aufzeichnung fehlte deine Glückszahl beim { $shuffle }. Mischen. Diese Seite hatte sie geschickt: Sie kam nicht rechtzeitig an, oder der Server wollte sie nicht.
proof-list-unseen = Dieser Browser bekam die Liste der Fingerabdrücke vor dem Geben nicht zu sehen. Er kann also nicht sagen, ob jemand dazukam oder gestrichen wurde.
proof-list-kept = Die Liste der Fingerabdrücke ist die, die vor dem Offenlegen deiner Glückszahl zu sehen war: Niemand kam dazu, niemand wurde gestrichen.
proof-pledge-wrong = Die Glückszahl von Platz { $number } passt nicht zu dem Fingerabdruck, der von ihr gezeigt wurde.
proof-pledge-silent = Platz { $number } hat die Glückszahl nicht offengelegt, und trotzdem wurden die Karten gegeben.
proof-pledges-fit = Jede Glückszahl passt zu ihrem Fingerabdruck: Niemand hat die eigene gewählt, nachdem eine andere bekannt war.
proof-pledges-unseen = Jede Glückszahl passt zu ihrem Fingerabdruck. Wann diese gezeigt wurden, kann dieser Browser nicht sagen.
proof-luck-in = Deine eigene Glückszahl ist dabei: Die Karten hängen von etwas ab, das niemand kannte, bevor alles andere feststand.
proof-luck-out = Deine eigene Glückszahl ist nicht dabei: Du hattest keine dazugegeben, oder du warst abwesend, als gegeben wurde.
proof-cards-unknown = Die Karten lassen sich hier nicht prüfen: Diese Seite weiß nicht, wie in diesem Spiel gegeben wird.
proof-cards-revised = Die Karten lassen sich hier nicht prüfen: Die Regeln des Spiels wurden inzwischen überarbeitet.
proof-cards-wrong = Die Karten, die in Schritt { $step } der Aufzeichnung gegeben wurden, folgen nicht aus dem Geheimnis und den Glückszahlen.
proof-cards-none = Laut Aufzeichnung wurden nie Karten gegeben.
proof-cards-fit = { $draws ->
    [one] Die Karten folgen aus dem Geheimnis und den Glückszahlen, Karte für Karte.
   *[other] In dieser Partie wurde { $draws }-mal gegeben oder gemischt: Jedes Mal folgen die Karten aus dem Geheimnis und den Glückszahlen, Karte für Karte.
  }
proof-game-hand = Die Aufzeichnung nennt auf deiner Hand andere Karten als die, die du bekommen hast.
proof-game-moves = Die Aufzeichnung nennt andere Züge als die, die von deinem Platz aus gemacht wurden.
proof-game-same = Die Aufzeichnung ist die der Partie, die hier gespielt wurde: Deine Karten und deine Züge stehen darin.
proof-called-off-unseen = Laut Aufzeichnung wurde kein Mischen abgebrochen. Dieser Browser war nicht dabei.
proof-called-off-none = Kein Mischen wurde abgebrochen: Niemand hat die Karten gesehen und dann noch einmal mischen lassen.
proof-called-off-wrong = Ein Mischen wurde abgebrochen, obwohl alle ihre Glückszahl offengelegt hatten.
proof-called-off = { $count ->
    [one] Ein Mischen wurde abgebrochen.
   *[other] { $count }-mal wurde das Mischen abgebrochen.
  } { SPACED($silent) } War das mit dem Betreiber des Servers abgesprochen, kann es an Karten gelegen haben, die nicht gefielen: Dass niemand sie ausgesucht hat, ist nicht bewiesen.
proof-silent = { COUNT($numbers) ->
    [one] Wer beim { $shuffle }. Mischen auf Platz { $numbers } saß, hat die Glückszahl nicht offengelegt.
   *[other] Wer beim { $shuffle }. Mischen auf den Plätzen { $numbers } saß, hat die Glückszahl nicht offengelegt.
  }

## The same at a table from before luck was pledged

proof-first-secret-wrong = Das Geheimnis des Servers passt nicht zu dem Fingerabdruck, der zuerst gezeigt wurde.
proof-first-secret-fits = Das Geheimnis des Servers passt zum Fingerabdruck.
proof-first-secret-kept = Das Geheimnis des Servers passt zu dem Fingerabdruck, der zuerst gezeigt wurde.
proof-first-luck-in = Deine Glückszahl hat mitgezählt.
proof-first-luck-out = Deine Glückszahl wurde weggelassen.
proof-first-cards = Die Karten werden hier nicht geprüft; das macht { $text } mit der Aufzeichnung.

## Einführungen

title-lesson = { $text } lernen – Trickery
lesson-heading = Deine ersten Züge in { $text }
lesson-none = Hier gibt es keine Einführung
lesson-at = { $number } von { $steps }
lesson-leave = Verlassen
lesson-on = Weiter
lesson-back = Zurück
lesson-skip = Vormachen
lesson-take-back = Zurücknehmen
lesson-another = Auch das ist erlaubt. Versuch hier aber einmal: { $move }.
lesson-end = Das waren deine ersten Züge. Spiel von hier aus weiter, oder setz dich an einen eigenen Tisch.
lesson-play-on-here = Von hier aus weiterspielen
lesson-play-game = Neue Partie spielen
aim-name = Ziel und Stand

## Settings

settings-name-help = Für den nächsten Tisch, an dem du Platz nimmst.
settings-motion = Bewegung
settings-motion-off = Aus: alles sofort
settings-motion-fast = Schnell
settings-motion-normal = Normal
settings-motion-slow = Langsam
settings-colours = Farben
settings-colours-auto = Wie am Gerät eingestellt
settings-colours-light = Hell
settings-colours-dark = Dunkel
settings-sound = Töne
settings-two-taps = Zweimal tippen, um eine Karte zu spielen: Beim ersten Mal hebt sie sich
settings-pace = Tempo der anderen
settings-pace-none = Sofort
settings-pace-slowest = Sehr langsam
settings-wait-tricks = Ein fertiger Stich bleibt liegen, bis ich tippe
settings-wait-rounds = Am Ende einer Runde warten, bis ich tippe
settings-forced = Für mich ziehen, wenn nur ein Zug möglich ist
settings-clauses = Auch die Absätze der Regeln nennen

## Augenblicke

round-who = Wer
round-points = Diese Runde
round-total = Gesamt
round-go-on = Weiter
trick-go-on = Weiter
bar-pause = Pause
bar-paused = Pause

## Before a first game

first-game-title = Deine erste Partie { $text }?
first-game-what = Drei Minuten Einführung am echten Tisch zeigen dir, worum es geht.
first-game-learn = Erst lernen
first-game-play = Gleich spielen

## A result

result-place = Rang { $place } von { $players }
result-moments = Was den Ausschlag gab
result-moment = { $label }: { $seat } { SIGNED($points) }
result-learn = Das Spiel lernen

## Taking back

# A button: the last move told nobody anything.
take-back = Zurücknehmen

## Freunde: um einen Platz bitten, einen Link teilen, eigene Worte

asking-name = Jemand bittet um einen Platz
asking-wants = { "\u2068" }{ $text }{ "\u2069" } möchte mitspielen.
asking-others = { $others ->
    [one] noch jemand wartet
   *[other] { $others } weitere warten
}
asking-which = Welcher Platz
asking-seat = { $number }: { $seat }
asking-give = Platz geben
asking-decline = Ablehnen
asking-ask = Um einen Platz bitten
asking-waiting = Du hast um einen Platz gebeten: Der Gastgeber entscheidet.
asking-no-longer = Doch nicht
asking-given = Der Gastgeber hat dir einen Platz gegeben.
asking-declined = An diesem Tisch hast du keinen Platz bekommen. Du schaust zu.
invite-share = Teilen
invite-sit-share = Teilen: Link zum Mitspielen
invite-watch-share = Teilen: Link zum Zuschauen
say-own = Eigene Worte
say-send = Senden
say-mute = Stumm schalten: { $seat }
say-unmute = Wieder hören: { $seat }
lobby-here = Schon da: { $seats }.
lobby-not-here = Noch nicht da: { $seats }.
result-wanting = { COUNT($seats) ->
    [one] { $seats } möchte eine Revanche.
   *[other] { $seats } möchten eine Revanche.
}

## A newer page

bar-newer = Neuere Version laden

## Notifications

settings-alerts = Benachrichtigen, wenn ich dran bin oder die Partie vorbei ist und ich gerade woanders bin
settings-alerts-denied = Dein Browser verbietet dieser Seite Benachrichtigungen. Du kannst sie in seinen Einstellungen erlauben.
settings-alerts-never = Benachrichtigungen gibt es nur, wenn der Browser sie kennt und die Seite verschlüsselt geladen wurde (https).

## Jemanden zwischen zwei Runden aufnehmen

asking-later = Nach dieser Runde
asking-more = Ein anderer Platz, später oder keiner
asking-promised = Nach dieser Runde übernimmst du den Platz von { $seat }.
asking-promised-to = Nach dieser Runde übernimmt { "\u2068" }{ $text }{ "\u2069" } den Platz von { $seat }.
asking-lapsed = Aus dem Platz, der dir versprochen war, wird nichts.
asking-lapsed-for = Aus dem Platz, der { "\u2068" }{ $text }{ "\u2069" } versprochen war, wird nichts.

## Seen away from tables, but seldom

settings-language-auto = Wie im Browser
rules-clauses = Alle Regeln im Einzelnen, Absatz für Absatz

## What moves are worth: a hint, and a review

# Short notes beside a move
worth-best = am besten
worth-chosen = gespielt
# How much of the win one can expect after a move
worth-share = { $percent } %
# The same read out
worth-share-aloud = { $percent } Prozent vom Sieg, zwischen { $low } und { $high }
worth-points = { NUMBER($points, minimumFractionDigits: 1) } Punkte
worth-all = Alle { $moves } Züge zeigen
worth-doubt = Ein Zug, dessen Vorsprung kleiner ist als die Ungewissheit, gilt nicht als besser.

## A hint

hint = Tipp
hint-title = Der Rat des Trainers
# The coach has to learn the game first, or works on something else.
hint-thinking = Der Trainer überlegt …
hint-waiting = Der Trainer macht sich bereit. Beim ersten Mal dauert das etwas.
hint-best = Am besten: { $move }
# No move is clearly the best.
hint-close = Es ist knapp. Eine gute Wahl: { $move }
hint-bars = Wie viel vom Sieg du nach jedem Zug erwarten kannst, soweit du es wissen kannst. Die Linie zeigt, wie sicher das ist.

## The review

title-review = Analyse: { $text } · Trickery
result-review = Analyse
review-heading = Analyse: { $text }
review-none = Es gibt keine Analyse
review-whose = Züge von
review-waiting = { $ahead ->
    [0] Der Trainer macht sich bereit. Beim ersten Mal dauert das etwas.
    [one] Eine andere Analyse kommt vorher dran.
   *[other] { $ahead } andere Analysen kommen vorher dran.
}
review-reading = Der Trainer sieht sich die Partie an …
review-progress-name = Wie weit der Trainer ist
review-progress = { $done } von { $decisions } Entscheidungen
review-progress-time = { $done } von { $decisions } Entscheidungen, noch etwa { $seconds } s
review-done = { $decisions ->
    [one] Eine Entscheidung, { $playouts }-mal zu Ende gespielt.
   *[other] { $decisions } Entscheidungen, jede { $playouts }-mal zu Ende gespielt.
}
review-lost = Die Verbindung ist unterbrochen. Es geht von selbst weiter.
review-no-decisions = { $seat } hatte in dieser Partie nie eine Wahl.
review-share = { $percent } %
review-change = { SIGNED($percent) } %

review-account = Wie es dazu kam
review-account-told = Alle begannen mit { $start } %. Glück ({ SIGNED($luck) } %) und Können ({ SIGNED($skill) } %) machten daraus { $result } % vom Sieg.
review-start = Anfang
review-start-why = Vor dem Geben haben alle den gleichen Anteil am Sieg.
review-luck = Glück
review-luck-why = Wofür niemand auf diesem Platz etwas konnte: die Verteilung, die Karten, die kamen, und was die anderen taten.
review-room = Gefunden
review-room-why = Wie viel mehr die besten Züge wert waren als das, was ein Kenner getan hätte.
review-cost = Verschenkt
review-cost-why = Wie viel mehr die besten Züge wert waren als die gespielten, zusammengezählt. Können ist das Gefundene minus das Verschenkte.
review-result = Ergebnis
review-result-why = Der Sieg selbst: ganz, zum Teil, wenn mehrere ihn sich teilen, oder gar nicht.

review-curve = Wie die Chancen standen
review-curve-steer = Entscheidungen auf der Kurve
review-in-short-best = Entscheidung { $number }: { $move }, nichts Besseres
review-in-short-sure = Entscheidung { $number }: { $move }, kostete { $percent } %
review-in-short-perhaps = Entscheidung { $number }: { $move }, kostete vielleicht { $percent } %
review-look = Ansehen
review-legend-luck = Glück
review-legend-sure = ein Fehler
review-legend-perhaps = vielleicht einer
review-curve-table = Die Kurve als Tabelle
review-column-decision = Entscheidung
review-from-to = { $from } auf { $to } %

review-decisions = Entscheidungen
review-decisions-how = Wie viel vom Sieg jede kostete, darunter der Bereich, in dem das in 95 von 100 Fällen liegt.
review-order = Reihenfolge
review-order-cost = Teuerste zuerst
review-order-game = Wie gespielt
review-best-move = nichts Besseres
review-perhaps = vielleicht
review-range = { $low } bis { $high } %

review-all = Alle Entscheidungen
review-at = { $number } von { $decisions }
review-previous = Die vorige in der Liste
review-next = Die nächste in der Liste
review-played = Gespielt: { $move }
review-try-sure = Es gab etwas Besseres. Was würdest du tun?
review-try-perhaps = Vielleicht gab es etwas Besseres. Was würdest du tun?
review-show = Zeig es mir
review-not-allowed = Das war hier nicht erlaubt.
review-tried-best = Ja: { $move }. Das hätte auch der Trainer getan.
review-tried-good = Gut: { $move } ist etwa so gut wie die Wahl des Trainers, { $best }.
review-tried-same = Das war der gespielte Zug: { $move } kostet { $percent } % vom Sieg. Versuch etwas anderes.
review-tried-worse = { $move } kostet { $percent } % vom Sieg. Versuch etwas anderes, oder lass es dir zeigen.
review-verdict-sure = Besser: { $best }. Das wäre { $percent } % vom Sieg mehr wert gewesen ({ $low } bis { $high }).
review-verdict-perhaps = Vielleicht besser: { $best }. Das wäre womöglich { $percent } % vom Sieg mehr wert gewesen ({ $low } bis { $high }).
review-verdict-best = Der Trainer fand nichts Besseres.
review-why-to = Warum?
review-worths = Was jeder Zug wert war
review-why = Warum
review-hard = Wie schwer war das?
review-hard-0 = Leicht: Faustregel, Kenner und Trainer sind sich einig.
review-hard-1 = Nicht leicht: Von Faustregel, Kenner und Trainer sind sich nur zwei einig.
review-hard-2 = Schwer: Faustregel, Kenner und Trainer wollen alle drei etwas anderes.
review-thumb = Faustregel
review-thumb-why = Was eine gute Faustregel sagt, ohne langes Nachdenken.
review-regular = Kenner
review-regular-why = Was ein Bot dieser Stärke getan hätte: auf einen Blick, nach dem, was er in Millionen von Partien gelernt hat.
review-points = In Punkten bringt der bessere Zug im Schnitt { SIGNED($points) }.
review-odds = Wo verborgene Karten sein können
review-odds-how = In so vielen von 100 Fällen, die zu dem passen, was man auf diesem Platz wusste. Was sicher ist, fehlt.
review-odds-card = Karte
review-play-on = Von hier weiterspielen
review-play-on-how = Ein neuer Tisch mit denselben Karten und Bots auf allen anderen Plätzen.
review-list = { $moves } Züge als Liste
## Hints that the host allows

# A switch when a table is opened.
new-hints = Tipps erlauben
new-hints-help = Wer mitspielt, darf dann nach dem besten Zug fragen, und alle sehen, dass das erlaubt ist. Wo außer dir nur Bots sitzen, gibt es Tipps ohnehin.
# One of the facts about a table, in a row.
lobby-hints = Tipps sind erlaubt
# In the bar at the top: there is little room.
bar-hints = Tipps erlaubt

## Records that are brought along

# A button, and what it is for.
record-open = Aufzeichnung öffnen
record-open-help = Eine Partie, die als Datei gespeichert ist, zur Analyse. Du kannst die Datei auch auf die Startseite ziehen.
# A heading; the reason follows.
record-refused = Diese Datei lässt sich nicht öffnen
record-none = darin ist keine Aufzeichnung einer Partie
# Instead of what was proven of the shuffle.
fair-copied = Diese Karten wurden nicht an diesem Tisch gemischt; hier lässt sich darüber nichts beweisen.
