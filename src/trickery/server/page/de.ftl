### Was die Seite überall sagt, auf Deutsch: Startseite, Einstellungen, Regeln, und was schiefgehen kann.
### Was sie am Tisch sagt, steht in `table/de.ftl`, im Ordner dieser Datei. Begriffe: docs/glossary/de.md.

## On every screen

page-title = { $what } · Trickery
page-home = Zurück zu den Spielen
page-close = Schließen
page-rules = Regeln
page-puzzles = Aufgaben
page-settings = Einstellungen
page-language = Sprache
page-your-name = Dein Name
page-anybody = Irgendwer
page-loading = Wird geladen…
page-to-the-table = Es geht zum Tisch…

## What can go wrong

page-unreachable = Der Server ist nicht erreichbar.
page-trying-again = Neuer Versuch…
page-answered = Der Server hat einen Fehler gemeldet ({ $status }).
page-trouble = Etwas ist schiefgegangen: { $text }
page-lost-title = Hier ist nichts
page-lost = Prüfe die Adresse: Vielleicht fehlt ihr ein Stück.
page-failed-title = Diese Seite ließ sich nicht laden
page-failed = Prüfe deine Verbindung und lade die Seite dann neu.
page-gone-title = Dieser Tisch ist weg
page-gone = Unter dieser Adresse gibt es keinen Tisch. Vielleicht wurde er einige Zeit nach der Partie abgeräumt, oder dem Link fehlt ein Stück.
page-no-replay = Diese Rückschau lässt sich nicht zeigen

## The front page

home-title = Trickery: moderne Kartenspiele
home-what = Moderne Kartenspiele, mit Freunden oder gegen Bots.
home-games = Spiele
home-fetching = Die Spiele werden geladen…
home-how = So geht’s
home-play = Spielen
home-play-how = Spiel sofort los, gegen Bots.
home-friends = Freunde
home-friends-how = Sie kommen per Link dazu. Bots halten die übrigen Plätze warm.
home-shuffle = Faires Mischen
home-shuffle-how = Nach der Partie kannst du jedes Mischen nachprüfen.
home-record = Gespeicherte Partien
# In the page’s foot; a link to open a file follows: home-record-open.
home-record-how = Hast du die Aufzeichnung einer Partie als Datei? Zieh sie auf diese Seite und analysiere sie.
home-record-open = Aufzeichnung öffnen
# To install the page as an app: a line above the list of tables, with two buttons.
home-install = Spiel vom Startbildschirm aus: Trickery öffnet sich wie eine App, auch ohne Netz.
# For an iPhone or iPad: the names are those in Safari’s menu.
home-install-share = Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.
home-install-accept = Installieren
home-install-decline = Nein, danke
home-promise = Kein Konto, kein Tracking, keine Inhalte von anderen Seiten.
home-bots = Auch dein eigenes Programm kann hier mitspielen

## A game's box on the front page. $text is the game's title.

box-players = { $players } Personen
box-players-between = { $fewest } bis { $most } Personen
box-play = Spielen
box-play-game = Spielen: { $text } gegen Bots
box-dealing = Es wird gegeben…
box-options = Freunde und Optionen
box-options-game = Freunde und Optionen: { $text }
box-instead = Du spielst gegen Bots der Stufe { $text }.

## A table to one's liking

new-title = Neuer Tisch: { $text }
new-players = Personen
new-seats = Die anderen Plätze
new-seats-open = Frei für Freunde mit dem Link
new-seats-bots = Bots: { $text }
new-bots-play = Jeder Bot spielt { $text }.
new-seats-help = Bis zum Geben kannst du jeden Platz ändern. Danach spielen Bots auf den Plätzen, die noch frei sind.
new-open = Tisch eröffnen

## The tables at which this browser holds a seat. $text is a game's title, $text_when a date and a time.

# The tables that wait for you, above the games: a heading that’s only read out, then links.
yours-continue = Weiterspielen
yours-continue-turn = Du bist dran: weiter mit { $text }
yours-continue-game = Weiter mit { $text }
# Below such a link. $seats are people who are at the table now.
yours-friends-wait = { COUNT($seats) ->
    [one] { $seats } wartet auf dich
   *[other] { $seats } warten auf dich
}
yours-friends-there = { COUNT($seats) ->
    [one] { $seats } ist da
   *[other] { $seats } sind da
}
yours-away = Ein Bot spielt für dich
# What a screen reader says for a button with a cross; the table goes off the list.
yours-drop-table = Tisch vergessen: { $text }
yours-title = Deine Tische
# $score is your own.
yours-won = Gewonnen! Deine Punkte: { $score }
# $seats are the winners, $score is your own.
yours-lost = { COUNT($seats) ->
    [0] Niemand hat gewonnen. Deine Punkte: { $score }
    [one] { $seats } hat gewonnen. Deine Punkte: { $score }
   *[other] { $seats } haben gewonnen. Deine Punkte: { $score }
  }
yours-turn = Du bist dran
yours-turn-of = Warten auf { $seat }
yours-waiting = Noch nicht begonnen
yours-open = freier Platz
yours-forget = Vergessen
yours-forget-table = Vergessen: { $text }, Tisch vom { $text_when }

## Rules

rules-of = Regeln von { $text }
rules-fetching = Die Regeln werden geladen…

## Learning

home-level = Bots
box-learn = Lernen
box-learn-game = { $text } lernen

## Without a connection

home-waits = Sobald er wieder antwortet, kannst du spielen.
