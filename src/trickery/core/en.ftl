### What all parts of Trickery say. See docs/translating.md.
### Reasons begin with a small letter and end without a full stop: they stand within other messages.

## The language itself

# This language's own name, as its speakers write it.
language-name = English

## Seats

# A seat that has no name of its own, at the prompt. A name itself: with a capital, wherever it stands.
seat-name = Seat { $number }

## Levels of bots

# A bot's level, to choose from a list; then how a bot of that level plays, after the level's name.
level-beginner = Beginner
level-beginner-plays = like somebody who is new to it and overlooks things
level-novice = Novice
level-novice-plays = by a good player's rule of thumb, without long thinking
level-regular = Regular
level-regular-plays = at a glance, by what it learned in millions of games against itself
level-expert = Expert
level-expert-plays = by what it learned, and by imagining what others may hold and trying it out
level-master = Master
level-master-plays = by what it learned and by trying out what others may hold; it takes its time

## Moves that are refused

game-is-over = the game is over
chance-comes-first = chance is to come first
not-your-turn = it is the turn of { $seat }, not yours
no-such-seat = there is no seat { $text }: they are 0 to { $last }
no-such-number = moves are numbered 0 to { $last }
# A move that the rules do not allow, and the game's reason. The reason begins with a small letter.
may-not = { $move }: { $why }
# $text is what somebody typed; $text_some are a few moves.
which-move = '{ $text }' could be { OR($text_some) }: say which
no-such-move = '{ $text }' is no move of this game
no-such-move-near =
    { COUNT($text_near) ->
        [one] '{ $text }' is no move of this game; did you mean '{ $text_near }'?
       *[other] '{ $text }' is no move of this game; did you mean one of these: { ROW($text_near) }?
    }

## A rule of thumb

only-move = it is the only move

## The end of a game

# Why a game ended, if the game itself does not tell.
played-to-the-end = The game has been played to the end.

## Sentences

# Whole sentences, one after the other.
sentences = { SPACED($several) }

## Languages, games, players and options

no-such-language = there are no words in '{ $text }' (there are: { ROW($text_known) })
no-such-game = no game is called '{ $text }' (there are: { ROW($text_known) })
no-such-game-near = no game is called '{ $text }'; did you mean '{ $text_near }'? (there are: { ROW($text_known) })
# $text is what somebody asked for instead.
players-are = { $text_game } is for { $most } players, not { $text }
players-are-between = { $text_game } is for { $fewest } to { $most } players, not { $text }
# $text_option is the option's name as programs write it; "on" and "off" are what people type.
switch-needs = option '{ $text_option }' is on or off, not { $text }
number-option-needs = option '{ $text_option }' is { $low } to { $high }, not { $text }
no-such-option = { $text_game } has no option '{ $text }' (it has: { ROW($text_known) })
no-options-at-all = { $text_game } has no option '{ $text }': it has none
bad-generator = a generator's two words are from 0 to 2**64 - 1, and not both 0
older-rules = this game was played by older rules of { $text_game } (version { $version }), which have been revised since (version { $ours }): it cannot be carried on
newer-rules = this game was played by newer rules of { $text_game } (version { $version }) than are installed here (version { $ours }): a newer Trickery can carry it on

## Bots

no-such-bot = no bot is called '{ $text }' (there are: { ROW($text_known) })
no-such-bot-near = no bot is called '{ $text }'; did you mean '{ $text_near }'? (there are: { ROW($text_known) })
# How much a bot may think about a move: simulations, or seconds.
bad-budget = '{ $text }': a budget is written { $text_bot }@1000 or { $text_bot }@0.5s
bad-seconds = '{ $text }': a bot thinks up to { $most } seconds a move
bad-simulations = '{ $text }': simulations are a whole number; seconds end with an s

## Games and bots of other packages

bad-game = the game '{ $text }' of the package '{ $text_owner }' cannot be used: { $why }
bad-bot = the bot '{ $text }' of the package '{ $text_owner }' cannot be used: { $why }
# An error of somebody else's program, which speaks for itself.
in-their-words = { $text }
plugin-name = its name must be small letters, digits and _
plugin-ours = Trickery has one of that name itself
plugin-rivals =
    { COUNT($text_rivals) ->
        [one] the package '{ $text_rivals }' offers one of that name, too
       *[other] other packages offer one of that name, too: { ROW($text_rivals) }
    }
plugin-lacks-card = { $text } has no CARD, a GameCard
# $text_lacks are files.
plugin-lacks = { $text } has no { ROW($text_lacks) }
plugin-needs-a-title = its CARD needs a title
plugin-clauses = its clause ids begin with capital letters, not with '{ $text }'
plugin-player-counts = its player counts must be 2 <= fewest <= usual <= most, not { $text }
plugin-makes-no-bots = { $text } is nothing that makes bots
plugin-below = who moves for it when it fails is one of ours, not '{ $text }'

## Files and editions

file-unreadable = { $text }: cannot be read: { $text_why }
at-line = { $text }, line { $line }: { $why }
not-toml = { $text }: not valid TOML: { $text_why }
# Where figures stand that are in no file.
edition-of-record = the record's edition
# $text is a file (or what the message above says), $text_figure the name of a figure in it.
edition-at-line = { $text }, line { $line }: { $text_figure }: { $why }
edition-at = { $text }: { $text_figure }: { $why }
no-such-figure = no such figure (this game has: { ROW($text_known) })
no-such-figure-near = no such figure; did you mean '{ $text_near }'? (this game has: { ROW($text_known) })
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
        [one] has one entry; it needs { $fewest } to { $most }
       *[other] has { $entries } entries; it needs { $fewest } to { $most }
    }
entries-not-as-many =
    { $entries ->
        [one] has one entry; it needs { $wanted }
       *[other] has { $entries } entries; it needs { $wanted }
    }
entry-twice = has { $text } more than once

## Records
# Words in quotes are keys of a JSON object, and stay as they are. JSON's kinds are called str, int, list, dict, bool.

no-chance-now = chance has no part in this position: a move was expected
chance-is-missing = chance has a part here that nobody wrote down
chance-is-too-much = chance has no part here, but something was written down
record-unfinished = only a finished game has a record
record-breaks-off = no whole record: JSON breaks off at character { $place }
record-absurd = no record: { $text }
record-no-object = a record is a JSON object
record-format = format must be '{ $text_format }', not { $text }
record-lacks = '{ $text_key }' is missing or not a JSON { $text_kind }
record-unknown-key = unknown key '{ $text_key }'
record-digest = the digest does not fit: the record was changed after it was written
record-not-over = the game is not over after the last step ({ $steps })
record-differs = '{ $text_key }' says { $text }, but the game gives { $text_given }
at-step = step { $step }: { $why }
step-should-read = should read { $text }
step-no-object = a step is a JSON object
step-keys = a step has 'chance', or 'seat' and 'move' (and 'legal')
chance-no-object = 'chance' must be a JSON object
step-move-no-text = 'move' must be text
legal-differs = 'legal' does not list the moves that were legal

## A shuffle that does not hold what it promised
# The server commits to a secret before the game and shows the commitment; people pledge their luck, and reveal it when
# the cards are shuffled. A receipt is what a page has kept of that. See docs/fair.md.

fair-missing = the record has no 'fair' part: its shuffle was not committed to
fair-no-receipts = the record is of the older kind, for which there are no receipts
fair-other-settings = the server had committed to other options, figures or rules
fair-does-not-follow = this does not follow from the secret and the luck
fair-version = 'fair.version' must be { $version }, not { $text }: update Trickery
fair-again = 'fair' must hold 'again', true or false, and nothing that nobody knows
fair-table = 'fair.table' must be a table's id, and 'fair.shuffles' not be empty
fair-other-secret = the secret does not fit the commitment: the shuffle was not the one shown
fair-first-keys = 'fair' must hold 'commitment', 'secret', 'luck' and 'again', no more
fair-first-luck = 'fair.luck' must be a list of texts
fair-first-again = 'fair.again' must be true or false
fair-no-object = '{ $text_key }' must be a JSON object
fair-lacks = '{ $text_what }' must hold '{ $text_key }', a JSON { $text_kind }
not-hexadecimal = '{ $text_key }' must be 64 hexadecimal digits
shuffle-no-list = a shuffle is a list of pledges
shuffle-no-seat = shuffle { $shuffle }: there is no seat { $text } that could pledge
shuffle-called-off = shuffle { $shuffle } was called off, though everybody had revealed
pledge-keys = a pledge holds 'seat', 'commitment' and 'luck', no more
pledge-order = pledges stand in the order of their seats, each seat once
luck-other = the luck of { $seat } is not what had been pledged
luck-missing = { $seat } did not reveal, and yet it was dealt
receipt-format = a receipt's format must be '{ $text_format }'
receipt-nothing-shuffled = nothing was shuffled for this game, so no receipt can be of it
receipt-other-table = the receipt is of another table
receipt-other-commitment = the server had shown another commitment
receipt-shuffle-missing = shuffle { $shuffle } is missing: it was seen, and made again
receipt-other-pledges = shuffle { $shuffle }: other pledges had been shown before the reveal
receipt-left-out = shuffle { $shuffle }: the luck of { $seat } is left out
receipt-dealt-without = it was dealt without the luck of { $seat }
receipt-other-cards = { $seat } was dealt other cards than the record tells
receipt-other-moves = { $seat } made other moves than the record tells

## What was found out about a shuffle
# A line each. The first ones stand as in a list, the others are whole sentences.

found-commitment = the server's commitment: { $text }
found-luck = added luck: { ROW($seats) }
found-nobody = Nobody added luck, so the server could have chosen the cards.
found-first-luck =
    { COUNT($text_luck) ->
        [one] with the luck of one: { $text_luck }
       *[other] with the luck of { COUNT($text_luck) }: { ROW($text_luck) }
    }
found-first-nobody = with the luck of nobody
found-first-kind = Older kind: whoever ran the server and started the game could have chosen.
found-called-off = Shuffle { $shuffle } was called off, for want of the luck of { $seats }.
found-with-receipt = It is the shuffle that the receipt was written for.
found-no-receipt = Is this the commitment that your page showed? Its receipt tells more.
found-again = The deal had been played before: whoever knew that game knew the cards.
