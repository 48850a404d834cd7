"""Views: plain data, as `views.py` describes them, for every seat, at every step of a game.

Rests on `cases`, `playing` and `finding`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, get_type_hints

from pydantic import TypeAdapter, ValidationError
from typing_extensions import is_typeddict

from trickery.check.cases import Case
from trickery.check.finding import Finding, Severity
from trickery.check.guards import told
from trickery.check.playing import Playthrough
from trickery.check.saying import parts
from trickery.core.say import wire
from trickery.core.views import Shared, Usual, schemas_of_view, type_of_view

WORDED = 3  # `table` and `sheet` are asked for at each so manieth step


def check(case: Case) -> Iterator[Finding]:
    """Everything about one case's views, and what is said of them."""
    yield from views_are_described(case)
    seed = 4
    play = Playthrough(case, seed)
    kinds = Kinds(case)
    yield from _at(play, kinds)
    for number, _ in enumerate(play.steps()):
        yield from _at(play, kinds, words=number % WORDED == 0 or play.actor < 0)


class Kinds:
    """What the views of a game are held against, prepared once."""

    def __init__(self, case: Case) -> None:
        self.whole: TypeAdapter[Any] = TypeAdapter(type_of_view(case.game))
        self.closed = type_of_view(case.game) is not Shared
        self.usual = {key: TypeAdapter(kind) for key, kind in get_type_hints(Usual).items()}


def views_are_described(case: Case) -> Iterator[Finding]:
    """The type that `view` returns names its fields, and none of those that core adds."""
    if type_of_view(case.game) is Shared:
        yield Finding(
            Severity.ADVICE,
            "The view isn’t described, so programs and drawings can’t know its fields.",
            "views.py",
            "Declare a `TypedDict` there, and annotate `view` in knows.py with it.",
        )
        return
    own = get_type_hints(case.game.view)["return"]
    taken = set(own.__annotations__) & set(Shared.__annotations__) if is_typeddict(own) else set()
    if taken:
        yield Finding(
            Severity.ERROR,
            f"The view has {told(sorted(taken))}, which core adds.",
            "views.py",
            "Leave it out there and in `view`, or use another name.",
        )
    described = {k: s for k, s in schemas_of_view(case.game).items() if not k.endswith("Message")}
    if '"additionalProperties": true' in json.dumps(described):
        yield Finding(
            Severity.ADVICE,
            "Something in the view is described as `Any`.",
            "views.py",
            "Say what it holds: programs and drawings are given these types.",
        )


def _at(play: Playthrough, kinds: Kinds, words: bool = True) -> Iterator[Finding]:
    case = play.case
    for seat in (None, *range(case.players)):
        before = play.rows.tobytes()
        view, where = play.view(seat), case.at(play.seed, play.moves, seat)
        try:
            plain = json.loads(json.dumps(view)) == view
        except TypeError:
            plain = False
        if not plain:
            yield Finding(
                Severity.ERROR,
                "`view` returns what JSON can’t hold, such as a tuple, a set or a number of numpy.",
                "knows.py",
                "Return texts, `int`, `bool`, None, lists and dictionaries with texts as keys.",
                where,
            )
            continue
        yield from _as_described(case, view, kinds, where)
        if ("legal" in view) != (seat is not None and seat == view["to_move"]):
            yield Finding(
                Severity.CRITICAL,
                "The view has legal moves of somebody else’s.",
                "knows.py",
                "Leave `legal` to core.",
                where,
            )
        if words and (seat in (None, 0) or view["to_move"] == seat):
            yield from _in_words(case, view, where)
        if play.rows.tobytes() != before:
            yield Finding(
                Severity.ERROR, "`view` changes the state.", "knows.py", "Let it only read.", where
            )


def _as_described(case: Case, view: dict[str, Any], kinds: Kinds, where: str) -> Iterator[Finding]:
    bare = dict(view)
    if view["outcome"]:  # a message has arguments of its own beside its id
        bare["outcome"] = {**view["outcome"], "reason": {"id": view["outcome"]["reason"]["id"]}}
    try:
        kinds.whole.validate_python(bare, strict=True, extra="forbid" if kinds.closed else None)
    except ValidationError as error:
        yield _other_than(error, where)
    for key in kinds.usual.keys() & view.keys():
        try:
            kinds.usual[key].validate_python(view[key], strict=True)
        except ValidationError:
            fix = "Other names have no fixed meaning."
            yield Finding(
                Severity.ERROR,
                f"`{key}` in the view isn’t what it is in every game.",
                "knows.py",
                f"`hand` is the seat’s cards, `trick` a list of `seat` and `card`. {fix}",
                where,
            )
    if "hand" in view and (view["hand"] is None) != (view["seat"] is None):
        yield Finding(
            Severity.ERROR,
            "`hand` is None for a seat, or something for a spectator.",
            "knows.py",
            "Return None for a spectator (`seat is None`), and a list for every seat.",
            where,
        )
    if len(view["scores"]) != case.players:
        yield Finding(
            Severity.ERROR,
            "There isn’t one score for each seat.",
            "rules.py",
            "Write a score for each of `s.players` seats.",
            where,
        )


def _other_than(error: ValidationError, where: str) -> Finding:
    first = error.errors()[0]
    path = ".".join(str(part) for part in first["loc"])
    return Finding(
        Severity.ERROR,
        f"`view` and its type differ at `{path}`: {first['msg'].lower()}.",
        "views.py",
        "Correct the type there, or what `view` in knows.py returns.",
        where,
    )


def _in_words(case: Case, view: Mapping[str, Any], where: str) -> Iterator[Finding]:
    """The table and the score sheet, also while chance decides."""
    lines = case.game.table(view)
    if not lines:
        yield Finding(
            Severity.ERROR,
            "`table` has nothing to say.",
            "words.py",
            "Return a line for everything that a player looks at.",
            where,
        )
    json.dumps([wire(text) for text in parts(lines)])
    sheet = case.game.sheet(view)
    if set(sheet) != {"rows", "note"} or not sheet["rows"]:
        yield _sheet("has other keys than `rows` and `note`, or no rows", where)
        return
    for row in sheet["rows"]:
        if set(row) != {"label", "points", "why"}:
            yield _sheet("has a row with other keys than `label`, `points` and `why`", where)
        elif len(row["points"]) != case.players:
            yield _sheet("has a row without an entry for each seat", where)
    last = sheet["rows"][-1]
    if not sheet["note"]:
        yield _sheet("has no note", where)
    if str(last["label"]) != "Total":
        yield _sheet("doesn’t end with a row “Total”", where)
    elif last["points"] != view["scores"]:
        yield _sheet("ends with other totals than the scores", where)


def _sheet(fault: str, where: str) -> Finding:
    return Finding(
        Severity.ERROR,
        f"The score sheet {fault}.",
        "words.py",
        "See `sheet` in docs/adding-a-game.md: the last row is the total, and equals `scores`.",
        where,
    )
