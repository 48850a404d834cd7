"""Who moves for a bot's seat, and when: its bot, or a rung below it, always at the same time.

Rests on `thinkers`. A bot that crashes, cheats, hangs or dies loses this turn to the rung below it;
nothing that a bot does can stop a table. All rungs are asked at once, so that a reserve is at hand
when the time is up. How long a turn takes is settled before anybody thinks.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from trickery import bots
from trickery.core.contract import Game, Rows
from trickery.core.errors import BadOption
from trickery.core.rng import fresh_seed, generator
from trickery.core.say import speaker
from trickery.table.house import HouseRules
from trickery.table.thinkers import Busy, MoveWanted, NotReady, Thinkers, Unfit, ladder

log = logging.getLogger(__name__)
say = speaker(__package__)

AROUND = 0.1  # seconds around a bot's thinking: to ask it, to wait for a place, to hear it
LONGEST = 5  # seconds that a bot at a table may think
BY_HAND = ("slips", "thumb")  # the rungs that the server itself can play, interpreted
COMPLAIN = 10.0  # seconds between two lines in the log about a busy machine


@dataclass(frozen=True)
class Turn:
    """A bot's turn at some table."""

    table: str
    seat: int
    level: str
    game: Game
    rows: Rows
    legal: Sequence[int]


def known(level: str) -> str:
    """A bot's name, if it can sit at a table: it must be clear how long its turns take."""
    name = bots.known(level)
    _, budget = bots.parse(name)
    if budget.simulations is not None:
        raise BadOption(say("bot-needs-seconds", text=name))
    if (budget.seconds or 0) > LONGEST:
        raise BadOption(say("bot-thinks-too-long", text=name, most=LONGEST))
    return name


def rung_of(level: str) -> tuple[str, bots.Budget]:
    """The rung and the budget of a seat's bot; the usual one if ours has gone out of use."""
    try:
        return bots.parse(level)
    except BadOption:
        return bots.parse(bots.USUAL)


class Turns:
    """Finds a move for every turn of a bot."""

    def __init__(self, thinkers: Thinkers, least: float = HouseRules.least) -> None:
        self.thinkers = thinkers
        self._least = least
        self._by_hand = ThreadPoolExecutor(1, "by-hand")
        self._skipped = 0  # turns for which there was no time since the last complaint
        self._complained = float("-inf")

    def takes(self, level: str, pace: float, heard: bool) -> float:
        """The seconds of a turn: a matter of level, table and phase, never of cards or moves."""
        rung, budget = rung_of(level)
        thinking = budget.seconds + AROUND if budget.seconds else self._least
        return max(pace if heard else 0.0, thinking if ladder(rung) else 0.0)

    def prepare(self, game: str, level: str) -> None:
        """A bot will soon be needed."""
        self.thinkers.prepare(game, rung_of(level)[0])

    async def choose(self, turn: Turn, due: float) -> int:
        """A legal move, at the latest when it is due."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        rung, budget = rung_of(turn.level)
        rungs = ladder(rung)
        asked = {
            each: self._ask(turn, each, budget if each == rung else bots.BOTS[each].budget, due)
            for each in reversed(rungs)  # from below: a reserve comes first
        }
        faults: list[str] = []
        mover, move = "random", secrets.choice(turn.legal)
        try:
            for each in rungs:
                found = await self._answer(turn, asked[each], due)
                if isinstance(found, int):
                    mover, move = each, found
                    break
                faults += [f"{each} {found}"] if found else []
        finally:
            for question in asked.values():
                question.answer.cancel()
        if faults:
            told = ", ".join(faults)
            log.error("table %s, seat %d: %s; %s moved instead", turn.table, turn.seat, told, mover)
        return move

    def _ask(self, turn: Turn, rung: str, budget: bots.Budget, due: float) -> MoveWanted:
        row = turn.rows.tobytes()
        return self.thinkers.ask(turn.game.name, rung, row, turn.seat, due, budget.seconds)

    async def _answer(self, turn: Turn, question: MoveWanted, due: float) -> int | str:
        """A bot's move, or what it did wrong; nothing if it is not to blame."""
        answer, (_, rung) = question.answer, question.part
        await asyncio.wait([answer], timeout=max(0.0, due - time.monotonic()))
        if not answer.done():
            if question.begun:
                return "gave no answer in time"
            return self._no_time()
        error = answer.exception()
        if isinstance(error, Unfit):
            log.info("table %s, seat %d: %s is unfit: %s", turn.table, turn.seat, rung, error)
        if isinstance(error, NotReady | Unfit):
            return await self._move_by_hand(turn, rung, due) if rung in BY_HAND else ""
        if isinstance(error, Busy):
            return self._no_time()
        if error is not None:
            return str(error)
        move = answer.result()
        return move if move in turn.legal else f"chose move {move}, which is not legal"

    async def _move_by_hand(self, turn: Turn, rung: str, due: float) -> int | str:
        """A bot in this process, interpreted: it needs no compiler."""
        info = bots.info_of(turn.game, turn.rows, turn.seat)
        bot = bots.make(rung, generator(fresh_seed()))
        thinking = asyncio.get_running_loop().run_in_executor(self._by_hand, bot.choose, info)
        await asyncio.wait([thinking], timeout=max(0.0, due - time.monotonic()))
        if not thinking.done():
            thinking.cancel()
            return self._no_time()
        error = thinking.exception()
        return thinking.result() if error is None else f"failed: {error!r}"

    def _no_time(self) -> str:
        """A busy machine is nobody's fault, and told now and then."""
        self._skipped += 1
        if time.monotonic() - self._complained > COMPLAIN:
            log.warning("%d turns of bots went to a rung below: no time", self._skipped)
            self._skipped, self._complained = 0, time.monotonic()
        return ""

    def close(self) -> None:
        """End whatever thinks."""
        self.thinkers.close()
        self._by_hand.shutdown(wait=False, cancel_futures=True)
