### Trick 100: all that it says, to players and on the page, in Italian.
###
### A card is its figure and has no article ("la carta 06", "su 06"), but "un 100".

## The box

blurb = Supera lo scarto, passa, oppure metti una carta coperta e spera che nessuno voglia vederla.

## Moves

move-play = gioca { $card }
move-cheat = imbroglia con { $card }
move-cheat-heard = gioca una carta coperta
move-pass = passa
move-challenge = sfida

## What the seat to move is asked

prompt-restart-passed = Hanno passato tutti: ricomincia con una carta qualsiasi su { $discard }.
prompt-restart-challenged = La sfida è risolta: ricomincia con una carta qualsiasi su { $discard }.
prompt-turn = Lo scarto è { $discard }: { OR($ways) }.
prompt-answer = { $seat } ha messo una carta coperta su { $discard }: { OR($ways) }.
prompt-answer-hundred = { $seat } ha messo una carta coperta su un 100, che ogni numero supera: { OR($ways) }.
prompt-answer-last = { $seat } ha messo coperta su { $discard } la sua ultima carta: se non sfidi, la partita è sua.
prompt-answer-last-hundred = { $seat } ha messo coperta la sua ultima carta su un 100, che ogni numero supera: se non sfidi, la partita è sua.
way-challenge = sfida
way-hide = metti una carta coperta
way-pass = passa
way-outbid = supera { $discard }
way-hundred = gioca un 100

## Why a move is not allowed

why-restart = tocca a te ricominciare: gioca scoperta una delle tue carte, quella che vuoi (TH-16)
why-nothing-to-challenge = non c'è nessuna carta coperta a cui tu debba rispondere (TH-13)
why-no-pass = puoi superare { $discard } ({ ROW($cards) }), quindi non puoi passare (TH-9)
why-no-cheat = { $seat } ha appena messo una carta coperta: gioca, passa o sfida (TH-11)
why-not-held = non hai in mano la carta { $card }
why-no-hundred = non hai in mano nessun 100
why-not-above = { $card } non è più alto di { $discard } (TH-7)
why-no-digit = { $card } non ha cifre in comune con { $discard } (TH-7, TH-8)

## What happened

news-not-challenged = Nessuno sfida l'ultima carta di { $seat }; la mossa di risposta non viene eseguita.
news-aside = La carta coperta di { $seat } viene messa da parte senza mostrarla.
news-outbids = La carta era { $card }: supera { $on }.
news-no-outbid = La carta era { $card }: non supera { $on }.
news-draws = { $seat } { $cards ->
    [0] non pesca carte
    [one] pesca 1 carta
   *[other] pesca { $cards } carte
  }.
news-reshuffled = Il mazzo di pesca era finito: scarti e carte messe da parte sono stati rimescolati in uno nuovo.
news-restart = Hanno passato tutti: { $seat } ricomincia con una carta qualsiasi.
news-limit = Raggiunto il limite di { $turns } turni. { ROW($standings) }.
news-standing = { $seat }: { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
  }
news-wins = { $seat } non ha più carte e vince.

## The table, at the prompt

table-turn = Turno { $turn } su un massimo di { $limit }. Carte di ciascuno:
table-over = La partita è finita. Carte rimaste:
table-held = { $seat }: { ROW($held) }
table-held-marked = { $seat }: { ROW($held) } ({ ROW($marks) })
table-in-hand = { $cards } in mano
table-one-face-down = 1 coperta
table-you = tu
table-to-move = di turno
table-discard = Scarto: { $discard } ({ $under ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $under } carte
  } sotto); mazzo di pesca: { $pile }
table-face-down = Coperta: una carta di { $seat }
table-face-down-known = Coperta: una carta di { $seat } ({ $card })
table-aside = Messe da parte senza mostrarle: { ROW($counts) }
table-aside-yours = Messe da parte senza mostrarle: { ROW($counts) }; le tue: { SPACED($cards) }
table-aside-by = { $cards } di { $seat }
table-turns = Ultimi turni: { ROW($turns) }
table-played = { $seat } ha giocato { $card }
table-passed = { $seat } ha passato su { $on }
table-hid = { $seat } ha messo una carta coperta su { $on }
table-hid-known = { $seat } ha messo { $card } coperta su { $on }
table-challenged = { $seat } ha sfidato ({ $card } su { $on }: { $found ->
    [truth] la verità
   *[lie] una bugia
  })
table-challenged-restart = { $seat } ha sfidato ({ $card } su { $on }: { $found ->
    [truth] la verità
   *[lie] una bugia
  }) e ha ricominciato con { $restart }
table-passes = Passi di fila: { $passes }
table-hand = La tua mano: { SPACED($cards) }
table-hand-empty = La tua mano: vuota

## The score sheet

sheet-dealt = Ricevute
sheet-laid = Giocate scoperte
sheet-hid = Giocate coperte
sheet-passed = Pescate passando
sheet-challenged = Pescate per sfide
sheet-total = Totale
sheet-dealt-each = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } a testa (TH-4)
sheet-laid-by = { $seat } ha giocato { COUNT($cards) ->
    [one] 1 carta scoperta
   *[other] { COUNT($cards) } carte scoperte
  }: { ROW($cards) }
sheet-hid-by = { $seat } ha giocato { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
  }
sheet-hid-some = { $seat } ha giocato { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
  }, tra cui: { ROW($cards) }
sheet-hid-all = { $seat } ha giocato { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
  }: { ROW($cards) }
sheet-unanswered = { $seat }: la carta ancora senza risposta conta lo stesso (TH-20)
sheet-passed-by = { $seat } ha pescato { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } passando (TH-9)
sheet-challenge-wrong = { $seat_drawer } { $cards ->
    [0] non pesca carte
    [one] pesca 1 carta
   *[other] pesca { $cards } carte
  }: { $seat } ha sfidato, ma { $card } supera { $on } (TH-13)
sheet-challenge-right = { $seat_drawer } { $cards ->
    [0] non pesca carte
    [one] pesca 1 carta
   *[other] pesca { $cards } carte
  }: { $seat } ha sfidato, e { $card } non supera { $on } (TH-13)
sheet-left = carte rimaste; meno sono, meglio è (TH-20)
sheet-note = Vince chi resta senza carte (TH-17); altrimenti, dopo { $limit } turni (finora { $turns }), chi ha meno carte (TH-20).
sheet-note-limit = Tutti i { $limit } turni sono stati giocati: vince chi ha meno carte (TH-20).
sheet-note-shed = { $seat } non ha più carte e vince (TH-17).

## Why the rule of thumb makes a move

reason-last-card = è la mia ultima carta
reason-stop-the-winner = lasciar correre un'ultima carta vorrebbe dire la fine della partita
reason-stuck = non posso superare, e anche passare mi costerebbe una carta
reason-smells = non resta quasi nessuna carta che superi lo scarto, quindi puzza di bugia
reason-hardest = è la carta di cui più avanti sarà più difficile liberarsi
reason-better-than-drawing = un 100 è meglio che pescare una carta
reason-safe-lie = chi gioca dopo di me può probabilmente superare, e lo farà piuttosto che sfidare
reason-mixed-lie = dove una sfida è probabile, le mie carte coperte non devono essere sempre vere
reason-trap = è vera, e se chi gioca dopo di me non può superare, la sfiderà
reason-keep-the-hundred = un 100 aiuterebbe chi gioca dopo di me, che ha quasi finito le carte e non si berrebbe una bugia
reason-honest = chi gioca dopo di me non si berrebbe una bugia

## What is wrong with a record

record-deal = qui il caso deve arrivare come deal di «{ $text }»
record-pile = pile deve essere un elenco di carte, dalla cima in giù
record-hands = una distribuzione dà { $players } mani di { $cards } carte
record-start = start deve essere un posto da 0 a { $last }
record-no-card = «{ $text }» non è una carta: le carte si scrivono da 00 a 99, e 100
record-box = le carte devono essere esattamente le { $cards } della scatola
record-loose = le carte devono essere esattamente le { $cards } sotto lo scarto e messe da parte

## On the page

hundred-restarts = { $seat } ricomincia: una carta qualsiasi, scoperta
hundred-restarts-you = Ricominci tu: una carta qualsiasi, scoperta
hundred-answers = { $seat } può sfidare { $seat_owner }, o lasciar correre
hundred-answers-you = Puoi sfidare { $seat_owner }, o lasciar correre
hundred-answers-last = { $seat_owner } vince, se { $seat } non sfida quest'ultima carta
hundred-answers-last-you = { $seat_owner } vince, se non sfidi quest'ultima carta
hundred-turn = Tocca a { $seat }
hundred-turn-you = Tocca a te
hundred-shuffling = Si mescola …
hundred-limit-won = Dopo { $turns } turni vince { $seat } con { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
hundred-limit-shared = Dopo { $turns } turni { $seats } vincono insieme con { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } a testa
hundred-won-unchallenged = { $seat } vince: nessuno ha sfidato l'ultima carta
hundred-won-truth = { $seat } vince: l'ultima carta era vera
hundred-won = { $seat } non ha più carte e vince

hundred-fits-restart = Ora su { $card } va bene *qualsiasi carta*
hundred-fits-all = Su { $card } va bene *tutto*
hundred-fits-none = Niente supera { $card }: va bene solo un { $hundred }
hundred-fits = Per superare: più di { $card }, con cifra { OR($digits) }
hundred-turn-of = Turno { $turn } di { $limit }
hundred-turns-taken = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
  } su un massimo di { $limit }
hundred-passed = passi: { $passes } su { $players }

hundred-pile = *{ $cards }* nel mazzo
hundred-under = *{ $cards }* sotto
hundred-under-none = niente sotto
hundred-aside = *{ $cards }* da parte
hundred-aside-none = niente da parte
hundred-discard = Lo scarto: { $card }
hundred-face-down-of = Una carta di { $seat }, coperta
hundred-face-down-known = Una carta di { $seat }, coperta: { $card }
hundred-shown-truth = Mostrata: { $card } su { $on }, la verità
hundred-shown-lie = Mostrata: { $card } su { $on }, una bugia
hundred-under-list = Sotto lo scarto
hundred-aside-list = Messe da parte senza mostrarle, secondo chi le ha messe
hundred-stamp-last = ultima!
hundred-stamp-truth = vera
hundred-stamp-lie = bugia!
hundred-shown-on = su { $card }

hundred-story = Gli ultimi turni
hundred-story-none = Nessuno ha ancora giocato una carta.
hundred-story-plays = *{ $seat }* gioca { $card } su { $on }.
hundred-story-hides = *{ $seat }* mette una carta coperta su { $on }.
hundred-story-hides-known = *{ $seat }* mette { $card } coperta su { $on }.
hundred-story-passes = *{ $seat }* passa su { $on } e { $cards ->
    [0] non pesca carte
    [one] pesca 1 carta
   *[other] pesca { $cards } carte
  }.
hundred-story-truth = *{ $seat }* sfida: { $card } su { $on } è *la verità*, { $seat_drawer } { $cards ->
    [0] non pesca carte
    [one] pesca 1 carta
   *[other] pesca { $cards } carte
  }.
hundred-story-lie = *{ $seat }* sfida: { $card } su { $on } è *una bugia*, { $seat_drawer } { $cards ->
    [0] non pesca carte
    [one] pesca 1 carta
   *[other] pesca { $cards } carte
  }.
hundred-story-restart = Si ricomincia con { $card }.
hundred-story-reshuffled = Il mazzo di pesca è stato rimescolato.

hundred-hand = La tua mano
hundred-play = Gioca { $card } scoperta
hundred-play-again = { $card } sollevata: ripeti per giocarla scoperta
hundred-hide = Metti { $card } coperta
hundred-hide-again = { $card } girata: ripeti per metterla coperta
hundred-again = ancora
hundred-face-down = copri
hundred-open-only = non si copre

hundred-challenge = Sfida!
hundred-pass = Passa

hundred-last-card = ultima carta!
hundred-one-face-down = +1 coperta
hundred-some-aside = { $cards } da parte

hundred-sure-hundred = Ogni numero supera un 100, quindi pescheresti tre carte (TH-14). Vuoi sfidare lo stesso?
hundred-sure-challenge = Vuoi sfidare { $seat }? Se la carta supera { $discard }, peschi tre carte.
hundred-sure-last = È l'ultima carta di { $seat }: se non sfidi, vince { $seat }. Lasci correre?
hundred-sure-open = Giocata scoperta, questa carta vince subito. Vuoi metterla coperta lo stesso?
hundred-sure-hide = Metti coperta la tua ultima carta? Se { $seat } lascia correre, vinci; se no, peschi tre carte.

## What is wrong with an edition

edition-total = { $numbers } numeri e { $hundreds } carte 100 non fanno { $cards } carte, quante deve averne la scatola

## The aim, how one stands, and the end of the game

aim = Svuota la mano! Gioca più alto, con una cifra in comune.
standing-ahead = Hai { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }: { $dealt } ricevute - { $laid ->
    [one] { $laid } giocata
   *[other] { $laid } giocate
  } + { $drawn ->
    [one] { $drawn } pescata
   *[other] { $drawn } pescate
  }. Nessuno ne ha di meno.
standing-behind = Hai { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }: { $dealt } ricevute - { $laid ->
    [one] { $laid } giocata
   *[other] { $laid } giocate
  } + { $drawn ->
    [one] { $drawn } pescata
   *[other] { $drawn } pescate
  }. Chi ne ha di meno: { $seats } ({ $fewest }).
round-shed = { $seat } ha giocato l'ultima carta
round-unchallenged = Nessuno ha sfidato l'ultima carta di { $seat }
round-truth = L'ultima carta di { $seat } non era una bugia
round-limit = Raggiunto il limite di { $turns } turni
end-true = L'ultima carta di { $seat } è stata sfidata, ma non era una bugia.
end-limit = È stato raggiunto il limite di { $turns } turni.
round-part = { $part }: { SIGNED($cards) }
round-note = Contano le carte rimaste: meno sono, meglio è.

## What badges explain on the page

explain-outbid = Una carta supera lo scarto se ha un numero più alto e una di queste cifre. La posizione della cifra non conta.
explain-nothing = Nessun numero più alto ha una cifra in comune. Ci va solo un 100.
explain-on-hundred = Un 100 va su qualsiasi carta, e qualsiasi carta va su un 100.
explain-restart = Dopo una sfida, o quando hanno passato tutti, qualcuno gioca scoperta una carta qualsiasi. Da lì si riparte.
explain-turns = Dopo { $limit } turni la partita finisce, e vince chi ha meno carte.
explain-passes = Passa soltanto chi non può superare lo scarto, e pesca una carta. Se passano tutti di fila, chi ha passato per primo gioca una carta qualsiasi.
explain-pile = Chi passa pesca qui una carta. Chi sfida a torto, o si fa scoprire con una bugia, ne pesca tre.
explain-discard = Lo scarto è la carta da superare: gioca un numero più alto con una cifra in comune, o un 100.
explain-under = Tutte le carte giocate scoperte o mostrate. Se il mazzo di pesca finisce, si mescolano e ne formano uno nuovo.
explain-aside = Carte messe coperte che nessuno ha sfidato. Nessuno le ha viste.
explain-face-down = { $seat } ha messo questa carta coperta: supera lo scarto, oppure è una bugia. Può sfidare solo chi gioca subito dopo.
explain-face-down-last = È l'ultima carta di { $seat }. Se nessuno sfida, vince { $seat }.
explain-truth = { $card } supera { $on }: era la verità. { $seat } ha sfidato e pesca { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }.
explain-lie = { $card } non supera { $on }: era una bugia. { $seat } l'aveva messa e pesca { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }.
explain-hand = Le carte in questa mano. Vince chi le finisce per primo.
explain-last-card = In questa mano resta una sola carta: giocata quella, la partita è vinta.
explain-one-face-down = Una carta coperta aspetta una risposta. Fino ad allora conta fra quelle in mano.
explain-some-aside = Carte messe coperte che gli altri hanno lasciato correre.
explain-open-only = Un 100 va su qualsiasi carta, ma mai coperto.

## The guided first hand

lesson-aim = Ciao! Vince chi per primo resta senza carte. Te ne restano { $cards }.
lesson-discard = Questo è lo scarto: { $card }. Per superarlo serve un numero più alto con una cifra in comune. Ogni cifra ha il suo colore: basta cercare quello.
lesson-outbid = Il tuo 47 è più alto di { $card }, e tutti e due hanno un 4. Giocalo!
lesson-outbid-hundred = Un 100 va su tutto: tienilo per quando sei nei guai. Per superare lo scarto basta il 47.
lesson-outbid-hidden = Le carte coperte le vediamo dopo. Il 47 supera davvero lo scarto: giocalo scoperto, e nessuno avrà da ridire.
lesson-outbid-done = Una carta in meno! Anche { $seat_next } e { $seat_last } hanno superato, e ora lo scarto è { $card }.
lesson-hundred = Solo il 98 e il 99 superano { $card }, e tu non li hai. Ma un 100 va su qualsiasi carta. Giocalo!
lesson-hundred-pass = Puoi passare, ma allora peschi una carta. Con il 100, invece, ne hai una in meno.
lesson-hundred-done = Su un 100 va bene tutto. { $seat_next } ne approfitta, e { $seat_last } sale a { $card }.
lesson-pass = Niente supera { $card }, e il tuo 100 non c'è più. Passa: in cambio devi pescare una carta.
lesson-pass-bluff = Che niente supera il 99 lo sanno tutti: non ci casca nessuno. Meglio passare.
lesson-pass-done = Hai pescato { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }. Anche gli altri hanno dovuto passare. Allora ricomincia chi ha passato per primo: tu!
lesson-restart = Quando si ricomincia va bene qualsiasi carta. Le basse sono le più difficili da giocare: via lo 05.
lesson-restart-higher = Si può, ma una carta più alta si gioca meglio più avanti. Approfittane per la più bassa.
lesson-restart-done = La tua carta più bassa è andata. Gli altri la superano, fino a { $card }.
lesson-bluff = Non puoi superare { $card }. Ma puoi imbrogliare: metti il 31 coperto, come se lo superasse.
lesson-bluff-pass = Se passi, peschi una carta. Se imbrogli e va bene, ne hai una in meno.
lesson-bluff-other = Bella bugia, ma quella carta ti serve ancora. Metti coperto il 31.
lesson-bluff-done = Ha funzionato! { $seat_next } lascia correre, e la tua carta va da parte senza che nessuno la veda. Ma adesso { $seat_last } mette una carta coperta.
lesson-challenge = Solo il 99 supera { $card }, e il 99 è già uscito. Quindi è una bugia. Sfida!
lesson-challenge-pass = Così la bugia la fa franca, e in più peschi una carta. Sfida!
lesson-challenge-done = Era { $card }: una bugia! { $seat } ne pesca { $cards }. Se fosse stata la verità, ne avresti pescate tre tu.
lesson-again = Dopo una sfida, giusta o sbagliata, ricominci tu con una carta qualsiasi. La tua più bassa è il 16.
lesson-again-done = Ti restano { $cards } carte, e c'è da superare { $card }.
lesson-trap = Il tuo 62 supera { $card }. Mettilo coperto lo stesso: sembra una bugia, e chi sfida a torto pesca tre carte.
lesson-trap-open = Anche così va bene. Ma prova la trappola: coperto sembra una bugia.
lesson-trap-lie = Il 72 non supera: se qualcuno ti sfida, peschi tre carte. Metti coperto il 62, che è la verità.
lesson-trap-done = { $seat } ha sfidato, ma il tuo { $card } era la verità: { $cards } carte da pescare!
lesson-last = La tua ultima carta! La posizione della cifra non conta: il 72 supera { $card }. Giocalo scoperto e vinci.
lesson-last-hidden = Coperto, potrebbero sfidarlo. Scoperto vince subito!
lesson-won = La tua mano è vuota: hai vinto! A { $seat_next } restano { $first } carte, a { $seat_last } { $second }. Ora sai tutto.

## The rules on one page

sheet-page-aim = Liberati delle carte! Vince chi per primo non ne ha più.
sheet-page-cards = Le carte
sheet-page-cards-text = Ogni numero da 00 a 99 una volta, e dieci 100. Ogni cifra ha il suo colore. Si comincia con sette carte a testa; un'altra viene scoperta, ed è lo scarto.
sheet-page-turn = Il tuo turno: quattro possibilità
sheet-page-outbid = Superare
sheet-page-outbid-text = Gioca un numero più alto che abbia una cifra in comune con lo scarto. La posizione della cifra non conta.
sheet-page-on = Se lo scarto è { $card }:
sheet-page-fits-both = più alto, con 6 e 0
sheet-page-fits-one = più alto, con un 6
sheet-page-too-low = troppo basso
sheet-page-no-digit = nessuna cifra in comune
sheet-page-hundred = Giocare un 100
sheet-page-hundred-text = Va su qualsiasi carta, e qualsiasi carta va su un 100.
sheet-page-pass = Passare
sheet-page-pass-text = Solo se non hai niente che superi lo scarto. Peschi una carta, che per ora non puoi giocare.
sheet-page-cheat = Imbrogliare
sheet-page-cheat-text = Metti coperto un numero qualsiasi. Magari è la verità! Non si può, se chi gioca prima di te l'ha appena fatto.
sheet-page-answer = Dopo una carta coperta
sheet-page-answer-text = Chi gioca dopo può lasciar correre: gioca o passa come al solito, e la carta coperta va da parte senza che nessuno la veda. Oppure sfida: allora la carta si mostra.
sheet-page-truth = Supera: chi ha sfidato pesca tre carte.
sheet-page-lie = Non supera: chi l'ha messa pesca tre carte.
sheet-page-answer-then = In ogni caso chi ha sfidato ricomincia: una carta qualsiasi, scoperta.
sheet-page-passed = Si ricomincia anche quando passano tutti di fila: chi ha passato per primo gioca una carta qualsiasi.
sheet-page-end = La fine
sheet-page-end-open = La tua ultima carta, scoperta
sheet-page-end-open-then = Vinci subito.
sheet-page-end-hidden = La tua ultima carta, coperta
sheet-page-end-hidden-then = Vinci, se chi gioca dopo non sfida o se era la verità.
sheet-page-end-limit = Nessuno ha finito dopo 100 turni a testa
sheet-page-end-limit-then = Vince chi ha meno carte.
sheet-page-score = Il punteggio sono le carte rimaste: meno sono, meglio è.

# Of the number beside a player's name.
explain-score = Le carte che restano. Vince chi non ne ha più.

## What the coach counts in imagined worlds: in $times of 100 of them

fact-truth = In { $times } casi su 100 la carta coperta di { $seat } è la verità.
fact-can-outbid = In { $times } casi su 100 { $seat } può superare { $discard }.
fact-hundred = In { $times } casi su 100 { $seat } ha un 100.
fact-caught = In { $times } casi su 100 la tua bugia viene scoperta.
fact-trapped = In { $times } casi su 100 { $seat } ti sfida, ma la tua carta è la verità.
fact-passes = In { $times } casi su 100 { $seat } passa.
fact-you-pass = In { $times } casi su 100 al tuo prossimo turno passi.
fact-you-restart = In { $times } casi su 100 passano tutti gli altri, e ricominci tu con una carta qualsiasi.
fact-goes-out = In { $times } casi su 100 { $seat } finisce le carte prima del tuo prossimo turno.
fact-you-go-out = In { $times } casi su 100 finisci subito le carte.
name-pile = mazzo di pesca
name-aside = da parte
name-face-down = coperta
