"""Who commands an army group: a king, or the leader of one of its armies (6.6.3, 6.6.4, R-46)."""

from collections.abc import Container, Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import armies, is_king, owners, rating
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.pieces import ArmyGroup, Piece
from rules.assyrian_wars.board.state import Board


def order_of_command(board: Board, leaders: Sequence[Piece], wanted: PieceId | None = None) -> list[LeaderId]:
    """The leaders, the commander first: a king, else the one wanted if he leads an army, else as named (6.6.3)."""
    counters, led = edition_of(board).counters, leading_there(board, leaders)

    def rank(chief: Piece) -> tuple[bool, bool, bool]:
        return not is_king(counters, chief), chief.id not in led, chief.id != wanted

    return [LeaderId(chief.id) for chief in sorted(leaders, key=rank)]


def best_commander(board: Board, chiefs: Sequence[Piece], group: ArmyGroup) -> PieceId:
    """The commander stays; if he is gone or has no army left, the best leader of the card's owner follows (6.6.4)."""
    counters, led = edition_of(board).counters, leading_there(board, chiefs)
    if group.commander in led and any(chief.id == group.commander for chief in chiefs):
        return group.commander

    def rank(chief: Piece) -> tuple[bool, bool, int, int]:
        value = rating(counters, board.options, chief)
        return chief.id not in led, chief.owner != group.country, -value.action, -value.command

    return min(chiefs, key=rank).id


def take_command(board: Board, group: ArmyGroup, country: CountryId) -> None:
    """Command switches to a leader of the country that activates the group (6.6.4)."""
    chiefs = board.find_all(group.leaders)
    led = leading_there(board, chiefs)
    group.leaders = order_of_command(board, chiefs, next_commander(board, group, chiefs, country, led).id)


def next_commander(
    board: Board, group: ArmyGroup, chiefs: Sequence[Piece], country: CountryId, led: Container[PieceId]
) -> Piece:
    """Who commands when a country activates the group: a king, else a leader of its army, the present one (6.6.4)."""
    counters = edition_of(board).counters

    def rank(chief: Piece) -> tuple[bool, bool, bool, bool, int]:
        own, commands = chief.owner == country, chief.id == group.commander
        value = rating(counters, board.options, chief)
        return not is_king(counters, chief), chief.id not in led, not own, not commands, -value.action

    return min(chiefs, key=rank)


# Who leads.


def commanding(board: Board, pieces: Sequence[Piece]) -> dict[PieceId, tuple[Piece, ...]]:
    """The leaders among these pieces who lead an army, with their units (6.6.2)."""
    counters, countries = edition_of(board).counters, owners(pieces)
    return {army.leader.id: army.units for one in countries for army in armies(board, counters, pieces, one)}


def leading_there(board: Board, chiefs: Sequence[Piece]) -> dict[PieceId, tuple[Piece, ...]]:
    """Who leads an army where these leaders are together."""
    found = board.find(chiefs[0].id) if chiefs else None
    if found is None or found[0].kind != "area":
        return {}
    there = board.areas[AreaId(found[0].id)].pieces
    return commanding(board, [piece for piece in there if piece.inside == found[1].inside])
