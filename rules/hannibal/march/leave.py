"""What a card lets a general do: whom it activates, how far he goes, and how many may sail (ch.7 A, 8, 9, 11, H-40)."""

from functools import cache

from msgspec import Struct

from rules.core.messages import Refusal, refuse
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.forces import outranks, printed, strategy_rating
from rules.hannibal.board.ids import ROME, CardId, GeneralId, Side, SpaceId
from rules.hannibal.board.names import card_name, general_name
from rules.hannibal.board.state import Board
from rules.hannibal.march.party import FINISHED
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.effects import (
    CampaignEffect,
    CharmsEffect,
    CityFallsEffect,
    ForceMarchEffect,
    PassModifierEffect,
    PiratesEffect,
    TwoSiegeRollsEffect,
)

MARCHING_EVENTS = (
    PassModifierEffect,
    CityFallsEffect,
    CharmsEffect,
    PiratesEffect,
    TwoSiegeRollsEffect,
    ForceMarchEffect,
)
"""Cards 5, 18, 28, 50, 54, 61 to 63: played as a move (ch.7)."""


class Licence(Struct, frozen=True):
    """What the card allows for this move."""

    card: CardId
    mp: int
    rating: int | None  # the highest strategy rating that it activates; None: any
    sea_units: int = 0  # how many units may sail; 0: none may
    event: bool = False
    campaign: bool = False
    pass_modifier: int = 0
    only: GeneralId | None = None
    charms: bool = False
    pirate_ports: tuple[SpaceId, ...] = ()
    pirate_units: int = 0


@cache
def licence(card: CardId, *, event: bool) -> Licence:
    """ch.7 A, 11: what a card allows when it is used for a move, for its OPS or as its event."""
    limits, data = edition().tables.limits, card_data(card)
    sea = limits.sea_units if data.ship else 0
    plain = Licence(card, limits.mp, data.ops, sea)
    if not event:
        return plain
    match data.effect:
        case PassModifierEffect(modifier=modifier, rating=rating):
            return Licence(card, limits.mp, rating, sea, event=True, pass_modifier=modifier)
        case CityFallsEffect(rating=rating) | TwoSiegeRollsEffect(rating=rating):
            return Licence(card, limits.mp, rating, sea, event=True)
        case CharmsEffect(general=general):
            return Licence(card, limits.mp, data.ops, sea, event=True, only=general, charms=True)
        case PiratesEffect(ports=ports, units=units):
            return Licence(card, limits.mp, data.ops, sea, event=True, pirate_ports=ports, pirate_units=units)
        case ForceMarchEffect(rating=rating, mp=mp, sea_units=units):
            return Licence(card, mp, rating, units, event=True)
    return plain


def campaign_licence(board: Board, card: CardId, general: GeneralId) -> Licence:
    """ch.9, 11: what a Campaign allows this general; only one army uses the sea."""
    effect = card_data(card).effect
    assert isinstance(effect, CampaignEffect)
    ability = printed(general)
    mp = ability.figures.mp if ability.ability == "mp-in-campaign" else None
    sea = 0 if board.play is not None and board.play.sailed else effect.sea_units
    return Licence(card, mp or edition().tables.limits.mp, None, sea, event=True, campaign=True)


def not_a_move(side: Side, card: CardId, *, event: bool) -> Refusal | None:
    """ch.7: why this card's event cannot be played as a move of this side."""
    data = card_data(card)
    if event and not isinstance(data.effect, MARCHING_EVENTS):
        return refuse("ch.7", "event-is-no-move", card=card_name(card))
    if event and not data.is_for(side):
        return refuse("ch.7", "event-of-the-other-side", card=card_name(card))
    return None


def not_activated(board: Board, side: Side, general: GeneralId, allowed: Licence) -> Refusal | None:
    """ch.7 A, 8, 9: why this general cannot be activated."""
    if general not in board.generals or printed(general).side != side:
        return refuse("ch.8", "no-own-general", found=general)
    if board.generals[general].at is None:
        return refuse("ch.8", "general-not-on-map", general=general_name(general))
    if allowed.only not in (None, general):
        return refuse("H-40", "card-for-another-general", card=card_name(allowed.card), general=general_name(general))
    rating = strategy_rating(board, general)
    if allowed.rating is not None and rating > allowed.rating:
        return refuse("ch.7", "rating-too-high", general=general_name(general), found=rating, most=allowed.rating)
    if board.play is not None and general in board.play.activated:
        return refuse("ch.9", "general-already-activated", general=general_name(general))
    if board.play is not None and board.play.weary.get(general, 0) >= FINISHED:
        return refuse("ch.9", "general-finished", general=general_name(general))
    return None


def may_lead(board: Board, general: GeneralId, others: tuple[GeneralId, ...]) -> list[GeneralId]:
    """ch.8: those of the others whom he may take along: nobody who outranks him."""
    return [one for one in others if one != general and not outranks(board, one, general)]


def consul_left_short(board: Board, space: SpaceId, left: int, staying: tuple[GeneralId, ...]) -> GeneralId | None:
    """ch.18: a consul who would stay in a space with fewer units than he must keep."""
    if left >= edition().tables.limits.consul:
        return None
    return next((one for one in staying if is_consul(board, one)), None)


def is_consul(board: Board, general: GeneralId) -> bool:
    """ch.18: whether he is a Roman consul."""
    return printed(general).side == ROME and board.generals[general].rank == "consul"
