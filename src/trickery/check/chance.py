"""Chance: draws that change nothing else, told in words, and read back; what can't be is refused.

Rests on `cases`, `playing` and `finding`.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.check.cases import Case, random_game
from trickery.check.finding import Finding, Severity
from trickery.check.guards import MARK
from trickery.check.playing import Playthrough
from trickery.core.errors import BadRecord
from trickery.core.rng import generator
from trickery.core.rows import Rows
from trickery.core.state import CHANCE, Cells

DRAWS = 24  # of the same step, to see what can come
STEPS = 3  # steps of chance of a game that are looked at
TRIED = 40  # changed draws at each
JUNK: tuple[Any, ...] = (None, [], 5, "deal", {}, {"deal": "banana"}, {"deal": None})


def check(case: Case) -> Iterator[Finding]:
    """Everything about one case's draws of chance."""
    yield from draws_are_told_and_read_back(case)
    yield from a_record_is_enough(case)


def draws_are_told_and_read_back(case: Case) -> Iterator[Finding]:
    """At the first steps of chance of a game."""
    seed = 7
    play = Playthrough(case, seed)
    looked = 0
    while looked < STEPS:
        if play.actor == CHANCE:
            looked += 1
            yield from _at(play)
        if (play.actor < 0 and play.actor != CHANCE) or (play.actor >= 0 and not play.legal):
            break
        play.next_step()
    yield from play.rules.found


def _at(play: Playthrough) -> Iterator[Finding]:
    """One step of chance."""
    game, rows, where = play.game, play.rows, play.where
    clean, dirty = (play.rules.draw(rows.copy(), fill) for fill in (0, MARK))
    words = _words(play, rows, clean)
    if words != _words(play, rows, dirty):
        yield Finding(
            Severity.ERROR,
            "`draw` leaves cells of its lots as they were.",
            "rules.py",
            "Fill every cell that `settle` and `chance_words` read.",
            where,
        )
    yield from _plain(play, words)
    lots = _read(play, words)
    if lots is None or _words(play, rows, lots) != words or not _same(play, rows, clean, lots):
        yield Finding(
            Severity.ERROR,
            "`chance_lots` doesn’t read back what `chance_words` writes.",
            "words.py",
            "Write everything into the words that `settle` reads from the lots.",
            where,
        )
        return
    yield from _refuses(play, words, clean)
    if game.lots.total == 0:
        return


def _plain(play: Playthrough, words: Any) -> Iterator[Finding]:
    chances, where = play.game.chances, play.where
    try:
        plain = json.loads(json.dumps(words)) == words
    except TypeError:
        plain = False
    if not plain or not isinstance(words, dict) or words.get("deal") not in chances:
        yield Finding(
            Severity.ERROR,
            "`chance_words` doesn’t return plain data with a `deal` that `CHANCES` explains."
            if plain
            else "`chance_words` returns what JSON can’t hold.",
            "words.py",
            "Return texts, `int`s and lists, with a `deal` that’s a key of `CHANCES`.",
            where,
        )
        return
    _, explained = chances[words["deal"]]
    for key in words.keys() - {"deal"}:
        if f"`{key}`" not in explained:
            yield Finding(
                Severity.ERROR,
                f"`CHANCES` doesn’t explain `{key}` of the draw “{words['deal']}”.",
                "words.py",
                f"Name `{key}` in its explanation, in backquotes.",
                where,
            )


def _refuses(
    play: Playthrough, words: dict[str, Any], lots: npt.NDArray[np.int8]
) -> Iterator[Finding]:
    """Junk, and draws with something changed that can't be."""
    possible = Possible(play)
    tried = [(repr(junk), junk) for junk in JUNK if junk != words]
    for what, changed in (*tried, *variants(words, random.Random(1))):
        try:
            read = _read(play, changed)
        except Exception as error:  # whatever an author's code raises is reported
            yield Finding(
                Severity.ERROR,
                f"`chance_lots` fails at {what} instead of refusing it ({error!r}).",
                "words.py",
                "Check what a record tells before you use it, and raise `BadRecord`.",
                play.where,
            )
            return
        if read is None or _same(play, play.rows, lots, read):
            continue
        if not possible.allows(read):
            yield _accepts(what, play.where)


def _accepts(what: str, where: str) -> Finding:
    return Finding(
        Severity.ERROR,
        f"`chance_lots` accepts {what}, which can’t be drawn.",
        "words.py",
        "Raise `BadRecord` for anything that `draw` can’t produce: a record could hold it.",
        where,
    )


class Possible:
    """What draws of one step look like, from a sample of them."""

    def __init__(self, play: Playthrough) -> None:
        self.parts = [(at, play.game.lots.sizes[name]) for name, at in play.game.lots.items()]
        self.drawn = []
        for seed in range(DRAWS):
            rows = play.rows.copy()
            rows[0]["rng"] = generator(seed)
            self.drawn.append(play.rules.draw(rows))

    def shuffled(self, at: int, size: int) -> bool:
        """Does a part hold the same values in every draw, in another order?"""
        return size > 1 and len({tuple(np.sort(lots[at : at + size])) for lots in self.drawn}) == 1

    def allows(self, lots: npt.NDArray[np.int8]) -> bool:
        """Could these lots be drawn, as far as the sample tells?"""
        for at, size in self.parts:
            part = lots[at : at + size]
            seen = np.concatenate([drawn[at : at + size] for drawn in self.drawn])
            if self.shuffled(at, size):
                if not np.array_equal(np.sort(part), np.sort(self.drawn[0][at : at + size])):
                    return False
            elif part.min() < seen.min() - DRAWS or part.max() > seen.max() + DRAWS:
                return False
        return True


def variants(words: Mapping[str, Any], rng: random.Random) -> Iterator[tuple[str, Any]]:
    """A draw with one thing changed: a key left out, a value twice, one too few, another kind."""
    for key in words.keys() - {"deal"}:
        rest = {name: value for name, value in words.items() if name != key}
        yield f"a draw without `{key}`", rest
    leaves = list(_leaves(words, ()))
    lists = [path for path, value in leaves if isinstance(value, list)]
    ends = [(path, value) for path, value in leaves if not isinstance(value, list | dict)]
    changes: list[tuple[str, tuple[Any, ...], Any]] = []
    for path, value in ends:
        if path == ("deal",):
            continue
        others = [other for where, other in ends if type(other) is type(value) and other != value]
        if isinstance(value, str):
            changes.append(("a text that is no card", path, "banana"))
            changes += [("a value twice", path, rng.choice(others))] if others else []
        changes.append(("a number that is too large", path, 120))
        changes.append(("a negative number", path, -100))
        changes.append(("nothing where a value belongs", path, None))
    for path in lists:
        value = _value(words, path)
        changes.append(("one value too few", path, value[:-1]))
        changes.append(("one value too many", path, [*value, *value[:1]]))
        changes.append(("a text in place of a list", path, "banana"))
    for what, path, value in rng.sample(changes, min(TRIED, len(changes))):
        changed = copy.deepcopy(dict(words))
        _value(changed, path[:-1])[path[-1]] = value
        yield f"a draw with {what}", changed


def _leaves(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if path:
        yield path, value
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _leaves(part, (*path, key))


def _value(words: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        words = words[key]
    return words


def _words(play: Playthrough, rows: Rows, lots: npt.NDArray[np.int8]) -> Any:
    return play.game.chance_words(play.game.State(rows[0]), Cells(lots))


def _read(play: Playthrough, words: Any) -> npt.NDArray[np.int8] | None:
    """The lots of a draw in words; None if it's refused."""
    lots = np.zeros(max(1, play.game.lots.total), dtype=np.int8)
    try:
        play.game.chance_lots(play.game.State(play.rows[0]), words, Cells(lots))
    except BadRecord:
        return None
    return lots


def _same(play: Playthrough, rows: Rows, one: npt.NDArray[Any], other: npt.NDArray[Any]) -> bool:
    """Do two draws have the same outcome?"""
    settled = []
    for lots in (one, other):
        after = rows.copy()
        try:
            play.rules.settle(after, lots)
        except (IndexError, OverflowError):  # an impossible draw
            return False
        settled.append(after.tobytes())
    return settled[0] == settled[1]


def a_record_is_enough(case: Case) -> Iterator[Finding]:
    """Replayed from its words alone, a game comes out the same but for its generator."""
    seed = 7
    match = list(random_game(case, seed))[-1]
    again = case.script()
    for step in match.history:
        if step.chance is not None:
            again.deal(json.loads(json.dumps(step.chance)))
        elif step.seat is not None:
            again.play(step.seat, str(case.game.moves[step.move]))
    rows = [match.snapshot(), again.snapshot()]
    for row in rows:
        row[0]["rng"] = 0
    if rows[0].tobytes() != rows[1].tobytes() or again.history != match.history:
        yield Finding(
            Severity.ERROR,
            "A game that’s replayed from its record comes out different.",
            "words.py",
            "`chance_words` must tell everything that `settle` reads; `apply` must not draw.",
            case.at(seed),
        )
