### Twisticon: all that it says, to players and on the page, in Italian.
###
### All six icons are feminine. Where several are meant, the plural is chosen by the name.

## The box

blurb = Ruota il cubo, allinea sopra tre icone uguali e portati via tutte le carte che le mostrano.
option-horizontal-twists = Rotazioni orizzontali
option-horizontal-twists-help = si possono ruotare anche gli strati attorno all'asse verticale (TW-7)
option-reshuffle-after = Cubo nuovo dopo turni a vuoto
option-reshuffle-after-help = dopo questo numero di turni a testa senza chiamate il cubo viene rimescolato; 0 vuol dire mai (TW-19)
option-sets-apart = Set separati
option-sets-apart-help = ogni set chiuso sta per conto suo, per i punti e per arrivare a nove (TW-16)

## Icons
## On the cube and on the cards. On a card there is room for about eight letters.

name-comet = cometa
name-leaf = foglia
name-key = chiave
name-bell = campana
name-anchor = ancora
name-spark = scintilla

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
## Columns run away from the front, rows run from left to right, level layers lie flat. A pair is the outer layer that
## it is named after, and the middle one.

name-left-column = colonna sinistra
name-left-pair = coppia sinistra
name-right-column = colonna destra
name-right-pair = coppia destra
name-front-row = riga davanti
name-front-pair = coppia davanti
name-back-row = riga dietro
name-back-pair = coppia dietro
name-top-layer = strato sopra
name-top-pair = coppia sopra
name-bottom-layer = strato sotto
name-bottom-pair = coppia sotto

## Ways to twist a layer, as they stand in move-twist
## "verso dietro" and so on is where the stickers on top go. Clockwise is always seen from above.

name-left-column-to-the-back = colonna sinistra verso dietro
name-left-column-to-the-front = colonna sinistra verso davanti
name-left-pair-to-the-back = coppia sinistra verso dietro
name-left-pair-to-the-front = coppia sinistra verso davanti
name-right-column-to-the-back = colonna destra verso dietro
name-right-column-to-the-front = colonna destra verso davanti
name-right-pair-to-the-back = coppia destra verso dietro
name-right-pair-to-the-front = coppia destra verso davanti
name-front-row-to-the-left = riga davanti verso sinistra
name-front-row-to-the-right = riga davanti verso destra
name-front-pair-to-the-left = coppia davanti verso sinistra
name-front-pair-to-the-right = coppia davanti verso destra
name-back-row-to-the-left = riga dietro verso sinistra
name-back-row-to-the-right = riga dietro verso destra
name-back-pair-to-the-left = coppia dietro verso sinistra
name-back-pair-to-the-right = coppia dietro verso destra
name-top-layer-clockwise = strato sopra in senso orario
name-top-layer-anticlockwise = strato sopra in senso antiorario
name-top-pair-clockwise = coppia sopra in senso orario
name-top-pair-anticlockwise = coppia sopra in senso antiorario
name-bottom-layer-clockwise = strato sotto in senso orario
name-bottom-layer-anticlockwise = strato sotto in senso antiorario
name-bottom-pair-clockwise = coppia sotto in senso orario
name-bottom-pair-anticlockwise = coppia sotto in senso antiorario

## Moves
## In the log after a name ("Ann: chiama cometa"), under the cube, and typed at the prompt. They begin with a small letter.

move-twist = ruota { $way }
move-flip = capovolgi
move-stay = lascia fermo
move-claim = chiama { $icon }
move-no-claim = non chiamare
move-close = chiudi { $icon }
move-close-hand = chiudi la mano
move-done = fatto
name-reshuffle = rimescola il cubo

## Phrases that stand in several messages

cards-of-icon =
    { $cards ->
        [one] { $cards } { $icon }
       *[other] { $cards } { $icon ->
           [cometa] comete
           [foglia] foglie
           [chiave] chiavi
           [campana] campane
           [ancora] ancore
          *[scintilla] scintille
         }
    }
seat-number = { $number } per { $seat }
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

## What the player to move is asked

prompt-move = Ruota o capovolgi il cubo. Con la tua mano puoi chiamare { OR($hand) }.
prompt-move-or-stay = Ruota o capovolgi il cubo, oppure lascialo fermo e chiama { OR($icons) }. Con la tua mano puoi chiamare { OR($hand) }.
prompt-empty-hand = Ruota o capovolgi il cubo; la tua mano è vuota, quindi non puoi chiamare.
prompt-claim = Chiama { OR($icons) }, oppure non chiamare.
prompt-stayed = Hai lasciato fermo il cubo, quindi chiama { OR($icons) }.
prompt-close = Chiudi un set, così nessuno te lo può prendere, oppure di' «fatto».

## Why a move is not allowed
## They follow a move and a colon, and begin with a small letter where the language does so.

why-level = ruotare gli strati orizzontali è un'opzione, e a questo tavolo non è attiva (TW-7)
why-stay-without-lines = puoi lasciare fermo il cubo solo se c'è un tris da chiamare, e sopra non ce ne sono (TW-8)
why-stay = puoi lasciare fermo il cubo solo se c'è un tris da chiamare: { $reasons }
why-move-first = prima viene la tua mossa: ruota, capovolgi o lascia fermo il cubo (TW-6)
why-moved = hai già fatto la tua mossa; ce n'è una per turno (TW-6)
why-must-claim = hai lasciato fermo il cubo, quindi devi chiamare un tris (TW-7)
why-claim-first = prima di' che cosa chiami; si chiude dopo (TW-16)
why-claiming-over = per questo turno non si chiama più; si può solo chiudere (TW-16)
why-no-triple = si può chiudere solo una mano di tre carte uguali (TW-17)
why-too-few =
    { $cards ->
        [0] non hai { $icon ->
            [cometa] comete
            [foglia] foglie
            [chiave] chiavi
            [campana] campane
            [ancora] ancore
           *[scintilla] scintille
          } aperte; per un set ne servono tre (TW-15)
        [one] hai 1 { $icon } aperta; per un set ne servono tre (TW-15)
       *[other] hai { $cards } { $icon ->
           [cometa] comete
           [foglia] foglie
           [chiave] chiavi
           [campana] campane
           [ancora] ancore
          *[scintilla] scintille
         } aperte; per un set ne servono tre (TW-15)
    }
why-no-line = sopra non ci sono tre { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } in linea (TW-8)
why-barred = la linea di { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } è quella appena chiamata (TW-14)
why-there-before = la linea di { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } c'era già prima della tua mossa; per usarla si lascia fermo il cubo (TW-8)
why-no-card = nessuna carta della tua mano mostra { $icon } (TW-8)

## What happened, in the log

news-gathers =
    { $others ->
        [0] { $seat } si porta via tutte le { $icon ->
            [cometa] comete
            [foglia] foglie
            [chiave] chiavi
            [campana] campane
            [ancora] ancore
           *[scintilla] scintille
          }: { $cards }, nessuna dagli altri.
       *[other] { $seat } si porta via tutte le { $icon ->
           [cometa] comete
           [foglia] foglie
           [chiave] chiavi
           [campana] campane
           [ancora] ancore
          *[scintilla] scintille
         }: { $cards }, di cui { $others } dagli altri.
    }
news-gathers-more =
    { $others ->
        [0] { $seat } si porta via tutte le { $icon ->
            [cometa] comete
            [foglia] foglie
            [chiave] chiavi
            [campana] campane
            [ancora] ancore
           *[scintilla] scintille
          }: { $cards }, nessuna dagli altri; e dal mazzo { $more }.
       *[other] { $seat } si porta via tutte le { $icon ->
           [cometa] comete
           [foglia] foglie
           [chiave] chiavi
           [campana] campane
           [ancora] ancore
          *[scintilla] scintille
         }: { $cards }, di cui { $others } dagli altri; e dal mazzo { $more }.
    }
news-closes = { $seat } chiude { $cards } { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  }: { $worth }.
news-closes-hand = { $seat } chiude una mano di tre { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  }: { $worth }.
news-dealt = { $seat } riceve { $cards }.
news-reshuffle = Nessuno chiama da un po': { $seat } rimescola il cubo, senza guardare.
news-nine = { $seat } ha tutte e nove le { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } e vince all'istante.
news-no-cards = Il mazzo e una mano sono vuoti: la partita è finita.
news-no-claims = Nessuno chiama da troppo tempo: la partita è finita.
news-points = Punti: { ROW($points) }.
news-tie = Fra chi è alla pari decidono le carte aperte: { ROW($open) }.
news-winners =
    { COUNT($seats) ->
        [one] { $seats } vince.
       *[other] { $seats } condividono la vittoria.
    }

## The table as text

table-turn = Turno { $turn }. Turni senza chiamate: { $quiet }; la partita finisce fra { $ends }.
table-turn-reshuffle = Turno { $turn }. Turni senza chiamate: { $quiet }; il cubo viene rimescolato fra { $reshuffle }, la partita finisce fra { $ends }.
table-letters = Lettere: { letter-comet } { name-comet }, { letter-leaf } { name-leaf }, { letter-key } { name-key }, { letter-bell } { name-bell }, { letter-anchor } { name-anchor }, { letter-spark } { name-spark }, { letter-unseen } mai visto
table-net-row = { "        " }{ SPACED($row) }
table-net-top = { "        " }{ SPACED($row) }   sopra
table-net-bottom = { "        " }{ SPACED($row) }   sotto
table-net-sides = { SPACED($left) }   { SPACED($front) }   { SPACED($right) }   { SPACED($back) }
table-net-names = sin.    davanti destra  dietro
table-lines = Tre in linea sopra: { ROW($icons) }
table-barred = { $icon } (bloccata)
table-there-before = { $icon } (c'era già)
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
        [0] Mano: nessuna carta
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
        [one] { $cards } { $icon ->
            [cometa] comete
            [foglia] foglie
            [chiave] chiavi
            [campana] campane
            [ancora] ancore
           *[scintilla] scintille
          } (1 punto)
       *[other] { $cards } { $icon ->
           [cometa] comete
           [foglia] foglie
           [chiave] chiavi
           [campana] campane
           [ancora] ancore
          *[scintilla] scintille
         } ({ $points } punti)
    }
table-near-nine = A caccia delle nove: { ROW($cards) }

## The score sheet

sheet-total = Totale
sheet-three =
    { $points ->
        [one] { $seat } riceve 1 punto per { $cards } { $icon ->
            [cometa] comete
            [foglia] foglie
            [chiave] chiavi
            [campana] campane
            [ancora] ancore
           *[scintilla] scintille
          } chiuse: da 3 a 5 carte (TW-21)
       *[other] { $seat } riceve { $points } punti per { $cards } { $icon ->
           [cometa] comete
           [foglia] foglie
           [chiave] chiavi
           [campana] campane
           [ancora] ancore
          *[scintilla] scintille
         } chiuse: da 3 a 5 carte (TW-21)
    }
sheet-six =
    { $points ->
        [one] { $seat } riceve 1 punto per { $cards } { $icon ->
            [cometa] comete
            [foglia] foglie
            [chiave] chiavi
            [campana] campane
            [ancora] ancore
           *[scintilla] scintille
          } chiuse: 6 carte o più (TW-21)
       *[other] { $seat } riceve { $points } punti per { $cards } { $icon ->
           [cometa] comete
           [foglia] foglie
           [chiave] chiavi
           [campana] campane
           [ancora] ancore
          *[scintilla] scintille
         } chiuse: 6 carte o più (TW-21)
    }
sheet-nine = { $seat } ha tutte e nove le { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } e vince all'istante (TW-20)
sheet-most = { $seat } ha più punti di tutti e vince (TW-21)
sheet-open =
    { $cards ->
        [0] { $seat } non ha carte aperte, che contano in caso di parità (TW-22)
        [one] { $seat } ha 1 carta aperta, che conta in caso di parità (TW-22)
       *[other] { $seat } ha { $cards } carte aperte, che contano in caso di parità (TW-22)
    }
sheet-winners =
    { COUNT($seats) ->
        [one] { $seats } vince (TW-22)
       *[other] { $seats } condividono la vittoria (TW-22)
    }
sheet-note = { $worth } { $deck } { $end }
sheet-note-over = { $worth } { $ending }
sheet-together = Carte chiuse di un'icona: da 3 a 5 valgono 1 punto, 6 o più ne valgono 4; con tutte e nove le carte di un'icona si vince all'istante.
sheet-apart = Ogni set chiuso: da 3 a 5 carte valgono 1 punto, 6 o più ne valgono 4; con tutte e nove le carte di un'icona si vince all'istante.
sheet-deck =
    { $cards ->
        [0] Il mazzo è vuoto.
        [one] Nel mazzo resta 1 carta.
       *[other] Nel mazzo restano { $cards } carte.
    }
sheet-end =
    { $turns ->
        [one] Ancora un turno senza chiamate e la partita finisce.
       *[other] Ancora { $turns } turni senza chiamate e la partita finisce.
    }

## Why the rule of thumb makes a move
## They follow a move, and begin with a small letter. "I" is who advises.

reason-nine = con tutte e nove le carte di un'icona si vince all'istante
reason-line-up = allinea un tris per me e non lascia niente a chi gioca dopo
reason-best-off = allinea un tris per me, e nessun altro mi conviene di più
reason-there = il tris c'è già, e nessuna rotazione fa di meglio
reason-safe = non posso allineare niente, e così non lascio niente nemmeno a chi gioca dopo
reason-least = non posso allineare niente, e così a chi gioca dopo lascio il meno possibile
reason-too-dear = un tris adesso lascerebbe a chi gioca dopo più di quanto porta a me
reason-most = fra i tris sopra è quello che mi porta di più
reason-closed = le carte chiuse non me le può prendere nessuno
reason-closed-hand = una mano di tre carte uguali è subito un punto

## What is wrong with a record
## Words in $text... are words of the record itself, and the same in all languages.

record-due = qui ci vuole «{ $text }»
record-dealer = dealer deve essere un posto da 0 a { $last }
record-deck = il mazzo deve contenere { $cards } carte di ogni icona
record-list = { $text } deve essere un elenco di { $count } icone
record-no-icon = { $text_where }: «{ $text }» non è un'icona (ci sono: { ROW($text_icons) })
record-faces = cube deve avere le facce { ROW($text_faces) }
record-stickers = il cubo deve mostrare { $text } { $times } volte, non { $count }
record-cube = nessuna rotazione porta a questo cubo: { $why }
record-centre-twice = ogni icona deve essere il centro di una faccia
record-centres = i centri non stanno come su un cubo che è stato soltanto girato
record-no-corner = nessun angolo mostra { $text_icons }, in senso orario
record-corner-twice = un angolo c'è due volte
record-no-edge = nessuno spigolo mostra { $text_icons }
record-edge-twice = uno spigolo c'è due volte
record-corner-twisted = un angolo è girato sul posto, e nessuna rotazione lo fa
record-edge-flipped = uno spigolo è capovolto sul posto, e nessuna rotazione lo fa
record-exchanged = due pezzi soltanto si sono scambiati di posto, e nessuna rotazione lo fa

## On the page: what lies before a player
## Headings, and what a screen reader says of the cards. In small type, with little room.

things-hand = Mano
things-open = Aperte
things-open-help = alla portata di tutti
things-closed = Chiuse
things-safe = al sicuro
things-safe-nine = al sicuro; con nove uguali vinci
things-none = nessuna
things-gap = nessuna carta
things-your-hand = La tua mano
things-your-open = Le tue carte aperte
things-your-closed = Le tue carte chiuse
things-hand-of = { $seat }: mano
things-open-of = { $seat }: carte aperte
things-closed-of = { $seat }: carte chiuse
things-claim = { $icon }, nella tua mano: chiama
things-close =
    { $cards ->
        [one] { $cards } { $icon } aperta: chiudi
       *[other] { $cards } { $icon ->
           [cometa] comete
           [foglia] foglie
           [chiave] chiavi
           [campana] campane
           [ancora] ancore
          *[scintilla] scintille
         } aperte: chiudi
    }
things-set =
    { $points ->
        [one] { $cards } { $icon ->
            [cometa] comete
            [foglia] foglie
            [chiave] chiavi
            [campana] campane
            [ancora] ancore
           *[scintilla] scintille
          } chiuse, 1 punto
       *[other] { $cards } { $icon ->
           [cometa] comete
           [foglia] foglie
           [chiave] chiavi
           [campana] campane
           [ancora] ancore
          *[scintilla] scintille
         } chiuse, { $points } punti
    }
things-won = vinte { $won } delle nove { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  }; con tutte e nove si vince all'istante
things-of-nine = { $won } { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } su nove
things-one-more = { $won } { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } su nove, ancora una per vincere
things-no-nine = niente 9
things-spoilt = { $seat } ha chiuso delle { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  }, quindi nessun altro può averle tutte e nove

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
        [one] 1 punto se le chiudi
       *[other] { $points } punti se le chiudi
    }
brings-points-in-all =
    { $points ->
        [one] { $cards } in tutto, 1 punto se le chiudi
       *[other] { $cards } in tutto, { $points } punti se le chiudi
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
bench-flip-help = il sotto viene sopra
bench-stay = Lascia fermo
bench-stay-help = chiama quel che c'è
bench-claim = Chiama { $icon }
bench-no-claim = Non chiamare
bench-no-claim-help = lascia perdere
bench-close = Chiudi { $cards } { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  }
bench-close-hand = Chiudi la mano
bench-triple = tre { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  }: { $worth }
bench-no-triple = servono tre carte uguali
bench-done = Fatto
bench-done-help = non chiudere altro
bench-sure-no-claim = Davvero non vuoi chiamare? Ricorda: { $claims }.
bench-would-bring = { $icon } ti porterebbe { $brings }
bench-would-win = con { $icon } vinceresti
bench-sure-nine = Se chiudi la mano, hai tutte e nove le { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } e vinci. Lasci perdere?
bench-sure-done = Lasci aperte { $cards } { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  }, alla portata di tutti? Se le chiudi: { $worth }.
bench-to-move = Tocca a { $seat } muovere
bench-to-claim = Tocca a { $seat } chiamare
bench-to-close = Tocca a { $seat } chiudere

## On the page: buttons for twists

pad-columns = Colonne
pad-rows = Righe
pad-levels = Strati
pad-again = ancora
pad-twist-again = { $move }: ripeti per farlo

## On the page: the cube

cube-spread = Apri il cubo in piano
cube-keys = Il cubo: con le frecce lo guardi da ogni lato
cube-help = L, R, F o B sceglie la fila a sinistra, a destra, davanti o dietro, e premuto di nuovo la coppia da quel lato. Poi una freccia la ruota. Escape annulla la scelta. Home torna alla vista da davanti.
cube-help-level = L, R, F o B sceglie la fila a sinistra, a destra, davanti o dietro, e premuto di nuovo la coppia da quel lato; T e D quelle sopra e sotto. Poi una freccia la ruota. Escape annulla la scelta. Home torna alla vista da davanti.
cube-keys-column = { $layer }: freccia su o giù per ruotare
cube-keys-row = { $layer }: freccia a sinistra o a destra per ruotare
cube-last = { $seat }: { $move }
cube-look = Guarda intorno al cubo
cube-look-higher = Guarda più dall'alto
cube-look-lower = Guarda più dal basso
cube-look-home = Torna alla vista iniziale
cube-look-left = Gira il cubo a sinistra
cube-look-right = Gira il cubo a destra

## On the page: the slate beside the cube

slate-sets = Tris sopra
slate-no-set = nessun tris sopra
slate-claimed = appena chiamato
slate-not-claimed = non chiamato
slate-barred = bloccato: ha appena vinto
slate-before = c'era già: si usa lasciando fermo il cubo
slate-no-card = niente { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } nella mano di { $seat }
slate-no-card-of-yours = niente { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } nella tua mano
slate-stay = puoi chiamarlo lasciando fermo il cubo
slate-may-stay = { $seat } può chiamarlo lasciando fermo il cubo
slate-claim = puoi chiamarlo
slate-may-claim = { $seat } può chiamarlo
slate-deck = Mazzo { $cards }
slate-deck-holds = Che cosa c'è ancora nel mazzo
slate-counts = Conteggi
slate-turn = turno { $turn }
slate-quiet = { $turns } a vuoto
slate-reshuffle = cubo nuovo fra { $turns }
slate-end = fine fra { $turns }
slate-seats = Davanti siede { $seat }; dà le carte { $seat_dealer }.
slate-level = Girano anche gli strati orizzontali.
slate-no-reshuffle = Il cubo non viene mai rimescolato.
slate-apart = Ogni set chiuso sta per conto suo.
slate-cube = Il cubo, faccia per faccia
slate-unseen = mai visto

## The aim, the standing and the end of the game

aim-together = Vince chi ha più punti: 3 carte chiuse di un'icona valgono 1 punto, 6 ne valgono 4. Con tutte e nove si vince all'istante.
aim-apart = Vince chi ha più punti: un set chiuso da 3 vale 1 punto, da 6 ne vale 4. Con tutte e nove le carte di un'icona si vince all'istante.
standing-nothing =
    { $open ->
        [0] Se finisse ora: 0 punti. Non hai ancora chiuso niente.
        [one] Se finisse ora: 0 punti. 1 carta aperta conta solo da chiusa.
       *[other] Se finisse ora: 0 punti. { $open } carte aperte contano solo da chiuse.
    }
standing = Se finisse ora: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { ROW($sum) }.{ $open ->
        [0] { "" }
        [one] { " " }Non conta: 1 aperta.
       *[other] { " " }Non contano: { $open } aperte.
    }
standing-over = { $points ->
        [one] Hai 1 punto
       *[other] Hai { $points } punti
    }{ COUNT($sum) ->
        [0] .
       *[other] : { ROW($sum) }.
    }
points-for = { $points } per { $cards } { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  }
round-title = La partita è finita
round-nothing = nessuna carta chiusa
round-nine = tutte e nove le { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  }: si vince all'istante
round-open =
    { $cards ->
        [0] alla pari; nessuna carta aperta da contare
        [one] alla pari; ora conta 1 carta aperta
       *[other] alla pari; ora contano { $cards } carte aperte
    }

## On the page: what a twist would make

foresee-free =
    { $cards ->
        [one] { $icon }: un tris per te, chiamando prendi 1 carta
       *[other] { $icon }: un tris per te, chiamando prendi { $cards } carte
    }
foresee-no-card = { $icon }: tre in linea, ma nessuna nella tua mano
foresee-nothing = non fa nessun tris
foresee-unseen = ? nessuno l'ha ancora visto
bench-twist = Ruota

## On the page: the cube's keys, in the help for keys

key-look = ← → ↑ ↓
key-look-does = sul cubo: guardarlo da ogni lato
key-layer = L R F B
key-layer-does = sul cubo: scegliere la fila a sinistra, a destra, davanti o dietro; di nuovo: la coppia da quel lato
key-level = T D
key-level-does = lo strato sopra o sotto, se girano anche gli strati orizzontali
key-twist = ← → ↑ ↓
key-twist-does = ruotare ciò che è scelto; Escape annulla la scelta
key-home = Home
key-home-does = sul cubo: tornare alla vista da davanti

## On the page: explanations

explain-twist = Ruota di un quarto di giro una fila esterna, da sola o con quella di mezzo. Fermati su un pulsante, o tienilo premuto, per vedere che cosa ne esce.
explain-claim = Chiamare: prendi tutte le carte scoperte dell'icona, da tutte le mani e dalle carte aperte. Per ogni altra icona uguale sopra ricevi una carta dal mazzo.
explain-close = Chiudere: metti coperte tre o più carte aperte di un'icona. Così nessuno te le prende più, e danno punti.
explain-hand = Tre carte che tutti vedono. Puoi chiamare un'icona solo se una di loro la mostra.
explain-open = Vinte, ma non al sicuro: chi chiama l'icona se le prende. Da tre in su di un'icona si possono chiudere.
explain-pile = { $icon ->
    [cometa] Comete
    [foglia] Foglie
    [chiave] Chiavi
    [campana] Campane
    [ancora] Ancore
   *[scintilla] Scintille
  } aperte: chi chiama quest'icona se le prende.
explain-closed = Al sicuro per sempre. Di un'icona, da 3 a 5 carte chiuse valgono 1 punto, 6 o più ne valgono 4.
explain-closed-apart = Al sicuro per sempre. Un set chiuso da 3 a 5 carte vale 1 punto, da 6 in su ne vale 4.
explain-set =
    { $points ->
        [one] { $cards } { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } chiuse: 1 punto. Nessuno può prenderle.
       *[other] { $cards } { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } chiuse: { $points } punti. Nessuno può prenderle.
    }
explain-no-set = Un tris sono tre icone uguali sopra: in riga, in colonna o in diagonale. Fanne uno con un'icona della tua mano, poi chiamala.
explain-set-free = Tre in linea sopra. Chi chiama { $icon } prende tutte le carte scoperte che la mostrano, anche dalle mani.
explain-set-claimed = { $icon }: chiamata in questo turno. Tutte le sue carte scoperte sono già prese.
explain-set-late = { $icon }: per questo turno non si chiama più. Chi viene dopo può lasciare fermo il cubo e chiamarla.
explain-set-barred = { $icon }: tris bloccato, appena chiamato proprio con questi adesivi. Nel turno dopo nessuno può usarli.
explain-set-before = { $icon }: questa linea c'era già prima della rotazione, che quindi non l'ha fatta. Per usarla si lascia fermo il cubo.
explain-set-no-card = Per chiamare { $icon } serve in mano una carta che la mostri.
explain-deck = Le carte che devono ancora venire. I numeri piccoli dicono quante ce ne sono di ogni icona.
explain-turn = I turni giocati, di tutti insieme.
explain-quiet = Turni di fila in cui nessuno ha chiamato.
explain-reshuffle = Turni senza chiamate che mancano prima che il cubo venga rimescolato, senza guardare.
explain-end = Turni senza chiamate che mancano alla fine della partita.

## The lesson: a guided first game

lesson-aim = Ciao! Raccogli carte con la stessa icona. Tre carte chiuse valgono 1 punto, sei ne valgono 4, e con tutte e nove si vince all'istante. Queste tre carte sono la tua mano.
lesson-set = Tutti ruotiamo lo stesso cubo. Tre icone uguali in linea sopra sono un tris, anche in diagonale. Ma puoi usarlo solo se la tua mano mostra quell'icona.
lesson-twist = Hai due scintille, e sopra ce ne sono due vicine. Ruota la colonna destra verso dietro: ne porta su una terza. Prima fermati sul pulsante, o tienilo premuto, per vederlo.
lesson-twist-comets = Così si allineano tre comete, ma la tua mano non ne mostra: non potresti usarle. Cerca le scintille.
lesson-twist-flip = Se capovolgi il cubo, sale quello che sta sotto. Può essere una bella sorpresa, ma qui non fa nessun tris.
lesson-twist-done = Tre scintille in linea sopra: è il tuo tris.
lesson-claim = Ora chiama la scintilla. Prendi tutte le carte scoperte con la scintilla: le tue e quella di { $seat }.
lesson-claim-not = Puoi anche non chiamare, ma allora il tris non ti porta niente. Meglio prendere le carte.
lesson-claim-done = { $cards } carte con la scintilla sono tue. Adesso sono aperte, e non sono al sicuro: chi chiama la scintilla se le prende.
lesson-close = Allora chiudile. Coperte, nessuno te le può prendere, e danno punti.
lesson-close-not = Resterebbero aperte, e la prossima chiamata della scintilla le prenderebbe tutte e tre.
lesson-close-done =
    { $points ->
        [one] Tre scintille chiuse: 1 punto. La tua mano è di nuovo di tre carte.
       *[other] Tre scintille chiuse: { $points } punti. La tua mano è di nuovo di tre carte.
    }
lesson-theirs = Guarda: { $seat } ha allineato le ancore e le ha chiamate. Anche le tue due sono andate: nemmeno la mano è al sicuro. Ora ne ha { $cards } aperte, non chiuse.
lesson-barred = Queste ancore sono rimaste sopra, ma non puoi riusarle così: un tris che ha appena vinto è bloccato per un turno.
lesson-again = Una linea nuova di ancore, però, è libera. Ruota la riga davanti verso sinistra: ne fa una, e sopra arriva perfino una quarta ancora.
lesson-again-fewer = Bel colpo d'occhio, anche così esce un tris di ancore! Ma con la riga davanti verso sinistra sopra ce ne sono quattro, e la quarta porta una carta in più.
lesson-again-sparks = Tre scintille, ma le tue sono chiuse, e in mano non ne hai più. Cerca le ancore.
lesson-again-done = Una linea di ancore nuova di zecca, e quattro sopra.
lesson-take = Chiama l'ancora e prendile tutte: dalle due mani e quelle aperte. La quarta ancora sopra ti porta una carta dal mazzo.
lesson-take-done = { $cards } carte con l'ancora! E dal mazzo è arrivata una { $icon }.
lesson-six = Sei della stessa icona. Chiudile, presto!
lesson-six-not = La prossima chiamata dell'ancora le prenderebbe tutte e sei. Meglio chiuderle.
lesson-six-done = Sei carte chiuse valgono 4 punti. Con le scintille ne hai { $points }.
lesson-stay = { $seat } ha allineato tre comete, ma senza una cometa in mano per chiamarle. Tu ne hai una! Allora lascia fermo il cubo.
lesson-stay-flip = Così le comete spariscono. Sono già lì: lascia fermo il cubo.
lesson-stay-too = Andrebbe bene anche così: una nuova linea di comete. Ma non serve ruotare. Lascia fermo il cubo.
lesson-stay-done = Hai lasciato fermo il cubo, quindi ora chiami.
lesson-comets = Chiama la cometa. Quella aperta, arrivata dal mazzo, si aggiunge a quella in mano.
lesson-comets-done = { $cards } carte con la cometa sono aperte: troppo poche per chiuderle. Trova la terza prima che qualcuno se le prenda!
lesson-last = { $seat } ha capovolto il cubo: adesso una rotazione ti fa un tris di campane. Quando il mazzo e una mano sono vuoti, vince chi ha più punti. Tocca a te!

## The one-page sheet: the game in pictures

sheet-page-aim = Ruota il cubo, allinea sopra tre icone uguali e prendi tutte le carte che le mostrano. Vince chi ha più punti.
sheet-page-icons = Le sei icone
sheet-page-parts = Ogni icona è su nove adesivi del cubo e su nove carte. Hai tre carte, scoperte per tutti.
sheet-page-turn = Il tuo turno
sheet-page-move = Mossa.
sheet-page-move-how = Ruota di un quarto di giro una fila esterna, da sola o con quella di mezzo. Oppure capovolgi il cubo. Oppure lascialo fermo, se c'è un tris da usare.
sheet-page-move-picture = La colonna destra va verso dietro, e sopra ci sono tre scintille in linea.
sheet-page-claim = Chiama.
sheet-page-claim-how = La tua mossa ne ha allineate tre, e la tua mano mostra quell'icona? Prendi tutte le sue carte scoperte: da tutte le mani e da tutte le carte aperte. Per ogni altra uguale sopra ricevi una carta dal mazzo.
sheet-page-claim-picture = Due scintille dalla tua mano e una da un'altra mano ora sono aperte davanti a te.
sheet-page-close = Chiudi.
sheet-page-close-how = Tre o più carte aperte di un'icona, o tre uguali in mano, si possono mettere coperte. Ora sono al sicuro, e danno punti.
sheet-page-close-picture = Tre scintille aperte diventano un set chiuso: 1 punto.
sheet-page-you = la tua mano
sheet-page-other = un'altra mano
sheet-page-open = aperte: non al sicuro
sheet-page-closed = chiuse: al sicuro
sheet-page-scoring = Quanto valgono le carte chiuse di un'icona
sheet-page-three = da 3 a 5 carte: 1 punto
sheet-page-six = 6 o più: 4 punti
sheet-page-nine = tutte e nove, aperte e chiuse: vinci all'istante
sheet-page-more = Buono a sapersi
sheet-page-stay = Lascia fermo: un tris che c'è già all'inizio del tuo turno si usa senza ruotare.
sheet-page-barred = Bloccato: proprio la linea che ha appena vinto non si può usare nel turno dopo.
sheet-page-refill = Dopo il tuo turno ogni mano torna a tre carte.
sheet-page-bottom = Tutti possono guardare la faccia superiore e i quattro lati, ma non quella inferiore.
sheet-page-reshuffle = Se per un po' nessuno chiama, il cubo viene rimescolato.
sheet-page-end = La fine
sheet-page-end-cards = Il mazzo è vuoto, e anche una mano: vince chi ha più punti.
sheet-page-end-quiet = Nessuno ha chiamato per 20 turni a testa: anche allora vince chi ha più punti.
sheet-page-end-tie = In caso di parità ogni carta aperta conta 1, solo fra chi è alla pari.

# Of the number beside a player's name.
explain-score = Punti per le carte chiuse. Quelle aperte contano solo quando sono chiuse.

## What the coach counts in imagined worlds: in $times of 100 of them

name-next-card = prossima carta del mazzo
place-below = sotto, casella { $number }
fact-below = In { $times } casi su 100 sotto ci sono tre { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } in linea.
fact-you-claim = In { $times } casi su 100 chiami { $icon } in questo turno.
fact-claims = In { $times } casi su 100 { $seat } chiama { $icon } prima del tuo prossimo turno.
fact-takes-yours = In { $times } casi su 100, prima del tuo prossimo turno, { $seat } si porta via le tue { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  } aperte.
fact-you-score = { $points ->
    [one] In { $times } casi su 100 fai almeno { $points } punto prima del tuo prossimo turno.
   *[other] In { $times } casi su 100 fai almeno { $points } punti prima del tuo prossimo turno.
  }
fact-scores = { $points ->
    [one] In { $times } casi su 100 { $seat } fa almeno { $points } punto prima del tuo prossimo turno.
   *[other] In { $times } casi su 100 { $seat } fa almeno { $points } punti prima del tuo prossimo turno.
  }
fact-you-can = In { $times } casi su 100 al tuo prossimo turno puoi allineare un tris di { $icon ->
    [cometa] comete
    [foglia] foglie
    [chiave] chiavi
    [campana] campane
    [ancora] ancore
   *[scintilla] scintille
  }.
fact-you-nine = In { $times } casi su 100 raccogli tutte e nove le carte di un'icona e vinci all'istante.
fact-nine = In { $times } casi su 100 { $seat } raccoglie tutte e nove le carte di un'icona e vince all'istante.
