"""Where a server keeps its files: the tables' folder, and the token of whoever runs it.

Rests on core's errors. `trickery admin` reads that token from the same place.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

import platformdirs
from platformdirs.unix import Unix

from trickery.core.errors import BadOption

TOKEN_VARIABLE = "TRICKERY_ADMIN_TOKEN"
TOKEN_FILE = "admin-token"


def data_folder() -> Path:
    """The folder of the tables if nobody says otherwise."""
    before = Unix("trickery").user_data_path  # where version 0.2 kept them on every system
    return before if before.exists() else platformdirs.user_data_path("trickery", appauthor=False)


def read_token(folder: Path, environment: Mapping[str, str] = os.environ) -> str | None:
    """The token of the server whose tables are in a folder, if there is one."""
    if token := environment.get(TOKEN_VARIABLE, "").strip():
        return token
    try:
        return (folder / TOKEN_FILE).read_text(encoding="utf-8").strip() or None
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadOption(f"{folder / TOKEN_FILE}: can't be read: {error.strerror}") from None


def ensure_token(folder: Path, environment: Mapping[str, str] = os.environ) -> str:
    """The same for a server that starts; a new token is written for its owner only."""
    if (token := read_token(folder, environment)) is not None:
        return token
    path, token = folder / TOKEN_FILE, secrets.token_urlsafe(32)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(f"{token}\n")
        path.chmod(0o600)  # an empty file may have been there
    except OSError as error:
        raise BadOption(
            f"{path}: can't be written: {error.strerror}; set {TOKEN_VARIABLE} instead"
        ) from None
    return token
