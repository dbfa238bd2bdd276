"""What every journey sets out with: the whole bot, and dice that are known beforehand."""

from collections.abc import Sequence

import pytest

from rules.core.procedures import PASS
from rules.core.questions import Choose
from rules.hannibal.game import GAME
from tests.bot import house
from tests.bot.conftest import EVERYTHING
from tests.hannibal.presentation.journeys.rehearsal import kind_turn


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return EVERYTHING


@pytest.fixture(autouse=True)
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = tuple(order for order in GAME.defaults if order.answer != Choose(PASS))  # about every card
    monkeypatch.setattr(GAME, "defaults", asked)
    secret, _ = kind_turn()
    house.known_dice(monkeypatch, secret)
