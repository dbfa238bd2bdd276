"""Cards on the table: announced, kept face up while they last, and put away (4.1, 6.11, 6.11.f, 6.11.l)."""

from functools import cache
from typing import TypeVar

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.editions import edition_named
from rules.assyrian_wars.board.ids import AreaId, CardId
from rules.assyrian_wars.board.state import Board, LastingEffect
from rules.assyrian_wars.events.handlers import Play, use_of
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.pack.card_effects import kind_of
from rules.assyrian_wars.pack.cards import Use
from rules.core.messages import Name
from rules.core.run import Run

ANNOUNCED = "announced"

E = TypeVar("E", bound=event.Effect)


def announce(board: Board, play: Play) -> None:
    """The card leaves the hand and lies face up until its event is carried out or cancelled."""
    decks.take_out(board, play.country, play.card)
    board.effects.append(LastingEffect(play.card, play.country, "event", ANNOUNCED, face_up=True))


def clear(run: Run[Board], card: CardId) -> None:
    """A card that lies there for nothing but its announcement goes to its pile (4.1)."""
    if lift(run.board, card):
        decks.put_away(run.board, card)


def lift(board: Board, card: CardId) -> bool:
    """Takes the announced card up; whether it lay there."""
    announced = [effect for effect in board.effects if effect.card == card and effect.kind == ANNOUNCED]
    for effect in announced:
        board.effects.remove(effect)
    return bool(announced)


def lay(board: Board, play: Play, target: str = "", value: int = 0) -> None:
    """The effect lasts for as long as its use says; a use that works at once waits for the roll that it changes."""
    use = use_of(board, play)
    until = "check" if use.lasts == "at-once" else use.lasts
    if use.stays_face_up:
        lift(board, play.card)
    kind = kind_of(type(use.effect).__name__)
    board.effects.append(
        LastingEffect(play.card, play.country, until, kind, target, value, use.stays_face_up, board.clock.impulses)
    )


def remove(run: Run[Board], effect: LastingEffect, rule: str = "6.11") -> None:
    """An effect is over; its card goes to its pile if it lay there."""
    board, use = run.board, printed_use(run.board, effect)
    board.effects.remove(effect)
    if effect.face_up:
        decks.put_away(board, effect.card)
    if use is not None and isinstance(use.effect, event.StandingSupport):
        country = board.countries[use.effect.country]
        country.eco -= use.effect.eco
        run.tell("eco-lowered", rule, country=Name("country", use.effect.country), levels=use.effect.eco)
    if use is not None and isinstance(use.effect, event.EcoMarker):
        state = board.areas[AreaId(effect.target)]
        state.eco_plus = max(0, state.eco_plus - 1)  # 6.11.i: the marker goes with its card
    run.tell("effect-over", rule, card=Name("card", effect.card), country=Name("country", effect.country))


def printed_use(board: Board, effect: LastingEffect) -> Use | None:
    """The use that laid an effect; none for a card that is only announced."""
    return _printed_use(board.pack, effect.card, effect.kind)


@cache
def _printed_use(pack: str, card: CardId, kind: str) -> Use | None:
    uses = edition_named(pack).cards.by_id[card].uses
    return next((use for use in uses if kind_of(type(use.effect).__name__) == kind), None)


def lasting(board: Board, kind: type[E]) -> list[tuple[LastingEffect, E]]:
    """The effects of this kind that are in force, the oldest first, each with what is printed."""
    if not board.effects:
        return []
    name = kind_of(kind.__name__)
    found: list[tuple[LastingEffect, E]] = []
    for effect in board.effects:
        if effect.kind == name:
            use = printed_use(board, effect)
            if use is not None and isinstance(use.effect, kind):
                found.append((effect, use.effect))
    return found
