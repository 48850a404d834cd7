### Most Tricks: all that it says, to players and on the page. See docs/translating.md.

## The box

blurb = Follow suit; the highest card of the suit led takes the trick, and most tricks win.
option-last-counts-twice = Last counts twice
option-last-counts-twice-help = the last trick counts as two (MT-6)
