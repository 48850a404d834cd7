### Trick 100: all that it says, to players and on the page. See docs/translating.md.

## The box

blurb = Outbid the discard, pass, or lay a card face down and hope that nobody looks.
