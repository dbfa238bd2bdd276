"""A battle report: both sides as they stood, every die of every round, what fell or ran, and who held the field.

While a battle goes on it shows who still stands.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from render.assyrian_wars.atlas import HOUSE, edition, name, words
from render.assyrian_wars.cards import find
from render.assyrian_wars.counters import TILE, chief_tile, unit_tile
from render.assyrian_wars.names import country, leader, place
from render.assyrian_wars.piles import RANK, Chief, Tile
from render.assyrian_wars.tracks import chip
from render.paper.canvas import Box, Canvas
from render.paper.dice import DIE, die
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, flowed, heading, section, slab, verdict
from render.paper.text import Face, fitted
from render.paper.theme import THEMES, Colour, Theme, mix
from rules.assyrian_wars.board.ids import CardId, LeaderId, PieceId, UnitId

Fate = Literal["stands", "reduced", "destroyed", "routed"]
FATES: tuple[Fate, ...] = ("destroyed", "reduced", "routed")
COLUMN = WIDE / 2 - MARGIN - 18  # of one side
TILE_SCALE = 5.0
STEP = TILE * TILE_SCALE + 20
KILL = 2  # the number that is two hits of a heavy unit (9.7)


class Combatant(msgspec.Struct, frozen=True):
    """A unit, ship or leader in the battle, as it stood at the start, and what became of it."""

    piece: PieceId
    reduced: bool = False
    crowned: bool = False
    fate: Fate = "stands"


class Throw(msgspec.Struct, frozen=True):
    """Dice that hit with the same number or less (6.7.2); those of heavy units kill with a 2 (9.7)."""

    needs: int
    dice: tuple[int, ...]
    kills: bool = False


class Round(msgspec.Struct, frozen=True):
    """One round of dice: bow fire, melee, an assault; hits as they counted after cards and absorption."""

    kind: Literal["bow", "melee", "siege", "pursuit"]
    number: int
    attacker: tuple[Throw, ...]
    defender: tuple[Throw, ...]
    hits: tuple[int, int]  # that the attacker scored, that the defender scored
    routs: tuple[int, int] = (0, 0)  # that the attacker suffered, that the defender suffered


class Party(msgspec.Struct, frozen=True):
    """One side: whose pieces, which pieces, which cards were revealed."""

    countries: tuple[str, ...]  # a minor city goes by its area
    pieces: tuple[Combatant, ...]
    cards: tuple[CardId, ...] = ()
    unseen: int = 0  # units that rolled dice too, and stand in the fog (9.5)
    veiled: bool = False  # before any dice: whether there are more in the fog, nobody knows


class BattleReport(msgspec.Struct, frozen=True):
    """What everybody may know of a battle, filled from public events; `result` is worded by whoever asks."""

    place: str  # an area or a sea zone
    kind: Literal["field", "siege", "sortie", "naval"]
    attacker: Party
    defender: Party
    rounds: tuple[Round, ...]
    winner: Literal["attacker", "defender", ""]
    date: str = ""
    result: str = ""
    goes_on: bool = False  # nobody has held the field yet: the sides are those who still stand


class UnknownPiece(Exception):
    """A report names a piece that the edition does not have."""

    def __init__(self, piece: str) -> None:
        super().__init__(f"there is no piece {piece!r} in this edition; a unit goes by an id like 'AS-HI-1'")
        self.piece = piece


def battle(report: BattleReport, style: Style = PLAIN) -> Picture:
    """The report as a picture."""

    def draw(canvas: Canvas) -> float:
        word = words(style.language)
        title = f"{word[f'battle-{report.kind}']} · {place(report.place, style.language, style.pack)}"
        y = heading(canvas, style.theme, title, " · ".join(t for t in (report.date, report.result) if t))
        y = _sides(canvas, style, report, y + 6)
        for each in report.rounds:
            y = _round(canvas, style, report, each, y + 14)
        y = _fates(canvas, style, report, y + 14)
        return verdict(canvas, style.theme, victory(report, style.language, style.pack), y + 10)

    return flowed(style.theme, draw)


def scored(throw: Throw, shown: int) -> int:
    """Hits of one die: none above its number, two if it kills, otherwise one (6.7.2, R-82)."""
    if shown > throw.needs:
        return 0
    return 2 if throw.kills and shown == KILL else 1


def _columns(report: BattleReport) -> tuple[tuple[Party, float, str], tuple[Party, float, str]]:
    """Each side with the middle of its column and its word."""
    left, right = MARGIN + COLUMN / 2, WIDE - MARGIN - COLUMN / 2
    return (report.attacker, left, "attacker"), (report.defender, right, "defender")


def _sides(canvas: Canvas, style: Style, report: BattleReport, y: float) -> float:
    """Names, leaders and units of both sides as they stood at the start, or while it goes on as they stand now."""
    theme, word = THEMES[style.theme], words(style.language)
    foot = y
    for party, x, role in _columns(report):
        won = report.winner == role
        slab(
            canvas,
            (x - COLUMN / 2, y, x + COLUMN / 2, y + 108),
            14,
            theme.accent if won else theme.faint,
            70 if won else 38,
        )
        text, size = fitted(party_name(party, style.language, style.pack), Face.TITLE, 40, COLUMN - 30, 22)
        canvas.text(x, y + 36, text, Face.TITLE, size, theme.panel_ink, group="side")
        codes = [code for code in party.countries if len(code) == 2]
        label = word[role]
        half = (len(codes) * 66 + len(label) * 14) / 2
        for n, code in enumerate(codes):
            canvas.paste(chip(style.theme, code, 1.5), x - half + 26 + n * 66, y + 80)
        canvas.text(
            x - half + len(codes) * 66, y + 80, label, Face.LABEL, 29, theme.panel_ink, anchor="lm", group="side"
        )
        after = _chiefs(canvas, style, party, x, y + 116)
        shown = standing(party) if report.goes_on else party.pieces
        after = _rows(canvas, style, _tokens(shown, style.pack), x, after + 8, COLUMN)
        after = _unseen(canvas, style, party, x, after)
        foot = max(foot, _cards(canvas, style, party, x, after))
    return foot


def _chiefs(canvas: Canvas, style: Style, party: Party, x: float, y: float) -> float:
    """The names of the leaders."""
    names = chief_names(party, style.language, style.pack)
    if not names:
        return y
    text, size = fitted(", ".join(names), Face.NAME, 30, COLUMN - 10, 20)
    canvas.text(x, y + 20, text, Face.NAME, size, THEMES[style.theme].panel_ink, group="side")
    return y + 40


def _unseen(canvas: Canvas, style: Style, party: Party, x: float, y: float) -> float:
    """How many more there were than the fog shows."""
    if not party.unseen and not party.veiled:
        return y
    text = unseen_units(party, style.language)
    canvas.text(x, y + 20, text, Face.LABEL, 29, THEMES[style.theme].panel_ink, group="side")
    return y + 44


def standing(party: Party) -> tuple[Combatant, ...]:
    """Those who have neither fallen nor run, the reduced ones on their backs."""
    left = [each for each in party.pieces if each.fate in ("stands", "reduced")]
    return tuple(replace(each, reduced=each.reduced or each.fate == "reduced") for each in left)


def unseen_units(party: Party, language: str) -> str:
    """The units in the fog, in words."""
    word = words(language)
    return word["unseen"].replace("{n}", str(party.unseen)) if party.unseen else word["veiled"]


def chief_names(party: Party, language: str, pack: str) -> list[str]:
    """The leaders of a side, in the order of the report."""
    return [leader(p.piece, language, pack) for p in party.pieces if isinstance(token_of(p, pack), Chief)]


Token = tuple[Tile | Chief, int]


def _tokens(pieces: Sequence[Combatant], pack: str) -> list[Token]:
    """Leaders first, then equal units together."""
    chiefs: list[Token] = []
    units: Counter[Tile] = Counter()
    for each in pieces:
        token = token_of(each, pack)
        if isinstance(token, Chief):
            chiefs.append((token, 1))
        else:
            units[token] += 1
    rows: list[Token] = [*units.items()]
    rows.sort(key=lambda row: (RANK.index(row[0].cls), row[0].reduced) if isinstance(row[0], Tile) else (0, False))
    return [*chiefs, *rows]


def token_of(each: Combatant, pack: str = HOUSE) -> Tile | Chief:
    """A combatant as a counter shows him."""
    counters, nation = edition(pack).counters, each.piece[:2]
    leader, unit = LeaderId(each.piece), counters.units.get(UnitId(each.piece))
    if unit is not None:
        return Tile(nation, unit.cls, unit.reduced if each.reduced else unit.full, each.reduced)
    if leader not in counters.leaders and leader not in counters.kings:
        raise UnknownPiece(each.piece)
    rating = counters.rating(leader, strong=not each.reduced, crowned=each.crowned)
    king = each.crowned or leader in counters.kings
    return Chief(each.piece, nation, rating.action, rating.command, king, each.reduced)


def party_name(party: Party, language: str, pack: str) -> str:
    """The countries of a side."""
    return ", ".join(country(code, language, pack) for code in party.countries)


def _rows(canvas: Canvas, style: Style, tokens: Sequence[Token], x: float, y: float, room: float) -> float:
    """Counters in rows around a middle; how many of each stands on the counter."""
    most = max(1, int(room // STEP))
    for start in range(0, len(tokens), most):
        row = tokens[start : start + most]
        for n, (token, count) in enumerate(row):
            spot = x + (n - (len(row) - 1) / 2) * STEP
            _token(canvas, style.theme, token, count, spot, y + STEP / 2)
        y += STEP
    return y


def _token(canvas: Canvas, theme: str, token: Tile | Chief, count: int, x: float, y: float) -> None:
    """One counter, large."""
    if isinstance(token, Chief):
        canvas.paste(chief_tile(theme, token, TILE_SCALE, lettered=True), x, y)
    else:
        tile = Tile(token.nation, token.cls, token.factor, token.reduced, count)
        canvas.paste(unit_tile(theme, tile, token.nation, False, TILE_SCALE, lettered=True), x, y)


def _cards(canvas: Canvas, style: Style, party: Party, x: float, y: float) -> float:
    """The cards a side revealed, by name."""
    theme = THEMES[style.theme]
    for which in party.cards:
        title = name(find(which, style.pack), style.language)
        text, size = fitted(title, Face.NAME, 29, COLUMN - 60, 20)
        slab(canvas, (x - COLUMN / 2 + 12, y + 4, x + COLUMN / 2 - 12, y + 46), 8, theme.faint, 46)
        canvas.text(x, y + 25, text, Face.NAME, size, theme.panel_ink, group="side")
        y += 50
    return y


def _round(canvas: Canvas, style: Style, report: BattleReport, each: Round, y: float) -> float:
    """A round: its name, the score in the middle, the dice of both sides below who rolled them."""
    theme, word = THEMES[style.theme], words(style.language)
    y = section(canvas, style.theme, f"{word[f'round-{each.kind}']} {each.number}", y)
    middle = WIDE / 2
    slab(canvas, (middle - 62, y + 4, middle + 62, y + 74), 12, theme.danger)
    score = f"{each.hits[0]} : {each.hits[1]}"
    canvas.text(middle, y + 38, score, Face.TITLE, 46, (255, 248, 234), group="score")
    canvas.text(middle, y + 96, word["hits"], Face.LABEL, 28, theme.panel_ink, group="score")
    foot = y + 116
    if any(each.routs):
        canvas.text(
            middle, y + 138, f"{each.routs[0]} : {each.routs[1]}", Face.TITLE, 38, theme.panel_ink, group="score"
        )
        canvas.text(middle, y + 176, word["routs"], Face.LABEL, 28, theme.panel_ink, group="score")
        foot = y + 196
    room = COLUMN - 60
    for party, throws, left in (
        (report.attacker, each.attacker, MARGIN),
        (report.defender, each.defender, WIDE - MARGIN - room),
    ):
        below = _whose(canvas, style, party, (left, y, left + room, 0))
        foot = max(foot, _throws(canvas, style, throws, (left, below, left + room, 0)))
    return foot


def _whose(canvas: Canvas, style: Style, party: Party, room: Box) -> float:
    """Whose dice a column has: the letters of the countries and the name of the first."""
    left, y, right, _ = room
    codes = [code for code in party.countries if len(code) == 2]
    for n, code in enumerate(codes):
        canvas.paste(chip(style.theme, code, 1.35), left + 26 + n * 58, y + 20)
    start = left + len(codes) * 58 + 4
    text, size = fitted(country(party.countries[0], style.language, style.pack), Face.NAME, 30, right - start, 20)
    canvas.text(start, y + 20, text, Face.NAME, size, THEMES[style.theme].panel_ink, anchor="lm", group="whose")
    return y + 46


def _throws(canvas: Canvas, style: Style, throws: Sequence[Throw], room: Box) -> float:
    """The dice of one side, those that need the same number together."""
    theme = THEMES[style.theme]
    left, y, right, _ = room
    most = int((right - left - 76) // (DIE + 4))
    for throw in together(throws):
        rows = -(-len(throw.dice) // most)
        if not rows:
            continue
        _needs(canvas, theme, throw, left + 34, y + 26)
        for n, shown in enumerate(sorted(throw.dice)):
            x = left + 76 + (n % most + 0.5) * (DIE + 4)
            canvas.paste(die(style.theme, shown, scored(throw, shown)), x, y + 34 + (n // most) * 64)
        y += rows * 64 + 8
    return y


def together(throws: Sequence[Throw]) -> list[Throw]:
    """One throw of all dice that need the same number, the best first; those that kill stay apart."""
    dice: dict[tuple[int, bool], tuple[int, ...]] = {}
    for throw in throws:
        key = throw.needs, throw.kills
        dice[key] = dice.get(key, ()) + throw.dice
    return [Throw(needs, dice[needs, kills], kills) for needs, kills in sorted(dice, key=lambda key: (-key[0], key[1]))]


def _needs(canvas: Canvas, theme: Theme, throw: Throw, x: float, y: float) -> None:
    """What the dice of a row need."""
    slab(canvas, (x - 33, y - 24, x + 33, y + 24), 10, theme.faint, 60)
    canvas.text(x, y, f"1–{throw.needs}" if throw.needs > 1 else "1", Face.STRONG, 29, theme.panel_ink, group="needs")


def _fates(canvas: Canvas, style: Style, report: BattleReport, y: float) -> float:
    """What fell, was reduced or ran."""
    word = words(style.language)
    y = section(canvas, style.theme, word["losses"], y)
    for fate in FATES:
        lost = [[p for p in party.pieces if p.fate == fate] for party, _, _ in _columns(report)]
        if not any(lost):
            continue
        foot = y + 100
        for (_, x, _), pieces in zip(_columns(report), lost, strict=True):
            foot = max(foot, _rows(canvas, style, _tokens(pieces, style.pack), x, y, COLUMN - 100))
        _fate_sign(canvas, style, fate, WIDE / 2, y)
        y = foot + 8
    if all(p.fate == "stands" for party, _, _ in _columns(report) for p in party.pieces):
        canvas.text(
            WIDE / 2,
            y + 24,
            word["no-losses-yet" if report.goes_on else "no-losses"],
            Face.LABEL,
            30,
            THEMES[style.theme].panel_ink,
            group="fate",
        )
        y += 54
    return y


def _fate_sign(canvas: Canvas, style: Style, fate: Fate, x: float, y: float) -> None:
    """A sign and a word for each fate: a cross, a falling arrow, a flag."""
    theme = THEMES[style.theme]
    ink: Colour = theme.danger if fate == "destroyed" else theme.panel_ink
    if fate == "destroyed":
        for side in (-16, 16):
            canvas.stroke([(x - side, y + 20), (x + side, y + 52)], 8, ink)
    elif fate == "reduced":
        canvas.stroke([(x, y + 18), (x, y + 44)], 8, ink)
        canvas.polygon([(x - 18, y + 38), (x + 18, y + 38), (x, y + 58)], ink)
    else:
        canvas.stroke([(x - 14, y + 16), (x - 14, y + 58)], 5, ink)
        canvas.polygon([(x - 12, y + 17), (x + 22, y + 25), (x - 12, y + 38)], mix(theme.panel, theme.faint, 0.7))
        canvas.stroke([(x - 12, y + 17), (x + 22, y + 25), (x - 12, y + 38)], 3, ink)
    canvas.text(x, y + 80, words(style.language)[fate], Face.LABEL, 27, theme.panel_ink, group="fate")


def victory(report: BattleReport, language: str, pack: str) -> str:
    """Who won, or that nobody has yet."""
    if report.goes_on:
        return words(language)["goes-on"]
    winner = {"attacker": report.attacker, "defender": report.defender}.get(report.winner)
    word = words(language)
    return f"{word['victory']}: {party_name(winner, language, pack)}" if winner else word["undecided"]


def told(report: BattleReport, language: str = "en", pack: str = HOUSE) -> list[str]:
    """The report in sentences, for those who cannot see it."""
    word = words(language)
    lines = [f"{word[f'battle-{report.kind}']}: {place(report.place, language, pack)}."]
    lines += [part.rstrip(".") + "." for part in (report.date, report.result) if part]
    lines.append(f"{victory(report, language, pack)}.")
    for party, _, role in _columns(report):
        count = sum(1 for p in party.pieces if isinstance(token_of(p, pack), Tile)) + party.unseen
        chiefs = chief_names(party, language, pack)
        aside = [*chiefs, *([unseen_units(party, language)] if party.unseen or party.veiled else [])]
        led = f" ({', '.join(aside)})" if aside else ""
        lost = [(fate, sum(p.fate == fate for p in party.pieces)) for fate in FATES]
        fates = "".join(f", {number} {word[fate]}" for fate, number in lost if number)
        units = word["told-unit" if count == 1 else "units"]
        lines.append(f"{word[role]}: {party_name(party, language, pack)}, {count} {units}{led}{fates}.")
    for each in report.rounds:
        lines.append(f"{word[f'round-{each.kind}']} {each.number}: {each.hits[0]} : {each.hits[1]} {word['hits']}.")
    return lines
