### Tricksters auf Deutsch. Begriffe: docs/glossary/de.md.
###
### Karten heißen überall A1 bis E4 und sind weiblich. Die Farben stehen im Werfall oder Wenfall der Mehrzahl: „bei
### Füchse“ geht also nicht, „Füchse zählen“ und „für Füchse“ gehen.

## The box

blurb = Jede Karte zeigt alle vier Tiere – und in jeder Runde bestimmt eine Person, wer mit wem spielt.

## Names

name-ravens = Raben
name-foxes = Füchse
name-rats = Ratten
name-toads = Kröten

## Moves

move-draft = Karte { $card } wählen
move-take-suit = { $suit } nehmen
move-pair = { $seat_first } und { $seat } zum Team machen
move-play = Karte { $card } spielen

## What the one to move is asked

prompt-draft =
    { $cards ->
        [one] Wähl die letzte offene Karte; alle wissen dann, dass du sie hast.
       *[other] Wähl eine der { $cards } offenen Karten: Hohe Zahlen holen Stiche. Alle sehen, was du nimmst.
    }
prompt-suit =
    { $left ->
        [one] Nimm die letzte Farbkarte: Immer wenn du in dieser Runde ausspielst, zählen die Zahlen dieser Farbe.
       *[other] Nimm eine Farbkarte: Immer wenn du in dieser Runde ausspielst, zählen die Zahlen dieser Farbe.
    }
prompt-pair = Bestimm, wer in dieser Runde mit wem spielt: In jedem Stich zählt ein Team seine Zahlen zusammen.
prompt-lead = Spiel irgendeine Karte aus; im Stich zählen { $suit }, deine Farbe.
prompt-play = Spiel irgendeine Karte; { $suit } zählen. Dein Partner hat { $partner } gelegt, die anderen haben bisher { $others }.
prompt-partner-to-come = Spiel irgendeine Karte; { $suit } zählen. Dein Partner kommt noch, die anderen haben bisher { $others }.
prompt-others-to-come =
    Spiel irgendeine Karte; { $suit } zählen. Dein Partner hat { $partner } gelegt, die anderen noch nichts.

## Why a move is not allowed

why-draft-first = zuerst werden die offenen Karten gewählt (TS-5)
why-suits-now = jetzt werden reihum die Farbkarten genommen (TS-6)
why-pairs-now = jetzt verteilst du die Partnerkarten (TS-7)
why-tricks-now = die Stiche haben begonnen; jetzt spielst du eine Karte (TS-8)
why-suit-taken = { $seat } hat { $suit } schon genommen (TS-6)
why-drafted = { $seat } hat sie schon gewählt (TS-5)
why-drafted-yourself = du hast sie schon gewählt (TS-5)
why-dealt = sie wurde dir ausgeteilt, du hast sie also schon auf der Hand
why-not-face-up = sie liegt nicht offen aus (TS-5)
why-played = sie wurde in dieser Runde schon gespielt
why-not-held = du hast sie nicht (TS-8)

## News: what a move led to

news-trick =
    { $how ->
        [tie] { $seats } bekommen den Stich: Gleichstand mit { $sum } ({ $suit }), und ausgespielt haben die anderen; { $seat_next } spielt als Nächstes aus.
       *[higher] { $seats } bekommen den Stich mit { $sum } zu { $against } ({ $suit }); { $seat_next } spielt als Nächstes aus.
    }
news-last-trick =
    { $how ->
        [tie] { $seats } bekommen den letzten Stich: Gleichstand mit { $sum } ({ $suit }), und ausgespielt haben die anderen.
       *[higher] { $seats } bekommen den letzten Stich mit { $sum } zu { $against } ({ $suit }).
    }
news-round-over = Runde { $round } ist vorbei: { $first }; { $second }.
news-target = Alle haben einmal gegeben: Das Ziel sind { $target } Punkte.
news-target-reached =
    { COUNT($seats) ->
        [one] { $seats } hat das Ziel von { $target } Punkten erreicht.
       *[other] { $seats } haben das Ziel von { $target } Punkten erreicht.
    }
news-wins-alone = Auf dem zweiten Rang herrscht Gleichstand, also gewinnt { $seat } allein.
news-victory = { $seats } teilen sich den Sieg.
news-round-begins = Runde { $round }: { $seat_dealer } gibt, { $seat } wählt zuerst.
news-suits = Alle offenen Karten sind gewählt; die erste Farbkarte nimmt { $seat }.
news-pairs = Alle haben eine Farbe; { $seat } verteilt die Partnerkarten.
news-teams = { $seats } spielen gegen { $seats_against }; { $seat_leader } spielt { $suit } aus.

## Said in several places

round-number = Runde { $round }
pair-took =
    { $tricks ->
        [0] { $seats } ohne Stich, je { SIGNED($points) }
        [one] { $seats } mit { $tricks } Stich, je { SIGNED($points) }
       *[other] { $seats } mit { $tricks } Stichen, je { SIGNED($points) }
    }
card-laid = { $seat } mit { $counts } (Karte { $card })

## The table as text

table-undealt = Noch sind keine Karten gegeben.
table-round = Runde { $round }, { $seat } gibt.
table-target = Das Ziel sind { $target } Punkte.
table-target-later = Das Ziel wird nach Runde { $round } gesetzt.
table-scores = Punktestand: { ROW($scores) }
table-score = { $seat }: { $points }
table-round-done = Runde { $round }: { $first }; { $second }
table-pairs = { $seats } spielen gegen { $seats_against }.
table-legend = Eine Karte zeigt ihre Werte für [Rabe Fuchs Ratte Kröte].
table-card = { $card } [{ SPACED($values) }]
table-seat = { $seat }: { ROW($facts) }
table-seat-you = { $seat } (du): { ROW($facts) }
table-leads = spielt { $suit } aus
table-tricks =
    { $tricks ->
        [0] kein Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
table-holds = hat { ROW($cards) } und { $hidden } verborgene
table-holds-known = hat { ROW($cards) }
table-holds-hidden = hat { $hidden } verborgene
table-holds-nothing = hat nichts
table-face-up = Offen: { ROW($cards) }
table-suits-left = Übrige Farbkarten: { ROW($suits) }
table-trick-taken =
    { $how ->
        [tie] Stich { $number } ({ $suit }): { ROW($plays) } (Gleichstand mit { $sum }, für { $seats })
       *[higher] Stich { $number } ({ $suit }): { ROW($plays) } ({ $sum } zu { $against } für { $seats })
    }
table-trick = Stich { $number } ({ $suit }): { ROW($plays) }
table-trick-empty = Stich { $number } ({ $suit }): noch nichts
table-unseen = In den anderen Händen verborgen: { ROW($cards) }
table-hand = Deine Hand: { ROW($cards) }
table-hand-empty = Deine Hand: leer

## The score sheet

sheet-playing = Runde { $round }, läuft noch
sheet-total = Gesamt
sheet-earned =
    { $seats } haben { $tricks ->
        [0] keinen Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } bekommen: je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } (TS-11)
sheet-earning =
    { $seats } haben bisher { $tricks ->
        [0] keinen Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }, das sind je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } (TS-11)
sheet-wins-alone = Auf dem zweiten Rang herrscht Gleichstand, also gewinnt { $seat } allein (TS-13).
sheet-victory = { $seats } teilen sich den Sieg.
sheet-target-later =
    Das Ziel wird nach Runde { $round } gesetzt: { $above } mehr als der dann beste Punktestand (TS-12). Die beiden Besten teilen sich den Sieg (TS-13).
sheet-target =
    { COUNT($seats) ->
        [one] Das Ziel ist { $target }: { $seats } braucht noch { $lacking } (TS-12). Die beiden Besten teilen sich den Sieg (TS-13).
       *[other] Das Ziel ist { $target }: { $seats } brauchen noch { $lacking } (TS-12). Die beiden Besten teilen sich den Sieg (TS-13).
    }

## Reasons of the rule of thumb: a player explains a move of their own

reason-strong = keine offene Karte hat auf ihren vier Seiten mehr Punkte
reason-beats-mine = in mindestens einer Farbe schlägt sie alles, was ich habe
reason-weakest = von den übrigen Farben ist sie meine schwächste, und jetzt kann sie niemand gegen mich ausspielen
reason-drafted-well = dieser Partner hat starke Karten gewählt
reason-play-last = die Karten links von mir sind gut genug, und zum ersten Stich spielen wir beide zuletzt
reason-start = das ist mein bester Auftakt für einen Stich in meiner Farbe
reason-takes = von den Karten, die den Stich holen sollten, kann ich sie am ehesten entbehren
reason-lost = der Stich ist so gut wie verloren, und diese Karte kann ich am ehesten entbehren
reason-best-chance = damit haben wir die beste Chance auf den Stich

## What is wrong with a record

record-deal = eine Runde beginnt mit dem Geben: hands, face_up und (bei der ersten) dealer
record-hands = hands muss aus { $players } Listen mit je { $cards } Karten bestehen (TS-4)
record-face-up = face_up muss eine Liste von { $cards } Karten sein (TS-4)
record-no-card = { $text } ist keine Karte: Sie heißen A1 bis E4
record-twice = in hands und face_up steht { $card } mehr als einmal
record-dealer = dealer muss ein Platz von 0 bis { $last } sein
record-dealer-passed = die Geberkarte ist zu { $seat } gewandert (TS-12)

## On the page: a card in words

card-shows = { $card }: Rabe { $raven }, Fuchs { $fox }, Ratte { $rat }, Kröte { $toad }
card-counts =
    { $card }: zählt { $counts } für { $suit } (Rabe { $raven }, Fuchs { $fox }, Ratte { $rat }, Kröte { $toad })
card-known = { $card }, allen bekannt

## On the page: what stands above the table

dealt-by = { $seat } gibt
target-later = Ziel nach Runde { $round }
target-now = Ziel { $target }
victory-of =
    { COUNT($seats) ->
        [one] { $seats } gewinnt allein!
       *[other] { $seats } teilen sich den Sieg!
    }
phases = Phasen einer Runde
phase-draft = Auswahl
phase-suits = Farben
phase-pairs = Teams
phase-tricks = Stiche

## On the page: the middle of the table

cards-to-draft = Karten zur Auswahl
suit-cards = Farbkarten
suit-in-hand = auf deiner Hand: { ROW($values) }
sure-of-suit = Die ganze Runde { $suit } ausspielen?
pairing-asked = Wer spielt in dieser Runde mit wem?
pairing-decided-by = { $seat } bestimmt, wer mit wem spielt.
ways-to-pair = Mögliche Teams
way-to-pair = { $seats } gegen { $seats_against }
way-with-you = Du mit { $seat } gegen { $seats_against }
sure-of-pairs = { $way }: für die ganze Runde?
stump-counts = { $suit } zählen
stump-counted = { $suit } zählten
stump-leads = { $seat } spielt aus
stump-led = { $seat } spielte aus
stump-leads-next = { $seat } spielt { $suit } aus

## On the page: beside the middle

fold-unseen = Verborgen { $cards }
unseen-cards = In den anderen Händen verborgen
fold-last-trick = Voriger Stich
fold-rounds = Runden

two-pairs = Die beiden Teams
pair-sum = Summe: { $sum }
pair-takes-it = Stich!
pair-wins-tie = Gleich: Stich!
pair-tricks =
    { $tricks ->
        [one] { $tricks } Stich, { SIGNED($points) }
       *[other] { $tricks } Stiche, { SIGNED($points) }
    }
pair-tricks-said =
    { $tricks ->
        [one] { $tricks } Stich, je { SIGNED($points) }
       *[other] { $tricks } Stiche, je { SIGNED($points) }
    }

trick-to = an { $seats }
trick-tie-to = Gleichstand, an { $seats }

rounds-column = Runde
rounds-points = Punkte
round-got =
    { $side ->
        [moon] Mond
       *[star] Stern
    }, { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }: { SIGNED($points) }
target-ends = Bei { $target } Punkten ist Schluss. Die beiden Besten gewinnen.
target-to-come = Nach Runde { $round } wird das Ziel gesetzt: { $above } mehr als der dann beste Punktestand. Die beiden Besten gewinnen.

## On the page: before a player

badge-dealer = Geber
badge-dealer-letter = G
badge-matchmaker = Verteilt die Partnerkarten
with-partner = mit { $seat }
no-suit-yet = noch keine Farbe
all-cards-of = Karten von { $seat }
known-cards-of = Bekannte Karten von { $seat }
hidden-in-hand =
    { $cards ->
        [one] { $cards } verborgene Karte
       *[other] { $cards } verborgene Karten
    }

## The aim, the standing and the end of a round

aim = Hol Stiche mit deinem Partner dieser Runde. Am Ende gewinnen die beiden mit den meisten Punkten.
aim-target = Hol Stiche mit deinem Partner dieser Runde. Bei { $target } Punkten ist Schluss, und die beiden Besten gewinnen.
standing-to-come = Diese Runde bringt dir für 0 bis 5 Stiche eures Teams: { SPACED($points) } Punkte.
standing =
    Wäre die Runde jetzt vorbei: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    } für dich: { $before } + { $points } für { $tricks ->
        [0] keinen Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } mit { $seat }.
standing-done =
    Du hast { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }: { $before } + { $points } für { $tricks ->
        [0] keinen Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } mit { $seat }.
round-over-title = Runde { $round } ist vorbei
round-over-why =
    { $tricks ->
        [0] kein Stich mit { $seat }
        [one] { $tricks } Stich mit { $seat }
       *[other] { $tricks } Stiche mit { $seat }
    }: { SIGNED($points) }
round-over-next = { $seat } gibt zu Runde { $round }.

## On the page: what stands there explained

explain-pair = { $seats } sind in dieser Runde ein Team: In jedem Stich zählen sie ihre Zahlen zusammen.
explain-dealer = Wer gibt, spielt zum ersten Stich aus. Die Geberkarte wandert nach jeder Runde nach links.
explain-matchmaker = Sitzt dem Geber gegenüber und bestimmt darum, wer in dieser Runde mit wem spielt.
explain-suit = Farbkarte: In jedem Stich, zu dem { $seat } ausspielt, zählen die Zahlen für { $suit }.
explain-no-suit = Nach der Auswahl nehmen alle eine Farbkarte. Sie sagt, welche Zahlen zählen, wenn man ausspielt.
explain-known = Karten mit Auge: Du hast sie offen gewählt, also wissen alle, dass du sie hast.
explain-hidden = Ausgeteilte und noch nicht gespielte Karten: Nur { $seat } sieht sie.
explain-sum = So viel zählen die zwei Karten dieses Teams zusammen. Die höhere Summe bekommt den Stich; bei Gleichstand das Team, das nicht ausgespielt hat.
explain-tricks = Die Stiche dieses Teams in dieser Runde und die Punkte, die beide dafür bekommen: 0 0 1 2 2 3 für 0 bis 5 Stiche.
explain-counts = Die Farbe der Person, die ausgespielt hat: In diesem Stich zählt jede Karte mit ihrer Zahl für { $suit }.
explain-target-later = Nach Runde { $round } wird das Ziel gesetzt, { $above } über dem besten Punktestand. Wer es später erreicht, beendet die Partie; die beiden Besten gewinnen.
explain-target-now = Hat am Ende einer Runde jemand { $target } Punkte, ist die Partie aus. Die beiden Besten gewinnen.
explain-phase-draft = Reihum nehmen alle zwei der acht offenen Karten. Mit den drei ausgeteilten reichen sie für fünf Stiche.
explain-phase-suits = Alle nehmen eine der vier Farbkarten. Sie sagt, welche Zahlen zählen, wenn man ausspielt.
explain-phase-pairs = Wer dem Geber gegenübersitzt, bestimmt, wer in dieser Runde mit wem spielt.
explain-phase-tricks = Fünf Stiche: Alle spielen eine Karte, und das Team mit der höheren Summe bekommt den Stich.

known-of-you =
    { $cards ->
        [one] { $cards } deiner Karten ist allen bekannt
       *[other] { $cards } deiner Karten sind allen bekannt
    }
draft-why = Je zwei für alle; dann Farben, Teams, Stiche.
suit-numbers = Unter jeder Farbe: die Zahlen auf deiner Hand.
unseen-why = Die anderen haben sie auf der Hand; wer welche, verrät niemand.
on-to-round = Weiter zu Runde { $round }
rounds-yours = dein Team
rounds-theirs = das andere Team

## The lesson

lesson-aim = Willkommen! In jeder Runde hast du einen neuen Partner, und ihr holt zusammen Stiche. Die bringen Punkte, und am Ende gewinnen die beiden mit den meisten Punkten.
lesson-cards = Jede Karte zeigt Rabe, Fuchs, Ratte und Kröte, jeweils mit einer Zahl. In einem Stich zählt nur eines der Tiere, und hoch ist gut. Drei Karten hast du bekommen.
lesson-draft = Zwei weitere wählen alle selbst. Nimm { $card }: Rabe { $raven }, Fuchs { $fox }, Ratte { $rat }, Kröte { $toad }. So hohe Zahlen hat hier keine andere.
lesson-draft-weak = Die ist auf allen Seiten schwach. Such höhere Zahlen: Rabe 5 mit Fuchs 4.
lesson-draft-done = Guter Fang! Alle wissen, dass du sie hast. Am Ende blieb { $card } für dich übrig. Jetzt die Farbkarten: { $seat } hat { $suit } genommen.
lesson-suit = Nimm eine Farbkarte: Sie sagt, was zählt, wenn du ausspielst. Darunter stehen deine Zahlen. Bei den Raben bist du am stärksten!
lesson-suit-foxes = Bei den Füchsen hast du eine 5 und eine 4, aber auch drei Einsen. Raben passen besser zu deiner Hand.
lesson-suit-rats = Deine Ratten sind niedrig, und beim Ausspielen willst du stark sein. Raben passen besser.
lesson-suit-done = Also Raben: Immer wenn du ausspielst, zählen die Rabenzahlen. Die Farben der anderen stehen bei ihren Namen.
lesson-pair = Du sitzt dem Geber gegenüber, also bestimmst du, wer mit wem spielt. Spiel mit { $seat }: Wer gibt, spielt zuerst aus.
lesson-pair-other = Auch eine gute Wahl, und sie liegt bei dir! Spiel hier aber mit dem Geber, der zuerst ausspielt.
lesson-pair-done = Ihr zwei seid das Mond-Team. { $seat } hat ausgespielt, also zählen { $suit }: Ihr habt { $counts }, die anderen haben { $against }.
lesson-follow = Du darfst jede Karte spielen, denn jede hat einen Fuchs. Ein Team zählt zusammen, die höhere Summe bekommt den Stich. Spiel deinen Fuchs { $counts }.
lesson-follow-tie = Damit schaffen die anderen noch Gleichstand, und der geht an das Team, das nicht ausgespielt hat. Spiel den Fuchs 5.
lesson-follow-low = Dieser Fuchs ist eine 1: Damit verliert ihr den Stich. Spiel den Fuchs 5.
lesson-follow-done = { $sum } zu { $against }: Der Stich gehört euch! Wer im Team die höhere Karte hatte, spielt als Nächstes aus: du mit deiner 5.
lesson-points = Hier werden Stiche gezählt. Für 0 bis 5 davon bekommt ihr beide je 0, 0, 1, 2, 2 oder 3 Punkte: Einer allein bringt nichts.
lesson-lead = Du spielst aus, also zählen Raben. Spiel hoch aus: die Karte mit Rabe { $counts } und Fuchs 1.
lesson-lead-low = Nur ein Rabe 3: Den schlagen die anderen leicht. Spiel eine 5 aus.
lesson-lead-tie = { $sum } zu { $sum }! Gleichstand geht an das Team, das nicht ausgespielt hat. Dieser Stich gehört also den anderen.
lesson-theirs = { $seat } hatte die höhere Karte dieses Teams und spielt jetzt aus. Dann zählen { $suit }.
lesson-toads = { $seat } hat Kröte { $led } ausgespielt. Dein Partner spielt zuletzt. Hilf mit deiner Kröte { $counts }!
lesson-toads-low = Das ist eine Kröte 2, zu wenig für euch zwei. Spiel die Kröte 5.
lesson-toads-done = { $sum } zu { $against }: der zweite Stich, bisher { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert. Deine Kröte war die höchste, also spielst du aus.
lesson-again = Wieder zählen Raben. Jetzt kommt die Karte, die du dafür gewählt hast: Spiel Rabe 5 aus.
lesson-again-done = { $sum } zu { $against }! Mit { $tricks } Stichen ist die Runde { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert, für dich und ebenso für deinen Partner.
lesson-last = Alle haben noch eine Karte. Spiel sie, was auch kommt.
lesson-round = Den letzten Stich bekommen die anderen, und die Runde ist vorbei: { $tricks } Stiche bringen dir und { $seat } je { $points }, die anderen bekommen je { $others }.
lesson-target = In der nächsten Runde gibt es neue Teams. Nach Runde { $round } wird das Ziel gesetzt, { $above } über dem besten Stand. Wer es erreicht, beendet die Partie: Sei unter den beiden Besten!

## The rules on one page

sheet-page-cards = Die Karten
sheet-page-card = Jede Karte zeigt alle vier Tiere, jedes mit einer Zahl. Was in der Mitte steht, ist nur der Name der Karte.
sheet-page-counts = In jedem Stich zählt eine Farbe. Sind es { $suit }, zählt diese Karte { $counts }.
sheet-page-round = Eine Runde
sheet-page-trick = Ein Stich
sheet-page-led = Wer ausspielt, bestimmt mit der eigenen Farbkarte, was zählt, hier { $suit }. Alle spielen eine beliebige Karte.
sheet-page-taken = Das Team mit der höheren Summe bekommt den Stich; wer dort die höhere Karte hatte, spielt als Nächstes aus. Gleichstand geht an das Team, das nicht ausgespielt hat.
sheet-page-points = Die Punkte
sheet-page-each = Beide im Team bekommen die Punkte für ihre gemeinsamen Stiche. Dann wandert die Geberkarte nach links.
sheet-page-end = Das Ende
sheet-page-target = Nach Runde 4 wird das Ziel gesetzt: 3 mehr als der beste Punktestand. Wer es in einer späteren Runde erreicht, beendet die Partie. Die beiden Besten gewinnen; bei Gleichstand auf dem zweiten Rang gewinnt nur, wer vorn liegt.

# Of the number beside a player's name.
explain-score = Punkte aus allen Runden bisher.

## What the coach counts in imagined worlds: in $times of 100 of them

fact-higher = In { $times } von 100 Fällen hat { $seat } für { $suit } eine höhere Zahl als du.
fact-best = In { $times } von 100 Fällen ist für { $suit } die höchste Zahl von { $seat } eine { $value }.
fact-still-there = In { $times } von 100 Fällen liegt die { $card } noch da, wenn du wieder wählst.
fact-partner = In { $times } von 100 Fällen wird { $seat } dein Partner.
fact-you-take = In { $times } von 100 Fällen bekommt dein Team diesen Stich, und deine Karte ist die höhere.
fact-partner-takes = In { $times } von 100 Fällen bekommt dein Team diesen Stich, und die höhere Karte kommt von { $seat }.
fact-brings =
    { $points ->
        [one] In { $times } von 100 Fällen bringt dir die Runde mindestens { $points } Punkt.
       *[other] In { $times } von 100 Fällen bringt dir die Runde mindestens { $points } Punkte.
    }
