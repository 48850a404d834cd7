### Tricksters: all that it says, to players and on the page. See docs/translating.md.
###
### Cards are called A1 to E4 in every language. The clause ids, (TS-8) and so on, stay as they are.
### The four suits are animals in the plural. "Partner cards" tell who plays with whom in a round.

## The box

blurb = Every card holds all four critters; one player a round decides who partners whom.

## Names

name-ravens = Ravens
name-foxes = Foxes
name-rats = Rats
name-toads = Toads

## Moves
## On buttons, in the log after a name ("Ann: play card A1"), and typed at the prompt. They must differ from each other.

move-draft = draft card { $card }
# $suit is a name in the plural, as above.
move-take-suit = take { $suit }
# Two people become partners; the other two are then partners as well.
move-pair = make { $seat_first } and { $seat } partners
move-play = play card { $card }

## What the one to move is asked

# $cards: how many cards lie face up, 8 down to 1.
prompt-draft =
    { $cards ->
        [one] Draft the last face-up card; everybody will know that you hold it.
       *[other] Draft one of the { $cards } face-up cards: high numbers win tricks. Everybody sees which.
    }
# $left: how many of the four suit cards are left.
prompt-suit =
    { $left ->
        [one] Take the last suit card: in every trick that you lead this round, its numbers count.
       *[other] Take a suit card: in every trick that you lead this round, its numbers count.
    }
prompt-pair = Choose who plays with whom this round: in every trick partners add up their numbers.
prompt-lead = Lead any card; the trick counts in { $suit }, your suit.
# $partner: what the partner's card counts. $others: what the cards of the other pair count together.
prompt-play = Play any card; { $suit } count. Your partner has laid { $partner }, the others have { $others } so far.
prompt-partner-to-come = Play any card; { $suit } count. Your partner is to come, the others have { $others } so far.
prompt-others-to-come =
    Play any card; { $suit } count. Your partner has laid { $partner }, the others have laid nothing yet.

## Why a move is not allowed
## They stand after the move and a colon: "draft card A1: it does not lie face up (TS-5)".

why-draft-first = the face-up cards are drafted first (TS-5)
why-suits-now = now the suit cards are handed round (TS-6)
why-pairs-now = now you hand out the partner cards (TS-7)
why-tricks-now = the tricks have begun: now you play a card (TS-8)
why-suit-taken = { $seat } has already taken { $suit } (TS-6)
# "it" is the card of the move, here and below.
why-drafted = { $seat } has already drafted it (TS-5)
why-drafted-yourself = you have already drafted it (TS-5)
why-dealt = you were dealt it: it is in your hand already
why-not-face-up = it does not lie face up (TS-5)
why-played = it has been played in this round
why-not-held = you do not hold it (TS-8)

## News: what a move led to

# $seats: the pair that took the trick, two names. $sum and $against: what the cards of each pair count together;
# in a tie both are the same, and the pair that did not lead takes the trick.
news-trick =
    { $how ->
        [tie] { $seats } take the trick: { $sum } all in { $suit }, and they did not lead; { $seat_next } leads next.
       *[higher] { $seats } take the trick, { $sum } to { $against } in { $suit }; { $seat_next } leads next.
    }
# The last trick of a round.
news-last-trick =
    { $how ->
        [tie] { $seats } take the last trick: { $sum } all in { $suit }, and they did not lead.
       *[higher] { $seats } take the last trick, { $sum } to { $against } in { $suit }.
    }
# $first and $second: what each pair took, as in pair-took.
news-round-over = Round { $round } is over: { $first }; { $second }.
# $target: points, always more than 3.
news-target = Everybody has dealt once: the target is { $target } points.
# $seats: one to four names.
news-target-reached =
    { COUNT($seats) ->
        [one] { $seats } has reached the target of { $target } points.
       *[other] { $seats } have reached the target of { $target } points.
    }
news-wins-alone = Second place is tied, so { $seat } wins alone.
# $seats: two to four names.
news-victory = { $seats } share the victory.
news-round-begins = Round { $round }: { $seat_dealer } deals, { $seat } drafts first.
news-suits = All face-up cards are drafted; { $seat } takes a suit card first.
news-pairs = Everybody has a suit; { $seat } hands out the partner cards.
# $seats and $seats_against: the two pairs, two names each.
news-teams = { $seats } play against { $seats_against }; { $seat_leader } leads { $suit }.

## Said in several places

round-number = Round { $round }
# $seats: a pair, two names. $points is shown with a sign: +2. Each of the two gets them.
pair-took =
    { $tricks ->
        [0] { $seats } took no trick, { SIGNED($points) } each
        [one] { $seats } took { $tricks } trick, { SIGNED($points) } each
       *[other] { $seats } took { $tricks } tricks, { SIGNED($points) } each
    }
# A card in a trick, and what it counts there. One of a list.
card-laid = { $seat } with { $counts } (card { $card })

## The table as text

table-undealt = Nothing is dealt yet.
table-round = Round { $round }, dealt by { $seat }.
table-target = The target is { $target } points.
table-target-later = The target is set after round { $round }.
# $scores: one for each player, as in table-score.
table-scores = Scores: { ROW($scores) }
table-score = { $seat }: { $points }
# $first and $second: what each pair took, as in pair-took.
table-round-done = Round { $round }: { $first }; { $second }
# Two pairs, two names each.
table-pairs = { $seats } play against { $seats_against }.
# Cards are written with the four values in this order, as in table-card.
table-legend = A card shows its value for [Raven Fox Rat Toad].
table-card = { $card } [{ SPACED($values) }]
# $facts: some of the six that follow, in this order.
table-seat = { $seat }: { ROW($facts) }
table-seat-you = { $seat } (you): { ROW($facts) }
table-leads = leads { $suit }
# Tricks taken by the pair so far.
table-tricks =
    { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
# $cards: those that all know of, each with its values. $hidden: how many more there are.
table-holds = holds { ROW($cards) } and { $hidden } hidden
table-holds-known = holds { ROW($cards) }
table-holds-hidden = holds { $hidden } hidden
table-holds-nothing = holds nothing
table-face-up = Face up: { ROW($cards) }
table-suits-left = Suit cards left: { ROW($suits) }
# $plays: the four cards, as in card-laid. $seats: the pair that took the trick.
table-trick-taken =
    { $how ->
        [tie] Trick { $number } in { $suit }: { ROW($plays) } (a tie, { $sum } all, for { $seats })
       *[higher] Trick { $number } in { $suit }: { ROW($plays) } ({ $sum } to { $against } for { $seats })
    }
table-trick = Trick { $number } in { $suit }: { ROW($plays) }
table-trick-empty = Trick { $number } in { $suit }: nothing yet
table-unseen = Hidden in the other hands: { ROW($cards) }
table-hand = Your hand: { ROW($cards) }
table-hand-empty = Your hand: empty

## The score sheet

sheet-playing = Round { $round }, being played
sheet-total = Total
# $seats: a pair, two names. Each of the two gets the points.
sheet-earned =
    { $seats } took { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each (TS-11)
sheet-earning =
    { $seats } have { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } so far, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each (TS-11)
sheet-wins-alone = Second place is tied, so { $seat } wins alone (TS-13).
# $seats: two to four names.
sheet-victory = { $seats } share the victory.
# $above: points.
sheet-target-later =
    The target is set after round { $round }: { $above } above the best score at that time (TS-12). The two best players share the victory (TS-13).
# $seats: one to four names, the best so far. $lacking: the points that they still need.
sheet-target =
    { COUNT($seats) ->
        [one] The target is { $target }: { $seats } lacks { $lacking } (TS-12). The two best players share the victory (TS-13).
       *[other] The target is { $target }: { $seats } lack { $lacking } (TS-12). The two best players share the victory (TS-13).
    }

## Reasons of the rule of thumb: a player explains a move of their own

reason-strong = no face-up card has more points on its four sides
reason-beats-mine = it beats everything I hold in one suit or more
# "it" is the suit.
reason-weakest = I am weakest in it of the suits left, and now nobody can lead it against me
reason-drafted-well = this partner has drafted strong cards
# The partner sits on the left, so the two are the last to play to the first trick.
reason-play-last = my left neighbour's cards will do, and we two play last to the first trick
reason-start = it is my best start for a trick in my suit
reason-takes = of the cards that should take the trick I can spare it best
reason-lost = the trick is as good as lost, and this is the card I can spare best
reason-best-chance = it gives us the best chance of the trick

## What is wrong with a record
## hands, face_up and dealer are words of a file format: they stay as they are.

record-deal = a round begins with its deal: hands, face_up and (the first) a dealer
record-hands = hands must be { $players } lists of { $cards } cards (TS-4)
record-face-up = face_up must be a list of { $cards } cards (TS-4)
# $text: what stands there instead of a card.
record-no-card = { $text } is no card: they are called A1 to E4
record-twice = hands and face_up hold { $card } more than once
record-dealer = dealer must be a seat from 0 to { $last }
record-dealer-passed = the dealer card has passed to { $seat } (TS-12)

## On the page: a card in words
## A screen reader says these; each critter is named in the singular, with its value on this card.

card-shows = { $card }: Raven { $raven }, Fox { $fox }, Rat { $rat }, Toad { $toad }
# $counts: its value in the suit that counts now, which is told first.
card-counts =
    { $card }: counts { $counts } in { $suit } (Raven { $raven }, Fox { $fox }, Rat { $rat }, Toad { $toad })
# A card of the player's own hand of which all know. $card: one of the two above.
card-known = { $card }, known to all

## On the page: what stands above the table
## On a phone all of it is one or two short lines: "Round 2 · Ann deals · target 12", "Draft Suits Partners Tricks".

dealt-by = { $seat } deals
target-later = target set after round { $round }
target-now = target { $target }
# $seats: one to four names, the winners.
victory-of =
    { COUNT($seats) ->
        [one] { $seats } wins alone!
       *[other] { $seats } share the victory!
    }
phases = Phases of a round
phase-draft = Draft
phase-suits = Suits
phase-pairs = Partners
phase-tricks = Tricks

## On the page: the middle of the table

cards-to-draft = Cards to draft
suit-cards = Suit cards
# After the name of a suit, for a screen reader. $values: the values of the player's cards in it.
suit-in-hand = in your hand: { ROW($values) }
sure-of-suit = Lead { $suit } for this whole round?
pairing-asked = Who plays with whom this round?
pairing-decided-by = { $seat } decides who plays with whom.
ways-to-pair = Ways to pair up
# The name of a button. $seats and $seats_against: the two pairs, two names each.
way-to-pair = { $seats }, against { $seats_against }
way-with-you = You with { $seat }, against { $seats_against }
# $way: one of the two above.
sure-of-pairs = { $way }: for this whole round?
# On the tree stump: which suit counts in the trick, or counted in the one that has just ended. Very little room.
stump-counts = { $suit } count
stump-counted = { $suit } counted
# Below it: who is to lead, who led, and after a trick who leads next and in which suit.
stump-leads = { $seat } leads
stump-led = { $seat } led
stump-leads-next = { $seat } leads { $suit }

## On the page: beside the middle
## Titles of what can be unfolded; on a phone all of them stand in one row.

# $cards: how many cards are hidden in the other hands.
fold-unseen = Unseen { $cards }
unseen-cards = Hidden in the other hands
fold-last-trick = Last trick
fold-rounds = Rounds

two-pairs = The two pairs
# For a screen reader. What the cards of a pair count together in this trick.
pair-sum = Sum: { $sum }
# Beside the sum of the pair that takes the trick; very little room.
pair-takes-it = takes it
pair-wins-tie = wins tie
# Tricks of a pair, and what they are worth now: "2 tricks, +1". Very little room.
pair-tricks =
    { $tricks ->
        [one] { $tricks } trick, { SIGNED($points) }
       *[other] { $tricks } tricks, { SIGNED($points) }
    }
# The same for a screen reader: each of the two gets the points.
pair-tricks-said =
    { $tricks ->
        [one] { $tricks } trick, { SIGNED($points) } each
       *[other] { $tricks } tricks, { SIGNED($points) } each
    }

# After the sums of a finished trick, "8 : 5". $seats: the pair that took it.
trick-to = to { $seats }
trick-tie-to = tie, to { $seats }

# Headings of a table of points, for a screen reader.
rounds-column = Round
rounds-points = Points
# What one player got in a round, for a screen reader. $side: the sign of their pair, a moon or a star.
round-got =
    { $side ->
        [moon] Moon
       *[star] Star
    }, { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: { SIGNED($points) }
target-ends = The game ends at { $target } points. The two best win.
target-to-come = After round { $round } the target is set: { $above } more than the best score then. The two best win.

## On the page: before a player

badge-dealer = Dealer
# A badge with room for one letter: "dealer".
badge-dealer-letter = D
badge-matchmaker = Hands out the partner cards
# Beside the sign of the pair: the partner.
with-partner = with { $seat }
no-suit-yet = no suit yet
all-cards-of = Cards of { $seat }
known-cards-of = Known cards of { $seat }
hidden-in-hand =
    { $cards ->
        [one] { $cards } hidden card
       *[other] { $cards } hidden cards
    }

## The aim, the standing and the end of a round
## The aim and the standing are always on the table, each one or two short lines on a phone.

aim = Win tricks together with this round's partner. In the end the two players with the most points win.
aim-target = Win tricks together with this round's partner. At { $target } points the game ends, and the two best win.
# $points: what a pair gets for 0, 1, 2, 3, 4 and 5 tricks.
standing-to-come = This round will bring you, for 0 to 5 tricks with your partner: { SPACED($points) } points.
# $total is the sum of $before and $points. $seat: the partner.
standing =
    If the round ended now: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } for you: { $before } + { $points } for { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } with { $seat }.
# After a round, until the next draft. $total is the sum of $before and $points. $seat: the partner.
standing-done =
    You have { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $before } + { $points } for { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } with { $seat }.
round-over-title = Round { $round } is over
# $seat: the partner.
round-over-why =
    { $tricks ->
        [0] no trick with { $seat }
        [one] { $tricks } trick with { $seat }
       *[other] { $tricks } tricks with { $seat }
    }: { SIGNED($points) }
round-over-next = { $seat } deals round { $round }.

## On the page: what stands there explained
## It comes up at whatever somebody points at or taps: one or two short sentences.

# $seats: the two partners.
explain-pair = { $seats } are partners this round: in every trick they add up their numbers.
explain-dealer = The dealer leads the first trick. The dealer card passes to the left after each round.
explain-matchmaker = Decides who plays with whom this round: always whoever sits across from the dealer.
explain-suit = Suit card: in every trick that { $seat } leads, the numbers for { $suit } count.
explain-no-suit = After the draft everybody takes a suit card. It tells which numbers count in the tricks that they lead.
explain-known = Cards with an eye: you drafted them, so everybody knows that you hold them.
# $seat holds them.
explain-hidden = Cards that were dealt to { $seat } and are not played yet. Nobody else sees them.
explain-sum = What this pair's two cards count together. The higher sum takes the trick; a tie goes to the pair that did not lead.
explain-tricks = This pair's tricks in this round, and the points they bring to each partner: 0 0 1 2 2 3 for 0 to 5 tricks.
explain-counts = The suit of whoever led: in this trick every card counts by its number for { $suit }.
explain-target-later = After round { $round } the target is set, { $above } points above the best score. Whoever reaches it later ends the game; the two best win.
explain-target-now = Once somebody has { $target } points at the end of a round, the game ends. The two best win.
explain-phase-draft = Everybody takes two of the eight face-up cards in turn. With the three dealt ones they are for five tricks.
explain-phase-suits = Everybody takes one of the four suit cards. It tells which numbers count in the tricks that they lead.
explain-phase-pairs = Whoever sits across from the dealer decides who plays with whom this round.
explain-phase-tricks = Five tricks: everybody lays a card, and the pair with the higher sum takes the trick.

# What the eye stands for, for a screen reader. $cards: how many.
known-of-you =
    { $cards ->
        [one] { $cards } of your cards is known to all
       *[other] { $cards } of your cards are known to all
    }
# Above the cards to draft.
draft-why = Two for everybody; then suits, partners, tricks.
# Above the suit cards, each with the numbers that the player's cards have in it.
suit-numbers = Below each suit: the numbers in your hand.
unseen-why = They are in the other hands, nobody tells where.
# A button, after a round.
on-to-round = On to round { $round }
# Beside a moon and a star.
rounds-yours = your pair
rounds-theirs = the other pair

## The lesson
## A first round, step by step: what is said before a move, after it, and to other tries. At most three lines on a phone.

lesson-aim = Welcome! Every round you have a new partner, and you win tricks together. Tricks bring points, and in the end the two players with the most points win.
lesson-cards = Every card shows a Raven, a Fox, a Rat and a Toad, each with a number. In a trick only one of them counts, and high is good. Three cards were dealt to you.
lesson-draft = Two more cards everybody drafts. Take { $card }: Raven { $raven }, Fox { $fox }, Rat { $rat }, Toad { $toad }. No other here has so much.
lesson-draft-weak = That one is weak on all sides. Look for higher numbers: the Raven 5 with the Fox 4.
lesson-draft-done = Good catch! Everybody knows that you hold it. Later { $card } was left over for you. Now suit cards: { $seat } has taken { $suit }.
lesson-suit = Take a suit card: it says what counts in the tricks that you lead. Below each you see your numbers. Ravens are your best!
lesson-suit-foxes = In Foxes you have a 5 and a 4, but also three 1s. Ravens suit your hand better.
lesson-suit-rats = Your Rats are low, and when you lead you want to be strong. Ravens suit your hand better.
lesson-suit-done = Ravens it is: whenever you lead, Raven numbers count. The suits of the others stand beside their names.
lesson-pair = You sit across from the dealer, so you decide who plays with whom. Team up with { $seat }, who will lead first.
lesson-pair-other = A fine choice as well, and yours to make! For now play with the dealer, who leads the first trick.
lesson-pair-done = You two are the moon pair. { $seat } led, so { $suit } count now: your pair has { $counts }, the others have { $against }.
lesson-follow = You may play any card, for each has a Fox. Partners add up: the higher sum takes the trick. Play your Fox { $counts }.
lesson-follow-tie = With that the others can still make it a tie, and a tie goes to the pair that did not lead. Play the Fox 5.
lesson-follow-low = That Fox is a 1: your pair would lose the trick. Play the Fox 5.
lesson-follow-done = { $sum } to { $against }: your pair takes the trick! The higher card of the pair leads next, and that was your 5.
lesson-points = Here tricks are counted. For 0 to 5 of them each of you gets 0, 0, 1, 2, 2 or 3 points: one trick alone brings nothing.
lesson-lead = Your lead, so Ravens count. Lead high: play the card with Raven { $counts } and Fox 1.
lesson-lead-low = Only a Raven 3: the others beat that easily. Lead a 5.
lesson-lead-tie = { $sum } all! A tie goes to the pair that did not lead. So this trick is theirs.
lesson-theirs = { $seat } played the higher card of that pair and leads now. Then { $suit } count.
lesson-toads = { $seat } has led Toad { $led }. Your partner plays last. Help with your Toad { $counts }!
lesson-toads-low = That is a Toad 2, too little for the two of you. Play the Toad 5.
lesson-toads-done = { $sum } to { $against }: the second trick, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far. Your Toad was the highest, so you lead.
lesson-again = Ravens count again. You drafted this card for it: lead the Raven 5.
lesson-again-done = { $sum } to { $against }! With { $tricks } tricks the round is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to you and as much to your partner.
lesson-last = One card is left to everybody. Play it, whatever comes.
lesson-round = The others take the last trick, and the round is over: { $tricks } tricks bring you and { $seat } { $points } each, the others get { $others }.
lesson-target = Next round there are new partners. After round { $round } a target is set, { $above } above the best score. Whoever reaches it ends the game: be one of the two best!

## The rules on one page

sheet-page-cards = The cards
sheet-page-card = Every card shows all four critters, each with a number. What is written in the middle is only the card's name.
sheet-page-counts = In every trick one suit counts. If it is { $suit }, this card counts { $counts }.
sheet-page-round = A round
sheet-page-trick = A trick
sheet-page-led = Whoever leads decides by their suit card what counts, here { $suit }. Everybody plays any card.
sheet-page-taken = The pair with the higher sum takes the trick, and its higher card leads next. A tie goes to the pair that did not lead.
sheet-page-points = The points
sheet-page-each = Each of the two partners gets the points for the tricks of their pair. Then the dealer card passes to the left.
sheet-page-end = The end
sheet-page-target = After round 4 the target is set: 3 more than the best score. Whoever reaches it in a later round ends the game. The two best players win; if second place is tied, the best wins alone.

# Of the number beside a player's name.
explain-score = Points from all rounds so far.

## What the coach counts in imagined worlds: in $times of 100 of them

# Whole sentences. The first two are of what is hidden, the others of what comes of a move.
# $seat has a card with a higher number in $suit than any card of the reader.
fact-higher = In { $times } of 100 worlds { $seat } has a higher number in { $suit } than you.
# $value: nobody else who is asked about has a higher one, nor has the reader.
fact-best = In { $times } of 100 worlds the highest number of { $seat } in { $suit } is { $value }.
# A face-up card.
fact-still-there = In { $times } of 100 worlds card { $card } is still there when you draft again.
fact-partner = In { $times } of 100 worlds { $seat } becomes your partner.
fact-you-take = In { $times } of 100 worlds your pair takes this trick, with your card as the higher one.
# $seat is the partner.
fact-partner-takes = In { $times } of 100 worlds your pair takes this trick, with the higher card from { $seat }.
# $points is 1 to 3.
fact-brings =
    { $points ->
        [one] In { $times } of 100 worlds the round brings you at least { $points } point.
       *[other] In { $times } of 100 worlds the round brings you at least { $points } points.
    }
