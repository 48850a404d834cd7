"""Routes of the API's description: OpenAPI, AsyncAPI for the socket, and a page to read.

Rests on `wire`. Everything is made from the types that the server itself uses, and the games' views
from what the games say of them.
"""

from __future__ import annotations

import asyncio
import html
from collections.abc import Callable
from functools import cache
from typing import Any

import orjson
from fastapi import APIRouter, FastAPI, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse, Response
from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from trickery.core import registry
from trickery.core.errors import BadPlugin
from trickery.core.views import schemas_of_view
from trickery.server.api.dependencies import Context
from trickery.server.context import ServerContext
from trickery.server.net.responses import cached_response
from trickery.wire import messages, requests

REFERENCE = "#/components/schemas/{model}"
FROM_TABLE = messages.FromTable.__args__
TO_TABLE = (
    requests.Hello,
    requests.MakeMove,
    requests.TakeBack,
    requests.AskWhy,
    requests.Say,
    requests.AskSheet,
    requests.Ping,
)

router = APIRouter(prefix="/api", include_in_schema=False)


@router.get("/openapi.json")
async def openapi(request: Request, context: Context) -> Response:
    """The OpenAPI description, with the address under which it was asked for."""
    servers = [{"url": str(request.base_url)}]
    return await _description(request, context, openapi_schema, servers)


@router.get("/asyncapi.json")
async def asyncapi(request: Request, context: Context) -> Response:
    """The AsyncAPI description, with the address under which it was asked for."""
    url = request.base_url
    protocol = "wss" if url.is_secure else "ws"
    servers = {"here": {"host": url.netloc, "pathname": url.path, "protocol": protocol}}
    return await _description(request, context, asyncapi_schema, servers)


async def _description(
    request: Request,
    context: ServerContext,
    schema: Callable[[FastAPI], dict[str, Any]],
    servers: Any,
) -> Response:
    kept = context.caches.descriptions
    key = schema.__name__, str(request.base_url)
    if (description := kept.get(key)) is None:
        described = await asyncio.to_thread(schema, request.app)  # loads all games, once
        description = kept[key] = orjson.dumps({**described, "servers": servers})
    return cached_response(request, description)


@router.get("/docs")
async def page(request: Request) -> HTMLResponse:
    """The HTTP API as a plain page to read."""
    schema = await asyncio.to_thread(openapi_schema, request.app)
    rows = []
    for path, verbs in schema["paths"].items():
        for verb, call in verbs.items():
            name = f"<code>{verb.upper()} {html.escape(path)}</code>"
            rows.append(f"<dt>{name}</dt><dd>{html.escape(call.get('description', ''))}</dd>")
    return HTMLResponse(
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Trickery: the API</title>"
        f"<h1>{html.escape(schema['info']['title'])}: the API</h1>"
        "<p>Machines read <a href='openapi.json'>openapi.json</a> for the calls and "
        "<a href='asyncapi.json'>asyncapi.json</a> for the socket; "
        "<code>docs/protocol.md</code> in the sources tells the story.</p>"
        f"<dl>{''.join(rows)}</dl></html>"
    )


def openapi_schema(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description of the HTTP API."""
    if app.openapi_schema is None:
        described = get_openapi(
            title=app.title, version=app.version, summary=app.summary, routes=app.routes
        )
        described["components"]["schemas"] |= views()
        app.openapi_schema = described
    return app.openapi_schema


def asyncapi_schema(app: FastAPI) -> dict[str, Any]:
    """The AsyncAPI description of a table's socket, seen from the server."""
    channel = "#/channels/table"

    def operation(action: str, kinds: tuple[Any, ...]) -> dict[str, Any]:
        named = [{"$ref": f"{channel}/messages/{kind.__name__}"} for kind in kinds]
        return {"action": action, "channel": {"$ref": channel}, "messages": named}

    return {
        "asyncapi": "3.0.0",
        "info": {"title": f"{app.title}: a table as it happens", "version": app.version},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/tables/{table_id}/live",
                "parameters": {"table_id": {"description": "the table's id, from its link"}},
                "messages": {
                    kind.__name__: {
                        "summary": kind.__doc__,
                        "payload": {"$ref": REFERENCE.format(model=kind.__name__)},
                    }
                    for kind in (*TO_TABLE, *FROM_TABLE)
                },
            }
        },
        "operations": {
            "hear": operation("receive", TO_TABLE),
            "tell": operation("send", FROM_TABLE),
        },
        "components": {"schemas": {**definitions(), **views()}},
    }


@cache
def definitions() -> dict[str, Any]:
    """The JSON Schema of everything that crosses the wire, by name."""
    both = [*vars(requests).values(), *vars(messages).values()]
    kinds = [kind for kind in both if _is_message(kind)]
    adapters = [(kind.__name__, "validation", TypeAdapter(kind)) for kind in kinds]
    # Its keys may be anything, which its type does not say.
    _, described = TypeAdapter.json_schemas(adapters, ref_template=REFERENCE)  # type: ignore[arg-type]
    found: dict[str, Any] = described["$defs"]
    return {
        **found,
        "ToTable": _one_of(TO_TABLE, "What a socket may be sent."),
        "FromTable": _one_of(FROM_TABLE, "What a socket tells."),
    }


def _one_of(kinds: tuple[Any, ...], description: str) -> dict[str, Any]:
    several = [{"$ref": REFERENCE.format(model=kind.__name__)} for kind in kinds]
    return {"description": description, "anyOf": several}


def _is_message(kind: Any) -> bool:
    if is_typeddict(kind):
        return bool(kind.__module__.startswith(messages.__name__))
    return (
        isinstance(kind, type)
        and issubclass(kind, requests.ClientMessage)
        and kind is not requests.ClientMessage
    )


@cache
def views() -> dict[str, Any]:
    """The JSON Schema of every game's view, and of a view: one of these."""
    found: dict[str, Any] = {}
    names = []
    for game in registry.cards():
        try:
            schemas = schemas_of_view(registry.load(game), REFERENCE)
        except BadPlugin:
            continue  # whoever asks for that game is told what is wrong with it
        names.append(next(iter(schemas)))
        found |= schemas
    either = [{"$ref": REFERENCE.format(model=name)} for name in names]
    return {**found, "View": {"description": messages.View.__doc__, "anyOf": either}}
