### What all parts of Trickery say. See docs/translating.md and docs/glossary/fr.md.

## The language itself

language-name = Français

## Seats

seat-name = Joueur { $number }
name-of =
    { INITIAL($text) ->
        [a] d’{ $text }
        [e] d’{ $text }
        [i] d’{ $text }
        [o] d’{ $text }
        [u] d’{ $text }
       *[other] de { $text }
    }

## Levels of bots

level-beginner = Débutant
level-beginner-plays = comme quelqu’un qui découvre le jeu et ne voit pas tout
level-novice = Amateur
level-novice-plays = avec les réflexes d’un bon joueur, sans s’arrêter pour réfléchir
level-regular = Habitué
level-regular-plays = d’un coup d’œil, avec ce qu’il a appris au fil de millions de parties contre lui-même
level-expert = Expert
level-expert-plays = avec ce qu’il a appris, et en testant des mains que les autres pourraient avoir
level-master = Maître
level-master-plays = avec ce qu’il a appris, et en testant beaucoup de mains que les autres pourraient avoir ; il prend son temps
level-expert-alone = en testant des mains que les autres pourraient avoir
level-master-alone = en testant beaucoup de mains que les autres pourraient avoir ; il prend son temps
bot-of-package = comme le paquet Python « { $text } » le lui dit
levels-untrained = { $text_title } n’a pas le niveau { ROW($names) } : il faudrait un réseau entraîné pour ce jeu.

## Moves that are refused

game-is-over = la partie est finie
chance-comes-first = ce n’est encore à personne de jouer : il faut d’abord distribuer ou mélanger
not-your-turn = c’est à { $seat } de jouer
no-such-seat = il n’y a pas de place { $text } : les places vont de 1 à { $last }
no-such-number = les coups sont numérotés de 0 à { $last }
may-not = « { $move } » n’est pas permis : { $why }
which-move = « { $text } » peut vouloir dire plusieurs choses : { ROW($text_some) }
no-such-move = « { $text } » n’est pas un coup de ce jeu
no-such-move-near =
    { COUNT($text_near) ->
        [one] « { $text } » n’est pas un coup de ce jeu ; tu voulais dire « { $text_near } » ?
       *[other] « { $text } » n’est pas un coup de ce jeu ; tu voulais dire l’un de ceux-ci : { ROW($text_near) } ?
    }

## A rule of thumb

only-move = c’est le seul coup possible

## The end of a game

played-to-the-end = La partie est allée jusqu’au bout.

## Sentences

sentences = { SPACED($several) }

## Languages, games, players and options

no-such-language = « { $text } » ne fait pas partie des langues d’ici (au choix : { ROW($text_known) })
no-such-game = aucun jeu ne s’appelle « { $text } » (au choix : { ROW($text_known) })
no-such-game-near = aucun jeu ne s’appelle « { $text } » ; tu voulais dire « { $text_near } » ? (au choix : { ROW($text_known) })
players-are =
    { $most ->
        [one] { $text_game } se joue à { $most } joueur, pas à { $text }
       *[other] { $text_game } se joue à { $most } joueurs, pas à { $text }
    }
players-are-between =
    { $most ->
        [one] { $text_game } se joue de { $fewest } à { $most } joueur, pas à { $text }
       *[other] { $text_game } se joue de { $fewest } à { $most } joueurs, pas à { $text }
    }
switch-needs = l’option « { $text_option } » doit être on ou off, pas { $text }
number-option-needs = l’option « { $text_option } » doit être un nombre de { $low } à { $high }, pas { $text }
no-such-option = { $text_game } n’a pas d’option « { $text } » (au choix : { ROW($text_known) })
no-options-at-all = { $text_game } n’a aucune option, donc pas de « { $text } »
bad-generator = les deux mots d’un générateur doivent être des nombres de 0 à 2**64 - 1, et l’un des deux au moins ne doit pas être 0
older-rules = cette partie a été jouée avec des règles plus anciennes ({ $text_game }, version { $version }), qui ont changé depuis (version { $ours }) : on ne peut donc pas la continuer
newer-rules = cette partie a été jouée avec des règles plus récentes ({ $text_game }, version { $version }) que celles qui sont installées ici (version { $ours }) : mets Trickery à jour pour la continuer

## Bots

no-such-bot = aucun bot ne s’appelle « { $text } » (au choix : { ROW($text_known) })
no-such-bot-near = aucun bot ne s’appelle « { $text } » ; tu voulais dire « { $text_near } » ? (au choix : { ROW($text_known) })
bot-untrained = { $text_title } n’a pas de « { $text } » : il faudrait un réseau entraîné pour ce jeu (au choix : { ROW($text_known) })
bot-plays-others = le bot « { $text } » ne joue pas à { $text_title } (seulement à { ROW($text_known) })
bot-not-allowed = le bot « { $text } » vient d’un autre paquet Python, et n’est pas autorisé ici
bad-budget = « { $text } » : écris le budget d’un bot sous la forme { $text_bot }@1000 ou { $text_bot }@0.5s
bad-seconds =
    { $most ->
        [one] « { $text } » : un bot peut réfléchir au plus { $most } seconde par coup
       *[other] « { $text } » : un bot peut réfléchir au plus { $most } secondes par coup
    }
bad-simulations = « { $text } » : le nombre de simulations doit être entier ; un nombre de secondes se termine par un s

## Games and bots of other packages

bad-game = le jeu « { $text } » du paquet Python « { $text_owner } » est inutilisable : { $why }
bad-bot = le bot « { $text } » du paquet Python « { $text_owner } » est inutilisable : { $why }
in-their-words = { $text }
plugin-name = son nom ne peut avoir que des minuscules, des chiffres et _
plugin-ours = Trickery en a déjà un de ce nom
plugin-rivals =
    { COUNT($text_rivals) ->
        [one] le paquet Python « { $text_rivals } » en a aussi un de ce nom
       *[other] d’autres paquets Python en ont aussi un de ce nom : { ROW($text_rivals) }
    }
plugin-lacks-card = { $text } n’a pas de CARD (une GameCard)
plugin-lacks = dans { $text }, il manque { ROW($text_lacks) }
plugin-needs-a-title = il manque un titre à sa CARD
plugin-clauses = les identifiants de ses articles doivent commencer par des majuscules, pas par « { $text } »
plugin-player-counts = ses nombres de joueurs ({ $text }) ne respectent pas 2 <= fewest <= usual <= most
plugin-makes-no-bots = { $text } ne fabrique pas de bots
plugin-below = son « below », le bot qui joue quand il échoue, doit être un bot de Trickery, pas « { $text } »

## Files and editions

file-unreadable = impossible de lire { $text } : { $text_why }
at-line = { $text }, ligne { $line } : { $why }
not-toml = { $text } n’est pas du TOML valide : { $text_why }
edition-of-record = l’édition de l’enregistrement
edition-at-line = { $text }, ligne { $line } : { $text_figure } : { $why }
edition-at = { $text } : { $text_figure } : { $why }
no-such-figure =
    { COUNT($text_known) ->
        [0] cette donnée n’existe pas (ce jeu n’en a aucune)
       *[other] cette donnée n’existe pas (ce jeu a : { ROW($text_known) })
    }
no-such-figure-near = cette donnée n’existe pas ; tu voulais dire « { $text_near } » ? (ce jeu a : { ROW($text_known) })
needs-a-table = doit être une table avec { ROW($text_known) }
needs-a-number = doit être un nombre entier de { $low } à { $high }, pas { $text }
needs-a-list = doit être une liste de nombres entiers, pas { $text }
entry-needs-a-number = l’élément { $place } doit être un nombre entier de { $low } à { $high }, pas { $text }
needs-a-list-of-names = doit être une liste de noms, pas { $text }
entry-needs-a-name = l’élément { $place } ne peut pas être { $text } (au choix : { ROW($text_known) })
entries-too-many-or-few =
    { $entries ->
        [0] n’a aucun élément ; il en faut de { $fewest } à { $most }
        [one] n’a qu’un élément ; il en faut de { $fewest } à { $most }
       *[other] a { $entries } éléments ; il en faut de { $fewest } à { $most }
    }
entries-not-as-many =
    { $entries ->
        [0] n’a aucun élément ; il en faut { $wanted }
        [one] n’a qu’un élément ; il en faut { $wanted }
       *[other] a { $entries } éléments ; il en faut { $wanted }
    }
entry-twice = contient { $text } plus d’une fois

## Records

no-chance-now = ici, le hasard ne décide de rien : c’est un coup qui devrait suivre
chance-is-missing = ici, c’est le hasard qui décide, mais le résultat manque
chance-is-too-much = ici, le hasard ne décide de rien, et pourtant un résultat a été noté
record-unfinished = seule une partie finie a un enregistrement
record-breaks-off = enregistrement incomplet : le JSON s’interrompt au caractère { $place }
record-absurd = ce n’est pas un enregistrement : { $text }
record-no-object = un enregistrement doit être un objet JSON
record-format = « format » doit être « { $text_format } », pas « { $text } »
record-lacks = « { $text_key } » manque, ou n’est pas du type { $text_kind }
record-unknown-key = clé inconnue « { $text_key } »
record-digest = la somme de contrôle ne correspond pas : l’enregistrement a été modifié après coup
taken-back-keys = « taken_back » doit être une liste d’objets avec « step », « seat » et « moves », dans l’ordre, pour des étapes et des places qui existent
record-not-over = la partie n’est pas finie après la dernière étape ({ $steps })
record-differs = « { $text_key } » dit { $text }, mais devrait dire { $text_given }
at-step = étape { $step } : { $why }
step-should-read = il faudrait lire { $text }
step-no-object = une étape doit être un objet JSON
step-keys = une étape doit avoir « chance », ou bien « seat » et « move » (et peut avoir « legal »)
step-seat = « seat » doit être un nombre entier de 0 à { $last }, pas { $text }
chance-no-object = « chance » doit être un objet JSON
step-move-no-text = « move » doit être du texte
legal-differs = « legal » ne donne pas la liste des coups permis

## A shuffle that doesn't keep its promise

fair-missing = l’enregistrement n’a pas de partie « fair » : le serveur ne s’était pas engagé sur son mélange
fair-no-receipts = c’est un enregistrement de l’ancien modèle, qui n’a pas de reçus
fair-other-settings = le serveur s’était engagé sur d’autres options, d’autres données ou d’autres règles
fair-does-not-follow = cela ne découle pas du nombre secret et des grains de hasard
fair-version = « fair.version » doit être { $version }, pas { $text } : mets Trickery à jour
fair-again = « fair » doit contenir « again », true ou false, et aucune clé inconnue
fair-table = « fair.table » doit être l’identifiant d’une table, et « fair.shuffles » ne doit pas être vide
fair-other-secret = le nombre secret ne correspond pas à son empreinte : ce n’est pas le mélange qui a été montré
fair-first-keys = « fair » doit contenir « commitment », « secret », « luck » et « again », et rien d’autre
fair-first-luck = « fair.luck » doit être une liste de textes
fair-first-again = « fair.again » doit être true ou false
fair-no-object = « { $text_key } » doit être un objet JSON
fair-lacks = « { $text_what } » doit contenir « { $text_key } », du type { $text_kind }
not-hexadecimal = « { $text_key } » doit avoir 64 chiffres hexadécimaux
shuffle-no-list = un mélange doit être une liste de promesses
shuffle-no-seat = mélange { $shuffle } : « seat » dit { $text }, mais cette place n’existe pas
shuffle-called-off = le mélange { $shuffle } a été annulé alors que tout le monde avait dévoilé son grain de hasard
pledge-keys = une promesse doit contenir « seat », « commitment » et « luck », et rien d’autre
pledge-order = les promesses doivent suivre l’ordre des places, une par place
luck-other = le grain de hasard { OF($seat) } ne correspond pas à son empreinte
luck-missing = { $seat } n’a pas dévoilé de grain de hasard, et pourtant les cartes ont été distribuées
receipt-format = le « format » d’un reçu doit être « { $text_format } »
receipt-nothing-shuffled = rien n’a été mélangé pour cette partie : elle ne peut donc pas avoir de reçu
receipt-other-table = le reçu est celui d’une autre table
receipt-other-commitment = le serveur avait montré une autre empreinte
receipt-shuffle-missing = il manque le mélange { $shuffle } : ta page l’a vu, puis les cartes ont été mélangées à nouveau
receipt-other-pledges = mélange { $shuffle } : d’autres empreintes avaient été montrées avant que les grains de hasard soient dévoilés
receipt-left-out = mélange { $shuffle } : le grain de hasard { OF($seat) } n’y figure pas
receipt-dealt-without = les cartes ont été distribuées sans le grain de hasard { OF($seat) }
receipt-other-cards = l’enregistrement ne montre pas les cartes reçues par { $seat }
receipt-other-moves = l’enregistrement ne montre pas les coups joués par { $seat }

## What was found out about a shuffle

found-commitment = empreinte du nombre secret du serveur : { $text }
found-luck = grains de hasard ajoutés par : { ROW($seats) }
found-nobody = Personne n’a ajouté de grain de hasard : le serveur a donc pu choisir les cartes.
found-first-luck =
    { COUNT($text_luck) ->
        [one] avec un grain de hasard : { $text_luck }
       *[other] avec { COUNT($text_luck) } grains de hasard : { ROW($text_luck) }
    }
found-first-nobody = sans aucun grain de hasard
found-first-kind = C’est un ancien type de mélange : si la personne qui gérait le serveur a aussi lancé la partie, elle a pu choisir les cartes.
found-called-off =
    { COUNT($seats) ->
        [one] Le mélange { $shuffle } a été annulé : { $seats } n’a pas dévoilé son grain de hasard.
       *[other] Le mélange { $shuffle } a été annulé : { $seats } n’ont pas dévoilé leurs grains de hasard.
    }
found-taken-back =
    { $moves ->
        [one] Après l’étape { $step }, { $seat } a annulé un coup.
       *[other] Après l’étape { $step }, { $seat } a annulé { $moves } coups.
    }
found-with-receipt = C’est bien le mélange de ce reçu.
found-no-receipt = Est-ce bien l’empreinte que ta page affichait ? Son reçu peut en prouver davantage.
found-again = Cette donne avait déjà été jouée : quand on connaissait cette partie, on connaissait les cartes.
