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
        [one] Le carte vengono mescolate con il numero fortunato del posto { $numbers }.
       *[other] Le carte vengono mescolate con i numeri fortunati dei posti { $numbers }.
    }
shuffled-by-server = Il server mescola le carte.
called-off =
    { COUNT($numbers) ->
        [one] Mescolata annullata: il posto { $numbers } non ha rivelato in tempo il suo numero fortunato, e ora è libero. Si ricomincia.
       *[other] Mescolata annullata: i posti { $numbers } non hanno rivelato in tempo i loro numeri fortunati, e ora sono liberi. Si ricomincia.
    }
called-off-by-all = Mescolata annullata: nessuno ha rivelato in tempo il suo numero fortunato. Si ricomincia.
played-again = Si rigiocano le stesse carte: restano nascoste fino alla fine di quella partita.
game-won =
    { COUNT($seats) ->
        [one] La partita è finita. Vince { $seats }.
       *[other] La partita è finita. { $seats } vincono insieme.
    }

## The log: people and seats

sits-down = { $text } si siede.
takes-over-open-seat = { $text } subentra nel posto libero.
bot-takes-over = { $text } subentra.
seat-is-open = Il posto è libero.
new-invite = Il vecchio link d’invito non vale più: il capotavola ne ha uno nuovo.
seat-offered = Il capotavola offre il posto libero.
seat-no-longer-offered = Il capotavola non offre più il posto libero.
left-to-a-bot = { $seat } ha lasciato il tavolo: un bot fa da supplente.
left-for-a-moment = { $seat } si allontana un attimo.
is-back = { $seat } è di nuovo al tavolo.
is-host = { $seat } ora è capotavola.
wants-a-rematch = { $seat } vuole la rivincita.

## Moves

it-is-allowed = Si può fare.
not-started = la partita non è ancora cominciata
started-already = la partita è già cominciata
moved-on = intanto la partita è andata avanti: guarda di nuovo
person-is-back = chi occupa questo posto è di nuovo al tavolo
nothing-to-score = le carte non sono ancora state date, quindi non ci sono punti da contare
cards-still-secret = la partita non è ancora finita, quindi le sue carte sono ancora segrete
cards-in-play = qualcuno sta giocando una partita con queste carte: restano nascoste finché non è finita
no-such-phrase = la frase { $phrase } non esiste: le frasi vanno da 0 a { $last }
phrases-too-fast = una frase al secondo basta
phrases-too-many =
    { $phrases ->
        [one] a questo tavolo hai già detto { $phrases } frase: basta così
       *[other] a questo tavolo hai già detto { $phrases } frasi: basta così
    }

## Sitting down and leaving

no-open-seat = nessun posto è libero, ma puoi guardare
seat-not-open = il posto { $number } non è libero
seat-not-offered = le sue carte sono già state date: prima il capotavola deve offrire il posto
link-for-watching = questo link serve per guardare: chiedi un link d’invito a chi è al tavolo
invite-renewed = questo link d’invito non vale più: chiedine uno nuovo al capotavola
seat-already = hai già un posto a questo tavolo
luck-too-late = non hai rivelato in tempo il tuo numero fortunato, ma puoi guardare questa partita
cards-seen-before = queste carte sono già state viste, quindi qui nessuno può subentrare
say-who-you-are = per subentrare in un posto, di’ chi sei: invia un tuo token personale
seen-a-hand = hai già visto una mano di questa partita, ma puoi guardare
own-seat = quello è il tuo posto: puoi soltanto lasciarlo
seat-is-dealt = le sue carte sono già state date: piuttosto affida il posto a un bot
offer-not-needed = prima che si diano le carte non occorre offrire un posto libero
only-the-host = può farlo solo il capotavola
too-much-coming = a questo tavolo c’è troppo viavai: aspetta un po’
secret-without-seat = la tua chiave d’accesso non vale per un posto a questo tavolo, ma puoi guardare
no-seat-of-yours = non hai un posto a questo tavolo, ma puoi guardare
invite-from-a-seat = solo chi siede al tavolo può invitare altri a sedersi

## Names

called-like-a-bot = i nomi con (bot) sono riservati ai bot: scegline un altro
called-like-an-open-seat = questo nome è riservato ai posti liberi: scegline un altro
called-like-a-seat = nomi come questo sono riservati ai posti: scegline un altro

## The shuffle

being-shuffled = si stanno mescolando le carte: aspetta un attimo
nothing-to-shuffle = queste carte sono già state date, quindi non c’è niente da mescolare
no-luck-wanted = nessuna mescolata aspetta il tuo numero fortunato
other-luck = questo numero fortunato non corrisponde all’impronta che hai inviato

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
again-too-often = queste carte sono già state rigiocate troppe volte
bad-pace = il ritmo (pace) deve andare da 0 a { $text } secondi per mossa
bot-needs-seconds = «{ $text }»: a un tavolo il tempo di un bot si indica in secondi, per esempio search@0.5s
bot-thinks-too-long =
    { $most ->
        [one] «{ $text }»: a un tavolo un bot può pensare al massimo { $most } secondo per mossa
       *[other] «{ $text }»: a un tavolo un bot può pensare al massimo { $most } secondi per mossa
    }
edition-of-table = l’edizione del tavolo

## A table that can't be read

table-unreadable = questo tavolo non si può leggere: { $why }
log-damaged = la sua cronaca è danneggiata
log-has-gaps = nella sua cronaca mancano degli eventi
log-no-text = l’evento { $event } non è un testo
log-seats = i suoi posti non corrispondono al suo gioco
log-absurd = l’evento { $event } descrive qualcosa di impossibile
log-move-before-deal = c’è una mossa prima che si diano le carte
log-unknown-event = questa versione non conosce l’evento «{ $text }»
log-unreadable-event = l’evento «{ $text }» non si può leggere: { $text_why }
log-newer-event = l’evento «{ $text }» è stato salvato da un Trickery più recente: aggiorna questo

## The server and its database

server-restarts = il server si sta riavviando: torna fra un attimo
closed-by-operator = chi gestisce questo server lo ha chiuso
server-drains = questo server sta per fermarsi e non accetta nuovi tavoli: riprova più tardi
server-full = questo server è pieno: riprova più tardi
database-away = il database di questo server non risponde: riprova fra un attimo
database-failed = il database non è riuscito a salvare: riprova fra un attimo
database-unread = al momento il database di questo server non si può leggere: riprova più tardi
database-is-back = il database è appena tornato disponibile: riprova
database-moved = il file dei tavoli è stato spostato o sostituito: rimettilo a posto, o riavvia
table-moves = un altro processo del server sta prendendo in carico questo tavolo: riprova tra un attimo
not-a-peer = questo non arriva da un altro processo di questo server
written-by-others = qualcos’altro ha scritto su questo tavolo: guarda di nuovo
accident = qui qualcosa è andato storto; i dettagli sono nel log del server

## Requests, mostly from programs

nothing-here = a questo indirizzo non c’è nulla: in /api/docs vedi quello che c’è
other-method = questo indirizzo non accetta quel metodo
cannot-be-answered = non è possibile rispondere a questa richiesta (stato { $status })
send-your-secret = invia il segreto del tuo posto: Authorization: Bearer SECRET
address-too-long = l’indirizzo di questo server è troppo lungo per un link d’invito
other-origin = questa richiesta viene da una pagina di un’altra origine
one-host = una richiesta deve indicare un solo host
not-our-name = questo server non risponde a quel nome, a meno che non venga avviato con --allow-host { $text }
requests-at-once = troppe richieste insieme dal tuo indirizzo: aspetta che qualcuna finisca
connections-too-fast = troppe connessioni nuove dal tuo indirizzo: aspetta un attimo
connections-too-many = troppe connessioni dal tuo indirizzo: chiudine alcune
sockets-too-many = troppi socket dal tuo indirizzo: chiudine alcuni
sockets-too-fast =
    { $seconds ->
        [one] troppi socket nuovi: riprova fra un secondo
       *[other] troppi socket nuovi: riprova fra { $seconds } secondi
    }
too-much-sent = puoi inviare al massimo { $kilobytes } kB
headers-too-long = le intestazioni di una richiesta possono avere al massimo { $kilobytes } kB
headers-too-slow = le intestazioni della tua richiesta ci hanno messo troppo
body-too-slow = il contenuto della tua richiesta ci ha messo troppo
asked-for-nothing = la connessione c’è, ma senza nessuna richiesta
no-request = questa non è una richiesta HTTP valida
socket-version = un socket deve cominciare con GET e sec-websocket-version: 13
socket-key = un socket deve cominciare con una sec-websocket-key di 16 byte in base64
frames-are-text = i messaggi devono essere JSON in frame di testo, non binari
sent-missing = manca { $text }
sent-unknown = { $text } qui non è noto
sent-no-json = quello che hai inviato non è JSON
sent-too-long =
    { $most ->
        [one] { $text } può avere al massimo un carattere
       *[other] { $text } può avere al massimo { $most } caratteri
    }
sent-too-small = { $text } non può essere meno di { $text_least }
sent-too-large = { $text } non può essere più di { $text_most }
sent-not-understood = { $text } non si può interpretare ({ $text_kind })

## Lessons

no-lesson = { $text } non ha una lezione

## Puzzles

no-puzzle = { $text } non ha questo rompicapo

## Taking back

nothing-to-take-back = non c’è niente da annullare: contro i bot puoi annullare la tua ultima scelta, altrimenti solo una mossa che nessuno ha notato, e prima che muova qualcun altro
takes-back = { $seat } annulla una mossa.
takes-back-move = { $seat } annulla la mossa «{ $move }».
taken-back-too-often = qui non si possono più annullare mosse: il limite è { $most }
# Somebody changed a log by hand.
log-nothing-to-take-back = nella sua cronaca si annulla una mossa che altri conoscono

## Asking for a seat, and free text

in-own-words = { "\u2068" }{ $text }{ "\u2069" }
takes-over-from-bot = { $text } prende il posto del bot { $text_bot }.
nothing-said = in quel messaggio non c’è niente da leggere
seat-declined = il capotavola non ha un posto per te a questo tavolo, ma puoi guardare
no-bots-seat = qui non gioca nessun bot, quindi non c’è un posto da chiedere
too-many-ask = qui sono in tanti a chiedere un posto: aspetta un po’
asks-no-longer = chi aveva chiesto il posto se n’è andato, o non lo chiede più
seat-is-a-persons = al posto { $number } siede una persona: scegli il posto di un bot
no-round-follows = dopo questo round non ce n’è un altro: dai il posto subito

## The coach

hints-off = l’allenatore aiuta solo contro i bot, o se il capotavola l’ha consentito prima di dare le carte
hint-not-your-turn = non tocca a te, quindi non c’è niente da consigliare
hint-no-choice = puoi fare una mossa sola
coach-fails = l’allenatore non è riuscito a trovare una risposta
coach-too-fast =
    { $seconds ->
        [one] l’allenatore ha bisogno di una pausa: chiedi di nuovo fra un secondo
       *[other] l’allenatore ha bisogno di una pausa: chiedi di nuovo fra { $seconds } secondi
    }
reviews-in-line = sono in tanti ad aspettare l’allenatore: riprova più tardi

## Playing on from a decision, and records that are brought along

again-copied = queste carte non si possono rigiocare, perché non sono state mescolate a quel tavolo
# $text is the number of a seat, $step that of a move.
no-such-decision = il posto { $text } non aveva niente da decidere dopo la mossa { $step }

## A table that friends rely on: pauses, nudges, the clock, names

stands-up = { $text } si alza.
is-renamed = { $text_was } ora si chiama { $text }.
pauses = { $seat } mette in pausa la partita.
resumes = { $seat } fa riprendere la partita.
clock-set = { $seconds ->
    [0] Nessun limite di tempo.
    [one] Tempo limitato: { $seconds } secondo a mossa. Poi un bot fa quella mossa.
   *[other] Tempo limitato: { $seconds } secondi a mossa. Poi un bot fa quella mossa.
}
nudged = { $seat }, tocca a te!
table-paused = la partita è in pausa: prima falla riprendere
paused-too-often = hai messo in pausa questa partita molte volte: aspetta un po’
nudged-just-now = il promemoria è appena arrivato: lascia un attimo di tempo
nudged-too-often = hai mandato molti promemoria a questo tavolo: ora basta
nobody-to-nudge = adesso non c’è nessuno a cui mandare un promemoria
bad-clock = il tempo può essere senza limite, oppure da { $shortest } a { $longest } secondi
