"""Cards 1 to 4, 23, 24, 27, 35, 36, 56: markers are removed, placed or turned; only round ones (H-10)."""

from typing import ClassVar

from rules.core.messages import Message, Refusal, message, refuse
from rules.core.run import Run
from rules.hannibal.board.control import is_empty, is_round, round_markers, set_marker
from rules.hannibal.board.forces import enemy_units, size_at
from rules.hannibal.board.ids import CardId, ProvinceId, Side, SpaceId, enemy_of
from rules.hannibal.board.names import side_name, space_name, space_names
from rules.hannibal.board.state import Board
from rules.hannibal.events.handlers import Aim, Handler, Target, spaces_where
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.effects import (
    PlaceMarkersEffect,
    RemoveAnyMarkersEffect,
    RemoveMarkersEffect,
    TurnMarkersEffect,
)

RULE = "ch.24"


class Revolt(Handler[RemoveMarkersEffect]):
    """Cards 1 to 4: the opponent's round markers of a province go where he has no units."""

    def is_idle(self, board: Board, side: Side, effect: RemoveMarkersEffect) -> bool:
        return not any(self.targets(board, side, province) for province in effect.provinces)

    def targets(self, board: Board, side: Side, province: ProvinceId) -> tuple[SpaceId, ...]:
        """What would go."""
        return tuple(space for space in spaces_where((province,)) if is_unguarded(board, enemy_of(side), space))

    def lines(self, board: Board, side: Side, effect: RemoveMarkersEffect, aim: Aim) -> tuple[Message, ...]:
        gone = self.targets(board, side, self.chosen(effect, aim))
        return (message("quote-removes-markers", spaces=space_names(gone)),)

    def chosen(self, effect: RemoveMarkersEffect, aim: Aim) -> ProvinceId:
        """The province that revolts."""
        return effect.provinces[0]

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: RemoveMarkersEffect, aim: Aim) -> None:
        take_away(run, enemy_of(side), self.targets(run.board, side, self.chosen(effect, aim)))


class ChosenRevolt(Revolt):
    """Card 3: one of two provinces revolts; if none is named, the one with more to lose (C5)."""

    takes: ClassVar[tuple[Target, ...]] = ("province",)

    def provinces(self, board: Board, side: Side, effect: RemoveMarkersEffect, aim: Aim) -> list[ProvinceId]:
        return [province for province in effect.provinces if self.targets(board, side, province)]

    def completed(self, board: Board, side: Side, effect: RemoveMarkersEffect, aim: Aim) -> Aim:
        if aim.given():
            return aim
        return Aim(province=max(effect.provinces, key=lambda province: len(self.targets(board, side, province))))

    def chosen(self, effect: RemoveMarkersEffect, aim: Aim) -> ProvinceId:
        return aim.province or effect.provinces[0]


class MarkersAnywhere(Handler[RemoveAnyMarkersEffect]):
    """Card 56: Roman round markers go, whatever stands there; all of them if there are fewer (H-81)."""

    takes: ClassVar[tuple[Target, ...]] = ("spaces",)

    def spaces(self, board: Board, side: Side, effect: RemoveAnyMarkersEffect, aim: Aim) -> list[SpaceId]:
        return round_markers(board, enemy_of(side))

    def misses(self, board: Board, side: Side, effect: RemoveAnyMarkersEffect, aim: Aim) -> Refusal | None:
        return not_round(board, aim)

    def most(self, effect: RemoveAnyMarkersEffect) -> int:
        return effect.markers

    def least(self, effect: RemoveAnyMarkersEffect, found: int) -> int:
        return min(effect.markers, found)

    def lines(self, board: Board, side: Side, effect: RemoveAnyMarkersEffect, aim: Aim) -> tuple[Message, ...]:
        return (message("quote-removes-markers", spaces=space_names(aim.spaces)),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: RemoveAnyMarkersEffect, aim: Aim) -> None:
        take_away(run, enemy_of(side), aim.spaces)


class MarkersTurned(Handler[TurnMarkersEffect]):
    """Cards 27, 35, 36: enemy round markers are turned where the enemy has no units."""

    takes: ClassVar[tuple[Target, ...]] = ("spaces",)

    def spaces(self, board: Board, side: Side, effect: TurnMarkersEffect, aim: Aim) -> list[SpaceId]:
        atlas, enemy = edition().map, enemy_of(side)
        there = [space for space in round_markers(board, enemy) if not size_at(board, enemy, space)]
        return [space for space in there if not effect.regions or atlas.region(space) in effect.regions]

    def misses(self, board: Board, side: Side, effect: TurnMarkersEffect, aim: Aim) -> Refusal | None:
        return not_round(board, aim) or guarded(board, side, aim)

    def most(self, effect: TurnMarkersEffect) -> int:
        return effect.markers

    def lines(self, board: Board, side: Side, effect: TurnMarkersEffect, aim: Aim) -> tuple[Message, ...]:
        return (message("quote-turns-markers", spaces=space_names(aim.spaces)),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: TurnMarkersEffect, aim: Aim) -> None:
        give(run, side, aim.spaces)


class MarkersPlaced(Handler[PlaceMarkersEffect]):
    """Cards 23, 24: own markers are placed or turned in one province, in spaces without enemy units."""

    takes: ClassVar[tuple[Target, ...]] = ("spaces",)

    def spaces(self, board: Board, side: Side, effect: PlaceMarkersEffect, aim: Aim) -> list[SpaceId]:
        chosen = tuple(edition().map.province(space) for space in aim.spaces[:1])
        there = spaces_where(chosen if set(chosen) <= set(effect.provinces) and chosen else effect.provinces)
        return [space for space in there if may_be_won(board, side, space)]

    def misses(self, board: Board, side: Side, effect: PlaceMarkersEffect, aim: Aim) -> Refusal | None:
        provinces = {edition().map.province(space) for space in aim.spaces}
        if effect.choose is not None and len(provinces) > effect.choose:
            return refuse(RULE, "one-province-only", most=effect.choose)
        return not_round(board, aim) or guarded(board, side, aim)

    def most(self, effect: PlaceMarkersEffect) -> int:
        return effect.markers

    def lines(self, board: Board, side: Side, effect: PlaceMarkersEffect, aim: Aim) -> tuple[Message, ...]:
        return (message("quote-places-markers", spaces=space_names(aim.spaces)),)

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: PlaceMarkersEffect, aim: Aim) -> None:
        give(run, side, aim.spaces)


# ---- what they have in common -------------------------------------------------------------------------------------


def is_unguarded(board: Board, owner: Side, space: SpaceId) -> bool:
    """ch.24: a round marker of this side where it has no units."""
    return board.spaces[space].owner == owner and is_round(board, space) and not size_at(board, owner, space)


def may_be_won(board: Board, side: Side, space: SpaceId) -> bool:
    """Cards 22 to 24: a marker of this side may be placed or turned there: no own one yet, and no enemy units."""
    if not is_round(board, space) or enemy_units(board, side, space):
        return False
    return is_empty(board, space) or board.spaces[space].owner != side


def not_round(board: Board, aim: Aim) -> Refusal | None:
    """H-10: events touch no walled city and no tribe."""
    stray = next((space for space in aim.spaces if not is_round(board, space)), None)
    return None if stray is None else refuse("H-10", "no-round-space", space=space_name(stray))


def guarded(board: Board, side: Side, aim: Aim) -> Refusal | None:
    """ch.24: enemy units in a space keep its marker."""
    stray = next((space for space in aim.spaces if enemy_units(board, side, space)), None)
    return None if stray is None else refuse(RULE, "enemy-units-there", space=space_name(stray))


def give(run: Run[Board], side: Side, spaces: tuple[SpaceId, ...]) -> None:
    """Markers of a side are placed, or enemy ones turned."""
    for space in spaces:
        set_marker(run.board, space, side)
    run.tell("markers-placed", RULE, side=side_name(side), spaces=space_names(spaces))


def take_away(run: Run[Board], side: Side, spaces: tuple[SpaceId, ...]) -> None:
    """Markers of a side are removed by an event; that is no loss for which it could sue for peace (H-81)."""
    for space in spaces:
        set_marker(run.board, space, None)
    run.tell("markers-removed", RULE, side=side_name(side), spaces=space_names(spaces))
