"""`trickery puzzles`: make a game's puzzles, check them again, and renew their reasons.

Rests on `coach.puzzle_maker`, loaded only when a command needs it. It is English, for programmers.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from trickery.coach.puzzles import Puzzle
    from trickery.core.contract import Game

app = typer.Typer(
    help="Make puzzles, and check the ones you have.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(help="A game, as listed by `trickery games`.")]
File = Annotated[
    Path | None, typer.Option("--out", "--file", help="The file; by default, the game's own.")
]
Depth = Annotated[int, typer.Option(help="How many playouts to check each one with.", min=1)]


@app.command()
def make(
    game: GameName,
    count: Annotated[
        int, typer.Option("--count", "-n", help="How many puzzles to have in the end.")
    ] = 40,
    depth: Depth = 20_000,
    seed: Annotated[int, typer.Option(help="The same seed makes the same puzzles.")] = 0,
    margin: Annotated[
        float, typer.Option(help="How much likelier to win the best move must be.", min=0.0)
    ] = 0.04,
    within: Annotated[
        int | None,
        typer.Option(help="At most this many steps from the end of a round: faster.", min=1),
    ] = None,
    out: File = None,
) -> None:
    """Find positions with one clearly best move that the rule of thumb misses, and add them."""
    from trickery.coach import puzzle_maker

    played, file = _of(game, out)
    there = _there(played, file)
    chances = f"{seed} {there[-1].id if there else ''}"
    plan = puzzle_maker.PuzzlePlan(played, count - len(there), chances, depth, margin, within)
    with file.open("a", encoding="utf-8") as lines:
        for puzzle in puzzle_maker.make(plan, there, _tell):
            lines.write(puzzle.line() + "\n")
            lines.flush()
    print(f"{file} has {max(count, len(there))} puzzles.")


@app.command()
def check(game: GameName, depth: Depth = 20_000, file: File = None) -> None:
    """Check every puzzle with other hidden cards, and say how many still hold."""
    from trickery.coach import puzzle_maker

    played, path = _of(game, file)
    there, held = _there(played, path), 0
    for number, puzzle in enumerate(there, 1):
        found = puzzle_maker.looked_again(played, puzzle, 100 + number, depth)
        best = puzzle.finding["best"]
        if found["best"] == best != found["thumb"]:
            held += 1
        else:
            print(f"{puzzle.id}: now {found['best']!r}, before {best!r}")
        _tell(f"{game}: {number} of {len(there)} checked, {held} still hold")
    print(f"{held} of {len(there)} still hold")


@app.command()
def refresh(game: GameName, file: File = None) -> None:
    """Renew the reasons of every puzzle, and drop those that habit solves or nobody can explain.

    The figures stay the same.
    """
    from trickery.coach import puzzle_maker

    played, path = _of(game, file)
    there, new = _there(played, path), []
    for number, puzzle in enumerate(there, 1):
        new.append(puzzle_maker.refreshed(played, puzzle))
        _tell(f"{game}: {number} of {len(there)}")
    kept = puzzle_maker.varied(played, new)
    path.write_text("".join(each.line() + "\n" for each in kept), encoding="utf-8")
    print(f"Saved {path}: {len(kept)} of {len(there)} puzzles.")


def _of(game: str, file: Path | None) -> tuple[Game, Path]:
    from trickery.coach.puzzles import FILE
    from trickery.core import registry

    played = registry.load(registry.plain(game))
    return played, file or played.folder / FILE


def _there(game: Game, file: Path) -> list[Puzzle]:
    from trickery.coach.puzzles import read

    return read(game.name, file) if file.exists() else []


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
