"""A beginner's game against regulars, reviewed: what was luck, what was skill, what cost most.

    python examples/reviewed_game.py                          Trick Party
    python examples/reviewed_game.py twisticon --depth deep --html review.html

Rests on `trickery.coach`. docs/coach.md explains the figures.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from trickery import Match, bots, coach, load, records
from trickery.coach.page import page
from trickery.core.rng import generator


def played(game: str, seed: int) -> dict[str, Any]:
    """The record of a game: a beginner in seat 0, regulars in all others."""
    match = Match(load(game), seed=seed)
    rng = generator(seed)
    seats = [bots.make("regular" if seat else "beginner", rng) for seat in range(match.players)]
    while match.actor is not None:
        match.play(match.actor, bots.ask(seats[match.actor], match))
    return records.record_of(match)


def main() -> None:
    """Play, review, print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="trick_party")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", default="quick")
    parser.add_argument("--html", type=Path)
    asked = parser.parse_args()
    review = coach.review(played(asked.game, asked.seed), seat=0, depth=asked.depth)
    account = review["account"]
    assert account is not None
    luck, skill = sum(account["luck"]), sum(account["skill"])
    print(f"start {account['start']:.1%}, luck {luck:+.1%}, skill {skill:+.1%}:", end=" ")
    print(f"{account['result']:.1%} of the win")
    for finding in sorted(review["findings"], key=lambda each: -each["cost"]["mean"])[:3]:
        cost, sure = finding["cost"]["mean"], "beyond doubt" if finding["sure"] else "perhaps"
        print(f"{finding['chosen']}: {finding['best']} was better by {cost:.1%}, {sure}")
    if asked.html:
        asked.html.write_text(page([review]), encoding="utf-8")


if __name__ == "__main__":
    main()
