"""Trick Party: 4-6 players, one hand of tricks, or a campaign of as many hands as players."""

from trickery.core.registry import GameCard, Option

CARD = GameCard(
    title="Trick Party",
    clauses="TP",
    fewest=4,
    most=6,
    usual=4,
    options=(Option("campaign"),),
)
