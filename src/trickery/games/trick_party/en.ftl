### Trick Party: everything it says, to players and on the page. See docs/translating.md.

## The box

blurb = Ghosts hunt for treats, revolutions turn tricks upside down, and DEATH waits in the last one.
option-campaign = Campaign
option-campaign-help = as many rounds as there are players, and the scores add up (TP-15)

## Cards and moves

# The five suits. Each is also the name of its guests.
name-pumpkinheads = Pumpkinheads
name-boos = Boos
name-skellies = Skellies
name-frankies = Frankies
name-dracs = Dracs
# The last score card; all the others are numbers such as +3.
name-death = DEATH
# A play card: $number is a figure, $suit one of the suits.
card = { $number } of { $suit }
# A move: its label for buttons and lists, then the sentence for the log.
move-play = Play { $card }
    .told = { $seat } plays the { $card }
    .told-you = You play the { $card }

## What you are asked when it's your turn

# $prize is a score card: +3, or DEATH.
prompt-lead = Lead a card. This trick is for { $prize }.
# $suit is the suit that was led.
prompt-follow = Play a card. { $suit } were led, and this trick is for { $prize }.

## Why a move is not allowed

why-not-held = you don’t have the { $card }
# $suit is the suit that was led.
why-follow = you have { $suit }, so you must follow suit (TP-8)

## What happened

news-takes = { $seat } wins the trick and takes { $prize }.
news-death = { $seat } wins the last trick and takes DEATH.
# $scores is a list of "Ann +3".
news-hand-over = The round is over: { ROW($scores) }.
news-next = The next trick is for { $prize }.
# Somebody's points.
standing = { $seat } { SIGNED($points) }

## The table, at the prompt

# $hands is 1 where the game is a single round.
table-hand = { $hands ->
    [1] Points: { ROW($scores) }
   *[other] Round { $number } of { $hands }. Points: { ROW($scores) }
  }
table-totals = Totals: { ROW($scores) }
# What this trick is for, and what is left of the score deck.
table-offer = At stake: { $prize } ({ $left ->
    [0] then only DEATH
    [one] one more score card, then DEATH
   *[other] { $left } more score cards, then DEATH
  })
table-offer-last = At stake: DEATH (the last trick)
# $plays is a list of "Ann: 7 of Boos".
table-laid = On the table: { ROW($plays) }
table-laid-none = On the table: nothing yet
table-play = { $seat }: { $card }
# A card with REVOLUTION on it.
table-marked = { $card } *
table-your-hand = Your hand (* marks a REVOLUTION card):
# A suit, and the numbers you hold in it.
table-suit = { $suit }: { SPACED($numbers) }

## The score sheet

sheet-hand = Round { $number }
sheet-trick = Trick { $number }: { $prize }
sheet-total = Total
sheet-sums = everybody’s score cards added up, or 0 with DEATH (TP-12)
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
sheet-death = { $seat } scores 0 for the round (TP-12)
# $sum is what the score would have been.
sheet-death-instead = { $seat } scores 0 for the round instead of { SIGNED($sum) } (TP-12)
sheet-wins = { $seat } wins with the highest score among the living (TP-13)
sheet-shares = { $seat } ties for the highest score among the living and shares the win (TP-13)
sheet-wins-campaign = { $seat } wins with the highest total (TP-15)
sheet-shares-campaign = { $seat } ties for the highest total and shares the win (TP-15)
sheet-dead = { $seat } took DEATH and can’t win (TP-12)
# Whole sentences below the sheet, shown one after the other.
sheet-note = The highest score wins, even if it’s below 0. If you take DEATH, you score 0 and can’t win.
sheet-note-campaign = The highest total wins. If you take DEATH, you score 0 for that round.
sheet-note-hand = Round { $number } of { $hands }.
sheet-note-left = { $tricks ->
    [one] One trick left in this round. It’s for DEATH.
   *[other] { $tricks } tricks left in this round. The last one is for DEATH.
  }
sheet-note-dealt = The next round is about to be dealt.

## Why the rule of thumb plays a card

reason-sure = it’s sure to win a score card I want
reason-hope = it’s my best chance of winning a score card I want
reason-dear = a stronger card is too good to spend on this score card
reason-spare = I can’t win this score card, so I play the card I need least
reason-duck = it can’t win, and nobody wants this score card
reason-free = it can’t win, and next time its suit is led I can play anything
reason-safest = it’s the least likely to win a score card nobody wants
reason-now = it might win a bad score card now, but later it would cost me more
reason-caught = I’ll get this score card whatever I play, so I play the card I need least
reason-in-time = a Drac in the last trick wins DEATH, so I play mine before then
reason-forgiven = I’m below zero, so I save my Dracs for DEATH, which brings me back up to 0

## What is wrong with a record

record-no-deal = a round begins with its deal: “hands”, “score_deck”, “put_away” and, in the first round, “start”
# A value in the file: there, and only there, seats count from 0.
record-start = “start” must be a number from 0 to { $last } (records count seats from 0)
# A value in the file, too.
record-other-start = “start” must be { $number } in this round (TP-16)
record-hands = “hands” must be { $players } lists of cards, { $cards } in each (TP-5)
record-no-card = “{ $text }” isn’t a card
record-twice = “hands” contains the { $card } more than once
record-score-lists = “score_deck” must be a list of { $used } score cards, and “put_away” of { $unused } (TP-4)
record-score-cards = “score_deck” and “put_away” together must contain each of the 15 score cards once (TP-3)

## On the page

# What a screen reader says of the score deck.
party-deck = Score deck: { $left ->
    [0] only DEATH is left.
    [one] one card face down, then DEATH.
   *[other] { $left } cards face down, then DEATH.
  } { $away ->
    [one] One card was put away unseen.
   *[other] { $away } cards were put away unseen.
  }
# Under the score deck and under the score card at stake: very little room.
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
# What a screen reader says of the score card that this trick is for.
party-at-stake = At stake: { $prize }
party-hand-of = Round { $number } of { $hands }
party-trick-of = Trick { $number } of { $tricks }
# On a narrow screen the suit stands alone.
party-led-suit = { $seat } led { $suit }
party-took = { $seat } took { $prize }
# What a screen reader says of a card that is trump, or one with REVOLUTION.
party-trump-card = { $card }, trump
party-revolution-card = { $card }, revolution
# What a screen reader says of the star on a card.
party-ahead = winning so far
# In the middle of the table when the game is over; names may be long.
party-cheer = { COUNT($seats) ->
    [one] { $seats } wins the party!
   *[other] { $seats } share the win!
  }
# A list of figures follows.
party-unseen = Score cards not seen yet ({ $away ->
    [one] one of them was put away
   *[other] { $away } of them were put away
  }):
party-cards-of = { OF($seat) } cards

## Aim, standing, and the end of a round

# One line, always on the table; + and - are signs on score cards.
aim = Win treats (+), dodge pranks (-). Purple Dracs are trump. Last trick: DEATH. Take it and score 0.
aim-campaign = Win treats (+), dodge pranks (-). Purple Dracs are trump. Last trick: DEATH. Take it and score 0. Best total after { $hands ->
    [one] one round wins.
   *[other] { $hands } rounds wins.
  }
# What the reader has scored in this round; $cards are the score cards won: +3 -2.
standing-none = This round so far: 0, no score cards yet.
standing-now = This round so far: { COUNT($cards) ->
    [one] { SIGNED($points) }, one score card.
   *[other] { SPACED($cards) } = { SIGNED($points) }.
  }
# In the last trick.
standing-last = This round so far: { COUNT($cards) ->
    [one] { SIGNED($points) }, one score card.
   *[other] { SPACED($cards) } = { SIGNED($points) }.
  } Win this last trick and you score 0.
standing-done = This round: { COUNT($cards) ->
    [one] { SIGNED($points) }, one score card.
   *[other] { SPACED($cards) } = { SIGNED($points) }.
  }
standing-dead = { $points ->
    [0] DEATH: you score 0 this round.
   *[other] DEATH: you score 0 this round, not { SIGNED($points) }.
  }
standing-total = Your total over all rounds: { SIGNED($total) }.
round-over = End of the round
round-hand = End of round { $number } of { $hands }
# Lines of a sum: $cards are score cards, DEATH among them.
round-cards = score cards: { SPACED($cards) }
round-none = no score cards
# $points is what the score would have been.
round-dead = { $points ->
    [0] DEATH: 0 this round
   *[other] DEATH: 0 this round, not { SIGNED($points) }
  }
round-wins = { COUNT($seats) ->
    [one] { $seats } wins with the highest score among the living.
   *[other] { $seats } tie for the highest score among the living and share the win.
  }
round-death = { $seat } took DEATH and can’t win.
round-wins-campaign = { COUNT($seats) ->
    [one] { $seats } wins with the highest total.
   *[other] { $seats } tie for the highest total and share the win.
  }
round-death-campaign = { $seat } took DEATH.
round-next = On to the next round!
# Why the game ended, in a sentence: a single round, or a campaign.
end-hand = All the cards have been played.
end-campaign = { $hands ->
    [one] The only round has been played.
   *[other] All { $hands } rounds have been played.
  }

## Explanations: what the signs on the table say when you tap them

explain-trump = Dracs are trump: any Drac beats every card of another suit.
explain-trick-of = Every trick is for one score card. Trick { $tricks }, the last one, is for DEATH.
explain-hand-of = A campaign ends after round { $hands }. Every round has a new deal, and the scores add up.
# $suit is the suit that was led.
explain-led = { $suit } were led. If you have one, you must play one. If you don’t, you can play anything.
explain-took = { $seat } played the strongest card, so they take the score card and lead the next trick.
explain-deck = Score cards still face down, one for each trick to come. DEATH is at the bottom. { $away ->
    [one] One more card was put away unseen.
   *[other] { $away } more cards were put away unseen.
  }
explain-deck-last = DEATH is all that’s left of the score deck. The last trick is for DEATH.
explain-next = The next trick is for this score card.
explain-treat = A treat: you get plus points if you win this trick.
explain-prank = A prank: you get minus points if you win this trick.
explain-death = DEATH: if you win this last trick, you score 0 for the round.
explain-order = { $order ->
    [reversed] An odd number of cards with circling arrows has been played, so in this trick low beats high: the strongest number is 1.
   *[straight] High beats low: the strongest number is 12. Every card with circling arrows flips that for its trick.
  }
explain-ahead = The star marks the card that’s winning the trick so far.
explain-cards = { $cards ->
    [one] { $seat } has one card left.
   *[other] { $seat } has { $cards } cards left.
  }
explain-won = Score cards { $seat } has won this round. Treats have rounded corners, pranks have square ones.
explain-dead = { $hands ->
    [1] { $seat } won the last trick and took DEATH: 0 points, and no way to win.
   *[other] { $seat } won the last trick and took DEATH: 0 points for that round.
  }
explain-unseen = Score cards nobody has seen yet. They’re still in the deck or were put away.

# Under the sign of the suit that is trump: very little room.
party-trump = trump
# A button: it shows the trick before this one again. Little room.
party-last = Previous trick
# What a screen reader says of the score cards somebody has won.
party-won-of = Score cards won: { ROW($cards) }

## The one-page sheet: the rules for somebody who has never seen the game

sheet-page-aim = A trick-taking game for 4 to 6 players. Win the treats, leave the pranks to the others, and stay out of DEATH’s way.
sheet-page-scores = What you play for
# Each stands beside a picture of the score card.
sheet-page-treats = Treats are plus points: +1 to +5, one of each.
sheet-page-pranks = Pranks are minus points: -1 to -5, two of each.
sheet-page-last = DEATH is what the last trick is for. If you take it, you score 0 for the round and can’t win it.
sheet-page-suits = The cards
sheet-page-trump = There are five suits, each with the numbers 1 to 12. The purple Dracs are trump: any Drac beats every other suit.
sheet-page-revolution = Circling arrows mean REVOLUTION. A card with arrows flips its trick: low beats high. A second one flips it back. Each suit has four of these cards, but the Dracs have none.
sheet-page-trick = A trick
sheet-page-turned = Turn up the top score card. That’s what you play this trick for.
sheet-page-lead = If you lead, play any card.
sheet-page-follow = The others follow, clockwise. If you have the suit that was led, you must play it. If you don’t, play anything.
sheet-page-take = The strongest Drac wins. If there’s no Drac, the strongest card of the suit that was led wins. The winner takes the score card and leads the next trick.
# Under a card: it was led; it wins the trick.
sheet-page-led = led
sheet-page-wins = wins
sheet-page-high = High beats low. The 12 of Skellies is from another suit, so it can’t win.
sheet-page-drac = Any Drac beats them all: a 3 is enough.
sheet-page-low = The 5 has arrows, so low beats high. It’s also the lowest card, so it wins.
sheet-page-ending = How it ends
sheet-page-end = When all the cards have been played, add up your score cards. The highest score wins, even if it’s below zero. If you tie, you share the win. But if you took DEATH, you score 0 and can’t win.
sheet-page-won = Score cards won
sheet-page-counts = Score
sheet-page-nothing = none
# The score in a table, for whoever took DEATH.
sheet-page-zero = 0, and you can’t win
sheet-page-campaign = In a campaign you play as many rounds as there are players. All your scores add up, including a 0 for DEATH, and the highest total wins.
sheet-page-players = Players
sheet-page-each = Cards each (and tricks)
sheet-page-away = Score cards put away unseen

## The lesson: a guided end of a round, spoken by a friend. A few short sentences each.

lesson-hello = Welcome to the party! Nine tricks are done, six are left, and you’ve got six cards. The player with the most points at the end wins.
# $prize is a score card: +4.
lesson-offer = Every trick is for the score card in the middle. This one’s for { SIGNED($prize) }, and that’s a treat. You want it!
lesson-follow = Boos were led, so you have to play a Boo too. High beats low: win the trick with your 12!
lesson-follow-low = The 3 is a Boo too. But the 10 on the table beats it, and somebody else gets the treat.
lesson-follow-done = Your 12 beats the 10, and you get { SIGNED($prize) }! If you win a trick, you lead the next one. So it’s your turn again.
lesson-duck = The next trick is for { SIGNED($prize) }. That’s a prank, and nobody wants it! You can lead any card, so lead a low one and let somebody else take it.
lesson-duck-drac = That’s a Drac, and nobody has a stronger one left. You’d get the prank! Lead something low.
lesson-duck-done = Everybody had to play a Boo. { $seat } played the highest one and takes { SIGNED($prize) }.
lesson-trump = The purple Dracs are trump: any Drac beats every card of another suit. You’ve got two of them.
lesson-cut = Another treat: { SIGNED($prize) }! Skellies were led and you don’t have any, so you can play anything. Your small Drac is enough.
lesson-cut-dear = That wins too. But your small Drac is enough, so keep the big one for now.
lesson-cut-off = You can throw that card away, but it won’t win: it isn’t a Skelly or a Drac. Somebody else gets the treat.
lesson-cut-done = Your 4 even beats a 12, because it’s trump. You get { SIGNED($prize) }, and you lead again.
lesson-turn = See the circling arrows on your 5? A card with arrows flips its trick: low beats high, among Dracs too. A second one flips it back.
lesson-revolt = This trick is for { SIGNED($prize) }. Lead the 5 of Frankies: with its arrows, the lowest Frankie wins.
lesson-revolt-low = The 1 doesn’t have arrows, so high beats low and you lose. Lead the 5.
lesson-revolt-drac = Your Drac would win too. But a 5 is enough for this treat.
lesson-revolt-done = Low beats high, so your 5 beats the 7, the 9 and the 12. You get { SIGNED($prize) }!
lesson-death = Two tricks left. DEATH is at the bottom of the deck: if you win the last trick, you score 0 and can’t win the game.
lesson-last-but-one = This trick is for { SIGNED($prize) }. But if you keep your Drac, it’ll win you DEATH! Play it now and keep the 1.
lesson-last-but-one-low = Then you’d only have your Drac for the last trick. It’s sure to win, and DEATH takes all your points away.
lesson-last-but-one-done = It hurts a little to take { SIGNED($prize) }. But DEATH would have cost you everything.
lesson-last = Here’s the last trick, the one for DEATH. Lead your 1: for once, it’s good to lose.
lesson-last-done = { $seat } takes DEATH and scores 0. You win with { SIGNED($points) }!
lesson-all = And that’s the whole game: treats and pranks, trump, revolutions, DEATH. Tap any sign on the table to see what it means.

# Of the number beside a player's name.
explain-score = Points so far: treats minus pranks.

## What the coach counts: in $times out of 100 ways the hidden cards could lie

# Whole sentences. $prize is a score card: +3.
fact-lacks = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, { $seat } has no { $suit }.
fact-can-turn = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, { $seat } has a REVOLUTION card.
# $card is the highest Drac that the reader does not hold.
fact-holds = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, { $seat } has the { $card }.
# What came of a move. .more and .less are clauses of the coach's reasons: With “{ $move }”, you take the +3 less often, and that helps you.
fact-you-take = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, you take the { $prize }.
    .more = you take the { $prize } more often
    .less = you take the { $prize } less often
    .always = you take the { $prize }
    .never = you don’t take the { $prize }
# The same of a negative number: $prize is -1 to -5.
fact-you-take-prank = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, you take the { $prize }.
    .more = you take the { $prize } more often
    .less = you take the { $prize } less often
    .always = you take the { $prize }
    .never = you don’t take the { $prize }
fact-takes = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, { $seat } takes the { $prize }.
    .more = { $seat } takes the { $prize } more often
    .less = { $seat } takes the { $prize } less often
    .always = { $seat } takes the { $prize }
    .never = { $seat } doesn’t take the { $prize }
# In one of the tricks after this one.
fact-later-treat = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, you win a treat later this round.
    .more = you win a treat more often later this round
    .less = you win a treat less often later this round
fact-later-prank = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, you take a prank later this round.
    .more = you take a prank more often later this round
    .less = you take a prank less often later this round
fact-you-die = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, you take DEATH.
    .more = you take DEATH more often
    .less = you take DEATH less often
    .always = you take DEATH
    .never = you don’t take DEATH
# The aim itself, and no reason for a move: no .more, no .less.
fact-plus = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, you score above 0 this round.
# The aim itself, and no reason for a move: no .more, no .less.
fact-minus = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, you score below 0 this round.

## What a screen reader says of figures and signs on the table

# After a player's name.
party-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
# Of the suit that is trump.
party-trump-said = { $suit } are trump
# Of the score card of a trick that has just ended. $prize is +3, or DEATH.
party-was-at-stake = The trick was for { $prize }
# Of the sign of the order, while a trick that has just ended still lies there.
party-order-was = { $order ->
    [reversed] Low beat high in that trick
   *[straight] High beat low in that trick
  }{ $count ->
    [0] { "" }
    [one] , with one revolution card
   *[other] , with { $count } revolution cards
  }
