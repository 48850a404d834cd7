### What the page says at a table, whatever the game; it comes together with a game's own words.
### See docs/translating.md and docs/glossary/fr.md.

## What the tab of the browser is called. $text is the game's title.

title-turn = ● À toi · { $text }
title-game = { $text } · Trickery
title-over = Partie finie · { $text } · Trickery
title-lobby = { $text } : la table se remplit · Trickery
title-closed = Table fermée · { $text } · Trickery
title-replay = Replay : { $text } · Trickery

## The bar at the top: there is little room on a phone

bar-home = Trickery, retour aux jeux
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

menu-title = La table
menu-keys = Touches
menu-leave = Quitter la table
menu-leaving = Si tu quittes la table, un bot joue pour toi jusqu’à ton retour : la page d’accueil garde la liste de tes tables.
menu-seats = Places
menu-invite = Inviter des amis
menu-seen-before = Ces cartes ont déjà été distribuées, à une autre table. Qui connaît cette partie les connaît.
menu-fingerprint = L’empreinte du secret tiré par le serveur pour le mélange :

## The first hint to whoever plays a game for the first time

first-time = Première fois ?
first-lit = Ce qui est éclairé peut se jouer.
first-met = Compris

## A question before a move that cannot be undone; the question itself is the game's

sure-yes = Oui, vas-y
sure-no = Non, attends

## Keys

keys-title = Touches
keys-enter = Entrée
keys-escape = Échap
keys-hand = vers le premier élément jouable
keys-arrows = de carte en carte dans une main
keys-play = jouer
keys-moves = tous les coups en liste
keys-pause = pause, puis reprendre
keys-log = le journal
keys-sheet = la feuille de score
keys-rules = les règles
keys-say = dire quelque chose
keys-close = fermer le volet
keys-help = cette aide

## Invitations

invite-sit = Qui ouvre ce lien peut prendre une place libre.
invite-take-over = Qui ouvre ce lien peut prendre le relais à une place offerte par l’hôte.
invite-watch = Qui ouvre ce lien peut regarder, et demander une place à l’hôte.
invite-sit-link = Lien pour jouer
invite-sit-copy = Copier le lien pour jouer
invite-sit-code = Lien pour jouer, en QR code
invite-watch-link = Lien pour regarder
invite-watch-copy = Copier le lien pour regarder
invite-watch-code = Lien pour regarder, en QR code
invite-only-here = Seule cette machine peut ouvrir ces liens. Pour laisser entrer les téléphones et les amis de ton réseau, lance le serveur avec { $text }.
copy-done = Copié.
copy-by-hand = Copie-le à la main : { $text }

## The lobby, where a table fills

lobby-table = Autour de la table
lobby-players = { $players } joueurs
lobby-option = { $option } : { $value }
lobby-again = la même donne qu’avant
lobby-deal = Distribuer les cartes
lobby-dealing = Les cartes vont être distribuées. Tu peux regarder.
lobby-host = C’est à { $seat } de distribuer.
lobby-can-watch = Tu peux regarder, même sans prendre place.
lobby-full = Toutes les places sont prises. Tu peux regarder.
lobby-shuffling = Mélange en cours : chacun ajoute son grain de hasard.
lobby-awaited = On attend { $seats }.
lobby-called-off = Le mélange a été annulé : { COUNT($numbers) ->
    [one] le grain de hasard de la place { $numbers } n’est pas arrivé à temps, et cette place est de nouveau libre.
   *[other] les grains de hasard des places { $numbers } ne sont pas arrivés à temps, et ces places sont de nouveau libres.
} Aucune carte n’a été distribuée. Chacun ajoute un nouveau grain au prochain mélange.
lobby-called-off-for-all = Le mélange a été annulé : aucun grain de hasard n’est arrivé à temps, donc personne n’a perdu sa place. Aucune carte n’a été distribuée. Chacun ajoute un nouveau grain au prochain mélange.
lobby-accused = Cette page avait envoyé ton grain de hasard : il n’est pas arrivé à temps, ou le serveur n’en a pas voulu.
lobby-open-seats = { $open ->
    [one] Une place est libre : un bot y jouera après la donne.
   *[other] { $open } places sont libres : des bots y joueront après la donne.
} On ne pourra y prendre le relais que si tu offres la place dans le menu de la table.
lobby-fair = Un mélange que personne ne peut choisir
lobby-fair-how = Le serveur a tiré un nombre au hasard, son secret, et n’en montre que l’empreinte, ci-dessous. Pour chaque personne assise ici, sa page tire elle aussi un nombre, son grain de hasard, et n’en montre que l’empreinte. Quand l’hôte distribue, toutes les empreintes sont fixées ; puis tous les grains sont dévoilés, et les cartes découlent du secret et de tous les grains ensemble. Personne ne peut donc les choisir. Après la partie, cette page le vérifie, et tu le peux aussi. Qui gère le serveur peut regarder les cartes pendant la partie : aucun mélange ne peut l’empêcher.
lobby-same = Une donne déjà jouée
lobby-same-how = Ces cartes ont déjà été distribuées, à une autre table : ici, rien n’est mélangé. Qui connaît cette partie connaît les cartes.

## Seats. $number is a seat's number, counted from 1.

seats-number = Place { $number }
seats-watching = Ce lien permet de regarder. Pour jouer, demande une place à l’hôte.
seats-level = Niveau des bots
seats-bot-plays = Joue { $text }.
seats-you = toi
seats-host = hôte
seats-offered = place offerte
seats-bot = un bot joue
seats-stand-in = bot remplaçant
seats-away = pas là
seats-luck-added = grain ajouté
seats-luck-awaited = grain attendu
seats-luck-revealed = grain dévoilé
seats-luck-missing = pas encore de grain
seats-sit = Prendre place
seats-take = Prendre le relais
seats-offer = Offrir la place
seats-offer-which = Offrir la place { $number }
seats-offer-end = Ne plus offrir
seats-offer-end-which = Ne plus offrir la place { $number }
seats-add-bot = Ajouter un bot
seats-add-bot-which = Ajouter un bot à la place { $number }
seats-keep-bot = Garder un bot
seats-keep-bot-which = Garder un bot à la place { $number }
seats-replace = Remplacer par un bot
seats-replace-which = Remplacer par un bot à la place { $number }
seats-remove = Retirer
seats-remove-whom = Retirer { $seat }

## What a table tells at once

live-unseated = Tu as perdu ta place à cette table. Désormais, tu regardes.
live-dismiss = Masquer
live-again-title = Ces cartes se rejouent en ce moment
live-again = La partie de cette table est finie, et sa donne se rejoue à une autre. Tant que cela dure, seuls ceux qui avaient une place ici voient ce qui a été joué.

## Puzzles: positions with one clearly best move

puzzles-what = Dans chacune de ces positions, un coup est nettement le meilleur, et ce n’est pas le réflexe d’un bon joueur. Trouve-le.
puzzles-none = Cette énigme n’existe pas
puzzles-solved = Résolues : { $solved } sur { $puzzles }
puzzles-next = Énigme suivante
puzzles-all = Toutes les énigmes
puzzles-level = { $level ->
    [1] Facile
    [2] Délicate
   *[3] Difficile
}
puzzles-one = Énigme { $number }, { $players } joueurs, { $mark ->
    [solved] résolue
    [missed] manquée
   *[new] pas encore essayée
}
puzzle-heading = Énigme { $number } · { $text }
puzzle-right = Bravo ! C’est le meilleur coup.
puzzle-wrong = Pas tout à fait. Le meilleur coup : { $move }
puzzle-worths = Ce que vaut chaque coup, en part de la victoire
puzzle-why = Pourquoi « { $move } » ?
puzzle-thumb-errs = Par réflexe, un bon joueur aurait choisi « { $move } » (« { $why } »), mais ici autre chose compte davantage.
puzzle-deep = L’entraîneur a joué la suite environ { $playouts } fois à partir d’ici, avec les cartes cachées là où elles peuvent être.
puzzle-before = Ce qui a été joué avant

## The log

told-line = { $seat } : { $what }
told-aloud = { $seat } : { $what }.
told-secret = { $seat } : un coup secret
told-secret-aloud = { $seat } : un coup secret.
told-turn = À toi de jouer : { $prompt }
told-nothing = Il ne s’est encore rien passé.
told-everything = Tout afficher

## Beside the table: five tabs, with as little room as a fifth of a phone's width, and their headings

panel-name = Journal, score, règles et coups
panel-body = Volet
panel-log = Journal
panel-log-title = Journal
panel-sheet = Score
panel-sheet-title = Feuille de score
panel-rules = Règles
panel-rules-title = Règles
panel-moves = Coups
panel-moves-title = Tous les coups
panel-say = Dire
panel-say-title = Dire quelque chose
panel-not-your-turn = Ce n’est pas à toi de jouer.
panel-watching = Seuls ceux qui sont à la table peuvent parler.
panel-said = Déjà dit

## The score sheet

score-name = La feuille
score-what = Ce qui a compté
score-nothing = Rien n’a encore été compté.
score-fetching = On cherche la feuille…

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
result-record = Enregistrement et équité
result-download = Télécharger la partie
result-copy-replay = Copier le lien du replay

## A table by rules that have been revised since

ended-title = { $text } : une table fermée
ended-why = { $why }.
ended-kept = Rien n’en est perdu : voici ce qui s’est passé, et l’enregistrement garde chaque carte.
ended-fair = Équité

## A replay

replay-heading = Replay : { $text }
replay-fetching = On cherche la partie…
replay-eyes = Vu par
replay-eyes-table = un spectateur
replay-eyes-all = tout le monde : cartes visibles
replay-copy = Copier le lien
replay-table = Vers la table
replay-first = Première étape
replay-back = Reculer
replay-play = Lecture
replay-pause = Pause
replay-forward = Avancer
replay-last = Dernière étape
replay-step = Étape { $step } sur { $last }

## The table itself

felt-name = La table
felt-laying = On met la table…
felt-others = Les autres joueurs
felt-players = Joueurs
felt-points = points
felt-to-move = doit jouer
# What a screen reader says of a bot's mark.
felt-bot = bot
# Beside the name of somebody for whom a bot stands in: very little room.
felt-away = pas là
felt-away-why = { $seat } n’est pas là ; un bot joue en attendant.
felt-you = Toi
felt-hand = Ta main
felt-lifted = { $text }, carte soulevée : encore une fois pour la jouer
felt-trick = Le pli
felt-last-trick = Le dernier pli
felt-moves = Coups
felt-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
felt-none = rien
felt-yes = oui
felt-no = non

## Why this page does not go on with a shuffle

doubt = Cette page ne va pas plus loin avec ce mélange : { $why }
doubt-other-table = il serait celui d’une autre table.
doubt-earlier = le serveur ne dit rien de certains mélanges précédents.
doubt-twice = une place est deux fois dans sa liste.
doubt-commitment = le serveur a changé ce à quoi il s’était d’abord engagé.
doubt-made-again = le serveur veut refaire le mélange { $shuffle }, alors qu’il a pu en voir les cartes.
doubt-list = le serveur a changé la liste du mélange { $shuffle }.
doubt-not-in-it = Ton grain de hasard n’est pas dans ce mélange : tu n’en avais pas ajouté, ou tu n’étais pas là quand il a commencé.
doubt-not-ours = Pour ta place, la liste contient un grain de hasard qui n’est pas celui de cette page ; elle ne dévoile donc rien. Si cette table est ouverte sur un autre de tes appareils, c’est lui qui dévoile.

## What is proven of a shuffle. Secret: the server's random number; luck: a person's; fingerprint: what is shown of either before.

fair-checking = Vérification du mélange…
fair-unchecked = Impossible de le vérifier : { $why }
fair-proven = Prouvé :
fair-partly = Non prouvé :
fair-broken = Faux :
fair-terms = Le secret est un nombre tiré au sort par le serveur, un grain de hasard un nombre tiré par la page de chacun. Une empreinte ne correspond qu’à un seul nombre, sans dire lequel : elle était montrée avant, le nombre lui-même après.
fair-limits = Ce qu’aucune vérification ne peut montrer : qui gère le serveur peut regarder les cartes pendant la partie. Et cette page vient de ce serveur : si tu n’as pas confiance, garde le reçu et l’enregistrement, et vérifie-les ailleurs avec cette commande, qui regarde aussi si chaque coup a suivi les règles :
fair-save = Garder le reçu
fair-fingerprint = L’empreinte du secret du serveur
fair-fingerprint-first = L’empreinte du secret du serveur, telle que montrée au départ
fair-secret = Le secret du serveur
fair-luck = Grain de hasard de la place { $number }
fair-lucks = Les grains de hasard des joueurs

## The verdict

proof-broken = On ne peut pas se fier à ce mélange.
proof-again = Ces cartes avaient déjà été distribuées, à une autre table : qui connaissait cette partie les connaissait. Rien n’a été mélangé ici.
proof-no-luck = Personne n’a ajouté de grain de hasard : qui gère le serveur a donc pu choisir ces cartes.
proof-bystander = L’enregistrement est cohérent. Il ne peut rien prouver de plus ici, car ce navigateur n’a pas pris part au mélange.
proof-partly = Ce mélange est prouvé en partie : vois plus bas ce qui manque.
proof-nobody-chose = Personne n’a choisi ces cartes, si tu te fies à ta propre page.
proof-alone = Le serveur était lié à son secret avant de connaître ton grain de hasard : il n’a donc pas choisi ces cartes. Personne d’autre n’a ajouté de grain : il n’y a aucune autre parole à comparer.
proof-first = Une table d’avant les promesses : qui gérait le serveur et lançait aussi la partie a pu choisir ces cartes.

## What it rests on, finding by finding

proof-record-unknown = L’enregistrement ne dit pas comment ses cartes ont été mélangées, ou le dit sous une forme que cette page ne connaît pas.
proof-record-shuffled = L’enregistrement dit que rien n’a été mélangé ici, mais cette page a vu un mélange.
proof-record-elsewhere = L’enregistrement est celui d’une autre table.
proof-secret-wrong = Le secret du serveur ne correspond pas à son empreinte.
proof-secret-settings = La partie n’a pas été jouée avec les options et les données auxquelles le serveur était lié.
proof-secret-changed = Le serveur avait d’abord montré une autre empreinte : il a changé son secret ensuite.
proof-secret-unseen = Le secret du serveur correspond à son empreinte. Ce navigateur n’en avait noté aucune avant la donne.
proof-secret-fits = Le secret du serveur correspond à l’empreinte montrée au départ : il n’a pas été changé une fois les grains de hasard connus.
proof-list-missing = Il manque le mélange { $shuffle } : ses grains de hasard ont été dévoilés, puis il a été refait.
proof-list-changed = Le mélange { $shuffle } a une autre liste d’empreintes que celle montrée avant que ton grain de hasard soit dévoilé.
proof-list-left-out = L’enregistrement dit que ton grain de hasard manquait au mélange { $shuffle }. Cette page l’avait envoyé : il n’est pas arrivé à temps, ou le serveur n’en a pas voulu.
proof-list-unseen = Ce navigateur n’a pas vu la liste des empreintes avant la donne : il ne peut donc pas dire si quelqu’un y a été ajouté ou retiré.
proof-list-kept = La liste des empreintes est celle montrée avant que ton grain de hasard soit dévoilé : personne n’y a été ajouté ni retiré.
proof-pledge-wrong = Le grain de hasard de la place { $number } ne correspond pas à l’empreinte qui en avait été montrée.
proof-pledge-silent = La place { $number } n’a pas dévoilé son grain de hasard, et pourtant les cartes ont été distribuées.
proof-pledges-fit = Chaque grain de hasard correspond à son empreinte : personne n’a choisi le sien après en avoir vu un autre.
proof-pledges-unseen = Chaque grain de hasard correspond à son empreinte. Quand elles ont été montrées, ce navigateur ne peut pas le dire.
proof-luck-in = Ton propre grain de hasard y est : les cartes dépendent de quelque chose que personne ne connaissait avant que tout le reste soit fixé.
proof-luck-out = Ton propre grain de hasard n’y est pas : tu n’en avais pas ajouté, ou tu n’étais pas là à la donne.
proof-cards-unknown = Ses cartes ne peuvent pas être vérifiées ici : cette page ne sait pas comment ce jeu se distribue.
proof-cards-revised = Ses cartes ne peuvent pas être vérifiées ici : les règles du jeu ont été révisées depuis.
proof-cards-wrong = Les cartes distribuées à l’étape { $step } de l’enregistrement ne découlent pas du secret et des grains de hasard.
proof-cards-none = L’enregistrement ne contient aucune donne.
proof-cards-fit = { $draws ->
    [one] Les cartes découlent du secret et des grains de hasard, carte par carte.
   *[other] Les { $draws } donnes et mélanges de cette partie découlent tous du secret et des grains de hasard, carte par carte.
}
proof-game-hand = L’enregistrement te donne d’autres cartes en main que celles que tu as reçues.
proof-game-moves = L’enregistrement montre d’autres coups que ceux joués depuis ta place.
proof-game-same = L’enregistrement est bien celui de la partie jouée ici : tes cartes et tes coups y sont.
proof-called-off-unseen = L’enregistrement ne parle d’aucun mélange annulé. Ce navigateur n’était pas là pour le voir.
proof-called-off-none = Aucun mélange n’a été annulé : personne n’a vu une donne avant d’en faire faire une autre.
proof-called-off-wrong = Un mélange a été annulé alors que tout le monde avait dévoilé son grain de hasard.
proof-called-off = { $count ->
    [0] Aucun mélange n’a été annulé.
    [one] Un mélange a été annulé.
   *[other] { $count } mélanges ont été annulés.
} { SPACED($silent) } Avec la complicité de qui gère le serveur, on a pu écarter ainsi une donne qui déplaisait : il n’est pas prouvé que personne n’a choisi.
proof-silent = { COUNT($numbers) ->
    [one] Au mélange { $shuffle }, qui occupait alors la place { $numbers } n’a pas dévoilé son grain de hasard.
   *[other] Au mélange { $shuffle }, ceux qui occupaient alors les places { $numbers } n’ont pas dévoilé leur grain de hasard.
}

## The same at a table from before luck was pledged

proof-first-secret-wrong = Le secret du serveur ne correspond pas à l’empreinte montrée au départ.
proof-first-secret-fits = Le secret du serveur correspond à l’empreinte.
proof-first-secret-kept = Le secret du serveur correspond à l’empreinte montrée au départ.
proof-first-luck-in = Ton grain de hasard a compté.
proof-first-luck-out = Ton grain de hasard n’a pas compté.
proof-first-cards = Ses cartes ne sont pas vérifiées ici ; { $text } le fait avec l’enregistrement.

## Leçons

title-lesson = Apprendre { $text } – Trickery
lesson-heading = Ta première manche de { $text }
lesson-none = Il n’y a pas de leçon
lesson-at = { $number } sur { $steps }
lesson-leave = Quitter
lesson-on = Continuer
lesson-back = Retour
lesson-skip = Montre-moi
lesson-take-back = Reprendre le coup
lesson-another = C’est permis aussi. Pour cette leçon, essaie plutôt : { $move }.
lesson-end = C’était ta première manche. Continue la partie, ou prends place à ta propre table.
lesson-play-on-here = Continuer la partie
lesson-play-game = Nouvelle partie
aim-name = But et situation

## Settings

settings-name-help = Pour la prochaine table où tu prendras place.
settings-motion = Animations
settings-motion-off = Aucune : tout est immédiat
settings-motion-fast = Rapides
settings-motion-normal = Normales
settings-motion-slow = Lentes
settings-colours = Thème
settings-colours-auto = Celui de l’appareil
settings-colours-light = Clair
settings-colours-dark = Sombre
settings-sound = Sons
settings-two-taps = Deux appuis pour jouer une carte : le premier la soulève
settings-pace = Rythme des autres
settings-pace-none = Tout de suite
settings-pace-slowest = Très lent
settings-wait-tricks = Un pli terminé attend un appui
settings-wait-rounds = La fin d’une manche attend un appui
settings-forced = Jouer pour moi quand il n’y a qu’un coup possible
settings-clauses = Citer aussi les articles des règles

## Moments

round-who = Qui
round-points = Cette manche
round-total = Total
round-go-on = Continuer
trick-go-on = Continuer
bar-pause = Pause
bar-paused = En pause

## Before a first game

first-game-title = Ta première partie de { $text } ?
first-game-what = Trois minutes de jeu guidé, à la vraie table, te montrent de quoi il s’agit.
first-game-learn = Montre-moi
first-game-play = Jouer tout de suite

## A result

result-place = { $place ->
    [1] 1er
   *[other] { $place }e
  } rang sur { $players }
result-moments = Ce qui a fait la différence
result-moment = { $label } : { $seat } { SIGNED($points) }
result-learn = Apprendre le jeu

## Taking back

# A button: the last move told nobody anything.
take-back = Reprendre le coup

## Entre amis : demander une place, partager un lien, écrire soi-même

asking-name = Quelqu’un demande une place
asking-wants = { "\u2068" }{ $text }{ "\u2069" } demande une place.
asking-others = { $others ->
    [one] une autre personne attend
   *[other] { $others } autres attendent
}
asking-which = Quelle place
asking-seat = { $number } : { $seat }
asking-give = Donner la place
asking-decline = Refuser
asking-ask = Demander une place
asking-waiting = Tu as demandé une place : l’hôte décide.
asking-no-longer = Laisser tomber
asking-given = L’hôte t’a donné une place.
asking-declined = Tu n’as pas reçu de place à cette table. Tu regardes.
invite-share = Partager
invite-sit-share = Partager le lien pour jouer
invite-watch-share = Partager le lien pour regarder
say-own = Tes propres mots
say-send = Envoyer
say-mute = Ne plus entendre { $seat }
say-unmute = Entendre à nouveau { $seat }
lobby-here = Déjà là : { $seats }.
lobby-not-here = Pas encore là : { $seats }.
result-wanting = { COUNT($seats) ->
    [one] { $seats } veut une revanche.
   *[other] { $seats } veulent une revanche.
}

## A newer page

bar-newer = Charger la nouvelle version

## Notifications

settings-alerts = M’avertir quand c’est mon tour ou que la partie est finie, si je regarde ailleurs
settings-alerts-denied = Ton navigateur interdit les notifications de cette page. Tu peux les autoriser dans ses réglages.
settings-alerts-never = Il faut pour cela un navigateur qui gère les notifications et une page chiffrée (https).

## Accueillir quelqu’un entre deux manches

asking-later = Après cette manche
asking-more = Une autre place, plus tard ou aucune
asking-promised = Après cette manche, tu remplaces { $seat }.
asking-promised-to = Après cette manche, { "\u2068" }{ $text }{ "\u2069" } remplace { $seat }.
asking-lapsed = La place qu’on t’avait promise n’est plus pour toi.
asking-lapsed-for = La place promise à { "\u2068" }{ $text }{ "\u2069" } ne sera pas prise.

## Seen away from tables, but seldom

settings-language-auto = Celle du navigateur
rules-clauses = Toutes les règles en détail, article par article

## What moves are worth: a hint, and a review

# Short notes beside a move
worth-best = le meilleur
worth-chosen = joué
# How much of the win one can expect after a move
worth-share = { $percent } %
# The same read out
worth-share-aloud = { $percent } pour cent de la victoire, entre { $low } et { $high }
worth-points = { NUMBER($points, minimumFractionDigits: 1) } points
worth-all = Montrer les { $moves } coups
worth-doubt = Un coup dont l’avance est plus petite que l’incertitude n’est pas dit meilleur.

## A hint

hint = Conseil
hint-title = Le conseil de l’entraîneur
# The coach has to learn the game first, or works on something else.
hint-thinking = L’entraîneur réfléchit…
hint-waiting = L’entraîneur se prépare. La première fois, cela prend un moment.
hint-best = Le meilleur coup : { $move }
# No move is clearly the best.
hint-close = C’est serré. Un bon choix : { $move }
hint-bars = La part de la victoire que tu peux espérer après chaque coup, d’après ce que tu peux savoir. Le trait montre à quel point c’est sûr.

## The review

title-review = Analyse : { $text } · Trickery
result-review = Analyse
review-heading = Analyse : { $text }
review-none = Il n’y a pas d’analyse
review-whose = Coups joués par
review-waiting = { $ahead ->
    [0] L’entraîneur se prépare. La première fois, cela prend un moment.
    [one] Une autre analyse passe avant.
   *[other] { $ahead } autres analyses passent avant.
}
review-reading = L’entraîneur lit la partie…
review-progress-name = Où en est l’entraîneur
review-progress = { $done } décisions sur { $decisions }
review-progress-time = { $done } décisions sur { $decisions }, encore { $seconds } s environ
review-done = { $decisions ->
    [one] Une décision, sa suite jouée { $playouts } fois jusqu’au bout.
   *[other] { $decisions } décisions, la suite de chacune jouée { $playouts } fois jusqu’au bout.
}
review-lost = La connexion est perdue. L’analyse reprendra d’elle-même.
review-no-decisions = Dans cette partie, { $seat } n’a jamais eu le choix.
review-share = { $percent } %
review-change = { SIGNED($percent) } %

review-account = Comment on en est arrivé là
review-account-told = Au départ, une part égale de { $start } % ; la chance ({ SIGNED($luck) } %) et l’adresse ({ SIGNED($skill) } %) ont mené à { $result } % de la victoire.
review-start = Départ
review-start-why = Avant la donne, chacun a une part égale de la victoire.
review-luck = Chance
review-luck-why = Ce à quoi personne ne pouvait rien à cette place : la donne, les cartes qui sont venues et ce que les autres ont fait.
review-room = Trouvé
review-room-why = Ce que les meilleurs coups valaient de plus que ceux d’un habitué.
review-cost = Gâché
review-cost-why = Ce que les meilleurs coups valaient de plus que les coups joués, au total. L’adresse, c’est ce qui a été trouvé moins ce qui a été gâché.
review-result = Résultat
review-result-why = La victoire elle-même : entière, en partie si elle est partagée, ou rien.

review-curve = Les chances de chacun
review-curve-steer = Décisions le long de la courbe
review-in-short-best = Décision { $number } : { $move }, rien de mieux
review-in-short-sure = Décision { $number } : { $move }, a coûté { $percent } %
review-in-short-perhaps = Décision { $number } : { $move }, a peut-être coûté { $percent } %
review-look = Voir
review-legend-luck = chance
review-legend-sure = une erreur
review-legend-perhaps = peut-être une erreur
review-curve-table = La courbe en tableau
review-column-decision = Décision
review-from-to = { $from } à { $to } %

review-decisions = Décisions
review-decisions-how = Ce que chacune a coûté de la victoire et, dessous, entre quels chiffres cela se situe, 95 fois sur 100.
review-order = Ordre
review-order-cost = Par coût
review-order-game = Au fil de la partie
review-best-move = rien de mieux
review-perhaps = peut-être
review-range = { $low } à { $high } %

review-all = Toutes les décisions
review-at = { $number } sur { $decisions }
review-previous = La précédente de la liste
review-next = La suivante de la liste
review-played = Joué : { $move }
review-try-sure = Il y avait mieux. Que ferais-tu ?
review-try-perhaps = Il y avait peut-être mieux. Que ferais-tu ?
review-show = Voir la réponse
review-not-allowed = Ici, ce n’était pas permis.
review-tried-best = Oui : { $move }. C’est aussi le choix de l’entraîneur.
review-tried-good = Bien : { $move }, à peu près aussi bon que le choix de l’entraîneur : { $best }.
review-tried-same = C’est le coup qui a été joué : { $move }. Il coûte { $percent } % de la victoire. Essaie autre chose.
review-tried-worse = { $move } : ce coup coûte { $percent } % de la victoire. Essaie autre chose, ou regarde la réponse.
review-verdict-sure = Mieux : { $best }. Ce coup valait { $percent } % de la victoire en plus ({ $low } à { $high }).
review-verdict-perhaps = Peut-être mieux : { $best }. Ce coup valait peut-être { $percent } % de la victoire en plus ({ $low } à { $high }).
review-verdict-best = L’entraîneur n’a rien trouvé de mieux.
review-why-to = Pourquoi ?
review-worths = Ce que valait chaque coup
review-why = Pourquoi
review-hard = Était-ce difficile ?
review-hard-0 = Facile : réflexe, habitué et entraîneur sont d’accord.
review-hard-1 = Pas facile : réflexe, habitué, entraîneur, l’un des trois n’est pas d’accord.
review-hard-2 = Difficile : réflexe, habitué et entraîneur veulent chacun autre chose.
review-thumb = Le réflexe
review-thumb-why = Le réflexe d’un bon joueur, sans trop réfléchir.
review-regular = Un habitué
review-regular-why = Ce qu’aurait fait un bot de ce niveau : d’un coup d’œil, d’après ce qu’il a appris au fil de millions de parties.
review-points = En points, le meilleur coup fait { SIGNED($points) } en moyenne.
review-odds = Où peuvent être les cartes cachées
review-odds-how = Nombre de cas sur 100, parmi ceux qui s’accordent avec ce qu’on savait à cette place. Ce qui est certain n’y figure pas.
review-odds-card = Carte
review-play-on = Jouer la suite
review-play-on-how = Une nouvelle table avec les mêmes cartes, et des bots à toutes les autres places.
review-list = { $moves } coups en liste
## Hints that the host allows

# A switch when a table is opened.
new-hints = Permettre les conseils
new-hints-help = Qui joue peut alors demander le meilleur coup, et tout le monde voit que c’est permis. Là où tu ne joues qu’avec des bots, les conseils sont toujours permis.
# One of the facts about a table, in a row.
lobby-hints = les conseils sont permis
# In the bar at the top: there is little room.
bar-hints = Conseils permis

## Records that are brought along

# A button, and what it is for.
record-open = Ouvrir un enregistrement
record-open-help = Une partie gardée dans un fichier, pour l’analyser. Tu peux aussi déposer le fichier sur la page d’accueil.
# A heading; the reason follows.
record-refused = Impossible d’ouvrir ce fichier
record-none = il ne contient aucune partie enregistrée
# Instead of what was proven of the shuffle.
fair-copied = Ces cartes n’ont pas été mélangées à cette table : on ne peut rien prouver à leur sujet ici.
