"""What a game says: a message for everything, in each language of the package, and no secrets.

Rests on `cases`, `catalogue` and `finding`.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from trickery.check.cases import Case, moves_made, random_game
from trickery.check.catalogue import catalogue, compared, misformed, misused
from trickery.check.finding import Finding, Severity
from trickery.core import registry, words
from trickery.core.contract import Game
from trickery.core.match import Match
from trickery.core.outcome import unexplained
from trickery.core.rng import generator
from trickery.core.say import Say, Text, heard, wire
from trickery.core.words import ENGLISH, Translator

#: A message that's missing, or lacks an argument, is shown in braces.
MISSING = re.compile(r"\{\$?[\w?-]+\}")
#: A message that a drawing asks for by its id: `words.t("felt-hand")`.
DRAWN = re.compile(r"""\bt\(\s*["'`]([a-z][a-z0-9-]*)["'`]""")


def languages_of(name: str) -> list[str]:
    """The languages that a game's package claims: those of its catalogues."""
    return sorted(file.stem for file in registry.folder_of(name).glob("*.ftl"))


def check(name: str) -> Iterator[Finding]:
    """Everything about a game's catalogues and labels."""
    yield from catalogues_are_whole(name)
    for language in languages_of(name):
        yield from labels_are_told_apart(name, language)
        yield from the_card_is_described(name, language)
    game = registry.load(name)
    english, _ = catalogue(game.folder / f"{ENGLISH}.ftl")
    for marked in game.moments:
        if marked not in english:
            yield Finding(
                Severity.ERROR,
                f"`MOMENTS` marks `{marked}`, and there’s no such message.",
                "words.py",
                "Name messages of the news.",
            )
    for reason in game.reasons:
        if reason not in english:
            yield _lacks(ENGLISH, reason, "`REASONS` in thumb.py")


def catalogues_are_whole(name: str) -> Iterator[Finding]:
    """What is wrong with a catalogue itself, and how it differs from the English one."""
    folder, package = registry.folder_of(name), registry.package_of(name)
    own, faults = catalogue(folder / f"{ENGLISH}.ftl")
    for fault in (*faults, *misformed(own, own, package)):
        yield _catalogue(ENGLISH, fault)
    yield from _drawing_says_what_there_is(folder, own)
    shared, _ = catalogue(words.folder_of(words.HERE) / f"{ENGLISH}.ftl")
    for source in sorted([*folder.glob("*.py"), *folder.glob("lesson.toml")]):
        for fault, line in misused({**shared, **own}, source):
            yield Finding(
                Severity.ERROR,
                f"Line {line} of {source.name}: {fault}.",
                source.name,
                f"Correct the call, or the message in {ENGLISH}.ftl.",
            )
    for language in languages_of(name):
        if language == ENGLISH:
            continue
        theirs, faults = catalogue(folder / f"{language}.ftl")
        every = (*faults, *compared(own, theirs), *misformed(theirs, own, package))
        for fault in _gathered(every):
            yield _catalogue(language, fault)


def _gathered(faults: Iterable[str]) -> Iterator[str]:
    """What's wrong with a catalogue; what's wrong with many of its messages is told once."""
    many: dict[str, list[str]] = {" missing": [], " not in English": []}
    for fault in faults:
        message, _, rest = fault.partition(" is")
        if rest in many:
            many[rest].append(message)
        else:
            yield fault
    for rest, messages in many.items():
        if messages:
            yield f"{', '.join(messages)} {'is' if len(messages) == 1 else 'are'}{rest}"


def _drawing_says_what_there_is(folder: Path, own: Mapping[str, Any]) -> Iterator[Finding]:
    """A drawing's messages are in the game's catalogue, or in the page's."""
    page = words.folder_of("trickery") / "server" / "page"
    known = {id_ for file in page.rglob(f"{ENGLISH}.ftl") for id_ in catalogue(file)[0]}
    for source in sorted((folder / "drawing").glob("*.js")):
        asked = DRAWN.findall(source.read_text(encoding="utf-8"))
        for id_ in dict.fromkeys(asked):
            if id_ not in own and id_ not in known:
                yield _lacks(ENGLISH, id_, f"drawing/{source.name}")


def _catalogue(language: str, fault: str) -> Finding:
    return Finding(
        Severity.ERROR,
        f"{fault}.",
        f"{language}.ftl",
        "Correct the message there (docs/translating.md).",
    )


def _lacks(language: str, id_: str, for_what: str) -> Finding:
    return Finding(
        Severity.ERROR,
        f"There’s no message `{id_}` for {for_what}.",
        f"{language}.ftl",
        f"Add `{id_} = ...`.",
    )


def labels_are_told_apart(name: str, language: str) -> Iterator[Finding]:
    """Every move and what the others hear of it has a label; people type them: all differ."""
    game = registry.load(name)
    english, _ = catalogue(game.folder / f"{ENGLISH}.ftl")
    shapes = dict.fromkeys(words.shapes_of(game.package).values())
    lacking = [id_ for id_ in shapes if id_ not in english]
    if lacking:
        if language == ENGLISH:
            for id_ in lacking:
                yield _lacks(ENGLISH, id_, "the labels of moves and cards")
        return
    reader, found = Translator(language, game.package), dict[str, str]()
    for move in game.moves:
        label = reader.label(str(move))
        if MISSING.search(label) or (move.heard and MISSING.search(reader.label(move.heard))):
            yield Finding(
                Severity.ERROR,
                f"The label of “{move}” is “{label}”: an argument or a message is missing.",
                f"{language}.ftl",
                f"Let `{move.label_id()}` use only the fields of `{type(move).__name__}`.",
            )
            return
        other = found.setdefault(label.casefold(), str(move))
        if other != str(move):
            yield Finding(
                Severity.ERROR,
                f"“{other}” and “{move}” have the same label “{label}”, and people type labels.",
                f"{language}.ftl",
                f"Let `{move.label_id()}` tell them apart.",
            )
            return


def the_card_is_described(name: str, language: str) -> Iterator[Finding]:
    """What lists and menus say of a game."""
    reader = Translator(language, registry.package_of(name))
    said = [registry.blurb(name)]
    for option in registry.card(name).options:
        said += registry.option_words(name, option)
    for each in said:
        if MISSING.search(reader.text(each)):
            yield _lacks(language, each.id, "the list of games")


# Whole games -------------------------------------------------------------------------------------


def game_said(case: Case) -> Iterator[Finding]:
    """Everything that one random game says, in each language; and no message gives a card away."""
    game, seed = case.game, 3
    said: dict[Text, str] = {}
    turns, match, before = itertools.count(), case.match(seed), list[dict[str, Any]]()
    for match in random_game(case, seed):
        where = case.at(seed, moves_made(match))
        eyes = [match.view(seat) for seat in (None, *range(case.players))]
        for each, text in _said_at(game, match, eyes, before, deep=next(turns) % 3 == 0):
            for part in parts(text):
                said.setdefault(part, where)
            if each is not None:
                yield from _gives_away(text, each, eyes, before, where)
        before = eyes
    yield from _readable(case, said)
    yield from _outcome(case, match)


def _said_at(
    game: Game, match: Match, eyes: list[Any], before: list[Any], deep: bool
) -> Iterator[tuple[int | None, Any]]:
    """Who is told, and what."""
    for seat, view in enumerate(eyes, -1):
        reader = seat if seat >= 0 else None
        if before:
            yield reader, game.news(before[seat + 1], view)
            over = game.round_over(before[seat + 1], view)
            yield reader, list(over.values()) if over else ()
        if seat < 1 and deep:
            yield reader, [game.table(view), game.sheet(view), game.aim(view)]
        if seat == 0 and deep:
            yield reader, game.standing(view)
    actor = match.actor
    if actor is None:
        return
    yield actor, game.prompt(eyes[actor + 1])
    yield None, game.advised(match.snapshot()[0], generator(1))[1]
    illegal = sorted(set(range(len(game.moves))) - set(match.legal()))
    state, every = game.State(match.snapshot()[0]), max(1, len(illegal) // 12)
    for move in illegal[::every] if deep else ():
        yield None, game.why_not(state, move)


def parts(said: Any) -> Iterator[Text]:
    """All messages and names in something."""
    if isinstance(said, Say | str):
        yield said
    elif isinstance(said, dict):
        for value in said.values():
            yield from parts(value)
    elif isinstance(said, list | tuple):
        for each in said:
            yield from parts(each)


def strings_in(data: Any) -> Iterator[str]:
    """Every text anywhere in a view or in messages."""
    if isinstance(data, str):
        yield data
    if isinstance(data, Say):
        data = dict(data.args)
    if isinstance(data, list | tuple | dict):
        for part in data.values() if isinstance(data, dict) else data:
            yield from strings_in(part)


def _gives_away(
    said: Any, seat: int, eyes: list[Any], before: list[Any], where: str
) -> Iterator[Finding]:
    """A message with a card in somebody else's hand: whoever receives it can read its arguments."""
    told = {text for part in parts(said) for text in strings_in(part)}
    views = [*eyes, *before]
    theirs = {card for view in views for card in view.get("hand") or ()}
    own = {*strings_in(eyes[seat + 1]), *(strings_in(before[seat + 1]) if before else ())}
    if hidden := sorted(told & (theirs - own)):
        yield Finding(
            Severity.CRITICAL,
            f"A message tells seat {seat} of “{hidden[0]}”, a card in somebody else’s hand.",
            "words.py",
            "Make messages from the reader’s own view alone.",
            where,
        )


def _readable(case: Case, said: dict[Text, str]) -> Iterator[Finding]:
    """Each text is a message or notation, and every language has words for it."""
    game = case.game
    bundle, shapes = words.catalogue(ENGLISH, game.package), words.shapes(game.package)
    for text, where in said.items():
        if isinstance(text, str):
            named = bundle.has_message(words.named_by(text))
            if text and not named and not any(shape.fullmatch(text) for shape, _ in shapes):
                yield Finding(
                    Severity.ERROR,
                    f"“{text[:80]}” is no message, and no name in notation.",
                    "words.py",
                    f"Say it with `say(...)`, and add the message to {ENGLISH}.ftl; or give the "
                    "name a message `name-...`.",
                    where,
                )
    for language in languages_of(case.name):
        reader = Translator(language, game.package)
        for text, where in said.items():
            shown = reader.text(text)
            if isinstance(text, Say) and MISSING.search(shown):
                yield Finding(
                    Severity.ERROR,
                    f"`{text.id}` reads “{shown[:80]}”: a message or an argument is missing.",
                    f"{language}.ftl",
                    f'Add what’s in braces, or pass it to `say("{text.id}", ...)`.',
                    where,
                )


def _outcome(case: Case, match: Match) -> Iterator[Finding]:
    """How and why the game ended: the same for everybody, with a clause that there is."""
    outcome, game = match.outcome, case.game
    if outcome is None:
        return
    reader = Translator(ENGLISH, game.package)
    where = case.at(3, moves_made(match))
    told = [match.view(eyes)["outcome"] for eyes in (None, *range(case.players))]
    if any(each != told[0] for each in told):
        yield Finding(
            Severity.ERROR,
            "`ending` tells some seats another outcome than others.",
            "words.py",
            "Use only what every view shows.",
            where,
        )
    if not reader.text(heard(wire(outcome.reason))).endswith((".", "!")):
        yield Finding(
            Severity.ERROR,
            "The reason of `ending` isn’t a whole sentence.",
            "words.py",
            "Return the clause and a message that ends with a full stop.",
            where,
        )
    page = registry.rules_page(case.name)
    if game.ending is not unexplained and not re.search(rf"\*\*{outcome.clause}\b", page):
        yield Finding(
            Severity.ERROR,
            f"`ending` names the clause “{outcome.clause}”, which isn’t in the rules.",
            "words.py",
            "Name a clause of rules.md.",
            where,
        )
