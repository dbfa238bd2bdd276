"""What players agree on among themselves: peace and its price, and free passage (6.9, 7.4.3, R-115, R-225)."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.relations import allied, at_war, free_passage, is_power, listed_war, patron, seat_of
from rules.assyrian_wars.board.state import Board, Impulse
from rules.assyrian_wars.politics.closed_land import Homeward
from rules.assyrian_wars.politics.consent import Consent
from rules.assyrian_wars.politics.peace import Peace, followers, who_leaves_camp
from rules.assyrian_wars.politics.phase import PoliticalPhase, offers_of, speaker
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import ImpulseAction, Stage
from rules.core import picking
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table

Country = Annotated[CountryId, Kind("country")]


class ProposePeace(ImpulseAction, frozen=True):
    """Offers peace to an enemy: for nothing, or among powers for tribute of one of the two or an own home card (7.4.3).

    A power also speaks for the minors allied to it: `country` names the one whose own war shall end.
    """

    rule: ClassVar[str] = "7.4.3"
    stages: ClassVar[tuple[Stage, ...]] = ("act", "peace")

    partner: Country
    payer: Annotated[CountryId | None, Kind("country")] = None
    card: Annotated[CardId | None, Kind("card")] = None
    country: Annotated[CountryId | None, Kind("country")] = None

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        own = speaker(board, table.find(PoliticalPhase))
        by = self.country or own
        if by not in followers(board, own):
            return refuse(self.rule, "speaks-not-for", country=Name("country", own), found=str(by))
        wrong = refuse_peace(board, by, self.partner) or self._refuse_price(board, by)
        wrong = wrong or refuse_repeat(table, self._offer(), self.partner)
        if wrong is not None:
            return wrong
        lines = [message("quote-asks", country=Name("country", self.partner))]
        leaver = who_leaves_camp(board, by, self.partner)
        if leaver is not None:
            lines.append(message("quote-leaves-camp", country=Name("country", leaver)))
        return Quote(self.rule, tuple(lines), risky=True)

    def _refuse_price(self, board: Board, by: CountryId) -> Refusal | None:
        """One price at most: 2 ECO of one of the two, or a home card in the own hand (7.4.3)."""
        if self.payer is not None and self.card is not None:
            return refuse("7.4.3", "one-price")
        price = self.payer or self.card
        if price is not None and not (is_power(board, by) and is_power(board, self.partner)):
            return refuse("7.4.3", "price-among-powers")
        if self.payer is not None and self.payer not in (by, self.partner):
            return refuse("7.4.3", "payer-is-a-partner", found=str(self.payer))
        if self.card is not None and self.card not in home_cards(board, by):
            return refuse("7.4.3", "no-home-card", found=Name("card", self.card))
        return None

    def _offer(self) -> str:
        return " ".join(filter(None, ("peace", self.country, self.partner, self.payer or self.card)))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        by = self.country or speaker(run.board, run.find(PoliticalPhase))
        offers_of(run.board, run.find(PoliticalPhase)).append(self._offer())
        run.call(PeaceTalks(by=by, to=self.partner, payer=self.payer, card=self.card))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board = table.board
        own = speaker(board, table.find(PoliticalPhase))
        if param == "country":
            found = [code for code in followers(board, own) if peace_partners(board, code)]
            return picking.one(found, typed, "country")
        by = CountryId(given.get("country") or own)
        if by not in followers(board, own):
            return []
        if param == "card":
            return picking.one(home_cards(board, by) if is_power(board, by) else [], typed, "card")
        partners = [one for one in peace_partners(board, by) if not _has_answered(table, given.get("country"), by, one)]
        if param == "payer":
            powers = [code for code in (by, given.get("partner")) if code in (by, *partners) and is_power(board, by)]
            return picking.one([code for code in powers if is_power(board, CountryId(code))], typed, "country")
        return picking.one(partners, typed, "country")


class PeaceTalks(Procedure):
    """An enemy is asked whether it makes peace on these terms (7.4.3, R-225)."""

    steps = ("ask", "settle")

    by: CountryId
    to: CountryId
    payer: CountryId | None = None
    card: CardId | None = None

    def ask(self, run: Run[Board]) -> None:
        """7.4.3: both must agree, nobody else (R-225)."""
        run.call(Consent(by=self.by, of=(self.to,), rule="7.4.3", reason=self._terms()))

    def settle(self, run: Run[Board]) -> None:
        """7.4.3: peace at once."""
        if run.result:
            run.call(Peace(one=self.by, other=self.to, payer=self.payer, card=self.card))

    def _terms(self) -> Message:
        country, other = Name("country", self.by), Name("country", self.to)
        if self.payer is not None:
            return message("peace-for-tribute", country=country, other=other, payer=Name("country", self.payer))
        if self.card is not None:
            return message("peace-for-card", country=country, other=other, card=Name("card", self.card))
        return message("peace-for-nothing", country=country, other=other)


class ProposePassage(ImpulseAction, frozen=True):
    """Offers free passage to a power at peace; it costs nothing (6.9, R-115)."""

    rule: ClassVar[str] = "6.9"
    stages: ClassVar[tuple[Stage, ...]] = ("act", "camps", "wars", "peace")

    partner: Country

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        wrong = refuse_free_passage(board, speaker(board, table.find(PoliticalPhase)), self.partner)
        wrong = wrong or refuse_repeat(table, f"passage {self.partner}", self.partner)
        return wrong or Quote(self.rule, (message("quote-asks", country=Name("country", self.partner)),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        offers_of(run.board, run.find(PoliticalPhase)).append(f"passage {self.partner}")
        run.call(PassageTalks(by=speaker(run.board, run.find(PoliticalPhase)), to=self.partner))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board = table.board
        by = speaker(board, table.find(PoliticalPhase))
        made = offers_of(board, table.find(PoliticalPhase))
        found = [code for code in board.countries if refuse_free_passage(board, by, code) is None]
        return picking.one([code for code in found if f"passage {code}" not in made], typed, "country")


class PassageTalks(Procedure):
    """A power is asked whether it agrees on free passage (6.9, R-115)."""

    steps = ("ask", "settle")

    by: CountryId
    to: CountryId

    def ask(self, run: Run[Board]) -> None:
        """6.9: both powers must agree."""
        reason = message("passage-offered", country=Name("country", self.by), other=Name("country", self.to))
        run.call(Consent(by=self.by, of=(self.to,), rule="6.9", reason=reason))

    def settle(self, run: Run[Board]) -> None:
        """6.9: their land is friendly to each other and to their allied minors."""
        if run.result:
            run.board.passages.append((self.by, self.to))
            run.tell("passage-agreed", "6.9", country=Name("country", self.by), other=Name("country", self.to))


class CancelPassage(ImpulseAction, frozen=True):
    """Ends a free passage, at the start of the own impulse or in 7.4; who is stranded goes home (6.9, 8.1, R-115)."""

    rule: ClassVar[str] = "6.9"
    stages: ClassVar[tuple[Stage, ...]] = ("act", "camps", "wars", "peace")

    partner: Country

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, running = table.board, table.find(PoliticalPhase)
        by = speaker(board, running)
        if pair_of(board, by, self.partner) is None:
            return refuse(self.rule, "no-free-passage", country=Name("country", by), found=str(self.partner))
        if running is None and has_acted(purse.running(board)):
            return refuse(self.rule, "only-at-the-start", country=Name("country", by))
        return Quote(self.rule, (message("quote-strangers-leave"),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        by = speaker(run.board, run.find(PoliticalPhase))
        pair = pair_of(run.board, by, self.partner)
        if pair is not None:
            run.board.passages.remove(pair)
            run.tell("passage-ended", "6.9", country=Name("country", by), other=Name("country", self.partner))
            run.call(Homeward())

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board = table.board
        running = table.find(PoliticalPhase)
        if running is None and has_acted(purse.running(board)):
            return []
        by = speaker(board, running)
        found = [code for code in board.countries if pair_of(board, by, code) is not None]
        return picking.one(found, typed, "country")


# Legality.


def has_acted(impulse: Impulse) -> bool:
    """Whether its start is over: an event played, or AP spent on more than what falls due before (R-21, R-115)."""
    played = any(play.event for play in impulse.cards)
    return played or impulse.spent > impulse.dues or impulse.event_spent > impulse.repaid


def refuse_repeat(table: Table[Board], offer: str, partner: CountryId) -> Refusal | None:
    """The same offer is made once an impulse, and once in 7.4: the answer stands."""
    if offer in offers_of(table.board, table.find(PoliticalPhase)):
        return refuse("7.4.3", "same-offer", country=Name("country", partner))
    return None


def _has_answered(table: Table[Board], named: str | None, by: CountryId, partner: CountryId) -> bool:
    """Whether every offer that can be made to it has been made: peace has a price among powers alone (7.4.3)."""
    board = table.board
    among_powers = is_power(board, by) and is_power(board, partner)
    prices = ("", by, partner, *home_cards(board, by)) if among_powers else ("",)
    made = offers_of(board, table.find(PoliticalPhase))
    return all(" ".join(filter(None, ("peace", named, partner, price))) in made for price in prices)


def refuse_peace(board: Board, by: CountryId, partner: CountryId) -> Refusal | None:
    """Peace is made by two countries at war whose players can speak: not for a minor without ally (7.4.3, 7.4.5)."""
    if patron(board, by) is None or board.countries[by].is_tribe:
        return refuse("7.4.5", "only-powers-agree", country=Name("country", by))
    partners = peace_partners(board, by)
    if partner in partners:
        return None
    if partner in board.countries and is_power(board, partner) and seat_of(board, partner) is None:
        return refuse("7.4.3", "nobody-acts-for", country=Name("country", partner))
    return refuse("7.4.3", "no-enemy-power", found=str(partner), powers=tuple(Name("country", one) for one in partners))


def peace_partners(board: Board, by: CountryId) -> list[CountryId]:
    """With whom a country may make peace: two powers at war, or with an allied minor that has a war of its own."""
    return [
        code
        for code in board.countries
        if _may_part(board, by, code) and at_war(board, by, code) and seat_of(board, code) is not None
    ]


def _may_part(board: Board, one: CountryId, other: CountryId) -> bool:
    """The war is theirs to end: of two powers, or a minor's own, which does not follow from a war of its power."""
    if is_power(board, one) and is_power(board, other):
        return True
    mine, theirs = patron(board, one), patron(board, other)
    if mine is None or theirs is None or board.countries[one].is_tribe or board.countries[other].is_tribe:
        return False
    return listed_war(board, one, other) and not at_war(board, mine, theirs)


def refuse_free_passage(board: Board, by: CountryId, partner: CountryId) -> Refusal | None:
    """Two powers neither allied nor at war may agree on it (6.9, R-115)."""
    if not is_power(board, by):
        return refuse("6.9", "only-powers-agree", country=Name("country", by))
    if partner not in board.countries or not is_power(board, partner) or partner == by:
        return refuse("6.9", "no-such-power", found=str(partner))
    if allied(board, by, partner):
        return refuse("6.9", "passage-with-ally", country=Name("country", partner))
    if at_war(board, by, partner):
        return refuse("6.9", "passage-with-enemy", country=Name("country", partner))
    if free_passage(board, by, partner):
        return refuse("6.9", "passage-already", country=Name("country", partner))
    if seat_of(board, partner) is None:
        return refuse("6.9", "nobody-acts-for", country=Name("country", partner))
    return None


def pair_of(board: Board, one: CountryId, other: CountryId) -> tuple[CountryId, CountryId] | None:
    """The free passage of two powers as it is listed."""
    return next((pair for pair in board.passages if set(pair) == {one, other}), None)


def home_cards(board: Board, country: CountryId) -> list[CardId]:
    """Its own home cards in its hand (2.3)."""
    return [card for card in board.countries[country].hand if decks.card_of(board, card).owner == country]
