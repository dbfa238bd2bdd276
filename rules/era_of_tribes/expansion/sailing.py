"""ch.6.2, 6.5: fleets sail, land, meet others, demand battle and raid."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, message, refuse, seat_name
from rules.core.picking import one
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.battle.forecast import forecast, sea_forecast
from rules.era_of_tribes.board.holdings import abilities, allied, chart, seas_with
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.pieces import put_fleets, put_vassals, take_fleets
from rules.era_of_tribes.board.refusals import not_land, not_linked, not_sea
from rules.era_of_tribes.board.state import Assault, Board, Campaign, SeaFight
from rules.era_of_tribes.board.tracks import change_morale
from rules.era_of_tribes.expansion.marching import further, is_attack, targets
from rules.era_of_tribes.expansion.parts import campaign_of, fleet_mp, part_over, reach
from rules.era_of_tribes.expansion.routes import voyage, voyages

RULE = "ch.6.2"
DEMAND, LET = "demand", "let"
CITY_BOOTY, BOOTY = 3, 1
AreaParam = Annotated[AreaId, Kind("area")]


class Sail(Action, frozen=True):
    """Moves fleets; a land province at the end of the path is a landing (ch.6.2, T-55).

    With `fight`, battle is demanded in the last sea area if somebody else holds it; otherwise its holder may (ch.6.5).
    """

    rule: ClassVar[str] = RULE

    origin: AreaParam
    path: Annotated[tuple[AreaId, ...], Kind("area", many=True)]
    count: int = 1
    fight: bool = False

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        found = self._way(table.board, seat)
        if isinstance(found, Refusal):
            return found
        cost, way = found
        fights = self.fight or (way[-1] in table.board.lands and is_attack(table.board, seat, way[-1]))
        line = message("quote-move", area=area_name(way[-1]), count=self.count, mp=cost, attack=fights)
        return Quote(RULE, (line,), risky=fights)

    def _way(self, board: Board, seat: Seat) -> tuple[int, tuple[AreaId, ...]] | Refusal:
        wrong = part_over(board, "movement") or not_sea(board, self.origin, RULE)
        there = board.seas[self.origin].fleets.get(seat, 0) if wrong is None else 0
        if wrong is None and not 1 <= self.count <= there:
            wrong = refuse(RULE, "too-few-fleets", area=area_name(self.origin), needed=self.count, found=there)
        if wrong:
            return wrong
        found = voyage(board, seat, self.origin, self.path)
        if isinstance(found, Refusal):
            return found
        able = [point for point in sailing_points(board, seat, self.origin) if point >= found[0]]
        if len(able) < self.count:
            best = max(sailing_points(board, seat, self.origin))
            return refuse(RULE, "too-far", needed=found[0], found=best, count=self.count)
        end = found[1][-1]
        if self.fight and (end not in board.seas or foreign_holder(board, seat, end) is None):
            return refuse("ch.6.5", "nobody-to-fight", area=area_name(end))
        return found

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """The exact odds of a landing or a sea battle, as things stand."""
        board, found = table.board, self._way(table.board, seat)
        if isinstance(found, Refusal):
            return ()
        end = found[1][-1]
        if end in board.lands:
            known = campaign_of(board).attacks.get(end, Assault())
            landing = known.land == 0
            return forecast(board, seat, end, known.pieces + self.count, landing) if is_attack(board, seat, end) else ()
        rival = foreign_holder(board, seat, end)
        ships = self.count + board.seas[end].fleets.get(seat, 0)
        return (sea_forecast(board, seat, rival, ships, board.seas[end].fleets[rival]),) if self.fight and rival else ()

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        found = self._way(board, seat)
        assert not isinstance(found, Refusal)
        reach(run, "movement")
        campaign = campaign_of(board)
        fresh, tired = _cast_off(campaign, self.origin, found[0], self.count)
        origin = self.origin
        moving = Passage(seat=seat, origin=origin, at=origin, way=found[1], fresh=fresh, tired=tired, fight=self.fight)
        if any(area in board.seas and foreign_holder(board, seat, area) for area in found[1]):
            moving.weigh = True
            run.call(moving)
        else:
            take_fleets(board, seat, self.origin, self.count)
            moving.at = found[1][-1]
            moving.arrive(run)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Sea areas with fleets that can still move; places in reach, near ones first."""
        board = table.board
        if campaign_of(board).part not in ("growth", "building", "movement"):
            return []
        if param == "origin":
            return one(
                [sea for sea in seas_with(board, seat) if max(sailing_points(board, seat, sea), default=0) > 0],
                typed,
                "area",
            )
        origin = AreaId(given.get("origin", ""))
        if origin not in board.seas or seat not in board.seas[origin].fleets:
            return []
        if param == "count":
            return [Candidate(str(count + 1)) for count in range(board.seas[origin].fleets[seat])]
        if param == "fight":
            return [Candidate("false"), Candidate("true")]
        return further(board, typed) if " " in typed else targets(board, seat, destinations(board, seat, origin), typed)


class Passage(Procedure):
    """Fleets that meet others on their way: each holder may demand battle, and then they stop (ch.6.5, T-15)."""

    steps = ("sail_on", "ask_holder", "hear_holder")

    seat: Seat
    origin: AreaId
    at: AreaId
    way: tuple[AreaId, ...]
    fresh: list[int] = []  # movement points that will be left at the end
    tired: list[int] = []  # the same of fleets that have raided
    fight: bool = False
    place: int = 0
    weigh: bool = False  # the fleets stand in the area where they are asked about

    @property
    def count(self) -> int:
        """How many fleets are on their way."""
        return len(self.fresh) + len(self.tired)

    def sail_on(self, run: Run[Board]) -> None:
        """ch.6.5: on to the next area that somebody else holds, or to the end."""
        board = run.board
        if self.weigh:
            take_fleets(board, self.seat, self.at, self.count)
            self.weigh = False
        while self.place < len(self.way):
            self.at = self.way[self.place]
            self.place += 1
            rival = foreign_holder(board, self.seat, self.at) if self.at in board.seas else None
            last = self.place == len(self.way)
            if rival is not None and last and self.fight:
                add_fight(campaign_of(board), SeaFight(self.at, self.seat, rival))
                run.tell(
                    "sea-battle-demanded",
                    "ch.6.5",
                    seat=seat_name(self.seat),
                    rival=seat_name(rival),
                    area=area_name(self.at),
                )
            elif rival is not None:
                put_fleets(board, self.seat, self.at, self.count)
                self.weigh = True
                return
        self.arrive(run)
        run.end()

    def ask_holder(self, run: Run[Board]) -> None:
        """ch.6.5, T-45, T-83: the holder may demand battle; without an answer he does not."""
        rival = foreign_holder(run.board, self.seat, self.at)
        if rival is None:
            run.goto("sail_on")
            return
        reason = message("fleets-pass", seat=seat_name(self.seat), area=area_name(self.at), count=self.count)
        run.ask(rival, "sea-battle", "ch.6.5", options=(Option(LET), Option(DEMAND)), default=LET, reason=reason)

    def hear_holder(self, run: Run[Board]) -> None:
        """T-15: whoever is challenged stops, and fights at the end of the movement."""
        campaign, name = campaign_of(run.board), area_name(self.at)
        rival = next(iter(run.answers), None)
        run.goto("sail_on")
        if rival is None or run.answers[rival] != Choose(DEMAND):
            return
        add_fight(campaign, SeaFight(self.at, rival, self.seat))
        campaign.mp.setdefault(self.at, []).extend([0] * self.count)
        run.tell("sea-battle-demanded", "ch.6.5", seat=seat_name(rival), rival=seat_name(self.seat), area=name)
        run.end()

    def arrive(self, run: Run[Board]) -> None:
        """ch.6.2, T-55: the fleets are there; a landing one becomes a vassal, or attacks."""
        board, campaign = run.board, campaign_of(run.board)
        name, origin, area = seat_name(self.seat), area_name(self.origin), area_name(self.at)
        if self.at in board.seas:
            put_fleets(board, self.seat, self.at, self.count)
            campaign.mp.setdefault(self.at, []).extend(self.fresh)
            if self.tired:
                campaign.raiders.setdefault(self.at, []).extend(self.tired)
            run.tell("fleets-moved", RULE, seat=name, origin=origin, area=area, count=self.count)
        elif is_attack(board, self.seat, self.at):
            campaign.attacks.setdefault(self.at, Assault()).fleets += self.count
            run.tell("attack-declared", RULE, seat=name, origin=origin, area=area, count=self.count, by_sea=True)
        else:
            put_vassals(board, self.seat, self.at, self.count)
            campaign.mp.setdefault(self.at, []).extend([0] * self.count)
            run.tell("fleets-landed", RULE, seat=name, origin=origin, area=area, count=self.count)


class Engage(Action, frozen=True):
    """Demands battle in a sea area where own and foreign fleets have met before (T-14)."""

    rule: ClassVar[str] = "T-14"

    sea: AreaParam
    rival: Annotated[Seat, Kind("seat")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        wrong = part_over(board, "movement") or not_sea(board, self.sea, self.rule)
        if wrong:
            return wrong
        fleets = board.seas[self.sea].fleets
        if seat not in fleets or self.rival not in fleets or self.rival == seat:
            return refuse(self.rule, "nobody-to-fight", area=area_name(self.sea))
        return Quote(self.rule, risky=True)

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """The exact odds."""
        fleets = table.board.seas[self.sea].fleets
        return (sea_forecast(table.board, seat, self.rival, fleets[seat], fleets[self.rival]),)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        reach(run, "movement")
        add_fight(campaign_of(run.board), SeaFight(self.sea, seat, self.rival))
        name, rival, area = seat_name(seat), seat_name(self.rival), area_name(self.sea)
        run.tell("sea-battle-demanded", "ch.6.5", seat=name, rival=rival, area=area)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Sea areas that are shared, and who else is there."""
        board = table.board
        if campaign_of(board).part not in ("growth", "building", "movement"):
            return []
        if param == "sea":
            return one([sea for sea in seas_with(board, seat) if len(board.seas[sea].fleets) > 1], typed, "area")
        sea = board.seas.get(AreaId(given.get("sea", "")))
        return [] if sea is None else one([other for other in sea.fleets if other != seat], typed, "seat")


class Raid(Action, frozen=True):
    """Raids a province of another player from the sea, for one movement point (ch.6.2, 10, T-69)."""

    rule: ClassVar[str] = RULE

    sea: AreaParam
    province: AreaParam

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        if not abilities(board, seat).raids:
            return refuse("ch.10", "no-raiders")
        wrong = part_over(board, "movement") or not_sea(board, self.sea, RULE) or not_land(board, self.province, RULE)
        wrong = wrong or not_linked(board, self.sea, self.province, RULE) or unraidable(board, seat, self.province)
        if wrong is None and max(raiding_points(board, seat, self.sea), default=0) < 1:
            wrong = refuse(RULE, "no-fleet-raids", area=area_name(self.sea))
        land = board.lands.get(self.province)
        line = message("quote-raid", percent=33 if land and land.city else 83, lost=17)
        return wrong or Quote(RULE, (line,), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        reach(run, "movement")
        campaign, land = campaign_of(board), board.lands[self.province]
        assert land.owner is not None
        points = campaign.mp[self.sea]
        left = min(point for point in points if point > 0)
        points.remove(left)
        campaign.raided.append(land.owner)
        die = run.roll("raid")[0]
        name, area = seat_name(seat), area_name(self.province)
        if die == 6:
            take_fleets(board, seat, self.sea)
            board.realms[seat].free += 1
            change_morale(board.realms[seat], abilities(board, seat).morale_per_lost_fleet)
            land.battlefield = max(land.battlefield, 1)
            run.tell("raid-failed", "T-40", seat=name, area=area, die=die)
            return
        campaign.raiders.setdefault(self.sea, []).append(left - 1)
        booty = (CITY_BOOTY if die <= 2 else 0) if land.city else BOOTY
        booty = min(booty, board.realms[land.owner].taler)
        board.realms[land.owner].taler -= booty
        board.realms[seat].taler += booty
        run.tell("raided", "T-38", seat=name, area=area, victim=seat_name(land.owner), die=die, taler=booty)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Sea areas with fleets that have not raided; provinces there that may be raided."""
        board = table.board
        open_now = campaign_of(board).part in ("growth", "building", "movement")
        if not open_now or not abilities(board, seat).raids:
            return []
        if param == "sea":
            able = [sea for sea in seas_with(board, seat) if max(raiding_points(board, seat, sea), default=0) > 0]
            return one([sea for sea in able if _victims(board, seat, sea)], typed, "area")
        return one(_victims(board, seat, AreaId(given.get("sea", ""))), typed, "area")


def _victims(board: Board, seat: Seat, sea: AreaId) -> list[AreaId]:
    """The provinces at a sea area that may be raided."""
    return [area for area in chart(board).shores.get(sea, ()) if unraidable(board, seat, area) is None]


def unraidable(board: Board, seat: Seat, area: AreaId) -> Refusal | None:
    """ch.6.2: another player's province without a battlefield marker, one raid per victim and round."""
    land = board.lands[area]
    if land.owner is None or land.owner == seat:
        return refuse(RULE, "nobody-to-raid", area=area_name(area))
    if land.battlefield:
        return refuse(RULE, "battlefield-there", area=area_name(area))
    if land.owner in campaign_of(board).raided:
        return refuse(RULE, "raided-already", seat=seat_name(land.owner))
    return None


def foreign_holder(board: Board, seat: Seat, sea: AreaId) -> Seat | None:
    """ch.6.5: another player, not an ally, who holds a sea area."""
    holder = board.seas[sea].holder
    return None if holder is None or holder == seat or allied(board, seat, holder) else holder


def add_fight(campaign: Campaign, fight: SeaFight) -> None:
    """ch.6.5: one battle for each pair in an area, whoever demanded it first."""
    both = {fight.attacker, fight.defender}
    if not any(one.area == fight.area and {one.attacker, one.defender} == both for one in campaign.fights):
        campaign.fights.append(fight)


def raiding_points(board: Board, seat: Seat, sea: AreaId) -> list[int]:
    """The movement points of fleets that have not raided yet."""
    campaign = campaign_of(board)
    if campaign.part in ("growth", "building"):
        return [fleet_mp(board, seat)] * board.seas[sea].fleets.get(seat, 0)
    return campaign.mp.get(sea, [])


def sailing_points(board: Board, seat: Seat, sea: AreaId) -> list[int]:
    """The movement points of all own fleets in a sea area, also before movement has begun."""
    return [*raiding_points(board, seat, sea), *campaign_of(board).raiders.get(sea, ())]


def destinations(board: Board, seat: Seat, origin: AreaId) -> list[AreaId]:
    """Sea areas in reach, near ones first, and the coasts at the area itself."""
    most = max(sailing_points(board, seat, origin), default=0)
    found = voyages(board, seat, origin, most)
    shores = chart(board).shores[origin] if most else ()
    return [*sorted(found, key=lambda area: (found[area][0], area)), *shores]


def _cast_off(campaign: Campaign, origin: AreaId, cost: int, count: int) -> tuple[list[int], list[int]]:
    """Takes the slowest fleets that can go so far, those that have raided last; says what each will have left."""
    fresh = sorted(point for point in campaign.mp.get(origin, ()) if point >= cost)[:count]
    tired = sorted(point for point in campaign.raiders.get(origin, ()) if point >= cost)[: count - len(fresh)]
    for points, chosen in ((campaign.mp, fresh), (campaign.raiders, tired)):
        for point in chosen:
            points[origin].remove(point)
        if origin in points and not points[origin]:
            del points[origin]
    return [point - cost for point in fresh], [point - cost for point in tired]
