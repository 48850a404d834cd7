### What the coach says. See docs/translating.md.
### Reasons begin with a small letter and end without a full stop: they stand within other messages.

# $text is what somebody typed as a depth.
coach-no-such-depth = '{ $text }' is no depth: { OR($text_known) }, or a number of playouts a decision
coach-nobody-to-move = nobody is to move here
coach-no-choice = there is only one legal move here
# $why is the rule of thumb's reason, as somebody who plays by it would say it: "it is my last card".
coach-thumb-agrees = The rule of thumb says the same: "{ $why }".
coach-thumb-errs = The rule of thumb would have done as you did ("{ $why }"), but here something else matters more.
# $fact is a sentence such as "You take the +3 in 61 of 100 worlds.". After $move it is true more often than after $other,
# the move compared with.
coach-came = After "{ $move }": { $fact } After "{ $other }": in { $times }.

## Puzzles

puzzle-wrong-seat = puzzle { $text }: another seat is to move there than it says
