### What the server says at a table: the log, phrases, refusals. See docs/translating.md.
### Reasons begin with a small letter and end without a full stop; lines of the log are whole sentences.

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
phrase-6 = Your turn, I think.
phrase-7 = Good game!

## The log: the cards

cards-dealt = The cards are dealt.
# Whoever wants to adds "luck", a random number, to the shuffle, so that nobody can have chosen the cards. $numbers are
# numbers of seats.
shuffled-with-luck =
    { COUNT($numbers) ->
        [one] The cards are shuffled with the luck of seat { $numbers }.
       *[other] The cards are shuffled with the luck of seats { $numbers }.
    }
shuffled-by-server = The cards are shuffled by the server.
called-off =
    { COUNT($numbers) ->
        [one] The shuffle is called off: seat { $numbers } did not tell the luck in time, and is open. Start again.
       *[other] The shuffle is called off: seats { $numbers } did not tell their luck in time, and are open. Start again.
    }
called-off-by-all = The shuffle is called off: nobody told their luck in time. Start again.
played-again = The same deal is played again: until that is over, its cards are not shown.
game-won =
    { COUNT($seats) ->
        [one] The game is over. { $seats } wins.
       *[other] The game is over. Won together by { $seats }.
    }

## The log: people and seats

# $text is a person's name.
sits-down = { $text } sits down.
takes-over-open-seat = { $text } takes over the open seat.
# $text is a bot's name.
bot-takes-over = { $text } takes over.
seat-is-open = The seat is open.
# After the deal, by the host.
seat-offered = The open seat may be taken over.
seat-no-longer-offered = The open seat is no longer offered.
left-to-a-bot = { $seat } has left: a bot stands in.
left-for-a-moment = { $seat } has left for a moment.
is-back = { $seat } is back.
is-host = { $seat } is the host now.
wants-a-rematch = { $seat } wants a rematch.

## Moves

# The answer to "why is this move not allowed?", if it is.
it-is-allowed = It is allowed.
not-started = the game has not started yet
started-already = the game has started already
moved-on = the game has moved on since you looked: look again
person-is-back = its person is back
nothing-to-score = nothing has been dealt yet, so there is nothing to score
cards-still-secret = the game is not over yet: its cards are still secret
cards-in-play = a game with these cards is being played: they are shown again when it is over
no-such-phrase = there is no phrase { $phrase }: they are 0 to { $last }
phrases-too-fast = one phrase a second is enough
phrases-too-many = you have said { $phrases } phrases at this table: that is enough

## Sitting down and leaving

no-open-seat = no seat is open: you may watch
seat-not-open = seat { $number } is not open
seat-not-offered = its cards are dealt: the host has to offer the seat first
link-for-watching = this link is for watching: ask at the table for the one to sit down with
seat-already = you have a seat at this table already
luck-too-late = you did not tell your luck in time: you may watch this game
cards-seen-before = these cards were seen before: nobody can take over a seat here
say-who-you-are = to take over a seat, say who you are: send a person's token of your own
seen-a-hand = you have seen a hand of this game already: you may watch
own-seat = that is your own seat: leave it instead
seat-is-dealt = its cards are dealt: give the seat to a bot instead
offer-not-needed = before the deal an open seat needs no offer
only-the-host = only the host of the table may do this
too-much-coming = there is too much coming and going at this table: wait a little
# The secret is what tells the server that a seat is yours.
secret-without-seat = this secret holds no seat at this table: you may watch
no-seat-of-yours = you have no seat at this table: you may watch
invite-from-a-seat = only whoever sits at the table can invite others to sit down

## Names

called-like-a-bot = names with (bot) in them are for bots: choose another name
called-like-an-open-seat = an open seat is called so: choose another name
called-like-a-seat = seats are called so: choose another name

## The shuffle

being-shuffled = the cards are being shuffled: wait a moment
nothing-to-shuffle = these cards were dealt before: nothing is shuffled
no-luck-wanted = nothing is being shuffled with your luck
other-luck = this is not the luck that you pledged

## Opening a table

no-such-table = there is no such table: check the link, or open a new one
tables-too-fast =
    { $seconds ->
        [one] that is a lot of new tables: try again in a second
       *[other] that is a lot of new tables: try again in { $seconds } seconds
    }
again-not-yours = only whoever had a seat in that game can play its deal again
again-too-soon = a deal can be played again once its game is over
again-other-game = that deal was one of { $text_game }
again-too-often = this deal has been played again often enough
# How fast bots move; $text is a number.
bad-pace = pace is 0 to { $text } seconds a move
bot-needs-seconds = '{ $text }': at a table bots think for seconds, such as search@0.5s
bot-thinks-too-long = '{ $text }': at a table a bot thinks up to { $most } seconds a move
# Figures of the game that whoever opened the table has changed.
edition-of-table = the table's edition

## A table that cannot be read

table-unreadable = this table cannot be read: { $why }
log-damaged = its log is damaged
log-has-gaps = events are missing from its log
log-no-text = event { $event } is no text
log-seats = its seats do not fit its game
log-absurd = event { $event } tells of what there cannot be
log-move-before-deal = a move before the deal
log-unknown-event = '{ $text }' is no event that this version knows
log-unreadable-event = '{ $text }' cannot be read: { $text_why }
log-newer-event = '{ $text }' was kept by a newer Trickery: update this one

## The server and its database

server-restarts = the server is restarting: come back in a moment
server-full = this server is full: try again later
database-away = the database of this server does not answer: try again in a moment
database-failed = the database could not keep it: try again in a moment
database-unread = the database of this server cannot be read at the moment: try again later
database-is-back = the database has just come back: try once more
database-moved = the file of the tables was moved or replaced: put it back, or restart
database-elsewhere = another server is using this database: nothing is done here meanwhile
written-by-others = somebody else wrote to this table: look again
accident = something went wrong here; it stands in the server's log

## Requests, mostly of programs

nothing-here = there is nothing at this address: /api/docs lists what there is
other-method = this address does not take that method
cannot-be-answered = this request cannot be answered (status { $status })
send-your-secret = send the secret of your seat: Authorization: Bearer SECRET
address-too-long = this server's address is too long for an invitation
other-origin = a page of another origin
one-host = a request names one host
not-our-name = this server does not go by that name; it would with: --allow-host { $text }
requests-at-once = too many requests at once from your address: wait for some
connections-too-fast = too many new connections from your address: wait a moment
connections-too-many = too many connections from your address: close some
sockets-too-many = too many sockets from your address: close some
sockets-too-fast =
    { $seconds ->
        [one] too many new sockets: try again in a second
       *[other] too many new sockets: try again in { $seconds } seconds
    }
too-much-sent = at most { $kilobytes } kB can be sent
headers-too-long = the headers of a request may have { $kilobytes } kB
headers-too-slow = the headers of your request took too long
body-too-slow = what your request sends took too long
asked-for-nothing = you connected and asked for nothing
no-request = this is no request that HTTP knows
socket-version = a socket begins with GET and sec-websocket-version: 13
socket-key = a socket begins with a sec-websocket-key of 16 bytes in base64
frames-are-text = messages are JSON in text frames, not in binary ones
# $text is the name of what was sent, as programs write it.
sent-missing = { $text }: this must be sent
sent-unknown = { $text }: nobody knows what this means
sent-no-json = what was sent is no JSON
sent-too-long =
    { $most ->
        [one] { $text }: at most one character
       *[other] { $text }: at most { $most } characters
    }
sent-too-small = { $text }: at least { $text_least }
sent-too-large = { $text }: at most { $text_most }
# $text_kind is what is wrong with it, in a word for programs.
sent-not-understood = { $text }: this cannot be understood ({ $text_kind })

## Lessons

no-lesson = { $text } has no lesson

## Puzzles

no-puzzle = { $text } has no such puzzle

## Taking back

nothing-to-take-back = there is nothing to take back: against bots it is your last choice, otherwise only a move that nobody has noticed, and only before anybody else moves
takes-back = { $seat } takes a move back.
takes-back-move = { $seat } takes back: { $move }.
taken-back-too-often = moves were taken back often enough here: at most { $most } times
# Somebody changed a log by hand.
log-nothing-to-take-back = the log takes back a move that others know of

## Asking for a seat, and free text

# What somebody typed, kept apart from the words around it, whichever way it is written.
in-own-words = { "\u2068" }{ $text }{ "\u2069" }
# $text is a person's name, $text_bot a bot's.
takes-over-from-bot = { $text } takes over from { $text_bot }.
nothing-said = there is nothing to read in this
seat-declined = the host has no seat for you at this table: you may watch
no-bots-seat = no bot plays here, so there is no seat to ask for
too-many-ask = many are asking for a seat here: wait a little
asks-no-longer = whoever asked has gone, or asks no longer
seat-is-a-persons = somebody sits in seat { $number }: give a bot's seat
no-round-follows = no other round follows this one: give the seat at once

## The coach

hints-off = the coach helps against bots only, or where the host allowed it before the deal
hint-not-your-turn = it is not your turn, so there is nothing to advise
hint-no-choice = there is only one move that you can make
coach-fails = the coach has found no answer
coach-too-fast =
    { $seconds ->
        [one] the coach needs a rest: ask again in a second
       *[other] the coach needs a rest: ask again in { $seconds } seconds
    }
reviews-in-line = many are waiting for the coach: try again later
## Playing on from a decision, and records that are brought along

again-copied = a deal that was not shuffled at that table cannot be played again
# $text is the number of a seat, $step that of a move.
no-such-decision = seat { $text } had nothing to decide after move { $step }
