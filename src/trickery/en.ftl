### What the command line and the prompt say. See docs/translating.md.
### `trickery ...`, `--option` and whatever else people type into their shell stays as it is.

## Lists of games

# How many can play, within a line.
players-exactly = { $players } players
players-between = { $fewest }-{ $most } players
# A game as `trickery games` lists it. $players is one of the two above, $blurb a whole sentence.
games-line = { $text_title }: { $players }. { $blurb }
# An option of it. "on" and "off" are typed, so they stay English; $about tells what it does.
games-switch = --option { $text_name }=(on, off; default { $text_default })  { $about }
games-number = --option { $text_name }=({ $low }-{ $high }; default { $default })  { $about }
# A game as `trickery play` offers it where none was named.
choose-line = { $text_title } ({ $players }): { $blurb }
# A question: what is typed stands behind it.
choose-game = Which game?

## Sitting down at the prompt, and leaving

setting-up = Setting up { $text_title } (the first time takes some seconds)
welcome = { $text_title }, { $players } players. You are { $seat }.
# The word to type is the first one of command-help.
welcome-help = Type '{ $text_word }' for help.
left-table = You left the table.
record-added = The record was added to { $text_file }.

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
explain-moves = the moves that you may make
explain-table = the table again
explain-log = what has happened so far
explain-sheet = the score sheet, explained
explain-rules = the rules of this game
explain-help = this text
explain-quit = leave the table

# Before that list. A part may be a card without the verb, for example. Two lines at most.
explain-typing = Type a move as it is listed, a part of it that fits only one, or its number.

## While the game goes on

# A move as everybody hears it; the reader's own. $move is its label: "play 7 of Boos".
seat-move = { $seat }: { $move }
your-move = You: { $move }
# Something typed was no move, or is not allowed; $why tells which.
refused = { $why }  ('?' lists your moves)
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
outcome-you-win = You win.
outcome-you-share = You share the win with { $seats }.
outcome-wins = { $seat } wins.
outcome-share = { $seats } share the win.

## A record, told by `trickery replay`

# The first line of a game; $options are some of the next two.
story-begins = { $text_title }, { $players } players
story-begins-with = { $text_title }, { $players } players; { ROW($options) }
story-switch =
    { $value ->
        [on] { $option }: on
       *[off] { $option }: off
    }
story-number = { $option }: { $value }
# What chance brought, as the record writes it (JSON).
story-chance = chance: { $text }
# $why: the rules it was played by are older or newer than ours.
replay-unchecked = line { $line }: told as it was written, and not checked: { $why }
replay-checked =
    { $records ->
        [one] { $records } record checked: every step is by the rules.
       *[other] { $records } records checked: every step is by the rules.
    }

## What is refused

seats-are-numbered = seats are numbered 0 to { $last }
option-unwritten = write --option NAME=VALUE, not '{ $text }'
too-many-bots = { $bots } bots for { $places } seats: name one, or one a seat
# $text_why is what the system says.
file-unwritable = { $text }: cannot be written: { $text_why }
no-records = { $text }: holds no record

## Lessons at the prompt

# Before a game's own words for its aim.
aim = The aim: { $aim }
lesson-welcome = Your first moves in { $text_title }, in { $steps } steps.
# $words are the commands of skipping and going back.
lesson-commands = Type a move by its number or its words; other words: { ROW($words) }.
lesson-step = Step { $number } of { $steps }
lesson-go-on = Enter to go on
# $move is the move that the step asked for.
lesson-other = That is allowed as well. For this lesson, try this one: { $move }.
lesson-taken-back = Your move is taken back.
lesson-done = That was the lesson of { $text_title }.
# $text_word is the command that leaves.
lesson-play-on = Enter to play on from here; "{ $text_word }" leaves
no-lesson-here = { $text_title } has no lesson
# Words that can be typed, set apart by commas; the first is the one that is told.
command-skip = skip
command-back = back
explain-skip = have this step done for you
explain-back = one step back

## A review, told by `trickery review` and by the page that it writes
# A share of the win comes with its sign of per cent: $text_cost is "6.2%".

# $game is the game's title, and how many played.
review-head = { $seat } in review: { $game }
review-depth =
    { $decisions ->
        [one] { $decisions } decision with a choice, played on { $playouts } times.
       *[other] { $decisions } decisions with a choice, each played on { $playouts } times.
    }
review-no-decisions = { $seat } never had a choice in this game.
# $text_seats are what can be typed there: numbers, and "all".
review-others = For the other seats: --seat { OR($text_seats) }
# The ends of an interval, in brackets behind a figure.
review-within = { $text_low } to { $text_high }
review-account = How it came about, in shares of the win
review-start = Start
review-start-why = before the deal everybody has an equal share
review-luck = Luck
review-luck-why = the deal, the cards that came, and what the others did
review-skill = Skill
# $text_room is "+4.0%", $text_cost "-12.1%".
review-skill-why = { $text_room } for what the best moves were worth more than a regular's, { $text_cost } for what was given away ({ $text_within })
review-result = Result
review-result-why = the win itself, or the part of it that was got
# Before the moves that were mistakes, the costliest first; before those that may have been.
review-costly = The costliest moves, beyond doubt
review-doubtful = Perhaps something was better
review-nothing = No move was worse than another beyond doubt.
# $step tells how many moves were made in the game before it.
review-decision = Decision { $number } (step { $step }): { $move }
review-better = Better: { $best }. What was played cost { $text_cost } of the win ({ $text_within }) and { $text_points } points.
review-perhaps = Perhaps better: { $best }, by { $text_cost } of the win ({ $text_within }) and { $text_points } points.
# How hard a decision was.
review-easy = Easy: rule of thumb, regular and coach agree.
review-not-easy = Not easy: of rule of thumb, regular and coach, one disagrees.
review-hard = Hard: rule of thumb, regular and coach each want something else.
review-written = Written: { $text_file }

# On the page only.
review-curve = Everybody's chances
review-curve-how = Everybody's share of the win, as far as { $seat } could know, decision by decision. Filled dots are mistakes beyond doubt, open ones may have been some.
review-curve-table = The curve as a table
review-column-decision = Decision
# Heads of columns: before and after a move was made.
review-before = before
review-after = after
review-worths = What every move was worth
review-more-moves =
    { $moves ->
        [one] { $moves } more move
       *[other] { $moves } more moves
    }
# Notes beside a move.
review-best = best
review-played = played
review-why = Why
review-odds = Where hidden cards may be
review-odds-how = In so many of 100 worlds that fit what this seat knew. What is certain is left out.
review-odds-card = Card
# The last lines of the page.
review-how = A share of the win is how much of it a seat can expect: 100% is a sure win. Every figure rests on what the seat could know, never on cards that it could not see. In 95 of 100 cases the interval holds what endless playouts would give.
review-made = Made by Trickery.

## A position, told by `trickery assess`

assess-head =
    { $moves ->
        [one] { $seat } is to move after { $moves } move
       *[other] { $seat } is to move after { $moves } moves
    }
assess-move = move
assess-share = share of the win
assess-within = interval
assess-points = points
assess-nothing-better = The coach found nothing better.

## What is refused of records to look at

many-records = { $text } holds several records: say which with --line
no-record-there = { $text }: there is no record in line { $line }
seat-or-all = --seat is a number from 0 to { $last }, or all
steps-are-numbered = steps are numbered 0 to { $last }
no-decisions-here = nobody had a choice in this game
