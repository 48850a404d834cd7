### What the command line and the prompt say, in Italian. See docs/translating.md.

## Lists of games

players-exactly = { $players } giocatori
players-between = { $fewest }-{ $most } giocatori
games-line = { $text_title }: { $players }. { $blurb }
games-switch = --option { $text_name }=(on, off; di norma { $text_default })  { $about }
games-number = --option { $text_name }=({ $low }-{ $high }; di norma { $default })  { $about }
choose-line = { $text_title } ({ $players }): { $blurb }
choose-game = Quale gioco?

## Sitting down at the prompt, and leaving

setting-up = Si prepara { $text_title } (la prima volta ci vuole qualche secondo)
welcome = { $text_title }, { $players } giocatori. Tu sei { $seat }.
welcome-help = Scrivi «{ $text_word }» per le istruzioni.
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

explain-moves = le mosse che puoi fare
explain-table = il tavolo, ancora una volta
explain-log = che cosa è successo finora
explain-sheet = il segnapunti, spiegato
explain-rules = le regole di questo gioco
explain-help = questo testo
explain-quit = lascia il tavolo

explain-typing = Scrivi una mossa com'è nell'elenco, una parte che basti a riconoscerla, o il suo numero.

## While the game goes on

seat-move = { $seat }: { $move }
your-move = Tu: { $move }
refused = { $why }  («?» elenca le tue mosse)
log-empty = Non è ancora successo niente.
column = { $seat }
your-column = Tu

## The result

game-over = La partita è finita.
result = Punteggi: { ROW($scores) }. { $outcome }
seat-score = { $seat }: { $points }
your-score = Tu: { $points }
outcome-you-win = Vinci tu.
outcome-you-share = Condividi la vittoria con { $seats }.
outcome-wins = Vince { $seat }.
outcome-share = { $seats } condividono la vittoria.

## A record, told by `trickery replay`

story-begins = { $text_title }, { $players } giocatori
story-begins-with = { $text_title }, { $players } giocatori; { ROW($options) }
story-switch =
    { $value ->
        [on] { $option }: sì
       *[off] { $option }: no
    }
story-number = { $option }: { $value }
story-chance = caso: { $text }
replay-unchecked = riga { $line }: raccontata così com'è scritta, senza controlli: { $why }
replay-checked =
    { $records ->
        [one] { $records } registrazione controllata: ogni passo segue le regole.
       *[other] { $records } registrazioni controllate: ogni passo segue le regole.
    }

## What is refused

seats-are-numbered = i posti sono numerati da 0 a { $last }
option-unwritten = scrivi --option NAME=VALUE, non «{ $text }»
too-many-bots = { $bots } bot per { $places ->
    [one] un posto
   *[other] { $places } posti
  }: indicane uno, oppure uno per posto
file-unwritable = { $text }: non si può scrivere: { $text_why }
no-records = { $text }: non contiene registrazioni

## Lezioni nel terminale

aim = Lo scopo: { $aim }
lesson-welcome = La lezione di { $text_title }, in { $steps } passi.
lesson-commands = Scrivi una mossa con il suo numero o le sue parole; altre parole: { ROW($words) }.
lesson-step = Passo { $number } di { $steps }
lesson-go-on = Invio per continuare
lesson-other = Si può fare anche così. In questa lezione, però, prova: { $move }.
lesson-taken-back = La tua mossa è stata ritirata.
lesson-done = La lezione di { $text_title } è finita.
lesson-play-on = Invio per continuare la partita da qui; «{ $text_word }» per smettere
no-lesson-here = { $text_title } non ha una lezione
command-skip = salta
command-back = indietro
explain-skip = questo passo viene fatto per te
explain-back = un passo indietro

## Un'analisi, raccontata da `trickery review` e dalla pagina che scrive

review-head = Analisi per { $seat }: { $game }
review-depth =
    { $decisions ->
        [one] { $decisions } decisione in cui c'era scelta: da lì la partita è stata simulata { $playouts } volte fino in fondo.
       *[other] { $decisions } decisioni in cui c'era scelta: da ognuna la partita è stata simulata { $playouts } volte fino in fondo.
    }
review-no-decisions = In questa partita { $seat } non ha mai avuto scelta.
review-others = Per gli altri posti: --seat { OR($text_seats) }
review-within = da { $text_low } a { $text_high }
review-account = Come ci si è arrivati, in parti della vittoria
review-start = Inizio
review-start-why = prima che si diano le carte tutti hanno una parte uguale
review-luck = Fortuna
review-luck-why = le carte date, quelle arrivate dopo e ciò che hanno fatto gli altri
review-skill = Abilità
review-skill-why = { $text_room } per quanto le mosse migliori valevano in più di quelle di un bot intermedio, { $text_cost } per ciò che si è sprecato ({ $text_within })
review-result = Risultato
review-result-why = la vittoria stessa, o la parte che se ne è avuta
review-costly = Le mosse più costose, senza alcun dubbio
review-doubtful = Forse c'era di meglio
review-nothing = Nessuna mossa era peggiore di un'altra senza alcun dubbio.
review-decision = Decisione { $number } (passo { $step }): { $move }
review-better = Meglio: { $best }. La mossa fatta è costata un { $text_cost } della vittoria ({ $text_within }) e { $text_points } punti.
review-perhaps = Forse meglio: { $best }. Valeva forse un { $text_cost } della vittoria ({ $text_within }) e { $text_points } punti in più.
review-easy = Facile: regola pratica, bot intermedio e allenatore sono d'accordo.
review-not-easy = Non facile: tra regola pratica, bot intermedio e allenatore uno non è d'accordo.
review-hard = Difficile: regola pratica, bot intermedio e allenatore vogliono ognuno una mossa diversa.
review-written = File scritto: { $text_file }

review-curve = Le possibilità di ognuno
review-curve-how = La parte della vittoria di ognuno, per quanto { $seat } poteva saperne, decisione per decisione. I pallini pieni sono errori senza alcun dubbio, quelli vuoti forse lo sono.
review-curve-table = La curva come tabella
review-column-decision = Decisione
review-before = prima
review-after = dopo
review-worths = Quanto valeva ogni mossa
review-more-moves = { $moves ->
    [one] un'altra mossa
   *[other] altre { $moves } mosse
  }
review-best = la migliore
review-played = giocata
review-why = Perché
review-odds = Dove possono essere le carte nascoste
review-odds-how = In quanti casi su 100, tra quelli compatibili con ciò che si sapeva a questo posto. Ciò che è certo non compare.
review-odds-card = Carta
review-how = La parte della vittoria è quanto un posto può aspettarsene: il 100% è una vittoria sicura. Ogni valore si basa su ciò che a quel posto si poteva sapere, mai su carte che da lì non si vedevano. In 95 casi su 100 l'intervallo contiene ciò che darebbero infinite partite simulate.
review-made = Scritto da Trickery.

## Una posizione, raccontata da `trickery assess`

assess-head = { $moves ->
    [one] Dopo { $moves } mossa tocca a { $seat }
   *[other] Dopo { $moves } mosse tocca a { $seat }
  }
assess-move = mossa
assess-share = parte della vittoria
assess-within = intervallo
assess-points = punti
assess-nothing-better = L'allenatore non ha trovato di meglio.

## Che cosa si rifiuta delle registrazioni da guardare

many-records = { $text } contiene più registrazioni: indica quale con --line
no-record-there = { $text }: alla riga { $line } non c'è nessuna registrazione
seat-or-all = --seat è un numero da 0 a { $last }, o all
steps-are-numbered = i passi sono numerati da 0 a { $last }
no-decisions-here = in questa partita nessuno ha avuto scelta
