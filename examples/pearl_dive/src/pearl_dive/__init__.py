"""Pearl Dive: 2-5 divers, three rounds of secret picks and pushed luck; the most points win."""

from trickery.core.registry import GameCard

CARD = GameCard(title="Pearl Dive", clauses="PD", fewest=2, most=5, usual=3)
