"""One table as a PettingZoo AEC environment: agents step one at a time, and see what a seat sees.

Rests on `core.contract` and `core.match`, which hold rules and views, on `picture`, on PettingZoo
and on Gymnasium's spaces. It's an adapter only: the rules take the moves and supply observations,
masks and texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from trickery.core import registry
from trickery.core.edition import Edition
from trickery.core.errors import BadOption, IllegalMove, shown
from trickery.core.match import full_view
from trickery.core.playout import chance_step
from trickery.core.rows import Rows
from trickery.core.state import CHANCE, OVER
from trickery.core.words import english
from trickery.envs import zero_sum
from trickery.envs.pettingzoo import picture

#: Incremented when a change makes old results incomparable: other observations, move numbers,
#: rewards, or rules that play differently. A faster or prettier environment keeps its number.
VERSION = 0

RENDER_MODES = ("human", "ansi", "rgb_array")
CELL = np.iinfo(np.int8)  # layouts declare no bounds of their own: scores may be below 0

Observation = dict[str, npt.NDArray[np.int8]]


class RawEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game at one player count. An illegal move raises with the reason and changes nothing.

    rewards   at the end of the game, and they sum to zero: +1 for a sole winner, -1 / (players - 1)
              for each of the others; k winners share
    infos     {"points": the agent's points so far}
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        render_mode: str | None = None,
        render_agent: str | None = None,
    ) -> None:
        """Set up a game; `render` shows what `render_agent` sees, by default the seat to move.

        `options` and `edition` are the game's, as everywhere in trickery.
        """
        super().__init__()
        self._game = registry.load(game)
        setting = self._game.setting(players, options, edition)
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"render_mode is one of {RENDER_MODES}, not {shown(render_mode)}")
        if render_agent is not None and render_agent not in self.possible_agents:
            raise BadOption(f"render_agent is one of {self.possible_agents}")
        self.render_mode, self.render_agent = render_mode, render_agent
        self.metadata = {
            "name": f"{self._game.name}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,  # turns do not go round in a fixed cycle
            "render_fps": 1,
        }
        cells, moves = self._game.layout.total, len(self._game.moves)
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": _box(cells), "action_mask": spaces.Box(0, 1, (moves,), np.int8)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.state_space = _box(cells * setting.players)
        self._setting = setting
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance: np.random.Generator | None = None
        self._rows = setting.row.copy()
        self._legal = np.zeros(moves, dtype=np.int8)

    # A game, step by step ----------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the seed's, or the next one of the last seed given.

        `options` is PettingZoo's, and no environment of ours uses it.
        """
        del options
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        deal = int(self._chance.integers(2**63)) if seed is None else seed
        self._rows = self._game.seeded(self._setting, deal)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def step(self, action: Any) -> None:
        """Make the move of the agent to move; an agent whose game is over leaves with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._checked(agent, action)
        self._game.apply(self._game.handle(self._rows[0]), number)
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def snapshot(self) -> Rows:
        """A copy of the whole state: for code that may know everything."""
        return self._rows.copy()

    def lay(self, rows: Rows) -> None:
        """Continue the game from another state; for search."""
        self._rows = rows
        self._go_on()

    def _checked(self, agent: str, action: Any) -> int:
        moves = self._game.moves
        if not isinstance(action, int | np.integer) or not 0 <= action < len(moves):
            raise IllegalMove(
                f"{agent}: actions are numbered 0 to {len(moves) - 1}; {shown(action)} is none"
            )
        number = int(action)
        if not self._legal[number]:
            reason = self._game.why_not(self._game.State(self._rows[0]), number)
            raise IllegalMove(f"{agent}: {moves[number]}: {reason}")
        return number

    def _go_on(self) -> None:
        """Make random draws, then update all agents' rewards and infos."""
        game, row = self._game, self._rows[0]
        while int(row["actor"]) == CHANCE:
            _, lots = game.new_lots()
            chance_step(game)(game.handle(row), lots)
        points = zip(self.agents, game.score_list(row), strict=True)
        self.infos = {agent: {"points": score} for agent, score in points}
        if int(row["actor"]) == OVER:
            self._legal = np.zeros_like(self._legal)
            self.rewards = dict(zip(self.agents, zero_sum(game.returns(row)), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            mask = game.new_mask()
            game.legal(game.handle(row), mask)
            self._legal = unpacked(mask, len(self._legal))
            self.agent_selection = self.possible_agents[int(row["actor"])]
        if self.render_mode == "human":
            self.render()

    # Observations ----------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What a seat knows, and its legal moves: none unless it is to move."""
        seat = self._seats[agent]
        to_move = seat == int(self._rows[0]["actor"]) and not self.terminations.get(agent, True)
        return {
            "observation": self._game.observation(self._rows[0], seat),
            "action_mask": self._legal.copy() if to_move else np.zeros_like(self._legal),
        }

    def state(self) -> npt.NDArray[np.int8]:
        """All agents' observations in a row: for training a critic, never for playing."""
        seats = range(len(self.possible_agents))
        return np.concatenate([self._game.observation(self._rows[0], seat) for seat in seats])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What `observe` gives: one space for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All moves of the game, by number: one space for all agents."""
        return self.action_spaces[agent]

    # Rendering --------------------------------------------------------------------------------

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as one seat sees it: as text, as a picture, or printed."""
        if self.render_mode is None:
            gymnasium.logger.warn(f"{self} has no render_mode: give one of {RENDER_MODES}.")
            return None
        agent = self.render_agent or self.agent_selection
        view = full_view(self._game, self._rows[0], self._seats[agent])
        table = english().lines(self._game.table(view))
        prompt = str(self._game.prompt(view)) if view["to_move"] == view["seat"] else ""
        if self.render_mode == "rgb_array":
            return picture.draw(f"{self._game.card.title} - seen by {agent}", table, prompt)
        text = f"{table}\n{prompt}".rstrip()
        if self.render_mode == "ansi":
            return text
        print(f"\n{agent} sees:\n{text}", flush=True)
        return None

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    # Copies: compiled rules are not copied but found again ---------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_game": self._game.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, _game=registry.load(kept["_game"]))


def unpacked(mask: npt.NDArray[np.uint64], moves: int) -> npt.NDArray[np.int8]:
    """A set of moves as one cell per move."""
    octets = mask.astype("<u8").view(np.uint8)
    return np.unpackbits(octets, count=moves, bitorder="little").view(np.int8)


def _box(cells: int) -> spaces.Box:
    return spaces.Box(CELL.min, CELL.max, (cells,), np.int8)
