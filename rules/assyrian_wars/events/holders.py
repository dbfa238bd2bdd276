"""Who could answer something with a card as far as everybody knows: piles and face-up cards are public, hands are not.

Nothing here looks at which random cards a hand holds, so that an open window tells nothing about them (6.11.e).
"""

from functools import cache

from rules.assyrian_wars.board.editions import edition_named, edition_of
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import allied, at_war, is_power, patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack import battle_effects as battle
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.pack.cards import Battle, Card, Trigger, Use, When


@cache
def answers_to(pack: str, trigger: Trigger) -> tuple[tuple[Card, Use], ...]:
    """The cards of an edition that answer this trigger, with the use that does."""
    cards = edition_named(pack).cards.by_id.values()
    return tuple((card, use) for card in cards for use in card.uses if use.trigger == trigger)


@cache
def cards_for(pack: str, window: When, kind: Battle) -> tuple[tuple[Card, Use], ...]:
    """The cards of an edition that can be laid in this window of such a battle, with the use that can (6.7.1)."""
    cards = edition_named(pack).cards.by_id.values()
    return tuple((card, use) for card in cards for use in card.uses if use.when == window and kind in use.battles)


def could_lay(board: Board, country: CountryId, window: When, kind: Battle) -> bool:
    """A card for this window of the battle may be in this country's hand."""
    found = cards_for(board.pack, window, kind)
    return any(may_play(board, country, use) and may_hold(board, country, card) for card, use in found)


def could_answer(board: Board, country: CountryId, trigger: Trigger, victim: CountryId, area: str) -> bool:
    """A card that fits may be in this country's hand."""
    for card, use in answers_to(board.pack, trigger):
        if (
            may_play(board, country, use)
            and concerns(board, country, use, victim, area)
            and fits_place(board, country, use, area)
            and may_hold(board, country, card)
        ):
            return True
    return False


def may_play(board: Board, country: CountryId, use: Use) -> bool:
    """Some events are for certain countries, for powers, or for who acts for one; nomads play none (6.11, 10.1)."""
    state = board.countries[country]
    if state.kind == "nomad" and not state.acts_as_power:
        return False
    if use.countries and country not in use.countries and state.stands_for not in use.countries:
        return False  # 7.1: a substitute plays the home cards of the power that it stands for
    if use.by == "power":
        return is_power(board, country)
    return use.by == "any" or patron(board, country) is not None


def concerns(board: Board, country: CountryId, use: Use, victim: CountryId, area: str) -> bool:
    """What happened must have happened to the right one (6.11.e); no country cancels what it plays itself."""
    if use.trigger is Trigger.EVENT_PLAYED:
        return country != victim
    return not use.party or True in [_is_party(board, country, party, victim, area) for party in use.party]


def fits_place(board: Board, country: CountryId, use: Use, area: str) -> bool:
    """What everybody can see of where it must have happened: beside own troops, or in the own land."""
    place = AreaId(area)
    if place not in board.areas:
        return True
    printed = edition_of(board).map
    match use.effect:
        case event.TurnBack():
            near = pieces_near(board, country, place)  # 9.5: others do not see whether a leader is alone
            return any(piece.is_unit or board.options.fog_of_war for piece in near)
        case event.AutomaticSuccess(within=home) if home is not None:
            return place in printed.home_areas[home]
        case battle.HungerTarget() | battle.CityDefence():
            return place in printed.home_areas[country]
        case _:
            return True


def pieces_near(board: Board, country: CountryId, place: AreaId) -> list[Piece]:
    """The country's pieces in an area or next to it."""
    near = (place, *edition_of(board).map.neighbours[place])
    pieces = [piece for area in near if area in board.areas for piece in board.areas[area].pieces]
    return [piece for piece in pieces if piece.owner == country]


def _is_party(board: Board, country: CountryId, party: str, victim: CountryId, area: str) -> bool:
    match party:
        case "you":
            return country == victim
        case "ally":
            return country != victim and allied(board, country, victim)
        case "enemy":
            return at_war(board, country, victim)
        case _:
            state, impulse = board.areas.get(AreaId(area)), board.impulse
            phasing = impulse is not None and impulse.country == country  # only its impulses carry a siege on
            return phasing and state is not None and any(siege.country == country for siege in state.sieges)


def may_hold(board: Board, country: CountryId, card: Card) -> bool:
    """A home card by its owner's public pile; any other unless it lies somewhere open or the hand has no such card."""
    if card.is_home:
        return card.id in board.countries[country].hand
    if _lies_open(board, card.id):
        return False
    cards = edition_of(board).cards.by_id
    return False in [cards[held].is_home for held in board.countries[country].hand]


def _lies_open(board: Board, card: CardId) -> bool:
    return (
        card in board.discard
        or card in [effect.card for effect in board.effects if effect.face_up]
        or card in [war.card for war in board.foreign_wars]
    )
