"""Whether a seat could play a card in the window that asks it: what its standing order goes by (6.7.1, 6.11.e).

Only the seat's own order reads this. Who is asked at all follows from public facts, and now and then a window asks a
seat whatever it holds (`attention`), so that a pause tells nobody that there is a card.
"""

from rules.assyrian_wars.battle.cards import BattleCards
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.laying import holders, playable, targets
from rules.assyrian_wars.events.responding import Respond
from rules.assyrian_wars.turn.windows import CardWindow
from rules.core.ids import Seat
from rules.core.table import Table


def nothing_to_play(table: Table[Board], seat: Seat) -> bool:
    """No card of the seat's hands could be played in the window that asks it, and it is not asked for show."""
    asking = table.stack[-1]
    if isinstance(asking, BattleCards):
        return seat not in asking.alert and not _can_lay(table, asking, seat)
    return isinstance(asking, CardWindow) and seat not in asking.alert and not _can_respond(table, seat)


def _can_lay(table: Table[Board], battle: BattleCards, seat: Seat) -> bool:
    able = [code for code in holders(table.board, battle, seat) if _has_target(table.board, battle, code)]
    return any(playable(table, seat, code) for code in able)


def _has_target(board: Board, battle: BattleCards, country: CountryId) -> bool:
    """After the first window: the other side has laid a card that could be cancelled."""
    if not battle.window:
        return True
    own, laid = battle.side_of(board, country), targets(battle)
    return any(card.card in laid and battle.side_of(board, card.country) != own for card in battle.laid)


def _can_respond(table: Table[Board], seat: Seat) -> bool:
    return bool(Respond.candidates(table, seat, "card", {}, ""))
