### What all parts of Trickery say. See docs/translating.md.
### Reasons begin with a small letter and have no full stop: they stand inside other messages.

## The language itself

# This language's own name, as its speakers write it.
language-name = English

## Seats

# A seat that has no name of its own, at the prompt. A name itself: with a capital, wherever it stands.
seat-name = Seat { $number }
# Whose something is; $text is a person's name. INITIAL($text) is its first letter, small and without its accent, for languages that elide.
name-of = { $text }’s

## Levels of bots

# A bot's level, to choose from a list; then how a bot of that level plays: the page puts it after "plays".
level-beginner = Beginner
level-beginner-plays = like somebody who’s new to the game and misses things
level-novice = Novice
level-novice-plays = by a good player’s rule of thumb, without stopping to think
level-regular = Regular
level-regular-plays = at a glance, with what it learned in millions of games against itself
level-expert = Expert
level-expert-plays = with what it learned, and by trying out hands the others might hold
level-master = Master
level-master-plays = with what it learned, and by trying out many hands the others might hold; it takes its time
# The same in a game for which no network was trained.
level-expert-alone = by trying out hands the others might hold
level-master-alone = by trying out many hands the others might hold; it takes its time
# How a bot of another package plays, where the package doesn’t say; $text is the package’s name.
bot-of-package = the way the package “{ $text }” tells it to
# Beside a list of levels. $names are levels: Regular.
levels-untrained = { $text_title } has no { ROW($names) } level: that would take a network trained for this game.

## Moves that are refused

game-is-over = the game is over
# Cards have to be dealt or shuffled before anybody can move.
chance-comes-first = it’s nobody’s turn yet: a deal or a shuffle comes first
not-your-turn = it’s { OF($seat) } turn
# $text is the number that was asked for, counted from 1, or whatever else somebody sent.
no-such-seat = there’s no seat { $text }: seats go from 1 to { $last }
# For programs, which may give a move's number instead of its name.
no-such-number = moves are numbered from 0 to { $last }
# A move that the rules don't allow, and the game's reason. The reason begins with a small letter.
may-not = “{ $move }” isn’t allowed: { $why }
# $text is what somebody typed; $text_some are the labels of a few moves.
which-move = “{ $text }” could mean any of these: { ROW($text_some) }
no-such-move = “{ $text }” isn’t a move in this game
no-such-move-near =
    { COUNT($text_near) ->
        [one] “{ $text }” isn’t a move in this game; did you mean “{ $text_near }”?
       *[other] “{ $text }” isn’t a move in this game; did you mean one of these: { ROW($text_near) }?
    }

## A rule of thumb

only-move = it’s the only move

## The end of a game

# Why a game ended, if the game itself doesn't say.
played-to-the-end = The game has been played to the end.

## Sentences

# Whole sentences, one after the other.
sentences = { SPACED($several) }

## Languages, games, players and options

no-such-language = “{ $text }” isn’t one of the languages here (choose from { ROW($text_known) })
no-such-game = there’s no game called “{ $text }” (choose from { ROW($text_known) })
no-such-game-near = there’s no game called “{ $text }”; did you mean “{ $text_near }”? (choose from { ROW($text_known) })
# $text is what somebody asked for instead.
players-are =
    { $most ->
        [one] { $text_game } is for { $most } player, not { $text }
       *[other] { $text_game } is for { $most } players, not { $text }
    }
players-are-between =
    { $most ->
        [one] { $text_game } is for { $fewest } to { $most } player, not { $text }
       *[other] { $text_game } is for { $fewest } to { $most } players, not { $text }
    }
# $text_option is the option's name as programs write it; "on" and "off" are what people type.
switch-needs = option “{ $text_option }” must be on or off, not { $text }
number-option-needs = option “{ $text_option }” must be from { $low } to { $high }, not { $text }
no-such-option = { $text_game } has no option “{ $text }” (choose from { ROW($text_known) })
no-options-at-all = { $text_game } has no options, so it has no “{ $text }”
# For programs: the two numbers that a game's random generator starts from.
bad-generator = a generator’s two words must be from 0 to 2**64 - 1, and can’t both be 0
older-rules = this game was played by older rules of { $text_game } (version { $version }), which have changed since (version { $ours }), so it can’t be continued
newer-rules = this game was played by newer rules of { $text_game } (version { $version }) than the ones installed here (version { $ours }): update Trickery to continue it

## Bots

no-such-bot = there’s no bot called “{ $text }” (choose from { ROW($text_known) })
no-such-bot-near = there’s no bot called “{ $text }”; did you mean “{ $text_near }”? (choose from { ROW($text_known) })
bot-untrained = { $text_title } has no “{ $text }”: that would take a network trained for this game (choose from { ROW($text_known) })
bot-plays-others = the bot “{ $text }” doesn’t play { $text_title } (only { ROW($text_known) })
# By the person who runs the server
bot-not-allowed = the bot “{ $text }” comes from another package, and isn’t allowed here
# How much a bot may think about a move: simulations, or seconds.
bad-budget = “{ $text }”: write a bot’s budget as { $text_bot }@1000 or { $text_bot }@0.5s
bad-seconds =
    { $most ->
        [one] “{ $text }”: a bot can think for up to { $most } second a move
       *[other] “{ $text }”: a bot can think for up to { $most } seconds a move
    }
bad-simulations = “{ $text }”: simulations must be a whole number; seconds end with an s

## Games and bots of other packages

bad-game = the game “{ $text }” from the package “{ $text_owner }” can’t be used: { $why }
bad-bot = the bot “{ $text }” from the package “{ $text_owner }” can’t be used: { $why }
# An error of somebody else's program, which speaks for itself.
in-their-words = { $text }
plugin-name = its name can only have lowercase letters, digits and _
plugin-ours = Trickery already has one with that name
plugin-rivals =
    { COUNT($text_rivals) ->
        [one] the package “{ $text_rivals }” has one with that name too
       *[other] other packages have one with that name too: { ROW($text_rivals) }
    }
plugin-lacks-card = { $text } has no CARD (a GameCard)
# $text_lacks are files.
plugin-lacks = { $text } has no { ROW($text_lacks) }
plugin-needs-a-title = its CARD needs a title
plugin-clauses = its clause ids must start with capital letters, not with “{ $text }”
plugin-player-counts = its player counts must be 2 <= fewest <= usual <= most, not { $text }
plugin-makes-no-bots = { $text } doesn’t make bots
# "below" is what programs call the bot that moves when this one fails.
plugin-below = its “below”, the bot that steps in when it fails, must be one of Trickery’s own, not “{ $text }”

## Files and editions

file-unreadable = can’t read { $text }: { $text_why }
at-line = { $text }, line { $line }: { $why }
not-toml = { $text } isn’t valid TOML: { $text_why }
# Where figures stand that aren't in a file.
edition-of-record = the record’s edition
# $text is a file (or what the message above says), $text_figure the name of a figure in it.
edition-at-line = { $text }, line { $line }: { $text_figure }: { $why }
edition-at = { $text }: { $text_figure }: { $why }
no-such-figure =
    { COUNT($text_known) ->
        [0] there’s no such figure (this game has none)
       *[other] there’s no such figure (this game has { ROW($text_known) })
    }
no-such-figure-near = there’s no such figure; did you mean “{ $text_near }”? (this game has { ROW($text_known) })
# A table as TOML has them.
needs-a-table = must be a table of { ROW($text_known) }
# $text is what stands there instead.
needs-a-number = must be a whole number from { $low } to { $high }, not { $text }
needs-a-list = must be a list of whole numbers, not { $text }
entry-needs-a-number = entry { $place } must be a whole number from { $low } to { $high }, not { $text }
needs-a-list-of-names = must be a list of names, not { $text }
# $text_known are all names that there are.
entry-needs-a-name = entry { $place } must be one of { ROW($text_known) }, not { $text }
entries-too-many-or-few =
    { $entries ->
        [one] has one entry, but needs { $fewest } to { $most }
       *[other] has { $entries } entries, but needs { $fewest } to { $most }
    }
entries-not-as-many =
    { $entries ->
        [one] has one entry, but needs { $wanted }
       *[other] has { $entries } entries, but needs { $wanted }
    }
entry-twice = has { $text } more than once

## Records
# Words in quotation marks are keys of a JSON object, and stay as they are. So do the names of types: str, int, list,
# dict, bool. Figures are the record's own: there, seats count from 0.

no-chance-now = nothing is left to chance here: a move should come next
chance-is-missing = something here was left to chance, but the outcome is missing
chance-is-too-much = nothing here was left to chance, but an outcome was written down
record-unfinished = only a finished game has a record
record-breaks-off = not a whole record: the JSON breaks off at character { $place }
record-absurd = not a record: { $text }
record-no-object = a record must be a JSON object
record-format = “format” must be “{ $text_format }”, not “{ $text }”
record-lacks = “{ $text_key }” is missing, or isn’t of type { $text_kind }
record-unknown-key = unknown key “{ $text_key }”
record-digest = the digest doesn’t match: the record was changed after it was written
taken-back-keys = “taken_back” must be a list of objects with “step”, “seat” and “moves”, in order, for steps and seats that exist
record-not-over = the game isn’t over after the last step ({ $steps })
record-differs = “{ $text_key }” says { $text }, but should say { $text_given }
at-step = step { $step }: { $why }
step-should-read = should read { $text }
step-no-object = a step must be a JSON object
step-keys = a step needs “chance”, or “seat” and “move” (and can have “legal”)
# A seat as the record writes it, counted from 0.
step-seat = “seat” must be a whole number from 0 to { $last }, not { $text }
chance-no-object = “chance” must be a JSON object
step-move-no-text = “move” must be text
legal-differs = “legal” doesn’t list the moves that were legal

## A shuffle that doesn't keep its promise
# Before the game the server shows the fingerprint of its secret number ("commitment" in a record). People add lucky
# numbers ("luck"): their pages first pledge them, by showing the fingerprint of each, and reveal them when the cards are
# shuffled. A receipt is what a page has kept of that. See docs/fair.md.

fair-missing = the record has no “fair” part: the server didn’t commit to its shuffle
fair-no-receipts = this is an older kind of record, which has no receipts
fair-other-settings = the server had committed to other options, figures or rules
fair-does-not-follow = this doesn’t follow from the secret number and the lucky numbers
fair-version = “fair.version” must be { $version }, not { $text }: update Trickery
fair-again = “fair” must have “again”, which is true or false, and no unknown keys
fair-table = “fair.table” must be a table’s id, and “fair.shuffles” can’t be empty
fair-other-secret = the secret number doesn’t match its fingerprint: this isn’t the shuffle that was shown
fair-first-keys = “fair” must have “commitment”, “secret”, “luck” and “again”, and nothing else
fair-first-luck = “fair.luck” must be a list of strings
fair-first-again = “fair.again” must be true or false
fair-no-object = “{ $text_key }” must be a JSON object
fair-lacks = “{ $text_what }” must have “{ $text_key }”, of type { $text_kind }
not-hexadecimal = “{ $text_key }” must be 64 hexadecimal digits
shuffle-no-list = a shuffle must be a list of pledges
# $text is the seat as the record writes it.
shuffle-no-seat = shuffle { $shuffle }: “seat” says { $text }, but there’s no such seat
shuffle-called-off = shuffle { $shuffle } was called off, but everybody had revealed their lucky number
pledge-keys = a pledge must have “seat”, “commitment” and “luck”, and nothing else
pledge-order = pledges must be in the order of their seats, each seat once
luck-other = { OF($seat) } lucky number doesn’t match its fingerprint
luck-missing = { $seat } didn’t reveal a lucky number, but the cards were dealt anyway
receipt-format = a receipt’s “format” must be “{ $text_format }”
receipt-nothing-shuffled = nothing was shuffled for this game, so it can’t have a receipt
receipt-other-table = the receipt is for another table
receipt-other-commitment = the server had shown another fingerprint
receipt-shuffle-missing = shuffle { $shuffle } is missing: your page saw it, but then the cards were shuffled again
receipt-other-pledges = shuffle { $shuffle }: other fingerprints were shown before the lucky numbers were revealed
receipt-left-out = shuffle { $shuffle }: { OF($seat) } lucky number was left out
receipt-dealt-without = the cards were dealt without { OF($seat) } lucky number
receipt-other-cards = the record doesn’t show the cards that { $seat } was dealt
receipt-other-moves = the record doesn’t show the moves that { $seat } made

## What was found out about a shuffle
# A line each. The first ones stand as in a list, the others are whole sentences.

found-commitment = fingerprint of the server’s secret number: { $text }
found-luck = lucky numbers from: { ROW($seats) }
found-nobody = Nobody added a lucky number, so the server could have chosen the cards.
found-first-luck =
    { COUNT($text_luck) ->
        [one] with one lucky number: { $text_luck }
       *[other] with { COUNT($text_luck) } lucky numbers: { ROW($text_luck) }
    }
found-first-nobody = without any lucky number
found-first-kind = This is an older kind of shuffle: if the same person ran the server and started the game, they could have chosen the cards.
found-called-off =
    { COUNT($seats) ->
        [one] Shuffle { $shuffle } was called off, because { $seats } didn’t reveal a lucky number.
       *[other] Shuffle { $shuffle } was called off, because { $seats } didn’t reveal their lucky numbers.
    }
found-taken-back =
    { $moves ->
        [one] After step { $step }, { $seat } took back a move.
       *[other] After step { $step }, { $seat } took back { $moves } moves.
    }
found-with-receipt = This is the shuffle that the receipt is for.
found-no-receipt = Is this the fingerprint that your page showed? Its receipt can prove more.
found-again = This deal had been played before: anyone who knew that game knew the cards.
