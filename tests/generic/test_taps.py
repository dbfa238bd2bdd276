"""By taps alone: every line of every menu says what it is, every path through a form ends well, and leads back."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.acting.choices import legal_actions
from bot.acting.lines import Outlook
from bot.acting.pages import Form, next_param
from bot.games.presentation import Presentation
from bot.games.registry import presentations
from bot.spine import limits
from rules.core.match import Match
from tests.generic.harness import Playout
from tests.generic.registry import harnesses
from tests.generic.taps import Tapper, alone, stamp_in
from tests.practice.bot.presentation import Shown
from tests.practice.game import ThreeHills

NODES = 160
EVERY = 16
WALKS = 2  # through each action of a position
LONGEST = 14  # taps to a Confirm
DRAWN = 2  # small maps of each kind that are drawn in each game
CUT = "…"
# What says all that there is to say by its name: options of questions, and values of parameters; the practice game
# describes nothing.
PLAIN_QUESTIONS = {"assyrian-wars": ("secret-objective", "secret-action"), "era-of-tribes": ("people",)}
PLAIN_VALUES = {
    "assyrian-wars": ("level",),  # its label says the country, the track, what it would be, and the price
    "empires": ("stack", "siege", "route"),
    "era-of-tribes": ("bonus", "steps", "good", "goods"),
}


def shown_for(game: Any) -> Presentation:
    return Shown(ThreeHills()) if game.id == "practice" else presentations({game.id: game})[game.id]


@pytest.mark.parametrize("game", sorted(harnesses()))
async def test_every_path_of_taps_ends_well(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    harness = harnesses()[game]
    shown, found = shown_for(harness.game), Counter[str]()
    for seed in (1, 2):
        chance = Random(seed)
        playout = Playout(harness, harness.setup_for(seed), seed, probe=False)
        for node in range(NODES):
            if playout.match.finished:
                break
            if node % EVERY == 0:
                language = "de" if node % (2 * EVERY) else "en"
                with alone(monkeypatch):
                    await walk_all(shown, playout.match, language, chance, found)
            playout.move()
    assert found["confirm"] + found["done"] > 5 * found["wandered"]
    assert found["confirm"] > 10
    assert game == "practice" or found["suggested"] > 5, found
    assert game == "practice" or (found["reach"] > 5 and found["way"] > 5), found


async def walk_all(shown: Presentation, match: Match[Any], language: str, chance: Random, found: Counter[str]) -> None:
    for question in match.pending:
        tapper = Tapper(shown, match, question, language)
        await tapper.open()
        look_at(tapper, found, "panel")
        await press_suggestions(tapper, found)
        for pick in Outlook(shown, match, question, tapper.words).options():
            assert len(pick.label) <= 100, pick.label
        for action in legal_actions(match, question):
            for _ in range(WALKS):
                await walk(Tapper(shown, match, question, language), action.tag(), chance, found)


async def press_suggestions(tapper: Tapper, found: Counter[str]) -> None:
    """What the panel suggests is legal: its button leads to a Confirm, a deed, or to what is still to be picked."""
    await tapper.open()
    offered = [item for item in tapper.buttons if stamp_in(item).verb == "suggested"]
    for item in offered:
        assert len(item.label) < limits.BUTTON_LABEL, item.label  # not cut
        await tapper.open()
        await tapper.tap(item)
        assert tapper.ended != "panel", (item.label, tapper.text)
        found["suggested"] += 1
    await tapper.open()
    for item in [one for one in tapper.menus if stamp_in(one).verb == "suggested"]:
        for line in item.options:
            await tapper.open()
            await tapper.tap(item, str(line.value))
            assert tapper.ended != "panel", (item.placeholder, line.label, tapper.text)
            found["suggested"] += 1


async def walk(tapper: Tapper, tag: str, chance: Random, found: Counter[str]) -> None:
    """From the action to a Confirm, a deed, or a refusal; then back to where it began."""
    await tapper.begin(tag)
    look_at_map(tapper, found)
    trail = [tag]
    for _ in range(LONGEST):
        if tapper.ended:
            break
        look_at(tapper, found, tag)
        ways: list[tuple[Any, tuple[str, ...]]]
        ways = [(item, (str(line.value),)) for item in tapper.menus for line in item.options]
        ways += [(item, ()) for item in tapper.buttons if stamp_in(item).verb in ("fill", "enough", "also", "page")]
        if tapper.button("confirm") is not None and (not ways or chance.random() < 0.6):
            break
        assert ways, (trail, tapper.text)
        item, values = ways[chance.randrange(len(ways))]
        trail.append(f"{stamp_in(item).verb}:{stamp_in(item).rest} {values}")
        await tapper.tap(item, *values)
        look_at_map(tapper, found)
    ended = tapper.ended or ("confirm" if tapper.button("confirm") is not None else "wandered")
    found[ended] += 1
    if ended == "panel":
        assert tapper.text, trail  # it says why
        assert tapper.text != tapper.words("act-form-gone"), trail
    if ended in ("confirm", "wandered"):
        for _ in range(LONGEST + 1):
            back = tapper.button("back")
            assert back is not None, trail
            await tapper.tap(back)
            if tapper.ended:
                break
        assert tapper.ended == "panel", trail


def explains_itself(tapper: Tapper, menu: Any, label: str) -> bool:
    """Whether a line needs no description: a number, a yes or no, or one of the named exceptions of its game."""
    game, verb = tapper.match.game.id, stamp_in(menu).verb
    if label.lstrip("−+-").isdigit() or label in (tapper.words("act-yes"), tapper.words("act-no")):
        return True
    if game == "practice":
        return True
    if verb.startswith("choose"):
        return tapper.question.kind in PLAIN_QUESTIONS.get(game, ())
    form = tapper.app.stamps.recall(stamp_in(menu).number, Form)
    param = None if form is None else next_param(tapper.match.game.kit.actions[form.tag], form)
    return param is not None and param.name in PLAIN_VALUES.get(game, ())


def look_at_map(tapper: Tapper, found: Counter[str]) -> None:
    """A small map is drawn where a way waits for its Confirm, and where places can be picked: some are looked at."""
    if tapper.drawing is None:
        return
    kind = "way" if tapper.button("confirm") is not None else "reach"
    found[kind] += 1
    if found[kind] <= DRAWN:
        order = tapper.drawing.order
        [ready] = order.job(order.style, *order.args)
        assert ready.alt, kind


def look_at(tapper: Tapper, found: Counter[str], where: str) -> None:
    """One page: nothing cut, nothing nameless, no menu of one line, no name of a parameter."""
    params = {param.name for action in tapper.match.game.actions for param in action.params()}
    for menu in tapper.menus:
        assert len(menu.options) > 1, (where, tapper.text)
        for line in menu.options:
            assert not line.label.endswith(CUT), (where, line.label)
            assert not (line.description or "").endswith(CUT), (where, line.description)
            assert line.label not in params, (where, line.label)
            if not line.description:
                assert explains_itself(tapper, menu, line.label), (where, stamp_in(menu).verb, line.label)
    for button in tapper.buttons:
        verb = stamp_in(button).verb
        assert button.label not in params, (where, button.label)
        if verb == "also":
            assert button.label.lstrip("✓ ").casefold() not in {name.replace("_", "-") for name in params}, button.label
