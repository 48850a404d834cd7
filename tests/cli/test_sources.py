"""Where settings of a server come from: flags, the environment, a file; and what is printed."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
import typer

from kit.paths import ROOT
from kit.process import Run
from trickery.cli import app
from trickery.cli.serving import serve as command
from trickery.cli.sources import NOT_IN_A_FILE, OTHER_VARIABLES, PREFIX, described
from trickery.server.serve import Place
from trickery.server.settings import Settings, figures

Serve = Callable[..., tuple[int, str, str]]


@pytest.fixture
def serve(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: dict[str, Any]
) -> Serve:
    """`trickery serve` with a file and variables, up to the moment when it would listen."""
    del started  # it is filled by the server that would start

    def serve(
        *flags: str, file: str = "", env: Mapping[str, str] | None = None
    ) -> tuple[int, str, str]:
        (tmp_path / "trickery.toml").write_text(file, encoding="utf-8")
        config = ["--config", str(tmp_path / "trickery.toml")] if file else []
        with monkeypatch.context() as patch:
            for name, value in (env or {}).items():
                patch.setenv(name, value)
            return run("serve", *config, *flags)

    return serve


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the server would have been started with."""
    seen: dict[str, Any] = {}
    monkeypatch.setenv("NUMBA_DISABLE_JIT", os.environ.get("NUMBA_DISABLE_JIT", "0"))

    def instead(place: Place, url: str, settings: Settings, ready: Any, hosts: Any) -> None:
        seen.update(
            host=place.host, port=place.port, url=url, settings=settings, hosts=hosts, place=place
        )
        ready(f"http://{place.host}:{place.port}")

    monkeypatch.setattr("trickery.server.serve.serve", instead)
    monkeypatch.setattr("trickery.server.serve.configure_logging", lambda _: None)
    return seen


def test_a_flag_beats_the_environment_and_that_beats_the_file(
    serve: Serve, started: dict[str, Any], tmp_path: Path
) -> None:
    file = (
        f'port = 1\nhost = "127.0.0.2"\ndata = "{tmp_path}"\nallow_host = ["a.example"]\n'
        "[limits]\ngrace = 30\nburst = 41\nhead_bytes = 1000\n"
    )
    env = {"TRICKERY_PORT": "2", "TRICKERY_ALLOW_HOST": "b.example c.example"}
    env |= {"TRICKERY_GRACE": "31", "TRICKERY_BURST": "42"}
    code, out, err = serve("--port", "3", "--limit", "burst=43", file=file, env=env)
    assert (code, err) == (0, "")
    assert (started["port"], started["host"]) == (3, "127.0.0.2")
    assert started["hosts"].names == {"b.example", "c.example"}
    assert started["settings"] == Settings(grace=31.0, burst=43, head_bytes=1000)
    where = str(tmp_path / "trickery.toml")
    assert told(out) == {
        "port": "3  (--port)",
        "host": f"127.0.0.2  ({where})",
        "data": f"{tmp_path}  ({where})",
        "allow_host": "b.example, c.example  (TRICKERY_ALLOW_HOST)",
        "grace": "31.0  (TRICKERY_GRACE)",
        "burst": "43  (--limit)",
        "head_bytes": f"1000  ({where})",
    }


def told(out: str) -> dict[str, str]:
    """The settings that a server prints when it starts."""
    return dict(line.strip().split(" = ", 1) for line in out.splitlines() if " = " in line)


def test_what_is_as_by_default_is_not_printed(serve: Serve, tmp_path: Path) -> None:
    _, out, _ = serve(
        "--data",
        str(tmp_path),
        file="port = 8118\n[limits]\ngrace = 20\n",
        env={"TRICKERY_PACE": "0.7"},
    )
    assert told(out) == {"data": f"{tmp_path}  (--data)"}


def test_passwords_are_masked(serve: Serve, started: dict[str, Any]) -> None:
    url = "postgresql+psycopg://ann:hush@db.example/cards"
    _, out, _ = serve(env={"TRICKERY_DATABASE": url})
    assert started["url"] == url
    assert "ann:***@db.example" in told(out)["database"]
    assert "hush" not in out
    assert described({"cluster_secret": ("hush", "--cluster-secret")}) == [
        "  cluster_secret = ***  (--cluster-secret)"
    ]


@pytest.mark.parametrize(
    ("file", "env", "flags", "reason"),
    [
        ("prot = 1", {}, (), "trickery.toml: there's no setting 'prot'; did you mean 'port'?"),
        ("limit = ['grace=1']", {}, (), "there's no setting 'limit'; did you mean"),
        ("grace = 1", {}, (), "if it's a limit, it belongs below [limits]"),
        ("[limits]\ngrce = 1", {}, (), "there's no limit 'grce'; did you mean 'grace'?"),
        ("[limits]\ngrace = true", {}, (), "grace takes a number, not 'True'"),
        ("[limits]\nburst = 1.5", {}, (), "burst takes a whole number, not '1.5'"),
        ("limits = 3", {}, (), "write [limits]"),
        ("[port]\nx = 1", {}, (), "'port' takes a value, not a table"),
        ("port = ", {}, (), "isn't TOML"),
        ("port = 'x'", {}, (), "'--port'"),
        (
            "",
            {"TRICKERY_PROT": "1"},
            (),
            "TRICKERY_PROT, which is no setting; did you mean 'TRICKERY_PORT'?",
        ),
        ("", {"TRICKERY_GRACE": "long"}, (), "TRICKERY_GRACE: grace takes a number, not 'long'"),
        ("", {"TRICKERY_LIMIT": "grace=1"}, (), "TRICKERY_LIMIT, which is no setting"),
        ("", {"TRICKERY_CONFIG": "/nowhere.toml"}, (), "/nowhere.toml: can't be read"),
        ("", {}, ("--limit", "grce=1"), "--limit: there's no limit 'grce'; did you mean 'grace'?"),
    ],
)
def test_what_means_nothing_is_an_error(
    serve: Serve, file: str, env: dict[str, str], flags: tuple[str, ...], reason: str
) -> None:
    code, _, err = serve(*flags, file=file, env=env)
    assert code == 2
    assert reason in err.replace("\n", " ")


def test_of_two_that_exclude_each_other_the_nearer_one_counts(
    serve: Serve, started: dict[str, Any], tmp_path: Path
) -> None:
    assert serve("--data", str(tmp_path), env={"TRICKERY_DATABASE": "sqlite://"})[0] == 0
    assert started["url"] == f"sqlite:///{tmp_path}/tables.sqlite"
    assert serve("--lan", "--database", "sqlite://", file='host = "127.0.0.2"')[0] == 0
    assert started["host"] == "0.0.0.0"
    code, _, err = serve(file='lan = true\nhost = "127.0.0.2"')
    assert (code, "use --lan or --host, not both" in err) == (2, True)


def options() -> dict[str, str]:
    """The options of `trickery serve` that are settings, with their flags."""
    [found] = [each for each in app.registered_commands if each.callback is command]
    assert (found.context_settings or {})["auto_envvar_prefix"] + "_" == PREFIX
    serving = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]  # it is a group
    return {each.name: each.opts[0] for each in serving.params if each.name not in NOT_IN_A_FILE}


def test_no_two_settings_share_a_variable() -> None:
    names = [*options(), *(each.name for each in figures()), "config"]
    variables = {PREFIX + name.upper() for name in names}
    assert len(variables) == len(names)
    assert not variables & OTHER_VARIABLES.keys()


def test_the_hosting_page_lists_every_setting_and_every_other_variable() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, flag in options().items():
        row = rf"^\| `{flag}[^|]*` \| `{PREFIX}{name.upper()}` \|"
        assert len(re.findall(row, page, re.MULTILINE)) == 1, flag
    for variable in OTHER_VARIABLES:
        assert f"`{variable}`" in page


def test_every_variable_that_the_sources_name_is_known() -> None:
    known = {PREFIX + name.upper() for name in [*options(), *(each.name for each in figures())]}
    known |= OTHER_VARIABLES.keys() | {"TRICKERY_CONFIG"}
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests" / "tools").rglob("*.py")]
    found = {
        name
        for file in files
        for name in re.findall(r"\bTRICKERY_[A-Z_]+[A-Z]\b", file.read_text(encoding="utf-8"))
    }
    assert found <= known
