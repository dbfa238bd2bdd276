"""The economy of the Interphase: map income and trade make the new ECO levels, ships and raiders go home (7.3, R-205).

`eco_breakdown(board, country)` is the full account of a country's level at any time.
"""

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import eco_level, powers_of
from rules.assyrian_wars.board.state import Board, Camp, CountryState
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.assyrian_wars.events import hooks
from rules.assyrian_wars.interphase.bankruptcy import recover
from rules.assyrian_wars.interphase.fleets_return import DisperseRaiders, SailHome
from rules.assyrian_wars.interphase.income import (
    EcoAccount,
    Income,
    eco_breakdown,
    income_of,
    shown,
    standing_level,
    wounds,
)
from rules.assyrian_wars.sea.trade_boxes import trade_points
from rules.assyrian_wars.victory.scoring import score
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run

FIRST, FIRST_SHARED, SECOND = 3, 2, 1  # points for the trade ranking (8.3)

__all__ = ["EcoAccount", "Economy", "eco_breakdown", "trade_ranking"]


class Economy(Procedure):
    """Calculate income (7.3), in the order of R-205; the cards follow by `DealHands`.

    `last=True`: no turn follows, so ships, raiders and markers stay where they are.
    """

    steps = ("rank", "set_levels", "sail_home", "disperse", "restock")

    last: bool = False

    def rank(self, run: Run[Board]) -> None:
        """7.3.3.d, 8.3: points for most trade; first the bankrupt pay again (7.3.3.f).

        7.1.D: provinces whose garrison left in 7.1 earn nothing.
        """
        board = run.board
        lapse_provinces(run)
        recover(run)
        for power, points in trade_ranking(board).items():
            score(run, power, points, "vp-trade", rule="7.3.3.d")

    def set_levels(self, run: Run[Board]) -> None:
        """7.3.3.e: cities, ECO numbers and trade make the level of the next turn; then land at peace is repaired."""
        board = run.board
        found = {country: income_of(board, country) for country in board.countries}
        for country, income in found.items():
            set_level(run, country, income, last=self.last)
        repair(run)
        if self.last:
            run.end()

    def sail_home(self, run: Run[Board]) -> None:
        """7.3.3.a: ships leave the sea trade boxes."""
        run.call(SailHome())

    def disperse(self, run: Run[Board]) -> None:
        """7.3.3.d: raiders check for attrition and regroup."""
        run.call(DisperseRaiders())

    def restock(self, run: Run[Board]) -> None:
        """7.3.3.d: trade markers that were removed return to the Trade Box."""
        for country, state in run.board.countries.items():
            if state.trade_lost:
                run.tell("trade-markers-return", "7.3.3.d", country=Name("country", country), markers=state.trade_lost)
                state.trade, state.trade_lost = state.trade + state.trade_lost, 0


def trade_ranking(board: Board) -> dict[CountryId, int]:
    """Points for the power with most trade and the second; tied firsts get 2 each and leave no second (8.3, R-217)."""
    powers = [power for camp in Camp for power in powers_of(board, camp)]
    traders = {power: trade_points(board, power) for power in board.countries if power in powers}
    amounts = sorted({points for points in traders.values() if points > 0}, reverse=True)
    if not amounts:
        return {}
    first = [power for power, points in traders.items() if points == amounts[0]]
    if len(first) > 1:
        return dict.fromkeys(first, FIRST_SHARED)
    second = [power for power, points in traders.items() if len(amounts) > 1 and points == amounts[1]]
    return {first[0]: FIRST} | dict.fromkeys(second, SECOND)


def set_level(run: Run[Board], country: CountryId, income: Income, *, last: bool = False) -> None:
    """A country's new ECO level, with the figures that make it (7.3.3.e, R-206).

    The total is what the cards are dealt by: with standing tribute (R-211); at the end of the game all counts (R-261).
    """
    board = run.board
    state = board.countries[country]
    before = state.eco
    enter_level(state, income)
    state.eco += hooks.eco_bonus(board, country)
    if state.is_power or state.eco != before:
        run.tell(
            "eco-level-set",
            "7.3.3.e",
            country=Name("country", country),
            level=state.eco,
            before=before,
            total=eco_level(board, country) if last else standing_level(board, country),
            cities=income.points,
            eco=shown(income.eco),
            trade=shown(income.trade.points),
            pillage=income.lost,
            bonus=income.bonus,
        )


def enter_level(state: CountryState, income: Income) -> None:
    """The level and what it was counted from, for the account (`eco_breakdown`)."""
    state.eco = income.level
    state.eco_cities, state.eco_rich = income.points, int(income.eco * 2)
    state.eco_trade = int(income.trade.points * 2)
    state.eco_pillage, state.eco_bonus = income.lost, income.bonus


def repair(run: Run[Board]) -> None:
    """Minor cities and inactive minors repair everything for nothing (7.3.1, 7.3.3.e, R-209)."""
    board = run.board
    cities = edition_of(board).map.minor_cities
    hurt = [city for city in cities if city in board.areas and _is_hurt(board, city)]
    asleep = [code for code, state in board.countries.items() if state.kind == "minor" and not state.active]
    hurt += [area for country in asleep for area in wounds(board, country)]
    for area in hurt:
        state = board.areas[area]
        state.pillage = state.damage = 0
    if hurt:
        run.tell("repaired-in-peace", "7.3.1", areas=tuple(Name("area", area) for area in hurt))


def _is_hurt(board: Board, area: AreaId) -> bool:
    return bool(board.areas[area].pillage or board.areas[area].damage)
