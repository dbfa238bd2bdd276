"""What a simple computer player likes to do: attacks and trade more than passes, and short orders."""

HABITS: dict[str, float] = {
    "attack": 4.0,
    "court": 1.5,
    "annex": 2.0,
    "place-trade": 2.0,
    "exchange": 0.3,
    "dismiss": 0.2,
    "reinforce": 0.5,
    "pass": 0.1,
    "attack.stack": 0.9,
    "attack.siege": 0.9,
    "attack.route": 0.1,
    "settle.wishes": 0.3,
}
