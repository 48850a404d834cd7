"""Who holds which seat of a table, and who is its host.

Rests on `events`. It is a sum of events: `apply` adds one, and a copy can be tried out.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from trickery.server.table import events
from trickery.server.table.events import Event, SeatHolder
from trickery.server.table.names import bots_name


@dataclass
class Seats:
    """The seats of one table."""

    holders: list[SeatHolder]
    host: int | None  # who opened the table; if they leave, the next person clockwise
    invite: str | None = None  # what the link to sit down holds; none: the table's id is enough
    invite_renewed: bool = False  # since somebody lost a seat; only the host passes it on
    left: set[int] = field(default_factory=set)  # whose persons have left
    offered: set[int] = field(default_factory=set)  # open seats whose cards may be taken over
    dealt_to: set[str] = field(default_factory=set)  # persons who have seen a hand of this game
    people: set[int] = field(default_factory=set)  # in which a person has sat since the deal
    left_out: set[str] = field(default_factory=set)  # persons who did not reveal their luck in time
    dealt: bool = False
    host_keeps: bool = False  # the host has left, and is the host for a while yet

    def copy(self) -> Seats:
        """Seats that can be changed without changing these."""
        return replace(
            self,
            holders=list(self.holders),
            left=set(self.left),
            offered=set(self.offered),
            dealt_to=set(self.dealt_to),
            people=set(self.people),
            left_out=set(self.left_out),
        )

    def apply(self, event: Event) -> None:
        """Let an event have its effect."""
        if isinstance(event, events.MoveMade):
            return  # most are moves, which change nobody's seat
        match event:
            case events.SeatTaken(seat=seat, name=name, key=key, person=person):
                self._give(seat, SeatHolder(who="person", name=name, key=key, person=person))
            case events.SeatAssigned():
                self._renew(event.invite)
                self._give(event.seat, event.to)
                if event.host is not None:
                    self.host = event.host
            case events.ShuffleCalledOff():
                self._renew(event.invite)
                for seat in event.left_out:
                    self.left_out |= self._persons(seat)
                    self._give(seat, SeatHolder())
            case events.SeatOffered():
                (self.offered.add if event.offered else self.offered.discard)(event.seat)
            case events.PlayerLeft():
                self.left.add(event.seat)
                self._leave_host(event)
            case events.PlayerReturned():
                self._return(event.seat)
            case events.PlayerRenamed(seat=seat, name=name):
                self.holders[seat] = self.holders[seat].model_copy(update={"name": name})
            case events.HostChanged():
                self.host, self.host_keeps = event.seat, False
            case events.CardsDealt():
                self.dealt = True
                self.dealt_to |= self._persons(*range(len(self.holders)))
                self.people = {n for n, seat in enumerate(self.holders) if seat.who == "person"}
            case _:
                pass
        if not self.host_keeps:
            self.host = self.next_host()

    def _leave_host(self, event: events.PlayerLeft) -> None:
        if event.seat == self.host:
            self.host_keeps = event.keeps_host and not event.final
            if event.host is not None:
                self.host = event.host

    def _renew(self, invite: str | None) -> None:
        if invite is not None:
            self.invite, self.invite_renewed = invite, True

    def _give(self, number: int, holder: SeatHolder) -> None:
        self.holders[number] = holder
        self.offered.discard(number)
        if self.dealt:
            self.dealt_to |= self._persons(number)
            self.people |= {number} if holder.who == "person" else set()
        self._return(number)

    def _return(self, seat: int) -> None:
        self.left.discard(seat)
        if seat == self.host:
            self.host_keeps = False

    def _persons(self, *seats: int) -> set[str]:
        return {person for seat in seats if (person := self.holders[seat].person) is not None}

    # What follows from it ----------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self.holders)

    def __getitem__(self, seat: int) -> SeatHolder:
        return self.holders[seat]

    def may_invite(self, key: str | None) -> bool:
        """May whoever holds this key pass on the link to sit down?

        Once somebody has lost a seat only the host may: else a friend could let them in again.
        """
        seat = self.held_by(key)
        return seat is not None and (seat == self.host or not self.invite_renewed)

    def held_by(self, key: str | None) -> int | None:
        """The seat that a digest of a secret holds."""
        if key is not None:
            for number, seat in enumerate(self.holders):
                if seat.key == key:
                    return number
        return None

    def next_host(self) -> int | None:
        """The host if they are there, or else the next person clockwise who is."""
        return next(iter(self.people_from(self.host or 0)), None)

    def people_from(self, first: int) -> list[int]:
        """The seats of people who have not left, clockwise from one on."""
        around = [(first + step) % len(self) for step in range(len(self))]
        return [n for n in around if self[n].who == "person" and n not in self.left]

    @property
    def free(self) -> list[int]:
        """The open seats."""
        return [number for number, seat in enumerate(self.holders) if seat.who == "open"]

    def names(self, but: int | None = None) -> list[str]:
        """The names of people and bots, but for one seat's."""
        return names_of(self.holders, but)


def names_of(seats: Sequence[SeatHolder], but: int | None = None) -> list[str]:
    """The names of people and bots, but for one seat's."""
    return [seat.name for n, seat in enumerate(seats) if n != but and seat.who != "open"]


def new_invite() -> str:
    """What a link to sit down holds, so that nobody can guess it."""
    return secrets.token_urlsafe(16)


def bot_seat(seat: int, level: str, seats: Sequence[SeatHolder]) -> SeatHolder:
    """A seat with a bot in it, under a name that nobody in the other seats has."""
    return SeatHolder(who="bot", name=bots_name(seat, names_of(seats, seat)), bot=level)
