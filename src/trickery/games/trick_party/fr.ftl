### Trick Party: all that it says, to players and on the page. See docs/translating.md and docs/glossary/fr.md.

## The box

blurb = Des fantômes en quête de bonbons, des révolutions qui mettent chaque pli sens dessus dessous, et la MORT pour finir.
option-campaign = Campagne
option-campaign-help = autant de manches que de joueurs ; les scores s’additionnent (TP-15)

## Cards and moves

# Suits are plural; where the singular is needed, a message chooses by the label.
name-pumpkinheads = Citrouilles
name-boos = Bouhs
name-skellies = Squelos
name-frankies = Frankies
name-dracs = Dracs
# Without its article: on the card, in a table. Where it stands in a sentence, a message chooses by the label.
name-death = MORT
card = { $number } de { $suit ->
    [Citrouilles] Citrouille
    [Bouhs] Bouh
    [Squelos] Squelo
    [Frankies] Frankie
    [Dracs] Drac
   *[other] { $suit }
  }
move-play = jouer { $card }

## What the seat to move is asked

prompt-lead = Entame le pli. Enjeu : { $prize }.
prompt-follow = Pose une carte. Enjeu : { $prize } ; couleur demandée : { $suit ->
    [Citrouilles] Citrouille
    [Bouhs] Bouh
    [Squelos] Squelo
    [Frankies] Frankie
    [Dracs] Drac
   *[other] { $suit }
  }.

## Why a move is not allowed

why-not-held = tu n’as pas le { $card } en main
why-follow = tu as des { $suit } en main, donc tu dois fournir (TP-8)

## What happened

news-takes = { $seat } remporte le pli : { $prize }.
news-death = { $seat } remporte le dernier pli, et la MORT avec.
news-hand-over = La manche est finie : { ROW($scores) }.
news-next = Enjeu du prochain pli : { $prize }.
standing = { $seat } { SIGNED($points) }

## The table, at the prompt

table-hand = Manche { $number } sur { $hands }. Points : { ROW($scores) }
table-totals = Totaux : { ROW($scores) }
table-offer = Enjeu : { $prize } ({ $left ->
    [0] il ne reste dessous que la MORT
    [one] dessous, une carte de score et la MORT
   *[other] dessous, { $left } cartes de score et la MORT
  })
table-offer-last = Enjeu : la MORT (dernier pli)
table-laid = Sur la table : { ROW($plays) }
table-laid-none = Sur la table : rien encore
table-play = { $seat } : { $card }
table-marked = { $card } *
table-your-hand = Ta main (* porte RÉVOLUTION) :
table-suit = { $suit } : { SPACED($numbers) }

## The score sheet

sheet-hand = Manche { $number }
sheet-trick = Pli { $number } : { $prize }
sheet-total = Total
sheet-sums = la somme des cartes de score gagnées ; 0 pour qui a pris la MORT (TP-12)
sheet-took-death = { $seat } a pris la MORT
sheet-takes = { $seat } prend { $prize ->
    [MORT] la MORT
   *[other] { $prize }
  } avec le { $card }
sheet-revolutions = { $turns ->
    [one] une révolution : le petit bat le grand (TP-9)
   *[other] { $turns } révolutions : { $order ->
        [reversed] le petit bat le grand (TP-9)
       *[straight] elles s’annulent (TP-9)
      }
  }
sheet-trump = un Drac bat toute autre couleur (TP-10)
sheet-death = pour { $seat }, la manche compte 0 (TP-12)
sheet-death-instead = pour { $seat }, la manche compte 0, et non { SIGNED($sum) } (TP-12)
sheet-wins = { $seat } gagne avec la plus haute somme des vivants (TP-13)
sheet-shares = { $seat } partage la victoire avec la plus haute somme des vivants (TP-13)
sheet-wins-campaign = { $seat } gagne avec le plus haut total (TP-15)
sheet-shares-campaign = { $seat } partage la victoire avec le plus haut total (TP-15)
sheet-dead = { $seat } a pris la MORT et ne peut pas gagner (TP-12)
sheet-note = La plus haute somme des vivants gagne, même négative ; la MORT ramène une manche à 0.
sheet-note-campaign = Le plus haut total gagne ; la MORT ramène une manche à 0.
sheet-note-hand = Manche { $number } sur { $hands }.
sheet-note-left = { $tricks ->
    [one] Plus qu’un pli dans cette manche, et son enjeu est la MORT.
   *[other] Encore { $tricks } plis dans cette manche, le dernier pour la MORT.
  }
sheet-note-dealt = La manche suivante va être distribuée.

## Why the rule of thumb plays a card

reason-sure = elle gagne à coup sûr une carte de score qui m’intéresse
reason-hope = c’est ma meilleure chance de gagner une carte de score qui m’intéresse
reason-dear = jouer une carte plus forte, ce serait payer trop cher cette carte de score
reason-spare = je ne peux pas gagner cette carte de score, et c’est à cette carte que je tiens le moins
reason-duck = elle ne peut pas gagner, et personne ne veut de cette carte de score
reason-free = elle ne peut pas gagner, et je pourrai jouer ce que je veux quand sa couleur reviendra
reason-safest = c’est elle qui risque le moins de gagner une carte de score dont personne ne veut
reason-now = elle gagnera peut-être une mauvaise carte de score, mais plus tard elle me coûterait plus cher
reason-caught = cette carte de score est pour moi quoi que je joue, et c’est à cette carte que je tiens le moins
reason-in-time = un Drac au dernier pli attire la MORT : il faut m’en défaire à temps
reason-forgiven = mon score est négatif : je garde mes Dracs pour la MORT, qui me ramène à 0

## What is wrong with a record

record-no-deal = une manche commence par sa donne : hands, score_deck, put_away et, pour la première, start
record-start = start doit être une place de 0 à { $last }
record-other-start = dans cette manche, c’est la place { $number } qui commence (TP-16)
record-hands = hands doit contenir { $players } listes de { $cards } cartes (TP-5)
record-no-card = « { $text } » n’est pas une carte
record-twice = les mains contiennent plus d’une fois le { $card }
record-score-lists = score_deck et put_away doivent être des listes de { $used } et { $unused } cartes de score (TP-4)
record-score-cards = score_deck et put_away doivent contenir une fois chacune des 15 cartes de score (TP-3)

## On the page

party-deck = Pile de score : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
  } face cachée, puis la MORT. Retirées sans être vues : { $away }.
party-left = à venir
party-next = ensuite
party-end = la fin
party-treat = bonbon
party-trick = sort
party-high = grand gagne
party-low = petit gagne
party-order = { $order ->
    [reversed] Ordre inversé : le petit bat le grand
   *[straight] Le grand bat le petit
  }{ $count ->
    [0] { "" }
    [one] , une carte révolution dans le pli
   *[other] , { $count } cartes révolution dans le pli
  }
party-offer = enjeu : { $prize },
party-hand-of = Manche { $number } sur { $hands }
party-trick-of = Pli { $number } sur { $tricks }
party-led = { $seat } a entamé
party-took = { $seat } a pris { $prize ->
    [MORT] la MORT
   *[other] { $prize }
  }
party-trump-card = { $card }, atout
party-revolution-card = { $card }, révolution
party-ahead = la plus forte jusqu’ici
party-winners = { $seats }
party-wins = remporte la fête
party-shares = partagent la victoire
party-unseen = Cartes de score encore cachées, dont { $away ->
    [one] { $away } retirée
   *[other] { $away } retirées
  } :
party-cards-of = Cartes : { $seat }

## Aim, standing, and the end of a hand

aim = Gagne les bonbons (+), évite les sorts (-). Atout : les Dracs violets. Dernier pli : la MORT, ta manche compte 0.
aim-campaign = Gagne les bonbons (+), évite les sorts (-). Atout : les Dracs violets. Dernier pli : la MORT, la manche compte 0. Le total des { $hands } manches décide.
standing-none = Si la manche s’arrêtait là : 0, aucune carte de score.
standing-now = Si la manche s’arrêtait là : { SIGNED($points) }{ COUNT($cards) ->
    [one] , une carte de score.
   *[other] { " " }= { SPACED($cards) }.
  }
standing-last = Jusqu’ici { SIGNED($points) } ({ SPACED($cards) }). Qui remporte ce dernier pli a 0.
standing-done = Cette manche : { SIGNED($points) } ({ SPACED($cards) }).
standing-dead = { $points ->
    [0] MORT : ta manche compte 0.
   *[other] MORT : ta manche compte 0, et non { SIGNED($points) }.
  }
standing-total = Ton total, toutes manches comprises : { SIGNED($total) }.
round-over = La manche est finie
round-hand = La manche { $number } sur { $hands } est finie
round-cards = cartes de score : { SPACED($cards) }
round-none = aucune carte de score
round-dead = { $points ->
    [0] MORT : la manche compte 0
   *[other] MORT : la manche compte 0, et non { SIGNED($points) }
  }
round-wins = { COUNT($seats) ->
    [one] { $seats } gagne avec la plus haute somme des vivants.
   *[other] { $seats } partagent la victoire avec la plus haute somme des vivants.
  }
round-death = { $seat } a pris la MORT et ne peut pas gagner.
round-wins-campaign = { COUNT($seats) ->
    [one] { $seats } gagne avec le plus haut total.
   *[other] { $seats } partagent la victoire avec le plus haut total.
  }
round-death-campaign = { $seat } a pris la MORT.
round-next = Place à la manche suivante.
end-hand = Toutes les cartes ont été jouées.
end-campaign = Les { $hands } manches ont été jouées.

## Explanations: what badges of the table say of themselves

explain-trump = Les Dracs sont atout : n’importe quel Drac bat toute carte d’une autre couleur.
explain-trick-of = Chaque pli a pour enjeu une carte de score. Le dernier des { $tricks } est pour la MORT.
explain-hand-of = Une campagne compte { $hands } manches, chacune avec une nouvelle donne. Les scores s’additionnent.
explain-led = Couleur demandée : { $suit }. Qui en a doit fournir ; sinon, on joue ce qu’on veut, même un Drac.
explain-took = { $seat } avait la carte la plus forte : à la clé, la carte de score et l’entame du pli suivant.
explain-deck = Cartes de score encore cachées, une par pli à venir. La MORT est dessous ; retirées sans être vues : { $away }.
explain-deck-last = De la pile de score, il ne reste que la MORT : c’est l’enjeu du dernier pli.
explain-next = Le prochain pli a cette carte de score pour enjeu.
explain-treat = Un bonbon : des points en plus pour qui remporte ce pli.
explain-prank = Un sort : des points en moins pour qui remporte ce pli.
explain-death = La MORT : qui remporte ce dernier pli a 0 point pour la manche.
explain-order = { $order ->
    [reversed] Dans ce pli, le petit bat le grand et le 1 est le plus fort : les cartes à flèches y sont en nombre impair.
   *[straight] Le grand bat le petit, le 12 est le plus fort. Chaque carte à flèches inverse cet ordre pour son pli.
  }
explain-ahead = L’étoile : cette carte remporterait le pli s’il finissait maintenant.
explain-cards = { $cards ->
    [one] { $seat } a une carte en main.
   *[other] { $seat } a { $cards } cartes en main.
  }
explain-won = Cartes de score gagnées dans cette manche par { $seat } : les rondes sont des bonbons, les autres des sorts.
explain-dead = { $hands ->
    [1] { $seat } a remporté le dernier pli, et la MORT avec : 0 point et pas de victoire.
   *[other] { $seat } a remporté le dernier pli, et la MORT avec : la manche compte 0.
  }
explain-unseen = Cartes de score que personne n’a encore vues. Elles sont dans la pile ou ont été retirées.

party-trump = atout
party-last = pli précédent
party-won-of = Cartes de score gagnées : { ROW($cards) }

## The one-page sheet: the rules for somebody who has never seen the game

sheet-page-aim = Un jeu de plis pour 4 à 6 joueurs. Gagne les bonbons, laisse les sorts aux autres et évite la MORT.
sheet-page-scores = Les enjeux
sheet-page-treat = rapporte des points : de +1 à +5, un de chaque.
sheet-page-prank = coûte des points : de -1 à -5, deux de chaque.
sheet-page-death = attend au dernier pli. Qui la prend a 0 point pour la manche et ne peut pas la gagner.
sheet-page-suits = Les cartes
sheet-page-trump = Cinq couleurs, chacune avec les nombres 1 à 12. Les Dracs violets sont atout : n’importe quel Drac bat les autres couleurs.
sheet-page-revolution = Les flèches en cercle, c’est la RÉVOLUTION. Chaque carte à flèches renverse son pli : le petit bat le grand. Deux s’annulent. Quatre cartes de chaque couleur en ont, mais aucun Drac.
sheet-page-trick = Un pli
sheet-page-turned = On révèle la carte de score du dessus : c’est l’enjeu du pli.
sheet-page-lead = Qui entame joue la carte de son choix.
sheet-page-follow = Les autres suivent, dans le sens horaire. Si tu as la couleur demandée, tu dois fournir ; sinon, joue ce que tu veux.
sheet-page-take = Le Drac le plus fort gagne ; sans Drac, c’est la carte la plus forte de la couleur demandée. Qui remporte le pli prend la carte de score et entame le suivant.
sheet-page-led = entame
sheet-page-wins = gagne
sheet-page-high = Le grand bat le petit. Le 12 de Squelo est d’une autre couleur et ne peut pas gagner.
sheet-page-drac = Un Drac bat tout le monde, même avec un 3.
sheet-page-low = Le 5 a des flèches : le petit bat le grand, et le 5 est le plus petit.
sheet-page-ending = La fin
sheet-page-end = Quand toutes les cartes sont jouées, chacun additionne ses cartes de score. La plus haute somme gagne, même négative ; à égalité, on partage la victoire. Mais qui a pris la MORT a 0 et ne peut pas gagner.
sheet-page-won = Cartes de score gagnées
sheet-page-counts = total
sheet-page-nothing = aucune
sheet-page-no-win = et pas de victoire
sheet-page-campaign = Une campagne compte autant de manches que de joueurs : tout s’additionne, le 0 de la MORT aussi, et le plus haut total gagne.
sheet-page-players = Joueurs
sheet-page-each = Cartes par joueur, et plis
sheet-page-away = Cartes de score retirées

## The lesson: a guided end of a hand. At most two short sentences each.

lesson-hello = Bienvenue à la fête ! Neuf plis sont joués, il en reste six, et tu as six cartes. Qui a le plus de points à la fin gagne.
lesson-offer = L’enjeu de chaque pli est la carte de score au milieu. Ici, c’est { SIGNED($prize) }, un bonbon : tu le veux !
lesson-follow = La couleur demandée est Bouh, tu dois donc fournir. Le grand bat le petit : prends le pli avec ton 12.
lesson-follow-low = Le 3 est aussi un Bouh. Mais le 10 sur la table le bat, et le bonbon va à quelqu’un d’autre.
lesson-follow-done = Ton 12 bat le 10, et { SIGNED($prize) } est à toi. Qui remporte un pli entame le suivant : c’est toi.
lesson-duck = Enjeu du prochain pli : { SIGNED($prize) }, un sort dont personne ne veut. Tu peux entamer avec n’importe quelle carte : prends-en une petite, et laisse le pli aux autres.
lesson-duck-drac = C’est un Drac, et personne n’en a de plus fort : le sort serait pour toi. Entame petit.
lesson-duck-done = Tout le monde a dû jouer un Bouh. { $seat } avait le plus grand et prend { SIGNED($prize) }.
lesson-trump = Les Dracs violets sont atout : n’importe quel Drac bat toute carte d’une autre couleur. Tu en as deux.
lesson-cut = Encore un bonbon : { SIGNED($prize) }. La couleur demandée est Squelo et tu n’en as pas : joue ce que tu veux. Ton petit Drac suffit.
lesson-cut-dear = Il gagne aussi. Mais ton petit Drac suffit : garde le grand.
lesson-cut-off = Tu peux jeter cette carte, mais elle ne peut pas gagner : ni Squelo, ni Drac. Le bonbon va à quelqu’un d’autre.
lesson-cut-done = Ton 4 bat même un 12, car c’est un atout. { SIGNED($prize) } est à toi, et tu entames à nouveau.
lesson-turn = Tu vois les flèches en cercle sur ton 5 ? Chaque carte à flèches renverse son pli : le petit bat le grand. Une deuxième rétablit l’ordre.
lesson-revolt = L’enjeu est { SIGNED($prize) }. Entame avec le 5 de Frankie : grâce à ses flèches, le plus petit Frankie gagne.
lesson-revolt-low = Le 1 n’a pas de flèches : le grand bat le petit, et ton 1 perd. Entame avec le 5.
lesson-revolt-drac = Ton Drac gagnerait aussi. Mais ce bonbon ne te coûte qu’un 5.
lesson-revolt-done = Le petit bat le grand : ton 5 bat le 7, le 9 et le 12. { SIGNED($prize) } est à toi !
lesson-death = Encore deux plis. La MORT est sous la pile : qui remporte le dernier pli a 0 point et ne peut pas gagner.
lesson-last-but-one = L’enjeu est { SIGNED($prize) }. Mais au dernier pli, ton Drac prendrait la MORT ! Joue-le maintenant et garde le 1.
lesson-last-but-one-low = Il te reste alors le Drac pour le dernier pli. Il gagne à coup sûr, et la MORT ramène tous tes points à 0.
lesson-last-but-one-done = { SIGNED($prize) } te coûte un peu. La MORT t’aurait tout coûté.
lesson-last = Le dernier pli, pour la MORT. Entame avec ton 1 : pour une fois, il fait bon perdre.
lesson-last-done = { $seat } prend la MORT et a 0. Tu gagnes avec { SIGNED($points) } !
lesson-all = Voilà, tu sais tout : bonbons et sorts, atout, révolutions, la MORT. Touche un signe sur la table, et il te dit ce qu’il signifie.

# Of the number beside a player's name.
explain-score = Points jusqu’ici : les bonbons moins les sorts.

## What the coach counts in imagined worlds: in $times of 100 of them

fact-lacks = Dans { $times } cas sur 100, { $seat } n’a pas de { $suit }.
fact-can-turn = Dans { $times } cas sur 100, { $seat } a une carte révolution.
fact-holds = Dans { $times } cas sur 100, { $seat } a le { $card }.
fact-you-take = Dans { $times } cas sur 100, tu prends { $prize }.
fact-takes = Dans { $times } cas sur 100, { $seat } prend { $prize }.
fact-you-die = Dans { $times } cas sur 100, tu prends la MORT.
fact-plus = Dans { $times } cas sur 100, la manche te rapporte des points.
fact-minus = Dans { $times } cas sur 100, la manche te coûte des points.
