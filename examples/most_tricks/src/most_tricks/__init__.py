"""Most Tricks: 2-5 players, a standard deck, one hand; the player with the most tricks wins."""

from trickery.core.registry import GameCard, Option

CARD = GameCard(
    title="Most Tricks",
    clauses="MT",
    fewest=2,
    most=5,
    usual=3,
    options=(Option("last_counts_twice"),),
)
