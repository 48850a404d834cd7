### What all parts of Trickery say, in Italian. See docs/translating.md.

## The language itself

language-name = Italiano

## Seats

seat-name = Giocatore { $number }
name-of = di { $text }

## Levels of bots

level-beginner = Principiante
level-beginner-plays = come chi è alle prime armi e si lascia sfuggire qualcosa
level-novice = Dilettante
level-novice-plays = con le regole pratiche di chi gioca bene, senza fermarsi a pensare
level-regular = Intermedio
level-regular-plays = a colpo d’occhio, con ciò che ha imparato in milioni di partite contro se stesso
level-expert = Esperto
level-expert-plays = con ciò che ha imparato, e provando le mani che gli altri potrebbero avere
level-master = Maestro
level-master-plays = con ciò che ha imparato, e provando molte mani che gli altri potrebbero avere; si prende il suo tempo
level-expert-alone = provando le mani che gli altri potrebbero avere
level-master-alone = provando molte mani che gli altri potrebbero avere; si prende il suo tempo
bot-of-package = come gli dice il pacchetto «{ $text }»
levels-untrained = { $text_title } non ha il livello { ROW($names) }: ci vorrebbe una rete allenata per questo gioco.

## Moves that are refused

game-is-over = la partita è finita
chance-comes-first = non è ancora il turno di nessuno: prima si danno o si mescolano le carte
not-your-turn = è il turno { OF($seat) }
no-such-seat = il posto { $text } non esiste: i posti vanno da 1 a { $last }
no-such-number = le mosse sono numerate da 0 a { $last }
may-not = la mossa «{ $move }» non è permessa: { $why }
which-move = «{ $text }» potrebbe essere una di queste mosse: { ROW($text_some) }
no-such-move = «{ $text }» non è una mossa di questo gioco
no-such-move-near =
    { COUNT($text_near) ->
        [one] «{ $text }» non è una mossa di questo gioco; volevi dire «{ $text_near }»?
       *[other] «{ $text }» non è una mossa di questo gioco; volevi dire una di queste: { ROW($text_near) }?
    }

## A rule of thumb

only-move = è l’unica mossa

## The end of a game

played-to-the-end = La partita è stata giocata fino alla fine.

## Sentences

sentences = { SPACED($several) }

## Languages, games, players and options

no-such-language = «{ $text }» non è tra le lingue disponibili (scegli tra: { ROW($text_known) })
no-such-game = nessun gioco si chiama «{ $text }» (scegli tra: { ROW($text_known) })
no-such-game-near = nessun gioco si chiama «{ $text }»; volevi dire «{ $text_near }»? (scegli tra: { ROW($text_known) })
players-are =
    { $most ->
        [one] { $text_game } è per { $most } giocatore, non per { $text }
       *[other] { $text_game } è per { $most } giocatori, non per { $text }
    }
players-are-between =
    { $most ->
        [one] { $text_game } è per { $fewest }–{ $most } giocatore, non per { $text }
       *[other] { $text_game } è per { $fewest }–{ $most } giocatori, non per { $text }
    }
switch-needs = l’opzione «{ $text_option }» può essere on oppure off, non { $text }
number-option-needs = l’opzione «{ $text_option }» va da { $low } a { $high }, non può essere { $text }
no-such-option = { $text_game } non ha l’opzione «{ $text }» (scegli tra: { ROW($text_known) })
no-options-at-all = { $text_game } non ha opzioni, quindi nemmeno «{ $text }»
bad-generator = le due parole di un generatore devono andare da 0 a 2**64 - 1, e non possono essere entrambe 0
older-rules = questa partita seguiva regole più vecchie di { $text_game } (versione { $version }), che nel frattempo sono cambiate (versione { $ours }), e non si può continuare
newer-rules = questa partita seguiva regole di { $text_game } più recenti (versione { $version }) di quelle installate qui (versione { $ours }): aggiorna Trickery per continuarla

## Bots

no-such-bot = nessun bot si chiama «{ $text }» (scegli tra: { ROW($text_known) })
no-such-bot-near = nessun bot si chiama «{ $text }»; volevi dire «{ $text_near }»? (scegli tra: { ROW($text_known) })
bot-untrained = { $text_title } non ha «{ $text }»: ci vorrebbe una rete allenata per questo gioco (scegli tra: { ROW($text_known) })
bot-plays-others = il bot «{ $text }» non gioca a { $text_title } (solo a { ROW($text_known) })
bot-not-allowed = il bot «{ $text }» viene da un altro pacchetto e qui non è ammesso
bad-budget = «{ $text }»: il tempo di un bot per pensare si scrive { $text_bot }@1000 o { $text_bot }@0.5s
bad-seconds =
    { $most ->
        [one] «{ $text }»: un bot può pensare al massimo { $most } secondo per mossa
       *[other] «{ $text }»: un bot può pensare al massimo { $most } secondi per mossa
    }
bad-simulations = «{ $text }»: le simulazioni devono essere un numero intero; i secondi finiscono con una s

## Games and bots of other packages

bad-game = il gioco «{ $text }» del pacchetto «{ $text_owner }» non si può usare: { $why }
bad-bot = il bot «{ $text }» del pacchetto «{ $text_owner }» non si può usare: { $why }
in-their-words = { $text }
plugin-name = il suo nome può avere solo lettere minuscole, cifre e _
plugin-ours = Trickery ne ha già uno con questo nome
plugin-rivals =
    { COUNT($text_rivals) ->
        [one] anche il pacchetto «{ $text_rivals }» ne ha uno con questo nome
       *[other] anche altri pacchetti ne hanno uno con questo nome: { ROW($text_rivals) }
    }
plugin-lacks-card = in { $text } manca CARD (una GameCard)
plugin-lacks = in { $text } manca: { ROW($text_lacks) }
plugin-needs-a-title = alla sua CARD serve un title
plugin-clauses = gli id delle sue regole devono cominciare con lettere maiuscole, non con «{ $text }»
plugin-player-counts = il numero di giocatori deve rispettare 2 <= fewest <= usual <= most, non { $text }
plugin-makes-no-bots = { $text } non crea bot
plugin-below = il suo «below», il bot che subentra quando fallisce, deve essere uno di quelli di Trickery, non «{ $text }»

## Files and editions

file-unreadable = impossibile leggere { $text }: { $text_why }
at-line = { $text }, riga { $line }: { $why }
not-toml = { $text } non è TOML valido: { $text_why }
edition-of-record = l’edizione della registrazione
edition-at-line = { $text }, riga { $line }: { $text_figure }: { $why }
edition-at = { $text }: { $text_figure }: { $why }
no-such-figure =
    { COUNT($text_known) ->
        [0] dato sconosciuto (questo gioco non ne ha)
       *[other] dato sconosciuto (questo gioco ha: { ROW($text_known) })
    }
no-such-figure-near = dato sconosciuto; volevi dire «{ $text_near }»? (questo gioco ha: { ROW($text_known) })
needs-a-table = deve essere una tabella con { ROW($text_known) }
needs-a-number = deve essere un numero intero da { $low } a { $high }, non { $text }
needs-a-list = deve essere un elenco di numeri interi, non { $text }
entry-needs-a-number = la voce { $place } deve essere un numero intero da { $low } a { $high }, non { $text }
needs-a-list-of-names = deve essere un elenco di nomi, non { $text }
entry-needs-a-name = la voce { $place } deve essere una di queste: { ROW($text_known) }; non { $text }
entries-too-many-or-few =
    { $entries ->
        [one] ha una sola voce, ma ne servono da { $fewest } a { $most }
       *[other] ha { $entries } voci, ma ne servono da { $fewest } a { $most }
    }
entries-not-as-many =
    { $entries ->
        [one] ha una sola voce, ma ne servono { $wanted }
       *[other] ha { $entries } voci, ma { $wanted ->
            [one] ne serve una
           *[other] ne servono { $wanted }
        }
    }
entry-twice = ha { $text } più di una volta

## Records

no-chance-now = qui il caso non c’entra: dovrebbe seguire una mossa
chance-is-missing = qui decideva il caso, ma manca il risultato
chance-is-too-much = qui il caso non c’entra, ma è annotato un risultato
record-unfinished = solo una partita finita ha una registrazione
record-breaks-off = la registrazione non è completa: il JSON si interrompe al carattere { $place }
record-absurd = non è una registrazione: { $text }
record-no-object = una registrazione deve essere un oggetto JSON
record-format = «format» deve essere «{ $text_format }», non «{ $text }»
record-lacks = «{ $text_key }» manca, o non è di tipo { $text_kind }
record-unknown-key = chiave sconosciuta «{ $text_key }»
record-digest = il digest non corrisponde: la registrazione è stata modificata dopo essere stata scritta
taken-back-keys = «taken_back» dev’essere una lista di oggetti con «step», «seat» e «moves», in ordine, per passi e posti che esistono
record-not-over = dopo l’ultimo passo ({ $steps }) la partita non è finita
record-differs = «{ $text_key }» dice { $text }, ma dovrebbe dire { $text_given }
at-step = passo { $step }: { $why }
step-should-read = dovrebbe essere { $text }
step-no-object = un passo deve essere un oggetto JSON
step-keys = un passo deve avere «chance», oppure «seat» e «move» (e può avere «legal»)
step-seat = «seat» deve essere un numero intero da 0 a { $last }, non { $text }
chance-no-object = «chance» deve essere un oggetto JSON
step-move-no-text = «move» deve essere testo
legal-differs = «legal» non elenca le mosse che erano permesse

## A shuffle that doesn't keep its promise

fair-missing = alla registrazione manca la parte «fair»: il server non si era impegnato su questa mescolata
fair-no-receipts = questo è un tipo di registrazione più vecchio, che non ha ricevute
fair-other-settings = il server si era impegnato su altre opzioni, altri dati o altre regole
fair-does-not-follow = questo non corrisponde al numero segreto e ai numeri fortunati
fair-version = «fair.version» deve essere { $version }, non { $text }: aggiorna Trickery
fair-again = «fair» deve avere «again», che è true o false, e nessuna chiave sconosciuta
fair-table = «fair.table» deve essere l’id di un tavolo, e «fair.shuffles» non può essere vuoto
fair-other-secret = il numero segreto non corrisponde alla sua impronta: questa non è la mescolata che era stata mostrata
fair-first-keys = «fair» deve avere «commitment», «secret», «luck» e «again», e nient’altro
fair-first-luck = «fair.luck» deve essere un elenco di testi
fair-first-again = «fair.again» deve essere true o false
fair-no-object = «{ $text_key }» deve essere un oggetto JSON
fair-lacks = «{ $text_what }» deve avere «{ $text_key }», di tipo { $text_kind }
not-hexadecimal = «{ $text_key }» deve avere 64 cifre esadecimali
shuffle-no-list = una mescolata deve essere un elenco di promesse
shuffle-no-seat = mescolata { $shuffle }: «seat» dice { $text }, ma questo posto non esiste
shuffle-called-off = la mescolata { $shuffle } è stata annullata, ma tutti avevano rivelato il proprio numero fortunato
pledge-keys = una promessa deve avere «seat», «commitment» e «luck», e nient’altro
pledge-order = le promesse devono seguire l’ordine dei posti, ogni posto una volta sola
luck-other = il numero fortunato { OF($seat) } non corrisponde alla sua impronta
luck-missing = { $seat } non ha rivelato un numero fortunato, ma le carte sono state date lo stesso
receipt-format = il «format» di una ricevuta deve essere «{ $text_format }»
receipt-nothing-shuffled = per questa partita non si è mescolato nulla, quindi non può esserci una ricevuta
receipt-other-table = la ricevuta è di un altro tavolo
receipt-other-commitment = il server aveva mostrato un’altra impronta
receipt-shuffle-missing = manca la mescolata { $shuffle }: la tua pagina l’ha vista, ma poi le carte sono state mescolate di nuovo
receipt-other-pledges = mescolata { $shuffle }: prima che i numeri fortunati fossero rivelati erano state mostrate altre impronte
receipt-left-out = mescolata { $shuffle }: manca il numero fortunato { OF($seat) }
receipt-dealt-without = le carte sono state date senza il numero fortunato { OF($seat) }
receipt-other-cards = le carte ricevute da { $seat } non sono quelle della registrazione
receipt-other-moves = le mosse fatte da { $seat } non sono quelle della registrazione

## What was found out about a shuffle

found-commitment = impronta del numero segreto del server: { $text }
found-luck = numeri fortunati di: { ROW($seats) }
found-nobody = Nessuno ha aggiunto un numero fortunato, quindi il server avrebbe potuto scegliere le carte.
found-first-luck =
    { COUNT($text_luck) ->
        [one] con un numero fortunato: { $text_luck }
       *[other] con { COUNT($text_luck) } numeri fortunati: { ROW($text_luck) }
    }
found-first-nobody = senza nessun numero fortunato
found-first-kind = Questo è un tipo di mescolata più vecchio: chi gestiva il server, se ha anche avviato la partita, avrebbe potuto scegliere le carte.
found-called-off =
    { COUNT($seats) ->
        [one] La mescolata { $shuffle } è stata annullata, perché { $seats } non ha rivelato un numero fortunato.
       *[other] La mescolata { $shuffle } è stata annullata, perché { $seats } non hanno rivelato i loro numeri fortunati.
    }
found-taken-back =
    { $moves ->
        [one] Dopo il passo { $step }, { $seat } ha annullato una mossa.
       *[other] Dopo il passo { $step }, { $seat } ha annullato { $moves } mosse.
    }
found-with-receipt = Questa è la mescolata della ricevuta.
found-no-receipt = È questa l’impronta che ti ha mostrato la pagina? La sua ricevuta può dimostrare di più.
found-again = Queste carte erano già state giocate: chi conosceva quella partita conosceva le carte.
