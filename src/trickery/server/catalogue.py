"""The server's messages: every module of it speaks from the one catalogue in this folder.

Rests on core's `say`.
"""

from trickery.core.say import speaker

say = speaker(__package__)
