"""OpenSpiel adapters for a game and its states.

Rests on `position` and on OpenSpiel's Python game interface. A draw of chance is eight chance nodes
in a row, each a byte of the seed for our own generator, which then shuffles and deals.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from trickery.core import registry
from trickery.core.errors import BadOption, IllegalMove
from trickery.core.rows import Rows
from trickery.core.state import CHANCE, OVER
from trickery.envs import zero_sum
from trickery.envs.openspiel.position import EVERYBODY, SpielPosition, SpielTable, table_of

LUCK = 8  # bytes of a draw, each a chance node
OUTCOMES = [(byte, 1 / 256) for byte in range(256)]
# No game of ours says how long it can last; our conformance suite stops at this many moves.
MOST_MOVES = 20_000

_NOT_HEARD = pyspiel.INVALID_ACTION  # in a history: an action that its seat never learnt


def game_type(name: str, open_cards: bool = False) -> Any:
    """A game's description for OpenSpiel."""
    card, kinds = registry.card(name), pyspiel.GameType
    perfect, hidden = kinds.Information.PERFECT_INFORMATION, kinds.Information.IMPERFECT_INFORMATION
    options = {o.name: bool(o.default) if o.is_switch else o.default for o in card.options}
    return kinds(
        short_name=f"trickery_{name}",
        long_name=card.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=perfect if open_cards else hidden,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=card.fewest,
        max_num_players=card.most,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": card.usual, **options, "open_cards": False},
    )


class TrickeryGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    """One of our games at one table: `pyspiel.load_game("trickery_GAME(players=5)")`."""

    def __init__(self, name: str, params: Mapping[str, Any]) -> None:
        chosen = {**game_type(name).parameter_specification, **params}
        options = tuple((o.name, chosen[o.name]) for o in registry.card(name).options)
        self.table = table_of(name, chosen["players"], options, chosen["open_cards"])
        players = self.table.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.texts),
            max_chance_outcomes=len(OUTCOMES),
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(game_type(name, self.table.open_cards), info, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self, text: Any = None) -> TrickeryState:
        """A state before the first deal."""
        if text is not None:
            raise BadOption("a game starts with its deal; to go on with a state, deserialize it")
        return TrickeryState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound: a draw after every move."""
        return LUCK * MOST_MOVES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """Make an observer of states: for observations, or information states
        (`perfect_recall`)."""
        return Observer(self.table, iig_obs_type, params)


def loaded(text: str) -> Any:
    """Parse OpenSpiel's text of a game; unpickling through it imports this module first."""
    return pyspiel.load_game(text)


class TrickeryState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    """A state: a position, and the bytes of a draw in progress.

    OpenSpiel copies the attributes of a state, and saves them, by itself: both never change.
    """

    def __init__(self, game: TrickeryGame) -> None:
        super().__init__(game)
        self.position = game.table.start
        self.luck = b""

    def snapshot(self) -> Rows:
        """A copy of the whole state as our rules and bots take it, for code that may know it."""
        return self.position.rows()

    # Turns and moves ---------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat to move, chance, or the terminal player."""
        actor = self.position.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal if player == self.position.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All bytes, equally likely."""
        return list(OUTCOMES)  # searchers shuffle it

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.actor == CHANCE:
            self._take_luck(action)
        elif action in position.legal:
            self.position = position.after(action)
        else:
            raise IllegalMove(_refusal(position, action))

    def _take_luck(self, byte: int) -> None:
        if not 0 <= byte < len(OUTCOMES):
            raise IllegalMove(f"a chance node's outcomes are the bytes 0 to 255, not {byte}")
        luck = self.luck + bytes([byte])
        if len(luck) == LUCK:
            self.position, luck = self.position.after_chance(luck), b""
        self.luck = luck

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal byte {action}"
        texts = self.position.table.texts
        return texts[action] if 0 <= action < len(texts) else f"no move of this game ({action})"

    # Results -----------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """Win shares, shifted to sum to 0; before the end, 0."""
        if not self.is_terminal():
            return [0.0] * self.position.table.players
        return zero_sum(self.position.table.game.returns(self.snapshot()[0]))

    def __str__(self) -> str:
        """The complete state, for people: OpenSpiel shows it to no player."""
        luck = f"\ndraw under way: {self.luck.hex()}" if self.luck else ""
        return self.position.tell() + luck

    # Hidden information ----------------------------------------------------------------------

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> TrickeryState:
        """Sample a state that the player can't tell from this one."""
        if self.position.table.open_cards:
            alike: TrickeryState = self.clone()
            return alike
        seed = sum(int(probability_sampler() * 2**32) << shift for shift in (0, 32, 64, 96))
        state: TrickeryState = self._blank(player_id).clone()
        state.position = self.position.twin(player_id, seed)
        state.luck = bytes(int(probability_sampler() * 256) for _ in self.luck)
        return state

    def _blank(self, player: int) -> TrickeryState:
        """A state with the history that a seat knows, and no position."""
        blanks, key = self.position.blanks, (player, len(self.luck))
        if key not in blanks:
            steps = ",".join(f"{who}:{action}" for who, action in self._heard_by(player))
            # OpenSpiel's own form of a saved state: first the history, then the rest.
            rest = self.serialize().partition("\n")[2]
            blank = self.get_game().deserialize_state(f"history={steps}\n{rest}")
            blank.position = self.position.table.start
            blanks[key] = blank
        state: TrickeryState = blanks[key]
        return state

    def _heard_by(self, seat: int) -> list[tuple[int, int]]:
        """The history, with everything that a seat didn't hear in full masked."""
        table = self.position.table
        heard = []
        for step in self.full_history():
            who, action = step.player, step.action
            plain = who >= 0 and action >= 0 and table.heard[action] == table.texts[action]
            heard.append((who, action if who == seat or plain else _NOT_HEARD))
        return heard


def _refusal(position: SpielPosition, action: int) -> str:
    if position.actor == OVER:
        return "the game is over"
    texts = position.table.texts
    if not 0 <= action < len(texts):
        return f"moves are numbered 0 to {len(texts) - 1}, not {action}"
    return f"{texts[action]}: {position.why_not(action)}"


class Observer:
    """What a seat, or everybody, knows: OpenSpiel's PyObserver.

    Without perfect recall: our tensor, part by part as the game lays it out, seen from the seat;
    and as a string the seat's view. With it: a fingerprint of all that was seen and heard.
    With open cards the others' parts follow, named by how many seats to the left they sit.
    """

    def __init__(self, table: SpielTable, kind: Any, params: Mapping[str, Any] | None) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise BadOption(f"observers take no parameters; given: {', '.join(params)}")
        self._table, self._recall = table, kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (self._public or (self._private and not self._recall)):
            raise BadOption("what happened is remembered with what is public, or not at all")
        self._away = range(table.players if table.open_cards else 1)
        self.dict: dict[str, Any] = {}
        self.tensor = (
            self._lay_out() if self._public and self._private and not self._recall else None
        )

    def _lay_out(self) -> npt.NDArray[np.float32]:
        layout = self._table.game.layout
        tensor = np.zeros(len(self._away) * layout.total, np.float32)
        for away in self._away:
            for part, size in layout.sizes.items():
                start = away * layout.total + layout[part]
                self.dict[f"{part}+{away}" if away else part] = tensor[start : start + size]
        return tensor

    def set_from(self, state: TrickeryState, player: int) -> None:
        """Write what a player observes into `tensor` and `dict`."""
        if self.tensor is None:
            return
        total = self._table.game.layout.total
        for away in self._away:
            seat = (player + away) % self._table.players
            self.tensor[away * total : (away + 1) * total] = state.position.observation(seat)

    def string_from(self, state: TrickeryState, player: int) -> str:
        """What a player observes, or knows, as a string."""
        position = state.position
        if self._recall:
            eyes = player if self._private else EVERYBODY
            who = f"seat {player}" if self._private else "everybody"
            return f"{who} knows {position.knows(eyes).hex()}"
        if self._table.open_cards:
            return self._all(position, player) if self._public else ""
        if self._public:
            return json.dumps(position.view(player if self._private else None))
        own, public = position.view(player), position.view(None)
        return json.dumps({key: own[key] for key in own if public.get(key) != own[key]})

    def _all(self, position: SpielPosition, player: int) -> str:
        seats = [(player + away) % self._table.players for away in self._away]
        return json.dumps({"views": [position.view(s) for s in seats], "all": position.record()})
