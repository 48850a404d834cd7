### Trick 100: all that it says, to players and on the page. See docs/translating.md.
###
### A card is its figure, 00 to 99 or 100, and is never translated. There is one of each number, but
### several 100s: "the 06", but "a 100".

## The box

blurb = Outbid the discard, pass, or lay a card face down and hope that nobody looks.

## Moves

# On buttons, and in the log after a name: "Ann: play 06".
move-play = play { $card }
# To lay a card face down beside the discard, as whoever does it reads it.
move-cheat = cheat { $card }
# The same, as all others read it.
move-cheat-heard = lay a card face down
# To draw a card instead of laying one.
move-pass = pass
# To have the face-down card shown.
move-challenge = challenge

## What the seat to move is asked

prompt-restart-passed = Everybody passed: lay any card on the { $discard } to restart.
prompt-restart-challenged = The challenge is settled: lay any card on the { $discard } to restart.
# $ways is a list of what follows here: "lay a card face down, pass or play a 100".
prompt-turn = The discard is { $discard }: { OR($ways) }.
# Somebody else has laid a card face down; $ways begins with "challenge it".
prompt-answer = { $seat } has laid a card face down on the { $discard }: { OR($ways) }.
prompt-answer-hundred = { $seat } has laid a card face down on a 100, which any number outbids: { OR($ways) }.
# The same, where $seat holds no other card.
prompt-answer-last = { $seat } has laid a card face down on the { $discard }, and it is the last one: challenge it, or { $seat } wins the game.
prompt-answer-last-hundred = { $seat } has laid a card face down on a 100, which any number outbids, and it is the last one: challenge it, or { $seat } wins the game.
way-challenge = challenge it
way-hide = lay a card face down
way-pass = pass
way-outbid = outbid the { $discard }
way-hundred = play a 100

## Why a move is not allowed

why-restart = you restart the discard: lay a card openly, any card you hold (TH-16)
why-nothing-to-challenge = no face-down card is waiting for your answer (TH-13)
# $cards is a list of cards in the hand of whoever reads it.
why-no-pass = you can outbid the { $discard } ({ ROW($cards) }), so you may not pass (TH-9)
why-no-cheat = { $seat } has just laid a card face down: play, pass or challenge (TH-11)
why-not-held = you do not hold the { $card }
why-no-hundred = you do not hold a 100
why-not-above = the { $card } is not above the { $discard } (TH-7)
why-no-digit = the { $card } has no digit of the { $discard } (TH-7, TH-8)

## What happened

news-not-challenged = Nobody challenges the last card of { $seat }, so the game ends before the answer is played.
news-aside = The face-down card of { $seat } is put aside unseen.
# $on is the discard that the card lay beside.
news-outbids = The card was the { $card }: it outbids the { $on }.
news-no-outbid = The card was the { $card }: it does not outbid the { $on }.
news-draws = { $seat } draws { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  }.
news-reshuffled = The pile ran out: discards and cards put aside were shuffled into it.
news-restart = Everybody has passed: { $seat } restarts with any card.
# $standings is a list of "Ann: 3 cards".
news-limit = The limit of { $turns } turns is reached. { ROW($standings) }.
news-standing = { $seat }: { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  }
news-wins = { $seat } has laid off all cards and wins.

## The table, at the prompt

# A list of all players follows, line by line.
table-turn = Turn { $turn } of at most { $limit }. Cards held:
table-over = The game is over. Cards left:
# $held is a list of one or two: "5 in hand, 1 face down".
table-held = { $seat }: { ROW($held) }
# $marks is a list of one or two: "you, to move".
table-held-marked = { $seat }: { ROW($held) } ({ ROW($marks) })
table-in-hand = { $cards } in hand
table-one-face-down = 1 face down
table-you = you
table-to-move = to move
# $under is how many cards lie under the discard, $pile how many are left to draw.
table-discard = Discard: { $discard } ({ $under ->
    [0] no card
    [one] 1 card
   *[other] { $under } cards
  } under it); pile: { $pile }
table-face-down = Face down: a card of { $seat }
# Whoever reads it has laid the card.
table-face-down-known = Face down: a card of { $seat } (the { $card })
# $counts is a list of "2 by Ann".
table-aside = Put aside unseen: { ROW($counts) }
table-aside-yours = Put aside unseen: { ROW($counts) }; yours: { SPACED($cards) }
table-aside-by = { $cards } by { $seat }
# $turns is a list of the five that follow: "Ann played 06, Bo passed on 06".
table-turns = Last turns: { ROW($turns) }
table-played = { $seat } played { $card }
table-passed = { $seat } passed on { $on }
table-hid = { $seat } laid a card face down on { $on }
table-hid-known = { $seat } laid the { $card } face down on { $on }
table-challenged = { $seat } challenged ({ $card } on { $on }: { $found ->
    [truth] true
   *[lie] a lie
  })
table-challenged-restart = { $seat } challenged ({ $card } on { $on }: { $found ->
    [truth] true
   *[lie] a lie
  }) and restarted with { $restart }
table-passes = Passes in a row: { $passes }
table-hand = Your hand: { SPACED($cards) }
table-hand-empty = Your hand: empty

## The score sheet

# Rows, with a number of cards for every player.
sheet-dealt = Dealt
sheet-laid = Laid openly
sheet-hid = Laid face down
sheet-passed = Drawn for passing
sheet-challenged = Drawn over challenges
sheet-total = Total
# How the rows come about.
sheet-dealt-each = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } each (TH-4)
sheet-laid-by = { $seat } laid { COUNT($cards) ->
    [one] 1 card
   *[other] { COUNT($cards) } cards
  } openly: { ROW($cards) }
# Of the $count cards that somebody laid face down, whoever reads it knows none, some or all.
sheet-hid-by = { $seat } laid { $count ->
    [one] 1 card
   *[other] { $count } cards
  } face down
sheet-hid-some = { $seat } laid { $count ->
    [one] 1 card
   *[other] { $count } cards
  } face down, among them: { ROW($cards) }
sheet-hid-all = { $seat } laid { $count ->
    [one] 1 card
   *[other] { $count } cards
  } face down: { ROW($cards) }
sheet-unanswered = { $seat }: the card not answered yet still counts (TH-20)
sheet-passed-by = { $seat } drew { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } for passing (TH-9)
# $seat_drawer drew: the challenger, $seat, if the card does outbid; else whoever had laid it.
sheet-challenge-wrong = { $seat_drawer } draws { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  }: { $seat } challenged, { $card } outbids { $on } (TH-13)
sheet-challenge-right = { $seat_drawer } draws { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  }: { $seat } challenged, { $card } does not outbid { $on } (TH-13)
sheet-left = cards left; the fewer, the better (TH-20)
# Below the sheet.
sheet-note = Whoever has no card left wins (TH-17); { $turns } of { $limit } turns are played, then the fewest cards win (TH-20).
sheet-note-limit = All { $limit } turns are played: the fewest cards win (TH-20).
sheet-note-shed = { $seat } has no card left and wins (TH-17).

## Why the rule of thumb makes a move

reason-last-card = it is my last card
reason-stop-the-winner = letting a last card go would end the game
reason-stuck = I cannot outbid, and a pass would cost me a card as well
reason-smells = hardly a card is left that outbids, so it smells of a lie
reason-hardest = it is the hardest card to get rid of later on
reason-better-than-drawing = a 100 is better than drawing a card
reason-safe-lie = my neighbour can probably outbid and will rather do that than challenge
reason-mixed-lie = my hidden cards must not always be true where a challenge is likely
reason-trap = it is true, and a neighbour who cannot outbid will challenge it
reason-keep-the-hundred = a 100 would help a neighbour who is nearly out, and a lie would not get past them
reason-honest = a lie would not get past my neighbour

## What is wrong with a record

# $text is a word of the record itself: cards, or reshuffle.
record-deal = chance is to come as a deal of "{ $text }"
record-pile = pile must be a list of cards, from the top
record-hands = a deal gives { $players } hands of { $cards } cards
record-start = start must be a seat from 0 to { $last }
record-no-card = "{ $text }" is no card: cards are written 00 to 99, and 100
record-box = the cards must be exactly the { $cards } in the box
record-loose = the cards must be exactly the { $cards } under the discard and put aside

## On the page

# In this group, words between *asterisks* are shown in bold; and where a comment says "pictured", a
# card is drawn as a small picture of its figure. Whoever has it read aloud hears the figure.

# How the game stands: a heading of one line, on a phone at most two.
hundred-restarts = { $seat } restarts: any card, laid openly
hundred-restarts-you = You restart: any card, laid openly
# $seat_owner has laid a card face down; it is for $seat to answer.
hundred-answers = { $seat } may challenge { $seat_owner }, or let it go
hundred-answers-you = You may challenge { $seat_owner }, or let it go
hundred-answers-last = { $seat_owner } wins, unless { $seat } challenges this last card
hundred-answers-last-you = { $seat_owner } wins, unless you challenge this last card
hundred-turn = { $seat } to play
hundred-turn-you = Your turn
hundred-shuffling = Shuffling ...
hundred-limit-won = { $turns } turns are over: { $seat } wins with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
# $seats are two or more.
hundred-limit-shared = { $turns } turns are over: { $seats } share the win with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } each
hundred-won-unchallenged = { $seat } wins: nobody challenged the last card
hundred-won-truth = { $seat } wins: the last card was the truth
hundred-won = { $seat } has laid off every card and wins

# Which card may be laid now, a short line below the heading. $card is the discard; all cards and digits are pictured.
hundred-fits-restart = Now *any card* goes on the { $card }
hundred-fits-all = *Anything* goes on the { $card }
hundred-fits-none = Nothing outbids the { $card }: only a { $hundred } fits
# $digits are the digits that it takes, one or two.
hundred-fits = To outbid: above { $card }, with a { OR($digits) }
hundred-turn-of = Turn { $turn } of { $limit }
hundred-turns-taken = { $turns } of at most { $limit } turns
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
hundred-face-down-of = A card of { $seat }, face down
hundred-face-down-known = A card of { $seat }, face down: the { $card }
hundred-shown-truth = Shown: the { $card } on the { $on }, the truth
hundred-shown-lie = Shown: the { $card } on the { $on }, a lie
hundred-under-list = Under the discard
hundred-aside-list = Put aside unseen, by who laid them
# Stamped across a card, in capitals: no room for more than five or six letters.
hundred-stamp-last = last!
hundred-stamp-truth = true
hundred-stamp-lie = lie!
# Below a card that was shown: the discard that it was laid on.
hundred-shown-on = on { $card }

# The last turns, one to three short sentences each; all cards are pictured. In bold: who took the turn, and after a
# challenge what was found.
hundred-story = The last turns
hundred-story-none = Nobody has laid a card yet.
hundred-story-plays = *{ $seat }* plays { $card } on { $on }.
hundred-story-hides = *{ $seat }* lays a card face down on { $on }.
hundred-story-hides-known = *{ $seat }* lays { $card } face down on { $on }.
hundred-story-passes = *{ $seat }* passes on { $on } and draws { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  }.
hundred-story-truth = *{ $seat }* challenges: { $card } on { $on } is *the truth*, { $seat_drawer } draws { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  }.
hundred-story-lie = *{ $seat }* challenges: { $card } on { $on } is *a lie*, { $seat_drawer } draws { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  }.
hundred-story-restart = Restart with { $card }.
hundred-story-reshuffled = The pile was reshuffled.

# Your own hand. What a screen reader says of a card and of the button below it, which lays it face down; "again" is
# for whoever wants to tap twice.
hundred-hand = Your hand
hundred-play = Play { $card } openly
hundred-play-again = { $card } lifted: again to play it openly
hundred-hide = Lay { $card } face down
hundred-hide-again = { $card } turned over: again to lay it face down
# On a card and below it, as wide as a narrow card on a phone: about six letters a line, two lines.
hundred-again = again
hundred-face-down = face down
# Below a 100, which cannot be laid face down.
hundred-open-only = open only

# Two buttons; on a phone they stand beside a name, so a dozen letters at most.
hundred-challenge = Challenge!
hundred-pass = Pass

# Beside a player's name: very little room.
hundred-last-card = last card!
hundred-one-face-down = +1 face down
hundred-some-aside = { $cards } aside

# Questions before a move with which a slip would hurt.
hundred-sure-hundred = On a 100 every number outbids, so you would draw three (TH-14). Challenge all the same?
hundred-sure-challenge = Challenge { $seat }? If the card does outbid the { $discard }, you draw three.
hundred-sure-last = It is the last card of { $seat }: anything but a challenge lets { $seat } win. Let it go?
hundred-sure-open = Laid openly, this card wins at once. Lay it face down all the same?
# $seat is the next player.
hundred-sure-hide = Lay your last card face down? If { $seat } lets it go, you win; if not, you draw three.

## What is wrong with an edition

# How many numbers and how many 100s somebody's own file has; $cards is how many cards there must be.
edition-total = { $numbers } numbers and { $hundreds } 100s do not make { $cards } cards, which the box must hold

## The aim, how one stands, and the end of the game

# One line, always on the table; on a phone, too.
aim = Empty your hand! Outbid: higher, sharing a digit.
# What the reader has left, as a sum: one or two short lines on a phone.
standing-ahead = { $cards } left: { $dealt } dealt - { $laid } laid + { $drawn } drawn. Nobody has fewer.
# $seats have the fewest cards; they are one or more.
standing-behind = { $cards } left: { $dealt } dealt - { $laid } laid + { $drawn } drawn. Fewest: { $seats } ({ $fewest }).
# Headings of the card that is shown at the end.
round-shed = { $seat } has laid the last card
round-unchallenged = Nobody challenged the last card of { $seat }
round-truth = The last card of { $seat } was true
round-limit = { $turns } turns are over
# Why the game ended, in a sentence.
end-true = The last card of { $seat } was challenged, but it was true.
end-limit = The limit of { $turns } turns is reached.
# A line of the sum: $part is a row of the score sheet.
round-part = { $part }: { SIGNED($cards) }
round-note = What counts is the cards left: the fewer, the better.

## What badges explain on the page

# At most two short sentences each.
explain-outbid = A card outbids if its number is higher and it has one of these digits. Where the digit stands does not matter.
explain-nothing = No number is higher and shares a digit. Only a 100 may be laid on it.
explain-on-hundred = A 100 goes on any card, and any card goes on a 100.
explain-restart = After a challenge, or when everybody has passed, somebody lays any card, openly. From there it goes on.
explain-turns = After { $limit } turns the game stops, and whoever has the fewest cards wins.
explain-passes = Only who cannot outbid may pass, and draws a card. When all have passed in a row, whoever passed first lays any card.
explain-pile = Who passes draws one card from here. Who is caught lying draws three, and so does who doubts the truth.
explain-discard = The discard: the card to beat. Lay a higher number that shares a digit with it, or a 100.
explain-under = All cards that were laid openly or shown. If the pile runs out, they are shuffled into a new one.
explain-aside = Cards laid face down that nobody challenged. Nobody has seen them.
explain-face-down = { $seat } laid this card face down: it may outbid, or be a lie. Only the next player may challenge it.
explain-face-down-last = This is the last card of { $seat }. If it is not challenged, { $seat } wins.
# $seat drew $cards cards.
explain-truth = The { $card } outbids the { $on }, so it was the truth. { $seat } challenged and draws { $cards }.
explain-lie = The { $card } does not outbid the { $on }, so it was a lie. { $seat } laid it and draws { $cards }.
explain-hand = Cards in this hand. Whoever has none left first wins.
explain-last-card = One card is left in this hand. Once it is laid and stands, the game is won.
explain-one-face-down = One card lies face down and waits for an answer. Until then it counts with the hand.
explain-some-aside = Cards that were laid face down and went by unchallenged.
explain-open-only = A 100 goes on any card, but never face down.

## The guided first hand

# Short and warm, at most two or three short sentences. The game is played as lesson.toml has it; $seat_next is the
# player after the reader, $seat_last the one after that.
lesson-aim = Welcome! Whoever gets rid of all cards first wins. You have { $cards } to go.
lesson-discard = This is the discard: { $card }. You outbid it with a higher number that shares a digit with it. Every digit has its own colour, so look for those.
lesson-outbid = Your 47 is above { $card }, and both have a 4. Lay it!
lesson-outbid-hundred = A 100 goes on anything, so save it for when you are stuck. Outbid with the 47.
lesson-outbid-hidden = Face down is for later. The 47 really outbids: lay it openly, and nobody can object.
lesson-outbid-done = One card fewer! { $seat_next } and { $seat_last } outbid as well, and now { $card } lies there.
lesson-hundred = Only 98 and 99 outbid { $card }, and you have neither. But a 100 goes on every card. Lay it!
lesson-hundred-pass = You may pass, but then you draw a card. The 100 takes one off your hand instead.
lesson-hundred-done = On a 100 any card may be laid. { $seat_next } was glad of it, and { $seat_last } went up to { $card }.
lesson-pass = Nothing outbids { $card }, and your 100 is gone. Pass: it costs you one card from the pile.
lesson-pass-bluff = Everybody knows that nothing outbids 99, so this bluff fools nobody. Better pass.
lesson-pass-done = You drew { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }. The others had to pass, too. When everybody has passed, whoever passed first restarts: you!
lesson-restart = At a restart you may lay any card. Low ones are the hardest to get rid of, so lay the 05.
lesson-restart-higher = That is allowed, but higher cards find a place more easily later. Use the chance for your lowest.
lesson-restart-done = Your lowest card is gone. The others outbid it, up to { $card }.
lesson-bluff = You cannot outbid { $card }. But you can bluff: lay the 31 face down, as if it did.
lesson-bluff-pass = Passing costs you a card. A bluff takes one off your hand, if it works.
lesson-bluff-other = A fine bluff, but you will need that card. Hide the 31.
lesson-bluff-done = It worked! { $seat_next } let it go by, and your card lies aside unseen. But now { $seat_last } has laid a card face down.
lesson-challenge = Only 99 outbids { $card }, and you have seen it laid. So this must be a lie. Challenge!
lesson-challenge-pass = Then the lie goes by, and you draw a card as well. Challenge it!
lesson-challenge-done = It was { $card }: a lie! { $seat } draws { $cards }. Had it been the truth, you would have drawn three.
lesson-again = After a challenge you restart, right or wrong: lay any card. Your lowest is the 16.
lesson-again-done = You have { $cards } cards left, and { $card } is to be outbid.
lesson-trap = Your 62 outbids { $card }. Lay it face down all the same: it looks like a bluff, and a wrong challenge costs three cards.
lesson-trap-open = That is safe as well. But try the trap: face down it looks like a lie.
lesson-trap-lie = The 72 does not outbid, so you would draw three if somebody looks. Hide the 62: it is true.
lesson-trap-done = { $seat } challenged, but your { $card } was the truth: { $cards } cards to draw!
lesson-last = Your last card! Where a digit stands does not matter, so 72 outbids { $card }. Lay it openly and win.
lesson-last-hidden = Face down it could be challenged. Laid openly it wins at once!
lesson-won = Your hand is empty: you win! { $seat_next } is left with { $first } cards and { $seat_last } with { $second }. Now you know all there is.

## The rules on one page

# Pictures of cards stand beside these. Our own words, no clauses.
sheet-page-aim = Get rid of your cards! Whoever has none left first wins.
sheet-page-cards = The cards
sheet-page-cards-text = Every number from 00 to 99 once, and ten 100s. Each digit has a colour of its own. Everybody starts with seven cards; one more is turned up and is the discard.
sheet-page-turn = Your turn: one of four ways
sheet-page-outbid = Outbid
sheet-page-outbid-text = Lay a higher number that shares a digit with the discard. Where the digit stands does not matter.
# The card is pictured; four examples follow.
sheet-page-on = If { $card } is the discard:
# Under a card, about twelve letters a line.
sheet-page-fits-both = higher, with 6 and 0
sheet-page-fits-one = higher, with a 6
sheet-page-too-low = too low
sheet-page-no-digit = no digit in common
sheet-page-hundred = Lay a 100
sheet-page-hundred-text = It goes on any card, and any card goes on it.
sheet-page-pass = Pass
sheet-page-pass-text = Only if nothing of yours outbids. You draw one card, and it has to wait.
sheet-page-cheat = Cheat
sheet-page-cheat-text = Lay any number face down. It may be the truth! Not allowed if the player before you has just done it.
sheet-page-answer = After a face-down card
sheet-page-answer-text = The next player may let it go, and plays or passes as usual; the hidden card is put aside unseen. Or challenge: then it is shown.
sheet-page-truth = It outbids: whoever challenged draws three.
sheet-page-lie = It does not: whoever laid it draws three.
sheet-page-answer-then = Either way, whoever challenged goes on with a restart: any card, laid openly.
sheet-page-passed = A restart, too: when everybody has passed in a row, whoever passed first lays any card.
sheet-page-end = The end
sheet-page-end-open = Your last card, laid openly
sheet-page-end-open-then = You win at once.
sheet-page-end-hidden = Your last card, face down
sheet-page-end-hidden-then = You win, unless the next player challenges and it was a lie.
sheet-page-end-limit = Nobody is done after 100 turns each
sheet-page-end-limit-then = The fewest cards win.
sheet-page-score = Everybody scores the cards they have left: the fewer, the better.

# Of the number beside a player's name.
explain-score = Cards left to get rid of. None left wins.

## What the coach counts in imagined worlds: in $times of 100 of them

# Whole sentences. The first three are of what is hidden, the others of what comes of a move.
# $seat has laid the card.
fact-truth = The face-down card of { $seat } is the truth in { $times } of 100 worlds.
fact-can-outbid = { $seat } can outbid the { $discard } in { $times } of 100 worlds.
fact-hundred = { $seat } holds a 100 in { $times } of 100 worlds.
fact-caught = Your lie is challenged in { $times } of 100 worlds.
fact-trapped = { $seat } challenges your card in { $times } of 100 worlds, though it is the truth.
fact-passes = { $seat } passes in { $times } of 100 worlds.
fact-you-pass = You pass at your next turn in { $times } of 100 worlds.
fact-you-restart = In { $times } of 100 worlds everybody else passes, and you restart with any card.
fact-goes-out = { $seat } goes out before your next turn in { $times } of 100 worlds.
fact-you-go-out = You go out at once in { $times } of 100 worlds.
# Where a hidden card is, other than in a hand: small labels.
name-pile = pile
name-aside = put aside
name-face-down = face down
