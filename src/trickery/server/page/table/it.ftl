### What the page says at a table, in Italian, whatever the game; it comes together with a game's own words.
### See docs/translating.md.

## What the tab of the browser is called. $text is the game's title.

title-turn = ● Tocca a te · { $text }
title-game = { $text } · Trickery
title-over = Finita · { $text } · Trickery
title-lobby = { $text }: il tavolo si riempie · Trickery
title-closed = Chiuso · { $text } · Trickery
title-replay = Replay di { $text } · Trickery

## The bar at the top: there is little room on a phone

bar-home = Trickery, ai giochi
bar-over = Partita finita
bar-your-turn = Tocca a te
bar-turn = Tocca a { $seat }
bar-reconnecting = Riconnessione …
bar-watching = In tribuna
bar-watchers = { $watchers ->
    [one] 1 spettatore
   *[other] { $watchers } spettatori
}
bar-seen-before = Carte già viste
bar-sit-down = Siediti
bar-mute = Silenzia
bar-menu = Menu

## The menu of the table

menu-title = Il tavolo
menu-keys = Tasti
menu-leave = Lascia il tavolo
menu-leaving = Se lasci il tavolo, un bot gioca per te finché non torni: la pagina iniziale elenca i tuoi tavoli.
menu-seats = Posti
menu-invite = Invita gli amici
menu-seen-before = Queste carte sono già state date, a un altro tavolo. Chi conosce quella partita le conosce.
menu-fingerprint = L'impronta del segreto del server per la mescolata:

## The first hint to whoever plays a game for the first time

first-time = Prima volta?
first-lit = Puoi giocare quello che è illuminato.
first-met = Capito

## A question before a move that cannot be undone; the question itself is the game's

sure-yes = Sì, procedi
sure-no = No, aspetta

## Keys

keys-title = Tasti
keys-enter = Invio
keys-escape = Esc
keys-hand = alla prima cosa che puoi giocare
keys-arrows = da una carta all'altra, in una mano
keys-play = giocarla
keys-moves = tutte le mosse in elenco
keys-pause = mettere in pausa, e riprendere
keys-log = la cronaca
keys-sheet = il segnapunti
keys-rules = le regole
keys-say = dire qualcosa
keys-close = chiudere il pannello
keys-help = questo aiuto

## Invitations

invite-sit = Chi apre questo link può sedersi in un posto libero.
invite-take-over = Chi apre questo link può subentrare in un posto offerto dal capotavola.
invite-watch = Chi apre questo link può guardare, e chiedere un posto al capotavola.
invite-sit-link = Link per sedersi
invite-sit-copy = Copia link per sedersi
invite-sit-code = Link per sedersi, come codice QR
invite-watch-link = Link per guardare
invite-watch-copy = Copia link per guardare
invite-watch-code = Link per guardare, come codice QR
invite-only-here = Questi link si aprono solo su questo computer. Per far entrare telefoni e amici dalla tua rete, avvia il server con { $text }.
copy-done = Copiato.
copy-by-hand = Copialo a mano: { $text }

## The lobby, where a table fills

lobby-table = Al tavolo
lobby-players = { $players } giocatori
lobby-option = { $option }: { $value }
lobby-again = le stesse carte di prima
lobby-deal = Dai le carte
lobby-dealing = Fra un attimo si danno le carte. Puoi guardare.
lobby-host = Si aspetta che { $seat } dia le carte.
lobby-can-watch = Puoi guardare, anche senza sederti.
lobby-full = Tutti i posti sono occupati. Puoi guardare.
lobby-shuffling = Si mescola: ognuno aggiunge la sua fortuna.
lobby-awaited = In attesa di { $seats }.
lobby-called-off = La mescolata è stata annullata: { COUNT($numbers) ->
    [one] la fortuna del posto { $numbers } non è arrivata in tempo, perciò quel posto è di nuovo libero.
   *[other] la fortuna dei posti { $numbers } non è arrivata in tempo, perciò quei posti sono di nuovo liberi.
} Non sono state date carte. Per la prossima ognuno aggiunge una nuova fortuna.
lobby-called-off-for-all = La mescolata è stata annullata: nessuna fortuna è arrivata in tempo, perciò nessuno ha perso il posto. Non sono state date carte. Per la prossima ognuno aggiunge una nuova fortuna.
lobby-accused = Questa pagina aveva inviato la tua fortuna: non è arrivata in tempo, o il server non l'ha voluta.
lobby-open-seats = { $open ->
    [one] Un posto è libero: una volta date le carte, ci gioca un bot.
   *[other] { $open } posti sono liberi: una volta date le carte, ci giocano i bot.
} Si può subentrare solo se lo permetti nel menu del tavolo.
lobby-fair = Una mescolata che nessuno può truccare
lobby-fair-how = Il server ha sorteggiato un numero, il suo segreto, e ne mostra solo un'impronta, che trovi qui sotto. Anche per ogni persona seduta al tavolo la sua pagina sorteggia un numero, la sua fortuna, e ne mostra solo l'impronta. Quando il capotavola dà le carte, tutte le impronte sono ormai fissate; poi ogni fortuna viene rivelata, e le carte derivano dal segreto e da tutte le fortune insieme. Così nessuno può sceglierle. Dopo la partita questa pagina lo controlla, e puoi farlo anche tu. Chi gestisce il server può guardare le carte durante la partita: nessuna mescolata può impedirlo.
lobby-same = Carte già giocate
lobby-same-how = Queste carte sono già state date, a un altro tavolo, quindi qui non si mescola nulla. Chi conosce quella partita conosce le carte.

## Seats. $number is a seat's number, counted from 1.

seats-number = Posto { $number }
seats-watching = Questo link serve per guardare. Per giocare, chiedi un posto al capotavola.
seats-level = Livello dei bot
seats-bot-plays = Gioca { $text }.
seats-you = tu
seats-host = capotavola
seats-offered = si può subentrare
seats-bot = gioca un bot
seats-stand-in = bot supplente
seats-away = assente
seats-luck-added = fortuna aggiunta
seats-luck-awaited = fortuna attesa
seats-luck-revealed = fortuna rivelata
seats-luck-missing = ancora nessuna fortuna
seats-sit = Siediti qui
seats-take = Subentra
seats-offer = Offri il posto
seats-offer-which = Offri il posto { $number }
seats-offer-end = Non offrire più
seats-offer-end-which = Non offrire più il posto { $number }
seats-add-bot = Aggiungi un bot
seats-add-bot-which = Aggiungi un bot nel posto { $number }
seats-keep-bot = Tieni un bot
seats-keep-bot-which = Tieni un bot nel posto { $number }
seats-replace = Cambia con un bot
seats-replace-which = Cambia con un bot chi è nel posto { $number }
seats-remove = Rimuovi
seats-remove-whom = Rimuovi { $seat }

## What a table tells at once

live-unseated = Hai perso il tuo posto a questo tavolo. Ora puoi solo guardare.
live-dismiss = Chiudi l'avviso
live-again-title = Queste carte si stanno rigiocando
live-again = La partita a questo tavolo è finita, e le sue carte si rigiocano a un altro. Fino alla fine di quella partita, solo chi sedeva qui vede che cosa è stato giocato.

## Puzzles: positions with one clearly best move

puzzles-what = In ognuna di queste posizioni una mossa è nettamente la migliore, e la regola pratica non la vede. Trovala.
puzzles-none = Questo rompicapo non c'è
puzzles-solved = { $solved } su { $puzzles } risolti
puzzles-next = Rompicapo successivo
puzzles-all = Tutti i rompicapi
puzzles-level = { $level ->
    [1] Facile
    [2] Insidioso
   *[3] Difficile
}
puzzles-one = Rompicapo { $number }, { $players } giocatori, { $mark ->
    [solved] risolto
    [missed] non risolto
   *[new] non ancora provato
}
puzzle-heading = Rompicapo { $number } · { $text }
puzzle-right = Giusto! È la mossa migliore.
puzzle-wrong = Non proprio. La migliore: { $move }
puzzle-worths = Quanto vale ogni mossa, come parte della vittoria
puzzle-why = Perché «{ $move }»?
puzzle-thumb-errs = La regola pratica avrebbe scelto «{ $move }» («{ $why }»), ma qui conta di più un'altra cosa.
puzzle-deep = L'allenatore ha simulato la partita da qui circa { $playouts } volte, con le carte nascoste come potrebbero essere.
puzzle-before = Che cosa è stato giocato prima

## The log

told-line = { $seat }: { $what }
told-aloud = { $seat }: { $what }.
told-secret = { $seat }: una mossa segreta
told-secret-aloud = { $seat }: una mossa segreta.
told-turn = Tocca a te: { $prompt }
told-nothing = Non è ancora successo niente.
told-everything = Mostra tutto

## Beside the table: five tabs, with as little room as a fifth of a phone's width, and their headings

panel-name = Cronaca, punti, regole e mosse
panel-body = Pannello
panel-log = Cronaca
panel-log-title = Cronaca
panel-sheet = Punti
panel-sheet-title = Segnapunti
panel-rules = Regole
panel-rules-title = Regole
panel-moves = Mosse
panel-moves-title = Tutte le mosse
panel-say = Parla
panel-say-title = Di' qualcosa
panel-not-your-turn = Non tocca a te.
panel-watching = Può parlare solo chi è al tavolo.
panel-said = Detto finora

## The score sheet

score-name = Il segnapunti
score-what = Voce
score-nothing = Nessuno ha ancora fatto punti.
score-fetching = Arriva il segnapunti …

## After the game

result-you = Hai vinto!
result-you-with = Hai vinto, insieme a { $seats }!
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
result-record = Registrazione e onestà
result-download = Scarica la registrazione
result-copy-replay = Copia il link del replay

## A table by rules that have been revised since

ended-title = { $text }: un tavolo chiuso
ended-why = { $why }.
ended-kept = Niente è andato perduto: ecco che cosa è successo, e la registrazione contiene ogni carta.
ended-fair = Onestà

## A replay

replay-heading = Replay: { $text }
replay-fetching = Arriva la partita …
replay-eyes = Visto da
replay-eyes-table = uno spettatore
replay-eyes-all = tutti: carte scoperte
replay-copy = Copia link
replay-table = Al tavolo
replay-first = Primo passo
replay-back = Indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Avanti
replay-last = Ultimo passo
replay-step = Passo { $step } di { $last }

## The table itself

felt-name = Il tavolo
felt-laying = Si apparecchia il tavolo …
felt-others = Gli altri giocatori
felt-players = Giocatori
felt-points = punti
felt-to-move = di turno
# What a screen reader says of a bot's mark.
felt-bot = bot
# Beside the name of somebody for whom a bot stands in: very little room.
felt-away = assente
felt-away-why = { $seat } non c'è; intanto gioca un bot.
felt-you = Tu
felt-hand = La tua mano
felt-lifted = { $text }, carta sollevata: ripeti per giocarla
felt-trick = La presa
felt-last-trick = L'ultima presa
felt-moves = Mosse
felt-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
felt-none = niente
felt-yes = sì
felt-no = no

## Why this page does not go on with a shuffle

doubt = Questa pagina non prosegue con questa mescolata: { $why }
doubt-other-table = risulta di un altro tavolo.
doubt-earlier = il server non riporta tutte quelle precedenti.
doubt-twice = nel suo elenco un posto compare due volte.
doubt-commitment = il server ha cambiato ciò a cui si era impegnato all'inizio.
doubt-made-again = il server vuole rifare la mescolata { $shuffle }, quando ormai poteva averne visto le carte.
doubt-list = il server ha cambiato l'elenco della mescolata { $shuffle }.
doubt-not-in-it = La tua fortuna non è in questa mescolata: non l'avevi aggiunta, o eri assente quando è cominciata.
doubt-not-ours = L'elenco contiene per il tuo posto una fortuna che non è di questa pagina, perciò questa pagina non rivela nulla. Se questo tavolo è aperto su un altro tuo dispositivo, sarà quello a rivelare.

## What is proven of a shuffle. Secret: the server's random number; luck: a person's; fingerprint: what is shown of either before.

fair-checking = Si controlla la mescolata …
fair-unchecked = Non si è potuta controllare: { $why }
fair-proven = Dimostrato:
fair-partly = Non dimostrato:
fair-broken = Sbagliato:
fair-terms = Il segreto è un numero sorteggiato dal server, la fortuna uno sorteggiato dalla pagina di ciascuno. Un'impronta corrisponde a un solo numero, ma non dice quale: è stata mostrata prima, il numero stesso dopo.
fair-limits = Quello che nessun controllo può dimostrare: chi gestisce il server può guardare le carte durante la partita. E questa pagina viene da quel server: se non ti fidi, salva ricevuta e registrazione, e controllale altrove con questo comando, che verifica anche se ogni mossa ha seguito le regole:
fair-save = Salva la ricevuta
fair-fingerprint = L'impronta del segreto del server
fair-fingerprint-first = L'impronta del segreto del server, com'era stata mostrata all'inizio
fair-secret = Il segreto del server
fair-luck = Fortuna del posto { $number }
fair-lucks = La fortuna di chi ha giocato

## The verdict

proof-broken = Di questa mescolata non ci si può fidare.
proof-again = Queste carte erano già state date, a un altro tavolo: chi conosceva quella partita le conosceva. Qui non si è mescolato nulla.
proof-no-luck = Nessuno ha aggiunto la sua fortuna, perciò chi gestisce il server avrebbe potuto scegliere queste carte.
proof-bystander = La registrazione è coerente. Di più qui non può dimostrare, perché questo browser non ha preso parte alla mescolata.
proof-partly = Questa mescolata è dimostrata in parte: qui sotto vedi che cosa manca.
proof-nobody-chose = Nessuno ha scelto queste carte, se ti fidi della tua pagina.
proof-alone = Il server era vincolato al suo segreto prima di conoscere la tua fortuna, quindi non ha scelto queste carte. Nessun altro ha aggiunto la sua fortuna: non ci sono altre testimonianze da confrontare.
proof-first = Un tavolo di quando la fortuna non si prometteva ancora: chi gestiva il server, se ha anche avviato la partita, avrebbe potuto scegliere queste carte.

## What it rests on, finding by finding

proof-record-unknown = La registrazione non dice come sono state mescolate le carte, o lo dice in una forma che questa pagina non conosce.
proof-record-shuffled = Secondo la registrazione qui non si è mescolato nulla, ma a questa pagina è stata mostrata una mescolata.
proof-record-elsewhere = La registrazione è di un altro tavolo.
proof-secret-wrong = Il segreto del server non corrisponde alla sua impronta.
proof-secret-settings = La partita non è stata giocata con le opzioni e i dati a cui il server era vincolato.
proof-secret-changed = All'inizio il server aveva mostrato un'altra impronta: ha cambiato il suo segreto in seguito.
proof-secret-unseen = Il segreto del server corrisponde alla sua impronta. Questo browser non ne aveva annotata una prima che si dessero le carte.
proof-secret-fits = Il segreto del server corrisponde all'impronta mostrata all'inizio: non è stato cambiato dopo che si conosceva qualche fortuna.
proof-list-missing = Manca la mescolata { $shuffle }: le sue fortune erano state rivelate, e poi è stata rifatta.
proof-list-changed = La mescolata { $shuffle } ha un elenco di impronte diverso da quello mostrato prima che fosse rivelata la tua fortuna.
proof-list-left-out = Secondo la registrazione la tua fortuna mancava nella mescolata { $shuffle }. Questa pagina l'aveva inviata: non è arrivata in tempo, o il server non l'ha voluta.
proof-list-unseen = A questo browser non è stato mostrato l'elenco delle impronte prima che si dessero le carte, quindi non può dire se qualcuno è stato aggiunto o tolto.
proof-list-kept = L'elenco delle impronte è quello mostrato prima che fosse rivelata la tua fortuna: nessuno è stato aggiunto o tolto.
proof-pledge-wrong = La fortuna del posto { $number } non corrisponde all'impronta che ne era stata mostrata.
proof-pledge-silent = Il posto { $number } non ha rivelato la sua fortuna, eppure le carte sono state date.
proof-pledges-fit = Ogni fortuna corrisponde alla sua impronta: nessuno ha scelto la propria dopo aver saputo quella di altri.
proof-pledges-unseen = Ogni fortuna corrisponde alla sua impronta. Quando siano state mostrate le impronte, questo browser non può dirlo.
proof-luck-in = C'è anche la tua fortuna: le carte dipendono da qualcosa che nessuno sapeva prima che tutto il resto fosse fissato.
proof-luck-out = La tua fortuna non c'è: non l'avevi aggiunta, o eri assente quando si sono date le carte.
proof-cards-unknown = Qui le carte non si possono controllare: questa pagina non sa come si distribuiscono in questo gioco.
proof-cards-revised = Qui le carte non si possono controllare: nel frattempo le regole del gioco sono state riviste.
proof-cards-wrong = Le carte date al passo { $step } della registrazione non derivano dal segreto e dalla fortuna di ciascuno.
proof-cards-none = La registrazione non contiene nessuna distribuzione.
proof-cards-fit = { $draws ->
    [one] Le carte derivano dal segreto e dalla fortuna di ciascuno, carta per carta.
   *[other] Tutte le { $draws } distribuzioni e mescolate di questa partita derivano dal segreto e dalla fortuna di ciascuno, carta per carta.
}
proof-game-hand = La registrazione riporta nella tua mano carte diverse da quelle che hai ricevuto.
proof-game-moves = La registrazione riporta mosse diverse da quelle fatte dal tuo posto.
proof-game-same = La registrazione è quella della partita giocata qui: ci sono le tue carte e le tue mosse.
proof-called-off-unseen = La registrazione non riporta nessuna mescolata annullata. Questo browser non c'era e non può confermarlo.
proof-called-off-none = Nessuna mescolata è stata annullata: nessuno ha visto le carte e se ne è fatto dare altre.
proof-called-off-wrong = Una mescolata è stata annullata benché tutti avessero rivelato la loro fortuna.
proof-called-off = { $count ->
    [one] Una mescolata è stata annullata.
   *[other] { $count } mescolate sono state annullate.
} { SPACED($silent) } In combutta con chi gestisce il server, qualcuno potrebbe così aver scartato carte sgradite: che nessuno abbia scelto non è dimostrato.
proof-silent = { COUNT($numbers) ->
    [one] Nella mescolata { $shuffle } chi aveva allora il posto { $numbers } non ha rivelato.
   *[other] Nella mescolata { $shuffle } chi aveva allora i posti { $numbers } non ha rivelato.
}

## The same at a table from before luck was pledged

proof-first-secret-wrong = Il segreto del server non corrisponde all'impronta mostrata all'inizio.
proof-first-secret-fits = Il segreto del server corrisponde all'impronta.
proof-first-secret-kept = Il segreto del server corrisponde all'impronta mostrata all'inizio.
proof-first-luck-in = La tua fortuna ha contato.
proof-first-luck-out = La tua fortuna è stata lasciata fuori.
proof-first-cards = Qui le carte non vengono controllate; con la registrazione lo fa { $text }.

## Lezioni

title-lesson = Impara { $text } – Trickery
lesson-heading = Lezione di { $text }
lesson-none = Non c'è una lezione
lesson-at = { $number } di { $steps }
lesson-leave = Esci
lesson-on = Avanti
lesson-back = Indietro
lesson-skip = Mostrami
lesson-take-back = Ritira la mossa
lesson-another = Si può fare anche così. In questa lezione, però, prova: { $move }.
lesson-end = La lezione è finita. Continua da qui, o siediti a un tavolo tuo.
lesson-play-on-here = Continua da qui
lesson-play-game = Nuova partita
aim-name = Scopo e situazione

## Settings

settings-name-help = Per il prossimo tavolo a cui ti siedi.
settings-motion = Movimento
settings-motion-off = Nessuno: tutto subito
settings-motion-fast = Veloce
settings-motion-normal = Normale
settings-motion-slow = Lento
settings-colours = Colori
settings-colours-auto = Come sul dispositivo
settings-colours-light = Chiari
settings-colours-dark = Scuri
settings-sound = Suoni
settings-two-taps = Due tocchi per giocare una carta: il primo la solleva
settings-pace = Ritmo degli altri
settings-pace-none = Subito
settings-pace-slowest = Molto lento
settings-wait-tricks = Una presa finita aspetta un tocco
settings-wait-rounds = La fine di un round aspetta un tocco
settings-forced = Gioca per me quando c'è una sola mossa
settings-clauses = Mostra anche le sigle delle regole

## Momenti

round-who = Nome
round-points = Questo round
round-total = Totale
round-go-on = Avanti
trick-go-on = Avanti
bar-pause = Pausa
bar-paused = In pausa

## Before a first game

first-game-title = La tua prima partita a { $text }?
first-game-what = Tre minuti di guida a un tavolo vero ti mostrano come funziona.
first-game-learn = Mostrami come
first-game-play = Gioca subito

## A result

result-place = { $place }ª posizione su { $players }
result-moments = I momenti decisivi
result-moment = { $label }: { $seat } { SIGNED($points) }
result-learn = Impara il gioco

## Taking back

# A button: the last move told nobody anything.
take-back = Ritira

## Tra amici: chiedere un posto, condividere un link, parole proprie

asking-name = Qualcuno chiede un posto
asking-wants = { "\u2068" }{ $text }{ "\u2069" } chiede un posto.
asking-others = { $others ->
    [one] un'altra persona aspetta
   *[other] altre { $others } aspettano
}
asking-which = Quale posto
asking-seat = { $number }: { $seat }
asking-give = Dai il posto
asking-decline = Rifiuta
asking-ask = Chiedi un posto
asking-waiting = Hai chiesto un posto: decide il capotavola.
asking-no-longer = Lascia stare
asking-given = Il capotavola ti ha dato un posto.
asking-declined = A questo tavolo non hai avuto un posto. Stai guardando.
invite-share = Condividi
invite-sit-share = Condividi il link per sedersi
invite-watch-share = Condividi il link per guardare
say-own = Con parole tue
say-send = Invia
say-mute = Silenzia { $seat }
say-unmute = Riattiva { $seat }
lobby-here = Ci sono: { $seats }.
lobby-not-here = Mancano ancora: { $seats }.
result-wanting = { COUNT($seats) ->
    [one] { $seats } vuole la rivincita.
   *[other] { $seats } vogliono la rivincita.
}

## A newer page

bar-newer = Carica la nuova versione

## Notifications

settings-alerts = Avvisami quando tocca a me o la partita è finita, mentre sono altrove
settings-alerts-denied = Il tuo browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.
settings-alerts-never = Per le notifiche servono un browser che le supporti e una pagina arrivata cifrata (https).

## Accogliere qualcuno tra due round

asking-later = Dopo questo round
asking-more = Un altro posto, più tardi o nessuno
asking-promised = Dopo questo round giochi al posto di { $seat }.
asking-promised-to = Dopo questo round { "\u2068" }{ $text }{ "\u2069" } gioca al posto di { $seat }.
asking-lapsed = Il posto che ti era stato promesso è sfumato.
asking-lapsed-for = Il posto promesso a { "\u2068" }{ $text }{ "\u2069" } è sfumato.

## Seen away from tables, but seldom

settings-language-auto = Come nel browser
rules-clauses = Tutte le regole in dettaglio, una per una

## What moves are worth: a hint, and a review

# Short notes beside a move
worth-best = la migliore
worth-chosen = giocata
# How much of the win one can expect after a move
worth-share = { $percent }%
# The same read out
worth-share-aloud = { $percent } per cento della vittoria, tra { $low } e { $high }
worth-points = { NUMBER($points, minimumFractionDigits: 1) } punti
worth-all = Mostra tutte le { $moves } mosse
worth-doubt = Una mossa il cui vantaggio è più piccolo dell'incertezza non è considerata migliore.

## A hint

hint = Consiglio
hint-title = Il consiglio dell'allenatore
# The coach has to learn the game first, or works on something else.
hint-thinking = L'allenatore sta pensando …
hint-waiting = L'allenatore si sta preparando. La prima volta ci vuole un po'.
hint-best = La mossa migliore: { $move }
# No move is clearly the best.
hint-close = È questione di poco. Una buona scelta: { $move }
hint-bars = Quanta parte della vittoria puoi aspettarti dopo ogni mossa, per quello che puoi sapere. La linea mostra quanto è sicura la stima.

## The review

title-review = Analisi di { $text } · Trickery
result-review = Analisi
review-heading = Analisi: { $text }
review-none = Non c'è nessuna analisi
review-whose = Mosse di
review-waiting = { $ahead ->
    [0] L'allenatore si sta preparando. La prima volta ci vuole un po'.
    [one] Prima tocca a un'altra analisi.
   *[other] Prima tocca ad altre { $ahead } analisi.
}
review-reading = L'allenatore legge la partita …
review-progress-name = A che punto è l'allenatore
review-progress = { $done } decisioni su { $decisions }
review-progress-time = { $done } decisioni su { $decisions }, ancora { $seconds } s circa
review-done = { $decisions ->
    [one] Una decisione: da lì la partita è stata simulata { $playouts } volte fino in fondo.
   *[other] { $decisions } decisioni: da ognuna la partita è stata simulata { $playouts } volte fino in fondo.
}
review-lost = La connessione si è interrotta. Riprende da sé.
review-no-decisions = In questa partita { $seat } non ha mai avuto scelta.
review-share = { $percent }%
review-change = { SIGNED($percent) }%

review-account = Come ci si è arrivati
review-account-told = Si comincia con una parte uguale ({ $start }%): con fortuna ({ SIGNED($luck) }%) e abilità ({ SIGNED($skill) }%) si arriva al risultato, { $result }% della vittoria.
review-start = Inizio
review-start-why = Prima che si diano le carte, tutti hanno una parte uguale della vittoria.
review-luck = Fortuna
review-luck-why = Ciò che a questo posto nessuno poteva cambiare: le carte date, quelle arrivate dopo e ciò che hanno fatto gli altri.
review-room = Trovato
review-room-why = Quanto valevano in più le mosse migliori rispetto a quelle di un bot intermedio.
review-cost = Sprecato
review-cost-why = Quanto valevano in più le mosse migliori rispetto a quelle fatte, in tutto. L'abilità è ciò che si è trovato meno ciò che si è sprecato.
review-result = Risultato
review-result-why = La vittoria stessa: intera, in parte se è condivisa, o niente.

review-curve = Le possibilità di ognuno
review-curve-steer = Decisioni lungo la curva
review-in-short-best = Decisione { $number }: { $move }, niente di meglio
review-in-short-sure = Decisione { $number }: { $move }, costo { $percent }%
review-in-short-perhaps = Decisione { $number }: { $move }, costo forse { $percent }%
review-look = Guarda
review-legend-luck = fortuna
review-legend-sure = un errore
review-legend-perhaps = forse un errore
review-curve-table = La curva come tabella
review-column-decision = Decisione
review-from-to = da { $from } a { $to }%

review-decisions = Decisioni
review-decisions-how = Quanta parte della vittoria è costata ognuna e, sotto, tra quali valori sta il costo in 95 casi su 100.
review-order = Ordine
review-order-cost = Prima le più costose
review-order-game = In ordine di gioco
review-best-move = niente di meglio
review-perhaps = forse
review-range = da { $low } a { $high }%

review-all = Tutte le decisioni
review-at = { $number } di { $decisions }
review-previous = La precedente nella lista
review-next = La successiva nella lista
review-played = Mossa fatta: { $move }
review-try-sure = C'era di meglio. Tu che cosa faresti?
review-try-perhaps = Forse c'era di meglio. Tu che cosa faresti?
review-show = Fammi vedere
review-not-allowed = Qui non era permesso.
review-tried-best = Sì: { $move }. È anche la scelta dell'allenatore.
review-tried-good = Bene: «{ $move }» vale più o meno quanto la scelta dell'allenatore, «{ $best }».
review-tried-same = È la mossa che è stata fatta: «{ $move }» costa un { $percent }% della vittoria. Prova qualcos'altro.
review-tried-worse = «{ $move }» costa un { $percent }% della vittoria. Prova qualcos'altro, o fatti mostrare la migliore.
review-verdict-sure = Meglio: { $best }. Valeva un { $percent }% della vittoria in più (da { $low } a { $high }).
review-verdict-perhaps = Forse meglio: { $best }. Valeva forse un { $percent }% della vittoria in più (da { $low } a { $high }).
review-verdict-best = L'allenatore non ha trovato di meglio.
review-why-to = Perché?
review-worths = Quanto valeva ogni mossa
review-why = Perché
review-hard = Era difficile?
review-hard-0 = Facile: regola pratica, bot intermedio e allenatore sono d'accordo.
review-hard-1 = Non facile: tra regola pratica, bot intermedio e allenatore uno non è d'accordo.
review-hard-2 = Difficile: regola pratica, bot intermedio e allenatore vogliono ognuno una mossa diversa.
review-thumb = Regola pratica
review-thumb-why = Che cosa dice la regola pratica di un buon giocatore, senza pensarci a lungo.
review-regular = Bot intermedio
review-regular-why = Che cosa avrebbe fatto un bot di questo livello: a colpo d'occhio, con ciò che ha imparato in milioni di partite.
review-points = In punti la mossa migliore rende in media { SIGNED($points) }.
review-odds = Dove possono essere le carte nascoste
review-odds-how = In quanti casi su 100, tra quelli compatibili con ciò che si sapeva a questo posto. Ciò che è certo non compare.
review-odds-card = Carta
review-play-on = Continua da qui
review-play-on-how = Un nuovo tavolo con le stesse carte, e bot a tutti gli altri posti.
review-list = { $moves } mosse in una lista
## Hints that the host allows

# A switch when a table is opened.
new-hints = Permetti i consigli
new-hints-help = Chi gioca potrà chiedere qual è la mossa migliore, e tutti vedranno che è permesso. Se giochi solo contro i bot, i consigli ci sono comunque.
# One of the facts about a table, in a row.
lobby-hints = consigli permessi
# In the bar at the top: there is little room.
bar-hints = Consigli permessi

## Records that are brought along

# A button, and what it is for.
record-open = Apri una registrazione
record-open-help = Una partita salvata in un file, per analizzarla. Puoi anche trascinare il file sulla pagina iniziale.
# A heading; the reason follows.
record-refused = Questo file non si può aprire
record-none = non contiene la registrazione di una partita
# Instead of what was proven of the shuffle.
fair-copied = Queste carte non sono state mescolate a questo tavolo: qui non si può dimostrare niente su di esse.
