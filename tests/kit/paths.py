"""Paths in a checkout."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
ROOT = TESTS.parent
EXAMPLES = ROOT / "examples"
FROZEN = TESTS / "compat"  # data that earlier versions stored
