"""Where victory points and ECO levels come from, line by line; what the Interphase would bring, for its owner alone."""

from collections.abc import Collection

from bot.spine.matches import Live
from bot.spine.words import BARE_RULES, Words
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board, Score
from rules.assyrian_wars.interphase.economy import eco_breakdown
from rules.assyrian_wars.interphase.income import shown
from rules.assyrian_wars.victory.victory import vp_breakdown
from rules.core.messages import Name, message

MOST_POINTS = 60  # lines of victory points a country; the oldest are left to the log


def points(board: Board, live: Live, words: Words) -> list[str]:
    """Every country that has points or will have some at the end: its record, and what the end would add now."""
    lines: list[str] = []
    for code, state in board.countries.items():
        account = vp_breakdown(board, code)
        if not account.lines and not account.at_end:
            continue
        lines.append(words("look-score-of", country=Name("country", code), points=state.vp))
        lines += [ledger_line(live, line, words) for line in account.lines[-MOST_POINTS:]]
        lines += [
            words("look-score-at-end", points=line.points, reason=message(line.reason), rule=line.rule)
            for line in account.at_end
        ]
    return lines


def ledger_line(live: Live, line: Score, words: Words) -> str:
    """One line of the record: turn, points, reason, what it was about, rule."""
    about = _about(live, line.about, words)
    known = {"turn": line.turn, "points": line.points, "reason": message(line.reason), "rule": line.rule}
    if line.rule in BARE_RULES:
        return words("look-score-line-ruled", **known)
    if not about:
        return words("look-score-line", **known)
    return words("look-score-line-about", **known, about=about)


def _about(live: Live, id: str, words: Words) -> str:
    """The name of the area, country, leader, card or sea zone that points were for."""
    for kind in ("area", "country", "leader", "card", "zone"):
        if id and live.game.named(live.options, kind, id) is not None:
            return words.name(Name(kind, id))
    return ""


def economy(board: Board, seats: Collection[str], words: Words) -> list[str]:
    """The ECO level of every active country and its parts; the forecast knows the fog, so only its owner reads it."""
    lines = [words("look-eco")]
    for code, state in board.countries.items():
        if not state.active:
            continue
        account = eco_breakdown(board, code)
        parts = [words("look-eco-part", reason=line.message, amount=shown(line.amount)) for line in account.lines]
        country = Name("country", code)
        known = {"country": country, "level": account.level}
        lines.append(
            words("look-eco-of", **known, parts="; ".join(parts)) if parts else words("look-eco-bare", **known)
        )
        if seat_of(board, code) in seats:
            lines.append(words("look-eco-forecast", country=country, level=account.forecast))
    return lines
