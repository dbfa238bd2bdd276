"""The impulse of a nomad tribe: pillage, onward, and what becomes of those who cannot go on (10.1, R-271 to R-278)."""

from typing import Annotated, ClassVar

from rules.assyrian_wars.board.forces import Force
from rules.assyrian_wars.board.ids import CountryId, HalfAP, PieceId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.relations import is_wild, patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.rebuilding import rebuilding_price, reduced_pieces, refuse_rebuilding, tell_rebuilt
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.marching import March
from rules.assyrian_wars.nomads.tribes import exits, forces_in_waste, is_tribe, must_leave
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table

KEEP_PRICE = purse.AP  # a force and nomad impulse (10.1)


class KeepTribe(ImpulseAction, frozen=True):
    """An allied tribe's force may stay where everything is pillaged, for 1 AP (10.1, R-271)."""

    rule: ClassVar[str] = "10.1"

    force: Annotated[PieceId, Kind("force")]
    payer: Annotated[CountryId | None, Kind("country")] = None  # the tribe or its power; None: its card first

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, tribe = table.board, phasing(table.board)
        force = find_force(board, tribe, self.force)
        if isinstance(force, Refusal):
            return force
        payer = who_pays(board, tribe, self.payer)
        if payer is None:
            named = self.payer if self.payer in (tribe, patron(board, tribe)) else None
            if self.payer is not None and named is None:
                able = tuple(Name("country", code) for code in payers(board, tribe))
                return refuse(self.rule, "keeps-no-tribe", found=str(self.payer), countries=able)
            left = purse.left(board, named or tribe)
            return refuse(self.rule, "too-few-ap", cost=KEEP_PRICE, left=left, loans=purse.LOANS)
        return Quote(self.rule, (_price(board, payer),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, tribe = run.board, phasing(run.board)
        force, payer = find_force(board, tribe, self.force), who_pays(board, tribe, self.payer)
        assert not isinstance(force, Refusal)  # checked before
        assert payer is not None
        purse.pay(board, payer, KEEP_PRICE)
        purse.running(board).staying += [piece.id for piece in force.pieces]
        run.tell(
            "tribe-kept",
            self.rule,
            country=Name("country", tribe),
            force=piece_name(force.pieces[0].id),
            payer=Name("country", payer),
            halves=KEEP_PRICE,
        )

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if not is_tribe(board, country) or is_wild(board, country) or who_pays(board, country) is None:
            return []
        if param == "payer":
            return picking.one(payers(board, country), typed, "country")
        found = [force.pieces[0].id for _, force in forces_in_waste(board, country)]
        return [Candidate(one, piece_name(one)) for one in found if typed in one][:MOST_CANDIDATES]


def find_force(board: Board, tribe: CountryId, first: PieceId) -> Force | Refusal:
    """The force of an allied tribe that this piece leads, if it stands where everything is pillaged."""
    if not is_tribe(board, tribe) or is_wild(board, tribe):
        return refuse("10.1", "only-allied-nomads-stay", country=Name("country", tribe))
    found = [force for _, force in forces_in_waste(board, tribe)]
    for force in found:
        if first == force.pieces[0].id:
            return force
    able = names(force.pieces[0].id for force in found)
    return refuse("10.1", "force-need-not-leave", found=str(first), forces=able)


def payers(board: Board, tribe: CountryId) -> list[CountryId]:
    """Who can pay now: the tribe from its card, its power from what it has saved; the power chooses (10.1, R-271)."""
    power = patron(board, tribe)
    found = [tribe, *([] if power is None or power == tribe else [power])]
    return [code for code in found if purse.can_pay(board, code, KEEP_PRICE)]


def who_pays(board: Board, tribe: CountryId, wish: CountryId | None = None) -> CountryId | None:
    """Whom the power has named, or, if it has named nobody, the tribe before the power (R-271)."""
    able = payers(board, tribe)
    if wish is not None:
        return wish if wish in able else None
    return able[0] if able else None


def _price(board: Board, payer: CountryId) -> Message:
    return message(
        "quote-keep-tribe",
        country=Name("country", payer),
        cost=KEEP_PRICE,
        left=purse.left(board, payer) - KEEP_PRICE,
    )


# In the course of the impulse.


def drive_on(run: Run[Board], tribe: CountryId) -> None:
    """10.1: the next force that must leave goes where it can, to the best place at hand (R-271).

    Nobody named it, and what lay below the top of a stack is seen while it marches: that is on record (9.5, R-269).
    """
    board = run.board
    waiting = must_leave(board, tribe)
    if waiting:
        area, force = waiting[0]
        pieces = tuple(piece.id for piece in force.pieces)
        if board.options.fog_of_war:
            run.reveal(None, pieces[:1])
        run.call(March(country=tribe, pieces=pieces, at=area, path=(exits(board, tribe, area, force)[0],)))


def wind_up(run: Run[Board], tribe: CountryId) -> None:
    """10.1.1: AP that are left rebuild units; 10.1: who could not leave wasted land checks attrition (R-273, R-277)."""
    reinforce(run, tribe)
    for area, force in forces_in_waste(run.board, tribe):
        run.call(Attrition(units=tuple(unit.id for unit in force.units), cause="supply", rule="10.1"))
        run.call(Occupation(area=area))


def reinforcements(board: Board, tribe: CountryId) -> list[tuple[PieceId, HalfAP]]:
    """What a tribe without an ally rebuilds as its impulse ends: the dearest that can be paid, and so on (R-277)."""
    if not is_wild(board, tribe):
        return []
    prices: dict[PieceId, HalfAP] = {
        unit: rebuilding_price(board, unit)
        for unit, (where, piece) in reduced_pieces(board, tribe).items()
        if refuse_rebuilding(board, tribe, where, piece) is None
    }
    found: list[tuple[PieceId, HalfAP]] = []
    while True:
        spent = sum(price for _, price in found)
        within = [unit for unit, price in prices.items() if purse.can_pay(board, tribe, spent + price)]
        if not within:
            return found
        unit = max(within, key=lambda one: prices[one])
        found.append((unit, prices.pop(unit)))


def reinforce(run: Run[Board], tribe: CountryId) -> None:
    """10.1.1: the AP that are left rebuild its units (R-277)."""
    rebuilt = reinforcements(run.board, tribe)
    for unit, price in rebuilt:
        purse.pay(run.board, tribe, price)
        run.board.find_all([unit])[0].reduced = False
    if rebuilt:
        tell_rebuilt(run, tribe, [unit for unit, _ in rebuilt], "10.1.1")
