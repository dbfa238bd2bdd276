"""The pack of Three Hills: its hills, its deck and its scenarios, read from TOML."""

from functools import cache
from pathlib import Path
from typing import Literal

from rules.core.packs import PackFiles, Record

Trick = Literal["raid", "shield", "curse", "feast"]

SHIPPED = Path(__file__).parent / "pack"


class Hill(Record, frozen=True):
    """A hill, and the crowns it is worth a round (1.1)."""

    id: str
    crowns: int


class PiecesFile(Record, frozen=True):
    """The hills, the deck by kind of card, and the limits (1)."""

    hills: list[Hill]
    deck: dict[Trick, int]
    hand_limit: int
    most_warriors: int


class Setting(Record, frozen=True):
    """What one scenario sets."""

    id: str
    seats_min: int
    seats_max: int
    warriors: int
    rounds: int
    goal: int


class ScenariosFile(Record, frozen=True):
    scenarios: list[Setting]


class Pack(Record, frozen=True):
    """A pack without mistakes."""

    hills: dict[str, Hill]
    cards: tuple[str, ...]
    hand_limit: int
    most_warriors: int
    settings: dict[str, Setting]


def read(directory: Path) -> Pack:
    """Read a pack, or raise PackError with all of its mistakes."""
    files = PackFiles(directory)
    pieces = files.read("pieces.toml", PiecesFile)
    scenarios = files.read("scenarios.toml", ScenariosFile)
    if pieces is not None and not pieces.hills:
        files.mistake("pieces.toml", "hills", "no hill", "at least one hill")
    for setting in scenarios.scenarios if scenarios is not None else ():
        if setting.seats_min > setting.seats_max:
            key = f"scenarios[{setting.id}].seats_min"
            files.mistake("scenarios.toml", key, setting.seats_min, f"at most seats_max, {setting.seats_max}")
    files.refuse_if_wrong()
    assert pieces is not None
    assert scenarios is not None
    return Pack(
        hills={hill.id: hill for hill in pieces.hills},
        cards=tuple(f"{kind}-{number}" for kind, count in pieces.deck.items() for number in range(1, count + 1)),
        hand_limit=pieces.hand_limit,
        most_warriors=pieces.most_warriors,
        settings={setting.id: setting for setting in scenarios.scenarios},
    )


@cache
def shipped() -> Pack:
    """The pack that stands next to this module."""
    return read(SHIPPED)


def trick(card: str) -> str:
    """The kind of a card: the raid of "raid-3"."""
    return card.rpartition("-")[0]
