"""Tricky Twist: 3-4 players, as many rounds as players; losing a trick can pay best."""

from trickery.core.registry import GameCard, Option

CARD = GameCard(
    title="Tricky Twist",
    clauses="TT",
    fewest=3,
    most=4,
    usual=4,
    options=(Option("retrieve_each_round", since=1),),
    plays_from=1,  # TT-13, 14, 15 and 21 were revised after version 0
)
