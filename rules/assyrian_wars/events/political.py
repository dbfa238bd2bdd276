"""Political cards: camps and grace periods, wars of others, crowns, tribute, intrigues (6.11.f)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import is_king
from rules.assyrian_wars.board.ids import CountryId, PieceId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import is_conquered, is_power, patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import aims, tabletop
from rules.assyrian_wars.events.answering import the_window
from rules.assyrian_wars.events.camp_changes import NewCourse, can_change
from rules.assyrian_wars.events.handlers import Handler, Lines, Play, use_of
from rules.assyrian_wars.events.hostilities import StartWarHandler
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.pack.cards import When
from rules.assyrian_wars.politics.diplomacy import set_marker, space_of
from rules.core.messages import Name, Refusal, message
from rules.core.run import Run
from rules.core.table import Table


class ChangeCampHandler(Handler[event.ChangeCamp]):
    """A power may end its grace periods and leave its camp at once (7.1, 7.4.1)."""

    effect = event.ChangeCamp

    def check(self, table: Table[Board], play: Play, effect: event.ChangeCamp) -> Refusal | Lines:
        board, subject = table.board, self.subject(play, effect)
        able = self.able(board, play, effect)
        aimed = Play(play.country, play.card, play.use, (subject,) if subject else ())
        wrong = aims.refuse_more(play, 1) or aims.refuse_aim(aimed, able, "6.11.f", "no-change-of-course")
        return wrong or (message("quote-change-camp", country=Name("country", subject)),)

    def targets(self, table: Table[Board], play: Play, effect: event.ChangeCamp) -> Sequence[Name]:
        return self.able(table.board, play, effect) if effect.subject == "another-power" and not play.targets else []

    def able(self, board: Board, play: Play, effect: event.ChangeCamp) -> list[Name]:
        powers = [code for code in board.countries if is_power(board, code) and not board.countries[code].eliminated]
        mine = effect.subject == "you"
        named = [code for code in powers if (code == play.country) == mine]
        return aims.country_names(code for code in named if can_change(board, code, effect))

    def subject(self, play: Play, effect: event.ChangeCamp) -> str:
        return play.country if effect.subject == "you" else play.target

    def apply(self, run: Run[Board], play: Play, effect: event.ChangeCamp) -> None:
        power = CountryId(self.subject(play, effect))
        ways = tuple(way for way in effect.choices if way != "leave-camp" or power not in effect.never_leaves)
        run.call(NewCourse(power=power, ways=ways, war_on_former=effect.war_on_former))


class CrownLeaderHandler(Handler[event.CrownLeader]):
    """One of the country's leaders gets a king marker (6.3, R-14)."""

    effect = event.CrownLeader

    def check(self, table: Table[Board], play: Play, effect: event.CrownLeader) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1)
        wrong = wrong or aims.refuse_aim(
            play, aims.piece_names(self.able(table.board, play)), "6.11.f", "nobody-to-crown"
        )
        return wrong or (message("quote-crown", leader=piece_name(PieceId(play.target))),)

    def targets(self, table: Table[Board], play: Play, effect: event.CrownLeader) -> Sequence[Name]:
        return [] if play.targets else aims.piece_names(self.able(table.board, play))

    def able(self, board: Board, play: Play) -> list[Piece]:
        counters = edition_of(board).counters
        places = [*(state.pieces for state in board.areas.values()), *board.zones.values()]
        own = [piece for pieces in places for piece in pieces if piece.owner == play.country and piece.is_leader]
        return [piece for piece in own if not is_king(counters, piece)]

    def apply(self, run: Run[Board], play: Play, effect: event.CrownLeader) -> None:
        found = run.board.find(PieceId(play.target))
        if found is not None:
            found[1].crowned = True
            run.tell("leader-crowned", "6.3", leader=piece_name(found[1].id), country=Name("country", play.country))
            tidy_groups(run)  # two kings are in no group together


class AutomaticSuccessionHandler(Handler[event.AutomaticSuccession]):
    """The candidate of the player's power needs no roll (10.3)."""

    effect = event.AutomaticSuccession

    def check(self, table: Table[Board], play: Play, effect: event.AutomaticSuccession) -> Refusal | Lines:
        return (message("quote-succession", country=Name("country", play.country)),)

    def apply(self, run: Run[Board], play: Play, effect: event.AutomaticSuccession) -> None:
        tabletop.lay(run.board, play, target=play.country)


class TributeSuccessHandler(Handler[event.TributeSuccess]):
    """A minor's next tribute check succeeds without dice (5.2.1, 7.4.4)."""

    effect = event.TributeSuccess

    def check(self, table: Table[Board], play: Play, effect: event.TributeSuccess) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1)
        aimed = Play(play.country, play.card, play.use, (self.minor(table, play),))
        wrong = wrong or aims.refuse_aim(aimed, self.able(table.board), "6.11.f", "no-tribute-to-secure")
        return wrong or (message("quote-tribute-success", country=Name("country", aimed.target)),)

    def targets(self, table: Table[Board], play: Play, effect: event.TributeSuccess) -> Sequence[Name]:
        at_once = use_of(table.board, play).when is When.RESPONSE
        return [] if play.targets or at_once else self.able(table.board)

    def minor(self, table: Table[Board], play: Play) -> str:
        """Whom the player names, or as a response whose check is due."""
        return the_window(table).country if use_of(table.board, play).when is When.RESPONSE else play.target

    def able(self, board: Board) -> list[Name]:
        """Minors that are neither allied nor conquered."""
        minors = [code for code, state in board.countries.items() if state.kind == "minor" and not state.eliminated]
        return aims.country_names(code for code in minors if is_free(board, code))

    def apply(self, run: Run[Board], play: Play, effect: event.TributeSuccess) -> None:
        tabletop.lay(run.board, play, target=self.minor(run, play))


class TributeAgainHandler(Handler[event.TributeAgain]):
    """The dice of a refused tribute check are rolled again (5.2.1, 7.4.4)."""

    effect = event.TributeAgain

    def check(self, table: Table[Board], play: Play, effect: event.TributeAgain) -> Refusal | Lines:
        return (message("quote-tribute-again", country=Name("country", the_window(table).country)),)

    def apply(self, run: Run[Board], play: Play, effect: event.TributeAgain) -> None:
        tabletop.lay(run.board, play, target=the_window(run).country)


class LowerMarkerHandler(Handler[event.LowerMarker]):
    """An intrigue lowers the marker of a minor or tribe on the track where it stands (6.9)."""

    effect = event.LowerMarker

    def check(self, table: Table[Board], play: Play, effect: event.LowerMarker) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1)
        wrong = wrong or aims.refuse_aim(play, self.able(table.board), "6.11.f", "no-marker-to-lower")
        return wrong or (message("quote-lower-marker", country=Name("country", play.target), dice=effect.dice),)

    def targets(self, table: Table[Board], play: Play, effect: event.LowerMarker) -> Sequence[Name]:
        return [] if play.targets else self.able(table.board)

    def able(self, board: Board) -> list[Name]:
        low = [code for code, state in board.countries.items() if not state.is_power and state.level > 0]
        return aims.country_names(code for code in low if is_free(board, code))

    def apply(self, run: Run[Board], play: Play, effect: event.LowerMarker) -> None:
        minor = CountryId(play.target)
        dice = run.roll("intrigue", effect.dice)
        track, level = space_of(run.board, minor)
        run.tell("intrigue-rolled", "6.11.f", country=Name("country", minor), dice=dice)
        set_marker(run, minor, track, max(0, level - sum(dice)), "6.11.f")


def is_free(board: Board, country: CountryId) -> bool:
    """Neither allied to a power nor conquered."""
    return patron(board, country) is None and not is_conquered(board, country)


HANDLERS = (
    ChangeCampHandler(),
    StartWarHandler(),
    CrownLeaderHandler(),
    AutomaticSuccessionHandler(),
    TributeSuccessHandler(),
    TributeAgainHandler(),
    LowerMarkerHandler(),
)
