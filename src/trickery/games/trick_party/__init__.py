"""Trick Party: 4-6 players, one hand of tricks, or a campaign of as many hands as players."""

from trickery.core.registry import GameCard, Option

CARD = GameCard(
    title="Trick Party",
    blurb="Ghosts collect treats; revolutions turn every trick upside down; DEATH takes the last.",
    clauses="TP",
    fewest=4,
    most=6,
    usual=4,
    options=(Option("campaign", "as many hands as players; the scores add up (TP-15)"),),
    peer="spades",
    middle=6,
)
