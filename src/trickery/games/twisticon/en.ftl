### Twisticon: all that it says, to players and on the page. See docs/translating.md.

## The box

blurb = Twist the cube, line up three icons on top, and sweep in every card that shows them.
option-horizontal-twists = Horizontal twists
option-horizontal-twists-help = the layers about the upright axis may be twisted too (TW-7)
option-reshuffle-after = Reshuffle after
option-reshuffle-after-help = turns per player without a claim until the cube is twisted afresh; 0: never (TW-19)
option-sets-apart = Sets apart
option-sets-apart-help = each closed set stands alone, for points and for nine (TW-16)
