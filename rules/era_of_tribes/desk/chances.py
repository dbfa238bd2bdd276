"""What `/odds` works out: from what a view shows of the table, in the same figures as the quotes of the rules."""

from rules.core.ids import Seat
from rules.core.messages import Message, Param, message, seat_name
from rules.era_of_tribes.battle.forecast import forecast, sea_forecast
from rules.era_of_tribes.board.ids import AreaId, TileId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.state import Board, Campaign, LandState, Realm, SeaState
from rules.era_of_tribes.view import RealmView, TribesView

UNSEEN = TileId("taler-2")  # stands for any tile that the view does not show; odds never look at it
CITY_RAID, RAID, LOST = 33, 83, 17  # ch.6.2: of six faces two, five and one


def board_of(view: TribesView) -> Board:
    """The table as a view shows it: hidden cards and tiles are left out, all else lies open (ch.11)."""
    going_on = view.campaign
    return Board(
        cut=view.cut,
        seating=list(view.seating),
        order=list(view.order),
        track=list(view.track),
        lands={
            area: LandState(
                land.owner, land.vassals, land.city, land.post, UNSEEN if land.barbarians else None, land.battlefield
            )
            for area, land in view.lands.items()
        },
        seas={area: SeaState(dict(sea.fleets)) for area, sea in view.seas.items()},
        realms={one.seat: _realm(one) for one in view.realms},
        deck=[],
        long=view.long,
        round=view.round,
        phase=view.phase,
        level=view.level,
        alliances=list(view.alliances),
        campaign=None if going_on is None else Campaign(going_on.seat, going_on.auto, going_on.part, going_on.growth),
    )


def _realm(one: RealmView) -> Realm:
    used = {good: count - one.luxury_left.get(good, 0) for good, count in one.goods.items() if good in one.luxury_left}
    return Realm(
        people=one.people,
        ep=one.ep,
        morale=one.morale,
        taler=one.taler,
        advances=dict(one.advances),
        epoch=one.epoch,
        armies=one.armies,
        legions=one.legions,
        militia=one.militia,
        military=one.military,
        revolted=one.revolted,
        protected=one.protected,
        warned=list(one.warned),
        goods_used={good: count for good, count in used.items() if count > 0},
        unbuilt=list(one.bound),
        treaties=one.treaties,
        triumph=one.triumph,
        grey=one.grey,
        card=one.card,
        tiles=list(one.own_tiles) if one.own_tiles is not None else [UNSEEN] * one.tiles,
        spent=list(one.spent),
    )


def attack_chances(view: TribesView, seat: Seat, area: AreaId, pieces: int = 1, landing: bool = False) -> list[Message]:
    """ch.6.4: so many pieces against a province: alone, and with all that both sides can add; first the title."""
    title = message("odds-of-attack", seat=seat_name(seat), area=area_name(area), count=pieces, landing=landing)
    lines = forecast(board_of(view), seat, area, pieces, landing)
    return [title, *(_reckoned(**line.params) for line in lines)]


def _reckoned(area: Param, added: Param, against: Param, wins: Param, loses: Param, draw: Param) -> Message:
    return message("odds-of-battle", area=area, added=added, against=against, wins=wins, loses=loses, draw=draw)


def sea_chances(view: TribesView, seat: Seat, area: AreaId, fleets: int = 0) -> list[Message]:
    """ch.6.5: own fleets, those there and so many more, against everybody else in a sea area; first the title."""
    board = board_of(view)
    there = view.seas[area].fleets
    mine = max(fleets + there.get(seat, 0), 1)
    title = message("odds-of-sea-battle", seat=seat_name(seat), area=area_name(area), count=mine)
    rivals = [(other, count) for other, count in there.items() if other != seat]
    return [title, *(sea_forecast(board, seat, other, mine, count) for other, count in rivals)]


def raid_chances(view: TribesView, area: AreaId) -> list[Message]:
    """ch.6.2, 10: what a raid on a province brings; first the title."""
    percent = CITY_RAID if view.lands[area].city else RAID
    return [message("odds-of-raid", area=area_name(area)), message("quote-raid", percent=percent, lost=LOST)]
