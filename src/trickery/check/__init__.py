"""Checks of a game against the contract, for its author: what's wrong, where, and the fix.

Rests on everything that a game plays with, from `core` to `server`; only the command line and tests
rest on this. A check is a function that yields a `Finding` for each fault, and raises nothing:

    for found in secrecy.check(case): ...

    finding   what a check reports
    cases     a game at one player count with one choice of options
    secrecy   what a seat isn't told reaches neither it nor a bot in its place
"""
