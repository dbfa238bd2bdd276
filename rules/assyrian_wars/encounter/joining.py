"""After a successful interception armies may form an army group before the battle (6.6.3, R-46, R-59)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import by_worth, in_field, rating
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import allied, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.army_groups import (
    FEWEST_ARMIES,
    MOST_LEADERS,
    Forming,
    free_cards,
    group_of,
    leading,
    refuse_group,
)
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

APART = "stay-apart"
PLUS = "+"  # between the leaders of an option


class JoinForces(Procedure):
    """The powers with an army and a free card in the area, in track order, may form a group with who arrived."""

    steps = ("look", "ask", "form")

    area: AreaId
    arrived: tuple[PieceId, ...]
    powers: tuple[CountryId, ...] = ()  # still to be asked

    def look(self, run: Run[Board]) -> None:
        """6.6.3: a card is needed, and an army of the power that owns it (R-46)."""
        board = run.board
        self.powers = tuple(country for country in board.countries if seat_of(board, country) is not None)
        run.goto("form")

    def ask(self, run: Run[Board]) -> None:
        """6.6.3: which armies; it costs no AP."""
        board, country = run.board, self.powers[0]
        seat, choices = seat_of(board, country), self._choices(board, country)
        if seat is None or not choices:
            return
        run.ask(
            seat,
            "join-forces",
            "6.6.3",
            options=[
                *(Option(PLUS.join(team), message("option-group-of", leaders=_names(team))) for team in choices),
                Option(APART, message("option-stay-apart")),
            ],
            default=Choose(PLUS.join(choices[0])),
            reason=message("group-may-be-formed", country=Name("country", country), area=Name("area", self.area)),
        )

    def form(self, run: Run[Board]) -> None:
        """6.6.4: other players agree for their armies; then the next power is asked."""
        board = run.board
        if run.answers:
            country, self.powers = self.powers[0], self.powers[1:]
            if run.choice != APART:
                team = tuple(LeaderId(PieceId(leader)) for leader in run.choice.split(PLUS))
                card = _card(board, country, team)
                chiefs = [piece for piece in board.areas[self.area].pieces if piece.id in team]
                best = by_worth(edition_of(board).counters, board.options, chiefs)[0]
                run.goto("form")
                run.call(Forming(country=country, card=card, leaders=team, commander=LeaderId(best.id)))
                return
        while self.powers and not self._choices(board, self.powers[0]):
            self.powers = self.powers[1:]
        if self.powers:
            run.goto("ask")

    def _choices(self, board: Board, country: CountryId) -> list[tuple[LeaderId, ...]]:
        """The groups that this power could form with somebody who arrived, the best first."""
        led = leading(board, self.area)
        if len(led) < FEWEST_ARMIES:
            return []
        here = [piece for piece in in_field(board.areas[self.area]) if piece.id in led]
        chiefs = [chief for chief in here if allied(board, country, chief.owner)]
        if all(chief.owner != country for chief in chiefs):
            return []
        worth = {chief.id: rating(edition_of(board).counters, board.options, chief).action for chief in chiefs}
        teams = [team for team in _teams(chiefs) if self._is_new(board, country, team)]
        return sorted(teams, key=lambda team: (-sum(worth[leader] for leader in team), -len(team), team))

    def _is_new(self, board: Board, country: CountryId, team: tuple[LeaderId, ...]) -> bool:
        """Legal, with one who arrived, and no group is torn apart or already just this."""
        if not any(leader in self.arrived for leader in team):
            return False
        groups = [group for leader in team if (group := group_of(board, leader)) is not None]
        if any(not set(group.leaders) < set(team) for group in groups):
            return False
        try:
            card = _card(board, country, team)
        except LookupError:
            return False
        return refuse_group(board, self.area, team, card) is None


def _teams(chiefs: Sequence[Piece]) -> Iterator[tuple[LeaderId, ...]]:
    leaders = [LeaderId(chief.id) for chief in chiefs]
    for size in range(FEWEST_ARMIES, MOST_LEADERS + 1):
        yield from combinations(leaders, size)


def _names(team: Sequence[LeaderId]) -> tuple[Name, ...]:
    return tuple(Name("leader", leader) for leader in team)


def _card(board: Board, country: CountryId, team: Sequence[LeaderId]) -> CardId:
    """The card for these leaders: of a group among them if it is this power's, else a free one."""
    for leader in team:
        group = group_of(board, leader)
        if group is not None:
            if group.country == country:
                return group.card
            raise LookupError(group.card)
    free = free_cards(board, country)
    if not free:
        raise LookupError(country)
    return free[0]
