"""The cards of the house edition, and that each mistake in a cards.toml is found and told."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, WaterId
from rules.assyrian_wars.pack import battle_effects as battle
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.pack.card_checks import MOST_WORDS, check_cards, players
from rules.assyrian_wars.pack.cards import (
    FILE,
    AnyEffect,
    Card,
    Cards,
    CardsFile,
    CardType,
    Counts,
    EffectEnd,
    Trigger,
    Use,
    When,
)
from rules.assyrian_wars.pack.load import HOUSE
from rules.assyrian_wars.pack.map import GameMap, MapFile
from rules.core.packs import PackFiles

POWERS = ("AS", "ME", "EG", "BA", "EL")
MINORS = ("PH", "JU", "IS", "SY", "UR", "PY", "PE")


@pytest.fixture(scope="module")
def house() -> CardsFile:
    files = PackFiles(HOUSE)
    file = files.read(FILE, CardsFile)
    assert files.mistakes == []
    assert file is not None
    return file


@pytest.fixture(scope="module")
def game_map() -> GameMap:
    file = PackFiles(HOUSE).read("map.toml", MapFile)
    assert file is not None
    return GameMap(file)


def card(file: CardsFile, number: int) -> Card:
    return next(card for card in file.cards if card.number == number)


def only(file: CardsFile, number: int) -> AnyEffect:
    """The effect of a card with a single use."""
    (use,) = card(file, number).uses
    return use.effect


def changed(file: CardsFile, number: int, /, **values: Any) -> CardsFile:
    cards = [msgspec.structs.replace(c, **values) if c.number == number else c for c in file.cards]
    return msgspec.structs.replace(file, cards=tuple(cards))


def changed_use(file: CardsFile, number: int, /, **values: Any) -> CardsFile:
    first, *others = card(file, number).uses
    return changed(file, number, uses=(msgspec.structs.replace(first, **values), *others))


def told(file: CardsFile, game_map: GameMap) -> list[str]:
    return [str(mistake) for mistake in check_cards(file, game_map)]


class TestHouseEdition:
    def test_nothing_is_wrong(self, house: CardsFile, game_map: GameMap) -> None:
        assert told(house, game_map) == []

    def test_110_cards_numbered_from_1(self, house: CardsFile) -> None:
        assert [c.number for c in house.cards] == list(range(1, 111))

    def test_sorts_of_cards(self, house: CardsFile) -> None:
        assert sum(c.is_army_group for c in house.cards) == 6
        assert sum(c.is_home for c in house.cards) == 18
        assert sum(c.owner is None for c in house.cards) == 86

    def test_types_of_the_draw_deck(self, house: CardsFile) -> None:
        found = Counter(c.types[0] for c in house.cards if c.owner is None)
        assert found == {
            CardType.DISASTER: 4,
            CardType.FOREIGN_WAR: 6,
            CardType.RESPONSE: 9,
            CardType.RECRUIT: 7,
            CardType.ALLIANCE_BREAKER: 11,
            CardType.POLITICAL: 10,
            CardType.DRAW: 5,
            CardType.MOVE: 8,
            CardType.ECONOMIC: 6,
            CardType.BATTLE: 16,
            CardType.SABOTAGE: 4,
        }

    def test_home_cards_by_country(self, house: CardsFile) -> None:
        found = Counter(c.owner for c in house.cards if c.is_home)
        assert found == {"AS": 3, "ME": 2, "EG": 2, "BA": 2, "EL": 2} | dict.fromkeys(MINORS, 1)
        assert all(c.plus for c in house.cards if c.is_home)
        assert not any(c.plus for c in house.cards if not c.is_home)

    def test_army_group_cards_by_power(self, house: CardsFile) -> None:
        found = Counter(c.owner for c in house.cards if c.is_army_group)
        assert found == {"AS": 2, "ME": 1, "EG": 1, "BA": 1, "EL": 1}

    def test_average_values_of_the_draw_deck(self, house: CardsFile) -> None:
        deck = [c for c in house.cards if c.owner is None]
        assert 3.0 <= sum(c.ap for c in deck) / len(deck) <= 3.3
        assert 1.8 <= sum(c.cost for c in deck) / len(deck) <= 2.2

    def test_every_text_is_short_and_in_both_languages(self, house: CardsFile) -> None:
        for c in house.cards:
            assert 10 <= len(c.text_en.split()) <= MOST_WORDS, c.number
            assert 10 <= len(c.text_de.split()) <= MOST_WORDS, c.number
            assert c.text_en.endswith("."), c.number
            assert c.text_de.endswith("."), c.number

    def test_equal_names_mean_equal_cards(self, house: CardsFile) -> None:
        by_name: dict[str, Card] = {}
        for c in house.cards:
            twin = by_name.setdefault(c.en, c)
            assert (twin.de, twin.ap, twin.cost, twin.text_en, twin.text_de, twin.uses) == (
                *(c.de, c.ap, c.cost, c.text_en, c.text_de),
                c.uses,
            )

    def test_every_trigger_and_every_occasion_is_used(self, house: CardsFile) -> None:
        uses = [use for c in house.cards for use in c.uses]
        assert {use.trigger for use in uses} - {None} == set(Trigger)
        assert {use.when for use in uses} == set(When)
        assert {ending for use in uses for ending in use.ends_when} == set(EffectEnd)

    def test_every_kind_of_effect_is_used(self, house: CardsFile) -> None:
        used = {type(use.effect) for c in house.cards for use in c.uses}
        assert used == set(AnyEffect.__args__)

    @pytest.mark.parametrize("number", range(1, 111))
    def test_effects_survive_encoding(self, house: CardsFile, number: int) -> None:
        for use in card(house, number).uses:
            written = msgspec.json.encode(use.effect)
            assert msgspec.json.decode(written)["kind"] == event.kind_of(type(use.effect).__name__)
            assert msgspec.json.decode(written, type=AnyEffect) == use.effect

    def test_ready_for_play(self, house: CardsFile) -> None:
        cards = Cards(house)
        assert len(cards.by_id) == 110
        assert len(cards.draw_deck) == 86
        assert cards.home[CountryId("AS")] == ("7", "8", "9")
        assert cards.army_groups[CountryId("AS")] == ("1", "2")
        assert cards.army_groups[CountryId("PH")] == ()


class TestWhatTheRulesSay:
    """Facts that the rules state about single cards."""

    def test_aramaeans_cost_3_and_are_worth_4(self, house: CardsFile) -> None:
        aramaeans = card(house, 40)
        assert (aramaeans.ap, aramaeans.cost, aramaeans.types) == (4, 3, (CardType.RECRUIT,))
        assert only(house, 40) == event.NomadMercenaries(pool=CountryId("AR"))

    def test_arabs_enter_in_the_desert(self, house: CardsFile) -> None:
        effect = only(house, 41)
        assert effect == event.NomadMercenaries(
            pool=CountryId("AB"), areas=(AreaId("qedar"), AreaId("dumah"), AreaId("petra"))
        )

    def test_phoenician_alliance_as_in_the_example(self, house: CardsFile) -> None:
        alliance = card(house, 43)
        impulse, response = alliance.uses
        assert alliance.cost == 4
        assert impulse.effect == event.MoveMarker(targets=(CountryId("PH"),), dice=2, factor=1, up="any-track")
        assert response.effect == event.MoveMarker(targets=(CountryId("PH"),), dice=2, factor=2, up="own-track")
        assert (response.price, response.trigger, response.by) == ("half", Trigger.VP_BATTLE, "for-power")

    def test_foreign_wars(self, house: CardsFile) -> None:
        wars = [use.effect for c in house.cards for use in c.uses if isinstance(use.effect, event.ForeignWarEffect)]
        assert len(wars) == 6
        assert all((war.size, war.size_d3, war.duration_dice, war.leaders) == (2, 1, 1, 1) for war in wars)
        sides = [(war.first, war.second) for war in wars]
        assert (("ME",), "ME") in sides
        assert any(war.second in POWERS and war.second not in war.first for war in wars), "none between two countries"

    def test_selling_army_group_cards(self, house: CardsFile) -> None:
        sales = {(c.owner, c.uses[0].effect) for c in house.cards if c.is_army_group}
        assert ("AS", event.ArmyGroupEffect(armies=3)) in sales
        assert ("ME", event.ArmyGroupEffect(armies=3, sale=4, from_turn=4)) in sales
        assert ("BA", event.ArmyGroupEffect(armies=3, sale=4)) in sales

    def test_pharaoh_is_a_move_or_a_draw(self, house: CardsFile) -> None:
        pharaoh = card(house, 12)
        assert pharaoh.types == (CardType.MOVE, CardType.DRAW)
        assert [use.name for use in pharaoh.uses] == ["move", "draw"]
        move = pharaoh.use("move")
        assert move is not None
        assert isinstance(move.effect, event.FreeMove)
        assert pharaoh.use("both") is None

    def test_secret_alternative_is_open_to_everybody(self, house: CardsFile, game_map: GameMap) -> None:
        ionians = card(house, 36)
        open_to = {use.name: players(use, ionians, game_map) for use in ionians.uses}
        assert open_to["egypt"] == ("EG",)
        assert open_to["secret"] == (*POWERS, *MINORS)

    def test_counter_measures_beat_events_and_battle_cards(self, house: CardsFile) -> None:
        for number in range(99, 103):
            event_use, battle_use = card(house, number).uses
            assert (event_use.trigger, event_use.effect) == (Trigger.EVENT_PLAYED, battle.CancelEvent())
            assert (battle_use.when, battle_use.effect) == (When.BATTLE_MEASURES, battle.CancelBattleCard())

    def test_permanent_cards_stay(self, house: CardsFile) -> None:
        permanent = [c for c in house.cards if c.is_permanent]
        assert [c.number for c in permanent] == [17, 58, 79]
        assert all(c.uses[0].stays_face_up for c in permanent)
        assert not card(house, 70).uses[0].stays_face_up

    def test_secret_diplomacy_tables(self, house: CardsFile, game_map: GameMap) -> None:
        tables = Cards(house).objectives
        assert {code: len(tables[CountryId(code)]) for code in POWERS} == {"AS": 2, "ME": 1, "EG": 1, "BA": 1, "EL": 1}
        for code in POWERS:
            for table in tables[CountryId(code)]:
                assert set(table) == {*game_map.track, "minor-cities", "trade"}


class TestMistakes:
    """Each check fires: what is broken, and the words that tell it."""

    def test_number_missing_and_doubled(self, house: CardsFile, game_map: GameMap) -> None:
        found = told(changed(house, 25, number=26, id=CardId("26")), game_map)
        assert "cards.toml: cards: found number 25 0 times, expected each number from 1 to 110 once" in found
        assert "cards.toml: cards: found number 26 2 times, expected each number from 1 to 110 once" in found

    def test_number_too_high(self, house: CardsFile, game_map: GameMap) -> None:
        found = told(changed(house, 110, number=111, id=CardId("111")), game_map)
        assert "cards.toml: cards: found number 111, expected no number above 110, the sum of [counts]" in found

    def test_id_is_not_the_number(self, house: CardsFile, game_map: GameMap) -> None:
        (found,) = told(changed(house, 25, id=CardId("plague")), game_map)
        assert found == 'cards.toml: cards[plague].id: found plague, expected "25", its number as text'

    def test_wrong_counts(self, house: CardsFile, game_map: GameMap) -> None:
        counts = Counts(army_group=7, home=18, draw=85, types=house.counts.types | {CardType.BATTLE: 15})
        found = told(msgspec.structs.replace(house, counts=counts), game_map)
        assert found == [
            "cards.toml: counts.army_group: found 6 cards, expected 7",
            "cards.toml: counts.draw: found 86 cards, expected 85",
            "cards.toml: counts.types.battle: found 16 cards of the draw deck, expected 15",
        ]

    def test_country_without_home_card(self, house: CardsFile, game_map: GameMap) -> None:
        found = told(changed(house, 24, owner=CountryId("PY")), game_map)
        assert (
            "cards.toml: cards: found no home card of PE, expected at least one for every power and minor (2.3)"
            in found
        )

    def test_power_without_army_group_card(self, house: CardsFile, game_map: GameMap) -> None:
        found = told(changed(house, 6, owner=CountryId("BA")), game_map)
        assert (
            "cards.toml: cards: found no army group card of EL, expected at least one for every power (6.6.3)" in found
        )

    def test_army_group_card_of_a_minor(self, house: CardsFile, game_map: GameMap) -> None:
        found = told(changed(house, 6, owner=CountryId("PH")), game_map)
        assert "cards.toml: cards[6].owner: found PH, expected one of: AS, ME, EG, BA, EL" in found

    def test_unknown_owner(self, house: CardsFile, game_map: GameMap) -> None:
        found = told(changed(house, 24, owner=CountryId("XX")), game_map)
        assert any(line.startswith("cards.toml: cards[24].owner: found XX, expected one of: AS, ME") for line in found)

    def test_text_too_long(self, house: CardsFile, game_map: GameMap) -> None:
        (found,) = told(changed(house, 25, text_en="word " * 61), game_map)
        assert found == "cards.toml: cards[25].text_en: found 61 words, expected at most 60"

    def test_text_of_blanks(self, house: CardsFile, game_map: GameMap) -> None:
        (found,) = told(changed(house, 25, text_de="  "), game_map)
        assert found == "cards.toml: cards[25].text_de: found no words, expected what the event does"

    def test_german_is_missing(self, house: CardsFile, game_map: GameMap) -> None:
        (found,) = told(changed(house, 25, text_de=card(house, 25).text_en), game_map)
        assert found == "cards.toml: cards[25].text_de: found the English text, expected the German text"

    def test_ap_and_cost_out_of_range(self, house: CardsFile, game_map: GameMap) -> None:
        assert told(changed(house, 25, ap=1, cost=6), game_map) == [
            "cards.toml: cards[25].ap: found 1, expected 2 to 6",
            "cards.toml: cards[25].cost: found 6, expected 0 to 5",
        ]

    def test_army_group_card_with_ap(self, house: CardsFile, game_map: GameMap) -> None:
        (found,) = told(changed(house, 1, ap=4), game_map)
        assert found.startswith("cards.toml: cards[1].ap: found 4 AP, cost 0, expected neither")

    def test_doubled_type(self, house: CardsFile, game_map: GameMap) -> None:
        (found,) = told(changed(house, 25, types=(CardType.DISASTER, CardType.DISASTER)), game_map)
        assert found == "cards.toml: cards[25].types: found disaster, disaster, expected each type once"

    def test_no_type_and_no_use(self, house: CardsFile, game_map: GameMap) -> None:
        found = told(changed(house, 25, types=(), uses=()), game_map)
        assert found[0] == "cards.toml: counts.types.disaster: found 3 cards of the draw deck, expected 4"
        assert found[1] == "cards.toml: cards[25].types: found none, expected at least one type"
        assert found[2].startswith("cards.toml: cards[25]: found an event that nobody can play")

    def test_army_group_type_among_others(self, house: CardsFile, game_map: GameMap) -> None:
        (found,) = told(changed(house, 25, types=(CardType.DISASTER, CardType.ARMY_GROUP)), game_map)
        assert found == "cards.toml: cards[25].types: found army-group, expected army-group alone, or not at all"

    def test_unknown_and_doubled_objective(self, house: CardsFile, game_map: GameMap) -> None:
        found = told(changed(house, 12, objectives=("trade", "trade", "tax")), game_map)
        assert found[0] == "cards.toml: cards[12].objectives: found trade 2 times, expected each objective once"
        assert found[1].startswith("cards.toml: cards[12].objectives: found tax, expected one of: AS, ME")

    def test_objectives_on_a_wrong_card(self, house: CardsFile, game_map: GameMap) -> None:
        found = told(changed(house, 24, objectives=("trade",)), game_map)
        assert found == [
            "cards.toml: cards[24].objectives: found on a card of PE, expected none but on a power's home card (7.5)"
        ]

    def test_power_without_objectives(self, house: CardsFile, game_map: GameMap) -> None:
        (found,) = told(changed(house, 12, objectives=()), game_map)
        assert found == "cards.toml: cards: found 0 home cards of EG with objectives, expected 1 (7.5)"

    def test_permanent_card_that_does_not_last(self, house: CardsFile, game_map: GameMap) -> None:
        (found,) = told(changed_use(house, 79, lasts="at-once", ends_when=()), game_map)
        assert found.startswith("cards.toml: cards[79].uses: found nothing that lasts")

    def test_two_uses_of_one_name(self, house: CardsFile, game_map: GameMap) -> None:
        (found,) = told(changed_use(house, 12, name="draw"), game_map)
        assert found == "cards.toml: cards[12].uses: found draw 2 times, expected a name of its own for each use"

    def test_use_of_another_type(self, house: CardsFile, game_map: GameMap) -> None:
        (found,) = told(changed_use(house, 25, type=CardType.MOVE), game_map)
        assert found == "cards.toml: cards[25].uses[event].type: found move, expected one of the card's types: disaster"

    @pytest.mark.parametrize(
        ("number", "values", "key"),
        [
            (103, {"trigger": None}, "cards[103].uses[event].trigger: found nothing"),
            (25, {"trigger": Trigger.RETREAT}, "cards[25].uses[event].trigger: found retreat"),
            (25, {"party": ("you",)}, "cards[25].uses[event].party: found you"),
            (90, {"battles": ()}, "cards[90].uses[event].battles: found nothing"),
            (25, {"battles": ("field",)}, "cards[25].uses[event].battles: found field"),
            (25, {"side": "attacker"}, "cards[25].uses[event].side: found attacker"),
            (94, {"ends_when": ()}, "cards[94].uses[event].ends_when: found nothing"),
            (25, {"ends_when": (EffectEnd.ALLIED,)}, "cards[25].uses[event].ends_when: found allied"),
            (25, {"price": "half"}, "cards[25].uses[event].price: found half"),
        ],
    )
    def test_occasion(self, house: CardsFile, game_map: GameMap, number: int, values: dict[str, Any], key: str) -> None:
        (found,) = told(changed_use(house, number, **values), game_map)
        assert found.startswith(f"cards.toml: {key}, expected ")

    def test_unknown_country_that_may_play(self, house: CardsFile, game_map: GameMap) -> None:
        found = told(changed_use(house, 25, countries=(CountryId("CI"), CountryId("AS"))), game_map)
        assert found == [
            "cards.toml: cards[25].uses[event].countries: found CI, expected the id of a power or minor",
        ]

    @pytest.mark.parametrize(
        ("number", "values"),
        [
            (25, {"countries": (CountryId("PH"),), "by": "power"}),
            (24, {"countries": (CountryId("PY"),)}),
            (25, {"countries": (CountryId("CI"),)}),
        ],
    )
    def test_card_nobody_can_play(
        self, house: CardsFile, game_map: GameMap, number: int, values: dict[str, Any]
    ) -> None:
        found = told(changed_use(house, number, **values), game_map)
        nobody = "found an event that nobody can play, expected at least one country for one of its uses"
        assert f"cards.toml: cards[{number}]: {nobody}" in found

    @pytest.mark.parametrize(
        ("number", "effect", "words"),
        [
            (41, event.NomadMercenaries(pool=CountryId("XX")), "pool: found XX, expected the id of a country"),
            (
                41,
                event.NomadMercenaries(pool=CountryId("AB"), areas=(AreaId("mecca"),)),
                "areas: found mecca, expected the id of an area",
            ),
            (
                27,
                event.ShipLosses(hit_from=5, waters=(WaterId("red-sea"),)),
                "waters: found red-sea, expected the id of a water",
            ),
            (
                60,
                event.StartWar(between="connected-minors", pairs=((CountryId("EL"), CountryId("XX")),)),
                "pairs: found XX, expected the id of a country",
            ),
        ],
    )
    def test_unknown_ids(self, house: CardsFile, game_map: GameMap, number: int, effect: AnyEffect, words: str) -> None:
        (found,) = told(changed_use(house, number, effect=effect), game_map)
        assert found == f"cards.toml: cards[{number}].uses[event].effect.{words}"

    def test_unknown_side_of_a_foreign_war(self, house: CardsFile, game_map: GameMap) -> None:
        war = only(house, 29)
        assert isinstance(war, event.ForeignWarEffect)
        wrong = msgspec.structs.replace(war, second="kush", stand_in="punt", tribe=CountryId("XX"))
        found = told(changed_use(house, 29, effect=wrong), game_map)
        assert [line.split(", ")[0] for line in found] == [
            "cards.toml: cards[29].uses[event].effect.tribe: found XX",
            "cards.toml: cards[29].uses[event].effect.second: found kush",
            "cards.toml: cards[29].uses[event].effect.stand_in: found punt",
        ]


class TestDecoding:
    """Mistakes that the types see: reading tells the file, the card and what would be right."""

    @pytest.mark.parametrize(
        ("old", "new", "words"),
        [
            (
                'trigger = "retreat"',
                'trigger = "rout"',
                "cards[103].uses[0].trigger: found 'rout', expected one of: event-",
            ),
            (
                'types = ["sabotage"]',
                'types = ["spying"]',
                "cards[107].types[0]: found 'spying', expected one of: army-gr",
            ),
            ('kind = "mutiny"', 'kind = "strike"', "cards[110].uses[0].effect"),
            ('kind = "mutiny", ransom = 2', 'kind = "mutiny"', "cards[110].uses[0].effect"),
            ('text_de = "Wähle ein Gebiet mit', 'text = "Wähle ein Gebiet mit', "cards[25].text_de: found nothing"),
        ],
    )
    def test_told(self, tmp_path: Path, old: str, new: str, words: str) -> None:
        text = (HOUSE / FILE).read_text(encoding="utf-8")
        assert old in text
        (tmp_path / FILE).write_text(text.replace(old, new, 1), encoding="utf-8")
        files = PackFiles(tmp_path)
        assert files.read(FILE, CardsFile) is None
        assert any(f"{FILE}: {words}" in str(mistake) for mistake in files.mistakes), files.mistakes

    def test_use_needs_an_effect(self) -> None:
        with pytest.raises(msgspec.ValidationError, match="effect"):
            msgspec.convert({"type": "move", "when": "impulse"}, Use)
