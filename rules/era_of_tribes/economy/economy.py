"""ch.5: trade, taxes, bread and circuses."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse, seat_name
from rules.core.picking import picked
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.board.holdings import (
    abilities,
    cities,
    leaders_left,
    level,
    posts_of,
    spend_good,
    usable_luxury,
)
from rules.era_of_tribes.board.ids import LUXURIES, GoodId
from rules.era_of_tribes.board.names import good_names
from rules.era_of_tribes.board.refusals import field_taken, too_few_leaders, unusable_goods
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import affords_morale, change_morale
from rules.era_of_tribes.pack.edition import edition

Goods = Annotated[tuple[GoodId, ...], Kind("good", many=True)]
PER_LEADER = 3  # ch.5: the morale that each leader of Taxes costs


class Trade(Action, frozen=True):
    """Trades for Taler: leaders, luxury goods, the trade value and trade markers (ch.5)."""

    rule: ClassVar[str] = "ch.5"

    leaders: int = 1
    goods: Goods = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = unfit(table.board, seat, "trade", self.leaders, self.goods)
        taler = trade_income(table.board, seat, self.leaders, len(self.goods))
        return wrong or Quote(self.rule, (message("quote-trade", taler=taler),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        taler = trade_income(run.board, seat, self.leaders, len(self.goods))
        use_field(run, seat, "trade", self.leaders, self.goods)
        run.board.realms[seat].taler += taler
        goods = good_names(self.goods)
        run.tell("traded", self.rule, seat=seat_name(seat), leaders=self.leaders, goods=goods, taler=taler)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Leaders beside the board; luxury goods that are left."""
        return effort_candidates(table.board, seat, param, typed)


class Taxes(Action, frozen=True):
    """Raises taxes: the tax value for each leader, at the cost of morale (ch.5)."""

    rule: ClassVar[str] = "ch.5"

    leaders: int = 1

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        wrong = unfit(board, seat, "taxes", self.leaders, ())
        cost, realm = tax_morale(board, seat, self.leaders), board.realms[seat]
        if wrong is None and not affords_morale(realm, cost):
            wrong = refuse("T-3", "morale-too-low", needed=cost, found=realm.morale)
        taler = tax_value(board, seat) * self.leaders
        return wrong or Quote(self.rule, (message("quote-taxes", taler=taler, morale=cost),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        taler, cost = tax_value(run.board, seat) * self.leaders, tax_morale(run.board, seat, self.leaders)
        use_field(run, seat, "taxes", self.leaders, ())
        realm = run.board.realms[seat]
        realm.taler += taler
        change_morale(realm, -cost)
        run.tell("taxed", self.rule, seat=seat_name(seat), leaders=self.leaders, taler=taler, morale=cost)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Leaders beside the board."""
        return effort_candidates(table.board, seat, param, typed)


class Bread(Action, frozen=True):
    """Gives bread and circuses: morale for leaders, luxury goods and culture (ch.5)."""

    rule: ClassVar[str] = "ch.5"

    leaders: int = 1
    goods: Goods = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = unfit(table.board, seat, "bread", self.leaders, self.goods)
        morale = bread_morale(table.board, seat, self.leaders, len(self.goods))
        return wrong or Quote(self.rule, (message("quote-bread", morale=morale),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        morale = bread_morale(run.board, seat, self.leaders, len(self.goods))
        use_field(run, seat, "bread", self.leaders, self.goods)
        gained = change_morale(run.board.realms[seat], morale)
        goods = good_names(self.goods)
        run.tell("bread-given", self.rule, seat=seat_name(seat), leaders=self.leaders, goods=goods, morale=gained)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Leaders beside the board; luxury goods that are left."""
        return effort_candidates(table.board, seat, param, typed)


def unfit(board: Board, seat: Seat, field: str, leaders: int, goods: tuple[GoodId, ...]) -> Refusal | None:
    """ch.4.3, 5, T-4: a free action field, leaders, and goods that were not used yet."""
    wrong = field_taken(board, seat, field) or too_few_leaders(board, seat, leaders, "ch.5")
    return wrong or unusable_goods(board, seat, goods, "ch.5")


def use_field(run: Run[Board], seat: Seat, field: str, leaders: int, goods: tuple[GoodId, ...]) -> None:
    """ch.5: leaders lie on the field, and goods are used, until the clean-up."""
    realm = run.board.realms[seat]
    realm.done.append(field)
    realm.used += leaders
    for good in goods:
        spend_good(realm, good)


def trade_income(board: Board, seat: Seat, leaders: int, goods: int) -> int:
    """ch.5: leaders, goods, the trade value, trade markers, and what the epoch adds."""
    realm = board.realms[seat]
    epoch = edition().box.epochs[realm.epoch].effects.trade_while if board.long else 0
    markers = len(posts_of(board, seat))
    return leaders * abilities(board, seat).taler_per_leader + goods + level(realm, "trade").value + markers + epoch


def tax_value(board: Board, seat: Seat) -> int:
    """ch.2: by the number of own cities."""
    return edition().box.cities.tax[cities(board.realms[seat])]


def tax_morale(board: Board, seat: Seat, leaders: int) -> int:
    """ch.5, T-31: the tax value, which some peoples feel more or less, and three for each leader."""
    return max(tax_value(board, seat) + abilities(board, seat).city_morale, 0) + PER_LEADER * leaders


def bread_morale(board: Board, seat: Seat, leaders: int, goods: int) -> int:
    """ch.5: leaders, goods, and the value of Culture."""
    return leaders * abilities(board, seat).bread_per_leader + goods + level(board.realms[seat], "culture").bread


def effort_candidates(board: Board, seat: Seat, param: str, typed: str) -> list[Candidate]:
    """Numbers of leaders, or the goods picked so far and one more."""
    if param == "leaders":
        return [
            Candidate(text) for count in range(leaders_left(board, seat)) if (text := str(count + 1)).startswith(typed)
        ]
    chosen, begun = picked(typed)
    left = usable_luxury(board, seat)
    left.subtract([good for good in LUXURIES for word in chosen if word == good])
    so_far = "".join(f"{good} " for good in chosen)
    names = tuple(Name("good", good) for good in chosen)
    return [
        Candidate(so_far + good, message("several", things=(*names, Name("good", good))))
        for good in LUXURIES
        if left[good] > 0 and good.startswith(begun)
    ]
