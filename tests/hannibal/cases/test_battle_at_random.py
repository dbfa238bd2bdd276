"""Battles between random armies, played at random, with the probes of the generic test at every question."""

from collections.abc import Callable
from random import Random

import pytest

from rules.hannibal.board.forces import own_generals
from rules.hannibal.board.ids import CARTHAGE, ROME, GeneralId, SpaceId
from rules.hannibal.march.orders import March
from rules.hannibal.pack.edition import edition
from tests.generic import players, probes, secrecy
from tests.hannibal.cases.battle_field import battle, over
from tests.hannibal.cases.table import CaseTable, card, table

BATTLES = 12
COUNTERS = (6, 20, 31, 32, 42, 59)


def any_battle(seed: int) -> CaseTable:
    """Two armies in any space, some of their strategy cards for battles."""
    chance, atlas = Random(seed), edition().map
    space = chance.choice(atlas.alphabet)
    around = atlas.links.neighbours(space)
    bound = {"hanno", "fabius-maximus"}
    romans = [one for one in own_generals(ROME) if one not in bound]
    punics = [one for one in own_generals(CARTHAGE) if one not in bound]
    rome = " ".join([str(chance.randint(1, 9)), *chance.sample(romans, chance.randint(0, 2))])
    carthage = " ".join(
        [f"{chance.randint(1, 9)}+{chance.randint(0, 3)}e", *chance.sample(punics, chance.randint(0, 2))]
    )
    others = "; ".join(
        f"{one}: {chance.choice(('R 2', 'C 3', 'R 6 fabius', 'C 1'))}"
        for one in around
        if chance.random() < 0.2 and atlas.region(one) == "italia"
    )
    cards = chance.sample(COUNTERS, 4)
    entry = chance.choice(around) if around else None
    text = f"bare; turn {chance.randint(1, 9)}; {others}; {space}: R {rome}, C {carthage}".replace("+0e", "")
    return battle(
        text,
        space,
        by=chance.choice("RC"),
        entry=entry,
        hands={"R": [card for card in cards[:2] if card != 6], "C": cards[2:]},
        intercepted=chance.random() < 0.2,
        avoid_failed=chance.random() < 0.2,
        landed=chance.random() < 0.2,
    )


def any_siege(seed: int) -> CaseTable:
    """A sortie out of a besieged city, or an army that comes to its relief; elephants on both ways out."""
    chance, atlas = Random(seed), edition().map
    city = chance.choice(["tarentum", "capua", "massilia", "saguntum", "new-carthage", "rhegium"])
    owner, letter, enemy = chance.choice([("roman", "R", "C"), ("punic", "C", "R")])
    leaders = {"R": ["marcellus", "nero", "africanus"], "C": ["mago", "gisgo", "hasdrubal"]}
    inside, outside = chance.sample(leaders[letter], 2)
    elephants = "+1e" if letter == "C" and chance.random() < 0.5 else ""
    garrison = f"in {chance.randint(1, 2 - len(elephants) // 3)}{elephants} {inside}, siege {chance.randint(1, 2)}"
    besiegers = f"{enemy} {chance.randint(1, 6)} {chance.choice(leaders[enemy])}"
    near = "; ".join(f"{one}: {chance.choice(('roman', 'punic', 'empty'))}" for one in _round_neighbours(city))
    cards = chance.sample(COUNTERS, 4)
    hands = {"R": [card for card in cards[:2] if card != 6], "C": cards[2:]}
    if chance.random() < 0.5:
        text = f"bare; turn 3; {near}; {city}: {owner}, {besiegers}, {garrison}"
        return battle(text, city, by=letter, hands=hands, sortie=True)
    relief = f"{letter} {chance.randint(1, 6)}{elephants} {outside}"
    text = f"bare; turn 3; {near}; {city}: {owner}, {besiegers}, {relief}, {garrison}"
    entry = chance.choice(atlas.links.neighbours(SpaceId(city), ("normal",)))
    return battle(text, city, by=letter, entry=entry, hands=hands, relief=True)


def _round_neighbours(city: str) -> list[str]:
    atlas = edition().map
    around = atlas.links.neighbours(SpaceId(city))
    return [one for one in around if atlas.spaces[one].kind == "round"]


@pytest.mark.parametrize("begin", [any_battle, any_siege])
@pytest.mark.parametrize("seed", range(BATTLES))
def test_any_battle_ends_and_keeps_every_promise(seed: int, begin: Callable[[int], CaseTable]) -> None:
    """ch.14 to 20: whatever the players answer, the battle ends, and nothing hidden shows."""
    game, chance = begin(seed), Random(seed)
    match = game.match
    for _ in range(200):
        if game.board.battle is None or match.finished:
            break
        probes.check_invariants(match)
        probes.check_defaults(match)
        probes.check_silence(match)
        probes.check_purity(match, chance)
        probes.check_asking_anew(match)
        secrecy.check_non_interference(match, chance)
        probes.check_sealing(match, chance)
        question = players.one_of(match.pending, chance)
        answer = players.any_answer(match, question, chance)
        probes.check_saving(match, question, answer)
        game.keep(match.submit(question.seat, answer, question=question.id))
    assert game.board.battle is None or match.finished
    if not match.finished:
        probes.check_invariants(match)


def test_a_march_leads_to_a_battle_and_the_card_is_done_afterwards() -> None:
    """ch.9, 14, 15: march, reaction, charge, plans, rounds, retreat, markers; then Rome plays a card."""
    text = "bare; heraclea: punic, C 8+1e hannibal; cannae: R 4 nero; hand C: 35 36; hand R: 12 13"
    dice = {"battle-casualties": [1], "retreat-losses": [2]}
    game = table(text, play="C", orders=True, dice=dice)
    game.play("C", March(card=card(35), general=GeneralId("hannibal"), path=("cannae",)))
    asked = [kind for _, kind in game.asked]
    while game.asked[0][1] != "play":
        game.lapse()
        asked += [kind for _, kind in game.asked]
    assert {"elephant-charge", "battle-plan", "retreat"} <= set(asked)
    assert game.asked == [("rome", "play")]
    assert game.at("cannae") == "C 8+1e hannibal"
    assert over(game)
