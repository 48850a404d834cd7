"""What a screen reader user hears: a real table, read as a screen reader reads it.

The cards and the moves are those of a game's lesson, from the step in `spoken.toml`, so the
transcript is deterministic. The others' moves are made over HTTP, the listener's by keys. Between
the listener's turns every change of a live region is announced; at each turn, the table is read
from top to bottom from the accessibility tree. In a transcript, > is an announcement, @ is the
element that the page focuses, and < is a key that the listener presses.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from playwright.sync_api import Browser, Locator

from kit import loop
from kit.browser import ROOM, Person, somebody
from kit.server import Held, Served, serving
from trickery.core import registry
from trickery.core.lessons import lesson
from trickery.core.match import Match
from trickery.server.directory.opening import Cards, PlayedBy, table_opened
from trickery.server.storage.store import Store, sqlite_url
from trickery.server.table.events import CardsDealt, CopiedFrom, Event, MoveMade, SeatHolder
from trickery.server.table.state import LoggedEvent
from trickery.server.table.table import digest

BEGINS = Path(__file__).with_name("spoken.toml")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
ENOUGH = 2  # moves of the listener, at least

#: What a screen reader says by itself: what is new in a live region, without what is hidden from
#: it. A status and an alert are read as a whole, other regions only where they are new.
LISTEN = """(() => {
  const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert]";
  const heard = (window.heard = []);
  const words = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true") return "";
    return [...node.childNodes].map(words).join(" ");
  };
  new MutationObserver((changes) => {
    const fresh = new Set();
    for (const { target, type, addedNodes } of changes) {
      const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      const region = at?.closest(LIVE);
      if (region?.role) fresh.add(region);
      else if (region) for (const node of type === "childList" ? addedNodes : [target])
        fresh.add(node);
    }
    const all = [...fresh].filter((node) => node.isConnected);
    const within = (node) => all.some((other) => other !== node && other.contains(node));
    heard.push(...all.filter((node) => !within(node)).map(words));
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""

#: Whether the focus has moved to an element since the last call.
MOVED = """(() => {
  const at = document.activeElement;
  const moved = at !== document.body && at !== window.focused;
  window.focused = at;
  return moved;
})()"""


@dataclass(frozen=True)
class Part:
    """The part of a lesson to listen to: the moves before it, and those in it."""

    match: Match  # played to the end of the lesson
    me: int  # the learner's seat
    first: int  # the number of moves made before

    @property
    def made(self) -> list[tuple[int, str]]:
        """Every move of the lesson, with its seat."""
        moves = self.match.game.moves
        return [(s.seat, str(moves[s.move])) for s in self.match.history if s.seat is not None]

    def heard(self) -> list[tuple[int, str]]:
        """The moves to listen to: until everybody has moved, and the listener is next."""
        heard, made = list[tuple[int, str]](), self.made
        for seat, move in made[self.first :]:
            movers = [mover for mover, _ in heard]
            whole = len({*movers}) == self.match.players and movers.count(self.me) >= ENOUGH
            if whole and seat == self.me:
                return heard
            heard.append((seat, move))
        raise AssertionError("the lesson ends before everybody has moved")

    def happened(self) -> list[Event]:
        """The table's events before the listener joins."""
        seats = [person_called(name) for name in NAMES[: self.match.players]]
        by = PlayedBy(self.match.game, self.match.setting)
        told: list[Event] = [table_opened(by, seats, pace=0, cards=Cards(copied=CopiedFrom()))]
        chances: list[list[Mapping[str, object]]] = [[]]
        for step in self.match.history:
            if step.seat is not None:
                chances.append([])
            elif step.chance is not None:
                chances[-1].append(step.chance)
        told.append(CardsDealt(chance=tuple(chances[0])))
        for (seat, move), chance in zip(self.made[: self.first], chances[1:], strict=False):
            told.append(MoveMade(seat=seat, move=move, key=None, bot=False, chance=tuple(chance)))
        new = chances[self.first + 1 :][: len(self.heard())]
        assert not any(new), "what chance brings would be new each time"
        return told


def part_of(name: str) -> Part | None:
    """The part of a game's lesson to listen to, if it has one."""
    taught = lesson(registry.load(name))
    if taught is None:
        return None
    told = tomllib.loads(BEGINS.read_text(encoding="utf-8"))
    begins = told["begins"].get(name, told["usual"])
    first = len(taught.before)
    part = Part(taught.at_step(len(taught.steps)).match, taught.seat, first)
    moves = [move for _, move in part.made]
    return replace(part, first=moves.index(begins, first)) if begins else part


def person_called(name: str) -> SeatHolder:
    """A player whose name is their secret."""
    return SeatHolder(who="person", name=name, key=digest(name))


def table_of(name: str, language: str) -> str:
    """The id of a table: one for each listener."""
    return f"{name}-{language}"


@contextmanager
def rooms(folder: Path, wanted: list[tuple[str, str]]) -> Iterator[Served]:
    """A server with a table for each game and language."""
    url = sqlite_url(folder)

    async def keep() -> None:
        store = Store(url)
        for name, language in wanted:
            part = part_of(name)
            assert part is not None
            told = [LoggedEvent(seq, 0.0, each) for seq, each in enumerate(part.happened(), 1)]
            await store.append(table_of(name, language), *(each.stored() for each in told))
        store.close()

    loop.run(keep())
    with serving(url) as served:
        yield served


class Listener(Person):
    """A user with a screen reader and a keyboard."""

    def settle(self, seq: int) -> None:
        """Wait until the page shows the result of an event, and is idle."""
        self.page.wait_for_selector(f'{ROOM}[data-seq="{seq}"]')
        self.page.wait_for_selector('html[data-state="idle"]')

    def hears(self) -> list[str]:
        """Announcements since the last call."""
        told: list[str] = self.page.evaluate("heard.splice(0)")
        return [f"> {said}" for said in (" ".join(text.split()) for text in told) if said]

    def finds(self) -> list[str]:
        """Elements that the page has focused since the last call."""
        return self._here("@") if self.page.evaluate(MOVED) else []

    def presses(self, move: str) -> Iterator[str]:
        """Make a move by keys; returns what's read of the pressed buttons, and of a question."""
        seq = self.seq
        self.page.locator(f'[data-move="{move}"]:not([aria-disabled=true])').first.focus()
        self.page.evaluate(MOVED)
        yield from self._here("<")
        self.page.keyboard.press("Enter")
        asked = "dialog[open]:has([data-sure])"
        self.page.wait_for_selector(f'{ROOM}:not([data-seq="{seq}"]), {asked}', state="attached")
        if self.seq == seq:
            yield from read(self.page.locator(asked))
            self.page.locator("[data-sure]").focus()
            yield from self._here("<")
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector(f'{ROOM}:not([data-seq="{seq}"])')

    def reads(self) -> list[str]:
        """The whole table, from top to bottom."""
        return read(self.page.locator("main"))

    def _here(self, sign: str) -> list[str]:
        """The announcement of the focused element, without its content."""
        return [f"{sign} {line}" for line in read(self.page.locator(":focus"))[:1]]


def transcript(browser: Browser, served: Served, name: str, language: str) -> str:
    """The transcript of a part of a lesson."""
    part = part_of(name)
    assert part is not None
    table = table_of(name, language)
    people = [Held(served, table, seat, NAMES[seat]) for seat in range(part.match.players)]
    keys = {table: {"secret": NAMES[part.me], "game": name, "when": 1}}
    with somebody(Listener, browser, served.address) as ear:
        ear.context.add_init_script(
            f"localStorage.setItem('trickery.seats', {json.dumps(json.dumps(keys))}); {LISTEN}"
        )
        ear.page.goto(f"{served.address}/?language={language}#/t/{table}")
        return "\n".join(_heard(part, people, ear)) + "\n"


def _heard(part: Part, people: list[Held], ear: Listener) -> Iterator[str]:
    for seat, move in [*part.heard(), (part.me, "")]:
        state = people[part.me].state()
        ear.settle(state["seq"])
        if seat != part.me:
            yield from (*ear.hears(), *ear.finds())
            moved = people[seat].move(move, state["info"]["turn"])
            assert moved.status_code == 200, moved.text
            continue
        assert ear.my_turn()
        yield from (*ear.hears(), *ear.finds(), "", *ear.reads(), "")
        if move:
            yield from ear.presses(move)


# The accessibility tree, as it is read -----------------------------------------------------------

#: Only the names of these are read.
CLOSED = ("button", "checkbox", "heading", "img", "radio", "slider", "switch")
HOISTED = ("caption", "rowgroup")  # they have no text of their own
NODE = re.compile(
    r'(?P<role>[a-z]+)(?: (?P<name>"(?:[^"\\]|\\.)*"))?'
    r"(?P<more>(?: \[[^\]]+\])*)(?::(?: (?P<text>.*))?)?"
)


@dataclass
class Node:
    """A node to read: its role, its name, and its children."""

    role: str
    name: str = ""
    more: str = ""
    within: list[Node] = field(default_factory=list)

    @property
    def said(self) -> str:
        """Its announcement, in a line of its own."""
        plain = {"text": "", "paragraph": "", "listitem": "-"}.get(self.role, f"{self.role}:")
        level = re.search(r"\[level=(\d)\]", self.more)
        if level:
            plain = f"{self.role} {level[1]}:"
        rest = " ".join(re.findall(r"\[(?!level)[^\]]+\]", self.more))
        return " ".join(filter(None, (plain, self.name, rest)))


class Reading:
    """Read an accessibility tree in Playwright's format, line by line.

    A row or an item whose parts are all short is one line.
    """

    def __init__(self, snapshot: str) -> None:
        self.top = Node("top")
        above = [(-1, self.top)]
        for line in snapshot.splitlines():
            text = line.lstrip()
            if text.startswith("- /"):
                continue  # an address
            depth = len(line) - len(text)
            while above[-1][0] >= depth:
                above.pop()
            node = read_node(text.removeprefix("- "))
            above[-1][1].within.append(node)
            above.append((depth, node))

    def lines(self) -> Iterator[str]:
        """The lines, indented by depth."""
        for node in self.top.within:
            yield from node_lines(node, "")


def read(locator: Locator) -> list[str]:
    """The lines of an element."""
    return list(Reading(locator.aria_snapshot()).lines())


def read_node(text: str) -> Node:
    """Parse a line of a snapshot; its text becomes a child."""
    if text.startswith("'"):  # quoted because of special characters
        end = re.match(r"'(?:[^']|'')*'", text)
        assert end
        text = end[0][1:-1].replace("''", "'") + text[end.end() :]
    found = NODE.fullmatch(text)
    assert found, text
    said = found["text"] or ""
    plain = json.loads(said) if said.startswith('"') else said
    if found["role"] == "text":
        return Node("text", plain)
    name = json.loads(found["name"]) if found["name"] else ""
    within = [Node("text", plain)] if plain else []
    return Node(found["role"], name, (found["more"] or "").strip(), within)


def node_lines(node: Node, indent: str) -> Iterator[str]:
    """A node with its children."""
    if node.role == "main":
        for each in node.within:
            yield from node_lines(each, indent)
        return
    within = [] if node.role in CLOSED and node.name else parts(node)
    leaves = all(each.role in CLOSED or not parts(each) for each in within)
    if node.role in ("listitem", "paragraph", "row", "status") and leaves:
        name = "" if node.role == "row" else node.name
        said = "; ".join(filter(None, (name, *(leaf(each) for each in within))))
        if said:
            yield indent + Node(node.role, said.replace(":;", ":"), node.more).said
        return
    yield indent + node.said
    for each in within:
        yield from node_lines(each, indent + "  ")


def parts(node: Node) -> list[Node]:
    """A node's children, skipping nodes without text."""
    return [
        one
        for each in node.within
        if not (each.role == "caption" and node.name)
        for one in (parts(each) if each.role in HOISTED else [each])
    ]


def leaf(node: Node) -> str:
    """A short part of a line."""
    return node.name if node.role in ("cell", "text") else node.said
