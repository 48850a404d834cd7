### Twisticon: all that it says, to players and on the page. See docs/translating.md.
###
### $icon is always one of the six names under "Icons", and $icons are several of them: a sentence must suit each of
### the six as it is written there. $seat is a person's name.

## The box

blurb = Twist the cube, line up three icons on top, and sweep in every card that shows them.
option-horizontal-twists = Horizontal twists
option-horizontal-twists-help = the layers about the upright axis may be twisted too (TW-7)
# The label of a number to choose, and what it means: how long nobody may claim until the cube is scrambled anew.
option-reshuffle-after = New cube after idle turns
option-reshuffle-after-help = after so many turns per player in which nobody claims, the cube is twisted afresh; 0 means never (TW-19)
option-sets-apart = Sets apart
option-sets-apart-help = each closed set stands alone, for points and for nine (TW-16)

## Icons
## On the cube and on the cards. They stand on small cards: from seven letters on their type gets smaller.

name-comet = comet
name-leaf = leaf
name-key = key
name-bell = bell
name-anchor = anchor
name-spark = spark

## One letter for each icon, and one for a sticker that nobody has seen, for the cube as text. All must differ.

letter-comet = C
letter-leaf = L
letter-key = K
letter-bell = B
letter-anchor = A
letter-spark = S
letter-unseen = ?

## Faces of the cube, as captions, and at the rim of the turntable: one short word each

name-top = top
name-right = right
name-front = front
name-bottom = bottom
name-left = left
name-back = back

## Layers of the cube
## Columns run away from the front, rows run from left to right, level layers lie flat. A pair is the outer layer that
## it is named after, and the middle one.

name-left-column = left column
name-left-pair = left pair
name-right-column = right column
name-right-pair = right pair
name-front-row = front row
name-front-pair = front pair
name-back-row = back row
name-back-pair = back pair
name-top-layer = top layer
name-top-pair = top pair
name-bottom-layer = bottom layer
name-bottom-pair = bottom pair

## Ways to twist a layer, as they stand in move-twist
## "to the back" and so on is where the stickers on top go. Clockwise is always seen from above.

name-left-column-to-the-back = left column to the back
name-left-column-to-the-front = left column to the front
name-left-pair-to-the-back = left pair to the back
name-left-pair-to-the-front = left pair to the front
name-right-column-to-the-back = right column to the back
name-right-column-to-the-front = right column to the front
name-right-pair-to-the-back = right pair to the back
name-right-pair-to-the-front = right pair to the front
name-front-row-to-the-left = front row to the left
name-front-row-to-the-right = front row to the right
name-front-pair-to-the-left = front pair to the left
name-front-pair-to-the-right = front pair to the right
name-back-row-to-the-left = back row to the left
name-back-row-to-the-right = back row to the right
name-back-pair-to-the-left = back pair to the left
name-back-pair-to-the-right = back pair to the right
name-top-layer-clockwise = top layer clockwise
name-top-layer-anticlockwise = top layer anticlockwise
name-top-pair-clockwise = top pair clockwise
name-top-pair-anticlockwise = top pair anticlockwise
name-bottom-layer-clockwise = bottom layer clockwise
name-bottom-layer-anticlockwise = bottom layer anticlockwise
name-bottom-pair-clockwise = bottom pair clockwise
name-bottom-pair-anticlockwise = bottom pair anticlockwise

## Moves
## In the log after a name ("Ann: claim comet"), under the cube, and typed at the prompt. They begin with a small letter.

# $way is one of the ways above.
move-twist = twist { $way }
# Turn the whole cube over, so that the bottom comes up.
move-flip = flip
# Leave the cube as it is, and claim a set that is there.
move-stay = stay
# Use three of the icon in a row on top, to take all cards that show it.
move-claim = claim { $icon }
move-no-claim = no claim
# Turn all one's open cards of the icon face down.
move-close = close { $icon }
# Turn a hand of three equal cards face down.
move-close-hand = close hand
# Close no more in this turn.
move-done = done
# No move, but it stands where moves do, after the dealer's name: nobody has claimed for a while.
name-reshuffle = twist the cube afresh

## Phrases that stand in several messages

# So many cards of an icon, in lists and in the score sheet, with little room.
cards-of-icon = { $cards } { $icon }
# A number for a person, in lists: points or cards.
seat-number = { $number } for { $seat }
# What closed cards are worth. It follows a colon, or stands alone on a button with little room.
worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# The same if cards of the icon were closed before: $cards are those of both times, and the points are no more for it.
worth-in-all =
    { $points ->
        [one] { $cards } in all, 1 point
       *[other] { $cards } in all, { $points } points
    }
# ... and if the points are more for it: $before are those that the cards closed before were worth.
worth-instead =
    { $points ->
        [one] { $cards } in all, 1 point instead of { $before }
       *[other] { $cards } in all, { $points } points instead of { $before }
    }

## What the player to move is asked

prompt-move = Twist or flip the cube. Your hand lets you claim { OR($hand) }.
prompt-move-or-stay = Twist or flip the cube, or stay and claim { OR($icons) }. Your hand lets you claim { OR($hand) }.
prompt-empty-hand = Twist or flip the cube; your hand is empty, so you cannot claim.
prompt-claim = Claim { OR($icons) }, or make no claim.
prompt-stayed = You stayed, so claim { OR($icons) }.
prompt-close = Close a set, so that nobody can take it, or say that you are done.

## Why a move is not allowed
## They follow a move and a colon, and begin with a small letter where the language does so.

why-level = twisting level layers is an option, and it is off at this table (TW-7)
why-stay-without-lines = you may stay only with a set to claim, and no three in a row lie on top (TW-8)
# $reasons are one or several of why-barred and why-no-card.
why-stay = you may stay only with a set to claim: { $reasons }
why-move-first = first comes your move: twist, flip or stay (TW-6)
why-moved = you have made your move; one move a turn (TW-6)
why-must-claim = you stayed, so you must claim a set (TW-7)
why-claim-first = first say what you claim; closing comes after that (TW-16)
why-claiming-over = claiming is over for this turn; only closing is left (TW-16)
why-no-triple = only a hand of three equal cards may be closed (TW-17)
why-too-few =
    { $cards ->
        [0] you have no open { $icon } cards; a set takes three (TW-15)
        [one] you have 1 open { $icon } card; a set takes three (TW-15)
       *[other] you have { $cards } open { $icon } cards; a set takes three (TW-15)
    }
why-no-line = there are no three of { $icon } in a row on top (TW-8)
why-barred = the line of { $icon } is the one that was just claimed (TW-14)
why-there-before = the line of { $icon } was there before your move; to use it, you stay (TW-8)
why-no-card = no card in your hand shows { $icon } (TW-8)

## What happened, in the log

# $cards are all that the seat takes, $others those of them that were not its own.
news-gathers =
    { $others ->
        [0] { $seat } gathers all { $icon } cards: { $cards }, none from others.
       *[other] { $seat } gathers all { $icon } cards: { $cards }, { $others } from others.
    }
# $more is a list of cards-of-icon.
news-gathers-more =
    { $others ->
        [0] { $seat } gathers all { $icon } cards: { $cards }, none from others; and from the deck { $more }.
       *[other] { $seat } gathers all { $icon } cards: { $cards }, { $others } from others; and from the deck { $more }.
    }
# $cards is three or more; $worth is one of the phrases worth, worth-in-all and worth-instead.
news-closes = { $seat } closes { $cards } { $icon } cards: { $worth }.
news-closes-hand = { $seat } closes a hand of three { $icon } cards: { $worth }.
# $cards is a list of cards-of-icon.
news-dealt = { $seat } is dealt { $cards }.
news-reshuffle = No claim for a while: { $seat } twists the cube afresh, unseen.
news-nine = { $seat } has all nine { $icon } cards and wins at once.
news-no-cards = The deck and a hand are empty: the game is over.
news-no-claims = Nobody has claimed for too long: the game is over.
# $points is a list of seat-number.
news-points = Points: { ROW($points) }.
# Those with the most points are tied; $open is a list of seat-number, and the numbers are cards.
news-tie = Open cards decide between equals: { ROW($open) }.
news-winners =
    { COUNT($seats) ->
        [one] { $seats } wins.
       *[other] { $seats } share the win.
    }

## The table as text

table-turn = Turn { $turn }. Turns without a claim: { $quiet }; the game ends in { $ends }.
table-turn-reshuffle = Turn { $turn }. Turns without a claim: { $quiet }; the cube is twisted afresh in { $reshuffle }, the game ends in { $ends }.
table-letters = Letters: { letter-comet } { name-comet }, { letter-leaf } { name-leaf }, { letter-key } { name-key }, { letter-bell } { name-bell }, { letter-anchor } { name-anchor }, { letter-spark } { name-spark }, { letter-unseen } unseen
# The cube spread out as a cross: a face is five characters wide, with three spaces between two of them.
# The names of the four faces begin where their face does: at characters 1, 9, 17 and 25.
table-net-row = { "        " }{ SPACED($row) }
table-net-top = { "        " }{ SPACED($row) }   top
table-net-bottom = { "        " }{ SPACED($row) }   bottom
table-net-sides = { SPACED($left) }   { SPACED($front) }   { SPACED($right) }   { SPACED($back) }
table-net-names = left    front   right   back
# $icons are names, some of them within table-barred or table-there-before.
table-lines = Three in a row on top: { ROW($icons) }
table-barred = { $icon } (barred)
table-there-before = { $icon } (there before)
# $holds is a list of cards-of-icon.
table-deck =
    { $cards ->
        [one] Deck: 1 card ({ ROW($holds) })
       *[other] Deck: { $cards } cards ({ ROW($holds) })
    }
table-deck-empty = Deck: empty
table-seat =
    { $points ->
        [one] { $seat }: 1 point
       *[other] { $seat }: { $points } points
    }
table-your-seat =
    { $points ->
        [one] { $seat } (you): 1 point
       *[other] { $seat } (you): { $points } points
    }
# $cards is a list of cards-of-icon.
table-hand =
    { COUNT($cards) ->
        [0] Hand: no card
       *[other] Hand: { ROW($cards) }
    }
table-open =
    { COUNT($cards) ->
        [0] Open: none
       *[other] Open: { ROW($cards) }
    }
# $sets is a list of table-set.
table-closed =
    { COUNT($sets) ->
        [0] Closed: none
       *[other] Closed: { ROW($sets) }
    }
table-set =
    { $points ->
        [one] { $cards } { $icon } (1 point)
       *[other] { $cards } { $icon } ({ $points } points)
    }
# How near somebody is to all nine cards of an icon; $cards is a list of cards-of-icon.
table-near-nine = Towards nine: { ROW($cards) }

## The score sheet

sheet-total = Total
# $cards is 3 to 5 here, and 6 or more in the next one.
sheet-three =
    { $points ->
        [one] { $seat } gets 1 point for closing { $cards } { $icon } cards: 3 to 5 cards (TW-21)
       *[other] { $seat } gets { $points } points for closing { $cards } { $icon } cards: 3 to 5 cards (TW-21)
    }
sheet-six =
    { $points ->
        [one] { $seat } gets 1 point for closing { $cards } { $icon } cards: 6 cards or more (TW-21)
       *[other] { $seat } gets { $points } points for closing { $cards } { $icon } cards: 6 cards or more (TW-21)
    }
sheet-nine = { $seat } has all nine { $icon } cards and wins at once (TW-20)
sheet-most = { $seat } has the most points and wins (TW-21)
sheet-open =
    { $cards ->
        [0] { $seat } has no open card, which counts in the tie (TW-22)
        [one] { $seat } has 1 open card, which counts in the tie (TW-22)
       *[other] { $seat } has { $cards } open cards, which count in the tie (TW-22)
    }
sheet-winners =
    { COUNT($seats) ->
        [one] { $seats } wins (TW-22)
       *[other] { $seats } share the win (TW-22)
    }
# Under the sheet, sentence by sentence: $worth is one of sheet-together and sheet-apart, $deck is sheet-deck, $end is
# sheet-end, and $ending one of news-nine, news-no-cards and news-no-claims.
sheet-note = { $worth } { $deck } { $end }
sheet-note-over = { $worth } { $ending }
sheet-together = Closed cards of an icon: 3 to 5 are 1 point, 6 or more are 4; all nine of an icon win at once.
sheet-apart = Each closed set: 3 to 5 cards are 1 point, 6 or more are 4; all nine of an icon win at once.
sheet-deck =
    { $cards ->
        [0] The deck is empty.
        [one] 1 card is left in the deck.
       *[other] { $cards } cards are left in the deck.
    }
sheet-end =
    { $turns ->
        [one] One more turn without a claim ends the game.
       *[other] { $turns } more turns without a claim end the game.
    }

## Why the rule of thumb makes a move
## They follow a move, and begin with a small letter. "I" is who advises.

reason-nine = all nine cards of an icon win on the spot
reason-line-up = it lines up a set for me and leaves the next player nothing
reason-best-off = it lines up a set for me, and with no other I come off better
reason-there = the set is there already, and no twist does better
reason-safe = I can line up nothing, and it leaves the next player nothing either
reason-least = I can line up nothing, and it leaves the next player the least
reason-too-dear = a set now would leave the next player more than it brings me
reason-most = of the sets on top it brings me the most
reason-closed = nobody can take closed cards from me
reason-closed-hand = a hand of three equal cards is a point at once

## What is wrong with a record
## Words in $text... are words of the record itself, and the same in all languages.

# $text is `setup` or `reshuffle`.
record-due = a '{ $text }' is due here
record-dealer = dealer must be a seat from 0 to { $last }
record-deck = the deck must hold { $cards } cards of each icon
# $text is the part of the record: `deck` or `cube.top`.
record-list = { $text } must be a list of { $count } icons
record-no-icon = { $text_where }: '{ $text }' is no icon (they are { ROW($text_icons) })
record-faces = cube must have the faces { ROW($text_faces) }
record-stickers = the cube must show { $text } { $times } times, not { $count }
# $why is one of those below.
record-cube = no twisting leads to this cube: { $why }
record-centre-twice = each icon must be the centre of one face
record-centres = the centres do not lie as on a cube that was only turned
record-no-corner = no corner shows { $text_icons }, clockwise
record-corner-twice = a corner is there twice
record-no-edge = no edge shows { $text_icons }
record-edge-twice = an edge is there twice
record-corner-twisted = a corner is twisted in its place, which no turning does
record-edge-flipped = an edge is flipped in its place, which no turning does
record-exchanged = two pieces have changed places alone, which no turning does

## On the page: what lies before a player
## Headings, and what a screen reader says of the cards. In small type, with little room.

things-hand = Hand
things-open = Open
things-open-help = anyone may sweep these
things-closed = Closed
things-safe = safe
things-safe-nine = safe; all nine of an icon win
things-none = none
# A place in a hand where no card lies.
things-gap = no card
things-your-hand = Your hand
things-your-open = Your open cards
things-your-closed = Your closed cards
things-hand-of = { $seat }: hand
things-open-of = { $seat }: open cards
things-closed-of = { $seat }: closed cards
# A card of the hand is a button that claims its icon; a pile of open cards is one that closes them.
things-claim = { $icon }, in your hand: claim it
things-close = { $cards } { $icon } open: close
things-set =
    { $points ->
        [one] { $cards } { $icon } closed, 1 point
       *[other] { $cards } { $icon } closed, { $points } points
    }
# How near a player is to all nine cards of an icon, who then wins at once; $won is 3 to 9.
things-won = { $won } of the nine { $icon } cards won; all nine win at once
things-of-nine = { $won } of nine { $icon }
things-one-more = { $won } of nine { $icon }, one more wins
# In place of that, under the cards: it cannot come to nine any more. No longer than 10 letters.
things-no-nine = no nine
things-spoilt = { $seat } has closed { $icon } cards, so nobody else can have all nine

## On the page: what a claim would bring
## In small type on a button, and in bench-would-bring.

brings-win = all nine: you win
# $taken is brings-cards or brings-cards-and-more; $sum is one of the other phrases.
brings = { $taken }: { $sum }
brings-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
# $extra are cards from the deck.
brings-cards-and-more =
    { $cards ->
        [one] 1 card and { $extra } from the deck
       *[other] { $cards } cards and { $extra } from the deck
    }
brings-points =
    { $points ->
        [one] 1 point if closed
       *[other] { $points } points if closed
    }
# $cards: with those of the icon that are closed already.
brings-points-in-all =
    { $points ->
        [one] { $cards } in all, 1 point if closed
       *[other] { $cards } in all, { $points } points if closed
    }
brings-in-all = { $cards } in all
brings-of-nine = { $cards } of nine
brings-too-few = too few to close

## On the page: what you can do
## Buttons: a word or two in bold, and in small type below what it does.

# A heading for screen readers, over the buttons.
bench-title = What you can do
bench-claims = Claim
bench-closings = Close
bench-or = Other moves
bench-flip = Flip
bench-flip-help = bottom comes up
bench-stay = Stay
bench-stay-help = claim what is there
bench-claim = Claim { $icon }
bench-no-claim = No claim
bench-no-claim-help = let it be
bench-close = Close { $cards } { $icon }
bench-close-hand = Close hand
# $worth is one of the phrases worth, worth-in-all and worth-instead.
bench-triple = three { $icon }: { $worth }
bench-no-triple = takes three equal cards
bench-done = Done
bench-done-help = close no more
# Questions before something that one may regret. $claims is a list of the next two messages, and their $brings is one
# of the phrases of what a claim would bring.
bench-sure-no-claim = Make no claim? Remember: { $claims }.
bench-would-bring = { $icon } would bring { $brings }
bench-would-win = with { $icon } you would win
bench-sure-nine = Close your hand, and you have all nine { $icon } cards and win. Leave it?
bench-sure-done = Leave { $cards } { $icon } cards open, for anyone to take? If you close them: { $worth }.
# For those who watch.
bench-to-move = { $seat } is to move
bench-to-claim = { $seat } is to claim
bench-to-close = { $seat } is to close

## On the page: buttons for twists

pad-columns = Columns
pad-rows = Rows
pad-levels = Level layers
# On a button that was tapped once and wants a second tap. No longer than 7 letters.
pad-again = again
pad-twist-again = { $move }: again to do it

## On the page: the cube

cube-spread = Spread the cube out
cube-keys = The cube: arrow keys look around
# The keys are L, R, F, B, T, D, Escape and Home in all languages.
cube-help = L, R, F or B picks the left, right, front or back layer, and again that pair of layers. Then an arrow key twists it. Escape lets go. Home looks from the front.
cube-help-level = L, R, F or B picks the left, right, front or back layer, and again that pair of layers; T and D the top and bottom ones. Then an arrow key twists it. Escape lets go. Home looks from the front.
# $layer is one of the layers above.
cube-keys-column = { $layer }: arrow up or down twists it
cube-keys-row = { $layer }: arrow left or right twists it
# The last move, under the cube.
cube-last = { $seat }: { $move }
cube-look = Look around
cube-look-higher = Look from higher up
cube-look-lower = Look from lower down
cube-look-home = Look as at the start
cube-look-left = Turn the cube to the left
cube-look-right = Turn the cube to the right

## On the page: the slate beside the cube

# A list of icons that are three in a row on top, each with one of the messages that follow.
slate-sets = Sets on top
slate-no-set = no set on top
slate-claimed = just claimed
slate-not-claimed = not claimed
slate-barred = barred: it won last turn
slate-before = was there before the twist: stay to use it
slate-no-card = no { $icon } in the hand of { $seat }
slate-no-card-of-yours = no { $icon } in your hand
slate-stay = you can stay and claim it
slate-may-stay = { $seat } can stay and claim it
slate-claim = you can claim it
slate-may-claim = { $seat } can claim it
slate-deck = Deck { $cards }
slate-deck-holds = What the deck still holds
# Numbers of turns, side by side in a line.
slate-counts = Counts
slate-turn = turn { $turn }
slate-quiet = { $turns } without claim
slate-reshuffle = new cube in { $turns }
slate-end = end in { $turns }
# Sentences one after another: where the front of the cube is, who deals, and the options of this table.
slate-seats = The front faces { $seat }; { $seat_dealer } deals.
slate-level = Level layers turn too.
slate-no-reshuffle = The cube is never twisted afresh.
slate-apart = Each closed set stands alone.
slate-cube = The cube, face by face
# A sticker that nobody has seen.
slate-unseen = unseen

## The aim, the standing and the end of the game
## The aim and the standing are always on the table, in one or two lines, also on a phone.

aim-together = Most points win: 3 closed cards of an icon are 1 point, 6 are 4. All nine of an icon win at once.
aim-apart = Most points win: a closed set of 3 is 1 point, of 6 it is 4. All nine of an icon win at once.
# $open are open cards of the reader.
standing-nothing =
    { $open ->
        [0] If the game ended now: 0 points. You have closed nothing yet.
        [one] If the game ended now: 0 points. 1 open card counts once it is closed.
       *[other] If the game ended now: 0 points. { $open } open cards count once they are closed.
    }
# $sum is a list of points-for.
standing = If the game ended now: { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { ROW($sum) }.{ $open ->
        [0] { "" }
       *[other] { " " }Not counted: { $open } open.
    }
# Once the game is over.
standing-over = { $points ->
        [one] You have 1 point
       *[other] You have { $points } points
    }{ COUNT($sum) ->
        [0] .
       *[other] : { ROW($sum) }.
    }
# A part of a sum, in standing and where the game has ended; $cards is three or more.
points-for = { $points } for { $cards } { $icon }
round-title = The game is over
round-nothing = nothing closed
round-nine = all nine { $icon } cards: that wins at once
round-open =
    { $cards ->
        [0] level on points; no open card counts now
        [one] level on points; 1 open card counts now
       *[other] level on points; { $cards } open cards count now
    }

## On the page: what a twist would make
## In small type over the cube, under the name of the twist.

# $cards are those that a claim would take from all hands and open cards.
foresee-free =
    { $cards ->
        [one] { $icon }: a set for you, a claim takes 1 card
       *[other] { $icon }: a set for you, a claim takes { $cards } cards
    }
foresee-no-card = { $icon }: three in a row, but none in your hand
foresee-nothing = makes no set
# The question mark is what stands for a sticker in the picture.
foresee-unseen = ? nobody has seen it yet
# A small heading over the buttons for twists.
bench-twist = Twist

## On the page: the cube's keys, in the help for keys
## Each key as it is called, and what it does. They work while the cube has the focus.

key-look = ← → ↑ ↓
key-look-does = on the cube: look around
key-layer = L R F B
key-layer-does = on the cube: pick the left, right, front or back layer; again: the pair there
key-level = T D
key-level-does = the top or bottom layer, where level layers turn
key-twist = ← → ↑ ↓
key-twist-does = twist what is picked; Escape lets go
key-home = Home
key-home-does = on the cube: look from the front

## On the page: explanations
## They come up beside a word or a number that somebody points at. One or two short sentences.

explain-twist = Turn one outer row, or it and the middle one, a quarter. Rest on a button, or hold it, to see what it makes.
explain-claim = Claim: take every face-up card of the icon, from all hands and open cards. For each further such icon on top you get a card from the deck.
explain-close = Close: turn three or more open cards of an icon face down. Then nobody can take them, and they score.
explain-hand = Three cards that all can see. You can claim an icon only if one of them shows it.
explain-open = Won, but not safe: whoever claims the icon takes them. Three or more of an icon can be closed.
explain-pile = Open { $icon } cards: whoever claims { $icon } takes them.
explain-closed = Safe for good. Of an icon, 3 to 5 closed cards are 1 point, 6 or more are 4.
explain-closed-apart = Safe for good. A closed set of 3 to 5 cards is 1 point, of 6 or more it is 4.
# $cards is three or more.
explain-set =
    { $points ->
        [one] { $cards } closed { $icon } cards are 1 point. Nobody can take them.
       *[other] { $cards } closed { $icon } cards are { $points } points. Nobody can take them.
    }
explain-no-set = A set is three equal icons on top: a row, a column or a diagonal. Make one of an icon in your hand, then claim it.
explain-set-free = Three in a row on top. Who claims { $icon } takes every face-up { $icon } card, from all hands too.
explain-set-claimed = { $icon } was claimed in this turn: all its face-up cards are taken.
explain-set-late = Claiming is over for this turn. The next player may stay and claim { $icon }.
explain-set-barred = Barred: { $icon } has just been claimed with these very stickers. In the turn after that nobody may use them.
explain-set-before = This line of { $icon } lay there before the twist, so the twist did not make it. To use it, stay.
explain-set-no-card = To claim { $icon }, a card in the hand must show it.
explain-deck = Cards still to come. The small numbers tell how many of each icon are among them.
explain-turn = Turns so far, of all players together.
explain-quiet = Turns in a row without a claim.
explain-reshuffle = Turns without a claim until the cube is twisted afresh, unseen.
explain-end = Turns without a claim until the game ends.

## The lesson: a guided first game
## Somebody who knows the game talks to somebody who does not: warm, short, at most two or three short sentences.

lesson-aim = Hello! You collect cards with the same icon. Three closed cards are 1 point, six are 4, and all nine of an icon win at once. These three cards are your hand.
lesson-set = We all twist the same cube. Three equal icons in a line on top are a set, diagonals too. But you can use it only if your hand shows that icon.
lesson-twist = You hold two sparks, and two lie side by side on top. Twist the right column to the back: it brings up a third one. Point at the button, or hold it, to see that first.
lesson-twist-comets = That lines up three comets, but your hand shows no comet, so you could not use them. Look for sparks.
lesson-twist-flip = A flip brings the bottom up. That can be a nice surprise, but here it makes no set.
lesson-twist-done = Three sparks in a row on top: that is your set.
lesson-claim = Now claim spark. You take every spark card that lies face up: your own, and the one of { $seat }.
lesson-claim-not = You may let a set be, but then you get nothing for it. Better take the cards.
# $cards is three.
lesson-claim-done = { $cards } spark cards are yours. They lie open now, and that is not safe: whoever claims spark next takes them.
lesson-close = So close them. Face down, nobody can take them from you, and they score.
lesson-close-not = Then they stay open, and the next claim of spark takes all three.
lesson-close-done =
    { $points ->
        [one] Three closed spark cards: 1 point. Your hand was filled up to three again.
       *[other] Three closed spark cards: { $points } points. Your hand was filled up to three again.
    }
# $cards is three.
lesson-theirs = Look: { $seat } lined up anchors and claimed them. Your two anchor cards went along, so hands are not safe either. { $cards } of them lie open over there, not closed.
lesson-barred = These anchors are still on top, but you cannot just use them again: a set that has just won is barred for one turn.
lesson-again = A new line of anchors is free, though. Twist the front row to the left: that makes one, and even a fourth anchor comes to lie on top.
lesson-again-fewer = Well seen, that makes a set of anchors, too! But with the front row to the left four of them are on top, and the fourth brings a card more.
lesson-again-sparks = Three sparks, but yours are closed, and none is left in your hand. Look for anchors.
lesson-again-done = A fresh line of anchors, and four of them on top.
lesson-take = Claim anchor, and take them all: from both hands, and the open ones. The fourth anchor on top brings you a card from the deck.
# $icon is the card from the deck; $cards is six.
lesson-take-done = { $cards } anchor cards! And from the deck came one { $icon }.
lesson-six = Six of an icon. Close them, quickly!
lesson-six-not = Then the next claim of anchor takes all six. Better close them.
lesson-six-done = Six closed cards are 4 points. With the sparks you have { $points }.
lesson-stay = { $seat } has lined up three comets, without a comet in hand to claim them. You have one! So leave the cube as it is: stay.
lesson-stay-flip = That turns the comets away. They are there already: just stay.
lesson-stay-too = That would do, too: it makes a new line of comets. But you need not twist at all. Stay.
lesson-stay-done = You stayed, so now you claim.
lesson-comets = Claim comet. The open one that came from the deck goes along.
# $cards is two.
lesson-comets-done = { $cards } comet cards lie open, too few to close. Get a third one before somebody takes them!
lesson-last = { $seat } has flipped the cube: now one twist makes a set of bells for you. When the deck and a hand are empty, most points win. Off you go!

## The one-page sheet: the game in pictures
## For somebody who has never seen it. Short sentences; the pictures show the rest.

sheet-page-aim = Twist the cube, line up three equal icons on top, and take every card that shows them. Most points win.
sheet-page-icons = The six icons
sheet-page-parts = Each icon is on nine stickers of the cube and on nine cards. You hold three cards, face up for all.
sheet-page-turn = Your turn
sheet-page-move = Move.
sheet-page-move-how = Twist one outer row, or it together with the middle one, by a quarter turn. Or flip the cube over. Or stay, if there is a set to use.
# Read out instead of the picture.
sheet-page-move-picture = The right column goes to the back, and three sparks lie in a row on top.
sheet-page-claim = Claim.
sheet-page-claim-how = Your move made three in a row, and your hand shows that icon? Take every face-up card of it: from all hands and all open cards. For each further such icon on top you get one card from the deck.
sheet-page-claim-picture = Two sparks from your hand and one from another hand now lie open before you.
sheet-page-close = Close.
sheet-page-close-how = Three or more open cards of an icon, or three equal ones in your hand, may be turned face down. Now they are safe, and they score.
sheet-page-close-picture = Three open sparks become a closed set: 1 point.
sheet-page-you = your hand
sheet-page-other = another hand
sheet-page-open = open: not safe
sheet-page-closed = closed: safe
sheet-page-scoring = What closed cards of an icon are worth
sheet-page-three = 3 to 5 cards: 1 point
sheet-page-six = 6 or more: 4 points
sheet-page-nine = all nine, open and closed: you win at once
sheet-page-more = Good to know
sheet-page-stay = Stay: a set that lies there when your turn begins can be used without a twist.
sheet-page-barred = Barred: the very line that has just won cannot be used in the next turn.
sheet-page-refill = After your turn every hand is filled up to three cards.
sheet-page-bottom = All may look at the top and the four sides, but not at the bottom.
sheet-page-reshuffle = If nobody claims for a while, the cube is twisted afresh.
sheet-page-end = The end
sheet-page-end-cards = The deck is empty, and so is somebody's hand: most points win.
sheet-page-end-quiet = Nobody has claimed for 20 turns each: the same.
sheet-page-end-tie = In a tie each open card counts 1 among those who are level.

# Of the number beside a player's name.
explain-score = Points for closed cards. Open cards count only once they are closed.

## What the coach counts in imagined worlds: in $times of 100 of them

# Where something hidden may be: the next card to be dealt, and a place on the bottom of the cube, from 1 to 9.
name-next-card = next card of the deck
place-below = bottom, place { $number }
# What nobody has seen.
fact-below = The bottom has three of { $icon } in a row in { $times } of 100 worlds.
# What came of a move.
fact-you-claim = You claim { $icon } this turn in { $times } of 100 worlds.
fact-claims = { $seat } claims { $icon } before your next turn in { $times } of 100 worlds.
fact-takes-yours = { $seat } claims { $icon } before your next turn, and so takes your open cards of it, in { $times } of 100 worlds.
# $points is 1 or 3.
fact-you-score = { $points ->
    [one] You score a point or more before your next turn in { $times } of 100 worlds.
   *[other] You score { $points } points or more before your next turn in { $times } of 100 worlds.
  }
fact-scores = { $points ->
    [one] { $seat } scores a point or more before your next turn in { $times } of 100 worlds.
   *[other] { $seat } scores { $points } points or more before your next turn in { $times } of 100 worlds.
  }
fact-you-can = You can line up { $icon } at your next turn in { $times } of 100 worlds.
fact-you-nine = You collect all nine of an icon and win at once in { $times } of 100 worlds.
fact-nine = { $seat } collects all nine of an icon and wins at once in { $times } of 100 worlds.
