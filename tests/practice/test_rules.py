"""The rules of Three Hills, one example each: a position, what is played, what comes of it."""

import pytest

from rules.core.match import Match
from rules.core.questions import Choose, ChooseMany
from tests.practice.actions import Feast, Raid, Scout, Truce
from tests.practice.board import Board
from tests.practice.table import accept, asked, at, march, position, refused, rest, started, told

TWO = """
round 1 of 6
P1: 3 warriors, 1 crown, holds raid-1 feast-1
P2: 2 warriors, 0 crowns, holds shield-1
"""
THREE = """
round 2 of 6
P1: 3 warriors, 1 crown, holds raid-1 feast-1 feast-2
P2: 1 warrior, 2 crowns, holds shield-1 curse-1
P3: 2 warriors, 0 crowns
"""


def test_1_3_and_2_1_everybody_begins_with_two_cards_and_draws_two() -> None:
    board = started(seats=3).table.board
    assert [host.warriors for host in board.hosts.values()] == [3, 3, 3]
    assert [len(host.hand) for host in board.hosts.values()] == [4, 4, 4]
    assert len(board.deck) == 20 - 12


def test_2_1_an_empty_deck_is_made_anew_from_the_discarded_cards() -> None:
    match = at(TWO)
    board = match.table.board
    board.deck, board.discard = [], board.deck
    march(match)
    rest(match, "P1", "P2")
    assert (board.round, board.discard) == (2, [])
    assert len(board.deck) == 20 - 7
    assert [len(host.hand) for host in board.hosts.values()] == [4, 3]


def test_2_2_everybody_in_play_chooses_at_the_same_time() -> None:
    match = at(THREE + "P4: out, 3 crowns")
    assert asked(match) == [("P1", "march"), ("P2", "march"), ("P3", "march")]


def test_2_3_the_hosts_stand_where_they_were_sent() -> None:
    match = at(THREE)
    march(match, P1="oak", P2="elm")
    assert [host.at for host in match.table.board.hosts.values()] == ["oak", "elm", "home"]


def test_2_4_the_poorest_seat_names_the_rival_who_goes_first() -> None:
    match = at(THREE)
    for seat in ("P1", "P2", "P3"):
        accept(match, seat, Choose("home"))
    assert asked(match) == [("P3", "first")]
    assert [option.id for option in match.pending[0].options] == ["P1", "P2"]
    accept(match, "P3", Choose("P2"))
    assert asked(match) == [("P2", "turn")]
    rest(match, "P2", "P3")
    assert asked(match) == [("P1", "turn")]


def test_2_4_with_only_one_rival_nobody_is_asked() -> None:
    match = at(TWO)
    accept(match, "P1", Choose("home"))
    outcome = accept(match, "P2", Choose("home"))
    assert told(outcome)[-2:] == ["kernel-forced", "goes-first"]
    assert asked(match) == [("P1", "turn")]


def test_2_5_a_raid_takes_a_warrior() -> None:
    match = at(THREE)
    march(match)
    accept(match, "P1", Raid("raid-1", "P3"))
    outcome = accept(match, "P2", Choose("pass"))
    assert told(outcome) == ["warrior-lost"]
    assert match.table.board.hosts["P3"].warriors == 1
    assert match.table.board.discard == ["raid-1"]


@pytest.mark.parametrize(
    ("raid", "reason"),
    [
        (Raid("raid-2", "P2"), "card-not-in-hand"),
        (Raid("feast-1", "P2"), "wrong-trick"),
        (Raid("raid-1", "P1"), "no-such-rival"),
        (Raid("raid-1", "P9"), "no-such-rival"),
    ],
)
def test_2_5_a_raid_needs_its_card_and_a_rival(raid: Raid, reason: str) -> None:
    match = at(TWO)
    march(match)
    refusal = refused(match, "P1", raid)
    assert (refusal.rule, refusal.message.id) == ("2.5", reason)


def test_2_6_feasts_bring_warriors() -> None:
    match = at(THREE)
    march(match)
    accept(match, "P1", Feast(("feast-1", "feast-2")))
    assert match.table.board.hosts["P1"].warriors == 5


def test_2_6_and_1_3_nobody_has_more_than_nine_warriors() -> None:
    match = at("round 1 of 6\nP1: 9 warriors, 1 crown, holds feast-1\nP2: 1 warrior, 0 crowns")
    march(match)
    refusal = refused(match, "P1", Feast(("feast-1",)))
    assert (refusal.rule, refusal.message.id, refusal.message.params) == ("1.3", "too-many-warriors", {"most": 9})
    assert refused(match, "P1", Feast(())).message.id == "no-card-named"
    assert refused(match, "P1", Feast(("feast-1", "feast-1"))).message.id == "card-named-twice"


def test_2_7_a_scout_sees_a_hand_and_nobody_else_does() -> None:
    match = at(THREE)
    march(match)
    outcome = accept(match, "P1", Scout("feast-2", "P2"))
    (seen,) = [event for event in outcome.events if event.message.id == "hand-seen"]
    assert seen.seats == ("P1",)
    assert [card.id for card in seen.message.params["cards"]] == ["shield-1", "curse-1"]
    assert outcome.entries[0].revealed


def test_2_7_there_must_be_something_to_see() -> None:
    match = at(THREE)
    march(match)
    assert refused(match, "P1", Scout("raid-1", "P3")).message.id == "nothing-to-see"


def test_2_8_the_highest_holds_the_hill_and_the_lowest_loses_a_warrior() -> None:
    match = at(THREE)
    match.script({"storm": [5, 2, 4]}, rest=True)
    march(match, P1="elm", P2="elm", P3="elm")
    outcome = rest(match, "P1", "P2", "P3")
    assert [event.message.id for event in outcome.events][:3] == ["stormed", "warrior-lost", "fell"]
    assert match.table.board.hosts["P1"].crowns == 3
    assert match.table.board.hosts["P2"].out


def test_2_8_a_tie_holds_nothing() -> None:
    match = at(TWO)
    match.script({"storm": [4, 4]}, rest=True)
    march(match, P1="oak", P2="oak")
    rest(match, "P1", "P2")
    assert [(host.warriors, host.crowns) for host in match.table.board.hosts.values()] == [(2, 1), (1, 0)]


def test_2_9_who_stands_alone_gains_the_crowns() -> None:
    match = at(TWO)
    march(match, P1="elm", P2="oak")
    outcome = rest(match, "P1", "P2")
    assert told(outcome)[:2] == ["crowned", "crowned"]
    assert [host.crowns for host in match.table.board.hosts.values()] == [3, 1]


def test_2_10_the_fallen_lose_their_cards() -> None:
    match = at(THREE)
    march(match)
    accept(match, "P1", Raid("raid-1", "P2"))
    accept(match, "P2", Choose("pass"))
    assert match.table.board.hosts["P2"].out
    assert match.table.board.discard == ["raid-1", "shield-1", "curse-1"]
    assert asked(match) == [("P3", "turn")]


def test_2_11_who_holds_too_many_cards_discards_the_rest() -> None:
    match = at(
        """
        round 1 of 6
        P1: 3 warriors, 1 crown, holds raid-1 raid-2 raid-3 feast-1 feast-2
        P2: 3 warriors, 0 crowns, holds shield-1 shield-2 shield-3 curse-1
        """
    )
    march(match)
    rest(match, "P1", "P2")
    assert asked(match) == [("P1", "discard"), ("P2", "discard")]
    assert refused(match, "P1", ChooseMany(("raid-1",))).message.id == "kernel-wrong-number"
    mixed = refused(match, "P2", ChooseMany(("curse-1", "shield-1")))
    assert (mixed.rule, mixed.message.id) == ("2.11", "one-kind-only")
    outcome = accept(match, "P2", ChooseMany(("shield-1", "shield-2")))
    assert told(outcome) == ["discarded"]
    accept(match, "P1", ChooseMany(("raid-1", "feast-1")))
    assert match.table.board.discard == ["shield-1", "shield-2", "raid-1", "feast-1"]


def test_2_12_a_truce_that_all_accept_keeps_the_hills_from_being_stormed() -> None:
    match = at(THREE)
    march(match, P1="elm", P2="elm")
    accept(match, "P1", Truce())
    assert asked(match) == [("P2", "truce"), ("P3", "truce")]
    accept(match, "P3", Choose("accept"))
    outcome = accept(match, "P2", Choose("accept"))
    assert told(outcome) == ["truce-made"]
    assert refused(match, "P2", Truce()).message.id == "truce-already"
    rest(match, "P2", "P3")
    assert [(host.warriors, host.crowns) for host in match.table.board.hosts.values()] == [(3, 1), (1, 2), (2, 0)]


def test_2_12_one_who_declines_is_enough() -> None:
    match = at(THREE)
    march(match)
    accept(match, "P1", Truce())
    question = match.pending[1].id
    outcome = accept(match, "P2", Choose("decline"))
    assert told(outcome) == ["truce-declined"]
    assert asked(match) == [("P2", "turn")]
    assert match.submit("P3", Choose("accept"), question=question).refusal is not None
    assert not match.table.board.truce


def test_4_1_the_goal_ends_the_game_at_the_end_of_the_round() -> None:
    match = at(TWO, goal=2)
    march(match, P1="elm")
    outcome = rest(match, "P1", "P2")
    assert told(outcome) == ["crowned", "game-over"]
    assert (match.finished, match.winners, match.pending) == (True, ("P1",), ())


def test_4_2_the_last_seat_in_play_has_won_whatever_its_crowns() -> None:
    match = at("round 3 of 6\nP1: 1 warrior, 5 crowns\nP2: 2 warriors, 0 crowns, holds raid-1")
    march(match)
    rest(match, "P1")
    outcome = accept(match, "P2", Raid("raid-1", "P1"))
    assert told(outcome) == ["raid-played", "warrior-lost", "fell", "game-over"]
    assert match.winners == ("P2",)


def test_4_2_if_nobody_is_left_the_crowns_decide() -> None:
    match = at("round 3 of 6\nP1: 1 warrior, 5 crowns\nP2: 1 warrior, 4 crowns")
    match.script([3, 3])
    march(match, P1="oak", P2="oak")
    rest(match, "P1", "P2")
    assert match.winners == ("P1",)


def test_4_3_and_4_4_the_last_round_ends_the_game_and_a_tie_is_shared() -> None:
    match = at("round 6 of 6\nP1: 1 warrior, 1 crown\nP2: 1 warrior, 1 crown")
    march(match)
    rest(match, "P2", "P1")
    assert match.winners == ("P1", "P2")


def test_5_2_open_hands_are_seen_and_not_scouted() -> None:
    match = started(open_hands=True)
    assert [host.hand is None for host in match.view(None).hosts] == [False, False]
    march(match)
    assert match.pending[0].actions == ("raid", "feast", "truce")


def test_1_2_of_other_hands_only_the_number_is_seen() -> None:
    match: Match[Board] = at(THREE)
    mine, other, _ = match.view("P1").hosts
    assert (mine.hand, other.hand, other.cards) == (("raid-1", "feast-1", "feast-2"), None, 2)
    assert [host.hand for host in match.view(None).hosts] == [None, None, None]


def test_positions_round_trip() -> None:
    text = THREE.strip() + "\nP4: out, 3 crowns\ndiscard: feast-4 curse-3"
    assert position(at(text)) == text
