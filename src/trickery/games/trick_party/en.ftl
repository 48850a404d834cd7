### Trick Party: all that it says, to players and on the page. See docs/translating.md.

## The box

blurb = Ghosts collect treats; revolutions turn every trick upside down; DEATH takes the last.
option-campaign = Campaign
option-campaign-help = as many hands as players; the scores add up (TP-15)

## Cards and moves

# The five suits. Each is also the name of its guests.
name-pumpkinheads = Pumpkinheads
name-boos = Boos
name-skellies = Skellies
name-frankies = Frankies
name-dracs = Dracs
# The last score card; all other score cards are figures such as +3.
name-death = DEATH
# A play card: $number is a figure, $suit one of the suits.
card = { $number } of { $suit }
# A move, on a button and in the log after a name: "Ann: play 7 of Boos".
move-play = play { $card }

## What the seat to move is asked

# $prize is a score card: +3, or DEATH.
prompt-lead = Lead a card to the trick for { $prize }.
# $suit is the suit that was led.
prompt-follow = Play a card to the trick for { $prize }; { $suit } were led.

## Why a move is not allowed

why-not-held = you do not hold the { $card }
# $suit is the suit that was led.
why-follow = you hold { $suit }, so you must follow suit (TP-8)

## What happened

news-takes = { $seat } takes the trick and { $prize }.
news-death = { $seat } takes the last trick, and with it DEATH.
# $scores is a list of "Ann +3".
news-hand-over = The hand is over: { ROW($scores) }.
news-next = The next trick is for { $prize }.
# Somebody's points.
standing = { $seat } { SIGNED($points) }

## The table, at the prompt

table-hand = Hand { $number } of { $hands }. Points: { ROW($scores) }
table-totals = Totals: { ROW($scores) }
table-offer = On offer: { $prize } ({ $left ->
    [0] only DEATH below it
    [one] one score card and DEATH below it
   *[other] { $left } score cards and DEATH below it
  })
table-offer-last = On offer: DEATH (the last trick)
# $plays is a list of "Ann: 7 of Boos".
table-laid = On the table: { ROW($plays) }
table-laid-none = On the table: nothing yet
table-play = { $seat }: { $card }
# A card that carries REVOLUTION.
table-marked = { $card } *
table-your-hand = Your hand (* carries REVOLUTION):
# A suit, and the figures of the cards held of it.
table-suit = { $suit }: { SPACED($numbers) }

## The score sheet

sheet-hand = Hand { $number }
sheet-trick = Trick { $number }: { $prize }
sheet-total = Total
sheet-sums = the sums of the score cards won; 0 for whoever took DEATH (TP-12)
sheet-took-death = { $seat } took DEATH
sheet-takes = { $seat } takes { $prize } with the { $card }
sheet-revolutions = { $turns ->
    [one] one revolution: low beats high (TP-9)
   *[other] { $turns } revolutions: { $order ->
        [reversed] low beats high (TP-9)
       *[straight] they cancel out (TP-9)
      }
  }
sheet-trump = a Drac beats every other suit (TP-10)
sheet-death = the hand of { $seat } counts 0 (TP-12)
# $sum is what it would have been.
sheet-death-instead = the hand of { $seat } counts 0, not { SIGNED($sum) } (TP-12)
sheet-wins = { $seat } wins with the highest sum of the living (TP-13)
sheet-shares = { $seat } shares the win with the highest sum of the living (TP-13)
sheet-wins-campaign = { $seat } wins with the highest total (TP-15)
sheet-shares-campaign = { $seat } shares the win with the highest total (TP-15)
sheet-dead = { $seat } took DEATH and cannot win (TP-12)
# Sentences below the sheet; they are put one after the other.
sheet-note = The highest sum of the living wins, even below 0; DEATH brings a hand to 0.
sheet-note-campaign = The highest total wins; DEATH brings a hand to 0.
sheet-note-hand = Hand { $number } of { $hands }.
sheet-note-left = { $tricks ->
    [one] One trick to go in this hand, for DEATH.
   *[other] { $tricks } tricks to go in this hand, the last for DEATH.
  }
sheet-note-dealt = The next hand is about to be dealt.

## Why the rule of thumb plays a card

reason-sure = it is sure to win a score card that I want
reason-hope = it is my best chance to win a score card that I want
reason-dear = a stronger card would be too dear for this score card
reason-spare = I cannot win this score card, and I want this card least
reason-duck = it cannot win, and nobody wants this score card
reason-free = it cannot win, and I shall be free when its suit is led again
reason-safest = it is the least likely to win a score card that nobody wants
reason-now = it may win a bad score card, but later it would cost me more
reason-caught = I take this score card whatever I play, and I want this card least
reason-in-time = a Drac in the last trick brings DEATH, so it has to go in time
reason-forgiven = I am below zero, so I save my Dracs for DEATH, which brings me back to 0

## What is wrong with a record

record-no-deal = a hand begins with its deal: hands, score_deck, put_away, (first) start
record-start = start must be a seat from 0 to { $last }
record-other-start = this hand is started by seat { $number } (TP-16)
record-hands = hands must be { $players } lists of { $cards } cards (TP-5)
record-no-card = "{ $text }" is no card
record-twice = the hands hold the { $card } more than once
record-score-lists = score_deck and put_away must be lists of { $used } and { $unused } score cards (TP-4)
record-score-cards = score_deck and put_away must hold each of the 15 score cards once (TP-3)

## On the page

# What a screen reader says of the score deck.
party-deck = Score deck: { $left ->
    [one] one card
   *[other] { $left } cards
  } face down, then DEATH. { $away } put away unseen.
# Under the score deck and under the score card on offer: very little room.
party-left = left
party-next = next
party-end = the end
party-treat = treat
party-trick = prank
# Under the sign of the order, very little room: which number wins.
party-high = high wins
party-low = low wins
# What a screen reader says of the same sign.
party-order = { $order ->
    [reversed] Order reversed: low beats high
   *[straight] High beats low
  }{ $count ->
    [0] { "" }
    [one] , one revolution card in the trick
   *[other] , { $count } revolution cards in the trick
  }
party-offer = on offer: { $prize },
party-hand-of = Hand { $number } of { $hands }
party-trick-of = Trick { $number } of { $tricks }
party-led = { $seat } led
# The last trick.
party-took = { $seat } took { $prize }
# What a screen reader says of a card that is trump, that carries REVOLUTION, or both.
party-trump-card = { $card }, trump
party-revolution-card = { $card }, revolution
party-ahead = strongest so far
# The winner's name, or the names of several.
party-winners = { $seats }
# Under the winner's name.
party-wins = wins the party
party-shares = share the win
# A list of figures follows.
party-unseen = Score cards not yet seen, { $away ->
    [one] one of them put away
   *[other] { $away } of them put away
  }:
party-cards-of = Cards of { $seat }

## Aim, standing, and the end of a hand

# One line, always on the table; + and - are signs on score cards.
aim = Win treats (+), dodge pranks (-). Purple Dracs are trump. Last trick: DEATH, your hand is 0.
aim-campaign = Win treats (+), dodge pranks (-). Purple Dracs are trump. Last trick: DEATH, the hand is 0. Best total of { $hands } hands wins.
# What the hand is worth to the reader so far; $cards are the score cards won: +3 -2.
standing-none = If the hand ended now: 0, no score card yet.
standing-now = If the hand ended now: { SIGNED($points) }{ COUNT($cards) ->
    [one] , one score card.
   *[other] { " " }= { SPACED($cards) }.
  }
# In the last trick.
standing-last = { SIGNED($points) } so far ({ SPACED($cards) }). Whoever takes this last trick has 0.
standing-done = This hand: { SIGNED($points) } ({ SPACED($cards) }).
standing-dead = { $points ->
    [0] DEATH: your hand counts 0.
   *[other] DEATH: your hand counts 0, not { SIGNED($points) }.
  }
standing-total = Your total with all hands: { SIGNED($total) }.
round-over = The hand is over
round-hand = Hand { $number } of { $hands } is over
# Lines of a sum: $cards are score cards, DEATH among them.
round-cards = score cards: { SPACED($cards) }
round-none = no score card
# $points is what it would have been.
round-dead = { $points ->
    [0] DEATH: the hand counts 0
   *[other] DEATH: the hand counts 0, not { SIGNED($points) }
  }
round-wins = { COUNT($seats) ->
    [one] { $seats } wins with the highest sum of the living.
   *[other] { $seats } share the win with the highest sum of the living.
  }
round-death = { $seat } took DEATH and cannot win.
round-wins-campaign = { COUNT($seats) ->
    [one] { $seats } wins with the highest total.
   *[other] { $seats } share the win with the highest total.
  }
round-death-campaign = { $seat } took DEATH.
round-next = On to the next hand.
# Why the game ended, in a sentence: a single hand, or a campaign.
end-hand = All cards have been played.
end-campaign = All { $hands } hands have been played.

## Explanations: what badges of the table say of themselves

explain-trump = Dracs are trump: any Drac beats every card of another suit.
explain-trick-of = Each trick is played for one score card. The last of the { $tricks } is for DEATH.
explain-hand-of = A campaign is { $hands } hands, each dealt afresh. Their scores add up.
# $suit is the suit that was led.
explain-led = { $suit } were led: whoever has one must play one. Who has none may play anything, a Drac too.
explain-took = { $seat } had the strongest card: takes the score card and leads the next trick.
explain-deck = Score cards still face down, one for each trick to come. DEATH lies under them, and { $away } more { $away ->
    [one] was
   *[other] were
  } put away unseen.
explain-deck-last = DEATH is all that is left of the score deck: the last trick is for it.
explain-next = The next trick is for this score card.
explain-treat = A treat: plus points for whoever takes this trick.
explain-prank = A prank: minus points for whoever takes this trick.
explain-death = DEATH: whoever takes this last trick has 0 points in this hand.
explain-order = { $order ->
    [reversed] Low beats high in this trick, 1 is strongest: an odd number of cards with circling arrows lies there.
   *[straight] High beats low, 12 is strongest. Each card with circling arrows turns that over for its trick.
  }
explain-ahead = The star: this card would take the trick if it ended now.
explain-cards = { $cards ->
    [one] { $seat } has one card in hand.
   *[other] { $seat } has { $cards } cards in hand.
  }
explain-won = Score cards that { $seat } has won in this hand: round ones are treats, the others pranks.
explain-dead = { $hands ->
    [1] { $seat } took the last trick, and DEATH with it: 0 points, and no win.
   *[other] { $seat } took the last trick, and DEATH with it: that hand counts 0.
  }
explain-unseen = Score cards that nobody has seen yet. They lie in the deck or were put away.

# Under the sign of the suit that is trump: very little room.
party-trump = trump
# A button: it shows the trick before this one again.
party-last = last trick
# What a screen reader says of the score cards somebody has won.
party-won-of = Score cards won: { ROW($cards) }

## The one-page sheet: the rules for somebody who has never seen the game

sheet-page-aim = A card game of tricks for 4 to 6. Win the treats, leave the pranks to others, and keep out of DEATH's way.
sheet-page-scores = What you play for
# Each follows a bold word: "treat", "prank", "DEATH".
sheet-page-treat = brings plus points: +1 to +5, one of each.
sheet-page-prank = brings minus points: -1 to -5, two of each.
sheet-page-death = is what the last trick is for. Who takes it has 0 points for the hand and cannot win it.
sheet-page-suits = The cards
sheet-page-trump = Five suits, each with the numbers 1 to 12. The purple Dracs are trump: any Drac beats every other suit.
sheet-page-revolution = Circling arrows are a REVOLUTION. Each such card turns its trick over: low beats high. Two of them cancel out. Four cards of each suit have them, but no Drac.
sheet-page-trick = A trick
sheet-page-turned = The top score card is turned up: this trick is for it.
sheet-page-lead = Whoever leads plays any card.
sheet-page-follow = The others follow, clockwise. If you have the suit that was led, you must play it; if not, play anything.
sheet-page-take = The strongest Drac wins, else the strongest card of the suit led. The winner takes the score card and leads the next trick.
# Under a card: it was led; it wins the trick.
sheet-page-led = led
sheet-page-wins = wins
sheet-page-high = High beats low. The 12 of Skellies is another suit and cannot win.
sheet-page-drac = A Drac beats them all, even with a 3.
sheet-page-low = The 5 has arrows: now low beats high, and the 5 is the lowest.
sheet-page-ending = How it ends
sheet-page-end = When all cards are played, everybody adds up their score cards. The highest sum wins, even a negative one, and equal sums share the win. But whoever took DEATH has 0 and is out of it.
sheet-page-won = Score cards won
sheet-page-counts = counts
sheet-page-nothing = none
# Follows "0", for whoever took DEATH.
sheet-page-no-win = and no win
sheet-page-campaign = A campaign is as many hands as players: all hands add up, DEATH's 0 as well, and the highest total wins.
sheet-page-players = Players
sheet-page-each = Cards each, and tricks
sheet-page-away = Score cards put away unseen

## The lesson: a guided end of a hand. At most two short sentences each.

lesson-hello = Welcome to the party! Nine tricks are over, six are left, and you have six cards. Whoever has most points in the end wins.
# $prize is a score card: +4.
lesson-offer = Each trick is played for the score card in the middle. This one is for { SIGNED($prize) }, a treat: you want it!
lesson-follow = Boos were led, so you must play a Boo as well. High beats low: take the trick with your 12.
lesson-follow-low = The 3 is a Boo, too. But the 10 on the table beats it, and somebody else gets the treat.
lesson-follow-done = Your 12 beats the 10, and { SIGNED($prize) } is yours. Whoever takes a trick leads the next one: that is you.
lesson-duck = The next trick is for { SIGNED($prize) }, a prank: nobody wants it. You may lead any card. Lead a low one and let others take it.
lesson-duck-drac = That is a Drac, and nobody has a stronger one left: the prank would be yours. Lead something low.
lesson-duck-done = Everybody had to play a Boo. The highest came from { $seat }, who takes { SIGNED($prize) }.
lesson-trump = The purple Dracs are trump: any Drac beats every card of another suit. You have two of them.
lesson-cut = A treat again, { SIGNED($prize) }. Skellies were led and you have none, so you may play anything. Your small Drac is enough.
lesson-cut-dear = That one wins, too. But your small Drac is enough, so keep the big one for now.
lesson-cut-off = You may throw that card away, but it cannot win: it is no Skelly and no Drac. Somebody else gets the treat.
lesson-cut-done = Your 4 beats even a 12, because it is trump. { SIGNED($prize) } is yours, and you lead again.
lesson-turn = See the circling arrows on your 5? Each card with arrows turns its trick over: low beats high. A second one turns it back.
lesson-revolt = This trick is for { SIGNED($prize) }. Lead the 5 of Frankies: with its arrows, the lowest Frankie wins.
lesson-revolt-low = The 1 has no arrows, so high beats low and your 1 loses. Lead the 5.
lesson-revolt-drac = Your Drac would win, too. But you can have this treat for a 5.
lesson-revolt-done = Low beats high: your 5 beats the 7, the 9 and the 12. { SIGNED($prize) } is yours!
lesson-death = Two tricks are left. DEATH lies under the deck: whoever takes the last trick has 0 points and cannot win.
lesson-last-but-one = This trick is for { SIGNED($prize) }. But in the last one your Drac would take DEATH! Play it now and keep the 1.
lesson-last-but-one-low = Then your Drac is left for the last trick. It wins for sure, and DEATH makes all your points 0.
lesson-last-but-one-done = { SIGNED($prize) } costs you a little. DEATH would have cost you everything.
lesson-last = The last trick, for DEATH. Lead your 1: for once it is good to lose.
lesson-last-done = { $seat } takes DEATH and has 0. You win with { SIGNED($points) }!
lesson-all = That is all of it: treats and pranks, trump, revolutions, DEATH. Tap any sign on the table, and it explains itself.

# Of the number beside a player's name.
explain-score = Points so far: treats won, minus pranks.

## What the coach counts in imagined worlds: in $times of 100 of them

# Whole sentences. $prize is a score card: +3.
fact-lacks = { $seat } has no { $suit } in { $times } of 100 worlds.
fact-can-turn = { $seat } holds a REVOLUTION in { $times } of 100 worlds.
# $card is the highest Drac that the reader does not hold.
fact-holds = { $seat } holds the { $card } in { $times } of 100 worlds.
fact-you-take = You take the { $prize } in { $times } of 100 worlds.
fact-takes = { $seat } takes the { $prize } in { $times } of 100 worlds.
fact-you-die = You take DEATH in { $times } of 100 worlds.
fact-plus = The hand brings you plus points in { $times } of 100 worlds.
fact-minus = The hand brings you minus points in { $times } of 100 worlds.
