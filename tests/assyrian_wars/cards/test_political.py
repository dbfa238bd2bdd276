"""Political cards (6.11.f): King of the World (8, tribute), Priests of Marduk (14), Opposing Party (59), Incite
Hostilities (60), Crown Prince (61), Hostage Princes (62), Court Intrigue (63)."""

from collections.abc import Sequence

import pytest

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import is_king, rating
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import allied, at_war, in_grace
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.tribute.tribute import TributeCheck, dice_of
from rules.assyrian_wars.turn.turn import GameTurns
from rules.assyrian_wars.turn.windows import CardWindow
from tests.assyrian_wars.cards.events import MEASURES, cancelled, cards, event, respond
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

AS, BA, EL, PE = (CountryId(code) for code in ("AS", "BA", "EL", "PE"))


def war(game: CaseTable, one: str, other: str) -> bool:
    return at_war(game.board, CountryId(one), CountryId(other))


# ---- 14: Priests of Marduk ---------------------------------------------------------------------------------------


@cards(14)
def test_babylonia_leaves_its_camp(card: str) -> None:
    """Neutral at once and without AP: the war with Assyria is over (R-225)."""
    game = table(f"hand BA: {card} 40", impulse="BA", ap=4)
    game.play("BA", event(card))
    game.answer("BA", "neutral")
    through(game)
    assert game.country("BA").camp is Camp.NEUTRAL
    assert not war(game, "BA", "AS")
    assert game.ap("BA") == 1
    assert game.country("BA").played_home == [card]


@cards(14)
def test_babylonia_may_attack_its_former_camp_at_once(card: str) -> None:
    """For the rest of the turn, at the usual price; who became neutral by defeat or tribute may not (7.4.1)."""
    game = table(f"hand BA: {card} 40; BA: camp-at-start rebel", impulse="BA", ap=13)
    game.play("BA", event(card))
    game.answer("BA", "neutral")
    through(game)
    game.play("BA", DeclareWar(EL, alone=True))
    through(game)
    assert war(game, "BA", "EL")
    assert game.ap("BA") == 0
    other = "blank campaign\ncamp assyrian: AS\ncamp rebel: EL\nBA: camp-at-start rebel; hand BA: 40 41"
    assert table(other, impulse="BA", ap=13).refused("BA", DeclareWar(EL)).message.id == "not-on-former-camp"


@cards(14)
def test_babylonia_changes_sides_with_assyria_s_consent(card: str) -> None:
    game = table(f"hand BA: {card} 40", impulse="BA", ap=4)
    game.play("BA", event(card))
    game.answer("BA", "join")
    game.answer("AS", "agree")
    through(game)
    assert game.country("BA").camp is Camp.ASSYRIAN
    assert war(game, "BA", "EL")


@cards(14)
def test_a_refused_change_may_still_be_neutrality(card: str) -> None:
    """7.4.1: Assyria declines; Babylonia has its point and chooses again."""
    game = table(f"hand BA: {card} 40", impulse="BA", ap=4)
    game.play("BA", event(card))
    game.answer("BA", "join")
    game.answer("AS", "decline")
    assert game.country("BA").vp == 1
    assert game.options("BA") == ["stay", "neutral"]
    game.answer("BA", "stay")
    assert game.country("BA").camp is Camp.REBEL


@cards(14)
def test_babylonia_ends_its_grace_period(card: str) -> None:
    text = f"blank campaign\ncamp assyrian: AS\nconquest AS BA: until 2; tribute BA AS conquest; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=4)
    assert in_grace(game.board, AS, BA)
    game.play("BA", event(card))
    game.answer("BA", "end")
    through(game)
    assert not in_grace(game.board, AS, BA)
    assert game.board.conquests == []


@cards(14)
def test_priests_need_something_to_change(card: str) -> None:
    """Neutral and bound by nothing, Babylonia can only play it for AP; nobody else has the card's event."""
    game = table(f"blank campaign\ncamp assyrian: AS\nhand BA: {card} 40", impulse="BA", ap=4)
    assert game.refused("BA", event(card)).message.id == "no-change-of-course"
    other = table(f"hand EL: {card} 40", impulse="EL", ap=4)
    assert other.refused("EL", event(card)).message.id == "event-for-others"


@cards(14)
def test_priests_cancelled(card: str) -> None:
    game = table(f"hand BA: {card} 40; hand AS: {MEASURES} 41; AS: saved 1", impulse="BA", ap=4)
    cancelled(game, "AS", "BA", event(card))
    assert game.country("BA").camp is Camp.REBEL


# ---- 59: Opposing Party Takes Command ----------------------------------------------------------------------------


@cards(59)
def test_another_power_may_change_its_course(card: str) -> None:
    """Its own player decides; if he declines, the card is spent."""
    for choice, camp in (("stay", Camp.REBEL), ("neutral", Camp.NEUTRAL)):
        game = table(f"hand AS: {card} 40", impulse="AS", ap=4)
        game.play("AS", event(card, "BA"))
        assert game.asked == [(game.seat("BA"), "change-camp")]
        game.answer("BA", choice)
        through(game)
        assert game.country("BA").camp is camp
        assert card in game.board.discard
        assert (game.ap("AS"), game.country("AS").loan) == (0, 0)


@cards(59)
def test_the_new_party_may_attack_the_old_camp(card: str) -> None:
    """7.4.1: the card is an exception; only who is neutral by defeat or tribute is bound to his camp of this turn."""
    text = f"hand AS: {card} 40; hand BA: 41 42; BA: camp-at-start rebel, eco 10; clock: round 2, start AS"
    game = table(text, impulse="AS", ap=4)
    game.play("AS", event(card, "BA"))
    game.answer("BA", "neutral")
    game.end("AS")
    through(game)
    game.play("BA", DeclareWar(EL, alone=True))
    through(game)
    assert war(game, "BA", "EL")
    assert game.ap("BA") == 0


@cards(59)
def test_assyria_never_leaves_its_camp(card: str) -> None:
    """But its grace periods may end."""
    game = table(f"hand BA: {card} 40", impulse="BA", ap=4)
    assert game.refused("BA", event(card, "AS")).message.id == "no-change-of-course"
    bound = table(f"conquest AS EG: until 2; tribute EG AS conquest; hand BA: {card} 40", impulse="BA", ap=4)
    bound.play("BA", event(card, "AS"))
    bound.answer("AS", "end")
    through(bound)
    assert bound.board.conquests == []
    assert bound.country("AS").camp is Camp.ASSYRIAN


@cards(59)
def test_it_must_be_another_power_with_a_choice(card: str) -> None:
    game = table(f"hand BA: {card} 40", impulse="BA", ap=4)
    for found in ("BA", "EG", "SY", ""):
        assert game.refused("BA", event(card, *([found] if found else []))).message.id == "no-change-of-course"


@cards(59)
def test_opposing_party_cancelled(card: str) -> None:
    game = table(f"hand AS: {card} 40; hand BA: {MEASURES} 41; BA: saved 1", impulse="AS", ap=4)
    cancelled(game, "BA", "AS", event(card, "BA"))
    assert game.country("BA").camp is Camp.REBEL


# ---- 60: Incite Hostilities --------------------------------------------------------------------------------------


@cards(60)
def test_two_neighbours_are_at_war(card: str) -> None:
    """Inactive ones are activated (6.17), and powers allied to them are not drawn in."""
    game = table(f"IS: active, track EG, level 13; hand BA: {card} 40", impulse="BA", ap=4)
    game.play("BA", event(card, "JU", "IS"))
    through(game)
    assert war(game, "JU", "IS")
    assert game.country("JU").active
    assert not war(game, "EG", "JU")
    assert game.ap("BA") == 1


@cards(60)
def test_elam_and_persia_even_in_a_grace_period(card: str) -> None:
    """The grace period between the two ends, and with it the conquest."""
    text = f"conquest EL PE: until 2; tribute PE EL conquest; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=4)
    game.play("BA", event(card, "EL", "PE"))
    through(game)
    assert war(game, "EL", "PE")
    assert game.board.conquests == []


@cards(60)
def test_who_cannot_be_incited(card: str) -> None:
    """Lands that do not touch, allies of one power, those at war already, powers other than the pair."""
    text = f"IS: active, track EG, level 13; SY: active, track EG, level 13; war JU PH; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=4)
    assert game.refused("BA", event(card, "JU", "PY")).message.id == "no-quarrel-there"
    assert game.refused("BA", event(card, "IS", "SY")).message.id == "no-quarrel-there"
    assert game.refused("BA", event(card, "JU", "PH")).message.id == "no-quarrel-there"
    assert game.refused("BA", event(card, "AS", "EL")).message.id == "nobody-to-incite"
    assert game.refused("BA", event(card, "JU")).message.id == "no-quarrel-there"
    allies = table(f"PE: active, track EL, level 13; hand BA: {card} 40", impulse="BA", ap=4)
    assert allies.refused("BA", event(card, "EL", "PE")).rule == "6.11.f"


@cards(60)
def test_incitement_cancelled(card: str) -> None:
    game = table(f"hand BA: {card} 40; hand AS: {MEASURES} 41; AS: saved 1", impulse="BA", ap=4)
    cancelled(game, "AS", "BA", event(card, "EL", "PE"))
    assert not war(game, "EL", "PE")


# ---- 61: Crown Prince --------------------------------------------------------------------------------------------


@cards(61)
def test_a_leader_is_crowned(card: str) -> None:
    """+1 action and +2 command (R-14)."""
    game = table(f"kish: BA nabu 2LI; hand BA: {card} 40", impulse="BA", ap=4)
    before = _ratings(game)
    game.play("BA", event(card, "BA-nabu", use="crown"))
    after = _ratings(game)
    assert (after[0] - before[0], after[1] - before[1]) == (1, 2)
    (nabu,) = [piece for piece in game.board.areas[AreaId("kish")].pieces if piece.is_leader]
    assert is_king(edition_of(game.board).counters, nabu)


def _ratings(game: CaseTable) -> tuple[int, int]:
    (nabu,) = [piece for piece in game.board.areas[AreaId("kish")].pieces if piece.is_leader]
    value = rating(edition_of(game.board).counters, game.board.options, nabu)
    return value.action, value.command


@cards(61)
def test_who_cannot_be_crowned(card: str) -> None:
    """Another country's leader, a king, one who is not on the map."""
    text = f"nineveh: AS sargon turtan^ LI; kish: BA nabu; regroup: AS nagir-ekalli; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=4)
    for leader in ("AS-sargon", "AS-turtan", "BA-nabu", "AS-nagir-ekalli", "AS-LI-1"):
        assert game.refused("AS", event(card, leader, use="crown")).message.id == "nobody-to-crown"


@cards(61)
def test_the_succession_is_for_the_roll_of_its_own_power(card: str) -> None:
    """A response, and only to a succession roll of the card's own country; there it lies until the roll (10.3)."""
    own = succession(f"hand BA: {card} 40; BA: saved 3", "BA")
    own.play("BA", respond(card, use="succession"))
    assert [(effect.kind, effect.target) for effect in own.board.effects] == [("automatic-succession", "BA")]
    assert own.saved("BA") == 0
    other = succession(f"hand BA: {card} 40; hand EG: 41; BA: saved 3", "EG", seat="P4")
    assert other.refused("BA", respond(card, use="succession")).message.id == "answer-does-not-fit"


def succession(text: str, country: str, seat: str | None = None) -> CaseTable:
    """A succession roll of this power is due."""
    power = CountryId(country)
    seated = seat or table(text).seat(country)
    window = CardWindow(answers_to=Trigger.SUCCESSION_ROLL, country=power, seats=(seated,))
    return table(f"{text}; clock: phase interphase", stack=[GameTurns(step="go_on"), window], orders=False)


@cards(61)
def test_coronation_cancelled(card: str) -> None:
    game = table(f"kish: BA nabu LI; hand BA: {card} 40; hand AS: {MEASURES} 41; AS: saved 1", impulse="BA", ap=4)
    cancelled(game, "AS", "BA", event(card, "BA-nabu", use="crown"))
    assert not any(piece.crowned for piece in game.board.areas[AreaId("kish")].pieces)


# ---- 62: Hostage Princes -----------------------------------------------------------------------------------------


def tribute_check(text: str, dice: Sequence[int], minor: str = "SY") -> CaseTable:
    """Assyria's check of a minor is due."""
    stack = [GameTurns(step="act"), TributeCheck(minor=CountryId(minor))]
    return table(f"{text}; clock: phase initiation", stack=stack, dice={"tribute": dice}, alert="AS")


@cards(62)
def test_the_next_check_succeeds(card: str) -> None:
    """The card lies there, and is used up by the check, without dice."""
    game = table(f"hand AS: {card} 40", impulse="AS", ap=4)
    game.play("AS", event(card, "SY", use="impulse"))
    assert [(one.card, one.target, one.face_up) for one in game.board.effects] == [(card, "SY", True)]
    assert card not in game.board.discard
    due = tribute_check(f"effect {card} AS condition: kind tribute-success, target SY, face-up", every(6))
    assert "tribute-rolled" not in due.told
    assert card in due.board.discard
    assert due.board.effects == []


@cards(62)
def test_as_a_response_before_the_dice(card: str) -> None:
    game = tribute_check(f"hand AS: {card} 40; AS: saved 2", every(6))
    assert game.question("AS").kind == "respond"
    game.play("AS", respond(card))
    assert "tribute-rolled" not in game.told
    assert game.saved("AS") == 0


@cards(62)
def test_only_a_minor_that_is_free(card: str) -> None:
    text = f"SY: active, track BA, level 13; conquest AS IS: until 2; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=4)
    for found in ("SY", "IS", "BA", "CI"):
        assert game.refused("AS", event(card, found, use="impulse")).message.id == "no-tribute-to-secure"


@cards(62)
@pytest.mark.parametrize("change", ["SY: active, track BA, level 13", "conquest AS SY: until 2"])
def test_it_is_discarded_when_the_minor_is_allied_or_conquered(card: str, change: str) -> None:
    effect = f"effect {card} AS condition: kind tribute-success, target SY, face-up"
    game = table(f"{effect}; {change}; hand AS: 40 41; AS: eco 2", impulse="AS", ap=4)
    game.end("AS")
    assert card in game.board.discard
    assert game.board.effects == []


@cards(62)
def test_hostages_cancelled(card: str) -> None:
    game = table(f"hand AS: {card} 40; hand BA: {MEASURES} 41; BA: saved 1", impulse="AS", ap=4)
    cancelled(game, "BA", "AS", event(card, "SY", use="impulse"))
    assert game.board.effects == []


# ---- 8: King of the World (tribute) ------------------------------------------------------------------------------


def refused_tribute(text: str, *second: int) -> CaseTable:
    """Syria's dice have shown a refusal: the first of them is a six; then come these."""
    dice = dice_of(table(text).board, CountryId("SY"))
    game = tribute_check(text, [6, *[1] * (dice - 1), *second])
    game.answer("AS", "pass")  # before the dice
    assert game.message("tribute-rolled").params["pays"] is False
    return game


@cards(8)
@pytest.mark.parametrize(("again", "pays"), [(5, True), (6, False)])
def test_all_dice_of_a_refusal_are_rolled_again(card: str, again: int, pays: bool) -> None:
    """5.2.1: the second result stands, whatever it is; 2 AP, here of the savings (R-131)."""
    game = refused_tribute(f"hand AS: {card} 40; AS: saved 4", *[again] * 3)
    game.play("AS", respond(card))
    rolled = through(game, "respond").message("tribute-rolled").params
    assert rolled["pays"] is pays
    assert rolled["dice"] == (again,) * dice_of(game.board, CountryId("SY"))
    assert game.saved("AS") == 2
    assert game.country("AS").played_home == [card]


@cards(8)
def test_not_before_the_dice_and_only_for_assyria(card: str) -> None:
    """6.11.e: a response comes when its condition has happened; a check that succeeds leaves nothing to answer."""
    game = tribute_check(f"hand AS: {card} 40; AS: saved 4", every(1))
    assert game.refused("AS", respond(card)).message.id == "event-not-now"
    game.answer("AS", "pass")
    assert "respond" not in [kind for _, kind in game.asked]
    assert game.country("AS").hand == [card, "40"]
    other = refused_tribute(f"hand BA: {card} 40; hand AS: 41; BA: saved 4")
    assert "respond" not in [kind for _, kind in other.asked]


@cards(8)
def test_the_new_dice_cancelled(card: str) -> None:
    """R-134: the refusal stands, and Assyria pays nothing."""
    game = refused_tribute(f"hand AS: {card} 40; AS: saved 4; hand BA: {MEASURES} 41; BA: saved 1")
    game.play("AS", respond(card))
    game.play("BA", respond(MEASURES))
    assert "tribute-rolled" not in through(game, "respond").told
    assert game.saved("AS") == 4
    assert game.country("AS").played_home == [card]


# ---- 63: Court Intrigue ------------------------------------------------------------------------------------------


@cards(63)
@pytest.mark.parametrize(("die", "level"), [(2, 4), (6, 0)])
def test_the_marker_goes_down(card: str, die: int, level: int) -> None:
    """At most to 0, which is the Neutrals box."""
    game = table(f"SY: track AS, level 6; hand BA: {card} 40", impulse="BA", ap=4, dice={"intrigue": [die]})
    game.play("BA", event(card, "SY", use="intrigue"))
    assert game.country("SY").level == level
    assert game.country("SY").track == ("AS" if level else None)
    assert game.ap("BA") == 2


@cards(63)
def test_intrigue_needs_a_free_marker_above_zero(card: str) -> None:
    text = f"SY: active, track AS, level 13; conquest AS IS: until 2, level 4; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=4)
    for found in ("SY", "IS", "PH", "AS"):
        assert game.refused("BA", event(card, found, use="intrigue")).message.id == "no-marker-to-lower"


@cards(63)
def test_intrigue_cancelled(card: str) -> None:
    text = f"SY: track AS, level 6; hand BA: {card} 40; hand AS: {MEASURES} 41; AS: saved 1"
    game = cancelled(table(text, impulse="BA", ap=4), "AS", "BA", event(card, "SY", use="intrigue"))
    assert game.country("SY").level == 6


def test_a_camp_of_two_stays_allied_without_the_card() -> None:
    """What these cards change is changed by them alone."""
    game = table("hand BA: 40 41", impulse="BA", ap=4)
    assert allied(game.board, BA, EL)
    assert not at_war(game.board, EL, PE)
