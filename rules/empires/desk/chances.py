"""What `/odds` works out: from what a view shows of the table, in the same figures as the quotes of the rules."""

from collections.abc import Sequence

from rules.core.ids import Seat
from rules.core.messages import Message, Refusal, message, seat_name
from rules.empires.attack.routes import routes
from rules.empires.battle.odds import quoted
from rules.empires.battle.stacks import STRONGEST, combat_at, line_up
from rules.empires.board.holdings import has, persons
from rules.empires.board.ids import AreaId, Combat
from rules.empires.board.names import area_name
from rules.empires.board.odds import likely
from rules.empires.board.state import AreaState, Board, Realm
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView

USUAL = (STRONGEST,)


def board_of(view: EmpiresView) -> Board:
    """The table as a view shows it: committed stacks and wishes are left out, all else lies open (ch.6)."""
    general = edition().decks.general
    realms = {
        one.seat: Realm(
            one.half,
            one.empire,
            [card for card in one.hand if card in general],
            one.goods,
            dict(one.captured),
            one.points,
            one.lost,
        )
        for one in view.realms
    }
    open_cards = [*view.display, *view.discard, *(card for realm in realms.values() for card in realm.cards)]
    return Board(
        order=list(view.order),
        areas={id: AreaState(one.owner, one.markers, one.fort, dict(one.trade)) for id, one in view.areas.items()},
        realms=realms,
        deck=sorted({*general} - {*open_cards}),
        display=list(view.display),
        discard=list(view.discard),
        phase=view.phase,
        turn=view.turn,
        round=view.round,
        start=view.order.index(view.start),
        active=view.active,
    )


def attack_chances(
    view: EmpiresView, seat: Seat, target: AreaId, stack: Sequence[str] = USUAL, siege: Sequence[str] = USUAL
) -> list[Message]:
    """ch.5.1, 5.2: every kind of route, the neutral province, or the battle with these stacks; first the title."""
    board = board_of(view)
    lines = [message("odds-of-attack", seat=seat_name(seat), area=area_name(target))]
    best = {route.kind: route for route in reversed(routes(board, seat, target))}
    for kind, route in sorted(best.items(), key=lambda pair: pair[1].needs):
        chance = likely(route.needs)
        lines.append(message("quote-movement", route=kind, needs=route.needs, percent=chance))
    defender, needs = board.areas[target].owner, edition().scenario.neutral_province
    if defender is None and target in edition().map.provinces:
        lines.append(message("quote-neutral", needs=needs, percent=likely(needs)))
    if defender is not None and defender != seat:
        lines.append(_battle(board, seat, combat_at(target), stack, defender))
        if board.areas[target].fort:
            lines.append(_battle(board, seat, "siege", siege, defender))
    return lines


def _battle(board: Board, seat: Seat, combat: Combat, words: Sequence[str], defender: Seat) -> Message:
    """The odds of a stack, or why it is not lawful."""
    stack = line_up(board, seat, combat, words, "attacker")
    return stack.message if isinstance(stack, Refusal) else quoted(board, combat, stack, "attacker", defender)


def other_chances(view: EmpiresView, seat: Seat) -> list[Message]:
    """ch.5.4, 5.7: courting, subverting by what is paid, and displacing; first the title."""
    board, terms = board_of(view), edition().scenario
    lines = [
        message("odds-of-others", seat=seat_name(seat)),
        message("odds-court", goods=terms.court.cost, percent=likely(terms.court.roll)),
    ]
    if has(board, seat, "diplomacy"):
        lines += [
            message("odds-subvert", goods=paid, percent=likely(terms.subvert.roll, paid))
            for paid in range(terms.subvert.most + 1)
        ]
    displaces = likely(terms.displace, persons(board, seat, "trade"))
    return [*lines, message("odds-displace", percent=displaces)]
