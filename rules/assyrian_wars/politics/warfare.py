"""Going to war: what a declaration costs, whom it drags in, and what follows (6.9, 7.4.1, 7.4.2, 10.4.f)."""

from collections.abc import Sequence
from typing import Literal

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import ASSYRIA, AreaId, CountryId, HalfAP
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.relations import (
    allied,
    at_war,
    camp_of,
    conquest_of,
    in_grace,
    is_power,
    patron,
    pays,
    powers_of,
    seat_of,
)
from rules.assyrian_wars.board.state import Board, Camp, War
from rules.assyrian_wars.politics.activation import Activate
from rules.assyrian_wars.politics.camps import CampEntry, camp_name, closed_by_grace, enter_camp, opposite
from rules.assyrian_wars.politics.regency import assign_controllers
from rules.assyrian_wars.politics.upheaval import Enmity, enmities, upheave
from rules.assyrian_wars.tribute.tribute import OF_THE_TURN, has_reason, stop_tribute
from rules.assyrian_wars.turn import purse
from rules.core.messages import Name, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose
from rules.core.run import Run

Cause = Literal["scenario", "declared", "punishment", "event"]
WAR, PEACE = "war", "peace"

# Prices of a declaration during a game turn (5.2.3, 7.4.2).
ON_MINOR, ON_POWER = HalfAP(10), HalfAP(20)
ON_PAYING_MINOR, ON_PAYING_POWER = HalfAP(20), HalfAP(30)
FREE = HalfAP(0)


def declare(run: Run[Board], by: CountryId, on: CountryId, cause: Cause = "declared") -> None:
    """A declaration of war that costs nothing, or is paid already, with everything that follows (6.9, 7.4.2)."""
    run.call(Declaration(by=by, on=on, cause=cause, firm=True))


class Declaration(Procedure):
    """One country declares war on another country or a minor city (7.4.2); ends with whether it is at war now.

    A neutral power that attacks a camp enters the other one, if it may (R-222); asked first, it pays nothing for a
    refusal (R-221). `alone` does not ask; `firm` goes to war even so.
    """

    steps = (
        "ask_entry",
        "hear_entry",
        "pay",
        "begin",
        "shelter",
        "spread",
        "ask_ally",
        "hear_ally",
        "upset",
        "wake",
        "avenge",
        "close",
    )

    by: CountryId
    on: CountryId  # a country, or a minor city by its area's id
    cause: Cause = "declared"
    price: HalfAP = FREE
    alone: bool = False
    firm: bool = False
    entry: Camp | None = None  # the camp that the aggressor enters
    before: tuple[Enmity, ...] = ()
    avenged: bool = False  # the victim's ally declares war too

    def ask_entry(self, run: Run[Board]) -> None:
        """7.4.1: a neutral power that attacks a power of one camp joins the other; who must be asked is asked first."""
        camp = None if self.alone else entry_by_war(run.board, self.by, self.on)
        self.entry = camp
        if camp is not None:
            run.call(CampEntry(power=self.by, camp=camp))

    def hear_entry(self, run: Run[Board]) -> None:
        """R-221: refused, no AP are spent and there is no war yet."""
        if self.entry is not None and run.result is False:
            self.entry = None
            if not self.firm:
                run.end(False)

    def pay(self, run: Run[Board]) -> None:
        """7.4.2: the price is paid; own points with the victim are lost, its marker is in the War box (R-226)."""
        from rules.assyrian_wars.politics.diplomacy import set_marker  # an alliance may bring war: a circle

        board = run.board
        if self.price:
            purse.pay(board, self.by, self.price)
        name, target = Name("country", self.by), holder_name(self.on)
        run.tell("war-declared", "7.4.2", country=name, target=target, halves=self.price)
        state = board.countries.get(self.on)
        if state is not None and not state.is_power and state.track == self.by:
            set_marker(run, self.on, None, 0, "7.4.2")

    def begin(self, run: Run[Board]) -> None:
        """7.4.2: the war is on."""
        board = run.board
        self.before = enmities(board)
        board.wars.append(War(self.by, self.on, self.cause, board.clock.turn))
        if self.entry is not None:
            enter_camp(run, self.by, self.entry)

    def shelter(self, run: Run[Board]) -> None:
        """7.4.1: a neutral power that a camp attacks enters the other camp, unless that rejects it (R-223)."""
        camp = entry_of_victim(run.board, self.by, self.on)
        if camp is not None:
            run.call(Shelter(power=self.on, camp=camp))

    def spread(self, run: Run[Board]) -> None:
        """6.9, 7.4.2: it is a war with all powers of the camp that was attacked, and of all that attack together."""
        board = run.board
        for one in aggressors(board, self.by, self.on):
            for other in targets_of(board, self.on):
                if not at_war(board, one, other) and not in_grace(board, one, other):
                    board.wars.append(War(one, other, self.cause, board.clock.turn))
        for payer in payers_at_war(board, self.by, self.on):
            for reason in OF_THE_TURN:
                stop_tribute(run, payer, ASSYRIA, reason, "5.2.3")

    def ask_ally(self, run: Run[Board]) -> None:
        """6.9: the power allied to an attacked minor may declare war on the aggressor at once for nothing (R-121)."""
        board = run.board
        ally = avenger(board, self.by, self.on)
        seat = None if ally is None else seat_of(board, ally)
        if ally is not None and seat is not None:
            run.ask(
                seat,
                "avenge-ally",
                "6.9",
                options=(PEACE, WAR),
                default=Choose(PEACE),
                reason=message(
                    "ally-attacked",
                    country=Name("country", ally),
                    minor=holder_name(self.on),
                    enemy=Name("country", self.by),
                ),
            )

    def hear_ally(self, run: Run[Board]) -> None:
        """R-121: unused, the right lapses; a later declaration has its normal price."""
        self.avenged = bool(run.answers) and run.choice == WAR

    def upset(self, run: Run[Board]) -> None:
        """7.4.2, 10.4.f: forces leave each other's land, or fight where nobody must leave (R-228, R-229)."""
        assign_controllers(run)
        upheave(run, self.by, self.before)

    def wake(self, run: Run[Board]) -> None:
        """6.17: an inactive minor that is attacked is activated and set up."""
        state = run.board.countries.get(self.on)
        asleep = state is not None and state.kind == "minor" and not state.active
        if asleep and at_war(run.board, self.by, self.on):
            run.call(Activate(minor=self.on))

    def avenge(self, run: Run[Board]) -> None:
        """6.9: the war of the victim's ally (R-121)."""
        ally = avenger(run.board, self.by, self.on)
        if self.avenged and ally is not None:
            declare(run, ally, self.by)

    def close(self, run: Run[Board]) -> None:
        """7.4.2: whoever called it may go on."""
        run.end(at_war(run.board, self.by, self.on))


class Shelter(Procedure):
    """A neutral power that was attacked enters the camp of its enemy's enemies, if they take it (7.4.1, R-223)."""

    steps = ("ask", "enter")

    power: CountryId
    camp: Camp

    def ask(self, run: Run[Board]) -> None:
        """7.4.1: Assyria must agree for its camp, Rebels at war with the victim may object."""
        run.call(CampEntry(power=self.power, camp=self.camp, wished=False))

    def enter(self, run: Run[Board]) -> None:
        """7.4.1: it enters free of AP, or stays neutral, at war with the attacker's camp (R-223)."""
        if run.result is not False:
            enter_camp(run, self.power, self.camp)


# Who is drawn in.


def targets_of(board: Board, on: CountryId) -> list[CountryId]:
    """With whom a declaration begins a war of its own: the target, and all powers of its camp (6.9, 7.4.2)."""
    if not is_power(board, on) or camp_of(board, on) is Camp.NEUTRAL:
        return [on]
    return [on, *(member for member in powers_of(board, camp_of(board, on)) if member != on)]


def payers_at_war(board: Board, by: CountryId, on: CountryId) -> list[CountryId]:
    """Who pays Assyria by check or decision and has war with its side now, with the minors allied to it (5.2.3, R-227).

    What a status or a conquest obliges to is paid on in a war with one of Assyria's partners (6.9, 7.1.D).
    """
    sides = [one for one, other in ((by, on), (on, by)) if allied(board, other, ASSYRIA)]
    drawn_in = [code for code in board.countries if code in sides or patron(board, code) in sides]
    return [code for code in drawn_in if has_reason(board, code, ASSYRIA, *OF_THE_TURN)]


def aggressors(board: Board, by: CountryId, on: CountryId) -> list[CountryId]:
    """Who goes to war together with the aggressor: a camp for its power, if it attacks a power (7.4.1, R-122)."""
    if is_power(board, by) and is_power(board, on) and camp_of(board, by) is not Camp.NEUTRAL:
        return powers_of(board, camp_of(board, by))
    return [by]


def entry_by_war(board: Board, by: CountryId, on: CountryId) -> Camp | None:
    """The camp that a neutral power enters by attacking this one; one attempt a turn (7.4.1, R-221, R-222)."""
    turn = board.countries[by].turn
    return None if turn.entry_tried or turn.entry_refused else _camp_against(board, by, on)


def _camp_against(board: Board, by: CountryId, on: CountryId) -> Camp | None:
    """The camp that takes in a neutral power at war with a member of the other one; none that refused it (R-221)."""
    if not is_power(board, by) or not is_power(board, on) or camp_of(board, by) is not Camp.NEUTRAL:
        return None
    camp = opposite(camp_of(board, on))
    if camp is None or board.countries[by].turn.refused_by is camp or closed_by_grace(board, by, camp) is not None:
        return None
    if camp is Camp.ASSYRIAN and by != ASSYRIA and board.countries[ASSYRIA].camp is not camp:
        return None
    return camp


def entry_of_victim(board: Board, by: CountryId, on: CountryId) -> Camp | None:
    """The camp that a neutral power enters when a camp attacks it (R-223); a minor's attack does not (R-122)."""
    if not is_power(board, by) or not is_power(board, on) or camp_of(board, on) is not Camp.NEUTRAL:
        return None
    return _camp_against(board, on, by)


def avenger(board: Board, by: CountryId, on: CountryId) -> CountryId | None:
    """The power allied to an attacked minor that may declare war on the aggressor for it (6.9, R-121)."""
    ally = patron(board, on)
    if on not in board.countries or ally is None or ally == on:
        return None
    return ally if refuse_war(board, ally, by, free=board.clock.phase == "interphase") is None else None


# Prices.


def war_price(board: Board, by: CountryId, on: CountryId) -> HalfAP:
    """What a declaration costs: nothing in the Interphase and for minor cities (7.4.2, R-36, R-227)."""
    if board.clock.phase == "interphase" or on not in board.countries:
        return FREE
    if not is_power(board, by):
        return ON_MINOR  # 7.4.2: minors pay 5 AP against any target
    power = is_power(board, on)
    if by == ASSYRIA:
        if pays(board, on, ASSYRIA):
            return ON_PAYING_POWER if power else ON_PAYING_MINOR
        if has_refused(board, on):
            return FREE
    return ON_POWER if power else ON_MINOR


def has_refused(board: Board, country: CountryId) -> bool:
    """Refused Assyria this turn, by check or by decision (5.2.3, R-36)."""
    state = board.countries[country]
    return state.refusal == "black" or state.turn.tribute_declined


def cause_of(board: Board, by: CountryId, on: CountryId) -> Cause:
    """A war of Assyria's camp on a minor with a black marker is a punishment (7.4.4)."""
    state = board.countries.get(on)
    punished = state is not None and state.refusal == "black" and allied(board, by, ASSYRIA)
    return "punishment" if punished else "declared"


def city_of(board: Board, on: CountryId) -> AreaId | None:
    """The area of a minor city that is named as a target; None: a country, or nothing at all."""
    area = AreaId(on)
    return area if on not in board.countries and area in board.areas else None


def dragged_in(board: Board, by: CountryId, on: CountryId) -> Sequence[CountryId]:
    """The countries, besides the two, that would be at war with each other by this declaration (7.4.2)."""
    mine = {code for one in aggressors(board, by, on) for code in board.countries if patron(board, code) == one} | {by}
    theirs = {code for one in targets_of(board, on) for code in board.countries if patron(board, code) == one}
    drawn = {code for code in mine if not in_grace(board, code, on)}
    drawn |= {code for code in theirs if not in_grace(board, by, code)}
    return [code for code in board.countries if code in drawn - {by, on}]


# Legality.


def refuse_war(board: Board, by: CountryId, on: CountryId, *, free: bool = False) -> Refusal | None:
    """Why a country cannot declare war on another country or minor city; None: it can, if it has the AP.

    `free`: in the politics of the Interphase or after the fall of a camp, when a former camp may be attacked (7.4.1).
    """
    wrong = refuse_aggressor(board, by) or refuse_target(board, by, on)
    if wrong is not None:
        return wrong
    state = board.countries[by]
    was = state.camp_at_start
    fallen = is_power(board, by) and state.camp is Camp.NEUTRAL and was is not Camp.NEUTRAL
    if fallen and not free and camp_of(board, on) is was:
        return refuse("7.4.1", "not-on-former-camp", country=Name("country", by), camp=camp_name(was))
    if state.turn.left_by_tribute and not free and (allied(board, on, ASSYRIA) or camp_of(board, on) is Camp.REBEL):
        return refuse("5.2", "neutral-by-tribute", country=Name("country", by))
    if in_grace(board, by, on) or conquest_of(board, by, on) is not None:  # what is annexed has no grace period (7.6)
        return refuse("7.1", "grace-period", country=Name("country", by), target=holder_name(on))
    return None


def is_there(board: Board, country: CountryId) -> bool:
    """Not eliminated, and no tribe that has yet to come (7.1, 7.6)."""
    state = board.countries[country]
    return state.acts_as_power or not (state.eliminated or (state.kind == "nomad" and not state.entered))


def refuse_aggressor(board: Board, by: CountryId) -> Refusal | None:
    """Nomads and minors without an ally declare no war (7.4.5, 10.1, R-235)."""
    state = board.countries[by]
    if state.kind == "nomad" and not state.is_power:
        return refuse("10.1", "nomads-declare-no-war", country=Name("country", by))
    if patron(board, by) is None:
        return refuse("7.4.5", "controller-may-not", country=Name("country", by))
    return None


def refuse_target(board: Board, by: CountryId, on: CountryId) -> Refusal | None:
    """A country of the game or a free minor city, no ally, not at war already (6.9, 7.4.1, 7.4.2)."""
    city = city_of(board, on)
    if on not in board.countries and (city is None or edition_of(board).map.areas[city].kind != "minor-city"):
        return refuse("7.4.2", "no-such-party", found=str(on))
    target = holder_name(on)
    holder = patron(board, on) if city is not None else None
    if holder is not None and not allied(board, by, holder) and not at_war(board, by, on):
        return refuse("7.4.2", "war-on-holder-first", target=target, holder=Name("country", holder))
    if on in board.countries and not is_there(board, on):
        return refuse("7.4.2", "no-such-party", found=str(on))
    if allied(board, by, on):
        if is_power(board, on) and on != by:
            return refuse("7.4.1", "own-camp", country=Name("country", by), target=target)
        return refuse("7.4.2" if on == by else "6.9", "own-ally", country=Name("country", by), target=target)
    if at_war(board, by, on):
        return refuse("7.4.2", "already-at-war", country=Name("country", by), target=target)
    return None
