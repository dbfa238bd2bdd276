"""Section 6.8.1: hunger sieges."""

import pytest

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.dice import hunger_needed
from tests.assyrian_wars.cases.battles import vp
from tests.assyrian_wars.cases.dice import at_most, every
from tests.assyrian_wars.cases.orders import there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.sieges import besiege, damage, nomad_points, siege_at, siege_table, storm
from tests.assyrian_wars.cases.table import CaseTable


def step(text: str, by: str = "AS", force: str = "AS-turtan", ap: float = 5) -> CaseTable:
    """One hunger step; nobody sorties."""
    return storm(siege_table(text, by=by, ap=ap), force, "hunger", by)


def test_aw_6_8_1_1_from_the_beginning_to_surrender() -> None:
    """AW-6.8.1-1: Der needs 4: begun for nothing, then four steps of 1 AP each."""
    numbers: list[int | None] = []
    costs = []
    siege = ""
    for _ in range(5):
        game = step(f"der: AS turtan 3LI{siege}")
        costs.append(5 - game.ap("AS"))
        found = game.board.areas[AreaId("der")].sieges
        numbers += [one.hunger for one in found]
        siege = f", siege AS AS-turtan hunger {numbers[-1]} level 2"
    assert numbers == [0, 1, 2, 3]
    assert costs == [0, 1, 1, 1, 1]
    assert game.control("der") == "AS"


@pytest.mark.parametrize(("start", "steps"), [(0, 6), (1, 5)])
def test_aw_6_8_1_2_a_capital_needs_three_more(start: int, steps: int) -> None:
    """AW-6.8.1-2: Samaria surrenders at 6."""
    number = start
    for _ in range(steps - 1):
        text = f"war AS IS; samaria: AS turtan 3LI, siege AS AS-turtan hunger {number} level 3"
        game = step(text)
        assert game.control("samaria") == "IS"
        number = siege_at(game, "samaria").hunger or 0
    game = step(f"war AS IS; samaria: AS turtan 3LI, siege AS AS-turtan hunger {number} level 3")
    assert game.control("samaria") == "AS"


def test_aw_6_8_1_3_damage_counts() -> None:
    """AW-6.8.1-3: Kish with damage 1 surrenders at 3; no damage is added."""
    game = step("kish: AS turtan 3LI, damage 1, siege AS AS-turtan hunger 1 level 1")
    assert (game.control("kish"), siege_at(game, "kish").hunger) == ("BA", 2)
    game = step("kish: AS turtan 3LI, damage 1, siege AS AS-turtan hunger 2 level 1")
    assert (game.control("kish"), damage(game, "kish")) == ("AS", 1)


TYRE = "war EG PH; tyre: EG shabaka 3LI"


@pytest.mark.parametrize(
    ("egyptian", "phoenician", "legal"), [(2, 2, False), (3, 2, True), (0, 0, False), (1, 0, True)]
)
def test_aw_6_8_1_4_a_port_must_be_blockaded(egyptian: int, phoenician: int, legal: bool) -> None:
    """AW-6.8.1-4: strictly more friendly ships are needed to begin."""
    ships = ", ".join(f"{code} {number}SH" for code, number in (("EG", egyptian), ("PH", phoenician)) if number)
    game = siege_table(f"{TYRE}; sidonia: {ships or 'empty'}", by="EG")
    if legal:
        besiege(game, "EG-shabaka", "hunger", by="EG")
        assert siege_at(game, "tyre").hunger == 0
        assert hunger_needed(game.board, AreaId("tyre")) == 7
    else:
        refusal = game.refused("EG", Besiege("EG-shabaka", "hunger"))
        assert (refusal.rule, refusal.message.id) == ("6.8.1", "port-not-blockaded")


def test_aw_6_8_1_4_a_broken_blockade_stops_the_number() -> None:
    """AW-6.8.1-4: without the blockade a step is refused, costs nothing, and the number stays."""
    game = siege_table(f"{TYRE}, siege EG EG-shabaka hunger 2 level 4; sidonia: EG 2SH, PH 2SH", by="EG")
    assert game.refused("EG", Besiege("EG-shabaka", "hunger")).message.id == "port-not-blockaded"
    assert (siege_at(game, "tyre").hunger, game.ap("EG")) == (2, 5)


def test_aw_6_8_1_5_nobody_has_to_pay() -> None:
    """AW-6.8.1-5: without a payment the number stays and the siege is not lifted."""
    game = siege_table("der: AS turtan 3LI, siege AS AS-turtan hunger 2 level 2")
    game.end("AS")
    assert siege_at(game, "der").hunger == 2


def test_aw_6_8_1_6_a_king_inside() -> None:
    """AW-6.8.1-6: Babylon surrenders: king and unit are gone for good and to the pool; 4 VP, and one lost."""
    game = step("babylon: AS turtan 3LI, BA (marduk LI), siege AS AS-turtan hunger 6 level 4")
    assert game.control("babylon") == "AS"
    assert "BA-marduk" in game.board.removed
    assert "BA-LI-1" in game.country("BA").pool
    assert (damage(game, "babylon"), vp(game, "AS"), vp(game, "BA")) == (0, 4, -1)
    assert there(game, "babylon") == ["AS-LI-1", "AS-LI-2", "AS-LI-3", "AS-turtan"]
    assert all(piece.used for piece in game.board.areas[AreaId("babylon")].pieces)


GROUP = (
    "PE: active, track AS, level 13; group 1 AS: AS-turtan PE-teispes;"
    " der: AS turtan 2LI, PE teispes 2LI, siege AS AS-turtan hunger 1 level 2"
)


def test_aw_6_8_1_7_only_the_owner_s_impulses_count() -> None:
    """AW-6.8.1-7: in Persia's impulse an Assyrian hunger siege takes no step."""
    game = siege_table(GROUP, by="PE")
    refusal = game.refused("PE", Besiege("PE-teispes", "hunger"))
    assert (refusal.rule, refusal.message.id) == ("6.8.1", "hunger-of-another")
    assert siege_at(game, "der").hunger == 1


def test_aw_6_8_1_7_a_preemptive_impulse_counts() -> None:
    """AW-6.8.1-7: a preemptive Assyrian impulse does, paid from savings."""
    game = siege_table(f"{GROUP}; AS: saved 2; impulse AS: kind preemptive", ap=0)
    storm(game, "AS-turtan", "hunger")
    assert (siege_at(game, "der").hunger, game.ap("AS")) == (2, 1)


def test_aw_6_8_1_8_weaker_walls_starve_sooner() -> None:
    """AW-6.8.1-8: at number 3 a breach from 2 to 1 means surrender at once, and the garrison is eliminated."""
    game = siege_table(
        "der: AS turtan 3LI, BA (LI), siege AS AS-turtan hunger 3 level 2",
        dice={"besiegers": [1, 1, 6, 6, 6, 6], "defenders": [6, 6, 6]},
    )
    besiege(game, "AS-turtan", "standard")
    game.answer("BA", "0")
    through(game)
    assert (game.control("der"), damage(game, "der")) == ("AS", 1)
    assert "BA-LI-1" in game.country("BA").pool
    assert all(piece.used for piece in game.board.areas[AreaId("der")].pieces)


def test_8_3_starved_nomads_are_defeated_once() -> None:
    """8.3, R-279: the last Scythians starve as the walls are breached: 4 points for them, not twice, and the city's."""
    game = siege_table(
        "SC: active, entered, controller EG;"
        " sippar: SC (ishpakai LC1..2), AS sargon 6LI, control SC, siege AS AS-sargon hunger 4 level 2 rounds 1",
        dice={"besiegers": every(6, after=[1]), "defenders": every(6)},
    )
    storm(game, "AS-sargon")
    assert "city-starved" in game.told
    scored = [(line.reason, line.points) for line in game.country("AS").ledger]
    assert scored == [("nomads-defeated", 4), ("vp-city-taken", 1)]


def test_6_8_1_each_besieger_has_his_own_number() -> None:
    """6.8.1, R-88, R-92: beside a siege that has lost its leader another army counts on with its own number."""
    sieges = "siege AS hunger 2 level 2, siege AS AS-turtan hunger 0 level 2"
    game = step(f"der: AS turtan 3LI, {sieges}")
    assert [one.hunger for one in game.board.areas[AreaId("der")].sieges] == [2, 1]


@pytest.mark.parametrize("hunger", [7, 4], ids=["by the number", "by weaker walls"])
def test_8_3_the_points_for_starved_nomads_are_shared(hunger: int) -> None:
    """8.3, R-259, R-279: an army group of Babylonia and Elam starves the last Scythians: two points for each."""
    game = siege_table(
        "SC: active, entered, controller EG; group 5 BA: BA-nabu EL-tannanu; sippar: SC (ishpakai LC1..2),"
        f" BA nabu 4LI, EL tannanu 4LI, control SC, siege BA BA-nabu hunger {hunger} level 2 rounds 1",
        by="BA",
        dice={"besiegers": at_most([1, *[6] * 12]), "defenders": every(6)},
    )
    storm(game, "BA-nabu", "hunger" if hunger == 7 else "standard", by="BA")
    assert "city-starved" in game.told
    assert [nomad_points(game, power) for power in ("BA", "EL")] == [2, 2]
