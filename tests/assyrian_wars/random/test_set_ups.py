"""Fuzzing plays every scenario with every number of players, and every optional rule both ways (1.1.B, 9)."""

import pytest

from rules.core.match import Match
from tests.assyrian_wars.harness import HARNESS

GAME = HARNESS.game
RULES = [option.id for option in GAME.scenarios()["campaign"].options if option.id != "pack"]


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_number_of_players_is_fuzzed(scenario: str) -> None:
    limits = GAME.scenarios()[scenario]
    played = {len(setup.seats) for setup in HARNESS.setups if setup.scenario == scenario}
    assert sorted(played) == list(range(limits.seats_min, limits.seats_max + 1))


@pytest.mark.parametrize("option", RULES)
def test_every_option_is_fuzzed_both_ways(option: str) -> None:
    matches = [Match.start(GAME, one.scenario, one.options, one.seats, b"x" * 32) for one in HARNESS.setups]
    values = {match.table.options[option] for match in matches}
    assert len(values) > 1
