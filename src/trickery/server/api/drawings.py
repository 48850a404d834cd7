"""Routes of drawings: the files in the folder `drawing` of a game's package.

Rests on core's registry. They're sent under the same headers as our own page, which loads a
package's drawing for a game that it can't draw itself. They're scripts, which the page runs with
all of its rights: installing a package means trusting it.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import orjson
from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from trickery.core import registry
from trickery.server.api.catalog import require_game
from trickery.server.api.dependencies import ERRORS
from trickery.server.net.responses import cached_response
from trickery.wire import messages as m

#: All kinds of files that are served, by their suffix.
MEDIA_TYPES = {
    ".avif": "image/avif",
    ".css": "text/css",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}

router = APIRouter(prefix="/api/games/{game}/drawing", tags=["games"], responses=ERRORS)


@router.get("", response_model=m.DrawingFiles)
async def listed(game: str, request: Request) -> Response:
    """The files of a game's drawing."""
    require_game(game)
    found: m.DrawingFiles = {"files": sorted(await asyncio.to_thread(_files, game))}
    return cached_response(request, orjson.dumps(found))


@router.get(
    "/{file:path}",
    response_class=Response,
    responses={200: {"content": {"*/*": {}}, "description": "One of the files."}},
)
async def one(game: str, file: str, request: Request) -> Response:
    """A file of a game's drawing."""
    require_game(game)
    content = await asyncio.to_thread(_content, game, file)
    return cached_response(request, content, MEDIA_TYPES[Path(file).suffix])


def _content(game: str, file: str) -> bytes:
    found = _files(game).get(file)  # the path of a request is looked up, and never opened
    if found is None:
        raise HTTPException(404)
    return found.read_bytes()


def _files(game: str) -> dict[str, Path]:
    """The files by their names below the folder; neither hidden ones nor links to other places."""
    folder = (registry.folder_of(game) / "drawing").resolve()
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    return {
        name: path
        for name, path in found.items()
        if path.suffix in MEDIA_TYPES
        and "/." not in f"/{name}"
        and path.is_file()
        and path.resolve().is_relative_to(folder)
    }
