"""Processes that think: for bots, for the coach."""
