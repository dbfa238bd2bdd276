"""ch.3: the set-up: TC-01 to TC-05, TC-78."""

from collections.abc import Sequence

import pytest

from rules.core.dice import Scripted
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.questions import Choose
from rules.era_of_tribes.board.holdings import goods_of, leaders_left
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import triumph_field
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.game import GAME
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.pack.map import SEATS
from rules.era_of_tribes.progress.prices import price
from rules.era_of_tribes.setup.founding import FirstAdvance
from tests.era_of_tribes.cases.table import table


def founded(
    cut: str, peoples: Sequence[str], advances: Sequence[FirstAdvance] = (), begin: bool = True
) -> Match[Board]:
    """A match whose seats sit in the order of their colours and have chosen; others take Farming."""
    seats = SEATS[: len(peoples)]
    match = Match.start(GAME, cut, {}, seats, b"set-up", Scripted({}, {"seating": list(seats)}, rest=True))
    for seat, people in zip(seats, peoples, strict=True):
        assert match.submit(seat, Choose(people)).refusal is None
    for seat in seats:
        assert match.submit(seat, Choose("first")).refusal is None
    if begin:
        for place, seat in enumerate(seats):
            advance = advances[place] if place < len(advances) else FirstAdvance("farming")
            assert match.submit(seat, advance).refusal is None
    return match


FOUR = ("romans", "gauls", "greeks", "egyptians")


def test_tc_01_the_start() -> None:
    """TC-01: grey leaders, triumph markers, Taler, influence, morale and leaders; the last one moves first."""
    board = founded("four1", FOUR).table.board
    assert board.grey == 7
    for seat in SEATS[:4]:
        realm = board.realms[seat]
        assert (triumph_field(board, seat), realm.taler, realm.ep, leaders_left(board, seat)) == (24, 5, 1, 2)
        assert realm.morale == -1, "0 at the start, one less in the morale phase of the Neolithic"
    assert board.order == ["yellow", "green", "blue", "red"]
    before = founded("four1", FOUR, begin=False).table.board
    assert [before.realms[seat].morale for seat in SEATS[:4]] == [0] * 4


def test_tc_02_a_free_advance_in_culture() -> None:
    """TC-02: influence and morale, but nobody is a pioneer (T-8); the order follows."""
    match = founded("four1", FOUR, begin=False)
    for seat, field in (("red", "farming"), ("blue", "culture")):
        assert match.submit(seat, FirstAdvance(field)).refusal is None
    realm = match.table.board.realms[Seat("blue")]
    assert (realm.ep, realm.morale) == (2, 2), "before the morale phase"
    board = founded("four1", FOUR, [FirstAdvance("farming"), FirstAdvance("culture")]).table.board
    assert [board.realms[seat].ep for seat in SEATS[:4]] == [1, 2, 1, 1]
    assert board.order == ["yellow", "green", "red", "blue"]
    assert [board.realms[seat].morale for seat in SEATS[:4]] == [-1, 1, -1, -1]
    assert price(board, Seat("yellow"), "culture", 1) == 3, "but whoever comes later is a follower"


def test_tc_03_two_players_on_a_small_map() -> None:
    """TC-03: 23 provinces; barbarians in the homes of the Iberians only; Rhenania is not on this map."""
    board = founded("two2", ("britons", "gauls")).table.board
    assert len(board.lands) == 23
    assert sorted(area for area, land in board.lands.items() if land.tile) == ["baetica", "contestania", "edetania"]
    game = table("cut two2; order red blue; red: gauls; blue: britons; belgica: red; cantium: blue", grow="red")
    refusal = game.refused("red", March(AreaId("belgica"), (AreaId("rhenania"),)))
    assert (refusal.rule, refusal.message.id) == ("ch.3", "not-on-this-map")


START = {
    "britons": (1, ["cloth", "ore"], 9),
    "romans": (1, [], 10),
    "iberians": (2, ["wine"], 9),
    "slavs": (2, [], 9),
    "norsemen": (1, ["beer", "gold"], 9),
    "egyptians": (2, [], 9),
}


def test_tc_04_start_values() -> None:
    """TC-04: food, goods and free vassals of six peoples."""
    board = founded("full", tuple(START), begin=False).table.board
    for seat, (food, goods, free) in zip(SEATS, START.values(), strict=True):
        realm = board.realms[seat]
        assert (realm.food, sorted(goods_of(board, seat).elements()), realm.free) == (food, goods, free)


def test_tc_05_a_free_advance_in_navigation() -> None:
    """TC-05: no coast, no fleet; Britons take fish, which is two food for them; other sea areas are refused."""
    match = founded("full", ("slavs", "britons", "gauls", "romans", "greeks"), begin=False)
    match.submit("red", FirstAdvance("navigation"))
    board = match.table.board
    assert board.realms[Seat("red")].advances == {"navigation": 1}
    assert not any("red" in sea.fleets for sea in board.seas.values())
    for sea in ("biscay-north", "aegean-north"):
        assert match.quote("blue", FirstAdvance("navigation", (AreaId(sea),))).rule == "T-59"
    for sea in ("channel", "irish-sea", "celtic-sea", "north-sea-south"):
        assert match.refusal("blue", FirstAdvance("navigation", (AreaId(sea),))) is None
    before = board.realms[Seat("blue")].food
    match.submit("blue", FirstAdvance("navigation", (AreaId("north-sea-south"),)))
    assert board.seas[AreaId("north-sea-south")].fleets == {"blue": 1}
    assert board.realms[Seat("blue")].food == before + 2


def test_tc_78_free_fleets_and_bound_armies() -> None:
    """TC-78: three fleets of the Carthaginians with their fish (T-48); three bound armies of the Germanics (T-47)."""
    seas = tuple(AreaId(sea) for sea in ("numidian-sea", "syrtis", "sicilian-strait"))
    peoples = ("carthaginians", "germanics", "greeks", "egyptians")
    match = founded("four1", peoples, [FirstAdvance("navigation", seas), FirstAdvance("mechanics")])
    red, blue = match.table.board.realms[Seat("red")], match.table.board.realms[Seat("blue")]
    assert [match.table.board.seas[sea].fleets for sea in seas] == [{"red": 1}] * 3
    assert (red.food, red.free) == (3, 6)
    assert (blue.armies, blue.free, blue.unbuilt) == (3, 10, [0, 3, 3, 3, 3, 3, 3, 3])


def test_t_85_the_usual_maps() -> None:
    """T-85: one for each number of players."""
    assert [edition().map.usual(players) for players in (2, 3, 4, 5, 6)] == ["two3", "three1", "four1", "full", "full"]


@pytest.mark.parametrize("people", ["slavs", "nobody"])
def test_a_people_of_another_map_is_refused(people: str) -> None:
    match = Match.start(GAME, "two1", {}, SEATS[:2], b"set-up")
    first = match.pending[0].seat
    assert match.submit(first, Choose(people)).refusal is not None


def test_cards_are_kept_in_secret() -> None:
    match = founded("four1", FOUR)
    for seat in SEATS[:4]:
        view = match.view(seat)
        cards = {realm.seat: realm.card for realm in view.realms}
        assert cards[seat] is not None
        assert [card for other, card in cards.items() if other != seat] == [None] * 3
