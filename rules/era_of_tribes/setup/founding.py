"""ch.3: the order is drawn, peoples and cards are chosen, homes settled, one free advance each, barbarians placed."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, clipped, message, refuse, seat_name
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.board.holdings import abilities, chart
from rules.era_of_tribes.board.ids import AreaId, CardId, FieldId, PeopleId, TileId
from rules.era_of_tribes.board.names import area_names, card_name
from rules.era_of_tribes.board.pieces import put_vassals, settle_resources
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import gain_food
from rules.era_of_tribes.progress.effects import advance, wrong_harbours, wrong_unbuilt
from rules.era_of_tribes.progress.progress import advance_candidates, advance_line, as_field
from rules.era_of_tribes.revolution.revolution import open_cards

DEALT, OPENED = 2, 2
WHICH = ("first", "second")  # of the dealt cards


class Founding(Procedure):
    """The whole set-up (ch.3)."""

    steps = (
        "draw_order",
        "ask_people",
        "settle_home",
        "deal_cards",
        "ask_card",
        "keep_cards",
        "ask_advance",
        "next_advance",
        "place_barbarians",
    )

    turn: int = 0

    def draw_order(self, run: Run[Board]) -> None:
        """ch.3.1, T-1: the order is drawn; the first is in front on the influence track, the last moves first."""
        board = run.board
        drawn = [Seat(seat) for seat in run.draw("seating", board.seating, len(board.seating), seats=None)]
        board.seating, board.order, board.track = drawn, list(drawn), list(drawn)
        run.tell("order-drawn", "ch.3", order=tuple(seat_name(seat) for seat in drawn))

    def ask_people(self, run: Run[Board]) -> None:
        """ch.3.4: in this order each chooses a people of the map."""
        left = free_peoples(run.board)
        seat = run.board.seating[self.turn]
        options = [Option(people, message("option-people", people=Name("people", people))) for people in left]
        run.ask(seat, "people", "ch.3", options=options, default=left[0])

    def settle_home(self, run: Run[Board]) -> None:
        """ch.3.5: one vassal in each home province, with its food and goods; some peoples begin with more food."""
        board, seat = run.board, run.board.seating[self.turn]
        realm = board.realms[seat]
        people = PeopleId(run.choice)
        realm.people = people
        homes = [area for area in chart(board).homes[people] if board.lands[area].owner in (None, seat)]
        for area in homes:
            realm.free -= 1
            put_vassals(board, seat, area)
        run.tell("people-chosen", "ch.3", seat=seat_name(seat), people=Name("people", people), homes=area_names(homes))
        gain_food(realm, abilities(board, seat).food)
        settle_resources(run)
        self.turn += 1
        if self.turn < len(board.seating):
            run.goto("ask_people")

    def deal_cards(self, run: Run[Board]) -> None:
        """ch.3.4: two influence cards for each."""
        board = run.board
        for seat in board.seating:
            cards = [CardId(card) for card in run.draw("personal", board.deck, DEALT, seats=(seat,))]
            for card in cards:
                board.deck.remove(card)
            board.realms[seat].dealt = cards

    def ask_card(self, run: Run[Board]) -> None:
        """ch.3.4: each secretly keeps one of them."""
        for seat in run.board.seating:
            cards = run.board.realms[seat].dealt
            named = [message("option-card", card=card_name(card)) for card in cards]
            options = [Option(which, name) for which, name in zip(WHICH, named, strict=True)]
            run.ask(seat, "card", "ch.3", options=options, default=WHICH[0], private=True)

    def keep_cards(self, run: Run[Board]) -> None:
        """ch.3.4: the others go back, then two cards are opened."""
        board = run.board
        for seat, realm in board.realms.items():
            realm.card = realm.dealt[int(run.answers[seat] == Choose(WHICH[1]))]
            board.deck.extend(card for card in realm.dealt if card != realm.card)
            realm.dealt = []
        board.deck.sort()
        open_cards(run, OPENED)
        self.turn = 0

    def ask_advance(self, run: Run[Board]) -> None:
        """ch.3.6: one free advance; without an answer Farming."""
        seat = run.board.seating[self.turn]
        run.ask(seat, "first-advance", "ch.3", actions=(FirstAdvance,), default=FirstAdvance("farming"))

    def next_advance(self, run: Run[Board]) -> None:
        """ch.3.6: then it is the next one's turn."""
        self.turn += 1
        if self.turn < len(run.board.seating):
            run.goto("ask_advance")

    def place_barbarians(self, run: Run[Board]) -> None:
        """ch.3.7: a tile face down on each barbarian province and on each home that nobody plays."""
        board = run.board
        played = {realm.people for realm in board.realms.values()}
        lands = [
            area
            for area, printed in chart(board).lands.items()
            if printed.barbarian or (printed.home and printed.home not in played)
        ]
        drawn = [TileId(tile) for tile in run.draw("barbarians", board.box, len(lands), seats=())]
        for area, tile in zip(lands, drawn, strict=True):
            board.box.remove(tile)
            board.lands[area].tile = tile
        run.tell("barbarians-placed", "ch.3", count=len(lands))
        run.checkpoint()


class FirstAdvance(Action, frozen=True):
    """Takes the free advance of the set-up, with all its effects (ch.3, T-8, T-47)."""

    rule: ClassVar[str] = "ch.3"

    field: Annotated[str, Kind("field")]
    fleets: Annotated[tuple[AreaId, ...], Kind("area", many=True)] = ()
    unbuilt: int = 0

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        field = as_field(self.field)
        if field is None:
            return refuse(self.rule, "unknown-field", found=clipped(self.field))
        wrong = wrong_unbuilt(table.board, seat, self.unbuilt, self.rule)
        wrong = wrong or wrong_harbours(table.board, seat, self.fleets, self.rule)
        return wrong or Quote(self.rule, (advance_line(field, 1, 0),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        field: FieldId | None = as_field(self.field)
        assert field is not None
        advance(run, seat, field, self.fleets, self.unbuilt, free=True)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """All fields; harbours for free fleets."""
        return advance_candidates(table.board, seat, param, typed, given.get("field"))


def free_peoples(board: Board) -> list[PeopleId]:
    """ch.3.4: the peoples of this map that nobody has."""
    taken = {realm.people for realm in board.realms.values()}
    return sorted(people for people in chart(board).cut.peoples if people not in taken)
