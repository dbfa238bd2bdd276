"""Army groups: who may form one, when it ends (6.6.3, 6.6.4, R-46)."""

from collections.abc import Iterable, Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import fits, in_field, is_king, rating
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.pieces import ArmyGroup, Piece
from rules.assyrian_wars.board.relations import allied, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.command import command_bonus
from rules.assyrian_wars.march.group_command import best_commander, commanding, order_of_command
from rules.assyrian_wars.pack.card_effects import ArmyGroupEffect as Holding
from rules.assyrian_wars.siege.handover import hand_over_sieges
from rules.core.ids import Seat
from rules.core.messages import Name, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

MOST_LEADERS = 3
FEWEST_ARMIES = 2
JOIN, DECLINE = "join", "decline"
FORM, LEAVE_IT = "form", "leave-it"
STAY_BEHIND, KEEP = "stay-behind", "keep"


# Looking.


def area_of(board: Board, piece: PieceId) -> AreaId | None:
    """The area in which a piece stands outside the city, if it does."""
    for area, state in board.areas.items():
        for candidate in state.pieces:
            if candidate.id == piece:
                return None if candidate.inside else area
    return None


def leading(board: Board, area: AreaId, *, inside: bool = False) -> dict[PieceId, tuple[Piece, ...]]:
    """The leaders in the field of an area, or inside its city, who lead an army, with their units (6.6.2)."""
    return commanding(board, [piece for piece in board.areas[area].pieces if piece.inside == inside])


def group_of(board: Board, leader: PieceId) -> ArmyGroup | None:
    """The group a leader belongs to."""
    return next((group for group in board.groups if leader in group.leaders), None)


def group_on(board: Board, card: str) -> ArmyGroup | None:
    """The group that a card holds."""
    return next((group for group in board.groups if group.card == card), None)


def free_cards(board: Board, country: CountryId) -> list[CardId]:
    """A country's army group cards that hold no group, are not sold, and may be used in this turn (6.6.6, 10.2)."""
    cards = edition_of(board).cards
    used = {group.card for group in board.groups}
    sold = board.countries[country].turn.sold_cards
    return [
        card
        for card in cards.army_groups.get(country, ())
        if card not in used and card not in sold and board.clock.turn >= holding(board, card).from_turn
    ]


def holding(board: Board, card: CardId) -> Holding:
    """What an army group card can do."""
    effect = edition_of(board).cards.by_id[card].uses[0].effect
    if not isinstance(effect, Holding):
        raise LookupError(f"{card} is no army group card")
    return effect


def command_of(board: Board, leader: Piece) -> int:
    """A leader's command rating, with what a card adds to it (2.1.2)."""
    printed = rating(edition_of(board).counters, board.options, leader)
    return printed.command + command_bonus(board, leader.id)


def refuse_size(board: Board, leader: Piece, troops: Sequence[Piece]) -> Refusal | None:
    """At most so many regulars, and as many mercenaries, as the leader's command rating (6.6.2, R-44)."""
    command = command_of(board, leader)
    if fits(command, troops):
        return None
    hired = sum(unit.is_hired for unit in troops)
    return refuse(
        "6.6.2",
        "army-too-large",
        leader=Name("leader", leader.id),
        command=command,
        regulars=len(troops) - hired,
        mercenaries=hired,
    )


# May it be formed?


def refuse_group(board: Board, area: AreaId, leaders: Sequence[LeaderId], card: CardId) -> Refusal | None:
    """Why these leaders cannot be one group on this card; None: they can (6.6.3, 6.6.4, R-46)."""
    there = {piece.id: piece for piece in in_field(board.areas[area]) if piece.is_leader}
    missing = [leader for leader in leaders if leader not in there]
    if missing:
        return refuse("6.6.3", "group-not-in-area", leader=Name("leader", missing[0]), area=Name("area", area))
    if len(leaders) > MOST_LEADERS:
        return refuse("6.6.3", "group-too-large", most=MOST_LEADERS)
    if len(set(leaders)) < len(leaders):
        return refuse("6.6.3", "group-named-twice")
    chiefs = [there[leader] for leader in leaders]
    if any(not allied(board, chiefs[0].owner, chief.owner) for chief in chiefs):
        return refuse("6.6.3", "group-not-allied")
    kings = [chief for chief in chiefs if is_king(edition_of(board).counters, chief)]
    if len(kings) > 1:
        return refuse("6.6.3", "group-two-kings", kings=tuple(Name("leader", king.id) for king in kings))
    led = leading(board, area)
    in_command = [chief for chief in chiefs if chief.id in led]
    if len(in_command) < FEWEST_ARMIES:
        return refuse("6.6.3", "group-needs-two-armies", armies=len(in_command))
    owner = edition_of(board).cards.by_id[card].owner
    if all(chief.owner != owner for chief in in_command):
        return refuse("6.6.4", "group-without-card-owner", country=Name("country", owner or ""))
    return None


def others_to_ask(board: Board, country: CountryId, leaders: Iterable[Piece]) -> dict[Seat, list[PieceId]]:
    """The other players with an army among these leaders, whose consent is needed (6.6.4)."""
    own = seat_of(board, country)
    asked: dict[Seat, list[PieceId]] = {}
    for chief in leaders:
        seat = seat_of(board, chief.owner)
        if seat is not None and seat != own:
            asked.setdefault(seat, []).append(chief.id)
    return asked


# Forming, keeping, ending.


class Forming(Procedure):
    """Armies form a group or join one; each other player agrees or keeps his army out (6.6.3, 6.6.4)."""

    steps = ("ask", "form")

    country: CountryId  # who proposes it
    card: CardId
    leaders: tuple[LeaderId, ...]  # the group as it shall be
    commander: LeaderId | None = None

    def ask(self, run: Run[Board]) -> None:
        """6.6.4: every other player whose army is to be in it is asked."""
        board = run.board
        old = group_on(board, self.card)
        for seat, leaders in self._asked(board).items():
            run.ask(
                seat,
                "join-group",
                "6.6.4",
                options=(
                    Option(JOIN, message("option-join-group")),
                    Option(DECLINE, message("option-decline-group")),
                ),
                default=Choose(JOIN if old is not None and leaders[0] in old.leaders else DECLINE),
                reason=message(
                    "group-proposed",
                    country=Name("country", self.country),
                    leaders=tuple(Name("leader", leader) for leader in self.leaders),
                    area=Name("area", area_of(board, self.leaders[0]) or ""),
                ),
            )

    def form(self, run: Run[Board]) -> None:
        """6.6.3: those who agreed are a group, if at least two armies are left; it costs no AP."""
        board = run.board
        out = [
            leader
            for seat, leaders in self._asked(board).items()
            if run.answers.get(seat) == Choose(DECLINE)
            for leader in leaders
        ]
        if group_on(board, self.card) is not None and out:
            run.tell("group-declined", "6.6.4", country=Name("country", self.country))
            return
        chosen = [leader for leader in self.leaders if leader not in out]
        area = area_of(board, chosen[0]) if chosen else None
        if area is None or refuse_group(board, area, chosen, self.card) is not None:
            run.tell("group-declined", "6.6.4", country=Name("country", self.country))
            return
        set_group(run, self.card, area, chosen, self.commander)

    def _asked(self, board: Board) -> dict[Seat, list[PieceId]]:
        chiefs = board.find_all(self.leaders)
        return others_to_ask(board, self.country, chiefs)


def set_group(
    run: Run[Board], card: CardId, area: AreaId, leaders: Sequence[LeaderId], commander: LeaderId | None = None
) -> None:
    """Put the leaders on the card; their units stay with them (6.6.3)."""
    board = run.board
    for leader, troops in leading(board, area).items():
        if leader in leaders:
            for unit in troops:
                unit.under = LeaderId(leader)
    chiefs = [piece for leader in leaders for piece in board.areas[area].pieces if piece.id == leader]
    old = group_on(board, card)
    wanted = commander or (old.commander if old is not None else leaders[0])
    ranked = order_of_command(board, chiefs, wanted)
    owner = edition_of(board).cards.by_id[card].owner
    group = ArmyGroup(card, owner or chiefs[0].owner, ranked)
    board.groups = [other for other in board.groups if other.card != card] + [group]
    run.tell(
        "group-formed",
        "6.6.3",
        card=Name("card", card),
        area=Name("area", area),
        leaders=tuple(Name("leader", leader) for leader in ranked),
    )


def dissolve(run: Run[Board], card: CardId) -> None:
    """The group ends; its armies stay where they are (R-46)."""
    board = run.board
    board.groups = [group for group in board.groups if group.card != card]
    run.tell("group-dissolved", "6.6.3", card=Name("card", card))


def leave_group(board: Board, leader: LeaderId, *, stays: bool = False) -> None:
    """A leader steps out of his group, which keeps up its siege unless he stays there (6.8); then `tidy_groups`."""
    group = group_of(board, leader)
    if group is not None:
        group.leaders = [other for other in group.leaders if other != leader]
        if not stays:
            hand_over_sieges(board, group.leaders, leader)
        board.groups = [other for other in board.groups if other.leaders]


def tidy_groups(run: Run[Board]) -> None:
    """After pieces moved, died or were crowned: drop who is gone, let a king command, end what is no group (R-46)."""
    for group in list(run.board.groups):
        _tidy(run, group)


def _tidy(run: Run[Board], group: ArmyGroup) -> None:
    board = run.board
    hand_over_sieges(board, group.leaders)
    area, chiefs = _together(board, group)
    if not chiefs:
        dissolve(run, group.card)
        return
    counters = edition_of(board).counters
    kings = [chief for chief in chiefs if is_king(counters, chief)]
    for king in kings[1:]:
        chiefs.remove(king)  # 6.6.3: one king only, the commander stays
    led = leading(board, area, inside=chiefs[0].inside)  # a garrison may be a group (6.8)
    in_command = [chief for chief in chiefs if chief.id in led]
    if len(in_command) < FEWEST_ARMIES or all(chief.owner != group.country for chief in in_command):
        dissolve(run, group.card)
        return
    commander = kings[0].id if kings else group.commander
    if len(chiefs) < len(group.leaders) or commander != group.commander or (not kings and commander not in led):
        group.leaders = order_of_command(board, chiefs, best_commander(board, chiefs, group))


def _together(board: Board, group: ArmyGroup) -> tuple[AreaId, list[Piece]]:
    """Where the first leader of a group is that is still on the map, and those of its leaders who are with him."""
    for leader in group.leaders:
        found = board.find(leader)
        if found is not None and found[0].kind == "area":
            area, first = AreaId(found[0].id), found[1]
            there = {piece.id: piece for piece in board.areas[area].pieces if piece.inside == first.inside}
            return area, [there[other] for other in group.leaders if other in there]
    return AreaId(""), []


class Leaving(Procedure):
    """Armies leave their group where it stands: own ones at will, another player's if he agrees (6.6.3, R-46)."""

    steps = ("ask", "leave")

    country: CountryId
    leaders: tuple[LeaderId, ...]

    def ask(self, run: Run[Board]) -> None:
        """6.6.4: every other player whose army shall be left behind is asked."""
        for seat in self._asked(run.board):
            run.ask(
                seat,
                "leave-group",
                "6.6.4",
                options=(
                    Option(STAY_BEHIND, message("option-stay-behind")),
                    Option(KEEP, message("option-keep-in-group")),
                ),
                default=Choose(KEEP),
                reason=message(
                    "group-parting",
                    country=Name("country", self.country),
                    leaders=tuple(Name("leader", leader) for leader in self.leaders),
                ),
            )

    def leave(self, run: Run[Board]) -> None:
        """6.6.3: who agreed is out; a group of fewer than two armies ends (R-46)."""
        board = run.board
        kept = [
            leader
            for seat, leaders in self._asked(board).items()
            if run.answers.get(seat) == Choose(KEEP)
            for leader in leaders
        ]
        going = [leader for leader in self.leaders if leader not in kept]
        for leader in going:
            leave_group(board, leader, stays=True)
        if going:
            run.tell("group-left", "6.6.3", leaders=tuple(Name("leader", leader) for leader in going))
        tidy_groups(run)

    def _asked(self, board: Board) -> dict[Seat, list[PieceId]]:
        chiefs = board.find_all(self.leaders)
        return others_to_ask(board, self.country, chiefs)


class Renewal(Procedure):
    """After a battle that wiped out a card owner's armies, an allied power may form a new group at once (6.6.4)."""

    steps = ("look", "ask", "form")

    area: AreaId
    powers: tuple[CountryId, ...] = ()  # still to be asked, in track order

    def look(self, run: Run[Board]) -> None:
        """6.6.4: groups without their owner's armies dissolve; who could form one of the survivors?"""
        before = [group for group in run.board.groups if area_of(run.board, group.commander) in (self.area, None)]
        survivors = {leader for group in before for leader in group.leaders}
        tidy_groups(run)
        ended = [group for group in before if group_on(run.board, group.card) is None]
        if any(self._is_wiped_out(run.board, group) for group in ended):
            self.powers = tuple(
                country for country in run.board.countries if self._could_form(run.board, country, list(survivors))
            )
        if not self.powers:
            run.end()

    def ask(self, run: Run[Board]) -> None:
        """6.6.4: the powers with a free card are asked one after another."""
        country = self.powers[0]
        seat = seat_of(run.board, country)
        if seat is not None:
            run.ask(
                seat,
                "renew-group",
                "6.6.4",
                options=(Option(FORM, message("option-form-group")), Option(LEAVE_IT, message("option-no-group"))),
                default=Choose(FORM),
                reason=message("group-may-be-renewed", country=Name("country", country), area=Name("area", self.area)),
            )

    def form(self, run: Run[Board]) -> None:
        """6.6.4: a new group on the power's own card, with the consent of the others in it."""
        country, self.powers = self.powers[0], self.powers[1:]
        if run.answers and run.choice == FORM:
            leaders = _allied_leaders(run.board, self.area, country)
            run.call(Forming(country=country, card=free_cards(run.board, country)[0], leaders=leaders))
        elif self.powers:
            run.goto("ask")

    def _is_wiped_out(self, board: Board, group: ArmyGroup) -> bool:
        """Nothing of the card's owner is left: his leaders are off the map, his units out of the area (R-46)."""
        own = [leader for leader in group.leaders if leader[:2] == group.country]
        fallen = all(found is None or found[0].kind != "area" for found in map(board.find, own))
        return fallen and all(piece.owner != group.country for piece in board.areas[self.area].pieces)

    def _could_form(self, board: Board, country: CountryId, survivors: Sequence[LeaderId]) -> bool:
        cards = free_cards(board, country)
        leaders = _allied_leaders(board, self.area, country)
        mine = [leader for leader in leaders if leader in survivors]
        return bool(cards) and bool(mine) and refuse_group(board, self.area, leaders, cards[0]) is None


def _allied_leaders(board: Board, area: AreaId, country: CountryId) -> tuple[LeaderId, ...]:
    """Up to three leaders with armies of a side in an area, the country's own first, at most one king."""
    led = leading(board, area)
    counters = edition_of(board).counters
    chiefs = [
        piece
        for piece in board.areas[area].pieces
        if piece.id in led and group_of(board, piece.id) is None and allied(board, country, piece.owner)
    ]
    kings = [chief for chief in chiefs if is_king(counters, chief)]
    able = sorted((c for c in chiefs if c not in kings[1:]), key=lambda chief: chief.owner != country)
    return tuple(LeaderId(chief.id) for chief in able[:MOST_LEADERS])
