### Trick Party: all that it says, to players and on the page. See docs/translating.md.

## The box

blurb = Ghosts collect treats; revolutions turn every trick upside down; DEATH takes the last.
option-campaign = Campaign
option-campaign-help = as many hands as players; the scores add up (TP-15)
