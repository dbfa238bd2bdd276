"""ch.7 A, 9: the actions of a move: March with a card, Activate in a Campaign, GoOn after an overrun or a pursuit."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, ClassVar

from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.control import is_round
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.forces import (
    commander_of,
    force_at,
    generals_out,
    is_besieged,
    own_generals,
    printed,
    strategy_rating,
)
from rules.hannibal.board.ids import ROME, CardId, GeneralId, Side, SpaceId, side_of
from rules.hannibal.board.names import general_name, general_said, space_name
from rules.hannibal.board.state import Board
from rules.hannibal.march.besieging import refuse_siege_ahead
from rules.hannibal.march.choices import choices
from rules.hannibal.march.dangers import Leg, danger_lines, route_line
from rules.hannibal.march.expedition import IfAvoided, IfIntercepted
from rules.hannibal.march.itinerary import Orders, Walk, follow, is_sortie, set_out
from rules.hannibal.march.leave import Licence, campaign_licence, licence, not_a_move, not_activated
from rules.hannibal.march.marching import Marching
from rules.hannibal.march.party import FINISHED
from rules.hannibal.march.steps import SEA, STAY
from rules.hannibal.march.writing import INSIDE
from rules.hannibal.operations.plays import CardParam, card_candidates, not_playable, playable, spend, spends
from rules.hannibal.siege.odds import quoted

GeneralParam = Annotated[GeneralId, Kind("general")]
PathParam = Annotated[tuple[str, ...], Kind("step", many=True)]
ParcelParam = Annotated[tuple[str, ...], Kind("parcel", many=True)]
UnitsParam = Annotated[str, Kind("units")]


ANYBODY = Licence(CardId(""), mp=0, rating=None)
"""A card that activates every general: who is not activated with it has moved."""


class Moving(Action, frozen=True, kw_only=True):
    """What every order to move says: who, along which path, with whom, and what is done on the way and at its end.

    A step of the path is a space, `sea:` and a port, or `stay` (card 28). Units are written `5`, `8+2e` or `2e`; what
    is taken up or left `rome:3`, `rome:c-nero`, and `capua:2:in` inside the walls.
    """

    rule: ClassVar[str] = "ch.9"

    general: GeneralParam
    path: PathParam = ()
    units: UnitsParam = ""
    along: Annotated[tuple[str, ...], Kind("companion", many=True)] = ()
    pick_up: ParcelParam = ()
    drop: ParcelParam = ()
    inside: UnitsParam = ""
    siege: bool = False
    if_intercepted: IfIntercepted = "ask"
    if_avoided: IfAvoided = "ask"
    spare: Annotated[tuple[SpaceId, ...], Kind("space", many=True)] = ()

    @property
    def orders(self) -> Orders:
        """The part that can be followed on the map."""
        return Orders(self.path, self.pick_up, self.drop, self.inside)

    def judged(self, board: Board, side: Side, allowed: Licence) -> Refusal | tuple[Message, ...]:
        """Why this move is not allowed, or the lines of its quote."""
        if wrong := not_activated(board, side, self.general, allowed):
            return wrong
        walk = set_out(board, side, self.general, self.units, self.along, allowed, self.path)
        if isinstance(walk, Refusal):
            return walk
        shut_in = is_sortie(board, side, self.general)
        if shut_in and not sails_out(board, walk.at, self.orders):
            return self._sortie(board, walk)
        start = walk.at
        if wrong := follow(board, walk, self.orders):
            return wrong
        if shut_in and any(word.startswith(f"{start}:") for word in (*self.pick_up, *self.drop)):
            return refuse("ch.20", "sortie-comes-first", general=general_name(self.general))
        if wrong := self._pointless(board, side, walk):
            return wrong
        passed = {start, *(step.to for step in walk.steps)}
        if strays := [space for space in self.spare if space not in passed]:
            return refuse("H-86", "space-not-on-path", found=strays[0])
        return plan_lines(board, walk, start, allowed.mp, self.siege)

    def _sortie(self, board: Board, walk: Walk) -> Refusal | tuple[Message, ...]:
        """ch.9.10, 20, H-29: with enemies before the walls a battle there is all he can have, and not in a Truce."""
        more = self.path or self.pick_up or self.drop or self.inside or self.siege or self.spare
        if more or not walk.party.units.total:
            return refuse("ch.20", "sortie-comes-first", general=general_name(self.general))
        if board.truce:
            return refuse("H-29", "truce-forbids-sortie", space=space_name(walk.at))
        return (message("quote-sortie", general=general_name(self.general)),)

    def _pointless(self, board: Board, side: Side, walk: Walk) -> Refusal | None:
        """H-50: a move that changes nothing is refused; so is a siege where none can be tried."""
        if self.siege and (wrong := refuse_siege_ahead(board, walk)):
            return wrong
        state = board.generals[self.general]
        city = self.inside not in ("", "none") if not state.inside else self.inside in ("", "none")
        walls = any(word.endswith(f":{INSIDE}") for word in (*self.pick_up, *self.drop))
        if walk.steps or self.siege or city or walls or self._would_remove(board, side, walk.at):
            return None
        return refuse("H-50", "move-changes-nothing", general=general_name(self.general))

    def _would_remove(self, board: Board, side: Side, space: SpaceId) -> bool:
        """H-87: Hanno could remove a marker here as commander."""
        force = force_at(board, side, space)
        able = printed(self.general).ability == "removes-pc" and commander_of(board, force) == self.general
        return able and board.spaces[space].owner == ROME and is_round(board, space) and space not in self.spare

    def begin(self, run: Run[Board], side: Side, allowed: Licence) -> None:
        """The march begins."""
        at = run.board.generals[self.general].at
        assert at is not None
        run.call(
            Marching(
                side=side,
                general=self.general,
                allowed=allowed,
                at=at,
                units=self.units,
                along=self.along,
                orders=self.orders,
                siege=self.siege,
                spare=self.spare,
                if_intercepted=self.if_intercepted,
                if_avoided=self.if_avoided,
            )
        )


class March(Moving, frozen=True):
    """Moves one general with a card, for its OPS or with its event (ch.7 A, 9)."""

    card: CardParam
    event: bool = False

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        side, board = side_of(seat), table.board
        wrong = not_playable(board, side, self.card, "ch.7") or not_a_move(side, self.card, event=self.event)
        if wrong:
            return wrong
        lines = self.judged(board, side, licence(self.card, event=self.event))
        if isinstance(lines, Refusal):
            return lines
        return Quote(self.rule, (spends(self.card), *lines), risky=len(lines) > 1)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        side = side_of(seat)
        spend(run, side, self.card, "as-event" if self.event else "for-move", self.rule)
        assert run.board.play is not None
        run.board.play.event = self.event
        self.begin(run, side, licence(self.card, event=self.event))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        side, board = side_of(seat), table.board
        if param == "card":
            return card_candidates(_moving(board, side, playable(board, side)), typed)
        card = CardId(given.get("card", ""))
        if card not in board.hands[side]:
            return []
        event = given.get("event", "") == "true" and not_a_move(side, card, event=True) is None
        if param == "event":
            usable = not_a_move(side, card, event=True) is None
            return [Candidate(word) for word in ("true", "false") if usable or word == "false"]
        allowed = licence(card, event=event)
        if param == "general":
            return general_candidates(board, side, allowed, typed, wide=not event)
        return choices(board, side, param, given, typed, allowed)


class Activate(Moving, frozen=True):
    """Moves the next general of a Campaign (ch.9)."""

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        side, board = side_of(seat), table.board
        if board.play is None or self.general not in board.generals:
            return refuse("ch.9", "no-own-general", found=self.general)
        lines = self.judged(board, side, campaign_licence(board, board.play.card, self.general))
        return lines if isinstance(lines, Refusal) else Quote(self.rule, lines, risky=len(lines) > 1)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        assert run.board.play is not None
        self.begin(run, side_of(seat), campaign_licence(run.board, run.board.play.card, self.general))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        side, board = side_of(seat), table.board
        if board.play is None or not card_data(board.play.card).is_campaign:
            return []
        general = GeneralId(given.get("general", ""))
        if param == "general":
            any_general = next(iter(own_generals(side)))
            return general_candidates(board, side, campaign_licence(board, board.play.card, any_general), typed)
        if general not in board.generals:
            return []
        return choices(board, side, param, given, typed, campaign_licence(board, board.play.card, general))


class GoOn(Action, frozen=True):
    """Gives a new rest of the path after an overrun or a pursuit (H-53)."""

    rule: ClassVar[str] = "H-53"

    path: PathParam = ()
    pick_up: ParcelParam = ()
    drop: ParcelParam = ()
    inside: UnitsParam = ""
    siege: bool = False

    @property
    def orders(self) -> Orders:
        """The part that can be followed on the map."""
        return Orders(self.path, self.pick_up, self.drop, self.inside)

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        march = table.find(Marching)
        if march is None:
            return refuse(self.rule, "no-march")
        board = table.board
        walk = Walk(march.side, march.at, march.party.copy(), march.allowed)
        walk.shift(march.party.units)
        if wrong := follow(board, walk, self.orders):
            return wrong
        if STAY in self.path:
            return refuse("H-86", "stay-comes-first")
        if self.siege and (wrong := refuse_siege_ahead(board, walk)):
            return wrong
        return Quote(self.rule, plan_lines(board, walk, march.at, march.points_left, self.siege))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        march = run.find(Marching)
        assert march is not None
        march.orders, march.path, march.siege = self.orders, self.path, self.siege

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        march = table.find(Marching)
        if march is None:
            return []
        return choices(table.board, march.side, param, given, typed, march.allowed, march)


def plan_lines(board: Board, walk: Walk, start: SpaceId, points: int, siege: bool) -> tuple[Message, ...]:
    """The lines of a quote: the way and its price, its dangers, and the siege at its end (ch.2, 9, 20)."""
    spaces = [start, *(step.to for step in walk.steps)]
    legs = [Leg(at, step, units) for at, step, units in zip(spaces, walk.steps, walk.loads, strict=False)]
    general, allowed = walk.party.general, walk.allowed
    lines = [route_line(spaces, walk.spent, points), *danger_lines(board, walk.side, general, legs, allowed)]
    effect = card_data(allowed.card).effect if allowed.event else None
    return (*lines, *([quoted(board, general, walk.at, effect)] if siege else []))


def sails_out(board: Board, at: SpaceId, orders: Orders) -> bool:
    """ch.11: from a city that is not besieged he may sail at once, whoever stands before the walls."""
    return bool(orders.path) and orders.path[0].startswith(SEA) and not is_besieged(board, at)


def _moving(board: Board, side: Side, cards: list[CardId]) -> list[CardId]:
    """ch.7 A: those of the cards that activate anybody, for their OPS or as their event."""
    fresh = [one for one in generals_out(board, side) if not_activated(board, side, one, ANYBODY) is None]
    ratings = {general: strategy_rating(board, general) for general in fresh}
    lowest = min(ratings.values(), default=FINISHED)

    def activates(allowed: Licence) -> bool:
        rating = lowest if allowed.only is None else ratings.get(allowed.only, FINISHED)
        return rating < FINISHED and (allowed.rating is None or rating <= allowed.rating)

    return [card for card in cards if any(activates(way) for way in _licences(side, card))]


@cache
def _licences(side: Side, card: CardId) -> tuple[Licence, ...]:
    """ch.7 A: what a card allows for its OPS, and as its event if that is a move of this side."""
    ways = [event for event in (False, True) if not_a_move(side, card, event=event) is None]
    return tuple(licence(card, event=event) for event in ways)


def general_candidates(
    board: Board, side: Side, allowed: Licence, typed: str, *, wide: bool = False
) -> list[Candidate]:
    """The generals whom this card activates; `wide`: those too whom only its event would activate."""
    out = generals_out(board, side)
    able = [one for one in out if not_activated(board, side, one, allowed) is None]
    if wide and not_a_move(side, allowed.card, event=True) is None:
        other = licence(allowed.card, event=True)
        able += [one for one in out if one not in able and not not_activated(board, side, one, other)]
    return [Candidate(one, general_said(board, one)) for one in able if one.startswith(typed)][:MOST_CANDIDATES]
