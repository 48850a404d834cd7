"""Records: written, read back, and refused when they tell what could not have happened."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from trickery.check.cases import Case
from trickery.core import records, registry
from trickery.core.errors import BadRecord, TrickeryError
from trickery.core.match import Match
from trickery.records import narrate


def finished(case: Case, seed: int, keep_legal: bool = False) -> Match:
    match = case.match(seed, keep_legal=keep_legal)
    rng = random.Random(seed)
    while match.actor is not None:
        match.play(match.actor, rng.choice(match.legal()))
    return match


def sealed(record: dict[str, Any]) -> dict[str, Any]:
    """A record with a digest that fits, as a forger would make it."""
    return {**record, "digest": records.digest_of(record)}


def test_a_record_reads_back(case: Case) -> None:
    match = finished(case, 1, keep_legal=True)
    record = records.parse(records.line_of(records.record_of(match)))
    again = records.replay(record)
    assert again.scores == match.scores
    assert again.winners == match.winners
    assert records.record_of(again) == record
    story = list(narrate(record))
    assert len(story) > len(record["steps"])


def test_a_record_is_one_line_of_ascii(name: str) -> None:
    line = records.line_of(
        records.record_of(finished(Case(name, registry.card(name).usual, ()), 2))
    )
    assert "\n" not in line
    assert line.isascii()
    record = json.loads(line)
    assert list(record) == list(records.KEYS)
    assert record["format"] == "trickery/2"
    assert all(set(step) in ({"chance"}, {"seat", "move"}) for step in record["steps"])


def test_every_outcome_of_chance_is_written_out(name: str) -> None:
    """Nothing of a replay comes from our generator: another seed gives the same game."""
    record = records.record_of(finished(Case(name, registry.card(name).usual, ()), 3))
    assert "seed" not in json.dumps(record)
    assert "chance" in record["steps"][0]
    assert records.replay(record).scores == record["scores"]


def test_an_unfinished_game_has_no_record() -> None:
    with pytest.raises(BadRecord, match="finished"):
        records.record_of(Match(registry.load("trick_party"), seed=1))


@pytest.fixture(scope="module")
def good() -> dict[str, Any]:
    return records.record_of(finished(Case("trick_party", 4, ()), 4))


def change(record: dict[str, Any], *path: Any, to: Any) -> dict[str, Any]:
    changed = copy.deepcopy(record)
    place = changed
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return changed


@pytest.mark.parametrize(
    ("path", "to", "complaint"),
    [
        (("format",), "trickery/3", "“format” must be “trickery/2”, not “trickery/3”"),
        (("game",), "trick_partey", "no game called “trick_partey”"),
        (("players",), 9, "4 to 6 players, not 9"),
        (("options",), {"campaign": 7}, "option “campaign” must be on or off"),
        (("edition", "revolution", "boos"), [1], "the record’s edition: revolution.boos: has one"),
        (("steps", 0), 5, "step 1: a step must be a JSON object"),
        (("steps", 0), {"chance": 5}, "step 1: “chance” must be a JSON object"),
        (("steps", 0), {}, "step 1: a step needs “chance”"),
        (("steps", 0), {"seat": 0, "move": "play 1 of Boos"}, "step 1: it’s nobody’s turn yet"),
        (("steps", 1), {"chance": {}}, "step 2: nothing is left to chance here"),
        (("steps", 1, "move"), "dance", "step 2: “dance” isn’t a move in this game"),
        (("steps", 1, "move"), 7, "step 2: “move” must be text"),
        (("steps", 1, "seat"), 9, "step 2: “seat” must be a whole number from 0 to 3, not 9"),
        (("steps", 1, "seat"), "0", "step 2: “seat” must be a whole number from 0 to 3, not '0'"),
        (("scores",), [0, 0, 0, 0], "“scores” says"),
        (("winners",), [], "“winners” says"),
        (("winners",), "all", "“winners” is missing, or isn’t of type list"),
        (("winners",), [False], "“winners” says"),
        (("options",), {}, "“options” says"),
        (("edition",), {}, "“edition” says"),
        (("game",), "TRICK-PARTY", "“game” says"),
        (("steps", 0, "chance", "weather"), "rain", "step 1: should read"),
        (("hello",), 1, "unknown key “hello”"),
    ],
)
def test_a_forged_record_is_refused_with_the_reason(
    good: dict[str, Any], path: tuple[Any, ...], to: Any, complaint: str
) -> None:
    forged = sealed(change(good, *path, to=to))
    with pytest.raises(TrickeryError, match=complaint):
        records.replay(records.parse(json.dumps(forged)))


@pytest.mark.parametrize(
    "told",
    [
        [7],
        [{"step": 1, "seat": 0}],
        [{"step": True, "seat": 0, "moves": 1}],
        [{"step": 1, "seat": 9, "moves": 1}],
        [{"step": 10**6, "seat": 0, "moves": 1}],
        [{"step": 1, "seat": 0, "moves": 0}],
        [{"step": 2, "seat": 0, "moves": 1}, {"step": 1, "seat": 0, "moves": 1}],
    ],
)
def test_take_backs_that_could_not_have_been_are_refused(good: dict[str, Any], told: Any) -> None:
    records.check(sealed({**good, "taken_back": [{"step": 1, "seat": 0, "moves": 1}]}))
    with pytest.raises(BadRecord, match="taken_back"):
        records.check(sealed({**good, "taken_back": told}))


def test_a_move_by_the_wrong_seat_or_against_the_rules_is_refused(good: dict[str, Any]) -> None:
    first = good["steps"][1]
    other = (first["seat"] + 1) % 4
    with pytest.raises(BadRecord, match=f"step 2: it’s Seat {first['seat'] + 1}’s turn"):
        records.replay(sealed(change(good, "steps", 1, "seat", to=other)))
    twice = change(good, "steps", 5, "move", to=first["move"])
    with pytest.raises(BadRecord, match=r"step 6: “.*” isn’t allowed: you don’t"):
        records.replay(sealed(twice))


def test_a_changed_record_is_noticed_even_if_it_is_by_the_rules(good: dict[str, Any]) -> None:
    """The order of a hand means nothing to the rules; the digest tells all the same."""
    hand = good["steps"][0]["chance"]["hands"][0]
    changed = change(good, "steps", 0, "chance", "hands", 0, to=hand[::-1])
    assert records.replay(changed).scores == good["scores"]
    with pytest.raises(BadRecord, match="changed after it was written"):
        records.parse(json.dumps(changed))


def test_a_move_must_be_written_in_full(good: dict[str, Any]) -> None:
    shouted = change(good, "steps", 1, "move", to=good["steps"][1]["move"].upper())
    with pytest.raises(BadRecord, match="step 2: should read"):
        records.replay(sealed(shouted))


def test_absurd_json_is_refused() -> None:
    for line in (
        "9" * 5000,
        '{"a": ' + "9" * 5000 + "}",
        "[" * 5000,
        '{"a": ' + "[" * 990 + "]" * 990 + "}",
    ):
        with pytest.raises(BadRecord):
            records.parse(line)


def test_a_truncated_record_is_refused(good: dict[str, Any]) -> None:
    line = json.dumps(good)
    for cut in (1, len(line) // 2, len(line) - 1):
        with pytest.raises(BadRecord, match="not a whole record"):
            records.parse(line[:cut])
    short = sealed(change(good, "steps", to=good["steps"][:-3]))
    with pytest.raises(BadRecord, match="the game isn’t over after the last step"):
        records.replay(short)
    more = sealed(change(good, "steps", to=[*good["steps"], good["steps"][-1]]))
    with pytest.raises(BadRecord, match="the game is over"):
        records.replay(more)


def test_complaints_name_file_and_line(good: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(good) + "\n\n" + json.dumps(good)[:-9] + "\n")
    with pytest.raises(BadRecord, match=r"games\.jsonl, line 3: not a whole record"):
        list(records.read(path))
    with pytest.raises(BadRecord, match="can’t read"):
        list(records.read(tmp_path / "none.jsonl"))
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord, match="can’t read"):
        list(records.read(path))


def test_listed_legal_moves_are_checked() -> None:
    record = records.record_of(finished(Case("trick_party", 5, ()), 5, keep_legal=True))
    legal = record["steps"][1]["legal"]
    forged = sealed(change(record, "steps", 1, "legal", to=legal[1:]))
    with pytest.raises(BadRecord, match="step 2: “legal”"):
        records.replay(forged)


_plain = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 200) | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(data=st.data())
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_forged_is_refused_or_true(name: str, data: st.DataObject) -> None:
    """Put anything anywhere into a record: it is refused with a reason, or it tells a game."""
    record = _RECORDS.setdefault(
        name, records.record_of(finished(Case(name, registry.card(name).fewest, ()), 6))
    )
    forged = copy.deepcopy(record)
    place: Any = forged
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        inner = place[key]
        if isinstance(inner, dict | list) and inner and data.draw(st.integers(0, 5)):
            place = inner
            continue
        place[key] = data.draw(_plain)
        break
    try:
        match = records.replay(records.parse(json.dumps(sealed(forged))))
    except TrickeryError:
        return
    assert records.digest_of(records.record_of(match)) == records.digest_of(forged)


_RECORDS: dict[str, dict[str, Any]] = {}
