"""Commands that let bots play and learn: simulate, arena, train.

Rests on `simulate`, `arena` and `train`, loaded only when a command needs them. They speak English,
for programmers.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trickery.cli.shared import (
    LADDER,
    EditionFile,
    GameName,
    Options,
    Players,
    Seed,
    bots_of,
    check_writable,
    edition_of,
    options_of,
    patience,
    progress,
    writing,
)
from trickery.core.errors import BadOption, TrickeryError

if TYPE_CHECKING:
    from trickery.arena.running import Run
    from trickery.core.playout import Tally


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games to play.")] = 1000,
    seed: Seed = None,
    bots: Annotated[
        str, typer.Option(help=f"One bot for all seats, or one for each seat: a,b,c. {LADDER}")
    ] = "random",
    records: Annotated[
        Path | None, typer.Option(help="Write a record of each game to this file.")
    ] = None,
    legal: Annotated[bool, typer.Option("--legal", help="Record all the legal moves too.")] = False,
    option: Options = None,
    edition: EditionFile = None,
) -> None:
    """Let bots play many games; print results and write records."""
    from trickery.core import registry

    card = registry.card(game)
    card.check_options(options_of(option))
    count = card.check_players(players)
    if legal and records is None:
        raise BadOption("--legal needs --records: the legal moves are written there")
    figures = edition_of(edition)
    with patience(f"Setting up {card.title}... The first time takes a few seconds."):
        from trickery.core.rng import fresh_seed
        from trickery.simulate import Plan, prepare, run

        plan = Plan.make(
            registry.load(game),
            count,
            games,
            fresh_seed() if seed is None else seed,
            bots_of(bots, count),
            options_of(option),
            figures,
        )
        prepare(plan, step_by_step=records is not None)
    with progress(games, card.title) as advance, writing(records, "w") as file:
        tally = run(plan, advance, file, legal)
    _print_tally(plan.bots, tally)


def _print_tally(bots: Any, tally: Tally) -> None:
    print(f"{tally.games} games, {tally.decisions / tally.games:.1f} decisions a game")
    print(f"{'seat':<6}{'bot':<16}{'wins':>8}{'score':>10}")
    for seat, bot in enumerate(bots):  # people count seats from 1
        share, mean = tally.wins[seat] / tally.games, tally.points[seat] / tally.games
        print(f"{seat + 1:<6}{bot:<16}{share:>8.2%}{mean:>10.2f}")


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help=f"Two or more bots: a,b,c. {LADDER}")],
    deals: Annotated[int, typer.Option("--deals", "-n", help="How many deals to play.")] = 400,
    players: Players = None,
    seed: Seed = None,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", "-j", help="How many processes; by default, one per core."),
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Write all the results to this file.")] = None,
    picture: Annotated[
        Path | None, typer.Option(help="Draw a picture in this file: .png, .svg or .pdf.")
    ] = None,
    one_way: Annotated[
        bool,
        typer.Option("--one-way", help="Only play the first bot alone among copies of the others."),
    ] = False,
    option: Options = None,
    edition: EditionFile = None,
    ray: Annotated[bool, typer.Option("--ray", help="Use Ray on this machine.")] = False,
    ray_address: Annotated[
        str | None, typer.Option(help="Use the Ray cluster at this address.")
    ] = None,
) -> None:
    """Find out which bot is stronger, with error bars."""
    from trickery.core import registry

    card = registry.card(game)
    figures = edition_of(edition)
    with patience(f"Setting up {card.title}... The first time takes a few seconds."):
        from trickery.arena.contest import Contest
        from trickery.arena.running import Run
        from trickery.core.rng import fresh_seed

        names = [name.strip() for name in bots.split(",") if name.strip()]
        number = fresh_seed() if seed is None else seed
        contest = Contest.make(game, players, names, number, options_of(option), figures, one_way)
        run = Run(contest, deals, jobs, ray or ray_address is not None, ray_address, json)
        _check_files(json, picture)
        contest.open()  # compiles, so that the workers find it in the cache
    stopped: BaseException | None = None
    try:
        with progress(deals, card.title) as advance:
            run.play(advance)
    except (KeyboardInterrupt, TrickeryError) as reason:
        stopped = reason
    if run.outcomes:
        _show_arena(run, picture)
    if isinstance(stopped, KeyboardInterrupt):
        print(f"Stopped after {len(run.outcomes)} of {deals} deals.", file=sys.stderr)
        raise typer.Exit(130)
    if stopped is not None:
        raise stopped


def _check_files(json: Path | None, picture: Path | None) -> None:
    """Check before hours of play that the results can be written."""
    from trickery.arena.picture import check

    if picture is not None:
        check(picture)
    check_writable(json, picture)


def _show_arena(run: Run, picture: Path | None) -> None:
    from trickery.arena.picture import draw
    from trickery.arena.report import text

    results = run.results()
    run.keep(results)
    print(text(results))
    if picture is not None:
        draw(results, picture)


def train(
    game: GameName,
    minutes: Annotated[
        float, typer.Option(help="How long to train, including any parts that were resumed.")
    ] = 20.0,
    out: Annotated[
        Path | None, typer.Option(help="The folder for the run; by default, runs/GAME.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue a run that was stopped.")
    ] = False,
    start: Annotated[
        Path | None, typer.Option(help="A network.npz to start a new run from.")
    ] = None,
    change: Annotated[
        list[str] | None,
        typer.Option("--set", help="Change a figure of the recipe, such as tables=4096."),
    ] = None,
    simulated: Annotated[
        bool,
        typer.Option("--simulated", help="Run without a GPU, very slowly, just to try it out."),
    ] = False,
) -> None:
    """Train a network for a game by self-play on a CUDA GPU."""
    from trickery.core import registry
    from trickery.train.recipe import Recipe

    name = registry.plain(game)
    registry.card(name)
    recipe = Recipe.make(minutes, change or [])
    if simulated:  # numba reads these on import
        os.environ["NUMBA_ENABLE_CUDASIM"] = os.environ["NUMBA_DISABLE_JIT"] = "1"
    try:
        import torch
    except ImportError:
        raise BadOption("training needs PyTorch: pip install 'trickery[train]'") from None
    if not simulated and not torch.cuda.is_available():
        raise BadOption("training needs a CUDA GPU; use --simulated to try it out without one")
    with patience(f"Setting up {registry.card(name).title} for the GPU..."):
        from trickery.train.run import train as run

    def tell(line: dict[str, Any]) -> None:
        shares = ", ".join(f"{p}p {s:.2f}" for p, s in line["against_thumb"].items())
        print(
            f"{line['seconds']:>7.0f} s {line['decisions'] / 1e6:>8.1f} million decisions, "
            f"{line['a_second'] / 1e6:.2f} million a second; "
            f"times an equal share against rules of thumb: {shares}",
            flush=True,
        )

    try:
        weights = run(name, recipe, out or Path("runs") / name, resume, tell, start=start)
    except KeyboardInterrupt:
        print("\nStopped. The last checkpoint is saved: use --resume to continue from there.")
        raise typer.Exit(1) from None
    print(f"{weights} is ready. To play against it, set TRICKERY_NETWORKS={weights.parent.parent}")
