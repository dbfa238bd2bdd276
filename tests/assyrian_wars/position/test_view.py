"""Views show a seat its own and everybody's open facts, and never what is hidden."""

import random

import msgspec
import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId, ZoneId
from rules.assyrian_wars.board.relations import countries_of
from rules.assyrian_wars.board.state import Board, CountryState, LastingEffect
from rules.assyrian_wars.desk.swap import swap_hidden
from rules.assyrian_wars.desk.swap_pieces import swap_pieces
from rules.assyrian_wars.events.command import COMMAND_BONUS
from rules.assyrian_wars.notation import Position
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.view import CountryView, View, snapshot, view_of
from rules.core.ids import Seat
from tests.assyrian_wars.position.positions import scrambled, started
from tests.counting import calls

EDITION = house()
COUNTERS = EDITION.counters
P1, P2, P3 = Seat("P1"), Seat("P2"), Seat("P3")
TABLE = (
    "blank campaign; camp assyrian: AS; camp rebel: BA EL; seat P1: AS; seat P2: BA EL; seat P3: EG; "
    "hand AS: 7 25 26; hand BA: 14 27 28; fresh BA: 28; hand EG: 12; UR: active, track BA, level 13; hand UR: 30; "
)
HIDDEN = {"hand", "fresh"}  # the fields of a country that not everybody sees


def board_of(text: str) -> Board:
    return Position.parse(text, EDITION).board


def shown(view: View) -> bytes:
    return msgspec.json.encode(view)


def test_hands_are_seen_by_the_seat_that_acts() -> None:
    view = view_of(board_of(TABLE), COUNTERS, P2)
    assert view.own == ["BA", "EL", "UR"]
    assert view.countries[CountryId("BA")].hand == ["14", "27", "28"]
    assert view.countries[CountryId("BA")].fresh == ["28"]
    assert view.countries[CountryId("UR")].hand == ["30"]
    assyria = view.countries[CountryId("AS")]
    assert (assyria.hand, assyria.fresh, assyria.cards) == (None, None, 3)


def test_a_card_that_was_dealt_and_is_gone_is_not_named() -> None:
    """7.3.2: who takes a country over sees its hand, not what it was dealt before and has long laid down."""
    board = board_of(TABLE.replace("fresh BA: 28", "fresh BA: 28 44"))
    assert view_of(board, COUNTERS, P2).countries[CountryId("BA")].fresh == ["28"]


def test_a_spectator_sees_no_hand() -> None:
    view = view_of(board_of(TABLE), COUNTERS, None)
    assert all(country.hand is None and country.fresh is None for country in view.countries.values())
    assert view.own == []


def test_the_draw_pile_is_only_counted() -> None:
    view = view_of(board_of(TABLE + "discard: 40"), COUNTERS, P1)
    assert view.deck == len(EDITION.cards.draw_deck) - 6
    assert view.discard == ["40"]


def test_sealed_plans() -> None:
    board = board_of(TABLE + "plans AS: UR trade; plans EG: JU; plans BA: SY")
    assert view_of(board, COUNTERS, P2).plans == {"BA": ["SY"]}
    assert view_of(board, COUNTERS, None).plans == {}
    board.plans_open = True
    assert set(view_of(board, COUNTERS, None).plans) == {"AS", "EG", "BA"}


def test_every_field_of_a_country_is_open_or_named_as_hidden() -> None:
    assert set(CountryState.__struct_fields__) <= set(CountryView.__struct_fields__)
    view = view_of(board_of(TABLE), COUNTERS, None).countries[CountryId("BA")]
    assert [getattr(view, name) for name in sorted(HIDDEN)] == [None, None]


def test_every_field_of_the_board_is_in_the_view_or_hidden_on_purpose() -> None:
    assert set(Board.__struct_fields__) - set(View.__struct_fields__) == {"digest", "rotas"}


# Fog of war (9.5, R-269).


def test_fog_shows_owner_stacks_and_top_piece() -> None:
    """AW-9.5-101: Sargon, a leader and twelve units are two stacks."""
    view = view_of(board_of(TABLE + "nineveh: AS sargon turtan 6LI 6HI"), COUNTERS, P2)
    assert view.areas[AreaId("nineveh")].pieces == []
    assert [piece.id for piece in view.area_stacks[AreaId("nineveh")]] == ["AS-sargon", "AS-turtan"]


def test_fog_puts_the_strongest_unit_on_top() -> None:
    """AW-9.5-1: a reduced bowman and a heavy infantry show the heavy infantry."""
    view = view_of(board_of(TABLE + "ashur: AS B- HI"), COUNTERS, P2)
    assert [piece.id for piece in view.area_stacks[AreaId("ashur")]] == ["AS-HI-1"]


def test_fog_makes_a_stack_of_ten() -> None:
    """AW-9.5-1: twelve leaderless units are two stacks."""
    view = view_of(board_of(TABLE + "ashur: AS 6LI 6HI"), COUNTERS, P2)
    assert [piece.id for piece in view.area_stacks[AreaId("ashur")]] == ["AS-HI-1", "AS-HI-2"]


def test_stacks_in_the_fog_lie_in_the_order_of_their_countries() -> None:
    """9.5: nobody learns from it who came first."""
    board = board_of(TABLE + "sippar: AS HI, BA (LI)")
    seen = []
    for _ in range(2):
        board.areas[AreaId("sippar")].pieces.reverse()
        view = view_of(board, COUNTERS, None)
        seen.append([piece.id for piece in view.area_stacks[AreaId("sippar")]])
    assert seen == [["AS-HI-1", "BA-LI-1"]] * 2


def test_fog_shows_the_surplus_of_an_army_as_a_pile() -> None:
    view = view_of(board_of(TABLE + "ashur: AS nagir-ekalli 6LI HI"), COUNTERS, P2)  # 0/4
    tops = [piece.id for piece in view.area_stacks[AreaId("ashur")]]
    assert tops == ["AS-nagir-ekalli", "AS-HI-1"]


def test_whom_a_leader_leads_no_more_is_seen_on_top_of_the_rest() -> None:
    """9.5: Turtan leads six; with a card that lets him lead one more, nobody sees the seventh until it is over."""
    board = board_of(TABLE + "ashur: AS turtan 6HI LI")
    board.effects.append(
        LastingEffect(CardId("56"), CountryId("AS"), "impulse", COMMAND_BONUS, PieceId("AS-turtan"), 1)
    )
    ashur = AreaId("ashur")
    assert [top.id for top in view_of(board, COUNTERS, None).area_stacks[ashur]] == ["AS-turtan"]
    board.effects.clear()
    leader, rest = view_of(board, COUNTERS, None).area_stacks[ashur]
    assert (leader.id, rest.is_unit) == ("AS-turtan", True)


def test_friends_stand_in_no_fog() -> None:
    board = board_of(TABLE + "kish: BA marduk 3LI, EL LI; tushpa: UR LI; memphis: EG shabaka LI")
    view = view_of(board, COUNTERS, P2)
    assert len(view.areas[AreaId("kish")].pieces) == 5
    assert len(view.areas[AreaId("tushpa")].pieces) == 1
    assert AreaId("memphis") in view.area_stacks
    assert view.areas[AreaId("kish")] is board.areas[AreaId("kish")]


def test_fog_hides_what_ships_carry() -> None:
    board = board_of(TABLE + "delta-east: EG SH1 LI!aboard=EG-SH-1 SH2")
    view = view_of(board, COUNTERS, P2)
    assert view.zones[ZoneId("delta-east")] == []
    assert [piece.id for piece in view.zone_stacks[ZoneId("delta-east")]] == ["EG-SH-1"]
    assert len(view_of(board, COUNTERS, P3).zones[ZoneId("delta-east")]) == 3


def test_fog_hides_which_pieces_were_maintained() -> None:
    board = board_of(TABLE + "kish: AS turtan LI1; impulse AS: maintained AS-turtan AS-LI-1")
    seen = view_of(board, COUNTERS, P2).impulse
    own = view_of(board, COUNTERS, P1).impulse
    assert seen is not None
    assert own is not None
    assert (seen.maintained, own.maintained) == ([], ["AS-turtan", "AS-LI-1"])


def test_without_the_option_there_is_no_fog() -> None:
    board = board_of(TABLE + "nineveh: AS sargon turtan 6LI 6HI; options: not fog-of-war")
    view = view_of(board, COUNTERS, P2)
    assert len(view.areas[AreaId("nineveh")].pieces) == 14
    assert view.area_stacks == {}


# Nothing leaks, nothing changes.


@pytest.mark.parametrize("seed", range(6))
def test_hidden_things_can_be_exchanged_unseen(seed: int) -> None:
    for scenario in sorted(EDITION.scenarios):
        board = scrambled(EDITION, scenario, seed).board
        board.plans_open = False
        seats = sorted({state.seat for state in board.countries.values() if state.seat})
        for seat in (None, *seats):
            before = shown(view_of(board, COUNTERS, seat))
            whole = msgspec.json.encode(board)
            swap_hidden(board, EDITION.cards, seat, random.Random(seed).randrange)
            assert seat is not None or msgspec.json.encode(board) != whole
            assert shown(view_of(board, COUNTERS, seat)) == before


@pytest.mark.parametrize("seed", range(4))
def test_pieces_in_the_fog_can_be_exchanged_unseen(seed: int) -> None:
    """9.5, R-269: kinds, sides and numbers below the tops change; the view, every piece and what is named stay."""
    for scenario in sorted(EDITION.scenarios):
        board = started(EDITION, scenario)
        board.options = msgspec.structs.replace(board.options, fog_of_war=True)
        pieces = sorted(piece.id for state in board.areas.values() for piece in state.pieces)
        named = frozenset(AreaId(area) for area in sorted(board.areas)[seed::5])
        kept = {area: list(board.areas[area].pieces) for area in named}
        before, whole = shown(view_of(board, COUNTERS, None)), msgspec.json.encode(board)
        swap_pieces(board, COUNTERS, None, random.Random(seed).randrange, named)
        assert shown(view_of(board, COUNTERS, None)) == before
        assert msgspec.json.encode(board) != whole
        assert sorted(piece.id for state in board.areas.values() for piece in state.pieces) == pieces
        assert {area: board.areas[area].pieces for area in named} == kept


def test_without_fog_no_piece_is_exchanged() -> None:
    board = board_of(TABLE + "nineveh: AS sargon 6LI; ashur: AS turtan 6HI; options: not fog-of-war")
    before = msgspec.json.encode(board)
    swap_pieces(board, COUNTERS, P2, random.Random(1).randrange, ())
    assert msgspec.json.encode(board) == before


def test_exchanging_keeps_every_card_and_all_counts() -> None:
    board = started(EDITION, "campaign")
    board.deck.sort()
    hands = {code: len(state.hand) for code, state in board.countries.items()}
    cards = sorted([*board.deck, *(card for state in board.countries.values() for card in state.hand)])
    own = {code: list(board.countries[code].hand) for code in countries_of(board, P1)}
    swap_hidden(board, EDITION.cards, P1, random.Random(4).randrange)
    assert {code: len(state.hand) for code, state in board.countries.items()} == hands
    assert sorted([*board.deck, *(card for state in board.countries.values() for card in state.hand)]) == cards
    assert {code: board.countries[code].hand for code in own} == own
    home = {code: set(EDITION.cards.home.get(code, ())) for code in board.countries}
    assert all(home[code] <= set(state.hand) for code, state in board.countries.items() if state.hand)


@pytest.mark.parametrize("scenario", sorted(EDITION.scenarios))
def test_a_view_changes_nothing_and_can_be_kept(scenario: str) -> None:
    board = started(EDITION, scenario)
    before = msgspec.json.encode(board)
    for seat in (None, P1, P2):
        view = view_of(board, COUNTERS, seat)
        kept = snapshot(view)
        assert kept == view
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=View) == view
    assert msgspec.json.encode(board) == before
    kept = snapshot(view_of(board, COUNTERS, P1))
    board.areas[AreaId("kish")].damage = 2
    assert kept.areas[AreaId("kish")].damage == 0


def test_no_hidden_card_is_named_anywhere_in_a_view() -> None:
    board = started(EDITION, "campaign")
    for seat in (None, P1, P2, P3):
        own = [] if seat is None else countries_of(board, seat)
        visible = {card for code in own for card in board.countries[code].hand}
        named = _cards_in(msgspec.to_builtins(view_of(board, COUNTERS, seat)))
        assert named == visible


def _cards_in(value: object) -> set[str]:
    """Every text in a view that is the number of a card."""
    if isinstance(value, str):
        return {value} if CardId(value) in EDITION.cards.by_id else set()
    if isinstance(value, dict):
        return {card for part in value.values() for card in _cards_in(part)}
    if isinstance(value, list | tuple):
        return {card for part in value for card in _cards_in(part)}
    return set()


def test_no_piece_in_the_fog_is_named_but_the_tops() -> None:
    board = started(EDITION, "campaign")
    view = view_of(board, COUNTERS, P1)
    text = shown(view).decode()
    hidden = [piece.id for piece in board.areas[AreaId("babylon")].pieces if piece.id != PieceId("BA-marduk")]
    assert hidden
    assert not [piece for piece in hidden if f'"{piece}"' in text]


def test_a_view_is_quick() -> None:
    """Everybody's view is made after every step: some 700 calls now."""
    board = started(EDITION, "campaign")
    view_of(board, COUNTERS, P1)
    assert calls(lambda: view_of(board, COUNTERS, P1)) < 1_500
