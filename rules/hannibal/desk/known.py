"""Every id of a kind, for what a ruling or a condition may name, and what dice are rolled for."""

from rules.hannibal.board.ids import SIDES
from rules.hannibal.pack.edition import edition

ROLLS: tuple[str, ...] = (
    "attrition",  # ch.2
    "avoid-battle",  # ch.13
    "battle-casualties",  # ch.14
    "change-of-command",  # ch.18
    "charge",  # ch.17
    "counterattack",  # ch.14
    "exemption",  # card 21
    "hostile-tribes",  # H-23
    "interception",  # ch.12
    "naval-combat",  # ch.11
    "pass-attrition",  # ch.9
    "prevention",  # ch.16
    "pursuit",  # ch.13
    "retreat-losses",  # ch.2
    "siege",  # ch.20
    "storm",  # ch.11
    "subjugation",  # ch.20
    "winter",  # ch.21
    "withdrawal",  # ch.16
)
"""The labels of all dice rolls; a chapter that rolls adds its own."""


def known_ids(kind: str) -> tuple[str, ...]:
    """The spaces, provinces, generals, cards and sides there are."""
    printed = edition()
    shelves: dict[str, tuple[str, ...]] = {
        "space": printed.map.alphabet,
        "province": tuple(printed.map.provinces),
        "region": tuple(printed.map.regions),
        "general": tuple(printed.generals),
        "card": tuple(printed.decks.cards),
        "side": SIDES,
        "owner": SIDES,
        "roll": ROLLS,
    }
    return shelves.get(kind, ())
