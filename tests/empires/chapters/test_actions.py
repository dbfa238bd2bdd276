"""The actions of ch.5: the same are open in a round and after a rout, each cites its rule, and each is a chapter's."""

from rules.empires.battle.extra import EXTRA
from rules.empires.game import CHAPTERS, GAME
from rules.empires.turn.rounds import OPEN_ACTIONS


def test_e_20_the_extra_action_is_any_action() -> None:
    assert [action.tag() for action in OPEN_ACTIONS] == list(EXTRA)


def test_every_action_cites_its_rule() -> None:
    assert all(action.rule for action in GAME.actions)
    assert {action.tag() for action in GAME.actions} == {*EXTRA, "settle", "defend"}


def test_every_chapter_lists_something() -> None:
    assert all(chapter.PROCEDURES or chapter.ACTIONS for chapter in CHAPTERS)
