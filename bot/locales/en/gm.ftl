### The game master's desk.

cmd-gm = gm
    .about = The game master's desk: rulings, each with a dry run, a reason and a public notice
gm-option-reason = reason
    .about = Why; everybody reads it
gm-option-match = match
    .about = The number of the match, if it is not this channel's
cmd-gm-answer = answer
    .about = Answers a question in a player's place
    .seat = seat
    .seat-about = Who is asked
    .answer = answer
    .answer-about = One of the choices, or an action with its parameters; typing offers them
    .reason = reason
    .reason-about = Why; everybody reads it
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-gm-skip = skip
    .about = Gives the answer that a lapsed deadline would give
    .seat = seat
    .seat-about = Who is asked
    .reason = reason
    .reason-about = Why; everybody reads it
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-gm-end = end
    .about = Ends what is being asked, without a result
    .reason = reason
    .reason-about = Why; everybody reads it
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-gm-dice = dice
    .about = Sets the next roll of a kind
    .roll = roll
    .roll-about = Which kind of roll
    .results = results
    .results-about = The numbers, such as 6 2
    .reason = reason
    .reason-about = Why; everybody reads it
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-gm-reroll = reroll
    .about = Takes the last step with dice back and makes it again with new dice
    .reason = reason
    .reason-about = Why; everybody reads it
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-gm-rewind = rewind
    .about = Goes back to the position after a step
    .step = step
    .step-about = The last step that stays
    .reason = reason
    .reason-about = Why; everybody reads it
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-gm-seat = seat
    .about = Gives a seat to somebody, or to a computer
    .seat = seat
    .seat-about = Which seat
    .reason = reason
    .reason-about = Why; everybody reads it
    .person = person
    .person-about = Who takes it; not said: a computer
    .level = level
    .level-about = How strong the computer plays
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-gm-hand-over = hand-over
    .about = Offers the game master's office to somebody, or lays it down
    .reason = reason
    .reason-about = Why; everybody reads it
    .person = person
    .person-about = Who is asked to take it; not said: nobody
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-gm-set-up = set-up
    .about = Sets up a position written in the game's notation
    .reason = reason
    .reason-about = Why; everybody reads it
    .position = position
    .position-about = The position as text
    .file = file
    .file-about = Or a text file with it
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-gm-look = look
    .about = Looks at a seat's cards, if the match allows it; everybody is told
    .seat = seat
    .seat-about = Whose cards
    .reason = reason
    .reason-about = Why; everybody reads it
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-gm-export = export
    .about = Writes the position to a text file
    .whole = whole
    .whole-about = With everybody's cards, if the match lets the game master look; everybody is told
    .reason = reason
    .reason-about = Why you look at the cards; everybody reads it
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-gm-record = record
    .about = Shows what game masters have done in a match
    .match = match
    .match-about = The number of the match, if it is not this channel's

gm-plays = You hold a seat in { $name }, so you cannot rule over it, whatever your rights in the server. A table that wants players to rule says so in its lobby (*Settings*). Otherwise somebody who does not play takes the office (`/gm hand-over`).
gm-office-player = That person plays in { $name }, and its table did not agree in the lobby that players may rule. Ask somebody who does not play.
gm-trial-ended = … and there the trial ends: cards would be drawn, or something hidden would come to light.
gm-trial-differs = What else happens depends on what is hidden, and a trial does not show that.
gm-trial-doubtful = Whether that stands in the way depends on what is hidden. You may confirm; the table is told that you tried, also if it fails.
gm-failed = It did not work: { $rulings }. As things stand, something hidden or a rule is in the way; nothing has changed. The table is told that you tried.
gm-notice-failed = The ruling could not be carried out, and nothing has changed.
gm-record-tried = tried, without effect: { $rulings }
gm-record-failed = failed: { $rulings }
gm-not-master = Only the game master of { $name } and those who manage this server may do this.
gm-dry-run = ⚖️ This is only a trial: { $rulings }.
gm-will-tell = What happens:
gm-will-change = What everybody sees change:
gm-will-break = Against the rules:
gm-no-change = Nothing that everybody can see changes at once.
gm-more = … and { $count } more.
gm-change = { $what }: { $before } → { $after }
gm-needs-force = It goes against the rules. **Force** does it all the same, and everybody is told so.
gm-reason = Reason: { $reason }
gm-confirm = Confirm
gm-force = Force
gm-done = Done: { $rulings }. The table is told.
gm-dropped = Nothing happens.
gm-another-reason = Another reason …
gm-usual-reasons = A usual reason
gm-own-reason = In your own words
gm-usual-reason =
    { $kind ->
        [mistake] a mistake is put right
        [agreed] the table has agreed on it
        [absent] somebody is away
       *[bot] the bot was wrong
    }
gm-stale = This ruling was handled already, or I was restarted since. Give the command again.
gm-moved-on = The match has moved on since the trial, so look at it again:
gm-notice = ⚖️ **{ $person }** rules: { $rulings }.
gm-notice-forced = The ruling goes beyond the rules.
gm-somebody = The game master
gm-no-such-step = There is no step { $found }. Typing offers the latest ones.
gm-about-dice = 🎲 The next roll ({ $roll }) begins with { $results }.
gm-about-answer = An answer is given in the place of { $seat }.
gm-about-rewind = The match goes back to step { $step }.
gm-answer-hidden = What could be answered there may tell what a hand holds, and this match does not let the game master look. `/gm skip` gives the default answer; other rulings change the board.
gm-rewind-note = Everything after step { $step } is taken back; dice and questions are new.
gm-reroll-note = { $later ->
    [0] This step is made again with new dice: { $step }
    [one] This step is made again with new dice, and 1 later step is lost: { $step }
   *[other] This step is made again with new dice, and { $later } later steps are lost: { $step }
}
gm-nothing-rolled = No player's step with dice is there to be made again. `/gm rewind` goes back to any step.
gm-unknown-roll = No dice called “{ $found }” are rolled in this match. There are: { $known }.
gm-no-dice = “{ $found }” are no dice. Write the numbers with spaces, such as 6 2.
gm-not-asked = “{ $found }” has nothing to decide now. Asked are: { $waiting }.
gm-no-such-answer = “{ $found }” is not offered there. Offered are: { $known }.
gm-bad-parameter = I cannot read “{ $found }”. Write the parameters like this: { $known }.
gm-other-game = { $name } is another game; this ruling does not belong to it.
gm-unknown-value = I do not know “{ $found }” for *{ $option }*. For instance: { $known }.
gm-may-not-look = { $name } does not let the game master look at cards. That is chosen when a match is set up.
gm-look = What { $seat } holds:
gm-look-hand = 🃏 { $owner }: { $cards }
gm-looked = ⚖️ **{ $person }** looks at the cards of { $seat }.
gm-record-line = { $when }, { $person }: { $rulings }. { $reason }
gm-record-look = a look at the cards of { $seat }
gm-no-record = There were no rulings in this match.

## What a ruling changes

gm-leaves = { $thing } leaves { $place }.
gm-comes = { $thing } comes to { $place }.
gm-something = something
gm-change-more = { $what }: new: { $new }
gm-change-less = { $what }: no longer: { $gone }

## The game master's office

gm-office-same = That is how it is already.
gm-office-asked = { $person } is asked in the match's channel. Until the answer comes, nothing changes.
gm-office-offered = ⚖️ { $person }, will you be the game master of **{ $name }**?
gm-office-accept = I will
gm-office-decline = No, thanks
gm-office-taken = ⚖️ **{ $person }** is the game master now (before: { $before }).
gm-office-plays = { $person } also plays { $seats }, so nobody's cards may be looked at any more.
gm-office-left = ⚖️ { $before } has laid the office down. The match has no game master; those who manage the server can rule.
gm-office-declined = { $person } does not want to be the game master. It stays: { $before }.
gm-office-withdrawn = { $person } is no longer asked to be the game master. It stays: { $before }.
gm-office-nobody = nobody
gm-office-over = This offer is settled.
gm-office-not-yours = Somebody else is asked here.
gm-record-office-offered = offered the office
gm-record-office-taken = took the office
gm-record-office-left = laid the office down

## Positions as text

gm-no-position = The position of { $name } cannot be written down as it is: the game has no notation, or too much of it is hidden.
gm-position-public = The position of { $name }. Hidden cards are dealt anew in it; everything else is as it is.
gm-position-whole = The whole position of { $name }, with everybody's cards. Everybody is told that you have it.
gm-no-text = Type the position, or attach a text file with it.
gm-text-too-long = That file is too long for a position; { $most } KB are the most.
gm-no-text-file = “{ $found }” is not a text file.
gm-looked-at-all = ⚖️ **{ $person }** has the whole position written down, with everybody's cards.
gm-record-look-at-all = the whole position with everybody's cards
