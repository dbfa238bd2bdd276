"""ch.6, T-51: an expansion from its growth to its last battle."""

from rules.core.actions import Action
from rules.core.ids import Seat
from rules.core.messages import message, seat_name
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.era_of_tribes.barbarians.tiles import UseTile
from rules.era_of_tribes.battle.battle import Battle
from rules.era_of_tribes.battle.muster import ASK
from rules.era_of_tribes.battle.sea import SeaBattle
from rules.era_of_tribes.board.holdings import abilities, goods_of
from rules.era_of_tribes.board.ids import HORSE, AreaId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.pieces import count_colonies, put_vassals, settle_resources
from rules.era_of_tribes.board.state import Assault, Board, Campaign
from rules.era_of_tribes.expansion.building import BuildFleet, OpenPost, Train
from rules.era_of_tribes.expansion.cities import Found
from rules.era_of_tribes.expansion.confirming import AttackOrder, Confirm
from rules.era_of_tribes.expansion.growth import (
    GiveUp,
    Place,
    demanded,
    give_up,
    given_up_by_default,
    growth_points,
    place,
    places_by_default,
    removable,
    rooms,
)
from rules.era_of_tribes.expansion.marching import March, is_attack
from rules.era_of_tribes.expansion.parts import campaign_of, reach
from rules.era_of_tribes.expansion.sailing import Engage, Raid, Sail
from rules.era_of_tribes.scoring.end import check_end

HOLD = "hold"
STEPS_OF_EXPANSION: tuple[type[Action], ...] = (
    Place,  # ch.6.1
    BuildFleet,  # ch.6.2
    Train,
    OpenPost,
    March,
    Sail,
    Engage,  # T-14
    Raid,  # ch.10
    Found,  # ch.6.3
    AttackOrder,  # T-82
    UseTile,  # ch.7
    Confirm,  # T-51
)


class Expanding(Procedure):
    """An expansion: chosen, or automatic without leaders and goods (ch.6, T-6)."""

    steps = ("begin", "ask_removal", "ask_step", "hear_step", "resolve", "settle_battle", "finish")

    seat: Seat
    leaders: int = 0
    goods: int = 0
    auto: bool = False

    def begin(self, run: Run[Board]) -> None:
        """ch.6.1: a legion for Romans, then growth; if all that can be given up must be, nobody is asked."""
        board, seat = run.board, self.seat
        realm, own = board.realms[seat], abilities(board, seat)
        if realm.legions < own.legions:
            realm.legions += own.legions_per_expansion
            run.tell("legion-raised", "ch.6.1", seat=seat_name(seat), legions=realm.legions)
        growth = growth_points(board, seat, self.leaders, self.goods)
        horses = goods_of(board, seat)[HORSE]
        board.campaign = Campaign(seat, auto=self.auto, growth=growth, room=rooms(board, seat), horses=horses)
        run.tell("expansion-begins", "ch.6.1", seat=seat_name(seat), growth=growth, auto=self.auto)
        if growth < 0 and demanded(board, seat) == removable(board, seat).total():
            give_up(run, seat, given_up_by_default(board, seat))

    def ask_removal(self, run: Run[Board]) -> None:
        """ch.6.1, 12: negative growth: the owner says what he gives up."""
        count = demanded(run.board, self.seat)
        if count:
            reason = message("must-give-up", count=count)
            run.ask(self.seat, "removal", "ch.6.1", actions=(GiveUp,), default=GiveUp(), reason=reason)

    def ask_step(self, run: Run[Board]) -> None:
        """T-51, T-80: one small step after the other; `hold` grows as far as possible and does nothing else."""
        campaign = campaign_of(run.board)
        campaign.growth = max(campaign.growth, 0)
        kind = "auto-expansion" if self.auto else "expansion"
        reason = message("expansion-part", part=campaign.part, growth=campaign.growth)
        run.ask(
            self.seat, kind, "ch.6", options=(Option(HOLD),), actions=STEPS_OF_EXPANSION, default=HOLD, reason=reason
        )

    def hear_step(self, run: Run[Board]) -> None:
        """T-51: until the player confirms; T-80: holding places new vassals by default."""
        campaign = campaign_of(run.board)
        if run.answers.get(self.seat) == Choose(HOLD):
            if campaign.part == "growth" and not campaign.fresh:
                wished = places_by_default(run.board, self.seat)
                if wished:
                    place(run, self.seat, wished, 0)
            reach(run, "battles")
        if campaign.part != "battles":
            run.goto("ask_step")

    def resolve(self, run: Run[Board]) -> None:
        """ch.6.4: all attacks in the active player's order, sea battles first; T-36: empty targets are settled."""
        board, campaign = run.board, campaign_of(run.board)
        while campaign.fights or campaign.attacks:
            if campaign.fights:
                fight = campaign.fights.pop(0)
                run.call(SeaBattle(area=fight.area, attacker=fight.attacker, defender=fight.defender))
                return
            target = next((area for area in campaign.order if area in campaign.attacks), next(iter(campaign.attacks)))
            assault = campaign.attacks.pop(target)
            if is_attack(board, self.seat, target):
                order = campaign.orders.get(target)
                muster = None if order is None or order.armies == ASK else order
                run.call(Battle(area=target, seat=self.seat, assault=assault, muster=muster))
                return
            self._settle(run, target, assault)
        run.goto("finish")

    def _settle(self, run: Run[Board], target: AreaId, assault: Assault) -> None:
        """T-36: an attack that finds nobody becomes settling."""
        put_vassals(run.board, self.seat, target, assault.pieces)
        run.tell("empty-target-settled", "T-36", seat=seat_name(self.seat), area=area_name(target))
        settle_resources(run)
        count_colonies(run)

    def settle_battle(self, run: Run[Board]) -> None:
        """T-51, T-64, T-75: after each battle resources, colonies and the end are looked at."""
        settle_resources(run)
        count_colonies(run)
        check_end(run)
        run.goto("resolve")

    def finish(self, run: Run[Board]) -> None:
        """T-75: the expansion is over."""
        run.board.campaign = None
        run.tell("expansion-ends", "ch.6", seat=seat_name(self.seat))
        check_end(run)
