"""What a view looks like: the words that all games share, and a JSON Schema of the whole of it.

Rests on `contract`. A game describes its own words as a `TypedDict`, which its `view` names as what
it returns; a game that names none is described by the shared words alone.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, NotRequired, get_type_hints

from typing_extensions import TypedDict, is_typeddict

if TYPE_CHECKING:
    from trickery.core.contract import Game


class Shared(TypedDict):
    """What every game's view tells: see `match.full_view`."""

    game: str
    players: int
    seat: int | None  # whose view it is; None for a bystander
    to_move: int | None
    over: bool
    scores: list[int]
    winners: list[int]
    legal: NotRequired[list[str]]  # the moves of the seat to move, in its own view only


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
