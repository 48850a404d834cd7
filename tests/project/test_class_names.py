"""Two classes never share a name across packages, unless there is a reason for it."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import trickery
from trickery.core import registry

PACKAGE = Path(trickery.__file__).parent
OPENAPI = "the wire's name is published in OpenAPI"
#: Why a name stands in more than one package, not counting what games call their own things.
EXCEPTIONS = {
    "Finding": "what the coach found out about a decision, and a check about a game",
    "Illegal": f"the client's error (docs/api.md) for the wire's answer; {OPENAPI}",
    "Info": f"what a bot is told (docs/api.md), and what is told of a table; {OPENAPI}",
    "Say": f"core's message, and what a player sends to say something; {OPENAPI}",
    "Stale": f"the client's error (docs/api.md) for the wire's answer; {OPENAPI}",
}
#: Names that a game's files have because the contract asks for them.
CONTRACT = {"Phase", "State", "View"}
#: Names that are a card player's word in a game, and an engineer's word elsewhere.
PLAYERS_WORDS = {
    "Box": f"the cards that a game comes with, and a game on the shelf; {OPENAPI}",
    "Closed": "icons that are closed, and the client's error (docs/api.md)",
    "LastTrick": "the trick before this one: core declares what every game's view of it has",
    "Laid": "a card laid in a trick: core declares what every game's view of it has",
    "Pair": "partners in a round, and two moves that the coach compares",
    "Taken": f"tricks that were taken, and a seat that was; {OPENAPI}",
}


def classes() -> dict[str, set[str]]:
    """The public classes of each package: a game's folder is one of its own."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in PACKAGE.rglob("*.py"):
        parts = file.relative_to(PACKAGE).parts
        if parts[0] in ("games", "server") and len(parts) > 2:
            package = "/".join(parts[:2])
        else:
            package = parts[0].removesuffix(".py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(package)
    return found


def test_no_two_classes_share_a_name_without_a_reason() -> None:
    shared = {}
    for name, packages in classes().items():
        games = {each for each in packages if each.startswith("games/")}
        others = packages - games
        if len(others) > 1 and name not in EXCEPTIONS:
            shared[name] = sorted(packages)
        elif games and others and name not in CONTRACT | set(PLAYERS_WORDS):
            shared[name] = sorted(packages)
    assert not shared


def test_every_exception_is_one() -> None:
    found = classes()
    assert all(len(found[name]) > 1 for name in EXCEPTIONS)
    games = {f"games/{name}" for name in registry.ours()}
    assert all(found[name] & games and found[name] - games for name in PLAYERS_WORDS)
