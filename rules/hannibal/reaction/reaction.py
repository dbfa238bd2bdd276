"""ch.10: the reaction phase: one question, then the city, avoiding battle, and interceptions (H-64 to H-67)."""

from msgspec import Struct, field

from rules.core.messages import Message, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.hannibal.board.forces import appoint, force_at, outranks, units_at
from rules.hannibal.board.ids import GeneralId, SpaceId, seat_of
from rules.hannibal.board.losses import drop_stranded_train, end_siege_if_left
from rules.hannibal.board.names import general_name, general_names, side_name, space_name, units_said
from rules.hannibal.board.state import Board, Units
from rules.hannibal.displaced.displacement import displace_lone
from rules.hannibal.march.odds import EVADES, INTERCEPTS, limit_of, percent
from rules.hannibal.reaction.chances import (
    CITY,
    Attempt,
    Entry,
    all_fit,
    avoiding_chance,
    avoiding_units,
    best_attempts,
    evaders,
    interception_chance,
    interception_modifier,
    leaving,
    refuse_avoiding,
    usual_refuge,
)

NOTHING, INSIDE, BEST, EVERY, AVOID = "none", "inside", "intercept-best", "intercept-all", "avoid"
INTERCEPTION, AVOIDING = "interception", "avoid-battle"
RULE = "ch.10"


class Declared(Struct, frozen=True):
    """What the passive side has declared (ch.10): who is inside, who intercepts, who avoids battle and where to."""

    inside: Units | None = None  # None: they stay as they are
    inside_generals: tuple[GeneralId, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    avoider: GeneralId | None = None
    avoiding: Units = field(default_factory=Units)
    to: str = ""
    staying: tuple[GeneralId, ...] = ()  # generals who do not go with him
    lead: GeneralId | None = None  # who commands there, among equals (ch.8)


class Reacted(Struct, frozen=True):
    """What became of it."""

    intercepted: bool = False
    avoided: bool = False
    failed: bool = False  # to avoid battle


class Reaction(Procedure):
    """The passive side reacts to an army that has entered a space; its result is `Reacted` (ch.10, H-64)."""

    steps = ("ask", "hear", "avoid", "intercept", "conclude")

    entry: Entry
    declared: Declared = Declared()
    left: tuple[Attempt, ...] = ()
    intercepted: bool = False
    avoided: bool = False
    failed: bool = False

    def ask(self, run: Run[Board]) -> None:
        """H-64, C3: one question for city, interceptions and avoiding; default: inside if everything fits."""
        board, entry = run.board, self.entry
        offered = options(board, entry)
        run.ask(
            seat_of(entry.passive),
            "react",
            RULE,
            options=offered,
            actions=("react",),
            default=Choose(INSIDE if INSIDE in [option.id for option in offered] else NOTHING),
            reason=message(
                "army-entered",
                side=side_name(entry.side),
                general=general_name(entry.general),
                units=units_said(entry.units),
                space=space_name(entry.space),
                start=space_name(entry.came_from),
            ),
        )

    def hear(self, run: Run[Board]) -> None:
        """ch.10.1, 10.2: an option is a declaration too; then the units are inside or outside as declared."""
        board, entry = run.board, self.entry
        if isinstance(run.answer, Choose):
            self.declared = meaning(board, entry, run.choice)
        if self.declared.inside is not None:
            rearrange(board, entry, self.declared.inside, self.declared.inside_generals)
            run.tell(
                "city-manned",
                "ch.10",
                side=side_name(entry.passive),
                space=space_name(entry.space),
                units=units_said(self.declared.inside),
                generals=general_names(self.declared.inside_generals),
            )
        self.left = self.declared.attempts
        give_command(board, entry, self.declared.lead)

    def avoid(self, run: Run[Board]) -> None:
        """ch.13: avoiding battle comes first; success takes general and units to another space or into the city."""
        declared, board = self.declared, run.board
        general = declared.avoider
        if general is None or refuse_avoiding(
            board, self.entry, general, declared.avoiding, declared.to, declared.staying
        ):
            return
        die, limit = run.roll(AVOIDING)[0], limit_of(general, EVADES)
        self.avoided, self.failed = die <= limit, die > limit
        run.tell(
            "avoided-battle" if self.avoided else "avoiding-failed",
            "ch.13",
            general=general_name(general),
            space=space_name(self.entry.space),
            die=die,
            limit=limit,
        )
        if self.avoided:
            self._step_aside(run, general)

    def _step_aside(self, run: Run[Board], general: GeneralId) -> None:
        board, entry, declared = run.board, self.entry, self.declared
        inside = declared.to == CITY
        to = entry.space if inside else SpaceId(declared.to)
        goes = leaving(board, entry, general, declared.avoiding, declared.to, declared.staying)
        units_at(board, entry.passive, entry.space).take(declared.avoiding)
        target = board.spaces[to].inside if inside else units_at(board, entry.passive, to)
        target.add(declared.avoiding)
        shift_generals(run, goes, entry.space, to, inside=inside)
        run.tell(
            "stepped-aside",
            "ch.13",
            general=general_name(general),
            space=space_name(to),
            units=units_said(declared.avoiding),
        )
        if declared.avoiding.total:
            displace_lone(run, entry.passive, to, "ch.19")

    def intercept(self, run: Run[Board]) -> None:
        """ch.12, H-65, H-66: one attempt after the other, in the order of the declaration, all of them."""
        if not self.left:
            return
        attempt, self.left = self.left[0], self.left[1:]
        board, entry = run.board, self.entry
        run.repeat()
        if board.generals[attempt.general].at != attempt.space:
            return  # a ruling has taken him away
        die, added = run.roll(INTERCEPTION)[0], interception_modifier(board, entry)
        limit = limit_of(attempt.general, INTERCEPTS)
        success = die + added <= limit
        run.tell(
            "intercepted" if success else "interception-failed",
            "ch.12",
            general=general_name(attempt.general),
            space=space_name(entry.space),
            die=die,
            modifier=added,
            limit=limit,
        )
        if success:
            self.intercepted = True
            units_at(board, entry.passive, attempt.space, inside=attempt.inside).take(attempt.units)
            units_at(board, entry.passive, entry.space).add(attempt.units)
            shift_generals(run, (attempt.general, *attempt.along), attempt.space, entry.space)
        elif board.play is not None:
            board.play.baffled.setdefault(entry.general, []).extend((attempt.general, *attempt.along))

    def conclude(self, run: Run[Board]) -> None:
        """ch.12, 13, H-69: what became of it; who commands among those who are together now."""
        give_command(run.board, self.entry, self.declared.lead)
        run.end(Reacted(self.intercepted, self.avoided, self.failed))


def shift_generals(
    run: Run[Board], generals: tuple[GeneralId, ...], start: SpaceId, to: SpaceId, *, inside: bool = False
) -> None:
    """Generals change their place; a siege that nobody keeps up ends, and so does a Siege Train left to the enemy."""
    board = run.board
    for general in generals:
        state = board.generals[general]
        state.at, state.inside, state.chosen = to, inside, False
    train = board.siege_train
    if train is not None and train.at == start and train.general in generals:
        train.at = to
    end_siege_if_left(board, start)
    if drop_stranded_train(board):
        run.tell("siege-train-lost", "ch.17", space=space_name(start))


def rearrange(board: Board, entry: Entry, inside: Units, generals: tuple[GeneralId, ...]) -> None:
    """ch.10.1: so many units and these generals are inside, all others outside."""
    state = board.spaces[entry.space]
    outside = state.outside(entry.passive)
    outside.add(state.inside)
    outside.take(inside)
    state.inside = inside.copy()
    for one in board.generals:
        there = board.generals[one]
        if there.at == entry.space and one in everybody(board, entry):
            there.inside = one in generals


def give_command(board: Board, entry: Entry, general: GeneralId | None) -> None:
    """ch.8, H-69: the owner names the commander outside there, if he is there and nobody outranks him."""
    if general is None or board.generals[general].at != entry.space or board.generals[general].inside:
        return
    if not any(outranks(board, other, general) for other in force_at(board, entry.passive, entry.space).generals):
        appoint(board, general)


def everybody(board: Board, entry: Entry) -> tuple[GeneralId, ...]:
    """The passive side's generals in the entered space."""
    both = (force_at(board, entry.passive, entry.space, inside=inside).generals for inside in (False, True))
    return tuple(general for generals in both for general in generals)


def meaning(board: Board, entry: Entry, option: str) -> Declared:
    """C3: what the short answers mean."""
    attempts = best_attempts(board, entry)
    if option == INSIDE:
        whole = force_at(board, entry.passive, entry.space).units
        whole.add(force_at(board, entry.passive, entry.space, inside=True).units)
        return Declared(whole, everybody(board, entry))
    if option == BEST:
        return Declared(attempts=tuple(attempts[:1]))
    if option == EVERY:
        return Declared(attempts=tuple(attempts))
    if option == AVOID:
        general = evaders(board, entry)[0]
        units = avoiding_units(board, entry, general)
        return Declared(avoider=general, avoiding=units, to=usual_refuge(board, entry, general, units.total))
    return Declared()


def options(board: Board, entry: Entry) -> list[Option]:
    """C3: the short answers that make sense, with their chances."""
    found = [Option(NOTHING, message("option-react-none"))]
    outside = force_at(board, entry.passive, entry.space)
    if all_fit(board, entry) and (outside.size or outside.generals):
        found.append(Option(INSIDE, message("option-react-inside")))
    attempts = best_attempts(board, entry)
    if attempts:
        found.append(Option(BEST, message("option-intercept-best", attempt=_attempt_said(board, entry, attempts[0]))))
    if len(attempts) > 1:
        said = tuple(_attempt_said(board, entry, attempt) for attempt in attempts)
        found.append(Option(EVERY, message("option-intercept-all", attempts=said)))
    able = evaders(board, entry)
    if able:
        plan = meaning(board, entry, AVOID)
        if refuse_avoiding(board, entry, able[0], plan.avoiding, plan.to) is None:
            found.append(Option(AVOID, _avoiding_said(entry, plan)))
    return found


def _attempt_said(board: Board, entry: Entry, attempt: Attempt) -> Message:
    chance = percent(interception_chance(board, entry, attempt.general))
    return message(
        "attempt",
        general=general_name(attempt.general),
        start=space_name(attempt.space),
        units=units_said(attempt.units),
        percent=chance,
    )


def _avoiding_said(entry: Entry, plan: Declared) -> Message:
    assert plan.avoider is not None
    return message(
        "option-avoid",
        general=general_name(plan.avoider),
        units=units_said(plan.avoiding),
        space=space_name(entry.space if plan.to == CITY else SpaceId(plan.to)),
        percent=percent(avoiding_chance(plan.avoider)),
    )
