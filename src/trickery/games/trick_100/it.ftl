### Trick 100: all that it says, to players and on the page, in Italian.
###
### A card is its figure and has no article, for it would be "il 47", "lo 06" or "l’80": "la carta 06", "su 06". But
### "un 100". A card is feminine wherever it lies: "la carta 42 coperta". It is "vera" or "una bugia".

## The box

blurb = Supera lo scarto, passa o imbroglia: metti una carta coperta e spera che nessuno voglia vederla.

## Moves

move-play = Gioca { $card }
    .told = { $seat } gioca { $card }
    .told-you = Tu giochi { $card }
move-cheat = Imbroglia con { $card }
    .told = { $seat } imbroglia con { $card }
    .told-you = Tu imbrogli con { $card }
move-cheat-heard = Imbroglia
    .told = { $seat } imbroglia
move-pass = Passa
    .told = { $seat } passa
    .told-you = Tu passi
move-challenge = Sfida
    .told = { $seat } sfida
    .told-you = Tu sfidi

## What the player whose turn it is gets asked

prompt-restart-passed = Hanno passato tutti. Ricomincia tu: gioca una carta qualsiasi sullo scarto ({ $discard }).
prompt-restart-challenged = La sfida è risolta. Ricomincia tu: gioca una carta qualsiasi sullo scarto ({ $discard }).
prompt-turn = Lo scarto è { $discard }. Puoi { OR($ways) }.
prompt-answer = { $seat } ha appena imbrogliato. Lo scarto resta { $discard }. Puoi { OR($ways) }.
prompt-answer-hundred = { $seat } ha appena imbrogliato, ma su un 100 qualsiasi numero è vero. Puoi { OR($ways) }.
prompt-answer-last = { $seat } ha imbrogliato con la sua ultima carta. Lo scarto è { $discard }. Se non sfidi, vince { $seat }.
prompt-answer-won = { $seat } ha imbrogliato con la sua ultima carta. Su un 100 qualsiasi numero è vero, quindi vince { $seat } anche se sfidi.
way-challenge = sfidare
way-hide = imbrogliare
way-pass = passare
way-outbid = superarlo
way-any = giocare qualsiasi carta
way-hundred = giocare un 100

## Why a move isn't allowed

why-restart = si ricomincia, quindi gioca scoperta una delle tue carte, quella che vuoi (TH-16)
why-nothing-to-challenge = non c’è nessuna carta coperta che tu possa sfidare (TH-13)
why-no-pass = puoi superare { $discard } con { OR($cards) }, quindi non puoi passare (TH-9)
why-no-pass-on-hundred = su un { $discard } va bene qualsiasi carta, quindi non puoi passare (TH-9)
why-no-cheat = { $seat } ha appena imbrogliato, quindi puoi solo giocare, passare o sfidare (TH-11)
why-not-held = in mano non hai la carta { $card }
why-no-hundred = non hai nessun 100
why-not-above = { $card } non è più alto di { $discard } (TH-7)
why-no-digit = { $card } non ha cifre in comune con { $discard } (TH-7, TH-8)

## What happened

news-not-challenged = Nessuno ha sfidato l’ultima carta { OF($seat) }, quindi la partita finisce subito.
news-aside = La carta coperta { OF($seat) } viene messa da parte senza mostrarla.
news-lie-worked = La bugia { OF($seat) } ha funzionato: { $card } viene messo da parte senza mostrarlo.
news-outbids = La carta era { $card }. Supera { $on }, quindi era vera.
news-on-hundred = La carta era { $card }. Su un { $on } qualsiasi numero è vero.
news-no-outbid = La carta era { $card }. Non supera { $on }, quindi era una bugia.
news-draws = { $cards ->
    [0] { $seat } non ha più niente da pescare.
    [one] { $seat } pesca una carta.
   *[other] { $seat } pesca { $cards } carte.
  }
news-reshuffled = Il mazzo di pesca era finito. Le carte sotto lo scarto e quelle messe da parte sono state rimescolate in uno nuovo.
news-restart = Hanno passato tutti, quindi { $seat } ricomincia con una carta qualsiasi.
news-limit = Era il turno { $turns }, l’ultimo. { ROW($standings) }.
news-standing = { $seat }: { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
  }
news-wins = { $seat } non ha più carte e vince.

## The table, at the prompt

table-turn = Turno { $turn } su un massimo di { $limit }. Carte in mano:
table-over = La partita è finita. Carte rimaste:
table-held = { $seat }: { ROW($held) }
table-held-marked = { $seat }: { ROW($held) } ({ $mark })
table-in-hand = { $cards } in mano
table-one-face-down = 1 coperta
table-you = tu
table-your-turn = tocca a te
table-to-move = di turno
table-discard = Scarto: { $discard } ({ $under ->
    [0] niente
    [one] 1 carta
   *[other] { $under } carte
  } sotto); mazzo di pesca: { $pile }
table-face-down = Coperta: una carta { OF($seat) }
table-face-down-known = Coperta: una carta { OF($seat) }, { $card }
table-aside = Messe da parte senza mostrarle: { ROW($counts) }
table-aside-yours = Messe da parte senza mostrarle: { ROW($counts) }; le tue: { SPACED($cards) }
table-aside-by = { $cards } { OF($seat) }
table-turns = Ultimi turni: { ROW($turns) }
table-played = { $seat } ha giocato { $card }
table-passed = { $seat } ha passato su { $on }
table-hid = { $seat } ha imbrogliato (su { $on })
table-hid-known = { $seat } ha imbrogliato con { $card } (su { $on })
table-challenged = { $seat } ha sfidato ({ $card } su { $on }: { $found ->
    [truth] vera
   *[lie] una bugia
  })
table-challenged-restart = { $seat } ha sfidato ({ $card } su { $on }: { $found ->
    [truth] vera
   *[lie] una bugia
  }) e ha ricominciato con { $restart }
table-passes = Passi di fila: { $passes }
table-hand = La tua mano: { SPACED($cards) }
table-hand-empty = La tua mano è vuota

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
sheet-hid-by = { $seat } ha imbrogliato con { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
sheet-hid-some = { $seat } ha imbrogliato con { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }, tra cui { ROW($cards) }
sheet-hid-all = { $seat } ha imbrogliato con { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }: { ROW($cards) }
sheet-unanswered = la carta coperta { OF($seat) } conta lo stesso: nessuno ha ancora risposto (TH-20)
sheet-passed-by = { $seat } ha pescato { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } passando (TH-9)
sheet-challenge-wrong = { $seat } ha sfidato, ma { $card } supera { $on }: { $seat_drawer } { $cards ->
    [0] non ha pescato carte
    [one] ha pescato 1 carta
   *[other] ha pescato { $cards } carte
  } (TH-13)
sheet-challenge-right = { $seat } ha sfidato, e { $card } non supera { $on }: { $seat_drawer } { $cards ->
    [0] non ha pescato carte
    [one] ha pescato 1 carta
   *[other] ha pescato { $cards } carte
  } (TH-13)
sheet-left = carte rimaste: meno sono, meglio è (TH-20)
sheet-note = Vince chi resta senza carte (TH-17). Dopo { $limit } turni (finora { $turns }) vince chi ha meno carte (TH-20).
sheet-note-limit = Tutti i { $limit } turni sono stati giocati: vince chi ha meno carte (TH-20).
sheet-note-shed = { $seat } non ha più carte e vince (TH-17).

## Why the rule of thumb makes a move

reason-last-card = è la mia ultima carta
reason-stop-the-winner = se lascio correre quest’ultima carta, la partita è finita
reason-stuck = non posso superare lo scarto, e anche passando pescherei una carta
reason-smells = non resta quasi nessuna carta che superi lo scarto, quindi sento puzza di bugia
reason-hardest = è la carta di cui più avanti sarà più difficile liberarsi
reason-better-than-drawing = meglio giocare un 100 che pescare una carta
reason-safe-lie = chi gioca dopo di me può probabilmente superare lo scarto, e lo farà piuttosto che sfidare
reason-mixed-lie = se imbrogliassi solo con carte vere, nessuno le sfiderebbe
reason-trap = è vera, e se chi gioca dopo di me non può superare lo scarto, la sfiderà
reason-keep-the-hundred = un 100 aiuterebbe chi gioca dopo di me, che ha quasi finito le carte e non si berrebbe una bugia
reason-honest = chi gioca dopo di me non si berrebbe una bugia

## What's wrong with a record

record-deal = qui deal deve essere «{ $text }»
record-pile = pile deve essere un elenco di carte, dalla cima in giù
record-hands = hands deve contenere { $players ->
    [one] 1 mano
   *[other] { $players } mani
  } di { $cards } carte
record-start = start deve essere un posto da 0 a { $last }
record-no-card = «{ $text }» non è una carta: le carte si scrivono da 00 a 99, e 100
record-box = le carte devono essere esattamente le { $cards } della scatola
record-loose = le carte devono essere esattamente le { $cards } che erano sotto lo scarto o da parte

## On the page

hundred-restarts = { $seat } ricomincia: una carta qualsiasi, scoperta
hundred-restarts-you = Ricominci tu: una carta qualsiasi, scoperta
hundred-answers = { $seat } può sfidare la carta { OF($seat_owner) } o lasciar correre
hundred-answers-you = Sfida la carta { OF($seat_owner) } o lascia correre
hundred-answers-last = { $seat_owner } vince, se { $seat } non sfida quest’ultima carta
hundred-answers-last-you = { $seat_owner } vince, se non sfidi quest’ultima carta
hundred-turn = Turno { OF($seat) }
hundred-turn-you = Tocca a te
hundred-shuffling = Si mescola…
hundred-limit-won = Dopo { $turns } turni vince { $seat }: ha ancora { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
hundred-limit-shared = Dopo { $turns } turni { $seats } vincono insieme con { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } a testa
hundred-won-unchallenged = { $seat } vince: nessuno ha sfidato l’ultima carta
hundred-won-truth = { $seat } vince: l’ultima carta era vera
hundred-won = { $seat } non ha più carte e vince

hundred-fits-restart = Ora su { $card } va bene *qualsiasi carta*
hundred-fits-all = Su un { $card } va bene *tutto*
hundred-fits-none = Niente supera { $card }: va bene solo un { $hundred }
hundred-fits = Per superare { $card }: più alto, con { OR($digits) } fra le cifre
hundred-turn-of = Turno { $turn } di { $limit }
hundred-turns-taken = { $turns ->
    [one] Giocato 1 turno
   *[other] Giocati { $turns } turni
  } su un massimo di { $limit }
hundred-passed = passi: { $passes } su { $players }

hundred-pile = *{ $cards }* nel mazzo
hundred-under = *{ $cards }* sotto
hundred-under-none = niente sotto
hundred-aside = *{ $cards }* da parte
hundred-aside-none = niente da parte
hundred-discard = Lo scarto: { $card }
hundred-face-down-of = Carta coperta { OF($seat) }
hundred-face-down-known = Carta coperta { OF($seat) }: { $card }
hundred-shown-truth = Mostrata: { $card } su { $on }. Era vera.
hundred-shown-lie = Mostrata: { $card } su { $on }. Era una bugia.
hundred-under-list = Sotto lo scarto
hundred-aside-list = Messe da parte senza mostrarle, giocatore per giocatore
hundred-stamp-last = ultima!
hundred-stamp-truth = vera
hundred-stamp-lie = bugia!
hundred-shown-on = su { $card }

hundred-story = Ultimi turni
hundred-story-none = Ancora nessun turno.
hundred-story-plays = *{ $seat }* gioca { $card } su { $on }.
hundred-story-hides = *{ $seat }* imbroglia: una carta coperta su { $on }.
hundred-story-hides-known = *{ $seat }* imbroglia: { $card } coperta su { $on }.
hundred-story-passes = *{ $seat }* passa su { $on } e { $cards ->
    [0] non pesca niente
    [one] pesca una carta
   *[other] pesca { $cards } carte
  }.
hundred-story-truth = *{ $seat }* sfida: { $card } su { $on } è *vera*. { $seat_drawer } { $cards ->
    [0] non pesca niente
    [one] pesca una carta
   *[other] pesca { $cards } carte
  }.
hundred-story-lie = *{ $seat }* sfida: { $card } su { $on } è *una bugia*. { $seat_drawer } { $cards ->
    [0] non pesca niente
    [one] pesca una carta
   *[other] pesca { $cards } carte
  }.
hundred-story-restart = { $seat } ricomincia con { $card }.
hundred-story-reshuffled = Il mazzo di pesca è stato rimescolato.

hundred-hand = La tua mano
hundred-play = Gioca { $card }
hundred-play-again = La carta { $card } è sollevata. Toccala di nuovo per giocarla.
hundred-hide = Imbroglia con { $card }
hundred-hide-again = La carta { $card } è girata. Tocca di nuovo per imbrogliare.
hundred-cheat = copri
hundred-face-down = coperta
hundred-open-only = non si copre

hundred-challenge = Sfida!
hundred-pass = Passa

hundred-last-card = ultima carta!
hundred-one-face-down = +1 coperta
hundred-some-aside = { $cards } da parte

hundred-sure-hundred = Su un 100 qualsiasi numero è vero, quindi pescheresti 3 carte (TH-14). Vuoi sfidare lo stesso?
hundred-sure-challenge = Vuoi sfidare { $seat }? Se la carta supera { $discard }, peschi 3 carte.
hundred-sure-last = È l’ultima carta { OF($seat) }. Se non la sfidi, vince { $seat }. Lasci correre?
hundred-sure-open = Giocata scoperta, questa carta vince subito. Vuoi imbrogliare lo stesso?
hundred-sure-hide = Imbrogli con la tua ultima carta? Se { $seat } lascia correre, vinci. Se { $seat } sfida, peschi 3 carte.

## What's wrong with an edition

edition-total = { $numbers ->
    [one] 1 numero
   *[other] { $numbers } numeri
  } e { $hundreds ->
    [one] un 100
   *[other] { $hundreds } carte 100
  } non fanno le { $cards } carte che deve avere la scatola

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
round-shed = { $seat } ha giocato l’ultima carta
round-unchallenged = Nessuno ha sfidato l’ultima carta { OF($seat) }
round-truth = L’ultima carta { OF($seat) } era vera
round-limit = Tutti i { $turns } turni sono stati giocati
end-true = L’ultima carta { OF($seat) } è stata sfidata, ma era vera.
end-limit = La partita ha raggiunto il limite di { $turns } turni.
round-part = { $part }: { SIGNED($cards) }
round-note = Il tuo punteggio sono le carte che ti restano: meno sono, meglio è.

## What badges explain on the page

explain-outbid = Una carta supera lo scarto se è più alta e ha una di queste cifre. La posizione della cifra non conta.
explain-nothing = Nessun numero più alto ha una cifra in comune con questa carta, quindi ci va solo un 100.
explain-on-hundred = Un 100 va su qualsiasi carta, e qualsiasi carta va su un 100.
explain-restart = Dopo una sfida, o quando hanno passato tutti, si ricomincia: una carta qualsiasi, scoperta. Da lì si va avanti.
explain-turns = Dopo { $limit } turni la partita finisce, e vince chi ha meno carte.
explain-passes = Puoi passare solo se non puoi superare lo scarto, e peschi una carta. Quando hanno passato tutti di fila, chi ha passato per primo ricomincia con una carta qualsiasi.
explain-pile = Se passi, peschi una carta da qui. Ti scoprono con una bugia, o sfidi a torto? Peschi 3 carte.
explain-discard = Lo scarto è la carta da superare. Gioca un numero più alto con una cifra in comune, o un 100.
explain-under = Le carte giocate scoperte o mostrate. Quando il mazzo di pesca finisce, si rimescolano in uno nuovo.
explain-aside = Carte coperte che nessuno ha sfidato. Nessuno le vede finché non si rimescolano in un nuovo mazzo.
explain-face-down = { $seat } ha imbrogliato con questa carta: può essere vera, o può essere una bugia. Può sfidarla solo chi gioca subito dopo.
explain-face-down-last = È l’ultima carta { OF($seat) }. Se nessuno la sfida, vince { $seat }.
explain-truth = { $card } supera { $on }, quindi era vera. { $seat } l’ha sfidata e { $cards ->
    [0] non pesca niente
    [one] pesca una carta
   *[other] pesca { $cards } carte
  }.
explain-lie = { $card } non supera { $on }, quindi era una bugia, e la sfida l’ha scoperta. { $seat } { $cards ->
    [0] non pesca niente
    [one] pesca una carta
   *[other] pesca { $cards } carte
  }.
explain-hand = Le carte in questa mano. Vince chi le finisce per primo.
explain-last-card = In questa mano resta una sola carta. Chi se ne libera vince la partita.
explain-one-face-down = Una carta coperta aspetta una risposta. Fino ad allora conta fra quelle in mano.
explain-some-aside = Carte usate per imbrogliare, che nessuno ha sfidato.
explain-open-only = Un 100 va su qualsiasi carta, ma non puoi usarlo per imbrogliare.

## The guided first game

lesson-aim = Ciao! Vince chi per primo si libera di tutte le sue carte. Te ne restano { $cards }.
lesson-discard = Questo è lo scarto: { $card }. Per superarlo gioca un numero più alto con una cifra in comune. Ogni cifra ha il suo colore: basta cercare lo stesso.
lesson-outbid = Il tuo 05 è più alto di { $card }, e tutti e due hanno uno 0. Delle carte basse è più difficile liberarsi, quindi giocalo subito!
lesson-outbid-hundred = Un 100 va su tutto, quindi tienilo per la fine: allora nessuno potrà fermarti.
lesson-outbid-hidden = A imbrogliare ci arriviamo dopo. Il tuo 05 supera davvero lo scarto: gioca la carta scoperta, e nessuno avrà da ridire.
lesson-outbid-other = Anche il tuo 13 supera lo scarto. Ma dello 05 sarà ancora più difficile liberarsi dopo: gioca quello.
lesson-outbid-done = Una carta in meno! Anche { $seat_next } e { $seat_last } superano lo scarto, che ora è { $card }.
lesson-bluff = Non puoi superare { $card }. Ma puoi imbrogliare! Metti coperta la carta 13 e fai finta che lo superi.
lesson-bluff-pass = Se passi, peschi una carta. Se imbrogli e va bene, ne hai una in meno.
lesson-bluff-other = Buona idea, ma prima liberati della più bassa. Imbroglia con il 13.
lesson-bluff-done = Ha funzionato! { $seat_next } poteva sfidarti, ma ha passato. Così la tua carta è andata da parte senza essere mostrata, e { $seat_last } ha superato lo scarto con { $card }.
lesson-limits = Chi imbroglia ha due limiti. Un 100 non si può giocare coperto. E subito dopo una carta coperta, il giocatore seguente non può giocarne un’altra.
lesson-pass = Niente supera { $card }. Allora passa, e pesca una carta dal mazzo. Puoi passare solo se nessuna tua carta supera lo scarto; un 100 non conta.
lesson-pass-bluff = Lo sanno tutti che niente supera il 99: non ci cascherebbe nessuno. Meglio passare.
lesson-pass-done = Hai pescato { $cards ->
    [one] una carta
   *[other] { $cards } carte
  }, e anche gli altri hanno dovuto passare. Quando hanno passato tutti, ricomincia chi ha passato per primo: tu!
lesson-restart = Quando ricominci, va bene qualsiasi carta. Gioca di nuovo la più bassa, il 18.
lesson-restart-higher = Si può, ma di una carta più alta ti liberi più facilmente dopo. Approfittane per la più bassa.
lesson-restart-done = La tua carta più bassa è andata! { $seat_next } l’ha superata con { $card }. E ora { $seat_last } ha giocato una carta coperta.
lesson-challenge = Solo il 99 supera { $card }, e il 99 è già uscito. E un 100 non può essere. Quindi dev’essere una bugia. Sfida!
lesson-challenge-pass = Così la bugia la fa franca, e in più peschi una carta. Sfida!
lesson-challenge-done = Era { $card }: una bugia! { $seat } pesca { $cards ->
    [one] una carta
   *[other] { $cards } carte
  }. Se fosse stata vera, avresti dovuto pescare tu.
lesson-again = Dopo una tua sfida ricominci tu, che tu avessi ragione o no. Gioca la tua carta più bassa, il 62.
lesson-again-done = Ti { $cards ->
    [one] resta una carta
   *[other] restano { $cards } carte
  }, e la carta da superare è { $card }.
lesson-must = La posizione della cifra non conta, quindi il tuo 72 supera { $card }. E chi può superare lo scarto non può passare. Giocalo!
lesson-must-hidden = È vera, quindi va bene anche così. Ma scoperta non c’è niente da sfidare.
lesson-must-done = Ti resta una carta sola! Gli altri sono saliti a { $card }, ma questo non ferma il tuo 100.
lesson-last = Un 100 va su qualsiasi carta, anche su { $card }. Giocalo e vinci!
lesson-last-pass = Così pescheresti una carta e ne avresti due. Il tuo 100 va su tutto: giocalo!
lesson-won = La tua mano è vuota: hai vinto! { $seat_next } ha ancora { $first ->
    [one] 1 carta
   *[other] { $first } carte
  }, { $seat_last } ne ha { $second }.
lesson-more = Ancora due cose. Una carta coperta può anche essere vera: allora chi la sfida ne pesca 3. E una regola nostra: dopo 100 turni a testa vince chi ha meno carte.

## The rules on one page

sheet-page-aim = Liberati delle tue carte! Vince chi per primo non ne ha più.
sheet-page-cards = Le carte
sheet-page-cards-text = Ogni numero da 00 a 99 una volta, e dieci 100. Ogni cifra ha il suo colore. Si comincia con 7 carte a testa. Un’altra si scopre: è lo scarto.
sheet-page-turn = Nel tuo turno fai una di queste quattro cose
sheet-page-outbid = Superare lo scarto
sheet-page-outbid-text = Gioca un numero più alto con una cifra in comune con lo scarto. La posizione della cifra non conta.
sheet-page-on = Se lo scarto è { $card }:
sheet-page-fits-both = più alto, con 6 e 0
sheet-page-fits-one = più alto, con un 6
sheet-page-too-low = troppo basso
sheet-page-no-digit = nessuna cifra in comune
sheet-page-hundred = Giocare un 100
sheet-page-hundred-text = Va su qualsiasi carta, e qualsiasi carta va su un 100.
sheet-page-pass = Passare
sheet-page-pass-text = Solo se non puoi superare lo scarto. Peschi una carta, ma in questo turno non puoi giocarla.
sheet-page-cheat = Imbrogliare
sheet-page-cheat-text = Metti coperto un numero qualsiasi. Può anche essere vero! Non puoi imbrogliare se l’ha appena fatto chi gioca prima di te.
sheet-page-answer = Quando qualcuno imbroglia
sheet-page-answer-text = Chi gioca dopo può lasciar correre, e giocare o passare come al solito: allora la carta va da parte senza essere mostrata. Oppure può sfidare: allora la carta si mostra.
sheet-page-truth = Supera lo scarto: chi ha sfidato pesca 3 carte.
sheet-page-lie = Non lo supera: chi ha imbrogliato pesca 3 carte.
sheet-page-answer-then = In ogni caso chi ha sfidato ricomincia: una carta qualsiasi, scoperta.
sheet-page-passed = Si ricomincia anche quando hanno passato tutti di fila: chi ha passato per primo gioca una carta qualsiasi.
sheet-page-end = La fine della partita
sheet-page-end-open = La tua ultima carta, scoperta
sheet-page-end-open-then = Vinci subito.
sheet-page-end-hidden = La tua ultima carta, coperta
sheet-page-end-hidden-then = Vinci, a meno che chi gioca dopo non sfidi e la carta sia una bugia.
sheet-page-end-limit = Dopo 100 turni a testa
sheet-page-end-limit-then = Vince chi ha meno carte.
sheet-page-score = Il tuo punteggio sono le carte che ti restano: meno sono, meglio è.

# Of the number beside a player's name.
explain-score = Le carte di cui deve ancora liberarsi. Vince chi per primo non ne ha più.

## What the coach counts, $times out of 100 ways the hidden cards could lie

fact-truth = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 la carta coperta { OF($seat) } è vera.
fact-can-outbid = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } può superare { $discard }.
fact-hundred = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } ha un 100.
# .more e .less seguono «Con «{ $move }»»: né maiuscola né punto. Con «Gioca 06» prendi meno spesso il +3, e questo ti aiuta.
fact-caught = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 la tua bugia viene sfidata.
    .more = ti fai scoprire più spesso a mentire
    .less = ti fai scoprire meno spesso a mentire
fact-trapped = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } sfida la tua carta vera.
    .more = { $seat } sfida più spesso una tua carta vera
    .less = { $seat } sfida meno spesso una tua carta vera
fact-passes = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } passa.
    .more = { $seat } passa più spesso
    .less = { $seat } passa meno spesso
    .always = { $seat } passa
    .never = { $seat } non passa
fact-you-pass = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 passi al tuo prossimo turno.
    .more = al tuo prossimo turno passi più spesso
    .less = al tuo prossimo turno passi meno spesso
fact-you-restart = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 passano tutti gli altri, e ricominci tu con una carta qualsiasi.
    .more = al tuo prossimo turno ricominci più spesso con una carta qualsiasi
    .less = al tuo prossimo turno ricominci meno spesso con una carta qualsiasi
fact-you-draw = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 devi pescare 3 carte prima del tuo prossimo turno.
    .more = devi pescare più spesso 3 carte prima del tuo prossimo turno
    .less = devi pescare meno spesso 3 carte prima del tuo prossimo turno
fact-draws = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } deve pescare 3 carte prima del tuo prossimo turno.
    .more = { $seat } deve pescare più spesso 3 carte prima del tuo prossimo turno
    .less = { $seat } deve pescare meno spesso 3 carte prima del tuo prossimo turno
fact-you-have = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 al tuo prossimo turno hai al massimo { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
    .more = al tuo prossimo turno hai più spesso al massimo { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
    .less = al tuo prossimo turno hai meno spesso al massimo { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
fact-goes-out = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } finisce le carte prima del tuo prossimo turno.
    .more = { $seat } finisce più spesso le carte prima del tuo prossimo turno
    .less = { $seat } finisce meno spesso le carte prima del tuo prossimo turno
    .always = { $seat } finisce le carte prima del tuo prossimo turno
    .never = { $seat } non finisce le carte prima del tuo prossimo turno
fact-you-go-out = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 finisci subito le carte.
    .more = finisci più spesso le carte già in questo turno
    .less = finisci meno spesso le carte già in questo turno
name-pile = mazzo di pesca
name-aside = da parte
name-face-down = coperta

## What a screen reader says of figures on the table

hundred-left = { $cards ->
    [one] 1 carta rimasta
   *[other] { $cards } carte rimaste
  }
hundred-in-hand = { $cards ->
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
  }
hundred-under-said = { $cards ->
    [one] 1 carta sotto lo scarto
   *[other] { $cards } carte sotto lo scarto
  }
hundred-aside-said = { $cards ->
    [one] 1 carta messa da parte
   *[other] { $cards } carte messe da parte
  }
