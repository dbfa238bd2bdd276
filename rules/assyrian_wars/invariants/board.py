"""What always holds in Assyrian Wars, each with its rule; what battles may suspend is looked at between impulses."""

from collections import Counter
from collections.abc import Iterator

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import garrison, in_field, is_king, owners, rating, units
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import NOBODY, AreaState, ArmyGroup, Piece, Siege
from rules.assyrian_wars.board.relations import at_war
from rules.assyrian_wars.board.state import MOST_SAVED, Board
from rules.assyrian_wars.build.treasury import MOST_ECO_PLUS
from rules.assyrian_wars.control.pillage import MOST_PILLAGE
from rules.assyrian_wars.events.command import command_bonus
from rules.assyrian_wars.march.army_groups import FEWEST_ARMIES, leading
from rules.assyrian_wars.pack.cards import Cards
from rules.assyrian_wars.setup.blank import hired_pieces, pieces_of
from rules.assyrian_wars.turn.purse import funds, round_up
from rules.core.game import Invariant
from rules.core.messages import Message, Name, message

MOST_ARMIES = 3  # in an army group (6.6.3)
MOST_ECO_MINUS = 1


def each_piece_once(board: Board) -> list[Message]:
    """2.1, 4.2: every counter of the scenario is in exactly one list: map, sea, boxes, cards, pools, or removed."""
    found = Counter(_pieces_everywhere(board))
    edition = edition_of(board)
    expected = set(hired_pieces(edition))
    for country in board.countries:
        expected.update(pieces_of(edition, country))
    wrong = [piece for piece, number in found.items() if number > 1 or piece not in expected]
    lost = expected.difference(found)
    return [message("piece-lost-or-doubled", piece=piece) for piece in sorted([*wrong, *lost])]


def _pieces_everywhere(board: Board) -> Iterator[PieceId]:
    for _, pieces in board.places():
        for piece in pieces:
            yield piece.id
    yield from board.game_pool
    yield from board.removed
    for state in board.countries.values():
        yield from state.pool
        yield from state.reserve


def each_card_once(board: Board) -> list[Message]:
    """2.3, 4.1: every card of the draw deck is in one place, a home card in at most one, an army group's in none."""
    found = Counter(_cards_everywhere(board))
    cards = edition_of(board).cards
    wrong = [card for card, number in found.items() if number > 1 or not _can_be_held(cards, card)]
    wrong += [card for card in cards.draw_deck if card not in found]
    return [message("card-lost-or-doubled", card=Name("card", card)) for card in sorted(wrong)]


def _cards_everywhere(board: Board) -> Iterator[CardId]:
    yield from board.deck
    yield from board.discard
    for state in board.countries.values():
        yield from state.hand
        yield from state.played_home
    laid = [war.card for war in board.foreign_wars] + [effect.card for effect in board.effects if effect.face_up]
    yield from dict.fromkeys(laid)


def _can_be_held(cards: Cards, card: CardId) -> bool:
    """Whether there is such a card, and it is none that only holds an army group (2.3)."""
    return card in cards.by_id and not cards.by_id[card].is_army_group


def known_owners(board: Board) -> list[Message]:
    """1.1, 6.12: pieces serve countries of the scenario, and areas are held by them, by themselves or by nobody."""
    found = [
        message("piece-of-nobody", piece=piece.id)
        for _, pieces in board.places()
        for piece in pieces
        if piece.owner not in board.countries
    ]
    return found + [
        message("area-of-nobody", area=Name("area", key))
        for key, state in board.areas.items()
        if state.control not in board.countries and state.control not in (NOBODY, CountryId(key))
    ]


def markers_in_bounds(board: Board) -> list[Message]:
    """6.8.3, 6.14, R-96: no area has more markers than it can take."""
    areas = edition_of(board).map.areas
    return [
        message("markers-out-of-bounds", area=Name("area", key))
        for key, state in board.areas.items()
        if not 0 <= state.pillage <= MOST_PILLAGE
        or not 0 <= state.damage <= areas[key].defence
        or (not 0 <= state.eco_plus <= MOST_ECO_PLUS and areas[key].kind != "box")  # 6.8.4: the Far East has room
        or not 0 <= state.eco_minus <= MOST_ECO_MINUS
    ]


def purses_in_bounds(board: Board) -> list[Message]:
    """3.1, 6.0, R-19: nobody owes AP but by a loan, saves more than four, or spends more than there is."""
    found = [
        message("savings-out-of-bounds", country=Name("country", code), halves=state.saved)
        for code, state in board.countries.items()
        if not 0 <= state.saved <= MOST_SAVED or state.loan < 0
    ]
    impulse = board.impulse
    if impulse is not None and round_up(impulse.spent + impulse.event_spent) > funds(board):
        found.append(message("purse-overdrawn", country=Name("country", impulse.country)))
    return found


def no_two_impulses_in_a_row(board: Board) -> list[Message]:
    """3.3, R-24: no country conducts two card impulses in a row within a turn; special ones do not count (R-241)."""
    impulse = board.impulse
    if impulse is None or impulse.kind in ("pass", "special") or board.clock.last != impulse.country:
        return []
    turn = board.countries[impulse.country].turn
    in_this_turn = turn.impulses > turn.special
    return [message("two-impulses-in-a-row", country=Name("country", impulse.country))] if in_this_turn else []


def clock_in_bounds(board: Board) -> list[Message]:
    """3.1, 3.7: turns end with the last one, and the markers stand on spaces of the track."""
    clock = board.clock
    sound = 1 <= clock.turn <= clock.last_turn and clock.marker in board.countries and clock.start in board.countries
    return [] if sound else [message("clock-out-of-bounds", turn=clock.turn, last=clock.last_turn)]


def army_limits(board: Board) -> list[Message]:
    """6.6.2, R-44: nobody was put under a leader beyond his command rating, regulars and hired units apart."""
    counters = edition_of(board).counters
    found = []
    for key, state in board.areas.items():
        for chief in state.pieces:
            if chief.is_leader:
                under = [unit for unit in units(state.pieces) if unit.under == chief.id]
                hired = sum(unit.is_hired for unit in under)
                most = rating(counters, board.options, chief).command + command_bonus(board, chief.id)
                if max(hired, len(under) - hired) > most:
                    found.append(message("army-over-limit", leader=Name("leader", chief.id), area=Name("area", key)))
    return found


def group_limits(board: Board) -> list[Message]:
    """6.6.3, R-46: a group has two or three leaders in one place, one king at most, and two armies, one its owner's."""
    if not is_quiet(board):
        return []
    return [
        message("group-unsound", card=Name("card", group.card)) for group in board.groups if not _sound(board, group)
    ]


def _sound(board: Board, group: ArmyGroup) -> bool:
    places = [board.find(leader) for leader in group.leaders]
    there = [found for found in places if found is not None]
    together = len(there) == len(group.leaders) and len({found[0] for found in there}) == 1
    kings = sum(is_king(edition_of(board).counters, found[1]) for found in there)
    if not together or kings > 1 or not FEWEST_ARMIES <= len(there) <= MOST_ARMIES or there[0][0].kind != "area":
        return False
    led = leading(board, AreaId(there[0][0].id), inside=there[0][1].inside)
    commanding = [found[1].owner for found in there if found[1].id in led]
    return len(commanding) >= FEWEST_ARMIES and group.country in commanding


def enemies_apart(board: Board) -> list[Message]:
    """6.7, R-51: between impulses no units of two enemies are outside the city of one area."""
    if not is_quiet(board):
        return []
    return [
        message("enemies-together", area=Name("area", key))
        for key, state in board.areas.items()
        if _have_enemies(board, units(in_field(state)))
    ]


def _have_enemies(board: Board, pieces: list[Piece]) -> bool:
    there = owners(pieces)
    return len(there) > 1 and any(at_war(board, a, b) for index, a in enumerate(there) for b in there[index + 1 :])


def garrisons_shut_in(board: Board) -> list[Message]:
    """R-51: between impulses pieces are inside a city only while an enemy is before it, a leader alone for leaders."""
    if not is_quiet(board):
        return []
    areas = edition_of(board).map.areas
    return [
        message("garrison-not-shut-in", area=Name("area", key))
        for key, state in board.areas.items()
        if garrison(state) and not (areas[key].has_city and _are_shut_in(board, state))
    ]


def _are_shut_in(board: Board, state: AreaState) -> bool:
    outside = owners(in_field(state))
    return all(any(at_war(board, owner, other) for other in outside) for owner in owners(garrison(state)))


def control_follows_occupation(board: Board) -> list[Message]:
    """6.12, R-5: between impulses an area without a city is not held by an enemy of all who stand in it."""
    if not is_quiet(board):
        return []
    areas = edition_of(board).map.areas
    return [
        message("control-without-occupation", area=Name("area", key))
        for key, state in board.areas.items()
        if not areas[key].has_city and state.control != NOBODY and _is_overrun(board, state)
    ]


def _is_overrun(board: Board, state: AreaState) -> bool:
    there = owners(units(state.pieces))
    return bool(there) and all(at_war(board, state.control, owner) for owner in there)


def sieges_are_kept_up(board: Board) -> list[Message]:
    """6.8, R-88: between impulses a siege has a unit of its force outside a city that an enemy holds."""
    if not is_quiet(board):
        return []
    return [
        message("siege-without-besieger", area=Name("area", key), country=Name("country", siege.country))
        for key, state in board.areas.items()
        for siege in state.sieges
        if not _is_kept_up(board, state, siege)
    ]


def _is_kept_up(board: Board, state: AreaState, siege: Siege) -> bool:
    field = in_field(state)
    besieging = [siege.country, *(piece.owner for piece in field if piece.id == siege.leader)]
    return any(unit.owner in besieging for unit in units(field)) and at_war(board, siege.country, state.control)


def is_quiet(board: Board) -> bool:
    """Nobody has done anything yet in the running impulse, or none is running and no politics are under way (7.4)."""
    impulse = board.impulse
    if board.clock.phase in ("initiation", "interphase"):
        return False
    if impulse is not None and impulse.kind in ("scheduled", "pass") and not impulse.income:
        return False  # before its income a country may stop its tribute: then there is war (5.2.3)
    if impulse is None:
        return True
    if any(piece.sailed for state in board.areas.values() for piece in state.pieces):
        return False  # who lands pays nothing (6.16.d)
    return not (impulse.spent or impulse.event_spent or impulse.cards or impulse.upkeep_done)


BOARD = (
    Invariant("each-piece-once", "4.2", each_piece_once, structural=True),
    Invariant("each-card-once", "4.1", each_card_once, structural=True),
    Invariant("known-owners", "6.12", known_owners, structural=True),
    Invariant("clock-in-bounds", "3.7", clock_in_bounds, structural=True),
    Invariant("markers-in-bounds", "6.14", markers_in_bounds),
    Invariant("purses-in-bounds", "6.0", purses_in_bounds),
    Invariant("no-two-impulses-in-a-row", "3.3", no_two_impulses_in_a_row),
    Invariant("army-limits", "6.6.2", army_limits),
    Invariant("group-limits", "6.6.3", group_limits),
    Invariant("enemies-apart", "6.7", enemies_apart),
    Invariant("garrisons-shut-in", "6.8", garrisons_shut_in),
    Invariant("control-follows-occupation", "6.12", control_follows_occupation),
    Invariant("sieges-are-kept-up", "6.8", sieges_are_kept_up),
)
