### Trick 100: all that it says, to players and on the page. See docs/translating.md.
###
### A card is its figure, 00 to 99 or 100, and is never translated. There is one card of each number, but there are
### several 100s: "the 06", but "a 100".
###
### To put a card down face down is to cheat, as the booklet has it, whatever the card is. It may turn out to be
### honest (it outbids the discard) or a lie (it doesn't).

## The box

blurb = Outbid the discard, pass, or cheat: play a card face down and hope that nobody looks.

## Moves

move-play = Play { $card }
    .told = { $seat } plays { $card }
    .told-you = You play { $card }
# To put a card down face down beside the discard, as its owner reads it.
move-cheat = Cheat with { $card }
    .told = { $seat } cheats with { $card }
    .told-you = You cheat with { $card }
# The same, as everybody else reads it: they can't see the card.
move-cheat-heard = Cheat
    .told = { $seat } cheats
# To draw a card instead of playing one.
move-pass = Pass
    .told = { $seat } passes
    .told-you = You pass
# To have the face-down card shown.
move-challenge = Challenge
    .told = { $seat } challenges
    .told-you = You challenge

## What the player whose turn it is gets asked

prompt-restart-passed = Everybody has passed. You restart: play any card on the { $discard }.
prompt-restart-challenged = The challenge is settled. You restart: play any card on the { $discard }.
# $ways is a list of the way-... messages below: "cheat, pass or play a 100".
prompt-turn = The discard is { $discard }. You can { OR($ways) }.
# Another player has just cheated; $ways begins with "challenge".
prompt-answer = { $seat } has cheated. The discard is still { $discard }. You can { OR($ways) }.
prompt-answer-hundred = { $seat } has cheated, but on a 100 any number is honest. You can { OR($ways) }.
# The same, where $seat holds no other card.
prompt-answer-last = { $seat } has cheated with their last card. The discard is { $discard }. Challenge, or { $seat } wins the game.
# The same on a 100: the card can't be a lie, so even a challenge doesn't help.
prompt-answer-won = { $seat } has cheated with their last card. On a 100 any number is honest, so { $seat } wins even if you challenge.
way-challenge = challenge
way-hide = cheat
way-pass = pass
# Outbid the discard, which the sentence before has named.
way-outbid = outbid
# The same on a 100, where any number goes.
way-any = play any card
way-hundred = play a 100

## Why a move isn't allowed

why-restart = this is a restart, so play any card you hold, face up (TH-16)
why-nothing-to-challenge = there’s no face-down card for you to challenge (TH-13)
# $cards is a list of cards in the reader's own hand.
why-no-pass = you can outbid the { $discard } with { OR($cards) }, so you can’t pass (TH-9)
why-no-pass-on-hundred = any card goes on a { $discard }, so you can’t pass (TH-9)
why-no-cheat = { $seat } has just cheated, so you can only play, pass or challenge (TH-11)
why-not-held = you don’t have the { $card }
why-no-hundred = you don’t have a 100
why-not-above = the { $card } isn’t higher than the { $discard } (TH-7)
why-no-digit = the { $card } shares no digit with the { $discard } (TH-7, TH-8)

## What happened

news-not-challenged = Nobody challenged { OF($seat) } last card, so the game ends at once.
news-aside = { OF($seat) } face-down card is put aside unseen.
# Only whoever told the lie sees this: $seat, who played the face-down $card.
news-lie-worked = { OF($seat) } lie worked: the { $card } is put aside unseen.
# $on is the discard beside which the card lay.
news-outbids = The card was the { $card }. It outbids the { $on }, so it was honest.
# The same where it lay on a 100, $on.
news-on-hundred = The card was the { $card }. On a { $on }, any number is honest.
news-no-outbid = The card was the { $card }. It doesn’t outbid the { $on }, so it was a lie.
news-draws = { $cards ->
    [0] There’s nothing left for { $seat } to draw.
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $cards } cards.
  }
news-reshuffled = The pile ran out. The cards under the discard and the cards put aside were shuffled into a new one.
news-restart = Everybody has passed, so { $seat } restarts with any card.
# $standings is a list of "Ann: 3 cards".
news-limit = That was turn { $turns }, the last one. { ROW($standings) }.
news-standing = { $seat }: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
  }
news-wins = { $seat } has no cards left and wins.

## The table, at the prompt

# A list of all players follows, line by line.
table-turn = Turn { $turn } of at most { $limit }. Cards held:
table-over = The game is over. Cards left:
# $held is a list of one or two: "5 in hand, 1 face down".
table-held = { $seat }: { ROW($held) }
# $mark is one of the three notes below that begin with a small letter: "you", "your turn", "their turn".
table-held-marked = { $seat }: { ROW($held) } ({ $mark })
table-in-hand = { $cards } in hand
table-one-face-down = 1 face down
# The reader, when it's somebody else's turn
table-you = you
# The reader, when it's their own turn
table-your-turn = your turn
# Another player whose turn it is
table-to-move = their turn
# $under is how many cards lie under the discard, $pile how many are left to draw.
table-discard = Discard: { $discard } ({ $under ->
    [0] nothing
    [one] 1 card
   *[other] { $under } cards
  } under it); pile: { $pile }
table-face-down = Face down: { OF($seat) } card
# The reader knows the card, as its owner.
table-face-down-known = Face down: { OF($seat) } card, the { $card }
# $counts is a list of "2 from Ann".
table-aside = Put aside unseen: { ROW($counts) }
table-aside-yours = Put aside unseen: { ROW($counts) }; yours: { SPACED($cards) }
table-aside-by = { $cards } from { $seat }
# $turns is a list of the six that follow: "Ann played 06, Bo passed on 06".
table-turns = Recent turns: { ROW($turns) }
table-played = { $seat } played { $card }
table-passed = { $seat } passed on { $on }
table-hid = { $seat } cheated (on { $on })
table-hid-known = { $seat } cheated with { $card } (on { $on })
table-challenged = { $seat } challenged ({ $card } on { $on }: { $found ->
    [truth] honest
   *[lie] a lie
  })
table-challenged-restart = { $seat } challenged ({ $card } on { $on }: { $found ->
    [truth] honest
   *[lie] a lie
  }) and restarted with { $restart }
table-passes = Passes in a row: { $passes }
table-hand = Your hand: { SPACED($cards) }
table-hand-empty = Your hand is empty

## The score sheet

# Rows, with a number of cards for every player.
sheet-dealt = Dealt
sheet-laid = Played face up
sheet-hid = Cheated
sheet-passed = Drawn for passing
sheet-challenged = Drawn after challenges
sheet-total = Total
# How the rows come about.
sheet-dealt-each = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } each (TH-4)
sheet-laid-by = { $seat } played { COUNT($cards) ->
    [one] 1 card
   *[other] { COUNT($cards) } cards
  } face up: { ROW($cards) }
# The reader knows none, some or all of the $count cards with which this player cheated.
sheet-hid-by = { $seat } cheated with { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
sheet-hid-some = { $seat } cheated with { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, including { ROW($cards) }
sheet-hid-all = { $seat } cheated with { $count ->
    [one] 1 card
   *[other] { $count } cards
  }: { ROW($cards) }
sheet-unanswered = { OF($seat) } face-down card still counts: nobody has answered it yet (TH-20)
sheet-passed-by = { $seat } drew { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } for passing (TH-9)
# $seat challenged. $seat_drawer drew: the challenger too if the card outbids, else the player who had cheated.
sheet-challenge-wrong = { $seat } challenged, but { $card } outbids { $on }: { $seat_drawer } drew { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
  } (TH-13)
sheet-challenge-right = { $seat } challenged, and { $card } doesn’t outbid { $on }: { $seat_drawer } drew { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
  } (TH-13)
sheet-left = cards left: the fewer, the better (TH-20)
# Below the sheet.
sheet-note = If you have no cards left, you win (TH-17). After { $limit } turns ({ $turns } so far), the player with the fewest cards wins (TH-20).
sheet-note-limit = All { $limit } turns have been played: the player with the fewest cards wins (TH-20).
sheet-note-shed = { $seat } has no cards left and wins (TH-17).

## Why the rule of thumb makes a move

# Said by a player who goes by it.
reason-last-card = it’s my last card
reason-stop-the-winner = if I let this last card go, the game is over
reason-stuck = I can’t outbid, and if I passed, I’d draw a card anyway
reason-smells = hardly any cards are left that outbid, so I smell a lie
reason-hardest = it’s the hardest card to get rid of later
reason-better-than-drawing = playing a 100 is better than drawing a card
reason-safe-lie = my neighbour can probably outbid, and will do that rather than challenge
reason-mixed-lie = if I only ever cheated with honest cards, nobody would challenge them
reason-trap = it’s honest, and a neighbour who can’t outbid will challenge it
reason-keep-the-hundred = a 100 would help my neighbour, who’s nearly out, and a lie wouldn’t get past them
reason-honest = a lie wouldn’t get past my neighbour

## What's wrong with a record

# Here deal, pile, hands and start are keys of the record, and stay as they are. $text is a word of the record itself:
# cards, or reshuffle.
record-deal = “deal” must be “{ $text }” here
record-pile = “pile” must be a list of cards, from the top down
record-hands = “hands” must be { $players ->
    [one] 1 hand
   *[other] { $players } hands
  } of { $cards } cards each
# Records count seats from 0.
record-start = “start” must be a number from 0 to { $last } (records count seats from 0)
record-no-card = “{ $text }” isn’t a card: cards are written 00 to 99, and 100
record-box = the cards must be exactly the { $cards } in the box
record-loose = the cards must be exactly the { $cards } that were under the discard or put aside

## On the page

# In this group, words between *asterisks* are shown in bold; and where a comment says "pictured", a card is drawn as a
# small picture of its figure. A screen reader reads the figure.

# How the game stands: a heading of one line, on a phone at most two.
hundred-restarts = { $seat } restarts: any card, face up
hundred-restarts-you = You restart: any card, face up
# $seat_owner has cheated; $seat has to answer.
hundred-answers = { $seat } can challenge { OF($seat_owner) } card or let it go
hundred-answers-you = Challenge { OF($seat_owner) } card or let it go
hundred-answers-last = { $seat_owner } wins unless { $seat } challenges this last card
hundred-answers-last-you = { $seat_owner } wins unless you challenge this last card
hundred-turn = { OF($seat) } turn
hundred-turn-you = Your turn
hundred-shuffling = Shuffling…
hundred-limit-won = After { $turns } turns, { $seat } wins with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } left
# $seats are two or more.
hundred-limit-shared = After { $turns } turns, { $seats } share the win with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } each
hundred-won-unchallenged = { $seat } wins: nobody challenged the last card
hundred-won-truth = { $seat } wins: the last card was honest
hundred-won = { $seat } has no cards left and wins

# Which cards can be played now, a short line below the heading. $card is the discard; all cards and digits are pictured.
hundred-fits-restart = Now *any card* goes on the { $card }
# The discard is a 100.
hundred-fits-all = *Anything* goes on a { $card }
hundred-fits-none = Nothing outbids the { $card }: only a { $hundred } will do
# $digits are the digits that it takes, one or two.
hundred-fits = To outbid: above { $card }, with { OR($digits) } in it
hundred-turn-of = Turn { $turn } of { $limit }
hundred-turns-taken = { $turns } of at most { $limit } turns played
# How many players have passed in a row.
hundred-passed = { $passes } of { $players } passed

# Under the three stacks in the middle: very little room, about 15 letters on a phone.
hundred-pile = *{ $cards }* in the pile
hundred-under = *{ $cards }* under it
hundred-under-none = nothing under it
hundred-aside = *{ $cards }* put aside
hundred-aside-none = none put aside
# What a screen reader says of the cards in the middle, and of the two lists that unfold there.
hundred-discard = The discard: { $card }
hundred-face-down-of = { OF($seat) } face-down card
hundred-face-down-known = { OF($seat) } face-down card: the { $card }
hundred-shown-truth = Shown: the { $card } on the { $on }. It was honest.
hundred-shown-lie = Shown: the { $card } on the { $on }. It was a lie.
hundred-under-list = Under the discard
hundred-aside-list = Put aside unseen, player by player
# Stamped across a card, in capitals: no room for more than five or six letters.
hundred-stamp-last = last!
hundred-stamp-truth = honest
hundred-stamp-lie = lie!
# Below a card that was shown: the discard that it was played on.
hundred-shown-on = on { $card }

# The latest turns, one to three short sentences each; all cards are pictured. In bold: the player who took the turn,
# and after a challenge what was found out.
hundred-story = Recent turns
hundred-story-none = No turns yet.
hundred-story-plays = *{ $seat }* plays { $card } on { $on }.
hundred-story-hides = *{ $seat }* cheats: a card face down on { $on }.
hundred-story-hides-known = *{ $seat }* cheats: { $card } face down on { $on }.
hundred-story-passes = *{ $seat }* passes on { $on } and draws { $cards ->
    [0] nothing
    [one] a card
   *[other] { $cards } cards
  }.
hundred-story-truth = *{ $seat }* challenges: { $card } on { $on } is *honest*. { $seat_drawer } draws { $cards ->
    [0] nothing
    [one] a card
   *[other] { $cards } cards
  }.
hundred-story-lie = *{ $seat }* challenges: { $card } on { $on } is *a lie*. { $seat_drawer } draws { $cards ->
    [0] nothing
    [one] a card
   *[other] { $cards } cards
  }.
# Follows one of the two above.
hundred-story-restart = { $seat } restarts with { $card }.
hundred-story-reshuffled = The pile was reshuffled.

# Your own hand. What a screen reader says of a card, which plays it face up, and of the button below it, which plays it
# face down; "-again" is for players who chose to tap twice.
hundred-hand = Your hand
hundred-play = Play { $card }
hundred-play-again = { $card } is lifted. Tap again to play it.
hundred-hide = Cheat with { $card }
hundred-hide-again = { $card } is turned over. Tap again to cheat with it.
# The button below each card: play it face down.
hundred-cheat = cheat
# Below a card of yours that lies face down on the table: how it lies.
hundred-face-down = face down
# Below a 100, instead of the button.
hundred-open-only = can’t cheat

# Two buttons; on a phone they stand beside a name, so a dozen letters at most.
hundred-challenge = Challenge!
hundred-pass = Pass

# Beside a player's name: very little room.
hundred-last-card = last card!
hundred-one-face-down = +1 face down
hundred-some-aside = { $cards } aside

# Questions before a move where a slip would hurt.
hundred-sure-hundred = On a 100 any number is honest, so you’d draw 3 cards (TH-14). Challenge anyway?
hundred-sure-challenge = Challenge { $seat }? If the card outbids the { $discard }, you draw 3 cards.
hundred-sure-last = This is { OF($seat) } last card. If you don’t challenge it, { $seat } wins. Let it go?
hundred-sure-open = Played face up, this card wins at once. Cheat anyway?
# $seat is the next player.
hundred-sure-hide = Cheat with your last card? If { $seat } lets it go, you win. If { $seat } challenges, you draw 3 cards.

## What's wrong with an edition

# How many numbers and how many 100s a file of the reader's own has; $cards is how many cards there must be.
edition-total = { $numbers ->
    [one] 1 number
   *[other] { $numbers } numbers
  } and { $hundreds ->
    [one] one 100
   *[other] { $hundreds } 100s
  } don’t add up to the { $cards } cards that the box must hold

## The aim, how one stands, and the end of the game

# One line, always on the table; on a phone, too.
aim = Empty your hand! Outbid: go higher, share a digit.
# What the reader has left, as a sum: one or two short lines on a phone.
standing-ahead = { $cards } left: { $dealt } dealt - { $laid } played + { $drawn } drawn. Nobody has fewer.
# $seats have the fewest cards; they are one or more.
standing-behind = { $cards } left: { $dealt } dealt - { $laid } played + { $drawn } drawn. Fewest: { $seats } ({ $fewest }).
# Headings of the card that is shown at the end.
round-shed = { $seat } has played their last card
round-unchallenged = Nobody challenged { OF($seat) } last card
round-truth = { OF($seat) } last card was honest
round-limit = All { $turns } turns have been played
# Why the game ended, in a sentence.
end-true = { OF($seat) } last card was challenged, but it was honest.
end-limit = The game reached its limit of { $turns } turns.
# A line of the sum: $part is a row of the score sheet.
round-part = { $part }: { SIGNED($cards) }
round-note = Your score is the number of cards you have left: the fewer, the better.

## What badges explain on the page

# At most two short sentences each.
explain-outbid = A card outbids if it’s higher and has one of these digits. It doesn’t matter where the digit is.
explain-nothing = No higher number shares a digit with this card, so only a 100 goes on it.
explain-on-hundred = A 100 goes on any card, and any card goes on a 100.
explain-restart = After a challenge, or when everybody has passed, there’s a restart: any card, face up. Play goes on from there.
explain-turns = After { $limit } turns the game stops, and the player with the fewest cards wins.
explain-passes = You can pass only if you can’t outbid, and you draw a card. When everybody has passed in a row, the first to pass restarts with any card.
explain-pile = If you pass, you draw a card from here. Caught lying, or wrong to challenge? Draw 3.
explain-discard = The discard is the card to beat. Play a higher number that shares a digit with it, or a 100.
explain-under = Cards that were played face up, or shown. When the pile runs out, they’re shuffled into a new one.
explain-aside = Face-down cards that nobody challenged. They stay unseen until they’re shuffled into a new pile.
explain-face-down = { $seat } cheated with this card: it may be honest, or it may be a lie. Only the next player can challenge it.
explain-face-down-last = This is { OF($seat) } last card. If nobody challenges it, { $seat } wins.
# $seat drew $cards cards.
explain-truth = The { $card } outbids the { $on }, so it was honest. { $seat } challenged it and draws { $cards ->
    [0] nothing
    [one] a card
   *[other] { $cards } cards
  }.
explain-lie = The { $card } doesn’t outbid the { $on }, so it was a lie. { $seat } got caught and draws { $cards ->
    [0] nothing
    [one] a card
   *[other] { $cards } cards
  }.
explain-hand = The cards in this hand. The first player with none left wins.
explain-last-card = There’s just one card left in this hand. Getting rid of it wins the game.
explain-one-face-down = One card is face down, waiting for an answer. Until then, it counts as part of the hand.
explain-some-aside = Cards that this player cheated with and nobody challenged.
explain-open-only = A 100 goes on any card, but you can’t cheat with it.

## The guided first game

# Short and warm, at most two or three short sentences, as a friend would say it. The game is played as lesson.toml has
# it; $seat_next is the player after the reader, $seat_last the one after that.
lesson-aim = Welcome! The first to get rid of all their cards wins. You have { $cards } to go.
lesson-discard = This is the discard: { $card }. To outbid it, play a higher number that shares a digit with it. Each digit has its own colour, so just look for a match.
lesson-outbid = Your 05 is higher than { $card }, and they both have a 0. Low cards are the hardest to get rid of, so play it now!
lesson-outbid-hundred = A 100 goes on anything, so keep it for the very end: then nothing can stop you.
lesson-outbid-hidden = We’ll get to cheating later. Your 05 really does outbid, so play it face up, and nobody can object.
lesson-outbid-other = Your 13 outbids too. But the 05 will be even harder to get rid of later, so play that one.
lesson-outbid-done = One card down! { $seat_next } and { $seat_last } outbid too, and now the discard is { $card }.
lesson-bluff = You can’t outbid { $card }. But you can cheat! Play the 13 face down and pretend that it outbids.
lesson-bluff-pass = If you pass, you draw a card. If you cheat and it works, you get rid of one.
lesson-bluff-other = Good idea, but get rid of your lowest card first. Cheat with the 13.
lesson-bluff-done = It worked! { $seat_next } could have challenged, but passed. So your card was put aside unseen, and { $seat_last } outbid with { $card }.
lesson-limits = There are two limits to cheating. A 100 can’t be played face down. And right after a face-down card, the next player can’t play one too.
lesson-pass = Nothing outbids { $card }. So pass, and draw a card from the pile. You can only pass if you have no card that outbids, but a 100 doesn’t count.
lesson-pass-bluff = Everybody knows that nothing outbids 99, so nobody would believe you. Better pass.
lesson-pass-done = You drew { $cards ->
    [one] a card
   *[other] { $cards } cards
  }, and the others had to pass too. When everybody has passed, the first to pass restarts. That’s you!
lesson-restart = When you restart, you can play any card. Play your lowest again, the 18.
lesson-restart-higher = You could, but higher cards are easier to get rid of later. Use this chance for your lowest.
lesson-restart-done = Your lowest card is gone! { $seat_next } outbid it with { $card }. And now { $seat_last } has played a card face down.
lesson-challenge = Only 99 outbids { $card }, and you saw it played. It can’t be a 100, either. So this has to be a lie. Challenge!
lesson-challenge-pass = Then the lie gets through, and you draw a card too. Challenge it!
lesson-challenge-done = It was { $card }, a lie! { $seat } draws { $cards ->
    [one] a card
   *[other] { $cards } cards
  }. If it had been honest, you’d have had to draw.
lesson-again = After a challenge you restart, whether you were right or wrong. Play your lowest card, the 62.
lesson-again-done = You have { $cards ->
    [one] one card
   *[other] { $cards } cards
  } left, and the card to outbid is { $card }.
lesson-must = It doesn’t matter where a digit is, so your 72 outbids { $card }. If you can outbid, you can’t pass. Play it!
lesson-must-hidden = It’s honest, so that’s allowed too. But face up, there’s nothing to challenge.
lesson-must-done = One card to go! The others have raised the discard to { $card }, but that won’t stop your 100.
lesson-last = A 100 goes on any card, on { $card } too. Play it and win!
lesson-last-pass = Then you’d draw a card and have two. Your 100 goes on anything, so play it!
lesson-won = Your hand is empty: you win! { $seat_next } has { $first ->
    [one] 1 card
   *[other] { $first } cards
  } left, and { $seat_last } has { $second }.
lesson-more = Two more things. A face-down card can also be honest: then the player who challenges it draws 3. And a rule of our own: after 100 turns for each player, the player with the fewest cards wins.

## The rules on one page

# Pictures of cards stand beside these. Our own words, no rule numbers.
sheet-page-aim = Get rid of your cards! The first player with none left wins.
sheet-page-cards = The cards
sheet-page-cards-text = Every number from 00 to 99 once, and ten 100s. Each digit has its own colour. Everybody starts with 7 cards. One more is turned face up: it’s the discard.
sheet-page-turn = On your turn, do one of four things
sheet-page-outbid = Outbid
sheet-page-outbid-text = Play a higher number that shares a digit with the discard. It doesn’t matter where the digit is.
# The card is pictured; four examples follow.
sheet-page-on = If the discard is { $card }:
# Under a card, about twelve letters a line.
sheet-page-fits-both = higher, with 6 and 0
sheet-page-fits-one = higher, with a 6
sheet-page-too-low = too low
sheet-page-no-digit = no shared digit
sheet-page-hundred = Play a 100
sheet-page-hundred-text = It goes on any card, and any card goes on it.
sheet-page-pass = Pass
sheet-page-pass-text = Only if you can’t outbid. You draw a card, but you can’t play it this turn.
sheet-page-cheat = Cheat
sheet-page-cheat-text = Play any number face down. It may even be honest! You can’t cheat if the player before you has just done it.
sheet-page-answer = When somebody cheats
sheet-page-answer-text = The next player can let it go, and play or pass as usual: then the card is put aside unseen. Or they can challenge: then the card is shown.
sheet-page-truth = It outbids: the challenger draws 3 cards.
sheet-page-lie = It doesn’t: the player who cheated draws 3 cards.
sheet-page-answer-then = Either way, the challenger goes on with a restart: any card, face up.
sheet-page-passed = There’s also a restart when everybody has passed in a row: the first to pass plays any card.
sheet-page-end = The end of the game
sheet-page-end-open = Your last card, face up
sheet-page-end-open-then = You win at once.
sheet-page-end-hidden = Your last card, face down
sheet-page-end-hidden-then = You win, unless the next player challenges and it’s a lie.
sheet-page-end-limit = After 100 turns each
sheet-page-end-limit-then = The player with the fewest cards wins.
sheet-page-score = Your score is the number of cards you have left: the fewer, the better.

# Of the number beside a player's name.
explain-score = The cards this player still has to get rid of. The first with none left wins.

## What the coach counts, $times out of 100 ways the hidden cards could lie

# Whole sentences. The first three say what is hidden, the others what comes of a move.
# $seat cheated with the card.
fact-truth = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, { OF($seat) } face-down card is honest.
fact-can-outbid = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, { $seat } can outbid the { $discard }.
fact-hundred = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, { $seat } holds a 100.
# What came of a move. .more and .less are clauses of the coach's reasons: With “{ $move }”, you take the +3 less often, and that helps you.
fact-caught = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, your lie is challenged.
    .more = you’re caught in a lie more often
    .less = you’re caught in a lie less often
fact-trapped = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, { $seat } challenges your honest card.
    .more = { $seat } challenges an honest card of yours more often
    .less = { $seat } challenges an honest card of yours less often
fact-passes = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, { $seat } passes.
    .more = { $seat } passes more often
    .less = { $seat } passes less often
    .always = { $seat } passes
    .never = { $seat } doesn’t pass
fact-you-pass = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, you pass on your next turn.
    .more = you pass more often on your next turn
    .less = you pass less often on your next turn
fact-you-restart = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, everybody else passes, and you restart with any card.
    .more = you restart with any card more often on your next turn
    .less = you restart with any card less often on your next turn
fact-you-draw = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, you have to draw 3 cards before your next turn.
    .more = you have to draw 3 cards more often before your next turn
    .less = you have to draw 3 cards less often before your next turn
fact-draws = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, { $seat } has to draw 3 cards before your next turn.
    .more = { $seat } has to draw 3 cards more often before your next turn
    .less = { $seat } has to draw 3 cards less often before your next turn
fact-you-have = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, you have at most { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left on your next turn.
    .more = you have at most { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left more often on your next turn
    .less = you have at most { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left less often on your next turn
fact-goes-out = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, { $seat } goes out before your next turn.
    .more = { $seat } goes out more often before your next turn
    .less = { $seat } goes out less often before your next turn
    .always = { $seat } goes out before your next turn
    .never = { $seat } doesn’t go out before your next turn
fact-you-go-out = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, you go out at once.
    .more = you go out at once more often
    .less = you go out at once less often
# Where a hidden card is, if not in a hand: small labels.
name-pile = pile
name-aside = put aside
name-face-down = face down

## What a screen reader says of figures on the table

# After a player's name: how many cards they still have to get rid of.
hundred-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
  }
# Of the backs beside a player's name.
hundred-in-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
  }
# Of two of the stacks in the middle.
hundred-under-said = { $cards ->
    [one] 1 card under the discard
   *[other] { $cards } cards under the discard
  }
hundred-aside-said = { $cards ->
    [one] 1 card put aside
   *[other] { $cards } cards put aside
  }
