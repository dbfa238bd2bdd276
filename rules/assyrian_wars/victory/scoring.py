"""Victory points: one country's, or shared by the powers that earned them together (8.3, R-255 to R-259)."""

from collections.abc import Iterable

from rules.assyrian_wars.battle.verdict import NOMAD_POINTS, is_off_the_map, nomads_among
from rules.assyrian_wars.board.ids import CountryId, PieceId
from rules.assyrian_wars.board.relations import patron, seat_of
from rules.assyrian_wars.board.state import Board, Score
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, ChooseMany, Option
from rules.core.run import Run


def score(run: Run[Board], country: CountryId, points: int, reason: str, about: str = "", rule: str = "8.3") -> None:
    """Points for a power; those of its allied minor are its own, those of an unaligned country nobody's (R-256)."""
    board = run.board
    power = patron(board, country)
    if power is None or not points:
        return
    account = board.countries[power].stands_for or power  # 7.1: a substitute scores for its player's power
    board.countries[account].ledger.append(Score(board.clock.turn, points, rule, reason, about))
    run.tell("victory-points", rule, country=Name("country", power), points=points, reason=message(reason))


def liable(board: Board, country: CountryId) -> CountryId | None:
    """Who answers for points that a country loses: its power, or who plays a minor without an ally (8.3.1, 7.4.5)."""
    state = board.countries[country]
    return patron(board, country) or (state.controller if state.kind == "minor" else None)


def scorers(board: Board, countries: Iterable[CountryId]) -> tuple[CountryId, ...]:
    """The powers among whom points are shared, in track order: each once, with or through its allies (R-259)."""
    powers = {patron(board, country) for country in countries}
    return tuple(country for country in board.countries if country in powers)


class ShareVictory(Procedure):
    """Points that several countries earned together: equal shares, the rest as `decider` says (8.3, R-259)."""

    steps = ("share", "ask", "give")

    countries: tuple[CountryId, ...]  # who took part
    points: int
    decider: CountryId  # the group's commander, the city's owner, or who has the strongest force
    reason: str  # a message id
    about: str = ""

    def share(self, run: Run[Board]) -> None:
        """8.3: every power gets an equal share."""
        powers = scorers(run.board, self.countries)
        if not powers:
            run.end()
            return
        each, rest = divmod(self.points, len(powers))
        for power in powers:
            score(run, power, each, self.reason, self.about)
        self.points = rest
        if not rest:
            run.end()

    def ask(self, run: Run[Board]) -> None:
        """8.3: what cannot be shared goes to whom the decider names."""
        board = run.board
        powers = scorers(board, self.countries)
        judge = patron(board, self.decider)
        seat = seat_of(board, judge if judge is not None else powers[0])
        first = [judge] if judge in powers else []
        order = [*first, *(power for power in powers if power not in first)][: self.points]
        if seat is not None:
            run.ask(
                seat,
                "share-points",
                "8.3",
                options=[Option(power, message("option-country", country=Name("country", power))) for power in powers],
                default=Choose(order[0]) if self.points == 1 else ChooseMany(tuple(order)),
                reason=message("points-to-share", points=self.points, reason=message(self.reason)),
                at_least=self.points,
                at_most=self.points,
            )

    def give(self, run: Run[Board]) -> None:
        """8.3: one point each for those named."""
        chosen = run.choices if run.answers else scorers(run.board, self.countries)[: self.points]
        for power in chosen:
            score(run, CountryId(power), 1, self.reason, self.about)


def score_nomads(
    run: Run[Board], pieces: Iterable[PieceId], victors: tuple[CountryId, ...], decider: CountryId
) -> bool:
    """Who takes the last piece of a nomad people off the map scores for it, each time it happens (8.3, R-279).

    Gives whether there was something to score.
    """
    scored = False
    for nation in nomads_among(run.board, pieces):
        if victors and is_off_the_map(run.board, nation):
            points, scored = NOMAD_POINTS[nation], True
            run.call(
                ShareVictory(countries=victors, points=points, decider=decider, reason="nomads-defeated", about=nation)
            )
    return scored
