### What all parts of Trickery say. See docs/translating.md.

## The language itself

# This language's own name, as its speakers write it.
language-name = English

## Seats and cards

# A seat that has no name of its own, at the prompt. A name itself: with a capital, wherever it stands.
seat-name = Seat { $number }

## What is refused

no-such-language = there are no words in "{ $text }" (there are: { ROW($text_known) })

game-is-over = the game is over
chance-comes-first = chance is to come first
not-your-turn = it is the turn of { $seat }, not yours
no-such-seat = there is no seat { $text }: they are 0 to { $last }
no-such-number = moves are numbered 0 to { $last }
# A move that the rules do not allow, and the game's reason. The reason begins with a small letter.
may-not = { $move }: { $why }

## A rule of thumb

only-move = it is the only move

## Sentences

# Whole sentences, one after the other.
sentences = { SPACED($several) }
