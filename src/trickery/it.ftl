### What the command line and the prompt say, in Italian. See docs/translating.md.

## Lists of games

players-exactly =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
players-between =
    { $most ->
        [one] { $fewest }–{ $most } giocatore
       *[other] { $fewest }–{ $most } giocatori
    }
games-line = { $text_title }: { $players }. { $blurb }
games-switch = --option { $text_name }=on|off (predefinito: { $text_default }): { $about }
games-number = --option { $text_name }={ $low }–{ $high } (predefinito: { $default }): { $about }
choose-line = { $text_title } ({ $players }): { $blurb }
choose-game = Quale gioco?
choose-bots-line = { $name }: gioca { $plays }
choose-bots = Chi gioca contro di te? (Invio: { $name })

## Sitting down at the prompt, and leaving

setting-up = Preparo { $text_title }… La prima volta ci vuole qualche secondo.
welcome =
    { $players ->
        [one] { $text_title }, { $players } giocatore. Tu sei { $seat }.
       *[other] { $text_title }, { $players } giocatori. Tu sei { $seat }.
    }
welcome-help = Per le istruzioni scrivi «{ $text_word }».
left-table = Hai lasciato il tavolo.
record-added = Registrazione aggiunta a { $text_file }.

## Commands that can be typed at the prompt

command-moves = mosse, ?
command-table = tavolo
command-log = cronaca
command-sheet = segnapunti, punti
command-rules = regole
command-help = aiuto
command-quit = esci, q

explain-moves = elenca le mosse che puoi fare
explain-table = mostra di nuovo il tavolo
explain-log = mostra che cosa è successo finora
explain-sheet = mostra il segnapunti, con le spiegazioni
explain-rules = mostra le regole di questo gioco
explain-help = mostra questo aiuto
explain-quit = lascia il tavolo

explain-typing = Scrivi una mossa come appare nell’elenco (ne basta una parte, se è chiara) o il suo numero.

## While the game goes on

seat-move = { TOLD($move, $seat) }
refused = { $why } («?» elenca le tue mosse)
log-empty = Non è ancora successo niente.
column = { $seat }
your-column = Tu

## The result

game-over = La partita è finita.
result = Punteggi: { ROW($scores) }. { $outcome }
seat-score = { $seat }: { $points }
your-score = Tu: { $points }
outcome-you-win = Hai vinto!
outcome-you-share = Condividi la vittoria con { $seats }.
outcome-wins = Vince { $seat }.
outcome-share = { $seats } condividono la vittoria.

## A record, told by `trickery replay`

story-begins =
    { $players ->
        [one] { $text_title }, { $players } giocatore
       *[other] { $text_title }, { $players } giocatori
    }
story-begins-with =
    { $players ->
        [one] { $text_title }, { $players } giocatore; { ROW($options) }
       *[other] { $text_title }, { $players } giocatori; { ROW($options) }
    }
story-switch =
    { $value ->
        [on] { $option }: sì
       *[off] { $option }: no
    }
story-number = { $option }: { $value }
story-chance = caso: { $text }
replay-unchecked = La riga { $line } è mostrata così com’è scritta, ma non è stata controllata: { $why }
replay-checked =
    { $records ->
        [one] { $records } registrazione controllata: ogni passo segue le regole.
       *[other] { $records } registrazioni controllate: ogni passo segue le regole.
    }

## What is refused

seats-are-numbered = --seat deve essere un numero da 1 a { $last }
option-unwritten = scrivi le opzioni come --option NAME=VALUE, non «{ $text }»
too-many-bots =
    { $bots ->
        [one] un bot
       *[other] { $bots } bot
    } per { $places ->
        [one] un posto
       *[other] { $places } posti
    }: indicane uno per tutti, oppure uno per ogni posto
file-unwritable = impossibile scrivere { $text }: { $text_why }
no-records = in { $text } non ci sono registrazioni

## Lessons at the prompt

aim = Il tuo scopo: { $aim }
lesson-welcome =
    { $steps ->
        [one] Le tue prime mosse a { $text_title }, in { $steps } passo.
       *[other] Le tue prime mosse a { $text_title }, in { $steps } passi.
    }
lesson-commands = Scrivi una mossa o il suo numero. Puoi scrivere anche: { ROW($words) }.
lesson-step = Passo { $number } di { $steps }
lesson-go-on = Premi Invio per continuare
lesson-other = Si può fare anche così. In questa lezione, però, prova «{ $move }».
lesson-taken-back = Annulliamo questa mossa.
lesson-done = La lezione di { $text_title } è finita.
lesson-play-on = Premi Invio per continuare la partita da qui, o scrivi «{ $text_word }» per uscire
no-lesson-here = { $text_title } non ha una lezione
command-skip = salta
command-back = indietro
explain-skip = fa questo passo per te
explain-back = torna indietro di un passo

## A review, told by `trickery review` and by the page that it writes

review-head = Analisi per { $seat }: { $game }
review-depth =
    { $decisions ->
        [one] { $decisions } decisione con più di una mossa possibile, simulata fino alla fine { $playouts ->
            [one] { $playouts } volta
           *[other] { $playouts } volte
        }.
       *[other] { $decisions } decisioni con più di una mossa possibile, ognuna simulata fino alla fine { $playouts ->
            [one] { $playouts } volta
           *[other] { $playouts } volte
        }.
    }
review-no-decisions = In questa partita { $seat } non ha mai avuto scelta.
review-others = Per gli altri posti: --seat { OR($text_seats) }
review-within = da { $text_low } a { $text_high }
review-account = Com’è cambiata la probabilità di vittoria
review-start = Inizio
review-start-why = prima che si diano le carte, tutti hanno la stessa probabilità
review-luck = Fortuna
review-luck-why = le carte date, quelle arrivate dopo e ciò che hanno fatto gli altri
review-skill = Abilità
review-skill-why = { $text_room } perché le mosse migliori valevano più di quelle di un bot intermedio, { $text_cost } per le mosse che non erano le migliori ({ $text_within })
review-skill-thumb-why = { $text_room } perché le mosse migliori valevano più di quelle della regola pratica, { $text_cost } per le mosse che non erano le migliori ({ $text_within })
review-result = Risultato
review-result-why = 100% per una vittoria, una parte per una vittoria condivisa, 0% per una sconfitta
review-costly = Errori sicuri, prima i più costosi
review-doubtful = Possibili errori
review-nothing = Nessun errore sicuro
review-decision = Decisione { $number } (passo { $step }): «{ $move }»
review-better = Meglio «{ $best }»: { $text_cost } di probabilità di vittoria in più ({ $text_within }). Punti guadagnati in media: { $text_points }.
review-perhaps = Forse meglio «{ $best }»: sembra dare { $text_cost } di probabilità di vittoria in più ({ $text_within }). Punti guadagnati in media: { $text_points }.
review-easy = Facile: sia la regola pratica sia il bot intermedio trovano una delle mosse migliori.
review-not-easy = Non facile: tra regola pratica e bot intermedio, solo uno trova una delle mosse migliori.
review-hard = Difficile: né la regola pratica né il bot intermedio trovano una delle mosse migliori.
review-easy-thumb = Facile: la regola pratica e l’allenatore sono d’accordo.
review-hard-thumb = Non facile: la regola pratica non trova la mossa migliore.
review-written = Salvato in { $text_file }.

review-curve = Le probabilità di vittoria di ognuno
review-curve-how = Le probabilità di vittoria di ognuno, per quanto { $seat } poteva saperne, decisione per decisione. I pallini pieni sono errori sicuri, quelli vuoti errori possibili.
review-curve-table = Lo stesso in una tabella
review-column-decision = Decisione
review-before = prima
review-after = dopo
review-worths = Quanto valeva ogni mossa
review-more-moves = { $moves ->
    [one] un’altra mossa
   *[other] altre { $moves } mosse
  }
review-more-cards =
    { $cards ->
        [one] un’altra carta
       *[other] altre { $cards } carte
    }
review-any-of = { OR($moves) }
review-best = la migliore
review-played = giocata
review-why = Perché
review-odds = Dove possono essere le carte nascoste
review-odds-how = Quante volte su 100 una carta nascosta si trova in quel punto, in base a ciò che si poteva sapere da questo posto. Ciò che è certo non compare.
review-odds-card = Carta
review-how = Una probabilità di vittoria del 100% è una vittoria sicura; una vittoria condivisa conta in parte. Ogni valore si basa su ciò che da quel posto si poteva sapere, mai su carte che da lì non si vedevano. 95 volte su 100 l’intervallo tra parentesi contiene il valore che darebbero infinite partite simulate.
review-made = Fatto con Trickery.

## A position, told by `trickery assess`

assess-head =
    { $moves ->
        [one] Turno { OF($seat) }, dopo { $moves } mossa
       *[other] Turno { OF($seat) }, dopo { $moves } mosse
    }
assess-move = mossa
assess-share = probabilità di vittoria
assess-within = intervallo
assess-points = punti
assess-nothing-better = L’allenatore non ha trovato di meglio.

## What is refused of records to look at

many-records = { $text } contiene più registrazioni: scegline una con --line
no-record-there = alla riga { $line } di { $text } non c’è nessuna registrazione
seat-or-all = --seat deve essere un numero da 1 a { $last }, o all
steps-are-numbered = --step deve essere un numero da 0 a { $last }
no-decisions-here = in questa partita nessuno ha avuto scelta
