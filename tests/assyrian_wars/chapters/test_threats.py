"""What a quote tells about interceptors: all of it without fog of war, in the fog only what can be seen (9.5)."""

from rules.core.messages import Message
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import table

MARCH = "ashur: AS turtan 3LI; babylon: BA nabu 2LC; kish: BA marduk; "
FOG = "options: fog-of-war, special-units; "
CLEAR = "options: not fog-of-war, special-units; "


def threats(options: str, further: str = "") -> list[Message]:
    """The lines about interception of a march to Sippar."""
    game = table(options + MARCH + further, impulse="AS", ap=4)
    lines = game.quote("AS", go("AS-turtan", "sippar")).lines
    return [line for line in lines if line.id.startswith("quote-interception")]


def test_without_fog_the_whole_chance_is_told() -> None:
    (line,) = threats(CLEAR)
    assert line.id == "quote-interception"
    assert line.params["natural"] == 3  # 7, less Nabu's 1 and 3 for cavalry against none
    assert line.params["percent"] == 97


def test_in_the_fog_hidden_cavalry_is_left_out_and_a_lone_leader_looks_like_an_army() -> None:
    nabu, marduk = threats(FOG)
    assert nabu.id == marduk.id == "quote-interception-unsure"
    assert (nabu.params["natural"], marduk.params["natural"]) == (6, 5)


def test_in_the_fog_single_units_of_an_area_are_one_line() -> None:
    lines = threats(FOG, "anat: BA 3LI, control BA")
    loose = [line for line in lines if line.params["natural"] == 9]
    assert len(loose) == 1
    assert len(threats(CLEAR, "anat: BA 3LI, control BA")) == 4


def test_nobody_intercepts_where_own_units_stand() -> None:
    assert threats(CLEAR, "sippar: AS B") == []
