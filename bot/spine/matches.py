"""Live matches: loaded from the store, kept while they are used, one command at a time each."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache

from bot.spine.errors import tell
from bot.spine.words import Words
from db.errors import Unknown
from db.records import Change, Head, MatchInfo, NewTimer, Parcel, Pictures, Receipt, SeatInfo, Sitting, Timer
from rules.core.game import Game
from rules.core.match import Match
from rules.core.messages import Message, Name

if TYPE_CHECKING:
    from bot.app import Stele
    from bot.games.presentation import Presentation

KEPT = 200  # matches in memory; others are loaded again when somebody comes back to them

Clock = Timer | NewTimer  # a timer of a match, as it was read or just set


class Live:
    """One match: who sits where, the position, and the lock behind which its commands queue."""

    def __init__(self, id: int, shown: "Presentation") -> None:
        self.id = id
        self.shown = shown  # how its game is shown
        self.game: Game[Any] = shown.game
        self.lock = asyncio.Lock()
        self.info: MatchInfo
        self.seats: tuple[SeatInfo, ...] = ()
        self.head: Head | None = None  # as it was last read or saved; None: the match has not begun
        self.timers: tuple[Clock, ...] = ()
        self.voting = False
        self.names: dict[str, str] = {}
        self.changed = False  # something besides the position was saved since it was read
        self.saves = 0  # how often this process has saved it
        self.noticed: tuple[Message, ...] = ()  # what the channel was told about the match as it was loaded
        self._kept: tuple[int, Match[Any]] | None = None  # by its revision

    @property
    def options(self) -> dict[str, str | int | bool]:
        """Every option of the match with its value, chosen or by default."""
        defaults = {spec.id: spec.default for spec in self.game.scenario(self.info.scenario).options}
        return defaults | self.info.options

    def seats_of(self, person: int) -> tuple[str, ...]:
        """The seats that a person holds here."""
        return tuple(place.seat for place in self.seats if place.person == person)

    def person_of(self, seat: str) -> int | None:
        """Who holds a seat; None: nobody, or a computer player."""
        return next((place.person for place in self.seats if place.seat == seat), None)

    def is_computer(self, seat: str) -> bool:
        return any(place.seat == seat and place.policy is not None for place in self.seats)

    @property
    def kept(self) -> Match[Any] | None:
        """The position in memory, which may be an older one."""
        return None if self._kept is None else self._kept[1]

    def take(self, head: Head) -> Match[Any]:
        """The match at this head, for changing: it leaves the cache, and `keep` brings it back once it is saved."""
        kept, self._kept = self._kept, None
        if kept is not None and kept[0] == head.revision and kept[1].rules_version == head.version and kept[1].usable:
            return kept[1]
        return Match.load(self.game, head.state)

    def keep(self, match: Match[Any]) -> None:
        """The position as it is saved."""
        self._kept = (match.revision, match)

    def saved(self, change: Change, receipt: Receipt) -> None:
        """What a change of this match has made of it, without reading it again."""
        self.saves += 1
        self.head = receipt.head or self.head
        gone = {*change.cancelled_timers, *(timer.key for timer in change.timers)}
        gone |= {change.fired.key} if change.fired is not None else set()
        self.timers = (*(timer for timer in self.timers if timer.key not in gone), *change.timers)
        besides = (change.seats, change.proposals, change.votes, change.verdicts)
        about = change.status, change.office, change.settings
        self.changed = self.changed or any(besides) or any(one is not None for one in about)


class LiveMatches:
    """Finds, loads and keeps matches."""

    def __init__(self, app: "Stele") -> None:
        self.app = app
        self.on_load: Callable[[Live, Match[Any]], Awaitable[None]] | None = None  # looks at what was loaded
        self._known: WeakValueDictionary[int, Live] = WeakValueDictionary()
        self._recent: LRUCache[int, Live] = LRUCache(KEPT)

    async def get(self, id: int) -> Live:
        """The match of this number with who sits where now; raises `Told` when there is none."""
        live = self._known.get(id)
        saves = live.saves if live is not None else 0
        try:
            sitting = await self.app.store.matches.sitting(id)
        except Unknown as error:
            raise tell("bot-no-such-match", match=id) from error
        live = live or self._known.get(id)
        if live is None:
            live = self._known[id] = Live(id, self.app.shown[sitting.info.game])
        self._recent[id] = live
        await self.fill(live, sitting)
        live.changed = live.saves != saves  # saved while it was read: the next post reads it again
        return live

    async def told_in(self, parcel: Parcel) -> Live:
        """The match that a post is about.

        While it stands where the post's command has left it, it is not read again: whoever changes something else
        about a match queues posts that show it.
        """
        live = self._known.get(parcel.match or 0)
        known = live is not None and live.head is not None and live.head.revision == parcel.revision
        if live is not None and known and not live.changed and not parcel.attempts:
            return live
        return await self.get(parcel.match or 0)

    async def fill(self, live: Live, sitting: Sitting) -> None:
        """A match as it was just read; what this process has saved meanwhile is not forgotten."""
        if live.head is None or sitting.head is None or sitting.head.revision >= live.head.revision:
            live.head, live.timers = sitting.head, sitting.timers
        live.info, live.seats, live.voting, live.changed = sitting.info, sitting.seats, sitting.voting, False
        live.names = await self.app.people.seat_names(live)

    async def position(self, live: Live) -> Match[Any]:
        """The match as it was read for this command, or as it was saved since; for looking only, and at once.

        After another `await` it may have moved on.
        """
        if self._known.get(live.id) is not live:
            live = await self.get(live.id)
        await self.app.breath.turn()
        async with live.lock:
            if live.head is None:
                raise tell("bot-not-begun", name=live.info.name)
            before = live.kept
            match = live.take(live.head)
            live.keep(match)
            if match is not before and self.on_load is not None:
                await self.on_load(live, match)
            return match

    async def under_new_rules(self, head: Head, match: Match[Any]) -> Head:
        """A match that older rules have written is kept under the new ones first, so that replay can begin there."""
        if not match.upgraded or head.version == match.rules_version:
            return head
        return await self.app.store.matches.rebase(head, match.dump(), match.rules_version)

    async def here(
        self, interaction: discord.Interaction, given: int | None = None, game: Game[Any] | None = None
    ) -> Live:
        """The match that an interaction is about: the one named, else the one played in this channel.

        Of several, the only one of this game is meant, else the only one in which the person sits.
        """
        if given is not None:
            await self._may_see(interaction, given)
            return await self.get(given)
        found = await self.app.store.matches.in_channel(interaction.channel_id or 0)
        going = [info for info in found if info.status in ("running", "paused", "lobby")] or found[:1]
        fitting = [info for info in going if game and info.game == game.id and info.status in ("running", "paused")]
        going = fitting if len(fitting) == 1 else going
        if len(going) > 1:
            mine = {held.match for held in await self.app.store.matches.held_by(interaction.user.id)}
            going = [info for info in going if info.id in mine] or going
        if not going:
            raise tell("bot-no-match-here")
        if len(going) > 1:
            raise tell("bot-which-match", matches=tuple(f"{info.name} (#{info.id})" for info in going))
        return await self.get(going[0].id)

    async def _may_see(self, interaction: discord.Interaction, id: int) -> None:
        """Raises the same `Told` for a match that is hidden and one that is not there, and nearly as soon.

        Nobody's name is asked for before.
        """
        try:
            sitting = await self.app.store.matches.sitting(id)
        except Unknown as error:
            raise tell("bot-no-such-match", match=id) from error
        person, info = interaction.user.id, sitting.info
        sits = any(place.person == person for place in sitting.seats)
        if info.server != interaction.guild_id or not (sits or await readable(interaction, info)):
            raise tell("bot-no-such-match", match=id)


async def readable(interaction: discord.Interaction, info: MatchInfo) -> bool:
    """Whether somebody may read a match: who made or masters it, and whoever sees the channel it is played in."""
    user, guild = interaction.user, interaction.guild
    if info.channel == interaction.channel_id or user.id in (info.gm, info.creator):
        return True
    if guild is None or not isinstance(user, discord.Member):
        return False
    channel = guild.get_channel_or_thread(info.channel)
    if channel is None:
        try:
            channel = await guild.fetch_channel(info.channel)  # for example an archived thread
        except discord.NotFound:
            return user.guild_permissions.manage_guild  # it is gone: who manages the server may move the match
        except discord.HTTPException:
            return user.guild_permissions.administrator  # it is there; who sees everything sees it
    if isinstance(channel, discord.Thread):
        return channel.parent is not None and await _sees_thread(channel, channel.parent.permissions_for(user), user)
    rights = channel.permissions_for(user)
    return rights.view_channel and (rights.read_message_history or not isinstance(channel, discord.abc.Messageable))


async def _sees_thread(thread: discord.Thread, rights: discord.Permissions, user: discord.Member) -> bool:
    """A thread is seen by those who see its channel, a private one only by its members and who manages threads."""
    if not (rights.view_channel and rights.read_message_history):
        return False
    if not thread.is_private() or rights.manage_threads:
        return True
    try:
        await thread.fetch_member(user.id)
    except discord.HTTPException:
        return False
    return True


def seat_for(live: Live, person: int, asked: Iterable[str] = ()) -> str:
    """The seat that a person acts for: the only one held, else the first of those asked."""
    held = live.seats_of(person)
    if not held:
        raise tell("bot-not-seated", name=live.info.name)
    return next((seat for seat in asked if seat in held), held[0])


def chair_name(live: Live, seat: str, words: Words) -> str | None:
    """What the game calls a seat; else what it plays, else its number at the table; None: it is not at the table."""
    place = next((place for place, one in enumerate(live.seats) if one.seat == seat), None)
    if place is None:
        return None
    if words.has(f"chair-{seat}"):
        return words(f"chair-{seat}")
    plays = live.shown.seat_plays(live.info.scenario, live.options, place, len(live.seats))
    return words.list(plays) if plays else words("chair-number", number=place + 1)


def words_of(live: Live, language: str, pictures: Pictures = "light") -> Words:
    """Words of a match's game that know its names: seats by who holds them or by what they play, never by an id."""
    options, shown = live.options, live.shown

    def name(thing: Name, language: str) -> str | None:
        if thing.kind == "player":
            return live.names.get(thing.id) or words(
                "player-computer" if live.is_computer(thing.id) else "player-nobody"
            )
        if thing.kind == "asked":  # somebody who has to decide: a computer is called one
            seat = words.name(Name("seat", thing.id))
            return words("player-computer-for", seat=seat) if live.is_computer(thing.id) else seat
        if thing.kind == "seat" and thing.id in live.names:
            return live.names[thing.id]
        if thing.kind in ("seat", "chair"):
            return chair_name(live, thing.id, words)
        found = live.game.named(options, thing.kind, thing.id)
        if isinstance(found, Message):
            return words.say(found)
        return None if found is None else str(getattr(found, language))

    def owned(thing: Name) -> tuple[Name, str] | None:
        return shown.owned(options, thing, words)

    words = Words(language, name, shown.catalogue, pictures, owned, shown.kinds, shown.owners)
    return words
