### Tricksters: all that it says, to players and on the page. See docs/translating.md.
###
### Cards are called A1 to E4 in every language. The clause ids, (TS-8) and so on, stay as they are.
### The four suits are animals in the plural. The partner cards say who plays with whom in a round.

## The box

blurb = Every card shows all four critters. Each round, one player picks the partners.

## Names
## A suit is in the plural; .one is a single critter: "has a higher Fox than you".

name-ravens = Ravens
    .one = Raven
name-foxes = Foxes
    .one = Fox
name-rats = Rats
    .one = Rat
name-toads = Toads
    .one = Toad

## Moves
## Labels stand on buttons and in lists, and are typed at the prompt. They must all differ from each other.
## The told sentences are for the log, the review, the replay and screen readers.

move-draft = Draft { $card }
    .told = { $seat } drafts { $card }
    .told-you = You draft { $card }
# $suit is a name in the plural, as above.
move-take-suit = Take { $suit }
    .told = { $seat } takes { $suit }
    .told-you = You take { $suit }
# Two people become partners; the other two are then partners as well. $seat, who decides, may be one of the four.
move-pair = Make { $seat_first } and { $seat_second } partners
    .told = { $seat } decides: { $seat_first } and { $seat_second } are partners
    .told-you = You decide: { $seat_first } and { $seat_second } are partners
move-play = Play { $card }
    .told = { $seat } plays { $card }
    .told-you = You play { $card }

## What you are asked when it's your turn

# $cards: how many cards lie face up, 8 down to 1.
prompt-draft =
    { $cards ->
        [one] Draft the last face-up card. Everybody will know you have it.
       *[other] Draft one of the { $cards } face-up cards. High numbers win tricks, and everybody sees what you draft.
    }
# $left: how many of the four suit cards are left.
prompt-suit =
    { $left ->
        [one] Take the last suit card. That suit counts in every trick you lead this round.
       *[other] Take a suit card. That suit counts in every trick you lead this round.
    }
prompt-pair = Choose the partners for this round. In every trick, partners add up their numbers.
prompt-lead = Lead any card. Your suit counts in this trick: { $suit }.
# $partner: what the partner's card counts. $others: what the cards of the other pair count together.
prompt-play = Play any card. { $suit } count. Your partner has { $partner }, and the other pair has { $others } so far.
prompt-partner-to-come = Play any card. { $suit } count. The other pair has { $others } so far, and your partner plays after you.
prompt-others-to-come = Play any card. { $suit } count. Your partner has { $partner }, and the other pair hasn’t played yet.

## Why a move isn't allowed
## They stand after the move and a colon: “Draft A1”: it isn’t face up (TS-5).

why-draft-first = the face-up cards have to be drafted first (TS-5)
why-suits-now = it’s time to pick a suit card (TS-6)
why-pairs-now = first you hand out the partner cards (TS-7)
why-tricks-now = the tricks have begun, so you have to play a card (TS-8)
why-suit-taken = { $seat } has already taken { $suit } (TS-6)
# "it" is the card of the move, here and below.
why-drafted = { $seat } has already drafted it (TS-5)
why-drafted-yourself = you’ve already drafted it (TS-5)
why-dealt = it was dealt to you, so it’s already in your hand
why-not-face-up = it isn’t face up (TS-5)
why-played = it’s already been played this round
why-not-held = it isn’t in your hand (TS-8)

## News: what a move led to

# $seats: the pair that won the trick, two names. $sum and $against: what the cards of each pair count together;
# in a tie both are the same, and the pair that didn't lead wins the trick.
news-trick =
    { $how ->
        [tie] It’s { $sum } all in { $suit }. { $seats } didn’t lead, so they win the trick. { $seat_next } leads next.
       *[higher] { $seats } win the trick, { $sum } to { $against } in { $suit }. { $seat_next } leads next.
    }
# The last trick of a round.
news-last-trick =
    { $how ->
        [tie] It’s { $sum } all in { $suit }. { $seats } didn’t lead, so they win the last trick.
       *[higher] { $seats } win the last trick, { $sum } to { $against } in { $suit }.
    }
# $first and $second: what each pair won, as in pair-took.
news-round-over = Round { $round } is over: { $first }; { $second }.
# $target: points, always more than 3.
news-target = Everybody has dealt once, so the target score is now set at { $target }.
# $seats: one to four names.
news-target-reached =
    { COUNT($seats) ->
        [one] { $seats } has reached the target score of { $target }.
       *[other] { $seats } have reached the target score of { $target }.
    }
news-wins-alone = There’s a tie for second place, so { $seat } wins alone.
# $seats: two to four names.
news-victory = { $seats } share the victory.
news-round-begins = Round { $round }: { $seat_dealer } deals, and { $seat } drafts first.
news-suits = All the face-up cards have been drafted. Now { $seat } picks the first suit card.
news-pairs = Everybody has a suit. Now { $seat } hands out the partner cards.
# $seats and $seats_against: the two pairs, two names each.
news-teams = { $seats } play against { $seats_against }. { $seat_leader } leads { $suit }.

## Said in several places

round-number = Round { $round }
# $seats: a pair, two names. $points is shown with a sign: +2. Each of the two gets them.
pair-took =
    { $tricks ->
        [0] { $seats } won no tricks ({ SIGNED($points) } each)
        [one] { $seats } won { $tricks } trick ({ SIGNED($points) } each)
       *[other] { $seats } won { $tricks } tricks ({ SIGNED($points) } each)
    }
# A card in a trick, and what it counts there. One of a list.
card-laid = { $seat } plays { $card } for { $counts }

## The table as text

table-undealt = No cards have been dealt yet.
table-round = Round { $round }, dealt by { $seat }.
table-target = The target score is { $target }.
table-target-later = The target score is set after round { $round }.
# $scores: one for each player, as in table-score.
table-scores = Scores: { ROW($scores) }
table-score = { $seat } has { $points }
# $first and $second: what each pair won, as in pair-took.
table-round-done = Round { $round }: { $first }; { $second }
# Two pairs, two names each.
table-pairs = { $seats } play against { $seats_against }.
# Cards are written with the four values in this order, as in table-card.
table-legend = The numbers on a card: [Raven Fox Rat Toad].
table-card = { $card } [{ SPACED($values) }]
# $facts: some of the six that follow, in this order.
table-seat = { $seat }: { ROW($facts) }
table-seat-you = { $seat } (you): { ROW($facts) }
table-leads = leads { $suit }
# Tricks won by the pair so far.
table-tricks =
    { $tricks ->
        [0] no tricks
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
# $cards: those that everybody knows of, each with its values. $hidden: how many more there are.
table-holds =
    { $hidden ->
        [one] holds { ROW($cards) } and { $hidden } hidden card
       *[other] holds { ROW($cards) } and { $hidden } hidden cards
    }
table-holds-known = holds { ROW($cards) }
table-holds-hidden =
    { $hidden ->
        [one] holds { $hidden } hidden card
       *[other] holds { $hidden } hidden cards
    }
table-holds-nothing = has no cards
table-face-up = Face up: { ROW($cards) }
table-suits-left = Suit cards left: { ROW($suits) }
# $plays: the four cards, as in card-laid. $seats: the pair that won the trick.
table-trick-taken =
    { $how ->
        [tie] Trick { $number } in { $suit }: { ROW($plays) }. It’s { $sum } all, so { $seats } win it: they didn’t lead.
       *[higher] Trick { $number } in { $suit }: { ROW($plays) }. { $seats } win it, { $sum } to { $against }.
    }
table-trick = Trick { $number } in { $suit }: { ROW($plays) }
table-trick-empty = Trick { $number } in { $suit }: no cards yet
table-unseen = Hidden in the other players’ hands: { ROW($cards) }
table-hand = Your hand: { ROW($cards) }
table-hand-empty = Your hand is empty

## The score sheet

sheet-playing = Round { $round } (in progress)
sheet-total = Total
# $seats: a pair, two names. Each of the two gets the points.
sheet-earned =
    { $seats } won { $tricks ->
        [0] no tricks
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each (TS-11)
sheet-earning =
    { $seats } have won { $tricks ->
        [0] no tricks
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } so far: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each (TS-11)
sheet-wins-alone = There’s a tie for second place, so { $seat } wins alone (TS-13).
# $seats: two to four names.
sheet-victory = { $seats } share the victory.
# $above: points.
sheet-target-later =
    The target score is set after round { $round }: the best score at that point plus { $above } (TS-12). The two players with the most points share the victory (TS-13).
# $seats: one to four names, the best so far. $lacking: the points that they still need.
sheet-target =
    { COUNT($seats) ->
        [one] The target score is { $target }: { $seats } needs { $lacking } more (TS-12). The two players with the most points share the victory (TS-13).
       *[other] The target score is { $target }: { $seats } need { $lacking } more (TS-12). The two players with the most points share the victory (TS-13).
    }

## Reasons of the rule of thumb: a player explains a move of their own

reason-strong = no other face-up card adds up to more
reason-beats-mine = it’s higher than anything I have in at least one suit
# "it" is the suit.
reason-weakest = it’s my weakest suit of those left, and now nobody can lead it against me
reason-drafted-well = this partner has drafted strong cards
# The partner sits on the left, so the two are the last to play to the first trick.
reason-play-last = my left-hand neighbour has good enough cards, and the two of us play last in the first trick
reason-start = it’s my best card to lead in my suit
reason-takes = of the cards that should win the trick, it’s the one I can best spare
reason-lost = the trick is as good as lost, and this is the card I can best spare
reason-best-chance = it gives us the best chance of winning the trick

## What is wrong with a record
## hands, face_up and dealer are words of a file format: they stay as they are.

record-deal = a round begins with its deal: “hands”, “face_up” and, in the first round, “dealer”
record-hands =
    “hands” must be { $players ->
        [one] { $players } list
       *[other] { $players } lists
    } of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } (TS-4)
record-face-up =
    “face_up” must be a list of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } (TS-4)
# $text: what stands there instead of a card.
record-no-card = { $text } isn’t a card: cards are called A1 to E4
record-twice = { $card } appears more than once in “hands” and “face_up”
# Records number the seats from 0, whatever people read elsewhere.
record-dealer = “dealer” must be a number from 0 to { $last } (records count seats from 0)
record-dealer-passed = the dealer card has passed to { $seat } (TS-12)

## On the page: a card in words
## A screen reader says these; each critter is named in the singular, with its value on this card.

card-shows = { $card }: Raven { $raven }, Fox { $fox }, Rat { $rat }, Toad { $toad }
# $counts: its value in the suit that counts now, which is told first.
card-counts =
    { $card }: worth { $counts } in { $suit } (Raven { $raven }, Fox { $fox }, Rat { $rat }, Toad { $toad })
# A card of the player's own hand that everybody knows of. $card: one of the two above.
card-known = { $card }, known to everybody

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
sure-of-suit = Lead { $suit } for the whole round?
pairing-asked = Who teams up this round?
pairing-decided-by = { $seat } decides who teams up.
ways-to-pair = Ways to pair up
# The name of a button. $seats and $seats_against: the two pairs, two names each.
way-to-pair = { $seats } against { $seats_against }
way-with-you = You and { $seat } against { $seats_against }
# $way: one of the two above.
sure-of-pairs = { $way } for the whole round?
# On the tree stump: which suit counts in the trick, or counted in the one that has just ended. Very little room.
stump-counts = { $suit } count
stump-counted = { $suit } counted
# Below it: who has to lead, who led, and after a trick who leads next and in which suit.
stump-leads = { $seat } leads
stump-led = { $seat } led
stump-leads-next = { $seat } leads { $suit }

## On the page: beside the middle
## Titles of what can be unfolded; on a phone all of them stand in one row.

# $cards: how many cards are hidden in the other hands.
fold-unseen = Unseen: { $cards }
unseen-cards = Hidden in the other players’ hands
# All finished tricks of the round are in there, the latest first.
fold-tricks = Past tricks
fold-rounds = Rounds

two-pairs = The two pairs
# For a screen reader. What the cards of a pair count together in this trick.
pair-sum = Total: { $sum }
# Beside the total of the pair that wins the trick; very little room.
pair-takes-it = wins it
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

# After the totals of a finished trick, "8 : 5". $seats: the pair that won it.
trick-to = to { $seats }
trick-tie-to = tie, goes to { $seats }

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
target-ends = Once somebody reaches { $target }, the game ends. The top two win.
target-to-come = After round { $round }, the target is set: the best score plus { $above }. The top two win.

## On the page: before a player

badge-dealer = Dealer
# A badge with room for one letter: "dealer".
badge-dealer-letter = D
badge-matchmaker = Hands out the partner cards
# Beside the sign of the pair: the partner.
with-partner = with { $seat }
no-suit-yet = no suit yet
all-cards-of = { OF($seat) } cards
known-cards-of = { OF($seat) } known cards
hidden-in-hand =
    { $cards ->
        [one] { $cards } hidden card
       *[other] { $cards } hidden cards
    }

## The aim, the standing and the end of a round
## The aim and the standing are always on the table, each one or two short lines on a phone.

aim = Win tricks with this round’s partner. At the end, the two players with the most points win.
aim-target = Win tricks with this round’s partner. Once somebody reaches { $target }, the game ends and the top two win.
# $points: what a pair gets for 0, 1, 2, 3, 4 and 5 tricks.
standing-to-come = Points this round for 0 to 5 tricks with your partner: { SPACED($points) }.
# $total is the sum of $before and $points. $seat: the partner.
standing =
    If the round ended now, you’d have { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $before } + { $points } for { $tricks ->
        [0] no tricks
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } with { $seat }.
# After a round, until the next draft. $total is the sum of $before and $points. $seat: the partner.
standing-done =
    You have { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $before } + { $points } for { $tricks ->
        [0] no tricks
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } with { $seat }.
round-over-title = Round { $round } is over
# $seat: the partner.
round-over-why =
    { $tricks ->
        [0] no tricks with { $seat }
        [one] { $tricks } trick with { $seat }
       *[other] { $tricks } tricks with { $seat }
    }: { SIGNED($points) }
round-over-next = { $seat } deals round { $round }.

## On the page: what stands there explained
## It comes up at whatever somebody points at or taps: one or two short sentences.

# $seats: the two partners.
explain-pair = { $seats } are partners this round. In every trick, they add up their numbers.
explain-dealer = The dealer leads the first trick. After each round, the dealer card passes to the left.
explain-matchmaker = The player across from the dealer decides who teams up this round.
explain-suit = { OF($seat) } suit card: whenever { $seat } leads, { $suit } count.
explain-no-suit = After the draft, everybody takes a suit card. That suit counts in every trick they lead.
explain-known = Cards with an eye: you drafted them, so everybody knows you have them.
# $seat holds them.
explain-hidden = Cards that { $seat } was dealt and hasn’t played yet. Nobody else can see them.
explain-sum = What this pair’s two cards add up to. The higher total wins the trick. A tie goes to the pair that didn’t lead.
explain-tricks = This pair’s tricks this round, and the points each partner gets for them: 0 0 1 2 2 3 for 0 to 5 tricks.
explain-counts = The suit of the player who led. In this trick, only the { FORM($suit, "one") } number on each card counts.
explain-target-later = After round { $round }, the target is set: the best score plus { $above }. Once somebody reaches it in a later round, the game ends and the top two win.
explain-target-now = If somebody has reached { $target } at the end of a round, the game ends. The top two win.
explain-phase-draft = You take turns drafting the eight face-up cards, two each. With the three you were dealt, that makes five: one for each trick.
explain-phase-suits = Everybody takes one of the four suit cards. That suit counts in every trick they lead.
explain-phase-pairs = The player across from the dealer decides who teams up this round.
explain-phase-tricks = Five tricks: everybody plays a card, and the pair with the higher total wins the trick.

# What the eye stands for, for a screen reader. $cards: how many.
known-of-you = Everybody knows { $cards } of your cards
# Above the cards to draft.
draft-why = Two cards each, then suits, partners and tricks.
# Above the suit cards, each with the numbers that the player's cards have in it.
suit-numbers = Under each suit: the numbers in your hand.
unseen-why = They’re in the other players’ hands, but you don’t know whose.
# A button, after a round.
on-to-round = On to round { $round }
# Beside a moon and a star.
rounds-yours = your pair
rounds-theirs = the other pair

## The lesson
## A first round, step by step: what is said before a move, after it, and to other tries. At most three lines on a phone.

lesson-aim = Welcome! You get a new partner every round, and you win tricks together. Tricks earn points, and at the end the two players with the most points win.
lesson-cards = Every card shows a Raven, a Fox, a Rat and a Toad, each with a number. Only one of them counts in a trick, and high is good. You’ve been dealt three cards.
lesson-draft = Everybody drafts two more cards, clockwise from the dealer’s right. Take the one with Raven { $raven }, Fox { $fox }, Rat { $rat }, Toad { $toad }: no other card here adds up to more.
lesson-draft-weak = That one’s weaker all in all. Take the card with Fox 4 and Rat 5.
# $card is the last one that nobody else took.
lesson-draft-done = Good pick! Everybody knows you have it. Later, { $card } was left over for you. Suit cards are next, clockwise from the dealer’s left: { $seat } has taken { $suit }.
lesson-suit = Take a suit card. Your suit counts only when you lead. The other three count when others lead, and that’s more often. So give up your weakest: Toads.
lesson-suit-other = Keep that one for when others lead: your numbers there are higher. Your Toads are the lowest, so take those.
lesson-suit-done = Toads it is! Whenever you lead, Toad numbers count. The others’ suits are next to their names.
lesson-pair = You’re across from the dealer, so you decide who teams up. Compare the open cards: { OF($seat_best) } add up to 25, { OF($seat_dealer) } to 24, { OF($seat_last) } to 23. Pair up with { $seat_best }.
lesson-pair-dealer = Those cards are almost as good. But the dealer leads first, and ties go to the pair that didn’t lead. Choose the cards that add up to 25.
lesson-pair-other = Those open cards add up to the least. Choose the ones that add up to 25.
lesson-pair-done = You two are the moon pair. The dealer always leads first: { $seat } led, so { $suit } count.
lesson-follow = You can play any card: each one has a Rat. Partners add up their numbers. The others have 10, but a tie goes to the pair that didn’t lead, so 10 is enough. Play your Rat 5!
lesson-follow-low = With that one, the two of you can’t get to 10. Play the Rat 5.
lesson-follow-done = { $sum } all, so the trick is yours! The higher card of your pair leads next. You both played a 5, so it’s the one of you who comes first after the last leader: you.
lesson-points = Your tricks are counted here. For 0 to 5 tricks, you each get 0, 0, 1, 2, 2 or 3 points, so just one trick gets you nothing.
lesson-lead = It’s your lead, so Toads count. Lead your Toad { $counts }, and keep the Toad 5: that card has a good Fox, too.
lesson-lead-low = That’s only a Toad 2: the others can easily beat it. Lead the Toad 4.
lesson-lead-done = { $sum } all again! But this time your pair led, so the trick goes to the others. { $seat } played their higher card and leads next.
lesson-theirs = The leader’s suit counts. { OF($seat) } suit is next to the name: can you tell what’s coming?
lesson-theirs-done = { $seat } led a { $counts }, and { $suit } count.
lesson-foxes = Your partner plays after you. You have two cards with a Fox { $counts }: play the one with the Raven 1, and keep the stronger one.
lesson-foxes-low = That’s only a Fox 1, too low for the two of you. Play the Fox 4 with the Raven 1.
lesson-foxes-strong = That would win too. But it’s your best card otherwise, so keep it and play the other Fox 4.
lesson-foxes-done = { $sum } to { $against }: that’s your second trick, so the round is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far. { $seat } played your higher card, so your partner leads.
lesson-lost = The others have 10 now, and even your Raven 5 only makes 9: this trick is lost. { $seat } leads Rats next, so keep your Rat 4 and play the other card.
lesson-lost-wrong = This trick is lost either way. Keep the Rat 4 for the last one, and play the other card.
lesson-lost-done = Just as you thought: { $seat } leads, and { $suit } count. The others have 4 and 3.
lesson-last = Everybody has one card left. Play your Rat { $counts }, and your partner comes last.
lesson-round = You win the last trick, 8 to 7! With { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, you and { $seat } score { $points } each, and the others score { $others } each.
lesson-target = You get a new partner next round. After round { $round }, a target is set: the best score plus { $above }. Once somebody reaches it, the game ends. Make sure you’re in the top two!

## The rules on one page

sheet-page-cards = The cards
sheet-page-card = Every card shows all four critters, each with a number. What’s written in the middle is just the card’s name.
sheet-page-counts = In every trick, one suit counts. If it’s { $suit }, this card is worth { $counts }.
sheet-page-round = A round
sheet-page-trick = A trick
sheet-page-led = The leader’s suit card decides what counts: here it’s { $suit }. Everybody can play any card.
sheet-page-taken = The pair with the higher total wins the trick, and its higher card leads next. A tie goes to the pair that didn’t lead.
sheet-page-points = The points
sheet-page-each = Both partners get the points for their pair’s tricks. Then the dealer card passes to the left.
sheet-page-end = How the game ends
sheet-page-target = After round 4, the target is set: the best score plus 3. Once somebody reaches it in a later round, the game ends. The top two players win. If there’s a tie for second place, the best player wins alone.

# Of the number beside a player's name.
explain-score = Points from all rounds so far.

## What the coach counts: in how many of 100 ways the hidden cards could lie ($times) something is so

# Whole sentences. The first two are of what is hidden, the others of what comes of a move.
# $seat has a card with a higher number in $suit than any card of the reader.
fact-higher =
    { $times ->
        [one] { $times } time out of 100,
       *[other] { $times } times out of 100,
    } { $seat } has a higher { FORM($suit, "one") } than you.
# $value: nobody else who is asked about has a higher one, nor has the reader.
fact-best =
    { $times ->
        [one] { $times } time out of 100,
       *[other] { $times } times out of 100,
    } { OF($seat) } highest { FORM($suit, "one") } is { $value }.
# What came of a move. .more and .less are clauses of the coach's reasons: With “{ $move }”, you take the +3 less often, and that helps you.
# A face-up card.
fact-still-there =
    { $times ->
        [one] { $times } time out of 100,
       *[other] { $times } times out of 100,
    } { $card } is still there when you draft again.
    .more = { $card } is still there more often when you draft again
    .less = { $card } is still there less often when you draft again
fact-partner =
    { $times ->
        [one] { $times } time out of 100,
       *[other] { $times } times out of 100,
    } { $seat } ends up as your partner.
    .more = { $seat } ends up as your partner more often
    .less = { $seat } ends up as your partner less often
fact-pair-wins = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, your pair wins this trick.
    .more = your pair wins this trick more often
    .less = your pair wins this trick less often
    .always = your pair wins this trick
    .never = your pair doesn’t win this trick
fact-you-take =
    { $times ->
        [one] { $times } time out of 100,
       *[other] { $times } times out of 100,
    } your pair wins this trick and your card is the higher one.
    .more = your card wins this trick for your pair more often
    .less = your card wins this trick for your pair less often
    .always = your card wins this trick for your pair, and you lead the next one
    .never = your card doesn’t win this trick for your pair
# $seat is the partner.
fact-partner-takes =
    { $times ->
        [one] { $times } time out of 100,
       *[other] { $times } times out of 100,
    } your pair wins this trick and { OF($seat) } card is the higher one.
    .more = { OF($seat) } card wins this trick for your pair more often
    .less = { OF($seat) } card wins this trick for your pair less often
    .always = { OF($seat) } card wins this trick for your pair, and { $seat } leads the next one
    .never = { OF($seat) } card doesn’t win this trick for your pair
# The suit of whoever leads a trick counts in it.
fact-you-lead = { $times ->
    [one] 1 time out of 100
   *[other] { $times } times out of 100
  }, you lead at least { $tricks } of the later tricks.
    .more = you lead { $tricks ->
        [one] a later trick
       *[other] at least { $tricks } of the later tricks
    } more often
    .less = you lead { $tricks ->
        [one] a later trick
       *[other] at least { $tricks } of the later tricks
    } less often
# $points is 1 to 3.
# The aim itself, and no reason for a move: no .more, no .less.
fact-pair-tricks =
    { $times ->
        [one] { $times } time out of 100,
       *[other] { $times } times out of 100,
    } your pair wins { $tricks ->
        [5] all five tricks.
       *[other] at least { $tricks } of the five tricks.
    }
    .more = your pair wins { $tricks ->
        [5] all five tricks
       *[other] at least { $tricks } of the five tricks
    } more often
    .less = your pair wins { $tricks ->
        [5] all five tricks
       *[other] at least { $tricks } of the five tricks
    } less often
fact-rival-tricks =
    { $times ->
        [one] { $times } time out of 100,
       *[other] { $times } times out of 100,
    } { OF($seat) } pair wins at least { $tricks } of the five tricks.
    .more = { OF($seat) } pair wins at least { $tricks } of the five tricks more often
    .less = { OF($seat) } pair wins at least { $tricks } of the five tricks less often
# In older findings.
fact-brings =
    { $times ->
        [one] { $times } time out of 100,
       *[other] { $times } times out of 100,
    } { $points ->
        [one] the round earns you at least { $points } point.
       *[other] the round earns you at least { $points } points.
    }

## What a screen reader says of figures and signs on the table

# After a player's name.
points-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
# After a player's name and a colon: they haven't played to this trick yet.
pair-not-yet = no card yet
# Of the picture of a player's suit card.
suit-said = suit card: { $suit }
# The title of a list that unfolds. $cards: how many cards are hidden in the other hands.
fold-unseen-said = Unseen cards: { $cards }
# Of a finished trick; its four cards follow. $seats: the pair that won it. $sum and $against: what the cards of each pair
# count together; in a tie both are the same.
trick-said = { $how ->
    [tie] Trick { $number } in { $suit }: { $sum } all. { $seats } win it, because they didn’t lead.
   *[higher] Trick { $number } in { $suit }: { $seats } win it, { $sum } to { $against }.
  }
