"""The turns of bots: a move in time, by the seat's bot or a rung below it.

Rests on `pool`. A bot that crashes, cheats, hangs or dies loses this turn to the rung below it;
nothing that a bot does can stop a table. All rungs are asked at once, so that a reserve is at hand
when the time is up. How long a turn takes is known before anybody thinks.
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
from trickery.core.contract import Game
from trickery.core.errors import BadOption, BadPlugin
from trickery.core.rng import fresh_seed, generator
from trickery.core.rows import Rows
from trickery.server.catalogue import say
from trickery.server.metrics import BOT_SECONDS, BOT_TURNS_SKIPPED
from trickery.server.settings import Settings
from trickery.server.workers.capability import ladder
from trickery.server.workers.pool import WorkerPool
from trickery.server.workers.questions import Busy, MoveQuestion, NotReady, Unfit

log = logging.getLogger(__name__)
INTERPRETED = ("slips", "thumb")  # the rungs that the server itself can play, uncompiled


@dataclass(frozen=True)
class BotTurn:
    """A bot's turn at some table: whose it is, the state, and the legal moves."""

    table: str
    seat: int
    level: str
    game: Game
    rows: Rows
    legal: Sequence[int]


def check_bot_level(level: str, game: str, settings: Settings) -> str:
    """The name of a bot that can sit at a game's tables; its turns must have a known length."""
    name = bots.canonical_name(level, game, settings.package_bots)
    _, budget = bots.parse(name, game)
    longest = settings.longest_thought
    if budget.simulations is not None:
        raise BadOption(say("bot-needs-seconds", text=name))
    if (budget.seconds or 0) > longest:
        raise BadOption(say("bot-thinks-too-long", text=name, most=longest))
    return name


class BotTurns:
    """The moves of all bots of a server."""

    def __init__(self, pool: WorkerPool, settings: Settings | None = None) -> None:
        self.pool = pool
        self._settings = settings or Settings()
        self._interpreter = ThreadPoolExecutor(1, "interpreted-bots")
        self._skipped = 0  # turns for which there was no time since the last warning
        self._last_warning = float("-inf")

    def duration(self, game: str, level: str, pace: float, heard: bool) -> float:
        """The seconds of a turn: a matter of level, table and phase, never of cards or moves."""
        rung, budget = self._rung_of(level, game)
        thinking = self._settings.least
        if budget.seconds:
            thinking = budget.seconds + self._settings.bot_overhead
        return max(pace if heard else 0.0, thinking if ladder(game, rung) else 0.0)

    def prepare(self, game: str, level: str) -> None:
        """Warm up for a bot that will soon be needed, in the background."""
        self.pool.prepare(game, self._rung_of(level, game)[0])

    def _rung_of(self, level: str, game: str) -> tuple[str, bots.Budget]:
        """The rung and the budget of a seat's bot.

        The usual bot's, if that one no longer exists, doesn't play the game, or isn't allowed here.
        """
        try:
            return bots.parse(level, game, self._settings.package_bots)
        except (BadOption, BadPlugin):
            return bots.parse(bots.USUAL, game)

    async def choose(self, turn: BotTurn, due: float) -> int:
        """A legal move, at the latest when it is due, by the monotonic clock."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        began = time.monotonic()
        rung, budget = self._rung_of(turn.level, turn.game.name)
        rungs = ladder(turn.game.name, rung)
        asked = {
            each: self._ask(turn, each, budget if each == rung else bots.BOTS[each].budget, due)
            for each in reversed(rungs)  # from below: a reserve comes first
        }
        faults: list[str] = []
        mover, move = "random", secrets.choice(turn.legal)
        try:
            for each in rungs:
                answer = await self._answer(turn, asked[each], due)
                if isinstance(answer, int):
                    mover, move = each, answer
                    break
                faults += [f"{each} {answer}"] if answer else []
        finally:
            for question in asked.values():
                question.answer.cancel()
        if faults:
            text = ", ".join(faults)
            log.error("table %s, seat %d: %s; %s moved instead", turn.table, turn.seat, text, mover)
        BOT_SECONDS.labels(mover).observe(time.monotonic() - began)
        return move

    def _ask(self, turn: BotTurn, rung: str, budget: bots.Budget, due: float) -> MoveQuestion:
        row = turn.rows.tobytes()
        return self.pool.ask(turn.game.name, rung, row, turn.seat, due, budget.seconds)

    async def _answer(self, turn: BotTurn, question: MoveQuestion, due: float) -> int | str:
        """A bot's move, or what it did wrong; an empty text if it is not to blame."""
        answer, rung = question.answer, question.capability.player
        await asyncio.wait([answer], timeout=max(0.0, due - time.monotonic()))
        if not answer.done():
            if question.started:
                return "gave no answer in time"
            return self._skip()
        error = answer.exception()
        if isinstance(error, Unfit):
            log.info("table %s, seat %d: %s is unfit: %s", turn.table, turn.seat, rung, error)
        if isinstance(error, NotReady | Unfit):
            return await self._move_interpreted(turn, rung, due) if rung in INTERPRETED else ""
        if isinstance(error, Busy):
            return self._skip()
        if error is not None:
            return str(error)
        move = answer.result()
        return move if move in turn.legal else f"chose move {move}, which is not legal"

    async def _move_interpreted(self, turn: BotTurn, rung: str, due: float) -> int | str:
        """The move of a bot in this process, where nothing has to be compiled first."""
        info = bots.info_of(turn.game, turn.rows, turn.seat)
        bot = bots.make(rung, generator(fresh_seed()))
        thinking = asyncio.get_running_loop().run_in_executor(self._interpreter, bot.choose, info)
        await asyncio.wait([thinking], timeout=max(0.0, due - time.monotonic()))
        if not thinking.done():
            thinking.cancel()
            return self._skip()
        error = thinking.exception()
        return thinking.result() if error is None else f"failed: {error!r}"

    def _skip(self) -> str:
        """Count a turn for which a busy machine had no time: no bot's fault, logged rarely."""
        self._skipped += 1
        BOT_TURNS_SKIPPED.inc()
        if time.monotonic() - self._last_warning > self._settings.busy_note_seconds:
            log.warning("%d turns of bots went to a rung below: no time", self._skipped)
            self._skipped, self._last_warning = 0, time.monotonic()
        return ""

    def close(self) -> None:
        """End the worker processes and the interpreting thread."""
        self.pool.close()
        self._interpreter.shutdown(wait=False, cancel_futures=True)
