"""What can go wrong outside a player's answer; answers are refused with a `Refusal`, never with an exception."""

from msgspec import MsgspecError

from rules.core.messages import Refusal

MALFORMED = (MsgspecError, TypeError, ValueError, OverflowError, RecursionError)
"""What copying an untrusted answer, patch or order may raise."""


class KernelError(Exception):
    """The base of every error the kernel raises on purpose."""


class BadInput(KernelError, ValueError):
    """A call named something that does not exist; the refusal says what was wrong and what would be right."""

    def __init__(self, refusal: Refusal) -> None:
        shown = ", ".join(f"{key}={value!r}" for key, value in refusal.message.params.items())
        super().__init__(f"{refusal.message.id}: {shown}")
        self.refusal = refusal


class UnknownGame(KernelError, KeyError):
    """No game has this name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown game {name!r}; known games: {', '.join(known) or 'none'}")
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return str(self.args[0])


class GameError(KernelError, TypeError):
    """A game is put together wrongly: found when it is first used, before any match starts."""


class ProcedureError(KernelError, RuntimeError):
    """A step broke the kernel's contract: it asked nobody, ended twice, went to a step that is not there."""


class StepFailed(KernelError, RuntimeError):
    """A step or an action raised unexpectedly; the match object is unusable and must be loaded again."""


class LookFailed(KernelError, RuntimeError):
    """A check, view, quote or list of candidates raised unexpectedly: a fault of the game, whatever was asked.

    These only read, so nothing has changed and the match goes on; if something did change, it is unusable.
    """


class MatchUnusable(KernelError, RuntimeError):
    """The match object met an unexpected exception earlier; load it again from its last dump."""


class ScriptError(KernelError, AssertionError):
    """Scripted dice ran out, or were asked for a label the script does not hold."""


class DumpError(KernelError, ValueError):
    """A dump cannot be read: truncated, damaged, of another game, or not to be upgraded."""


class NewerDump(DumpError):
    """The dump was written by newer rules than these."""


class ReplayError(KernelError, ValueError):
    """The entries do not continue the checkpoint, or replaying them gave another state."""


class TrialEnds(KernelError):
    """A trial has come to where something hidden would come to light."""
