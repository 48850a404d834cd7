### Tricky Twist: all that it says, to players and on the page. See docs/translating.md and docs/glossary/fr.md.

## The box

blurb = L’équilibre entre plis et faux plis : si tu ne peux pas fournir, ta carte te revient.
option-retrieve-each-round = Reprise à chaque manche
option-retrieve-each-round-help = Reprise revient à chaque manche (TT-13)

## Cards, at the prompt and on the page

# In the plural; cards take the singular.
name-moons = lunes
name-suns = soleils
name-squares = carrés
name-circles = ronds
card-moons = { $value } de lune
card-suns = { $value } de soleil
card-squares = { $value } de carré
card-circles = { $value } de rond
name-sequence = Suite
name-two-suits-a = Deux couleurs
name-two-suits-b = Deux couleurs
name-one-suit = Une couleur
name-suits = Couleurs
name-fewest = Le moins
name-most = Le plus
# Both a scoring card and a side of a bonus card: the singular suits both.
name-even = Pair
name-odd = Impair
name-retrieve = Reprise
name-flip = Bascule
name-joker = Joker
name-harvest = Récolte
name-side-1 = carte double 1
name-side-2 = carte double 2
name-side-3 = carte double 3
name-side-4 = carte double 4
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

## Moves: on buttons, and in the log after a name

move-put-aside = réserver { $card }
move-put-aside-heard = une carte en réserve, face cachée
move-play = jouer { $card }
move-take-top = piocher en réserve
move-leave-top = laisser la réserve
move-take-bonus = prendre { $bonus }
move-decline = non merci
move-retrieve = reprendre { $card }
move-flip = basculer { $what }
move-joker-as = utiliser Joker comme { $what }
move-count-as = en faire un faux pli : { $what }
move-raise = augmenter { $what } de 1
move-lower = baisser { $what } de 1

## What a scoring card rewards: a phrase after a colon or alone, at the prompt and on the page

rewards-sequence = ta plus longue suite de valeurs voisines parmi tes faux plis
rewards-two-suits = ta meilleure couleur en faux plis, { OR($suits) }
rewards-one-suit = la couleur la plus fréquente de tes faux plis
rewards-suits = les couleurs différentes de tes faux plis
rewards-fewest = le moins de faux plis, parmi ceux qui en ont
rewards-most = le plus de faux plis
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
stars-one-suit = { $stars } pour { $count } d’une couleur
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
stars-harvest = { $stars } pour Récolte

## What the seat to move is asked

prompt-pick = Mets une carte en réserve, { $number } sur { $cards } : avant chaque pli, tu pourras en repiocher une.
prompt-take = Prendre la carte du dessus de ta réserve ({ $left ->
    [one] encore { $left } carte
   *[other] encore { $left } cartes
  }) avant le pli { $trick } ?
prompt-lead = Entame le pli { $trick }.
prompt-follow = Pose une carte au pli { $trick } ; couleur demandée : { $suit ->
    [lunes] lune
    [soleils] soleil
    [ronds] rond
   *[other] carré
  }.
prompt-bonus = Tu as ramassé un 7 : prends une carte bonus, ou aucune.
prompt-retrieve = Reprise : reprends en main un de tes faux plis, ou aucun.
prompt-flip = Bascule : faire basculer un de tes plis ou faux plis ? Nomme la carte visible. { $standing }
prompt-joker = Joker : un pli, un faux pli, ou rien du tout ? { $standing }
prompt-adjust = Retouche : augmenter ou baisser de 1 la valeur d’un de tes faux plis ? { $standing }
prompt-side = { $side } : quel faux pli en faire, ou aucun ? { $standing }
standing = Tu as { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } et { $false_tricks ->
    [one] { $false_tricks } faux pli
   *[other] { $false_tricks } faux plis
  }.

## Why a move is not allowed; the move itself stands before it, with a colon

why-reserve-when = on compose sa réserve juste après la donne, avant le premier pli (TT-5)
why-play-when = on ne joue une carte que quand vient son tour dans le pli (TT-7)
why-top-when = on ne touche à sa réserve qu’avant la première carte d’un pli (TT-6)
why-bonus-when = on prend une carte bonus juste après avoir ramassé un 7, une par 7 (TT-9)
why-retrieve-when = on ne reprend un faux pli que juste après avoir pris Reprise (TT-14)
why-flip-when = Bascule s’utilise en fin de manche, par qui l’a devant soi (TT-15, TT-21)
why-joker-when = le Joker se décide en fin de manche, par qui l’a devant soi (TT-16, TT-21)
why-suit-when = une face couleur se décide en fin de manche, par qui l’a devant soi (TT-18, TT-21)
why-value-when = une face valeur se décide en fin de manche, par qui l’a devant soi (TT-19, TT-21)
why-adjust-when = Retouche s’utilise en fin de manche, par qui l’a devant soi (TT-19, TT-21)

why-must-reserve = { $cards } cartes doivent aller dans ta réserve (TT-5)
why-take-or-leave = tu dois choisir : { OR($moves) } (TT-6)
why-must-play = il faut jouer une carte (TT-7)

why-in-reserve-already = le { $card } est déjà dans ta réserve (TT-5)
why-still-in-reserve = le { $card } est encore dans ta réserve (TT-6)
why-not-held = tu n’as pas le { $card } en main
why-follow = tu as des { $suit } en main, donc tu dois fournir (TT-7)
why-bonus-taken = { $seat } l’a prise, et il n’y en a qu’une (TT-9)
why-retrieve-gone = Reprise a été prise dans une manche précédente et est hors partie (TT-13, TT-14)
why-retrieve-taken-game = { $seat } a pris Reprise, qui est hors partie (TT-14)
why-retrieve-taken-round = { $seat } a pris Reprise, qui est hors manche (TT-14)
why-no-false-trick = le { $card } n’est pas un de tes faux plis (TT-14)

why-other-bonus = c’est { $bonus } qui se décide maintenant (TT-21)
why-side-offers = cette face offre { $face } (TT-18)
why-odd-side-offers = la face Impair offre { ROW($values) } (TT-19)
why-even-side-offers = la face Pair offre { ROW($values) } (TT-19)
why-not-adjustable = ce n’est pas un de tes faux plis dotés d’une valeur (TT-19, TT-20)
why-not-raised = un { $value } ne peut pas augmenter : les valeurs vont de 1 à 12 (TT-19)
why-not-lowered = un { $value } ne peut pas baisser : les valeurs vont de 1 à 12 (TT-19)
why-not-yours = le { $card } n’est dans aucun de tes plis et faux plis (TT-15)
why-flip-adjust = cette face montre Retouche, qui n’est ni un pli ni un faux pli (TT-15, TT-20)
why-flip-not-held = tu n’as pas cette carte bonus (TT-15)
why-flip-not-used = tu n’as pas utilisé cette carte bonus : il n’y a rien à faire basculer (TT-15)

## What happened

news-reserve-ready = { $seat } a composé sa réserve.
news-shuffled = Les réserves sont mélangées ; le premier pli commence.
news-trick = { $seat } remporte un pli : { ROW($cards) }.
news-false-trick = { $seat } a un faux pli : { $card }.
news-seven = { $seat } a ramassé un 7 et peut prendre une carte bonus.
news-nothing-to-retrieve-game = { $seat } n’a aucun faux pli à reprendre ; Reprise est hors partie.
news-nothing-to-retrieve-round = { $seat } n’a aucun faux pli à reprendre ; Reprise est hors manche.
news-all-hands-empty = La manche se termine : personne n’a plus de carte en main.
news-ends = La manche se termine : { $seats } { COUNT($seats) ->
    [one] n’a
   *[other] n’ont
  } plus de carte en main.
news-round-over = La manche { $round } est finie.
news-stars = { $seat } reçoit { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  } ({ ROW($why) }).
news-no-star = { $seat } ne reçoit aucune étoile.
news-next-round = La manche { $round } récompense : { $rewards }.

## The table, at the prompt

table-round = Manche { $round } sur { $rounds }. Premier joueur : { $seat }
table-scoring = Carte objectif : { $rewards }
table-stars-by-count = Étoiles pour 0, 1, 2… : { SPACED($stars) }
table-stars-by-place = Étoiles pour le 1er rang, le 2e… : { SPACED($stars) }
table-offer = Cartes bonus disponibles : { ROW($bonuses) }
table-retrieve-out-of-game = Reprise est hors partie
table-retrieve-out-of-round = Reprise est hors manche
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
table-past-round = Manche { $round } ({ $scoring }) : { ROW($results) }
table-stars = { $seat } { $stars }
table-over = La partie est finie : le plus d’étoiles pour { $seats }.
table-trick = Pli { $trick } : { ROW($laid) }
table-trick-empty = Pli { $trick } : rien encore
table-laid = { $seat } : { $card }
table-hand = Ta main : { ROW($suits) }
table-hand-empty = Ta main : rien
table-reserve = Ta réserve : { ROW($suits) }
table-reserve-empty = Ta réserve : rien
table-suit = { $suit } { SPACED($values) }

## The score sheet

sheet-round = Manche { $round } ({ $scoring })
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
-scoring = Un pli vaut 1 étoile ; une paire formée d’un pli et d’un faux pli en vaut 3, ou 5 avec autant des uns que des autres (TT-22) ; la carte objectif récompense les faux plis (TT-23).
sheet-note = { $left ->
    [one] Encore { $left } manche, puis qui a le plus d’étoiles gagne (TT-27).
   *[other] Encore { $left } manches, puis qui a le plus d’étoiles gagne (TT-27).
  } { -scoring }
sheet-note-over = La partie est finie : le plus d’étoiles pour { $seats } (TT-27). { -scoring }

## Why the rule of thumb makes a move

reason-aside = sans cette couleur en main, je peux montrer un faux pli chaque fois qu’elle est demandée
reason-need-cards = j’ai plus de faux plis que de plis, et une carte de plus peut en remporter un
reason-stay-short = moins j’ai de couleurs, plus je peux montrer de faux plis
reason-win = un pli de plus est bienvenu, et c’est ma meilleure chance d’en avoir un
reason-shorten = ce pli n’est pas pour moi, et je veux épuiser cette couleur
reason-show-seven = un 7 comme faux pli me rapporte à coup sûr une carte bonus
reason-show = je ne peux pas fournir, et c’est la carte que je montre le plus volontiers
reason-joker = le Joker peut être un pli ou un faux pli, selon ce qui me manquera à la fin
reason-most-stars = de tous les choix possibles, c’est celui qui devrait me rapporter le plus d’étoiles
reason-no-use = aucun autre choix ne me rapporterait plus d’étoiles

## What is wrong with a record; seats count from 0 there

record-no-table = un tirage du hasard doit être une table avec son « deal », et non { $text }
record-other-deal = ici, le hasard distribue « { $text_wanted } », et non { $text }
record-reserve = la réserve de la place { $number } doit contenir les cartes choisies pour elle
record-scoring-card = scoring_card doit être l’une de celles-ci : { ROW($text_known) }
record-scored-before = la carte objectif « { $text } » a déjà été révélée (TT-2)
record-hands = les mains doivent contenir une fois chacune des { $cards } cartes
record-first = first doit être une place de 0 à { $last }
record-other-first = c’est la place { $number } qui est premier joueur de cette manche (TT-12)
record-piles = { $text } doit contenir { $players } listes de { $cards } cartes
record-no-card = { $text_key } : { $text } n’est pas une carte

## On the page: suits on a button, in lists of one word

twist-moons = Lunes
twist-suns = Soleils
twist-squares = Carrés
twist-circles = Ronds

## On the page: the round, its scoring card and the stars

twist-round-and-scoring = Manche et carte objectif
twist-round-of = Manche { $round } sur { $rounds }
twist-first-player = Premier joueur : { $seat }
twist-counts-sequence = cartes de la suite
twist-counts-one-suit = faux plis de la couleur
twist-counts-suits = couleurs différentes
twist-counts-places = rang
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
twist-stars-for-pair = 3 étoiles par paire formée d’un pli et d’un faux pli ; 5 si tu as exactement autant de plis que de faux plis (TT-22).
twist-this-scoring-card = La carte objectif de cette manche récompense : { $text } (TT-23).
twist-most-stars-win = Qui a le plus d’étoiles après { $rounds } manches gagne (TT-27).
twist-no-round-yet = Aucune manche n’est encore finie.
twist-stars-why = { ROW($why) }
twist-no-star = aucune étoile

## On the page: the trick, and the tricks before it

twist-game-over = La partie est finie
twist-picking = Choix des réserves
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
twist-last-round = Dernière manche :
twist-last-trick = Dernier pli
twist-the-last-trick = Le dernier pli
twist-tricks-of-round = Les plis de cette manche
twist-past-trick = Pli { $trick } : pour { $seat }
twist-past-round = Le dernier pli de la manche d’avant : pour { $seat }
twist-took-reserve = Pioche en réserve : { ROW($seats) }
twist-took-bonus = { $seat } a pris la carte bonus { $bonus }
twist-strays = { $card }, un faux pli

## On the page: the bonus cards

twist-bonus-cards = Cartes bonus
twist-take-bonus = Tu as ramassé un 7 : une carte bonus ?
twist-no-bonus = Aucune
twist-no-bonus-sure = Ne prendre aucune carte bonus pour ton 7 ?
twist-the-bonus-cards = Les cartes bonus
twist-what-bonus-cards-do = Ce que font les cartes bonus
twist-what-they-do = Leurs effets
twist-about-bonus-cards = Qui ramasse un 7, dans un pli ou comme faux pli, peut en prendre une (TT-9). Toutes sauf Reprise s’utilisent en fin de manche ; rien n’oblige à s’en servir.
twist-retrieve-leaves-game = Une fois prise, Reprise est hors partie (TT-14).
twist-retrieve-leaves-round = Une fois prise, Reprise est hors manche (TT-14).
twist-suit-side = Face couleur
twist-suit-side-of = Face couleur : { OR($suits) }
twist-effect-retrieve = Reprends en main un faux pli, tout de suite
twist-effect-flip = Change un pli en faux pli, ou l’inverse
twist-effect-joker = Un pli, ou un faux pli sans couleur ni valeur
twist-effect-harvest = 1 étoile de plus pour chacun de tes plis
twist-effect-odd = Un faux pli de valeur impaire
twist-effect-even = Un faux pli de valeur paire
twist-effect-any-value = Un faux pli de valeur au choix
twist-effect-adjust = Un faux pli compte 1 de plus ou 1 de moins
twist-effect-suits = Un faux pli : { OR($suits) }
twist-on-offer = disponible
twist-gone = hors partie depuis une manche précédente
twist-out-of-game = hors partie ; { $seat } l’avait
twist-out-of-round = hors manche ; { $seat } l’avait
twist-took-back-game = hors partie ; { $seat } a repris le { $card }
twist-took-back-round = hors manche ; { $seat } a repris le { $card }
twist-held = chez { $seat }
twist-held-used = chez { $seat }, utilisée : { $use }
twist-out-game = hors partie
twist-out-round = hors manche
twist-bonus-said = { $text } ({ $text_where }) : { $text_effect }

## On the page: what a player has and does

twist-count-hand = main
twist-count-reserve = réserve
twist-count-tricks = { $count ->
    [one] pli
   *[other] plis
  }
twist-count-false-tricks = { $count ->
    [one] faux
   *[other] faux
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
twist-in-hand = en main
twist-taken-back = { $card }, repris en main
twist-joker-shown = Joker : ni couleur ni valeur
twist-cards-left = { $hand } en main, { $reserve } en réserve.
twist-was-taken-back = Le { $card } a été repris en main.
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
twist-leave-top = La laisser
twist-leave-sure = Avec ta dernière carte en main, la manche finit sur ce pli. Laisser la réserve ?
twist-your-decision = Ta décision
twist-your-false-tricks = Tes faux plis
twist-flip-false-tricks = Faux plis, à changer en pli
twist-flip-tricks = Plis, à changer en un faux pli qui montre la carte choisie
twist-flip-made-tricks = Plis, à changer en faux pli
twist-becomes-trick = devient un pli
twist-becomes-false-trick = devient un faux pli
twist-turned = { $move } : { $text }
twist-joker-is = Ce qu’est le Joker
twist-a-trick = Un pli
twist-a-false-trick = Un faux pli
twist-false-trick-of = Quel faux pli ?
twist-or = Ou
twist-no-thanks = Non merci
twist-nothing-back-game = Ne rien reprendre ? Reprise est hors partie quand même.
twist-nothing-back-round = Ne rien reprendre ? Reprise est hors manche quand même.
twist-close = Fermer

## What is wrong with an edition file

edition-not-odd = { $value } n’est pas impair
edition-not-even = { $value } n’est pas pair

## What it is about: the aim, what the round is worth so far, the end of a round

aim = Fais autant de plis que de faux plis : chaque paire rapporte alors 5 étoiles. Qui a le plus d’étoiles gagne.
worth-now = Si la manche s’arrêtait là : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  } = { SPACED($sum) }
worth-plus = + { $stars }
worth-nothing = Si la manche s’arrêtait là : aucune étoile
worth-of = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } et { $false_tricks ->
    [one] { $false_tricks } faux pli
   *[other] { $false_tricks } faux plis
  }
round-over = La manche { $round } sur { $rounds } est finie
end-rounds = Les { $rounds } manches ont été jouées.
news-side = Dans cette manche, elle montre : { $face }.

## On the page: what explains itself

explain-counts = { $hand } en main, { $reserve } en réserve, { $tricks ->
    [one] { $tricks } pli remporté
   *[other] { $tricks } plis remportés
  }. Faux plis : { $false_tricks }, des cartes qui n’ont pas fourni ; elles sont ici, face visible.
explain-picking = Chacun à son tour met 5 cartes en réserve, face cachée. Puis le premier pli commence.
explain-before-trick = Avant un pli, chacun peut prendre la carte du dessus de sa réserve. Puis qui a remporté le dernier pli entame.
explain-decides = La manche est finie. Qui a des cartes bonus dit maintenant, à son tour, à quoi elles servent.
explain-over = Toutes les manches sont jouées : qui a le plus d’étoiles gagne.
explain-may-bonus = Qui ramasse un 7, dans un pli ou comme faux pli, peut prendre une carte bonus disponible.
explain-leads = La première carte de ce pli vient d’ici. Les autres doivent jouer la même couleur s’ils le peuvent.
explain-took = La carte du dessus de la réserve a été prise en main avant ce pli.
explain-leads-took = La première carte de ce pli vient d’ici. Avant cela, la carte du dessus de la réserve a été prise en main.
explain-bonus = { $text } : { $text_effect } ({ $text_where }).
explain-known = Tout le monde l’a vu : le { $card } est revenu dans cette main.
explain-scoring = La carte objectif de cette manche : des étoiles en plus, pour les faux plis seulement. La prochaine manche en a une autre.
explain-stars = En haut : { $text }. En bas : les étoiles que cela rapporte.
explain-first = Compose sa réserve en premier dans cette manche, et entame le premier pli.
explain-led = Couleur demandée : { $suit }. Si tu en as, tu dois fournir. La carte la plus haute de cette couleur les remporte toutes en un seul pli ; toute autre carte devient un faux pli pour qui l’a jouée.
explain-stray = Faux pli : ce n’est pas la couleur demandée. La carte revient à qui l’a jouée, face visible.
explain-reserve = Des cartes mises de côté pour plus tard. Avant chaque pli, tu peux prendre celle du dessus ; personne ne sait laquelle c’est.
explain-bonus-cards = Ramasse un 7, la carte avec l’éclair, et tu peux en prendre une. La plupart ajoutent un faux pli en fin de manche.
twist-piles = Regarder les cartes : { $seat }

# Of the number beside a player's name.
explain-score = Étoiles des manches terminées. Celle-ci ne compte pas encore.

## The lesson

lesson-aim = Tricky Twist est une affaire d’équilibre : remporte des plis, et ramasse autant de faux plis. Un faux pli est une carte qui n’a pas fourni : elle te revient.
lesson-scoring = Cette carte dit ce qui rapporte des étoiles en plus : dans cette manche, les faux plis de valeur paire. La prochaine manche en a une autre.
lesson-pick = D’abord, chacun met 5 cartes en réserve. 4 de tes soleils y sont déjà. Ajoute le 12 de soleil : sans soleil en main, tu ne peux pas fournir quand on demande soleil.
lesson-pick-strong = Le 12 de lune remporte un pli à coup sûr : garde-le. Mets ton dernier soleil en réserve.
lesson-pick-even = Une carte paire fera un bon faux pli dans cette manche : garde-la. Mets ton dernier soleil en réserve.
lesson-pick-done = Tes 5 soleils sont mélangés, face cachée. Les autres laissent leur réserve ; à toi maintenant.
lesson-reserve = Avant chaque pli, tu peux prendre la carte du dessus de ta réserve. Laisse-la cette fois : tu ne veux pas de soleil en main.
lesson-reserve-took = Ce serait un soleil, et tu devrais alors fournir. Laisse la réserve pour l’instant.
lesson-reserve-done = { $seat } entame en { $suit }, et { $seat_best } est en tête. Toi, tu n’en as pas.
lesson-false = Tu ne peux pas fournir : joue ce que tu veux. Le 8 de rond est pair, juste ce que récompense la carte objectif.
lesson-false-odd = Cela fait un faux pli, mais impair : la carte objectif ne le récompense pas. Essaie le 8 de rond.
lesson-false-seven = Pas mal : un 7 rapporte une carte bonus. Mais il est impair. Essaie le 8 de rond, qui rapporte une étoile.
lesson-false-done = { $seat } remporte les soleils en un seul pli. Ton 8 te revient, face visible : un faux pli, qui vaut déjà { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }.
lesson-take = Tu as un faux pli, et pas encore de pli. Pour en remporter un, il faut une carte forte : pioche dans ta réserve.
lesson-take-left = Sans soleil, tu auras d’autres faux plis, mais pas de pli. Pioche une carte cette fois.
lesson-take-done = Le 12 de soleil, le plus fort de tous ! Et { $seat } entame en soleils.
lesson-win = Tu as maintenant un soleil, donc tu dois fournir. Joue-le.
lesson-win-done = Le soleil le plus haut gagne, et les 3 soleils font un pli pour toi. Un pli et un faux pli font une paire, et quand tu en as autant de chaque, elle rapporte 5 : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  } pour l’instant.
lesson-bonus = Il y a un 7 dans ton pli, la carte avec l’éclair : tu peux prendre une carte bonus. Prends le Joker : en fin de manche, c’est un pli ou un faux pli, au choix.
lesson-bonus-harvest = 1 étoile de plus par pli, ce n’est pas mal. Mais le Joker rétablit l’équilibre : prends plutôt celui-là.
lesson-bonus-even = Un faux pli pair vaut aussi quelque chose. Mais le Joker peut être l’un ou l’autre, pli ou faux pli : prends plutôt celui-là.
lesson-bonus-none = Une carte bonus ne coûte rien. Prends le Joker.
lesson-bonus-done = Le Joker est maintenant devant toi. Tu as remporté le pli, donc tu entames le suivant.
lesson-hold = Piocher encore ? Inutile : tu as le 12 de lune. Laisse la réserve.
lesson-hold-took = Ce serait encore un soleil. Tu peux gagner avec ce que tu as : laisse la réserve.
lesson-hold-done = Les autres laissent aussi la leur. À toi d’entamer.
lesson-lead = Entame avec le 12 de lune : personne ne peut le battre.
lesson-lead-low = Une petite carte : quelqu’un d’autre remporterait ce pli. Entame avec le 12 de lune.
lesson-lead-nearly = Il gagnerait aussi : seul ton 12 le bat. Mais commence par le 12 de lune.
lesson-lead-done = 2 plis, mais 1 seul faux pli : pas autant de l’un que de l’autre, donc la paire rapporte 3 au lieu de 5. { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  } maintenant, une de moins qu’avant !
lesson-balance = Surveille donc l’équilibre. Ton Joker peut être le deuxième faux pli en fin de manche : tu as alors 2 paires, à 5 chacune.
lesson-finish = Une manche finit dès que quelqu’un n’a plus de carte en main ; les réserves ne comptent pas. Après { $rounds } manches, qui a le plus d’étoiles gagne. À toi de continuer !

## The rules on one page

sheet-page-aim-title = Le but
sheet-page-aim = Remporte des plis, et ramasse autant de faux plis. S’il y en a autant des uns que des autres, chaque paire rapporte 5 étoiles, sinon 3.
sheet-page-cards-title = Les cartes
sheet-page-cards = De 1 à 12 dans quatre couleurs : lunes, soleils, carrés et ronds. Chaque 7 porte un éclair : il donne une carte bonus.
sheet-page-round-title = Une manche
sheet-page-reserve = Mets 5 de tes cartes de côté, face cachée : ta réserve. Elle est mélangée.
sheet-page-draw = Avant chaque pli, chacun peut prendre la carte du dessus de sa réserve.
sheet-page-play = Qui entame joue n’importe quelle carte. Les autres jouent la même couleur s’ils le peuvent, sinon ce qu’ils veulent.
sheet-page-next = Qui remporte le pli entame le suivant.
sheet-page-trick-title = Un pli
sheet-page-leads = entame en ronds
sheet-page-strays = pas de rond : un faux pli, rendu face visible
sheet-page-takes = le rond le plus haut : prend les deux ronds en un seul pli
sheet-page-stars-title = Les étoiles
sheet-page-each-trick = par pli
sheet-page-each-pair = par paire formée d’un pli et d’un faux pli
sheet-page-each-level = ou bien par paire, si tu as autant de plis que de faux plis
sheet-page-sum = { $tricks } plis et { $false_tricks } faux plis : { $tricks } + { $pairs } × { $each } = { $stars } étoiles
sheet-page-scoring = Chaque manche a une carte objectif, pour les faux plis seulement. Voici ce qu’elle peut récompenser :
sheet-page-bonus-title = Les cartes bonus
sheet-page-bonus = Ramasse un 7, dans un pli ou comme faux pli, et tu peux en prendre une. Reprise agit tout de suite, les autres en fin de manche.
sheet-page-sides = Quatre cartes bonus ont deux faces, avec des couleurs ou des valeurs. La carte objectif décide laquelle est visible.
sheet-page-end-title = La fin
sheet-page-end = Une manche finit dès que quelqu’un n’a plus de carte en main ; ce qui reste en main et en réserve ne compte pas. Il y a autant de manches que de joueurs. Qui a le plus d’étoiles gagne.

## What the coach counts in imagined worlds: in $times of 100 of them

name-reserve = une autre réserve
fact-lacks = Dans { $times } cas sur 100, { $seat } n’a pas de { $suit } en main.
fact-holds = Dans { $times } cas sur 100, { $seat } a le { $card } en main.
fact-reserve = Dans { $times } cas sur 100, la carte du dessus de ta réserve est de cette couleur : { $suit }.
fact-you-take = Dans { $times } cas sur 100, tu remportes ce pli.
fact-you-collect = Dans { $times } cas sur 100, tu ramasses un 7 dans ce pli.
fact-collects = Dans { $times } cas sur 100, { $seat } ramasse un 7 dans ce pli.
fact-ends = Dans { $times } cas sur 100, la manche finit avec ce pli.
fact-takes-bonus = Dans { $times } cas sur 100, { $seat } prend juste après toi cette carte bonus : { $bonus }.
fact-balance = { $balance ->
    [level] Dans { $times } cas sur 100, tu finis la manche avec autant de plis que de faux plis.
    [above] Dans { $times } cas sur 100, tu finis la manche avec plus de plis que de faux plis.
   *[below] Dans { $times } cas sur 100, tu finis la manche avec plus de faux plis que de plis.
  }
fact-scoring-card = Dans { $times } cas sur 100, la carte objectif te rapporte au moins { $stars } étoiles.
fact-good-round = Dans { $times } cas sur 100, la manche te rapporte au moins { $stars } étoiles.
fact-stars = { $stars ->
    [one] Dans { $times } cas sur 100, la manche te rapporte { $stars } étoile.
   *[other] Dans { $times } cas sur 100, la manche te rapporte { $stars } étoiles.
  }
