"""The structure of views: shared fields, optional ones, and JSON Schemas.

Rests on `contract` and `outcome`. A game describes its own fields as a `TypedDict`, the return type
of its `view`; without one, only the shared fields are described.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, NotRequired, get_type_hints

from typing_extensions import TypedDict, is_typeddict

from trickery.core.outcome import OutcomeView

if TYPE_CHECKING:
    from trickery.core.contract import Game


class Shared(TypedDict):
    """The fields of every game's view: `match.full_view` adds them, and a game's own part must
    not."""

    game: str
    players: int
    seat: int | None  # whose view it is; None for a spectator
    to_move: int | None
    over: bool
    scores: list[int]
    winners: list[int]
    outcome: OutcomeView | None  # how and why the game ended; None while it goes on
    legal: NotRequired[list[str]]  # legal moves, in the view of the seat to move only


class Laid(TypedDict):
    """A card that a seat has played to a trick; a game may add fields."""

    seat: int
    card: str  # in notation


class LastTrick(TypedDict):
    """A trick that has ended; a game may add fields."""

    cards: list[Laid]
    winner: NotRequired[int]  # unless several seats win it


class Usual(TypedDict, total=False):
    """Optional fields with a fixed meaning, which code for all games uses if a view has them.

    A receipt stores the hand that a seat was dealt; the page pauses after a trick, and shows the
    cards of a game that it can't draw.
    """

    hand: list[str] | None  # the cards that the seat holds, in notation; None for a spectator
    trick: list[Laid]  # the current trick, in order; empty between tricks
    last_trick: LastTrick | None  # the one before it
    hand_sizes: list[int]  # how many cards each seat holds


def type_of_view(game: Game) -> Any:
    """The type of a game's whole view: the shared fields, and what its own `view` returns."""
    try:
        own = get_type_hints(inspect.unwrap(game.view)).get("return")
    except NameError:  # imported only for type checking: not available
        own = None
    if not is_typeddict(own):
        return Shared
    words = {
        word: kind
        for part in (Shared, own)
        for word, kind in get_type_hints(part, include_extras=True).items()
    }
    whole = TypedDict("View", words)  # type: ignore[misc]  # known only at run time
    whole.__doc__ = own.__doc__
    return whole


def schemas_of_view(game: Game, reference: str = "#/$defs/{model}") -> dict[str, Any]:
    """The JSON Schemas of a game's whole view and of its parts, by names of its own."""
    from pydantic import TypeAdapter  # deferred: it's slow to import, and rules don't need it

    prefix = game.name.title().replace("_", "")
    template = reference.replace("{model}", prefix + "{model}")
    schema = TypeAdapter(type_of_view(game)).json_schema(ref_template=template)
    inner: dict[str, Any] = schema.pop("$defs", {})
    return {prefix + name: kind for name, kind in {"View": schema, **inner}.items()}
