### What the command line and the prompt say. See docs/translating.md.
