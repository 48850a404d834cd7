"""Trickery: five modern card games, their rules once, for people, programs and researchers."""

__version__ = "0.2.0"
