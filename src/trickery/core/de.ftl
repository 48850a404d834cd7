### Was alle Teile von Trickery sagen, auf Deutsch. Begriffe: docs/glossary/de.md.
### Gründe beginnen klein und enden ohne Punkt: Sie stehen in anderen Meldungen.

## The language itself

language-name = Deutsch

## Seats

seat-name = Platz { $number }

## Levels of bots

# Wie ein Bot spielt, steht immer nach dem Wort „spielt“.
level-beginner = Anfänger
level-beginner-plays = wie in den ersten Partien und übersieht noch manches
level-novice = Amateur
level-novice-plays = nach einer guten Faustregel, ohne langes Nachdenken
level-regular = Kenner
level-regular-plays = auf den ersten Blick, mit der Erfahrung aus Millionen Partien gegen sich selbst
level-expert = Experte
level-expert-plays = mit viel Erfahrung und probiert dazu durch, was die anderen auf der Hand haben könnten
level-master = Meister
level-master-plays = mit viel Erfahrung, probiert durch, was die anderen auf der Hand haben könnten, und lässt sich Zeit

## Moves that are refused

game-is-over = die Partie ist vorbei
chance-comes-first = zuerst ist der Zufall dran
not-your-turn = { $seat } ist dran, nicht du
no-such-seat = einen Platz { $text } gibt es nicht, nur 0 bis { $last }
no-such-number = die Züge sind von 0 bis { $last } nummeriert
may-not = { $move }: { $why }
which-move = „{ $text }“ ist nicht eindeutig: { OR($text_some) }?
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

no-such-language = eine Sprache „{ $text }“ gibt es hier nicht (es gibt: { ROW($text_known) })
no-such-game = kein Spiel heißt „{ $text }“ (es gibt: { ROW($text_known) })
no-such-game-near = kein Spiel heißt „{ $text }“; meinst du „{ $text_near }“? (es gibt: { ROW($text_known) })
players-are = { $text_game } ist für { $most } Personen, nicht für { $text }
players-are-between = { $text_game } ist für { $fewest } bis { $most } Personen, nicht für { $text }
switch-needs = die Option „{ $text_option }“ ist on oder off, nicht { $text }
number-option-needs = die Option „{ $text_option }“ ist { $low } bis { $high }, nicht { $text }
no-such-option = { $text_game } hat keine Option „{ $text }“ (es gibt: { ROW($text_known) })
no-options-at-all = { $text_game } hat keine Option „{ $text }“, und auch sonst keine
bad-generator = die beiden Wörter eines Generators reichen von 0 bis 2**64 - 1 und dürfen nicht beide 0 sein
older-rules = diese Partie wurde nach älteren Regeln von { $text_game } gespielt (Version { $version }), die inzwischen überarbeitet sind (Version { $ours }); sie lässt sich nicht fortsetzen
newer-rules = diese Partie wurde nach neueren Regeln von { $text_game } gespielt (Version { $version }), als hier installiert sind (Version { $ours }); ein neueres Trickery kann sie fortsetzen

## Bots

no-such-bot = kein Bot heißt „{ $text }“ (es gibt: { ROW($text_known) })
no-such-bot-near = kein Bot heißt „{ $text }“; meinst du „{ $text_near }“? (es gibt: { ROW($text_known) })
bad-budget = „{ $text }“: ein Budget schreibt man { $text_bot }@1000 oder { $text_bot }@0.5s
bad-seconds = „{ $text }“: ein Bot denkt höchstens { $most } Sekunden pro Zug nach
bad-simulations = „{ $text }“: Simulationen sind eine ganze Zahl; Sekunden enden auf s

## Games and bots of other packages

bad-game = das Spiel „{ $text }“ aus dem Paket „{ $text_owner }“ lässt sich nicht verwenden: { $why }
bad-bot = der Bot „{ $text }“ aus dem Paket „{ $text_owner }“ lässt sich nicht verwenden: { $why }
in-their-words = { $text }
plugin-name = sein Name darf nur aus Kleinbuchstaben, Ziffern und _ bestehen
plugin-ours = diesen Namen verwendet Trickery schon selbst
plugin-rivals =
    { COUNT($text_rivals) ->
        [one] auch das Paket „{ $text_rivals }“ verwendet diesen Namen
       *[other] auch andere Pakete verwenden diesen Namen: { ROW($text_rivals) }
    }
plugin-lacks-card = in { $text } fehlt CARD, eine GameCard
plugin-lacks = in { $text } fehlt: { ROW($text_lacks) }
plugin-needs-a-title = seine CARD braucht einen Titel
plugin-clauses = die Kürzel seiner Absätze beginnen mit Großbuchstaben, nicht mit „{ $text }“
plugin-player-counts = für seine Personenzahlen muss 2 <= fewest <= usual <= most gelten, anders als bei { $text }
plugin-makes-no-bots = { $text } erzeugt keine Bots
plugin-below = wenn er versagt, muss einer unserer Bots für ihn ziehen, nicht „{ $text }“

## Files and editions

file-unreadable = { $text } lässt sich nicht lesen: { $text_why }
at-line = { $text }, Zeile { $line }: { $why }
not-toml = { $text }: kein gültiges TOML: { $text_why }
edition-of-record = die Ausgabe der Aufzeichnung
edition-at-line = { $text }, Zeile { $line }: { $text_figure }: { $why }
edition-at = { $text }: { $text_figure }: { $why }
no-such-figure = diese Angabe gibt es nicht (dieses Spiel hat: { ROW($text_known) })
no-such-figure-near = diese Angabe gibt es nicht; meinst du „{ $text_near }“? (dieses Spiel hat: { ROW($text_known) })
needs-a-table = muss eine Tabelle mit { ROW($text_known) } sein
needs-a-number = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $text }
needs-a-list = muss eine Liste ganzer Zahlen sein, nicht { $text }
entry-needs-a-number = Eintrag { $place } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $text }
needs-a-list-of-names = muss eine Liste von Namen sein, nicht { $text }
entry-needs-a-name = Eintrag { $place } ist { $text }, muss aber einer von diesen Namen sein: { ROW($text_known) }
entries-too-many-or-few =
    { $entries ->
        [one] hat einen Eintrag; nötig sind { $fewest } bis { $most }
       *[other] hat { $entries } Einträge; nötig sind { $fewest } bis { $most }
    }
entries-not-as-many =
    { $entries ->
        [one] hat einen Eintrag; die richtige Anzahl ist { $wanted }
       *[other] hat { $entries } Einträge; die richtige Anzahl ist { $wanted }
    }
entry-twice = enthält { $text } mehr als einmal

## Records

no-chance-now = hier entscheidet nicht der Zufall; erwartet wurde ein Zug
chance-is-missing = hier entscheidet der Zufall, aber niemand hat aufgeschrieben, wie
chance-is-too-much = hier entscheidet nicht der Zufall, aber es ist etwas von ihm aufgeschrieben
record-unfinished = nur eine beendete Partie hat eine Aufzeichnung
record-breaks-off = keine vollständige Aufzeichnung: das JSON bricht bei Zeichen { $place } ab
record-absurd = keine Aufzeichnung: { $text }
record-no-object = eine Aufzeichnung ist ein JSON-Objekt
record-format = das Format muss „{ $text_format }“ sein, nicht { $text }
record-lacks = „{ $text_key }“ fehlt oder hat nicht den JSON-Typ { $text_kind }
record-unknown-key = unbekannter Schlüssel „{ $text_key }“
record-digest = die Prüfsumme passt nicht; die Aufzeichnung wurde nachträglich geändert
record-not-over = nach dem letzten Schritt ({ $steps }) ist die Partie nicht vorbei
record-differs = unter „{ $text_key }“ steht { $text }, aber die Partie ergibt { $text_given }
at-step = Schritt { $step }: { $why }
step-should-read = müsste { $text } lauten
step-no-object = ein Schritt ist ein JSON-Objekt
step-keys = ein Schritt hat entweder „chance“ oder „seat“ und „move“ (dazu „legal“)
chance-no-object = „chance“ muss ein JSON-Objekt sein
step-move-no-text = „move“ muss Text sein
legal-differs = „legal“ nennt nicht die Züge, die erlaubt waren

## A shuffle that does not hold what it promised

fair-missing = in der Aufzeichnung fehlt „fair“; auf das Mischen hatte sich niemand festgelegt
fair-no-receipts = die Aufzeichnung ist von der älteren Art, zu der es keine Belege gibt
fair-other-settings = der Server hatte sich auf andere Optionen, Angaben oder Regeln festgelegt
fair-does-not-follow = das folgt nicht aus dem Geheimnis und den Glückszahlen
fair-version = „fair.version“ muss { $version } sein, nicht { $text }; bring Trickery auf den neuesten Stand
fair-again = „fair“ muss „again“ enthalten, true oder false, und nichts Unbekanntes
fair-table = „fair.table“ muss die Kennung eines Tisches sein, und „fair.shuffles“ darf nicht leer sein
fair-other-secret = das Geheimnis passt nicht zur Festlegung; gemischt wurde anders als angekündigt
fair-first-keys = „fair“ muss „commitment“, „secret“, „luck“ und „again“ enthalten, sonst nichts
fair-first-luck = „fair.luck“ muss eine Liste von Texten sein
fair-first-again = „fair.again“ muss true oder false sein
fair-no-object = „{ $text_key }“ muss ein JSON-Objekt sein
fair-lacks = „{ $text_what }“ muss „{ $text_key }“ vom JSON-Typ { $text_kind } enthalten
not-hexadecimal = „{ $text_key }“ muss aus 64 Hexadezimalziffern bestehen
shuffle-no-list = ein Mischen ist eine Liste von Zusagen
shuffle-no-seat = beim { $shuffle }. Mischen gibt es keinen Platz { $text }, der etwas zusagen könnte
shuffle-called-off = das { $shuffle }. Mischen wurde abgebrochen, obwohl alle ihre Glückszahl offengelegt hatten
pledge-keys = eine Zusage enthält „seat“, „commitment“ und „luck“, sonst nichts
pledge-order = Zusagen stehen in der Reihenfolge der Plätze, jeder Platz nur einmal
luck-other = die Glückszahl von { $seat } ist nicht die zugesagte
luck-missing = { $seat } hat die Glückszahl nicht offengelegt, und trotzdem wurde gegeben
receipt-format = das Format eines Belegs muss „{ $text_format }“ sein
receipt-nothing-shuffled = für diese Partie wurde nicht gemischt, also kann kein Beleg zu ihr gehören
receipt-other-table = der Beleg gehört zu einem anderen Tisch
receipt-other-commitment = der Server hatte eine andere Festlegung gezeigt
receipt-shuffle-missing = das { $shuffle }. Mischen fehlt; jemand hat es gesehen, und dann wurde noch einmal gemischt
receipt-other-pledges = beim { $shuffle }. Mischen waren vor dem Offenlegen andere Zusagen zu sehen
receipt-left-out = beim { $shuffle }. Mischen fehlt die Glückszahl von { $seat }
receipt-dealt-without = gegeben wurde ohne die Glückszahl von { $seat }
receipt-other-cards = { $seat } hat andere Karten bekommen, als die Aufzeichnung sagt
receipt-other-moves = { $seat } hat andere Züge gemacht, als die Aufzeichnung sagt

## What was found out about a shuffle

found-commitment = Festlegung des Servers: { $text }
found-luck = Glückszahlen kamen von: { ROW($seats) }
found-nobody = Niemand hat eine Glückszahl dazugegeben, also hätte der Server die Karten aussuchen können.
found-first-luck =
    { COUNT($text_luck) ->
        [one] mit einer Glückszahl: { $text_luck }
       *[other] mit { COUNT($text_luck) } Glückszahlen: { ROW($text_luck) }
    }
found-first-nobody = ohne Glückszahlen
found-first-kind = Ältere Art: Wer den Server betrieb und die Partie startete, hätte die Karten aussuchen können.
found-called-off =
    { COUNT($seats) ->
        [one] Das { $shuffle }. Mischen wurde abgebrochen: Die Glückszahl von { $seats } fehlte.
       *[other] Das { $shuffle }. Mischen wurde abgebrochen: Die Glückszahlen von { $seats } fehlten.
    }
found-with-receipt = Es ist das Mischen, für das der Beleg geschrieben wurde.
found-no-receipt = Ist das die Festlegung, die deine Seite gezeigt hat? Der Beleg von dort verrät mehr.
found-again = Mit diesen Karten war schon gespielt worden: Wer jene Partie kannte, kannte die Karten.
