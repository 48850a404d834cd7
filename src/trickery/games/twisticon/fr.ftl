### Twisticon: all that it says, to players and on the page. See docs/translating.md and docs/glossary/fr.md.

## The box

blurb = Tourne le cube, aligne trois fois la même icône sur le dessus et rafle toutes les cartes qui la montrent.
option-horizontal-twists = Rotations horizontales
option-horizontal-twists-help = les étages du haut et du bas peuvent tourner aussi (TW-7)
option-reshuffle-after = Tours sans annonce avant mélange
option-reshuffle-after-help = si personne n’annonce pendant autant de tours par joueur, le donneur remélange le cube ; 0 veut dire jamais (TW-19)
option-sets-apart = Séries séparées
option-sets-apart-help = chaque série fermée compte à part, pour les points comme pour les neuf (TW-16)

## Icons
## On the cube and on the cards. They stand on small cards: from seven letters on their type gets smaller.
## English uses three forms: "a leaf", "leaves", and so many of them. Your language may need others.

name-comet = comète
    .a = une comète
    .plural = comètes
    .the = les comètes
    .of = de comètes
    .count =
        { $number ->
            [one] { $number } comète
           *[other] { $number } comètes
        }
name-leaf = feuille
    .a = une feuille
    .plural = feuilles
    .the = les feuilles
    .of = de feuilles
    .count =
        { $number ->
            [one] { $number } feuille
           *[other] { $number } feuilles
        }
name-key = clé
    .a = une clé
    .plural = clés
    .the = les clés
    .of = de clés
    .count =
        { $number ->
            [one] { $number } clé
           *[other] { $number } clés
        }
name-bell = cloche
    .a = une cloche
    .plural = cloches
    .the = les cloches
    .of = de cloches
    .count =
        { $number ->
            [one] { $number } cloche
           *[other] { $number } cloches
        }
name-anchor = ancre
    .a = une ancre
    .plural = ancres
    .the = les ancres
    .of = d’ancres
    .count =
        { $number ->
            [one] { $number } ancre
           *[other] { $number } ancres
        }
name-spark = étincelle
    .a = une étincelle
    .plural = étincelles
    .the = les étincelles
    .of = d’étincelles
    .count =
        { $number ->
            [one] { $number } étincelle
           *[other] { $number } étincelles
        }

## One letter for each icon, and one for a sticker that nobody has seen, for the cube as text. All must differ.

letter-comet = C
letter-leaf = F
letter-key = L
letter-bell = H
letter-anchor = A
letter-spark = E
letter-unseen = ?

## Faces of the cube, as captions, and at the rim of the turntable: one short word each

name-top = dessus
name-right = droite
name-front = avant
name-bottom = dessous
name-left = gauche
name-back = arrière

## Layers of the cube
## Columns run away from the front, rows run from left to right, layers lie flat. A pair is the outer layer that it is
## named after, and the middle one.

name-left-column = colonne gauche
name-left-pair = paire gauche
name-right-column = colonne droite
name-right-pair = paire droite
name-front-row = rangée avant
name-front-pair = paire avant
name-back-row = rangée arrière
name-back-pair = paire arrière
name-top-layer = étage du haut
name-top-pair = paire du haut
name-bottom-layer = étage du bas
name-bottom-pair = paire du bas

## Ways to twist a layer, as they stand in move-twist
## "to the back" and so on is where the stickers on top go. Clockwise is always seen from above.

name-left-column-to-the-back = la colonne gauche vers l’arrière
name-left-column-to-the-front = la colonne gauche vers l’avant
name-left-pair-to-the-back = la paire gauche vers l’arrière
name-left-pair-to-the-front = la paire gauche vers l’avant
name-right-column-to-the-back = la colonne droite vers l’arrière
name-right-column-to-the-front = la colonne droite vers l’avant
name-right-pair-to-the-back = la paire droite vers l’arrière
name-right-pair-to-the-front = la paire droite vers l’avant
name-front-row-to-the-left = la rangée avant vers la gauche
name-front-row-to-the-right = la rangée avant vers la droite
name-front-pair-to-the-left = la paire avant vers la gauche
name-front-pair-to-the-right = la paire avant vers la droite
name-back-row-to-the-left = la rangée arrière vers la gauche
name-back-row-to-the-right = la rangée arrière vers la droite
name-back-pair-to-the-left = la paire arrière vers la gauche
name-back-pair-to-the-right = la paire arrière vers la droite
name-top-layer-clockwise = l’étage du haut en sens horaire
name-top-layer-anticlockwise = l’étage du haut en sens antihoraire
name-top-pair-clockwise = la paire du haut en sens horaire
name-top-pair-anticlockwise = la paire du haut en sens antihoraire
name-bottom-layer-clockwise = l’étage du bas en sens horaire
name-bottom-layer-anticlockwise = l’étage du bas en sens antihoraire
name-bottom-pair-clockwise = la paire du bas en sens horaire
name-bottom-pair-anticlockwise = la paire du bas en sens antihoraire

## Moves
## A label for lists and for what is typed at the prompt; the same move told of somebody, and to the one who made it.

move-twist = Tourner { $way }
    .told = { $seat } tourne { $way }
    .told-you = Tu tournes { $way }
move-flip = Renverser le cube
    .told = { $seat } renverse le cube
    .told-you = Tu renverses le cube
move-stay = Rester
    .told = { $seat } laisse le cube tel quel
    .told-you = Tu laisses le cube tel quel
move-claim = Annoncer { FORM($icon, "the") }
    .told = { $seat } annonce { FORM($icon, "the") }
    .told-you = Tu annonces { FORM($icon, "the") }
move-no-claim = Ne rien annoncer
    .told = { $seat } n’annonce rien
    .told-you = Tu n’annonces rien
move-close = Fermer { FORM($icon, "the") }
    .told = { $seat } ferme une série { FORM($icon, "of") }
    .told-you = Tu fermes une série { FORM($icon, "of") }
move-close-hand = Fermer la main
    .told = { $seat } ferme sa main
    .told-you = Tu fermes ta main
move-done = Terminer
    .told = { $seat } a terminé
    .told-you = Tu as terminé
name-reshuffle = Remélanger le cube
    .told = { $seat } remélange le cube
    .told-you = Tu remélanges le cube

## Phrases that stand in several messages

cards-of-icon = { FORM($icon, "count", $cards) }
seat-number = { $number } pour { $seat }
worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
worth-in-all =
    { $points ->
        [one] { $cards } en tout, { $points } point
       *[other] { $cards } en tout, { $points } points
    }
worth-instead =
    { $points ->
        [one] { $cards } en tout, { $points } point au lieu de { $before }
       *[other] { $cards } en tout, { $points } points au lieu de { $before }
    }

## What the player whose turn it is gets asked

prompt-move = Tourne ou renverse le cube. Ta main te permet d’annoncer { OR(FORM($hand, "the")) }.
prompt-move-or-stay = Tourne ou renverse le cube, ou reste et annonce { OR(FORM($icons, "the")) }. Ta main te permet d’annoncer { OR(FORM($hand, "the")) }.
prompt-empty-hand = Tourne ou renverse le cube. Ta main est vide, donc tu ne peux rien annoncer.
prompt-claim = Annonce { OR(FORM($icons, "the")) }, ou n’annonce rien.
prompt-stayed = Tu as choisi de rester : annonce maintenant { OR(FORM($icons, "the")) }.
prompt-close = Ferme une série, pour que personne ne puisse la prendre, ou termine ton tour.

## Why a move is not allowed
## They follow a move and a colon, and begin with a small letter where the language does so.

why-level = les rotations horizontales sont une option, inactive à cette table (TW-7)
why-stay-without-lines = tu ne peux rester que s’il y a une série à annoncer, et rien n’est aligné par trois sur le dessus (TW-8)
why-stay = tu ne peux rester que s’il y a une série à annoncer, mais { $reasons }
why-move-first = tu dois d’abord tourner, renverser ou rester (TW-6)
why-moved = tu as déjà joué ton coup, et il n’y en a qu’un par tour (TW-6)
why-must-claim = si tu restes, tu dois annoncer une série (TW-7)
why-claim-first = décide d’abord de ton annonce ; on ferme après (TW-16)
why-claiming-over = il est trop tard pour annoncer à ce tour ; tu peux seulement fermer (TW-16)
why-no-triple = tu ne peux fermer ta main que si ses trois cartes sont identiques (TW-17)
why-too-few = { $cards ->
    [0] tu n’as aucune carte { $icon } ouverte, et il en faut trois pour une série (TW-15)
    [one] tu n’as que { $cards } carte { $icon } ouverte, et il en faut trois pour une série (TW-15)
   *[other] tu n’as que { $cards } cartes { $icon } ouvertes, et il en faut trois pour une série (TW-15)
  }
why-no-line = il n’y a pas trois { FORM($icon, "plural") } alignées sur le dessus (TW-8)
why-barred = cette ligne { FORM($icon, "of") } est bloquée, car elle vient d’être annoncée (TW-14)
why-there-before = cette ligne { FORM($icon, "of") } était là avant ton coup ; pour en profiter, il faut rester (TW-8)
why-no-card = tu n’as pas de carte { $icon } en main (TW-8)

## What happened, in the log

news-gathers = { $others ->
    [0] { $seat } rafle { FORM($icon, "count", $cards) }, sans rien prendre aux autres.
    [one] { $seat } rafle { FORM($icon, "count", $cards) }, dont { $others } à un autre joueur.
   *[other] { $seat } rafle { FORM($icon, "count", $cards) }, dont { $others } aux autres joueurs.
  }
news-gathers-more = { $others ->
    [0] { $seat } rafle { FORM($icon, "count", $cards) }, sans rien prendre aux autres, et reçoit { $more } de la pioche.
    [one] { $seat } rafle { FORM($icon, "count", $cards) }, dont { $others } à un autre joueur, et reçoit { $more } de la pioche.
   *[other] { $seat } rafle { FORM($icon, "count", $cards) }, dont { $others } aux autres joueurs, et reçoit { $more } de la pioche.
  }
news-closes = { $seat } ferme { FORM($icon, "count", $cards) } : { $worth }.
news-closes-hand = { $seat } ferme une main de trois { FORM($icon, "plural") } : { $worth }.
news-dealt = { $seat } reçoit { $cards }.
news-reshuffle = Pas d’annonce depuis un moment : { $seat } remélange le cube sans le regarder.
news-nine = { $seat } a les neuf { FORM($icon, "plural") } et gagne sur-le-champ.
news-no-cards = La pioche est vide, et une main aussi. La partie est finie.
news-no-claims = Personne n’a annoncé depuis trop longtemps. La partie est finie.
news-points = Points : { ROW($points) }.
news-tie = Égalité, donc les cartes ouvertes comptent : { ROW($open) }.
news-winners =
    { COUNT($seats) ->
        [one] { $seats } gagne.
       *[other] { $seats } partagent la victoire.
    }

## The table as text

table-turn = Tour { $turn }. Tours sans annonce : { $quiet }. Sans nouvelle annonce, fin de la partie dans { $ends ->
    [one] { $ends } tour
   *[other] { $ends } tours
  }.
table-turn-reshuffle = Tour { $turn }. Tours sans annonce : { $quiet }. Sans nouvelle annonce, cube remélangé dans { $reshuffle ->
    [one] { $reshuffle } tour
   *[other] { $reshuffle } tours
  } et fin de la partie dans { $ends ->
    [one] { $ends } tour
   *[other] { $ends } tours
  }.
table-letters = Lettres : { letter-comet } { name-comet }, { letter-leaf } { name-leaf }, { letter-key } { name-key }, { letter-bell } { name-bell }, { letter-anchor } { name-anchor }, { letter-spark } { name-spark }, { letter-unseen } pas encore vue
table-net-row = { "        " }{ SPACED($row) }
table-net-top = { "        " }{ SPACED($row) }   dessus
table-net-bottom = { "        " }{ SPACED($row) }   dessous
table-net-sides = { SPACED($left) }   { SPACED($front) }   { SPACED($right) }   { SPACED($back) }
table-net-names = gauche  avant   droite  arrière
table-lines = Trois alignées sur le dessus : { ROW(FORM($icons, "plural")) }
table-barred = { FORM($icon, "plural") } (bloquées)
table-there-before = { FORM($icon, "plural") } (déjà là)
table-deck =
    { $cards ->
        [one] Pioche : { $cards } carte ({ ROW($holds) })
       *[other] Pioche : { $cards } cartes ({ ROW($holds) })
    }
table-deck-empty = Pioche : vide
table-seat =
    { $points ->
        [one] { $seat } : { $points } point
       *[other] { $seat } : { $points } points
    }
table-your-seat =
    { $points ->
        [one] { $seat } (toi) : { $points } point
       *[other] { $seat } (toi) : { $points } points
    }
table-hand = { COUNT($cards) ->
    [0] Main : vide
   *[other] Main : { ROW($cards) }
  }
table-open =
    { COUNT($cards) ->
        [0] Ouvertes : aucune
       *[other] Ouvertes : { ROW($cards) }
    }
table-closed =
    { COUNT($sets) ->
        [0] Fermées : aucune
       *[other] Fermées : { ROW($sets) }
    }
table-set = { $points ->
    [one] { FORM($icon, "count", $cards) } ({ $points } point)
   *[other] { FORM($icon, "count", $cards) } ({ $points } points)
  }
table-near-nine = En route vers neuf : { ROW($cards) }

## The score sheet

sheet-total = Total
sheet-three = { $points ->
    [one] { $seat } reçoit { $points } point pour { FORM($icon, "count", $cards) } fermées : de 3 à 5 cartes (TW-21)
   *[other] { $seat } reçoit { $points } points pour { FORM($icon, "count", $cards) } fermées : de 3 à 5 cartes (TW-21)
  }
sheet-six = { $points ->
    [one] { $seat } reçoit { $points } point pour { FORM($icon, "count", $cards) } fermées : 6 cartes ou plus (TW-21)
   *[other] { $seat } reçoit { $points } points pour { FORM($icon, "count", $cards) } fermées : 6 cartes ou plus (TW-21)
  }
sheet-nine = { $seat } a les neuf { FORM($icon, "plural") } et gagne sur-le-champ (TW-20)
sheet-most = { $seat } a le plus de points et gagne (TW-21)
sheet-open = { $cards ->
    [0] { $seat } n’a aucune carte ouverte pour départager (TW-22)
    [one] { $seat } a { $cards } carte ouverte pour départager (TW-22)
   *[other] { $seat } a { $cards } cartes ouvertes pour départager (TW-22)
  }
sheet-winners =
    { COUNT($seats) ->
        [one] { $seats } gagne (TW-22)
       *[other] { $seats } partagent la victoire (TW-22)
    }
sheet-note = { $worth } { $deck } { $end }
sheet-note-over = { $worth } { $ending }
sheet-together = Les cartes fermées d’une icône comptent ensemble : de 3 à 5 valent 1 point, 6 ou plus en valent 4. Avec les neuf, tu gagnes sur-le-champ.
sheet-apart = Chaque série fermée compte à part : de 3 à 5 cartes valent 1 point, 6 ou plus en valent 4. Avec les neuf cartes d’une icône, tu gagnes sur-le-champ.
sheet-deck =
    { $cards ->
        [0] La pioche est vide.
        [one] Il reste { $cards } carte dans la pioche.
       *[other] Il reste { $cards } cartes dans la pioche.
    }
sheet-end =
    { $turns ->
        [one] Encore un tour sans annonce, et la partie est finie.
       *[other] Encore { $turns } tours sans annonce, et la partie est finie.
    }

## Why the rule of thumb makes a move
## They follow a move, and begin with a small letter. "I" is who advises.

reason-nine = j’ai ainsi les neuf cartes d’une icône, et je gagne sur-le-champ
reason-line-up = j’aligne ainsi une série et je ne laisse rien au joueur suivant
reason-best-off = j’aligne ainsi une série, et aucun autre coup n’est meilleur pour moi
reason-there = la série est déjà là, et aucune rotation ne fait mieux
reason-safe = je ne peux rien aligner, et cela ne laisse rien non plus au joueur suivant
reason-least = je ne peux rien aligner, et c’est ce qui en laisse le moins au joueur suivant
reason-too-dear = une série maintenant donnerait au joueur suivant plus qu’à moi
reason-most = parmi les séries du dessus, c’est celle qui me rapporte le plus
reason-closed = personne ne peut me prendre des cartes fermées
reason-closed-hand = trois cartes identiques en main, c’est un point tout de suite

## What is wrong with a record
## Words in $text... are words of the record itself, and the same in all languages.

record-due = « { $text } » est attendu ici
record-dealer = dealer doit être un nombre de 0 à { $last } (dans un enregistrement, les places comptent à partir de 0)
record-deck = la pioche doit contenir { $cards } cartes de chaque icône
record-list = { $count ->
    [one] { $text } doit être une liste de { $count } icône
   *[other] { $text } doit être une liste de { $count } icônes
  }
record-no-icon = { $text_where } : « { $text } » n’est pas une icône (les icônes sont { ROW($text_icons) })
record-faces = cube doit avoir ces faces : { ROW($text_faces) }
record-stickers = { $times ->
    [1] le cube doit montrer « { $text } » une fois, et non { $count }
   *[other] le cube doit montrer « { $text } » { $times } fois, et non { $count }
  }
record-cube = aucune suite de rotations ne mène à ce cube : { $why }
record-centre-twice = chaque icône doit être le centre d’une seule face
record-centres = les centres ne sont pas disposés comme sur un vrai cube
record-no-corner = aucun coin ne montre { $text_icons } dans le sens horaire
record-corner-twice = le même coin apparaît deux fois
record-no-edge = aucune arête ne montre { $text_icons }
record-edge-twice = la même arête apparaît deux fois
record-corner-twisted = un coin est pivoté sur place, ce qu’aucune rotation du cube ne peut faire
record-edge-flipped = une arête est retournée sur place, ce qu’aucune rotation du cube ne peut faire
record-exchanged = deux pièces ont échangé leurs places à elles seules, ce qu’aucune rotation du cube ne peut faire

## On the page: what lies before a player
## Headings, and what a screen reader says of the cards. In small type, with little room.

things-hand = Main
things-open = Ouvertes
things-open-help = à la portée de tous
things-closed = Fermées
things-safe = à l’abri
things-safe-nine = à l’abri ; avec neuf, gagné
things-none = aucune
things-gap = place vide
things-your-hand = Ta main
things-your-open = Tes cartes ouvertes
things-your-closed = Tes cartes fermées
things-hand-of = La main { OF($seat) }
things-open-of = Les cartes ouvertes { OF($seat) }
things-closed-of = Les cartes fermées { OF($seat) }
things-claim = { FORM($icon, "a") } dans ta main : annoncer { FORM($icon, "the") }
things-close = { $cards ->
    [one] { $cards } carte { $icon } ouverte : la fermer
   *[other] { $cards } cartes { $icon } ouvertes : les fermer
  }
things-set = { $points ->
    [one] { FORM($icon, "count", $cards) } fermées, { $points } point
   *[other] { FORM($icon, "count", $cards) } fermées, { $points } points
  }
things-won = { $won } des neuf { FORM($icon, "plural") } pour l’instant. Avec les neuf, tu gagnes la partie sur-le-champ.
things-of-nine = { FORM($icon, "count", $won) } sur neuf
things-one-more = { FORM($icon, "count", $won) } sur neuf, encore une et c’est gagné
things-no-nine = neuf exclu
things-spoilt = { $seat } a fermé des cartes { $icon } : personne d’autre ne peut avoir les neuf.

## On the page: what a claim would bring
## In small type on a button, and in bench-would-bring.

brings-win = les neuf : tu gagnes
brings = { $taken } : { $sum }
brings-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
brings-cards-and-more = { $cards ->
    [one] { $cards } carte, plus { $extra } de la pioche
   *[other] { $cards } cartes, plus { $extra } de la pioche
  }
brings-points =
    { $points ->
        [one] { $points } point en fermant
       *[other] { $points } points en fermant
    }
brings-points-in-all =
    { $points ->
        [one] { $cards } en tout, { $points } point en fermant
       *[other] { $cards } en tout, { $points } points en fermant
    }
brings-in-all = { $cards } en tout
brings-of-nine = { $cards } sur neuf
brings-too-few = trop peu pour fermer

## On the page: what you can do
## Buttons: a word or two in bold, and in small type below what it does.

bench-title = Ce que tu peux faire
bench-claims = Annoncer
bench-closings = Fermer
bench-or = Autres coups
bench-flip = Renverser
bench-flip-help = le dessous monte
bench-stay = Rester
bench-stay-help = annoncer sans tourner
bench-claim = Annoncer { FORM($icon, "the") }
bench-no-claim = Ne rien annoncer
bench-no-claim-help = laisser la série
bench-close = Fermer { FORM($icon, "count", $cards) }
bench-close-hand = Fermer la main
bench-triple = trois { FORM($icon, "plural") } : { $worth }
bench-no-triple = il faut trois identiques
bench-done = Terminer
bench-done-help = ne plus fermer
bench-sure-no-claim = Vraiment ne rien annoncer ? Tu laisserais passer { $claims }.
bench-would-bring = { FORM($icon, "the") } ({ $brings })
bench-would-win = { FORM($icon, "the") } (et la victoire avec)
bench-sure-nine = Si tu fermes ta main, tu as les neuf { FORM($icon, "plural") } et tu gagnes. Vraiment t’arrêter là ?
bench-sure-done = Laisser { FORM($icon, "count", $cards) } à découvert, à la portée de tous ? Si tu les fermes : { $worth }.
bench-to-move = À { $seat } de jouer
bench-to-claim = { $seat } peut annoncer une série
bench-to-close = { $seat } peut fermer une série

## On the page: buttons for twists

pad-columns = Colonnes
pad-rows = Rangées
pad-levels = Étages
pad-again = encore
pad-twist-again = « { $move } » : touche encore pour le faire

## On the page: the cube

cube-spread = Déplier le cube
cube-keys = Le cube : change l’angle de vue avec les flèches
cube-help = Appuie sur L, R, F ou B pour choisir la colonne gauche, la colonne droite, la rangée avant ou la rangée arrière, et encore une fois pour y ajouter celle du milieu. Puis tourne avec une flèche. Échap annule le choix. Début (Home) ramène la vue de face.
cube-help-level = Appuie sur L, R, F ou B pour choisir la colonne gauche, la colonne droite, la rangée avant ou la rangée arrière, sur T ou D pour l’étage du haut ou du bas, et encore une fois pour y ajouter la tranche du milieu. Puis tourne avec une flèche. Échap annule le choix. Début (Home) ramène la vue de face.
cube-keys-column = { $layer } : flèche haut ou bas pour tourner
cube-keys-row = { $layer } : flèche gauche ou droite pour tourner
cube-last = { TOLD($move, $seat) }
cube-look = Angle de vue
cube-look-higher = Regarder de plus haut
cube-look-lower = Regarder de plus bas
cube-look-home = Revenir à la vue de départ
cube-look-left = Faire pivoter le cube vers la gauche
cube-look-right = Faire pivoter le cube vers la droite

## On the page: the slate beside the cube

slate-sets = Séries sur le dessus
slate-no-set = aucune série dessus
slate-claimed = tout juste annoncée
slate-not-claimed = pas annoncée
slate-barred = bloquée : elle vient d’être annoncée
slate-before = déjà là avant : il fallait rester
slate-no-card = pas de carte { $icon } dans la main { OF($seat) }
slate-no-card-of-yours = pas de carte { $icon } dans ta main
slate-stay = tu peux rester et l’annoncer
slate-may-stay = { $seat } peut rester et l’annoncer
slate-claim = tu peux l’annoncer
slate-may-claim = { $seat } peut l’annoncer
slate-deck = Pioche : { $cards }
slate-deck-holds = Ce qui reste dans la pioche
slate-counts = Compteurs de tours
slate-turn = tour { $turn }
slate-quiet = { $turns } sans annonce
slate-reshuffle = mélange dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
slate-end = fin dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
slate-seats = L’avant du cube fait face à { $seat }. Donneur : { $seat_dealer }.
slate-level = Les rotations horizontales sont autorisées.
slate-no-reshuffle = Le cube n’est jamais remélangé.
slate-apart = Chaque série fermée compte à part.
slate-cube = Le cube, face par face
slate-unseen = pas encore vue

## The aim, the standing and the end of the game
## The aim and the standing are always on the table, in one or two lines, also on a phone.

aim-together = Gagne avec le plus de points ! 3 cartes fermées d’une icône font 1 point, 6 en font 4. Avec les neuf, tu gagnes sur-le-champ.
aim-apart = Gagne avec le plus de points ! Une série fermée de 3 fait 1 point, une de 6 en fait 4. Avec les neuf cartes d’une icône, tu gagnes sur-le-champ.
standing-nothing = { $open ->
    [0] Tu as 0 point pour l’instant. Tu n’as encore rien fermé.
    [one] Tu as 0 point pour l’instant. Ta carte ouverte ne compte qu’une fois fermée.
   *[other] Tu as 0 point pour l’instant. Tes { $open } cartes ouvertes ne comptent qu’une fois fermées.
  }
standing = Tu as pour l’instant { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { ROW($sum) }.{ $open ->
    [0] { "" }
    [one] { " " }Ta carte ouverte ne compte pas encore.
   *[other] { " " }Tes { $open } cartes ouvertes ne comptent pas encore.
  }
standing-over = { $points ->
        [one] Tu as { $points } point
       *[other] Tu as { $points } points
    }{ COUNT($sum) ->
        [0] .
       *[other] { " " }: { ROW($sum) }.
    }
points-for = { $points } pour { FORM($icon, "count", $cards) }
round-title = Fin de la partie
round-nothing = rien de fermé
round-nine = les neuf { FORM($icon, "plural") } : victoire sur-le-champ
round-open = { $cards ->
    [0] à égalité de points, sans carte ouverte
    [one] à égalité de points, avec { $cards } carte ouverte pour départager
   *[other] à égalité de points, avec { $cards } cartes ouvertes pour départager
  }

## On the page: what a twist would make
## In small type over the cube, under the name of the twist.

foresee-free = { $cards ->
    [one] Série { FORM($icon, "of") } : l’annonce rafle { $cards } carte
   *[other] Série { FORM($icon, "of") } : l’annonce rafle { $cards } cartes
  }
foresee-no-card = Trois { FORM($icon, "plural") } alignées, mais aucune dans ta main
foresee-left = { $cards ->
    [one] Laisse la série { FORM($icon, "of") } à { $seat } : { $cards } carte
   *[other] Laisse la série { FORM($icon, "of") } à { $seat } : { $cards } cartes
  }
foresee-nothing = Aucune série
foresee-unseen = ? = personne ne l’a encore vue
bench-twist = Tourner

## On the page: the cube's keys, in the help for keys
## Each key as it is called, and what it does. They work while the cube has the focus.

key-look = ← → ↑ ↓
key-look-does = sur le cube : changer l’angle de vue
key-layer = L R F B
key-layer-does = sur le cube : choisir la tranche gauche, droite, avant ou arrière ; encore une fois pour ajouter celle du milieu
key-level = T D
key-level-does = choisir l’étage du haut ou du bas, si les rotations horizontales sont autorisées
key-twist = ← → ↑ ↓
key-twist-does = tourner ce qui est choisi ; Échap annule le choix
key-home = Début
key-home-does = sur le cube : voir de face

## On the page: explanations
## They come up beside a word or a number that somebody points at. One or two short sentences.

explain-twist = Donne un quart de tour à une rangée extérieure, seule ou avec celle du milieu. Survole un bouton, ou garde-le appuyé, pour voir ce que cela donnerait.
explain-claim = Annoncer : tu rafles toutes les cartes visibles de l’icône, dans toutes les mains et parmi toutes les cartes ouvertes. Chaque icône de plus sur le dessus te vaut une carte de la pioche.
explain-close = Fermer : tu retournes face cachée au moins trois cartes ouvertes d’une icône. Personne ne peut plus les prendre, et elles comptent.
explain-hand = Trois cartes que tout le monde voit. Pour annoncer une icône, il t’en faut une en main.
explain-open = Gagnées, mais pas à l’abri : un autre joueur peut annoncer cette icône et les prendre. Pour les garder, ferme-les dès que tu en as trois de la même icône.
explain-pile = Cartes { $icon } ouvertes : le prochain joueur à annoncer { FORM($icon, "the") } les prend.
explain-closed = À l’abri pour de bon. De 3 à 5 cartes fermées d’une icône valent 1 point, 6 ou plus en valent 4.
explain-closed-apart = À l’abri pour de bon. Une série fermée de 3 à 5 cartes vaut 1 point, une série de 6 ou plus en vaut 4.
explain-set = { $points ->
    [one] { FORM($icon, "count", $cards) } fermées valent { $points } point. Personne ne peut les prendre.
   *[other] { FORM($icon, "count", $cards) } fermées valent { $points } points. Personne ne peut les prendre.
  }
explain-no-set = Une série, c’est trois fois la même icône en ligne sur le dessus : rangée, colonne ou diagonale. Aligne une icône de ta main, puis annonce-la.
explain-set-free = Trois alignées sur le dessus. L’annonce rafle toutes les cartes { $icon } visibles, même dans les mains des autres.
explain-set-claimed = Ces { FORM($icon, "plural") } ont été annoncées à ce tour, et toutes les cartes { $icon } visibles sont parties avec.
explain-set-late = Il est trop tard pour annoncer à ce tour. Le joueur suivant peut rester et annoncer { FORM($icon, "the") }.
explain-set-barred = Bloquée : cette même ligne { FORM($icon, "of") } vient d’être annoncée. Personne ne peut s’en servir à ce tour.
explain-set-before = Cette ligne { FORM($icon, "of") } était déjà là avant la rotation. Une telle ligne ne te sert que si tu restes.
explain-set-no-card = Tu ne peux annoncer { FORM($icon, "the") } que si tu as une carte { $icon } en main.
explain-deck = Les cartes à venir. Les petits nombres montrent combien il en reste de chaque icône.
explain-turn = Les tours joués jusqu’ici, tous joueurs confondus.
explain-quiet = Nombre de tours d’affilée sans annonce.
explain-reshuffle = Si personne n’annonce pendant ce nombre de tours, le cube est remélangé, sans être vu.
explain-end = Si personne n’annonce pendant ce nombre de tours, la partie se termine.

## The lesson: a guided first game
## Somebody who knows the game talks to somebody who does not: warm, short, at most two or three short sentences.

lesson-aim = Salut ! Tu collectionnes des cartes de même icône. Trois cartes fermées valent 1 point, six en valent 4, et avec les neuf, tu gagnes sur-le-champ. Ces trois cartes sont ta main.
lesson-set = On tourne tous le même cube. Trois fois la même icône en ligne sur le dessus, même en diagonale, c’est une série. Mais elle ne te sert que si tu as cette icône en main.
lesson-twist = Tu as deux étincelles en main, et il y en a deux côte à côte sur le dessus. Tourne la colonne droite vers l’arrière : une troisième arrive. Survole d’abord le bouton, ou garde-le appuyé, pour le voir.
lesson-twist-comets = Cela aligne trois comètes, mais tu n’en as pas en main : elles ne te serviraient pas. Cherche des étincelles.
lesson-twist-flip = Renverser fait monter le dessous. Ça peut être une belle surprise, mais ici, cela ne fait aucune série.
lesson-twist-done = Trois étincelles alignées sur le dessus : voilà ta série !
lesson-claim = Annonce maintenant les étincelles. Tu prends toutes les cartes étincelle visibles : les tiennes, et aussi celle { OF($seat) }.
lesson-claim-not = Tu peux laisser une série, mais elle ne te rapporte alors rien. Prends plutôt les cartes.
lesson-claim-done = { $cards } cartes étincelle sont à toi ! Mais elles sont ouvertes, donc pas à l’abri : le prochain joueur à annoncer les étincelles les prendra.
lesson-close = Alors ferme-les. Une fois face cachée, elles sont à l’abri et te rapportent des points.
lesson-close-not = Elles resteraient ouvertes, et le prochain joueur à annoncer les étincelles les prendrait toutes les trois.
lesson-close-done = { $points ->
    [one] Trois cartes étincelle fermées, ça fait { $points } point. Et ta main revient à trois cartes.
   *[other] Trois cartes étincelle fermées, ça fait { $points } points. Et ta main revient à trois cartes.
  }
lesson-closing = Pour fermer, il faut au moins trois cartes ouvertes : une étincelle seule qui arrive plus tard resterait ouverte. Si tu en attends d’autres, tu peux patienter, mais ce qui est ouvert peut se prendre. Tu peux aussi fermer trois cartes pareilles de ta main. Maintenant, regarde le cube : c’est aux autres.
lesson-theirs = Regarde : { $seat } a aligné des ancres et les a annoncées. Tes deux cartes ancre sont parties avec : les mains ne sont donc pas à l’abri non plus. Tu en as reçu deux nouvelles, mais il y a maintenant { $cards } ancres là-bas, encore ouvertes.
lesson-barred = Ces ancres sont encore sur le dessus, mais tu ne peux pas les réutiliser tout de suite : une série qui vient d’être annoncée est bloquée pendant un tour.
lesson-again = Mais une nouvelle ligne d’ancres, c’est permis. Tourne la rangée avant vers la gauche : une autre ancre arrive dans le coin, et une quatrième à côté.
lesson-again-fewer = Bien vu, cela fait aussi une série d’ancres ! Mais avec la rangée avant vers la gauche, il y en a quatre sur le dessus, et la quatrième te vaut une carte de plus.
lesson-again-sparks = Ce sont bien trois étincelles, mais les tiennes sont fermées, et il ne t’en reste aucune en main. Cherche des ancres.
lesson-again-done = L’ancre du coin n’est plus la même : c’est donc une nouvelle ligne. Et il y a quatre ancres sur le dessus !
lesson-take = Annonce les ancres et prends-les toutes : celles des deux mains, et les ouvertes aussi. La quatrième ancre du dessus te vaut une carte de la pioche.
lesson-take-done = { $cards } cartes ancre ! Et la pioche t’a donné { FORM($icon, "a") }.
lesson-six = Six d’une même icône ! Vite, ferme-les.
lesson-six-not = Le prochain joueur à annoncer les ancres prendrait les six. Ferme-les plutôt.
lesson-six-done = Six cartes fermées valent 4 points. Avec tes étincelles, ça fait { $points }.
lesson-stay = { $seat } a aligné trois comètes, mais n’a pas de comète en main pour les annoncer. Ta main en a une ! Laisse donc le cube tel quel : reste.
lesson-stay-flip = Cela fait disparaître les comètes. Elles sont déjà là : tu n’as qu’à rester.
lesson-stay-too = Ça marcherait aussi : une nouvelle ligne de comètes. Mais tu n’as pas besoin de tourner. Il suffit de rester.
lesson-stay-done = Tu restes, donc maintenant tu annonces.
lesson-comets = Annonce les comètes. Celle de ta main rejoint celle de la pioche, encore ouverte.
lesson-comets-done = Tu as { $cards } cartes comète ouvertes, trop peu pour les fermer. Trouve la troisième avant qu’on te les prenne !
lesson-defend = { $seat } a renversé le cube : une seule rotation te fait maintenant une série de cloches. Quelle imprudence ! Avant de tourner, regarde ce que tu laisses au joueur suivant.
lesson-last = Si personne n’annonce de série dans les { $turns } prochains tours, le cube est mélangé, et après { $last }, la partie s’arrête. Sinon, elle finit quand la pioche est vide et une main aussi. Le plus de points gagne. À toi !

## The one-page sheet: the game in pictures
## For somebody who has never seen it. Short sentences; the pictures show the rest.

sheet-page-aim = Tourne le cube, aligne trois fois la même icône sur le dessus et prends toutes les cartes qui la montrent. Le joueur qui a le plus de points gagne.
sheet-page-icons = Les six icônes
sheet-page-parts = Chaque icône est sur neuf vignettes du cube et sur neuf cartes. Tu as une main de trois cartes, visibles de tous.
sheet-page-turn = Ton tour
sheet-page-move = Jouer.
sheet-page-move-how = Donne un quart de tour à une rangée extérieure, seule ou avec celle du milieu. Ou renverse le cube. Ou reste, s’il y a une série dont tu peux te servir.
sheet-page-move-picture = La colonne droite va vers l’arrière, et il y a maintenant trois étincelles alignées sur le dessus.
sheet-page-claim = Annoncer.
sheet-page-claim-how = Ton coup en a aligné trois, et tu as cette icône en main ? Prends toutes ses cartes visibles, dans toutes les mains et parmi toutes les cartes ouvertes. Chaque icône de plus sur le dessus te vaut une carte de la pioche.
sheet-page-claim-picture = Deux étincelles de ta main et une d’une autre main sont maintenant ouvertes devant toi.
sheet-page-close = Fermer.
sheet-page-close-how = Retourne face cachée trois cartes ouvertes d’une icône ou plus, ou une main de trois cartes identiques. Elles sont alors à l’abri, et elles comptent.
sheet-page-close-picture = Trois étincelles ouvertes deviennent une série fermée : 1 point.
sheet-page-you = ta main
sheet-page-other = une autre main
sheet-page-open = ouvertes : pas à l’abri
sheet-page-closed = fermées : à l’abri
sheet-page-scoring = Ce que valent les cartes fermées d’une icône
sheet-page-three = de 3 à 5 cartes : 1 point
sheet-page-six = 6 ou plus : 4 points
sheet-page-nine = les neuf, ouvertes et fermées ensemble : tu gagnes sur-le-champ
sheet-page-more = Bon à savoir
sheet-page-stay = Rester : s’il y a une série sur le dessus au début de ton tour, tu peux t’en servir sans tourner.
sheet-page-barred = Bloquée : tu ne peux pas te servir de la ligne que le joueur d’avant vient d’annoncer.
sheet-page-refill = Après ton tour, chaque main revient à trois cartes.
sheet-page-bottom = Tu peux regarder le dessus et les quatre côtés, mais pas le dessous.
sheet-page-reshuffle = Si personne n’annonce pendant un moment, le cube est remélangé.
sheet-page-end = La fin
sheet-page-end-cards = Quand la pioche est vide et une main aussi, le joueur qui a le plus de points gagne.
sheet-page-end-quiet = Après 20 tours par joueur sans annonce, la partie finit aussi, et le joueur qui a le plus de points gagne.
sheet-page-end-tie = À égalité, les joueurs concernés comptent 1 par carte ouverte.

explain-score = Points des cartes fermées. Les cartes ouvertes ne comptent qu’une fois fermées.

## What the coach counts: in so many of 100 ways the hidden cards and stickers could lie. Whole sentences.

name-next-card = prochaine carte de la pioche
place-below = dessous, emplacement { $number }
fact-below = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, il y a trois { FORM($icon, "plural") } alignées sur le dessous.
# .more et .less suivent « Avec « { $move } », » : sujet en tête, ni majuscule ni point. Avec « Jouer 06 », tu prends moins souvent le +3, et c’est bon pour toi.
fact-you-claim = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu annonces { FORM($icon, "the") } à ce tour.
    .more = tu annonces plus souvent { FORM($icon, "the") } à ce tour
    .less = tu annonces moins souvent { FORM($icon, "the") } à ce tour
    .always = tu annonces { FORM($icon, "the") } à ce tour
    .never = tu n’annonces pas { FORM($icon, "the") } à ce tour
fact-claims = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } annonce { FORM($icon, "the") } avant ton prochain tour.
    .more = { $seat } annonce plus souvent { FORM($icon, "the") } avant ton prochain tour
    .less = { $seat } annonce moins souvent { FORM($icon, "the") } avant ton prochain tour
    .always = { $seat } annonce { FORM($icon, "the") } avant ton prochain tour
    .never = { $seat } n’annonce pas { FORM($icon, "the") } avant ton prochain tour
fact-claims-any =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } fait une annonce avant ton prochain tour.
    .more = { $seat } fait plus souvent une annonce avant ton prochain tour
    .less = { $seat } fait moins souvent une annonce avant ton prochain tour
    .always = { $seat } fait une annonce avant ton prochain tour
    .never = { $seat } ne fait aucune annonce avant ton prochain tour
fact-takes-yours = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } annonce { FORM($icon, "the") } avant ton prochain tour et rafle les tiennes, encore ouvertes.
    .more = { $seat } rafle plus souvent tes { FORM($icon, "plural") } ouvertes avant ton prochain tour
    .less = { $seat } rafle moins souvent tes { FORM($icon, "plural") } ouvertes avant ton prochain tour
    .always = { $seat } rafle tes { FORM($icon, "plural") } ouvertes avant ton prochain tour
    .never = { $seat } ne rafle pas tes { FORM($icon, "plural") } ouvertes avant ton prochain tour
fact-you-lose =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu perds au moins { $cards } de tes cartes ouvertes avant ton prochain tour.
    .more = tu perds plus souvent { $cards ->
        [one] des cartes ouvertes
       *[other] au moins { $cards } de tes cartes ouvertes
    } avant ton prochain tour
    .less = tu perds moins souvent { $cards ->
        [one] des cartes ouvertes
       *[other] au moins { $cards } de tes cartes ouvertes
    } avant ton prochain tour
    .always = tu perds { $cards ->
        [one] des cartes ouvertes
       *[other] au moins { $cards } de tes cartes ouvertes
    } avant ton prochain tour
    .never = tu perds { $cards ->
        [one] zéro carte ouverte
       *[other] moins de { $cards } de tes cartes ouvertes
    } avant ton prochain tour
fact-you-score = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu marques au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avant ton prochain tour.
    .more = tu marques plus souvent { $points ->
        [one] des points
       *[other] au moins { $points } points
    } avant ton prochain tour
    .less = tu marques moins souvent { $points ->
        [one] des points
       *[other] au moins { $points } points
    } avant ton prochain tour
    .always = tu marques { $points ->
        [one] des points
       *[other] au moins { $points } points
    } avant ton prochain tour
    .never = tu marques { $points ->
        [one] zéro point
       *[other] moins de { $points } points
    } avant ton prochain tour
fact-scores = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } marque au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avant ton prochain tour.
    .more = { $seat } marque plus souvent { $points ->
        [one] des points
       *[other] au moins { $points } points
    } avant ton prochain tour
    .less = { $seat } marque moins souvent { $points ->
        [one] des points
       *[other] au moins { $points } points
    } avant ton prochain tour
    .always = { $seat } marque { $points ->
        [one] des points
       *[other] au moins { $points } points
    } avant ton prochain tour
    .never = { $seat } marque { $points ->
        [one] zéro point
       *[other] moins de { $points } points
    } avant ton prochain tour
fact-you-can-claim =
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu peux faire une annonce à ton prochain tour.
    .more = tu peux plus souvent faire une annonce à ton prochain tour
    .less = tu peux moins souvent faire une annonce à ton prochain tour
    .always = tu peux faire une annonce à ton prochain tour
    .never = tu ne peux faire aucune annonce à ton prochain tour
fact-you-can = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu peux aligner trois { FORM($icon, "plural") } à ton prochain tour.
    .more = tu peux plus souvent aligner trois { FORM($icon, "plural") } à ton prochain tour
    .less = tu peux moins souvent aligner trois { FORM($icon, "plural") } à ton prochain tour
fact-you-nine = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, tu réunis les neuf cartes d’une icône et tu gagnes sur-le-champ.
    .more = tu gagnes plus souvent sur-le-champ avec les neuf cartes d’une icône
    .less = tu gagnes moins souvent sur-le-champ avec les neuf cartes d’une icône
fact-nine = 
    { $times ->
        [1] Une fois
       *[other] { $times } fois
    } sur 100, { $seat } réunit les neuf cartes d’une icône et gagne sur-le-champ.
    .more = { $seat } gagne plus souvent sur-le-champ avec les neuf cartes d’une icône
    .less = { $seat } gagne moins souvent sur-le-champ avec les neuf cartes d’une icône
    .always = { $seat } gagne sur-le-champ avec les neuf cartes d’une icône
    .never = { $seat } ne gagne pas sur-le-champ avec les neuf cartes d’une icône

## What a screen reader says of figures on the table

slate-deck-said = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
slate-quiet-said = { $turns ->
    [one] { $turns } tour sans annonce
   *[other] { $turns } tours sans annonce
  }
slate-reshuffle-said = { $turns ->
    [one] le cube est remélangé après { $turns } tour de plus sans annonce
   *[other] le cube est remélangé après { $turns } tours de plus sans annonce
  }
slate-end-said = { $turns ->
    [one] la partie se termine après { $turns } tour de plus sans annonce
   *[other] la partie se termine après { $turns } tours de plus sans annonce
  }
foresee-unseen-said = { $places ->
    [one] Il y aurait sur le dessus { $places } vignette que personne n’a encore vue.
   *[other] Il y aurait sur le dessus { $places } vignettes que personne n’a encore vues.
  }
