"""Check the shuffle of recorded games as docs/fair.md specifies: commitment, pledges, luck, stream,
cards.

    python check.py RECORDS [RECEIPT]

Rests on Python's standard library alone and shares no code with Trickery. RECORDS has one record
per line; RECEIPT is a page's receipt of the shuffle. One line is printed for each record. The exit
status is 0 if every shuffle holds; 1 if one is wrong, or is of a kind that is not checked here (no
shuffle that was committed to, the older kind, another game); 2 if a file cannot be read. Only
`trickery verify` checks that the moves were legal.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import struct
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

Record = dict[str, Any]
Words = Iterator[int]
Card = TypeVar("Card")


class Wrong(Exception):
    """The shuffle does not hold, and why."""


class NotChecked(Exception):
    """The shuffle is of a kind that is not checked here, and why."""


class Unreadable(Exception):
    """A file cannot be read, and why."""


# What is read ----------------------------------------------------------------------------------

KEYS = {
    "format": str,
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,
    "edition": dict,
    "steps": list,
    "scores": list,
    "winners": list,
    "digest": str,
    "fair": dict,
    "taken_back": list,
}
OPTIONAL = ("fair", "taken_back")
MAY_BE_NULL = ("scores", "winners")
MOST_RULES = 1000  # versions: no game has had so many
PLAYED_WITH = ("game", "rules", "players", "options", "edition")  # the server commits to these, too


def as_json(value: Any) -> str:
    """The canonical form of a value for its digest; it distinguishes 1 from true."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def read_json(text: str) -> Any:
    """Parse a JSON text; its numbers must be whole."""

    def refuse(number: str) -> None:
        raise ValueError(f"no record has a number such as {number}")

    try:
        return json.loads(text, parse_constant=refuse, parse_float=refuse)
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"no JSON: {error}") from None


def need(holds: bool, otherwise: str) -> None:
    """Raise unless a condition holds."""
    if not holds:
        raise Wrong(otherwise)


def is_number(value: Any, end: int) -> bool:
    """Whether this is a whole number from 0 to end-1. (In Python True is a number too.)"""
    return type(value) is int and 0 <= value < end


def is_hex(value: Any) -> bool:
    """Whether this is 32 bytes as 64 hexadecimal digits."""
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def check_shape(record: Any) -> None:
    """A record as docs/records.md has it, with its digest."""
    need(isinstance(record, dict), "a record is a JSON object")
    if record.get("format") == "trickery/1":
        raise NotChecked("its format is older than shuffles that were committed to by everybody")
    need(record.get("format") == "trickery/2", "its format is not trickery/2")
    for key, kind in KEYS.items():
        if key in OPTIONAL and key not in record:
            continue
        null = key in MAY_BE_NULL and key in record and record[key] is None
        need(null or type(record.get(key)) is kind, f"'{key}' is missing or of a wrong kind")
    need(set(record) <= set(KEYS), "it has keys that a record does not have")
    told = {key: value for key, value in record.items() if key != "digest"}
    digest = hashlib.sha256(as_json(told).encode()).hexdigest()
    need(digest == record["digest"], "the digest does not fit")
    for step in record["steps"]:
        keys = set(step) if isinstance(step, dict) else set()
        moved = keys in ({"seat", "move"}, {"seat", "move", "legal"})
        need(moved or keys == {"chance"}, "a step is neither chance nor a move")
        if moved:
            fits = is_number(step["seat"], record["players"]) and type(step["move"]) is str
            need(fits, "a move has no seat or no words")


# Commitments, and the key that follows from them -------------------------------------------------


def sha256_of_lines(*lines: object) -> str:
    """SHA-256 of some lines."""
    return hashlib.sha256("\n".join(map(str, lines)).encode("ascii")).hexdigest()


def check_fair(record: Record) -> bytes:
    """Check commitment, pledges and luck; returns the key of the game."""
    fair, players = record["fair"], record["players"]
    keys = {"version", "table", "settings", "commitment", "secret", "shuffles", "again"}
    need(set(fair) == keys, "'fair' does not have the keys that it should")
    version = check_again(fair)
    table, secret = fair["table"], fair["secret"]
    named = isinstance(table, str) and re.fullmatch("[A-Za-z0-9_-]{1,32}", table) is not None
    need(named, "'fair.table' is no table's id")
    need(is_hex(fair["commitment"]), "the server's commitment is not 64 hexadecimal digits")
    need(is_hex(secret), "the server's secret is not 64 hexadecimal digits")
    need(
        is_hex(fair["settings"]) and keeps_settings(record),
        "the server had committed to other options, figures or rules",
    )
    first_line = f"trickery fair {version} server"
    committed = sha256_of_lines(first_line, table, fair["settings"], secret)
    need(committed == fair["commitment"], "the server's secret does not fit its commitment")
    shuffles = fair["shuffles"]
    need(isinstance(shuffles, list) and len(shuffles) > 0, "there is no list of shuffles")
    chain = fair["commitment"]
    for number, pledges in enumerate(shuffles, 1):
        bound_to = [chain] if version == 3 else []
        check_pledges([f"trickery fair {version} luck", table, number], bound_to, pledges, players)
        revealed = all(pledge["luck"] is not None for pledge in pledges)
        if number == len(shuffles):
            need(revealed, f"shuffle {number} was dealt, though a luck in it was not revealed")
        else:
            need(not revealed, f"shuffle {number} was called off, though all luck was revealed")
            chain = next_link(chain, pledges)
    transcript = [
        f"trickery fair {version} deal",
        table,
        record["game"],
        str(players),
        str(len(shuffles)),
        chain if version == 3 else fair["commitment"],
        *(f"{one['seat']} {one['commitment']} {one['luck']}" for one in shuffles[-1]),
    ]
    return hmac.digest(bytes.fromhex(secret), "\n".join(transcript).encode("ascii"), "sha256")


def check_again(fair: Record) -> int:
    """How a deal that was played before is told; gives the version that it was shuffled by."""
    again = fair["again"]
    if as_json(fair["version"]) == "2":
        need(type(again) is bool, "'fair.again' is neither true nor false")
        return 2
    if again is None:
        return 3
    kinds = {"version": int, "edition": dict, "options": dict, "rules": int}
    whole = isinstance(again, dict) and set(again) == set(kinds)
    whole = whole and all(type(again[key]) is kind for key, kind in kinds.items())
    need(whole and again["version"] in (2, 3), "'fair.again' does not tell of the first game")
    return int(again["version"])


def keeps_settings(record: Record) -> bool:
    """Is it played with what the server committed to? Rules alone may be newer in a game again."""
    fair, again = record["fair"], record["fair"]["again"]
    played = {key: record[key] for key in PLAYED_WITH}
    if sha256_of_lines(as_json(played)) == fair["settings"]:
        return True
    if again is True:
        older = ({**played, "rules": rules} for rules in range(min(record["rules"], MOST_RULES)))
        return any(sha256_of_lines(as_json(each)) == fair["settings"] for each in older)
    if not isinstance(again, dict):
        return False
    as_then = {**played, **{key: again[key] for key in ("edition", "options", "rules")}}
    same = sha256_of_lines(as_json(as_then)) == fair["settings"]
    kept = all(stands_in(again[key], record[key]) for key in ("edition", "options"))
    return same and kept and again["rules"] < record["rules"]


def stands_in(figures: Any, others: Any) -> bool:
    """Are all these figures the same among others?"""
    if isinstance(figures, dict) and isinstance(others, dict):
        return all(key in others and stands_in(told, others[key]) for key, told in figures.items())
    return as_json(figures) == as_json(others)


def next_link(chain: str, pledges: list[Record]) -> str:
    """The chain after a shuffle that was called off."""
    lines = [
        f"{one['seat']} {one['commitment']} {'silent' if one['luck'] is None else 'revealed'}"
        for one in pledges
    ]
    return sha256_of_lines("trickery fair 3 called off", chain, *lines)


def check_pledges(
    first_lines: list[object], bound_to: list[str], pledges: Any, players: int
) -> None:
    """The pledges of one shuffle: by seat, each at most once, every luck matching its pledge."""
    where = f"shuffle {first_lines[-1]}"
    need(isinstance(pledges, list), f"{where} is no list of pledges")
    before = -1
    for pledge in pledges:
        whole = isinstance(pledge, dict) and set(pledge) == {"seat", "commitment", "luck"}
        need(whole, f"{where}: a pledge has seat, commitment and luck")
        seat, luck = pledge["seat"], pledge["luck"]
        need(is_number(seat, players), f"{where}: a pledge has no seat at this table")
        need(seat > before, f"{where}: the pledges do not stand by seat, each once")
        before = seat
        need(is_hex(pledge["commitment"]), f"{where}: seat {seat}'s pledge is not 64 digits")
        if luck is not None:
            need(is_hex(luck), f"{where}: seat {seat}'s luck is not 64 digits")
            made = sha256_of_lines(*first_lines, seat, *bound_to, luck)
            fits = made == pledge["commitment"]
            need(fits, f"{where}: the luck of seat {seat} does not fit its pledge")


# The stream --------------------------------------------------------------------------------------


def words_of(key: bytes, draw: int) -> Words:
    """The words of a draw of chance, one after the other."""
    own = hmac.digest(key, f"draw {draw}".encode(), "sha256")
    block = 0
    while True:
        yield from struct.unpack(">4Q", hashlib.sha256(own + block.to_bytes(8, "big")).digest())
        block += 1


def below(words: Words, n: int) -> int:
    """A number from 0 to n-1."""
    return below_with_word(words, n)[0]


def below_with_word(words: Words, n: int) -> tuple[int, int]:
    """A number from 0 to n-1, and the word that it was made from."""
    while True:
        word = next(words)
        product = (word >> 32) * n
        if product % 2**32 >= 2**32 % n:
            return product >> 32, word


def shuffled(words: Words, cards: Sequence[Card]) -> list[Card]:
    """Shuffle cards."""
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = below(words, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def in_hands(cards: Sequence[Card], hands: int, each: int) -> list[Sequence[Card]]:
    """The first cards as hands, seat by seat."""
    return [cards[seat * each : (seat + 1) * each] for seat in range(hands)]


# The games ---------------------------------------------------------------------------------------


class Game:
    """A game's random draws, and as much of its state as they depend on."""

    seats = range(4, 5)

    def __init__(self, record: Record) -> None:
        self.players: int = record["players"]
        self.options: dict[str, Any] = record["options"]
        self.edition: dict[str, Any] = record["edition"]
        self.draws = 0  # finished
        self.moves = 0

    def due(self) -> bool | None:
        """Whether a draw is due now; None if it's possible."""
        raise NotImplementedError

    def draw(self, words: Words) -> Record:
        """The draw due now, as a record writes it."""
        raise NotImplementedError

    def move(self, step: Record) -> None:
        """A seat makes a move."""


class Trick100(Game):
    """110 cards, and a new pile whenever the old one is used up."""

    seats = range(2, 7)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.pile = 0  # cards in it
        self.owed = 0  # cards still to be drawn
        self.discard = -1
        self.under: list[int] = []  # discards under the top one
        self.face_down: list[int] = []  # the card that awaits an answer, if any
        self.aside: list[int] = []  # cards that nobody challenged, the oldest first

    def due(self) -> bool:
        """At the start, and when a card is owed and the pile is empty."""
        return self.draws == 0 or self.owed > 0

    def draw(self, words: Words) -> Record:
        """The deal, or a new pile."""
        if self.draws > 0:
            cards = shuffled(words, [*sorted(self.under), *reversed(self.aside)])
            self.under, self.aside, self.pile = [], [], len(cards)
            self.take(self.owed)
            return {"deal": "reshuffle", "pile": [f"{card:02d}" for card in cards]}
        numbers, hundreds = self.edition["numbers"], self.edition["hundreds"]
        known = len(set(numbers)) == len(numbers) and all(is_number(card, 100) for card in numbers)
        need(known and is_number(hundreds, 111), "the edition's cards are not those of a box")
        need(len(numbers) + hundreds == 110, "the edition does not have 110 cards")
        start = below(words, self.players)
        cards = shuffled(words, [*sorted(numbers), *[100] * hundreds])
        dealt = 7 * self.players
        self.discard, self.pile = cards[dealt], len(cards) - dealt - 1
        names = [f"{card:02d}" for card in cards]
        return {
            "deal": "cards",
            "hands": in_hands(names, self.players, 7),
            "discard": names[dealt],
            "pile": names[dealt + 1 :],
            "start": start,
        }

    def move(self, step: Record) -> None:
        """Keep track of the discards, of the cards put aside, and of how many are in the pile."""
        what, _, card = step["move"].partition(" ")
        if what == "challenge":
            self.under += self.face_down
        else:
            self.aside += self.face_down
        self.face_down = []
        if what == "play":
            self.under.append(self.discard)
            self.discard = int(card)
        elif what == "cheat":
            self.face_down = [int(card)]
        else:
            self.take(3 if what == "challenge" else 1)

    def take(self, cards: int) -> None:
        """Draw cards; if the pile is too small, the rest is owed until there's a new one."""
        drawn = min(cards, self.pile)
        self.pile -= drawn
        self.owed = cards - drawn if self.under or self.aside else 0


class TrickParty(Game):
    """Sixty cards and fifteen score cards for each hand."""

    seats = range(4, 7)
    suits = ("Pumpkinheads", "Boos", "Skellies", "Frankies", "Dracs")
    cards = tuple(f"{number} of {suit}" for suit in suits for number in range(1, 13))
    scores = (-5, -5, -4, -4, -3, -3, -2, -2, -1, -1, 1, 2, 3, 4, 5)

    def due(self) -> bool:
        """Before each hand: all sixty cards are played out in it."""
        return self.moves == len(self.cards) * self.draws

    def draw(self, words: Words) -> Record:
        """A hand's deal."""
        each = len(self.cards) // self.players
        cards = shuffled(words, self.cards)
        scores = shuffled(words, self.scores)
        told: Record = {
            "deal": "hand",
            "hands": in_hands(cards, self.players, each),
            "score_deck": scores[: each - 1],
            "put_away": scores[each - 1 :],
        }
        if self.draws == 0:
            told["start"] = below(words, self.players)
        return told


class Tricksters(Game):
    """Twenty cards for each round."""

    cards = tuple(f"{letter}{digit}" for letter in "ABCDE" for digit in "1234")

    def due(self) -> bool:
        """Before each round: eight cards drafted, four suits, one pairing, twenty cards played."""
        return self.moves == (8 + 4 + 1 + 20) * self.draws

    def draw(self, words: Words) -> Record:
        """A round's deal."""
        cards = shuffled(words, self.cards)
        told: Record = {
            "deal": "round",
            "hands": in_hands(cards, self.players, 3),
            "face_up": cards[3 * self.players :],
        }
        if self.draws == 0:
            told["dealer"] = below(words, self.players)
        return told


class TrickyTwist(Game):
    """A scoring card and 48 cards for each round; then everybody's reserve is shuffled."""

    seats = range(3, 5)
    suits = ("moons", "suns", "squares", "circles")
    cards = tuple(f"{value} of {suit}" for suit in suits for value in range(1, 13))
    reserve = 5

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.scoring_cards = [
            *("sequence", "two suits A", "two suits B", "one suit", "suits"),
            *("fewest", "most", "even", "odd"),
        ]
        self.reserves: list[list[int]] | None = None  # picked in this round; None: shuffled

    def due(self) -> bool | None:
        """When all have picked, and before each round; the moves show when a round is over."""
        if self.reserves is None:
            return True if self.draws == 0 else None
        return sum(map(len, self.reserves)) == self.reserve * self.players

    def draw(self, words: Words) -> Record:
        """A round's deal, or all reserves."""
        if self.reserves is not None:
            picked, self.reserves = self.reserves, None
            need({len(pile) for pile in picked} == {self.reserve}, "a reserve is not five cards")
            piles = [shuffled(words, sorted(pile)) for pile in picked]
            names = [[self.cards[card] for card in pile] for pile in piles]
            return {"deal": "reserves", "reserves": names}
        self.reserves = [[] for _ in range(self.players)]
        told: Record = {"deal": "round"}
        told["scoring_card"] = self.scoring_cards.pop(below(words, len(self.scoring_cards)))
        if self.draws == 0:
            told["first"] = below(words, self.players)
        cards = shuffled(words, self.cards)
        told["hands"] = in_hands(cards, self.players, len(self.cards) // self.players)
        return told

    def move(self, step: Record) -> None:
        """Keep track of the picks. They follow the deal directly, so they show where it was."""
        what, _, card = step["move"].partition(" ")
        picking = self.reserves is not None
        need((what == "reserve") == picking, "cards are put aside straight after a deal, not else")
        if self.reserves is not None:
            self.reserves[step["seat"]].append(self.cards.index(card))


class Twisticon(Game):
    """A cube, scrambled again each time; before the first turn also the deck and the dealer.

    Pieces and places are given by their cells: a face and one of its nine places, row by row.
    """

    seats = range(2, 5)
    faces = ("top", "right", "front", "bottom", "left", "back")
    icons = ("comet", "leaf", "key", "bell", "anchor", "spark")
    # T, R, F, D, L, B are the faces in the order above.
    corners = (
        *("T8 R0 F2", "D2 F8 R6", "T6 F0 L2", "D0 L8 F6"),
        *("T2 B0 R2", "D8 R8 B6", "T0 L0 B2", "D6 B8 L6"),
    )
    edges = (
        *("T5 R1", "T7 F1", "T3 L1", "T1 B1", "F5 R3", "F3 L5"),
        *("B3 R5", "B5 L3", "D5 R7", "D1 F7", "D3 L7", "D7 B7"),
    )
    # The 24 orientations: the solved faces that point up, right, front, down, left, back.
    ways_up = (
        *("TRFDLB", "TBRDFL", "FRDBLT", "LTFRDB", "TLBDRF", "RBDLFT", "FTRBDL", "DRBTLF"),
        *("LFDRBT", "LBTRFD", "DLFTRB", "TFLDBR", "BLDFRT", "RTBLDF", "DBLTFR", "FLTBRD"),
        *("DFRTBL", "BRTFLD", "LDBRTF", "RDFLTB", "BTLFDR", "RFTLBD", "FDLBTR", "BDRFTL"),
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        after = self.options["reshuffle_after"]
        need(is_number(after, 100), "the option 'reshuffle_after' is missing")
        self.limit: int = after * self.players  # turns; 0: none
        self.quiet = 0  # turns without a claim, since the last claim or the last scramble
        self.between = False  # a scramble comes between two turns

    def due(self) -> bool | None:
        """At the start, and after `limit` turns without a claim; only between turns."""
        if self.draws == 0:
            return True
        return None if self.limit > 0 and self.quiet == self.limit else False

    def move(self, step: Record) -> None:
        """Count the turns without a claim."""
        what = step["move"].partition(" ")[0]
        begins = what in ("twist", "flip", "stay")
        need(begins or not self.between, "the cube is twisted anew only when a turn is over")
        self.between = False
        if begins:
            late = self.limit > 0 and self.quiet == self.limit
            need(not late, "the cube should have been twisted anew before this turn")
            self.quiet += 1
        elif what == "claim":
            self.quiet = 0

    def draw(self, words: Words) -> Record:
        """The cube; before the first turn also the deck and the dealer."""
        cube = self.scramble(words)
        self.quiet, self.between = 0, True
        if self.draws > 0:
            return {"deal": "reshuffle", "cube": cube}
        deck = shuffled(words, [icon for icon in self.icons for _ in range(9)])
        return {"deal": "setup", "dealer": below(words, self.players), "deck": deck, "cube": cube}

    def scramble(self, words: Words) -> dict[str, list[str]]:
        """A reachable cube in any orientation."""
        number, word = below_with_word(words, 24 * 40320 * 3**7)
        up, *digits = parts(number, [24, 8, 3, 7, 3, 6, 3, 5, 3, 4, 3, 3, 3, 2, 3])
        corners, twists = [*digits[0::2], 0], digits[1::2]
        twists.append(-sum(twists) % 3)
        edges = parts(below(words, 479001600 // 2), [12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
        edges += [(sum(corners) + sum(edges)) % 2, 0]
        flips = [word >> edge & 1 for edge in range(11)]
        flips.append(sum(flips) % 2)
        icon = dict(zip("TRFDLB", self.icons, strict=True))
        shows = {face: icon[home] for face, home in zip("TRFDLB", self.ways_up[up], strict=True)}
        cube = {face: [shows[face]] * 9 for face in "TRFDLB"}
        self.put(cube, shows, self.corners, corners, twists)
        self.put(cube, shows, self.edges, edges, flips)
        return {face: cube[face[0].upper() if face != "bottom" else "D"] for face in self.faces}

    def put(
        self,
        cube: dict[str, list[str]],
        shows: dict[str, str],
        places: Sequence[str],
        chosen: Sequence[int],
        turns: Sequence[int],
    ) -> None:
        """Put one of the remaining pieces into each place, rotated."""
        left = list(places)
        for place, which, turn in zip(places, chosen, turns, strict=True):
            seen = [shows[cell[0]] for cell in left.pop(which).split()]
            for cell, icon in zip(place.split(), seen[turn:] + seen[:turn], strict=True):
                cube[cell[0]][int(cell[1])] = icon


def parts(number: int, sizes: Sequence[int]) -> list[int]:
    """A number as digits of different sizes, the first one counting most."""
    digits: list[int] = []
    for size in reversed(sizes):
        number, digit = divmod(number, size)
        digits.insert(0, digit)
    return digits


GAMES: dict[str, type[Game]] = {
    "trick_100": Trick100,
    "trick_party": TrickParty,
    "tricksters": Tricksters,
    "tricky_twist": TrickyTwist,
    "twisticon": Twisticon,
}


def check_cards(record: Record, key: bytes) -> None:
    """Check that every draw matches the stream, and comes when it's due."""
    game = GAMES[record["game"]](record)
    for number, step in enumerate(record["steps"], 1):
        due = game.due()
        if "chance" in step:
            need(due is not False, f"step {number}: chance has no part here")
            drawn = game.draw(words_of(key, game.draws + 1))
            game.draws += 1
            same = as_json(drawn) == as_json(step["chance"])
            need(same, f"step {number}: this does not follow from secret and luck")
        else:
            need(due is not True, f"step {number}: an outcome of chance is missing before it")
            game.move(step)
            game.moves += 1
    need(game.draws > 0, "nothing was dealt")


# The receipt -------------------------------------------------------------------------------------


def read_receipt(text: str) -> Record:
    """A page's record of the shuffles that it saw."""
    receipt = read_json(text)
    try:
        whole = receipt["format"] == "trickery-receipt/1" and set(receipt) - {"game"} == {
            *("format", "table", "seat", "commitment", "shuffles"),
        }
        game = receipt.get("game", {"hand": None, "moves": []})
        whole &= set(game) == {"hand", "moves"} and type(game["moves"]) is list
        whole &= game["hand"] is None or all(type(card) is str for card in game["hand"])
        for kept in receipt["shuffles"]:
            listed = all(set(pledge) == {"seat", "commitment"} for pledge in kept["pledges"])
            own = is_hex(kept["luck"]) or (kept["luck"] is None and kept["revealed"] is False)
            known = type(kept["shuffle"]) is int and type(kept["revealed"]) is bool
            whole &= listed and own and known
            whole &= set(kept) == {"shuffle", "luck", "pledges", "revealed"}
    except (KeyError, TypeError):
        whole = False
    if not whole:
        raise Unreadable("this is no receipt")
    return dict(receipt)


def check_game(steps: list[Record], receipt: Record) -> None:
    """Check that it's the game that the receipt's seat was shown."""
    game, seat = receipt.get("game", {"hand": None, "moves": []}), receipt["seat"]
    dealt = [step["chance"]["hands"] for step in steps if "hands" in step.get("chance", {})]
    if dealt and game["hand"] is not None:
        same = sorted(game["hand"]) == sorted(dealt[0][seat])
        need(same, f"the receipt has other cards in the hand of seat {seat}")
    made = iter([step["move"] for step in steps if step.get("seat") == seat])
    same = all(move in made for move in game["moves"])
    need(same, f"the receipt has other moves of seat {seat}")


def check_receipt(fair: Record, receipt: Record) -> None:
    """Check that the record's shuffles are those that this page saw before revealing."""
    need(fair["table"] == receipt["table"], "the receipt is of another table")
    same = fair["commitment"] == receipt["commitment"]
    need(same, "the server's commitment is not the one on the receipt")
    for kept in receipt["shuffles"]:
        number = kept["shuffle"]
        there = 1 <= number <= len(fair["shuffles"])
        need(there, f"shuffle {number} of the receipt is missing")
        pledges = fair["shuffles"][number - 1]
        listed = [{key: pledge[key] for key in ("seat", "commitment")} for pledge in pledges]
        same = as_json(listed) == as_json(kept["pledges"])
        need(same, f"shuffle {number} has other pledges than the receipt")
        if kept["revealed"]:
            luck = [pledge["luck"] for pledge in pledges if pledge["seat"] == receipt["seat"]]
            need(luck == [kept["luck"]], f"shuffle {number} leaves out the luck that was revealed")
    dealt = [kept for kept in receipt["shuffles"] if kept["shuffle"] == len(fair["shuffles"])]
    revealed = any(kept["revealed"] for kept in dealt)
    need(revealed, "the shuffle that was dealt is not one that the receipt's luck is in")


# Everything --------------------------------------------------------------------------------------


def check(record: Any, receipt: Record | None) -> str:
    """Check a record; returns what holds, raises if something doesn't."""
    check_shape(record)
    if "fair" not in record:
        raise NotChecked("its shuffle was not committed to")
    if "version" not in record["fair"]:
        raise NotChecked(
            "its shuffle is of the older kind: whoever ran the server and started the game "
            "could choose the cards, which are not checked here"
        )
    known = as_json(record["fair"]["version"]) in ("2", "3")
    need(known, "'fair' is of a version that is not known here")
    game = GAMES.get(record["game"])
    if game is None:
        raise NotChecked(f"how the cards of {as_json(record['game'])} are drawn is not known here")
    need(record["players"] in game.seats, "so many players cannot play this game")
    key = check_fair(record)
    try:
        check_cards(record, key)
    except (ArithmeticError, LookupError, TypeError, ValueError):
        raise Wrong("its steps are not those of such a game") from None
    if receipt is not None:
        need(not record["fair"]["again"], "nothing was shuffled for it, so no receipt is of it")
        check_receipt(record["fair"], receipt)
        check_game(record["steps"], receipt)
    return told(record, receipt is not None)


def told(record: Record, with_receipt: bool) -> str:
    """The result in words."""
    fair = record["fair"]
    people = len(fair["shuffles"][-1])
    added = "1 person added luck" if people == 1 else f"{people} people added luck"
    if people == 0:
        added = "nobody added luck, so that whoever ran the server could choose the cards"
    silent = [
        [pledge["seat"] for pledge in pledges if pledge["luck"] is None]
        for pledges in fair["shuffles"][:-1]
    ]
    off = "no shuffle was called off"
    if silent:
        many = "1 shuffle was" if len(silent) == 1 else f"{len(silent)} shuffles were"
        whose = "; ".join(f"{seats_in_words(seats)} did not reveal" for seats in silent)
        off = f"{many} called off ({whose})"
    words = f"{record['game']}, {record['players']} players: the shuffle holds: {added}, {off}"
    words += ", these cards had been dealt before" if fair["again"] else ""
    words += ", moves were taken back" if record.get("taken_back") else ""
    return words + (", the receipt fits" if with_receipt else "")


def seats_in_words(seats: Sequence[int]) -> str:
    """Some seats by their numbers."""
    if len(seats) == 1:
        return f"seat {seats[0]}"
    return f"seats {', '.join(map(str, seats[:-1]))} and {seats[-1]}"


def read_text(path: str) -> str:
    """A file's text."""
    try:
        return Path(path).read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Unreadable(f"{path}: {error}") from None


def main(paths: Sequence[str]) -> int:
    """Check a records file; returns the exit status."""
    if len(paths) not in (1, 2):
        raise Unreadable("usage: python check.py RECORDS [RECEIPT]")
    receipt = read_receipt(read_text(paths[1])) if len(paths) == 2 else None
    lines = [(number, line) for number, line in enumerate(read_text(paths[0]).split("\n"), 1)]
    records = [(number, read_json(line)) for number, line in lines if line.strip()]
    if not records:
        raise Unreadable(f"{paths[0]} holds no record")
    all_hold = True
    for number, record in records:
        try:
            print(f"line {number}: {check(record, receipt)}")
        except (Wrong, NotChecked) as error:
            all_hold = False
            verdict = "WRONG" if isinstance(error, Wrong) else "NOT CHECKED"
            print(f"line {number}: {verdict}: {error}")
    return 0 if all_hold else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Unreadable as unreadable:
        print(unreadable, file=sys.stderr)
        sys.exit(2)
