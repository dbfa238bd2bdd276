"""HC-77, HC-78: how many units consuls keep when they part (ch.18)."""

from tests.hannibal.cases.march_orders import march
from tests.hannibal.cases.table import table


def test_hc_77_a_consul_leaves_with_five_at_least() -> None:
    """HC-77: 4 of 9 are too few to leave with, while another consul stays with 5."""
    game = table("rome: R 9 varro paulus; agrigentum: R 1; hand R: 16", play="R")
    refusal = game.refused("R", march(16, "varro", "tarquini", units="4", along="none"))
    assert (refusal.rule, refusal.message.id) == ("ch.18", "consul-moves-with-too-few")
    assert refusal.message.params["found"] == 4
    refusal = game.refused("R", march(16, "varro", "tarquini", units="5", along="none"))
    assert (refusal.rule, refusal.message.id) == ("ch.18", "consul-left-short")


def test_hc_77_a_proconsul_leaves_the_consul_five() -> None:
    """HC-77: of 12 units Marcellus takes 8 and 4 remain: refused; he takes 7: accepted."""
    text = "rome: R 1; agrigentum: R 1; capua: R 12 fabius marcellus(proconsul); hand R: 16"
    game = table(text, play="R")
    refusal = game.refused("R", march(16, "marcellus", "beneventum", units="8", along="none"))
    assert (refusal.rule, refusal.message.id) == ("ch.18", "consul-left-short")
    assert refusal.message.params["found"] == 4
    game.play("R", march(16, "marcellus", "beneventum", units="7", along="none"))
    assert game.at("beneventum") == "R 7 marcellus(proconsul)"
    assert game.at("capua").endswith("R 5 fabius-maximus")


def test_hc_78_a_small_army_moves_as_a_whole() -> None:
    """HC-78: a consul whose army has 4 units moves with all 4; dropping 1 is refused."""
    game = table("rome: R 4 varro; agrigentum: R 1; hand R: 16", play="R")
    for order in (
        march(16, "varro", "tarquini", units="3"),
        march(16, "varro", "tarquini", drop="rome:1"),
        march(16, "varro", "tarquini cosa", drop="tarquini:1"),
    ):
        refusal = game.refused("R", order)
        assert (refusal.rule, refusal.message.id) == ("ch.18", "consul-moves-with-too-few")
    game.play("R", march(16, "varro", "tarquini"))
    assert game.at("tarquini").endswith("R 4 c-terentius-varro")
