"""Secrecy: what a seat isn't told reaches neither it nor a bot in its place.

Rests on `cases`, `playing`, `stories` and `finding`. There are two witnesses. The first are
`imagine`'s own twins: whatever a seat gets must be the same in all of them. They can't tell what
`imagine` forgets to hide. The second are other games that can really happen and in which the seat
has been told the very same story (`stories`): what a bot in its place is given must be the same.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from trickery.check.cases import MOST_MOVES, Case, random_game
from trickery.check.finding import Finding, Severity
from trickery.check.guards import differing, told
from trickery.check.playing import Playthrough
from trickery.check.stories import Hidden, Stories, heard_by_others
from trickery.check.watch import still_going
from trickery.core.contract import Game
from trickery.core.rng import generator
from trickery.core.rows import Rows
from trickery.core.say import wire
from trickery.core.state import CHANCE, OVER

GAMES = 2  # random games of each case
LOOKS = 10  # positions of each
TWINS = 3  # a seat and position


def check(case: Case, games: int = GAMES) -> Iterator[Finding]:
    """Everything about one case's secrecy."""
    yield from twins_have_their_own_future(case)
    varied: set[str] = set()
    for seed in range(games):
        yield from twins_cannot_be_told_apart(case, seed, varied)
    yield from something_is_hidden(case, varied)
    yield from a_twin_plays_on(case)
    for seed in range(games):
        yield from a_seat_gets_what_it_was_told(case, seed, seed % case.players)
    yield from what_is_heard_is_seen(case, games)


def twins_have_their_own_future(case: Case) -> Iterator[Finding]:
    """`imagine` gives each twin a generator of its own: else a search sees future draws."""
    game, match = case.game, case.match(seed=1)
    row = match.snapshot()[0]
    for seat in range(case.players):
        futures = {game.twin(row, seat, generator(seed))["rng"].tobytes() for seed in range(4)}
        if len(futures) < 4 or row["rng"].tobytes() in futures:
            yield Finding(
                Severity.CRITICAL,
                "`imagine` doesn’t give each twin a generator of its own, so search sees future "
                "draws.",
                "knows.py",
                "End `imagine` with `reseed(s.rng, rng)`, on every way out of it.",
                case.at(1, 0, seat),
            )


def positions(case: Case, seed: int) -> Iterator[Playthrough]:
    """Some positions of a random game, those at steps of chance among them."""
    length = sum(1 for _ in Playthrough(case, seed).steps())
    wanted = set(np.linspace(0, length, LOOKS).astype(int).tolist())
    play = Playthrough(case, seed)
    chances = 0
    for at, _ in enumerate(play.steps(), 1):
        chances += play.actor == CHANCE
        if at in wanted or (play.actor == CHANCE and chances <= LOOKS):
            yield play


def twins_cannot_be_told_apart(case: Case, seed: int, varied: set[str]) -> Iterator[Finding]:
    """Whatever a seat gets is the same in every twin: at decisions, at chance, at the end."""
    game = case.game
    for play in positions(case, seed):
        rows = play.rows
        for seat in range(case.players):
            where = case.at(seed, play.moves, seat)
            gets = Gets(case, rows, seat)
            again = play.rules.imagine(rows, seat, generator(99)).tobytes()
            for twin_seed in range(TWINS):
                twin = play.rules.imagine(rows, seat, generator(twin_seed))
                varied |= set(differing(rows, twin)) - {"rng"}
                if sorted(map(str, game.census(game.State(twin[0])))) != gets.census:
                    yield _impossible("`census` differs between the real game and a twin", where)
                yield from gets.compared(twin, "a twin", where)
                if twin_seed == 0 and not past_is_legal(game, twin):
                    yield Finding(
                        Severity.ERROR,
                        "A twin can’t have come about: a move that was made isn’t legal in it.",
                        "knows.py",
                        "Let `imagine` respect what players have shown by their moves.",
                        where,
                    )
                if play.rules.imagine(twin, seat, generator(99)).tobytes() != again:
                    other = play.rules.imagine(twin, seat, generator(99))
                    real = play.rules.imagine(rows, seat, generator(99))
                    yield Finding(
                        Severity.CRITICAL,
                        f"`imagine` reads what the seat can’t know: {told(differing(real, other))} "
                        "of a twin depends on the state that it’s made from.",
                        "knows.py",
                        "Use only what the seat’s view tells, and `rng`.",
                        where,
                    )
    yield from play.rules.found


def past_is_legal(game: Game, world: Rows) -> bool:
    """Could a world have come about? As far as the game can take moves back (`past.py`)."""
    rewind = game.rewind
    if rewind is None:
        return True
    rows = world.copy()
    while (move := rewind(game.handle(rows[0]))) >= 0:
        if move not in game.legal_moves(rows[0]):
            return False
    return True


def _impossible(what: str, where: str) -> Finding:
    return Finding(
        Severity.ERROR,
        f"{what}: a card is there twice, or not at all.",
        "knows.py",
        "Let `imagine` deal each unseen card to exactly one hidden place.",
        where,
    )


class Gets:
    """Everything that a seat is given at a position."""

    def __init__(self, case: Case, rows: Rows, seat: int) -> None:
        self.case, self.seat, self.game = case, seat, case.game
        self.census = sorted(map(str, case.game.census(case.game.State(rows[0]))))
        self.all = self._gets(rows)
        self.bot = self._bot(rows)

    def _gets(self, rows: Rows) -> dict[str, Any]:
        from trickery.core.match import full_view

        game, row, seat = self.game, rows[0], self.seat
        view = full_view(game, row, seat)
        found: dict[str, Any] = {
            "view": json.dumps(view),
            "observe": game.observation(row, seat).tobytes(),
            "legal": None,
        }
        if int(row["actor"]) == seat:
            legal = found["legal"] = game.legal_moves(row)
            illegal = sorted(set(range(len(game.moves))) - set(legal))
            state = game.State(row)
            found["why_not"] = [
                wire(game.why_not(state, m)) for m in illegal[:: max(1, len(illegal) // 9)]
            ]
        return found

    def _bot(self, rows: Rows) -> dict[str, Any]:
        """The rule of thumb and a beginner's slip."""
        game, row = self.game, rows[0]
        legal = self.all["legal"] or []
        if len(legal) < 2:
            return {}
        found: dict[str, Any] = {"thumb": game.advised(row, generator(5))}
        if game.slips is not None:
            mask = game.new_mask()
            game.legal(game.handle(row), mask)
            found["slip"] = int(game.slips[1](game.handle(row), mask, generator(5)))
        return found

    def compared(self, rows: Rows, what: str, where: str) -> Iterator[Finding]:
        """What differs in another state that the seat can't tell from this one."""
        other = self._gets(rows)
        for name, value in self.all.items():
            if other.get(name) != value:
                yield self._tells(name, value, other.get(name), what, where)
        if other["legal"] == self.all["legal"]:
            bot = self._bot(rows)
            for name, value in self.bot.items():
                if bot.get(name) != value:
                    yield self._tells(name, value, bot.get(name), what, where)

    def _tells(self, name: str, real: Any, other: Any, what: str, where: str) -> Finding:
        file, fix = {
            "view": ("knows.py", "Show only what the seat may know; or let `imagine` keep it."),
            "observe": ("knows.py", "Write only what the seat’s view shows."),
            "legal": ("rules.py", "What’s legal must follow from what the seat knows."),
            "why_not": ("words.py", "Give only reasons that the seat knows."),
            "thumb": ("thumb.py", "Use only what the seat knows: no other hand, no pile."),
            "slip": ("slips.py", "Use only what the seat knows: no other hand, no pile."),
        }[name]
        part = ""
        if name == "view":
            one, two = json.loads(real), json.loads(other)
            part = f" (under {told([key for key in one if one[key] != two.get(key)])})"
        if name == "observe":
            cells = np.frombuffer(real, np.int8) != np.frombuffer(other, np.int8)
            starts = self.game.layout.items()
            parts = dict.fromkeys(
                [n for n, start in starts if start <= cell][-1] for cell in np.flatnonzero(cells)
            )
            part = f" (in {told(list(parts))})"
        return Finding(
            Severity.CRITICAL,
            f"`{name}` tells what’s hidden: it’s different in {what} that the seat can’t tell from "
            f"the real game{part}.",
            file,
            fix,
            where,
        )


def a_twin_plays_on(case: Case) -> Iterator[Finding]:
    """An imagined state is a whole state: it can be played to its end, interpreted without a
    fault."""
    game, seed = case.game, 8
    rng = random.Random(seed)
    match = next(itertools.islice(random_game(case, seed), 9, None), None)
    if match is None:
        return
    for seat in range(case.players if not match.over else 0):
        rows = game.twin(match.snapshot()[0], seat, generator(seat))
        lots, state = game.new_lots()[1], game.handle(rows[0])
        for _ in range(MOST_MOVES):
            still_going()
            if int(rows[0]["actor"]) == OVER:
                break
            if int(rows[0]["actor"]) == CHANCE:
                game.draw(state, lots)
                game.settle(state, lots)
                continue
            legal = game.legal_moves(rows[0])
            if not legal:
                yield Finding(
                    Severity.ERROR,
                    "A twin that’s played on comes to a seat without a legal move.",
                    "knows.py",
                    "Let `imagine` fill every field that the rules read.",
                    case.at(seed, 9, seat),
                )
                return
            game.apply(state, rng.choice(legal))


def something_is_hidden(case: Case, varied: set[str]) -> Iterator[Finding]:
    """Where seats see different things, `imagine` changes something."""
    if varied or not case.game.lots.total:
        return
    own = [case.match(3).view(seat).get("hand") for seat in range(case.players)]
    if any(hand != own[0] for hand in own):
        yield Finding(
            Severity.CRITICAL,
            "`imagine` leaves everything as it is, though seats have hands of their own.",
            "knows.py",
            "Deal the unseen cards again (`core.hidden`): bots are given what it returns.",
            case.at(3, 0),
        )


def a_seat_gets_what_it_was_told(case: Case, seed: int, seat: int) -> Iterator[Finding]:
    """The second witness: other real games with the same story."""
    stories = Stories(case, seed, seat)
    for number, worlds in enumerate(stories.positions()):
        if number % 3 or stories.play.actor == OVER:
            continue
        rows, where = stories.play.rows, case.at(seed, stories.play.moves, seat)
        real = case.game.twin(rows[0], seat, generator(99)) if worlds else rows
        gets = Gets(case, rows, seat) if worlds else None
        for world in worlds[:LOOKS]:
            other = case.game.twin(world.rows[0], seat, generator(99))
            kept = differing(real, other)
            if kept:
                yield Finding(
                    Severity.CRITICAL,
                    f"`imagine` keeps what the seat wasn’t told: {told(kept)} of its twins "
                    "depends on it (two games told the seat the same, and their twins differ).",
                    "knows.py",
                    f"Let `imagine` choose {told(kept)} again, from what the seat’s view tells.",
                    where,
                )
            elif gets is not None:
                yield from gets.compared(world.rows, "another game", where)
    for name in stories.never_varied():
        yield Finding(
            Severity.ERROR,
            f"`imagine` never varies `{name}`, which the seat can’t know.",
            "knows.py",
            f"Let `imagine` choose `{name}` at random among what the seat holds possible.",
            case.at(seed, seat=seat),
        )


def what_is_heard_is_seen(case: Case, games: int) -> Iterator[Finding]:
    """What the others hear of a move, and what their views show of it, go together."""
    kinds: dict[str, Hidden] = {}
    for seed in range(games):
        for hidden in heard_by_others(case, seed):
            kinds.setdefault(hidden.kind, hidden).add(hidden)
    for kind, hidden in kinds.items():
        if hidden.only_heard:
            heard, other = hidden.only_heard
            yield Finding(
                Severity.CRITICAL,
                f"The others hear “{heard}” and not “{other}”, and their views and twins don’t "
                f"tell these apart: the log gives away a secret of `{kind}`.",
                "cards.py",
                f"Give `{kind}` a `heard_as`, and name it in notation.md; or show in `view` what "
                "everybody heard.",
                hidden.where,
            )
        elif hidden.shown > 2 and not hidden.kept:
            yield Finding(
                Severity.CRITICAL,
                f"The others’ views always show all of `{kind}`, of which they hear only a part.",
                "knows.py",
                f"Hide it in `view`; or leave `heard_as` out of `{kind}`.",
                hidden.where,
            )
