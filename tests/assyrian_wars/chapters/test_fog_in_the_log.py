"""What the others read in the log of an order: that it was given, and what the events tell (9.5)."""

import pytest

from rules.assyrian_wars.battle.losses import friends_of, is_veiled
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId, UnitId
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.build.rebuilding import Rebuild
from rules.assyrian_wars.build.regrouping import Combine
from rules.assyrian_wars.encounter.interception import Interception
from rules.assyrian_wars.march.army_orders import Assign
from rules.assyrian_wars.nomads.nomads import RestoreTribe
from rules.assyrian_wars.politics.activation import PlaceReturning
from rules.assyrian_wars.politics.closed_land import Homeward
from rules.assyrian_wars.politics.diplomacy import EndAlliance
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.war_orders import JoinCamp
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.turn.supply import Upkeep
from rules.core.ids import Seat
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.politics import politics, through_politics
from tests.assyrian_wars.cases.table import table
from tests.assyrian_wars.cases.test_7_5_secret_diplomacy import during


def test_an_order_names_units_to_its_own_seat_only() -> None:
    game = table("ashur: AS turtan 3LI; nineveh: empty; kish: BA LI1", impulse="AS", ap=6)
    entry = game.play("AS", go("AS-turtan", "nineveh")).entries[0]
    assert entry.for_seat(entry.seat).answer is not None
    for other in (None, *(seat for seat in game.match.table.seats if seat != entry.seat)):
        seen = entry.for_seat(None if other is None else Seat(other))
        assert seen.answer is None
        assert seen.events, "that an army moved is public"


def test_how_many_units_a_leader_commands_is_his_sides_affair() -> None:
    """R-269: sizes stay hidden until battle; without fog everybody reads it."""
    text = "nineveh: AS turtan rab-saris 4LI; camp assyrian: ME"
    order = Assign(LeaderId(PieceId("AS-rab-saris")), (PieceId("AS-LI-1"), PieceId("AS-LI-2")))
    game = table(text, impulse="AS", ap=6)
    game.play("AS", order)
    (told,) = [event for event in game.events if event.message.id == "army-arranged"]
    assert told.seats == (game.seat("AS"), game.seat("ME"))
    game = table(f"{text}; options: not fog-of-war", impulse="AS", ap=6)
    game.play("AS", order)
    (told,) = [event for event in game.events if event.message.id == "army-arranged"]
    assert told.seats is None


def test_the_dice_of_a_siege_lie_open() -> None:
    """R-269: hidden until battle; a siege round is one, so its dice are told to all, a siege alone tells nothing."""
    text = "sippar: AS turtan 4LI, BA (nabu 2HI B), control BA"
    game = table(text, impulse="AS", ap=6, dice={"besiegers": every(6), "defenders": every(6)})
    assert all(piece.unit_class != "HI" for piece in game.match.view(game.seat("EG")).areas["sippar"].pieces)
    game.play("AS", Besiege("AS-turtan", "standard"))
    (rolled,) = [event for event in game.events if event.message.id == "siege-rolled"]
    assert rolled.seats is None
    assert {line.params["what"] for line in rolled.message.params["other_lines"]} >= {"city", "HI", "B"}
    game = table(text, impulse="AS", ap=6)
    game.play("AS", Besiege("AS-turtan", "hunger"))
    assert not [event for event in game.events if "HI" in str(event.message.params) and event.seats is None]


def test_who_plays_a_minor_without_ally_reads_its_losses() -> None:
    """7.4.5, R-269: Babylonia acts for Urartu and sees its stacks, so it reads which unit was lost; others do not."""
    text = "war AS UR; UR: active, controller BA; tushpa: UR rusa 3LI"
    game = table(text, impulse="UR", ap=9)
    assert friends_of(game.board, CountryId("UR")) == (game.seat("BA"),)
    wild = table("CI: active, entered, controller EG; tushpa: CI LC1", impulse="AS", ap=2)
    assert friends_of(wild.board, CountryId("CI")) == (wild.seat("EG"),)


def test_where_how_many_return_is_told_to_friends_only() -> None:
    """9.5, R-120, R-275: who places a minor's or tribe's pieces is asked in private, and the log keeps it so."""
    text = "UR: deployed, track BA, level 12; home UR: rusa 3LI 2HI; tushpa: empty; musasir: empty"
    game = table(text, impulse="BA", ap=6)
    game.play("BA", Influence(CountryId("UR"), 13))
    game.play("BA", PlaceReturning((PieceId("UR-rusa"), PieceId("UR-LI-1")), "tushpa"))
    (told,) = [event for event in game.events if event.message.id == "pieces-returned"]
    assert told.seats == (game.seat("BA"), game.seat("EL"))
    tribe = during("CI: active, entered, controller AS; erebuni: CI LC1", RestoreTribe(tribe=CountryId("CI")))
    (told,) = [event for event in tribe.events if event.message.id == "tribe-reinforced"]
    assert told.seats == (tribe.seat("AS"),)


def test_which_units_are_rebuilt_is_their_sides_affair() -> None:
    """6.4, 9.3, R-269: only friends hear which; the others, that it was done."""
    text = "nineveh: AS turtan 2LI- HI; camp assyrian: ME"
    for order, told in (
        (Rebuild((UnitId(PieceId("AS-LI-1")),)), "units-rebuilt"),
        (Combine("AS-LI-1", "AS-LI-2"), "units-combined"),
    ):
        game = table(text, impulse="AS", ap=6)
        game.play("AS", order)
        seen = {event.message.id: event.seats for event in game.events}
        assert seen == {told: (game.seat("AS"), game.seat("ME")), f"{told}-unseen": None}
        game = table(f"{text}; options: not fog-of-war", impulse="AS", ap=6)
        game.play("AS", order)
        assert [(event.message.id, event.seats) for event in game.events] == [(told, None)]


def test_who_controls_a_tribe_does_not_see_into_its_enemies_stacks() -> None:
    """10.1.1, R-98: he sees what his own seat may see."""
    board = table("CI: active, entered, controller AS; daiaeni: CI teushpa 4LC").board
    assert not is_veiled(board, CountryId("CI"), CountryId("AS"))
    assert is_veiled(board, CountryId("CI"), CountryId("UR"))


def test_new_friends_see_each_others_stacks_and_that_is_no_free_look() -> None:
    """7.4.1, 9.5: joining a camp lifts its fog, so nobody takes it back without the others' consent."""
    game = politics("susa: BA marduk 2LI")
    through_politics(game, "BA")
    game.play("BA", JoinCamp(Camp.ASSYRIAN))
    assert game.answer("AS", "agree").entries[0].revealed
    game = politics("susa: BA marduk 2LI; options: not fog-of-war")
    through_politics(game, "BA")
    game.play("BA", JoinCamp(Camp.ASSYRIAN))
    assert not game.answer("AS", "agree").entries[0].revealed


def test_a_minor_that_falls_asleep_shows_its_stacks_and_that_is_no_free_look() -> None:
    """6.9, 9.5: its pieces lie open on its home card."""
    movers = tuple(PieceId(piece) for piece in ("AS-turtan", "AS-LI-1", "AS-LI-2"))
    game = during(
        "der: BA nabu LI; gutium: AS turtan 2LI; UR: active; tushpa: UR rusa 3LI",
        Interception(pieces=movers, area=AreaId("gutium")),
        EndAlliance(minor=CountryId("UR"), power=CountryId("AS"), rule="6.9", at_war=()),
    )
    entries = game.answer("BA", "decline").entries
    assert (len(game.country("UR").home), entries[0].revealed) == (4, True)


@pytest.mark.parametrize("fog", [True, False])
def test_who_goes_to_the_regroup_box_is_seen_and_that_is_no_free_look(fog: bool) -> None:
    """8.1, R-249, 9.5: an army in Egypt's land after a peace, without a home to go to, lies open in the Regroup Box."""
    homes = [area for area, state in table("").board.areas.items() if state.control in ("BA", "EL")]
    lost = "; ".join(f"{area}: control AS" for area in homes)
    text = f"options: {'' if fog else 'not '}fog-of-war; der: AS LI1; gutium: BA LI1; memphis: BA nabu LI2 LI3; {lost}"
    asked = Interception(pieces=(PieceId("BA-LI-1"),), area=AreaId("gutium"))
    game = during(text, asked, Homeward())
    entries = game.answer("AS", "decline").entries
    assert game.where("BA-nabu") == game.where("BA-LI-2") == "regroup"
    assert entries[0].revealed is fog


@pytest.mark.parametrize("fog", [True, False])
def test_supply_that_is_paid_by_itself_counts_forces_and_that_is_no_free_look(fog: bool) -> None:
    """6.10, 9.5: two units where nothing is left to pillage; whoever answered before has seen it."""
    there = "der: BA nabu LI1; gutium: AS turtan LI1; kish: AS LI2 LI3, pillage 2; AS: saved 4"
    text = f"options: {'' if fog else 'not '}fog-of-war; hand AS: none; {there}"
    movers = (PieceId("AS-turtan"), PieceId("AS-LI-1"))
    game = during(text, Interception(pieces=movers, area=AreaId("gutium")), Upkeep(country=CountryId("AS")))
    entries = game.answer("BA", "decline").entries
    assert game.told.count("supply-paid") == 2
    assert entries[0].revealed is fog
