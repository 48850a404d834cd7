"""Drawings of packages over HTTP, and the table in words for a page without one.

The drawing is put into the folder of a game of ours for the length of a test.
"""

from __future__ import annotations

import http.client
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from kit.server import SHORTEST, Served
from trickery.core import registry
from trickery.core.match import Match
from trickery.core.say import wire
from trickery.server.net.headers import SECURITY_HEADERS
from trickery.server.table.views import sent_view

PATH = f"/api/games/{SHORTEST}/drawing"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game's folder with a drawing, beside files that are none of it."""
    (tmp_path / "secret.js").write_text("no part of the drawing")
    game = tmp_path / "game"
    drawing = game / "drawing"
    (drawing / "parts" / ".git").mkdir(parents=True)
    (game / "rules.py").write_text("RULES = 1")
    for name in ("table.js", "table.css", "emblem.svg", "parts/card.js", "parts/.git/hidden.js"):
        (drawing / name).write_text(f"/* {name} */")
    for name in ("notes.txt", "page.html", "tool.py", ".hidden.js"):
        (drawing / name).write_text("not served")
    (drawing / "out.js").symlink_to(tmp_path / "secret.js")
    (drawing / "up.js").symlink_to(game / "rules.py")
    monkeypatch.setattr(registry, "folder_of", lambda _name: game)
    return game


def raw(served: Served, path: str) -> int:
    """The status of a request whose path is sent as it stands."""
    address = urlsplit(served.address)
    connection = http.client.HTTPConnection(str(address.hostname), address.port)
    connection.putrequest("GET", path)
    connection.endheaders()
    status = connection.getresponse().status
    connection.close()
    return status


@pytest.mark.usefixtures("folder")
def test_a_drawing_is_sent_like_our_own_page(served: Served) -> None:
    listed = served.get(PATH).json()["files"]
    assert listed == ["emblem.svg", "parts/card.js", "table.css", "table.js"]
    kinds = {"svg": "image/svg+xml", "css": "text/css", "js": "text/javascript"}
    for file in listed:
        answer = served.http.get(f"{PATH}/{file}")
        assert answer.text == f"/* {file} */"
        assert answer.headers["content-type"].split(";")[0] == kinds[file.rpartition(".")[2]]
        assert SECURITY_HEADERS.items() <= dict(answer.headers).items()
        assert answer.headers["cache-control"] == "no-cache"
        again = served.http.get(f"{PATH}/{file}", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    policy = SECURITY_HEADERS["content-security-policy"]
    assert "default-src 'none'; script-src 'self'; style-src 'self';" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


@pytest.mark.parametrize(
    "file",
    [
        "../rules.py", "%2e%2e/rules.py", "..%2Frules.py", "parts/../../rules.py", "./table.js",
        "../../secret.js", "/etc/passwd", "%2Fetc%2Fpasswd", "..%5Crules.py", "table.js%00",
        "out.js", "up.js", ".hidden.js", "parts/.git/hidden.js", "parts", "", "TABLE.JS",
        "notes.txt", "page.html", "tool.py", "missing.js",
    ],
)  # fmt: skip
@pytest.mark.usefixtures("folder")
def test_nothing_but_the_drawing_is_sent(served: Served, file: str) -> None:
    assert raw(served, f"{PATH}/table.js") == 200
    assert raw(served, f"{PATH}/{file}") == 404


def test_a_file_that_is_gone_is_gone_and_a_new_one_is_there(served: Served, folder: Path) -> None:
    table = folder / "drawing" / "table.js"
    tag = served.http.get(f"{PATH}/table.js").headers["etag"]
    table.write_text("/* newer */")
    newer = served.http.get(f"{PATH}/table.js", headers={"if-none-match": tag})
    assert (newer.status_code, newer.text) == (200, "/* newer */")
    table.unlink()
    assert raw(served, f"{PATH}/table.js") == 404


def test_a_game_without_a_drawing_has_no_files_and_an_unknown_one_is_refused(
    served: Served,
) -> None:
    assert served.get(PATH).json() == {"files": []}
    for path in ("/api/games/not_installed/drawing", "/api/games/..%2Fcore/drawing"):
        assert raw(served, path) == 404
        assert raw(served, f"{path}/table.js") == 404


def test_only_games_that_the_page_cannot_draw_are_told_in_words(
    served: Served, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert "in_words" not in served.open(name).state()["view"]
    match = Match(registry.load(name), seed=3)
    for seat in (0, None):
        view = match.view(seat)
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(registry, "ours", lambda: ())
            sent = sent_view(match.game, view)
        assert {**sent, "in_words": None} == {**view, "in_words": None}
        assert sent["in_words"] == on_the_wire(match.game.table(view))


def on_the_wire(lines: Any) -> Any:
    """Lines as they travel."""
    return [*map(on_the_wire, lines)] if isinstance(lines, list) else wire(lines)
