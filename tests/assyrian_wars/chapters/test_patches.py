"""A game master's rulings: what they change, what they refuse, and that a ruling keeps every piece and card."""

import re
from pathlib import Path

import pytest

import rules
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId, UnitId
from rules.assyrian_wars.board.relations import at_war, pays
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.build.mercenaries import BuyMercenaries
from rules.assyrian_wars.desk.patches import (
    AddPoints,
    LiftSieges,
    SetActive,
    SetCamp,
    SetCard,
    SetClock,
    SetControl,
    SetMarker,
    SetNumber,
    SetPiece,
    SetTrack,
    SetTribute,
    SetWar,
)
from rules.assyrian_wars.desk.rolls import ROLLS
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.interphase.army_relocation import Relocations
from rules.assyrian_wars.interphase.hands import DealHands
from rules.assyrian_wars.nomads.nomads import RestoreTribe
from rules.assyrian_wars.politics.agreements import ProposePeace
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.sea.raiding import RaidAttempt
from rules.core.entries import Outcome
from rules.core.messages import Name
from rules.core.patches import AdjustDie, EndProcedure, Patch
from tests.assyrian_wars.cases.encounters import during
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

AS, BA, EG, ME, SY = (CountryId(code) for code in ("AS", "BA", "EG", "ME", "SY"))
ASHUR, KISH = AreaId("ashur"), AreaId("kish")


def position() -> CaseTable:
    text = "ashur: AS turtan 2LI; kish: BA (LI), AS rab-saris 3LI, siege AS AS-rab-saris; hand AS: 25 26; hand BA: 27"
    return table(text, impulse="AS", ap=4)


def ruled(game: CaseTable, patch: Patch | tuple[Patch, ...], **kwargs: bool) -> Outcome:
    outcome = game.match.override("gm", patch, "a ruling", **kwargs)
    assert outcome.refusal is None, outcome.refusal
    return outcome


def test_a_piece_goes_where_it_is_put() -> None:
    game = position()
    ruled(game, SetPiece(PieceId("AS-turtan"), "area", "nineveh", crowned=True))
    assert game.at("nineveh") == "AS turtan+^"
    ruled(game, SetPiece(PieceId("AS-LI-1"), "regroup", reduced=True))
    assert game.where("AS-LI-1") == "regroup"
    ruled(game, SetPiece(PieceId("AS-LI-1"), "pool", "AS"))
    assert "AS-LI-1" in game.country("AS").pool
    ruled(game, SetPiece(PieceId("MC-HI-01"), "area", "ashur", owner=AS))
    assert game.where("MC-HI-01") == "ashur"
    ruled(game, SetPiece(PieceId("AS-sargon"), "removed"))
    assert "AS-sargon" in game.board.removed


def test_areas_and_markers() -> None:
    game = position()
    ruled(game, SetControl(AreaId("singara"), BA))
    assert (
        game.match.override("gm", SetControl(AreaId("hamath"), AS, province=True), "nobody there").refusal is not None
    )
    ruled(game, (SetPiece(PieceId("AS-HC-1"), "area", "hamath", owner=AS), SetWar(AS, SY)))
    ruled(game, SetControl(AreaId("hamath"), AS, province=True))
    ruled(game, SetMarker(KISH, "pillage", 2))
    ruled(game, SetMarker(KISH, "eco-plus", 1))
    ruled(game, LiftSieges(KISH))
    areas = game.board.areas
    assert (areas[AreaId("singara")].control, areas[AreaId("hamath")].province) == ("BA", "AS")
    assert (areas[KISH].pillage, areas[KISH].eco_plus, areas[KISH].sieges) == (2, 1, [])


def test_numbers_of_a_country_and_of_its_impulse() -> None:
    game = position()
    ruled(game, SetNumber(BA, "saved", 3))
    ruled(game, SetNumber(AS, "income", 20))
    ruled(game, SetNumber(SY, "eco", -1))
    ruled(game, AddPoints(BA, -2))
    assert (game.saved("BA"), game.ap("AS"), game.country("SY").eco) == (1.5, 10, -1)
    assert game.country("BA").vp == -2


def test_relations() -> None:
    game = position()
    ruled(game, SetTrack(SY, BA, 13))
    ruled(game, SetActive(SY, active=True))
    ruled(game, SetCamp(EG, Camp.REBEL))
    ruled(game, SetWar(ME, EG))
    ruled(game, SetTribute(ME, AS))
    board = game.board
    assert (at_war(board, SY, AS), at_war(board, EG, AS), at_war(board, ME, EG), pays(board, ME, AS)) == (True,) * 4
    ruled(game, SetWar(ME, EG, war=False))
    ruled(game, SetTribute(ME, AS, pays=False))
    assert (at_war(board, ME, EG), pays(game.board, ME, AS)) == (True, False)
    assert game.board.wars == []


def test_a_card_changes_hands_and_only_its_holder_learns_which() -> None:
    game = position()
    outcome = ruled(game, SetCard(CardId("26"), "hand", BA))
    assert (game.country("AS").hand, game.country("BA").hand) == (["25"], ["27", "26"])
    assert [event.seats for event in outcome.events if "card" in event.message.params] == [(game.seat("BA"),)]
    ruled(game, SetCard(CardId("26"), "deck"))
    assert "26" in game.board.deck
    ruled(game, SetCard(CardId("26"), "discard"))
    assert game.board.discard[-1] == "26"
    ruled(game, SetCard(CardId("7"), "played", AS))
    assert game.country("AS").played_home == ["7"]


def test_a_card_that_lies_face_up_leaves_the_table_with_its_effect() -> None:
    """6.11.l: the ECO level of Marduk's Followers, the marker of Irrigation Works, the AP of Careful Preparations."""
    laid = (
        "effect 58 AS condition: kind standing-support, target babylon, value 1, face-up; AS: eco 10;"
        "effect 79 AS condition: kind eco-marker, target ashur, face-up; ashur: eco-plus 2;"
        "effect 64 AS next-impulse: kind skip-impulse, target AS, value 6, face-up; hand AS: 25; hand BA: 27"
    )
    game = table(f"{laid}; camp assyrian: AS BA", impulse="AS", ap=4)
    ruled(game, SetCard(CardId("58"), "discard"))
    assert (game.country("AS").eco, game.board.discard[-1]) == (9, "58")
    ruled(game, SetCard(CardId("79"), "hand", BA))
    assert (game.board.areas[ASHUR].eco_plus, game.country("BA").hand) == (1, ["27", "79"])
    ruled(game, SetCard(CardId("64"), "deck"))
    assert game.board.effects == []


def test_a_card_that_is_being_played_stays() -> None:
    """4.1: it would be there twice; a move that was wrong is taken back."""
    game = table("hand AS: 80 40; hand EG: 99 41; EG: saved 1", impulse="AS", ap=5)
    game.play("AS", PlayEvent(CardId("80")))
    refusal = game.match.override("gm", SetCard(CardId("80"), "hand", AS), "a ruling").refusal
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("gm", "card-on-the-table")


def test_the_clock() -> None:
    game = position()
    ruled(game, SetClock(3, 2, BA))
    assert (game.board.clock.turn, game.board.clock.round, game.board.clock.marker) == (3, 2, "BA")


def test_somebody_acts_for_whom_a_ruling_frees() -> None:
    """7.4.5, 10.1.1: an active minor gets a controller, a tribe keeps its player until the next roll."""
    text = (
        "SY: active, track BA, level 13; tribute SY BA status; CI: active, entered, track EL, level 13; daiaeni: CI LC"
    )
    game = table(text, impulse="AS", ap=4)
    ruled(game, SetTrack(SY), force=True)
    assert game.country("SY").controller is not None
    ruled(game, SetTrack(CountryId("CI"), EG, 10), force=True)
    assert game.country("CI").controller == "EL"
    ruled(game, SetTrack(CountryId("CI"), BA, 13))
    assert game.country("CI").controller is None
    ruled(game, SetActive(ME, active=False))
    ruled(game, SetActive(CountryId("PE"), active=True), force=True)
    assert game.country("PE").controller is not None


def test_what_is_under_way_keeps_its_cards_and_raiders() -> None:
    """A treaty counts on the card that it is made with, a raid on the unit that is out; the raid can be ended first."""
    game = table("hand BA: 14; sippar: BA marduk 2LI", impulse="BA", ap=4)
    game.play("BA", ProposePeace(AS, card=CardId("14")))
    refusal = game.match.override("gm", SetCard(CardId("14"), "deck"), "a mistake").refusal
    assert refusal is not None
    assert refusal.message.id == "in-use"
    game.answer("AS", "agree")
    assert game.country("AS").hand == ["14"]

    raid = RaidAttempt(raider=PieceId("BA-LI-1"))
    game = during("raid-1: BA LI1; EG: trade 2; AS: trade 2", raid, "BA", {"raid-target": [4]})
    assert game.question("BA").kind == "raid-target"
    before, home = game.match.dump(), SetPiece(PieceId("BA-LI-1"), "regroup")
    refusal = game.match.override("gm", home, "not he", force=True).refusal
    assert refusal is not None
    assert refusal.message.id == "in-use"
    assert game.match.dump() == before
    assert game.match.override("gm", (EndProcedure(), home), "not he", force=True).refusal is None


def test_an_offer_or_a_tribe_goes_on_without_what_a_ruling_took() -> None:
    """9.6, 10.1: mercenaries that are gone are not sold, and what is back already does not return again."""
    game = table("pool EG: MC-LI-01 MC-LI-02; camp rebel: EG BA", impulse="BA", ap=4)
    game.play("BA", BuyMercenaries(EG, (UnitId(PieceId("MC-LI-01")),), AreaId("babylon")))
    ruled(game, SetPiece(PieceId("MC-LI-01"), "game-pool"))
    game.answer("EG", "sell")
    assert "sale-declined" in game.told
    assert game.ap("BA") == 4

    text = "CI: entered, active, prey UR, seat P1; daiaeni: CI LC1; shubria: CI LC2; clock: phase interphase"
    game = during(text, RestoreTribe(tribe=CountryId("CI")))
    assert game.question("CI").kind == "restore-tribe"
    ruled(game, SetPiece(PieceId("CI-HB-1"), "removed"), force=True)
    through(game)
    assert game.where("CI-HB-2") in ("daiaeni", "shubria")
    assert PieceId("CI-HB-1") in game.board.removed


def test_a_minor_is_set_up_with_what_is_left_in_its_pool() -> None:
    """6.17: what a ruling has removed before is missing; the rest stands where it belongs."""
    game = table("ashur: AS turtan 2LI", impulse="EG", ap=5)
    ruled(game, SetPiece(PieceId("SY-HI-1"), "removed"))
    ruled(game, SetPiece(PieceId("SY-yau-bidi"), "removed"))
    game.play("EG", DeclareWar(SY))
    through(game)
    assert game.country("SY").active
    assert game.where("SY-HI-1") == game.where("SY-yau-bidi") == ""


def test_who_is_put_to_sleep_is_not_asked() -> None:
    """7.3.2, 7.7: hands and relocations go on without a country that nobody acts for any more."""
    text = "SY: active, track BA, level 13; tribute SY BA status; hamath: SY yau-bidi LI; ashur: AS turtan LI"
    game = part(f"clock: turn 2; {text}", Relocations())
    assert game.asked == [("P1", "relocate-army")]
    ruled(game, SetActive(SY, active=False), force=True)
    ruled(game, SetTrack(SY), force=True)
    game.answer("AS", "stay")
    assert game.asked == [("P1", "relocate-army")]
    hands = "hand SY: 25..30; hand AS: 31..46"
    game = part(f"clock: turn 2; {text}; {hands}", DealHands(step="choose_excess", waiting=(), full=(AS, SY)))
    assert game.asked == [("P1", "discard-excess")]
    ruled(game, (SetActive(SY, active=False), SetTrack(SY)), force=True)
    game.keep(game.match.lapse(game.match.pending[0].id))
    assert game.asked == [("P1", "relocate-army")]


@pytest.mark.parametrize(
    ("patch", "rule"),
    [
        (SetPiece(PieceId("AS-LI-1"), "area", "ashur", crowned=True), "2.1.2"),
        (SetPiece(PieceId("AS-LI-1"), "zone", "sidonia"), "6.16"),
        (SetPiece(PieceId("AS-LI-1"), "box", "ionian"), "6.16"),
        (SetPiece(PieceId("PH-SH-1"), "area", "ashur"), "6.16"),
        (SetPiece(PieceId("PH-SH-1"), "box", "raid-1"), "6.16"),
        (SetPiece(PieceId("AS-turtan"), "box", "raid-1"), "6.16"),
        (SetPiece(PieceId("AS-LI-1"), "reserve", "BA"), "6.16"),
        (SetPiece(PieceId("AS-turtan"), "home", "SY"), "6.16"),
    ],
    ids=repr,
)
def test_a_piece_goes_only_where_it_fits(patch: SetPiece, rule: str) -> None:
    """2.1.2, 6.15, 6.16: no king marker on a unit, no soldiers adrift, no ships on land."""
    game = position()
    refusal = game.match.override("gm", patch, "a mistake").refusal
    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.parametrize(
    "patch",
    [
        SetPiece(PieceId("AS-XX-1"), "area", "ashur"),
        SetPiece(PieceId("AS-LI-1"), "area", "atlantis"),
        SetPiece(PieceId("AS-LI-1"), "area", "ashur", owner=CountryId("XX")),
        SetControl(AreaId("atlantis"), AS),
        SetControl(ASHUR, CountryId("XX")),
        SetMarker(ASHUR, "damage", -1),
        SetNumber(BA, "income", 4),
        SetNumber(BA, "saved", -2),
        SetTrack(SY, BA, 16),
        SetWar(AS, CountryId("kish")),
        SetCard(CardId("1"), "hand", AS),
        SetCard(CardId("25"), "hand"),
        SetClock(6, 1, AS),
    ],
    ids=repr,
)
def test_what_makes_no_sense_is_refused(patch: Patch) -> None:
    game = position()
    before = game.match.dump()
    outcome = game.match.override("gm", patch, "a mistake")
    assert outcome.refusal is not None
    assert outcome.refusal.rule == "gm"
    assert game.match.dump() == before


def test_a_broken_rule_must_be_forced() -> None:
    game = position()
    outcome = game.match.override("gm", SetMarker(ASHUR, "pillage", 3), "too much")
    assert outcome.refusal is not None
    assert outcome.refusal.message.id == "kernel-override-needs-force"
    ruled(game, SetMarker(ASHUR, "pillage", 3), force=True)


# ---- dice --------------------------------------------------------------------------------------------------------


def test_a_mistyped_roll_is_refused_with_those_there_are() -> None:
    game = position()
    refusal = game.match.override("gm", AdjustDie("meele", (1,)), "a ruling").refusal
    assert refusal is not None
    assert (refusal.message.id, refusal.message.params["found"]) == ("kernel-unknown-roll", "meele")
    assert refusal.message.params["known"] == tuple(Name("roll", label) for label in ROLLS)
    assert game.match.override("gm", AdjustDie("melee", (1,)), "a ruling").refusal is None


def test_every_roll_of_the_game_can_be_ruled_on() -> None:
    """The labels that the rules roll with, and no others; battles hand theirs down to the one who rolls."""
    source = "".join(path.read_text() for path in Path(rules.__path__[0], "assyrian_wars").rglob("*.py"))
    said = set(re.findall(r'run\.roll\(\s*"([a-z-]+)"', source))
    handed = set(re.findall(r'roll_(?:hits|side)\(\s*run,\s*"([a-z-]+)"', source))
    assert handed == {"bow-fire", "melee"}
    assert said | handed == set(ROLLS)
