"""The command that starts a game of your own: new-game.

Rests on the packages in `templates`, which are the examples themselves: a new game is one of them
with names replaced, so whatever the tests say of the example holds for it. It speaks English, for
authors.
"""

from __future__ import annotations

import importlib.util
import keyword
import re
import sys
from collections.abc import Collection, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from trickery.core.errors import BadOption

TEMPLATES = Path(__file__).resolve().parent.parent / "templates"
_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
#: What an example has beyond a game, and what building and testing leave behind.
_APART = re.compile(r"__pycache__|build|golden|README\.md|bot\.py|.*\.(egg-info|pyc)")
_BOTS = re.compile(r'(?:#.+\n)*\[project\.entry-points\."trickery\.bots"\]\n(?:.+\n)*\n')
#: What a catalogue says of bots: their heading and their names, at its end.
_BOT_WORDS = re.compile(r"\n## .+\n\n(?:bot-.+\n)+")


class Like(StrEnum):
    """What a game can start from."""

    rounds = "rounds"
    tricks = "tricks"
    bids = "bids"


README = """# {title}

A game for Trickery, started with `trickery new-game {name} --like {like}`.

```sh
pip install -e .
trickery check {name}
python -m pytest tests
trickery play {name}
trickery serve --open
```
"""
NEXT = """Made {folder}: it plays as it is, like {example}. Next, in Trickery's environment:

{commands}

Then make it yours: src/{name}/rules.md first, then cards.py, rules.py, knows.py, words.py.
docs/adding-a-game.md says what each file contains, docs/author-api.md what they can use."""
COMMANDS = {
    "cd {folder}": "",
    "pip install -e .": "so that Trickery finds it",
    "trickery check {name}": "does it keep the contract?",
    "python -m pytest tests": "its own tests, clause by clause",
    "trickery play {name}": "at the prompt",
    "trickery serve --open": "in the browser, with its lesson",
}


def new_game(
    name: Annotated[
        str, typer.Argument(help="Its name: lowercase letters, digits and _, such as river_run.")
    ],
    like: Annotated[
        Like,
        typer.Option(
            help="What it starts from: rounds with secret picks and draws from a bag, tricks, or "
            "open bids."
        ),
    ] = Like.rounds,
    into: Annotated[Path, typer.Option(help="The folder to put it in.")] = Path(),
) -> None:
    """Start a game of your own: a package that plays, with rules, a lesson and tests."""
    folder = create(name, like.value, into)
    example = _names_of(TEMPLATES / like.value)[1]
    typed = {each.format(folder=folder, name=name): why for each, why in COMMANDS.items()}
    width = max(map(len, typed))
    commands = "\n".join(f"  {each:<{width}}  {why}".rstrip() for each, why in typed.items())
    print(NEXT.format(folder=folder, name=name, example=example, commands=commands))


def create(name: str, like: str, into: Path) -> Path:
    """Create the package; returns its folder. Nothing that exists is overwritten."""
    from trickery.core import registry

    _check_name(name, registry.names())
    folder = into / name
    if not into.is_dir():
        raise BadOption(f"there's no folder {into}")
    if folder.exists():
        raise BadOption(f"{folder} is there already; choose another name, or --into another folder")
    taken = {"ALL", *(card.clauses for card in registry.cards().values())}
    renamed = _Renamed(TEMPLATES / like, name, _prefix(name, taken))
    try:
        for path, content in renamed.files():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(content)
        about = README.format(title=renamed.title, name=name, like=like)
        (folder / "README.md").write_text(about, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{folder} can't be written: {error.strerror}") from None
    return folder


def _check_name(name: str, games: Collection[str]) -> None:
    """Raise unless a Python package and a game can have this name."""
    if not _NAME.fullmatch(name) or not 2 <= len(name) <= 30:
        better = re.sub(r"[^a-z0-9]+", "_", re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower())
        better = better.lstrip("_0123456789").rstrip("_")
        near = f", such as {better}" if _NAME.fullmatch(better) and 2 <= len(better) <= 30 else ""
        raise BadOption(
            f"“{name[:40]}” can't be a game's name: use 2 to 30 lowercase letters, digits and _"
            f"{near}"
        )
    if name in games:
        raise BadOption(f"there's a game called “{name}” already")
    if (
        keyword.iskeyword(name)
        or name in sys.stdlib_module_names
        or importlib.util.find_spec(name) is not None
    ):
        raise BadOption(f"“{name}” means something else in Python, so no package can be called so")


def _prefix(name: str, taken: Collection[str]) -> str:
    """The prefix of the game's clause ids: initials, or else its first letters."""
    letters = re.sub("[^A-Z]", "", name.upper())
    initials = "".join(word[0] for word in name.upper().split("_") if word[0].isalpha())
    usual = [initials, *(letters[:n] for n in range(2, len(letters) + 1))]
    more = (f"{letters}{'G' * n}" for n in range(1, len(taken) + 3))
    return next(each for each in (*usual, *more) if len(each) > 1 and each not in taken)


def _names_of(template: Path) -> tuple[str, str, str]:
    """A template's own package, title and prefix of clause ids."""
    (box,) = template.glob("src/*/__init__.py")
    found = re.search(r'title="([^"]+)", ?\s*clauses="([A-Z]+)"', box.read_text(encoding="utf-8"))
    assert found
    return box.parent.name, found[1], found[2]


class _Renamed:
    """A template with another game's names."""

    def __init__(self, template: Path, name: str, prefix: str) -> None:
        self.template = template
        package, title, clauses = _names_of(template)
        self.title = name.replace("_", " ").title()
        self._words = {
            package: name,
            package.replace("_", "-"): name.replace("_", "-"),
            title: self.title,
            title.replace(" ", ""): self.title.replace(" ", ""),
            f'"{clauses}"': f'"{prefix}"',
            f"{clauses}-": f"{prefix}-",
            f"_{clauses.lower()}_": f"_{prefix.lower()}_",
        }
        self._pattern = re.compile("|".join(map(re.escape, self._words)))

    def files(self) -> Iterator[tuple[Path, bytes]]:
        """Every file of the new package."""
        for file in sorted(self.template.rglob("*")):
            path = file.relative_to(self.template)
            if file.is_file() and not any(_APART.fullmatch(part) for part in path.parts):
                yield Path(self._text(path.as_posix())), self._content(file)

    def _content(self, file: Path) -> bytes:
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            return file.read_bytes()  # a picture
        if file.name == "pyproject.toml":
            text = _BOTS.sub("", text)
            about = f'description = "{self.title}, a game for Trickery"'
            text = re.sub("^description = .*$", about, text, flags=re.MULTILINE)
        if file.suffix == ".ftl":
            text = _BOT_WORDS.sub("", text)
        return self._text(text).encode()

    def _text(self, text: str) -> str:
        return self._pattern.sub(lambda found: self._words[found[0]], text)
