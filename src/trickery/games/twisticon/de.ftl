### Twisticon auf Deutsch. Begriffe: docs/glossary/de.md.
###
### Die Symbole haben verschiedene Geschlechter und stehen immer ohne Artikel in der Einzahl: „Komet kassieren“,
### „3 × Glocke“, „alle Karten mit Funke“.

## The box

blurb = Dreh den Würfel, bring oben drei gleiche Symbole in eine Linie und streich jede Karte ein, die sie zeigt.
option-horizontal-twists = Waagerechte Drehungen
option-horizontal-twists-help = auch die Ebenen um die senkrechte Achse dürfen gedreht werden (TW-7)
option-reshuffle-after = Neu verdrehen nach Leerzügen
option-reshuffle-after-help = nach so vielen Zügen pro Person, in denen niemand kassiert, wird der Würfel neu verdreht; 0 heißt nie (TW-19)
option-sets-apart = Sätze einzeln
option-sets-apart-help = jeder gesicherte Satz steht für sich, für Punkte und auf dem Weg zu neun (TW-16)

## Icons

name-comet = Komet
name-leaf = Blatt
name-key = Schlüssel
name-bell = Glocke
name-anchor = Anker
name-spark = Funke

## One letter for each icon, and one for a sticker that nobody has seen, for the cube as text. All must differ.

letter-comet = K
letter-leaf = B
letter-key = S
letter-bell = G
letter-anchor = A
letter-spark = F
letter-unseen = ?

## Faces of the cube, as captions, and at the rim of the turntable: one short word each

name-top = oben
name-right = rechts
name-front = vorn
name-bottom = unten
name-left = links
name-back = hinten

## Layers of the cube

name-left-column = linke Spalte
name-left-pair = linkes Paar
name-right-column = rechte Spalte
name-right-pair = rechtes Paar
name-front-row = vordere Reihe
name-front-pair = vorderes Paar
name-back-row = hintere Reihe
name-back-pair = hinteres Paar
name-top-layer = obere Ebene
name-top-pair = oberes Paar
name-bottom-layer = untere Ebene
name-bottom-pair = unteres Paar

## Ways to twist a layer, as they stand in move-twist

name-left-column-to-the-back = linke Spalte nach hinten
name-left-column-to-the-front = linke Spalte nach vorn
name-left-pair-to-the-back = linkes Paar nach hinten
name-left-pair-to-the-front = linkes Paar nach vorn
name-right-column-to-the-back = rechte Spalte nach hinten
name-right-column-to-the-front = rechte Spalte nach vorn
name-right-pair-to-the-back = rechtes Paar nach hinten
name-right-pair-to-the-front = rechtes Paar nach vorn
name-front-row-to-the-left = vordere Reihe nach links
name-front-row-to-the-right = vordere Reihe nach rechts
name-front-pair-to-the-left = vorderes Paar nach links
name-front-pair-to-the-right = vorderes Paar nach rechts
name-back-row-to-the-left = hintere Reihe nach links
name-back-row-to-the-right = hintere Reihe nach rechts
name-back-pair-to-the-left = hinteres Paar nach links
name-back-pair-to-the-right = hinteres Paar nach rechts
name-top-layer-clockwise = obere Ebene im Uhrzeigersinn
name-top-layer-anticlockwise = obere Ebene gegen den Uhrzeigersinn
name-top-pair-clockwise = oberes Paar im Uhrzeigersinn
name-top-pair-anticlockwise = oberes Paar gegen den Uhrzeigersinn
name-bottom-layer-clockwise = untere Ebene im Uhrzeigersinn
name-bottom-layer-anticlockwise = untere Ebene gegen den Uhrzeigersinn
name-bottom-pair-clockwise = unteres Paar im Uhrzeigersinn
name-bottom-pair-anticlockwise = unteres Paar gegen den Uhrzeigersinn

## Moves

move-twist = { $way } drehen
move-flip = wenden
move-stay = stehen lassen
move-claim = { $icon } kassieren
move-no-claim = nicht kassieren
move-close = { $icon } sichern
move-close-hand = Hand sichern
move-done = fertig
name-reshuffle = Würfel neu verdrehen

## Phrases that stand in several messages

# Mit festen Leerzeichen: bleibt in einer Zeile.
cards-of-icon = { $cards }{ "\u00A0" }×{ "\u00A0" }{ $icon }
seat-number = { $number } für { $seat }
worth =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
worth-in-all =
    { $points ->
        [one] insgesamt { $cards }, 1 Punkt
       *[other] insgesamt { $cards }, { $points } Punkte
    }
worth-instead =
    { $points ->
        [one] insgesamt { $cards }, 1 Punkt statt { $before }
       *[other] insgesamt { $cards }, { $points } Punkte statt { $before }
    }

## What the player to move is asked

prompt-move = Dreh oder wende den Würfel. Mit deiner Hand kannst du { OR($hand) } kassieren.
prompt-move-or-stay = Dreh oder wende den Würfel, oder lass ihn stehen und kassiere { OR($icons) }. Mit deiner Hand kannst du { OR($hand) } kassieren.
prompt-empty-hand = Dreh oder wende den Würfel; deine Hand ist leer, kassieren kannst du also nicht.
prompt-claim = Kassiere { OR($icons) }, oder verzichte.
prompt-stayed = Du hast den Würfel stehen lassen, also kassiere { OR($icons) }.
prompt-close = Sichere einen Satz, damit ihn dir niemand nehmen kann, oder sag, dass du fertig bist.

## Why a move is not allowed

why-level = waagerechte Drehungen sind eine Option, und an diesem Tisch ist sie aus (TW-7)
why-stay-without-lines = stehen lassen darfst du den Würfel nur mit einem Dreier zum Kassieren, und oben liegen keine drei gleichen in einer Linie (TW-8)
why-stay = stehen lassen darfst du den Würfel nur mit einem Dreier zum Kassieren: { $reasons }
why-move-first = zuerst kommt deine Aktion: drehen, wenden oder stehen lassen (TW-6)
why-moved = du hast deine Aktion schon gemacht; pro Zug gibt es eine (TW-6)
why-must-claim = du hast den Würfel stehen lassen, also musst du einen Dreier kassieren (TW-7)
why-claim-first = sag zuerst, was du kassierst; gesichert wird danach (TW-16)
why-claiming-over = das Kassieren ist für diesen Zug vorbei; jetzt bleibt nur das Sichern (TW-16)
why-no-triple = nur eine Hand aus drei gleichen Karten lässt sich sichern (TW-17)
why-too-few =
    { $cards ->
        [0] du hast keine offene Karte mit { $icon }; ein Satz braucht drei (TW-15)
        [one] du hast 1 offene Karte mit { $icon }; ein Satz braucht drei (TW-15)
       *[other] du hast { $cards } offene Karten mit { $icon }; ein Satz braucht drei (TW-15)
    }
why-no-line = { $icon } liegt oben nicht dreimal in einer Linie (TW-8)
why-barred = die Linie mit { $icon } wurde gerade erst kassiert (TW-14)
why-there-before = die Linie mit { $icon } war schon vor deiner Aktion da; nutzen kannst du sie nur, wenn du den Würfel stehen lässt (TW-8)
why-no-card = keine Karte auf deiner Hand zeigt { $icon } (TW-8)

## What happened, in the log

news-gathers =
    { $others ->
        [0] { $seat } streicht alle Karten mit { $icon } ein: { $cards }, keine von anderen.
       *[other] { $seat } streicht alle Karten mit { $icon } ein: { $cards }, davon { $others } von anderen.
    }
news-gathers-more =
    { $others ->
        [0] { $seat } streicht alle Karten mit { $icon } ein: { $cards }, keine von anderen; dazu vom Stapel { $more }.
       *[other] { $seat } streicht alle Karten mit { $icon } ein: { $cards }, davon { $others } von anderen; dazu vom Stapel { $more }.
    }
news-closes = { $seat } sichert { $cards } × { $icon }: { $worth }.
news-closes-hand = { $seat } sichert eine Hand mit 3 × { $icon }: { $worth }.
news-dealt = { $seat } bekommt { $cards }.
news-reshuffle = Eine Weile hat niemand kassiert: { $seat } verdreht den Würfel neu, ungesehen.
news-nine = { $seat } hat alle neun Karten mit { $icon } und gewinnt auf der Stelle.
news-no-cards = Der Stapel und eine Hand sind leer: Die Partie ist vorbei.
news-no-claims = Zu lange hat niemand kassiert: Die Partie ist vorbei.
news-points = Punkte: { ROW($points) }.
news-tie = Bei Gleichstand entscheiden offene Karten: { ROW($open) }.
news-winners =
    { COUNT($seats) ->
        [one] { $seats } gewinnt.
       *[other] { $seats } teilen sich den Sieg.
    }

## The table as text

table-turn = Zug { $turn }. Züge ohne Kassieren: { $quiet }; bis zum Ende der Partie noch { $ends }.
table-turn-reshuffle = Zug { $turn }. Züge ohne Kassieren: { $quiet }; bis zum neuen Verdrehen noch { $reshuffle }, bis zum Ende der Partie noch { $ends }.
table-letters = Buchstaben: { letter-comet } { name-comet }, { letter-leaf } { name-leaf }, { letter-key } { name-key }, { letter-bell } { name-bell }, { letter-anchor } { name-anchor }, { letter-spark } { name-spark }, { letter-unseen } ungesehen
table-net-row = { "        " }{ SPACED($row) }
table-net-top = { "        " }{ SPACED($row) }   oben
table-net-bottom = { "        " }{ SPACED($row) }   unten
table-net-sides = { SPACED($left) }   { SPACED($front) }   { SPACED($right) }   { SPACED($back) }
table-net-names = links   vorn    rechts  hinten
table-lines = Oben drei in einer Linie: { ROW($icons) }
table-barred = { $icon } (gesperrt)
table-there-before = { $icon } (schon vorher da)
table-deck =
    { $cards ->
        [one] Stapel: 1 Karte ({ ROW($holds) })
       *[other] Stapel: { $cards } Karten ({ ROW($holds) })
    }
table-deck-empty = Stapel: leer
table-seat =
    { $points ->
        [one] { $seat }: 1 Punkt
       *[other] { $seat }: { $points } Punkte
    }
table-your-seat =
    { $points ->
        [one] { $seat } (du): 1 Punkt
       *[other] { $seat } (du): { $points } Punkte
    }
table-hand =
    { COUNT($cards) ->
        [0] Hand: keine Karte
       *[other] Hand: { ROW($cards) }
    }
table-open =
    { COUNT($cards) ->
        [0] Offen: nichts
       *[other] Offen: { ROW($cards) }
    }
table-closed =
    { COUNT($sets) ->
        [0] Gesichert: nichts
       *[other] Gesichert: { ROW($sets) }
    }
table-set =
    { $points ->
        [one] { $cards } × { $icon } (1 Punkt)
       *[other] { $cards } × { $icon } ({ $points } Punkte)
    }
table-near-nine = Auf dem Weg zu neun: { ROW($cards) }

## The score sheet

sheet-total = Gesamt
sheet-three =
    { $points ->
        [one] { $seat } bekommt 1 Punkt fürs Sichern von { $cards } × { $icon }: 3 bis 5 Karten (TW-21)
       *[other] { $seat } bekommt { $points } Punkte fürs Sichern von { $cards } × { $icon }: 3 bis 5 Karten (TW-21)
    }
sheet-six =
    { $points ->
        [one] { $seat } bekommt 1 Punkt fürs Sichern von { $cards } × { $icon }: 6 oder mehr Karten (TW-21)
       *[other] { $seat } bekommt { $points } Punkte fürs Sichern von { $cards } × { $icon }: 6 oder mehr Karten (TW-21)
    }
sheet-nine = { $seat } hat alle neun Karten mit { $icon } und gewinnt auf der Stelle (TW-20)
sheet-most = { $seat } hat die meisten Punkte und gewinnt (TW-21)
sheet-open =
    { $cards ->
        [0] { $seat } hat keine offene Karte; das zählt bei Gleichstand (TW-22)
        [one] { $seat } hat 1 offene Karte; sie zählt bei Gleichstand (TW-22)
       *[other] { $seat } hat { $cards } offene Karten; sie zählen bei Gleichstand (TW-22)
    }
sheet-winners =
    { COUNT($seats) ->
        [one] { $seats } gewinnt (TW-22)
       *[other] { $seats } teilen sich den Sieg (TW-22)
    }
sheet-note = { $worth } { $deck } { $end }
sheet-note-over = { $worth } { $ending }
sheet-together = Gesicherte Karten eines Symbols: 3 bis 5 sind 1 Punkt, 6 oder mehr sind 4; alle neun eines Symbols gewinnen auf der Stelle.
sheet-apart = Jeder gesicherte Satz: 3 bis 5 Karten sind 1 Punkt, 6 oder mehr sind 4; alle neun eines Symbols gewinnen auf der Stelle.
sheet-deck =
    { $cards ->
        [0] Der Stapel ist leer.
        [one] Im Stapel ist noch 1 Karte.
       *[other] Im Stapel sind noch { $cards } Karten.
    }
sheet-end =
    { $turns ->
        [one] Noch ein Zug ohne Kassieren beendet die Partie.
       *[other] Noch { $turns } Züge ohne Kassieren beenden die Partie.
    }

## Why the rule of thumb makes a move

reason-nine = alle neun Karten eines Symbols gewinnen auf der Stelle
reason-line-up = so bekomme ich einen Dreier, und wer nach mir kommt, geht leer aus
reason-best-off = so bekomme ich einen Dreier, und mit keinem anderen stehe ich besser da
reason-there = der Dreier ist schon da, und keine Drehung bringt mehr
reason-safe = einen Dreier schaffe ich nicht, aber wer nach mir kommt, geht auch leer aus
reason-least = einen Dreier schaffe ich nicht, und so bleibt für den nächsten Zug am wenigsten
reason-too-dear = ein Dreier jetzt ließe für den nächsten Zug mehr übrig, als er mir bringt
reason-most = von den Dreiern oben bringt mir dieser am meisten
reason-closed = gesicherte Karten kann mir niemand nehmen
reason-closed-hand = eine Hand aus drei gleichen Karten ist sofort ein Punkt

## What is wrong with a record

record-due = hier ist „{ $text }“ fällig
record-dealer = dealer muss ein Platz von 0 bis { $last } sein
record-deck = der Stapel muss von jedem Symbol { $cards } Karten enthalten
record-list = { $text } muss eine Liste von { $count } Symbolen sein
record-no-icon = { $text_where }: „{ $text }“ ist kein Symbol (es gibt { ROW($text_icons) })
record-faces = cube muss diese Flächen haben: { ROW($text_faces) }
record-stickers = der Würfel muss { $times }-mal { $text } zeigen, nicht { $count }-mal
record-cube = kein Drehen führt zu diesem Würfel: { $why }
record-centre-twice = jedes Symbol muss die Mitte einer Fläche sein
record-centres = die Mitten liegen nicht so wie auf einem Würfel, der nur gedreht wurde
record-no-corner = keine Ecke zeigt { $text_icons }, im Uhrzeigersinn
record-corner-twice = eine Ecke ist doppelt da
record-no-edge = keine Kante zeigt { $text_icons }
record-edge-twice = eine Kante ist doppelt da
record-corner-twisted = eine Ecke ist auf ihrem Platz verdreht, was durch Drehen nie geschieht
record-edge-flipped = eine Kante ist auf ihrem Platz gekippt, was durch Drehen nie geschieht
record-exchanged = nur zwei Teile haben die Plätze getauscht, was durch Drehen nie geschieht

## On the page: what lies before a player

things-hand = Hand
things-open = Offen
things-open-help = alle dürfen zugreifen
things-closed = Gesichert
things-safe = sicher
things-safe-nine = sicher; alle neun eines Symbols gewinnen
things-none = nichts
things-gap = keine Karte
things-your-hand = Deine Hand
things-your-open = Deine offenen Karten
things-your-closed = Deine gesicherten Karten
things-hand-of = { $seat }: Hand
things-open-of = { $seat }: offene Karten
things-closed-of = { $seat }: gesicherte Karten
things-claim = { $icon }, auf deiner Hand: kassieren
things-close = { $cards } × { $icon } offen: sichern
things-set =
    { $points ->
        [one] { $cards } × { $icon } gesichert, 1 Punkt
       *[other] { $cards } × { $icon } gesichert, { $points } Punkte
    }
things-won = { $won } der neun Karten mit { $icon } gewonnen; alle neun gewinnen auf der Stelle
things-of-nine = { $icon }: { $won } von neun
things-one-more = { $icon }: { $won } von neun, noch eine gewinnt
things-no-nine = keine neun
things-spoilt = { $seat } hat Karten mit { $icon } gesichert, also kann sonst niemand alle neun bekommen

## On the page: what a claim would bring

brings-win = alle neun: du gewinnst
brings = { $taken }: { $sum }
brings-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
brings-cards-and-more =
    { $cards ->
        [one] 1 Karte und { $extra } vom Stapel
       *[other] { $cards } Karten und { $extra } vom Stapel
    }
brings-points =
    { $points ->
        [one] gesichert 1 Punkt
       *[other] gesichert { $points } Punkte
    }
brings-points-in-all =
    { $points ->
        [one] insgesamt { $cards }, gesichert 1 Punkt
       *[other] insgesamt { $cards }, gesichert { $points } Punkte
    }
brings-in-all = insgesamt { $cards }
brings-of-nine = { $cards } von neun
brings-too-few = zu wenige zum Sichern

## On the page: what you can do

bench-title = Was du tun kannst
bench-claims = Kassieren
bench-closings = Sichern
bench-or = Andere Aktionen
bench-flip = Wenden
bench-flip-help = unten nach oben
bench-stay = Stehen lassen
bench-stay-help = kassieren, was da ist
bench-claim = { $icon } kassieren
bench-no-claim = Nicht kassieren
bench-no-claim-help = verzichten
bench-close = { $cards } × { $icon } sichern
bench-close-hand = Hand sichern
bench-triple = 3 × { $icon }: { $worth }
bench-no-triple = braucht drei gleiche Karten
bench-done = Fertig
bench-done-help = nichts mehr sichern
bench-sure-no-claim = Nicht kassieren? Denk daran: { $claims }.
bench-would-bring = { $icon } brächte { $brings }
bench-would-win = mit { $icon } würdest du gewinnen
bench-sure-nine = Sicherst du deine Hand, hast du alle neun Karten mit { $icon } und gewinnst. Darauf verzichten?
bench-sure-done = { $cards } × { $icon } offen liegen lassen, sodass alle zugreifen können? Wenn du sicherst: { $worth }.
bench-to-move = { $seat } ist dran
bench-to-claim = { $seat } darf kassieren
bench-to-close = { $seat } darf sichern

## On the page: buttons for twists

pad-columns = Spalten
pad-rows = Reihen
pad-levels = Ebenen
pad-again = nochmal
pad-twist-again = { $move }: noch mal, um es zu tun

## On the page: the cube

cube-spread = Würfel aufklappen
cube-keys = Der Würfel: Mit den Pfeiltasten siehst du dich um
cube-help = L, R, F oder B wählt die linke, rechte, vordere oder hintere Scheibe, noch einmal gedrückt das Paar dort. Dann dreht eine Pfeiltaste, was gewählt ist. Escape lässt los. Pos1 zeigt den Würfel von vorn.
cube-help-level = L, R, F oder B wählt die linke, rechte, vordere oder hintere Scheibe, noch einmal gedrückt das Paar dort; T und D wählen die obere und die untere. Dann dreht eine Pfeiltaste, was gewählt ist. Escape lässt los. Pos1 zeigt den Würfel von vorn.
cube-keys-column = { $layer }: drehen mit Pfeil nach oben oder unten
cube-keys-row = { $layer }: drehen mit Pfeil nach links oder rechts
cube-last = { $seat }: { $move }
cube-look = Umsehen
cube-look-higher = Von weiter oben ansehen
cube-look-lower = Von weiter unten ansehen
cube-look-home = Ansicht wie am Anfang
cube-look-left = Ansicht nach links drehen
cube-look-right = Ansicht nach rechts drehen

## On the page: the slate beside the cube

slate-sets = Dreier oben
slate-no-set = oben kein Dreier
slate-claimed = gerade kassiert
slate-not-claimed = nicht kassiert
slate-barred = gesperrt: eben erst kassiert
slate-before = schon vor der Drehung da: nur mit Stehenlassen
slate-no-card = { $seat } hat { $icon } nicht auf der Hand
slate-no-card-of-yours = { $icon } fehlt auf deiner Hand
slate-stay = du kannst stehen lassen und kassieren
slate-may-stay = { $seat } kann stehen lassen und kassieren
slate-claim = du kannst kassieren
slate-may-claim = { $seat } kann kassieren
slate-deck = Stapel { $cards }
slate-deck-holds = Was noch im Stapel ist
slate-counts = Zähler
slate-turn = Zug { $turn }
slate-quiet = { $turns ->
    [one] 1 Leerzug
   *[other] { $turns } Leerzüge
  }
slate-reshuffle = neu verdreht in { $turns }
slate-end = Ende in { $turns }
slate-seats = Die Vorderseite zeigt zu { $seat }; { $seat_dealer } gibt.
slate-level = Auch Ebenen lassen sich drehen.
slate-no-reshuffle = Der Würfel wird nie neu verdreht.
slate-apart = Jeder gesicherte Satz steht für sich.
slate-cube = Der Würfel, Fläche für Fläche
slate-unseen = ungesehen

## The aim, the standing and the end of the game

aim-together = Hol die meisten Punkte: 3 gesicherte Karten eines Symbols sind 1 Punkt, 6 sind 4. Alle neun eines Symbols gewinnen sofort.
aim-apart = Hol die meisten Punkte: Ein gesicherter Satz aus 3 ist 1 Punkt, aus 6 sind es 4. Alle neun eines Symbols gewinnen sofort.
standing-nothing =
    { $open ->
        [0] Wäre jetzt Schluss: 0 Punkte. Du hast noch nichts gesichert.
        [one] Wäre jetzt Schluss: 0 Punkte. 1 offene Karte zählt erst, wenn sie gesichert ist.
       *[other] Wäre jetzt Schluss: 0 Punkte. { $open } offene Karten zählen erst, wenn sie gesichert sind.
    }
standing = Wäre jetzt Schluss: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { ROW($sum) }.{ $open ->
        [0] { "" }
       *[other] { " " }Nicht gezählt: { $open } offene.
    }
standing-over = { $points ->
        [one] Du hast 1 Punkt
       *[other] Du hast { $points } Punkte
    }{ COUNT($sum) ->
        [0] .
       *[other] : { ROW($sum) }.
    }
points-for = { $points } für { $cards } × { $icon }
round-title = Die Partie ist vorbei
round-nothing = nichts gesichert
round-nine = alle neun Karten mit { $icon }: sofort gewonnen
round-open =
    { $cards ->
        [0] gleich viele Punkte; keine offene Karte zählt jetzt mit
        [one] gleich viele Punkte; jetzt zählt 1 offene Karte
       *[other] gleich viele Punkte; jetzt zählen { $cards } offene Karten
    }

## On the page: what a twist would make

foresee-free =
    { $cards ->
        [one] { $icon }: ein Dreier für dich, Kassieren bringt 1 Karte
       *[other] { $icon }: ein Dreier für dich, Kassieren bringt { $cards } Karten
    }
foresee-no-card = { $icon }: drei in einer Linie, aber nicht auf deiner Hand
foresee-nothing = macht keinen Dreier
foresee-unseen = ? hat noch niemand gesehen
bench-twist = Drehen

## On the page: the cube's keys, in the help for keys

key-look = ← → ↑ ↓
key-look-does = am Würfel: umsehen
key-layer = L R F B
key-layer-does = am Würfel: die linke, rechte, vordere oder hintere Scheibe wählen; noch einmal: das Paar dort
key-level = T D
key-level-does = die obere oder untere Ebene, wo sich Ebenen drehen lassen
key-twist = ← → ↑ ↓
key-twist-does = drehen, was gewählt ist; Escape lässt los
key-home = Pos1
key-home-does = am Würfel: von vorn ansehen

## On the page: explanations

explain-twist = Dreh eine äußere Reihe, allein oder mit der mittleren, um ein Viertel. Zeig auf einen Knopf oder halte ihn, um zu sehen, was dabei herauskommt.
explain-claim = Kassieren: Du nimmst jede offene Karte mit dem Symbol, auch aus allen Händen. Für jedes weitere solche Symbol oben gibt es eine Karte vom Stapel.
explain-close = Sichern: Du drehst drei oder mehr offene Karten eines Symbols um. Dann kann sie niemand mehr nehmen, und sie zählen.
explain-hand = Drei Karten, die alle sehen. Kassieren kannst du ein Symbol nur, wenn eine davon es zeigt.
explain-open = Gewonnen, aber nicht sicher: Wer das Symbol kassiert, nimmt sie. Ab drei von einem Symbol kannst du sie sichern.
explain-pile = Offene Karten mit { $icon }: Wer { $icon } kassiert, nimmt sie.
explain-closed = Für immer sicher. 3 bis 5 gesicherte Karten eines Symbols sind 1 Punkt, 6 oder mehr sind 4.
explain-closed-apart = Für immer sicher. Ein gesicherter Satz aus 3 bis 5 Karten ist 1 Punkt, ab 6 sind es 4.
explain-set =
    { $points ->
        [one] { $cards } × { $icon } gesichert: 1 Punkt. Niemand kann sie nehmen.
       *[other] { $cards } × { $icon } gesichert: { $points } Punkte. Niemand kann sie nehmen.
    }
explain-no-set = Ein Dreier sind drei gleiche Symbole oben: Reihe, Spalte oder Diagonale. Mach einen mit einem Symbol deiner Hand, dann kassiere.
explain-set-free = Oben drei in einer Linie. Wer { $icon } kassiert, nimmt jede offene Karte mit { $icon }, auch aus allen Händen.
explain-set-claimed = { $icon } wurde in diesem Zug kassiert: Alle offenen Karten damit sind vergeben.
explain-set-late = Das Kassieren ist für diesen Zug vorbei. Im nächsten kann man den Würfel stehen lassen und { $icon } kassieren.
explain-set-barred = Gesperrt: { $icon } wurde eben mit genau diesen Stickern kassiert. Im Zug danach darf sie niemand nutzen.
explain-set-before = Diese Linie mit { $icon } lag schon vor der Drehung da, ist also nicht durch sie entstanden. Um sie zu nutzen, lässt man den Würfel stehen.
explain-set-no-card = Um { $icon } zu kassieren, muss eine Karte auf der Hand es zeigen.
explain-deck = Karten, die noch kommen. Die kleinen Zahlen sagen, wie viele von jedem Symbol dabei sind.
explain-turn = Züge bisher, von allen zusammen.
explain-quiet = So viele Züge hintereinander hat niemand kassiert.
explain-reshuffle = Nach so vielen weiteren Zügen ohne Kassieren wird der Würfel neu verdreht, ungesehen.
explain-end = Nach so vielen weiteren Zügen ohne Kassieren endet die Partie.

## The lesson: a guided first game

lesson-aim = Hallo! Du sammelst Karten mit dem gleichen Symbol. Drei gesicherte sind 1 Punkt, sechs sind 4, und alle neun eines Symbols gewinnen sofort. Diese drei Karten sind deine Hand.
lesson-set = Wir drehen alle am selben Würfel. Drei gleiche Symbole in einer Linie oben sind ein Dreier, auch diagonal. Nutzen kannst du ihn nur, wenn deine Hand das Symbol zeigt.
lesson-twist = Du hast zwei Funken, und oben liegen zwei nebeneinander. Dreh die rechte Spalte nach hinten: Das bringt einen dritten nach oben. Zeig erst auf den Knopf oder halte ihn, dann siehst du es.
lesson-twist-comets = So liegen drei Kometen in einer Linie, aber deine Hand zeigt keinen Kometen: Du könntest sie nicht nutzen. Such Funken.
lesson-twist-flip = Beim Wenden kommt die Unterseite nach oben. Das kann eine schöne Überraschung sein, hier macht es keinen Dreier.
lesson-twist-done = Oben drei Funken in einer Linie: Das ist dein Dreier.
lesson-claim = Kassiere jetzt die Funken. Du nimmst jede offene Karte damit: deine eigenen und die eine von { $seat }.
lesson-claim-not = Verzichten darfst du, aber dann bringt dir der Dreier nichts. Nimm lieber die Karten.
lesson-claim-done = { $cards } Funken gehören dir. Jetzt liegen sie offen, und das ist nicht sicher: Wer als Nächstes Funken kassiert, nimmt sie.
lesson-close = Also sichere sie. Verdeckt kann sie dir niemand nehmen, und sie zählen.
lesson-close-not = Dann bleiben sie offen liegen, und wer als Nächstes Funken kassiert, nimmt alle drei.
lesson-close-done =
    { $points ->
        [one] Drei gesicherte Funken: 1 Punkt. Deine Hand wurde wieder auf drei aufgefüllt.
       *[other] Drei gesicherte Funken: { $points } Punkte. Deine Hand wurde wieder auf drei aufgefüllt.
    }
lesson-theirs = Schau: { $seat } hat Anker in eine Linie gebracht und kassiert. Deine zwei Anker sind auch weg: Selbst die Hand ist nicht sicher. Nun liegen dort { $cards } offen, nicht gesichert.
lesson-barred = Diese Anker liegen noch oben, aber einfach noch einmal nutzen kannst du sie nicht: Was eben kassiert wurde, ist einen Zug lang gesperrt.
lesson-again = Eine neue Linie mit Ankern ist aber frei. Dreh die vordere Reihe nach links: Das macht eine, und sogar ein vierter Anker kommt nach oben.
lesson-again-fewer = Gut gesehen, auch das macht einen Dreier mit Ankern! Aber mit der vorderen Reihe nach links liegen vier oben, und der vierte bringt eine Karte mehr.
lesson-again-sparks = Drei Funken, aber deine sind gesichert, und auf deiner Hand ist keiner mehr. Such Anker.
lesson-again-done = Eine frische Linie mit Ankern, und vier davon oben.
lesson-take = Kassiere die Anker und nimm sie alle: aus beiden Händen und die offenen. Der vierte Anker oben bringt dir eine Karte vom Stapel.
lesson-take-done = { $cards } Anker! Und vom Stapel kam dazu: { $icon }.
lesson-six = Sechs von einem Symbol. Schnell sichern!
lesson-six-not = Dann nimmt, wer als Nächstes Anker kassiert, alle sechs. Sichere sie lieber.
lesson-six-done = Sechs gesicherte Karten sind 4 Punkte. Mit den Funken hast du { $points }.
lesson-stay = { $seat } hat drei Kometen in eine Linie gebracht, hat aber selbst keinen zum Kassieren. Du schon! Also lass den Würfel stehen.
lesson-stay-flip = So verschwinden die Kometen von oben. Sie sind schon da: Lass den Würfel einfach stehen.
lesson-stay-too = Das ginge auch, es macht eine neue Linie mit Kometen. Aber du musst gar nicht drehen. Lass den Würfel stehen.
lesson-stay-done = Du hast den Würfel stehen lassen, also kassierst du jetzt.
lesson-comets = Kassiere die Kometen. Der offene, der vom Stapel kam, kommt mit.
lesson-comets-done = { $cards } Kometen liegen offen, zu wenige zum Sichern. Hol dir den dritten, bevor jemand zugreift!
lesson-last = { $seat } hat den Würfel gewendet: Jetzt macht eine Drehung einen Dreier mit Glocken für dich. Sind der Stapel und eine Hand leer, gewinnt, wer die meisten Punkte hat. Los geht’s!

## The one-page sheet: the game in pictures

sheet-page-aim = Dreh den Würfel, bring oben drei gleiche Symbole in eine Linie und nimm alle offenen Karten mit diesem Symbol. Wer die meisten Punkte hat, gewinnt.
sheet-page-icons = Die sechs Symbole
sheet-page-parts = Jedes Symbol ist auf neun Stickern des Würfels und auf neun Karten. Du hast drei Karten, offen für alle.
sheet-page-turn = Dein Zug
sheet-page-move = Drehen.
sheet-page-move-how = Dreh eine äußere Reihe, allein oder mit der mittleren, um ein Viertel. Oder wende den Würfel. Oder lass ihn stehen, wenn schon ein Dreier da ist.
sheet-page-move-picture = Die rechte Spalte geht nach hinten, und oben liegen drei Funken in einer Linie.
sheet-page-claim = Kassieren.
sheet-page-claim-how = Deine Aktion hat drei in eine Linie gebracht, und deine Hand zeigt das Symbol? Nimm jede offene Karte damit, auch aus allen Händen. Für jedes weitere solche Symbol oben gibt es eine Karte vom Stapel.
sheet-page-claim-picture = Zwei Funken aus deiner Hand und einer aus einer anderen liegen jetzt offen vor dir.
sheet-page-close = Sichern.
sheet-page-close-how = Drei oder mehr offene Karten eines Symbols, oder drei gleiche auf der Hand, darfst du umdrehen. Jetzt sind sie sicher und zählen.
sheet-page-close-picture = Drei offene Funken werden ein gesicherter Satz: 1 Punkt.
sheet-page-you = deine Hand
sheet-page-other = eine andere Hand
sheet-page-open = offen: nicht sicher
sheet-page-closed = gesichert
sheet-page-scoring = Was gesicherte Karten eines Symbols wert sind
sheet-page-three = 3 bis 5 Karten: 1 Punkt
sheet-page-six = 6 oder mehr: 4 Punkte
sheet-page-nine = alle neun, offen und gesichert: Du gewinnst sofort
sheet-page-more = Gut zu wissen
sheet-page-stay = Stehen lassen: Ein Dreier, der zu Beginn deines Zuges da ist, lässt sich ohne Drehung nutzen.
sheet-page-barred = Gesperrt: Genau die Linie, die eben kassiert wurde, darf im nächsten Zug niemand nutzen.
sheet-page-refill = Nach deinem Zug wird jede Hand auf drei Karten aufgefüllt.
sheet-page-bottom = Alle dürfen die Oberseite und die vier Seiten ansehen, aber nicht die Unterseite.
sheet-page-reshuffle = Kassiert eine Weile niemand, wird der Würfel neu verdreht.
sheet-page-end = Das Ende
sheet-page-end-cards = Der Stapel ist leer, und eine Hand auch: Wer die meisten Punkte hat, gewinnt.
sheet-page-end-quiet = Je 20 Züge lang hat niemand kassiert: ebenso.
sheet-page-end-tie = Bei Gleichstand zählt für alle, die gleichauf sind, jede offene Karte 1.

# Of the number beside a player's name.
explain-score = Punkte für gesicherte Karten. Offene zählen erst, wenn sie gesichert sind.

## What the coach counts in imagined worlds: in $times of 100 of them

name-next-card = nächste Karte vom Stapel
place-below = Unterseite, Stelle { $number }
fact-below = In { $times } von 100 Fällen liegt auf der Unterseite ein Dreier: { $icon }.
fact-you-claim = In { $times } von 100 Fällen kassierst du in diesem Zug { $icon }.
fact-claims = In { $times } von 100 Fällen kassiert { $seat } vor deinem nächsten Zug { $icon }.
fact-takes-yours = In { $times } von 100 Fällen kassiert { $seat } vor deinem nächsten Zug { $icon }, und deine offenen Karten davon sind weg.
fact-you-score = { $points ->
    [one] In { $times } von 100 Fällen bekommst du bis zu deinem nächsten Zug mindestens 1 Punkt.
   *[other] In { $times } von 100 Fällen bekommst du bis zu deinem nächsten Zug mindestens { $points } Punkte.
  }
fact-scores = { $points ->
    [one] In { $times } von 100 Fällen bekommt { $seat } bis zu deinem nächsten Zug mindestens 1 Punkt.
   *[other] In { $times } von 100 Fällen bekommt { $seat } bis zu deinem nächsten Zug mindestens { $points } Punkte.
  }
fact-you-can = In { $times } von 100 Fällen schaffst du in deinem nächsten Zug einen Dreier: { $icon }.
fact-you-nine = In { $times } von 100 Fällen hast du alle neun Karten eines Symbols und gewinnst auf der Stelle.
fact-nine = In { $times } von 100 Fällen hat { $seat } alle neun Karten eines Symbols und gewinnt auf der Stelle.
