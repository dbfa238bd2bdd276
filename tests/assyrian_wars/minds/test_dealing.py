"""Worlds that a seat imagines in the fog: never the truth, whole, and with the same faces (4.1, 7.5, 9.5)."""

from collections.abc import Iterator
from random import Random

import pytest

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import ships
from rules.assyrian_wars.board.ids import AreaId, PieceId, ZoneId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.desk import dealing_pieces
from rules.assyrian_wars.sea.cargo import room_aboard
from rules.assyrian_wars.view import View, view_of
from rules.core.match import Match
from tests.assyrian_wars.cases.table import table
from tests.assyrian_wars.harness import HARNESS, LONG, SEATS
from tests.generic.harness import Playout
from tests.generic.probes import check_invariants, imagined
from tests.generic.registry import Setup


def positions(scenario: str, seats: int, count: int) -> Iterator[Match[Board]]:
    """Some positions of one game, with fog."""
    playout = Playout(HARNESS, Setup(scenario, SEATS[:seats], {**LONG, "fog-of-war": True}), 5, probe=False)
    for _ in range(count):
        for _ in range(25):
            if not playout.match.finished:
                playout.move()
        yield playout.match


def hidden(match: Match[Board], view: View) -> dict[PieceId, str]:
    """The pieces on the map that somebody does not see, and where they are."""
    stacks = (*view.area_stacks.values(), *view.zone_stacks.values())
    seen = {piece.id for state in view.areas.values() for piece in state.pieces}
    seen |= {piece.id for pieces in (*view.zones.values(), *stacks) for piece in pieces}
    there = [(place, piece) for place, pieces in match.table.board.places() for piece in pieces]
    return {piece.id: place.id for place, piece in there if place.kind in ("area", "zone") and piece.id not in seen}


@pytest.mark.parametrize(("scenario", "seats"), [("two-rivers", 3), ("campaign", 5)])
def test_most_hidden_units_are_elsewhere_than_they_are(scenario: str, seats: int) -> None:
    total = in_place = 0
    for number, match in enumerate(positions(scenario, seats, 12)):
        seat = match.seats[number % seats]
        world = imagined(match, seat, Random(number))
        before = hidden(match, view_of(match.table.board, edition_of(match.table.board).counters, seat))
        after = hidden(world, view_of(world.table.board, edition_of(world.table.board).counters, seat))
        assert sorted(before) == sorted(after)
        assert world.view(seat) == match.view(seat)
        total += len(before)
        in_place += sum(after[piece] == place for piece, place in before.items())
    assert total > 100
    assert in_place < 0.5 * total  # of an exchange of pairs alone it was 61 to 82 %


def test_who_finds_no_place_still_stands_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing_pieces._Dealer, "_place", lambda *_: False)
    match = next(positions("two-rivers", 3, 1))
    world = imagined(match, match.seats[0], Random(1))
    names = [sorted(piece.id for _, pieces in one.table.board.places() for piece in pieces) for one in (match, world)]
    assert names[0] == names[1]


def test_what_a_procedure_names_stays() -> None:
    match = next(positions("two-rivers", 3, 1))
    seat = match.seats[0]
    view = view_of(match.table.board, edition_of(match.table.board).counters, seat)
    known = dict(list(hidden(match, view).items())[:4])
    board = Match.load(match.game, match.dump()).table.board
    match.game.deal_hidden(board, seat, Random(2).randrange, frozenset(known))
    there = {piece.id: place.id for place, pieces in board.places() for piece in pieces if piece.id in known}
    assert there == known


def test_a_dealt_world_is_sound() -> None:
    for match in positions("campaign", 5, 6):
        for seat in match.seats:
            check_invariants(imagined(match, seat, Random(7)))


def test_hired_units_keep_up_a_siege_where_no_regulars_can() -> None:
    """6.8, 9.5: Judah has no units of its own on the map; whoever imagines its siege sees hired ones in it."""
    text = (
        "war AS JU; JU: active, seat P2; beersheba: AS (turtan HI), JU eliakim MC-HI, control AS, siege JU JU-eliakim"
    )
    game = table(f"{text}; babylon: BA marduk 3MC-LI; susa: EL humban 3LI", impulse="EL", ap=6)
    for seed in range(20):
        world = imagined(game.match, game.seat("AS"), Random(seed))
        check_invariants(world)


def test_hired_units_lie_below_regulars_where_there_are_more_than_anybody_leads() -> None:
    """6.6.2, 9.5: two piles are seen beside a leader: more than ten units, and not as many regulars."""
    hired = "MC-B-01 MC-B-04 MC-B-06 MC-LC-01 MC-LC-04 MC-LI-06 MC-HC-02 MC-HC-03 MC-HC-04 MC-HI-01"
    crowd = f"nineveh: AS nagir-ekalli HI1..3 LI1..3 B1..3 HC1 CH1 {hired}; susa: EL humban 3LI"
    game = table(f"options: fog-of-war; {crowd}", impulse="EL", ap=6)
    watcher = game.seat("EL")
    view = view_of(game.board, edition_of(game.board).counters, watcher)
    assert len([top for top in view.area_stacks[AreaId("nineveh")] if top.is_unit]) == 2
    for seed in range(10):
        assert imagined(game.match, watcher, Random(seed)).view(watcher) == game.match.view(watcher)


def test_a_reduced_ship_carries_no_full_unit_in_a_dealt_world() -> None:
    """6.16.c, 9.5: what may be aboard a ship that shows its reduced side is a reduced unit, or a leader."""
    text = "war AS EG; sidonia: EG SH1-; delta-east: EG SH2..4; memphis: EG taharqa 4LI; thebes: EG 2HI; sais: EG LI"
    game = table(text, impulse="AS", ap=6)
    carried = 0
    for seed in range(40):
        there = imagined(game.match, game.seat("AS"), Random(seed)).table.board.zones[ZoneId("sidonia")]
        fleet = ships(there)
        carried += len(there) - len(fleet)
        assert all(room_aboard(there, ship) >= 0 for ship in fleet)
    assert carried
