"""Disasters, which may strike anybody: pestilence, pirates, locusts (6.11.a)."""

from collections.abc import Sequence

from rules.assyrian_wars.battle.losses import eliminate, hit
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import load, ships, units
from rules.assyrian_wars.board.ids import AreaId, BoxId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import NOBODY, Siege
from rules.assyrian_wars.board.relations import is_power
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.control.marker_stock import note_marker
from rules.assyrian_wars.control.pillage import MOST_PILLAGE
from rules.assyrian_wars.events import aims
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.march import attrition
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.sea.raiding import remove_marker
from rules.assyrian_wars.setup.blank import printed_owner
from rules.assyrian_wars.siege.capture import force_of
from rules.assyrian_wars.victory.scoring import score_nomads
from rules.core.messages import Name, Refusal, message
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table


class AttritionHandler(Handler[event.AttritionEffect]):
    """Units of an area, of a city's besiegers or of one force check attrition (6.11.a, 6.11.k)."""

    effect = event.AttritionEffect
    aimed = True

    def check(self, table: Table[Board], play: Play, effect: event.AttritionEffect) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1)
        wrong = wrong or aims.refuse_aim(
            play, self.able(table.board, play, effect), "6.11", f"no-{effect.target}-to-strike"
        )
        return wrong or (message("quote-event-attrition", checks=effect.checks, hit=attrition.HIT),)

    def targets(self, table: Table[Board], play: Play, effect: event.AttritionEffect) -> Sequence[Name]:
        return [] if play.targets else self.able(table.board, play, effect)

    def apply(self, run: Run[Board], play: Play, effect: event.AttritionEffect) -> None:
        struck = self.struck(run.board, play, effect)
        run.call(Plague(by=play.country, units=struck, checks=effect.checks))
        if not struck:
            run.tell("nobody-struck", "6.11", card=Name("card", play.card))
        if effect.target == "besiegers":
            for siege in run.board.areas[AreaId(play.target)].sieges:
                _step_back(siege, effect.hunger_steps)

    def able(self, board: Board, play: Play, effect: event.AttritionEffect) -> list[Name]:
        """Where units are, or may be for all that the player can see: a refusal must not tell it (9.5)."""
        if effect.target == "besiegers":
            return aims.area_names(area for area in board.areas if besiegers(board, area))
        if effect.target == "force":
            seen, hidden = aims.sight(board, play.country)
            veiled = [top.id for _, top in hidden]
            able = [one for _, one in seen if one.is_unit or one.id in veiled or _strikes(board, one.id)]
            return aims.piece_names(able)
        unsure = aims.veiled_leaders(board, play.country).values()
        manned = [
            area for area, state in board.areas.items() if state.pieces and (area in unsure or units(state.pieces))
        ]
        return aims.area_names(manned)

    def struck(self, board: Board, play: Play, effect: event.AttritionEffect) -> tuple[PieceId, ...]:
        if effect.target == "force":
            force = aims.force_of(board, PieceId(play.target))
            return tuple(unit.id for unit in force.units) if force is not None else ()
        area = AreaId(play.target)
        if effect.target == "besiegers":
            return besiegers(board, area)
        return tuple(unit.id for unit in units(board.areas[area].pieces))


def besiegers(board: Board, area: AreaId) -> tuple[PieceId, ...]:
    """The land units that besiege the city of an area, those of allies in an army group too (6.8, R-88)."""
    state = board.areas[area]
    if not state.sieges:
        return ()
    conducting = {piece for siege in state.sieges for piece in force_of(board, area, siege)}
    return tuple(unit.id for unit in units(state.pieces) if unit.id in conducting)


def _strikes(board: Board, piece: PieceId) -> bool:
    """A bare leader rolls no attrition (R-106)."""
    force = aims.force_of(board, piece)
    return force is not None and bool(force.units)


def _step_back(siege: Siege, steps: int) -> None:
    """A hunger number goes back, from the city to the besiegers and no further (6.8.1)."""
    if siege.hunger is not None:
        siege.hunger = max(0, siege.hunger + steps)


class Plague(Procedure):
    """Certain units check attrition so many times, one after the other; then the map is put in order (6.6.1, 6.12)."""

    steps = ("strike", "settle")

    units: tuple[PieceId, ...]
    checks: int
    areas: tuple[AreaId, ...] = ()
    by: CountryId | None = None  # who has brought it: the last of a nomad people is his (8.3, R-279)

    def strike(self, run: Run[Board]) -> None:
        """6.11.a: one check, and another if the card says so."""
        if not self.areas:
            found = [run.board.find(unit) for unit in self.units]
            self.areas = tuple(dict.fromkeys(AreaId(one[0].id) for one in found if one is not None))
        if self.checks:
            self.checks -= 1
            run.call(attrition.Attrition(units=self.units, cause="event", rule="6.11"))
            run.repeat()

    def settle(self, run: Run[Board]) -> None:
        """6.8, 6.12: sieges without besiegers are lifted, land without its holders changes hands; groups end (R-46)."""
        tidy_groups(run)
        for area in self.areas:
            run.call(Occupation(area=area))
        if self.by is not None:
            score_nomads(run, self.units, (self.by,), self.by)


class ShipLossesHandler(Handler[event.ShipLosses]):
    """Every ship in a sea trade box may take a hit (6.11.a)."""

    effect = event.ShipLosses
    aimed = True

    def check(self, table: Table[Board], play: Play, effect: event.ShipLosses) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1) or aims.refuse_aim(
            play, self.able(table.board, effect), "6.11.a", "no-ships-there"
        )
        return wrong or (message("quote-ship-losses", hit=effect.hit_from),)

    def targets(self, table: Table[Board], play: Play, effect: event.ShipLosses) -> Sequence[Name]:
        return [] if play.targets else self.able(table.board, effect)

    def able(self, board: Board, effect: event.ShipLosses) -> list[Name]:
        boxes = edition_of(board).map.sea_trade_boxes
        there = [box for box in boxes if ships(board.boxes.get(box, []))]
        return [Name("box", box) for box in there if not effect.waters or boxes[box].water in effect.waters]

    def apply(self, run: Run[Board], play: Play, effect: event.ShipLosses) -> None:
        board, counters = run.board, edition_of(run.board).counters
        box = BoxId(play.target)
        fleet = ships(board.boxes[box])
        dice = run.roll("pirates", len(fleet))
        struck = [ship for ship, die in zip(fleet, dice, strict=True) if die >= effect.hit_from]
        sunk = []
        for ship in struck:
            aboard = load(board.boxes[box], ship)
            if hit(board, counters, ship):
                sunk.append(Name("unit", ship.id))
                for piece in aboard:
                    eliminate(board, counters, piece)
        hurt = tuple(Name("unit", ship.id) for ship in struck)
        run.tell("ships-struck", "6.11.a", box=Name("box", box), dice=dice, struck=hurt, sunk=tuple(sunk))


class PillageHandler(Handler[event.PillageEffect]):
    """Pillage markers in home areas of a chosen country, or in one area that is not one's own (6.11.a, 6.11.k)."""

    effect = event.PillageEffect

    def check(self, table: Table[Board], play: Play, effect: event.PillageEffect) -> Refusal | Lines:
        board = table.board
        for number in range(max(1, len(play.targets))):
            so_far = Play(play.country, play.card, play.use, play.targets[:number])
            wrong = aims.refuse_aim(play, self.able(board, so_far, effect), "6.11", "no-land-to-pillage", number)
            if wrong is not None:
                return wrong
        wrong = aims.refuse_more(play, effect.areas)
        if wrong is None and self.able(board, play, effect) and len(play.targets) < effect.areas:
            able = tuple(self.able(board, play, effect))[: aims.MOST_NAMED]
            return aims.too_few(play, effect.areas, able)
        return wrong or (message("quote-event-pillage", levels=effect.levels, areas=aims.names(play, "area")),)

    def targets(self, table: Table[Board], play: Play, effect: event.PillageEffect) -> Sequence[Name]:
        return self.able(table.board, play, effect) if len(play.targets) < effect.areas else []

    def able(self, board: Board, play: Play, effect: event.PillageEffect) -> list[Name]:
        """Areas that can be named after those named already (6.14: at most two levels)."""
        open_to = [area for area, state in board.areas.items() if state.pillage < MOST_PILLAGE]
        printed = edition_of(board).map
        free = [area for area in open_to if area not in play.targets]
        if effect.where == "one-country":
            country = printed.areas[AreaId(play.target)].country if play.targets else None
            homes = [area for area in free if printed.areas[area].is_home]
            return aims.area_names(area for area in homes if country in (None, printed.areas[area].country))
        foreign = [area for area in free if printed_owner(area, printed.areas[area]) not in (NOBODY, play.country)]
        return aims.area_names(foreign)

    def apply(self, run: Run[Board], play: Play, effect: event.PillageEffect) -> None:
        fresh = any(not run.board.areas[AreaId(area)].pillage for area in play.targets)
        for area in play.targets:
            state = run.board.areas[AreaId(area)]
            state.pillage = min(MOST_PILLAGE, state.pillage + effect.levels)
            name = Name("country", play.country)
            run.tell("pillaged", "6.11", country=name, area=Name("area", area), level=state.pillage)
        if fresh:
            note_marker(run, "pillage")  # 10.4.a


class RemoveTradeMarkersHandler(Handler[event.RemoveTradeMarkers]):
    """Powers lose trade markers from the Trade Box (6.15)."""

    effect = event.RemoveTradeMarkers

    def check(self, table: Table[Board], play: Play, effect: event.RemoveTradeMarkers) -> Refusal | Lines:
        able = self.able(table.board, effect)
        needed = min(effect.powers, len(able))
        for number in range(max(1, needed)):
            wrong = aims.refuse_aim(play, able, "6.15", "no-markers-to-lose", number)
            if wrong is not None:
                return wrong
        wrong = aims.refuse_more(play, effect.powers)
        if wrong is None and len(set(play.targets)) != len(play.targets):
            wrong = aims.refuse_aim(Play(play.country, play.card, play.use), able, "6.15", "no-markers-to-lose")
        return wrong or (message("quote-trade-lost", markers=effect.markers, countries=aims.names(play, "country")),)

    def targets(self, table: Table[Board], play: Play, effect: event.RemoveTradeMarkers) -> Sequence[Name]:
        able = [name for name in self.able(table.board, effect) if name.id not in play.targets]
        return able if len(play.targets) < effect.powers else []

    def able(self, board: Board, effect: event.RemoveTradeMarkers) -> list[Name]:
        """Powers with markers in the Trade Box, and a port where the card asks for one."""
        ports = [area for area, printed in edition_of(board).map.areas.items() if printed.port is not None]
        holders = [board.areas[area].control for area in ports if area in board.areas]
        powers = [code for code, state in board.countries.items() if is_power(board, code) and state.trade]
        return aims.country_names(code for code in powers if not effect.needs_port or code in holders)

    def apply(self, run: Run[Board], play: Play, effect: event.RemoveTradeMarkers) -> None:
        for country in play.targets:
            for _ in range(min(effect.markers, run.board.countries[CountryId(country)].trade)):
                remove_marker(run, CountryId(country), "6.15")


HANDLERS = (AttritionHandler(), ShipLossesHandler(), PillageHandler(), RemoveTradeMarkersHandler())
