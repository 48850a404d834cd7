### Most Tricks: everything it says, to players and on the page. See docs/translating.md.

## The box

blurb = Follow suit, play the highest card of the suit that was led, and win the most tricks.
explain-score = Tricks won so far (MT-5).
option-last-counts-twice = Last counts twice
option-last-counts-twice-help = the last trick counts as two (MT-6)

## Cards and moves

# A sign stands in the corner of a card.
name-clubs = clubs
    .sign = ♣
name-diamonds = diamonds
    .sign = ♦
name-hearts = hearts
    .sign = ♥
name-spades = spades
    .sign = ♠
name-jack = jack
    .sign = J
name-queen = queen
    .sign = Q
name-king = king
    .sign = K
name-ace = ace
    .sign = A
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
table-hand = Your hand: { ROW($cards) }

## The table on the page

aim = Win the most tricks.
standing-you = You have { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }. { $left ->
    [0] No tricks are left.
    [one] One trick is left.
   *[other] { $left } tricks are left.
  }
# Beside a name
tricks-won = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }

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

## The lesson

lesson-hello = Three tricks are left, and it’s { $yours } to { $theirs }. { $seat } has led the { $card }: the highest card of that suit wins the trick.
lesson-follow = You have hearts, so you must play one. Only your ace beats the king: play it.
lesson-follow-low = That’s allowed, but the king would win the trick. Your ace beats it.
lesson-follow-done = The trick is yours, so you lead the next one.
lesson-lead = Nothing beats the ace of the suit that’s led. Lead it.
lesson-lead-low = Almost any other heart would win this trick. Lead the ace.
lesson-lead-done = That’s one more trick. One card is left.
lesson-last = Your 2 wins if nobody has a heart: any other suit loses to the one that was led. Play it.
lesson-last-done = No hearts! You win by { $yours } to { $theirs }.

## The bot, in lists of bots: its name, then how it plays, after "plays"

bot-highest = Highest
bot-highest-plays = the last of its cards that it may play, whatever it is
