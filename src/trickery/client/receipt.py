"""A seat's part in the shuffle: its pledge, its luck, and the receipt that it stores.

Rests on `endpoints` and on core's `pledges`; `docs/fair.md` explains why. It sends nothing: the
clients do. After the game a record can be checked against a receipt.
"""

from __future__ import annotations

from typing import Any

from trickery.client import endpoints
from trickery.client.endpoints import ApiRequest
from trickery.client.errors import Unfair
from trickery.core import pledges
from trickery.wire import messages as m


class Receipt:
    """One seat's knowledge of the shuffle, and its luck."""

    def __init__(self, table: str, seat: int, commitment: str) -> None:
        self._table = table
        self._seat = seat
        self._commitment = commitment  # the server's, as it was shown first
        self._luck: dict[int, str] = {}  # by number of the shuffle
        self._seen: dict[int, dict[str, Any]] = {}  # ... as it was fixed
        self._hand: list[str] | None = None  # the cards that were dealt to the seat
        self._moves: dict[int, str] = {}  # its own, by number
        self._undone: dict[int, int] = {}  # how many of them it took back, by number

    def told(self) -> dict[str, Any]:
        """The receipt as `trickery verify --receipt` and other checkers read it."""
        return {
            "format": pledges.RECEIPT,
            "table": self._table,
            "seat": self._seat,
            "commitment": self._commitment,
            "shuffles": [self._seen[number] for number in sorted(self._seen)],
            "game": {
                "hand": self._hand,
                "moves": self._standing(),
            },
        }

    def _standing(self) -> list[str]:
        """The moves that were not taken back."""
        moves: list[str] = []
        for number in sorted(self._moves.keys() | self._undone.keys()):
            if number in self._undone:
                del moves[-self._undone[number] :]
            else:
                moves.append(self._moves[number])
        return moves

    def note(self, state: m.State) -> None:
        """Store what a state shows of this seat's cards and moves, to compare with the record."""
        view: Any = state["view"]
        if state["info"]["you"] != self._seat or view is None:
            return
        mine = [e for e in state["entries"] if e["kind"] == "move" and e["seat"] == self._seat]
        dealt = any(entry["kind"] == "deal" for entry in state["entries"])
        if self._hand is None and dealt and not mine and not self._moves:
            self._hand = view.get("hand")
        for entry in state["entries"]:
            if "undone" in entry:
                self._undone[entry["seq"]] = entry["undone"]
        for entry in mine:
            self._moves.setdefault(entry["seq"], str(entry["text"]))  # a move's text is notation

    def due(self, state: m.State) -> ApiRequest[Any] | None:
        """The request that this seat has to send now, if any; raises if the server seems
        dishonest."""
        info, shown = state["info"], state["info"]["fair"]
        if shown["version"] not in (2, pledges.VERSION) or info["again"] is not None:
            return None
        if shown["commitment"] != self._commitment:
            raise Unfair("the server shows another commitment than before: no luck is told")
        for earlier, called_off in enumerate(shown["called_off"], 1):
            self._must_be_as_seen(earlier, called_off)
        number = shown["shuffle"]
        # A pledge of this seat that isn't ours is from another program: two programs must not
        # compete.
        there = any(each["seat"] == self._seat for each in shown["pledges"])
        if info["phase"] == "lobby" and not (there and number in self._luck):
            self._luck.setdefault(number, pledges.new_secret())
            return endpoints.pledge(self._table, self._mine(shown))
        if info["phase"] == "shuffling":
            return self._reveal(shown)
        return None

    def _mine(self, shown: m.Fairness) -> str:
        """What this seat pledges; it is bound to what was called off, as it is shown."""
        called_off = (
            [(each["seat"], each["commitment"], each["revealed"]) for each in shuffle]
            for shuffle in shown["called_off"]
        )
        bound = None if shown["version"] == 2 else pledges.chain(self._commitment, called_off)
        number = shown["shuffle"]
        return pledges.pledge(self._table, number, self._seat, self._luck[number], bound)

    def _must_be_as_seen(self, number: int, shown: list[m.PledgeInfo]) -> None:
        seen = self._seen.get(number)
        if seen is not None and seen["pledges"] != _listed(shown):
            raise Unfair("the server shows other pledges than before: no luck is told")

    def _reveal(self, shown: m.Fairness) -> ApiRequest[Any] | None:
        number, fixed = shown["shuffle"], _listed(shown["pledges"])
        luck = self._luck.get(number)
        mine = luck is not None and {"seat": self._seat, "commitment": self._mine(shown)} in fixed
        seen = self._seen.setdefault(
            number,
            {
                "shuffle": number,
                "luck": luck if mine else None,
                "pledges": fixed,
                "revealed": False,
            },
        )
        self._must_be_as_seen(number, shown["pledges"])
        if not mine or seen["revealed"]:
            return None
        seen["revealed"] = True
        assert luck is not None
        return endpoints.reveal(self._table, luck)


def _listed(shown: list[m.PledgeInfo]) -> list[dict[str, Any]]:
    """The list without what is added to it later."""
    return [{"seat": each["seat"], "commitment": each["commitment"]} for each in shown]
