"""Most Tricks: 2-5 players, a standard deck, one hand; whoever takes most tricks wins."""

from trickery.core.registry import GameCard, Option

CARD = GameCard(
    title="Most Tricks",
    blurb="Follow suit; the highest card of the suit led takes the trick, and most tricks win.",
    clauses="MT",
    fewest=2,
    most=5,
    usual=3,
    options=(Option("last_counts_twice", "the last trick counts as two (MT-6)"),),
    peer="spades",
)
