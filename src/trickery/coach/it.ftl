### What the coach says, in Italian. See docs/translating.md.

coach-no-such-depth = «{ $text }» non è una profondità: scegli { OR($text_known) }, o quante partite simulare per ogni decisione
coach-nobody-to-move = qui non tocca a nessuno
coach-no-choice = qui c’è una sola mossa possibile
coach-held = { $fact } In quei casi è meglio «{ $move }».
coach-held-above-all = { $fact } Soprattutto in quei casi è meglio «{ $move }».
coach-came =
    Dopo «{ $move }»: { $fact } Dopo «{ $other }»: { $times ->
        [0] mai
        [one] solo una volta
       *[other] solo { $times } volte
    }.
# $fact è una frase: Con «Gioca 06» prendi meno spesso il +3, e questo ti aiuta.
coach-because-more = Con «{ $move }» { FORM($fact, "more") }, e questo ti aiuta.
coach-because-less = Con «{ $move }» { FORM($fact, "less") }, e questo ti aiuta.
coach-because-always = Con «{ $move }» { FORM($fact, "always") }, e questo ti aiuta.
coach-because-never = Con «{ $move }» { FORM($fact, "never") }, e questo ti aiuta.
coach-no-single-reason = Così vinci più spesso, ma non c’è un motivo preciso.
coach-no-facts = Così vinci più spesso. In questo gioco l’allenatore non sa dire perché.
coach-all-alike = Per quanto ne sa l’allenatore, queste mosse si equivalgono.

## Puzzles

puzzle-wrong-seat = nel rompicapo { $text } non è il turno del posto indicato
