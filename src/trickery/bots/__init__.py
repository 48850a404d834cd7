"""Players that are programs: any legal move, or a good player's rule of thumb.

Rests on `core`. A bot is asked with what its seat may know, and answers with a legal move.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from trickery.core.contract import Game, Rows
from trickery.core.errors import BadOption
from trickery.core.match import Match, full_view
from trickery.core.record import Words
from trickery.core.rng import below


@dataclass(frozen=True)
class Info:
    """What a bot is told when it is to move: its seat's knowledge, and nothing else."""

    game: Game
    legal: Sequence[int]
    view: Callable[[], Mapping[str, Any]]  # made only if the bot looks at it
    imagine: Callable[[Words], Rows]  # a whole state that the seat cannot tell from the real one


def info_of(game: Game, rows: Rows, seat: int) -> Info:
    """What the seat to move may know of a state that nobody changes meanwhile."""
    return Info(
        game,
        game.legal_moves(rows[0]),
        lambda: full_view(game, rows[0], seat),
        lambda rng: game.twin(rows[0], seat, rng),
    )


class Bot(Protocol):
    """Somebody to play against."""

    def choose(self, info: Info) -> int:
        """One of the legal moves."""
        ...


class RandomBot:
    """Any legal move, each as likely."""

    def __init__(self, rng: Words) -> None:
        self._rng = rng

    def choose(self, info: Info) -> int:
        """One of the legal moves."""
        count = len(info.legal)
        return info.legal[below(self._rng, count) if count > 1 else 0]


class ThumbBot:
    """The game's rule of thumb: what a good player does without long thinking."""

    def __init__(self, rng: Words) -> None:
        self._rng = rng

    def choose(self, info: Info) -> int:
        """One of the legal moves; the rule reads what the seat knows, so any world does."""
        if len(info.legal) == 1:
            return info.legal[0]
        return info.game.advised(info.imagine(self._rng)[0], self._rng)[0]


def ask(bot: Bot, match: Match) -> int:
    """The move that a bot chooses for the seat to move."""
    assert match.actor is not None
    return bot.choose(info_of(match.game, match.snapshot(), match.actor))


BOTS: dict[str, Callable[[Words], Bot]] = {"random": RandomBot, "thumb": ThumbBot}
USUAL = "thumb"  # who plays where nobody was chosen


def known(name: str) -> str:
    """A bot's name, if there is one."""
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, n=1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise BadOption(f"no bot is called '{name[:40]}'{hint} (there are: {', '.join(BOTS)})")
    return name


def make(name: str, rng: Words) -> Bot:
    """The bot of that name, drawing its chances from `rng`."""
    return BOTS[known(name)](rng)
