"""A sample of what `make crash` does to the real bot, and proof that its examination notices a loss."""

import sqlite3
from pathlib import Path

import pytest

from tests.wire.kills import Vanished, kill


async def test_the_real_bot_is_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "stele.sqlite3"
    done = await kill(f"sqlite:///{file}", tmp_path, 2, seed=2)
    assert done.deaths == 2
    assert done.acknowledged > 0
    assert done.delivered_again > 0
    assert done.last is not None
    await done.examine()
    done.last = (done.last[0], done.last[1] + 1000)
    with pytest.raises(Vanished, match="was told as done"):
        await done.examine()
    done.last = None
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM entries WHERE revision = (SELECT max(revision) FROM entries)")
    with pytest.raises(Vanished, match="does not end at revision"):
        await done.examine()
