"""What a server says, put into words for whoever reads it.

Rests on core's words. A server sends messages with their arguments (docs/protocol.md, "Words");
their catalogues are those of core, of the table and of the game, as they are installed here.
"""

from __future__ import annotations

from collections.abc import Sequence

from trickery.core import registry, words
from trickery.core.say import heard
from trickery.table.messages import Words


def read(
    told: Words, game: str | None = None, names: Sequence[str] = (), language: str = "en"
) -> str:
    """A message or a name in notation as a person reads it.

    `game` is what is played where it was said; seats go by their `names`, if they have any.
    """
    package = registry.package_of(game) if game in registry.names() else None
    nameless = words.Words(language)

    def name_of(seat: int) -> str:
        called = names[seat] if 0 <= seat < len(names) else ""
        return called or nameless.text(words.say("seat-name", number=seat))

    return words.Words(words.known(language), package, name_of).text(heard(told))
