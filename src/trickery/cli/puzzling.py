"""`trickery puzzles`: make a game's puzzles, check them again, and give their reasons anew.

Rests on `coach.puzzle_maker`, loaded only when a command needs it. It is English, for those who
program.
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
    help="Make puzzles, and check those that are there.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(help="A game, as `trickery games` lists them.")]
File = Annotated[
    Path | None, typer.Option("--out", "--file", help="The file; the game's own if not said.")
]
Depth = Annotated[int, typer.Option(help="Playouts of the deep look.", min=1)]


@app.command()
def make(
    game: GameName,
    count: Annotated[int, typer.Option("--count", "-n", help="How many there are then.")] = 40,
    depth: Depth = 20_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same puzzles again.")] = 0,
    margin: Annotated[
        float, typer.Option(help="By what share of the win the best move is better.", min=0.0)
    ] = 0.04,
    within: Annotated[
        int | None, typer.Option(help="Steps to the end of a round, at most: quicker.", min=1)
    ] = None,
    out: File = None,
) -> None:
    """Find positions with one clearly best move that the rule of thumb misses; add to the file."""
    from trickery.coach import puzzle_maker

    played, file = _of(game, out)
    there = _there(played, file)
    chances = f"{seed} {there[-1].id if there else ''}"
    plan = puzzle_maker.PuzzlePlan(played, count - len(there), chances, depth, margin, within)
    with file.open("a", encoding="utf-8") as lines:
        for puzzle in puzzle_maker.make(plan, _tell):
            lines.write(puzzle.line() + "\n")
            lines.flush()
    print(f"{file} has {max(count, len(there))} puzzles.")


@app.command()
def check(game: GameName, depth: Depth = 20_000, file: File = None) -> None:
    """Look at every puzzle again, in other worlds, and tell how many hold."""
    from trickery.coach import puzzle_maker

    played, path = _of(game, file)
    there, held = _there(played, path), 0
    for number, puzzle in enumerate(there, 1):
        found = puzzle_maker.looked_again(played, puzzle, 100 + number, depth)
        best = puzzle.finding["best"]
        if found["best"] == best != found["thumb"]:
            held += 1
        else:
            print(f"{puzzle.id}: {found['best']!r} now, {best!r} then")
        _tell(f"{game}: {number} of {len(there)} looked at, {held} hold")
    print(f"{held} of {len(there)} hold")


@app.command()
def refresh(game: GameName, file: File = None) -> None:
    """Give the reasons of every puzzle anew; its figures stay."""
    from trickery.coach import puzzle_maker

    played, path = _of(game, file)
    there, new = _there(played, path), []
    for number, puzzle in enumerate(there, 1):
        new.append(puzzle_maker.refreshed(played, puzzle))
        _tell(f"{game}: {number} of {len(there)}")
    path.write_text("".join(each.line() + "\n" for each in new), encoding="utf-8")
    print(f"{path} is written.")


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
