"""Kings on their way: crowned kings are placed, past ones and failed candidates leave the game (2.1.2, 6.3, 10.3)."""

from rules.assyrian_wars.battle.losses import eliminate
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import release_surplus
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.placing import leader_sites, place
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.march.army_groups import command_of, tidy_groups
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run


class PlaceKing(Procedure):
    """A new king appears where a leader could be bought (6.3, 10.3)."""

    steps = ("ask", "arrive")

    country: CountryId
    king: LeaderId

    def ask(self, run: Run[Board]) -> None:
        """6.3: in an own home area free of enemies; the capital if nothing is said."""
        board = run.board
        sites, seat = leader_sites(board, self.country), seat_of(board, self.country)
        if not sites or seat is None or not self._waits(board):
            return
        capital = edition_of(board).map.capitals.get(self.country)
        run.ask(
            seat,
            "place-king",
            "10.3",
            options=[Option(site, message("option-area", area=Name("area", site))) for site in sites],
            default=Choose(capital if capital in sites else sites[0]),
            reason=message("place-king", leader=Name("leader", self.king)),
            forced=True,
        )

    def arrive(self, run: Run[Board]) -> None:
        """10.3: he is crowned; without a free home area he waits in the Regroup Box."""
        board = run.board
        if not self._waits(board):
            return
        board.countries[self.country].reserve.remove(self.king)
        king = Piece(self.king, self.country)
        name, country = Name("leader", self.king), Name("country", self.country)
        if run.answers:
            place(board, self.country, king, AreaId(run.choice))
            run.tell("king-crowned", "10.3", country=country, leader=name, area=Name("area", run.choice))
        else:
            board.regroup.append(king)
            run.tell("king-in-exile", "10.3", country=country, leader=name)

    def _waits(self, board: Board) -> bool:
        """He has yet to come; a ruling may have put him elsewhere."""
        return self.king in board.countries[self.country].reserve


def old_kings(board: Board, country: CountryId) -> list[LeaderId]:
    """Named kings of a country who are in play past their turns (R-282)."""
    kings = edition_of(board).counters.kings
    coming = board.clock.turn + 1
    return [
        LeaderId(piece.id)
        for _, pieces in board.places()
        for piece in pieces
        if piece.owner == country and piece.id in kings and kings[LeaderId(piece.id)].last_turn < coming
    ]


def crowned_leaders(board: Board, country: CountryId) -> list[Piece]:
    """Leaders of a country who wear a king marker (2.1.2)."""
    return [piece for _, pieces in board.places() for piece in pieces if piece.owner == country and piece.crowned]


def set_aside(run: Run[Board], prince: Piece) -> None:
    """A leader loses his king marker, and with it the command over more units than he could lead before (6.6.2)."""
    board = run.board
    prince.crowned = False
    run.tell("prince-set-aside", "10.3", leader=Name("leader", prince.id))
    found = board.find(prince.id)
    if found is not None and found[0].kind == "area":
        release_surplus(board.pieces_at(found[0]), prince.id, command_of(board, prince))
    tidy_groups(run)


def depose(run: Run[Board], country: CountryId, king: LeaderId) -> None:
    """He leaves the game for good, without a loss of points; one who is not in play yet never comes (R-282)."""
    board = run.board
    found, reserve = board.find(king), board.countries[country].reserve
    if found is None and king in reserve:
        reserve.remove(king)
        board.removed.append(king)
    elif found is not None:
        eliminate(board, edition_of(board).counters, found[1])
        tidy_groups(run)
        if found[0].kind == "area":
            run.call(Occupation(area=AreaId(found[0].id)))
