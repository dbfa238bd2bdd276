"""/odds against brute force: every face of the die is played through the rules themselves, battles many times over."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from statistics import mean

import pytest

from bot.games.hannibal.odds import Chances
from bot.games.hannibal.presentation import Shown
from bot.spine.errors import Told
from rules.core.ids import Seat
from rules.core.messages import Message
from rules.hannibal.battle.odds import BATTLES, battle_odds, casualties
from rules.hannibal.board.ids import SIDES, GeneralId, SpaceId
from rules.hannibal.desk.chances import KINDS, Kind, chances
from rules.hannibal.game import GAME
from rules.hannibal.pack.edition import edition
from rules.hannibal.reaction.react import React
from rules.hannibal.view import HannibalView
from tests.hannibal.cases.battle_field import battle
from tests.hannibal.cases.march_orders import march
from tests.hannibal.cases.siege_scene import besieging
from tests.hannibal.cases.table import CaseTable, table
from tests.hannibal.cases.winter_scene import wintering

FACES = range(1, 7)
FOUGHT = 120  # battles through the rules
HOME = "saguntum: C 1; rome: R 1; agrigentum: R 1; "
WORDS = Shown(GAME).words("en")


def asked(game: CaseTable, kind: Kind, general: str, space: str = "", seat: str | None = None) -> list[Message]:
    """What `/odds` answers to a seat, or to a spectator, without its title."""
    view = game.match.view(None if seat is None else Seat(seat))
    assert isinstance(view, HannibalView)
    at = view.generals[GeneralId(general)].at
    title, *lines = chances(view, kind, GeneralId(general), SpaceId(space or str(at)))
    assert title.params["kind"] == kind
    return lines


def percent(found: int, of: int = 6) -> int:
    return round(100 * found / of)


def tolls(line: Message) -> dict[int, int]:
    """The chances of a line by the number of units that are lost."""
    parts = line.params["chances"]
    assert isinstance(parts, tuple)
    return {int(str(one.params["lost"])): int(str(one.params["percent"])) for one in parts if isinstance(one, Message)}


def each_face(play: Callable[[int], int]) -> dict[int, int]:
    """What comes of every face, and how often in a hundred."""
    return {outcome: percent(often) for outcome, often in sorted(Counter(map(play, FACES)).items())}


# ---- one die, played through the rules --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("faesulae", "pisae: C 6 hannibal; falerii: R 5 flaminius; hand C: 6 1"),
        ("faesulae", "pisae: C 6 hannibal; falerii: R 5 varro; hand C: 6 1"),
        ("mutina", "verona: C 6 hannibal; mutina: punic; ariminum: R 5 flaminius; hand C: 6 1"),
    ],
)
def test_interception(place: str, text: str) -> None:
    def comes(die: int) -> int:
        game = table(HOME + text, play="C", dice={"interception": [die]})
        game.play("C", march(6, "hannibal", place))
        game.answer("R", "intercept-best")
        return int("intercepted" in game.told)

    [line] = asked(table(HOME + text, play="C"), "interception", "hannibal", place)
    assert line.params["percent"] == each_face(comes)[1]


def test_several_may_intercept() -> None:
    text = "pisae: C 6 hannibal; falerii: R 5 flaminius; tarquini: R 5 nero(proconsul); hand C: 6 1"
    *each, whole = asked(table(HOME + text, play="C"), "interception", "hannibal", "faesulae")
    chance = [int(str(line.params["percent"])) / 100 for line in each]
    assert len(chance) == 2
    assert whole.params["percent"] == pytest.approx(100 * (1 - (1 - chance[0]) * (1 - chance[1])), abs=1)


def test_avoiding_and_pursuit() -> None:
    text = HOME + "pisae: C 6 hannibal; faesulae: R 7 fabius; hand C: 6 1"

    def avoids(die: int) -> int:
        game = table(text, play="C", dice={"avoid-battle": [die]})
        game.play("C", march(6, "hannibal", "faesulae"))
        game.play("R", React(avoid="fabius-maximus", to="falerii"))
        return int("avoided-battle" in game.told)

    def pursues(die: int) -> int:
        game = table(text, play="C", dice={"avoid-battle": [1], "pursuit": [die]})
        game.play("C", march(6, "hannibal", "faesulae cosa", if_avoided="pursue"))
        game.play("R", React(avoid="fabius-maximus", to="falerii"))
        return int("pursuit-succeeded" in game.told)

    away, after = asked(table(text, play="C"), "avoiding", "hannibal", "faesulae")
    assert away.params["percent"] == each_face(avoids)[1]
    assert after.params["percent"] == each_face(pursues)[1]
    assert asked(table(text, play="C"), "pursuit", "hannibal") == [after]


@pytest.mark.parametrize(("start", "to"), [("druentia", "taurini"), ("faesulae", "mutina")])
def test_attrition_on_a_pass(start: str, to: str) -> None:
    text = f"saguntum: C 1; rome: R 1; {start}: C 7 hannibal; hand C: 6 1"

    def lost(die: int) -> int:
        game = table(text, play="C", dice={"pass-attrition": [die]})
        game.play("C", march(6, "hannibal", to))
        return 7 - game.board.spaces[SpaceId(to)].carthage.total

    [line] = asked(table(text, play="C"), "pass", "hannibal", to)
    assert tolls(line) == each_face(lost)


def test_attrition_in_winter() -> None:
    text = "saguntum: R 8 nero, in 2 hasdrubal"

    def lost(die: int) -> int:
        return 8 - wintering(text, dice={"winter": [die]}).board.spaces[SpaceId("saguntum")].rome.total

    [line] = asked(table(f"{text}; hand R: 6", play="R"), "winter", "c-nero")
    assert tolls(line) == each_face(lost)
    [inside] = asked(table(f"{text}; hand R: 6", play="R"), "winter", "hasdrubal")
    assert inside.id == "odds-no-winter"


def test_winter_where_he_would_go() -> None:
    """ch.21, H-36: with those who stand there already, all units before the walls roll together."""
    game = table("bare; saguntum: C 1; cannae: C 4 mago; capua: C 3; hand C: 6", play="C")
    [line] = asked(game, "winter", "mago", "capua")
    assert tolls(line) == {1: 50, 2: 33, 3: 17}
    assert line.params["units"] == Message("units", {"count": 7, "elephants": 0})


@pytest.mark.parametrize(("general", "to"), [("hannibal", "carthage"), ("mago", "carthage"), ("hannibal", "carales")])
def test_a_voyage(general: str, to: str) -> None:
    three = next(card.number for card in edition().decks.cards.values() if card.ops == 3)
    text = f"bare; saguntum: C 4 {general}; hand C: {three}"

    def safe(die: int) -> str:
        game = table(text, play="C", dice={"naval-combat": [die]}, orders=True)
        game.play("C", march(three, general, f"sea:{to}"))
        return next(one for one in game.told if one.startswith("voyage-"))

    found = Counter(map(safe, FACES))
    [line] = asked(table(text, play="C"), "voyage", general, to)
    shown = [line.params[key] for key in ("safe", "back", "sunk")]
    assert shown == [percent(found[f"voyage-{word}"]) for word in ("safe", "return", "sunk")]


def test_a_siege() -> None:
    def points(die: int) -> int:
        game = besieging("tarentum: C 5 hannibal, siege 1", "hannibal", dice={"siege": [die]})
        return 1 if "city-fallen" in game.told else 0

    [line] = asked(table("tarentum: C 5 hannibal, siege 1; hand C: 6", play="C"), "siege", "hannibal")
    assert line.params["taken"] == each_face(points).get(1, 0)


@pytest.mark.parametrize("roman", ["nero", "fabius", ""])
def test_an_elephant_charge(roman: str) -> None:
    text = f"falerii: R 6 {roman}, C 6+2e hannibal".replace(" ,", ",")

    def works(die: int) -> int:
        game = battle(f"bare; {text}", "falerii", dice={"charge": [die]})
        game.answer("C", "charge-2")
        return int(str(game.message("charge-rolled").params["count"]))

    before = f"bare; falerii: R 6 {roman}; pisae: C 6+2e hannibal; hand C: 6".replace(" ;", ";")
    [line] = asked(table(before, play="C"), "elephants", "hannibal", "falerii")
    assert line.params["percent"] == each_face(works)[2]
    assert line.params["count"] == 2


# ---- battles ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", [0, 2, 4])
def test_one_card_each_is_reckoned_exactly(limit: int) -> None:
    """ch.14: the attacker wins unless he is matched and has to attack again, with nothing left."""
    deck = Counter(edition().decks.battle_types.values())
    pairs, reserves = deck.total() * (deck.total() - 1), deck["reserve"]
    staying = deck.keys() - {"reserve", "double-envelopment"}  # the others hand the attack over when matched
    matched = sum(deck[kind] * (deck[kind] - 1 + reserves) for kind in staying)
    exact = 1 - matched / pairs * (1 - limit / 6)
    assert battle_odds(1, 1, limit, limit).attacker_wins == pytest.approx(exact, abs=4 * sqrt(0.25 / BATTLES))


@pytest.mark.parametrize("text", ["R 9 nero, C 6+1e mago", "R 3, C 7+1e hannibal"])
def test_a_battle_ends_as_often_as_the_rules_end_it(text: str) -> None:
    """ch.14: many battles from one position, each with dice of its own, by the plan that nobody changed."""
    start = battle(f"bare; falerii: {text}", "falerii", entry="faesulae")  # the elephants are asked before the deal
    ended = [fought(start, number) for number in range(FOUGHT)]
    told = ended[0]
    limits = [int(str(told[f"{side} rating"])) for side in ("carthage", "rome")]
    cards = [int(str(told[f"{side} cards"])) for side in ("carthage", "rome")]
    found = battle_odds(*cards, *limits)
    error = sqrt(0.25 / FOUGHT + 0.25 / BATTLES)
    assert mean(one["won"] == "carthage" for one in ended) == pytest.approx(found.attacker_wins, abs=3 * error)
    assert mean(int(str(one["rounds"])) for one in ended) == pytest.approx(found.mean_rounds, rel=0.15)


def fought(start: CaseTable, number: int) -> dict[str, object]:
    """How one battle went: who won, in how many rounds, with how many cards."""
    game = CaseTable(start.match.fork(bytes([number, number // 256] * 16)), start.dice)
    game.answer("C", "hold")
    found: dict[str, object] = {}
    while True:
        for event in game.events:
            said = event.message
            side = getattr(said.params.get("side"), "id", "")
            if said.id == "battle-cards-dealt":
                found |= {f"{side} cards": said.params["count"], f"{side} rating": said.params["rating"]}
            elif said.id == "battle-won":
                found["won"] = side
            elif said.id == "battle-casualties":
                found["rounds"] = said.params["rounds"]
        if {"won", "rounds"} <= found.keys():
            return found
        game.lapse()


def test_casualties_follow_from_the_rounds() -> None:
    assert casualties({1: 1.0}) == pytest.approx({0: 5 / 6, 1: 1 / 6})
    assert sum(casualties(battle_odds(12, 10, 2, 2).rounds).values()) == pytest.approx(1)


# ---- who may ask what -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_gets_the_same_chances_because_cards_do_not_count(kind: Kind) -> None:
    text = HOME + "pisae: C 6+1e hannibal; faesulae: R 7 fabius; hand C: 6 1; hand R: 2 3"
    game = table(text, play="C")
    answers = [asked(game, kind, "hannibal", "faesulae", seat) for seat in (None, *SIDES)]
    assert answers[0]
    assert answers[0] == answers[1] == answers[2]


def test_every_offer_can_be_asked_for() -> None:
    view, desk = table("hand C: 6", play="C").match.view(None), Chances()
    for kind in (pick.value for pick in desk.kinds(WORDS)):
        places = [pick.value for pick in desk.places(view, kind, WORDS)]
        for general in desk.things(view, kind, WORDS):
            for place in (*places[:3], *([] if places else [None])):
                lines = desk.reckon(view, kind, general.value, place, ())()
                assert len(lines) > 1


def test_wrong_names_are_told() -> None:
    view, desk = table("hand C: 6", play="C").match.view(None), Chances()
    for thing, place in (("nobody", None), ("scipio-africanus", None), ("hannibal", "atlantis")):
        with pytest.raises(Told):
            desk.reckon(view, "battle", thing, place, ())
    for kind in ("pass", "voyage"):
        with pytest.raises(Told):
            desk.reckon(view, kind, "hannibal", None, ())


def test_the_own_generals_come_first() -> None:
    game = table("hand C: 6", play="C")
    for seat, first in (("rome", "p-scipio"), ("carthage", "hannibal")):
        offered = [pick.value for pick in Chances().things(game.match.view(Seat(seat)), "battle", WORDS)]
        own = [general for general in offered if edition().generals[GeneralId(general)].side == seat]
        assert offered[: len(own)] == own
        assert first in own
