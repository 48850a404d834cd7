### Trick Party: all that it says, to players and on the page, in Italian.

## The box

blurb = I fantasmi vanno a caccia di dolcetti, le rivoluzioni mettono sottosopra le prese e nell’ultima aspetta la MORTE.
option-campaign = Campagna
option-campaign-help = tante smazzate quanti sono i giocatori, e i punteggi si sommano (TP-15)

## Cards and moves

# .some: "you have some of them".
name-pumpkinheads = Zucconi
    .some = degli Zucconi
name-boos = Buh
    .some = dei Buh
name-skellies = Ossuti
    .some = degli Ossuti
name-frankies = Frankie
    .some = dei Frankie
name-dracs = Drac
    .some = dei Drac
# The other score cards have no forms: a sentence says "il +3", a label "+3".
name-death = MORTE
    .gender = f
    .the = la MORTE
# .the: "l’8", "il 7". A number that arrives as text has no article ([figure]): which one it takes can't be told then.
card = { $number } di { $suit }
    .the = { $number ->
        [1] l’1 di { $suit }
        [8] l’8 di { $suit }
        [11] l’11 di { $suit }
        [other] il { $number } di { $suit }
       *[figure] { $number } di { $suit }
    }
move-play = Gioca { $card }
    .told = { $seat } gioca { FORM($card, "the") }
    .told-you = Tu giochi { FORM($card, "the") }

## What you are asked when it's your turn

prompt-lead = Apri con una carta. In palio c’è { FORM($prize, "gender") ->
    [f] la { $prize }
   *[other] il { $prize }
  }.
prompt-follow = Gioca una carta. Si è aperto a { $suit }, e in palio c’è { FORM($prize, "gender") ->
    [f] la { $prize }
   *[other] il { $prize }
  }.

## Why a move is not allowed

why-not-held = in mano non hai { FORM($card, "the") }
why-follow = hai { FORM($suit, "some") }, quindi devi rispondere al seme (TP-8)

## What happened

news-takes = { $seat } vince la presa e prende { FORM($prize, "gender") ->
    [f] la { $prize }
   *[other] il { $prize }
  }.
news-death = { $seat } vince l’ultima presa e prende la MORTE.
news-hand-over = La smazzata è finita: { ROW($scores) }.
news-next = Nella prossima presa è in palio { FORM($prize, "gender") ->
    [f] la { $prize }
   *[other] il { $prize }
  }.
standing = { $seat } { SIGNED($points) }

## The table, at the prompt

table-hand = { $hands ->
    [1] Punti: { ROW($scores) }
   *[other] Smazzata { $number } di { $hands }. Punti: { ROW($scores) }
  }
table-totals = Totali: { ROW($scores) }
table-offer = In palio: { FORM($prize, "the") } ({ $left ->
    [0] poi c’è solo la MORTE
    [one] poi un’altra carta punti e la MORTE
   *[other] poi altre { $left } carte punti e la MORTE
  })
table-offer-last = In palio: la MORTE (ultima presa)
table-laid = Sul tavolo: { ROW($plays) }
table-laid-none = Sul tavolo: ancora niente
table-play = { $seat }: { $card }
table-marked = { $card } *
table-your-hand = La tua mano (* indica una carta RIVOLUZIONE):
table-suit = { $suit }: { SPACED($numbers) }

## The score sheet

sheet-hand = Smazzata { $number }
sheet-trick = Presa { $number }: { $prize }
sheet-total = Totale
sheet-sums = la somma delle carte punti di ciascuno, oppure 0 con la MORTE (TP-12)
sheet-took-death = { $seat } ha preso la MORTE
sheet-takes = { $seat } prende { FORM($prize, "gender") ->
    [f] la { $prize }
   *[other] il { $prize }
  } con { FORM($card, "the") }
sheet-revolutions = { $turns ->
    [one] una rivoluzione: la bassa batte l’alta (TP-9)
   *[other] { $turns } rivoluzioni: { $order ->
        [reversed] la bassa batte l’alta (TP-9)
       *[straight] si annullano (TP-9)
      }
  }
sheet-trump = un Drac batte ogni altro seme (TP-10)
sheet-death = { $seat } fa 0 punti in questa smazzata (TP-12)
sheet-death-instead = { $seat } fa 0 punti in questa smazzata, non { SIGNED($sum) } (TP-12)
sheet-wins = { $seat } vince con il punteggio più alto fra chi è in vita (TP-13)
sheet-shares = { $seat } è alla pari con il punteggio più alto fra chi è in vita e condivide la vittoria (TP-13)
sheet-wins-campaign = { $seat } vince con il totale più alto (TP-15)
sheet-shares-campaign = { $seat } è alla pari con il totale più alto e condivide la vittoria (TP-15)
sheet-dead = { $seat } ha preso la MORTE e non può vincere (TP-12)
sheet-note = Vince il punteggio più alto, anche se è sotto zero. Se prendi la MORTE, fai 0 punti e non puoi vincere.
sheet-note-campaign = Vince il totale più alto. Se prendi la MORTE, fai 0 punti in quella smazzata.
sheet-note-hand = Smazzata { $number } di { $hands }.
sheet-note-left = { $tricks ->
    [one] In questa smazzata manca una presa, quella per la MORTE.
   *[other] In questa smazzata mancano { $tricks } prese. L’ultima è per la MORTE.
  }
sheet-note-dealt = Sta per cominciare la prossima smazzata.

## Why the rule of thumb plays a card

reason-sure = vince di sicuro una carta punti che voglio
reason-hope = è la mia migliore occasione per vincere una carta punti che voglio
reason-dear = una carta più forte sarebbe sprecata per questa carta punti
reason-spare = questa carta punti non la posso vincere, quindi gioco la carta che mi serve meno
reason-duck = non può vincere, e questa carta punti non la vuole nessuno
reason-free = non può vincere, e la prossima volta che si apre al suo seme potrò giocare quello che voglio
reason-safest = è quella che rischia meno di vincere una carta punti che nessuno vuole
reason-now = adesso potrebbe vincere una brutta carta punti, ma più avanti mi costerebbe di più
reason-caught = questa carta punti la prendo comunque, quindi gioco la carta che mi serve meno
reason-in-time = un Drac nell’ultima presa prende la MORTE, quindi il mio lo gioco prima
reason-forgiven = sono sotto zero, quindi tengo i miei Drac per la MORTE, che mi riporta a 0

## What is wrong with a record

record-no-deal = una smazzata comincia con la distribuzione: hands, score_deck, put_away e, nella prima smazzata, start
record-start = start deve essere un numero da 0 a { $last } (nelle registrazioni i posti si contano da 0)
record-other-start = in questa smazzata start deve essere { $number } (TP-16)
record-hands = hands deve contenere { $players } elenchi di carte, ognuno di { $cards } (TP-5)
record-no-card = «{ $text }» non è una carta
record-twice = hands contiene più di una volta { FORM($card, "the") }
record-score-lists = score_deck deve essere un elenco di { $used } carte punti, e put_away di { $unused } (TP-4)
record-score-cards = score_deck e put_away insieme devono contenere ognuna delle 15 carte punti una volta sola (TP-3)

## On the page

party-deck = Mazzo punti: { $left ->
    [0] resta solo la MORTE.
    [one] una carta coperta, poi la MORTE.
   *[other] { $left } carte coperte, poi la MORTE.
  } { $away ->
    [one] Una carta è stata tolta senza guardarla.
   *[other] { $away } carte sono state tolte senza guardarle.
  }
party-left = mazzo
party-next = poi
party-end = la fine
party-treat = dolce
party-trick = scherzo
party-high = alta vince
party-low = bassa vince
party-order = { $order ->
    [reversed] Ordine rovesciato: la bassa batte l’alta
   *[straight] L’alta batte la bassa
  }{ $count ->
    [0] { "" }
    [one] , una carta rivoluzione nella presa
   *[other] , { $count } carte rivoluzione nella presa
  }
party-at-stake = In palio: { FORM($prize, "the") }
party-hand-of = Smazzata { $number } di { $hands }
party-trick-of = Presa { $number } di { $tricks }
party-led-suit = { $seat } ha aperto a { $suit }
party-took = { $seat } ha preso { FORM($prize, "gender") ->
    [f] la { $prize }
   *[other] il { $prize }
  }
party-trump-card = { $card }, briscola
party-revolution-card = { $card }, rivoluzione
party-ahead = la più forte finora
party-cheer = { COUNT($seats) ->
    [one] { $seats } vince la festa!
   *[other] { $seats } vincono insieme!
  }
party-unseen = Carte punti non ancora viste ({ $away ->
    [one] una è stata tolta
   *[other] { $away } sono state tolte
  }):
party-cards-of = Carte { OF($seat) }

## Aim, standing, and the end of a round

aim = Vinci i dolcetti (+), evita gli scherzi (-). I Drac viola sono briscola. Nell’ultima presa c’è la MORTE: se la prendi, fai 0 punti.
aim-campaign = Vinci i dolcetti (+), evita gli scherzi (-). I Drac viola sono briscola. Nell’ultima presa c’è la MORTE: se la prendi, fai 0 punti. { $hands ->
    [one] Vince il totale migliore dopo una smazzata.
   *[other] Vince il totale migliore dopo { $hands } smazzate.
  }
standing-none = La tua smazzata finora: 0, ancora nessuna carta punti.
standing-now = La tua smazzata finora: { COUNT($cards) ->
    [one] { SIGNED($points) }, una carta punti.
   *[other] { SPACED($cards) } = { SIGNED($points) }.
  }
standing-last = La tua smazzata finora: { COUNT($cards) ->
    [one] { SIGNED($points) }, una carta punti.
   *[other] { SPACED($cards) } = { SIGNED($points) }.
  } Se vinci quest’ultima presa, fai 0 punti.
standing-done = La tua smazzata: { COUNT($cards) ->
    [one] { SIGNED($points) }, una carta punti.
   *[other] { SPACED($cards) } = { SIGNED($points) }.
  }
standing-dead = { $points ->
    [0] MORTE: in questa smazzata fai 0 punti.
   *[other] MORTE: in questa smazzata fai 0 punti, non { SIGNED($points) }.
  }
standing-total = Il tuo totale di tutte le smazzate: { SIGNED($total) }.
round-over = La smazzata è finita
round-hand = La smazzata { $number } di { $hands } è finita
round-cards = carte punti: { SPACED($cards) }
round-none = nessuna carta punti
round-dead = { $points ->
    [0] MORTE: 0 punti in questa smazzata
   *[other] MORTE: 0 punti in questa smazzata, non { SIGNED($points) }
  }
round-wins = { COUNT($seats) ->
    [one] { $seats } vince con il punteggio più alto fra chi è in vita.
   *[other] { $seats } hanno il punteggio più alto fra chi è in vita e vincono insieme.
  }
round-death = { $seat } ha preso la MORTE e non può vincere.
round-wins-campaign = { COUNT($seats) ->
    [one] { $seats } vince con il totale più alto.
   *[other] { $seats } hanno il totale più alto e vincono insieme.
  }
round-death-campaign = { $seat } ha preso la MORTE.
round-next = E adesso la prossima smazzata!
end-hand = Tutte le carte sono state giocate.
end-campaign = { $hands ->
    [one] L’unica smazzata è stata giocata.
   *[other] Tutte le { $hands } smazzate sono state giocate.
  }

## Explanations: what the signs on the table say when you tap them

explain-trump = I Drac sono briscola: qualsiasi Drac batte ogni carta di un altro seme.
explain-trick-of = In ogni presa è in palio una carta punti. Nella presa { $tricks }, l’ultima, c’è la MORTE.
explain-hand-of = Una campagna finisce dopo la smazzata { $hands }. In ogni smazzata si danno carte nuove, e i punteggi si sommano.
explain-led = Si è aperto a { $suit }. Se ne hai, devi giocarne uno. Se non ne hai, gioca quello che vuoi.
explain-took = { $seat } ha giocato la carta più forte: prende la carta punti e apre la prossima presa.
explain-deck = Carte punti ancora coperte, una per ogni presa che manca. In fondo c’è la MORTE. { $away ->
    [one] Un’altra carta è stata tolta senza guardarla.
   *[other] Altre { $away } carte sono state tolte senza guardarle.
  }
explain-deck-last = Del mazzo punti resta solo la MORTE. È in palio nell’ultima presa.
explain-next = Nella prossima presa è in palio questa carta punti.
explain-treat = Un dolcetto: se vinci questa presa, guadagni punti.
explain-prank = Uno scherzo: se vinci questa presa, perdi punti.
explain-death = La MORTE: se vinci quest’ultima presa, fai 0 punti in questa smazzata.
explain-order = { $order ->
    [reversed] Le carte con le frecce in cerchio sono in numero dispari, quindi in questa presa la bassa batte l’alta: il numero più forte è l’1.
   *[straight] L’alta batte la bassa: il numero più forte è il 12. Ogni carta con le frecce in cerchio rovescia l’ordine nella sua presa.
  }
explain-ahead = La stella indica la carta che finora vince la presa.
explain-cards = { $cards ->
    [one] { $seat } ha ancora una carta.
   *[other] { $seat } ha ancora { $cards } carte.
  }
explain-won = Carte punti vinte da { $seat } in questa smazzata. I dolcetti hanno gli angoli arrotondati, gli scherzi no.
explain-dead = { $hands ->
    [1] { $seat } ha vinto l’ultima presa e ha preso la MORTE: 0 punti e niente vittoria.
   *[other] { $seat } ha vinto l’ultima presa e ha preso la MORTE: 0 punti in quella smazzata.
  }
explain-unseen = Carte punti che nessuno ha ancora visto. Sono nel mazzo o sono state tolte.

party-trump = briscola
party-last = Presa precedente
party-won-of = Carte punti vinte: { ROW($cards) }

## The one-page sheet: the rules for somebody who has never seen the game

sheet-page-aim = Un gioco di prese da 4 a 6 giocatori. Vinci i dolcetti, lascia gli scherzi agli altri e sta’ alla larga dalla MORTE.
sheet-page-scores = Che cosa c’è in palio
sheet-page-treats = I dolcetti sono punti in più: da +1 a +5, uno per valore.
sheet-page-pranks = Gli scherzi sono punti in meno: da -1 a -5, due per valore.
sheet-page-last = La MORTE è in palio nell’ultima presa. Se la prendi, fai 0 punti nella smazzata e non puoi vincerla.
sheet-page-suits = Le carte
sheet-page-trump = Ci sono cinque semi, ognuno con i numeri da 1 a 12. I Drac viola sono briscola: qualsiasi Drac batte ogni altro seme.
sheet-page-revolution = Le frecce in cerchio vogliono dire RIVOLUZIONE. Una carta con le frecce rovescia l’ordine della sua presa: la bassa batte l’alta. Una seconda lo raddrizza. Ce ne sono quattro per seme, ma nessuna fra i Drac.
sheet-page-trick = Una presa
sheet-page-turned = Si scopre la prima carta del mazzo punti: è in palio in questa presa.
sheet-page-lead = Se apri tu, gioca una carta qualsiasi.
sheet-page-follow = Gli altri seguono in senso orario. Se hai il seme di apertura, devi rispondere. Se no, gioca quello che vuoi.
sheet-page-take = Vince il Drac più forte. Se non ci sono Drac, vince la carta più forte del seme di apertura. Chi vince prende la carta punti e apre la prossima presa.
sheet-page-led = apre
sheet-page-wins = vince
sheet-page-high = L’alta batte la bassa. Il 12 di Ossuti è di un altro seme e non può vincere.
sheet-page-drac = Un Drac le batte tutte: basta un 3.
sheet-page-low = Il 5 ha le frecce, quindi la bassa batte l’alta. È anche la carta più bassa, e vince.
sheet-page-ending = Come finisce
sheet-page-end = Quando tutte le carte sono state giocate, somma le tue carte punti. Vince il punteggio più alto, anche se è sotto zero. A parità si vince insieme. Ma se hai preso la MORTE, fai 0 punti e non puoi vincere.
sheet-page-won = Carte punti vinte
sheet-page-counts = Punteggio
sheet-page-nothing = nessuna
sheet-page-zero = 0, e non puoi vincere
sheet-page-campaign = In una campagna si giocano tante smazzate quanti sono i giocatori. I punteggi si sommano, anche gli 0 della MORTE, e vince il totale più alto.
sheet-page-players = Giocatori
sheet-page-each = Carte a testa (e prese)
sheet-page-away = Carte punti tolte senza guardarle

## The lesson: a guided end of a round, spoken by a friend. A few short sentences each.

lesson-hello = Ti diamo il benvenuto alla festa! Nove prese sono già fatte, ne restano sei, e tu hai sei carte. Alla fine vince chi ha più punti.
lesson-offer = In ogni presa è in palio la carta punti al centro. Ora c’è il { SIGNED($prize) }, un dolcetto: prendilo!
lesson-follow = Si è aperto a Buh, quindi devi giocare un Buh anche tu. L’alta batte la bassa: vinci la presa con il 12!
lesson-follow-low = Anche il 3 è un Buh. Ma il 10 sul tavolo lo batte, e il dolcetto va a qualcun altro.
lesson-follow-done = Il tuo 12 batte il 10, e il { SIGNED($prize) } è tuo! Chi vince una presa apre la prossima: tocca di nuovo a te.
lesson-duck = Nella prossima presa c’è il { SIGNED($prize) }: uno scherzo, e non lo vuole nessuno! Puoi aprire con qualsiasi carta: scegline una bassa e lascialo agli altri.
lesson-duck-drac = Questo è un Drac, e nessuno ne ha più uno più forte: lo scherzo toccherebbe a te! Apri con una carta bassa.
lesson-duck-done = Tutti dovevano giocare un Buh. Il più alto era { OF($seat) }, che prende il { SIGNED($prize) }.
lesson-trump = I Drac viola sono briscola: qualsiasi Drac batte ogni carta di un altro seme. Tu ne hai due.
lesson-cut = Un altro dolcetto: { SIGNED($prize) }! Si è aperto a Ossuti e tu non ne hai, quindi puoi giocare quello che vuoi. Basta il tuo Drac piccolo.
lesson-cut-dear = Vince anche quello. Ma basta il Drac piccolo: quello grande per ora tienilo.
lesson-cut-off = Puoi scartare questa carta, ma non vincerà: non è né un Ossuto né un Drac. Il dolcetto va a qualcun altro.
lesson-cut-done = Il tuo 4 batte perfino un 12, perché è briscola. Il { SIGNED($prize) } è tuo, e apri di nuovo tu.
lesson-turn = Vedi le frecce in cerchio sul tuo 5? Una carta con le frecce rovescia l’ordine della sua presa: la bassa batte l’alta, anche tra i Drac. Una seconda lo raddrizza.
lesson-revolt = In palio c’è il { SIGNED($prize) }. Apri con il 5 di Frankie: con le sue frecce vince il Frankie più basso.
lesson-revolt-low = L’1 non ha frecce: l’alta batte la bassa, e tu perdi. Apri con il 5.
lesson-revolt-drac = Vincerebbe anche il tuo Drac. Ma per questo dolcetto basta un 5.
lesson-revolt-done = La bassa batte l’alta, quindi il tuo 5 batte il 7, il 9 e il 12. Il { SIGNED($prize) } è tuo!
lesson-death = Restano due prese. In fondo al mazzo c’è la MORTE: se vinci l’ultima presa, fai 0 punti e non puoi vincere la partita.
lesson-last-but-one = In palio c’è il { SIGNED($prize) }. Ma se tieni il Drac, ti farà prendere la MORTE! Giocalo adesso e tieni l’1.
lesson-last-but-one-low = Così per l’ultima presa ti resterebbe solo il Drac. Vince di sicuro, e la MORTE ti porta via tutti i punti.
lesson-last-but-one-done = Il { SIGNED($prize) } fa un po’ male, ma la MORTE ti sarebbe costata tutto.
lesson-last = Ecco l’ultima presa, quella per la MORTE. Apri con l’1: per una volta è bello perdere.
lesson-last-done = { $seat } prende la MORTE e fa 0 punti. Vinci tu con { SIGNED($points) }!
lesson-all = Ed ecco tutto il gioco: dolcetti e scherzi, briscola, rivoluzioni, MORTE. Tocca un segno qualsiasi sul tavolo per sapere che cosa significa.

# Of the number beside a player's name.
explain-score = Punti finora: dolcetti meno scherzi.

## What the coach counts: in $times out of 100 ways the hidden cards could lie

fact-lacks = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } non ha { $suit }.
fact-can-turn = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } ha una carta RIVOLUZIONE.
fact-holds = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } ha { FORM($card, "the") }.
# .more e .less seguono «Con «{ $move }»»: né maiuscola né punto. Con «Gioca 06» prendi meno spesso il +3, e questo ti aiuta.
fact-you-take = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 prendi { FORM($prize, "gender") ->
    [f] la { $prize }
   *[other] il { $prize }
  }.
    .more = prendi più spesso il { $prize }
    .less = prendi meno spesso il { $prize }
    .always = prendi il { $prize }
    .never = non prendi il { $prize }
fact-you-take-prank = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 prendi { FORM($prize, "gender") ->
    [f] la { $prize }
   *[other] il { $prize }
  }.
    .more = prendi più spesso il { $prize }
    .less = prendi meno spesso il { $prize }
    .always = prendi il { $prize }
    .never = non prendi il { $prize }
fact-takes = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 { $seat } prende { FORM($prize, "gender") ->
    [f] la { $prize }
   *[other] il { $prize }
  }.
    .more = { $seat } prende più spesso il { $prize }
    .less = { $seat } prende meno spesso il { $prize }
    .always = { $seat } prende il { $prize }
    .never = { $seat } non prende il { $prize }
fact-later-treat = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 vinci un dolcetto più avanti in questa smazzata.
    .more = vinci più spesso un dolcetto più avanti in questa smazzata
    .less = vinci meno spesso un dolcetto più avanti in questa smazzata
fact-later-prank = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 ti tocca uno scherzo più avanti in questa smazzata.
    .more = ti tocca più spesso uno scherzo più avanti in questa smazzata
    .less = ti tocca meno spesso uno scherzo più avanti in questa smazzata
fact-you-die = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 prendi la MORTE.
    .more = prendi più spesso la MORTE
    .less = prendi meno spesso la MORTE
    .always = prendi la MORTE
    .never = non prendi la MORTE
fact-plus = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 fai più di 0 punti in questa smazzata.
fact-minus = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 fai meno di 0 punti in questa smazzata.

## What a screen reader says of figures and signs on the table

party-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
party-trump-said = I { $suit } sono briscola
party-was-at-stake = Era in palio { FORM($prize, "the") }
party-order-was = { $order ->
    [reversed] In quella presa la bassa batteva l’alta
   *[straight] In quella presa l’alta batteva la bassa
  }{ $count ->
    [0] { "" }
    [one] , con una carta rivoluzione
   *[other] , con { $count } carte rivoluzione
  }
