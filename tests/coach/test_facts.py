"""What a coach may say of one world: true, told in every language, and no more than is known."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from kit.cases import strings_in
from kit.playout import Story, decisions, follow, worlds
from trickery.check.catalogue import catalogue as said_by
from trickery.coach import causes
from trickery.core import registry, words
from trickery.core.contract import Facts, Game
from trickery.core.match import full_view
from trickery.core.rng import generator
from trickery.core.say import Say, heard, speaker, wire
from trickery.core.words import Translator

WORLDS = 4
say = speaker("trickery.core")


def with_facts(name: str) -> tuple[Game, Facts]:
    """A game and its facts; all of ours have some."""
    game = registry.load(name)
    if game.facts is None:
        assert name not in registry.ours()
        pytest.skip("it has no facts.py")
    return game, game.facts


@cache
def positions(game: Game) -> list[tuple[Any, int]]:
    """Decisions of a game at a small and at a full table: the first ones, and some later."""
    rng = random.Random(5)
    options = {option.name: option.high for option in game.card.options}
    few = list(decisions(game, rng, players=game.card.fewest))
    many = list(decisions(game, rng, players=game.card.most, options=options))
    return [each for played in (few, many) for each in (*played[:4], *rng.choices(played, k=10))]


def stories(game: Game) -> Iterator[Story]:
    """Moves of these decisions, and what came of them in some worlds."""
    rng = random.Random(6)
    for row, seat in positions(game):
        for world in worlds(game, row, seat, WORLDS, seed=7):
            yield follow(game, world[0], seat, rng.choice(game.legal_moves(row)), rng)


def test_what_is_hidden_is_where_a_world_has_it_and_nothing_in_sight(name: str) -> None:
    game, facts = with_facts(name)
    told, in_hand, alike = 0, set(), set()
    for row, seat in positions(game):
        view = full_view(game, row, seat)
        seen = set(strings_in(view))
        for world in worlds(game, row, seat, WORLDS, seed=8):
            where = list(facts.hidden(game.State.still(world[0]), seat))
            assert len(set(where)) == len(where)
            told += len(where)
            cards = Counter(card for card, _ in where)
            alike |= {card for card in cards if cards[card] > 1}
            in_hand |= cards.keys() & set(view.get("hand") or ())
            for other in range(int(row["players"])):
                theirs = {card for card, place in where if place == other}
                own = full_view(game, world[0], other)
                assert not theirs or other != seat
                assert theirs <= set(strings_in(own))
                assert set(own.get("hand") or ()) - seen <= theirs or other == seat
    assert told
    assert in_hand <= alike, "a card of one's own is hidden from nobody, unless there are several"


def test_every_place_has_a_label(name: str) -> None:
    game, facts = with_facts(name)
    bundle = words.catalogue(words.ENGLISH, game.package)
    for row, seat in positions(game):
        for _, place in facts.hidden(game.State.still(row), seat):
            if isinstance(place, str):
                shapes = words.shapes(game.package)
                named = bundle.has_message(words.named_by(place))
                assert named or any(shape.fullmatch(place) for shape, _ in shapes), place


def test_every_fact_is_a_sentence_in_every_language(name: str) -> None:
    """Its message takes what it is given and how often, no more and no less."""
    game, facts = with_facts(name)
    held = {
        fact
        for row, seat in positions(game)
        for world in worlds(game, row, seat, WORLDS, seed=9)
        for fact in facts.held(game.State.still(world[0]), seat)
    }
    came = {fact for story in stories(game) for fact in story.facts()}
    assert held
    assert came
    spoken = [file.stem for file in game.folder.glob("*.ftl")]
    for language in spoken:
        reader = Translator(language, game.package, heard_from=["trickery.coach"])
        catalogue, _ = said_by(game.folder / f"{language}.ftl")
        for fact in held | came:
            assert fact.id.startswith("fact-")
            assert catalogue[fact.id].takes == {*dict(fact.args), "times"}, fact.id
            counted = Say(fact.of, fact.id, (*fact.args, ("times", 61)))
            move = str(game.moves[0])
            reason = say("coach-came", move=move, fact=counted, other=move, times=17)
            for text in map(reader.text, (counted, heard(wire(counted)), heard(wire(reason)))):
                assert "{" not in text, (language, fact)
                assert "61" in text
                assert text[0].isupper() or text[0].isdigit()
                assert text.endswith(".")


#: Facts that are what a game is about, and so no cause of winning: told with their figures only.
AIMS = {"fact-plus", "fact-minus", "fact-brings", "fact-good-round", "fact-stars"}


#: Of a hundred worlds, after each of two moves: more often, less often, always, never.
OFTEN = [(60, 20), (20, 60), (100, 0), (3, 97)]


def test_every_consequence_is_told_as_a_cause_in_every_language(name: str) -> None:
    """As a clause of the coach's sentence, for more often and for less often; aims aren't.

    What explains a move even where it's certain is also told without "often".
    """
    game, facts = with_facts(name)
    held = {
        fact.id for row, seat in positions(game) for fact in facts.held(game.State.still(row), seat)
    }
    came = {fact for story in stories(game) for fact in story.facts()}
    told = {each for each in came if each.id not in AIMS}
    assert told
    assert not any(map(causes.can_be_a_cause, came - told))
    move = str(game.moves[0])
    for file in game.folder.glob("*.ftl"):
        catalogue, _ = said_by(file)
        clauses = {id_ for id_, said in catalogue.items() if {"more", "less"} <= set(said.forms)}
        assert clauses == {id_ for id_ in catalogue if id_.startswith("fact-")} - held - AIMS
        certain = {id_ for id_, said in catalogue.items() if {"always", "never"} <= set(said.forms)}
        assert certain == set(facts.CERTAIN)
        reader = Translator(file.stem, game.package, heard_from=["trickery.coach"])
        for fact in told:
            said = [causes.because(move, fact, often) for often in OFTEN]
            texts = [*map(reader.text, said)]
            assert texts == [reader.text(heard(wire(each))) for each in said]
            assert len(set(texts)) == (len(OFTEN) if fact.id in certain else 2)
            for text in texts:
                assert not set("{}") & set(text), (text, fact)
                assert not re.search(r"\s\s|[.,:;]\s*[.,:;]|\s[.,]", text), text
                assert text.count(".") == 1, text


def test_facts_differ_from_world_to_world_and_not_from_twin_to_twin(name: str) -> None:
    """Counted from a position or from one that its seat cannot tell from it, they are the same."""
    game, facts = with_facts(name)
    varied = set()
    for row, seat in positions(game):
        twin = game.twin(row, seat, generator(1))[0]
        one, other = (
            Counter(
                fact
                for world in worlds(game, position, seat, 2 * WORLDS, seed=10)
                for fact in facts.held(game.State.still(world[0]), seat)
            )
            for position in (row, twin)
        )
        assert one == other
        varied |= {fact.id for fact, count in one.items() if count < 2 * WORLDS}
    assert varied


def test_facts_read_worlds_and_change_nothing(name: str) -> None:
    """Asked again they say the same, each thing once; who is named sits at the table."""
    game, facts = with_facts(name)
    kinds = set()
    for story in stories(game):
        kept = [rows.tobytes() for rows in (*story.states, story.turn)]
        came = story.facts()
        assert came == story.facts()
        assert len(set(came)) == len(came)
        before = game.State.still(story.states[0][0])
        held = list(facts.held(before, story.seat))
        assert len(set(held)) == len(held)
        for fact in came + held:
            for key, value in fact.args:
                if key.startswith("seat"):
                    assert isinstance(value, int)
                    assert value in range(before.players)
                    assert value != story.seat, "the seat itself is spoken to"
        assert kept == [rows.tobytes() for rows in (*story.states, story.turn)]
        kinds |= {fact.id for fact in came}
    assert len(kinds) > 2
