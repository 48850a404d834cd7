"""Generated parts of the documentation: public names, the author API, tables of games, vectors.

make docs      rewrites them from docstrings, from the games' own folders and from `vectors`
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import trickery
from kit.paths import ROOT
from tools import author, vectors
from tools.describing import fields, listed, of_class, summary
from trickery import bots, client, coach, envs, records
from trickery.core import registry

API = ROOT / "docs" / "api.md"
AUTHOR = ROOT / "docs" / "author-api.md"
HEAD = """# Public names

The names on this page are public and stay; everything else may change. Each one is loaded on first
use. `make docs` generates this page from the docstrings. What the code of a game or a bot may use
is [the author API](author-api.md).
"""


FOLDER = "It also has the functions of the game's folder: [adding a game](adding-a-game.md)."


DEPTHS = "A depth is `quick`, `usual`, `deep`, or a number of playouts: [the coach](coach.md)."


def api() -> str:
    """The page of public names."""
    from trickery.coach.page import page
    from trickery.envs import openspiel, pettingzoo

    errors = [
        found
        for name in trickery.__all__
        if inspect.isclass(found := getattr(trickery, name)) and issubclass(found, Exception)
    ]
    parts = [
        HEAD,
        "## `import trickery`\n",
        # Loading a game replaces it by the package of that name, which is callable too.
        f"- **`trickery.games() -> list[str]`**  \n  {summary(registry.names)}",
        *listed("trickery.", trickery.load),
        *of_class(trickery.Edition, "edition", "read"),
        "\n## A match: `trickery.Match`\n",
        *of_class(trickery.Match, "match"),
        *fields("", trickery.Outcome),
        "\n## A game: `trickery.Game`\n",
        *of_class(trickery.Game, "game"),
        f"\n{FOLDER}",
        "\n## Records: `trickery.records`\n",
        *listed("records.", *(getattr(records, name) for name in records.__all__)),
        "\n## Errors\n",
        *listed("", *errors),
        "\n## Bots: `trickery.bots`\n",
        *listed("bots.", bots.make, bots.ask, bots.parse, bots.names),
        *of_class(bots.Bot, "bot"),
        *fields("bots.", bots.Info, bots.Prospect, bots.Budget, bots.Rung),
        "\n## The coach: `trickery.coach`\n",
        *listed("coach.", coach.assess, coach.review, coach.findings),
        *listed("coach.page.", page),
        *fields("coach.", coach.Finding, coach.Group, coach.Span, coach.Review, coach.Account),
        f"\n{DEPTHS}",
        "\n## A table from a program: `trickery.client`\n",
        *of_class(client.Client, "client"),
        *of_class(client.Watcher, "watcher"),
        *of_class(client.Seat, "seat"),
        "\n`AsyncClient`, `AsyncWatcher` and `AsyncSeat` have the same methods, to be awaited.\n",
        *listed(
            "client.",
            client.Refused,
            client.Stale,
            client.Illegal,
            client.Unanswered,
            client.Closed,
        ),
        "\n## For researchers: `trickery.envs`\n",
        *listed("envs.", *(getattr(envs, name) for name in envs.__all__)),
        *listed("envs.pettingzoo.", pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env),
        *listed("envs.openspiel.", openspiel.names),
    ]
    return "\n".join(parts) + "\n"


# Rows of games ----------------------------------------------------------------------------------


def rows_of_games() -> Iterator[str]:
    """README.md: each game's description, in a line."""
    for name in registry.ours():
        card = registry.card(name)
        yield f"| **{card.title}** | {card.span} | {registry.blurb(name)} |"


def rows_of_chances() -> Iterator[str]:
    """docs/records.md: the fields of each game's random draws."""
    for name in registry.ours():
        for deal, (when, holds) in registry.load(name).chances.items():
            yield f"| {name} | `{deal}` | {when} | {holds} |"


def with_rows(path: Path, header: str, rows: Iterator[str]) -> str:
    """A page with the rows of one of its tables as they should be."""
    pattern = rf"(^{re.escape(header)}.*\n\|[-|]+\n)(?:\|.*\n)*"
    text = path.read_text(encoding="utf-8")
    assert len(re.findall(pattern, text, re.MULTILINE)) == 1, (path, header)
    lines = "".join(f"{row}\n" for row in rows)
    return re.sub(pattern, lambda found: found[1] + lines, text, flags=re.MULTILINE)


def with_notations(path: Path) -> str:
    """A page that ends with each game's notation, under its title."""
    before, heading, _ = path.read_text(encoding="utf-8").partition("## Game by game\n")
    folders = [registry.folder_of(name) for name in registry.ours()]
    told = [(folder / "notation.md").read_text(encoding="utf-8") for folder in folders]
    return before + heading + "".join(f"\n##{text}" for text in told)


def with_vectors(path: Path) -> str:
    """A page with its one block of test vectors updated."""
    before, heading, after = path.read_text(encoding="utf-8").partition("## Test vectors\n")
    start, end = after.index("```json\n"), after.index("\n```\n")
    return f"{before}{heading}{after[:start]}```json\n{vectors.as_text()}{after[end:]}"


def pages() -> dict[Path, str]:
    """What these pages should hold."""
    readme, docs = ROOT / "README.md", ROOT / "docs"
    kept, fair, moves = (docs / name for name in ("records.md", "fair.md", "notation.md"))
    return {
        API: api(),
        AUTHOR: author.with_names(AUTHOR),
        readme: with_rows(readme, "| game | players |", rows_of_games()),
        kept: with_rows(kept, "| game | `deal` |", rows_of_chances()),
        moves: with_notations(moves),
        fair: with_vectors(fair),
    }


if __name__ == "__main__":
    for page, text in pages().items():
        page.write_text(text, encoding="utf-8")
        print(page.relative_to(ROOT))
