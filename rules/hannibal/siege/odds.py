"""ch.2, 20: exact chances of a siege or subjugation, for quotes and for people who ask."""

from fractions import Fraction
from itertools import product

from msgspec import Struct

from rules.core.messages import Message, message
from rules.hannibal.board.forces import is_city
from rules.hannibal.board.ids import GeneralId, SpaceId
from rules.hannibal.board.names import space_name
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.effects import CardEffect
from rules.hannibal.siege.dice import dice_rolled, modifier, summed
from rules.hannibal.siege.limits import traitor_opens

FACES = range(1, 7)


class SiegeOdds(Struct, frozen=True):
    """What one attempt may bring: the chance of each number of points, of the fall, and the mean loss."""

    points: dict[int, Fraction]
    taken: Fraction
    lost: Fraction
    attempts: Fraction  # how many such attempts it takes on average, this one counted


def odds(points: int, added: int, dice: int) -> SiegeOdds:
    """ch.2: of an attempt on a city or tribe with so many points, with this modifier and number of dice."""
    needed = edition().tables.siege.needed
    found: dict[int, Fraction] = {}
    lost = Fraction(0)
    share = Fraction(1, len(FACES) ** dice)
    for faces in product(FACES, repeat=dice):
        outcome = summed(faces, added)
        found[outcome.points] = found.get(outcome.points, Fraction(0)) + share
        lost += outcome.lost * share
    taken = sum((chance for gained, chance in found.items() if points + gained >= needed), Fraction(0))
    return SiegeOdds(dict(sorted(found.items())), taken, lost, _attempts(needed - points, found))


def _attempts(missing: int, gains: dict[int, Fraction]) -> Fraction:
    """How many attempts it takes on average until so many points are gained."""
    if missing <= 0:
        return Fraction(0)
    onward = sum(
        (chance * _attempts(missing - gained, gains) for gained, chance in gains.items() if gained), Fraction(0)
    )
    return (1 + onward) / (1 - gains.get(0, Fraction(0)))


def odds_of(board: Board, general: GeneralId, space: SpaceId, effect: CardEffect | None = None) -> SiegeOdds:
    """What an attempt of this general there may bring, as the board is now, with the event of a card."""
    if traitor_opens(effect, space):
        needed = edition().tables.siege.needed
        return SiegeOdds({needed: Fraction(1)}, Fraction(1), Fraction(0), Fraction(1))
    added = modifier(board, general, space, effect)
    return odds(board.spaces[space].points, added, dice_rolled(general, space, effect))


def quoted(board: Board, general: GeneralId, space: SpaceId, effect: CardEffect | None = None) -> Message:
    """The line of a quote: the chance of a point and of the fall; losses in hundredths, attempts in tenths."""
    found = odds_of(board, general, space, effect)
    gain = 1 - found.points.get(0, Fraction(0))
    return message(
        "quote-siege" if is_city(space) else "quote-subjugation",
        space=space_name(space),
        gain=_percent(gain),
        taken=_percent(found.taken),
        lost=round(found.lost * 100),
        attempts=round(found.attempts * 10),
    )


def _percent(part: Fraction) -> int:
    """In whole per cent: only what is certain is 100, only what is impossible 0."""
    return round(part * 100) if part in (0, 1) else min(max(round(part * 100), 1), 99)
