"""A sample of the crash tests (`make crash` runs them all), and proof that their examination notices a loss."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from db import Store
from db.errors import Unknown
from tests.db.crash import Lost, Story, examine
from tests.db.crash_bot import Orders, live
from tests.db.lost_writes import Forgotten, cut_the_power, unavailable
from tests.db.postgres import PostgresServer
from tests.patience import HANG

ROOT = Path(__file__).resolve().parent.parent.parent


def crash(engine: str) -> str:
    """The crash tests fork, so they get a process without threads."""
    command = [
        sys.executable,
        "-m",
        "tests.db.crash",
        "--only",
        engine,
        "--kills",
        "0",
        "--small",
        "4",
        "--every",
        "89",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=HANG)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_that_is_killed_loses_nothing_on_sqlite() -> None:
    assert crash("sqlite").count("nothing lost") in (2, 3)


def test_a_bot_that_is_killed_loses_nothing_on_postgresql(postgres: PostgresServer) -> None:
    assert crash("postgresql").count("nothing lost") in (2, 3)


@pytest.fixture
async def lived(new_sqlite: Callable[[], str], tmp_path: Path) -> tuple[str, Story]:
    """A database and the story of a life that came to its end."""
    url, heard = new_sqlite(), tmp_path / "heard"
    with heard.open("wb") as pipe:
        await live(Orders(url, tuple(range(1, 9)), 0), pipe.fileno())
    story = Story()
    for line in heard.read_text().splitlines():
        story.hear(line)
    return url, story


async def test_a_whole_life_passes_the_examination(lived: tuple[str, Story]) -> None:
    url, story = lived
    assert await examine(url, story, 1, at_the_end=True) == 8
    assert len(story.acknowledged) == 8
    assert len(story.sent) == 8


@pytest.mark.parametrize(
    ("damage", "notice"),
    [
        ("DELETE FROM interactions WHERE id = 3", "was acknowledged"),
        ("UPDATE interactions SET reply = x'78' WHERE id = 3", "was acknowledged"),
        (
            "INSERT INTO audit SELECT NULL, match_id, revision, actor, action, reason, body, at FROM audit LIMIT 1",
            "twice",
        ),
        ("DELETE FROM audit WHERE id = 2", "timers were lost"),
        ("DELETE FROM entries WHERE match_id = 1 AND revision = 2", "gaps"),
        ("UPDATE heads SET state = (SELECT state FROM checkpoints WHERE match_id = 1), revision = revision", "replay"),
        ("UPDATE heads SET revision = revision - 1", "gaps"),
        ("DELETE FROM heads WHERE match_id = 1", "has not begun"),
    ],
)
async def test_the_examination_notices(lived: tuple[str, Story], damage: str, notice: str) -> None:
    url, story = lived
    store = await Store.open(url)
    async with store.database.write() as connection:
        await connection.execute(text(damage))
    await store.close()
    with pytest.raises((Lost, Unknown), match=notice):
        await examine(url, story, 1, at_the_end=True)


async def test_the_examination_notices_what_was_told_and_not_saved(lived: tuple[str, Story]) -> None:
    url, story = lived
    story.sent.append((1, "1:999"))
    with pytest.raises(Lost, match="told, not saved"):
        await examine(url, story, 1, at_the_end=True)


async def test_the_examination_notices_what_was_saved_and_never_told(lived: tuple[str, Story]) -> None:
    url, story = lived
    story.sent.pop()
    with pytest.raises(Lost, match="saved, not told"):
        await examine(url, story, 1, at_the_end=True)


async def test_the_examination_notices_a_wrong_order(lived: tuple[str, Story]) -> None:
    url, story = lived
    story.sent.append(next(post for post in story.sent if post[0] == 1))
    with pytest.raises(Lost, match="heard revision"):
        await examine(url, story, 1, at_the_end=True)


def test_two_different_answers_to_one_interaction_are_noticed() -> None:
    story = Story()
    story.hear("ACK 5 1:2")
    story.hear("ACK 5 1:2")
    with pytest.raises(Lost, match="answered 1:2, then 1:3"):
        story.hear("ACK 5 1:3")


# ---- a disk that forgets ---------------------------------------------------------------------------------------------


def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    if why := unavailable():
        assert why in ("the recording layer needs Linux", "there is no C compiler")
        return
    assert cut_the_power(tmp_path, 4, seed=3) == 4


@pytest.mark.parametrize("level", ["OFF", "NORMAL"])
def test_a_missing_sync_is_noticed(tmp_path: Path, level: str) -> None:
    if unavailable():
        return
    with pytest.raises(Forgotten, match="not on the disk"):
        cut_the_power(tmp_path, 4, seed=3, synchronous=f"synchronous={level}")
