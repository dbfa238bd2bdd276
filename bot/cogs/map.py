"""/map, /status and /score: how a match stands, as far as whoever asks may know."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Stele
from bot.games import presentation as sights
from bot.games.assyrian_wars import score as accounts
from bot.posts import chapters as tales
from bot.posts.story import view_at
from bot.posts.table import now_of, score_lines, seat_lines, show_board, state_lines, title_of
from bot.spine import limits
from bot.spine.delivery import Picture
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk, conversation, suggest
from bot.spine.words import Words, command
from render.assyrian_wars.charts import Standing, standing_of
from render.assyrian_wars.crops import THEATRE, Focus
from rules.assyrian_wars.view import View
from rules.core.messages import Message, Name, message

WHOLE, HERE, KEY = "whole", "theatre", "key"
MOST_IMPULSES = 60  # points of a chart


class Looking(commands.Cog):
    """Everything that only looks; every answer is private."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("map")
    @conversation()
    async def map(self, talk: Talk, part: str = HERE, match: int | None = None) -> None:
        """The board, or a part of it."""
        live = await talk.match(match)
        if part == KEY:
            await self._key(talk)
        else:
            await show_board(talk, live, await self._focus(live, part))

    async def _key(self, talk: Talk) -> None:
        """What the counters, markers and signs on the map mean."""
        drawn = await sights.picture(self.app, self.app.studio.key(sights.style_of(talk.words)), "key")
        if drawn is None:
            raise tell("look-no-picture")
        await talk.say(files=[drawn.file()])

    async def _focus(self, live: Live, part: str) -> Focus:
        """What to look at: the theatre, everything, a country or an area, by id or by name in any language."""
        if part in (WHOLE, HERE):
            return Focus("whole") if part == WHOLE else THEATRE
        view = (await self.app.matches.position(live)).view(None)
        if not isinstance(view, View):
            raise tell("look-no-picture")
        for kind, known in (("country", view.countries), ("area", view.areas)):
            for id in known:
                if part == f"{kind}:{id}" or part.casefold() in _called(live, kind, id):
                    return Focus("country" if kind == "country" else "area", id)
        raise tell("look-no-such-part", found=limits.clip(part, 60))

    @map.autocomplete("part")
    async def parts(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        async def work() -> list[app_commands.Choice[str]]:
            live = await self.app.matches.here(interaction, getattr(interaction.namespace, "match", None))
            language = await self.app.people.language(interaction.user.id, interaction.guild_id, interaction.locale)
            words = Words(language, catalogue=self.app.catalogue)
            found = [(words("look-theatre"), HERE), (words("look-whole"), WHOLE), (words("look-key"), KEY)]
            view = (await self.app.matches.position(live)).view(None)
            if isinstance(view, View):
                for kind, known in (("country", view.countries), ("area", view.areas)):
                    found += [(_named(live, kind, id, language), f"{kind}:{id}") for id in known]
            wanted = typed.casefold()
            fitting = [(name, value) for name, value in found if wanted in name.casefold()]
            fitting.sort(key=lambda each: not each[0].casefold().startswith(wanted))
            return [
                app_commands.Choice(name=limits.clip(name, limits.CHOICE_NAME), value=value) for name, value in fitting
            ]

        return await suggest(interaction, work)

    # ---- status ------------------------------------------------------------------------------------------------

    @command("status")
    @conversation()
    async def status(self, talk: Talk, match: int | None = None) -> None:
        """Whose decision, the score, the seats, and how each country stands."""
        live = await talk.match(match)
        words = talk.words
        if live.info.status == "lobby":
            await talk.say(f"**{title_of(live.info, words)}**\n{seat_lines(live, words)}")
            return
        now = await now_of(self.app, live)
        position = await self.app.matches.position(live)
        held = live.seats_of(talk.person)
        view = position.view(held[0] if held else None)
        lines = [f"**{title_of(live.info, words)}**"]
        moment = sights.moment_of(view)
        lines += [words.say(moment)] if moment is not None else []
        lines += [*state_lines(live, now, words), score_lines(view, words), seat_lines(live, words)]
        lines += [words.say(notice) for notice in position.notices()]
        if isinstance(view, View):
            lines += country_lines(view, words)
        await talk.say("\n".join(line for line in lines if line))

    # ---- score -------------------------------------------------------------------------------------------------

    @command("score")
    @conversation()
    async def score(self, talk: Talk, match: int | None = None) -> None:
        """Victory points with where they come from, and their course as a chart."""
        live = await talk.match(match)
        words = talk.words
        position = await self.app.matches.position(live)
        view = position.view(None)
        lines = [words("look-score", name=live.info.name), score_lines(view, words)]
        if isinstance(view, View):
            lines += accounts.points(position.table.board, live, words)
            lines += accounts.economy(position.table.board, live.seats_of(talk.person), words)
        chart = await self._chart(live, words) if isinstance(view, View) else None
        await talk.say("\n".join(lines), files=[chart.file()] if chart is not None else [])

    async def _chart(self, live: Live, words: Words) -> Picture | None:
        """The course of points and economy; none before the first impulse has ended."""
        course = await self.course(live)
        if len(course) < 2:
            return None
        return await sights.picture(self.app, self.app.studio.charts(course, sights.style_of(words)), "score")

    async def course(self, live: Live) -> list[Standing]:
        """How the powers stood after each impulse; a long match is thinned out."""
        entries = tales.standing(await tales.read(self.app, live.game, live.id))
        ends = [entry.revision for entry in entries if tales.ends_chapter(entry)]
        step = max(1, len(ends) // MOST_IMPULSES)
        wanted = [1, *ends[::step]]
        if entries and entries[-1].revision not in wanted:
            wanted.append(entries[-1].revision)
        views = [await view_at(self.app, live, revision, None) for revision in wanted]
        found = {
            standing.impulse: standing for view in views if isinstance(view, View) for standing in [standing_of(view)]
        }
        return list(found.values())


def country_lines(view: View, words: Words) -> list[str]:
    """Every active country in a line: economy, savings, cards."""
    found: list[Message] = [
        message(
            "look-country", country=Name("country", code), eco=state.eco_level, saved=state.saved, cards=state.cards
        )
        for code, state in view.countries.items()
        if state.active
    ]
    return [words.say(line) for line in found]


def _called(live: Live, kind: str, id: str) -> tuple[str, ...]:
    """What a place is called, in both languages and by id, in small letters."""
    return (id.casefold(), *(_named(live, kind, id, language).casefold() for language in ("en", "de")))


def _named(live: Live, kind: str, id: str, language: str) -> str:
    found: Any = live.game.named(live.options, kind, id)
    return str(getattr(found, language, id))


async def setup(app: Stele) -> None:
    await app.add_cog(Looking(app))
