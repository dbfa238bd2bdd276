"""Which cards a seat could play in the window that asks it: what its own orders go by (6.7.1, 6.11.e).

Only the seat's own order reads this. Who is asked at all follows from public facts, and without an order for its cards
a seat passes at once, whatever it holds.
"""

from rules.assyrian_wars.battle.cards import BattleCards
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.laying import holders, playable, targets
from rules.assyrian_wars.events.responding import Respond
from rules.assyrian_wars.turn.windows import CardWindow
from rules.core.ids import Seat
from rules.core.table import Table


def playable_now(table: Table[Board], seat: Seat) -> list[str]:
    """The cards of the seat's hands that could be played in the window that asks it."""
    asking = table.stack[-1]
    if isinstance(asking, BattleCards):
        able = [code for code in holders(table.board, asking, seat) if _has_target(table.board, asking, code)]
        return [card for code in able for card in playable(table, seat, code)]
    if isinstance(asking, CardWindow):
        return [one.value for one in Respond.candidates(table, seat, "card", {}, "")]
    return []


def _has_target(board: Board, battle: BattleCards, country: CountryId) -> bool:
    """After the first window: the other side has laid a card that could be cancelled."""
    if not battle.window:
        return True
    own, laid = battle.side_of(board, country), targets(battle)
    return any(card.card in laid and battle.side_of(board, card.country) != own for card in battle.laid)
