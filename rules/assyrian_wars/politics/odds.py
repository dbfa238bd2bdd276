"""What a tribute check and a minor's marker hold in store; all of it is public, so anybody may ask (5.2.1, 6.9)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import ALLIANCE, MARCH, PRO, TRADE
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter.odds import chance, percent
from rules.assyrian_wars.politics.diplomacy import space_of, status_name
from rules.assyrian_wars.politics.influence import price, refuse_target, spaces_between
from rules.assyrian_wars.tribute.phase import may_be_schemed
from rules.assyrian_wars.tribute.tribute import chance_to_pay, dice_of
from rules.core.messages import Message, Name, message

STEPS = (TRADE, PRO, MARCH, ALLIANCE)


def tribute_prospects(board: Board, minor: CountryId) -> tuple[Message, ...]:
    """How likely a minor pays Assyria if it is asked now, and if it is beaten after a refusal (5.2.1, 7.4.4)."""
    name = Name("country", minor)
    if not may_be_schemed(board, minor) or board.countries[minor].eliminated:
        return (message("odds-no-tribute", country=name),)
    lines = [_check(board, minor, punished=False)]
    if board.countries[minor].refusal:
        lines.append(_check(board, minor, punished=True))
    return tuple(lines)


def _check(board: Board, minor: CountryId, *, punished: bool) -> Message:
    """The dice of one check; a country without a capital cannot refuse (R-33)."""
    paid = percent(chance_to_pay(board, minor, punished=punished))
    dice = dice_of(board, minor, punished=punished)
    return message("odds-tribute", country=Name("country", minor), dice=dice, percent=paid, punished=punished)


def influence_prospects(board: Board, country: CountryId, powers: Sequence[CountryId]) -> tuple[Message, ...]:
    """Where a marker stands, and what each power has to spend, or to roll, to bring it further up its track (6.9)."""
    if board.countries[country].is_power:
        return (message("power-has-no-level", country=Name("country", country)),)
    track, level = space_of(board, country)
    stands = message(
        "odds-marker",
        country=Name("country", country),
        power=Name("country", track or ""),
        level=level,
        status=status_name(level),
    )
    return stands, *(_climb(board, country, power) for power in powers)


def _climb(board: Board, country: CountryId, power: CountryId) -> Message:
    """The price of every status above, and the chance that an alliance breaker of two dice makes the alliance."""
    refusal = refuse_target(board, power, country)
    if refusal is not None:
        return message("odds-no-influence", power=Name("country", power), reason=refusal.message)
    standing, stood = space_of(board, country, power)
    above = [step for step in STEPS if standing != power or step > stood]
    steps = tuple(
        message("odds-influence-step", status=status_name(step), halves=price(board, country, (power, step)))
        for step in above
    )
    missing = spaces_between(board, country, (power, ALLIANCE))
    by_dice = percent(chance(0, missing)) if above else 100
    return message("odds-influence", power=Name("country", power), steps=steps, spaces=missing, percent=by_dice)
