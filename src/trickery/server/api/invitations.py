"""Routes of invitations: a table's addresses on the page, to watch and to sit, and as QR codes.

Rests on `context` for the address under which others reach this machine.
"""

from __future__ import annotations

import io
from functools import partial
from typing import Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from fastapi.responses import Response

from trickery.server.api.dependencies import (
    ERRORS,
    Context,
    PathTable,
    ViewerKey,
    while_heard,
)
from trickery.server.catalogue import say
from trickery.server.context import ServerContext
from trickery.server.errors import NotInvited, RequestRefused
from trickery.server.net.responses import json_response
from trickery.server.table.table import Table
from trickery.wire import messages as m

MAX_ADDRESS = 200  # characters: a QR code must hold it
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/tables/{table_id}/invitation", tags=["tables"], response_model=m.Invitation)
async def invitation(
    table: PathTable, key: ViewerKey, context: Context, request: Request
) -> Response:
    """The page's addresses of this table, as others can reach them; to sit, only from a seat."""
    watch = _watch_address(context, request, table)
    links: m.Invitation = {"watch": watch, "sit": _sit_address(table, key, watch)}
    return json_response(links)


@router.get(
    "/tables/{table_id}/invitation.svg",
    tags=["tables"],
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}, "description": "A picture."}},
)
async def invitation_picture(
    table: PathTable,
    key: ViewerKey,
    context: Context,
    request: Request,
    to: Literal["watch", "sit"] = "watch",
) -> Response:
    """One of the two addresses as a QR code."""
    watch = _watch_address(context, request, table)
    address = watch if to == "watch" else _sit_address(table, key, watch)
    if address is None:
        raise NotInvited(say("invite-from-a-seat"))
    pictures = context.caches.pictures
    if (picture := pictures.get(address)) is None:
        drawing = context.threads.pictures.run(partial(_drawn, address))
        picture = pictures[address] = await while_heard(request, drawing)
    return Response(picture, media_type="image/svg+xml")


def _drawn(address: str) -> bytes:
    import segno

    picture = io.BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=4, light="#fff")
    return picture.getvalue()


def _watch_address(context: ServerContext, request: Request, table: Table) -> str:
    """The page's address of a table; of this machine on its network, if it was asked locally."""
    base = str(request.base_url).rstrip("/")
    if context.public_address and urlsplit(base).hostname in LOCAL_NAMES:
        base = context.public_address + request.scope["root_path"]
    if len(base) > MAX_ADDRESS:
        raise RequestRefused(say("address-too-long"))
    return f"{base}/#/t/{table.id}"


def _sit_address(table: Table, key: str | None, watch: str) -> str | None:
    """The address with which somebody can sit down, for those who may pass it on."""
    seats = table.state.seats
    if seats.invite is None:
        return watch  # a table from before there were two links
    return f"{watch}/{seats.invite}" if seats.may_invite(key) else None
