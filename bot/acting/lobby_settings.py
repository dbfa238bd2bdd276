"""The settings of a lobby: a menu of those with few values, slips for what is typed (name, hours, one's own seed)."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.acting import lobby_slips as slips
from bot.acting.buttons import Stamp, choice, menu, view_of
from bot.acting.lobby import close_lots, lobby_of, managed, refreshed, seat_names_of
from bot.acting.lobby_choices import next_value
from bot.posts.lobby import SETTINGS, setting_about, setting_name, value_name
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.people import harmless
from bot.spine.talk import Talk
from db.records import SeatInfo

if TYPE_CHECKING:
    from bot.app import Stele

SET = "set"
PLAYERS = "players"  # the number of seats, among the settings
ADVICE = "advice"  # whether people who play against each other may ask what a captain would do
PLAYERS_RULE = "players-rule"  # whether somebody who plays may rule, among the settings


async def settings(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """A menu of all settings with their explanations; picking one changes it to its next value."""
    live = await managed(talk, await lobby_of(talk, stamp))
    await _show_settings(talk, live)


async def set_one(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """One setting gets its next value."""
    live = await managed(talk, await lobby_of(talk, stamp))
    if values[0] == PLAYERS:
        await _change_players(talk, live)
    elif values[0] == PLAYERS_RULE:
        await talk.app.store.matches.amend(live.id, lambda kept: replace(kept, players_rule=not kept.players_rule))
    elif values[0] == ADVICE:
        await talk.app.store.matches.amend(live.id, lambda kept: replace(kept, advice=not kept.advice))
    else:
        specs = {spec.id: spec for spec in live.game.scenario(live.info.scenario).options}
        spec = specs[values[0]]
        changed = {**live.info.options, spec.id: next_value(spec, live.options[spec.id])}
        await talk.app.store.matches.edit(live.id, options=changed)
    await _show_settings(talk, await refreshed(talk, live))


async def _show_settings(talk: Talk, live: Live) -> None:
    words, chosen = talk.words, live.options
    specs = live.game.scenario(live.info.scenario).options
    lines = [words("lobby-settings-intro")]
    offered = [choice(PLAYERS, words("lobby-players", count=len(live.seats)), words("lobby-players-about"))]
    rule = words("lobby-on" if live.info.settings.players_rule else "lobby-off")
    offered.append(choice(PLAYERS_RULE, words("lobby-players-rule", value=rule), words("lobby-players-rule-about")))
    if live.game.brain is not None:
        asked = words("lobby-on" if live.info.settings.advice else "lobby-off")
        offered.append(choice(ADVICE, words("lobby-advice", value=asked), words("lobby-advice-about")))
    for spec in specs:
        value = value_name(spec, chosen[spec.id], words)
        about = setting_about(spec, words)
        lines.append(words("lobby-setting-about", setting=setting_name(spec, words), value=value, about=about))
        offered.append(choice(spec.id, f"{setting_name(spec, words)}: {value}", about))
    picker = menu(SET, live.id, 0, offered[: limits.SELECT_OPTIONS], words("lobby-change-settings"))
    typed = [slips.name_button(live, words), slips.clock_button(live, words)]
    await talk.say("\n".join(lines), view=view_of([picker, *typed]))


async def _change_players(talk: Talk, live: Live) -> None:
    """The next number of players that the scenario allows and that has room for everybody who sits here."""
    seated = [place for place in live.seats if place.person is not None or place.policy is not None]
    numbers = live.shown.player_numbers(live.info.scenario, live.info.options)
    roomy = [number for number in numbers if number >= len(seated)]
    larger = [number for number in roomy if number > len(live.seats)]
    count = (larger or roomy or [len(live.seats)])[0]
    names = seat_names_of(live.game.scenario(live.info.scenario), count)
    kept = {place.seat: place for place in seated if place.seat in names}
    homeless = [place for place in seated if place.seat not in names]
    places: list[SeatInfo] = []
    for name in names:
        moved = kept.get(name) or (homeless.pop(0) if homeless else None)
        person, policy = (moved.person, moved.policy) if moved is not None else (None, None)
        places.append(SeatInfo(seat=name, person=person, policy=policy))
    await talk.app.store.matches.set_seats(live.id, places)
    await close_lots(talk, live)


# ---- what is typed ------------------------------------------------------------------------------------------------


async def ask_name(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Opens the slip for the match's name."""
    await talk.ask(slips.name_slip(await managed(talk, await lobby_of(talk, stamp)), talk.words))


async def named(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """The match is called so from now on."""
    live = await managed(talk, await lobby_of(talk, stamp))
    name = harmless(values[0] if values else "")
    if not name:
        raise tell("lobby-no-name")
    await talk.app.store.matches.edit(live.id, name=name)
    await _show_settings(talk, await refreshed(talk, live))


async def ask_clock(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Opens the slip for the hours that a decision may take."""
    await talk.ask(slips.clock_slip(await managed(talk, await lobby_of(talk, stamp)), talk.words))


async def clocked(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """So many hours, or none."""
    live = await managed(talk, await lobby_of(talk, stamp))
    hours = slips.hours_typed(values[0] if values else "")
    await talk.app.store.matches.amend(live.id, lambda kept: replace(kept, deadline_hours=hours))
    await _show_settings(talk, await refreshed(talk, live))


async def ask_seed(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Opens the slip for one's own seed."""
    await talk.ask(slips.seed_slip(await lobby_of(talk, stamp), talk.words))


async def seeded(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """A seed was typed."""
    await slips.give_seed(talk, await talk.match(stamp.match), values[0] if values else "")


HANDLERS = {
    SETTINGS: settings,
    SET: set_one,
    slips.NAMED: named,
    slips.CLOCKED: clocked,
    slips.SEEDED: seeded,
}
OPENERS = {slips.NAME: ask_name, slips.CLOCK: ask_clock, slips.SEED: ask_seed}  # these answer with a slip


async def setup(app: "Stele") -> None:
    for verb, handler in HANDLERS.items():
        app.stamps.register(verb, handler)
    for verb, handler in OPENERS.items():
        app.stamps.register(verb, handler, direct=True)
