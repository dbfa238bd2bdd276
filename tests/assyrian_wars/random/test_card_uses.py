"""Random players play events as often as they play cards for AP, nomads apart, who play no events (10.1)."""

from tests.assyrian_wars.harness import HARNESS
from tests.assyrian_wars.random.tallies import ANSWER, AP, AP_BY_DEFAULT, BATTLE, EVENT, USES
from tests.generic.harness import Report, play

GAMES = range(8)
AS_OFTEN = 0.8  # give or take a fifth: in one game alone it is anything between half and twice as often


def test_events_are_played_as_often_as_ap() -> None:
    report = Report()
    for seed in GAMES:
        report.add(play(HARNESS, seed, probe=False))
    times = {use: report.tally[USES.name, use] for use in USES.things}
    assert all(times.values()), times
    assert times[EVENT] + times[ANSWER] + times[BATTLE] >= AS_OFTEN * (times[AP] + times[AP_BY_DEFAULT]), times
