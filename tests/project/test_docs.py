"""The documentation tells the truth: commands run, files exist, every public name is explained."""

from __future__ import annotations

import ast
import re
import shlex
import sys
from pathlib import Path

import pytest

from kit.paths import ROOT
from tools import pages
from trickery import cli
from trickery.core.compile import INTERPRETED

README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def commands() -> list[str]:
    lines = "\n".join(blocks(README, "sh")).splitlines()
    return [line.split("#")[0].strip() for line in lines if "trickery " in line]


def test_the_commands_of_the_pages_are_doors_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    pages = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for door in re.findall(r"(?:`|^)make ([a-z-]+)", pages, re.MULTILINE):
        assert re.search(rf"^{door}:", makefile, re.MULTILINE), door
    assert "make test" in (ROOT / ".ci/run").read_text(encoding="utf-8")


def test_the_commands_of_the_readme_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: None)  # it would serve for ever
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert len(commands()) >= 7
    for command in commands():
        with monkeypatch.context() as own:  # `serve` chooses how rules run, for its own process
            own.setenv("NUMBA_DISABLE_JIT", str(int(INTERPRETED)))
            own.setattr(sys, "argv", shlex.split(command))
            with pytest.raises(SystemExit) as stop:
                cli.main()
        assert stop.value.code in (0, None), (command, capsys.readouterr().err)
        assert capsys.readouterr().out


def test_the_python_of_the_pages_runs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = "simulate trick_party --games 2 --seed 1 --records games.jsonl"
    monkeypatch.setattr(sys, "argv", ["trickery", *words.split()])
    with pytest.raises(SystemExit):
        cli.main()
    for page in PAGES:
        if page.name == "protocol.md":
            continue  # its bot needs a table to sit down at: test_the_example_bot_plays_a_game
        for code in blocks(page.read_text(encoding="utf-8"), "python"):
            exec(compile(code, page.name, "exec"), {})
            assert capsys.readouterr().out


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), (page.name, link)


def test_what_comes_from_the_sources_is_as_they_say() -> None:
    """The public names, and a row for every game in the README and on the records page."""
    for page, text in pages.pages().items():
        assert page.read_text(encoding="utf-8") == text, f"{page.name} is out of date: make docs"


def test_every_public_name_is_explained() -> None:
    for path in sorted((ROOT / "src").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert ast.get_docstring(tree), path
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name[0] != "_":
                assert ast.get_docstring(node), f"{path}: {node.name}"


def test_no_package_index_is_named() -> None:
    for name in ("constraints.txt", "pyproject.toml", "Makefile", ".ci/run", "CONTRIBUTING.md"):
        assert not re.search(r"https?://|index-url", (ROOT / name).read_text(encoding="utf-8"))


def test_the_example_bot_plays_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The ten lines of the protocol page, as they stand there, at a real server's table."""
    from kit.server import serving
    from trickery.server.storage.store import sqlite_url

    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    (code,) = blocks(page, "python")
    assert len(code.splitlines()) == 10
    with serving(sqlite_url(tmp_path)) as served:
        ann = served.open("trick_party", bots=None)
        for seat in (1, 2):
            ann.post("seats", seat=seat, who="random")
        ann.post("seats", seat=3, who="offered")
        link = ann.get("invitation").json()["sit"]
        ann.post("leave")  # a bot stands in for the host, so the example plays against bots
        monkeypatch.setattr(sys, "argv", ["bot.py", served.address, link])
        exec(compile(code, "bot.py", "exec"), {})
        assert "won by" in capsys.readouterr().out
