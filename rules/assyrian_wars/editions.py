"""Which edition a board is played with: the house edition, or a pack that the host has installed."""

import os
from functools import cache
from pathlib import Path

from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.pack.load import Shelf, installed_packs
from rules.assyrian_wars.state import Board

FOLDER = "STELE_PACKS"  # the setting that names the folder of further packs


@cache
def shelf() -> Shelf:
    """All packs of this host, read once."""
    folder = os.environ.get(FOLDER, "")
    return installed_packs(Path(folder) if folder else None)


@cache
def edition_named(name: str) -> Edition:
    """The edition of this name; a pack that is missing or wrong is a clear error."""
    return shelf().pick(name)


def edition_of(board: Board) -> Edition:
    """Everything printed, for this board."""
    return edition_named(board.pack)
