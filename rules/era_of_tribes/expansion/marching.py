"""ch.6.2: vassals march, and are carried over the sea."""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse, seat_name
from rules.core.picking import one, picked
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.battle.forecast import forecast
from rules.era_of_tribes.board.holdings import chart
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name, area_names
from rules.era_of_tribes.board.pieces import put_vassals, take_vassals
from rules.era_of_tribes.board.refusals import not_own
from rules.era_of_tribes.board.state import Assault, Board, Campaign
from rules.era_of_tribes.expansion.parts import campaign_of, part_over, reach, vassal_mp
from rules.era_of_tribes.expansion.routes import Way, march_way, marches

RULE = "ch.6.2"
HORSE_MP = 2
AreaParam = Annotated[AreaId, Kind("area")]


class March(Action, frozen=True):
    """Moves vassals of a province; entering a foreign, allied or barbarian one as the last is an attack (ch.6.2).

    The way between named places is found. Sea areas in the path name the own fleets that carry; horses are used where
    movement points do not suffice.
    """

    rule: ClassVar[str] = RULE

    origin: AreaParam
    path: Annotated[tuple[AreaId, ...], Kind("area", many=True)]
    count: int = 1

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        way = self._way(board, seat)
        if isinstance(way, Refusal):
            return way
        return Quote(RULE, (_outlook(board, seat, way, self.count),), risky=is_attack(board, seat, way.end), plan=way)

    def _way(self, board: Board, seat: Seat) -> Way | Refusal:
        wrong = part_over(board, "movement") or not_own(board, seat, self.origin, RULE)
        there = board.lands[self.origin].vassals if wrong is None else 0
        if wrong is None and not 1 <= self.count <= there:
            wrong = refuse(RULE, "too-few-vassals", area=area_name(self.origin), needed=self.count, found=there)
        if wrong:
            return wrong
        way = march_way(board, seat, self.origin, self.path, self.count)
        if isinstance(way, Refusal):
            return way
        points = points_at(board, seat, self.origin)
        if riders(points, horses_left(board), way.cost, self.count) is None:
            best = max(points) + (HORSE_MP if horses_left(board) else 0)
            return refuse(RULE, "too-far", needed=way.cost, found=best, count=self.count)
        return way

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """The exact odds of the battle that this would bring, as things stand."""
        board, way = table.board, self._way(table.board, seat)
        if isinstance(way, Refusal) or not is_attack(board, seat, way.end):
            return ()
        known = campaign_of(board).attacks.get(way.end, Assault())
        landing = way.by_sea and known.land == 0
        return forecast(board, seat, way.end, known.pieces + self.count, landing)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, campaign = run.board, campaign_of(run.board)
        way = run.plan if isinstance(run.plan, Way) else self._way(board, seat)
        assert isinstance(way, Way)
        reach(run, "movement")
        rests = _ride(campaign, self.origin, way.cost, self.count)
        take_vassals(board, self.origin, self.count)
        for sea in way.seas:
            for _ in range(self.count):
                carry(campaign, sea)
        origin, target, name = area_name(self.origin), area_name(way.end), seat_name(seat)
        if is_attack(board, seat, way.end):
            assault = campaign.attacks.setdefault(way.end, Assault())
            if way.by_sea:
                assault.sea += self.count
            else:
                assault.land += self.count
            run.tell(
                "attack-declared", RULE, seat=name, origin=origin, area=target, count=self.count, by_sea=way.by_sea
            )
        else:
            put_vassals(board, seat, way.end, self.count)
            campaign.mp.setdefault(way.end, []).extend(rests)
            run.tell("vassals-moved", RULE, seat=name, origin=origin, area=target, count=self.count, by_sea=way.by_sea)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Own provinces with vassals that can still move; the places in reach, near ones first."""
        board = table.board
        campaign = campaign_of(board)
        if campaign.part not in ("growth", "building", "movement"):
            return []
        if param == "origin":
            mobile = [area for area, land in board.lands.items() if land.owner == seat and land.vassals]
            rides = HORSE_MP if horses_left(board) else 0
            return one(
                [area for area in mobile if max(points_at(board, seat, area), default=0) + rides > 0], typed, "area"
            )
        origin = AreaId(given.get("origin", ""))
        if origin not in board.lands or board.lands[origin].owner != seat:
            return []
        if param == "count":
            return [Candidate(str(count + 1)) for count in range(board.lands[origin].vassals)]
        most = max(points_at(board, seat, origin), default=0) + (HORSE_MP if horses_left(board) else 0)
        if " " in typed:
            return further(board, typed)
        found = marches(board, seat, origin, most)
        near = sorted(found, key=lambda area: (found[area].cost, area))
        return targets(board, seat, near, typed)


def targets(board: Board, seat: Seat, areas: Sequence[AreaId], typed: str) -> list[Candidate]:
    """Places that begin with what was typed; an attack says on whom."""
    return [Candidate(area, _target(board, seat, area)) for area in areas if area.startswith(typed)]


def _target(board: Board, seat: Seat, area: AreaId) -> Message | Name:
    if area not in board.lands or not is_attack(board, seat, area):
        return area_name(area)
    owner = board.lands[area].owner
    return message("choice-attack", area=area_name(area), owner="barbarians" if owner is None else seat_name(owner))


def further(board: Board, typed: str) -> list[Candidate]:
    """The places named so far, and one more that is linked to the last of them."""
    chosen, begun = picked(typed)
    onward = chart(board).linked.get(AreaId(chosen[-1]), ()) if chosen else ()
    names, so_far = area_names([AreaId(area) for area in chosen]), "".join(f"{area} " for area in chosen)
    return [
        Candidate(so_far + area, message("several", things=(*names, area_name(area))))
        for area in onward
        if area.startswith(begun) and area not in chosen
    ]


def is_attack(board: Board, seat: Seat, area: AreaId) -> bool:
    """ch.6.2: whether ending a move in a province is an attack."""
    land = board.lands[area]
    return land.tile is not None or land.owner not in (None, seat)


def horses_left(board: Board) -> int:
    """ch.6.2: horses that no vassal has ridden in this expansion."""
    return campaign_of(board).horses


def points_at(board: Board, seat: Seat, area: AreaId) -> Sequence[int]:
    """The movement points of the vassals in a province, also before movement has begun."""
    campaign = campaign_of(board)
    if campaign.part in ("growth", "building"):
        return [vassal_mp(board, seat)] * board.lands[area].vassals
    return campaign.mp.get(area, [])


def riders(points: Sequence[int], horses: int, cost: int, count: int) -> tuple[list[int], list[int]] | None:
    """Which vassals go, by their points: on foot the slowest that can, then riders; None: too few can."""
    on_foot = sorted(point for point in points if point >= cost)[:count]
    missing = count - len(on_foot)
    mounted = sorted((point for point in points if cost - HORSE_MP <= point < cost), reverse=True)[:missing]
    return None if len(mounted) < missing or missing > horses else (on_foot, mounted)


def _ride(campaign: Campaign, origin: AreaId, cost: int, count: int) -> list[int]:
    """Takes movement points and horses; says what is left for each vassal."""
    points = campaign.mp[origin]
    chosen = riders(points, campaign.horses, cost, count)
    assert chosen is not None
    for point in (*chosen[0], *chosen[1]):
        points.remove(point)
    if not points:
        del campaign.mp[origin]
    campaign.horses -= len(chosen[1])
    return [point - cost for point in chosen[0]] + [point + HORSE_MP - cost for point in chosen[1]]


def carry(campaign: Campaign, sea: AreaId) -> None:
    """ch.6.2, T-54: one fleet of this sea area spends a movement point: the one that has least left."""
    for points in (campaign.raiders.get(sea, []), campaign.mp.get(sea, [])):
        able = [point for point in points if point > 0]
        if able:
            points[points.index(min(able))] -= 1
            return


def _outlook(board: Board, seat: Seat, way: Way, count: int) -> Message:
    """What a move comes to."""
    fights = is_attack(board, seat, way.end)
    return message("quote-move", area=area_name(way.end), count=count, mp=way.cost, attack=fights)
