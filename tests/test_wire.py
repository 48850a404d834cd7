"""The page's types of what crosses the wire: written from JSON Schema, and current.

Rests on `web/wire.py`, which needs no Node; `make page-check` runs its `--check` as well.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parent.parent / "web"


@pytest.fixture(scope="module")
def wire() -> Any:
    spec = importlib.util.spec_from_file_location("wire", WEB / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_committed_types_are_current(wire: Any) -> None:
    made = wire.typescript(wire.definitions())
    assert wire.WIRE.read_text(encoding="utf-8") == made, "python web/wire.py > web/src/lib/wire.ts"


def test_every_drawn_game_has_its_view(wire: Any) -> None:
    drawn = {folder.name for folder in (WEB / "src" / "games").iterdir()}
    views = {name for name in wire.definitions() if name.endswith("View")}
    assert len(views) == len(drawn) + 1, "one a game, and what they share"
    drawn_views = {n: kind for n, kind in wire.definitions().items() if n.endswith("View")}
    assert "unknown" not in wire.typescript(drawn_views)


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
def test_a_schema_as_a_type(wire: Any, schema: dict[str, Any], told: str) -> None:
    assert wire.kind(schema) == told
