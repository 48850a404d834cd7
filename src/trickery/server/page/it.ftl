### What the page says wherever one is, in Italian: the front page, settings, rules, and what can go wrong.
### What it says at a table stands in `table/it.ftl`, in the folder of this file. See docs/translating.md.

## On every screen

page-title = { $what } · Trickery
page-home = Torna ai giochi
page-close = Chiudi
page-rules = Regole
page-puzzles = Rompicapi
page-settings = Impostazioni
page-language = Lingua
page-your-name = Il tuo nome
page-anybody = Qualcuno
page-loading = Caricamento…
page-to-the-table = Ti porto al tavolo…

## What can go wrong

page-unreachable = Il server non è raggiungibile.
page-trying-again = Nuovo tentativo…
page-answered = Il server ha risposto con un errore ({ $status }).
page-trouble = Qualcosa è andato storto: { $text }
page-lost-title = Qui non c’è nulla
page-lost = Controlla l’indirizzo: forse ne manca un pezzo.
page-failed-title = Impossibile caricare questa pagina
page-failed = Controlla la connessione, poi ricarica la pagina.
page-gone-title = Questo tavolo non c’è più
page-gone = A questo indirizzo non c’è nessun tavolo. Forse è stato tolto qualche tempo dopo la partita, oppure al link manca un pezzo.
page-no-replay = Questo replay non si può vedere

## The front page

home-title = Trickery: giochi di carte moderni
home-what = Giochi di carte moderni, con gli amici o contro i bot.
home-games = Giochi
home-fetching = Carico i giochi…
home-how = Come funziona
home-play = Gioca
home-play-how = Giochi subito, contro i bot.
home-friends = Amici
home-friends-how = Entrano con un link; i bot tengono in caldo gli altri posti.
home-shuffle = Mescolate oneste
home-shuffle-how = Dopo la partita le puoi controllare tutte.
home-record = Partite salvate
# In the page’s foot; a link to open a file follows: home-record-open.
home-record-how = Hai la registrazione di una partita in un file? Trascinala su questa pagina per analizzare la partita.
home-record-open = Apri una registrazione
# To install the page as an app: a line above the list of tables, with two buttons.
home-install = Gioca dalla schermata Home: Trickery si apre come un’app, anche senza rete.
# For an iPhone or iPad: the names are those in Safari’s menu.
home-install-share = Tocca «Condividi», poi «Aggiungi alla schermata Home».
home-install-accept = Installa
home-install-decline = No, grazie
home-promise = Niente account, niente tracciamento, nulla caricato da altri siti.
home-bots = Qui può giocare anche un tuo programma

## A game's box on the front page. $text is the game's title.

box-players = { $players } giocatori
box-players-between = da { $fewest } a { $most } giocatori
box-play = Gioca
box-play-game = Gioca a { $text } contro i bot
box-dealing = Arrivano le carte…
box-options = Amici e opzioni
box-options-game = Amici e opzioni: { $text }
box-instead = Giocherai contro bot di livello { $text }.

## A table to one's liking

new-title = Nuovo tavolo: { $text }
new-players = Giocatori
new-seats = Gli altri posti
new-seats-open = Liberi, per gli amici che hanno il link
new-seats-bots = Bot: { $text }
new-bots-play = Ogni bot gioca { $text }.
new-seats-help = Fino a quando dai le carte puoi cambiare ogni posto. Poi, nei posti ancora liberi, giocano i bot.
new-open = Apri il tavolo

## The tables at which this browser holds a seat. $text is a game's title, $text_when a date and a time.

# The tables that wait for you, above the games: a heading that’s only read out, then links.
yours-continue = Continua
yours-continue-turn = Tocca a te: continua { $text }
yours-continue-game = Continua { $text }
# Below such a link. $seats are people who are at the table now.
yours-friends-wait = { COUNT($seats) ->
    [one] { $seats } ti sta aspettando
   *[other] { $seats } ti stanno aspettando
}
yours-friends-there = { COUNT($seats) ->
    [one] { $seats } è al tavolo
   *[other] { $seats } sono al tavolo
}
yours-away = Un bot gioca al posto tuo
# What a screen reader says for a button with a cross; the table goes off the list.
yours-drop-table = Dimentica il tavolo di { $text }
yours-title = I tuoi tavoli
# $score is your own.
yours-won = Hai vinto! I tuoi punti: { $score }
# $seats are the winners, $score is your own.
yours-lost = { COUNT($seats) ->
    [0] Non ha vinto nessuno. I tuoi punti: { $score }
    [one] Ha vinto { $seats }. I tuoi punti: { $score }
   *[other] Hanno vinto { $seats }. I tuoi punti: { $score }
}
yours-turn = Tocca a te
yours-turn-of = È il turno { OF($seat) }
yours-waiting = Non ancora cominciata
yours-open = posto libero
yours-forget = Dimentica
yours-forget-table = Dimentica il tavolo di { $text } ({ $text_when })

## Rules

rules-of = Regole di { $text }
rules-fetching = Carico le regole…

## Learning

home-level = Bot
box-learn = Impara
box-learn-game = Impara { $text }

## Without a connection

home-waits = Potrai giocare appena torna.
