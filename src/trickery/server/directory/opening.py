"""How tables are opened: the one factory of `TableOpened`, from a wish, a rematch or a played game.

Rests on the table's events and seats, on core and on bots. Nothing is stored here.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trickery import bots
from trickery.core import fair, registry
from trickery.core.contract import Game, Setting
from trickery.core.edition import Edition
from trickery.server.catalogue import say
from trickery.server.errors import RequestRefused, WrongSecret
from trickery.server.table.events import (
    CopiedFrom,
    SeatHolder,
    ShuffleOrigin,
    TableOpened,
)
from trickery.server.table.names import persons_name
from trickery.server.table.seats import bot_seat, new_invite
from trickery.server.table.state import OF_TABLE, TableState
from trickery.server.table.table import digest


@dataclass(frozen=True)
class TableSpec:
    """What somebody wants a table to be."""

    game: str
    name: str
    key: str
    players: int | None = None
    options: Mapping[str, Any] | None = None
    edition: Mapping[str, Any] | None = None
    bots: str | None = None  # a level that fills the other seats
    pace: float | None = None
    again: str | None = None  # a finished table whose deal is played again
    by: str | None = None  # the key of a seat there
    hints: bool = False  # are allowed to everybody who plays
    clock: int = 0  # seconds for a person's move
    person: str | None = None  # a digest of what tells this person from others

    @property
    def holder(self) -> SeatHolder:
        """The seat of whoever wants it."""
        name = persons_name(self.name, ())
        return SeatHolder(who="person", name=name, key=self.key, person=self.person)


@dataclass(frozen=True)
class PlayedBy:
    """The rules that a table plays by: the game, and all that was chosen for it."""

    game: Game
    setting: Setting

    @classmethod
    def choice(
        cls, name: str, players: int, options: Mapping[str, Any], own: Mapping[str, Any] | None
    ) -> PlayedBy:
        """The newest rules with these options; raises if the figures don't fit the game."""
        game = registry.load(name)
        return cls(game, game.setting(players, options, Edition(dict(own or {}), OF_TABLE)))


@dataclass(frozen=True)
class Cards:
    """Where the cards of a new table come from; by default it shuffles its own."""

    secret: str | None = None  # of the shuffle; a new one if there is none
    luck: Sequence[str] = ()
    again: str | None = None
    origin: ShuffleOrigin | None = None
    first: str | None = None
    copied: CopiedFrom | None = None


def table_opened(
    by: PlayedBy,
    seats: Sequence[SeatHolder],
    *,
    pace: float,
    host: int = 0,
    stand_in: str = bots.USUAL,
    cards: Cards | None = None,
    hints: bool = False,
    clock: int = 0,
    open_to_guests: bool = True,
) -> TableOpened:
    """The first event of a table. Without guests nobody else can sit down there."""
    cards, setting = cards or Cards(), by.setting
    return TableOpened(
        game=by.game.name,
        rules=setting.version,
        players=setting.players,
        options=dict(setting.options),
        edition=setting.edition.figures,
        settings=fair.settings_of(by.game, setting),
        shuffle=fair.VERSION,
        pace=pace,
        seats=tuple(seats),
        host=host,
        stand_in=stand_in,
        secret=cards.secret or fair.new_secret(),
        luck=tuple(cards.luck),
        again=cards.again,
        origin=cards.origin,
        first=cards.first,
        copied=cards.copied,
        hints=hints,
        clock=clock,
        invite=new_invite() if open_to_guests else None,
    )


def filled(people: Mapping[int, SeatHolder], players: int, level: str | None) -> list[SeatHolder]:
    """The seats of a table: these people, and bots of a level in the others, or nobody."""
    seats = [people.get(number, SeatHolder()) for number in range(players)]
    for number in range(players):
        if number not in people and level is not None:
            seats[number] = bot_seat(number, level, seats)
    return seats


def must_be_repeatable(old: TableState, spec: TableSpec) -> None:
    """Refuse to play a deal again that isn't theirs, or isn't over, or was never shuffled."""
    if old.seats.held_by(spec.by) is None:
        raise WrongSecret(say("again-not-yours"))
    if old.phase != "over":
        raise RequestRefused(old.closed or say("again-too-soon"))
    if old.opened.copied is not None:
        raise RequestRefused(say("again-copied"))
    if old.opened.game != registry.plain(spec.game):
        title = registry.card(old.opened.game).title
        raise RequestRefused(say("again-other-game", text_game=title))


def same_cards(old: TableState, first: str) -> Cards:
    """The cards of a table that was played before; `first` was dealt them before all others."""
    again, secret = old.id, old.opened.secret
    if old.open_luck:
        return Cards(secret, old.luck, again, first=first)
    was = old.shuffled
    origin = ShuffleOrigin(
        table=was.table,
        settings=was.settings,
        shuffles=was.shuffles,
        version=was.version,
        played=old.first_game,
    )
    return Cards(secret, again=again, origin=origin, first=first)


def new_secret() -> tuple[str, str]:
    """A secret that holds a seat, and the digest that is stored of it."""
    secret = secrets.token_urlsafe(24)
    return secret, digest(secret)
