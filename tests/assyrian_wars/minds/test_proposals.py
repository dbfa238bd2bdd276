"""What a computer player thinks of in its impulse."""

from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.minds.brain import AssyrianBrain
from rules.assyrian_wars.minds.proposals import gatherings
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
