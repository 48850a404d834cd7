"""The results as text for people and as JSON for programs.

Rests on `measure`.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from importlib import metadata
from pathlib import Path
from typing import Any

from trickery import bots
from trickery.arena.measure import FEWEST, Duel, Entrant, Estimate, Results
from trickery.core import registry


def text(results: Results) -> str:
    """Format the results as a few small tables."""
    contest, deals = results.contest, len(results.outcomes)
    title = registry.card(contest.game).title
    head = (
        f"{title}, {contest.players} players, seed {contest.seed}: {deals} deals, "
        f"{results.games} games, {results.decisions / results.games:.1f} decisions a game. "
        f"An equal share of the wins is {results.equal:.1%}."
    )
    parts = [head, _duels(results.duels)]
    if len(contest.bots) > 2:
        parts.append(_cross_table(results))
    parts.append(_entrants(results.entrants))
    if any(duel.won and duel.won.value == 1 for duel in results.duels):
        parts.append("A bot that won every decided deal is at least that much stronger.")
    parts.append("\n".join(sentence(duel, results.equal) for duel in results.duels))
    return "\n\n".join(parts)


def sentence(duel: Duel, equal: float) -> str:
    """A duel's verdict as a sentence."""
    share = duel.share
    found = f"{share.value:.1%} of the wins ({share.low:.1%} to {share.high:.1%})"
    begin = f"{duel.bot} alone among {duel.among} gets {found}; an equal share is {equal:.1%}"
    if duel.verdict in ("stronger", "weaker"):
        return f"{begin}: {duel.bot} is {duel.verdict}."
    if duel.verdict == "too few deals":
        return f"{begin}: too few deals to tell (fewer than {FEWEST})."
    return f"{begin}: not decided."


def _duels(duels: Sequence[Duel]) -> str:
    head = ["bot", "among", "win share", "95%", "deals won", "95%", "decided"]
    rows = [[*head, "points", "others", "verdict"]]
    for duel in duels:
        won = [f"{duel.won.value:.1%}", _span(duel.won)] if duel.won else ["-", "-"]
        rows.append(
            [
                *(duel.bot, duel.among, f"{duel.share.value:.1%}", _span(duel.share), *won),
                *(str(duel.decided), f"{duel.points:.2f}", f"{duel.others:.2f}", duel.verdict),
            ]
        )
    return columns(rows, left=(0, 1, 9))


def _cross_table(results: Results) -> str:
    names = results.contest.names
    shares = {(duel.bot, duel.among): duel.share for duel in results.duels}
    rows = [["win share of, among", *names]]
    for bot in names:
        cells = [shares.get((bot, among)) for among in names]
        rows.append([bot, *(f"{cell.value:.1%}" if cell else "." for cell in cells)])
    return columns(rows, left=(0,))


def _entrants(entrants: Sequence[Entrant]) -> str:
    rows = [["bot", "rating", "95%", "decisions", "ms a move", "longest ms", "of timed moves"]]
    for entrant in entrants:
        rating, spent = entrant.rating, entrant.thinking
        mean = f"{1000 * spent.seconds / spent.moves:.3g}" if spent.moves else "-"
        rows.append(
            [
                entrant.name,
                f"{rating.value:+.0f}" if rating.value else "0",
                f"{rating.low:+.0f} to {rating.high:+.0f}" if rating.low or rating.high else "",
                str(entrant.decisions),
                mean,
                f"{1000 * spent.longest:.3g}" if spent.moves else "-",
                str(spent.moves),
            ]
        )
    return columns(rows, left=(0,))


def _span(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f}-{100 * estimate.high:.1f}"


def columns(rows: Sequence[Sequence[str]], left: Sequence[int]) -> str:
    """Format rows as a table: columns right-aligned, except those in `left`."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if at in left else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def as_json(results: Results, wanted: int, seconds: float, jobs: int, ray: bool) -> dict[str, Any]:
    """The results as plain data, with everything needed to reproduce them."""
    contest = results.contest
    setting = registry.load(contest.game).setting(contest.players, contest.options, contest.edition)
    return {
        "command": ["trickery", *sys.argv[1:]],
        "versions": {"python": platform.python_version(), **_versions()},
        "machine": {"platform": platform.platform(), "cores": os.cpu_count()},
        "game": contest.game,
        "players": contest.players,
        "options": dict(contest.options),
        "edition": setting.edition.figures,
        "seed": contest.seed,
        "jobs": jobs,
        "ray": ray,
        "seconds": round(seconds, 3),
        "deals_wanted": wanted,
        "deals": len(results.outcomes),
        "games": results.games,
        "decisions": results.decisions,
        "equal_share": results.equal,
        "bots": [_bot(entrant, contest.game) for entrant in results.entrants],
        "duels": [
            {**asdict(duel), "in_words": sentence(duel, results.equal)} for duel in results.duels
        ],
        "played": [
            {
                "deal": outcome.deal,
                "seed": contest.deal_seed(outcome.deal),
                "shares": outcome.shares.tolist(),
                "points": outcome.points.tolist(),
                "others": outcome.others.tolist(),
            }
            for outcome in results.outcomes
        ],
    }


def write_json(path: Path, data: dict[str, Any]) -> None:
    """Write the file atomically."""
    beside = path.with_name(path.name + ".part")
    beside.write_text(json.dumps(data, allow_nan=False) + "\n", encoding="utf-8")
    beside.replace(path)


def _bot(entrant: Entrant, game: str) -> dict[str, Any]:
    rung, budget = bots.parse(entrant.name.partition(" (")[0], game)
    return {
        **asdict(entrant),
        "rung": rung,
        "budget": {"seconds": budget.seconds, "simulations": budget.simulations},
    }


def _versions() -> dict[str, str]:
    found = {}
    for package in ("trickery", "numpy", "numba", "ray"):
        try:
            found[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return found
