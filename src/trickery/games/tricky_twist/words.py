"""Tricky Twist in words: prompts, reasons, news, the table as text, chance as data.

Rests on `cards`, `rules` and `knows`. Everything but `why_not` and chance is made from views alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trickery.core.contract import as_row
from trickery.core.errors import BadRecord
from trickery.core.sets import has
from trickery.games.tricky_twist.cards import (
    ADJUST,
    BONUS,
    CARDS,
    COUNTING,
    FLIP,
    JOKER,
    LOTS,
    MOVES,
    ODD_SIDE,
    ONE_OF,
    RESERVE,
    RETRIEVE,
    SCORING,
    SIDES,
    SUITS,
    TARGETS,
    VALUES,
    name,
    value_of,
)
from trickery.games.tricky_twist.knows import face, out_of
from trickery.games.tricky_twist.rules import (
    BONUS_CARD,
    END,
    GONE,
    PICK,
    PLAY,
    RETRIEVING,
    SHUFFLE,
    TAKE,
    State,
    adjustable,
    end_bonus,
    led_suit,
    suit_sides,
)
from trickery.games.tricky_twist.views import (
    BonusCard,
    FalseTrick,
    LastTrick,
    Round,
    ScoringCard,
    Whole,
)

_NUMBERS = {name(card): card for card in range(CARDS)}


# What the seat to move is asked --------------------------------------------------------------


def prompt(view: Whole) -> str:
    """What the seat to move is asked."""
    phase = view["phase"]
    if phase == "pick reserve":
        picked = len(view["reserve"] or ())
        return (
            f"Pick card {picked + 1} of {RESERVE} for your reserve. "
            f"This round rewards {about(view['scoring_card'])}."
        )
    if phase == "take reserve":
        left = len(view["reserve"] or ())
        cards = "1 card" if left == 1 else f"{left} cards"
        return f"Take the top card of your reserve ({cards} left) before trick {_number(view)}?"
    if phase == "play":
        if view["led"] is None:
            return f"Lead a card to trick {_number(view)}."
        return f"Play a card to trick {_number(view)}; {view['led']} were led."
    if phase == "choose bonus":
        offers = ", ".join(_titled(card) for card in view["bonus_cards"] if card["on_offer"])
        return f"You collected a 7: take a bonus card, or none. On offer: {offers}."
    if phase == "retrieve":
        return "Retrieve: take one of your false tricks back into your hand, or none."
    return _end_prompt(view)


def _end_prompt(view: Whole) -> str:
    counts = view["counts"][view["to_move"] or 0]
    standing = (
        f"You have {_many(counts['tricks'], 'trick')} and "
        f"{_many(counts['false_tricks'], 'false trick')}."
    )
    asked = view["asked"] or ""
    if asked == "flip":
        question = "Flip: turn over one of your tricks or false tricks? Name what shows."
    elif asked == "joker":
        question = "Joker: is it a trick, a false trick, or not used?"
    else:
        shown = next(card["face"] for card in view["bonus_cards"] if card["card"] == asked)
        if shown == "adjust":
            question = "Adjust: raise or lower the value of one of your false tricks by 1?"
        else:
            question = f"{asked.capitalize()} ({shown}): count it as which false trick, if any?"
    return f"{question} {standing}"


def about(card: ScoringCard | None) -> str:
    """What a scoring card rewards, in words."""
    if card is None:
        return "nothing yet"
    words = {
        "sequence": "your longest run of values in false tricks",
        "one suit": "the suit that most of your false tricks have",
        "suits": "the number of suits among your false tricks",
        "fewest": "having the fewest false tricks (one at least)",
        "most": "having the most false tricks",
        "even": "false tricks of even value",
        "odd": "false tricks of odd value",
    }
    return words.get(card["card"]) or f"false tricks of {' or of '.join(card['suits'])}"


def _number(view: Whole) -> str:
    return str(view["trick_number"])


def _titled(card: BonusCard) -> str:
    return card["card"] if card["face"] == card["card"] else f"{card['card']} ({card['face']})"


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


# Why a move is refused -----------------------------------------------------------------------

#: The kind of each move, and which of its kind it is.
_KIND_OF = [(kind, at) for kind, many in MOVES.layout.sizes.items() for at in range(many)]
#: When each kind of move is in place, for those who make it at another time.
_WHEN = {
    "reserve": "reserves are picked right after the deal, before the first trick (TT-5)",
    "play": "a card is played only when the trick comes round to you (TT-7)",
    "top": "a reserve is touched only before a trick's first card (TT-6)",
    "bonus": "a bonus card is taken right after collecting a 7, one for each (TT-9)",
    "retrieve": "only who has just taken Retrieve takes a false trick back (TT-14)",
    "flip": "Flip is used by its holder at the end of the round (TT-15, TT-21)",
    "joker": "the Joker is decided by its holder at the end of the round (TT-16, TT-21)",
    "suit": "a suit side is decided by its holder at the end of the round (TT-18, TT-21)",
    "value": "a value side is decided by its holder at the end of the round (TT-19, TT-21)",
    "up": "Adjust is used by its holder at the end of the round (TT-19, TT-21)",
    "down": "Adjust is used by its holder at the end of the round (TT-19, TT-21)",
}
_KINDS = {PICK: "reserve", TAKE: "top", PLAY: "play", BONUS_CARD: "bonus", RETRIEVING: "retrieve"}
_NO_REFUSING = {
    PICK: f"{RESERVE} cards must go into your reserve (TT-5)",
    TAKE: "say 'take reserve' or 'leave reserve' (TT-6)",
    PLAY: "a card must be played (TT-7)",
}


def why_not(s: State, move: int) -> str:
    """Why the seat to move may not make a move."""
    kind, at = _KIND_OF[move]
    if kind == "decline":
        return _NO_REFUSING.get(s.phase, "that may not be refused")
    if s.phase == END:
        bonus = end_bonus(as_row(s))
        if kind != _end_kind(s, bonus) and {kind, _end_kind(s, bonus)} != {"up", "down"}:
            title = "Adjust" if face(s, bonus) == "adjust" else BONUS[bonus].capitalize()
            return f"{title} is being decided now (TT-21)"
        return _not_at_the_end(s, bonus, kind, at)
    if kind != _KINDS[s.phase]:
        return _WHEN[kind]
    hand = s.hand[s.actor]
    if kind == "reserve" and has(s.reserve[s.actor], at):
        return f"the {name(at)} is in your reserve already (TT-5)"
    if kind == "retrieve":
        return f"the {name(at)} is not one of your false tricks (TT-14)"
    if kind == "bonus":
        if s.holder[at] == GONE:
            return "Retrieve was taken in an earlier round and is out of the game (TT-13, TT-14)"
        if at == RETRIEVE:
            return f"seat {s.holder[at]} took Retrieve, and it is out of the {out_of(s)} (TT-14)"
        return f"seat {s.holder[at]} has taken it, and there is only one (TT-9)"
    if not has(hand, at):
        if kind == "play" and has(s.reserve[s.actor], at):
            return f"the {name(at)} is still in your reserve (TT-6)"
        return f"you do not hold the {name(at)}"
    led = led_suit(as_row(s))
    return f"you hold a {ONE_OF[led]}, so you must follow {SUITS[led]} (TT-7)"


def _end_kind(s: State, bonus: int) -> str:
    """The kind of move that decides a bonus card when the round has ended."""
    if bonus in (FLIP, JOKER):
        return BONUS[bonus]
    if suit_sides(as_row(s)):
        return "suit"
    return "up" if bonus == ADJUST else "value"


def _not_at_the_end(s: State, bonus: int, kind: str, at: int) -> str:
    """Why the bonus card that is being decided may not be used so."""
    if kind == "flip":
        return _not_flipped(s, at)
    if kind == "suit":
        return f"{BONUS[bonus]} offers {face(s, bonus)} (TT-18)"
    if kind == "value":
        offered = [v for v in range(1, VALUES + 1) if (s.side_values[bonus - ODD_SIDE] >> v) & 1]
        return f"the {face(s, bonus)} side offers {', '.join(map(str, offered))} (TT-19)"
    if not has(adjustable(as_row(s), s.actor), at):
        return f"{_the(TARGETS[at])} is not one of your false tricks with a value (TT-19, TT-20)"
    value = value_of(at) if at < CARDS else s.use[SIDES + at - CARDS]
    return f"a {value} cannot be {'raised' if kind == 'up' else 'lowered'}: values are 1-12 (TT-19)"


def _not_flipped(s: State, target: int) -> str:
    """Why Flip may not turn this."""
    if target < CARDS:
        return f"the {name(target)} lies in none of your tricks and false tricks (TT-15)"
    bonus = COUNTING[target - CARDS]
    title = _the(BONUS[bonus])
    if face(s, bonus) == "adjust":
        return f"{title} shows Adjust, which is no trick and no false trick (TT-15, TT-20)"
    if s.holder[bonus] != s.actor:
        return f"you do not hold {title} (TT-15)"
    return f"you did not use {title}, so there is nothing to turn over (TT-15)"


def _the(target: str) -> str:
    return target if target.startswith("side") else f"the {target}"


# News ----------------------------------------------------------------------------------------


def news(before: Whole, after: Whole) -> list[str]:
    """What happened between two views, beyond the move itself."""
    lines = []
    new_round = len(after["sheet"]) > len(before["sheet"])
    if before["phase"] == "pick reserve":
        who = before["to_move"]
        if after["phase"] != "pick reserve" or after["to_move"] != who:
            lines.append(f"Seat {who}'s reserve is ready.")
        if after["phase"] == "take reserve":
            lines.append("The reserves are shuffled; the first trick begins.")
    if new_round:
        ended = before["trick"] and (
            after["tricks"][-1] if after["over"] else after["last_round_trick"]
        )
        if ended:
            lines += _resolved(ended)
    else:
        for trick in after["tricks"][len(before["tricks"]) :]:
            lines += _resolved(trick)
    turn = before["phase"], before["to_move"]
    if after["phase"] == "choose bonus" and turn != ("choose bonus", after["to_move"]):
        lines.append(f"Seat {after['to_move']} collected a 7 and may take a bonus card.")
    if before["phase"] == "choose bonus" and not new_round:
        was, now = (view["bonus_cards"][RETRIEVE] for view in (before, after))
        if was["on_offer"] and now["out_of"] and after["phase"] != "retrieve":
            holder = f"Seat {now['holder']} has no false trick to take back"
            lines.append(f"{holder}; Retrieve is out of the {now['out_of']}.")
    if after["phase"] == "end of round" and before["phase"] != "end of round":
        empty = [f"seat {seat}" for seat, left in enumerate(after["hand_sizes"]) if left == 0]
        whose = "all hands" if len(empty) == after["players"] else f"the hand of {_and(empty)}"
        lines.append(f"The round ends: no card is left in {whose}.")
    if new_round:
        lines += _round_result(after)
    return lines


def _and(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _resolved(trick: LastTrick) -> list[str]:
    pile = [play["card"] for play in trick["cards"] if not play["false_trick"]]
    lines = [f"Seat {trick['winner']} takes a trick: {', '.join(pile)}."]
    for play in trick["cards"]:
        if play["false_trick"]:
            lines.append(f"The {play['card']} is a false trick of seat {play['seat']}.")
    return lines


def _round_result(view: Whole) -> list[str]:
    sheet = view["sheet"][-1]
    lines = [f"Round {len(view['sheet'])} is over."]
    for seat, row in enumerate(sheet["seats"]):
        lines.append(f"Seat {seat} gets {_many(row['total'], 'star')} ({'; '.join(row['why'])}).")
    if view["round"] == len(view["sheet"]):
        lines.append(f"Round {view['round'] + 1} rewards {about(view['scoring_card'])}.")
    return lines


# The table -----------------------------------------------------------------------------------


def table(view: Whole) -> str:
    """The table as text."""
    lines = [f"Round {view['round'] + 1} of {view['rounds']}, first player seat {view['first']}."]
    card = view["scoring_card"]
    if card is not None:
        what = "for 1st, 2nd..." if card["by_place"] else "for 0, 1, 2..."
        stars = " ".join(map(str, _shortened(card["stars"], card["by_place"])))
        lines.append(f"Scoring card: {about(card)}. Stars {what}: {stars}")
        lines.append(_offer(view["bonus_cards"]))
    for seat in range(view["players"]):
        lines += _seat_lines(view, seat)
    for number, sheet in enumerate(view["sheet"], 1):
        stars = ", ".join(f"seat {p} {row['total']}" for p, row in enumerate(sheet["seats"]))
        lines.append(f"Round {number} ({sheet['scoring_card']}): {stars}")
    if view["over"]:
        won = _and([f"seat {seat}" for seat in view["winners"]])
        lines.append(f"The game is over: most stars for {won}.")
    elif view["phase"] != "end of round":
        laid = [f"seat {play['seat']}: {play['card']}" for play in view["trick"]]
        lines.append(f"Trick {_number(view)}: " + (", ".join(laid) or "nothing yet"))
    for title, cards in (("Your hand", view["hand"]), ("Your reserve", view["reserve"])):
        if cards is not None:
            lines.append(f"{title}: {_by_suit(cards)}")
    return "\n".join(lines)


def _offer(bonus_cards: list[BonusCard]) -> str:
    """The bonus cards on offer, and whether Retrieve is out of the game (TT-13)."""
    offers = ", ".join(_titled(bonus) for bonus in bonus_cards if bonus["on_offer"])
    out_of = bonus_cards[RETRIEVE]["out_of"]
    gone = f"; Retrieve is out of the {out_of}" if out_of else ""
    return f"Bonus cards on offer: {offers}{gone}"


def _shortened(stars: list[int], by_place: bool) -> list[int]:
    """A table without the repeats of its last figure."""
    end = len(stars)
    while not by_place and end > 1 and stars[end - 2] == stars[-1]:
        end -= 1
    return stars[:end]


def _seat_lines(view: Whole, seat: int) -> list[str]:
    you = " (you)" if seat == view["seat"] else ""
    counts = view["counts"][seat]
    line = (
        f"Seat {seat}{you}: {_many(view['scores'][seat], 'star')}, "
        f"{view['hand_sizes'][seat]} in hand, {view['reserve_sizes'][seat]} in reserve, "
        f"{_many(counts['tricks'], 'trick')}, {_many(counts['false_tricks'], 'false trick')}"
    )
    shown = ", ".join(_shown(one) for one in view["false_tricks"][seat])
    held = [
        _titled(bonus) + (f" as {bonus['use']}" if bonus["use"] and bonus["card"] != "flip" else "")
        for bonus in view["bonus_cards"]
        if bonus["holder"] == seat and not bonus["out_of"]
    ]
    known = view["known_in_hand"][seat]
    return [
        line,
        *([f"    shows {shown}"] if shown else []),
        *([f"    bonus cards: {', '.join(held)}"] if held else []),
        *([f"    took the {known[0]} back into hand"] if known else []),
    ]


def _shown(one: FalseTrick) -> str:
    """A false trick in a few words."""
    if one["from"] == "joker":
        return "joker"
    if one["card"] is None:
        return f"{one['suit'] or one['value']} ({one['from']})"
    changed = f" counting as {one['value']}" if one.get("adjusted") else ""
    return f"{one['card']}{changed}"


def _by_suit(cards: list[str]) -> str:
    groups = []
    for suit in SUITS:
        held = [card.split(" of ")[0] for card in cards if card.endswith(suit)]
        if held:
            groups.append(f"{suit} {' '.join(held)}")
    return "; ".join(groups) or "nothing"


# The score sheet -----------------------------------------------------------------------------


def sheet(view: Whole) -> dict[str, Any]:
    """The stars of every finished round with their reasons, and the total."""
    rows = [_sheet_row(number, one) for number, one in enumerate(view["sheet"], 1)]
    rows.append({"label": "Total", "points": list(view["scores"]), "why": []})
    return {"rows": rows, "note": _sheet_note(view)}


def _sheet_row(number: int, one: Round) -> dict[str, Any]:
    rewarded = one["scoring_card"].removesuffix(" A").removesuffix(" B")
    why = []
    for seat, row in enumerate(one["seats"]):
        reasons = [line.rpartition(": ") for line in row["why"]]
        parts = [f"{stars} for {what}" for what, _, stars in reasons if stars != "0"]
        why.append(
            f"seat {seat}, with {_many(row['tricks'], 'trick')} and "
            f"{_many(row['false_tricks'], 'false trick')}: {', '.join(parts) or 'no star'}"
        )
    return {
        "label": f"Round {number} ({rewarded})",
        "points": [row["total"] for row in one["seats"]],
        "why": why,
    }


def _sheet_note(view: Whole) -> str:
    scoring = (
        "A trick is 1 star; a pair of a trick and a false trick is 3, or 5 with as many of one as "
        "of the other (TT-22); the scoring card rewards false tricks (TT-23)."
    )
    if view["over"]:
        won = _and([f"seat {seat}" for seat in view["winners"]])
        return f"The game is over: most stars for {won} (TT-27). {scoring}"
    left = view["rounds"] - len(view["sheet"])
    return f"Most stars win after {_many(left, 'more round')} (TT-27). {scoring}"


# Chance --------------------------------------------------------------------------------------


#: What a draw of chance tells: by its `deal`, when it comes and what else it holds.
CHANCES = {
    "round": (
        "before each round",
        "`scoring_card`; `hands`; `first`: the first player (first round only)",
    ),
    "reserves": (
        "when all have picked",
        "`reserves`: each seat's five cards, from the top",
    ),
}


def chance_words(s: State, lots: Any) -> dict[str, Any]:
    """A draw of chance as a record writes it: a round's deal, or the shuffled reserves."""
    if s.phase == SHUFFLE:
        at = LOTS["reserves"]
        return {
            "deal": "reserves",
            "reserves": [
                [name(lots[at + p * RESERVE + i]) for i in range(RESERVE)] for p in range(s.players)
            ],
        }
    each = CARDS // s.players
    dealt = [name(lots[LOTS["cards"] + i]) for i in range(CARDS)]
    words: dict[str, Any] = {
        "deal": "round",
        "scoring_card": SCORING[lots[LOTS["scoring"]]],
        "hands": [dealt[p * each : (p + 1) * each] for p in range(s.players)],
    }
    if s.done == 0:
        words["first"] = int(lots[LOTS["first"]])
    return words


def chance_lots(s: State, words: Mapping[str, Any], lots: Any) -> None:
    """The draw that a record's words stand for; raises if it is none."""
    wanted = "reserves" if s.phase == SHUFFLE else "round"
    if not isinstance(words, Mapping):
        raise BadRecord(
            f"a draw of chance must be a table with its 'deal', not {str(words)[:40]!r}"
        )
    if words.get("deal") != wanted:
        raise BadRecord(f"chance deals '{wanted}' here, not {str(words.get('deal'))[:40]!r}")
    if wanted == "reserves":
        piles = _piles(s, words, "reserves", RESERVE)
        for seat, pile in enumerate(piles):
            if sorted(pile) != [card for card in range(CARDS) if has(s.reserve[seat], card)]:
                raise BadRecord(f"seat {seat}'s reserve must hold the cards that it picked")
            for place, card in enumerate(pile):
                lots[LOTS["reserves"] + seat * RESERVE + place] = card
        return
    before = [SCORING[s.scoring[r]] for r in range(s.done)]
    scoring = words.get("scoring_card")
    if not isinstance(scoring, str) or scoring not in SCORING:
        raise BadRecord(f"scoring_card must be one of {', '.join(SCORING)}")
    if scoring in before:
        raise BadRecord(f"the scoring card '{scoring}' was turned up before (TT-2)")
    dealt = [card for hand in _piles(s, words, "hands", CARDS // s.players) for card in hand]
    if sorted(dealt) != list(range(CARDS)):
        raise BadRecord(f"the hands must hold each of the {CARDS} cards once")
    due = None if s.done == 0 else (s.first + 1) % s.players
    first = words.get("first", due)
    if type(first) is not int or not 0 <= first < s.players:
        raise BadRecord(f"first must be a seat from 0 to {s.players - 1}")
    if due is not None and first != due:
        raise BadRecord(f"seat {due} is the first player of this round (TT-12)")
    lots[LOTS["scoring"]] = SCORING.index(scoring)
    lots[LOTS["first"]] = first
    for at, card in enumerate(dealt):
        lots[LOTS["cards"] + at] = card


def _piles(s: State, words: Mapping[str, Any], key: str, each: int) -> list[list[int]]:
    """One pile of cards a seat, as numbers."""
    piles = words.get(key)
    if (
        not isinstance(piles, list)
        or len(piles) != s.players
        or not all(isinstance(pile, list) and len(pile) == each for pile in piles)
    ):
        raise BadRecord(f"{key} must be {s.players} lists of {each} cards")
    for card in (card for pile in piles for card in pile):
        if not isinstance(card, str) or card not in _NUMBERS:
            raise BadRecord(f"{key}: {str(card)[:40]!r} is no card")
    return [[_NUMBERS[card] for card in pile] for pile in piles]
