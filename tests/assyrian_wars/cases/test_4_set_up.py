"""Chapter 4: set-up and the draw pile. AW-4.1-1 and AW-4.2-1 are in tests/assyrian_wars/position/test_setup.py."""

from tests.assyrian_wars.cases.table import table


def test_aw_4_1_2_draw_pile_runs_out() -> None:
    """AW-4.1-2: Elam gets the last card, and the discards become the new draw pile at once."""
    text = "blank two-rivers; camp assyrian: AS; camp rebel: BA EL; deck: 70; EL: eco 5; BA: eco 4; hand AS: 25 26"
    game = table(f"{text}; hand BA: 27; clock: phase action, marker EL, last BA; BA: impulses 1")
    assert game.country("EL").hand == ["70"]
    assert (len(game.board.deck), game.board.discard) == (86 - 4, [])


def test_aw_4_1_3_long_lasting_cards() -> None:
    """AW-4.1-3: a foreign war card lies face up and is not shuffled in when the draw pile is made anew."""
    text = "blank campaign; camp assyrian: AS; camp rebel: BA EL; deck: 70; EL: eco 5; hand AS: 25 26; hand BA: 27"
    war = "foreign-war 29 EG lybia: size 2, duration 3, forces EG 2LI"
    game = table(f"{text}; {war}; clock: phase action, marker EL, last BA; BA: impulses 1")
    assert "deck-reshuffled" in game.told
    assert "29" not in game.board.deck
    assert [laid.card for laid in game.board.foreign_wars] == ["29"]
