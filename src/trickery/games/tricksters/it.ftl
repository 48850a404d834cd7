### Tricksters: all that it says, to players and on the page, in Italian.

## The box

blurb = Ogni carta mostra tutte e quattro le bestiole. In ogni round qualcuno decide chi gioca con chi.

## Names
## A suit is in the plural; .the: "contano i Corvi"; .one is a single critter, .its: "il numero del suo Corvo".

name-ravens = Corvi
    .gender = m
    .the = i Corvi
    .one = Corvo
    .its = del suo Corvo
name-foxes = Volpi
    .gender = f
    .the = le Volpi
    .one = Volpe
    .its = della sua Volpe
name-rats = Ratti
    .gender = m
    .the = i Ratti
    .one = Ratto
    .its = del suo Ratto
name-toads = Rospi
    .gender = m
    .the = i Rospi
    .one = Rospo
    .its = del suo Rospo

## Moves
## Labels stand on buttons and in lists, and are typed at the prompt. They must all differ from each other.
## The told sentences are for the log, the review, the replay and screen readers.

move-draft = Scegli { $card }
    .told = { $seat } sceglie { $card }
    .told-you = Tu scegli { $card }
move-take-suit = Prendi { FORM($suit, "the") }
    .told = { $seat } prende { FORM($suit, "the") }
    .told-you = Tu prendi { FORM($suit, "the") }
move-pair = Metti in coppia { $seat_first } e { $seat_second }
    .told = { $seat } decide: { $seat_first } e { $seat_second } fanno coppia
    .told-you = Tu decidi: { $seat_first } e { $seat_second } fanno coppia
move-play = Gioca { $card }
    .told = { $seat } gioca { $card }
    .told-you = Tu giochi { $card }

## What you are asked when it's your turn

prompt-draft =
    { $cards ->
        [one] Scegli l’ultima carta scoperta. Tutti sapranno che ce l’hai.
       *[other] Scegli una delle { $cards } carte scoperte. I numeri alti vincono le prese, e tutti vedono che cosa scegli.
    }
prompt-suit =
    { $left ->
        [one] Prendi l’ultima carta seme. Quel seme conta in ogni presa che apri in questo round.
       *[other] Prendi una carta seme. Quel seme conta in ogni presa che apri in questo round.
    }
prompt-pair = Decidi chi gioca con chi in questo round. In ogni presa le due carte di una coppia si sommano.
prompt-lead = Apri con una carta qualsiasi. In questa presa conta il tuo seme: { $suit }.
prompt-play = Gioca una carta qualsiasi. Contano { FORM($suit, "the") }. La tua coppia ha già { $partner }, l’altra per ora { $others }.
prompt-partner-to-come = Gioca una carta qualsiasi. Contano { FORM($suit, "the") }. L’altra coppia per ora ha { $others }, e chi è in coppia con te gioca dopo.
prompt-others-to-come = Gioca una carta qualsiasi. Contano { FORM($suit, "the") }. La tua coppia ha già { $partner }, l’altra non ha ancora giocato.

## Why a move isn't allowed
## They stand after the move and a colon: «Scegli A1»: non è fra le carte scoperte (TS-5).

why-draft-first = prima si scelgono le carte scoperte (TS-5)
why-suits-now = adesso si sceglie una carta seme (TS-6)
why-pairs-now = prima devi assegnare le carte partner (TS-7)
why-tricks-now = le prese sono cominciate, quindi devi giocare una carta (TS-8)
why-suit-taken = { $seat } ha già preso { FORM($suit, "the") } (TS-6)
why-drafted = l’ha già scelta { $seat } (TS-5)
why-drafted-yourself = l’hai già scelta tu (TS-5)
why-dealt = l’hai ricevuta dal mazziere, quindi è già nella tua mano
why-not-face-up = non è fra le carte scoperte (TS-5)
why-played = in questo round è già stata giocata
why-not-held = non è nella tua mano (TS-8)

## News: what a move led to

news-trick =
    { $how ->
        [tie] { $sum } pari ({ $suit }). { $seats } non hanno aperto, quindi vincono la presa. La prossima la apre { $seat_next }.
       *[higher] { $seats } vincono la presa, { $sum } a { $against } ({ $suit }). La prossima la apre { $seat_next }.
    }
news-last-trick =
    { $how ->
        [tie] { $sum } pari ({ $suit }). { $seats } non hanno aperto, quindi vincono l’ultima presa.
       *[higher] { $seats } vincono l’ultima presa, { $sum } a { $against } ({ $suit }).
    }
news-round-over = Il round { $round } è finito: { $first }; { $second }.
news-target = Tutti hanno dato le carte una volta: il traguardo è a { $target } punti.
news-target-reached =
    { COUNT($seats) ->
        [one] { $seats } ha raggiunto il traguardo di { $target } punti.
       *[other] { $seats } hanno raggiunto il traguardo di { $target } punti.
    }
news-wins-alone = In seconda posizione c’è parità, quindi vince soltanto { $seat }.
news-victory = { $seats } vincono insieme.
news-round-begins = Round { $round }: { $seat_dealer } dà le carte, e { $seat } comincia a scegliere.
news-suits = Tutte le carte scoperte sono state scelte. Ora { $seat } sceglie la prima carta seme.
news-pairs = Ognuno ha un seme. Ora { $seat } assegna le carte partner.
news-teams = { $seats } giocano contro { $seats_against }. { $seat_leader } apre a { $suit }.

## Said in several places

round-number = Round { $round }
pair-took =
    { $tricks ->
        [0] { $seats } non hanno vinto prese ({ SIGNED($points) } a testa)
        [one] { $seats } hanno vinto { $tricks } presa ({ SIGNED($points) } a testa)
       *[other] { $seats } hanno vinto { $tricks } prese ({ SIGNED($points) } a testa)
    }
card-laid = { $seat } gioca { $card } (vale { $counts })

## The table as text

table-undealt = Le carte non sono ancora state date.
table-round = Round { $round }, dà le carte { $seat }.
table-target = Il traguardo è a { $target } punti.
table-target-later = Il traguardo si fissa dopo il round { $round }.
table-scores = Punteggi: { ROW($scores) }
table-score = { $seat } ha { $points }
table-round-done = Round { $round }: { $first }; { $second }
table-pairs = { $seats } giocano contro { $seats_against }.
table-legend = I numeri su una carta: [Corvo Volpe Ratto Rospo].
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
        [one] ha { ROW($cards) } e { $hidden } carta nascosta
       *[other] ha { ROW($cards) } e { $hidden } carte nascoste
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
        [tie] Presa { $number } ({ $suit }): { ROW($plays) }. È { $sum } pari, quindi la vincono { $seats }, che non hanno aperto.
       *[higher] Presa { $number } ({ $suit }): { ROW($plays) }. La vincono { $seats }, { $sum } a { $against }.
    }
table-trick = Presa { $number } ({ $suit }): { ROW($plays) }
table-trick-empty = Presa { $number } ({ $suit }): ancora nessuna carta
table-unseen = Nascoste nelle mani degli altri: { ROW($cards) }
table-hand = La tua mano: { ROW($cards) }
table-hand-empty = La tua mano è vuota

## The score sheet

sheet-playing = Round { $round } (in corso)
sheet-total = Totale
sheet-earned =
    { $seats } { $tricks ->
        [0] non hanno vinto prese
        [one] hanno vinto { $tricks } presa
       *[other] hanno vinto { $tricks } prese
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a testa (TS-11)
sheet-earning =
    { $seats } { $tricks ->
        [0] finora non hanno vinto prese
        [one] finora hanno vinto { $tricks } presa
       *[other] finora hanno vinto { $tricks } prese
    }: per adesso { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a testa (TS-11)
sheet-wins-alone = In seconda posizione c’è parità, quindi vince soltanto { $seat } (TS-13).
sheet-victory = { $seats } vincono insieme.
sheet-target-later =
    Il traguardo si fissa dopo il round { $round }: il miglior punteggio di quel momento più { $above } (TS-12). Vincono insieme i due che hanno più punti (TS-13).
sheet-target =
    { COUNT($seats) ->
        [one] Il traguardo è a { $target } punti: per { $seats } { $lacking ->
            [one] manca { $lacking } punto
           *[other] mancano { $lacking } punti
        }
       *[other] Il traguardo è a { $target } punti: per { $seats } { $lacking ->
            [one] manca { $lacking } punto a testa
           *[other] mancano { $lacking } punti a testa
        }
    } (TS-12). Vincono insieme i due che hanno più punti (TS-13).

## Reasons of the rule of thumb: a player explains a move of their own

reason-strong = nessun’altra carta scoperta ha una somma più alta
reason-beats-mine = in almeno un seme è più alta di tutto quello che ho in mano
reason-weakest = è il mio seme più debole fra quelli rimasti, e adesso nessuno può usarlo per aprire contro di me
reason-drafted-well = ha scelto carte forti, quindi è un buon partner
reason-play-last = chi siede alla mia sinistra ha carte abbastanza buone, e nella prima presa noi due giochiamo per ultimi
reason-start = è la mia carta migliore per aprire nel mio seme
reason-takes = fra le carte che dovrebbero vincere la presa è quella che mi serve meno
reason-lost = la presa è praticamente persa, e questa è la carta che mi serve meno
reason-best-chance = ci dà le migliori possibilità di vincere la presa

## What is wrong with a record
## hands, face_up and dealer are words of a file format: they stay as they are.

record-deal = un round comincia con la distribuzione: hands, face_up e, nel primo round, dealer
record-hands =
    hands deve contenere { $players ->
        [one] { $players } elenco
       *[other] { $players } elenchi
    } di { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } (TS-4)
record-face-up =
    face_up deve essere un elenco di { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } (TS-4)
record-no-card = { $text } non è una carta: le carte si chiamano da A1 a E4
record-twice = in hands e face_up la carta { $card } c’è più di una volta
record-dealer = dealer deve essere un numero da 0 a { $last } (nelle registrazioni i posti si contano da 0)
record-dealer-passed = il mazziere adesso è { $seat }: la carta mazziere è passata (TS-12)

## On the page: a card in words
## A screen reader says these; each critter is named in the singular, with its value on this card.

card-shows = { $card }: Corvo { $raven }, Volpe { $fox }, Ratto { $rat }, Rospo { $toad }
card-counts =
    { $card }: vale { $counts } se contano { FORM($suit, "the") } (Corvo { $raven }, Volpe { $fox }, Ratto { $rat }, Rospo { $toad })
card-known = { $card }, nota a tutti

## On the page: what stands above the table
## On a phone all of it is one or two short lines.

dealt-by = { $seat } dà le carte
target-later = traguardo dopo il round { $round }
target-now = traguardo { $target }
victory-of =
    { COUNT($seats) ->
        [one] Vince soltanto { $seats }!
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
way-to-pair = { $seats } contro { $seats_against }
way-with-you = Tu e { $seat } contro { $seats_against }
sure-of-pairs = { $way }, per tutto il round?
stump-counts = Contano { FORM($suit, "the") }
stump-counted = Contavano { FORM($suit, "the") }
stump-leads = { $seat } apre
stump-led = { $seat } ha aperto
stump-leads-next = { $seat } apre a { $suit }

## On the page: beside the middle
## Titles of what can be unfolded; on a phone all of them stand in one row.

fold-unseen = Nascoste: { $cards }
unseen-cards = Nascoste nelle mani degli altri
fold-tricks = Prese finora
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
target-ends = Appena qualcuno arriva a { $target } punti, la partita finisce. Vincono i primi due.
target-to-come = Dopo il round { $round } si fissa il traguardo: il miglior punteggio più { $above }. Vincono i primi due.

## On the page: before a player

badge-dealer = Mazziere
badge-dealer-letter = M
badge-matchmaker = Assegna le carte partner
with-partner = con { $seat }
no-suit-yet = ancora senza seme
all-cards-of = Carte { OF($seat) }
known-cards-of = Carte note { OF($seat) }
hidden-in-hand =
    { $cards ->
        [one] { $cards } carta nascosta
       *[other] { $cards } carte nascoste
    }

## The aim, the standing and the end of a round
## The aim and the standing are always on the table, each one or two short lines on a phone.

aim = Vinci prese insieme a chi è in coppia con te in questo round. Alla fine vincono i due che hanno più punti.
aim-target = Vinci prese insieme a chi è in coppia con te in questo round. Appena qualcuno arriva a { $target } punti, la partita finisce e vincono i primi due.
standing-to-come = Punti che avrai in questo round per 0-5 prese della tua coppia: { SPACED($points) }.
standing =
    Se il round finisse adesso, avresti { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }: { $before } + { $points } per { $tricks ->
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
## It comes up at whatever somebody points at or taps: one or two short sentences.

explain-pair = { $seats } fanno coppia in questo round. In ogni presa sommano i loro numeri.
explain-dealer = Il mazziere apre la prima presa. Dopo ogni round la carta mazziere passa a sinistra.
explain-matchmaker = Chi siede di fronte al mazziere decide chi gioca con chi in questo round.
explain-suit = Carta seme { OF($seat) }: quando apre { $seat }, contano { FORM($suit, "the") }.
explain-no-suit = Dopo il draft ognuno prende una carta seme. Quel seme conta in ogni presa che apre.
explain-known = Carte con l’occhio: le hai scelte allo scoperto, quindi tutti sanno che le hai.
explain-hidden = Carte ricevute da { $seat } e non ancora giocate. Nessun altro le vede.
explain-sum = La somma delle due carte di questa coppia. La somma più alta vince la presa. In caso di parità vince la coppia che non ha aperto.
explain-tricks = Le prese di questa coppia nel round, e i punti che danno a testa: 0 0 1 2 2 3 per 0-5 prese.
explain-counts = Il seme di chi ha aperto. In questa presa ogni carta vale solo il numero { FORM($suit, "its") }.
explain-target-later = Dopo il round { $round } si fissa il traguardo: il miglior punteggio più { $above }. Appena qualcuno lo raggiunge in un round successivo, la partita finisce e vincono i primi due.
explain-target-now = Se alla fine di un round qualcuno ha { $target } punti o più, la partita finisce. Vincono i primi due.
explain-phase-draft = A turno si scelgono le otto carte scoperte, due a testa. Con le tre ricevute fanno cinque: una per ogni presa.
explain-phase-suits = Ognuno prende una delle quattro carte seme: quel seme conta in tutte le prese che apre.
explain-phase-pairs = Chi siede di fronte al mazziere decide chi gioca con chi in questo round.
explain-phase-tricks = Cinque prese: tutti giocano una carta, e la coppia con la somma più alta vince la presa.

known-of-you = Tutti conoscono { $cards } delle tue carte
draft-why = Due carte a testa; poi semi, coppie e prese.
suit-numbers = Sotto ogni seme: i numeri nella tua mano.
unseen-why = Sono nelle mani degli altri, ma non sai in quali.
on-to-round = Vai al round { $round }
rounds-yours = la tua coppia
rounds-theirs = l’altra coppia

## The lesson
## A first round, step by step: what is said before a move, after it, and to other tries. At most three lines on a phone.

lesson-aim = Ciao! A ogni round cambi coppia, e le prese si vincono in due. Le prese danno punti, e alla fine vincono i due che ne hanno di più.
lesson-cards = Ogni carta mostra un Corvo, una Volpe, un Ratto e un Rospo, ognuno con un numero. In una presa ne conta uno solo, e più è alto, meglio è. Tre carte le hai già.
lesson-draft = Ognuno sceglie altre due carte, a turno, partendo dalla destra del mazziere. Prendi quella con Corvo { $raven }, Volpe { $fox }, Ratto { $rat }, Rospo { $toad }: nessun’altra qui ha una somma più alta.
lesson-draft-weak = Questa nel complesso è più debole. Prendi la carta con Volpe 4 e Ratto 5.
lesson-draft-done = Bel colpo! Tutti sanno che ce l’hai. Alla fine è rimasta per te anche { $card }. Ora le carte seme, partendo dalla sinistra del mazziere: { $seat } ha preso { FORM($suit, "the") }.
lesson-suit = Prendi una carta seme. Il tuo seme conta solo quando apri tu. Gli altri tre contano quando aprono gli altri, cioè più spesso. Quindi rinuncia al più debole: i Rospi.
lesson-suit-other = Tienilo per quando aprono gli altri: lì i tuoi numeri sono più alti. I tuoi Rospi sono i più bassi, prendi quelli.
lesson-suit-done = Allora Rospi! Contano ogni volta che apri tu. I semi degli altri stanno accanto ai nomi.
lesson-pair = Siedi di fronte al mazziere, quindi decidi tu chi gioca con chi. Confronta le carte scoperte: quelle { OF($seat_best) } fanno 25 in tutto, quelle { OF($seat_dealer) } 24, quelle { OF($seat_last) } 23. Mettiti in coppia con { $seat_best }.
lesson-pair-dealer = Queste carte sono quasi altrettanto buone. Ma il mazziere apre per primo, e in caso di parità vince la coppia che non ha aperto. Scegli le carte che fanno 25.
lesson-pair-other = Queste carte scoperte hanno la somma più bassa. Scegli quelle che fanno 25.
lesson-pair-done = Voi due siete la coppia della luna. Il mazziere apre sempre per primo: ha aperto { $seat }, quindi contano { FORM($suit, "the") }.
lesson-follow = Puoi giocare qualsiasi carta: tutte hanno un Ratto. Le due carte di una coppia si sommano. Gli altri hanno 10, ma in caso di parità vince la coppia che non ha aperto: 10 vi basta. Gioca il tuo Ratto 5!
lesson-follow-low = Con quella non arrivate a 10. Gioca il Ratto 5.
lesson-follow-done = { $sum } pari, quindi la presa è vostra! La prossima la apre la carta più alta della coppia. Avete giocato un 5 tutti e due, quindi apre chi viene prima dopo chi aveva aperto: tu.
lesson-points = Qui si contano le vostre prese. Per 0-5 prese avete 0, 0, 1, 2, 2 o 3 punti a testa: una sola non dà niente.
lesson-lead = Apri tu, quindi contano i Rospi. Apri con il tuo Rospo { $counts }, e tieni il Rospo 5: quella carta ha anche una buona Volpe.
lesson-lead-low = È solo un Rospo 2: gli altri lo superano facilmente. Apri con il Rospo 4.
lesson-lead-done = Di nuovo { $sum } pari! Ma stavolta avete aperto voi, quindi la presa va agli altri. { $seat } aveva la loro carta più alta e apre la prossima.
lesson-theirs = Chi apre decide che cosa conta. Il seme { OF($seat) } sta accanto al nome: indovini che cosa arriva?
lesson-theirs-done = { $seat } ha aperto con un { $counts }, e contano { FORM($suit, "the") }.
lesson-foxes = Chi è in coppia con te gioca dopo di te. Hai due carte con Volpe { $counts }: gioca quella con il Corvo 1, e tieni la più forte.
lesson-foxes-low = È solo una Volpe 1, troppo poco per voi due. Gioca la Volpe 4 con il Corvo 1.
lesson-foxes-strong = Vincerebbe anche quella. Ma per il resto è la tua carta migliore: tienila, e gioca l’altra Volpe 4.
lesson-foxes-done = { $sum } a { $against }: è la vostra seconda presa, e il round per ora vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. { $seat } aveva la carta più alta della coppia, quindi apre.
lesson-lost = Gli altri hanno già 10, e anche con il Corvo 5 arrivate solo a 9: la presa è persa. La prossima la apre { $seat }, con i Ratti: tieni il tuo Ratto 4 e gioca l’altra carta.
lesson-lost-wrong = La presa è persa comunque. Tieni il Ratto 4 per l’ultima, e gioca l’altra carta.
lesson-lost-done = Proprio così: apre { $seat }, e contano { FORM($suit, "the") }. Gli altri hanno 4 e 3.
lesson-last = A tutti resta una carta. Gioca il tuo Ratto { $counts }; chi è in coppia con te gioca per ultimo.
lesson-round = L’ultima presa è vostra, 8 a 7! Con { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    } tu e { $seat } fate { $points } a testa, gli altri { $others } a testa.
lesson-target = Nel prossimo round cambiano le coppie. Dopo il round { $round } si fissa un traguardo: il miglior punteggio più { $above }. Appena qualcuno lo raggiunge, la partita finisce. Cerca di essere fra i primi due!

## The rules on one page

sheet-page-cards = Le carte
sheet-page-card = Ogni carta mostra tutte e quattro le bestiole, ognuna con un numero. La scritta al centro è solo il nome della carta.
sheet-page-counts = In ogni presa conta un seme. Se contano { FORM($suit, "the") }, questa carta vale { $counts }.
sheet-page-round = Un round
sheet-page-trick = Una presa
sheet-page-led = La carta seme di chi apre decide che cosa conta: qui { FORM($suit, "the") }. Tutti possono giocare una carta qualsiasi.
sheet-page-taken = La coppia con la somma più alta vince la presa, e la sua carta più alta apre la prossima. In caso di parità vince la coppia che non ha aperto.
sheet-page-points = I punti
sheet-page-each = I punti per le prese di una coppia vanno a entrambi i partner. Poi la carta mazziere passa a sinistra.
sheet-page-end = Come finisce la partita
sheet-page-target = Dopo il round 4 si fissa il traguardo: il miglior punteggio più 3. Appena qualcuno lo raggiunge in un round successivo, la partita finisce. Vincono i primi due. Se in seconda posizione c’è parità, vince soltanto chi è in testa.

# Of the number beside a player's name.
explain-score = Punti di tutti i round finora.

## What the coach counts: in how many of 100 ways the hidden cards could lie ($times) something is so

fact-higher =
    { $times ->
        [one] { $times } volta su 100
       *[other] { $times } volte su 100
    } { $seat } ha { FORM($suit, "gender") ->
        [f] una { FORM($suit, "one") } più alta della tua
       *[m] un { FORM($suit, "one") } più alto del tuo
    }.
fact-best =
    { $times ->
        [one] { $times } volta su 100
       *[other] { $times } volte su 100
    } { FORM($suit, "gender") ->
        [f] la { FORM($suit, "one") } più alta
       *[m] il { FORM($suit, "one") } più alto
    } { OF($seat) } vale { $value }.
# .more e .less seguono «Con «{ $move }»»: né maiuscola né punto. Con «Gioca 06» prendi meno spesso il +3, e questo ti aiuta.
fact-still-there =
    { $times ->
        [one] { $times } volta su 100
       *[other] { $times } volte su 100
    } { $card } c’è ancora quando tocca di nuovo a te.
    .more = ritrovi più spesso { $card } quando tocca di nuovo a te
    .less = ritrovi meno spesso { $card } quando tocca di nuovo a te
fact-partner =
    { $times ->
        [one] { $times } volta su 100
       *[other] { $times } volte su 100
    } fai coppia con { $seat }.
    .more = fai coppia più spesso con { $seat }
    .less = fai coppia meno spesso con { $seat }
fact-pair-wins = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 la tua coppia vince questa presa.
    .more = la tua coppia vince più spesso questa presa
    .less = la tua coppia vince meno spesso questa presa
    .always = la tua coppia vince questa presa
    .never = la tua coppia non vince questa presa
fact-you-take =
    { $times ->
        [one] { $times } volta su 100
       *[other] { $times } volte su 100
    } la tua coppia vince questa presa, e la tua carta è la più alta delle due.
    .more = la tua carta vince più spesso questa presa per la tua coppia
    .less = la tua carta vince meno spesso questa presa per la tua coppia
    .always = la tua carta vince questa presa per la tua coppia e apri tu la prossima
    .never = la tua carta non vince questa presa per la tua coppia
fact-partner-takes =
    { $times ->
        [one] { $times } volta su 100
       *[other] { $times } volte su 100
    } la tua coppia vince questa presa, e la carta più alta è quella { OF($seat) }.
    .more = la carta { OF($seat) } vince più spesso questa presa per la tua coppia
    .less = la carta { OF($seat) } vince meno spesso questa presa per la tua coppia
    .always = la carta { OF($seat) } vince questa presa per la tua coppia e { $seat } apre la prossima
    .never = la carta { OF($seat) } non vince questa presa per la tua coppia
fact-you-lead = { $times ->
    [one] 1 volta
   *[other] { $times } volte
  } su 100 apri almeno { $tricks } delle prese successive.
    .more = apri più spesso { $tricks ->
        [one] una delle prese successive
       *[other] almeno { $tricks } delle prese successive
    }
    .less = apri meno spesso { $tricks ->
        [one] una delle prese successive
       *[other] almeno { $tricks } delle prese successive
    }
fact-pair-tricks =
    { $times ->
        [one] { $times } volta su 100
       *[other] { $times } volte su 100
    } la tua coppia vince { $tricks ->
        [5] tutte e cinque le prese.
       *[other] almeno { $tricks } delle cinque prese.
    }
    .more = la tua coppia vince più spesso { $tricks ->
        [5] tutte e cinque le prese
       *[other] almeno { $tricks } delle cinque prese
    }
    .less = la tua coppia vince meno spesso { $tricks ->
        [5] tutte e cinque le prese
       *[other] almeno { $tricks } delle cinque prese
    }
fact-rival-tricks =
    { $times ->
        [one] { $times } volta su 100
       *[other] { $times } volte su 100
    } la coppia { OF($seat) } vince almeno { $tricks } delle cinque prese.
    .more = la coppia { OF($seat) } vince più spesso almeno { $tricks } delle cinque prese
    .less = la coppia { OF($seat) } vince meno spesso almeno { $tricks } delle cinque prese
fact-brings =
    { $times ->
        [one] { $times } volta su 100
       *[other] { $times } volte su 100
    } { $points ->
        [one] il round ti porta almeno { $points } punto.
       *[other] il round ti porta almeno { $points } punti.
    }

## What a screen reader says of figures and signs on the table

points-said = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
pair-not-yet = ancora nessuna carta
suit-said = carta seme: { $suit }
fold-unseen-said = Carte nascoste: { $cards }
trick-said = { $how ->
    [tie] Presa { $number } ({ $suit }): { $sum } pari. La vincono { $seats }, che non hanno aperto.
   *[higher] Presa { $number } ({ $suit }): la vincono { $seats }, { $sum } a { $against }.
  }
