### What all parts of Trickery say, in Italian. See docs/translating.md.

## The language itself

language-name = Italiano

## Seats

seat-name = Posto { $number }

## Levels of bots

level-beginner = Principiante
level-beginner-plays = come chi è alle prime armi e si lascia sfuggire qualcosa
level-novice = Dilettante
level-novice-plays = con le regole pratiche di chi gioca bene, senza pensarci a lungo
level-regular = Intermedio
level-regular-plays = a colpo d'occhio, con quello che ha imparato in milioni di partite contro se stesso
level-expert = Esperto
level-expert-plays = con quello che ha imparato, immaginando le possibili mani degli altri e provandole
level-master = Maestro
level-master-plays = con quello che ha imparato e provando le possibili mani degli altri; si prende il suo tempo

## Moves that are refused

game-is-over = la partita è finita
chance-comes-first = prima tocca al caso
not-your-turn = tocca a { $seat }, non a te
no-such-seat = il posto { $text } non esiste: i posti vanno da 0 a { $last }
no-such-number = le mosse sono numerate da 0 a { $last }
may-not = { $move }: { $why }
which-move = «{ $text }» potrebbe essere { OR($text_some) }: di' quale
no-such-move = «{ $text }» non è una mossa di questo gioco
no-such-move-near =
    { COUNT($text_near) ->
        [one] «{ $text }» non è una mossa di questo gioco; volevi dire «{ $text_near }»?
       *[other] «{ $text }» non è una mossa di questo gioco; volevi dire una di queste: { ROW($text_near) }?
    }

## A rule of thumb

only-move = è l'unica mossa

## The end of a game

played-to-the-end = La partita è stata giocata fino alla fine.

## Sentences

sentences = { SPACED($several) }

## Languages, games, players and options

no-such-language = non ci sono testi in «{ $text }» (ci sono in: { ROW($text_known) })
no-such-game = nessun gioco si chiama «{ $text }» (ci sono: { ROW($text_known) })
no-such-game-near = nessun gioco si chiama «{ $text }»; volevi dire «{ $text_near }»? (ci sono: { ROW($text_known) })
players-are = { $text_game } si gioca in { $most }, non in { $text }
players-are-between = { $text_game } si gioca in { $fewest }-{ $most }, non in { $text }
switch-needs = l'opzione «{ $text_option }» è on oppure off, non { $text }
number-option-needs = l'opzione «{ $text_option }» accetta valori da { $low } a { $high }, non { $text }
no-such-option = { $text_game } non ha l'opzione «{ $text }» (ha: { ROW($text_known) })
no-options-at-all = { $text_game } non ha l'opzione «{ $text }»: non ne ha nessuna
bad-generator = le due parole di un generatore vanno da 0 a 2**64 - 1, e non possono essere entrambe 0
older-rules = questa partita seguiva regole precedenti di { $text_game } (versione { $version }), nel frattempo riviste (versione { $ours }): non può continuare
newer-rules = questa partita seguiva regole di { $text_game } più recenti (versione { $version }) di quelle installate qui (versione { $ours }): può continuare con un Trickery più recente

## Bots

no-such-bot = nessun bot si chiama «{ $text }» (ci sono: { ROW($text_known) })
no-such-bot-near = nessun bot si chiama «{ $text }»; volevi dire «{ $text_near }»? (ci sono: { ROW($text_known) })
bad-budget = «{ $text }»: il tempo per pensare si scrive { $text_bot }@1000 o { $text_bot }@0.5s
bad-seconds = «{ $text }»: un bot pensa al massimo { $most } secondi per mossa
bad-simulations = «{ $text }»: le simulazioni sono un numero intero; i secondi finiscono con una s

## Games and bots of other packages

bad-game = il gioco «{ $text }» del pacchetto «{ $text_owner }» non si può usare: { $why }
bad-bot = il bot «{ $text }» del pacchetto «{ $text_owner }» non si può usare: { $why }
in-their-words = { $text }
plugin-name = il suo nome può avere solo lettere minuscole, cifre e _
plugin-ours = Trickery ne ha già uno con questo nome
plugin-rivals =
    { COUNT($text_rivals) ->
        [one] anche il pacchetto «{ $text_rivals }» ne offre uno con questo nome
       *[other] anche altri pacchetti ne offrono uno con questo nome: { ROW($text_rivals) }
    }
plugin-lacks-card = in { $text } manca CARD, di tipo GameCard
plugin-lacks = in { $text } manca: { ROW($text_lacks) }
plugin-needs-a-title = alla sua CARD serve un title
plugin-clauses = gli id delle sue regole cominciano con lettere maiuscole, non con «{ $text }»
plugin-player-counts = il numero di giocatori deve rispettare 2 <= fewest <= usual <= most, non { $text }
plugin-makes-no-bots = { $text } non crea bot
plugin-below = chi muove al suo posto quando fallisce deve essere uno dei nostri, non «{ $text }»

## Files and editions

file-unreadable = { $text }: non si può leggere: { $text_why }
at-line = { $text }, riga { $line }: { $why }
not-toml = { $text }: non è TOML valido: { $text_why }
edition-of-record = l'edizione della registrazione
edition-at-line = { $text }, riga { $line }: { $text_figure }: { $why }
edition-at = { $text }: { $text_figure }: { $why }
no-such-figure = dato sconosciuto (questo gioco ha: { ROW($text_known) })
no-such-figure-near = dato sconosciuto; volevi dire «{ $text_near }»? (questo gioco ha: { ROW($text_known) })
needs-a-table = deve essere una tabella con { ROW($text_known) }
needs-a-number = deve essere un numero intero da { $low } a { $high }, non { $text }
needs-a-list = deve essere un elenco di numeri interi, non { $text }
entry-needs-a-number = la voce { $place } deve essere un numero intero da { $low } a { $high }, non { $text }
needs-a-list-of-names = deve essere un elenco di nomi, non { $text }
entry-needs-a-name = la voce { $place } deve essere una di queste: { ROW($text_known) }; non { $text }
entries-too-many-or-few =
    { $entries ->
        [one] ha una voce; ne servono da { $fewest } a { $most }
       *[other] ha { $entries } voci; ne servono da { $fewest } a { $most }
    }
entries-not-as-many =
    { $entries ->
        [one] ha una voce; ne servono { $wanted }
       *[other] ha { $entries } voci; { $wanted ->
            [one] ne serve una
           *[other] ne servono { $wanted }
        }
    }
entry-twice = ha { $text } più di una volta

## Records

no-chance-now = in questa posizione il caso non c'entra: ci voleva una mossa
chance-is-missing = qui decide il caso, ma nessuno ha scritto come
chance-is-too-much = qui il caso non c'entra, eppure ne è stato scritto qualcosa
record-unfinished = solo una partita finita ha una registrazione
record-breaks-off = registrazione incompleta: il JSON si interrompe al carattere { $place }
record-absurd = non è una registrazione: { $text }
record-no-object = una registrazione è un oggetto JSON
record-format = format deve essere «{ $text_format }», non { $text }
record-lacks = «{ $text_key }» manca o non è di tipo JSON { $text_kind }
record-unknown-key = chiave sconosciuta «{ $text_key }»
record-digest = il digest non corrisponde: la registrazione è stata modificata dopo essere stata scritta
record-not-over = dopo l'ultimo passo ({ $steps }) la partita non è finita
record-differs = «{ $text_key }» dice { $text }, ma dalla partita risulta { $text_given }
at-step = passo { $step }: { $why }
step-should-read = dovrebbe essere { $text }
step-no-object = un passo è un oggetto JSON
step-keys = un passo ha «chance», oppure «seat» e «move» (e «legal»)
chance-no-object = «chance» deve essere un oggetto JSON
step-move-no-text = «move» deve essere testo
legal-differs = «legal» non elenca le mosse che erano permesse

## A shuffle that does not hold what it promised

fair-missing = alla registrazione manca la parte «fair»: la sua mescolata non era vincolata da un impegno
fair-no-receipts = la registrazione è del tipo più vecchio, per il quale non ci sono ricevute
fair-other-settings = il server si era impegnato su altre opzioni, altri dati o altre regole
fair-does-not-follow = questo non deriva dal segreto e dalla fortuna di ciascuno
fair-version = «fair.version» deve essere { $version }, non { $text }: aggiorna Trickery
fair-again = «fair» deve contenere «again», true o false, e nulla di sconosciuto
fair-table = «fair.table» deve essere l'id di un tavolo, e «fair.shuffles» non può essere vuoto
fair-other-secret = il segreto non corrisponde all'impegno: la mescolata non era quella annunciata
fair-first-keys = «fair» deve contenere «commitment», «secret», «luck» e «again», e nient'altro
fair-first-luck = «fair.luck» deve essere un elenco di testi
fair-first-again = «fair.again» deve essere true o false
fair-no-object = «{ $text_key }» deve essere un oggetto JSON
fair-lacks = «{ $text_what }» deve contenere «{ $text_key }», di tipo JSON { $text_kind }
not-hexadecimal = «{ $text_key }» deve avere 64 cifre esadecimali
shuffle-no-list = una mescolata è un elenco di promesse
shuffle-no-seat = mescolata { $shuffle }: non c'è nessun posto { $text } che possa promettere
shuffle-called-off = la mescolata { $shuffle } è stata annullata, benché tutti avessero rivelato
pledge-keys = una promessa contiene «seat», «commitment» e «luck», e nient'altro
pledge-order = le promesse seguono l'ordine dei posti, ogni posto una volta sola
luck-other = la fortuna di { $seat } non è quella promessa
luck-missing = { $seat } non ha rivelato, eppure le carte sono state date
receipt-format = il format di una ricevuta deve essere «{ $text_format }»
receipt-nothing-shuffled = per questa partita non si è mescolato nulla, quindi nessuna ricevuta può esserne la prova
receipt-other-table = la ricevuta è di un altro tavolo
receipt-other-commitment = il server aveva mostrato un altro impegno
receipt-shuffle-missing = manca la mescolata { $shuffle }: è stata vista, e poi rifatta
receipt-other-pledges = mescolata { $shuffle }: prima della rivelazione erano state mostrate altre promesse
receipt-left-out = mescolata { $shuffle }: manca la fortuna di { $seat }
receipt-dealt-without = le carte sono state date senza la fortuna di { $seat }
receipt-other-cards = { $seat } ha ricevuto carte diverse da quelle della registrazione
receipt-other-moves = { $seat } ha fatto mosse diverse da quelle della registrazione

## What was found out about a shuffle

found-commitment = l'impegno del server: { $text }
found-luck = fortuna aggiunta da: { ROW($seats) }
found-nobody = Nessuno ha aggiunto la sua fortuna, quindi il server avrebbe potuto scegliere le carte.
found-first-luck =
    { COUNT($text_luck) ->
        [one] con la fortuna di una persona: { $text_luck }
       *[other] con la fortuna di { COUNT($text_luck) } persone: { ROW($text_luck) }
    }
found-first-nobody = con la fortuna di nessuno
found-first-kind = Tipo più vecchio: chi gestiva il server e ha avviato la partita avrebbe potuto scegliere le carte.
found-called-off = La mescolata { $shuffle } è stata annullata: mancava la fortuna di { $seats }.
found-with-receipt = È la mescolata per cui è stata scritta la ricevuta.
found-no-receipt = È questo l'impegno che ti ha mostrato la pagina? La sua ricevuta dice di più.
found-again = Le stesse carte erano già state giocate: chi conosceva quella partita le conosceva.
