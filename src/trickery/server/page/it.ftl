### What the page says wherever one is, in Italian: the front page, settings, rules, and what can go wrong.
### What it says at a table stands in `table/it.ftl`, in the folder of this file. See docs/translating.md.

## On every screen

page-title = { $what } · Trickery
page-home = Ai giochi
page-close = Chiudi
page-rules = Regole
page-puzzles = Rompicapi
page-settings = Impostazioni
page-language = Lingua
page-your-name = Il tuo nome
page-anybody = Qualcuno
page-loading = Caricamento
page-to-the-table = Al tavolo …

## What can go wrong

page-unreachable = Il server non è raggiungibile.
page-trying-again = Nuovo tentativo …
page-answered = Il server ha risposto { $status }.
page-trouble = Qualcosa è andato storto: { $text }
page-lost-title = Qui non c'è nulla
page-lost = Forse l'indirizzo ha perso un pezzo per strada.
page-failed-title = Impossibile caricare questa pagina
page-failed = La connessione funziona? Ricarica la pagina per riprovare.
page-gone-title = Questo tavolo non c'è più
page-gone = A questo indirizzo non c'è nessun tavolo. Forse è stato sparecchiato molto dopo la partita, oppure il link ha perso un pezzo.
page-no-replay = Questo replay non si può mostrare

## The front page

home-title = Trickery: giochi di carte moderni
home-what = Giochi di carte moderni, con gli amici o contro i bot.
home-games = I giochi
home-fetching = Arrivano i giochi …
home-how = Come funziona
home-play = Gioca
home-play-how = Ricevi subito una mano e giochi contro i bot.
home-friends = Amici
home-friends-how = Si siedono con un link; i bot tengono in caldo gli altri posti.
home-shuffle = Ogni mescolata
home-shuffle-how = Si può controllare dopo la partita.
home-promise = Niente account, niente tracciamento, nulla da altri siti.
home-bots = Anche un tuo programma può sedersi al tavolo

## A game's box on the front page. $text is the game's title.

box-players = { $players } giocatori
box-players-between = da { $fewest } a { $most } giocatori
box-play = Gioca
box-play-game = Gioca a { $text } contro i bot
box-dealing = Do le carte …
box-options = Amici, opzioni
box-options-game = Amici, opzioni: { $text }

## A table to one's liking

new-title = { $text }: un tavolo tutto tuo
new-players = Giocatori
new-seats = Gli altri posti
new-seats-open = Liberi, per gli amici con il link
new-seats-bots = Bot: { $text }
new-bots-play = Ognuno gioca { $text }.
new-seats-help = Puoi cambiare ogni posto prima di dare le carte. Nei posti ancora liberi giocheranno i bot.
new-open = Apri il tavolo

## The tables at which this browser holds a seat. $text is a game's title, $text_when a date and a time.

yours-title = I tuoi tavoli
# $score is your own.
yours-won = Hai vinto con { $score }
# $seats are the winners.
yours-lost = { COUNT($seats) ->
    [one] Ha vinto
   *[other] Hanno vinto
  } { $seats }; tu: { $score }
yours-turn = Tocca a te
yours-turn-of = Tocca a { $seat }
yours-waiting = Carte non ancora date
yours-open = posto libero
yours-forget = Dimentica
yours-forget-table = Dimentica il tavolo di { $text }, { $text_when }



## Rules

rules-of = Regole di { $text }
rules-fetching = Arrivano le regole …

## Learning

home-level = Bot
box-learn = Impara
box-learn-game = Impara { $text }

## Without a connection

home-waits = Potrai giocare appena risponde di nuovo.
