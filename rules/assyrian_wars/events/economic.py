"""Economic cards: ECO markers, AP, pillage, walls, trade (6.11.i)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import enemies_among, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, HalfAP
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import FOG, patron
from rules.assyrian_wars.board.state import MOST_SAVED, Board
from rules.assyrian_wars.control.pillage import MOST_PILLAGE, plunder
from rules.assyrian_wars.events import aims, tabletop
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.turn import purse
from rules.core.messages import Name, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table


class DeportationHandler(Handler[event.DeportationEffect]):
    """ECO-1 on a foreign city under control, ECO+1 on a home city; an ECO+1 marker moves instead (6.8.4, R-96)."""

    effect = event.DeportationEffect

    def check(self, table: Table[Board], play: Play, effect: event.DeportationEffect) -> Refusal | Lines:
        board = table.board
        wrong = aims.refuse_more(play, 2)
        wrong = wrong or aims.refuse_aim(play, self._from(board, play, effect), "6.8.4", "no-city-to-deport")
        wrong = wrong or aims.refuse_aim(play, self._to(board, play, effect), "6.8.4", "no-city-for-deported", 1)
        if wrong is not None:
            return wrong
        first, second = aims.names(play, "area")
        return (message("quote-deportation", area=first, target=second),)

    def targets(self, table: Table[Board], play: Play, effect: event.DeportationEffect) -> Sequence[Name]:
        if not play.targets:
            return self._from(table.board, play, effect)
        return self._to(table.board, play, effect) if len(play.targets) == 1 else []

    def _from(self, board: Board, play: Play, effect: event.DeportationEffect) -> list[Name]:
        printed = edition_of(board).map.areas
        return aims.area_names(
            area
            for area, state in board.areas.items()
            if state.control == play.country
            and printed[area].has_city
            and printed[area].country != play.country
            and state.eco_minus < effect.most_minus
        )

    def _to(self, board: Board, play: Play, effect: event.DeportationEffect) -> list[Name]:
        return aims.area_names(home_cities(board, play.country, effect.most_plus))

    def apply(self, run: Run[Board], play: Play, effect: event.DeportationEffect) -> None:
        start, target = (run.board.areas[AreaId(area)] for area in play.targets)
        for _ in range(effect.markers):
            if start.eco_plus:
                start.eco_plus -= 1
            else:
                start.eco_minus += 1
            target.eco_plus += 1
        first, second = aims.names(play, "area")
        run.tell("deported", "6.8.4", area=first, target=second)


class EcoMarkerHandler(Handler[event.EcoMarker]):
    """An ECO+1 marker in the Mede Far East or on a home city (6.8.4)."""

    effect = event.EcoMarker

    def check(self, table: Table[Board], play: Play, effect: event.EcoMarker) -> Refusal | Lines:
        board = table.board
        if effect.place == "far-east":
            wrong = aims.refuse_more(play, 0) or self._refuse_far_east(board, play)
            return wrong or (message("quote-eco-marker", area=Name("area", self._far_east(board) or "")),)
        wrong = aims.refuse_more(play, 1)
        wrong = wrong or aims.refuse_aim(play, self._cities(board, play, effect), "6.11.i", "no-city-for-marker")
        return wrong or (message("quote-eco-marker", area=Name("area", play.target)),)

    def targets(self, table: Table[Board], play: Play, effect: event.EcoMarker) -> Sequence[Name]:
        return [] if play.targets or effect.place == "far-east" else self._cities(table.board, play, effect)

    def _cities(self, board: Board, play: Play, effect: event.EcoMarker) -> list[Name]:
        return aims.area_names(home_cities(board, play.country, effect.most_plus))

    def _far_east(self, board: Board) -> AreaId | None:
        area = edition_of(board).map.far_east
        return area if area in board.areas else None

    def _refuse_far_east(self, board: Board, play: Play) -> Refusal | None:
        """Not once the card has brought the country back, and only for the country itself (7.1)."""
        area = self._far_east(board)
        owner = edition_of(board).map.areas[area].country if area is not None else None
        if owner != play.country or board.countries[play.country].resurrected:
            return refuse("6.8.4", "no-far-east", card=Name("card", play.card))
        return None

    def apply(self, run: Run[Board], play: Play, effect: event.EcoMarker) -> None:
        board = run.board
        area = self._far_east(board) if effect.place == "far-east" else AreaId(play.target)
        if area is None:
            return
        board.areas[area].eco_plus += 1
        run.tell("eco-marker-placed", "6.8.4", area=Name("area", area))
        if effect.place == "home-city":
            tabletop.lay(board, play, area)


class GainApHandler(Handler[event.GainAp]):
    """AP for the impulse, or to be saved; with it perhaps pillage removed, or placed on a capital (6.18)."""

    effect = event.GainAp

    def check(self, table: Table[Board], play: Play, effect: event.GainAp) -> Refusal | Lines:
        board = table.board
        wrong = None
        if effect.pillages_capital:
            wrong = aims.refuse_more(play, 1)
            wrong = wrong or aims.refuse_aim(play, self._capitals(board, play), "6.11.i", "no-capital-to-pillage")
        elif effect.removes_pillage:
            wrong = self._refuse_clearing(board, play, effect)
        else:
            wrong = aims.refuse_more(play, 0)
        if effect.receiver == "allied-power" and self._receiver(board, play.country) is None:
            wrong = wrong or refuse("6.11.i", "no-allied-power", country=Name("country", play.country))
        return wrong or (message("quote-gain", halves=effect.amount * purse.AP),)

    def targets(self, table: Table[Board], play: Play, effect: event.GainAp) -> Sequence[Name]:
        if effect.pillages_capital:
            return [] if play.targets else self._capitals(table.board, play)
        if len(play.targets) >= effect.removes_pillage:
            return []
        return self._pillaged(table.board, play)

    def _capitals(self, board: Board, play: Play) -> list[Name]:
        printed = edition_of(board).map.areas
        return aims.area_names(
            area
            for area, state in board.areas.items()
            if state.control == play.country and printed[area].is_capital and state.pillage < MOST_PILLAGE
        )

    def _pillaged(self, board: Board, play: Play) -> list[Name]:
        """Areas with a level of pillage that was not named yet."""
        return aims.area_names(
            area for area in calm_areas(board, play.country) if board.areas[area].pillage > play.targets.count(area)
        )

    def _refuse_clearing(self, board: Board, play: Play, effect: event.GainAp) -> Refusal | None:
        wrong = aims.refuse_more(play, effect.removes_pillage)
        for number, _ in enumerate(play.targets):
            so_far = Play(play.country, play.card, play.use, play.targets[:number])
            wrong = wrong or aims.refuse_aim(play, self._pillaged(board, so_far), "6.11.i", "no-pillage-there", number)
        return wrong

    def _receiver(self, board: Board, country: CountryId) -> CountryId | None:
        power = patron(board, country)
        return None if power == country else power

    def apply(self, run: Run[Board], play: Play, effect: event.GainAp) -> None:
        board, gain = run.board, HalfAP(effect.amount * purse.AP)
        power = self._receiver(board, play.country) if effect.receiver == "allied-power" else None
        if power is not None:
            state = board.countries[power]
            state.saved = HalfAP(min(MOST_SAVED, state.saved + gain))
        elif effect.may_be_saved:
            impulse = purse.running(board)
            impulse.income = HalfAP(impulse.income + gain)
        else:
            purse.gain(board, gain)
        run.tell("ap-gained", "6.11.i", country=Name("country", power or play.country), halves=gain)
        if effect.pillages_capital:
            plunder(run, play.country, AreaId(play.target))
        for area in play.targets if effect.removes_pillage else ():
            clear(run, play.country, AreaId(area), 1)


class RemovePillageHandler(Handler[event.RemovePillage]):
    """All pillage goes from the home areas that the country controls and no enemy stands in (6.14)."""

    effect = event.RemovePillage

    def check(self, table: Table[Board], play: Play, effect: event.RemovePillage) -> Refusal | Lines:
        if not self._areas(table.board, play):
            return refuse("6.11.i", "no-pillage-at-home", country=Name("country", play.country))
        areas = tuple(Name("area", area) for area in self._areas(table.board, play))
        return aims.refuse_more(play, 0) or (message("quote-pillage-removed", areas=areas),)

    def _areas(self, board: Board, play: Play) -> list[AreaId]:
        return calm_areas(board, play.country)

    def apply(self, run: Run[Board], play: Play, effect: event.RemovePillage) -> None:
        for area in self._areas(run.board, play):
            clear(run, play.country, area, run.board.areas[area].pillage)


class RepairCityHandler(Handler[event.RepairCityEffect]):
    """Damage goes from one of the country's home cities, even under siege (6.4)."""

    effect = event.RepairCityEffect
    aimed = True

    def check(self, table: Table[Board], play: Play, effect: event.RepairCityEffect) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1)
        wrong = wrong or aims.refuse_aim(play, self._able(table.board, play), "6.11.i", "no-damage-to-repair")
        return wrong or (message("quote-repair", area=Name("area", play.target), levels=effect.levels),)

    def targets(self, table: Table[Board], play: Play, effect: event.RepairCityEffect) -> Sequence[Name]:
        return [] if play.targets else self._able(table.board, play)

    def _able(self, board: Board, play: Play) -> list[Name]:
        return aims.area_names(area for area in home_cities(board, play.country) if board.areas[area].damage)

    def apply(self, run: Run[Board], play: Play, effect: event.RepairCityEffect) -> None:
        state = run.board.areas[AreaId(play.target)]
        levels = min(effect.levels, state.damage)
        state.damage -= levels
        run.tell("walls-repaired-by-card", "6.11.i", area=Name("area", play.target), levels=levels)


class ReturnTradeMarkersHandler(Handler[event.ReturnTradeMarkers]):
    """Removed trade markers come back into the Trade Box (6.15)."""

    effect = event.ReturnTradeMarkers

    def check(self, table: Table[Board], play: Play, effect: event.ReturnTradeMarkers) -> Refusal | Lines:
        lost = table.board.countries[play.country].trade_lost
        if not lost:
            return refuse("6.15", "no-trade-markers-lost", country=Name("country", play.country))
        return aims.refuse_more(play, 0) or (message("quote-trade-back", markers=min(lost, effect.markers)),)

    def apply(self, run: Run[Board], play: Play, effect: event.ReturnTradeMarkers) -> None:
        state = run.board.countries[play.country]
        back = min(state.trade_lost, effect.markers)
        state.trade_lost -= back
        state.trade += back
        run.tell("trade-markers-return", "6.15", country=Name("country", play.country), markers=back)


# Where.


def home_cities(board: Board, country: CountryId, most_plus: int | None = None) -> list[AreaId]:
    """The country's home cities that it controls, with fewer ECO+1 markers than the limit."""
    cities = [area for area in edition_of(board).map.home_cities[country] if area in board.areas]
    own = [area for area in cities if board.areas[area].control == country]
    return [area for area in own if most_plus is None or board.areas[area].eco_plus < most_plus]


def calm_areas(board: Board, country: CountryId) -> list[AreaId]:
    """Its pillaged home areas that it controls and where it sees no enemy land unit; a leader may be alone (9.5)."""
    home = [area for area in edition_of(board).map.home_areas[country] if area in board.areas]
    pillaged = [area for area in home if board.areas[area].pillage]
    own = [area for area in pillaged if board.areas[area].control == country and not board.areas[area].sieges]
    if not own:
        return []
    seen: dict[AreaId, list[Piece]] = {}
    for area, piece in aims.visible(board, country):
        seen.setdefault(area, []).append(piece)
    return [area for area in own if not enemies_among(board, country, units(seen.get(area, ())))]


def clear(run: Run[Board], country: CountryId, area: AreaId, levels: int) -> None:
    """Levels of pillage go, unless the fog has hidden an enemy army there (9.5)."""
    board, state = run.board, run.board.areas[area]
    if board.options.fog_of_war and enemies_among(board, country, state.pieces):
        run.reveal(None, (FOG,))  # now it is known whether their leader is alone
    if enemies_among(board, country, units(state.pieces)):
        run.tell("pillage-stays", "6.11.i", area=Name("area", area))
        return
    state.pillage -= levels
    run.tell("pillage-removed", "6.11.i", area=Name("area", area), level=state.pillage)


HANDLERS = (
    DeportationHandler(),
    EcoMarkerHandler(),
    GainApHandler(),
    RemovePillageHandler(),
    RepairCityHandler(),
    ReturnTradeMarkersHandler(),
)
