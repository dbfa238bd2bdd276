"""Pillage and city damage markers that run out: everybody has to repair one of his at once (10.4.a, 8.3.1, R-285)."""

from typing import Literal

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, HalfAP
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import MOST_SAVED, Board
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.victory.scoring import liable, score
from rules.core.actions import MOST_CANDIDATES
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

Kind = Literal["pillage", "damage"]

PURSE = "purse"


def note_marker(run: Run[Board], kind: Kind) -> None:
    """To be called when a new marker was laid: if it was the last of the scenario's stock, everybody repairs one."""
    stock = run.board.stock.pillage if kind == "pillage" else run.board.stock.damage
    if stock is not None and in_use(run.board, kind) >= stock:
        run.tell("markers-run-out", "10.4.a", marker=kind)
        run.call(Restock(kind=kind, waiting=tuple(owing(run.board, kind))))


class Restock(Procedure):
    """Every country with such a marker in an area it controls removes one, or its power loses a point (R-285)."""

    steps = ("begin", "ask_marker", "take_marker", "ask_means", "pay", "go_on")

    kind: Kind
    waiting: tuple[CountryId, ...]  # those still to repair, the next one first
    area: AreaId = AreaId("")

    def begin(self, run: Run[Board]) -> None:
        """10.4.a: the next country; without AP and without cards it cannot (8.3.1)."""
        if not self.waiting:
            run.end()
        elif not self._markers(run.board):
            loser = liable(run.board, self.waiting[0])
            if loser is not None:
                score(run, loser, -1, "vp-markers-not-repaired", rule="8.3.1")
            run.goto("go_on")

    def ask_marker(self, run: Run[Board]) -> None:
        """10.4.a: which of its markers, each at the price of its levels (6.4)."""
        board, country = run.board, self.waiting[0]
        seat, markers = seat_of(board, country), self._markers(board)
        if seat is not None and markers:
            run.ask(
                seat,
                "restock-marker",
                "10.4.a",
                options=[
                    Option(area, message("option-restock", area=Name("area", area), halves=cost))
                    for area, cost in markers.items()
                ],
                default=Choose(next(iter(markers))),
                reason=message("restock-marker", country=Name("country", country), marker=self.kind),
                private=True,
            )

    def take_marker(self, run: Run[Board]) -> None:
        """10.4.a: that one goes; after a ruling there may be none that it can pay for."""
        markers = self._markers(run.board)
        if not markers:
            run.goto("begin")
        else:
            self.area = AreaId(run.choice) if run.answers else next(iter(markers))

    def ask_means(self, run: Run[Board]) -> None:
        """10.4.a: paid from its AP, or with a card."""
        board, country = run.board, self.waiting[0]
        seat, means = seat_of(board, country), self._means(board)
        if seat is not None and means:
            run.ask(
                seat,
                "restock-means",
                "10.4.a",
                options=[
                    Option(PURSE, message("option-restock-purse"))
                    if one == PURSE
                    else Option(one, message("option-card", card=Name("card", one)))
                    for one in means
                ],
                default=Choose(means[0]),
                reason=message("restock-means", country=Name("country", country), halves=self._price(board)),
                private=True,
            )

    def pay(self, run: Run[Board]) -> None:
        """10.4.a: what is left of a card is saved, up to 4 AP."""
        board, country = run.board, self.waiting[0]
        state, cost = board.countries[country], self._price(board)
        able = self._means(board)
        if not able:
            run.goto("begin")
            return
        choice = run.choice if run.answers else able[0]
        if choice == PURSE:
            purse.pay(board, country, cost)
        else:
            worth = _worth(board, CardId(choice))
            decks.discard(board, country, CardId(choice))
            purse.pay(board, country, max(0, cost - worth))
            state.saved = HalfAP(max(state.saved, min(MOST_SAVED, state.saved + worth - cost)))
            run.tell("restocked-by-card", "10.4.a", country=Name("country", country), card=Name("card", choice))
        area = board.areas[self.area]
        if self.kind == "pillage":
            area.pillage = 0
        else:
            area.damage -= 1
        run.tell(
            "marker-restocked",
            "10.4.a",
            country=Name("country", country),
            area=Name("area", self.area),
            marker=self.kind,
            halves=cost,
        )

    def go_on(self, run: Run[Board]) -> None:
        """10.4.a: and so on in track order."""
        self.waiting = self.waiting[1:]
        run.goto("begin")

    def _markers(self, board: Board) -> dict[AreaId, HalfAP]:
        """The markers of the next country that it can pay for, the cheapest first."""
        country = self.waiting[0]
        prices = {area: price(board, area, self.kind) for area in marked(board, country, self.kind)}
        within = sorted((cost, area) for area, cost in prices.items() if means(board, country, cost))
        return {area: cost for cost, area in within[:MOST_CANDIDATES]}

    def _means(self, board: Board) -> list[str]:
        return means(board, self.waiting[0], self._price(board))

    def _price(self, board: Board) -> HalfAP:
        return price(board, self.area, self.kind)


def means(board: Board, country: CountryId, cost: HalfAP) -> list[str]:
    """With what a country can pay: the AP that it has, or a card that is enough with them; the least first."""
    hand = sorted(board.countries[country].hand, key=lambda card: (_worth(board, card), card))
    cards = [card for card in hand if purse.can_pay(board, country, max(0, cost - _worth(board, card)))]
    own = [PURSE] if purse.can_pay(board, country, cost) else []
    return [*own, *cards]


def _worth(board: Board, card: CardId) -> HalfAP:
    return HalfAP(decks.card_of(board, card).ap * purse.AP)


def in_use(board: Board, kind: Kind) -> int:
    """Markers on the map: one for a pillaged area, whichever side it shows, and one for each level of damage."""
    if kind == "pillage":
        return sum(state.pillage > 0 for state in board.areas.values())
    return sum(state.damage for state in board.areas.values())


def marked(board: Board, country: CountryId, kind: Kind) -> list[AreaId]:
    """The areas a country controls that have such a marker."""
    return [
        area
        for area, state in board.areas.items()
        if state.control == country and (state.pillage if kind == "pillage" else state.damage)
    ]


def owing(board: Board, kind: Kind) -> list[CountryId]:
    """The countries that have to repair one, in track order."""
    return [country for country in board.countries if marked(board, country, kind)]


def price(board: Board, area: AreaId, kind: Kind) -> HalfAP:
    """1 AP a level of pillage, so 2 AP for a marker that shows the second, and 1 AP for one of damage (6.4)."""
    return HalfAP(purse.AP * board.areas[area].pillage) if kind == "pillage" else purse.AP
