"""What is offered says what it is: cards with their OPS, generals with place and force, attempts with their chance."""

import pytest

from bot.acting.choices import every_value, given_in_words, label_of, sufficing
from bot.acting.lines import Outlook, fitted
from bot.games.hannibal.presentation import Shown
from bot.spine import limits
from bot.spine.words import Words
from rules.core.messages import Message, Name
from rules.hannibal.game import GAME
from rules.hannibal.march.orders import March
from rules.hannibal.pack.edition import edition
from rules.hannibal.reaction.react import React
from rules.hannibal.turn.strategy import StrategyPhase
from tests.generic.taps import Tapper
from tests.hannibal.cases.march_orders import march
from tests.hannibal.cases.table import CaseTable, card, table

SHOWN = Shown(GAME)
HOME = "saguntum: C 1; rome: R 1; agrigentum: R 1; "


def worded(language: str = "en") -> Words:
    """Words with the names of the pack."""

    def naming(name: Name, wanted: str) -> str | None:
        found = GAME.named({}, name.kind, name.id)
        if isinstance(found, Message):
            return words.say(found)
        return None if found is None else str(getattr(found, wanted))

    words = Words(language, naming, SHOWN.catalogue, kinds=SHOWN.kinds)
    return words


def offered(game: CaseTable, side: str, tag: str, param: str, language: str = "en", **given: str) -> list[str]:
    """What stands in the menu of one parameter."""
    kind = next(one for one in GAME.kit.actions[tag].params() if one.name == param)
    found = game.match.candidates(game.seat(side), tag, param, given, "")
    return [label_of(worded(language), kind, one) for one in found]


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Traitor in Tarentum (OPS 2)"), ("de", "Verräter in Tarent (OW 2)")]
)
def test_a_card_names_its_ops(language: str, line: str) -> None:
    game = table("hand C: 18", play="C")
    for tag in ("march", "place-markers", "discard"):
        assert offered(game, "C", tag, "card", language) == [line]


def test_a_general_is_offered_with_his_place_and_force() -> None:
    game = table("saguntum: C 8+2e hannibal; narbo: C mago; hand C: 2", play="C")
    generals = offered(game, "C", "march", "general", card=card(2))
    assert "Hannibal · Saguntum, 10 CUs (2 elephants)" in generals
    assert "Mago · Narbo, no CUs" in generals
    assert "Hannibal · Saguntum, 10 CUs (2 elephants)" in offered(game, "C", "raise-troops", "general", card=card(2))


def test_a_reaction_is_offered_with_its_chance() -> None:
    text = HOME + "pisae: C 6 hannibal; faesulae: R 7 fabius; falerii: R 5 flaminius; hand C: 6 1"
    game = table(text, play="C")
    game.play("C", march(6, "hannibal", "faesulae"))
    assert offered(game, "R", "react", "intercept") == ["C. Flaminius from Falerii with 5 CUs, 33%"]
    assert offered(game, "R", "react", "avoid") == ["Fabius Maximus avoids battle: 83%."]


def test_what_is_left_inside_says_so() -> None:
    game = table("capua: punic, C 6 hannibal; hand C: 6", play="C")
    left = offered(game, "C", "march", "drop", card=card(6), general="hannibal", path="cumae")
    assert len(set(left)) == len(left)


@pytest.mark.parametrize(
    ("action", "given", "line"),
    [
        (
            March,
            {"path": "sea:utica", "units": "5+2e", "drop": "capua:2:in narbo:mago"},
            "Which way: Utica by sea · How many CUs go along: 7 CUs (2 elephants) · Leave CUs on the way: "
            "Capua, inside: 2 CUs and Narbo: Mago",
        ),
        (
            React,
            {"intercept": "hanno:4", "to": "city"},
            "Who intercepts: Hanno with 4 CUs · Where he goes: into the city",
        ),
    ],
)
def test_orders_are_read_back_in_words(action: type[March | React], given: dict[str, str], line: str) -> None:
    assert given_in_words(worded(), action, given) == line


def test_a_siege_in_place_needs_no_path() -> None:
    """The menu asks for a path first, but a siege alone would do: there is a button for it."""
    game = table("utica: R 5 t-longus; agrigentum: R 1; hand R: 2", play="R")
    enough = sufficing(game.match, game.question("R"), March, {"card": card(2), "general": "t-longus"})
    assert {"path", "siege"} <= {param.name for param in enough}


@pytest.mark.parametrize(
    ("hand", "language", "read"),
    [("39 18", "en", "Move up to two"), ("39 18", "de", "bis zu zwei"), ("18", "en", "you can only decline")],
)
async def test_rome_reads_with_which_campaign_cards_it_may_open(hand: str, language: str, read: str) -> None:
    game = table(f"{HOME}hand R: {hand}; hand C: 19", stack=[StrategyPhase()])
    [question] = game.match.pending
    person = Tapper(SHOWN, game.match, question, language)
    await person.open()
    assert question.kind == "opening"
    assert read in person.text
    assert "Traitor" not in person.text
    assert ("up to two" in person.text or "bis zu zwei" in person.text) == hand.startswith("39 ")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_says_in_a_line_what_its_event_does(language: str) -> None:
    game = table("hand C: 18", play="C")
    lines = [SHOWN.line(Name("card", card), game.match.view(None), worded(language)) for card in edition().decks.cards]
    assert lines
    for line in lines:
        assert line is not None
        [ops, said] = line.parts
        assert ops.startswith({"en": "OPS ", "de": "OW "}[language])
        assert len(said) > 10
        assert fitted(line.parts, limits.SELECT_DESCRIPTION).endswith(said), said


def test_the_line_of_a_general_names_his_place_once() -> None:
    game = table("saguntum: C 8+2e hannibal; narbo: C mago; hand C: 2", play="C")
    look = Outlook(SHOWN, game.match, game.match.pending[0], worded())
    action = GAME.kit.actions["march"]
    param = next(one for one in action.params() if one.name == "general")
    given = {"card": card(2)}
    picks = every_value(game.match, game.seat("C"), action, param, given, worded())
    abouts = {pick.label: pick.about for pick in look.picks(action, param, picks, given)}
    assert abouts["Mago"].count("Narbo") == 1, abouts["Mago"]
    assert abouts["Hannibal"].count("Saguntum") == 1, abouts["Hannibal"]
