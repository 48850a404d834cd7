"""Fair shuffling: the stream of random words that deals the cards, and checking a record.

Rests on `pledges`, `openings` and `records`. `docs/fair.md` specifies how it works, what it proves,
and its bytes. `seed` and the functions after it are the older format, which can still be read and
checked.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from trickery.core import records, registry
from trickery.core.contract import Game, Setting
from trickery.core.edition import Edition
from trickery.core.errors import BadRecord, shown
from trickery.core.match import Match, Source
from trickery.core.openings import must_hold, read
from trickery.core.pledges import (
    RECEIPT,
    VERSION,
    FirstGame,
    Pledge,
    Shuffled,
    chain,
    commitment,
    new_secret,
    pledge,
    settings_in,
)
from trickery.core.say import Say, speaker
from trickery.core.state import U64Array

say = speaker(__package__)

__all__ = [
    "RECEIPT",
    "VERSION",
    "FirstGame",
    "Pledge",
    "Shuffled",
    "chain",
    "check_receipt",
    "commitment",
    "findings",
    "first_commitment",
    "first_opened",
    "key_of_draw",
    "new_secret",
    "pledge",
    "read",
    "seed",
    "settings_in",
    "settings_of",
    "stream",
    "undone",
    "verify",
]

BLOCK = 4  # words from one hash


def settings_of(game: Game, setting: Setting) -> str:
    """The settings hash of a game that hasn't started."""
    return settings_in(
        {
            "edition": setting.edition.figures,
            "game": game.name,
            "options": dict(setting.options),
            "players": setting.players,
            "rules": setting.version,
        }
    )


def key_of_draw(key: bytes, draw: int) -> bytes:
    """Derive the key of one draw of chance in a game, counted from 1."""
    return hmac.digest(key, f"draw {draw}".encode(), "sha256")


def stream(key: bytes) -> Source:
    """The stream of random words for every draw of chance in a game."""

    def words(draw: int, count: int) -> U64Array:
        own = key_of_draw(key, draw)
        blocks = range(-(-count // BLOCK))
        told = b"".join(hashlib.sha256(own + at.to_bytes(8, "big")).digest() for at in blocks)
        return np.frombuffer(told, ">u8", count).astype(np.uint64)

    return words


# Checking ----------------------------------------------------------------------------------------


def verify(record: Mapping[str, Any], receipt: Mapping[str, Any] | None = None) -> str:
    """Check a record's shuffle and every step; returns the commitment, or raises an error.

    `records.parse` has read the record, so its structure is valid. A receipt is what a player's
    page stored of the shuffle before the deal.
    """
    fair = record.get("fair")
    if fair is None:
        raise BadRecord(say("fair-missing"))
    if "version" not in fair:
        if receipt is not None:
            raise BadRecord(say("fair-no-receipts"))
        match = _seeded_match(record, fair)
    else:
        shuffled = read(fair)
        _check_pledges(shuffled, record["players"])
        if not _keeps_settings(record, shuffled):
            raise BadRecord(say("fair-other-settings"))
        if receipt is not None:
            check_receipt(receipt, shuffled)
            _check_game(receipt, record["steps"])
        match = _match(record, words=stream(shuffled.key(record["game"], record["players"])))
    records.replay(record)  # check that every step is legal
    for at, step in enumerate(record["steps"]):
        drawn = match.history[at].chance if at < len(match.history) else None
        if step.get("chance") != drawn:
            raise BadRecord(say("at-step", step=at + 1, why=say("fair-does-not-follow")))
        if drawn is None:
            match.play(step["seat"], step["move"])
    return str(fair["commitment"])


def undone(record: Mapping[str, Any]) -> list[Say]:
    """What a record tells of moves that were taken back."""
    return [
        say("found-taken-back", seat=each["seat"], moves=each["moves"], step=each["step"])
        for each in record.get("taken_back", ())
    ]


def findings(fair: Mapping[str, Any], with_receipt: bool) -> list[Say]:
    """What a verified record proves about its shuffle, and what it doesn't."""
    told = [say("found-commitment", text=fair["commitment"])]
    if "version" not in fair:
        luck = fair["luck"]
        told.append(say("found-first-luck", text_luck=luck) if luck else say("found-first-nobody"))
        told.append(say("found-first-kind"))
    else:
        *called_off, dealt = fair["shuffles"]
        seats = [each["seat"] for each in dealt]
        told.append(say("found-luck", seats=seats) if seats else say("found-nobody"))
        for number, shuffle in enumerate(called_off, 1):
            silent = [each["seat"] for each in shuffle if each["luck"] is None]
            told.append(say("found-called-off", shuffle=number, seats=silent))
        told.append(say("found-with-receipt") if with_receipt else say("found-no-receipt"))
    if fair["again"]:
        told.append(say("found-again"))
    return told


def _match(record: Mapping[str, Any], **chance: Any) -> Match:
    return Match(
        registry.load(record["game"]),
        record["players"],
        options=record["options"],
        edition=Edition(record["edition"], say("edition-of-record")),
        version=records.version_of(record),
        **chance,
    )


def _keeps_settings(record: Mapping[str, Any], shuffled: Shuffled) -> bool:
    """Is it played with what the server committed to?

    A deal that is played again keeps the first game's options and figures; rules may have been
    revised since, and then later options have the value that plays as before.
    """
    if shuffled.settings == settings_in(record):
        return True
    card, first, rules = registry.card(record["game"]), shuffled.first, record["rules"]
    if first is None:
        older = range(min(rules, card.version) if shuffled.again else 0)
        return shuffled.settings in [settings_in({**record, "rules": each}) for each in older]
    as_then = {**record, **vars(first)}
    return (
        shuffled.settings == settings_in(as_then)
        and first.rules < rules
        and card.check_options(first.options, first.rules)
        == card.check_options(record["options"], rules)
        and _stands_in(first.edition, record["edition"])
    )


def _stands_in(figures: Any, others: Any) -> bool:
    """Are all these figures the same among others?"""
    if isinstance(figures, Mapping) and isinstance(others, Mapping):
        return all(key in others and _stands_in(figures[key], others[key]) for key in figures)
    return type(figures) is type(others) and bool(figures == others)


def _check_pledges(shuffled: Shuffled, players: int) -> None:
    """Check that each seat's luck matches its pledge, and that all of it was revealed."""
    for number, shuffle in enumerate(shuffled.shuffles, 1):
        for each in shuffle:
            if each.seat >= players:
                raise BadRecord(say("shuffle-no-seat", shuffle=number, text=shown(each.seat)))
            told = each.luck and shuffled.pledge(number, each.seat, each.luck)
            if told and told != each.commitment:
                raise BadRecord(say("luck-other", seat=each.seat))
        silent = [each.seat for each in shuffle if each.luck is None]
        if silent and number == len(shuffled.shuffles):
            raise BadRecord(say("luck-missing", seat=silent[0]))
        if not silent and number < len(shuffled.shuffles):
            raise BadRecord(say("shuffle-called-off", shuffle=number))


def check_receipt(receipt: Mapping[str, Any], shuffled: Shuffled) -> None:
    """Check that a shuffle is the one that the page saw before revealing; raises if not."""
    must_hold(receipt, "receipt", format=str, table=str, seat=int, commitment=str, shuffles=list)
    if receipt["format"] != RECEIPT:
        raise BadRecord(say("receipt-format", text_format=RECEIPT))
    if shuffled.again:
        raise BadRecord(say("receipt-nothing-shuffled"))
    if receipt["table"] != shuffled.table:
        raise BadRecord(say("receipt-other-table"))
    if receipt["commitment"] != shuffled.commitment:
        raise BadRecord(say("receipt-other-commitment"))
    revealed = set()
    for told in receipt["shuffles"]:
        must_hold(told, "receipt.shuffles", shuffle=int, pledges=list, revealed=bool)
        number, mine = told["shuffle"], told.get("luck")
        if not 1 <= number <= len(shuffled.shuffles):
            raise BadRecord(say("receipt-shuffle-missing", shuffle=number))
        shuffle = shuffled.shuffles[number - 1]
        seen = [{"seat": each.seat, "commitment": each.commitment} for each in shuffle]
        if told["pledges"] != seen:
            raise BadRecord(say("receipt-other-pledges", shuffle=number))
        if told["revealed"]:
            revealed.add(number)
            if (receipt["seat"], mine) not in [(each.seat, each.luck) for each in shuffle]:
                raise BadRecord(say("receipt-left-out", shuffle=number, seat=receipt["seat"]))
    if len(shuffled.shuffles) not in revealed:
        raise BadRecord(say("receipt-dealt-without", seat=receipt["seat"]))


def _check_game(receipt: Mapping[str, Any], steps: Sequence[Mapping[str, Any]]) -> None:
    """Check that a record is of the game that a seat was shown; raises if not."""
    if "game" not in receipt:
        return  # receipts from before pages stored it
    must_hold(receipt["game"], "receipt.game", moves=list)
    seat, hand = receipt["seat"], receipt["game"].get("hand")
    hands = next((step["chance"].get("hands") for step in steps if "chance" in step), None)
    if hand is not None and hands is not None and sorted(hand) != sorted(hands[seat]):
        raise BadRecord(say("receipt-other-cards", seat=seat))
    made = iter([step["move"] for step in steps if step.get("seat") == seat])
    if not all(move in made for move in receipt["game"]["moves"]):
        raise BadRecord(say("receipt-other-moves", seat=seat))


# The older format: the host added their luck last, openly ------------------------------------


def seed(secret: str, luck: Sequence[str]) -> int:
    """The seed that follows from a secret and everybody's luck, in the order it was added."""
    text = json.dumps([secret, *luck], separators=(",", ":"), ensure_ascii=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")


def first_commitment(secret: str) -> str:
    """The commitment to a secret in the older format."""
    return hashlib.sha256(secret.encode()).hexdigest()


def first_opened(secret: str, luck: Sequence[str], again: bool) -> dict[str, Any]:
    """A record's entry about its shuffle in the older format."""
    commitment = first_commitment(secret)
    return {"commitment": commitment, "secret": secret, "luck": list(luck), "again": again}


def _seeded_match(record: Mapping[str, Any], fair: Mapping[str, Any]) -> Match:
    if set(fair) != {"commitment", "secret", "luck", "again"}:
        raise BadRecord(say("fair-first-keys"))
    secret, luck = fair["secret"], fair["luck"]
    if not isinstance(secret, str) or not re.fullmatch(r"[0-9a-f]{64}", secret):
        raise BadRecord(say("not-hexadecimal", text_key="fair.secret"))
    if not isinstance(luck, list) or not all(isinstance(text, str) for text in luck):
        raise BadRecord(say("fair-first-luck"))
    if not isinstance(fair["again"], bool):
        raise BadRecord(say("fair-first-again"))
    if first_commitment(secret) != fair["commitment"]:
        raise BadRecord(say("fair-other-secret"))
    return _match(record, seed=seed(secret, luck))
