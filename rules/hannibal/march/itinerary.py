"""A whole march as it is ordered: read, followed in thought, and refused where it breaks a rule (ch.8, 9, 18, H-52)."""

from collections.abc import Sequence

from msgspec import Struct

from rules.core.messages import Refusal, refuse
from rules.hannibal.board.forces import (
    enemy_outside,
    generals_at,
    is_besieged,
    is_city,
    is_lone,
    room_inside,
)
from rules.hannibal.board.ids import GeneralId, Side, SpaceId, enemy_of
from rules.hannibal.board.names import general_name, space_name
from rules.hannibal.board.state import Board, Units
from rules.hannibal.march.leave import Licence, consul_left_short, is_consul, may_lead
from rules.hannibal.march.party import FINISHED, Batch, Party, split, standing, together, within
from rules.hannibal.march.steps import SEA, STAY, Step, read_step, refuse_step
from rules.hannibal.march.writing import ALL, NONE, Portion, best_of, read_parcel, read_units
from rules.hannibal.pack.edition import edition


class Orders(Struct, frozen=True):
    """What is to be done on the way and at its end."""

    path: tuple[str, ...] = ()
    pick_up: tuple[str, ...] = ()
    drop: tuple[str, ...] = ()
    inside: str = ""


class Walk(Struct):
    """A march followed in thought."""

    side: Side
    at: SpaceId
    party: Party
    allowed: Licence
    steps: list[Step] = []
    loads: list[Units] = []  # the units that took each of these steps
    moved: dict[str, Units] = {}  # units that left, or (negative) came, by space and walls
    spent: int = 0  # by the general, with this activation
    dropped: dict[GeneralId, SpaceId] = {}

    def here(self, board: Board, *, inside: bool = False) -> list[Batch]:
        """The units of the side in this space that are not with the party."""
        return standing(board, self.side, self.at, inside=inside, without=self.moved.get(self._key(inside)))

    def shift(self, units: Units, *, inside: bool = False) -> None:
        """Units leave this place for the party (negative: they stay here)."""
        self.moved.setdefault(self._key(inside), Units()).add(units)

    def _key(self, inside: bool) -> str:
        return f"{self.at}:{inside}"


# ---- setting out --------------------------------------------------------------------------------------------------


def set_out(
    board: Board,
    side: Side,
    general: GeneralId,
    units: str,
    along: Sequence[str],
    allowed: Licence,
    path: Sequence[str] = (),
) -> Walk | Refusal:
    """ch.8, 9.1: who starts: units of his force that can still move, and generals who do not outrank him.

    Unless it is said how many, as many as may go: of a path that begins at sea, as many as may sail (ch.11).
    """
    state = board.generals[general]
    assert state.at is not None
    there = standing(board, side, state.at, inside=state.inside)
    able = fresh = whole = together(there)
    if len(there) > 1:
        able, fresh = within(there, FINISHED - 1), within(there, allowed.mp - 1)
    most = edition().tables.limits.army
    usual = min(most, allowed.sea_units or most) if path and path[0].startswith(SEA) and not units else most
    wanted = best_of(fresh, usual) if units in ("", ALL) else read_units(units)
    if wanted is None:
        return refuse("ch.9", "cannot-read-units", found=units)
    if not whole.holds(wanted):
        return refuse("ch.9", "not-so-many-units", found=wanted.total, most=whole.total)
    if not able.holds(wanted):
        return refuse("ch.9", "units-finished", found=wanted.total, most=able.total)
    if wanted.total > most:
        return refuse("ch.8", "army-too-large", found=wanted.total, most=most)
    chosen: tuple[GeneralId, ...] = ()
    if along or whole == wanted:
        others = generals_at(board, side, state.at, inside=state.inside)
        led = may_lead(board, general, others) if len(others) > 1 else []
        willing = [one for one in led if _weary(board, one) < allowed.mp]
        chosen = tuple(GeneralId(one) for one in along if one != NONE) if along else tuple(willing)
        for one in chosen:
            if one not in others or one == general:
                return refuse("ch.8", "general-not-among-them", found=one)
            if one not in willing:
                return refuse("ch.8", "general-cannot-go-along", general=general_name(one))
    _, taken = split(there, wanted, tired_first=False)
    spent = {one: _weary(board, one) for one in (general, *chosen)}
    walk = Walk(side, state.at, Party(general, chosen, taken, spent), allowed)
    walk.shift(wanted, inside=state.inside)
    return walk


def _weary(board: Board, general: GeneralId) -> int:
    return 0 if board.play is None else board.play.weary.get(general, 0)


# ---- following the path -------------------------------------------------------------------------------------------


def follow(board: Board, walk: Walk, orders: Orders) -> Refusal | None:
    """H-52, H-53: the path step by step with what is taken up and left; the walk is where it ends."""
    parcels = read_parcels(board, orders)
    if isinstance(parcels, Refusal):
        return parcels
    todo = list(parcels)
    if todo and (wrong := _handle(board, walk, todo)):
        return wrong
    for word in orders.path:
        step = read_step(board, walk.at, word)
        if isinstance(step, Refusal):
            return step
        if wrong := refuse_leaving(board, walk):
            return wrong
        if wrong := take_step(board, walk, step):
            return wrong
        if todo and (wrong := _handle(board, walk, todo)):
            return wrong
    if todo:
        return refuse("H-52", "parcel-not-on-path", space=space_name(todo[0][1].space))
    return refuse_ending(board, walk, orders.inside)


def read_parcels(board: Board, orders: Orders) -> list[tuple[bool, Portion]] | Refusal:
    """All that is taken up (true) or left (false), drops before pick-ups (H-52)."""
    found = list[tuple[bool, Portion]]()
    if not orders.drop and not orders.pick_up:
        return found
    for takes, words in ((False, orders.drop), (True, orders.pick_up)):
        for word in words:
            parcel = read_parcel(board, word)
            if isinstance(parcel, Refusal):
                return parcel
            found.append((takes, parcel))
    return found


def take_step(board: Board, walk: Walk, step: Step) -> Refusal | None:
    """One step in thought."""
    party, units = walk.party, walk.party.units
    if wrong := refuse_next(board, walk.side, walk.at, party, walk.allowed, step):
        return wrong
    if step.kind == STAY and walk.steps:
        return refuse("H-86", "stay-comes-first")
    party.walk(step.cost)
    walk.spent += step.cost
    walk.steps.append(step)
    walk.loads.append(units)
    walk.at = step.to
    return None


def refuse_next(board: Board, side: Side, at: SpaceId, party: Party, allowed: Licence, step: Step) -> Refusal | None:
    """ch.9: why a party cannot take this step from here: where it leads, or the points that are left."""
    if wrong := refuse_step(board, side, at, step, party.units, party.generals, allowed):
        return wrong
    left = allowed.mp - party.most_spent
    if step.cost > left:
        return refuse("ch.9", "too-few-points", needed=step.cost, left=left, space=space_name(step.to))
    return None


def refuse_leaving(board: Board, walk: Walk) -> Refusal | None:
    """ch.18: no consul is left with too few units, and none sets out with too few while units stay behind."""
    first = not walk.steps
    there = generals_at(board, walk.side, walk.at)
    staying = tuple(one for one in there if one not in walk.party.generals and one not in walk.dropped)
    staying += tuple(one for one, space in walk.dropped.items() if space == walk.at)
    took = walk.party.units.total
    if staying and (took or not first):
        left = sum(together(walk.here(board, inside=inside)).total for inside in (False, True))
        short = consul_left_short(board, walk.at, left, staying)
        if short is not None:
            return refuse("ch.18", "consul-left-short", general=general_name(short), found=left)
    consul = next((one for one in walk.party.generals if is_consul(board, one)), None)
    if consul is None or took >= edition().tables.limits.consul:
        return None
    behind = together(walk.here(board, inside=board.generals[walk.party.general].inside and first)).total
    left_some = any(walk.moved.get(f"{walk.at}:{inside}", Units()).total < 0 for inside in (False, True))
    if (first and behind) or left_some:
        return refuse("ch.18", "consul-moves-with-too-few", general=general_name(consul), found=took)
    return None


def _handle(board: Board, walk: Walk, todo: list[tuple[bool, Portion]]) -> Refusal | None:
    """Drops and pick-ups of the space that has been reached; those done are struck out."""
    for entry in [entry for entry in todo if entry[1].space == walk.at]:
        takes, parcel = entry
        wrong = _pick_up(board, walk, parcel) if takes else _drop(board, walk, parcel)
        if wrong:
            return wrong
        todo.remove(entry)
    return None


def _pick_up(board: Board, walk: Walk, parcel: Portion) -> Refusal | None:
    """ch.8: units and generals join him, at most ten units, nobody who outranks him."""
    party = walk.party
    if parcel.inside and is_besieged(board, walk.at):
        return refuse("ch.20", "city-besieged", space=space_name(walk.at))
    if parcel.general is not None:
        there = generals_at(board, walk.side, walk.at, inside=parcel.inside)
        if parcel.general not in there or parcel.general in party.generals:
            return refuse("ch.8", "general-not-among-them", found=parcel.general)
        if not may_lead(board, party.general, (parcel.general,)):
            return refuse("ch.8", "general-cannot-go-along", general=general_name(parcel.general))
        party.along = (*party.along, parcel.general)
        party.spent[parcel.general] = _weary(board, parcel.general)
        return None
    units = parcel.units or Units()
    there_now = walk.here(board, inside=parcel.inside)
    if not together(there_now).holds(units):
        return refuse("ch.8", "not-so-many-units", found=units.total, most=together(there_now).total)
    most = edition().tables.limits.army
    if party.units.total + units.total > most:
        return refuse("ch.8", "army-too-large", found=party.units.total + units.total, most=most)
    _, taken = split(there_now, units, tired_first=False)
    party.batches += taken
    walk.shift(units, inside=parcel.inside)
    return None


def _drop(board: Board, walk: Walk, parcel: Portion) -> Refusal | None:
    """ch.8: units and generals stay behind, outside or inside their city."""
    party = walk.party
    if parcel.inside and (wrong := refuse_going_inside(board, walk.side, walk.at)):
        return wrong
    if parcel.general is not None:
        if parcel.general not in party.along:
            return refuse("ch.8", "general-not-among-them", found=parcel.general)
        party.along = tuple(one for one in party.along if one != parcel.general)
        walk.dropped[parcel.general] = walk.at
        return None
    units = parcel.units or Units()
    if not party.units.holds(units):
        return refuse("ch.8", "not-so-many-units", found=units.total, most=party.units.total)
    if parcel.inside and units.total > _room(board, walk):
        return refuse("ch.2", "no-room-inside", space=space_name(walk.at))
    party.give_up(units)
    walk.shift(Units(-units.regular, -units.elephants), inside=parcel.inside)
    return None


def _room(board: Board, walk: Walk) -> int:
    away = walk.moved.get(f"{walk.at}:True", Units())
    return room_inside(board, walk.at) + away.total


# ---- the end of the move ------------------------------------------------------------------------------------------


def refuse_ending(board: Board, walk: Walk, inside: str) -> Refusal | None:
    """ch.9.6, 9.10: who may stop here, and how many go inside."""
    if not walk.party.units.total and walk.steps:
        enemies = generals_at(board, enemy_of(walk.side), walk.at, inside=False)
        if any(is_lone(board, one) for one in enemies):
            return refuse("ch.9", "lone-generals-apart", space=space_name(walk.at))
    if not inside or inside == NONE:
        return None
    if wrong := refuse_going_inside(board, walk.side, walk.at):
        return wrong
    if inside == ALL:
        return None
    units = read_units(inside)
    if units is None:
        return refuse("ch.9", "cannot-read-units", found=inside)
    if not walk.party.units.holds(units):
        return refuse("ch.9", "not-so-many-units", found=units.total, most=walk.party.units.total)
    if units.total > _room(board, walk):
        return refuse("ch.2", "no-room-inside", space=space_name(walk.at))
    return None


def refuse_going_inside(board: Board, side: Side, space: SpaceId) -> Refusal | None:
    """ch.9.10: only into an own city that is not besieged."""
    if not is_city(space) or board.spaces[space].owner != side:
        return refuse("ch.9", "no-own-city", space=space_name(space))
    return refuse("ch.20", "city-besieged", space=space_name(space)) if is_besieged(board, space) else None


def is_sortie(board: Board, side: Side, general: GeneralId) -> bool:
    """ch.9.10: whether he is inside and enemies stand before the walls: leaving means battle."""
    state = board.generals[general]
    return state.at is not None and state.inside and enemy_outside(board, side, state.at)


def inside_share(board: Board, side: Side, space: SpaceId, units: Units, wanted: str) -> Units:
    """ch.9.10: how many of these units go inside: as ordered, as far as there is room."""
    room = room_inside(board, space)
    asked = units if wanted == ALL else read_units(wanted) or Units()
    part = Units(min(asked.regular, units.regular), min(asked.elephants, units.elephants))
    return part if part.total <= room else best_of(part, room)
