"""The window in which cards answer something: who is asked, in which order, and when it stays closed (6.11.e)."""

from typing import ClassVar

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.game import AssyrianWars
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.turn.windows import ResponseAction
from rules.core.game import Game
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, refuse
from rules.core.run import Run
from rules.core.table import Table
from tests.assyrian_wars.cards.events import event, respond
from tests.assyrian_wars.cases.table import GAME, CaseTable, table


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

    actions = (*AssyrianWars.actions, Hail)


HANDS = "hand AS: 25; hand BA: 26; hand EL: 27 28; hand EG: 29; hand ME: none; deck: 75"
TROOPS = "ashur: AS turtan 2LI; sippar: BA LI; hindanu: EL LI"


def marched(text: str = f"{HANDS}; {TROOPS}", game: Game[Board] = GAME) -> CaseTable:
    """Assyria has moved to Anat; nobody leaves it to his standing orders to pass."""
    begun = table(text, impulse="AS", ap=4, game=game, orders=False)
    begun.play("AS", Move("AS-turtan", (AreaId("anat"),)))
    return begun


@pytest.mark.unsound("control-follows-occupation")
def test_every_seat_that_could_answer_is_asked_in_track_order() -> None:
    """False Trail answers a march beside own troops of an enemy: Assyria and neutral Egypt cannot play it."""
    game = marched()
    for country, seat in (("BA", "P4"), ("EL", "P5")):
        assert game.asked == [(seat, "respond")]
        assert game.reason(country).params["area"] == Name("area", "anat")
        game.answer(country, "pass")
    assert "respond" not in [kind for _, kind in game.asked]


@pytest.mark.unsound("control-follows-occupation")
def test_after_an_answer_all_are_asked_again() -> None:
    game = marched(game=HailedWars())
    game.play("BA", Hail(CountryId("BA")))
    assert "hailed" in game.told
    for country in ("EL", "BA"):
        assert game.question(country).kind == "respond"
        game.answer(country, "pass")
    assert "respond" not in [kind for _, kind in game.asked]


@pytest.mark.unsound("control-follows-occupation")
def test_when_the_only_card_is_played_nobody_is_asked_again() -> None:
    """False Trail has answered the march, and no other card does: Elam need not be asked."""
    game = marched(f"hand BA: 75 26; BA: saved 1; hand EL: 27 28; hand AS: 25 41; discard: 99..102; {TROOPS}")
    game.play("BA", respond("75"))
    assert "turned-back" in game.told
    assert game.asked == [("P1", "impulse")]


@pytest.mark.unsound("control-follows-occupation")
def test_others_do_not_see_what_could_be_played() -> None:
    game = marched()
    (question,) = game.match.questions(Seat("P2"))
    assert (question.seat, question.options, question.actions) == ("P4", (), ())


@pytest.mark.unsound("control-follows-occupation")
def test_the_hand_does_not_matter_for_who_is_asked() -> None:
    """Whoever has the card that answers is asked no sooner than whoever has not (6.11.e)."""
    asked = [table_with(holder).asked for holder in ("BA", "EL", "nobody")]
    assert asked[0] == asked[1] == asked[2] == [("P4", "respond")]


def table_with(holder: str) -> CaseTable:
    hands = {
        "BA": "hand BA: 75; hand EL: 27 28",
        "EL": "hand BA: 26; hand EL: 75 28",
        "nobody": "hand BA: 26; hand EL: 27",
    }
    return marched(f"{hands[holder]}; {TROOPS}")


@pytest.mark.unsound("control-follows-occupation")
def test_a_card_that_lies_open_is_in_no_hand() -> None:
    """The only card that answers a march is in the discard pile: nobody is asked."""
    game = marched(f"hand BA: 26; hand EL: 27; discard: 75; {TROOPS}")
    assert "respond" not in [kind for _, kind in game.asked]


def test_only_who_stands_beside_the_march_is_asked() -> None:
    game = marched("hand BA: 26; hand EL: 27; ashur: AS turtan 2LI; ur: BA LI; susa: EL LI")
    assert game.asked == [("P1", "impulse")]


def test_in_the_fog_a_leader_alone_beside_the_march_is_asked_as_well() -> None:
    """9.5: who is asked must not tell that Babylonia's leader has no troops; he himself is refused the card."""
    hands = "hand BA: 75; BA: saved 1; hand EL: none; ashur: AS turtan 2LI"
    for beside in ("BA nabu", "BA nabu LI"):
        game = marched(f"{hands}; sippar: {beside}")
        assert game.asked == [("P4", "respond")]
    alone = marched(f"{hands}; sippar: BA nabu")
    assert alone.refused("BA", respond("75")).message.id == "nobody-to-turn-back"
    clear = marched(f"options: not fog-of-war; {hands}; sippar: BA nabu")
    assert clear.asked == [("P1", "impulse")]


@pytest.mark.unsound("control-follows-occupation")
def test_a_hand_of_home_cards_holds_no_other_card() -> None:
    """Everybody knows the home cards: Babylonia with these two alone cannot have False Trail."""
    game = marched(f"hand BA: 14 15; hand EL: 27; {TROOPS}")
    assert game.asked == [("P5", "respond")]


def test_assyria_is_asked_first_whoever_acts() -> None:
    """R-50: all card windows follow the track from Assyria on, also in Babylonia's impulse."""
    hands = "hand BA: 25 41; hand AS: 99 42; hand EL: 100 43; AS: saved 4; EL: saved 4"
    game = table(f"{hands}; kish: BA 2LI", impulse="BA", ap=4, orders=False)
    game.play("BA", event("25", "kish"))
    for country in ("AS", "EL"):
        assert game.asked == [(game.seat(country), "respond")]
        game.answer(country, "pass")
    assert "respond" not in [kind for _, kind in game.asked]
