"""The learning loop: play with the policy in all seats, see how it came out, make good moves likelier.

Rests on `nets` and `envs.gpu`. Proximal policy optimisation with four additions: the critic sees all
hands and judges every seat at every decision; a leash to the averaged policy; earlier policies in
some seats; the averaged policy is what is kept.
"""

from __future__ import annotations

import copy
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor
from torch.nn import functional as fn

from trickery.envs.gpu import DEVICE, GpuTables
from trickery.train.nets import NEVER, Critic, Policy, draw, legal_only

if TYPE_CHECKING:
    from trickery.core.contract import Game
    from trickery.train.recipe import Recipe


@dataclass
class Played:
    """What was seen and done at all tables for some decisions; the first axis is time."""

    seen: Tensor
    mask: Tensor
    actor: Tensor
    moves: Tensor
    logs: Tensor  # log-odds of the move that was made
    ours: Tensor  # made by the policy that learns
    shares: Tensor  # what the critic expected, by seat at the table
    points: Tensor
    won: Tensor  # what a game that ended with the move brought
    scored: Tensor
    ended: Tensor


class Learner:
    """Everything that changes while a network learns."""

    def __init__(self, game: Game, recipe: Recipe) -> None:
        torch.manual_seed(recipe.seed)
        self.game, self.recipe = game, recipe
        counts = range(game.card.fewest, game.card.most + 1)
        settings = [game.setting(players) for players in counts]
        self.counts = list(counts)
        seats, cells, moves = game.card.most, game.layout.total, len(game.moves)
        self.tables = GpuTables(game, settings, recipe.tables, recipe.seed)
        self.judged = GpuTables(game, settings, recipe.judged, recipe.seed + recipe.tables)
        self.policy = Policy(cells, moves, recipe.first, recipe.width).to(DEVICE)
        self.average = copy.deepcopy(self.policy)
        self.critic = Critic(cells, seats, recipe.seat_width, recipe.width).to(DEVICE)
        self.unit = torch.ones(cells, device=DEVICE)  # cells are divided by this
        self.points_unit = torch.ones(2, device=DEVICE)  # mean and spread of points
        self.earlier = [copy.deepcopy(self.policy)]
        parameters = [*self.policy.parameters(), *self.critic.parameters()]
        self.adam = torch.optim.Adam(parameters, lr=recipe.rate, eps=1e-5, fused=DEVICE == "cuda")
        self.seconds = 0.0  # of training so far
        self.decisions = self.updates = 0
        self.spent = {"tables": 0.0, "network": 0.0, "update": 0.0}
        at = torch.arange(recipe.tables, device=DEVICE)
        away = torch.arange(seats, device=DEVICE)
        self._absent = away[None] >= self.tables.players[:, None]
        self._away = away
        # At some tables, of every player count, one seat learns from an earlier policy.
        self._old = ((at // len(settings)) % recipe.past == 0).nonzero()[:, 0]
        self._learns = torch.full((recipe.tables,), -1, device=DEVICE)
        self._learns[self._old] = (self._old // len(settings) // recipe.past) % (
            self.tables.players[self._old]
        )
        judged = torch.arange(recipe.judged, device=DEVICE)
        self._hero = (judged // len(settings)) % self.judged.players
        self._get_units()

    @property
    def done(self) -> float:
        """How much of the training is behind us, 0 to 1."""
        return min(1.0, self.seconds / (60 * self.recipe.minutes))

    # Knowing ---------------------------------------------------------------------------------

    def _get_units(self) -> None:
        """Let some random games show how large numbers get, so that all inputs are alike."""
        total = torch.zeros_like(self.unit)
        count = torch.zeros_like(self.unit)
        ends = []
        for _ in range(self.recipe.steps * 8):
            seen = self.tables.seen[:, 0].float()
            total += seen.square().sum(0)
            count += (seen != 0).sum(0)
            self.tables.step(draw(legal_only(torch.zeros_like(self.tables.mask).float(), self.tables.mask)))
            over = self.tables.ended > 0
            ends.append(self.tables.points[over][~self._absent[over]])
        self.unit = (total / count.clamp(min=1)).sqrt().clamp(min=1)
        points = torch.cat(ends)
        if len(points) > 1:
            self.points_unit = torch.stack([points.mean(), points.std().clamp(min=1)])

    def known(self, seen: Tensor) -> Tensor:
        """Observations as the networks take them."""
        return seen.to(torch.bfloat16) / self.unit.to(torch.bfloat16)

    def expected(self, known: Tensor, actor: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
        """The critic's expectation of shares and points, by seat at the table."""
        shares, points = self.critic(known)
        shares = fn.softmax(shares.masked_fill(self._away >= players[:, None], NEVER), dim=1)
        # Slot k was seat actor + k: seat p is slot p - actor.
        slot = (self._away - actor[:, None]) % players[:, None]
        return shares.gather(1, slot), points.gather(1, slot)

    # Playing ---------------------------------------------------------------------------------

    @torch.no_grad()
    def play(self) -> Played:
        """Some decisions at every table."""
        recipe, tables = self.recipe, self.tables
        earlier = self.earlier[self.updates % len(self.earlier)]
        steps: list[tuple[Tensor, ...]] = []
        store = self._room()
        clock = _Clock(self.spent)
        for step in range(recipe.steps):
            store.seen[step] = tables.seen
            store.mask[step] = tables.mask
            actor = tables.actor.clone()
            with _fast():
                known = self.known(tables.seen)
                logs = legal_only(self.policy(known[:, 0]), tables.mask)
                moves = draw(logs)
                old = self._old
                theirs = draw(legal_only(earlier(known[old, 0]), tables.mask[old]))
                shares, points = self.expected(known, actor, tables.players)
            ours = (self._learns < 0) | (self._learns == actor)
            moves[old] = torch.where(ours[old], moves[old], theirs)
            clock.lap("network")
            tables.step(moves)
            clock.lap("tables")
            steps.append(
                (actor, moves, logs.gather(1, moves[:, None])[:, 0], ours, shares, points,
                 tables.shares.clone(), (tables.points - self.points_unit[0]) / self.points_unit[1],
                 tables.ended > 0)
            )
        self.decisions += recipe.steps * recipe.tables
        return Played(store.seen, store.mask, *(torch.stack(part) for part in zip(*steps, strict=True)))

    def _room(self) -> Any:
        """Memory for what was seen, kept from one time to the next."""
        if not hasattr(self, "_store"):
            shape = (self.recipe.steps,)
            self._store = Played(
                torch.zeros(shape + self.tables.seen.shape, dtype=torch.int8, device=DEVICE),
                torch.zeros(shape + self.tables.mask.shape, dtype=torch.uint8, device=DEVICE),
                *[torch.zeros(0)] * 9,
            )
        return self._store

    @torch.no_grad()
    def looking_back(self, played: Played) -> tuple[Tensor, Tensor, Tensor]:
        """How much better than expected each move came out, and what to expect: by seat."""
        with _fast():
            known = self.known(self.tables.seen)
            ahead = self.expected(known, self.tables.actor, self.tables.players)
        later = [torch.zeros_like(ahead[0]), torch.zeros_like(ahead[1])]
        gains = torch.empty_like(played.shares)
        points = torch.empty_like(played.points)
        for step in range(self.recipe.steps - 1, -1, -1):
            goes_on = (~played.ended[step]).float()[:, None]
            for which, (brought, expected, out) in enumerate(
                [(played.won, played.shares, gains), (played.scored, played.points, points)]
            ):
                after = torch.where(played.ended[step][:, None], brought[step], ahead[which])
                surprise = after - expected[step]
                later[which] = surprise + self.recipe.trust * goes_on * later[which]
                out[step] = later[which]
            ahead = (played.shares[step], played.points[step])
        gain = gains.gather(2, played.actor[:, :, None])[:, :, 0]
        return gain, played.shares + gains, played.points + points

    # Learning --------------------------------------------------------------------------------

    def learn(self, played: Played) -> dict[str, float]:
        """Make moves that came out well likelier, and expectations truer."""
        recipe = self.recipe
        clock = _Clock(self.spent)
        gain, shares, points = self.looking_back(played)
        ours = gain[played.ours]
        gain = ((gain - ours.mean()) / (ours.std() + 1e-6)).clamp(-5, 5)
        done = self.done
        rate = recipe.rate * (1 - 0.95 * done)
        entropy_weight = recipe.entropy * (recipe.entropy_end / recipe.entropy) ** done
        for group in self.adam.param_groups:
            group["lr"] = rate
        told: dict[str, Tensor] = {}
        size = recipe.tables // recipe.slices
        for number in range(recipe.rounds * recipe.slices):
            at = slice(number % recipe.slices * size, (number % recipe.slices + 1) * size)
            players = self.tables.players[at].repeat(recipe.steps)
            with _fast():
                known = self.known(played.seen[:, at].flatten(0, 1))
                logits = self.policy(known[:, 0])
                with torch.no_grad():
                    averaged = self.average(known[:, 0])
                share_logits, point_units = self.critic(known)
            mask = played.mask[:, at].flatten(0, 1)
            actor = played.actor[:, at].flatten()
            ours = played.ours[:, at].flatten().float()
            logs, averaged = legal_only(logits, mask), legal_only(averaged, mask)
            log = logs.gather(1, played.moves[:, at].reshape(-1, 1))[:, 0]
            ratio = (log - played.logs[:, at].flatten()).exp()
            better = gain[:, at].flatten()
            held = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
            odds = logs.exp()
            entropy = -(odds * logs).sum(1)
            leash = (odds * (logs - averaged)).sum(1)
            total = ours.sum()
            objective = torch.minimum(ratio * better, held * better)
            objective = objective + entropy_weight * entropy - recipe.leash * leash
            policy_loss = -(objective * ours).sum() / total
            # The critic's answers count from the seat to move: so must what it is held to.
            seat = (self._away + actor[:, None]) % players[:, None]
            absent = self._away >= players[:, None]
            wanted = shares[:, at].flatten(0, 1).gather(1, seat).masked_fill(absent, 0)
            share_logs = fn.log_softmax(share_logits.masked_fill(absent, NEVER), dim=1)
            share_loss = -(wanted * share_logs.masked_fill(absent, 0)).sum(1).mean()
            aim = points[:, at].flatten(0, 1).gather(1, seat)
            off = fn.smooth_l1_loss(point_units, aim, reduction="none").masked_fill(absent, 0)
            point_loss = off.sum() / (~absent).sum()
            loss = policy_loss + share_loss + 0.5 * point_loss
            self.adam.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
            torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
            self.adam.step()
            with torch.no_grad():
                kept = list(self.average.parameters())
                share = max(recipe.average if self.updates > 1000 else 0.99, 0.0)
                torch._foreach_mul_(kept, share)
                torch._foreach_add_(kept, list(self.policy.parameters()), alpha=1 - share)
            self.updates += 1
            told = {
                "entropy": (entropy.detach() * ours).sum() / total,
                "leash": (leash.detach() * ours).sum() / total,
                "clipped": (((ratio - 1).abs() > recipe.clip).float() * ours).sum() / total,
                "share_loss": share_loss.detach(),
                "point_loss": point_loss.detach(),
            }
        clock.lap("update")
        return {name: float(value) for name, value in told.items()}

    def remember(self) -> None:
        """Keep the policy of now among the earlier ones."""
        self.earlier.append(copy.deepcopy(self.policy))
        if len(self.earlier) > self.recipe.snapshots:
            self.earlier.pop(1 + self.updates % (len(self.earlier) - 2))

    @torch.no_grad()
    def judge(self, steps: int) -> dict[int, float]:
        """Times an equal share that the averaged policy wins among rules of thumb, by players."""
        tables = self.judged
        won = torch.zeros_like(tables.shares[:, 0])
        games = torch.zeros_like(won)
        for _ in range(steps):
            with _fast():
                logs = legal_only(self.average(self.known(tables.seen[:, 0])), tables.mask)
            moves = torch.where(tables.actor == self._hero, draw(logs), tables.thumbs())
            tables.step(moves)
            won += tables.shares.gather(1, self._hero[:, None])[:, 0]
            games += tables.ended
        shares = {}
        for players in self.counts:
            there = tables.players == players
            shares[players] = float(players * won[there].sum() / games[there].sum().clamp(min=1))
        return shares


def _fast() -> Any:
    return torch.autocast(DEVICE, dtype=torch.bfloat16)


class _Clock:
    """Adds up what the parts of training take; waits for the GPU to tell them apart."""

    def __init__(self, spent: dict[str, float]) -> None:
        self._spent = spent
        self._began = time.perf_counter()

    def lap(self, part: str) -> None:
        if DEVICE == "cuda":
            torch.cuda.synchronize()
        now = time.perf_counter()
        self._spent[part] += now - self._began
        self._began = now
