"""What a view looks like: what every game's has, what it may have, and a JSON Schema of it.

Rests on `contract` and `outcome`. A game describes its own words as a `TypedDict`, which its `view`
names as what it returns; a game that names none is described by the shared words alone.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, NotRequired, get_type_hints

from typing_extensions import TypedDict, is_typeddict

from trickery.core.outcome import OutcomeView

if TYPE_CHECKING:
    from trickery.core.contract import Game


class Shared(TypedDict):
    """What every game's view tells: `match.full_view` adds it, and a game's own part must not."""

    game: str
    players: int
    seat: int | None  # whose view it is; None for a bystander
    to_move: int | None
    over: bool
    scores: list[int]
    winners: list[int]
    outcome: OutcomeView | None  # how and why the game ended; None while it goes on
    legal: NotRequired[list[str]]  # the moves of the seat to move, in its own view only


class Laid(TypedDict):
    """A card that somebody has laid to a trick; a game may tell more of it."""

    seat: int
    card: str  # in notation


class Usual(TypedDict, total=False):
    """What code for all games uses where a view tells it: under these names it means this.

    A receipt keeps the hand that a seat was dealt; the page waits where a trick has ended.
    """

    hand: list[str] | None  # the cards that the seat holds, in notation; None for a bystander
    trick: list[Laid]  # the trick that is being played, in the order laid; empty between tricks


def type_of_view(game: Game) -> Any:
    """The type of a game's whole view: what all games share, and what its own `view` returns."""
    try:
        own = get_type_hints(inspect.unwrap(game.view)).get("return")
    except NameError:  # named only for type checkers: then it is no description
        own = None
    if not is_typeddict(own):
        return Shared
    words = {
        word: kind
        for part in (Shared, own)
        for word, kind in get_type_hints(part, include_extras=True).items()
    }
    whole = TypedDict("View", words)  # type: ignore[misc]  # known only when it runs
    whole.__doc__ = own.__doc__
    return whole


def schemas_of_view(game: Game, reference: str = "#/$defs/{model}") -> dict[str, Any]:
    """The JSON Schema of a game's whole view and of all that is in it, by names of its own."""
    from pydantic import TypeAdapter  # here, for it takes a while and rules need none of it

    prefix = game.name.title().replace("_", "")
    template = reference.replace("{model}", prefix + "{model}")
    schema = TypeAdapter(type_of_view(game)).json_schema(ref_template=template)
    inner: dict[str, Any] = schema.pop("$defs", {})
    return {prefix + name: kind for name, kind in {"View": schema, **inner}.items()}
