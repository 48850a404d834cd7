### What the command line and the prompt say. See docs/translating.md and docs/glossary/fr.md.

## Lists of games

players-exactly =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
players-between =
    { $most ->
        [one] { $fewest } à { $most } joueur
       *[other] { $fewest } à { $most } joueurs
    }
games-line = { $text_title } : { $players }. { $blurb }
games-switch = --option { $text_name }=on|off (par défaut : { $text_default }) : { $about }
games-number = --option { $text_name }={ $low }–{ $high } (par défaut : { $default }) : { $about }
choose-line = { $text_title } ({ $players }) : { $blurb }
choose-game = Quel jeu ?
choose-bots-line = { $name } : joue { $plays }
choose-bots = Qui joue contre toi ? (Entrée : { $name })

## Sitting down at the prompt, and leaving

setting-up = On installe { $text_title }… La première fois, cela prend quelques secondes.
welcome =
    { $players ->
        [one] { $text_title }, { $players } joueur. Tu es { $seat }.
       *[other] { $text_title }, { $players } joueurs. Tu es { $seat }.
    }
welcome-help = Tape « { $text_word } » pour avoir de l’aide.
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

explain-moves = voir les coups que tu peux jouer
explain-table = revoir la table
explain-log = voir ce qui s’est passé jusqu’ici
explain-sheet = voir la feuille de score, avec des explications
explain-rules = voir les règles de ce jeu
explain-help = voir cette aide
explain-quit = quitter la table

explain-typing = Tape un coup tel qu’il est dans la liste, ou juste de quoi le reconnaître, ou son numéro.

## While the game goes on

seat-move = { TOLD($move, $seat) }
refused = { $why } (« ? » pour voir tes coups)
log-empty = Il ne s’est encore rien passé.
column = { $seat }
your-column = Toi

## The result

game-over = La partie est finie.
result = Scores : { ROW($scores) }. { $outcome }
seat-score = { $seat } : { $points }
your-score = Toi : { $points }
outcome-you-win = Tu gagnes !
outcome-you-share = Tu partages la victoire avec { $seats }.
outcome-wins = { $seat } gagne.
outcome-share = { $seats } partagent la victoire.

## A record, told by `trickery replay`

story-begins =
    { $players ->
        [one] { $text_title }, { $players } joueur
       *[other] { $text_title }, { $players } joueurs
    }
story-begins-with =
    { $players ->
        [one] { $text_title }, { $players } joueur ; { ROW($options) }
       *[other] { $text_title }, { $players } joueurs ; { ROW($options) }
    }
story-switch =
    { $value ->
        [on] { $option } : oui
       *[off] { $option } : non
    }
story-number = { $option } : { $value }
story-chance = hasard : { $text }
replay-unchecked = La ligne { $line } n’a pas été vérifiée, seulement affichée telle quelle : { $why }
replay-checked =
    { $records ->
        [one] { $records } enregistrement vérifié : chaque étape suit les règles.
       *[other] { $records } enregistrements vérifiés : chaque étape suit les règles.
    }

## What is refused

seats-are-numbered = --seat doit être un nombre de 1 à { $last }
option-unwritten = écris les options sous la forme --option NAME=VALUE, pas « { $text } »
too-many-bots = il y a plus de bots que de places ({ $bots } pour { $places }) : nomme un bot pour toutes les places, ou un pour chacune
file-unwritable = impossible d’écrire { $text } : { $text_why }
no-records = { $text } ne contient aucun enregistrement

## Lessons at the prompt

aim = Ton but : { $aim }
lesson-welcome =
    { $steps ->
        [one] Tes premiers coups à { $text_title }, en { $steps } étape.
       *[other] Tes premiers coups à { $text_title }, en { $steps } étapes.
    }
lesson-commands = Tape le numéro d’un coup, ou ses mots. Tu peux aussi taper : { ROW($words) }.
lesson-step = Étape { $number } sur { $steps }
lesson-go-on = Appuie sur Entrée pour continuer
lesson-other = Ce coup est permis aussi, mais pour cette leçon, essaie « { $move } ».
lesson-taken-back = On annule ce coup.
lesson-done = La leçon est finie : tu connais maintenant { $text_title }.
lesson-play-on = Appuie sur Entrée pour continuer la partie, ou tape « { $text_word } » pour quitter
no-lesson-here = { $text_title } n’a pas de leçon
command-skip = sauter
command-back = retour
explain-skip = faire jouer cette étape à ta place
explain-back = revenir d’une étape

## A review, told by `trickery review` and by the page that it writes

review-head = Analyse pour { $seat } : { $game }
review-depth =
    { $decisions ->
        [one]
            { $decisions } décision où il y avait le choix, rejouée { $playouts ->
                [one] une fois
               *[other] { $playouts } fois
            } jusqu’à la fin.
       *[other]
            { $decisions } décisions où il y avait le choix, chacune rejouée { $playouts ->
                [one] une fois
               *[other] { $playouts } fois
            } jusqu’à la fin.
    }
review-no-decisions = Dans cette partie, { $seat } n’a jamais eu le choix.
review-others = Pour les autres places : --seat { OR($text_seats) }
review-within = { $text_low } à { $text_high }
review-account = Comment les chances de gagner ont évolué
review-start = Départ
review-start-why = avant la donne, chacun a les mêmes chances
review-luck = Chance
review-luck-why = la donne, les cartes qui sont venues et ce que les autres ont fait
review-skill = Adresse
review-skill-why = { $text_room } pour ce que les meilleurs coups valaient de plus que ceux d’un bot Habitué, { $text_cost } pour les coups qui n’étaient pas les meilleurs ({ $text_within })
review-skill-thumb-why = { $text_room } pour ce que les meilleurs coups valaient de plus que ceux joués par réflexe, { $text_cost } pour les coups qui n’étaient pas les meilleurs ({ $text_within })
review-result = Résultat
review-result-why = 100 % pour une victoire, une partie seulement si elle est partagée, 0 % pour une défaite
review-costly = Erreurs certaines, les plus coûteuses d’abord
review-doubtful = Erreurs possibles
review-nothing = Aucune erreur certaine
review-decision = Décision { $number } (étape { $step }) : « { $move } »
review-better = « { $best } » était mieux : { $text_cost } de chances de gagner en plus ({ $text_within }). Points gagnés en moyenne : { $text_points }.
review-perhaps = « { $best } » était peut-être mieux : { $text_cost } de chances de gagner en plus, semble-t-il ({ $text_within }). Points gagnés en moyenne : { $text_points }.
review-easy = Facile : le réflexe et le bot Habitué trouvent l’un des meilleurs coups.
review-not-easy = Pas facile : le réflexe ou le bot Habitué passe à côté des meilleurs coups.
review-hard = Difficile : ni le réflexe ni le bot Habitué ne trouvent l’un des meilleurs coups.
review-easy-thumb = Facile : le réflexe et l’entraîneur sont d’accord.
review-hard-thumb = Pas facile : le réflexe ne trouve pas le meilleur coup.
review-written = Analyse enregistrée dans { $text_file }.

review-curve = Les chances de gagner de chacun
review-curve-how = Les chances de gagner de chacun, décision par décision, d’après ce que pouvait savoir { $seat }. Les points pleins sont des erreurs certaines, les points vides des erreurs possibles.
review-curve-table = La même chose en tableau
review-column-decision = Décision
review-before = avant
review-after = après
review-worths = Ce que valait chaque coup
review-more-moves =
    { $moves ->
        [one] { $moves } autre coup
       *[other] { $moves } autres coups
    }
review-more-cards =
    { $cards ->
        [one] { $cards } carte de plus
       *[other] { $cards } cartes de plus
    }
review-any-of = { OR($moves) }
review-best = le meilleur
review-played = joué
review-why = Pourquoi
review-odds = Où peuvent être les cartes cachées
review-odds-how = Sur 100 répartitions possibles des cartes cachées, d’après ce qu’on savait à cette place. Ce qui est certain n’y figure pas.
review-odds-card = Carte
review-how = 100 % de chances de gagner, c’est une victoire assurée ; une victoire partagée compte en partie. Chaque chiffre repose sur ce qu’on pouvait savoir à cette place, jamais sur des cartes qu’on n’y voyait pas. 95 fois sur 100, la fourchette entre parenthèses contient le chiffre que donnerait un nombre infini de parties simulées.
review-made = Réalisé avec Trickery.

## A position, told by `trickery assess`

assess-head =
    { $moves ->
        [one] Après { $moves } coup, c’est à { $seat } de jouer
       *[other] Après { $moves } coups, c’est à { $seat } de jouer
    }
assess-move = coup
assess-share = chances de gagner
assess-within = fourchette
assess-points = points
assess-nothing-better = L’entraîneur n’a rien trouvé de mieux.

## What is refused of records to look at

many-records = { $text } contient plusieurs enregistrements : choisis-en un avec --line
no-record-there = { $text } : aucun enregistrement à la ligne { $line }
seat-or-all = --seat doit être un nombre de 1 à { $last }, ou all
steps-are-numbered = --step doit être un nombre de 0 à { $last }
no-decisions-here = dans cette partie, personne n’a eu le choix
