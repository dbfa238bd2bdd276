"""Minor city pacts (6.11.c2): cards 54 to 57."""

from rules.assyrian_wars.board.forces import defence
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import eco_level, friendly
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.encounter.refuges import has_refuge
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.politics.war_orders import DeclareWar
from tests.assyrian_wars.cards.events import MEASURES, cancelled, cards, event
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import table

PACTS = (54, 55, 56, 57)


@cards(*PACTS)
def test_aw_6_11_c2_102_new_pact(card: str) -> None:
    """AW-6.11.c2-102: allied at once, +1 ECO, no VP; units of the power may enter the city's area."""
    game = table(f"hand ME: {card} 40; ME: eco 4", impulse="ME", ap=4)
    game.play("ME", event(card, "malatia"))
    assert [told.rule for told in game.events if told.message.id == "pact-made"] == ["6.11.c2"]
    assert game.board.pacts == {"malatia": "ME"}
    assert eco_level(game.board, CountryId("ME")) == 5
    assert game.country("ME").vp == 0
    assert friendly(game.board, CountryId("ME"), CountryId("malatia"))
    assert has_refuge(game.board, [CountryId("ME")], AreaId("malatia"))
    assert game.ap("ME") == 1
    assert card in game.board.discard


@cards(*PACTS)
def test_a_minor_makes_it_for_its_power(card: str) -> None:
    text = f"UR: active, track BA, level 13, eco 4; hand UR: {card} 40"
    game = table(text, impulse="UR", ap=4)
    game.play("UR", event(card, "malatia"))
    assert game.board.pacts == {"malatia": "BA"}


@cards(*PACTS)
def test_aw_6_11_c2_103_pact_on_a_taken_city(card: str) -> None:
    """AW-6.11.c2-103: neither a conquered city nor one in a pact; and no country that acts for no power (R-149)."""
    text = f"cyprus: control EG; pact adana AS; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=4)
    for city in ("cyprus", "adana", "sippar"):
        assert game.refused("BA", event(card, city)).message.id == "no-free-minor-city"
    free = table(f"JU: active, controller AS; war JU EG; hand JU: {card} 40", impulse="JU", ap=4)
    assert free.refused("JU", event(card, "adana")).message.id == "event-needs-a-power"


@cards(*PACTS)
def test_pact_cancelled(card: str) -> None:
    text = f"hand BA: {card} 40; hand AS: {MEASURES} 41; AS: saved 1"
    game = cancelled(table(text, impulse="BA", ap=4), "AS", "BA", event(card, "adana"))
    assert game.board.pacts == {}


@cards(54)
def test_aw_6_11_c2_104_attacking_a_pact_city(card: str) -> None:
    """AW-6.11.c2-104: who attacks it must declare war on its power; without that the march is refused (7.4.2)."""
    text = f"pact adana AS; tribute adana AS pact; tabal: EG taharqa 3LI; hand EG: {card} 40"
    game = table(text, impulse="EG", ap=11)
    assert game.refused("EG", go("EG-taharqa", "adana")).rule == "7.4.2"
    assert game.refused("EG", DeclareWar(CountryId("adana"))).rule == "7.4.2"
    game.play("EG", DeclareWar(CountryId("AS")))
    assert (game.ap("EG"), game.country("EG").camp) == (1, Camp.REBEL)
    game.play("EG", go("EG-taharqa", "adana"))
    assert game.where("EG-taharqa") == "adana"
    assert game.board.areas[AreaId("adana")].control == "adana"
    assert (game.ap("EG"), defence(house().map.areas[AreaId("adana")], game.board.areas[AreaId("adana")])) == (0, 2)
