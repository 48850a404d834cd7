### Tricky Twist: all that it says, to players and on the page. See docs/translating.md and docs/glossary/fr.md.

## The box

blurb = L’équilibre entre plis et faux plis : si tu ne peux pas fournir, ta carte te revient.
option-retrieve-each-round = Reprise à chaque manche
option-retrieve-each-round-help = la carte Reprise revient à chaque manche (TT-13)

## Cards, at the prompt and on the page

name-moons = lunes
    .a = une lune
    .one = lune
name-suns = soleils
    .a = un soleil
    .one = soleil
name-squares = carrés
    .a = un carré
    .one = carré
name-circles = ronds
    .a = un rond
    .one = rond
card-moons = { $value } de lune
    .the = le { $value } de lune
card-suns = { $value } de soleil
    .the = le { $value } de soleil
card-squares = { $value } de carré
    .the = le { $value } de carré
card-circles = { $value } de rond
    .the = le { $value } de rond
name-sequence = Suite
name-two-suits-a = Deux couleurs
name-two-suits-b = Deux couleurs
name-one-suit = Une couleur
name-suits = Couleurs
name-fewest = Le moins
    .full = Le moins de faux plis
name-most = Le plus
    .full = Le plus de faux plis
name-even = Pair
name-odd = Impair
name-retrieve = Reprise
    .the = la carte Reprise
name-flip = Bascule
    .the = la carte Bascule
name-joker = Joker
    .the = le Joker
name-harvest = Récolte
    .the = la carte Récolte
name-side-1 = carte double 1
    .the = la carte double 1
name-side-2 = carte double 2
    .the = la carte double 2
name-side-3 = carte double 3
    .the = la carte double 3
name-side-4 = carte double 4
    .the = la carte double 4
name-any-value = Au choix
name-adjust = Retouche
name-trick = pli
name-false-trick = faux pli
either-suit = { $suit } ou { $other }
side-showing = { $face } ({ $side })
used-for = { $bonus } : { $use }
raised = { $what } +1
lowered = { $what } -1
numbered-trick = Pli { $number }

## False tricks, in lists, at the prompt and on the page

shown-flipped = { $card } (basculé)
shown-adjusted = { $card } (compte comme { $value })
shown-flipped-adjusted = { $card } (basculé, compte comme { $value })
shown-made = { $what } (par une carte bonus)
shown-made-adjusted = { $what } (par une carte bonus, retouché)

## Moves: a label for buttons and lists, and the sentences that tell it, as in "Ann plays the 7 of moons"

move-put-aside = Réserver { FORM($card, "the") }
    .told = { $seat } met { FORM($card, "the") } en réserve
    .told-you = Tu mets { FORM($card, "the") } en réserve
move-put-aside-heard = Réserver une carte, face cachée
    .told = { $seat } met une carte en réserve, face cachée
move-play = Jouer { FORM($card, "the") }
    .told = { $seat } joue { FORM($card, "the") }
    .told-you = Tu joues { FORM($card, "the") }
move-take-top = Piocher en réserve
    .told = { $seat } pioche dans sa réserve
    .told-you = Tu pioches dans ta réserve
move-leave-top = Ne pas piocher
    .told = { $seat } ne pioche pas
    .told-you = Tu ne pioches pas
move-take-bonus = Prendre { FORM($bonus, "the") }
    .told = { $seat } prend { FORM($bonus, "the") }
    .told-you = Tu prends { FORM($bonus, "the") }
move-decline = Non merci
    .told = { $seat } dit non merci
    .told-you = Tu dis non merci
move-retrieve = Reprendre { FORM($card, "the") }
    .told = { $seat } reprend { FORM($card, "the") }
    .told-you = Tu reprends { FORM($card, "the") }
move-flip = Basculer { FORM($what, "the") }
    .told = { $seat } fait basculer { FORM($what, "the") }
    .told-you = Tu fais basculer { FORM($what, "the") }
move-joker-as = Utiliser le Joker comme { $what }
    .told = { $seat } utilise le Joker comme { $what }
    .told-you = Tu utilises le Joker comme { $what }
move-count-as = Ajouter un faux pli : { $what }
    .told = { $seat } ajoute un faux pli : { $what }
    .told-you = Tu ajoutes un faux pli : { $what }
move-raise = Augmenter { FORM($what, "the") } de 1
    .told = { $seat } augmente { FORM($what, "the") } de 1
    .told-you = Tu augmentes { FORM($what, "the") } de 1
move-lower = Baisser { FORM($what, "the") } de 1
    .told = { $seat } baisse { FORM($what, "the") } de 1
    .told-you = Tu baisses { FORM($what, "the") } de 1

## What a scoring card rewards: a phrase after a colon or alone, at the prompt and on the page

rewards-sequence = ta plus longue suite de valeurs consécutives en faux plis
rewards-two-suits = tes faux plis en { OR($suits) }, dans la couleur que tu as le plus
rewards-one-suit = tes faux plis dans la couleur que tu as le plus
rewards-suits = les couleurs différentes de tes faux plis
rewards-fewest = avoir le moins de faux plis, mais au moins un
rewards-most = avoir le plus de faux plis
rewards-even = les faux plis de valeur paire
rewards-odd = les faux plis de valeur impaire

## What brought stars: short phrases in a list, at the prompt, on the page and on the score sheet

stars-tricks = { $stars } pour { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }
stars-pairs = { $stars } pour { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
  } à { $each }
stars-sequence = { $stars } pour une suite de { $count }
stars-two-suits = { $stars } pour { $count } en { OR($suits) }
stars-one-suit = { $stars } pour { $count } dans une couleur
stars-suits = { $stars } pour { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs différentes
  }
stars-even = { $stars } pour { $count ->
    [one] { $count } valeur paire
   *[other] { $count } valeurs paires
  }
stars-odd = { $stars } pour { $count ->
    [one] { $count } valeur impaire
   *[other] { $count } valeurs impaires
  }
stars-fewest = { $stars } pour le { $count ->
    [1] 1er
   *[other] { $count }e
  } rang (le moins de faux plis)
stars-most = { $stars } pour le { $count ->
    [1] 1er
   *[other] { $count }e
  } rang (le plus de faux plis)
stars-harvest = { $stars } pour la carte Récolte

## What you are asked when it's your turn

prompt-pick = Choisis la carte { $number } sur { $cards } de ta réserve. Avant chaque pli, tu pourras en repiocher une.
prompt-take = Piocher la carte du dessus de ta réserve ({ $left ->
    [one] encore { $left } carte
   *[other] encore { $left } cartes
  }) avant le pli { $trick } ?
prompt-lead = Entame le pli { $trick }.
prompt-follow = Joue une carte au pli { $trick }. Couleur demandée : { FORM($suit, "one") }.
prompt-bonus = Tu as ramassé un 7. Prendre une carte bonus ?
prompt-retrieve = Reprise : reprendre en main un de tes faux plis ?
prompt-flip = Bascule : faire basculer un de tes plis ou faux plis ? Choisis la carte qui sera visible. { $standing }
prompt-joker = Joker : l’utiliser comme pli, comme faux pli, ou pas du tout ? { $standing }
prompt-adjust = Retouche : augmenter ou baisser de 1 la valeur d’un de tes faux plis ? { $standing }
prompt-side = Ta carte bonus peut devenir un faux pli ({ $side }). Lequel, ou aucun ? { $standing }
standing = Tu as { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } et { $false_tricks ->
    [one] { $false_tricks } faux pli
   *[other] { $false_tricks } faux plis
  }.

## Why a move is not allowed; the move itself stands before it, with a colon

why-reserve-when = tu composes ta réserve juste après la donne, avant le premier pli (TT-5)
why-play-when = tu ne peux jouer une carte qu’à ton tour, dans un pli (TT-7)
why-top-when = tu ne peux piocher dans ta réserve qu’avant le début d’un pli (TT-6)
why-bonus-when = tu ne peux prendre une carte bonus que juste après avoir ramassé un 7, une par 7 (TT-9)
why-retrieve-when = tu ne peux reprendre un faux pli que si tu viens de prendre la carte Reprise (TT-14)
why-flip-when = tu ne peux utiliser la carte Bascule qu’en fin de manche, si tu l’as (TT-15, TT-21)
why-joker-when = tu ne peux utiliser le Joker qu’en fin de manche, si tu l’as (TT-16, TT-21)
why-suit-when = tu ne peux utiliser une face couleur qu’en fin de manche, si tu en as une (TT-18, TT-21)
why-value-when = tu ne peux utiliser une face valeur qu’en fin de manche, si tu en as une (TT-19, TT-21)
why-adjust-when = tu ne peux utiliser la Retouche qu’en fin de manche, si tu l’as (TT-19, TT-21)

why-must-reserve = tu dois mettre { $cards } cartes en réserve (TT-5)
why-take-or-leave = tu dois choisir « { $take } » ou « { $leave } » (TT-6)
why-must-play = tu dois jouer une carte (TT-7)

why-in-reserve-already = le { $card } est déjà dans ta réserve (TT-5)
why-still-in-reserve = le { $card } est encore dans ta réserve (TT-6)
why-not-held = tu n’as pas le { $card }
why-follow = tu as des { $suit }, donc tu dois fournir (TT-7)
why-bonus-taken = { $seat } a déjà cette carte, et il n’y en a qu’une (TT-9)
why-retrieve-gone = elle a été prise dans une manche précédente et elle est hors partie (TT-13, TT-14)
why-retrieve-taken-game = { $seat } l’a prise, donc elle est hors partie (TT-14)
why-retrieve-taken-round = { $seat } l’a prise, donc elle est hors manche (TT-14)
why-no-false-trick = le { $card } n’est pas un de tes faux plis (TT-14)

why-other-bonus = tu décides maintenant d’une autre carte bonus : { $bonus } (TT-21)
why-side-offers = ici, tu ne peux choisir que { $face } (TT-18)
why-odd-side-offers = ici, tu ne peux choisir qu’une valeur impaire : { ROW($values) } (TT-19)
why-even-side-offers = ici, tu ne peux choisir qu’une valeur paire : { ROW($values) } (TT-19)
why-not-adjustable = ce n’est pas un de tes faux plis qui ont une valeur (TT-19, TT-20)
why-not-raised = un { $value } ne peut pas augmenter : les valeurs vont de 1 à 12 (TT-19)
why-not-lowered = un { $value } ne peut pas baisser : les valeurs vont de 1 à 12 (TT-19)
why-not-yours = le { $card } n’est dans aucun de tes plis ou faux plis (TT-15)
why-flip-adjust = cette face montre la Retouche, qui n’est ni un pli ni un faux pli (TT-15, TT-20)
why-flip-not-held = tu n’as pas cette carte bonus (TT-15)
why-flip-not-used = tu n’as pas utilisé cette carte bonus : il n’y a rien à faire basculer (TT-15)

## What happened

news-reserve-ready = { $seat } a composé sa réserve.
news-shuffled = Les réserves sont mélangées, et le premier pli commence.
news-trick = { $seat } remporte un pli : { ROW($cards) }.
news-false-trick = { $seat } fait un faux pli : { $card }.
news-seven = { $seat } a ramassé un 7 et peut prendre une carte bonus.
news-nothing-to-retrieve-game = { $seat } n’a aucun faux pli à reprendre. La carte Reprise est hors partie.
news-nothing-to-retrieve-round = { $seat } n’a aucun faux pli à reprendre. La carte Reprise est hors manche.
news-all-hands-empty = La manche se termine : personne n’a plus de cartes en main.
news-ends = La manche se termine : { $seats } { COUNT($seats) ->
    [one] n’a
   *[other] n’ont
  } plus de cartes en main.
news-round-over = La manche { $round } est finie.
news-stars = { $seat } reçoit { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  } ({ ROW($why) }).
news-no-star = { $seat } ne reçoit aucune étoile.
news-next-round = La manche { $round } récompense : { $rewards }.

## The table, at the prompt

table-round = Manche { $round } sur { $rounds }. Premier joueur : { $seat }
table-scoring = La carte objectif récompense : { $rewards }
table-stars-by-count = Étoiles pour 0, 1, 2… : { SPACED($stars) }
table-stars-by-place = Étoiles pour le 1er rang, le 2e… : { SPACED($stars) }
table-offer = Cartes bonus disponibles : { ROW($bonuses) }
table-retrieve-out-of-game = La carte Reprise est hors partie
table-retrieve-out-of-round = La carte Reprise est hors manche
table-seat = { $whose ->
    [yours] { $seat } (toi)
   *[another] { $seat }
  } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }, { $hand } en main, { $reserve } en réserve, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }, { $false_tricks ->
    [one] { $false_tricks } faux pli
   *[other] { $false_tricks } faux plis
  }
table-shows = faux plis : { ROW($false_tricks) }
table-holds = cartes bonus : { ROW($bonuses) }
table-took-back = repris en main : { $card }
table-past-round = Manche { $round } ({ FORM($scoring, "full") }) : { ROW($results) }
table-stars = { $stars } pour { $seat }
table-over = La partie est finie. Le plus d’étoiles : { $seats }.
table-trick = Pli { $trick } : { ROW($laid) }
table-trick-empty = Pli { $trick } : pas encore de carte
table-laid = { $seat } : { $card }
table-hand = Ta main : { ROW($suits) }
table-hand-empty = Ta main : aucune carte
table-reserve = Ta réserve : { ROW($suits) }
table-reserve-empty = Ta réserve : aucune carte
table-suit = { $suit } { SPACED($values) }

## The score sheet

sheet-round = Manche { $round } ({ FORM($scoring, "full") })
sheet-total = Total
sheet-why = { $seat }, avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } et { $false_tricks ->
    [one] { $false_tricks } faux pli
   *[other] { $false_tricks } faux plis
  } : { ROW($stars) }
sheet-no-star = { $seat }, avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } et { $false_tricks ->
    [one] { $false_tricks } faux pli
   *[other] { $false_tricks } faux plis
  } : aucune étoile
-scoring = Chaque pli vaut 1 étoile. Chaque paire formée d’un pli et d’un faux pli en vaut 3, ou 5 si tu as exactement autant de plis que de faux plis (TT-22). La carte objectif récompense les faux plis (TT-23).
sheet-note = { $left ->
    [one] Encore { $left } manche, puis le joueur qui a le plus d’étoiles gagne (TT-27).
   *[other] Encore { $left } manches, puis le joueur qui a le plus d’étoiles gagne (TT-27).
  } { -scoring }
sheet-note-over = La partie est finie. Le plus d’étoiles : { $seats } (TT-27). { -scoring }

## Why the rule of thumb makes a move

reason-aside = sans cette couleur en main, je peux faire un faux pli chaque fois qu’elle est demandée
reason-need-cards = j’ai plus de faux plis que de plis, et une carte de plus pourrait m’en faire gagner un
reason-stay-short = moins j’ai de couleurs, plus je peux faire de faux plis
reason-win = un pli de plus me serait utile, et c’est ma meilleure chance d’en avoir un
reason-shorten = je ne veux pas de ce pli, et j’aimerais épuiser cette couleur
reason-show-seven = un 7 en faux pli me rapporte à coup sûr une carte bonus
reason-show = je ne peux pas fournir, et c’est la carte que je préfère montrer en faux pli
reason-joker = le Joker peut être un pli ou un faux pli, selon ce qu’il me faudra à la fin
reason-most-stars = de tous les choix possibles, c’est celui qui devrait me rapporter le plus d’étoiles
reason-no-use = aucun autre choix ne me rapporterait plus d’étoiles

## What is wrong with an edition file

edition-not-odd = { $value } n’est pas impair
edition-not-even = { $value } n’est pas pair

## What is wrong with a record

record-no-table = un tirage du hasard doit être une table avec son « deal », et non { $text }
record-other-deal = ici, le hasard distribue « { $text_wanted } », et non { $text }
record-reserve = la réserve { OF($seat) } doit contenir les cartes choisies pour elle
record-scoring-card = « scoring_card » doit être l’une de celles-ci : { ROW($text_known) }
record-scored-before = la carte objectif « { $text } » a déjà été révélée (TT-2)
record-hands = les mains doivent contenir une fois chacune des { $cards } cartes
record-first = « first » doit être un nombre de 0 à { $last }
record-other-first = « first » doit être { $number } dans cette manche (TT-12)
record-piles = « { $text } » doit contenir { $players } listes de { $cards } cartes
record-no-card = « { $text_key } » : { $text } n’est pas une carte

## On the page: suits on a button, in lists of one word

twist-moons = Lunes
twist-suns = Soleils
twist-squares = Carrés
twist-circles = Ronds

## On the page: the round, its scoring card and the stars

twist-round-and-scoring = Manche et carte objectif
twist-round-of = Manche { $round } sur { $rounds }
twist-first-player = Premier joueur : { $seat }
twist-counts-sequence = cartes de ta suite
twist-counts-one-suit = faux plis d’une couleur
twist-counts-suits = couleurs différentes
twist-counts-places = ton rang
twist-counts-even = valeurs paires
twist-counts-odd = valeurs impaires
twist-stars-for = Étoiles pour : { $text }
twist-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
twist-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }
twist-stars-so-far = Les étoiles
twist-star-for-trick = 1 étoile par pli (TT-22).
twist-stars-for-pair = 3 étoiles par paire formée d’un pli et d’un faux pli, ou 5 si tu as exactement autant de plis que de faux plis (TT-22).
twist-this-scoring-card = La carte objectif de cette manche récompense : { $text } (TT-23).
twist-most-stars-win = Après { $rounds } manches, le joueur qui a le plus d’étoiles gagne (TT-27).
twist-no-round-yet = Aucune manche n’est encore finie.
twist-stars-why = { ROW($why) }
twist-no-star = aucune étoile

## On the page: the trick, and the tricks before it

twist-game-over = La partie est finie
twist-picking = Choix des réserves
twist-pick-yours = Compose ta réserve
twist-round-over = La manche est finie
twist-before-trick = Avant le pli { $trick }
twist-led = Pli { $trick } en { $suit }
twist-stray = faux
twist-won = { COUNT($seats) ->
    [one] { $seats } gagne
   *[other] { $seats } gagnent
  } avec { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }.
twist-round-brought = Manche { $round } :
twist-last-trick = Pli précédent
twist-the-last-trick = Le pli précédent
twist-tricks-of-round = Les plis de cette manche
twist-past-trick = Pli { $trick } : remporté par { $seat }
twist-past-round = Dernier pli de la manche précédente : remporté par { $seat }
twist-took-reserve = Carte piochée en réserve : { ROW($seats) }
twist-took-bonus = { $seat } a pris une carte bonus : { $bonus }
twist-strays = { $card }, un faux pli

## On the page: the bonus cards

twist-bonus-cards = Cartes bonus
twist-take-bonus = Tu as ramassé un 7. Une carte bonus ?
twist-no-bonus = Aucune
twist-no-bonus-sure = Ne prendre aucune carte bonus pour ton 7 ?
twist-the-bonus-cards = Les cartes bonus
twist-what-bonus-cards-do = Ce que font les cartes bonus
twist-what-they-do = Leurs effets
twist-about-bonus-cards = Si tu ramasses un 7, dans un pli ou comme faux pli, tu peux prendre une carte bonus (TT-9). La carte Reprise s’utilise tout de suite, toutes les autres en fin de manche. Rien ne t’oblige à t’en servir.
twist-retrieve-leaves-game = Dès que quelqu’un prend la carte Reprise, elle est hors partie (TT-14).
twist-retrieve-leaves-round = Dès que quelqu’un prend la carte Reprise, elle est hors manche (TT-14).
twist-suit-side = Face couleur
twist-suit-side-of = Face couleur : { OR($suits) }
twist-effect-retrieve = Reprends en main un faux pli, tout de suite
twist-effect-flip = Change un pli en faux pli, ou l’inverse
twist-effect-joker = Un pli, ou un faux pli sans couleur ni valeur
twist-effect-harvest = 1 étoile de plus pour chacun de tes plis
twist-effect-odd = Un faux pli de valeur impaire
twist-effect-even = Un faux pli de valeur paire
twist-effect-any-value = Un faux pli de valeur au choix
twist-effect-adjust = Un faux pli compte pour 1 de plus ou 1 de moins
twist-effect-suits = Un faux pli : { OR($suits) }
twist-on-offer = disponible
twist-gone = hors partie depuis une manche précédente
twist-out-of-game = hors partie ; { $seat } l’avait
twist-out-of-round = hors manche ; { $seat } l’avait
twist-took-back-game = hors partie ; { $seat } a repris le { $card }
twist-took-back-round = hors manche ; { $seat } a repris le { $card }
twist-held = chez { $seat }
twist-held-used = chez { $seat }, usage : { $use }
twist-out-game = hors partie
twist-out-round = hors manche
twist-bonus-said = { $text } ({ $text_where }) : { $text_effect }

## On the page: what a player has and does

twist-count-hand = en main
twist-count-reserve = en réserve
twist-count-tricks = { $count ->
    [one] pli
   *[other] plis
  }
twist-count-false-tricks = { $count ->
    [one] faux pli
   *[other] faux plis
  }
twist-seat-said = { $hand } en main, { $reserve } en réserve, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }, { $false_tricks ->
    [one] { $false_tricks } faux pli
   *[other] { $false_tricks } faux plis
  }
twist-reserve-ready = réserve prête
twist-picks = compose sa réserve
twist-picks-later = plus tard
twist-decides = décide : { $bonus }
twist-may-retrieve = peut reprendre
twist-may-take-bonus = a droit à un bonus
twist-leads = entame
twist-took = a pioché
twist-leads-and-took = entame, a pioché
twist-shown = Faux plis
twist-in-hand = repris en main
twist-taken-back = { $card }, de retour en main
twist-joker-shown = Joker : ni couleur ni valeur
twist-cards-left = { $hand } en main, { $reserve } en réserve.
twist-was-taken-back = Le { $card } est de retour en main.
twist-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  }
twist-false-tricks = { $count ->
    [one] { $count } faux pli
   *[other] { $count } faux plis
  }
twist-bonus-cards-held = { $count ->
    [one] { $count } carte bonus
   *[other] { $count } cartes bonus
  }
twist-hand = Main
twist-reserve = Réserve
twist-no-cards = rien
twist-reserve-cards = { $count ->
    [one] { $count } carte en réserve
   *[other] { $count } cartes en réserve
  }

## On the page: your own cards and decisions

twist-with-bolt = { $card }, avec un éclair
twist-your-reserve = Ta réserve
twist-reserve-so-far = Ta réserve, { $count } sur { $cards }
twist-reserve-shuffled = Ta réserve, mélangée
twist-take-top = Piocher la carte
twist-leave-top = Ne pas piocher
twist-leave-sure = Il ne te reste qu’une carte en main : la manche finira avec ce pli. Jouer sans piocher ?
twist-your-decision = Ta décision
twist-your-false-tricks = Tes faux plis
twist-flip-false-tricks = Faux plis à changer en pli
twist-flip-tricks = Plis à changer en un faux pli qui montre la carte choisie
twist-flip-made-tricks = Plis à changer en faux pli
twist-becomes-trick = devient un pli
twist-becomes-false-trick = devient un faux pli
twist-turned = { $move } ({ $text })
twist-joker-is = Ce qu’est le Joker
twist-a-trick = Un pli
twist-a-false-trick = Un faux pli
twist-false-trick-of = Ton faux pli
twist-or = Ou
twist-no-thanks = Non merci
twist-nothing-back-game = Ne rien reprendre ? La carte Reprise sera quand même hors partie.
twist-nothing-back-round = Ne rien reprendre ? La carte Reprise sera quand même hors manche.
twist-close = Fermer

## What it is about: the aim, what the round is worth so far, the end of a round

aim = Gagne avec le plus d’étoiles ! Fais autant de plis que de faux plis : chaque paire en rapporte alors 5.
worth-now = Si la manche s’arrêtait là : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  } = { SPACED($sum) }
worth-plus = + { $stars }
worth-nothing = Si la manche s’arrêtait là : aucune étoile
worth-now-up-to = Si la manche s’arrêtait là : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  } ({ SPACED($sum) }), jusqu’à { $most } avec tes cartes bonus
worth-nothing-up-to = Si la manche s’arrêtait là : aucune étoile, jusqu’à { $most } avec tes cartes bonus
worth-choice = { $stars }★
worth-choice-up-to = { $stars }–{ $most }★
worth-choice-said = la manche te rapporterait { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }
worth-choice-up-to-said = la manche te rapporterait { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }, jusqu’à { $most } avec tes cartes bonus
worth-of = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } et { $false_tricks ->
    [one] { $false_tricks } faux pli
   *[other] { $false_tricks } faux plis
  }
round-over = La manche { $round } sur { $rounds } est finie
end-rounds = Les { $rounds } manches ont été jouées.
news-suit-side = Elle montre sa face couleur : { $face }.
news-value-side = Elle montre sa face valeur : { $face }.

## On the page: what explains itself

explain-counts = En main : { $hand }. En réserve : { $reserve }. Plis remportés : { $tricks }. Faux plis : { $false_tricks }. Une carte qui n’est pas de la couleur demandée est un faux pli et reste ici, face visible.
explain-picking = Chacun à son tour met 5 cartes en réserve, face cachée. Puis le premier pli commence.
explain-before-trick = Avant chaque pli, chacun peut piocher la carte du dessus de sa réserve. Puis le vainqueur du pli précédent entame.
explain-decides = La manche est finie. Les joueurs qui ont des cartes bonus disent maintenant, chacun à son tour, comment ils les utilisent.
explain-over = Toutes les manches sont jouées. Le joueur qui a le plus d’étoiles gagne.
explain-may-bonus = Si tu ramasses un 7, dans un pli ou comme faux pli, tu peux prendre une des cartes bonus disponibles.
explain-leads = Ce joueur entame le pli. Les autres doivent jouer la même couleur s’ils le peuvent.
explain-took = Ce joueur a pioché la carte du dessus de sa réserve avant ce pli.
explain-leads-took = Ce joueur entame le pli et a pioché, juste avant, la carte du dessus de sa réserve.
explain-bonus = { $text } : { $text_effect } ({ $text_where }).
explain-known = Le { $card } est revenu dans cette main, et tout le monde l’a vu.
explain-scoring = La carte objectif de cette manche rapporte des étoiles en plus, pour les faux plis seulement. Chaque manche en a une autre.
explain-stars = En haut : { $text }. En bas : les étoiles que tu reçois.
explain-first = Le premier joueur compose sa réserve en premier dans cette manche, et entame le premier pli.
explain-led = Couleur demandée : { FORM($suit, "one") }. Si tu as cette couleur, tu dois fournir. La plus haute remporte toutes les cartes de cette couleur en un seul pli. Toute autre carte revient à son joueur comme faux pli.
explain-stray = Cette carte n’est pas de la couleur demandée. Elle revient à son joueur, face visible, comme faux pli.
explain-reserve = Ce sont les cartes mises de côté pour plus tard. Avant chaque pli, tu peux piocher celle du dessus, mais personne ne sait laquelle c’est.
explain-bonus-cards = Si tu ramasses un 7, la carte avec l’éclair, tu peux prendre une de ces cartes bonus. La plupart ajoutent un faux pli en fin de manche.
twist-piles = Regarder les cartes { OF($seat) }

explain-score = Étoiles des manches terminées. Celle-ci ne compte pas encore.

## The lesson

lesson-aim = Tricky Twist, c’est une affaire d’équilibre : remporte des plis, et ramasse autant de faux plis. Un faux pli, c’est une carte qui n’est pas de la couleur demandée : elle te revient.
lesson-scoring = Cette carte montre ce qui rapporte des étoiles en plus. Dans cette manche, ce sont les faux plis de valeur paire. La prochaine fois, ce sera autre chose.
lesson-pick = D’abord, chacun met 5 cartes en réserve. 4 de tes soleils y sont déjà. Ajoute le 12 de soleil : sans soleil en main, tu ne peux pas fournir quand on entame en soleils.
lesson-pick-strong = Le 12 de lune remporte un pli à coup sûr, alors garde-le. Mets ton dernier soleil en réserve.
lesson-pick-even = Une carte paire fait un très bon faux pli dans cette manche, alors garde-la. Mets ton dernier soleil en réserve.
lesson-pick-done = Tes 5 soleils sont mélangés, face cachée. Les autres ne piochent pas dans leur réserve. À toi de décider !
lesson-reserve = Avant chaque pli, tu peux piocher la carte du dessus de ta réserve. En général, ne pioche que si tu as moins de plis que de faux plis. Tu n’en as encore aucun : ne pioche pas.
lesson-reserve-took = Tu aurais un soleil, et tu devrais fournir quand on entame en soleils. Ne pioche pas cette fois.
lesson-reserve-done = { $seat } entame en { $suit }, et { $seat_best } est en tête. Toi, tu n’as pas de { FORM($suit, "one") }.
lesson-false = Tu ne peux pas fournir : joue ce que tu veux, et ça fait un faux pli. Joue ton 7 : celui qui ramasse un 7, dans un pli ou en faux pli, prend une carte bonus.
lesson-false-even = Un faux pli pair te rapporte une étoile dans cette manche. Mais un 7 te rapporte une carte bonus, et ça vaut plus.
lesson-false-strong = Une carte aussi forte, il t’en faudra une pour remporter un pli. Joue le 7 de carré.
lesson-false-done = { $seat } remporte les soleils en un seul pli. Ton 7 te revient, face visible. C’est ton premier faux pli, et tu peux prendre une carte bonus !
lesson-bonuses = La plupart des cartes bonus servent en fin de manche. Le Joker devient un pli ou un faux pli. Avec la Bascule, tu choisis un de tes plis et la carte qu’il montre, et il devient un faux pli. Ça marche aussi dans l’autre sens.
lesson-bonus = Tu ne sais pas encore ce qui te manquera, des plis ou des faux plis. Prends donc le Joker : il peut être l’un ou l’autre.
lesson-bonus-flip = La Bascule aussi peut rétablir l’équilibre. Mais elle t’enlève un pli pour un faux pli ; le Joker, lui, vient en plus. Prends le Joker.
lesson-bonus-harvest = Une étoile de plus par pli, ce n’est pas mal. Mais le Joker te garde en équilibre : prends plutôt celui-là.
lesson-bonus-even = Un faux pli pair vaut aussi quelque chose. Mais le Joker peut être l’un ou l’autre, pli ou faux pli : prends plutôt celui-là.
lesson-bonus-none = Une carte bonus ne te coûte rien. Prends le Joker.
lesson-bonus-done = Le Joker est à toi. Sautons maintenant quelques plis, pour voir comment la manche se termine.
lesson-take = Tu as { $tricks } plis, { $shown } faux plis et plus qu’une carte en main. Il te manque un pli : c’est le moment de piocher.
lesson-take-left = Ta main serait vide après ce pli, et la manche finie. Il te manque un pli, alors pioche.
lesson-take-done = Le 12 de soleil, le plus fort de tous ! Mais { $seat } entame en lunes.
lesson-win = Tu as une lune, donc tu dois fournir. Ton 11 bat les lunes des autres. Joue-le !
lesson-win-done = Et un pli ! Un pli et un faux pli font une paire. Tu en as maintenant 4 de chaque, c’est l’équilibre : chaque paire rapporte 5 étoiles. Sinon, ce serait 3.
lesson-hold = Piocher encore ? Il ne te manque plus de pli : ne pioche pas.
lesson-hold-took = Tu es à l’équilibre. Un soleil de plus ne t’aiderait pas, alors ne pioche pas.
lesson-hold-done = Tu as remporté le pli d’avant, donc tu entames.
lesson-lead = Entame avec le 12 de soleil. C’est ta dernière carte, et dès que quelqu’un n’en a plus en main, la manche est finie.
lesson-lead-done = Tu as { $tricks } plis et { $shown } faux plis, et la manche est finie. Les autres ont utilisé leurs cartes bonus : à ton tour.
lesson-joker = Il te manque maintenant un faux pli : fais-en un de ton Joker. Chacune de tes paires rapportera 5.
lesson-joker-trick = Tu aurais 6 plis et 4 faux plis, et chaque paire ne rapporterait que 3. Fais-en un faux pli.
lesson-joker-none = À 5 contre 4, l’équilibre n’y est pas, et chaque paire ne rapporte que 3. Fais-en un faux pli.
lesson-joker-done = 5 de chaque, donc 5 paires à 5 étoiles : { $pairs } étoiles ! Avec le reste, ta manche en vaut { $stars }.
lesson-finish = À chaque manche, une nouvelle carte objectif. Ce qui reste en main ou en réserve ne compte pas. Après { $rounds } manches, le joueur qui a le plus d’étoiles gagne. À toi de continuer !

## The rules on one page

sheet-page-aim-title = Le but
sheet-page-aim = Remporte des plis, et ramasse autant de faux plis. Si tu as autant des uns que des autres, chaque paire rapporte 5 étoiles. Sinon, chaque paire en rapporte 3.
sheet-page-cards-title = Les cartes
sheet-page-cards = De 1 à 12 dans quatre couleurs : lunes, soleils, carrés et ronds. Chaque 7 porte un éclair : il te donne une carte bonus.
sheet-page-round-title = Une manche
sheet-page-reserve = Mets 5 de tes cartes de côté, face cachée. Elles sont mélangées et forment ta réserve.
sheet-page-draw = Avant chaque pli, chacun peut piocher la carte du dessus de sa réserve.
sheet-page-play = Un joueur entame avec n’importe quelle carte. Les autres doivent jouer la même couleur s’ils le peuvent. Sinon, ils jouent ce qu’ils veulent.
sheet-page-next = Si tu remportes le pli, tu entames le suivant.
sheet-page-trick-title = Un pli
sheet-page-leads = entame en ronds
sheet-page-strays = pas de rond : elle revient, face visible, comme faux pli
sheet-page-takes = le rond le plus haut : remporte les deux ronds en un seul pli
sheet-page-stars-title = Les étoiles
sheet-page-each-trick = par pli
sheet-page-each-pair = par paire formée d’un pli et d’un faux pli
sheet-page-each-level = ou bien par paire, si tu as exactement autant de plis que de faux plis
sheet-page-sum = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } et { $false_tricks ->
    [one] { $false_tricks } faux pli
   *[other] { $false_tricks } faux plis
  } : { $tricks } + { $pairs } × { $each } = { $stars } étoiles
sheet-page-scoring = Chaque manche a une carte objectif, pour les faux plis seulement. Voici ce qu’elle peut récompenser :
sheet-page-bonus-title = Les cartes bonus
sheet-page-bonus = Si tu ramasses un 7, dans un pli ou comme faux pli, tu peux prendre une carte bonus. La carte Reprise s’utilise tout de suite, les autres en fin de manche.
sheet-page-sides = Les quatre cartes doubles ont deux faces, l’une avec des couleurs, l’autre avec des valeurs. La carte objectif décide de la face visible.
sheet-page-end-title = La fin
sheet-page-end = Une manche finit dès que quelqu’un n’a plus de cartes en main. Ce qui reste en main et en réserve ne compte pas. Il y a autant de manches que de joueurs, et le joueur qui a le plus d’étoiles gagne.

## What the coach counts: $times out of 100 ways the hidden cards could lie

name-reserve = une autre réserve
fact-lacks = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } n’a pas de { FORM($suit, "one") } en main.
fact-holds = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } a le { $card } en main.
fact-reserve = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, la carte du dessus de ta réserve est { FORM($suit, "a") }.
# .more et .less suivent « Avec « { $move } », » : sujet en tête, ni majuscule ni point. Avec « Jouer 06 », tu prends moins souvent le +3, et c’est bon pour toi.
fact-you-take = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu remportes ce pli.
    .more = tu remportes plus souvent ce pli
    .less = tu remportes moins souvent ce pli
    .always = tu remportes ce pli
    .never = tu ne remportes pas ce pli
fact-you-false =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu fais un faux pli dans ce pli.
    .more = tu fais plus souvent un faux pli dans ce pli
    .less = tu fais moins souvent un faux pli dans ce pli
fact-you-collect = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu ramasses un 7 dans ce pli.
    .more = tu ramasses plus souvent un 7 dans ce pli
    .less = tu ramasses moins souvent un 7 dans ce pli
    .always = tu ramasses un 7 dans ce pli
    .never = tu ne ramasses pas de 7 dans ce pli
fact-collects = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } ramasse un 7 dans ce pli.
    .more = { $seat } ramasse plus souvent un 7 dans ce pli
    .less = { $seat } ramasse moins souvent un 7 dans ce pli
    .always = { $seat } ramasse un 7 dans ce pli
    .never = { $seat } ne ramasse pas de 7 dans ce pli
fact-ends = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, la manche finit avec ce pli.
    .more = la manche finit plus souvent avec ce pli
    .less = la manche finit moins souvent avec ce pli
    .always = la manche finit avec ce pli
    .never = la manche ne finit pas avec ce pli
fact-takes-bonus = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } prend cette carte bonus juste après toi : { $bonus }.
    .more = { $seat } prend plus souvent la carte bonus « { $bonus } » juste après toi
    .less = { $seat } prend moins souvent la carte bonus « { $bonus } » juste après toi
fact-bonuses =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu prends au moins { $cards ->
        [one] { $cards } carte bonus
       *[other] { $cards } cartes bonus
    } avant la fin de la manche.
    .more = tu prends plus souvent { $cards ->
        [one] une carte bonus
       *[other] au moins { $cards } cartes bonus
    } avant la fin de la manche
    .less = tu prends moins souvent { $cards ->
        [one] une carte bonus
       *[other] au moins { $cards } cartes bonus
    } avant la fin de la manche
fact-balance = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $balance ->
        [level] tu finis la manche avec exactement autant de plis que de faux plis.
        [above] tu finis la manche avec plus de plis que de faux plis.
       *[below] tu finis la manche avec plus de faux plis que de plis.
    }
    .more = tu finis plus souvent la manche avec { $balance ->
        [level] exactement autant de plis que de faux plis
        [above] plus de plis que de faux plis
       *[below] plus de faux plis que de plis
    }
    .less = tu finis moins souvent la manche avec { $balance ->
        [level] exactement autant de plis que de faux plis
        [above] plus de plis que de faux plis
       *[below] plus de faux plis que de plis
    }
fact-scoring-card = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, la carte objectif te rapporte au moins { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.
    .more = la carte objectif te rapporte plus souvent au moins { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
    .less = la carte objectif te rapporte moins souvent au moins { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
fact-good-round = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, la manche te rapporte au moins { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.
fact-stars = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, la manche te rapporte { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.

## What a screen reader says of figures and signs on the table

twist-ahead = en tête pour l’instant
