"""The chances of finding and beating a fleet, for quotes and /odds (6.16.f)."""

from collections.abc import Iterable, Sequence

from rules.assyrian_wars.battle.losses import friends_of
from rules.assyrian_wars.battle.odds import Forecast, expected, forecast, forecast_attack, quote_forecast
from rules.assyrian_wars.battle.sides import Side, draw_up, fighters, melee_dice, opponents
from rules.assyrian_wars.board.forces import owners, pieces_in, ships
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.names import place_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter import odds
from rules.assyrian_wars.sea.ships import search_number
from rules.core.ids import Seat
from rules.core.messages import Message, Name, message


def fleet_side(host: Sequence[Piece]) -> Side:
    """Ships as one side of a naval battle: no leaders, no terrain, no other battle dice (6.16.f)."""
    return Side(tuple(ship.id for ship in host), tuple(owners(host)), len(host))


def forecast_naval(board: Board, hunters: Sequence[Piece], quarry: Sequence[Piece]) -> Forecast:
    """The battle of ships that have found others; who was found wins a tie."""
    return forecast(board, (fleet_side(hunters), fleet_side(quarry)), (hunters, quarry), tie=1)


def quote_search(need: int) -> Message:
    """The line of a quote: what the dice must show, and how likely that is."""
    return message("quote-search", need=need, chance=odds.percent(odds.chance(0, need)))


def quote_naval_battles(
    board: Board, hunters: Sequence[Piece], place: str, countries: Iterable[CountryId], seat: Seat | None
) -> tuple[Message, ...]:
    """The chances against each country's ships, if they are found; in the fog only the own dice (9.5)."""
    lines: list[Message] = []
    for country in countries:
        quarry = [ship for ship in ships(pieces_in(board, place)) if ship.owner == country]
        other = Name("country", country)
        if place in board.zones and not _sees(board, seat, country):
            zone = place_name(board, place)
            lines.append(message("quote-naval-unsure", country=other, zone=zone, dice=len(hunters)))
            continue
        found = forecast_naval(board, hunters, quarry)
        lines.append(
            message(
                "quote-naval",
                country=other,
                win=odds.percent(found.win),
                lose=odds.percent(found.lose),
                lost_tenths=round(10 * expected(found.lost)),
                killed_tenths=round(10 * expected(found.killed)),
            )
        )
    return tuple(lines)


def _sees(board: Board, seat: Seat | None, country: CountryId) -> bool:
    """Whether a seat knows how many ships a country has in a sea zone (9.5)."""
    friends = friends_of(board, country)
    return friends is None or seat in friends


def quote_hunt(
    board: Board, hunters: Sequence[Piece], place: str, countries: Iterable[CountryId], seat: Seat | None
) -> tuple[Message, ...]:
    """What a search needs, and what would follow from it."""
    return (
        quote_search(search_number(board, hunters)),
        *quote_naval_battles(board, hunters, place, countries, seat),
    )


def quote_landing(board: Board, pieces: Sequence[Piece], area: AreaId) -> list[Message]:
    """The chances of an attack from the sea, if everybody there stands; in the fog only the own dice (6.16.e, 9.5)."""
    others = opponents(board, area, pieces)
    if not others:
        return []
    if board.options.fog_of_war:
        side, _ = draw_up(board, area, pieces, others, landed=True)
        special = board.options.special_units
        dice = melee_dice(fighters(board, side, pieces), side, special=special, first=not special)
        return [message("quote-battle-unsure", area=Name("area", area), dice=len(dice))]
    found = forecast_attack(board, area, pieces, others, landed=True)
    return [quote_forecast(found, area)]
