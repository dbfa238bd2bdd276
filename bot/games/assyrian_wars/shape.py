"""The commands of Assyrian Wars: `/aw`, with groups in it, and `/aw-sea`, `/aw-cards` and others beside it."""

from bot.games.shape import Shape

SHAPE = Shape(
    "aw",
    groups={
        "group": ("form-group", "join-group", "leave-group", "command", "sell-group-card", "keep-tribe"),
        "leader": ("buy-leader", "relocate-leader", "relocate-army", "assign"),
        "raid": ("send-raider", "raid-trade", "withdraw-raiders"),
        "repair": ("rebuild", "repair-city", "clear-pillage", "combine"),
    },
    beside={
        "sea": ("build-ship", "buy-back-ship", "sail", "search", "enter-box", "leave-box", "embark", "disembark"),
        "cards": (
            "play-event",
            "respond",
            "reinforce-war",
            "fight-abroad",
            "lay-cards",
            "counter",
            "march-free",
        ),
        "politics": (
            "influence",
            "offer-tribute",
            "place-returning",
            "attempt-conquest",
            "offer-surrender",
            "declare-war",
            "join-camp",
            "propose-peace",
            "propose-passage",
            "cancel-passage",
            "announce-conquest",
        ),
    },
)
