"""Twisticon: 2-4 players twist one cube of icons and collect the cards that match it."""

from trickery.core.registry import GameCard, Option

CARD = GameCard(
    title="Twisticon",
    blurb="Twist the cube, line up three icons on top, and sweep in every card that shows them.",
    clauses="TW",
    fewest=2,
    most=4,
    usual=2,
    options=(
        Option("horizontal_twists", "the layers about the upright axis may be twisted too (TW-7)"),
        Option(
            "reshuffle_after",
            "turns per player without a claim until the cube is twisted afresh; 0: never (TW-19)",
            default=2,
            low=0,
            high=19,
        ),
        Option(
            "sets_apart",
            "each closed set stands alone, for points and for nine (TW-16)",
            since=1,
        ),
    ),
    peer="go_fish",
    plays_from=1,  # TW-4, 8, 14, 16, 20 and 21 were revised after version 0
    middle=7,
)
