### Tricksters: all that it says, to players and on the page. See docs/translating.md and docs/glossary/fr.md.

## The box

blurb = Chaque carte réunit les quatre bestioles. À chaque manche, quelqu’un choisit qui joue avec qui.

## Names
## A suit is in the plural; .one is a single critter: "has a higher Fox than you".

name-ravens = Corbeaux
    .one = Corbeau
name-foxes = Renards
    .one = Renard
name-rats = Rats
    .one = Rat
name-toads = Crapauds
    .one = Crapaud

## Moves
## Labels stand on buttons and in lists, and are typed at the prompt. They must all differ from each other.
## The told sentences are for the log, the review, the replay and screen readers.

move-draft = Choisir { $card }
    .told = { $seat } choisit la carte { $card }
    .told-you = Tu choisis la carte { $card }
move-take-suit = Prendre les { $suit }
    .told = { $seat } prend les { $suit }
    .told-you = Tu prends les { $suit }
move-pair = Associer { $seat_first } et { $seat_second }
    .told = { $seat } décide : { $seat_first } et { $seat_second } jouent ensemble
    .told-you = Tu décides : { $seat_first } et { $seat_second } jouent ensemble
move-play = Jouer { $card }
    .told = { $seat } joue la carte { $card }
    .told-you = Tu joues la carte { $card }

## What you are asked when it's your turn

prompt-draft = { $cards ->
    [one] Prends la dernière carte visible. Tout le monde saura que tu l’as.
   *[other] Choisis une des { $cards } cartes visibles. Les grands nombres remportent les plis, et tout le monde voit ce que tu choisis.
  }
prompt-suit = { $left ->
    [one] Prends la dernière carte couleur. Dans cette manche, cette couleur comptera dans chaque pli que tu entames.
   *[other] Prends une carte couleur. Dans cette manche, cette couleur comptera dans chaque pli que tu entames.
  }
prompt-pair = Décide qui joue avec qui dans cette manche. À chaque pli, les partenaires additionnent leurs nombres.
prompt-lead = Entame avec la carte de ton choix. Dans ce pli, c’est ta couleur qui compte : { $suit }.
prompt-play = Le pli est en { $suit } : joue la carte de ton choix. Ton partenaire a { $partner }, et l’autre duo en est à { $others }.
prompt-partner-to-come = Le pli est en { $suit } : joue la carte de ton choix. L’autre duo en est à { $others }, et ton partenaire joue après toi.
prompt-others-to-come = Le pli est en { $suit } : joue la carte de ton choix. Ton partenaire a { $partner }, et l’autre duo n’a pas encore joué.

## Why a move isn't allowed
## They stand after the move and a colon: “Draft A1”: it isn’t face up (TS-5).

why-draft-first = il faut d’abord se partager les cartes visibles (TS-5)
why-suits-now = c’est le moment de prendre une carte couleur (TS-6)
why-pairs-now = tu dois d’abord attribuer les cartes partenaire (TS-7)
why-tricks-now = les plis ont commencé, donc tu dois jouer une carte (TS-8)
why-suit-taken = { $seat } a déjà pris les { $suit } (TS-6)
why-drafted = { $seat } l’a déjà choisie (TS-5)
why-drafted-yourself = tu l’as déjà choisie (TS-5)
why-dealt = on te l’a distribuée, elle est donc déjà dans ta main
why-not-face-up = elle n’est pas face visible (TS-5)
why-played = elle a déjà été jouée dans cette manche
why-not-held = tu ne l’as pas en main (TS-8)

## News: what a move led to

news-trick = { $how ->
    [tie] { $sum } partout en { $suit } : { $seats } n’avaient pas entamé et remportent le pli. { $seat_next } entame le suivant.
   *[higher] { $seats } remportent le pli, { $sum } à { $against } en { $suit }. { $seat_next } entame le suivant.
  }
news-last-trick = { $how ->
    [tie] { $sum } partout en { $suit } : { $seats } n’avaient pas entamé et remportent le dernier pli.
   *[higher] { $seats } remportent le dernier pli, { $sum } à { $against } en { $suit }.
  }
news-round-over = La manche { $round } est finie : { $first } ; { $second }.
news-target = Tout le monde a distribué une fois : le seuil est fixé à { $target } points.
news-target-reached =
    { COUNT($seats) ->
        [one] { $seats } a atteint le seuil de { $target } points.
       *[other] { $seats } ont atteint le seuil de { $target } points.
    }
news-wins-alone = Égalité au deuxième rang : { $seat } gagne en solo.
news-victory = { $seats } partagent la victoire.
news-round-begins = Manche { $round } : { $seat_dealer } distribue, et { $seat } choisit en premier.
news-suits = Toutes les cartes visibles sont prises. { $seat } choisit maintenant la première carte couleur.
news-pairs = Tout le monde a sa couleur. { $seat } attribue maintenant les cartes partenaire.
news-teams = { $seats } jouent contre { $seats_against }. { $seat_leader } entame en { $suit }.

## Said in several places

round-number = Manche { $round }
pair-took = { $tricks ->
    [0] { $seats } n’ont remporté aucun pli ({ SIGNED($points) } chacun)
    [one] { $seats } ont remporté { $tricks } pli ({ SIGNED($points) } chacun)
   *[other] { $seats } ont remporté { $tricks } plis ({ SIGNED($points) } chacun)
  }
card-laid = { $seat } joue { $card } (valeur { $counts })

## The table as text

table-undealt = Aucune carte n’est encore distribuée.
table-round = Manche { $round }, donneur : { $seat }.
table-target = Le seuil est de { $target } points.
table-target-later = Le seuil sera fixé après la manche { $round }.
table-scores = Scores : { ROW($scores) }
table-score = { $points } pour { $seat }
table-round-done = Manche { $round } : { $first } ; { $second }
table-pairs = { $seats } jouent contre { $seats_against }.
table-legend = Les nombres d’une carte : [Corbeau Renard Rat Crapaud].
table-card = { $card } [{ SPACED($values) }]
table-seat = { $seat } : { ROW($facts) }
table-seat-you = { $seat } (toi) : { ROW($facts) }
table-leads = entame en { $suit }
table-tricks = { $tricks ->
    [0] aucun pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }
table-holds = en main { ROW($cards) } et { $hidden ->
    [one] { $hidden } carte cachée
   *[other] { $hidden } cartes cachées
  }
table-holds-known = en main { ROW($cards) }
table-holds-hidden = en main { $hidden ->
    [one] { $hidden } carte cachée
   *[other] { $hidden } cartes cachées
  }
table-holds-nothing = plus de cartes
table-face-up = Face visible : { ROW($cards) }
table-suits-left = Cartes couleur restantes : { ROW($suits) }
table-trick-taken = { $how ->
    [tie] Pli { $number } en { $suit } : { ROW($plays) }. { $sum } partout, donc { $seats } le remportent : ce duo n’avait pas entamé.
   *[higher] Pli { $number } en { $suit } : { ROW($plays) }. { $seats } le remportent, { $sum } à { $against }.
  }
table-trick = Pli { $number } en { $suit } : { ROW($plays) }
table-trick-empty = Pli { $number } en { $suit } : pas encore de carte
table-unseen = Cachées dans les mains des autres : { ROW($cards) }
table-hand = Ta main : { ROW($cards) }
table-hand-empty = Ta main est vide

## The score sheet

sheet-playing = Manche { $round } (en cours)
sheet-total = Total
sheet-earned =
    { $seats } { $tricks ->
        [0] n’ont remporté aucun pli
        [one] ont remporté { $tricks } pli
       *[other] ont remporté { $tricks } plis
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun (TS-11)
sheet-earning = { $seats } { $tricks ->
    [0] n’ont encore remporté aucun pli
    [one] ont remporté { $tricks } pli jusqu’ici
   *[other] ont remporté { $tricks } plis jusqu’ici
  }, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun (TS-11)
sheet-wins-alone = Égalité au deuxième rang : { $seat } gagne en solo (TS-13).
sheet-victory = { $seats } partagent la victoire.
sheet-target-later = Le seuil sera fixé après la manche { $round } : le meilleur score à ce moment-là plus { $above } (TS-12). Les deux joueurs qui ont le plus de points partagent la victoire (TS-13).
sheet-target = { COUNT($seats) ->
    [one] Le seuil est de { $target } points : il en manque encore { $lacking } à { $seats } (TS-12). Les deux joueurs qui ont le plus de points partagent la victoire (TS-13).
   *[other] Le seuil est de { $target } points : il en manque encore { $lacking } à chacun de ces joueurs : { $seats } (TS-12). Les deux joueurs qui ont le plus de points partagent la victoire (TS-13).
  }

## Reasons of the rule of thumb: a player explains a move of their own

reason-strong = aucune autre carte visible n’a un plus haut total
reason-beats-mine = dans au moins une couleur, elle est plus haute que tout ce que j’ai
reason-weakest = c’est ma couleur la plus faible parmi celles qui restent, et maintenant personne ne peut l’entamer contre moi
reason-drafted-well = ce partenaire a choisi des cartes fortes
reason-play-last = mon voisin de gauche a d’assez bonnes cartes, et nous jouons tous les deux en dernier au premier pli
reason-start = c’est ma meilleure carte pour entamer dans ma couleur
reason-takes = parmi les cartes qui devraient remporter le pli, c’est celle dont je me passe le mieux
reason-lost = le pli est quasiment perdu, et c’est la carte dont je me passe le mieux
reason-best-chance = c’est elle qui nous donne les meilleures chances de remporter le pli

## What is wrong with a record
## hands, face_up and dealer are words of a file format: they stay as they are.

record-deal = une manche commence par sa donne : hands, face_up et, pour la première, dealer
record-hands = hands doit contenir { $players ->
    [one] { $players } liste
   *[other] { $players } listes
  } de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } (TS-4)
record-face-up = face_up doit être une liste de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } (TS-4)
record-no-card = { $text } n’est pas une carte : les cartes vont de A1 à E4
record-twice = { $card } apparaît plus d’une fois dans hands et face_up
record-dealer = dealer doit être un nombre de 0 à { $last } (dans un enregistrement, les places comptent à partir de 0)
record-dealer-passed = la carte donneur est passée à { $seat } (TS-12)

## On the page: a card in words
## A screen reader says these; each critter is named in the singular, with its value on this card.

card-shows = { $card } : Corbeau { $raven }, Renard { $fox }, Rat { $rat }, Crapaud { $toad }
card-counts = { $card } : vaut { $counts } en { $suit } (Corbeau { $raven }, Renard { $fox }, Rat { $rat }, Crapaud { $toad })
card-known = { $card }, connue de tous

## On the page: what stands above the table
## On a phone all of it is one or two short lines: "Round 2 · Ann deals · target 12", "Draft Suits Partners Tricks".

dealt-by = { $seat } distribue
target-later = seuil fixé après la manche { $round }
target-now = seuil { $target }
victory-of =
    { COUNT($seats) ->
        [one] { $seats } gagne en solo !
       *[other] { $seats } partagent la victoire !
    }
phases = Étapes d’une manche
phase-draft = Cartes
phase-suits = Couleurs
phase-pairs = Duos
phase-tricks = Plis

## On the page: the middle of the table

cards-to-draft = Cartes à choisir
suit-cards = Cartes couleur
suit-in-hand = dans ta main : { ROW($values) }
sure-of-suit = Entamer en { $suit } pendant toute la manche ?
pairing-asked = Qui joue avec qui dans cette manche ?
pairing-decided-by = { $seat } décide qui joue avec qui.
ways-to-pair = Façons de former les duos
way-to-pair = { $seats } contre { $seats_against }
way-with-you = Toi et { $seat } contre { $seats_against }
sure-of-pairs = { $way } pendant toute la manche ?
stump-counts = pli en { $suit }
stump-counted = pli en { $suit }
stump-leads = { $seat } entame
stump-led = { $seat } a entamé
stump-leads-next = { $seat } entame en { $suit }

## On the page: beside the middle
## Titles of what can be unfolded; on a phone all of them stand in one row.

fold-unseen = Cachées : { $cards }
unseen-cards = Cachées dans les mains des autres
fold-tricks = Plis précédents
fold-rounds = Manches

two-pairs = Les deux duos
pair-sum = Total : { $sum }
pair-takes-it = l’emporte
pair-wins-tie = égalité : gagne
pair-tricks =
    { $tricks ->
        [one] { $tricks } pli, { SIGNED($points) }
       *[other] { $tricks } plis, { SIGNED($points) }
    }
pair-tricks-said =
    { $tricks ->
        [one] { $tricks } pli, { SIGNED($points) } chacun
       *[other] { $tricks } plis, { SIGNED($points) } chacun
    }

trick-to = pour { $seats }
trick-tie-to = égalité : pour { $seats }

rounds-column = Manche
rounds-points = Points
round-got =
    { $side ->
        [moon] Lune
       *[star] Étoile
    }, { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    } : { SIGNED($points) }
target-ends = Dès que quelqu’un a { $target } points, la partie s’arrête. Les deux meilleurs gagnent.
target-to-come = Après la manche { $round }, on fixe le seuil : le meilleur score plus { $above }. Les deux meilleurs gagnent.

## On the page: before a player

badge-dealer = Donneur
badge-dealer-letter = D
badge-matchmaker = Attribue les cartes partenaire
with-partner = avec { $seat }
no-suit-yet = sans couleur
all-cards-of = Les cartes { OF($seat) }
known-cards-of = Les cartes connues { OF($seat) }
hidden-in-hand =
    { $cards ->
        [one] { $cards } carte cachée
       *[other] { $cards } cartes cachées
    }

## The aim, the standing and the end of a round
## The aim and the standing are always on the table, each one or two short lines on a phone.

aim = Remporte des plis avec ton partenaire de la manche. À la fin, les deux joueurs qui ont le plus de points gagnent.
aim-target = Remporte des plis avec ton partenaire de la manche. Dès que quelqu’un a { $target } points, la partie s’arrête et les deux meilleurs gagnent.
standing-to-come = Points de cette manche, pour 0 à 5 plis de ton duo : { SPACED($points) }.
standing =
    Si la manche s’arrêtait là, tu aurais { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : { $before } + { $points } pour { $tricks ->
        [0] aucun pli
        [one] { $tricks } pli
       *[other] { $tricks } plis
    } avec { $seat }.
standing-done =
    Tu as { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : { $before } + { $points } pour { $tricks ->
        [0] aucun pli
        [one] { $tricks } pli
       *[other] { $tricks } plis
    } avec { $seat }.
round-over-title = La manche { $round } est finie
round-over-why =
    { $tricks ->
        [0] aucun pli avec { $seat }
        [one] { $tricks } pli avec { $seat }
       *[other] { $tricks } plis avec { $seat }
    } : { SIGNED($points) }
round-over-next = { $seat } distribue la manche { $round }.

## On the page: what stands there explained
## It comes up at whatever somebody points at or taps: one or two short sentences.

explain-pair = { $seats } jouent ensemble dans cette manche. À chaque pli, leurs nombres s’additionnent.
explain-dealer = Le donneur entame le premier pli. Après chaque manche, la carte donneur passe à gauche.
explain-matchmaker = Le joueur en face du donneur décide qui joue avec qui dans cette manche.
explain-suit = La carte couleur { OF($seat) } : dans chaque pli entamé par { $seat }, ce sont les { $suit } qui comptent.
explain-no-suit = Après le choix des cartes, chacun prend une carte couleur. Cette couleur compte dans chaque pli que ce joueur entame.
explain-known = Cartes avec un œil : tu les as choisies face visible, donc tout le monde sait que tu les as.
explain-hidden = Les cartes distribuées à { $seat } et pas encore jouées. Personne d’autre ne peut les voir.
explain-sum = Le total des deux cartes de ce duo. Le plus haut total remporte le pli. À égalité, le pli va au duo qui n’a pas entamé.
explain-tricks = Les plis de ce duo dans cette manche, et ce qu’ils rapportent à chacun : 0 0 1 2 2 3 points pour 0 à 5 plis.
explain-counts = La couleur du joueur qui a entamé. Dans ce pli, chaque carte vaut le nombre de son { FORM($suit, "one") }.
explain-target-later = Après la manche { $round }, on fixe le seuil : le meilleur score plus { $above }. Dès que quelqu’un l’atteint dans une manche suivante, la partie s’arrête et les deux meilleurs gagnent.
explain-target-now = Si quelqu’un a { $target } points à la fin d’une manche, la partie s’arrête. Les deux meilleurs gagnent.
explain-phase-draft = Chacun à son tour choisit une des huit cartes visibles, deux en tout. Avec les trois cartes distribuées, cela en fait cinq : une par pli.
explain-phase-suits = Chacun prend une des quatre cartes couleur. Cette couleur compte dans chaque pli que ce joueur entame.
explain-phase-pairs = Le joueur en face du donneur décide qui joue avec qui dans cette manche.
explain-phase-tricks = Cinq plis : chacun joue une carte, et le duo qui a le plus haut total remporte le pli.

known-of-you = Tout le monde connaît { $cards } de tes cartes
draft-why = Deux cartes chacun, puis couleurs, duos et plis.
suit-numbers = Sous chaque couleur : les nombres de ta main.
unseen-why = Elles sont dans les mains des autres, mais tu ne sais pas chez qui.
on-to-round = Passer à la manche { $round }
rounds-yours = ton duo
rounds-theirs = l’autre duo

## The lesson
## A first round, step by step: what is said before a move, after it, and to other tries. At most three lines on a phone.

lesson-aim = Bienvenue ! À chaque manche, tu as un nouveau partenaire, et vous remportez des plis ensemble. Les plis rapportent des points ; à la fin, les deux joueurs qui en ont le plus gagnent.
lesson-cards = Chaque carte montre un Corbeau, un Renard, un Rat et un Crapaud, chacun avec un nombre. Dans un pli, un seul compte, et plus il est grand, mieux c’est. Tu as reçu trois cartes.
lesson-draft = Chacun choisit encore deux cartes, en tournant, à partir de la droite du donneur. Prends celle avec Corbeau { $raven }, Renard { $fox }, Rat { $rat }, Crapaud { $toad } : aucune autre ici n’a un plus haut total.
lesson-draft-weak = Celle-là est plus faible en tout. Prends la carte avec Renard 4 et Rat 5.
lesson-draft-done = Bien vu ! Tout le monde sait que tu l’as. Ensuite, il ne restait que { $card } pour toi. Place aux cartes couleur, à partir de la gauche du donneur : { $seat } a pris les { $suit }.
lesson-suit = Prends une carte couleur. Ta couleur ne compte que quand tu entames. Les trois autres comptent quand les autres entament, et c’est plus souvent. Donne donc ta plus faible : les Crapauds.
lesson-suit-other = Garde celle-là pour quand les autres entament : tes nombres y sont plus grands. Tes Crapauds sont les plus petits, prends-les.
lesson-suit-done = Va pour les Crapauds ! Quand tu entames, ce sont eux qui comptent. La couleur des autres est à côté de leur nom.
lesson-pair = Le donneur est en face de toi, donc c’est toi qui décides qui joue avec qui. Compare les cartes visibles : celles { OF($seat_best) } font 25 en tout, celles { OF($seat_dealer) } 24, celles { OF($seat_last) } 23. Forme un duo avec { $seat_best }.
lesson-pair-dealer = Ces cartes sont presque aussi bonnes. Mais le donneur entame en premier, et à égalité, le pli va à l’autre duo. Choisis les cartes qui font 25.
lesson-pair-other = Ce sont les cartes visibles au plus petit total. Choisis celles qui font 25.
lesson-pair-done = À deux, vous formez le duo de la lune. Le donneur entame toujours en premier : { $seat } a entamé, donc le pli est en { $suit }.
lesson-follow = Tu peux jouer n’importe quelle carte : chacune a un Rat. Les partenaires additionnent leurs nombres. Les autres ont 10, mais à égalité, le pli va au duo qui n’a pas entamé : 10 suffit donc. Joue ton Rat 5 !
lesson-follow-low = Avec cette carte, vous n’arriverez pas à 10. Joue le Rat 5.
lesson-follow-done = { $sum } partout : le pli est à vous ! La plus grande carte de votre duo entame le suivant. Vous avez joué 5 tous les deux, c’est donc celui qui vient d’abord après le dernier à avoir entamé : toi.
lesson-points = Ici, on compte vos plis. Pour 0 à 5 plis, vous recevez chacun 0, 0, 1, 2, 2 ou 3 points : un seul pli ne rapporte rien.
lesson-lead = À toi d’entamer, donc ce sont les Crapauds qui comptent. Entame avec ton Crapaud { $counts }, et garde le Crapaud 5 : cette carte a aussi un bon Renard.
lesson-lead-low = Ce n’est qu’un Crapaud 2 : les autres le battent sans peine. Entame avec le Crapaud 4.
lesson-lead-done = Encore { $sum } partout ! Mais cette fois, c’est vous qui avez entamé : le pli est pour les autres. { $seat } avait leur plus grande carte et entame le suivant.
lesson-theirs = C’est l’entame qui décide de ce qui compte. La couleur { OF($seat) } est à côté du nom : tu devines la suite ?
lesson-theirs-done = { $seat } a entamé avec un { $counts }, et le pli est en { $suit }.
lesson-foxes = Ton partenaire joue après toi. Tu as deux cartes avec un Renard { $counts } : joue celle avec le Corbeau 1, et garde la plus forte.
lesson-foxes-low = Ce n’est qu’un Renard 1, trop peu pour vous deux. Joue le Renard 4 avec le Corbeau 1.
lesson-foxes-strong = Elle gagnerait aussi. Mais pour le reste, c’est ta meilleure carte : garde-la, et joue l’autre Renard 4.
lesson-foxes-done = { $sum } à { $against } : votre deuxième pli ! La manche vaut déjà { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. { $seat } avait la plus grande carte de votre duo : ton partenaire entame.
lesson-lost = Les autres ont déjà 10, et même ton Corbeau 5 ne fait que 9 : ce pli est perdu. Ensuite, { $seat } entame en Rats : garde ton Rat 4 et joue l’autre carte.
lesson-lost-wrong = Ce pli est perdu de toute façon. Garde le Rat 4 pour le dernier, et joue l’autre carte.
lesson-lost-done = Comme prévu : { $seat } entame, et le pli est en { $suit }. Les autres ont 4 et 3.
lesson-last = Il reste une carte à chacun. Joue ton Rat { $counts } ; ton partenaire joue en dernier.
lesson-round = Le dernier pli est à vous, 8 à 7 ! Avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }, { $seat } et toi marquez { $points } points chacun, et les autres { $others } chacun.
lesson-target = À la manche suivante, tu as un nouveau partenaire. Après la manche { $round }, on fixe le seuil : le meilleur score plus { $above }. Dès que quelqu’un l’atteint, la partie s’arrête : sois parmi les deux meilleurs !

## The rules on one page

sheet-page-cards = Les cartes
sheet-page-card = Chaque carte montre les quatre bestioles, chacune avec un nombre. Ce qui est écrit au milieu n’est que le nom de la carte.
sheet-page-counts = Dans chaque pli, une couleur compte. Dans un pli en { $suit }, cette carte vaut { $counts }.
sheet-page-round = Une manche
sheet-page-trick = Un pli
sheet-page-led = La carte couleur du joueur qui entame décide de ce qui compte : ici, le pli est en { $suit }. Chacun joue la carte de son choix.
sheet-page-taken = Le duo qui a le plus haut total remporte le pli, et sa plus grande carte entame le suivant. À égalité, le pli va au duo qui n’a pas entamé.
sheet-page-points = Les points
sheet-page-each = Les deux partenaires reçoivent chacun les points des plis de leur duo. Puis la carte donneur passe à gauche.
sheet-page-end = La fin de la partie
sheet-page-target = Après la manche 4, on fixe le seuil : le meilleur score plus 3. Dès que quelqu’un l’atteint dans une manche suivante, la partie s’arrête. Les deux meilleurs gagnent. S’il y a égalité au deuxième rang, le meilleur gagne en solo.

explain-score = Points de toutes les manches jusqu’ici.

## What the coach counts: in how many of 100 ways the hidden cards could lie ($times) something is so

fact-higher = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } a un { FORM($suit, "one") } plus haut que les tiens.
fact-best = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, le plus haut { FORM($suit, "one") } { OF($seat) } est un { $value }.
# .more et .less suivent « Avec « { $move } », » : sujet en tête, ni majuscule ni point. Avec « Jouer 06 », tu prends moins souvent le +3, et c’est bon pour toi.
fact-still-there = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, la carte { $card } est encore là quand c’est de nouveau à toi de choisir.
    .more = la carte { $card } est plus souvent encore là quand c’est de nouveau à toi de choisir
    .less = la carte { $card } est moins souvent encore là quand c’est de nouveau à toi de choisir
fact-partner = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } devient ton partenaire.
    .more = { $seat } devient plus souvent ton partenaire
    .less = { $seat } devient moins souvent ton partenaire
fact-pair-wins =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, ton duo remporte ce pli.
    .more = ton duo remporte plus souvent ce pli
    .less = ton duo remporte moins souvent ce pli
    .always = ton duo remporte ce pli
    .never = ton duo ne remporte pas ce pli
fact-you-take = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, ton duo remporte ce pli, et ta carte est la plus grande des deux.
    .more = ta carte remporte plus souvent ce pli pour ton duo
    .less = ta carte remporte moins souvent ce pli pour ton duo
    .always = ta carte remporte ce pli pour ton duo et tu entames le suivant
    .never = ta carte ne remporte pas ce pli pour ton duo
fact-partner-takes = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, ton duo remporte ce pli, et { $seat } a joué la plus grande des deux cartes.
    .more = la carte { OF($seat) } remporte plus souvent ce pli pour ton duo
    .less = la carte { OF($seat) } remporte moins souvent ce pli pour ton duo
    .always = la carte { OF($seat) } remporte ce pli pour ton duo et { $seat } entame le suivant
    .never = la carte { OF($seat) } ne remporte pas ce pli pour ton duo
fact-you-lead =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu entames au moins { $tricks } des plis suivants.
    .more = tu entames plus souvent { $tricks ->
        [one] l’un des plis suivants
       *[other] au moins { $tricks } des plis suivants
    }
    .less = tu entames moins souvent { $tricks ->
        [one] l’un des plis suivants
       *[other] au moins { $tricks } des plis suivants
    }
fact-pair-tricks =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, ton duo remporte { $tricks ->
        [5] les cinq plis
       *[other] au moins { $tricks } des cinq plis
    }.
    .more = ton duo remporte plus souvent { $tricks ->
        [5] les cinq plis
       *[other] au moins { $tricks } des cinq plis
    }
    .less = ton duo remporte moins souvent { $tricks ->
        [5] les cinq plis
       *[other] au moins { $tricks } des cinq plis
    }
fact-rival-tricks =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, le duo { OF($seat) } remporte au moins { $tricks } des cinq plis.
    .more = le duo { OF($seat) } remporte plus souvent au moins { $tricks } des cinq plis
    .less = le duo { OF($seat) } remporte moins souvent au moins { $tricks } des cinq plis
fact-brings = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, la manche te rapporte au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## What a screen reader says of figures and signs on the table

points-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
pair-not-yet = pas encore de carte
suit-said = carte couleur : { $suit }
fold-unseen-said = Cartes cachées : { $cards }
trick-said = { $how ->
    [tie] Pli { $number } en { $suit } : { $sum } partout. { $seats } le remportent, car ce duo n’avait pas entamé.
   *[higher] Pli { $number } en { $suit } : { $seats } le remportent, { $sum } à { $against }.
  }
