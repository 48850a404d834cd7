### What the page says outside a table: the front page, settings, rules, and what can go wrong.
### What it says at a table stands in `table/en.ftl`, in the folder of this file. See docs/translating.md.

## On every screen

# The title of the browser tab. $what is the name of the screen.
page-title = { $what } · Trickery
# Buttons and links
page-home = Back to the games
page-close = Close
page-rules = Rules
page-puzzles = Puzzles
page-settings = Settings
page-language = Language
# A field for the name you play under
page-your-name = Your name
# Shown in that field while it’s empty. If you leave it empty, you’re given a name.
page-anybody = Anybody
page-loading = Loading…
page-to-the-table = Taking you to the table…

## What can go wrong

page-unreachable = The server can’t be reached.
# Comes after another sentence: page-unreachable, or what went wrong.
page-trying-again = Trying again…
# $status is a number such as 502.
page-answered = The server answered with an error ({ $status }).
# $text is the browser’s own error message, mostly in English.
page-trouble = Something went wrong: { $text }
page-lost-title = There’s nothing here
page-lost = Check the address: part of it may be missing.
page-failed-title = This page couldn’t be loaded
page-failed = Check your connection, then reload the page.
page-gone-title = This table is gone
page-gone = There’s no table at this address. It may have been deleted since the game ended, or part of the link is missing.
page-no-replay = This replay can’t be shown

## The front page

home-title = Trickery: modern card games
home-what = Modern card games, with friends or against bots.
home-games = Games
home-fetching = Loading the games…
home-how = How it works
# Each of these three is a word or two in bold, with a sentence after it.
home-play = Play
home-play-how = Start playing against bots right away.
home-friends = Friends
home-friends-how = They join with a link. Bots keep the other seats warm.
home-shuffle = Fair shuffles
home-shuffle-how = You can check every one after the game.
home-record = Saved games
# In the page’s foot; a link to open a file follows: home-record-open.
home-record-how = Got the record of a game as a file? Drop it onto this page to review that game.
home-record-open = Open a record
# To install the page as an app: a line above the list of tables, with two buttons.
home-install = Play from your home screen: Trickery opens like an app, even offline.
# For an iPhone or iPad: the names are those in Safari’s menu.
home-install-share = Tap “Share”, then “Add to Home Screen”.
home-install-accept = Install
home-install-decline = No, thanks
home-promise = No account, no tracking, nothing loaded from other sites.
# A link to documentation in English
home-bots = Your own program can play here too

## A game's box on the front page. $text is the game's title.

box-players = { $players } players
box-players-between = { $fewest } to { $most } players
# Two buttons beside each other. What a screen reader says instead must begin with the same words.
box-play = Play
box-play-game = Play { $text } against bots
box-dealing = Dealing…
box-options = Friends & options
box-options-game = Friends & options: { $text }
# In a game without bots of the level that the reader chose. $text is the name of another level: Novice.
box-instead = You’ll play against { $text } bots.

## A table to one's liking

new-title = New table: { $text }
new-players = Players
new-seats = The other seats
new-seats-open = Open to friends with the link
# $text is the name of a level of bots: Beginner, Novice, Regular, Expert, Master.
new-seats-bots = Bots: { $text }
# $text tells how a bot of that level plays, such as "by a good player's rule of thumb".
new-bots-play = Each bot plays { $text }.
new-seats-help = You can change any seat until you deal. After that, bots play the seats that are still open.
new-open = Open the table

## The tables at which this browser holds a seat. $text is a game's title, $text_when a date and a time.

# The tables that wait for you, above the games: a heading that’s only read out, then links.
yours-continue = Continue
yours-continue-turn = Your turn: continue { $text }
yours-continue-game = Continue { $text }
# Below such a link. $seats are people who are at the table now.
yours-friends-wait = { COUNT($seats) ->
    [one] { $seats } is waiting for you
   *[other] { $seats } are waiting for you
}
yours-friends-there = { COUNT($seats) ->
    [one] { $seats } is there
   *[other] { $seats } are there
}
yours-away = A bot is playing for you
# What a screen reader says for a button with a cross; the table goes off the list.
yours-drop-table = Forget the { $text } table
yours-title = Your tables
# $score is your own.
yours-won = You won. Your score: { $score }
# $seats are the winners, $score is your own.
yours-lost = { COUNT($seats) ->
    [0] Nobody won. Your score: { $score }
   *[other] { $seats } won. Your score: { $score }
}
yours-turn = Your turn
yours-turn-of = Waiting for { $seat }
yours-waiting = Not started yet
yours-open = open seat
# A button that takes the table off the list, and what a screen reader says for it, which must begin with the same word
yours-forget = Forget
yours-forget-table = Forget the { $text } table from { $text_when }



## Rules

# $text is a game's title.
rules-of = Rules of { $text }
rules-fetching = Loading the rules…

## Learning

home-level = Bots
box-learn = Learn
box-learn-game = Learn { $text }

## Without a connection

# On the front page that this device has kept. Comes after page-unreachable; “it” is the server.
home-waits = You can play as soon as it’s back.
