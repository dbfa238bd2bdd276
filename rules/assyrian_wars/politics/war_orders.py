"""Orders of war: a country declares war, or changes its camp (7.4.1, 7.4.2)."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import ASSYRIA, CountryId, HalfAP
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.relations import camp_of, owes, patron, powers_of
from rules.assyrian_wars.board.state import Board, Camp
from rules.assyrian_wars.politics.camps import (
    CampEntry,
    camp_name,
    consents,
    join_camp,
    objectors,
    payers_lost,
    refuse_joining,
)
from rules.assyrian_wars.politics.phase import PoliticalPhase, speaker
from rules.assyrian_wars.politics.regency import OPPOSITE
from rules.assyrian_wars.politics.warfare import (
    FREE,
    ON_POWER,
    Declaration,
    cause_of,
    dragged_in,
    entry_by_war,
    entry_of_victim,
    payers_at_war,
    refuse_aggressor,
    refuse_war,
    war_price,
)
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import ImpulseAction, Stage
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table


class DeclareWar(ImpulseAction, frozen=True):
    """Declares war on a country or a minor city (7.4.2).

    A neutral power that attacks Rebels asks to join the Assyrian camp, unless it says `alone` (R-222). In 7.4 a power
    also speaks for the minors allied to it: `country` names the one that declares war.
    """

    rule: ClassVar[str] = "7.4.2"
    stages: ClassVar[tuple[Stage, ...]] = ("act", "wars")

    target: Annotated[CountryId, Kind("party")]
    alone: bool = False
    country: Annotated[CountryId | None, Kind("country")] = None

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        by = self._by(table)
        if isinstance(by, Refusal):
            return by
        free = table.find(PoliticalPhase) is not None
        wrong = (None if free else purse.refuse_closed(board)) or refuse_war(board, by, self.target, free=free)
        if wrong is not None:
            return wrong
        if self.alone and entry_by_war(board, by, self.target) is Camp.REBEL:
            return refuse("7.4.1", "must-enter-camp", country=Name("country", by), camp=camp_name(Camp.REBEL))
        price = self._price(table, by)
        wrong = purse.refuse_cost(board, by, price, self.rule) if price else None
        cost = purse.price(board, by, price) if price else message("quote-free")
        return wrong or Quote(self.rule, (cost,), risky=True)

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """What the war drags in and ends."""
        by = self._by(table)
        return () if isinstance(by, Refusal) else quote_war(table.board, by, self.target, alone=self.alone)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        by = self._by(run)
        if isinstance(by, Refusal):
            return
        cause = cause_of(run.board, by, self.target)
        price = self._price(run, by)
        run.call(Declaration(by=by, on=self.target, cause=cause, price=price, alone=self.alone))

    def _by(self, table: Table[Board]) -> CountryId | Refusal:
        """Who declares war: the phasing country; in 7.4 the power at its place, or a minor allied to it."""
        running = table.find(PoliticalPhase)
        own = speaker(table.board, running)
        if self.country is None or self.country == own:
            return own
        if running is None or self.country not in table.board.countries or patron(table.board, self.country) != own:
            return refuse("7.4.2", "speaks-not-for", country=Name("country", own), found=str(self.country))
        return self.country

    def _price(self, table: Table[Board], by: CountryId) -> HalfAP:
        return FREE if table.find(PoliticalPhase) is not None else war_price(table.board, by, self.target)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board, running = table.board, table.find(PoliticalPhase)
        own = speaker(board, running)
        if param == "country":
            minors = [code for code in board.countries if code != own and patron(board, code) == own]
            return picking.one([own, *minors] if running is not None else [own], typed, "country")
        by = CountryId(given.get("country") or own)
        if param == "alone":  # only who would ask to join the Assyrian camp can leave that
            asks = by in board.countries and entry_by_war(board, by, CountryId(given.get("target", "")))
            return [Candidate("true")] if asks is Camp.ASSYRIAN else []
        if by not in board.countries or refuse_aggressor(board, by) is not None:
            return []
        free = running is not None
        if not free and purse.refuse_closed(board) is not None:
            return []
        targets = possible_targets(board)
        able = targets if free else [on for on in targets if purse.can_pay(board, by, war_price(board, by, on))]
        found = [target for target in able if refuse_war(board, by, target, free=free) is None]
        return [Candidate(target, holder_name(target)) for target in found if target.startswith(typed)][
            :MOST_CANDIDATES
        ]


class JoinCamp(ImpulseAction, frozen=True):
    """Asks to join a camp: for nothing in the Interphase, also out of the other camp; a neutral for 10 AP (7.4.1).

    In a game turn that is a declaration of war on the other camp: so a neutral joins that is at war with it already.
    """

    rule: ClassVar[str] = "7.4.1"
    stages: ClassVar[tuple[Stage, ...]] = ("act", "camps")

    camp: Annotated[Camp, Kind("camp")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, running = table.board, table.find(PoliticalPhase)
        power = speaker(board, running)
        wrong = refuse_joining(board, power, self.camp)
        if wrong is None and running is None:
            wrong = refuse_joining_in_turn(board, power, self.camp)
        if wrong is not None:
            return wrong
        lines = quote_joining(board, power, self.camp)
        price = message("quote-free") if running is not None else purse.price(board, power, ON_POWER)
        return Quote(self.rule, (price, *lines), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        running = run.find(PoliticalPhase)
        power = speaker(run.board, running)
        run.call(Joining(power=power, camp=self.camp, price=ON_POWER if running is None else FREE))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board = table.board
        running = table.find(PoliticalPhase)
        power = speaker(board, running)
        found = [camp for camp in (Camp.ASSYRIAN, Camp.REBEL) if refuse_joining(board, power, camp) is None]
        if running is None:
            found = [camp for camp in found if refuse_joining_in_turn(board, power, camp) is None]
        return [Candidate(camp.value, camp_name(camp)) for camp in found if camp.value.startswith(typed)]


class Joining(Procedure):
    """A power asks to join a camp, and does if nobody refuses it (7.4.1, R-221)."""

    steps = ("ask", "join")

    power: CountryId
    camp: Camp
    price: HalfAP = FREE

    def ask(self, run: Run[Board]) -> None:
        """7.4.1: who must be asked is asked."""
        run.call(CampEntry(power=self.power, camp=self.camp))

    def join(self, run: Run[Board]) -> None:
        """7.4.1: it is allied to that camp and at war with the other; a refusal costs nothing (R-221)."""
        if run.result is not False:
            purse.pay(run.board, self.power, self.price)
            join_camp(run, self.power, self.camp)


# Legality.


def refuse_joining_in_turn(board: Board, power: CountryId, camp: Camp) -> Refusal | None:
    """In a game turn only a neutral joins, by war on a camp that has powers and was not its own (7.4.1)."""
    state, other = board.countries[power], OPPOSITE[camp]
    if state.camp is not Camp.NEUTRAL:
        return refuse("7.4.1", "camps-change-later", country=Name("country", power))
    if not powers_of(board, other):
        return refuse("7.4.1", "nobody-to-fight", camp=camp_name(other))
    if state.camp_at_start is other:
        return refuse("7.4.1", "not-on-former-camp", country=Name("country", power), camp=camp_name(other))
    if state.turn.left_by_tribute:
        return refuse("5.2", "neutral-by-tribute", country=Name("country", power))
    return purse.refuse_cost(board, power, ON_POWER, "7.4.1")


def possible_targets(board: Board) -> list[CountryId]:
    """All countries of the game, then all minor cities."""
    areas = edition_of(board).map.areas
    cities = [CountryId(key) for key in board.areas if areas[key].kind == "minor-city"]
    return [*board.countries, *cities]


# Quotes.


def quote_war(board: Board, by: CountryId, on: CountryId, *, alone: bool) -> tuple[Message, ...]:
    """Who else would be at war, which camp is entered, what is lost (7.4.1, 7.4.2)."""
    lines: list[Message] = []
    others = tuple(Name("country", code) for code in dragged_in(board, by, on))
    if others:
        lines.append(message("quote-drags-in", countries=others))
    entry = None if alone else entry_by_war(board, by, on)
    if entry is not None:
        lines.append(message("quote-enters-camp", country=Name("country", by), camp=camp_name(entry)))
    shelter = entry_of_victim(board, by, on)
    if shelter is not None:
        lines.append(message("quote-enters-camp", country=Name("country", on), camp=camp_name(shelter)))
    state = board.countries.get(on)
    if state is not None and state.track == by and state.level and not state.is_power:
        lines.append(message("quote-loses-influence", country=Name("country", on), level=state.level))
    paying = [(payer, to) for payer, to in ((on, by), (by, on)) if owes(board, payer, to)]
    for payer, to in dict.fromkeys([*paying, *((payer, ASSYRIA) for payer in payers_at_war(board, by, on))]):
        lines.append(message("quote-tribute-ends", payer=holder_name(payer), to=holder_name(to)))
    ally = patron(board, on) if state is not None else None
    if ally is not None and ally != on:
        lines.append(message("quote-ally-may-avenge", country=Name("country", ally)))
    return tuple(lines)


def quote_joining(board: Board, power: CountryId, camp: Camp) -> tuple[Message, ...]:
    """Who is asked, who would be its enemies, and whose tribute would end (5.2.3, 7.4.1)."""
    asked = dict.fromkeys((*consents(board, power, camp), *objectors(board, power, camp)))
    foes = [code for code in board.countries if camp_of(board, code) not in (camp, Camp.NEUTRAL) and code != power]
    return (
        *(message("quote-asks", country=Name("country", code)) for code in asked),
        message("quote-at-war-with", countries=tuple(Name("country", code) for code in foes)),
        *(
            message("quote-tribute-ends", payer=holder_name(code), to=holder_name(ASSYRIA))
            for code in payers_lost(board, power, camp)
        ),
    )
