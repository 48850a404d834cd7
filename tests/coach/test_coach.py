"""The coach: it knows no more than the seat, its sums add up, its intervals hold, and it is told.

How well it judges real games is measured, not tested: `docs/coach.md`.
"""

from __future__ import annotations

import copy
import itertools
import json
import re
from collections.abc import Sequence
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

from kit.process import Run
from trickery import coach, records
from trickery.coach.page import page
from trickery.coach.telling import Teller
from trickery.coach.weighing import Weighted, weigh
from trickery.core import registry
from trickery.core.errors import BadOption, BadRecord, NotYourTurn
from trickery.core.match import Match
from trickery.core.pseudo import PSEUDO
from trickery.core.records import digest_of, start, steps
from trickery.core.rng import below, generator
from trickery.core.words import Translator, languages

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

FEW = 40  # playouts a decision
SCHEMES: Final = ("light", "dark")


def played(match: Match, seed: int, moves: int = 10_000) -> Match:
    """A match after some moves at random."""
    rng = generator(seed)
    while match.actor is not None and moves > 0:
        legal = match.legal()
        match.play(match.actor, legal[below(rng, len(legal))])
        moves -= 1
    return match


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A game of Trick Party."""
    return records.record_of(played(Match(registry.load("trick_party"), seed=3), 3))


@pytest.fixture(scope="module")
def review(record: dict[str, Any]) -> coach.Review:
    """What the coach says about seat 0 in it."""
    return coach.review(record, 0, FEW)


# No hindsight ------------------------------------------------------------------------------------


def test_a_finding_is_the_same_for_a_twin_with_other_hidden_cards(name: str) -> None:
    game = registry.load(name)
    match = played(Match(game, seed=8), 8, moves=5)
    while match.actor is not None and len(match.legal()) == 1:
        played(match, 8, moves=1)
    seat, truth = match.actor, match.snapshot()
    assert seat is not None
    twin = game.twin(truth[0], seat, generator(21))
    assert twin.tobytes() != truth.tobytes()
    told = [
        json.dumps(coach.find(coach.position(game, rows, seat, None, 2, 5), FEW))
        for rows in (truth, twin, truth)
    ]
    assert told[0] == told[1]
    assert told[0] == told[2]  # and twice the same


def test_a_review_is_the_same_for_a_twin_of_the_game_until_cards_were_seen(
    record: dict[str, Any], review: coach.Review
) -> None:
    twin, until = twin_of(record)
    assert twin["steps"][0] != record["steps"][0]
    ours = [each for each in review["findings"] if each["step"] < until]
    other = coach.findings(twin, 0, FEW)
    assert len(ours) > 5
    for each in ours:
        assert json.dumps(next(other)) == json.dumps(each)


def twin_of(record: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """The game in which seats 1 and 2 had each other's card, and the moves before that was seen.

    Cards of one suit, so that everything before could be played.
    """
    deal, *moves = copy.deepcopy(record["steps"])
    hands = deal["chance"]["hands"]
    when = {(step["seat"], step["move"]): number for number, step in enumerate(moves)}
    until, one, two = max(
        (min(when[1, f"play {one}"], when[2, f"play {two}"]), one, two)
        for one in hands[1]
        for two in hands[2]
        if one.split()[-1] == two.split()[-1]
    )
    swapped = {one: two, two: one}
    deal["chance"]["hands"] = [[swapped.get(card, card) for card in hand] for hand in hands]
    match = start(record)
    match.deal(deal["chance"])
    for step in moves[:until]:
        match.play(step["seat"], step["move"])
    return records.record_of(played(match, 5)), until


# Sums --------------------------------------------------------------------------------------------


def test_start_luck_and_skill_add_up_to_the_result(name: str) -> None:
    match = played(Match(registry.load(name), seed=4), 4)
    record = records.record_of(match)
    every = list(coach.positions(start(record), record, 0))
    found = [coach.find(where, FEW) for where in every[:: max(1, len(every) // 4)][:4]]
    result = match.returns[0]
    told = coach.summed_up(name, match.players, 0, FEW, len(found), found, result)["account"]
    assert told is not None
    assert told["start"] == 1 / match.players
    assert sum(told["luck"]) + sum(told["skill"]) + told["start"] == pytest.approx(result, abs=2e-4)
    assert told["room"] - told["cost"] == pytest.approx(sum(told["skill"]), abs=2e-4)
    assert told["cost_low"] <= told["cost"] <= told["cost_high"]
    for each, skill in zip(found, told["skill"], strict=True):
        assert each["room"] - each["cost"]["mean"] == pytest.approx(skill, abs=3e-4)
        assert sum(each["before"]) == pytest.approx(1, abs=1e-3)
        assert each["chosen"] in [move for group in each["groups"] for move in group["moves"]]


def test_a_seat_without_choices_has_luck_only() -> None:
    told = coach.summed_up("trick_party", 4, 0, FEW, 0, [], 1.0)
    assert told["account"] is not None
    assert (told["account"]["luck"], told["account"]["skill"]) == ([0.75], [])
    assert "<svg" not in page([told])


# Weighing ----------------------------------------------------------------------------------------


class Urn:
    """Stands in for a sampler: moves of known worth, in worlds that are good or bad for all."""

    def __init__(self, worths: Sequence[float], seed: int, all_or_nothing: bool = False) -> None:
        self.worths = np.array(worths)
        self.seed = seed
        self.all_or_nothing = all_or_nothing

    def play_on(self, _root: Any, _seat: int, moves: Sequence[int], rng: Any, count: int) -> Any:
        worth, here = self.worths[list(moves)], [self.seed, *map(int, rng)]
        rng += np.uint64(1)
        chances = np.random.default_rng(here)
        if self.all_or_nothing:
            own = (chances.random((count, 1)) < worth).astype(float)
        else:
            each = [np.random.default_rng([*here, move]) for move in moves]
            noise = np.stack([one.uniform(-0.1, 0.1, count) for one in each], axis=1)
            own = worth + chances.uniform(-0.1, 0.1, (count, 1)) + noise
        shares = np.stack([own, 1 - own], axis=2)
        return np.zeros(count), shares, 10 * shares


def weighed(urn: Urn, playouts: int, trusted: Sequence[int] = ()) -> Weighted:
    moves = range(len(urn.worths))
    return weigh(urn, np.zeros(1), 0, moves, generator(1), playouts, trusted)  # type: ignore[arg-type]


def test_effort_goes_to_the_moves_that_are_close_and_the_best_is_kept() -> None:
    worths = [0.3, 0.32, 0.5, 0.48, *np.linspace(0.1, 0.3, 12)]
    right = 0
    for seed in range(60):
        found = weighed(Urn(worths, seed), 2000, trusted=[0])
        worlds = [found.seen.weighed(number).worlds for number in range(len(worths))]
        right += found.best == 2
        assert {at for group in found.groups for at in group} == set(range(len(worths)))
        assert {*found.groups[0], *found.groups[1][:1]} == {2, 3}
        assert min(worlds[2], worlds[3], worlds[0]) > 2 * max(worlds[4:])
        assert found.seen.playouts <= 2400
        assert found.seen.compared(2, 0).sure
    assert right >= 57


def test_a_budget_too_small_still_looks_at_every_move() -> None:
    found = weighed(Urn([0.1, 0.9, 0.5], 1), 1)
    assert found.best == 1
    assert all(found.seen.weighed(number).worlds >= 8 for number in range(3))


@pytest.mark.parametrize("all_or_nothing", [False, True])
def test_intervals_hold_the_true_value_in_95_of_100_cases(all_or_nothing: bool) -> None:
    """Those of all moves, however few worlds they met, and what one is better than another by."""
    worths = [0.35, 0.45, 0.5, 0.2, 0.25, 0.33, 0.44]
    values: list[list[bool]] = [[] for _ in worths]
    apart = []
    for seed in range(400):
        found = weighed(Urn(worths, seed, all_or_nothing), 1200, trusted=[1, 3]).seen
        for move, worth in enumerate(worths):
            share = found.weighed(move).share
            values[move].append(share.low <= worth <= share.high)
        span = found.compared(1, 3).share
        apart.append(span.low <= worths[1] - worths[3] <= span.high)
    assert all(0.91 <= np.mean(each) <= 0.985 for each in values)
    assert 0.93 <= np.mean(values) <= 0.97
    assert 0.93 <= np.mean(apart) <= 0.97


def test_kind_worlds_do_not_make_a_move_look_better_than_the_best() -> None:
    worths = [0.5, 0.5, 0.49, 0.48, *np.linspace(0.2, 0.45, 12)]
    off = []
    for seed in range(40):
        found = weighed(Urn(worths, seed), 2000, trusted=[0])
        told = [found.seen.weighed(number) for number in range(len(worths))]
        likely = [found.seen.compared(n, found.best).likely for n in range(len(worths))]
        assert not any(likely)
        plain = [float(found.seen.shares(number).mean()) for number in range(len(worths))]
        off += [
            (abs(one.share.mean - worth), abs(mean - worth))
            for one, mean, worth in zip(told, plain, worths, strict=True)
            if one.worlds < max(each.worlds for each in told)
        ]
    steadied, raw = np.array(off).mean(axis=0)
    assert steadied < 0.85 * raw  # half of what worlds do there, they do to all


def test_what_is_trusted_is_the_best_unless_another_is_likely_better() -> None:
    kept = sum(weighed(Urn([0.4] * 12, seed), 1000, trusted=[7]).best == 7 for seed in range(60))
    assert kept >= 40  # without it one of twelve
    better = [0.4] * 11 + [0.5]
    assert all(weighed(Urn(better, seed), 1000, trusted=[7]).best == 11 for seed in range(20))


def test_where_nothing_can_be_won_points_decide() -> None:
    class Lost(Urn):
        def play_on(self, *given: Any) -> Any:
            worlds, shares, points = super().play_on(*given)
            return worlds, np.zeros_like(shares), points

    assert weighed(Lost([0.1, 0.4, 0.9, 0.3], 1), 400).best == 2


def test_what_is_alike_is_seldom_called_better_beyond_doubt() -> None:
    wrong = 0
    for seed in range(250):
        found = weighed(Urn([0.4] * 8, seed), 800)
        first, *others = found.groups
        wrong += sum(len(each) for each in others if found.seen.groups_compared(first, each).sure)
    assert wrong <= 250 * 7 / 100  # of the moves that are as good as the best


def test_moves_that_make_no_difference_are_one_group() -> None:
    """However many there are: no second group is told with the figures of the first."""

    class Alike(Urn):
        def play_on(self, *given: Any) -> Any:
            worlds, shares, points = super().play_on(*given)
            return worlds, shares[:, :1].repeat(12, 1), points[:, :1].repeat(12, 1)

    found = weighed(Alike([0.4] * 12, 3), 800)
    assert [len(group) for group in found.groups] == [12]


@pytest.mark.parametrize("all_or_nothing", [False, True])
def test_figures_fall_from_group_to_group(all_or_nothing: bool) -> None:
    """Whatever chance did: nothing that's worse stands beside a higher figure."""
    rng = np.random.default_rng(5)
    for seed in range(150):
        worths = rng.choice([0.3, 0.35, 0.4, 0.5], size=int(rng.integers(2, 14)))
        trusted = [int(at) for at in rng.integers(0, len(worths), 2)]
        found = weighed(Urn(list(worths), seed, all_or_nothing), 400, trusted)
        assert sorted(at for group in found.groups for at in group) == list(range(len(worths)))
        figures = [found.seen.figure_of(group) for group in found.groups]
        assert all(one > other for one, other in itertools.pairwise(figures))
        assert found.best in found.groups[0]
        assert found.best in trusted or not set(trusted) & set(found.groups[0])


# What is refused ---------------------------------------------------------------------------------


def test_what_makes_no_sense_is_refused_with_a_reason(record: dict[str, Any]) -> None:
    for depth in ("deeper", "0", -1, 10**9, "1.5"):
        with pytest.raises(
            BadOption, match=f"“{depth}” isn’t a depth: choose quick, usual or deep"
        ):
            coach.playouts(depth)
    with pytest.raises(NotYourTurn, match="1 to 4"):
        coach.review(record, 4, FEW)
    with pytest.raises(BadOption, match="it’s nobody’s turn"):
        coach.assess(records.replay(record))
    forced = start(record)
    for _, step in zip(steps(record, forced), record["steps"], strict=False):
        if "move" in step and forced.actor is not None and len(forced.legal()) == 1:
            break
    with pytest.raises(BadOption, match="only one legal move"):
        coach.assess(forced)
    nonsense: list[Any] = [{"seat": 0}, {"chance": {}}, "x", {"seat": 0, "move": "play"}]
    for broken in nonsense:
        told = [record["steps"][0], broken, *record["steps"][2:]]
        with pytest.raises(BadRecord, match="step 2"):
            list(coach.findings({**record, "steps": told}, 0, FEW))


# The command line --------------------------------------------------------------------------------


@pytest.fixture
def file(record: dict[str, Any], tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(records.line_of(record) + "\n", encoding="utf-8")
    return path


def test_a_review_is_told_and_written(
    run: Run, file: Path, tmp_path: Path, review: coach.Review
) -> None:
    kept, drawn = tmp_path / "review.json", tmp_path / "review.html"
    words = ("review", str(file), "--depth", str(FEW), "--json", str(kept), "--html", str(drawn))
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    assert "Review for Seat 1: Trick Party, 4 players" in out
    assert f"{review['decisions']} decisions, each played out 40 times." in out
    assert "For the other seats: --seat 2, 3, 4 or all" in out
    figures = re.findall(r"^  (?:Start|Luck|Skill|Result) +([+-]?[\d.]+)%", out, re.MULTILINE)
    assert sum(map(float, figures[:3])) == pytest.approx(float(figures[3]), abs=0.01)
    assert json.loads(kept.read_text(encoding="utf-8")) == review
    assert drawn.read_text(encoding="utf-8") == page([review])


def test_every_seat_and_what_is_piped_in(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = coach.positions
    monkeypatch.setattr(coach, "positions", lambda *given: islice(every(*given), 2))  # for speed
    with file.open(encoding="utf-8") as lines:
        monkeypatch.setattr("sys.stdin", lines)
        code, out, _ = run("review", "-", "--seat", "all", "--depth", "1")
    assert code == 0
    assert [f"Review for Seat {seat}" in out for seat in range(6)] == [False, *[True] * 4, False]
    assert "For the other seats" not in out


def test_a_position_is_assessed_as_the_review_does(
    run: Run, file: Path, tmp_path: Path, review: coach.Review
) -> None:
    finding, kept = review["findings"][3], tmp_path / "finding.json"
    words = ("assess", str(file), "--step", str(finding["step"]), "--depth", str(FEW))
    code, out, _ = run(*words, "--json", str(kept))
    assert code == 0
    assert f"Seat 1’s turn, after {finding['step']} moves" in out
    assert json.loads(kept.read_text(encoding="utf-8")) == finding
    reader = Translator(game=registry.package_of("trick_party"))
    for move in [move for group in finding["groups"] for move in group["moves"]]:
        assert f"  {reader.label(move)} " in out
    assert sum("best" in line for line in out.splitlines()) >= 1
    assert out.count("played") >= 1
    code, out, _ = run("assess", str(file), "--depth", "1", "--language", "de")
    assert code == 0
    assert "Siegchance" in out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("review", "FILE", "--seat", "5"), "--seat must be a number from 1 to 4, or all"),
        (("review", "FILE", "--seat", "me"), "--seat must be a number from 1 to 4, or all"),
        (("review", "FILE", "--depth", "bottomless"), "“bottomless” isn’t a depth"),
        (("review", "FILE", "--line", "2"), "there’s no record in line 2"),
        (("review", "FILE", "--html", "no/such/file"), "can’t write no/such/file"),
        (("review", "no.jsonl"), "can’t read no.jsonl"),
        (("review", "TWO"), "holds several records: choose one with --line"),
        (("review", "BAD"), "line 1: step 2: "),
        (("assess", "FILE", "--step", "60"), "--step must be a number from 0 to 59"),
        (("assess", "FILE", "--step", "59"), "only one legal move"),
        (("assess", "TWO", "--line", "3"), "there’s no record in line 3"),
        (("review", "EMPTY"), "doesn’t have any records in it"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    run: Run, file: Path, record: dict[str, Any], words: tuple[str, ...], complaint: str
) -> None:
    line = file.read_text(encoding="utf-8")
    bad = {**record, "steps": [record["steps"][0], *record["steps"][2:]]}
    bad["digest"] = digest_of(bad)
    texts = {"FILE": line, "TWO": line * 2, "BAD": records.line_of(bad) + "\n", "EMPTY": ""}
    if words[1] in texts:
        file.write_text(texts[words[1]], encoding="utf-8")
        words = (words[0], str(file), *words[2:])
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err.startswith("trickery: ")
    assert complaint in err
    assert err.count("\n") == 1


# The page that stands alone ----------------------------------------------------------------------


class Tags(HTMLParser):
    """Sees that every tag is closed in its turn."""

    VOID = ("meta", "line", "polyline", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def in_doubt_and_beyond(review: coach.Review) -> coach.Review:
    """The same with one mistake beyond doubt and one in doubt, whatever chance did."""
    found = copy.deepcopy(review)
    for number, sure in ((1, True), (2, False)):
        found["findings"][number]["cost"] = {"mean": 0.062, "low": 0.04, "high": 0.084}
        found["findings"][number]["sure"] = sure
    return found


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_the_page_stands_alone_in_every_language(review: coach.Review, language: str) -> None:
    text = page([in_doubt_and_beyond(review), review], language)
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    kinds = {tag for tag, _ in tags.seen}
    assert {"svg", "polyline", "table", "details", "article"} <= kinds
    assert not kinds & {"script", "link", "img", "iframe", "object", "a", "base", "form"}
    assert not any({"src", "href", "onclick"} & set(attributes) for _, attributes in tags.seen)
    assert not re.search(r"https?:|url\(|@import|//\w", text)
    assert tags.seen[0] == ("html", {"lang": "en" if language == PSEUDO else language})
    prose = text.partition("</style>")[2]
    assert "{" not in prose  # no message was missing
    curves = [tags for tag, tags in tags.seen if tag == "polyline"]
    assert len(curves) == 2 * review["players"]


def test_words_from_elsewhere_are_escaped(review: coach.Review) -> None:
    odd = in_doubt_and_beyond(review)
    odd["findings"][1]["best"] = "<script>alert('x')</script>"
    assert "<script" not in page([odd])


def test_figures_are_written_as_the_language_writes_them() -> None:
    for language, percent, change in (
        ("en", "6.2%", "+6.2%"),
        ("de", "6,2\u00a0%", "+6,2\u00a0%"),
        ("it", "6,2%", "+6,2%"),
    ):
        teller = Teller("trick_party", language)
        assert (teller.percent(0.0621), teller.change(0.0621)) == (percent, change)
    assert Teller("trick_party").change(-0.00001) == "0.0%"


def test_the_page_is_readable_for_everybody(
    browser: Browser, review: coach.Review, tmp_path: Path
) -> None:
    """On a phone, in the dark and by those who do not see: axe finds nothing serious."""
    from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

    file = tmp_path / "review.html"
    file.write_text(page([in_doubt_and_beyond(review)]), encoding="utf-8")
    size: ViewportSize = {"width": 360, "height": 640}
    asked: list[str] = []
    for scheme in SCHEMES:
        with browser.new_context(viewport=size, color_scheme=scheme) as context:
            screen = context.new_page()
            screen.on("request", lambda request: asked.append(request.url))
            screen.goto(file.as_uri())
            screen.evaluate("document.querySelectorAll('details').forEach(it => it.open = true)")
            assert screen.evaluate("document.documentElement.scrollWidth") <= 360
            assert [fault["id"] for fault in Axe().run(screen).response["violations"]] == []
    assert asked == [file.as_uri()] * 2
