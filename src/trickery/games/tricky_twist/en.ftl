### Tricky Twist: all that it says, to players and on the page. See docs/translating.md.

## The box

blurb = Balance tricks against false tricks: a card that can’t follow suit comes back to you.
option-retrieve-each-round = Retrieve in every round
option-retrieve-each-round-help = Retrieve comes back every round (TT-13)

## Cards, at the prompt and on the page

# The four suits, as they stand within a sentence. See also twist-moons and so on, for buttons.
name-moons = moons
name-suns = suns
name-squares = squares
name-circles = circles
# A number card; $value is a figure from 1 to 12. One message a suit, so that a card can be named after a single moon.
card-moons = { $value } of moons
    .the = the { $value } of moons
card-suns = { $value } of suns
    .the = the { $value } of suns
card-squares = { $value } of squares
    .the = the { $value } of squares
card-circles = { $value } of circles
    .the = the { $value } of circles
# The scoring cards, as titles; .full where nothing beside it says what is counted. "Even" and "Odd" are value sides of bonus cards as well.
name-sequence = Sequence
name-two-suits-a = Two suits
name-two-suits-b = Two suits
name-one-suit = One suit
name-suits = Suits
name-fewest = Fewest
    .full = Fewest false tricks
name-most = Most
    .full = Most false tricks
name-even = Even
name-odd = Odd
# The bonus cards, as titles; .the within a sentence. Four are printed on both sides, and named by what they show wherever there is room for both; "Any value" and "Adjust" are value sides.
name-retrieve = Retrieve
name-flip = Flip
name-joker = Joker
    .the = the Joker
name-harvest = Harvest
name-side-1 = variable bonus 1
name-side-2 = variable bonus 2
name-side-3 = variable bonus 3
name-side-4 = variable bonus 4
name-any-value = Any value
name-adjust = Adjust
# What the Joker can be, and what a card played to a trick is.
name-trick = trick
name-false-trick = false trick
# The two suits that a suit side offers: moons or suns.
either-suit = { $suit } or { $other }
# A card with two sides and what it shows: Odd (variable bonus 1), suns or squares (variable bonus 2).
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
# $what is a suit, or a value in figures: "moons (from a bonus card)".
shown-made = { $what } (from a bonus card)
shown-made-adjusted = { $what } (from a bonus card, adjusted)

## Moves: a label for buttons and lists, and the sentences that tell it, as in "Ann plays the 7 of moons"

# Put a card into your reserve, secretly.
move-put-aside = Set aside { $card }
    .told = { $seat } sets aside the { $card }
    .told-you = You set aside the { $card }
# All that the others hear of it.
move-put-aside-heard = Set aside a card, face down
    .told = { $seat } sets aside a card, face down
move-play = Play { $card }
    .told = { $seat } plays the { $card }
    .told-you = You play the { $card }
# The top card of your reserve, before a trick.
move-take-top = Draw a reserve card
    .told = { $seat } draws a reserve card
    .told-you = You draw a reserve card
move-leave-top = Don’t draw
    .told = { $seat } doesn’t draw
    .told-you = You don’t draw
# $bonus is a bonus card: Take Joker, Take variable bonus 1.
move-take-bonus = Take { $bonus }
    .told = { $seat } takes { FORM($bonus, "the") }
    .told-you = You take { FORM($bonus, "the") }
# Take no bonus card, or don't use one.
move-decline = No thanks
    .told = { $seat } says no thanks
    .told-you = You say no thanks
# Take a false trick back into your hand.
move-retrieve = Retrieve { $card }
    .told = { $seat } takes back the { $card }
    .told-you = You take back the { $card }
# $what is a card or a bonus card.
move-flip = Flip { $what }
    .told = { $seat } flips { FORM($what, "the") }
    .told-you = You flip { FORM($what, "the") }
# $what is "trick" or "false trick".
move-joker-as = Use Joker as a { $what }
    .told = { $seat } uses the Joker as a { $what }
    .told-you = You use the Joker as a { $what }
# $what is a suit, or a value in figures.
move-count-as = Make a false trick: { $what }
    .told = { $seat } makes a false trick: { $what }
    .told-you = You make a false trick: { $what }
# $what is a card or a side.
move-raise = Raise { $what } by 1
    .told = { $seat } raises { FORM($what, "the") } by 1
    .told-you = You raise { FORM($what, "the") } by 1
move-lower = Lower { $what } by 1
    .told = { $seat } lowers { FORM($what, "the") } by 1
    .told-you = You lower { FORM($what, "the") } by 1

## What a scoring card rewards: a phrase after a colon or alone, at the prompt and on the page

rewards-sequence = your longest run of consecutive values in false tricks
# $suits are the two of the scoring card: moons or suns.
rewards-two-suits = false tricks of { OR($suits) }, whichever you have more of
rewards-one-suit = false tricks of the suit you have most of
rewards-suits = different suits among your false tricks
rewards-fewest = having the fewest false tricks, but at least one
rewards-most = having the most false tricks
rewards-even = false tricks with an even value
rewards-odd = false tricks with an odd value

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
stars-two-suits = { $stars } for { $count } in { OR($suits) }
stars-one-suit = { $stars } for { $count } in one suit
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

## What you are asked when it's your turn

prompt-pick = Pick card { $number } of { $cards } for your reserve. Before each trick, you may draw one of them back.
prompt-take = Draw the top card of your reserve ({ $left ->
    [one] 1 card
   *[other] { $left } cards
  } left) before trick { $trick }?
prompt-lead = Lead a card to trick { $trick }.
# $suit is the suit that was led.
prompt-follow = Play a card to trick { $trick }. The suit led is { $suit }.
prompt-bonus = You collected a 7. Take a bonus card?
prompt-retrieve = Retrieve: take one of your false tricks back into your hand?
# $standing is the sentence below.
prompt-flip = Flip: turn over one of your tricks or false tricks? Pick the card that will show. { $standing }
prompt-joker = Joker: use it as a trick, as a false trick, or not at all? { $standing }
prompt-adjust = Adjust: raise or lower the value of one of your false tricks by 1? { $standing }
# $side is what the card shows: Odd, moons or suns.
prompt-side = Your bonus card can be a false trick ({ $side }). Which one, if any? { $standing }
standing = You have { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  } and { $false_tricks ->
    [one] 1 false trick
   *[other] { $false_tricks } false tricks
  }.

## Why a move is not allowed; the move itself stands before it, with a colon

why-reserve-when = you pick your reserve right after the deal, before the first trick (TT-5)
why-play-when = you can only play a card when it’s your turn in a trick (TT-7)
why-top-when = you can only draw from your reserve before a trick begins (TT-6)
why-bonus-when = you can only take a bonus card right after collecting a 7, one card for each 7 (TT-9)
why-retrieve-when = you can only take back a false trick when you’ve just taken Retrieve (TT-14)
why-flip-when = you can only use Flip at the end of the round, if you have it (TT-15, TT-21)
why-joker-when = you can only use the Joker at the end of the round, if you have it (TT-16, TT-21)
why-suit-when = you can only use a suit side at the end of the round, if you have one (TT-18, TT-21)
why-value-when = you can only use a value side at the end of the round, if you have one (TT-19, TT-21)
why-adjust-when = you can only use Adjust at the end of the round, if you have it (TT-19, TT-21)

why-must-reserve = you have to put { $cards } cards in your reserve (TT-5)
# $take and $leave are the two moves: “Draw a reserve card”, “Don’t draw”.
why-take-or-leave = you have to choose “{ $take }” or “{ $leave }” (TT-6)
why-must-play = you have to play a card (TT-7)

why-in-reserve-already = the { $card } is already in your reserve (TT-5)
why-still-in-reserve = the { $card } is still in your reserve (TT-6)
why-not-held = you don’t have the { $card }
# $suit is the suit that was led.
why-follow = you have { $suit }, so you have to follow suit (TT-7)
why-bonus-taken = { $seat } has taken it, and there’s only one (TT-9)
why-retrieve-gone = it was taken in an earlier round and is out of the game (TT-13, TT-14)
why-retrieve-taken-game = { $seat } took it, so it’s out of the game (TT-14)
why-retrieve-taken-round = { $seat } took it, so it’s out of the round (TT-14)
why-no-false-trick = the { $card } isn’t one of your false tricks (TT-14)

# $bonus is a bonus card.
why-other-bonus = you’re deciding about another bonus card now: { $bonus } (TT-21)
# $face is what the side shows: circles or moons.
why-side-offers = you can only choose { $face } here (TT-18)
why-odd-side-offers = you can only choose an odd value here: { ROW($values) } (TT-19)
why-even-side-offers = you can only choose an even value here: { ROW($values) } (TT-19)
why-not-adjustable = that isn’t one of your false tricks with a value (TT-19, TT-20)
why-not-raised = a { $value } can’t be raised: values go from 1 to 12 (TT-19)
why-not-lowered = a { $value } can’t be lowered: values go from 1 to 12 (TT-19)
why-not-yours = the { $card } isn’t in any of your tricks or false tricks (TT-15)
why-flip-adjust = this side shows Adjust, which is neither a trick nor a false trick (TT-15, TT-20)
why-flip-not-held = you don’t have this bonus card (TT-15)
why-flip-not-used = you didn’t use this bonus card, so there’s nothing to flip (TT-15)

## What happened

news-reserve-ready = { $seat } has picked a reserve.
news-shuffled = The reserves are shuffled, and the first trick begins.
news-trick = { $seat } wins a trick: { ROW($cards) }.
news-false-trick = { $seat } gets a false trick: { $card }.
news-seven = { $seat } collected a 7 and may take a bonus card.
news-nothing-to-retrieve-game = { $seat } has no false trick to take back. Retrieve is out of the game.
news-nothing-to-retrieve-round = { $seat } has no false trick to take back. Retrieve is out of the round.
news-all-hands-empty = The round ends: nobody has any cards left in hand.
# $seats are one or more players, not all of them.
news-ends = The round ends: { $seats } { COUNT($seats) ->
    [one] has
   *[other] have
  } no cards left in hand.
news-round-over = Round { $round } is over.
# $why is a list of what brought them: "2 for 2 tricks".
news-stars = { $seat } gets { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  } ({ ROW($why) }).
news-no-star = { $seat } gets no stars.
# $rewards is what the scoring card rewards.
news-next-round = Round { $round } rewards: { $rewards }.

## The table, at the prompt

table-round = Round { $round } of { $rounds }. First player: { $seat }
table-scoring = The scoring card rewards: { $rewards }
# A row of figures.
table-stars-by-count = Stars for 0, 1, 2…: { SPACED($stars) }
table-stars-by-place = Stars for 1st, 2nd…: { SPACED($stars) }
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
table-took-back = back in hand: { $card }
# A finished round by its scoring card, and a list of "Ann 12".
table-past-round = Round { $round } ({ FORM($scoring, "full") }): { ROW($results) }
table-stars = { $seat } { $stars }
# $seats are the winners.
table-over = The game is over. Most stars: { $seats }.
# The trick that is being played: a list of "Ann: 7 of moons".
table-trick = Trick { $trick }: { ROW($laid) }
table-trick-empty = Trick { $trick }: no cards yet
table-laid = { $seat }: { $card }
# $suits is a list of suits with their figures: "moons 1 3 7, suns 2".
table-hand = Your hand: { ROW($suits) }
table-hand-empty = Your hand: no cards
table-reserve = Your reserve: { ROW($suits) }
table-reserve-empty = Your reserve: no cards
table-suit = { $suit } { SPACED($values) }

## The score sheet

# A finished round by its scoring card; on the page, too.
sheet-round = Round { $round } ({ FORM($scoring, "full") })
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
  }: no stars
-scoring = Each trick is worth 1 star. Each pair of a trick and a false trick is worth 3, or 5 if you have exactly as many tricks as false tricks (TT-22). The scoring card rewards false tricks (TT-23).
# $left is how many rounds are still to be played, this one included.
sheet-note = { $left ->
    [one] After 1 more round, the player with the most stars wins (TT-27).
   *[other] After { $left } more rounds, the player with the most stars wins (TT-27).
  } { -scoring }
# $seats are the winners.
sheet-note-over = The game is over. Most stars: { $seats } (TT-27). { -scoring }

## Why the rule of thumb makes a move

reason-aside = with none of this suit in hand, I can make a false trick whenever it’s led
reason-need-cards = I have more false tricks than tricks, and another card may win me a trick
reason-stay-short = the fewer suits I have, the more false tricks I can make
reason-win = I could use another trick, and this is my best chance to win one
reason-shorten = I don’t want this trick, and I’d like to run out of this suit
reason-show-seven = a 7 as a false trick is sure to earn me a bonus card
reason-show = I can’t follow suit, and this is the card I most want to show as a false trick
reason-joker = the Joker can be a trick or a false trick, whichever I need in the end
reason-most-stars = of all my choices, this one should bring me the most stars
reason-no-use = none of my other choices would bring me more stars

## What is wrong with an edition file

edition-not-odd = { $value } isn’t odd
edition-not-even = { $value } isn’t even

## What is wrong with a record

# $text is what stands there instead; "deal" is a word of the record and stays.
record-no-table = a draw of chance must be a JSON object with its “deal”, not { $text }
record-other-deal = chance deals “{ $text_wanted }” here, not { $text }
record-reserve = { OF($seat) } reserve must hold the cards that were picked for it
# "scoring_card" and the names listed are words of the record and stay.
record-scoring-card = “scoring_card” must be one of { ROW($text_known) }
record-scored-before = the scoring card “{ $text }” was already turned up (TT-2)
record-hands = the hands must hold each of the { $cards } cards once
# "first" is a word of the record and stays: a number that counts seats from 0, as records do. So do $last and $number.
record-first = “first” must be a number from 0 to { $last } (records count seats from 0)
record-other-first = “first” must be { $number } in this round (TT-12)
# $text is a word of the record.
record-piles = “{ $text }” must be { $players } lists of { $cards } cards
record-no-card = “{ $text_key }”: { $text } isn’t a card

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
twist-counts-sequence = cards in your run
twist-counts-one-suit = false tricks of one suit
twist-counts-suits = different suits
twist-counts-places = your place
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
twist-stars-for-pair = 3 stars for each pair of a trick and a false trick, or 5 if you have exactly as many tricks as false tricks (TT-22).
# $text is what the scoring card rewards.
twist-this-scoring-card = This round’s scoring card rewards: { $text } (TT-23).
twist-most-stars-win = After { $rounds } rounds, the player with the most stars wins (TT-27).
twist-no-round-yet = No rounds finished yet.
# A list of what brought stars: "2 for 2 tricks".
twist-stars-why = { ROW($why) }
twist-no-star = no stars

## On the page: the trick, and the tricks before it

# Where the round stands; a line of little room above the trick.
twist-game-over = The game is over
twist-picking = Picking reserves
twist-pick-yours = Pick your reserve
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
twist-round-brought = Round { $round }:
# A button, little room: it shows the tricks before this one.
twist-last-trick = Previous trick
# The heading when only the trick before this one can be seen.
twist-the-last-trick = The previous trick
twist-tricks-of-round = This round’s tricks
twist-past-trick = Trick { $trick }: { $seat } wins it
twist-past-round = Final trick of the previous round: { $seat } wins it
twist-took-reserve = Drew a reserve card: { ROW($seats) }
twist-took-bonus = { $seat } took a bonus card: { $bonus }
# What a screen reader says of a card in a past trick.
twist-strays = { $card }, a false trick

## On the page: the bonus cards

twist-bonus-cards = Bonus cards
# Above the bonus cards, little room.
twist-take-bonus = You collected a 7. Take a bonus card?
# A button: no bonus card.
twist-no-bonus = None
twist-no-bonus-sure = Take no bonus card for your 7?
twist-the-bonus-cards = The bonus cards
twist-what-bonus-cards-do = What the bonus cards do
# A button, little room.
twist-what-they-do = What they do
twist-about-bonus-cards = If you collect a 7, in a trick or as a false trick, you may take a bonus card (TT-9). You use Retrieve right away and all the others at the end of the round. You never have to use one.
twist-retrieve-leaves-game = Once somebody takes Retrieve, it’s out of the game (TT-14).
twist-retrieve-leaves-round = Once somebody takes Retrieve, it’s out of the round (TT-14).
# The title of a bonus card that offers two suits; alone, where they stand below, or with them.
twist-suit-side = Suit side
twist-suit-side-of = Suit side: { OR($suits) }
# What a bonus card does, below its title; little room while you choose one.
twist-effect-retrieve = Return a false trick to your hand right away
twist-effect-flip = Turn a trick into a false trick, or back
twist-effect-joker = A trick, or a false trick without suit or value
twist-effect-harvest = 1 more star for each of your tricks
twist-effect-odd = A false trick with an odd value
twist-effect-even = A false trick with an even value
twist-effect-any-value = A false trick with any value
twist-effect-adjust = A false trick counts as 1 more or 1 less
twist-effect-suits = A false trick of { OR($suits) }
# Where a bonus card is: in brackets, or after a comma.
twist-on-offer = on offer
twist-gone = out of the game since an earlier round
twist-out-of-game = out of the game; { $seat } had it
twist-out-of-round = out of the round; { $seat } had it
twist-took-back-game = out of the game; { $seat } took back the { $card }
twist-took-back-round = out of the round; { $seat } took back the { $card }
twist-held = { $seat } has it
# $use is what it was used for: a suit, a value, a card, "trick", "false trick".
twist-held-used = { $seat } has it, used for: { $use }
# On Retrieve itself, very little room.
twist-out-game = out of game
twist-out-round = out of round
# What a screen reader says for a bonus card: its title, where it is, what it does.
twist-bonus-said = { $text } ({ $text_where }): { $text_effect }

## On the page: what a player has and does

# Beside small pictures or instead of them, little room: cards in hand, cards in the reserve, tricks, false tricks. A figure stands before each.
twist-count-hand = in hand
twist-count-reserve = in reserve
twist-count-tricks = { $count ->
    [one] trick
   *[other] tricks
  }
twist-count-false-tricks = { $count ->
    [one] false trick
   *[other] false tricks
  }
# What a screen reader says for the button with these counts.
twist-seat-said = { $hand } in hand, { $reserve } in reserve, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }, { $false_tricks ->
    [one] 1 false trick
   *[other] { $false_tricks } false tricks
  }
# What a player is doing, below the name; very little room.
twist-reserve-ready = reserve ready
twist-picks = picking a reserve
twist-picks-later = picks later
# $bonus is what shows on the bonus card.
twist-decides = deciding: { $bonus }
twist-may-retrieve = may retrieve
twist-may-take-bonus = may take a bonus
twist-leads = leads
twist-took = drew a card
twist-leads-and-took = leads, drew a card
# The list of a player's false tricks.
twist-shown = False tricks
# A card that was taken back follows, as a picture.
twist-in-hand = back in hand
# What a screen reader says of that card.
twist-taken-back = { $card }, back in hand
twist-joker-shown = Joker: no suit, no value
twist-cards-left = { $hand } in hand, { $reserve } in reserve.
twist-was-taken-back = The { $card } is back in hand.
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
twist-take-top = Draw the top card
twist-leave-top = Don’t draw
twist-leave-sure = You have one card left in hand, so this trick will end the round. Play on without drawing?
twist-your-decision = Your decision
twist-your-false-tricks = Your false tricks
# Headings over what Flip can turn.
twist-flip-false-tricks = False tricks to turn into a trick
twist-flip-tricks = Tricks to turn into a false trick that shows the card you choose
twist-flip-made-tricks = Tricks to turn into a false trick
# On a button, below what it turns.
twist-becomes-trick = becomes a trick
twist-becomes-false-trick = becomes a false trick
# What a screen reader says for that button: $move is "Flip Joker", $text is one of the two above.
twist-turned = { $move } ({ $text })
# What a screen reader says for the two buttons below.
twist-joker-is = What the Joker is
twist-a-trick = A trick
twist-a-false-trick = A false trick
# What a screen reader says for a group of buttons with suits or values.
twist-false-trick-of = Your false trick
# What a screen reader says for the button below.
twist-or = Or
twist-no-thanks = No thanks
twist-nothing-back-game = Take nothing back? Retrieve still leaves the game.
twist-nothing-back-round = Take nothing back? Retrieve still leaves the round.
# Closes what a button has opened.
twist-close = Close

## What it is about: the aim, what the round is worth so far, the end of a round

# One line, always on the table: what everybody tries to do. Little room on a phone.
aim = Get as many tricks as false tricks: then each pair pays 5 stars. Most stars win.
# Always on the table, in two lines at most: $sum is a row of "2 for 2 tricks", "+ 10 for 2 pairs at 5".
worth-now = If the round ended now: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  } = { SPACED($sum) }
# A further term of that sum.
worth-plus = + { $stars }
worth-nothing = If the round ended now: no stars yet
# The same two with bonus cards that are still to be used: $most is what they could make of the round at best.
worth-now-up-to = If the round ended now: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  } ({ SPACED($sum) }), up to { $most } with your bonus cards
worth-nothing-up-to = If the round ended now: no stars yet, up to { $most } with your bonus cards
# Tiny, on a card or a button: what the round would bring if it ended after this choice, at once and at best with your bonus cards.
worth-choice = { $stars }★
worth-choice-up-to = { $stars }–{ $most }★
# What a screen reader says for these two, after the name of the choice.
worth-choice-said = the round would be worth { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
worth-choice-up-to-said = the round would be worth { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }, up to { $most } with your bonus cards
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
# After "Ann takes variable bonus 1": what the card shows, two suits or the name of a value side.
news-suit-side = It shows its suit side: { $face }.
news-value-side = It shows its value side: { $face }.

## On the page: what explains itself

# What a badge, a count or a word of the table means: one or two short sentences, in a box beside it.
explain-counts = In hand: { $hand }. In reserve: { $reserve }. Tricks won: { $tricks }. False tricks: { $false_tricks }. A card that didn’t follow suit is a false trick and lies here, face up.
explain-picking = Everybody picks 5 cards for a reserve, face down, one player after the other. Then the first trick begins.
explain-before-trick = Before each trick, everybody may draw the top card of their reserve. Then the winner of the previous trick leads.
explain-decides = The round is over. Now the players with bonus cards take turns to say how they use them.
explain-over = All rounds have been played. The player with the most stars wins.
explain-may-bonus = If you collect a 7, in a trick or as a false trick, you may take one of the bonus cards on offer.
explain-leads = This player plays the first card of the trick. The others have to play the same suit if they can.
explain-took = This player drew the top card of their reserve before this trick.
explain-leads-took = This player plays the first card of the trick, and drew the top card of their reserve before it.
# $text is the title of a bonus card, $text_effect what it does, $text_where who has it.
explain-bonus = { $text }: { $text_effect } ({ $text_where }).
explain-known = The { $card } was taken back into this hand, and everybody saw it.
explain-scoring = This round’s scoring card brings extra stars, for false tricks only. Every round has a different one.
# A table of two rows; $text is what its upper row counts: "even values".
explain-stars = Top row: { $text }. Bottom row: the stars you get.
explain-first = The first player is the first to pick a reserve this round, and leads the first trick.
# $suit is the suit that was led: moons.
explain-led = Play { $suit } if you have any. The highest wins all the { $suit } as one trick. Any other card goes back to its player as a false trick.
explain-stray = This card isn’t of the suit that was led. It goes back to its player, face up, as a false trick.
explain-reserve = These are the cards you set aside for later. Before each trick you may draw the top one, but nobody knows which one it is.
explain-bonus-cards = If you collect a 7, the card with the bolt, you may take one of these. Most of them add a false trick when the round ends.
# What a screen reader says for the button with the eye.
twist-piles = Look at { OF($seat) } piles

# Of the number beside a player's name.
explain-score = Stars from the finished rounds. This round isn’t counted yet.

## The lesson

# The guided first hand (lesson.toml): what is said at each step, one or two short sentences. "-done" answers the move; the others answer another try.
lesson-aim = Tricky Twist is all about balance: win tricks, and collect just as many false tricks. A false trick is a card that didn’t follow suit, so it comes back to you.
lesson-scoring = This card shows what else earns you stars. This round, it’s false tricks with an even value. Next round, it’ll be something else.
lesson-pick = First, everybody sets aside 5 cards as a reserve. You’ve already put 4 suns there. Add the 12 of suns: with no suns in hand, you can’t follow when suns are led.
lesson-pick-strong = The 12 of moons is sure to win a trick, so keep it. Set aside your last sun.
lesson-pick-even = An even card makes a great false trick this round, so keep it. Set aside your last sun.
lesson-pick-done = Your 5 suns are shuffled and face down. The others don’t draw from their reserves, and now it’s up to you.
lesson-reserve = Before every trick, you may draw the top card of your reserve. As a rule, draw only if you have fewer tricks than false tricks. You don’t have any yet, so don’t draw.
lesson-reserve-took = You’d get a sun, and then you’d have to follow when suns are led. Don’t draw this time.
# $seat leads, $seat_best has the best card so far; $suit is a suit: suns.
lesson-reserve-done = { $seat } leads { $suit }, and { $seat_best } is ahead. You don’t have any { $suit }.
lesson-false = You can’t follow suit, so you can play anything, and it becomes a false trick. Play your 7: a 7 brings a bonus card to the player who collects it, in a trick or as a false trick.
lesson-false-even = An even false trick earns you a star this round. But a 7 earns you a bonus card, and that’s worth more.
lesson-false-strong = You’ll need a card as strong as that to win a trick. Play the 7 of squares.
# $seat takes the trick.
lesson-false-done = { $seat } wins the suns as one trick. Your 7 comes back to you, face up. It’s your first false trick, and you may take a bonus card!
lesson-bonuses = Most bonus cards are used when the round ends. The Joker becomes a trick or a false trick. With Flip, you choose one of your tricks and the card that it shows, and it becomes a false trick. It works the other way round, too.
lesson-bonus = You can’t know yet what you’ll be short of, tricks or false tricks. So take the Joker: it can be either.
lesson-bonus-flip = Flip can balance things too. But you lose a trick to get a false trick, and the Joker comes on top. Take the Joker.
lesson-bonus-harvest = One more star for each trick isn’t bad. But the Joker keeps you balanced, so take that one.
lesson-bonus-even = An even false trick is worth something too. But the Joker can be either, a trick or a false trick, so take that one.
lesson-bonus-none = A bonus card doesn’t cost you anything. Take the Joker.
lesson-bonus-done = The Joker is yours. Now let’s skip some tricks, to see how the round ends.
# $tricks is three, $shown (false tricks) is four.
lesson-take = You have { $tricks } tricks, { $shown } false tricks and only one card in hand. You’re short of a trick, so this is the time to draw.
lesson-take-left = Then your hand is empty after this trick, and the round is over. You’re short of a trick, so draw.
lesson-take-done = The 12 of suns, the highest sun of all! But { $seat } leads moons.
lesson-win = You have a moon, so you have to follow suit. Your 11 beats the others’ moons. Play it!
lesson-win-done = That’s a trick! A trick and a false trick make a pair. You have 4 of each now: they balance, so each pair pays 5 stars. If they didn’t, it’d pay 3.
lesson-hold = Draw again? You aren’t short of tricks any more, so don’t draw.
lesson-hold-took = You’re balanced now. Another sun won’t help you, so don’t draw.
lesson-hold-done = You won the trick before, so you lead.
lesson-lead = Lead the 12 of suns. It’s your last card, and as soon as somebody’s hand is empty, the round ends.
# $tricks is five, $shown (false tricks) is four.
lesson-lead-done = You have { $tricks } tricks and { $shown } false tricks, and the round is over. The others have used their bonus cards: now it’s your turn.
lesson-joker = Now you’re short of a false trick, so make that your Joker. All your pairs will pay 5.
lesson-joker-trick = Then you’d have 6 tricks and 4 false tricks, and each pair would only pay 3. Make it a false trick.
lesson-joker-none = Then 5 and 4 don’t balance, and each pair only pays 3. Make it a false trick.
lesson-joker-done = 5 of each, so 5 pairs at 5 stars: { $pairs } stars! With the others, your round is worth { $stars }.
lesson-finish = Every round has a new scoring card. Cards left in a hand or a reserve count for nothing. After { $rounds } rounds, the player with the most stars wins. Now play on!

## The rules on one page

# The rules on one page, with pictures. Titles are short.
sheet-page-aim-title = Your aim
sheet-page-aim = Win tricks, and collect just as many false tricks. If you have as many of one as of the other, every pair pays 5 stars. If not, every pair pays 3.
sheet-page-cards-title = The cards
sheet-page-cards = 1 to 12 in four suits: moons, suns, squares and circles. Each 7 has a bolt: it brings you a bonus card.
sheet-page-round-title = A round
sheet-page-reserve = Set aside 5 of your cards, face down. They’re shuffled and become your reserve.
sheet-page-draw = Before each trick, everybody may draw the top card of their reserve.
sheet-page-play = One player leads any card. The others have to play the same suit if they can. If they can’t, they may play any card.
sheet-page-next = If you win the trick, you lead the next one.
sheet-page-trick-title = One trick
# Below three cards, side by side: very little room.
sheet-page-leads = leads circles
sheet-page-strays = has no circles: it goes back, face up, as a false trick
sheet-page-takes = the highest circle: wins both circles as one trick
sheet-page-stars-title = Stars
# A table: what brings stars, and how many (1, 3, 5).
sheet-page-each-trick = for each trick
sheet-page-each-pair = for each pair of a trick and a false trick
sheet-page-each-level = for each pair instead, if you have exactly as many tricks as false tricks
sheet-page-sum = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  } and { $false_tricks ->
    [one] 1 false trick
   *[other] { $false_tricks } false tricks
  }: { $tricks } + { $pairs } × { $each } = { $stars } stars
sheet-page-scoring = Every round has a scoring card, for false tricks only. It rewards one of these:
sheet-page-bonus-title = Bonus cards
sheet-page-bonus = If you collect a 7, in a trick or as a false trick, you may take a bonus card. You use Retrieve right away, the others when the round ends.
sheet-page-sides = The four variable bonus cards have two sides, one with suits and one with values. The scoring card decides which side is up.
sheet-page-end-title = The end
sheet-page-end = A round ends as soon as somebody has no cards left in hand. Cards left in hands and reserves count for nothing. There are as many rounds as players, and the player with the most stars wins.

## What the coach counts: $times out of 100 ways the hidden cards could lie

# Where a card may be, other than in somebody's hand: in another player's reserve.
name-reserve = another reserve
# What the others hold; $suit is a suit, $card is a number card.
fact-lacks = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, { $seat } has no { $suit } in hand.
fact-holds = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, { $seat } has the { $card } in hand.
# The card that you would draw.
fact-reserve = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, the top card of your reserve is one of the { $suit }.
# What came of a move. .more and .less are clauses of the coach's reasons: With “{ $move }”, you take the +3 less often, and that helps you.
fact-you-take = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, you win this trick.
    .more = you win this trick more often
    .less = you win this trick less often
    .always = you win this trick
    .never = you don’t win this trick
fact-you-false = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, you get a false trick in this trick.
    .more = you get a false trick in this trick more often
    .less = you get a false trick in this trick less often
fact-you-collect = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, you collect a 7 in this trick.
    .more = you collect a 7 in this trick more often
    .less = you collect a 7 in this trick less often
    .always = you collect a 7 in this trick
    .never = you don’t collect a 7 in this trick
fact-collects = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, { $seat } collects a 7 in this trick.
    .more = { $seat } collects a 7 in this trick more often
    .less = { $seat } collects a 7 in this trick less often
    .always = { $seat } collects a 7 in this trick
    .never = { $seat } doesn’t collect a 7 in this trick
fact-ends = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, the round ends with this trick.
    .more = the round ends with this trick more often
    .less = the round ends with this trick less often
    .always = the round ends with this trick
    .never = the round doesn’t end with this trick
# $bonus is a bonus card, or what one of its sides shows.
fact-takes-bonus = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, { $seat } takes this bonus card right after you: { $bonus }.
    .more = { $seat } takes the bonus card “{ $bonus }” right after you more often
    .less = { $seat } takes the bonus card “{ $bonus }” right after you less often
fact-bonuses = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, you take at least { $cards ->
        [one] 1 bonus card
       *[other] { $cards } bonus cards
    } before the round ends.
    .more = you take { $cards ->
        [one] a bonus card
       *[other] at least { $cards } bonus cards
    } more often before the round ends
    .less = you take { $cards ->
        [one] a bonus card
       *[other] at least { $cards } bonus cards
    } less often before the round ends
fact-balance = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, { $balance ->
    [level] you end the round with exactly as many tricks as false tricks.
    [above] you end the round with more tricks than false tricks.
   *[below] you end the round with more false tricks than tricks.
  }
    .more = you end the round more often with { $balance ->
        [level] exactly as many tricks as false tricks
        [above] more tricks than false tricks
       *[below] more false tricks than tricks
    }
    .less = you end the round less often with { $balance ->
        [level] exactly as many tricks as false tricks
        [above] more tricks than false tricks
       *[below] more false tricks than tricks
    }
# $stars is 6 or 12.
fact-scoring-card = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, the scoring card brings you { $stars } or more stars.
    .more = the scoring card brings you at least { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } more often
    .less = the scoring card brings you at least { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } less often
# $stars is 10, 20 or 30.
# The aim itself, and no reason for a move: no .more, no .less.
fact-good-round = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, the round brings you { $stars } or more stars.
# $stars is exactly that.
# The aim itself, and no reason for a move: no .more, no .less.
fact-stars = { $times ->
    [one] 1 time
   *[other] { $times } times
  } out of 100, the round brings you { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }.

## What a screen reader says of figures and signs on the table

# After the card that is ahead in the trick so far.
twist-ahead = winning so far
