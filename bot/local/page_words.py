"""The page's own words: which there are, and what the page fills in by itself.

Public: `texts`.
"""

from bot.spine.words import Words

# Without anything to fill in.
PLAIN = (
    "page-a-computer",
    "page-all-matches",
    "page-alone",
    "page-begin-here",
    "page-board",
    "page-cancel",
    "page-choose",
    "page-close",
    "page-computer",
    "page-continue",
    "page-dark",
    "page-dismiss",
    "page-drawing",
    "page-earlier",
    "page-edited",
    "page-enlarge",
    "page-find",
    "page-fit",
    "page-follow",
    "page-free",
    "page-home",
    "page-keeper",
    "page-language",
    "page-learn",
    "page-learn-about",
    "page-learn-on",
    "page-loading",
    "page-lost",
    "page-more-options",
    "page-newer",
    "page-no",
    "page-no-board",
    "page-not-shown",
    "page-older",
    "page-only-you",
    "page-optional",
    "page-over",
    "page-page-settings",
    "page-picture",
    "page-play",
    "page-private",
    "page-read-all",
    "page-reduce",
    "page-reveal",
    "page-save",
    "page-say",
    "page-seats",
    "page-send",
    "page-settings",
    "page-settings-about",
    "page-several",
    "page-several-about",
    "page-somebody-here",
    "page-status-abandoned",
    "page-status-finished",
    "page-status-lobby",
    "page-status-paused",
    "page-status-running",
    "page-table-for-several",
    "page-talk",
    "page-thinking",
    "page-views",
    "page-watching",
    "page-welcome",
    "page-welcome-about",
    "page-who-plays",
    "page-who-plays-about",
    "page-yes",
    "page-younger",
    "page-your-side",
)


def texts(language: str) -> dict[str, str]:
    """All of them by their ids; the page puts names and numbers where braces stand."""
    words = Words(language)
    filled = {
        "page-now-you-are": words("page-now-you-are", name="{name}"),
        "page-others-asked": words("page-others-asked", names="{names}"),
        "page-players": words("page-players", least="{least}", most="{most}"),
        "page-players-exactly": words("page-players-exactly", count="{count}"),
        "page-take": words("page-take", count="{count}", most="{most}"),
        "page-you-are-asked": words("page-you-are-asked", question="{question}"),
    }
    return {id: words(id) for id in PLAIN} | filled
