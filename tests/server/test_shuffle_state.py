"""The shuffle of a table as it comes about, without a server."""

from __future__ import annotations

import pytest

from trickery.core.fair import Pledge
from trickery.server.table import events
from trickery.server.table.shuffle import Shuffle

ANN, BEA = Pledge(0, "a" * 64), Pledge(1, "b" * 64)


def shuffle(*happened: events.Event) -> Shuffle:
    made = Shuffle()
    for event in happened:
        made.apply(event)
    return made


PLEDGED = tuple(
    events.LuckPledged(seat=each.seat, commitment=each.commitment) for each in (BEA, ANN)
)
FIXED = events.PledgesFixed(pledges=(ANN, BEA))


def test_pledges_count_by_seat_and_the_last_one_counts() -> None:
    again = events.LuckPledged(seat=0, commitment="c" * 64)
    assert shuffle(*PLEDGED).pledges == (ANN, BEA)
    assert shuffle(*PLEDGED, again).pledges == (Pledge(0, "c" * 64), BEA)


def test_whoever_gives_up_the_seat_takes_the_pledge_along() -> None:
    open_seat = events.SeatAssigned(seat=1, to=events.SeatHolder())
    assert shuffle(*PLEDGED, open_seat).pledges == (ANN,)


def test_what_is_fixed_stays_whoever_comes_and_goes() -> None:
    late = events.LuckPledged(seat=0, commitment="c" * 64)
    assert shuffle(*PLEDGED, FIXED, late).pledges == (ANN, BEA)


def test_it_waits_for_everybody() -> None:
    told = events.LuckRevealed(seat=1, luck="f" * 64)
    assert shuffle(*PLEDGED, FIXED).awaited == [0, 1]
    assert shuffle(*PLEDGED, FIXED, told).awaited == [0]
    assert shuffle(*PLEDGED, FIXED, told).pledges[1].luck == "f" * 64


def test_one_that_is_called_off_is_remembered_and_the_next_one_begins() -> None:
    off = shuffle(*PLEDGED, FIXED, events.ShuffleCalledOff(left_out=(1,)))
    assert (off.number, off.pledges, off.fixed) == (2, (), None)
    assert off.called_off == [(ANN, BEA)]


def test_luck_before_anything_is_fixed_makes_no_sense() -> None:
    with pytest.raises(KeyError):
        shuffle(events.LuckRevealed(seat=0, luck="f" * 64))


def test_a_copy_goes_on_alone() -> None:
    first = shuffle(*PLEDGED, FIXED)
    copy = first.copy()
    copy.apply(events.LuckRevealed(seat=0, luck="f" * 64))
    copy.apply(events.ShuffleCalledOff(left_out=(1,)))
    assert (first.awaited, first.number, first.called_off) == ([0, 1], 1, [])
