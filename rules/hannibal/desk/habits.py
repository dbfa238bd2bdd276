"""What a simple computer player likes to do: events and marches more than discards, and orders without many extras."""

SELDOM = ("units", "along", "pick_up", "drop", "inside", "spare", "if_intercepted", "if_avoided")  # of an order to move
HABITS: dict[str, float] = {
    "discard": 0.1,
    "march": 2.0,
    "campaign": 2.0,
    "event": 3.0,
    "counter": 6.0,
    "done": 0.2,
    "nothing": 0.4,
    "stop": 0.5,
    "event.spaces": 0.9,
    "event.general": 0.9,
    "event.province": 0.9,
    "march.path": 0.9,
    "activate.path": 0.9,
    **{f"{order}.{param}": 0.2 for order in ("march", "activate", "go-on") for param in SELDOM},
}
