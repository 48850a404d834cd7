"""Views of a random game of every kind, for those who draw: `python web/fixtures.py`.

Rests on the package. Written to web/public-dev/fixtures, which is not committed; `npm run gallery`
serves them at gallery.html#GAME/PLAYERS/STEP.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from trickery.core import registry
from trickery.core.match import Match

FOLDER = Path(__file__).parent / "public-dev" / "fixtures"


def story(name: str, players: int) -> list[dict[str, object]]:
    """Every step of one random game, seen from seat 0, by a bystander and with open cards."""
    match = Match(registry.load(name), players, seed=7)
    rng = random.Random(players)
    steps: list[dict[str, object]] = []
    entry = None
    while True:
        view = match.view(0)
        steps.append(
            {
                "view": view,
                "watch": match.view(None),
                "open": [match.view(seat) for seat in range(players)],
                "prompt": match.prompt(),
                "entry": entry,
            }
        )
        if match.actor is None:
            return steps
        seat = match.actor
        move = match.play(seat, rng.choice(match.legal()))
        heard = str(move) if seat == 0 else move.heard
        news = list(match.game.news(view, match.view(0)))
        entry = {"seq": len(steps), "kind": "move", "seat": seat, "text": heard, "news": news}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in registry.names():
        card = registry.card(game)
        for count in range(card.fewest, card.most + 1):
            text = json.dumps(story(game, count))
            (FOLDER / f"{game}-{count}.json").write_text(text, encoding="utf-8")
            print(f"{game}-{count}: {len(text) // 1024} kB")
