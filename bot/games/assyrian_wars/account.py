"""Where victory points and ECO levels come from, line by line; what the Interphase would bring, for its owner alone."""

from collections.abc import Sequence

from bot.acting.choices import named
from bot.spine.words import BARE_RULES, Words
from rules.assyrian_wars.board.state import Score
from rules.assyrian_wars.desk.known import eco_account, leads_ahead, vp_account
from rules.assyrian_wars.interphase.income import EcoAccount, shown
from rules.assyrian_wars.view import View
from rules.core.messages import Name, message

MOST_POINTS = 60  # lines of victory points a country; the oldest are left to the log


def points(view: View, words: Words) -> list[str]:
    """Every country that has points or will have some at the end: its record, and what the end would add now."""
    lines = lead(view, words)
    for code, state in view.countries.items():
        found = vp_account(view, code)
        if not found.lines and not found.at_end:
            continue
        lines.append(words("look-score-of", country=Name("country", code), points=state.vp))
        lines += [ledger_line(line, words) for line in found.lines[-MOST_POINTS:]]
        lines += [
            words("look-score-at-end", points=line.points, reason=message(line.reason), rule=line.rule)
            for line in found.at_end
        ]
    return lines


def lead(view: View, words: Words) -> list[str]:
    """The lead with which the game would end before its last turn, for those in front (9.1)."""
    turn, found = leads_ahead(view)
    if turn is None:
        return []
    return [
        words("look-score-lead", country=Name("country", one.power), points=one.points, need=one.others, turn=turn)
        for one in found
    ]


def ledger_line(line: Score, words: Words) -> str:
    """One line of the record: turn, points, reason, what it was about, rule."""
    about = named(words, "area", line.about) if line.about else None
    known = {"turn": line.turn, "points": line.points, "reason": message(line.reason), "rule": line.rule}
    if line.rule in BARE_RULES:
        return words("look-score-line-ruled", **known)
    if not about:
        return words("look-score-line", **known)
    return words("look-score-line-about", **known, about=about)


def economy(views: Sequence[View], words: Words) -> list[str]:
    """The ECO level of every active country and its parts; only its owner reads the forecast, from his own view."""
    lines = [words("look-eco")]
    for code, state in views[0].countries.items():
        if not state.active:
            continue
        owner = next((view for view in views if code in view.own), None)
        found = eco_account(owner or views[0], code)
        parts = [words("look-eco-part", reason=line.message, amount=shown(line.amount)) for line in found.lines]
        country = Name("country", code)
        known = {"country": country, "level": found.level}
        lines.append(
            words("look-eco-of", **known, parts="; ".join(parts)) if parts else words("look-eco-bare", **known)
        )
        if owner is not None and owner.clock.phase != "over":
            lines.append(forecast(country, found, words))
    return lines


def forecast(country: Name, found: EcoAccount, words: Words) -> str:
    """What the Interphase would bring now; in the fog from what to what."""
    if found.at_best == found.forecast:
        return words("look-eco-forecast", country=country, level=found.forecast)
    return words("look-eco-forecast-range", country=country, level=found.forecast, best=found.at_best)
