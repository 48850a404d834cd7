"""Trick 100: 2-6 players, one game of shedding: outbid the discard, pass, or cheat."""

from trickery.core.registry import GameCard

CARD = GameCard(
    title="Trick 100",
    clauses="TH",
    fewest=2,
    most=6,
    usual=4,
)
