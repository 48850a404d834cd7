### Was alle Teile von Trickery sagen, auf Deutsch. Begriffe: docs/glossary/de.md.
### Gründe beginnen klein und enden ohne Punkt: Sie stehen in anderen Meldungen.

## The language itself

language-name = Deutsch

## Seats

seat-name = Platz { $number }
name-of = von { $text }

## Levels of bots

# Wie ein Bot spielt, steht immer nach dem Wort „spielt“.
level-beginner = Anfänger
level-beginner-plays = wie jemand, der das Spiel gerade erst lernt und noch manches übersieht
level-novice = Amateur
level-novice-plays = nach einer guten Faustregel, ohne langes Nachdenken
level-regular = Kenner
level-regular-plays = auf den ersten Blick, mit der Erfahrung aus Millionen Partien gegen sich selbst
level-expert = Experte
level-expert-plays = mit viel Erfahrung und probiert dazu durch, was die anderen auf der Hand haben könnten
level-master = Meister
level-master-plays = mit viel Erfahrung, probiert gründlich durch, was die anderen auf der Hand haben könnten, und lässt sich Zeit
level-expert-alone = vorausschauend und probiert durch, was die anderen auf der Hand haben könnten
level-master-alone = vorausschauend, probiert gründlich durch, was die anderen auf der Hand haben könnten, und lässt sich Zeit
bot-of-package = so, wie es das Paket „{ $text }“ vorgibt
levels-untrained = Bei { $text_title } gibt es die Stufe { ROW($names) } nicht: Dafür müsste ein Netz für dieses Spiel trainiert sein.

## Moves that are refused

game-is-over = die Partie ist vorbei
chance-comes-first = noch ist niemand dran, zuerst wird gegeben oder gemischt
not-your-turn = { $seat } ist dran, nicht du
no-such-seat = einen Platz { $text } gibt es nicht, nur die Plätze 1 bis { $last }
no-such-number = die Züge sind von 0 bis { $last } nummeriert
may-not = „{ $move }“ geht nicht: { $why }
which-move = „{ $text }“ ist nicht eindeutig; gemeint sein kann: { ROW($text_some) }
no-such-move = „{ $text }“ ist kein Zug in diesem Spiel
no-such-move-near =
    { COUNT($text_near) ->
        [one] „{ $text }“ ist kein Zug in diesem Spiel; meinst du „{ $text_near }“?
       *[other] „{ $text }“ ist kein Zug in diesem Spiel; meinst du einen von diesen: { ROW($text_near) }?
    }

## A rule of thumb

only-move = es ist der einzige Zug

## The end of a game

played-to-the-end = Die Partie ist zu Ende gespielt.

## Sentences

sentences = { SPACED($several) }

## Languages, games, players and options

no-such-language = die Sprache „{ $text }“ gibt es hier nicht (zur Wahl stehen: { ROW($text_known) })
no-such-game = ein Spiel „{ $text }“ gibt es nicht (zur Wahl stehen: { ROW($text_known) })
no-such-game-near = ein Spiel „{ $text }“ gibt es nicht; meinst du „{ $text_near }“? (zur Wahl stehen: { ROW($text_known) })
players-are =
    { $most ->
        [one] { $text_game } ist für { $most } Person, nicht für { $text }
       *[other] { $text_game } ist für { $most } Personen, nicht für { $text }
    }
players-are-between =
    { $most ->
        [one] { $text_game } ist für { $fewest } bis { $most } Person, nicht für { $text }
       *[other] { $text_game } ist für { $fewest } bis { $most } Personen, nicht für { $text }
    }
switch-needs = die Option „{ $text_option }“ muss on oder off sein, nicht { $text }
number-option-needs = die Option „{ $text_option }“ muss zwischen { $low } und { $high } liegen, nicht bei { $text }
no-such-option = { $text_game } hat keine Option „{ $text }“ (zur Wahl stehen: { ROW($text_known) })
no-options-at-all = { $text_game } hat keine Optionen, also auch keine namens „{ $text }“
bad-generator = die beiden Wörter eines Generators müssen zwischen 0 und 2**64 - 1 liegen und dürfen nicht beide 0 sein
older-rules = diese Partie wurde nach älteren Regeln von { $text_game } gespielt (Version { $version }), die inzwischen überarbeitet sind (Version { $ours }); sie lässt sich nicht fortsetzen
newer-rules = diese Partie wurde nach neueren Regeln von { $text_game } gespielt (Version { $version }), als hier installiert sind (Version { $ours }); bring Trickery auf den neuesten Stand, um sie fortzusetzen

## Bots

no-such-bot = einen Bot „{ $text }“ gibt es nicht (zur Wahl stehen: { ROW($text_known) })
no-such-bot-near = einen Bot „{ $text }“ gibt es nicht; meinst du „{ $text_near }“? (zur Wahl stehen: { ROW($text_known) })
bot-untrained = bei { $text_title } gibt es „{ $text }“ nicht: dafür müsste ein Netz für dieses Spiel trainiert sein (zur Wahl stehen: { ROW($text_known) })
bot-plays-others = der Bot „{ $text }“ spielt { $text_title } nicht (nur { ROW($text_known) })
bot-not-allowed = der Bot „{ $text }“ kommt aus einem anderen Paket und ist hier nicht zugelassen
bad-budget = „{ $text }“: schreib das Budget eines Bots als { $text_bot }@1000 oder { $text_bot }@0.5s
bad-seconds =
    { $most ->
        [one] „{ $text }“: ein Bot darf höchstens { $most } Sekunde pro Zug nachdenken
       *[other] „{ $text }“: ein Bot darf höchstens { $most } Sekunden pro Zug nachdenken
    }
bad-simulations = „{ $text }“: Simulationen müssen eine ganze Zahl sein; Angaben in Sekunden enden auf s

## Games and bots of other packages

bad-game = das Spiel „{ $text }“ aus dem Paket „{ $text_owner }“ lässt sich nicht verwenden: { $why }
bad-bot = der Bot „{ $text }“ aus dem Paket „{ $text_owner }“ lässt sich nicht verwenden: { $why }
in-their-words = { $text }
plugin-name = sein Name darf nur aus Kleinbuchstaben, Ziffern und _ bestehen
plugin-ours = diesen Namen gibt es bei Trickery schon
plugin-rivals =
    { COUNT($text_rivals) ->
        [one] auch das Paket „{ $text_rivals }“ verwendet diesen Namen
       *[other] auch andere Pakete verwenden diesen Namen: { ROW($text_rivals) }
    }
plugin-lacks-card = in { $text } fehlt CARD (eine GameCard)
plugin-lacks = in { $text } fehlt: { ROW($text_lacks) }
plugin-needs-a-title = seine CARD braucht einen Titel
plugin-clauses = die Kürzel seiner Regelnummern müssen mit Großbuchstaben beginnen, nicht mit „{ $text }“
plugin-player-counts = bei seinen Personenzahlen muss 2 <= fewest <= usual <= most gelten; angegeben ist { $text }
plugin-makes-no-bots = { $text } erzeugt keine Bots
plugin-below = sein „below“, der Bot, der einspringt, wenn er versagt, muss einer von Trickery sein, nicht „{ $text }“

## Files and editions

file-unreadable = { $text } lässt sich nicht lesen: { $text_why }
at-line = { $text }, Zeile { $line }: { $why }
not-toml = { $text } ist kein gültiges TOML: { $text_why }
edition-of-record = die Ausgabe der Aufzeichnung
edition-at-line = { $text }, Zeile { $line }: { $text_figure }: { $why }
edition-at = { $text }: { $text_figure }: { $why }
no-such-figure =
    { COUNT($text_known) ->
        [0] diese Angabe gibt es nicht (dieses Spiel hat keine)
       *[other] diese Angabe gibt es nicht (dieses Spiel hat: { ROW($text_known) })
    }
no-such-figure-near = diese Angabe gibt es nicht; meinst du „{ $text_near }“? (dieses Spiel hat: { ROW($text_known) })
needs-a-table = muss eine Tabelle mit { ROW($text_known) } sein
needs-a-number = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $text }
needs-a-list = muss eine Liste ganzer Zahlen sein, nicht { $text }
entry-needs-a-number = Eintrag { $place } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $text }
needs-a-list-of-names = muss eine Liste von Namen sein, nicht { $text }
entry-needs-a-name = Eintrag { $place } ist { $text }, muss aber einer von diesen Namen sein: { ROW($text_known) }
entries-too-many-or-few =
    { $entries ->
        [one] hat einen Eintrag, braucht aber { $fewest } bis { $most }
       *[other] hat { $entries } Einträge, braucht aber { $fewest } bis { $most }
    }
entries-not-as-many =
    { $entries ->
        [one] hat einen Eintrag, braucht aber { $wanted }
       *[other] hat { $entries } Einträge, braucht aber { $wanted }
    }
entry-twice = enthält { $text } mehr als einmal

## Records

no-chance-now = hier entscheidet nicht der Zufall; als Nächstes müsste ein Zug kommen
chance-is-missing = hier entscheidet der Zufall, aber das Ergebnis fehlt
chance-is-too-much = hier entscheidet nicht der Zufall, aber es ist ein Ergebnis aufgeschrieben
record-unfinished = nur eine beendete Partie hat eine Aufzeichnung
record-breaks-off = keine vollständige Aufzeichnung: das JSON bricht bei Zeichen { $place } ab
record-absurd = keine Aufzeichnung: { $text }
record-no-object = eine Aufzeichnung muss ein JSON-Objekt sein
record-format = „format“ muss „{ $text_format }“ sein, nicht „{ $text }“
record-lacks = „{ $text_key }“ fehlt oder ist nicht vom Typ { $text_kind }
record-unknown-key = unbekannter Schlüssel „{ $text_key }“
record-digest = die Prüfsumme passt nicht; die Aufzeichnung wurde nachträglich geändert
taken-back-keys = „taken_back“ muss eine Liste von Objekten mit „step“, „seat“ und „moves“ sein, der Reihe nach, für Schritte und Plätze, die es gibt
record-not-over = nach dem letzten Schritt ({ $steps }) ist die Partie nicht vorbei
record-differs = unter „{ $text_key }“ steht { $text }, richtig wäre { $text_given }
at-step = Schritt { $step }: { $why }
step-should-read = müsste { $text } lauten
step-no-object = ein Schritt muss ein JSON-Objekt sein
step-keys = ein Schritt braucht entweder „chance“ oder „seat“ und „move“ (wahlweise auch „legal“)
step-seat = „seat“ muss eine ganze Zahl von 0 bis { $last } sein, nicht { $text }
chance-no-object = „chance“ muss ein JSON-Objekt sein
step-move-no-text = „move“ muss Text sein
legal-differs = „legal“ nennt nicht die Züge, die erlaubt waren

## A shuffle that doesn't keep its promise

fair-missing = in der Aufzeichnung fehlt „fair“; der Server hatte sich beim Mischen auf nichts festgelegt
fair-no-receipts = das ist eine ältere Art von Aufzeichnung, zu der es keine Belege gibt
fair-other-settings = der Server hatte sich auf andere Optionen, Angaben oder Regeln festgelegt
fair-does-not-follow = das ergibt sich nicht aus der geheimen Zahl und den Glückszahlen
fair-version = „fair.version“ muss { $version } sein, nicht { $text }; bring Trickery auf den neuesten Stand
fair-again = „fair“ muss „again“ enthalten, true oder false, und darf keine unbekannten Schlüssel haben
fair-table = „fair.table“ muss die Kennung eines Tisches sein, und „fair.shuffles“ darf nicht leer sein
fair-other-secret = die geheime Zahl passt nicht zu ihrem Fingerabdruck; das ist nicht das Mischen, das gezeigt wurde
fair-first-keys = „fair“ muss „commitment“, „secret“, „luck“ und „again“ enthalten, sonst nichts
fair-first-luck = „fair.luck“ muss eine Liste von Texten sein
fair-first-again = „fair.again“ muss true oder false sein
fair-no-object = „{ $text_key }“ muss ein JSON-Objekt sein
fair-lacks = „{ $text_what }“ muss „{ $text_key }“ vom Typ { $text_kind } enthalten
not-hexadecimal = „{ $text_key }“ muss aus 64 Hexadezimalziffern bestehen
shuffle-no-list = ein Mischen muss eine Liste von Zusagen sein
shuffle-no-seat = beim { $shuffle }. Mischen steht unter „seat“ { $text }, aber so einen Platz gibt es nicht
shuffle-called-off = das { $shuffle }. Mischen wurde abgebrochen, obwohl alle ihre Glückszahl offengelegt hatten
pledge-keys = eine Zusage muss „seat“, „commitment“ und „luck“ enthalten, sonst nichts
pledge-order = Zusagen müssen in der Reihenfolge der Plätze stehen, jeder Platz nur einmal
luck-other = die Glückszahl { OF($seat) } passt nicht zu ihrem Fingerabdruck
luck-missing = { $seat } hat keine Glückszahl offengelegt, und trotzdem wurden die Karten gegeben
receipt-format = „format“ muss bei einem Beleg „{ $text_format }“ sein
receipt-nothing-shuffled = für diese Partie wurde nicht gemischt, also kann es zu ihr keinen Beleg geben
receipt-other-table = der Beleg gehört zu einem anderen Tisch
receipt-other-commitment = der Server hatte einen anderen Fingerabdruck gezeigt
receipt-shuffle-missing = das { $shuffle }. Mischen fehlt; deine Seite hat es gesehen, aber dann wurde noch einmal gemischt
receipt-other-pledges = beim { $shuffle }. Mischen wurden vor dem Offenlegen der Glückszahlen andere Fingerabdrücke gezeigt
receipt-left-out = beim { $shuffle }. Mischen fehlt die Glückszahl { OF($seat) }
receipt-dealt-without = gegeben wurde ohne die Glückszahl { OF($seat) }
receipt-other-cards = in der Aufzeichnung stehen nicht die Karten, die { $seat } bekommen hat
receipt-other-moves = in der Aufzeichnung stehen nicht die Züge, die { $seat } gemacht hat

## What was found out about a shuffle

found-commitment = Fingerabdruck der geheimen Zahl des Servers: { $text }
found-luck = Glückszahlen von: { ROW($seats) }
found-nobody = Niemand hat eine Glückszahl dazugegeben, also hätte der Server die Karten aussuchen können.
found-first-luck =
    { COUNT($text_luck) ->
        [one] mit einer Glückszahl: { $text_luck }
       *[other] mit { COUNT($text_luck) } Glückszahlen: { ROW($text_luck) }
    }
found-first-nobody = ohne Glückszahl
found-first-kind = Das ist eine ältere Art zu mischen: Wer den Server betrieb und auch die Partie startete, hätte die Karten aussuchen können.
found-called-off =
    { COUNT($seats) ->
        [one] Das { $shuffle }. Mischen wurde abgebrochen, weil { $seats } keine Glückszahl offengelegt hat.
       *[other] Das { $shuffle }. Mischen wurde abgebrochen, weil { $seats } ihre Glückszahlen nicht offengelegt haben.
    }
found-taken-back =
    { $moves ->
        [one] Nach Schritt { $step } hat { $seat } einen Zug zurückgenommen.
       *[other] Nach Schritt { $step } hat { $seat } { $moves } Züge zurückgenommen.
    }
found-with-receipt = Das ist das Mischen, zu dem der Beleg gehört.
found-no-receipt = Ist das der Fingerabdruck, den deine Seite gezeigt hat? Ihr Beleg kann mehr beweisen.
found-again = Mit diesen Karten war schon gespielt worden: Wer jene Partie kannte, kannte die Karten.
