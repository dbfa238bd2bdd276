"""/odds: exact chances of an interception, an evasion, battles on land and sea, sieges, conquest, tribute, influence.

Whoever asks names a force that he can see. In the fog of war that is one of his own camp, and the rules' own quotes
leave out what he cannot see of the others (9.5).
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.acting.choices import Pick
from bot.acting.naming import meant
from bot.app import Stele
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live, words_of
from bot.spine.talk import Talk, conversation, suggest
from bot.spine.words import Words, command, label
from rules.assyrian_wars.board.ids import AreaId, CountryId, ZoneId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.placing import piece_name
from rules.assyrian_wars.desk import chances
from rules.assyrian_wars.game import AssyrianWars
from rules.assyrian_wars.view import View
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Message, Name

POLITICS, LAND = get_args(chances.Politics), get_args(chances.Land)
KINDS = (*LAND, "naval", *POLITICS)
Reckoning = Callable[[Board], Sequence[Message]]  # done on a copy of the board, in a worker
CHOICES = [app_commands.Choice(name=label(f"odds-kind-{kind}"), value=kind) for kind in KINDS]


class Odds(commands.Cog):
    """The desk where chances are worked out."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("odds")
    @app_commands.choices(kind=CHOICES)
    @conversation()
    async def odds(self, talk: Talk, kind: str, force: str, area: str | None = None, match: int | None = None) -> None:
        """The chances if this force goes to that area, or storms the city where it stands."""
        live = await talk.match(match)
        if not isinstance(live.game, AssyrianWars):
            raise tell("odds-no-odds")
        position = await self.app.matches.position(live)
        held = live.seats_of(talk.person)
        view = position.view(held[0] if held else None)
        assert isinstance(view, View)
        force = meant(named_things(view, kind, talk.words), force) or force
        target = area and (meant(named_areas(view, talk.words), area) or area)
        work = reckoning(view, kind, force, target, held)
        packed = position.dump()
        lines = await asyncio.to_thread(lambda: work(copy_of(live, packed)))
        await talk.say("\n".join(talk.words.say(line) for line in lines))

    @odds.autocomplete("force")
    async def forces(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        async def work() -> list[app_commands.Choice[str]]:
            view, words = await self._seen(interaction)
            kind = getattr(interaction.namespace, "kind", "")
            return _fitting(named_things(view, kind, words), typed)

        return await suggest(interaction, work)

    @odds.autocomplete("area")
    async def areas(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        async def work() -> list[app_commands.Choice[str]]:
            view, words = await self._seen(interaction)
            return _fitting(named_areas(view, words), typed)

        return await suggest(interaction, work)

    async def _seen(self, interaction: discord.Interaction) -> tuple[View, Words]:
        """What whoever types may see."""
        live = await self.app.matches.here(interaction, getattr(interaction.namespace, "match", None))
        language = await self.app.people.language(interaction.user.id, interaction.guild_id, interaction.locale)
        held = live.seats_of(interaction.user.id)
        view = (await self.app.matches.position(live)).view(held[0] if held else None)
        if not isinstance(view, View):
            raise tell("odds-no-odds")
        return view, words_of(live, language, self.app.catalogue)


def named_things(view: View, kind: str, words: Words) -> list[Pick]:
    """What can be named for a kind of chances: countries, fleets, or leaders and units without one, where they are."""
    if kind in POLITICS:
        return [Pick(code, words.name(Name("country", code))) for code in view.countries]
    found: list[tuple[Piece, Name]] = []
    for area, state in view.areas.items():
        led = any(one.is_leader for one in state.pieces)
        found += [(one, Name("area", area)) for one in state.pieces if one.is_leader or (one.is_unit and not led)]
    for zone, pieces in view.zones.items():
        found += [(one, Name("zone", zone)) for one in pieces if one.is_ship]
    return [Pick(one.id, f"{words.name(piece_name(one.id))} · {words.name(where)}") for one, where in found]


def named_areas(view: View, words: Words) -> list[Pick]:
    """The areas of the board by their names."""
    return [Pick(area, words.name(Name("area", area))) for area in view.areas]


def _fitting(picks: list[Pick], typed: str) -> list[app_commands.Choice[str]]:
    wanted = typed.casefold()
    fitting = sorted((pick for pick in picks if wanted in pick.label.casefold()), key=lambda pick: pick.label)
    return [app_commands.Choice(name=limits.clip(pick.label, limits.CHOICE_NAME), value=pick.value) for pick in fitting]


def reckoning(view: View, kind: str, named: str, area: str | None, seats: Sequence[Seat]) -> Reckoning:
    """What there is to work out, from what the asker sees; a wrong name is told."""
    fog = view.options.fog_of_war
    if kind in POLITICS:
        if named not in view.countries:
            raise tell("odds-no-such-country", found=limits.clip(named, 60))
        return lambda board: chances.of_country(board, kind, CountryId(named), seats)
    if kind == "naval":
        zone = sailing_in(view, named)
        if zone is None:
            raise tell("odds-no-such-ship", found=limits.clip(named, 60), fog=fog)
        return lambda board: chances.at_sea(board, named, zone, seats[0] if seats else None)
    start = standing_in(view, named)
    if start is None:
        raise tell("odds-no-such-force", found=limits.clip(named, 60), fog=fog)
    target = start if area is None else AreaId(area)
    if target not in view.areas:
        raise tell("look-no-such-part", found=limits.clip(target, 60))
    seen = frozenset(piece.id for piece in view.areas[target].pieces)
    return lambda board: chances.on_land(board, kind, named, start, target, seen)


def standing_in(view: View, force: str) -> AreaId | None:
    """Where a piece stands, as far as the view shows it."""
    return next((area for area, state in view.areas.items() if any(one.id == force for one in state.pieces)), None)


def sailing_in(view: View, ship: str) -> ZoneId | None:
    """The sea zone of a ship, as far as the view shows it."""
    found = (zone for zone, pieces in view.zones.items() if any(one.id == ship and one.is_ship for one in pieces))
    return next(found, None)


def copy_of(live: Live, packed: bytes) -> Board:
    """The board as it stood when somebody asked."""
    match: Match[Board] = Match.load(live.game, packed)
    return match.table.board


async def setup(app: Stele) -> None:
    await app.add_cog(Odds(app))
