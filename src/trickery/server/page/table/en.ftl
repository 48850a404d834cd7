### What the page says at a table, whatever the game; it comes together with a game's own words.
### See docs/translating.md.

## What the tab of the browser is called. $text is the game's title.

title-turn = ● Your turn · { $text }
title-game = { $text } · Trickery
title-over = Over · { $text } · Trickery
title-lobby = { $text }: the table fills · Trickery
title-closed = Closed · { $text } · Trickery
title-replay = Replay of { $text } · Trickery

## The bar at the top: there is little room on a phone

# What a screen reader says for the picture that leads to the front page
bar-home = Trickery, to the games
bar-over = The game is over
bar-your-turn = Your turn
bar-turn = { $seat } is to move
bar-reconnecting = Reconnecting …
# Whoever reads it only watches.
bar-watching = Watching
# How many others watch
bar-watchers = { $watchers } watching
bar-seen-before = Cards seen before
bar-sit-down = Sit down
bar-mute = Mute
bar-menu = Menu

## The menu of the table

menu-title = The table
menu-keys = Keys
menu-leave = Leave the table
menu-leaving = When you leave, a bot plays for you until you come back: the front page lists your tables.
menu-seats = Seats
menu-invite = Invite friends
menu-seen-before = These cards were dealt before, at another table. Whoever knows that game knows them.
# A long number follows.
menu-fingerprint = The fingerprint of the server's secret for the shuffle:

## The first hint to whoever plays a game for the first time

first-time = First time?
first-lit = What is lit can be played.
first-met = Got it

## A question before a move that cannot be undone; the question itself is the game's

sure-yes = Yes, do it
sure-no = No, wait

## Keys

keys-title = Keys
# Two keys, as they are called on keyboards
keys-enter = Enter
keys-escape = Esc
# What each key does
keys-hand = to the first thing that you can play
keys-arrows = from card to card in a hand
keys-play = play it
keys-moves = all moves as a list
keys-pause = pause, and go on
keys-log = the log
keys-sheet = the score sheet
keys-rules = the rules
keys-say = say something
keys-close = close the drawer
keys-help = this help

## Invitations

invite-sit = Whoever opens this link can sit down in an open seat.
invite-take-over = Whoever opens this link can sit down in a seat that the host lets somebody take over.
invite-watch = Whoever opens this link can watch, and ask the host for a seat.
invite-sit-link = Link to sit down
invite-sit-copy = Copy link to sit
invite-sit-code = Link to sit down, as a QR code
invite-watch-link = Link to watch
invite-watch-copy = Copy link to watch
invite-watch-code = Link to watch, as a QR code
# $text is an option of the command line.
invite-only-here = Only this machine can open these links. To let phones and friends on your network in, start the server with { $text }.
copy-done = Copied.
copy-by-hand = Please copy it by hand: { $text }

## The lobby, where a table fills

lobby-table = At the table
lobby-players = { $players } players
# An option of the game that is a number: $option is its name.
lobby-option = { $option }: { $value }
lobby-again = the same deal as before
lobby-deal = Deal the cards
lobby-dealing = The cards are dealt in a moment. You can watch.
lobby-host = Waiting for { $seat } to deal.
lobby-can-watch = You can watch, also without sitting down.
lobby-full = All seats are taken. You can watch.
lobby-shuffling = Shuffling: everybody adds their luck.
lobby-awaited = Waiting for { $seats }.
# $numbers are numbers of seats.
lobby-called-off = The shuffle was called off: { COUNT($numbers) ->
    [one] the luck of seat { $numbers } did not come in time, so that seat is open again.
   *[other] the luck of seats { $numbers } did not come in time, so these seats are open again.
} No cards were dealt. Everybody adds new luck to the next one.
lobby-called-off-for-all = The shuffle was called off: nobody's luck came in time, so nobody lost their seat. No cards were dealt. Everybody adds new luck to the next one.
lobby-accused = This page had sent your luck: it did not arrive in time, or the server did not want it.
lobby-open-seats = { $open ->
    [one] One seat is open: a bot plays there after the deal.
   *[other] { $open } seats are open: bots play there after the deal.
} Somebody can take over only if you say so in the table's menu.
lobby-fair = A shuffle that nobody can choose
lobby-fair-how = The server has drawn a random number, its secret, and shows only a fingerprint of it, which stands below. For everybody who sits here their page draws a random number, too, their luck, and shows only its fingerprint. When the host deals, all fingerprints are fixed; then all luck is revealed, and the cards follow from the secret and all luck together. So nobody can choose them. After the game this page checks it, and you can, too. Whoever runs the server can look at the cards while the game runs: no shuffle can prevent that.
lobby-same = A deal that was played before
lobby-same-how = These cards were dealt before, at another table, so nothing is shuffled here. Whoever knows that game knows the cards.

## Seats. $number is a seat's number, counted from 1.

seats-number = Seat { $number }
seats-watching = This link is for watching. To play, ask the host for a seat.
seats-level = Bots' level
# $text tells how they play: "by a good player's rule of thumb, without long thinking".
seats-bot-plays = Plays { $text }.
# Short notes beside a name
seats-you = you
seats-host = host
seats-offered = may be taken over
seats-bot = a bot plays
seats-stand-in = a bot stands in
seats-away = away
seats-luck-added = luck added
seats-luck-awaited = luck awaited
seats-luck-revealed = luck revealed
seats-luck-missing = no luck added yet
# Buttons, each with what a screen reader says for it, which must begin with the same words
seats-sit = Sit here
seats-take = Take over
seats-offer = Let somebody take over
seats-offer-which = Let somebody take over seat { $number }
seats-offer-end = Offer no longer
seats-offer-end-which = Offer no longer seat { $number }
seats-add-bot = Add a bot
seats-add-bot-which = Add a bot in seat { $number }
seats-keep-bot = Keep a bot
seats-keep-bot-which = Keep a bot in seat { $number }
seats-replace = Replace by a bot
seats-replace-which = Replace by a bot in seat { $number }
seats-remove = Remove
seats-remove-whom = Remove { $seat }

## What a table tells at once

live-unseated = You have lost your seat at this table. You are watching now.
live-dismiss = Dismiss
live-again-title = These cards are being played again
live-again = The game at this table is over, and its deal is played once more at another one. Until that is over, only those who sat here see what was played.

## Puzzles: positions with one clearly best move

puzzles-what = In each of these positions one move is clearly the best, and the rule of thumb misses it. Find it.
puzzles-none = There is no such puzzle
# How many of all puzzles of a game were solved
puzzles-solved = { $solved } of { $puzzles } solved
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-level = { $level ->
    [1] Easy
    [2] Tricky
   *[3] Hard
}
# Read out for a puzzle in the list. $mark tells what became of it; "new": it was not tried yet.
puzzles-one = Puzzle { $number }, { $players } players, { $mark ->
    [solved] solved
    [missed] missed
   *[new] not tried yet
}
# $number is the puzzle's place in the list, $text the game's title.
puzzle-heading = Puzzle { $number } · { $text }
puzzle-right = Right! That is the best move.
puzzle-wrong = Not quite. Best: { $move }
puzzle-worths = What each move is worth, as a share of the win
puzzle-why = Why “{ $move }”?
# $why is the rule of thumb's reason, a sentence of its own.
puzzle-thumb-errs = The rule of thumb would have chosen “{ $move }” ({ $why }), but here something else matters more.
# A playout is a game played on from here by the computer, with hidden cards as they may lie.
puzzle-deep = The coach has played on from here about { $playouts } times, with the hidden cards as they may lie.
puzzle-before = What was played before

## The log

# What somebody did or said: $what is a move's label, or a sentence.
told-line = { $seat }: { $what }
# The same of a move, read out: other sentences follow.
told-aloud = { $seat }: { $what }.
told-secret = { $seat }: a secret move
told-secret-aloud = { $seat }: a secret move.
# Read out when it is your turn: $prompt is the game's question to you.
told-turn = Your turn: { $prompt }
told-nothing = Nothing has happened yet.
told-everything = Show everything

## Beside the table: five tabs, with as little room as a fifth of a phone's width, and their headings

panel-name = Log, score, rules and moves
panel-body = Panel
panel-log = Log
panel-log-title = Log
panel-sheet = Score
panel-sheet-title = Score sheet
panel-rules = Rules
panel-rules-title = Rules
panel-moves = Moves
panel-moves-title = All moves
panel-say = Say
panel-say-title = Say something
panel-not-your-turn = It is not your turn.
panel-watching = Only those at the table can speak.
panel-said = Said so far

## The score sheet

score-name = The sheet
# The heading of the column with the names of the rows
score-what = What scored
score-nothing = Nothing has been scored yet.
score-fetching = Fetching the sheet …

## After the game

result-you = You have won!
result-you-with = You have won, together with { $seats }!
result-others = { COUNT($seats) ->
    [one] { $seats } has won
   *[other] { $seats } have won
}
result-nobody = Nobody has won
result-rematch = Rematch
result-rematch-join = Join the rematch
result-rematch-watch = Watch the rematch
result-replay = Replay
result-same-deal = Play the same deal again
result-sheet = Score sheet
result-record = Record and fairness
result-download = Download the record
result-copy-replay = Copy the replay's link

## A table by rules that have been revised since

ended-title = { $text }: a closed table
# $why begins with a small letter, and is shown with a capital.
ended-why = { $why }.
ended-kept = Nothing of it is lost: here is what happened, and the record holds every card.
ended-fair = Fairness

## A replay

replay-heading = Replay: { $text }
replay-fetching = Fetching the game …
# A field: through whose eyes the game is shown. Names of players follow, and these two.
replay-eyes = Eyes of
replay-eyes-table = a bystander
replay-eyes-all = everybody: all cards open
replay-copy = Copy link
replay-table = To the table
replay-first = First step
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forward = Forward
replay-last = Last step
replay-step = Step { $step } of { $last }

## The table itself

felt-name = The table
felt-laying = Laying the table …
felt-others = The other players
felt-players = Players
felt-points = points
# Said of whoever's turn it is
felt-to-move = to move
# What a screen reader says of a bot's mark.
felt-bot = bot
# Beside the name of somebody for whom a bot stands in: very little room.
felt-away = away
felt-away-why = { $seat } is away; a bot stands in for now.
felt-you = You
felt-hand = Your hand
# $text is a card that was tapped once.
felt-lifted = { $text }, lifted: again to play
felt-trick = The trick
felt-last-trick = The last trick
felt-moves = Moves
felt-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
# A game without a drawing of its own tells what it shows in a table: "discard: none", "over: no".
felt-none = none
felt-yes = yes
felt-no = no

## Why this page does not go on with a shuffle

doubt = This page does not go on with this shuffle: { $why }
# Each of these follows the line above.
doubt-other-table = it is said to belong to another table.
doubt-earlier = the server does not tell of all earlier ones.
doubt-twice = a seat is in its list twice.
doubt-commitment = the server has changed what it had committed itself to at first.
doubt-made-again = the server wants shuffle { $shuffle } again, after it could have seen its cards.
doubt-list = the server has changed the list of shuffle { $shuffle }.
# These stand alone.
doubt-not-in-it = Your luck is not in this shuffle: you had added none, or were away when it began.
doubt-not-ours = The list holds a luck for your seat that is not this page's, so this page reveals nothing. If this table is open on another device of yours, that one reveals.

## What is proven of a shuffle. Secret: the server's random number; luck: a person's; fingerprint: what is shown of either before.

fair-checking = Checking the shuffle …
fair-unchecked = It could not be checked: { $why }
# A screen reader says one of these before each finding, where others see a sign.
fair-proven = Proven:
fair-partly = Not proven:
fair-broken = Wrong:
fair-terms = The secret is a random number of the server's, luck one of each person's page. A fingerprint fits one number only, and does not tell which: it was shown before, the number itself afterwards.
# A command follows on a line of its own.
fair-limits = What no check can show: whoever runs the server can look at the cards while the game runs. And this page came from that server: if you do not trust it, save receipt and record, and check them elsewhere with this command, which also looks whether every move was by the rules:
fair-save = Save the receipt
fair-fingerprint = The fingerprint of the server's secret
fair-fingerprint-first = The fingerprint of the server's secret, as it was first shown
fair-secret = The server's secret
fair-luck = Luck of seat { $number }
fair-lucks = The players' luck

## The verdict

proof-broken = This shuffle cannot be trusted.
proof-again = These cards had been dealt before, at another table: whoever knew that game knew them. Nothing was shuffled here.
proof-no-luck = Nobody added luck, so whoever runs the server could have chosen these cards.
proof-bystander = The record fits together. More it cannot prove here, since this browser had no part in the shuffle.
proof-partly = This shuffle is proven in part: see below what is missing.
proof-nobody-chose = Nobody chose these cards, if you trust your own page.
proof-alone = The server was bound to its secret before it knew your luck, so it did not choose these cards. Nobody else added luck: there is nobody's word to compare.
proof-first = A table from before luck was pledged: whoever ran the server and also started the game could have chosen these cards.

## What it rests on, finding by finding

proof-record-unknown = The record does not tell how its cards were shuffled, or tells it in a form that this page does not know.
proof-record-shuffled = The record says that nothing was shuffled here, but this page was shown a shuffle.
proof-record-elsewhere = The record is of another table.
proof-secret-wrong = The server's secret does not fit its fingerprint.
proof-secret-settings = The game was not played with the options and figures that the server was bound to.
proof-secret-changed = The server had shown another fingerprint at first: it changed its secret afterwards.
proof-secret-unseen = The server's secret fits its fingerprint. This browser did not note one before the deal.
proof-secret-fits = The server's secret fits the fingerprint that was shown first: it was not changed after any luck was known.
proof-list-missing = Shuffle { $shuffle } is missing: its luck was revealed, and then it was made again.
proof-list-changed = Shuffle { $shuffle } has another list of fingerprints than the one that was shown before your luck was revealed.
proof-list-left-out = The record says that your luck was missing in shuffle { $shuffle }. This page had sent it: it did not arrive in time, or the server did not want it.
proof-list-unseen = This browser was not shown the list of fingerprints before the deal, so it cannot tell whether anybody was added or taken out.
proof-list-kept = The list of fingerprints is the one that was shown before your luck was revealed: nobody was added or taken out.
proof-pledge-wrong = The luck of seat { $number } does not fit the fingerprint that was shown of it.
proof-pledge-silent = Seat { $number } did not reveal its luck, and yet the cards were dealt.
proof-pledges-fit = Every luck fits its fingerprint: nobody chose theirs after hearing another's.
proof-pledges-unseen = Every luck fits its fingerprint. When these were shown, this browser cannot tell.
proof-luck-in = Your own luck is in it: the cards depend on something that nobody knew before all else was fixed.
proof-luck-out = Your own luck is not in it: you had added none, or were away when the cards were dealt.
proof-cards-unknown = Its cards cannot be checked here: this page does not know how this game is dealt.
proof-cards-revised = Its cards cannot be checked here: the game's rules have been revised since.
proof-cards-wrong = The cards dealt in step { $step } of the record do not follow from the secret and the luck.
proof-cards-none = The record holds no deal.
proof-cards-fit = { $draws ->
    [one] The cards follow from the secret and the luck, card by card.
   *[other] All { $draws } deals and shuffles of this game follow from the secret and the luck, card by card.
}
proof-game-hand = The record tells of other cards in your hand than those that you were dealt.
proof-game-moves = The record tells of other moves than those that were made from your seat.
proof-game-same = The record is that of the game which was played here: your cards and your moves are in it.
proof-called-off-unseen = The record tells of no shuffle that was called off. This browser was not there to see.
proof-called-off-none = No shuffle was called off: nobody saw a deal and had another one made.
proof-called-off-wrong = A shuffle was called off although everybody had revealed their luck.
# $silent are sentences, one for each of these shuffles: the next message.
proof-called-off = { $count ->
    [one] One shuffle was called off.
   *[other] { $count } shuffles were called off.
} { SPACED($silent) } If they worked together with whoever runs the server, they may have disliked a deal: that nobody chose is not proven.
proof-silent = { COUNT($numbers) ->
    [one] In shuffle { $shuffle } whoever then had seat { $numbers } did not reveal.
   *[other] In shuffle { $shuffle } whoever then had the seats { $numbers } did not reveal.
}

## The same at a table from before luck was pledged

proof-first-secret-wrong = The server's secret does not fit the fingerprint that was shown first.
proof-first-secret-fits = The server's secret fits the fingerprint.
proof-first-secret-kept = The server's secret fits the fingerprint that was shown first.
proof-first-luck-in = Your luck counted.
proof-first-luck-out = Your luck was left out.
# $text is a command.
proof-first-cards = Its cards are not checked here; { $text } does that with the record.

## Lessons

title-lesson = Learn { $text } – Trickery
lesson-heading = Your first moves in { $text }
lesson-none = There is no lesson
lesson-at = { $number } of { $steps }
lesson-leave = Leave
lesson-on = Go on
lesson-back = Back
lesson-skip = Show me
lesson-take-back = Take it back
# $move is the move that the step asked for.
lesson-another = That is allowed as well. For this lesson, try this one: { $move }.
lesson-end = That was the lesson. Play on, or sit down at a table of your own.
lesson-play-on-here = Play on from here
lesson-play-game = Play a new game
# What a screen reader calls the two lines that tell the aim and the standing.
aim-name = Aim and standing

## Settings

settings-name-help = For the next table that you sit down at.
settings-motion = Motion
settings-motion-off = Off: everything at once
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-motion-slow = Slow
settings-colours = Colours
settings-colours-auto = As the device is set
settings-colours-light = Light
settings-colours-dark = Dark
settings-sound = Sounds
settings-two-taps = Two taps to play a card: the first lifts it
settings-pace = Pace of the others
settings-pace-none = At once
settings-pace-slowest = Very slow
settings-wait-tricks = A finished trick waits for a tap
settings-wait-rounds = The end of a round waits for a tap
settings-forced = Make my move for me when there is only one
settings-clauses = Reasons name the numbers of the rules, too

## Moments

round-who = Player
round-points = This round
round-total = Total
round-go-on = Go on
# A button over the table: the trick stays until it is pressed.
trick-go-on = Go on
bar-pause = Pause
bar-paused = Paused

## Before a first game

first-game-title = Your first game of { $text }?
first-game-what = Three minutes of guidance at the real table show you what it is about.
first-game-learn = Show me how
first-game-play = Play right away

## A result

result-place = Place { $place } of { $players }
result-moments = What decided it
# A row of the score sheet, and who got most of it.
result-moment = { $label }: { $seat } { SIGNED($points) }
result-learn = Learn the game

## Taking back

# A button: the last move told nobody anything.
take-back = Take back

## Friends: asking for a seat, sharing a link, words of one's own

# A group of buttons for the host: somebody who watches asks for a bot's seat. There is little room on a phone.
asking-name = Somebody asks for a seat
# $text is a name, kept apart from the words around it, whichever way it is written.
asking-wants = { "\u2068" }{ $text }{ "\u2069" } asks for a seat.
asking-others = { $others ->
    [one] one more waits
   *[other] { $others } more wait
}
asking-which = Which seat
# One of several seats to choose: its number and the bot there.
asking-seat = { $number }: { $seat }
asking-give = Give the seat
asking-decline = Decline
# For whoever watches
asking-ask = Ask for a seat
asking-waiting = You have asked for a seat: the host decides.
asking-no-longer = Never mind
asking-given = The host has given you a seat.
asking-declined = You were given no seat at this table. You are watching.
# A button that opens the system's own way to pass a link on; the other two are read out for it, and begin with the same words.
invite-share = Share
invite-sit-share = Share the link to sit down
invite-watch-share = Share the link to watch
say-own = Your own words
say-send = Send
# To hear somebody no longer, for oneself only, and to hear them again
say-mute = Mute { $seat }
say-unmute = Hear again: { $seat }
lobby-here = Here: { $seats }.
lobby-not-here = Not here yet: { $seats }.
result-wanting = { COUNT($seats) ->
    [one] { $seats } wants a rematch.
   *[other] { $seats } want a rematch.
}

## A newer page

# A button in the bar of a table, where there is little room
bar-newer = Load the newer version

## Notifications

settings-alerts = Notify me of my turn and of the result while I look elsewhere
settings-alerts-denied = Your browser forbids notifications from this page. You can allow them in its settings.
settings-alerts-never = Notifications need a browser that has them and a page that came encrypted (https).

## Taking somebody in between two rounds

# A button: the seat is given, but only when the round is over.
asking-later = After this round
# A button with three dots: other answers to whoever asks.
asking-more = Another seat, later, or none
# $seat is whoever plays the seat until then, a bot.
asking-promised = After this round you take over from { $seat }.
asking-promised-to = After this round { "\u2068" }{ $text }{ "\u2069" } takes over from { $seat }.
asking-lapsed = Nothing came of the seat promised to you.
asking-lapsed-for = Nothing came of the seat promised to { "\u2068" }{ $text }{ "\u2069" }.

## Seen away from tables, but seldom

settings-language-auto = As the browser is set
rules-clauses = All rules in detail, clause by clause

## What moves are worth: a hint, and a review

# Short notes beside a move
worth-best = best
worth-chosen = played
# How much of the win one can expect after a move
worth-share = { $percent } %
# The same read out
worth-share-aloud = { $percent } percent of the win, between { $low } and { $high }
# What a move brings on average, where no move has a chance to win.
worth-points = { NUMBER($points, minimumFractionDigits: 1) } points
worth-all = Show all { $moves } moves
worth-doubt = A move whose lead is smaller than the doubt is not called better.

## A hint

hint = Hint
hint-title = The coach's advice
# The coach has to learn the game first, or works on something else.
hint-thinking = The coach is thinking …
hint-waiting = The coach is getting ready. This takes a while the first time.
hint-best = Best: { $move }
# No move is clearly the best.
hint-close = It is close. A good choice: { $move }
hint-bars = How much of the win you can expect after each move, as far as you can know. The line shows how sure that is.

## The review

title-review = Review of { $text } · Trickery
# A button: what the coach says about the game.
result-review = Review
review-heading = Review: { $text }
review-none = There is no review
# A field: a name follows.
review-whose = Moves of
# The coach gets ready, or others come first.
review-waiting = { $ahead ->
    [0] The coach is getting ready. This takes a while the first time.
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
}
review-reading = The coach reads the game …
review-progress-name = How far the coach is
review-progress = { $done } of { $decisions } decisions
review-progress-time = { $done } of { $decisions } decisions, about { $seconds } s to go
review-done = { $decisions ->
    [one] One decision, { $playouts } times played on to the end.
   *[other] { $decisions } decisions, each { $playouts } times played on to the end.
}
review-lost = The connection is lost. It goes on by itself.
review-no-decisions = { $seat } never had a choice in this game.
# A share of the win, and a change of it
review-share = { $percent } %
review-change = { SIGNED($percent) } %

# How the result came about
review-account = How it came about
review-account-told = From an equal share of { $start } %, luck ({ SIGNED($luck) } %) and skill ({ SIGNED($skill) } %) led to { $result } % of the win.
review-start = Start
review-start-why = Before the cards are dealt everybody has an equal share of the win.
review-luck = Luck
review-luck-why = What nobody in this seat could help: the deal, the cards that came, and what the others did.
review-room = Found
review-room-why = How much more the best moves were worth than what a regular would have done.
review-cost = Given away
review-cost-why = How much more the best moves were worth than those that were made, summed up. Skill is what was found less what was given away.
review-result = Result
review-result-why = The win itself: all of it, a part of it for those who share it, or nothing.

# The curve
review-curve = Everybody's chances
review-curve-steer = Decisions along the curve
# Decisions in a line: what was played, and what that cost of the win
review-in-short-best = Decision { $number }: { $move }, nothing better
review-in-short-sure = Decision { $number }: { $move }, cost { $percent } %
review-in-short-perhaps = Decision { $number }: { $move }, perhaps cost { $percent } %
review-look = Look
review-legend-luck = luck
review-legend-sure = a mistake
review-legend-perhaps = perhaps one
review-curve-table = The curve as a table
review-column-decision = Decision
review-from-to = { $from } to { $to } %

# The list of decisions
review-decisions = Decisions
review-decisions-how = What each cost of the win, and below between which figures that is, in 95 of 100 cases.
review-order = Order
review-order-cost = Costliest first
review-order-game = As played
review-best-move = nothing better
# The cost is within doubt.
review-perhaps = perhaps
# The ends of an interval
review-range = { $low } to { $high } %

# A decision
review-all = All decisions
review-at = { $number } of { $decisions }
review-previous = The one before in the list
review-next = The next one in the list
review-played = Played: { $move }
review-try-sure = There was something better. What would you do?
review-try-perhaps = Perhaps there was something better. What would you do?
review-show = Show me
review-not-allowed = That was not allowed here.
review-tried-best = Yes: { $move }. The coach prefers it, too.
review-tried-good = Good: { $move } is about as good as the coach's choice, { $best }.
review-tried-same = That was the move: { $move } costs { $percent } % of the win. Try something else.
review-tried-worse = { $move } costs { $percent } % of the win. Try something else, or have it shown.
review-verdict-sure = Better: { $best }. It was worth { $percent } % more of the win ({ $low } to { $high }).
review-verdict-perhaps = Perhaps better: { $best }. It may have been worth { $percent } % more of the win ({ $low } to { $high }).
review-verdict-best = The coach found nothing better.
# A button that leads down to the reasons
review-why-to = Why?
review-worths = What every move was worth
review-why = Why
review-hard = How hard was it?
review-hard-0 = Easy: rule of thumb, regular and coach agree.
review-hard-1 = Not easy: of rule of thumb, regular and coach, one disagrees.
review-hard-2 = Hard: rule of thumb, regular and coach each want something else.
review-thumb = Rule of thumb
review-thumb-why = What a good player's rule of thumb says, without long thinking.
review-regular = A regular
review-regular-why = What a bot of this level would have done: at a glance, by what it learned in millions of games.
review-points = In points the better move makes { SIGNED($points) } on average.
review-odds = Where hidden cards may be
review-odds-how = In so many of 100 worlds that fit what this seat knew. What is certain is left out.
review-odds-card = Card
review-play-on = Play on from here
review-play-on-how = A new table with the same cards, and bots in all other seats.
review-list = { $moves } moves as a list
## Hints that the host allows

# A switch when a table is opened.
new-hints = Allow hints
new-hints-help = Whoever plays may then ask what the best move is, and everybody sees that this is allowed. Where only bots sit with you, there are hints anyway.
# One of the facts about a table, in a row.
lobby-hints = hints are allowed
# In the bar at the top: there is little room.
bar-hints = Hints allowed

## Records that are brought along

# A button, and what it is for.
record-open = Open a record
record-open-help = A game that was kept as a file, for its review. You can also drop the file onto the front page.
# A heading; the reason follows.
record-refused = This file cannot be opened
record-none = there is no record of a game in it
# Instead of what was proven of the shuffle.
fair-copied = These cards were not shuffled at this table, so nothing can be proven about them here.
