"""/odds: exact chances of an interception, an evasion, battles on land and sea, sieges, conquest, tribute, influence.

Whoever asks names a force that he can see. In the fog of war that is one of his own camp, and the rules' own quotes
leave out what he cannot see of the others (9.5).
"""

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import limits
from bot.app import Stele
from bot.choices import Pick
from bot.errors import tell
from bot.matches import Live, words_of
from bot.naming import meant
from bot.talk import Talk, conversation, suggest
from bot.words import Words, command, label
from rules.assyrian_wars import odds, siege_odds
from rules.assyrian_wars.battle_odds import quote_battle
from rules.assyrian_wars.conquest_odds import prospects
from rules.assyrian_wars.editions import edition_of
from rules.assyrian_wars.evading import NEED, Prospects, parties
from rules.assyrian_wars.forces import Force, forces, garrison
from rules.assyrian_wars.game import AssyrianWars
from rules.assyrian_wars.havens import CITY
from rules.assyrian_wars.ids import AreaId, CountryId, ZoneId
from rules.assyrian_wars.naval_odds import quote_hunt
from rules.assyrian_wars.pieces import Piece
from rules.assyrian_wars.placing import piece_name
from rules.assyrian_wars.political_odds import influence_prospects, tribute_prospects
from rules.assyrian_wars.relations import is_power, seat_of
from rules.assyrian_wars.ships import enemy_fleets
from rules.assyrian_wars.siege_dice import city_defence
from rules.assyrian_wars.state import Board
from rules.assyrian_wars.threats import quote_interceptors
from rules.assyrian_wars.view import View
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Message, Name, message

POLITICS = ("conquest", "tribute", "influence")  # what a country is named for
KINDS = ("interception", "evasion", "battle", "assault", "siege", "naval", *POLITICS)
CHOICES = [app_commands.Choice(name=label(f"odds-kind-{kind}"), value=kind) for kind in KINDS]
ROUNDS = (2, 3, 4)  # of a siege, to look ahead


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
        if kind in POLITICS:
            if force not in view.countries:
                raise tell("odds-no-such-country", found=limits.clip(force, 60))
            lines = political(position.table.board, kind, CountryId(force), held)
            await talk.say("\n".join(talk.words.say(line) for line in lines))
            return
        if kind == "naval":
            zone = sailing_in(view, force)
            if zone is None:
                raise tell("odds-no-such-ship", found=limits.clip(force, 60), fog=view.options.fog_of_war)
            packed = position.dump()
            lines = await asyncio.to_thread(hunted, live, packed, force, zone, held[0] if held else None)
            await talk.say("\n".join(talk.words.say(line) for line in lines))
            return
        start = standing_in(view, force)
        if start is None:
            raise tell("odds-no-such-force", found=limits.clip(force, 60), fog=view.options.fog_of_war)
        target = start if area is None else AreaId(meant(named_areas(view, talk.words), area) or area)
        if target not in view.areas:
            raise tell("look-no-such-part", found=limits.clip(target, 60))
        own = frozenset(piece.id for piece in view.areas[target].pieces)
        packed = position.dump()
        lines = await asyncio.to_thread(worked_out, live, packed, kind, force, start, target, own)
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


def political(board: Board, kind: str, country: CountryId, seats: Collection[str]) -> Sequence[Message]:
    """The lines of an answer about a country; influence is that of the asker's powers, or of all for a spectator."""
    if kind == "conquest":
        return prospects(board, country)
    if kind == "tribute":
        return tribute_prospects(board, country)
    powers = [code for code in board.countries if is_power(board, code)]
    own = [code for code in powers if seat_of(board, code) in seats]
    return influence_prospects(board, country, own or powers)


def named_areas(view: View, words: Words) -> list[Pick]:
    """The areas of the board by their names."""
    return [Pick(area, words.name(Name("area", area))) for area in view.areas]


def _fitting(picks: list[Pick], typed: str) -> list[app_commands.Choice[str]]:
    wanted = typed.casefold()
    fitting = sorted((pick for pick in picks if wanted in pick.label.casefold()), key=lambda pick: pick.label)
    return [app_commands.Choice(name=limits.clip(pick.label, limits.CHOICE_NAME), value=pick.value) for pick in fitting]


def standing_in(view: View, force: str) -> AreaId | None:
    """Where a piece stands, as far as the view shows it."""
    return next((area for area, state in view.areas.items() if any(one.id == force for one in state.pieces)), None)


def sailing_in(view: View, ship: str) -> ZoneId | None:
    """The sea zone of a ship, as far as the view shows it."""
    found = (zone for zone, pieces in view.zones.items() if any(one.id == ship and one.is_ship for one in pieces))
    return next(found, None)


# ---- in a worker ------------------------------------------------------------------------------------------------


def worked_out(
    live: Live, packed: bytes, kind: str, force: str, start: AreaId, target: AreaId, seen: frozenset[str]
) -> list[Message]:
    """The lines of the answer, reckoned on a copy of the position; `seen` are the pieces there that the asker sees."""
    match: Match[Any] = Match.load(live.game, packed)
    board: Board = match.table.board
    found = force_of(board, force, start)
    head = message("odds-of", kind=kind, force=piece_name(found.pieces[0].id), area=Name("area", target))
    hidden = board.options.fog_of_war
    if kind in ("interception", "evasion", "battle") and target == start:
        raise tell("odds-needs-area")
    match kind:
        case "interception":
            return [head, *(quote_interceptors(board, found.pieces, target) or [message("odds-nobody-intercepts")])]
        case "battle":
            return [head, *(quote_battle(board, found.pieces, start, target) or [message("odds-nobody-there")])]
        case "evasion":
            return [head, *([message("odds-hidden")] if hidden else evasions(board, found.pieces, target))]
    return [head, *sieges(board, found, target, kind, seen)]


def hunted(live: Live, packed: bytes, ship: str, zone: ZoneId, seat: Seat | None) -> list[Message]:
    """6.16.f: the chance to find each enemy fleet of the zone with the ships of this one's country, and to beat it."""
    match: Match[Any] = Match.load(live.game, packed)
    board: Board = match.table.board
    owner = next(one.owner for one in board.zones[zone] if one.id == ship)
    fleet = [one for one in board.zones[zone] if one.is_ship and one.owner == owner]
    head = message("odds-naval", country=Name("country", owner), zone=Name("zone", zone))
    enemies = enemy_fleets(board, owner, zone)
    return [head, *(quote_hunt(board, fleet, zone, enemies, seat) if enemies else [message("odds-no-fleet")])]


def force_of(board: Board, id: str, area: AreaId) -> Force:
    """The force that a piece belongs to."""
    found = forces(board, edition_of(board).counters, [one for one in board.areas[area].pieces if not one.inside])
    named = next((force for force in found if any(piece.id == id for piece in force.pieces)), None)
    if named is None:
        raise tell("odds-inside", force=piece_name(next(one.id for one in board.areas[area].pieces if one.id == id)))
    return named


def evasions(board: Board, movers: tuple[Piece, ...], area: AreaId) -> list[Message]:
    """6.6.10: for each country there, the chances of getting away to each place."""
    lines: list[Message] = []
    for party in parties(board, movers, area):
        prospects = Prospects(board, party, movers, area)
        countries = tuple(Name("country", country) for country in party)
        for target in prospects.targets:
            place = Name("area", area if target == CITY else target)
            sure, haste = (odds.percent(odds.all_of(prospects.chances(target, hasty=hasty))) for hasty in (False, True))
            line = message(
                "odds-evasion",
                countries=countries,
                city=target == CITY,
                area=place,
                percent=sure,
                hasty=haste,
                need=NEED,
            )
            lines.append(line)
        if not prospects.targets:
            lines.append(message("odds-no-way-out", countries=countries))
    return lines or [message("odds-nobody-there")]


def sieges(board: Board, force: Force, area: AreaId, kind: str, seen: frozenset[str]) -> list[Message]:
    """6.8: an assault, or a standard siege and how it goes on; a hidden garrison has no odds (9.5)."""
    if city_defence(board, area) <= 0:
        return [message("odds-no-city", area=Name("area", area))]
    inside = garrison(board.areas[area])
    if any(piece.id not in seen for piece in inside):
        return [message("quote-unknown-garrison", area=Name("area", area))]
    if not force.units or force.leader is None:
        return [message("odds-needs-army")]
    if kind == "assault":
        return [siege_odds.quote(board, area, force.pieces, inside, "assault")]
    lines = [siege_odds.quote(board, area, force.pieces, inside, "standard")]
    for rounds in ROUNDS:
        taken = siege_odds.taken_within(board, area, force.pieces, inside, rounds)
        lines.append(message("odds-taken-within", rounds=rounds, percent=odds.percent(taken)))
    hungry = siege_odds.hunger(board, area)
    lines.append(message("odds-hunger", impulses=hungry.impulses, ap=hungry.cost))
    return lines


async def setup(app: Stele) -> None:
    await app.add_cog(Odds(app))
