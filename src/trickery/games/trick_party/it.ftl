### Trick Party: all that it says, to players and on the page, in Italian.

## The box

blurb = I fantasmi raccolgono dolcetti; le rivoluzioni mettono sottosopra ogni presa; l'ultima se la prende la MORTE.
option-campaign = Campagna
option-campaign-help = tante smazzate quanti sono i giocatori; i punteggi si sommano (TP-15)

## Cards and moves

name-pumpkinheads = Zucconi
name-boos = Buh
name-skellies = Ossuti
name-frankies = Frankie
name-dracs = Drac
name-death = MORTE
card = { $number } di { $suit }
move-play = gioca { $card }

## What the seat to move is asked

prompt-lead = Apri la presa: in palio c'è { $prize ->
    [MORTE] la MORTE
   *[other] { $prize }
  }.
prompt-follow = Gioca una carta: in palio c'è { $prize ->
    [MORTE] la MORTE
   *[other] { $prize }
  }, si è aperto a { $suit }.

## Why a move is not allowed

why-not-held = fra le tue carte non c'è nessun { $card }
why-follow = hai { $suit } in mano, quindi devi rispondere al seme (TP-8)

## What happened

news-takes = { $seat } vince la presa e prende { $prize ->
    [MORTE] la MORTE
   *[other] { $prize }
  }.
news-death = { $seat } vince l'ultima presa, e con lei la MORTE.
news-hand-over = La smazzata è finita: { ROW($scores) }.
news-next = Nella prossima presa è in palio { $prize ->
    [MORTE] la MORTE
   *[other] { $prize }
  }.
standing = { $seat } { SIGNED($points) }

## The table, at the prompt

table-hand = Smazzata { $number } di { $hands }. Punti: { ROW($scores) }
table-totals = Totali: { ROW($scores) }
table-offer = In palio: { $prize } ({ $left ->
    [0] sotto c'è solo la MORTE
    [one] sotto ci sono una carta punti e la MORTE
   *[other] sotto ci sono { $left } carte punti e la MORTE
  })
table-offer-last = In palio: la MORTE (ultima presa)
table-laid = Sul tavolo: { ROW($plays) }
table-laid-none = Sul tavolo: ancora niente
table-play = { $seat }: { $card }
table-marked = { $card } *
table-your-hand = La tua mano (* porta RIVOLUZIONE):
table-suit = { $suit }: { SPACED($numbers) }

## The score sheet

sheet-hand = Smazzata { $number }
sheet-trick = Presa { $number }: { $prize }
sheet-total = Totale
sheet-sums = le somme delle carte punti vinte; 0 per chi ha preso la MORTE (TP-12)
sheet-took-death = { $seat } ha preso la MORTE
sheet-takes = { $seat } prende { $prize ->
    [MORTE] la MORTE
   *[other] { $prize }
  } con { $card }
sheet-revolutions = { $turns ->
    [one] una rivoluzione: la bassa batte l'alta (TP-9)
   *[other] { $turns } rivoluzioni: { $order ->
        [reversed] la bassa batte l'alta (TP-9)
       *[straight] si annullano (TP-9)
      }
  }
sheet-trump = un Drac batte ogni altro seme (TP-10)
sheet-death = la smazzata di { $seat } vale 0 (TP-12)
sheet-death-instead = la smazzata di { $seat } vale 0, non { SIGNED($sum) } (TP-12)
sheet-wins = { $seat } vince con la somma più alta fra chi è in vita (TP-13)
sheet-shares = { $seat } ha la somma più alta fra chi è in vita e condivide la vittoria (TP-13)
sheet-wins-campaign = { $seat } vince con il totale più alto (TP-15)
sheet-shares-campaign = { $seat } ha il totale più alto e condivide la vittoria (TP-15)
sheet-dead = { $seat } ha preso la MORTE e non può vincere (TP-12)
sheet-note = Vince la somma più alta fra chi è in vita, anche sotto lo 0; la MORTE porta a 0 una smazzata.
sheet-note-campaign = Vince il totale più alto; la MORTE porta a 0 una smazzata.
sheet-note-hand = Smazzata { $number } di { $hands }.
sheet-note-left = { $tricks ->
    [one] In questa smazzata manca una presa, quella per la MORTE.
   *[other] In questa smazzata mancano { $tricks } prese, l'ultima per la MORTE.
  }
sheet-note-dealt = Sta per cominciare la prossima smazzata.

## Why the rule of thumb plays a card

reason-sure = vince di sicuro una carta punti che voglio
reason-hope = è la mia migliore occasione per vincere una carta punti che voglio
reason-dear = una carta più forte sarebbe sprecata per questa carta punti
reason-spare = questa carta punti non la posso vincere, e questa è la carta che mi serve meno
reason-duck = non può vincere, e questa carta punti non la vuole nessuno
reason-free = non può vincere, e la prossima volta che si apre al suo seme avrò le mani libere
reason-safest = è quella che rischia meno di vincere una carta punti che nessuno vuole
reason-now = può darsi che vinca una brutta carta punti, ma più tardi mi costerebbe di più
reason-caught = questa carta punti la prendo comunque, e questa è la carta che mi serve meno
reason-in-time = un Drac nell'ultima presa porta la MORTE, quindi deve andarsene in tempo
reason-forgiven = sono sotto zero, quindi tengo i miei Drac per la MORTE, che mi riporta a 0

## What is wrong with a record

record-no-deal = una smazzata comincia con la sua distribuzione: hands, score_deck, put_away e (la prima) start
record-start = start deve essere un posto da 0 a { $last }
record-other-start = questa smazzata la comincia il posto { $number } (TP-16)
record-hands = hands deve essere fatto di { $players } elenchi di { $cards } carte (TP-5)
record-no-card = «{ $text }» non è una carta
record-twice = nelle mani c'è più di un { $card }
record-score-lists = score_deck e put_away devono essere elenchi di { $used } e { $unused } carte punti (TP-4)
record-score-cards = score_deck e put_away devono contenere una volta ciascuna delle 15 carte punti (TP-3)

## On the page

party-deck = Mazzo punti: { $left ->
    [one] una carta coperta
   *[other] { $left } carte coperte
  }, poi la MORTE. { $away ->
    [one] 1 tolta senza guardarla
   *[other] { $away } tolte senza guardarle
  }.
party-left = mazzo
party-next = poi
party-end = la fine
party-treat = dolce
party-trick = scherzo
party-high = alta vince
party-low = bassa vince
party-order = { $order ->
    [reversed] Ordine rovesciato: la bassa batte l'alta
   *[straight] L'alta batte la bassa
  }{ $count ->
    [0] { "" }
    [one] , una carta rivoluzione nella presa
   *[other] , { $count } carte rivoluzione nella presa
  }
party-offer = in palio: { $prize },
party-hand-of = Smazzata { $number } di { $hands }
party-trick-of = Presa { $number } di { $tricks }
party-led = { $seat } ha aperto a
party-took = { $seat } ha preso { $prize ->
    [MORTE] la MORTE
   *[other] { $prize }
  }
party-trump-card = { $card }, briscola
party-revolution-card = { $card }, rivoluzione
party-ahead = la più forte finora
party-winners = { $seats }
party-wins = vince la festa
party-shares = vincono insieme
party-unseen = Carte punti non ancora viste, { $away ->
    [one] di cui una tolta
   *[other] di cui { $away } tolte
  }:
party-cards-of = Carte di { $seat }

## Aim, standing, and the end of a hand

aim = Vinci i dolcetti (+), evita gli scherzi (-). I Drac viola sono briscola. L'ultima presa è la MORTE: 0 punti.
aim-campaign = Vinci i dolcetti (+), evita gli scherzi (-). I Drac viola sono briscola. L'ultima presa è la MORTE: 0 punti. Conta il totale di { $hands } smazzate.
standing-none = Se finisse adesso: 0, ancora nessuna carta punti.
standing-now = Se finisse adesso: { SIGNED($points) }{ COUNT($cards) ->
    [one] , una carta punti.
   *[other] { " " }= { SPACED($cards) }.
  }
standing-last = Finora { SIGNED($points) } ({ SPACED($cards) }). Chi fa quest'ultima presa ha 0.
standing-done = Questa smazzata: { SIGNED($points) } ({ SPACED($cards) }).
standing-dead = { $points ->
    [0] MORTE: la tua smazzata vale 0.
   *[other] MORTE: la tua smazzata vale 0, non { SIGNED($points) }.
  }
standing-total = Il tuo totale con tutte le smazzate: { SIGNED($total) }.
round-over = La smazzata è finita
round-hand = La smazzata { $number } di { $hands } è finita
round-cards = carte punti: { SPACED($cards) }
round-none = nessuna carta punti
round-dead = { $points ->
    [0] MORTE: la smazzata vale 0
   *[other] MORTE: la smazzata vale 0, non { SIGNED($points) }
  }
round-wins = { COUNT($seats) ->
    [one] { $seats } vince con la somma più alta fra chi è in vita.
   *[other] { $seats } condividono la vittoria con la somma più alta fra chi è in vita.
  }
round-death = { $seat } ha preso la MORTE e non può vincere.
round-wins-campaign = { COUNT($seats) ->
    [one] { $seats } vince con il totale più alto.
   *[other] { $seats } condividono la vittoria con il totale più alto.
  }
round-death-campaign = { $seat } ha preso la MORTE.
round-next = Si passa alla prossima smazzata.
end-hand = Tutte le carte sono state giocate.
end-campaign = Tutte e { $hands } le smazzate sono state giocate.

## Explanations: what badges of the table say of themselves

explain-trump = I Drac sono briscola: qualsiasi Drac batte ogni carta di un altro seme.
explain-trick-of = In ogni presa è in palio una carta punti. Nell'ultima delle { $tricks } c'è la MORTE.
explain-hand-of = Una campagna ha { $hands } smazzate, ogni volta con carte nuove. I punteggi si sommano.
explain-led = Si è aperto a { $suit }: chi ne ha deve rispondere. Chi non ne ha gioca quello che vuole, anche un Drac.
explain-took = { $seat } aveva la carta più forte: prende la carta punti e apre la prossima presa.
explain-deck = Carte punti ancora coperte, una per ogni presa che manca. Sotto c'è la MORTE; { $away ->
    [one] un'altra è stata tolta senza guardarla
   *[other] altre { $away } sono state tolte senza guardarle
  }.
explain-deck-last = Del mazzo punti resta solo la MORTE: è in palio nell'ultima presa.
explain-next = Nella prossima presa è in palio questa carta punti.
explain-treat = Un dolcetto: punti in più per chi fa questa presa.
explain-prank = Uno scherzo: punti in meno per chi fa questa presa.
explain-death = La MORTE: chi fa quest'ultima presa ha 0 punti in questa smazzata.
explain-order = { $order ->
    [reversed] In questa presa la bassa batte l'alta e l'1 è il più forte: le carte con le frecce in cerchio sono in numero dispari.
   *[straight] L'alta batte la bassa e il 12 è il più forte. Ogni carta con le frecce in cerchio rovescia l'ordine nella sua presa.
  }
explain-ahead = La stella: questa carta farebbe la presa, se finisse adesso.
explain-cards = { $cards ->
    [one] { $seat } ha una carta in mano.
   *[other] { $seat } ha { $cards } carte in mano.
  }
explain-won = Carte punti vinte da { $seat } in questa smazzata: le tonde sono dolcetti, le altre scherzi.
explain-dead = { $hands ->
    [1] { $seat } ha fatto l'ultima presa e ha preso la MORTE: 0 punti e niente vittoria.
   *[other] { $seat } ha fatto l'ultima presa e ha preso la MORTE: la smazzata vale 0.
  }
explain-unseen = Carte punti che nessuno ha ancora visto. Sono nel mazzo o sono state tolte.

party-trump = briscola
party-last = presa di prima
party-won-of = Carte punti vinte: { ROW($cards) }

## The one-page sheet: the rules for somebody who has never seen the game

sheet-page-aim = Un gioco di prese da 4 a 6 giocatori. Vinci i dolcetti, lascia gli scherzi agli altri e sta' alla larga dalla MORTE.
sheet-page-scores = Che cosa c'è in palio
sheet-page-treat = dà punti in più: da +1 a +5, uno per valore.
sheet-page-prank = dà punti in meno: da -1 a -5, due per valore.
sheet-page-death = aspetta nell'ultima presa. Chi la prende ha 0 punti nella smazzata e non può vincerla.
sheet-page-suits = Le carte
sheet-page-trump = Cinque semi, ognuno con i numeri da 1 a 12. I Drac viola sono briscola: qualsiasi Drac batte ogni altro seme.
sheet-page-revolution = Le frecce in cerchio sono una RIVOLUZIONE. Ogni carta con le frecce rovescia la sua presa: la bassa batte l'alta. Due si annullano. Le hanno quattro carte per seme, ma nessun Drac.
sheet-page-trick = Una presa
sheet-page-turned = Si scopre la prima carta punti del mazzo: è in palio in questa presa.
sheet-page-lead = Chi apre gioca una carta qualsiasi.
sheet-page-follow = Gli altri seguono in senso orario. Se hai il seme di apertura devi rispondere; se no, gioca quello che vuoi.
sheet-page-take = Vince il Drac più forte, se no la carta più forte del seme di apertura. Chi vince prende la carta punti e apre la prossima presa.
sheet-page-led = apre
sheet-page-wins = vince
sheet-page-high = L'alta batte la bassa. Il 12 di Ossuti è di un altro seme e non può vincere.
sheet-page-drac = Un Drac batte tutte le altre, perfino con un 3.
sheet-page-low = Il 5 ha le frecce: ora la bassa batte l'alta, e il 5 è il più basso.
sheet-page-ending = Come finisce
sheet-page-end = Quando le carte sono finite, ognuno somma le sue carte punti. Vince la somma più alta, anche negativa; a parità si condivide la vittoria. Ma chi ha preso la MORTE ha 0 e non può vincere.
sheet-page-won = Carte punti vinte
sheet-page-counts = valgono
sheet-page-nothing = nessuna
sheet-page-no-win = e niente vittoria
sheet-page-campaign = Una campagna ha tante smazzate quanti sono i giocatori: si somma tutto, anche lo 0 della MORTE, e vince il totale più alto.
sheet-page-players = Giocatori
sheet-page-each = Carte a testa, e prese
sheet-page-away = Carte punti tolte senza guardarle

## The lesson: a guided end of a hand. At most two short sentences each.

lesson-hello = Ti diamo il benvenuto alla festa! Nove prese sono già fatte, ne restano sei, e hai sei carte. Alla fine vince chi ha più punti.
lesson-offer = In ogni presa è in palio la carta punti al centro. Questa è { SIGNED($prize) }, un dolcetto: prendilo!
lesson-follow = Si è aperto a Buh, quindi devi giocare un Buh anche tu. L'alta batte la bassa: fai la presa con il 12.
lesson-follow-low = Anche il 3 è un Buh. Ma il 10 sul tavolo lo batte, e il dolcetto va a qualcun altro.
lesson-follow-done = Il tuo 12 batte il 10, e { SIGNED($prize) } è tuo. Chi fa la presa apre la prossima: tocca a te.
lesson-duck = Nella prossima presa c'è { SIGNED($prize) }, uno scherzo: non lo vuole nessuno. Puoi aprire con qualsiasi carta: scegline una bassa e lascialo agli altri.
lesson-duck-drac = Questo è un Drac, e nessuno ne ha uno più forte: lo scherzo sarebbe tuo. Apri con una carta bassa.
lesson-duck-done = Tutti dovevano giocare un Buh. Il più alto era di { $seat }, che prende { SIGNED($prize) }.
lesson-trump = I Drac viola sono briscola: qualsiasi Drac batte ogni carta di un altro seme. Tu ne hai due.
lesson-cut = Di nuovo un dolcetto: { SIGNED($prize) }. Si è aperto a Ossuti e tu non ne hai: puoi giocare quello che vuoi. Basta il Drac piccolo.
lesson-cut-dear = Vince anche quello. Ma basta il Drac piccolo: il grande per ora tienilo.
lesson-cut-off = Puoi scartare questa carta, ma non può vincere: non è né un Ossuto né un Drac. Il dolcetto va a qualcun altro.
lesson-cut-done = Il tuo 4 batte perfino un 12, perché è briscola. { SIGNED($prize) } è tuo, e apri di nuovo tu.
lesson-turn = Vedi le frecce in cerchio sul tuo 5? Ogni carta con le frecce rovescia la sua presa: la bassa batte l'alta. Una seconda la raddrizza.
lesson-revolt = In palio c'è { SIGNED($prize) }. Apri con il 5 di Frankie: con le sue frecce vince il Frankie più basso.
lesson-revolt-low = L'1 non ha frecce: l'alta batte la bassa e il tuo 1 perde. Apri con il 5.
lesson-revolt-drac = Vincerebbe anche il tuo Drac. Ma per questo dolcetto basta un 5.
lesson-revolt-done = La bassa batte l'alta: il tuo 5 batte il 7, il 9 e il 12. { SIGNED($prize) } è tuo!
lesson-death = Restano due prese. Sotto il mazzo c'è la MORTE: chi fa l'ultima presa ha 0 punti e non può vincere.
lesson-last-but-one = In palio c'è { SIGNED($prize) }. Ma nell'ultima presa il tuo Drac prenderebbe la MORTE! Giocalo adesso e tieni l'1.
lesson-last-but-one-low = Così ti resta il Drac per l'ultima presa. Vince di sicuro, e la MORTE porta a 0 tutti i tuoi punti.
lesson-last-but-one-done = { SIGNED($prize) } ti costa poco. La MORTE ti sarebbe costata tutto.
lesson-last = L'ultima presa: in palio c'è la MORTE. Apri con l'1: per una volta è bello perdere.
lesson-last-done = { $seat } prende la MORTE e ha 0. Vinci tu con { SIGNED($points) }!
lesson-all = Ecco tutto: dolcetti e scherzi, briscola, rivoluzioni, MORTE. Tocca qualsiasi segno sul tavolo, e si spiega da solo.

# Of the number beside a player's name.
explain-score = Punti finora: dolcetti meno scherzi.

## What the coach counts in imagined worlds: in $times of 100 of them

fact-lacks = In { $times } casi su 100 { $seat } non ha { $suit }.
fact-can-turn = In { $times } casi su 100 { $seat } ha una carta rivoluzione.
fact-holds = In { $times } casi su 100 { $seat } ha la carta { $card }.
fact-you-take = In { $times } casi su 100 prendi { $prize }.
fact-takes = In { $times } casi su 100 { $seat } prende { $prize }.
fact-you-die = In { $times } casi su 100 prendi la MORTE.
fact-plus = In { $times } casi su 100 la smazzata ti porta punti.
fact-minus = In { $times } casi su 100 la smazzata ti costa punti.
