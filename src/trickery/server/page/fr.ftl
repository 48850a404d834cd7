### What the page says wherever one is: the front page, settings, rules, and what can go wrong.
### What it says at a table stands in `table/fr.ftl`. See docs/translating.md and docs/glossary/fr.md.

## On every screen

page-title = { $what } · Trickery
page-home = Retour aux jeux
page-close = Fermer
page-rules = Règles
page-puzzles = Énigmes
page-settings = Réglages
page-language = Langue
page-your-name = Ton nom
page-anybody = Anonyme
page-loading = Chargement
page-to-the-table = On passe à table…

## What can go wrong

page-unreachable = Le serveur est injoignable.
page-trying-again = Nouvel essai…
page-answered = Le serveur a répondu { $status }.
page-trouble = Quelque chose s’est mal passé : { $text }
page-lost-title = Il n’y a rien ici
page-lost = L’adresse a peut-être perdu un morceau en route.
page-failed-title = Impossible de charger cette page
page-failed = La connexion marche-t-elle ? Recharge la page pour réessayer.
page-gone-title = Cette table n’existe plus
page-gone = Il n’y a pas de table à cette adresse. On l’a peut-être débarrassée longtemps après sa partie, ou bien le lien a perdu un morceau.
page-no-replay = Impossible de montrer ce replay

## The front page

home-title = Trickery : jeux de cartes modernes
home-what = Des jeux de cartes modernes, entre amis ou contre des bots.
home-games = Les jeux
home-fetching = On sort les jeux…
home-how = Comment ça marche
home-play = Jouer
home-play-how = Te voilà aussitôt cartes en main, face à des bots.
home-friends = Entre amis
home-friends-how = Un lien, et ils prennent place ; des bots gardent les autres places au chaud.
home-shuffle = Chaque mélange
home-shuffle-how = Tu peux le vérifier après la partie.
home-promise = Pas de compte, pas de pistage, rien qui vienne d’ailleurs.
home-bots = Ton propre programme peut aussi prendre place

## A game's box on the front page. $text is the game's title.

box-players = { $players } joueurs
box-players-between = { $fewest } à { $most } joueurs
box-play = Jouer
box-play-game = Jouer à { $text } contre des bots
box-dealing = On distribue…
box-options = Amis, options
box-options-game = Amis, options : { $text }

## A table to one's liking

new-title = { $text } : ta propre table
new-players = Joueurs
new-seats = Les autres places
new-seats-open = Libres, pour les amis qui ont le lien
new-seats-bots = Bots : { $text }
new-bots-play = Chacun joue { $text }.
new-seats-help = Tu peux changer chaque place avant la donne. Des bots prendront celles qui restent libres.
new-open = Ouvrir la table

## The tables at which this browser holds a seat. $text is a game's title, $text_when a date and a time.

yours-title = Tes tables
# $score is your own.
yours-won = Gagné avec { $score }
# $seats are the winners.
yours-lost = Victoire : { $seats } ; toi : { $score }
yours-turn = À toi de jouer
yours-turn-of = À { $seat } de jouer
yours-waiting = Pas encore distribué
yours-open = place libre
yours-forget = Oublier
yours-forget-table = Oublier la table { $text }, { $text_when }



## Rules

rules-of = Règles : { $text }
rules-fetching = On ouvre le livret…

## Learning

home-level = Bots
box-learn = Apprendre
box-learn-game = Apprendre { $text }

## Without a connection

home-waits = Tu pourras jouer dès qu’il répondra.
