"""How a match of Three Hills that began under older rules goes on under these."""

from typing import Any

from tests.practice import pack


def to_version_2(head: dict[str, Any]) -> dict[str, Any]:
    """Version 1 called the warriors of a host its strength, and a raid on its way a Skirmish."""
    for host in head["board"]["hosts"].values():
        host["warriors"] = host.pop("strength")
    for procedure in head["stack"]:
        if procedure["type"] == "Skirmish":
            procedure["type"] = "Assault"
    return head


def to_version_3(head: dict[str, Any]) -> dict[str, Any]:
    """Version 2 did not keep the last round on the board, and had no option for open hands."""
    head["board"]["last_round"] = pack.shipped().settings[head["scenario"]].rounds
    head["options"].setdefault("open-hands", False)
    return head
