"""What a seat, or a spectator, may see: a whitelist (ch.11)."""

from msgspec import Struct

from rules.core.ids import Seat
from rules.core.table import Table
from rules.era_of_tribes.board.holdings import (
    advances,
    chart,
    cities,
    colonies_among,
    leaders_of,
    luxury_left,
    pioneers,
)
from rules.era_of_tribes.board.ids import AreaId, CardId, CutId, FieldId, GoodId, PeopleId, Symbol, TileId
from rules.era_of_tribes.board.state import (
    Assault,
    BattleSide,
    Board,
    Campaign,
    Conflict,
    Force,
    LandState,
    Muster,
    Part,
    Phase,
    SeaFight,
)
from rules.era_of_tribes.board.tracks import triumph_field


class LandView(Struct, frozen=True, omit_defaults=True):
    """What is in a land province; of barbarians only that they are there."""

    owner: Seat | None = None
    vassals: int = 0
    city: bool = False
    post: Seat | None = None
    barbarians: bool = False
    battlefield: int = 0


class SeaView(Struct, frozen=True, omit_defaults=True):
    """The fleets in a sea area, in the order of their arrival; the first player holds it."""

    holder: Seat | None = None
    fleets: dict[Seat, int] = {}


class RealmView(Struct, frozen=True, omit_defaults=True):
    """What a player has; his personal card and his unused tiles are for his own eyes."""

    seat: Seat
    people: PeopleId | None
    ep: int
    morale: int
    food: int
    hunger: int
    past_hunger: int
    taler: int
    treaties: int
    free: int
    bound: tuple[int, ...]  # under the unbuilt cities; the last one is built next
    cities: int
    leaders: int
    grey: int
    leaders_left: int
    epoch: int
    triumph: int
    triumph_field: int
    advances: dict[FieldId, int]
    progress: int  # the sum of all advances
    lands: int
    colonies: int
    goods: dict[GoodId, int]
    luxury_left: dict[GoodId, int]
    military: int
    armies: int
    legions: int
    militia: int
    posts: tuple[AreaId, ...]
    tiles: int
    spent: tuple[TileId, ...]
    done: tuple[str, ...]
    removed: int = 0
    ring: bool = False
    passed: bool = False
    revolted: bool = False
    protected: bool = False
    warned: tuple[Seat, ...] = ()  # who has felt that protection this round
    own_tiles: tuple[TileId, ...] | None = None
    card: CardId | None = None
    dealt: tuple[CardId, ...] | None = None
    score: int | None = None


class AssaultView(Struct, frozen=True, omit_defaults=True):
    """Pieces that have moved into a foreign province."""

    land: int = 0
    sea: int = 0
    fleets: int = 0


class SeaFightView(Struct, frozen=True):
    """A sea battle that somebody has demanded."""

    area: AreaId
    attacker: Seat
    defender: Seat


class CampaignView(Struct, frozen=True, omit_defaults=True):
    """The expansion that is going on: all of it lies open."""

    seat: Seat
    auto: bool
    part: Part
    growth: int
    fresh: dict[AreaId, int]
    mp: dict[AreaId, tuple[int, ...]]
    horses: int
    attacks: dict[AreaId, AssaultView]
    fights: tuple[SeaFightView, ...]
    orders: dict[AreaId, Muster] | None = None


class ForceView(Struct, frozen=True, omit_defaults=True):
    """One side of a battle; mercenaries lie face down until it is over."""

    seat: Seat | None
    units: int
    vassals: int = 0
    fleets: int = 0
    city: bool = False
    tile: bool = False
    armies: int = 0
    legions: int = 0
    grey: int = 0
    militia: int = 0
    goods: tuple[GoodId, ...] = ()
    mercenaries: int = 0
    allied: dict[Seat, int] = {}


class ConflictView(Struct, frozen=True, omit_defaults=True):
    """The battle that is being fought."""

    area: AreaId
    attacker: ForceView
    defender: ForceView
    landing: bool = False
    kept_vassal: int = 0
    kept_city: bool = False
    markers: dict[Symbol, BattleSide] = {}
    rounds: int = 0


class TribesView(Struct, frozen=True, omit_defaults=True):
    """The whole table for one pair of eyes."""

    cut: CutId
    long: bool
    limit: int
    round: int
    phase: Phase
    seating: tuple[Seat, ...]
    order: tuple[Seat, ...]
    track: tuple[Seat, ...]  # by arrival on the influence track; of two on one field the later one is behind
    lands: dict[AreaId, LandView]
    seas: dict[AreaId, SeaView]
    realms: tuple[RealmView, ...]
    open: tuple[CardId, ...]
    deck: int
    level: int
    grey: int
    pioneers: dict[FieldId, int]
    alliances: tuple[tuple[Seat, Seat], ...]
    ending: bool = False
    active: Seat | None = None
    campaign: CampaignView | None = None
    conflict: ConflictView | None = None


EMPTY_LAND, EMPTY_SEA = LandView(), SeaView()


def view_of(table: Table[Board], seat: Seat | None) -> TribesView:
    """ch.11: everything lies open but personal cards, unused tiles, tiles on the map, and decks."""
    board = table.board
    holdings = {owner: Holdings() for owner in board.seating}
    lands = {area: _land(board, area, land, holdings) for area, land in board.lands.items()}
    return TribesView(
        cut=board.cut,
        long=board.long,
        limit=board.limit,
        round=board.round,
        phase=board.phase,
        seating=tuple(board.seating),
        order=tuple(board.order),
        track=tuple(board.track),
        lands=lands,
        seas={
            area: SeaView(sea.holder, dict(sea.fleets)) if sea.fleets else EMPTY_SEA for area, sea in board.seas.items()
        },
        realms=tuple([_realm(board, owner, seat, holdings[owner]) for owner in board.seating]),
        open=tuple(board.open),
        deck=len(board.deck),
        level=board.level,
        grey=board.grey,
        pioneers=pioneers(board),
        alliances=tuple(board.alliances),
        ending=board.ending,
        active=board.active,
        campaign=None if board.campaign is None else _campaign(board.campaign, seat),
        conflict=None if board.conflict is None else _conflict(board.conflict),
    )


class Holdings:
    """What a player holds on the map, gathered while its provinces are shown."""

    __slots__ = ("goods", "lands", "posts")

    def __init__(self) -> None:
        self.lands: list[AreaId] = []
        self.posts: list[AreaId] = []
        self.goods: dict[GoodId, int] = {}


def _land(board: Board, area: AreaId, land: LandState, holdings: dict[Seat, Holdings]) -> LandView:
    """A province; most are empty."""
    if land.owner is None:
        if land.tile is None and not land.battlefield:
            return EMPTY_LAND
        return LandView(barbarians=land.tile is not None, battlefield=land.battlefield)
    found = holdings[land.owner]
    found.lands.append(area)
    for good in chart(board).goods.get(area, ()):
        found.goods[good] = found.goods.get(good, 0) + 1
    if land.post is not None:
        holdings[land.post].posts.append(area)
    return LandView(land.owner, land.vassals, land.city, land.post, False, land.battlefield)


def _realm(board: Board, owner: Seat, seat: Seat | None, held: Holdings) -> RealmView:
    realm, own = board.realms[owner], owner == seat or board.phase == "over"
    leaders = leaders_of(board, owner)
    return RealmView(
        seat=owner,
        people=realm.people,
        ep=realm.ep,
        morale=realm.morale,
        food=realm.food,
        hunger=realm.hunger,
        past_hunger=realm.past_hunger,
        taler=realm.taler,
        treaties=realm.treaties,
        free=realm.free,
        bound=tuple(realm.unbuilt),
        cities=cities(realm),
        leaders=leaders,
        grey=realm.grey,
        leaders_left=leaders - realm.used - realm.ring,
        epoch=realm.epoch,
        triumph=realm.triumph,
        triumph_field=triumph_field(board, owner),
        advances=dict(realm.advances),
        progress=advances(realm),
        lands=len(held.lands),
        colonies=colonies_among(board, owner, held.lands),
        goods=held.goods,
        luxury_left=luxury_left(board, owner, held.goods),
        military=realm.military,
        armies=realm.armies,
        legions=realm.legions,
        militia=realm.militia,
        posts=tuple(held.posts),
        tiles=len(realm.tiles),
        spent=tuple(realm.spent),
        done=tuple(realm.done),
        removed=realm.removed,
        ring=realm.ring,
        passed=realm.passed,
        revolted=realm.revolted,
        protected=realm.protected,
        warned=tuple(realm.warned),
        own_tiles=tuple(sorted(realm.tiles)) if own else None,
        card=realm.card if own else None,
        dealt=tuple(realm.dealt) if own else None,
        score=board.scores.get(owner),
    )


def _campaign(campaign: Campaign, seat: Seat | None) -> CampaignView:
    areas = {*campaign.mp, *campaign.raiders}
    return CampaignView(
        seat=campaign.seat,
        auto=campaign.auto,
        part=campaign.part,
        growth=campaign.growth,
        fresh=dict(campaign.fresh),
        mp={area: (*campaign.mp.get(area, ()), *campaign.raiders.get(area, ())) for area in sorted(areas)},
        horses=campaign.horses,
        attacks={area: _assault(one) for area, one in campaign.attacks.items()},
        fights=tuple(_fight(one) for one in campaign.fights),
        orders=dict(campaign.orders) if seat == campaign.seat else None,
    )


def _assault(assault: Assault) -> AssaultView:
    return AssaultView(assault.land, assault.sea, assault.fleets)


def _fight(fight: SeaFight) -> SeaFightView:
    return SeaFightView(fight.area, fight.attacker, fight.defender)


def _conflict(conflict: Conflict) -> ConflictView:
    return ConflictView(
        conflict.area,
        _force(conflict.attacker),
        _force(conflict.defender),
        conflict.landing,
        conflict.kept_vassal,
        conflict.kept_city,
        dict(conflict.markers),
        conflict.rounds,
    )


def _force(force: Force) -> ForceView:
    return ForceView(
        seat=force.seat,
        units=force.units,
        vassals=force.vassals,
        fleets=force.fleets,
        city=force.city,
        tile=force.tile,
        armies=force.armies,
        legions=force.legions,
        grey=force.grey,
        militia=force.militia,
        goods=tuple(force.goods),
        mercenaries=len(force.hired),
        allied=dict(force.allied),
    )


def places_of(view: TribesView) -> tuple[AreaId, ...]:
    """Every place in play, in alphabetical order."""
    return tuple(sorted([*view.lands, *view.seas]))
