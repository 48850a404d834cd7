### What the page says, whatever the game. See docs/translating.md.
