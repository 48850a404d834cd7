### What the server says at a table, in Italian: the log, phrases, refusals. See docs/translating.md.

## Seats

open-seat = Posto libero

## What people can say to each other, each from a list of eight

phrase-0 = Ciao!
phrase-1 = Buona fortuna!
phrase-2 = Ben giocato!
phrase-3 = Grazie!
phrase-4 = Ops!
phrase-5 = Un attimo, per favore.
phrase-6 = Mi sa che tocca a te.
phrase-7 = Bella partita!

## The log: the cards

cards-dealt = Si danno le carte.
shuffled-with-luck =
    { COUNT($numbers) ->
        [one] Le carte sono mescolate con la fortuna del posto { $numbers }.
       *[other] Le carte sono mescolate con la fortuna dei posti { $numbers }.
    }
shuffled-by-server = Le carte sono mescolate dal server.
called-off =
    { COUNT($numbers) ->
        [one] Mescolata annullata: il posto { $numbers } non ha rivelato in tempo la sua fortuna, e ora è libero. Bisogna ricominciare.
       *[other] Mescolata annullata: i posti { $numbers } non hanno rivelato in tempo la loro fortuna, e ora sono liberi. Bisogna ricominciare.
    }
called-off-by-all = Mescolata annullata: nessuno ha rivelato in tempo la sua fortuna. Bisogna ricominciare.
played-again = Si rigiocano le stesse carte: fino alla fine di quella partita non vengono mostrate.
game-won =
    { COUNT($seats) ->
        [one] La partita è finita. Vince { $seats }.
       *[other] La partita è finita. Vincono insieme { $seats }.
    }

## The log: people and seats

sits-down = { $text } si siede.
takes-over-open-seat = { $text } subentra nel posto libero.
bot-takes-over = { $text } subentra.
seat-is-open = Il posto è libero.
seat-offered = Nel posto libero si può subentrare.
seat-no-longer-offered = Nel posto libero non si può più subentrare.
left-to-a-bot = { $seat } ha lasciato il tavolo: un bot fa da supplente.
left-for-a-moment = { $seat } si allontana un attimo.
is-back = { $seat } è di nuovo al tavolo.
is-host = { $seat } ora è capotavola.
wants-a-rematch = { $seat } vuole la rivincita.

## Moves

it-is-allowed = È permessa.
not-started = la partita non è ancora cominciata
started-already = la partita è già cominciata
moved-on = intanto la partita è andata avanti: guarda di nuovo
person-is-back = chi gioca in questo posto è di nuovo al tavolo
nothing-to-score = le carte non sono ancora state date, quindi non ci sono punti da contare
cards-still-secret = la partita non è ancora finita: le sue carte sono ancora segrete
cards-in-play = con queste carte si sta giocando una partita: saranno mostrate di nuovo quando sarà finita
no-such-phrase = la frase { $phrase } non esiste: le frasi vanno da 0 a { $last }
phrases-too-fast = una frase al secondo basta
phrases-too-many = a questo tavolo hai già detto { $phrases } frasi: bastano così

## Sitting down and leaving

no-open-seat = nessun posto è libero: puoi guardare
seat-not-open = il posto { $number } non è libero
seat-not-offered = le sue carte sono già date: prima il capotavola deve offrire il posto
link-for-watching = questo link serve per guardare: chiedi al tavolo quello per sederti
seat-already = hai già un posto a questo tavolo
luck-too-late = non hai rivelato in tempo la tua fortuna: puoi guardare questa partita
cards-seen-before = queste carte sono già state viste: qui nessuno può subentrare
say-who-you-are = per subentrare in un posto, di' chi sei: invia un tuo token personale
seen-a-hand = hai già visto una mano di questa partita: puoi guardare
own-seat = quello è il tuo posto: se vuoi, lascialo
seat-is-dealt = le sue carte sono già date: piuttosto affida il posto a un bot
offer-not-needed = prima che si diano le carte un posto libero non va offerto
only-the-host = può farlo solo il capotavola
too-much-coming = a questo tavolo c'è troppo viavai: aspetta un po'
secret-without-seat = questo segreto non vale per nessun posto a questo tavolo: puoi guardare
no-seat-of-yours = non hai un posto a questo tavolo: puoi guardare
invite-from-a-seat = solo chi siede al tavolo può invitare altri a sedersi

## Names

called-like-a-bot = i nomi con (bot) sono riservati ai bot: scegline un altro
called-like-an-open-seat = un posto libero si chiama così: scegli un altro nome
called-like-a-seat = i posti si chiamano così: scegli un altro nome

## The shuffle

being-shuffled = si stanno mescolando le carte: aspetta un attimo
nothing-to-shuffle = queste carte sono già state date in passato: non si mescola nulla
no-luck-wanted = non c'è nessuna mescolata che aspetti la tua fortuna
other-luck = questa non è la fortuna che avevi promesso

## Opening a table

no-such-table = questo tavolo non esiste: controlla il link, o aprine uno nuovo
tables-too-fast =
    { $seconds ->
        [one] troppi tavoli nuovi: riprova fra un secondo
       *[other] troppi tavoli nuovi: riprova fra { $seconds } secondi
    }
again-not-yours = solo chi aveva un posto in quella partita può rigiocarne le carte
again-too-soon = le carte di una partita si possono rigiocare solo quando è finita
again-other-game = quelle carte erano di una partita a { $text_game }
again-too-often = queste carte sono già state rigiocate abbastanza volte
bad-pace = il ritmo (pace) va da 0 a { $text } secondi per mossa
bot-needs-seconds = «{ $text }»: a un tavolo i bot pensano per un certo numero di secondi, ad esempio search@0.5s
bot-thinks-too-long = «{ $text }»: a un tavolo un bot pensa al massimo { $most } secondi per mossa
edition-of-table = l'edizione del tavolo

## A table that cannot be read

table-unreadable = questo tavolo non si può leggere: { $why }
log-damaged = la sua cronaca è danneggiata
log-has-gaps = nella sua cronaca mancano degli eventi
log-no-text = l'evento { $event } non è un testo
log-seats = i suoi posti non corrispondono al suo gioco
log-absurd = l'evento { $event } parla di qualcosa che non può esserci
log-move-before-deal = una mossa prima che si diano le carte
log-unknown-event = «{ $text }» non è un evento noto a questa versione
log-unreadable-event = «{ $text }» non si può leggere: { $text_why }
log-newer-event = «{ $text }» viene da un Trickery più recente: aggiorna questo

## The server and its database

server-restarts = il server si sta riavviando: torna fra un attimo
server-full = questo server è pieno: riprova più tardi
database-away = il database di questo server non risponde: riprova fra un attimo
database-failed = il database non è riuscito a salvare: riprova fra un attimo
database-unread = al momento il database di questo server non si può leggere: riprova più tardi
database-is-back = il database è appena tornato disponibile: riprova
database-moved = il file dei tavoli è stato spostato o sostituito: rimettilo a posto, o riavvia
database-elsewhere = un altro server sta usando questo database: nel frattempo qui non si fa nulla
written-by-others = qualcun altro ha scritto su questo tavolo: guarda di nuovo
accident = qui qualcosa è andato storto; è annotato nel log del server

## Requests, mostly of programs

nothing-here = a questo indirizzo non c'è nulla: /api/docs elenca quello che c'è
other-method = questo indirizzo non accetta quel metodo
cannot-be-answered = a questa richiesta non si può rispondere (stato { $status })
send-your-secret = invia il segreto del tuo posto: Authorization: Bearer SECRET
address-too-long = l'indirizzo di questo server è troppo lungo per un invito
other-origin = una pagina di un'altra origine
one-host = una richiesta indica un solo host
not-our-name = questo server non risponde a quel nome; lo farebbe con: --allow-host { $text }
requests-at-once = troppe richieste insieme dal tuo indirizzo: aspetta la risposta ad alcune
connections-too-fast = troppe connessioni nuove dal tuo indirizzo: aspetta un attimo
connections-too-many = troppe connessioni dal tuo indirizzo: chiudine alcune
sockets-too-many = troppi socket dal tuo indirizzo: chiudine alcuni
sockets-too-fast =
    { $seconds ->
        [one] troppi socket nuovi: riprova fra un secondo
       *[other] troppi socket nuovi: riprova fra { $seconds } secondi
    }
too-much-sent = si possono inviare al massimo { $kilobytes } kB
headers-too-long = le intestazioni di una richiesta possono avere al massimo { $kilobytes } kB
headers-too-slow = le intestazioni della tua richiesta ci hanno messo troppo
body-too-slow = il contenuto della tua richiesta ci ha messo troppo
asked-for-nothing = il collegamento c'è, ma senza nessuna richiesta
no-request = questa non è una richiesta nota a HTTP
socket-version = un socket comincia con GET e sec-websocket-version: 13
socket-key = un socket comincia con una sec-websocket-key di 16 byte in base64
frames-are-text = i messaggi sono JSON in frame di testo, non binari
sent-missing = { $text }: manca, va inviato
sent-unknown = { $text }: nessuno sa che cosa significhi
sent-no-json = quello che è stato inviato non è JSON
sent-too-long =
    { $most ->
        [one] { $text }: al massimo un carattere
       *[other] { $text }: al massimo { $most } caratteri
    }
sent-too-small = { $text }: almeno { $text_least }
sent-too-large = { $text }: al massimo { $text_most }
sent-not-understood = { $text }: non si riesce a capire ({ $text_kind })

## Lessons

no-lesson = { $text } non ha una lezione

## Puzzles

no-puzzle = { $text } non ha questo rompicapo

## Taking back

nothing-to-take-back = non c'è niente da ritirare: contro i bot si ritira l'ultima scelta, altrimenti solo una mossa che nessuno ha notato, e prima che muova qualcun altro
takes-back = { $seat } ritira una mossa.
takes-back-move = { $seat } ritira la mossa: { $move }.
taken-back-too-often = qui si sono già ritirate abbastanza mosse: al massimo { $most } volte
# Somebody changed a log by hand.
log-nothing-to-take-back = nella sua cronaca si ritira una mossa che altri conoscono

## Chiedere un posto, e il testo libero

in-own-words = { "\u2068" }{ $text }{ "\u2069" }
takes-over-from-bot = { $text } prende il posto del bot { $text_bot }.
nothing-said = qui non c'è niente da leggere
seat-declined = a questo tavolo non c'è posto per te: puoi guardare
no-bots-seat = qui non gioca nessun bot, quindi non c'è un posto da chiedere
too-many-ask = qui in molti chiedono un posto: aspetta un po'
asks-no-longer = chi aveva chiesto non c'è più, o non chiede più
seat-is-a-persons = al posto { $number } siede qualcuno: dai quello di un bot
no-round-follows = dopo questo round non ce n'è un altro: dai il posto subito

## The coach

hints-off = l'allenatore aiuta solo contro i bot, o se chi è capotavola l'ha permesso prima di dare le carte
hint-not-your-turn = non tocca a te: non c'è niente da consigliare
hint-no-choice = puoi fare una mossa sola
coach-fails = l'allenatore non ha trovato una risposta
coach-too-fast =
    { $seconds ->
        [one] l'allenatore ha bisogno di una pausa: chiedi di nuovo tra un secondo
       *[other] l'allenatore ha bisogno di una pausa: chiedi di nuovo tra { $seconds } secondi
    }
reviews-in-line = molti aspettano l'allenatore: riprova più tardi
## Playing on from a decision, and records that are brought along

again-copied = carte che non sono state mescolate a quel tavolo non si possono rigiocare
# $text is the number of a seat, $step that of a move.
no-such-decision = il posto { $text } non aveva niente da decidere dopo la mossa { $step }
