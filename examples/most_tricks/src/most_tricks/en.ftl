### Most Tricks: all that it says, to players and on the page. See docs/translating.md.

## The box

blurb = Follow suit; the highest card of the suit led takes the trick, and most tricks win.
option-last-counts-twice = Last counts twice
option-last-counts-twice-help = the last trick counts as two (MT-6)

## Cards and moves

name-clubs = clubs
name-diamonds = diamonds
name-hearts = hearts
name-spades = spades
name-jack = jack
name-queen = queen
name-king = king
name-ace = ace
card = { $value } of { $suit }
move-play = play { $card }

## What the seat to move is asked

prompt-lead = Lead a card.
prompt-follow = Play a card; { $suit } were led.

## Why a move is not allowed

why-not-held = you do not hold the { $card }
why-follow = you hold { $suit }, so you must follow suit (MT-3)

## What happened

news-takes = { $seat } takes the trick.

## The table, at the prompt

standing = { $seat } { $tricks }
table-tricks = Tricks: { ROW($standings) }
table-play = { $seat }: { $card }
table-laid = On the table: { ROW($plays) }
table-laid-none = On the table: nothing yet
table-hand = Your hand: { ROW($cards) }

## The score sheet

sheet-trick = Trick { $number }
sheet-total = Total
sheet-takes = { $seat } takes it with the { $card }
sheet-twice = the last trick counts as two (MT-6)
sheet-note = Most tricks win (MT-5). { $tricks ->
    [0] No trick is left.
    [one] One trick is to come.
   *[other] { $tricks } tricks are to come.
  }

## What is wrong with a record

record-no-deal = the hand begins with its deal: hands, aside, start
record-lists = hands and aside must be lists of cards (MT-2)
record-hands = hands must be { $players } lists of { $cards } cards (MT-2)
record-start = start must be a seat from 0 to { $last }
record-cards = hands and aside must hold each of the { $cards } cards once (MT-1)

## Why the rule of thumb plays a card

reason-lead = a high card is likely to take the trick
reason-take = it takes the trick, and a lower one would not
reason-ahead = it is ahead so far
reason-spare = I cannot take this trick, so I keep my high cards
