"""Every parameter of every action has a label in both languages: nobody reads what the code calls it."""

from random import Random

import pytest

from bot.acting.choices import given_in_words, labelled, param_title
from bot.games.presentation import Presentation
from bot.spine.words import LANGUAGES
from rules.core.actions import Action, build
from rules.core.messages import Refusal
from tests.bot.conftest import SHOWN

VALUES = ("3", "true", "qx")
ACTIONS = [(game, action) for game, shown in SHOWN.items() for action in shown.game.actions if action.params()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "action"), ACTIONS, ids=lambda each: each if isinstance(each, str) else each.tag())
def test_no_raw_name_of_a_parameter_is_shown(game: str, action: type[Action], language: str) -> None:
    shown = SHOWN[game]
    words = shown.words(language)
    titles = [param_title(words, action, param) for param in action.params()]
    assert words("param-unnamed") not in titles, "a parameter without a label"
    for title in titles:
        assert not title[:1].islower(), title
        assert "_" not in title
        assert title not in names(action)
        assert "{" not in title
    for said in previewed(shown, action, language):
        for part in said.split(" · "):
            assert part.partition(":")[0] not in names(action), said
    refused = build(action, {})
    if isinstance(refused, Refusal):
        missing = labelled(words, action, refused).message.params["missing"]
        assert isinstance(missing, tuple)
        assert set(missing) <= set(titles)
        assert all(str(title) in words.refusal(labelled(words, action, refused)) for title in missing)


def names(action: type[Action]) -> set[str]:
    """What the code calls the parameters."""
    return {param.name for param in action.params()}


def previewed(shown: Presentation, action: type[Action], language: str) -> list[str]:
    """Previews of the action with this and that given to it."""
    words, chance = shown.words(language), Random(1)
    given = [{param.name: chance.choice(VALUES) for param in action.params()} for _ in range(5)]
    return [given_in_words(words, action, each) for each in given]
