"""A battle that is being fought, on the board: where it is, how many cards each side holds, and who attacks."""

from dataclasses import replace

from PIL import Image

from render.hannibal.atlas import space_name, words
from render.hannibal.base import print_boxes, province_box
from render.hannibal.changes import Caption, Changes, Clash
from render.hannibal.glyphs import WHITE, marker_mark
from render.hannibal.layout import layout
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Box, Canvas, Point
from render.paper.text import Face
from render.paper.theme import THEMES, mix
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import BattleView, HannibalView

WIDE, HIGH = 84.0, 24.0  # of the sign beside the swords


def fought_at(view: HannibalView) -> str:
    """The space of the battle that is being fought; none without one."""
    return view.battle.space or "" if view.battle is not None else ""


def with_battle(view: HannibalView, changes: Changes) -> Changes:
    """What changed, and the battle that goes on; nobody has won it yet."""
    at = fought_at(view)
    if not at:
        return changes
    others = tuple(clash for clash in changes.clashes if clash.place != at)
    return replace(changes, clashes=(*others, Clash(at)))


def captioned(view: HannibalView, caption: Caption, language: str) -> Caption:
    """A caption that says at least which battle goes on, which round it is and who attacks."""
    battle, word = view.battle, words(language)
    if battle is None or battle.space is None or caption.title:
        return caption
    told = f"{word['round']} {battle.rounds + 1}"
    if battle.attacker is not None:
        told += f" · {word[battle.attacker]} {word['is-attacking']}"
    return Caption(battle.attacker or "", f"{word['battle-of']} {space_name(battle.space, language)}", result=told)


def told(view: HannibalView, language: str) -> list[str]:
    """The battle in a sentence: where, which round, who attacks, who commands, how many cards each side holds."""
    battle = view.battle
    if battle is None or battle.space is None:
        return []
    word = words(language)
    said = captioned(view, Caption(), language)
    hands = [f"{word[hand.side]} {hand.cards} {word['card' if hand.cards == 1 else 'cards']}" for hand in battle.hands]
    return [f"{said.title}: {said.result}, {', '.join(hands)}."]


def card_box(view: HannibalView, within: Box, language: str) -> list[Box]:
    """What the sign will cover: counters keep away."""
    at = fought_at(view)
    return [_around(_spot(at, within, language))] if at else []


def _around(spot: Point) -> Box:
    return spot[0] - WIDE / 2, spot[1] - HIGH / 2, spot[0] + WIDE / 2, spot[1] + HIGH / 2


def _spot(place: str, within: Box, language: str) -> Point:
    """Beside the battle's ring where the sign hides the least print, and inside the picture."""
    x, y = layout().spots[place]
    atlas = edition().map
    printed = [box for other in atlas.spaces for box in print_boxes(other, language)]
    printed += [province_box(province, language) for province in atlas.provinces]
    printed.append((x + 22, y - 41, x + 54, y - 9))  # the swords

    def hidden(spot: Point) -> float:
        own = _around(spot)
        over = [
            max(0.0, min(own[2], b[2]) - max(own[0], b[0])) * max(0.0, min(own[3], b[3]) - max(own[1], b[1]))
            for b in printed
        ]
        out = max(0.0, within[0] + 4 - own[0], own[2] + 4 - within[2], within[1] + 4 - own[1], own[3] + 4 - within[3])
        return sum(over) + 200 * out

    beside = [(x + 58 + WIDE / 2, y - 25), (x - 52 - WIDE / 2, y - 25), (x + 52 + WIDE / 2, y + 6)]
    return min([*beside, (x - 52 - WIDE / 2, y + 6), (x, y - 58), (x + 20, y - 62), (x, y + 62)], key=hidden)


def draw_battle(canvas: Canvas, style: str, view: HannibalView, within: Box, language: str) -> None:
    """The sign with the cards of both sides."""
    at = fought_at(view)
    if at and view.battle is not None:
        canvas.paste(card_sign(style, *_held(view.battle), canvas.scale), *_spot(at, within, language))


def _held(battle: BattleView) -> tuple[int, int, str]:
    """Rome's cards, Carthage's, and who attacks."""
    count = {hand.side: hand.cards for hand in battle.hands}
    return count.get("rome", 0), count.get("carthage", 0), battle.attacker or ""


@kept
def card_sign(style: str, rome: int, carthage: int, attacker: str, scale: float) -> Image.Image:
    """Both markers with their numbers of battle cards, and an arrow from the attacker to the other."""
    theme = THEMES[style]
    brush = Brush((WIDE + 6, HIGH + 6), scale)
    brush.rect((-WIDE / 2, -HIGH / 2, WIDE / 2, HIGH / 2), mix(theme.danger, (0, 0, 0), 0.35), theme.paper, 1.4, 8)
    for side, count, at, far in (("rome", rome, -32, -16), ("carthage", carthage, 32, 16)):
        marker_mark(brush, theme, side, at, 0, 0.82)
        brush.text(far, 0.2, str(count), Face.STRONG, 17, WHITE)
    if attacker:
        way = 1 if attacker == "rome" else -1
        brush.shape([(-4.5 * way, -6), (5.5 * way, 0), (-4.5 * way, 6)], WHITE)
    return brush.done(shadow=120)
