### What the page says at a table, whatever the game; it comes together with a game's own words.
### See docs/translating.md.

## What the tab of the browser is called. $text is the game's title.

title-turn = ● Your turn · { $text }
title-game = { $text } · Trickery
title-over = Game over · { $text } · Trickery
title-lobby = { $text }: waiting for players · Trickery
title-closed = Closed · { $text } · Trickery
title-replay = Replay of { $text } · Trickery

## The bar at the top: there is little room on a phone

# What a screen reader says for the picture that leads to the front page
bar-home = Trickery: back to the games
bar-over = The game is over
bar-your-turn = Your turn
bar-turn = { OF($seat) } turn
bar-reconnecting = Reconnecting…
# For a spectator
bar-watching = Watching
# How many others are watching
bar-watchers = { $watchers } watching
bar-seen-before = Cards seen before
bar-sit-down = Sit down
bar-mute = Mute
bar-menu = Menu

## The menu of the table

menu-title = Table menu
menu-keys = Shortcuts
menu-leave = Leave the table
menu-leaving = If you leave, a bot plays for you until you come back. You’ll find this table on the front page.
menu-seats = Seats
menu-invite = Invite friends
menu-seen-before = These cards were dealt before, at another table. Anyone who knows that game knows these cards.
# A long number follows.
menu-fingerprint = Fingerprint of the server’s secret number for the shuffle:

## The first hint to whoever plays a game for the first time

first-time = First time?
first-lit = You can play anything that’s lit up.
first-met = Got it

## A question before a move that cannot be undone; the question itself is the game's

sure-yes = Yes, do it
sure-no = No, wait

## Keys

keys-title = Keyboard shortcuts
# Two keys, as they are called on keyboards
keys-enter = Enter
keys-escape = Esc
# What each key does
keys-hand = jump to the first thing you can play
keys-arrows = move from card to card in a hand
keys-play = play it
keys-moves = list all moves
keys-pause = pause or resume
keys-log = open the log
keys-sheet = open the score sheet
keys-rules = open the rules
keys-say = chat
keys-close = close the panel
keys-help = show this help

## Invitations

invite-sit = Anyone with this link can take an open seat.
invite-take-over = Anyone with this link can take over a seat that the host offers.
invite-watch = Anyone with this link can watch, and ask the host for a seat.
invite-sit-link = Invite link
invite-sit-copy = Copy invite link
invite-sit-code = Invite link as a QR code
invite-watch-link = Link to watch
invite-watch-copy = Copy link to watch
invite-watch-code = Link to watch as a QR code
# $text is an option of the command line.
invite-only-here = These links only work on this computer. To let in phones and friends on your network, start the server with { $text }.
copy-done = Link copied.
copy-by-hand = That didn’t work. Please copy the link yourself: { $text }

## The lobby, where a table fills

lobby-table = At the table
lobby-players = { $players } players
# An option of the game that is a number: $option is its name.
lobby-option = { $option }: { $value }
lobby-again = same deal as before
lobby-deal = Deal the cards
lobby-dealing = The cards will be dealt in a moment. You can watch.
lobby-host = Waiting for { $seat } to deal.
lobby-can-watch = You can watch without sitting down.
lobby-full = All seats are taken, but you can watch.
lobby-shuffling = Shuffling: everybody adds a lucky number.
lobby-awaited = Waiting for { $seats }.
# $numbers are numbers of seats.
lobby-called-off = { COUNT($numbers) ->
    [one] The shuffle was called off: the lucky number from seat { $numbers } didn’t arrive in time, so that seat is open again.
   *[other] The shuffle was called off: the lucky numbers from seats { $numbers } didn’t arrive in time, so those seats are open again.
} No cards were dealt. Everybody adds a new lucky number next time.
lobby-called-off-for-all = The shuffle was called off: no lucky numbers arrived in time, so everybody keeps their seat. No cards were dealt. Everybody adds a new lucky number next time.
lobby-accused = This page did send your lucky number. Either it arrived too late, or the server didn’t accept it.
lobby-open-seats = { $open ->
    [one] One seat is still open: after the deal, a bot plays there.
   *[other] { $open } seats are still open: after the deal, bots play there.
} From then on, a friend can only take over a seat if you offer it in the table menu.
lobby-fair = A shuffle nobody can rig
lobby-fair-how = The server draws a random number, its secret number, and shows only a fingerprint of it: you can see that below. Each player’s page does the same with a lucky number. By the time the host deals, all the fingerprints are fixed. Then every lucky number is revealed, and the cards follow from the server’s secret number and all the lucky numbers together. So nobody can choose the cards. After the game, this page checks it all, and so can you. One thing no shuffle can prevent: the people who run the server can look at the cards during the game.
lobby-same = A deal that’s been played before
lobby-same-how = These cards were dealt before, at another table, so nothing is shuffled here. Anyone who knows that game knows the cards.

## Seats. $number is a seat's number, counted from 1.

seats-number = Seat { $number }
seats-watching = This link is for watching. To play, ask the host for a seat.
seats-level = Bot level
# $text tells how a bot of that level plays, such as "by a good player's rule of thumb".
seats-bot-plays = Each bot plays { $text }.
# Short notes beside a name
seats-you = you
seats-host = host
seats-offered = on offer
seats-bot = played by a bot
seats-stand-in = bot standing in
seats-away = away
seats-luck-added = lucky number added
seats-luck-awaited = lucky number pending
seats-luck-revealed = lucky number revealed
seats-luck-missing = no lucky number yet
# Buttons, each with what a screen reader says for it, which must begin with the same words
seats-sit = Sit here
seats-take = Take over
seats-offer = Offer this seat
seats-offer-which = Offer this seat: seat { $number }
seats-offer-end = Stop offering it
seats-offer-end-which = Stop offering it: seat { $number }
seats-add-bot = Add a bot
seats-add-bot-which = Add a bot in seat { $number }
seats-keep-bot = Keep the bot
seats-keep-bot-which = Keep the bot in seat { $number }
seats-replace = Replace with a bot
seats-replace-which = Replace with a bot: seat { $number }
seats-remove = Remove
seats-remove-whom = Remove { $seat }

## What a table tells at once

live-unseated = You’ve lost your seat at this table. You’re watching now.
live-dismiss = Dismiss
live-again-title = These cards are being played again
live-again = The game at this table is over, and the same deal is being played again at another one. Until that game ends, only the people who sat here can see what was played.

## Puzzles: positions with one clearly best move

puzzles-what = In each of these positions, one move is clearly the best, but it isn’t the one that comes to mind first. Can you find it? You have two tries.
puzzles-none = There’s no puzzle here
# For whoever comes to the puzzles of a game that has none; then a row of games.
puzzles-none-of = { $text } doesn’t have puzzles.
puzzles-others = These games do:
# How many of all puzzles of a game were solved
puzzles-solved = { $solved } of { $puzzles } solved
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-level = { $text_level ->
    [easy] Easy
    [tricky] Tricky
   *[hard] Hard
}
# What a puzzle is about, as a heading. Duck: losing tricks on purpose; partner: choosing one, and playing with them;
# race: to nine of the same.
puzzles-theme = { $text_theme ->
    [duck] Ducking
    [count] Counting
    [bluff] Cheating and challenging
    [defend] Defending
    [partner] Partners
    [race] Racing to the finish
    [win] Winning at the right moment
   *[other] Mixed
}
# Read out for a puzzle in the list. $mark tells what became of it; "new": it was not tried yet.
puzzles-one = Puzzle { $number }, { $players } players, { $mark ->
    [solved] solved
    [missed] missed
   *[new] not tried yet
}
# $number is the puzzle's place in the list, $text the game's title.
puzzle-heading = Puzzle { $number } · { $text }
puzzle-right = Right! That’s the best move.
# After the first try
puzzle-again = “{ $move }” isn’t it. You have one more try.
puzzle-wrong = Not quite. The best move is “{ $move }”.
puzzle-worths = Your chance of winning after each move
puzzle-why = Why “{ $move }”?
# A playout is a game that the computer plays on from here, with the hidden cards dealt as they could lie.
puzzle-deep = The coach played on from here about { $playouts } times, trying out the ways the hidden cards could lie.
puzzle-before = What happened before

## The log

# What somebody said
told-line = { $seat }: { $what }
# A move as a sentence: "Ann passes", or "You pass" if the reader made it. A game that has no sentence for it gets "Ann: Pass".
told-move = { TOLD($move, $seat) }
# The same, read out: other sentences follow.
told-move-aloud = { TOLD($move, $seat) }.
# A move that the reader is told nothing about, in a game that has no name for it
told-secret = { $seat } makes a secret move
told-secret-aloud = { $seat } makes a secret move.
# Read out when it is your turn: $prompt is the game's question to you.
told-turn = Your turn. { $prompt }
told-nothing = Nothing has happened yet.
told-everything = Show the whole log

## Beside the table: five tabs, with as little room as a fifth of a phone's width, and their headings

panel-name = Log, score, rules, moves and chat
panel-body = Panel
panel-log = Log
panel-log-title = Log
panel-sheet = Score
panel-sheet-title = Score sheet
panel-rules = Rules
panel-rules-title = Rules
panel-moves = Moves
panel-moves-title = All moves
panel-say = Chat
panel-say-title = Chat
panel-not-your-turn = It’s not your turn.
panel-watching = Only players at the table can chat.
panel-said = Messages

## The score sheet

score-name = Score sheet
# The heading of the column with the names of the rows
score-what = Scored for
score-nothing = Nothing has been scored yet.
score-fetching = Loading the score sheet…

## After the game

result-you = You won!
result-you-with = You won together with { $seats }!
result-others = { $seats } won
result-nobody = Nobody won
result-rematch = Rematch
result-rematch-join = Join the rematch
result-rematch-watch = Watch the rematch
result-replay = Replay
result-same-deal = Play the same deal again
result-sheet = Score sheet
result-record = Record and fairness check
result-download = Download the record
result-copy-replay = Copy link to the replay

## A table by rules that have been revised since

ended-title = { $text }: this table is closed
# $why begins with a small letter. The page shows it with a capital.
ended-why = { $why }.
ended-kept = Nothing is lost: here’s what happened, and the record has every card.
ended-fair = Fairness check

## A replay

replay-heading = Replay: { $text }
replay-fetching = Loading the game…
# A field: whose view of the game is shown. To choose from: the players' names, and these two.
replay-eyes = Seen by
replay-eyes-table = a spectator
replay-eyes-all = everybody: all cards face up
replay-copy = Copy link
replay-table = Back to the table
replay-first = First step
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-forward = Next step
replay-last = Last step
# To a challenge, a claim, the end of a round: what the game itself marks.
replay-mark-back = Previous key moment
replay-mark-next = Next key moment
# A button that shows the list of moves, and the list’s name
replay-moves = Moves
# A field, and what there is to choose: 2 is twice as fast.
replay-speed = Speed
replay-times = { $speed }×
replay-step = Step { $step } of { $last }

## The table itself

felt-name = The table
felt-laying = Setting up the table…
felt-others = Other players
felt-points = points
# Read out after the name of the player whose turn it is
felt-to-move = their turn
# What a screen reader says of a bot's mark.
felt-bot = bot
# Beside the name of somebody a bot is playing for: very little room.
felt-away = away
felt-away-why = { $seat } is away. A bot plays for them until they’re back.
felt-you = You
felt-hand = Your hand
# $text is a card that was tapped once.
felt-lifted = { $text }, lifted. Tap again to play it.
# On that card and on the button of a card, each as wide as a narrow card on a phone: about seven letters a line, two lines.
felt-again = tap again
felt-trick = Current trick
felt-last-trick = Previous trick
felt-moves = Moves
felt-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
# Above the table, if the pictures of a game can’t be shown: hand and moves are still there, as plain cards and buttons.
felt-drawing-failed = This game’s drawing isn’t working, so here’s a plain table instead. Reloading the page may help.

## Why this page stops taking part in a shuffle

doubt = This page has stopped taking part in this shuffle: { $why }
# Each of these follows the line above. "It" is the shuffle.
doubt-other-table = the server says it belongs to another table.
doubt-earlier = the server hasn’t listed all the earlier ones.
doubt-twice = the same seat is on its list twice.
doubt-commitment = the server isn’t showing the fingerprint it showed at first.
doubt-made-again = the server wants to redo shuffle { $shuffle }, and by now it could have seen the cards.
doubt-list = the server has changed the list for shuffle { $shuffle }.
# These stand alone.
doubt-not-in-it = Your lucky number isn’t in this shuffle: you hadn’t added one, or you were away when it began.
doubt-not-ours = The lucky number on the list for your seat isn’t this page’s, so this page won’t reveal anything. If you have this table open on another device, that one will reveal its number.

## What is proven about a shuffle. The server has a secret number, each person a lucky number; a fingerprint is what is shown of either before the deal.

fair-checking = Checking the shuffle…
fair-unchecked = The shuffle couldn’t be checked: { $why }
# A screen reader says one of these before each finding, where others see a sign.
fair-proven = Proven:
fair-partly = Not proven:
fair-broken = Wrong:
fair-terms = The server draws a secret number at random, and each person’s page draws a lucky number. A fingerprint matches only one number, but doesn’t give it away. The fingerprints were shown first, the numbers themselves afterwards.
# A command follows on a line of its own.
fair-limits = No check can rule out that the person running the server looks at the cards during the game. And this page comes from that same server: if you don’t trust it, save the receipt and the record, and check them somewhere else. This command does that, and also checks that every move followed the rules:
# A button
fair-save = Save receipt
fair-fingerprint = Fingerprint of the server’s secret number
fair-fingerprint-first = Fingerprint of the server’s secret number, as first shown
fair-secret = The server’s secret number
fair-luck = Lucky number from seat { $number }
fair-lucks = The players’ lucky numbers

## The verdict

proof-broken = This shuffle can’t be trusted.
proof-again = These cards were dealt before, at another table, so anyone who knew that game knew the cards. Nothing was shuffled here.
proof-no-luck = Nobody added a lucky number, so the person running the server could have chosen these cards.
# For spectators
proof-bystander = The record holds together. This browser took no part in the shuffle, so that’s all it can prove.
proof-partly = This shuffle is only partly proven. See below for what’s missing.
proof-nobody-chose = Nobody chose these cards, as long as you can trust your own page.
# For somebody who played with bots only
proof-alone = The server was tied to its secret number before it knew your lucky number, so it didn’t choose these cards. Nobody else added a number, so there’s nobody you can compare notes with.
# At a table from a time when lucky numbers had no fingerprints
proof-first = This is an older table, where lucky numbers had no fingerprints: somebody who ran the server and also started the game could have chosen these cards.

## What it rests on, finding by finding

proof-record-unknown = The record doesn’t say how its cards were shuffled, or says it in a format that this page doesn’t know.
proof-record-shuffled = The record says nothing was shuffled here, but this page was shown a shuffle.
proof-record-elsewhere = The record is from another table.
proof-secret-wrong = The server’s secret number doesn’t match its fingerprint.
proof-secret-settings = The game wasn’t played with the settings that the server had committed to.
proof-secret-changed = The server showed a different fingerprint at first, so it has changed its secret number since.
proof-secret-unseen = The server’s secret number matches its fingerprint, but this browser didn’t see that fingerprint before the deal.
proof-secret-fits = The server’s secret number matches the fingerprint that was shown first, so it wasn’t changed once the lucky numbers were known.
proof-list-missing = The record leaves out shuffle { $shuffle }: its lucky numbers were revealed, and then it was done again.
proof-list-changed = The list of fingerprints for shuffle { $shuffle } isn’t the one shown before your lucky number was revealed.
proof-list-left-out = The record says your lucky number was missing from shuffle { $shuffle }. But this page did send it: either it arrived too late, or the server didn’t accept it.
proof-list-unseen = This browser wasn’t shown the list of fingerprints before the deal, so it can’t tell whether anyone was added or removed.
proof-list-kept = The list of fingerprints is the one shown before your lucky number was revealed: nobody was added or removed.
proof-pledge-wrong = The lucky number from seat { $number } doesn’t match the fingerprint shown for it.
proof-pledge-silent = The cards were dealt even though nobody revealed the lucky number from seat { $number }.
proof-pledges-fit = Every lucky number matches its fingerprint: nobody chose theirs after seeing somebody else’s.
proof-pledges-unseen = Every lucky number matches its fingerprint, but this browser can’t tell when the fingerprints were shown.
proof-luck-in = Your own lucky number is in the shuffle, so the cards depend on something nobody knew until everything else was settled.
proof-luck-out = Your own lucky number isn’t in the shuffle: you hadn’t added one, or you were away when the cards were dealt.
proof-cards-unknown = The cards can’t be checked here: this page doesn’t know how this game is dealt.
proof-cards-revised = The cards can’t be checked here: the game’s rules have been revised since.
proof-cards-wrong = The cards dealt in step { $step } of the record don’t follow from the secret number and the lucky numbers.
proof-cards-none = There’s no deal in the record.
proof-cards-fit = { $draws ->
    [one] The cards follow from the secret number and the lucky numbers, card by card.
   *[other] All { $draws } deals and shuffles of this game follow from the secret number and the lucky numbers, card by card.
}
proof-game-hand = The hand in the record isn’t the one you were dealt.
proof-game-moves = The moves in the record aren’t the ones made from your seat.
proof-game-same = The record is of the game you played here: your cards and your moves are in it.
proof-called-off-unseen = According to the record, no shuffle was called off, but this browser wasn’t there to see.
proof-called-off-none = No shuffle was called off, so nobody could look at one deal and then get another.
proof-called-off-wrong = A shuffle was called off even though everybody had revealed their lucky number.
# $silent are sentences, one for each of these shuffles: the next message.
proof-called-off = { $count ->
    [one] One shuffle was called off.
   *[other] { $count } shuffles were called off.
} { SPACED($silent) } Somebody working with the person who runs the server could do that to avoid a deal they don’t like, so it isn’t proven that nobody chose the cards.
proof-silent = { COUNT($numbers) ->
    [one] In shuffle { $shuffle }, the person in seat { $numbers } at the time didn’t reveal their lucky number.
   *[other] In shuffle { $shuffle }, the people in seats { $numbers } at the time didn’t reveal their lucky numbers.
}

## The same at an older table, where lucky numbers had no fingerprints

proof-first-secret-wrong = The server’s secret number doesn’t match the fingerprint that was shown first.
proof-first-secret-fits = The server’s secret number matches the fingerprint.
proof-first-secret-kept = The server’s secret number matches the fingerprint that was shown first.
proof-first-luck-in = Your lucky number counted.
proof-first-luck-out = Your lucky number was left out.
# $text is a command.
proof-first-cards = The cards aren’t checked here. To check them, run “{ $text }” on the record.

## Lessons

title-lesson = Learn { $text } · Trickery
lesson-heading = Your first moves in { $text }
# A heading; the reason stands below it.
lesson-none = Lesson not available
lesson-at = { $number } of { $steps }
# What a screen reader says for a button with a cross
lesson-leave = Leave the lesson
lesson-on = Next
lesson-back = Back
lesson-skip = Show me
# In place of “Next”, after a move that the step didn't ask for
lesson-take-back = Undo
# $move is the move that the step asked for.
lesson-another = You could do that too. But for this lesson, try “{ $move }”.
lesson-ended = That’s the end of the lesson. In your first game, the coach’s hints come by themselves.
lesson-play-on-here = Play on from here
lesson-play-game = Start a new game
# What a screen reader calls the two lines that tell the aim of the game and how it stands.
aim-name = Your aim, and how the game stands

## Settings

# Below the field for the name
settings-name-help = Used at the next table you join.
settings-motion = Animations
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-motion-slow = Slow
settings-colours = Theme
settings-colours-auto = Same as device
settings-colours-light = Light
settings-colours-dark = Dark
settings-sound = Sound
settings-two-taps = Tap twice to play a card: the first tap lifts it
# How long the others' moves take to appear. The steps between are those of the animations: fast, normal, slow.
settings-pace = Other players’ speed
settings-pace-none = Instant
settings-pace-slowest = Very slow
settings-wait-tricks = Wait for my tap after each trick
settings-wait-rounds = Wait for my tap after each round
settings-forced = Move for me when I have only one option
settings-clauses = Show rule numbers in explanations

## Moments

round-who = Player
round-points = This round
round-total = Total
round-go-on = Continue
# A button over the table: the trick stays until it is pressed.
trick-go-on = Continue
bar-pause = Pause
bar-paused = Paused

## Before a first game

first-game-title = First time playing { $text }?
first-game-what = A three-minute lesson at a real table shows you how it works.
first-game-learn = Show me how
first-game-play = Play right away

## A result

result-place = { $place ->
    [1] You came 1st out of { $players }
    [2] You came 2nd out of { $players }
    [3] You came 3rd out of { $players }
   *[other] You came { $place }th out of { $players }
}
# Several share the place.
result-place-tied = { $place ->
    [1] You tied for 1st place out of { $players }
    [2] You tied for 2nd place out of { $players }
    [3] You tied for 3rd place out of { $players }
   *[other] You tied for { $place }th place out of { $players }
}
result-decided = What decided the game
# Links to the replay: how a move, or what came between your moves, changed your chance of winning.
result-swing = { TOLD($move, $seat) }: your chance of winning went from { $from }% to { $to }%
result-swing-others = Between your moves, your chance of winning went from { $from }% to { $to }%
result-learn = Learn this game

## Taking back

# A button: the last move told nobody anything.
take-back = Undo

## Friends: asking for a seat, sharing a link, words of one's own

# A group of buttons for the host: a spectator asks for a bot's seat. There is little room on a phone.
asking-name = Seat request
# $text is a name, kept apart from the words around it, whichever way it is written.
asking-wants = { "\u2068" }{ $text }{ "\u2069" } would like a seat.
asking-others = { $others ->
    [one] one more is waiting
   *[other] { $others } more are waiting
}
# A field: one of the next message is chosen.
asking-which = Which seat?
# One of several seats to choose: its number and the bot there.
asking-seat = { $number }: { $seat }
# A button: the one who asks gets the seat at once.
asking-give = Let them play
asking-decline = Decline
# For the spectator who asks
asking-ask = Ask for a seat
asking-waiting = You’ve asked for a seat. It’s up to the host now.
# A button: the request is withdrawn.
asking-no-longer = Never mind
asking-given = The host has given you a seat.
asking-declined = You didn’t get a seat at this table. You’re watching.
# A button that opens the system's own way to share a link; the other two are read out for it, and begin with the same words.
invite-share = Share
invite-sit-share = Share invite link
invite-watch-share = Share link to watch
# The field to type a message into
say-own = Your own message
say-send = Send
# To stop hearing somebody, for oneself only, and to hear them again
say-mute = Mute { $seat }
say-unmute = Unmute { $seat }
# Of those who want to play again together: who is at the new table, and who isn't yet. One or both are shown.
lobby-here = { COUNT($seats) ->
    [one] { $seats } is here.
   *[other] { $seats } are here.
}
lobby-not-here = { COUNT($seats) ->
    [one] { $seats } isn’t here yet.
   *[other] { $seats } aren’t here yet.
}
result-wanting = { COUNT($seats) ->
    [one] { $seats } wants a rematch.
   *[other] { $seats } want a rematch.
}

## A newer page

# A button in the bar of a table, where there is little room: the page is loaded again, in its newest version.
bar-newer = Update now

## Notifications

settings-alerts = Notify me of my turn and the result when I’m on another page
settings-alerts-denied = Your browser blocks notifications from this page. You can allow them in its settings.
settings-alerts-never = Notifications need a secure (https) page, and a browser that supports them.

## Giving somebody a seat between two rounds

# A button: the seat is given, but only when the round is over.
asking-later = After this round
# What a screen reader says for a button with three dots: another seat, later, or none.
asking-more = More options
# $seat is the bot that plays until then.
asking-promised = You’ll take over from { $seat } after this round.
asking-promised-to = { "\u2068" }{ $text }{ "\u2069" } will take over from { $seat } after this round.
asking-lapsed = Sorry, the seat you were promised is gone.
asking-lapsed-for = The seat promised to { "\u2068" }{ $text }{ "\u2069" } is gone.

## Seen away from tables, but seldom

settings-language-auto = Same as browser
rules-clauses = All rules in detail, with rule numbers

## What moves are worth: a hint, and a review

# Short notes beside a move
worth-best = best
worth-chosen = played
# Above a list of moves that can't be told apart: they share one figure.
worth-any = { $moves ->
    [2] Either of these two
   *[other] Any of these { $moves }
}
# The chance of winning after a move
worth-share = { $percent }%
# The same read out
worth-share-aloud = { $percent } per cent chance of winning, probably between { $low } and { $high }
# What a move brings on average, where every move leaves the same chance of winning.
worth-points = { NUMBER($points, minimumFractionDigits: 1) } points
worth-all = Show all moves ({ $moves })
# Above the points for and against the best move: the move that it's compared with.
why-compared = Compared with “{ $move }”:
# What a screen reader says before each of these points, where others see a sign
why-for = For it:
why-against = Against it:

## A hint

hint = Hint
hint-title = The coach’s advice
# The coach has to learn the game first, or is busy with something else.
hint-thinking = The coach is thinking…
hint-waiting = The coach is getting ready. The first time takes a while.
# Several moves may be best, if they can't be told apart.
hint-best = { $moves ->
    [one] Best move: “{ $move }”
   *[other] { $moves } moves are equally good: “{ $move }” is one of them.
}
# No move is better than another.
hint-alike = No move is better than the others. You could go with “{ $move }”.
hint-bars = The chance of winning after each move, based only on what you can know. A shared win counts in part. The line shows how sure that is.

## The review

title-review = Review of { $text } · Trickery
# A button: what the coach says about the game.
result-review = Review
review-heading = Review: { $text }
# A heading; the reason stands below it.
review-none = Review not available
# A field: a name follows.
review-whose = Moves by
# The coach gets ready, or others come first.
review-waiting = { $ahead ->
    [0] The coach is getting ready. The first time takes a while.
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
}
review-reading = The coach is going through the game…
# What a screen reader calls the bar
review-progress-name = Progress of the review
review-progress = Decisions reviewed: { $done } of { $decisions }
review-progress-time = { $seconds ->
    [one] Decisions reviewed: { $done } of { $decisions }, about { $seconds } second left
   *[other] Decisions reviewed: { $done } of { $decisions }, about { $seconds } seconds left
}
# The coach played on to the end of the game from each decision, so many times.
review-done = { $decisions ->
    [one] One decision, played out { $playouts ->
        [one] once
       *[other] { $playouts } times
    }.
   *[other] { $decisions } decisions, each played out { $playouts ->
        [one] once
       *[other] { $playouts } times
    }.
}
review-lost = Connection lost. Reconnecting…
review-no-decisions = { $seat } never had a choice in this game.
# A chance of winning, and a change of it
review-share = { $percent }%
review-change = { SIGNED($percent) }%

# How the result came about: where chances began, what luck and skill changed, and where they ended.
review-account = Luck and skill
review-account-told = Everybody’s chance of winning was { $start }% at the start. Luck ({ SIGNED($luck) }%) and skill ({ SIGNED($skill) }%) turned that into { $result }%.
review-start = Start
review-start-why = Before the deal, everybody has the same chance of winning.
review-luck = Luck
review-luck-why = What this player couldn’t control: the deal, the cards that came, and what the others did.
# How much could be gained by always making the best move
review-room = Best moves
review-room-why = How much more the best moves were worth than what a Regular bot would have played, added up.
# The same in a game without a Regular bot.
review-room-thumb-why = How much more the best moves were worth than what the rule of thumb would have played, added up.
# What was lost by not always making it; this bar is negative.
review-cost = Mistakes
review-cost-why = How much chance of winning the mistakes cost, added up. The best moves and the mistakes together are the skill.
review-result = Result
review-result-why = 100% for a win, part of that for a shared win, 0% otherwise.

# The curve
review-curve = Everybody’s chances
# What a screen reader calls the slider
review-curve-steer = Go through the decisions
# Decisions in a line: what was played, and how much chance of winning that cost
review-in-short-best = Decision { $number }: “{ $move }”, nothing better
review-in-short-sure = Decision { $number }: “{ $move }” cost { $percent }%
review-in-short-perhaps = Decision { $number }: “{ $move }” may have cost { $percent }%
# A button: to the decision
review-look = View
review-legend-luck = luck
review-legend-sure = mistake
review-legend-perhaps = possible mistake
review-curve-table = The curve as a table
review-column-decision = Decision
# Chances before and after a decision
review-from-to = { $from }% to { $to }%

# The list of decisions
review-decisions = Decisions
review-decisions-how = How much chance of winning each move cost. Below that, the likely range: it’s right 95 times out of 100.
# What a screen reader calls the next two buttons
review-order = Sort by
review-order-cost = Costliest first
review-order-game = As played
review-best-move = as good as any
# Below the move that was played
review-list-better = Better: “{ $move }”
review-list-perhaps = Maybe better: “{ $move }”
# Beside the number of such a decision
review-analysing = The coach is looking at it now…
review-to-come = Still to come
review-about = about { $percent }%
review-first-look = At first sight better: “{ $move }”
review-waiting-more = { $decisions ->
    [one] One more to come
   *[other] { $decisions } more to come
}
# The ends of a range
review-range = { $low }% to { $high }%

# A decision
review-all = All decisions
review-at = { $number } of { $decisions }
# What a screen reader says for two arrows
review-previous = Previous
review-next = Next
review-played = Played: “{ $move }”
review-try-sure = There was a better move. What would you do?
review-try-perhaps = There may have been a better move. What would you do?
review-show = Show me
review-not-allowed = You couldn’t do that here.
review-tried-best = Yes! “{ $move }” is the coach’s choice too.
review-tried-good = Good! “{ $move }” is about as good as the coach’s choice, “{ $best }”.
review-tried-same = That’s what was played: “{ $move }” costs you { $percent }% chance of winning. Try something else.
# "Show me" is the button, as above.
review-tried-worse = “{ $move }” costs you { $percent }% chance of winning. Try something else, or tap “Show me”.
review-verdict-sure = Better: “{ $best }”. It adds { $percent }% to your chance of winning ({ $low }% to { $high }%).
review-verdict-perhaps = Maybe better: “{ $best }”. It may add { $percent }% to your chance of winning ({ $low }% to { $high }%).
review-verdict-best = As good as any move: the coach found nothing better.
# There was a better move, but not for the chance of winning.
review-verdict-even = That makes no difference to your chance of winning.
# A button that leads down to the reasons
review-why-to = Why?
review-worths = What each move was worth
review-why = Why
review-hard = How hard was it?
review-hard-0 = Easy: both the rule of thumb and the Regular bot find a best move.
review-hard-1 = Not easy: of the rule of thumb and the Regular bot, only one finds a best move.
review-hard-2 = Hard: neither the rule of thumb nor the Regular bot finds a best move.
# The same in a game without a Regular bot.
review-hard-thumb-0 = Easy: the rule of thumb and the coach agree.
review-hard-thumb-1 = Not easy: the rule of thumb doesn’t find the best move.
review-thumb = Rule of thumb
review-thumb-why = What a good player would do by a simple rule, without thinking for long.
review-regular = Regular bot
review-regular-why = What a bot at this level would have done at a glance, from what it learned in millions of games.
# $points is never negative. The better move may bring fewer points: it wins more often.
review-points-more = { $points ->
    [one] On average, the better move scores { $points } point more.
   *[other] On average, the better move scores { $points } points more.
}
review-points-fewer = { $points ->
    [one] On average, the better move scores { $points } point less.
   *[other] On average, the better move scores { $points } points less.
}
review-odds = Where the hidden cards could be
review-odds-how = How often each card is in each place, out of 100 ways the hidden cards could lie, going by what this player knew. Anything certain is left out.
review-odds-card = Card
# A button: at first, only the cards that matter most are listed.
review-odds-all = Show all cards ({ $cards })
review-play-on = Play on from here
review-play-on-how = Opens a new table with the same cards, and bots in all the other seats.
review-list = All moves as a list ({ $moves })

## Hints that the host allows

# A switch when a table is opened.
new-hints = Allow hints
new-hints-help = Players can ask for the best move, and everybody can see that hints are allowed. If you only play against bots, you can always ask for hints.
# One of the facts about a table, in a row.
lobby-hints = hints allowed
# In the bar at the top: there is little room.
bar-hints = Hints allowed

## Records that are brought along

# A heading; the reason follows.
record-refused = Can’t open this file
record-none = there’s no record of a game in it
# Instead of what was proven about the shuffle.
fair-copied = These cards weren’t shuffled at this table, so nothing can be proven about them here.

## A table that friends rely on: who’s there, pauses, nudges, the clock

# Lines below the bar, with a button: there is little room on a phone.
left-you = You’ve left this table. A bot plays for you.
left-return = Come back
paused-by = { $seat } paused the game.
paused-by-you = You paused the game.
paused-resume = Resume
lost = { $seat } lost connection.
# Follows the line above; it counts down.
lost-bot = { $seconds ->
    [one] A bot takes over in { $seconds } second.
   *[other] A bot takes over in { $seconds } seconds.
}
# A button: the bot takes over at once. What a screen reader says for it begins with the same word.
lost-now = Now
lost-now-whom = Now: let a bot play for { $seat }
# A button, offered when somebody has been thinking for a while: they’re told that it’s their turn.
nudge = Nudge { $seat }
# Beside whose turn it is, counting down; what it means is told by the next message.
clock-left = { $seconds }s
clock-help = When the time for a move is up, a bot makes that one move. Then it’s up to you again.
# Buttons and fields in the lobby
seats-stand-up = Stand up
lobby-rename = Rename
lobby-clock = Time for a move
lobby-clock-off = No limit
lobby-clock-seconds = { $seconds ->
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
}
