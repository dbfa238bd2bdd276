"""People who play a match as people do: with slash commands, buttons and menus, and nothing else.

A journey is rehearsed first with the rules alone, so that it surely passes everything it should show; then every answer
of the rehearsal is given through the bot. Actions go by command, cards by menu, decisions by button and menu in turn.
"""

import random
from collections import Counter
from collections.abc import Collection
from typing import Any, NamedTuple

from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.acting.choices import every_value
from bot.games.lesson import texts_of
from bot.games.presentation import Presentation
from bot.spine.matches import words_of
from bot.spine.words import label
from rules.core.actions import Action
from rules.core.game import Game
from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer, Choose, ChooseMany, Question
from tests.bot.acting import answer, items
from tests.bot.house import House

SECRET = b"the two rivers"  # of the dice
SEATS = ("P1", "P2", "P3")
MOST_SEEDS = 60
MOST_ANSWERS = 400
BUTTON, MENU = 2, 3


class Step(NamedTuple):
    """One answer of the rehearsal."""

    seat: str
    answer: Answer


def rehearse(game: Game[Any], scenario: str, secret: bytes, wanted: Collection[str], first: int = 0) -> list[Step]:
    """A short turn in which each of the events that are wanted happens at least once.

    `first` is the seed that gave one when it was last looked for: where the rules have changed since, the shortest of
    some others is taken.
    """
    found: list[list[Step]] = []
    for seed in dict.fromkeys((first, *range(MOST_SEEDS))):
        steps, events = _turn(game, scenario, secret, seed)
        if all(events[one] for one in wanted):
            found.append(steps)
        if len(found) == 3 or (found and seed == first):
            break
    assert found, f"no turn with {', '.join(wanted)} in {MOST_SEEDS} tries"
    return min(found, key=len)


def _turn(game: Game[Any], scenario: str, secret: bytes, seed: int) -> tuple[list[Step], Counter[str]]:
    """A whole turn of computer players, with what happened."""
    match = Match.start(game, scenario, {}, seats=list(SEATS), secret=secret)
    policy = Policy(random.Random(seed), game.habits)
    steps: list[Step] = []
    events: Counter[str] = Counter()
    while not match.finished and not events["turn-begins"] and len(steps) < MOST_ANSWERS:
        question = match.pending[0]
        given = as_offered(question, policy.answer(match, question))
        outcome = match.submit(question.seat, given, question.id)
        assert outcome.refusal is None
        steps.append(Step(question.seat, given))
        events.update(event.message.id for event in outcome.events)
    return steps, events


def as_offered(question: Question, given: Answer) -> Answer:
    """Several options in the order in which a menu sends them."""
    if not isinstance(given, ChooseMany):
        return given
    return ChooseMany(tuple(option.id for option in question.options if option.id in given.options))


class Travellers:
    """Who sits where, and how each of them gives an answer."""

    def __init__(self, house: House, match: int, people: dict[str, MemberActor], game: str = "assyrian-wars") -> None:
        self.house = house
        self.command = house.app.shown[game].shape.name
        self.match = match
        self.people = people
        self.given = 0
        self.ways: Counter[str] = Counter()

    async def position(self) -> Match[Any]:
        return await self.house.app.matches.position(await self.house.app.matches.get(self.match))

    async def take(self, step: Step) -> str:
        """Gives one answer by one of the ways; gives what the bot said privately."""
        match = await self.position()
        before = match.revision
        question = next(one for one in match.pending if one.seat == step.seat)
        person = self.people[step.seat]
        self.given += 1
        if isinstance(step.answer, Action):
            result = await self._act(person, match, question, step.answer)
        elif isinstance(step.answer, ChooseMany):
            result = await self._choose_many(person, question, step.answer)
        else:
            assert isinstance(step.answer, Choose)
            result = await self._choose(person, question, step.answer)
        result = await self.confirmed(person, result)
        said = answer(result)
        assert said.ephemeral
        after = (await self.position()).revision
        assert after > before, f"{step} was not taken: {said.content}"
        return said.content

    async def confirmed(self, person: MemberActor, result: InteractionResult) -> InteractionResult:
        """Presses Confirm if there is a preview."""
        found = stamped(answer(result), "confirm")
        return result if found is None else await person.click(answer(result), custom_id=found)

    # ---- actions --------------------------------------------------------------------------------------------

    async def _act(
        self, person: MemberActor, match: Match[Any], question: Question, action: Action
    ) -> InteractionResult:
        given = texts_of(action)
        named = [param for param in action.params() if param.name in given]
        alone = len(named) == 1 and named[0].required and not named[0].many
        if alone and self.given % 2:
            self.ways["menus"] += 1
            return await self._act_by_menus(person, match, question, action, given)
        self.ways["commands"] += 1
        words, options = spelled(self.house.app.shown[match.game.id], action)
        return await person.slash(self.house.channel, " ".join(words), **options)

    async def _act_by_menus(
        self, person: MemberActor, match: Match[Any], question: Question, action: Action, given: dict[str, str]
    ) -> InteractionResult:
        """The panel, then the action, then its only value, unless it is the only one there is."""
        panel = await person.slash(self.house.channel, f"{self.command} do")
        result = await self._select(person, panel, "act", action.tag())
        if stamped(answer(result), "fill", MENU) is None:
            return result
        live = await self.house.app.matches.get(self.match)
        language = await self.house.app.people.language(person.id, self.house.guild.id)
        words = words_of(live, language)
        [param] = [one for one in action.params() if one.name in given]
        picks = every_value(match, question.seat, type(action), param, {}, words)
        place = next(number for number, pick in enumerate(picks) if pick.value == given[param.name])
        return await self._select(person, result, "fill", str(place))

    # ---- options --------------------------------------------------------------------------------------------

    async def _choose(self, person: MemberActor, question: Question, chosen: Choose) -> InteractionResult:
        place = next(number for number, option in enumerate(question.options) if option.id == chosen.option)
        if self.given % 3 == 0:
            self.ways["answers by command"] += 1
            return await person.slash(
                self.house.channel, f"{self.command} answer", choice=f"{question.id}:{chosen.option}"
            )
        panel = await self._panel(person, question)
        button = stamped(answer(panel), "choose", BUTTON, f"{question.id}:{place}")
        if button is not None:
            self.ways["answers by button"] += 1
            return await person.click(answer(panel), custom_id=button)
        self.ways["answers by menu"] += 1
        return await self._select(person, panel, "choose", str(place))

    async def _choose_many(self, person: MemberActor, question: Question, chosen: ChooseMany) -> InteractionResult:
        places = [str(number) for number, option in enumerate(question.options) if option.id in chosen.options]
        panel = await self._panel(person, question)
        if places and stamped(answer(panel), "choose-many", MENU) is not None:
            self.ways["lists by menu"] += 1
            return await self._select(person, panel, "choose-many", *places)
        self.ways["lists by command"] += 1
        choice = f"{question.id}:{','.join(chosen.options)}"
        return await person.slash(self.house.channel, f"{self.command} answer", choice=choice)

    async def _panel(self, person: MemberActor, question: Question) -> InteractionResult:
        """The private choices, from the public message that asks for them if there is one."""
        for post in reversed(self.house.posts()):
            if (button := stamped(post, "decide", BUTTON)) is not None and post.author.id != person.id:
                return await self._shown(person, await person.click(post, custom_id=button), question)
        return await person.slash(self.house.channel, f"{self.command} do")

    async def _shown(self, person: MemberActor, panel: InteractionResult, question: Question) -> InteractionResult:
        """Another open question of the same person may be shown first."""
        other = stamped(answer(panel), "decide", BUTTON, f"{question.id}:")
        return panel if other is None else await person.click(answer(panel), custom_id=other)

    async def _select(
        self, person: MemberActor, shown: InteractionResult, verb: str, *values: str
    ) -> InteractionResult:
        """Picks lines by their values; a list over several pages is leafed through."""
        while True:
            for item in items(answer(shown)):
                offered = [line["value"] for line in item.get("options", ())]
                if f":{verb}:" not in item["custom_id"]:
                    continue
                if item["type"] == MENU and set(values) <= set(offered):
                    return await person.select(answer(shown), list(values), custom_id=item["custom_id"])
                if item["type"] == BUTTON and item["custom_id"].endswith((f":{values[0]}", f".{values[0]}")):
                    return await person.click(answer(shown), custom_id=item["custom_id"])  # the only one there is
            raise AssertionError(f"no line {values} in {answer(shown).content}")


def stamped(message: ResponseMessage | Any, verb: str, kind: int = BUTTON, rest: str = "") -> str | None:
    """The custom id of the first button or menu with this verb."""
    for item in items(message):
        if item["type"] == kind and f":{verb}:" in item.get("custom_id", "") and rest in item["custom_id"]:
            return str(item["custom_id"])
    return None


def spelled(shown: Presentation, action: Action) -> tuple[list[str], dict[str, Any]]:
    """An action as a slash command: its words, and its options by name."""
    tag, shape, catalogue = action.tag(), shown.shape, shown.catalogue
    other = shape.beside_of(tag)
    top = shape.name if other is None else str(label(f"cmd-{shape.name}-{other}", catalogue).message)
    words = [top, shape.group_of(tag), str(label(f"action-{tag}.command", catalogue).message)]
    given = texts_of(action)
    options: dict[str, Any] = {}
    for param in action.params():
        if param.name in given:
            name = str(label(f"action-{tag}.{param.name.replace('_', '-')}", catalogue).message)
            plain = getattr(action, param.name)
            options[name] = plain if isinstance(plain, bool | int) else given[param.name]
    return [word for word in words if word], options
