"""The actions of Era of Tribes: each cites its rule, each chapter lists something."""

from rules.era_of_tribes.expansion.expanding import STEPS_OF_EXPANSION
from rules.era_of_tribes.game import CHAPTERS, GAME
from rules.era_of_tribes.turn.actions import OPEN_ACTIONS

ANSWERS = {"first-advance", "give-up", "defend", "attack", "support", "add"}


def test_every_action_cites_its_rule_and_is_asked_for() -> None:
    assert all(action.rule for action in GAME.actions)
    asked = {action.tag() for action in (*OPEN_ACTIONS, *STEPS_OF_EXPANSION)} | ANSWERS
    assert {action.tag() for action in GAME.actions} == asked


def test_every_chapter_lists_something() -> None:
    assert all(chapter.PROCEDURES or chapter.ACTIONS for chapter in CHAPTERS)


def test_every_order_is_about_something_that_is_asked() -> None:
    assert {order.kind for order in (*GAME.defaults, *(one for preset in GAME.presets for one in preset.orders))} <= {
        spec.kind for spec in GAME.orders
    }
