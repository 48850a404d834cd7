"""Shared test helpers: servers, browsers, games to test, and checks of results."""
