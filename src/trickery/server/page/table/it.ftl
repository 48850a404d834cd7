### What the page says at a table, in Italian, whatever the game; it comes together with a game's own words.
### See docs/translating.md.

## What the tab of the browser is called. $text is the game's title.

title-turn = ● Tocca a te · { $text }
title-game = { $text } · Trickery
title-over = Partita finita · { $text } · Trickery
title-lobby = { $text }: in attesa di giocatori · Trickery
title-closed = Chiuso · { $text } · Trickery
title-replay = Replay di { $text } · Trickery

## The bar at the top: there is little room on a phone

bar-home = Trickery: torna ai giochi
bar-over = Partita finita
bar-your-turn = Tocca a te
bar-turn = Turno { OF($seat) }
bar-reconnecting = Riconnessione…
bar-watching = Stai guardando
bar-watchers = { $watchers ->
    [one] 1 spettatore
   *[other] { $watchers } spettatori
}
bar-seen-before = Carte già viste
bar-sit-down = Siediti
bar-mute = Silenzia
bar-menu = Menu

## The menu of the table

menu-title = Menu del tavolo
menu-keys = Scorciatoie
menu-leave = Lascia il tavolo
menu-leaving = Se lasci il tavolo, un bot gioca per te finché non torni. Ritrovi questo tavolo nella pagina iniziale.
menu-seats = Posti
menu-invite = Invita gli amici
menu-seen-before = Queste carte sono già state date, a un altro tavolo. Chi conosce quella partita conosce anche le carte.
menu-fingerprint = Impronta del numero segreto del server per la mescolata:

## The first hint to whoever plays a game for the first time

first-time = Prima volta?
first-lit = Puoi giocare tutto quello che è illuminato.
first-met = Capito

## A question before a move that cannot be undone; the question itself is the game's

sure-yes = Sì, procedi
sure-no = No, aspetta

## Keys

keys-title = Scorciatoie da tastiera
keys-enter = Invio
keys-escape = Esc
keys-hand = vai alla prima cosa che puoi giocare
keys-arrows = passa da una carta all’altra della mano
keys-play = giocala
keys-moves = elenca tutte le mosse
keys-pause = metti in pausa o riprendi
keys-log = apri la cronaca
keys-sheet = apri il segnapunti
keys-rules = apri le regole
keys-say = apri la chat
keys-close = chiudi il pannello
keys-help = mostra questo aiuto

## Invitations

invite-sit = Con questo link ci si può sedere in un posto libero.
invite-take-over = Con questo link si può subentrare in un posto offerto dal capotavola.
invite-watch = Con questo link si può guardare, e chiedere un posto al capotavola.
invite-sit-link = Link d’invito
invite-sit-copy = Copia link d’invito
invite-sit-code = Link d’invito come codice QR
invite-watch-link = Link per guardare
invite-watch-copy = Copia link per guardare
invite-watch-code = Link per guardare come codice QR
invite-only-here = Questi link funzionano solo su questo computer. Per far entrare telefoni e amici dalla tua rete, avvia il server con { $text }.
copy-done = Link copiato.
copy-by-hand = Non ha funzionato. Copia tu il link: { $text }

## The lobby, where a table fills

lobby-table = Al tavolo
lobby-players = { $players } giocatori
lobby-option = { $option }: { $value }
lobby-again = le stesse carte di prima
lobby-deal = Dai le carte
lobby-dealing = Fra un attimo si danno le carte. Puoi guardare.
lobby-host = Si aspetta che { $seat } dia le carte.
lobby-can-watch = Puoi guardare senza sederti.
lobby-full = Tutti i posti sono occupati, ma puoi guardare.
lobby-shuffling = Si mescola: ognuno aggiunge un numero fortunato.
lobby-awaited = In attesa di { $seats }.
lobby-called-off = { COUNT($numbers) ->
    [one] La mescolata è stata annullata: il numero fortunato del posto { $numbers } non è arrivato in tempo, perciò quel posto è di nuovo libero.
   *[other] La mescolata è stata annullata: i numeri fortunati dei posti { $numbers } non sono arrivati in tempo, perciò quei posti sono di nuovo liberi.
} Non sono state date carte. La prossima volta ognuno aggiunge un nuovo numero fortunato.
lobby-called-off-for-all = La mescolata è stata annullata: non è arrivato in tempo nessun numero fortunato, perciò ognuno tiene il suo posto. Non sono state date carte. La prossima volta ognuno aggiunge un nuovo numero fortunato.
lobby-accused = Questa pagina ha inviato il tuo numero fortunato. O è arrivato troppo tardi, o il server non l’ha accettato.
lobby-open-seats = { $open ->
    [one] Un posto è ancora libero: una volta date le carte, ci gioca un bot.
   *[other] { $open } posti sono ancora liberi: una volta date le carte, ci giocano i bot.
} Da quel momento i tuoi amici possono subentrare solo se offri il posto nel menu del tavolo.
lobby-fair = Una mescolata che nessuno può truccare
lobby-fair-how = Il server sorteggia un numero, il suo numero segreto, e ne mostra solo un’impronta: la vedi qui sotto. La pagina di ogni giocatore fa lo stesso con un numero fortunato. Quando il capotavola dà le carte, tutte le impronte sono ormai fissate. Poi si rivelano tutti i numeri fortunati, e le carte si ricavano dal numero segreto del server e da tutti i numeri fortunati insieme. Così nessuno può scegliere le carte. Dopo la partita questa pagina controlla tutto, e puoi farlo anche tu. C’è una sola cosa che nessuna mescolata può impedire: che chi gestisce il server guardi le carte durante la partita.
lobby-same = Carte già giocate
lobby-same-how = Queste carte sono già state date, a un altro tavolo, quindi qui non si mescola nulla. Chi conosce quella partita conosce le carte.

## Seats. $number is a seat's number, counted from 1.

seats-number = Posto { $number }
seats-watching = Questo link serve per guardare. Per giocare, chiedi un posto al capotavola.
seats-level = Livello dei bot
seats-bot-plays = Ogni bot gioca { $text }.
seats-you = tu
seats-host = capotavola
seats-offered = posto offerto
seats-bot = gioca un bot
seats-stand-in = bot supplente
seats-away = assente
seats-luck-added = numero fortunato aggiunto
seats-luck-awaited = numero fortunato in arrivo
seats-luck-revealed = numero fortunato rivelato
seats-luck-missing = ancora senza numero fortunato
seats-sit = Siediti qui
seats-take = Subentra
seats-offer = Offri il posto
seats-offer-which = Offri il posto { $number }
seats-offer-end = Non offrirlo più
seats-offer-end-which = Non offrirlo più: posto { $number }
seats-add-bot = Aggiungi un bot
seats-add-bot-which = Aggiungi un bot nel posto { $number }
seats-keep-bot = Tieni il bot
seats-keep-bot-which = Tieni il bot nel posto { $number }
seats-replace = Sostituisci con un bot
seats-replace-which = Sostituisci con un bot: posto { $number }
seats-remove = Rimuovi
seats-remove-whom = Rimuovi { $seat }

## What a table tells at once

live-unseated = Hai perso il tuo posto a questo tavolo. Ora stai guardando.
live-dismiss = Chiudi l’avviso
live-again-title = Queste carte si stanno rigiocando
live-again = La partita a questo tavolo è finita, e a un altro tavolo si rigioca con le stesse carte. Finché non è finita anche lì, solo chi sedeva qui può vedere che cosa è stato giocato.

## Puzzles: positions with one clearly best move

puzzles-what = In ognuna di queste posizioni una mossa è nettamente la migliore, ma non è la prima che viene in mente. Sai trovarla? Hai due tentativi.
puzzles-none = Qui non c’è nessun rompicapo
puzzles-none-of = { $text } non ha rompicapi.
puzzles-others = Questi giochi ne hanno:
puzzles-solved = { $solved } su { $puzzles } risolti
puzzles-next = Rompicapo successivo
puzzles-all = Tutti i rompicapi
puzzles-level = { $text_level ->
    [easy] Facile
    [tricky] Insidioso
   *[hard] Difficile
}
puzzles-theme = { $text_theme ->
    [duck] Evitare le prese
    [count] Contare
    [bluff] Imbrogliare e sfidare
    [defend] Difendere
    [partner] Compagni
    [race] Corsa al traguardo
    [win] Vincere al momento giusto
   *[other] Un po’ di tutto
}
puzzles-one = Rompicapo { $number }, { $players } giocatori, { $mark ->
    [solved] risolto
    [missed] non risolto
   *[new] non ancora provato
}
puzzle-heading = Rompicapo { $number } · { $text }
puzzle-right = Giusto! È la mossa migliore.
puzzle-again = Non è «{ $move }». Hai ancora un tentativo.
puzzle-wrong = Non proprio. La mossa migliore è «{ $move }».
puzzle-worths = La tua probabilità di vittoria dopo ogni mossa
puzzle-why = Perché «{ $move }»?
puzzle-deep = Da qui l’allenatore ha simulato la partita circa { $playouts } volte, provando come potrebbero essere distribuite le carte nascoste.
puzzle-before = Che cosa è successo prima

## The log

told-line = { $seat }: { $what }
told-move = { TOLD($move, $seat) }
told-move-aloud = { TOLD($move, $seat) }.
told-secret = { $seat } fa una mossa segreta
told-secret-aloud = { $seat } fa una mossa segreta.
told-turn = Tocca a te. { $prompt }
told-nothing = Non è ancora successo niente.
told-everything = Mostra tutta la cronaca

## Beside the table: five tabs, with as little room as a fifth of a phone's width, and their headings

panel-name = Cronaca, punti, regole, mosse e chat
panel-body = Pannello
panel-log = Cronaca
panel-log-title = Cronaca
panel-sheet = Punti
panel-sheet-title = Segnapunti
panel-rules = Regole
panel-rules-title = Regole
panel-moves = Mosse
panel-moves-title = Tutte le mosse
panel-say = Chat
panel-say-title = Chat
panel-not-your-turn = Non tocca a te.
panel-watching = In chat può scrivere solo chi gioca a questo tavolo.
panel-said = Messaggi

## The score sheet

score-name = Segnapunti
score-what = Voce
score-nothing = Nessuno ha ancora fatto punti.
score-fetching = Carico il segnapunti…

## After the game

result-you = Hai vinto!
result-you-with = Hai vinto con { $seats }!
result-others = { COUNT($seats) ->
    [one] Ha vinto { $seats }
   *[other] Hanno vinto { $seats }
}
result-nobody = Non ha vinto nessuno
result-rematch = Rivincita
result-rematch-join = Gioca la rivincita
result-rematch-watch = Guarda la rivincita
result-replay = Rivedi
result-same-deal = Rigioca le stesse carte
result-sheet = Segnapunti
result-record = Registrazione e controllo
result-download = Scarica la registrazione
result-copy-replay = Copia link al replay

## A table by rules that have been revised since

ended-title = { $text }: questo tavolo è chiuso
ended-why = { $why }.
ended-kept = Non si è perso niente: ecco che cosa è successo, e nella registrazione ci sono tutte le carte.
ended-fair = Controllo della mescolata

## A replay

replay-heading = Replay: { $text }
replay-fetching = Carico la partita…
replay-eyes = Visto da
replay-eyes-table = uno spettatore
replay-eyes-all = tutti: carte scoperte
replay-copy = Copia link
replay-table = Torna al tavolo
replay-first = Primo passo
replay-back = Passo precedente
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Passo successivo
replay-last = Ultimo passo
# To a challenge, a claim, the end of a round: what the game itself marks.
replay-mark-back = Momento chiave precedente
replay-mark-next = Momento chiave successivo
# A button that shows the list of moves, and the list’s name
replay-moves = Mosse
# A field, and what there is to choose: 2 is twice as fast.
replay-speed = Velocità
replay-times = { $speed }×
replay-step = Passo { $step } di { $last }

## The table itself

felt-name = Il tavolo
felt-laying = Apparecchio il tavolo…
felt-others = Altri giocatori
felt-points = punti
felt-to-move = di turno
# What a screen reader says of a bot's mark.
felt-bot = bot
# Beside the name of somebody a bot is playing for: very little room.
felt-away = assente
felt-away-why = { $seat } non c’è. Fino al suo ritorno gioca un bot.
felt-you = Tu
felt-hand = La tua mano
felt-lifted = { $text }, sollevata. Tocca di nuovo per giocarla.
felt-again = tocca ancora
felt-trick = Presa in corso
felt-last-trick = Presa precedente
felt-moves = Mosse
felt-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
felt-drawing-failed = Il disegno di questo gioco non funziona, quindi ecco un tavolo semplice. Prova a ricaricare la pagina.

## Why this page stops taking part in a shuffle

doubt = Questa pagina non partecipa più a questa mescolata: { $why }
doubt-other-table = il server dice che è di un altro tavolo.
doubt-earlier = il server non ha elencato tutte quelle precedenti.
doubt-twice = nel suo elenco lo stesso posto compare due volte.
doubt-commitment = il server non mostra più l’impronta che aveva mostrato all’inizio.
doubt-made-again = il server vuole rifare la mescolata { $shuffle }, e ormai potrebbe averne visto le carte.
doubt-list = il server ha cambiato l’elenco della mescolata { $shuffle }.
doubt-not-in-it = Il tuo numero fortunato non è in questa mescolata: non l’avevi aggiunto, o non c’eri quando è cominciata.
doubt-not-ours = Il numero fortunato che l’elenco riporta per il tuo posto non è di questa pagina, perciò questa pagina non rivela nulla. Se hai questo tavolo aperto su un altro dispositivo, sarà quello a rivelare il suo numero.

## What is proven about a shuffle. The server has a secret number, each person a lucky number; a fingerprint is what is shown of either before the deal.

fair-checking = Controllo la mescolata…
fair-unchecked = Non è stato possibile controllare la mescolata: { $why }
fair-proven = Dimostrato:
fair-partly = Non dimostrato:
fair-broken = Sbagliato:
fair-terms = Il server sorteggia un numero segreto, e la pagina di ognuno un numero fortunato. Un’impronta corrisponde a un solo numero, ma non lo svela: prima si mostrano le impronte, poi i numeri.
fair-limits = Nessun controllo può escludere che chi gestisce il server guardi le carte durante la partita. E questa pagina viene proprio da quel server: se non ti fidi, salva la ricevuta e la registrazione, e controllale altrove con questo comando, che verifica anche se ogni mossa ha seguito le regole:
fair-save = Salva ricevuta
fair-fingerprint = Impronta del numero segreto del server
fair-fingerprint-first = Impronta del numero segreto del server, come mostrata all’inizio
fair-secret = Numero segreto del server
fair-luck = Numero fortunato del posto { $number }
fair-lucks = I numeri fortunati dei giocatori

## The verdict

proof-broken = Di questa mescolata non ci si può fidare.
proof-again = Queste carte erano già state date, a un altro tavolo: chi conosceva quella partita conosceva le carte. Qui non si è mescolato nulla.
proof-no-luck = Nessuno ha aggiunto un numero fortunato, perciò chi gestisce il server avrebbe potuto scegliere queste carte.
proof-bystander = La registrazione è coerente. Questo browser non ha preso parte alla mescolata, perciò non può dimostrare altro.
proof-partly = Questa mescolata è dimostrata solo in parte. Qui sotto vedi che cosa manca.
proof-nobody-chose = Nessuno ha scelto queste carte, se puoi fidarti della tua pagina.
proof-alone = Il server aveva fissato il suo numero segreto prima di conoscere il tuo numero fortunato, quindi non ha scelto queste carte. Nessun altro ha aggiunto un numero: non c’è nessuno con cui confrontarsi.
proof-first = Questo è un tavolo di vecchio tipo, in cui i numeri fortunati non avevano impronte: chi gestiva il server, se ha anche avviato la partita, avrebbe potuto scegliere queste carte.

## What it rests on, finding by finding

proof-record-unknown = La registrazione non dice come sono state mescolate le carte, o lo dice in un formato che questa pagina non conosce.
proof-record-shuffled = Secondo la registrazione qui non si è mescolato nulla, ma a questa pagina è stata mostrata una mescolata.
proof-record-elsewhere = La registrazione viene da un altro tavolo.
proof-secret-wrong = Il numero segreto del server non corrisponde alla sua impronta.
proof-secret-settings = La partita non è stata giocata con le impostazioni su cui il server si era impegnato.
proof-secret-changed = All’inizio il server aveva mostrato un’altra impronta, quindi in seguito ha cambiato il suo numero segreto.
proof-secret-unseen = Il numero segreto del server corrisponde alla sua impronta, ma questo browser non ha visto l’impronta prima che si dessero le carte.
proof-secret-fits = Il numero segreto del server corrisponde all’impronta mostrata all’inizio: non è stato cambiato quando i numeri fortunati erano ormai noti.
proof-list-missing = Nella registrazione manca la mescolata { $shuffle }: i suoi numeri fortunati erano stati rivelati, e poi è stata rifatta.
proof-list-changed = L’elenco delle impronte della mescolata { $shuffle } non è quello mostrato prima che il tuo numero fortunato fosse rivelato.
proof-list-left-out = Secondo la registrazione, nella mescolata { $shuffle } mancava il tuo numero fortunato. Questa pagina però l’ha inviato: o è arrivato troppo tardi, o il server non l’ha accettato.
proof-list-unseen = A questo browser non è stato mostrato l’elenco delle impronte prima che si dessero le carte, quindi non può dire se qualcuno è stato aggiunto o tolto.
proof-list-kept = L’elenco delle impronte è quello mostrato prima che il tuo numero fortunato fosse rivelato: nessuna è stata aggiunta o tolta.
proof-pledge-wrong = Il numero fortunato del posto { $number } non corrisponde all’impronta che era stata mostrata.
proof-pledge-silent = Le carte sono state date anche se nessuno ha rivelato il numero fortunato del posto { $number }.
proof-pledges-fit = Ogni numero fortunato corrisponde alla sua impronta: nessuno ha scelto il proprio dopo aver visto quello di un altro.
proof-pledges-unseen = Ogni numero fortunato corrisponde alla sua impronta, ma questo browser non può dire quando sono state mostrate le impronte.
proof-luck-in = Nella mescolata c’è anche il tuo numero fortunato: le carte dipendono quindi da qualcosa che nessuno sapeva finché tutto il resto non era deciso.
proof-luck-out = Il tuo numero fortunato non è nella mescolata: non l’avevi aggiunto, o non c’eri quando si sono date le carte.
proof-cards-unknown = Qui le carte non si possono controllare: questa pagina non sa come si distribuiscono in questo gioco.
proof-cards-revised = Qui le carte non si possono controllare: nel frattempo le regole del gioco sono state riviste.
proof-cards-wrong = Le carte date al passo { $step } della registrazione non corrispondono al numero segreto e ai numeri fortunati.
proof-cards-none = Nella registrazione manca la distribuzione delle carte.
proof-cards-fit = { $draws ->
    [one] Le carte corrispondono al numero segreto e ai numeri fortunati, una per una.
   *[other] In questa partita si sono date o mescolate le carte { $draws } volte: corrispondono sempre al numero segreto e ai numeri fortunati, una per una.
}
proof-game-hand = La mano nella registrazione non è quella che hai ricevuto.
proof-game-moves = Le mosse nella registrazione non sono quelle fatte dal tuo posto.
proof-game-same = La registrazione è della partita che hai giocato qui: ci sono le tue carte e le tue mosse.
proof-called-off-unseen = Secondo la registrazione nessuna mescolata è stata annullata, ma questo browser non c’era e non può confermarlo.
proof-called-off-none = Nessuna mescolata è stata annullata: nessuno ha visto le carte per poi farsene dare altre.
proof-called-off-wrong = Una mescolata è stata annullata anche se tutti avevano rivelato il proprio numero fortunato.
proof-called-off = { $count ->
    [one] Una mescolata è stata annullata.
   *[other] { $count } mescolate sono state annullate.
} { SPACED($silent) } Qualcuno, d’accordo con chi gestisce il server, potrebbe farlo per evitare carte sgradite: non è quindi dimostrato che nessuno le abbia scelte.
proof-silent = { COUNT($numbers) ->
    [one] Nella mescolata { $shuffle }, chi sedeva allora al posto { $numbers } non ha rivelato il suo numero fortunato.
   *[other] Nella mescolata { $shuffle }, chi sedeva allora ai posti { $numbers } non ha rivelato il suo numero fortunato.
}

## The same at an older table, where lucky numbers had no fingerprints

proof-first-secret-wrong = Il numero segreto del server non corrisponde all’impronta mostrata all’inizio.
proof-first-secret-fits = Il numero segreto del server corrisponde all’impronta.
proof-first-secret-kept = Il numero segreto del server corrisponde all’impronta mostrata all’inizio.
proof-first-luck-in = Il tuo numero fortunato ha contato.
proof-first-luck-out = Il tuo numero fortunato è stato lasciato fuori.
proof-first-cards = Qui le carte non vengono controllate. Per farlo, usa «{ $text }» sulla registrazione.

## Lessons

title-lesson = Impara { $text } · Trickery
lesson-heading = Le tue prime mosse a { $text }
lesson-none = Lezione non disponibile
lesson-at = { $number } di { $steps }
lesson-leave = Lascia la lezione
lesson-on = Avanti
lesson-back = Indietro
lesson-skip = Mostrami
lesson-take-back = Annulla
lesson-another = Si può fare anche così. In questa lezione, però, prova «{ $move }».
lesson-ended = La lezione è finita. Nella tua prima partita i consigli dell’allenatore arrivano da soli.
lesson-play-on-here = Continua da qui
lesson-play-game = Comincia una nuova partita
aim-name = Il tuo scopo, e la situazione

## Settings

settings-name-help = Lo userai al prossimo tavolo a cui ti siedi.
settings-motion = Velocità animazioni
settings-motion-off = Senza animazioni
settings-motion-fast = Veloce
settings-motion-normal = Normale
settings-motion-slow = Lenta
settings-colours = Tema
settings-colours-auto = Come il dispositivo
settings-colours-light = Chiaro
settings-colours-dark = Scuro
settings-sound = Suoni
settings-two-taps = Tocca due volte per giocare una carta: il primo tocco la solleva
settings-pace = Velocità degli altri
settings-pace-none = Immediata
settings-pace-slowest = Molto lenta
settings-wait-tricks = Dopo ogni presa, aspetta un mio tocco
settings-wait-rounds = Dopo ogni round, aspetta un mio tocco
settings-forced = Muovi per me quando ho una sola mossa
settings-clauses = Mostra i numeri delle regole nelle spiegazioni

## Moments

round-who = Giocatore
round-points = Questo round
round-total = Totale
round-go-on = Continua
trick-go-on = Continua
bar-pause = Pausa
bar-paused = In pausa

## Before a first game

first-game-title = È la tua prima partita a { $text }?
first-game-what = Una lezione di tre minuti a un tavolo vero ti mostra come funziona.
first-game-learn = Mostrami come
first-game-play = Gioca subito

## A result

result-place = { $place ->
    [1] Sei in prima posizione su { $players }
    [2] Sei in seconda posizione su { $players }
    [3] Sei in terza posizione su { $players }
   *[other] Sei in { $place }ª posizione su { $players }
}
# Several share the place.
result-place-tied = { $place ->
    [1] Sei in prima posizione a pari merito su { $players }
    [2] Sei in seconda posizione a pari merito su { $players }
    [3] Sei in terza posizione a pari merito su { $players }
   *[other] Sei in { $place }ª posizione a pari merito su { $players }
}
result-decided = I momenti decisivi
# Links to the replay: how a move, or what came between your moves, changed your chance of winning.
result-swing = { TOLD($move, $seat) }: la tua probabilità di vincere passa dal { $from }% al { $to }%
result-swing-others = Tra una tua mossa e l’altra, la tua probabilità di vincere passa dal { $from }% al { $to }%
result-learn = Impara questo gioco

## Taking back

# A button: the last move told nobody anything.
take-back = Annulla

## Friends: asking for a seat, sharing a link, words of one's own

asking-name = Richiesta di un posto
asking-wants = { "\u2068" }{ $text }{ "\u2069" } vorrebbe un posto.
asking-others = { $others ->
    [one] c’è un’altra persona in attesa
   *[other] ci sono altre { $others } persone in attesa
}
asking-which = Quale posto?
asking-seat = { $number }: { $seat }
asking-give = Dai il posto
asking-decline = Rifiuta
asking-ask = Chiedi un posto
asking-waiting = Hai chiesto un posto. Ora decide il capotavola.
asking-no-longer = Lascia stare
asking-given = Il capotavola ti ha dato un posto.
asking-declined = Non hai ottenuto un posto a questo tavolo. Stai guardando.
invite-share = Condividi
invite-sit-share = Condividi link d’invito
invite-watch-share = Condividi link per guardare
say-own = Un messaggio tuo
say-send = Invia
say-mute = Silenzia { $seat }
say-unmute = Riattiva { $seat }
lobby-here = { COUNT($seats) ->
    [one] { $seats } c’è.
   *[other] { $seats } ci sono.
}
lobby-not-here = { COUNT($seats) ->
    [one] Manca ancora { $seats }.
   *[other] Mancano ancora { $seats }.
}
result-wanting = { COUNT($seats) ->
    [one] { $seats } vuole la rivincita.
   *[other] { $seats } vogliono la rivincita.
}

## A newer page

bar-newer = Aggiorna ora

## Notifications

settings-alerts = Avvisami quando tocca a me o la partita è finita, se sono su un’altra pagina
settings-alerts-denied = Il tuo browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.
settings-alerts-never = Per le notifiche servono una pagina sicura (https) e un browser che le supporti.

## Giving somebody a seat between two rounds

asking-later = Dopo questo round
asking-more = Altre opzioni
asking-promised = Dopo questo round prendi il posto { OF($seat) }.
asking-promised-to = Dopo questo round { "\u2068" }{ $text }{ "\u2069" } prende il posto { OF($seat) }.
asking-lapsed = Peccato: il posto che ti era stato promesso non c’è più.
asking-lapsed-for = Il posto promesso a { "\u2068" }{ $text }{ "\u2069" } non c’è più.

## Seen away from tables, but seldom

settings-language-auto = Come il browser
rules-clauses = Tutte le regole in dettaglio, numerate

## What moves are worth: a hint, and a review

# Short notes beside a move
worth-best = la migliore
worth-chosen = giocata
worth-any = { $moves ->
    [2] Una di queste due
   *[other] Una di queste { $moves }
}
# The chance of winning after a move
worth-share = { $percent }%
# The same read out
worth-share-aloud = { $percent } per cento di probabilità di vittoria, probabilmente tra { $low } e { $high }
worth-points = { NUMBER($points, minimumFractionDigits: 1) } punti
worth-all = Mostra tutte le mosse ({ $moves })
why-compared = In confronto a «{ $move }»:
why-for = A favore:
why-against = Contro:

## A hint

hint = Consiglio
hint-title = Il consiglio dell’allenatore
# The coach has to learn the game first, or is busy with something else.
hint-thinking = L’allenatore sta pensando…
hint-waiting = L’allenatore si sta preparando. La prima volta ci vuole un po’.
hint-best = { $moves ->
    [one] Mossa migliore: «{ $move }»
   *[other] { $moves } mosse si equivalgono: una è «{ $move }».
}
hint-alike = Nessuna mossa è migliore delle altre. Puoi scegliere, per esempio, «{ $move }».
hint-bars = La probabilità di vittoria dopo ogni mossa, solo in base a ciò che puoi sapere. Una vittoria condivisa conta in parte. La linea mostra quanto è sicura la stima.

## The review

title-review = Analisi di { $text } · Trickery
result-review = Analisi
review-heading = Analisi: { $text }
review-none = Analisi non disponibile
review-whose = Mosse di
review-waiting = { $ahead ->
    [0] L’allenatore si sta preparando. La prima volta ci vuole un po’.
    [one] Prima tocca a un’altra analisi.
   *[other] Prima tocca ad altre { $ahead } analisi.
}
review-reading = L’allenatore sta esaminando la partita…
review-progress-name = Avanzamento dell’analisi
review-progress = Decisioni esaminate: { $done } su { $decisions }
review-progress-time = { $seconds ->
    [one] Decisioni esaminate: { $done } su { $decisions }, manca circa { $seconds } secondo
   *[other] Decisioni esaminate: { $done } su { $decisions }, mancano circa { $seconds } secondi
}
review-done = { $decisions ->
    [one] Una decisione, simulata fino alla fine { $playouts ->
        [one] una volta
       *[other] { $playouts } volte
    }.
   *[other] { $decisions } decisioni, ognuna simulata fino alla fine { $playouts ->
        [one] una volta
       *[other] { $playouts } volte
    }.
}
review-lost = Connessione interrotta. Riconnessione…
review-no-decisions = In questa partita { $seat } non ha mai avuto scelta.
review-share = { $percent }%
review-change = { SIGNED($percent) }%

review-account = Fortuna e abilità
review-account-told = Probabilità di vittoria: all’inizio { $start }% per tutti; con fortuna ({ SIGNED($luck) }%) e abilità ({ SIGNED($skill) }%), alla fine { $result }%.
review-start = Inizio
review-start-why = Prima che si diano le carte, tutti hanno la stessa probabilità di vittoria.
review-luck = Fortuna
review-luck-why = Ciò su cui non si poteva influire da questo posto: le carte date, quelle arrivate dopo e ciò che hanno fatto gli altri.
review-room = Mosse migliori
review-room-why = Quanto valevano in più, in tutto, le mosse migliori rispetto a quelle di un bot intermedio.
review-room-thumb-why = Quanto valevano in più, in tutto, le mosse migliori rispetto a quelle della regola pratica.
review-cost = Errori
review-cost-why = Quanta probabilità di vittoria sono costati gli errori, in tutto. Mosse migliori ed errori insieme sono l’abilità.
review-result = Risultato
review-result-why = 100% per una vittoria, una parte per una vittoria condivisa, altrimenti 0%.

review-curve = Le probabilità di ognuno
review-curve-steer = Scorri le decisioni
review-in-short-best = Decisione { $number }: «{ $move }», niente di meglio
review-in-short-sure = Decisione { $number }: «{ $move }», { $percent }% in meno
review-in-short-perhaps = Decisione { $number }: «{ $move }», forse { $percent }% in meno
review-look = Vedi
review-legend-luck = fortuna
review-legend-sure = errore
review-legend-perhaps = possibile errore
review-curve-table = La curva come tabella
review-column-decision = Decisione
review-from-to = da { $from }% a { $to }%

review-decisions = Decisioni
review-decisions-how = Quanta probabilità di vittoria è costata ogni mossa. Sotto, l’intervallo probabile: è giusto 95 volte su 100.
review-order = Ordina
review-order-cost = Prima le più costose
review-order-game = In ordine di gioco
review-best-move = niente di meglio
review-list-better = Meglio: «{ $move }»
review-list-perhaps = Forse meglio: «{ $move }»
review-analysing = L’allenatore la sta guardando ora…
review-to-come = Ancora da analizzare
review-about = circa { $percent }%
review-first-look = Meglio a prima vista: «{ $move }»
review-waiting-more = { $decisions ->
    [one] Ne manca una
   *[other] Ne mancano { $decisions }
}
review-range = da { $low }% a { $high }%

review-all = Tutte le decisioni
review-at = { $number } di { $decisions }
review-previous = Precedente
review-next = Successiva
review-played = Mossa fatta: «{ $move }»
review-try-sure = C’era una mossa migliore. Tu che cosa faresti?
review-try-perhaps = Forse c’era una mossa migliore. Tu che cosa faresti?
review-show = Mostrami
review-not-allowed = Qui non si poteva fare.
review-tried-best = Sì! «{ $move }» è anche la scelta dell’allenatore.
review-tried-good = Bene! «{ $move }» vale più o meno quanto la scelta dell’allenatore, «{ $best }».
review-tried-same = È proprio la mossa fatta. «{ $move }»: { $percent }% di probabilità di vittoria in meno. Prova qualcos’altro.
review-tried-worse = «{ $move }»: { $percent }% di probabilità di vittoria in meno. Prova qualcos’altro, o tocca «Mostrami».
review-verdict-sure = Meglio «{ $best }»: { $percent }% di probabilità di vittoria in più (da { $low }% a { $high }%).
review-verdict-perhaps = Forse meglio «{ $best }»: potrebbe dare { $percent }% di probabilità di vittoria in più (da { $low }% a { $high }%).
review-verdict-best = Non si poteva fare di meglio: l’allenatore non ha trovato mosse migliori.
review-verdict-even = Per la probabilità di vittoria non fa differenza.
review-why-to = Perché?
review-worths = Quanto valeva ogni mossa
review-why = Perché
review-hard = Era difficile?
review-hard-0 = Facile: sia la regola pratica sia il bot intermedio trovano una delle mosse migliori.
review-hard-1 = Non facile: tra regola pratica e bot intermedio, solo uno trova una delle mosse migliori.
review-hard-2 = Difficile: né la regola pratica né il bot intermedio trovano una delle mosse migliori.
review-hard-thumb-0 = Facile: la regola pratica e l’allenatore sono d’accordo.
review-hard-thumb-1 = Non facile: la regola pratica non trova la mossa migliore.
review-thumb = Regola pratica
review-thumb-why = Che cosa farebbe chi gioca bene, con una regola semplice e senza pensarci a lungo.
review-regular = Bot intermedio
review-regular-why = Che cosa avrebbe fatto a colpo d’occhio un bot di questo livello, con ciò che ha imparato in milioni di partite.
review-points-more = { $points ->
    [one] In media la mossa migliore fa { $points } punto in più.
   *[other] In media la mossa migliore fa { $points } punti in più.
}
review-points-fewer = { $points ->
    [one] In media la mossa migliore fa { $points } punto in meno.
   *[other] In media la mossa migliore fa { $points } punti in meno.
}
review-odds = Dove possono essere le carte nascoste
review-odds-how = Quante volte su 100 una carta nascosta si trova in quel punto, in base a ciò che si poteva sapere da questo posto. Le carte di posizione certa non compaiono.
review-odds-card = Carta
review-odds-all = Mostra tutte le carte ({ $cards })
review-play-on = Continua da qui
review-play-on-how = Apre un nuovo tavolo con le stesse carte, e bot in tutti gli altri posti.
review-list = Tutte le mosse in elenco ({ $moves })

## Hints that the host allows

# A switch when a table is opened.
new-hints = Consenti i consigli
new-hints-help = Chi gioca può chiedere la mossa migliore, e tutti vedono che i consigli sono consentiti. Se giochi solo con i bot, puoi chiederli sempre.
# One of the facts about a table, in a row.
lobby-hints = consigli consentiti
# In the bar at the top: there is little room.
bar-hints = Consigli consentiti

## Records that are brought along

# A heading; the reason follows.
record-refused = Impossibile aprire questo file
record-none = nel file non c’è la registrazione di una partita
# Instead of what was proven about the shuffle.
fair-copied = Queste carte non sono state mescolate a questo tavolo, perciò qui non si può dimostrare nulla su di esse.

## A table that friends rely on: who’s there, pauses, nudges, the clock

left-you = Hai lasciato questo tavolo. Un bot gioca per te.
left-return = Torna
paused-by = { $seat } ha messo in pausa la partita.
paused-by-you = Hai messo in pausa la partita.
paused-resume = Riprendi
lost = { $seat } ha perso la connessione.
lost-bot = { $seconds ->
    [one] Tra { $seconds } secondo subentra un bot.
   *[other] Tra { $seconds } secondi subentra un bot.
}
lost-now = Adesso
lost-now-whom = Adesso: un bot gioca per { $seat }
nudge = Sollecita { $seat }
clock-left = { $seconds } s
clock-help = Scaduto il tempo di una mossa, un bot fa quella mossa soltanto. Poi tocca di nuovo a te.
seats-stand-up = Alzati
lobby-rename = Cambia nome
lobby-clock = Tempo per una mossa
lobby-clock-off = Senza limite
lobby-clock-seconds = { $seconds ->
    [one] { $seconds } secondo a mossa
   *[other] { $seconds } secondi a mossa
}
