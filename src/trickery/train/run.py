"""A training run: its folder, checkpoints, log, and the weights that are shipped.

Rests on `trainer`. A run can be stopped at any time and resumed: a checkpoint is one file, replaced
atomically.
"""

from __future__ import annotations

import dataclasses
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch

from trickery.core import registry
from trickery.core.errors import BadOption
from trickery.train.curves import draw_curves
from trickery.train.recipe import Recipe
from trickery.train.trainer import Trainer

KEEP_EVERY = 60.0  # seconds between checkpoints
TELL_EVERY = 10.0  # ... and between lines of the log
SNAPSHOTS_A_RUN = 40  # times that the policy is added to the earlier ones


def train(
    name: str,
    recipe: Recipe,
    folder: Path,
    resume: bool = False,
    tell: Callable[[dict[str, Any]], None] = lambda _: None,
    stop_after: float | None = None,
    start: Path | None = None,
) -> Path:
    """Train a network for a game until the recipe's time is over; returns the weights' file.

    `stop_after` ends this part of the run after that many seconds; `resume` continues it. `start`
    names an earlier run's weights for a warm start: after a change of rules a network's features
    remain useful, even if its values don't.
    """
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint, log = folder / "checkpoint.pt", folder / "log.jsonl"
    if checkpoint.exists() and not resume:
        raise BadOption(f"{folder} already holds a run: add --resume, or choose another folder")
    if resume and start is not None:
        raise BadOption("a resumed run keeps its own weights: use --resume or --start, not both")
    if resume and not checkpoint.exists():
        raise BadOption(f"{folder} has no run to resume")
    trainer = Trainer(registry.load(name), recipe)
    if resume:
        load(trainer, checkpoint)
    if start is not None:
        begin_with(trainer, start)
    trainer.prepare()
    began = told = kept = time.monotonic()
    before = trainer.seconds
    remembered = int(trainer.done * SNAPSHOTS_A_RUN)
    decisions, spent = trainer.decisions, dict(trainer.spent)
    while trainer.done < 1 and (stop_after is None or time.monotonic() - began < stop_after):
        figures = trainer.learn(trainer.play())
        now = time.monotonic()
        trainer.seconds = before + now - began
        if int(trainer.done * SNAPSHOTS_A_RUN) > remembered:
            remembered = int(trainer.done * SNAPSHOTS_A_RUN)
            trainer.remember()
        if now - told >= TELL_EVERY or trainer.done >= 1:
            line = {
                "seconds": round(trainer.seconds, 1),
                "decisions": trainer.decisions,
                "a_second": round((trainer.decisions - decisions) / (now - told)),
                "split": {k: round(v - spent[k], 2) for k, v in trainer.spent.items()},
                **{key: round(value, 4) for key, value in figures.items()},
                "against_thumb": {k: round(v, 3) for k, v in trainer.judge().items()},
            }
            with log.open("a") as file:
                file.write(json.dumps(line) + "\n")
            tell(line)
            told, decisions, spent = time.monotonic(), trainer.decisions, dict(trainer.spent)
        if now - kept >= KEEP_EVERY:
            save(trainer, checkpoint)
            kept = now
    save(trainer, checkpoint)
    if log.exists():
        draw_curves(log, folder / "curves.png", registry.card(name).title)
    return export(trainer, folder / "network.npz")


def save(trainer: Trainer, path: Path) -> None:
    """Write a checkpoint atomically: after a crash the old one or the new one exists."""
    fresh = path.with_suffix(".new")
    torch.save(
        {
            "policy": trainer.policy.state_dict(),
            "average": trainer.average.state_dict(),
            "critic": trainer.critic.state_dict(),
            "adam": trainer.adam.state_dict(),
            "points_unit": trainer.points_unit,
            "counts": [trainer.seconds, trainer.decisions, trainer.updates],
            "spent": trainer.spent,
        },
        fresh,
    )
    os.replace(fresh, path)


def load(trainer: Trainer, path: Path) -> None:
    """Restore a checkpoint."""
    from trickery.envs.gpu import DEVICE

    kept = torch.load(path, map_location=DEVICE, weights_only=True)
    try:
        trainer.policy.load_state_dict(kept["policy"])
        trainer.average.load_state_dict(kept["average"])
        trainer.critic.load_state_dict(kept["critic"])
    except RuntimeError as error:
        raise BadOption(f"{path} is from another recipe or version of the game: {error}") from None
    trainer.adam.load_state_dict(kept["adam"])
    trainer.points_unit = kept["points_unit"]
    seconds, decisions, updates = kept["counts"]
    trainer.seconds, trainer.decisions, trainer.updates = seconds, int(decisions), int(updates)
    trainer.spent.update(kept["spent"])
    trainer.remember()


def begin_with(trainer: Trainer, path: Path) -> None:
    """Load weights that `export` wrote into a trainer's networks."""
    wanted = weights_of(trainer)
    try:
        with np.load(path) as kept:
            arrays = {name: kept[name] for name in wanted}
    except (OSError, ValueError, KeyError) as error:
        raise BadOption(f"can't read weights from {path}: {error}") from None
    if any(arrays[name].shape != array.shape for name, array in wanted.items()):
        raise BadOption(f"{path} is from another recipe or version of the game")

    def put(parameter: torch.Tensor, array: Any) -> None:
        parameter[tuple(map(slice, array.shape))] = torch.from_numpy(array)

    with torch.no_grad():
        for net, module in (("policy", trainer.policy), ("critic", trainer.critic)):
            for number, layer in enumerate([module.reader, *module.layers]):
                put(layer.weight, arrays[f"{net}{number}_w"].T.astype(np.float32))
                put(layer.bias, arrays[f"{net}{number}_b"].astype(np.float32))
            module.reader.weight.mul_(module.reader.unit)
        put(trainer.policy.trust.weight[0], arrays["trust_w"].astype(np.float32))
        put(trainer.policy.trust.bias, arrays["trust_b"].astype(np.float32))
        trainer.average.load_state_dict(trainer.policy.state_dict())


def weights_of(trainer: Trainer) -> dict[str, Any]:
    """The weights for bots: the averaged policy and the critic, one row per input.

    With this layout bots can skip zero inputs.
    """
    arrays: dict[str, Any] = {}
    for net, module in (("policy", trainer.average), ("critic", trainer.critic)):
        for number, layer in enumerate([module.reader, *module.layers]):
            weight = layer.weight / layer.unit if number == 0 else layer.weight
            arrays[f"{net}{number}_w"] = weight.detach().float().T.cpu().numpy()
            arrays[f"{net}{number}_b"] = layer.bias.detach().float().cpu().numpy()
    for part in ("weight", "bias"):
        trust = getattr(trainer.average.trust, part)
        arrays[f"trust_{part[0]}"] = trust.detach().float().reshape(-1).cpu().numpy()
    cells, moves = trainer.game.layout.total, len(trainer.game.moves)
    last = f"policy{len(trainer.average.layers)}"
    for first in ("policy0_w", "critic0_w"):  # without the padding for the GPU
        arrays[first] = arrays[first][:cells]
    arrays[f"{last}_w"], arrays[f"{last}_b"] = (
        arrays[f"{last}_w"][:, :moves],
        arrays[f"{last}_b"][:moves],
    )
    return arrays


def export(trainer: Trainer, path: Path) -> Path:
    """Write the weights for bots, in half precision: averaged policy, critic, units."""
    arrays = weights_of(trainer)
    halves = {key: value.astype(np.float16) for key, value in arrays.items()}
    about = {
        "game": trainer.game.name,
        "decisions": trainer.decisions,
        "seconds": round(trainer.seconds),
        "updates": trainer.updates,
        "recipe": dataclasses.asdict(trainer.recipe),
    }
    points = trainer.points_unit.cpu().numpy().astype(np.float32)
    with path.open("wb") as file:
        np.savez_compressed(file, about=json.dumps(about), points_unit=points, **halves)
    return path
