"""The messages of a server as texts in a language.

Rests on core's words. A server sends messages with their arguments (docs/protocol.md, "Words");
their catalogues are those of core, of the table, of the coach and of the game, as installed here.
"""

from __future__ import annotations

from collections.abc import Sequence

from trickery.core import registry, words
from trickery.core.say import heard
from trickery.wire.messages import Words

HEARD_FROM = ("trickery.server", "trickery.coach")  # besides the game's package


def read(
    told: Words, game: str | None = None, names: Sequence[str] = (), language: str = "en"
) -> str:
    """A message or a name in notation as a person reads it.

    `game` is the game of its table; seats have their `names`, if any.
    """
    package = registry.package_of(game) if game in registry.names() else None
    nameless = words.Translator(language)

    def name_of(seat: int) -> str:
        called = names[seat] if 0 <= seat < len(names) else ""
        return called or nameless.text(words.say("seat-name", number=seat + 1))  # from 1

    return words.Translator(words.supported_language(language), package, name_of, HEARD_FROM).text(
        heard(told)
    )
