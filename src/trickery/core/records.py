"""Records: one JSON line per game, enough to replay it without our generator or our bots.

Rests on `match`. `docs/records.md` specifies the format. Reading a record replays it move by move;
impossible steps are refused.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from trickery.core import registry
from trickery.core.edition import Edition
from trickery.core.errors import BadRecord, TrickeryError, shown
from trickery.core.match import Match
from trickery.core.say import speaker

say = speaker(__package__)

FORMAT = "trickery/2"
FIRST = "trickery/1"  # the format before records had the version of the rules
KEYS = {
    "format": str,
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,
    "edition": dict,
    "steps": list,
    "scores": list,
    "winners": list,
    "digest": str,
}
#: The shuffle's commitments (`core.fair`); which moves were taken back.
OPTIONAL = {"fair": dict, "taken_back": list}
UNKNOWN = ("scores", "winners")  # null if the game's old rules are no longer available


def record_of(
    match: Match,
    fair: Mapping[str, Any] | None = None,
    also: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The record of a finished game, with the secrets of a fair shuffle.

    `also` is what the match doesn't know: which moves were taken back; options and figures as
    somebody committed to them, perhaps before later versions of the game added others.
    """
    if not match.over:
        raise BadRecord(say("record-unfinished"))
    moves = match.game.moves
    steps: list[dict[str, Any]] = []
    for step in match.history:
        if step.chance is not None:
            steps.append({"chance": step.chance})
        else:
            steps.append({"seat": step.seat, "move": str(moves[step.move])})
            if step.legal:
                steps[-1]["legal"] = [str(moves[number]) for number in step.legal]
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.setting.version,
        "players": match.players,
        "options": dict(match.setting.options),
        "edition": match.setting.edition.figures,
        "steps": steps,
        "scores": match.scores,
        "winners": match.winners,
    }
    return _signed({**record, **(also or {})}, fair)


def unplayable(
    game: str,
    version: int,
    settings: Mapping[str, Any],
    steps: Sequence[Mapping[str, Any]],
    fair: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The record of a game under rules that Trickery no longer has: its steps, without the
    result."""
    record = {"format": FORMAT, "game": game, "rules": version, **settings, "steps": list(steps)}
    return _signed({**record, **dict.fromkeys(UNKNOWN)}, fair)


def _signed(record: dict[str, Any], fair: Mapping[str, Any] | None) -> dict[str, Any]:
    if fair is not None:
        record["fair"] = dict(fair)
    return {**record, "digest": digest_of(record)}


def digest_of(record: Mapping[str, Any]) -> str:
    """SHA-256 over the record without its digest, keys sorted, no spaces, in ASCII."""
    told = {key: value for key, value in record.items() if key != "digest"}
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def line_of(record: Mapping[str, Any]) -> str:
    """A record as a line of a records file."""
    return json.dumps(record, separators=(",", ":"), ensure_ascii=True)


def parse(line: str) -> dict[str, Any]:
    """Parse a line into a record; raises if it's malformed or doesn't match its digest."""
    try:
        record = json.loads(line)
    except json.JSONDecodeError as error:
        raise BadRecord(say("record-breaks-off", place=error.pos + 1)) from None
    except (ValueError, RecursionError) as error:  # numbers out of range, deep nesting
        raise BadRecord(say("record-absurd", text=str(error))) from None
    return check(record)


def check(record: Any) -> dict[str, Any]:
    """Check a parsed record's structure and digest."""
    try:
        told = digest_of(record) if isinstance(record, dict) else ""
    except (ValueError, RecursionError) as error:
        raise BadRecord(say("record-absurd", text=str(error))) from None
    if not isinstance(record, dict):
        raise BadRecord(say("record-no-object"))
    if record.get("format") not in (FORMAT, FIRST):
        told_format = shown(record.get("format"))
        raise BadRecord(say("record-format", text_format=FORMAT, text=told_format))
    wanted = {
        key: kind for key, kind in KEYS.items() if key != "rules" or record["format"] != FIRST
    }
    for key, kind in wanted.items():
        open_end = key in UNKNOWN and key in record and record[key] is None
        if type(record.get(key)) is not kind and not open_end:
            raise BadRecord(say("record-lacks", text_key=key, text_kind=kind.__name__))
    for key in record:
        if key in OPTIONAL and type(record[key]) is not OPTIONAL[key]:
            raise BadRecord(say("record-lacks", text_key=key, text_kind=OPTIONAL[key].__name__))
        if key not in wanted and key not in OPTIONAL:
            raise BadRecord(say("record-unknown-key", text_key=key[:40]))
    if record["digest"] != told:
        raise BadRecord(say("record-digest"))
    _check_taken_back(record)
    return record


def _check_taken_back(record: Mapping[str, Any]) -> None:
    """Does every entry name a place, a seat and how many moves, in order?"""
    before, steps = 0, len(record["steps"])
    for told in record.get("taken_back", ()):
        whole = isinstance(told, dict) and set(told) == {"step", "seat", "moves"}
        if not whole or not all(type(value) is int for value in told.values()):
            raise BadRecord(say("taken-back-keys"))
        fits = before <= told["step"] <= steps and 0 <= told["seat"] < record["players"]
        if not fits or told["moves"] < 1:
            raise BadRecord(say("taken-back-keys"))
        before = told["step"]


def version_of(record: Mapping[str, Any]) -> int:
    """The version of a record's rules; raises if Trickery can't replay it."""
    card = registry.card(record["game"])
    told: int | None = record.get("rules")
    version = card.version_by_options(record["options"]) if told is None else told
    return card.check_version(version)


def start(record: Mapping[str, Any]) -> Match:
    """The match that a record starts from, before the deal."""
    version = version_of(record)
    return Match(
        registry.load(record["game"]),
        record["players"],
        options=record["options"],
        edition=Edition(record["edition"], say("edition-of-record")),
        version=version,
        keep_legal=any(isinstance(step, dict) and "legal" in step for step in record["steps"]),
        script=True,
        seed=0,
    )


def steps(record: Mapping[str, Any], match: Match) -> Iterator[int]:
    """Play a record's steps in order, checking each; yields their numbers from 1."""
    for number, step in enumerate(record["steps"], 1):
        try:
            _step(match, step)
        except TrickeryError as error:
            raise BadRecord(say("at-step", step=number, why=error.reason)) from None
        yield number
    if not match.over:
        raise BadRecord(say("record-not-over", steps=len(record["steps"])))
    also = {key: record[key] for key in ("taken_back",) if key in record}
    _same_in_every_word(record, record_of(match, record.get("fair"), also))


def _same_in_every_word(told: Mapping[str, Any], played: Mapping[str, Any]) -> None:
    """Check that a replayed record is exactly the one that the game would have written."""
    told, played = _as_told_then(told, played)

    def text(value: Any) -> str:
        return json.dumps(value, sort_keys=True)

    for number, (ours, theirs) in enumerate(zip(played["steps"], told["steps"], strict=True), 1):
        if text(ours) != text(theirs):
            should = say("step-should-read", text=shown(text(ours), 80))
            raise BadRecord(say("at-step", step=number, why=should))
    for key, value in played.items():
        if key != "digest" and text(value) != text(told[key]):
            said, given = shown(text(told[key]), 80), shown(text(value), 80)
            raise BadRecord(say("record-differs", text_key=key, text=said, text_given=given))


def _as_told_then(
    told: Mapping[str, Any], played: Mapping[str, Any]
) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """Both records without the options and figures that came after the older version."""
    card = registry.card(played["game"])
    told = {**told, "format": FORMAT, "rules": played["rules"]}
    if played["rules"] == card.version:
        return told, played
    later = {option.name for option in card.options if option.since > played["rules"]}
    options = {
        name: value
        for name, value in played["options"].items()
        if name in told["options"] or name not in later
    }
    figures = _named_by(told["edition"], played["edition"])
    return told, {**played, "options": options, "edition": figures}


def _named_by(names: Mapping[str, Any], figures: Mapping[str, Any]) -> dict[str, Any]:
    """The figures of an edition that another one also has."""
    return {
        key: _named_by(names[key], value) if isinstance(value, dict) else value
        for key, value in figures.items()
        if key in names
    }


def _step(match: Match, step: Any) -> None:
    if not isinstance(step, dict):
        raise BadRecord(say("step-no-object"))
    keys = set(step)
    if keys == {"chance"}:
        if not isinstance(step["chance"], dict):
            raise BadRecord(say("chance-no-object"))
        match.deal(step["chance"])
        return
    if keys not in ({"seat", "move"}, {"seat", "move", "legal"}):
        raise BadRecord(say("step-keys"))
    if not isinstance(step["move"], str):
        raise BadRecord(say("step-move-no-text"))
    if "legal" in step and step["legal"] != match.legal_texts():
        raise BadRecord(say("legal-differs"))
    seat = step["seat"]
    if type(seat) is not int or not 0 <= seat < match.players:
        raise BadRecord(say("step-seat", last=match.players - 1, text=shown(seat, write=repr)))
    number = match.game.moves.parse(step["move"])
    match.play(seat, number)


def replay(record: Mapping[str, Any]) -> Match:
    """The finished game in a record; raises at a step that can't have happened."""
    match = start(record)
    for _ in steps(record, match):
        pass
    return match


def read(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The records of a file with their line numbers; errors name the file and line."""
    try:
        with path.open(encoding="utf-8") as lines:
            yield from read_lines(lines, str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(say("file-unreadable", text=str(path), text_why=str(error))) from None


def read_lines(lines: Iterable[str], name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The records of some lines with their numbers; errors use `name` for the source."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield number, parse(line)
            except BadRecord as error:
                raise BadRecord(say("at-line", text=name, line=number, why=error.reason)) from None
