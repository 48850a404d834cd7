### Tricksters: all that it says, to players and on the page. See docs/translating.md.

## The box

blurb = Every card holds all four critters; one player a round decides who partners whom.
