"""What a simple computer player likes to do: cards and marches more than bookkeeping, so that a game gets somewhere."""

HABITS = {
    "end": 1.0,
    "end-with-card": 0.3,
    "play-card": 1.5,
    "move": 5.0,
    "besiege": 8.0,
    "hire": 1.5,
    "form-group": 2.0,
    "buy-mercenaries": 0.2,
    "disband-for-eco": 0.2,
    "sell-group-card": 0.3,
    "combine": 0.5,
    "assign": 0.3,
    "leave-group": 0.2,
    "command": 0.2,
    "relocate-leader": 0.5,
    "decline-all": 0.5,
}
