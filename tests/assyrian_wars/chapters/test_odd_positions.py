"""Positions that random games came to, and in which a rule was once broken."""

from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.notation import Position
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.politics.closed_land import refuges
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.war_orders import DeclareWar
from tests.assyrian_wars.cases.orders import there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.politics import politics, through_politics
from tests.assyrian_wars.cases.table import table


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


def test_the_cards_of_a_minor_that_falls_asleep_become_known() -> None:
    """6.9: its random cards lie open in the pile, so the peace that sent it to sleep cannot be undone freely."""
    game = politics("war ME PE scenario 1; PE: active, controller EL, deployed; hand PE: 24 35; parsa: PE 2LI")
    through_politics(game, "ME")
    game.answer("ME", "done")
    outcome = game.answer("ME", ("PE",))
    assert not game.country("PE").active
    assert "35" in game.board.discard
    assert any(entry.revealed for entry in outcome.entries)


def test_the_hand_of_a_new_ally_becomes_known_to_its_player() -> None:
    """6.9: Persia is active already, so its cards are seen by somebody else than before."""
    text = (
        "war ME PE scenario 1; PE: active, controller BA, deployed, track EL, level 12; hand PE: 24 35; parsa: PE 2LI"
    )
    game = table(text, impulse="EL", ap=8)
    outcome = game.play("EL", Influence(CountryId("PE"), 13))
    assert "alliance-begins" in game.told
    assert any(entry.revealed for entry in outcome.entries)


def test_nobody_goes_home_to_where_he_may_not_stay() -> None:
    """8.1, R-228: who leaves a country's land does not go to and fro between parts of it that friends hold."""
    text = "blank campaign; passage AS EG; passage AS ME; hamath: AS 2LI, control EG; qarqar: control ME"
    board = Position.parse(text, house()).board
    assyria, syria, hamath = CountryId("AS"), CountryId("SY"), AreaId("hamath")
    pieces, areas = board.areas[hamath].pieces, house().map.areas
    assert [areas[area].country for area in refuges(board, assyria, pieces, hamath)] == [syria]
    assert refuges(board, assyria, pieces, hamath, ((assyria, syria),)) == []  # the Regroup Box instead
