"""The core on its own: sets, chance, dealing hidden cards, layouts, records, editions, cache."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from trickery.core import registry
from trickery.core.compile import INTERPRETED, PACKAGE, sources_hash, sources_of
from trickery.core.edition import Edition
from trickery.core.errors import BadEdition, BadOption, UnknownMove
from trickery.core.hidden import SCRATCH, fill, place, placed
from trickery.core.layout import Layout, find
from trickery.core.observing import clear, write_counts, write_eight, write_set, write_words
from trickery.core.playout import RandomPlay, pick
from trickery.core.rng import below, draw_word, generator, shuffle
from trickery.core.sets import (
    has,
    highest,
    holds,
    lowest,
    nth,
    put,
    put_cards,
    rest,
    size,
    span,
)
from trickery.core.state import Fields, i8, u64

words = st.integers(0, 2**64 - 1)


# Sets ----------------------------------------------------------------------------------------


@given(words)
def test_sets_agree_with_python(word: int) -> None:
    cards = np.uint64(word)
    members = [i for i in range(64) if word >> i & 1]
    assert size(cards) == len(members)
    assert [i for i in range(64) if has(cards, i)] == members
    assert [nth(cards, n) for n in range(len(members))] == members
    if members:
        assert (lowest(cards), highest(cards)) == (members[0], members[-1])
        assert int(rest(cards)) == word & (word - 1)


@given(st.integers(0, 63), st.integers(0, 63))
def test_span_is_a_run_of_cards(first: int, count: int) -> None:
    assert int(span(first, count)) == ((1 << count) - 1 << first) % 2**64


@given(words, st.integers(0, 130))
def test_sets_of_several_words(word: int, at: int) -> None:
    mask = np.zeros(4, dtype=np.uint64)
    put_cards(mask, at, np.uint64(word))
    put(mask, 255)
    wanted = {at + i for i in range(64) if word >> i & 1} | {255}
    assert {i for i in range(256) if holds(mask, i)} == wanted


# Chance --------------------------------------------------------------------------------------


def test_the_generator_is_xoroshiro128_plus_plus() -> None:
    """Against the published algorithm, written out in Python's own integers."""
    rng = generator(7)
    a, b = int(rng[0]), int(rng[1])
    mask = 2**64 - 1

    def rotated(x: int, k: int) -> int:
        return (x << k | x >> (64 - k)) & mask

    for _ in range(100):
        wanted = (rotated((a + b) & mask, 17) + a) & mask
        b ^= a
        a, b = rotated(a, 49) ^ b ^ (b << 21 & mask), rotated(b, 28)
        assert int(draw_word(rng)) == wanted


def test_below_is_even() -> None:
    rng = generator(1)
    for n in (1, 2, 3, 7, 60):
        counts = Counter(below(rng, n) for _ in range(600 * n))
        assert sorted(counts) == list(range(n))
        assert all(450 < count < 750 for count in counts.values())


def test_every_shuffle_is_as_likely() -> None:
    rng = generator(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 400):
        cards = np.arange(6, dtype=np.int8)
        shuffle(rng, cards, 1, 4)
        assert (cards[0], cards[5]) == (0, 5)
        counts[tuple(int(c) for c in cards[1:5])] += 1
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert all(300 < count < 500 for count in counts.values())


def test_picking_a_move_is_even_and_legal() -> None:
    mask = np.array([1 << 5 | 1 << 63, 0, 1], dtype=np.uint64)
    rng = generator(3)
    counts = Counter(pick(mask, 3, rng) for _ in range(3000))
    assert set(counts) == {5, 63, 128}
    assert all(850 < count < 1150 for count in counts.values())
    assert pick(np.zeros(2, dtype=np.uint64), 2, rng) == -1


def test_any_whole_number_is_a_seed_and_no_others() -> None:
    game = registry.load("trick_party")
    for seed in (0, -1, 10**5000, -(10**5000)):
        assert game.seeded(game.setting(), seed)[0]["rng"].all()
    for words in ((0, 0), (-1, 1), (2**64, 1)):
        with pytest.raises(BadOption, match="two words"):
            game.seeded(game.setting(), words)


def test_seeds_differ_and_repeat() -> None:
    assert generator(1).tolist() == generator(1).tolist()
    assert generator(1).tolist() != generator(2).tolist()


# Hidden cards ----------------------------------------------------------------------------------


def deal(allowed: list[set[int]], cards: set[int], seed: int) -> list[int] | None:
    """Deal cards into places, each with the cards that it may hold."""
    scratch = np.zeros(SCRATCH, dtype=np.uint64)

    def halves(members: set[int]) -> tuple[np.uint64, np.uint64]:
        word = sum(1 << card for card in members)
        return np.uint64(word % 2**64), np.uint64(word >> 64)

    for at, members in enumerate(allowed):
        place(scratch, at, *halves(members))
    if not fill(generator(seed), scratch, len(allowed), *halves(cards)):
        return None
    return [placed(scratch, at) for at in range(len(allowed))]


@pytest.mark.parametrize(
    "allowed",
    [
        [{0, 1}, {1, 2, 70}, {0, 2, 70}, {0, 1, 2, 70}],  # they overlap, none inside another
        [{0, 1}, {1, 2}, {2, 70}, {70, 0}],  # only going all the way round leads to the other deal
        [{0}, {0, 1}, {0, 1, 2}, {0, 1, 2, 70}],  # only one deal is possible
        [{0, 1}, {0, 1, 2}, {0, 1, 2, 70}, {0, 1, 2, 70}],  # each inside the next
        [{0, 1, 2, 70}] * 4,
    ],
)
def test_all_deals_of_hidden_cards_are_as_likely(allowed: list[set[int]]) -> None:
    cards = {0, 1, 2, 70}
    possible = {
        order for order in permutations(sorted(cards)) if all(map(set.__contains__, allowed, order))
    }
    games = 400 * len(possible)
    counts = Counter(tuple(deal(allowed, cards, seed) or ()) for seed in range(games))
    assert set(counts) == possible
    assert all(310 < count < 490 for count in counts.values()), counts


@given(st.integers(0, 10**9), st.integers(2, 9))
def test_hidden_cards_are_dealt_whenever_they_can_be(seed: int, count: int) -> None:
    """Random limits around one possible deal: a deal is found, and it keeps to the limits."""
    rng = np.random.default_rng(seed)
    cards = [int(card) for card in rng.choice(128, count, replace=False)]
    allowed = [{card, *(c for c in cards if rng.random() < 0.2)} for card in cards]
    dealt = deal(allowed, set(cards), seed)
    assert dealt is not None
    assert sorted(dealt) == sorted(cards)
    assert all(card in may for card, may in zip(dealt, allowed, strict=True))


def test_impossible_limits_are_noticed() -> None:
    assert deal([{1}, {1}, {1, 2, 3}], {1, 2, 3}, 0) is None


# Records and layouts -------------------------------------------------------------------------


def test_record_has_no_padding_and_reads_as_ints() -> None:
    class Small(Fields):
        lead: int = i8()
        hand: int = u64(2)
        seats: int = i8(3)

    assert Small.dtype.itemsize == 16 + 16 + 8
    assert Small.fields() == ["rng", "hand", "players", "actor", "lead", "seats"]
    rows = np.zeros(1, dtype=Small.dtype)
    state = Small(rows[0])
    state.lead = -3
    assert type(state.lead) is int
    assert rows[0]["lead"] == -3
    with pytest.raises(OverflowError):
        state.lead = 200


def test_layouts_add_up() -> None:
    layout = Layout(hand=60, trick=4, led=5)
    assert (layout["hand"], layout["trick"], layout["led"], layout.total) == (0, 60, 64, 69)
    assert len(layout) == 3


def test_moves_in_short_words() -> None:
    moves = registry.load("trick_party").moves
    legal = [moves.parse(f"play {n} of boos") for n in (1, 3, 12)]
    assert moves.parse("3 boos", legal) == legal[1]
    assert moves.parse("12", legal) == legal[2]
    assert moves.parse("  PLAY   12 of BOOS ") == legal[2]
    with pytest.raises(UnknownMove, match="could mean any of these"):
        moves.parse("boos", legal)
    with pytest.raises(UnknownMove, match="did you mean one of these: play 3 of Boos"):
        moves.parse("play 3 of booos", legal)


def test_moves_are_found_by_their_labels_too() -> None:
    labels = {3: "Gespenst 3 spielen", 7: "Gespenst 7 spielen", 8: "passen"}
    assert find("gespenst 3", labels) == find("3", labels) == 3
    assert find("PASSEN", labels) == 8
    with pytest.raises(
        UnknownMove, match="could mean any of these: Gespenst 3 spielen, Gespenst 7"
    ):
        find("gesp", labels)
    with pytest.raises(UnknownMove, match="did you mean “passen”"):
        find("paszen", labels)
    with pytest.raises(UnknownMove, match=r"“xyz” isn’t a move in this game$"):
        find("xyz", labels)


def test_a_refusal_survives_the_way_to_another_process() -> None:
    with pytest.raises(BadOption) as refused:
        registry.card("trickparty")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.reason, str(again)) == (refused.value.reason, str(refused.value))


# Registry ------------------------------------------------------------------------------------


def test_wrong_names_counts_and_options_are_refused_with_help() -> None:
    with pytest.raises(BadOption, match="did you mean “trick_party”"):
        registry.card("trickparty")
    card = registry.card("Trick Party")
    with pytest.raises(BadOption, match="4 to 6 players, not 7"):
        card.check_players(7)
    with pytest.raises(BadOption, match="no option “foo”"):
        card.check_options({"foo": 1})
    for bad in ("maybe", 2, None, 1.0, "99999999999"):
        with pytest.raises(BadOption, match="on or off"):
            card.check_options({"campaign": bad})
    assert card.check_options({"campaign": "on"}) == {"campaign": 1}
    assert card.check_options({"campaign": True}) == {"campaign": 1}


# Editions ------------------------------------------------------------------------------------

PRINTED = Edition({"hundreds": 10, "suits": {"sun": [1, 2], "moon": [3]}}, "printed")


def own(text: str, tmp_path: Path) -> Edition:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    return Edition.read(path).over(PRINTED)


def test_an_own_edition_replaces_what_it_names(tmp_path: Path) -> None:
    mine = own("[suits]\nsun = [7]\n", tmp_path)
    assert mine.numbers("suits.sun", 1, 12, (1, 2)) == [7]
    assert mine.numbers("suits.moon", 1, 12, (1, 2)) == [3]
    assert mine.number("hundreds", 0, 28) == 10


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hundreds = = 3", "isn’t valid TOML.*line 1"),
        ("# mine\nhundred = 3", "line 2: hundred: there’s no such figure; did you mean “hundreds”"),
        ("\n\n[suits]\nstar = [1]", r"line 4: suits\.star: there’s no such figure"),
        ("suits = 3", "line 1: suits: must be a table of sun, moon"),
    ],
)
def test_a_wrong_edition_is_refused_with_its_line(
    text: str, complaint: str, tmp_path: Path
) -> None:
    with pytest.raises(BadEdition, match=complaint):
        own(text, tmp_path)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[suits]\nsun = 3", r"line 2: suits\.sun: must be a list"),
        ("[suits]\nsun = [1, 'x']", "entry 2 must be a whole number from 1 to 12, not 'x'"),
        ("[suits]\nsun = [true]", "entry 1 must be a whole number"),
        ("[suits]\nsun = [1, 2, 3]", "has 3 entries, but needs 1 to 2"),
        ("[suits]\nsun = [2, 2]", "has 2 more than once"),
        ("[suits]\nsun = [13]", "from 1 to 12, not 13"),
    ],
)
def test_a_wrong_figure_is_refused_with_its_line(text: str, complaint: str, tmp_path: Path) -> None:
    mine = own(text, tmp_path)
    with pytest.raises(BadEdition, match=complaint):
        mine.numbers("suits.sun", 1, 12, (1, 2), distinct=True)


def test_an_absurd_edition_is_refused(tmp_path: Path) -> None:
    for text in ("hundreds = " + "9" * 5000, "hundreds = " + "[" * 5000):
        with pytest.raises(BadEdition, match="isn’t valid TOML"):
            own(text, tmp_path)
    mine = own("hundreds = 0x" + "f" * 5000, tmp_path)
    with pytest.raises(BadEdition, match="not a huge int"):
        mine.number("hundreds", 0, 28)


def test_an_unreadable_edition_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="can’t read"):
        Edition.read(tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadEdition, match="can’t read"):
        Edition.read(tmp_path / "binary.toml")


# Compiled code -------------------------------------------------------------------------------


def test_the_cache_is_keyed_by_every_source_it_depends_on(tmp_path: Path) -> None:
    package = tmp_path / "trickery"
    imports = {
        "core": "import trickery\n",
        "games/one": "from trickery.core.sets import bit\n",
        "games/two": "from trickery.core.sets import bit\n",
        "bots": "from trickery.core.sets import bit\n",
        "envs": "def later() -> None:\n    from trickery.bots.rollout import finisher\n",
        "arena": "from trickery import __version__, envs\n",
        "server": "import trickery.bots\n",
    }
    for part, line in imports.items():
        (package / part).mkdir(parents=True)
        (package / part / "__init__.py").write_text(line)

    def noticed_by(edited: str) -> set[str]:
        def hashes() -> dict[str, str]:
            sources_hash.cache_clear()
            parts = ("core", "games/one", "bots", "envs", "arena", "server")
            sources = {part: sources_of(package / part / "rules.py", package) for part in parts}
            return {part: sources_hash(folders) for part, folders in sources.items()}

        before = hashes()
        with (package / edited).open("a") as file:
            file.write("x = 2\n")
        after = hashes()
        sources_hash.cache_clear()
        return {part for part in after if after[part] != before[part]}

    everybody = {"core", "games/one", "bots", "envs", "arena", "server"}
    assert noticed_by("core/__init__.py") == everybody
    assert noticed_by("core/more.py") == everybody
    assert noticed_by("games/one/__init__.py") == {"games/one"}
    assert noticed_by("games/two/__init__.py") == set()
    assert noticed_by("bots/__init__.py") == {"bots", "envs", "arena", "server"}
    assert noticed_by("envs/__init__.py") == {"envs", "arena"}
    assert noticed_by("server/__init__.py") == {"server"}


def test_code_of_another_package_comes_from_all_of_it_and_all_of_ours(tmp_path: Path) -> None:
    game = tmp_path / "plain" / "games" / "tricks"
    game.mkdir(parents=True)
    for folder in (game, game.parent, game.parent.parent):
        (folder / "__init__.py").write_text("")
    assert sources_of(game / "rules.py") == {PACKAGE, tmp_path / "plain"}
    assert sources_of(game) == {PACKAGE, tmp_path / "plain"}
    assert sources_of(tmp_path / "loose.py") == {PACKAGE, tmp_path}


def test_of_loose_files_only_those_beside_them_count(tmp_path: Path) -> None:
    (tmp_path / "library").mkdir()
    (tmp_path / "loose.py").write_text("x = 1\n")

    def digest() -> str:
        sources_hash.cache_clear()
        return sources_hash(frozenset({tmp_path}))

    before = digest()
    (tmp_path / "library" / "of_others.py").write_text("x = 1\n")
    assert digest() == before
    (tmp_path / "beside.py").write_text("x = 1\n")
    assert digest() != before
    sources_hash.cache_clear()


@pytest.mark.skipif(INTERPRETED, reason="is about compiled code")
def test_stale_code_never_runs(tmp_path: Path) -> None:
    """Edit a helper in another file of the core: the function that calls it changes too."""
    package = tmp_path / "trickery"
    (package / "core").mkdir(parents=True)
    real = Path(registry.__file__).parent
    for name in ("compile.py", "state.py"):
        (package / "core" / name).write_text((real / name).read_text())
    for init in ("__init__.py", "core/__init__.py"):
        (package / init).write_text("")
    (package / "core/outer.py").write_text(
        "from trickery.core.compile import rule\nfrom trickery.core.inner import inner\n"
        "@rule\ndef outer():\n    return inner() + 1\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "TRICKERY_CACHE": str(tmp_path)}

    def run(value: int) -> int:
        (package / "core/inner.py").write_text(
            f"from trickery.core.compile import rule\n@rule\ndef inner():\n    return {value}\n"
        )
        code = "from trickery.core.outer import outer; print(outer())"
        ran = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        return int(ran.stdout)

    assert run(1) == 2
    assert run(1) == 2
    assert run(41) == 42


@pytest.mark.skipif(INTERPRETED, reason="is about compiled code")
def test_playing_and_copying_allocate_nothing(name: str) -> None:
    """However many games are played in compiled code, the allocations stay the same."""
    from numba.core.runtime import _nrt_python, rtsys

    game = registry.load(name)
    play = RandomPlay(game, game.setting(), 1)
    play.play(1)
    _nrt_python.memsys_enable_stats()

    def allocations(games: int) -> int:
        before = rtsys.get_allocation_stats()
        play.play(games)
        after = rtsys.get_allocation_stats()
        return int(after.alloc + after.mi_alloc - before.alloc - before.mi_alloc)

    assert allocations(1) == allocations(200)


# Writing observations -------------------------------------------------------------------------


@numba.njit  # type: ignore[untyped-decorator]  # Numba is untyped
def _write_all(out: Any, cards: np.uint64, at: int) -> None:
    write_set(out, at, cards, 60)
    write_set(out, at + 60, cards, 5)
    write_counts(out, at + 65, cards, 12)
    write_eight(out, at + 77, cards & np.uint64(0x7F7F_7F7F_7F7F_7F7F))


@pytest.mark.parametrize("apart", [1, 3], ids=["side by side", "apart"])
@given(cards=st.integers(0, 2**64 - 1), at=st.integers(0, 9))
def test_cells_are_written_alike_one_by_one_and_by_eights(cards: int, at: int, apart: int) -> None:
    written = np.full(100 * apart, 5, dtype=np.int8)[::apart]
    _write_all(written, np.uint64(cards), at)
    wanted = [5] * at
    wanted += [cards >> card & 1 for card in range(60)]
    wanted += [cards >> card & 1 for card in range(5)]
    wanted += [cards >> 4 * cell & 15 for cell in range(12)]
    wanted += [cards >> 8 * cell & 127 for cell in range(8)]
    assert written.tolist() == wanted + [5] * (100 - len(wanted))


@numba.njit  # type: ignore[untyped-decorator]  # Numba is untyped
def _write_words(out: Any, words: Any, count: int) -> None:
    clear(out, 0, len(out))
    write_words(out, words, count)


@pytest.mark.parametrize("apart", [1, 3], ids=["side by side", "apart"])
@pytest.mark.parametrize("count", [3, 8, 41, 47, 60, 64, 65, 128, 203, 328])
def test_sets_of_several_words_are_written_whole(count: int, apart: int) -> None:
    words = np.random.default_rng(count).integers(0, 2**63, (count + 63) // 64).astype(np.uint64)
    written = np.full((count + 8) * apart, 5, dtype=np.uint8)[::apart]
    _write_words(written, words, count)
    wanted = [int(words[cell >> 6]) >> (cell & 63) & 1 for cell in range(count)]
    assert written.tolist() == wanted + [0] * 8
