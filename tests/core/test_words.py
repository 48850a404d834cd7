"""Words in languages: catalogues that agree with each other, and whole games told in each."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.said import said_in
from tools import catalogues
from trickery.check import catalogue
from trickery.core import registry, words
from trickery.core.contract import Game
from trickery.core.errors import BadOption
from trickery.core.pseudo import PSEUDO, disguised
from trickery.core.say import heard, sentences, speaker, wire
from trickery.core.words import Translator

OTHERS = [language for language in words.languages() if language != words.ENGLISH]
say = speaker("trickery.core")


# Catalogues --------------------------------------------------------------------------------------


def test_there_are_four_languages_each_by_its_own_name() -> None:
    names = [Translator(each).text(say("language-name")) for each in words.languages()]
    assert names == ["English", "Deutsch", "Français", "Italiano"]


def test_every_english_message_is_said_somewhere_and_with_its_arguments() -> None:
    assert catalogues.faults_in_english() == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_there_in_all_languages_with_the_same_arguments(language: str) -> None:
    assert catalogues.faults_in(language) == []


@pytest.mark.parametrize("page", catalogues.rules_pages(), ids=lambda page: page.parent.name)
@pytest.mark.parametrize("language", OTHERS)
def test_clauses_and_figures_of_the_rules_agree_in_all_languages(page: Path, language: str) -> None:
    assert catalogues.faults_in_rules(page, language) == []


def test_what_is_wrong_with_a_catalogue_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the tests above would prove nothing."""
    monkeypatch.setattr(catalogues, "ROOT", tmp_path)
    (tmp_path / "en.ftl").write_text(
        "a = { $x } (TP-1)\nb = B\nc = C\nd = D { $x }\nf = F\n  .told = { $seat }\n"
    )
    (tmp_path / "nl.ftl").write_text("a = { $x } (TP-2)\nc = C\nd = D { $y }\ne = E\n!\n")
    (tmp_path / "one.py").write_text('say("a", x=1)\nsay("c", z=1)\nsay("d", x=2)\n')
    home = catalogues.Home("some game", tmp_path, (tmp_path / "one.py",))
    monkeypatch.setattr(catalogues, "homes", lambda: (home,))
    found = "\n".join(catalogues.faults_in("nl"))
    assert "cannot be read from here on: !" in found
    assert "b is missing" in found
    assert "a names TP-2, in English TP-1" in found
    assert "d takes y, in English x" in found
    assert "e is not in English" in found
    assert "nobody says b" in "\n".join(catalogues.faults_in_english())
    assert catalogue.calls(tmp_path / "one.py")[1] == ("c", frozenset({"z"}), 2)


def test_a_figure_or_clause_that_a_rules_page_lost_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogues, "ROOT", tmp_path)
    (tmp_path / "rules.md").write_text("- **TP-1** Four of 12, see TP-2.\n- **TP-2** `pass`\n")
    (tmp_path / "rules.de.md").write_text("- **TP-1** Vier von 13.\n- **TP-2** `passen`\n")
    found = catalogues.faults_in_rules(tmp_path / "rules.md", "de")
    assert ["TP-1 has the figures ['13']" in fault for fault in found] == [True, False, False]
    assert "TP-1 names []" in found[1]
    assert "TP-2 names ['`passen`']" in found[2]


# Whole games -------------------------------------------------------------------------------------


def test_whole_games_are_told_in_every_language(name: str) -> None:
    """No message is missing, and none lacks an argument: that would be shown in braces."""
    game = registry.load(name)
    told = said_in(name)
    prose = [said for said in told if isinstance(said, str) and not _notation(said, game)]
    assert prose == [], "a text that is no message must be notation"
    for language in (*words.languages(), PSEUDO):
        reader = Translator(language, game.package)
        for said in told:
            text = reader.text(said)
            assert "{" not in text, (language, said)
            assert "}" not in text, (language, said)


def _notation(text: str, game: Game) -> bool:
    """Is it nothing at all, or a name that the game has a label for?"""
    bundle = words.catalogue(words.ENGLISH, game.package)
    shapes = words.shapes(game.package)
    return (
        not text
        or bundle.has_message(words.named_by(text))
        or any(shape.fullmatch(text) for shape, _ in shapes)
    )


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("ours", registry.ours())
def test_labels_of_moves_differ_from_each_other(ours: str, language: str) -> None:
    """People type them at the prompt."""
    game = registry.load(ours)
    reader = Translator(language, game.package)
    labels = [reader.label(str(move)) for move in game.moves]
    assert len({text.casefold() for text in labels}) == len(labels)
    heard_of = [reader.label(move.heard) for move in game.moves if move.heard]
    assert not any("{" in text for text in [*labels, *heard_of])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("ours", registry.ours())
def test_labels_are_in_the_language(ours: str, language: str) -> None:
    game = registry.load(ours)
    english, theirs = Translator(words.ENGLISH, game.package), Translator(language, game.package)
    for kind in {type(move): str(move) for move in game.moves}.values():
        assert english.label(kind) != theirs.label(kind), kind


# How it works ------------------------------------------------------------------------------------


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with words of its own."""
    package = tmp_path / "wordy"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "cards.py").write_text(
        "from dataclasses import dataclass\n"
        "from trickery.core.layout import Move\n"
        "@dataclass(frozen=True)\n"
        "class Lay(Move):\n"
        "    text = 'lay {card} before {seat}'\n"
        "    heard_as = 'lay something'\n"
        "    card: str\n"
        "    seat: str\n"
        "MOVES = [Lay('7 of suns', '1')]\n"
        "SHAPES = {'{number} of {suit}': 'card'}\n"
    )
    (package / "en.ftl").write_text(
        "name-suns = suns\n"
        "name-moons = moons\n    .one = moon\n"
        "    .count = { $number ->\n    [one] one moon\n   *[other] { $number } moons\n    }\n"
        "card = { $number } of { $suit }\n"
        "move-lay = lay the { $card } before { $seat }\n"
        "    .told = { $seat } lays the { $card }\n    .told-you = You lay the { $card }\n"
        "did = { TOLD($move, $seat) }\n"
        "whose = { OF($seat) } and { OF($seats) }\n"
        'forms = { FORM($suit, "one") }, { FORM($suit, "count", $n) }, '
        '{ FORM($suits, "one") }, { FORM($suit, "none") }\n'
        "move-lay-heard = lay a card\n"
        "draws = { $seat } draws { $cards ->\n"
        "    [one] a card\n"
        "   *[other] { $cards } cards\n"
        "  }.\n"
        "held = held: { $cards }\n"
        "either = { OR($cards) }\n"
        "row = { ROW($cards) }: { COUNT($cards) }\n"
        "worth = { SIGNED($points) } for { $text }\n"
        "outer = so: { $inner }\n"
        "lacks = { $times } times, { $seat } lacks { $suit }.\n"
        '    .more = { $seat } lacks { FORM($suit, "one") } more often\n'
        'because = This way, { FORM($fact, "more") }, and that helps.\n'
        "only-here = only here\n"
    )
    (package / "de.ftl").write_text(
        "name-suns = Sonnen\n"
        "card = { $suit }-{ $number }\n"
        "held = gehalten: { $cards }\n"
        "either = { OR($cards) }\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    return "wordy"


def test_nouns_have_forms_people_own_things_and_moves_are_told(game: str) -> None:
    own, names = speaker(game), ["Ann", "Bo", "Éva", "Álvaro"]
    reader = Translator("en", game, names.__getitem__, reader=1)
    forms = own("forms", suit="moons", n=1, suits=["moons", "suns"])
    assert reader.text(forms) == "moon, one moon, moon and suns, moons"
    assert reader.text(own("forms", suit="suns", n=2, suits=[])) == "suns, suns, , suns"
    told = [own("did", seat=seat, move="lay 7 of suns before 0") for seat in (0, 1)]
    assert [*map(reader.text, told)] == ["Ann lays the 7 of suns", "You lay the 7 of suns"]
    assert reader.text(own("did", seat=0, move="shuffle")) == "Ann: shuffle"
    assert reader.text(own("whose", seat=0, seats=[1, 2])) == "Ann’s and Bo’s and Éva’s"
    of = {each: Translator(each, game, names.__getitem__) for each in words.languages()}
    whose = {
        each: {reader.text(own("whose", seat=seat, seats=[0])) for seat in range(4)}
        for each, reader in of.items()
    }
    assert whose["fr"] == {
        "d’Ann and d’Ann",
        "de Bo and d’Ann",
        "d’Éva and d’Ann",
        "d’Álvaro and d’Ann",
    }
    assert "von Bo and von Ann" in whose["de"]
    assert "di Bo and di Ann" in whose["it"]


def test_words_are_put_together_by_their_language(game: str) -> None:
    own = speaker(game)
    english, german = Translator("en", game), Translator("de", game)
    assert english.text(own("draws", seat=1, cards=1)) == "Seat 2 draws a card."
    assert english.text(own("draws", seat=1, cards=1200)) == "Seat 2 draws 1,200 cards."
    cards = ["7 of suns", "8 of suns", "9 of suns"]
    assert english.text(own("held", cards=cards)) == "held: 7 of suns, 8 of suns and 9 of suns"
    assert german.text(own("held", cards=cards)) == "gehalten: Sonnen-7, Sonnen-8 und Sonnen-9"
    assert english.text(own("either", cards=cards)) == "7 of suns, 8 of suns or 9 of suns"
    assert german.text(own("either", cards=cards[:2])) == "Sonnen-7 oder Sonnen-8"
    assert english.text(own("row", cards=[1, 2, 3])) == "1, 2, 3: 3"
    assert english.text(own("worth", points=3, text="7 of suns")) == "+3 for 7 of suns"
    assert english.text(own("worth", points=-3, text="x")) == "-3 for x"
    assert english.text(own("outer", inner=own("held", cards=[]))) == "so: held: "
    because = own("because", fact=own("lacks", seat=1, suit="moons"))
    assert english.text(because) == "This way, Seat 2 lacks moon more often, and that helps."
    assert german.text(own("only-here")) == "only here", "English where a language lacks it"
    assert str(own("only-here")) == "only here"
    assert english.text(own("nowhere")) == "{nowhere}"
    assert "{" in english.text(own("draws", seat=1))


def test_names_are_put_in_where_it_is_shown(game: str) -> None:
    reader = Translator("en", game, seats=["Ann", "Bo"].__getitem__)
    assert reader.text(speaker(game)("draws", seat=1, cards=2)) == "Bo draws 2 cards."
    assert reader.label("lay 7 of suns before 0") == "lay the 7 of suns before Ann"
    assert reader.label("lay something") == "lay a card"
    assert reader.label("7 of suns") == "7 of suns"
    assert reader.label("Bo's own words") == "Bo's own words"


def test_a_message_travels_as_its_id_and_arguments(game: str) -> None:
    own = speaker(game)
    said = own("outer", inner=own("held", cards=["7 of suns", 3]))
    told = wire(said)
    assert told == {"id": "outer", "inner": {"id": "held", "cards": ["7 of suns", 3]}}
    assert Translator(game=game).text(heard(told)) == Translator(game=game).text(said)
    assert wire(heard(told)) == told
    assert wire("play 7 of suns") == heard("play 7 of suns") == "play 7 of suns"


def test_sentences_and_lines_are_put_one_after_the_other(game: str) -> None:
    own = speaker(game)
    said = [own("only-here"), own("held", cards=[1])]
    assert str(sentences(said)) == "only here held: 1"
    assert Translator("en", game).lines([said[0], [said[1], said[1]]]) == (
        "only here\n  held: 1\n  held: 1"
    )


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("fr_FR.UTF-8", "fr"),
        ("IT", "it"),
        ("nl,xx", None),
        ("", None),
    ],
)
def test_the_nearest_language(wanted: str, found: str | None) -> None:
    assert words.nearest([wanted]) == found


def test_a_language_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    assert words.supported_language("fr-CA") == "fr"
    assert words.supported_language(PSEUDO) == PSEUDO
    with pytest.raises(BadOption, match=r"“nl” isn’t one of the .* \(choose from en, de, fr, it\)"):
        words.supported_language("nl")


def test_the_pseudo_language_is_long_accented_and_in_brackets(game: str) -> None:
    text = Translator(PSEUDO, game).text(speaker(game)("draws", seat=1, cards=2))
    assert text == "⟦⟦Šéáté 2⟧ dŕáwšá 2 çáŕdšá.⟧"
    assert disguised("as TP-12a says") == "ášá TP-12a šáýšá"
    whole = Translator(PSEUDO).text(say("only-move"))
    assert len(whole) > 1.3 * len(str(say("only-move")))
