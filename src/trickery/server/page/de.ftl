### Was die Seite überall sagt, auf Deutsch: Startseite, Einstellungen, Regeln, und was schiefgehen kann.
### Was sie am Tisch sagt, steht in `table/de.ftl`, im Ordner dieser Datei. Begriffe: docs/glossary/de.md.

## On every screen

page-title = { $what } · Trickery
page-home = Zu den Spielen
page-close = Schließen
page-rules = Regeln
page-puzzles = Aufgaben
page-settings = Einstellungen
page-language = Sprache
page-your-name = Dein Name
page-anybody = Irgendwer
page-loading = Wird geladen
page-to-the-table = Zum Tisch …

## What can go wrong

page-unreachable = Der Server ist nicht erreichbar.
page-trying-again = Neuer Versuch …
page-answered = Der Server hat mit { $status } geantwortet.
page-trouble = Etwas ist schiefgegangen: { $text }
page-lost-title = Hier ist nichts
page-lost = Vielleicht hat die Adresse auf dem Weg zu dir ein Stück verloren.
page-failed-title = Diese Seite ließ sich nicht laden
page-failed = Steht die Verbindung? Lade die Seite neu, um es noch einmal zu versuchen.
page-gone-title = Dieser Tisch ist weg
page-gone = Unter dieser Adresse gibt es keinen Tisch. Vielleicht wurde er lange nach seiner Partie abgeräumt, oder dem Link fehlt ein Stück.
page-no-replay = Diese Rückschau lässt sich nicht zeigen

## The front page

home-title = Trickery: moderne Kartenspiele
home-what = Moderne Kartenspiele, mit Freunden oder gegen Bots.
home-games = Die Spiele
home-fetching = Die Spiele werden geholt …
home-how = So geht’s
home-play = Spielen
home-play-how = Du bekommst sofort Karten und spielst gegen Bots.
home-friends = Freunde
home-friends-how = Sie nehmen per Link Platz; Bots halten die übrigen Plätze warm.
home-shuffle = Jedes Mischen
home-shuffle-how = Nach der Partie lässt es sich nachprüfen.
home-promise = Kein Konto, kein Tracking, nichts von anderswo.
home-bots = Auch dein eigenes Programm kann Platz nehmen

## A game's box on the front page. $text is the game's title.

box-players = { $players } Personen
box-players-between = { $fewest } bis { $most } Personen
box-play = Spielen
box-play-game = Spielen: { $text } gegen Bots
box-dealing = Karten kommen …
box-options = Freunde, Optionen
box-options-game = Freunde, Optionen: { $text }

## A table to one's liking

new-title = { $text }: dein eigener Tisch
new-players = Personen
new-seats = Die anderen Plätze
new-seats-open = Frei, für Freunde mit dem Link
new-seats-bots = Bots: { $text }
new-bots-play = Jeder spielt { $text }.
new-seats-help = Bis zum Geben kannst du jeden Platz ändern. Was dann noch frei ist, spielen Bots.
new-open = Tisch eröffnen

## The tables at which this browser holds a seat. $text is a game's title, $text_when a date and a time.

yours-title = Deine Tische
# $score is your own.
yours-won = Gewonnen mit { $score }
# $seats are the winners.
yours-lost = { COUNT($seats) ->
    [one] { $seats } hat gewonnen; du: { $score }
   *[other] { $seats } haben gewonnen; du: { $score }
  }
yours-turn = Du bist dran
yours-turn-of = { $seat } ist dran
yours-waiting = Noch nicht gegeben
yours-open = freier Platz
yours-forget = Vergessen
yours-forget-table = Vergessen: Tisch mit { $text }, { $text_when }



## Rules

rules-of = Regeln von { $text }
rules-fetching = Die Regeln werden geholt …

## Learning

home-level = Bots
box-learn = Lernen
box-learn-game = { $text } lernen

## Without a connection

home-waits = Sobald er wieder antwortet, kannst du spielen.
