"""Where hidden cards may be, and how much depends on it.

Rests on `reasons`, in whose playouts it's counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from trickery.coach.reasons import Floats, Pair, of_hundred
from trickery.coach.told import Whereabouts


def whereabouts(pair: Pair) -> list[Whereabouts]:
    """The odds of everything hidden, per hundred worlds; what matters most comes first.

    A card matters as much as the gains depend on where it is.
    """
    game, seat = pair.game, pair.seat
    if game.facts is None:
        return []
    places: dict[str, dict[int | str, list[int]]] = {}
    for number, row in enumerate(pair.worlds):
        for card, where in game.facts.hidden(game.State.still(row), seat):
            places.setdefault(card, {}).setdefault(where, []).append(number)
    players = int(pair.worlds[0]["players"])
    matters = {card: _spread(where.values(), pair.gains) for card, where in places.items()}
    return [
        _odds(card, places[card], players, len(pair.worlds))
        for card in sorted(places, key=lambda card: (-round(matters[card], 9), card))
    ]


def _odds(card: str, where: dict[int | str, list[int]], players: int, worlds: int) -> Whereabouts:
    odds = Counter({place: of_hundred(len(there) / worlds) for place, there in where.items()})
    named = sorted(place for place in odds if isinstance(place, str))
    return {
        "card": card,
        "seats": [odds[seat] for seat in range(players)],
        "places": {place: odds[place] for place in named},
    }


def _spread(groups: Iterable[Sequence[int]], gains: Floats) -> float:
    """How much of the variation of the gains is between these groups of worlds."""
    mean = float(gains.mean())
    return sum(len(each) * (float(gains[each].mean()) - mean) ** 2 for each in groups)
