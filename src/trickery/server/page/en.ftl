### What the page says wherever one is: the front page, settings, rules, and what can go wrong.
### What it says at a table stands in `table/en.ftl`, in the folder of this file. See docs/translating.md.

## On every screen

# What a tab of the browser is called. $what is the name of the screen.
page-title = { $what } · Trickery
# Buttons and links
page-home = To the games
page-close = Close
page-rules = Rules
page-puzzles = Puzzles
page-settings = Settings
page-language = Language
# A field for the name that a person plays under
page-your-name = Your name
# Stands in that field while it is empty. Whoever leaves it so is given a name.
page-anybody = Anybody
page-loading = Loading
page-to-the-table = To the table …

## What can go wrong

page-unreachable = The server cannot be reached.
# Follows another sentence.
page-trying-again = Trying again …
# $status is a number such as 502.
page-answered = The server answered { $status }.
# $text is a browser's own complaint, mostly in English.
page-trouble = Something went wrong: { $text }
page-lost-title = There is nothing here
page-lost = The address may have lost a part on its way to you.
page-failed-title = This page could not be loaded
page-failed = Is the connection up? Load the page again to try once more.
page-gone-title = This table is gone
page-gone = There is no table under this address. It may have been cleared away long after its game, or the link has lost a part.
page-no-replay = This replay cannot be shown

## The front page

home-title = Trickery: modern card games
home-what = Modern card games, with friends or against bots.
home-games = The games
home-fetching = Fetching the games …
home-how = How it works
# Each of these three is a heading in bold, with a sentence under it.
home-play = Play
home-play-how = You are dealt a hand against bots, at once.
home-friends = Friends
home-friends-how = They sit down by a link; bots keep the other seats warm.
home-shuffle = Every shuffle
home-shuffle-how = It can be checked after the game.
home-promise = No account, no tracking, nothing from elsewhere.
# A link to documentation in English
home-bots = Your own program can take a seat, too

## A game's box on the front page. $text is the game's title.

box-players = { $players } players
box-players-between = { $fewest } to { $most } players
# Two buttons beside each other; what a screen reader says instead must begin with the same words.
box-play = Play
box-play-game = Play { $text } against bots
box-dealing = Dealing …
box-options = Friends, options
box-options-game = Friends, options: { $text }

## A table to one's liking

new-title = { $text }: a table of your own
new-players = Players
new-seats = The other seats
new-seats-open = Open, for friends with the link
# $text is the name of a level of bots: Beginner, Novice, Regular, Expert, Master.
new-seats-bots = Bots: { $text }
# $text tells how they play: "by a good player's rule of thumb, without long thinking".
new-bots-play = Each plays { $text }.
new-seats-help = You can change every seat before the deal. Seats still open then are played by bots.
new-open = Open the table

## The tables at which this browser holds a seat. $text is a game's title, $text_when a date and a time.

yours-title = Your tables
# $score is your own.
yours-won = You won with { $score }
# $seats are the winners.
yours-lost = Won by { $seats }; you: { $score }
yours-turn = Your turn
yours-turn-of = { $seat } to move
yours-waiting = Not dealt yet
yours-open = open seat
# A button, and what a screen reader says for it, which must begin with the same word
yours-forget = Forget
yours-forget-table = Forget the table of { $text }, { $text_when }



## Rules

# $text is a game's title.
rules-of = Rules of { $text }
rules-fetching = Fetching the rules …

## Learning

home-level = Bots
box-learn = Learn
box-learn-game = Learn { $text }

## Without a connection

# On the front page that this device has kept. Follows page-unreachable, the server is meant.
home-waits = You can play as soon as it answers again.
