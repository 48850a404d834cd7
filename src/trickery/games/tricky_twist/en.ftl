### Tricky Twist: all that it says, to players and on the page. See docs/translating.md.

## The box

blurb = Balance tricks against false tricks: a card that cannot follow suit comes back to you.
option-retrieve-each-round = Retrieve each round
option-retrieve-each-round-help = Retrieve comes back in every round (TT-13)
