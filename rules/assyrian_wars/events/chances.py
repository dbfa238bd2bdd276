"""Whether a seat could play a card in the window that asks it: what its standing order goes by (6.7.1, 6.11.e).

Only the seat's own order reads this. Who is asked at all follows from public facts, and now and then a window asks a
seat whatever it holds (`attention`), so that a pause tells nobody that there is a card.
"""

from rules.assyrian_wars import decks
from rules.assyrian_wars.battle_cards import BattleCards
from rules.assyrian_wars.events import costs
from rules.assyrian_wars.events.answering import the_window
from rules.assyrian_wars.events.handlers import Play
from rules.assyrian_wars.events.holders import concerns, may_play
from rules.assyrian_wars.events.laying import holders, playable, targets
from rules.assyrian_wars.events.playing import refuse_last_card
from rules.assyrian_wars.events.registry import handler_of
from rules.assyrian_wars.ids import CardId, CountryId
from rules.assyrian_wars.pack.cards import Use
from rules.assyrian_wars.relations import countries_of
from rules.assyrian_wars.state import Board
from rules.assyrian_wars.windows import CardWindow
from rules.core.ids import Seat
from rules.core.messages import Refusal
from rules.core.table import Table


def nothing_to_play(table: Table[Board], seat: Seat) -> bool:
    """No card of the seat's hands could be played in the window that asks it, and it is not asked for show."""
    asking = table.stack[-1]
    if isinstance(asking, BattleCards):
        return seat not in asking.alert and not _can_lay(table, asking, seat)
    return isinstance(asking, CardWindow) and seat not in asking.alert and not _can_respond(table, asking, seat)


def _can_lay(table: Table[Board], battle: BattleCards, seat: Seat) -> bool:
    board = table.board
    able = [code for code in holders(board, battle, seat) if refuse_last_card(board, code) is None]
    return any(_has_target(board, battle, code) and playable(table, battle, code) for code in able)


def _has_target(board: Board, battle: BattleCards, country: CountryId) -> bool:
    """After the first window: the other side has laid a card that could be cancelled."""
    if not battle.window:
        return True
    own, laid = battle.side_of(board, country), targets(battle)
    return any(card.card in laid and battle.side_of(board, card.country) != own for card in battle.laid)


def _can_respond(table: Table[Board], window: CardWindow, seat: Seat) -> bool:
    board = table.board
    for country in countries_of(board, seat):
        if refuse_last_card(board, country) is not None:
            continue
        for card in board.countries[country].hand:
            uses = [use for use in decks.card_of(board, card).uses if use.trigger == window.answers_to]
            if any(_fits(table, country, card, use) for use in uses):
                return True
    return False


def _fits(table: Table[Board], country: CountryId, card: CardId, use: Use) -> bool:
    board, window = table.board, the_window(table)
    if not may_play(board, country, use) or not concerns(board, country, use, window.country, window.area):
        return False
    if costs.refuse_price(board, country, costs.price_of(decks.card_of(board, card), use)) is not None:
        return False
    handler, play = handler_of(use.effect), Play(country, card, use.name)
    ready = not isinstance(handler.check(table, play, use.effect), Refusal)
    return ready or bool(handler.targets(table, play, use.effect))
