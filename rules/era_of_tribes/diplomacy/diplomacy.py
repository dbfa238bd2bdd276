"""ch.5.1: the Diplomacy action: treaties, diplomatic steps, and bonus steps by consent or force."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, clipped, message, refuse, seat_name
from rules.core.picking import picked
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.board.holdings import abilities, colonies, lands_of, leaders_left, neighbours, pair
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.pieces import (
    break_alliance,
    close_post,
    lose_city,
    put_vassals,
    raise_city,
    settle_resources,
    take_vassals,
)
from rules.era_of_tribes.board.refusals import field_taken, too_few_leaders
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import change_ep, change_morale
from rules.era_of_tribes.diplomacy.wishes import (
    FORCED_TREATIES,
    RULE,
    BonusWish,
    price_of,
    read_wish,
    unfit_wish,
)

GREY, PROTECTION, BRIBE = "grey-leader", "protection", "bribe"
STEPS = (GREY, PROTECTION, BRIBE)
MOST_LEADERS, MOST_WISHES = 3, 6
ACCEPT, DECLINE = "accept", "decline"
PER_BRIBE = 5
TOGETHER = (1, 2)  # influence and morale of an alliance, for both


class Diplomacy(Action, frozen=True):
    """Works off one to three leaders: each brings a treaty, a diplomatic step and a bonus step (ch.5.1, T-70).

    Bonus steps are `buy:province`, `ally:player` and `part:player`, each with `:force` for three treaties; a purchase
    with `:city` puts a city there. Those that are declined or not possible make room for the next one.
    """

    rule: ClassVar[str] = RULE

    leaders: int = 1
    steps: Annotated[tuple[str, ...], Kind("diplomatic-step", many=True)] = ()
    bonus: Annotated[tuple[str, ...], Kind("bonus-step", many=True)] = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        wrong = field_taken(board, seat, "diplomacy")
        if wrong is None and self.leaders > MOST_LEADERS:
            wrong = refuse(RULE, "too-many-leaders", found=self.leaders, most=MOST_LEADERS)
        wrong = wrong or too_few_leaders(board, seat, self.leaders, RULE) or self._wrong_steps(board, seat)
        wrong = wrong or self._wrong_bonus(board, seat)
        return wrong or Quote(RULE, self._lines(board, seat))

    def _wrong_steps(self, board: Board, seat: Seat) -> Refusal | None:
        """T-11: each diplomatic step once, one for each leader, and all of them payable."""
        realm, cost = board.realms[seat], 0
        if len(self.steps) > self.leaders:
            return refuse("T-11", "too-many-steps", found=len(self.steps), most=self.leaders)
        for step in self.steps:
            if step not in STEPS:
                return refuse(RULE, "unknown-diplomatic-step", found=clipped(step))
            if self.steps.count(step) > 1:
                return refuse("T-11", "step-twice", step=Name("diplomatic-step", step))
            wrong = _no_grey(board, seat) if step == GREY else _no_bribe(board) if step == BRIBE else None
            if wrong:
                return wrong
            cost += _step_cost(board, seat, step)
        return None if realm.taler >= cost else refuse(RULE, "too-few-taler", needed=cost, found=realm.taler)

    def _wrong_bonus(self, board: Board, seat: Seat) -> Refusal | None:
        """T-71: nobody is asked twice; what cannot succeed at all is refused at once."""
        asked = set[Seat]()
        if len(self.bonus) > MOST_WISHES:
            return refuse(RULE, "too-many-steps", found=len(self.bonus), most=MOST_WISHES)
        for text in self.bonus:
            wish = read_wish(board, seat, text)
            if isinstance(wish, Refusal):
                return wish
            wrong = unfit_wish(board, seat, wish, board.realms[seat].treaties + self.leaders)
            if wrong is None and not wish.forced and wish.partner in asked:
                wrong = refuse("T-71", "asked-already", seat=seat_name(wish.partner))
            if wrong:
                return wrong
            if not wish.forced:
                asked.add(wish.partner)
        return None

    def _lines(self, board: Board, seat: Seat) -> tuple[Message, ...]:
        cost = sum(_step_cost(board, seat, step) for step in self.steps)
        lines = [message("quote-treaties", count=self.leaders)]
        if cost:
            lines.append(message("quote-costs", taler=cost))
        for text in self.bonus:
            wish = read_wish(board, seat, text)
            if isinstance(wish, BonusWish) and wish.area is not None:
                price = price_of(board, wish.area, wish.forced)
                lines.append(message("quote-sale", area=area_name(wish.area), taler=price, forced=wish.forced))
        return tuple(lines)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        realm = run.board.realms[seat]
        realm.done.append("diplomacy")
        realm.used += self.leaders
        run.call(Negotiation(seat=seat, leaders=self.leaders, wanted=self.steps, bonus=self.bonus))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Leaders, steps that can be paid, and bonus steps with neighbours."""
        board = table.board
        if param == "leaders":
            most = min(leaders_left(board, seat), MOST_LEADERS)
            return [Candidate(str(count + 1)) for count in range(most)]
        chosen, begun = picked(typed)
        so_far = "".join(f"{word} " for word in chosen)
        offers = [step for step in STEPS if step not in chosen] if param == "steps" else _offers(board, seat)
        fresh = [word for word in offers if word.startswith(begun) and word not in chosen]
        if param == "steps":
            return [Candidate(so_far + word, _listed([*chosen, word], _step_name)) for word in fresh]
        return [
            Candidate(so_far + word, _listed([*chosen, word], lambda one: _priced(board, seat, one))) for word in fresh
        ]


def _listed(words: Sequence[str], told: Callable[[str], Message | Name]) -> Message:
    """Steps one after the other, as players say them."""
    return message("several", things=tuple(told(word) for word in words))


def _step_name(step: str) -> Name:
    return Name("diplomatic-step", step)


def _priced(board: Board, seat: Seat, word: str) -> Message | Name:
    """A bonus step with its price."""
    wish = read_wish(board, seat, word)
    if isinstance(wish, BonusWish) and wish.area is not None:
        taler = price_of(board, wish.area, wish.forced)
        return message("bonus-offer", step=Name("bonus-step", word), taler=taler)
    return Name("bonus-step", word)


class Negotiation(Procedure):
    """The leaders of a Diplomacy action, one by one (T-70)."""

    steps = ("next_leader", "find_wish", "ask_partner", "hear_partner")

    seat: Seat
    leaders: int
    wanted: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    leader: int = 0
    wish: int = 0
    asked_seats: tuple[Seat, ...] = ()

    def next_leader(self, run: Run[Board]) -> None:
        """ch.5.1, T-11: a treaty, then the diplomatic step."""
        if self.leader >= self.leaders:
            run.end()
            return
        run.board.realms[self.seat].treaties += 1
        run.tell("treaty-taken", RULE, seat=seat_name(self.seat))
        if self.leader < len(self.wanted):
            diplomatic_step(run, self.seat, self.wanted[self.leader])
        self.leader += 1

    def find_wish(self, run: Run[Board]) -> None:
        """T-71: the next bonus step that is possible; a forced one needs nobody's consent."""
        while self.wish < len(self.bonus):
            wish = self._current(run)
            if wish is not None:
                if wish.forced:
                    self.wish += 1
                    run.board.realms[self.seat].treaties -= FORCED_TREATIES
                    carry_out(run, self.seat, wish)
                    run.goto("next_leader")
                return
            run.tell("bonus-step-lapses", "T-71", seat=seat_name(self.seat))
            self.wish += 1
        run.goto("next_leader")

    def ask_partner(self, run: Run[Board]) -> None:
        """ch.5.1, 12: by consent; without an answer no."""
        wish = self._current(run)
        if wish is None:
            run.goto("find_wish")
            return
        price = 0 if wish.area is None else price_of(run.board, wish.area, forced=False)
        area = "none" if wish.area is None else area_name(wish.area)
        reason = message("offer-made", seat=seat_name(self.seat), offer=wish.kind, area=area, taler=price)
        options = (Option(ACCEPT), Option(DECLINE))
        run.ask(wish.partner, "offer", RULE, options=options, default=DECLINE, reason=reason)

    def hear_partner(self, run: Run[Board]) -> None:
        """T-71: a refused offer does not use up the step."""
        wish = self._current(run)
        self.wish += 1
        run.goto("find_wish")
        if wish is None or wish.partner not in run.answers:
            return
        self.asked_seats = (*self.asked_seats, wish.partner)
        if run.answers[wish.partner] == Choose(ACCEPT):
            carry_out(run, self.seat, wish)
            run.goto("next_leader")
        else:
            run.tell("offer-declined", RULE, seat=seat_name(wish.partner), offer=wish.kind)

    def _current(self, run: Run[Board]) -> BonusWish | None:
        """The wish that is due, if it can be fulfilled now."""
        board = run.board
        wish = read_wish(board, self.seat, self.bonus[self.wish])
        if isinstance(wish, Refusal) or unfit_wish(board, self.seat, wish, board.realms[self.seat].treaties):
            return None
        return None if not wish.forced and wish.partner in self.asked_seats else wish


def diplomatic_step(run: Run[Board], seat: Seat, step: str) -> None:
    """ch.5.1: a grey leader, protection, or a bribe; what can no longer be paid lapses."""
    board = run.board
    realm, cost = board.realms[seat], _step_cost(board, seat, step)
    wrong = _no_grey(board, seat) if step == GREY else _no_bribe(board) if step == BRIBE else None
    if wrong or realm.taler < cost:
        run.tell("diplomatic-step-lapses", RULE, seat=seat_name(seat), step=Name("diplomatic-step", step))
        return
    if step == GREY:
        vassals = abilities(board, seat).grey_leader
        realm.taler -= cost
        realm.free -= vassals
        realm.removed += vassals
        realm.grey += 1
        board.grey -= 1
        run.tell("grey-leader-hired", RULE, seat=seat_name(seat), taler=cost, vassals=vassals)
    elif step == PROTECTION:
        realm.protected = True
        run.tell("protection-bought", RULE, seat=seat_name(seat))
    else:
        each = bribe(board, seat)
        for other in poorer(board, seat):
            board.realms[other].taler += each
        realm.taler -= cost
        realm.ring, realm.used = True, realm.used - 1
        change_ep(board, seat, 1)
        run.tell("bribed", RULE, seat=seat_name(seat), taler=each, count=cost // each if each else 0)


def carry_out(run: Run[Board], seat: Seat, wish: BonusWish) -> None:
    """ch.5.1: a sale, an alliance, or its end."""
    board = run.board
    if wish.kind == "buy":
        _buy(run, seat, wish)
        return
    sign = 1 if wish.kind == "ally" else -1
    if wish.kind == "ally":
        board.alliances = sorted([*board.alliances, pair(seat, wish.partner)])
    else:
        break_alliance(run, seat, wish.partner)
    for one in (seat, wish.partner):
        change_ep(board, one, sign * TOGETHER[0])
        change_morale(board.realms[one], sign * TOGETHER[1])
    partner = seat_name(wish.partner)
    told = "allied" if wish.kind == "ally" else "alliance-ended"
    run.tell(told, RULE, seat=seat_name(seat), partner=partner, forced=wish.forced)


def _buy(run: Run[Board], seat: Seat, wish: BonusWish) -> None:
    """ch.5.1, T-72: the seller's pieces leave, the buyer's come; no morale and no influence changes."""
    board, area = run.board, wish.area
    assert area is not None
    land, seller, buyer = board.lands[area], board.realms[wish.partner], board.realms[seat]
    cost = price_of(board, area, wish.forced)
    buyer.taler -= cost
    seller.taler += cost
    run.tell(
        "province-sold",
        RULE,
        seat=seat_name(seat),
        seller=seat_name(wish.partner),
        area=area_name(area),
        taler=cost,
        forced=wish.forced,
    )
    if land.city:
        lose_city(run, wish.partner, area)
    seller.free += land.vassals
    take_vassals(board, area, land.vassals)
    land.owner = None
    if wish.city:
        raise_city(run, seat, area)
    else:
        buyer.free -= 1
        put_vassals(board, seat, area)
    close_post(run, area)
    settle_resources(run)
    for one in (seat, wish.partner):
        board.realms[one].colonies = colonies(board, one)


def poorer(board: Board, seat: Seat) -> list[Seat]:
    """T-74: everybody with fewer influence points."""
    return [other for other in board.seating if board.realms[other].ep < board.realms[seat].ep]


def bribe(board: Board, seat: Seat) -> int:
    """ch.5.1, T-12: a fifth of the own influence points, rounded up, to each."""
    return -(-board.realms[seat].ep // PER_BRIBE)


def _step_cost(board: Board, seat: Seat, step: str) -> int:
    """The Taler that a diplomatic step costs."""
    if step == GREY:
        return abilities(board, seat).grey_leader
    return bribe(board, seat) * len(poorer(board, seat)) if step == BRIBE else 0


def _no_grey(board: Board, seat: Seat) -> Refusal | None:
    """ch.5.1: a grey leader needs one in the supply, and free vassals."""
    needed, found = abilities(board, seat).grey_leader, board.realms[seat].free
    if not board.grey:
        return refuse(RULE, "no-grey-leader-left")
    return None if found >= needed else refuse(RULE, "too-few-free-vassals", needed=needed, found=found)


def _no_bribe(board: Board) -> Refusal | None:
    """ch.5.1: only if the ring is empty."""
    return refuse(RULE, "ring-taken") if any(realm.ring for realm in board.realms.values()) else None


def _offers(board: Board, seat: Seat) -> list[str]:
    """Bonus steps that are possible now, with one more treaty."""
    treaties, found = board.realms[seat].treaties + 1, list[str]()
    for other in neighbours(board, seat):
        words = [f"ally:{other}", f"part:{other}", *(f"buy:{area}" for area in lands_of(board, other))]
        for word in (*words, *(f"{word}:force" for word in words)):
            wish = read_wish(board, seat, word)
            if isinstance(wish, BonusWish) and unfit_wish(board, seat, wish, treaties) is None:
                found.append(word)
    return found
