"""What secret diplomacy may aim at, and the options that each objective gives (7.5.2, R-240 to R-246).

An objective is a country by its code, all minor cities together, or trade. A choice is one option with what it is done
to, by an id such as `move`, `king` or `revolt:sippar`.
"""

from collections.abc import Sequence

import msgspec

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import defence
from rules.assyrian_wars.board.ids import ASSYRIA, AreaId, CardId, CountryId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import ALLIANCE, allied, at_war, listed_war, patron, seat_of
from rules.assyrian_wars.board.state import REGROUP, Board
from rules.assyrian_wars.interphase import hands
from rules.assyrian_wars.nomads.tribes import is_tribe
from rules.assyrian_wars.politics.influence import has_units_on_map
from rules.assyrian_wars.sea.raid_orders import is_raider
from rules.assyrian_wars.sea.raiding import raids_for
from rules.assyrian_wars.tribute.phase import may_be_schemed
from rules.core.actions import MOST_CANDIDATES
from rules.core.messages import Message, Name, message

TRADE, MINOR_CITIES = "trade", "minor-cities"

CARD, IMPULSE = "card", "impulse"  # 7.5.2.b
MOVE, REFUSE, SECURE = "move", "refuse", "secure"  # 7.5.2.c
REVOLT, RISING, KING = "revolt", "rising", "king"  # 7.5.2.c, 7.5.2.d
PACT = "pact"  # 7.5.2.e
EXPEL, RAID = "expel", "raid"  # 7.5.2.a
NOTHING = "nothing"
NO_CARD = CardId("")


class Choice(msgspec.Struct, frozen=True):
    """One option of an objective: what is done, and to which city or country."""

    way: str
    to: str = ""  # the city, or the country whose trade marker goes

    @property
    def id(self) -> str:
        return f"{self.way}:{self.to}" if self.to else self.way

    @property
    def message(self) -> Message:
        """How a button names it."""
        area, country = Name("area", self.to), Name("country", self.to)
        words = {
            EXPEL: message("option-secret-expel", country=country),
            RAID: message("option-secret-raid"),
            CARD: message("option-secret-card"),
            IMPULSE: message("option-secret-impulse"),
            MOVE: message("option-secret-move"),
            REFUSE: message("option-secret-refuse"),
            SECURE: message("option-secret-secure"),
            REVOLT: message("option-secret-revolt", area=area),
            RISING: message("option-secret-rising", area=area),
            KING: message("option-secret-king"),
            PACT: message("option-secret-pact", area=area),
        }
        return words[self.way]


# What can be chosen.


def markers(board: Board, power: CountryId) -> int:
    """How many markers a country places: one for each table on its cards, and those bought with excess cards (7.5)."""
    listed = tables(board, power)
    return len(listed) + board.countries[power].extra_plans if listed else 0


def tables(board: Board, power: CountryId) -> tuple[tuple[str, ...], ...]:
    """The secret diplomacy tables on the backs of its home cards, or of those that it has for a power (7.5, 7.1)."""
    printed = edition_of(board).cards.objectives
    own = () if board.countries[power].eliminated else printed.get(power, ())
    inherited = [code for code, state in board.countries.items() if state.heir == power]
    return (*own, *(table for code in inherited for table in printed.get(code, ())))


def possible(board: Board, power: CountryId, number: int = 0) -> list[str]:
    """The objectives that a power may give its marker of this number; impossible ones are left out (7.5.2)."""
    listed = tables(board, power)
    if not listed:
        return []
    return [objective for objective in listed[min(number, len(listed) - 1)] if is_possible(board, objective)]


def is_possible(board: Board, objective: str) -> bool:
    """In the game, not eliminated, and if it is a nomad tribe, brought into play by the timetable (7.5.2)."""
    if objective == TRADE:
        return True
    if objective == MINOR_CITIES:
        return any(city in board.areas for city in edition_of(board).map.minor_cities)
    state = board.countries.get(CountryId(objective))
    if state is None or state.eliminated:
        return False
    return state.kind != "nomad" or state.entered


def objective_name(objective: str) -> Message | Name:
    """How a message names an objective."""
    if objective == TRADE:
        return message("objective-trade")
    if objective == MINOR_CITIES:
        return message("objective-minor-cities")
    return Name("country", objective)


# What can be done.


def choices(board: Board, power: CountryId, objective: str, leaving: CardId = NO_CARD) -> tuple[Choice, ...]:
    """The options that a power has for an objective as things stand; the most usual one first (7.5.2).

    `leaving` is a card that does it by itself and is about to leave the hand (6.11.m).
    """
    if objective == TRADE:
        return _trade(board, power)
    if objective == MINOR_CITIES:
        return tuple(Choice(PACT, city) for city in free_cities(board))
    target = CountryId(objective)
    if target == power or patron(board, target) == power:
        return _own(board, target, leaving)
    if board.countries[target].is_power or patron(board, target) is not None:
        return _foreign(board, power, target)
    return _unallied(board, power, target)


def harmless(board: Board, power: CountryId, objective: str, found: Sequence[Choice]) -> str:
    """What a lapsed deadline answers: the first option that hurts no friend and begins no impulse; else nothing."""
    for choice in found:
        victim = CountryId(choice.to if choice.way == EXPEL else objective)
        if choice.way == IMPULSE or (choice.way in (EXPEL, KING) and allied(board, power, victim)):
            continue
        if choice.way in (REVOLT, RISING) and not at_war(board, power, victim):
            continue
        return choice.id
    return NOTHING


def _trade(board: Board, power: CountryId) -> tuple[Choice, ...]:
    """7.5.2.a: any one trade marker goes, those of enemies first; or a free raider raids at once (R-240)."""
    owners = [country for country, state in board.countries.items() if state.trade > 0]
    order = sorted(owners, key=lambda country: (allied(board, power, country), not at_war(board, power, country)))
    raid = (Choice(RAID),) if free_raiders(board, power) else ()
    return (*(Choice(EXPEL, country) for country in order), *raid)


def free_raiders(board: Board, power: CountryId) -> list[Piece]:
    """The units that could raid for a power, one of each sort in a place, those of the Regroup Box first (R-162)."""
    found: dict[tuple[str, ...], Piece] = {}
    for place, pieces in ((REGROUP.kind, board.regroup), *((key, state.pieces) for key, state in board.areas.items())):
        for piece in pieces:
            if is_raider(piece) and not piece.inside and raids_for(board, piece.owner, power):
                found.setdefault((place, piece.nation, piece.unit_class, str(piece.reduced)), piece)
    return list(found.values())[:MOST_CANDIDATES]


def _own(board: Board, target: CountryId, leaving: CardId) -> tuple[Choice, ...]:
    """7.5.2.b: a card more, up to the maximum of the hand, or a special impulse, for whom somebody acts (R-241)."""
    state = board.countries[target]
    if not state.active or seat_of(board, target) is None or is_tribe(board, target):
        return ()
    kept = [card for card in hands.random_cards(board, target) if card != leaving]
    room = len(kept) < hands.limits(board, target).most
    card = (Choice(CARD),) if room and decks.can_draw(board) else ()
    return (*card, Choice(IMPULSE))


def _unallied(board: Board, power: CountryId, target: CountryId) -> tuple[Choice, ...]:
    """7.5.2.c: the marker moves, the tribute of a minor goes astray or is secured, or a city revolts."""
    found = [Choice(MOVE)] if can_move(board, power, target) else []
    if may_be_schemed(board, target):
        found.append(Choice(SECURE if power == ASSYRIA else REFUSE))
    return (*found, *(Choice(REVOLT, city) for city in revolt_sites(board, target)))


def _foreign(board: Board, power: CountryId, target: CountryId) -> tuple[Choice, ...]:
    """7.5.2.d: a worse king roll, a revolt in an empty city, or a rising in a home city that the target holds."""
    king = (Choice(KING),) if board.countries[target].kind == "power" else ()
    revolts = tuple(Choice(REVOLT, city) for city in revolt_sites(board, target))
    risings = tuple(Choice(RISING, city) for city in rising_sites(board, power, target))
    return (*king, *revolts, *risings)


def can_move(board: Board, power: CountryId, target: CountryId) -> bool:
    """Not allied or annexed, not in the power's own War box, and nomads must be on the map (R-242, R-113)."""
    state = board.countries[target]
    if state.level >= ALLIANCE or state.annexed:
        return False
    if state.kind == "nomad":
        return has_units_on_map(board, target)
    return not listed_war(board, power, target)


def revolt_sites(board: Board, target: CountryId) -> list[AreaId]:
    """Home cities of a country but its capital, with no unit or leader of anybody in their areas (R-244)."""
    game_map = edition_of(board).map
    cities: Sequence[AreaId] = game_map.home_cities.get(target, ())
    return [
        city
        for city in cities
        if city in board.areas
        and not game_map.areas[city].is_capital
        and not board.areas[city].revolt
        and not board.areas[city].pieces
    ]


def rising_sites(board: Board, power: CountryId, target: CountryId) -> list[AreaId]:
    """Own home cities held by a target that is no ally, with fewer pieces than walls (R-245)."""
    if allied(board, power, target):
        return []
    game_map = edition_of(board).map
    found = []
    for city in game_map.home_cities.get(power, ()):
        state = board.areas.get(city)
        if state is not None and state.control == target and _is_weak(board, city, target):
            found.append(city)
    return found


def _is_weak(board: Board, city: AreaId, target: CountryId) -> bool:
    """Nobody but the holder and its allies is there, with fewer units and leaders than the city's defence now."""
    state = board.areas[city]
    strangers = any(not allied(board, target, piece.owner) for piece in state.pieces)
    return not strangers and len(state.pieces) < defence(edition_of(board).map.areas[city], state)


def free_cities(board: Board) -> list[AreaId]:
    """Minor cities that are neither conquered nor in a pact (7.5.2.e)."""
    return [
        city
        for city in edition_of(board).map.minor_cities
        if city in board.areas and board.areas[city].control == CountryId(city) and city not in board.pacts
    ]
