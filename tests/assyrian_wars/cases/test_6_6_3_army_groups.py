"""Sections 6.6.3, 6.6.4 and 6.6.6: army groups, also of several countries."""

import pytest

from rules.assyrian_wars.battle.retreat import Retreat
from rules.assyrian_wars.board.forces import rating
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, LeaderId, PieceId, UnitId
from rules.assyrian_wars.build.regrouping import Combine
from rules.assyrian_wars.invariants.board import group_limits
from rules.assyrian_wars.march.army_groups import Renewal, free_cards
from rules.assyrian_wars.march.group_orders import Command, FormGroup, JoinGroup, LeaveGroup
from rules.assyrian_wars.notation import Position
from rules.assyrian_wars.pack.load import house
from tests.assyrian_wars.cards.events import event
from tests.assyrian_wars.cases.battles import attack
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import during
from tests.assyrian_wars.cases.orders import go, rolls, there
from tests.assyrian_wars.cases.playing import reply, through
from tests.assyrian_wars.cases.soundness import MEETING
from tests.assyrian_wars.cases.table import CaseTable, table

TWO = "nineveh: AS turtan LI1..4!under=AS-turtan rab-shaqe HI1..3!under=AS-rab-shaqe"


def form(*leaders: str, commander: str | None = None) -> FormGroup:
    ids = tuple(LeaderId(PieceId(leader)) for leader in leaders)
    return FormGroup(ids, None if commander is None else LeaderId(PieceId(commander)))


def join(group: str, *leaders: str) -> JoinGroup:
    return JoinGroup(CardId(group), tuple(LeaderId(PieceId(leader)) for leader in leaders))


def leave(*leaders: str) -> LeaveGroup:
    return LeaveGroup(tuple(LeaderId(PieceId(leader)) for leader in leaders))


def after_battle(text: str, area: str) -> CaseTable:
    """A battle of Assyria's impulse in this area has just ended."""
    return during(text, Renewal(area=AreaId(area)))


def groups(game: CaseTable) -> dict[str, list[str]]:
    """The groups by card, their leaders with the commander first."""
    return {group.card: [str(leader) for leader in group.leaders] for group in game.board.groups}


def test_aw_6_6_3_1_forming_one() -> None:
    """AW-6.6.3-1: forming is free, and the group moves for the price of one army."""
    game = table(TWO, impulse="AS", ap=4)
    game.play("AS", form("AS-turtan", "AS-rab-shaqe"))
    assert game.ap("AS") == 4
    assert groups(game) == {"1": ["AS-turtan", "AS-rab-shaqe"]}
    game.play("AS", go("1", "kalhu", "ashur"))
    assert game.ap("AS") == 2
    assert len(there(game, "ashur")) == 9


def test_aw_6_6_3_2_at_most_three() -> None:
    """AW-6.6.3-2: a fourth army cannot join."""
    game = table(
        "group 1 AS: AS-turtan AS-rab-shaqe AS-rab-saris; ashur: AS turtan rab-shaqe rab-saris nagir-ekalli 6LI",
        impulse="AS",
        ap=4,
    )
    refusal = game.refused("AS", join("1", "AS-nagir-ekalli"))
    assert (refusal.rule, refusal.message.id) == ("6.6.3", "group-too-large")


def test_aw_6_6_3_3_no_card_no_group() -> None:
    """AW-6.6.3-3: Babylonia sold its card; Elam's card can hold the group in Elam's impulse."""
    text = "BA: sold-cards 5; babylon: BA nabu marduk 4LI, EL tannanu 2LI"
    game = table(text, impulse="BA", ap=4)
    assert game.refused("BA", form("BA-nabu", "BA-marduk")).rule == "6.6.3"
    game = table(text, impulse="EL", ap=4)
    game.play("EL", form("EL-tannanu", "BA-nabu", "BA-marduk"))
    assert game.asked == [(game.seat("BA"), "join-group")]
    game.answer("BA", "join")
    assert groups(game) == {"6": ["BA-marduk", "EL-tannanu", "BA-nabu"]}


def test_aw_6_6_3_4_two_cards_for_assyria() -> None:
    """AW-6.6.3-4: two groups are all that Assyria can have."""
    game = table(
        "group 1 AS: AS-turtan AS-rab-shaqe; group 2 AS: AS-sargon AS-rab-saris;"
        "nineveh: AS turtan rab-shaqe 4LI; kalhu: AS sargon rab-saris 4HI; ashur: AS nagir-ekalli sin-shum-lishir 2B",
        impulse="AS",
        ap=4,
    )
    refusal = game.refused("AS", form("AS-nagir-ekalli", "AS-sin-shum-lishir"))
    assert refusal.message.id == "no-free-group-card"


def test_aw_6_6_3_5_the_king_commands() -> None:
    """AW-6.6.3-5: nobody else commands a group with a king."""
    game = table("nineveh: AS sargon turtan 6LI", impulse="AS", ap=4)
    assert game.refused("AS", form("AS-sargon", "AS-turtan", commander="AS-turtan")).rule == "6.6.3"
    game.play("AS", form("AS-turtan", "AS-sargon"))
    assert groups(game) == {"1": ["AS-sargon", "AS-turtan"]}
    assert game.refused("AS", Command(LeaderId(PieceId("AS-turtan")))).rule == "6.6.3"


def test_aw_6_6_3_6_two_kings() -> None:
    """AW-6.6.3-6: two kings are in no group together."""
    game = table("kish: BA marduk 3LI, EL humban 3LI", impulse="BA", ap=4)
    refusal = game.refused("BA", form("BA-marduk", "EL-humban"))
    assert (refusal.rule, refusal.message.id) == ("6.6.3", "group-two-kings")


def test_aw_6_6_3_7_crowned_inside_a_group() -> None:
    """AW-6.6.3-7: the Turtan, king with 2/8, leaves at once; one army is no group, and its card is free again."""
    game = table("nineveh: AS sargon turtan 6LI; hand AS: 61 40", impulse="AS", ap=4)
    game.play("AS", form("AS-sargon", "AS-turtan"))
    assert groups(game) == {"1": ["AS-sargon", "AS-turtan"]}
    game.play("AS", event("61", "AS-turtan", use="crown"))
    through(game)
    (turtan,) = [piece for piece in game.board.areas[AreaId("nineveh")].pieces if piece.id == "AS-turtan"]
    value = rating(house().counters, game.board.options, turtan)
    assert (value.action, value.command) == (2, 8)
    assert groups(game) == {}
    assert "1" in free_cards(game.board, CountryId("AS"))


def test_aw_6_6_3_8_not_in_anothers_impulse() -> None:
    """AW-6.6.3-8: Assyria has no order to give while Babylonia moves."""
    game = table("ashur: AS turtan rab-shaqe 4LI; sippar: BA nabu 2LI", impulse="BA", ap=4)
    assert "form-group" not in [
        action for question in game.match.pending for action in question.actions if question.seat == game.seat("AS")
    ]
    outcome = game.match.submit(game.seat("AS"), form("AS-turtan", "AS-rab-shaqe"))
    assert outcome.refusal is not None


def test_aw_6_6_3_10_neutral_power_and_its_minor() -> None:
    """AW-6.6.3-10: allied is enough, a camp is not needed."""
    game = table("JU: active, track EG, level 13; lachish: EG raia 2LI, JU eliakim 2LI", impulse="EG", ap=4)
    game.play("EG", form("EG-raia", "JU-eliakim"))
    assert groups(game) == {"4": ["EG-raia", "JU-eliakim"]}  # one player holds both: nobody is asked


def test_aw_6_6_3_11_joining_a_moving_army() -> None:
    """AW-6.6.3-11: each army counts its own areas."""
    game = table("arbela: AS turtan 3LI; tushhan: AS rab-shaqe 3HI", impulse="AS", ap=8, dice={"attrition": [1, 2, 3]})
    game.play("AS", go("AS-turtan", "nineveh", "singara", "guzana"))
    game.play("AS", go("AS-rab-shaqe", "guzana"))
    game.play("AS", form("AS-turtan", "AS-rab-shaqe"))
    game.play("AS", go("1", "harran", "til-barsip"))
    assert game.ap("AS") == 2
    assert rolls(game) == [3]


def test_aw_6_6_3_12_a_single_army_uses_no_card() -> None:
    """AW-6.6.3-12: one large army does not stop two others from using the card."""
    game = table("memphis: EG taharqa 6HI; sais: EG raia pakruru 4LI", impulse="EG", ap=4)
    game.play("EG", form("EG-raia", "EG-pakruru"))
    assert groups(game) == {"4": ["EG-raia", "EG-pakruru"]}


def test_6_6_3_leaving_a_group_ends_it() -> None:
    """R-46: with fewer than two armies the group is over and the card free."""
    game = table(TWO + "; group 1 AS: AS-turtan AS-rab-shaqe", impulse="AS", ap=4)
    game.play("AS", leave("AS-rab-shaqe"))
    assert groups(game) == {}
    game.play("AS", form("AS-turtan", "AS-rab-shaqe"))
    game.play("AS", go("AS-turtan", "kalhu"))
    assert groups(game) == {}
    assert there(game, "nineveh") == ["AS-HI-1", "AS-HI-2", "AS-HI-3", "AS-rab-shaqe"]


def test_6_6_4_the_own_commander_is_replaced_by_another() -> None:
    """6.6.4: the phasing country may replace his own commander."""
    game = table(TWO + "; group 1 AS: AS-turtan AS-rab-shaqe", impulse="AS", ap=4)
    game.play("AS", Command(LeaderId(PieceId("AS-rab-shaqe"))))
    assert groups(game) == {"1": ["AS-rab-shaqe", "AS-turtan"]}
    assert game.refused("AS", Command(LeaderId(PieceId("AS-rab-shaqe")))).message.id == "commands-already"


def test_6_6_4_in_its_impulse_a_country_says_which_of_its_leaders_commands() -> None:
    """6.6.4, glossary Commander: command switches to the phasing country, before it moves and to whom it likes."""
    text = "group 5 BA: BA-nabu EL-tannanu EL-imbappa; kish: BA nabu LI1!under=BA-nabu, EL tannanu LI1!under=EL-tannanu"
    game = table(f"{text} imbappa LI2!under=EL-imbappa", impulse="EL", ap=4)
    assert game.refused("EL", Command(LeaderId(PieceId("BA-nabu")))).message.id == "not-your-command"
    game.play("EL", Command(LeaderId(PieceId("EL-imbappa"))))
    game.play("EL", go("5", "der"))
    assert groups(game)["5"][0] == "EL-imbappa"


def test_aw_6_6_4_1_consent() -> None:
    """AW-6.6.4-1: Elam keeps its army out; one player with both powers is not asked."""
    text = "kish: BA nabu 2LI, EL tannanu 2LI"
    game = table(text, impulse="BA", ap=4)
    game.play("BA", form("BA-nabu", "EL-tannanu"))
    assert game.asked == [(game.seat("EL"), "join-group")]
    game.answer("EL", "decline")
    assert groups(game) == {}
    one = table("seat P1: AS; seat P2: BA EL; " + text, impulse="BA", ap=4)
    one.play("BA", form("BA-nabu", "EL-tannanu"))
    assert groups(one) == {"5": ["BA-nabu", "EL-tannanu"]}


def test_aw_6_6_4_1_the_own_armies_still_form_a_group() -> None:
    """AW-6.6.4-1: with a second Babylonian army the group is formed without Elam."""
    game = table("kish: BA nabu mushezib 3LI, EL tannanu 2LI", impulse="BA", ap=4)
    game.play("BA", form("BA-nabu", "BA-mushezib", "EL-tannanu"))
    game.answer("EL", "decline")
    assert groups(game) == {"5": ["BA-nabu", "BA-mushezib"]}


def test_aw_6_6_4_2_activated_by_each_partner() -> None:
    """AW-6.6.4-2: Elam moves the whole group for 1 AP and commands it."""
    game = table("group 5 BA: BA-nabu EL-tannanu; kish: BA nabu 2LI, EL tannanu 2LI", impulse="EL", ap=4)
    game.play("EL", go("5", "der"))
    assert game.ap("EL") == 3
    assert groups(game) == {"5": ["EL-tannanu", "BA-nabu"]}
    assert len(there(game, "der")) == 6


def test_aw_6_6_4_3_a_king_keeps_command() -> None:
    """AW-6.6.4-3: the king who joins commands, also when Elam moves the group."""
    text = "group 5 BA: BA-nabu EL-tannanu; kish: BA nabu marduk 3LI, EL tannanu 2LI"
    game = table(text, impulse="BA", ap=4)
    game.play("BA", join("5", "BA-marduk"))
    game.answer("EL", "join")
    assert groups(game)["5"][0] == "BA-marduk"
    text = "group 5 BA: BA-marduk BA-nabu EL-tannanu; kish: BA nabu marduk 3LI, EL tannanu 2LI"
    game = table(text, impulse="EL", ap=4)
    game.play("EL", go("5", "der"))
    assert groups(game)["5"][0] == "BA-marduk"


def test_aw_6_6_4_4_the_cards_owner_is_wiped_out() -> None:
    """AW-6.6.4-4: Nabu falls and his unit routs: the group dissolves, and Elam may form one on its own card at once."""
    text = "group 5 BA: BA-nabu EL-tannanu EL-imbappa; kish: BA nabu LI1-, EL tannanu imbappa 4LI 2HI"
    for choice, then in (("form", {"6": ["EL-tannanu", "EL-imbappa"]}), ("leave-it", {})):
        game = attack(f"{text}; sippar: AS turtan 4LI", "AS-turtan", "kish", dice={"melee": [1, 1, *[6] * 14]})
        assert groups(game) == {"5": ["BA-nabu", "EL-tannanu", "EL-imbappa"]}
        game.answer("BA", "BA-nabu")
        game.answer("EL", "EL-LI-1")
        reply(game, "BA", "BA")  # the rout, too, is Babylonia's
        reply(game, "EL", "babylon")
        assert [
            piece for _, there in game.board.places() for piece in there if piece.owner == "BA"
        ] == game.board.regroup
        assert "group-dissolved" in game.told
        assert game.asked == [(game.seat("EL"), "renew-group")]
        game.answer("EL", choice)
        assert groups(game) == then


@pytest.mark.unsound("group-limits")
def test_r_46_no_new_group_while_the_cards_owner_still_has_troops() -> None:
    """R-46: a group that has lost one of its two armies is over; only a card owner wiped out lets others form one."""
    lost = "group 5 BA: BA-nabu BA-mushezib; kish: BA nabu 2LI, EL tannanu 2LI; regroup: BA mushezib"
    game = after_battle(lost, "kish")
    assert (game.asked, groups(game)) == ([(game.seat("AS"), "impulse")], {})
    apart = "group 5 BA: BA-nabu EL-tannanu EL-imbappa; babylon: BA nabu LI; kish: EL tannanu imbappa 4LI"
    game = after_battle(apart, "kish")
    assert game.asked == [(game.seat("AS"), "impulse")]


def test_aw_6_6_4_5_minors_join_but_never_found() -> None:
    """AW-6.6.4-5: without a Babylonian army there is no card for Urartu and Phrygia."""
    allies = "UR: active, track BA, level 13; PY: active, track BA, level 13; "
    game = table(allies + "tabal: UR argishti 2LI, PY gurdi 2LI", impulse="UR", ap=4)
    refusal = game.refused("UR", form("UR-argishti", "PY-gurdi"))
    assert (refusal.rule, refusal.message.id) == ("6.6.4", "no-free-group-card")
    game = table(allies + "tabal: UR argishti 2LI, PY gurdi 2LI, BA nabu 2LI", impulse="BA", ap=4)
    game.play("BA", form("BA-nabu", "UR-argishti", "PY-gurdi"))
    assert groups(game) == {"5": ["BA-nabu", "UR-argishti", "PY-gurdi"]}


def test_r_46_another_players_army_is_left_behind_with_his_consent() -> None:
    """R-46: Elam's army stays in the group unless its player agrees to be left behind."""
    text = "group 5 BA: BA-nabu BA-mushezib EL-tannanu; kish: BA nabu mushezib 4LI, EL tannanu 2LI"
    game = table(text, impulse="BA", ap=4)
    game.play("BA", leave("EL-tannanu"))
    game.answer("EL", "keep")
    assert len(groups(game)["5"]) == 3
    game.play("BA", leave("EL-tannanu"))
    game.answer("EL", "stay-behind")
    assert groups(game) == {"5": ["BA-nabu", "BA-mushezib"]}


def test_10_2_the_mede_forms_no_group_before_turn_4() -> None:
    """6.6.6, 10.2: the Mede's card cannot be used in turns 1 to 3."""
    text = "ecbatana: ME daiukku eparna 4LC"
    early = table("clock: turn 3; " + text, impulse="ME", ap=4)
    assert early.refused("ME", form("ME-daiukku", "ME-eparna")).message.id == "no-free-group-card"
    late = table("clock: turn 4; " + text, impulse="ME", ap=4)
    late.play("ME", form("ME-daiukku", "ME-eparna"))
    assert groups(late) == {"3": ["ME-daiukku", "ME-eparna"]}


def test_6_6_3_wrong_names_are_refused() -> None:
    """6.6.3: nobody, strangers, one leader twice, one of another group, an unknown group."""
    game = table(TWO + "; ashur: AS rab-saris LI5", impulse="AS", ap=4)
    assert game.refused("AS", form()).message.id == "group-needs-two-armies"
    assert game.refused("AS", form("x")).message.id == "no-such-force"
    assert game.refused("AS", form("AS-turtan", "AS-rab-saris")).message.id == "group-not-in-area"
    assert game.refused("AS", form("AS-turtan", "AS-turtan")).message.id == "group-named-twice"
    assert game.refused("AS", form("AS-turtan")).message.id == "group-needs-two-armies"
    assert game.refused("AS", join("9", "AS-turtan")).message.id == "no-such-group"
    assert game.refused("AS", leave("AS-turtan")).message.id == "not-in-group"
    assert game.refused("AS", Command(LeaderId(PieceId("AS-turtan")))).message.id == "not-in-group"
    game.play("AS", form("AS-turtan", "AS-rab-shaqe"))
    assert game.refused("AS", form("AS-turtan", "AS-rab-shaqe")).message.id == "already-in-group"
    assert game.refused("AS", go("1", "kalhu", units="x")).message.id == "not-with-force"


def test_r_77_finished_armies_may_form_a_group_but_not_move() -> None:
    """R-46, R-77: after a battle a group can still be formed, to defend together."""
    game = table("nineveh: AS turtan!used rab-shaqe 4LI!used", impulse="AS", ap=4)
    game.play("AS", form("AS-turtan", "AS-rab-shaqe"))
    assert game.refused("AS", go("1", "kalhu")).message.id == "finished"


@pytest.mark.unsound("group-limits")
def test_6_6_4_a_new_commander_follows_one_who_fell() -> None:
    """6.6.4: the group goes on under a leader of the card's owner."""
    text = "group 5 BA: BA-nabu EL-tannanu BA-mushezib; kish: BA mushezib 2LI, EL tannanu 2LI; regroup: BA nabu"
    assert groups(after_battle(text, "kish")) == {"5": ["BA-mushezib", "EL-tannanu"]}


@pytest.mark.unsound("group-limits")
def test_6_6_4_beaten_survivors_may_form_a_new_group_where_they_went() -> None:
    """6.6.4: Babylonia's army is gone, the two Elamite ones retreat and may be a group on Elam's card."""
    text = "group 5 BA: BA-nabu EL-tannanu EL-imbappa; kish: EL tannanu imbappa 4LI, AS turtan 3LI; regroup: BA nabu"
    beaten = tuple(PieceId(piece) for piece in ("EL-tannanu", "EL-imbappa", "EL-LI-1", "EL-LI-2", "EL-LI-3", "EL-LI-4"))
    game = during(text, Retreat(pieces=beaten, area=AreaId("kish"), barred=(AreaId("sippar"),)), unsound=MEETING)
    game.answer("EL", "der")
    assert game.asked == [(game.seat("EL"), "renew-group")]
    game.answer("EL", "form")
    assert groups(game) == {"6": ["EL-tannanu", "EL-imbappa"]}


# ---- it ends when fewer than two armies remain -------------------------------------------------------------

REST = ["AS-LI-2", "AS-rab-shaqe", "AS-turtan"]
WEAK = "ashur: AS turtan {0}!under=AS-turtan rab-shaqe LI2!under=AS-rab-shaqe; group 1 AS: AS-turtan AS-rab-shaqe; "


def test_r_46_a_plague_ends_a_group() -> None:
    """R-46: pestilence kills the Turtan's only unit."""
    game = table(WEAK.format("LI1-") + "hand BA: 25 40", impulse="BA", ap=6, dice={"attrition": every(1, after=[6])})
    game.play("BA", event("25", "ashur"))
    game.answer("AS", "AS-LI-1")
    through(game)
    assert (there(game, "ashur"), groups(game)) == (REST, {})


def test_r_46_a_mutiny_ends_a_group() -> None:
    """R-46: the Turtan's only mercenary goes."""
    game = table(WEAK.format("MC-LI") + "hand BA: 110 40", impulse="BA", ap=6)
    game.play("BA", event("110", "ashur"))
    through(game)
    assert (there(game, "ashur"), groups(game)) == (REST, {})


def test_r_46_nomads_who_are_hired_away_end_a_group() -> None:
    """R-46: the Turtan's only Aramaean is for another's hire now."""
    game = table(WEAK.format("AR-LC-01") + "hand BA: 40 42", impulse="BA", ap=6)
    game.play("BA", event("40"))
    through(game)
    assert (there(game, "ashur"), groups(game)) == (REST, {})


def test_r_46_the_end_of_the_mercenaries_ends_a_group() -> None:
    """R-46, 5.1: both armies were mercenaries, disbanded as the turn begins."""
    text = "kish: BA marduk 2MC-LI!under=BA-marduk nabu 2MC-B!under=BA-nabu; group 5 BA: BA-marduk BA-nabu"
    game = table(f"clock: turn 2, phase initiation; {text}")
    assert (there(game, "kish"), groups(game)) == (["BA-marduk", "BA-nabu"], {})


def test_r_46_hunger_ends_a_group() -> None:
    """R-46, 6.10: without AP and pillage the Turtan's only unit dies."""
    text = (
        "clock: phase action, round 2, marker AS, last EL; AS: eco 0; hand AS: 25; hand BA: 31;"
        " sippar: AS turtan LI1-!under=AS-turtan rab-shaqe LI2!under=AS-rab-shaqe, pillage 2;"
        " group 1 AS: AS-turtan AS-rab-shaqe"
    )
    game = table(text, dice={"attrition": [6, 1]})
    game.answer("AS", "suffer")
    game.answer("AS", "AS-LI-1")
    assert (there(game, "sippar"), groups(game)) == (REST, {})


def test_r_46_combining_units_ends_a_group() -> None:
    """R-46, 9.3: the Turtan's only unit is made one with Rab-shaqe's."""
    text = "ashur: AS turtan LI1-!under=AS-turtan rab-shaqe LI2-!under=AS-rab-shaqe; group 1 AS: AS-turtan AS-rab-shaqe"
    game = table(f"{text}; hand AS: 25", impulse="AS", ap=6)
    game.play("AS", Combine(UnitId(PieceId("AS-LI-2")), UnitId(PieceId("AS-LI-1"))))
    assert groups(game) == {}


@pytest.mark.parametrize(("units", "sound"), [("LI1!under=AS-turtan ", True), ("", False)])
def test_r_46_the_invariant_looks_at_armies_not_at_leaders(units: str, sound: bool) -> None:
    """R-46: two leaders on a card with one army between them are no group."""
    board = Position.parse(
        f"blank campaign\n{WEAK.format('LI1')}".replace("LI1!under=AS-turtan ", units), house()
    ).board
    assert (group_limits(board) == []) == sound


ALLIES = "group 5 BA: BA-nabu EL-tannanu; kish: BA nabu LI1..2!under=BA-nabu, EL tannanu LI1..2!under=EL-tannanu"


def test_6_6_4_a_group_that_leaves_an_army_behind_is_none() -> None:
    """6.6.3, 6.6.4, R-46: nobody marches off with an ally's army alone; some of the own units may stay."""
    game = table(ALLIES, impulse="BA", ap=3)
    refusal = game.refused("BA", go("5", "babylon", units="EL-LI-1"))
    assert (refusal.rule, refusal.message.id) == ("6.6.3", "group-needs-two-armies")
    game.play("BA", go("5", "babylon", units="BA-LI-1"))
    assert there(game, "babylon") == ["BA-LI-1", "BA-nabu", "EL-LI-1", "EL-LI-2", "EL-tannanu"]
    assert there(game, "kish") == ["BA-LI-2"]


def test_6_6_4_the_mover_of_a_group_keeps_an_army_in_it() -> None:
    """6.6.4: of two Elamite armies and one of Babylonia, the card's owner, none sets out without a unit of his."""
    three = ALLIES.replace("EL-tannanu;", "EL-tannanu EL-imbappa;") + " imbappa LI3!under=EL-imbappa"
    game = table(three, impulse="BA", ap=3)
    refusal = game.refused("BA", go("5", "babylon", units="EL-LI-1"))
    assert (refusal.rule, refusal.message.id) == ("6.6.4", "no-army-in-group")


def test_6_6_3_who_leads_no_army_does_not_command_a_group() -> None:
    """6.6.3, glossary Army Group: its commander is the leader of one of its armies, however good the others are."""
    text = "kish: BA nabu LI1!under=BA-nabu, EL tannanu imbappa LI1!under=EL-imbappa"
    game = table(f"group 5 BA: BA-nabu EL-tannanu EL-imbappa; {text}", impulse="EL", ap=3)
    game.play("EL", go("5", "babylon"))
    assert game.board.groups[0].commander == "EL-imbappa"
    refusal = game.refused("EL", Command(LeaderId(PieceId("EL-tannanu"))))
    assert (refusal.rule, refusal.message.id) == ("6.6.3", "commander-without-army")
    game = table(f"seat P4: BA EL; {text}", impulse="BA", ap=3)
    team = ("EL-tannanu", "BA-nabu", "EL-imbappa")
    assert game.refused("BA", form(*team, commander="EL-tannanu")).message.id == "commander-without-army"
    given = {"leaders": " ".join(team)}
    offered = game.match.candidates(game.seat("BA"), "form-group", "commander", given, "")
    assert [one.value for one in offered] == ["BA-nabu", "EL-imbappa"]
    game.play("BA", form(*team))
    assert game.board.groups[0].leaders == ["BA-nabu", "EL-imbappa", "EL-tannanu"]


def test_6_6_3_a_commander_without_units_hands_over() -> None:
    """6.6.3, 6.6.4: when his last unit dies on the way another leader of an army commands."""
    text = "group 1 AS: AS-turtan AS-rab-shaqe AS-rab-saris; anat: AS turtan LI1-!under=AS-turtan"
    text += " rab-shaqe LI2!under=AS-rab-shaqe rab-saris LI3!under=AS-rab-saris"
    game = table(text, impulse="AS", ap=3, dice={"attrition": [6, 1, 1]})
    game.play("AS", go("1", "qedar"))
    game.answer("AS", "AS-LI-1")
    assert set(game.board.groups[0].leaders) == {"AS-turtan", "AS-rab-shaqe", "AS-rab-saris"}
    assert game.board.groups[0].commander != "AS-turtan"


def test_r_46_a_group_whose_army_dies_on_the_march_goes_no_further() -> None:
    """6.6.4, R-46: without an army of the card's owner it is no group, and nobody leads an ally's army on."""
    text = "group 5 BA: BA-nabu EL-tannanu; borsippa: BA nabu LI1-!under=BA-nabu, EL tannanu LI1!under=EL-tannanu"
    game = table(text, impulse="BA", ap=4, dice={"attrition": [6, 1]})
    game.play("BA", go("5", "qedar", "anat"))
    assert {"group-dissolved", "march-halted"} <= set(game.told)
    assert (there(game, "qedar"), game.ap("BA")) == (["BA-nabu", "EL-LI-1", "EL-tannanu"], 3)


def test_6_6_3_who_plays_two_countries_of_a_group_drops_units_of_both() -> None:
    """6.6.3, R-46: he needs nobody's consent; another player's units all go along, whoever is named."""
    one = table(f"seat P1: AS; seat P2: BA EL; {ALLIES}", impulse="BA", ap=3)
    one.play("BA", go("5", "babylon", units="BA-LI-1 EL-LI-1"))
    assert there(one, "kish") == ["BA-LI-2", "EL-LI-2"]
    whole = table(f"seat P1: AS; seat P2: BA EL; {ALLIES}", impulse="BA", ap=3)
    whole.play("BA", go("5", "babylon", units="BA-LI-1"))
    assert there(whole, "kish") == ["BA-LI-2"]
    two = table(ALLIES, impulse="BA", ap=3)
    two.play("BA", go("5", "babylon", units="BA-LI-1 EL-LI-1"))
    assert there(two, "kish") == ["BA-LI-2"]
