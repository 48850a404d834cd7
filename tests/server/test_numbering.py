"""How events are numbered for each viewer, without a server."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from trickery.server.table.numbering import Numbering, Viewer

VIEWERS: tuple[Viewer, ...] = (None, 0, 1, 2)
#: For each event, from whom it is hidden, and whether it changed the game.
EVENTS = st.lists(st.tuples(st.frozensets(st.sampled_from(VIEWERS), max_size=3), st.booleans()))


def numbered(events: list[tuple[frozenset[Viewer], bool]]) -> Numbering:
    numbering = Numbering()
    for seq, (hidden, turn) in enumerate(events, 1):
        numbering.hide(seq, hidden)
        if turn:
            numbering.turned(seq)
    return numbering


@given(EVENTS)
def test_a_viewer_counts_what_exists_for_them(
    events: list[tuple[frozenset[Viewer], bool]],
) -> None:
    numbering = numbered(events)
    for viewer in VIEWERS:
        count = turn = 0
        for seq, (hidden, turned) in enumerate(events, 1):
            count += viewer not in hidden
            assert numbering.shown(seq, viewer) == count
            if turned and viewer not in hidden:
                turn = count
        assert numbering.turn(viewer) == turn


@given(EVENTS)
def test_a_number_leads_back_to_the_log(events: list[tuple[frozenset[Viewer], bool]]) -> None:
    """To the last event by which a viewer has counted so many: all hidden ones are before it."""
    numbering = numbered(events)
    for viewer in VIEWERS:
        for number in range(numbering.shown(len(events), viewer) + 1):
            seq = numbering.logged(number, viewer)
            assert numbering.shown(seq, viewer) == number
            follows = seq + 1
            if follows <= len(events):
                assert viewer not in events[seq][0]


@given(EVENTS, EVENTS)
def test_a_copy_goes_on_alone(
    events: list[tuple[frozenset[Viewer], bool]], more: list[tuple[frozenset[Viewer], bool]]
) -> None:
    numbering = numbered(events)
    copy = numbering.copy()
    for seq, (hidden, _) in enumerate(more, len(events) + 1):
        copy.hide(seq, hidden)
        copy.turned(seq)
    fresh = numbered(events)
    for viewer in VIEWERS:
        assert numbering.turn(viewer) == fresh.turn(viewer)
        assert numbering.shown(len(events), viewer) == fresh.shown(len(events), viewer)
