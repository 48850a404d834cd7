"""Messages: an id with arguments, formatted in the reader's language when it's shown.

Rests on nothing. Code with a message for a person makes a `Say` with the speaker of the package
whose catalogue (`en.ftl`, `de.ftl` and so on in its folder) has the message:

    say = speaker(__package__)
    say("draws", seat=2, cards=3)

An argument's name determines its type:

    seat...      a seat, or several: replaced by players' names when shown
    text...      literal text: a person's name, or typed text
    all others   a number, another message, or a name in notation ("7 of Boos", "play 7 of Boos"),
                 which is shown as its label; or several of these

`core.words` formats messages; `docs/translating.md` explains catalogues.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, Union

from typing_extensions import TypedDict

Arg: TypeAlias = Union[int, str, "Say", tuple["Arg", ...]]
Given: TypeAlias = Union[int, str, "Say", Sequence["Given"]]


@dataclass(frozen=True, slots=True)
class Say:
    """A message of a package's catalogue, and its arguments."""

    of: str  # the package
    id: str
    args: tuple[tuple[str, Arg], ...] = ()

    def __str__(self) -> str:
        """In English, for logs and for programmers."""
        from trickery.core.words import english  # deferred: loads catalogues only when needed

        return english().text(self)


#: The package of a deserialized message: the reader knows its source (`core.words`).
HEARD = ""
#: What may be shown to a person: a message, or a name in notation.
Text: TypeAlias = Say | str
#: A text of several lines; nested lists are indented.
Lines: TypeAlias = Sequence[Union[Text, "Lines"]]


class Message(TypedDict):
    """A message of a catalogue: its id, and its arguments as further keys."""

    __pydantic_config__ = {"extra": "allow"}  # type: ignore[misc]  # noqa: RUF012  # not a field

    id: str


def speaker(package: str) -> Callable[..., Say]:
    """The function that makes the messages of a package."""

    def say(id: str, /, **args: Given) -> Say:  # noqa: A002  # Fluent's term
        return Say(package, id, tuple((name, _kept(value)) for name, value in args.items()))

    return say


def sentences(several: Sequence[Say]) -> Say:
    """Join whole sentences into one message."""
    return Say("trickery.core", "sentences", (("several", tuple(several)),))


def wire(said: Text) -> Any:
    """Serialize a text: a message's id with its arguments beside it; notation unchanged."""
    return _wire(said)


def heard(told: Any) -> Any:
    """Deserialize messages."""
    if isinstance(told, dict):
        args = ((name, heard(value)) for name, value in told.items() if name != "id")
        return Say(HEARD, told["id"], tuple(args))
    return tuple(map(heard, told)) if isinstance(told, list) else told


def _kept(value: Given) -> Arg:
    if isinstance(value, int | str | Say):
        return value
    return tuple(map(_kept, value))


def _wire(value: Arg) -> Any:
    if isinstance(value, Say):
        return {"id": value.id, **{name: _wire(arg) for name, arg in value.args}}
    return list(map(_wire, value)) if isinstance(value, tuple) else value
