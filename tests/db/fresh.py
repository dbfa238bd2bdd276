"""Empty databases with the newest schema: migrated once a run, then copied."""

import asyncio
import atexit
import shutil
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from db import Store


def fresh_sqlite(file: Path) -> Path:
    """A file that a store can be opened on at once; one that is there already stays as it is."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(_template(), file)
    return file


@cache
def _template() -> Path:
    folder = Path(mkdtemp(prefix="stele-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with ThreadPoolExecutor(1) as thread:  # a test's own loop may be running here
        thread.submit(asyncio.run, _migrated(folder / "empty.sqlite3")).result()
    return folder / "empty.sqlite3"


async def _migrated(file: Path) -> None:
    await (await Store.open(f"sqlite:///{file}")).close()
