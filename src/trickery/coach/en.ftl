### What the coach says. See docs/translating.md.
### Reasons begin with a small letter and end without a full stop: they stand within other messages.

# $text is what somebody typed as a depth. A playout is a game played on to its end by the computer.
coach-no-such-depth = “{ $text }” isn’t a depth: choose { OR($text_known) }, or a number of playouts per decision
coach-nobody-to-move = it’s nobody’s turn here
coach-no-choice = there’s only one legal move here
# $why is the rule of thumb's reason, as somebody who plays by it would say it: "it’s my last card".
coach-thumb-agrees = The rule of thumb says the same: “{ $why }”.
# The rule of thumb wants another move than the best one; it may be the one that was played, but needn't be.
coach-thumb-errs = The rule of thumb says otherwise (“{ $why }”), but here something else matters more.
# $fact is a sentence such as "61 times out of 100, you take the +3.". After $move it is true more often than after $other,
# the move compared with: there only $times times out of 100.
coach-came = After “{ $move }”: { $fact } After “{ $other }”: { $times ->
    [0] never
    [one] only once
   *[other] only { $times } times
}.

## Puzzles

puzzle-wrong-seat = in puzzle { $text }, it isn’t the turn of the seat that it names
