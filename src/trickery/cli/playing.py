"""Commands for people who play: games, rules, play, learn.

Rests on everything below, loaded only when a command needs it. They speak the reader's language.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trickery.cli.shared import (
    LADDER,
    EditionFile,
    GameName,
    Language,
    Options,
    Players,
    Seed,
    bots_of,
    edition_of,
    options_of,
    patience,
    say,
    words_in,
    writing,
)
from trickery.core.errors import BadOption, TrickeryError

if TYPE_CHECKING:
    from trickery.core.registry import GameCard, Option
    from trickery.core.say import Say
    from trickery.core.words import Translator


def games(language: Language = None) -> None:
    """List the games, with their player counts and options."""
    from trickery.core import registry

    words = words_in(language)
    for name, card in registry.cards().items():
        title, players, blurb = card.title, _players(card), registry.blurb(name)
        line = say("games-line", text_title=title, players=players, blurb=blurb)
        print(f"{name:<14}{words.text(line)}")
        for option in card.options:
            about = registry.option_words(name, option)[1]
            print(f"{'':<16}{words.text(_option_line(option, about))}")
    for fault in registry.broken():
        print(f"trickery: {words.text(fault)}", file=sys.stderr)


def rules(game: GameName, language: Language = None) -> None:
    """Show the rules of a game, in our own words."""
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


def play(
    game: Annotated[
        str | None, typer.Argument(help="A game; if you leave it out, you're asked.")
    ] = None,
    players: Players = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 1; random by default.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help=f"Bots for the other seats: one for all, or one for each seat; novice if you name "
            f"a game, else you're asked. {LADDER}"
        ),
    ] = None,
    seed: Seed = None,
    option: Options = None,
    edition: EditionFile = None,
    record: Annotated[
        Path | None, typer.Option(help="Add a record of the finished game to this file.")
    ] = None,
    language: Language = None,
) -> None:
    """Play a game against bots at the prompt."""
    from trickery.core import registry

    words = words_in(language)
    name = registry.plain(game or _choose_game(words))
    card = registry.card(name)
    count = card.check_players(players)
    if seat is not None and not 1 <= seat <= count:
        raise BadOption(say("seats-are-numbered", last=count))
    chosen, figures = options_of(option), edition_of(edition)
    card.check_options(chosen)
    against = bots or ("novice" if game else _choose_bots(name, count, words))
    with patience(words.text(say("setting-up", text_title=card.title))):
        from trickery.bots import make
        from trickery.core.match import Match
        from trickery.core.records import line_of, record_of
        from trickery.core.rng import below, fresh_seed, generator
        from trickery.prompt import Prompt, Quit

        number = fresh_seed() if seed is None else seed
        match = Match(registry.load(name), count, seed=number, options=chosen, edition=figures)
        rng = generator(number + 1)
        place = below(rng, count) if seat is None else seat - 1
        names = bots_of(against, count)
        opponents = [make(names[s % len(names)], rng, name) for s in range(count)]
    with writing(record, "a") as file:  # before the first move: fail early if it isn't writable
        try:
            Prompt(match, place, opponents, input, print, words.language).play()
        except (Quit, EOFError, KeyboardInterrupt):
            print(f"\n{words.text(say('left-table'))}")
            raise typer.Exit from None
        if record is not None:
            file.write(line_of(record_of(match)) + "\n")
            print(words.text(say("record-added", text_file=str(record))))


def learn(game: GameName, language: Language = None) -> None:
    """Learn a game in three minutes: your first moves, guided."""
    from trickery.core import registry

    words = words_in(language)
    card = registry.card(game)
    with patience(words.text(say("setting-up", text_title=card.title))):
        from trickery.bots import make
        from trickery.core.lessons import lesson
        from trickery.core.rng import fresh_seed, generator
        from trickery.lesson_prompt import LessonPrompt
        from trickery.prompt import Quit

        taught = lesson(registry.load(game))
        if taught is None:
            raise BadOption(say("no-lesson-here", text_title=card.title))
        rng = generator(fresh_seed())
        opponents = [make("novice", rng) for _ in range(taught.players)]
    learner = LessonPrompt(taught, opponents, input, print, words.language)
    try:
        learner.learn()
        if learner.wants_more():
            learner.play_on()
    except (Quit, EOFError, KeyboardInterrupt):
        print(f"\n{words.text(say('left-table'))}")
        raise typer.Exit from None


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


def _choose_game(words: Translator) -> str:
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


def _choose_bots(game: str, players: int, words: Translator) -> str:
    """Ask for the other seats' bots: those that the game has, and other packages' that play it."""
    from trickery.core import registry

    with patience(words.text(say("setting-up", text_title=registry.card(game).title))):
        from trickery import bots
        from trickery.bots import menu
        from trickery.core.layout import folded

        choices, lacks = menu.menu(game), menu.says_missing(game)
    for number, choice in enumerate(choices, 1):
        line = say("choose-bots-line", name=choice.name, plays=choice.plays)
        print(f"  {number}  {words.text(line)}")
    if lacks:
        print(words.text(lacks))
    known = {folded(words.text(choice.name)): choice.bot for choice in choices}
    known |= {str(number): choice.bot for number, choice in enumerate(choices, 1)}
    usual = next(choice.name for choice in choices if choice.bot == bots.USUAL)
    while True:
        try:
            answer = input(f"{words.text(say('choose-bots', name=usual))} ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise typer.Exit from None
        wanted = known.get(folded(answer), answer) or bots.USUAL
        try:
            for name in bots_of(wanted, players):
                bots.parse(name, game)
            return wanted
        except TrickeryError as error:
            print(words.text(error.reason))
