"""Steps of Hannibal that random play seldom gets to, and which tests do."""

# Steps that random play reaches in fewer than one game in eight, or never, by the tests that do.
REACHED_BY: dict[str, tuple[str, ...]] = {
    "tests/hannibal/cards/test_windows.py": ("ChargeDeclared.hear",),
    "tests/hannibal/cases/test_battle_rounds.py": ("Withdrawal.choose", "Withdrawal.go"),
    "tests/hannibal/cases/test_reaction_intercepting.py": ("Marching.come_back",),
    "tests/hannibal/cases/test_retreat.py": ("Retreat.ask_toll", "Retreat.hear_toll"),
}
UNREACHED = {step: test for test, steps in REACHED_BY.items() for step in steps}
