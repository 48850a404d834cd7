"""What is said, not how: a message and its arguments, put into words where somebody reads it.

Rests on nothing. Whoever has something to say to a person makes a `Say` with the speaker of the
package whose catalogue (`en.ftl`, `de.ftl` and so on in its folder) holds the message:

    say = speaker(__package__)
    say("draws", seat=2, cards=3)

An argument's name tells what it holds:

    seat...      a seat, or several: whoever shows the text puts people's names there
    text...      words as they are: somebody's name, what somebody typed
    all others   a number, another message, or a name in notation ("7 of Boos", "play 7 of Boos"),
                 which is told by its label; or several of these

`core.words` puts it into words; `docs/translating.md` tells how catalogues are written.
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
        """In English, for logs and for those who program."""
        from trickery.core.words import english  # here: whoever shows nothing loads no catalogue

        return english().text(self)


#: Whose a message is that has travelled: whoever reads it knows from where (`core.words`).
HEARD = ""
#: What may be shown to a person: a message, or a name in notation.
Text: TypeAlias = Say | str
#: A text of several lines; a list within it is set in.
Lines: TypeAlias = Sequence[Union[Text, "Lines"]]


class Message(TypedDict):
    """Something said: a message of the catalogue, its arguments beside its id."""

    __pydantic_config__ = {"extra": "allow"}  # type: ignore[misc]  # noqa: RUF012  # no key of it

    id: str


def speaker(package: str) -> Callable[..., Say]:
    """The function that makes the messages of a package."""

    def say(id: str, /, **args: Given) -> Say:  # noqa: A002  # the catalogue's word
        return Say(package, id, tuple((name, _kept(value)) for name, value in args.items()))

    return say


def sentences(several: Sequence[Say]) -> Say:
    """Whole sentences, one after the other."""
    return Say("trickery.core", "sentences", (("several", tuple(several)),))


def wire(said: Text) -> Any:
    """As it travels: a message's id with its arguments beside it; notation as it is."""
    return _wire(said)


def heard(told: Any) -> Any:
    """What has travelled, as messages again."""
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
