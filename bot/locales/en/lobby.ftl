### Matches from invitation to end: the lobby, the table, files.

## /match

cmd-match = match
    .about = Sets matches up, shows and runs them
cmd-match-new = new
    .about = Opens a lobby for a new match
    .game = game
    .game-about = What will be played
    .scenario = scenario
    .scenario-about = How it begins
    .name = name
    .name-about = What the match is called; left out, it is called like its scenario
    .players = players
    .players-about = How many seats there are, computer players included
    .gm = gm
    .gm-about = A game master who may rule; left out, there is none
    .deadline = deadline
    .deadline-about = Hours for each decision; left out, nobody is hurried
    .place = place
    .place-about = A thread of its own, or this channel
cmd-match-list = list
    .about = Lists the matches of this server
    .which = which
    .which-about = Those that go on, or those that are over
cmd-match-show = show
    .about = Shows a match: seats, settings, game master
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-match-pause = pause
    .about = Pauses a match: nobody acts, no deadline runs
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-match-resume = resume
    .about = Goes on with a paused match
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-match-abandon = abandon
    .about = Ends a match for good without a winner
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-match-move = move
    .about = Goes on with a match in this channel
    .match = match
    .match-about = The number of the match
cmd-match-export = export
    .about = Gives you the match as a file: the public log, or everything once it is over
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-match-import = import
    .about = Makes a match of this channel out of a match file
    .file = file
    .file-about = A file that /match export has written

lobby-place-thread = a thread of its own
lobby-place-channel = this channel
lobby-list-open = those that go on
lobby-list-over = those that are over
lobby-begin-here = { $name } – begin here
lobby-scenario = { $most ->
    [one] { $name } (1 player)
   *[other] { $name } ({ $players } players)
}

## The lobby

lobby-title = { $name } · lobby
lobby-game = { $game }: { $scenario }
lobby-gm = Game master: { $name }.
lobby-no-gm = No game master: the rules and the table decide.
lobby-somebody = somebody
lobby-deadline = { $hours ->
    [one] One hour for each decision.
   *[other] { $hours } hours for each decision.
}
lobby-seats = Seats
lobby-settings = Settings
lobby-setting = { $setting }: **{ $value }**
lobby-setting-about = **{ $setting }: { $value }** – { $about }
lobby-on = on
lobby-off = off
lobby-join = Join
lobby-leave = Leave
lobby-choose-seat = Choose seat
lobby-roll-seats = Roll for seats
lobby-choosing = 🎲 { $others-count ->
    [0] { $first } chooses a seat now.
   *[other] { $first } chooses a seat now, then { $others }.
}
lobby-lot = { $person } { DICE($dice) }
lobby-lots-rolled = 🎲 Dice for the choice of seats: { $lots }. The highest chooses first, and only ties were rolled again: { $person } presses *Choose seat*.
lobby-rolled = The dice are rolled; the channel sees them. Who has not chosen when the match starts keeps the seat he has.
lobby-lots-seeds = Throw { $number }, made of my secret and of these seeds: { $seeds }.
lobby-lots-enough = Seats are rolled for at most { $most } times in a lobby, and in { $name } that has been done. Choose seats with *Choose seat*.
lobby-dice = Dice
lobby-dice-promise = Fingerprint of my secret: `{ $commitment }`
lobby-dice-seeds = Seeds: { $seeds }. Your own: `/dice seed`
lobby-seed-drawn = For the dice I have drawn you the seed `{ $seed }`. If you want one of your own: `/dice seed`.
lobby-computers = Computer players
lobby-change-settings = Settings
lobby-start = Start
lobby-players = Players: { $count }
lobby-players-about = How many seats there are
lobby-players-rule = Players may rule as game master: { $value }
lobby-players-rule-about = Whether somebody who holds a seat may rule over the match
lobby-advice = Everybody may ask a captain for advice: { $value }
lobby-advice-about = Whether `/advice` helps people who play against each other, too
lobby-too-many-own = You have { $most } lobbies open in this server, which is as many as one person may have. Start one, or give one up with `/match abandon`.
lobby-too-many = { $most } matches go on in this server, which is as many as I keep here. One has to end first (`/match abandon`).
lobby-settings-intro = Pick a setting to change it.
lobby-name-button = Name …
lobby-name-title = What is the match called?
lobby-name-label = Name
lobby-no-name = The match needs a name: at least one letter or number. It keeps the one it has.
lobby-clock-button = Time for a decision …
lobby-clock-title = Time for a decision
lobby-clock-label = Hours
lobby-clock-about = From 1 to { $most } hours. Leave it empty for no deadline.
lobby-seed-button = My own seed …
lobby-seed-title = Your seed for the dice
lobby-seed-label = Seed
lobby-seed-about = Any word or line. Everybody can read it later.
lobby-which-seat = Which seat do you want?
lobby-seat-about = **{ $seats }**
    { $about }
lobby-which-computers = Which seats does a computer play? Those you do not pick stay open.
lobby-start-filled = Computers play them, start
lobby-start-open = Start with open seats

lobby-made = { $name } (#{ $match }) is open: { $channel }. Others press *Join*, you press *Start*.
lobby-joined = You sit in { $name }. You play { $seat }.
lobby-left = You have left { $name }.
lobby-computers-set = { $seats-count ->
    [0] No seat is played by a computer.
   *[other] Computers play: { $seats }.
}
lobby-open-seats = { $seats-count ->
    [one] One seat is still open: { $seats }. Somebody may take it later; until then the match waits when it has to decide.
   *[other] { $seats-count } seats are still open: { $seats }. Others may take them later; until then the match waits when they have to decide.
}
lobby-begun = { $name } begins.

## What cannot be

lobby-no-such-game = There is no game “{ $found }”. There are: { $known }.
lobby-bad-deadline = A deadline of { $found } hours is not possible. Choose from 1 to { $most } hours, or none.
lobby-gm-is-bot = A bot cannot be the game master. Choose a person, or nobody.
lobby-no-thread = I may not open a thread here: I lack { $rights }. Give me that, or choose this channel. Nothing was set up.
lobby-no-thread-here = A thread can only be opened in a text or announcement channel. Choose this channel itself, or go to such a one. Nothing was set up.
lobby-no-room = I may not write here: I lack { $rights }. Give me that, or choose another channel. Nothing was changed.
lobby-closed = { $name } is not open for new players now.
lobby-lots-too-few = To roll for seats at least { $least } people must sit in { $name }. Let them press *Join* first.
lobby-not-your-choice = The seats of this lobby are chosen in the order of the dice, and { $person } chooses now. Wait until it is your turn, or join when all have chosen.
lobby-full = Every seat of { $name } is taken.
lobby-seat-taken = { $seat } is taken: somebody was quicker. Choose another seat.
lobby-already-seated = You already have a seat in { $name }: { $seats }.
lobby-not-in = You have no seat in { $name }.
lobby-cannot-leave = { $name } has begun, so a seat is handed over, not left: the game master or a vote gives it to somebody else.
lobby-empty = Nobody sits in { $name } yet. At least one person or computer player is needed.
lobby-not-yours = Only { $creator } (who set { $name } up), the game master and those who manage this server may do this.
lobby-over = { $name } is over already.
lobby-wrong-status = { $to ->
    [paused] Only a running match can be paused, and { $name } is { match-status }.
    [running] Only a paused match can be resumed, and { $name } is { match-status }.
   *[abandoned] { $name } is { match-status }.
}
match-status = { $status ->
    [lobby] still in its lobby
    [running] running
    [paused] paused
    [finished] finished
   *[abandoned] abandoned
}

## Lists and notices

lobby-none = No match goes on in this server. `/match new` opens one.
lobby-none-over = No match of this server is over yet.
which-match = { $name } (#{ $match }), { match-status }
lobby-more = … and { $count } more.
lobby-listed = { $mine ->
    [yes] ★ **{ $name }** (#{ $match }) · { $game } · { match-status } · { $channel }
   *[no] **{ $name }** (#{ $match }) · { $game } · { match-status } · { $channel }
}
lobby-paused = { $person } pauses { $match }. No deadline runs until it goes on.
lobby-resumed = { $person } resumes { $match }. It goes on.
lobby-given-up = { $person } ends { $match }. It is abandoned; the log, the map and the dice stay open to everyone.
lobby-abandon-sure = { $name } ends for good, without a winner, and nobody can play on. Shall I?
lobby-abandon-button = Abandon the match
lobby-moved = { $name } goes on in { $channel }.
lobby-already-here = { $name } is played here already.
lobby-kept = Nothing is changed; the match goes on.
lobby-abandoned = { $name } was abandoned before it began.

## Files

archive-whole = { $name }, whole: everything may be read now that the match is over.
archive-closed = { $name } was abandoned, and not all who played have agreed that its secrets may be read. So this is the public log.
open-secrets-asked = Hands, sealed orders and the dice of { $name } stay closed until all who played agree to open them. Still missing: { $seats }.
open-secrets-agree = Open the secrets
open-secrets-done = All who played have agreed: everything about { $name } may be read now (`/match export`, `/dice audit`).
open-secrets-over = The secrets of { $name } are open already.
archive-secret = { $name }, whole. ⚠️ This file holds every hand and the secret of the dice: keep it to yourself until the match is over.
archive-public = The public log of { $name }. The whole match is for everybody once it is over.
archive-too-large = Match #{ $match } is too large for Discord. The host can export it with `python -m db export`.
archive-file-too-large = That file is too large. A match file has at most { $most } MB.
archive-bad-file = This is no match file that I can read, and nothing was changed. { $problem }
archive-unknown-game = This file is a match of “{ $game }”, a game that I do not know.
archive-unverified = ⚠️ Not all of the { $steps } steps in this file can be played again under the present rules, or its dice are not what was promised. Its position may be forged. If you trust where it comes from, you may take it on trust; the match is marked as not verified. Nothing was changed so far.
archive-anyway = Import it unverified
archive-not-verified = ⚠️ This match is not verified.
archive-imported = { $name } is match #{ $match } of this channel now, at step { $revision }.

## The start

opening-begins = **{ $name } begins.**
opening-dealt = The board is laid out and the cards are dealt; *My hand* shows you yours. `/score` says where points come from.
opening-first = { $seats-count ->
    [0] *What can I do?* lists everything that is possible, with buttons, and what it costs.
    [one] { $seats } begins: *What can I do?* lists everything that is possible, with buttons, and what it costs.
   *[other] { $seats } begin: *What can I do?* lists everything that is possible, with buttons, and what it costs.
}
opening-dice = Fingerprint of the dice: `{ $commitment }`. With it everybody can check at the end that no roll was changed (`/dice audit`).
opening-seeds = Seeds in the dice: { $seeds }. Fingerprint of all together: `{ $digest }`.

## The table

table-title = { $status ->
    [paused] { $name } · paused
    [finished] { $name } · over
    [abandoned] { $name } · abandoned
   *[running] { $name }
}
table-decides = ⏳ **{ $seat }**: { $kind } (asked { $since }).
table-decides-until = ⏳ **{ $seat }**: { $kind } (asked { $since }, deadline { $due }).
table-nobody = Nobody has to decide right now.
table-call = ⏳ { $title }: { $seats }
table-winners = { $winners-count ->
    [0] The match is over. Nobody has won.
    [one] The match is over. { $winners } wins!
   *[other] The match is over. { $winners } win together!
}
table-paused = The match is paused. Nobody can act, and no deadline runs.
table-abandoned = The match was abandoned.
table-scores = Victory points
table-seats = Seats
table-score = { $name }: **{ WHOLE($points) }**
table-score-of = { $name } ({ $player }): **{ WHOLE($points) }**
table-seat = { $holder ->
    [person] { $seat }: **{ $name }**
    [computer] { $seat }: computer player
   *[open] { $seat }: *open*
}
chair-number = Seat { $number }
player-computer = computer
player-computer-for = { $seat } (computer)
player-nobody = nobody
table-footer = Match #{ $match }
table-my-hand = My hand
table-what-can-i-do = What can I do?
table-what-did-i-miss = What did I miss?
table-full-map = Full map

ending-winner = { $seat } ({ $player })
ending-farewell = { $days ->
    [one] Begun and finished on one day
   *[other] { $days } days at one table
}, { $chapters ->
    [one] one chapter told
   *[other] { $chapters } chapters told
}. { $people-count ->
    [0] Until the next game.
   *[other] Thank you, { $people }.
}
ending-again = Play again
ending-again-made = { $name } has a lobby in { $channel } with the same people and settings. Whoever does not want to presses *Leave*; *Start* begins.
ending-again-there = There is a lobby for another game already: { $name }.
ending-again-who = Only those who played or mastered { $name } can begin it again. `/match new` opens a match of your own.
ending-dice = The secret of the dice is `{ $secret }`. `/dice audit` checks every roll of the match with it, and `/match export` gives everybody everything.

## The story

story-goes-on = It goes on.
story-void = This was taken back.
story-cut = -# … this chapter is longer: `/log` has all of it.

level-recruit = Recruit
level-recruit-about = Plays by habit: good for learning
level-captain = Captain
level-captain-about = Plans its turn and answers at once
level-general = General
level-general-about = Weighs more, and takes a little longer
lobby-which-level = How strong they are
lobby-level-set = The computers of this match play like this: { $level }.
