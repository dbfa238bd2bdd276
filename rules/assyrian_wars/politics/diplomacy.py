"""The diplomatic track: where the markers of minors and tribes stand, and what follows when they move (6.9).

`set_marker` is the one way in which a marker moves, whoever moves it: AP (`influence.py`), a card, secret diplomacy,
a war, a conquest. Tribute by status, alliances, activation and the end of all of them follow from it.
"""

from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.relations import (
    ALLIANCE,
    MARCH,
    PRO,
    allied,
    conquest_of,
    hand_seen,
    pays,
    seat_of,
    status,
)
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest.box import release
from rules.assyrian_wars.control.control import hand_over_cities
from rules.assyrian_wars.nomads.control import set_loose, tamed
from rules.assyrian_wars.politics.activation import Activate, deactivate
from rules.assyrian_wars.politics.camps import reconcile_payers
from rules.assyrian_wars.politics.inherited_wars import InheritedWars
from rules.assyrian_wars.politics.upheaval import Enmity, enmities, is_involved, part_groups, upheave
from rules.assyrian_wars.tribute.choices import PAY, ask_tribute, pay_by_choice, reconcile, refuse_by_choice
from rules.assyrian_wars.tribute.tribute import begin_tribute, has_reason, stop_tribute
from rules.assyrian_wars.victory.scoring import score
from rules.core.messages import Message, Name, message
from rules.core.procedures import Procedure
from rules.core.run import Run

Space = tuple[CountryId | None, int]  # a power's track and a space on it; None and 0: the Neutrals box

NEUTRALS: Space = (None, 0)


def set_marker(run: Run[Board], minor: CountryId, track: CountryId | None, level: int, rule: str) -> None:
    """Moves a minor's or tribe's marker to a space of a power's track (None or 0: Neutrals box) with all that follows.

    Tribute by status begins and ends, an alliance begins (1 VP, activation, wars) or ends (deactivation). It may call
    procedures, so call it from a step that does not ask or from an action; what it calls runs before the next step.
    """
    board = run.board
    before, after = space_of(board, minor, track), NEUTRALS
    if track is not None and level > 0:
        after = (track, level)
    if before == after:
        return
    if min(before[1], after[1]) >= ALLIANCE and before[0] != after[0]:
        set_marker(run, minor, None, 0, rule)  # down to the Neutrals box first, so the old alliance ends
        run.call(RaiseMarker(minor=minor, track=after[0], level=level, rule=rule))
        return
    at_war = enmities(board)
    _put(board, minor, before, after)
    name, power = Name("country", minor), Name("country", after[0] or before[0] or "")
    run.tell("marker-moved", rule, country=name, power=power, level=after[1], status=status_name(after[1]))
    if board.countries[minor].kind == "minor":
        pay_by_status(run, minor, before, after)
    if after[0] is not None and after[1] >= ALLIANCE > before[1]:
        release(run, after[0], minor, rule)  # conquest status ends
        for line in [line for line in board.tributes if line.payer == minor and line.reason == "status"]:
            if line.to != after[0]:
                pay_by_status(run, minor, (line.to, PRO), NEUTRALS)  # what another grace has left goes, too
        score(run, after[0], 1, "vp-alliance", minor)
        run.call(BeginAlliance(minor=minor, power=after[0], rule=rule, at_war=at_war))
    elif before[0] is not None and before[1] >= ALLIANCE > after[1]:
        run.call(EndAlliance(minor=minor, power=before[0], rule=rule, at_war=at_war))
    elif before[0] is not None and before[1] >= MARCH and (after[0] != before[0] or after[1] < MARCH):
        upheave(run, before[0], at_war)  # 7.4.1: who may no longer be in its land goes home
    elif after[0] is not None and enmities(board) != at_war:
        upheave(run, after[0], at_war)  # 5.2.3: its tribute has ended a war


def space_of(board: Board, minor: CountryId, power: CountryId | None = None) -> Space:
    """Where a marker stands; in a Conquest box it may have a space kept on the conqueror's track (R-108, R-199).

    Of several conquerors each keeps a level of his own: `power` asks for his (R-286).
    """
    state = board.countries[minor]
    own = None if power is None else conquest_of(board, power, minor)
    if own is not None and own.level:
        return own.by, own.level
    if state.track is not None and state.level:
        return state.track, state.level
    kept = [entry for entry in board.conquests if entry.of == minor and entry.level and own in (None, entry)]
    return (kept[-1].by, kept[-1].level) if kept else NEUTRALS


def status_name(level: int) -> Message:
    """How a message names what a space means."""
    return message(f"status-{status(level)}")


def _put(board: Board, minor: CountryId, before: Space, after: Space) -> None:
    """One marker, one place: the track, or below alliance the space that a conqueror's box keeps (R-199, R-286).

    What another conqueror's box keeps stays, unless the marker came from there or an alliance begins.
    """
    state = board.countries[minor]
    track, level = after
    keeper = track or before[0]
    box = None if keeper is None else conquest_of(board, keeper, minor)
    if box is not None and level < ALLIANCE:
        if not box.level:  # it came down from a track; else that is what another conqueror's grace has left
            state.track, state.level = NEUTRALS
        box.level = level
        return
    for entry in board.conquests:
        if entry.of == minor and (level >= ALLIANCE or (entry.by, entry.level) == before):
            entry.level = 0
    state.track, state.level = after


def pay_by_status(run: Run[Board], minor: CountryId, before: Space, after: Space) -> None:
    """6.9, 5.2.2: pro or better pays at once; below it no more, but Assyria to the end of the turn (R-37).

    Who pays Assyria is at peace with its allies (5.2.3). After its fall no turn holds anybody to it (7.1, R-202).
    """
    paid_to = before[0] if before[1] >= PRO else None
    pays_to = after[0] if after[1] >= PRO else None
    if paid_to is not None and paid_to != pays_to:
        if paid_to == ASSYRIA and not run.board.checks_ended and has_reason(run.board, minor, ASSYRIA, "status"):
            begin_tribute(run, minor, ASSYRIA, "check", "5.2")
        stop_tribute(run, minor, paid_to, "status", "6.9")
    if pays_to is not None:
        begin_tribute(run, minor, pays_to, "status", "6.9")
    if pays_to == ASSYRIA:
        reconcile(run, minor)


class RaiseMarker(Procedure):
    """A marker that has just left an alliance climbs another track (R-108)."""

    steps = ("climb",)

    minor: CountryId
    track: CountryId | None
    level: int
    rule: str

    def climb(self, run: Run[Board]) -> None:
        """6.9: from the Neutrals box up."""
        set_marker(run, self.minor, self.track, self.level, self.rule)


class BeginAlliance(Procedure):
    """A minor or tribe is allied to a power from now on (6.9)."""

    steps = ("begin", "ask_tribute", "settle_tribute", "upset", "activate", "inherit")

    minor: CountryId
    power: CountryId
    rule: str
    at_war: tuple[Enmity, ...]  # who was at war before
    paid_assyria: bool = False

    def begin(self, run: Run[Board]) -> None:
        """6.9, 5.2.3: wars with its allies end, with Assyria those with tribute payers; no check binds it (R-37)."""
        board, state = run.board, run.board.countries[self.minor]
        name, power = Name("country", self.minor), Name("country", self.power)
        run.tell("alliance-begins", self.rule, country=name, power=power)
        state.controller = state.controller_camp = None
        if state.active:
            run.reveal(*hand_seen(board, self.minor))  # its new player sees it
        end_wars_among_allies(run, self.minor)
        if allied(board, self.minor, ASSYRIA):
            reconcile_payers(run, self.minor)
        if self.power != ASSYRIA:
            self.paid_assyria = has_reason(board, self.minor, ASSYRIA, "check")
            stop_tribute(run, self.minor, ASSYRIA, "check", "5.2")

    def ask_tribute(self, run: Run[Board]) -> None:
        """5.2: from now on its power decides whether it pays Assyria; asked at once if it did so far (R-37)."""
        board = run.board
        seat = seat_of(board, self.power)
        if seat is not None and self.paid_assyria and not pays(board, self.minor, ASSYRIA):
            ask_tribute(run, seat, self.minor)

    def settle_tribute(self, run: Run[Board]) -> None:
        """5.2: it goes on paying, or counts as refusing by decision."""
        if run.answers and run.choice == PAY:
            pay_by_choice(run, self.minor)
        elif run.answers:
            refuse_by_choice(run, self.minor)

    def upset(self, run: Run[Board]) -> None:
        """6.9, 10.4.f: it shares the wars of its power; treaties lapse, forces part or fight (R-229)."""
        upheave(run, self.power, self.at_war)

    def activate(self, run: Run[Board]) -> None:
        """6.9, 6.17: a minor is activated at once if it was not."""
        if run.board.countries[self.minor].kind == "minor":
            run.call(Activate(minor=self.minor))
        else:
            tamed(run, self.minor)

    def inherit(self, run: Run[Board]) -> None:
        """7.4.6: its power may join the wars that it has, or talk everybody into peace."""
        run.call(InheritedWars(power=self.power, minor=self.minor))


def end_wars_among_allies(run: Run[Board], minor: CountryId) -> None:
    """Wars of its own with those who are its allies now are over (6.9)."""
    board = run.board
    for war in list(board.wars):
        if minor in (war.by, war.on) and allied(board, war.by, war.on):
            board.wars.remove(war)
            run.tell("peace-made", "6.9", country=holder_name(war.by), other=holder_name(war.on))


class EndAlliance(Procedure):
    """An alliance is over: the minor is deactivated, unless a war of its own goes on (6.9, R-119)."""

    steps = ("part", "upset")

    minor: CountryId
    power: CountryId
    rule: str
    at_war: tuple[Enmity, ...]  # who was at war before

    def part(self, run: Run[Board]) -> None:
        """6.9: its forces leave the groups of its allies, and the map; a tribe goes on by itself (10.1.2)."""
        state = run.board.countries[self.minor]
        name, power = Name("country", self.minor), Name("country", self.power)
        run.tell("alliance-ends", self.rule, country=name, power=power)
        part_groups(run)
        hand_over_cities(run, self.minor, self.power)
        if state.kind == "nomad":
            set_loose(run, self.minor, self.power)
        elif not is_involved(run.board, self.minor):
            deactivate(run, self.minor)

    def upset(self, run: Run[Board]) -> None:
        """7.4.1, 7.4.3, 8.1: its wars through the alliance are over, and former allies leave its land."""
        upheave(run, self.power, self.at_war)
