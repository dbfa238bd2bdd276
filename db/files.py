"""Is this file a safe place for a database? Asked before anything is written."""

import os
import secrets
import sqlite3
from pathlib import Path

from db.errors import Corrupt, ForeignDatabase, NetworkFileSystem, Unwritable, translated

MOUNTS = Path("/proc/self/mountinfo")
# 9p is how virtual machines and WSL show the host's folders; like the others it does not keep SQLite's locks.
NETWORK = frozenset({"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ncpfs", "lustre", "beegfs", "davfs"})
NETWORK_FUSE = ("sshfs", "glusterfs", "s3fs", "rclone", "davfs", "ceph", "gcsfuse", "smb", "nfs")


def check_place(path: Path, mounts: str | None = None) -> None:
    """Refuse a network file system and a file or folder that cannot be written."""
    refuse_network(path, mounts)
    try:
        private_folder(path.parent)
        if path.is_dir():
            raise Unwritable(f"{path} is a folder; the database needs the path of a file.")
        _try_to_write(path)
    except OSError as error:
        raise Unwritable(
            f"The database file {path} cannot be written ({error.strerror}). Give the bot's user the right to write "
            "the file and its folder, or set DATABASE_URL to another place."
        ) from error


def refuse_network(path: Path, mounts: str | None = None) -> None:
    """SQLite's locks are not kept over a network, so two writers could destroy the file."""
    kind = file_system(path, mounts)
    if kind is not None and is_network(kind):
        raise NetworkFileSystem(
            f"The database file {path} lies on a network file system ({kind}), where SQLite cannot keep its locks. "
            "Set DATABASE_URL to a file on a local disk, or to a PostgreSQL server."
        )


def is_network(kind: str) -> bool:
    """Does the name of a file system's type say that it is reached over a network?"""
    return kind in NETWORK or (kind.startswith("fuse.") and any(word in kind for word in NETWORK_FUSE))


def file_system(path: Path, mounts: str | None = None) -> str | None:
    """The type of the file system that holds a path, or None where the system does not tell."""
    target = str(path.resolve())
    if target.startswith("\\\\"):
        return "smb3"
    if mounts is None:
        mounts = MOUNTS.read_text() if MOUNTS.exists() else ""
    best, kind = "", None
    for line in mounts.splitlines():
        place, _, rest = line.partition(" - ")
        point = place.split()[4].replace("\\040", " ")
        if len(point) >= len(best) and (target == point or target.startswith(point.rstrip("/") + "/")):
            best, kind = point, rest.split()[0]
    return kind


def check_content(path: Path) -> None:
    """Refuse a damaged file and somebody else's database, without writing to it."""
    if not path.exists() or path.stat().st_size == 0:
        return
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=5)
        try:
            [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise translated(error) or Corrupt(f"The database file {path} cannot be read: {error}.") from error
    if found != "ok":
        raise Corrupt(
            f"The database file {path} is damaged ({found}). Stop the bot and restore the newest backup: "
            "make restore FILE=backups/<file>."
        )
    if tables - {"sqlite_sequence"} and "alembic_version" not in tables:
        raise ForeignDatabase(f"{path} is a database of another program. Set DATABASE_URL to a file of our own.")


PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700  # hands and dice: only the owner reads them


def write_private(path: Path, data: bytes) -> None:
    """Write a file that nobody but its owner can read."""
    make_private(path)
    path.write_bytes(data)


def make_private(path: Path) -> None:
    """An existing or new file that nobody but its owner can read; SQLite gives its log the same rights."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, PRIVATE_FILE))
    if os.name != "nt" and path.stat().st_uid == os.getuid():
        path.chmod(PRIVATE_FILE)


def private_folder(folder: Path) -> None:
    """A folder of our own; one that was there before keeps its rights."""
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)


def sync_file(path: Path) -> None:
    """Wait until the disk has the file's content."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Make a new or renamed file's name as durable as its content."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _try_to_write(path: Path) -> None:
    """Open the file for writing as SQLite will, and make a neighbour as its log will be.

    A file that is not there yet is not made: another process may be making it in this moment.
    """
    if path.exists():
        with path.open("ab"):
            pass
    probe = path.with_name(f"{path.name}-probe-{secrets.token_hex(4)}")
    with probe.open("wb"):
        pass
    probe.unlink()
