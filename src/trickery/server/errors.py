"""Errors of the server, each with its HTTP status.

Rests on core's errors. Whatever raises one of these has changed nothing, as far as anybody knows:
after an error of the database a table is read again before anything else happens at it.
"""

from trickery.core.errors import TrickeryError


class RequestRefused(TrickeryError):
    """A request that this person may not make, or that is not possible now."""

    status = 409


class NoSuchTable(RequestRefused):
    """There is no table under this id."""

    status = 404


class NoSuchGame(RequestRefused):
    """There is no game, lesson or puzzle of this name."""

    status = 404


class WrongSecret(RequestRefused):
    """The secret holds no seat at this table."""

    status = 401


class NotTheHost(RequestRefused):
    """Only the host may do this."""

    status = 403


class NotInvited(RequestRefused):
    """Only whoever has the link to sit down may do this."""

    status = 403


class WrongLuck(RequestRefused):
    """A luck that is not the one that was pledged."""

    status = 422


class RateLimited(RequestRefused):
    """Too many in too short a time."""

    status = 429


class OutOfDate(RequestRefused):
    """The game has moved on since this person last looked."""


class Unavailable(RequestRefused):
    """Not now: the server stops, or its database is in trouble. It may be asked again."""

    status = 503


class Moved(Unavailable):
    """Another process carries this table on; nothing was changed here, so that one may be asked."""


class UnreadableTable(RequestRefused):
    """A table's events in the database make no sense, to this version at least."""
