### Twisticon auf Deutsch. Begriffe: docs/glossary/de.md.
###
### Die Symbole haben verschiedene Geschlechter; dafür haben sie Formen: .plural (Kometen kassieren), .dative (mit Ankern),
### .accusative und .none (einen Kometen, kein Blatt), .count (1 Glocke), .card und .cards (Funkenkarte). Ebenen und
### Drehungen haben .accusative: „das rechte Paar nach hinten“.

## The box

blurb = Dreh den Würfel, bring oben drei gleiche Symbole in eine Linie und streich alle Karten mit diesem Symbol ein.
option-horizontal-twists = Waagerechte Drehungen
option-horizontal-twists-help = auch die obere und die untere Ebene dürfen zur Seite gedreht werden (TW-7)
option-reshuffle-after = Neu verdrehen nach Leerzügen
option-reshuffle-after-help = hat in so vielen Zügen pro Person niemand kassiert, verdreht der Geber den Würfel neu; 0 heißt nie (TW-19)
option-sets-apart = Sätze einzeln
option-sets-apart-help = jeder gesicherte Satz zählt für sich, für Punkte und auf dem Weg zu neun (TW-16)

## Icons
## On the cube and on the cards. They stand on small cards: from seven letters on their type gets smaller.
## English uses three forms: "a leaf", "leaves", and so many of them. Your language may need others.

name-comet = Komet
    .accusative = einen Kometen
    .none = keinen Kometen
    .plural = Kometen
    .dative = Kometen
    .card = Kometenkarte
    .cards = Kometenkarten
    .count =
        { $number ->
            [one] 1 Komet
           *[other] { $number } Kometen
        }
name-leaf = Blatt
    .accusative = ein Blatt
    .none = kein Blatt
    .plural = Blätter
    .dative = Blättern
    .card = Blattkarte
    .cards = Blattkarten
    .count =
        { $number ->
            [one] 1 Blatt
           *[other] { $number } Blätter
        }
name-key = Schlüssel
    .accusative = einen Schlüssel
    .none = keinen Schlüssel
    .plural = Schlüssel
    .dative = Schlüsseln
    .card = Schlüsselkarte
    .cards = Schlüsselkarten
    .count =
        { $number ->
            [one] 1 Schlüssel
           *[other] { $number } Schlüssel
        }
name-bell = Glocke
    .accusative = eine Glocke
    .none = keine Glocke
    .plural = Glocken
    .dative = Glocken
    .card = Glockenkarte
    .cards = Glockenkarten
    .count =
        { $number ->
            [one] 1 Glocke
           *[other] { $number } Glocken
        }
name-anchor = Anker
    .accusative = einen Anker
    .none = keinen Anker
    .plural = Anker
    .dative = Ankern
    .card = Ankerkarte
    .cards = Ankerkarten
    .count =
        { $number ->
            [one] 1 Anker
           *[other] { $number } Anker
        }
name-spark = Funke
    .accusative = einen Funken
    .none = keinen Funken
    .plural = Funken
    .dative = Funken
    .card = Funkenkarte
    .cards = Funkenkarten
    .count =
        { $number ->
            [one] 1 Funke
           *[other] { $number } Funken
        }

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
## Columns run away from the front, rows run from left to right, layers lie flat. A pair is the outer layer that it is
## named after, and the middle one.

name-left-column = linke Spalte
    .accusative = die linke Spalte
name-left-pair = linkes Paar
    .accusative = das linke Paar
name-right-column = rechte Spalte
    .accusative = die rechte Spalte
name-right-pair = rechtes Paar
    .accusative = das rechte Paar
name-front-row = vordere Reihe
    .accusative = die vordere Reihe
name-front-pair = vorderes Paar
    .accusative = das vordere Paar
name-back-row = hintere Reihe
    .accusative = die hintere Reihe
name-back-pair = hinteres Paar
    .accusative = das hintere Paar
name-top-layer = obere Ebene
    .accusative = die obere Ebene
name-top-pair = oberes Paar
    .accusative = das obere Paar
name-bottom-layer = untere Ebene
    .accusative = die untere Ebene
name-bottom-pair = unteres Paar
    .accusative = das untere Paar

## Ways to twist a layer, as they stand in move-twist
## "to the back" and so on is where the stickers on top go. Clockwise is always seen from above.

name-left-column-to-the-back = Linke Spalte nach hinten
    .accusative = die linke Spalte nach hinten
name-left-column-to-the-front = Linke Spalte nach vorn
    .accusative = die linke Spalte nach vorn
name-left-pair-to-the-back = Linkes Paar nach hinten
    .accusative = das linke Paar nach hinten
name-left-pair-to-the-front = Linkes Paar nach vorn
    .accusative = das linke Paar nach vorn
name-right-column-to-the-back = Rechte Spalte nach hinten
    .accusative = die rechte Spalte nach hinten
name-right-column-to-the-front = Rechte Spalte nach vorn
    .accusative = die rechte Spalte nach vorn
name-right-pair-to-the-back = Rechtes Paar nach hinten
    .accusative = das rechte Paar nach hinten
name-right-pair-to-the-front = Rechtes Paar nach vorn
    .accusative = das rechte Paar nach vorn
name-front-row-to-the-left = Vordere Reihe nach links
    .accusative = die vordere Reihe nach links
name-front-row-to-the-right = Vordere Reihe nach rechts
    .accusative = die vordere Reihe nach rechts
name-front-pair-to-the-left = Vorderes Paar nach links
    .accusative = das vordere Paar nach links
name-front-pair-to-the-right = Vorderes Paar nach rechts
    .accusative = das vordere Paar nach rechts
name-back-row-to-the-left = Hintere Reihe nach links
    .accusative = die hintere Reihe nach links
name-back-row-to-the-right = Hintere Reihe nach rechts
    .accusative = die hintere Reihe nach rechts
name-back-pair-to-the-left = Hinteres Paar nach links
    .accusative = das hintere Paar nach links
name-back-pair-to-the-right = Hinteres Paar nach rechts
    .accusative = das hintere Paar nach rechts
name-top-layer-clockwise = Obere Ebene rechtsherum
    .accusative = die obere Ebene rechtsherum
name-top-layer-anticlockwise = Obere Ebene linksherum
    .accusative = die obere Ebene linksherum
name-top-pair-clockwise = Oberes Paar rechtsherum
    .accusative = das obere Paar rechtsherum
name-top-pair-anticlockwise = Oberes Paar linksherum
    .accusative = das obere Paar linksherum
name-bottom-layer-clockwise = Untere Ebene rechtsherum
    .accusative = die untere Ebene rechtsherum
name-bottom-layer-anticlockwise = Untere Ebene linksherum
    .accusative = die untere Ebene linksherum
name-bottom-pair-clockwise = Unteres Paar rechtsherum
    .accusative = das untere Paar rechtsherum
name-bottom-pair-anticlockwise = Unteres Paar linksherum
    .accusative = das untere Paar linksherum

## Moves
## A label for lists and for what is typed at the prompt; the same move told of somebody, and to the one who made it.

move-twist = { $way } drehen
    .told = { $seat } dreht { FORM($way, "accusative") }
    .told-you = Du drehst { FORM($way, "accusative") }
move-flip = Würfel wenden
    .told = { $seat } wendet den Würfel
    .told-you = Du wendest den Würfel
move-stay = Stehen lassen
    .told = { $seat } lässt den Würfel stehen
    .told-you = Du lässt den Würfel stehen
move-claim = { FORM($icon, "plural") } kassieren
    .told = { $seat } kassiert die { FORM($icon, "plural") }
    .told-you = Du kassierst die { FORM($icon, "plural") }
move-no-claim = Nicht kassieren
    .told = { $seat } kassiert nicht
    .told-you = Du kassierst nicht
move-close = { FORM($icon, "plural") } sichern
    .told = { $seat } sichert einen Satz { FORM($icon, "plural") }
    .told-you = Du sicherst einen Satz { FORM($icon, "plural") }
move-close-hand = Hand sichern
    .told = { $seat } sichert die eigene Hand
    .told-you = Du sicherst deine Hand
move-done = Fertig
    .told = { $seat } ist fertig
    .told-you = Du bist fertig
name-reshuffle = Würfel neu verdrehen
    .told = { $seat } verdreht den Würfel neu
    .told-you = Du verdrehst den Würfel neu

## Phrases that stand in several messages

cards-of-icon = { FORM($icon, "count", $cards) }
seat-number = { $seat } { $number }
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

## What the player whose turn it is gets asked

prompt-move = Dreh oder wende den Würfel. Mit deiner Hand kannst du { OR(FORM($hand, "plural")) } kassieren.
prompt-move-or-stay = Dreh oder wende den Würfel, oder lass ihn stehen und kassiere { OR(FORM($icons, "plural")) }. Mit deiner Hand kannst du { OR(FORM($hand, "plural")) } kassieren.
prompt-empty-hand = Dreh oder wende den Würfel. Deine Hand ist leer, also kannst du nicht kassieren.
prompt-claim = Kassiere { OR(FORM($icons, "plural")) }, oder verzichte.
prompt-stayed = Du hast den Würfel stehen lassen, also kassiere jetzt { OR(FORM($icons, "plural")) }.
prompt-close = Sichere einen Satz, damit ihn dir niemand nehmen kann, oder sag, dass du fertig bist.

## Why a move is not allowed
## They follow a move and a colon, and begin with a small letter where the language does so.

why-level = waagerechte Drehungen sind eine Option, und an diesem Tisch ist sie aus (TW-7)
why-stay-without-lines = stehen lassen darfst du den Würfel nur, wenn es einen Dreier zu kassieren gibt, und oben liegen keine drei gleichen in einer Linie (TW-8)
why-stay = stehen lassen darfst du den Würfel nur, wenn es einen Dreier zu kassieren gibt, aber { $reasons }
why-move-first = zuerst musst du den Würfel drehen, wenden oder stehen lassen (TW-6)
why-moved = du hast deine Aktion schon gemacht, und pro Zug gibt es nur eine (TW-6)
why-must-claim = du hast den Würfel stehen lassen, also musst du einen Dreier kassieren (TW-7)
why-claim-first = entscheide zuerst, ob du kassierst; gesichert wird danach (TW-16)
why-claiming-over = zum Kassieren ist es in diesem Zug zu spät; jetzt kannst du nur noch sichern (TW-16)
why-no-triple = deine Hand kannst du nur sichern, wenn sie aus drei gleichen Karten besteht (TW-17)
why-too-few =
    { $cards ->
        [0] du hast keine offenen { FORM($icon, "cards") }, und ein Satz braucht drei (TW-15)
        [one] du hast nur 1 offene { FORM($icon, "card") }, und ein Satz braucht drei (TW-15)
       *[other] du hast nur { $cards } offene { FORM($icon, "cards") }, und ein Satz braucht drei (TW-15)
    }
why-no-line = oben liegen keine drei { FORM($icon, "plural") } in einer Linie (TW-8)
why-barred = diese Linie mit { FORM($icon, "dative") } ist gesperrt, denn sie wurde im vorigen Zug kassiert (TW-14)
why-there-before = diese Linie mit { FORM($icon, "dative") } war schon vor deiner Aktion da; um sie zu nutzen, musst du den Würfel stehen lassen (TW-8)
why-no-card = du hast { FORM($icon, "none") } auf der Hand (TW-8)

## What happened, in the log

news-gathers =
    { $cards ->
        [one] { $seat } nimmt 1 { FORM($icon, "card") }
       *[other] { $seat } nimmt { $cards } { FORM($icon, "cards") }
    }, { $others ->
        [0] keine von anderen.
        [one] davon 1 von jemand anderem.
       *[other] davon { $others } von anderen.
    }
news-gathers-more =
    { $cards ->
        [one] { $seat } nimmt 1 { FORM($icon, "card") }
       *[other] { $seat } nimmt { $cards } { FORM($icon, "cards") }
    }, { $others ->
        [0] keine von anderen. Vom Stapel kommt dazu: { $more }.
        [one] davon 1 von jemand anderem. Vom Stapel kommt dazu: { $more }.
       *[other] davon { $others } von anderen. Vom Stapel kommt dazu: { $more }.
    }
news-closes = { $seat } sichert { FORM($icon, "count", $cards) }: { $worth }.
news-closes-hand = { $seat } sichert eine Hand aus drei { FORM($icon, "dative") }: { $worth }.
news-dealt = Neu auf der Hand { OF($seat) }: { $cards }.
news-reshuffle = Eine Weile hat niemand kassiert, also verdreht { $seat } den Würfel neu, ohne hinzusehen.
news-nine = { $seat } hat alle neun { FORM($icon, "plural") } und gewinnt auf der Stelle.
news-no-cards = Der Stapel ist leer, und eine Hand auch. Die Partie ist vorbei.
news-no-claims = Zu lange hat niemand kassiert. Die Partie ist vorbei.
news-points = Punkte: { ROW($points) }.
news-tie = Gleichstand, also zählen die offenen Karten: { ROW($open) }.
news-winners =
    { COUNT($seats) ->
        [one] { $seats } gewinnt.
       *[other] { $seats } teilen sich den Sieg.
    }

## The table as text

table-turn =
    Zug { $turn }. Züge ohne Kassieren: { $quiet }. Kassiert niemand, endet die Partie in { $ends ->
        [one] 1 Zug
       *[other] { $ends } Zügen
    }.
table-turn-reshuffle =
    Zug { $turn }. Züge ohne Kassieren: { $quiet }. Kassiert niemand, wird der Würfel in { $reshuffle ->
        [one] 1 Zug
       *[other] { $reshuffle } Zügen
    } neu verdreht, und die Partie endet in { $ends ->
        [one] 1 Zug
       *[other] { $ends } Zügen
    }.
table-letters = Buchstaben: { letter-comet } { name-comet }, { letter-leaf } { name-leaf }, { letter-key } { name-key }, { letter-bell } { name-bell }, { letter-anchor } { name-anchor }, { letter-spark } { name-spark }, { letter-unseen } noch nicht gesehen
table-net-row = { "        " }{ SPACED($row) }
table-net-top = { "        " }{ SPACED($row) }   oben
table-net-bottom = { "        " }{ SPACED($row) }   unten
table-net-sides = { SPACED($left) }   { SPACED($front) }   { SPACED($right) }   { SPACED($back) }
table-net-names = links   vorn    rechts  hinten
table-lines = Oben drei in einer Linie: { ROW(FORM($icons, "plural")) }
table-barred = { FORM($icon, "plural") } (gesperrt)
table-there-before = { FORM($icon, "plural") } (schon vorher da)
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
        [0] Hand: leer
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
        [one] { FORM($icon, "count", $cards) } (1 Punkt)
       *[other] { FORM($icon, "count", $cards) } ({ $points } Punkte)
    }
table-near-nine = Auf dem Weg zu neun: { ROW($cards) }

## The score sheet

sheet-total = Gesamt
sheet-three =
    { $points ->
        [one] { $seat } bekommt 1 Punkt für { $cards } gesicherte { FORM($icon, "cards") }, wie immer bei 3 bis 5 (TW-21)
       *[other] { $seat } bekommt { $points } Punkte für { $cards } gesicherte { FORM($icon, "cards") }, wie immer bei 3 bis 5 (TW-21)
    }
sheet-six =
    { $points ->
        [one] { $seat } bekommt 1 Punkt für { $cards } gesicherte { FORM($icon, "cards") }, wie immer ab 6 (TW-21)
       *[other] { $seat } bekommt { $points } Punkte für { $cards } gesicherte { FORM($icon, "cards") }, wie immer ab 6 (TW-21)
    }
sheet-nine = { $seat } hat alle neun { FORM($icon, "plural") } und gewinnt auf der Stelle (TW-20)
sheet-most = { $seat } hat die meisten Punkte und gewinnt (TW-21)
sheet-open =
    { $cards ->
        [0] { $seat } hat bei Gleichstand keine offene Karte (TW-22)
        [one] { $seat } hat bei Gleichstand 1 offene Karte (TW-22)
       *[other] { $seat } hat bei Gleichstand { $cards } offene Karten (TW-22)
    }
sheet-winners =
    { COUNT($seats) ->
        [one] { $seats } gewinnt (TW-22)
       *[other] { $seats } teilen sich den Sieg (TW-22)
    }
sheet-note = { $worth } { $deck } { $end }
sheet-note-over = { $worth } { $ending }
sheet-together = Gesicherte Karten eines Symbols zählen zusammen: 3 bis 5 sind 1 Punkt, 6 oder mehr sind 4. Mit allen neun eines Symbols gewinnst du auf der Stelle.
sheet-apart = Jeder gesicherte Satz zählt für sich: 3 bis 5 Karten sind 1 Punkt, 6 oder mehr sind 4. Mit allen neun eines Symbols gewinnst du auf der Stelle.
sheet-deck =
    { $cards ->
        [0] Der Stapel ist leer.
        [one] Im Stapel ist noch 1 Karte.
       *[other] Im Stapel sind noch { $cards } Karten.
    }
sheet-end =
    { $turns ->
        [one] Noch ein Zug ohne Kassieren, und die Partie ist vorbei.
       *[other] Noch { $turns } Züge ohne Kassieren, und die Partie ist vorbei.
    }

## Why the rule of thumb makes a move
## They follow a move, and begin with a small letter. "I" is who advises.

reason-nine = damit habe ich alle neun Karten eines Symbols und gewinne auf der Stelle
reason-line-up = damit bekomme ich einen Dreier, und wer nach mir kommt, geht leer aus
reason-best-off = damit bekomme ich einen Dreier, und mit keiner anderen Aktion stehe ich besser da
reason-there = der Dreier ist schon da, und keine Drehung bringt mehr
reason-safe = einen Dreier schaffe ich nicht, aber wer nach mir kommt, geht auch leer aus
reason-least = einen Dreier schaffe ich nicht, und so bleibt der nächsten Person am wenigsten
reason-too-dear = ein Dreier jetzt brächte der nächsten Person mehr als mir
reason-most = von den Dreiern oben bringt mir dieser am meisten
reason-closed = gesicherte Karten kann mir niemand nehmen
reason-closed-hand = drei gleiche Karten auf meiner Hand sind sofort einen Punkt wert

## What is wrong with a record
## Words in $text... are words of the record itself, and the same in all languages.

record-due = hier müsste „{ $text }“ stehen
record-dealer = „dealer“ muss eine Platznummer von 0 bis { $last } sein (in Aufzeichnungen zählen die Plätze ab 0)
record-deck = der Stapel muss von jedem Symbol { $cards } Karten enthalten
record-list =
    { $count ->
        [one] { $text } muss eine Liste mit 1 Symbol sein
       *[other] { $text } muss eine Liste von { $count } Symbolen sein
    }
record-no-icon = { $text_where }: „{ $text }“ ist kein Symbol (es gibt: { ROW($text_icons) })
record-faces = „cube“ muss diese Flächen haben: { ROW($text_faces) }
record-stickers =
    { $times ->
        [one] der Würfel muss „{ $text }“ einmal zeigen, nicht { $count }-mal
       *[other] der Würfel muss „{ $text }“ { $times }-mal zeigen, nicht { $count }-mal
    }
record-cube = kein Drehen führt zu diesem Würfel: { $why }
record-centre-twice = jedes Symbol muss die Mitte genau einer Fläche sein
record-centres = die Mitten sind nicht so angeordnet wie auf einem echten Würfel
record-no-corner = keine Ecke zeigt { $text_icons } im Uhrzeigersinn
record-corner-twice = eine Ecke ist doppelt da
record-no-edge = keine Kante zeigt { $text_icons }
record-edge-twice = eine Kante ist doppelt da
record-corner-twisted = eine Ecke ist auf ihrem Platz verdreht, und das geht durch keine Drehung
record-edge-flipped = eine Kante ist auf ihrem Platz gekippt, und das geht durch keine Drehung
record-exchanged = nur zwei Teile haben die Plätze getauscht, und das geht durch keine Drehung

## On the page: what lies before a player
## Headings, and what a screen reader says of the cards. In small type, with little room.

things-hand = Hand
things-open = Offen
things-open-help = alle dürfen zugreifen
things-closed = Gesichert
things-safe = sicher
things-safe-nine = sicher; mit allen neun ist gewonnen
things-none = nichts
things-gap = leerer Platz
things-your-hand = Deine Hand
things-your-open = Deine offenen Karten
things-your-closed = Deine gesicherten Karten
things-hand-of = Hand { OF($seat) }
things-open-of = Offene Karten { OF($seat) }
things-closed-of = Gesicherte Karten { OF($seat) }
things-claim = { $icon } auf deiner Hand: { FORM($icon, "plural") } kassieren
things-close =
    { $cards ->
        [one] 1 offene { FORM($icon, "card") }: sichern
       *[other] { $cards } offene { FORM($icon, "cards") }: sichern
    }
things-set =
    { $points ->
        [one] { $cards } gesicherte { FORM($icon, "cards") }, 1 Punkt
       *[other] { $cards } gesicherte { FORM($icon, "cards") }, { $points } Punkte
    }
things-won = Bisher { $won } von neun { FORM($icon, "dative") }. Mit allen neun ist die Partie auf der Stelle gewonnen.
things-of-nine = { $won } von neun { FORM($icon, "dative") }
things-one-more = { $won } von neun { FORM($icon, "dative") }, noch 1 bis zum Sieg
things-no-nine = keine neun
things-spoilt = { $seat } hat { FORM($icon, "cards") } gesichert, also kann sonst niemand alle neun bekommen.

## On the page: what a claim would bring
## In small type on a button, and in bench-would-bring.

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
## Buttons: a word or two in bold, and in small type below what it does.

bench-title = Was du tun kannst
bench-claims = Kassieren
bench-closings = Sichern
bench-or = Andere Aktionen
bench-flip = Wenden
bench-flip-help = unten nach oben
bench-stay = Stehen lassen
bench-stay-help = kassieren, was da ist
bench-claim = { FORM($icon, "plural") } kassieren
bench-no-claim = Nicht kassieren
bench-no-claim-help = Dreier liegen lassen
bench-close = { FORM($icon, "count", $cards) } sichern
bench-close-hand = Hand sichern
bench-triple = drei { FORM($icon, "plural") }: { $worth }
bench-no-triple = braucht drei gleiche
bench-done = Fertig
bench-done-help = nichts mehr sichern
bench-sure-no-claim = Wirklich nicht kassieren? Du verzichtest auf { $claims }.
bench-would-bring = { FORM($icon, "plural") } ({ $brings })
bench-would-win = { FORM($icon, "plural") } (und damit auf den Sieg)
bench-sure-nine = Sicherst du deine Hand, hast du alle neun { FORM($icon, "plural") } und gewinnst. Wirklich jetzt aufhören?
bench-sure-done =
    { $cards ->
        [one] 1 { FORM($icon, "card") }
       *[other] { $cards } { FORM($icon, "cards") }
    } offen liegen lassen, wo alle zugreifen können? Wenn du sicherst: { $worth }.
bench-to-move = { $seat } ist dran
bench-to-claim = { $seat } kann einen Dreier kassieren
bench-to-close = { $seat } kann einen Satz sichern

## On the page: buttons for twists

pad-columns = Spalten
pad-rows = Reihen
pad-levels = Ebenen
pad-again = nochmal
pad-twist-again = „{ $move }“: Tipp dazu noch einmal

## On the page: the cube

cube-spread = Würfel aufklappen
cube-keys = Der Würfel: Mit den Pfeiltasten siehst du dich um
cube-help = L, R, F oder B wählt die linke, rechte, vordere oder hintere Scheibe, noch einmal gedrückt kommt die mittlere dazu. Dann dreh mit einer Pfeiltaste. Escape lässt los. Pos1 bringt dich zurück nach vorn.
cube-help-level = L, R, F oder B wählt die linke, rechte, vordere oder hintere Scheibe, T oder D die obere oder untere Ebene; noch einmal gedrückt kommt die mittlere dazu. Dann dreh mit einer Pfeiltaste. Escape lässt los. Pos1 bringt dich zurück nach vorn.
cube-keys-column = Mit der oberen oder unteren Pfeiltaste { FORM($layer, "accusative") } drehen
cube-keys-row = Mit der linken oder rechten Pfeiltaste { FORM($layer, "accusative") } drehen
cube-last = { TOLD($move, $seat) }
cube-look = Umsehen
cube-look-higher = Von weiter oben ansehen
cube-look-lower = Von weiter unten ansehen
cube-look-home = Ansicht zurücksetzen
cube-look-left = Würfel nach links drehen
cube-look-right = Würfel nach rechts drehen

## On the page: the slate beside the cube

slate-sets = Dreier oben
slate-no-set = oben kein Dreier
slate-claimed = gerade kassiert
slate-not-claimed = nicht kassiert
slate-barred = gesperrt: im vorigen Zug kassiert
slate-before = war schon da: nur mit Stehenlassen zu kassieren
slate-no-card = keine { FORM($icon, "plural") } auf der Hand { OF($seat) }
slate-no-card-of-yours = keine { FORM($icon, "plural") } auf deiner Hand
slate-stay = du kannst den Würfel stehen lassen und kassieren
slate-may-stay = { $seat } kann den Würfel stehen lassen und kassieren
slate-claim = du kannst kassieren
slate-may-claim = { $seat } kann kassieren
slate-deck = Stapel: { $cards }
slate-deck-holds = Was noch im Stapel ist
slate-counts = Zugzähler
slate-turn = Zug { $turn }
slate-quiet = { $turns ->
    [one] 1 Leerzug
   *[other] { $turns } Leerzüge
  }
slate-reshuffle = neu verdreht in { $turns }
slate-end = Ende in { $turns }
slate-seats = Die Vorderseite zeigt zu { $seat }. { $seat_dealer } gibt.
slate-level = Waagerechte Drehungen sind erlaubt.
slate-no-reshuffle = Der Würfel wird nie neu verdreht.
slate-apart = Jeder gesicherte Satz zählt für sich.
slate-cube = Der Würfel, Fläche für Fläche
slate-unseen = noch nicht gesehen

## The aim, the standing and the end of the game
## The aim and the standing are always on the table, in one or two lines, also on a phone.

aim-together = Hol die meisten Punkte: 3 gesicherte Karten eines Symbols sind 1 Punkt, 6 sind 4. Mit allen neun gewinnst du sofort.
aim-apart = Hol die meisten Punkte: Ein gesicherter Satz aus 3 ist 1 Punkt, aus 6 sind es 4. Mit allen neun eines Symbols gewinnst du sofort.
standing-nothing =
    { $open ->
        [0] Bisher hast du 0 Punkte. Du hast noch nichts gesichert.
        [one] Bisher hast du 0 Punkte. Deine offene Karte zählt erst, wenn du sie sicherst.
       *[other] Bisher hast du 0 Punkte. Deine { $open } offenen Karten zählen erst, wenn du sie sicherst.
    }
standing =
    Bisher hast du { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { ROW($sum) }.{ $open ->
        [0] { "" }
        [one] { " " }Deine offene Karte zählt noch nicht.
       *[other] { " " }Deine { $open } offenen Karten zählen noch nicht.
    }
standing-over =
    { $points ->
        [one] Du hast 1 Punkt
       *[other] Du hast { $points } Punkte
    }{ COUNT($sum) ->
        [0] .
       *[other] : { ROW($sum) }.
    }
points-for = { $points } für { FORM($icon, "count", $cards) }
round-title = Die Partie ist vorbei
round-nothing = nichts gesichert
round-nine = alle neun { FORM($icon, "plural") }: auf der Stelle gewonnen
round-open =
    { $cards ->
        [0] nach Punkten gleichauf, ohne offene Karte
        [one] nach Punkten gleichauf, mit 1 offenen Karte
       *[other] nach Punkten gleichauf, mit { $cards } offenen Karten
    }

## On the page: what a twist would make
## In small type over the cube, under the name of the twist.

foresee-free =
    { $cards ->
        [one] Dreier mit { FORM($icon, "dative") }: Kassieren bringt 1 Karte
       *[other] Dreier mit { FORM($icon, "dative") }: Kassieren bringt { $cards } Karten
    }
foresee-no-card = Drei { FORM($icon, "plural") } in einer Linie, aber keine auf deiner Hand
foresee-left =
    { $cards ->
        [one] Lässt { $seat } den Dreier mit { FORM($icon, "dative") }: 1 Karte
       *[other] Lässt { $seat } den Dreier mit { FORM($icon, "dative") }: { $cards } Karten
    }
foresee-nothing = Kein Dreier
foresee-unseen = ? = hat noch niemand gesehen
bench-twist = Drehen

## On the page: the cube's keys, in the help for keys
## Each key as it is called, and what it does. They work while the cube has the focus.

key-look = ← → ↑ ↓
key-look-does = am Würfel: umsehen
key-layer = L R F B
key-layer-does = am Würfel: die linke, rechte, vordere oder hintere Scheibe wählen; noch einmal: die mittlere dazu
key-level = T D
key-level-does = die obere oder untere Ebene wählen, wenn waagerechte Drehungen erlaubt sind
key-twist = ← → ↑ ↓
key-twist-does = drehen, was du gewählt hast; Escape lässt los
key-home = Pos1
key-home-does = am Würfel: zurück nach vorn

## On the page: explanations
## They come up beside a word or a number that somebody points at. One or two short sentences.

explain-twist = Dreh eine äußere Reihe um ein Viertel, allein oder mit der mittleren. Zeig auf einen Knopf oder halte ihn gedrückt, um zu sehen, was dabei herauskommt.
explain-claim = Kassieren: Du nimmst jede offen liegende Karte des Symbols, aus allen Händen und allen offenen Karten. Für jedes weitere solche Symbol oben bekommst du eine Karte vom Stapel.
explain-close = Sichern: Du drehst drei oder mehr offene Karten eines Symbols um. Dann kann sie niemand mehr nehmen, und sie zählen.
explain-hand = Drei Karten, die alle sehen. Um ein Symbol zu kassieren, musst du es auf der Hand haben.
explain-open = Gewonnen, aber nicht sicher: Kassiert jemand anders das Symbol, sind sie weg. Sichere drei oder mehr davon, um sie zu behalten.
explain-pile = Offene { FORM($icon, "cards") }: Wer als Nächstes { FORM($icon, "plural") } kassiert, nimmt sie.
explain-closed = Für immer sicher. 3 bis 5 gesicherte Karten eines Symbols sind 1 Punkt, 6 oder mehr sind 4.
explain-closed-apart = Für immer sicher. Ein gesicherter Satz aus 3 bis 5 Karten ist 1 Punkt, ab 6 sind es 4.
explain-set =
    { $points ->
        [one] { $cards } gesicherte { FORM($icon, "cards") } sind 1 Punkt wert. Niemand kann sie nehmen.
       *[other] { $cards } gesicherte { FORM($icon, "cards") } sind { $points } Punkte wert. Niemand kann sie nehmen.
    }
explain-no-set = Ein Dreier sind drei gleiche Symbole oben in einer Linie: Reihe, Spalte oder Diagonale. Bring ein Symbol von deiner Hand in eine Linie, dann kassiere.
explain-set-free = Oben drei in einer Linie. Wer kassiert, nimmt jede offen liegende { FORM($icon, "card") }, auch aus den Händen der anderen.
explain-set-claimed = Diese { FORM($icon, "plural") } wurden in diesem Zug kassiert, und mit ihnen jede offen liegende { FORM($icon, "card") }.
explain-set-late = Zum Kassieren ist es in diesem Zug zu spät. Wer als Nächstes dran ist, kann den Würfel stehen lassen und die { FORM($icon, "plural") } kassieren.
explain-set-barred = Gesperrt: Genau diese Linie mit { FORM($icon, "dative") } wurde im vorigen Zug kassiert. In diesem Zug darf sie niemand nutzen.
explain-set-before = Diese Linie mit { FORM($icon, "dative") } war schon vor der Drehung da, ist also nicht durch sie entstanden. So eine Linie kannst du nur nutzen, wenn du den Würfel stehen lässt.
explain-set-no-card = { FORM($icon, "plural") } kannst du nur kassieren, wenn du { FORM($icon, "accusative") } auf der Hand hast.
explain-deck = Karten, die noch kommen. Die kleinen Zahlen zeigen, wie viele von jedem Symbol übrig sind.
explain-turn = Züge bisher, alle zusammen.
explain-quiet = Züge hintereinander, in denen niemand kassiert hat.
explain-reshuffle = Kassiert so viele Züge lang niemand, wird der Würfel ungesehen neu verdreht.
explain-end = Kassiert so viele Züge lang niemand, endet die Partie.

## The lesson: a guided first game
## Somebody who knows the game talks to somebody who does not: warm, short, at most two or three short sentences.

lesson-aim = Hallo! Du sammelst Karten mit dem gleichen Symbol. Drei gesicherte sind 1 Punkt wert, sechs schon 4, und mit allen neun gewinnst du auf der Stelle. Diese drei Karten sind deine Hand.
lesson-set = Wir drehen alle am selben Würfel. Drei gleiche Symbole oben in einer Linie sind ein Dreier, auch diagonal. Aber nutzen kannst du ihn nur, wenn du das Symbol auf der Hand hast.
lesson-twist = Du hast zwei Funken, und oben liegen zwei nebeneinander. Dreh die rechte Spalte nach hinten, und ein dritter kommt nach oben. Zeig erst auf den Knopf oder halte ihn gedrückt, dann siehst du es.
lesson-twist-comets = So liegen drei Kometen in einer Linie, aber du hast keinen auf der Hand und könntest sie nicht nutzen. Such nach Funken.
lesson-twist-flip = Beim Wenden kommt die Unterseite nach oben. Das kann eine schöne Überraschung sein, aber hier gibt es keinen Dreier.
lesson-twist-done = Oben drei Funken in einer Linie: Das ist dein Dreier!
lesson-claim = Kassiere jetzt die Funken. Du nimmst jede offen liegende Funkenkarte: deine eigenen und auch die { OF($seat) }.
lesson-claim-not = Du kannst einen Dreier liegen lassen, aber dann bekommst du nichts dafür. Nimm lieber die Karten.
lesson-claim-done = { $cards } Funkenkarten gehören dir! Aber jetzt liegen sie offen, und das ist nicht sicher: Wer als Nächstes Funken kassiert, nimmt sie.
lesson-close = Also sichere sie. Sobald sie verdeckt sind, kann sie dir niemand nehmen, und sie zählen.
lesson-close-not = Dann bleiben sie offen liegen, und wer als Nächstes Funken kassiert, nimmt alle drei.
lesson-close-done =
    { $points ->
        [one] Drei gesicherte Funkenkarten: Das ist 1 Punkt. Und deine Hand wurde wieder auf drei Karten aufgefüllt.
       *[other] Drei gesicherte Funkenkarten: Das sind { $points } Punkte. Und deine Hand wurde wieder auf drei Karten aufgefüllt.
    }
lesson-closing = Zum Sichern brauchst du mindestens drei offene Karten. Ein einzelner Funke, der später kommt, bliebe also offen. Rechnest du mit mehr, kannst du warten, aber Offenes kann dir jemand nehmen. Auch drei gleiche auf der Hand darfst du sichern. Jetzt schau auf den Würfel: Die anderen sind dran.
lesson-theirs = Schau: { $seat } hat Anker in eine Linie gebracht und kassiert. Deine zwei Ankerkarten sind auch weg: Selbst auf der Hand sind Karten nicht sicher. Du hast zwei neue bekommen, aber dort liegen jetzt { $cards } Anker, noch offen.
lesson-barred = Diese Anker liegen noch oben, aber du kannst sie nicht einfach noch einmal nutzen: Ein Dreier, der gerade kassiert wurde, ist einen Zug lang gesperrt.
lesson-again = Aber eine neue Linie mit Ankern ist erlaubt. Dreh die vordere Reihe nach links: Dann kommt ein anderer Anker in die Ecke und ein vierter daneben.
lesson-again-fewer = Gut gesehen, auch das ergibt einen Dreier mit Ankern! Aber mit der vorderen Reihe nach links liegen vier oben, und für den vierten bekommst du eine Karte extra.
lesson-again-sparks = Das sind drei Funken, aber deine sind gesichert, und auf der Hand hast du keinen mehr. Such nach Ankern.
lesson-again-done = Der Anker in der Ecke ist ein anderer, also ist es eine neue Linie. Und oben liegen vier Anker!
lesson-take = Kassiere die Anker und nimm sie alle: aus beiden Händen und auch die offenen. Für den vierten Anker oben bekommst du eine Karte vom Stapel.
lesson-take-done = { $cards } Ankerkarten! Und vom Stapel hast du { FORM($icon, "accusative") } bekommen.
lesson-six = Sechs von einem Symbol! Schnell sichern.
lesson-six-not = Dann bleiben sie offen, und wer als Nächstes Anker kassiert, nimmt alle sechs. Sichere sie lieber.
lesson-six-done = Sechs gesicherte Karten sind 4 Punkte wert. Mit deinen Funken macht das { $points }.
lesson-stay = { $seat } hat drei Kometen in eine Linie gebracht, aber keinen auf der Hand, um sie zu kassieren. Auf deiner Hand ist einer! Also lass den Würfel, wie er ist: „Stehen lassen“.
lesson-stay-flip = So verschwinden die Kometen. Sie liegen doch schon da, also lass den Würfel einfach stehen.
lesson-stay-too = Das ginge auch: Es ergibt eine neue Linie mit Kometen. Aber du musst gar nicht drehen. Lass den Würfel einfach stehen.
lesson-stay-done = Du hast den Würfel stehen lassen, also kassierst du jetzt.
lesson-comets = Kassiere die Kometen. Der auf deiner Hand kommt zu dem offenen, den du vom Stapel hast.
lesson-comets-done = Du hast { $cards } offene Kometenkarten, zu wenige zum Sichern. Hol dir eine dritte, bevor jemand zugreift!
lesson-defend = { $seat } hat den Würfel gewendet, und jetzt bringt dir eine Drehung einen Dreier mit Glocken. Das war unvorsichtig! Schau vor jedem Drehen, was du den anderen übrig lässt.
lesson-last = Kassiert in den nächsten { $turns } Zügen niemand, wird der Würfel neu verdreht, und nach { $last } ist die Partie vorbei. Sonst endet sie, wenn der Stapel und eine Hand leer sind. Die meisten Punkte gewinnen. Los geht’s!

## The one-page sheet: the game in pictures
## For somebody who has never seen it. Short sentences; the pictures show the rest.

sheet-page-aim = Dreh den Würfel, bring oben drei gleiche Symbole in eine Linie und nimm jede Karte, die das Symbol zeigt. Wer die meisten Punkte hat, gewinnt.
sheet-page-icons = Die sechs Symbole
sheet-page-parts = Jedes Symbol ist auf neun Stickern des Würfels und auf neun Karten. Du hast eine Hand aus drei Karten, offen für alle.
sheet-page-turn = Dein Zug
sheet-page-move = Aktion.
sheet-page-move-how = Dreh eine äußere Reihe um ein Viertel, allein oder mit der mittleren. Oder wende den Würfel. Oder lass ihn stehen, wenn es einen Dreier gibt, den du nutzen kannst.
sheet-page-move-picture = Die rechte Spalte geht nach hinten, und jetzt liegen oben drei Funken in einer Linie.
sheet-page-claim = Kassieren.
sheet-page-claim-how = Hat deine Aktion drei in eine Linie gebracht, und hast du das Symbol auf der Hand? Dann nimm jede offen liegende Karte davon, aus allen Händen und allen offenen Karten. Für jedes weitere solche Symbol oben bekommst du eine Karte vom Stapel.
sheet-page-claim-picture = Zwei Funken aus deiner Hand und einer aus einer anderen liegen jetzt offen vor dir.
sheet-page-close = Sichern.
sheet-page-close-how = Dreh drei oder mehr offene Karten eines Symbols um oder eine Hand aus drei gleichen. Jetzt sind sie sicher und zählen.
sheet-page-close-picture = Drei offene Funken werden ein gesicherter Satz: 1 Punkt.
sheet-page-you = deine Hand
sheet-page-other = eine andere Hand
sheet-page-open = offen: nicht sicher
sheet-page-closed = gesichert: sicher
sheet-page-scoring = Was gesicherte Karten eines Symbols wert sind
sheet-page-three = 3 bis 5 Karten: 1 Punkt
sheet-page-six = 6 oder mehr: 4 Punkte
sheet-page-nine = alle neun, offen und gesichert zusammen: Du gewinnst auf der Stelle
sheet-page-more = Gut zu wissen
sheet-page-stay = Stehen lassen: Ist zu Beginn deines Zuges oben schon ein Dreier, kannst du ihn nutzen, ohne zu drehen.
sheet-page-barred = Gesperrt: Genau die Linie, die direkt vor dir kassiert wurde, darfst du nicht nutzen.
sheet-page-refill = Nach deinem Zug wird jede Hand wieder auf drei Karten aufgefüllt.
sheet-page-bottom = Die Oberseite und die vier Seiten darfst du ansehen, die Unterseite nicht.
sheet-page-reshuffle = Kassiert eine Weile niemand, wird der Würfel neu verdreht.
sheet-page-end = Das Ende
sheet-page-end-cards = Sind der Stapel und eine Hand leer, gewinnt, wer die meisten Punkte hat.
sheet-page-end-quiet = Kassiert in 20 Zügen pro Person niemand, gewinnt ebenfalls, wer die meisten Punkte hat.
sheet-page-end-tie = Bei Gleichstand zählt für alle, die gleichauf liegen, jede offene Karte 1.

explain-score = Punkte für gesicherte Karten. Offene zählen erst, wenn sie gesichert sind.

## What the coach counts: in so many of 100 ways the hidden cards and stickers could lie. Whole sentences.

name-next-card = nächste Karte im Stapel
place-below = Unterseite, Stelle { $number }
fact-below =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } liegen auf der Unterseite drei { FORM($icon, "plural") } in einer Linie.
# .more und .less folgen auf „Mit „{ $move }““: Das Verb steht vorn, denn der Satz lautet: Mit „06 spielen“ bekommst du die +3 seltener, und das hilft dir.
fact-you-claim =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } kassierst du in diesem Zug { FORM($icon, "plural") }.
    .more = kassierst du in diesem Zug öfter { FORM($icon, "plural") }
    .less = kassierst du in diesem Zug seltener { FORM($icon, "plural") }
    .always = kassierst du in diesem Zug { FORM($icon, "plural") }
    .never = kassierst du in diesem Zug keine { FORM($icon, "plural") }
fact-claims =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } kassiert { $seat } vor deinem nächsten Zug { FORM($icon, "plural") }.
    .more = kassiert { $seat } vor deinem nächsten Zug öfter { FORM($icon, "plural") }
    .less = kassiert { $seat } vor deinem nächsten Zug seltener { FORM($icon, "plural") }
    .always = kassiert { $seat } vor deinem nächsten Zug { FORM($icon, "plural") }
    .never = kassiert { $seat } vor deinem nächsten Zug keine { FORM($icon, "plural") }
fact-claims-any = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } kassiert { $seat } vor deinem nächsten Zug etwas.
    .more = kassiert { $seat } vor deinem nächsten Zug öfter etwas
    .less = kassiert { $seat } vor deinem nächsten Zug seltener etwas
    .always = kassiert { $seat } vor deinem nächsten Zug etwas
    .never = kassiert { $seat } vor deinem nächsten Zug nichts
fact-takes-yours =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } kassiert { $seat } vor deinem nächsten Zug { FORM($icon, "plural") } und nimmt deine offenen.
    .more = kassiert { $seat } vor deinem nächsten Zug öfter deine offenen { FORM($icon, "plural") }
    .less = kassiert { $seat } vor deinem nächsten Zug seltener deine offenen { FORM($icon, "plural") }
    .always = kassiert { $seat } vor deinem nächsten Zug deine offenen { FORM($icon, "plural") }
    .never = kassiert { $seat } vor deinem nächsten Zug nicht deine offenen { FORM($icon, "plural") }
fact-you-lose = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } verlierst du vor deinem nächsten Zug mindestens { $cards } deiner offenen Karten.
    .more = verlierst du vor deinem nächsten Zug öfter { $cards ->
        [one] offene Karten
       *[other] mindestens { $cards } deiner offenen Karten
    }
    .less = verlierst du vor deinem nächsten Zug seltener { $cards ->
        [one] offene Karten
       *[other] mindestens { $cards } deiner offenen Karten
    }
    .always = verlierst du vor deinem nächsten Zug { $cards ->
        [one] offene Karten
       *[other] mindestens { $cards } deiner offenen Karten
    }
    .never = verlierst du vor deinem nächsten Zug { $cards ->
        [one] keine offenen Karten
       *[other] weniger als { $cards } deiner offenen Karten
    }
fact-you-score =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } bekommst du vor deinem nächsten Zug mindestens { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .more = bekommst du vor deinem nächsten Zug öfter { $points ->
        [one] Punkte
       *[other] mindestens { $points } Punkte
    }
    .less = bekommst du vor deinem nächsten Zug seltener { $points ->
        [one] Punkte
       *[other] mindestens { $points } Punkte
    }
    .always = bekommst du vor deinem nächsten Zug { $points ->
        [one] Punkte
       *[other] mindestens { $points } Punkte
    }
    .never = bekommst du vor deinem nächsten Zug { $points ->
        [one] keine Punkte
       *[other] weniger als { $points } Punkte
    }
fact-scores =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } bekommt { $seat } vor deinem nächsten Zug mindestens { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .more = bekommt { $seat } vor deinem nächsten Zug öfter { $points ->
        [one] Punkte
       *[other] mindestens { $points } Punkte
    }
    .less = bekommt { $seat } vor deinem nächsten Zug seltener { $points ->
        [one] Punkte
       *[other] mindestens { $points } Punkte
    }
    .always = bekommt { $seat } vor deinem nächsten Zug { $points ->
        [one] Punkte
       *[other] mindestens { $points } Punkte
    }
    .never = bekommt { $seat } vor deinem nächsten Zug { $points ->
        [one] keine Punkte
       *[other] weniger als { $points } Punkte
    }
fact-you-can-claim = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } kannst du in deinem nächsten Zug etwas kassieren.
    .more = kannst du in deinem nächsten Zug öfter etwas kassieren
    .less = kannst du in deinem nächsten Zug seltener etwas kassieren
    .always = kannst du in deinem nächsten Zug etwas kassieren
    .never = kannst du in deinem nächsten Zug nichts kassieren
fact-you-can =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } kannst du in deinem nächsten Zug { FORM($icon, "plural") } in eine Linie bringen.
    .more = kannst du in deinem nächsten Zug öfter { FORM($icon, "plural") } in eine Linie bringen
    .less = kannst du in deinem nächsten Zug seltener { FORM($icon, "plural") } in eine Linie bringen
fact-you-nine =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } sammelst du alle neun Karten eines Symbols und gewinnst auf der Stelle.
    .more = gewinnst du öfter auf der Stelle mit allen neun Karten eines Symbols
    .less = gewinnst du seltener auf der Stelle mit allen neun Karten eines Symbols
fact-nine =
    In { $times ->
        [one] einem von 100 Fällen
       *[other] { $times } von 100 Fällen
    } sammelt { $seat } alle neun Karten eines Symbols und gewinnt auf der Stelle.
    .more = gewinnt { $seat } öfter auf der Stelle mit allen neun Karten eines Symbols
    .less = gewinnt { $seat } seltener auf der Stelle mit allen neun Karten eines Symbols
    .always = gewinnt { $seat } auf der Stelle mit allen neun Karten eines Symbols
    .never = gewinnt { $seat } nicht auf der Stelle mit allen neun Karten eines Symbols

## What a screen reader says of figures on the table

slate-deck-said = Stapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
slate-quiet-said = { $turns ->
    [one] 1 Zug, in dem niemand kassiert hat
   *[other] { $turns } Züge, in denen niemand kassiert hat
  }
slate-reshuffle-said = { $turns ->
    [one] wird neu verdreht, wenn noch 1 Zug lang niemand kassiert
   *[other] wird neu verdreht, wenn noch { $turns } Züge lang niemand kassiert
  }
slate-end-said = { $turns ->
    [one] die Partie endet, wenn noch 1 Zug lang niemand kassiert
   *[other] die Partie endet, wenn noch { $turns } Züge lang niemand kassiert
  }
foresee-unseen-said = { $places ->
    [one] Oben läge 1 Sticker, den noch niemand gesehen hat.
   *[other] Oben lägen { $places } Sticker, die noch niemand gesehen hat.
  }
