### What the coach says. See docs/translating.md.
### Reasons begin with a small letter and end without a full stop: they stand within other messages.

# $text is what somebody typed as a depth. A playout is a game played on to its end by the computer.
coach-no-such-depth = “{ $text }” isn’t a depth: choose { OR($text_known) }, or a number of playouts per decision
coach-nobody-to-move = it’s nobody’s turn here
coach-no-choice = there’s only one legal move here
# $fact is a sentence about what’s hidden: "64 times out of 100, Ann’s card is honest." In those cases, $move is better.
coach-held = { $fact } Then “{ $move }” is better.
# The same, if $move is also better in the other cases, but by less.
coach-held-above-all = { $fact } “{ $move }” is better above all in those cases.
# $fact is a sentence such as "61 times out of 100, you take the +3.". After $move it is true more often than after $other,
# the move compared with: there only $times times out of 100.
coach-came = After “{ $move }”: { $fact } After “{ $other }”: { $times ->
    [0] never
    [one] only once
   *[other] only { $times } times
}.
# A cause in one sentence: $fact's own message has the clauses .more and .less ("you take the +3 less often").
coach-because-more = With “{ $move }”, { FORM($fact, "more") }, and that helps you.
coach-because-less = With “{ $move }”, { FORM($fact, "less") }, and that helps you.
# What always comes of $move and never of the other, or the other way round: "you take the +3", "you don’t take the +3".
coach-because-always = With “{ $move }”, { FORM($fact, "always") }, and that helps you.
coach-because-never = With “{ $move }”, { FORM($fact, "never") }, and that helps you.
# Instead of a cause, of the move that the coach suggests.
coach-no-single-reason = It wins more often, but there’s no single reason.
# The same in a game that tells the coach no facts.
coach-no-facts = It wins more often. In this game, the coach can’t say why.
# Of several moves with one figure.
coach-all-alike = Any of these moves is as good as the others, as far as the coach can tell.

## Puzzles

puzzle-wrong-seat = in puzzle { $text }, it isn’t the turn of the seat that it names
