"""When a person wants to be left alone: quiet hours, days away, and one summary a day."""

import re
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.spine import limits
from bot.spine.errors import tell
from db.records import PersonSettings

DIGEST_AT = time(8)  # for those who have no quiet hours
LONGEST_AWAY = timedelta(days=90)
SPAN = re.compile(r"^(\d{1,4})\s*([a-zä]*)$")
UNITS = {
    "h": "hours",
    "hour": "hours",
    "hours": "hours",
    "stunde": "hours",
    "stunden": "hours",
    "": "days",
    "d": "days",
    "day": "days",
    "days": "days",
    "tag": "days",
    "tage": "days",
    "t": "days",
    "w": "weeks",
    "week": "weeks",
    "weeks": "weeks",
    "woche": "weeks",
    "wochen": "weeks",
}
DATES = ("%Y-%m-%d", "%Y-%m-%d %H:%M", "%d.%m.%Y", "%d.%m.%Y %H:%M")


def is_away(settings: PersonSettings, now: datetime) -> bool:
    """Whether a person has said to be away."""
    return settings.away_until is not None and now < settings.away_until


def after_quiet(settings: PersonSettings, moment: datetime) -> datetime:
    """The moment itself, or the end of the quiet hours that it falls into."""
    begin, end = settings.quiet_from, settings.quiet_until
    if begin is None or end is None:
        return moment
    zone = ZoneInfo(settings.timezone)
    clock = moment.astimezone(zone).time()
    quiet = begin <= clock < end if begin < end else clock >= begin or clock < end
    return _next(moment, end, zone) if quiet else moment


def next_digest(settings: PersonSettings, now: datetime) -> datetime:
    """When the daily summary comes: when the quiet hours end, or in the morning."""
    return _next(now, settings.quiet_until or DIGEST_AT, ZoneInfo(settings.timezone))


def _next(moment: datetime, clock: time, zone: ZoneInfo) -> datetime:
    """The next time that a clock in this zone shows this; in the hour that comes twice in autumn it does so twice."""
    today = moment.astimezone(zone).date()
    for date, fold in ((today, 0), (today, 1)):
        found = datetime.combine(date, clock, zone).replace(fold=fold).astimezone(moment.tzinfo)
        if found > moment:
            return found
    return datetime.combine(today + timedelta(days=1), clock, zone).astimezone(moment.tzinfo)


def moment_meant(text: str, settings: PersonSettings, now: datetime) -> datetime:
    """“3 days”, “12h”, “1 week” or a date such as 2026-05-17 or 17.05.2026 18:00, in the person's time zone."""
    found = _span(text, now) or _date(text, ZoneInfo(settings.timezone))
    if found is None:
        raise tell("pace-no-moment", found=limits.clip(text, 40))
    if not now < found <= now + LONGEST_AWAY:
        raise tell("pace-moment-out-of-bounds", found=limits.clip(text, 40), days=LONGEST_AWAY.days)
    return found.astimezone(now.tzinfo)


def _span(text: str, now: datetime) -> datetime | None:
    match = SPAN.match(text.strip().lower())
    if match is None or match[2] not in UNITS:
        return None
    return now + timedelta(**{UNITS[match[2]]: int(match[1])})


def _date(text: str, zone: ZoneInfo) -> datetime | None:
    for form in DATES:
        try:
            found = datetime.strptime(text.strip(), form)
        except ValueError:
            continue
        whole_day = "%H" not in form
        return (found + timedelta(days=1) if whole_day else found).replace(tzinfo=zone)
    return None
