"""Who controls an area: occupation, abandoned areas, garrisons that come out, sieges that end (6.12, R-5, R-51)."""

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from rules.assyrian_wars.battle.losses import lay_open, regroup
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import (
    allies_among,
    armies,
    enemies_among,
    garrison,
    in_field,
    of_country,
    owners,
    units,
)
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.pieces import NOBODY, AreaState, Piece
from rules.assyrian_wars.board.relations import allied, at_war, is_conquered, is_power, listed_war, patron, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest.box import release
from rules.assyrian_wars.control.holding import is_garrisoned, lapse_provinces, rank_takers, rightful_owner, set_control
from rules.assyrian_wars.interphase.revolts import end_revolt
from rules.assyrian_wars.siege.deportation import Deportation
from rules.assyrian_wars.siege.handover import hand_over_sieges
from rules.assyrian_wars.victory.scoring import score_nomads
from rules.assyrian_wars.view import stack_tops
from rules.core.ids import Seat
from rules.core.messages import Message, Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run


class Occupation(Procedure):
    """After forces came, went or fought: sieges lifted, garrisons out, and control by occupation (6.12).

    `taken=True` says that the area's city has just fallen, so that the besiegers take control of it.
    """

    steps = ("settle", "ask", "decide", "deport")

    area: AreaId
    taken: bool = False

    def settle(self, run: Run[Board]) -> None:
        """6.12: control changes at once where only enemies of the holder are, with a city when it falls (R-5)."""
        board = run.board
        lapse_provinces(run)
        if board.areas[self.area].revolt and end_revolt(run, self.area):
            come_out(run, self.area)
            self._punish(run)
            run.goto("deport")
            return
        if is_quiet(board.areas[self.area]):
            run.end()
            return
        lift_sieges(board, self.area)
        come_out(run, self.area)
        free_minor_city(run, self.area)
        found = takers(board, self.area, taken=self.taken)
        if len(found) != 1:
            if not found:
                run.end()
            return
        set_control(run, self.area, found[0])
        run.goto("deport")

    def _punish(self, run: Run[Board]) -> None:
        """7.4.4: a refuser's city that Assyria's camp takes by a revolt is a city taken (R-230)."""
        from rules.assyrian_wars.politics.punishment import punish  # what ends a war settles areas

        holder, owner = run.board.areas[self.area].control, rightful_owner(run.board, self.area)
        if holder != owner:
            punish(run, [holder], [owner])

    def ask(self, run: Run[Board]) -> None:
        """6.12.a: the powers that took an area together decide who controls it."""
        board = run.board
        found = takers(board, self.area, taken=self.taken)
        for seat, country in deciders(board, found).items():
            run.ask(
                seat,
                "share-control",
                "6.12.a",
                options=[Option(one, message("option-country", country=Name("country", one))) for one in found],
                default=Choose(country),
                reason=message("taken-together", area=Name("area", self.area)),
            )

    def decide(self, run: Run[Board]) -> None:
        """6.12.a: if they do not agree, the one with the strongest force decides."""
        board = run.board
        wishes = {seat: answer.option for seat, answer in run.answers.items() if isinstance(answer, Choose)}
        found = takers(board, self.area, taken=self.taken)
        if not found:
            run.end()  # a ruling has taken them away
            return
        strongest = rank_takers(board, self.area, found)[0]
        seat = seat_of(board, patron(board, strongest) or strongest)
        wish = wishes.get(seat, strongest) if seat is not None else strongest
        agreed = next(iter(wishes.values())) if len(set(wishes.values())) == 1 else wish
        set_control(run, self.area, CountryId(agreed))

    def deport(self, run: Run[Board]) -> None:
        """6.8.4: who takes an area may deport its ECO+ markers; those of a city wait for its victory points (P-8)."""
        if not self.taken:
            run.call(Deportation(area=self.area, country=run.board.areas[self.area].control))


def unsettled(board: Board) -> list[AreaId]:
    """Areas where something may have to change."""
    return [key for key, state in board.areas.items() if (state.pieces or state.sieges) and not is_quiet(state)]


def is_quiet(state: AreaState) -> bool:
    """Nothing to settle: no siege, no garrison, nobody there but the holder, or one country on nobody's ground."""
    if state.sieges or (state.revolt and state.pieces):
        return False
    control = state.control
    for piece in state.pieces:
        owner = piece.owner
        if piece.inside or (owner != control and (control != NOBODY or owner != state.pieces[0].owner)):
            return False
    return True


def takers(board: Board, area: AreaId, *, taken: bool) -> list[CountryId]:
    """The countries that may control an area now instead of its holder: none, one, or several to decide (R-156)."""
    state, printed = board.areas[area], edition_of(board).map.areas[area]
    if state.control == NOBODY or (printed.has_city and not taken):
        return []
    troops = units(in_field(state))
    hostile = enemies_among(board, state.control, troops)
    alone = len(hostile) == len(troops)  # his allies, and others at peace with him, leave it in his hand
    if not hostile or not (alone or taken):  # a city that falls does so whoever else looks on
        return []
    owner = rightful_owner(board, area)
    found = owners(hostile)
    if any(allied(board, country, owner) for country in found):
        return [owner]  # the owner's allies return it to the owner
    return found


def deciders(board: Board, found: Sequence[CountryId]) -> dict[Seat, CountryId]:
    """The seats of the powers concerned, each with the country it would name (6.12.a)."""
    asked: dict[Seat, CountryId] = {}
    for country in found:
        power = patron(board, country) or country
        seat = seat_of(board, power)
        if seat is not None:
            asked.setdefault(seat, power if power in found else country)
    return asked


def revert_abandoned(run: Run[Board]) -> None:
    """As an impulse ends, home and associated areas without enemies of their owner are the owner's again (R-159)."""
    board = run.board
    _free_unconquered(run)
    areas = edition_of(board).map.areas
    for key, state in board.areas.items():
        owner, holder = areas[key].country, state.control
        if owner is None or holder in (owner, NOBODY) or is_garrisoned(board, state):
            continue
        if True not in [at_war(board, one, owner) for one in owners(units(state.pieces))]:
            heir = rightful_owner(board, key)
            run.tell("area-falls-back", "6.12", area=Name("area", key), country=holder_name(heir))
            set_control(run, key, heir)
            lift_sieges(board, key)


def _free_unconquered(run: Run[Board]) -> None:
    """A minor city that wild nomads took is nobody's conquest: when they have left it is neutral (6.11.c2, R-187)."""
    board = run.board
    for city in edition_of(board).map.minor_cities:
        if city not in board.areas or not is_ungarrisoned(board, city) or is_conquered(board, CountryId(city)):
            continue
        if not is_power(board, board.areas[city].control):
            set_control(run, city, CountryId(city))


def lift_sieges(board: Board, area: AreaId) -> None:
    """A siege is over when the last unit of its force has gone or the war is over; damage stays (6.8, R-88)."""
    state = board.areas[area]
    if not state.sieges:
        return
    for group in board.groups:
        hand_over_sieges(board, group.leaders)
    field = in_field(state)
    there = {piece.id: piece for piece in field}
    kept = []
    for siege in state.sieges:
        chief = there.get(siege.leader) if siege.leader is not None else None
        besieging = (siege.country,) if chief is None else (siege.country, chief.owner)
        left = [unit for unit in units(field) if unit.owner in besieging]
        if siege.leader is not None and chief is None:
            siege.leader = None
            left = _unled(board, field, left)  # what its leader left behind keeps the siege standing
        if left and at_war(board, siege.country, state.control):
            kept.append(siege)
    state.sieges = kept


def _unled(board: Board, field: Sequence[Piece], troops: Sequence[Piece]) -> list[Piece]:
    """The units of one country that are in nobody's army."""
    counters = edition_of(board).counters
    led = {
        unit.id for country in owners(troops) for army in armies(board, counters, field, country) for unit in army.units
    }
    return [unit for unit in troops if unit.id not in led]


def come_out(run: Run[Board], area: AreaId) -> None:
    """What is shut in a city is outside again as soon as no enemy unit is before it (R-51)."""
    board, state = run.board, run.board.areas[area]
    if not state.pieces:
        return
    if True in [piece.inside for piece in state.pieces]:
        troops = units(in_field(state))
        for piece in garrison(state):
            piece.inside = bool(enemies_among(board, piece.owner, troops))
    if len(state.pieces) > 1 and len(owners(state.pieces)) > 1:
        _remove_lone_leaders(run, area)


def shut_in_again(board: Board, area: AreaId, countries: Sequence[CountryId]) -> None:
    """Who came out of a city as its enemies left is inside again when these turn back at once (R-51, 6.11.e)."""
    for piece in in_field(board.areas[area]):
        if piece.is_land and any(at_war(board, piece.owner, country) for country in countries):
            piece.inside = True


def _remove_lone_leaders(run: Run[Board], area: AreaId) -> None:
    """A leader alone makes room for enemies who came: into an own or allied city, else to the Regroup Box (R-67)."""
    board, state = run.board, run.board.areas[area]
    field = [piece for piece in in_field(state) if piece.is_land]
    for place, leader in enumerate(field):
        if not leader.is_leader or allies_among(board, leader.owner, units(field)):
            continue
        later = [piece for piece in field[place + 1 :] if not piece.inside]  # who came after him lies behind him
        foes = enemies_among(board, leader.owner, [*units(field), *later])
        if not foes:
            continue
        if edition_of(board).map.areas[area].has_city and allied(board, leader.owner, state.control):
            leader.inside = True
        else:
            regroup(board, leader)
            lay_open(run)
            run.tell("leader-driven-off", "6.7.8", leader=Name("leader", leader.id), area=Name("area", area))
            score_nomads(run, (leader.id,), tuple(owners(foes)), foes[0].owner)  # 8.3


def free_minor_city(run: Run[Board], area: AreaId) -> None:
    """A taken minor city without garrison is neutral again when an enemy of its holder comes (7.1.D, R-197)."""
    board, state = run.board, run.board.areas[area]
    city = CountryId(area)
    if not is_ungarrisoned(board, area):
        return
    if enemies_among(board, state.control, [piece for piece in in_field(state) if piece.is_land]):
        set_control(run, area, city)
        for line in [line for line in board.tributes if line.payer == city and line.reason == "conquest"]:
            release(run, line.to, city, "7.1.D")


def hand_over_cities(run: Run[Board], ally: CountryId, power: CountryId) -> None:
    """Minor cities that an ally took are in its power's Conquest box: parted, the power holds them (7.1.D, R-187)."""
    board = run.board
    for entry in board.conquests:
        city = board.areas.get(AreaId(entry.of))
        if entry.by == power and city is not None and city.control == ally:
            set_control(run, AreaId(entry.of), power)


def is_ungarrisoned(board: Board, area: AreaId) -> bool:
    """A minor city that was taken, not won by a pact, in which nobody of its holder's side is left (7.1.D)."""
    state = board.areas[area]
    if edition_of(board).map.areas[area].kind != "minor-city" or state.control in (area, NOBODY):
        return False
    return area not in board.pacts and not allies_among(board, state.control, units(state.pieces))


def quote_freed(board: Board, pieces: Sequence[Piece], area: AreaId) -> list[Message]:
    """A warning: such a city is free as an enemy of its holder comes, and he has no war with it (8.1, R-197)."""
    holder, city = board.areas[area].control, CountryId(area)
    hostile = [one for one in owners(pieces) if at_war(board, one, holder) and not listed_war(board, one, city)]
    freed = bool(hostile) and is_ungarrisoned(board, area)
    return [message("quote-city-goes-free", area=Name("area", area))] if freed else []


def falling_back(board: Board, country: CountryId, going: Collection[PieceId] = ()) -> list[AreaId]:
    """What a country holds of others' land and would lose as the impulse ends, once these have gone (6.12, R-159).

    Of other sides' units only those count which it sees: in the fog a stack by its top (9.5).
    """
    areas = edition_of(board).map.areas
    found = []
    for key, state in board.areas.items():
        if state.control != country or state.province is not None:
            continue
        owner = areas[key].country
        if owner is None or owner == country:
            continue
        stay = [unit for unit in allies_among(board, country, units(state.pieces)) if unit.id not in going]
        if not any(at_war(board, unit.owner, owner) for unit in (*stay, *_others_in_sight(board, country, state))):
            found.append(key)
    return found


def _others_in_sight(board: Board, country: CountryId, state: AreaState) -> list[Piece]:
    """The units that others than a country and its allies have in an area, as far as it can see (9.5)."""
    others = [piece for piece in state.pieces if piece.is_land and not allied(board, country, piece.owner)]
    if not others or not board.options.fog_of_war:
        return units(others)
    counters = edition_of(board).counters
    stacks = [of_country(others, owner) for owner in owners(others)]
    return units([top for stack in stacks for top in stack_tops(board, counters, stack)])


def quote_falling_back(board: Board, country: CountryId) -> list[Message]:
    """A warning: these areas of its side fall back to their owners as the impulse ends, for nobody stays (6.12)."""
    areas = edition_of(board).map.areas
    strange = {  # who holds some of others' land that is no province
        state.control
        for key, state in board.areas.items()
        if state.province is None and areas[key].country not in (None, state.control)
    }
    holders = dict.fromkeys([state.control for state in board.areas.values()])
    side = [one for one in holders if one in strange and one != NOBODY and allied(board, country, one)]
    return quote_vacated([area for holder in side for area in falling_back(board, holder)], ())


def is_emptied(board: Board, area: AreaId, going: Collection[PieceId]) -> bool:
    """Whether an area falls back to its owner because these leave it, and does not already (6.12)."""
    holder = board.areas[area].control
    return area in falling_back(board, holder, going) and area not in falling_back(board, holder)


def gives_up_province(board: Board, area: AreaId, going: Collection[PieceId]) -> bool:
    """Whether a province ends at once because its garrison goes (7.1.D)."""
    state = board.areas[area]
    if state.province is None:
        return False
    return not is_garrisoned(board, replace(state, pieces=[unit for unit in state.pieces if unit.id not in going]))


def quote_vacated(emptied: Iterable[AreaId], given_up: Iterable[AreaId]) -> list[Message]:
    """The warnings of what falls back as the impulse ends, and of what is no province from now on (6.12, 7.1.D)."""
    back, ended = (tuple(Name("area", area) for area in dict.fromkeys(areas)) for areas in (emptied, given_up))
    lines = [message("quote-falls-back", areas=back)] if back else []
    return [*lines, message("quote-province-lost", areas=ended)] if ended else lines


def quote_leaving(board: Board, going: Collection[PieceId], areas: Collection[AreaId]) -> list[Message]:
    """The same warnings, for pieces that leave these areas all together."""
    return quote_vacated(
        [area for area in areas if is_emptied(board, area, going)],
        [area for area in areas if gives_up_province(board, area, going)],
    )
