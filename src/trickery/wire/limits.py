"""Figures of the protocol that clients rely on: every server of this version has the same.

Rests on nothing. What operators can configure is in `trickery.server.settings`.
"""

MAX_BODY_BYTES = 64 * 1024  # of a request
MAX_MESSAGE_BYTES = 8 * 1024  # of a message on a socket
MAX_WAIT_SECONDS = 25.0  # that a request may wait for news
MAX_COACH_WAIT_SECONDS = 20.0  # that a request may wait for a hint, or for another finding
MAX_REPLAY_STEPS = 100  # in one answer
