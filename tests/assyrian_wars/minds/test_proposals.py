"""What a computer player thinks of in its impulse."""

from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.minds.brain import AssyrianBrain
from rules.assyrian_wars.minds.proposals import FAR, WAYS, gatherings, marches
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import table


def test_units_without_a_leader_go_to_the_nearest_army() -> None:
    """They were sent on long ways alone, by chance, and lost there."""
    game = table("ashur: AS turtan 4HI; nineveh: AS 1LI; arbela: AS 1B; kish: AS 1LC", impulse="AS", ap=6)
    found = [answer for answer in gatherings(game.match.table.board, "AS") if isinstance(answer, Move)]
    assert sorted((answer.force, answer.path) for answer in found) == [
        ("AS-B-1", ("arrapha", "ashur")),
        ("AS-LI-1", ("kalhu", "ashur")),
    ], "whoever holds a foreign city stays"
    asked = game.match.pending[0]
    assert not [answer for answer in found if game.match.refusal(asked.seat, answer, asked.id)]
    assert AssyrianBrain.samples[go("AS-turtan", "kish").tag()] == 0, "none at random"


SARGON = "ashur: AS sargon 4HI 4B 2HC"


def ways_of(position: str, leader: str, hosts: int = FAR) -> list[tuple[str, ...]]:
    """Where Babylonia thinks of marching with this leader, the best first."""
    board = table(position, impulse="BA", ap=6).match.table.board
    found = marches(board, "BA", WAYS, hosts)
    return [answer.path for answer in found if isinstance(answer, Move) and answer.force == leader]


def test_an_army_stays_behind_the_walls_that_it_alone_can_hold() -> None:
    """Babylonia's left its capital for a small city while Assyria stood two marches away, and both were lost."""
    small = "der: AS 1LI, control AS; "
    assert ways_of(small + "babylon: BA marduk 4HI 2B", "BA-marduk", hosts=2), "nobody is near"
    assert not ways_of(small + "babylon: BA marduk 4HI 2B; " + SARGON, "BA-marduk", hosts=2)
    assert ways_of(small + "babylon: BA marduk 4HI 2B; " + SARGON, "BA-marduk"), "it is still thought of"


def test_an_army_goes_back_to_walls_in_danger() -> None:
    path = ways_of("nippur: BA marduk 4HI 2B; " + SARGON, "BA-marduk")[0]
    assert path[-1] == "babylon"
