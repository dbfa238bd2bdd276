"""The orders about army groups: form one, join it, leave it, change its commander (6.6.3, 6.6.4, R-46)."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Annotated, ClassVar

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import in_field, is_king
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.pieces import ArmyGroup, Piece
from rules.assyrian_wars.board.relations import allied
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.army_groups import (
    FEWEST_ARMIES,
    MOST_LEADERS,
    Forming,
    Leaving,
    area_of,
    free_cards,
    group_of,
    group_on,
    holding,
    leading,
    others_to_ask,
    refuse_group,
    tidy_groups,
)
from rules.assyrian_wars.march.group_command import leading_there, order_of_command
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table

Leaders = Annotated[tuple[LeaderId, ...], Kind("leader", many=True, together=True)]
GroupCard = Annotated[CardId, Kind("group")]


class FormGroup(ImpulseAction, frozen=True):
    """Forms an army group of two or three armies on a free card, without AP; others are asked to agree (6.6.3)."""

    rule: ClassVar[str] = "6.6.3"

    leaders: Leaders
    commander: Annotated[LeaderId | None, Kind("leader")] = None

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        country = phasing(board)
        refusal = refuse_forming(board, country, self.leaders, self.commander)
        return refusal or Quote(self.rule, quote_group(board, country, self.leaders))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        country = phasing(run.board)
        card = free_cards(run.board, country)[0]
        run.call(Forming(country=country, card=card, leaders=self.leaders, commander=self.commander))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "commander":
            leaders = [LeaderId(PieceId(leader)) for leader in given.get("leaders", "").split()]
            able = [leader for leader in leaders if refuse_forming(board, country, leaders, leader) is None]
            return [Candidate(leader, Name("leader", leader)) for leader in able if leader.startswith(typed)]
        together = _leaders_together(board, country) if free_cards(board, country) else []
        found = [
            _several(leaders)
            for chiefs in together
            for size in (3, 2)
            for leaders in combinations(chiefs, size)
            if refuse_forming(board, country, leaders, None) is None
        ]
        return [one for one in found if one.value.startswith(typed)][:MOST_CANDIDATES]


class JoinGroup(ImpulseAction, frozen=True):
    """Further armies in its area join an army group; the players concerned are asked to agree (6.6.3, 6.6.4)."""

    rule: ClassVar[str] = "6.6.3"

    group: GroupCard
    leaders: Leaders

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        country = phasing(board)
        group = group_on(board, self.group)
        if group is None:
            return refuse(self.rule, "no-such-group", found=self.group)
        refusal = refuse_joining(board, country, group, self.leaders)
        return refusal or Quote(self.rule, quote_group(board, country, (*group.leaders, *self.leaders)))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        group = group_on(run.board, self.group)
        assert group is not None  # checked before
        leaders = (*group.leaders, *self.leaders)
        run.call(Forming(country=phasing(run.board), card=group.card, leaders=leaders))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "group":
            groups = [group for group in board.groups if _joiners(board, country, group)]
            return [_group(group) for group in groups if group.card.startswith(typed)]
        chosen = group_on(board, given.get("group", ""))
        able = [] if chosen is None else _joiners(board, country, chosen)
        return [Candidate(one, Name("leader", one)) for one in able if one.startswith(typed)]


class LeaveGroup(ImpulseAction, frozen=True):
    """Armies leave their group; another player's army is left behind only if he agrees (6.6.3, R-46)."""

    rule: ClassVar[str] = "6.6.3"

    leaders: Leaders

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        refusal = refuse_leaving(board, phasing(board), self.leaders)
        return refusal or Quote(self.rule)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        run.call(Leaving(country=phasing(run.board), leaders=self.leaders))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        members = [leader for group in board.groups for leader in group.leaders if leader.startswith(typed)]
        able = [leader for leader in members if refuse_leaving(board, country, [leader]) is None]
        return [Candidate(leader, Name("leader", leader)) for leader in able][:MOST_CANDIDATES]


class Command(ImpulseAction, frozen=True):
    """Puts an own leader in command of a group in which he has an army; a king is not replaced (6.6.4)."""

    rule: ClassVar[str] = "6.6.4"

    leader: Annotated[LeaderId, Kind("leader")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        return refuse_command(board, phasing(board), self.leader) or Quote(self.rule)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        group = group_of(run.board, self.leader)
        assert group is not None  # checked before
        chiefs = [found[1] for found in map(run.board.find, group.leaders) if found is not None]
        group.leaders = order_of_command(run.board, chiefs, self.leader)
        run.tell("group-commanded", self.rule, card=Name("card", group.card), leader=Name("leader", self.leader))
        tidy_groups(run)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        members = [leader for group in board.groups for leader in group.leaders if leader.startswith(typed)]
        able = [leader for leader in members if refuse_command(board, country, leader) is None]
        return [Candidate(leader, Name("leader", leader)) for leader in able][:MOST_CANDIDATES]


# May they?


def refuse_forming(
    board: Board, country: CountryId, leaders: Sequence[LeaderId], commander: LeaderId | None
) -> Refusal | None:
    """Why the phasing country cannot form this group."""
    if not leaders:
        return refuse("6.6.3", "group-needs-two-armies", armies=0)
    area = area_of(board, leaders[0])
    if area is None:
        return refuse("6.6.3", "no-such-force", found=leaders[0])
    busy = _refuse_busy(board, leaders)
    if busy is not None:
        return busy
    led = leading(board, area)
    if not any(leader[:2] == country and leader in led for leader in leaders):
        return refuse("6.6.4", "group-without-own-army", country=Name("country", country))
    cards = free_cards(board, country)
    if not cards:
        return refuse(_why_no_card(board, country), "no-free-group-card", country=Name("country", country))
    refusal = refuse_group(board, area, leaders, cards[0])
    if refusal is not None or commander is None:
        return refusal
    return _refuse_commander(board, area, leaders, commander)


def _why_no_card(board: Board, country: CountryId) -> str:
    """The rule: nomads and minors have none, the Mede may not use theirs yet, others have used or sold theirs."""
    if board.countries[country].is_tribe:
        return "10.1"
    cards = edition_of(board).cards.army_groups.get(country, ())
    if not cards:
        return "6.6.4"
    return "10.2" if any(board.clock.turn < holding(board, card).from_turn for card in cards) else "6.6.3"


def _refuse_busy(board: Board, leaders: Iterable[LeaderId]) -> Refusal | None:
    """A leader of another group must leave it first; who is finished may form one, to defend with it."""
    for leader in leaders:
        if group_of(board, leader) is not None:
            return refuse("6.6.3", "already-in-group", leader=Name("leader", leader))
    return None


def _refuse_commander(board: Board, area: AreaId, leaders: Sequence[LeaderId], commander: LeaderId) -> Refusal | None:
    """A king commands; otherwise any of its leaders who leads an army (6.6.3)."""
    if commander not in leaders:
        return refuse("6.6.3", "commander-not-in-group", leader=Name("leader", commander))
    counters = edition_of(board).counters
    chiefs = [piece for piece in board.areas[area].pieces if piece.id in leaders]
    king = next((chief for chief in chiefs if is_king(counters, chief)), None)
    if king is not None:
        return None if king.id == commander else refuse("6.6.3", "king-commands", king=Name("leader", king.id))
    return None if commander in leading(board, area) else _refuse_bare(commander)


def _refuse_bare(leader: LeaderId) -> Refusal:
    """Its commander is the leader of one of its armies (6.6.3, glossary Army Group)."""
    return refuse("6.6.3", "commander-without-army", leader=Name("leader", leader))


def refuse_joining(board: Board, country: CountryId, group: ArmyGroup, leaders: Sequence[LeaderId]) -> Refusal | None:
    """Why these armies cannot join the group in this country's impulse."""
    area = area_of(board, group.commander)
    if area is None or not leaders:
        return refuse("6.6.3", "no-such-force", found=group.card)
    busy = _refuse_busy(board, leaders)
    if busy is not None:
        return busy
    if len(group.leaders) + len(leaders) > MOST_LEADERS:
        return refuse("6.6.3", "group-too-large", most=MOST_LEADERS)
    everybody = [*group.leaders, *leaders]
    if not any(leader[:2] == country for leader in everybody):
        return refuse("6.6.4", "group-without-own-army", country=Name("country", country))
    return refuse_group(board, area, everybody, group.card)


def refuse_leaving(board: Board, country: CountryId, leaders: Sequence[LeaderId]) -> Refusal | None:
    """Why these leaders cannot leave their group in this country's impulse."""
    groups = [group_of(board, leader) for leader in leaders]
    if not leaders or any(group is None or group is not groups[0] for group in groups):
        return refuse("6.6.3", "not-in-group", leaders=tuple(Name("leader", leader) for leader in leaders))
    group = groups[0]
    if group is not None and not any(leader[:2] == country for leader in group.leaders):
        return refuse("6.6.4", "no-army-in-group", card=Name("card", group.card), country=Name("country", country))
    return None


def refuse_command(board: Board, country: CountryId, leader: LeaderId) -> Refusal | None:
    """In its impulse a country puts an own leader of an army in command, but nobody replaces a king (6.6.4)."""
    group = group_of(board, leader)
    if group is None:
        return refuse("6.6.4", "not-in-group", leaders=(Name("leader", leader),))
    found = board.find(group.commander)
    if found is not None and is_king(edition_of(board).counters, found[1]):
        return refuse("6.6.3", "king-commands", king=Name("leader", group.commander))
    if leader[:2] != country:
        return refuse("6.6.4", "not-your-command", leader=Name("leader", leader))
    if leader == group.commander:
        return refuse("6.6.4", "commands-already", leader=Name("leader", leader))
    return None if leader in leading_there(board, board.find_all([leader])) else _refuse_bare(leader)


# Words and candidates.


def quote_group(board: Board, country: CountryId, leaders: Sequence[LeaderId]) -> tuple[Message, ...]:
    """Who would be in it, and who has to agree."""
    chiefs = board.find_all(leaders)
    asked = others_to_ask(board, country, chiefs)
    lines = [message("quote-group", leaders=tuple(Name("leader", leader) for leader in leaders))]
    if asked:
        lines.append(message("quote-consent", seats=tuple(Name("seat", seat) for seat in asked)))
    return tuple(lines)


def _leaders_together(board: Board, country: CountryId) -> list[list[LeaderId]]:
    """Free leaders of the country's side, area by area, where at least two stand and one is its own."""
    found = []
    for state in board.areas.values():
        if len(state.pieces) < FEWEST_ARMIES or country not in [piece.owner for piece in state.pieces]:
            continue
        chiefs = [piece for piece in state.pieces if piece.is_leader and not piece.inside]
        if len(chiefs) < FEWEST_ARMIES or all(chief.owner != country for chief in chiefs):
            continue
        side = [chief for chief in chiefs if _is_free(board, chief) and allied(board, country, chief.owner)]
        if len(side) > 1 and any(chief.owner == country for chief in side):
            found.append([LeaderId(chief.id) for chief in side[:6]])
    return found


def _joiners(board: Board, country: CountryId, group: ArmyGroup) -> list[LeaderId]:
    """The leaders in its area who could join a group in this country's impulse."""
    area = area_of(board, group.commander)
    field = [] if area is None else in_field(board.areas[area])
    free = [LeaderId(piece.id) for piece in field if piece.is_leader and _is_free(board, piece)]
    return [leader for leader in free if refuse_joining(board, country, group, [leader]) is None]


def _is_free(board: Board, leader: Piece) -> bool:
    return group_of(board, leader.id) is None


def _several(leaders: Sequence[LeaderId]) -> Candidate:
    return Candidate(" ".join(leaders), message("several", things=tuple(Name("leader", one) for one in leaders)))


def _group(group: ArmyGroup) -> Candidate:
    return Candidate(group.card, message("group-under", leader=Name("leader", group.commander)))
