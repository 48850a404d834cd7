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
page-loading = Chargement…
page-to-the-table = On passe à table…

## What can go wrong

page-unreachable = Le serveur est injoignable.
page-trying-again = Nouvel essai…
page-answered = Le serveur a répondu par une erreur ({ $status }).
page-trouble = Un problème est survenu : { $text }
page-lost-title = Il n’y a rien ici
page-lost = Vérifie l’adresse : il en manque peut-être un bout.
page-failed-title = Impossible de charger cette page
page-failed = Vérifie ta connexion, puis recharge la page.
page-gone-title = Cette table n’existe plus
page-gone = Il n’y a pas de table à cette adresse. Elle a peut-être été débarrassée quelque temps après la partie, ou il manque un bout du lien.
page-no-replay = Impossible d’afficher ce replay

## The front page

home-title = Trickery : jeux de cartes modernes
home-what = Des jeux de cartes modernes, entre amis ou contre des bots.
home-games = Les jeux
home-fetching = On sort les jeux…
home-how = Comment ça marche
home-play = Jouer
home-play-how = Lance tout de suite une partie contre des bots.
home-friends = Entre amis
home-friends-how = Un lien suffit pour les inviter. Des bots gardent les autres places au chaud.
home-shuffle = Mélange équitable
home-shuffle-how = Tu peux le vérifier après chaque partie.
home-record = Parties enregistrées
# In the page’s foot; a link to open a file follows: home-record-open.
home-record-how = Tu as gardé une partie dans un fichier ? Dépose-le sur cette page pour analyser la partie.
home-record-open = Ouvrir un enregistrement
# To install the page as an app: a line above the list of tables, with two buttons.
home-install = Joue depuis ton écran d’accueil : Trickery s’ouvre comme une appli, même hors ligne.
# For an iPhone or iPad: the names are those in Safari’s menu.
home-install-share = Touche « Partager », puis « Sur l’écran d’accueil ».
home-install-accept = Installer
home-install-decline = Non, merci
home-promise = Pas de compte, pas de pistage, rien de chargé depuis d’autres sites.
home-bots = Ton propre programme peut jouer ici, lui aussi

## A game's box on the front page. $text is the game's title.

box-players = { $players } joueurs
box-players-between = { $fewest } à { $most } joueurs
box-play = Jouer
box-play-game = Jouer à { $text } contre des bots
box-dealing = On distribue…
box-options = Amis et options
box-options-game = Amis et options : { $text }
box-instead = Tu joueras contre des bots de niveau { $text }.

## A table to one's liking

new-title = Nouvelle table : { $text }
new-players = Joueurs
new-seats = Les autres places
new-seats-open = Libres pour les amis qui ont le lien
new-seats-bots = Bots : { $text }
new-bots-play = Chaque bot joue { $text }.
new-seats-help = Tu peux modifier les places jusqu’à la donne. Ensuite, des bots jouent à celles qui sont encore libres.
new-open = Ouvrir la table

## The tables at which this browser holds a seat. $text is a game's title, $text_when a date and a time.

# The tables that wait for you, above the games: a heading that’s only read out, then links.
yours-continue = Continuer
yours-continue-turn = À toi de jouer : continuer { $text }
yours-continue-game = Continuer { $text }
# Below such a link. $seats are people who are at the table now.
yours-friends-wait = { COUNT($seats) ->
    [one] { $seats } t’attend
   *[other] { $seats } t’attendent
}
yours-friends-there = { COUNT($seats) ->
    [one] { $seats } est là
   *[other] { $seats } sont là
}
yours-away = Un bot joue à ta place
# What a screen reader says for a button with a cross; the table goes off the list.
yours-drop-table = Oublier la table { $text }
yours-title = Tes tables
yours-won = Tu as gagné. Ton score : { $score }
yours-lost = { COUNT($seats) ->
    [0] Personne n’a gagné. Ton score : { $score }
    [one] { $seats } a gagné. Ton score : { $score }
   *[other] { $seats } ont gagné. Ton score : { $score }
}
yours-turn = À toi de jouer
yours-turn-of = On attend { $seat }
yours-waiting = Pas encore lancée
yours-open = place libre
yours-forget = Oublier
yours-forget-table = Oublier la table { $text } du { $text_when }

## Rules

rules-of = Règles : { $text }
rules-fetching = On ouvre le livret…

## Learning

home-level = Bots
box-learn = Apprendre
box-learn-game = Apprendre { $text }

## Without a connection

home-waits = Tu pourras jouer dès qu’il répondra à nouveau.
