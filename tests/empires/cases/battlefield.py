"""Battles between two hands that are written down: red attacks, blue defends."""

from collections.abc import Mapping, Sequence

from rules.empires.attack.attack import Assault
from rules.empires.battle.battle import Defend
from rules.empires.board.ids import AreaId
from tests.empires.cases.table import CaseTable, table

LANDS = "italia: red; narbonensis: red; asia: blue; syria: blue; dacia: green; sarmatia: green"
FIELD = {
    "open": f"{LANDS}; cisalpina: blue",
    "siege": f"{LANDS}; cisalpina: blue, fort",
    "sea": f"{LANDS}; c: blue; w: red",
}
TARGET = {"open": AreaId("cisalpina"), "siege": AreaId("cisalpina"), "sea": AreaId("c")}
STRONGEST = ("strongest",)


def numbered(units: str, taken: Sequence[str] = ()) -> list[str]:
    """Cards of these units, none of which is taken: "sword sword" is sword-1 and sword-2."""
    cards = list(taken)
    for unit in units.split():
        number = 1
        while f"{unit}-{number}" in cards:
            number += 1
        cards.append(f"{unit}-{number}")
    return cards[len(taken) :]


def field(
    attackers: str,
    defenders: str,
    combat: str = "open",
    dice: Mapping[str, Sequence[int]] | None = None,
    draws: Mapping[str, Sequence[str]] | None = None,
    more: str = "",
) -> CaseTable:
    """Red is to act, and both hold these general cards."""
    red = numbered(attackers)
    blue = numbered(defenders, red)
    hands = f"red: goods 5, cards {' '.join(red)}; blue: goods 5, cards {' '.join(blue)}"
    if combat == "sea":
        dice = {"movement": [6], **(dice or {})}
    return table(f"{hands}; {FIELD[combat]}{more}", act="red", dice=dice or {}, draws=draws)


def assault(game: CaseTable, combat: str, attack: str = "strongest", siege: str = "strongest") -> None:
    """Red attacks with this stack."""
    second = tuple(siege.split()) if combat == "siege" else ()
    game.play("red", Assault(TARGET[combat], tuple(attack.split()), second))


def fight(
    attack: str,
    defence: str,
    combat: str = "open",
    dice: Mapping[str, Sequence[int]] | None = None,
    draws: Mapping[str, Sequence[str]] | None = None,
    more: str = "",
) -> CaseTable:
    """A whole battle of these stacks, card by card in this order."""
    game = field(f"{attack}{more and ' ' + more}", defence, combat, dice, draws)
    assault(game, combat, attack if combat != "siege" else "strongest", attack)
    game.play("blue", Defend("siege" if combat == "siege" else "open", tuple(defence.split())))
    assert game.dice.unused() == {}
    return game


def winners(game: CaseTable) -> str:
    """Who won each comparison: A, D or 0."""
    letters = {"attacker": "A", "defender": "D", "nobody": "0"}
    return "".join(letters[str(one.params["winner"])] for one in game.messages("comparison"))


def markers(game: CaseTable) -> list[tuple[object, object]]:
    """The battle markers after each comparison."""
    return [(one.params["left"], one.params["right"]) for one in game.messages("comparison")]
