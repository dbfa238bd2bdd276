"""Cards 10 to 16, 22, 30, 43 to 48: units arrive, and the Siege Train."""

from typing import ClassVar

from rules.core.messages import Message, Refusal, message, refuse
from rules.core.run import Run
from rules.hannibal.board.control import controls, is_round, marker_at
from rules.hannibal.board.forces import enemy_units, own_generals, printed
from rules.hannibal.board.ids import CARTHAGE, CardId, GeneralId, Side, SpaceId
from rules.hannibal.board.names import general_name, space_name, units_said
from rules.hannibal.board.state import Board, SiegeTrain, Units
from rules.hannibal.events.handlers import Aim, Handler, Target, spaces_where
from rules.hannibal.events.markers import give, guarded, not_round
from rules.hannibal.pack.edition import CAPITALS, edition
from rules.hannibal.pack.effects import PlaceUnitsAndMarkerEffect, PlaceUnitsEffect, SiegeTrainEffect
from rules.hannibal.reinforcements.placing import place_units, room_for

RULE = "ch.24"


class UnitsArrive(Handler[PlaceUnitsEffect]):
    """Cards 12, 43: units in the own capital; what finds no room is lost (H-62)."""

    def is_idle(self, board: Board, side: Side, effect: PlaceUnitsEffect) -> bool:
        return not self.fits(board, side, CAPITALS[side])

    def fits(self, board: Board, side: Side, space: SpaceId) -> bool:
        """ch.5: whether any unit finds room there."""
        return room_for(board, side, space) > 0

    def where(self, board: Board, side: Side, aim: Aim) -> SpaceId:
        """The space in which they arrive."""
        return CAPITALS[side]

    def units(self, effect: PlaceUnitsEffect) -> Units:
        """What arrives, if there is room, and elephants enough."""
        return Units(0, effect.units) if effect.elephants else Units(effect.units)

    def lines(self, board: Board, side: Side, effect: PlaceUnitsEffect, aim: Aim) -> tuple[Message, ...]:
        space = self.where(board, side, aim)
        return (message("quote-places-units", units=units_said(self.units(effect)), space=space_name(space)),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: PlaceUnitsEffect, aim: Aim) -> None:
        place_units(run, side, self.where(run.board, side, aim), self.units(effect), RULE)


class UnitsInPort(UnitsArrive):
    """Cards 10, 11: units in one own port (H-63)."""

    takes: ClassVar[tuple[Target, ...]] = ("spaces",)

    def is_idle(self, board: Board, side: Side, effect: PlaceUnitsEffect) -> bool:
        return not self.spaces(board, side, effect, Aim())

    def spaces(self, board: Board, side: Side, effect: PlaceUnitsEffect, aim: Aim) -> list[SpaceId]:
        atlas = edition().map
        ports = [space for space in atlas.alphabet if atlas.is_port(space) and marker_at(board, space) == side]
        there = [space for space in ports if not effect.regions or atlas.region(space) in effect.regions]
        clear = [space for space in there if not effect.clear or not enemy_units(board, side, space)]
        return [space for space in clear if self.fits(board, side, space)]

    def where(self, board: Board, side: Side, aim: Aim) -> SpaceId:
        return aim.spaces[0]


class UnitsWithGeneral(UnitsArrive):
    """Cards 13 to 16, 44 to 48: units with a general in one of these provinces (H-22)."""

    takes: ClassVar[tuple[Target, ...]] = ("general",)

    def is_idle(self, board: Board, side: Side, effect: PlaceUnitsEffect) -> bool:
        return not self.generals(board, side, effect, Aim())

    def generals(self, board: Board, side: Side, effect: PlaceUnitsEffect, aim: Aim) -> list[GeneralId]:
        return [general for general in own_generals(side) if self.is_eligible(board, side, effect, general)]

    def is_eligible(self, board: Board, side: Side, effect: PlaceUnitsEffect, general: GeneralId) -> bool:
        """ch.24, H-22: he stands in such a province, and units can come to him."""
        at = board.generals[general].at
        return at is not None and self.is_there(board, side, effect, at) and self.fits(board, side, at)

    def is_there(self, board: Board, side: Side, effect: PlaceUnitsEffect, space: SpaceId) -> bool:
        """Whether the space lies where the card wants it."""
        atlas = edition().map
        province = atlas.province(space)
        if effect.controlled and not controls(board, side, province):
            return False
        return province in effect.provinces or atlas.region(space) in effect.regions

    def misses(self, board: Board, side: Side, effect: PlaceUnitsEffect, aim: Aim) -> Refusal | None:
        at = None if aim.general is None else board.generals[aim.general].at
        if aim.general is None or printed(aim.general).side != side or at is None:
            return refuse(RULE, "no-own-general", found=aim.general or "")
        if not self.is_there(board, side, effect, at):
            return refuse(RULE, "general-not-there", general=general_name(aim.general), space=space_name(at))
        return None if self.fits(board, side, at) else refuse("H-22", "no-room-for-units", space=space_name(at))

    def where(self, board: Board, side: Side, aim: Aim) -> SpaceId:
        at = None if aim.general is None else board.generals[aim.general].at
        assert at is not None
        return at


class UnitsAndMarker(Handler[PlaceUnitsAndMarkerEffect]):
    """Card 22: a unit and a marker, placed or turned, in a space without walls and without Roman units."""

    takes: ClassVar[tuple[Target, ...]] = ("spaces",)

    def spaces(self, board: Board, side: Side, effect: PlaceUnitsAndMarkerEffect, aim: Aim) -> list[SpaceId]:
        there = [space for space in spaces_where(effect.provinces) if is_round(board, space)]
        return [space for space in there if not enemy_units(board, side, space)]

    def misses(self, board: Board, side: Side, effect: PlaceUnitsAndMarkerEffect, aim: Aim) -> Refusal | None:
        return not_round(board, aim) or guarded(board, side, aim)

    def lines(self, board: Board, side: Side, effect: PlaceUnitsAndMarkerEffect, aim: Aim) -> tuple[Message, ...]:
        (space,) = aim.spaces
        return (message("quote-places-units", units=units_said(Units(effect.units)), space=space_name(space)),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: PlaceUnitsAndMarkerEffect, aim: Aim) -> None:
        (space,) = aim.spaces
        if marker_at(run.board, space) != side:
            give(run, side, aim.spaces)
        place_units(run, side, space, Units(effect.units), RULE)


class TrainComes(Handler[SiegeTrainEffect]):
    """Card 30, H-91: the Siege Train comes to a Carthaginian general, or goes over to another one."""

    takes: ClassVar[tuple[Target, ...]] = ("general",)

    def generals(self, board: Board, side: Side, effect: SiegeTrainEffect, aim: Aim) -> list[GeneralId]:
        train = board.siege_train
        there = [general for general in own_generals(CARTHAGE) if board.generals[general].at is not None]
        return [general for general in there if train is None or train.general != general]

    def lines(self, board: Board, side: Side, effect: SiegeTrainEffect, aim: Aim) -> tuple[Message, ...]:
        assert aim.general is not None
        return (message("quote-siege-train", general=general_name(aim.general)),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: SiegeTrainEffect, aim: Aim) -> None:
        assert aim.general is not None
        at = run.board.generals[aim.general].at
        assert at is not None
        run.board.siege_train = SiegeTrain(at, aim.general)
        run.tell("siege-train-placed", RULE, general=general_name(aim.general), space=space_name(at))
