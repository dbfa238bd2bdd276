"""Section 10.2: the Mede before turn 4."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId, UnitId
from rules.assyrian_wars.build.mercenaries import Hire
from rules.assyrian_wars.encounter.interceptors import interceptors
from rules.assyrian_wars.encounter.refuges import grounds
from rules.assyrian_wars.events.marches import MarchFree
from rules.assyrian_wars.march.relocation import ForcedMarch, RelocateLeader
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.messages import Name
from tests.assyrian_wars.cards.battlefield import lay
from tests.assyrian_wars.cards.events import event
from tests.assyrian_wars.cases.orders import go, there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.cases.test_6_6_3_army_groups import form

ABROAD = (
    "options: not special-units, not reduced-leaders; war ME UR; war ME AS; pool ME: MC-LI-01 MC-LI-02;"
    " musasir: ME daiukku LI1..4, control ME; mannea: ME LC1..2; kishesim: ME LC3; bit-hamban: ME eparna LC4"
)


def in_turn(number: int, text: str = ABROAD) -> CaseTable:
    return table(f"clock: turn {number}; {text}", impulse="ME", ap=9)


def test_aw_10_2_101_one_army_abroad() -> None:
    """AW-10.2-101: no seventh regular under a rating of 6, no second army; mercenaries do not count."""
    game = in_turn(2)
    assert house().counters.rating(PieceId("ME-daiukku"), strong=True, crowned=False).command == 6
    third = game.refused("ME", go("ME-LC-3", "mannea"))
    assert (third.rule, third.message.id) == ("10.2", "mede-too-many-abroad")
    second = game.refused("ME", go("ME-eparna", "zamua"))
    assert (second.rule, second.message.id) == ("10.2", "mede-one-army-abroad")
    game.play("ME", Hire((UnitId(PieceId("MC-LI-01")), UnitId(PieceId("MC-LI-02"))), AreaId("musasir")))
    assert len(there(game, "musasir")) == 7


def test_aw_10_2_102_from_turn_4() -> None:
    """AW-10.2-102: in turn 3 no army group, and its card is sold in the first impulse; in turn 4 all is free."""
    together = "options: not special-units; ecbatana: ME daiukku LI1!under=ME-daiukku eparna LI2!under=ME-eparna"
    game = in_turn(3, together)
    assert game.refused("ME", form("ME-daiukku", "ME-eparna")).rule == "10.2"
    stack = [GameTurns(step="end_turn"), ActionPhase(step="move_on"), TakeImpulse(country=CountryId("ME"))]
    text = f"clock: turn 3, phase action, round 1, marker ME; ME: eco 2, mercenaries-drawn; {together}; hand ME: 40"
    first = table(text, stack=stack)
    assert ("group-card-sold" in first.told, first.ap("ME")) == (True, 6)
    late = in_turn(4, together)
    late.play("ME", form("ME-daiukku", "ME-eparna"))
    assert len(late.board.groups) == 1
    free = in_turn(4)
    free.play("ME", go("ME-LC-3", "mannea"))
    free.play("ME", go("ME-eparna", "zamua"))


def test_aw_10_2_103_in_a_partners_army_group() -> None:
    """AW-10.2-103: one Mede army may be part of an ally's group abroad, if no other Mede army is abroad."""
    text = (
        "blank campaign\noptions: not special-units\ncamp assyrian: AS ME\ncamp rebel: BA\nclock: turn 2\n"
        "arrapha: AS turtan LI1..3, ME daiukku LI1..4\nbit-hamban: ME eparna LC4\n"
    )
    game = table(text, impulse="AS", ap=9)
    game.play("AS", form("AS-turtan", "ME-daiukku"))
    game.answer("ME", "join")
    assert [group.leaders for group in game.board.groups] == [["AS-turtan", "ME-daiukku"]]
    game.play("AS", go(game.board.groups[0].card, "zamua"))
    game = table(text, impulse="ME", ap=9)
    assert game.refused("ME", go("ME-eparna", "zamua")).rule == "10.2"


def test_10_2_a_relocated_leader_makes_no_second_army_abroad() -> None:
    """10.2, 6.6.7: Eparna may go home, but not to the units in Mannea while Daiukku has an army abroad."""
    text = ABROAD.replace("bit-hamban: ME eparna LC4", "kishesim: ME eparna").replace("kishesim: ME LC3; ", "")
    game = in_turn(2, text + "; mannea: control ME")
    refusal = game.refused("ME", RelocateLeader(LeaderId(PieceId("ME-eparna")), AreaId("mannea")))
    assert (refusal.rule, refusal.message.id) == ("10.2", "mede-one-army-abroad")
    game.play("ME", RelocateLeader(LeaderId(PieceId("ME-eparna")), AreaId("harhar")))
    in_turn(4, text + "; mannea: control ME").play(
        "ME", RelocateLeader(LeaderId(PieceId("ME-eparna")), AreaId("mannea"))
    )


def test_10_2_an_excess_may_stay_but_not_grow() -> None:
    """R-280: without its leader what is abroad may stay or go home, but nobody comes."""
    text = ABROAD.replace("ME daiukku LI1..4", "ME LI1..4").replace("; bit-hamban: ME eparna LC4", "")
    game = in_turn(2, text)
    assert game.refused("ME", go("ME-LC-3", "mannea")).message.id == "mede-too-many-abroad"
    game.play("ME", go("ME-LC-1", "musasir"))
    game.play("ME", go("ME-LC-2", "kishesim"))


def test_10_2_no_leader_no_campaign() -> None:
    """10.2: units without a leader do not go abroad on their own; a leader without units may."""
    game = in_turn(2, "war ME AS; bit-hamban: ME eparna LC4")
    assert game.refused("ME", go("ME-LC-4", "zamua")).rule == "10.2"
    game.play("ME", go("ME-eparna", "zamua", alone=True))


@pytest.mark.parametrize(("number", "able"), [(2, []), (4, ["ME"])])
def test_10_2_interception_is_going_abroad(number: int, able: list[str]) -> None:
    """10.2: a second army does not intercept outside the homeland either."""
    text = f"{ABROAD}; zamua: AS turtan 2LI; arrapha: AS LI5"
    board = table(f"clock: turn {number}; {text}", impulse="AS", ap=9).board
    movers = board.areas[AreaId("zamua")].pieces
    found = interceptors(board, movers, AreaId("zamua"))
    assert [force.country for force in found if force.start == "bit-hamban"] == able


def test_10_2_forced_march() -> None:
    """10.2: nor does it go abroad by forced march, before turn 4."""
    text = f"{ABROAD}; impulse ME: income 9, lapsing 3, cards 25; discard: 25"
    order = ForcedMarch(LeaderId(PieceId("ME-eparna")), (AreaId("kishesim"), AreaId("mannea")))
    assert table(f"clock: turn 2; {text}").refused("ME", order).rule == "10.2"
    game = table(f"clock: turn 4; {text}")
    game.play("ME", order)
    assert "ME-eparna" in there(game, "mannea")


@pytest.mark.parametrize(("number", "abroad"), [(2, False), (4, True)])
def test_10_2_nobody_flees_abroad_beyond_the_limit(number: int, abroad: bool) -> None:
    """R-280: an evasion or a retreat makes no second army abroad either."""
    text = f"clock: turn {number}; {ABROAD}; zamua: control ME"
    board = table(text, impulse="AS", ap=9).board
    fleeing = board.areas[AreaId("bit-hamban")].pieces
    found = grounds(board, [CountryId("ME")], fleeing, AreaId("bit-hamban"))
    assert ("zamua" in found) == abroad
    assert "harhar" in found


ELAM = "options: not special-units; war ME EL scenario 1; hand ME: {0} 40"
PAIR = "harhar: ME daiukku 2LC!under=ME-daiukku; araziash: ME ramateia 2LC!under=ME-ramateia"


@pytest.mark.parametrize(("number", "legal"), [(3, False), (4, True)])
def test_r_280_no_second_army_abroad_by_a_free_march(number: int, legal: bool) -> None:
    """R-280: Forced Relocation spares AP and attrition, not the limit; the way is not even offered."""
    text = f"{ELAM.format(69)}; ellipi: ME daiukku 2LC!under=ME-daiukku; kishesim: ME eparna 2LC!under=ME-eparna"
    game = in_turn(number, text)
    game.play("ME", event("69"))
    through(game, "respond")
    offered = game.match.candidates(game.seat("ME"), "march-free", "path", {"force": "ME-eparna"}, "mannea")
    assert bool(offered) == legal
    order = MarchFree("ME-eparna", (AreaId("mannea"),))
    if legal:
        game.play("ME", order)
        assert game.where("ME-eparna") == "mannea"
    else:
        assert game.refused("ME", order).message.id == "mede-one-army-abroad"


@pytest.mark.parametrize(("number", "legal"), [(3, False), (4, True)])
def test_r_280_no_two_armies_abroad_by_a_joint_attack(number: int, legal: bool) -> None:
    """R-280: Coordinated Attack leads two armies to Ellipi from turn 4 on."""
    game = in_turn(number, f"{ELAM.format(85)}; {PAIR}; ellipi: EL 2LI")
    order = event("85", "ellipi", "ME-daiukku", "ME-ramateia")
    if legal:
        game.play("ME", order)
        through(game, "respond")
        assert {"ME-daiukku", "ME-ramateia"} <= set(there(game, "ellipi"))
    else:
        assert game.refused("ME", order).message.id == "mede-one-army-abroad"


def test_r_280_two_armies_at_home_attack_together() -> None:
    """R-280: the limit is for what is abroad."""
    game = in_turn(1, f"{ELAM.format(85)}; {PAIR.replace('harhar', 'kishesim')}; ecbatana: empty")
    game.play("ME", event("85", "ecbatana", "ME-daiukku", "ME-ramateia"))
    through(game, "respond", "join-forces")
    assert {"ME-daiukku", "ME-ramateia"} <= set(there(game, "ecbatana"))


@pytest.mark.parametrize(("number", "legal"), [(3, False), (4, True)])
def test_r_280_no_second_army_joins_a_battle_abroad(number: int, legal: bool) -> None:
    """R-280: nor does a second army come into a battle abroad by the same card."""
    game = in_turn(number, f"{ELAM.format(85)}; {PAIR}; ellipi: EL 2LI")
    game.play("ME", go("ME-daiukku", "ellipi"))
    while game.match.pending[0].kind in ("intercept", "evade", "respond"):
        kind = game.match.pending[0].kind
        country = "EL" if game.match.pending[0].seat == game.seat("EL") else "ME"
        game.answer(country, {"intercept": "decline", "evade": "stand", "respond": "pass"}[kind])
    if legal:
        game.play("ME", lay("85"))
        through(game, "battle", "battle-counter", "battle-measures", "join-forces")
        assert game.message("marched").params["force"] == Name("leader", "ME-ramateia")
    else:
        assert ("P2", "battle") not in game.asked


@pytest.mark.parametrize("fog", ["not fog-of-war", "fog-of-war"])
def test_10_2_no_second_army_passes_abroad(fog: str) -> None:
    """10.2, 6.6.8, 9.5: also a way that only leads through land abroad is closed; in the fog it might end there."""
    land = "war ME UR; war ME AS; musasir: ME daiukku LI1..4, control ME; mannea: control ME; zamua: control ME"
    text = f"options: not special-units, not reduced-leaders, {fog}; {land}; bit-hamban: ME eparna LC4"
    text += "; impulse ME: income 9, lapsing 3, cards 25; discard: 25"
    way = (AreaId("zamua"), AreaId("mannea"), AreaId("kishesim"))
    refusal = table(f"clock: turn 2; {text}").refused("ME", ForcedMarch(LeaderId(PieceId("ME-eparna")), way))
    assert (refusal.rule, refusal.message.id) == ("10.2", "mede-one-army-abroad")
    game = table(f"clock: turn 4; {text}")
    game.play("ME", ForcedMarch(LeaderId(PieceId("ME-eparna")), way))
    assert "ME-eparna" in there(game, "kishesim")
