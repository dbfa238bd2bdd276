"""Battles as their events tell them, for their reports: cards in the order in which they fell, dice, losses."""

from collections.abc import Iterable
from typing import get_args

from msgspec import Struct

from bot.spine.words import Words
from render.empires.battle import BattleReport, Comparison, Losses, Outcome
from rules.core.messages import Event, Message, Name
from rules.empires.board.ids import CardId, Combat
from rules.empires.pack.edition import edition

SIGNS = "⚔️🏰🎲🃏 "


class Fight(Struct):
    """A battle as its events tell it."""

    begins: Message
    comparisons: list[Comparison] = []
    won: Message | None = None
    losses: dict[str, Losses] = {}


def fights_of(events: Iterable[Event]) -> list[Fight]:
    """Every battle among these events that has been decided."""
    found: list[Fight] = []
    for event in events:
        said = event.message
        if said.id == "battle-begins":
            found.append(Fight(said))
        elif found and said.id == "comparison" and found[-1].won is None:
            found[-1].comparisons.append(_comparison(said))
        elif found and said.id == "battle-won" and found[-1].won is None:
            found[-1].won = said
        elif found and said.id == "cards-lost" and found[-1].won is not None:
            found[-1].losses[id_of(said, "seat")] = _losses(said)
    return [fight for fight in found if fight.won is not None]


def _comparison(said: Message) -> Comparison:
    outcomes: tuple[Outcome, ...] = get_args(Outcome)
    dice = said.params.get("dice", ())
    return Comparison(
        id_of(said, "attacker"),
        id_of(said, "defender"),
        tuple(die for die in dice if isinstance(die, int)) if isinstance(dice, tuple | list) else (),
        next(one for one in outcomes if one == said.params["winner"]),
        number_of(said, "left"),
        number_of(said, "right"),
    )


def _losses(said: Message) -> Losses:
    unit_of, cards = edition().decks.unit_of, said.params.get("cards", ())
    names = [one for one in cards if isinstance(one, Name)] if isinstance(cards, tuple | list) else []
    return Losses(tuple(unit_of[CardId(one.id)] for one in names), number_of(said, "kept"))


def report(fight: Fight, turn: int, words: Words) -> BattleReport:
    """The picture's input."""
    begins, won = fight.begins, fight.won
    assert won is not None
    combats: tuple[Combat, ...] = get_args(Combat)
    return BattleReport(
        area=id_of(begins, "area"),
        turn=turn,
        combat=next(one for one in combats if one == begins.params["combat"]),
        attacker=id_of(begins, "attacker"),
        defender=id_of(begins, "defender"),
        attackers=number_of(begins, "attackers"),
        defenders=number_of(begins, "defenders"),
        comparisons=tuple(fight.comparisons),
        winner=id_of(won, "seat"),
        rout=bool(won.params["rout"]),
        losses=fight.losses,
        result=plain(words.say(won)),
    )


def plain(told: str) -> str:
    """A sentence without the signs and stress that only a chat can show."""
    return told.replace("**", "").lstrip(SIGNS)


def id_of(said: Message, param: str) -> str:
    """The id of what a parameter names; empty: it names nothing."""
    found = said.params.get(param)
    return found.id if isinstance(found, Name) else ""


def number_of(said: Message, param: str) -> int:
    """The number that a parameter gives."""
    found = said.params.get(param)
    return found if isinstance(found, int) else 0
