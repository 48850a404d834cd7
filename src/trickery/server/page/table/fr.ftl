### What the page says at a table, whatever the game; it comes together with a game's own words.
### See docs/translating.md and docs/glossary/fr.md.

## What the tab of the browser is called. $text is the game's title.

title-turn = ● À toi · { $text }
title-game = { $text } · Trickery
title-over = Partie finie · { $text } · Trickery
title-lobby = { $text } : on attend les joueurs · Trickery
title-closed = Table fermée · { $text } · Trickery
title-replay = Replay : { $text } · Trickery

## The bar at the top: there is little room on a phone

bar-home = Trickery : retour aux jeux
bar-over = Partie finie
bar-your-turn = À toi
bar-turn = À { $seat } de jouer
bar-reconnecting = Reconnexion…
bar-watching = Tu regardes
bar-watchers = { $watchers ->
    [one] { $watchers } spectateur
   *[other] { $watchers } spectateurs
}
bar-seen-before = Cartes déjà vues
bar-sit-down = S’asseoir
bar-mute = Couper le son
bar-menu = Menu

## The menu of the table

menu-title = Menu de la table
menu-keys = Raccourcis
menu-leave = Quitter la table
menu-leaving = Si tu quittes la table, un bot joue pour toi jusqu’à ton retour. Tu la retrouveras sur la page d’accueil.
menu-seats = Places
menu-invite = Inviter des amis
menu-seen-before = Ces cartes ont déjà été distribuées, à une autre table. Quand on connaît cette partie, on connaît ces cartes.
menu-fingerprint = Empreinte du nombre secret du serveur pour le mélange :

## The first hint to whoever plays a game for the first time

first-time = Première fois ?
first-lit = Tu peux jouer tout ce qui est éclairé.
first-met = Compris

## A question before a move that cannot be undone; the question itself is the game's

sure-yes = Oui, vas-y
sure-no = Non, attends

## Keys

keys-title = Raccourcis clavier
keys-enter = Entrée
keys-escape = Échap
keys-hand = aller au premier élément jouable
keys-arrows = passer d’une carte à l’autre dans une main
keys-play = jouer
keys-moves = voir tous les coups
keys-pause = mettre en pause ou reprendre
keys-log = ouvrir le journal
keys-sheet = ouvrir la feuille de score
keys-rules = ouvrir les règles
keys-say = tchatter
keys-close = fermer le volet
keys-help = afficher cette aide

## Invitations

invite-sit = Avec ce lien, on peut prendre une place libre.
invite-take-over = Avec ce lien, on peut prendre le relais à une place que l’hôte propose.
invite-watch = Avec ce lien, on peut regarder, et demander une place à l’hôte.
invite-sit-link = Lien d’invitation
invite-sit-copy = Copier le lien d’invitation
invite-sit-code = Lien d’invitation, en QR code
invite-watch-link = Lien pour regarder
invite-watch-copy = Copier le lien pour regarder
invite-watch-code = Lien pour regarder, en QR code
invite-only-here = Ces liens ne marchent que sur cet ordinateur. Pour laisser entrer les téléphones et les amis de ton réseau, lance le serveur avec { $text }.
copy-done = Lien copié.
copy-by-hand = Ça n’a pas marché. Copie le lien toi-même : { $text }

## The lobby, where a table fills

lobby-table = Autour de la table
lobby-players = { $players } joueurs
lobby-option = { $option } : { $value }
lobby-again = même donne qu’avant
lobby-deal = Distribuer les cartes
lobby-dealing = Les cartes vont être distribuées. Tu peux regarder.
lobby-host = C’est à { $seat } de distribuer.
lobby-can-watch = Tu peux regarder sans prendre place.
lobby-full = Toutes les places sont prises, mais tu peux regarder.
lobby-shuffling = Mélange en cours : chacun ajoute son grain de hasard.
lobby-awaited = On attend { $seats }.
lobby-called-off = { COUNT($numbers) ->
    [one] Le mélange a été annulé : le grain de hasard de la place { $numbers } n’est pas arrivé à temps, et cette place est de nouveau libre.
   *[other] Le mélange a été annulé : les grains de hasard des places { $numbers } ne sont pas arrivés à temps, et ces places sont de nouveau libres.
} Aucune carte n’a été distribuée. Au prochain mélange, chacun ajoute un nouveau grain.
lobby-called-off-for-all = Le mélange a été annulé : aucun grain de hasard n’est arrivé à temps, donc chacun garde sa place. Aucune carte n’a été distribuée. Au prochain mélange, chacun ajoute un nouveau grain.
lobby-accused = Cette page avait bien envoyé ton grain de hasard. Soit il est arrivé trop tard, soit le serveur ne l’a pas accepté.
lobby-open-seats = { $open ->
    [one] Une place est encore libre : un bot y jouera après la donne.
   *[other] { $open } places sont encore libres : des bots y joueront après la donne.
} Ensuite, un ami ne pourra prendre le relais que si tu proposes la place dans le menu de la table.
lobby-fair = Un mélange que personne ne peut truquer
lobby-fair-how = Le serveur tire un nombre au hasard, son nombre secret, et n’en montre qu’une empreinte : tu la vois ci-dessous. La page de chaque joueur fait de même avec son grain de hasard. Quand l’hôte distribue, toutes les empreintes sont fixées. Puis tous les grains sont dévoilés, et les cartes découlent du nombre secret du serveur et de tous les grains ensemble. Personne ne peut donc choisir les cartes. Après la partie, cette page vérifie tout, et tu peux le faire aussi. Il y a une chose qu’aucun mélange ne peut empêcher : les gens qui gèrent le serveur peuvent regarder les cartes pendant la partie.
lobby-same = Une donne déjà jouée
lobby-same-how = Ces cartes ont déjà été distribuées, à une autre table : ici, rien n’est mélangé. Quand on connaît cette partie, on connaît les cartes.

## Seats. $number is a seat's number, counted from 1.

seats-number = Place { $number }
seats-watching = Ce lien permet de regarder. Pour jouer, demande une place à l’hôte.
seats-level = Niveau des bots
seats-bot-plays = Chaque bot joue { $text }.
seats-you = toi
seats-host = hôte
seats-offered = place proposée
seats-bot = un bot joue
seats-stand-in = bot remplaçant
seats-away = pas là
seats-luck-added = grain ajouté
seats-luck-awaited = grain attendu
seats-luck-revealed = grain dévoilé
seats-luck-missing = pas encore de grain
seats-sit = Prendre place
seats-take = Prendre le relais
seats-offer = Proposer la place
seats-offer-which = Proposer la place { $number }
seats-offer-end = Ne plus proposer
seats-offer-end-which = Ne plus proposer la place { $number }
seats-add-bot = Ajouter un bot
seats-add-bot-which = Ajouter un bot à la place { $number }
seats-keep-bot = Garder le bot
seats-keep-bot-which = Garder le bot à la place { $number }
seats-replace = Remplacer par un bot
seats-replace-which = Remplacer par un bot : place { $number }
seats-remove = Retirer
seats-remove-whom = Retirer { $seat }

## What a table tells at once

live-unseated = Tu as perdu ta place à cette table. Maintenant, tu regardes.
live-dismiss = Masquer
live-again-title = Ces cartes se rejouent en ce moment
live-again = La partie de cette table est finie, et la même donne se rejoue à une autre. D’ici la fin de cette partie-là, seuls ceux qui ont joué ici peuvent voir ce qui s’y est passé.

## Puzzles: positions with one clearly best move

puzzles-what = Dans chacune de ces positions, un coup est nettement le meilleur, mais ce n’est pas celui qu’un bon joueur ferait par réflexe. Sauras-tu le trouver ? Tu as deux essais.
puzzles-none = Il n’y a pas d’énigme ici
puzzles-none-of = { $text } n’a pas d’énigmes.
puzzles-others = Ces jeux en ont :
puzzles-solved = Résolues : { $solved } sur { $puzzles }
puzzles-next = Énigme suivante
puzzles-all = Toutes les énigmes
puzzles-level = { $text_level ->
    [easy] Facile
    [tricky] Délicate
   *[hard] Difficile
}
puzzles-theme = { $text_theme ->
    [duck] Esquiver les plis
    [count] Compter
    [bluff] Tricher et douter
    [defend] Défendre
    [partner] Partenaires
    [race] Course à l’arrivée
    [win] Gagner au bon moment
   *[other] Un peu de tout
}
puzzles-one = Énigme { $number }, { $players } joueurs, { $mark ->
    [solved] résolue
    [missed] manquée
   *[new] pas encore essayée
}
puzzle-heading = Énigme { $number } · { $text }
puzzle-right = Bravo ! C’est le meilleur coup.
puzzle-again = Ce n’est pas « { $move } ». Il te reste un essai.
puzzle-wrong = Pas tout à fait. Le meilleur coup, c’est « { $move } ».
puzzle-worths = Tes chances de gagner après chaque coup
puzzle-why = Pourquoi « { $move } » ?
puzzle-deep = L’entraîneur a joué la suite environ { $playouts } fois, en essayant les répartitions possibles des cartes cachées.
puzzle-before = Ce qui s’est passé avant

## The log

told-line = { $seat } : { $what }
told-move = { TOLD($move, $seat) }
told-move-aloud = { TOLD($move, $seat) }.
told-secret = { $seat } joue un coup secret
told-secret-aloud = { $seat } joue un coup secret.
told-turn = À toi de jouer. { $prompt }
told-nothing = Il ne s’est encore rien passé.
told-everything = Afficher tout le journal

## Beside the table: five tabs, with as little room as a fifth of a phone's width, and their headings

panel-name = Journal, score, règles, coups et tchat
panel-body = Volet
panel-log = Journal
panel-log-title = Journal
panel-sheet = Score
panel-sheet-title = Feuille de score
panel-rules = Règles
panel-rules-title = Règles
panel-moves = Coups
panel-moves-title = Tous les coups
panel-say = Tchat
panel-say-title = Tchat
panel-not-your-turn = Ce n’est pas à toi de jouer.
panel-watching = Le tchat est réservé aux joueurs de la table.
panel-said = Messages

## The score sheet

score-name = Feuille de score
score-what = Points pour
score-nothing = Rien n’a encore été compté.
score-fetching = On sort la feuille de score…

## After the game

result-you = Tu as gagné !
result-you-with = Tu as gagné, avec { $seats } !
result-others = { COUNT($seats) ->
    [one] { $seats } a gagné
   *[other] { $seats } ont gagné
}
result-nobody = Personne n’a gagné
result-rematch = Revanche
result-rematch-join = Rejoindre la revanche
result-rematch-watch = Regarder la revanche
result-replay = Revoir la partie
result-same-deal = Rejouer la même donne
result-sheet = Feuille de score
result-record = Enregistrement et vérification
result-download = Télécharger la partie
result-copy-replay = Copier le lien du replay

## A table by rules that have been revised since

ended-title = { $text } : cette table est fermée
ended-why = { $why }.
ended-kept = Rien n’est perdu : voici ce qui s’est passé, et toutes les cartes sont dans l’enregistrement.
ended-fair = Vérification du mélange

## A replay

replay-heading = Replay : { $text }
replay-fetching = On cherche la partie…
replay-eyes = Vu par
replay-eyes-table = un spectateur
replay-eyes-all = tout le monde : cartes visibles
replay-copy = Copier le lien
replay-table = Retour à la table
replay-first = Première étape
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-forward = Étape suivante
replay-last = Dernière étape
# To a challenge, a claim, the end of a round: what the game itself marks.
replay-mark-back = Moment fort précédent
replay-mark-next = Moment fort suivant
# A button that shows the list of moves, and the list’s name
replay-moves = Coups
# A field, and what there is to choose: 2 is twice as fast.
replay-speed = Vitesse
replay-times = { $speed }×
replay-step = Étape { $step } sur { $last }

## The table itself

felt-name = La table
felt-laying = On met la table…
felt-others = Les autres joueurs
felt-points = points
felt-to-move = c’est son tour
felt-bot = bot
felt-away = pas là
felt-away-why = { $seat } n’est pas là. En attendant son retour, un bot joue à sa place.
felt-you = Toi
felt-hand = Ta main
felt-lifted = { $text } : carte soulevée. Touche-la encore une fois pour la jouer.
felt-again = touche encore
felt-trick = Le pli en cours
felt-last-trick = Le pli précédent
felt-moves = Coups
felt-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
felt-drawing-failed = Le dessin de ce jeu ne fonctionne pas, alors voici une table toute simple. Recharger la page peut aider.

## Why this page stops taking part in a shuffle

doubt = Cette page ne participe plus à ce mélange : { $why }
doubt-other-table = d’après le serveur, ce mélange vient d’une autre table.
doubt-earlier = le serveur n’a pas donné la liste de tous les mélanges précédents.
doubt-twice = la même place est deux fois dans sa liste.
doubt-commitment = le serveur ne montre plus la même empreinte qu’au départ.
doubt-made-again = le serveur veut refaire le mélange { $shuffle }, alors qu’il a déjà pu voir les cartes.
doubt-list = le serveur a changé la liste du mélange { $shuffle }.
doubt-not-in-it = Ton grain de hasard n’est pas dans ce mélange : tu n’en avais pas ajouté, ou tu n’étais pas là quand il a commencé.
doubt-not-ours = Le grain de hasard inscrit pour ta place n’est pas celui de cette page : elle ne dévoilera donc rien. Si tu as ouvert cette table sur un autre appareil, c’est lui qui dévoilera le sien.

## What is proven about a shuffle. The server has a secret number, each person a lucky number; a fingerprint is what is shown of either before the deal.

fair-checking = Vérification du mélange…
fair-unchecked = Impossible de vérifier le mélange : { $why }
fair-proven = Prouvé :
fair-partly = Non prouvé :
fair-broken = Faux :
fair-terms = Le serveur tire au hasard un nombre secret, et la page de chaque joueur tire un grain de hasard : c’est aussi un nombre. Une empreinte ne correspond qu’à un seul nombre, mais ne le trahit pas : les empreintes ont été montrées d’abord, les nombres eux-mêmes ensuite.
fair-limits = Aucune vérification ne peut exclure que la personne qui gère le serveur regarde les cartes pendant la partie. Et cette page vient de ce même serveur : si tu ne lui fais pas confiance, enregistre le reçu et télécharge la partie, puis vérifie-les ailleurs avec cette commande. Elle contrôle aussi que chaque coup a suivi les règles :
fair-save = Enregistrer le reçu
fair-fingerprint = Empreinte du nombre secret du serveur
fair-fingerprint-first = Empreinte du nombre secret du serveur, telle que montrée au départ
fair-secret = Nombre secret du serveur
fair-luck = Grain de hasard de la place { $number }
fair-lucks = Grains de hasard des joueurs

## The verdict

proof-broken = On ne peut pas se fier à ce mélange.
proof-again = Ces cartes avaient déjà été distribuées, à une autre table : quand on connaissait cette partie, on connaissait les cartes. Rien n’a été mélangé ici.
proof-no-luck = Personne n’a ajouté de grain de hasard : la personne qui gère le serveur a donc pu choisir ces cartes.
proof-bystander = L’enregistrement est cohérent. Ce navigateur n’a pas pris part au mélange : il ne peut rien prouver de plus.
proof-partly = Ce mélange n’est prouvé qu’en partie. Tu vois plus bas ce qui manque.
proof-nobody-chose = Personne n’a choisi ces cartes, si tu peux te fier à ta propre page.
proof-alone = Le serveur était lié à son nombre secret avant de connaître ton grain de hasard : il n’a donc pas choisi ces cartes. Personne d’autre n’a ajouté de grain : tu ne peux donc comparer avec personne.
proof-first = C’est une table plus ancienne, où les grains de hasard n’avaient pas d’empreinte : si la personne qui gérait le serveur a aussi lancé la partie, elle a pu choisir les cartes.

## What it rests on, finding by finding

proof-record-unknown = L’enregistrement ne dit pas comment ses cartes ont été mélangées, ou le dit dans un format que cette page ne connaît pas.
proof-record-shuffled = L’enregistrement dit que rien n’a été mélangé ici, mais cette page a vu un mélange.
proof-record-elsewhere = L’enregistrement est celui d’une autre table.
proof-secret-wrong = Le nombre secret du serveur ne correspond pas à son empreinte.
proof-secret-settings = La partie n’a pas été jouée avec les réglages sur lesquels le serveur s’était engagé.
proof-secret-changed = Le serveur avait d’abord montré une autre empreinte : il a donc changé son nombre secret depuis.
proof-secret-unseen = Le nombre secret du serveur correspond à son empreinte, mais ce navigateur n’a pas vu cette empreinte avant la donne.
proof-secret-fits = Le nombre secret du serveur correspond à l’empreinte montrée au départ : il n’a donc pas été changé une fois les grains de hasard connus.
proof-list-missing = Il manque le mélange { $shuffle } dans l’enregistrement : ses grains de hasard ont été dévoilés, puis il a été refait.
proof-list-changed = La liste des empreintes du mélange { $shuffle } n’est pas celle qui a été montrée avant que ton grain de hasard soit dévoilé.
proof-list-left-out = L’enregistrement dit que ton grain de hasard manquait au mélange { $shuffle }. Pourtant, cette page l’avait envoyé : soit il est arrivé trop tard, soit le serveur n’en a pas voulu.
proof-list-unseen = Ce navigateur n’a pas vu la liste des empreintes avant la donne : il ne peut donc pas dire si quelqu’un y a été ajouté ou en a été retiré.
proof-list-kept = La liste des empreintes est celle qui a été montrée avant que ton grain de hasard soit dévoilé : personne n’y a été ajouté, et personne n’en a été retiré.
proof-pledge-wrong = Le grain de hasard de la place { $number } ne correspond pas à l’empreinte montrée pour lui.
proof-pledge-silent = Les cartes ont été distribuées alors que personne n’avait dévoilé le grain de hasard de la place { $number }.
proof-pledges-fit = Chaque grain de hasard correspond à son empreinte : personne n’a choisi le sien après en avoir vu un autre.
proof-pledges-unseen = Chaque grain de hasard correspond à son empreinte, mais ce navigateur ne peut pas dire quand les empreintes ont été montrées.
proof-luck-in = Ton propre grain de hasard est dans le mélange : les cartes dépendent donc de quelque chose que personne ne connaissait avant que tout le reste soit fixé.
proof-luck-out = Ton propre grain de hasard n’est pas dans le mélange : tu n’en avais pas ajouté, ou tu n’étais pas là au moment de la donne.
proof-cards-unknown = Les cartes ne peuvent pas être vérifiées ici : cette page ne sait pas comment ce jeu se distribue.
proof-cards-revised = Les cartes ne peuvent pas être vérifiées ici : les règles du jeu ont été révisées depuis.
proof-cards-wrong = Les cartes distribuées à l’étape { $step } de l’enregistrement ne découlent pas du nombre secret et des grains de hasard.
proof-cards-none = L’enregistrement ne contient aucune donne.
proof-cards-fit = { $draws ->
    [one] Les cartes découlent du nombre secret et des grains de hasard, carte par carte.
   *[other] Les { $draws } donnes et mélanges de cette partie découlent tous du nombre secret et des grains de hasard, carte par carte.
}
proof-game-hand = La main de l’enregistrement n’est pas celle que tu as reçue.
proof-game-moves = Les coups de l’enregistrement ne sont pas ceux qui ont été joués depuis ta place.
proof-game-same = L’enregistrement est bien celui de la partie jouée ici : tes cartes et tes coups y sont.
proof-called-off-unseen = D’après l’enregistrement, aucun mélange n’a été annulé, mais ce navigateur n’était pas là pour le voir.
proof-called-off-none = Aucun mélange n’a été annulé : personne n’a pu voir une donne et en obtenir une autre.
proof-called-off-wrong = Un mélange a été annulé alors que tout le monde avait dévoilé son grain de hasard.
proof-called-off = { $count ->
    [0] Aucun mélange n’a été annulé.
    [one] Un mélange a été annulé.
   *[other] { $count } mélanges ont été annulés.
} { SPACED($silent) } De mèche avec la personne qui gère le serveur, quelqu’un a pu éviter ainsi une donne qui ne lui plaisait pas : il n’est donc pas prouvé que personne n’a choisi les cartes.
proof-silent = { COUNT($numbers) ->
    [one] Lors du mélange { $shuffle }, la personne qui occupait la place { $numbers } n’a pas dévoilé son grain de hasard.
   *[other] Lors du mélange { $shuffle }, les personnes qui occupaient les places { $numbers } n’ont pas dévoilé leurs grains de hasard.
}

## The same at an older table, where lucky numbers had no fingerprints

proof-first-secret-wrong = Le nombre secret du serveur ne correspond pas à l’empreinte montrée au départ.
proof-first-secret-fits = Le nombre secret du serveur correspond à l’empreinte.
proof-first-secret-kept = Le nombre secret du serveur correspond à l’empreinte montrée au départ.
proof-first-luck-in = Ton grain de hasard a compté.
proof-first-luck-out = Ton grain de hasard n’a pas compté.
proof-first-cards = Les cartes ne sont pas vérifiées ici. Pour les vérifier, lance « { $text } » avec l’enregistrement.

## Lessons

title-lesson = Apprendre { $text } · Trickery
lesson-heading = Tes premiers coups à { $text }
lesson-none = Leçon indisponible
lesson-at = { $number } sur { $steps }
lesson-leave = Quitter la leçon
lesson-on = Continuer
lesson-back = Retour
lesson-skip = Montre-moi
lesson-take-back = Annuler le coup
lesson-another = Ce coup est possible aussi. Mais pour cette leçon, essaie « { $move } ».
lesson-ended = La leçon est finie. Dans ta première partie, les conseils de l’entraîneur viennent tout seuls.
lesson-play-on-here = Continuer la partie
lesson-play-game = Nouvelle partie
aim-name = Ton but, et où en est la partie

## Settings

settings-name-help = Pour la prochaine table où tu prendras place.
settings-motion = Vitesse des animations
settings-motion-off = Sans animations
settings-motion-fast = Rapide
settings-motion-normal = Normale
settings-motion-slow = Lente
settings-colours = Thème
settings-colours-auto = Comme l’appareil
settings-colours-light = Clair
settings-colours-dark = Sombre
settings-sound = Son
settings-two-taps = Toucher une carte deux fois pour la jouer : la première fois la soulève
settings-pace = Vitesse des autres joueurs
settings-pace-none = Immédiate
settings-pace-slowest = Très lente
settings-wait-tricks = Attendre que je touche l’écran après chaque pli
settings-wait-rounds = Attendre que je touche l’écran après chaque manche
settings-forced = Jouer pour moi quand je n’ai qu’un coup possible
settings-clauses = Afficher les numéros de règles dans les explications

## Moments

round-who = Joueur
round-points = Cette manche
round-total = Total
round-go-on = Continuer
trick-go-on = Continuer
bar-pause = Pause
bar-paused = En pause

## Before a first game

first-game-title = Tu joues à { $text } pour la première fois ?
first-game-what = Une leçon de trois minutes, à une vraie table, te montre comment ça marche.
first-game-learn = Montre-moi
first-game-play = Jouer tout de suite

## A result

result-place = { $place ->
    [1] Tu finis au 1er rang sur { $players }
   *[other] Tu finis au { $place }e rang sur { $players }
}
# Several share the place.
result-place-tied = { $place ->
    [1] Tu finis au 1er rang ex æquo sur { $players }
   *[other] Tu finis au { $place }e rang ex æquo sur { $players }
}
result-decided = Ce qui a fait la différence
# Links to the replay: how a move, or what came between your moves, changed your chance of winning.
result-swing = { TOLD($move, $seat) } : ta chance de gagner passe de { $from } % à { $to } %
result-swing-others = Entre tes coups, ta chance de gagner passe de { $from } % à { $to } %
result-learn = Apprendre le jeu

## Taking back

take-back = Annuler le coup

## Friends: asking for a seat, sharing a link, words of one's own

asking-name = Demande de place
asking-wants = { "\u2068" }{ $text }{ "\u2069" } voudrait une place.
asking-others = { $others ->
    [one] une autre personne attend
   *[other] { $others } autres attendent
}
asking-which = Quelle place ?
asking-seat = { $number } : { $seat }
asking-give = Donner la place
asking-decline = Refuser
asking-ask = Demander une place
asking-waiting = Tu as demandé une place. C’est à l’hôte de décider.
asking-no-longer = Laisser tomber
asking-given = L’hôte t’a donné une place.
asking-declined = Tu n’as pas eu de place à cette table. Tu regardes.
invite-share = Partager
invite-sit-share = Partager le lien d’invitation
invite-watch-share = Partager le lien pour regarder
say-own = Ton propre message
say-send = Envoyer
say-mute = Ne plus entendre { $seat }
say-unmute = Entendre à nouveau { $seat }
lobby-here = { COUNT($seats) ->
    [one] { $seats } est là.
   *[other] { $seats } sont là.
}
lobby-not-here = { COUNT($seats) ->
    [one] { $seats } n’est pas encore là.
   *[other] { $seats } ne sont pas encore là.
}
result-wanting = { COUNT($seats) ->
    [one] { $seats } veut une revanche.
   *[other] { $seats } veulent une revanche.
}

## A newer page

bar-newer = Mettre à jour

## Notifications

settings-alerts = M’avertir quand c’est mon tour ou que la partie est finie, si je suis sur une autre page
settings-alerts-denied = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.
settings-alerts-never = Pour les notifications, il faut une page sécurisée (https) et un navigateur qui les prend en charge.

## Giving somebody a seat between two rounds

asking-later = Après cette manche
asking-more = Plus d’options
asking-promised = Après cette manche, tu prends la place { OF($seat) }.
asking-promised-to = Après cette manche, { "\u2068" }{ $text }{ "\u2069" } prend la place { OF($seat) }.
asking-lapsed = Dommage, la place qu’on t’avait promise n’est plus libre.
asking-lapsed-for = La place promise à { "\u2068" }{ $text }{ "\u2069" } n’est plus libre.

## Seen away from tables, but seldom

settings-language-auto = Comme le navigateur
rules-clauses = Toutes les règles en détail, avec leurs numéros

## What moves are worth: a hint, and a review

worth-best = le meilleur
worth-chosen = joué
worth-any = { $moves ->
    [2] L’un de ces deux coups
   *[other] L’un de ces { $moves } coups
}
worth-share = { $percent } %
worth-share-aloud = { $percent } pour cent de chances de gagner, sans doute entre { $low } et { $high }
worth-points = { $points ->
    [one] { NUMBER($points, minimumFractionDigits: 1) } point
   *[other] { NUMBER($points, minimumFractionDigits: 1) } points
}
worth-all = Montrer tous les coups ({ $moves })
why-compared = Par rapport à « { $move } » :
why-for = Pour :
why-against = Contre :

## A hint

hint = Conseil
hint-title = Le conseil de l’entraîneur
hint-thinking = L’entraîneur réfléchit…
hint-waiting = L’entraîneur se prépare. La première fois, cela prend un moment.
hint-best = { $moves ->
    [one] Meilleur coup : « { $move } »
   *[other] { $moves } coups se valent, dont « { $move } ».
}
hint-alike = Aucun coup n’est meilleur que les autres. Par exemple, tu peux choisir « { $move } ».
hint-bars = Tes chances de gagner après chaque coup, d’après ce que tu peux savoir. Une victoire partagée compte en partie. Le trait montre à quel point c’est sûr.

## The review

title-review = Analyse : { $text } · Trickery
result-review = Analyse
review-heading = Analyse : { $text }
review-none = Analyse indisponible
review-whose = Coups joués par
review-waiting = { $ahead ->
    [0] L’entraîneur se prépare. La première fois, cela prend un moment.
    [one] Une autre analyse passe avant.
   *[other] { $ahead } autres analyses passent avant.
}
review-reading = L’entraîneur étudie la partie…
review-progress-name = Avancement de l’analyse
review-progress = Décisions analysées : { $done } sur { $decisions }
review-progress-time = { $seconds ->
    [one] Décisions analysées : { $done } sur { $decisions }, encore { $seconds } seconde environ
   *[other] Décisions analysées : { $done } sur { $decisions }, encore { $seconds } secondes environ
}
review-done = { $decisions ->
    [one] Une décision, rejouée { $playouts ->
        [one] une fois
       *[other] { $playouts } fois
    } jusqu’à la fin.
   *[other] { $decisions } décisions, chacune rejouée { $playouts ->
        [one] une fois
       *[other] { $playouts } fois
    } jusqu’à la fin.
}
review-lost = Connexion perdue. Reconnexion…
review-no-decisions = Dans cette partie, { $seat } n’a jamais eu le choix.
review-share = { $percent } %
review-change = { SIGNED($percent) } %

review-account = Chance et adresse
review-account-told = Au départ, chacun avait { $start } % de chances de gagner. La chance ({ SIGNED($luck) } %) et l’adresse ({ SIGNED($skill) } %) en ont fait { $result } %.
review-start = Départ
review-start-why = Avant la donne, chacun a les mêmes chances de gagner.
review-luck = Chance
review-luck-why = Ce qui ne dépendait pas de ce joueur : la donne, les cartes qui sont venues et ce que les autres ont fait.
review-room = Meilleurs coups
review-room-why = Ce que les meilleurs coups valaient de plus que ceux d’un bot Habitué, au total.
review-room-thumb-why = Ce que les meilleurs coups valaient de plus que ceux joués par réflexe, au total.
review-cost = Erreurs
review-cost-why = Ce que les coups joués valaient de moins que les meilleurs, au total. L’adresse, ce sont les meilleurs coups moins les erreurs.
review-result = Résultat
review-result-why = 100 % pour une victoire, une partie seulement si elle est partagée, et 0 % sinon.

review-curve = Les chances de chacun
review-curve-steer = Parcourir les décisions
review-in-short-best = Décision { $number } : « { $move } », rien de mieux
review-in-short-sure = Décision { $number } : « { $move } » a coûté { $percent } %
review-in-short-perhaps = Décision { $number } : « { $move } » a peut-être coûté { $percent } %
review-look = Voir
review-legend-luck = chance
review-legend-sure = erreur
review-legend-perhaps = erreur possible
review-curve-table = La courbe en tableau
review-column-decision = Décision
review-from-to = { $from } à { $to } %

review-decisions = Décisions
review-decisions-how = Ce que chaque coup a coûté en chances de gagner. En dessous, la fourchette probable : elle est juste 95 fois sur 100.
review-order = Trier
review-order-cost = Par coût
review-order-game = Au fil de la partie
review-best-move = rien de mieux
review-list-better = Mieux : « { $move } »
review-list-perhaps = Peut-être mieux : « { $move } »
review-analysing = L’entraîneur l’examine en ce moment…
review-to-come = À venir
review-about = environ { $percent } %
review-first-look = Mieux à première vue : « { $move } »
review-waiting-more = { $decisions ->
    [one] Encore une à venir
   *[other] Encore { $decisions } à venir
}
review-range = { $low } à { $high } %

review-all = Toutes les décisions
review-at = { $number } sur { $decisions }
review-previous = Précédente
review-next = Suivante
review-played = Joué : « { $move } »
review-try-sure = Il y avait mieux. Que ferais-tu ?
review-try-perhaps = Il y avait peut-être mieux. Que ferais-tu ?
review-show = Montre-moi
review-not-allowed = Ici, ce coup n’était pas possible.
review-tried-best = Oui ! « { $move } », c’est aussi le choix de l’entraîneur.
review-tried-good = Bien ! « { $move } » est à peu près aussi bon que le choix de l’entraîneur, « { $best } ».
review-tried-same = C’est ce qui a été joué : « { $move } », soit { $percent } % de chances de gagner en moins. Essaie autre chose.
review-tried-worse = « { $move } », c’est { $percent } % de chances de gagner en moins. Essaie autre chose, ou touche « Montre-moi ».
review-verdict-sure = Mieux : « { $best } », avec { $percent } % de chances de gagner en plus ({ $low } à { $high } %).
review-verdict-perhaps = Peut-être mieux : « { $best } », avec { $percent } % de chances de gagner en plus, semble-t-il ({ $low } à { $high } %).
review-verdict-best = On ne pouvait pas faire mieux : l’entraîneur n’a rien trouvé de meilleur.
review-verdict-even = Cela ne change rien aux chances de gagner.
review-why-to = Pourquoi ?
review-worths = Ce que valait chaque coup
review-why = Pourquoi
review-hard = Était-ce difficile ?
review-hard-0 = Facile : le réflexe et le bot Habitué trouvent l’un des meilleurs coups.
review-hard-1 = Pas facile : le réflexe ou le bot Habitué passe à côté des meilleurs coups.
review-hard-2 = Difficile : ni le réflexe ni le bot Habitué ne trouvent l’un des meilleurs coups.
review-hard-thumb-0 = Facile : le réflexe et l’entraîneur sont d’accord.
review-hard-thumb-1 = Pas facile : le réflexe ne trouve pas le meilleur coup.
review-thumb = Le réflexe
review-thumb-why = Ce que ferait un bon joueur par réflexe, sans réfléchir longtemps.
review-regular = Bot Habitué
review-regular-why = Ce qu’un bot de ce niveau aurait joué d’un coup d’œil, d’après ce qu’il a appris au fil de millions de parties.
review-points-more = { $points ->
    [one] En moyenne, le meilleur coup rapporte { $points } point de plus.
   *[other] En moyenne, le meilleur coup rapporte { $points } points de plus.
}
review-points-fewer = { $points ->
    [one] En moyenne, le meilleur coup rapporte { $points } point de moins.
   *[other] En moyenne, le meilleur coup rapporte { $points } points de moins.
}
review-odds = Où peuvent être les cartes cachées
review-odds-how = Sur 100 répartitions possibles des cartes cachées, d’après ce que ce joueur savait : combien de fois chaque carte se trouve à tel ou tel endroit. Les cartes dont la place est certaine n’y figurent pas.
review-odds-card = Carte
review-odds-all = Montrer toutes les cartes ({ $cards })
review-play-on = Jouer la suite
review-play-on-how = Ouvre une nouvelle table avec les mêmes cartes, et des bots à toutes les autres places.
review-list = Liste de tous les coups ({ $moves })

## Hints that the host allows

new-hints = Autoriser les conseils
new-hints-help = Les joueurs peuvent demander le meilleur coup, et tout le monde voit que les conseils sont autorisés. Si tu ne joues qu’avec des bots, tu peux toujours en demander.
lobby-hints = conseils autorisés
bar-hints = Conseils autorisés

## Records that are brought along

record-refused = Impossible d’ouvrir ce fichier
record-none = il ne contient aucune partie enregistrée
fair-copied = Ces cartes n’ont pas été mélangées à cette table : on ne peut donc rien prouver à leur sujet ici.

## A table that friends rely on: who’s there, pauses, nudges, the clock

left-you = Tu as quitté cette table. Un bot joue à ta place.
left-return = Revenir
paused-by = { $seat } a mis la partie en pause.
paused-by-you = Tu as mis la partie en pause.
paused-resume = Reprendre
lost = { $seat } n’est plus en ligne.
lost-bot = { $seconds ->
    [one] Un bot prend le relais dans { $seconds } seconde.
   *[other] Un bot prend le relais dans { $seconds } secondes.
}
lost-now = Maintenant
lost-now-whom = Maintenant : un bot joue pour { $seat }
nudge = Relancer { $seat }
clock-left = { $seconds } s
clock-help = Quand le temps d’un coup est écoulé, un bot joue ce coup-là. Ensuite, c’est de nouveau à toi.
seats-stand-up = Se lever
lobby-rename = Changer de nom
lobby-clock = Temps par coup
lobby-clock-off = Illimité
lobby-clock-seconds = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
