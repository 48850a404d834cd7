### What the server says at a table: the log, refusals. See docs/translating.md.
