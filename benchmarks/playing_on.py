"""The coach's playouts on a CUDA GPU, many at a time, for measuring its accuracy.

Rests on `trickery.coach.sampling`, `trickery.envs.gpu` and PyTorch. It plays as the coach does: the
rules in kernels, the same networks, to the end of the game or to the next deal, which the critic
values. Only the random choices of networks that mix moves differ.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import numba
import numpy as np
import torch
from numba import cuda

from trickery.bots.network import network
from trickery.bots.policy import UNLIKELY
from trickery.bots.tuning import bluffs
from trickery.coach.sampling import Sampler
from trickery.core.contract import Game
from trickery.core.gpu import kernel, on_threads
from trickery.core.observing import clear, write_words
from trickery.core.playout import chance_step
from trickery.core.rng import generator
from trickery.core.rows import Rows, as_cells
from trickery.core.sets import clear_mask, win_share
from trickery.core.state import CHANCE, OVER
from trickery.core.threads import once
from trickery.envs.gpu import BLOCK, DEVICE, _shared
from trickery.envs.stepping import only_move

PLAYING, ENDED, DEALT = range(3)
AT_ONCE = 1 << 16  # playouts side by side


@once
def _go_kernel(game: Game) -> Any:
    """Make a move at every table, then advance to the next decision, the end, or a deal after
    points."""
    legal_moves, apply, chance = game.legal, game.apply, chance_step(game)
    scores, winners, state_at = game.scores, game.winners, game.state_at
    words, most, lots_size = game.moves.words, game.card.most, max(1, game.lots.total)

    @kernel
    def run(
        rows: Any, before: Any, chosen: Any, legals: Any, status: Any, shares: Any, points: Any
    ) -> None:
        at = cuda.grid(1)
        if at >= rows.shape[0] or status[at] != PLAYING:
            return
        legal = cuda.local.array(words, numba.uint64)
        lots = as_cells(cuda.local.array(lots_size, numba.int8))
        out = cuda.local.array(most, numba.int32)
        s = state_at(rows, at)
        apply(s, chosen[at])
        changed = False
        while True:
            if s.actor == CHANCE:
                scores(s, out)
                for seat in range(s.players):
                    changed = changed or out[seat] != before[seat, at]
                chance(s, lots)
                if changed and s.actor >= 0:
                    status[at] = DEALT
                    return
            elif s.actor == OVER:
                status[at] = ENDED
                scores(s, out)
                won = winners(s)
                for seat in range(s.players):
                    points[seat, at] = out[seat]
                    shares[seat, at] = np.float32(win_share(won, seat))
                return
            else:
                clear_mask(legal, words)
                legal_moves(s, legal)
                only = only_move(legal, words)
                if only < 0:
                    for word in range(words):
                        legals[word, at] = legal[word]
                    return
                apply(s, only)

    return run


@once
def _look_kernel(game: Game) -> Any:
    """What some seats know, from the one to move on, at tables of some status."""
    observe, state_at, total = game.observe, game.state_at, game.layout.total
    words, moves = game.moves.words, len(game.moves)

    @kernel
    def run(rows: Any, status: Any, wanted: int, legals: Any, seen: Any, mask: Any) -> None:
        thread = cuda.grid(1)
        tables = rows.shape[0]
        at, away = thread % tables, thread // tables
        if away >= seen.shape[0] or status[at] != wanted:
            return
        s = state_at(rows, at)
        if away >= s.players:
            clear(seen[away, :, at], 0, total)
            return
        observe(s, (s.actor + away) % s.players, as_cells(seen[away, :, at]))
        if away == 0 and wanted == PLAYING:
            legal = cuda.local.array(words, numba.uint64)
            for word in range(words):
                legal[word] = legals[word, at]
            write_words(mask[:, at], legal, moves)

    return run


@once
def _advice_kernel(game: Game) -> Any:
    """What the rule of thumb would do, at tables that are playing."""
    thumb, state_at, words = game.thumb, game.state_at, game.moves.words

    @kernel
    def run(rows: Any, status: Any, legals: Any, rngs: Any, chosen: Any) -> None:
        at = cuda.grid(1)
        if at >= rows.shape[0] or status[at] != PLAYING:
            return
        legal = cuda.local.array(words, numba.uint64)
        why = cuda.local.array(1, numba.int8)
        rng = cuda.local.array(2, numba.uint64)
        rng[0], rng[1] = rngs[0, at], rngs[1, at]
        for word in range(words):
            legal[word] = legals[word, at]
        chosen[at] = thumb(state_at(rows, at), legal, rng, as_cells(why))
        rngs[0, at], rngs[1, at] = rng[0], rng[1]

    return run


class Playground:
    """Plays out worlds with a game's networks."""

    def __init__(self, game: Game) -> None:
        self.game = game
        net = network(game)
        self._net = {k: torch.from_numpy(v).to(DEVICE) for k, v in net._asdict().items()}
        self._mixes = bluffs(game)
        torch.backends.cuda.matmul.allow_tf32 = True

    def values(self, worlds: Rows, moves: Any, stood: Any) -> tuple[Any, Any]:
        """(n, seats) the win shares and the points after each move in its world.

        `stood` (n, seats) are the scores at the decision.
        """
        shares, points = [], []
        for first in range(0, len(worlds), AT_ONCE):
            part = slice(first, first + AT_ONCE)
            some, others = self._values(worlds[part], moves[part], stood[part])
            shares.append(some)
            points.append(others)
        return np.concatenate(shares), np.concatenate(points)

    def _values(self, worlds: Rows, moves: Any, stood: Any) -> tuple[Any, Any]:
        game, count, players = self.game, len(worlds), int(worlds[0]["players"])
        rows = cuda.to_device(worlds)
        before = cuda.to_device(np.ascontiguousarray(stood.T))
        legals = cuda.to_device(np.zeros((game.moves.words, count), dtype=np.uint64))
        seeds = np.stack([generator(17 + at) for at in range(1024)])
        rngs = cuda.to_device(np.ascontiguousarray(seeds[np.arange(count) % 1024].T))
        status = torch.zeros(count, dtype=torch.int32, device=DEVICE)
        shares = torch.zeros((players, count), device=DEVICE)
        points = torch.zeros((players, count), device=DEVICE)
        chosen = torch.from_numpy(np.asarray(moves, dtype=np.int64)).to(DEVICE)
        advice = torch.zeros(count, dtype=torch.int64, device=DEVICE)
        cells, all_moves = game.layout.total, len(game.moves)
        seen = torch.zeros((game.card.most, cells, count), dtype=torch.int8, device=DEVICE)
        own = seen[:1]
        mask = torch.zeros((all_moves, count), dtype=torch.uint8, device=DEVICE)
        go = on_threads(_go_kernel(game), count, BLOCK)
        look = on_threads(_look_kernel(game), count, BLOCK)
        look_all = on_threads(_look_kernel(game), count * game.card.most, BLOCK)
        thumb = on_threads(_advice_kernel(game), count, BLOCK)
        told = [_shared(t) for t in (chosen, status, shares, points, advice, own, mask, seen)]
        s_chosen, s_status, s_shares, s_points, s_advice, s_own, s_mask, s_seen = told
        go(rows, before, s_chosen, legals, s_status, s_shares, s_points)
        turns = 0
        while bool((status == PLAYING).any()):
            for _ in range(8):
                look(rows, s_status, PLAYING, legals, s_own, s_mask)
                thumb(rows, s_status, legals, rngs, s_advice)
                chosen.copy_(self._choose(own[0], mask, advice))
                go(rows, before, s_chosen, legals, s_status, s_shares, s_points)
            turns += 8
            assert turns < 5000, "a game does not end"
        look_all(rows, s_status, DEALT, legals, s_seen, s_mask)
        if bool((status == DEALT).any()):
            self._judge(rows, status == DEALT, seen, players, shares, points)
        return shares.T.double().cpu().numpy(), points.T.double().cpu().numpy()

    def _choose(self, seen: Any, mask: Any, advice: Any) -> Any:
        n = self._net
        x = (seen.T.float() @ n["policy0_w"] + n["policy0_b"]).relu()
        x = (x @ n["policy1_w"] + n["policy1_b"]).relu()
        x = (x @ n["policy2_w"] + n["policy2_b"]).relu()
        logits = x @ n["policy3_w"] + n["policy3_b"]
        trust = x @ n["trust_w"].reshape(-1, 1) + n["trust_b"]
        logits.scatter_add_(1, advice[:, None], trust)
        logits = logits.masked_fill(mask.T == 0, -1e9)
        if not self._mixes:
            return logits.argmax(1)
        odds = (logits - logits.max(1, keepdim=True).values).exp()
        odds[odds < UNLIKELY] = 0
        return torch.multinomial(odds, 1)[:, 0]

    def _judge(
        self, rows: Any, dealt: Any, seen: Any, players: int, shares: Any, points: Any
    ) -> None:
        n, most = self._net, self.game.card.most
        at = dealt.nonzero()[:, 0]
        parts = []
        for away in range(most):
            known = seen[away][:, at].T.float()
            part = (
                known @ n["critic0_w"] + n["critic0_b"]
                if away < players
                else n["critic0_b"].expand(len(at), -1)
            )
            parts.append(part)
        x = torch.cat(parts, 1).relu()
        x = (x @ n["critic1_w"] + n["critic1_b"]).relu()
        x = (x @ n["critic2_w"] + n["critic2_b"]).relu()
        verdict = x @ n["critic3_w"] + n["critic3_b"]
        odds = verdict[:, :players].softmax(1)
        unit = n["points_unit"]
        scored = unit[0] + unit[1] * verdict[:, most : most + players]
        actors = torch.from_numpy(rows.copy_to_host()["actor"].astype(np.int64)).to(DEVICE)[at]
        for away in range(players):
            seat = (actors + away) % players
            shares[seat, at] = odds[:, away].to(shares.dtype)
            points[seat, at] = scored[:, away].to(points.dtype)


class GpuSampler(Sampler):
    """The coach's sampler, playing on a GPU."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.ground = Playground(game)

    def play_on(self, root: Rows, seat: int, moves: Any, rng: Any, count: int) -> Any:
        """See the CPU's `Sampler.play_on`."""
        if not len(moves):  # worlds are dealt on the CPU: that's cheap compared with playing
            return super().play_on(root, seat, moves, rng, count)
        return self.all_at_once([(root, seat, moves, count)], rng)[0]

    def all_at_once(self, asked: Any, rng: Any) -> list[Any]:
        """`play_on` for many positions: root, seat, moves and how many worlds of each."""
        worlds = [self.imagined(root, seat, rng, count) for root, seat, _, count in asked]
        each = [np.repeat(w, len(a[2])) for w, a in zip(worlds, asked, strict=True)]
        moves = [np.tile(np.asarray(a[2]), a[3]) for a in asked]
        stood = [np.tile(self.game.score_list(a[0][0]), (a[3] * len(a[2]), 1)) for a in asked]
        shares, points = self.ground.values(
            np.concatenate(each), np.concatenate(moves), np.concatenate(stood).astype(np.int32)
        )
        told, first = [], 0
        for dealt, (_, _, legal, count) in zip(worlds, asked, strict=True):
            part, shape = slice(first, first + count * len(legal)), (count, len(legal), -1)
            told.append((dealt, shares[part].reshape(shape), points[part].reshape(shape)))
            first += count * len(legal)
        return told
