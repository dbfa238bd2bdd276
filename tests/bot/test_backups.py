"""The running bot keeps backups."""

from collections.abc import Sequence

import pytest

from tests.bot.conftest import SPINE
from tests.bot.house import House


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return (*SPINE, "bot.spine.backups")


async def test_a_backup_at_the_start_and_every_hour(house: House) -> None:
    await house.env.settle()
    assert len(house.app.store.backups.kept()) == 1
    await house.env.advance_time(3000)
    assert len(house.app.store.backups.kept()) == 1
    await house.env.advance_time(700)
    assert len(house.app.store.backups.kept()) == 2
