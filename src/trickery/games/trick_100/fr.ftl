### Trick 100: all that it says, to players and on the page. See docs/translating.md and docs/glossary/fr.md.

## The box

blurb = Surenchéris sur la défausse, passe, ou pose une carte face cachée en espérant que personne n’ira voir.

## Moves

move-play = jouer { $card }
move-cheat = tricher avec { $card }
move-cheat-heard = poser une carte face cachée
move-pass = passer
move-challenge = douter

## What the seat to move is asked

prompt-restart-passed = Tout le monde a passé : pose n’importe quelle carte sur le { $discard } pour repartir.
prompt-restart-challenged = Le doute est levé : pose n’importe quelle carte sur le { $discard } pour repartir.
prompt-turn = La défausse est { $discard } : { OR($ways) }.
prompt-answer = { $seat } a posé une carte face cachée sur le { $discard } : { OR($ways) }.
prompt-answer-hundred = { $seat } a posé une carte face cachée sur un 100, où n’importe quel nombre surenchérit : { OR($ways) }.
prompt-answer-last = { $seat } a posé une carte face cachée sur le { $discard }, et c’est la dernière : doute, ou { $seat } gagne la partie.
prompt-answer-last-hundred = { $seat } a posé une carte face cachée sur un 100, où n’importe quel nombre surenchérit, et c’est la dernière : doute, ou { $seat } gagne la partie.
way-challenge = doute
way-hide = pose une carte face cachée
way-pass = passe
way-outbid = surenchéris sur le { $discard }
way-hundred = joue un 100

## Why a move is not allowed

why-restart = c’est un nouveau départ : pose à découvert n’importe quelle carte de ta main (TH-16)
why-nothing-to-challenge = aucune carte face cachée n’attend ta réponse (TH-13)
why-no-pass = tu peux surenchérir sur le { $discard } ({ ROW($cards) }), donc tu n’as pas le droit de passer (TH-9)
why-no-cheat = { $seat } vient de poser une carte face cachée : joue, passe ou doute (TH-11)
why-not-held = tu n’as pas le { $card } en main
why-no-hundred = tu n’as pas de 100 en main
why-not-above = le { $card } n’est pas plus haut que le { $discard } (TH-7)
why-no-digit = le { $card } n’a aucun chiffre en commun avec le { $discard } (TH-7, TH-8)

## What happened

news-not-challenged = Personne ne doute de la dernière carte posée par { $seat } ; la réponse elle-même ne s’applique pas.
news-aside = La carte face cachée posée par { $seat } est mise de côté sans être vue.
news-outbids = La carte était le { $card } : elle surenchérit sur le { $on }.
news-no-outbid = La carte était le { $card } : elle ne surenchérit pas sur le { $on }.
news-draws = { $seat } { $cards ->
    [0] ne pioche aucune carte
    [one] pioche { $cards } carte
   *[other] pioche { $cards } cartes
  }.
news-reshuffled = La pioche était vide : la défausse et les cartes mises de côté y ont été remélangées.
news-restart = Tout le monde a passé : { $seat } repart avec n’importe quelle carte.
news-limit = La limite de { $turns } tours est atteinte. { ROW($standings) }.
news-standing = { $seat } : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
news-wins = { $seat } n’a plus une seule carte et gagne.

## The table, at the prompt

table-turn = Tour { $turn } sur { $limit } au plus. Les cartes de chacun :
table-over = La partie est finie. Cartes restantes :
table-held = { $seat } : { ROW($held) }
table-held-marked = { $seat } : { ROW($held) } ({ ROW($marks) })
table-in-hand = { $cards } en main
table-one-face-down = 1 face cachée
table-you = toi
table-to-move = tour en cours
table-discard = Défausse : { $discard } ({ $under ->
    [0] aucune carte
    [one] { $under } carte
   *[other] { $under } cartes
  } dessous) ; pioche : { $pile }
table-face-down = Face cachée : une carte posée par { $seat }
table-face-down-known = Face cachée : une carte posée par { $seat } (le { $card })
table-aside = Mises de côté sans être vues : { ROW($counts) }
table-aside-yours = Mises de côté sans être vues : { ROW($counts) } ; les tiennes : { SPACED($cards) }
table-aside-by = { $cards } par { $seat }
table-turns = Derniers tours : { ROW($turns) }
table-played = { $seat } a joué { $card }
table-passed = { $seat } a passé sur { $on }
table-hid = { $seat } a posé une carte face cachée sur { $on }
table-hid-known = { $seat } a posé le { $card } face cachée sur { $on }
table-challenged = { $seat } a douté ({ $card } sur { $on } : { $found ->
    [truth] vrai
   *[lie] mensonge
  })
table-challenged-restart = { $seat } a douté ({ $card } sur { $on } : { $found ->
    [truth] vrai
   *[lie] mensonge
  }) et pris un nouveau départ avec { $restart }
table-passes = Passes à la suite : { $passes }
table-hand = Ta main : { SPACED($cards) }
table-hand-empty = Ta main : vide

## The score sheet

sheet-dealt = Distribuées
sheet-laid = Posées à découvert
sheet-hid = Posées face cachée
sheet-passed = Piochées en passant
sheet-challenged = Piochées sur un doute
sheet-total = Total
sheet-dealt-each = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } chacun (TH-4)
sheet-laid-by = { $seat } a posé { COUNT($cards) ->
    [one] { COUNT($cards) } carte
   *[other] { COUNT($cards) } cartes
  } à découvert : { ROW($cards) }
sheet-hid-by = { $seat } a posé { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } face cachée
sheet-hid-some = { $seat } a posé { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } face cachée, dont : { ROW($cards) }
sheet-hid-all = { $seat } a posé { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } face cachée : { ROW($cards) }
sheet-unanswered = { $seat } : la carte restée sans réponse compte encore (TH-20)
sheet-passed-by = { $seat } a pioché { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en passant (TH-9)
sheet-challenge-wrong = { $seat_drawer } { $cards ->
    [0] ne pioche aucune carte
    [one] pioche { $cards } carte
   *[other] pioche { $cards } cartes
  } : { $seat } a douté, { $card } surenchérit sur { $on } (TH-13)
sheet-challenge-right = { $seat_drawer } { $cards ->
    [0] ne pioche aucune carte
    [one] pioche { $cards } carte
   *[other] pioche { $cards } cartes
  } : { $seat } a douté, { $card } ne surenchérit pas sur { $on } (TH-13)
sheet-left = cartes restantes ; moins il y en a, mieux c’est (TH-20)
sheet-note = Qui n’a plus de cartes gagne (TH-17) ; { $turns ->
    [one] { $turns } tour joué
   *[other] { $turns } tours joués
  } sur { $limit }, puis qui a le moins de cartes gagne (TH-20).
sheet-note-limit = Les { $limit } tours sont joués : qui a le moins de cartes gagne (TH-20).
sheet-note-shed = { $seat } n’a plus de cartes et gagne (TH-17).

## Why the rule of thumb makes a move

reason-last-card = c’est ma dernière carte
reason-stop-the-winner = laisser filer une dernière carte, ce serait la fin de la partie
reason-stuck = je ne peux pas surenchérir, et passer aussi me coûterait une carte
reason-smells = il ne reste presque aucune carte qui surenchérit : ça sent le mensonge
reason-hardest = c’est la carte la plus difficile à placer plus tard
reason-better-than-drawing = mieux vaut un 100 que piocher une carte
reason-safe-lie = mon voisin peut probablement surenchérir, et il le fera plutôt que de douter
reason-mixed-lie = là où un doute menace, mes cartes cachées ne doivent pas toujours dire vrai
reason-trap = c’est vrai, et un voisin qui ne peut pas surenchérir doutera
reason-keep-the-hundred = un 100 aiderait un voisin qui a presque fini, et il ne laisserait pas filer un mensonge
reason-honest = mon voisin ne laisserait pas filer un mensonge

## What is wrong with a record

record-deal = le hasard doit venir ici comme une donne de « { $text } »
record-pile = pile doit être une liste de cartes, à partir du dessus
record-hands = une donne comporte { $players } mains de { $cards } cartes
record-start = start doit être une place de 0 à { $last }
record-no-card = « { $text } » n’est pas une carte : les cartes s’écrivent de 00 à 99, et 100
record-box = les cartes doivent être exactement les { $cards } de la boîte
record-loose = les cartes doivent être exactement les { $cards } qui sont sous la défausse et mises de côté

## On the page

hundred-restarts = { $seat } repart : n’importe quelle carte, à découvert
hundred-restarts-you = À toi de repartir : n’importe quelle carte, à découvert
hundred-answers = { $seat } peut douter, ou laisser filer { $seat_owner }
hundred-answers-you = Tu peux douter, ou laisser filer { $seat_owner }
hundred-answers-last = { $seat_owner } gagne, sauf si { $seat } doute de cette dernière carte
hundred-answers-last-you = { $seat_owner } gagne, sauf si tu doutes de cette dernière carte
hundred-turn = À { $seat } de jouer
hundred-turn-you = À toi de jouer
hundred-shuffling = On mélange…
hundred-limit-won = { $turns } tours joués : { $seat } gagne avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
hundred-limit-shared = { $turns } tours joués : { $seats } partagent la victoire avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } chacun
hundred-won-unchallenged = { $seat } gagne : personne n’a douté de la dernière carte
hundred-won-truth = { $seat } gagne : la dernière carte disait vrai
hundred-won = { $seat } n’a plus une seule carte et gagne

hundred-fits-restart = Cette fois, *n’importe quelle carte* va sur { $card }
hundred-fits-all = *Tout* va sur { $card }
hundred-fits-none = Rien ne bat { $card } : seul un { $hundred } est permis
hundred-fits = Surenchère : plus que { $card }, avec un { OR($digits) }
hundred-turn-of = Tour { $turn } sur { $limit }
hundred-turns-taken = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
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
hundred-face-down-of = Une carte posée par { $seat }, face cachée
hundred-face-down-known = Une carte posée par { $seat }, face cachée : le { $card }
hundred-shown-truth = Montrée : le { $card } sur le { $on }, c’est la vérité
hundred-shown-lie = Montrée : le { $card } sur le { $on }, c’est un mensonge
hundred-under-list = Sous la défausse
hundred-aside-list = Mises de côté sans être vues, joueur par joueur
hundred-stamp-last = der !
hundred-stamp-truth = vrai
hundred-stamp-lie = faux !
hundred-shown-on = sur { $card }

hundred-story = Les derniers tours
hundred-story-none = Personne n’a encore posé de carte.
hundred-story-plays = *{ $seat }* joue { $card } sur { $on }.
hundred-story-hides = *{ $seat }* pose une carte face cachée sur { $on }.
hundred-story-hides-known = *{ $seat }* pose { $card } face cachée sur { $on }.
hundred-story-passes = *{ $seat }* passe sur { $on } et { $cards ->
    [0] ne pioche aucune carte
    [one] pioche { $cards } carte
   *[other] pioche { $cards } cartes
  }.
hundred-story-truth = *{ $seat }* doute : { $card } sur { $on }, c’est *la vérité*, { $seat_drawer } { $cards ->
    [0] ne pioche aucune carte
    [one] pioche { $cards } carte
   *[other] pioche { $cards } cartes
  }.
hundred-story-lie = *{ $seat }* doute : { $card } sur { $on }, c’est *un mensonge*, { $seat_drawer } { $cards ->
    [0] ne pioche aucune carte
    [one] pioche { $cards } carte
   *[other] pioche { $cards } cartes
  }.
hundred-story-restart = Nouveau départ avec { $card }.
hundred-story-reshuffled = La pioche a été remélangée.

hundred-hand = Ta main
hundred-play = Jouer { $card } à découvert
hundred-play-again = Carte { $card } levée : encore une fois pour la jouer à découvert
hundred-hide = Poser { $card } face cachée
hundred-hide-again = Carte { $card } retournée : encore une fois pour la poser face cachée
hundred-again = encore
# Avec un trait d’union conditionnel, pour les cartes étroites.
hundred-face-down = face ca{ "\u00AD" }chée
hundred-open-only = jamais cachée

hundred-challenge = Douter !
hundred-pass = Passer

hundred-last-card = dernière !
hundred-one-face-down = +1 cachée
hundred-some-aside = { $cards } de côté

hundred-sure-hundred = Sur un 100, tout nombre surenchérit : tu piocherais trois cartes (TH-14). Douter quand même ?
hundred-sure-challenge = Douter de la carte posée par { $seat } ? Si elle surenchérit bien sur le { $discard }, tu pioches trois cartes.
hundred-sure-last = C’est la dernière carte : si tu ne doutes pas, { $seat } gagne. Laisser filer ?
hundred-sure-open = À découvert, cette carte gagne sur-le-champ. La poser quand même face cachée ?
hundred-sure-hide = Poser ta dernière carte face cachée ? Si { $seat } la laisse filer, tu gagnes ; sinon, tu pioches trois cartes.

## What is wrong with an edition

edition-total = { $numbers } nombres et { $hundreds } 100 ne font pas les { $cards } cartes que la boîte doit contenir

## The aim, how one stands, and the end of the game

aim = Vide ta main ! Surenchéris : plus haut, avec un chiffre en commun.
standing-ahead = Encore { $cards } : { $dealt } distribuées - { $laid ->
    [one] { $laid } posée
   *[other] { $laid } posées
  } + { $drawn ->
    [one] { $drawn } piochée
   *[other] { $drawn } piochées
  }. Personne n’en a moins.
standing-behind = Encore { $cards } : { $dealt } distribuées - { $laid ->
    [one] { $laid } posée
   *[other] { $laid } posées
  } + { $drawn ->
    [one] { $drawn } piochée
   *[other] { $drawn } piochées
  }. Le moins : { $seats } ({ $fewest }).
round-shed = { $seat } a posé sa dernière carte
round-unchallenged = Personne n’a douté de la dernière carte posée par { $seat }
round-truth = La dernière carte posée par { $seat } disait vrai
round-limit = { $turns } tours sont joués
end-true = On a douté de la dernière carte posée par { $seat }, mais elle disait vrai.
end-limit = La limite de { $turns } tours est atteinte.
round-part = { $part } : { SIGNED($cards) }
round-note = Ce sont les cartes restantes qui comptent : moins il y en a, mieux c’est.

## What badges explain on the page

explain-outbid = Une carte surenchérit si son nombre est plus haut et si elle a l’un de ces chiffres. Peu importe où il se trouve.
explain-nothing = Aucun nombre n’est plus haut avec un chiffre en commun. Seul un 100 peut aller dessus.
explain-on-hundred = Un 100 va sur n’importe quelle carte, et n’importe quelle carte va sur un 100.
explain-restart = Après un doute, ou quand tout le monde a passé, quelqu’un pose à découvert la carte de son choix. Et c’est reparti.
explain-turns = Après { $limit } tours, la partie s’arrête : qui a le moins de cartes gagne.
explain-passes = On ne passe que si l’on ne peut pas surenchérir, et l’on pioche une carte. Si tout le monde passe à la suite, qui a passé en premier pose la carte de son choix.
explain-pile = Qui passe pioche une carte ici. Qui doute à tort, ou ment et se fait prendre, en pioche trois.
explain-discard = La défausse, c’est la carte à battre : pose un nombre plus haut avec un chiffre en commun, ou un 100.
explain-under = Toutes les cartes posées à découvert ou montrées. Quand la pioche est vide, on les mélange pour en faire une nouvelle.
explain-aside = Des cartes posées face cachée dont personne n’a douté. Personne ne les a vues.
explain-face-down = { $seat } a posé cette carte face cachée : elle surenchérit, ou c’est un mensonge. Seul le joueur suivant peut douter.
explain-face-down-last = C’est la dernière carte : si personne ne doute, { $seat } gagne.
explain-truth = Le { $card } surenchérit sur le { $on } : c’était la vérité. { $seat } a douté et pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
explain-lie = Le { $card } ne surenchérit pas sur le { $on } : c’était un mensonge. { $seat } se fait prendre et pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
explain-hand = Les cartes de cette main. Qui vide sa main en premier gagne.
explain-last-card = Il ne reste qu’une carte dans cette main. Dès qu’elle part, la partie est gagnée.
explain-one-face-down = Une carte posée face cachée attend une réponse. Jusque-là, elle compte encore dans la main.
explain-some-aside = Des cartes posées face cachée que l’on a laissé filer.
explain-open-only = Un 100 va sur n’importe quelle carte, mais jamais face cachée.

## The guided first hand

lesson-aim = Bienvenue ! Qui se débarrasse en premier de toutes ses cartes gagne. Il t’en reste { $cards }.
lesson-discard = Voici la défausse : { $card }. Pour surenchérir, il faut un nombre plus haut avec un chiffre en commun. Chaque chiffre a sa couleur, ça aide.
lesson-outbid = Ton 47 est plus haut que { $card }, et les deux ont un 4. Pose-le !
lesson-outbid-hundred = Un 100 va partout : garde-le pour les coups durs. Surenchéris avec le 47.
lesson-outbid-hidden = Les cartes cachées, ce sera plus tard. Le 47 surenchérit vraiment : à découvert, personne ne peut douter.
lesson-outbid-done = Une carte de moins ! { $seat_next } et { $seat_last } surenchérissent aussi : la défausse est maintenant { $card }.
lesson-hundred = Seuls le 98 et le 99 surenchérissent sur { $card }, et tu n’as ni l’un ni l’autre. Mais un 100 va sur n’importe quelle carte. Pose-le !
lesson-hundred-pass = Tu peux passer, mais alors tu pioches une carte. Avec le 100, tu en as une de moins.
lesson-hundred-done = Sur un 100, tout est permis. { $seat_next } en profite, et { $seat_last } monte à { $card }.
lesson-pass = Rien ne surenchérit sur { $card }, et tu n’as plus de 100. Passe : ça te coûte une carte de la pioche.
lesson-pass-bluff = Tout le monde sait que rien ne bat 99 : personne n’y croirait. Mieux vaut passer.
lesson-pass-done = Tu as pioché { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }. Les autres ont dû passer aussi. Quand tout le monde a passé, qui a passé en premier prend un nouveau départ : toi !
lesson-restart = Au nouveau départ, n’importe quelle carte est permise. Les petites sont les plus dures à placer : pose le 05.
lesson-restart-higher = C’est permis, mais une carte plus haute se place mieux plus tard. Profites-en pour poser la plus petite.
lesson-restart-done = Ta plus petite carte est partie. Les autres surenchérissent, jusqu’à { $card }.
lesson-bluff = Tu ne peux pas surenchérir sur { $card }. Mais tu peux tricher : pose le 31 face cachée, comme si de rien n’était.
lesson-bluff-pass = Passer te coûte une carte. Tricher t’en enlève une, si ça marche.
lesson-bluff-other = Joli mensonge, mais tu auras besoin de cette carte. Cache le 31.
lesson-bluff-done = Ça a marché ! { $seat_next } laisse filer, et ta carte est mise de côté sans être vue. Mais voilà que { $seat_last } pose une carte face cachée.
lesson-challenge = Seul le 99 surenchérit sur { $card }, et tu l’as déjà vu passer. C’est donc un mensonge. Doute !
lesson-challenge-pass = Alors le mensonge passe, et en plus tu pioches une carte. Doute !
lesson-challenge-done = C’était { $card } : un mensonge ! { $seat } pioche { $cards } cartes. Si ç’avait été la vérité, c’est toi qui en aurais pioché trois.
lesson-again = Après un doute, à tort ou à raison, tu prends un nouveau départ : pose la carte de ton choix. Ta plus petite est le 16.
lesson-again-done = Il te reste { $cards } cartes, et il faut battre { $card }.
lesson-trap = Ton 62 surenchérit sur { $card }. Pose-le quand même face cachée : ça ressemble à un mensonge, et qui doute à tort pioche trois cartes.
lesson-trap-open = Ça marche aussi, et sans risque. Mais essaie le piège : face cachée, ça ressemble à un mensonge.
lesson-trap-lie = Le 72 ne surenchérit pas : si quelqu’un va voir, tu pioches trois cartes. Cache le 62, lui dit vrai.
lesson-trap-done = { $seat } a douté, mais ton { $card } disait vrai : { $cards } cartes à piocher !
lesson-last = Ta dernière carte ! Peu importe où se trouve le chiffre : 72 surenchérit sur { $card }. Pose-le à découvert et gagne.
lesson-last-hidden = Face cachée, on pourrait en douter. À découvert, tu gagnes sur-le-champ !
lesson-won = Ta main est vide : tu gagnes ! Il reste { $first } cartes chez { $seat_next } et { $second } chez { $seat_last }. Maintenant, tu sais tout.

## The rules on one page

sheet-page-aim = Débarrasse-toi de tes cartes ! Qui vide sa main en premier gagne.
sheet-page-cards = Les cartes
sheet-page-cards-text = Chaque nombre de 00 à 99 une fois, et dix 100. Chaque chiffre a sa couleur. Chacun commence avec sept cartes ; une autre est retournée, c’est la défausse.
sheet-page-turn = À ton tour : quatre possibilités
sheet-page-outbid = Surenchérir
sheet-page-outbid-text = Pose un nombre plus haut qui a un chiffre en commun avec la défausse. Peu importe où se trouve le chiffre.
sheet-page-on = Si la défausse est { $card } :
sheet-page-fits-both = plus haut, avec 6 et 0
sheet-page-fits-one = plus haut, avec un 6
sheet-page-too-low = trop bas
sheet-page-no-digit = aucun chiffre en commun
sheet-page-hundred = Poser un 100
sheet-page-hundred-text = Il va sur n’importe quelle carte, et n’importe quelle carte va sur lui.
sheet-page-pass = Passer
sheet-page-pass-text = Seulement si rien dans ta main ne surenchérit. Tu pioches une carte, et elle doit attendre.
sheet-page-cheat = Tricher
sheet-page-cheat-text = Pose n’importe quel nombre face cachée. C’est peut-être la vérité ! Interdit si le joueur juste avant toi vient de le faire.
sheet-page-answer = Après une carte face cachée
sheet-page-answer-text = Le joueur suivant peut laisser filer : il joue ou passe comme d’habitude, et la carte cachée est mise de côté sans être vue. Ou douter : alors on la montre.
sheet-page-truth = Elle surenchérit : qui a douté pioche trois cartes.
sheet-page-lie = Elle ne surenchérit pas : qui l’a posée pioche trois cartes.
sheet-page-answer-then = Dans les deux cas, qui a douté prend un nouveau départ : n’importe quelle carte, à découvert.
sheet-page-passed = Nouveau départ aussi quand tout le monde passe à la suite : qui a passé en premier pose n’importe quelle carte.
sheet-page-end = La fin
sheet-page-end-open = Ta dernière carte, à découvert
sheet-page-end-open-then = Tu gagnes sur-le-champ.
sheet-page-end-hidden = Ta dernière carte, face cachée
sheet-page-end-hidden-then = Tu gagnes, sauf si le joueur suivant doute et que c’était un mensonge.
sheet-page-end-limit = Personne n’a fini après 100 tours chacun
sheet-page-end-limit-then = Qui a le moins de cartes gagne.
sheet-page-score = Chacun marque les cartes qui lui restent : moins il y en a, mieux c’est.

# Of the number beside a player's name.
explain-score = Cartes dont il faut encore se défaire. Qui n’en a plus gagne.

## What the coach counts in imagined worlds: in $times of 100 of them

fact-truth = Dans { $times } cas sur 100, la carte posée face cachée par { $seat } dit vrai.
fact-can-outbid = Dans { $times } cas sur 100, { $seat } peut surenchérir sur le { $discard }.
fact-hundred = Dans { $times } cas sur 100, { $seat } a un 100.
fact-caught = Dans { $times } cas sur 100, ton mensonge est découvert.
fact-trapped = Dans { $times } cas sur 100, { $seat } doute de ta carte, alors que c’est la vérité.
fact-passes = Dans { $times } cas sur 100, { $seat } passe.
fact-you-pass = Dans { $times } cas sur 100, tu passes à ton prochain tour.
fact-you-restart = Dans { $times } cas sur 100, tous les autres passent, et tu repars avec n’importe quelle carte.
fact-goes-out = Dans { $times } cas sur 100, { $seat } se défait de sa dernière carte avant ton prochain tour.
fact-you-go-out = Dans { $times } cas sur 100, tu te défais aussitôt de ta dernière carte.
name-pile = pioche
name-aside = de côté
name-face-down = face cachée
