### Twisticon: all that it says, to players and on the page. See docs/translating.md and docs/glossary/fr.md.
###
### All six icons are feminine, and their plural takes an s: { $icon }s.

## The box

blurb = Tourne le cube, aligne trois icônes sur le dessus et rafle toutes les cartes qui les montrent.
option-horizontal-twists = Rotations horizontales
option-horizontal-twists-help = les étages peuvent tourner aussi, autour de l’axe vertical (TW-7)
option-reshuffle-after = Nouveau cube faute d’annonce
option-reshuffle-after-help = après combien de tours par joueur sans annonce le cube est remélangé ; 0 veut dire jamais (TW-19)
option-sets-apart = Séries à part
option-sets-apart-help = chaque série fermée compte à part, pour les points et pour les neuf (TW-16)

## Icons

name-comet = comète
name-leaf = feuille
name-key = clé
name-bell = cloche
name-anchor = ancre
name-spark = étincelle

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

move-twist = tourner { $way }
move-flip = renverser
move-stay = rester
move-claim = annoncer { $icon }
move-no-claim = pas d’annonce
move-close = fermer les { $icon }s
move-close-hand = fermer la main
move-done = terminé
name-reshuffle = remélanger le cube

## Phrases that stand in several messages

cards-of-icon =
    { $cards ->
        [one] { $cards } { $icon }
       *[other] { $cards } { $icon }s
    }
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

## What the player to move is asked

prompt-move = Tourne ou renverse le cube. Ta main te permet d’annoncer { OR($hand) }.
prompt-move-or-stay = Tourne ou renverse le cube, ou reste et annonce { OR($icons) }. Ta main te permet d’annoncer { OR($hand) }.
prompt-empty-hand = Tourne ou renverse le cube ; ta main est vide, tu ne peux donc rien annoncer.
prompt-claim = Annonce { OR($icons) }, ou abstiens-toi.
prompt-stayed = Le cube n’a pas bougé : annonce { OR($icons) }.
prompt-close = Ferme une série, pour que personne ne puisse la prendre, ou dis « terminé ».

## Why a move is not allowed

why-level = tourner les étages est une option, et elle n’est pas active à cette table (TW-7)
why-stay-without-lines = tu ne peux rester qu’avec une série à annoncer, et il n’y a pas trois icônes alignées sur le dessus (TW-8)
why-stay = tu ne peux rester qu’avec une série à annoncer : { $reasons }
why-move-first = d’abord vient ton coup : tourne, renverse ou reste (TW-6)
why-moved = tu as joué ton coup ; un seul par tour (TW-6)
why-must-claim = rester oblige à annoncer une série (TW-7)
why-claim-first = dis d’abord ce que tu annonces ; on ferme après (TW-16)
why-claiming-over = pour ce tour, les annonces sont finies ; il ne reste qu’à fermer (TW-16)
why-no-triple = on ne ferme qu’une main de trois cartes identiques (TW-17)
why-too-few =
    { $cards ->
        [0] tu n’as aucune carte { $icon } ouverte ; une série en demande trois (TW-15)
        [one] tu n’as que { $cards } carte { $icon } ouverte ; une série en demande trois (TW-15)
       *[other] tu n’as que { $cards } cartes { $icon } ouvertes ; une série en demande trois (TW-15)
    }
why-no-line = il n’y a pas trois { $icon }s alignées sur le dessus (TW-8)
why-barred = la ligne { $icon } est celle qui vient d’être annoncée (TW-14)
why-there-before = la ligne { $icon } était là avant ton coup ; pour en profiter, il fallait rester (TW-8)
why-no-card = aucune carte { $icon } dans ta main (TW-8)

## What happened, in the log

news-gathers =
    { $others ->
        [0] { $seat } rafle toutes les cartes { $icon } : { $cards }, aucune prise aux autres.
        [one] { $seat } rafle toutes les cartes { $icon } : { $cards }, dont { $others } prise aux autres.
       *[other] { $seat } rafle toutes les cartes { $icon } : { $cards }, dont { $others } prises aux autres.
    }
news-gathers-more =
    { $others ->
        [0] { $seat } rafle toutes les cartes { $icon } : { $cards }, aucune prise aux autres ; et de la pioche, { $more }.
        [one] { $seat } rafle toutes les cartes { $icon } : { $cards }, dont { $others } prise aux autres ; et de la pioche, { $more }.
       *[other] { $seat } rafle toutes les cartes { $icon } : { $cards }, dont { $others } prises aux autres ; et de la pioche, { $more }.
    }
news-closes = { $seat } ferme { $cards } cartes { $icon } : { $worth }.
news-closes-hand = { $seat } ferme une main de trois cartes { $icon } : { $worth }.
news-dealt = { $seat } reçoit { $cards }.
news-reshuffle = Pas d’annonce depuis un moment : { $seat } remélange le cube, sans le regarder.
news-nine = { $seat } a les neuf cartes { $icon } et gagne sur-le-champ.
news-no-cards = La pioche est vide, et une main aussi : la partie est finie.
news-no-claims = Trop de tours sans annonce : la partie est finie.
news-points = Points : { ROW($points) }.
news-tie = À égalité, les cartes ouvertes départagent : { ROW($open) }.
news-winners =
    { COUNT($seats) ->
        [one] { $seats } gagne.
       *[other] { $seats } partagent la victoire.
    }

## The table as text

table-turn = Tour { $turn }. Tours sans annonce : { $quiet } ; fin de la partie dans { $ends }.
table-turn-reshuffle = Tour { $turn }. Tours sans annonce : { $quiet } ; nouveau cube dans { $reshuffle }, fin de la partie dans { $ends }.
table-letters = Lettres : { letter-comet } { name-comet }, { letter-leaf } { name-leaf }, { letter-key } { name-key }, { letter-bell } { name-bell }, { letter-anchor } { name-anchor }, { letter-spark } { name-spark }, { letter-unseen } pas vue
table-net-row = { "        " }{ SPACED($row) }
table-net-top = { "        " }{ SPACED($row) }   dessus
table-net-bottom = { "        " }{ SPACED($row) }   dessous
table-net-sides = { SPACED($left) }   { SPACED($front) }   { SPACED($right) }   { SPACED($back) }
table-net-names = gauche  avant   droite  arrière
table-lines = Trois alignées sur le dessus : { ROW($icons) }
table-barred = { $icon } (bloquée)
table-there-before = { $icon } (déjà là)
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
table-hand =
    { COUNT($cards) ->
        [0] Main : aucune carte
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
table-set =
    { $points ->
        [one] { $cards } { $icon }s ({ $points } point)
       *[other] { $cards } { $icon }s ({ $points } points)
    }
table-near-nine = En route vers neuf : { ROW($cards) }

## The score sheet

sheet-total = Total
sheet-three =
    { $points ->
        [one] { $seat } reçoit { $points } point pour { $cards } cartes { $icon } fermées : de 3 à 5 cartes (TW-21)
       *[other] { $seat } reçoit { $points } points pour { $cards } cartes { $icon } fermées : de 3 à 5 cartes (TW-21)
    }
sheet-six =
    { $points ->
        [one] { $seat } reçoit { $points } point pour { $cards } cartes { $icon } fermées : 6 cartes ou plus (TW-21)
       *[other] { $seat } reçoit { $points } points pour { $cards } cartes { $icon } fermées : 6 cartes ou plus (TW-21)
    }
sheet-nine = { $seat } a les neuf cartes { $icon } et gagne sur-le-champ (TW-20)
sheet-most = { $seat } a le plus de points et gagne (TW-21)
sheet-open =
    { $cards ->
        [0] { $seat } n’a aucune carte ouverte pour départager (TW-22)
        [one] { $seat } a { $cards } carte ouverte, qui compte pour départager (TW-22)
       *[other] { $seat } a { $cards } cartes ouvertes, qui comptent pour départager (TW-22)
    }
sheet-winners =
    { COUNT($seats) ->
        [one] { $seats } gagne (TW-22)
       *[other] { $seats } partagent la victoire (TW-22)
    }
sheet-note = { $worth } { $deck } { $end }
sheet-note-over = { $worth } { $ending }
sheet-together = Cartes fermées d’une icône : de 3 à 5 font 1 point, 6 ou plus en font 4 ; avec les neuf d’une icône, on gagne sur-le-champ.
sheet-apart = Chaque série fermée : de 3 à 5 cartes font 1 point, 6 ou plus en font 4 ; avec les neuf d’une icône, on gagne sur-le-champ.
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

reason-nine = les neuf cartes d’une icône gagnent sur-le-champ
reason-line-up = cela m’aligne une série et ne laisse rien au joueur suivant
reason-best-off = cela m’aligne une série, et aucune autre ne me réussit mieux
reason-there = la série est déjà là, et aucune rotation ne fait mieux
reason-safe = je ne peux rien aligner, et cela ne laisse rien non plus au joueur suivant
reason-least = je ne peux rien aligner, et c’est ce qui en laisse le moins au joueur suivant
reason-too-dear = une série maintenant laisserait au joueur suivant plus qu’elle ne me rapporte
reason-most = des séries du dessus, c’est celle qui me rapporte le plus
reason-closed = personne ne peut me prendre des cartes fermées
reason-closed-hand = une main de trois cartes identiques, c’est un point tout de suite

## What is wrong with a record

record-due = un « { $text } » est attendu ici
record-dealer = dealer doit être une place de 0 à { $last }
record-deck = la pioche doit contenir { $cards } cartes de chaque icône
record-list = { $text } doit être une liste de { $count } icônes
record-no-icon = { $text_where } : « { $text } » n’est pas une icône (les icônes sont { ROW($text_icons) })
record-faces = cube doit avoir les faces { ROW($text_faces) }
record-stickers = le cube doit montrer { $text } { $times } fois, et non { $count }
record-cube = aucune suite de rotations ne mène à ce cube : { $why }
record-centre-twice = chaque icône doit être le centre d’une face
record-centres = les centres ne sont pas placés comme sur un cube qu’on n’a fait que tourner
record-no-corner = aucun coin ne montre { $text_icons }, dans le sens horaire
record-corner-twice = un coin apparaît deux fois
record-no-edge = aucune arête ne montre { $text_icons }
record-edge-twice = une arête apparaît deux fois
record-corner-twisted = un coin est pivoté sur place, ce qu’aucune rotation ne fait
record-edge-flipped = une arête est retournée sur place, ce qu’aucune rotation ne fait
record-exchanged = deux pièces seulement ont échangé leurs places, ce qu’aucune rotation ne fait

## On the page: what lies before a player

things-hand = Main
things-open = Ouvertes
things-open-help = chacun peut les rafler
things-closed = Fermées
things-safe = à l’abri
things-safe-nine = à l’abri ; neuf d’une icône gagnent
things-none = aucune
things-gap = pas de carte
things-your-hand = Ta main
things-your-open = Tes cartes ouvertes
things-your-closed = Tes cartes fermées
things-hand-of = { $seat } : main
things-open-of = { $seat } : cartes ouvertes
things-closed-of = { $seat } : cartes fermées
things-claim = { $icon }, dans ta main : annoncer
things-close = { $cards } { $icon }s ouvertes : fermer
things-set =
    { $points ->
        [one] { $cards } { $icon }s fermées, { $points } point
       *[other] { $cards } { $icon }s fermées, { $points } points
    }
things-won = { $won } des neuf cartes { $icon } gagnées ; avec les neuf, on gagne sur-le-champ
things-of-nine = { $won } { $icon }s sur neuf
things-one-more = { $won } { $icon }s sur neuf, encore une et c’est gagné
things-no-nine = neuf exclu
things-spoilt = { $seat } a fermé des cartes { $icon } : personne d’autre ne peut avoir les neuf

## On the page: what a claim would bring

brings-win = les neuf : tu gagnes
brings = { $taken } : { $sum }
brings-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
brings-cards-and-more =
    { $cards ->
        [one] { $cards } carte et { $extra } de la pioche
       *[other] { $cards } cartes et { $extra } de la pioche
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

bench-title = Ce que tu peux faire
bench-claims = Annoncer
bench-closings = Fermer
bench-or = Autres coups
bench-flip = Renverser
bench-flip-help = le dessous monte
bench-stay = Rester
bench-stay-help = annoncer sans tourner
bench-claim = Annoncer { $icon }
bench-no-claim = Pas d’annonce
bench-no-claim-help = s’abstenir
bench-close = Fermer { $cards } { $icon }s
bench-close-hand = Fermer la main
bench-triple = trois { $icon }s : { $worth }
bench-no-triple = il faut trois identiques
bench-done = Terminé
bench-done-help = ne plus fermer
bench-sure-no-claim = Ne rien annoncer ? Pour mémoire : { $claims }.
bench-would-bring = { $icon } te rapporterait { $brings }
bench-would-win = avec { $icon }, tu gagnerais
bench-sure-nine = Si tu fermes ta main, tu as les neuf cartes { $icon } et tu gagnes. Y renoncer ?
bench-sure-done = Laisser { $cards } cartes { $icon } ouvertes, à la portée de tous ? Si tu les fermes : { $worth }.
bench-to-move = À { $seat } de jouer
bench-to-claim = À { $seat } d’annoncer
bench-to-close = À { $seat } de fermer

## On the page: buttons for twists

pad-columns = Colonnes
pad-rows = Rangées
pad-levels = Étages
pad-again = encore
pad-twist-again = { $move } : encore une fois pour le faire

## On the page: the cube

cube-spread = Déplier le cube
cube-keys = Le cube : les flèches changent l’angle de vue
cube-help = L, R, F ou B choisit la colonne gauche, la colonne droite, la rangée avant ou la rangée arrière, et une deuxième fois la paire. Ensuite, une flèche la tourne. Échap annule le choix. Début (Home) ramène la vue de face.
cube-help-level = L, R, F ou B choisit la colonne gauche, la colonne droite, la rangée avant ou la rangée arrière, et une deuxième fois la paire ; T et D, l’étage du haut ou du bas. Ensuite, une flèche fait tourner le tout. Échap annule le choix. Début (Home) ramène la vue de face.
cube-keys-column = { $layer } : flèche haut ou bas pour tourner
cube-keys-row = { $layer } : flèche gauche ou droite pour tourner
cube-last = { $seat } : { $move }
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
slate-barred = bloquée : elle vient de gagner
slate-before = était là avant la rotation : il fallait rester
slate-no-card = { $seat } n’a aucune carte { $icon } en main
slate-no-card-of-yours = aucune carte { $icon } dans ta main
slate-stay = tu peux rester et l’annoncer
slate-may-stay = { $seat } peut rester et l’annoncer
slate-claim = tu peux l’annoncer
slate-may-claim = { $seat } peut l’annoncer
slate-deck = Pioche { $cards }
slate-deck-holds = Ce que contient encore la pioche
slate-counts = Compteurs
slate-turn = tour { $turn }
slate-quiet = { $turns } sans annonce
slate-reshuffle = nouveau cube dans { $turns }
slate-end = fin dans { $turns }
slate-seats = L’avant du cube fait face à { $seat } ; { $seat_dealer } distribue.
slate-level = Les étages tournent aussi.
slate-no-reshuffle = Le cube n’est jamais remélangé.
slate-apart = Chaque série fermée compte à part.
slate-cube = Le cube, face par face
slate-unseen = pas vue

## The aim, the standing and the end of the game

aim-together = Qui a le plus de points gagne : 3 cartes fermées d’une icône font 1 point, 6 en font 4. Avec les neuf d’une icône, tu gagnes sur-le-champ.
aim-apart = Qui a le plus de points gagne : une série fermée de 3 fait 1 point, de 6 elle en fait 4. Avec les neuf d’une icône, tu gagnes sur-le-champ.
standing-nothing =
    { $open ->
        [0] Si la partie s’arrêtait là : 0 point. Tu n’as encore rien fermé.
        [one] Si la partie s’arrêtait là : 0 point. { $open } carte ouverte comptera une fois fermée.
       *[other] Si la partie s’arrêtait là : 0 point. { $open } cartes ouvertes compteront une fois fermées.
    }
standing = Si la partie s’arrêtait là, tu aurais { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { ROW($sum) }.{ $open ->
        [0] { "" }
        [one] { " " }Pas comptée : { $open } ouverte.
       *[other] { " " }Pas comptées : { $open } ouvertes.
    }
standing-over = { $points ->
        [one] Tu as { $points } point
       *[other] Tu as { $points } points
    }{ COUNT($sum) ->
        [0] .
       *[other] { " " }: { ROW($sum) }.
    }
points-for = { $points } pour { $cards } { $icon }s
round-title = La partie est finie
round-nothing = rien de fermé
round-nine = les neuf cartes { $icon } : victoire sur-le-champ
round-open =
    { $cards ->
        [0] à égalité de points ; aucune carte ouverte pour départager
        [one] à égalité de points ; { $cards } carte ouverte compte alors
       *[other] à égalité de points ; { $cards } cartes ouvertes comptent alors
    }

## On the page: what a twist would make

foresee-free =
    { $cards ->
        [one] { $icon } : une série pour toi, l’annonce rafle { $cards } carte
       *[other] { $icon } : une série pour toi, l’annonce rafle { $cards } cartes
    }
foresee-no-card = { $icon } : trois alignées, mais aucune dans ta main
foresee-nothing = ne fait aucune série
foresee-unseen = ? personne ne l’a encore vue
bench-twist = Tourner

## On the page: the cube's keys, in the help for keys

key-look = ← → ↑ ↓
key-look-does = sur le cube : changer l’angle de vue
key-layer = L R F B
key-layer-does = sur le cube : choisir la tranche gauche, droite, avant ou arrière ; une deuxième fois : la paire
key-level = T D
key-level-does = l’étage du haut ou du bas, là où les étages tournent
key-twist = ← → ↑ ↓
key-twist-does = tourner ce qui est choisi ; Échap annule le choix
key-home = Début
key-home-does = sur le cube : voir de face

## On the page: explanations

explain-twist = Tourne d’un quart de tour une rangée extérieure, seule ou avec celle du milieu. Survole un bouton, ou garde-le appuyé, pour voir ce que cela donne.
explain-claim = Annoncer : tu rafles toutes les cartes visibles de l’icône, dans toutes les mains et parmi les cartes ouvertes. Chaque icône de plus sur le dessus te vaut une carte de la pioche.
explain-close = Fermer : tu retournes face cachée au moins trois cartes ouvertes d’une icône. Personne ne peut plus les prendre, et elles comptent.
explain-hand = Trois cartes que tous voient. Tu ne peux annoncer une icône que si l’une d’elles la montre.
explain-open = Gagnées, mais pas à l’abri : qui annonce l’icône les prend. À partir de trois d’une icône, on peut les fermer.
explain-pile = Cartes { $icon } ouvertes : qui annonce { $icon } les prend.
explain-closed = À l’abri pour de bon. De 3 à 5 cartes fermées d’une icône font 1 point, 6 ou plus en font 4.
explain-closed-apart = À l’abri pour de bon. Une série fermée de 3 à 5 cartes fait 1 point, de 6 ou plus elle en fait 4.
explain-set =
    { $points ->
        [one] { $cards } cartes { $icon } fermées font { $points } point. Personne ne peut les prendre.
       *[other] { $cards } cartes { $icon } fermées font { $points } points. Personne ne peut les prendre.
    }
explain-no-set = Une série, c’est trois icônes identiques sur le dessus : rangée, colonne ou diagonale. Aligne une icône de ta main, puis annonce-la.
explain-set-free = Trois alignées sur le dessus. Qui annonce { $icon } rafle toutes les cartes { $icon } visibles, dans toutes les mains aussi.
explain-set-claimed = { $icon } : annoncée à ce tour, toutes ses cartes visibles sont prises.
explain-set-late = { $icon } : pour ce tour, les annonces sont finies. Au tour suivant, on peut rester et l’annoncer.
explain-set-barred = { $icon } : série bloquée, elle vient d’être annoncée avec ces mêmes vignettes. Au tour suivant, personne ne peut s’en servir.
explain-set-before = { $icon } : cette ligne était là avant la rotation, qui ne l’a donc pas faite. Pour s’en servir, il faut rester.
explain-set-no-card = Pour annoncer { $icon }, il faut une carte de la main qui la montre.
explain-deck = Les cartes à venir. Les petits nombres disent combien il y en a de chaque icône.
explain-turn = Les tours joués jusqu’ici, tous joueurs confondus.
explain-quiet = Nombre de tours d’affilée sans annonce.
explain-reshuffle = Nombre de tours sans annonce avant que le cube soit remélangé, sans qu’on le voie.
explain-end = Nombre de tours sans annonce avant la fin de la partie.

## The lesson: a guided first game

lesson-aim = Bonjour ! Tu collectionnes des cartes de même icône. Trois cartes fermées font 1 point, six en font 4, et avec les neuf d’une icône, tu gagnes sur-le-champ. Ces trois cartes sont ta main.
lesson-set = Nous tournons tous le même cube. Trois icônes identiques alignées sur le dessus font une série, en diagonale aussi. Mais elle ne te sert que si ta main montre cette icône.
lesson-twist = Tu as deux étincelles, et deux sont côte à côte sur le dessus. Tourne la colonne droite vers l’arrière : elle en amène une troisième. Survole d’abord le bouton, ou garde-le appuyé, pour le voir.
lesson-twist-comets = Cela aligne trois comètes, mais ta main n’en montre aucune : elles ne te serviraient pas. Cherche des étincelles.
lesson-twist-flip = Renverser fait monter le dessous. La surprise peut être belle, mais ici cela ne fait aucune série.
lesson-twist-done = Trois étincelles alignées sur le dessus : c’est ta série.
lesson-claim = Annonce étincelle. Tu prends toutes les cartes étincelle visibles : les tiennes, et celle qui est chez { $seat }.
lesson-claim-not = Tu peux t’abstenir, mais ta série ne te rapporte alors rien. Prends plutôt les cartes.
lesson-claim-done = { $cards } cartes étincelle sont à toi. Elles sont ouvertes, donc pas à l’abri : qui annoncera étincelle les prendra.
lesson-close = Alors ferme-les. Face cachée, personne ne peut te les prendre, et elles comptent.
lesson-close-not = Elles resteraient ouvertes, et la prochaine annonce d’étincelle les prendrait toutes les trois.
lesson-close-done =
    { $points ->
        [one] Trois cartes étincelle fermées : { $points } point. Ta main est recomplétée à trois.
       *[other] Trois cartes étincelle fermées : { $points } points. Ta main est recomplétée à trois.
    }
lesson-theirs = Regarde : { $seat } a aligné des ancres et les a annoncées. Tes deux cartes ancre sont parties avec : la main n’est pas à l’abri non plus. Il y en a { $cards } là-bas, ouvertes, pas encore fermées.
lesson-barred = Ces ancres sont encore sur le dessus, mais tu ne peux pas les réutiliser : une série qui vient de gagner est bloquée pendant un tour.
lesson-again = Une nouvelle ligne d’ancres, en revanche, est libre. Tourne la rangée avant vers la gauche : cela en fait une, et une quatrième ancre arrive sur le dessus.
lesson-again-fewer = Bien vu, cela fait aussi une série d’ancres ! Mais avec la rangée avant vers la gauche il y en a quatre sur le dessus, et la quatrième te vaut une carte de plus.
lesson-again-sparks = Trois étincelles, mais les tiennes sont fermées, et ta main n’en a plus. Cherche des ancres.
lesson-again-done = Une ligne d’ancres toute neuve, et quatre ancres sur le dessus.
lesson-take = Annonce ancre et prends-les toutes : celles des deux mains et les ouvertes. La quatrième ancre du dessus te vaut une carte de la pioche.
lesson-take-done = { $cards } cartes ancre ! Et de la pioche est venue une { $icon }.
lesson-six = Six d’une même icône. Ferme-les vite !
lesson-six-not = La prochaine annonce d’ancre prendrait les six. Ferme-les plutôt.
lesson-six-done = Six cartes fermées font 4 points. Avec les étincelles, tu en as { $points }.
lesson-stay = { $seat } a aligné trois comètes, sans comète en main pour les annoncer. Toi, tu en as une ! Laisse donc le cube tel quel : reste.
lesson-stay-flip = Cela fait disparaître les comètes. Elles sont déjà là : reste, tout simplement.
lesson-stay-too = Cela irait aussi : une nouvelle ligne de comètes. Mais nul besoin de tourner. Reste.
lesson-stay-done = Tu restes, donc maintenant tu annonces.
lesson-comets = Annonce comète. Celle qui est venue de la pioche, encore ouverte, vient avec.
lesson-comets-done = { $cards } cartes comète sont ouvertes : trop peu pour fermer. Trouve la troisième avant qu’on te les prenne !
lesson-last = { $seat } a renversé le cube : une seule rotation te fait maintenant une série de cloches. Quand la pioche et une main sont vides, qui a le plus de points gagne. À toi !

## The one-page sheet: the game in pictures

sheet-page-aim = Tourne le cube, aligne trois icônes identiques sur le dessus et prends toutes les cartes qui les montrent. Qui a le plus de points gagne.
sheet-page-icons = Les six icônes
sheet-page-parts = Chaque icône est sur neuf vignettes du cube et sur neuf cartes. Tu as trois cartes, visibles de tous.
sheet-page-turn = Ton tour
sheet-page-move = Jouer.
sheet-page-move-how = Tourne une rangée extérieure, seule ou avec celle du milieu, d’un quart de tour. Ou renverse le cube. Ou reste, s’il y a déjà une série.
sheet-page-move-picture = La colonne droite va vers l’arrière, et trois étincelles sont alignées sur le dessus.
sheet-page-claim = Annoncer.
sheet-page-claim-how = Ton coup en a aligné trois, et ta main montre cette icône ? Prends toutes ses cartes visibles : dans toutes les mains et parmi les cartes ouvertes. Chaque icône de plus sur le dessus te vaut une carte de la pioche.
sheet-page-claim-picture = Deux étincelles de ta main et une d’une autre main sont maintenant ouvertes devant toi.
sheet-page-close = Fermer.
sheet-page-close-how = Trois cartes ouvertes d’une icône ou plus, ou trois identiques dans ta main, peuvent être retournées face cachée. Elles sont alors à l’abri, et elles comptent.
sheet-page-close-picture = Trois étincelles ouvertes deviennent une série fermée : 1 point.
sheet-page-you = ta main
sheet-page-other = une autre main
sheet-page-open = ouvertes : pas à l’abri
sheet-page-closed = fermées : à l’abri
sheet-page-scoring = Ce que valent les cartes fermées d’une icône
sheet-page-three = de 3 à 5 cartes : 1 point
sheet-page-six = 6 ou plus : 4 points
sheet-page-nine = les neuf, ouvertes et fermées : tu gagnes sur-le-champ
sheet-page-more = Bon à savoir
sheet-page-stay = Rester : une série qui est là au début de ton tour s’utilise sans tourner.
sheet-page-barred = Bloquée : la ligne qui vient de gagner ne peut pas servir au tour suivant.
sheet-page-refill = Après ton tour, chaque main est recomplétée à trois cartes.
sheet-page-bottom = Tous peuvent regarder le dessus et les quatre côtés, mais pas le dessous.
sheet-page-reshuffle = Si personne n’annonce pendant un moment, le cube est remélangé.
sheet-page-end = La fin
sheet-page-end-cards = La pioche est vide, et une main aussi : qui a le plus de points gagne.
sheet-page-end-quiet = 20 tours chacun sans aucune annonce : même chose.
sheet-page-end-tie = À égalité, chaque carte ouverte compte 1 pour départager.

# Of the number beside a player's name.
explain-score = Points des cartes fermées. Les cartes ouvertes ne comptent qu’une fois fermées.

## What the coach counts in imagined worlds: in $times of 100 of them

name-next-card = prochaine carte de la pioche
place-below = dessous, emplacement { $number }
fact-below = Dans { $times } cas sur 100, il y a trois { $icon }s alignées sur le dessous.
fact-you-claim = Dans { $times } cas sur 100, tu annonces { $icon } à ce tour.
fact-claims = Dans { $times } cas sur 100, { $seat } annonce { $icon } avant ton prochain tour.
fact-takes-yours = Dans { $times } cas sur 100, { $seat } annonce { $icon } avant ton prochain tour et rafle tes cartes { $icon } ouvertes.
fact-you-score = { $points ->
    [one] Dans { $times } cas sur 100, tu marques au moins { $points } point avant ton prochain tour.
   *[other] Dans { $times } cas sur 100, tu marques au moins { $points } points avant ton prochain tour.
  }
fact-scores = { $points ->
    [one] Dans { $times } cas sur 100, { $seat } marque au moins { $points } point avant ton prochain tour.
   *[other] Dans { $times } cas sur 100, { $seat } marque au moins { $points } points avant ton prochain tour.
  }
fact-you-can = Dans { $times } cas sur 100, tu peux aligner trois { $icon }s à ton prochain tour.
fact-you-nine = Dans { $times } cas sur 100, tu réunis les neuf cartes d’une icône et tu gagnes sur-le-champ.
fact-nine = Dans { $times } cas sur 100, { $seat } réunit les neuf cartes d’une icône et gagne sur-le-champ.
