"""What the coach must never say: what contradicts the rest of a finding, or the hint before it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from html import unescape

from trickery.coach import Finding, Review
from trickery.coach.page import page

_FIGURE = re.compile(r'<li><div class="name">.*?class="figure">([\d.]+)%', re.DOTALL)
_BEST = re.compile(r'<span class="note best">', re.DOTALL)


def contradictions(finding: Finding) -> Iterator[str]:
    """What in a finding contradicts something else in it."""
    best, *worse = finding["groups"]
    moves = [move for group in finding["groups"] for move in group["moves"]]
    if len(set(moves)) < len(moves):
        yield "a move is in two groups"
    if finding["best"] != best["moves"][0]:
        yield "the suggested move isn't the first of the best group"
    for one, other in itertools.pairwise(finding["groups"]):
        same = one["share"]["mean"] == other["share"]["mean"]
        if one["share"]["mean"] < other["share"]["mean"]:
            yield "a figure stands above a higher one"
        if same and one["points"]["mean"] <= other["points"]["mean"]:
            yield "two groups have one figure"
    for group in finding["groups"]:
        apart = best["share"]["mean"] - group["share"]["mean"]
        if abs(group["cost"]["mean"] - apart) > 2e-4:
            yield "a cost isn't the difference of two figures"
        if group["sure"] and group["cost"]["mean"] <= 0:
            yield "beyond doubt, and yet it costs nothing"
    yield from _of_choice(finding)
    if (finding["why"]["against"] is None) != (not worse):
        yield "a reason where nothing is better, or none where something is"
    if finding["why"]["against"] in best["moves"]:
        yield "a reason against a move of the best group"


def _of_choice(finding: Finding) -> Iterator[str]:
    """What is said of the chosen move, and of its group."""
    chosen = finding["chosen"] or finding["best"]
    group = next((each for each in finding["groups"] if chosen in each["moves"]), None)
    if group is None:
        yield "the chosen move is in no group"
        return
    for key in ("cost", "points_cost", "sure", "after"):
        if finding[key] != group[key]:
            yield f"the {key} of the choice isn't that of its group"


def differences(hint: Finding, reviewed: Finding) -> Iterator[str]:
    """Where a review says something else than the hint before it."""
    for key in ("best", "groups", "thumb", "regular", "hard", "before", "room"):
        if hint[key] != reviewed[key]:
            yield f"hint and review differ: {key}"


def contradictions_in_page(review: Review) -> Iterator[str]:
    """What contradicts itself in a review as it's printed: bars whose figures rise."""
    for article in page([review]).split("<article")[1:]:
        figures = [float(figure) for figure in _FIGURE.findall(unescape(article))]
        if figures != sorted(figures, reverse=True):
            yield "printed figures rise"
        if not 1 <= len(_BEST.findall(article)) <= 1:
            yield "not one group is printed as the best"
