### Tricky Twist: all that it says, to players and on the page, in Italian.

## The box

blurb = Tieni in equilibrio prese e false prese: una carta che non può rispondere al seme torna da te.
option-retrieve-each-round = Recupero in ogni round
option-retrieve-each-round-help = Recupero torna in ogni round (TT-13)

## Cards, at the prompt and on the page

name-moons = lune
name-suns = soli
name-squares = quadrati
name-circles = cerchi
# .the: "l’8", "il 7". A value that arrives as text has no article ([figure]): which one it takes can't be told then.
card-moons = { $value } di lune
    .the = { $value ->
        [1] l’1 di lune
        [8] l’8 di lune
        [11] l’11 di lune
        [other] il { $value } di lune
       *[figure] { $value } di lune
    }
card-suns = { $value } di soli
    .the = { $value ->
        [1] l’1 di soli
        [8] l’8 di soli
        [11] l’11 di soli
        [other] il { $value } di soli
       *[figure] { $value } di soli
    }
card-squares = { $value } di quadrati
    .the = { $value ->
        [1] l’1 di quadrati
        [8] l’8 di quadrati
        [11] l’11 di quadrati
        [other] il { $value } di quadrati
       *[figure] { $value } di quadrati
    }
card-circles = { $value } di cerchi
    .the = { $value ->
        [1] l’1 di cerchi
        [8] l’8 di cerchi
        [11] l’11 di cerchi
        [other] il { $value } di cerchi
       *[figure] { $value } di cerchi
    }
name-sequence = Scala
name-two-suits-a = Due semi
name-two-suits-b = Due semi
name-one-suit = Un seme
name-suits = Semi diversi
name-fewest = Meno false
    .full = Meno false prese
name-most = Più false
    .full = Più false prese
name-even = Pari
name-odd = Dispari
# The titles of bonus cards have no article, but for the Joker and the two-sided cards.
name-retrieve = Recupero
name-flip = Ribaltone
name-joker = Jolly
    .the = il Jolly
name-harvest = Raccolto
name-side-1 = carta doppia 1
    .the = la carta doppia 1
name-side-2 = carta doppia 2
    .the = la carta doppia 2
name-side-3 = carta doppia 3
    .the = la carta doppia 3
name-side-4 = carta doppia 4
    .the = la carta doppia 4
name-any-value = Valore a scelta
name-adjust = Ritocco
name-trick = presa
name-false-trick = falsa presa
either-suit = { $suit } o { $other }
side-showing = { $face } ({ $side })
    .the = { FORM($side, "the") } ({ $face })
used-for = { $bonus }: { $use }
raised = { $what } +1
lowered = { $what } -1
numbered-trick = Presa { $number }

## False tricks, in lists, at the prompt and on the page

shown-flipped = { $card } (ribaltata)
shown-adjusted = { $card } (vale come { $value })
shown-flipped-adjusted = { $card } (ribaltata, vale come { $value })
shown-made = { $what } (da una carta bonus)
shown-made-adjusted = { $what } (da una carta bonus, ritoccata)

## Moves: a label for buttons and lists, and the sentences that tell it, as in "Ann gioca l’8 di lune"

move-put-aside = Metti da parte { $card }
    .told = { $seat } mette da parte { FORM($card, "the") }
    .told-you = Tu metti da parte { FORM($card, "the") }
move-put-aside-heard = Metti da parte una carta coperta
    .told = { $seat } mette da parte una carta coperta
move-play = Gioca { $card }
    .told = { $seat } gioca { FORM($card, "the") }
    .told-you = Tu giochi { FORM($card, "the") }
move-take-top = Pesca dalla riserva
    .told = { $seat } pesca dalla riserva
    .told-you = Tu peschi dalla riserva
move-leave-top = Non pescare
    .told = { $seat } non pesca dalla riserva
    .told-you = Tu non peschi dalla riserva
move-take-bonus = Prendi { FORM($bonus, "the") }
    .told = { $seat } prende { FORM($bonus, "the") }
    .told-you = Tu prendi { FORM($bonus, "the") }
move-decline = No, grazie
    .told = { $seat } rinuncia
    .told-you = Tu rinunci
move-retrieve = Riprendi { $card }
    .told = { $seat } riprende in mano { FORM($card, "the") }
    .told-you = Tu riprendi in mano { FORM($card, "the") }
move-flip = Ribalta { $what }
    .told = { $seat } ribalta { FORM($what, "the") }
    .told-you = Tu ribalti { FORM($what, "the") }
move-joker-as = Usa il Jolly come { $what }
    .told = { $seat } usa il Jolly come { $what }
    .told-you = Tu usi il Jolly come { $what }
move-count-as = Fai una falsa presa: { $what }
    .told = { $seat } fa una falsa presa: { $what }
    .told-you = Tu fai una falsa presa: { $what }
move-raise = Alza { $what } di 1
    .told = { $seat } alza { FORM($what, "the") } di 1
    .told-you = Tu alzi { FORM($what, "the") } di 1
move-lower = Abbassa { $what } di 1
    .told = { $seat } abbassa { FORM($what, "the") } di 1
    .told-you = Tu abbassi { FORM($what, "the") } di 1

## What a scoring card rewards: a phrase after a colon or alone, at the prompt and on the page

rewards-sequence = la tua serie più lunga di valori consecutivi nelle false prese
rewards-two-suits = false prese di { OR($suits) }: conta il seme che ne ha di più
rewards-one-suit = false prese del tuo seme più numeroso
rewards-suits = semi diversi fra le tue false prese
rewards-fewest = avere meno false prese degli altri, ma almeno una
rewards-most = avere più false prese degli altri
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
stars-fewest = { $stars } per la { $count ->
    [1] prima
    [2] seconda
    [3] terza
   *[other] { $count }ª
  } posizione (meno false prese)
stars-most = { $stars } per la { $count ->
    [1] prima
    [2] seconda
    [3] terza
   *[other] { $count }ª
  } posizione (più false prese)
stars-harvest = { $stars } per Raccolto

## What you are asked when it's your turn

prompt-pick = Scegli la carta { $number } di { $cards } per la tua riserva. Prima di ogni presa potrai pescarne una.
prompt-take = Peschi la carta in cima alla tua riserva ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
  }) prima della presa { $trick }?
prompt-lead = Apri la presa { $trick } con una carta.
prompt-follow = Gioca una carta nella presa { $trick }. Si è aperto a { $suit }.
prompt-bonus = Hai incassato un 7. Prendi una carta bonus?
prompt-retrieve = Recupero: riprendi in mano una delle tue false prese?
prompt-flip = Ribaltone: ribalti una delle tue prese o false prese? Scegli la carta che si vedrà. { $standing }
prompt-joker = Jolly: lo usi come presa, come falsa presa o per niente? { $standing }
prompt-adjust = Ritocco: alzi o abbassi di 1 il valore di una delle tue false prese? { $standing }
prompt-side = La tua carta bonus può essere una falsa presa ({ $side }). Quale, se la usi? { $standing }
standing = Hai { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  } e { $false_tricks ->
    [one] 1 falsa presa
   *[other] { $false_tricks } false prese
  }.

## Why a move is not allowed; the move itself stands before it, with a colon

why-reserve-when = la riserva si sceglie appena ricevute le carte, prima della prima presa (TT-5)
why-play-when = puoi giocare una carta solo quando nella presa tocca a te (TT-7)
why-top-when = puoi pescare dalla riserva solo prima che cominci una presa (TT-6)
why-bonus-when = puoi prendere una carta bonus solo subito dopo aver incassato un 7, una per ogni 7 (TT-9)
why-retrieve-when = puoi riprendere una falsa presa solo subito dopo aver preso Recupero (TT-14)
why-flip-when = puoi usare Ribaltone solo alla fine del round, se ce l’hai (TT-15, TT-21)
why-joker-when = puoi usare il Jolly solo alla fine del round, se ce l’hai (TT-16, TT-21)
why-suit-when = puoi usare un lato semi solo alla fine del round, se ne hai uno (TT-18, TT-21)
why-value-when = puoi usare un lato valori solo alla fine del round, se ne hai uno (TT-19, TT-21)
why-adjust-when = puoi usare Ritocco solo alla fine del round, se ce l’hai (TT-19, TT-21)

why-must-reserve = devi mettere { $cards } carte nella tua riserva (TT-5)
why-take-or-leave = devi scegliere «{ $take }» o «{ $leave }» (TT-6)
why-must-play = devi giocare una carta (TT-7)

why-in-reserve-already = { FORM($card, "the") } è già nella tua riserva (TT-5)
why-still-in-reserve = { FORM($card, "the") } è ancora nella tua riserva (TT-6)
why-not-held = in mano non hai { FORM($card, "the") }
why-follow = in mano hai { $suit }, quindi devi rispondere al seme (TT-7)
why-bonus-taken = l’ha presa { $seat }, e ce n’è una sola (TT-9)
why-retrieve-gone = è stato preso in un round precedente ed è fuori dalla partita (TT-13, TT-14)
why-retrieve-taken-game = l’ha preso { $seat }, quindi è fuori dalla partita (TT-14)
why-retrieve-taken-round = l’ha preso { $seat }, quindi è fuori dal round (TT-14)
why-no-false-trick = { FORM($card, "the") } non è una delle tue false prese (TT-14)

why-other-bonus = ora stai decidendo su un’altra carta bonus: { $bonus } (TT-21)
why-side-offers = qui puoi scegliere solo { $face } (TT-18)
why-odd-side-offers = qui puoi scegliere solo un valore dispari: { ROW($values) } (TT-19)
why-even-side-offers = qui puoi scegliere solo un valore pari: { ROW($values) } (TT-19)
why-not-adjustable = non è una delle tue false prese con un valore (TT-19, TT-20)
why-not-raised = il valore { $value } non si può alzare: i valori vanno da 1 a 12 (TT-19)
why-not-lowered = il valore { $value } non si può abbassare: i valori vanno da 1 a 12 (TT-19)
why-not-yours = { FORM($card, "the") } non è in nessuna delle tue prese o false prese (TT-15)
why-flip-adjust = questo lato mostra Ritocco, che non è né una presa né una falsa presa (TT-15, TT-20)
why-flip-not-held = non hai questa carta bonus (TT-15)
why-flip-not-used = non hai usato questa carta bonus, quindi non c’è nulla da ribaltare (TT-15)

## What happened

news-reserve-ready = { $seat } ha scelto la sua riserva.
news-shuffled = Le riserve sono mescolate, e comincia la prima presa.
news-trick = { $seat } vince una presa: { ROW($cards) }.
news-false-trick = { $seat } riceve una falsa presa: { $card }.
news-seven = { $seat } ha incassato un 7 e può prendere una carta bonus.
news-nothing-to-retrieve-game = { $seat } non ha false prese da riprendere. Recupero è fuori dalla partita.
news-nothing-to-retrieve-round = { $seat } non ha false prese da riprendere. Recupero è fuori dal round.
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
table-scoring = La carta obiettivo premia: { $rewards }
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
table-past-round = Round { $round } ({ FORM($scoring, "full") }): { ROW($results) }
table-stars = { $seat } { $stars }
table-over = La partita è finita. Più stelle di tutti: { $seats }.
table-trick = Presa { $trick }: { ROW($laid) }
table-trick-empty = Presa { $trick }: ancora nessuna carta
table-laid = { $seat }: { $card }
table-hand = La tua mano: { ROW($suits) }
table-hand-empty = La tua mano: nessuna carta
table-reserve = La tua riserva: { ROW($suits) }
table-reserve-empty = La tua riserva: nessuna carta
table-suit = { $suit } { SPACED($values) }

## The score sheet

sheet-round = Round { $round } ({ FORM($scoring, "full") })
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
-scoring = Ogni presa vale 1 stella. Ogni coppia di presa e falsa presa ne vale 3, o 5 se hai esattamente tante prese quante false prese (TT-22). La carta obiettivo premia le false prese (TT-23).
sheet-note = { $left ->
    [one] Ancora un round, poi vince chi ha più stelle (TT-27).
   *[other] Ancora { $left } round, poi vince chi ha più stelle (TT-27).
  } { -scoring }
sheet-note-over = La partita è finita. Più stelle di tutti: { $seats } (TT-27). { -scoring }

## Why the rule of thumb makes a move

reason-aside = senza questo seme in mano posso fare una falsa presa ogni volta che si apre a quel seme
reason-need-cards = ho più false prese che prese, e un’altra carta può farmene vincere una
reason-stay-short = meno semi ho in mano, più false prese posso fare
reason-win = un’altra presa mi fa comodo, e questa è la mia migliore occasione
reason-shorten = questa presa non la voglio, e di questo seme mi conviene restare senza
reason-show-seven = un 7 come falsa presa mi porta di sicuro una carta bonus
reason-show = non posso rispondere al seme, e questa è la carta che preferisco mostrare come falsa presa
reason-joker = il Jolly può essere una presa o una falsa presa, quella che alla fine mi serve
reason-most-stars = fra tutte le scelte è quella che dovrebbe portarmi più stelle
reason-no-use = nessun’altra scelta mi porterebbe più stelle

## What is wrong with an edition file

edition-not-odd = { $value } non è dispari
edition-not-even = { $value } non è pari

## What is wrong with a record

record-no-table = un’estrazione del caso deve essere una tabella con il suo «deal», non { $text }
record-other-deal = qui il caso dà «{ $text_wanted }», non { $text }
record-reserve = la riserva { OF($seat) } deve contenere le carte scelte per la riserva
record-scoring-card = «scoring_card» deve essere una di queste: { ROW($text_known) }
record-scored-before = la carta obiettivo «{ $text }» era già uscita (TT-2)
record-hands = le mani devono contenere ognuna delle { $cards } carte una volta sola
record-first = «first» deve essere un numero da 0 a { $last }
record-other-first = in questo round «first» deve essere { $number } (TT-12)
record-piles = «{ $text }» deve contenere { $players } elenchi di { $cards } carte
record-no-card = «{ $text_key }»: { $text } non è una carta

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
twist-counts-one-suit = false prese di un seme
twist-counts-suits = semi diversi
twist-counts-places = la tua posizione
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
twist-stars-for-pair = 3 stelle per ogni coppia di presa e falsa presa, o 5 se hai esattamente tante prese quante false prese (TT-22).
twist-this-scoring-card = La carta obiettivo di questo round premia: { $text } (TT-23).
twist-most-stars-win = Dopo { $rounds } round vince chi ha più stelle (TT-27).
twist-no-round-yet = Nessun round è ancora finito.
twist-stars-why = { ROW($why) }
twist-no-star = nessuna stella

## On the page: the trick, and the tricks before it

twist-game-over = La partita è finita
twist-picking = Si scelgono le riserve
twist-pick-yours = Scegli la tua riserva
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
twist-round-brought = Round { $round }:
twist-last-trick = Presa precedente
twist-the-last-trick = La presa precedente
twist-tricks-of-round = Le prese di questo round
twist-past-trick = Presa { $trick }: la vince { $seat }
twist-past-round = Ultima presa del round precedente: la vince { $seat }
twist-took-reserve = Carta pescata dalla riserva: { ROW($seats) }
twist-took-bonus = { $seat } ha preso una carta bonus: { $bonus }
twist-strays = { $card }, falsa presa

## On the page: the bonus cards

twist-bonus-cards = Carte bonus
twist-take-bonus = Hai incassato un 7. Prendi una carta bonus?
twist-no-bonus = Nessuna
twist-no-bonus-sure = Non prendi nessuna carta bonus per il tuo 7?
twist-the-bonus-cards = Le carte bonus
twist-what-bonus-cards-do = Che cosa fanno le carte bonus
twist-what-they-do = Cosa fanno
twist-about-bonus-cards = Se incassi un 7, in una presa o come falsa presa, puoi prenderne una (TT-9). Recupero si usa subito, tutte le altre alla fine del round. Usarle non è mai un obbligo.
twist-retrieve-leaves-game = Appena qualcuno lo prende, Recupero è fuori dalla partita (TT-14).
twist-retrieve-leaves-round = Appena qualcuno lo prende, Recupero è fuori dal round (TT-14).
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
twist-out-of-game = fuori dalla partita; ce l’aveva { $seat }
twist-out-of-round = fuori dal round; ce l’aveva { $seat }
twist-took-back-game = fuori dalla partita; { $seat } ha ripreso { FORM($card, "the") }
twist-took-back-round = fuori dal round; { $seat } ha ripreso { FORM($card, "the") }
twist-held = ce l’ha { $seat }
twist-held-used = ce l’ha { $seat }, usata per: { $use }
twist-out-game = fuori partita
twist-out-round = fuori round
twist-bonus-said = { $text } ({ $text_where }): { $text_effect }

## On the page: what a player has and does

twist-count-hand = in mano
twist-count-reserve = in riserva
twist-count-tricks = { $count ->
    [one] presa
   *[other] prese
  }
twist-count-false-tricks = { $count ->
    [one] falsa presa
   *[other] false prese
  }
twist-seat-said = { $hand } in mano, { $reserve } in riserva, { $tricks ->
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
twist-in-hand = ripresa in mano
twist-taken-back = { $card }, ripresa in mano
twist-joker-shown = Jolly: né seme né valore
twist-cards-left = { $hand } in mano, { $reserve } in riserva.
twist-was-taken-back = È di nuovo in mano { FORM($card, "the") }.
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
twist-take-top = Pesca la prima carta
twist-leave-top = Non pescare
twist-leave-sure = Hai una sola carta in mano, quindi il round finirà con questa presa. Continui senza pescare?
twist-your-decision = La tua decisione
twist-your-false-tricks = Le tue false prese
twist-flip-false-tricks = False prese da trasformare in presa
twist-flip-tricks = Prese da trasformare in falsa presa, che mostrerà la carta che scegli
twist-flip-made-tricks = Prese da trasformare in falsa presa
twist-becomes-trick = diventa una presa
twist-becomes-false-trick = diventa una falsa presa
twist-turned = { $move } ({ $text })
twist-joker-is = Che cos’è il Jolly
twist-a-trick = Una presa
twist-a-false-trick = Una falsa presa
twist-false-trick-of = La tua falsa presa
twist-or = Oppure
twist-no-thanks = No, grazie
twist-nothing-back-game = Non riprendi nulla? Recupero esce comunque dalla partita.
twist-nothing-back-round = Non riprendi nulla? Recupero esce comunque dal round.
twist-close = Chiudi

## What it is about: the aim, what the round is worth so far, the end of a round

aim = Fai tante prese quante false prese: così ogni coppia vale 5 stelle. Vince chi ha più stelle.
worth-now = Se il round finisse ora: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  } = { SPACED($sum) }
worth-plus = + { $stars }
worth-nothing = Se il round finisse ora: ancora nessuna stella
worth-now-up-to = Se il round finisse ora: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  } ({ SPACED($sum) }), fino a { $most } con le tue carte bonus
worth-nothing-up-to = Se il round finisse ora: ancora nessuna stella, fino a { $most } con le tue carte bonus
worth-choice = { $stars }★
worth-choice-up-to = { $stars }–{ $most }★
worth-choice-said = il round ti darebbe { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }
worth-choice-up-to-said = il round ti darebbe { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }, fino a { $most } con le tue carte bonus
worth-of = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  } e { $false_tricks ->
    [one] 1 falsa presa
   *[other] { $false_tricks } false prese
  }
round-over = Il round { $round } di { $rounds } è finito
end-rounds = Tutti i { $rounds } round sono stati giocati.
news-suit-side = Mostra il lato semi: { $face }.
news-value-side = Mostra il lato valori: { $face }.

## On the page: what explains itself

explain-counts = In mano: { $hand }. In riserva: { $reserve }. Prese vinte: { $tricks }. False prese: { $false_tricks }. Una carta che non ha risposto al seme è una falsa presa e sta qui, scoperta.
explain-picking = A turno tutti scelgono 5 carte per la riserva, coperte. Poi comincia la prima presa.
explain-before-trick = Prima di ogni presa tutti possono pescare la carta in cima alla propria riserva. Poi apre chi ha vinto la presa precedente.
explain-decides = Il round è finito. Ora chi ha carte bonus dice, a turno, come le usa.
explain-over = Tutti i round sono stati giocati. Vince chi ha più stelle.
explain-may-bonus = Chi incassa un 7, in una presa o come falsa presa, può prendere una delle carte bonus disponibili.
explain-leads = Chi apre gioca la prima carta della presa. Gli altri devono giocare lo stesso seme, se possono.
explain-took = Ha pescato la carta in cima alla riserva prima di questa presa.
explain-leads-took = Apre la presa con la prima carta, e prima ha pescato quella in cima alla riserva.
explain-bonus = { $text }: { $text_effect } ({ $text_where }).
explain-known = In questa mano è tornato { FORM($card, "the") }, e tutti l’hanno visto.
explain-scoring = La carta obiettivo di questo round porta stelle in più, ma solo per le false prese. Ogni round ne ha una diversa.
explain-stars = Riga in alto: { $text }. Riga in basso: le stelle che ricevi.
explain-first = Chi comincia un round sceglie la riserva prima degli altri e apre la prima presa.
explain-led = Gioca { $suit } se ne hai. La più alta vince tutte le carte di { $suit } in una sola presa. Ogni altra carta torna a chi l’ha giocata, come falsa presa.
explain-stray = Questa carta non è del seme di apertura. Torna scoperta a chi l’ha giocata, come falsa presa.
explain-reserve = Le carte che hai messo da parte per dopo. Prima di ogni presa puoi pescare quella in cima, ma nessuno sa quale sia.
explain-bonus-cards = Se incassi un 7, la carta con il fulmine, puoi prenderne una. Quasi tutte aggiungono una falsa presa alla fine del round.
twist-piles = Guarda i mazzetti { OF($seat) }

# Of the number beside a player's name.
explain-score = Stelle dei round finiti. Questo round non conta ancora.

## The lesson

lesson-aim = Tricky Twist è questione di equilibrio: vinci prese e raccogli altrettante false prese. Una falsa presa è una carta che non ha risposto al seme, quindi torna da te.
lesson-scoring = Questa carta dice che cos’altro porta stelle: in questo round, le false prese di valore pari. Nel prossimo round sarà qualcos’altro.
lesson-pick = Prima tutti mettono da parte 5 carte come riserva. Tu ci hai già messo 4 soli. Aggiungi il 12 di soli: senza soli in mano non puoi rispondere quando si apre a soli.
lesson-pick-strong = Il 12 di lune vince una presa di sicuro: tienilo. Metti da parte il tuo ultimo sole.
lesson-pick-even = Una carta pari è un’ottima falsa presa in questo round: tienila. Metti da parte il tuo ultimo sole.
lesson-pick-done = I tuoi 5 soli sono mescolati e coperti. Gli altri non pescano dalla riserva, e ora tocca a te.
lesson-reserve = Prima di ogni presa puoi pescare la carta in cima alla riserva. Di regola, pesca solo se hai meno prese che false prese. Per ora non ne hai, quindi non pescare.
lesson-reserve-took = Pescheresti un sole, e poi dovresti rispondere quando si apre a soli. Stavolta non pescare.
lesson-reserve-done = { $seat } apre a { $suit }, e { $seat_best } è in testa. Tu non hai { $suit }.
lesson-false = Non puoi rispondere al seme, quindi gioca quello che vuoi: diventa una falsa presa. Gioca il tuo 7: chi raccoglie un 7, in una presa o come falsa presa, prende una carta bonus.
lesson-false-even = Una falsa presa pari ti porta una stella in questo round. Ma un 7 ti porta una carta bonus, e vale di più.
lesson-false-strong = Una carta così forte ti servirà per vincere una presa. Gioca il 7 di quadrati.
lesson-false-done = { $seat } vince i soli in una sola presa. Il tuo 7 torna da te, scoperto: è la tua prima falsa presa, e puoi prendere una carta bonus!
lesson-bonuses = Quasi tutte le carte bonus si usano alla fine del round. Il Jolly diventa una presa o una falsa presa. Con il Ribaltone scegli una tua presa e la carta che mostra, e la presa diventa falsa. Funziona anche al contrario.
lesson-bonus = Non sai ancora che cosa ti mancherà, se prese o false prese. Quindi prendi il Jolly: può essere l’una o l’altra.
lesson-bonus-flip = Anche il Ribaltone può rimetterti in equilibrio. Ma per una falsa presa ti toglie una presa, mentre il Jolly si aggiunge. Prendi il Jolly.
lesson-bonus-harvest = Una stella in più per ogni presa non è male. Ma il Jolly ti tiene in equilibrio: prendi quello.
lesson-bonus-even = Anche una falsa presa pari vale qualcosa. Ma il Jolly può essere presa o falsa presa: prendi quello.
lesson-bonus-none = Una carta bonus non costa nulla. Prendi il Jolly.
lesson-bonus-done = Il Jolly è tuo. Ora saltiamo qualche presa, per vedere come finisce il round.
lesson-take = Hai { $tricks } prese, { $shown } false prese e una sola carta in mano. Ti manca una presa: è il momento di pescare.
lesson-take-left = Così dopo questa presa la tua mano è vuota, e il round è finito. Ti manca una presa, quindi pesca.
lesson-take-done = Il 12 di soli, il più alto di tutti! Ma { $seat } apre a lune.
lesson-win = Hai una luna, quindi devi rispondere al seme. Il tuo 11 batte le lune degli altri. Giocalo!
lesson-win-done = Ecco una presa! Una presa e una falsa presa fanno una coppia. Ora ne hai 4 e 4: sei in equilibrio, quindi ogni coppia vale 5 stelle. Se no, ne varrebbe 3.
lesson-hold = Pescare di nuovo? Non ti mancano più prese, quindi non pescare.
lesson-hold-took = Ora sei in equilibrio. Un altro sole non ti aiuta, quindi non pescare.
lesson-hold-done = Hai vinto la presa di prima, quindi apri tu.
lesson-lead = Apri con il 12 di soli. È la tua ultima carta, e appena qualcuno non ne ha più in mano, il round finisce.
lesson-lead-done = Hai { $tricks } prese e { $shown } false prese, e il round è finito. Gli altri hanno usato le loro carte bonus: ora tocca a te.
lesson-joker = Ora ti manca una falsa presa: usa il Jolly così. Ogni tua coppia varrà 5.
lesson-joker-trick = Avresti 6 prese e 4 false prese, e ogni coppia varrebbe solo 3. Usalo come falsa presa.
lesson-joker-none = Con 5 e 4 non sei in equilibrio, e ogni coppia vale solo 3. Usalo come falsa presa.
lesson-joker-done = 5 e 5, quindi 5 coppie da 5 stelle: { $pairs } stelle! Con il resto, il tuo round ne vale { $stars }.
lesson-finish = A ogni round c’è una nuova carta obiettivo. Le carte rimaste in mano o in riserva non contano. Dopo { $rounds } round vince chi ha più stelle. Ora continua tu!

## The rules on one page

sheet-page-aim-title = Lo scopo
sheet-page-aim = Vinci prese e raccogli altrettante false prese. Se ne hai tante delle une quante delle altre, ogni coppia vale 5 stelle. Se no, ne vale 3.
sheet-page-cards-title = Le carte
sheet-page-cards = Da 1 a 12 in quattro semi: lune, soli, quadrati e cerchi. Ogni 7 ha un fulmine: ti porta una carta bonus.
sheet-page-round-title = Un round
sheet-page-reserve = Metti da parte 5 delle tue carte, coperte. Vengono mescolate e diventano la tua riserva.
sheet-page-draw = Prima di ogni presa tutti possono pescare la carta in cima alla propria riserva.
sheet-page-play = Chi apre gioca una carta qualsiasi. Gli altri devono giocare lo stesso seme, se possono. Se no, giocano quello che vogliono.
sheet-page-next = Chi vince la presa apre la prossima.
sheet-page-trick-title = Una presa
sheet-page-leads = apre a cerchi
sheet-page-strays = niente cerchi: torna scoperta, come falsa presa
sheet-page-takes = il cerchio più alto: vince i due cerchi in una sola presa
sheet-page-stars-title = Le stelle
sheet-page-each-trick = per ogni presa
sheet-page-each-pair = per ogni coppia di presa e falsa presa
sheet-page-each-level = per ogni coppia, invece, se hai esattamente tante prese quante false prese
sheet-page-sum = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  } e { $false_tricks ->
    [one] 1 falsa presa
   *[other] { $false_tricks } false prese
  }: { $tricks } + { $pairs } × { $each } = { $stars } stelle
sheet-page-scoring = Ogni round ha una carta obiettivo, solo per le false prese. Premia una di queste cose:
sheet-page-bonus-title = Le carte bonus
sheet-page-bonus = Se incassi un 7, in una presa o come falsa presa, puoi prenderne una. Recupero si usa subito, le altre alla fine del round.
sheet-page-sides = Le quattro carte doppie hanno due lati, uno con i semi e uno con i valori. La carta obiettivo decide quale si vede.
sheet-page-end-title = La fine
sheet-page-end = Un round finisce appena qualcuno non ha più carte in mano. Le carte rimaste in mano e nelle riserve non contano. Ci sono tanti round quanti giocatori, e vince chi ha più stelle.

## What the coach counts: $times out of 100 ways the hidden cards could lie

name-reserve = un’altra riserva
fact-lacks = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } non ha { $suit } in mano.
fact-holds = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } ha in mano { FORM($card, "the") }.
fact-reserve = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 la carta in cima alla tua riserva è di { $suit }.
# .more e .less seguono «Con «{ $move }»»: né maiuscola né punto. Con «Gioca 06» prendi meno spesso il +3, e questo ti aiuta.
fact-you-take = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 vinci questa presa.
    .more = vinci più spesso questa presa
    .less = vinci meno spesso questa presa
    .always = vinci questa presa
    .never = non vinci questa presa
fact-you-false = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 in questa presa fai una falsa presa.
    .more = in questa presa fai più spesso una falsa presa
    .less = in questa presa fai meno spesso una falsa presa
fact-you-collect = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 incassi un 7 in questa presa.
    .more = incassi più spesso un 7 in questa presa
    .less = incassi meno spesso un 7 in questa presa
    .always = incassi un 7 in questa presa
    .never = non incassi nessun 7 in questa presa
fact-collects = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } incassa un 7 in questa presa.
    .more = { $seat } incassa più spesso un 7 in questa presa
    .less = { $seat } incassa meno spesso un 7 in questa presa
    .always = { $seat } incassa un 7 in questa presa
    .never = { $seat } non incassa nessun 7 in questa presa
fact-ends = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 il round finisce con questa presa.
    .more = il round finisce più spesso con questa presa
    .less = il round finisce meno spesso con questa presa
    .always = il round finisce con questa presa
    .never = il round non finisce con questa presa
fact-takes-bonus = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } prende subito dopo di te questa carta bonus: { $bonus }.
    .more = { $seat } prende più spesso subito dopo di te la carta bonus «{ $bonus }»
    .less = { $seat } prende meno spesso subito dopo di te la carta bonus «{ $bonus }»
fact-bonuses = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 prendi almeno { $cards ->
        [one] 1 carta bonus
       *[other] { $cards } carte bonus
    } prima della fine del round.
    .more = prendi più spesso { $cards ->
        [one] una carta bonus
       *[other] almeno { $cards } carte bonus
    } prima della fine del round
    .less = prendi meno spesso { $cards ->
        [one] una carta bonus
       *[other] almeno { $cards } carte bonus
    } prima della fine del round
fact-balance = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $balance ->
    [level] finisci il round con esattamente tante prese quante false prese.
    [above] finisci il round con più prese che false prese.
   *[below] finisci il round con più false prese che prese.
  }
    .more = finisci più spesso il round con { $balance ->
        [level] esattamente tante prese quante false prese
        [above] più prese che false prese
       *[below] più false prese che prese
    }
    .less = finisci meno spesso il round con { $balance ->
        [level] esattamente tante prese quante false prese
        [above] più prese che false prese
       *[below] più false prese che prese
    }
fact-scoring-card = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 la carta obiettivo ti porta { $stars } o più stelle.
    .more = la carta obiettivo ti porta più spesso almeno { $stars ->
        [one] 1 stella
       *[other] { $stars } stelle
    }
    .less = la carta obiettivo ti porta meno spesso almeno { $stars ->
        [one] 1 stella
       *[other] { $stars } stelle
    }
fact-good-round = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 il round ti porta { $stars } o più stelle.
fact-stars = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 il round ti porta { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
  }.

## What a screen reader says of figures and signs on the table

twist-ahead = la più forte finora
