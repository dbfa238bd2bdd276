"""An SQLite file belongs to one process, which may then remember what it has read.

The sign is a lock on a small file beside the database; the system takes it back when the process ends, however it ends.
On Linux the file itself is locked, too: by another name (a hard link, a mount of the file alone) SQLite would keep
another log for it, and two processes would destroy it.
Several stores of one process share the file and what is remembered of it.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

from db.errors import FULL, NO_SPACE, FileTaken, Full, TakenElsewhere, Unwritable
from db.files import PRIVATE_FILE
from db.memory import Memory

ENDING = "-owner"
TAKEN = (
    "The database file {path} is in use by another process{which}. Only one bot can work on an SQLite file: stop the "
    "other one first, or give this one a file of its own (DATABASE_URL). Several bots on one database need PostgreSQL."
)
UNUSABLE = "The file {path}, by which processes see that a database is in use, cannot be written ({problem}). {advice}"
ADVICE = "Delete it, or give it to the user that runs the bot."
UNDER_ANOTHER_NAME = f", which calls it by another name (or the file that ends in {ENDING} was deleted)"
ELSEWHERE = 1 << 20  # the byte that is locked: Windows lets nobody read a byte that is
_ours: dict[Path, "Owned"] = {}


class Owned:
    """A file of this process, held by one store or several."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.memory = Memory()
        self.holders = 0
        self.pid = os.getpid()  # a fork does not inherit the lock
        self._handles = [_locked(path)]
        try:
            self.hold()
        except FileTaken:
            os.close(self._handles[0])
            raise

    def hold(self) -> None:
        """Locks the file itself, once it is there."""
        if len(self._handles) == 1:
            self._handles += _held(self.path)

    def let_go(self) -> None:
        """The last store that lets go gives the file back."""
        self.holders -= 1
        if not self.holders:
            _ours.pop(self.path, None)
            for handle in self._handles:
                os.close(handle)


def own(path: Path) -> Owned:
    """The file for this process alone; another one that has it is a `FileTaken`."""
    path = path.resolve()
    found = _ours.get(path)
    if found is None or found.pid != os.getpid():
        found = _ours[path] = Owned(path)
    found.holders += 1
    return found


def _locked(path: Path) -> int:
    beside = path.with_name(path.name + ENDING)
    try:
        handle = os.open(beside, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    except OSError as error:
        if error.errno in NO_SPACE:
            raise Full(FULL) from error
        raise Unwritable(UNUSABLE.format(path=beside, problem=error.strerror, advice=ADVICE)) from error
    try:
        _lock(handle)
    except OSError as error:
        number = os.read(handle, 20).decode("ascii", "replace")
        os.close(handle)
        which = f" (number {number})" if number.isdigit() else ""
        raise FileTaken(TAKEN.format(path=path, which=which)) from error
    with suppress(OSError):  # the number is only for those who are refused
        os.truncate(handle, 0)
        os.write(handle, str(os.getpid()).encode())
    with suppress(OSError):
        _give_to_owner(handle, path)
    return handle


def _give_to_owner(handle: int, path: Path) -> None:
    """Whoever looks in as root does not lock out the user that runs the bot."""
    if sys.platform != "win32" and os.geteuid() == 0 and path.exists():
        of = path.stat()
        os.fchown(handle, of.st_uid, of.st_gid)


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


def _held(path: Path) -> list[int]:
    """The file itself, whatever it is called; elsewhere than on Linux such a lock would be in the way of SQLite's."""
    if sys.platform != "linux" or not path.exists():
        return []
    handle = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(handle)
        raise TakenElsewhere(TAKEN.format(path=path, which=UNDER_ANOTHER_NAME)) from error
    except OSError:  # a file system that knows no such locks
        os.close(handle)
        return []
    return [handle]
