### Tricksters: all that it says, to players and on the page, in Italian.

## The box

blurb = Ogni carta mostra tutte e quattro le bestiole; in ogni round qualcuno decide chi fa coppia con chi.

## Names

name-ravens = Corvi
name-foxes = Volpi
name-rats = Ratti
name-toads = Rospi

## Moves
## On buttons, in the log after a name ("Ann: gioca la carta A1"), and typed at the prompt. They must differ from each other.

move-draft = scegli la carta { $card }
move-take-suit = prendi { $suit ->
    [Volpi] le Volpi
   *[other] i { $suit }
  }
move-pair = metti in coppia { $seat_first } e { $seat }
move-play = gioca la carta { $card }

## What the one to move is asked

prompt-draft =
    { $cards ->
        [one] Scegli l'ultima carta scoperta; tutti sapranno che ce l'hai.
       *[other] Scegli una delle { $cards } carte scoperte: i numeri alti fanno prese. Tutti vedono quale.
    }
prompt-suit =
    { $left ->
        [one] Prendi l'ultima carta seme: in ogni presa che apri in questo round contano i suoi numeri.
       *[other] Prendi una carta seme: in ogni presa che apri in questo round contano i suoi numeri.
    }
prompt-pair = Decidi chi gioca con chi in questo round: in ogni presa una coppia somma i suoi numeri.
prompt-lead = Apri con una carta qualsiasi; nella presa contano { $suit ->
    [Volpi] le Volpi
   *[other] i { $suit }
  }, il tuo seme.
prompt-play = Gioca una carta qualsiasi; contano { $suit ->
    [Volpi] le Volpi
   *[other] i { $suit }
  }. La tua coppia ha già { $partner }, gli altri per ora { $others }.
prompt-partner-to-come = Gioca una carta qualsiasi; contano { $suit ->
    [Volpi] le Volpi
   *[other] i { $suit }
  }. Chi fa coppia con te gioca dopo, gli altri per ora hanno { $others }.
prompt-others-to-come =
    Gioca una carta qualsiasi; contano { $suit ->
        [Volpi] le Volpi
       *[other] i { $suit }
      }. La tua coppia ha già { $partner }, gli altri non hanno ancora giocato.

## Why a move is not allowed
## They stand after the move and a colon: "scegli la carta A1: non è fra le carte scoperte (TS-5)".

why-draft-first = prima si scelgono le carte scoperte (TS-5)
why-suits-now = ora si prendono le carte seme (TS-6)
why-pairs-now = ora devi assegnare le carte partner (TS-7)
why-tricks-now = le prese sono cominciate: ora si gioca una carta (TS-8)
why-suit-taken = { $seat } ha già preso { $suit ->
    [Volpi] le Volpi
   *[other] i { $suit }
  } (TS-6)
why-drafted = l'ha già scelta { $seat } (TS-5)
why-drafted-yourself = l'hai già scelta tu (TS-5)
why-dealt = l'hai ricevuta dal mazziere: è già nella tua mano
why-not-face-up = non è fra le carte scoperte (TS-5)
why-played = in questo round è già stata giocata
why-not-held = non è nella tua mano (TS-8)

## News: what a move led to

news-trick =
    { $how ->
        [tie] { $seats } vincono la presa: { $sum } pari ({ $suit }), ma aveva aperto l'altra coppia; ora apre { $seat_next }.
       *[higher] { $seats } vincono la presa, { $sum } a { $against } ({ $suit }); ora apre { $seat_next }.
    }
news-last-trick =
    { $how ->
        [tie] { $seats } vincono l'ultima presa: { $sum } pari ({ $suit }), ma aveva aperto l'altra coppia.
       *[higher] { $seats } vincono l'ultima presa, { $sum } a { $against } ({ $suit }).
    }
news-round-over = Il round { $round } è finito: { $first }; { $second }.
news-target = Tutti hanno dato le carte una volta: il traguardo è a { $target } punti.
news-target-reached =
    { COUNT($seats) ->
        [one] { $seats } ha raggiunto il traguardo di { $target } punti.
       *[other] { $seats } hanno raggiunto il traguardo di { $target } punti.
    }
news-wins-alone = In seconda posizione c'è parità, quindi vince soltanto { $seat }.
news-victory = { $seats } vincono insieme.
news-round-begins = Round { $round }: dà le carte { $seat_dealer }, comincia a scegliere { $seat }.
news-suits = Tutte le carte scoperte sono andate; con le carte seme comincia { $seat }.
news-pairs = Ognuno ha un seme; { $seat } assegna le carte partner.
news-teams = { $seats } giocano contro { $seats_against }; { $seat_leader } apre a { $suit }.

## Said in several places

round-number = Round { $round }
pair-took =
    { $tricks ->
        [0] { $seats } non hanno fatto prese, { SIGNED($points) } a testa
        [one] { $seats } hanno fatto { $tricks } presa, { SIGNED($points) } a testa
       *[other] { $seats } hanno fatto { $tricks } prese, { SIGNED($points) } a testa
    }
card-laid = { $seat } con { $counts } (carta { $card })

## The table as text

table-undealt = Non si sono ancora date le carte.
table-round = Round { $round }, dà le carte { $seat }.
table-target = Il traguardo è a { $target } punti.
table-target-later = Il traguardo si fissa dopo il round { $round }.
table-scores = Punteggi: { ROW($scores) }
table-score = { $seat }: { $points }
table-round-done = Round { $round }: { $first }; { $second }
table-pairs = { $seats } giocano contro { $seats_against }.
table-legend = Una carta mostra i suoi valori per [Corvo Volpe Ratto Rospo].
table-card = { $card } [{ SPACED($values) }]
table-seat = { $seat }: { ROW($facts) }
table-seat-you = { $seat } (tu): { ROW($facts) }
table-leads = apre a { $suit }
table-tricks =
    { $tricks ->
        [0] nessuna presa
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }
table-holds =
    { $hidden ->
        [one] ha { ROW($cards) } e { $hidden } nascosta
       *[other] ha { ROW($cards) } e { $hidden } nascoste
    }
table-holds-known = ha { ROW($cards) }
table-holds-hidden =
    { $hidden ->
        [one] ha { $hidden } carta nascosta
       *[other] ha { $hidden } carte nascoste
    }
table-holds-nothing = non ha carte
table-face-up = Scoperte: { ROW($cards) }
table-suits-left = Carte seme rimaste: { ROW($suits) }
table-trick-taken =
    { $how ->
        [tie] Presa { $number } ({ $suit }): { ROW($plays) } ({ $sum } pari, per { $seats })
       *[higher] Presa { $number } ({ $suit }): { ROW($plays) } ({ $sum } a { $against } per { $seats })
    }
table-trick = Presa { $number } ({ $suit }): { ROW($plays) }
table-trick-empty = Presa { $number } ({ $suit }): ancora niente
table-unseen = Nascoste nelle altre mani: { ROW($cards) }
table-hand = La tua mano: { ROW($cards) }
table-hand-empty = La tua mano: vuota

## The score sheet

sheet-playing = Round { $round }, in corso
sheet-total = Totale
sheet-earned =
    { $seats } { $tricks ->
        [0] non hanno fatto prese
        [one] hanno fatto { $tricks } presa
       *[other] hanno fatto { $tricks } prese
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a testa (TS-11)
sheet-earning =
    { $seats } { $tricks ->
        [0] non hanno ancora prese
        [one] hanno { $tricks } presa finora
       *[other] hanno { $tricks } prese finora
    }: per adesso { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a testa (TS-11)
sheet-wins-alone = In seconda posizione c'è parità, quindi vince soltanto { $seat } (TS-13).
sheet-victory = { $seats } vincono insieme.
sheet-target-later =
    Il traguardo si fissa dopo il round { $round }: { $above } punti più del miglior punteggio di quel momento (TS-12). I due migliori vincono insieme (TS-13).
sheet-target =
    { $lacking ->
        [one] Il traguardo è a { $target }: a { $seats } manca { $lacking } punto (TS-12). I due migliori vincono insieme (TS-13).
       *[other] Il traguardo è a { $target }: a { $seats } mancano { $lacking } punti (TS-12). I due migliori vincono insieme (TS-13).
    }

## Reasons of the rule of thumb: a player explains a move of their own

reason-strong = nessuna carta scoperta ha più punti sui suoi quattro lati
reason-beats-mine = in almeno un seme batte tutto quello che ho in mano
reason-weakest = fra i semi rimasti è il mio più debole, e adesso nessuno può usarlo per aprire contro di me
reason-drafted-well = questo partner ha scelto carte forti
reason-play-last = le carte di chi siede alla mia sinistra bastano, e noi due giochiamo per ultimi nella prima presa
reason-start = è la mia carta migliore per aprire nel mio seme
reason-takes = fra le carte che dovrebbero vincere la presa è quella che mi serve meno
reason-lost = la presa è praticamente persa, e questa è la carta che mi serve meno
reason-best-chance = ci dà le migliori possibilità di vincere la presa

## What is wrong with a record
## hands, face_up and dealer are words of a file format: they stay as they are.

record-deal = un round comincia con la sua distribuzione: hands, face_up e (il primo) dealer
record-hands = hands deve essere fatto di { $players } elenchi di { $cards } carte (TS-4)
record-face-up = face_up deve essere un elenco di { $cards } carte (TS-4)
record-no-card = { $text } non è una carta: si chiamano da A1 a E4
record-twice = hands e face_up contengono { $card } più di una volta
record-dealer = dealer deve essere un posto da 0 a { $last }
record-dealer-passed = la carta mazziere è passata a { $seat } (TS-12)

## On the page: a card in words
## A screen reader says these; each critter is named in the singular, with its value on this card.

card-shows = { $card }: Corvo { $raven }, Volpe { $fox }, Ratto { $rat }, Rospo { $toad }
card-counts =
    { $card }: vale { $counts } per { $suit ->
        [Volpi] le Volpi
       *[other] i { $suit }
      } (Corvo { $raven }, Volpe { $fox }, Ratto { $rat }, Rospo { $toad })
card-known = { $card }, nota a tutti

## On the page: what stands above the table
## On a phone all of it is one or two short lines.

dealt-by = { $seat } dà le carte
target-later = traguardo dopo il round { $round }
target-now = traguardo { $target }
victory-of =
    { COUNT($seats) ->
        [one] { $seats } vince in solitaria!
       *[other] { $seats } vincono insieme!
    }
phases = Fasi di un round
phase-draft = Draft
phase-suits = Semi
phase-pairs = Coppie
phase-tricks = Prese

## On the page: the middle of the table

cards-to-draft = Carte da scegliere
suit-cards = Carte seme
suit-in-hand = nella tua mano: { ROW($values) }
sure-of-suit = Vuoi aprire a { $suit } per tutto il round?
pairing-asked = Chi gioca con chi in questo round?
pairing-decided-by = { $seat } decide chi gioca con chi.
ways-to-pair = Modi di formare le coppie
way-to-pair = { $seats }, contro { $seats_against }
way-with-you = Tu con { $seat }, contro { $seats_against }
sure-of-pairs = { $way }: per tutto il round?
stump-counts = Contano { $suit ->
    [Volpi] le Volpi
   *[other] i { $suit }
  }
stump-counted = Contavano { $suit ->
    [Volpi] le Volpi
   *[other] i { $suit }
  }
stump-leads = { $seat } apre
stump-led = { $seat } ha aperto
stump-leads-next = { $seat } apre a { $suit }

## On the page: beside the middle
## Titles of what can be unfolded; on a phone all of them stand in one row.

fold-unseen = Nascoste { $cards }
unseen-cards = Nascoste nelle altre mani
fold-last-trick = Ultima presa
fold-rounds = Round

two-pairs = Le due coppie
pair-sum = Somma: { $sum }
pair-takes-it = la vince
pair-wins-tie = pari: vince
pair-tricks =
    { $tricks ->
        [one] { $tricks } presa, { SIGNED($points) }
       *[other] { $tricks } prese, { SIGNED($points) }
    }
pair-tricks-said =
    { $tricks ->
        [one] { $tricks } presa, { SIGNED($points) } a testa
       *[other] { $tricks } prese, { SIGNED($points) } a testa
    }

trick-to = per { $seats }
trick-tie-to = parità, per { $seats }

rounds-column = Round
rounds-points = Punti
round-got =
    { $side ->
        [moon] Luna
       *[star] Stella
    }, { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }: { SIGNED($points) }
target-ends = La partita finisce a { $target } punti. Vincono i due migliori.
target-to-come = Dopo il round { $round } si fissa il traguardo: { $above } punti più del miglior punteggio di quel momento. Vincono i due migliori.

## On the page: before a player

badge-dealer = Mazziere
badge-dealer-letter = M
badge-matchmaker = Assegna le carte partner
with-partner = con { $seat }
no-suit-yet = senza seme
all-cards-of = Carte di { $seat }
known-cards-of = Carte note di { $seat }
hidden-in-hand =
    { $cards ->
        [one] { $cards } carta nascosta
       *[other] { $cards } carte nascoste
    }

## The aim, the standing and the end of a round

aim = Fai prese insieme a chi è in coppia con te nel round. Alla fine vincono i due con più punti.
aim-target = Fai prese insieme a chi è in coppia con te nel round. A { $target } punti la partita finisce e vincono i due migliori.
standing-to-come = Punti che avrai da questo round, da 0 a 5 prese della tua coppia: { SPACED($points) }.
standing =
    Se il round finisse ora: { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    } per te: { $before } + { $points } per { $tricks ->
        [0] nessuna presa
        [one] { $tricks } presa
       *[other] { $tricks } prese
    } con { $seat }.
standing-done =
    Hai { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }: { $before } + { $points } per { $tricks ->
        [0] nessuna presa
        [one] { $tricks } presa
       *[other] { $tricks } prese
    } con { $seat }.
round-over-title = Il round { $round } è finito
round-over-why =
    { $tricks ->
        [0] nessuna presa con { $seat }
        [one] { $tricks } presa con { $seat }
       *[other] { $tricks } prese con { $seat }
    }: { SIGNED($points) }
round-over-next = Nel round { $round } dà le carte { $seat }.

## On the page: what stands there explained

explain-pair = { $seats } fanno coppia in questo round: in ogni presa sommano i loro numeri.
explain-dealer = Il mazziere apre la prima presa. La carta mazziere passa a sinistra dopo ogni round.
explain-matchmaker = Decide chi gioca con chi in questo round: è sempre chi siede di fronte al mazziere.
explain-suit = Carta seme: in ogni presa aperta da { $seat } contano i numeri { $suit ->
    [Volpi] delle Volpi
   *[other] dei { $suit }
  }.
explain-no-suit = Dopo il draft ognuno prende una carta seme: dice quali numeri contano nelle prese che apre.
explain-known = Carte con l'occhio: le hai scelte allo scoperto, quindi tutti sanno che le hai.
explain-hidden = Carte distribuite e non ancora giocate: le vede soltanto { $seat }.
explain-sum = Quanto contano insieme le due carte di questa coppia. La somma più alta vince la presa; in caso di parità vince la coppia che non ha aperto.
explain-tricks = Le prese di questa coppia nel round e i punti che danno a testa; da 0 a 5 prese: 0 0 1 2 2 3.
explain-counts = Il seme di chi ha aperto: in questa presa ogni carta vale il numero { $suit ->
    [Corvi] del suo Corvo
    [Volpi] della sua Volpe
    [Ratti] del suo Ratto
   *[Rospi] del suo Rospo
  }.
explain-target-later = Dopo il round { $round } si fissa il traguardo: { $above } punti più del miglior punteggio. Chi poi lo raggiunge chiude la partita; vincono i due migliori.
explain-target-now = Quando alla fine di un round qualcuno ha { $target } punti, la partita finisce. Vincono i due migliori.
explain-phase-draft = A turno tutti prendono due delle otto carte scoperte. Con le tre distribuite bastano per cinque prese.
explain-phase-suits = Ognuno prende una delle quattro carte seme: dice quali numeri contano nelle prese che apre.
explain-phase-pairs = Chi siede di fronte al mazziere decide chi gioca con chi in questo round.
explain-phase-tricks = Cinque prese: tutti giocano una carta, e la coppia con la somma più alta vince la presa.

known-of-you =
    { $cards ->
        [one] { $cards } delle tue carte è nota a tutti
       *[other] { $cards } delle tue carte sono note a tutti
    }
draft-why = Due a testa; poi semi, coppie e prese.
suit-numbers = Sotto ogni seme: i numeri nella tua mano.
unseen-why = Sono nelle altre mani, ma non si sa in quali.
on-to-round = Vai al round { $round }
rounds-yours = la tua coppia
rounds-theirs = l'altra coppia

## The lesson

lesson-aim = Ciao! In ogni round cambi partner, e insieme fate prese. Le prese danno punti, e alla fine vincono i due con più punti.
lesson-cards = Ogni carta mostra un Corvo, una Volpe, un Ratto e un Rospo, ognuno con un numero. In una presa ne conta uno solo, e più è alto meglio è. Tre carte le hai già.
lesson-draft = Ognuno ne sceglie altre due. Prendi { $card }: Corvo { $raven }, Volpe { $fox }, Ratto { $rat }, Rospo { $toad }. Nessun'altra qui ha numeri così alti.
lesson-draft-weak = Questa è debole su tutti i lati. Cerca numeri più alti: il Corvo 5 con la Volpe 4.
lesson-draft-done = Bel colpo! Tutti sanno che ce l'hai. Alla fine ti è rimasta anche { $card }. Ora le carte seme: { $seat } ha preso { $suit ->
    [Volpi] le Volpi
   *[other] i { $suit }
  }.
lesson-suit = Prendi una carta seme: dice che cosa conta nelle prese che apri. Sotto ognuna vedi i tuoi numeri. I Corvi sono i tuoi migliori!
lesson-suit-foxes = Nelle Volpi hai un 5 e un 4, ma anche tre 1. I Corvi vanno meglio per la tua mano.
lesson-suit-rats = I tuoi Ratti sono bassi, e quando apri conviene avere numeri alti. I Corvi vanno meglio.
lesson-suit-done = Allora Corvi: quando apri tu, contano loro. I semi degli altri stanno accanto ai nomi.
lesson-pair = Siedi di fronte al mazziere, quindi decidi tu chi gioca con chi. Mettiti in coppia con { $seat }, che apre la prima presa.
lesson-pair-other = Anche questa è una buona scelta, e spetta a te! Qui però gioca con il mazziere, che apre la prima presa.
lesson-pair-done = Voi due siete la coppia della luna. Ha aperto { $seat }, quindi contano { $suit ->
    [Volpi] le Volpi
   *[other] i { $suit }
  }: voi avete { $counts }, gli altri { $against }.
lesson-follow = Puoi giocare qualsiasi carta: tutte hanno una Volpe. Le due carte di una coppia si sommano, e la somma più alta vince la presa. Gioca la tua Volpe { $counts }.
lesson-follow-tie = Così gli altri possono ancora pareggiare, e in caso di parità vince la coppia che non ha aperto. Gioca la Volpe 5.
lesson-follow-low = Quella Volpe è un 1: perdereste la presa. Gioca la Volpe 5.
lesson-follow-done = { $sum } a { $against }: la presa è vostra! La prossima la apre chi ha messo la carta più alta della coppia: tu, con il 5.
lesson-points = Qui si contano le prese. Da 0 a 5 prese avete a testa 0, 0, 1, 2, 2 o 3 punti: una sola non dà niente.
lesson-lead = Apri tu, quindi contano i Corvi. Gioca alto: la carta con Corvo { $counts } e Volpe 1.
lesson-lead-low = Solo un Corvo 3: gli altri lo superano facilmente. Apri con un 5.
lesson-lead-tie = { $sum } a { $sum }! In caso di parità vince la coppia che non ha aperto. Questa presa va agli altri.
lesson-theirs = { $seat } aveva la carta più alta di quella coppia e ora apre. Conteranno { $suit ->
    [Volpi] le Volpi
   *[other] i { $suit }
  }.
lesson-toads = { $seat } ha aperto con Rospo { $led }. Chi è in coppia con te gioca per ultimo. Aiuta con il tuo Rospo { $counts }!
lesson-toads-low = È un Rospo 2, troppo poco per voi due. Gioca il Rospo 5.
lesson-toads-done = { $sum } a { $against }: la seconda presa, per ora { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Il tuo Rospo era il più alto, quindi apri tu.
lesson-again = Contano di nuovo i Corvi. Hai scelto questa carta apposta: apri con il Corvo 5.
lesson-again-done = { $sum } a { $against }! Con { $tricks } prese il round vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per te e altrettanti per chi è in coppia con te.
lesson-last = A tutti resta una carta. Giocala, vada come vada.
lesson-round = L'ultima presa va agli altri e il round è finito. Con { $tricks } prese tu e { $seat } avete { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } a testa, gli altri { $others }.
lesson-target = Al prossimo round nuove coppie. Dopo il round { $round } si fissa il traguardo: { $above } punti più del miglior punteggio. Chi lo raggiunge chiude la partita: cerca di essere fra i due migliori!

## The rules on one page

sheet-page-cards = Le carte
sheet-page-card = Ogni carta mostra tutte e quattro le bestiole, ognuna con un numero. La scritta al centro è solo il nome della carta.
sheet-page-counts = In ogni presa conta un seme. Se contano { $suit ->
    [Volpi] le Volpi
   *[other] i { $suit }
  }, questa carta vale { $counts }.
sheet-page-round = Un round
sheet-page-trick = Una presa
sheet-page-led = Chi apre decide con la sua carta seme che cosa conta, qui { $suit ->
    [Volpi] le Volpi
   *[other] i { $suit }
  }. Tutti giocano una carta qualsiasi.
sheet-page-taken = La coppia con la somma più alta vince la presa, e la sua carta più alta apre la prossima. In caso di parità vince la coppia che non ha aperto.
sheet-page-points = I punti
sheet-page-each = Tutti e due i partner ricevono i punti per le prese della loro coppia. Poi la carta mazziere passa a sinistra.
sheet-page-end = La fine
sheet-page-target = Dopo il round 4 si fissa il traguardo: 3 punti più del miglior punteggio. Chi lo raggiunge in un round successivo chiude la partita. Vincono i due migliori; se in seconda posizione c'è parità, vince soltanto chi è in testa.

# Of the number beside a player's name.
explain-score = Punti di tutti i round finora.

## What the coach counts in imagined worlds: in $times of 100 of them

fact-higher =
    In { $times } casi su 100 { $seat } ha un numero più alto del tuo per { $suit ->
        [Volpi] le Volpi
       *[other] i { $suit }
    }.
fact-best =
    In { $times } casi su 100 il numero più alto di { $seat } per { $suit ->
        [Volpi] le Volpi
       *[other] i { $suit }
    } è { $value }.
fact-still-there = In { $times } casi su 100 la carta { $card } c'è ancora quando scegli di nuovo.
fact-partner = In { $times } casi su 100 fai coppia con { $seat }.
fact-you-take = In { $times } casi su 100 la tua coppia vince questa presa, e la tua carta è la più alta delle due.
fact-partner-takes = In { $times } casi su 100 la tua coppia vince questa presa, e la più alta delle due carte è di { $seat }.
fact-brings =
    { $points ->
        [one] In { $times } casi su 100 il round ti porta almeno { $points } punto.
       *[other] In { $times } casi su 100 il round ti porta almeno { $points } punti.
    }
