"""JSON Schemas as TypeScript, for our page and for drawings that other packages ship.

Rests on nothing. A generator of our own, for openapi-typescript 7 wrote twice as much for the same
types, behind two layers of names, forgot which words may be keys, and would have brought 31
packages and made the check need Node.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

#: What a package's drawing exports and is given, in TypeScript. It rests on the types named here.
INTERFACE = Path(__file__).with_name("drawing.d.ts")
USED = ("Entry", "View")

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def kind(schema: Mapping[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(word) for word in schema.get("enum", [schema.get("const")]))
    if several := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(dict.fromkeys(kind(one) for one in several))
    if "properties" in schema:
        needed = schema.get("required", ())
        words = schema["properties"].items()
        lines = [f"  {word}{'' if word in needed else '?'}: {kind(its)};" for word, its in words]
        return "\n".join(["{", *lines, "}"])
    if schema.get("type") == "array":
        items = kind(schema.get("items", {}))
        return f"({items})[]" if " | " in items else f"{items}[]"
    if isinstance(values := schema.get("additionalProperties"), dict):
        return f"Record<{kind(schema.get('propertyNames', {'type': 'string'}))}, {kind(values)}>"
    return PLAIN.get(schema.get("type", ""), "null" if schema.get("type") == "null" else "unknown")


def typescript(found: Mapping[str, Any], head: str) -> str:
    """A file of types below a line that says where they come from."""
    told = [head]
    for name, schema in found.items():
        if "description" in schema:
            told.append(f"/** {schema['description']} */")
        told.append(f"export type {name} = {kind(schema)};\n")
    return "\n".join(told)


def needed(names: Iterable[str], found: Mapping[str, Any]) -> dict[str, Any]:
    """Some schemas and all that they refer to, in the order of `found`."""
    wanted, ahead = set[str](), list(names)
    while ahead:
        if (name := ahead.pop()) not in wanted:
            wanted.add(name)
            ahead += re.findall(r'"\$ref": "[^"]*/(\w+)"', json.dumps(found[name]))
    return {name: schema for name, schema in found.items() if name in wanted}
