"""Flea Market: 2-5 bidders, open auctions and a secret colour; the most points win."""

from trickery.core.registry import GameCard

CARD = GameCard(title="Flea Market", clauses="FM", fewest=2, most=5, usual=3)
