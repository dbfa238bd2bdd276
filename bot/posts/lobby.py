"""The lobby as the table shows it: what will be played, by which settings, who sits where, and the buttons."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord

from bot.acting import lots as lobby_lots
from bot.acting.buttons import button, view_of
from bot.spine import limits
from bot.spine.letters import Letter
from bot.spine.matches import Live
from bot.spine.seeds import by_seat
from bot.spine.words import Words
from db.records import Promise
from rules.core.dice import Seed, commitment
from rules.core.game import OptionSpec
from rules.core.ids import OptionValue
from rules.core.messages import Message, Name, message

if TYPE_CHECKING:
    from bot.app import Stele

JOIN, LEAVE, SEATS, COMPUTERS, SETTINGS, START = "join", "leave", "seats", "computers", "settings", "start"
LOTS = "lots"
COLOUR = 0x3B6EA5


async def letter(app: "Stele", live: Live, words: Words) -> Letter:
    """The lobby for everybody to see."""
    info = live.info
    embed = discord.Embed(title=limits.clip(words("lobby-title", name=info.name), limits.EMBED_TITLE), colour=COLOUR)
    about = [words("lobby-game", game=game_name(live, words), scenario=scenario_name(live, words))]
    if intro := live.shown.intro(info.scenario, words.language):
        about.append(intro)
    about += [winning] if (winning := live.shown.winning(words.language)) else []
    about.append(await gm_line(app, live, words))
    if info.settings.deadline_hours is not None:
        about.append(words("lobby-deadline", hours=info.settings.deadline_hours))
    embed.description = limits.clip("\n".join(about), limits.EMBED_DESCRIPTION)
    lines = [seat_line(live, place, words) for place in range(len(live.seats))]
    if choosing := lobby_lots.line(live, words):
        lines.append(choosing)
    seats = "\n".join(lines)
    embed.add_field(name=words("lobby-seats"), value=limits.clip(seats, limits.EMBED_FIELD_VALUE), inline=False)
    settings = "\n".join(setting_lines(live, words))
    if settings:
        shown = limits.clip(settings, limits.EMBED_FIELD_VALUE)
        embed.add_field(name=words("lobby-settings"), value=shown, inline=False)
    if info.settings.promise is not None:
        shown = limits.clip("\n".join(dice_lines(live, info.settings.promise, words)), limits.EMBED_FIELD_VALUE)
        embed.add_field(name=words("lobby-dice"), value=shown, inline=False)
    embed.set_footer(text=words("table-footer", match=info.id))
    return Letter(embeds=[embed], view=buttons(live, words), pin=True)


def abandoned(live: Live, words: Words) -> str:
    """A lobby that was given up."""
    return words("lobby-abandoned", name=live.info.name)


def buttons(live: Live, words: Words) -> discord.ui.View | None:
    """Everything that can be done in a lobby."""
    green = discord.ButtonStyle.success
    return view_of(
        [
            button(JOIN, live.id, 0, words("lobby-join"), style=discord.ButtonStyle.primary),
            button(LEAVE, live.id, 0, words("lobby-leave")),
            button(SEATS, live.id, 0, words("lobby-choose-seat")),
            button(LOTS, live.id, 0, words("lobby-roll-seats")),
            button(COMPUTERS, live.id, 0, words("lobby-computers")),
            button(SETTINGS, live.id, 0, words("lobby-change-settings")),
            button(START, live.id, 0, words("lobby-start"), style=green),
        ]
    )


# ---- parts ------------------------------------------------------------------------------------------------------


def game_name(live: Live, words: Words) -> str:
    return words(f"game-{live.game.id}")


def scenario_name(live: Live, words: Words) -> str:
    return words.name(Name("scenario", live.info.scenario))


async def gm_line(app: "Stele", live: Live, words: Words) -> str:
    """Who masters the match, if anybody does."""
    gm = live.info.gm
    name = await app.people.name(gm, live.info.server) if gm is not None else None
    return words("lobby-no-gm") if gm is None else words("lobby-gm", name=name or words("lobby-somebody"))


def open_seats(live: Live) -> list[str]:
    """The seats that nobody holds."""
    return [place.seat for place in live.seats if place.person is None and place.policy is None]


def seat_line(live: Live, place: int, words: Words) -> str:
    """One seat: what it plays, and who plays it: a person, a computer player or nobody."""
    seat = live.seats[place]
    holder = "person" if seat.person is not None else "computer" if seat.policy is not None else "open"
    return words("table-seat", seat=Name("chair", seat.seat), holder=holder, name=Name("seat", seat.seat))


def dice_lines(live: Live, promise: Promise, words: Words) -> list[str]:
    """The fingerprint of the bot's secret, and the seeds of those who sit, in the order in which they were given."""
    seeds = by_seat(promise, live.seats)
    lines = [words("lobby-dice-promise", commitment=commitment(promise.secret))]
    return [*lines, words("lobby-dice-seeds", seeds=seed_list(seeds))] if seeds else lines


def seed_list(seeds: Iterable[Seed]) -> tuple[Message, ...]:
    """Seeds with their seats, each as it was given."""
    return tuple(
        message("dice-seed", seat=Name("chair", seed.seat), seed=seed.text, drawn=seed.drawn) for seed in seeds
    )


def setting_lines(live: Live, words: Words) -> list[str]:
    """Every setting with its value."""
    chosen = live.options
    lines = [setting_line(spec, chosen[spec.id], words) for spec in live.game.scenario(live.info.scenario).options]
    agreed = {"lobby-players-rule": live.info.settings.players_rule, "lobby-advice": live.info.settings.advice}
    return [*lines, *(words(key, value=words("lobby-on")) for key, on in agreed.items() if on)]


def setting_line(spec: OptionSpec, value: OptionValue, words: Words) -> str:
    return words("lobby-setting", setting=setting_name(spec, words), value=value_name(spec, value, words))


def setting_name(spec: OptionSpec, words: Words) -> str:
    return words(f"setting-{spec.id}") if words.has(f"setting-{spec.id}") else spec.id


def setting_about(spec: OptionSpec, words: Words) -> str:
    """What a setting means."""
    return words(f"setting-{spec.id}.about") if words.has(f"setting-{spec.id}.about") else ""


def value_name(spec: OptionSpec, value: OptionValue, words: Words) -> str:
    """How a value is called: on or off, a name, a number."""
    if isinstance(value, bool):
        return words("lobby-on" if value else "lobby-off")
    named = f"setting-{spec.id}-{value}"
    return words(named) if words.has(named) else str(value)
