"""What is told to whom: the story of a table through one pair of eyes, and what they see now.

Rests on `log`, `presence` and `messages`. Whatever is sent about a game is made here, from `view`
and from what a seat hears of a move; the state itself never goes further.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, cast

from trickery.core import fair, registry
from trickery.core.contract import RoundOver
from trickery.core.match import Match
from trickery.core.say import Say, speaker, wire
from trickery.core.say import Words as Said
from trickery.table import events
from trickery.table import messages as m
from trickery.table.cards import Cards
from trickery.table.house import HouseRules
from trickery.table.log import Log, Logged
from trickery.table.messages import (
    Entry,
    EntryKind,
    Fairness,
    Info,
    PledgeInfo,
    Replay,
    State,
    Step,
    View,
)
from trickery.table.names import shown_name
from trickery.table.numbers import Eyes, Numbers
from trickery.table.presence import Asker, Presence

say = speaker(__package__)

PHRASES = (
    say("phrase-0"),
    say("phrase-1"),
    say("phrase-2"),
    say("phrase-3"),
    say("phrase-4"),
    say("phrase-5"),
    say("phrase-6"),
    say("phrase-7"),
)


@dataclass
class Story:
    """What one pair of eyes has been told since some event, and what it sees now."""

    eyes: Eyes
    since: int = 0
    entries: list[Entry] = field(default_factory=list)
    view: View | None = None
    numbers: Numbers = field(default_factory=Numbers)

    def tell(self, logged: Logged, match: Match | None) -> None:
        """Add what an event means to these eyes; `match` is the game as it stands after it."""
        event = logged.event
        match event:
            case events.Started():
                self.view = seen(match, self.eyes) if match is not None else None
                self._add(logged, "deal", None, say("cards-dealt"))
            case events.Fixed():
                self._add(logged, "deal", None, _shuffled(event))
            case events.CalledOff():
                self._add(logged, "deal", None, _called_off(event))
            case events.Moved():
                self._tell_move(logged, event, match)
            case events.TakenBack():
                self._tell_take_back(logged, event, match)
            case events.Said():
                own = say("in-own-words", text=event.text) if event.text else None
                self._add(logged, "chat", event.seat, own or PHRASES[event.phrase])
            case events.Sat() | events.Offered() | events.Seated():
                self._add(logged, "seat", event.seat, _changed_hands(event))
            case events.Left():
                self._add(logged, "seat", event.seat, _gone(event, match is not None))
            case events.Handed():
                self._add(logged, "seat", event.seat, say("is-host", seat=event.seat))
            case events.Back():
                self._add(logged, "seat", event.seat, say("is-back", seat=event.seat))
            case events.Rematch():
                self._add(logged, "seat", event.seat, say("wants-a-rematch", seat=event.seat))
            case events.Again():
                self._add(logged, "deal", None, say("played-again"))
            case _:
                pass  # everybody knows that the table was opened

    def _tell_move(self, logged: Logged, event: events.Moved, match: Match | None) -> None:
        if match is None:  # a closed table: nothing is secret, and nothing more is known
            self._add(logged, "move", event.seat, event.move)
            return
        before, after = self.view, seen(match, self.eyes)
        assert before is not None
        text = self._heard(match, logged.number, event.seat)
        news = [wire(line) for line in match.game.news(before, after)]
        self._add(logged, "move", event.seat, text, news)
        if ended := match.game.round_over(before, after):
            self.entries[-1]["round"] = round_told(ended)
        self.view = after
        if after["over"]:
            self._add(logged, "over", None, say("game-won", seats=after["winners"]))

    def _tell_take_back(self, logged: Logged, event: events.TakenBack, match: Match | None) -> None:
        heard = ""
        if match is not None:
            self.view = seen(match, self.eyes)
            heard = self._heard(match, logged.number, event.seat)
        what = say("takes-back-move", seat=event.seat, move=heard) if heard else None
        self._add(logged, "seat", event.seat, what or say("takes-back", seat=event.seat))
        if self.eyes == event.seat:
            self.entries[-1]["undone"] = event.own

    def _heard(self, match: Match, number: int, seat: int) -> str:
        """A seat's move as these eyes hear it."""
        move = match.game.moves[number]
        return str(move) if self.eyes == seat else move.heard

    def _add(
        self,
        logged: Logged,
        kind: EntryKind,
        seat: int | None,
        text: Said,
        news: list[m.Words] | None = None,
    ) -> None:
        entry: Entry = {
            "seq": self.numbers.told(logged.seq, self.eyes),
            "kind": kind,
            "seat": seat,
            "text": wire(text),
            "news": news or [],
        }
        self.entries.append(entry)

    def after(self, since: int) -> list[Entry]:
        """The entries of all events after a number."""
        first = len(self.entries)
        while first and self.entries[first - 1]["seq"] > since:
            first -= 1
        return self.entries[first:]


class Stories:
    """The stories of one table, by eyes: each is told once, and goes on with every event."""

    def __init__(self, log: Log, presence: Presence, house: HouseRules, cards: Cards) -> None:
        self._house = house
        self.cards = cards
        self._log = log
        self._presence = presence
        self._told: dict[Eyes, Story] = {}

    def go_on(self, logged: Logged) -> None:
        """Tell everybody's story on by one event."""
        if isinstance(logged.event, events.Sat | events.Seated):
            self._told.pop(logged.event.seat, None)  # other eyes
        for story in self._told.values():
            if story.eyes not in logged.hidden:
                story.tell(logged, self._log.match)

    def knows(self, eyes: Eyes, since: int) -> bool:
        """Is it known what these eyes were told after an event, without looking far back?"""
        story = self._told.get(eyes)
        return since >= self.newest(eyes) or (story is not None and story.since <= since)

    def newest(self, eyes: Eyes) -> int:
        """The number of the newest event that exists for a pair of eyes."""
        return self._log.numbers.told(len(self._log), eyes)

    def remember(self, story: Story) -> None:
        """Go on with this story from now on."""
        self._told[story.eyes] = story

    def story(self, eyes: Eyes, since: int = 0) -> Story:
        """What a pair of eyes was told after an event; told again if nobody kept track."""
        story = self._told.get(eyes)
        if story is None or story.since > since:
            story = self.told_since(eyes, min(since, self.newest(eyes)))
            self.remember(story)
        return story

    def told_since(self, eyes: Eyes, since: int) -> Story:
        """The story anew, from the log."""
        numbers = self._log.numbers
        story = Story(eyes, since, numbers=numbers)
        if since == self.newest(eyes):  # somebody who has missed nothing: no need to look back
            match = self._log.match
            story.view = seen(match, eyes) if match is not None else None
            return story
        for logged, match in self._log.retold():
            if eyes in logged.hidden:
                continue
            number = numbers.told(logged.seq, eyes)
            if number > since:
                story.tell(logged, match)
            elif number == since and match is not None:
                story.view = seen(match, eyes)
        return story

    def state(self, eyes: Eyes, since: int = 0, asker: Asker | None = None) -> State:
        """All that may be sent to a pair of eyes, perhaps to those of somebody who asks."""
        story, match = self.story(eyes, since), self._log.match
        view, entries = story.view, story.after(since)
        if self.out_of_sight(eyes):
            view, entries = None, [entry for entry in entries if entry["kind"] != "move"]
        asked = view is not None and eyes is not None and view["to_move"] == eyes
        aim = match.game.aim(view) if match and view else ""
        standing = match.game.standing(view) if match and view and eyes is not None else ""
        return {
            "type": "state",
            "seq": self.newest(eyes),
            "info": self.info(eyes, asker),
            "view": view,
            "aim": wire(aim),
            "standing": wire(standing),
            "round_follows": bool(match and view and match.game.round_follows(view)),
            "may_take_back": eyes is not None and bool(self._log.to_take_back(eyes)),
            "hints": self._log.hints(eyes),
            "prompt": wire(match.game.prompt(view)) if match and view and asked else "",
            "entries": entries,
        }

    def out_of_sight(self, eyes: Eyes) -> bool:
        """Must a finished game be kept from a bystander? Its moves tell cards that are in play."""
        return eyes is None and self._log.open and self.cards.in_play_elsewhere(self._log.id)

    def info(self, eyes: Eyes, asker: Asker | None = None) -> Info:
        """What is known about the table itself."""
        log, presence, opened = self._log, self._presence, self._log.opened
        hosting = eyes is not None and eyes == log.host and not log.open
        askers = presence.askers if hosting else []
        waits = None if log.open else asker
        return {
            "id": log.id,
            "game": opened.game,
            "title": registry.card(opened.game).title,
            "players": opened.players,
            "options": opened.options,
            "pace": opened.pace,
            "hints": opened.hints,
            "phase": log.phase,
            "closed": wire(log.closed),
            "turn": log.numbers.turn(eyes),
            "seats": [
                {
                    "who": seat.who,
                    "name": "" if seat.who == "open" else shown_name(seat.name),
                    "bot": seat.bot,
                    "here": seat.who == "bot" or presence.here(number),
                    "stand_in": seat.who == "person" and presence.played_by(number) is not None,
                    "offered": number in log.offered,
                }
                for number, seat in enumerate(log.seats)
            ],
            "you": eyes,
            "host": log.host,
            "watchers": presence.watchers,
            "asking": [
                {"number": who.number, "name": who.name, "seat": who.seat} for who in askers
            ],
            "asked": waits is not None,
            "promised": waits.seat if waits else None,
            "fair": self._fairness(),
            "rematch": log.rematch,
            "again": opened.again,
            "copied": _copied(opened),
            "seen_before": log.seen_before,
        }

    def _fairness(self) -> Fairness:
        """What is shown of the shuffle: its luck and its secret only when nothing is secret."""
        log = self._log
        shown = log.open and not self.cards.in_play_elsewhere(log.id)
        if log.openly:
            return {
                "version": 1,
                "table": log.opened.again or log.id,
                "commitment": fair.first_commitment(log.opened.secret),
                "shuffle": 1,
                "pledges": [],
                "called_off": [],
                "seconds": None,
                "secret": log.opened.secret if shown else None,
                "luck": log.luck if shown else None,
            }
        shuffled = log.shuffled
        *called_off, pledges = ([_told(each, shown) for each in s] for s in shuffled.shuffles)
        left = log.shuffling.left(self._house.reveal_within)
        return {
            "version": fair.VERSION,
            "table": shuffled.table,
            "commitment": shuffled.commitment,
            "shuffle": len(shuffled.shuffles),
            "pledges": pledges,
            "called_off": called_off,
            "seconds": max(0, math.ceil(left)) if log.phase == "shuffling" else None,
            "secret": shuffled.secret if shown else None,
            "luck": None,
        }

    def replay(self, eyes: Eyes, open_cards: bool, start: int, count: int) -> Replay:
        """Some steps of the finished game through a pair of eyes, or with all cards open."""
        total, steps, story = 0, list[Step](), Story(eyes)
        for logged, match in self._log.standing():
            if total == start - 1:
                story.view = seen(match, eyes)
            if start <= total < start + count:
                story.tell(logged, match)
                steps.append(_step(total, logged, match, story, open_cards))
            total += 1
        return {"total": total, "steps": steps}


def round_told(ended: RoundOver) -> m.RoundTold:
    """The end of a round, its messages as they travel."""
    rows: list[m.RoundRowTold] = [
        {**row, "why": [wire(reason) for reason in row["why"]]} for row in ended["rows"]
    ]
    return {"title": wire(ended["title"]), "rows": rows, "note": wire(ended["note"])}


def sheet_told(sheet: Mapping[str, Any]) -> m.Sheet:
    """A score sheet, its messages as they travel."""
    rows: list[m.SheetRow] = [
        {
            "label": wire(row["label"]),
            "points": row["points"],
            "why": [wire(reason) for reason in row["why"]],
        }
        for row in sheet["rows"]
    ]
    return {"rows": rows, "note": wire(sheet["note"])}


def seen(match: Match, eyes: Eyes) -> View:
    """The game as a pair of eyes sees it."""
    return cast(View, match.view(eyes))


def _copied(opened: events.Opened) -> Literal["game", "record"] | None:
    if opened.copied is None:
        return None
    return "record" if opened.copied.table is None else "game"


def _told(pledge: fair.Pledge, shown: bool) -> PledgeInfo:
    return {
        "seat": pledge.seat,
        "commitment": pledge.commitment,
        "revealed": pledge.luck is not None,
        "luck": pledge.luck if shown else None,
    }


def _step(total: int, logged: Logged, match: Match, story: Story, open_cards: bool) -> Step:
    assert story.view is not None
    everybody = range(match.players) if open_cards else ()
    return {
        "step": total,
        "entry": next(entry for entry in story.entries if entry["seq"] == logged.seq),
        "view": story.view,
        "open": [seen(match, seat) for seat in everybody] or None,
        "prompt": wire(match.prompt()),
    }


# Of a shuffle by number, from 1: whoever added luck, or did not, may have left the seat since.


def _shuffled(event: events.Fixed) -> Say:
    numbers = [each.seat + 1 for each in event.pledges]
    return say("shuffled-with-luck", numbers=numbers) if numbers else say("shuffled-by-server")


def _called_off(event: events.CalledOff) -> Say:
    numbers = [seat + 1 for seat in event.left_out]
    return say("called-off", numbers=numbers) if numbers else say("called-off-by-all")


def _changed_hands(event: events.Sat | events.Offered | events.Seated) -> Say:
    match event:
        case events.Sat(takes_over=True) if event.bot:
            return say("takes-over-from-bot", text=event.name, text_bot=event.bot)
        case events.Sat(takes_over=True):
            return say("takes-over-open-seat", text=event.name)
        case events.Sat():
            return say("sits-down", text=event.name)
        case events.Offered():
            return say("seat-offered") if event.offered else say("seat-no-longer-offered")
        case events.Seated() if event.to.who == "bot":
            return say("bot-takes-over", text=shown_name(event.to.name))
    return say("seat-is-open")


def _gone(event: events.Left, dealt: bool) -> Say:
    if dealt:
        return say("left-to-a-bot", seat=event.seat)
    return say("left-for-a-moment", seat=event.seat)
