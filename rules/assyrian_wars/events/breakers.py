"""Alliance breakers: the dice move a marker down and up the tracks, also as a response to a battle (6.11.c)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import HIGHEST, conquest_of, is_power, listed_war, patron, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest.two_powers import TakeIntoService, candidates, refuse_service
from rules.assyrian_wars.events import aims, tabletop
from rules.assyrian_wars.events.handlers import Handler, Lines, Play, use_of
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.politics.diplomacy import Space, set_marker, space_of
from rules.assyrian_wars.politics.influence import has_units_on_map
from rules.assyrian_wars.turn.windows import CardWindow
from rules.core.messages import Message, Name, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table

STAY, DOWN, UP = "stay", "down", "up:"
FAR = 7  # spaces that end AP influence for the impulse


class MoveMarkerHandler(Handler[event.MoveMarker]):
    """A marker moves by the dice, divided as the player wants (6.11.c, R-111, R-150)."""

    effect = event.MoveMarker

    def check(self, table: Table[Board], play: Play, effect: event.MoveMarker) -> Refusal | Lines:
        board, target = table.board, self.aim(play, effect)
        if target is None or len(play.targets) > 1:
            return self.refuse_naming(table, play, effect)
        wrong = refuse_marker(board, play.country, target)
        wrong = wrong or refuse_occasion(table, play.country, target)
        return wrong or (
            message("quote-marker", country=Name("country", target), dice=effect.dice, factor=effect.factor),
        )

    def targets(self, table: Table[Board], play: Play, effect: event.MoveMarker) -> Sequence[Name]:
        if play.targets or len(effect.targets) == 1:
            return []
        return aims.country_names(self.able(table, play, effect))

    def example(self, table: Table[Board], play: Play, effect: event.MoveMarker) -> Play | None:
        """The first country whose marker it can move."""
        if len(effect.targets) == 1:
            return None if isinstance(self.check(table, play, effect), Refusal) else play
        plays = (play.naming(minor) for minor in effect.targets)
        return next((one for one in plays if not isinstance(self.check(table, one, effect), Refusal)), None)

    def able(self, table: Table[Board], play: Play, effect: event.MoveMarker) -> list[CountryId]:
        fit = [minor for minor in effect.targets if refuse_marker(table.board, play.country, minor) is None]
        return [minor for minor in fit if refuse_occasion(table, play.country, minor) is None]

    def aim(self, play: Play, effect: event.MoveMarker) -> CountryId | None:
        """The country that the player names; a card with only one names it itself."""
        if not play.targets and len(effect.targets) == 1:
            return effect.targets[0]
        return CountryId(play.target) if play.target in effect.targets else None

    def refuse_naming(self, table: Table[Board], play: Play, effect: event.MoveMarker) -> Refusal:
        if AreaId(play.target) in edition_of(table.board).map.minor_cities:
            return refuse("6.11.c2", "minor-city-has-no-level", area=Name("area", play.target))
        able = tuple(aims.country_names(self.able(table, play, effect)))
        return refuse("6.11.c", "no-marker-to-move", card=Name("card", play.card), found=play.target, able=able)

    def apply(self, run: Run[Board], play: Play, effect: event.MoveMarker) -> None:
        target = self.aim(play, effect)
        assert target is not None
        dice = run.roll("alliance", effect.dice)
        points = sum(dice) * effect.factor
        name = Name("country", target)
        run.tell("alliance-rolled", "6.11.c", country=name, dice=dice, points=points)
        run.call(ShiftMarker(by=play.country, minor=target, points=points, own_only=effect.up == "own-track"))


def refuse_marker(board: Board, country: CountryId, minor: CountryId) -> Refusal | None:
    """In play, not at war with the player's power for a reason of its own, not another's conquest (R-151, 7.1.D)."""
    state, name = board.countries.get(minor), Name("country", minor)
    power = patron(board, country)
    if state is None or state.eliminated or state.is_power or power is None:
        return refuse("6.11.c", "no-marker-in-play", country=name)
    if state.kind == "nomad":
        return None if has_units_on_map(board, minor) else refuse("6.9", "tribe-not-on-map", country=name)
    if listed_war(board, power, minor) or listed_war(board, country, minor):
        return refuse("6.11.c", "breaker-at-war", country=name, power=Name("country", power))
    conquerors = [entry.by for entry in board.conquests if entry.of == minor]
    if conquerors and power not in conquerors:
        return refuse(
            "7.1.D", "only-conqueror-influences", country=name, conquerors=tuple(aims.country_names(conquerors))
        )
    return None


def refuse_occasion(table: Table[Board], country: CountryId, minor: CountryId) -> Refusal | None:
    """As a response: a partner of the marker has lost the battle, or the player's country has won it (R-146, R-147).

    A defeat only breaks alliances: it raises no marker on the track of the player's own power.
    """
    window = table.find(CardWindow)
    if window is None or window.answers_to is not Trigger.VP_BATTLE or country in window.winners:
        return None
    track, level = space_of(table.board, minor)
    if minor not in window.losers and (not level or track not in window.losers):
        return refuse("6.11.c", "battle-does-not-help", country=Name("country", minor))
    if track == patron(table.board, country):
        return refuse("6.11.c", "defeat-wins-nobody", country=Name("country", minor))
    return None


class ShiftMarker(Procedure):
    """The player says how far the marker goes, down first and then up (6.11.c, R-108, R-150)."""

    steps = ("ask_way", "hear_way", "ask_level", "move")

    by: CountryId
    minor: CountryId
    points: int
    own_only: bool  # up only the track of the player's power
    way: str = STAY

    def ask_way(self, run: Run[Board]) -> None:
        """6.11.c: down a track that is not the own, up the own or, in the own impulse, any."""
        board, ways = run.board, self.ways(run.board)
        own, seat = UP + str(patron(board, self.by)), seat_of(run.board, self.by)
        if seat is None:
            return
        run.ask(
            seat,
            "marker-way",
            "6.11.c",
            options=[Option(way, self._words(board, way)) for way in ways],
            default=Choose(own if own in ways else ways[-1]),
            reason=message("marker-way", country=Name("country", self.minor), points=self.points),
        )

    def hear_way(self, run: Run[Board]) -> None:
        """R-150: nobody has to use the points."""
        self.way = run.choice if run.answers else STAY
        if self.way == STAY:
            run.tell("marker-stays", "6.11.c", country=Name("country", self.minor))
            run.end()

    def ask_level(self, run: Run[Board]) -> None:
        """R-150: as many points as wanted; those beyond the ends of the track are lost."""
        spaces, seat = self.spaces(run.board, self.way), seat_of(run.board, self.by)
        if seat is None:
            return
        run.ask(
            seat,
            "marker-level",
            "6.11.c",
            options=[Option(str(level), message("option-level", level=level)) for _, level in spaces],
            default=Choose(str(spaces[-1][1])),
            reason=message("marker-level", country=Name("country", self.minor), points=self.points),
            forced=True,
        )

    def move(self, run: Run[Board]) -> None:
        """6.9: the marker moves; seven spaces or more end AP influence for this impulse (R-110)."""
        if not run.answers:
            return
        board = run.board
        up = None if self.way == DOWN else CountryId(self.way.removeprefix(UP))
        before, level = space_of(board, self.minor, up), int(run.choice)
        track = up or before[0]
        moved = abs(level - before[1]) if track == before[0] else before[1] + level
        impulse = board.impulse
        if impulse is not None and moved >= FAR and impulse.country in (self.by, patron(board, self.by)):
            impulse.influence_closed = True
        set_marker(run, self.minor, track, level, "6.11.c")

    def ways(self, board: Board) -> list[str]:
        """What can be done with the points."""
        own = patron(board, self.by)
        tracks = [code for code in board.countries if is_track(board, code, self.minor)]
        ups = [UP + code for code in tracks if code == own or not self.own_only]
        return [STAY, *(way for way in (DOWN, *ups) if self.spaces(board, way))]

    def spaces(self, board: Board, way: str) -> list[Space]:
        """The spaces within reach that way, the nearest first; a conquered minor stays on its conqueror's track.

        Of several conquerors each has a level of his own (R-286).
        """
        if way == DOWN:
            track, level = space_of(board, self.minor)
            if track is None or track == patron(board, self.by):
                return []
            return [(track, lower) for lower in range(level - 1, max(-1, level - self.points - 1), -1)]
        power = CountryId(way.removeprefix(UP))
        conquered = [entry.by for entry in board.conquests if entry.of == self.minor]
        if conquered and power not in conquered:
            return []
        track, level = space_of(board, self.minor, power)
        start, left = (level, self.points) if power == track else (0, self.points - level)
        return [(power, higher) for higher in range(start + 1, min(HIGHEST, start + left) + 1)]

    def _words(self, board: Board, way: str) -> Message:
        track, _ = space_of(board, self.minor)
        if way == STAY:
            return message("option-marker-stay")
        if way == DOWN:
            return message("option-marker-down", power=Name("country", track or ""))
        return message("option-marker-up", power=Name("country", way.removeprefix(UP)))


def is_track(board: Board, power: CountryId, minor: CountryId) -> bool:
    """A power in play that is not at war with the minor for a reason of its own has a track for it (6.9, R-151)."""
    state = board.countries[power]
    gone = state.eliminated and not state.acts_as_power
    tribe = board.countries[minor].kind == "nomad"
    return is_power(board, power) and not gone and power != minor and (tribe or not listed_war(board, power, minor))


class ControlPowerHandler(Handler[event.ControlPower]):
    """In a game for two Assyria may control a power that it has conquered until the grace period ends (8.4, R-264)."""

    effect = event.ControlPower

    def check(self, table: Table[Board], play: Play, effect: event.ControlPower) -> Refusal | Lines:
        board, power = table.board, CountryId(play.target)
        wrong = aims.refuse_more(play, 1) or refuse_service(
            board, play.country, power, players=len(table.seats), wanted=effect.seats, never=effect.never
        )
        return wrong or (message("quote-control", dice=effect.dice, most=effect.most_ap, needed=effect.needed),)

    def targets(self, table: Table[Board], play: Play, effect: event.ControlPower) -> Sequence[Name]:
        if play.targets or len(table.seats) != effect.seats:
            return []
        return aims.country_names(candidates(table.board, play.country, never=effect.never))

    def apply(self, run: Run[Board], play: Play, effect: event.ControlPower) -> None:
        run.call(Service(play=play))


class Service(Procedure):
    """The attempt to take a power into service; the card lies there for as long as it serves (8.4)."""

    steps = ("attempt", "lay")

    play: Play

    def attempt(self, run: Run[Board]) -> None:
        """8.4: the dice and extra AP (R-264)."""
        effect = use_of(run.board, self.play).effect
        assert isinstance(effect, event.ControlPower)
        run.call(
            TakeIntoService(
                by=self.play.country,
                power=CountryId(self.play.target),
                dice=effect.dice,
                most_ap=effect.most_ap,
                needed=effect.needed,
            )
        )

    def lay(self, run: Run[Board]) -> None:
        """6.11.l: face up until the grace period ends."""
        entry = conquest_of(run.board, self.play.country, CountryId(self.play.target))
        if entry is not None and entry.controlled:
            tabletop.lay(run.board, self.play, target=self.play.target)


HANDLERS = (MoveMarkerHandler(), ControlPowerHandler())
