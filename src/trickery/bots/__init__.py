"""Bots: a ladder of them, each rung stronger than the one below.

Rests on `core`. A bot receives what its seat may know, and returns a legal move, or its assessment
of every legal move. People choose among levels, researchers among rungs:

    rung            level            how it plays
    random                           any legal move
    slips           beginner         the rule of thumb, with the slips of people who are new to it
    thumb           novice           a good player's rule of thumb, without long thinking
    policy          regular          a network that has played millions of games against itself
    search                           imagines worlds and plays them out, thousands of times
    policy+search   expert, master   the network's preferences, corrected by a search

A game without a network has no regular level, and its experts and masters search alone. A budget
may follow: `search@10000` (simulations), `policy+search@0.5s` (seconds on one core).
Other packages may offer rungs of their own (`docs/adding-a-game.md`).
"""

from __future__ import annotations

import difflib
import functools
import importlib
import math
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.errors import BadOption, TrickeryError
from trickery.core.match import Match, full_view
from trickery.core.plugins import Offers, offers, told_by
from trickery.core.rows import Rows
from trickery.core.say import Text, speaker
from trickery.core.state import U64Array

say = speaker("trickery.core")  # tables and the prompt share these messages


@dataclass(frozen=True)
class Info:
    """What a bot knows when it's its turn: its seat's knowledge, and nothing else."""

    game: Game
    seat: int
    legal: Sequence[int]
    view: Callable[[], Mapping[str, Any]]  # made only if the bot looks at it
    imagine: Callable[[U64Array], Rows]  # a twin: a complete state that fits the view


def info_of(game: Game, rows: Rows, seat: int) -> Info:
    """What the seat to move may know of a state; the state must not change while this is used."""
    return Info(
        game,
        seat,
        game.legal_moves(rows[0]),
        lambda: full_view(game, rows[0], seat),
        lambda rng: game.twin(rows[0], seat, rng),
    )


@dataclass(frozen=True)
class Prospect:
    """What a bot expects of one move: the mean of its samples and one standard error."""

    move: int
    share: float  # win share: 1 for the only winner, 1/2 each for two, 0 for a loss
    share_error: float
    points: float
    points_error: float
    samples: int


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one move, on one core; None means no limit."""

    seconds: float | None = None
    simulations: int | None = None

    def __str__(self) -> str:
        parts = [f"{self.seconds:g}s" if self.seconds else "", str(self.simulations or "")]
        return "@".join(part for part in parts if part)


class Bot(Protocol):
    """A program that plays."""

    def choose(self, info: Info) -> int:
        """Choose one of the legal moves."""
        ...

    def assess(self, info: Info) -> Sequence[Prospect]:
        """Estimate the result of every legal move, in order."""
        ...


@dataclass(frozen=True)
class Rung:
    """A kind of bot: where its class is, and how long it thinks by default."""

    place: str  # module:class, loaded when the bot is first used; called with rng and budget
    budget: Budget = field(default_factory=Budget)
    below: str | None = None  # the bot that moves in its place if it fails
    games: tuple[str, ...] = ()  # the names of those that it plays; any game if there are none


class Ladder(dict[str, Rung]):
    """The rungs by name: ours, and those of other packages as they're first asked for."""

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
UNTRAINED_LEVELS = {  # of a game without a network
    "beginner": "slips",
    "novice": "thumb",
    "expert": "search@0.1s",
    "master": "search@0.6s",
}
TRAINED = ("policy", "policy+search")  # the rungs that need a network
USUAL = "novice"  # the default bot, of a level that every game has
_OURS = tuple(BOTS)

_SPEC = re.compile(r"(?P<name>[a-z0-9_+ ]+?)(?:@(?P<amount>\d+(?:\.\d+)?)(?P<unit>s?))?")
_MOST_SECONDS = 60


@functools.cache
def offered() -> Offers:
    """The bots of other packages."""
    return offers("bot", (*_OURS, *LEVELS))


def levels(game: str) -> Mapping[str, str]:
    """The levels that a game has, the weakest first, each with its bot."""
    return LEVELS if _is_trained(game) else UNTRAINED_LEVELS


def plays(rung: str, game: str) -> bool:
    """Whether a bot can play a game: ours may need a network, another package's says what it
    plays."""
    if rung in TRAINED:
        return _is_trained(game)
    return registry.plain(game) in (BOTS[rung].games or (registry.plain(game),))


def _is_trained(game: str) -> bool:
    from trickery.bots.network import has_network

    return has_network(registry.load(game))


def names(game: str | None = None, packages: Collection[str] | None = None) -> list[str]:
    """List all bots and levels, ours first, without importing any other package.

    For a `game`, those that need a network are left out if it has none. Of other packages' bots,
    only those in `packages` are listed, or all.
    """
    others = offered().sound
    ours = [rung for rung in BOTS if rung not in others]
    if game is not None:
        ours = [rung for rung in ours if rung not in TRAINED or plays(rung, game)]
    allowed = [name for name in others if packages is None or name in packages]
    return list(dict.fromkeys([*ours, *(LEVELS if game is None else levels(game)), *allowed]))


def broken() -> list[Text]:
    """List the faults of other packages' bots that show without loading them."""
    return [fault.reason for fault in offered().faults.values()]


def _plugged_in(name: str) -> Rung:
    """The rung that another package offers: itself, or a class or function that makes the bot."""
    offer = offered().sound[name]
    try:
        found = _at(offer.place)
        rung = found if isinstance(found, Rung) else Rung(offer.place)
        if not callable(_at(rung.place)):
            raise BadOption(say("plugin-makes-no-bots", text=rung.place))
        below = rung.below or "thumb"  # a bot that fails needs a replacement
        if below not in _OURS:
            raise BadOption(say("plugin-below", text=below))
    except (Exception, SystemExit) as error:  # plugins may raise anything: report it
        raise offer.fault(told_by(error)) from error
    return replace(rung, below=below)


def _at(place: str) -> Any:
    """Import the object that "module:name" refers to."""
    module, _, name = place.partition(":")
    return functools.reduce(getattr, name.split("."), importlib.import_module(module))


def parse(
    spec: str, game: str | None = None, packages: Collection[str] | None = None
) -> tuple[str, Budget]:
    """Parse a name such as `search@0.5s` into a bot and its budget.

    For a `game`, a level is that game's, and a bot that can't play it is refused; so is another
    package's that isn't one of `packages`, if these are given.
    """
    match = _SPEC.fullmatch(spec.strip().lower())
    name = match["name"] if match else spec.partition("@")[0].strip()
    found = (LEVELS if game is None else levels(game)).get(name, name)
    rung, _, usual = found.partition("@")
    known = names(game, packages)
    if rung not in known:
        raise _unknown(name, game, known)
    if game is not None and not plays(rung, game):
        title, others = registry.card(game).title, BOTS[rung].games
        raise BadOption(
            say("bot-plays-others", text=name, text_title=title, text_known=list(others))
        )
    if match is None:
        raise BadOption(say("bad-budget", text=spec[:40], text_bot=rung))
    if match["amount"] is None:
        return parse(found, game, packages) if usual else (rung, BOTS[rung].budget)
    amount = float(match["amount"])
    if match["unit"]:
        if not 0 < amount <= _MOST_SECONDS:
            raise BadOption(say("bad-seconds", text=spec[:40], most=_MOST_SECONDS))
        return rung, Budget(seconds=amount)
    if amount != math.floor(amount) or not 1 <= amount <= 1e9:
        raise BadOption(say("bad-simulations", text=spec[:40]))
    return rung, Budget(simulations=int(amount))


def _unknown(name: str, game: str | None, known: Sequence[str]) -> TrickeryError:
    """Why there's no such bot: for this game, or here, or at all."""
    told = name[:40]
    if game is not None and name in (*LEVELS, *TRAINED):
        title = registry.card(game).title
        return BadOption(say("bot-untrained", text=told, text_title=title, text_known=known))
    if name in offered().sound:
        return BadOption(say("bot-not-allowed", text=told))
    offered().check(name)
    if near := difflib.get_close_matches(name, known, n=1):
        return BadOption(say("no-such-bot-near", text=told, text_near=near[0], text_known=known))
    return BadOption(say("no-such-bot", text=told, text_known=known))


def canonical_name(
    spec: str, game: str | None = None, packages: Collection[str] | None = None
) -> str:
    """A bot's name in its canonical spelling; raises if there's no such bot (`parse`)."""
    parse(spec, game, packages)
    return spec.strip().lower()


def make(spec: str, rng: U64Array, game: str | None = None) -> Bot:
    """Make the bot of that name, with `rng` for its random choices; a level is that of a `game`."""
    rung, budget = parse(spec, game)
    bot: Bot = _at(BOTS[rung].place)(rng, budget)
    return bot


def ask(bot: Bot, match: Match) -> int:
    """Ask a bot for the move of the seat to act."""
    assert match.actor is not None
    return bot.choose(info_of(match.game, match.snapshot(), match.actor))
