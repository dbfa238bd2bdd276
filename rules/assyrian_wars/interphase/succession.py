"""Succession: kings who come, stay or go in the Interphase, the roll for the throne, riots (10.3, R-281 to R-284)."""

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import CardId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import hooks
from rules.assyrian_wars.interphase.throne import PlaceKing, crowned_leaders, depose, old_kings, set_aside
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.turn.windows import open_window
from rules.core.messages import Message, Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

FAILS = 6  # modified (10.3)
DIE = 6
CONQUERED = 2  # added for a conquered power
MINORS_A_POINT = 3
BOTH, NOBODY, KEEP = "both", "nobody", "keep"

Pair = tuple[CountryId, CountryId]  # a conqueror and the country in its Conquest box


class Succession(Procedure):
    """The throne of one power in the Interphase: who claims it, the roll, and riots (10.3)."""

    steps = (
        "ask_claim",
        "claim",
        "ask_rivals",
        "name",
        "announce",
        "hear_cards",
        "ask_sacrifice",
        "sacrifice",
        "roll",
        "riot",
    )

    country: CountryId
    new: LeaderId | None = None  # the timetable's candidate
    certain: bool = False  # the timetable or a card crowns him without a roll (7.6, 10.3)
    old: LeaderId | None = None  # a king past his turns who would stay
    candidate: LeaderId | None = None  # who rolls
    rivalry: bool = False  # there are two candidates
    given: bool = False  # a card was sacrificed
    riots: int = 0
    standing: tuple[Pair, ...] = ()  # conquests that count

    def ask_claim(self, run: Run[Board]) -> None:
        """10.3, R-282, R-283: the owner says who shall claim the throne; two candidates mean riots."""
        seat = seat_of(run.board, self.country)
        if self.certain or seat is None:
            return
        options, highest = self._claims(), self.highest(run.board)
        run.ask(
            seat,
            "throne",
            "10.3",
            options=[Option(one, self._option(one)) for one in options],
            default=Choose(options[0] if highest else NOBODY),  # nobody rolls in vain unless he says so
            reason=message("throne", country=Name("country", self.country), highest=highest),
        )

    def claim(self, run: Run[Board]) -> None:
        """R-282, R-283: who is renounced leaves the map without a loss of points; a crowned leader is a rival."""
        board, choice = run.board, run.choice if run.answers else self.new
        for king in (self.new, self.old):
            if king is not None and choice not in (king, BOTH):
                depose(run, self.country, king)
                run.tell("king-renounced", "10.3", country=Name("country", self.country), leader=Name("leader", king))
        self.new = self.new if choice in (self.new, BOTH) else None
        self.old = self.old if choice in (self.old, BOTH) else None
        self.candidate = self.new or self.old
        if self.candidate is None:
            run.goto("riot")  # without a candidate there is none
            return
        princes = crowned_leaders(board, self.country) if self.new is not None else []
        self.rivalry = choice == BOTH or bool(princes)
        for prince in princes:
            set_aside(run, prince)

    def ask_rivals(self, run: Run[Board]) -> None:
        """R-283: of two candidates the owner names the one who rolls."""
        seat = seat_of(run.board, self.country)
        if self.new is None or self.old is None or seat is None:
            return
        run.ask(
            seat,
            "throne-candidate",
            "10.3",
            options=[
                Option(king, message("option-king", leader=Name("leader", king))) for king in (self.new, self.old)
            ],
            default=Choose(self.new),
            reason=message("throne-rivals", country=Name("country", self.country)),
        )

    def name(self, run: Run[Board]) -> None:
        """R-283: the other one is set aside; the rivalry alone brings a riot."""
        if run.answers:
            self.candidate = LeaderId(PieceId(run.choice))
            loser = self.old if self.candidate == self.new else self.new
            assert loser is not None  # both were candidates
            depose(run, self.country, loser)
            run.tell("king-set-aside", "10.3", country=Name("country", self.country), leader=Name("leader", loser))
        self.riots += self.rivalry
        assert self.candidate is not None  # somebody claims the throne
        name = Name("leader", self.candidate)
        run.tell("throne-claimed", "10.3", country=Name("country", self.country), leader=name, rivalry=self.rivalry)

    def announce(self, run: Run[Board]) -> None:
        """6.11.e: a card may decide the succession before the die is rolled."""
        if self.certain:
            run.goto("roll")
            return
        open_window(run, Trigger.SUCCESSION_ROLL, self.country)

    def hear_cards(self, run: Run[Board]) -> None:
        """10.3: a card can make the candidate king without a roll."""
        if hooks.take_automatic_succession(run, self.country):
            self.certain = True
            run.goto("roll")

    def ask_sacrifice(self, run: Run[Board]) -> None:
        """10.3: one card of those just dealt may be given up for a better roll (R-284)."""
        board = run.board
        cards, seat = sacrificable(board, self.country), seat_of(board, self.country)
        if not cards or seat is None:
            return
        run.ask(
            seat,
            "sacrifice-card",
            "10.3",
            options=[
                Option(KEEP, message("option-keep-cards")),
                *(Option(card, message("option-card", card=Name("card", card))) for card in cards),
            ],
            default=Choose(KEEP),
            reason=message("sacrifice-card", country=Name("country", self.country), highest=self.highest(board)),
            private=True,
        )

    def sacrifice(self, run: Run[Board]) -> None:
        """10.3: the card is discarded before the roll, which is 1 lower."""
        if not run.answers or run.choice == KEEP:
            return
        decks.discard(run.board, self.country, CardId(run.choice))
        self.given = True
        card = Name("card", run.choice)
        run.tell("card-sacrificed", "10.3", country=Name("country", self.country), card=card)

    def roll(self, run: Run[Board]) -> None:
        """10.3: a modified 6 or more, and there is no king this turn."""
        board, king = run.board, self.candidate
        assert king is not None  # somebody claims the throne
        if not self.certain and not self._succeeds(run):
            self.riots += 1
            depose(run, self.country, king)
            run.tell("king-not-crowned", "10.3", country=Name("country", self.country), leader=Name("leader", king))
        elif king == self.new:
            run.call(PlaceKing(country=self.country, king=king))
        else:
            run.tell("king-stays", "10.3", country=Name("country", self.country), leader=Name("leader", king))
        state = board.countries[self.country]
        state.king_roll = state.turn.throne_plot = 0

    def _succeeds(self, run: Run[Board]) -> bool:
        (die,) = run.roll("succession")
        change = self.modifier(run.board)
        success = die + change < FAILS
        run.tell(
            "succession-rolled",
            "10.3",
            country=Name("country", self.country),
            die=die,
            modifier=change,
            fails=FAILS,
            success=success,
        )
        return success

    def riot(self, run: Run[Board]) -> None:
        """10.3: all regulars of the power on the map check for attrition, also aboard, once for each reason."""
        troops = tuple(
            piece.id
            for place, pieces in run.board.places()
            for piece in pieces
            if place.kind in ("area", "zone") and piece.owner == self.country and piece.is_regular
        )
        for _ in range(self.riots if troops else 0):
            run.tell("riots", "10.3", country=Name("country", self.country))
            run.call(Attrition(units=troops, cause="riot", rule="10.3"))

    def _claims(self) -> list[str]:
        """What the owner may say, the usual thing first: the new king, the old one, both, nobody."""
        kings: list[str] = [king for king in (self.new, self.old) if king is not None]
        return [*kings, *([BOTH] if len(kings) > 1 else []), NOBODY]

    def _option(self, claim: str) -> Message:
        if claim == BOTH:
            return message("option-throne-both")
        if claim == NOBODY:
            return message("option-throne-nobody")
        return message("option-king", leader=Name("leader", claim))

    def modifier(self, board: Board) -> int:
        """What is added to the die now (10.3)."""
        return succession_modifier(board, self.country, self.standing) - self.given

    def highest(self, board: Board) -> int:
        """The highest number on the die itself that still succeeds, 0 to 6."""
        return max(0, min(DIE, FAILS - 1 - self.modifier(board)))


# Who and how.


def thrones(board: Board, standing: tuple[Pair, ...]) -> list[Succession]:
    """The powers whose throne is at stake in this Interphase, in track order (10.3, 7.6)."""
    row = edition_of(board).timetable.after(board.clock.turn)
    found = []
    for country, state in board.countries.items():
        if state.kind != "power" or state.eliminated or seat_of(board, country) is None:
            continue
        new = next((king for king in (*row.crowned, *row.candidates) if king in state.reserve), None)
        old = next(iter(old_kings(board, country)), None)
        if new is not None or old is not None:
            certain = new in row.crowned
            found.append(Succession(country=country, new=new, certain=certain, old=old, standing=standing))
    return found


def succession_modifier(board: Board, country: CountryId, standing: tuple[Pair, ...]) -> int:
    """Conquered +2, each power conquered -1, each three minors -1; the Interphase, a secret marker, cards (10.3)."""
    pairs = dict.fromkeys([*standing, *((entry.by, entry.of) for entry in board.conquests)])
    taken = [board.countries[of] for by, of in pairs if by == country and of in board.countries]
    powers = sum(state.kind == "power" or state.is_power for state in taken)  # 7.1: substitutes, too
    minors = len(taken) - powers
    total = edition_of(board).timetable.after(board.clock.turn).succession.get(country, 0)
    total += CONQUERED * any(of == country for _, of in pairs)
    total -= powers + minors // MINORS_A_POINT
    state = board.countries[country]
    return total + state.king_roll + state.turn.throne_plot + hooks.succession_modifier(board, country)


def sacrificable(board: Board, country: CountryId) -> list[CardId]:
    """The cards of the hand just dealt; home cards do not qualify (R-284)."""
    state = board.countries[country]
    return [card for card in state.fresh if card in state.hand]
