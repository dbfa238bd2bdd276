"""What land and trade bring in, to the fraction, and the account of an ECO level (7.3.1, 7.3.3, R-206 to R-211)."""

from collections.abc import Collection, Iterable
from fractions import Fraction

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import is_contested
from rules.assyrian_wars.board.ids import PHOENICIA, AreaId, CountryId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.pieces import AreaState
from rules.assyrian_wars.board.relations import eco_level, tribute_balances
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.map import Area
from rules.assyrian_wars.sea.trade_boxes import Trade, trade_of
from rules.assyrian_wars.tribute.tribute import ends_with_turn, rate
from rules.core.messages import Message, Name, message

CITIES_A_LEVEL = 3  # three city or trade points make an ECO level (7.3.1, 7.3.3.d)
PILLAGE_A_LEVEL = 7  # so many pillage points cost one (7.3.1)
LAST_POINTS = 2  # a minor that has only these left rounds up to one level (7.3.1, R-207)
BONUS_AT_REST = 1  # of a minor that was inactive all the turn (7.3.3.e)
PHOENICIAN_BONUS = 3


class Holding(msgspec.Struct, frozen=True):
    """What one area is worth to the country that counts it."""

    area: AreaId
    points: int = 0  # city points (7.3.1)
    eco: Fraction = Fraction(0)  # the printed number and the markers; half of them if contested
    contested: bool = False


class Income(msgspec.Struct, frozen=True):
    """Everything that makes a country's ECO level before tribute (R-206)."""

    holdings: tuple[Holding, ...] = ()
    trade: Trade = Trade()
    fixed: int | None = None  # the level of a country without cities (7.3.1)
    pillage: int = 0  # points that lie in its home areas
    bonus: int = 0  # for a minor at rest
    rounds_up: bool = False  # a minor with two city points

    @property
    def points(self) -> int:
        """City points."""
        return sum(holding.points for holding in self.holdings)

    @property
    def eco(self) -> Fraction:
        """Printed ECO numbers and markers."""
        return sum((holding.eco for holding in self.holdings), Fraction(0))

    @property
    def exact(self) -> Fraction:
        """Cities, ECO numbers and trade, before anything is rounded (7.3.3.d)."""
        return (self.points + self.trade.points) / CITIES_A_LEVEL + self.eco

    @property
    def lost(self) -> int:
        """Levels that pillage costs."""
        return self.pillage // PILLAGE_A_LEVEL

    @property
    def level(self) -> int:
        """The ECO level without tribute; it may be negative (7.3.3.e, R-206)."""
        if self.fixed is not None:
            return self.fixed
        return _whole(self.exact, rounds_up=self.rounds_up) - self.lost + self.bonus


def income_of(board: Board, country: CountryId, contested: Collection[AreaId] = ()) -> Income:
    """What the Interphase would count for a country now, or if these of its cities were contested (7.3.1, 7.3.3)."""
    state, game_map = board.countries[country], edition_of(board).map
    if state.eliminated or state.is_tribe:
        return Income()  # 7.1, 10.1
    fixed = game_map.countries[country].fixed_eco
    if fixed is not None:
        return Income(fixed=fixed)
    found = tuple(holdings(board, country, contested))
    return Income(
        holdings=found,
        trade=trade_of(board, country),
        pillage=pillage_points(board, country),
        bonus=bonus_at_rest(board, country),
        rounds_up=not state.is_power and sum(holding.points for holding in found) == LAST_POINTS,
    )


def holdings(board: Board, country: CountryId, contested: Collection[AreaId] = ()) -> Iterable[Holding]:
    """The areas that count for a country: its own, provinces, and associated areas that it took (7.3.1, 6.12.a)."""
    for key, printed in edition_of(board).map.areas.items():
        state = board.areas.get(key)
        if state is None:
            if printed.country == country:  # outside the scenario's map it earns for its printed owner
                yield Holding(key, printed.city_points, Fraction(printed.eco))
        elif state.control == country and _counts(printed, state, country):
            disputed = key in contested or is_contested(board, printed, key)
            found = _worth(country, key, printed, state, contested=disputed)
            if found.points or found.eco or found.contested:
                yield found


def _counts(printed: Area, state: AreaState, country: CountryId) -> bool:
    """Not a home city of another country, unless it is a province; never a minor city (7.3.1)."""
    return printed.country == country or state.province == country or printed.kind == "associated"


def _worth(country: CountryId, key: AreaId, printed: Area, state: AreaState, *, contested: bool) -> Holding:
    """A contested city gives no points, and half of its ECO to its original owner alone (6.12.a, R-158)."""
    eco = Fraction(printed.eco + state.eco_plus - state.eco_minus)
    if not contested:
        return Holding(key, printed.city_points, eco)
    return Holding(key, 0, eco / 2 if printed.country == country else Fraction(0), contested=True)


def pillage_points(board: Board, country: CountryId) -> int:
    """In its printed home areas, whoever controls them; those of a province count for nobody (R-208)."""
    home = [board.areas[area] for area in edition_of(board).map.home_areas[country] if area in board.areas]
    return sum(state.pillage for state in home if state.province is None)


def bonus_at_rest(board: Board, country: CountryId) -> int:
    """A minor that was inactive all the turn and has nothing to repair gets 1, Phoenicia 3 (7.3.3.e, R-210)."""
    if not is_at_rest(board, country) or wounds(board, country):
        return 0
    return PHOENICIAN_BONUS if country == PHOENICIA else BONUS_AT_REST


def is_at_rest(board: Board, country: CountryId) -> bool:
    """A minor that was inactive from the beginning of the turn to its end (R-210)."""
    state = board.countries[country]
    return state.kind == "minor" and not state.is_power and not state.active and not state.turn.was_active


def wounds(board: Board, country: CountryId) -> list[AreaId]:
    """A country's own areas in its hand with pillage or city damage (7.3.3.e)."""
    printed = edition_of(board).map.areas
    return [
        key
        for key, state in board.areas.items()
        if state.control == country and printed[key].country == country and (state.pillage or state.damage)
    ]


# Tribute.


def amount_of(board: Board, payer: CountryId) -> int:
    """What a payer gives each receiver: a power 2, others 1; nothing while it is bankrupt (5.2.2, 7.3.3.f)."""
    state = board.countries.get(payer)
    return 0 if state is not None and state.turn.bankrupt else rate(board, payer)


def standing_level(board: Board, country: CountryId) -> int:
    """The level that sets the number of cards: tribute that ends with its turn counts no more (R-211, 7.4.3)."""
    lasting = [line for line in board.tributes if not ends_with_turn(board, line)]
    return board.countries[country].eco + tribute_balances(board, lasting).get(country, 0)


# The account.


class EcoLine(msgspec.Struct, frozen=True):
    """One line of the account: what it is, and how many ECO levels it gives or takes."""

    message: Message
    amount: Fraction


class EcoAccount(msgspec.Struct, frozen=True):
    """How a country's ECO level comes about, line by line; the lines add up to the level (7.3.3.e, 5.2.2)."""

    country: CountryId
    level: int  # with tribute, as it is now
    lines: tuple[EcoLine, ...]
    forecast: int  # what the Interphase would set if it came now, before tribute
    at_best: int  # the same, or more where the fog leaves it open (9.5)


def eco_breakdown(board: Board, country: CountryId) -> EcoAccount:
    """The full account of a country's ECO level: the last Interphase, what came since, and tribute as it is now."""
    lines = [*_set_lines(board, country), *_tribute_lines(board, country)]
    kept = tuple(line for line in lines if line.amount)
    forecast = income_of(board, country).level
    return EcoAccount(country, eco_level(board, country), kept, forecast, forecast)


def _set_lines(board: Board, country: CountryId) -> list[EcoLine]:
    """What the last Interphase counted, and what cards changed since; a level set by the scenario is one line."""
    state = board.countries[country]
    trade = Fraction(state.eco_trade, 2)
    counted = [
        EcoLine(message("eco-line-cities", points=state.eco_cities), Fraction(state.eco_cities, CITIES_A_LEVEL)),
        EcoLine(message("eco-line-rich"), Fraction(state.eco_rich, 2)),
        EcoLine(message("eco-line-trade", points=shown(trade)), trade / CITIES_A_LEVEL),
    ]
    exact = sum((line.amount for line in counted), Fraction(0))
    if not exact:
        return [EcoLine(message("eco-line-set"), Fraction(state.eco))]
    rounds_up = not state.is_power and state.eco_cities == LAST_POINTS
    whole = _whole(exact, rounds_up=rounds_up)
    return [
        *counted,
        EcoLine(message("eco-line-fraction"), whole - exact),
        EcoLine(message("eco-line-pillage"), Fraction(-state.eco_pillage)),
        EcoLine(message("eco-line-rest"), Fraction(state.eco_bonus)),
        EcoLine(message("eco-line-since"), Fraction(state.eco - (whole - state.eco_pillage + state.eco_bonus))),
    ]


def _tribute_lines(board: Board, country: CountryId) -> list[EcoLine]:
    """Who pays it, and whom it pays (5.2.2)."""
    pairs = list(dict.fromkeys((line.payer, line.to) for line in board.tributes))
    received = [
        EcoLine(message("eco-line-tribute-from", payer=holder_name(payer)), Fraction(amount_of(board, payer)))
        for payer, to in pairs
        if to == country
    ]
    paid = [
        EcoLine(message("eco-line-tribute-to", to=Name("country", to)), Fraction(-amount_of(board, payer)))
        for payer, to in pairs
        if payer == country
    ]
    return received + paid


def _whole(exact: Fraction, *, rounds_up: bool) -> int:
    """Fractions are lost, but a minor with two city points has at least one level (7.3.1, R-207)."""
    whole = exact.numerator // exact.denominator
    return max(1, whole) if rounds_up else whole


def shown(amount: Fraction) -> str:
    """A number as it is written on paper: 4, 4 1/3, −2."""
    whole, rest = divmod(abs(amount.numerator), amount.denominator)
    sign = "−" if amount < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    part = f"{rest}/{amount.denominator}"
    return f"{sign}{whole} {part}" if whole else f"{sign}{part}"
