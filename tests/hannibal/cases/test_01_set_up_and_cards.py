"""HC-01 to HC-03, HC-12, HC-13: set-up, dealing, the first player, and turns within the strategy phase."""

import pytest

from rules.core.questions import Answer
from rules.hannibal.board.control import points, round_markers
from rules.hannibal.board.forces import commander_of, force_at
from rules.hannibal.board.ids import CARTHAGE, ROME, GeneralId, SpaceId
from rules.hannibal.desk.patches import MoveCard
from rules.hannibal.events.playing import PlayEvent
from rules.hannibal.march.orders import March
from rules.hannibal.operations.discarding import Discard
from rules.hannibal.operations.markers import PlaceMarkers
from tests.hannibal.cases.table import card, table

SIXTEEN_NEEDED = "turn 5; deck: 1 2 3 4 5 6"


def test_hc_01_set_up() -> None:
    """HC-01: 9 to 7 points, 26 and 29 round markers, 7 cards each, Hannibal with ten units, two of them elephants."""
    game = table()
    board = game.board
    assert (points(board, ROME), points(board, CARTHAGE)) == (9, 7)
    assert (len(round_markers(board, ROME)), len(round_markers(board, CARTHAGE))) == (26, 29)
    assert (len(game.hand("R")), len(game.hand("C")), len(board.deck)) == (7, 7, 50)
    assert game.told == ["turn-begins", "cards-dealt", "cards-dealt", "hands-dealt"]
    army = force_at(board, CARTHAGE, SpaceId("saguntum"))
    assert (army.size, army.units.elephants) == (10, 2)
    assert commander_of(board, army) == "hannibal"
    assert set(army.generals) == {"hannibal", "mago", "h-gisgo"}
    assert game.at("rome") == "R 8 p-scipio"
    assert game.at("agrigentum") == "R 8 t-longus"
    assert len(board.with_status("pool")) == 6
    assert board.with_status("aside") == ["scipio-africanus"]


def test_hc_02_a_declared_campaign_card_is_the_first_play() -> None:
    """HC-02: Rome has declared: Diplomacy is refused, the Minor Campaign is accepted for its OPS."""
    game = table("turn 2; hand R: 37 35; hand C: 1", begin="strategy")
    game.answer("R", "yes")
    assert game.asked == [("rome", "play")]
    assert game.refused("R", Discard(card(35))).message.id == "must-open-with-campaign"
    assert game.refused("R", Discard(card(37))).message.id == "opening-is-played"
    game.play("R", PlaceMarkers(card(37), (SpaceId("narbo"),)))
    assert game.owner("narbo") == ROME
    assert game.asked == [("carthage", "play")]
    game.play("C", Discard(card(1)))
    game.play("R", Discard(card(35)))


def test_hc_03_without_a_campaign_card_carthage_names_the_first_player() -> None:
    """HC-03: the declaration is refused; Carthage is asked, and may name Rome."""
    game = table("hand R: 35; hand C: 1", begin="strategy")
    assert game.refused("R", "yes").rule == "H-2"
    game.answer("R", "no")
    assert game.asked == [("carthage", "first-player")]
    game.answer("C", "rome")
    assert game.asked == [("rome", "play")]


def test_h_92_rome_is_asked_only_if_it_wants_to_be() -> None:
    game = table("hand R: 37; hand C: 1", begin="strategy", orders=True)
    assert game.asked == [("carthage", "first-player")]


@pytest.mark.parametrize(("removed", "left"), [("", 48), ("; removed: 25", 47)])
def test_hc_12_too_few_cards_are_shuffled_before_dealing(removed: str, left: int) -> None:
    """HC-12: six cards do not fill two hands of eight, so all but removed ones are shuffled first."""
    game = table(SIXTEEN_NEEDED + removed, begin="deal")
    assert game.message("cards-shuffled").params["count"] == left + 16
    assert len(game.board.deck) == left
    assert game.board.discard == []
    assert len(game.hand("R")) == len(game.hand("C")) == 8


def test_ch_6_enough_cards_are_not_shuffled() -> None:
    game = table(f"turn 5; deck: {' '.join(str(number) for number in range(1, 17))}", begin="deal")
    assert "cards-shuffled" not in game.told
    assert (len(game.board.deck), len(game.board.discard)) == (0, 48)


def test_hc_13_who_has_cards_left_plays_on_alone() -> None:
    """HC-13: Carthage plays its two cards one after the other, then the phase is over."""
    game = table("hand C: 1 2", play="C")
    game.play("C", Discard(card(1)))
    assert game.asked == [("carthage", "play")]
    game.play("C", Discard(card(2)))
    phases = [id for id in game.told if id in ("nobody-winters-abroad", "no-marker-isolated", "points-counted")]
    assert phases == ["nobody-winters-abroad", "no-marker-isolated", "no-marker-isolated", "points-counted"]


def test_h_31_a_counsel_ends_with_the_turn_in_which_cards_were_shuffled() -> None:
    game = table(f"{SIXTEEN_NEEDED}; counsel: 57", begin="deal")
    assert game.board.counsels == {card(57): True}
    later = table("turn 3; counsel: 58; counsel-ending: 57")
    assert later.board.counsels == {card(58): False}


@pytest.mark.parametrize(
    ("play", "truce"),
    [
        (Discard(card(64)), False),
        (PlaceMarkers(card(64), (SpaceId("narbo"),)), False),
        (March(card(64), general=GeneralId("hannibal"), path=("dertosa",)), False),
        (PlayEvent(card(64)), True),
    ],
    ids=["discarded", "for markers", "for a move", "as its event"],
)
def test_h_30_the_truce_is_laid_down_in_any_way_and_the_deck_shuffled_when_the_turn_ends(
    play: Answer, truce: bool
) -> None:
    """H-30: "played or discarded" is every way in which it leaves the hand; not before the victory check is over."""
    game = table("turn 2; hand C: 64; discard: 1 2 3; removed: 25", play="C")
    game.play("C", play)
    assert (game.board.shuffle, game.board.truce) == (True, truce)
    assert game.asked == [("carthage", "remove-markers")]
    assert len(game.board.discard) == 4
    game.lapse()
    assert game.message("cards-shuffled").params["count"] == 63
    assert not game.board.shuffle
    assert (game.board.turn, game.board.discard) == (3, [])


def test_h_49_a_truce_that_only_changes_hands_shuffles_nothing() -> None:
    """H-49: card 55 takes the Truce from Rome's hand; it is neither played nor discarded."""
    game = table("turn 2; hand C: 55 1; hand R: 64 2", play="C", draws={"taken-card": [card(64)]})
    game.play("C", PlayEvent(card(55)))
    assert 64 in game.hand("C")
    assert not game.board.shuffle


def test_h_2_a_lapsed_opening_places_markers() -> None:
    """H-2, ch.26: the declared card is played for its OPS, by the alphabet; a discard would evade the declaration."""
    game = table("turn 2; hand R: 37 35; hand C: 1", begin="strategy")
    game.answer("R", "yes")
    assert not Discard.candidates(game.match.table, game.seat("R"), "card", {}, "")
    game.lapse()
    assert game.board.discard == [card(37)]
    assert [game.owner(space) for space in ("araceli", "azaila", "bilbilis")] == [ROME] * 3
    assert game.asked == [("carthage", "play")]


def test_h_2_without_the_declared_card_any_card_is_played() -> None:
    """H-2: a ruling has taken the Campaign card from Rome's hand after the declaration."""
    game = table("turn 2; hand R: 37 35; hand C: 1", begin="strategy")
    game.answer("R", "yes")
    game.keep(game.match.override("gm", MoveCard(card(37), "discard"), "a test"))
    game.play("R", Discard(card(35)))


def test_ch_26_a_lapsed_deadline_discards_the_cheapest_card() -> None:
    game = table("hand R: 1 5 41 7; hand C: 2", play="R")
    game.lapse()
    assert game.hand("R") == [1, 5, 41]
    assert game.message("card-played-as-discard").params["card"].id == card(7)
