"""The exact chance of a conquest check (7.1.A)."""

from fractions import Fraction

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest import checks
from rules.core.messages import Message, Name, message


def chance(board: Board, of: CountryId, change: int = 0) -> Fraction:
    """The chance that a check against this country succeeds now; `change` is what cards add to the die (7.1.A)."""
    if checks.is_overrun(board, of):
        return Fraction(1)
    return Fraction(checks.highest_success(board, of, change), checks.DIE)


def quote_check(board: Board, of: CountryId) -> Message:
    """What the die needs against this country now, and how likely that is (7.1.A)."""
    return message(
        "quote-conquest",
        country=Name("country", of),
        cities=checks.city_count(board, of),
        added=checks.added(board, of),
        highest=checks.highest_success(board, of),
        percent=round(100 * chance(board, of)),
    )


def prospects(board: Board, of: CountryId) -> tuple[Message, ...]:
    """For anybody who asks: whether and how likely this country can be conquered, and by whom; all of it is public."""
    powers = checks.invaders(board, of)
    if not powers:
        return (message("conquest-nobody-there", country=Name("country", of)),)
    held = message("conquest-held", powers=tuple(Name("country", power) for power in powers), areas=_names(board, of))
    refusal = checks.refuse_check(board, powers[0], of)
    return held, quote_check(board, of) if refusal is None else refusal.message


def _names(board: Board, of: CountryId) -> tuple[Name, ...]:
    return tuple(Name("area", area) for area in checks.invaded(board, of))
