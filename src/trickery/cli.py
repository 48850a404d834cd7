"""The command line: serve, play, games, rules, simulate, arena, train, replay, verify.

Rests on everything below it, loaded only when a command needs it: `--help` must answer at once.
What play, games, rules and replay say is in the language that `language` chooses; the rest is
English, for those who program.
"""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trickery.core.errors import BadOption, BadRecord, OtherRules, TrickeryError
from trickery.core.say import Say, speaker
from trickery.puzzling import app as puzzling

if TYPE_CHECKING:
    from trickery.arena.running import Run
    from trickery.core.edition import Edition
    from trickery.core.playout import Tally
    from trickery.core.registry import GameCard, Option
    from trickery.core.words import Words

say = speaker(__package__)

app = typer.Typer(
    help="Five modern card games: sit down at a table, simulate, replay, read the rules.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # loading Rich would double the time that --help takes
    pretty_exceptions_enable=False,
)

app.add_typer(puzzling, name="puzzles")

GameName = Annotated[str, typer.Argument(help="A game, as `trickery games` lists them.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same chances again.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, as `trickery games` lists.")
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", help="A TOML file with your own box's figures.")
]


def _keep(context: typer.Context, language: str | None) -> str | None:
    """Keep the language for `main`: what is wrong is said in it, too."""
    context.obj["language"] = language
    return language


Language = Annotated[
    str | None,
    typer.Option(
        callback=_keep, help="Such as de; TRICKERY_LANGUAGE or else your system's if not said."
    ),
]
# What `bots` knows, in words: loading it for --help would take a second.
LADDER = (
    "Levels: beginner, novice, regular, expert, master; or rungs: random, slips, thumb, search, "
    "policy, policy+search, or one of another package; a budget may follow: search@10000, "
    "search@0.5s."
)


def main() -> None:
    """Run a command; what people got wrong is said in one line."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a stray byte at the prompt is no reason to stop
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # nor is a letter that the terminal cannot show
    asked: dict[str, str | None] = {}
    try:
        app(obj=asked)
    except TrickeryError as error:
        print(f"trickery: {_told(error, asked.get('language'))}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone: that is no fault
        sys.exit(1)


def _told(error: TrickeryError, asked: str | None) -> str:
    from trickery.core.words import Words
    from trickery.language import chosen, of_system

    try:
        language = chosen(asked)
    except BadOption:  # there is no such language: that may be what is wrong
        language = of_system()
    return Words(language).text(error.reason)


def version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        from trickery import __version__

        print(__version__)
        raise typer.Exit


@app.callback()
def options(
    _version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Five modern card games: sit down at a table, simulate, replay, read the rules."""


@app.command()
def games(language: Language = None) -> None:
    """List the games, their player counts and options."""
    from trickery.core import registry

    words = _words(language)
    for name, card in registry.cards().items():
        title, players, blurb = card.title, _players(card), registry.blurb(name)
        line = say("games-line", text_title=title, players=players, blurb=blurb)
        print(f"{name:<14}{words.text(line)}")
        for option in card.options:
            about = registry.option_words(name, option)[1]
            print(f"{'':<16}{words.text(_option_line(option, about))}")
    for fault in registry.broken():
        print(f"trickery: {words.text(fault)}", file=sys.stderr)


@app.command()
def rules(game: GameName, language: Language = None) -> None:
    """Show a game's rules, in our own words, clause by clause."""
    from trickery.core import registry
    from trickery.language import chosen

    text = registry.rules_page(game, chosen(language))
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        console = Console()
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        print(text, end="")


@app.command()
def serve(
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others on your network play, too, by phone or page.")
    ] = False,
    host: Annotated[
        str | None, typer.Option(help="The address to listen at; this machine only if not said.")
    ] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = 8118,
    data: Annotated[
        Path | None, typer.Option(help="The folder of the tables; one in your home if not said.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="A database by URL instead, such as postgresql+psycopg://...")
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in your browser.")
    ] = False,
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A name of this server, such as cards.example.org.")
    ] = None,
    behind: Annotated[
        list[str] | None,
        typer.Option(help="A proxy's address, whose X-Forwarded-... headers are believed."),
    ] = None,
    prefix: Annotated[
        str, typer.Option(help="The path before everything, as in https://example.org/cards/.")
    ] = "",
    limit: Annotated[
        list[str] | None, typer.Option(help="NAME=VALUE, as docs/hosting.md lists them.")
    ] = None,
    log_format: Annotated[str, typer.Option(help="The log as text or json.")] = "text",
) -> None:
    """Open the hall: a page at which people and bots sit down together."""
    # The server runs the rules interpreted: telling a move costs more than making it, and nobody
    # ever waits for a compiler. Numba looks at this when it is first imported.
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    if data is not None and database is not None:
        raise BadOption("say --data or --database, not both")
    if lan and host is not None:
        raise BadOption("say --lan or --host, not both")
    if log_format not in ("text", "json"):
        raise BadOption("--log-format is text or json")
    from trickery.table.outside import outside
    from trickery.table.serve import HERE, run

    through = outside(allow_host or (), behind or (), prefix)
    at = "0.0.0.0" if lan else host or HERE
    run(at, port, data, database, open_page, limit or (), through, log_format)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="A game; without one you are asked.")] = None,
    players: Players = None,
    seat: Annotated[int | None, typer.Option(help="Where you sit; at random if not said.")] = None,
    bots: Annotated[
        str, typer.Option(help=f"Who plays the other seats: one, or one a seat. {LADDER}")
    ] = "novice",
    seed: Seed = None,
    option: Options = None,
    edition: EditionFile = None,
    record: Annotated[
        Path | None, typer.Option(help="Add the finished game's record to this file.")
    ] = None,
    language: Language = None,
) -> None:
    """Play a game at the prompt against bots."""
    from trickery.core import registry

    words = _words(language)
    name = game or _choose_game(words)
    card = registry.card(name)
    count = card.check_players(players)
    if seat is not None and not 0 <= seat < count:
        raise BadOption(say("seats-are-numbered", last=count - 1))
    chosen, figures = _options(option), _edition(edition)
    card.check_options(chosen)
    with _patience(words.text(say("setting-up", text_title=card.title))):
        from trickery.bots import make
        from trickery.core.match import Match
        from trickery.core.records import line_of, record_of
        from trickery.core.rng import below, fresh_seed, generator
        from trickery.prompt import Left, Prompt

        number = fresh_seed() if seed is None else seed
        match = Match(registry.load(name), count, seed=number, options=chosen, edition=figures)
        rng = generator(number + 1)
        place = below(rng, count) if seat is None else seat
        names = _bots(bots, count)
        opponents = [make(names[s % len(names)], rng) for s in range(count)]
    with _writing(record, "a") as file:  # before the first move: nobody should play for nothing
        try:
            Prompt(match, place, opponents, input, print, words.language).play()
        except (Left, EOFError, KeyboardInterrupt):
            print(f"\n{words.text(say('left-table'))}")
            raise typer.Exit from None
        if record is not None:
            file.write(line_of(record_of(match)) + "\n")
            print(words.text(say("record-added", text_file=str(record))))


@app.command()
def learn(game: GameName, language: Language = None) -> None:
    """Learn a game in three minutes: a guided first hand at the prompt."""
    from trickery.core import registry

    words = _words(language)
    card = registry.card(game)
    with _patience(words.text(say("setting-up", text_title=card.title))):
        from trickery.bots import make
        from trickery.core.lessons import lesson
        from trickery.core.rng import fresh_seed, generator
        from trickery.learn import Learner
        from trickery.prompt import Left

        taught = lesson(registry.load(game))
        if taught is None:
            raise BadOption(say("no-lesson-here", text_title=card.title))
        rng = generator(fresh_seed())
        opponents = [make("novice", rng) for _ in range(taught.players)]
    learner = Learner(taught, opponents, input, print, words.language)
    try:
        learner.learn()
        if learner.wants_more():
            learner.play_on()
    except (Left, EOFError, KeyboardInterrupt):
        print(f"\n{words.text(say('left-table'))}")
        raise typer.Exit from None


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    seed: Seed = None,
    bots: Annotated[
        str, typer.Option(help=f"One bot for all seats, or one a seat: a,b,c. {LADDER}")
    ] = "random",
    records: Annotated[Path | None, typer.Option(help="Write a record of each game here.")] = None,
    legal: Annotated[bool, typer.Option("--legal", help="Record all legal moves too.")] = False,
    option: Options = None,
    edition: EditionFile = None,
) -> None:
    """Let bots play many games; print the results, write the records."""
    from trickery.core import registry

    card = registry.card(game)
    card.check_options(_options(option))
    count = card.check_players(players)
    if legal and records is None:
        raise BadOption("--legal needs --records: that is where the legal moves go")
    figures = _edition(edition)
    with _patience(f"Setting up {card.title} (the first time takes some seconds)"):
        from trickery.core.rng import fresh_seed
        from trickery.simulate import Plan, prepare, run

        plan = Plan.make(
            registry.load(game),
            count,
            games,
            fresh_seed() if seed is None else seed,
            _bots(bots, count),
            _options(option),
            figures,
        )
        prepare(plan, step_by_step=records is not None)
    with _progress(games, card.title) as advance, _writing(records, "w") as file:
        tally = run(plan, advance, file, legal)
    _print_tally(plan.bots, tally)


def _print_tally(bots: Any, tally: Tally) -> None:
    print(f"{tally.games} games, {tally.decisions / tally.games:.1f} decisions a game")
    print(f"{'seat':<6}{'bot':<16}{'wins':>8}{'score':>10}")
    for seat, bot in enumerate(bots):
        share, mean = tally.wins[seat] / tally.games, tally.points[seat] / tally.games
        print(f"{seat:<6}{bot:<16}{share:>8.2%}{mean:>10.2f}")


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help=f"Two or more: a,b,c. {LADDER}")],
    deals: Annotated[int, typer.Option("--deals", "-n", help="How many deals.")] = 400,
    players: Players = None,
    seed: Seed = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", help="Processes; one a core if not said.")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Write everything to this file.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw it: .png, .svg or .pdf.")] = None,
    one_way: Annotated[
        bool, typer.Option("--one-way", help="Only the first alone among copies of the others.")
    ] = False,
    option: Options = None,
    edition: EditionFile = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray, on this machine.")] = False,
    ray_address: Annotated[
        str | None, typer.Option(help="Play on the Ray cluster at this address.")
    ] = None,
) -> None:
    """Find out which bot is stronger: the same deals, every seat, with error bars."""
    from trickery.core import registry

    card = registry.card(game)
    figures = _edition(edition)
    with _patience(f"Setting up {card.title} (the first time takes some seconds)"):
        from trickery.arena.contest import Contest
        from trickery.arena.running import Run
        from trickery.core.rng import fresh_seed

        names = [name.strip() for name in bots.split(",") if name.strip()]
        number = fresh_seed() if seed is None else seed
        contest = Contest.make(game, players, names, number, _options(option), figures, one_way)
        run = Run(contest, deals, jobs, ray or ray_address is not None, ray_address, json)
        _check_files(json, picture)
        contest.open()  # compiles, so that the workers find it done
    stopped: BaseException | None = None
    try:
        with _progress(deals, card.title) as advance:
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
    """Can the results be written? Asked before hours of play."""
    from trickery.arena.picture import check

    if picture is not None:
        check(picture)
    for path in (json, picture):
        if path is not None and not (path.parent.is_dir() and os.access(path.parent, os.W_OK)):
            raise BadOption(f"{path}: cannot be written: no such folder, or not yours to write in")


def _show_arena(run: Run, picture: Path | None) -> None:
    from trickery.arena.picture import draw
    from trickery.arena.report import text

    results = run.results()
    run.keep(results)
    print(text(results))
    if picture is not None:
        draw(results, picture)


@app.command()
def train(
    game: GameName,
    minutes: Annotated[float, typer.Option(help="Of training, over all resumed parts.")] = 20.0,
    out: Annotated[
        Path | None, typer.Option(help="The run's folder; runs/GAME if not said.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where a run stopped.")] = False,
    start: Annotated[
        Path | None, typer.Option(help="A network.npz to begin a new run with.")
    ] = None,
    change: Annotated[
        list[str] | None, typer.Option("--set", help="Another figure of the recipe: tables=4096.")
    ] = None,
    simulated: Annotated[
        bool, typer.Option("--simulated", help="Without a GPU, very slowly: to try it out.")
    ] = False,
) -> None:
    """Train a network for a game by self-play on a CUDA GPU."""
    from trickery.core import registry
    from trickery.train.recipe import Recipe

    name = registry.plain(game)
    registry.card(name)
    recipe = Recipe.make(minutes, change or [])
    if simulated:  # numba looks at these when it is first imported
        os.environ["NUMBA_ENABLE_CUDASIM"] = os.environ["NUMBA_DISABLE_JIT"] = "1"
    try:
        import torch
    except ImportError:
        raise BadOption("training needs PyTorch: pip install 'trickery[train]'") from None
    if not simulated and not torch.cuda.is_available():
        raise BadOption("training needs a CUDA GPU; --simulated tries it out without one")
    with _patience(f"Setting up {registry.card(name).title} for the GPU"):
        from trickery.train.run import train as run

    def tell(line: dict[str, Any]) -> None:
        shares = ", ".join(f"{p}p {s:.2f}" for p, s in line["against_thumb"].items())
        print(
            f"{line['seconds']:>7.0f} s {line['decisions'] / 1e6:>8.1f} million decisions, "
            f"{line['a_second'] / 1e6:.2f} a second; times an equal share among thumbs: {shares}",
            flush=True,
        )

    try:
        weights = run(name, recipe, out or Path("runs") / name, resume, tell, start=start)
    except KeyboardInterrupt:
        print("\nStopped; the last checkpoint is kept: --resume goes on from there.")
        raise typer.Exit(1) from None
    print(f"{weights} is ready. To play it, set TRICKERY_NETWORKS={weights.parent.parent}")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A file of records, one a line.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Check only.")] = False,
    language: Language = None,
) -> None:
    """Check every record of a file against the rules, and tell its game."""
    from trickery.records import narrate, narrate_unchecked, read

    words = _words(language)
    checked = unchecked = 0
    for line, record in read(file):
        try:
            for text in narrate(record, words.language):
                if not quiet:
                    print(text)
            checked += 1
        except OtherRules as error:
            for text in narrate_unchecked(record, words.language):
                if not quiet:
                    print(text)
            print(words.text(say("replay-unchecked", line=line, why=error.reason)))
            unchecked += 1
        except TrickeryError as error:
            raise _at_line(file, line, error) from None
    if checked + unchecked == 0:
        raise BadRecord(say("no-records", text=str(file)))
    if checked:
        print(words.text(say("replay-checked", records=checked)))


def _at_line(file: Path, line: int, error: TrickeryError) -> BadRecord:
    return BadRecord(say("at-line", text=str(file), line=line, why=error.reason))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A file of records, one a line.")],
    receipt: Annotated[
        Path | None, typer.Option(help="What your page kept of one game's shuffle (a file).")
    ] = None,
) -> None:
    """Check that games were shuffled as committed to, and played by the rules."""
    from trickery.core import fair
    from trickery.core.records import read

    kept = _read_receipt(receipt) if receipt is not None else None
    count = 0
    for line, record in read(file):
        try:
            fair.verify(record, kept)
        except TrickeryError as error:
            raise _at_line(file, line, error) from None
        print(f"line {line}: {record['game']}, {record['players']} players, dealt as committed to:")
        for told in fair.findings(record["fair"], kept is not None):
            print(f"  {told}")
        count += 1
    if count == 0:
        raise BadRecord(say("no-records", text=str(file)))
    print(f"{count} record{'s' if count != 1 else ''} verified.")


def _read_receipt(file: Path) -> Any:
    import json

    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadRecord(say("file-unreadable", text=str(file), text_why=str(error))) from None


# What commands share -----------------------------------------------------------------------------


def _words(language: str | None) -> Words:
    from trickery.core.words import Words
    from trickery.language import chosen

    return Words(chosen(language))


def _players(card: GameCard) -> Say:
    if card.fewest == card.most:
        return say("players-exactly", players=card.most)
    return say("players-between", fewest=card.fewest, most=card.most)


def _option_line(option: Option, about: Say) -> Say:
    name, low, high, usual = option.name, option.low, option.high, option.default
    if option.is_switch:
        default = ("off", "on")[usual]
        return say("games-switch", text_name=name, text_default=default, about=about)
    return say("games-number", text_name=name, low=low, high=high, default=usual, about=about)


def _choose_game(words: Words) -> str:
    from trickery.core import registry

    cards = registry.cards()
    names = list(cards)
    for number, (name, card) in enumerate(cards.items(), 1):
        title, players, blurb = card.title, _players(card), registry.blurb(name)
        line = say("choose-line", text_title=title, players=players, blurb=blurb)
        print(f"  {number}  {words.text(line)}")
    while True:
        try:
            answer = input(f"{words.text(say('choose-game'))} ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise typer.Exit from None
        if answer.isdecimal() and 1 <= int(answer[:6]) <= len(names):
            return names[int(answer[:6]) - 1]
        try:
            registry.card(answer)
            return answer
        except BadOption as error:
            print(words.text(error.reason))


def _options(texts: list[str] | None) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(say("option-unwritten", text=text[:60]))
        chosen[name.strip()] = value.strip()
    return chosen


def _edition(path: Path | None) -> Edition | None:
    if path is None:
        return None
    from trickery.core.edition import Edition

    return Edition.read(path)


def _bots(names: str, players: int) -> list[str]:
    listed = [name.strip() for name in names.split(",")]
    if len(listed) > players:
        raise BadOption(say("too-many-bots", bots=len(listed), places=players))
    return listed


@contextmanager
def _patience(text: str) -> Iterator[None]:
    """A sign of life while something takes a while, where somebody is looking."""
    gc.disable()  # compiling makes millions of small objects that stay: no use looking for garbage
    try:
        if sys.stderr.isatty():
            from rich.console import Console

            with Console(stderr=True).status(text):
                yield
        else:
            yield
    finally:
        gc.enable()


@contextmanager
def _progress(total: int, title: str) -> Iterator[Any]:
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(title, total=total)
        yield lambda more: bar.advance(task, more)


@contextmanager
def _writing(path: Path | None, mode: str) -> Iterator[Any]:
    if path is None:
        yield None
        return
    try:
        with path.open(mode, encoding="utf-8") as file:
            yield file
    except OSError as error:
        told = say("file-unwritable", text=str(path), text_why=str(error.strerror))
        raise BadOption(told) from None
