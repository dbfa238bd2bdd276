"""Campaigns that were begun under these rules or older ones go on where they were (docs/hosting.md)."""

from pathlib import Path
from random import Random

import pytest

from rules.core.match import Match
from tests.assyrian_wars.harness import HARNESS
from tests.assyrian_wars.matches.keep_dumps import FOLDER, missing
from tests.assyrian_wars.random.policies import some_answer
from tests.generic import probes

GAME = HARNESS.game
KEPT = sorted(FOLDER.glob("version-*.dump"))
DECISIONS = 25


def test_every_version_has_dumps() -> None:
    versions = {int(path.name.split("-")[1]) for path in KEPT}
    assert versions == set(range(1, GAME.version + 1))
    assert not missing()


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_match_goes_on(path: Path) -> None:
    _, version, kind = path.stem.split("-", 2)
    match, chance = Match.load(GAME, path.read_bytes()), Random(1)
    assert match.rules_version == GAME.version
    assert match.upgraded == (int(version) < GAME.version)
    assert match.pending[0].kind == kind
    probes.check_invariants(match)
    for _ in range(DECISIONS):
        if match.finished:
            break
        question = match.pending[0]
        outcome = match.submit(question.seat, some_answer(match, question, chance), question=question.id)
        assert outcome.refusal is None
        probes.check_invariants(match)
