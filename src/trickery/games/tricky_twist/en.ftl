### Tricky Twist: all that it says, to players and on the page. See docs/translating.md.

## The box

blurb = Balance tricks against false tricks: a card that cannot follow suit comes back to you.
option-retrieve-each-round = Retrieve each round
option-retrieve-each-round-help = Retrieve comes back in every round (TT-13)

## Cards, at the prompt and on the page

# The four suits, as they stand within a sentence. See also twist-moons and so on, for buttons.
name-moons = moons
name-suns = suns
name-squares = squares
name-circles = circles
# A number card; $value is a figure from 1 to 12. One message a suit, so that a card may be named by one moon.
card-moons = { $value } of moons
card-suns = { $value } of suns
card-squares = { $value } of squares
card-circles = { $value } of circles
# The scoring cards, as titles. "Even" and "Odd" are value sides of bonus cards as well.
name-sequence = Sequence
name-two-suits-a = Two suits
name-two-suits-b = Two suits
name-one-suit = One suit
name-suits = Suits
name-fewest = Fewest
name-most = Most
name-even = Even
name-odd = Odd
# The bonus cards, as titles. Four are printed on both sides; "Any value" and "Adjust" are value sides.
name-retrieve = Retrieve
name-flip = Flip
name-joker = Joker
name-harvest = Harvest
name-side-1 = two-sided card 1
name-side-2 = two-sided card 2
name-side-3 = two-sided card 3
name-side-4 = two-sided card 4
name-any-value = Any value
name-adjust = Adjust
# What the Joker can be, and what a card played to a trick is.
name-trick = trick
name-false-trick = false trick
# The two suits that a suit side offers: moons or suns.
either-suit = { $suit } or { $other }
# A card with two sides and what it shows: Odd (two-sided card 1), suns or squares (two-sided card 2).
side-showing = { $face } ({ $side })
# A bonus card and what it was used for: "Joker: false trick", "Odd: 9", "Flip: 3 of suns", "Adjust: 9 of moons +1".
used-for = { $bonus }: { $use }
# What Adjust was used for; $what is a card or a side.
raised = { $what } +1
lowered = { $what } -1
# A pile of cards that was won, the third of the round for example; $number is a figure.
numbered-trick = Trick { $number }

## False tricks, in lists, at the prompt and on the page

# A card that Flip made a false trick.
shown-flipped = { $card } (flipped)
# A card that Adjust changed: it counts as $value, one more or less than its figure.
shown-adjusted = { $card } (counts as { $value })
shown-flipped-adjusted = { $card } (flipped, counts as { $value })
# $what is a suit, or a value in figures: "moons (by a bonus card)".
shown-made = { $what } (by a bonus card)
shown-made-adjusted = { $what } (by a bonus card, adjusted)

## Moves: on buttons, and in the log after a name, as in "Ann: play 7 of moons"

# Put a card into the reserve, secretly.
move-put-aside = reserve { $card }
# What the others are told of it: nothing but that.
move-put-aside-heard = a card for the reserve, face down
move-play = play { $card }
# The top card of the own reserve, before a trick.
move-take-top = take a reserve card
move-leave-top = leave the reserve
# $bonus is a bonus card: take Joker, take two-sided card 1.
move-take-bonus = take { $bonus }
move-decline = no thanks
# Take a false trick back into the hand.
move-retrieve = retrieve { $card }
# $what is a card or a bonus card.
move-flip = flip { $what }
# $what is "trick" or "false trick".
move-joker-as = use Joker as { $what }
# $what is a suit, or a value in figures.
move-count-as = use it as a false trick: { $what }
# $what is a card or a side.
move-raise = raise { $what } by 1
move-lower = lower { $what } by 1

## What a scoring card rewards: a phrase after a colon or alone, at the prompt and on the page

rewards-sequence = your longest run of neighbouring values in false tricks
# $suits are the two of the scoring card: moons or suns.
rewards-two-suits = the better of two suits in your false tricks, { OR($suits) }
rewards-one-suit = the suit that most of your false tricks have
rewards-suits = different suits among your false tricks
rewards-fewest = fewest false tricks, of those who have any
rewards-most = most false tricks
rewards-even = false tricks of even value
rewards-odd = false tricks of odd value

## What brought stars: short phrases in a list, at the prompt, on the page and on the score sheet

# As in "2 for 2 tricks, 10 for 2 pairs at 5, 3 for a run of 2, 2 for Harvest".
stars-tricks = { $stars } for { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
# $each is what a pair brings, 3 or 5.
stars-pairs = { $stars } for { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  } at { $each }
# $count is how many false tricks are in the run.
stars-sequence = { $stars } for a run of { $count }
# $count is how many false tricks are of the better suit.
stars-two-suits = { $stars } for { $count } of { OR($suits) }
stars-one-suit = { $stars } for { $count } of one suit
stars-suits = { $stars } for { $count ->
    [one] 1 suit
   *[other] { $count } different suits
  }
stars-even = { $stars } for { $count ->
    [one] 1 even value
   *[other] { $count } even values
  }
stars-odd = { $stars } for { $count ->
    [one] 1 odd value
   *[other] { $count } odd values
  }
# $count is the place, from 1 to 4.
stars-fewest = { $stars } for { $count ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $count }th place
  } (fewest false tricks)
stars-most = { $stars } for { $count ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $count }th place
  } (most false tricks)
stars-harvest = { $stars } for Harvest

## What the seat to move is asked

prompt-pick = Set a card aside for your reserve, { $number } of { $cards }: before each trick you may draw one of them back.
prompt-take = Take the top card of your reserve ({ $left ->
    [one] 1 card
   *[other] { $left } cards
  } left) before trick { $trick }?
prompt-lead = Lead a card to trick { $trick }.
# $suit is the suit that was led.
prompt-follow = Play a card to trick { $trick }; { $suit } were led.
prompt-bonus = You collected a 7: take a bonus card, or none.
prompt-retrieve = Retrieve: take one of your false tricks back into your hand, or none.
# $standing is the sentence below.
prompt-flip = Flip: turn over one of your tricks or false tricks? Name what shows. { $standing }
prompt-joker = Joker: is it a trick, a false trick, or not used? { $standing }
prompt-adjust = Adjust: raise or lower the value of one of your false tricks by 1? { $standing }
# $side is what the card shows: Odd, moons or suns.
prompt-side = { $side }: which false trick is it, if any? { $standing }
standing = You have { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  } and { $false_tricks ->
    [one] 1 false trick
   *[other] { $false_tricks } false tricks
  }.

## Why a move is not allowed; the move itself stands before it, with a colon

why-reserve-when = reserves are picked right after the deal, before the first trick (TT-5)
why-play-when = a card is played only when the trick comes round to you (TT-7)
why-top-when = a reserve is touched only before the first card of a trick (TT-6)
why-bonus-when = a bonus card is taken right after collecting a 7, one for each (TT-9)
why-retrieve-when = only who has just taken Retrieve takes a false trick back (TT-14)
why-flip-when = Flip is used by its holder at the end of the round (TT-15, TT-21)
why-joker-when = the Joker is decided by its holder at the end of the round (TT-16, TT-21)
why-suit-when = a suit side is decided by its holder at the end of the round (TT-18, TT-21)
why-value-when = a value side is decided by its holder at the end of the round (TT-19, TT-21)
why-adjust-when = Adjust is used by its holder at the end of the round (TT-19, TT-21)

why-must-reserve = { $cards } cards must go into your reserve (TT-5)
# $moves are the two moves: take a reserve card or leave the reserve.
why-take-or-leave = you must choose: { OR($moves) } (TT-6)
why-must-play = a card must be played (TT-7)

why-in-reserve-already = the { $card } is in your reserve already (TT-5)
why-still-in-reserve = the { $card } is still in your reserve (TT-6)
why-not-held = you do not hold the { $card }
# $suit is the suit that was led.
why-follow = you hold { $suit }, so you must follow suit (TT-7)
why-bonus-taken = { $seat } has taken it, and there is only one (TT-9)
why-retrieve-gone = Retrieve was taken in an earlier round and is out of the game (TT-13, TT-14)
why-retrieve-taken-game = { $seat } took Retrieve, and it is out of the game (TT-14)
why-retrieve-taken-round = { $seat } took Retrieve, and it is out of the round (TT-14)
why-no-false-trick = the { $card } is not one of your false tricks (TT-14)

# $bonus is a bonus card.
why-other-bonus = { $bonus } is being decided now (TT-21)
# $face is what the side shows: circles or moons.
why-side-offers = this side offers { $face } (TT-18)
why-odd-side-offers = the odd side offers { ROW($values) } (TT-19)
why-even-side-offers = the even side offers { ROW($values) } (TT-19)
why-not-adjustable = that is not one of your false tricks with a value (TT-19, TT-20)
why-not-raised = a { $value } cannot be raised: values are 1-12 (TT-19)
why-not-lowered = a { $value } cannot be lowered: values are 1-12 (TT-19)
why-not-yours = the { $card } lies in none of your tricks and false tricks (TT-15)
why-flip-adjust = this side shows Adjust, which is no trick and no false trick (TT-15, TT-20)
why-flip-not-held = you do not hold this bonus card (TT-15)
why-flip-not-used = you did not use this bonus card, so there is nothing to turn over (TT-15)

## What happened

news-reserve-ready = { $seat } has picked a reserve.
news-shuffled = The reserves are shuffled; the first trick begins.
news-trick = { $seat } takes a trick: { ROW($cards) }.
news-false-trick = { $seat } has a false trick: { $card }.
news-seven = { $seat } collected a 7 and may take a bonus card.
news-nothing-to-retrieve-game = { $seat } has no false trick to take back; Retrieve is out of the game.
news-nothing-to-retrieve-round = { $seat } has no false trick to take back; Retrieve is out of the round.
news-all-hands-empty = The round ends: nobody has a card left in hand.
# $seats are one or more players, not all of them.
news-ends = The round ends: { $seats } { COUNT($seats) ->
    [one] has
   *[other] have
  } no card left in hand.
news-round-over = Round { $round } is over.
# $why is a list of what brought them: "2 for 2 tricks".
news-stars = { $seat } gets { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  } ({ ROW($why) }).
news-no-star = { $seat } gets no star.
# $rewards is what the scoring card rewards.
news-next-round = Round { $round } rewards: { $rewards }.

## The table, at the prompt

table-round = Round { $round } of { $rounds }. First player: { $seat }
table-scoring = Scoring card: { $rewards }
# A row of figures.
table-stars-by-count = Stars for 0, 1, 2...: { SPACED($stars) }
table-stars-by-place = Stars for 1st, 2nd...: { SPACED($stars) }
table-offer = Bonus cards on offer: { ROW($bonuses) }
table-retrieve-out-of-game = Retrieve is out of the game
table-retrieve-out-of-round = Retrieve is out of the round
# A player, and what lies before them.
table-seat = { $whose ->
    [yours] { $seat } (you)
   *[another] { $seat }
  }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }, { $hand } in hand, { $reserve } in reserve, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }, { $false_tricks ->
    [one] 1 false trick
   *[other] { $false_tricks } false tricks
  }
# Below a player.
table-shows = false tricks: { ROW($false_tricks) }
table-holds = bonus cards: { ROW($bonuses) }
table-took-back = took back into hand: { $card }
# A finished round by its scoring card, and a list of "Ann 12".
table-past-round = Round { $round } ({ $scoring }): { ROW($results) }
table-stars = { $seat } { $stars }
# $seats are the winners.
table-over = The game is over: most stars for { $seats }.
# The trick that is being played: a list of "Ann: 7 of moons".
table-trick = Trick { $trick }: { ROW($laid) }
table-trick-empty = Trick { $trick }: nothing yet
table-laid = { $seat }: { $card }
# $suits is a list of suits with their figures: "moons 1 3 7, suns 2".
table-hand = Your hand: { ROW($suits) }
table-hand-empty = Your hand: nothing
table-reserve = Your reserve: { ROW($suits) }
table-reserve-empty = Your reserve: nothing
table-suit = { $suit } { SPACED($values) }

## The score sheet

# A finished round by its scoring card; on the page, too.
sheet-round = Round { $round } ({ $scoring })
sheet-total = Total
# $stars is a list of what brought them: "2 for 2 tricks".
sheet-why = { $seat }, with { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  } and { $false_tricks ->
    [one] 1 false trick
   *[other] { $false_tricks } false tricks
  }: { ROW($stars) }
sheet-no-star = { $seat }, with { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  } and { $false_tricks ->
    [one] 1 false trick
   *[other] { $false_tricks } false tricks
  }: no star
-scoring = A trick is 1 star; a pair of a trick and a false trick is 3, or 5 with as many of one as of the other (TT-22); the scoring card rewards false tricks (TT-23).
# $left is how many rounds are still to be played, this one included.
sheet-note = { $left ->
    [one] Most stars win after 1 more round (TT-27).
   *[other] Most stars win after { $left } more rounds (TT-27).
  } { -scoring }
# $seats are the winners.
sheet-note-over = The game is over: most stars for { $seats } (TT-27). { -scoring }

## Why the rule of thumb makes a move

reason-aside = without this suit in hand I can show a false trick whenever it is led
reason-need-cards = I have more false tricks than tricks, and another card may win one
reason-stay-short = the fewer suits I hold, the more false tricks I can show
reason-win = another trick is welcome, and this is my best chance of one
reason-shorten = this trick is not for me, and I want to run out of the suit
reason-show-seven = a 7 as a false trick earns me a bonus card for certain
reason-show = I cannot follow, and this is the card that I show most gladly
reason-joker = the Joker can be a trick or a false trick, whichever I lack in the end
reason-most-stars = of all that I may choose it should bring me the most stars
reason-no-use = whatever else I may choose would bring me no more stars

## What is wrong with an edition file

edition-not-odd = { $value } is not odd
edition-not-even = { $value } is not even

## What is wrong with a record; seats count from 0 there

# $text is what stands there instead; "deal" is a word of the record and stays.
record-no-table = a draw of chance must be a table with its "deal", not { $text }
record-other-deal = chance deals "{ $text_wanted }" here, not { $text }
record-reserve = the reserve of seat { $number } must hold the cards that were picked for it
# "scoring_card" and the names listed are words of the record and stay.
record-scoring-card = scoring_card must be one of { ROW($text_known) }
record-scored-before = the scoring card "{ $text }" was turned up before (TT-2)
record-hands = the hands must hold each of the { $cards } cards once
# "first" is a word of the record and stays.
record-first = first must be a seat from 0 to { $last }
record-other-first = seat { $number } is the first player of this round (TT-12)
# $text is a word of the record.
record-piles = { $text } must be { $players } lists of { $cards } cards
record-no-card = { $text_key }: { $text } is no card

## On the page: suits on a button, in lists of one word

twist-moons = Moons
twist-suns = Suns
twist-squares = Squares
twist-circles = Circles

## On the page: the round, its scoring card and the stars

# What a screen reader says for the panel.
twist-round-and-scoring = Round and scoring card
twist-round-of = Round { $round } of { $rounds }
# Beside the round, with little room: it may break into two lines.
twist-first-player = First player: { $seat }
# What the figures above the stars count; little room, it may break.
twist-counts-sequence = cards in the run
twist-counts-one-suit = false tricks of that suit
twist-counts-suits = different suits
twist-counts-places = place
twist-counts-even = even values
twist-counts-odd = odd values
# What a screen reader says for the table of stars; $text is one of the six above.
twist-stars-for = Stars for: { $text }
# A place, very little room.
twist-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
twist-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
# A button, little room.
twist-stars-so-far = Stars so far
twist-star-for-trick = 1 star for each trick (TT-22).
twist-stars-for-pair = 3 stars for each pair of a trick and a false trick; 5 if you have exactly as many tricks as false tricks (TT-22).
# $text is what the scoring card rewards.
twist-this-scoring-card = The scoring card of this round rewards: { $text } (TT-23).
twist-most-stars-win = Most stars after { $rounds } rounds win (TT-27).
twist-no-round-yet = No round is finished yet.
# A list of what brought stars: "2 for 2 tricks".
twist-stars-why = { ROW($why) }
twist-no-star = no star

## On the page: the trick, and the tricks before it

# Where the round stands; a line of little room above the trick.
twist-game-over = The game is over
twist-picking = Reserves are picked
twist-round-over = The round is over
twist-before-trick = Before trick { $trick }
twist-led = Trick { $trick }: { $suit } led
# On a card in the trick, very little room: it is a false trick.
twist-stray = false
# $seats are the winners.
twist-won = { $seats } won with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }.
# Names with their stars follow.
twist-last-round = Last round:
# A button, little room.
twist-last-trick = Last trick
twist-the-last-trick = The last trick
twist-tricks-of-round = The tricks of this round
twist-past-trick = Trick { $trick }: { $seat } takes it
twist-past-round = The last trick of the round before: { $seat } takes it
twist-took-reserve = Took a reserve card: { ROW($seats) }
twist-took-bonus = { $seat } took the bonus card { $bonus }
# What a screen reader says of a card in a past trick.
twist-strays = { $card }, a false trick

## On the page: the bonus cards

twist-bonus-cards = Bonus cards
# Above the bonus cards, little room.
twist-take-bonus = You collected a 7: take a bonus card?
# A button: no bonus card.
twist-no-bonus = None
twist-no-bonus-sure = Take no bonus card for your 7?
twist-the-bonus-cards = The bonus cards
twist-what-bonus-cards-do = What the bonus cards do
# A button, little room.
twist-what-they-do = What they do
twist-about-bonus-cards = Who collects a 7, in a trick or as a false trick, may take one (TT-9). All but Retrieve are used at the end of the round; nobody has to use one.
twist-retrieve-leaves-game = Retrieve is out of the game once it was taken (TT-14).
twist-retrieve-leaves-round = Retrieve is out of the round once it was taken (TT-14).
# The title of a bonus card that offers two suits; alone, where they stand below, or with them.
twist-suit-side = Suit side
twist-suit-side-of = Suit side: { OR($suits) }
# What a bonus card does, below its title; little room while one is chosen.
twist-effect-retrieve = Take a false trick back into hand, at once
twist-effect-flip = Turn a trick into a false trick, or back
twist-effect-joker = A trick, or a false trick without suit and value
twist-effect-harvest = 1 more star for each of your tricks
twist-effect-odd = A false trick of an odd value
twist-effect-even = A false trick of an even value
twist-effect-any-value = A false trick of any value
twist-effect-adjust = A false trick counts 1 more or 1 less
twist-effect-suits = A false trick of { OR($suits) }
# Where a bonus card is: in brackets, or after a comma.
twist-on-offer = on offer
twist-gone = out of the game since an earlier round
twist-out-of-game = out of the game; { $seat } had it
twist-out-of-round = out of the round; { $seat } had it
twist-took-back-game = out of the game; { $seat } took back { $card }
twist-took-back-round = out of the round; { $seat } took back { $card }
twist-held = held by { $seat }
# $use is what it was used for: a suit, a value, a card, "trick", "false trick".
twist-held-used = held by { $seat }, used: { $use }
# On Retrieve itself, very little room.
twist-out-game = out of game
twist-out-round = out of round
# What a screen reader says for a bonus card: its title, where it is, what it does.
twist-bonus-said = { $text } ({ $text_where }): { $text_effect }

## On the page: what a player has and does

# Under small pictures, very little room: cards in hand, cards in the reserve, tricks, false tricks.
twist-count-hand = hand
twist-count-reserve = reserve
twist-count-tricks = { $count ->
    [one] trick
   *[other] tricks
  }
twist-count-false-tricks = { $count ->
    [one] false
   *[other] false
  }
# What a screen reader says for the button with these counts.
twist-seat-said = { $hand } in hand, { $reserve } in reserve, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }, { $false_tricks ->
    [one] 1 false trick
   *[other] { $false_tricks } false tricks
  }
# What a player is about, below the name; very little room.
twist-reserve-ready = reserve ready
twist-picks = picks a reserve
twist-picks-later = picks later
# $bonus is what shows on the bonus card.
twist-decides = decides: { $bonus }
twist-may-retrieve = may retrieve
twist-may-take-bonus = may take a bonus
twist-leads = leads
twist-took = took a reserve
twist-leads-and-took = leads, took a reserve
# The list of a player's false tricks.
twist-shown = False tricks
# A card that was taken back follows, as a picture.
twist-in-hand = in hand
# What a screen reader says of that card.
twist-taken-back = { $card }, taken back into the hand
twist-joker-shown = Joker: no suit, no value
twist-cards-left = { $hand } in hand, { $reserve } in reserve.
twist-was-taken-back = The { $card } was taken back into the hand.
# Headings of piles.
twist-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
  }
twist-false-tricks = { $count ->
    [one] 1 false trick
   *[other] { $count } false tricks
  }
twist-bonus-cards-held = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
  }
# In a replay with open cards: what the cards beside it are.
twist-hand = Hand
twist-reserve = Reserve
twist-no-cards = none
# What a screen reader says of face-down cards.
twist-reserve-cards = { $count ->
    [one] 1 reserve card
   *[other] { $count } reserve cards
  }

## On the page: your own cards and decisions

# What a screen reader says of a 7 in your hand.
twist-with-bolt = { $card }, with a bolt
twist-your-reserve = Your reserve
twist-reserve-so-far = Your reserve, { $count } of { $cards }
twist-reserve-shuffled = Your reserve, shuffled
# Two buttons.
twist-take-top = Take the top card
twist-leave-top = Leave it
twist-leave-sure = Your last card in hand ends the round with this trick. Leave the reserve?
twist-your-decision = Your decision
twist-your-false-tricks = Your false tricks
# Headings over what Flip can turn.
twist-flip-false-tricks = False tricks, to become a trick
twist-flip-tricks = Tricks, to become a false trick that shows the card you choose
twist-flip-made-tricks = Tricks, to become a false trick
# On a button, below what it turns.
twist-becomes-trick = becomes a trick
twist-becomes-false-trick = becomes a false trick
# What a screen reader says for that button: $move is "flip Joker", $text is one of the two above.
twist-turned = { $move }: { $text }
# What a screen reader says for the two buttons below.
twist-joker-is = What the Joker is
twist-a-trick = A trick
twist-a-false-trick = A false trick
# What a screen reader says for buttons with suits or values.
twist-false-trick-of = A false trick of
# What a screen reader says for the button below.
twist-or = Or
twist-no-thanks = No thanks
twist-nothing-back-game = Take nothing back? Retrieve is out of the game all the same.
twist-nothing-back-round = Take nothing back? Retrieve is out of the round all the same.
# Closes what a button has laid open.
twist-close = Close

## What it is about: the aim, what the round is worth so far, the end of a round

# One line, always on the table: what everybody tries to do. Little room on a phone.
aim = Get as many tricks as false tricks: each pair then pays 5 stars. Most stars win.
# Always on the table, in two lines at most: $sum is a row of "2 for 2 tricks", "+ 10 for 2 pairs at 5".
worth-now = If the round ended now: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  } = { SPACED($sum) }
# A further term of that sum.
worth-plus = + { $stars }
worth-nothing = If the round ended now: no star yet
# The first line below somebody's stars of a round.
worth-of = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  } and { $false_tricks ->
    [one] 1 false trick
   *[other] { $false_tricks } false tricks
  }
round-over = Round { $round } of { $rounds } is over
# Why the game ended, in a sentence.
end-rounds = All { $rounds } rounds have been played.
# After "Ann: take two-sided card 1": what the card shows.
news-side = This round it shows: { $face }.

## On the page: what explains itself

# What a badge, a count or a word of the table means: one or two short sentences, in a box beside it.
explain-counts = { $hand } in hand, { $reserve } set aside in the reserve. Won: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }. False tricks: { $false_tricks }, cards that did not follow suit; they lie here, face up.
explain-picking = Everybody sets 5 cards aside as a reserve, face down, one player after the other. Then the first trick begins.
explain-before-trick = Before a trick everybody may draw the top card of their reserve. Then the winner of the last trick leads.
explain-decides = The round is over. Whoever holds bonus cards now says, in turn, what they are used for.
explain-over = All rounds are played: most stars win.
explain-may-bonus = Whoever collects a 7, in a trick or as a false trick, may take one of the bonus cards on offer.
explain-leads = Plays the first card of this trick. The others must play the same suit if they can.
explain-took = Drew the top card of the reserve before this trick.
explain-leads-took = Plays the first card of this trick, and drew the top card of the reserve before it.
# $text is the title of a bonus card, $text_effect what it does, $text_where who has it.
explain-bonus = { $text }: { $text_effect } ({ $text_where }).
explain-known = Everybody has seen it: the { $card } was taken back into this hand.
explain-scoring = The scoring card of this round: extra stars, for false tricks only. The next round has another one.
# A table of two rows; $text is what its upper row counts: "even values".
explain-stars = Above: { $text }. Below: the stars for it.
explain-first = Sets the reserve aside first in this round, and leads its first trick.
# $suit is the suit that was led: moons.
explain-led = Play { $suit } if you have any. The highest takes all { $suit } as one trick; any other card becomes a false trick of whoever played it.
explain-stray = False trick: not the suit that was led. It goes back to whoever played it, face up.
explain-reserve = Cards you set aside for later. Before each trick you may draw the top one; nobody knows which it is.
explain-bonus-cards = Collect a 7, the card with the bolt, and you may take one of these. Most of them add a false trick when the round ends.
# What a screen reader says for the button with the eye.
twist-piles = Look at the piles of { $seat }

# Of the number beside a player's name.
explain-score = Stars from the finished rounds. This round is not counted yet.

## The lesson

# The guided first hand (lesson.toml): what is said at each step, one or two short sentences. "-done" answers the move; the others answer another try.
lesson-aim = Tricky Twist is about balance: win tricks, and collect just as many false tricks. A false trick is a card that did not follow suit: it comes back to you.
lesson-scoring = This card tells what else brings stars: in this round, false tricks of even value. The next round has another one.
lesson-pick = First everybody sets 5 cards aside, the reserve. You have put 4 suns there. Add the 12 of suns: without suns in hand you cannot follow when suns are led.
lesson-pick-strong = The 12 of moons wins a trick for certain: keep it. Set your last sun aside.
lesson-pick-even = An even card makes a fine false trick in this round: keep it. Set your last sun aside.
lesson-pick-done = Your 5 suns are shuffled, face down. The others leave their reserves alone; now you are asked.
lesson-reserve = Before every trick you may draw the top card of your reserve. Leave it this time: you want no sun in your hand.
lesson-reserve-took = That would be a sun, and then you have to follow suns. Leave the reserve for now.
# $seat leads, $seat_best has the best card so far; $suit is a suit: suns.
lesson-reserve-done = { $seat } leads { $suit }, and { $seat_best } is ahead. You hold no { $suit }.
lesson-false = You cannot follow suit, so you may play anything. The 8 of circles is even: just what the scoring card rewards.
lesson-false-odd = That makes a false trick, but an odd one: the scoring card gives nothing for it. Try the 8 of circles.
lesson-false-seven = Not bad: a 7 earns a bonus card. But it is odd. Try the 8 of circles, which earns a star.
# $seat takes the trick; $stars is what the round is worth to you.
lesson-false-done = { $seat } takes the suns as one trick. Your 8 comes back to you, face up: a false trick, worth { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  } so far.
lesson-take = You have a false trick and no trick yet. To win one you need a high card: draw from your reserve.
lesson-take-left = Without suns you would get more false tricks, but no trick. Draw a card this time.
lesson-take-done = The 12 of suns, the highest of all! And { $seat } leads suns.
lesson-win = Now you have a sun, so you must follow suit. Play it.
lesson-win-done = The highest sun wins, and all 3 suns are one trick for you. A trick and a false trick are a pair, and with as many of each it pays 5: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  } so far.
lesson-bonus = There is a 7 in your trick, the card with the bolt: you may take a bonus card. Take the Joker: when the round ends it is a trick or a false trick, as you like.
lesson-bonus-harvest = 1 more star for each trick is not bad. But the Joker mends your balance: take that one.
lesson-bonus-even = An even false trick is worth something, too. But the Joker can be either, a trick or a false trick: take that one.
lesson-bonus-none = A bonus card costs nothing. Take the Joker.
lesson-bonus-done = The Joker lies before you now. You have won the trick, so you lead the next one.
lesson-hold = Draw once more? No need: you hold the 12 of moons. Leave the reserve.
lesson-hold-took = That would be another sun. You can win with what you hold: leave the reserve.
lesson-hold-done = The others leave theirs, too. It is your lead.
lesson-lead = Lead the 12 of moons: nobody can beat it.
lesson-lead-low = A low card: somebody else would take that trick. Lead the 12 of moons.
lesson-lead-nearly = That would win, too: only your own 12 beats it. But begin with the 12 of moons.
lesson-lead-done = 2 tricks, but only 1 false trick: not as many of each, so the pair pays 3 instead of 5. { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  } now, one less than before!
lesson-balance = So watch the balance. Your Joker can be the second false trick when the round ends: then you have 2 pairs, and each pays 5.
lesson-finish = A round ends as soon as somebody has no card left in hand; reserves count nothing. Most stars after { $rounds } rounds win. Now play on!

## The rules on one page

# The rules on one page, with pictures. Titles are short.
sheet-page-aim-title = What you want
sheet-page-aim = Win tricks, and collect just as many false tricks. With as many of one as of the other every pair pays 5 stars, otherwise 3.
sheet-page-cards-title = The cards
sheet-page-cards = 1 to 12 in four suits: moons, suns, squares and circles. Each 7 has a bolt: it brings a bonus card.
sheet-page-round-title = A round
sheet-page-reserve = Set 5 of your cards aside, face down: your reserve. It is shuffled.
sheet-page-draw = Before each trick everybody may draw the top card of their reserve.
sheet-page-play = Somebody leads any card. The others play the same suit if they can, and otherwise whatever they like.
sheet-page-next = Whoever takes the trick leads the next one.
sheet-page-trick-title = One trick
# Below three cards, side by side: very little room.
sheet-page-leads = leads circles
sheet-page-strays = has no circles: a false trick, back to its player, face up
sheet-page-takes = the highest circle: takes both circles as one trick
sheet-page-stars-title = Stars
# A table: what brings stars, and how many (1, 3, 5).
sheet-page-each-trick = for each trick
sheet-page-each-pair = for each pair of a trick and a false trick
sheet-page-each-level = for each pair instead, if you have as many tricks as false tricks
sheet-page-sum = { $tricks } tricks and { $false_tricks } false tricks: { $tricks } + { $pairs } × { $each } = { $stars } stars
sheet-page-scoring = Every round has a scoring card, for false tricks only. It rewards one of these:
sheet-page-bonus-title = Bonus cards
sheet-page-bonus = Collect a 7, in a trick or as a false trick, and you may take one. Retrieve works at once, the others when the round ends.
sheet-page-sides = Four bonus cards have two sides, with suits or with values. The scoring card decides which side is up.
sheet-page-end-title = The end
sheet-page-end = A round ends as soon as somebody has no card left in hand; what is left in hands and reserves counts nothing. There are as many rounds as players. Most stars win.

## What the coach counts in imagined worlds: in $times of 100 of them

# Where a card may be, besides in somebody's hand: in the reserve of another player.
name-reserve = another reserve
# What the others hold; $suit is a suit, $card is a number card.
fact-lacks = { $seat } has no { $suit } in hand in { $times } of 100 worlds.
fact-holds = { $seat } holds the { $card } in { $times } of 100 worlds.
# The card that the reader would draw.
fact-reserve = The top card of your reserve is one of the { $suit } in { $times } of 100 worlds.
# What came of a move.
fact-you-take = You take this trick in { $times } of 100 worlds.
fact-you-collect = You collect a 7 in this trick in { $times } of 100 worlds.
fact-collects = { $seat } collects a 7 in this trick in { $times } of 100 worlds.
fact-ends = The round ends with this trick in { $times } of 100 worlds.
# $bonus is a bonus card, or what one of its sides shows.
fact-takes-bonus = { $seat } takes this bonus card right after you in { $times } of 100 worlds: { $bonus }.
fact-balance = { $balance ->
    [level] You end the round level, with as many tricks as false tricks, in { $times } of 100 worlds.
    [above] You end the round with more tricks than false tricks in { $times } of 100 worlds.
   *[below] You end the round with more false tricks than tricks in { $times } of 100 worlds.
  }
# $stars is 6 or 12.
fact-scoring-card = The scoring card brings you { $stars } stars or more in { $times } of 100 worlds.
# $stars is 10, 20 or 30.
fact-good-round = The round brings you { $stars } stars or more in { $times } of 100 worlds.
# $stars is exactly that.
fact-stars = { $stars ->
    [one] The round brings you 1 star in { $times } of 100 worlds.
   *[other] The round brings you { $stars } stars in { $times } of 100 worlds.
  }
