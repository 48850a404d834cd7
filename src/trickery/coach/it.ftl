### What the coach says, in Italian. See docs/translating.md.

coach-no-such-depth = «{ $text }» non è una profondità: { OR($text_known) }, o un numero di partite simulate per decisione
coach-nobody-to-move = qui non tocca a nessuno
coach-no-choice = qui c'è una sola mossa possibile
coach-thumb-agrees = La regola pratica dice lo stesso: «{ $why }».
coach-thumb-errs = Anche la regola pratica avrebbe fatto come te («{ $why }»), ma qui conta di più un'altra cosa.
coach-came = { $fact } Questo dopo «{ $move }»; dopo «{ $other }», invece, in { $times }.

## Puzzles

puzzle-wrong-seat = rompicapo { $text }: lì tocca a un altro posto, non a quello indicato
