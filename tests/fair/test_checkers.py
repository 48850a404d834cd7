"""The shuffle as three programs check it that share no code: ours, check.py and check.mjs.

They must agree on a thousand records of all games, and each must find every kind of tampering, of
records and against receipts. The digest of what was tampered with is written anew, so that it is
the shuffle that gives it away.
"""

from __future__ import annotations

import copy
import functools
import hmac
import importlib.util
import itertools
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from kit.cases import cases
from kit.paths import FROZEN, ROOT
from kit.server import serving
from tools import vectors
from trickery.check.cases import Case
from trickery.client import Client
from trickery.core import fair, records, registry
from trickery.core.errors import TrickeryError
from trickery.core.match import Match, Source
from trickery.server.storage.store import sqlite_url
from trickery.server.table import events
from trickery.server.table.state import TableState

CHECKERS = ROOT / "examples" / "fair"
PAGE = (ROOT / "docs" / "fair.md").read_text(encoding="utf-8")
MANY = 1000  # records

Record = dict[str, Any]
needs_node = pytest.mark.skipif(
    shutil.which("node") is None and not os.environ.get("TRICKERY_CI"),
    reason="Node is not installed: the checker in JavaScript is not run",
)
CHECKER = [
    pytest.param((sys.executable, "-I", "check.py"), id="py"),
    pytest.param(("node", "check.mjs"), id="mjs", marks=needs_node),
]


def run(checker: Sequence[str], *files: Path) -> tuple[int, list[str]]:
    """What a checker says of some files, a line for each record, and its exit status."""
    done = subprocess.run(
        [*checker[:-1], str(CHECKERS / checker[-1]), *map(str, files)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, 1, 2), done.stderr
    assert (done.stderr != "") == (done.returncode == 2), done.stderr
    return done.returncode, (done.stdout + done.stderr).splitlines()


def refused(record: Record, receipt: Record | None = None) -> str:
    """Why `trickery verify` refuses a record; empty if it does not."""
    try:
        fair.verify(record, receipt)
    except TrickeryError as error:
        return str(error)
    return ""


def written(path: Path, told: Sequence[Mapping[str, Any]]) -> Path:
    path.write_text("".join(f"{records.line_of(each)}\n" for each in told), encoding="utf-8")
    return path


def signed(record: Record) -> Record:
    """A record with its digest written anew."""
    return {**record, "digest": records.digest_of(record)}


# Games that were shuffled and played -------------------------------------------------------------


def hexadecimal(rng: random.Random) -> str:
    return rng.randbytes(32).hex()


def settings_of(case: Case) -> str:
    """A hash of what is played."""
    return fair.settings_of(case.game, case.game.setting(case.players, dict(case.options)))


def shuffled(rng: random.Random, case: Case) -> fair.Shuffled:
    """A shuffle that some or none added luck to, perhaps after others that were called off."""
    table, players = f"table-{rng.getrandbits(32)}", case.players
    version, again = rng.choice((2, 3, 3)), rng.random() < 0.2
    first = first_game(case) if again and (version == 3 or rng.random() < 0.5) else None
    ours = fair.Shuffled(table, settings_of(case), hexadecimal(rng), (), again, first, version)
    called_off = rng.choice((0, 0, 0, 1, 2))
    for number in range(1, called_off + 2):
        dealt = number == called_off + 1
        seats = sorted(rng.sample(range(players), rng.randint(0 if dealt else 1, players)))
        silent = [] if dealt else rng.sample(seats, rng.randint(1, len(seats)))
        pledges = tuple(pledged(rng, ours, number, seat, seat in silent) for seat in seats)
        ours = replace(ours, shuffles=(*ours.shuffles, pledges))
    return ours


def first_game(case: Case) -> fair.FirstGame:
    """What the game is played with, for whoever plays its deal again."""
    setting = case.game.setting(case.players, dict(case.options))
    return fair.FirstGame(setting.edition.figures, setting.options, setting.version)


def as_told(opened: Record) -> fair.Shuffled:
    """A shuffle as a record tells it, sound or not."""
    shuffles = tuple(tuple(fair.Pledge(**p) for p in pledges) for pledges in opened["shuffles"])
    again = opened["again"]
    first = (
        fair.FirstGame(**{k: again[k] for k in again if k != "version"})
        if isinstance(again, dict)
        else None
    )
    version = again["version"] if isinstance(again, dict) else opened["version"]
    return fair.Shuffled(
        opened["table"], opened["settings"], opened["secret"], shuffles, bool(again), first, version
    )


def pledged(
    rng: random.Random, ours: fair.Shuffled, number: int, seat: int, silent: bool = False
) -> fair.Pledge:
    luck = hexadecimal(rng)
    made = ours.pledge(number, seat, luck)
    return fair.Pledge(seat, made, None if silent else luck)


def played(
    case: Case, rng: random.Random, ours: fair.Shuffled, words: Source | None = None
) -> Record:
    """The record of a game with random moves, its cards from this shuffle (or these words)."""
    words = words or fair.stream(ours.key(case.name, case.players))
    match = Match(case.game, case.players, words=words, options=dict(case.options))
    # The last moves are mostly to pass or to ask for something: some games of them go on for long.
    longer = rng.random() < 0.1
    while match.actor is not None:
        legal = match.legal()
        match.make(legal[-1] if longer and rng.random() < 0.7 else rng.choice(legal))
    told: Record = json.loads(records.line_of(records.record_of(match, ours.opened())))
    return told


def game_of(name: str, number: int) -> Record:
    """One of the records of a game; its number says which."""
    of_game = [case for case in cases() if case.name == name]
    case, rng = of_game[number % len(of_game)], random.Random(f"{name} {number}")
    return played(case, rng, shuffled(rng, case))


def draws(record: Record) -> list[int]:
    """The places of its outcomes of chance among a record's steps."""
    return [at for at, step in enumerate(record["steps"]) if "chance" in step]


def of_all_games() -> list[Record]:
    """Many records: the longer a game, the fewer, so that all games have as many steps."""
    names = registry.ours()
    share = {name: 1 / sum(len(game_of(name, at)["steps"]) for at in range(10)) for name in names}
    whole = sum(share.values())
    told = [game_of(name, at) for name in names for at in range(int(MANY * share[name] / whole))]
    return told + [game_of(names[0], MANY + at) for at in range(MANY - len(told))]


def test_all_three_agree_on_a_thousand_records(tmp_path: Path) -> None:
    thousand = of_all_games()
    assert len(thousand) == MANY
    settings = [(each["game"], each["players"], each["options"]) for each in thousand]
    met = {str(Case(game, players, tuple(chosen.items()))) for game, players, chosen in settings}
    assert met == {str(case) for case in cases() if case.name in registry.ours()}
    several = Counter(record["game"] for record in thousand if len(draws(record)) > 1)
    assert all(several[name] > 20 for name in registry.ours()), several
    for record in thousand:
        assert not refused(records.parse(records.line_of(record)))
    file = written(tmp_path / "records.jsonl", thousand)
    told = [run(parameter.values[0], file) for parameter in runnable()]
    for status, lines in told:
        assert status == 0, [line for line in lines if "holds" not in line][:3]
        assert len(lines) == MANY
        assert lines == told[0][1]
    for words in ("nobody added luck", "1 person added", "2 shuffles were called off", "before"):
        assert any(words in line for line in told[0][1]), words


def runnable() -> Iterator[Any]:
    """The checkers that this machine can run."""
    for parameter in CHECKER:
        if not any(mark.name == "skipif" and mark.args[0] for mark in parameter.marks):
            yield parameter


# Tampering ---------------------------------------------------------------------------------------

Tamper = Callable[[Record, random.Random], None]  # changes the record
TAMPERINGS: dict[str, Tamper] = {}
#: Those that must be found even if the cards were dealt by what the record says then.
DEALT_SO: list[str] = []


def tampering(name: str, dealt_so: bool = False) -> Callable[[Tamper], Tamper]:
    def kept(change: Tamper) -> Tamper:
        TAMPERINGS[name] = change
        DEALT_SO.extend([name] if dealt_so else [])
        return change

    return kept


class NotHere(Exception):
    """A record gives no occasion for a tampering."""


def lists_in(value: Any) -> Iterator[list[Any]]:
    """All lists of cards in an outcome of chance."""
    if isinstance(value, dict):
        for each in value.values():
            yield from lists_in(each)
    elif isinstance(value, list):
        if value and isinstance(value[0], list):
            for each in value:
                yield from lists_in(each)
        else:
            yield value


def exchange_cards(chance: Record, rng: random.Random) -> None:
    """Two different cards change places, in one hand, pile or face."""
    cards = rng.choice([each for each in lists_in(chance) if len(set(each)) > 1])
    pairs = [
        (a, b) for a, b in itertools.combinations(range(len(cards)), 2) if cards[a] != cards[b]
    ]
    a, b = rng.choice(pairs)
    cards[a], cards[b] = cards[b], cards[a]


def later_draw(record: Record, rng: random.Random) -> int:
    if len(draws(record)) < 2:
        raise NotHere
    return rng.choice(draws(record)[1:])


@tampering("a card of the first deal")
def _(record: Record, rng: random.Random) -> None:
    exchange_cards(record["steps"][0]["chance"], rng)


@tampering("a card of a later deal")
def _(record: Record, rng: random.Random) -> None:
    exchange_cards(record["steps"][later_draw(record, rng)]["chance"], rng)


@tampering("two hands exchanged")
def _(record: Record, rng: random.Random) -> None:
    hands = record["steps"][0]["chance"].get("hands")
    if hands is None:
        raise NotHere
    a, b = rng.sample(range(len(hands)), 2)
    hands[a], hands[b] = hands[b], hands[a]


@tampering("who starts")
def _(record: Record, rng: random.Random) -> None:
    chance = record["steps"][0]["chance"]
    key = next(key for key in ("start", "dealer", "first") if key in chance)
    chance[key] = (chance[key] + rng.randrange(1, record["players"])) % record["players"]


@tampering("something more was drawn")
def _(record: Record, rng: random.Random) -> None:
    record["steps"][later_draw(record, rng)]["chance"]["start"] = 0


@tampering("the secret", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    record["fair"]["secret"] = hexadecimal(rng)


@tampering("the server's commitment", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    record["fair"]["commitment"] = hexadecimal(rng)


@tampering("the secret, and its commitment")
def _(record: Record, rng: random.Random) -> None:
    record["fair"]["secret"] = hexadecimal(rng)
    commit_anew(record["fair"])


def commit_anew(opened: Record) -> None:
    """Write all commitments so that they fit; but not those of luck that nobody knows."""
    opened["commitment"] = as_told(opened).commitment
    for number, pledges in enumerate(opened["shuffles"], 1):
        ours = as_told(opened)  # bound to what comes before, as it is now
        for pledge in pledges:
            if pledge["luck"] is not None:
                pledge["commitment"] = ours.pledge(number, pledge["seat"], pledge["luck"])


def a_pledge(record: Record, rng: random.Random, shuffle: int = -1) -> Record:
    """A pledge with its luck."""
    if not -len(record["fair"]["shuffles"]) <= shuffle:
        raise NotHere
    known = [each for each in record["fair"]["shuffles"][shuffle] if each["luck"] is not None]
    if not known:
        raise NotHere
    pledge: Record = rng.choice(known)
    return pledge


def a_called_off_shuffle(record: Record, rng: random.Random) -> int:
    if len(record["fair"]["shuffles"]) < 2:
        raise NotHere
    return rng.randrange(len(record["fair"]["shuffles"]) - 1)


@tampering("somebody's luck", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    a_pledge(record, rng)["luck"] = hexadecimal(rng)


@tampering("somebody's luck, and the pledge")
def _(record: Record, rng: random.Random) -> None:
    a_pledge(record, rng)["luck"] = hexadecimal(rng)
    commit_anew(record["fair"])


@tampering("somebody's pledge", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    a_pledge(record, rng)["commitment"] = hexadecimal(rng)


@tampering("the luck of a shuffle that was called off", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    a_pledge(record, rng, shuffle=-2)["luck"] = hexadecimal(rng)


@tampering("a pledge is dropped")
def _(record: Record, rng: random.Random) -> None:
    record["fair"]["shuffles"][-1].remove(a_pledge(record, rng))


@tampering("somebody else's luck is added")
def _(record: Record, rng: random.Random) -> None:
    opened = record["fair"]
    dealt = opened["shuffles"][-1]
    free = sorted({*range(record["players"])} - {pledge["seat"] for pledge in dealt})
    if not free:
        raise NotHere
    number = len(opened["shuffles"])
    dealt.append(vars(pledged(rng, as_told(opened), number, rng.choice(free))))
    dealt.sort(key=lambda pledge: int(pledge["seat"]))


@tampering("a seat pledges that is not there", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    opened = record["fair"]
    number = rng.randrange(len(opened["shuffles"]))
    silent = number < len(opened["shuffles"]) - 1  # then the key is as it was
    pledge = pledged(rng, as_told(opened), number + 1, record["players"], silent)
    opened["shuffles"][number].append(vars(pledge))
    commit_anew(opened)


@tampering("a seat pledges twice", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    pledge = a_pledge(record, rng)
    dealt = record["fair"]["shuffles"][-1]
    dealt.insert(dealt.index(pledge), pledge)


@tampering("pledges in another order", dealt_so=True)
def _(record: Record, _rng: random.Random) -> None:
    if len(record["fair"]["shuffles"][-1]) < 2:
        raise NotHere
    record["fair"]["shuffles"][-1].reverse()


@tampering("luck of another seat")
def _(record: Record, rng: random.Random) -> None:
    pledge = a_pledge(record, rng)
    taken = {each["seat"] for each in record["fair"]["shuffles"][-1]}
    free = sorted({*range(record["players"])} - taken)
    if not free:
        raise NotHere
    pledge["seat"] = rng.choice(free)
    record["fair"]["shuffles"][-1].sort(key=lambda each: int(each["seat"]))
    commit_anew(record["fair"])


@tampering("dealt without a luck", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    a_pledge(record, rng)["luck"] = None


@tampering("a shuffle that was called off is hidden", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    a_pledge(record, rng)  # without any in the next shuffle only a receipt can tell
    del record["fair"]["shuffles"][a_called_off_shuffle(record, rng)]


@tampering("it is hidden, and all is pledged anew")
def _(record: Record, rng: random.Random) -> None:
    del record["fair"]["shuffles"][a_called_off_shuffle(record, rng)]
    commit_anew(record["fair"])


@tampering("a shuffle is called off that never was")
def _(record: Record, rng: random.Random) -> None:
    opened = record["fair"]
    opened["shuffles"].insert(0, [vars(pledged(rng, as_told(opened), 1, 0, silent=True))])
    commit_anew(opened)


def a_called_off_shuffle_that_binds(record: Record, rng: random.Random) -> int:
    """One that the luck of a later one is bound to; in version 2 none was."""
    if as_told(record["fair"]).version == 2:
        raise NotHere
    a_pledge(record, rng)
    return a_called_off_shuffle(record, rng)


@tampering("a shuffle that was called off is another one", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    opened, number = record["fair"], a_called_off_shuffle_that_binds(record, rng)
    seat = rng.randrange(record["players"])
    invented = pledged(rng, as_told(opened), number + 1, seat, silent=True)
    opened["shuffles"][number] = [vars(invented)]


@tampering("somebody is blamed for a shuffle who had revealed", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    shuffle = record["fair"]["shuffles"][a_called_off_shuffle_that_binds(record, rng)]
    known = [pledge for pledge in shuffle if pledge["luck"] is not None]
    if not known:
        raise NotHere
    rng.choice(known)["luck"] = None


@tampering("a shuffle is called off though all had revealed", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    opened, number = record["fair"], a_called_off_shuffle(record, rng)
    seats = [pledge["seat"] for pledge in opened["shuffles"][number]]
    told = [vars(pledged(rng, as_told(opened), number + 1, seat)) for seat in seats]
    opened["shuffles"][number] = told


@tampering("a shuffle is called off that nobody pledged for", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    record["fair"]["shuffles"][a_called_off_shuffle(record, rng)] = []


@tampering("no shuffle at all")
def _(record: Record, _rng: random.Random) -> None:
    record["fair"]["shuffles"] = []


@tampering("another table", dealt_so=True)
def _(record: Record, _rng: random.Random) -> None:
    record["fair"]["table"] += "x"


@tampering("another table, and all is committed to anew")
def _(record: Record, _rng: random.Random) -> None:
    record["fair"]["table"] += "x"
    commit_anew(record["fair"])


@tampering("a table's id that is two lines", dealt_so=True)
def _(record: Record, _rng: random.Random) -> None:
    record["fair"]["table"] = f"{record['fair']['table']}\n{record['game']}"
    commit_anew(record["fair"])


@tampering("other options, figures or rules were committed to", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    record["fair"]["settings"] = hexadecimal(rng)
    commit_anew(record["fair"])


@tampering("the deal is played again with other options", dealt_so=True)
def _(record: Record, rng: random.Random) -> None:
    card = registry.card(record["game"])
    if not record["fair"]["again"] or not card.options:
        raise NotHere
    option = rng.choice(card.options)
    record["options"][option.name] = option.low + option.high - record["options"][option.name]
    if rng.random() < 0.5 and isinstance(record["fair"]["again"], dict):
        record["fair"]["again"]["options"] = record["options"]  # the first game, too, it says


@tampering("another game")
def _(record: Record, rng: random.Random) -> None:
    record["game"] = rng.choice([name for name in registry.ours() if name != record["game"]])


@tampering("another number of players")
def _(record: Record, _rng: random.Random) -> None:
    record["players"] += 1


@tampering("a draw comes later")
def _(record: Record, rng: random.Random) -> None:
    steps, at = record["steps"], later_draw(record, rng)
    if at + 1 == len(steps):
        raise NotHere
    steps[at], steps[at + 1] = steps[at + 1], steps[at]


@tampering("a draw comes earlier")
def _(record: Record, rng: random.Random) -> None:
    steps, at = record["steps"], later_draw(record, rng)
    steps[at], steps[at - 1] = steps[at - 1], steps[at]


@tampering("a draw comes in the middle of a turn")
def _(record: Record, rng: random.Random) -> None:
    steps = record["steps"]
    seats = [step.get("seat") for step in steps]
    within = [at for at in draws(record)[1:] if seats[at - 1] == seats[at - 2] is not None]
    if not within:
        raise NotHere
    at = rng.choice(within)
    steps[at], steps[at - 1] = steps[at - 1], steps[at]


@tampering("a draw is missing")
def _(record: Record, rng: random.Random) -> None:
    del record["steps"][later_draw(record, rng)]


@tampering("the last draw is missing")
def _(record: Record, _rng: random.Random) -> None:
    if len(draws(record)) < 2 or draws(record)[-1] == len(record["steps"]) - 1:
        raise NotHere
    del record["steps"][draws(record)[-1]]


@tampering("a draw is there twice")
def _(record: Record, rng: random.Random) -> None:
    at = rng.choice(draws(record))
    record["steps"].insert(at, record["steps"][at])


@tampering("two draws exchanged")
def _(record: Record, rng: random.Random) -> None:
    steps, at = record["steps"], later_draw(record, rng)
    steps[0], steps[at] = steps[at], steps[0]


@tampering("a version that nobody knows", dealt_so=True)
def _(record: Record, _rng: random.Random) -> None:
    record["fair"]["version"] = 4


@tampering("digits in capitals", dealt_so=True)
def _(record: Record, _rng: random.Random) -> None:
    record["fair"]["secret"] = record["fair"]["secret"].upper()


@tampering("true for 1")
def _(record: Record, _rng: random.Random) -> None:
    chance = record["steps"][0]["chance"]
    key = next(key for key in ("start", "dealer", "first") if key in chance)
    if chance[key] > 1:
        raise NotHere
    chance[key] = bool(chance[key])


def redealt(record: Record, words: Callable[[Source], Source]) -> Record:
    """A whole game like a record's, by the rules, but dealt from other words."""
    ours = fair.read(record["fair"])
    stream = fair.stream(ours.key(record["game"], record["players"]))
    case = Case(record["game"], record["players"], tuple(record["options"].items()))
    return played(case, random.Random(record["digest"]), ours, words(stream))


#: Other ways to make words of the right key: what a careless or dishonest server might do.
OTHER_WORDS: dict[str, Callable[[Source], Source]] = {
    "a word is skipped": lambda s: lambda draw, count: s(draw, count + 1)[1:],
    "a block is skipped": lambda s: lambda draw, count: s(draw, count + 4)[4:],
    "draws are counted from 0": lambda s: lambda draw, count: s(draw - 1, count),
    "halves of words exchanged": lambda s: lambda draw, count: s(draw, count) << np.uint64(32),
    "words backwards": lambda s: lambda draw, count: s(draw, count)[::-1],
}


def key_as_told(opened: Record, game: str, players: int) -> bytes:
    """The key of a game as somebody would make it who looks at nothing but what is told."""
    ours, number = as_told(opened), len(opened["shuffles"])
    told = ([(p.seat, p.commitment, p.luck is not None) for p in s] for s in ours.shuffles[:-1])
    bound = opened["commitment"] if ours.version == 2 else fair.chain(opened["commitment"], told)
    lines = [f"trickery fair {ours.version} deal", opened["table"], game, players, number]
    pledges = [f"{p['seat']} {p['commitment']} {p['luck']}" for p in opened["shuffles"][-1]]
    text = "\n".join([*map(str, lines), bound, *pledges])
    return hmac.digest(bytes.fromhex(opened["secret"]), text.encode(), "sha256")


def dealt_so(record: Record) -> Record:
    """A whole game by the rules, dealt by what a record that was tampered with says."""
    case = Case(record["game"], record["players"], tuple(record["options"].items()))
    words = fair.stream(key_as_told(record["fair"], case.name, case.players))
    told = played(case, random.Random(record["digest"]), vectors.shuffled(), words)
    return signed({**told, "fair": record["fair"]})


def tampered() -> dict[str, list[Record]]:
    """By kind of tampering, some records of every game that gives occasion for it."""
    rng = random.Random("tampering")
    found: dict[str, list[Record]] = {name: [] for name in (*TAMPERINGS, *OTHER_WORDS)}
    found |= {f"{name}, and dealt so": [] for name in DEALT_SO}
    for name in registry.ours():
        of_game = [game_of(name, number) for number in range(40)]
        of_game.sort(key=lambda record: (len(record["steps"]), record["digest"]))
        several = [record for record in of_game if len(draws(record)) > 1][:20] + of_game[:12]
        for kind, change in TAMPERINGS.items():
            rng.shuffle(several)
            made = 0
            for record in several:
                changed = copy.deepcopy(record)
                try:
                    change(changed, rng)
                except NotHere:
                    continue
                made += 1
                found[kind].append(signed(changed))
                if kind in DEALT_SO:
                    found[f"{kind}, and dealt so"].append(dealt_so(changed))
                if made == (6 if "draw" in kind else 2):
                    break
        for kind, words in OTHER_WORDS.items():
            found[kind].append(redealt(of_game[0], words))
    return found


def test_all_three_refuse_every_kind_of_tampering(tmp_path: Path) -> None:
    found = tampered()
    assert len(found) >= 60
    for kind, changed in found.items():
        assert len(changed) >= 3, kind
        for record in changed:
            whole = records.parse(records.line_of(record))  # its shape and its digest are sound
            assert refused(whole), (kind, record["game"])
    kinds = [kind for kind, changed in found.items() for _ in changed]
    file = written(tmp_path / "tampered.jsonl", [each for some in found.values() for each in some])
    for parameter in runnable():
        status, lines = run(parameter.values[0], file)
        assert status == 1
        for kind, line in zip(kinds, lines, strict=True):
            assert re.match(r"line \d+: WRONG: ", line), (kind, parameter.id, line)
            assert "digest" not in line, (kind, parameter.id, line)
            assert "not those of such a game" not in line or kind == "another game", (kind, line)


# Receipts ----------------------------------------------------------------------------------------


def receipt_of(ours: fair.Shuffled, seat: int, since: int = 1) -> Record:
    """What the page of a seat kept that saw all shuffles from one on."""
    kept = []
    for number, pledges in enumerate(ours.shuffles, 1):
        own = next((pledge.luck for pledge in pledges if pledge.seat == seat), None)
        shown = [{"seat": pledge.seat, "commitment": pledge.commitment} for pledge in pledges]
        told = {"shuffle": number, "luck": own, "pledges": shown, "revealed": own is not None}
        kept += [told] if number >= since else []
    return {
        "format": fair.RECEIPT,
        "table": ours.table,
        "seat": seat,
        "commitment": ours.commitment,
        "shuffles": kept,
    }


Parts = dict[str, Any]  # of a shuffle: its table, its secret, its shuffles as lists
FORGERIES: dict[str, Callable[[Parts, random.Random], None]] = {}


def forgery(name: str) -> Callable[[Callable[[Parts, random.Random], None]], None]:
    def kept(change: Callable[[Parts, random.Random], None]) -> None:
        FORGERIES[name] = change

    return kept


def made_of(parts: Parts) -> fair.Shuffled:
    """A shuffle of these parts."""
    case, shuffles = Case("trick_100", 4, ()), tuple(map(tuple, parts["shuffles"]))
    secret, version = parts["secret"], parts["version"]
    return fair.Shuffled(parts["table"], settings_of(case), secret, shuffles, version=version)


@forgery("the server took another secret once it knew all luck")
def _(parts: Parts, rng: random.Random) -> None:
    parts["secret"] = hexadecimal(rng)


@forgery("another table")
def _(parts: Parts, rng: random.Random) -> None:
    parts["table"] += "x"
    parts["shuffles"] = [[pledged(rng, made_of(parts), 1, seat) for seat in (0, 2)]]


@forgery("seat 2 chose its luck once it knew the others'")
def _(parts: Parts, rng: random.Random) -> None:
    parts["shuffles"][-1][1] = pledged(rng, made_of(parts), 2, 2)


@forgery("the server added somebody else's luck")
def _(parts: Parts, rng: random.Random) -> None:
    parts["shuffles"][-1].insert(1, pledged(rng, made_of(parts), 2, 1))


@forgery("the server left out somebody else's luck")
def _(parts: Parts, _rng: random.Random) -> None:
    del parts["shuffles"][-1][1]


@forgery("the server left out the own luck")
def _(parts: Parts, _rng: random.Random) -> None:
    del parts["shuffles"][-1][0]


@forgery("the server put another luck in place of the own")
def _(parts: Parts, rng: random.Random) -> None:
    parts["shuffles"][-1][0] = pledged(rng, made_of(parts), 2, 0)


@forgery("the server says that the reveal did not come, and dealt anew without")
def _(parts: Parts, rng: random.Random) -> None:
    seat_0, seat_2 = parts["shuffles"][-1]
    parts["shuffles"][-1] = [fair.Pledge(0, seat_0.commitment), seat_2]
    parts["shuffles"].append([pledged(rng, made_of(parts), 3, 2)])


@forgery("the server says so of an earlier shuffle")
def _(parts: Parts, _rng: random.Random) -> None:
    seat_0, seat_3 = parts["shuffles"][0]
    parts["shuffles"][0] = [fair.Pledge(0, seat_0.commitment), seat_3]


@forgery("seat 2 withheld its luck when it knew the cards, and it was dealt anew")
def _(parts: Parts, rng: random.Random) -> None:
    seat_0, seat_2 = parts["shuffles"][-1]
    parts["shuffles"][-1] = [seat_0, fair.Pledge(2, seat_2.commitment)]
    parts["shuffles"].append([pledged(rng, made_of(parts), 3, 1)])


@forgery("the server forgot the last shuffle, and dealt that before it again")
def _(parts: Parts, rng: random.Random) -> None:
    parts["shuffles"] = [[pledged(rng, made_of(parts), 1, seat) for seat in (0, 3)]]


def dealt_otherwise(
    change: Callable[[Parts, random.Random], None], version: int = fair.VERSION
) -> Record:
    """A game by the rules whose shuffle holds, but is not the one that the page was shown."""
    rng, ours = random.Random("otherwise"), vectors.shuffled(version=version)
    shuffles = [list(shuffle) for shuffle in ours.shuffles]
    parts: Parts = {
        "version": version,
        "table": ours.table,
        "secret": ours.secret,
        "shuffles": shuffles,
    }
    change(parts, rng)
    return played(Case("trick_100", 4, ()), rng, made_of(parts))


def test_pledges_that_are_bound_to_what_went_before_need_no_receipt() -> None:
    """From version 3 on; whoever made all pledges anew needs one still."""
    found = {
        name for name, change in FORGERIES.items() if refused(dealt_otherwise(change, version=3))
    }
    assert found == {
        "the server took another secret once it knew all luck",
        "the server says so of an earlier shuffle",
    }


def test_a_receipt_finds_what_a_record_alone_cannot_tell(tmp_path: Path) -> None:
    """The operator who plays, the added luck, the withheld reveal, the retried start."""
    latest = receipt_of(vectors.shuffled(), 0)
    for name, change in FORGERIES.items():
        assert refused(dealt_otherwise(change), latest), name
    receipt = receipt_of(vectors.shuffled(version=2), 0)
    forged = [dealt_otherwise(change, version=2) for change in FORGERIES.values()]
    for name, record in zip(FORGERIES, forged, strict=True):
        assert not refused(record), name
        assert refused(record, receipt), name
    true = dealt_otherwise(lambda _parts, _rng: None, version=2)
    assert not refused(true, receipt)
    file = written(tmp_path / "records.jsonl", [true, *forged])
    kept = tmp_path / "receipt.json"
    kept.write_text(json.dumps(receipt, indent=1), encoding="utf-8")
    for parameter in runnable():
        assert run(parameter.values[0], file)[0] == 0
        status, lines = run(parameter.values[0], file, kept)
        assert status == 1
        assert lines[0].endswith("called off (seat 3 did not reveal), the receipt fits")
        for name, line in zip(FORGERIES, lines[1:], strict=True):
            assert " WRONG: " in line, (name, parameter.id, line)


def altered(receipt: Record, *path: Any, to: Any) -> Record:
    """A receipt with something else in one place of it."""
    changed = copy.deepcopy(receipt)
    *way, last = path
    functools.reduce(lambda inner, key: inner[key], way, changed)[last] = to
    return changed


@pytest.mark.parametrize("checker", CHECKER)
def test_receipts_of_everybody_who_added_luck_fit_and_no_others(
    checker: Sequence[str], tmp_path: Path
) -> None:
    ours = vectors.shuffled()
    record = dealt_otherwise(lambda _parts, _rng: None)
    file, kept = written(tmp_path / "record.jsonl", [record]), tmp_path / "receipt.json"
    own = receipt_of(ours, 0)
    for receipt, expected in (
        (own, 0),
        (receipt_of(ours, 0, since=2), 0),  # who sat down later
        (receipt_of(ours, 2), 0),
        (receipt_of(ours, 3), 1),  # who was silent, and has no luck in what was dealt
        (receipt_of(ours, 0, since=3), 1),
        (altered(own, "shuffles", 1, "revealed", to=False), 1),
        (altered(own, "shuffles", 1, "luck", to="0" * 64), 1),
        (altered(own, "seat", to=2), 1),
        (altered(own, "shuffles", 0, "shuffle", to=3), 1),
        (altered(own, "shuffles", 0, "shuffle", to=0), 1),
    ):
        kept.write_text(json.dumps(receipt), encoding="utf-8")
        assert run(checker, file, kept)[0] == expected, receipt
        assert bool(refused(record, receipt)) == bool(expected), receipt
    odd: list[Any] = [
        altered(own, "format", to="trickery-receipt/2"),
        altered(own, "shuffles", 1, "luck", to=None),
        altered(own, "shuffles", 1, to=7),
        [],
    ]
    for unfit in odd:
        kept.write_text(json.dumps(unfit), encoding="utf-8")
        assert run(checker, file, kept) == (2, ["this is no receipt"])


def test_records_and_receipts_of_a_table_fit(tmp_path: Path) -> None:
    with (
        serving(sqlite_url(tmp_path)) as served,
        Client(served.address) as client,
        Client(served.address) as other,
    ):
        ann = client.open("trick_100", players=2, name="Ann", pace=0)
        seats = [ann, other.sit(ann.invitation()["sit"] or "", name="Bea")]
        ann.start()
        seats[1].look()
        while (state := ann.look())["info"]["phase"] != "over":
            assert state["view"]
            mover = seats[state["view"]["to_move"] or 0]
            view = mover.look()["view"]
            assert view
            mover.move(view["legal"][0])
        file, kept = written(tmp_path / "record.jsonl", [ann.record()]), tmp_path / "receipt.json"
        for seat in seats:
            kept.write_text(json.dumps(seat.receipt), encoding="utf-8")
            for parameter in runnable():
                status, lines = run(parameter.values[0], file, kept)
                assert status == 0, lines
                assert ": 2 people added luck, no shuffle was called off, the receipt" in lines[0]


@pytest.mark.parametrize("game", registry.ours())
def test_a_record_of_a_game_that_was_not_played_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The server deals what it likes, and gives out a record of what it should have dealt."""
    honest = TableState.deal

    def chosen(log: TableState, started: events.CardsDealt | None = None) -> Match:
        match = honest(log, started)
        words, options = fair.stream(b"what the operator likes best"), log.opened.options
        return match if started else Match(match.game, match.players, options=options, words=words)

    def invented(log: TableState) -> Record:
        match, rng = honest(log), random.Random(1)
        while not match.over:
            assert match.actor is not None
            match.play(match.actor, rng.choice(match.legal_texts()))
        return records.record_of(match, log.shuffled.opened())

    for cheats in (False, True):
        if cheats:
            monkeypatch.setattr(TableState, "deal", chosen)
            monkeypatch.setattr("trickery.server.table.table.record_of", invented)
        (folder := tmp_path / str(cheats)).mkdir()
        with serving(sqlite_url(folder)) as served, Client(served.address) as client:
            seat = client.open(game, bots="random", pace=0)
            seat.start()
            seat.play(lambda state: random.choice(state["view"]["legal"]))  # type: ignore[index]
            file, kept = written(folder / "record.jsonl", [seat.record()]), folder / "receipt.json"
            kept.write_text(json.dumps(seat.receipt), encoding="utf-8")
            assert seat.receipt["game"]["moves"]
            record = records.parse(file.read_text(encoding="utf-8"))
            assert bool(refused(record, seat.receipt)) == cheats
            for parameter in runnable():
                status, lines = run(parameter.values[0], file, kept)
                assert (status, "the receipt has other" in lines[0]) == (int(cheats), cheats), lines


# What is said of other files ---------------------------------------------------------------------


@pytest.mark.parametrize("checker", CHECKER)
def test_what_is_not_checked_is_said(checker: Sequence[str], tmp_path: Path) -> None:
    old = FROZEN / "versioned" / "records"
    texts = [file.read_text(encoding="utf-8") for file in sorted(old.iterdir())]
    told = [json.loads(line) for text in texts for line in text.splitlines()]
    first = {key: value for key, value in told[0].items() if key != "rules"}
    told.append(signed({**first, "format": "trickery/1"}))
    told.append(signed({**dealt_otherwise(lambda _parts, _rng: None), "game": "most_tricks"}))
    status, lines = run(checker, written(tmp_path / "records.jsonl", told))
    assert status == 1
    for record, line in zip(told, lines, strict=True):
        assert "NOT CHECKED: " in line
        if (
            record["format"] == "trickery/2"
            and "fair" in record
            and "version" not in record["fair"]
        ):
            assert "whoever ran the server and started the game could choose" in line
    assert {line.partition("NOT CHECKED: ")[2][:20] for line in lines} == {
        *("its shuffle was not ", "its shuffle is of th", "its format is older "),
        'how the cards of "mo',
    }


@pytest.mark.parametrize("checker", CHECKER)
def test_a_careless_edit_is_found_by_the_digest(checker: Sequence[str], tmp_path: Path) -> None:
    record = dealt_otherwise(lambda _parts, _rng: None)
    edited = {**record, "scores": [99, *record["scores"][1:]]}
    odd = {**record["edition"], "naïve": "\x7f\u2028 \U0001f0cf\n"}
    first = {key: record[key] for key in ("edition", "options", "rules")}
    again = {**record["fair"], "again": {"version": 3, **first}}
    newer = {"edition": odd, "rules": record["rules"] + 1}
    named = signed({**record, **newer, "fair": again})
    status, lines = run(checker, written(tmp_path / "records.jsonl", [edited, named]))
    assert status == 1
    assert lines[0] == "line 1: WRONG: the digest does not fit"
    assert "the shuffle holds" in lines[1]


@pytest.mark.parametrize("checker", CHECKER)
def test_moves_that_were_taken_back_are_told(checker: Sequence[str], tmp_path: Path) -> None:
    record = dealt_otherwise(lambda _parts, _rng: None)
    record["taken_back"] = [{"step": 3, "seat": 1, "moves": 2}]
    status, lines = run(checker, written(tmp_path / "records.jsonl", [signed(record)]))
    assert (status, lines[0].endswith(", moves were taken back")) == (0, True), lines
    assert not refused(signed(record))


@pytest.mark.parametrize("checker", CHECKER)
@pytest.mark.parametrize(
    "content", [b"", b"\n\n", b"{", b'{"a": NaN}', b'{"a": 1.0}', b"\xff", b"[" * 100_000, None]
)
def test_what_cannot_be_read_is_status_2(
    checker: Sequence[str], content: bytes | None, tmp_path: Path
) -> None:
    file = tmp_path / "records.jsonl"
    if content is not None:
        file.write_bytes(content)
    assert run(checker, file)[0] == 2


@pytest.mark.parametrize("checker", CHECKER)
def test_lines_of_another_kind_are_wrong(checker: Sequence[str], tmp_path: Path) -> None:
    record = dealt_otherwise(lambda _parts, _rng: None)
    unlike: list[Any] = [7, [], {}, {**record, "more": 1}, {**record, "format": "trickery/3"}]
    unlike += [
        {key: value for key, value in record.items() if key != left} for left in records.KEYS
    ]
    odd: list[Any] = [7, {}, {"seat": 9, "move": "play"}, {"seat": 0, "move": 1}]
    changes: list[tuple[Any, ...]] = [("steps", [step]) for step in odd]
    changes += [(key, True) for key in (*records.KEYS, "fair", "more") if key != "digest"]
    changes += [
        ("steps", []),
        ("players", 9),
        ("edition", "hundreds", 9),
        ("edition", "numbers", 0),
    ]
    changes += [("fair", key, [7]) for key in (*record["fair"], "more")]
    changes += [("fair", "shuffles", 0, told) for told in (7, [7], [True])]
    for key in ("seat", "commitment", "luck", "more"):
        changes += [("fair", "shuffles", 0, 1, key, value) for value in (-1, 4, "0" * 63)]
    unlike += [signed(altered(record, *path, to=to)) for *path, to in changes]
    status, lines = run(checker, written(tmp_path / "records.jsonl", unlike))
    assert status == 1
    assert all(" WRONG: " in line for line in lines), lines


def test_a_deal_may_be_played_again_by_newer_rules_that_play_as_before() -> None:
    """An option that came later has the value that plays as it was, and no other."""
    game, name = registry.load("tricky_twist"), "retrieve_each_round"
    [option] = game.card.options
    before = option.usual(0)
    for value, expected in ((before, ""), (1 - before, "committed to other options")):
        case, rng = Case("tricky_twist", 4, ((name, value),)), random.Random("newer")
        first = replace(first_game(case), options={}, rules=0)
        then = {"game": case.name, "players": 4, **vars(first)}
        ours = fair.Shuffled(
            "table", fair.settings_in(then), hexadecimal(rng), (), again=True, first=first
        )
        ours = replace(ours, shuffles=((pledged(rng, ours, 1, 0),),))
        assert expected in refused(played(case, rng, ours))
        assert bool(expected) == bool(refused(played(case, rng, ours)))


# What the page says ------------------------------------------------------------------------------


@functools.cache
def plain_checker() -> ModuleType:
    """check.py as a module."""
    spec = importlib.util.spec_from_file_location("check", CHECKERS / "check.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def vectors_of_the_page() -> Any:
    block = re.search(r"## Test vectors\n.*?```json\n(.*?)\n```", PAGE, re.DOTALL)
    assert block
    return json.loads(block[1])


def test_the_test_vectors_are_ours() -> None:
    assert vectors_of_the_page() == json.loads(json.dumps(vectors.vectors()))


def fair_of_the_page(page: Any, told: Any) -> Record:
    """What the page says of the shuffle of one game."""
    fair_of_game: Record = copy.deepcopy(page["fair"])
    fair_of_game |= {key: told[key] for key in ("settings", "commitment")}
    for shuffle, commitments in zip(fair_of_game["shuffles"], told["pledges"], strict=True):
        for pledge, commitment in zip(shuffle, commitments, strict=True):
            pledge["commitment"] = commitment
    return fair_of_game


def test_the_vectors_of_later_draws_are_those_of_the_plain_checker() -> None:
    """Of what lies under and aside, of what was put aside, and of the cube alone."""
    page, check = vectors_of_the_page(), plain_checker()
    for game, told in page["later draws"].items():
        key = bytes.fromhex(page["first draws"][game]["key of the game"])
        course = check.GAMES[game](
            played(Case(game, 4, ()), random.Random(0), vectors.shuffled(game))
        )
        course.draws = told["draw"] - 1
        if game == "trick_100":
            course.under = [int(card) for card in told["under"]]
            course.aside = [int(card) for card in reversed(told["aside, the newest first"])]
        if game == "tricky_twist":
            names = course.cards
            course.reserves = [[names.index(card) for card in seat] for seat in told["put aside"]]
        assert course.draw(check.words_of(key, told["draw"])) == told["chance"]


def test_the_test_vectors_are_those_of_the_plain_checker() -> None:
    page, check = vectors_of_the_page(), plain_checker()
    for game, told in page["first draws"].items():
        record = played(Case(game, page["players"], ()), random.Random(0), vectors.shuffled(game))
        assert record["fair"] == fair_of_the_page(page, told)
        assert check.check_fair(record).hex() == told["key of the game"]
    key = bytes.fromhex(page["key of the game"])
    for draw in (1, 2):
        words = check.words_of(key, draw)
        assert [f"{next(words):016x}" for _ in range(5)] == page[f"words of draw {draw}"]
    words = check.words_of(key, 1)
    bounds, numbers = page["numbers below"].values()
    assert [check.below(words, n) for n in bounds] == numbers
    passed_over = page["a number below 3"]
    words = iter([int(word, 16) for word in passed_over["from the words"]])
    assert check.below(words, 3) == passed_over["is"]
    assert next(words, None) is None


def test_the_test_vectors_are_dealt_and_both_checkers_say_so(tmp_path: Path) -> None:
    page, told = vectors_of_the_page(), []
    for game, drawn in page["first draws"].items():
        case = Case(game, page["players"], ())
        record = played(case, random.Random(game), vectors.shuffled(game))
        assert record["fair"] == fair_of_the_page(page, drawn)
        assert vectors.beginning(record["steps"][0]["chance"]) == drawn["chance"]
        told.append(record)
    file = written(tmp_path / "records.jsonl", told)
    for parameter in runnable():
        status, lines = run(parameter.values[0], file)
        assert status == 0, lines


def test_the_page_names_every_game_of_ours() -> None:
    for name in registry.ours():
        card, game = registry.card(name), registry.load(name)
        section = PAGE.partition(f"### {card.title}\n")[2].partition("\n### ")[0]
        for deal in game.chances:
            assert f"`{deal}`" in section, (name, deal)
