### Trick Party: everything it says, to players and on the page. See docs/translating.md and docs/glossary/fr.md.

## The box

blurb = Des fantômes en quête de bonbons, des révolutions qui mettent les plis sens dessus dessous, et la MORT qui attend au dernier.
option-campaign = Campagne
option-campaign-help = autant de manches que de joueurs, et les scores s’additionnent (TP-15)

## Cards and moves

name-pumpkinheads = Citrouilles
    .one = Citrouille
name-boos = Bouhs
    .one = Bouh
name-skellies = Squelos
    .one = Squelo
name-frankies = Frankies
    .one = Frankie
name-dracs = Dracs
    .one = Drac
# Sans article : sur la carte, dans un tableau. Dans une phrase, un message choisit d’après ce nom.
name-death = MORT
card = { $number } de { FORM($suit, "one") }
move-play = Jouer le { $card }
    .told = { $seat } joue le { $card }
    .told-you = Tu joues le { $card }

## What you are asked when it's your turn

prompt-lead = Entame avec la carte de ton choix. Enjeu du pli : { $prize ->
        [MORT] la MORT
       *[other] { $prize }
    }.
prompt-follow = Joue une carte. Couleur demandée : { FORM($suit, "one") }. Enjeu du pli : { $prize ->
        [MORT] la MORT
       *[other] { $prize }
    }.

## Why a move is not allowed

why-not-held = tu n’as pas le { $card }
why-follow = tu as des { $suit }, donc tu dois fournir (TP-8)

## What happened

news-takes = { $seat } remporte le pli et prend le { $prize }.
news-death = { $seat } remporte le dernier pli et prend la MORT.
news-hand-over = La manche est finie : { ROW($scores) }.
news-next = Enjeu du prochain pli : { $prize ->
        [MORT] la MORT
       *[other] { $prize }
    }.
standing = { $seat } { SIGNED($points) }

## The table, at the prompt

table-hand = { $hands ->
    [1] Points : { ROW($scores) }
   *[other] Manche { $number } sur { $hands }. Points : { ROW($scores) }
  }
table-totals = Totaux : { ROW($scores) }
table-offer = Enjeu : { $prize } ({ $left ->
    [0] puis seulement la MORT
    [one] encore une carte de score, puis la MORT
   *[other] encore { $left } cartes de score, puis la MORT
  })
table-offer-last = Enjeu : la MORT (dernier pli)
table-laid = Sur la table : { ROW($plays) }
table-laid-none = Sur la table : rien encore
table-play = { $seat } : { $card }
table-marked = { $card } *
table-your-hand = Ta main (les cartes révolution portent un *) :
table-suit = { $suit } : { SPACED($numbers) }

## The score sheet

sheet-hand = Manche { $number }
sheet-trick = Pli { $number } : { $prize }
sheet-total = Total
sheet-sums = les cartes de score additionnées, ou 0 avec la MORT (TP-12)
sheet-took-death = { $seat } a pris la MORT
sheet-takes = { $seat } prend { $prize ->
        [MORT] la MORT
       *[other] le { $prize }
    } avec le { $card }
sheet-revolutions = { $turns ->
    [one] une révolution : le petit bat le grand (TP-9)
   *[other] { $turns } révolutions : { $order ->
        [reversed] le petit bat le grand (TP-9)
       *[straight] elles s’annulent (TP-9)
      }
  }
sheet-trump = un Drac bat toute autre couleur (TP-10)
sheet-death = { $seat } marque 0 dans cette manche (TP-12)
sheet-death-instead = { $seat } marque 0 dans cette manche, et non { SIGNED($sum) } (TP-12)
sheet-wins = { $seat } gagne avec le plus haut score des vivants (TP-13)
sheet-shares = { $seat } partage la victoire, à égalité au plus haut score des vivants (TP-13)
sheet-wins-campaign = { $seat } gagne avec le plus haut total (TP-15)
sheet-shares-campaign = { $seat } partage la victoire, à égalité au plus haut total (TP-15)
sheet-dead = { $seat } a pris la MORT et ne peut pas gagner (TP-12)
sheet-note = Le plus haut score gagne, même en dessous de 0. Si tu prends la MORT, tu marques 0 et tu ne peux pas gagner.
sheet-note-campaign = Le plus haut total gagne. Si tu prends la MORT, tu marques 0 dans cette manche.
sheet-note-hand = Manche { $number } sur { $hands }.
sheet-note-left = { $tricks ->
    [one] Plus qu’un pli dans cette manche. L’enjeu, c’est la MORT.
   *[other] Encore { $tricks } plis dans cette manche. Le dernier est pour la MORT.
  }
sheet-note-dealt = La manche suivante va être distribuée.

## Why the rule of thumb plays a card

reason-sure = elle gagne à coup sûr une carte de score qui m’intéresse
reason-hope = c’est ma meilleure chance de gagner une carte de score qui m’intéresse
reason-dear = une carte plus forte, ce serait trop pour cette carte de score
reason-spare = je ne peux pas gagner cette carte de score, alors je joue la carte dont j’ai le moins besoin
reason-duck = elle ne peut pas gagner, et personne ne veut de cette carte de score
reason-free = elle ne peut pas gagner, et la prochaine fois qu’on demandera sa couleur, je pourrai jouer ce que je veux
reason-safest = c’est elle qui risque le moins de gagner une carte de score dont personne ne veut
reason-now = elle gagnera peut-être une mauvaise carte de score, mais plus tard elle me coûterait plus cher
reason-caught = cette carte de score sera pour moi de toute façon, alors je joue la carte dont j’ai le moins besoin
reason-in-time = un Drac au dernier pli attire la MORT, alors je joue le mien avant
reason-forgiven = je suis en dessous de zéro, alors je garde mes Dracs pour la MORT, qui me ramène à 0

## What is wrong with a record

record-no-deal = une manche commence par sa donne : hands, score_deck, put_away et, pour la première, start
record-start = start doit être un nombre de 0 à { $last } (dans un enregistrement, les places comptent à partir de 0)
record-other-start = start doit être { $number } dans cette manche (TP-16)
record-hands = hands doit contenir { $players } listes de { $cards } cartes chacune (TP-5)
record-no-card = « { $text } » n’est pas une carte
record-twice = hands contient plus d’une fois le { $card }
record-score-lists = score_deck doit être une liste de { $used } cartes de score, et put_away de { $unused } (TP-4)
record-score-cards = score_deck et put_away, ensemble, doivent contenir une fois chacune des 15 cartes de score (TP-3)

## On the page

party-deck = Pile de score : { $left ->
    [0] il ne reste que la MORT.
    [one] une carte face cachée, puis la MORT.
   *[other] { $left } cartes face cachée, puis la MORT.
  } { $away ->
    [one] Une carte a été retirée sans être vue.
   *[other] { $away } cartes ont été retirées sans être vues.
  }
party-left = à venir
party-next = ensuite
party-end = la fin
party-treat = bonbon
party-trick = sort
party-high = haute gagne
party-low = basse gagne
party-order = { $order ->
    [reversed] Ordre inversé : le petit bat le grand
   *[straight] Le grand bat le petit
  }{ $count ->
    [0] { "" }
    [one] , une carte révolution dans le pli
   *[other] , { $count } cartes révolution dans le pli
  }
party-at-stake = Enjeu : { $prize ->
        [MORT] la MORT
       *[other] { $prize }
    }
party-hand-of = Manche { $number } sur { $hands }
party-trick-of = Pli { $number } sur { $tricks }
party-led-suit = { $seat } a entamé en { $suit }
party-took = { $seat } a pris { $prize ->
        [MORT] la MORT
       *[other] le { $prize }
    }
party-trump-card = { $card }, atout
party-revolution-card = { $card }, révolution
party-ahead = en tête pour l’instant
party-cheer = { COUNT($seats) ->
    [one] { $seats } triomphe !
   *[other] { $seats } partagent la victoire !
  }
party-unseen = Cartes de score pas encore vues ({ $away ->
    [one] dont une retirée
   *[other] dont { $away } retirées
  }) :
party-cards-of = Les cartes { OF($seat) }

## Aim, standing, and the end of a round

aim = Gagne les bonbons (+), évite les sorts (-). Atout : les Dracs violets. Dernier pli : la MORT. Avec elle, tu marques 0.
aim-campaign = Gagne les bonbons (+), évite les sorts (-). Atout : les Dracs violets. Dernier pli : la MORT. Avec elle, tu marques 0. Le meilleur total après { $hands ->
        [one] une manche
       *[other] { $hands } manches
    } gagne.
standing-none = Cette manche : 0 pour l’instant, aucune carte de score.
standing-now = Cette manche, pour l’instant : { COUNT($cards) ->
    [one] { SIGNED($points) }, une carte de score.
   *[other] { SPACED($cards) } = { SIGNED($points) }.
  }
standing-last = Cette manche, pour l’instant : { COUNT($cards) ->
    [one] { SIGNED($points) }, une carte de score.
   *[other] { SPACED($cards) } = { SIGNED($points) }.
  } Si tu remportes ce dernier pli, tu marques 0.
standing-done = Cette manche : { COUNT($cards) ->
    [one] { SIGNED($points) }, une carte de score.
   *[other] { SPACED($cards) } = { SIGNED($points) }.
  }
standing-dead = { $points ->
    [0] MORT : tu marques 0 dans cette manche.
   *[other] MORT : tu marques 0 dans cette manche, et non { SIGNED($points) }.
  }
standing-total = Ton total, toutes manches comprises : { SIGNED($total) }.
round-over = Fin de la manche
round-hand = Fin de la manche { $number } sur { $hands }
round-cards = cartes de score : { SPACED($cards) }
round-none = aucune carte de score
round-dead = { $points ->
    [0] MORT : 0 dans cette manche
   *[other] MORT : 0 dans cette manche, et non { SIGNED($points) }
  }
round-wins = { COUNT($seats) ->
    [one] { $seats } gagne avec le plus haut score des vivants.
   *[other] Égalité au plus haut score des vivants : { $seats } partagent la victoire.
  }
round-death = { $seat } a pris la MORT et ne peut pas gagner.
round-wins-campaign = { COUNT($seats) ->
    [one] { $seats } gagne avec le plus haut total.
   *[other] Égalité au plus haut total : { $seats } partagent la victoire.
  }
round-death-campaign = { $seat } a pris la MORT.
round-next = Place à la manche suivante !
end-hand = Toutes les cartes ont été jouées.
end-campaign = { $hands ->
    [one] L’unique manche a été jouée.
   *[other] Les { $hands } manches ont été jouées.
  }

## Explanations: what the signs on the table say when you tap them

explain-trump = Les Dracs sont atout : n’importe quel Drac bat toute carte d’une autre couleur.
explain-trick-of = L’enjeu de chaque pli est une carte de score. Le pli { $tricks }, le dernier, est pour la MORT.
explain-hand-of = Une campagne se termine après la manche { $hands }. À chaque manche, une nouvelle donne, et les scores s’additionnent.
explain-led = Couleur demandée : { FORM($suit, "one") }. Si tu as cette couleur, tu dois fournir. Sinon, joue ce que tu veux.
explain-took = Avec la carte la plus forte, { $seat } prend la carte de score et entame le pli suivant.
explain-deck = Cartes de score encore cachées, une par pli à venir. La MORT est tout au fond. { $away ->
    [one] Une autre carte a été retirée sans être vue.
   *[other] { $away } autres cartes ont été retirées sans être vues.
  }
explain-deck-last = De la pile de score, il ne reste que la MORT : c’est l’enjeu du dernier pli.
explain-next = L’enjeu du prochain pli est cette carte de score.
explain-treat = Un bonbon : tu gagnes des points si tu remportes ce pli.
explain-prank = Un sort : tu perds des points si tu remportes ce pli.
explain-death = La MORT : si tu remportes ce dernier pli, tu marques 0 dans cette manche.
explain-order = { $order ->
    [reversed] Les cartes à flèches sont en nombre impair, donc dans ce pli le petit bat le grand : le 1 est le plus fort.
   *[straight] Le grand bat le petit : le 12 est le plus fort. Chaque carte à flèches inverse cet ordre pour son pli.
  }
explain-ahead = L’étoile marque la carte qui gagne le pli pour l’instant.
explain-cards = { $cards ->
    [0] { $seat } n’a plus de cartes en main.
    [one] { $seat } n’a plus qu’une carte en main.
   *[other] { $seat } a encore { $cards } cartes en main.
  }
explain-won = Cartes de score gagnées par { $seat } dans cette manche. Les bonbons ont les coins arrondis, les sorts les coins droits.
explain-dead = { $hands ->
    [1] { $seat } a remporté le dernier pli et pris la MORT : 0 point, et pas de victoire possible.
   *[other] { $seat } a remporté le dernier pli et pris la MORT : 0 point pour cette manche.
  }
explain-unseen = Cartes de score que personne n’a encore vues. Elles sont dans la pile ou ont été retirées.

party-trump = atout
party-last = Pli précédent
party-won-of = Cartes de score gagnées : { ROW($cards) }

## The one-page sheet: the rules for somebody who has never seen the game

sheet-page-aim = Un jeu de plis pour 4 à 6 joueurs. Gagne les bonbons, laisse les sorts aux autres et tiens-toi loin de la MORT.
sheet-page-scores = Les enjeux
sheet-page-treats = Les bonbons rapportent des points : de +1 à +5, un de chaque.
sheet-page-pranks = Les sorts coûtent des points : de -1 à -5, deux de chaque.
sheet-page-last = La MORT est l’enjeu du dernier pli. Si tu la prends, tu marques 0 et tu ne peux pas gagner la manche.
sheet-page-suits = Les cartes
sheet-page-trump = Cinq couleurs, chacune avec les nombres de 1 à 12. Les Dracs violets sont atout : n’importe quel Drac bat les autres couleurs.
sheet-page-revolution = Les flèches en cercle, c’est la RÉVOLUTION. Une carte à flèches renverse son pli : le petit bat le grand. Une deuxième rétablit l’ordre. Il y en a quatre dans chaque couleur, mais aucune chez les Dracs.
sheet-page-trick = Un pli
sheet-page-turned = On révèle la carte de score du dessus : c’est l’enjeu du pli.
sheet-page-lead = Si tu entames, joue la carte de ton choix.
sheet-page-follow = Les autres suivent, dans le sens horaire. Si tu as la couleur demandée, tu dois fournir. Sinon, joue ce que tu veux.
sheet-page-take = Le Drac le plus fort gagne. Sans Drac, c’est la carte la plus forte de la couleur demandée. Le vainqueur du pli prend la carte de score et entame le suivant.
sheet-page-led = entame
sheet-page-wins = gagne
sheet-page-high = Le grand bat le petit. Le 12 de Squelo est d’une autre couleur : il ne peut pas gagner.
sheet-page-drac = N’importe quel Drac bat tout le monde : un 3 suffit.
sheet-page-low = Le 5 a des flèches, donc le petit bat le grand. C’est aussi la plus petite carte : il gagne.
sheet-page-ending = La fin
sheet-page-end = Quand toutes les cartes sont jouées, additionne tes cartes de score. Le plus haut score gagne, même en dessous de zéro. À égalité, on partage la victoire. Mais si tu as pris la MORT, tu marques 0 et tu ne peux pas gagner.
sheet-page-won = Cartes de score gagnées
sheet-page-counts = Score
sheet-page-nothing = aucune
sheet-page-zero = 0, et pas de victoire
sheet-page-campaign = Une campagne compte autant de manches que de joueurs. Tous tes scores s’additionnent, y compris un 0 pour la MORT, et le plus haut total gagne.
sheet-page-players = Joueurs
sheet-page-each = Cartes par joueur (et plis)
sheet-page-away = Cartes de score retirées

## The lesson: a guided end of a round, spoken by a friend. A few short sentences each.

lesson-hello = Bienvenue à la fête ! Neuf plis sont joués, il en reste six, et tu as six cartes. À la fin, le joueur qui a le plus de points gagne.
lesson-offer = L’enjeu de chaque pli est la carte de score au milieu. Ici, c’est { SIGNED($prize) }, un bonbon. Celui-là, tu le veux !
lesson-follow = La couleur demandée, ce sont les Bouhs : toi aussi, tu dois jouer un Bouh. Le grand bat le petit : remporte le pli avec ton 12 !
lesson-follow-low = Le 3 est aussi un Bouh. Mais le 10 sur la table le bat, et le bonbon va à quelqu’un d’autre.
lesson-follow-done = Ton 12 bat le 10, et le { SIGNED($prize) } est à toi ! Si tu remportes un pli, tu entames le suivant. C’est donc encore à toi.
lesson-duck = L’enjeu du prochain pli est { SIGNED($prize) }. C’est un sort, et personne n’en veut ! Tu peux entamer avec n’importe quelle carte : joues-en une petite, et laisse le pli aux autres.
lesson-duck-drac = C’est un Drac, et personne n’en a de plus fort. Le sort serait pour toi ! Entame petit.
lesson-duck-done = Tout le monde a dû jouer un Bouh. { $seat } a joué le plus grand et prend le { SIGNED($prize) }.
lesson-trump = Les Dracs violets sont atout : n’importe quel Drac bat toute carte d’une autre couleur. Tu en as deux.
lesson-cut = Encore un bonbon : { SIGNED($prize) } ! La couleur demandée, ce sont les Squelos, et tu n’en as pas : joue ce que tu veux. Ton petit Drac suffit.
lesson-cut-dear = Celui-là gagne aussi. Mais ton petit Drac suffit : garde le grand pour l’instant.
lesson-cut-off = Tu peux jeter cette carte, mais elle ne gagnera pas : ce n’est ni un Squelo, ni un Drac. Le bonbon ira à quelqu’un d’autre.
lesson-cut-done = Ton 4 bat même un 12, parce que c’est un atout. Le { SIGNED($prize) } est à toi, et tu entames à nouveau.
lesson-turn = Tu vois les flèches en cercle sur ton 5 ? Une carte à flèches renverse son pli : le petit bat le grand, même entre Dracs. Une deuxième rétablit l’ordre.
lesson-revolt = L’enjeu est { SIGNED($prize) }. Entame avec le 5 de Frankie : grâce à ses flèches, le plus petit Frankie gagne.
lesson-revolt-low = Le 1 n’a pas de flèches : le grand bat le petit, et tu perds le pli. Entame avec le 5.
lesson-revolt-drac = Ton Drac gagnerait aussi. Mais pour ce bonbon, un 5 suffit.
lesson-revolt-done = Le petit bat le grand : ton 5 bat le 7, le 9 et le 12. Le { SIGNED($prize) } est à toi !
lesson-death = Encore deux plis. La MORT est au fond de la pile : si tu remportes le dernier pli, tu marques 0 et tu ne peux pas gagner la partie.
lesson-last-but-one = L’enjeu de ce pli est { SIGNED($prize) }. Mais si tu gardes ton Drac, il t’attirera la MORT ! Joue-le maintenant et garde le 1.
lesson-last-but-one-low = Il ne te resterait que ton Drac pour le dernier pli. Il gagnerait à coup sûr, et la MORT t’enlèverait tous tes points.
lesson-last-but-one-done = Ce { SIGNED($prize) } te coûte un peu. La MORT t’aurait tout coûté.
lesson-last = Voici le dernier pli, celui de la MORT. Entame avec ton 1 : pour une fois, il fait bon perdre.
lesson-last-done = { $seat } prend la MORT et marque 0. Tu gagnes avec { SIGNED($points) } !
lesson-all = Et voilà tout le jeu : bonbons et sorts, atout, révolutions, la MORT. Touche n’importe quel signe sur la table pour savoir ce qu’il veut dire.

explain-score = Points jusqu’ici : les bonbons moins les sorts.

## What the coach counts: in $times out of 100 ways the hidden cards could lie

fact-lacks = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } n’a pas de { FORM($suit, "one") }.
fact-can-turn = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } a une carte révolution.
fact-holds = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } a le { $card }.
# .more et .less suivent « Avec « { $move } », » : sujet en tête, ni majuscule ni point. Avec « Jouer 06 », tu prends moins souvent le +3, et c’est bon pour toi.
fact-you-take = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu prends le { $prize }.
    .more = tu prends plus souvent le { $prize }
    .less = tu prends moins souvent le { $prize }
    .always = tu prends le { $prize }
    .never = tu ne prends pas le { $prize }
fact-you-take-prank = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu prends le { $prize }.
    .more = tu prends plus souvent le { $prize }
    .less = tu prends moins souvent le { $prize }
    .always = tu prends le { $prize }
    .never = tu ne prends pas le { $prize }
fact-takes = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } prend le { $prize }.
    .more = { $seat } prend plus souvent le { $prize }
    .less = { $seat } prend moins souvent le { $prize }
    .always = { $seat } prend le { $prize }
    .never = { $seat } ne prend pas le { $prize }
fact-later-treat =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu gagnes un bonbon plus tard dans la manche.
    .more = tu gagnes plus souvent un bonbon plus tard dans la manche
    .less = tu gagnes moins souvent un bonbon plus tard dans la manche
fact-later-prank =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu prends un sort plus tard dans la manche.
    .more = tu prends plus souvent un sort plus tard dans la manche
    .less = tu prends moins souvent un sort plus tard dans la manche
fact-you-die = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu prends la MORT.
    .more = tu prends plus souvent la MORT
    .less = tu prends moins souvent la MORT
    .always = tu prends la MORT
    .never = tu ne prends pas la MORT
fact-plus = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu finis la manche au-dessus de 0.
fact-minus = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu finis la manche en dessous de 0.

## What a screen reader says of figures and signs on the table

party-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
party-trump-said = Les { $suit } sont atout
party-was-at-stake = L’enjeu du pli était { $prize ->
    [MORT] la MORT
   *[other] { $prize }
  }
party-order-was = { $order ->
    [reversed] Dans ce pli, le petit battait le grand
   *[straight] Dans ce pli, le grand battait le petit
  }{ $count ->
    [0] { "" }
    [one] , avec une carte révolution
   *[other] , avec { $count } cartes révolution
  }
