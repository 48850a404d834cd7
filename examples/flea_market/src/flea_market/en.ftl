### Flea Market: everything it says, to players and on the page. See docs/translating.md.

## The box

blurb = Outbid the others for treasures of your secret colour, and keep some coins.
aim = Score the most points: coins, treasures, and treasures of your own colour twice.
explain-score = Coins and treasures. At the end, treasures of everybody’s secret colour count twice (FM-7).

## Treasures and moves

name-red = red
name-yellow = yellow
name-green = green
name-blue = blue
name-white = white
# A treasure: its colour, and what's printed on it.
treasure = { $colour } { $worth }
# A move: its label for buttons and lists, then the sentence for the log.
move-bid = Bid { $coins }
    .told = { $seat } bids { $coins }
    .told-you = You bid { $coins }
move-pass = Pass
    .told = { $seat } passes
    .told-you = You pass

## What you are asked when it's your turn

prompt-open = What do you bid for { $treasure }?
prompt-bid = { $seat } bids { $high } for { $treasure }. Bid more, or pass.

## Why a move is not allowed

why-too-dear = you have only { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } (FM-5)
why-too-low = you must bid more than { $high } (FM-5)

## What happened

news-sold = { $seat } buys { $treasure } for { $coins }.
news-unsold = Nobody wants { $treasure }.
news-next = Up next: { $treasure }.
news-colour = { $seat } has collected { $colour }.

## The table

standing = { $total } with coins and treasures. In { $colour }, your own colour, you have { $points }, which count twice.
table-now = Up for auction: { $treasure } ({ $left ->
    [0] the last one
    [one] one more to come
   *[other] { $left } more to come
  })
table-high = Highest bid: { $coins }, from { $seat }
table-passed = Have passed: { ROW($seats) }
table-seat = { $seat }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }; { ROW($treasures) }
table-seat-none = { $seat }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
table-colour = Your secret colour: { $colour }

## The score sheet, and the end

sheet-coins = Coins
sheet-treasures = Treasures
sheet-bought = { $seat } bought { $treasure } for { $coins }
sheet-colour = Own colour, again
sheet-total = Total
sheet-note = The most points win (FM-7).
end-market = All treasures have been auctioned.
end-coins = Nobody has any coins left.

## Why the rule of thumb plays a move

reason-own = it’s my colour, so it’s worth twice what’s printed on it
reason-cheap = it’s still cheaper than what’s printed on it
reason-dear = it would cost me as much as it’s worth

## What is wrong with a record

record-no-deal = the game begins with its deal: colours, unused, stack, start
record-colours = colours must be { $players } of the colours, one for each seat, and unused the others (FM-2)
record-stack = stack must contain each of the { $treasures } treasures once (FM-1)
# A value in the file: there, and only there, seats count from 0.
record-start = start must be a number from 0 to { $last } (in a record, seats count from 0)

## The lesson

lesson-hello = Eight treasures are auctioned, one after another. Your secret colour is { $colour }: those count twice for you.
lesson-bid = { $treasure } is worth 6 to you, and 3 to everybody else. Bid 2: who bids 3 gains nothing. Coins count as well.
lesson-bid-high = That’s more than you need: the others stop before 3.
lesson-bid-done = Both pass, and it’s yours for { $price }.
lesson-pass = Somebody bids { $high } for { $treasure }, so they probably collect that colour. For you it’s worth 4. Pass.
lesson-pass-dear = You’d pay more than it’s worth to you. Pass.
lesson-pass-done = { $seat } pays { $price }. Now you know something about their colour. Play on!
