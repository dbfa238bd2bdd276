"""Set-up: options and seats of a scenario, and its board with mercenaries drawn and cards dealt (1.1.B, 4)."""

from collections.abc import Mapping, Sequence
from typing import get_args

import msgspec

from rules.assyrian_wars.board.ids import ASSYRIA, MERCENARIES, CardId, CountryId, PieceId
from rules.assyrian_wars.board.relations import patron, seat_of
from rules.assyrian_wars.board.state import Board, CountryState, Options
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.pack.scenarios import SWITCHES, Lead, Scenario
from rules.assyrian_wars.politics.regency import Drawer, choose_controller
from rules.assyrian_wars.setup.arrangement import arrange
from rules.core import game
from rules.core.errors import BadInput
from rules.core.game import OptionSpec
from rules.core.ids import OptionValue, Seat
from rules.core.messages import Name, Refusal, refuse

# Random mercenaries for the force pool (4.2, 5.1).
MERCENARIES_OF_ASSYRIA = 8
MERCENARIES_OF_A_POWER = 4
MERCENARIES_OF_A_MINOR = 1


def offer(scenario: Scenario, packs: Sequence[str]) -> game.Scenario:
    """What the kernel needs to know of a scenario: how many may play, and the options of a match."""
    switches = [OptionSpec(switch, scenario.rules[switch], (True, False)) for switch in SWITCHES]
    lengths = OptionSpec("length", scenario.length, tuple(scenario.lengths))
    lead = OptionSpec("lead", scenario.lead, get_args(Lead))
    pack = OptionSpec("pack", packs[0], tuple(packs))
    options = (pack, lengths, *switches[:1], lead, *switches[1:], game.PAUSES)
    return game.Scenario(scenario.id, 1, scenario.most_players, options)


def refuse_players(scenario: Scenario, players: int) -> Refusal | None:
    """A number of players outside the table of 1.1.B is refused; one player may hold every seat (R-3)."""
    if scenario.seating(players) is not None:
        return None
    tabled = tuple(sorted(row.players for row in scenario.seats))
    name = Name("scenario", scenario.id)
    return refuse("1.1.B", "setup-players-outside-table", scenario=name, found=players, tabled=tabled)


def set_up(
    edition: Edition, scenario: Scenario, values: Mapping[str, OptionValue], seats: Sequence[Seat], draw: Drawer
) -> Board:
    """The board as the first turn begins: laid out, seated, mercenaries drawn and cards dealt (4.1, 4.2)."""
    refusal = refuse_players(scenario, len(seats))
    if refusal is not None:
        raise BadInput(refusal)
    board = arrange(edition, scenario)
    _choose_options(board, scenario, values)
    _seat_players(board, scenario, seats)
    _draw_mercenaries(board, draw)
    _choose_controllers(board, draw)
    _deal(board, edition, scenario, draw)
    return board


def _choose_options(board: Board, scenario: Scenario, values: Mapping[str, OptionValue]) -> None:
    """The rules that the match switches on or off, and its length; the scenario's own choice where nothing is said."""
    chosen = {id: values.get(id, value) for id, value in scenario.options.items()}
    board.options = msgspec.convert(chosen, Options)
    length = values.get("length", scenario.length)
    board.clock.last_turn = scenario.lengths[str(length)]


def _seat_players(board: Board, scenario: Scenario, seats: Sequence[Seat]) -> None:
    """Each power gets the seat that the table gives it (1.1.B)."""
    for country, player in (scenario.seating(len(seats)) or {}).items():
        board.countries[country].seat = seats[player - 1]


def _draw_mercenaries(board: Board, draw: Drawer) -> None:
    """Mercenaries for every active power and minor, in the order of the track, as far as the pool reaches (R-30)."""
    for country, state in board.countries.items():
        if state.active and state.kind != "nomad":
            draw_mercenaries(board, country, mercenaries_due(country, state), draw)


def mercenaries_due(country: CountryId, state: CountryState) -> int:
    """How many mercenaries a country gets in a turn (4.2)."""
    if country == ASSYRIA:
        return MERCENARIES_OF_ASSYRIA
    return MERCENARIES_OF_A_POWER if state.is_power else MERCENARIES_OF_A_MINOR


def draw_mercenaries(board: Board, country: CountryId, number: int, draw: Drawer) -> None:
    """Move so many random mercenaries from the game pool to a country's force pool; everybody sees which (4.2)."""
    free = [piece for piece in board.game_pool if piece.startswith(f"{MERCENARIES}-")]
    state = board.countries[country]
    for piece in draw("mercenaries", free, min(number, len(free)), None):
        board.game_pool.remove(PieceId(piece))
        state.pool.append(PieceId(piece))
    state.turn.mercenaries_drawn = True


def _choose_controllers(board: Board, draw: Drawer) -> None:
    """Somebody plays each minor that is at war without an ally (7.4.5)."""
    for country, state in board.countries.items():
        if state.kind == "minor" and state.active and patron(board, country) is None:
            choose_controller(board, country, draw)


def _deal(board: Board, edition: Edition, scenario: Scenario, draw: Drawer) -> None:
    """Home cards and so many random cards for every active country, Assyria first (4.1, 7.3.2)."""
    board.deck = sorted(edition.cards.draw_deck)
    for country, state in board.countries.items():
        start = scenario.powers.get(country) or scenario.minors.get(country)
        if state.active and start is not None:
            state.hand = list(edition.cards.home.get(country, ()))
            deal(board, country, start.hand, draw)


def deal(board: Board, country: CountryId, number: int, draw: Drawer) -> None:
    """So many random cards from the draw pile to a hand; only its player sees which (4.1)."""
    seat = seat_of(board, country)
    for card in draw("cards", board.deck, number, () if seat is None else (seat,)):
        board.deck.remove(CardId(card))
        board.countries[country].hand.append(CardId(card))
