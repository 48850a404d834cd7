"""A shuffle that nobody can choose (docs/fair.md): how it comes about at a table, and every way to
cheat that we know of, tried by a dishonest server and found out by whoever kept a receipt.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from kit.server import QUICK, Held, Served, serving
from trickery.client import Client, Seat, State, Unfair, read
from trickery.client.endpoints import new_person
from trickery.core import fair, records, registry
from trickery.core.edition import Edition
from trickery.core.errors import BadRecord
from trickery.server.ratelimit import TableLimits
from trickery.server.table import commands
from trickery.server.table.events import LuckRevealed, PledgesFixed
from trickery.server.table.table import Table


@pytest.fixture
def client(served: Served) -> Iterator[Client]:
    with Client(served.address) as found:
        yield found


def first(state: State) -> str:
    assert state["view"] is not None
    return str(state["view"]["legal"][0])


def two(client: Client, game: str = "trick_100") -> tuple[Seat, Seat]:
    """Ann, who hosts, and Bea; nobody else."""
    ann = client.open(game, players=2, name="Ann", pace=0)
    return ann, sit(client, ann, "Bea")


def sit(client: Client, host: Seat, name: str) -> Seat:
    """Somebody else, whom only the same program speaks for."""
    client.person = new_person()
    return client.sit(str(host.invitation()["sit"]), name=name)


def played(*seats: Seat) -> dict[str, Any]:
    """The record, once the game has been played to its end."""
    while (state := seats[0].look())["info"]["phase"] != "over":
        assert state["view"] is not None
        assert state["view"]["to_move"] is not None
        mover = seats[state["view"]["to_move"]]
        mover.move(first(mover.look()))
    return records.parse(json.dumps(seats[0].record()))


def time_is_over(served: Served, held: Seat | Held) -> None:
    """Let the time to reveal be over, and hear on until the shuffle has been called off."""
    table = served.table(held.table)
    table.state.shuffle._since = -1e9  # noqa: SLF001  # instead of waiting
    path = f"/api/tables/{held.table}"
    seq = len(table.state)
    served.post(f"{path}/say", held.secret, phrase=0)  # anything that happens makes it look
    while served.get(path).json()["info"]["phase"] == "shuffling":
        seq = served.get(path, since=seq, wait=20).json()["seq"]


# How it comes about ------------------------------------------------------------------------------


def test_everybody_pledges_then_reveals_and_then_it_is_dealt(client: Client) -> None:
    ann, bea = two(client)
    shown = bea.look()["info"]["fair"]
    assert [each["seat"] for each in shown["pledges"]] == [0, 1]
    assert not any(each["revealed"] for each in shown["pledges"])
    state = ann.start()  # reveals Ann's luck; Bea's is awaited
    assert state["info"]["phase"] == "shuffling"
    assert state["view"] is None
    fixed = state["info"]["fair"]["pledges"]
    assert [each["revealed"] for each in fixed] == [True, False]
    assert [each["commitment"] for each in fixed] == [p["commitment"] for p in shown["pledges"]]
    bea.look()
    assert ann.look()["info"]["phase"] == "playing"
    record = played(ann, bea)
    for seat in (ann, bea):
        assert fair.verify(record, seat.receipt) == shown["commitment"]
    lucks = {luck["luck"] for luck in record["fair"]["shuffles"][-1]}
    assert lucks == {seat.receipt["shuffles"][0]["luck"] for seat in (ann, bea)}


def test_a_pledge_that_was_refused_is_made_later(client: Client, served: Served) -> None:
    ann = served.open("trick_100", start=False, bots=None, players=2)
    still = replace(QUICK, seat_changes_a_second=1e-6, seat_changes_burst=0)
    served.table(ann.table).limits = TableLimits(still)  # nobody may do anything
    seat = client.seat(ann.table, ann.secret)
    assert seat.look()["info"]["fair"]["pledges"] == []
    served.table(ann.table).limits = TableLimits(QUICK)
    seat.look()
    assert [each["seat"] for each in seat.look()["info"]["fair"]["pledges"]] == [0]
    seat.start()
    assert seat.receipt["shuffles"][0]["revealed"]


def test_luck_and_secret_are_told_to_nobody_before_the_end(client: Client) -> None:
    ann, bea = two(client)
    luck = ann.start() and ann.receipt["shuffles"][0]["luck"]
    bea.look()
    watcher = client.watch(ann.table)
    for state in (ann.look(), bea.look(), watcher.look()):
        assert luck not in json.dumps(state)
        assert state["info"]["fair"]["secret"] is None
        assert all(each["luck"] is None for each in state["info"]["fair"]["pledges"])


def found(record: dict[str, Any]) -> str:
    """What a record with a receipt proves, in English."""
    return " ".join(map(str, fair.findings(record["fair"], True)))


def test_while_it_is_shuffled_nobody_comes_goes_or_pledges(served: Served) -> None:
    ann = served.open("trick_100", start=False, bots=None, players=3)
    digits = ann.pledge_of("0" * 64)
    assert ann.post("pledge", commitment=digits).status_code == 200
    assert ann.post("start").status_code == 200
    assert ann.ask_to_sit().status_code == 409
    assert ann.post("seats", seat=1, who="random").status_code == 409
    assert ann.post("pledge", commitment=digits).status_code == 409
    assert ann.post("start").status_code == 409
    assert ann.post("leave").status_code == 409
    wrong = ann.post("reveal", luck="1" * 64)
    assert (wrong.status_code, wrong.json()["type"]) == (422, "error")
    assert "doesn’t match the fingerprint" in read(wrong.json()["reason"])
    assert ann.post("reveal", luck="no luck").status_code == 422
    assert ann.post("reveal", luck="0" * 64).status_code == 200
    assert ann.post("reveal", luck="0" * 64).status_code == 200  # a lost answer, sent again
    assert ann.state()["info"]["phase"] == "playing"


def test_whoever_has_gone_adds_no_luck_and_holds_nobody_up(client: Client, served: Served) -> None:
    ann, bea = two(client)
    table = served.table(ann.table)
    table.presence._seen[1] = -1e9  # noqa: SLF001  # Bea has not been heard of for long
    assert ann.start()["info"]["phase"] == "playing"
    assert [each["seat"] for each in ann.state["info"]["fair"]["pledges"]] == [0]
    bea.look()
    assert bea.receipt["shuffles"] == []  # she was not asked, and knows it


def test_whoever_does_not_reveal_loses_the_seat_and_nothing_is_dealt(
    client: Client, served: Served
) -> None:
    ann, bea = two(client)
    ann.start()
    time_is_over(served, ann)
    state = ann.look()
    assert [seat["who"] for seat in state["info"]["seats"]] == ["person", "open"]
    assert "seat 2 didn’t reveal a lucky number in time" in read(state["entries"][-1]["text"])
    shown = state["info"]["fair"]
    assert shown["shuffle"] == 2
    assert [each["revealed"] for each in shown["called_off"][0]] == [True, False]
    with pytest.raises(Exception, match="isn’t for a seat"):
        bea.look()
    cid = sit(client, ann, "Cid")
    ann.look()
    ann.start()
    cid.look()
    record = played(ann, cid)
    assert fair.verify(record, ann.receipt)
    assert [len(shuffle) for shuffle in record["fair"]["shuffles"]] == [2, 2]
    assert record["fair"]["shuffles"][0][1]["luck"] is None
    lucks = [each["luck"] for each in ann.receipt["shuffles"]]
    assert lucks[0] != lucks[1]  # everybody pledged anew
    assert "Shuffle 1 was called off, because Seat 2 didn’t reveal" in found(record)


def test_if_nobody_reveals_everybody_keeps_their_seat(served: Served) -> None:
    ann = served.open("trick_100", start=False, players=2)
    assert ann.post("pledge", commitment="a" * 64).status_code == 200
    assert ann.post("start").status_code == 200
    time_is_over(served, ann)
    state = ann.state()
    assert (state["info"]["phase"], state["info"]["you"]) == ("lobby", 0)
    assert state["info"]["fair"]["shuffle"] == 2


def test_a_server_that_is_stopped_while_it_shuffles_goes_on(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(url) as served, Client(served.address) as client:
        ann, bea = two(client)
        ann.start()
        assert ann.state["info"]["phase"] == "shuffling"
        kept = (ann.table, ann.secret, bea.secret, bea.receipt, bea)
    with serving(url) as served, Client(served.address) as client:
        table, *_ = kept
        state = client.watch(table).state
        assert state["info"]["phase"] == "shuffling"
        assert [each["revealed"] for each in state["info"]["fair"]["pledges"]] == [True, False]


def test_in_a_rematch_everybody_pledges_anew(client: Client) -> None:
    ann, bea = two(client)
    ann.start()
    bea.look()
    played(ann, bea)
    ann2, bea2 = ann.rematch(), bea.rematch()
    assert ann2.start()["info"]["phase"] == "shuffling"
    bea2.look()
    record = played(ann2, bea2)
    assert fair.verify(record, bea2.receipt)
    assert record["fair"]["table"] == ann2.table
    with pytest.raises(BadRecord, match="another table"):
        fair.verify(record, bea.receipt)


def test_the_same_deal_again_is_the_same_deal_and_says_so(client: Client) -> None:
    ann, bea = two(client)
    ann.start()
    bea.look()
    before = played(ann, bea)
    again = client.open(
        "trick_100", players=2, bots="random", pace=0, again=ann.table, secret=ann.secret
    )
    assert again.start()["info"]["phase"] == "playing"
    again.play(first)
    after = records.parse(json.dumps(again.record()))
    assert fair.verify(after)
    told = {key: before[key] for key in ("edition", "options", "rules")}
    assert after["fair"] == {**before["fair"], "again": {"version": fair.VERSION, **told}}
    assert after["steps"][0] == before["steps"][0]


# Cheating, and being found out -------------------------------------------------------------------


def test_the_operator_who_hosts_and_tries_many_lucks_is_found_out(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They wait for everybody's luck, then look for one of their own that deals well."""
    ann, bea = two(client)
    ann.start()

    async def grind(table: Table) -> int:
        shuffling, dice = table.state.shuffle, random.Random(1)
        assert shuffling.fixed is not None
        honest = shuffling.fixed[1]

        def hand(luck: str) -> list[str]:
            mine = fair.Pledge(0, table.state.shuffled.pledge(1, 0, luck), luck)
            shuffling.apply(PledgesFixed(pledges=(mine, honest)))
            shuffling.apply(LuckRevealed(seat=1, luck=str(honest.luck)))
            return table.state.deal().view(0)["hand"]  # type: ignore[no-any-return]

        best = max(
            (f"{dice.getrandbits(256):064x}" for _ in range(200)), key=lambda x: max(hand(x))
        )
        hand(best)
        return await honestly(table)

    honestly = commands._deal  # noqa: SLF001
    monkeypatch.setattr(commands, "_deal", grind)
    bea.look()
    record = played(ann, bea)
    assert fair.verify(record)  # in itself it fits: only what was shown before tells
    with pytest.raises(BadRecord, match="other fingerprints were shown before"):
        fair.verify(record, bea.receipt)


@pytest.mark.parametrize("hides", [False, True], ids=["openly", "in the commitment, too"])
def test_a_box_that_is_chosen_after_all_luck_is_known_is_found_out(
    served: Served, client: Client, monkeypatch: pytest.MonkeyPatch, hides: bool
) -> None:
    """The cards depend on which are in the box: other figures deal otherwise with the same luck."""
    ann = client.open("trick_100", players=3, name="Ann", bots="random", pace=0)

    async def change(table: Table) -> int:
        state, opened = table.state, table.state.opened
        game = registry.load(opened.game)
        box = {"numbers": list(range(99)), "hundreds": 11}
        setting = game.setting(opened.players, opened.options, Edition(box, "another box"))
        other: dict[str, Any] = {"edition": setting.edition.figures}
        if hides:
            other["settings"] = fair.settings_of(game, setting)
        state.opened = opened.model_copy(update=other)
        vars(state).pop("settings_hash", None)  # remembered
        return await honestly(table)

    honestly = commands._deal  # noqa: SLF001
    monkeypatch.setattr(commands, "_deal", change)
    if hides:
        with pytest.raises(Unfair, match="another commitment"):
            ann.start()
        return
    assert ann.start()["info"]["phase"] == "playing"
    ann.play(first)
    assert served.table(ann.table).state.open
    record = records.parse(json.dumps(ann.record()))
    with pytest.raises(BadRecord, match="committed to other options, figures"):
        fair.verify(record, ann.receipt)


def test_luck_that_was_added_for_somebody_else_is_found_out(
    served: Served, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = client.open("trick_100", players=3, name="Ann", bots="random", pace=0)
    table = served.table(ann.table)

    async def add(table: Table) -> int:
        shuffling = table.state.shuffle
        luck = fair.new_secret()
        theirs = fair.Pledge(2, table.state.shuffled.pledge(1, 2, luck), luck)
        assert shuffling.fixed is not None
        shuffling.fixed[2] = theirs
        return await honestly(table)

    honestly = commands._deal  # noqa: SLF001
    monkeypatch.setattr(commands, "_deal", add)
    ann.start()
    ann.play(first)
    assert table.state.open
    record = records.parse(json.dumps(ann.record()))
    assert fair.verify(record)
    with pytest.raises(BadRecord, match="other fingerprints were shown before"):
        fair.verify(record, ann.receipt)


def test_a_reveal_that_the_server_swallows_is_found_out(
    served: Served, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server says that Bea did not reveal; Bea's receipt says that she did."""
    ann, bea = two(client)
    ann.start()

    async def swallow(*_: Any) -> None:
        return None

    monkeypatch.setattr(commands, "reveal", swallow)
    bea.look()
    monkeypatch.undo()
    time_is_over(served, ann)
    ann.look()
    ann.start()
    record = played_with_a_bot(ann)
    assert fair.verify(record, ann.receipt)
    assert "because Seat 2 didn’t reveal" in found(record)
    with pytest.raises(BadRecord, match="Seat 2’s lucky number was left out"):
        fair.verify(record, bea.receipt)


def played_with_a_bot(seat: Seat) -> dict[str, Any]:
    seat.play(first)
    return records.parse(json.dumps(seat.record()))


def test_a_start_that_is_tried_until_the_deal_pleases_is_found_out(
    served: Served, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server has seen the deal, dislikes it, and acts as if nobody had started yet."""
    ann, bea = two(client)
    table = served.table(ann.table)

    async def dislike(table: Table) -> int:
        table.state.shuffle.fixed = None
        table.state.shuffle.pledged.clear()
        return len(table.state)

    monkeypatch.setattr(commands, "_deal", dislike)
    ann.start()
    bea.look()
    monkeypatch.undo()
    assert ann.look()["info"]["phase"] == "lobby"
    assert ann.look()["info"]["fair"]["shuffle"] == 1  # as if it had never been
    # A page would pledge no second time for one shuffle; this one is made to.
    secret = fair.new_secret()
    for seat in (ann, bea):
        number = seat.number
        assert number is not None
        pledge = table.state.shuffled.pledge(1, number, secret)
        assert served.post(f"/api/tables/{ann.table}/pledge", seat.secret, commitment=pledge)
    served.post(f"/api/tables/{ann.table}/start", ann.secret)
    with pytest.raises(Unfair, match="other pledges than before"):
        ann.look()
    for seat in (ann, bea):
        assert served.post(f"/api/tables/{ann.table}/reveal", seat.secret, luck=secret)
    record = played(ann, bea)
    assert table.state.open
    assert fair.verify(record)
    for seat in (ann, bea):
        with pytest.raises(BadRecord, match="other fingerprints were shown before"):
            fair.verify(record, seat.receipt)


def test_a_server_that_changes_its_commitment_is_told_no_luck(
    served: Served, client: Client
) -> None:
    ann, _ = two(client)
    rewritten = served.table(ann.table).state
    rewritten.opened = rewritten.opened.model_copy(update={"secret": fair.new_secret()})
    with pytest.raises(Unfair, match="another commitment"):
        ann.start()


def test_a_shuffle_that_is_hidden_in_the_record_is_found_out(
    served: Served, client: Client
) -> None:
    ann, _ = two(client)
    ann.start()
    time_is_over(served, ann)
    ann.look()
    ann.start()
    record = played_with_a_bot(ann)
    hidden = {**record["fair"], "shuffles": record["fair"]["shuffles"][1:]}
    with pytest.raises(BadRecord, match="doesn’t match its fingerprint"):
        fair.verify({**record, "fair": hidden})
    all_there = {
        **record["fair"]["shuffles"][0][0],
        "luck": record["fair"]["shuffles"][1][0]["luck"],
    }
    with pytest.raises(BadRecord):
        fair.verify({**record, "fair": {**record["fair"], "shuffles": [[all_there]]}})
