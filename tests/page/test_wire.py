"""The page's types of what crosses the wire: written from JSON Schema, and current.

Rests on `web/wire.py`, which needs no Node; `make page-check` runs its `--check` as well.
"""

from __future__ import annotations

import importlib.util
from typing import Any

import pytest

from kit.paths import ROOT
from trickery.wire.typescript import kind

WEB = ROOT / "web"


@pytest.fixture(scope="module")
def wire() -> Any:
    spec = importlib.util.spec_from_file_location("wire", WEB / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_committed_types_are_current(wire: Any) -> None:
    for file, made in wire.files().items():
        assert file.read_text(encoding="utf-8") == made, "run python web/wire.py"


def test_every_drawn_game_has_its_view(wire: Any) -> None:
    for folder in (WEB / "src" / "games").iterdir():
        view = wire.files()[folder / "view.ts"]
        assert "View = {" in view
        assert "unknown" not in view


WORD, NUMBER = {"type": "string"}, {"type": "integer"}


@pytest.mark.parametrize(
    ("schema", "told"),
    [
        (WORD, "string"),
        ({"type": "null"}, "null"),
        ({}, "unknown"),
        ({"const": "pass"}, '"pass"'),
        ({"enum": ["a", 2]}, '"a" | 2'),
        ({"anyOf": [NUMBER, {"type": "number"}, {"type": "null"}]}, "number | null"),
        ({"oneOf": [{"$ref": "#/$defs/Sat"}, {"$ref": "#/$defs/Left"}]}, "Sat | Left"),
        ({"type": "array", "items": NUMBER}, "number[]"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, '("a" | "b")[]'),
        ({"type": "object", "additionalProperties": NUMBER}, "Record<string, number>"),
        (
            {"type": "object", "additionalProperties": WORD, "propertyNames": {"enum": ["a"]}},
            'Record<"a", string>',
        ),
        (
            {"properties": {"seat": NUMBER, "legal": WORD}, "required": ["seat"]},
            "{\n  seat: number;\n  legal?: string;\n}",
        ),
    ],
)
def test_a_schema_as_a_type(schema: dict[str, Any], told: str) -> None:
    assert kind(schema) == told
