"""T-51, T-82: attack orders, and the end of movement and building."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, message, refuse, seat_name
from rules.core.picking import one, several
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.battle.battle import (
    AlliesParam,
    LossesParam,
    NumberParam,
)
from rules.era_of_tribes.battle.choices import muster_candidates
from rules.era_of_tribes.battle.muster import ASK, wrong_muster
from rules.era_of_tribes.board.holdings import lands_of
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.refusals import not_own
from rules.era_of_tribes.board.state import Board, Muster
from rules.era_of_tribes.board.tracks import change_morale
from rules.era_of_tribes.expansion.parts import campaign_of, reach

EXPELLED = 2  # ch.6.4: the morale of the owner of an expelled post
Areas = Annotated[tuple[AreaId, ...], Kind("area", many=True)]


class AttackOrder(Action, frozen=True):
    """Says for one target what will be put up there once the defender has (T-82); `ask` asks then.

    Everybody reads this order, so mercenaries are counted, not named (ch.11).
    """

    rule: ClassVar[str] = "T-82"

    target: Annotated[AreaId, Kind("area")]
    armies: NumberParam = "enough"
    goods: bool = True
    mercenaries: Annotated[tuple[str, ...], Kind("number", many=True)] = ()
    allies: AlliesParam = ()
    losses: LossesParam = ()
    legions: NumberParam = "all"
    city: Annotated[str, Kind("wish")] = "auto"

    def muster(self) -> Muster:
        """As an order."""
        return Muster(self.armies, self.legions, self.goods, self.mercenaries, self.allies, self.losses, self.city)

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        if self.target not in campaign_of(board).attacks:
            return refuse(self.rule, "no-attack-there", area=area_name(self.target))
        if not all(word.isdigit() for word in self.mercenaries):
            return refuse("ch.11", "tiles-by-number")
        return wrong_muster(board, seat, self.muster(), ask=True) or Quote(self.rule)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        campaign_of(run.board).orders[self.target] = self.muster()

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Pending attacks, and what may be put up."""
        attacks = campaign_of(table.board).attacks
        if param == "target":
            return one(attacks, typed, "area")
        if param == "mercenaries":
            return [Candidate(str(count + 1)) for count in range(len(table.board.realms[seat].tiles) if attacks else 0)]
        return muster_candidates(table.board, seat, param, typed) if attacks else []


class Confirm(Action, frozen=True):
    """Ends movement and building; then the attacks are resolved in this order (T-51, T-82).

    `armies` and the rest are the order for every attack that has none of its own; `expel` closes trading posts of
    players who are attacked.
    """

    rule: ClassVar[str] = "T-51"

    armies: NumberParam = ASK
    goods: bool = True
    losses: LossesParam = ()
    order: Areas = ()
    expel: Areas = ()
    city: Annotated[str, Kind("wish")] = "auto"

    def muster(self) -> Muster:
        """As an order."""
        return Muster(armies=self.armies, goods=self.goods, losses=self.losses, city=self.city)

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        campaign = campaign_of(board)
        wrong = wrong_muster(board, seat, self.muster(), ask=True)
        for area in self.order:
            if wrong is None and (area not in campaign.attacks or self.order.count(area) > 1):
                wrong = refuse(self.rule, "no-attack-there", area=area_name(area))
        for area in self.expel:
            wrong = wrong or unexpelled(board, seat, area)
        fights = len(campaign.attacks) + len(campaign.fights)
        return wrong or Quote(self.rule, (message("quote-confirm", attacks=fights),), risky=fights > 0)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        campaign = campaign_of(run.board)
        for area in set(self.expel):
            expel(run, area)
        for area in campaign.attacks:
            campaign.orders.setdefault(area, self.muster())
        campaign.order = [*self.order, *(area for area in campaign.attacks if area not in self.order)]
        reach(run, "battles")

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Pending attacks, posts that may be expelled, and what may be put up."""
        board = table.board
        if param == "order":
            return several(list(campaign_of(board).attacks), typed, lambda area: area_name(AreaId(area)))
        if param == "expel":
            posts = [area for area in lands_of(board, seat) if unexpelled(board, seat, area) is None]
            return several(posts, typed, lambda area: area_name(AreaId(area)))
        return muster_candidates(board, seat, param, typed) if campaign_of(board).attacks else []


def unexpelled(board: Board, seat: Seat, area: AreaId) -> Refusal | None:
    """ch.6.4: only posts of a player whom the seat attacks in this expansion."""
    wrong = not_own(board, seat, area, "ch.6.4")
    if wrong:
        return wrong
    owner, campaign = board.lands[area].post, campaign_of(board)
    if owner is None:
        return refuse("ch.6.4", "no-post-there", area=area_name(area))
    attacked = {board.lands[target].owner for target in campaign.attacks}
    attacked |= {fight.defender for fight in campaign.fights if fight.attacker == seat}
    return None if owner in attacked else refuse("ch.6.4", "not-attacked", seat=seat_name(owner))


def expel(run: Run[Board], area: AreaId) -> None:
    """ch.6.4: the post is free, its owner loses morale and the trade marker."""
    board = run.board
    owner = board.lands[area].post
    assert owner is not None
    board.lands[area].post = None
    board.realms[owner].free += 1
    change_morale(board.realms[owner], -EXPELLED)
    run.tell("post-expelled", "ch.6.4", seat=seat_name(owner), area=area_name(area))
