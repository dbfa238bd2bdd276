"""What a lapsed deadline answers: it hurts no friend, and keeps a garrison behind its walls."""

import pytest

from rules.assyrian_wars.interphase.secret_diplomacy import SecretDiplomacy
from rules.core.questions import Choose
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import until
from tests.assyrian_wars.cases.table import table
from tests.assyrian_wars.cases.test_6_15_raids import displace
from tests.assyrian_wars.cases.test_7_5_secret_diplomacy import during, place


def test_6_6_5_a_garrison_stays_behind_its_walls() -> None:
    """6.6.5: it joins those who come to its relief if its player says so."""
    game = table("sippar: BA (sealand-chief 6LI), AS turtan 4LI; babylon: BA marduk 2HI", impulse="BA", ap=4)
    game.play("BA", go("BA-marduk", "sippar"))
    until(game, "join-relief", evade="stand")
    assert game.question("BA").default == Choose("stay")


@pytest.mark.parametrize(
    ("text", "default"),
    [("AS: trade 2; BA: trade 1", "expel:AS"), ("BA: trade 1", "nothing"), ("EL: trade 1; BA: trade 1", "nothing")],
)
def test_7_5_2_a_no_friend_loses_a_marker(text: str, default: str) -> None:
    """7.5.2.a: of the trade markers an enemy's goes; neither the own one nor an ally's without a word."""
    game = during(text, SecretDiplomacy())
    place(game, {"EL": "trade"})
    assert game.question("EL").default == Choose(default)


def test_6_15_a_raider_prefers_an_enemy() -> None:
    """6.15: who rolls a box of his own side attacks an enemy's, not an ally's."""
    text = "raid-1: EL LI1; raid-2: BA LI1; raid-3: AS LI2; raid-4: EL LI2; raid-5: EL LI3; kish: BA LI2"
    game = displace(2, by="BA", unit="BA-LI-2", text=text)
    assert game.question("BA").default == Choose("raid-3")
