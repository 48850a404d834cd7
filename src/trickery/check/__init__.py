"""Checks of a game against the contract, for its author: what's wrong, where, and the fix.

Rests on everything that a game plays with, from `core` to the server's command; only the command
line and tests rest on this. A check is a function that yields a `Finding` for each fault. It may
let an exception of the game's own code through, which `faults.safely` turns into a finding.

    finding    what a check reports
    cases      a game at one player count with one choice of options, and its positions
    faults     what a game's own code raised, as a finding
    guards     calling rules with guarded memory
    playing    a game step by step, steps of chance included
    stories    other games in which a seat was told the same
    watch      ends a process that hangs, and says where

    contract, rules, chance, views, secrecy, saying, notation, lesson, records, golden, adapters,
    ways, bots, browser   the checks, a module for each subject; `catalogue` is for `saying`

    passes     which checks run, and in which order
    child      the process in which they run: `trickery check` survives whatever a game does
    running    from start to end
"""
