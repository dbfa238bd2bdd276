"""Campaigns that were saved in the middle of a foreign war's battle before it ran on `Combat` (6.11.b)."""

from pathlib import Path

import pytest

from rules.assyrian_wars.battle.combat import Combat
from rules.core.match import Match
from tests.assyrian_wars.harness import HARNESS
from tests.assyrian_wars.matches.keep_dumps import FOLDER
from tests.generic import probes

GAME = HARNESS.game
KEPT = sorted((FOLDER / "abroad").glob("version-1-*.dump"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_the_battle_is_fought_to_its_end(path: Path) -> None:
    match = Match.load(GAME, path.read_bytes())
    assert match.upgraded
    told: list[str] = []
    while match.pending[0].kind != "impulse":
        probes.check_invariants(match)
        question = match.pending[0]
        assert question.default is not None
        outcome = match.submit(question.seat, question.default, question=question.id)
        assert outcome.refusal is None
        told += [event.message.id for event in outcome.events]
    assert "round-fought" in told or path.stem.endswith("mede-half")  # there the round was told before
    assert told[-1] in ("battle-abroad-lost", "foreign-war-over")


def test_nothing_is_forgotten_on_the_way() -> None:
    """The Mede has taken its three hits in the open; Elam's single one is still to come, then the round is judged."""
    match = Match.load(GAME, (FOLDER / "abroad" / "version-1-two-countries-hits.dump").read_bytes())
    combat = next(one for one in match.table._head.stack if isinstance(one, Combat))
    assert (combat.dealt, combat.round, combat.sides[0].countries, combat.sides[1].countries) == (
        (3, 1),
        1,
        ("EL",),
        ("ME",),
    )


def test_a_question_about_chariots_is_private_from_now_on() -> None:
    match = Match.load(GAME, (FOLDER / "abroad" / "version-1-chariots.dump").read_bytes())
    assert [(question.kind, question.private) for question in match.pending] == [("chariots", True)]
