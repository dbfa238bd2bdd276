"""Steps of Assyrian Wars that random play seldom gets to, and which tests do."""

from rules.assyrian_wars.conquest.elimination import Eliminate
from rules.assyrian_wars.conquest.leaving_abroad import LeaveAbroad
from rules.assyrian_wars.conquest.substitutes import Succeed
from rules.assyrian_wars.conquest.two_powers import TakeIntoService
from rules.assyrian_wars.events.breakers import Service
from rules.assyrian_wars.politics.diplomacy import EndAlliance, RaiseMarker
from rules.assyrian_wars.sea.cargo import CargoLosses
from rules.assyrian_wars.sea.naval_battle import NavalRetreat
from rules.assyrian_wars.siege.windfall import Windfall
from rules.assyrian_wars.victory.sudden_end import CampFalls
from rules.assyrian_wars.victory.victory import EndGame
from rules.core.procedures import Procedure


def all_of(*procedures: type[Procedure]) -> tuple[str, ...]:
    """All steps of these procedures."""
    return tuple(f"{procedure.__name__}.{step}" for procedure in procedures for step in procedure.steps)


WATCHED = ("Watch.ask", "Watch.decide", "Watch.go_on")

# Steps that random play reaches in fewer than one game in eight, or never, by the tests that do.
REACHED_BY = {
    "tests/assyrian_wars/cards/test_alliance_breaker.py": all_of(Service),
    "tests/assyrian_wars/cases/test_6_12_control.py": ("Occupation.ask", "Occupation.decide"),
    "tests/assyrian_wars/cases/test_6_15_raids.py": ("EnterRaidBox.ask", "EnterRaidBox.choose"),
    "tests/assyrian_wars/cases/test_6_16_fleets.py": ("Muster.hear", "BoxEntry.ask_losers", "BoxEntry.make_room"),
    "tests/assyrian_wars/cases/test_6_16_search.py": (*WATCHED, *all_of(NavalRetreat, CargoLosses)),
    "tests/assyrian_wars/cases/test_6_16_transport.py": ("Landing.evade", "Landing.arrive", "Landing.fight"),
    "tests/assyrian_wars/cases/test_6_6_2_armies.py": (
        "Division.ask",
        "Division.hear",
        "Division.ask_army",
        "Division.put",
    ),
    "tests/assyrian_wars/cases/test_6_6_3_army_groups.py": ("Renewal.ask", "Renewal.form"),
    "tests/assyrian_wars/cases/test_6_7_4_hits_and_routs.py": ("Casualties.ask_odd", "Casualties.hear_odd"),
    "tests/assyrian_wars/cases/test_6_7_6_winning.py": ("ShareVictory.ask", "ShareVictory.give"),
    "tests/assyrian_wars/cases/test_6_8_1_hunger.py": ("HungerStep.finish", "Surrender.starve"),
    "tests/assyrian_wars/cases/test_6_8_4_deportation.py": ("Deportation.ask", "Deportation.carry", *all_of(Windfall)),
    "tests/assyrian_wars/cases/test_6_9_alliances.py": all_of(EndAlliance, RaiseMarker),
    "tests/assyrian_wars/cases/test_7_1_conquest.py": ("Downfalls.name", "Downfalls.conquer"),
    "tests/assyrian_wars/cases/test_7_1_d_effects.py": all_of(LeaveAbroad),
    "tests/assyrian_wars/cases/test_7_1_elimination.py": all_of(Eliminate, Succeed),
    "tests/assyrian_wars/cases/test_7_4_3_peace.py": (
        "InheritedWars.ask",
        "InheritedWars.hear",
        "InheritedWars.settle",
        "Punishment.judge",
        "Punishment.ask_ally",
        "Punishment.hear_ally",
    ),
    "tests/assyrian_wars/cases/test_8_4_two_players.py": all_of(TakeIntoService),
    "tests/assyrian_wars/cases/test_9_1_sudden_end.py": all_of(CampFalls, EndGame),
}
UNREACHED = {step: test for test, steps in REACHED_BY.items() for step in steps}
