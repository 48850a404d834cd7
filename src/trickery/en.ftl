### What the command line and the prompt say. See docs/translating.md.
### `trickery ...`, `--option` and whatever else people type into their shell stays as it is.

## Lists of games

# How many can play, within a line.
players-exactly =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
players-between =
    { $most ->
        [one] { $fewest }–{ $most } player
       *[other] { $fewest }–{ $most } players
    }
# A game as `trickery games` lists it. $players is one of the two above, $blurb a whole sentence.
games-line = { $text_title }: { $players }. { $blurb }
# An option of it. "on" and "off" are typed, so they stay English; $about tells what it does.
games-switch = --option { $text_name }=on|off (default: { $text_default }): { $about }
games-number = --option { $text_name }={ $low }–{ $high } (default: { $default }): { $about }
# A game as `trickery play` offers it where none was named.
choose-line = { $text_title } ({ $players }): { $blurb }
# A question: the answer is typed behind it.
choose-game = Which game?
# A bot of that game, as it’s offered then. $plays tells how it plays: by a good player’s rule of thumb.
choose-bots-line = { $name }: plays { $plays }
# A question: Enter takes the bot called $name.
choose-bots = Who’s playing against you? (Enter: { $name })

## Sitting down at the prompt, and leaving

setting-up = Setting up { $text_title }… The first time takes a few seconds.
welcome =
    { $players ->
        [one] { $text_title }, { $players } player. You’re { $seat }.
       *[other] { $text_title }, { $players } players. You’re { $seat }.
    }
# The word to type is the first one of command-help.
welcome-help = Type “{ $text_word }” for help.
left-table = You’ve left the table.
record-added = Record added to { $text_file }.

## Commands that can be typed at the prompt
# One word or several, with commas between them, the one that is shown to people first. Small letters; accents may be
# left out when typing. The English words are always understood as well. No word may be a move's label.

command-moves = moves, ?
command-table = table
command-log = log
command-sheet = sheet
command-rules = rules
command-help = help
command-quit = quit, exit, q

# What each of them does, in a list beside the words above.
explain-moves = list the moves you can make
explain-table = show the table again
explain-log = show what has happened so far
explain-sheet = show the score sheet, with explanations
explain-rules = show the rules of this game
explain-help = show this help
explain-quit = leave the table

# Before that list. Part of a move may be a card without the verb, for example. Two lines at most.
explain-typing = Type a move’s number or its words. Part of the words is enough if it’s clear which move you mean.

## While the game goes on

# A move as everybody hears it: a whole sentence such as "Seat 2 passes". A move that has no sentence of its own is shown
# as "Seat 2: Pass".
seat-move = { TOLD($move, $seat) }
# Something that was typed isn't a move, or isn't allowed; $why says which.
refused = { $why } (“?” lists your moves)
log-empty = Nothing has happened yet.
# The heads of the score sheet's columns: another seat's, the reader's own.
column = { $seat }
your-column = You

## The result

game-over = The game is over.
# $scores are some of the next two, $outcome is one of the four after them.
result = Scores: { ROW($scores) }. { $outcome }
seat-score = { $seat }: { $points }
your-score = You: { $points }
outcome-you-win = You win!
outcome-you-share = You share the win with { $seats }.
outcome-wins = { $seat } wins.
outcome-share = { $seats } share the win.

## A record, told by `trickery replay`

# The first line of a game; $options are some of the next two.
story-begins =
    { $players ->
        [one] { $text_title }, { $players } player
       *[other] { $text_title }, { $players } players
    }
story-begins-with =
    { $players ->
        [one] { $text_title }, { $players } player; { ROW($options) }
       *[other] { $text_title }, { $players } players; { ROW($options) }
    }
story-switch =
    { $value ->
        [on] { $option }: on
       *[off] { $option }: off
    }
story-number = { $option }: { $value }
# What chance brought, such as a deal, as the record writes it (JSON).
story-chance = chance: { $text }
# $why: the rules it was played by are older or newer than ours.
replay-unchecked = Line { $line } wasn’t checked, only shown as it was written: { $why }
replay-checked =
    { $records ->
        [one] { $records } record checked: every step follows the rules.
       *[other] { $records } records checked: every step follows the rules.
    }

## What is refused

# People count seats from 1.
seats-are-numbered = --seat must be a number from 1 to { $last }
option-unwritten = write options as --option NAME=VALUE, not “{ $text }”
too-many-bots = more bots than seats ({ $bots } for { $places }): name one bot for all seats, or one for each
# $text_why is what the system says.
file-unwritable = can’t write { $text }: { $text_why }
no-records = { $text } doesn’t have any records in it

## Lessons at the prompt

# Before a game's own words for its aim.
aim = Your aim: { $aim }
lesson-welcome =
    { $steps ->
        [one] Make your first moves in { $text_title }, in { $steps } step.
       *[other] Make your first moves in { $text_title }, in { $steps } steps.
    }
# $words are the commands for skipping and going back.
lesson-commands = Type a move’s number or its words. You can also type: { ROW($words) }.
lesson-step = Step { $number } of { $steps }
lesson-go-on = Press Enter to go on
# $move is the move that the step asked for.
lesson-other = That’s allowed too, but for this lesson try “{ $move }”.
lesson-taken-back = Let’s take that move back.
lesson-done = That’s the end of the lesson for { $text_title }.
# $text_word is the command that leaves.
lesson-play-on = Press Enter to play on from here, or type “{ $text_word }” to leave
no-lesson-here = { $text_title } doesn’t have a lesson
# Words that can be typed, set apart by commas; the first is the one that is told.
command-skip = skip
command-back = back
explain-skip = do this step for you
explain-back = go back one step

## A review, told by `trickery review` and by the page that it writes
# Chances of winning come with their sign of per cent: $text_cost is "6.2%".

# $game is the game's title, and how many played.
review-head = Review for { $seat }: { $game }
review-depth =
    { $decisions ->
        [one] { $decisions } decision, played out { $playouts ->
            [one] once
           *[other] { $playouts } times
        }.
       *[other] { $decisions } decisions, each played out { $playouts ->
            [one] once
           *[other] { $playouts } times
        }.
    }
review-no-decisions = { $seat } never had a choice in this game.
# $text_seats are what can be typed there: numbers, and "all".
review-others = For the other seats: --seat { OR($text_seats) }
# The ends of a range, in brackets behind a figure.
review-within = { $text_low } to { $text_high }
review-account = How the chance of winning changed
review-start = Start
review-start-why = before the deal, everybody has the same chance
review-luck = Luck
review-luck-why = the deal, the cards that came, and what the others did
review-skill = Skill
# $text_room is "+4.0%", $text_cost "-12.1%".
review-skill-why = { $text_room } for how much better the best moves were than a Regular bot’s, { $text_cost } for moves that weren’t the best ({ $text_within })
# The same in a game without a Regular bot.
review-skill-thumb-why = { $text_room } for how much better the best moves were than the rule of thumb’s, { $text_cost } for moves that weren’t the best ({ $text_within })
review-result = Result
review-result-why = 100% for a win, part of that for a shared win, 0% otherwise
# Before the moves that were mistakes, the costliest first; before those that may have been.
review-costly = Clear mistakes, the costliest first
review-doubtful = Possible mistakes
review-nothing = No clear mistakes
# $step tells how many moves were made in the game before it.
review-decision = Decision { $number } (step { $step }): “{ $move }”
# $text_points may be less than nothing: "-0.5".
review-better = “{ $best }” was better: it adds { $text_cost } to the chance of winning ({ $text_within }). Points gained on average: { $text_points }.
review-perhaps = “{ $best }” may have been better: it seems to add { $text_cost } to the chance of winning ({ $text_within }). Points gained on average: { $text_points }.
# How hard a decision was.
review-easy = Easy: both the rule of thumb and the Regular bot find a best move.
review-not-easy = Not easy: of the rule of thumb and the Regular bot, only one finds a best move.
review-hard = Hard: neither the rule of thumb nor the Regular bot finds a best move.
# The same in a game without a Regular bot.
review-easy-thumb = Easy: the rule of thumb and the coach agree.
review-hard-thumb = Not easy: the rule of thumb doesn’t find the best move.
review-written = Saved to { $text_file }.

# On the page only.
review-curve = Everybody’s chances of winning
review-curve-how = Everybody’s chance of winning, as far as { $seat } could know, decision by decision. Filled dots are clear mistakes, open dots are possible ones.
review-curve-table = The same as a table
review-column-decision = Decision
# Heads of rows: before and after a move was made.
review-before = before
review-after = after
review-worths = What each move was worth
review-more-moves =
    { $moves ->
        [one] { $moves } more move
       *[other] { $moves } more moves
    }
review-more-cards =
    { $cards ->
        [one] { $cards } more card
       *[other] { $cards } more cards
    }
# Moves that are equally good, before their figures.
review-any-of = { OR($moves) }
# Notes beside moves.
review-best = best
review-played = played
review-why = Why
review-odds = Where the hidden cards could be
review-odds-how = Out of 100 ways the hidden cards could lie, going by what this seat knew. Anything certain is left out.
review-odds-card = Card
# The last lines of the page.
review-how = A chance of winning of 100% is a sure win; a shared win counts in part. Every figure rests on what the seat could know, never on cards it couldn’t see. 95 times out of 100, the range in brackets holds the figure that endless playouts would give.
review-made = Made with Trickery.

## A position, told by `trickery assess`

assess-head =
    { $moves ->
        [one] { OF($seat) } turn, after { $moves } move
       *[other] { OF($seat) } turn, after { $moves } moves
    }
# Heads of columns: a move, its chance of winning, the range that this lies in, its points.
assess-move = move
assess-share = chance of winning
assess-within = range
assess-points = points
assess-nothing-better = The coach found nothing better.

## What is refused of records to look at

many-records = { $text } holds several records: choose one with --line
no-record-there = there’s no record in line { $line } of { $text }
# People count seats from 1.
seat-or-all = --seat must be a number from 1 to { $last }, or all
# A step counts the moves before it.
steps-are-numbered = --step must be a number from 0 to { $last }
no-decisions-here = nobody had a choice in this game
