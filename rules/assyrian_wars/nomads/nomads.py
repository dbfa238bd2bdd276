"""Nomad tribes: how they come, recover and are defeated (7.1, 7.6, 10.1, R-275)."""

from collections.abc import Callable, Iterable

from rules.assyrian_wars.battle.losses import friends_of
from rules.assyrian_wars.battle.verdict import is_off_the_map
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import enemies_among
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece, is_leader
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.placing import place
from rules.assyrian_wars.events.arrivals import Arrival
from rules.assyrian_wars.nomads.control import NomadControl
from rules.assyrian_wars.nomads.tribes import on_map
from rules.assyrian_wars.politics.diplomacy import set_marker
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import ChooseMany, Option
from rules.core.run import Run

# Coming and recovering.


def enter(run: Run[Board], tribe: CountryId) -> None:
    """The timetable brings a tribe into play: control is rolled for, and enemies may intercept it (7.6, R-54)."""
    board, state = run.board, run.board.countries[tribe]
    entry = edition_of(board).timetable.entries[tribe]
    state.entered = state.active = True
    state.prey = None if state.is_power else entry.only_against  # 7.1: who plays it as a power is free
    area, pieces = appear(run, tribe)
    run.tell("tribe-enters", "10.1", country=Name("country", tribe), area=Name("area", area))
    if not state.is_power:
        run.call(NomadControl(tribe=tribe))
    run.call(Arrival(area=area, pieces=pieces))


def restore_all(run: Run[Board]) -> None:
    """7.6: every tribe that has entered play comes to its full strength again (R-275)."""
    for tribe, state in run.board.countries.items():
        if state.entered:
            run.call(RestoreTribe(tribe=tribe))


class RestoreTribe(Procedure):
    """A tribe's losses return: where its pieces are, or all of it at its entry area if none is on the map (R-275)."""

    steps = ("begin", "ask", "put")

    tribe: CountryId
    areas: tuple[AreaId, ...] = ()  # where pieces may return, still to be asked about; the last gets the rest
    losses: tuple[PieceId, ...] = ()  # still to be placed

    def begin(self, run: Run[Board]) -> None:
        """10.1: reduced units are full again; what is in the Regroup Box or eliminated is ready to return."""
        board, tribe = run.board, self.tribe
        state = board.countries[tribe]
        for area in board.areas.values():
            for piece in area.pieces:
                if piece.owner == tribe and piece.is_unit:
                    piece.reduced = False
        where = on_map(board, tribe)
        self.losses = tuple(lost_pieces(board, tribe))
        if is_off_the_map(board, tribe):
            beat(run, tribe)
        state.active = True
        if not self.losses:
            run.end()
        elif not where:
            area_of_entry, pieces = appear(run, tribe)
            run.tell("tribe-returns", "10.1", country=Name("country", tribe), area=Name("area", area_of_entry))
            if seat_of(board, tribe) is None:
                run.call(NomadControl(tribe=tribe))
            run.call(Arrival(area=area_of_entry, pieces=pieces))
            run.end()
        self.areas = tuple(where) if board.options.fog_of_war else tuple(sorted(where, key=self._weakness(board)))

    def _weakness(self, board: Board) -> Callable[[AreaId], int]:
        """The strongest place first; in the fog such an order would tell which one that is (9.5)."""
        return lambda area: -sum(piece.owner == self.tribe for piece in board.areas[area].pieces)

    def ask(self, run: Run[Board]) -> None:
        """10.1.1: who controls the tribe shares its pieces out among the places where it is (R-275)."""
        seat = seat_of(run.board, self.tribe)
        if seat is None or len(self.areas) < 2 or not self.losses:
            return
        run.ask(
            seat,
            "restore-tribe",
            "10.1",
            options=[Option(piece, message("option-piece", piece=piece_name(piece))) for piece in self.losses],
            default=ChooseMany(self.losses),
            reason=message("restore-tribe", country=Name("country", self.tribe), area=Name("area", self.areas[0])),
            at_least=0,
            at_most=len(self.losses),
            many=True,
            private=True,  # 9.5: how strong it is in each place
        )

    def put(self, run: Run[Board]) -> None:
        """10.1: those named return here, the others elsewhere."""
        area, self.areas = self.areas[0], self.areas[1:]
        chosen = run.choices if run.answers else self.losses
        still = lost_pieces(run.board, self.tribe)  # a ruling may have put some elsewhere
        lost = [piece for piece in self.losses if piece in still]
        here = tuple(piece for piece in lost if piece in chosen)
        self.losses = tuple(piece for piece in lost if piece not in here)
        put_back(run, self.tribe, here, area)
        if self.losses and self.areas:
            run.goto("ask")


def lost_pieces(board: Board, tribe: CountryId) -> list[PieceId]:
    """What is not on the map: force pool, pieces kept back, Regroup Box, Raid Boxes; not in foreign wars (R-275)."""
    state = board.countries[tribe]
    away = [piece.id for pieces in (board.regroup, *board.boxes.values()) for piece in pieces if piece.nation == tribe]
    return sorted([*state.pool, *state.reserve, *away], key=lambda piece: (not is_leader(piece), piece))


def put_back(run: Run[Board], tribe: CountryId, pieces: Iterable[PieceId], area: AreaId) -> None:
    """Pieces appear with their tribe, at full strength, leaders on their weak side (9.2)."""
    board = run.board
    state = board.countries[tribe]
    put = list(pieces)
    for id in put:
        if id in state.pool:
            state.pool.remove(id)
        elif id in state.reserve:
            state.reserve.remove(id)
        else:
            board.take(id)
        weak = is_leader(id) and board.options.reduced_leaders
        place(board, tribe, Piece(id, tribe, reduced=weak), area)
    if put:
        seers = friends_of(board, tribe)  # sizes are hidden until battle
        name, where = Name("country", tribe), Name("area", area)
        run.tell("tribe-reinforced", "10.1", seers, country=name, count=len(put), area=where)


def appear(run: Run[Board], tribe: CountryId) -> tuple[AreaId, tuple[PieceId, ...]]:
    """All of a tribe at its entry area, or as near to it as no enemy stands; where, and which pieces (7.6, R-275)."""
    board = run.board
    area, pieces = entry_area(board, tribe), tuple(lost_pieces(board, tribe))
    put_back(run, tribe, pieces, area)
    return area, pieces


def entry_area(board: Board, tribe: CountryId) -> AreaId:
    """The area that the timetable names, or the nearest in play without enemies."""
    edition = edition_of(board)
    printed = edition.timetable.entries[tribe].area
    near = edition.map.distances(printed)
    free_areas = [
        area for area in near if area in board.areas and not enemies_among(board, tribe, board.areas[area].pieces)
    ]
    return min(free_areas, key=lambda area: near[area], default=printed)


# Defeat.


def beat_lost_tribes(run: Run[Board]) -> None:
    """Tribes of which nothing is left on the map, whatever became of them (7.1)."""
    for tribe, state in run.board.countries.items():
        if state.entered and state.active and is_off_the_map(run.board, tribe):
            beat(run, tribe)


def beat(run: Run[Board], tribe: CountryId) -> None:
    """Its alliance ends, its marker is neutral, and it is inactive for the rest of the turn (7.1)."""
    state = run.board.countries[tribe]
    if not state.active or state.acts_as_power:
        return
    state.active = False
    state.controller = None
    run.tell("tribe-beaten", "7.1", country=Name("country", tribe))
    if state.track is not None or state.level:
        set_marker(run, tribe, None, 0, "7.1")
