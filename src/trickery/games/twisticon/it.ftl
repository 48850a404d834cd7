### Twisticon: all that it says, to players and on the page, in Italian.
###
### All six icons are feminine. Where one could be mistaken for another word, it has its article: «le àncore» are never
### «ancora» (again), and the anchor always has its accent.

## The box

blurb = Ruota il cubo, allinea sopra tre icone uguali e portati via tutte le carte che le mostrano.
option-horizontal-twists = Rotazioni orizzontali
option-horizontal-twists-help = si possono ruotare anche gli strati orizzontali (TW-7)
option-reshuffle-after = Turni a vuoto prima di rimescolare
option-reshuffle-after-help = se per questo numero di turni a testa nessuno chiama, il mazziere rimescola il cubo; 0 vuol dire mai (TW-19)
option-sets-apart = Set separati
option-sets-apart-help = ogni set chiuso si conta da solo, per i punti e per arrivare a nove (TW-16)

## Icons
## On the cube and on the cards. They stand on small cards: from seven letters on their type gets smaller.
## .a: "una cometa"; .the-plural: "le comete"; .count: "1 cometa", "2 comete".

name-comet = cometa
    .a = una cometa
    .plural = comete
    .the-plural = le comete
    .count =
        { $number ->
            [one] 1 cometa
           *[other] { $number } comete
        }
name-leaf = foglia
    .a = una foglia
    .plural = foglie
    .the-plural = le foglie
    .count =
        { $number ->
            [one] 1 foglia
           *[other] { $number } foglie
        }
name-key = chiave
    .a = una chiave
    .plural = chiavi
    .the-plural = le chiavi
    .count =
        { $number ->
            [one] 1 chiave
           *[other] { $number } chiavi
        }
name-bell = campana
    .a = una campana
    .plural = campane
    .the-plural = le campane
    .count =
        { $number ->
            [one] 1 campana
           *[other] { $number } campane
        }
name-anchor = àncora
    .a = un’àncora
    .plural = àncore
    .the-plural = le àncore
    .count =
        { $number ->
            [one] 1 àncora
           *[other] { $number } àncore
        }
name-spark = scintilla
    .a = una scintilla
    .plural = scintille
    .the-plural = le scintille
    .count =
        { $number ->
            [one] 1 scintilla
           *[other] { $number } scintille
        }

## One letter for each icon, and one for a sticker that nobody has seen, for the cube as text. All must differ.

letter-comet = C
letter-leaf = F
letter-key = K
letter-bell = P
letter-anchor = A
letter-spark = S
letter-unseen = ?

## Faces of the cube, as captions, and at the rim of the turntable: one short word each

name-top = sopra
name-right = destra
name-front = davanti
name-bottom = sotto
name-left = sinistra
name-back = dietro

## Layers of the cube
## Columns run away from the front, rows run from left to right, layers lie flat. A pair is the outer layer that it is
## named after, and the middle one.

name-left-column = colonna sinistra
    .the = la colonna sinistra
name-left-pair = coppia sinistra
    .the = la coppia sinistra
name-right-column = colonna destra
    .the = la colonna destra
name-right-pair = coppia destra
    .the = la coppia destra
name-front-row = riga davanti
    .the = la riga davanti
name-front-pair = coppia davanti
    .the = la coppia davanti
name-back-row = riga dietro
    .the = la riga dietro
name-back-pair = coppia dietro
    .the = la coppia dietro
name-top-layer = strato superiore
    .the = lo strato superiore
name-top-pair = coppia superiore
    .the = la coppia superiore
name-bottom-layer = strato inferiore
    .the = lo strato inferiore
name-bottom-pair = coppia inferiore
    .the = la coppia inferiore

## Ways to twist a layer, as they stand in move-twist
## "verso il fondo" and so on is where the stickers on top go. Clockwise is always seen from above.

name-left-column-to-the-back = colonna sinistra verso il fondo
    .the = la colonna sinistra verso il fondo
name-left-column-to-the-front = colonna sinistra verso il davanti
    .the = la colonna sinistra verso il davanti
name-left-pair-to-the-back = coppia sinistra verso il fondo
    .the = la coppia sinistra verso il fondo
name-left-pair-to-the-front = coppia sinistra verso il davanti
    .the = la coppia sinistra verso il davanti
name-right-column-to-the-back = colonna destra verso il fondo
    .the = la colonna destra verso il fondo
name-right-column-to-the-front = colonna destra verso il davanti
    .the = la colonna destra verso il davanti
name-right-pair-to-the-back = coppia destra verso il fondo
    .the = la coppia destra verso il fondo
name-right-pair-to-the-front = coppia destra verso il davanti
    .the = la coppia destra verso il davanti
name-front-row-to-the-left = riga davanti verso sinistra
    .the = la riga davanti verso sinistra
name-front-row-to-the-right = riga davanti verso destra
    .the = la riga davanti verso destra
name-front-pair-to-the-left = coppia davanti verso sinistra
    .the = la coppia davanti verso sinistra
name-front-pair-to-the-right = coppia davanti verso destra
    .the = la coppia davanti verso destra
name-back-row-to-the-left = riga dietro verso sinistra
    .the = la riga dietro verso sinistra
name-back-row-to-the-right = riga dietro verso destra
    .the = la riga dietro verso destra
name-back-pair-to-the-left = coppia dietro verso sinistra
    .the = la coppia dietro verso sinistra
name-back-pair-to-the-right = coppia dietro verso destra
    .the = la coppia dietro verso destra
name-top-layer-clockwise = strato superiore in senso orario
    .the = lo strato superiore in senso orario
name-top-layer-anticlockwise = strato superiore in senso antiorario
    .the = lo strato superiore in senso antiorario
name-top-pair-clockwise = coppia superiore in senso orario
    .the = la coppia superiore in senso orario
name-top-pair-anticlockwise = coppia superiore in senso antiorario
    .the = la coppia superiore in senso antiorario
name-bottom-layer-clockwise = strato inferiore in senso orario
    .the = lo strato inferiore in senso orario
name-bottom-layer-anticlockwise = strato inferiore in senso antiorario
    .the = lo strato inferiore in senso antiorario
name-bottom-pair-clockwise = coppia inferiore in senso orario
    .the = la coppia inferiore in senso orario
name-bottom-pair-anticlockwise = coppia inferiore in senso antiorario
    .the = la coppia inferiore in senso antiorario

## Moves
## A label for lists and for what is typed at the prompt; the same move told of somebody, and to the one who made it.

move-twist = Ruota { FORM($way, "the") }
    .told = { $seat } ruota { FORM($way, "the") }
    .told-you = Tu ruoti { FORM($way, "the") }
move-flip = Capovolgi il cubo
    .told = { $seat } capovolge il cubo
    .told-you = Tu capovolgi il cubo
move-stay = Lascia fermo il cubo
    .told = { $seat } lascia fermo il cubo
    .told-you = Tu lasci fermo il cubo
move-claim = Chiama { FORM($icon, "the-plural") }
    .told = { $seat } chiama { FORM($icon, "the-plural") }
    .told-you = Tu chiami { FORM($icon, "the-plural") }
move-no-claim = Non chiamare
    .told = { $seat } non chiama
    .told-you = Tu non chiami
move-close = Chiudi { FORM($icon, "the-plural") }
    .told = { $seat } chiude { FORM($icon, "the-plural") }
    .told-you = Tu chiudi { FORM($icon, "the-plural") }
move-close-hand = Chiudi la mano
    .told = { $seat } chiude la mano
    .told-you = Tu chiudi la mano
move-done = Fatto
    .told = { $seat } non chiude altro
    .told-you = Tu non chiudi altro
name-reshuffle = Rimescola il cubo
    .told = { $seat } rimescola il cubo
    .told-you = Tu rimescoli il cubo

## Phrases that stand in several messages

cards-of-icon = { FORM($icon, "count", $cards) }
seat-number = { $seat } ha { $number }
worth =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
worth-in-all =
    { $points ->
        [one] { $cards } in tutto, 1 punto
       *[other] { $cards } in tutto, { $points } punti
    }
worth-instead =
    { $points ->
        [one] { $cards } in tutto, 1 punto invece di { $before }
       *[other] { $cards } in tutto, { $points } punti invece di { $before }
    }

## What the player whose turn it is gets asked

prompt-move = Ruota o capovolgi il cubo. Con la tua mano puoi chiamare { OR(FORM($hand, "the-plural")) }.
prompt-move-or-stay = Ruota o capovolgi il cubo, oppure lascialo fermo e chiama { OR(FORM($icons, "the-plural")) }. Con la tua mano puoi chiamare { OR(FORM($hand, "the-plural")) }.
prompt-empty-hand = Ruota o capovolgi il cubo. La tua mano è vuota, quindi non puoi chiamare.
prompt-claim = Chiama { OR(FORM($icons, "the-plural")) }, oppure non chiamare.
prompt-stayed = Hai lasciato fermo il cubo, quindi adesso chiama { OR(FORM($icons, "the-plural")) }.
prompt-close = Chiudi un set, così nessuno te lo può prendere, oppure scegli «Fatto».

## Why a move is not allowed
## They follow a move and a colon, and begin with a small letter where the language does so.

why-level = le rotazioni orizzontali sono un’opzione, e a questo tavolo non è attiva (TW-7)
why-stay-without-lines = puoi lasciare fermo il cubo solo se c’è un tris da chiamare, e sopra non ce ne sono (TW-8)
why-stay = puoi lasciare fermo il cubo solo se c’è un tris da chiamare, ma { $reasons }
why-move-first = prima devi ruotare, capovolgere o lasciare fermo il cubo (TW-6)
why-moved = hai già fatto la tua mossa, e ce n’è una sola per turno (TW-6)
why-must-claim = hai lasciato fermo il cubo, quindi devi chiamare un tris (TW-7)
why-claim-first = prima decidi se chiamare; si chiude dopo (TW-16)
why-claiming-over = in questo turno ormai è tardi per chiamare; adesso puoi solo chiudere (TW-16)
why-no-triple = puoi chiudere la mano solo se ha tre carte uguali (TW-17)
why-too-few =
    { $cards ->
        [0] non hai { FORM($icon, "plural") } aperte, e per un set ne servono tre (TW-15)
        [one] hai aperta solo 1 { $icon }, e per un set ne servono tre (TW-15)
       *[other] hai aperte solo { $cards } { FORM($icon, "plural") }, e per un set ne servono tre (TW-15)
    }
why-no-line = sopra non ci sono tre { FORM($icon, "plural") } in linea (TW-8)
why-barred = quella linea di { FORM($icon, "plural") } è bloccata, perché è stata chiamata nel turno precedente (TW-14)
why-there-before = quella linea di { FORM($icon, "plural") } c’era già prima della tua mossa; per usarla devi lasciare fermo il cubo (TW-8)
why-no-card = non hai in mano { FORM($icon, "a") } (TW-8)

## What happened, in the log

news-gathers =
    { $others ->
        [0] { $seat } prende { FORM($icon, "count", $cards) }, nessuna da altri giocatori.
        [one] { $seat } prende { FORM($icon, "count", $cards) }, di cui { $others } da un altro giocatore.
       *[other] { $seat } prende { FORM($icon, "count", $cards) }, di cui { $others } da altri giocatori.
    }
news-gathers-more =
    { $others ->
        [0] { $seat } prende { FORM($icon, "count", $cards) }, nessuna da altri giocatori, e riceve { $more } dal mazzo.
        [one] { $seat } prende { FORM($icon, "count", $cards) }, di cui { $others } da un altro giocatore, e riceve { $more } dal mazzo.
       *[other] { $seat } prende { FORM($icon, "count", $cards) }, di cui { $others } da altri giocatori, e riceve { $more } dal mazzo.
    }
news-closes = { $seat } chiude { FORM($icon, "count", $cards) }: { $worth }.
news-closes-hand = { $seat } chiude una mano di tre { FORM($icon, "plural") }: { $worth }.
news-dealt = { $seat } riceve { $cards }.
news-reshuffle = Nessuno chiama da un po’, quindi { $seat } rimescola il cubo senza guardare.
news-nine = { $seat } ha tutte e nove { FORM($icon, "the-plural") } e vince all’istante.
news-no-cards = Il mazzo è vuoto e qualcuno non ha più carte in mano. La partita è finita.
news-no-claims = Nessuno chiama da troppo tempo. La partita è finita.
news-points = Punti: { ROW($points) }.
news-tie = C’è parità, quindi contano le carte aperte: { ROW($open) }.
news-winners =
    { COUNT($seats) ->
        [one] { $seats } vince.
       *[other] { $seats } vincono insieme.
    }

## The table as text

table-turn =
    Turno { $turn }. Turni senza chiamate: { $quiet }. Se nessuno chiama, la partita finisce fra { $ends ->
        [one] 1 turno
       *[other] { $ends } turni
    }.
table-turn-reshuffle =
    Turno { $turn }. Turni senza chiamate: { $quiet }. Se nessuno chiama, il cubo viene rimescolato fra { $reshuffle ->
        [one] 1 turno
       *[other] { $reshuffle } turni
    } e la partita finisce fra { $ends ->
        [one] 1 turno
       *[other] { $ends } turni
    }.
table-letters = Lettere: { letter-comet } { name-comet }, { letter-leaf } { name-leaf }, { letter-key } { name-key }, { letter-bell } { name-bell }, { letter-anchor } { name-anchor }, { letter-spark } { name-spark }, { letter-unseen } mai visto
table-net-row = { "        " }{ SPACED($row) }
table-net-top = { "        " }{ SPACED($row) }   sopra
table-net-bottom = { "        " }{ SPACED($row) }   sotto
table-net-sides = { SPACED($left) }   { SPACED($front) }   { SPACED($right) }   { SPACED($back) }
table-net-names = sin.    davanti destra  dietro
table-lines = Tre in linea sopra: { ROW(FORM($icons, "plural")) }
table-barred = { FORM($icon, "plural") } (linea bloccata)
table-there-before = { FORM($icon, "plural") } (c’erano già)
table-deck =
    { $cards ->
        [one] Mazzo: 1 carta ({ ROW($holds) })
       *[other] Mazzo: { $cards } carte ({ ROW($holds) })
    }
table-deck-empty = Mazzo: vuoto
table-seat =
    { $points ->
        [one] { $seat }: 1 punto
       *[other] { $seat }: { $points } punti
    }
table-your-seat =
    { $points ->
        [one] { $seat } (tu): 1 punto
       *[other] { $seat } (tu): { $points } punti
    }
table-hand =
    { COUNT($cards) ->
        [0] Mano: vuota
       *[other] Mano: { ROW($cards) }
    }
table-open =
    { COUNT($cards) ->
        [0] Aperte: nessuna
       *[other] Aperte: { ROW($cards) }
    }
table-closed =
    { COUNT($sets) ->
        [0] Chiuse: nessuna
       *[other] Chiuse: { ROW($sets) }
    }
table-set =
    { $points ->
        [one] { FORM($icon, "count", $cards) } (1 punto)
       *[other] { FORM($icon, "count", $cards) } ({ $points } punti)
    }
table-near-nine = In corsa per tutte e nove: { ROW($cards) }

## The score sheet

sheet-total = Totale
sheet-three =
    { $points ->
        [one] { $seat } ha chiuso { FORM($icon, "count", $cards) }: 1 punto, come per 3-5 carte (TW-21)
       *[other] { $seat } ha chiuso { FORM($icon, "count", $cards) }: { $points } punti, come per 3-5 carte (TW-21)
    }
sheet-six =
    { $points ->
        [one] { $seat } ha chiuso { FORM($icon, "count", $cards) }: 1 punto, come per 6 carte o più (TW-21)
       *[other] { $seat } ha chiuso { FORM($icon, "count", $cards) }: { $points } punti, come per 6 carte o più (TW-21)
    }
sheet-nine = { $seat } ha tutte e nove { FORM($icon, "the-plural") } e vince all’istante (TW-20)
sheet-most = { $seat } ha più punti di tutti e vince (TW-21)
sheet-open =
    { $cards ->
        [0] { $seat } non ha carte aperte per decidere la parità (TW-22)
        [one] { $seat } ha 1 carta aperta per decidere la parità (TW-22)
       *[other] { $seat } ha { $cards } carte aperte per decidere la parità (TW-22)
    }
sheet-winners =
    { COUNT($seats) ->
        [one] { $seats } vince (TW-22)
       *[other] { $seats } vincono insieme (TW-22)
    }
sheet-note = { $worth } { $deck } { $end }
sheet-note-over = { $worth } { $ending }
sheet-together = Le carte chiuse di un’icona si contano insieme: da 3 a 5 valgono 1 punto, 6 o più ne valgono 4. Con tutte e nove vinci all’istante.
sheet-apart = Ogni set chiuso si conta da solo: da 3 a 5 carte valgono 1 punto, 6 o più ne valgono 4. Con tutte e nove le carte di un’icona vinci all’istante.
sheet-deck =
    { $cards ->
        [0] Il mazzo è vuoto.
        [one] Nel mazzo resta 1 carta.
       *[other] Nel mazzo restano { $cards } carte.
    }
sheet-end =
    { $turns ->
        [one] Un altro turno senza chiamate e la partita finisce.
       *[other] Altri { $turns } turni senza chiamate e la partita finisce.
    }

## Why the rule of thumb makes a move
## They follow a move, and begin with a small letter. "I" is who advises.

reason-nine = mi dà tutte e nove le carte di un’icona, e vinco all’istante
reason-line-up = allinea un tris per me e non lascia niente a chi gioca dopo
reason-best-off = allinea un tris per me, e nessun’altra mossa mi conviene di più
reason-there = il tris c’è già, e nessuna rotazione fa di meglio
reason-safe = non posso allineare niente, e così non lascio niente nemmeno a chi gioca dopo
reason-least = non posso allineare niente, e così a chi gioca dopo lascio il meno possibile
reason-too-dear = un tris adesso darebbe a chi gioca dopo più di quanto dà a me
reason-most = fra i tris che ci sono sopra è quello che mi porta di più
reason-closed = le carte chiuse non me le può prendere nessuno
reason-closed-hand = tre carte uguali in mano valgono subito un punto

## What is wrong with a record
## Words in $text... are words of the record itself, and the same in all languages.

record-due = qui ci vuole «{ $text }»
record-dealer = dealer deve essere il numero di un posto, da 0 a { $last } (nelle registrazioni i posti si contano da 0)
record-deck = il mazzo deve contenere { $cards } carte di ogni icona
record-list =
    { $count ->
        [one] { $text } deve essere un elenco di 1 icona
       *[other] { $text } deve essere un elenco di { $count } icone
    }
record-no-icon = { $text_where }: «{ $text }» non è un’icona (le icone sono: { ROW($text_icons) })
record-faces = cube deve avere queste facce: { ROW($text_faces) }
record-stickers =
    { $times ->
        [one] il cubo deve mostrare «{ $text }» 1 volta, non { $count }
       *[other] il cubo deve mostrare «{ $text }» { $times } volte, non { $count }
    }
record-cube = nessuna rotazione porta a questo cubo: { $why }
record-centre-twice = ogni icona deve essere il centro di una sola faccia
record-centres = i centri non sono disposti come su un cubo vero
record-no-corner = nessun angolo mostra { $text_icons } in senso orario
record-corner-twice = lo stesso angolo c’è due volte
record-no-edge = nessuno spigolo mostra { $text_icons }
record-edge-twice = lo stesso spigolo c’è due volte
record-corner-twisted = un angolo è girato sul posto, e nessuna rotazione può farlo
record-edge-flipped = uno spigolo è capovolto sul posto, e nessuna rotazione può farlo
record-exchanged = due pezzi si sono scambiati di posto da soli, e nessuna rotazione può farlo

## On the page: what lies before a player
## Headings, and what a screen reader says of the cards. In small type, with little room.

things-hand = Mano
things-open = Aperte
things-open-help = alla portata di tutti
things-closed = Chiuse
things-safe = al sicuro
things-safe-nine = al sicuro; con nove uguali vinci
things-none = nessuna
things-gap = spazio vuoto
things-your-hand = La tua mano
things-your-open = Le tue carte aperte
things-your-closed = Le tue carte chiuse
things-hand-of = Mano { OF($seat) }
things-open-of = Carte aperte { OF($seat) }
things-closed-of = Carte chiuse { OF($seat) }
things-claim = { FORM($icon, "a") } nella tua mano: chiama { FORM($icon, "the-plural") }
things-close =
    { $cards ->
        [one] 1 { $icon } aperta: chiudila
       *[other] { $cards } { FORM($icon, "plural") } aperte: chiudile
    }
things-set =
    { $points ->
        [one] set chiuso di { FORM($icon, "count", $cards) }, 1 punto
       *[other] set chiuso di { FORM($icon, "count", $cards) }, { $points } punti
    }
things-won = Finora { $won } delle nove { FORM($icon, "plural") }. Con tutte e nove si vince all’istante.
things-of-nine = { FORM($icon, "count", $won) } su nove
things-one-more = { FORM($icon, "count", $won) } su nove, ne manca una per vincere
things-no-nine = niente 9
things-spoilt = { $seat } ha chiuso delle { FORM($icon, "plural") }, quindi nessun altro può averle tutte e nove.

## On the page: what a claim would bring
## In small type on a button, and in bench-would-bring.

brings-win = tutte e nove: vinci
brings = { $taken }: { $sum }
brings-cards =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
brings-cards-and-more =
    { $cards ->
        [one] 1 carta e { $extra } dal mazzo
       *[other] { $cards } carte e { $extra } dal mazzo
    }
brings-points =
    { $points ->
        [one] 1 punto se chiudi
       *[other] { $points } punti se chiudi
    }
brings-points-in-all =
    { $points ->
        [one] { $cards } in tutto, 1 punto se chiudi
       *[other] { $cards } in tutto, { $points } punti se chiudi
    }
brings-in-all = { $cards } in tutto
brings-of-nine = { $cards } su nove
brings-too-few = poche per chiudere

## On the page: what you can do
## Buttons: a word or two in bold, and in small type below what it does.

bench-title = Che cosa puoi fare
bench-claims = Chiama
bench-closings = Chiudi
bench-or = Altre mosse
bench-flip = Capovolgi
bench-flip-help = sotto diventa sopra
bench-stay = Lascia fermo
bench-stay-help = chiama quel che c’è
bench-claim = Chiama { FORM($icon, "the-plural") }
bench-no-claim = Non chiamare
bench-no-claim-help = lascia il tris
bench-close = Chiudi { FORM($icon, "count", $cards) }
bench-close-hand = Chiudi la mano
bench-triple = tre { FORM($icon, "plural") }: { $worth }
bench-no-triple = servono tre carte uguali
bench-done = Fatto
bench-done-help = non chiudere altro
bench-sure-no-claim = Davvero non vuoi chiamare? Perderesti { $claims }.
bench-would-bring = { FORM($icon, "the-plural") } ({ $brings })
bench-would-win = { FORM($icon, "the-plural") } (e con loro la partita)
bench-sure-nine = Se chiudi la mano, hai tutte e nove { FORM($icon, "the-plural") } e vinci. Davvero non vuoi chiuderla?
bench-sure-done = Lasci { FORM($icon, "count", $cards) } alla portata di tutti? Se chiudi: { $worth }.
bench-to-move = Turno { OF($seat) }
bench-to-claim = { $seat } può chiamare un tris
bench-to-close = { $seat } può chiudere un set

## On the page: buttons for twists

pad-columns = Colonne
pad-rows = Righe
pad-levels = Strati
pad-again = ripeti
pad-twist-again = «{ $move }»: tocca di nuovo per farlo

## On the page: the cube

cube-spread = Apri il cubo in piano
cube-keys = Il cubo: guardalo da ogni lato con le frecce
cube-help = Premi L, R, F o B per scegliere lo strato a sinistra, a destra, davanti o dietro, e premi di nuovo per aggiungere quello di mezzo. Poi ruota con una freccia. Escape annulla la scelta. Home torna alla vista da davanti.
cube-help-level = Premi L, R, F o B per scegliere lo strato a sinistra, a destra, davanti o dietro, T o D per quello superiore o inferiore, e premi di nuovo per aggiungere quello di mezzo. Poi ruota con una freccia. Escape annulla la scelta. Home torna alla vista da davanti.
cube-keys-column = Ruota { FORM($layer, "the") } con la freccia su o giù
cube-keys-row = Ruota { FORM($layer, "the") } con la freccia a sinistra o a destra
cube-last = { TOLD($move, $seat) }
cube-look = Gira intorno al cubo
cube-look-higher = Guarda più dall’alto
cube-look-lower = Guarda più dal basso
cube-look-home = Torna alla vista iniziale
cube-look-left = Gira il cubo a sinistra
cube-look-right = Gira il cubo a destra

## On the page: the slate beside the cube

slate-sets = Tris sopra
slate-no-set = nessun tris sopra
slate-claimed = appena chiamato
slate-not-claimed = non chiamato
slate-barred = bloccato: chiamato nel turno precedente
slate-before = c’era già: si usa solo lasciando fermo il cubo
slate-no-card = niente { FORM($icon, "plural") } nella mano { OF($seat) }
slate-no-card-of-yours = niente { FORM($icon, "plural") } nella tua mano
slate-stay = puoi chiamarlo lasciando fermo il cubo
slate-may-stay = { $seat } può chiamarlo lasciando fermo il cubo
slate-claim = puoi chiamarlo
slate-may-claim = { $seat } può chiamarlo
slate-deck = Mazzo: { $cards }
slate-deck-holds = Che cosa resta nel mazzo
slate-counts = Conteggio dei turni
slate-turn = turno { $turn }
slate-quiet = { $turns } senza chiamate
slate-reshuffle = rimescolata fra { $turns }
slate-end = fine fra { $turns }
slate-seats = Davanti siede { $seat }. Il mazziere è { $seat_dealer }.
slate-level = Le rotazioni orizzontali sono permesse.
slate-no-reshuffle = Il cubo non viene mai rimescolato.
slate-apart = Ogni set chiuso si conta da solo.
slate-cube = Il cubo, faccia per faccia
slate-unseen = mai visto

## The aim, the standing and the end of the game
## The aim and the standing are always on the table, in one or two lines, also on a phone.

aim-together = Vince chi ha più punti: 3 carte chiuse di un’icona valgono 1 punto, 6 ne valgono 4. Con tutte e nove vinci all’istante.
aim-apart = Vince chi ha più punti: un set chiuso da 3 vale 1 punto, uno da 6 ne vale 4. Con tutte e nove le carte di un’icona vinci all’istante.
standing-nothing =
    { $open ->
        [0] Finora hai 0 punti. Non hai ancora chiuso niente.
        [one] Finora hai 0 punti. La tua carta aperta conta solo quando la chiudi.
       *[other] Finora hai 0 punti. Le tue { $open } carte aperte contano solo quando le chiudi.
    }
standing =
    Finora hai { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { ROW($sum) }.{ $open ->
        [0] { "" }
        [one] { " " }La tua carta aperta non conta ancora.
       *[other] { " " }Le tue { $open } carte aperte non contano ancora.
    }
standing-over =
    { $points ->
        [one] Hai 1 punto
       *[other] Hai { $points } punti
    }{ COUNT($sum) ->
        [0] .
       *[other] : { ROW($sum) }.
    }
points-for = { $points } per { FORM($icon, "count", $cards) }
round-title = La partita è finita
round-nothing = nessuna carta chiusa
round-nine = tutte e nove { FORM($icon, "the-plural") }: vittoria all’istante
round-open =
    { $cards ->
        [0] alla pari per punti, senza carte aperte
        [one] alla pari per punti: decide 1 carta aperta
       *[other] alla pari per punti: decidono { $cards } carte aperte
    }

## On the page: what a twist would make
## In small type over the cube, under the name of the twist.

foresee-free =
    { $cards ->
        [one] Tris di { FORM($icon, "plural") }: se lo chiami, prendi 1 carta
       *[other] Tris di { FORM($icon, "plural") }: se lo chiami, prendi { $cards } carte
    }
foresee-no-card = Tre { FORM($icon, "plural") } in linea, ma nessuna nella tua mano
foresee-left =
    { $cards ->
        [one] Lascia a { $seat } il tris di { FORM($icon, "plural") }: 1 carta
       *[other] Lascia a { $seat } il tris di { FORM($icon, "plural") }: { $cards } carte
    }
foresee-nothing = Nessun tris
foresee-unseen = ? = non l’ha ancora visto nessuno
bench-twist = Ruota

## On the page: the cube's keys, in the help for keys
## Each key as it is called, and what it does. They work while the cube has the focus.

key-look = ← → ↑ ↓
key-look-does = sul cubo: guardalo da ogni lato
key-layer = L R F B
key-layer-does = sul cubo: scegli lo strato a sinistra, a destra, davanti o dietro; premi di nuovo per aggiungere quello di mezzo
key-level = T D
key-level-does = scegli lo strato superiore o inferiore, se le rotazioni orizzontali sono permesse
key-twist = ← → ↑ ↓
key-twist-does = ruota quello che hai scelto; Escape annulla la scelta
key-home = Home
key-home-does = sul cubo: torna alla vista da davanti

## On the page: explanations
## They come up beside a word or a number that somebody points at. One or two short sentences.

explain-twist = Ruota di un quarto di giro una fila esterna, da sola o con quella di mezzo. Fermati su un pulsante, o tienilo premuto, per vedere che cosa succederebbe.
explain-claim = Chiamare: prendi tutte le carte scoperte dell’icona, da tutte le mani e da tutte le carte aperte. Per ogni altra icona uguale sopra ricevi una carta dal mazzo.
explain-close = Chiudere: metti coperte tre o più carte aperte di un’icona. Così nessuno te le può prendere, e danno punti.
explain-hand = Tre carte che tutti vedono. Per chiamare un’icona te ne serve una in mano.
explain-open = Vinte, ma non al sicuro: qualcun altro può chiamare quell’icona e prenderle. Chiudine tre o più per tenerle.
explain-pile = Carte aperte con { FORM($icon, "a") }: se le prende chi per primo chiama { FORM($icon, "the-plural") }.
explain-closed = Al sicuro per sempre. Da 3 a 5 carte chiuse di un’icona valgono 1 punto, 6 o più ne valgono 4.
explain-closed-apart = Al sicuro per sempre. Un set chiuso da 3 a 5 carte vale 1 punto, uno da 6 o più ne vale 4.
explain-set =
    { $points ->
        [one] Carte chiuse: { FORM($icon, "count", $cards) }. Valgono 1 punto, e nessuno può prenderle.
       *[other] Carte chiuse: { FORM($icon, "count", $cards) }. Valgono { $points } punti, e nessuno può prenderle.
    }
explain-no-set = Un tris sono tre icone uguali in linea sopra: in riga, in colonna o in diagonale. Allinea un’icona che hai in mano, poi chiamala.
explain-set-free = Tre in linea sopra. Chi chiama prende tutte le carte scoperte con { FORM($icon, "a") }, anche dalle mani degli altri.
explain-set-claimed = Questo tris di { FORM($icon, "plural") } è stato chiamato in questo turno: ha portato via tutte le carte scoperte con { FORM($icon, "a") }.
explain-set-late = In questo turno ormai è tardi per chiamare. Chi gioca dopo può lasciare fermo il cubo e chiamare { FORM($icon, "the-plural") }.
explain-set-barred = Bloccata: proprio questa linea di { FORM($icon, "plural") } è stata chiamata nel turno precedente. In questo turno nessuno può usarla.
explain-set-before = Questa linea di { FORM($icon, "plural") } c’era già prima della rotazione. Una linea così si usa solo lasciando fermo il cubo.
explain-set-no-card = Puoi chiamare { FORM($icon, "the-plural") } solo se hai in mano { FORM($icon, "a") }.
explain-deck = Le carte che devono ancora uscire. I numeri piccoli dicono quante ne restano di ogni icona.
explain-turn = I turni giocati finora, di tutti insieme.
explain-quiet = Turni di fila senza chiamate.
explain-reshuffle = Se per questo numero di turni nessuno chiama, il cubo viene rimescolato senza guardare.
explain-end = Se per questo numero di turni nessuno chiama, la partita finisce.

## The lesson: a guided first game
## Somebody who knows the game talks to somebody who does not: warm, short, at most two or three short sentences.

lesson-aim = Ciao! Qui si raccolgono carte con la stessa icona. Tre carte chiuse valgono 1 punto, sei ne valgono 4, e con tutte e nove vinci all’istante. Queste tre carte sono la tua mano.
lesson-set = Tutti ruotiamo lo stesso cubo. Tre icone uguali in linea sopra sono un tris, anche in diagonale. Ma puoi usarlo solo se hai quell’icona in mano.
lesson-twist = Hai in mano due scintille, e sopra ce ne sono due vicine. Ruota la colonna destra verso il fondo e ne sale una terza. Per vederlo in anticipo, fermati sul pulsante o tienilo premuto.
lesson-twist-comets = Così si allineano tre comete, ma in mano non ne hai: non potresti usarle. Cerca le scintille.
lesson-twist-flip = Se capovolgi il cubo, sale quello che sta sotto. Può essere una bella sorpresa, ma qui non ne esce nessun tris.
lesson-twist-done = Tre scintille in linea sopra: è il tuo tris!
lesson-claim = Ora chiama le scintille. Prendi tutte le carte scoperte con la scintilla: le tue e anche quelle { OF($seat) }.
lesson-claim-not = Puoi anche non chiamare un tris, ma allora non ti porta niente. Meglio prendere le carte.
lesson-claim-done = Hai { $cards } carte con la scintilla! Però adesso sono aperte, quindi non al sicuro: se le prende chi chiama le scintille dopo di te.
lesson-close = Allora chiudile. Una volta coperte, nessuno te le può prendere, e danno punti.
lesson-close-not = Allora restano aperte, e chi chiama le scintille dopo di te se le prende tutte e tre.
lesson-close-done =
    { $points ->
        [one] Tre carte chiuse con la scintilla: fanno 1 punto. E la tua mano è di nuovo di tre carte.
       *[other] Tre carte chiuse con la scintilla: fanno { $points } punti. E la tua mano è di nuovo di tre carte.
    }
lesson-closing = Per chiudere servono almeno tre carte aperte: una scintilla sola che arriva dopo resterebbe aperta. Se ne aspetti altre puoi attendere, ma quello che è aperto te lo possono prendere. Puoi chiudere anche tre carte uguali che hai in mano. Ora guarda il cubo: tocca agli altri.
lesson-theirs = Guarda: { $seat } ha allineato le àncore e le ha chiamate. Ha preso anche le tue due carte: nemmeno le mani sono al sicuro. Ne hai ricevute due nuove, ma ora là ci sono { $cards } àncore, ancora aperte.
lesson-barred = Quelle àncore sono rimaste sopra, ma non puoi riusarle così come sono: un tris appena chiamato è bloccato per un turno.
lesson-again = Una nuova linea di àncore, però, va bene. Ruota la riga davanti verso sinistra: nell’angolo arriva un’altra àncora, e accanto una quarta.
lesson-again-fewer = Bel colpo d’occhio, anche così esce un tris di àncore! Ma con la riga davanti verso sinistra sopra ce ne sono quattro, e la quarta ti porta una carta in più.
lesson-again-sparks = Sono tre scintille, ma le tue sono chiuse, e in mano non ne hai più. Cerca le àncore.
lesson-again-done = L’àncora nell’angolo è un’altra, quindi la linea è nuova. E sopra ci sono quattro àncore!
lesson-take = Chiama le àncore e prendile tutte: dalle due mani, e anche quelle aperte. La quarta àncora sopra ti porta una carta dal mazzo.
lesson-take-done = Hai { $cards } carte con l’àncora! E dal mazzo hai ricevuto { FORM($icon, "a") }.
lesson-six = Sei carte della stessa icona! Presto, chiudile.
lesson-six-not = Allora chi chiama le àncore dopo di te se le prende tutte e sei. Meglio chiuderle.
lesson-six-done = Sei carte chiuse valgono 4 punti. Con le tue scintille fanno { $points }.
lesson-stay = { $seat } ha allineato tre comete, ma in mano non ne ha nessuna per chiamarle. Nella tua mano c’è! Quindi lascia fermo il cubo.
lesson-stay-flip = Così le comete se ne vanno. Sono già lì: lascia fermo il cubo.
lesson-stay-too = Andrebbe bene anche così: è una nuova linea di comete. Ma non serve ruotare. Lascia fermo il cubo.
lesson-stay-done = Hai lasciato fermo il cubo, quindi ora chiama.
lesson-comets = Chiama le comete. Quella che hai in mano si unisce a quella aperta, arrivata dal mazzo.
lesson-comets-done = Hai { $cards } carte aperte con la cometa: troppo poche per chiuderle. Trova la terza prima che qualcuno se le prenda!
lesson-defend = { $seat } ha capovolto il cubo, e ora con una rotazione hai un tris di campane. Che imprudenza! Prima di ruotare, guarda che cosa lasci a chi viene dopo.
lesson-last = Se nei prossimi { $turns } turni nessuno chiama un tris, il cubo viene rimescolato, e dopo { $last } la partita finisce. Se no, finisce quando il mazzo è vuoto e qualcuno non ha più carte in mano. Vince chi ha più punti. Tocca a te!

## The one-page sheet: the game in pictures
## For somebody who has never seen it. Short sentences; the pictures show the rest.

sheet-page-aim = Ruota il cubo, allinea sopra tre icone uguali e prendi tutte le carte che le mostrano. Vince chi ha più punti.
sheet-page-icons = Le sei icone
sheet-page-parts = Ogni icona è su nove adesivi del cubo e su nove carte. Hai una mano di tre carte, scoperte davanti a tutti.
sheet-page-turn = Il tuo turno
sheet-page-move = Muovi.
sheet-page-move-how = Ruota di un quarto di giro una fila esterna, da sola o con quella di mezzo. Oppure capovolgi il cubo. Oppure lascialo fermo, se c’è un tris che puoi usare.
sheet-page-move-picture = La colonna destra va verso il fondo, e ora sopra ci sono tre scintille in linea.
sheet-page-claim = Chiama.
sheet-page-claim-how = La tua mossa ha messo tre icone uguali in linea, e quell’icona è nella tua mano? Allora prendi tutte le carte scoperte che la mostrano, da tutte le mani e da tutte le carte aperte. Per ogni altra icona uguale sopra ricevi una carta dal mazzo.
sheet-page-claim-picture = Due scintille dalla tua mano e una da un’altra mano sono ora aperte davanti a te.
sheet-page-close = Chiudi.
sheet-page-close-how = Metti coperte tre o più carte aperte di un’icona, o una mano di tre carte uguali. Ora sono al sicuro, e danno punti.
sheet-page-close-picture = Tre scintille aperte diventano un set chiuso: 1 punto.
sheet-page-you = la tua mano
sheet-page-other = un’altra mano
sheet-page-open = aperte: non al sicuro
sheet-page-closed = chiuse: al sicuro
sheet-page-scoring = Quanto valgono le carte chiuse di un’icona
sheet-page-three = da 3 a 5 carte: 1 punto
sheet-page-six = 6 o più: 4 punti
sheet-page-nine = tutte e nove, aperte e chiuse insieme: vinci all’istante
sheet-page-more = Buono a sapersi
sheet-page-stay = Lascia fermo: se all’inizio del tuo turno c’è già un tris sopra, puoi usarlo senza ruotare.
sheet-page-barred = Bloccata: la linea appena chiamata da chi gioca prima di te non la puoi usare.
sheet-page-refill = Dopo il tuo turno ogni mano torna a tre carte.
sheet-page-bottom = Puoi guardare la faccia superiore e i quattro lati, ma non la faccia inferiore.
sheet-page-reshuffle = Se per un po’ nessuno chiama, il cubo viene rimescolato.
sheet-page-end = La fine
sheet-page-end-cards = Quando il mazzo è vuoto e qualcuno non ha più carte in mano, vince chi ha più punti.
sheet-page-end-quiet = Se nessuno chiama per 20 turni a testa, vince ugualmente chi ha più punti.
sheet-page-end-tie = In caso di parità, chi è alla pari conta 1 per ogni carta aperta.

# Of the number beside a player's name.
explain-score = Punti per le carte chiuse. Quelle aperte non contano finché non sono chiuse.

## What the coach counts: in so many of 100 ways the hidden cards and stickers could lie. Whole sentences.

name-next-card = prossima carta del mazzo
place-below = sotto, casella { $number }
fact-below =
    { $times ->
        [one] 1 volta su 100 sotto ci sono tre { FORM($icon, "plural") } in linea.
       *[other] { $times } volte su 100 sotto ci sono tre { FORM($icon, "plural") } in linea.
    }
# .more e .less seguono «Con «{ $move }»»: né maiuscola né punto. Con «Gioca 06» prendi meno spesso il +3, e questo ti aiuta.
fact-you-claim =
    { $times ->
        [one] 1 volta su 100 chiami { FORM($icon, "the-plural") } in questo turno.
       *[other] { $times } volte su 100 chiami { FORM($icon, "the-plural") } in questo turno.
    }
    .more = in questo turno chiami più spesso { FORM($icon, "the-plural") }
    .less = in questo turno chiami meno spesso { FORM($icon, "the-plural") }
    .always = in questo turno chiami { FORM($icon, "the-plural") }
    .never = in questo turno non chiami { FORM($icon, "the-plural") }
fact-claims =
    { $times ->
        [one] 1 volta su 100 { $seat } chiama { FORM($icon, "the-plural") } prima del tuo prossimo turno.
       *[other] { $times } volte su 100 { $seat } chiama { FORM($icon, "the-plural") } prima del tuo prossimo turno.
    }
    .more = { $seat } chiama più spesso { FORM($icon, "the-plural") } prima del tuo prossimo turno
    .less = { $seat } chiama meno spesso { FORM($icon, "the-plural") } prima del tuo prossimo turno
    .always = { $seat } chiama { FORM($icon, "the-plural") } prima del tuo prossimo turno
    .never = { $seat } non chiama { FORM($icon, "the-plural") } prima del tuo prossimo turno
fact-claims-any = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } fa una chiamata prima del tuo prossimo turno.
    .more = { $seat } fa più spesso una chiamata prima del tuo prossimo turno
    .less = { $seat } fa meno spesso una chiamata prima del tuo prossimo turno
    .always = { $seat } fa una chiamata prima del tuo prossimo turno
    .never = { $seat } non fa nessuna chiamata prima del tuo prossimo turno
fact-takes-yours =
    { $times ->
        [one] 1 volta su 100 { $seat } chiama { FORM($icon, "the-plural") } prima del tuo prossimo turno e si prende le tue aperte.
       *[other] { $times } volte su 100 { $seat } chiama { FORM($icon, "the-plural") } prima del tuo prossimo turno e si prende le tue aperte.
    }
    .more = { $seat } si prende più spesso le tue { FORM($icon, "plural") } aperte prima del tuo prossimo turno
    .less = { $seat } si prende meno spesso le tue { FORM($icon, "plural") } aperte prima del tuo prossimo turno
    .always = { $seat } si prende le tue { FORM($icon, "plural") } aperte prima del tuo prossimo turno
    .never = { $seat } non si prende le tue { FORM($icon, "plural") } aperte prima del tuo prossimo turno
fact-you-lose = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 perdi almeno { $cards } delle tue carte aperte prima del tuo prossimo turno.
    .more = perdi più spesso { $cards ->
        [one] carte aperte
       *[other] almeno { $cards } delle tue carte aperte
    } prima del tuo prossimo turno
    .less = perdi meno spesso { $cards ->
        [one] carte aperte
       *[other] almeno { $cards } delle tue carte aperte
    } prima del tuo prossimo turno
    .always = perdi { $cards ->
        [one] carte aperte
       *[other] almeno { $cards } delle tue carte aperte
    } prima del tuo prossimo turno
    .never = perdi { $cards ->
        [one] zero carte aperte
       *[other] meno di { $cards } delle tue carte aperte
    } prima del tuo prossimo turno
fact-you-score =
    { $times ->
        [one] 1 volta su 100 fai almeno { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } prima del tuo prossimo turno.
       *[other] { $times } volte su 100 fai almeno { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } prima del tuo prossimo turno.
    }
    .more = fai più spesso { $points ->
        [one] punti
       *[other] almeno { $points } punti
    } prima del tuo prossimo turno
    .less = fai meno spesso { $points ->
        [one] punti
       *[other] almeno { $points } punti
    } prima del tuo prossimo turno
    .always = fai { $points ->
        [one] punti
       *[other] almeno { $points } punti
    } prima del tuo prossimo turno
    .never = fai { $points ->
        [one] zero punti
       *[other] meno di { $points } punti
    } prima del tuo prossimo turno
fact-scores =
    { $times ->
        [one] 1 volta su 100 { $seat } fa almeno { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } prima del tuo prossimo turno.
       *[other] { $times } volte su 100 { $seat } fa almeno { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } prima del tuo prossimo turno.
    }
    .more = { $seat } fa più spesso { $points ->
        [one] punti
       *[other] almeno { $points } punti
    } prima del tuo prossimo turno
    .less = { $seat } fa meno spesso { $points ->
        [one] punti
       *[other] almeno { $points } punti
    } prima del tuo prossimo turno
    .always = { $seat } fa { $points ->
        [one] punti
       *[other] almeno { $points } punti
    } prima del tuo prossimo turno
    .never = { $seat } fa { $points ->
        [one] zero punti
       *[other] meno di { $points } punti
    } prima del tuo prossimo turno
fact-you-can-claim = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 al tuo prossimo turno puoi fare una chiamata.
    .more = al tuo prossimo turno puoi fare più spesso una chiamata
    .less = al tuo prossimo turno puoi fare meno spesso una chiamata
    .always = al tuo prossimo turno puoi fare una chiamata
    .never = al tuo prossimo turno non puoi fare nessuna chiamata
fact-you-can =
    { $times ->
        [one] 1 volta su 100 al tuo prossimo turno puoi allineare tre { FORM($icon, "plural") }.
       *[other] { $times } volte su 100 al tuo prossimo turno puoi allineare tre { FORM($icon, "plural") }.
    }
    .more = al tuo prossimo turno puoi allineare più spesso tre { FORM($icon, "plural") }
    .less = al tuo prossimo turno puoi allineare meno spesso tre { FORM($icon, "plural") }
fact-you-nine =
    { $times ->
        [one] 1 volta su 100 raccogli tutte e nove le carte di un’icona e vinci all’istante.
       *[other] { $times } volte su 100 raccogli tutte e nove le carte di un’icona e vinci all’istante.
    }
    .more = vinci più spesso all’istante con tutte e nove le carte di un’icona
    .less = vinci meno spesso all’istante con tutte e nove le carte di un’icona
fact-nine =
    { $times ->
        [one] 1 volta su 100 { $seat } raccoglie tutte e nove le carte di un’icona e vince all’istante.
       *[other] { $times } volte su 100 { $seat } raccoglie tutte e nove le carte di un’icona e vince all’istante.
    }
    .more = { $seat } vince più spesso all’istante con tutte e nove le carte di un’icona
    .less = { $seat } vince meno spesso all’istante con tutte e nove le carte di un’icona
    .always = { $seat } vince all’istante con tutte e nove le carte di un’icona
    .never = { $seat } non vince all’istante con tutte e nove le carte di un’icona

## What a screen reader says of figures on the table

slate-deck-said = Mazzo: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
slate-quiet-said = { $turns ->
    [one] 1 turno senza chiamate
   *[other] { $turns } turni senza chiamate
  }
slate-reshuffle-said = { $turns ->
    [one] il cubo si rimescola dopo un altro turno senza chiamate
   *[other] il cubo si rimescola dopo altri { $turns } turni senza chiamate
  }
slate-end-said = { $turns ->
    [one] la partita finisce dopo un altro turno senza chiamate
   *[other] la partita finisce dopo altri { $turns } turni senza chiamate
  }
foresee-unseen-said = { $places ->
    [one] Sopra ci sarebbe 1 adesivo che nessuno ha ancora visto.
   *[other] Sopra ci sarebbero { $places } adesivi che nessuno ha ancora visto.
  }
