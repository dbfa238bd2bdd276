"""The lobby's buttons: join, leave, choose a seat, roll for the seats, computer players, start."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord
from msgspec import msgpack
from msgspec.structs import replace

from bot.acting import lots as lobby_lots
from bot.acting.buttons import Stamp, StampedButton, StampedMenu, button, menu, view_of
from bot.acting.lobby_choices import (
    LEVEL,
    lobby_policy,
    seat_about,
    seat_choice,
    seat_label,
    seats_told,
    strength_menus,
)
from bot.acting.lobby_slips import seed_button
from bot.posts.lobby import (
    COMPUTERS,
    JOIN,
    LEAVE,
    LOTS,
    SEATS,
    START,
    open_seats,
    seed_list,
)
from bot.spine import seeds as lobby_seeds
from bot.spine.aftermath import Turn
from bot.spine.errors import Refused, Told, tell
from bot.spine.letters import Letter
from bot.spine.matches import Live
from bot.spine.pipeline import Reply
from bot.spine.rights import administers
from bot.spine.talk import Talk
from db.errors import Broken
from db.records import Change, MatchSettings, Parcel, Post, SeatInfo
from rules.core.game import Scenario
from rules.core.messages import Name
from rules.core.minds.levels import level_of

if TYPE_CHECKING:
    from bot.app import Stele

TAKE, FILL, START_OPEN, START_FILLED = "take-seat", "fill-seat", "start-open", "start-filled"
ROLLED = "seat-lots"  # the post about the dice


# ---- sitting down -------------------------------------------------------------------------------------------------


async def join(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Takes the first free seat; in a running match too, if one is open."""
    live = await talk.match(stamp.match)
    if held := live.seats_of(talk.person):
        raise tell("lobby-already-seated", seats=chairs(held), name=live.info.name)
    await _await_turn(talk, live)
    while True:
        seat = next(iter(open_seats(live)), None)
        try:
            await sit_down(talk, live, seat)
            return
        except Told as taken:
            # Several press at once: whoever comes late gets the next seat, as long as there is one.
            if taken.said.id != "lobby-seat-taken":
                raise
            live = await talk.match(stamp.match)


async def take(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Takes the seat that was picked."""
    live, seat = await talk.match(stamp.match), values[0] if values else stamp.rest
    if lobby_lots.chooser(live) is None or live.info.status != "lobby":
        await sit_down(talk, live, seat)
        return
    await _await_turn(talk, live)
    if seat not in lobby_lots.choosable(live):
        raise tell("lobby-seat-taken", seat=Name("chair", seat))
    places, settings = lobby_lots.chosen(live, seat)
    await talk.app.store.matches.set_seats(live.id, places)
    await talk.app.store.matches.amend(live.id, lambda kept: replace(kept, lots=settings.lots))
    await _say_seat(talk, await refreshed(talk, live), seat)


async def sit_down(talk: Talk, live: Live, seat: str | None) -> None:
    """A person takes a seat; whoever has one in this lobby changes over."""
    held = live.seats_of(talk.person)
    if live.info.status not in ("lobby", "running"):
        raise tell("lobby-closed", name=live.info.name)
    if held and (live.info.status == "running" or seat in held):
        raise tell("lobby-already-seated", seats=chairs(held), name=live.info.name)
    if seat is None:
        raise tell("lobby-full", name=live.info.name)
    if live.info.status == "running":
        await _join_running(talk, live, seat)
        return
    if not await _take(talk, live, SeatInfo(seat=seat, person=talk.person)):
        raise tell("lobby-seat-taken", seat=Name("chair", seat))
    for old in held:
        await talk.app.store.matches.leave_seat(live.id, old, talk.person)
    await talk.app.store.matches.amend(live.id, lambda kept: lobby_seeds.sat_down(kept, talk.person))
    await _say_seat(talk, await refreshed(talk, live), seat)


async def _say_seat(talk: Talk, live: Live, seat: str) -> None:
    told = [talk.words("lobby-joined", seat=Name("chair", seat), name=live.info.name)]
    told += [about] if (about := seat_about(live, seat, talk.words).text) else []
    text = "\n".join(told)
    promise = live.info.settings.promise
    seed = next((one for one in promise.seeds if one.person == talk.person), None) if promise is not None else None
    if seed is None or not seed.drawn:
        await talk.say(text)
        return
    text += f"\n-# {talk.words('lobby-seed-drawn', seed=seed.text)}"
    await talk.say(text, view=view_of([seed_button(live, talk.words)]))


async def _take(talk: Talk, live: Live, place: SeatInfo) -> bool:
    try:
        return await talk.app.store.matches.take_seat(live.id, place)
    except Broken as error:
        raise tell("bot-already-begun", name=live.info.name) from error


async def _join_running(talk: Talk, live: Live, seat: str) -> None:
    """An open seat of a match that runs; the command's own record of it is kept with the match."""

    def deed(turn: Turn) -> None:
        if seat not in open_seats(turn.live):
            raise tell("lobby-seat-taken", seat=Name("chair", seat))
        turn.seats.append(SeatInfo(seat=seat, person=talk.person))

    words, name = talk.words, live.info.name
    played = await talk.play(deed, lambda turn: Reply(words("lobby-joined", seat=Name("chair", seat), name=name)))
    await refreshed(talk, live)
    await talk.say(played.reply.text)


async def leave(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Gets up again, as long as the match has not begun."""
    live = await talk.match(stamp.match)
    held = live.seats_of(talk.person)
    if live.info.status != "lobby":
        raise tell("lobby-cannot-leave", name=live.info.name)
    if not held:
        raise tell("lobby-not-in", name=live.info.name)
    for seat in held:
        await talk.app.store.matches.leave_seat(live.id, seat, talk.person)
    await talk.app.store.matches.amend(
        live.id, lambda kept: lobby_lots.without(lobby_seeds.got_up(kept, talk.person), held)
    )
    await refreshed(talk, live)
    await talk.say(talk.words("lobby-left", name=live.info.name))


async def choose_seat(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Shows the free seats with what they play."""
    live = await lobby_of(talk, stamp)
    await _await_turn(talk, live)
    free = open_seats(live) if lobby_lots.chooser(live) is None else lobby_lots.choosable(live)
    if not free:
        raise tell("lobby-full", name=live.info.name)
    offered = [seat_choice(live, seat, talk.words) for seat in free]
    seats: list[StampedButton | StampedMenu] = [menu(TAKE, live.id, 0, offered, talk.words("lobby-choose-seat"))]
    if len(free) == 1:  # a menu of one line is no choice
        seats = [button(TAKE, live.id, 0, seat_label(live, free[0], talk.words), rest=free[0])]
    told = [talk.words("lobby-which-seat"), seats_told(live, free, talk.words)]
    await talk.say("\n".join(filter(None, told)), view=view_of(seats))


def chairs(seats: Iterable[str]) -> tuple[Name, ...]:
    """Seats by what they play, or what the game calls them."""
    return tuple(Name("chair", seat) for seat in seats)


async def roll_for_seats(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """The people at the table roll for the order in which they choose their seats; the channel sees the dice."""
    live = await managed(talk, await lobby_of(talk, stamp))
    people = {place.seat: place.person for place in live.seats if place.person is not None}
    if len(people) < lobby_lots.FEWEST:
        raise tell("lobby-lots-too-few", name=live.info.name, least=lobby_lots.FEWEST)
    thrown = live.info.settings.promise.lots if live.info.settings.promise is not None else ()
    if len(thrown) >= lobby_lots.MOST:
        raise tell("lobby-lots-enough", name=live.info.name, most=lobby_lots.MOST)

    def roll(kept: MatchSettings) -> MatchSettings:
        promise = lobby_seeds.complete(kept.promise or lobby_seeds.new_promise(), live.seats)
        return lobby_lots.roll(kept, promise, list(people), lobby_seeds.by_seat(promise, live.seats))

    settings = await talk.app.store.matches.amend(live.id, roll)
    last = settings.promise.lots[-1] if settings.promise is not None else None
    lots = settings.lots
    rolled = lobby_lots.Rolled(
        tuple(people[lot.seat] for lot in lots),
        tuple(lot.dice for lot in lots),
        last.number if last is not None else 1,
        last.seeds if last is not None else (),
    )
    post = Post(channel=live.info.channel, kind=ROLLED, body=msgpack.encode(rolled))
    await talk.app.store.commit(Change(match=live.id, posts=(post,)))
    await refreshed(talk, live)
    await talk.say(talk.words("lobby-rolled"))


async def _await_turn(talk: Talk, live: Live) -> None:
    """While seats are chosen by lot, everybody but the one whose turn it is waits."""
    chooser = lobby_lots.chooser(live) if live.info.status == "lobby" else None
    if chooser is not None and chooser not in live.seats_of(talk.person):
        person = next(place.person for place in live.seats if place.seat == chooser)
        name = await talk.app.people.name(person, live.info.server) if person is not None else None
        raise tell("lobby-not-your-choice", person=name or talk.words("lobby-somebody"))


# ---- computer players ---------------------------------------------------------------------------------------------


async def computers(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Which seats a computer plays: those picked become computer seats, those not picked are opened."""
    live = await managed(talk, await lobby_of(talk, stamp))
    free = [place for place in live.seats if place.person is None]
    if not free:
        raise tell("lobby-full", name=live.info.name)
    offered = [seat_choice(live, one.seat, talk.words, chosen=one.policy is not None) for one in free]
    label = talk.words("lobby-computers")
    menus = [menu(FILL, live.id, 0, offered, label, at_least=0, at_most=len(offered))]
    menus += strength_menus(talk.app, live, talk.words)
    await talk.say(talk.words("lobby-which-computers"), view=view_of(menus))


async def level(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """All computers of a lobby are so strong; where none sits, all open seats get one."""
    live = await managed(talk, await lobby_of(talk, stamp))
    chosen = level_of(live.game, values[0]).id
    seated = [place.seat for place in live.seats if place.policy is not None]
    for seat in seated:
        await talk.app.store.matches.leave_seat(live.id, seat, None)
    for seat in seated or open_seats(live):
        await _take(talk, live, SeatInfo(seat=seat, policy=chosen))
    await refreshed(talk, live)
    await talk.say(talk.words("lobby-level-set", level=talk.words(f"level-{chosen}")))


async def fill(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Carries that out."""
    live = await managed(talk, await lobby_of(talk, stamp))
    policy = lobby_policy(talk.app, live)
    for place in live.seats:
        if place.policy is not None and place.seat not in values:
            await talk.app.store.matches.leave_seat(live.id, place.seat, None)
        elif place.person is None and place.policy is None and place.seat in values:
            await _take(talk, live, SeatInfo(seat=place.seat, policy=policy))
    await refreshed(talk, live)
    await talk.say(talk.words("lobby-computers-set", seats=chairs(values)))


async def close_lots(talk: Talk, live: Live) -> None:
    """Nobody chooses by lot any more: the table is laid anew, or the match begins."""
    if live.info.settings.lots:
        await talk.app.store.matches.amend(live.id, lambda kept: replace(kept, lots=()))


def seat_names_of(scenario: Scenario, count: int) -> list[str]:
    """What the seats are called."""
    return list(scenario.seats[:count]) or [f"P{number + 1}" for number in range(count)]


# ---- start --------------------------------------------------------------------------------------------------------


async def start(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Begins the match; free seats are asked about first."""
    live = await managed(talk, await lobby_of(talk, stamp))
    free = open_seats(live)
    if free and len(free) == len(live.seats):
        raise tell("lobby-empty", name=live.info.name)
    if not free:
        await _begin(talk, live)
        return
    words = talk.words
    choices = [
        button(START_FILLED, live.id, 0, words("lobby-start-filled"), style=discord.ButtonStyle.success),
        button(START_OPEN, live.id, 0, words("lobby-start-open")),
    ]
    await talk.say(words("lobby-open-seats", seats=chairs(free)), view=view_of(choices))


async def start_filled(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Computers play the free seats."""
    live = await managed(talk, await lobby_of(talk, stamp))
    policy = lobby_policy(talk.app, live)
    for seat in open_seats(live):
        await _take(talk, live, SeatInfo(seat=seat, policy=policy))
    await _begin(talk, await talk.match(live.id))


async def start_open(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Free seats stay free: who comes later takes them."""
    await _begin(talk, await managed(talk, await lobby_of(talk, stamp)))


async def _begin(talk: Talk, live: Live) -> None:
    refusal = live.shown.refuse_players(live.info.scenario, live.info.options, len(live.seats))
    if refusal is not None:
        raise Refused(refusal)
    await close_lots(talk, live)  # who has not chosen keeps the seat he has
    words, name = talk.words, live.info.name
    played = await talk.app.pipeline.begin(live, talk.source, lambda turn: Reply(words("lobby-begun", name=name)))
    await talk.say(played.reply.text)


# ---- who may, and what is shown afterwards ------------------------------------------------------------------------


async def lobby_of(talk: Talk, stamp: Stamp) -> Live:
    """The match of a button, which must not have begun."""
    live = await talk.match(stamp.match)
    if live.info.status != "lobby":
        raise tell("bot-already-begun" if live.info.status != "abandoned" else "lobby-closed", name=live.info.name)
    return live


async def managed(talk: Talk, live: Live) -> Live:
    """The match, if this person may run it: who made it, its game master, managers of the server, the host."""
    if not await may_manage(talk, live):
        creator = live.info.creator
        name = await talk.app.people.name(creator, live.info.server) if creator is not None else None
        raise tell("lobby-not-yours", name=live.info.name, creator=name or talk.words("lobby-somebody"))
    return live


async def may_manage(talk: Talk, live: Live) -> bool:
    """Whether this person may run the match; if whoever made it is gone, the players may."""
    info = live.info
    if talk.person == info.creator or talk.person in talk.app.settings.owners:
        return True
    if info.creator is None and info.gm is None and live.seats_of(talk.person):
        return True
    return await administers(talk, live)


async def refreshed(talk: Talk, live: Live) -> Live:
    """Something about the lobby has changed: the table shows it."""
    live = await talk.match(live.id)
    await talk.app.aftermath.refresh(live)
    return live


HANDLERS = {
    JOIN: join,
    TAKE: take,
    LEAVE: leave,
    SEATS: choose_seat,
    LOTS: roll_for_seats,
    COMPUTERS: computers,
    FILL: fill,
    LEVEL: level,
    START: start,
    START_FILLED: start_filled,
    START_OPEN: start_open,
}


async def setup(app: "Stele") -> None:
    async def compose(parcel: Parcel) -> Letter | None:
        """Everybody's dice, in the order of choice."""
        rolled = msgpack.decode(parcel.body, type=lobby_lots.Rolled)
        live, words = await app.addressed(parcel)
        found = [await app.people.name(person, live.info.server) for person in rolled.people]
        names = [name or words("lobby-somebody") for name in found]
        text = words("lobby-lots-rolled", lots=rolled.lines(names), person=names[0])
        seeds = words("lobby-lots-seeds", number=rolled.number, seeds=seed_list(rolled.seeds))
        return Letter(f"{text}\n-# {seeds}" if rolled.seeds else text)

    app.delivery.register(ROLLED, compose)
    for verb, handler in HANDLERS.items():
        app.stamps.register(verb, handler)
