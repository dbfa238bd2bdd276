"""How a match that began under older rules goes on under these."""

from typing import Any


def to_version_2(head: dict[str, Any]) -> dict[str, Any]:
    """Version 1 passed for a seat that had nothing to play (C4); now orders are for the cards of a hand."""
    for kept in head.get("orders", []):
        condition = kept["order"].get("condition") or {}
        if condition.get("id") == "nothing-to-play":
            del kept["order"]["condition"]
    return head


def to_version_3(head: dict[str, Any]) -> dict[str, Any]:
    """Version 2 asked a defender for card 59 in a step of its own (C4); an answer to that is still heard."""
    names = {"ask_desertion": "desertion", "hear_desertion": "desertion"}
    for procedure in head["stack"]:
        for field in ("step", "asked"):
            if procedure.get(field) in names:
                procedure[field] = names[procedure[field]]
    return head
