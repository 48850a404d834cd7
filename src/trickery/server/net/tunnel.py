"""A socket whose table another process owns: its bytes go there and back, unread.

Rests on asyncio's streams. So the owner itself pings the client, and notices when it falls silent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

PIECE = 64 * 1024
CONNECT_SECONDS = 1.0
CHECK_SECONDS = 0.5  # between two looks at whether the table is still there


async def tunnel(
    transport: asyncio.Transport, address: str, head: bytes, still_there: Callable[[], bool]
) -> bool:
    """Connect a client with another process until either ends, or the table is elsewhere.

    False if that process can't be reached: then the client has not been told anything.
    """
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            there = await asyncio.open_connection(host.strip("[]"), int(port), limit=PIECE)
    except (OSError, TimeoutError):
        return False
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(PIECE, loop)
    protocol = asyncio.StreamReaderProtocol(reader, loop=loop)
    writer = asyncio.StreamWriter(transport, protocol, reader, loop)
    transport.set_protocol(protocol)
    protocol.connection_made(transport)
    transport.resume_reading()
    there[1].write(head)
    ends = [_pump(reader, there[1]), _pump(there[0], writer), _while_there(still_there)]
    tasks = [asyncio.ensure_future(end) for end in ends]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        there[1].close()
        transport.close()
    return True


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass everything on, no faster than it is taken."""
    with suppress(OSError):
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()


async def _while_there(still_there: Callable[[], bool]) -> None:
    while still_there():
        await asyncio.sleep(CHECK_SECONDS)
