"""Tricky Twist: a good player's rule of thumb. It aims for voids, and for as many tricks as false
tricks.

Rests on `rules` and on what the seat to move knows. Refers to TT-5 (you needn't follow a suit that
you put aside), TT-6, TT-8, TT-9, TT-15, TT-21, TT-22 (as many tricks as false tricks) to TT-24.
"""

from __future__ import annotations

from typing import Any

from trickery.core.compile import rule
from trickery.core.sets import NONE, bit, has, holds, lowest, rest, size, span
from trickery.core.state import U64Array
from trickery.games.tricky_twist import cards, rules
from trickery.games.tricky_twist.cards import CARDS, SIDES, VALUES
from trickery.games.tricky_twist.rules import DECLINE, Phase, State

REASONS = (
    "reason-aside",
    "reason-need-cards",
    "reason-stay-short",
    "reason-win",
    "reason-shorten",
    "reason-show-seven",
    "reason-show",
    "reason-joker",
    "reason-most-stars",
    "reason-no-use",
)
# (As in `rules`, `+ 0` turns an eight-bit field into an ordinary integer.)
ASIDE, NEED_CARDS, STAY_SHORT, WIN, SHORTEN, SHOW_SEVEN, SHOW = range(7)
JOKER, MOST_STARS, NO_USE = range(7, len(REASONS))


@rule
def thumb(s: State, legal: U64Array, rng: U64Array, why: Any) -> int:  # noqa: ARG001  # no bluffing here
    """A good player's rule of thumb for the seat to move; `why[0]` receives its reason's number."""
    if s.phase == Phase.PLAY:
        return play(s, legal, why)
    if s.phase == Phase.TAKE:
        # New cards can win tricks, but they end voids: take them only while tricks are needed.
        lacking = s.tricks[s.actor] < rules.false_count(s, s.actor)
        why[0] = NEED_CARDS if lacking else STAY_SHORT
        return rules.TOP if lacking else rules.TOP + 1
    if s.phase == Phase.PICK:
        why[0] = ASIDE
        return put_aside(s)
    if s.phase == Phase.BONUS_CARD:
        return take_bonus(s, legal, why)
    if s.phase == Phase.END:
        return use_bonus(s, legal, why)
    why[0] = NO_USE  # TT-14: a false trick in place is better than the same card in hand
    return DECLINE


@rule
def put_aside(s: State) -> int:
    """Put whole suits aside, short ones first, preferably without high cards."""
    room = cards.RESERVE - size(s.reserve[s.actor])
    least, move = 1000, 0
    for suit in range(rules.ALL_SUITS):
        held = s.hand[s.actor] & span(suit * VALUES, VALUES)
        many = size(held)
        high = size(held & span(suit * VALUES + 8, 4))  # 9 to 12
        cost = 2 * many + high if many <= room else 100 + many
        if many > 0 and cost < least:
            least = cost
            move = rules.PUT_ASIDE + lowest(held)
    return move


@rule
def play(s: State, legal: U64Array, why: Any) -> int:
    """Win while tricks are wanted, run out of short suits, show what the scoring card rewards."""
    seat = s.actor + 0
    hand = s.hand[seat]
    unseen = span(0, CARDS) & ~hand & ~s.reserve[seat]
    for other in range(s.players):
        unseen &= ~(s.won[other] | s.false_tricks[other])
    led = rules.led_suit(s) if s.laid > 0 else -1
    to_beat = -1
    for place in range(s.trick * s.players, s.trick * s.players + s.laid):
        laid = s.plays[place] + 0
        unseen &= ~bit(laid)
        if laid // VALUES == led and laid > to_beat:
            to_beat = laid
    follows = led < 0 or hand & span(led * VALUES, VALUES) != NONE
    # TT-22: equal numbers are best, counting my sides as false tricks too.
    welcome = s.tricks[seat] <= rules.false_count(s, seat) + sides_after(s, seat, cards.HARVEST)
    best, move, left = -1000, 0, hand
    while left != NONE:
        card = lowest(left)
        left = rest(left)
        if not holds(legal, rules.PLAY_CARD + card):
            continue
        suit = card // VALUES
        seven = has(rules.SEVENS, card)
        higher = size(unseen & span(card, (suit + 1) * VALUES - card))
        value = -size(hand & span(suit * VALUES, VALUES))  # the shortest suit first
        if follows:
            # Every higher unseen card halves the chance; for the last player it's certain.
            chance = 0 if card < to_beat else 64 if s.laid + 1 == s.players else 64 >> higher
            value += 2 * chance if welcome else 0
            value -= 64 - chance if seven else 0  # don't give a bonus card away
            reason = WIN if welcome and chance > 0 else SHORTEN
        else:
            # A false trick: preferably a 7, or a card that the scoring card rewards and that
            # wouldn't win.
            value += 12 * liked(s, s.false_tricks[seat], card) + 3 * higher + (99 if seven else 0)
            reason = SHOW_SEVEN if seven else SHOW
        if value > best:
            best = value
            move = rules.PLAY_CARD + card
            why[0] = reason
    return move


@rule
def take_bonus(s: State, legal: U64Array, why: Any) -> int:
    """Prefer the joker, then a side that the scoring card rewards, Harvest with some tricks, Flip.

    Never Retrieve: any other bonus card brings more stars, even if I could show a 7 again.
    """
    shown = s.false_tricks[s.actor]
    best, move = 0, DECLINE
    why[0] = NO_USE
    for bonus in range(cards.FLIP, cards.BONUSES):
        value = 99 if bonus == cards.JOKER else 3
        if bonus == cards.HARVEST:
            value = 1 + s.tricks[s.actor]
        elif bonus >= SIDES and rules.suit_sides(s):
            one = liked(s, shown, s.side_suits[bonus - SIDES, 0] * VALUES)
            other = liked(s, shown, s.side_suits[bonus - SIDES, 1] * VALUES)
            value += one + other
        elif SIDES <= bonus < cards.ADJUST:  # odd like a 1, even like a 2; any value suits
            value += 5 if bonus == cards.ANY_SIDE else 2 * liked(s, shown, bonus - SIDES)
        if holds(legal, rules.TAKE_BONUS + bonus) and value > best:
            best = value
            move = rules.TAKE_BONUS + bonus
            why[0] = JOKER if bonus == cards.JOKER else MOST_STARS
    return move


@rule
def use_bonus(s: State, legal: U64Array, why: Any) -> int:
    """Choose the use that evens out tricks and false tricks the scoring card rewards."""
    seat = s.actor + 0
    shown = s.false_tricks[seat]
    bonus = rules.end_bonus(s)
    flips = s.holder[cards.FLIP] == seat and bonus != cards.FLIP
    tricks = s.tricks[seat] + 0
    false_tricks = rules.false_count(s, seat)
    if bonus != cards.FLIP:  # TT-21: the sides come before Flip
        false_tricks += sides_after(s, seat, bonus)
    best, move = worth(s, tricks, false_tricks, flips), DECLINE
    for at in range(rules.TURN, rules.RAISE + 2 * rules.N_TARGETS):
        if not holds(legal, at):
            continue
        more, shows, likes = 0, 1, 0  # more tricks, more false tricks
        if bonus == cards.FLIP:
            more = trick_turned(s, shown, at - rules.TURN)
            shows = -more
            likes = shows * liked_turned(s, shown, at - rules.TURN)
        elif bonus == cards.JOKER:
            more = 1 if at == rules.JOKER_AS else 0
            shows = 1 - more
        elif bonus == cards.ADJUST and not rules.suit_sides(s):
            shows = 0
            card = (at - rules.RAISE) % rules.N_TARGETS
            if card < CARDS:
                others = shown & ~bit(card)
                step = 1 if at < rules.RAISE + rules.N_TARGETS else -1
                likes = liked(s, others, card + step) - liked(s, others, card)
        else:
            like = at - rules.AS_VALUE if at >= rules.AS_VALUE else (at - rules.AS_SUIT) * VALUES
            likes = liked(s, shown, like)
        value = worth(s, tricks + more, false_tricks + shows, flips) + likes
        if value > best:
            best, move = value, at
    why[0] = NO_USE if move == DECLINE else MOST_STARS
    return move


@rule
def sides_after(s: State, seat: int, bonus: int) -> int:
    """How many false tricks my sides will make after this bonus card's decision (TT-21)."""
    many = 0
    end = cards.BONUSES if rules.suit_sides(s) else cards.ADJUST
    for side in range(max(SIDES, bonus + 1), end):
        many += 1 if s.holder[side] == seat else 0
    return many


@rule
def worth(s: State, tricks: int, false_tricks: int, flips: bool) -> int:
    """The stars for these tricks and false tricks (TT-22, TT-24), after a Flip if that helps."""
    best = 0
    fewest = -1 if flips and tricks > 0 else 0
    most = 1 if flips and false_tricks > 0 else 0
    for turned in range(fewest, most + 1):
        false_ones = false_tricks - turned
        stars = tricks + turned + rules.pair_stars(tricks + turned, false_ones)
        if cards.FEWEST <= s.scoring[s.round] <= cards.MOST:
            stars += rules.card_stars(s, rules.place_with(s, s.actor + 0, false_ones))
        best = max(best, stars)
    return best


@rule
def trick_turned(s: State, shown: Any, target: int) -> int:
    """TT-15: the tricks that Flip of this target adds: 1, or -1."""
    if target < CARDS:
        return 1 if has(shown, target) else -1
    joker = rules.TURNABLE[target - CARDS] == cards.JOKER
    return -1 if joker and s.use[cards.JOKER] == rules.AS_TRICK else 1


@rule
def liked_turned(s: State, shown: Any, target: int) -> int:
    """How much the scoring card rewards Flip's target as a false trick."""
    if target < CARDS:
        return liked(s, shown & ~bit(target), target)
    bonus = rules.TURNABLE[target - CARDS]
    if bonus == cards.JOKER:
        return 0
    use = s.use[bonus] + 0
    return liked(s, shown, use * VALUES if rules.suit_sides(s) else use - 1)


@rule
def liked(s: State, shown: Any, card: int) -> int:
    """About how many stars the scoring card gives for one more false trick (TT-23)."""
    kind = s.scoring[s.round] + 0
    value = card % VALUES
    many = size(shown & span(card - value, VALUES))
    if kind == cards.SEQUENCE:  # a new value, next to others
        near = 0
        for at in range(max(0, value - 1), min(VALUES, value + 2)):
            near += 1 if shown & (rules.LOWEST * bit(at)) != NONE else 0
        return 1 + near if shown & (rules.LOWEST * bit(value)) == NONE else 0
    if kind == cards.EVEN or kind == cards.ODD:
        return 3 if (value % 2 == 1) == (kind == cards.EVEN) else 0
    if kind == cards.MANY_SUITS:
        return 3 if many == 0 else 0
    if kind == cards.ONE_SUIT:  # more of what I have
        return many
    if kind < cards.ONE_SUIT:
        pair = kind - cards.TWO_A
        suit = card // VALUES
        return many + 2 if s.two_suits[pair, 0] == suit or s.two_suits[pair, 1] == suit else 0
    return 0
