"""The learning loop: play with the policy in all seats, and reinforce moves that worked out well.

Rests on `nets` and `envs.gpu`. A short imitation phase with the rule of thumb; then proximal policy
optimisation with four additions: the critic sees all hands and values every seat at every decision;
a penalty for divergence from the averaged policy; earlier policies in some seats; the averaged
policy is the result.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import torch
from torch import Tensor
from torch.nn import functional as fn

from trickery.envs.gpu import DEVICE, GpuTables
from trickery.train.memory import Minibatch, Rollouts
from trickery.train.nets import NEVER, Critic, Policy, draw, legal_only

if TYPE_CHECKING:
    from trickery.core.contract import Game
    from trickery.train.recipe import Recipe

FADING = 0.7  # decay of earlier evaluation games, per line of the log
TIMED = 25  # every so many iterations the parts of training are timed


class Trainer:
    """Everything that changes while a network learns."""

    def __init__(self, game: Game, recipe: Recipe) -> None:
        torch.manual_seed(recipe.seed)
        self.game, self.recipe = game, recipe
        self.counts = list(range(game.card.fewest, game.card.most + 1))
        name, seed = game.name, recipe.seed
        self.tables = GpuTables(name, recipe.tables, players=self.counts, seed=seed)
        (seats, cells, _), moves = self.tables.seen.shape, self.tables.marks.shape[1]
        seed += recipe.tables
        self.judged = GpuTables(name, recipe.judged, players=self.counts, seed=seed)
        self.policy = Policy(cells, moves, recipe.first, recipe.width).to(DEVICE)
        self.critic = Critic(cells, seats, recipe.seat_width, recipe.width).to(DEVICE)
        self.points_unit = torch.tensor([0.0, 1.0], device=DEVICE)  # mean and spread
        self.seconds = 0.0  # of training so far
        self.decisions = self.updates = self.times = 0
        self.spent = {"tables": 0.0, "network": 0.0, "update": 0.0}
        away = torch.arange(seats, device=DEVICE)
        players = self.tables.players[:, None]
        self._away, self._absent = away, away >= players
        # At some tables, of every player count, one seat learns; an earlier policy plays the rest.
        at = torch.arange(recipe.tables, device=DEVICE) // len(self.counts)
        self._old = (at % recipe.past == 0).nonzero()[:, 0]
        self._learns = torch.full((recipe.tables,), -1, device=DEVICE)
        self._learns[self._old] = (at[self._old] // recipe.past) % self.tables.players[self._old]
        # The hero is the seat of the averaged policy at an evaluation table; each seat in turn.
        hero = torch.arange(recipe.judged, device=DEVICE) // len(self.counts)
        self._hero = hero % self.judged.players
        self._judged = torch.zeros((2, recipe.judged), device=DEVICE)
        self._get_units()
        self.average = copy.deepcopy(self.policy)
        self.earlier = [copy.deepcopy(self.policy)]
        parameters = [*self.policy.parameters(), *self.critic.parameters()]
        rate, on_gpu = torch.tensor(recipe.rate, device=DEVICE), DEVICE == "cuda"
        self.adam = torch.optim.Adam(
            parameters, lr=rate, eps=1e-5, fused=on_gpu, capturable=on_gpu, foreach=False
        )
        self._curiosity = torch.tensor(0.0, device=DEVICE)
        self._keep = torch.tensor(1.0, device=DEVICE)
        names = ("entropy", "leash", "clipped", "share_loss", "point_loss")
        self._told = {name: torch.zeros((), device=DEVICE) for name in names}
        steps = (recipe.steps,)
        self._seen = torch.zeros(
            steps + self.tables.seen.shape, dtype=torch.int8, device=DEVICE
        )  # reused: it's large
        self._mask = torch.zeros(steps + self.tables.marks.shape, dtype=torch.uint8, device=DEVICE)

    @property
    def done(self) -> float:
        """The progress of training, 0 to 1."""
        return min(1.0, self.seconds / (60 * self.recipe.minutes))

    # Inputs ----------------------------------------------------------------------------------

    def _get_units(self) -> None:
        """Measure the range of inputs in random games, to normalize them."""
        tables = self.tables
        total = torch.zeros(tables.seen.shape[1], device=DEVICE)
        count = torch.zeros_like(total)
        ends = []
        any_move = torch.zeros(tables.marks.shape, device=DEVICE)
        for _ in range(8 * self.recipe.steps):
            seen = tables.seen[0].float()
            total += seen.square().sum(1)
            count += (seen != 0).sum(1)
            tables.step(draw(legal_only(any_move, tables.marks)))
            over = tables.done
            ends.append(tables.points[over][~self._absent[over]])
        unit = (total / count.clamp(min=1)).sqrt().clamp(min=1)
        self.policy.reader.unit.copy_(unit)
        self.critic.reader.unit.copy_(unit)
        points = torch.cat(ends)
        if len(points) > 1:
            self.points_unit = torch.stack([points.mean(), points.std().clamp(min=1)])

    def expected(self, known: Tensor, actor: Tensor) -> tuple[Tensor, Tensor]:
        """The critic's expectation of shares and points, by seat at the table."""
        shares, points = self.critic(known)
        shares = fn.softmax(shares.masked_fill(self._absent, NEVER), dim=1)
        # Slot k was seat actor + k: seat p is slot p - actor.
        slot = (self._away - actor[:, None]) % self.tables.players[:, None]
        return shares.gather(1, slot), points.gather(1, slot)

    # Playing ---------------------------------------------------------------------------------

    @torch.no_grad()
    def play(self) -> Rollouts:
        """Collect rollouts: some decisions at every table."""
        recipe, tables = self.recipe, self.tables
        earlier = self.earlier[self.times % len(self.earlier)]
        lessons = self.done < recipe.lessons
        steps: list[tuple[Tensor, ...]] = []
        self.times += 1
        clock = _Clock(self.spent, self.times % TIMED == 0)
        for step in range(recipe.steps):
            self._seen[step] = tables.seen
            self._mask[step] = tables.marks
            actor, advice = tables.actor.clone(), tables.advice.clone()
            old = self._old
            known = tables.seen.to(torch.bfloat16)
            logs = legal_only(self.policy(known[0], advice), tables.marks)
            moves = draw(logs)
            theirs = draw(legal_only(earlier(known[0][:, old], advice[old]), tables.marks[old]))
            shares, points = self.expected(known, actor)
            ours = (self._learns < 0) | (self._learns == actor)
            if not lessons:
                moves[old] = torch.where(ours[old], moves[old], theirs)
            log = logs.gather(1, moves[:, None])[:, 0]
            clock.lap("network")
            tables.step(moves)
            scored = (tables.points - self.points_unit[0]) / self.points_unit[1]
            won, ended = tables.shares, tables.done.clone()
            steps.append((actor, moves, log, ours, advice, shares, points, won, scored, ended))
            clock.lap("tables")
        self.decisions += recipe.steps * recipe.tables
        parts = (torch.stack(part) for part in zip(*steps, strict=True))
        return Rollouts(self._seen, self._mask, *parts)

    @torch.no_grad()
    def looking_back(self, played: Rollouts) -> tuple[Tensor, Tensor, Tensor]:
        """Compute each move's advantage, and the value targets by seat."""
        ahead = self.expected(self.tables.seen.to(torch.bfloat16), self.tables.actor)
        later = [torch.zeros_like(part) for part in ahead]
        gains = torch.empty_like(played.shares)
        points = torch.empty_like(played.points)
        for step in range(self.recipe.steps - 1, -1, -1):
            ended = played.ended[step][:, None]
            results = [(played.won, played.shares, gains), (played.scored, played.points, points)]
            for which, (brought, expected, out) in enumerate(results):
                after = torch.where(ended, brought[step], ahead[which])
                trusted = self.recipe.trust * later[which].masked_fill(ended, 0)
                later[which] = after - expected[step] + trusted
                out[step] = later[which]
            ahead = (played.shares[step], played.points[step])
        gain = gains.gather(2, played.actor[:, :, None])[:, :, 0]
        return gain, played.shares + gains, played.points + points

    # Learning --------------------------------------------------------------------------------

    def learn(self, played: Rollouts) -> dict[str, float]:
        """Update the policy and the critic from rollouts."""
        recipe, done = self.recipe, self.done
        clock = _Clock(self.spent, self.times % TIMED == 0)
        gain, shares, points = self.looking_back(played)
        ours = gain[played.ours]
        gain = ((gain - ours.mean()) / (ours.std() + 1e-6)).clamp(-5, 5)
        for group in self.adam.param_groups:
            group["lr"].fill_(recipe.rate * (1 - 0.95 * done))
        self._curiosity.fill_(recipe.entropy * (recipe.entropy_end / recipe.entropy) ** done)
        update = self._updates[done < recipe.lessons]
        size = recipe.tables // recipe.slices
        order = torch.randperm(recipe.steps * recipe.slices * recipe.rounds)
        for number in (order % (recipe.steps * recipe.slices)).tolist():
            step, part = number % recipe.steps, number // recipe.steps
            at = slice(part * size, (part + 1) * size)
            batch = self._batch
            batch.seen.copy_(played.seen[step, :, :, at])
            batch.gain.copy_(gain[step, at])
            batch.shares.copy_(shares[step, at])
            batch.points.copy_(points[step, at])
            batch.players.copy_(self.tables.players[at])
            for name in ("mask", "actor", "moves", "logs", "ours", "advice"):
                getattr(batch, name).copy_(getattr(played, name)[step, at])
            self._keep.fill_(min(recipe.average, 1 - 1 / (1 + self.updates)))
            update()
            self.updates += 1
        clock.lap("update")
        return {name: float(value) for name, value in self._told.items()}

    def _update(self, lessons: bool) -> None:
        """One step of Adam on the prepared batch."""
        recipe, batch = self.recipe, self._batch
        known, mask, advice = batch.seen.to(torch.bfloat16), batch.mask, batch.advice
        logs = legal_only(self.policy(known[0], advice), mask)
        with torch.no_grad():
            averaged = legal_only(self.average(known[0], advice), mask)
        share_logits, point_units = self.critic(known)
        odds = logs.exp()
        entropy = -(odds * logs).sum(1)
        leash = (odds * (logs - averaged)).sum(1)
        ours = batch.ours.float()
        ratio = (logs.gather(1, batch.moves[:, None])[:, 0] - batch.logs).exp()
        if lessons:
            imitated = logs.gather(1, advice[:, None])[:, 0]
            others = (logs * mask).sum(1) / mask.sum(1)
            policy_loss = -((1 - recipe.doubt) * imitated + recipe.doubt * others).mean()
        else:
            held = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
            objective = torch.minimum(ratio * batch.gain, held * batch.gain)
            objective = objective + self._curiosity * entropy - recipe.leash * leash
            policy_loss = -(objective * ours).sum() / ours.sum()
        # The critic's answers count from the seat to move: so must its targets.
        players = batch.players[:, None]
        seat, absent = (self._away + batch.actor[:, None]) % players, self._away >= players
        wanted = batch.shares.gather(1, seat).masked_fill(absent, 0)
        share_logs = fn.log_softmax(share_logits.masked_fill(absent, NEVER), dim=1)
        share_loss = -(wanted * share_logs.masked_fill(absent, 0)).sum(1).mean()
        off = fn.smooth_l1_loss(point_units, batch.points.gather(1, seat), reduction="none")
        point_loss = off.masked_fill(absent, 0).sum() / (~absent).sum()
        loss = policy_loss + share_loss + 0.5 * point_loss
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
        torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self.adam.step()
        self.adam.zero_grad(set_to_none=False)
        with torch.no_grad():
            averaged_and_fresh = zip(
                self.average.parameters(), self.policy.parameters(), strict=True
            )
            for kept, fresh in averaged_and_fresh:
                kept.lerp_(fresh, 1 - self._keep)
            told = {
                "entropy": (entropy * ours).sum() / ours.sum(),
                "leash": (leash * ours).sum() / ours.sum(),
                "clipped": (((ratio - 1).abs() > recipe.clip) * ours).sum() / ours.sum(),
                "share_loss": share_loss,
                "point_loss": point_loss,
            }
            for name, value in told.items():
                self._told[name].copy_(value)

    def prepare(self) -> None:
        """Allocate the batch, and record an update as a CUDA graph: it has many small kernels."""
        recipe, tables = self.recipe, self.tables
        size = recipe.tables // recipe.slices

        def like(tensor: Tensor, *shape: int) -> Tensor:
            return torch.zeros(shape, dtype=tensor.dtype, device=DEVICE)

        whole, seats = tables.actor, len(self._away)
        real = self._curiosity
        self._batch = Minibatch(
            seen=like(tables.seen, *tables.seen.shape[:2], size),
            mask=torch.ones_like(tables.marks[:size]),
            actor=like(whole, size),
            moves=like(whole, size),
            logs=like(real, size),
            ours=torch.ones(size, dtype=torch.bool, device=DEVICE),
            advice=like(whole, size),
            gain=like(real, size),
            shares=like(real, size, seats),
            points=like(real, size, seats),
            players=tables.players[:size].clone(),
        )
        self._updates: list[Callable[[], None]] = [
            lambda: self._update(False),
            lambda: self._update(True),
        ]
        if DEVICE != "cuda":
            return
        for group in self.adam.param_groups:
            group["lr"].fill_(0.0)  # the warm-up must not learn
        known = {key: copy.deepcopy(state) for key, state in self.adam.state.items()}
        self._keep.fill_(1.0)
        for lessons in (0, 1):
            stream = torch.cuda.Stream()  # type: ignore[no-untyped-call]
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                for _ in range(3):
                    self._update(bool(lessons))
            torch.cuda.current_stream().wait_stream(stream)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                self._update(bool(lessons))
            self._updates[lessons] = graph.replay
        # Restore Adam's state in place: the graphs refer to its memory.
        for key, state in self.adam.state.items():
            for name, value in state.items():
                value.copy_(known[key][name]) if key in known else value.zero_()

    def remember(self) -> None:
        """Add the current policy to the earlier ones."""
        self.earlier.append(copy.deepcopy(self.policy))
        if len(self.earlier) > self.recipe.snapshots:
            self.earlier.pop(self.times % (len(self.earlier) - 1))

    @torch.no_grad()
    def judge(self) -> dict[int, float]:
        """Evaluate: the averaged policy's multiple of an equal share against rules of thumb, by
        players."""
        tables = self.judged
        self._judged *= FADING
        for _ in range(self.recipe.judged_steps):
            known = tables.seen[0].to(torch.bfloat16)
            moves = draw(legal_only(self.average(known, tables.advice), tables.marks))
            tables.step(torch.where(tables.actor == self._hero, moves, tables.advice))
            self._judged[0] += tables.shares.gather(1, self._hero[:, None])[:, 0]
            self._judged[1] += tables.done
        shares = {}
        for players in self.counts:
            won, games = self._judged[:, tables.players == players].sum(1).tolist()
            shares[players] = players * won / max(games, 1.0)
        return shares


class _Clock:
    """Times the parts of training now and then, synchronized with the GPU."""

    def __init__(self, spent: dict[str, float], running: bool) -> None:
        self._spent, self._running = spent, running
        self._sync()
        self._began = time.perf_counter()

    def _sync(self) -> None:
        if self._running and DEVICE == "cuda":
            torch.cuda.synchronize()

    def lap(self, part: str) -> None:
        """A part has ended."""
        if self._running:
            self._sync()
            now = time.perf_counter()
            self._spent[part] += now - self._began
            self._began = now
