"""Which edition a board is played with: the house edition, or a pack that the host has installed."""

import os
from functools import cache
from pathlib import Path

from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.pack.load import PackShelf, installed_packs
from rules.core.messages import Message, message
from rules.core.packs import PackError

FOLDER = "STELE_PACKS"  # the setting that names the folder of further packs


@cache
def shelf() -> PackShelf:
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


def pack_notices(board: Board) -> tuple[Message, ...]:
    """Whether the pack of a match is still the one with which it began, by its content hash."""
    try:
        edition = edition_of(board)
    except PackError:
        return (message("pack-missing", pack=board.pack),)
    if not edition.has_changed_since(board.digest):
        return ()
    return (message("pack-changed", pack=board.pack, was=board.digest, now=edition.digest),)
