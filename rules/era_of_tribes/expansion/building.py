"""ch.6.2: fleets, armies and trading posts, built with vassals of this expansion before any movement."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, message, refuse, seat_name
from rules.core.picking import one
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.board.holdings import abilities, bound_vassals, chart, level, neighbours, take_unbuilt
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.pieces import put_fleets, take_vassals
from rules.era_of_tribes.board.refusals import not_land, not_linked, not_sea, too_poor
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import affords_morale, change_morale
from rules.era_of_tribes.expansion.parts import campaign_of, part_over, reach

RULE = "ch.6.2"
AreaParam = Annotated[AreaId, Kind("area")]
POST_MORALE = 2


class BuildFleet(Action, frozen=True):
    """Makes a new vassal a fleet in a sea area at the coast (ch.6.2); the second fleet of the Greeks comes from the
    free vassals, or, if that is said, from an unbuilt city."""

    rule: ClassVar[str] = RULE

    province: AreaParam
    sea: AreaParam
    unbuilt: bool = False

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        wrong = no_fresh(board, seat, self.province) or not_sea(board, self.sea, RULE)
        wrong = wrong or not_linked(board, self.province, self.sea, RULE)
        price = level(board.realms[seat], "navigation").price
        if wrong is None and not price:
            wrong = refuse(RULE, "no-navigation")
        if wrong is None and any(other != seat for other in board.seas[self.sea].fleets):
            wrong = refuse("T-59", "foreign-fleets", area=area_name(self.sea))
        return wrong or too_poor(board, seat, price, RULE) or Quote(RULE, (message("quote-costs", taler=price),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, campaign = run.board, campaign_of(run.board)
        reach(run, "building")
        realm, own = board.realms[seat], abilities(board, seat)
        spend_fresh(board, self.province)
        price = level(realm, "navigation").price
        realm.taler -= price
        put_fleets(board, seat, self.sea)
        run.tell("fleet-built", RULE, seat=seat_name(seat), area=area_name(self.sea), taler=price)
        second = own.free_fleet_per_expansion and not campaign.auto and not campaign.bought
        if second and second_vassal(board, seat, self.unbuilt):
            put_fleets(board, seat, self.sea)
            run.tell("second-fleet", "ch.10", seat=seat_name(seat), area=area_name(self.sea))
        campaign.bought = True

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Provinces with new vassals at a coast; sea areas there without foreign fleets."""
        board = table.board
        if not level(board.realms[seat], "navigation").price:
            return []
        if param == "unbuilt":
            return [Candidate("true")] if needs_unbuilt(board, seat) else []
        if param == "province":
            return one([area for area in fresh_places(board) if chart(board).coasts[area]], typed, "area")
        seas = chart(board).coasts.get(AreaId(given.get("province", "")), ())
        return one([sea for sea in seas if not set(board.seas[sea].fleets) - {seat}], typed, "area")


class Train(Action, frozen=True):
    """Makes new vassals armies (ch.6.2)."""

    rule: ClassVar[str] = RULE

    province: AreaParam
    count: int = 1

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        price = level(board.realms[seat], "mechanics").price
        wrong = no_fresh(board, seat, self.province, self.count)
        if wrong is None and not price:
            wrong = refuse(RULE, "no-mechanics")
        cost = price * self.count
        return wrong or too_poor(board, seat, cost, RULE) or Quote(RULE, (message("quote-costs", taler=cost),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        reach(run, "building")
        realm = board.realms[seat]
        cost = level(realm, "mechanics").price * self.count
        spend_fresh(board, self.province, self.count)
        realm.taler -= cost
        realm.armies += self.count
        run.tell("armies-trained", RULE, seat=seat_name(seat), count=self.count, taler=cost)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Provinces with new vassals."""
        board = table.board
        if not level(board.realms[seat], "mechanics").price:
            return []
        if param == "province":
            return one(fresh_places(board), typed, "area")
        most = campaign_of(board).fresh.get(AreaId(given.get("province", "")), 0)
        return [Candidate(str(count + 1)) for count in range(most)]


class OpenPost(Action, frozen=True):
    """Makes a new vassal a trading post on a neighbour's city, for a Taler or a treaty to him (ch.6.2)."""

    rule: ClassVar[str] = RULE

    province: AreaParam
    city: AreaParam
    pay: Annotated[Literal["taler", "treaty"], Kind("payment")] = "taler"

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        realm = board.realms[seat]
        wrong = no_fresh(board, seat, self.province) or not_land(board, self.city, RULE)
        if wrong is None and not level(realm, "trade").posts:
            wrong = refuse(RULE, "no-trading-posts")
        wrong = wrong or _no_market(board, seat, self.city)
        if wrong is None and self.pay == "taler":
            wrong = too_poor(board, seat, 1, RULE)
        if wrong is None and self.pay == "treaty" and not realm.treaties:
            wrong = refuse(RULE, "too-few-treaties", needed=1, found=0)
        return wrong or Quote(RULE, (message("quote-post", area=area_name(self.city), pay=self.pay),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        reach(run, "building")
        land, realm = board.lands[self.city], board.realms[seat]
        assert land.owner is not None
        host = board.realms[land.owner]
        if self.pay == "taler":
            realm.taler -= 1
            host.taler += 1
        else:
            realm.treaties -= 1
            host.treaties += 1
        spend_fresh(board, self.province)
        land.post = seat
        change_morale(realm, POST_MORALE)
        run.tell("post-opened", RULE, seat=seat_name(seat), area=area_name(self.city), pay=self.pay)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Provinces with new vassals; cities of neighbours without a post."""
        board = table.board
        if not level(board.realms[seat], "trade").posts:
            return []
        if param == "province":
            return one(fresh_places(board), typed, "area")
        if param == "pay":
            return [Candidate(way) for way in ("taler", "treaty") if way.startswith(typed)]
        return one([area for area in sorted(board.lands) if _no_market(board, seat, area) is None], typed, "area")


def _no_market(board: Board, seat: Seat, area: AreaId) -> Refusal | None:
    """ch.6.2: the refusal of anything but a neighbour's city without a trading post."""
    land = board.lands[area]
    if not land.city or land.owner is None or land.owner == seat:
        return refuse(RULE, "no-foreign-city", area=area_name(area))
    if land.post is not None:
        return refuse(RULE, "post-already", area=area_name(area))
    if land.owner not in neighbours(board, seat):
        return refuse(RULE, "no-neighbour", seat=seat_name(land.owner))
    return None


def no_fresh(board: Board, seat: Seat, province: AreaId, count: int = 1) -> Refusal | None:
    """ch.6.2: the refusal of anything but vassals placed in this expansion, before any movement."""
    wrong = part_over(board, "building") or not_land(board, province, RULE)
    found = campaign_of(board).fresh.get(province, 0)
    if wrong is None and not 1 <= count <= found:
        wrong = refuse(RULE, "no-new-vassal", area=area_name(province), needed=count, found=found)
    return wrong


def fresh_places(board: Board) -> list[AreaId]:
    """Where vassals were placed in this expansion, while something may be built."""
    campaign = campaign_of(board)
    open_now = campaign.part in ("growth", "building")
    return [area for area in sorted(campaign.fresh) if campaign.fresh[area] > 0] if open_now else []


def spend_fresh(board: Board, province: AreaId, count: int = 1) -> None:
    """New vassals leave the province for what is built of them."""
    campaign_of(board).fresh[province] -= count
    take_vassals(board, province, count)


def needs_unbuilt(board: Board, seat: Seat) -> bool:
    """ch.6.2, 10: whether the free fleet of the Greeks comes now, and only an unbuilt city has a vassal for it."""
    realm, own, campaign = board.realms[seat], abilities(board, seat), campaign_of(board)
    due = own.free_fleet_per_expansion > 0 and not campaign.auto and not campaign.bought
    return due and not realm.free and bound_vassals(realm) > 0 and affords_morale(realm, own.unbuilt_morale)


def second_vassal(board: Board, seat: Seat, unbuilt: bool) -> bool:
    """ch.6.2, 10: a vassal for the free fleet of the Greeks: a free one, or for morale one of an unbuilt city."""
    realm, cost = board.realms[seat], abilities(board, seat).unbuilt_morale
    if realm.free:
        realm.free -= 1
        return True
    if unbuilt and affords_morale(realm, cost) and take_unbuilt(realm):
        change_morale(realm, -cost)
        return True
    return False
