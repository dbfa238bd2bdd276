### What the bot itself says: answers, faults, settings, health, privacy.

bot-done = Done.
bot-nothing = nothing
bot-refused = { $reason } (Rule { $rule })
bot-cancel-button = Cancel

## What a person did that cannot be

bot-no-such-match = There is no match #{ $match } in this server. `/match list` shows the matches there are.
bot-no-match-here = No match is played in this channel. Go to the match's own channel or thread, or name the match: `/match list` shows them.
bot-which-match = Several matches are played here: { $matches }. Name the one you mean with the option *match*.
bot-not-begun = { $name } has not begun yet.
bot-match-lobby = { $name } has not begun yet.
bot-match-running = { $name } is running.
bot-match-paused = { $name } is paused. It goes on when somebody resumes it: `/match resume`.
bot-match-finished = { $name } is over, so nothing more can be played in it. The log, the map and the dice stay open to everyone.
bot-match-abandoned = { $name } was abandoned, so nothing more can be played in it.
bot-already-begun = { $name } has begun already.
bot-not-seated = You have no seat in { $name }, so you can look but not act. The game master can give you one.
bot-not-allowed = You may not use this command here.
bot-bad-value = I cannot use “{ $value }”. Pick one of the values that are offered.
bot-slow-down = That is a lot at once: { $waiting } of your commands are still waiting. Let me catch up; nothing that waits is lost.
bot-only-in-servers = This works only in a server.
bot-only-managers = Only those who manage this server may change this.
bot-only-owners = Only those who host this bot may see this.

## What went wrong without the person's doing

bot-failed = Something went wrong on my side, and nothing was changed. Please try again; if it happens again, tell the host the number { $reference }.
bot-rules-failed = The rules stumbled over this, and nothing was changed. Please tell the host the number { $reference }; a game master can rule meanwhile.
bot-newer-match = This match was played with a newer version of me. The host has to update me. (Number { $reference })
bot-disk-full = My disk is full, so nothing was changed. Please tell the host; afterwards try again. (Number { $reference })
bot-database-away = My database does not answer right now, so I do not know yet whether this was saved. Look at the table in a minute, then try again if it was not. (Number { $reference })
bot-database-damaged = My database is damaged, and nothing was changed. Please tell the host: a backup has to be restored. (Number { $reference })
bot-not-saved = This could not be saved, and nothing was changed. Please try again. (Number { $reference })
bot-match-gone = That match, or a part of it, no longer exists. (Number { $reference })
bot-forbidden = Discord does not let me do this here: I lack a permission. (Number { $reference })
bot-discord-failed = Discord did not take my answer. If you acted, it is saved: look at the table. (Number { $reference })
bot-stopping = I am about to restart. Please try again in a minute; nothing is lost.
bot-channel-gone = The channel of this match is gone. The game master can move the match to another one.
bot-channel-closed = I may not write in this match's channel. There I lack: { $rights }. I keep what is to be told, and go on as soon as I may.
bot-channel-refused = Discord does not let me write in this match's channel, and does not say why. I keep what is to be told, and try again.
bot-thread-locked = The thread of this match is locked. Somebody who manages threads has to unlock it; I keep what is to be told until then.
bot-no-files = Pictures are missing here: I lack the permission *Attach Files*.
bot-saved-but = What you did is saved; only my answer failed. Look at the table. (Number { $reference })
bot-rest-in-file = … the whole text is in the attached file.
permission-view-channel = *View Channel*
permission-send-messages = *Send Messages*
permission-send-messages-in-threads = *Send Messages in Threads*
permission-embed-links = *Embed Links*
permission-attach-files = *Attach Files*
permission-read-message-history = *Read Message History*
permission-pin-messages = *Pin Messages*
permission-create-public-threads = *Create Public Threads*

## Settings of a person and of a server

cmd-me = me
    .about = How I speak to you: language, pings, quiet hours
cmd-me-show = show
    .about = Shows your settings
cmd-me-language = language
    .about = Chooses the language I speak to you
    .language = language
    .language-about = English, German, or whatever the server speaks
cmd-me-pictures = pictures
    .about = How pictures look that I show only to you
    .pictures = style
    .pictures-about = Light, dark, or colours that everybody can tell apart
cmd-me-pings = pings
    .about = Chooses when I may notify you
    .pings = pings
    .pings-about = For everything, when you have to decide, once a day, or never
cmd-me-quiet = quiet
    .about = Sets hours in which I never ping you
    .begin = from
    .begin-about = The first quiet hour, such as 22:30
    .end = until
    .end-about = When I may ping again, such as 7; the same hour twice ends quiet hours
    .timezone = timezone
    .timezone-about = Where you live, such as Europe/Berlin
cmd-server = server
    .about = What this server has chosen
cmd-server-language = language
    .about = Chooses the language I speak in this server
    .language = language
    .language-about = English or German; people may choose another for themselves
cmd-server-pictures = pictures
    .about = Chooses how the pictures look that everybody here sees
    .pictures = style
    .pictures-about = Light, dark, or colours that everybody can tell apart
pictures-light = light
pictures-dark = dark
pictures-safe = colours that everybody can tell apart
pictures-server = as the server
language-en = English
language-de = German
language-server = as the server
pings-all = everything that concerns my matches
pings-my-turn = when I have to decide
pings-digest = once a day
pings-none = never
bot-me-language =
    { $language ->
        [de] I speak German to you.
        [en] I speak English to you.
       *[server] I speak to you as the server has it.
    }
bot-me-pings =
    { $pings ->
        [all] I ping you for everything that concerns your matches.
        [digest] I tell you once a day what waits for you.
        [none] I never ping you.
       *[my-turn] I ping you when you have to decide.
    }
bot-me-pictures =
    { $pictures ->
        [dark] I show you dark pictures.
        [light] I show you light pictures.
        [safe] I show you pictures with colours that everybody can tell apart.
       *[server] I show you pictures as this server has chosen them.
    }
bot-me-quiet = Between { $begin } and { $end } ({ $timezone }) I do not ping you.
bot-me-not-quiet = You have no quiet hours.
bot-me-away = You are away until { $until }.
bot-me-no-time = “{ $found }” is no time of day. Write it like 22 or 22:30.
bot-me-no-timezone = I do not know the time zone “{ $found }”. Write it like Europe/Berlin; typing offers them.
bot-server-pictures =
    { $pictures ->
        [dark] Everybody here sees dark pictures.
        [safe] Everybody here sees pictures with colours that all can tell apart.
       *[light] Everybody here sees light pictures.
    }
bot-server-language =
    { $language ->
        [de] I speak German in this server.
       *[en] I speak English in this server.
    }

## Privacy

cmd-privacy = privacy
    .about = What I store about you
cmd-privacy-show = show
    .about = Shows everything I store about you
cmd-privacy-delete = delete
    .about = Deletes everything I store about you
bot-privacy-intro = This is all I store about you. The matches' logs know seats, not people.
bot-privacy-since = Your settings were first saved on { $since }.
bot-privacy-seats = Seats: { $seats }.
bot-privacy-made = Matches you have set up: { $matches }.
bot-privacy-mastered = Matches you master: { $matches }.
bot-privacy-counts = Rulings you have made as game master: { $rulings }. Answered commands I remember, so that none is played twice: { $answers }.
bot-privacy-sure =
    { $seats ->
        [0] I delete your settings and every trace of who you are. Shall I?
        [one] I delete your settings and every trace of who you are. Your seat in a running match becomes open, and somebody else may take it. Shall I?
       *[other] I delete your settings and every trace of who you are. Your { $seats } seats in running matches become open, and others may take them. Shall I?
    }
bot-privacy-delete-button = Delete everything
bot-privacy-deleted =
    { $seats ->
        [0] Everything about you is deleted. Backups forget it within eight weeks.
       *[other] Everything about you is deleted, and your seats are open ({ $seats }). Backups forget it within eight weeks.
    }
bot-privacy-kept = Nothing was deleted.

## Health

cmd-health = health
    .about = How I am doing, for those who host me
bot-health-discord = Discord: { $shards } shards, { $servers } servers, { $ping } ms.
bot-health-times =
    { $kind ->
        [ack] Acknowledged
        [command] Commands
        [autocomplete] Autocomplete
        [delivery] Posts
       *[picture] Pictures
    }: { $count } lately, half within { $p50 } ms, 95 % within { $p95 } ms, 99 % within { $p99 } ms.
bot-health-queue = Commands under way: { $running }.
bot-health-outbox = Outbox: { $waiting } waiting, { $retried } of them tried before, { $given_up } given up.
bot-health-oldest = The oldest waiting post is from { $since }.
bot-health-database =
    Database: { $kind ->
        [sqlite] SQLite
       *[postgresql] PostgreSQL
    }, { $ping } ms.
bot-health-matches = Matches: { $running } running, { $all } in all.
bot-health-backups = Backups: the newest { $newest }, { $count } kept.
bot-units-of = { $units } ({ $owner })
