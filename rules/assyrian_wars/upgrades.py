"""How a match that began under older rules goes on under these."""

from typing import Any

from rules.assyrian_wars.board.pieces import is_leader
from rules.core.procedures import END

BEFORE = {"": "", "arrive": "arrive", "cards": "cards", "strengthen": "work", END: END}  # steps outside the rounds
KEPT = ("type", "card", "country", "second", "leader", "owed", "their_owed", "shadows")
ASKING = {"CardWindow": "offer", "BattleCards": "ask"}  # the first steps of the windows for cards
ROUNDS = {"ask_break": "losses"}  # steps that have another name in `Combat`


def to_version_2(head: dict[str, Any]) -> dict[str, Any]:
    """Version 1 rolled the dice of a foreign war's battle in the battle itself, not in a `Combat` (6.11.b)."""
    stack = head["stack"]
    place = next((place for place, one in enumerate(stack) if one["type"] == "BattleAbroad"), None)
    if place is None:
        return head
    old = stack[place]
    kept = {key: old[key] for key in KEPT if key in old}
    for above in stack[place + 1 :]:
        _lay_on_one_card(above, old)
    if old.get("step", "") in BEFORE:
        stack[place] = kept | {"step": BEFORE[old.get("step", "")]}
        return head
    sides = [_side(head["board"], old, number) for number in (0, 1)]
    stack[place : place + 1] = kept | {"step": "conclude", "sides": sides}, _combat(old, sides)
    if head.get("asker", 0) >= place:
        head["asker"] += 1
    for question in head.get("questions", []):
        question["private"] = question.get("private", False) or question["kind"] == "chariots"
    return head


def to_version_3(head: dict[str, Any]) -> dict[str, Any]:
    """Version 2 had one option for both halves of 9.1: what was agreed stays, so a lead counts in any turn or never."""
    agreed = head["board"].get("options", {}).get("sudden-end", True)
    lead = "any" if agreed else "never"
    head["board"]["options"] = {**head["board"].get("options", {}), "lead": lead}
    head["options"] = {**head["options"], "lead": lead}
    return head


def to_version_4(head: dict[str, Any]) -> dict[str, Any]:
    """Version 3 passed for a seat that had nothing to play, and asked one for show; now orders are for cards."""
    for procedure in head["stack"]:
        if procedure["type"] in ASKING:
            procedure.pop("alert", None)
            if procedure.get("step") == "open":
                procedure["step"] = ASKING[procedure["type"]]
    for kept in head.get("orders", []):
        condition = kept["order"].get("condition") or {}
        if condition.get("id") == "nothing-to-play":
            del kept["order"]["condition"]
    return head


def _lay_on_one_card(procedure: dict[str, Any], old: dict[str, Any]) -> None:
    """Both halves of a foreign war card were places of their own, and lost their pieces one after the other."""
    first, second = f"war-{old['card']}", f"war-{old['card']}-second"
    if procedure.get("area") not in (first, second):
        return
    if procedure["type"] == "Casualties":
        number = int((procedure["area"] == second) != old["second"])
        nobody = {"pieces": [], "amount": 0, "decider": ""}
        procedure["hosts"] = [nobody, *procedure["hosts"]] if number else [*procedure["hosts"], nobody]
        if procedure.get("taken"):
            procedure["taken"] = [{}, *procedure["taken"]] if number else [*procedure["taken"], {}]
    procedure["area"] = first


def _side(board: dict[str, Any], old: dict[str, Any], number: int) -> dict[str, Any]:
    """A side as it stands on the card; the second one may be a people off the map."""
    war = next(war for war in board["foreign_wars"] if war["card"] == old["card"])
    second = old["second"] != bool(number)
    country = old["country"] if not number else war["first"] if old["second"] else war["second"]
    there = war.get("others" if second else "forces", [])
    ids = [piece[0] for piece in (there if country in board["countries"] else old.get("shadows", []))]
    return {
        "pieces": ids,
        "countries": [country],
        "units": sum(not is_leader(id) for id in ids),
        "leaders": [id for id in ids if is_leader(id)],
        "chariots": old.get("their_chariots" if number else "chariots", ""),
        "boons": old.get("boons", [{}, {}])[number],
    }


def _combat(old: dict[str, Any], sides: list[dict[str, Any]]) -> dict[str, Any]:
    """The rounds so far."""
    return {
        "type": "Combat",
        "step": ROUNDS.get(old["step"], old["step"]),
        **{key: old[key] for key in ("asked", "heard", "round", "dealt", "shadows", "winner", "over") if key in old},
        "area": f"war-{old['card']}",
        "sides": sides,
        "defender": 1,
        "tie": 1,
        "deciders": [side["countries"][0] for side in sides],
        "taken": [{}, {}],
        "spared": [old.get("spared", 0), old.get("their_spared", 0)],
    }
