"""Laying siege: who may, what it costs, and which of the three kinds (6.8, R-87, R-88, R-95)."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

import msgspec

from rules.assyrian_wars.battle.losses import friends_of
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import enemy_field_units, garrison, owners
from rules.assyrian_wars.board.ids import AreaId, CountryId, HalfAP, LeaderId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import AreaState, Piece, Siege
from rules.assyrian_wars.board.relations import at_war
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.army_groups import group_of, group_on, leading
from rules.assyrian_wars.march.group_command import next_commander, take_command
from rules.assyrian_wars.march.marching import half_step_due, lose_half_step
from rules.assyrian_wars.nomads import tribes
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.siege import odds as siege_odds
from rules.assyrian_wars.siege.dice import city_defence, is_cut_off
from rules.assyrian_wars.siege.hunger import HungerStep
from rules.assyrian_wars.siege.siege import SiegeRound
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, Stage, phasing
from rules.assyrian_wars.turn.windows import open_window
from rules.assyrian_wars.victory.scoring import scorers
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table

ACTION_PRICE = HalfAP(2)  # to continue a siege (6.8)

Method = Literal["hunger", "assault", "standard"]
METHODS: tuple[Method, ...] = ("standard", "assault", "hunger")


class Besiegers(msgspec.Struct, frozen=True):
    """An army or army group before an enemy city."""

    area: AreaId
    leader: Piece  # its commander
    pieces: tuple[Piece, ...]

    @property
    def able(self) -> tuple[Piece, ...]:
        """Those who are not finished: they take part (R-77)."""
        return tuple(piece for piece in self.pieces if not piece.used)


class Besiege(ImpulseAction, frozen=True):
    """Begins a siege or goes on with it: a standard round, an assault, or hunger (6.8, 6.8.1, 6.8.2, 6.8.3).

    `force` is a leader, for his army, or an army group card. Hunger is begun without AP; once begun it goes one step
    on. In a pass only sieges that have begun go on (R-95).
    """

    rule: ClassVar[str] = "6.8"
    stages: ClassVar[tuple[Stage, ...]] = ("act", "pass")

    force: Annotated[str, Kind("force")]
    method: Annotated[str, Kind("siege")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        country = phasing(board)
        found = find_besiegers(board, country, self.force)
        if isinstance(found, Refusal):
            return found
        refusal = refuse_siege(board, country, found) or refuse_method(board, country, found, self.method)
        refusal = refusal or tribes.refuse_siege(board, country, found.area)
        if refusal is not None:
            return refusal
        cost = price(board, found, self.method)
        refusal = purse.refuse_cost(board, country, cost, self.rule)
        due = cost + half_step_due(board, country, found.leader, cost)
        return refusal or Quote(self.rule, quote(board, country, found, self.method, due, seat), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board = run.board
        country = phasing(board)
        found = find_besiegers(board, country, self.force)
        assert isinstance(found, Besiegers)  # checked before
        group = group_of(board, found.leader.id)
        if group is not None:
            take_command(board, group, country)
        purse.pay(board, country, price(board, found, self.method))
        lose_half_step(board, country, [found.leader, *found.pieces])
        siege = siege_of(board.areas[found.area], found.pieces)
        is_new = siege is None
        if siege is None:
            siege = begin_siege(run, country, found, self.method)
        take_charge(board.areas[found.area], siege, found)
        if is_new:
            open_window(run, Trigger.CITY_BESIEGED, board.areas[found.area].control, found.area)
        self._go_on(run, country, found, siege)

    def _go_on(self, run: Run[Board], country: CountryId, found: Besiegers, siege: Siege) -> None:
        """6.8.1 to 6.8.3: what the kind of siege does."""
        ids = tuple(piece.id for piece in found.able)
        if self.method == "hunger":
            if siege.hunger is None:
                siege.hunger, siege.country = 0, country  # it is the siege of who began it
                run.tell("hunger-siege-begins", "6.8.1", area=Name("area", found.area))
            else:
                run.call(HungerStep(area=found.area, country=country, besiegers=ids))
        else:
            method: Literal["assault", "standard"] = "assault" if self.method == "assault" else "standard"
            run.call(SiegeRound(area=found.area, country=country, besiegers=ids, method=method))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "force":
            return force_candidates(board, country, typed)
        found = find_besiegers(board, country, given.get("force", ""))
        methods = [] if isinstance(found, Refusal) else open_methods(board, country, found)
        return [Candidate(method, message(f"siege-{method}")) for method in methods if method.startswith(typed)]


# Who besieges.


def find_besiegers(board: Board, country: CountryId, force: str) -> Besiegers | Refusal:
    """The army or the whole group that an order means; single units cannot besiege (6.8, R-88)."""
    group = group_on(board, force) or group_of(board, PieceId(force))
    named = group.leaders if group is not None else (PieceId(force),)
    found = board.find(PieceId(named[0]))
    if found is None or found[0].kind != "area":
        return refuse("6.8", "no-such-force", found=force)
    area, first = AreaId(found[0].id), found[1]
    if not first.is_leader:
        return refuse("6.8", "siege-needs-army", force=piece_name(first.id))
    if first.inside:
        return refuse("6.8", "shut-in-city", piece=piece_name(first.id), area=Name("area", area))
    chiefs = [piece for name in named for piece in board.areas[area].pieces if piece.id == name]
    if all(chief.owner != country for chief in chiefs):
        return refuse("6.8", "not-yours", force=piece_name(first.id), country=Name("country", first.owner))
    led = leading(board, area)
    troops = [unit for chief in chiefs for unit in led.get(chief.id, ())]
    if not troops:
        return refuse("6.8", "siege-needs-army", force=piece_name(first.id))
    leader = first if group is None else next_commander(board, group, chiefs, country, led)  # 6.6.4
    return Besiegers(area, leader, (*chiefs, *troops))


def refuse_siege(board: Board, country: CountryId, found: Besiegers) -> Refusal | None:
    """Why this force cannot besiege the city of its area now; None: it can."""
    closed = purse.refuse_closed(board)
    if closed is not None:
        return closed
    state, name = board.areas[found.area], Name("area", found.area)
    if not edition_of(board).map.areas[found.area].has_city:
        return refuse("6.8", "no-city", area=name)
    if not all(at_war(board, owner, state.control) for owner in {piece.owner for piece in found.pieces}):
        return refuse("6.8", "city-not-enemy", area=name)
    if enemy_field_units(board, country, found.area):
        return refuse("6.8", "enemy-before-city", area=name)
    siege = siege_of(state, found.pieces)
    if siege is not None and siege.acted:
        return refuse("6.8", "siege-acted", area=name)
    if found.leader.used or not any(piece.is_unit for piece in found.able):
        return refuse(found.leader.finished_by, "finished", piece=piece_name(found.leader.id))
    if purse.running(board).kind == "pass" and siege is None:
        return refuse("6.0", "pass-continues-sieges", area=name)
    return None


def refuse_method(board: Board, country: CountryId, found: Besiegers, method: str) -> Refusal | None:
    """Why a city cannot be besieged in this way; None: it can (6.8.1, R-92)."""
    if method not in METHODS:
        return refuse("6.8", "no-such-siege", found=method, methods=METHODS)
    if method != "hunger":
        return None
    siege = siege_of(board.areas[found.area], found.pieces)
    if siege is not None and siege.hunger is not None and siege.country != country:
        return refuse("6.8.1", "hunger-of-another", country=Name("country", siege.country))
    if not is_cut_off(board, country, found.area):
        return refuse("6.8.1", "port-not-blockaded", area=Name("area", found.area))
    return None


def open_methods(board: Board, country: CountryId, found: Besiegers) -> list[Method]:
    """The ways to besiege that this force has and its country can pay for now."""
    if refuse_siege(board, country, found) is not None or tribes.refuse_siege(board, country, found.area) is not None:
        return []
    ways = [way for way in METHODS if purse.can_pay(board, country, price(board, found, way))]
    return [way for way in ways if refuse_method(board, country, found, way) is None]


def siege_of(state: AreaState, pieces: Sequence[Piece]) -> Siege | None:
    """The siege that these besiegers conduct, or one of their country that has lost its leader (R-88).

    Armies that besieged apart and are a group now go on with the one where hunger is worst.
    """
    ids = {piece.id for piece in pieces}
    led = [siege for siege in state.sieges if siege.leader in ids]
    if led:
        return max(led, key=lambda siege: -1 if siege.hunger is None else siege.hunger)
    countries = {piece.owner for piece in pieces}
    return next((siege for siege in state.sieges if siege.leader is None and siege.country in countries), None)


def take_charge(state: AreaState, siege: Siege, found: Besiegers) -> None:
    """The siege has its action of the impulse; sieges of armies that have joined the force are part of it now."""
    ids = {piece.id for piece in found.pieces}
    state.sieges = [other for other in state.sieges if other is siege or other.leader not in ids]
    siege.leader, siege.acted = LeaderId(found.leader.id), True


def begin_siege(run: Run[Board], country: CountryId, found: Besiegers, method: str) -> Siege:
    """The city is under siege from now on; its strength now counts for victory points (6.8, R-254)."""
    board = run.board
    siege = Siege(country, LeaderId(found.leader.id), level=city_defence(board, found.area))
    board.areas[found.area].sieges.append(siege)
    run.tell(
        "siege-begins",
        "6.8",
        country=Name("country", country),
        leader=Name("leader", found.leader.id),
        area=Name("area", found.area),
        method=method,
    )
    return siege


# What it costs.


def price(board: Board, found: Besiegers, method: str) -> HalfAP:
    """Free to begin with in the impulse in which the force entered the area, or with hunger; else 1 AP (R-87)."""
    siege = siege_of(board.areas[found.area], found.pieces)
    arrived = siege is None and (found.leader.steps > 0 or found.leader.sailed)
    begins_hunger = method == "hunger" and (siege is None or siege.hunger is None)
    return HalfAP(0) if arrived or begins_hunger else ACTION_PRICE


def quote(
    board: Board, country: CountryId, found: Besiegers, method: str, cost: int, seat: Seat
) -> tuple[Message, ...]:
    """Price and chances, as far as the seat may know the garrison (9.5)."""
    lines = [purse.price(board, country, cost)]
    if method == "hunger":
        siege = siege_of(board.areas[found.area], found.pieces)
        odds = siege_odds.hunger(board, found.area, siege)
        return (
            *lines,
            message("quote-hunger", number=odds.number + 1, needed=odds.needed, impulses=odds.impulses, ap=odds.cost),
        )
    lines += quote_repelled(board, found.area) if method == "assault" else []
    inside = garrison(board.areas[found.area])
    seers = [friends_of(board, piece.owner) for piece in inside]
    if any(known is not None and seat not in known for known in seers):
        return (*lines, message("quote-unknown-garrison", area=Name("area", found.area)))
    return (*lines, siege_odds.quote(board, found.area, found.able, inside, method))


def quote_repelled(board: Board, area: AreaId) -> list[Message]:
    """A warning: an assault that does not take the city is a victory point for who defends it (8.3, R-255, R-259)."""
    powers = scorers(board, [board.areas[area].control, *owners(garrison(board.areas[area]))])
    return (
        [message("quote-assault-fails", countries=tuple(Name("country", power) for power in powers))] if powers else []
    )


def force_candidates(board: Board, country: CountryId, typed: str) -> list[Candidate]:
    """The armies and groups that stand before an enemy city and can act."""
    found: dict[str, Candidate] = {}
    areas = edition_of(board).map.areas
    for area, state in board.areas.items():
        if not state.pieces or state.control == country:
            continue
        chiefs: list[Piece] = []
        for piece in state.pieces:
            if piece.owner == country and piece.is_leader and not piece.inside:
                chiefs.append(piece)  # noqa: PERF401 - mostly there is none, and a loop is the cheapest way to see it
        if not chiefs or not areas[area].has_city or not at_war(board, country, state.control):
            continue
        for chief in chiefs:
            group = group_of(board, chief.id)
            force = chief.id if group is None else group.card
            besiegers = find_besiegers(board, country, force)
            if isinstance(besiegers, Besiegers) and open_methods(board, country, besiegers):
                found[force] = Candidate(force, Name("leader", besiegers.leader.id))
    return [candidate for force, candidate in found.items() if typed in force][:MOST_CANDIDATES]
