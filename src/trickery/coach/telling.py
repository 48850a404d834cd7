"""Formatting the coach's findings for people: figures and sentences in a language.

Rests on `finding` and `reviewing`. The command line prints it; `page` writes it into a file.
"""

from __future__ import annotations

from collections.abc import Sequence

from babel import Locale
from babel.numbers import format_decimal, format_percent

from trickery.coach.told import Finding, Group, Review, Span
from trickery.coach.weighing import LEAST_SHARE
from trickery.core import registry
from trickery.core.say import Say, heard, speaker
from trickery.core.words import ENGLISH, LISTS, Translator

say = speaker("trickery")  # the command line's catalogue


class Teller:
    """Formats the coach's findings for one game, in one language."""

    def __init__(self, game: str, language: str = ENGLISH) -> None:
        self.game = game
        self.words = Translator(language, registry.package_of(game), heard_from=(__package__,))
        self._locale = Locale.parse(LISTS.get(language, language))
        self._percent = self._locale.percent_formats[None].pattern.replace("0", "0.0")

    def text(self, said: Say) -> str:
        """Format a message."""
        return self.words.text(said)

    def seat(self, number: int) -> str:
        """A seat's name."""
        return self.text(say("column", seat=number))

    def percent(self, share: float) -> str:
        """A chance of winning, in per cent."""
        return format_percent(_no_less(share, 3), self._percent, locale=self._locale)

    def change(self, share: float) -> str:
        """A change of the chance of winning, with its sign."""
        share = _no_less(share, 3)
        return ("+" if share > 0 else "") + self.percent(share)

    def points(self, points: float) -> str:
        """Points, or a difference of them."""
        return format_decimal(_no_less(points, 1), "0.0", locale=self._locale)

    def within(self, span: Span) -> str:
        """An interval of chances of winning."""
        low, high = self.percent(span["low"]), self.percent(span["high"])
        return self.text(say("review-within", text_low=low, text_high=high))

    def head(self, review: Review) -> str:
        """The heading: the game and the seat."""
        card = registry.card(review["game"])
        game = say("story-begins", text_title=card.title, players=review["players"])
        return self.text(say("review-head", seat=review["seat"], game=game))

    def depth(self, review: Review) -> str:
        """The number of decisions and the depth of the analysis."""
        decisions, playouts = review["decisions"], review["playouts"]
        if not decisions:
            return self.text(say("review-no-decisions", seat=review["seat"]))
        return self.text(say("review-depth", decisions=decisions, playouts=playouts))

    def account(self, review: Review) -> list[tuple[str, str, str]]:
        """The account of the result: for each line a name, its figure and an explanation.

        The rounded figures add up: luck absorbs the rounding error.
        """
        account = review["account"]
        assert account is not None  # all findings are there
        start, skill = round(account["start"], 3), round(sum(account["skill"]), 3)
        result = account["start"] if account["result"] is None else account["result"]
        result = round(result, 3)
        span: Span = {
            "mean": account["cost"],
            "low": max(0.0, account["cost_low"]),
            "high": account["cost_high"],
        }
        by_thumb = any(each["regular"] is None for each in review["findings"])
        made = say(
            "review-skill-thumb-why" if by_thumb else "review-skill-why",
            text_room=self.change(account["room"]),
            text_cost=self.change(-account["cost"]),
            text_within=self.within(span),
        )
        return [
            (self.text(name), figure, self.text(why))
            for name, figure, why in (
                (say("review-start"), self.percent(start), say("review-start-why")),
                (say("review-luck"), self.change(result - start - skill), say("review-luck-why")),
                (say("review-skill"), self.change(skill), made),
                (say("review-result"), self.percent(result), say("review-result-why")),
            )
        ]

    def decision(self, finding: Finding) -> str:
        """The number of the decision, and the chosen move."""
        number, step = finding["number"] + 1, finding["step"]
        move = finding["chosen"] or finding["best"]
        return self.text(say("review-decision", number=number, step=step, move=move))

    def better(self, finding: Finding) -> str:
        """The better move, by how much, and how sure that is."""
        cost = finding["cost"]
        id_ = "review-better" if finding["sure"] else "review-perhaps"
        return self.text(
            say(
                id_,
                best=finding["best"],
                text_cost=self.percent(cost["mean"]),
                text_within=self.within(cost),
                text_points=self.points(finding["points_cost"]),
            )
        )

    def hard(self, finding: Finding) -> str:
        """How hard the decision was."""
        levels = (say("review-easy"), say("review-not-easy"), say("review-hard"))
        if finding["regular"] is None:
            hard = say("review-hard-thumb")
            levels = (say("review-easy-thumb"), hard, hard)
        return self.text(levels[finding["hard"]])

    def notes(self, finding: Finding, group: Group) -> list[str]:
        """Notes on moves in a list: the best, the one played."""
        found = []
        if group is finding["groups"][0]:
            found.append(self.text(say("review-best")))
        if finding["chosen"] in group["moves"]:
            found.append(self.text(say("review-played")))
        return found

    def why(self, finding: Finding) -> tuple[str, list[tuple[bool, str]]]:
        """Why the best move is better: in a sentence, and the facts for it and against it."""
        told = finding["why"]
        points = [(each["helps"], self.text(heard(each["text"]))) for each in told["points"]]
        return self.text(heard(told["says"])), points


def costly(findings: Sequence[Finding]) -> tuple[list[Finding], list[Finding]]:
    """The mistakes, beyond doubt and possible ones; the costliest first.

    Negligible differences are left out.
    """
    found = [each for each in findings if each["cost"]["mean"] >= LEAST_SHARE]
    found.sort(key=lambda each: (-each["cost"]["mean"], each["number"]))
    return [each for each in found if each["sure"]], [each for each in found if not each["sure"]]


def _no_less(number: float, places: int) -> float:
    """Rounded, and never -0."""
    return round(number, places) + 0.0
