"""Minor city pacts: a free city on a power's side, in no levels, for 1 ECO and no victory point (6.11.c2, R-152)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import aims
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.interphase.secret_acts import make_pact
from rules.assyrian_wars.pack import card_effects as event
from rules.core.messages import Name, Refusal, message
from rules.core.run import Run
from rules.core.table import Table


class MinorCityPactHandler(Handler[event.MinorCityPact]):
    """A free minor city takes a power's side (6.11.c2)."""

    effect = event.MinorCityPact
    aimed = True

    def check(self, table: Table[Board], play: Play, effect: event.MinorCityPact) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1)
        wrong = wrong or aims.refuse_aim(play, self.able(table.board), "6.11.c2", "no-free-minor-city")
        power = patron(table.board, play.country) or play.country
        return wrong or (message("quote-pact", area=Name("area", play.target), country=Name("country", power)),)

    def targets(self, table: Table[Board], play: Play, effect: event.MinorCityPact) -> Sequence[Name]:
        return [] if play.targets else self.able(table.board)

    def able(self, board: Board) -> list[Name]:
        """Minor cities that nobody has taken and that are in no pact."""
        cities = [area for area in edition_of(board).map.minor_cities if area in board.areas]
        free = [area for area in cities if board.areas[area].control == CountryId(area)]
        return aims.area_names(area for area in free if area not in board.pacts)

    def apply(self, run: Run[Board], play: Play, effect: event.MinorCityPact) -> None:
        power = patron(run.board, play.country)
        assert power is not None  # `for-power`: the card is refused to whom acts for none
        make_pact(run, power, AreaId(play.target), "6.11.c2")


HANDLERS = (MinorCityPactHandler(),)
