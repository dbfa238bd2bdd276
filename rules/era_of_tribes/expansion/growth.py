"""ch.6.1: growth: new vassals, or pieces that must be given up."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, message, refuse, seat_name
from rules.core.picking import picked
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.board.holdings import (
    bound_vassals,
    chart,
    homes_held,
    lands_of,
    posts_of,
    seas_with,
    take_unbuilt,
)
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name, area_names, counted_areas, from_unbuilt
from rules.era_of_tribes.board.pieces import put_vassals, take_fleets, take_vassals
from rules.era_of_tribes.board.refusals import not_land, unknown_area
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import affordable, affords_morale, change_morale
from rules.era_of_tribes.expansion.parts import campaign_of, part_over

UNBUILT = 2  # ch.6.1: the morale that a vassal from an unbuilt city costs
Areas = Annotated[tuple[AreaId, ...], Kind("area", many=True)]


def growth_points(board: Board, seat: Seat, leaders: int, goods: int) -> int:
    """ch.6.1: food less hunger, luxury goods, two for each leader, and morale."""
    realm = board.realms[seat]
    return realm.food - realm.hunger + goods + 2 * leaders + realm.morale


def rooms(board: Board, seat: Seat) -> dict[AreaId, int]:
    """ch.6.1, T-56: one new vassal for each own vassal and city; without any, one in an empty home."""
    found = {area: board.lands[area].vassals + board.lands[area].city for area in lands_of(board, seat)}
    people = board.realms[seat].people
    if found or people is None:
        return found
    empty = [area for area in chart(board).homes[people] if _is_empty(board, area)]
    return dict.fromkeys(empty, 1)


def _is_empty(board: Board, area: AreaId) -> bool:
    land = board.lands[area]
    return land.owner is None and land.tile is None


def places_by_default(board: Board, seat: Seat) -> list[AreaId]:
    """ch.12, T-80: as many as possible from the free vassals, provinces in alphabetical order."""
    campaign = campaign_of(board)
    most = min(campaign.growth, board.realms[seat].free)
    if not lands_of(board, seat):
        most = min(most, 1)
    slots = [area for area in sorted(campaign.room) for _ in range(campaign.room[area])]
    rounds = sorted(range(len(slots)), key=lambda place: (slots[:place].count(slots[place]), slots[place]))
    return [slots[place] for place in rounds[: max(most, 0)]]


class Place(Action, frozen=True):
    """Puts new vassals onto own vassals and cities; some may come from unbuilt cities, for morale (ch.6.1)."""

    rule: ClassVar[str] = "ch.6.1"

    provinces: Areas
    unbuilt: int = 0

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        wrong = part_over(board, "growth") or self._misplaced(board, seat) or self._too_many(board, seat)
        return wrong or Quote(self.rule, self._lines(board))

    def _misplaced(self, board: Board, seat: Seat) -> Refusal | None:
        """ch.6.1, T-56: one for each piece that is there."""
        campaign = campaign_of(board)
        if not self.provinces:
            return refuse(self.rule, "nothing-placed")
        if not lands_of(board, seat) and len(self.provinces) > 1:
            return refuse("T-56", "one-vassal-only")
        for area, count in Counter(self.provinces).items():
            wrong = not_land(board, area, self.rule)
            if wrong is None and campaign.room.get(area, 0) < count:
                found = campaign.room.get(area, 0)
                wrong = refuse(self.rule, "no-room", area=area_name(area), needed=count, found=found)
            if wrong:
                return wrong
        return None

    def _too_many(self, board: Board, seat: Seat) -> Refusal | None:
        """ch.6.1, T-3: no more than growth, free vassals, and what may be taken from unbuilt cities."""
        realm, count = board.realms[seat], len(self.provinces)
        left = campaign_of(board).growth
        if count > left:
            return refuse(self.rule, "growth-too-small", needed=count, found=max(left, 0))
        if not 0 <= self.unbuilt <= min(bound_vassals(realm), count):
            return refuse(self.rule, "no-bound-vassals", needed=self.unbuilt, found=bound_vassals(realm))
        if count - self.unbuilt > realm.free:
            return refuse(self.rule, "too-few-free-vassals", needed=count - self.unbuilt, found=realm.free)
        if not affords_morale(realm, self.unbuilt * UNBUILT):
            return refuse("T-3", "morale-too-low", needed=self.unbuilt * UNBUILT, found=realm.morale)
        return None

    def _lines(self, board: Board) -> tuple[Message, ...]:
        left = campaign_of(board).growth - len(self.provinces)
        return (message("quote-growth", count=len(self.provinces), left=left, morale=UNBUILT * self.unbuilt),)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        place(run, seat, self.provinces, self.unbuilt)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Provinces with room, as often as there is; from unbuilt cities as many as free vassals are too few."""
        board = table.board
        campaign, realm = campaign_of(board), board.realms[seat]
        if campaign.part != "growth":
            return []
        bound = min(bound_vassals(realm), affordable(realm, UNBUILT))
        if param == "unbuilt":
            missing = len(given.get("provinces", "").split()) - realm.free
            return [Candidate(str(missing), from_unbuilt(missing, UNBUILT))] if 0 < missing <= bound else []
        chosen, begun = picked(typed)
        most = min(campaign.growth, realm.free + bound)
        room = [area for area in sorted(campaign.room) if campaign.room[area] > chosen.count(area)]
        return _longer(chosen, [area for area in room if area.startswith(begun)] if len(chosen) < most else [])


def place(run: Run[Board], seat: Seat, provinces: Sequence[AreaId], unbuilt: int) -> None:
    """ch.6.1: new vassals come onto the map."""
    board, campaign = run.board, campaign_of(run.board)
    realm = board.realms[seat]
    for _ in range(unbuilt):
        take_unbuilt(realm)
    change_morale(realm, -UNBUILT * unbuilt)
    realm.free -= len(provinces) - unbuilt
    campaign.growth -= len(provinces)
    for area in provinces:
        campaign.room[area] -= 1
        campaign.fresh[area] = campaign.fresh.get(area, 0) + 1
        put_vassals(board, seat, area)
    run.tell("vassals-placed", "ch.6.1", seat=seat_name(seat), areas=counted_areas(provinces), unbuilt=unbuilt)


class GiveUp(Action, frozen=True):
    """Gives up vassals, fleets or trading posts, named by their places, as negative growth demands (ch.6.1, T-57)."""

    rule: ClassVar[str] = "ch.6.1"

    pieces: Areas = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        needed = demanded(board, seat)
        if not self.pieces:
            return Quote(self.rule, (message("quote-give-up", areas=area_names(given_up_by_default(board, seat))),))
        if len(self.pieces) != needed:
            return refuse(self.rule, "wrong-number-given-up", found=len(self.pieces), needed=needed)
        there = removable(board, seat)
        for area, count in Counter(self.pieces).items():
            wrong = unknown_area(board, area, self.rule)
            if wrong is None and there[area] < count:
                wrong = refuse("T-57", "nothing-to-give-up", area=area_name(area), needed=count, found=there[area])
            if wrong:
                return wrong
        return Quote(self.rule, (message("quote-give-up", areas=area_names(self.pieces)),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        give_up(run, seat, self.pieces or given_up_by_default(run.board, seat))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Places with pieces that may be given up."""
        board = table.board
        chosen, begun = picked(typed)
        there = removable(board, seat)
        there.subtract([AreaId(area) for area in chosen])
        open_now = [area for area in sorted(there) if there[area] > 0 and area.startswith(begun)]
        return _longer(chosen, open_now if len(chosen) < demanded(board, seat) else [])


def _longer(chosen: Sequence[str], areas: Sequence[AreaId]) -> list[Candidate]:
    """What was picked so far and one more place; places may be picked more than once."""
    so_far, names = "".join(f"{area} " for area in chosen), area_names([AreaId(area) for area in chosen])
    return [Candidate(so_far + area, message("several", things=(*names, area_name(area)))) for area in areas]


def removable(board: Board, seat: Seat) -> Counter[AreaId]:
    """T-57: vassals on land, fleets and trading posts; never cities or armies."""
    found = Counter({area: board.lands[area].vassals for area in lands_of(board, seat)})
    found.update({area: board.seas[area].fleets[seat] for area in seas_with(board, seat)})
    found.update(posts_of(board, seat))
    return found


def demanded(board: Board, seat: Seat) -> int:
    """ch.6.1: how many pieces negative growth takes, all if there are fewer."""
    return min(max(-campaign_of(board).growth, 0), removable(board, seat).total())


def given_up_by_default(board: Board, seat: Seat) -> list[AreaId]:
    """ch.12: fleets, posts, then vassals; the last vassal of a home province only when nothing else is left."""
    fleets = [area for area in seas_with(board, seat) for _ in range(board.seas[area].fleets[seat])]
    homes = homes_held(board, seat)
    spare, last = list[AreaId](), list[AreaId]()
    for area in sorted(lands_of(board, seat)):
        count = board.lands[area].vassals
        kept = int(area in homes and count > 0)
        spare += [area] * (count - kept)
        last += [area] * kept
    return [*sorted(fleets), *sorted(posts_of(board, seat)), *spare, *last][: demanded(board, seat)]


def give_up(run: Run[Board], seat: Seat, pieces: Sequence[AreaId]) -> None:
    """ch.6.1, T-57: pieces become free vassals; a trading post gives back its marker without a change of morale."""
    board = run.board
    for area in pieces:
        board.realms[seat].free += 1
        if area in board.seas:
            take_fleets(board, seat, area)
        elif board.lands[area].post == seat:
            board.lands[area].post = None
        else:
            take_vassals(board, area)
    campaign_of(board).growth = 0
    run.tell("given-up", "ch.6.1", seat=seat_name(seat), areas=counted_areas(pieces))
