### What all parts of Trickery say. See docs/translating.md and docs/glossary/fr.md.

## The language itself

language-name = Français

## Seats

seat-name = Place { $number }

## Levels of bots

level-beginner = Débutant
level-beginner-plays = comme quelqu’un qui découvre le jeu et ne voit pas tout
level-novice = Amateur
level-novice-plays = avec les réflexes d’un bon joueur, sans trop réfléchir
level-regular = Habitué
level-regular-plays = d’un coup d’œil, fort de millions de parties contre lui-même
level-expert = Expert
level-expert-plays = avec ce qu’il a appris, en imaginant les mains possibles des autres pour y tester ses coups
level-master = Maître
level-master-plays = avec ce qu’il a appris et en testant ses coups sur les mains possibles des autres ; il prend son temps

## Moves that are refused

game-is-over = la partie est finie
chance-comes-first = c’est d’abord au hasard de jouer
not-your-turn = c’est à { $seat } de jouer, pas à toi
no-such-seat = il n’y a pas de place { $text } : elles vont de 0 à { $last }
no-such-number = les coups sont numérotés de 0 à { $last }
may-not = { $move } : { $why }
which-move = « { $text } » peut vouloir dire { OR($text_some) } : précise
no-such-move = « { $text } » n’est pas un coup de ce jeu
no-such-move-near =
    { COUNT($text_near) ->
        [one] « { $text } » n’est pas un coup de ce jeu ; tu voulais dire « { $text_near } » ?
       *[other] « { $text } » n’est pas un coup de ce jeu ; tu pensais à l’un de ceux-ci : { ROW($text_near) } ?
    }

## A rule of thumb

only-move = c’est le seul coup possible

## The end of a game

played-to-the-end = La partie est allée à son terme.

## Sentences

sentences = { SPACED($several) }

## Languages, games, players and options

no-such-language = la langue « { $text } » n’est pas parlée ici (il y a : { ROW($text_known) })
no-such-game = aucun jeu ne s’appelle « { $text } » (il y a : { ROW($text_known) })
no-such-game-near = aucun jeu ne s’appelle « { $text } » ; tu voulais dire « { $text_near } » ? (il y a : { ROW($text_known) })
players-are = { $text_game } se joue à { $most }, pas à { $text }
players-are-between = { $text_game } se joue de { $fewest } à { $most } joueurs, pas à { $text }
switch-needs = l’option « { $text_option } » vaut on ou off, pas { $text }
number-option-needs = l’option « { $text_option } » va de { $low } à { $high } ; { $text } ne convient pas
no-such-option = { $text_game } n’a pas d’option « { $text } » (il y a : { ROW($text_known) })
no-options-at-all = { $text_game } n’a pas d’option « { $text } », ni aucune autre
bad-generator = les deux mots d’un générateur vont de 0 à 2**64 - 1, et l’un des deux au moins n’est pas 0
older-rules = cette partie a été jouée selon des règles plus anciennes ({ $text_game }, version { $version }), révisées depuis (version { $ours }) : elle ne peut pas continuer
newer-rules = cette partie a été jouée selon des règles plus récentes ({ $text_game }, version { $version }) que celles installées ici (version { $ours }) : un Trickery plus récent peut la continuer

## Bots

no-such-bot = aucun bot ne s’appelle « { $text } » (il y a : { ROW($text_known) })
no-such-bot-near = aucun bot ne s’appelle « { $text } » ; tu voulais dire « { $text_near } » ? (il y a : { ROW($text_known) })
bad-budget = « { $text } » : un budget s’écrit { $text_bot }@1000 ou { $text_bot }@0.5s
bad-seconds = « { $text } » : un bot réfléchit au plus { $most } secondes par coup
bad-simulations = « { $text } » : les simulations sont un nombre entier ; les secondes finissent par un s

## Games and bots of other packages

bad-game = le jeu « { $text } » du paquet Python « { $text_owner } » est inutilisable : { $why }
bad-bot = le bot « { $text } » du paquet Python « { $text_owner } » est inutilisable : { $why }
in-their-words = { $text }
plugin-name = son nom ne doit avoir que des minuscules, des chiffres et _
plugin-ours = Trickery en a déjà un de ce nom
plugin-rivals =
    { COUNT($text_rivals) ->
        [one] le paquet Python « { $text_rivals } » en propose un du même nom
       *[other] d’autres paquets Python en proposent un du même nom : { ROW($text_rivals) }
    }
plugin-lacks-card = { $text } n’a pas de CARD, une GameCard
plugin-lacks = il manque dans { $text } : { ROW($text_lacks) }
plugin-needs-a-title = il faut un titre à sa CARD
plugin-clauses = les identifiants de ses articles commencent par des majuscules, pas par « { $text } »
plugin-player-counts = ses nombres de joueurs doivent suivre 2 <= fewest <= usual <= most, pas { $text }
plugin-makes-no-bots = { $text } ne fabrique pas de bots
plugin-below = s’il échoue, c’est un bot de chez nous qui joue pour lui, pas « { $text } »

## Files and editions

file-unreadable = { $text } : lecture impossible ({ $text_why })
at-line = { $text }, ligne { $line } : { $why }
not-toml = { $text } : ce n’est pas du TOML valide ({ $text_why })
edition-of-record = l’édition de l’enregistrement
edition-at-line = { $text }, ligne { $line } : { $text_figure } : { $why }
edition-at = { $text } : { $text_figure } : { $why }
no-such-figure = donnée inconnue (ce jeu a : { ROW($text_known) })
no-such-figure-near = donnée inconnue ; tu voulais dire « { $text_near } » ? (ce jeu a : { ROW($text_known) })
needs-a-table = doit être une table avec { ROW($text_known) }
needs-a-number = doit être un nombre entier de { $low } à { $high }, pas { $text }
needs-a-list = doit être une liste de nombres entiers, pas { $text }
entry-needs-a-number = l’élément { $place } doit être un nombre entier de { $low } à { $high }, pas { $text }
needs-a-list-of-names = doit être une liste de noms, pas { $text }
entry-needs-a-name = l’élément { $place } doit être l’un de ceux-ci : { ROW($text_known) }, pas { $text }
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

no-chance-now = le hasard n’intervient pas dans cette position : un coup était attendu
chance-is-missing = le hasard intervient ici, et personne ne l’a noté
chance-is-too-much = le hasard n’intervient pas ici, et pourtant quelque chose a été noté
record-unfinished = seule une partie finie a un enregistrement
record-breaks-off = enregistrement incomplet : le JSON s’interrompt au caractère { $place }
record-absurd = ce n’est pas un enregistrement : { $text }
record-no-object = un enregistrement est un objet JSON
record-format = « format » doit être « { $text_format } », pas { $text }
record-lacks = « { $text_key } » manque ou n’est pas de type JSON { $text_kind }
record-unknown-key = clé inconnue « { $text_key } »
record-digest = la somme de contrôle ne correspond pas : l’enregistrement a été modifié après coup
record-not-over = la partie n’est pas finie après la dernière étape ({ $steps })
record-differs = « { $text_key } » dit { $text }, mais la partie donne { $text_given }
at-step = étape { $step } : { $why }
step-should-read = il faudrait lire { $text }
step-no-object = une étape est un objet JSON
step-keys = une étape a « chance », ou bien « seat » et « move » (et « legal »)
chance-no-object = « chance » doit être un objet JSON
step-move-no-text = « move » doit être du texte
legal-differs = « legal » ne donne pas la liste des coups permis

## A shuffle that does not hold what it promised

fair-missing = l’enregistrement n’a pas de partie « fair » : personne ne s’était engagé sur son mélange
fair-no-receipts = l’enregistrement est de l’ancien modèle, pour lequel il n’y a pas de reçus
fair-other-settings = le serveur s’était engagé sur d’autres options, d’autres données ou d’autres règles
fair-does-not-follow = cela ne découle pas du secret et des grains de hasard
fair-version = « fair.version » doit être { $version }, pas { $text } : mets Trickery à jour
fair-again = « fair » doit contenir « again », true ou false, et rien d’inconnu
fair-table = « fair.table » doit être l’identifiant d’une table, et « fair.shuffles » ne doit pas être vide
fair-other-secret = le secret ne correspond pas à l’engagement : ce n’est pas le mélange annoncé
fair-first-keys = « fair » doit contenir « commitment », « secret », « luck » et « again », rien de plus
fair-first-luck = « fair.luck » doit être une liste de textes
fair-first-again = « fair.again » doit être true ou false
fair-no-object = « { $text_key } » doit être un objet JSON
fair-lacks = « { $text_what } » doit contenir « { $text_key } », de type JSON { $text_kind }
not-hexadecimal = « { $text_key } » doit avoir 64 chiffres hexadécimaux
shuffle-no-list = un mélange est une liste de promesses
shuffle-no-seat = mélange { $shuffle } : il n’y a pas de place { $text } qui puisse promettre
shuffle-called-off = le mélange { $shuffle } a été annulé alors que tout le monde avait dévoilé son grain de hasard
pledge-keys = une promesse contient « seat », « commitment » et « luck », rien de plus
pledge-order = les promesses suivent l’ordre des places, une par place
luck-other = { $seat } n’a pas donné le grain de hasard promis
luck-missing = { $seat } n’a pas dévoilé son grain de hasard, et pourtant la donne a eu lieu
receipt-format = le format d’un reçu doit être « { $text_format } »
receipt-nothing-shuffled = rien n’a été mélangé pour cette partie : aucun reçu ne peut s’y rapporter
receipt-other-table = le reçu vient d’une autre table
receipt-other-commitment = le serveur avait montré un autre engagement
receipt-shuffle-missing = il manque le mélange { $shuffle } : il a été vu, puis refait
receipt-other-pledges = mélange { $shuffle } : d’autres promesses étaient affichées avant que les grains soient dévoilés
receipt-left-out = mélange { $shuffle } : le grain de hasard ajouté par { $seat } n’y figure pas
receipt-dealt-without = la donne a eu lieu sans le grain de hasard ajouté par { $seat }
receipt-other-cards = { $seat } a reçu d’autres cartes que celles de l’enregistrement
receipt-other-moves = { $seat } a joué d’autres coups que ceux de l’enregistrement

## What was found out about a shuffle

found-commitment = engagement du serveur : { $text }
found-luck = grain de hasard ajouté par { ROW($seats) }
found-nobody = Personne n’a ajouté de grain de hasard : le serveur a donc pu choisir les cartes.
found-first-luck =
    { COUNT($text_luck) ->
        [one] avec un grain de hasard : { $text_luck }
       *[other] avec { COUNT($text_luck) } grains de hasard : { ROW($text_luck) }
    }
found-first-nobody = sans aucun grain de hasard
found-first-kind = Ancien modèle : qui gérait le serveur et lançait la partie a pu choisir.
found-called-off = Le mélange { $shuffle } a été annulé, faute de grain de hasard ajouté par { $seats }.
found-with-receipt = C’est bien le mélange pour lequel le reçu a été établi.
found-no-receipt = Cet engagement est-il bien l’empreinte que ta page affichait ? Son reçu en dit plus.
found-again = Cette donne avait déjà été jouée : qui connaissait la partie connaissait les cartes.
