"""Players that are programs: a ladder of them, each rung stronger than the one below.

Rests on `core`. A bot is asked with what its seat may know, and answers with a legal move, or with
what it thinks of every legal move. People choose among levels, researchers among rungs:

    rung            level            how it plays
    random                           any legal move
    slips           beginner         the rule of thumb, with the slips of people who are new to it
    thumb           novice           a good player's rule of thumb, without long thinking
    policy          regular          a network that has played millions of games against itself
    search                           imagines worlds and plays them out, many thousand times
    policy+search   expert, master   what the network prefers, moved by what a search has seen

A budget may follow: `search@10000` (simulations), `policy+search@0.5s` (seconds on one core).
Other packages may offer rungs of their own (`docs/adding-a-game.md`).
"""

from __future__ import annotations

import difflib
import functools
import importlib
import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from trickery.core.contract import Game
from trickery.core.errors import BadOption
from trickery.core.match import Match, full_view
from trickery.core.plugins import Offers, offers, told_by
from trickery.core.rows import Rows
from trickery.core.say import Say, Text, speaker
from trickery.core.state import U64Array

say = speaker("trickery.core")  # tables and the prompt speak of bots alike


@dataclass(frozen=True)
class Info:
    """What a bot is told when it is to move: its seat's knowledge, and nothing else."""

    game: Game
    seat: int
    legal: Sequence[int]
    view: Callable[[], Mapping[str, Any]]  # made only if the bot looks at it
    imagine: Callable[[U64Array], Rows]  # a whole state that the seat cannot tell from the real one


def info_of(game: Game, rows: Rows, seat: int) -> Info:
    """What the seat to move may know of a state that nobody changes meanwhile."""
    return Info(
        game,
        seat,
        game.legal_moves(rows[0]),
        lambda: full_view(game, rows[0], seat),
        lambda rng: game.twin(rows[0], seat, rng),
    )


@dataclass(frozen=True)
class Prospect:
    """What a bot expects of one move: the mean of its samples, give or take one standard error."""

    move: int
    share: float  # of the win: 1 alone, 1/2 with another, 0 none
    share_error: float
    points: float
    points_error: float
    samples: int


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one move, on one core; None is no limit."""

    seconds: float | None = None
    simulations: int | None = None

    def __str__(self) -> str:
        parts = [f"{self.seconds:g}s" if self.seconds else "", str(self.simulations or "")]
        return "@".join(part for part in parts if part)


class Bot(Protocol):
    """Somebody to play against."""

    def choose(self, info: Info) -> int:
        """One of the legal moves."""
        ...

    def assess(self, info: Info) -> Sequence[Prospect]:
        """What to expect of every legal move, in their order."""
        ...


@dataclass(frozen=True)
class Rung:
    """A kind of bot: where its class is, and how long it thinks unless told."""

    place: str  # module:class, loaded only when somebody sits down; called with rng and budget
    budget: Budget = field(default_factory=Budget)
    below: str | None = None  # who moves for it when it fails


class Ladder(dict[str, Rung]):
    """The rungs by name: ours, and those of other packages once somebody has asked for them."""

    def __missing__(self, name: str) -> Rung:
        self[name] = found = _plugged_in(name)
        return found


BOTS = Ladder(
    {
        "random": Rung("trickery.bots.simple:RandomBot"),
        "slips": Rung("trickery.bots.simple:SlipsBot", below="random"),
        "thumb": Rung("trickery.bots.simple:ThumbBot", below="random"),
        "policy": Rung("trickery.bots.policy:PolicyBot", below="thumb"),
        "search": Rung("trickery.bots.search:SearchBot", Budget(seconds=0.3), below="policy"),
        "policy+search": Rung(
            "trickery.bots.planner:PlannerBot", Budget(seconds=0.5), below="policy"
        ),
    }
)
LEVELS = {
    "beginner": "slips",
    "novice": "thumb",
    "regular": "policy",
    "expert": "policy+search@0.1s",
    "master": "policy+search@0.6s",
}
USUAL = "novice"  # who plays where nobody was chosen
_OURS = tuple(BOTS)

_SPEC = re.compile(r"(?P<name>[a-z0-9_+ ]+?)(?:@(?P<amount>\d+(?:\.\d+)?)(?P<unit>s?))?")
_MOST_SECONDS = 60


@functools.cache
def offered() -> Offers:
    """The bots of other packages."""
    return offers("bot", (*_OURS, *LEVELS))


def names() -> list[str]:
    """All rungs and levels: ours, then those of other packages; nothing is imported for it."""
    return list(dict.fromkeys([*BOTS, *LEVELS, *offered().sound]))


def broken() -> list[Text]:
    """What is wrong with bots of other packages, as far as can be told without loading them."""
    return [fault.reason for fault in offered().faults.values()]


def level_words() -> dict[str, tuple[Say, Say]]:
    """What each level is called, and how it plays."""
    return {
        "beginner": (say("level-beginner"), say("level-beginner-plays")),
        "novice": (say("level-novice"), say("level-novice-plays")),
        "regular": (say("level-regular"), say("level-regular-plays")),
        "expert": (say("level-expert"), say("level-expert-plays")),
        "master": (say("level-master"), say("level-master-plays")),
    }


def _plugged_in(name: str) -> Rung:
    """The rung that another package offers: itself, or a class or function that makes the bot."""
    offer = offered().sound[name]
    try:
        found = _at(offer.place)
        rung = found if isinstance(found, Rung) else Rung(offer.place)
        if not callable(_at(rung.place)):
            raise BadOption(say("plugin-makes-no-bots", text=rung.place))
        below = rung.below or "thumb"  # somebody must move for it when it fails
        if below not in _OURS:
            raise BadOption(say("plugin-below", text=below))
    except (Exception, SystemExit) as error:  # others' code: whatever it does is told, no more
        raise offer.fault(told_by(error)) from error
    return replace(rung, below=below)


def _at(place: str) -> Any:
    """What a place names: module:name."""
    module, _, name = place.partition(":")
    return functools.reduce(getattr, name.split("."), importlib.import_module(module))


def parse(spec: str) -> tuple[str, Budget]:
    """The rung and the budget that a bot's name, as people write it, stands for."""
    match = _SPEC.fullmatch(spec.strip().lower())
    name = match["name"] if match else spec.partition("@")[0].strip()
    rung, _, usual = LEVELS.get(name, name).partition("@")
    if rung not in names():
        offered().check(rung)
        told, all_names = name[:40], names()
        if near := difflib.get_close_matches(name, all_names, n=1):
            raise BadOption(
                say("no-such-bot-near", text=told, text_near=near[0], text_known=all_names)
            )
        raise BadOption(say("no-such-bot", text=told, text_known=all_names))
    if match is None:
        raise BadOption(say("bad-budget", text=spec[:40], text_bot=rung))
    if match["amount"] is None:
        return parse(f"{rung}@{usual}") if usual else (rung, BOTS[rung].budget)
    amount = float(match["amount"])
    if match["unit"]:
        if not 0 < amount <= _MOST_SECONDS:
            raise BadOption(say("bad-seconds", text=spec[:40], most=_MOST_SECONDS))
        return rung, Budget(seconds=amount)
    if amount != math.floor(amount) or not 1 <= amount <= 1e9:
        raise BadOption(say("bad-simulations", text=spec[:40]))
    return rung, Budget(simulations=int(amount))


def canonical_name(spec: str) -> str:
    """A bot's name in plain spelling; raises if no bot is called so."""
    parse(spec)
    return spec.strip().lower()


def make(spec: str, rng: U64Array) -> Bot:
    """The bot of that name, drawing its chances from `rng`."""
    rung, budget = parse(spec)
    bot: Bot = _at(BOTS[rung].place)(rng, budget)
    return bot


def ask(bot: Bot, match: Match) -> int:
    """The move that a bot chooses for the seat to move."""
    assert match.actor is not None
    return bot.choose(info_of(match.game, match.snapshot(), match.actor))
