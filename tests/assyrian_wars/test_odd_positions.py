"""Positions that random games came to, and in which a rule was once broken."""

from rules.assyrian_wars.ids import CountryId
from rules.assyrian_wars.war_orders import DeclareWar
from tests.cases.battles import through
from tests.cases.orders import there
from tests.cases.table import table


def test_a_leader_alone_makes_room_for_new_enemies() -> None:
    """R-67, 10.4.f: nobody is left to fight with, but the leader does not stay among enemies either."""
    text = (
        "blank campaign; camp assyrian: AS; passage BA EG; passage AS BA; sippar: AS turtan 2LI, EG pakruru, control BA"
    )
    game = table(text, impulse="EG", ap=12)
    game.play("EG", DeclareWar(CountryId("AS")))
    through(game)
    assert there(game, "sippar") == ["AS-LI-1", "AS-LI-2", "AS-turtan"]
    assert "EG-pakruru" in [piece.id for piece in game.board.regroup]
