"""Upkeep as an impulse starts: desert checks, then supply on enemy ground (1.3, 6.10, R-10, R-21, R-49)."""

from collections.abc import Sequence

import msgspec

from rules.assyrian_wars.battle.losses import lay_open
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import armies, in_field, is_enemy_area, of_country, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.control.pillage import plunder, refuse_pillage
from rules.assyrian_wars.march.army_groups import group_of, tidy_groups
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.mobility import is_desert_proof
from rules.assyrian_wars.nomads.tribes import is_tribe
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.cards import MOST_CARDS
from rules.assyrian_wars.turn.phasing import open_tags
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run

WAYS = PAY, PILLAGE, SUFFER, LATER = "pay", "pillage", "suffer", "later"
SUPPLY_PRICE = purse.AP  # a force and impulse (6.10)


class Due(msgspec.Struct, frozen=True):
    """A force that must be maintained: an army, an own part of a group, or a single unit (R-127)."""

    area: AreaId
    pieces: tuple[Piece, ...]

    @property
    def name(self) -> Name:
        """Its leader; a single unit is not named, it may lie deep in a stack (9.5)."""
        first = self.pieces[0]
        return Name("leader", first.id) if first.is_leader else Name("country", first.owner)

    @property
    def units(self) -> tuple[PieceId, ...]:
        return tuple(piece.id for piece in units(self.pieces))


class Upkeep(Procedure):
    """Step 4 of an impulse, of any kind: the desert, then supply for every own force on enemy ground (R-21)."""

    steps = ("desert", "supply", "ask", "settle")

    country: CountryId
    later: tuple[PieceId, ...] = ()  # who waits for what the others leave over

    def desert(self, run: Run[Board]) -> None:
        """1.3: units that start among nothing but desert connections check attrition (R-10)."""
        for area, troops in desert_units(run.board, self.country).items():
            run.call(Attrition(units=troops, cause="start", rule="1.3"))
            run.call(Occupation(area=area))

    def supply(self, run: Run[Board]) -> None:
        """6.10: the next force that is due; where there is no choice it is done at once (R-49, R-128)."""
        tidy_groups(run)  # an army may have died in the desert or of hunger
        due = next_due(run.board, self.country, self.later)
        if due is None or seat_of(run.board, self.country) is None:  # a ruling may have left nobody to decide
            purse.running(run.board).upkeep_done = True
            run.end()
            return
        ways = self._ways(run.board, due)
        if len(ways) == 1 and (ways[0] == PAY or not self._cards(run)):
            self._do(run, due, ways[0])
            run.goto("supply")

    def ask(self, run: Run[Board]) -> None:
        """6.10: AP or pillage, or another force first where there is not enough; a card may give AP before (R-21)."""
        due, seat = next_due(run.board, self.country, self.later), seat_of(run.board, self.country)
        if due is None or seat is None:
            return
        ways = self._ways(run.board, due)
        run.ask(
            seat,
            "supply",
            "6.10",
            options=[Option(way, message(f"option-supply-{way}")) for way in ways],
            actions=open_tags(run.kit, "upkeep") if self._cards(run) else (),
            default=self._default(run.board, due, ways),
            reason=message(
                "supply-due",
                country=Name("country", self.country),
                area=Name("area", due.area),
                force=due.name,
                halves=SUPPLY_PRICE,
            ),
        )

    def settle(self, run: Run[Board]) -> None:
        """6.10: the force is maintained, or its units check attrition; then the next one."""
        due = next_due(run.board, self.country, self.later)
        if not run.answers:
            run.goto("supply")
            return
        if due is not None and run.choice == LATER:
            self.later += tuple(piece.id for other in self._alike(run.board, due) for piece in other.pieces)
        elif due is not None and run.choice in (PAY, PILLAGE, SUFFER):
            self._do(run, due, run.choice)
        run.goto("supply")

    def _ways(self, board: Board, due: Due) -> list[str]:
        """What can be chosen: attrition only if neither AP nor pillage is possible (R-128)."""
        ways = [PAY] if purse.can_pay(board, self.country, SUPPLY_PRICE) else []
        if refuse_pillage(board, self.country, due.area) is None:
            ways.append(PILLAGE)
        if ways and self._may_wait(board, due):
            ways.append(LATER)
        return ways or [SUFFER]

    def _default(self, board: Board, due: Due, ways: list[str]) -> str:
        """To pay; but to pillage where others, who cannot, need the AP."""
        others = [other.area for other in all_due(board, self.country) if other.area != due.area]
        needy = [area for area in others if refuse_pillage(board, self.country, area) is not None]
        short = not purse.can_pay(board, self.country, SUPPLY_PRICE * (1 + len(needy)))
        return PILLAGE if short and PILLAGE in ways else ways[0]

    def _may_wait(self, board: Board, due: Due) -> bool:
        """Whether another force could be seen to before this one, and there is not enough for all (6.10)."""
        waiting = all_due(board, self.country)
        alike = self._alike(board, due)
        others = [other for other in waiting if other not in alike and not set(other.units) & set(self.later)]
        fed = [area for area in {other.area for other in waiting} if refuse_pillage(board, self.country, area) is None]
        return bool(others) and not purse.can_pay(board, self.country, SUPPLY_PRICE * (len(waiting) - len(fed)))

    def _alike(self, board: Board, due: Due) -> list[Due]:
        """The forces that no question tells apart: single units of one area."""
        return [other for other in all_due(board, self.country) if (other.area, other.name) == (due.area, due.name)]

    def _cards(self, run: Run[Board]) -> bool:
        """Whether cards could still be played for AP, as far as everybody knows: a second one too (3.2, R-17)."""
        impulse = purse.running(run.board)
        more = len(impulse.cards) < MOST_CARDS
        return impulse.kind != "pass" and more and bool(run.board.countries[self.country].hand)

    def _do(self, run: Run[Board], due: Due, way: str) -> None:
        board = run.board
        if not run.answers:
            lay_open(run)  # who ended the impulse before this one has seen how many forces there are
        purse.running(board).maintained += [piece.id for piece in due.pieces]
        if way == PAY:
            purse.pay(board, self.country, SUPPLY_PRICE)
            run.tell(
                "supply-paid",
                "6.10",
                country=Name("country", self.country),
                area=Name("area", due.area),
                halves=SUPPLY_PRICE,
            )
        elif way == PILLAGE:
            plunder(run, self.country, due.area)
        else:
            run.call(Attrition(units=due.units, cause="supply", rule="6.10"))
            run.call(Occupation(area=due.area))


def desert_units(board: Board, country: CountryId) -> dict[AreaId, tuple[PieceId, ...]]:
    """The units of each desert area that have to check as their owner's impulse starts, inside a city too (R-10)."""
    found: dict[AreaId, tuple[PieceId, ...]] = {}
    for area in sorted(edition_of(board).map.desert_only):
        state = board.areas.get(area)
        troops = units(of_country(state.pieces, country)) if state is not None else []
        rolling = tuple(unit.id for unit in troops if not is_desert_proof(board.options, unit))
        if rolling:
            found[area] = rolling
    return found


def next_due(board: Board, country: CountryId, later: Sequence[PieceId] = ()) -> Due | None:
    """The first force whose supply is not settled; those who are to wait come last."""
    waiting = all_due(board, country)
    return next((due for due in waiting if not set(due.units) & set(later)), waiting[0] if waiting else None)


def all_due(board: Board, country: CountryId) -> list[Due]:
    """The forces on enemy ground whose supply is not settled; nomads live off the land (10.1)."""
    if is_tribe(board, country):
        return []
    settled, found = purse.running(board).maintained, []
    own = [(area, piece.id) for area, state in board.areas.items() for piece in state.pieces if piece.owner == country]
    for area in dict.fromkeys([area for area, piece in own if piece not in settled]):
        if is_enemy_area(board, country, area):
            for due in forces_due(board, country, area):
                waiting = tuple(piece for piece in due.pieces if piece.id not in settled)
                if units(waiting):  # who joins an army that was seen to has not been seen to himself
                    found.append(Due(area, waiting))
    return found


def forces_due(board: Board, country: CountryId, area: AreaId) -> list[Due]:
    """A country's forces in an area as supply counts them; a bare leader is free (R-49, R-127)."""
    own = of_country(in_field(board.areas[area]), country)
    found: list[Due] = []
    shared: dict[str, list[Piece]] = {}
    led: set[str] = set()
    for army in armies(board, edition_of(board).counters, own, country):
        pieces = [army.leader, *army.units]
        led.update(piece.id for piece in pieces)
        group = group_of(board, army.leader.id)
        if group is None:
            found.append(Due(area, tuple(pieces)))
        else:
            shared.setdefault(group.card, []).extend(pieces)
    found += [Due(area, tuple(pieces)) for pieces in shared.values()]
    found += [Due(area, (unit,)) for unit in units(own) if unit.id not in led]
    return found
