"""ch.11: what a watcher cannot tell apart, and the worlds that he may imagine: cards and tiles that he does not see."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rules.core.ids import Seat
from rules.era_of_tribes.board.ids import CardId, TileId
from rules.era_of_tribes.board.state import Board

Pick = Callable[[int], int]
ThingT = TypeVar("ThingT", bound=str)


def swap_hidden(board: Board, seat: Seat | None, pick: Pick) -> None:
    """ch.11: two tiles, and two cards, that this watcher does not see change places."""
    _rearrange(board, seat, lambda things: _swapped(things, pick), lambda things: _swapped(things, pick))


def deal_hidden(board: Board, seat: Seat | None, pick: Pick) -> None:
    """ch.11: everything that this watcher does not see is dealt anew."""
    _rearrange(board, seat, lambda things: _dealt(things, pick), lambda things: _dealt(things, pick))


def _swapped(things: Sequence[ThingT], pick: Pick) -> list[ThingT]:
    found = list(things)
    if len(found) > 1:
        one, other = pick(len(found)), pick(len(found))
        found[one], found[other] = found[other], found[one]
    return found


def _dealt(things: Sequence[ThingT], pick: Pick) -> list[ThingT]:
    pool = sorted(things)
    return [pool.pop(pick(len(pool))) for _ in things]


def _rearrange(
    board: Board,
    seat: Seat | None,
    tiles: Callable[[list[TileId]], list[TileId]],
    cards: Callable[[list[CardId]], list[CardId]],
) -> None:
    """Takes everything hidden off the table and puts it back in another order; at the end of the game nothing is."""
    if board.phase == "over":
        return
    _rearrange_tiles(board, seat, tiles)
    _rearrange_cards(board, seat, cards)


def _rearrange_tiles(board: Board, seat: Seat | None, change: Callable[[list[TileId]], list[TileId]]) -> None:
    """Tiles on the map, in the box, out of the game, other players' unused ones, and their mercenaries."""
    lands = [land for land in board.lands.values() if land.tile is not None]
    piles = [board.box, board.gone, *(realm.tiles for other, realm in board.realms.items() if other != seat)]
    if board.conflict is not None:
        forces = (board.conflict.attacker, board.conflict.defender)
        piles += [pile for force in forces if force.seat != seat for pile in (force.hired, force.fallen)]
    on_map = [land.tile for land in lands if land.tile is not None]
    left = change([*on_map, *(tile for pile in piles for tile in pile)])
    for land in lands:
        land.tile = left.pop(0)
    for pile in piles:
        for place in range(len(pile)):
            pile[place] = left.pop(0)
    board.box.sort()
    board.gone.sort()


def _rearrange_cards(board: Board, seat: Seat | None, change: Callable[[list[CardId]], list[CardId]]) -> None:
    """The deck, and the cards that others have been dealt or have kept."""
    others = [realm for other, realm in board.realms.items() if other != seat]
    piles = [board.deck, *(realm.dealt for realm in others)]
    kept = [realm.card for realm in others if realm.card is not None]
    left = change([*(card for pile in piles for card in pile), *kept])
    for pile in piles:
        for place in range(len(pile)):
            pile[place] = left.pop(0)
    for realm in others:
        if realm.card is not None:
            realm.card = left.pop(0)
    board.deck.sort()
