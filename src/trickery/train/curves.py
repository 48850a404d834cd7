"""A training run's log as a picture: strength, entropy and speed.

Rests on matplotlib (`pip install trickery[train]`).
"""

from __future__ import annotations

import json
from pathlib import Path


def draw_curves(log: Path, picture: Path, title: str) -> None:
    """Draw a log against the millions of decisions learned from."""
    from matplotlib.figure import Figure

    lines = [json.loads(line) for line in log.read_text().splitlines()]
    millions = [line["decisions"] / 1e6 for line in lines]
    figure = Figure(figsize=(11, 3.2), layout="constrained")
    strength, unsure, speed = figure.subplots(1, 3)
    for players in lines[-1]["against_thumb"]:
        shares = [line["against_thumb"].get(players) for line in lines]
        strength.plot(millions, shares, label=f"{players} players")
    strength.axhline(1, color="grey", linewidth=0.8)
    strength.set_title("times an equal share, among rules of thumb", fontsize=9)
    strength.legend(fontsize=7)
    unsure.plot(millions, [line["entropy"] for line in lines], label="entropy of the policy")
    unsure.plot(millions, [line["share_loss"] for line in lines], label="the critic's loss")
    unsure.set_title("how unsure", fontsize=9)
    unsure.legend(fontsize=7)
    speed.plot(millions, [line["a_second"] / 1e6 for line in lines])
    speed.set_ylim(bottom=0)
    speed.set_title("million decisions a second", fontsize=9)
    for part in (strength, unsure, speed):
        part.set_xlabel("million decisions", fontsize=8)
        part.tick_params(labelsize=7)
        part.spines[["top", "right"]].set_visible(False)
    figure.suptitle(title, fontsize=10)
    figure.savefig(picture, dpi=110)
