"""ch.5.2.6, 5.3: losses, conquest, forts, plunder and spoils."""

from collections.abc import Sequence

from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.run import Run
from rules.empires.battle.tug import Tug
from rules.empires.board.control import take_over
from rules.empires.board.holdings import has
from rules.empires.board.ids import AreaId, CardId
from rules.empires.board.names import area_name, card_names
from rules.empires.board.state import Board, Engagement
from rules.empires.pack.edition import edition


def lose_cards(run: Run[Board], seat: Seat, label: str, stack: Sequence[CardId], count: int) -> None:
    """ch.5.2.6, E-9, E-32, E-33: general cards that are drawn are discarded, empire cards stay."""
    lost = run.draw(label, stack, min(count, len(stack)), seats=(seat,)) if count and stack else ()
    realm = run.board.realms[seat]
    gone = [CardId(card) for card in lost if card in realm.cards]
    for card in gone:
        realm.cards.remove(card)
        run.board.discard.append(card)
    if lost:
        kept = len(lost) - len(gone)
        run.tell("cards-lost", "ch.5.2", seat=seat_name(seat), count=len(lost), cards=card_names(gone), kept=kept)


def conclude_battle(run: Run[Board], fight: Engagement, tug: Tug) -> None:
    """ch.5.3: the attacker takes the area, or the defender has kept it."""
    if tug.attacker_wins:
        conquer(run, fight.attacker, fight.target)
    elif tug.rout:
        spoil(run, fight)


def conquer(run: Run[Board], seat: Seat, area: AreaId) -> None:
    """ch.5.3, E-6: all markers of the defender leave; a fort is kept by an engineer; trade is plundered."""
    state = run.board.areas[area]
    take_over(run, seat, area)
    run.tell("area-conquered", "ch.5.3", seat=seat_name(seat), area=area_name(area))
    if state.fort:
        state.fort = has(run.board, seat, "forts")
        run.tell("fort-captured" if state.fort else "fort-destroyed", "ch.5.3", area=area_name(area))
    plunder(run, seat, area)


def plunder(run: Run[Board], seat: Seat, area: AreaId) -> None:
    """ch.5.3, E-13: the trade markers of others go to the winner's warehouse as captured ones."""
    state, realm = run.board.areas[area], run.board.realms[seat]
    taken = {other: count for other, count in state.trade.items() if other != seat}
    for other, count in taken.items():
        realm.captured[other] = realm.captured.get(other, 0) + count
        del state.trade[other]
    if taken:
        run.tell("plundered", "ch.5.3", seat=seat_name(seat), area=area_name(area), goods=sum(taken.values()))


def spoil(run: Run[Board], fight: Engagement) -> None:
    """ch.5.3: a defender who routs takes up to two own-colour markers out of the attacker's warehouse."""
    loser, winner = run.board.realms[fight.attacker], run.board.realms[fight.defender]
    goods = min(loser.goods, edition().scenario.rout_spoils)
    if goods:
        loser.goods -= goods
        winner.captured[fight.attacker] = winner.captured.get(fight.attacker, 0) + goods
        name, loser_name = seat_name(fight.defender), seat_name(fight.attacker)
        run.tell("spoils-taken", "ch.5.3", seat=name, loser=loser_name, goods=goods)
