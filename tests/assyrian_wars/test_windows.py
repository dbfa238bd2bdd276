"""The window in which cards answer something: who is asked, in which order, and when it stays closed (6.11.e)."""

from typing import ClassVar

from rules.assyrian_wars.game import ACTIONS, AssyrianWars
from rules.assyrian_wars.ids import AreaId, CountryId
from rules.assyrian_wars.movement import Move
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.state import Board
from rules.assyrian_wars.windows import ResponseAction
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, refuse
from rules.core.run import Run
from rules.core.table import Table
from tests.cases.table import CaseTable, table


class Hail(ResponseAction, frozen=True):
    """An answer to a march that costs its player the first card of a hand."""

    rule: ClassVar[str] = "6.11.e"
    triggers: ClassVar[tuple[Trigger, ...]] = (Trigger.ARMY_MOVED,)

    country: CountryId

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        held = table.board.countries[self.country].hand
        return Quote(self.rule) if held else refuse(self.rule, "no-card")

    def apply(self, run: Run[Board], seat: Seat) -> None:
        state = run.board.countries[self.country]
        run.board.discard.append(state.hand.pop(0))
        run.tell("hailed", self.rule, country=Name("country", self.country))


class HailedWars(AssyrianWars):
    """The game with one card event that answers a march."""

    actions = (*ACTIONS, Hail)


HANDS = "hand AS: 25; hand BA: 26; hand EL: 27 28; hand EG: none; hand ME: none; ashur: AS turtan 2LI"


def marched() -> CaseTable:
    game = table(HANDS, impulse="AS", ap=4, game=HailedWars())
    game.play("AS", Move("AS-turtan", (AreaId("anat"),)))
    return game


def test_every_seat_with_cards_is_asked_from_the_phasing_country_on() -> None:
    game = marched()
    for country, seat in (("AS", "P1"), ("BA", "P4"), ("EL", "P5")):
        assert game.asked == [(seat, "respond")]
        assert game.reason(country).params["area"] == Name("area", "anat")
        game.answer(country, "pass")
    assert game.asked == [("P1", "impulse")]


def test_after_an_answer_all_are_asked_again() -> None:
    game = marched()
    game.answer("AS", "pass")
    game.play("BA", Hail(CountryId("BA")))
    assert "hailed" in game.told
    for country in ("EL", "AS", "BA"):
        assert game.question(country).kind == "respond"
        game.answer(country, "pass")
    assert game.asked == [("P1", "impulse")]


def test_others_do_not_see_what_could_be_played() -> None:
    game = marched()
    (question,) = game.match.questions(Seat("P2"))
    assert (question.seat, question.options, question.actions) == ("P1", (), ())


def test_without_an_event_that_answers_nobody_is_asked() -> None:
    game = table(HANDS, impulse="AS", ap=4)
    game.play("AS", Move("AS-turtan", (AreaId("anat"),)))
    assert game.asked == [("P1", "impulse")]
