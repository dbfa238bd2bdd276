"""Raids on overland trade: a unit enters a Raid Box, raiders strike at trade markers (6.15)."""

from collections.abc import Iterable, Sequence

from rules.assyrian_wars.battle.losses import hit, regroup
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import factor
from rules.assyrian_wars.board.ids import AreaId, BoxId, CountryId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import allied, at_war, patron, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.pack.counters import CAVALRY
from rules.core.messages import Message, Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

FAILS = 6  # on the box die and on the target die
NONE = "none"
AGAIN, STOP = "again", "stop"


class EnterRaidBox(Procedure):
    """A unit goes into a Raid Box, displacing somebody if all are full; ends with whether it is in one (R-162, R-163).

    The price is the caller's business: an action pays 1 AP, secret diplomacy nothing (7.5.2.a).
    """

    steps = ("look", "ask", "choose", "fight", "leave", "report")

    unit: PieceId
    box: BoxId | None = None  # a free one to go into; none: the first, or whatever the die shows if all are full

    def look(self, run: Run[Board]) -> None:
        """6.15: a free box is simply taken; with all boxes full a die says which one is attacked, on 6 none."""
        board = run.board
        free = free_boxes(board)
        if free:
            self.box = self.box if self.box in free else free[0]
            run.goto("leave")
            return
        (die,) = run.roll("raid-box")
        run.tell("raid-box-rolled", "6.15", unit=piece_name(self.unit), die=die, fails=die == FAILS)
        if die == FAILS:
            run.end(False)
            return
        self.box = edition_of(board).map.raid_boxes[die - 1]
        if self.box in self._others(board):
            run.goto("fight")

    def ask(self, run: Run[Board]) -> None:
        """6.15: who rolls a box of his own side chooses another one."""
        board = run.board
        others = self._others(board)
        seat = seat_of(board, self._unit(board).owner)
        if seat is not None and others:
            run.ask(
                seat,
                "raid-box",
                "6.15",
                options=[_box_option(board, box) for box in others],
                default=Choose(self._preferred(board, others)),
                reason=message("raid-box-is-own", box=Name("box", str(self.box)), unit=piece_name(self.unit)),
                forced=True,
            )

    def choose(self, run: Run[Board]) -> None:
        """6.15: that occupant is fought."""
        others = self._others(run.board)
        if not others:
            run.end(False)
            return
        self.box = BoxId(run.choice) if run.answers else self._preferred(run.board, others)

    def fight(self, run: Run[Board]) -> None:
        """6.15: one round, a die each; only who hits without being hit, or is left alone, has the box (R-163)."""
        board = run.board
        counters = edition_of(board).counters
        assert self.box is not None  # chosen before
        unit, (occupant,) = self._unit(board), board.boxes[self.box]
        dice = run.roll("raid-fight", 2)
        hits = dice[0] <= factor(counters, unit)
        suffers = dice[1] <= factor(counters, occupant)
        run.tell(
            "raid-fought",
            "6.15",
            unit=piece_name(unit.id),
            other=piece_name(occupant.id),
            box=Name("box", self.box),
            dice=dice,
            hits=hits,
            other_hits=suffers,
        )
        there = self._origin(board)
        other_falls = hits and hit(board, counters, occupant)
        falls = suffers and hit(board, counters, unit)
        if falls or not (other_falls or (hits and not suffers)):
            run.tell("raid-repelled", "6.15", unit=piece_name(unit.id), box=Name("box", self.box), falls=falls)
            if falls and there is not None:
                tidy_groups(run)
                run.call(Occupation(area=there))
            run.goto("report")
            return
        if not other_falls:
            regroup(board, occupant)

    def leave(self, run: Run[Board]) -> None:
        """6.15: the unit leaves the map or the Regroup Box for the Raid Box."""
        board = run.board
        start = self._origin(board)
        unit = board.take(self.unit)
        unit.inside, unit.under = False, None
        assert self.box is not None  # chosen before
        board.boxes[self.box].append(unit)
        if board.impulse is not None:
            board.impulse.raiders_new.append(unit.id)
        run.tell(
            "raider-placed",
            "6.15",
            country=Name("country", unit.owner),
            unit=piece_name(unit.id),
            box=Name("box", self.box),
        )
        if start is not None:
            tidy_groups(run)
            run.call(Occupation(area=start))

    def report(self, run: Run[Board]) -> None:
        """6.15: for whoever sent it."""
        run.end(self.box is not None and any(one.id == self.unit for one in run.board.boxes[self.box]))

    def _preferred(self, board: Board, boxes: Sequence[BoxId]) -> BoxId:
        """What a lapsed deadline answers: a box of an enemy, else of a neutral, last of an ally."""
        own = self._unit(board).owner
        held = {box: board.boxes[box][0].owner for box in boxes}
        return min(boxes, key=lambda box: (allied(board, own, held[box]), not at_war(board, own, held[box])))

    def _unit(self, board: Board) -> Piece:
        (unit,) = board.find_all([self.unit])
        return unit

    def _origin(self, board: Board) -> AreaId | None:
        """The area that the unit is in; None: the Regroup Box."""
        found = board.find(self.unit)
        return AreaId(found[0].id) if found is not None and found[0].kind == "area" else None

    def _others(self, board: Board) -> list[BoxId]:
        """The boxes that somebody else holds: neither this power nor its allies (6.15)."""
        own = _principal(board, self._unit(board).owner)
        return [
            box
            for box in edition_of(board).map.raid_boxes
            if any(_principal(board, one.owner) != own for one in board.boxes[box])
        ]


class RaidAttempt(Procedure):
    """One raider strikes at a trade marker; ends with whether it removed one (6.15, R-164, R-165)."""

    steps = ("aim", "ask", "attack", "bring_back", "ask_again", "go_on")

    raider: PieceId
    rolled: CountryId = CountryId("")  # the power that the die shows
    target: CountryId = CountryId("")
    second: bool = False  # cavalry's second attempt (9.7)
    success: bool = False

    def aim(self, run: Run[Board]) -> None:
        """6.15: a die names the power whose marker is attacked; 6 ends the attempt."""
        board = run.board
        self.target, self.rolled = CountryId(""), CountryId("")
        (die,) = run.roll("raid-target")
        run.tell("raid-target-rolled", "6.15", unit=piece_name(self.raider), die=die, fails=die == FAILS)
        if die == FAILS:
            run.end(self.success)
            return
        self.rolled = edition_of(board).map.power_numbers.get(die, CountryId(""))
        if not targets(board, self._raider(board).owner):
            run.end(self.success)
        elif self._is_clear(board):
            self.target = self.rolled
            run.goto("attack")

    def ask(self, run: Run[Board]) -> None:
        """6.15: who rolls himself or a power without markers may choose another; an ally need not be attacked."""
        board = run.board
        owner = self._raider(board).owner
        seat = seat_of(board, owner)
        choices = self._choices(board)
        if seat is not None:
            run.ask(
                seat,
                "raid-target",
                "6.15",
                options=[
                    *(Option(one, message("option-country", country=Name("country", one))) for one in choices),
                    Option(NONE, message("option-raid-none")),
                ],
                default=Choose(preferred_target(board, owner, choices)),
                reason=message("raid-choose", unit=piece_name(self.raider), country=Name("country", self.rolled)),
            )

    def attack(self, run: Run[Board]) -> None:
        """6.15: a die against the raider's factor; a hit removes a marker from the Trade Box."""
        board = run.board
        raider = self._raider(board)
        if not self.target:
            default = preferred_target(board, raider.owner, self._choices(board))
            self.target = CountryId(run.choice if run.answers else default)
        if self.target == NONE:
            run.end(self.success)
            return
        (die,) = run.roll("raid")
        need = factor(edition_of(board).counters, raider)
        hits = die <= need
        run.tell(
            "raid-rolled",
            "6.15",
            unit=piece_name(raider.id),
            country=Name("country", self.target),
            die=die,
            need=need,
            success=hits,
        )
        if not hits:
            run.end(self.success)
            return
        self.success = True
        remove_marker(run, self.target, "6.15")

    def bring_back(self, run: Run[Board]) -> None:
        """6.15: for each marker removed a die; even: a lost marker of the raiding power returns (R-165)."""
        board = run.board
        raider = self._raider(board)
        power = patron(board, raider.owner)
        if power is not None and board.countries[power].trade_lost:
            (die,) = run.roll("raid-return")
            back = die % 2 == 0
            run.tell("raid-return-rolled", "6.15", country=Name("country", power), die=die, success=back)
            if back:
                return_marker(run, power, "6.15")
        if self.second or not self._may_repeat(board):
            run.end(self.success)

    def ask_again(self, run: Run[Board]) -> None:
        """9.7: after a success cavalry may make a second attempt."""
        seat = seat_of(run.board, self._raider(run.board).owner)
        if seat is not None:
            run.ask(
                seat,
                "raid-again",
                "9.7",
                options=(Option(AGAIN, message("option-raid-again")), Option(STOP, message("option-raid-stop"))),
                default=Choose(AGAIN),
                reason=message("raid-again", unit=piece_name(self.raider)),
            )

    def go_on(self, run: Run[Board]) -> None:
        """9.7: the second attempt is made like the first."""
        if run.answers and run.choice == STOP:
            run.end(self.success)
            return
        self.second = True
        run.goto("aim")

    def _raider(self, board: Board) -> Piece:
        (raider,) = board.find_all([self.raider])
        return raider

    def _is_clear(self, board: Board) -> bool:
        """Nothing to decide: the die shows a power that has markers and is no ally."""
        owner = self._raider(board).owner
        return self.rolled in targets(board, owner) and not allied(board, owner, self.rolled)

    def _choices(self, board: Board) -> list[CountryId]:
        found = targets(board, self._raider(board).owner)
        return [self.rolled] if self.rolled in found else found

    def _may_repeat(self, board: Board) -> bool:
        raider = self._raider(board)
        return board.options.special_units and raider.unit_class in CAVALRY and bool(targets(board, raider.owner))


class Raiding(Procedure):
    """All raiders that an action activated strike, one after another (6.15, R-164)."""

    steps = ("strike",)

    raiders: tuple[PieceId, ...]

    def strike(self, run: Run[Board]) -> None:
        """6.15: the next raider rolls its own dice."""
        if self.raiders:
            raider, self.raiders = self.raiders[0], self.raiders[1:]
            run.call(RaidAttempt(raider=raider))
            run.repeat()


# Markers.


def remove_marker(run: Run[Board], power: CountryId, rule: str) -> None:
    """One of a power's trade markers leaves the Trade Box until it is brought back or the Interphase (6.15)."""
    state = run.board.countries[power]
    state.trade -= 1
    state.trade_lost += 1
    run.tell("trade-marker-lost", rule, country=Name("country", power), left=state.trade)


def return_marker(run: Run[Board], power: CountryId, rule: str) -> None:
    """One of a power's removed trade markers is in the Trade Box again (6.15)."""
    state = run.board.countries[power]
    state.trade += 1
    state.trade_lost -= 1
    run.tell("trade-marker-back", rule, country=Name("country", power), left=state.trade)


# Looking.


def raiders_in_boxes(board: Board) -> list[Piece]:
    """All raiders, box by box."""
    return [piece for box in edition_of(board).map.raid_boxes for piece in board.boxes.get(box, ())]


def free_boxes(board: Board) -> list[BoxId]:
    """The Raid Boxes that nobody is in."""
    return [box for box in edition_of(board).map.raid_boxes if box in board.boxes and not board.boxes[box]]


def raiders_of(board: Board, country: CountryId) -> list[Piece]:
    """Whom a country activates: its own raiders, and a power also those of its allied minors and nomads (R-164)."""
    return [raider for raider in raiders_in_boxes(board) if raids_for(board, raider.owner, country)]


def raids_for(board: Board, owner: CountryId, country: CountryId) -> bool:
    """Whether a unit of `owner` raids at `country`'s order: its own or its allied minor's (6.15)."""
    return owner == country or patron(board, owner) == country


def targets(board: Board, raider: CountryId) -> list[CountryId]:
    """The powers whose markers a raider may attack: all that have any but its own, allies too (6.15)."""
    own = patron(board, raider)
    return [code for code, state in board.countries.items() if state.is_power and state.trade > 0 and code != own]


def preferred_target(board: Board, raider: CountryId, choices: Iterable[CountryId]) -> str:
    """What a lapsed deadline answers: the enemy with most markers, else the neutral, never an ally."""
    foes = [code for code in choices if not allied(board, raider, code)]
    ranked = sorted(foes, key=lambda code: (not at_war(board, raider, code), -board.countries[code].trade))
    return ranked[0] if ranked else NONE


def _principal(board: Board, country: CountryId) -> CountryId:
    """For whom a unit raids: the power it is allied to, else itself (6.15)."""
    return patron(board, country) or country


def _box_option(board: Board, box: BoxId) -> Option:
    unit = board.boxes[box][0]
    words: Message = message("option-raid-box", box=Name("box", box), unit=piece_name(unit.id))
    return Option(box, words)
