"""Names at a table: seen, short, and no two that could be taken for each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.server import serving
from trickery.client import read
from trickery.core.errors import BadOption
from trickery.server.storage.store import sqlite_url
from trickery.server.table.names import BOTS, bots_name, persons_name, plain_name


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),  # cut; pages escape it
        ("a\u202egnp\x00\n", "agnp"),
        ("\u200b \t", "Guest"),
        ("Zoë 🃏", "Zoë 🃏"),
        ("Zoe\u0308", "Zoë"),
        ("नमस्ते", "नमस्ते"),
        ("Nguye\u0302\u0303n", "Nguyễn"),
    ],
)
def test_names_are_one_short_line(told: str, kept: str) -> None:
    assert plain_name(told) == kept


@pytest.mark.parametrize(
    "blank",
    [*"\u3164\uffa0\u115f\u1160\u2800\u034f\ufe0f\u00ad\u2063", "\U000e0101"],
)
def test_nobody_has_a_name_that_cannot_be_seen(blank: str) -> None:
    assert plain_name(blank * 3) == "Guest"
    assert plain_name(f"An{blank}n") == "Ann"
    assert plain_name(f"Ann {blank}") == "Ann"


def test_marks_are_not_piled_up() -> None:
    assert plain_name("\u0301 \u0301Ann \u0301") == "Ann"  # on nothing
    assert plain_name("A" + "\u0316" * 20 + "nn") == "A\u0316\u0316nn"


@pytest.mark.parametrize(
    "called",
    [
        "ann",
        "A n n",
        "Ánn",
        "\uff21nn",
        "\u0410nn",
        "\U0001d5d4nn",
        "Ann.",
        "An\u200dn",
        "A\u0336nn",
    ],
)
def test_a_second_person_of_the_same_name_gets_a_number(called: str) -> None:
    assert persons_name(called, ["Ann"]) == f"{plain_name(called)} 2"
    assert persons_name(called, ["Ann", "Ann 2", "ANN 3"]) == f"{plain_name(called)} 4"


#: Letters of other alphabets, with the Latin ones that they have always been taken for here.
OTHERS = "АВЕЅІЈКМНОРСТУХԚԜЬаеѕіјорсухһԁԛԝкмтнвгп" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχγ"
LATIN = "ABESIJKMHOPCTYXQWbaesijopcyxhdqwkmthbrn" + "ABEZHIKMNOPTYXaikvoptuxy"


@pytest.mark.parametrize(
    ("called", "like"),
    [
        *zip(OTHERS, LATIN, strict=True),
        *(("\u13aann", "Ann"), ("Łukasz", "Lukasz"), ("S\u0251ra", "Sara"), ("\u13daara", "Sara")),
        *(("ПАВЕЛ", "павел"), ("борис", "Борис"), ("ΝΊΚΟΣ", "Νίκος"), ("Ύδρα", "ύδρα")),
        ("Ποπ", "Поп"),  # Greek and Cyrillic
    ],
)
def test_letters_of_other_alphabets_are_no_other_names(called: str, like: str) -> None:
    assert persons_name(called, [like]) == f"{called} 2"
    assert persons_name(like, [called]) == f"{like} 2"


def test_what_is_one_picture_stays_one() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
    assert plain_name(f"{family} Meier") == f"{family} Meier"
    assert plain_name(family * 9) == family * 3  # none is cut in two
    assert plain_name("\u2764\ufe0f") == "\u2764\ufe0f"
    assert plain_name("a\u200db\u200d \U0001f468\u200d") == "ab \U0001f468"  # joined to nothing
    assert persons_name("\U0001f34e\u200d\U0001f34f", ["\U0001f34e\U0001f34f"]).endswith(" 2")


def test_a_long_name_keeps_its_number() -> None:
    assert persons_name("N" * 30, ["N" * 24]) == "N" * 22 + " 2"


def test_different_names_stay_as_they_are() -> None:
    assert persons_name("Anna", ["Ann", "Hannah", "Bea"]) == "Anna"
    assert persons_name("李", ["王"]) == "李"
    assert persons_name("ノア", ["ア"]) == "ノア"  # the first looks like a stroke, and is a letter
    assert persons_name("Roy", ["R\u043e\u0440", "Toy"]) == "Roy"
    assert persons_name("!", ["?"]) == "!"


@pytest.mark.parametrize(
    "called",
    [
        *("Ann (bot)", "ann(BOT)", "Ann ( b o t )", "Ann [bot]", "Ann (b0t)", "Ann «bot»"),
        *("Ann \uff08\uff42\uff4f\uff54\uff09", "Ann (\u0432\u043et)", "Ann ⒝⒪⒯"),
        *("Ann (b\u0336ot)", "Ann (b\u200bot)", "Open seat", "OPEN  SEAT"),
    ],
)
def test_nobody_passes_for_a_bot_or_for_nobody(called: str) -> None:
    with pytest.raises(BadOption, match="choose another"):
        persons_name(called, ())


def test_a_bot_in_another_sense_is_a_name_like_any_other() -> None:
    assert persons_name("My bot", ()) == "My bot"
    assert persons_name("Abbot (Costello)", ()) == "Abbot (Costello)"


def test_bots_avoid_the_names_of_people_and_of_each_other() -> None:
    assert bots_name(1, ["Ann"]) == "Cedar"
    assert bots_name(1, ["CEDAR"]) == "Hazel"
    assert bots_name(1, ["Cedar (bot)"]) == "Hazel"
    assert bots_name(0, BOTS) == "Birch 2"
    assert persons_name("cedar", ["Cedar (bot)"]) == "cedar 2"


def test_names_at_a_table_are_told_apart(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        ann = served.open(start=False, bots=None, name="Hazel")
        ann.sit("hazel")
        assert ann.post("seats", seat=2, who="random").status_code == 200
        names = [seat["name"] for seat in ann.state()["info"]["seats"]]
        assert names[:3] == ["Hazel", "hazel 2", "Maple"]
        opening = served.post("/api/tables", game="trick_party", name="Cid (bot)")
        for told in (ann.ask_to_sit("Cid (bot)"), opening):
            assert (told.status_code, told.json()["type"]) == (400, "error")
            assert "choose another" in read(told.json()["reason"])


@pytest.mark.parametrize("called", ["Seat 0", "seat2", "Seat", "\u0405eat \uff11", "S\u00e9at-3"])
def test_nobody_is_called_as_seats_are(called: str) -> None:
    """The log tells of a shuffle by the numbers of seats."""
    with pytest.raises(BadOption, match="reserved for seats"):
        persons_name(called, ["Seat"])


def test_names_with_a_seat_in_them() -> None:
    for name in ("Seatbelt 3", "Hot seat", "Seats 0 and 1"):
        assert persons_name(name, []) == name
