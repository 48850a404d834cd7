"""Commands that ask the coach: review, assess.

Rests on `coach`, loaded only when a command needs it. They speak the reader's language.
"""

from __future__ import annotations

import json as text_of
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trickery.cli.shared import (
    Language,
    RecordsFile,
    at_line,
    check_writable,
    patience,
    progress,
    records_in,
    say,
    words_in,
    writing,
)
from trickery.core.errors import BadOption, BadRecord, TrickeryError

if TYPE_CHECKING:
    from trickery.coach import Finding, Group, Position, Review
    from trickery.coach.telling import Teller
    from trickery.core.words import Translator

Line = Annotated[
    int | None, typer.Option(min=1, help="Which record, by its line, if there are several.")
]
Depth = Annotated[
    str,
    typer.Option(
        help="How closely to look: quick, usual, deep, or how many playouts per decision."
    ),
]
JsonFile = Annotated[Path | None, typer.Option(help="Write all the figures to this file.")]

ALL = "all"
WIDE = 24  # letters of a bar
SAME = "″"  # the figures of the line above


def review(
    record: RecordsFile,
    seat: Annotated[
        str | None, typer.Option(help="Whose moves: a seat number from 1, or all. Default: 1.")
    ] = None,
    depth: Depth = "usual",
    line: Line = None,
    html: Annotated[
        Path | None, typer.Option(help="Write a self-contained web page to this file.")
    ] = None,
    json: JsonFile = None,
    language: Language = None,
) -> None:
    """Show what each move of a finished game cost, and why."""
    words = words_in(language)
    at, told = _one_record(record, line)
    check_writable(html, json)
    with patience(_setting_up(words, told)):
        from trickery import coach
        from trickery.coach.page import page
        from trickery.coach.telling import Teller

        count = coach.playouts(depth)
        seats = _seats(seat, _players(record, at, told))
        teller = Teller(told["game"], words.language)
        looked = {each: _positions(told, each) for each in seats}
        for first in [each[0] for each in looked.values() if each][:1]:
            coach.find(first, 1)  # compiles, so that the bar moves evenly
    reviews = [_reviewed(told, each, looked[each], count, teller) for each in seats]
    for number, each in enumerate(reviews):
        print("\n" * (number > 0) + "\n".join(_review_lines(each, teller)))
    if seat is None:
        others = [*(str(each) for each in range(2, reviews[0]["players"] + 1)), ALL]
        print(f"\n{words.text(say('review-others', text_seats=others))}")
    _write(json, text_of.dumps(reviews if seat == ALL else reviews[0], indent=1) + "\n", words)
    _write(html, page(reviews, words.language), words)


def assess(
    record: RecordsFile,
    step: Annotated[
        int | None,
        typer.Option(min=0, help="How many moves in; by default, at the last choice."),
    ] = None,
    depth: Depth = "usual",
    line: Line = None,
    json: JsonFile = None,
    language: Language = None,
) -> None:
    """Show what each legal move at one point is worth, and why."""
    words = words_in(language)
    at, told = _one_record(record, line)
    check_writable(json)
    with patience(_setting_up(words, told)):
        from trickery import coach
        from trickery.coach.telling import Teller

        count = coach.playouts(depth)
        where = _decision(told, step, _players(record, at, told))
        teller = Teller(told["game"], words.language)
        found = coach.find(where, count)
    print("\n".join(_position_lines(found, teller)))
    _write(json, text_of.dumps(found, indent=1) + "\n", words)


# Input ------------------------------------------------------------------------------------------


def _one_record(file: Path, line: int | None) -> tuple[int, dict[str, Any]]:
    """The requested record, and its line."""
    found = list(records_in(file))
    if line is not None:
        for number, record in found:
            if number == line:
                return number, record
        raise BadRecord(say("no-record-there", text=str(file), line=line))
    if not found:
        raise BadRecord(say("no-records", text=str(file)))
    if len(found) > 1:
        raise BadRecord(say("many-records", text=str(file)))
    return found[0]


def _players(file: Path, line: int, record: Mapping[str, Any]) -> int:
    """How many played, once the whole record has been checked."""
    from trickery.core.records import replay

    try:
        return replay(record).players
    except TrickeryError as error:
        raise at_line(file, line, error) from None


def _seats(asked: str | None, players: int) -> list[int]:
    """The requested seats; people count them from 1."""
    if asked == ALL:
        return list(range(players))
    if asked is None:
        return [0]
    if asked.isdecimal() and 1 <= int(asked[:6]) <= players:
        return [int(asked[:6]) - 1]
    raise BadOption(say("seat-or-all", last=players))


def _positions(record: Mapping[str, Any], seat: int) -> list[Position]:
    from trickery import coach
    from trickery.core.records import start

    return list(coach.positions(start(record), record, seat))


def _decision(record: Mapping[str, Any], step: int | None, players: int) -> Position:
    """The decision after `step` moves, or the last one with a choice."""
    from trickery import coach

    seats = [each["seat"] for each in record["steps"] if "seat" in each]
    if step is None:
        last = [each[-1] for seat in range(players) if (each := _positions(record, seat))]
        if not last:
            raise BadOption(say("no-decisions-here"))
        return max(last, key=lambda where: where.step)
    if step >= len(seats):
        raise BadOption(say("steps-are-numbered", last=len(seats) - 1))
    for where in _positions(record, seats[step]):
        if where.step == step:
            return where
    raise BadOption(coach.say("coach-no-choice"))


def _reviewed(
    record: Mapping[str, Any], seat: int, looked: Sequence[Position], count: int, teller: Teller
) -> Review:
    """Review a seat's game with a progress bar."""
    from trickery import coach
    from trickery.core.records import replay

    done: list[Finding] = []
    with progress(len(looked), teller.seat(seat)) as advance:
        for where in looked:
            done.append(coach.find(where, count))
            advance(1)
    match = replay(record)
    result = match.returns[seat]
    return coach.summed_up(match.game.name, match.players, seat, count, len(done), done, result)


# Output ------------------------------------------------------------------------------------------


def _setting_up(words: Translator, record: Mapping[str, Any]) -> str:
    from trickery.core import registry

    return words.text(say("setting-up", text_title=registry.card(record["game"]).title))


def _review_lines(review: Review, teller: Teller) -> list[str]:
    from trickery.coach.telling import costly

    lines = [teller.head(review), teller.depth(review), ""]
    told = teller.account(review)
    name, figure = (max(len(each[at]) for each in told) for at in (0, 1))
    lines.append(teller.text(say("review-account")))
    lines += [f"  {each[0]:<{name}}  {each[1]:>{figure}}  {each[2]}" for each in told]
    sure, doubtful = costly(review["findings"])
    lines += ["", teller.text(say("review-costly") if sure else say("review-nothing"))]
    for each in sure:
        lines += [f"  {teller.decision(each)}", f"    {teller.better(each)}"]
        lines += [f"    {line}" for line in _why(each, teller)]
    if doubtful:
        lines += ["", teller.text(say("review-doubtful"))]
        lines += [f"  {teller.decision(each)}. {teller.better(each)}" for each in doubtful]
    return lines


def _position_lines(found: Finding, teller: Teller) -> list[str]:
    from trickery.coach.telling import costly

    heads = [teller.text(say(id_)) for id_ in ("assess-move", "assess-share", "assess-within")]
    rows = [[*heads, teller.text(say("assess-points"))]]
    marks = [""]
    most = max(each["share"]["high"] for each in found["groups"])
    for each in found["groups"]:
        share = each["share"]
        first, *others = map(teller.words.label, each["moves"])
        rows.append(
            [
                first,
                teller.percent(share["mean"]),
                teller.within(share),
                teller.points(each["points"]["mean"]),
            ]
        )
        notes = ", ".join(teller.notes(found, each))
        marks.append(f"{_bar(each, most)}  {notes}".rstrip())
        rows += [[other, SAME, "", ""] for other in others]
        marks += [""] * len(others)
    wide = [max(len(row[at]) for row in rows) for at in range(4)]
    lines = [teller.text(say("assess-head", seat=found["seat"], moves=found["step"])), ""]
    for row, mark in zip(rows, marks, strict=True):
        cells = [f"{row[0]:<{wide[0]}}", *(f"{row[at]:>{wide[at]}}" for at in (1, 2, 3)), mark]
        lines.append("  " + "  ".join(cells).rstrip())
    worse = any(costly([found]))
    verdict = teller.better(found) if worse else teller.text(say("assess-nothing-better"))
    return [*lines, "", verdict, *_why(found, teller)]


def _why(found: Finding, teller: Teller) -> list[str]:
    says, points = teller.why(found)
    return [says, *(f"{'+' if helps else '-'} {text}" for helps, text in points)]


def _bar(worth: Group, most: float) -> str:
    """A share as a bar; the lighter part is its interval."""
    low, mean, high = (
        round(WIDE * worth["share"][key] / most) if most else 0 for key in ("low", "mean", "high")
    )
    return "█" * low + "▓" * (mean - low) + "░" * (high - mean) + " " * (WIDE - high)


def _write(path: Path | None, text: str, words: Translator) -> None:
    if path is None:
        return
    with writing(path, "w") as file:
        file.write(text)
    print(words.text(say("review-written", text_file=str(path))))
