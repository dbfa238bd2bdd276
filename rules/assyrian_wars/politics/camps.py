"""The two camps: who joins, who must be asked, who leaves, and what follows (7.4.1, R-221 to R-225)."""

from typing import Literal

from rules.assyrian_wars.battle.losses import lay_open
from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.relations import at_war, in_grace, is_power, owes, patron, powers_of
from rules.assyrian_wars.board.state import Board, Camp, Conquest
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.assyrian_wars.politics.consent import Consent
from rules.assyrian_wars.politics.regency import OPPOSITE
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.assyrian_wars.tribute.tribute import stop_tribute
from rules.assyrian_wars.victory.scoring import score
from rules.core.messages import Message, Name, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.run import Run

Why = Literal["conquest", "surrender", "elimination", "peace", "tribute", "dissolved", "event"]
FALLS: tuple[Why, ...] = ("conquest", "surrender", "elimination")  # defeats of a camp's members


def join_camp(run: Run[Board], power: CountryId, camp: Camp, rule: str = "7.4.1") -> None:
    """A power is in a camp from now on: allied to its members, at war with the other camp; all that follows is called.

    Whoever must be asked has been asked (`CampEntry`).
    """
    before = enmities(run.board)
    enter_camp(run, power, camp, rule)
    upheave(run, power, before)


def enter_camp(run: Run[Board], power: CountryId, camp: Camp, rule: str = "7.4.1") -> None:
    """The marker of a power goes into a camp's box; the caller sees to what follows (`upheave`)."""
    board = run.board
    state = board.countries[power]
    if not powers_of(board, camp):  # formed anew, so that those who fell with the old camp do not count
        for other in board.countries.values():
            other.fallen_from = None if other.fallen_from is camp else other.fallen_from
    state.camp, state.fallen_from = camp, None
    run.tell("camp-joined", rule, country=Name("country", power), camp=camp_name(camp))
    lapse_provinces(run)  # a former friend's units may have held one
    lay_open(run)  # from now on friends see each other's stacks
    if camp is board.countries[ASSYRIA].camp:
        reconcile_payers(run, power)
    for payer in payers_lost(board, power, camp):
        stop_tribute(run, payer, ASSYRIA, None, "5.2.3")


def leave_camp(run: Run[Board], power: CountryId, why: Why, rule: str = "7.4.1") -> None:
    """A power is neutral: wars that it had only through its camp are over (R-190, R-225), with all that follows."""
    before = enmities(run.board)
    quit_camp(run, power, why, rule)
    upheave(run, power, before)


def quit_camp(run: Run[Board], power: CountryId, why: Why, rule: str = "7.4.1") -> None:
    """The marker of a power leaves its camp's box; the caller sees to what follows (`upheave`)."""
    state = run.board.countries[power]
    if state.camp is Camp.NEUTRAL:
        return
    camp, state.camp = state.camp, Camp.NEUTRAL
    state.fallen_from = camp if why in FALLS else None
    state.turn.left_by_tribute = why == "tribute"
    run.tell("camp-left", rule, country=Name("country", power), camp=camp_name(camp))
    lapse_provinces(run)  # a friend's units may have held one


def reconcile_payers(run: Run[Board], country: CountryId) -> None:
    """5.2.3: when Assyria allies with a country, its and its allied minors' wars with those who pay Assyria end."""
    board = run.board
    for war in list(board.wars):
        for one, other in ((war.by, war.on), (war.on, war.by)):
            if country in (one, patron(board, one)) and owes(board, other, ASSYRIA) and war in board.wars:
                board.wars.remove(war)
                run.tell("peace-made", "5.2.3", country=holder_name(one), other=holder_name(other))


def payers_lost(board: Board, power: CountryId, camp: Camp) -> list[CountryId]:
    """Who pays Assyria no more if a power joins the Rebels, as that is war: itself, its allies (5.2.3, 7.4.1)."""
    if camp is not Camp.REBEL:
        return []
    owing = [code for code in board.countries if patron(board, code) == power and owes(board, code, ASSYRIA)]
    return [code for code in owing if not in_grace(board, code, ASSYRIA)]


class CampEntry(Procedure):
    """A power wants to join a camp, or is driven into it: who must be asked is asked; True if it may (7.4.1, R-221).

    A refusal gives the power a victory point, once a turn; by its own wish it tries once a turn.
    """

    steps = ("ask", "object", "decide")

    power: CountryId
    camp: Camp
    wished: bool = True  # its own attempt; not if an enemy's attack drives it there
    agreed: bool = True

    def ask(self, run: Run[Board]) -> None:
        """7.4.1: Assyria's permission for its camp, a conqueror's consent for his."""
        needed = consents(run.board, self.power, self.camp)
        if needed:
            run.call(Consent(by=self.power, of=needed, rule="7.4.1", reason=self._reason()))

    def object(self, run: Run[Board]) -> None:
        """7.4.1: a Rebel power that is at war with the applicant may reject it."""
        self.agreed = run.result is not False
        foes = objectors(run.board, self.power, self.camp)
        if self.agreed and foes:
            run.call(Consent(by=self.power, of=foes, rule="7.4.1", reason=self._reason(), objecting=True))

    def decide(self, run: Run[Board]) -> None:
        """7.4.1, 8.3: a refused power earns 1 VP; one attempt a turn."""
        turn = run.board.countries[self.power].turn
        self.agreed = self.agreed and run.result is not False
        turn.entry_tried = turn.entry_tried or self.wished
        if not self.agreed:
            if not turn.entry_refused:
                score(run, self.power, 1, "vp-entry-refused", self.camp, "7.4.1")
            turn.entry_refused, turn.refused_by = True, self.camp
        run.end(self.agreed)

    def _reason(self) -> Message:
        return message("wants-to-join", country=Name("country", self.power), camp=camp_name(self.camp))


def consents(board: Board, power: CountryId, camp: Camp) -> tuple[CountryId, ...]:
    """Who must agree: Assyria for its camp, and a conqueror of the power for his own (7.4.1)."""
    needed = [entry.by for entry in board.conquests if entry.of == power and board.countries[entry.by].camp is camp]
    if camp is Camp.ASSYRIAN and power != ASSYRIA:
        needed.append(ASSYRIA)
    return tuple(dict.fromkeys(needed))


def objectors(board: Board, power: CountryId, camp: Camp) -> tuple[CountryId, ...]:
    """The Rebel powers that are at war with the applicant (7.4.1)."""
    if camp is not Camp.REBEL:
        return ()
    return tuple(member for member in powers_of(board, camp) if member != power and at_war(board, member, power))


def refuse_joining(board: Board, power: CountryId, camp: Camp) -> Refusal | None:
    """Why a power cannot ask to join a camp, apart from when it may do so (7.4.1)."""
    state = board.countries[power]
    name = Name("country", power)
    if not is_power(board, power):
        return refuse("7.4.1", "only-powers-join-camps", country=name)
    if camp is Camp.NEUTRAL:
        return refuse("7.4.1", "no-leaving-camps", country=name)
    if state.camp is camp:
        return refuse("7.4.1", "already-in-camp", country=name, camp=camp_name(camp))
    if state.turn.entry_tried or state.turn.entry_refused:
        return refuse("7.4.1", "one-entry-a-turn", country=name)
    if camp is Camp.ASSYRIAN and power != ASSYRIA and board.countries[ASSYRIA].camp is not camp:
        return refuse("7.4.1", "no-assyrian-camp")
    if power == ASSYRIA and camp is Camp.REBEL:
        return refuse("7.4.1", "assyria-is-no-rebel")
    barrier = closed_by_grace(board, power, camp)
    if barrier is not None:
        return refuse("7.1", "only-conquerors-camp", country=name, by=Name("country", barrier.by))
    return None


def closed_by_grace(board: Board, power: CountryId, camp: Camp) -> Conquest | None:
    """The conquest for whose grace period a power may be in no camp but its conqueror's (7.1)."""
    bonds = (entry for entry in board.conquests if entry.of == power and entry.until)
    return next((entry for entry in bonds if board.countries[entry.by].camp is not camp), None)


def opposite(camp: Camp) -> Camp | None:
    """The other camp; none for neutrals."""
    return OPPOSITE.get(camp)


def camp_name(camp: Camp) -> Message:
    """How a message names a camp."""
    return message(f"camp-{camp}")
