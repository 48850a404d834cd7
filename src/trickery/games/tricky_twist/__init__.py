"""Tricky Twist: 3-4 players, as many rounds as players; a lost trick can be worth most."""

from trickery.core.registry import GameCard, Option

CARD = GameCard(
    title="Tricky Twist",
    blurb="Balance tricks against false tricks: a card that cannot follow suit comes back to you.",
    clauses="TT",
    fewest=3,
    most=4,
    usual=4,
    options=(Option("retrieve_each_round", "Retrieve comes back in every round (TT-13)", since=1),),
    peer="hearts",
    plays_from=1,  # TT-13, 14, 15 and 21 were revised after version 0
    middle=24,
)
