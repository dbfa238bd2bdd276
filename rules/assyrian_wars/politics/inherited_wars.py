"""A minor at war becomes allied: its power may join its wars for nothing, or talk everybody into peace (7.4.6)."""

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import allied, at_war, is_wild, listed_war, patron, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.politics.consent import Consent
from rules.assyrian_wars.politics.peace import Peace
from rules.assyrian_wars.politics.warfare import declare, refuse_war
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

STAY_OUT, WAR, PEACE = "stay-out", "war", "peace"


class InheritedWars(Procedure):
    """The new ally of a minor decides on each country that is at war with it (7.4.6)."""

    steps = ("look", "ask", "hear", "settle")

    power: CountryId
    minor: CountryId
    enemy: CountryId = CountryId("")
    asked_about: tuple[CountryId, ...] = ()

    def look(self, run: Run[Board]) -> None:
        """7.4.6: the next enemy of the minor that its power can go to war or talk with."""
        board = run.board
        found = [code for code in inherited(board, self.power, self.minor) if code not in self.asked_about]
        found = [code for code in found if len(choices(board, self.power, code)) > 1]
        if not found:
            run.end()
            return
        self.enemy = found[0]
        self.asked_about = (*self.asked_about, self.enemy)

    def ask(self, run: Run[Board]) -> None:
        """7.4.6: war for nothing, peace for all, or neither (R-105)."""
        board = run.board
        seat = seat_of(board, self.power)
        if seat is not None:
            run.ask(
                seat,
                "inherited-war",
                "7.4.6",
                options=[
                    Option(option, message(f"option-inherited-{option}"))
                    for option in choices(board, self.power, self.enemy)
                ],
                default=Choose(STAY_OUT),
                reason=message(
                    "ally-at-war",
                    country=Name("country", self.power),
                    minor=Name("country", self.minor),
                    enemy=Name("country", self.enemy),
                ),
            )

    def hear(self, run: Run[Board]) -> None:
        """7.4.6: the war is declared, or the enemy is asked for peace with immediate effect."""
        choice = run.choice if run.answers else STAY_OUT
        if choice == PEACE:
            speaker = patron(run.board, self.enemy) or self.enemy
            country, other = Name("country", self.minor), Name("country", self.enemy)
            reason = message("peace-for-nothing", country=country, other=other)
            run.call(Consent(by=self.power, of=(speaker,), rule="7.4.6", reason=reason))
            return
        if choice == WAR:
            declare(run, self.power, self.enemy)
        run.goto("look")

    def settle(self, run: Run[Board]) -> None:
        """7.4.6: with the consent of all players the minor's war is over."""
        if run.result:
            run.call(Peace(one=self.minor, other=self.enemy, rule="7.4.6"))
        run.goto("look")


def choices(board: Board, power: CountryId, enemy: CountryId) -> list[str]:
    """What the power can do about an enemy of its new ally: war only where it may declare one (7.1, 7.4.1, 7.4.6)."""
    found = [STAY_OUT]
    if refuse_war(board, power, enemy, free=board.clock.phase == "interphase") is None:
        found.append(WAR)
    if seat_of(board, enemy) is not None and patron(board, enemy) is not None:
        found.append(PEACE)
    return found


def inherited(board: Board, power: CountryId, minor: CountryId) -> list[CountryId]:
    """The countries in a war of their own with the minor that its power is not at war with."""
    return [
        code
        for code in board.countries
        if listed_war(board, code, minor)
        and not is_wild(board, code)
        and not at_war(board, power, code)
        and not allied(board, power, code)
    ]
