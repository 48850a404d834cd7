"""The blocking client is generated from the asyncio client, and is the committed one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import unasync


def check() -> subprocess.CompletedProcess[str]:
    """What `make check` runs."""
    run = [sys.executable, unasync.__file__, "--check"]
    return subprocess.run(run, capture_output=True, text=True)


def test_the_committed_blocking_client_is_current() -> None:
    told = check()
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


def test_writing_it_anew_gives_the_committed_file(tmp_path: Path) -> None:
    target = tmp_path / "sync_client.py"
    assert unasync.main(target=target) is None
    assert target.read_text() == unasync.TARGET.read_text()
    assert unasync.main(target=target, check=True) is None


def test_a_change_of_either_file_alone_is_found(tmp_path: Path) -> None:
    source, target = tmp_path / "async_client.py", tmp_path / "sync_client.py"
    target.write_text(
        unasync.TARGET.read_text().replace("patience: float = 20.0", "patience: float = 9")
    )
    told = unasync.main(target=target, check=True)
    assert told is not None
    assert "make sync-client" in told
    source.write_text(unasync.SOURCE.read_text() + "\n\nasync def more() -> None:\n    pass\n")
    assert unasync.main(source=source, check=True) is not None


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("import asyncio\n", "import asyncio\nimport aiofiles.async_os\n", "async_os"),
        ("asyncio.sleep", "asyncio.wait_for", r"for: asyncio\.sleep"),  # not needed any more
        ("# The source of", "# A source of", "first line"),
    ],
)
def test_what_no_substitution_is_for_is_refused(
    tmp_path: Path, before: str, after: str, reason: str
) -> None:
    source, target = tmp_path / "async_client.py", tmp_path / "sync_client.py"
    source.write_text(unasync.SOURCE.read_text().replace(before, after))
    told = unasync.main(source, target)
    assert told is not None
    assert reason in told
    assert not target.exists()
