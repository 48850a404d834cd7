"""Freeze tables and records as this version keeps them: `python tests/compat/freeze.py FOLDER`.

Rests on a server of its own. Run once before what is kept changes its form; the files it writes are
never written again, since every later version must read them (`tests/server/test_compat.py`).
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TESTS))

from kit.server import QUICK, Held, Served, serving
from trickery.client import Client
from trickery.core import registry
from trickery.core.records import line_of
from trickery.server.storage.store import Store, sqlite_url
from trickery.server.table.history import record_of


def play(held: Held, choose: random.Random, most: int = 100_000) -> None:
    """Make some moves for a seat, or all that are left."""
    for _ in range(most):
        state = held.my_turn()
        if state["info"]["phase"] == "over":
            return
        assert held.move(choose.choice(state["view"]["legal"]), state["seq"]).status_code == 200


def tables(served: Served, game: str) -> dict[str, str]:
    """Tables of a game, by what is special about each: the fewest and the most, every option."""
    card, dice = registry.card(game), random.Random(game)
    found: dict[str, str] = {}
    whole: dict[int, Held] = {}
    for players in sorted({card.fewest, card.most}):
        held = whole[players] = served.open(game, players=players)
        play(held, dice)
        found[f"{players}-over"] = held.table
    for option in card.options:
        value = option.high if option.high != option.default else option.low
        held = served.open(game, options={option.name: value})
        play(held, dice, 4)
        found[f"option-{option.name}-unfinished"] = held.table
    fewest = whole[card.fewest]
    again = served.open(game, players=card.fewest, again=fewest.table, secret=fewest.secret)
    play(again, dice, 2)
    found["again-unfinished"] = again.table
    found["lively-unfinished"] = lively(served, game, dice)
    return found


def lively(served: Served, game: str, dice: random.Random) -> str:
    """A table at which everything happens that can happen before the end."""
    ann = served.open(game, start=False, bots=None)
    bea = ann.sit("Bea")
    assert ann.post("start").status_code == 200
    assert ann.post("say", phrase=1).status_code == 200
    assert bea.post("leave").status_code == 200
    play(ann, dice, 1)
    assert bea.get().status_code == 200  # back by asking
    assert ann.post("seats", seat=bea.seat, who="random").status_code == 200
    play(ann, dice, 2)
    return ann.table


def special(served: Served) -> dict[str, str]:
    """Tables that only some game has: figures of one's own, empty seats, a rematch."""
    figures = {"revolution": {"boos": [1, 2, 3, 4]}}
    own = served.open("trick_party", edition=figures)
    play(own, random.Random(1))
    lobby = served.open("trick_party", start=False, bots=None)
    lobby.sit("Bea")
    next_one = own.post("rematch").json()["table"]
    return {
        "trick_party-own-edition-over": own.table,
        "trick_party-lobby": lobby.table,
        "trick_party-rematch-lobby": next_one,
    }


def shuffled(served: Served, game: str) -> dict[str, str]:
    """Tables whose cards people shuffled: one shuffle was called off; then dealt, over, again."""
    with Client(served.address) as ann_client, Client(served.address) as client:
        ann = ann_client.open(game, name="Ann", pace=0)
        client.sit(str(ann.invitation()["sit"]), name="Bea", seat=1)
        ann.start()
        while ann.look()["info"]["phase"] == "shuffling":
            ann.hear()  # until the shuffle is called off: Bea tells nothing
        lobby = ann.table
        ann = ann_client.open(game, name="Ann", bots="random", pace=0)
        ann.set_seat(1, "open")
        silent = client.sit(str(ann.invitation()["sit"]), name="Bea", seat=1)
        ann.start()
        while ann.look()["info"]["phase"] == "shuffling":
            ann.hear()
        del silent
        ann.start()
        ann.play(lambda state: state["view"]["legal"][0])  # type: ignore[index]
        tables = {"shuffled-lobby": lobby, "shuffled-over": ann.table}
        for name, most in (("again-over", 100_000), ("again-shuffled-unfinished", 2)):
            again = served.open(game, again=ann.table, secret=str(ann.secret))
            play(again, random.Random(game), most)
            tables[f"shuffled-{name}"] = again.table
    return tables


def frozen(store: Store, table: str) -> str:
    """A table's log, one event a line, as the database holds it."""
    lines = (
        {
            "table": table,  # cards follow from it, too; logs of an early day lack it
            "seq": line.seq,
            "at": line.at,
            "kind": line.kind,
            "data": json.loads(line.data),
        }
        for line in store.read(table)
    )
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def main() -> None:
    """Play the tables, then write everything down."""
    folder = Path(sys.argv[1])
    games = sys.argv[2:] or registry.names()
    for part in ("tables", "records"):
        (folder / part).mkdir(parents=True)
    records: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as data:
        url = sqlite_url(Path(data))
        with serving(url, replace(QUICK, reveal_within=1)) as served:
            found = {f"{g}-{k}": t for g in games for k, t in tables(served, g).items()}
            found |= {f"{g}-{k}": t for g in games for k, t in shuffled(served, g).items()}
            if "trick_party" in games:
                found |= special(served)
            for name, table in found.items():
                state = served.table(table).state  # its deal may be in play at another one
                if state.open:
                    records[name] = line_of(record_of(state)) + "\n"
        store = Store(url)
        for name, table in found.items():
            (folder / "tables" / f"{name}.jsonl").write_text(frozen(store, table))
        store.close()
    for name, line in records.items():
        (folder / "records" / f"{name}.jsonl").write_text(line)
    for game in games:
        file = folder / "records" / f"{game}-simulated.jsonl"
        words = ["simulate", game, "--games", "2", "--seed", "1", "--legal", "--records", str(file)]
        for option in registry.card(game).options[:1]:
            words += ["--option", f"{option.name}={option.high}"]
        command = "import sys; from trickery.cli import main; main()"
        subprocess.run([sys.executable, "-c", command, *words], check=True)


if __name__ == "__main__":
    main()
