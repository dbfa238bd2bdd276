"""Which messages the code can say, with which parameters: found in the source, ids that are made up included."""

import ast
import importlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

import rules
from rules.core.game import Game
from rules.core.patches import KERNEL_PATCHES

ROOT = Path(rules.__file__).resolve().parent.parent

# Where the id of a message stands among the arguments of a call, and which keywords are no parameters of the message.
CALLS = {"refuse": (1, ()), "message": (0, ()), "Message": (0, ()), "tell": (0, ("rule", "seats"))}
METHODS = ("tell",)  # those of them that are called on something: run.tell

HandedOn = tuple[int | None, str, tuple[str, ...]]


@dataclass(frozen=True)
class Sayings:
    """What the source of a package does not tell of its messages by itself; a game's is in its tests.

    `made_up`: ids that the code makes up, by their source (after the module where that is not enough); an id that is
    only handed on has nothing to add. `handed_on`: functions that hand an id on, where it stands (or the keyword) and
    the parameters it will have. `also_given`: parameters that come in a mapping. `listed`: ids that stand in lists.
    `older`: those that only logs of older versions hold, with their parameters. `of_rules`: files of texts that only
    rules say. `choices`: parameters that are words of the code, between which a text may select.
    """

    made_up: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    handed_on: Mapping[str, HandedOn] = field(default_factory=dict)
    also_given: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    listed: tuple[str, ...] = ()
    older: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    of_rules: frozenset[str] = frozenset()
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


HANDED_ON_BY_ALL = dict.fromkeys(("f'ask-{kind}'", "f'option-{option.id}'", "reason", "id", "self.trigger"), ())
KERNEL = Sayings(
    also_given={"kernel-wrong-number": ("at_least", "at_most")},
    of_rules=frozenset({"kernel"}),
)


def sayings_of(game: str | None) -> Sayings:
    """What is known of the messages of a game; None: the kernel."""
    if game is None:
        return KERNEL
    known: Sayings = importlib.import_module(f"tests.{room(game)}.presentation.sayings").SAYINGS
    return known


class Said(NamedTuple):
    """A message as one place of the code says it."""

    id: str
    params: frozenset[str]
    where: str


class Source(NamedTuple):
    """A module: its tree, and where it is needed the module itself, whose constants are looked up."""

    path: Path
    tree: ast.Module
    module: Any
    sayings: Sayings = KERNEL

    def where(self, node: ast.AST) -> str:
        return f"{self.path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


@cache
def sources(package: str) -> tuple[Source, ...]:
    """Every module of a package."""
    found = []
    for path in sorted((ROOT / package).rglob("*.py")):
        if path.name == "__main__.py":
            continue
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        module = importlib.import_module(name) if package.startswith("rules") else None
        found.append(Source(path, ast.parse(path.read_text("utf-8")), module))
    return tuple(found)


def room(game: str) -> str:
    """The folder of a game."""
    return game.replace("-", "_")


@cache
def by_rules(game: str | None) -> tuple[Said, ...]:
    """What the rules of a game say, in the source and in its lists; None: the kernel."""
    package = "rules/core" if game is None else f"rules/{room(game)}"
    sayings = sayings_of(game)
    found = [said for source in sources(package) for said in _of_source(source._replace(sayings=sayings))]
    found += [Said(id, frozenset(), package) for id in sayings.listed]
    found += [Said(id, frozenset(params), package) for id, params in sayings.older.items()]
    return (*found, *(_of_kernel() if game is None else _of_game(rules.games()[game])))


def _of_source(source: Source) -> Iterator[Said]:
    for scope, call in _calls(source.tree):
        name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        is_method = isinstance(call.func, ast.Attribute)
        ids: list[tuple[str, tuple[str, ...]]] = []
        if name in CALLS and is_method == (name in METHODS):
            place, besides = CALLS[name]
            given = tuple(word.arg for word in call.keywords if word.arg and word.arg not in besides)
            ids = [(id, given) for id in _ids(source, scope, call.args[place])]
        elif name in source.sayings.handed_on and (not is_method or name == "refuse_aim"):
            place, keyword, given = source.sayings.handed_on[name]
            ids = [(id, given) for id in _ids(source, scope, _argument(call, place, keyword))]
        elif name == "ask" and is_method:
            ids = [(id, ()) for id in _of_question(source, scope, call)]
        elif name == "Option" and len(call.args) == 1:
            ids = [(f"option-{id}", ()) for id in _ids(source, scope, call.args[0], known=("option",))]
        elif name in ("roll", "draw") and call.args and isinstance(call.args[0], ast.Constant):
            ids = [(f"{name}-{call.args[0].value}", ())]
        elif name == "roll_hits" and isinstance(call.args[1], ast.Constant):
            ids = [(f"roll-{call.args[1].value}", ())]
        for id, given in ids:
            yield Said(id, frozenset((*given, *source.sayings.also_given.get(id, ()))), source.where(call))


def _calls(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.Call]]:
    """Every call with the function or class around it."""

    def visit(node: ast.AST, scope: ast.AST) -> Iterator[tuple[ast.AST, ast.Call]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                yield scope, child
            yield from visit(child, child if isinstance(child, ast.FunctionDef) else scope)

    return visit(tree, tree)


def _argument(call: ast.Call, place: int | None, keyword: str) -> ast.expr | None:
    if place is not None and len(call.args) > place:
        return call.args[place]
    return next((word.value for word in call.keywords if word.arg == keyword), None)


def _of_question(source: Source, scope: ast.AST, call: ast.Call) -> Iterator[str]:
    """The title and explanation of a question, and its options that have no message."""
    for kind in _ids(source, scope, call.args[1], known=("self.kind",)):
        yield f"ask-{kind}"
        yield f"ask-{kind}.about"
    options = _argument(call, 3, "options")
    for option in options.elts if isinstance(options, ast.Tuple | ast.List) else ():
        if isinstance(option, ast.Name | ast.Constant):
            yield from (f"option-{id}" for id in _ids(source, scope, option))


def _ids(source: Source, scope: ast.AST, node: ast.expr | None, known: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The texts that an expression can be; what nobody can tell is an error, to be put into `made_up`."""
    made_up = {**HANDED_ON_BY_ALL, **source.sayings.made_up}
    if node is None:
        return ()
    text = ast.unparse(node)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    if isinstance(node, ast.IfExp):
        return (*_ids(source, scope, node.body, known), *_ids(source, scope, node.orelse, known))
    for key in (f"{source.path.stem} {text}", text):
        if key in made_up:
            return made_up[key]
    if text in known:
        return ()
    if isinstance(node, ast.Name):
        constant = getattr(source.module, node.id, None)
        if isinstance(constant, str):
            return (constant,)
        assigned = [one.value for one in ast.walk(scope) if isinstance(one, ast.Assign) and _names(one, node.id)]
        if assigned:
            return tuple(id for value in assigned for id in _ids(source, scope, value, known))
    raise LookupError(f"{source.where(node)}: which ids can {text} be? Say it in the sayings")


def _names(assignment: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in assignment.targets)


def _of_kernel() -> Iterator[Said]:
    """The rulings that every game has."""
    for patch in KERNEL_PATCHES:
        yield from _titled(f"patch-{patch.__struct_config__.tag}", "the kernel's patches")


def _of_game(game: Game[Any]) -> Iterator[Said]:
    """Titles of actions, settings, rulings, conditions and windows, by the lists of a game."""
    yield from _titled(f"game-{game.id}", game.id)
    for patch in game.patches:
        yield from _titled(f"patch-{patch.__struct_config__.tag}", game.id)
    for condition in game.conditions:
        yield Said(f"condition-{condition.id}", frozenset(condition.params), game.id)
    for procedure in game.procedures:
        if isinstance(getattr(procedure, "kind", None), str):
            yield from _titled(f"ask-{procedure.kind}", game.id)
    for action in game.actions:
        yield from _titled(f"action-{action.tag()}", game.id)
        parts = ["command"] + [name for one in action.params() for name in (one.name, f"{one.name}-about")]
        yield from (Said(f"action-{action.tag()}.{part.replace('_', '-')}", frozenset(), game.id) for part in parts)
    yield from (Said(id, frozenset(), game.id) for id in _of_desk(game))
    for option in [option for scenario in game.scenarios().values() for option in scenario.options]:
        yield from _titled(f"setting-{option.id}", game.id)
        named = [value for value in option.values if isinstance(value, str)]
        yield from (Said(f"setting-{option.id}-{value}", frozenset(), game.id) for value in named)


def _of_desk(game: Game[Any]) -> Iterator[str]:
    """Texts that the bot asks for by lists of a game: standing orders, conditions, presets and rulings."""
    yield from (f"order-{spec.kind}-{answer}" for spec in game.orders for answer in spec.answers)
    yield from (f"order-when-{id}" for spec in game.orders for id in spec.conditions)
    yield from (f"condition-value-{param}" for condition in game.conditions for param in condition.params)
    yield from (f"preset-{preset.id}" for preset in game.presets)
    yield from (f"trigger-{trigger}" for trigger in game.triggers)
    for patch in game.patches:
        key = f"cmd-gm-{patch.tag()}"
        yield from (key, f"{key}.about")
        for param in patch.params():
            yield from (f"{key}.{param.name.replace('_', '-')}{part}" for part in ("", "-about"))
            yield from (f"gm-{patch.tag()}-{param.name}-{word}" for word in choices_of(param.type))


def choices_of(hint: Any) -> list[str]:
    """The words between which a parameter chooses, in a list too."""
    return [word for part in get_args(hint) for word in ([part] if isinstance(part, str) else choices_of(part))]


def _titled(key: str, where: str) -> tuple[Said, Said]:
    return Said(key, frozenset(), where), Said(f"{key}.about", frozenset(), where)


# ---- the bot ------------------------------------------------------------------------------------------------

SPEAKING = ("words", "tell", "message", "Message")
COMMANDS = ("command", "group", "worded")


@cache
def of_bot(game: str | None) -> tuple[Source, ...]:
    """The bot's own modules, or those in the room of a game."""
    if game is not None:
        return sources(f"bot/games/{room(game)}")
    rooms = [path for path in (ROOT / "bot" / "games").iterdir() if path.is_dir()]
    return tuple(source for source in sources("bot") if not any(one in source.path.parents for one in rooms))


@cache
def by_bot(game: str | None) -> tuple[Said, ...]:
    """What the bot, or a game's presentation, says where the id stands in the source; other ids it has in tables."""
    found = []
    for source in of_bot(game):
        for _, call in _calls(source.tree):
            name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
            given = frozenset(word.arg for word in call.keywords if word.arg)
            if call.args and name in SPEAKING and all(word.arg for word in call.keywords):
                found += [Said(id, given, source.where(call)) for id in _literals(call.args[0])]
            elif call.args and name == "label":
                found += [Said(id, frozenset(), source.where(call)) for id in _literals(call.args[0])]
            elif call.args and name in COMMANDS:
                keys = [f"cmd-{key}" for key in _literals(call.args[0])]
                found += [Said(id, frozenset(), source.where(call)) for key in keys for id in (key, f"{key}.about")]
    return tuple(found)


def _literals(node: ast.expr) -> list[str]:
    """The ids in an expression: one text, or the texts between which it chooses."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return [id for value in node.values for id in _literals(value)] if isinstance(node, ast.BoolOp) else []


@cache
def bot_texts(game: str | None) -> tuple[frozenset[str], tuple[str, ...]]:
    """Every text constant of the bot, with those of a game's room, and what its made-up texts begin with."""
    modules = of_bot(None) if game is None else (*of_bot(None), *of_bot(game))
    nodes = [node for source in modules for node in ast.walk(source.tree)]
    constants = frozenset(
        node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    made_up = [node.values[0] for node in nodes if isinstance(node, ast.JoinedStr) and node.values]
    return constants, tuple(part.value for part in made_up if isinstance(part, ast.Constant) and len(part.value) > 1)


def is_said_by_bot(key: str, game: str | None) -> bool:
    """Whether the bot's source, or that of a game's room, holds this id, or something that begins like it."""
    constants, beginnings = bot_texts(game)
    id = key.partition(".")[0]
    return id in constants or id.removeprefix("cmd-") in constants or any(map(id.startswith, beginnings))
