"""How the words sound: every message as it is read, and nothing that an editor strikes out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import catalogues, language
from trickery.core import words

ENGLISH = """\
## One screen
bar-menu = Menu
bar-close = Close
# At most 8 letters.
bar-short = Log
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cost = “{ $move }” costs you { $percent }%.
"""
PLAY = "Play 06"


@pytest.mark.parametrize("spoken", words.languages())
def test_every_message_reads_well(spoken: str) -> None:
    assert language.faults_in(spoken) == []


#: Faults of the kinds that editors found: language, text, and the labels of moves that stand in it.
PLANTED = [
    ("en", "Ann holds a 100 in 79 of 100 worlds.", ""),
    ("en", "Every luck fits its fingerprint.", ""),
    ("en", "It costs 13% of the win.", ""),
    ("en", "Whoever passes draws.", ""),
    ("en", "Ann is to move", ""),
    ("en", "“07x” is no card", ""),
    ("en", "You do not hold the 06.", ""),
    ("en", "It cannot be undone.", ""),
    ("en", "It is your turn.", ""),
    ("en", "Ann has laid off all cards.", ""),
    ("en", "Who passes draws a card.", ""),
    ("en", "You hold 1 cards.", ""),
    ("en", "You hold 2 card.", ""),
    ("en", "That costs you 13 %.", ""),
    ("en", "Reconnecting …", ""),
    ("en", "Reconnecting...", ""),
    ("en", "It's your turn", ""),
    ("en", "Seat 0 wins.", ""),
    ("en", "Then Play 06 costs you 6%.", PLAY),
    ("en", "The coach says play 06 at once.", "play 06"),
    ("en", "{lost-message}", ""),
    ("de", "Das kostet 6\u00a0% vom Sieg.", ""),
    ("de", "Leg irgendeine Karte.", ""),
    ("de", "Du hast 1 Karten.", ""),
    ("de", "Das kostet 6%.", ""),
    ("de", "Platz 0 gewinnt.", ""),
    ("de", "06 spielen kostet dich etwas.", "06 spielen"),
    ("fr", "Qui passe pioche une carte.", ""),
    ("fr", "Cela coûte 6\u202f% de la victoire.", ""),
    ("fr", "La main de Ann.", ""),
    ("fr", "1 comètes ouvertes", ""),
    ("fr", "Prêt?", ""),
    ("it", "in 79 mondi su 100", ""),
    ("it", "un 6% della vittoria", ""),
    ("it", "Hai 1 carte.", ""),
    ("it", "Riconnessione …", ""),
]


@pytest.mark.parametrize(("spoken", "text", "label"), PLANTED, ids=lambda given: str(given)[:30])
def test_what_editors_found_is_found_again(spoken: str, text: str, label: str) -> None:
    assert list(language.faults_in_text(spoken, text, (label,) if label else ())) != []


@pytest.mark.parametrize(
    ("spoken", "text", "label"),
    [
        ("en", "“Play 06” costs you 6% chance of winning.", PLAY),
        ("en", "Play 06", PLAY),
        ("en", "Best: Play 06", PLAY),
        ("en", "You can’t play that: it isn’t above 17 (TH-7).", ""),
        ("de", "„06 spielen“ kostet dich 6\u00a0% Siegchance.", "06 spielen"),
        ("fr", "La main d’Ann\u202f: 1 carte. Qui commence\u202f?", ""),
        ("it", "Hai 2 carte e 1 stella.", ""),
    ],
)
def test_what_reads_well_is_left_alone(spoken: str, text: str, label: str) -> None:
    assert list(language.faults_in_text(spoken, text, (label,) if label else ())) == []


def planted(folder: Path, theirs: str, english: str = ENGLISH) -> catalogues.Home:
    """A catalogue of its own, in English and in German."""
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    (folder / "de.ftl").write_text(theirs, encoding="utf-8")
    return catalogues.Home("planted", folder, ())


GERMAN = """\
bar-menu = Menü
bar-close = Schließen
bar-short = Verlauf
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cost = „{ $move }“ kostet dich { $percent }\u00a0%.
"""


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("bar-close = Schließen", "bar-close = Menü", "both read"),
        ("bar-short = Verlauf", "bar-short = Protokollverlauf", "16 letters, of 8"),
        (
            GERMAN[GERMAN.index("cards") : GERMAN.index("cost")],
            "cards = { $count } Karten\n",
            "same for 1 and 2",
        ),
        ("„{ $move }“", "{ $move }", "stands bare"),
        ("bar-menu = Menü", "bar-menu = Menü …", "no space before an ellipsis"),
    ],
)
def test_a_fault_planted_in_a_catalogue_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str, after: str, fault: str
) -> None:
    language.forget()
    home = planted(tmp_path, GERMAN)
    monkeypatch.setattr(catalogues, "homes", lambda: (home,))
    assert language.faults_in("de") == []
    language.forget()
    planted(tmp_path, GERMAN.replace(before, after))
    found = language.faults_in("de")
    language.forget()
    assert any(fault in each for each in found), found
