"""One suite that every registered game passes, at every player count and option.

Legality, ending, seeding, saving, secrecy. A new game is tested by being there.
"""

from __future__ import annotations

import itertools
import json
import random
import re
import types
from collections.abc import Iterator
from typing import Any, get_type_hints

import numpy as np
import pytest
from pydantic import TypeAdapter

from kit.cases import differing, strings_in
from trickery.bots import ask, make
from trickery.bots.simple import slips_of
from trickery.check.cases import Case
from trickery.core import registry
from trickery.core.errors import BadRecord, IllegalMove, NotYourTurn, TrickeryError
from trickery.core.match import Match, full_view
from trickery.core.outcome import unexplained
from trickery.core.rng import generator
from trickery.core.say import Text, heard, wire
from trickery.core.state import CHANCE, OVER
from trickery.core.views import Shared, Usual, schemas_of_view, type_of_view
from trickery.core.words import Translator, languages
from trickery.server.table.projections import sheet_told

GAMES = 3  # random games a case
LOOKS = 12  # positions of a game that are looked at closely, however long it is
TWINS = 4  # twins a seat at each checked decision


def play_some(match: Match, rng: random.Random, moves: int) -> None:
    """Make some random moves."""
    for _ in range(moves):
        if match.actor is None:
            return
        match.play(match.actor, rng.choice(match.legal()))


def some_positions(case: Case, seed: int) -> Iterator[Match]:
    """A random game, stopped from its first decision to its end at places that lie evenly."""
    length = sum(1 for _ in random_game(case, seed))
    looks = set(np.linspace(0, length - 1, LOOKS).astype(int).tolist())
    for at, match in enumerate(random_game(case, seed)):
        if at in looks:
            yield match


def random_game(case: Case, seed: int) -> Iterator[Match]:
    """One and the same random game, position by position."""
    match, rng = case.match(seed), random.Random(seed)
    yield match
    while match.actor is not None:
        match.play(match.actor, rng.choice(match.legal()))
        yield match


def test_random_games_end_with_winners(case: Case) -> None:
    for seed in range(GAMES):
        match = case.match(seed)
        rng = random.Random(seed)
        for _ in range(20_000):
            if match.over:
                break
            legal = match.legal()
            assert legal, "a seat to move always has a legal move"
            assert max(legal) < len(case.game.moves)
            assert match.actor is not None
            assert 0 <= match.actor < case.players
            match.play(match.actor, rng.choice(legal))
        assert match.over
        assert match.legal() == []
        assert match.winners
        assert sum(match.returns) == pytest.approx(1.0)
        assert len(match.scores) == case.players


def test_an_outcome_tells_everybody_alike_how_and_why_a_game_ended(case: Case) -> None:
    """None until the game is over; then the winners, a clause of the rules, a reason in words."""
    match, rng = case.match(7), random.Random(7)
    while match.actor is not None:
        assert match.outcome is None
        assert match.view(match.actor)["outcome"] is None
        match.play(match.actor, rng.choice(match.legal()))
    outcome = match.outcome
    assert outcome is not None
    assert list(outcome.winners) == match.winners
    told = {"clause": outcome.clause, "reason": wire(outcome.reason), "winners": match.winners}
    for eyes in (None, *range(case.players)):
        assert match.view(eyes)["outcome"] == told
    for language in languages():
        text = Translator(language, case.game.package).text(heard(told["reason"]))
        assert text.endswith("."), "a whole sentence"
        assert not set("{}") & set(text), "a message is in no catalogue"
    if case.game.ending is unexplained:  # it need not tell
        assert outcome.clause == ""
    else:
        assert outcome.clause.startswith(f"{case.game.card.clauses}-")
        assert re.search(rf"\*\*{outcome.clause}\b", registry.rules_page(case.name))


def test_same_seed_same_game(case: Case) -> None:
    first, second, other = case.match(5), case.match(5), case.match(6)
    play_some(first, random.Random(1), 40)
    play_some(second, random.Random(1), 40)
    assert first.snapshot().tobytes() == second.snapshot().tobytes()
    assert case.match(5).snapshot().tobytes() != other.snapshot().tobytes()


def test_state_is_small_and_has_no_padding(case: Case) -> None:
    dtype = case.game.State.dtype
    assert dtype.itemsize <= 1024
    assert dtype.itemsize == sum(field[0].itemsize for field in (dtype.fields or {}).values())


def test_every_move_reads_back(name: str) -> None:
    moves = registry.load(name).moves
    for number, move in enumerate(moves):
        assert moves.parse(str(move)) == number
        assert moves.number(move) == number
        assert hash(move) == hash(moves[number])


def test_views_are_plain_data(case: Case) -> None:
    match = case.match(2)
    rng = random.Random(2)
    for _ in range(60):
        if match.actor is None:
            break
        for seat in [None, *range(case.players)]:
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
        assert match.prompt()
        assert case.game.table(match.view(match.actor))
        before = match.view(None)
        match.play(match.actor, rng.choice(match.legal()))
        news = case.game.news(before, match.view(None))
        assert json.loads(json.dumps([wire(line) for line in news])) is not None


def test_views_are_what_their_types_say(case: Case) -> None:
    """Strictly: every word that is described, no other, and each of its kind."""
    described = TypeAdapter(type_of_view(case.game))
    match = case.match(4)
    rng = random.Random(4)
    while True:
        for seat in [None, *range(case.players)]:
            view = match.view(seat)
            if view["outcome"]:  # a message has arguments of its own beside its id
                view["outcome"]["reason"] = {"id": view["outcome"]["reason"]["id"]}
            described.validate_python(view, strict=True, extra="forbid")
        if match.actor is None:
            break
        match.play(match.actor, rng.choice(match.legal()))


def test_a_view_means_by_shared_names_what_all_games_mean_by_them(case: Case) -> None:
    """Code for all games uses these keys: `Shared` always, `Usual` where a view has them."""
    own = get_type_hints(case.game.view)["return"].__annotations__
    assert not own.keys() & Shared.__annotations__.keys(), "added by `full_view`"
    shared = TypeAdapter(Shared)
    usual = {key: TypeAdapter(kind) for key, kind in get_type_hints(Usual).items()}
    for match in some_positions(case, 4):
        for seat in (None, *range(match.players)):
            view = match.view(seat)
            shared.validate_python(view, strict=True)
            for key in usual.keys() & view.keys():
                usual[key].validate_python(view[key], strict=True)
            if "hand" in view:
                assert (view["hand"] is None) == (seat is None)
            assert all(0 <= laid["seat"] < match.players for laid in view.get("trick", ()))


def test_every_view_has_a_schema(name: str) -> None:
    game = registry.load(name)
    own = get_type_hints(game.view)["return"]
    schema = next(iter(schemas_of_view(game).values()))
    assert schema["properties"].keys() == own.__annotations__.keys() | Shared.__annotations__.keys()
    assert set(schema["required"]) == schema["properties"].keys() - {"legal"}
    described = json.dumps(
        {kind: its for kind, its in schemas_of_view(game).items() if not kind.endswith("Message")}
    )  # a message has whatever arguments it has
    assert '"additionalProperties": true' not in described, "something is described as Any"


def test_a_view_that_is_any_dictionary_is_described_by_what_all_games_share() -> None:
    plain = annotated_as(dict)
    schemas = schemas_of_view(plain)
    assert schemas == schemas_of_view(annotated_as(dict[str, Any]))
    assert schemas == schemas_of_view(annotated_as("NotThereWhenItRuns"))
    assert schemas["PlainView"]["properties"].keys() == Shared.__annotations__.keys()
    told = {"game": "plain", "players": 2, "seat": 0, "to_move": 0, "over": False}
    view = {**told, "scores": [0, 0], "winners": [], "outcome": None, "legal": [], "anything": 1}
    TypeAdapter(type_of_view(plain)).validate_python(view, strict=True)


def annotated_as(kind: Any) -> Any:
    """A game of another package, whose view says so much of what it returns."""

    def view(s: Any, seat: int | None) -> Any:
        return {"anything": (s, seat)}

    view.__annotations__["return"] = kind
    return types.SimpleNamespace(view=view, name="plain")


def test_legal_moves_are_only_in_their_owners_view(case: Case) -> None:
    match = case.match(3)
    for seat in [None, *range(case.players)]:
        assert ("legal" in match.view(seat)) == (seat == match.actor)


def test_a_twin_cannot_be_told_apart(case: Case) -> None:
    """Secrecy: whatever a seat gets is a function of what it may know."""
    game = case.game
    varied = 0
    for seed in range(GAMES):
        for match in some_positions(case, seed):
            row = match.snapshot()[0]
            for seat in range(case.players):
                view = match.view(seat)
                text, seen = json.dumps(view), game.observation(row, seat)
                imagined = game.twin(row, seat, generator(99)).tobytes()
                reasons = {}
                if seat == match.actor:
                    illegal = set(range(len(game.moves))) - set(match.legal())
                    reasons = {move: game.why_not(game.State(row), move) for move in illegal}
                for twin_seed in range(TWINS):
                    twin = game.twin(row, seat, generator(twin_seed))
                    other = full_view(game, twin[0], seat)
                    assert other == view, differing(view, other)
                    assert json.dumps(other) == text
                    assert np.array_equal(game.observation(twin[0], seat), seen)
                    assert int(twin[0]["actor"]) == int(row["actor"])
                    if seat == match.actor:
                        assert game.legal_moves(twin[0]) == match.legal()
                        assert game.prompt(other) == game.prompt(view)
                        state = game.State(twin[0])
                        for move, reason in reasons.items():
                            assert game.why_not(state, move) == reason
                    bare = [np.array([r], game.State.dtype) for r in (row, twin[0])]
                    for rows in bare:
                        rows[0]["rng"] = 0
                    varied += bare[0].tobytes() != bare[1].tobytes()
                    # What is imagined depends on nothing else either.
                    assert game.twin(twin[0], seat, generator(99)).tobytes() == imagined
    assert varied, "twins really vary"


def test_the_log_tells_a_seat_its_own_moves_and_of_others_what_it_heard(case: Case) -> None:
    match = case.match(9)
    play_some(match, random.Random(9), 60)
    moves = [step for step in match.history if step.seat is not None]
    names = case.game.moves
    for seat in [None, *range(case.players)]:
        wanted = [
            (step.seat, str(names[step.move]) if step.seat == seat else names[step.move].heard)
            for step in moves
            if step.seat == seat or names[step.move].heard
        ]
        assert match.log(seat) == wanted


def test_no_message_names_a_card_that_its_reader_cannot_know(name: str) -> None:
    """Prompts, news and reasons: no argument is a card in somebody else's hand."""
    game, named = registry.load(name), 0
    for seed in range(GAMES):
        match, rng, turns = Match(game, seed=seed), random.Random(seed), itertools.count(seed)
        seats = range(match.players)
        while match.actor is not None:
            actor, row = match.actor, match.snapshot()[0]
            before = [match.view(seat) for seat in seats]
            said: list[list[Text]] = [[] for _ in seats]
            said[actor].append(game.prompt(before[actor]))
            illegal = set(range(len(game.moves))) - set(match.legal())
            for move in illegal if next(turns) % GAMES == 0 else ():  # at each, in one of the games
                asked = str(game.moves[move])
                why = game.why_not(game.State(row), move)
                said[actor] += [told for told in strings_in(why) if told not in asked]
            match.play(actor, rng.choice(match.legal()))
            after = [match.view(seat) for seat in seats]
            for seat in seats:
                said[seat] += game.news(before[seat], after[seat])
                seen = {*strings_in(before[seat]), *strings_in(after[seat])}
                others = {card for view in after for card in view.get("hand", ())} - seen
                told = {text for each in said[seat] for text in strings_in(each)}
                assert not told & others
                named += len(told)
    assert named


def test_a_twin_plays_on(case: Case) -> None:
    """An imagined state is a whole state: it can be played to its end."""
    game = case.game
    match = case.match(8)
    rng = random.Random(8)
    play_some(match, rng, 30)
    for seat in range(case.players):
        rows = game.twin(match.snapshot()[0], seat, generator(seat))
        lots = game.new_lots()[1]
        state = game.handle(rows[0])
        while int(rows[0]["actor"]) != OVER:
            if int(rows[0]["actor"]) == CHANCE:
                game.draw(state, lots)
                game.settle(state, lots)
            else:
                game.apply(state, rng.choice(game.legal_moves(rows[0])))
        assert game.winner_list(rows[0])


def test_only_seats_there_are_get_a_view(case: Case) -> None:
    match = case.match(1)
    for nobody in (-1, case.players, 99, "0", True, 10**5000, 1.0):
        with pytest.raises(TrickeryError, match="there’s no seat"):
            match.view(nobody)  # type: ignore[arg-type]
        with pytest.raises(TrickeryError, match="there’s no seat"):
            match.play(nobody, 0)  # type: ignore[arg-type]


def test_junk_is_no_draw_of_chance(case: Case) -> None:
    junk: Any
    for junk in (None, [], 5, {}, {"deal": "banana"}, {"deal": None}):
        match = Match(case.game, case.players, options=dict(case.options), script=True, seed=0)
        before = match.snapshot().tobytes()
        with pytest.raises(BadRecord):
            match.deal(junk)
        assert match.snapshot().tobytes() == before


def test_what_is_refused_changes_nothing(case: Case) -> None:
    match = case.match(4)
    rng = random.Random(4)
    for _ in range(80):
        if match.actor is None:
            break
        before = match.snapshot().tobytes()
        actor = match.actor
        illegal = sorted(set(range(len(case.game.moves))) - set(match.legal()))
        for move in rng.sample(illegal, min(12, len(illegal))):
            with pytest.raises(IllegalMove, match=r"\w+: \w+"):
                match.play(actor, move)
        with pytest.raises(NotYourTurn):
            match.play((actor + 1) % case.players, match.legal()[0])
        for garbage in ("", "xyzzy", "\x00\n", "9" * 500, "play 99 of nothing"):
            with pytest.raises(TrickeryError):
                match.play(actor, garbage)
        for number in (-1, len(case.game.moves), 10**9):
            with pytest.raises(TrickeryError):
                match.play(actor, number)
        assert match.snapshot().tobytes() == before
        match.play(actor, rng.choice(match.legal()))


def test_chance_in_words_gives_the_same_game(case: Case) -> None:
    """A record's words are enough: replayed from them, every state is the same but the seed."""
    match = case.match(7)
    play_some(match, random.Random(7), 10_000)
    again = Match(case.game, case.players, options=dict(case.options), script=True, seed=0)
    for step in match.history:
        if step.chance is not None:
            again.deal(json.loads(json.dumps(step.chance)))
        else:
            assert step.seat is not None
            again.play(step.seat, str(case.game.moves[step.move]))
    rows = [match.snapshot(), again.snapshot()]
    for row in rows:
        row[0]["rng"] = 0
    assert rows[0].tobytes() == rows[1].tobytes()
    assert again.over
    assert again.history == match.history


def test_every_draw_of_chance_is_explained(case: Case) -> None:
    """What kind of draw it is, and each thing that a record tells of it (docs/records.md)."""
    match = case.match(7)
    play_some(match, random.Random(7), 10_000)
    for step in match.history:
        if step.chance is not None:
            _, told = case.game.chances[step.chance["deal"]]
            assert all(f"`{key}`" in told for key in step.chance if key != "deal")


def test_the_score_sheet_ends_with_the_scores_and_explains_itself(case: Case) -> None:
    """At any time, to any eyes: one entry a seat in every row, the total last, plain data."""
    match = case.match(seed=8)
    rng = random.Random(8)
    while True:
        for eyes in (*range(case.players), None):
            view = match.view(eyes)
            sheet = case.game.sheet(view)
            assert json.loads(json.dumps(sheet_told(sheet))) == sheet_told(sheet)
            assert set(sheet) == {"rows", "note"}
            assert sheet["note"]
            assert str(sheet["rows"][-1]["label"]) == "Total"
            assert sheet["rows"][-1]["points"] == view["scores"]
            for row in sheet["rows"]:
                assert set(row) == {"label", "points", "why"}
                assert len(row["points"]) == case.players
        if match.actor is None:
            return
        for _ in range(rng.randrange(1, 12)):
            if match.actor is not None:
                match.play(match.actor, rng.choice(match.legal()))


def test_the_rule_of_thumb_is_legal_explained_and_knows_no_more_than_its_seat(case: Case) -> None:
    """The same move for the same reason in every world that the seat cannot tell apart."""
    game, match = case.game, case.match(seed=9)
    rng, worlds = random.Random(9), generator(9)
    while match.actor is not None:
        row = match.snapshot()[0]
        move, why = game.advised(row, generator(5))
        assert move in match.legal()
        assert why
        twin = game.twin(row, match.actor, worlds)[0]
        assert game.advised(twin, generator(5)) == (move, why)
        match.play(match.actor, move if rng.random() < 0.5 else rng.choice(match.legal()))


def test_a_slip_is_legal_and_knows_no_more_than_its_seat(case: Case) -> None:
    """Also of a game that names none: the same move in every world that the seat cannot tell."""
    game, match = case.game, case.match(seed=10)
    slip, worlds, legal = slips_of(game)[1], generator(10), game.new_mask()
    while match.actor is not None:
        row = match.snapshot()[0]
        twin = game.twin(row, match.actor, worlds)[0]
        told = []
        for world in (row, twin) if len(match.legal()) > 1 else ():
            legal[:] = 0
            game.legal(game.handle(world), legal)
            told.append(int(slip(game.handle(world), legal, generator(5))))
        assert len(set(told)) <= 1
        assert set(told) <= set(match.legal())
        slips = told and len(match.history) % 2
        match.play(match.actor, told[0] if slips else game.advised(row, worlds)[0])


def test_the_rule_of_thumb_beats_random_players(name: str) -> None:
    """In each seat in turn on the same deals; the margin is many times the error."""
    game = registry.load(name)
    players, deals, share = game.card.usual, 40, 0.0
    for deal in range(deals):
        for seat in range(players):
            match, rng = Match(game, players, seed=deal), generator(deal)
            bots = [make("thumb" if s == seat else "random", rng) for s in range(players)]
            while match.actor is not None:
                match.play(match.actor, ask(bots[match.actor], match))
            share += match.returns[seat]
    assert share / (deals * players) > 1.4 / players
