"""Views of a random game of every kind, for those who draw: `python web/fixtures.py`.

Rests on the package. Written to web/public-dev/fixtures, which is not committed; `npm run gallery`
serves them at gallery.html#GAME/PLAYERS/STEP. `python web/fixtures.py --records` writes instead a
record of every game into its folder, committed, for the tests of what the page checks of it.
"""

from __future__ import annotations

import json
import random
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from trickery.core import fair, records, registry
from trickery.core.match import Match
from trickery.core.say import wire

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
                "prompt": wire(match.prompt()),
                "entry": entry,
            }
        )
        if match.actor is None:
            return steps
        seat = match.actor
        move = match.play(seat, rng.choice(match.legal()))
        heard = str(move) if seat == 0 else move.heard
        news = [wire(line) for line in match.game.news(view, match.view(0))]
        entry = {"seq": len(steps), "kind": "move", "seat": seat, "text": heard, "news": news}


def record(name: str, seed: int) -> dict[str, Any]:
    """A random game whose cards two people shuffled; the seed stands for all that is random."""
    rng = random.Random(seed)
    card = registry.card(name)
    players = rng.randint(card.fewest, card.most)
    options = {option.name: rng.randint(option.low, option.high) for option in card.options}
    secret, *lucks = (rng.randbytes(32).hex() for _ in range(3))
    game = registry.load(name)
    settings = fair.settings_of(game, game.setting(players, options))
    shuffled = fair.Shuffled("fixture", settings, secret, ())
    pledges = (
        fair.Pledge(seat, shuffled.pledge(1, seat, luck), luck) for seat, luck in enumerate(lucks)
    )
    shuffled = replace(shuffled, shuffles=(tuple(pledges),))
    words = fair.stream(shuffled.key(name, players))
    match = Match(game, players, words=words, options=options)
    while match.actor is not None:
        match.play(match.actor, rng.choice(match.legal()))
    return records.record_of(match, shuffled.opened())


def draws(told: dict[str, Any]) -> list[str]:
    """The outcomes of chance in a record, by their names."""
    return [step["chance"]["deal"] for step in told["steps"] if "chance" in step]


def whole_record(name: str) -> str:
    """The shortest of some random games in which chance has a part in every way that it can."""
    some = [record(name, seed) for seed in range(60)]
    kinds = {kind for told in some for kind in draws(told)}
    whole = [told for told in some if set(draws(told)) == kinds and len(draws(told)) > 1]
    return min(map(records.line_of, whole), key=len)


if __name__ == "__main__":
    if "--records" in sys.argv:
        for game in registry.ours():
            text = whole_record(game)
            file = Path(__file__).parent / "src" / "games" / game / "record.json"
            file.write_text(text + "\n", encoding="utf-8")
            print(f"{game}: {len(text) // 1024} kB, {len(draws(json.loads(text)))} draws")
        sys.exit()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in registry.names():
        card = registry.card(game)
        for count in range(card.fewest, card.most + 1):
            text = json.dumps(story(game, count))
            (FOLDER / f"{game}-{count}.json").write_text(text, encoding="utf-8")
            print(f"{game}-{count}: {len(text) // 1024} kB")
