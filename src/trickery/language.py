"""Which language the command line speaks: the one asked for, else the system's, else English.

Rests on `core`, loaded only when a command has something to say: `--help` must answer at once.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

VARIABLE = "TRICKERY_LANGUAGE"


def chosen(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language that `--language` or the variable asks for; raises if there's no such
    language."""
    from trickery.core.words import supported_language

    wanted = asked or environment.get(VARIABLE)
    return supported_language(wanted) if wanted else of_system(environment)


def of_system(environment: Mapping[str, str] = os.environ) -> str:
    """The first available language of the system's, else English.

    As elsewhere on the system: `LC_ALL`, `LC_MESSAGES` or `LANG` names the locale, and `LANGUAGE`
    lists languages to try before it, but for `C` and `POSIX`, where programs speak English.
    """
    from trickery.core.words import ENGLISH, nearest

    named = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, named), "")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return ENGLISH
    return nearest([*environment.get("LANGUAGE", "").split(":"), locale]) or ENGLISH
