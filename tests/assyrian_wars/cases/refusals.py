"""What was refused in a test that plays a numbered case: the rule that is cited must be one that the case names.

A price that cannot be paid is that of the order itself; what the kernel refuses, such as answers that nobody has asked
for, is no matter of rules.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rules.core.messages import Refusal
from rules.core.questions import Answer

CASE = re.compile(r"AW-\d+(?:\.\w+)*-\d+")
RULE = re.compile(r"(?<![\w.-])\d+(?:\.\d+)*(?:\.[A-Za-z]\d?)?(?![\w.]*\w)")
PRICES = frozenset({"too-few-ap"})
CATALOGUE = Path(__file__).parent / "catalogue"


class Refused(NamedTuple):
    """An answer, and why it was refused."""

    answer: Answer
    refusal: Refusal


REFUSED: list[Refused] = []  # in the running test: `conftest.py` looks at them


@cache
def cases() -> dict[str, str]:
    """Every numbered case of the catalogue, with its text."""
    found: dict[str, str] = {}
    for page in sorted(CATALOGUE.glob("*.md")):
        for text in page.read_text("utf-8").split("\n### ")[1:]:
            found[text.split()[0]] = text.split("\n## ")[0]
    return found


def rules_of(case: str) -> set[str]:
    """The rules that a case names: its own number, those of its head, and those in its words."""
    own = case.removeprefix("AW-").rpartition("-")[0]
    return {own, *RULE.findall(cases().get(case, ""))}


def of_price(refusal: Refusal) -> bool:
    """Whether what is asked costs more than there is."""
    return refusal.message.id in PRICES


def astray(refused: list[Refused], named: str) -> list[str]:
    """Refusals that cite a rule which none of the cases in this text names."""
    known = set().union(*(rules_of(case) for case in CASE.findall(named)))
    wrong = [
        refusal
        for answer, refusal in refused
        if known and refusal.rule not in ({*known, getattr(answer, "rule", "")} if of_price(refusal) else known)
        if not refusal.message.id.startswith("kernel-")
    ]
    return [f"{refusal.rule}: {refusal.message.id}" for refusal in wrong]
