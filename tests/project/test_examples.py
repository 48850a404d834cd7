"""The examples run as they stand, each a little, in a process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from kit.cases import needs_torch
from kit.paths import EXAMPLES


def ran(example: str, *words: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / example), *words],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@needs_torch
def test_ppo_learns_for_some_seconds_and_is_a_hundred_lines(tmp_path: Path) -> None:
    told = ran("ppo.py", "--minutes", "0.04", folder=tmp_path)
    assert re.search(r"[\d,]+ decisions: won \d+\.\d%, error \d+\.\d%", told)
    assert len((EXAMPLES / "ppo.py").read_text(encoding="utf-8").splitlines()) <= 100


def test_random_statistics_are_written_down(tmp_path: Path) -> None:
    words = ("trick_party", "--games", "3000", "--out", "page.md")
    ran("random_statistics.py", *words, folder=tmp_path)
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "| Trick Party | 4 | 1,000 | 60.00 ± 0.00 |" in page


def test_a_game_is_reviewed(tmp_path: Path) -> None:
    told = ran("reviewed_game.py", "--depth", "40", "--html", "review.html", folder=tmp_path)
    assert re.match(r"start 25.0%, luck [+-][\d.]+%, skill [+-][\d.]+%: [\d.]+% of the win\n", told)
    assert "was better by" in told
    assert "<svg" in (tmp_path / "review.html").read_text(encoding="utf-8")


def test_openspiels_search_meets_our_bots(tmp_path: Path) -> None:
    words = ("--simulations", "2", "--deals", "1")
    assert re.search(r"\d", ran("openspiel_bots.py", *words, folder=tmp_path))


def test_endings_of_twisticon_are_counted(tmp_path: Path) -> None:
    told = ran("twisticon_endings.py", "--games", "4", "--players", "2", folder=tmp_path)
    shares = re.search(r"\| thumb \| 2 \| ([\d.]+)% \| ([\d.]+)% \| ([\d.]+)% \|", told)
    assert shares
    assert sum(map(float, shares.groups())) == 100
