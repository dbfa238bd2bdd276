"""Starting: what is refused, with which sentence, and that a refusal changes nothing."""

import os
import pwd
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from db import Store
from db.engine import database_url
from db.errors import (
    Corrupt,
    ForeignDatabase,
    NetworkFileSystem,
    NewerDatabase,
    StoreError,
    Unknown,
    UnknownUrl,
    Unreachable,
    Unwritable,
)
from db.files import check_place, file_system, is_network, write_private
from db.restore import restore
from tests.db.desk import begun, file_of, overwrite
from tests.db.fresh import fresh_sqlite
from tests.db.postgres import PostgresServer

ROOT = Path(__file__).resolve().parent.parent.parent
MOUNTS = """\
22 1 254:0 / / rw,relatime - ext4 /dev/vda rw
23 22 0:30 / /mnt/share rw - nfs4 server:/export rw
24 22 0:31 / /mnt/share/local\\040disk rw - xfs /dev/vdb rw
25 22 0:32 / /media/phone rw - fuse.sshfs phone:/ rw
26 22 0:33 / /media/usb rw - fuse.ntfs-3g /dev/sda rw
"""


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///data/x.sqlite3", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///x.sqlite3", "sqlite+aiosqlite"),
        ("postgres://u:p@host/db", "postgresql+asyncpg"),
        ("postgresql://host/db", "postgresql+asyncpg"),
        ("postgresql+psycopg://host/db", "postgresql+asyncpg"),
    ],
)
def test_addresses_get_their_driver(given: str, driver: str) -> None:
    assert database_url(given).drivername == driver


@pytest.mark.parametrize("given", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:x?mode=memory"])
def test_the_store_never_lives_in_memory(given: str) -> None:
    with pytest.raises(UnknownUrl, match="never lives in memory"):
        database_url(given)


@pytest.mark.parametrize("given", ["mysql://host/db", "nonsense", "http://x", "data/stele.sqlite3"])
def test_other_addresses_are_refused_without_repeating_them(given: str) -> None:
    with pytest.raises(UnknownUrl, match="DATABASE_URL"):
        database_url(given)


def test_without_an_address_the_file_is_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert database_url().database == "data/stele.sqlite3"
    monkeypatch.setenv("DATABASE_URL", "postgres://u:secret@host/db")
    assert "secret" not in str(database_url())


async def test_sqlite_is_opened_durably(new_sqlite: Callable[[], str]) -> None:
    store = await Store.open(new_sqlite())
    async with store.database.read() as connection:
        found = {name: (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in _pragmas()}
    await store.close()
    assert found == _pragmas()


def _pragmas() -> dict[str, object]:
    return {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/mnt/share/stele.sqlite3", "nfs4"),
        ("/mnt/share/local disk/stele.sqlite3", "xfs"),
        ("/mnt/shared/stele.sqlite3", "ext4"),
        ("/media/phone/a/b.sqlite3", "fuse.sshfs"),
        ("/media/usb/b.sqlite3", "fuse.ntfs-3g"),
    ],
)
def test_the_file_system_of_a_path_is_found(path: str, kind: str) -> None:
    assert file_system(Path(path), MOUNTS) == kind


@pytest.mark.parametrize("kind", ["nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs", "fuse.glusterfs"])
def test_a_network_file_system_is_refused(kind: str, tmp_path: Path) -> None:
    mounts = f"1 0 0:1 / / rw - ext4 /dev/vda rw\n2 1 0:2 / {tmp_path} rw - {kind} server:/ rw\n"
    with pytest.raises(NetworkFileSystem, match=r"network file system .* local disk, or to a PostgreSQL server"):
        check_place(tmp_path / "stele.sqlite3", mounts)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", ["ext4", "xfs", "btrfs", "tmpfs", "overlay", "zfs", "apfs", "fuse.ntfs-3g"])
def test_a_local_file_system_is_not(kind: str) -> None:
    assert not is_network(kind)


async def test_a_folder_in_the_files_place_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unwritable, match="is a folder"):
        await Store.open(f"sqlite:///{tmp_path}")


async def test_a_path_through_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(Unwritable, match="cannot be written"):
        await Store.open(f"sqlite:///{tmp_path / 'file' / 'stele.sqlite3'}")


@pytest.mark.parametrize("what", ["file", "folder"])
def test_an_unwritable_file_or_folder_is_refused(what: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Root may write anything, so the attempt is made by somebody else."""
    folder = tmp_path_factory.mktemp(f"unwritable-{what}")
    path = fresh_sqlite(folder / "stele.sqlite3")
    path.chmod(0o444 if what == "file" else 0o666)
    folder.chmod(0o777 if what == "file" else 0o555)
    program = (
        "import os, sys, pathlib; from db.files import check_place\n"
        "for user in sys.argv[2:]: os.setgroups([]); os.setgid(int(user)); os.setuid(int(user))\n"
        "check_place(pathlib.Path('stele.sqlite3'))"
    )
    user = [str(pwd.getpwnam("nobody").pw_uid)] if os.geteuid() == 0 else []
    call = [sys.executable, "-c", program, "-", *user]
    done = subprocess.run(call, cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
    folder.chmod(0o755)
    assert "Unwritable: The database file stele.sqlite3 cannot be written (Permission denied)" in done.stderr


async def test_a_new_folder_is_made(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'deep' / 'folder' / 'stele.sqlite3'}")
    with pytest.raises(Unknown):
        await store.matches.info(1)
    await store.close()


@pytest.mark.parametrize(
    "content", [b"not a database at all, but long enough to be one" * 50, b"SQLite format 3\0" * 400]
)
async def test_a_file_that_is_no_database_is_refused_untouched(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "stele.sqlite3"
    path.write_bytes(content)
    with pytest.raises(Corrupt, match="restore the newest backup"):
        await Store.open(f"sqlite:///{path}")
    assert path.read_bytes() == content


async def test_a_damaged_page_is_found_at_the_start(new_sqlite: Callable[[], str]) -> None:
    url = new_sqlite()
    store = await Store.open(url)
    for _ in range(30):
        await begun(store)
    await store.close()
    overwrite(file_of(url), os.urandom(100_000), keep=8192)
    with pytest.raises(Corrupt, match="make restore"):
        await Store.open(url)


async def test_another_programs_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "diary.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE diary (day TEXT)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(ForeignDatabase, match="another program"):
        await Store.open(f"sqlite:///{path}")
    assert path.read_bytes() == before


async def test_another_programs_server_database_is_refused(postgres: PostgresServer) -> None:
    postgres.execute("CREATE DATABASE diary")
    postgres.execute("CREATE TABLE diary (day TEXT)", "diary")
    with pytest.raises(ForeignDatabase, match="another program"):
        await Store.open(postgres.url("diary"))


async def test_a_newer_database_is_refused_untouched(url: str) -> None:
    store = await Store.open(url)
    match = await begun(store)
    async with store.database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(NewerDatabase, match=r"revision '9999'.*Nothing was changed"):
        await Store.open(url)
    store = Store(store.database)
    assert (await store.matches.head(match)).revision == 1
    async with store.database.read() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == "9999"
    await store.close()


async def test_a_server_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreachable, match="does not answer"):
        await Store.open(f"postgresql://stele@/stele?host={tmp_path}")


async def test_every_error_is_one_of_ours() -> None:
    assert issubclass(Unreachable, StoreError)
    assert issubclass(NewerDatabase, StoreError)


async def test_database_backups_and_exports_are_read_by_their_owner_only(tmp_path: Path) -> None:
    """Hands and dice are in all of them (0600, folders of our own 0700); a file that was open before is closed."""
    path = tmp_path / "data" / "stele.sqlite3"
    path.parent.mkdir(mode=0o755)
    path.touch(mode=0o644)
    store = await Store.open(f"sqlite:///{path}", backups=tmp_path / "fresh" / "backups")
    match = await begun(store)
    copy = await store.backups.make()
    write_private(tmp_path / "match.stele", await store.transfer.export(match))
    files = [path, copy, tmp_path / "match.stele", *path.parent.glob("stele.sqlite3-*")]
    assert len(files) >= 4
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    assert stat.S_IMODE(copy.parent.stat().st_mode) == 0o700
    await store.close()
    old = await restore(copy, database_url(f"sqlite:///{path}"))
    assert old is not None
    assert {stat.S_IMODE(file.stat().st_mode) for file in (path, old)} == {0o600}
