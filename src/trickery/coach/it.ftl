### What the coach says, in Italian. See docs/translating.md.

coach-no-such-depth = «{ $text }» non è una profondità: scegli { OR($text_known) }, o quante partite simulare per ogni decisione
coach-nobody-to-move = qui non tocca a nessuno
coach-no-choice = qui c’è una sola mossa possibile
coach-thumb-agrees = La regola pratica dice lo stesso: «{ $why }».
coach-thumb-errs = La regola pratica dice altro («{ $why }»), ma qui conta di più un’altra cosa.
coach-came =
    Dopo «{ $move }»: { $fact } Dopo «{ $other }»: { $times ->
        [0] mai
        [one] solo una volta
       *[other] solo { $times } volte
    }.

## Puzzles

puzzle-wrong-seat = nel rompicapo { $text } non è il turno del posto indicato
