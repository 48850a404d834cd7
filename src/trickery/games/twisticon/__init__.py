"""Twisticon: 2-4 players twist one cube of icons and collect the cards that match it."""

from trickery.core.registry import GameCard, Option

CARD = GameCard(
    title="Twisticon",
    clauses="TW",
    fewest=2,
    most=4,
    usual=2,
    options=(
        Option("horizontal_twists"),
        Option(
            "reshuffle_after",
            default=2,
            low=0,
            high=19,
        ),
        Option(
            "sets_apart",
            since=1,
        ),
    ),
    plays_from=1,  # TW-4, 8, 14, 16, 20 and 21 were revised after version 0
)
