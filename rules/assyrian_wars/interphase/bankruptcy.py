"""Negative income: a country that pays more than it has wears itself out, and is bankrupt (7.3.3.f, R-219)."""

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import eco_level, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.marker_stock import note_marker
from rules.assyrian_wars.control.pillage import MOST_PILLAGE
from rules.assyrian_wars.interphase.income import amount_of
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run


class Deficit(Procedure):
    """The impulse marker reaches a country whose ECO level is below zero while it pays tribute (7.3.3.f)."""

    steps = ("count", "ask", "place")

    country: CountryId
    points: int = 0  # pillage points still to be placed

    def count(self, run: Run[Board]) -> None:
        """7.3.3.f: a pillage point for each level below zero."""
        self.points = -eco_level(run.board, self.country)
        run.tell("income-negative", "7.3.3.f", country=Name("country", self.country), points=self.points)

    def ask(self, run: Run[Board]) -> None:
        """7.3.3.f: its player says where the next one lies; nobody is asked for an inactive country (R-219)."""
        board = run.board
        seat, sites = seat_of(board, self.country), pillage_sites(board, self.country)
        if seat is None or not board.countries[self.country].active or not sites:
            return
        run.ask(
            seat,
            "place-pillage",
            "7.3.3.f",
            options=[Option(site, message("option-area", area=Name("area", site))) for site in sites],
            default=Choose(sites[0]),
            reason=message("place-pillage", country=Name("country", self.country), points=self.points),
            forced=True,
        )

    def place(self, run: Run[Board]) -> None:
        """7.3.3.f: without room for it the country is bankrupt and pays nobody until the next Interphase."""
        board = run.board
        sites = pillage_sites(board, self.country)
        if not sites:
            go_bankrupt(run, self.country)
            run.end()
            return
        area = AreaId(run.choice) if run.answers else sites[0]
        board.areas[area].pillage += 1
        self.points -= 1
        run.tell(
            "pillaged-by-debt",
            "7.3.3.f",
            country=Name("country", self.country),
            area=Name("area", area),
            level=board.areas[area].pillage,
        )
        if board.areas[area].pillage == 1:
            note_marker(run, "pillage")
        if self.points:
            run.goto("ask")


def go_bankrupt(run: Run[Board], country: CountryId) -> None:
    """A country stops paying everybody, which is no refusal; who was welcome only for that goes home (7.3.3.f, 8.1)."""
    board, before = run.board, enmities(run.board)
    run.tell("bankrupt", "7.3.3.f", country=Name("country", country))
    payer, levels = Name("country", country), amount_of(board, country)
    for receiver in receivers(board, country):
        run.tell("tribute-ends", "7.3.3.f", payer=payer, to=Name("country", receiver), levels=levels)
    board.countries[country].turn.bankrupt = True
    upheave(run, country, before)


def recover(run: Run[Board]) -> None:
    """In the Interphase who was bankrupt pays again (7.3.3.f)."""
    board = run.board
    for country, state in board.countries.items():
        if state.turn.bankrupt:
            before = enmities(board)
            state.turn.bankrupt = False
            payer, levels = Name("country", country), amount_of(board, country)
            for receiver in receivers(board, country):
                run.tell("tribute-begins", "7.3.3.f", payer=payer, to=Name("country", receiver), levels=levels)
            upheave(run, country, before)


def receivers(board: Board, payer: CountryId) -> list[CountryId]:
    """Whom a country pays, each once (R-123)."""
    return list(dict.fromkeys(line.to for line in board.tributes if line.payer == payer))


def is_overdrawn(board: Board, country: CountryId) -> bool:
    """Its level is below zero, and it pays tribute to somebody (7.3.3.f)."""
    pays = bool(receivers(board, country)) and not board.countries[country].turn.bankrupt
    return pays and eco_level(board, country) < 0


def pillage_sites(board: Board, country: CountryId) -> list[AreaId]:
    """Home and associated areas that it controls with room for a point, unpillaged ones first, home before others."""
    printed = edition_of(board).map.areas
    own = [
        key
        for key, state in board.areas.items()
        if state.control == country
        and state.pillage < MOST_PILLAGE
        and (printed[key].country == country or printed[key].kind == "associated")
    ]
    return sorted(own, key=lambda key: (board.areas[key].pillage, printed[key].kind == "associated"))
