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
