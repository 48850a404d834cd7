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
