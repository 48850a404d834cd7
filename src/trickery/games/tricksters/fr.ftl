### Tricksters: all that it says, to players and on the page. See docs/translating.md and docs/glossary/fr.md.

## The box

blurb = Chaque carte réunit les quatre bestioles ; à chaque manche, quelqu’un décide qui joue avec qui.

## Names

name-ravens = Corbeaux
name-foxes = Renards
name-rats = Rats
name-toads = Crapauds

## Moves

move-draft = drafter la carte { $card }
move-take-suit = prendre les { $suit }
move-pair = associer { $seat_first } et { $seat }
move-play = jouer la carte { $card }

## What the one to move is asked

prompt-draft =
    { $cards ->
        [one] Drafte la dernière carte visible ; tout le monde saura que tu l’as.
       *[other] Drafte une des { $cards } cartes visibles : les grands nombres remportent les plis. Tous voient laquelle.
    }
prompt-suit =
    { $left ->
        [one] Prends la dernière carte couleur : dans chaque pli que tu entames cette manche, ce sont ses nombres qui comptent.
       *[other] Prends une carte couleur : dans chaque pli que tu entames cette manche, ce sont ses nombres qui comptent.
    }
prompt-pair = Décide qui joue avec qui cette manche : à chaque pli, un duo additionne ses nombres.
prompt-lead = Entame avec la carte que tu veux ; le pli se joue en { $suit }, ta couleur.
prompt-play = Joue la carte que tu veux, le pli est en { $suit }. Ton partenaire a posé { $partner }, les autres en sont à { $others }.
prompt-partner-to-come = Joue la carte que tu veux, le pli est en { $suit }. Ton partenaire n’a pas encore joué, les autres en sont à { $others }.
prompt-others-to-come =
    Joue la carte que tu veux, le pli est en { $suit }. Ton partenaire a posé { $partner }, les autres n’ont encore rien posé.

## Why a move is not allowed

why-draft-first = on drafte d’abord les cartes visibles (TS-5)
why-suits-now = c’est le moment de prendre une carte couleur (TS-6)
why-pairs-now = c’est le moment d’attribuer les cartes partenaire (TS-7)
why-tricks-now = les plis ont commencé : joue une carte (TS-8)
why-suit-taken = { $seat } a déjà pris les { $suit } (TS-6)
why-drafted = { $seat } l’a déjà draftée (TS-5)
why-drafted-yourself = tu l’as déjà draftée (TS-5)
why-dealt = on te l’a distribuée : elle est déjà dans ta main
why-not-face-up = elle n’est pas face visible (TS-5)
why-played = elle a déjà été jouée dans cette manche
why-not-held = tu ne l’as pas en main (TS-8)

## News: what a move led to

news-trick =
    { $how ->
        [tie] { $seats } remportent le pli : { $sum } partout en { $suit }, et ce duo n’avait pas entamé ; { $seat_next } entame le suivant.
       *[higher] { $seats } remportent le pli, { $sum } à { $against } en { $suit } ; { $seat_next } entame le suivant.
    }
news-last-trick =
    { $how ->
        [tie] { $seats } remportent le dernier pli : { $sum } partout en { $suit }, et ce duo n’avait pas entamé.
       *[higher] { $seats } remportent le dernier pli, { $sum } à { $against } en { $suit }.
    }
news-round-over = La manche { $round } est finie : { $first } ; { $second }.
news-target = Tout le monde a distribué une fois : le seuil est { $target } points.
news-target-reached =
    { COUNT($seats) ->
        [one] { $seats } a atteint le seuil de { $target } points.
       *[other] { $seats } ont atteint le seuil de { $target } points.
    }
news-wins-alone = Égalité au deuxième rang : { $seat } gagne en solo.
news-victory = { $seats } partagent la victoire.
news-round-begins = Manche { $round } : { $seat_dealer } distribue, { $seat } drafte en premier.
news-suits = Toutes les cartes visibles sont draftées ; { $seat } prend une carte couleur en premier.
news-pairs = Tout le monde a sa couleur ; { $seat } attribue les cartes partenaire.
news-teams = { $seats } jouent contre { $seats_against } ; { $seat_leader } entame en { $suit }.

## Said in several places

round-number = Manche { $round }
pair-took =
    { $tricks ->
        [0] { $seats } n’ont remporté aucun pli, { SIGNED($points) } chacun
        [one] { $seats } ont remporté { $tricks } pli, { SIGNED($points) } chacun
       *[other] { $seats } ont remporté { $tricks } plis, { SIGNED($points) } chacun
    }
card-laid = { $seat } avec { $counts } (carte { $card })

## The table as text

table-undealt = Rien n’est encore distribué.
table-round = Manche { $round }, donneur : { $seat }.
table-target = Le seuil est { $target } points.
table-target-later = Le seuil sera fixé après la manche { $round }.
table-scores = Scores : { ROW($scores) }
table-score = { $seat } : { $points }
table-round-done = Manche { $round } : { $first } ; { $second }
table-pairs = { $seats } jouent contre { $seats_against }.
table-legend = Une carte montre ses valeurs pour [Corbeau Renard Rat Crapaud].
table-card = { $card } [{ SPACED($values) }]
table-seat = { $seat } : { ROW($facts) }
table-seat-you = { $seat } (toi) : { ROW($facts) }
table-leads = entame en { $suit }
table-tricks =
    { $tricks ->
        [0] aucun pli
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
table-holds = en main { ROW($cards) } et { $hidden ->
        [one] { $hidden } cachée
       *[other] { $hidden } cachées
    }
table-holds-known = en main { ROW($cards) }
table-holds-hidden = en main { $hidden ->
        [one] { $hidden } cachée
       *[other] { $hidden } cachées
    }
table-holds-nothing = rien en main
table-face-up = Face visible : { ROW($cards) }
table-suits-left = Cartes couleur restantes : { ROW($suits) }
table-trick-taken =
    { $how ->
        [tie] Pli { $number } en { $suit } : { ROW($plays) } (égalité, { $sum } partout, pour { $seats })
       *[higher] Pli { $number } en { $suit } : { ROW($plays) } ({ $sum } à { $against } pour { $seats })
    }
table-trick = Pli { $number } en { $suit } : { ROW($plays) }
table-trick-empty = Pli { $number } en { $suit } : rien encore
table-unseen = Cachées dans les autres mains : { ROW($cards) }
table-hand = Ta main : { ROW($cards) }
table-hand-empty = Ta main : vide

## The score sheet

sheet-playing = Manche { $round }, en cours
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
sheet-earning =
    { $seats } { $tricks ->
        [0] n’ont encore aucun pli
        [one] ont { $tricks } pli jusqu’ici
       *[other] ont { $tricks } plis jusqu’ici
    }, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun (TS-11)
sheet-wins-alone = Égalité au deuxième rang : { $seat } gagne en solo (TS-13).
sheet-victory = { $seats } partagent la victoire.
sheet-target-later =
    Le seuil sera fixé après la manche { $round } : { $above } de plus que le meilleur score à ce moment-là (TS-12). Les deux meilleurs joueurs partagent la victoire (TS-13).
sheet-target =
    { COUNT($seats) ->
        [one] Le seuil est { $target } : encore { $lacking } pour { $seats } (TS-12). Les deux meilleurs joueurs partagent la victoire (TS-13).
       *[other] Le seuil est { $target } : encore { $lacking } chacun pour { $seats } (TS-12). Les deux meilleurs joueurs partagent la victoire (TS-13).
    }

## Reasons of the rule of thumb: a player explains a move of their own

reason-strong = aucune carte visible n’a plus de points sur ses quatre côtés
reason-beats-mine = elle bat tout ce que j’ai en main dans au moins une couleur
reason-weakest = c’est ma couleur la plus faible parmi celles qui restent, et ainsi personne ne peut l’entamer contre moi
reason-drafted-well = ce partenaire a drafté des cartes fortes
reason-play-last = les cartes de mon voisin de gauche feront l’affaire, et nous serons les derniers à jouer au premier pli
reason-start = c’est ma meilleure entame dans ma couleur
reason-takes = des cartes qui devraient remporter le pli, c’est celle dont je me passe le mieux
reason-lost = le pli est quasiment perdu, et c’est la carte dont je me passe le mieux
reason-best-chance = c’est elle qui nous donne les meilleures chances de remporter le pli

## What is wrong with a record

record-deal = une manche commence par sa donne : hands, face_up et, pour la première, un dealer
record-hands = hands doit contenir { $players } listes de { $cards } cartes (TS-4)
record-face-up = face_up doit être une liste de { $cards } cartes (TS-4)
record-no-card = { $text } n’est pas une carte : elles s’appellent A1 à E4
record-twice = hands et face_up contiennent plus d’une fois { $card }
record-dealer = dealer doit être une place de 0 à { $last }
record-dealer-passed = la carte donneur est passée à { $seat } (TS-12)

## On the page: a card in words

card-shows = { $card } : Corbeau { $raven }, Renard { $fox }, Rat { $rat }, Crapaud { $toad }
card-counts =
    { $card } : compte { $counts } en { $suit } (Corbeau { $raven }, Renard { $fox }, Rat { $rat }, Crapaud { $toad })
card-known = { $card }, connue de tous

## On the page: what stands above the table

dealt-by = { $seat } distribue
target-later = seuil fixé après la manche { $round }
target-now = seuil { $target }
victory-of =
    { COUNT($seats) ->
        [one] { $seats } gagne en solo !
       *[other] { $seats } partagent la victoire !
    }
phases = Étapes d’une manche
phase-draft = Draft
phase-suits = Couleurs
phase-pairs = Duos
phase-tricks = Plis

## On the page: the middle of the table

cards-to-draft = Cartes à drafter
suit-cards = Cartes couleur
suit-in-hand = dans ta main : { ROW($values) }
sure-of-suit = Entamer en { $suit } pendant toute la manche ?
pairing-asked = Qui joue avec qui dans cette manche ?
pairing-decided-by = { $seat } décide qui joue avec qui.
ways-to-pair = Façons de former les duos
way-to-pair = { $seats }, contre { $seats_against }
way-with-you = Toi et { $seat }, contre { $seats_against }
sure-of-pairs = { $way } : pour toute la manche ?
stump-counts = pli en { $suit }
stump-counted = pli en { $suit }
stump-leads = { $seat } entame
stump-led = { $seat } a entamé
stump-leads-next = { $seat } entame en { $suit }

## On the page: beside the middle

fold-unseen = Cachées : { $cards }
unseen-cards = Cachées dans les autres mains
fold-last-trick = Dernier pli
fold-rounds = Manches

two-pairs = Les deux duos
pair-sum = Somme : { $sum }
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
trick-tie-to = égalité, pour { $seats }

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
target-ends = La partie s’arrête à { $target } points. Les deux meilleurs gagnent.
target-to-come = Après la manche { $round }, on fixe le seuil : { $above } de plus que le meilleur score à ce moment-là. Les deux meilleurs gagnent.

## On the page: before a player

badge-dealer = Donneur
badge-dealer-letter = D
badge-matchmaker = Attribue les cartes partenaire
with-partner = avec { $seat }
no-suit-yet = sans couleur
all-cards-of = Cartes : { $seat }
known-cards-of = Cartes connues : { $seat }
hidden-in-hand =
    { $cards ->
        [one] { $cards } carte cachée
       *[other] { $cards } cartes cachées
    }

## The aim, the standing and the end of a round

aim = Remporte des plis avec ton partenaire de la manche. À la fin, les deux joueurs qui ont le plus de points gagnent.
aim-target = Remporte des plis avec ton partenaire de la manche. À { $target } points, la partie s’arrête, et les deux meilleurs gagnent.
standing-to-come = Cette manche te rapportera, pour 0 à 5 plis de ton duo : { SPACED($points) } points.
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

explain-pair = { $seats } jouent ensemble cette manche : à chaque pli, leurs nombres s’additionnent.
explain-dealer = Le donneur entame le premier pli. La carte donneur passe à gauche après chaque manche.
explain-matchmaker = C’est ici que se décide qui joue avec qui cette manche : toujours en face du donneur.
explain-suit = Carte couleur : dans chaque pli entamé par { $seat }, ce sont les nombres des { $suit } qui comptent.
explain-no-suit = Après le draft, chacun prend une carte couleur. Elle dit quels nombres comptent dans les plis qu’il entame.
explain-known = Cartes avec un œil : tu les as draftées, donc tout le monde sait que tu les as.
explain-hidden = Cartes distribuées et pas encore jouées. Personne ne les voit, sauf { $seat }.
explain-sum = Ce que comptent ensemble les deux cartes de ce duo. La plus grande somme remporte le pli ; à égalité, il va au duo qui n’a pas entamé.
explain-tricks = Les plis de ce duo dans cette manche, et ce qu’ils rapportent à chacun : 0 0 1 2 2 3 points pour 0 à 5 plis.
explain-counts = La couleur de qui a entamé : dans ce pli, chaque carte compte pour son nombre en { $suit }.
explain-target-later = Après la manche { $round }, on fixe le seuil : { $above } points de plus que le meilleur score. Qui l’atteint ensuite met fin à la partie ; les deux meilleurs gagnent.
explain-target-now = Dès que quelqu’un a { $target } points à la fin d’une manche, la partie s’arrête. Les deux meilleurs gagnent.
explain-phase-draft = Chacun à son tour prend deux des huit cartes visibles. Avec les trois distribuées, cela fait cinq cartes pour cinq plis.
explain-phase-suits = Chacun prend une des quatre cartes couleur. Elle dit quels nombres comptent dans les plis qu’il entame.
explain-phase-pairs = La personne en face du donneur décide qui joue avec qui cette manche.
explain-phase-tricks = Cinq plis : chacun pose une carte, et le duo qui a la plus grande somme remporte le pli.

known-of-you =
    { $cards ->
        [one] { $cards } de tes cartes est connue de tous
       *[other] { $cards } de tes cartes sont connues de tous
    }
draft-why = Deux chacun ; puis couleurs, duos et plis.
suit-numbers = Sous chaque couleur : les nombres de ta main.
unseen-why = Elles sont dans les autres mains, mais on ne sait pas où.
on-to-round = Passer à la manche { $round }
rounds-yours = ton duo
rounds-theirs = l’autre duo

## The lesson

lesson-aim = Bienvenue ! À chaque manche, un nouveau partenaire, et vous remportez des plis ensemble. Les plis rapportent des points ; à la fin, les deux joueurs qui en ont le plus gagnent.
lesson-cards = Chaque carte montre un Corbeau, un Renard, un Rat et un Crapaud, chacun avec un nombre. Dans un pli, un seul compte, et plus il est grand, mieux c’est. Tu as reçu trois cartes.
lesson-draft = Chacun en drafte encore deux. Prends { $card } : Corbeau { $raven }, Renard { $fox }, Rat { $rat }, Crapaud { $toad }. Aucune autre ici n’est aussi forte.
lesson-draft-weak = Celle-là est faible partout. Cherche de plus grands nombres : le Corbeau 5 avec le Renard 4.
lesson-draft-done = Belle prise ! Tout le monde sait que tu l’as. Ensuite, il ne restait que { $card } pour toi. Place aux cartes couleur : { $seat } a pris les { $suit }.
lesson-suit = Prends une carte couleur : elle dit ce qui compte dans les plis que tu entames. Dessous, tu vois tes nombres. Les Corbeaux sont tes meilleurs !
lesson-suit-foxes = En Renards, tu as un 5 et un 4, mais aussi trois 1. Les Corbeaux vont mieux à ta main.
lesson-suit-rats = Tes Rats sont petits, et pour entamer, mieux vaut de grands nombres. Les Corbeaux vont mieux à ta main.
lesson-suit-done = Va pour les Corbeaux : quand tu entames, ce sont eux qui comptent. La couleur des autres est à côté de leur nom.
lesson-pair = Le donneur est en face de toi, donc c’est toi qui décides qui joue avec qui. Forme un duo avec { $seat }, qui entamera en premier.
lesson-pair-other = Un bon choix aussi, et il t’appartient ! Mais ici, joue avec le donneur, qui entame le premier pli.
lesson-pair-done = À deux, vous formez le duo de la lune. { $seat } a entamé, donc le pli est en { $suit } : vous avez { $counts }, les autres ont { $against }.
lesson-follow = Tu peux jouer n’importe quelle carte : chacune a un Renard. Un duo additionne, et la plus grande somme remporte le pli. Joue ton Renard { $counts }.
lesson-follow-tie = Avec ça, les autres peuvent encore égaliser, et l’égalité va au duo qui n’a pas entamé. Joue le Renard 5.
lesson-follow-low = Ce Renard est un 1 : vous perdriez le pli. Joue le Renard 5.
lesson-follow-done = { $sum } à { $against } : le pli est à vous ! La plus grande carte du duo entame le suivant, et c’était ton 5.
lesson-points = Ici, on compte les plis. Pour 0 à 5 plis, vous recevez chacun 0, 0, 1, 2, 2 ou 3 points : un seul pli ne rapporte rien.
lesson-lead = Tu entames, donc ce sont les Corbeaux qui comptent. Vise haut : joue la carte avec Corbeau { $counts } et Renard 1.
lesson-lead-low = Un Corbeau 3 seulement : les autres le battent sans peine. Entame avec un 5.
lesson-lead-tie = { $sum } partout ! L’égalité va au duo qui n’a pas entamé. Ce pli est donc pour les autres.
lesson-theirs = { $seat } avait la plus grande carte de ce duo et entame maintenant. Le pli sera en { $suit }.
lesson-toads = { $seat } a entamé : Crapaud { $led }. Ton partenaire joue en dernier. Donne un coup de main avec ton Crapaud { $counts } !
lesson-toads-low = C’est un Crapaud 2, trop peu pour vous deux. Joue le Crapaud 5.
lesson-toads-done = { $sum } à { $against } : le deuxième pli, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’instant. Ton Crapaud était le plus grand, donc tu entames.
lesson-again = Les Corbeaux comptent à nouveau. Tu as drafté cette carte pour ça : entame avec le Corbeau 5.
lesson-again-done = { $sum } à { $against } ! Avec { $tricks } plis, la manche vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour toi, et autant pour ton partenaire.
lesson-last = Il reste une carte à chacun. Joue-la, advienne que pourra.
lesson-round = Les autres remportent le dernier pli, et la manche est finie : pour vos { $tricks } plis, { $seat } et toi recevez { $points } points chacun, et les autres { $others }.
lesson-target = À la manche suivante, nouveaux duos. Après la manche { $round }, on fixe le seuil : { $above } de plus que le meilleur score. Qui l’atteint met fin à la partie : sois parmi les deux meilleurs !

## The rules on one page

sheet-page-cards = Les cartes
sheet-page-card = Chaque carte montre les quatre bestioles, chacune avec un nombre. Ce qui est écrit au milieu n’est que le nom de la carte.
sheet-page-counts = Dans chaque pli, une couleur compte. Dans un pli en { $suit }, cette carte compte { $counts }.
sheet-page-round = Une manche
sheet-page-trick = Un pli
sheet-page-led = Qui entame décide par sa carte couleur de ce qui compte : ici, le pli est en { $suit }. Chacun joue la carte de son choix.
sheet-page-taken = Le duo qui a la plus grande somme remporte le pli, et sa plus grande carte entame le suivant. L’égalité va au duo qui n’a pas entamé.
sheet-page-points = Les points
sheet-page-each = Chacun des deux partenaires reçoit les points pour les plis de son duo. Puis la carte donneur passe à gauche.
sheet-page-end = La fin
sheet-page-target = Après la manche 4, on fixe le seuil : 3 de plus que le meilleur score. Qui l’atteint dans une manche suivante met fin à la partie. Les deux meilleurs gagnent ; en cas d’égalité au deuxième rang, le meilleur gagne en solo.

# Of the number beside a player's name.
explain-score = Points de toutes les manches jusqu’ici.

## What the coach counts in imagined worlds: in $times of 100 of them

fact-higher = Dans { $times } cas sur 100, { $seat } a une plus haute valeur que toi en { $suit }.
fact-best = Dans { $times } cas sur 100, la plus haute valeur en { $suit } chez { $seat } est { $value }.
fact-still-there = Dans { $times } cas sur 100, la carte { $card } est encore là quand tu draftes à nouveau.
fact-partner = Dans { $times } cas sur 100, { $seat } forme un duo avec toi.
fact-you-take = Dans { $times } cas sur 100, ton duo remporte ce pli, et ta carte est la plus grande des deux.
fact-partner-takes = Dans { $times } cas sur 100, ton duo remporte ce pli, et { $seat } a joué la plus grande des deux cartes.
fact-brings =
    { $points ->
        [one] Dans { $times } cas sur 100, la manche te rapporte au moins { $points } point.
       *[other] Dans { $times } cas sur 100, la manche te rapporte au moins { $points } points.
    }
