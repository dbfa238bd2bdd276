"""A battle report: both armies, the cards in the order in which they fell, the dice, what was lost, and who won."""

from typing import Literal

import msgspec

from render.hannibal.atlas import general, name, space_name, words, years
from render.hannibal.battlecards import plan
from render.hannibal.cards import find
from render.hannibal.colours import side_colour
from render.hannibal.counters import rank_sign, ratings, sign
from render.hannibal.glyphs import WHITE, marker
from render.hannibal.ornaments import SAND
from render.hannibal.portraits import portrait
from render.hannibal.sheets import heading
from render.paper.canvas import Canvas
from render.paper.cardface import card_ink, card_paper
from render.paper.dice import die
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, flowed, section, slab, verdict
from render.paper.text import Face, fitted, whole, width
from render.paper.theme import THEMES, mix
from rules.hannibal.board.ids import BattleType, CardId, GeneralId, Side, enemy_of
from rules.hannibal.pack.edition import edition

COLUMN = (WIDE - 2 * MARGIN - 104) / 2  # of one side
CARD = 96.0  # the height of a card in the rows
ROW = CARD + 14
PARTS = ("rating", "units", "allies", "interception", "avoidance", "latium", "tribe", "fewer")

Turn = Literal["counterattack", "withdrawal", "prevention", "unmatched", "handed-over", "taken", "run-out", "stolen"]


class Fall(msgspec.Struct, frozen=True, tag="fall"):
    """A card that was laid: what it counted as, what is printed on it, or the event that stood in for one."""

    side: Side
    kind: BattleType
    card: BattleType | None = None
    event: CardId | None = None


class Incident(msgspec.Struct, frozen=True, tag="incident"):
    """What happened between the cards: a die against a limit, an attack that changed hands, a card that was taken."""

    what: Turn
    side: Side
    die: int = 0
    limit: int = 0
    success: bool = False
    kind: BattleType | None = None


class Army(msgspec.Struct, frozen=True):
    """One side: its generals with the commander first, its units at the start, its cards, and what it lost."""

    side: Side
    generals: tuple[GeneralId, ...] = ()
    ranks: dict[GeneralId, str] = {}
    units: int | None = None
    elephants: int = 0
    cards: int = 0
    parts: dict[str, int] = {}  # where the cards come from
    lost: int = 0
    displaced: tuple[GeneralId, ...] = ()


class FieldReport(msgspec.Struct, frozen=True):
    """What everybody may know of a battle, filled from public events; `result` is worded by whoever asks."""

    space: str
    turn: int
    attacker: Army
    defender: Army
    rounds: tuple[Fall | Incident, ...] = ()
    winner: Side | None = None
    withdrew: Side | None = None
    casualties: tuple[int, int] | None = None  # the die, and what each side loses by it
    retreat: tuple[int, int, int] | None = None  # the die, its modifier, and what the loser loses by it
    markers: int = 0  # that fall for the units lost
    result: str = ""


class Fell(msgspec.Struct, frozen=True):
    """A row of the picture: what both laid in one round, the attacker of the round, and what followed."""

    number: int
    attack: Fall
    match: Fall | None = None


def battle(report: FieldReport, style: Style = PLAIN) -> Picture:
    """The report as a picture."""
    word = words(style.language)

    def draw(canvas: Canvas) -> float:
        title = f"{word['battle-of']} {space_name(report.space, style.language)}"
        below = " · ".join(part for part in (years(report.turn, style.language), report.result) if part)
        y = heading(canvas, style.theme, title, below)
        y = max(_army(canvas, style, report, n, y) for n in (0, 1))
        y = section(canvas, style.theme, word["cards-fell"], y + 10)
        for row in rows_of(report):
            y = _row(canvas, style, report, row, y)
        y = section(canvas, style.theme, word["losses"], y + 8)
        y = _losses(canvas, style, report, y)
        return verdict(canvas, style.theme, victory(report, style.language), y + 6)

    return flowed(style.theme, draw)


def armies(report: FieldReport) -> tuple[Army, Army]:
    """Who attacked first, and who was attacked."""
    return report.attacker, report.defender


def rows_of(report: FieldReport) -> list[Fell | Incident]:
    """The cards round by round, with what happened between them, in the order of events."""
    found: list[Fell | Incident] = []
    number = 0
    for one in report.rounds:
        last = found[-1] if found else None
        if isinstance(one, Incident):
            found.append(one)
        elif isinstance(last, Fell) and last.match is None and last.attack.side != one.side:
            found[-1] = Fell(last.number, last.attack, one)
        else:
            number += 1
            found.append(Fell(number, one))
    return found


def victory(report: FieldReport, language: str) -> str:
    """Who holds the field."""
    word = words(language)
    if report.winner is not None:
        return f"{word['wins']}: {word[report.winner]}"
    return f"{word[report.withdrew]} {word['withdraws']}" if report.withdrew is not None else word["goes-on"]


def _middle(n: int) -> float:
    """The middle of a side's column."""
    return MARGIN + COLUMN / 2 if n == 0 else WIDE - MARGIN - COLUMN / 2


def _army(canvas: Canvas, style: Style, report: FieldReport, n: int, y: float) -> float:
    """A side: portrait, name, generals, units, and where its cards come from."""
    theme, word, own = THEMES[style.theme], words(style.language), armies(report)[n]
    x, won = _middle(n), report.winner == own.side
    left, right = x - COLUMN / 2, x + COLUMN / 2
    parts = [_part_lines(one, style.language) for one in armies(report)]
    deeper = 34 * (max(len(lines) for lines in parts) - 1)
    high = 238 + 46 * max(0, max(len(one.generals) for one in armies(report)) - 1) + deeper
    slab(canvas, (left, y, right, y + high), 16, theme.accent if won else theme.faint, 72 if won else 38)
    if own.generals:
        canvas.paste(portrait(style.theme, own.generals[0], 54.0), left + 70, y + 70)
    else:
        canvas.paste(marker(style.theme, own.side, 3.6), left + 70, y + 70)
    role = word["attacker" if n == 0 else "defender"]
    canvas.text(left + 138, y + 34, word[own.side], Face.TITLE, 42, theme.panel_ink, anchor="lm", group="side")
    canvas.text(right - 20, y + 36, role, Face.LABEL, 28, theme.panel_ink, anchor="rm", group="side")
    for line, id in enumerate(own.generals or ("",)):
        _general(canvas, style, own, id, (left + 134, y + 88 + line * 46, right - 20))
    foot = y + high - 100 - deeper
    _strength(canvas, style, own, (left + 24, foot, right - 20))
    for line, part in enumerate(parts[n]):
        text, size = fitted(part, Face.LABEL, 27, COLUMN - 44, 19)
        spot = foot + 64 + 34 * line
        canvas.text(left + 24, spot, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="side")
    return y + high + 8


def _general(canvas: Canvas, style: Style, own: Army, id: str, room: tuple[float, float, float]) -> None:
    """A general with his ratings and rank; an army without one says so."""
    theme, (left, y, right) = THEMES[style.theme], room
    if not id:
        told = words(style.language)["no-general"]
        canvas.text(left, y, told, Face.NAME, 32, theme.panel_ink, anchor="lm", group="side")
        return
    who, rank = general(id), own.ranks.get(GeneralId(id), "")
    canvas.paste(ratings(style.theme, who.strategy, who.battle, 1.8), right - 36, y)
    taken = 80.0
    if rank:
        canvas.paste(rank_sign(style.theme, rank, 2.0), right - taken - 26, y)
        taken += 60
    text, size = fitted(who.name, Face.NAME, 34, right - left - taken - 8, 20)
    canvas.text(left, y, text, Face.NAME, size, theme.panel_ink, anchor="lm", group="side")


def _strength(canvas: Canvas, style: Style, own: Army, room: tuple[float, float, float]) -> None:
    """Units with their elephants on the left, battle cards on the right."""
    theme, word, (left, y, right) = THEMES[style.theme], words(style.language), room
    if own.units is not None:
        told = f"{own.units} {word['told-units']}"
        wide = canvas.text(left, y + 18, told, Face.TITLE, 40, theme.panel_ink, anchor="lm", group="side")
        if own.elephants:
            canvas.paste(sign(style.theme, "elephant", 2.0), left + wide + 44, y + 18)
            canvas.text(
                left + wide + 76, y + 18, str(own.elephants), Face.TITLE, 40, theme.panel_ink, anchor="lm", group="side"
            )
    told = f"{own.cards} {word['card' if own.cards == 1 else 'cards']}"
    canvas.text(right, y + 18, told, Face.TITLE, 40, theme.panel_ink, anchor="rm", group="side")


def _parts(own: Army, language: str) -> str:
    """Where a side's cards come from (ch.14)."""
    word = words(language)
    rows = [(part, own.parts.get(part, 0)) for part in PARTS]
    said = [f"{word[f'deal-{part}']} {whole(-value if part == 'fewer' else value)}" for part, value in rows if value]
    return " · ".join(said)


def _part_lines(own: Army, language: str) -> list[str]:
    """The same on one line, or on two where a phone could not read it."""
    told = _parts(own, language)
    if width(told, Face.LABEL, 27) <= COLUMN - 44:
        return [told]
    said = told.split(" · ")
    half = (len(said) + 1) // 2
    return [" · ".join(said[:half]), " · ".join(said[half:])]


def _row(canvas: Canvas, style: Style, report: FieldReport, row: Fell | Incident, y: float) -> float:
    """A round with its two cards, or a line about what came between."""
    if isinstance(row, Incident):
        return _incident(canvas, style, row, y)
    theme = THEMES[style.theme]
    slab(canvas, (WIDE / 2 - 38, y + CARD / 2 - 34, WIDE / 2 + 38, y + CARD / 2 + 34), 34, theme.accent)
    ink = mix(theme.accent, (0, 0, 0), 0.3)
    slab(canvas, (WIDE / 2 - 34, y + CARD / 2 - 30, WIDE / 2 + 34, y + CARD / 2 + 30), 30, ink)
    canvas.text(WIDE / 2, y + CARD / 2, str(row.number), Face.TITLE, 38, WHITE, group="round")
    for fall in (row.attack, row.match):
        if fall is not None:
            n = 0 if fall.side == report.attacker.side else 1
            _card(canvas, style, fall, attacks=fall is row.attack, spot=(_middle(n), y))
    n = 0 if row.attack.side == report.attacker.side else 1
    if row.match is None:
        n = 1 - n
        left, right = _middle(n) - COLUMN / 2, _middle(n) + COLUMN / 2
        slab(canvas, (left, y, right, y + CARD), 14, theme.danger, 40)
        told, size = fitted(words(style.language)["unmatched"], Face.TITLE, 36, COLUMN - 60, 22)
        canvas.text(_middle(n), y + CARD / 2, told, Face.TITLE, size, theme.panel_ink, group="round")
    return y + ROW


def _card(canvas: Canvas, style: Style, fall: Fall, *, attacks: bool, spot: tuple[float, float]) -> None:
    """A card as a tile: its plan, its name, what stood in for it; an attack has an arrow towards the enemy."""
    theme, (x, y) = THEMES[style.theme], spot
    colour, ink = side_colour(theme, fall.side), card_ink(theme)
    left, right = x - COLUMN / 2, x + COLUMN / 2
    for inset, radius, paint in ((0, 14, mix(colour, (0, 0, 0), 0.35)), (4, 11, SAND), (6, 10, card_paper(theme))):
        slab(canvas, (left + inset, y + inset, right - inset, y + CARD - inset), radius, paint)
    slab(canvas, (left + 6, y + 6, left + 20, y + CARD - 6), 4, colour)
    canvas.paste(plan(style.theme, fall.kind, fall.side, 0.38), left + 92, y + CARD / 2 - 2)
    said = stand_in(fall, style.language)
    role = words(style.language)["attacks" if attacks else "matches"]
    below = f"{role} · {said}" if said else role
    text, size = fitted(battle_name(fall.kind, style.language), Face.TITLE, 36, COLUMN - 190, 20)
    canvas.text(left + 168, y + 34, text, Face.TITLE, size, ink, anchor="lm", group="card")
    text, size = fitted(below, Face.LABEL, 26, COLUMN - 190, 18)
    canvas.text(left + 168, y + 70, text, Face.LABEL, size, ink, anchor="lm", group="card")
    if attacks:
        way = 1 if x < WIDE / 2 else -1
        tip = WIDE / 2 - way * 38
        root = x + way * COLUMN / 2
        canvas.polygon([(root, y + 22), (tip, y + CARD / 2), (root, y + CARD - 22)], colour)


def battle_name(kind: BattleType, language: str) -> str:
    """What a type of battle card is called."""
    return name(edition().decks.battle_names[kind], language)


def stand_in(fall: Fall, language: str) -> str:
    """Which other card counted as this one, if any did."""
    if fall.event is not None:
        return name(find(fall.event), language)
    return battle_name(fall.card, language) if fall.card is not None and fall.card != fall.kind else ""


def incident_told(one: Incident, language: str) -> str:
    """What came between the cards, in a line."""
    word = words(language)
    told = f"{word[one.side]}: {word[f'turn-{one.what}']}"
    if one.kind is not None:
        told += f" {battle_name(one.kind, language)}"
    if one.die:
        told += f" {one.die} ≤ {one.limit}" if one.success else f" {one.die} > {one.limit}"
        told += f" – {word['succeeds' if one.success else 'fails']}"
    return told


def _incident(canvas: Canvas, style: Style, one: Incident, y: float) -> float:
    """A line on the side of whom it is about, with its die."""
    theme = THEMES[style.theme]
    slab(canvas, (MARGIN + 20, y, WIDE - MARGIN - 20, y + 58), 12, theme.faint, 40)
    canvas.paste(marker(style.theme, one.side, 1.7), MARGIN + 56, y + 29)
    left = MARGIN + 96.0
    if one.die:
        canvas.paste(die(style.theme, one.die, 1 if one.success else 0, 0.9), left + 16, y + 34)
        left += 50
    text, size = fitted(incident_told(one, style.language), Face.LABEL, 30, WIDE - MARGIN - 40 - left, 20)
    canvas.text(left, y + 29, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="round")
    return y + 70


def _losses(canvas: Canvas, style: Style, report: FieldReport, y: float) -> float:
    """The dice in the middle, what each side lost at its side."""
    theme, word = THEMES[style.theme], words(style.language)
    foot = y + 62
    for n, own in enumerate(armies(report)):
        x = _middle(n)
        lost = f"−{own.lost}" if own.lost else "0"
        canvas.text(x, y + 30, f"{lost} {word['told-units']}", Face.TITLE, 56, theme.danger, group="loss")
        for line, id in enumerate(own.displaced):
            told, size = fitted(f"{general(id).name}: {word['displaced']}", Face.NAME, 30, COLUMN - 80, 20)
            canvas.paste(portrait(style.theme, id, 20.0), x - COLUMN / 2 + 30, y + 92 + line * 48)
            canvas.text(
                x - COLUMN / 2 + 62, y + 92 + line * 48, told, Face.NAME, size, theme.panel_ink,
                anchor="lm", group="loss",
            )  # fmt: skip
            foot = max(foot, y + 118 + line * 48)
    y = foot + 12
    for told in loss_lines(report, style.language):
        text, size = fitted(told, Face.LABEL, 30, WIDE - 2 * MARGIN - 40, 20)
        canvas.text(WIDE / 2, y + 16, text, Face.LABEL, size, theme.panel_ink, group="loss")
        y += 44
    return y + 4


def loss_lines(report: FieldReport, language: str) -> list[str]:
    """The dice of the end, and what they took."""
    word = words(language)
    found = []
    if report.casualties is not None:
        rolled, units = report.casualties
        found.append(f"{word['casualties']}: {word['die']} {rolled} – {units} {word['told-units']} {word['each']}")
    if report.retreat is not None:
        rolled, added, units = report.retreat
        figure = f"{rolled} {'+' if added > 0 else '−'} {abs(added)}" if added else str(rolled)
        found.append(f"{word['retreat']}: {word['die']} {figure} – {units} {word['told-units']}")
    if report.winner is not None and report.markers:
        loser = word[enemy_of(report.winner)]
        found.append(f"{loser}: {report.markers} {word['marker-falls' if report.markers == 1 else 'markers-fall']}")
    return found


def told(report: FieldReport, language: str = "en") -> list[str]:
    """The report in sentences: who won, who fought with what, every card in order, what was lost."""
    word = words(language)
    lines = [f"{word['battle-of']} {space_name(report.space, language)}, {years(report.turn, language).rstrip('.')}."]
    lines.append(f"{victory(report, language)}.")
    for own, role in zip(armies(report), ("attacker", "defender"), strict=True):
        lines.append(_army_told(own, word[role], language))
    for row in rows_of(report):
        if isinstance(row, Incident):
            lines.append(f"{incident_told(row, language)}.")
        else:
            met = _laid(row.match, language) if row.match is not None else word["unmatched"]
            lines.append(f"{row.number}. {_laid(row.attack, language)} – {met}.")
    return lines + [f"{line}." for line in loss_lines(report, language)]


def _laid(fall: Fall, language: str) -> str:
    other = stand_in(fall, language)
    return f"{words(language)[fall.side]}: {battle_name(fall.kind, language)}" + (f" ({other})" if other else "")


def _army_told(own: Army, role: str, language: str) -> str:
    """One side in a sentence."""
    word = words(language)
    facts = [general(id).name for id in own.generals] or [word["no-general"]]
    if own.units is not None:
        facts.append(f"{own.units} {word['told-units']}")
    if own.elephants:
        facts.append(f"{own.elephants} {word['told-elephant' if own.elephants == 1 else 'told-elephants']}")
    facts.append(f"{own.cards} {word['battle-card' if own.cards == 1 else 'battle-cards']}")
    facts.append(f"{word['lost']} {own.lost}")
    facts += [f"{general(id).name} {word['displaced']}" for id in own.displaced]
    return f"{role}: {word[own.side]}, {', '.join(facts)}."
