### Twisticon: all that it says, to players and on the page. See docs/translating.md.
###
### $icon is always one of the six names under "Icons", and $icons are several of them. Ask for the form that a sentence
### needs: FORM($icon, "plural"), and for a list OR(FORM($icons, "plural")). $seat is a person's name.

## The box

blurb = Twist the cube, line up three of an icon on top, and scoop up every card that shows it.
option-horizontal-twists = Horizontal twists
option-horizontal-twists-help = you can also twist the top and bottom layers sideways (TW-7)
# The label of a number to choose, and what it means: how long nobody may claim until the cube is scrambled again.
option-reshuffle-after = Idle turns before a scramble
option-reshuffle-after-help = if nobody claims for this many turns each, the dealer scrambles the cube again; 0 means never (TW-19)
option-sets-apart = Separate sets
option-sets-apart-help = each closed set counts on its own, for points and for all nine (TW-16)

## Icons
## On the cube and on the cards. They stand on small cards: from seven letters on their type gets smaller.
## English uses three forms: "a leaf", "leaves", and so many of them. Your language may need others.

name-comet = comet
    .a = a comet
    .plural = comets
    .count =
        { $number ->
            [one] 1 comet
           *[other] { $number } comets
        }
name-leaf = leaf
    .a = a leaf
    .plural = leaves
    .count =
        { $number ->
            [one] 1 leaf
           *[other] { $number } leaves
        }
name-key = key
    .a = a key
    .plural = keys
    .count =
        { $number ->
            [one] 1 key
           *[other] { $number } keys
        }
name-bell = bell
    .a = a bell
    .plural = bells
    .count =
        { $number ->
            [one] 1 bell
           *[other] { $number } bells
        }
name-anchor = anchor
    .a = an anchor
    .plural = anchors
    .count =
        { $number ->
            [one] 1 anchor
           *[other] { $number } anchors
        }
name-spark = spark
    .a = a spark
    .plural = sparks
    .count =
        { $number ->
            [one] 1 spark
           *[other] { $number } sparks
        }

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
## Columns run away from the front, rows run from left to right, layers lie flat. A pair is the outer layer that it is
## named after, and the middle one.

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
## A label for lists and for what is typed at the prompt; the same move told of somebody, and to the one who made it.

# $way is one of the ways above.
move-twist = Twist { $way }
    .told = { $seat } twists the { $way }
    .told-you = You twist the { $way }
# Turn the whole cube over, so that the bottom comes up.
move-flip = Flip the cube
    .told = { $seat } flips the cube
    .told-you = You flip the cube
# Leave the cube as it is, and claim a set that is there.
move-stay = Stay
    .told = { $seat } stays
    .told-you = You stay
# Use three of the icon in a row on top, to take all cards that show it.
move-claim = Claim { FORM($icon, "plural") }
    .told = { $seat } claims the { FORM($icon, "plural") }
    .told-you = You claim the { FORM($icon, "plural") }
move-no-claim = Claim nothing
    .told = { $seat } claims nothing
    .told-you = You claim nothing
# Turn all your open cards of the icon face down.
move-close = Close { FORM($icon, "plural") }
    .told = { $seat } closes a set of { FORM($icon, "plural") }
    .told-you = You close a set of { FORM($icon, "plural") }
# Turn a hand of three matching cards face down.
move-close-hand = Close your hand
    .told = { $seat } closes their hand
    .told-you = You close your hand
# Close no more in this turn.
move-done = Done
    .told = { $seat } is done
    .told-you = You’re done
# No move, but told like one, of the dealer: nobody has claimed for a while.
name-reshuffle = Scramble the cube
    .told = { $seat } scrambles the cube
    .told-you = You scramble the cube

## Phrases that stand in several messages

# So many cards of an icon, in lists and in the score sheet, with little room.
cards-of-icon = { FORM($icon, "count", $cards) }
# A number for a person, in lists: points or cards.
seat-number = { $seat } has { $number }
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

## What the player whose turn it is gets asked

prompt-move = Twist or flip the cube. Your hand lets you claim { OR(FORM($hand, "plural")) }.
prompt-move-or-stay = Twist or flip the cube, or stay and claim { OR(FORM($icons, "plural")) }. Your hand lets you claim { OR(FORM($hand, "plural")) }.
prompt-empty-hand = Twist or flip the cube. Your hand is empty, so you can’t claim.
prompt-claim = Claim { OR(FORM($icons, "plural")) }, or claim nothing.
prompt-stayed = You stayed, so now claim { OR(FORM($icons, "plural")) }.
prompt-close = Close a set so nobody can take it, or say you’re done.

## Why a move is not allowed
## They follow a move and a colon, and begin with a small letter where the language does so.

why-level = horizontal twists are switched off at this table (TW-7)
why-stay-without-lines = you can stay only if there’s a set to claim, and nothing is three in a row on top (TW-8)
# $reasons are one or several of why-barred and why-no-card.
why-stay = you can stay only if there’s a set to claim, but { $reasons }
why-move-first = you have to twist, flip or stay first (TW-6)
why-moved = you’ve already made your move, and you get one a turn (TW-6)
why-must-claim = you stayed, so you have to claim a set (TW-7)
why-claim-first = decide on your claim first; closing comes after that (TW-16)
why-claiming-over = it’s too late to claim this turn; now you can only close (TW-16)
why-no-triple = you can close your hand only if it’s three of a kind (TW-17)
why-too-few =
    { $cards ->
        [0] you have no open { $icon } cards, and a set takes three (TW-15)
        [one] you have only 1 open { $icon } card, and a set takes three (TW-15)
       *[other] you have only { $cards } open { $icon } cards, and a set takes three (TW-15)
    }
why-no-line = there aren’t three { FORM($icon, "plural") } in a row on top (TW-8)
why-barred = that line of { FORM($icon, "plural") } is barred, because it was claimed last turn (TW-14)
why-there-before = that line of { FORM($icon, "plural") } was there before your move; to use it, you have to stay (TW-8)
why-no-card = you don’t have { FORM($icon, "a") } in your hand (TW-8)

## What happened, in the log

# $cards are all that the seat takes, $others those of them that were not its own.
news-gathers =
    { $others ->
        [0] { $seat } takes { FORM($icon, "count", $cards) }, none from other players.
        [one] { $seat } takes { FORM($icon, "count", $cards) }, { $others } from another player.
       *[other] { $seat } takes { FORM($icon, "count", $cards) }, { $others } from other players.
    }
# $more is a list of cards-of-icon.
news-gathers-more =
    { $others ->
        [0] { $seat } takes { FORM($icon, "count", $cards) }, none from other players, and gets { $more } from the deck.
        [one] { $seat } takes { FORM($icon, "count", $cards) }, { $others } from another player, and gets { $more } from the deck.
       *[other] { $seat } takes { FORM($icon, "count", $cards) }, { $others } from other players, and gets { $more } from the deck.
    }
# $cards is three or more; $worth is one of the phrases worth, worth-in-all and worth-instead.
news-closes = { $seat } closes { FORM($icon, "count", $cards) }: { $worth }.
news-closes-hand = { $seat } closes a hand of three { FORM($icon, "plural") }: { $worth }.
# $cards is a list of cards-of-icon.
news-dealt = { $seat } is dealt { $cards }.
news-reshuffle = Nobody has claimed for a while, so { $seat } scrambles the cube without looking.
news-nine = { $seat } has all nine { FORM($icon, "plural") } and wins on the spot.
news-no-cards = The deck is empty, and so is somebody’s hand. The game is over.
news-no-claims = Nobody has claimed for too long. The game is over.
# $points is a list of seat-number.
news-points = Points: { ROW($points) }.
# Those with the most points are tied; $open is a list of seat-number, and the numbers are cards.
news-tie = It’s a tie, so open cards count: { ROW($open) }.
news-winners =
    { COUNT($seats) ->
        [one] { $seats } wins.
       *[other] { $seats } share the win.
    }

## The table as text

table-turn =
    Turn { $turn }. Turns without a claim: { $quiet }. If nobody claims, the game ends in { $ends ->
        [one] 1 turn
       *[other] { $ends } turns
    }.
table-turn-reshuffle =
    Turn { $turn }. Turns without a claim: { $quiet }. If nobody claims, the cube is scrambled in { $reshuffle ->
        [one] 1 turn
       *[other] { $reshuffle } turns
    } and the game ends in { $ends ->
        [one] 1 turn
       *[other] { $ends } turns
    }.
table-letters = Letters: { letter-comet } { name-comet }, { letter-leaf } { name-leaf }, { letter-key } { name-key }, { letter-bell } { name-bell }, { letter-anchor } { name-anchor }, { letter-spark } { name-spark }, { letter-unseen } not seen yet
# The cube spread out as a cross: a face is five characters wide, with three spaces between two of them.
# The names of the four faces begin where their face does: at characters 1, 9, 17 and 25.
table-net-row = { "        " }{ SPACED($row) }
table-net-top = { "        " }{ SPACED($row) }   top
table-net-bottom = { "        " }{ SPACED($row) }   bottom
table-net-sides = { SPACED($left) }   { SPACED($front) }   { SPACED($right) }   { SPACED($back) }
table-net-names = left    front   right   back
# $icons are names, some of them within table-barred or table-there-before.
table-lines = Three in a row on top: { ROW(FORM($icons, "plural")) }
table-barred = { FORM($icon, "plural") } (barred)
table-there-before = { FORM($icon, "plural") } (already there)
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
        [0] Hand: empty
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
        [one] { FORM($icon, "count", $cards) } (1 point)
       *[other] { FORM($icon, "count", $cards) } ({ $points } points)
    }
# How near somebody is to all nine cards of an icon; $cards is a list of cards-of-icon.
table-near-nine = On the way to nine: { ROW($cards) }

## The score sheet

sheet-total = Total
# $cards is 3 to 5 here, and 6 or more in the next one.
sheet-three =
    { $points ->
        [one] { $seat } gets 1 point for closing { FORM($icon, "count", $cards) }, as for any 3 to 5 cards (TW-21)
       *[other] { $seat } gets { $points } points for closing { FORM($icon, "count", $cards) }, as for any 3 to 5 cards (TW-21)
    }
sheet-six =
    { $points ->
        [one] { $seat } gets 1 point for closing { FORM($icon, "count", $cards) }, as for any 6 or more (TW-21)
       *[other] { $seat } gets { $points } points for closing { FORM($icon, "count", $cards) }, as for any 6 or more (TW-21)
    }
sheet-nine = { $seat } has all nine { FORM($icon, "plural") } and wins on the spot (TW-20)
sheet-most = { $seat } has the most points and wins (TW-21)
sheet-open =
    { $cards ->
        [0] { $seat } has no open cards to break the tie (TW-22)
        [one] { $seat } has 1 open card to break the tie (TW-22)
       *[other] { $seat } has { $cards } open cards to break the tie (TW-22)
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
sheet-together = Closed cards of an icon count together: 3 to 5 are worth 1 point, 6 or more are worth 4. Collect all nine and you win on the spot.
sheet-apart = Each closed set counts on its own: 3 to 5 cards are worth 1 point, 6 or more are worth 4. Collect all nine of an icon and you win on the spot.
sheet-deck =
    { $cards ->
        [0] The deck is empty.
        [one] There’s 1 card left in the deck.
       *[other] There are { $cards } cards left in the deck.
    }
sheet-end =
    { $turns ->
        [one] One more turn without a claim and the game is over.
       *[other] { $turns } more turns without a claim and the game is over.
    }

## Why the rule of thumb makes a move
## They follow a move, and begin with a small letter. "I" is who advises.

reason-nine = it gets me all nine cards of an icon, and I win on the spot
reason-line-up = it lines up a set for me and leaves the next player nothing
reason-best-off = it lines up a set for me, and no other move leaves me better off
reason-there = the set is already there, and no twist does better
reason-safe = I can’t line anything up, and it leaves the next player nothing either
reason-least = I can’t line anything up, and it leaves the next player the least
reason-too-dear = a set now would give the next player more than it gives me
reason-most = of the sets on top, it gets me the most
reason-closed = nobody can take closed cards from me
reason-closed-hand = three matching cards in my hand are worth a point right away

## What is wrong with a record
## Words in $text... are words of the record itself, and the same in all languages.

# $text is `setup` or `reshuffle`.
record-due = “{ $text }” should come here
# A record counts seats from 0, as it always has: this is about what stands in it.
record-dealer = “dealer” must be a number from 0 to { $last } (records count seats from 0)
record-deck = the deck must have { $cards } cards of each icon
# $text is the part of the record: `deck` or `cube.top`.
record-list =
    { $count ->
        [one] “{ $text }” must be a list of 1 icon
       *[other] “{ $text }” must be a list of { $count } icons
    }
record-no-icon = { $text_where }: “{ $text }” isn’t an icon (the icons are { ROW($text_icons) })
record-faces = “cube” must have these faces: { ROW($text_faces) }
record-stickers =
    { $times ->
        [one] the cube must show “{ $text }” 1 time, not { $count }
       *[other] the cube must show “{ $text }” { $times } times, not { $count }
    }
# $why is one of those below.
record-cube = no amount of twisting leads to this cube: { $why }
record-centre-twice = each icon must be the centre of exactly one face
record-centres = the centres aren’t arranged like those of a real cube
record-no-corner = no corner shows { $text_icons } in clockwise order
record-corner-twice = the same corner is there twice
record-no-edge = no edge shows { $text_icons }
record-edge-twice = the same edge is there twice
record-corner-twisted = a corner is twisted in place, and no turn of the cube can do that
record-edge-flipped = an edge is flipped in place, and no turn of the cube can do that
record-exchanged = two pieces have swapped places on their own, and no turn of the cube can do that

## On the page: what lies before a player
## Headings, and what a screen reader says of the cards. In small type, with little room.

things-hand = Hand
things-open = Open
things-open-help = up for grabs
things-closed = Closed
things-safe = safe
things-safe-nine = safe; all nine win
things-none = none
# A place in a hand where no card lies.
things-gap = empty place
things-your-hand = Your hand
things-your-open = Your open cards
things-your-closed = Your closed cards
things-hand-of = { OF($seat) } hand
things-open-of = { OF($seat) } open cards
things-closed-of = { OF($seat) } closed cards
# A card of the hand is a button that claims its icon; a pile of open cards is one that closes them.
things-claim = { FORM($icon, "a") } in your hand: claim the { FORM($icon, "plural") }
things-close =
    { $cards ->
        [one] 1 open { $icon } card: close it
       *[other] { $cards } open { $icon } cards: close them
    }
things-set =
    { $points ->
        [one] { $cards } closed { $icon } cards, 1 point
       *[other] { $cards } closed { $icon } cards, { $points } points
    }
# How near a player is to all nine cards of an icon, who then wins on the spot; $won is 3 to 9.
things-won = { $won } of the nine { FORM($icon, "plural") } so far. All nine win the game on the spot.
things-of-nine = { $won } of nine { FORM($icon, "plural") }
things-one-more = { $won } of nine { FORM($icon, "plural") }, one more to win
# In place of that, under the cards: nobody can get to nine any more. At most 10 letters.
things-no-nine = 9 blocked
things-spoilt = { $seat } has closed { $icon } cards, so nobody else can get all nine.

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
        [one] 1 card plus { $extra } from the deck
       *[other] { $cards } cards plus { $extra } from the deck
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
bench-stay-help = claim what’s there
bench-claim = Claim { FORM($icon, "plural") }
bench-no-claim = Claim nothing
bench-no-claim-help = leave the set
bench-close = Close { FORM($icon, "count", $cards) }
bench-close-hand = Close hand
# $worth is one of the phrases worth, worth-in-all and worth-instead.
bench-triple = three { FORM($icon, "plural") }: { $worth }
bench-no-triple = needs three of a kind
bench-done = Done
bench-done-help = stop closing
# Questions before something that one may regret. $claims is a list of the next two messages, and their $brings is one
# of the phrases of what a claim would bring.
bench-sure-no-claim = Really claim nothing? You’d pass up { $claims }.
bench-would-bring = { FORM($icon, "plural") } ({ $brings })
bench-would-win = { FORM($icon, "plural") } (and with them the game)
bench-sure-nine = If you close your hand, you have all nine { FORM($icon, "plural") } and win. Really stop now?
bench-sure-done = Leave { FORM($icon, "count", $cards) } open for anyone to take? If you close them: { $worth }.
# For those who watch.
bench-to-move = It’s { OF($seat) } turn
bench-to-claim = { $seat } can claim a set
bench-to-close = { $seat } can close a set

## On the page: buttons for twists

pad-columns = Columns
pad-rows = Rows
pad-levels = Layers
# On a button that was tapped once and wants a second tap. At most 7 letters.
pad-again = again
pad-twist-again = “{ $move }”: tap again to do it

## On the page: the cube

cube-spread = Unfold the cube
cube-keys = The cube: look around with the arrow keys
# The keys are L, R, F, B, T, D, Escape and Home in all languages.
cube-help = Press L, R, F or B to pick the left, right, front or back layer, and press it again to add the middle one. Then twist with an arrow key. Escape lets go. Home takes you back to the front.
cube-help-level = Press L, R, F or B to pick the left, right, front or back layer, T or D for the top or bottom one, and press it again to add the middle one. Then twist with an arrow key. Escape lets go. Home takes you back to the front.
# $layer is one of the layers above.
cube-keys-column = Twist the { $layer } with the up or down arrow
cube-keys-row = Twist the { $layer } with the left or right arrow
# The last move, under the cube, as the move tells it.
cube-last = { TOLD($move, $seat) }
cube-look = Look around
cube-look-higher = Look from higher up
cube-look-lower = Look from lower down
cube-look-home = Reset the view
cube-look-left = Turn the cube to the left
cube-look-right = Turn the cube to the right

## On the page: the slate beside the cube

# A list of icons that are three in a row on top, each with one of the messages that follow.
slate-sets = Sets on top
slate-no-set = no set on top
slate-claimed = just claimed
slate-not-claimed = not claimed
slate-barred = barred: claimed last turn
slate-before = already there: to claim it, you have to stay
slate-no-card = no { FORM($icon, "plural") } in { OF($seat) } hand
slate-no-card-of-yours = no { FORM($icon, "plural") } in your hand
slate-stay = you can stay and claim it
slate-may-stay = { $seat } can stay and claim it
slate-claim = you can claim it
slate-may-claim = { $seat } can claim it
slate-deck = Deck: { $cards }
slate-deck-holds = What’s left in the deck
# Numbers of turns, side by side in a line.
slate-counts = Turn counters
slate-turn = turn { $turn }
slate-quiet = { $turns } without a claim
slate-reshuffle = scramble in { $turns }
slate-end = ends in { $turns }
# Sentences one after another: where the front of the cube is, who deals, and the options of this table.
slate-seats = The front faces { $seat }. The dealer is { $seat_dealer }.
slate-level = Horizontal twists are allowed.
slate-no-reshuffle = The cube is never scrambled again.
slate-apart = Each closed set counts on its own.
slate-cube = The cube, face by face
# A sticker that nobody has seen.
slate-unseen = not seen yet

## The aim, the standing and the end of the game
## The aim and the standing are always on the table, in one or two lines, also on a phone.

aim-together = Most points win: 3 closed cards of an icon are 1 point, 6 are 4. Get all nine and you win on the spot.
aim-apart = Most points win: a closed set of 3 is 1 point, a set of 6 is 4. Get all nine of an icon and you win on the spot.
# $open are open cards of the reader.
standing-nothing =
    { $open ->
        [0] So far you have 0 points. You haven’t closed anything yet.
        [one] So far you have 0 points. Your open card doesn’t count until you close it.
       *[other] So far you have 0 points. Your { $open } open cards don’t count until you close them.
    }
# $sum is a list of points-for.
standing =
    So far you have { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { ROW($sum) }.{ $open ->
        [0] { "" }
        [one] { " " }Your open card doesn’t count yet.
       *[other] { " " }Your { $open } open cards don’t count yet.
    }
# Once the game is over.
standing-over =
    { $points ->
        [one] You have 1 point
       *[other] You have { $points } points
    }{ COUNT($sum) ->
        [0] .
       *[other] : { ROW($sum) }.
    }
# A part of a sum, in standing and where the game has ended; $cards is three or more.
points-for = { $points } for { FORM($icon, "count", $cards) }
round-title = Game over
round-nothing = nothing closed
round-nine = all nine { FORM($icon, "plural") }: a win on the spot
round-open =
    { $cards ->
        [0] tied on points, with no open cards
        [one] tied on points, with 1 open card to break the tie
       *[other] tied on points, with { $cards } open cards to break the tie
    }

## On the page: what a twist would make
## In small type over the cube, under the name of the twist.

# $cards are those that a claim would take from all hands and open cards.
foresee-free =
    { $cards ->
        [one] Set of { FORM($icon, "plural") }: a claim takes 1 card
       *[other] Set of { FORM($icon, "plural") }: a claim takes { $cards } cards
    }
foresee-no-card = Three { FORM($icon, "plural") } in a row, but none in your hand
# A warning: what the twist leaves on top for the next player, $seat; $cards are those that a claim would take.
foresee-left =
    { $cards ->
        [one] Left for { $seat }: a set of { FORM($icon, "plural") }, 1 card
       *[other] Left for { $seat }: a set of { FORM($icon, "plural") }, { $cards } cards
    }
foresee-nothing = No set
# The question mark is what stands for a sticker in the picture.
foresee-unseen = ? = nobody has seen it yet
# A small heading over the buttons for twists.
bench-twist = Twist

## On the page: the cube's keys, in the help for keys
## Each key as it is called, and what it does. They work while the cube has the focus.

key-look = ← → ↑ ↓
key-look-does = on the cube: look around
key-layer = L R F B
key-layer-does = on the cube: pick the left, right, front or back layer; press again to add the middle one
key-level = T D
key-level-does = pick the top or bottom layer, if horizontal twists are allowed
key-twist = ← → ↑ ↓
key-twist-does = twist what you’ve picked; Escape lets go
key-home = Home
key-home-does = on the cube: back to the front

## On the page: explanations
## They come up beside a word or a number that somebody points at. One or two short sentences.

explain-twist = Give an outer row a quarter turn, alone or together with the middle one. Point at a button, or hold it, to see what it would do.
explain-claim = Claim: take every face-up card of the icon, from all hands and all open cards. For each extra one of that icon on top, you get a card from the deck.
explain-close = Close: turn three or more open cards of an icon face down. Then nobody can take them, and they score.
explain-hand = Three cards that everybody can see. To claim an icon, you need it in your hand.
explain-open = Won, but not safe: another player can claim that icon and take them. Close three or more of an icon to keep them.
explain-pile = Open { $icon } cards: the next player to claim { FORM($icon, "plural") } takes them.
explain-closed = Safe for good. 3 to 5 closed cards of an icon are worth 1 point, 6 or more are worth 4.
explain-closed-apart = Safe for good. A closed set of 3 to 5 cards is worth 1 point, a set of 6 or more is worth 4.
# $cards is three or more.
explain-set =
    { $points ->
        [one] { $cards } closed { $icon } cards are worth 1 point. Nobody can take them.
       *[other] { $cards } closed { $icon } cards are worth { $points } points. Nobody can take them.
    }
explain-no-set = A set is three of the same icon in a line on top: a row, a column or a diagonal. Line up an icon from your hand, then claim it.
explain-set-free = Three in a row on top. A claim takes every face-up { $icon } card, even out of people’s hands.
explain-set-claimed = These { FORM($icon, "plural") } were claimed this turn, and every face-up { $icon } card with them.
explain-set-late = It’s too late to claim this turn. The next player can stay and claim the { FORM($icon, "plural") }.
explain-set-barred = Barred: this line of { FORM($icon, "plural") } was claimed last turn. Nobody can use it this turn.
explain-set-before = This line of { FORM($icon, "plural") } was there before the twist, so the twist didn’t make it. You can use a line like that only if you stay.
explain-set-no-card = You can claim { FORM($icon, "plural") } only with { FORM($icon, "a") } in your hand.
explain-deck = Cards still to come. The small numbers show how many of each icon are left.
explain-turn = Turns so far, all players together.
explain-quiet = Turns in a row without a claim.
explain-reshuffle = If nobody claims for this many turns, the cube is scrambled again, unseen.
explain-end = If nobody claims for this many turns, the game ends.

## The lesson: a guided first game
## Somebody who knows the game talks to somebody who does not: warm, short, at most two or three short sentences.

lesson-aim = Hi! You’re collecting cards with the same icon. Three closed cards are worth 1 point, six are worth 4, and with all nine you win on the spot. These three cards are your hand.
lesson-set = We all twist the same cube. Three of the same icon in a line on top make a set, and diagonals count too. But you can only use a set if you have that icon in your hand.
lesson-twist = You’re holding two sparks, and there are two side by side on top. Twist the right column to the back and a third one comes up. Point at the button, or hold it, to see that first.
lesson-twist-comets = That lines up three comets, but there’s no comet in your hand, so you couldn’t use them. Look for sparks.
lesson-twist-flip = A flip brings the bottom up. That can be a nice surprise, but here it doesn’t make a set.
lesson-twist-done = Three sparks in a row on top: that’s your set!
lesson-claim = Now claim the sparks. You take every spark card that’s face up: your own, and { OF($seat) } too.
lesson-claim-not = You can leave a set alone, but then you get nothing for it. Better take the cards.
# $cards is three.
lesson-claim-done = { $cards } spark cards are yours! They’re open now, though, and that’s not safe: the next player to claim sparks takes them.
lesson-close = So close them. Once they’re face down, nobody can take them from you, and they score.
lesson-close-not = Then they stay open, and the next player to claim sparks takes all three.
lesson-close-done =
    { $points ->
        [one] Three closed spark cards: that’s 1 point. And you’ve been dealt back up to three cards in hand.
       *[other] Three closed spark cards: that’s { $points } points. And you’ve been dealt back up to three cards in hand.
    }
lesson-closing = Closing takes at least three open cards, so a single spark that comes later would stay open. If you expect more, you can wait, but open cards can be taken. You can also close three of a kind in your hand. Now watch the cube: the others are next.
# $cards is three.
lesson-theirs = Look: { $seat } lined up anchors and claimed them. Both your anchor cards went too, so hands aren’t safe either. You’ve been dealt two new ones, but { $cards } anchors are over there now, still open.
lesson-barred = Those anchors are still on top, but you can’t use them again right away: a set that’s just been claimed is barred for one turn.
lesson-again = A new line of anchors is fine, though. Twist the front row to the left: that puts another anchor in the corner, and a fourth one beside it.
lesson-again-fewer = Well spotted, that makes a set of anchors too! But with the front row to the left there are four of them on top, and the fourth gets you an extra card.
lesson-again-sparks = That’s three sparks, but yours are closed, and there are none left in your hand. Look for anchors.
lesson-again-done = The anchor in the corner is a different one, so this is a new line. And there are four anchors on top!
lesson-take = Claim the anchors and take them all: from both hands, and the open ones too. The fourth anchor on top gets you a card from the deck.
# $icon is the card from the deck; $cards is six.
lesson-take-done = { $cards } anchor cards! And you got { FORM($icon, "a") } from the deck.
lesson-six = Six of an icon! Quick, close them.
lesson-six-not = Then the next player to claim anchors takes all six. Better close them.
lesson-six-done = Six closed cards are worth 4 points. With your sparks, that makes { $points }.
lesson-stay = { $seat } has lined up three comets, but has no comet card in hand to claim them with. Your hand has one! So leave the cube as it is: stay.
lesson-stay-flip = That turns the comets away. They’re already there, so just stay.
lesson-stay-too = That would work too: it makes a new line of comets. But you don’t need to twist at all. Just stay.
lesson-stay-done = You stayed, so now you claim.
lesson-comets = Claim the comets. The one in your hand joins the open one from the deck.
# $cards is two.
lesson-comets-done = You have { $cards } open comet cards, which is too few to close. Get a third one before somebody takes them!
lesson-defend = { $seat } has flipped the cube, and now one twist makes a set of bells for you. That was careless! Before you twist, look at what you leave for the next player.
lesson-last = If nobody claims a set in the next { $turns } turns, the cube is scrambled, and after { $last }, the game ends. Otherwise it ends when the deck is empty and so is somebody’s hand. Most points win. Off you go!

## The one-page sheet: the game in pictures
## For somebody who has never seen it. Short sentences; the pictures show the rest.

sheet-page-aim = Twist the cube, line up three of an icon on top, and take every card that shows it. Most points win.
sheet-page-icons = The six icons
sheet-page-parts = Each icon is on nine stickers of the cube and on nine cards. You have a hand of three cards, face up for everybody to see.
sheet-page-turn = Your turn
sheet-page-move = Move.
sheet-page-move-how = Give an outer row a quarter turn, alone or together with the middle one. Or flip the cube over. Or stay, if there’s a set you can use.
# Read out instead of the picture.
sheet-page-move-picture = The right column goes to the back, and now there are three sparks in a row on top.
sheet-page-claim = Claim.
sheet-page-claim-how = Did your move make three in a row, and is that icon in your hand? Then take every face-up card that shows it, from all hands and all open cards. For each extra one of that icon on top, you get a card from the deck.
sheet-page-claim-picture = Two sparks from your hand and one from another hand are now open in front of you.
sheet-page-close = Close.
sheet-page-close-how = Turn three or more open cards of an icon face down, or a hand of three matching cards. Now they’re safe, and they score.
sheet-page-close-picture = Three open sparks become a closed set: 1 point.
sheet-page-you = your hand
sheet-page-other = another hand
sheet-page-open = open: not safe
sheet-page-closed = closed: safe
sheet-page-scoring = What closed cards of an icon are worth
sheet-page-three = 3 to 5 cards: 1 point
sheet-page-six = 6 or more: 4 points
sheet-page-nine = all nine, open and closed together: you win on the spot
sheet-page-more = Good to know
sheet-page-stay = Stay: if there’s a set on top when your turn begins, you can use it without twisting.
sheet-page-barred = Barred: you can’t use the same line that the player before you just claimed.
sheet-page-refill = After your turn, every hand goes back up to three cards.
sheet-page-bottom = You can look at the top and the four sides, but not at the bottom.
sheet-page-reshuffle = If nobody claims for a while, the cube is scrambled again.
sheet-page-end = The end
sheet-page-end-cards = When the deck is empty and so is somebody’s hand, most points win.
sheet-page-end-quiet = If nobody claims for 20 turns each, that’s the end too: most points win.
sheet-page-end-tie = In a tie, the tied players count 1 for each open card.

# Of the number beside a player's name.
explain-score = Points for closed cards. Open cards don’t count until they’re closed.

## What the coach counts: in so many of 100 ways the hidden cards and stickers could lie. Whole sentences.

# Where something hidden may be: the next card to be dealt, and a place on the bottom of the cube, from 1 to 9.
name-next-card = next card in the deck
place-below = bottom, place { $number }
# What nobody has seen.
fact-below =
    { $times ->
        [one] 1 time out of 100, there are three { FORM($icon, "plural") } in a row on the bottom.
       *[other] { $times } times out of 100, there are three { FORM($icon, "plural") } in a row on the bottom.
    }
# What came of a move. .more and .less are clauses of the coach's reasons: With “{ $move }”, you take the +3 less often, and that helps you.
fact-you-claim =
    { $times ->
        [one] 1 time out of 100, you claim { FORM($icon, "plural") } this turn.
       *[other] { $times } times out of 100, you claim { FORM($icon, "plural") } this turn.
    }
    .more = you claim { FORM($icon, "plural") } this turn more often
    .less = you claim { FORM($icon, "plural") } this turn less often
    .always = you claim { FORM($icon, "plural") } this turn
    .never = you don’t claim { FORM($icon, "plural") } this turn
fact-claims =
    { $times ->
        [one] 1 time out of 100, { $seat } claims { FORM($icon, "plural") } before your next turn.
       *[other] { $times } times out of 100, { $seat } claims { FORM($icon, "plural") } before your next turn.
    }
    .more = { $seat } claims { FORM($icon, "plural") } more often before your next turn
    .less = { $seat } claims { FORM($icon, "plural") } less often before your next turn
    .always = { $seat } claims { FORM($icon, "plural") } before your next turn
    .never = { $seat } doesn’t claim { FORM($icon, "plural") } before your next turn
fact-claims-any = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, { $seat } claims something before your next turn.
    .more = { $seat } claims something more often before your next turn
    .less = { $seat } claims something less often before your next turn
    .always = { $seat } claims something before your next turn
    .never = { $seat } claims nothing before your next turn
fact-takes-yours =
    { $times ->
        [one] 1 time out of 100, { $seat } claims { FORM($icon, "plural") } before your next turn and takes your open ones.
       *[other] { $times } times out of 100, { $seat } claims { FORM($icon, "plural") } before your next turn and takes your open ones.
    }
    .more = { $seat } takes your open { FORM($icon, "plural") } more often before your next turn
    .less = { $seat } takes your open { FORM($icon, "plural") } less often before your next turn
    .always = { $seat } takes your open { FORM($icon, "plural") } before your next turn
    .never = { $seat } doesn’t take your open { FORM($icon, "plural") } before your next turn
fact-you-lose = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, you lose at least { $cards } of your open cards before your next turn.
    .more = you lose { $cards ->
        [one] open cards
       *[other] at least { $cards } of your open cards
    } more often before your next turn
    .less = you lose { $cards ->
        [one] open cards
       *[other] at least { $cards } of your open cards
    } less often before your next turn
    .always = you lose { $cards ->
        [one] open cards
       *[other] at least { $cards } of your open cards
    } before your next turn
    .never = you lose { $cards ->
        [one] no open cards
       *[other] fewer than { $cards } of your open cards
    } before your next turn
# $points is 1 or 3.
fact-you-score =
    { $times ->
        [one] 1 time out of 100, you score at least { $points ->
            [one] 1 point
           *[other] { $points } points
        } before your next turn.
       *[other] { $times } times out of 100, you score at least { $points ->
            [one] 1 point
           *[other] { $points } points
        } before your next turn.
    }
    .more = you score { $points ->
        [one] points
       *[other] at least { $points } points
    } more often before your next turn
    .less = you score { $points ->
        [one] points
       *[other] at least { $points } points
    } less often before your next turn
    .always = you score { $points ->
        [one] points
       *[other] at least { $points } points
    } before your next turn
    .never = you score { $points ->
        [one] no points
       *[other] fewer than { $points } points
    } before your next turn
fact-scores =
    { $times ->
        [one] 1 time out of 100, { $seat } scores at least { $points ->
            [one] 1 point
           *[other] { $points } points
        } before your next turn.
       *[other] { $times } times out of 100, { $seat } scores at least { $points ->
            [one] 1 point
           *[other] { $points } points
        } before your next turn.
    }
    .more = { $seat } scores { $points ->
        [one] points
       *[other] at least { $points } points
    } more often before your next turn
    .less = { $seat } scores { $points ->
        [one] points
       *[other] at least { $points } points
    } less often before your next turn
    .always = { $seat } scores { $points ->
        [one] points
       *[other] at least { $points } points
    } before your next turn
    .never = { $seat } scores { $points ->
        [one] no points
       *[other] fewer than { $points } points
    } before your next turn
fact-you-can-claim = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, you can claim something on your next turn.
    .more = you can claim something more often on your next turn
    .less = you can claim something less often on your next turn
    .always = you can claim something on your next turn
    .never = you can’t claim anything on your next turn
fact-you-can =
    { $times ->
        [one] 1 time out of 100, you can line up { FORM($icon, "plural") } on your next turn.
       *[other] { $times } times out of 100, you can line up { FORM($icon, "plural") } on your next turn.
    }
    .more = you can line up { FORM($icon, "plural") } more often on your next turn
    .less = you can line up { FORM($icon, "plural") } less often on your next turn
fact-you-nine =
    { $times ->
        [one] 1 time out of 100, you collect all nine of an icon and win on the spot.
       *[other] { $times } times out of 100, you collect all nine of an icon and win on the spot.
    }
    .more = you win on the spot more often with all nine of an icon
    .less = you win on the spot less often with all nine of an icon
fact-nine =
    { $times ->
        [one] 1 time out of 100, { $seat } collects all nine of an icon and wins on the spot.
       *[other] { $times } times out of 100, { $seat } collects all nine of an icon and wins on the spot.
    }
    .more = { $seat } wins on the spot more often with all nine of an icon
    .less = { $seat } wins on the spot less often with all nine of an icon
    .always = { $seat } wins on the spot with all nine of an icon
    .never = { $seat } doesn’t win on the spot with all nine of an icon

## What a screen reader says of figures on the table

slate-deck-said = Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
# Of the numbers of turns.
slate-quiet-said = { $turns ->
    [one] 1 turn without a claim
   *[other] { $turns } turns without a claim
  }
slate-reshuffle-said = { $turns ->
    [one] new scramble after 1 more turn without a claim
   *[other] new scramble after { $turns } more turns without a claim
  }
slate-end-said = { $turns ->
    [one] the game ends after 1 more turn without a claim
   *[other] the game ends after { $turns } more turns without a claim
  }
# Of the top of the cube as a twist would make it: nobody has seen all of its stickers.
foresee-unseen-said = { $places ->
    [one] 1 sticker on top would be one that nobody has seen yet.
   *[other] { $places } stickers on top would be ones that nobody has seen yet.
  }
