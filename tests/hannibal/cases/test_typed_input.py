"""Whatever is typed is answered in words: nothing raises, a refusal changes nothing, and candidates lead on."""

from collections.abc import Iterator
from random import Random

import pytest

from rules.core.actions import Action, ActionParam, build
from rules.core.messages import Message, Name, Quote, Refusal
from rules.core.questions import Answer
from rules.hannibal.board.ids import SIDES
from rules.hannibal.game import GAME
from rules.hannibal.march.campaign import Campaign
from tests.hannibal.cases.march_orders import march
from tests.hannibal.cases.table import CaseTable, card, table

WORDS = (
    *("", " ", ",", ":", "::", "0", "-1", "1", "5", "8+2e", "2e", "+e", "999", "9" * 60, "1e9", "٣", "²", "0x5", "nan"),
    *("all", "none", "in", "true", "false", "stay", "sea:", "sea:sea:rome", "sea:rome", "sea:capua", "sea:", "rome:"),
    *("rome:3", "rome:3:in", "rome:-1", "rome:p-scipio", "rome:hannibal:in", "saguntum:2", "saguntum:99:in", "a:b:c:d"),
    *(
        "rome",
        "saguntum",
        "dertosa",
        "capua",
        "narbo",
        "averni",
        "agrigentum",
        "atlantis",
        "ROME",
        "rome rome rome rome",
    ),
    *(
        "hannibal",
        "mago",
        "hanno",
        "p-scipio",
        "t-longus",
        "scipio-africanus",
        "c-nero",
        "alexander",
        "hannibal hannibal",
    ),
    *("fight", "back-up", "ask", "pursue", "stop", "campania", "ä", "\x00", "{ $x }", "<@1>", "x" * 3000, "🐘"),
)
CARDS = (1, 5, 6, 9, 28, 35, 37, 41, 50, 61, 63, 64)


def cards_in(side: str, *numbers: int) -> str:
    return f"hand {side}: {' '.join(str(number) for number in numbers)}"


def playing(side: str) -> CaseTable:
    return table(f"turn 3; {cards_in(side, *CARDS)}", play=side)


def campaigning() -> CaseTable:
    game = table("turn 3; hand C: 37 1", play="C")
    game.play("C", Campaign(card(37)))
    return game


def onward() -> CaseTable:
    game = table("saguntum: C 6+1e hannibal mago; dertosa: R 1; tarraco: C 2; rome: R 1; hand C: 6 1", play="C")
    game.play("C", march(6, "hannibal", "dertosa tarraco"))
    return game


def reinforcing(side: str) -> CaseTable:
    game = table("turn 2")
    if side == "R":
        game.lapse()
    return game


def placing_consuls() -> CaseTable:
    game = table("turn 2; rome: R 8; capua: R 5; agrigentum: R 8")
    while game.asked[0][1] != "place-consuls":
        game.lapse()
    return game


POSITIONS = {
    "Carthage plays": lambda: playing("C"),
    "Rome plays": lambda: playing("R"),
    "Rome opens": lambda: table("turn 2; opening; hand R: 37 35 33; hand C: 1", play="R"),
    "shut in": lambda: table("new-carthage: R 3 nero, in 2 hasdrubal, siege 1; hand C: 5 9 37", play="C"),
    "a Campaign": campaigning,
    "after an overrun": onward,
    "Carthage's reinforcements": lambda: reinforcing("C"),
    "Rome's reinforcements": lambda: reinforcing("R"),
    "new consuls": placing_consuls,
    "markers to remove": lambda: table(begin="victory"),
}
everywhere = pytest.mark.parametrize("position", POSITIONS)


def open_actions(game: CaseTable) -> list[type[Action]]:
    return [GAME.kit.actions[tag] for tag in game.match.pending[0].actions]


def known_cards(game: CaseTable) -> tuple[str, ...]:
    return (*(card for side in SIDES for card in game.board.hands[side]), "no-card", "37", "")


def some_text(chance: Random, param: ActionParam, cards: tuple[str, ...]) -> str:
    if param.kind == "card" and chance.random() < 0.7:
        return chance.choice(cards)
    words = [chance.choice(WORDS) for _ in range(chance.choice((1, 1, 1, 2, 3)) if param.many else 1)]
    return chance.choice((" ", ",")).join(words)


@everywhere
def test_nothing_typed_raises_and_a_refusal_changes_nothing(position: str) -> None:
    game = POSITIONS[position]()
    question, before, cards = game.match.pending[0], GAME.kit.encode(game.match.table._head), known_cards(game)
    for action in open_actions(game):
        chance = Random(f"{position} {action.tag()}")
        for _ in range(300):
            params = [param for param in action.params() if param.required or chance.random() < 0.4]
            given = {param.name: some_text(chance, param, cards) for param in params}
            built = build(action, given)
            answer = built if isinstance(built, Action) else None
            verdict = built if answer is None else game.match.quote(question.seat, answer)
            assert isinstance(verdict, Quote | Refusal), given
            assert verdict.rule
    assert GAME.kit.encode(game.match.table._head) == before


@everywhere
def test_no_beginning_of_a_parameter_raises_or_offers_a_nameless_thing(position: str) -> None:
    game = POSITIONS[position]()
    seat, cards = game.match.pending[0].seat, known_cards(game)
    for action in open_actions(game):
        chance = Random(f"{position} {action.tag()}")
        for param in action.params():
            for _ in range(40):
                others = [one for one in action.params() if one is not param and chance.random() < 0.6]
                given = {one.name: some_text(chance, one, cards) for one in others}
                found = game.match.candidates(seat, action.tag(), param.name, given, some_text(chance, param, cards))
                assert len(found) == len({one.value for one in found}) <= 25
                assert all(one.label is None or isinstance(one.label, Message | Name) for one in found)
                assert all(one.value for one in found)


WRONG_TYPES: tuple[object, ...] = (
    None,
    3,
    -1,
    10**30,
    2.5,
    True,
    b"rome",
    ("rome", 3),
    {"rome": 1},
    [["rome"]],
    object(),
)


@everywhere
def test_values_of_a_wrong_type_are_refused(position: str) -> None:
    """What no command could give, but a computer player might: fields that hold something else."""
    game = POSITIONS[position]()
    question = game.match.pending[0]
    for action in open_actions(game):
        for param in action.params():
            for wrong in WRONG_TYPES:
                given = {one.name: () if one.many else "x" for one in action.params() if one.required}
                made = action(**{**given, param.name: wrong})
                verdict = game.match.quote(question.seat, made)
                assert isinstance(verdict, Quote | Refusal)


HELPFUL = ("path", "siege", "spaces", "general", "province")  # parameters that a legal action may need


def completions(game: CaseTable, action: type[Action], given: dict[str, str], effort: list[int]) -> Iterator[Answer]:
    """Legal actions that can be built of these values and of candidates for the rest, the required ones first."""
    left = [param for param in action.params() if param.name not in given]
    built = build(action, given) if not any(param.required for param in left) else None
    if isinstance(built, Action):
        effort[0] -= 1
        if isinstance(game.match.quote(game.match.pending[0].seat, built), Quote):
            yield built
    needed = [param for param in left if param.required][:1]
    for param in needed or [param for param in left if param.name in HELPFUL]:
        seat, typed = game.match.pending[0].seat, ""
        for _ in range(5 if param.many else 1):
            found = game.match.candidates(seat, action.tag(), param.name, given, typed)
            for one in found:
                if effort[0] <= 0:
                    return
                yield from completions(game, action, {**given, param.name: one.value}, effort)
            typed = f"{found[0].value} " if found else typed


@everywhere
def test_every_candidate_for_a_first_parameter_leads_to_a_legal_action(position: str) -> None:
    """What autocomplete offers first can be completed to something legal, by what it offers next."""
    game = POSITIONS[position]()
    seat, tried = game.match.pending[0].seat, 0
    for action in open_actions(game):
        first = next((param for param in action.params() if param.required), action.params()[0])
        for one in game.match.candidates(seat, action.tag(), first.name, {}):
            tried += 1
            legal = next(completions(game, action, {first.name: one.value}, [400]), None)
            assert legal is not None or (first.many and not action.params()[1:]), f"{action.tag()} {one.value}"
    assert tried


def test_ch_25_candidates_and_refusals_do_not_tell_what_the_other_side_holds() -> None:
    """The same questions of Carthage find the same answers, whatever Rome holds and wherever the other cards are."""
    seen = []
    for text in ("hand R: 41 60 7", "hand R: 33 34 44", "hand R: 2 3 4; discard: 41 60 7; removed: 25"):
        game = table(f"hand C: 5 37; {text}", play="C")
        found = []
        for action in open_actions(game):
            for param in action.params():
                given = {"card": card(5), "general": "hannibal", "path": "dertosa tarraco"}
                given.pop(param.name, None)
                found.append(game.match.candidates("carthage", action.tag(), param.name, given))
        found.append(game.match.quote("carthage", march(5, "hannibal", "dertosa tarraco emporiae")))
        found.append([game.match.quote("carthage", march(number, "hannibal", "dertosa")) for number in (41, 33, 2, 25)])
        seen.append(found)
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize(
    ("position", "tag", "typed"),
    [
        ("Carthage's reinforcements", "reinforce", "atlantis "),
        ("Rome's reinforcements", "reinforce", "atlantis rome "),
        ("markers to remove", "remove-markers", "rome "),
        ("markers to remove", "remove-markers", "acci arsa "),
        ("Carthage plays", "place-markers", "saguntum "),
        ("Carthage plays", "place-markers", "araceli araceli araceli "),
    ],
)
def test_nothing_follows_a_choice_that_is_wrong_or_complete(position: str, tag: str, typed: str) -> None:
    game = POSITIONS[position]()
    seat = game.match.pending[0].seat
    assert game.match.candidates(seat, tag, "spaces", {"card": card(1)}, typed) == []


def test_a_card_that_moves_nobody_is_not_offered_for_a_move() -> None:
    """ch.7 A: at the beginning no Roman general has strategy rating 1; as an event 61 moves one no more."""
    game = table("turn 3; hand R: 6 5 61 9", play="R")
    offered = [one.value for one in game.match.candidates("rome", "march", "card", {})]
    assert offered == [card(5), card(9)]
