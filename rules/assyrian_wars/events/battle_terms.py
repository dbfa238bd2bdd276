"""When a battle card can be laid: the kind of battle, the side, and what its effect needs there (6.7.1, 6.11.d)."""

from rules.assyrian_wars.battle.cards import BattleCards
from rules.assyrian_wars.battle.losses import friends_of
from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.forces import owners
from rules.assyrian_wars.board.ids import MERCENARIES, AreaId, CardId, CountryId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import in_grace, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import costs
from rules.assyrian_wars.events.joint import helpers
from rules.assyrian_wars.pack import battle_effects as battle_effect
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.pack.cards import Use
from rules.assyrian_wars.siege.dice import city_strength
from rules.core.messages import Name, Refusal, refuse
from rules.core.table import Table


def refuse_terms(
    table: Table[Board], battle: BattleCards, country: CountryId, card: CardId, use: Use
) -> Refusal | None:
    """Why a card does not fit this battle; None: it does."""
    board, name = table.board, Name("card", card)
    if battle.kind not in use.battles:
        return refuse("6.11.d", "not-in-such-battle", card=name, kind=battle.kind)
    side = battle.side_of(board, country)
    if not _is_side(battle, side, use.side):
        return refuse("6.11.d", "not-on-such-side", card=name, side=use.side)
    own, foes = pieces_of(board, battle, side), pieces_of(board, battle, 1 - side)
    bound = next((owner for owner in owners(foes) if in_grace(board, country, owner)), None)
    if bound is not None:  # 7.1.D: other events may be played on each other
        return refuse("6.11.d", "grace-bars-battle-cards", card=name, country=Name("country", bound))
    match use.effect:
        case battle_effect.BattleDice(terrains=terrains) if terrains and not set(terrains) & set(battle.crossed):
            return refuse("6.11.d", "no-such-crossing", card=name)
        case battle_effect.FactorBonus(classes=classes):
            if not any(piece.owner == country and piece.unit_class in classes for piece in own):
                return refuse("6.11.d", "no-such-unit", card=name, country=Name("country", country))
        case battle_effect.Turncoats() | battle_effect.MercenariesLeave():
            if not ordinary_mercenaries(foes) and _may_see(board, country, foes):
                return refuse("10.4.e", "no-enemy-mercenaries", card=name)
        case event.StrikeLeader() if not any(piece.is_leader for piece in (own if is_against_copy(battle) else foes)):
            return refuse("6.11.d", "no-enemy-leader", card=name)
        case battle_effect.CityDefence(at_least=least) if city_strength(board, AreaId(battle.area)) <= least:
            return refuse("6.11.d", "defence-is-low", card=name, area=Name("area", battle.area), least=least)
        case event.JointAttack():
            return refuse_help(board, battle, country, card, costs.price_of(decks.card_of(board, card), use))
        case _:
            pass
    return None


def refuse_help(board: Board, battle: BattleCards, country: CountryId, card: CardId, price: int) -> Refusal | None:
    """An army next to the battle can join an attack in the own impulse, if its way can be paid after that price (R-70).

    Events can be paid with a loan, a march cannot (R-20).
    """
    if board.impulse is None or board.impulse.country != country:
        return refuse("6.11.d", "only-own-impulse", card=Name("card", card))
    if AreaId(battle.area) not in board.areas or not helpers(board, country, AreaId(battle.area), price):
        return refuse("6.11.d", "no-army-to-join", card=Name("card", card), area=Name("area", battle.area))
    return None


def pieces_of(board: Board, battle: BattleCards, side: int) -> list[Piece]:
    """The pieces of a side of the battle."""
    return board.find_all(battle.sides[side])


def is_against_copy(battle: BattleCards) -> bool:
    """Off the map nobody is set up: who fights there meets a leader like his own, and hired men of nobody (6.11.b)."""
    return battle.kind == "field" and not battle.sides[1]


def ordinary_mercenaries(pieces: list[Piece]) -> list[Piece]:
    """Those that can be bought away: not Arabs, not Aramaeans (2.3, 10.4.e)."""
    return [piece for piece in pieces if piece.is_unit and piece.nation == MERCENARIES]


def _is_side(battle: BattleCards, side: int, wanted: str) -> bool:
    """Attacker and defender of a field battle, besieger and besieged of a siege."""
    match wanted:
        case "attacker":
            return side != battle.defender
        case "defender":
            return side == battle.defender
        case "besieger":
            return side == 0
        case "besieged":
            return side == 1
        case _:
            return True


def _may_see(board: Board, country: CountryId, pieces: list[Piece]) -> bool:
    """Whether a country knows what is in these stacks; a refusal must not tell it (9.5)."""
    seat = seat_of(board, country)
    seers = [friends_of(board, piece.owner) for piece in pieces]
    return all(known is None or seat in known for known in seers)
