"""What a computer player expects of others when somebody marches: not that they look on."""

import pytest

from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.minds.brain import AssyrianBrain
from rules.assyrian_wars.minds.reactions import reactions
from rules.core.match import Match
from rules.core.minds.levels import CAPTAIN
from rules.core.minds.thinking import Thinker, never
from rules.core.minds.worlds import imagine
from rules.core.questions import Choose
from tests.assyrian_wars.cases.encounters import evade, intercept
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import table

STRONG, WEAK = "babylon: BA marduk 4HI; kish: AS turtan 2LI", "babylon: BA marduk 1LI; kish: AS turtan 4HI"


class Onlookers(AssyrianBrain):
    """Who thinks that others do as a lapsed deadline would."""

    reactions = frozenset()


def told(match: Match[Board]) -> list[str]:
    """What is answered to the open question in a look ahead."""
    asked = match.pending[0]
    found = list(reactions(imagine(match, asked.seat, b"world").table, asked.kind))
    return [answer.option for answer in found if isinstance(answer, Choose) and asked.offers(answer.option)]


@pytest.mark.parametrize(("position", "answers"), [(STRONG, ["intercept"]), (WEAK, [])])
def test_the_stronger_fall_on_who_passes(position: str, answers: list[str]) -> None:
    assert told(intercept(position, "kish").match) == answers


@pytest.mark.parametrize(("defenders", "answers"), [("1LI", ["evade:city"]), ("4HI", [])])
def test_the_much_weaker_go_behind_their_walls(defenders: str, answers: list[str]) -> None:
    game = evade(f"kish: BA sealand-chief {defenders}; kish: AS turtan 4HI", "kish")
    assert told(game.match) == answers


def test_a_march_past_a_strong_army_is_no_walk() -> None:
    """A captain's Babylonia once marched all it had between two Assyrian armies, and lost it in its first impulse."""
    match = table("sippar: AS turtan 2LI; babylon: BA marduk 6HI", impulse="AS", ap=6).match
    worths = []
    for brain in (AssyrianBrain(), Onlookers()):
        thinker = Thinker(match, match.pending[0], brain, CAPTAIN, b"key", never)
        world = imagine(match, thinker.seat, b"world")
        ends = [thinker._look_ahead(world, go("AS-turtan", "kish"), b"dice %d" % number) for number in range(12)]
        assert not thinker.failed
        worths.append(sum(end.value for end in ends) / len(ends))
    assert worths[0] < worths[1] - 0.2
