### Pearl Dive: everything it says, to players and on the page. See docs/translating.md.

## The box

blurb = Pick your air in secret, dive for pearls, and come up before the shark finds you.
aim = Score the most points in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  } of diving.
explain-score = Points from pearls and chests that were brought up safely (PD-7).

## Cards, tokens and moves

name-white-pearl = white pearl
name-pink-pearl = pink pearl
name-black-pearl = black pearl
name-shark = shark
# An air card; $number is what's on it.
card = Air { $number }
# A move: its label for buttons and lists, then the sentence for the log.
move-pick = Pick { $card }
    .told = { $seat } picks { $card }
    .told-you = You pick { $card }
# What the others are told: a secret pick, without the card.
move-pick-heard = Pick a card
    .told = { $seat } has picked a card
    .told-you = You’ve picked a card
move-dive = Dive
    .told = { $seat } dives on
    .told-you = You dive on
move-surface = Surface
    .told = { $seat } comes up
    .told-you = You come up

## What you are asked when it's your turn

prompt-pick = Pick a card for dive { $number } of { $dives }. Nobody sees it until everybody has picked.
prompt-dive = Dive on, or come up with { $haul }? { $sharks } of { $tokens } tokens are sharks, and your air is enough for { $air } more.

## Why a move is not allowed

why-not-held = you don’t have { $card }
why-picked = the cards have been picked: dive or surface (PD-6)
why-pick-first = everybody picks a card first (PD-4)

## What happened

news-card = { $seat } { $card }
news-shown = The cards are turned over: { ROW($cards) }.
news-draws = { $seat } draws: { $token }.
news-bitten = The shark sends { $seat } up with nothing.
news-surfaces = { $seat } brings up { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
news-chest = { $seat } is the first to come up and brings { $points } points, with the chest.

## The table

standing = { $points } in this round, { $total } in all.
table-points = { $seat } { $points }
table-round = Round { $number } of { $rounds }, dive { $dive } of { $dives }. Points: { ROW($scores) }
table-picked = Have picked: { ROW($seats) }
table-picked-none = Nobody has picked a card yet.
table-token = { $token } ×{ $count }
table-bag = In the bag: { ROW($tokens) }
table-chest = The chest is still on the ground.
table-chest-gone = The chest has been brought up.
table-waits = { $seat } ({ $card }): still in the boat
table-diving = { $seat } ({ $card }): { ROW($drawn) }, and under water
table-done = { $seat } ({ $card }): { ROW($drawn) }, for { $points }
table-hand = Your cards: { ROW($cards) }
table-pick = Your secret pick: { $card }

## The score sheet, and the end of a round

sheet-dive = Round { $number }, dive { $dive }
sheet-total = Total
sheet-note = The most points win (PD-8).
round-title = Round { $number } is over
round-dive = dive { $number }: { $points }
round-next = Round { $number } begins: new cards for everybody.
round-wins = Won by { $seats }.
end-rounds = All rounds have been played.

## Why the rule of thumb plays a move

reason-first = a low card dives early and may get the chest
reason-air = a high card has the most air
reason-dive = the pearls left in the bag are worth the risk
reason-surface = there’s more to lose than to gain

## What is wrong with a record

record-no-deal = a round begins with its deal: hands, aside
record-no-token = the diver draws a token now: token
record-token = token must be one that’s still in the bag (PD-2)
record-lists = hands and aside must be lists of cards (PD-3)
record-hands = hands must be { $players } lists of cards, { $cards } in each (PD-3)
record-cards = hands and aside together must contain each of the { $cards } cards once (PD-1)

## The lesson

lesson-hello = Three divers in a boat. Your cards are air: a low one dives early, a high one draws more often.
lesson-pick = Everybody picks in secret. A low card may be first, and the first to bring up pearls gets a chest worth 2. Pick Air 3.
lesson-pick-high = More air, but somebody else would dive first and take the chest. Try the low card.
lesson-pick-done = All cards are turned over, and yours is the lowest: you dive first, and the first token is a { $token }. You have { $haul } so far.
lesson-dive = A shark would take all of it. But there are only { $sharks } in the bag, and many pearls. Dive on!
lesson-dive-early = Those points are safe. But the pearls in the bag are worth the risk: dive on.
lesson-dive-done = A pink pearl, and your air is used up. With the chest, you bring up { $points }. The others met sharks.
lesson-again = Pick again, from the cards you have left. Air 12 lets you draw three tokens.
lesson-again-done = You’re first again, and it’s another black pearl. You dive on…
lesson-up = Another black one! You have { $haul }, and the chest would be 2 more. Now there’s more to lose than to gain: surface.
lesson-up-greedy = A shark! It could have gone well, but there was more to lose than to gain. Come up instead.
lesson-up-done = You bring up { $points }. Play the last dive of this round with the card you have left.
