### Tricky Twist: all that it says, to players and on the page, in Italian.

## The box

blurb = Tieni in equilibrio prese e false prese: una carta che non può rispondere al seme torna da te.
option-retrieve-each-round = Recupero a ogni round
option-retrieve-each-round-help = Recupero torna in ogni round (TT-13)

## Cards, at the prompt and on the page

name-moons = lune
name-suns = soli
name-squares = quadrati
name-circles = cerchi
card-moons = { $value } di lune
card-suns = { $value } di soli
card-squares = { $value } di quadrati
card-circles = { $value } di cerchi
name-sequence = Scala
name-two-suits-a = Due semi
name-two-suits-b = Due semi
name-one-suit = Un seme
name-suits = Semi diversi
name-fewest = Meno false
name-most = Più false
name-even = Pari
name-odd = Dispari
name-retrieve = Recupero
name-flip = Ribaltone
name-joker = Jolly
name-harvest = Raccolto
name-side-1 = carta doppia 1
name-side-2 = carta doppia 2
name-side-3 = carta doppia 3
name-side-4 = carta doppia 4
name-any-value = Valore a scelta
name-adjust = Ritocco
name-trick = presa
name-false-trick = falsa presa
either-suit = { $suit } o { $other }
side-showing = { $face } ({ $side })
used-for = { $bonus }: { $use }
raised = { $what } +1
lowered = { $what } -1
numbered-trick = Presa { $number }

## False tricks, in lists, at the prompt and on the page

shown-flipped = { $card } (ribaltata)
shown-adjusted = { $card } (vale come { $value })
shown-flipped-adjusted = { $card } (ribaltata, vale come { $value })
shown-made = { $what } (con una carta bonus)
shown-made-adjusted = { $what } (con una carta bonus, ritoccata)

## Moves: on buttons, and in the log after a name, as in "Ann: gioca 7 di lune"

move-put-aside = riserva { $card }
move-put-aside-heard = riserva una carta coperta
move-play = gioca { $card }
move-take-top = pesca dalla riserva
move-leave-top = lascia la riserva
move-take-bonus = prendi { $bonus }
move-decline = no grazie
move-retrieve = recupera { $card }
move-flip = ribalta { $what }
move-joker-as = usa Jolly come { $what }
move-count-as = usa come falsa presa: { $what }
move-raise = alza { $what } di 1
move-lower = abbassa { $what } di 1

## What a scoring card rewards: a phrase after a colon or alone, at the prompt and on the page

rewards-sequence = la tua serie più lunga di valori consecutivi nelle false prese
rewards-two-suits = il migliore di due semi nelle tue false prese, { OR($suits) }
rewards-one-suit = il seme più numeroso fra le tue false prese
rewards-suits = semi diversi fra le tue false prese
rewards-fewest = meno false prese, fra chi ne ha
rewards-most = più false prese
rewards-even = false prese di valore pari
rewards-odd = false prese di valore dispari

## What brought stars: short phrases in a list, at the prompt, on the page and on the score sheet

stars-tricks = { $stars } per { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  }
stars-pairs = { $stars } per { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
  } da { $each }
stars-sequence = { $stars } per una scala di { $count }
stars-two-suits = { $stars } per { $count ->
    [one] 1 falsa presa
   *[other] { $count } false prese
  } di un seme ({ OR($suits) })
stars-one-suit = { $stars } per { $count ->
    [one] 1 falsa presa
   *[other] { $count } false prese
  } di un seme
stars-suits = { $stars } per { $count ->
    [one] 1 seme
   *[other] { $count } semi diversi
  }
stars-even = { $stars } per { $count ->
    [one] 1 valore pari
   *[other] { $count } valori pari
  }
stars-odd = { $stars } per { $count ->
    [one] 1 valore dispari
   *[other] { $count } valori dispari
  }
stars-fewest = { $stars } per la { $count }ª posizione (meno false prese)
stars-most = { $stars } per la { $count }ª posizione (più false prese)
stars-harvest = { $stars } per Raccolto

## What the seat to move is asked

prompt-pick = Metti una carta nella riserva, { $number } di { $cards }: prima di ogni presa potrai riprenderne una.
prompt-take = Peschi la carta in cima alla tua riserva ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
  }) prima della presa { $trick }?
prompt-lead = Apri la presa { $trick } con una carta.
prompt-follow = Gioca una carta nella presa { $trick }; si è aperto a { $suit }.
prompt-bonus = Hai incassato un 7: prendi una carta bonus, o nessuna.
prompt-retrieve = Recupero: riprendi in mano una delle tue false prese, o nessuna.
prompt-flip = Ribaltone: ribalti una delle tue prese o false prese? Indica la carta che si vede. { $standing }
prompt-joker = Jolly: vale come presa, come falsa presa, o non lo usi? { $standing }
prompt-adjust = Ritocco: alzi o abbassi di 1 il valore di una delle tue false prese? { $standing }
prompt-side = { $side }: quale falsa presa diventa, se la usi? { $standing }
standing = Hai { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  } e { $false_tricks ->
    [one] 1 falsa presa
   *[other] { $false_tricks } false prese
  }.

## Why a move is not allowed; the move itself stands before it, with a colon

why-reserve-when = la riserva si sceglie appena ricevute le carte, prima della prima presa (TT-5)
why-play-when = si gioca una carta solo quando nella presa tocca a te (TT-7)
why-top-when = la riserva si tocca solo prima della prima carta di una presa (TT-6)
why-bonus-when = una carta bonus si prende appena incassato un 7, una per ogni 7 (TT-9)
why-retrieve-when = si riprende una falsa presa solo appena preso Recupero (TT-14)
why-flip-when = Ribaltone lo usa chi ce l'ha, alla fine del round (TT-15, TT-21)
why-joker-when = il Jolly lo decide chi ce l'ha, alla fine del round (TT-16, TT-21)
why-suit-when = un lato semi lo decide chi ce l'ha, alla fine del round (TT-18, TT-21)
why-value-when = un lato valori lo decide chi ce l'ha, alla fine del round (TT-19, TT-21)
why-adjust-when = Ritocco lo usa chi ce l'ha, alla fine del round (TT-19, TT-21)

why-must-reserve = nella tua riserva devono andare { $cards } carte (TT-5)
why-take-or-leave = devi scegliere: { OR($moves) } (TT-6)
why-must-play = devi giocare una carta (TT-7)

why-in-reserve-already = { $card } è già nella tua riserva (TT-5)
why-still-in-reserve = { $card } è ancora nella tua riserva (TT-6)
why-not-held = fra le tue carte non c'è nessun { $card }
why-follow = hai { $suit } in mano, quindi devi rispondere al seme (TT-7)
why-bonus-taken = l'ha presa { $seat }, e ce n'è una sola (TT-9)
why-retrieve-gone = Recupero è stato preso in un round precedente ed è fuori dalla partita (TT-13, TT-14)
why-retrieve-taken-game = { $seat } ha preso Recupero, che ora è fuori dalla partita (TT-14)
why-retrieve-taken-round = { $seat } ha preso Recupero, che ora è fuori dal round (TT-14)
why-no-false-trick = { $card } non è una delle tue false prese (TT-14)

why-other-bonus = ora si decide { $bonus } (TT-21)
why-side-offers = questo lato offre { $face } (TT-18)
why-odd-side-offers = il lato dispari offre { ROW($values) } (TT-19)
why-even-side-offers = il lato pari offre { ROW($values) } (TT-19)
why-not-adjustable = non è una delle tue false prese con un valore (TT-19, TT-20)
why-not-raised = un { $value } non si può alzare: i valori vanno da 1 a 12 (TT-19)
why-not-lowered = un { $value } non si può abbassare: i valori vanno da 1 a 12 (TT-19)
why-not-yours = { $card } non è in nessuna delle tue prese e false prese (TT-15)
why-flip-adjust = questo lato mostra Ritocco, che non è né una presa né una falsa presa (TT-15, TT-20)
why-flip-not-held = non hai questa carta bonus (TT-15)
why-flip-not-used = non hai usato questa carta bonus, quindi non c'è nulla da ribaltare (TT-15)

## What happened

news-reserve-ready = { $seat } ha scelto la sua riserva.
news-shuffled = Le riserve sono mescolate; comincia la prima presa.
news-trick = { $seat } fa una presa: { ROW($cards) }.
news-false-trick = { $seat } ha una falsa presa: { $card }.
news-seven = { $seat } ha incassato un 7 e può prendere una carta bonus.
news-nothing-to-retrieve-game = { $seat } non ha false prese da riprendere; Recupero è fuori dalla partita.
news-nothing-to-retrieve-round = { $seat } non ha false prese da riprendere; Recupero è fuori dal round.
news-all-hands-empty = Il round finisce: nessuno ha più carte in mano.
news-ends = Il round finisce: { $seats } { COUNT($seats) ->
    [one] non ha
   *[other] non hanno
  } più carte in mano.
news-round-over = Il round { $round } è finito.
news-stars = { $seat } riceve { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  } ({ ROW($why) }).
news-no-star = { $seat } non riceve stelle.
news-next-round = Il round { $round } premia: { $rewards }.

## The table, at the prompt

table-round = Round { $round } di { $rounds }. Comincia: { $seat }
table-scoring = Carta obiettivo: { $rewards }
table-stars-by-count = Stelle per 0, 1, 2…: { SPACED($stars) }
table-stars-by-place = Stelle per 1ª, 2ª… posizione: { SPACED($stars) }
table-offer = Carte bonus disponibili: { ROW($bonuses) }
table-retrieve-out-of-game = Recupero è fuori dalla partita
table-retrieve-out-of-round = Recupero è fuori dal round
table-seat = { $whose ->
    [yours] { $seat } (tu)
   *[another] { $seat }
  }: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }, { $hand } in mano, { $reserve } in riserva, { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  }, { $false_tricks ->
    [one] 1 falsa presa
   *[other] { $false_tricks } false prese
  }
table-shows = false prese: { ROW($false_tricks) }
table-holds = carte bonus: { ROW($bonuses) }
table-took-back = ripresa in mano: { $card }
table-past-round = Round { $round } ({ $scoring }): { ROW($results) }
table-stars = { $seat } { $stars }
table-over = La partita è finita: più stelle di tutti per { $seats }.
table-trick = Presa { $trick }: { ROW($laid) }
table-trick-empty = Presa { $trick }: ancora niente
table-laid = { $seat }: { $card }
table-hand = La tua mano: { ROW($suits) }
table-hand-empty = La tua mano: vuota
table-reserve = La tua riserva: { ROW($suits) }
table-reserve-empty = La tua riserva: vuota
table-suit = { $suit } { SPACED($values) }

## The score sheet

sheet-round = Round { $round } ({ $scoring })
sheet-total = Totale
sheet-why = { $seat }, con { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  } e { $false_tricks ->
    [one] 1 falsa presa
   *[other] { $false_tricks } false prese
  }: { ROW($stars) }
sheet-no-star = { $seat }, con { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  } e { $false_tricks ->
    [one] 1 falsa presa
   *[other] { $false_tricks } false prese
  }: nessuna stella
-scoring = Una presa vale 1 stella; una coppia di presa e falsa presa ne vale 3, o 5 con tante prese quante false prese (TT-22); la carta obiettivo premia le false prese (TT-23).
sheet-note = { $left ->
    [one] Ancora 1 round, poi vince chi ha più stelle (TT-27).
   *[other] Ancora { $left } round, poi vince chi ha più stelle (TT-27).
  } { -scoring }
sheet-note-over = La partita è finita: più stelle di tutti per { $seats } (TT-27). { -scoring }

## Why the rule of thumb makes a move

reason-aside = senza questo seme in mano posso mostrare una falsa presa ogni volta che si apre a quel seme
reason-need-cards = ho più false prese che prese, e un'altra carta può vincerne una
reason-stay-short = meno semi ho in mano, più false prese posso mostrare
reason-win = un'altra presa mi fa comodo, e questa è la mia migliore occasione
reason-shorten = questa presa non fa per me, e di questo seme voglio restare senza
reason-show-seven = un 7 come falsa presa mi frutta di sicuro una carta bonus
reason-show = non posso rispondere, e questa è la carta che mostro più volentieri
reason-joker = il Jolly può essere una presa o una falsa presa, quella che alla fine mi manca
reason-most-stars = di tutto ciò che posso scegliere dovrebbe portarmi più stelle
reason-no-use = nessun'altra scelta mi porterebbe più stelle

## What is wrong with a record; seats count from 0 there

record-no-table = un'estrazione del caso deve essere una tabella con il suo «deal», non { $text }
record-other-deal = qui il caso dà «{ $text_wanted }», non { $text }
record-reserve = la riserva del posto { $number } deve contenere le carte scelte per lei
record-scoring-card = scoring_card deve essere una di queste: { ROW($text_known) }
record-scored-before = la carta obiettivo «{ $text }» era già uscita (TT-2)
record-hands = le mani devono contenere una volta ciascuna delle { $cards } carte
record-first = first deve essere un posto da 0 a { $last }
record-other-first = questo round lo comincia il posto { $number } (TT-12)
record-piles = { $text } deve essere fatto di { $players } elenchi di { $cards } carte
record-no-card = { $text_key }: { $text } non è una carta

## On the page: suits on a button, in lists of one word

twist-moons = Lune
twist-suns = Soli
twist-squares = Quadrati
twist-circles = Cerchi

## On the page: the round, its scoring card and the stars

twist-round-and-scoring = Round e carta obiettivo
twist-round-of = Round { $round } di { $rounds }
twist-first-player = Comincia: { $seat }
twist-counts-sequence = carte in scala
twist-counts-one-suit = false prese di quel seme
twist-counts-suits = semi diversi
twist-counts-places = posizione
twist-counts-even = valori pari
twist-counts-odd = valori dispari
twist-stars-for = Stelle per: { $text }
twist-place = { $place }ª
twist-stars = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }
twist-stars-so-far = Stelle finora
twist-star-for-trick = 1 stella per ogni presa (TT-22).
twist-stars-for-pair = 3 stelle per ogni coppia di presa e falsa presa; 5 se hai esattamente tante prese quante false prese (TT-22).
twist-this-scoring-card = La carta obiettivo di questo round premia: { $text } (TT-23).
twist-most-stars-win = Dopo { $rounds } round vince chi ha più stelle (TT-27).
twist-no-round-yet = Nessun round è ancora finito.
twist-stars-why = { ROW($why) }
twist-no-star = nessuna stella

## On the page: the trick, and the tricks before it

twist-game-over = La partita è finita
twist-picking = Si scelgono le riserve
twist-round-over = Il round è finito
twist-before-trick = Prima della presa { $trick }
twist-led = Presa { $trick }: aperta a { $suit }
twist-stray = falsa
twist-won = { $seats } { COUNT($seats) ->
    [one] ha vinto con
   *[other] hanno vinto con
  } { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }.
twist-last-round = Ultimo round:
twist-last-trick = Ultima presa
twist-the-last-trick = L'ultima presa
twist-tricks-of-round = Le prese di questo round
twist-past-trick = Presa { $trick }: la vince { $seat }
twist-past-round = Ultima presa del round precedente: la vince { $seat }
twist-took-reserve = Carta pescata dalla riserva: { ROW($seats) }
twist-took-bonus = { $seat } ha preso la carta bonus { $bonus }
twist-strays = { $card }, falsa presa

## On the page: the bonus cards

twist-bonus-cards = Carte bonus
twist-take-bonus = Hai incassato un 7: prendi una carta bonus?
twist-no-bonus = Nessuna
twist-no-bonus-sure = Non prendi nessuna carta bonus per il tuo 7?
twist-the-bonus-cards = Le carte bonus
twist-what-bonus-cards-do = Che cosa fanno le carte bonus
twist-what-they-do = Cosa fanno
twist-about-bonus-cards = Chi incassa un 7, in una presa o come falsa presa, può prenderne una (TT-9). Tutte tranne Recupero si usano alla fine del round; usarle non è mai un obbligo.
twist-retrieve-leaves-game = Una volta preso, Recupero è fuori dalla partita (TT-14).
twist-retrieve-leaves-round = Una volta preso, Recupero è fuori dal round (TT-14).
twist-suit-side = Lato semi
twist-suit-side-of = Lato semi: { OR($suits) }
twist-effect-retrieve = Riprendi subito in mano una falsa presa
twist-effect-flip = Una presa diventa falsa presa, o viceversa
twist-effect-joker = Una presa, o una falsa presa senza seme né valore
twist-effect-harvest = 1 stella in più per ogni tua presa
twist-effect-odd = Una falsa presa di valore dispari
twist-effect-even = Una falsa presa di valore pari
twist-effect-any-value = Una falsa presa di valore a scelta
twist-effect-adjust = Una falsa presa vale 1 in più o 1 in meno
twist-effect-suits = Una falsa presa di { OR($suits) }
twist-on-offer = disponibile
twist-gone = fuori dalla partita da un round precedente
twist-out-of-game = fuori dalla partita; ce l'aveva { $seat }
twist-out-of-round = fuori dal round; ce l'aveva { $seat }
twist-took-back-game = fuori dalla partita; { $seat } ha ripreso { $card }
twist-took-back-round = fuori dal round; { $seat } ha ripreso { $card }
twist-held = ce l'ha { $seat }
twist-held-used = ce l'ha { $seat }, usata: { $use }
twist-out-game = fuori partita
twist-out-round = fuori round
twist-bonus-said = { $text } ({ $text_where }): { $text_effect }

## On the page: what a player has and does

twist-count-hand = mano
twist-count-reserve = riserva
twist-count-tricks = { $count ->
    [one] presa
   *[other] prese
  }
twist-count-false-tricks = { $count ->
    [one] falsa
   *[other] false
  }
twist-seat-said = { $hand } in mano, { $reserve } nella riserva, { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  }, { $false_tricks ->
    [one] 1 falsa presa
   *[other] { $false_tricks } false prese
  }
twist-reserve-ready = riserva pronta
twist-picks = sceglie la riserva
twist-picks-later = sceglie dopo
twist-decides = decide: { $bonus }
twist-may-retrieve = può riprendere
twist-may-take-bonus = può avere un bonus
twist-leads = apre
twist-took = ha pescato
twist-leads-and-took = apre, ha pescato
twist-shown = False prese
twist-in-hand = in mano
twist-taken-back = { $card }, ripresa in mano
twist-joker-shown = Jolly: né seme né valore
twist-cards-left = { $hand } in mano, { $reserve } in riserva.
twist-was-taken-back = Ripresa in mano: { $card }.
twist-tricks = { $count ->
    [one] 1 presa
   *[other] { $count } prese
  }
twist-false-tricks = { $count ->
    [one] 1 falsa presa
   *[other] { $count } false prese
  }
twist-bonus-cards-held = { $count ->
    [one] 1 carta bonus
   *[other] { $count } carte bonus
  }
twist-hand = Mano
twist-reserve = Riserva
twist-no-cards = nessuna
twist-reserve-cards = { $count ->
    [one] 1 carta di riserva
   *[other] { $count } carte di riserva
  }

## On the page: your own cards and decisions

twist-with-bolt = { $card }, con un fulmine
twist-your-reserve = La tua riserva
twist-reserve-so-far = La tua riserva, { $count } di { $cards }
twist-reserve-shuffled = La tua riserva, mescolata
twist-take-top = Pesca dalla riserva
twist-leave-top = Lascia
twist-leave-sure = Con la tua ultima carta in mano il round finisce in questa presa. Lasci la riserva?
twist-your-decision = La tua decisione
twist-your-false-tricks = Le tue false prese
twist-flip-false-tricks = Una falsa presa diventa una presa
twist-flip-tricks = Una presa diventa una falsa presa, che mostra la carta scelta
twist-flip-made-tricks = Una presa diventa una falsa presa
twist-becomes-trick = diventa una presa
twist-becomes-false-trick = diventa una falsa presa
twist-turned = { $move }: { $text }
twist-joker-is = Che cos'è il Jolly
twist-a-trick = Una presa
twist-a-false-trick = Una falsa presa
twist-false-trick-of = Una falsa presa di
twist-or = Oppure
twist-no-thanks = No grazie
twist-nothing-back-game = Non riprendi nulla? Recupero è comunque fuori dalla partita.
twist-nothing-back-round = Non riprendi nulla? Recupero è comunque fuori dal round.
twist-close = Chiudi

## What is wrong with an edition file

edition-not-odd = { $value } non è dispari
edition-not-even = { $value } non è pari

## What it is about: the aim, what the round is worth so far, the end of a round

aim = Fai tante prese quante false prese: così ogni coppia vale 5 stelle. Vince chi ha più stelle.
worth-now = Se il round finisse ora: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  } = { SPACED($sum) }
worth-plus = + { $stars }
worth-nothing = Se il round finisse ora: ancora nessuna stella
worth-of = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  } e { $false_tricks ->
    [one] 1 falsa presa
   *[other] { $false_tricks } false prese
  }
round-over = Il round { $round } di { $rounds } è finito
end-rounds = Tutti e { $rounds } i round sono stati giocati.
news-side = In questo round mostra: { $face }.

## On the page: what explains itself

explain-counts = { $hand } in mano, { $reserve } nella riserva. Prese vinte: { $tricks }. False prese: { $false_tricks }, carte che non hanno risposto al seme; stanno qui, scoperte.
explain-picking = A turno tutti mettono da parte 5 carte coperte: la riserva. Poi comincia la prima presa.
explain-before-trick = Prima di una presa tutti possono pescare la carta in cima alla propria riserva. Poi apre chi ha vinto l'ultima presa.
explain-decides = Il round è finito. Chi ha carte bonus ora dice, a turno, come le usa.
explain-over = Tutti i round sono giocati: vince chi ha più stelle.
explain-may-bonus = Chi incassa un 7, in una presa o come falsa presa, può prendere una delle carte bonus disponibili.
explain-leads = Gioca la prima carta di questa presa. Gli altri devono giocare lo stesso seme, se possono.
explain-took = Ha pescato la carta in cima alla riserva prima di questa presa.
explain-leads-took = Gioca la prima carta di questa presa, e prima ha pescato la carta in cima alla riserva.
explain-bonus = { $text }: { $text_effect } ({ $text_where }).
explain-known = L'hanno vista tutti: { $card }, ripresa in questa mano.
explain-scoring = La carta obiettivo di questo round: stelle in più, solo per le false prese. Il prossimo round ne ha un'altra.
explain-stars = Sopra: { $text }. Sotto: le stelle che valgono.
explain-first = In questo round comincia: sceglie la riserva prima degli altri e apre la prima presa.
explain-led = Gioca { $suit } se ne hai. La più alta prende tutte le carte di { $suit } in una sola presa; ogni altra carta diventa una falsa presa di chi l'ha giocata.
explain-stray = Falsa presa: non è il seme di apertura. La carta torna, scoperta, a chi l'ha giocata.
explain-reserve = Carte messe da parte per dopo. Prima di ogni presa puoi pescare quella in cima; nessuno sa quale sia.
explain-bonus-cards = Incassa un 7, la carta con il fulmine, e puoi prenderne una. Quasi tutte aggiungono una falsa presa alla fine del round.
twist-piles = Guarda le carte davanti a { $seat }

# Of the number beside a player's name.
explain-score = Stelle dei round finiti. Questo round non conta ancora.

## The lesson

lesson-aim = Tricky Twist è questione di equilibrio: vinci prese e raccogli altrettante false prese. Una falsa presa è una carta che non ha risposto al seme: torna da te.
lesson-scoring = Questa carta dice che cos'altro porta stelle: in questo round, le false prese di valore pari. Il prossimo round ne ha un'altra.
lesson-pick = Prima tutti mettono da parte 5 carte, la riserva. 4 soli sono già lì. Aggiungi il 12 di soli: senza soli in mano non puoi rispondere quando si apre a soli.
lesson-pick-strong = Il 12 di lune vince una presa di sicuro: tienilo. Metti da parte l'ultimo sole.
lesson-pick-even = Una carta pari è un'ottima falsa presa in questo round: tienila. Metti da parte l'ultimo sole.
lesson-pick-done = I tuoi 5 soli sono mescolati, coperti. Gli altri lasciano stare la loro riserva; ora tocca a te.
lesson-reserve = Prima di ogni presa puoi pescare la carta in cima alla riserva. Stavolta lasciala: non vuoi soli in mano.
lesson-reserve-took = Sarebbe un sole, e poi dovresti rispondere a soli. Per ora lascia la riserva.
lesson-reserve-done = { $seat } apre a { $suit }, e { $seat_best } è in testa. Tu non hai { $suit }.
lesson-false = Non puoi rispondere al seme, quindi giochi ciò che vuoi. L'8 di cerchi è pari: proprio ciò che premia la carta obiettivo.
lesson-false-odd = Diventa una falsa presa, ma dispari: la carta obiettivo non dà nulla. Prova l'8 di cerchi.
lesson-false-seven = Niente male: un 7 porta una carta bonus. Ma è dispari. Prova l'8 di cerchi, che porta una stella.
lesson-false-done = { $seat } prende i soli in una sola presa. Il tuo 8 torna da te, scoperto: una falsa presa, che vale già { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }.
lesson-take = Hai una falsa presa e ancora nessuna presa. Per vincerne una serve una carta alta: pesca dalla riserva.
lesson-take-left = Senza soli avrai altre false prese, ma nessuna presa. Stavolta pesca.
lesson-take-done = Il 12 di soli, il più alto di tutti! E { $seat } apre a soli.
lesson-win = Ora hai un sole, quindi devi rispondere al seme. Giocalo.
lesson-win-done = Vince il sole più alto, e tutti e 3 i soli sono una presa per te. Una presa e una falsa presa fanno una coppia e, se sono alla pari, vale 5: finora { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }.
lesson-bonus = Nella tua presa c'è un 7, la carta con il fulmine: puoi prendere una carta bonus. Prendi il Jolly: alla fine del round è una presa o una falsa presa, a scelta.
lesson-bonus-harvest = 1 stella in più per presa non è male. Ma il Jolly ti tiene in equilibrio: prendi quello.
lesson-bonus-even = Anche una falsa presa pari vale qualcosa. Ma il Jolly può essere presa o falsa presa: prendi quello.
lesson-bonus-none = Una carta bonus non costa nulla. Prendi il Jolly.
lesson-bonus-done = Ora il Jolly è davanti a te. Hai vinto la presa, quindi apri la prossima.
lesson-hold = Pescare ancora? Non serve: hai il 12 di lune. Lascia la riserva.
lesson-hold-took = Sarebbe un altro sole. Puoi vincere con ciò che hai: lascia la riserva.
lesson-hold-done = Anche gli altri lasciano la loro. Apri tu.
lesson-lead = Apri con il 12 di lune: nessuno può batterlo.
lesson-lead-low = Una carta bassa: la presa la vincerebbe qualcun altro. Apri con il 12 di lune.
lesson-lead-nearly = Vincerebbe anche quello: lo batte solo il tuo 12. Ma comincia con il 12 di lune.
lesson-lead-done = 2 prese, ma 1 sola falsa presa: non sono alla pari, quindi la coppia vale 3 e non 5. Ora { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }, una in meno di prima!
lesson-balance = Tieni d'occhio l'equilibrio. Alla fine del round il Jolly può essere la seconda falsa presa: allora hai 2 coppie, da 5 l'una.
lesson-finish = Un round finisce appena qualcuno non ha più carte in mano; le riserve non contano. Dopo { $rounds } round vince chi ha più stelle. Ora continua tu!

## The rules on one page

sheet-page-aim-title = Lo scopo
sheet-page-aim = Vinci prese e raccogli altrettante false prese. Se sono alla pari, ogni coppia vale 5 stelle, altrimenti 3.
sheet-page-cards-title = Le carte
sheet-page-cards = Da 1 a 12 in quattro semi: lune, soli, quadrati e cerchi. Ogni 7 ha un fulmine: porta una carta bonus.
sheet-page-round-title = Un round
sheet-page-reserve = Metti da parte 5 carte coperte: la tua riserva. Viene mescolata.
sheet-page-draw = Prima di ogni presa tutti possono pescare la carta in cima alla propria riserva.
sheet-page-play = Chi apre gioca una carta qualsiasi. Gli altri giocano lo stesso seme, se possono, altrimenti ciò che vogliono.
sheet-page-next = Chi vince la presa apre la prossima.
sheet-page-trick-title = Una presa
sheet-page-leads = apre a cerchi
sheet-page-strays = niente cerchi: una falsa presa, torna scoperta
sheet-page-takes = il cerchio più alto: prende i due cerchi in una sola presa
sheet-page-stars-title = Le stelle
sheet-page-each-trick = per ogni presa
sheet-page-each-pair = per ogni coppia di presa e falsa presa
sheet-page-each-level = per ogni coppia, invece, se hai tante prese quante false prese
sheet-page-sum = { $tricks } prese e { $false_tricks } false prese: { $tricks } + { $pairs } × { $each } = { $stars } stelle
sheet-page-scoring = Ogni round ha una carta obiettivo, solo per le false prese. Premia una di queste cose:
sheet-page-bonus-title = Le carte bonus
sheet-page-bonus = Incassa un 7, in una presa o come falsa presa, e puoi prenderne una. Recupero agisce subito, le altre alla fine del round.
sheet-page-sides = Quattro carte bonus hanno due lati, con semi o con valori. La carta obiettivo decide quale si vede.
sheet-page-end-title = La fine
sheet-page-end = Un round finisce appena qualcuno non ha più carte in mano; ciò che resta in mano e nelle riserve non conta. Ci sono tanti round quanti giocatori. Vince chi ha più stelle.

## What the coach counts in imagined worlds: in $times of 100 of them

name-reserve = un'altra riserva
fact-lacks = In { $times } casi su 100 { $seat } non ha { $suit } in mano.
fact-holds = In { $times } casi su 100 { $seat } ha in mano la carta { $card }.
fact-reserve = In { $times } casi su 100 la prima carta della tua riserva è di questo seme: { $suit }.
fact-you-take = In { $times } casi su 100 fai tu questa presa.
fact-you-collect = In { $times } casi su 100 incassi un 7 in questa presa.
fact-collects = In { $times } casi su 100 { $seat } incassa un 7 in questa presa.
fact-ends = In { $times } casi su 100 il round finisce con questa presa.
fact-takes-bonus = In { $times } casi su 100 { $seat } prende subito dopo di te questa carta bonus: { $bonus }.
fact-balance = { $balance ->
    [level] In { $times } casi su 100 finisci il round alla pari, con tante prese quante false prese.
    [above] In { $times } casi su 100 finisci il round con più prese che false prese.
   *[below] In { $times } casi su 100 finisci il round con più false prese che prese.
  }
fact-scoring-card = In { $times } casi su 100 la carta obiettivo ti porta almeno { $stars } stelle.
fact-good-round = In { $times } casi su 100 il round ti porta almeno { $stars } stelle.
fact-stars = { $stars ->
    [one] In { $times } casi su 100 il round ti porta { $stars } stella.
   *[other] In { $times } casi su 100 il round ti porta { $stars } stelle.
  }
