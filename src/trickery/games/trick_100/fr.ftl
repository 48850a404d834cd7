### Trick 100: all that it says, to players and on the page. See docs/translating.md and docs/glossary/fr.md.

## The box

blurb = Surenchéris sur la défausse, passe, ou triche : joue une carte face cachée, en espérant que personne n’ira voir.

## Moves

move-play = Jouer { $card }
    .told = { $seat } joue { $card }
    .told-you = Tu joues { $card }
move-cheat = Tricher avec { $card }
    .told = { $seat } triche avec { $card }
    .told-you = Tu triches avec { $card }
move-cheat-heard = Tricher
    .told = { $seat } triche
move-pass = Passer
    .told = { $seat } passe
    .told-you = Tu passes
move-challenge = Douter
    .told = { $seat } doute
    .told-you = Tu doutes

## What the player whose turn it is gets asked

prompt-restart-passed = Tout le monde a passé. Nouveau départ : joue n’importe quelle carte sur le { $discard }.
prompt-restart-challenged = Le doute est levé. Nouveau départ : joue n’importe quelle carte sur le { $discard }.
prompt-turn = La défausse est { $discard }. Tu peux { OR($ways) }.
prompt-answer = { $seat } a triché. La défausse reste { $discard }. Tu peux { OR($ways) }.
prompt-answer-hundred = { $seat } a triché, mais sur un 100, n’importe quel nombre surenchérit. Tu peux { OR($ways) }.
prompt-answer-last = { $seat } a triché avec sa dernière carte. La défausse est { $discard }. Doute, sinon { $seat } gagne la partie.
prompt-answer-won = { $seat } a triché avec sa dernière carte. Sur un 100, n’importe quel nombre surenchérit : même si tu doutes, { $seat } gagne.
way-challenge = douter
way-hide = tricher
way-pass = passer
way-outbid = surenchérir
way-any = jouer n’importe quelle carte
way-hundred = jouer un 100

## Why a move isn't allowed

why-restart = pour un nouveau départ, tu dois jouer à découvert n’importe quelle carte de ta main (TH-16)
why-nothing-to-challenge = il n’y a pas de carte face cachée dont tu pourrais douter (TH-13)
why-no-pass = tu peux surenchérir sur le { $discard } avec { OR($cards) }, donc tu ne peux pas passer (TH-9)
why-no-pass-on-hundred = n’importe quelle carte va sur un { $discard }, donc tu ne peux pas passer (TH-9)
why-no-cheat = { $seat } vient de tricher, donc tu peux seulement jouer, passer ou douter (TH-11)
why-not-held = tu n’as pas le { $card }
why-no-hundred = tu n’as pas de 100
why-not-above = le { $card } n’est pas plus haut que le { $discard } (TH-7)
why-no-digit = le { $card } n’a aucun chiffre en commun avec le { $discard } (TH-7, TH-8)

## What happened

news-not-challenged = Personne n’a douté de la dernière carte { OF($seat) } : la partie s’arrête sur-le-champ.
news-aside = La carte face cachée { OF($seat) } est mise de côté sans être vue.
news-lie-worked = Le mensonge { OF($seat) } est passé : le { $card } est mis de côté sans être vu.
news-outbids = La carte était le { $card }. Elle surenchérit sur le { $on } : c’était vrai.
news-on-hundred = La carte était le { $card }. Sur un { $on }, n’importe quel nombre est vrai.
news-no-outbid = La carte était le { $card }. Elle ne surenchérit pas sur le { $on } : c’était un mensonge.
news-draws = { $cards ->
    [0] Il ne reste rien à piocher pour { $seat }.
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $cards } cartes.
  }
news-reshuffled = La pioche est vide. Les cartes sous la défausse et les cartes mises de côté sont mélangées pour en former une nouvelle.
news-restart = Tout le monde a passé, donc { $seat } repart avec n’importe quelle carte.
news-limit = C’était le tour { $turns }, le dernier. { ROW($standings) }.
news-standing = { $seat } : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
news-wins = { $seat } n’a plus de cartes et gagne.

## The table, at the prompt

table-turn = Tour { $turn } sur { $limit } au plus. Les cartes de chacun :
table-over = La partie est finie. Cartes restantes :
table-held = { $seat } : { ROW($held) }
table-held-marked = { $seat } : { ROW($held) } ({ $mark })
table-in-hand = { $cards } en main
table-one-face-down = 1 face cachée
table-you = toi
table-your-turn = c’est ton tour
table-to-move = c’est son tour
table-discard = Défausse : { $discard } ({ $under ->
    [0] rien
    [one] { $under } carte
   *[other] { $under } cartes
  } dessous) ; pioche : { $pile }
table-face-down = Face cachée : la carte { OF($seat) }
table-face-down-known = Face cachée : la carte { OF($seat) }, le { $card }
table-aside = Mises de côté sans être vues : { ROW($counts) }
table-aside-yours = Mises de côté sans être vues : { ROW($counts) } ; les tiennes : { SPACED($cards) }
table-aside-by = { $cards } { OF($seat) }
table-turns = Derniers tours : { ROW($turns) }
table-played = { $seat } a joué { $card }
table-passed = { $seat } a passé sur { $on }
table-hid = { $seat } a triché (sur { $on })
table-hid-known = { $seat } a triché avec { $card } (sur { $on })
table-challenged = { $seat } a douté ({ $card } sur { $on } : { $found ->
    [truth] c’était vrai
   *[lie] c’était un mensonge
  })
table-challenged-restart = { $seat } a douté ({ $card } sur { $on } : { $found ->
    [truth] c’était vrai
   *[lie] c’était un mensonge
  }) et a pris un nouveau départ avec { $restart }
table-passes = Passes d’affilée : { $passes }
table-hand = Ta main : { SPACED($cards) }
table-hand-empty = Ta main est vide

## The score sheet

sheet-dealt = Distribuées
sheet-laid = Jouées à découvert
sheet-hid = Jouées en trichant
sheet-passed = Piochées pour avoir passé
sheet-challenged = Piochées après un doute
sheet-total = Total
sheet-dealt-each = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } chacun (TH-4)
sheet-laid-by = { $seat } a joué { COUNT($cards) ->
    [one] { COUNT($cards) } carte
   *[other] { COUNT($cards) } cartes
  } à découvert : { ROW($cards) }
sheet-hid-by = { $seat } a triché avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
sheet-hid-some = { $seat } a triché avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, dont { ROW($cards) }
sheet-hid-all = { $seat } a triché avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } : { ROW($cards) }
sheet-unanswered = La carte face cachée { OF($seat) } compte encore : personne n’y a répondu (TH-20)
sheet-passed-by = { $seat } a pioché { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } pour avoir passé (TH-9)
sheet-challenge-wrong = { $seat } a douté, mais { $card } surenchérit sur { $on } : { $seat_drawer } { $cards ->
    [0] n’a pioché aucune carte
    [one] a pioché { $cards } carte
   *[other] a pioché { $cards } cartes
  } (TH-13)
sheet-challenge-right = { $seat } a douté, et { $card } ne surenchérit pas sur { $on } : { $seat_drawer } { $cards ->
    [0] n’a pioché aucune carte
    [one] a pioché { $cards } carte
   *[other] a pioché { $cards } cartes
  } (TH-13)
sheet-left = cartes restantes : moins il y en a, mieux c’est (TH-20)
sheet-note = Si tu n’as plus de cartes, tu gagnes (TH-17). Après { $limit } tours ({ $turns ->
    [one] { $turns } joué
   *[other] { $turns } joués
  } jusqu’ici), le joueur qui a le moins de cartes gagne (TH-20).
sheet-note-limit = Les { $limit } tours sont joués : le joueur qui a le moins de cartes gagne (TH-20).
sheet-note-shed = { $seat } n’a plus de cartes et gagne (TH-17).

## Why the rule of thumb makes a move

reason-last-card = c’est ma dernière carte
reason-stop-the-winner = si je laisse filer cette dernière carte, la partie est finie
reason-stuck = je ne peux pas surenchérir, et si je passais, je piocherais une carte de toute façon
reason-smells = il ne reste presque aucune carte qui surenchérit, ça sent le mensonge
reason-hardest = c’est la carte la plus difficile à placer plus tard
reason-better-than-drawing = mieux vaut jouer un 100 que piocher une carte
reason-safe-lie = mon voisin peut probablement surenchérir, et il le fera plutôt que de douter
reason-mixed-lie = si je ne trichais qu’avec des cartes qui disent vrai, personne n’en douterait
reason-trap = elle dit vrai, et un voisin qui ne peut pas surenchérir doutera
reason-keep-the-hundred = un 100 aiderait mon voisin, qui a presque fini, et il ne laisserait pas filer un mensonge
reason-honest = mon voisin ne laisserait pas filer un mensonge

## What's wrong with a record

record-deal = deal doit être ici « { $text } »
record-pile = pile doit être une liste de cartes, à partir du dessus
record-hands = hands doit contenir { $players ->
    [one] { $players } main
   *[other] { $players } mains
  } de { $cards } cartes
record-start = start doit être un nombre de 0 à { $last } (dans un enregistrement, les places comptent à partir de 0)
record-no-card = « { $text } » n’est pas une carte : les cartes s’écrivent de 00 à 99, et 100
record-box = les cartes doivent être exactement les { $cards } de la boîte
record-loose = les cartes doivent être exactement les { $cards } qui étaient sous la défausse ou mises de côté

## On the page

hundred-restarts = { $seat } repart : n’importe quelle carte, à découvert
hundred-restarts-you = À toi de repartir : n’importe quelle carte, à découvert
hundred-answers = { $seat } peut douter de la carte { OF($seat_owner) } ou la laisser filer
hundred-answers-you = Doute de la carte { OF($seat_owner) } ou laisse-la filer
hundred-answers-last = { $seat_owner } gagne, sauf si { $seat } doute de cette dernière carte
hundred-answers-last-you = { $seat_owner } gagne, sauf si tu doutes de cette dernière carte
hundred-turn = À { $seat } de jouer
hundred-turn-you = À toi de jouer
hundred-shuffling = On mélange…
hundred-limit-won = Après { $turns } tours, { $seat } gagne avec { $cards ->
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
  }
hundred-limit-shared = Après { $turns } tours, { $seats } partagent la victoire avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } chacun
hundred-won-unchallenged = { $seat } gagne : personne n’a douté de la dernière carte
hundred-won-truth = { $seat } gagne : la dernière carte disait vrai
hundred-won = { $seat } n’a plus de cartes et gagne

hundred-fits-restart = Cette fois, *n’importe quelle carte* va sur { $card }
hundred-fits-all = *Tout* va sur un { $card }
hundred-fits-none = Rien ne surenchérit sur { $card } : il faut un { $hundred }
hundred-fits = Surenchère : plus haut que { $card }, { COUNT($digits) ->
    [one] avec un { OR($digits) }
   *[other] avec { OR($digits) }
  }
hundred-turn-of = Tour { $turn } sur { $limit }
hundred-turns-taken = { $turns ->
    [one] { $turns } tour joué
   *[other] { $turns } tours joués
  } sur { $limit } au plus
hundred-passed = { $passes ->
    [one] { $passes } sur { $players } a passé
   *[other] { $passes } sur { $players } ont passé
  }

hundred-pile = *{ $cards }* en pioche
hundred-under = *{ $cards }* dessous
hundred-under-none = rien dessous
hundred-aside = *{ $cards }* de côté
hundred-aside-none = rien de côté
hundred-discard = La défausse : { $card }
hundred-face-down-of = La carte face cachée { OF($seat) }
hundred-face-down-known = La carte face cachée { OF($seat) } : le { $card }
hundred-shown-truth = Montrée : le { $card } sur le { $on }. C’était vrai.
hundred-shown-lie = Montrée : le { $card } sur le { $on }. C’était un mensonge.
hundred-under-list = Sous la défausse
hundred-aside-list = Mises de côté sans être vues, joueur par joueur
hundred-stamp-last = dern. !
hundred-stamp-truth = vrai
hundred-stamp-lie = faux !
hundred-shown-on = sur { $card }

hundred-story = Les derniers tours
hundred-story-none = Aucun tour pour l’instant.
hundred-story-plays = *{ $seat }* joue { $card } sur { $on }.
hundred-story-hides = *{ $seat }* triche : une carte face cachée sur { $on }.
hundred-story-hides-known = *{ $seat }* triche : { $card } face cachée sur { $on }.
hundred-story-passes = *{ $seat }* passe sur { $on } et { $cards ->
    [0] ne pioche rien
    [one] pioche une carte
   *[other] pioche { $cards } cartes
  }.
hundred-story-truth = *{ $seat }* doute : { $card } sur { $on }, *c’était vrai*. { $seat_drawer } { $cards ->
    [0] ne pioche rien
    [one] pioche une carte
   *[other] pioche { $cards } cartes
  }.
hundred-story-lie = *{ $seat }* doute : { $card } sur { $on }, *c’était un mensonge*. { $seat_drawer } { $cards ->
    [0] ne pioche rien
    [one] pioche une carte
   *[other] pioche { $cards } cartes
  }.
hundred-story-restart = { $seat } repart avec { $card }.
hundred-story-reshuffled = La pioche a été remélangée.

hundred-hand = Ta main
hundred-play = Jouer { $card }
hundred-play-again = Carte { $card } soulevée. Touche-la encore une fois pour la jouer.
hundred-hide = Tricher avec { $card }
hundred-hide-again = Carte { $card } retournée. Touche-la encore une fois pour tricher.
hundred-cheat = tricher
# Avec un trait d’union conditionnel, pour les cartes étroites.
hundred-face-down = face ca{ "\u00AD" }chée
hundred-open-only = sans triche

hundred-challenge = Douter !
hundred-pass = Passer

hundred-last-card = dernière !
hundred-one-face-down = +1 cachée
hundred-some-aside = { $cards } de côté

hundred-sure-hundred = Sur un 100, n’importe quel nombre surenchérit : tu piocherais 3 cartes (TH-14). Douter quand même ?
hundred-sure-challenge = Douter de la carte { OF($seat) } ? Si elle surenchérit sur le { $discard }, tu pioches 3 cartes.
hundred-sure-last = C’est la dernière carte { OF($seat) }. Si tu ne doutes pas, { $seat } gagne. Laisser filer ?
hundred-sure-open = À découvert, cette carte gagne sur-le-champ. Tricher quand même ?
hundred-sure-hide = Tricher avec ta dernière carte ? Si { $seat } la laisse filer, tu gagnes. Si { $seat } doute, tu pioches 3 cartes.

## What's wrong with an edition

edition-total = { $numbers ->
    [one] { $numbers } nombre
   *[other] { $numbers } nombres
  } et { $hundreds ->
    [0] aucun 100
    [one] un 100
   *[other] { $hundreds } cartes 100
  } ne font pas les { $cards } cartes que la boîte doit contenir

## The aim, how one stands, and the end of the game

aim = Vide ta main ! Surenchéris : plus haut, avec un chiffre en commun.
standing-ahead = Encore { $cards } : { $dealt } distribuées - { $laid ->
    [one] { $laid } jouée
   *[other] { $laid } jouées
  } + { $drawn ->
    [one] { $drawn } piochée
   *[other] { $drawn } piochées
  }. Personne n’en a moins.
standing-behind = Encore { $cards } : { $dealt } distribuées - { $laid ->
    [one] { $laid } jouée
   *[other] { $laid } jouées
  } + { $drawn ->
    [one] { $drawn } piochée
   *[other] { $drawn } piochées
  }. Le moins : { $seats } ({ $fewest }).
round-shed = { $seat } a joué sa dernière carte
round-unchallenged = Personne n’a douté de la dernière carte { OF($seat) }
round-truth = La dernière carte { OF($seat) } disait vrai
round-limit = Les { $turns } tours sont joués
end-true = On a douté de la dernière carte { OF($seat) }, mais elle disait vrai.
end-limit = La partie a atteint sa limite de { $turns } tours.
round-part = { $part } : { SIGNED($cards) }
round-note = Ton score, c’est le nombre de cartes qui te restent : moins tu en as, mieux c’est.

## What badges explain on the page

explain-outbid = Une carte surenchérit si elle est plus haute et si elle a l’un de ces chiffres. Peu importe où il se trouve.
explain-nothing = Aucun nombre plus haut n’a de chiffre en commun avec cette carte : seul un 100 va dessus.
explain-on-hundred = Un 100 va sur n’importe quelle carte, et n’importe quelle carte va sur un 100.
explain-restart = Après un doute, ou quand tout le monde a passé, c’est un nouveau départ : n’importe quelle carte, à découvert. Et le jeu continue.
explain-turns = Après { $limit } tours, la partie s’arrête, et le joueur qui a le moins de cartes gagne.
explain-passes = Tu ne peux passer que si tu ne peux pas surenchérir, et tu pioches une carte. Quand tout le monde a passé d’affilée, le premier à avoir passé repart avec n’importe quelle carte.
explain-pile = Si tu passes, tu pioches une carte ici. Si tu te fais prendre à mentir, ou si tu doutes à tort, tu en pioches 3.
explain-discard = La défausse, c’est la carte à battre. Joue un nombre plus haut avec un chiffre en commun, ou un 100.
explain-under = Les cartes jouées à découvert, ou montrées. Quand la pioche est vide, on les mélange pour en former une nouvelle.
explain-aside = Des cartes face cachée dont personne n’a douté. Personne ne les voit avant qu’elles soient mélangées dans une nouvelle pioche.
explain-face-down = { $seat } a triché avec cette carte : elle dit peut-être vrai, ou c’est un mensonge. Seul le joueur suivant peut en douter.
explain-face-down-last = C’est la dernière carte { OF($seat) }. Si personne n’en doute, { $seat } gagne.
explain-truth = Le { $card } surenchérit sur le { $on } : c’était vrai. { $seat } a douté et { $cards ->
    [0] ne pioche rien
    [one] pioche une carte
   *[other] pioche { $cards } cartes
  }.
explain-lie = Le { $card } ne surenchérit pas sur le { $on } : c’était un mensonge. { $seat } se fait prendre et { $cards ->
    [0] ne pioche rien
    [one] pioche une carte
   *[other] pioche { $cards } cartes
  }.
explain-hand = Les cartes de cette main. Le premier joueur qui n’en a plus gagne.
explain-last-card = Il ne reste qu’une carte dans cette main. S’en débarrasser, c’est gagner la partie.
explain-one-face-down = Une carte face cachée attend une réponse. D’ici là, elle compte encore dans la main.
explain-some-aside = Les cartes avec lesquelles ce joueur a triché et dont personne n’a douté.
explain-open-only = Un 100 va sur n’importe quelle carte, mais ne permet pas de tricher.

## The guided first game

lesson-aim = Bienvenue ! Le premier à se débarrasser de toutes ses cartes gagne. Il t’en reste { $cards }.
lesson-discard = Voici la défausse : { $card }. Pour surenchérir, joue un nombre plus haut qui a un chiffre en commun avec elle. Chaque chiffre a sa couleur, ça aide.
lesson-outbid = Ton 05 est plus haut que { $card }, et les deux ont un 0. Les petites cartes sont les plus dures à placer : joue-le tout de suite !
lesson-outbid-hundred = Un 100 va partout : garde-le pour la toute fin, et rien ne pourra t’arrêter.
lesson-outbid-hidden = Tricher, ce sera pour plus tard. Ton 05 surenchérit vraiment : joue-le à découvert, et personne n’aura rien à dire.
lesson-outbid-other = Ton 13 surenchérit aussi. Mais le 05 sera encore plus dur à placer plus tard : joue plutôt celui-là.
lesson-outbid-done = Une carte de moins ! { $seat_next } et { $seat_last } surenchérissent aussi : la défausse est maintenant { $card }.
lesson-bluff = Tu ne peux pas surenchérir sur { $card }. Mais tu peux tricher ! Joue le 13 face cachée, comme s’il surenchérissait.
lesson-bluff-pass = Si tu passes, tu pioches une carte. Si tu triches et que ça marche, tu en as une de moins.
lesson-bluff-other = Bonne idée, mais débarrasse-toi d’abord de la plus petite. Triche avec le 13.
lesson-bluff-done = Ça a marché ! { $seat_next } pouvait douter, mais a passé. Ta carte est donc mise de côté sans être vue, et { $seat_last } surenchérit avec { $card }.
lesson-limits = Tricher a deux limites. Un 100 ne se joue jamais face cachée. Et juste après une carte face cachée, le joueur suivant ne peut pas en jouer une à son tour.
lesson-pass = Rien ne surenchérit sur { $card }. Alors passe, et tu pioches une carte. On ne peut passer que si aucune de ses cartes ne surenchérit ; un 100 ne compte pas.
lesson-pass-bluff = Tout le monde sait que rien ne surenchérit sur 99 : personne ne te croirait. Mieux vaut passer.
lesson-pass-done = Tu as pioché { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }, et les autres ont dû passer aussi. Quand tout le monde a passé, le premier à avoir passé prend un nouveau départ. C’est toi !
lesson-restart = Pour un nouveau départ, tu peux jouer n’importe quelle carte. Joue encore ta plus petite, le 18.
lesson-restart-higher = Tu pourrais, mais une carte plus haute se place mieux plus tard. Profites-en pour jouer la plus petite.
lesson-restart-done = Ta plus petite carte est partie ! { $seat_next } surenchérit avec { $card }. Et maintenant, { $seat_last } a joué une carte face cachée.
lesson-challenge = Seul le 99 surenchérit sur { $card }, et il a déjà été joué. Ça ne peut pas être un 100 non plus. C’est donc forcément un mensonge. Doute !
lesson-challenge-pass = Le mensonge passerait, et en plus tu piocherais une carte. Doute !
lesson-challenge-done = C’était { $card }, un mensonge ! { $seat } pioche { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }. Si la carte avait dit vrai, c’est toi qui aurais pioché.
lesson-again = Après un doute, à tort ou à raison, tu prends un nouveau départ. Joue ta plus petite carte, le 62.
lesson-again-done = Il te reste { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }, et il faut surenchérir sur { $card }.
lesson-must = Peu importe où se trouve le chiffre : ton 72 surenchérit sur { $card }. Et quand on peut surenchérir, on ne peut pas passer. Joue-le !
lesson-must-hidden = Il dit vrai, donc ça marche aussi. Mais à découvert, il n’y a rien à mettre en doute.
lesson-must-done = Plus qu’une carte ! Les autres sont montés à { $card }, mais ça n’arrêtera pas ton 100.
lesson-last = Un 100 va sur n’importe quelle carte, sur { $card } aussi. Joue-le et gagne !
lesson-last-pass = Tu piocherais une carte et tu en aurais deux. Ton 100 va partout, alors joue-le !
lesson-won = Ta main est vide : tu gagnes ! { $seat_next } a encore { $first ->
    [one] { $first } carte
   *[other] { $first } cartes
  }, et { $seat_last } { $second }.
lesson-more = Encore deux choses. Une carte face cachée peut aussi dire vrai : celui qui en doute pioche alors 3 cartes. Et une règle de notre cru : après 100 tours par joueur, celui qui a le moins de cartes gagne.

## The rules on one page

sheet-page-aim = Débarrasse-toi de tes cartes ! Le premier joueur qui n’en a plus gagne.
sheet-page-cards = Les cartes
sheet-page-cards-text = Chaque nombre de 00 à 99 une fois, et dix 100. Chaque chiffre a sa couleur. Chacun commence avec 7 cartes. On en retourne une de plus : c’est la défausse.
sheet-page-turn = À ton tour, fais une de ces quatre choses
sheet-page-outbid = Surenchérir
sheet-page-outbid-text = Joue un nombre plus haut qui a un chiffre en commun avec la défausse. Peu importe où se trouve le chiffre.
sheet-page-on = Si la défausse est { $card } :
sheet-page-fits-both = plus haut, avec 6 et 0
sheet-page-fits-one = plus haut, avec un 6
sheet-page-too-low = trop bas
sheet-page-no-digit = aucun chiffre en commun
sheet-page-hundred = Jouer un 100
sheet-page-hundred-text = Il va sur n’importe quelle carte, et n’importe quelle carte va sur lui.
sheet-page-pass = Passer
sheet-page-pass-text = Seulement si tu ne peux pas surenchérir. Tu pioches une carte, mais tu ne peux pas la jouer à ce tour.
sheet-page-cheat = Tricher
sheet-page-cheat-text = Joue n’importe quel nombre face cachée. Il dit peut-être même vrai ! Tu ne peux pas tricher si le joueur juste avant toi vient de le faire.
sheet-page-answer = Quand quelqu’un triche
sheet-page-answer-text = Le joueur suivant peut laisser filer, et jouer ou passer comme d’habitude : la carte est alors mise de côté sans être vue. Ou il peut douter : alors on la montre.
sheet-page-truth = Elle surenchérit : le joueur qui a douté pioche 3 cartes.
sheet-page-lie = Elle ne surenchérit pas : le joueur qui a triché pioche 3 cartes.
sheet-page-answer-then = Dans les deux cas, le joueur qui a douté prend un nouveau départ : n’importe quelle carte, à découvert.
sheet-page-passed = Nouveau départ aussi quand tout le monde a passé d’affilée : le premier à avoir passé joue n’importe quelle carte.
sheet-page-end = La fin de la partie
sheet-page-end-open = Ta dernière carte, à découvert
sheet-page-end-open-then = Tu gagnes sur-le-champ.
sheet-page-end-hidden = Ta dernière carte, face cachée
sheet-page-end-hidden-then = Tu gagnes, sauf si le joueur suivant doute et que c’est un mensonge.
sheet-page-end-limit = Après 100 tours chacun
sheet-page-end-limit-then = Le joueur qui a le moins de cartes gagne.
sheet-page-score = Ton score, c’est le nombre de cartes qui te restent : moins tu en as, mieux c’est.

explain-score = Les cartes dont ce joueur doit encore se débarrasser. Le premier qui n’en a plus gagne.

## What the coach counts, $times out of 100 ways the hidden cards could lie

fact-truth = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, la carte face cachée { OF($seat) } dit vrai.
fact-can-outbid = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } peut surenchérir sur le { $discard }.
fact-hundred = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } a un 100.
# .more et .less suivent « Avec « { $move } », » : sujet en tête, ni majuscule ni point. Avec « Jouer 06 », tu prends moins souvent le +3, et c’est bon pour toi.
fact-caught = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, on doute, et ton mensonge est découvert.
    .more = tu te fais plus souvent prendre à mentir
    .less = tu te fais moins souvent prendre à mentir
fact-trapped = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } doute de ta carte, alors qu’elle dit vrai.
    .more = { $seat } doute plus souvent d’une de tes cartes qui dit vrai
    .less = { $seat } doute moins souvent d’une de tes cartes qui dit vrai
fact-passes = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } passe.
    .more = { $seat } passe plus souvent
    .less = { $seat } passe moins souvent
    .always = { $seat } passe
    .never = { $seat } ne passe pas
fact-you-pass = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu passes à ton prochain tour.
    .more = tu passes plus souvent à ton prochain tour
    .less = tu passes moins souvent à ton prochain tour
fact-you-restart = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tous les autres passent, et tu repars avec n’importe quelle carte.
    .more = tu repars plus souvent avec n’importe quelle carte à ton prochain tour
    .less = tu repars moins souvent avec n’importe quelle carte à ton prochain tour
fact-you-draw =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu dois piocher 3 cartes avant ton prochain tour.
    .more = tu dois plus souvent piocher 3 cartes avant ton prochain tour
    .less = tu dois moins souvent piocher 3 cartes avant ton prochain tour
fact-draws =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } doit piocher 3 cartes avant ton prochain tour.
    .more = { $seat } doit plus souvent piocher 3 cartes avant ton prochain tour
    .less = { $seat } doit moins souvent piocher 3 cartes avant ton prochain tour
fact-you-have =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, il te reste au plus { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } à ton prochain tour.
    .more = il te reste plus souvent au plus { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } à ton prochain tour
    .less = il te reste moins souvent au plus { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } à ton prochain tour
fact-goes-out = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } joue sa dernière carte avant ton prochain tour.
    .more = { $seat } joue plus souvent sa dernière carte avant ton prochain tour
    .less = { $seat } joue moins souvent sa dernière carte avant ton prochain tour
    .always = { $seat } joue sa dernière carte avant ton prochain tour
    .never = { $seat } ne joue pas sa dernière carte avant ton prochain tour
fact-you-go-out = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu te débarrasses aussitôt de ta dernière carte.
    .more = tu te débarrasses plus souvent de ta dernière carte dès ce tour
    .less = tu te débarrasses moins souvent de ta dernière carte dès ce tour
name-pile = pioche
name-aside = de côté
name-face-down = face cachée

## What a screen reader says of figures on the table

hundred-left = { $cards ->
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
  }
hundred-in-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
  }
hundred-under-said = { $cards ->
    [one] { $cards } carte sous la défausse
   *[other] { $cards } cartes sous la défausse
  }
hundred-aside-said = { $cards ->
    [one] { $cards } carte mise de côté
   *[other] { $cards } cartes mises de côté
  }
