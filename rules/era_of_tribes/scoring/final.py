"""ch.9: the final scoring."""

from collections import Counter

from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.era_of_tribes.board.holdings import (
    advances,
    chart,
    cities,
    goods_of,
    lands_of,
    leaders_of,
    posts_of,
)
from rules.era_of_tribes.board.ids import LUXURIES, TileId
from rules.era_of_tribes.board.names import card_name, tile_name
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.revolution.influence import personal, scored, values


class FinalScoring(Procedure):
    """Influence, cards, morale and red tiles, less hunger (ch.9)."""

    steps = ("add_up",)

    def add_up(self, run: Run[Board]) -> None:
        """ch.9: the highest total wins; ties: triumph steps, then cities, then shared."""
        board = run.board
        board.active, board.phase = None, "over"
        run.reveal(things=hidden_until_now(board))
        cards = Counter[Seat]()
        for card in board.open:
            cards.update(scored(values(board, card)))
        for seat in board.seating:
            realm, own = board.realms[seat], personal(board, seat)
            tiles = {tile: tile_score(board, seat, tile) for tile in set(realm.tiles) if is_scoring(tile)}
            from_tiles = sum(tiles[tile] for tile in realm.tiles if tile in tiles)
            hunger = realm.hunger + realm.past_hunger
            board.scores[seat] = realm.ep + own + cards[seat] + realm.morale + from_tiles - hunger
            run.tell(
                "scored",
                "ch.9",
                seat=seat_name(seat),
                total=board.scores[seat],
                ep=realm.ep,
                card="none" if realm.card is None else card_name(realm.card),
                personal=own,
                cards=cards[seat],
                morale=realm.morale,
                tiles=from_tiles,
                names=tuple(tile_name(tile) for tile in sorted(realm.tiles) if tile in tiles),
                hunger=hunger,
            )
        rank = {
            seat: (board.scores[seat], board.realms[seat].triumph, cities(board.realms[seat])) for seat in board.seating
        }
        winners = [seat for seat in board.seating if rank[seat] == max(rank.values())]
        run.tell("game-won", "ch.9", seats=None, winners=tuple(seat_name(seat) for seat in winners))
        run.finish(winners)


def hidden_until_now(board: Board) -> list[str]:
    """ch.9, 11: the personal cards and unused tiles of all players, which lie open at the end."""
    realms = board.realms.values()
    cards = [card for realm in realms for card in (*realm.dealt, *((realm.card,) if realm.card else ()))]
    return sorted([*cards, *(tile for realm in realms for tile in realm.tiles)])


def is_scoring(tile: TileId) -> bool:
    """ch.7: whether a tile scores at the end."""
    return edition().box.tiles[tile].use == "score"


def tile_score(board: Board, seat: Seat, tile: TileId) -> int:
    """ch.9, T-24: one point for each step that is reached."""
    found = _counted(board, seat, tile)
    return sum(found >= step for step in edition().box.tiles[tile].steps)


def _counted(board: Board, seat: Seat, tile: TileId) -> int:
    """What a red tile counts."""
    realm = board.realms[seat]
    luxury = {good: count for good, count in goods_of(board, seat).items() if good in LUXURIES}
    lands = chart(board).lands
    counts = {
        "advances": lambda: advances(realm),
        "different-luxury": lambda: len(luxury),
        "equal-luxury": lambda: max(luxury.values(), default=0),
        "hexes": lambda: len({lands[area].hex for area in lands_of(board, seat)}),
        "trading-posts": lambda: len(posts_of(board, seat)),
        "leaders": lambda: leaders_of(board, seat),
        "taler": lambda: realm.taler,
        "treaties": lambda: realm.treaties,
    }
    return counts[tile]()
