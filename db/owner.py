"""An SQLite file belongs to one process, which may then remember what it has read.

The sign is a lock on a small file beside the database; the system takes it back when the process ends, however it ends.
Several stores of one process share the file and what is remembered of it.
"""

import os
import sys
from pathlib import Path

from db.errors import FileTaken
from db.files import PRIVATE_FILE
from db.memory import Memory

ENDING = "-owner"
TAKEN = (
    "The database file {path} is in use by another process{which}. Only one bot can work on an SQLite file: stop the "
    "other one first, or give this one a file of its own (DATABASE_URL). Several bots on one database need PostgreSQL."
)
ELSEWHERE = 1 << 20  # the byte that is locked: Windows lets nobody read a byte that is
_ours: dict[Path, "Owned"] = {}


class Owned:
    """A file of this process, held by one store or several."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.memory = Memory()
        self.holders = 0
        self.pid = os.getpid()  # a fork does not inherit the lock
        self._handle = _locked(path)

    def let_go(self) -> None:
        """The last store that lets go gives the file back."""
        self.holders -= 1
        if not self.holders:
            _ours.pop(self.path, None)
            os.close(self._handle)


def own(path: Path) -> Owned:
    """The file for this process alone; another one that has it is a `FileTaken`."""
    path = path.resolve()
    found = _ours.get(path)
    if found is None or found.pid != os.getpid():
        found = _ours[path] = Owned(path)
    found.holders += 1
    return found


def _locked(path: Path) -> int:
    handle = os.open(path.with_name(path.name + ENDING), os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    try:
        _lock(handle)
    except OSError as error:
        number = os.read(handle, 20).decode("ascii", "replace")
        os.close(handle)
        which = f" (number {number})" if number.isdigit() else ""
        raise FileTaken(TAKEN.format(path=path, which=which)) from error
    os.truncate(handle, 0)
    os.write(handle, str(os.getpid()).encode())
    return handle


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, ELSEWHERE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, ELSEWHERE)
