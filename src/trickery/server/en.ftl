### What the server says at a table: the log, phrases, refusals. See docs/translating.md.
### Reasons begin with a small letter and have no full stop; lines of the log are whole sentences.

## Seats

# An open seat, where people's names stand.
open-seat = Open seat

## What people can say to each other, each from a list of eight

phrase-0 = Hello!
phrase-1 = Good luck!
phrase-2 = Well played!
phrase-3 = Thank you!
phrase-4 = Oops!
phrase-5 = One moment, please.
phrase-6 = I think it’s your turn.
phrase-7 = Good game!

## The log: the cards

cards-dealt = The cards are dealt.
# Anybody who likes adds a lucky number, a random one, to the shuffle, so that nobody can have chosen the cards. $numbers
# are numbers of seats, counted from 1.
shuffled-with-luck =
    { COUNT($numbers) ->
        [one] The cards are shuffled with the lucky number from seat { $numbers }.
       *[other] The cards are shuffled with the lucky numbers from seats { $numbers }.
    }
shuffled-by-server = The server shuffles the cards.
called-off =
    { COUNT($numbers) ->
        [one] The shuffle is called off: seat { $numbers } didn’t reveal a lucky number in time and is now open. Start again.
       *[other] The shuffle is called off: seats { $numbers } didn’t reveal their lucky numbers in time and are now open. Start again.
    }
called-off-by-all = The shuffle is called off: nobody revealed their lucky number in time. Start again.
played-again = The same deal is being played again: its cards stay hidden until that game is over.
game-won =
    { COUNT($seats) ->
        [one] The game is over. { $seats } wins.
       *[other] The game is over. { $seats } share the win.
    }

## The log: people and seats

# $text is a person's name.
sits-down = { $text } sits down.
takes-over-open-seat = { $text } takes over the open seat.
# $text is a bot's name.
bot-takes-over = { $text } takes over.
seat-is-open = The seat is open.
# Somebody has lost their seat.
new-invite = The old invite link no longer works: the host has a new one.
# After the deal, by the host.
seat-offered = The host offers the open seat.
seat-no-longer-offered = The host stops offering the open seat.
left-to-a-bot = { $seat } has left: a bot stands in.
left-for-a-moment = { $seat } has stepped away.
is-back = { $seat } is back.
is-host = { $seat } is the host now.
wants-a-rematch = { $seat } wants a rematch.

## Moves

# The answer to "why is this move not allowed?", if it is.
it-is-allowed = That’s allowed.
not-started = the game hasn’t started yet
started-already = the game has already started
moved-on = the game has moved on since you looked: look again
# Somebody whom a bot stood in for.
person-is-back = the player this seat belongs to is back
nothing-to-score = nothing has been dealt yet, so there’s nothing to score
cards-still-secret = the game isn’t over yet, so its cards are still secret
cards-in-play = somebody’s playing a game with these cards, so they stay hidden until that game is over
# For programs, which send a phrase's number.
no-such-phrase = there’s no phrase { $phrase }: phrases go from 0 to { $last }
phrases-too-fast = one phrase a second is enough
phrases-too-many =
    { $phrases ->
        [one] you’ve said { $phrases } phrase at this table: that’s enough
       *[other] you’ve said { $phrases } phrases at this table: that’s enough
    }

## Sitting down and leaving

no-open-seat = no seat is open, but you can watch
seat-not-open = seat { $number } isn’t open
seat-not-offered = this seat’s cards have been dealt: the host has to offer the seat first
link-for-watching = this link is for watching: ask somebody at the table for an invite link
invite-renewed = this invite link no longer works: ask the host for a new one
seat-already = you already have a seat at this table
luck-too-late = you didn’t reveal your lucky number in time, but you can watch this game
cards-seen-before = these cards have been seen before, so nobody can take over a seat here
# A person's token is what tells a server that it's the same person at several tables.
say-who-you-are = to take over a seat, say who you are: send a person’s token of your own
seen-a-hand = you’ve already seen a hand in this game, but you can watch
own-seat = that’s your own seat: leave it instead
seat-is-dealt = this seat’s cards have been dealt: give the seat to a bot instead
offer-not-needed = before the deal, an open seat doesn’t need to be offered
only-the-host = only the host can do this
too-much-coming = too many people are coming and going at this table: wait a little
# The sign-in key (programs call it the secret) is what tells the server that a seat is yours.
secret-without-seat = your sign-in key isn’t for a seat at this table, but you can watch
no-seat-of-yours = you don’t have a seat at this table, but you can watch
invite-from-a-seat = only people with a seat at the table can invite others to sit down

## Names

called-like-a-bot = names with (bot) in them are for bots: choose another name
called-like-an-open-seat = that name is reserved for open seats: choose another one
called-like-a-seat = names like that are reserved for seats: choose another one

## The shuffle

being-shuffled = the cards are being shuffled: wait a moment
nothing-to-shuffle = these cards were dealt before, so there’s nothing to shuffle
no-luck-wanted = no shuffle is waiting for your lucky number
other-luck = this lucky number doesn’t match the fingerprint you sent

## Opening a table

no-such-table = there’s no such table: check the link, or open a new one
tables-too-fast =
    { $seconds ->
        [one] that’s a lot of new tables: try again in a second
       *[other] that’s a lot of new tables: try again in { $seconds } seconds
    }
again-not-yours = only people who had a seat in that game can play its deal again
again-too-soon = you can play a deal again once its game is over
again-other-game = that deal was from a game of { $text_game }
again-too-often = this deal has been played again too many times
# How fast bots move; $text is a number.
bad-pace = pace must be from 0 to { $text } seconds a move
bot-needs-seconds = “{ $text }”: at a table, give a bot’s thinking time in seconds, such as search@0.5s
bot-thinks-too-long =
    { $most ->
        [one] “{ $text }”: at a table, a bot can think for up to { $most } second a move
       *[other] “{ $text }”: at a table, a bot can think for up to { $most } seconds a move
    }
# Figures of the game that the person who opened the table has changed.
edition-of-table = the table’s edition

## A table that can't be read

table-unreadable = this table can’t be read: { $why }
log-damaged = its log is damaged
log-has-gaps = events are missing from its log
log-no-text = event { $event } isn’t text
log-seats = its seats don’t fit its game
log-absurd = event { $event } describes something impossible
log-move-before-deal = there’s a move before the deal
log-unknown-event = this version doesn’t know the event “{ $text }”
log-unreadable-event = the event “{ $text }” can’t be read: { $text_why }
log-newer-event = the event “{ $text }” was saved by a newer Trickery: update this one

## The server and its database

server-restarts = the server is restarting: come back in a moment
# Of a table (the page adds a heading that says so).
closed-by-operator = the person who runs this server closed it
server-drains = this server is about to stop and takes no new tables: try again later
server-full = this server is full: try again later
database-away = this server’s database isn’t answering: try again in a moment
database-failed = the database couldn’t save that: try again in a moment
database-unread = this server’s database can’t be read at the moment: try again later
database-is-back = the database has only just come back: try once more
database-moved = the file with the tables was moved or replaced: put it back, or restart
table-moves = another server process is taking over this table; try again in a moment
not-a-peer = this doesn’t come from another process of this server
written-by-others = something else has written to this table: look again
accident = something went wrong here; details are in the server’s log

## Requests, mostly from programs

nothing-here = there’s nothing at this address: see /api/docs for what there is
other-method = this address doesn’t take that method
cannot-be-answered = this request can’t be answered (status { $status })
send-your-secret = send your seat’s secret: Authorization: Bearer SECRET
address-too-long = this server’s address is too long for an invite link
other-origin = this request comes from a page of another origin
one-host = a request must name exactly one host
# $text is the name to type.
not-our-name = this server doesn’t go by that name, unless it’s started with --allow-host { $text }
requests-at-once = too many requests at once from your address: wait for some to finish
connections-too-fast = too many new connections from your address: wait a moment
connections-too-many = too many connections from your address: close some
sockets-too-many = too many sockets from your address: close some
sockets-too-fast =
    { $seconds ->
        [one] too many new sockets: try again in a second
       *[other] too many new sockets: try again in { $seconds } seconds
    }
too-much-sent = you can send { $kilobytes } kB at most
headers-too-long = the headers of a request can be { $kilobytes } kB at most
headers-too-slow = the headers of your request took too long
body-too-slow = the body of your request took too long
asked-for-nothing = you connected but didn’t ask for anything
no-request = this isn’t a valid HTTP request
socket-version = a socket must start with GET and sec-websocket-version: 13
socket-key = a socket must start with a sec-websocket-key of 16 bytes in base64
frames-are-text = messages must be JSON in text frames, not in binary ones
# $text is the name of what was sent, as programs write it.
sent-missing = { $text } is missing
sent-unknown = { $text } isn’t known here
sent-no-json = what you sent isn’t JSON
sent-too-long =
    { $most ->
        [one] { $text } can have one character at most
       *[other] { $text } can have { $most } characters at most
    }
sent-too-small = { $text } must be at least { $text_least }
sent-too-large = { $text } must be at most { $text_most }
# $text_kind is what is wrong with it, in a word for programs.
sent-not-understood = { $text } can’t be understood ({ $text_kind })

## Lessons

no-lesson = { $text } doesn’t have a lesson

## Puzzles

no-puzzle = { $text } doesn’t have that puzzle

## Taking back

nothing-to-take-back = there’s nothing to take back: against bots you can take back your last choice, otherwise only a move that nobody has noticed, and only before anyone else moves
takes-back = { $seat } takes a move back.
# $move is the label of the move, as the others heard it.
takes-back-move = { $seat } takes back “{ $move }”.
taken-back-too-often = no more moves can be taken back here: the limit is { $most }
# Somebody changed a log by hand.
log-nothing-to-take-back = the log takes back a move that others know about

## Asking for a seat, and free text

# What somebody typed, kept apart from the words around it, whichever way it is written.
in-own-words = { "\u2068" }{ $text }{ "\u2069" }
# $text is a person's name, $text_bot a bot's.
takes-over-from-bot = { $text } takes over from { $text_bot }.
nothing-said = there’s nothing to read in that message
seat-declined = the host has no seat for you at this table, but you can watch
no-bots-seat = no bots are playing here, so there’s no seat to ask for
too-many-ask = a lot of people are asking for a seat here: wait a little
asks-no-longer = that person has left, or isn’t asking for a seat any more
seat-is-a-persons = somebody is sitting in seat { $number }: choose a bot’s seat
no-round-follows = there’s no next round: give them the seat now

## The coach

hints-off = the coach only helps against bots, or if the host allowed it before the deal
hint-not-your-turn = it’s not your turn, so there’s no hint to give
hint-no-choice = there’s only one move you can make
coach-fails = the coach couldn’t find an answer
coach-too-fast =
    { $seconds ->
        [one] the coach needs a rest: ask again in a second
       *[other] the coach needs a rest: ask again in { $seconds } seconds
    }
reviews-in-line = a lot of people are waiting for the coach: try again later

## Playing on from a decision, and records that are brought along

again-copied = this deal can’t be played again, because it wasn’t shuffled at that table
# $text is the number of a seat, $step that of a move.
no-such-decision = seat { $text } had nothing to decide after move { $step }

## A table that friends rely on: pauses, nudges, the clock, names

# $text is the name of the person who gave their seat up.
stands-up = { $text } stands up.
is-renamed = { $text_was } is now called { $text }.
pauses = { $seat } pauses the game.
resumes = { $seat } resumes the game.
clock-set = { $seconds ->
    [0] The clock is off.
    [one] The clock is on: { $seconds } second a move. When time’s up, a bot makes that move.
   *[other] The clock is on: { $seconds } seconds a move. When time’s up, a bot makes that move.
}
# Somebody says it to the person whose turn it is; their own name stands before it.
nudged = { $seat }, it’s your turn!
table-paused = the game is paused: resume it first
paused-too-often = you’ve paused this game a lot: wait a little
nudged-just-now = they’ve just had a nudge: give them a moment
nudged-too-often = you’ve sent a lot of nudges at this table: that’s enough
nobody-to-nudge = there’s nobody to nudge right now
bad-clock = the clock can be off, or from { $shortest } to { $longest } seconds
