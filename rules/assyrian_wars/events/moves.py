"""Cards that make marches easier: attrition, interception, terrain, command, certain attempts (6.11.h)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import armies, counter, fields_led, leaders, rating, release_surplus, units
from rules.assyrian_wars.board.ids import CountryId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter.evasion import Evasion
from rules.assyrian_wars.encounter.interception import Interception
from rules.assyrian_wars.events import aims, tabletop
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.march.army_groups import group_of
from rules.assyrian_wars.pack import card_effects as event
from rules.core.messages import Name, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table


class NoAttritionHandler(Handler[event.NoAttrition]):
    """One army, or all of the country's units, make no checks for some causes until the impulse ends (6.6.1)."""

    effect = event.NoAttrition

    def check(self, table: Table[Board], play: Play, effect: event.NoAttrition) -> Refusal | Lines:
        one = effect.forces == "army"
        wrong = _refuse_army(play, self._able(table.board, play, effect)) if one else _refuse_all(table.board, play)
        return wrong or (message("quote-no-attrition"),)

    def targets(self, table: Table[Board], play: Play, effect: event.NoAttrition) -> Sequence[Name]:
        return [] if play.targets or effect.forces == "all" else self._able(table.board, play, effect)

    def _able(self, board: Board, play: Play, effect: event.NoAttrition) -> list[Name]:
        counters = edition_of(board).counters
        found = armies_of(board, play.country)
        return [
            piece_name(leader)
            for leader, troops in found.items()
            if not effect.cavalry_only or all(counter(counters, unit).is_cavalry for unit in troops)
        ]

    def apply(self, run: Run[Board], play: Play, effect: event.NoAttrition) -> None:
        tabletop.lay(run.board, play, play.target)


class NoInterceptionHandler(Handler[event.NoInterception]):
    """One army or group cannot be intercepted on the march, or one force on its retreat (6.6.9, 6.7.8)."""

    effect = event.NoInterception

    def check(self, table: Table[Board], play: Play, effect: event.NoInterception) -> Refusal | Lines:
        able = _army_names(table.board, play)
        wrong = _refuse_army(play, able) if effect.move == "march" else aims.refuse_more(play, 0)
        return wrong or (message("quote-no-interception", move=effect.move),)

    def targets(self, table: Table[Board], play: Play, effect: event.NoInterception) -> Sequence[Name]:
        return [] if play.targets or effect.move != "march" else _army_names(table.board, play)

    def apply(self, run: Run[Board], play: Play, effect: event.NoInterception) -> None:
        tabletop.lay(run.board, play, play.target)


class IgnoreTerrainHandler(Handler[event.IgnoreTerrain]):
    """Some connections count as standard ones for one army or group, or for all of the country's forces (6.7.3)."""

    effect = event.IgnoreTerrain

    def check(self, table: Table[Board], play: Play, effect: event.IgnoreTerrain) -> Refusal | Lines:
        one = effect.forces == "army-or-group"
        wrong = _refuse_army(play, _army_names(table.board, play)) if one else _refuse_all(table.board, play)
        return wrong or (message("quote-ignore-terrain"),)

    def targets(self, table: Table[Board], play: Play, effect: event.IgnoreTerrain) -> Sequence[Name]:
        return [] if play.targets or effect.forces == "all" else _army_names(table.board, play)

    def apply(self, run: Run[Board], play: Play, effect: event.IgnoreTerrain) -> None:
        tabletop.lay(run.board, play, play.target)


class CommandBonusHandler(Handler[event.CommandBonus]):
    """One leader commands more units until the impulse ends (6.6.2)."""

    effect = event.CommandBonus
    aimed = True

    def check(self, table: Table[Board], play: Play, effect: event.CommandBonus) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1) or aims.refuse_aim(play, self._able(table.board, play), "6.11.h", "no-leader")
        return wrong or (message("quote-command", leader=piece_name(PieceId(play.target)), more=effect.bonus),)

    def targets(self, table: Table[Board], play: Play, effect: event.CommandBonus) -> Sequence[Name]:
        return [] if play.targets else self._able(table.board, play)

    def _able(self, board: Board, play: Play) -> list[Name]:
        at_sea = [piece for pieces in board.zones.values() for piece in pieces]
        return aims.piece_names(chief for chief in leaders([*on_land(board), *at_sea]) if chief.owner == play.country)

    def apply(self, run: Run[Board], play: Play, effect: event.CommandBonus) -> None:
        tabletop.lay(run.board, play, play.target, effect.bonus)


def disperse(board: Board) -> None:
    """As an impulse ends, units that only a card let a leader command are single units in his area again (6.6.2)."""
    counters = edition_of(board).counters
    for effect, _ in tabletop.lasting(board, event.CommandBonus):
        found = board.find(PieceId(effect.target))
        if found is not None and found[0].kind == "area":
            command = rating(counters, board.options, found[1]).command
            release_surplus(board.pieces_at(found[0]), found[1].id, command)


class AutomaticSuccessHandler(Handler[event.AutomaticSuccess]):
    """A declared interception or evasion of one force succeeds without a roll (6.6.9, 6.6.10)."""

    effect = event.AutomaticSuccess

    def check(self, table: Table[Board], play: Play, effect: event.AutomaticSuccess) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1)
        able = self._able(table, play, effect)
        if not able:
            return refuse("6.11.e", "no-attempt-declared", card=Name("card", play.card))
        if play.targets or len(able) > 1:
            wrong = wrong or aims.refuse_aim(play, able, "6.11.e", "which-attempt")
        return wrong or (message("quote-certain"),)

    def targets(self, table: Table[Board], play: Play, effect: event.AutomaticSuccess) -> Sequence[Name]:
        return [] if play.targets else self._able(table, play, effect)

    def _able(self, table: Table[Board], play: Play, effect: event.AutomaticSuccess) -> list[Name]:
        """The forces of the country that have declared just this and are not certain of it already."""
        certain = [laid.target for laid, _ in tabletop.lasting(table.board, event.AutomaticSuccess)]
        return [name for name in self._trying(table, play, effect) if name.id not in certain]

    def _trying(self, table: Table[Board], play: Play, effect: event.AutomaticSuccess) -> list[Name]:
        if effect.attempt == "interception":
            trying = table.find(Interception)
            declared = () if trying is None else trying.declared
            own = [force for force in declared if force.country == play.country]
            return [piece_name(force.leader or force.pieces[0]) for force in own]
        fleeing = table.find(Evasion)
        if fleeing is None or not self._is_at_home(table.board, fleeing.area, effect.within):
            return []
        plans = [plan for plan in fleeing.plans if play.country in plan.countries]
        forces = [force for plan in plans for force in fleeing.forces_of(table.board, plan)]
        own_forces = [force for force in forces if force.country == play.country]
        return [piece_name((force.leader or force.pieces[0]).id) for force in own_forces]

    def _is_at_home(self, board: Board, area: str, country: CountryId | None) -> bool:
        return country is None or area in edition_of(board).map.home_areas[country]

    def apply(self, run: Run[Board], play: Play, effect: event.AutomaticSuccess) -> None:
        able = self._able(run, play, effect)
        tabletop.lay(run.board, play, play.target or able[0].id)


# Which of them.


def _army_names(board: Board, play: Play) -> list[Name]:
    return aims.piece_names(army_leaders(board, play.country))


def _refuse_army(play: Play, able: Sequence[Name]) -> Refusal | None:
    """6.11.h: one army of these is named."""
    return aims.refuse_more(play, 1) or aims.refuse_aim(play, able, "6.11.h", "no-such-army")


def _refuse_all(board: Board, play: Play) -> Refusal | None:
    """6.11.h: all forces of the country are meant; there must be some."""
    there = any(piece.owner == play.country and piece.is_unit for piece in on_land(board))
    none = None if there else refuse("6.11.h", "no-units-on-map", card=Name("card", play.card))
    return aims.refuse_more(play, 0) or none


# Who is there.


def on_land(board: Board) -> list[Piece]:
    """All pieces in areas."""
    return [piece for state in board.areas.values() for piece in state.pieces]


def armies_of(board: Board, country: CountryId) -> dict[PieceId, list[Piece]]:
    """A country's armies in the field: each leader with his units."""
    counters = edition_of(board).counters
    found = {}
    for field in fields_led(board, country):
        for army in armies(board, counters, field, country):
            found[army.leader.id] = units(army.units)
    return found


def army_leaders(board: Board, country: CountryId) -> list[Piece]:
    """Who leads an army of the country, or its army in a group."""
    led = armies_of(board, country)
    return [piece for piece in leaders(on_land(board)) if piece.id in led or _commands(board, country, piece)]


def _commands(board: Board, country: CountryId, piece: Piece) -> bool:
    return piece.owner == country and group_of(board, piece.id) is not None


HANDLERS = (
    NoAttritionHandler(),
    NoInterceptionHandler(),
    IgnoreTerrainHandler(),
    CommandBonusHandler(),
    AutomaticSuccessHandler(),
)
