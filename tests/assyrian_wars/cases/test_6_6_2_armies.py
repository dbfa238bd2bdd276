"""Sections 6.6.2 and 6.6.5: armies, and several of them in one area."""

from collections.abc import Sequence

from rules.assyrian_wars.board import forces
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.march.army_orders import Assign
from rules.assyrian_wars.pack.load import house
from rules.core.messages import Name
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
from tests.assyrian_wars.cards.events import event
from tests.assyrian_wars.cases.battles import attack
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go, there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table


def assign(leader: str, units: str) -> Assign:
    return Assign(LeaderId(PieceId(leader)), tuple(PieceId(unit) for unit in units.split()))


def armies(game: CaseTable, area: str, country: str) -> dict[str, int]:
    """How many units each leader of a country leads in an area."""
    pieces = game.board.areas[AreaId(area)].pieces
    found = forces.armies(game.board, house().counters, pieces, CountryId(country))
    return {army.leader.id: len(army.units) for army in found}


def test_aw_6_6_2_1_one_country_per_army() -> None:
    """AW-6.6.2-1: the Elamite stays, the Babylonian part may go."""
    game = table("kish: BA nabu 2LI, EL LI1", impulse="BA", ap=4)
    assert game.refused("BA", go("BA-nabu", "babylon", units="BA-LI-1 BA-LI-2 EL-LI-1")).rule == "6.6.2"
    game.play("BA", go("BA-nabu", "babylon"))
    assert there(game, "babylon") == ["BA-LI-1", "BA-LI-2", "BA-nabu"]
    assert there(game, "kish") == ["EL-LI-1"]


def test_aw_6_6_2_2_one_leader_per_army() -> None:
    """AW-6.6.2-2: a second leader stays or pays for himself."""
    game = table("nineveh: AS turtan rab-saris 4LI", impulse="AS", ap=4)
    units = "AS-rab-saris AS-LI-1 AS-LI-2 AS-LI-3 AS-LI-4"
    assert game.refused("AS", go("AS-turtan", "kalhu", units=units)).rule == "6.6.2"
    game.play("AS", go("AS-turtan", "kalhu", units="AS-LI-1 AS-LI-2 AS-LI-3 AS-LI-4"))
    game.play("AS", go("AS-rab-saris", "kalhu"))
    assert game.ap("AS") == 2


def test_aw_6_6_2_3_dropping_and_collecting_on_the_way() -> None:
    """AW-6.6.2-3: never more than five, dropping and collecting are free."""
    game = table("nineveh: AS rab-saris HI1..5; singara: AS LI1", impulse="AS", ap=4)
    game.play("AS", go("AS-rab-saris", "singara"))
    everybody = "AS-HI-1 AS-HI-2 AS-HI-3 AS-HI-4 AS-HI-5 AS-LI-1"
    assert game.refused("AS", go("AS-rab-saris", "guzana", units=everybody)).rule == "6.6.2"
    game.play("AS", go("AS-rab-saris", "guzana", units="AS-HI-1 AS-HI-2 AS-HI-3 AS-HI-4 AS-LI-1"))
    assert there(game, "singara") == ["AS-HI-5"]
    assert game.ap("AS") == 2


def test_aw_6_6_2_4_loose_units_join_at_the_end_of_a_move() -> None:
    """AW-6.6.2-4: the army has 5 regulars and a mercenary."""
    game = table("guzana: AS turtan 3LI; harran: AS 2HI MC-LI", impulse="AS", ap=4)
    game.play("AS", go("AS-turtan", "harran"))
    assert armies(game, "harran", "AS") == {"AS-turtan": 6}


def test_aw_6_6_2_5_more_troops_than_the_rating() -> None:
    """AW-6.6.2-5: nine march out with Sargon, two stay as single forces."""
    game = table("nineveh: AS sargon 8HI 3LI", impulse="AS", ap=4)
    game.play("AS", go("AS-sargon", "kalhu"))
    assert len(there(game, "kalhu")) == 10
    assert len(there(game, "nineveh")) == 2
    whole = table("nineveh: AS sargon 8HI 3LI", impulse="AS", ap=4)
    assert armies(whole, "nineveh", "AS") == {"AS-sargon": 9}


def test_6_6_2_the_owner_divides_the_units() -> None:
    """6.6.2: the owner says which units belong to which army, within the command ratings."""
    game = table("nineveh: AS turtan rab-saris 6LI 2HI", impulse="AS", ap=4)
    assert armies(game, "nineveh", "AS") == {"AS-turtan": 6, "AS-rab-saris": 2}
    six = " ".join(f"AS-LI-{number}" for number in range(1, 7))
    assert game.refused("AS", assign("AS-rab-saris", six)).message.id == "army-too-large"
    game.play("AS", assign("AS-rab-saris", "AS-LI-1 AS-LI-2 AS-LI-3 AS-LI-4 AS-LI-5"))
    assert armies(game, "nineveh", "AS") == {"AS-turtan": 3, "AS-rab-saris": 5}
    assert game.ap("AS") == 4
    assert game.refused("AS", assign("AS-LI-6", "AS-HI-1")).rule == "6.6.2"


def test_6_6_2_a_leader_leaves_his_units() -> None:
    """6.6.2: dropping all units leaves the leader alone."""
    game = table("nineveh: AS turtan 3LI", impulse="AS", ap=4)
    game.play("AS", go("AS-turtan", "kalhu", alone=True))
    assert there(game, "kalhu") == ["AS-turtan"]
    assert len(there(game, "nineveh")) == 3


def test_6_8_who_is_shut_in_does_not_move() -> None:
    """R-51: pieces inside a city stay there while an enemy is before it."""
    game = table("sippar: BA (nabu 2LI), AS turtan 3LI", impulse="BA", ap=4)
    assert game.refused("BA", go("BA-nabu", "babylon")).message.id == "shut-in-city"


def test_r_51_a_besieger_who_goes_lets_the_garrison_out() -> None:
    """R-51, R-88: as soon as the last enemy has left, the garrison is outside and the siege over."""
    game = table("sippar: BA (nabu 2LI), AS turtan 3LI, siege AS AS-turtan hunger 1 level 2", impulse="AS", ap=4)
    game.play("AS", go("AS-turtan", "ashur"))
    state = game.board.areas[AreaId("sippar")]
    assert not any(piece.inside for piece in state.pieces)
    assert state.sieges == []


def test_6_6_2_units_that_were_left_are_not_his_any_more() -> None:
    """6.6.2: a unit that goes off by itself, or is found again, is free until its owner puts it under somebody."""
    text = "nineveh: AS rab-saris HI1..5!under=AS-rab-saris; kalhu: AS LI1..3!under=AS-rab-saris"
    game = table(text, impulse="AS", ap=9)
    game.play("AS", go("AS-HI-5", "kalhu"))
    assert [piece.under for piece in game.board.areas[AreaId("kalhu")].pieces if piece.id == "AS-HI-5"] == [None]
    game.play("AS", go("AS-rab-saris", "kalhu"))
    under = [piece.id for piece in game.board.areas[AreaId("kalhu")].pieces if piece.under == "AS-rab-saris"]
    assert under == ["AS-HI-1", "AS-HI-2", "AS-HI-3", "AS-HI-4"]


# ---- the owner's choice when several leaders are attacked ----------------------------------------------------------

TWO_LEADERS = "ashur: AS turtan rab-saris 5LI 2HI; sippar: BA nabu 3LI"


def evading(text: str, *, dice: Sequence[int]) -> CaseTable:
    """Assyria, attacked by Babylonia at Ashur, has said that it evades to Kalhu."""
    game = table(text, impulse="BA", ap=6, dice={"evasion": dice})
    game.play("BA", go("BA-nabu", "ashur"))
    game.answer("AS", "evade:kalhu")
    return game


def test_6_6_2_who_evades_with_several_leaders_divides_his_units() -> None:
    """6.6.2, R-63: each army rolls for itself; the two heavy units go with the leader who gets away."""
    game = evading(TWO_LEADERS, dice=[6, 6, 1, 1])
    assert game.asked == [(game.seat("AS"), "divide-armies")]
    game.answer("AS", "divide-anew")
    assert game.reason("AS").params["leader"] == Name("leader", "AS-turtan")
    assert (game.question("AS").at_least, game.question("AS").at_most) == (1, 6)
    game.answer("AS", ("AS-HI-1", "AS-HI-2"))
    assert [roll.message.params["success"] for roll in game.events if roll.message.id == "evasion-rolled"] == [
        True,
        False,
    ]
    assert there(game, "kalhu") == ["AS-HI-1", "AS-HI-2", "AS-turtan"]


def test_6_6_2_the_armies_may_stay_as_they_stand() -> None:
    """6.6.2: then nothing changes; a standing order says the same."""
    game = evading(TWO_LEADERS, dice=[6, 6, 1, 1])
    game.answer("AS", "as-they-stand")
    assert len(there(game, "kalhu")) == 7  # the Turtan with six
    game = table(TWO_LEADERS, impulse="BA", ap=6, dice={"evasion": [6, 6, 1, 1]})
    game.match.order(game.seat("AS"), StandingOrder("divide-armies", Choose("as-they-stand")))
    game.play("BA", go("BA-nabu", "ashur"))
    game.answer("AS", "evade:kalhu")
    assert len(there(game, "kalhu")) == 7  # the Turtan with six


def test_6_6_2_one_possible_division_is_not_asked() -> None:
    """6.6.2: two leaders with a unit each, both alike; and one leader alone."""
    for troops in ("turtan rab-saris 2LI", "turtan 3LI"):
        game = evading(f"ashur: AS {troops}; sippar: BA nabu 3LI", dice=every(6))
        assert "evaded" in game.told
    game = evading("ashur: AS turtan rab-saris LI HI; sippar: BA nabu 3LI", dice=every(6))
    assert game.asked == [(game.seat("AS"), "divide-armies")]


def test_6_6_2_no_army_is_larger_than_its_leaders_rating() -> None:
    """6.6.2: eight units of which the Turtan may have six; he is given seven, which is refused."""
    game = evading(TWO_LEADERS.replace("5LI", "6LI"), dice=every(6))
    game.answer("AS", "divide-anew")
    refusal = game.refused("AS", tuple(game.options("AS")[:7]))
    assert (refusal.rule, refusal.message.id) == ("6.6.2", "army-too-large")


def test_r_45_leaders_left_over_stay_bare() -> None:
    """R-45: of three leaders with one unit the owner names the one who leads it; the first two may be passed over."""
    game = evading("ashur: AS turtan rab-saris rab-shaqe LI1; sippar: BA nabu 3LI", dice=[6, 6, 6, 6, 6, 6])
    game.answer("AS", "divide-anew")
    assert (game.question("AS").at_least, game.question("AS").at_most) == (0, 1)
    game.answer("AS", ())
    game.answer("AS", ())
    params = game.message("army-arranged").params
    (unit,) = [piece for piece in game.board.areas[AreaId("kalhu")].pieces if piece.is_unit]
    assert (params["leader"], params["units"]) == (Name("leader", str(unit.under)), 1)


def test_r_45_who_finds_no_unit_left_is_not_asked() -> None:
    """R-45: the first of three leaders takes the only unit; there is nothing to say about the others."""
    game = evading("ashur: AS turtan rab-saris rab-shaqe LI1; sippar: BA nabu 3LI", dice=[6, 6, 6, 6, 6, 6])
    game.answer("AS", "divide-anew")
    game.answer("AS", ("AS-LI-1",))
    assert "evaded" in game.told
    (unit,) = [piece for piece in game.board.areas[AreaId("kalhu")].pieces if piece.is_unit]
    assert unit.under == "AS-turtan"


def test_6_6_2_four_armies_are_divided_before_three_are_named() -> None:
    """6.6.2, 6.6.5: who stands under whom decides who waits; three armies fight together without such a question."""
    text = "kish: BA nabu mushezib LI1 HI1, EL tannanu imbappa 2LI; sippar: AS sargon 6HI, control AS"
    game = attack(text, "AS-sargon", "kish")
    assert game.asked == [(game.seat("BA"), "divide-armies")]
    game.answer("BA", "divide-anew")
    first = str(game.reason("BA").params["leader"].id)
    game.answer("BA", ("BA-HI-1",))
    assert {kind for _, kind in game.asked} == {"first-armies"}
    under = {piece.id: piece.under for piece in game.board.areas[AreaId("kish")].pieces if piece.owner == "BA"}
    assert under["BA-HI-1"] == first
    assert under["BA-LI-1"] != first


def test_6_6_2_a_dead_leader_has_no_army_when_he_comes_back() -> None:
    """6.6.2, 9.2: his units are loose; back on his weak side he commands fewer of them."""
    text = "ashur: AS turtan 6LI!under=AS-turtan; hand BA: 109 40"
    game = table(text, impulse="BA", ap=6, dice={"strike-leader": [6]})
    game.play("BA", event("109", "AS-turtan"))
    through(game)
    assert game.where("AS-turtan") == ""
    assert [piece.under for piece in game.board.areas[AreaId("ashur")].pieces] == [None] * 6


BARE = "kish: BA nabu LI1..2!under=BA-nabu HI1!under=BA-nabu mushezib"


def test_6_6_2_a_bare_leader_who_is_attacked_gets_a_unit() -> None:
    """6.6.2, R-45: as they evade each leader has a unit, also one whose comrade led them all here."""
    game = table(f"{BARE}; sippar: AS turtan 3HI, control AS", impulse="AS", ap=4)
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "evade:babylon")
    assert game.asked == [(game.seat("BA"), "divide-armies")]
    assert armies(game, "kish", "BA") == {"BA-nabu": 2, "BA-mushezib": 1}
    assert {piece.id: piece.under for piece in game.board.areas[AreaId("kish")].pieces}["BA-HI-1"] == "BA-nabu"


def test_6_6_5_a_bare_leader_makes_a_fourth_army() -> None:
    """6.6.2, 6.6.5: with a unit of his own he leads an army, and of four only three fight together."""
    text = f"{BARE}, EL tannanu LI1!under=EL-tannanu imbappa LI2!under=EL-imbappa"
    game = attack(f"{text}; sippar: AS sargon 6HI, control AS", "AS-sargon", "kish")
    assert game.asked == [(game.seat("BA"), "divide-armies")]
    game.answer("BA", "as-they-stand")
    assert {kind for _, kind in game.asked} == {"first-armies"}
    assert set(game.options("BA")) == {"BA-nabu", "BA-mushezib", "EL-tannanu", "EL-imbappa"}


def test_6_6_2_a_leader_is_not_put_under_himself() -> None:
    """6.6.2: units stand under a leader, and he under nobody."""
    game = table("nineveh: AS turtan rab-saris 4LI", impulse="AS", ap=4)
    refusal = game.refused("AS", assign("AS-turtan", "AS-turtan AS-LI-1"))
    assert (refusal.rule, refusal.message.id) == ("6.6.2", "one-leader-an-army")
