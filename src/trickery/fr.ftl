### What the command line and the prompt say. See docs/translating.md and docs/glossary/fr.md.

## Lists of games

players-exactly = { $players } joueurs
players-between = { $fewest } à { $most } joueurs
games-line = { $text_title } : { $players }. { $blurb }
games-switch = --option { $text_name }=(on, off ; par défaut { $text_default })  { $about }
games-number = --option { $text_name }=({ $low }-{ $high } ; par défaut { $default })  { $about }
choose-line = { $text_title } ({ $players }) : { $blurb }
choose-game = Quel jeu ?

## Sitting down at the prompt, and leaving

setting-up = Mise en place : { $text_title } (quelques secondes, la première fois)
welcome = { $text_title }, { $players } joueurs. Toi : { $seat }.
welcome-help = Tape « { $text_word } » pour obtenir de l’aide.
left-table = Tu as quitté la table.
record-added = L’enregistrement a été ajouté à { $text_file }.

## Commands that can be typed at the prompt
# Not "feuille" for the sheet: that is an icon of the game with the cube.

command-moves = coups, ?
command-table = table
command-log = journal
command-sheet = score, scores
command-rules = règles
command-help = aide
command-quit = quitter, q

explain-moves = les coups que tu peux jouer
explain-table = revoir la table
explain-log = ce qui s’est passé jusqu’ici
explain-sheet = la feuille de score, expliquée
explain-rules = les règles de ce jeu
explain-help = ce texte
explain-quit = quitter la table

explain-typing = Tape un coup comme dans la liste, un bout qui suffit à le reconnaître, ou son numéro.

## While the game goes on

seat-move = { $seat } : { $move }
your-move = Toi : { $move }
refused = { $why }  (« ? » pour voir tes coups)
log-empty = Il ne s’est encore rien passé.
column = { $seat }
your-column = Toi

## The result

game-over = La partie est finie.
result = Scores : { ROW($scores) }. { $outcome }
seat-score = { $seat } : { $points }
your-score = Toi : { $points }
outcome-you-win = Tu gagnes.
outcome-you-share = Tu partages la victoire avec { $seats }.
outcome-wins = { $seat } gagne.
outcome-share = { $seats } partagent la victoire.

## A record, told by `trickery replay`

story-begins = { $text_title }, { $players } joueurs
story-begins-with = { $text_title }, { $players } joueurs ; { ROW($options) }
story-switch =
    { $value ->
        [on] { $option } : oui
       *[off] { $option } : non
    }
story-number = { $option } : { $value }
story-chance = hasard : { $text }
replay-unchecked = ligne { $line } : partie racontée telle quelle, sans vérification ; { $why }
replay-checked =
    { $records ->
        [one] { $records } enregistrement vérifié : chaque étape suit les règles.
       *[other] { $records } enregistrements vérifiés : chaque étape suit les règles.
    }

## What is refused

seats-are-numbered = les places sont numérotées de 0 à { $last }
option-unwritten = écris --option NAME=VALUE, pas « { $text } »
too-many-bots = { $bots } bots pour { $places } places : nommes-en un seul, ou un par place
file-unwritable = { $text } : écriture impossible ({ $text_why })
no-records = { $text } : aucun enregistrement ici

## Leçons dans le terminal

aim = Le but : { $aim }
lesson-welcome = Ta première manche de { $text_title }, en { $steps } étapes.
lesson-commands = Tape ton coup, par son numéro ou ses mots ; autres mots : { ROW($words) }.
lesson-step = Étape { $number } sur { $steps }
lesson-go-on = Entrée pour continuer
lesson-other = C’est permis aussi. Pour cette leçon, essaie plutôt : { $move }.
lesson-taken-back = Tu reprends ton coup.
lesson-done = C’était ta première manche de { $text_title }.
lesson-play-on = Entrée pour continuer la partie d’ici ; « { $text_word } » pour arrêter
no-lesson-here = { $text_title } n’a pas de leçon
command-skip = sauter
command-back = retour
explain-skip = faire jouer cette étape à ta place
explain-back = une étape en arrière

## A review, told by `trickery review` and by the page that it writes

review-head = Analyse pour { $seat } : { $game }
review-depth =
    { $decisions ->
        [one] { $decisions } décision où il y avait le choix, sa suite jouée { $playouts } fois.
       *[other] { $decisions } décisions où il y avait le choix, la suite de chacune jouée { $playouts } fois.
    }
review-no-decisions = Dans cette partie, { $seat } n’a jamais eu le choix.
review-others = Pour les autres places : --seat { OR($text_seats) }
review-within = { $text_low } à { $text_high }
review-account = Comment on en est arrivé là, en parts de la victoire
review-start = Départ
review-start-why = avant la donne, chacun a une part égale
review-luck = Chance
review-luck-why = la donne, les cartes qui sont venues et ce que les autres ont fait
review-skill = Adresse
review-skill-why = { $text_room } pour ce que les meilleurs coups valaient de plus que ceux d’un habitué, { $text_cost } pour ce qui a été gâché ({ $text_within })
review-result = Résultat
review-result-why = la victoire elle-même, ou la part obtenue
review-costly = Les erreurs certaines, les plus coûteuses d’abord
review-doubtful = Il y avait peut-être mieux
review-nothing = Aucune erreur certaine.
review-decision = Décision { $number } (étape { $step }) : { $move }
review-better = Mieux : { $best }. Le coup joué a coûté { $text_cost } de la victoire ({ $text_within }) et { $text_points } points.
review-perhaps = Peut-être mieux : { $best }. Le coup joué a peut-être coûté { $text_cost } de la victoire ({ $text_within }) et { $text_points } points.
review-easy = Facile : réflexe, habitué et entraîneur sont d’accord.
review-not-easy = Pas facile : réflexe, habitué, entraîneur, l’un des trois n’est pas d’accord.
review-hard = Difficile : réflexe, habitué et entraîneur veulent chacun autre chose.
review-written = Fichier écrit : { $text_file }

review-curve = Les chances de chacun
review-curve-how = La part de la victoire que chacun pouvait espérer, décision par décision, d’après ce que pouvait savoir { $seat }. Les points pleins sont des erreurs certaines, les points vides des erreurs possibles.
review-curve-table = La courbe en tableau
review-column-decision = Décision
review-before = avant
review-after = après
review-worths = Ce que valait chaque coup
review-more-moves = { $moves ->
    [one] { $moves } autre coup
   *[other] { $moves } autres coups
  }
review-best = le meilleur
review-played = joué
review-why = Pourquoi
review-odds = Où peuvent être les cartes cachées
review-odds-how = Nombre de cas sur 100, parmi ceux qui s’accordent avec ce qu’on savait à cette place. Ce qui est certain n’y figure pas.
review-odds-card = Carte
review-how = Une part de la victoire, c’est ce qu’une place peut en espérer : 100 %, c’est la victoire assurée. Chaque chiffre repose sur ce qu’on pouvait savoir à cette place, jamais sur des cartes qu’on n’y voyait pas. 95 fois sur 100, l’intervalle contient ce que donnerait un nombre infini de parties simulées.
review-made = Réalisé par Trickery.

## A position, told by `trickery assess`

assess-head = { $moves ->
    [one] Après { $moves } coup, c’est à { $seat } de jouer
   *[other] Après { $moves } coups, c’est à { $seat } de jouer
  }
assess-move = coup
assess-share = part de la victoire
assess-within = intervalle
assess-points = points
assess-nothing-better = L’entraîneur n’a rien trouvé de mieux.

## What is refused of records to look at

many-records = { $text } contient plusieurs enregistrements : dis lequel avec --line
no-record-there = { $text } : aucun enregistrement à la ligne { $line }
seat-or-all = --seat est un nombre de 0 à { $last }, ou all
steps-are-numbered = les étapes sont numérotées de 0 à { $last }
no-decisions-here = dans cette partie, personne n’a eu le choix
