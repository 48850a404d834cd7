"""Records: one JSON line a game, enough to replay it without our generator or our bots.

Rests on `match`. `docs/records.md` tells the format so that a stranger can write a reader.
Reading a record plays it again move by move; whatever could not have happened is refused.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from trickery.core import registry
from trickery.core.edition import Edition
from trickery.core.errors import BadRecord, TrickeryError, shown
from trickery.core.match import Match

FORMAT = "trickery/1"
KEYS = {
    "format": str,
    "game": str,
    "players": int,
    "options": dict,
    "edition": dict,
    "steps": list,
    "scores": list,
    "winners": list,
    "digest": str,
}
OPTIONAL = {"fair": dict}  # how the shuffle was committed to (`core.fair`)


def record_of(match: Match, fair: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A finished game as its record, with the opening of its commitment if there was one."""
    if not match.over:
        raise BadRecord("only a finished game has a record")
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
        "players": match.players,
        "options": dict(match.setting.options),
        "edition": match.setting.edition.figures,
        "steps": steps,
        "scores": match.scores,
        "winners": match.winners,
    }
    if fair is not None:
        record["fair"] = dict(fair)
    return {**record, "digest": digest_of(record)}


def digest_of(record: Mapping[str, Any]) -> str:
    """SHA-256 over the record without its digest, keys sorted, no spaces, in ASCII."""
    told = {key: value for key, value in record.items() if key != "digest"}
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def line_of(match: Match, fair: Mapping[str, Any] | None = None) -> str:
    """A finished game as the line of a records file."""
    return json.dumps(record_of(match, fair), separators=(",", ":"), ensure_ascii=True)


def parse(line: str) -> dict[str, Any]:
    """The record in a line, if it has the right shape and is what was written."""
    try:
        record = json.loads(line)
        told = digest_of(record) if isinstance(record, dict) else ""
    except json.JSONDecodeError as error:
        raise BadRecord(f"no whole record: JSON breaks off at character {error.pos + 1}") from None
    except (ValueError, RecursionError) as error:  # absurd numbers, lists in lists in lists
        raise BadRecord(f"no record: {error}") from None
    if not isinstance(record, dict):
        raise BadRecord("a record is a JSON object")
    if record.get("format") != FORMAT:
        raise BadRecord(f"format must be '{FORMAT}', not {str(record.get('format'))[:40]!r}")
    for key, kind in KEYS.items():
        if type(record.get(key)) is not kind:
            raise BadRecord(f"'{key}' is missing or not a JSON {kind.__name__}")
    for key in record:
        if key in OPTIONAL and type(record[key]) is not OPTIONAL[key]:
            raise BadRecord(f"'{key}' must be a JSON {OPTIONAL[key].__name__}")
        if key not in KEYS and key not in OPTIONAL:
            raise BadRecord(f"unknown key '{key[:40]}'")
    if record["digest"] != told:
        raise BadRecord("the digest does not fit: the record was changed after it was written")
    return record


def start(record: Mapping[str, Any]) -> Match:
    """The table that a record starts from, nothing dealt yet."""
    edition = Edition(record["edition"], "the record's edition")
    return Match(
        registry.load(record["game"]),
        record["players"],
        options=record["options"],
        edition=edition,
        keep_legal=any(isinstance(step, dict) and "legal" in step for step in record["steps"]),
        script=True,
        seed=0,
    )


def steps(record: Mapping[str, Any], match: Match) -> Iterator[int]:
    """Play a record's steps one after the other, each checked; yields their numbers from 1."""
    for number, step in enumerate(record["steps"], 1):
        try:
            _step(match, step)
        except TrickeryError as error:
            raise BadRecord(f"step {number}: {error}") from None
        yield number
    if not match.over:
        raise BadRecord(f"the game is not over after the last step ({len(record['steps'])})")
    _same_in_every_word(record, record_of(match, record.get("fair")))


def _same_in_every_word(told: Mapping[str, Any], played: Mapping[str, Any]) -> None:
    """A record that could be replayed must be the one that the game itself would have written."""

    def text(value: Any) -> str:
        return json.dumps(value, sort_keys=True)

    for number, (ours, theirs) in enumerate(zip(played["steps"], told["steps"], strict=True), 1):
        if text(ours) != text(theirs):
            raise BadRecord(f"step {number}: should read {shown(text(ours), 80)}")
    for key, value in played.items():
        if key != "digest" and text(value) != text(told[key]):
            said = shown(text(told[key]), 80)
            raise BadRecord(f"'{key}' says {said}, but the game gives {shown(text(value), 80)}")


def _step(match: Match, step: Any) -> None:
    if not isinstance(step, dict):
        raise BadRecord("a step is a JSON object")
    keys = set(step)
    if keys == {"chance"}:
        if not isinstance(step["chance"], dict):
            raise BadRecord("'chance' must be a JSON object")
        match.deal(step["chance"])
        return
    if keys not in ({"seat", "move"}, {"seat", "move", "legal"}):
        raise BadRecord("a step has 'chance', or 'seat' and 'move' (and 'legal')")
    if not isinstance(step["move"], str):
        raise BadRecord("'move' must be text")
    if "legal" in step and step["legal"] != match.legal_texts():
        raise BadRecord("'legal' does not list the moves that were legal")
    number = match.game.moves.parse(step["move"])
    match.play(step["seat"], number)


def replay(record: Mapping[str, Any]) -> Match:
    """The finished game that a record tells; raises where it could not have happened."""
    match = start(record)
    for _ in steps(record, match):
        pass
    return match


def read(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The records of a file with their line numbers; complaints name file and line."""
    try:
        with path.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    try:
                        yield number, parse(line)
                    except BadRecord as error:
                        raise BadRecord(f"{path}, line {number}: {error}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path}: cannot be read: {error}") from None


def narrate(record: Mapping[str, Any]) -> Iterator[str]:
    """A record as a story, all cards open, checked as it is told."""
    match = start(record)
    game = match.game
    chosen = [f"{name}={value}" for name, value in match.setting.options.items()]
    yield " ".join([f"{game.card.title}, {match.players} players", *chosen])
    before: dict[str, Any] | None = None
    for number in steps(record, match):
        step = record["steps"][number - 1]
        after = match.view(None) if match.actor is not None or match.over else before
        if "chance" in step:
            yield f"  chance: {json.dumps(step['chance'], separators=(', ', ': '))}"
        else:
            yield f"  seat {step['seat']}: {step['move']}"
        if before is not None and after is not None and after is not before:
            for line in game.news(before, after):
                yield f"    {line}"
        before = after
    yield f"scores {match.scores}, won by {_seats(match.winners)}"


def _seats(seats: list[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)
