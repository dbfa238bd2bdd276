"""The plain renderer, for logs and tests."""

from rules.core import plain
from rules.core.ids import Seat
from rules.core.messages import Event, Name, Quote, message, refuse
from rules.core.questions import ChooseMany, Option, Question
from tests.core.toy import Fish, Gamble, Pay, Player


def test_a_message_without_a_catalogue_is_its_id_and_parameters() -> None:
    told = message("city-falls", city=Name("area", "nineveh"), losses=2, walls=True, to=(Name("seat", "A"), "B"))
    assert plain.words(told) == "city falls (city: nineveh, losses: 2, walls: yes, to: A B)"
    assert plain.words(message("peace")) == "peace"
    assert plain.words(message("left", cards=())) == "left (cards: none)"


def test_a_catalogue_words_it_better() -> None:
    catalogue = {"city-falls": "{city} falls, because {why}; {missing}", "area-nineveh": "Nineveh", "siege": "siege"}
    told = message("city-falls", city=Name("area", "nineveh"), why=message("siege"))
    assert plain.words(told, catalogue) == "Nineveh falls, because siege; {missing}"


def test_refusals_quotes_events_and_questions() -> None:
    assert plain.of_refusal(refuse("6.6.9", "too-far", areas=3)) == "refused by 6.6.9: too far (areas: 3)"
    assert plain.of_quote(Quote("2", (message("costs", ap=2),), risky=True)) == "2: costs (ap: 2) (risky)"
    assert plain.of_quote(Quote("2")) == "2: free"
    assert plain.of_event(Event(message("x"), "1")) == "1 x"
    assert plain.of_event(Event(message("x"), "1", (Seat("A"),))) == "1 x [only A]"
    question = Question(
        3, Seat("A"), "turn", "2", (Option("rest"), Option("x", message("go-on"))), ("pay",), reason=message("war")
    )
    assert plain.of_question(question) == "question 3: A turn (2) because war: rest, go on, /pay"


def test_a_log_in_words() -> None:
    player = Player("turns")
    player.match.script([6], {"fish": ["card-2"]})
    player.does("A", Gamble())
    player.does("B", Fish())
    player.does("A", Pay(Seat("B"), 1))
    player.keep(player.match.override("Gm", [], "again please"))
    player.keep(player.match.undo(4, "B", player.history(4)))
    assert plain.of_log([player.entries[1], *player.entries[2:]]).splitlines() == [
        "2 answer A turn Gamble()",
        "  rolled gamble: 6",
        "3 answer B turn Fish()",
        "  drew fish: card-2",
        "  2.3 fished (card: card-2) [only B]",
        "  2.3 somebody fished (seat: B)",
        "4 answer A turn Pay(to='B', amount=1)",
        "  2.1 paid (seat: A, to: B, coins: 1)",
        "5 override Gm reason: again please",
        "6 request B to 4",
        "  kernel kernel undo asked (seat: B, to: 4)",
    ]
    assert "drew fish: ?" in plain.of_entry(player.entries[2].public())
    assert plain.of_answer(ChooseMany(("a", "b"))) == "a b"
