"""Public names in Markdown: signatures and docstrings, for the pages that `make docs` generates."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any


def listed(place: str, *found: Callable[..., Any]) -> Iterator[str]:
    """Functions and classes, one list item each."""
    for each in found:
        shape = "" if inspect.isclass(each) else signature(each)
        yield f"- **`{place}{each.__name__}{shape}`**  \n  {summary(each)}"


def of_class(kind: type, word: str, *only: str) -> Iterator[str]:
    """A class and its public methods, called on an instance named `word`."""
    made = "" if getattr(kind, "_is_protocol", False) else signature(kind).removesuffix(" -> None")
    yield f"- **`{kind.__name__}{made}`**  \n  {summary(kind)}"
    for name, found in vars(kind).items():
        if name.startswith("_") or (only and name not in only):
            continue
        if isinstance(found, classmethod):
            shape = signature(found.__func__, bound=True)
            yield f"  - **`{kind.__name__}.{name}{shape}`** {summary(found.__func__)}"
        elif inspect.isfunction(found):
            yield f"  - **`{word}.{name}{signature(found, bound=True)}`** {summary(found)}"
        elif getattr(found, "__doc__", None) and not isinstance(found, ModuleType | type | str):
            yield f"  - **`{word}.{name}`** {summary(found)}"


def fields(place: str, *kinds: type) -> Iterator[str]:
    """Data classes, with their fields."""
    for kind in kinds:
        held = ", ".join(f"`{name}`" for name in inspect.get_annotations(kind))
        yield f"- **`{place}{kind.__name__}`**: {held}  \n  {summary(kind)}"


def signature(function: Callable[..., Any], bound: bool = False) -> str:
    """The signature of a function, with its types."""
    found = inspect.signature(function)
    parameters = list(found.parameters.values())[1 if bound else 0 :]
    text = str(found.replace(parameters=parameters))
    # Annotations are kept as texts, which Python shows in quotes.
    text = re.sub(r"(: |-> )'([^']*)'", r"\1\2", text)
    return re.sub(r"<class '(?:\w+\.)*(\w+)'>", r"\1", text)


def summary(found: object) -> str:
    """The first paragraph of a docstring, on one line."""
    return " ".join((inspect.getdoc(found) or "").split("\n\n")[0].split())
