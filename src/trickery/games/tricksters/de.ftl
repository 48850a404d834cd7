### Tricksters auf Deutsch. Begriffe: docs/glossary/de.md.
###
### Karten heißen überall A1 bis E4 und sind weiblich. Die Farben stehen in der Mehrzahl: „Füchse zählen“. Ihre anderen
### Formen: „bei den { FORM($suit, "dative") }“, „die { FORM($suit, "number") }“ (Fuchszahl).

## The box

blurb = Jede Karte zeigt alle vier Tiere, und in jeder Runde bestimmt eine Person, wer mit wem spielt.

## Names
## A suit is in the plural; .one is a single critter: "has a higher Fox than you".

name-ravens = Raben
    .one = Rabe
    .dative = Raben
    .number = Rabenzahl
    .higher = einen höheren Raben
    .highest = der höchste Rabe
name-foxes = Füchse
    .one = Fuchs
    .dative = Füchsen
    .number = Fuchszahl
    .higher = einen höheren Fuchs
    .highest = der höchste Fuchs
name-rats = Ratten
    .one = Ratte
    .dative = Ratten
    .number = Rattenzahl
    .higher = eine höhere Ratte
    .highest = die höchste Ratte
name-toads = Kröten
    .one = Kröte
    .dative = Kröten
    .number = Krötenzahl
    .higher = eine höhere Kröte
    .highest = die höchste Kröte

## Moves
## Labels stand on buttons and in lists, and are typed at the prompt. They must all differ from each other.
## The told sentences are for the log, the review, the replay and screen readers.

move-draft = { $card } wählen
    .told = { $seat } wählt { $card }
    .told-you = Du wählst { $card }
move-take-suit = { $suit } nehmen
    .told = { $seat } nimmt { $suit }
    .told-you = Du nimmst { $suit }
move-pair = { $seat_first } und { $seat_second } zum Team machen
    .told = { $seat } entscheidet: { $seat_first } und { $seat_second } sind ein Team
    .told-you = Du entscheidest: { $seat_first } und { $seat_second } sind ein Team
move-play = { $card } spielen
    .told = { $seat } spielt { $card }
    .told-you = Du spielst { $card }

## What you are asked when it's your turn

prompt-draft =
    { $cards ->
        [one] Wähl die letzte offene Karte. Alle wissen dann, dass du sie hast.
       *[other] Wähl eine der { $cards } offenen Karten. Hohe Zahlen holen Stiche, und alle sehen, was du wählst.
    }
prompt-suit =
    { $left ->
        [one] Nimm die letzte Farbkarte. Ihre Farbe zählt in jedem Stich, zu dem du in dieser Runde ausspielst.
       *[other] Nimm eine Farbkarte. Ihre Farbe zählt in jedem Stich, zu dem du in dieser Runde ausspielst.
    }
prompt-pair = Bestimm, wer in dieser Runde mit wem spielt. In jedem Stich zählt ein Team seine Zahlen zusammen.
prompt-lead = Spiel eine beliebige Karte aus. In diesem Stich zählt deine Farbe: { $suit }.
prompt-play = Spiel eine beliebige Karte. { $suit } zählen. Dein Partner hat { $partner }, das andere Team hat bisher { $others }.
prompt-partner-to-come = Spiel eine beliebige Karte. { $suit } zählen. Das andere Team hat bisher { $others }, und dein Partner spielt nach dir.
prompt-others-to-come = Spiel eine beliebige Karte. { $suit } zählen. Dein Partner hat { $partner }, das andere Team hat noch nicht gespielt.

## Why a move isn't allowed
## They stand after the move and a colon: “Draft A1”: it isn’t face up (TS-5).

why-draft-first = zuerst werden die offenen Karten gewählt (TS-5)
why-suits-now = jetzt nimmst du eine Farbkarte (TS-6)
why-pairs-now = zuerst verteilst du die Partnerkarten (TS-7)
why-tricks-now = die Stiche haben begonnen, also musst du eine Karte spielen (TS-8)
why-suit-taken = { $seat } hat { $suit } schon genommen (TS-6)
why-drafted = { $seat } hat sie schon gewählt (TS-5)
why-drafted-yourself = du hast sie selbst schon gewählt (TS-5)
why-dealt = du hast sie beim Geben bekommen, also ist sie schon auf deiner Hand
why-not-face-up = sie liegt nicht offen aus (TS-5)
why-played = sie wurde in dieser Runde schon gespielt
why-not-held = du hast sie nicht auf der Hand (TS-8)

## News: what a move led to

news-trick =
    { $how ->
        [tie] { $sum } zu { $sum } bei den { FORM($suit, "dative") }: { $seats } haben nicht ausgespielt und bekommen den Stich. { $seat_next } spielt als Nächstes aus.
       *[higher] { $seats } bekommen den Stich mit { $sum } zu { $against } bei den { FORM($suit, "dative") }. { $seat_next } spielt als Nächstes aus.
    }
news-last-trick =
    { $how ->
        [tie] { $sum } zu { $sum } bei den { FORM($suit, "dative") }: { $seats } haben nicht ausgespielt und bekommen den letzten Stich.
       *[higher] { $seats } bekommen den letzten Stich mit { $sum } zu { $against } bei den { FORM($suit, "dative") }.
    }
news-round-over = Runde { $round } ist vorbei: { $first }; { $second }.
news-target = Alle haben einmal gegeben, und damit steht das Ziel fest: { $target } Punkte.
news-target-reached =
    { COUNT($seats) ->
        [one] { $seats } hat das Ziel von { $target } Punkten erreicht.
       *[other] { $seats } haben das Ziel von { $target } Punkten erreicht.
    }
news-wins-alone = Auf Rang 2 ist Gleichstand, also gewinnt { $seat } allein.
news-victory = { $seats } teilen sich den Sieg.
news-round-begins = Runde { $round }: { $seat_dealer } gibt, und { $seat } wählt zuerst.
news-suits = Alle offenen Karten sind gewählt. { $seat } nimmt die erste Farbkarte.
news-pairs = Alle haben eine Farbe. Jetzt verteilt { $seat } die Partnerkarten.
news-teams = { $seats } spielen gegen { $seats_against }. { $seat_leader } spielt { $suit } aus.

## Said in several places

round-number = Runde { $round }
pair-took =
    { $tricks ->
        [0] { $seats } haben keinen Stich (je { SIGNED($points) })
        [one] { $seats } haben { $tricks } Stich (je { SIGNED($points) })
       *[other] { $seats } haben { $tricks } Stiche (je { SIGNED($points) })
    }
card-laid = { $seat } spielt { $card } (zählt { $counts })

## The table as text

table-undealt = Die Karten sind noch nicht ausgeteilt.
table-round = Runde { $round }, { $seat } gibt.
table-target = Das Ziel sind { $target } Punkte.
table-target-later = Das Ziel wird nach Runde { $round } festgelegt.
table-scores = Punktestand: { ROW($scores) }
table-score = { $seat } { $points }
table-round-done = Runde { $round }: { $first }; { $second }
table-pairs = { $seats } spielen gegen { $seats_against }.
table-legend = Die Zahlen auf einer Karte: [Rabe Fuchs Ratte Kröte].
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
table-holds =
    { $hidden ->
        [one] hat { ROW($cards) } und { $hidden } verborgene Karte
       *[other] hat { ROW($cards) } und { $hidden } verborgene Karten
    }
table-holds-known = hat { ROW($cards) }
table-holds-hidden =
    { $hidden ->
        [one] hat { $hidden } verborgene Karte
       *[other] hat { $hidden } verborgene Karten
    }
table-holds-nothing = hat keine Karten
table-face-up = Offen: { ROW($cards) }
table-suits-left = Übrige Farbkarten: { ROW($suits) }
table-trick-taken =
    { $how ->
        [tie] Stich { $number } ({ $suit }): { ROW($plays) }. { $sum } zu { $sum }, also bekommen ihn { $seats }: Sie haben nicht ausgespielt.
       *[higher] Stich { $number } ({ $suit }): { ROW($plays) }. { $seats } bekommen ihn mit { $sum } zu { $against }.
    }
table-trick = Stich { $number } ({ $suit }): { ROW($plays) }
table-trick-empty = Stich { $number } ({ $suit }): noch keine Karte
table-unseen = Verborgene Handkarten der anderen: { ROW($cards) }
table-hand = Deine Hand: { ROW($cards) }
table-hand-empty = Du hast keine Karten mehr auf der Hand

## The score sheet

sheet-playing = Runde { $round } (läuft noch)
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
sheet-wins-alone = Auf Rang 2 ist Gleichstand, also gewinnt { $seat } allein (TS-13).
sheet-victory = { $seats } teilen sich den Sieg.
sheet-target-later =
    Das Ziel wird nach Runde { $round } festgelegt: der dann beste Punktestand plus { $above } (TS-12). Die beiden mit den meisten Punkten teilen sich den Sieg (TS-13).
sheet-target =
    { COUNT($seats) ->
        [one] Das Ziel sind { $target } Punkte: { $seats } braucht noch { $lacking } (TS-12). Die beiden mit den meisten Punkten teilen sich den Sieg (TS-13).
       *[other] Das Ziel sind { $target } Punkte: { $seats } brauchen noch { $lacking } (TS-12). Die beiden mit den meisten Punkten teilen sich den Sieg (TS-13).
    }

## Reasons of the rule of thumb: a player explains a move of their own

reason-strong = keine andere offene Karte hat eine höhere Summe
reason-beats-mine = in mindestens einer Farbe schlägt sie alles, was ich habe
reason-weakest = von den übrigen Farben ist sie meine schwächste, und jetzt kann sie niemand gegen mich ausspielen
reason-drafted-well = dieser Partner hat starke Karten gewählt
reason-play-last = wer links von mir sitzt, hat recht gute Karten, und im ersten Stich spielen wir beide zuletzt
reason-start = in meiner Farbe ist sie meine beste Karte zum Ausspielen
reason-takes = von den Karten, die den Stich holen dürften, brauche ich sie am wenigsten
reason-lost = der Stich ist so gut wie verloren, und diese Karte brauche ich am wenigsten
reason-best-chance = damit haben wir die beste Chance auf den Stich

## What is wrong with a record
## hands, face_up and dealer are words of a file format: they stay as they are.

record-deal = eine Runde beginnt mit dem Geben: „hands“, „face_up“ und, in der ersten Runde, „dealer“
record-hands =
    „hands“ muss aus { $players ->
        [one] { $players } Liste
       *[other] { $players } Listen
    } mit je { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } bestehen (TS-4)
record-face-up =
    „face_up“ muss eine Liste von { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } sein (TS-4)
record-no-card = { $text } ist keine Karte: Karten heißen A1 bis E4
record-twice = in „hands“ und „face_up“ steht die { $card } mehr als einmal
record-dealer = „dealer“ muss eine Zahl von 0 bis { $last } sein (in Aufzeichnungen zählen die Plätze ab 0)
record-dealer-passed = die Geberkarte ist zu { $seat } weitergewandert (TS-12)

## On the page: a card in words
## A screen reader says these; each critter is named in the singular, with its value on this card.

card-shows = { $card }: Rabe { $raven }, Fuchs { $fox }, Ratte { $rat }, Kröte { $toad }
card-counts =
    { $card }: zählt { $counts } als { FORM($suit, "one") } (Rabe { $raven }, Fuchs { $fox }, Ratte { $rat }, Kröte { $toad })
card-known = { $card }, allen bekannt

## On the page: what stands above the table
## On a phone all of it is one or two short lines: "Round 2 · Ann deals · target 12", "Draft Suits Partners Tricks".

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
way-with-you = Du und { $seat } gegen { $seats_against }
sure-of-pairs = { $way }, die ganze Runde lang?
stump-counts = { $suit } zählen
stump-counted = { $suit } zählten
stump-leads = { $seat } spielt aus
stump-led = { $seat } spielte aus
stump-leads-next = { $seat } spielt { $suit } aus

## On the page: beside the middle
## Titles of what can be unfolded; on a phone all of them stand in one row.

fold-unseen = Verborgen: { $cards }
unseen-cards = Verborgene Handkarten der anderen
fold-tricks = Frühere Stiche
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
target-ends = Sobald jemand { $target } Punkte hat, ist Schluss. Die beiden Besten gewinnen.
target-to-come = Nach Runde { $round } wird das Ziel festgelegt: der beste Punktestand plus { $above }. Die beiden Besten gewinnen.

## On the page: before a player

badge-dealer = Geber
badge-dealer-letter = G
badge-matchmaker = Verteilt die Partnerkarten
with-partner = mit { $seat }
no-suit-yet = noch keine Farbe
all-cards-of = Karten { OF($seat) }
known-cards-of = Bekannte Karten { OF($seat) }
hidden-in-hand =
    { $cards ->
        [one] { $cards } verborgene Karte
       *[other] { $cards } verborgene Karten
    }

## The aim, the standing and the end of a round
## The aim and the standing are always on the table, each one or two short lines on a phone.

aim = Hol in jeder Runde Stiche mit deinem Partner. Am Ende gewinnen die beiden mit den meisten Punkten.
aim-target = Hol in jeder Runde Stiche mit deinem Partner. Sobald jemand { $target } Punkte hat, ist Schluss, und die beiden Besten gewinnen.
standing-to-come = Deine Punkte in dieser Runde für 0 bis 5 Stiche mit deinem Partner: { SPACED($points) }.
standing =
    Wäre die Runde jetzt vorbei, hättest du { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }: { $before } + { $points } für { $tricks ->
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
round-over-next = In Runde { $round } gibt { $seat }.

## On the page: what stands there explained
## It comes up at whatever somebody points at or taps: one or two short sentences.

explain-pair = { $seats } sind in dieser Runde ein Team. In jedem Stich zählen sie ihre Zahlen zusammen.
explain-dealer = Der Geber spielt zum ersten Stich aus. Nach jeder Runde wandert die Geberkarte nach links.
explain-matchmaker = Wer dem Geber gegenübersitzt, bestimmt, wer in dieser Runde mit wem spielt.
explain-suit = Die Farbkarte { OF($seat) }: Immer wenn { $seat } ausspielt, zählen { $suit }.
explain-no-suit = Nach der Auswahl nehmen alle eine Farbkarte. Ihre Farbe zählt in jedem Stich, zu dem sie ausspielen.
explain-known = Karten mit einem Auge: Du hast sie offen gewählt, also wissen alle, dass du sie hast.
explain-hidden = Karten, die { $seat } beim Geben bekommen und noch nicht gespielt hat. Niemand sonst kann sie sehen.
explain-sum = Die Summe der beiden Karten dieses Teams. Die höhere Summe bekommt den Stich, bei Gleichstand das Team, das nicht ausgespielt hat.
explain-tricks = Die Stiche dieses Teams in dieser Runde und die Punkte, die beide dafür bekommen: 0 0 1 2 2 3 für 0 bis 5 Stiche.
explain-counts = Die Farbe der Person, die ausgespielt hat. In diesem Stich zählt von jeder Karte nur die { FORM($suit, "number") }.
explain-target-later = Nach Runde { $round } wird das Ziel festgelegt: der beste Punktestand plus { $above }. Sobald es jemand in einer späteren Runde erreicht, ist die Partie vorbei. Die beiden Besten gewinnen.
explain-target-now = Hat am Ende einer Runde jemand { $target } Punkte, ist die Partie vorbei. Die beiden Besten gewinnen.
explain-phase-draft = Reihum wählt jede Person zwei der acht offenen Karten. Mit den drei Karten, die sie beim Geben bekommen hat, sind das fünf: eine für jeden Stich.
explain-phase-suits = Jede Person nimmt eine der vier Farbkarten. Deren Farbe zählt in jedem Stich, zu dem sie ausspielt.
explain-phase-pairs = Wer dem Geber gegenübersitzt, bestimmt, wer in dieser Runde mit wem spielt.
explain-phase-tricks = Fünf Stiche: Alle spielen eine Karte, und das Team mit der höheren Summe bekommt den Stich.

known-of-you = Alle kennen { $cards } deiner Karten
draft-why = Zwei Karten pro Person, dann Farben, Teams und Stiche.
suit-numbers = Unter jeder Farbe: die Zahlen auf deiner Hand.
unseen-why = Die anderen haben sie auf der Hand, aber wer welche hat, weißt du nicht.
on-to-round = Weiter zu Runde { $round }
rounds-yours = dein Team
rounds-theirs = das andere Team

## The lesson
## A first round, step by step: what is said before a move, after it, and to other tries. At most three lines on a phone.

lesson-aim = Willkommen! In jeder Runde hast du einen neuen Partner, und ihr holt zusammen Stiche. Die bringen Punkte, und am Ende gewinnen die beiden mit den meisten Punkten.
lesson-cards = Jede Karte zeigt einen Raben, einen Fuchs, eine Ratte und eine Kröte, jeweils mit einer Zahl. In einem Stich zählt nur eines der Tiere, und hoch ist gut. Drei Karten hast du schon.
lesson-draft = Alle wählen noch zwei Karten, reihum, und rechts vom Geber geht es los. Nimm die mit Rabe { $raven }, Fuchs { $fox }, Ratte { $rat }, Kröte { $toad }: Keine hier hat eine höhere Summe.
lesson-draft-weak = Die ist alles in allem schwächer. Nimm die Karte mit Fuchs 4 und Ratte 5.
lesson-draft-done = Gute Wahl! Alle wissen, dass du sie hast. Am Ende blieb die { $card } für dich übrig. Jetzt kommen die Farbkarten, und links vom Geber geht es los: { $seat } hat { $suit } genommen.
lesson-suit = Nimm eine Farbkarte. Deine Farbe zählt nur, wenn du ausspielst. Die anderen drei zählen, wenn andere ausspielen, und das ist öfter. Also gib deine schwächste her: Kröten.
lesson-suit-other = Heb dir die für die anderen auf: Da sind deine Zahlen höher. Deine Kröten sind am niedrigsten, also nimm die.
lesson-suit-done = Also Kröten! Immer wenn du ausspielst, zählen die Krötenzahlen. Die Farben der anderen stehen neben ihren Namen.
lesson-pair = Du sitzt dem Geber gegenüber, also bestimmst du, wer mit wem spielt. Vergleich die offenen Karten: Die { OF($seat_best) } ergeben zusammen 25, die { OF($seat_dealer) } 24, die { OF($seat_last) } 23. Spiel mit { $seat_best }.
lesson-pair-dealer = Diese Karten sind fast so gut. Aber der Geber spielt zuerst aus, und bei Gleichstand bekommt den Stich das andere Team. Nimm die Karten mit der Summe 25.
lesson-pair-other = Diese offenen Karten haben die kleinste Summe. Nimm die mit der Summe 25.
lesson-pair-done = Ihr zwei seid das Mond-Team. Wer gibt, spielt zuerst aus: { $seat } hat ausgespielt, also zählen { $suit }.
lesson-follow = Du darfst jede Karte spielen: Auf jeder ist eine Ratte. Ein Team zählt seine Zahlen zusammen. Die anderen haben 10, aber bei Gleichstand bekommt den Stich das Team, das nicht ausgespielt hat: 10 genügt also. Spiel die Karte mit Ratte 5!
lesson-follow-low = Damit kommt ihr zwei nicht auf 10. Spiel die Karte mit Ratte 5.
lesson-follow-done = { $sum } zu { $sum }, also gehört der Stich euch! Als Nächstes spielt aus, wer von euch die höhere Karte hatte. Ihr habt beide eine 5 gespielt, also wer nach dem letzten Ausspielen zuerst dran war: du.
lesson-points = Hier werden eure Stiche gezählt. Für 0 bis 5 Stiche bekommt ihr je 0, 0, 1, 2, 2 oder 3 Punkte: Ein einziger bringt also nichts.
lesson-lead = Du spielst aus, also zählen Kröten. Spiel die Karte mit Kröte { $counts } aus und behalt die mit Kröte 5: Die hat auch einen guten Fuchs.
lesson-lead-low = Die zählt hier nur 2: Das schlagen die anderen leicht. Spiel die Karte mit Kröte 4 aus.
lesson-lead-done = Wieder { $sum } zu { $sum }! Aber diesmal habt ihr ausgespielt, also gehört der Stich den anderen. { $seat } hatte dort die höhere Karte und spielt als Nächstes aus.
lesson-theirs = Wer ausspielt, bestimmt, was zählt. Die Farbe { OF($seat) } steht neben dem Namen: Weißt du, was kommt?
lesson-theirs-done = { $seat } hat eine { $counts } ausgespielt, und es zählen { $suit }.
lesson-foxes = Dein Partner spielt nach dir. Du hast zwei Karten mit Fuchs { $counts }: Spiel die mit Rabe 1 und behalt die stärkere.
lesson-foxes-low = Die zählt hier nur 1, zu wenig für euch zwei. Spiel die Karte mit Fuchs 4 und Rabe 1.
lesson-foxes-strong = Die würde auch gewinnen. Aber sonst ist sie deine beste, also behalt sie und spiel die andere mit Fuchs 4.
lesson-foxes-done = { $sum } zu { $against }: Das ist euer zweiter Stich, und die Runde bringt bisher { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. { $seat } hatte von euch die höhere Karte, also spielt dein Partner aus.
lesson-lost = Die anderen haben schon 10, und selbst mit Rabe 5 kommt ihr nur auf 9: Der Stich ist verloren. Als Nächstes spielt { $seat } aus, mit Ratten. Also behalt die Karte mit Ratte 4 und spiel die andere.
lesson-lost-wrong = Der Stich ist so oder so verloren. Heb dir die Karte mit Ratte 4 für den letzten auf und spiel die andere.
lesson-lost-done = Wie gedacht: { $seat } spielt aus, und es zählen { $suit }. Die anderen haben 4 und 3.
lesson-last = Alle haben noch eine Karte. Spiel deine mit Ratte { $counts }; dein Partner kommt zuletzt.
lesson-round = Ihr holt den letzten Stich, 8 zu 7! Für { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } bekommt ihr beide, du und { $seat }, je { $points }, die anderen je { $others }.
lesson-target = In der nächsten Runde bekommst du einen neuen Partner. Nach Runde { $round } wird das Ziel festgelegt: der beste Punktestand plus { $above }. Sobald es jemand erreicht, ist die Partie vorbei. Dann solltest du unter den beiden Besten sein!

## The rules on one page

sheet-page-cards = Die Karten
sheet-page-card = Jede Karte zeigt alle vier Tiere, jedes mit einer Zahl. Was in der Mitte steht, ist nur der Name der Karte.
sheet-page-counts = In jedem Stich zählt eine Farbe. Sind es { $suit }, ist diese Karte { $counts } wert.
sheet-page-round = Eine Runde
sheet-page-trick = Ein Stich
sheet-page-led = Die Farbkarte der Person, die ausspielt, bestimmt, was zählt: hier { $suit }. Alle dürfen jede Karte spielen.
sheet-page-taken = Das Team mit der höheren Summe bekommt den Stich, bei Gleichstand das Team, das nicht ausgespielt hat. Wer darin die höhere Karte gespielt hat, spielt als Nächstes aus.
sheet-page-points = Die Punkte
sheet-page-each = Beide Partner bekommen die Punkte für die Stiche ihres Teams. Dann wandert die Geberkarte nach links.
sheet-page-end = Wie es endet
sheet-page-target = Nach Runde 4 wird das Ziel festgelegt: der beste Punktestand plus 3. Sobald es jemand in einer späteren Runde erreicht, ist die Partie vorbei. Die beiden mit den meisten Punkten gewinnen. Ist auf Rang 2 Gleichstand, gewinnt nur, wer vorn liegt.

# Of the number beside a player's name.
explain-score = Punkte aus allen Runden bisher.

## What the coach counts: in how many of 100 ways the hidden cards could lie ($times) something is so

fact-higher =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } hat { $seat } { FORM($suit, "higher") } als du.
fact-best =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } ist { FORM($suit, "highest") } { OF($seat) } eine { $value }.
# .more und .less folgen auf „Mit „{ $move }““: Das Verb steht vorn, denn der Satz lautet: Mit „06 spielen“ bekommst du die +3 seltener, und das hilft dir.
fact-still-there =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } liegt die { $card } noch da, wenn du wieder wählst.
    .more = liegt die { $card } öfter noch da, wenn du wieder wählst
    .less = liegt die { $card } seltener noch da, wenn du wieder wählst
fact-partner =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } wird { $seat } dein Partner.
    .more = wird { $seat } öfter dein Partner
    .less = wird { $seat } seltener dein Partner
fact-pair-wins = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } bekommt dein Team diesen Stich.
    .more = bekommt dein Team diesen Stich öfter
    .less = bekommt dein Team diesen Stich seltener
    .always = bekommt dein Team diesen Stich
    .never = bekommt dein Team diesen Stich nicht
fact-you-take =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } bekommt dein Team diesen Stich, und deine Karte ist die höhere.
    .more = holt deine Karte diesen Stich öfter für dein Team
    .less = holt deine Karte diesen Stich seltener für dein Team
    .always = holt deine Karte diesen Stich für dein Team und du spielst den nächsten aus
    .never = holt deine Karte diesen Stich nicht für dein Team
fact-partner-takes =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } bekommt dein Team diesen Stich, und die höhere Karte ist die { OF($seat) }.
    .more = holt die Karte { OF($seat) } diesen Stich öfter für dein Team
    .less = holt die Karte { OF($seat) } diesen Stich seltener für dein Team
    .always = holt die Karte { OF($seat) } diesen Stich für dein Team und { $seat } spielt den nächsten aus
    .never = holt die Karte { OF($seat) } diesen Stich nicht für dein Team
fact-you-lead = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } spielst du zu mindestens { $tricks } der späteren Stiche aus.
    .more = spielst du öfter { $tricks ->
        [one] zu einem späteren Stich
       *[other] zu mindestens { $tricks } der späteren Stiche
    } aus
    .less = spielst du seltener { $tricks ->
        [one] zu einem späteren Stich
       *[other] zu mindestens { $tricks } der späteren Stiche
    } aus
fact-pair-tricks =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } bekommt dein Team { $tricks ->
        [5] alle fünf Stiche.
       *[other] mindestens { $tricks } der fünf Stiche.
    }
    .more = bekommt dein Team öfter { $tricks ->
        [5] alle fünf Stiche
       *[other] mindestens { $tricks } der fünf Stiche
    }
    .less = bekommt dein Team seltener { $tricks ->
        [5] alle fünf Stiche
       *[other] mindestens { $tricks } der fünf Stiche
    }
fact-rival-tricks =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } bekommt das Team { OF($seat) } mindestens { $tricks } der fünf Stiche.
    .more = bekommt das Team { OF($seat) } öfter mindestens { $tricks } der fünf Stiche
    .less = bekommt das Team { OF($seat) } seltener mindestens { $tricks } der fünf Stiche
fact-brings =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } bringt dir die Runde mindestens { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }

## What a screen reader says of figures and signs on the table

points-said = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
pair-not-yet = noch keine Karte
suit-said = Farbkarte: { $suit }
fold-unseen-said = Verborgene Karten: { $cards }
trick-said = { $how ->
    [tie] Stich { $number } ({ $suit }): { $sum } zu { $sum }. { $seats } bekommen ihn: Sie haben nicht ausgespielt.
   *[higher] Stich { $number } ({ $suit }): { $seats } bekommen ihn mit { $sum } zu { $against }.
  }
