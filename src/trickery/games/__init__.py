"""The games: one folder each, found by `trickery.core.registry`."""
