### Most Tricks: everything it says, to players and on the page. See docs/translating.md.

## The box

blurb = Follow suit, play the highest card of the suit that was led, and win the most tricks.
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
# A move: its label for buttons and lists, then the sentence for the log.
move-play = Play { $card }
    .told = { $seat } plays the { $card }
    .told-you = You play the { $card }

## What you are asked when it's your turn

prompt-lead = Lead a card.
prompt-follow = Play a card: { $suit } were led.

## Why a move is not allowed

why-not-held = you don’t have the { $card }
why-follow = you have { $suit }, so you must follow suit (MT-3)

## What happened

news-takes = { $seat } wins the trick.

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
sheet-takes = { $seat } wins it with the { $card }
sheet-twice = the last trick counts as two (MT-6)
sheet-note = The most tricks win (MT-5). { $tricks ->
    [0] No tricks left.
    [one] One trick left.
   *[other] { $tricks } tricks left.
  }

## What is wrong with a record

record-no-deal = the game begins with its deal: hands, aside, start
record-lists = hands and aside must be lists of cards (MT-2)
record-hands = hands must be { $players } lists of cards, { $cards } in each (MT-2)
# A value in the file: there, and only there, seats count from 0.
record-start = start must be a number from 0 to { $last } (in a record, seats count from 0)
record-cards = hands and aside together must contain each of the { $cards } cards once (MT-1)

## Why the rule of thumb plays a card

reason-lead = a high card is likely to win the trick
reason-take = it’s the lowest card that wins the trick
reason-ahead = it’s winning the trick so far
reason-spare = I can’t win this trick, so I keep my high cards

## The bot, in lists of bots: its name, then how it plays, after "plays"

bot-highest = Highest
bot-highest-plays = the last of its cards that it may play, whatever it is
