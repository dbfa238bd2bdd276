"""What the bot shows of a game beyond what every game knows: pictures, seats' countries, standings.

Everything here is made from a view. A game without pictures gives None, and then the words stand alone.
"""

import logging
from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.spine.delivery import Picture
from bot.spine.words import Words
from render.assyrian_wars.atlas import HOUSE, NotOnTheBoard, register
from render.assyrian_wars.board import Style
from render.assyrian_wars.changes import Changes
from render.assyrian_wars.crops import THEATRE, Focus
from render.studio import Busy, Closed, Ready, Unknown
from rules.assyrian_wars.board.editions import edition_named, shelf
from rules.assyrian_wars.board.ids import CardId, ScenarioId
from rules.assyrian_wars.game import AssyrianWars
from rules.assyrian_wars.setup.setup import refuse_players
from rules.assyrian_wars.view import View
from rules.core.game import Game
from rules.core.ids import OptionValue
from rules.core.messages import Message, Name, Refusal, message, refuse

if TYPE_CHECKING:
    from bot.app import Stele
    from bot.spine.matches import Live

NOTHING = Changes()

log = logging.getLogger(__name__)


class Standing(Struct, frozen=True):
    """One line of the score: who, with how many points, played by which seat."""

    name: Name
    points: int
    seat: str | None = None


# ---- pictures ---------------------------------------------------------------------------------------------------


def style_of(words: Words, pack: OptionValue = HOUSE) -> Style:
    """Pictures in the reader's style and language, of a match's pack."""
    return Style(words.pictures, words.language, str(pack))


def know_packs() -> None:
    """Make this host's packs known to the pictures; one with places that the board lacks looks like the house's."""
    for found in shelf().editions.values():
        try:
            if found.name != HOUSE:
                register(found)
        except NotOnTheBoard as problem:
            log.warning("no pictures of its own: %s", problem)


async def board_picture(
    app: "Stele", view: Struct, words: Words, changes: Changes = NOTHING, focus: Focus = THEATRE
) -> Picture | None:
    """The board; None where the game has none."""
    if not isinstance(view, View):
        return None
    return await picture(app, app.studio.board(view, style_of(words), changes, focus), "map")


async def picture(app: "Stele", drawing: Awaitable[Ready], name: str) -> Picture | None:
    """What the studio draws; None when it has too much to do, or when what is wanted is not in the match."""
    try:
        return Picture.of(await app.drawn(drawing), name)
    except (Busy, Closed, Unknown) as error:
        log.warning("no picture: %s", error)
        return None


async def hand_pictures(app: "Stele", live: "Live", cards: Sequence[str], words: Words) -> list[Picture]:
    """The cards of a hand; none while too much is being drawn."""
    try:
        drawn = await app.drawn(
            app.studio.hand([CardId(card) for card in cards], style_of(words, live.options["pack"]))
        )
    except (Busy, Closed) as error:
        log.warning("no picture of a hand: %s", error)
        return []
    return [Picture.of(ready, f"hand-{number}") for number, ready in enumerate(drawn, 1)]


# ---- before a match begins --------------------------------------------------------------------------------------


def player_numbers(game: Game[Any], scenario: str, options: dict[str, OptionValue]) -> tuple[int, ...]:
    """How many may play this scenario."""
    offered = game.scenario(scenario)
    wanted = range(offered.seats_min, offered.seats_max + 1)
    return tuple(n for n in wanted if refuse_number(game, scenario, options, n) is None)


def refuse_number(game: Game[Any], scenario: str, options: dict[str, OptionValue], players: int) -> Refusal | None:
    """What the rules say against this number of players."""
    offered = game.scenario(scenario)
    low, high = offered.seats_min, offered.seats_max
    if isinstance(game, AssyrianWars):
        return refuse_players(edition_named(_pack(game, scenario, options)).scenarios[ScenarioId(scenario)], players)
    if low <= players <= high:
        return None
    return refuse("kernel", "kernel-seat-count", found=players, at_least=low, at_most=high)


def countries_of(live: "Live", place: int, players: int) -> tuple[Name, ...]:
    """What the seat at this place of the table plays."""
    if not isinstance(live.game, AssyrianWars):
        return ()
    scenario = edition_named(str(live.options["pack"])).scenarios[ScenarioId(live.info.scenario)]
    seating = scenario.seating(players) or {}
    return tuple(Name("country", country) for country, player in seating.items() if player == place + 1)


def intro_of(game: Game[Any], scenario: str, language: str) -> str:
    """What a scenario is about, in a few sentences."""
    if not isinstance(game, AssyrianWars):
        return ""
    found = edition_named(_pack(game, scenario, {})).scenarios[ScenarioId(scenario)]
    return found.intro_de if language == "de" else found.intro_en


def _pack(game: Game[Any], scenario: str, options: dict[str, OptionValue]) -> str:
    defaults = {spec.id: spec.default for spec in game.scenario(scenario).options}
    return str(options.get("pack", defaults["pack"]))


# ---- while it runs ----------------------------------------------------------------------------------------------


def standings(view: Struct) -> list[Standing]:
    """Who has how many victory points, the best first."""
    if isinstance(view, View):
        found = [
            Standing(Name("country", code), country.vp, country.acting)
            for code, country in view.countries.items()
            if country.kind == "power" or country.acts_as_power
        ]
    else:
        hosts = getattr(view, "hosts", ())
        found = [Standing(Name("seat", host.seat), host.crowns, host.seat) for host in hosts]
    return sorted(found, key=lambda line: -line.points)


def moment_of(view: Struct) -> Message | None:
    """Where in the game we are: turn, round, whose impulse."""
    if not isinstance(view, View):
        return None
    clock = view.clock
    if view.impulse is not None:
        country = Name("country", view.impulse.country)
        return message("table-clock", turn=clock.turn, last=clock.last_turn, round=clock.round, country=country)
    return message("table-clock-between", turn=clock.turn, last=clock.last_turn)


def own_hands(view: Struct, seat: str) -> dict[str, tuple[str, ...]]:
    """The cards of the countries that a seat acts for, by country (or of the seat itself), from its own view."""
    if isinstance(view, View):
        return {code: tuple(view.countries[code].hand or ()) for code in view.own if view.countries[code].active}
    hosts = getattr(view, "hosts", ())
    return {host.seat: host.hand for host in hosts if host.seat == seat and host.hand is not None}
