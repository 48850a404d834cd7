"""Tricksters: 4 players, partners that change every round, rounds until a target score."""

from trickery.core.registry import GameCard

CARD = GameCard(
    title="Tricksters",
    clauses="TS",
    fewest=4,
    most=4,
    usual=4,
)
