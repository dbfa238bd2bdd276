"""/match: sets matches up, lists and shows them, pauses, resumes and abandons them.

The lobby itself is the table's message with its buttons (`bot.posts.lobby`, `bot.acting.lobby`).
"""

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct, msgpack

from bot.acting import archive, lessons, opening_up
from bot.acting.archive import MOST_MATCHES
from bot.acting.buttons import Stamp, button, view_of
from bot.acting.choices import Pick
from bot.acting.lobby import managed, seat_names_of
from bot.acting.lobby_slips import LONGEST_DEADLINE
from bot.acting.naming import HalfTyped, did_you_mean, meant, suggests
from bot.app import Stele
from bot.games.presentation import Presentation
from bot.posts import lobby as lobby_card
from bot.posts import promise
from bot.posts.table import seat_lines
from bot.spine import limits
from bot.spine.aftermath import Turn
from bot.spine.errors import Refused, tell
from bot.spine.letters import Letter
from bot.spine.matches import Live, readable
from bot.spine.people import harmless
from bot.spine.permissions import lacking, names
from bot.spine.pipeline import Reply
from bot.spine.seeds import new_promise
from bot.spine.talk import Talk, conversation
from bot.spine.words import LANGUAGES, Words, command, group, label
from db.records import Change, MatchInfo, MatchSettings, NewMatch, Parcel, Post, SeatInfo, Status

PLACES = [app_commands.Choice(name=label(f"lobby-place-{key}"), value=key) for key in ("thread", "channel")]
SHOWN = [app_commands.Choice(name=label(f"lobby-list-{key}"), value=key) for key in ("open", "over")]
NOTICE = "match-notice"
CREATE_THREADS = "create_public_threads"
ABANDON, KEEP = "abandon", "keep-match"
LEARN, LEARN_ANEW = "learn", "learn-anew"
MOST_LISTED = 20
MOST_LOBBIES = 5  # that one person has open in a server


class Notice(Struct, frozen=True):
    """Something about a match that its channel is told: a message id, and who did it."""

    id: str
    person: int | None = None


class Lobby(commands.Cog):
    """Matches from outside."""

    match = group("match", guild_only=True)

    def __init__(self, app: Stele) -> None:
        self.app = app

    # ---- a new match ------------------------------------------------------------------------------------------

    @command("match-new", match)
    @app_commands.choices(place=PLACES)
    @conversation()
    async def new(
        self,
        talk: Talk,
        game: str,
        scenario: str,
        name: str | None = None,
        players: int | None = None,
        gm: discord.Member | None = None,
        deadline: int | None = None,
        place: str | None = None,
    ) -> None:
        """Opens a lobby here or in a thread of its own."""
        if talk.server is None:
            raise tell("bot-only-in-servers")
        chosen = self._meant(game, self.app.shown, talk.words)
        if chosen is None:
            known = tuple(self._game(key, talk.words) for key in self.app.shown)
            raise tell("lobby-no-such-game", found=limits.clip(game, 60), known=known)
        if deadline is not None and not 1 <= deadline <= LONGEST_DEADLINE:
            raise tell("lobby-bad-deadline", found=deadline, most=LONGEST_DEADLINE)
        if gm is not None and gm.bot:
            raise tell("lobby-gm-is-bot")
        await self._room_left(talk)
        shown = self.app.shown[chosen]
        talk.words = shown.words(talk.words.language)  # what its rules refuse is worded by the game
        scenario = scenario_meant(shown, scenario, talk.words)
        offered = shown.game.scenario(scenario)  # refuses one that does not exist
        numbers = shown.player_numbers(scenario, {})
        count = players if players is not None else numbers[-1]
        refusal = shown.refuse_players(scenario, {}, count)
        if refusal is not None:
            raise Refused(refusal)
        title = harmless(name or "") or await self._plain_name(talk, shown, scenario)
        channel = await self._room(talk, title, place)
        new = NewMatch(
            server=talk.server,
            channel=channel,
            name=title,
            game=chosen,
            scenario=scenario,
            settings=MatchSettings(
                deadline_hours=deadline, thread=channel != talk.interaction.channel_id, promise=new_promise()
            ),
            gm=gm.id if gm is not None else None,
            creator=talk.person,
        )
        seats = [SeatInfo(seat=each) for each in seat_names_of(offered, count)]
        id = await self.app.store.matches.create(new, seats)
        live = await talk.match(id)
        await promise.publish(self.app, live)
        await self.app.aftermath.refresh(live)
        await talk.say(talk.words("lobby-made", name=title, match=id, channel=f"<#{channel}>"))

    # ---- a lesson ---------------------------------------------------------------------------------------------

    @command("match-learn", match)
    @conversation()
    async def learn(self, talk: Talk, game: str | None = None) -> None:
        """A lesson for one person alone: of the game named, else of one that is picked."""
        if talk.server is None:
            raise tell("bot-only-in-servers")
        if game is None:
            going = await lessons.going_on(self.app, talk.server, talk.person)
            lines = [talk.words("lesson-goes-on", name=info.name, channel=f"<#{info.channel}>") for info in going]
            buttons = lessons.lesson_buttons(self.app, LEARN, talk.words)
            await talk.say("\n".join([*lines, talk.words("lesson-which")]), view=view_of(buttons))
            return
        await self._learn(talk, game, replacing=False)

    async def learn_this(self, talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
        """A game was picked."""
        await self._learn(talk, stamp.rest, replacing=False)

    async def learn_anew(self, talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
        """Yes, the lesson that goes on may end."""
        await self._learn(talk, stamp.rest, replacing=True)

    async def _learn(self, talk: Talk, game: str, *, replacing: bool) -> None:
        """Begins a lesson; a person has one at a time, and one that goes on ends only after a word."""
        taught = [key for key, shown in self.app.shown.items() if shown.lesson is not None]
        chosen = self._meant(game, taught, talk.words)
        if chosen is None:
            known = tuple(self._game(key, talk.words) for key in taught)
            raise tell("lesson-no-such-game", found=limits.clip(game, 60), known=known)
        server = talk.server or 0
        going = await lessons.going_on(self.app, server, talk.person)
        if going and not replacing:
            anew = button(LEARN_ANEW, 0, 0, talk.words("lesson-anew-button"), rest=chosen)
            text = talk.words("lesson-goes-on", name=going[0].name, channel=f"<#{going[0].channel}>")
            await talk.say(f"{text}\n{talk.words('lesson-replace')}", view=view_of([anew]))
            return
        await self._room_left(talk)
        name = lessons.lesson_name(self.app.shown[chosen].words(talk.words.language), chosen)
        channel = await self._room(talk, name, None)
        for info in going:
            await lessons.end(self.app, info)
        thread = channel != talk.interaction.channel_id
        live = await lessons.begin(self.app, chosen, talk.person, server=server, channel=channel, thread=thread)
        await talk.say(talk.words("lesson-begun", name=live.info.name, channel=f"<#{channel}>"))

    @suggests(learn, "game")
    async def lessons_there_are(self, half: HalfTyped) -> Iterable[Pick]:
        words = await half.words()
        return [Pick(key, self._game(key, words)) for key, shown in self.app.shown.items() if shown.lesson is not None]

    async def _room_left(self, talk: Talk) -> None:
        """Lobbies a person and matches a server are limited, so that nobody fills the channel list or the disk.

        Lessons do not count: a person has one at a time.
        """
        known = await self.app.store.matches.of_server(talk.server or 0)
        going = [info for info in known if info.settings.lesson is None]
        own = sum(info.status == "lobby" and info.creator == talk.person for info in going)
        if own >= MOST_LOBBIES:
            raise tell("lobby-too-many-own", most=MOST_LOBBIES)
        if len(going) >= MOST_MATCHES:
            raise tell("lobby-too-many", most=MOST_MATCHES)

    async def _plain_name(self, talk: Talk, shown: Presentation, scenario: str) -> str:
        """A match without a name is called like its scenario, in the server's language."""
        return shown.scenario_name(scenario, Words(await self.app.people.language(None, talk.server)))

    async def _room(self, talk: Talk, name: str, place: str | None) -> int:
        """The channel to play in: a new thread, or this one; one in which the bot may not write is refused by name."""
        here, rights = talk.interaction.channel, talk.interaction.app_permissions
        threads = (await self.app.people.server(talk.server or 0)).threads
        wanted = place or ("thread" if threads else "channel")
        if wanted == "thread" and isinstance(here, discord.TextChannel):
            missing = [*lacking(rights, thread=True), *(() if rights.create_public_threads else (CREATE_THREADS,))]
            if not missing:
                title = limits.clip(discord.utils.remove_markdown(name), limits.THREAD_NAME)
                kinds = discord.ChannelType
                kind = kinds.news_thread if here.is_news() else kinds.public_thread
                return (await here.create_thread(name=title, type=kind)).id
            if place is not None:
                raise tell("lobby-no-thread", rights=talk.words.list(names(tuple(missing), talk.words)))
        elif place == "thread":
            raise tell("lobby-no-thread-here")
        return self._here(talk)

    def _here(self, talk: Talk) -> int:
        """The channel of this talk, if the bot may write there."""
        here, rights = talk.interaction.channel, talk.interaction.app_permissions
        if isinstance(here, discord.Thread) and here.locked:
            raise tell("bot-thread-locked")
        if missing := lacking(rights, thread=isinstance(here, discord.Thread)):
            raise tell("lobby-no-room", rights=talk.words.list(names(missing, talk.words)))
        return talk.interaction.channel_id or 0

    @suggests(new, "game")
    async def games(self, half: HalfTyped) -> Iterable[Pick]:
        words = await half.words()
        return [Pick(key, self._game(key, words)) for key in self.app.shown]

    @suggests(new, "scenario")
    async def scenarios(self, half: HalfTyped) -> Iterable[Pick]:
        words, chosen = await half.words(), half.given("game")
        games = [self.app.shown[chosen]] if chosen in self.app.shown else self.app.shown.values()
        found: list[Pick] = []
        for shown in games:
            for key in sorted(shown.game.scenarios(), key=lambda one: one != shown.beginners):
                title, numbers = shown.scenario_name(key, words), shown.player_numbers(key, {})
                title = words("lobby-begin-here", name=title) if key == shown.beginners else title
                low, high = numbers[0], numbers[-1]
                players = str(low) if low == high else f"{low}–{high}"
                found.append(Pick(key, words("lobby-scenario", name=title, players=players, most=high)))
        return found

    def _meant(self, text: str, known: Iterable[str], words: Words) -> str | None:
        """The game that somebody means, by its id or by its name in any language."""
        for language in (words.language, *LANGUAGES):
            picks = [Pick(key, self._game(key, Words(language))) for key in known]
            if (found := meant(picks, text)) is not None:
                return found
        did_you_mean([Pick(key, self._game(key, words)) for key in known], text)
        return None

    def _game(self, game: str, words: Words) -> str:
        """What a game is called; one that this host no longer has goes by its id."""
        shown = self.app.shown.get(game)
        return shown.words(words.language)(f"game-{game}") if shown is not None else game

    # ---- looking at matches -----------------------------------------------------------------------------------

    @command("match-list", match)
    @app_commands.choices(which=SHOWN)
    @conversation()
    async def list_them(self, talk: Talk, which: str = "open") -> None:
        """The matches of this server, those one plays in first."""
        statuses: tuple[Status, ...] = ("lobby", "running", "paused") if which == "open" else ("finished", "abandoned")
        known = await self.app.store.matches.of_server(talk.server or 0, statuses)
        mine = {held.match for held in await self.app.store.matches.held_by(talk.person)}
        found = [info for info in known if info.id in mine or await readable(talk.interaction, info)]
        if not found:
            raise tell("lobby-none" if which == "open" else "lobby-none-over")
        found.sort(key=lambda info: info.id not in mine)
        lines = [self._listed(info, info.id in mine, talk.words) for info in found[:MOST_LISTED]]
        if len(found) > MOST_LISTED:
            lines.append(talk.words("lobby-more", count=len(found) - MOST_LISTED))
        await talk.say("\n".join(lines))

    def _listed(self, info: MatchInfo, mine: bool, words: Words) -> str:
        return words(
            "lobby-listed",
            name=info.name,
            match=info.id,
            status=info.status,
            mine=mine,
            game=self._game(info.game, words),
            channel=f"<#{info.channel}>",
        )

    @command("match-show", match)
    @conversation()
    async def show(self, talk: Talk, match: int | None = None) -> None:
        """Everything about one match that is no secret."""
        live = await talk.match(match)
        words = talk.words
        lines = [
            self._listed(live.info, bool(live.seats_of(talk.person)), words),
            words("lobby-game", game=lobby_card.game_name(live, words), scenario=lobby_card.scenario_name(live, words)),
            await lobby_card.gm_line(self.app, live, words),
            seat_lines(live, words),
            *lobby_card.setting_lines(live, words),
        ]
        if live.info.settings.deadline_hours is not None:
            lines.append(words("lobby-deadline", hours=live.info.settings.deadline_hours))
        await talk.say("\n".join(lines))

    @command("match-export", match)
    @conversation()
    async def export(self, talk: Talk, match: int | None = None) -> None:
        """A match as a file, as far as this person may have it."""
        await archive.export(talk, await talk.match(match))

    @command("match-import", match)
    @conversation()
    async def bring(self, talk: Talk, file: discord.Attachment) -> None:
        """A match from a file."""
        await archive.bring(talk, file)

    @command("match-move", match)
    @conversation()
    async def move(self, talk: Talk, match: int) -> None:
        """A match goes on in this channel: its own is gone, or the table wants another one."""
        live = going(await managed(talk, await talk.match(match)))
        if live.info.channel == talk.interaction.channel_id:
            raise tell("lobby-already-here", name=live.info.name)
        here = self._here(talk)
        await self.app.store.matches.edit(live.id, channel=here)
        await self.app.aftermath.refresh(await talk.match(match))
        await talk.say(talk.words("lobby-moved", name=live.info.name, channel=f"<#{here}>"))

    # ---- pause, resume, abandon -------------------------------------------------------------------------------

    @command("match-pause", match)
    @conversation()
    async def pause(self, talk: Talk, match: int | None = None) -> None:
        """Nobody can act and no deadline runs until the match is resumed."""
        await self._set(talk, await managed(talk, await talk.match(match)), "running", "paused", "lobby-paused")

    @command("match-resume", match)
    @conversation()
    async def resume(self, talk: Talk, match: int | None = None) -> None:
        """The match goes on."""
        await self._set(talk, await managed(talk, await talk.match(match)), "paused", "running", "lobby-resumed")

    async def _set(self, talk: Talk, live: Live, wanted: Status, to: Status, notice: str) -> None:
        """Changes the status, and tells the channel."""
        if live.info.status != wanted:
            raise tell("lobby-wrong-status", name=live.info.name, status=live.info.status, to=to)

        def deed(turn: Turn) -> None:
            turn.status = to
            turn.post(NOTICE, Notice(notice, talk.person))

        words = talk.words
        played = await talk.play(deed, lambda turn: Reply(words("bot-done")), statuses=(wanted,))
        await talk.say(played.reply.text)

    @command("match-abandon", match)
    @conversation()
    async def abandon(self, talk: Talk, match: int | None = None) -> None:
        """Ends a match for good, after asking."""
        live = await managed(talk, await talk.match(match))
        going(live)
        buttons = [
            button(ABANDON, live.id, 0, talk.words("lobby-abandon-button"), style=discord.ButtonStyle.danger),
            button(KEEP, live.id, 0, talk.words("bot-cancel-button")),
        ]
        await talk.say(talk.words("lobby-abandon-sure", name=live.info.name), view=view_of(buttons))

    async def give_up(self, talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
        """Yes, abandon it."""
        live = going(await managed(talk, await talk.match(stamp.match)))
        if live.info.status == "lobby":
            notice = Post(channel=live.info.channel, kind=NOTICE, body=_packed("lobby-given-up", talk.person))
            await self.app.store.commit(Change(match=live.id, status="abandoned", posts=(notice,)))
            await self.app.aftermath.refresh(live)
            await talk.say(talk.words("bot-done"))
            return
        await self._set(talk, live, live.info.status, "abandoned", "lobby-given-up")
        await opening_up.ask(talk, live)

    async def keep(self, talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
        """No, it goes on."""
        await talk.say(talk.words("lobby-kept"))

    async def compose(self, parcel: Parcel) -> Letter | None:
        """A notice in the channel."""
        notice = msgpack.decode(parcel.body, type=Notice)
        live, words = await self.app.addressed(parcel)
        name = await self.app.people.name(notice.person, live.info.server) if notice.person is not None else None
        return Letter(words(notice.id, match=live.info.name, person=name or words("lobby-somebody")))


def scenario_meant(shown: Presentation, text: str, words: Words) -> str:
    """The scenario that somebody means, by its id or by its name in any language."""
    for language in (words.language, *LANGUAGES):
        theirs = shown.words(language)
        picks = [Pick(key, shown.scenario_name(key, theirs)) for key in shown.game.scenarios()]
        if (found := meant(picks, text)) is not None:
            return found
    picks = [Pick(key, shown.scenario_name(key, words)) for key in shown.game.scenarios()]
    did_you_mean(picks, text)
    raise tell("kernel-unknown-scenario", found=limits.clip(text, 60), known=tuple(pick.label for pick in picks))


def going(live: Live) -> Live:
    """The match, if it is not over."""
    if live.info.status in ("finished", "abandoned"):
        raise tell("lobby-over", name=live.info.name)
    return live


def _packed(id: str, person: int) -> bytes:
    return msgpack.encode(Notice(id, person))


async def setup(app: Stele) -> None:
    lobby = Lobby(app)
    app.delivery.register(NOTICE, lobby.compose)
    app.stamps.register(ABANDON, lobby.give_up)
    app.stamps.register(KEEP, lobby.keep)
    app.stamps.register(LEARN, lobby.learn_this)
    app.stamps.register(LEARN_ANEW, lobby.learn_anew)
    opening_up.register(app)
    app.stamps.register(archive.ANYWAY, archive.bring_anyway)
    await app.add_cog(lobby)
