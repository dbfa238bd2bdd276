"""A game master's ruling in the middle of a battle, a march or a question: the match goes on without an error."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.build.leaders import PlaceLeader
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.desk.patches import SetPiece
from rules.assyrian_wars.interphase.succession import Succession
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.politics.war_orders import DeclareWar
from tests.assyrian_wars.cards import battlefield
from tests.assyrian_wars.cases.battles import attack, suffer
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import during, two
from tests.assyrian_wars.cases.fleets import land
from tests.assyrian_wars.cases.interphase import is_halted, part
from tests.assyrian_wars.cases.orders import go, there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table


def rule(game: CaseTable, *patches: SetPiece) -> CaseTable:
    """The game master decrees this; what is asked is asked anew, if there is anything left to ask."""
    game.keep(game.match.override("gm", patches, "a ruling", force=True))
    return game


def send_away(game: CaseTable, *pieces: str) -> CaseTable:
    """These pieces are ruled into the Regroup Box."""
    return rule(game, *[SetPiece(PieceId(piece), "regroup") for piece in pieces])


def clear(game: CaseTable, area: str, country: str = "") -> CaseTable:
    """All pieces of an area, or those of one country, are ruled into the Regroup Box."""
    return send_away(game, *[piece for piece in there(game, area) if piece.startswith(country)])


def goes_on(game: CaseTable) -> bool:
    """With default answers the impulse goes on."""
    through(game)
    return [kind for _, kind in game.asked] == ["impulse"]


# ---- losses ------------------------------------------------------------------------------------------------------

MIXED = "kish: BA nabu 2LI MC-LI-01 MC-HI-01"


@pytest.mark.parametrize("kind", ["hits", "routs"])
def test_6_7_4_who_is_gone_takes_no_losses(kind: str) -> None:
    """6.7.4: of three hits only as many are asked for as the pieces that are left can take."""
    game = suffer(MIXED, "kish", 3, kind="hits" if kind == "hits" else "routs")
    send_away(game, "BA-LI-1", "BA-LI-2", "MC-LI-01", "MC-HI-01")
    assert goes_on(game)
    assert (game.where("BA-nabu") == "kish") is False  # nobody else was left (6.7.3, 6.7.4.a)


def test_6_7_4_a_side_that_is_gone_takes_nothing() -> None:
    game = suffer(MIXED, "kish", 3)
    assert goes_on(clear(game, "kish"))


def test_6_7_5_the_odd_hit_of_who_is_gone() -> None:
    """6.7.5: whoever was to take the odd hit is gone before he can be asked for it."""
    game = suffer("kish: BA nabu 2LI, EL tannanu 2LI", "kish", 3)
    assert [kind for _, kind in game.asked] == ["share-hits"]
    assert goes_on(clear(game, "kish", "BA"))


def test_6_6_1_attrition_of_units_that_are_gone() -> None:
    """6.6.1: hits that nobody is left to take are lost."""
    text = "kish: BA LI1 HI1 B1"
    units = (PieceId("BA-LI-1"), PieceId("BA-HI-1"), PieceId("BA-B-1"))
    game = during(text, Attrition(units=units, cause="supply"), dice={"attrition": [6, 6, 1]})
    assert [kind for _, kind in game.asked] == ["attrition-hits"]
    rule(game, *[SetPiece(unit, "pool", "BA") for unit in units])
    assert goes_on(game)


# ---- battles -----------------------------------------------------------------------------------------------------

CHARIOTS = "options: special-units; ashur: AS turtan 2LI; sippar: BA nabu CH1 LI1; hand AS: 40; hand BA: 41"


@pytest.mark.parametrize("gone", ["AS", "BA", ""])
def test_9_7_a_side_is_gone_before_the_chariots_are_arrayed(gone: str) -> None:
    """6.7.6: who is left has won, and if nobody is left the battle is over too."""
    game = attack(CHARIOTS, "AS-turtan", "sippar", dice={"promotion": every(1)})
    through(game, "battle", "battle-measures", "battle-counter")
    assert [kind for _, kind in game.asked] == ["chariots"]
    clear(game, "sippar", gone)
    assert goes_on(game)
    assert (
        there(game, "sippar")
        == {
            "AS": ["BA-CH-1", "BA-LI-1", "BA-nabu"],
            "BA": ["AS-LI-1", "AS-LI-2", "AS-turtan"],
            "": [],
        }[gone]
    )


@pytest.mark.parametrize("gone", ["AS", "BA", ""])
def test_6_7_6_no_second_round_without_two_sides(gone: str) -> None:
    """6.7.6: a side is taken away while the routs of a drawn round are named."""
    text = "ashur: AS turtan LI1 LI2 HI1; sippar: BA nabu LI1 LI2 HI1"
    dice = {"melee": every(6, after=[1, *[6] * 4, 1]), "promotion": every(1)}
    game = attack(text, "AS-turtan", "sippar", dice=dice)
    through(game, "take-hits")
    assert {kind for _, kind in game.asked} == {"take-routs"}
    assert goes_on(clear(game, "sippar", gone))


@pytest.mark.parametrize("gone", [("MC-LI-01", "MC-LI-02", "MC-LI-03"), ("BA-nabu", "BA-LI-1", "MC-LI-01", "MC-LI-02")])
def test_10_4_e_no_mercenaries_are_left_to_turn_coat(gone: tuple[str, ...]) -> None:
    text = "ashur: AS turtan 3LI; sippar: BA nabu LI MC-LI-01 MC-LI-02 MC-LI-03; hand AS: 83 40; hand BA: 41"
    game = battlefield.attack(text, "sippar", dice={"promotion": every(1)})
    game.play("AS", battlefield.lay("83"))
    assert game.question("BA").kind == "battle-card-choice"
    assert goes_on(send_away(game, *gone))


def test_6_6_3_no_group_without_armies() -> None:
    """6.6.3: the question about a group lapses with the armies that could form it."""
    text = "sippar: AS turtan 3LI, control AS; kish: EL tannanu 2LI; babylon: BA nabu 2LI"
    game = table(text, impulse="AS", ap=4, dice={"interception": two(9), "promotion": every(1)})
    game.play("AS", go("AS-turtan", "kish"))
    game.answer("BA", "intercept")
    assert [kind for _, kind in game.asked] == ["join-forces"]
    assert goes_on(clear(game, "kish", "EL"))


@pytest.mark.parametrize("gone", ["AS", "BA"])
def test_6_6_5_no_battle_without_two_sides(gone: str) -> None:
    """6.6.5: the besiegers, or those who came to relieve the city, are gone before the garrison has said a word."""
    text = "kish: BA (marduk 2LI), AS turtan 4LI, siege AS AS-turtan; nippur: BA nabu 2HI"
    game = table(text, impulse="BA", ap=6, dice={"promotion": every(1)})
    game.play("BA", go("BA-nabu", "kish"))
    through(game, "evade")
    assert [kind for _, kind in game.asked] == ["join-relief"]
    assert goes_on(clear(game, "kish", gone))


TWO_LEADERS = "ashur: AS turtan rab-saris 5LI 2HI; sippar: BA nabu 3LI"


@pytest.mark.parametrize("gone", [("AS-turtan",), ("AS-rab-saris",), ("AS-turtan", "AS-rab-saris")])
@pytest.mark.parametrize("anew", [True, False])
def test_6_6_2_leaders_who_are_gone_get_no_army(gone: tuple[str, ...], anew: bool) -> None:
    """6.6.2: the leaders who are left share the units, whenever the others went."""
    game = table(TWO_LEADERS, impulse="BA", ap=6, dice={"promotion": every(1)})
    game.play("BA", go("BA-nabu", "ashur"))
    game.answer("AS", "evade:kalhu")
    if anew:
        game.answer("AS", "divide-anew")
    send_away(game, *gone)
    if not anew:
        game.answer("AS", "divide-anew")
    assert goes_on(game)


def test_6_12_a_nobody_is_left_to_take_an_area() -> None:
    game = during(
        "camp assyrian: AS ME; nippur: AS turtan 3LI, ME daiukku 5LC", Occupation(area=AreaId("nippur"), taken=True)
    )
    assert [kind for _, kind in game.asked] == ["share-control", "share-control"]
    clear(game, "nippur")
    assert goes_on(game)
    assert game.control("nippur") == "BA"


# ---- marches, leaders, kings, minors -----------------------------------------------------------------------------


def test_6_6_a_unit_that_is_gone_does_not_follow() -> None:
    """6.6: of two units ordered the same way the second is taken away while the first one is intercepted."""
    text = "ashur: AS LI1 LI2; babylon: BA nabu 2LI"
    game = table(text, impulse="AS", ap=6)
    game.play("AS", go("AS-LI-1", "sippar", units="AS-LI-2"))
    assert [kind for _, kind in game.asked] == ["intercept"]
    send_away(game, "AS-LI-2")
    assert goes_on(game)
    assert there(game, "sippar") == ["AS-LI-1"]


def test_6_16_d_a_force_that_is_gone_does_not_land() -> None:
    """6.16.d: of two units aboard the second is taken away while the first one is intercepted."""
    text = (
        "war EG JU; JU: active, controller AS; lachish: JU eliakim 2LI; gaza: control JU;"
        "philistia: EG SH1 SH2 HI1!aboard=EG-SH-1 HI2!aboard=EG-SH-2"
    )
    game = table(text, impulse="EG", ap=4)
    game.play("EG", land("gaza"))
    assert [kind for _, kind in game.asked] == ["intercept"]
    send_away(game, "EG-HI-2")
    assert goes_on(game)
    assert there(game, "gaza") == ["EG-HI-1"]


@pytest.mark.parametrize("to", [("area", "babylon"), ("regroup", "")])
def test_6_3_a_leader_is_placed_by_ruling(to: tuple[str, str]) -> None:
    game = during("BA: active", PlaceLeader(country=CountryId("BA"), leader=LeaderId(PieceId("BA-nabu"))), by="BA")
    assert [kind for _, kind in game.asked] == ["place-leader"]
    rule(game, SetPiece(PieceId("BA-nabu"), "area" if to[1] else "regroup", to[1]))
    assert goes_on(game)
    assert game.where("BA-nabu") == (to[1] or "regroup")


@pytest.mark.parametrize("answer", ["AS-ashurbanipal", "nobody"])
def test_10_3_a_candidate_is_placed_by_ruling(answer: str) -> None:
    """10.3: whatever is claimed for him afterwards, he is where the ruling has put him, or leaves the game."""
    king = LeaderId(PieceId("AS-ashurbanipal"))
    game = part("clock: turn 3", Succession(country=CountryId("AS"), new=king), {"succession": every(1)})
    rule(game, SetPiece(PieceId(king), "area", "nineveh"))
    game.answer("AS", answer)
    through(game, "place-king", "sacrifice-card")
    assert is_halted(game)
    assert (game.where(king) == "nineveh") is (answer != "nobody")


@pytest.mark.parametrize("die", [1, 6])
def test_10_3_a_candidate_is_ruled_out(die: int) -> None:
    """10.3: a candidate who has left the game is not crowned, and does not leave it twice."""
    king = LeaderId(PieceId("AS-ashurbanipal"))
    game = part("clock: turn 3", Succession(country=CountryId("AS"), new=king), {"succession": [die]})
    rule(game, SetPiece(PieceId(king), "removed"))
    game.answer("AS", king)
    through(game, "place-king", "sacrifice-card")
    assert is_halted(game)
    assert game.board.removed.count(PieceId(king)) == 1


def test_6_17_a_minor_wakes_without_what_a_ruling_has_taken() -> None:
    """6.17: it sets up whatever is left in its force pool."""
    game = table("start campaign", impulse="EG", ap=12)
    state = game.country("SY")
    assert not state.active
    taken = [piece for piece in state.pool if piece[:2] == "SY"][:3]
    send_away(game, *taken)
    game.play("EG", DeclareWar(CountryId("SY")))
    assert goes_on(game)
    assert game.country("SY").active
    assert {game.where(piece) for piece in taken} == {"regroup"}
