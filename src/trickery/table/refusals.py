"""What a table refuses, each with the status that HTTP gives it.

Rests on core's errors. Whatever raises one of these has changed nothing, as far as anybody knows:
after one that tells of the database a table is read again before anything else happens at it.
"""

from trickery.core.errors import TrickeryError


class Refused(TrickeryError):
    """Something that this person may not do, or that is not possible now."""

    status = 409


class NoSuchTable(Refused):
    """There is no table under this id."""

    status = 404


class NoSuchGame(Refused):
    """A game that is not on the shelf."""

    status = 404


class WrongSecret(Refused):
    """The secret holds no seat at this table."""

    status = 401


class NotTheHost(Refused):
    """Only the host may do this."""

    status = 403


class NotInvited(Refused):
    """Only whoever has the link to sit down may do this."""

    status = 403


class WrongLuck(Refused):
    """A luck that is not the one that was pledged."""

    status = 422


class TooFast(Refused):
    """Too many in too short a time."""

    status = 429


class Stale(Refused):
    """The game has moved on since this person last looked."""


class Unavailable(Refused):
    """Not now: the server stops, or its database is in trouble. It may be asked again."""

    status = 503


class Unreadable(Refused):
    """What was kept of a table makes no sense, to this version at least."""
