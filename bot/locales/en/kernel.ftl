# What the kernel says in every game.
#
# How texts are written here and in the files of the games:
# - The fact first, in the present tense; names, never ids. A refusal says what is wrong and what would be right.
# - The number of the rule is never part of a text: the bot puts it behind a refusal (bot-refused) and beside an event.
# - A question of the kind x has the title ask-x and one sentence of explanation, ask-x.about. An option without a
#   message of its own is option-<its id>; an action action-<tag>; a setting of a match setting-<id>; a ruling
#   patch-<tag>; the condition of a standing order condition-<id>; a roll roll-<label>; a draw draw-<label>.
# - Countries may be singular or plural ("Elam", "Cimmerians"), so no verb depends on them: "Elam: 2 units are built."
# - AP are counted in halves: { AP($cost) } writes them. { SIGNED($modifier) } writes +2 or −1, { TENTHS($hits) } 2.5.
#   A list $units comes with the number of its items, $units-count; { ROUTE($areas) } puts arrows between them,
#   { DICE($dice) } only spaces. A yes or no is one of the words yes and no.

name-nobody = nobody

## Answers that are not accepted

kernel-match-over = This match is over, so nothing more can be played in it. The log, the map and the dice stay open to everyone.
kernel-unknown-seat = There is no seat “{ $found }” at this table.
kernel-not-asked = { $seat } has nothing to decide right now. The table message shows who has.
kernel-stale-question = That question is already settled. Please look at the current one and answer again.
kernel-not-your-question = This decision belongs to { $seat }.
kernel-already-answered = You have already answered. You may take your answer back until the others have answered too.
kernel-nothing-to-retract = There is no answer of yours to take back: it was never given, or everyone has answered by now.
kernel-malformed-answer = I cannot read that answer: { $detail }. Please choose from what is offered.
kernel-action-not-open = That cannot be done right now. “What can I do?” shows what is open to you.
kernel-choose-one = Please pick exactly one of the choices.
kernel-choose-many = { $at_most ->
    [one] Please pick at most one.
   *[other] Please pick at least { $at_least } and at most { $at_most }.
}
kernel-option-not-offered = “{ $found }” is not among the choices any more. Please pick one of those shown now.
kernel-option-twice = “{ $found }” is picked twice. Each choice counts once.
kernel-wrong-number = { $found ->
    [one] One is picked;
   *[other] { $found } are picked;
} it has to be at least { $at_least } and at most { $at_most }.
kernel-missing-parameter = Something is still missing for this: { $missing }.
kernel-ask-about-cards = You can only be asked about cards that are played in other turns.
kernel-not-seen = You cannot see “{ $found }”, so it cannot be named here.
kernel-unknown-parameter = “{ $found }” means nothing here. What can be given: { $known }.
kernel-no-default = This question has no answer of its own when time runs out; somebody has to decide it.

## Beginning a match

kernel-unknown-scenario = There is no scenario “{ $found }”. There are: { $known }.
kernel-unknown-option = There is no setting “{ $found }”. There are: { $known }.
kernel-bad-option = The setting “{ $option }” cannot be “{ $found }”. It can be: { $expected }.
kernel-seat-count = { $found ->
    [one] One seat is taken.
   *[other] { $found } seats are taken.
} This scenario needs at least { $at_least } and at most { $at_most }.
kernel-seat-twice = Each seat needs a name of its own; these are not: { $seats }.

## Standing orders

kernel-malformed-order = I cannot read that standing order: { $detail }.
kernel-unknown-condition = There is no condition “{ $found }”. There are: { $known }.
kernel-condition-parameters = The condition “{ $condition }” needs { $expected }.
kernel-too-many-orders = A seat keeps at most { $most } standing orders. Cancel one first (`/orders remove`).
kernel-unknown-order = { $known-count ->
    [0] You have no standing order { $found }; in fact you have none at all.
   *[other] You have no standing order { $found }. Yours are: { $known }.
}

## What happens

kernel-forced = For { $seat } there is only one possibility (“{ $question }”), so it is taken at once: { $options }.
kernel-die-adjusted = 🎲 By a ruling of the game master the next dice ({ $label }) show { $results }.
kernel-die-not-adjusted = The dice that the game master set ({ $label }) do not fit a die with { $sides } sides and are ignored.
kernel-seat-replaced = { $player ->
    [computer] A computer takes over
    [nobody] Nobody holds
   *[person] Another player takes over
} { $seat }. Standing orders of the former player end.

## Taking back

kernel-undone = The match is back at step { $to }.
kernel-undone-to-checkpoint = The match is back at step { $to }. Step { $wanted } was played under older rules and cannot be reached exactly.
kernel-undo-asked = { $seat } asks to go back to step { $to }. Everyone else at the table has to agree.
kernel-undo-agreed = { $seat } agrees to go back.
kernel-undo-declined = { $seat } would rather not go back. The request is closed.
kernel-undo-dropped = Play goes on, so the request to go back is closed.
kernel-undo-dice = Dice have been rolled since then (step { $revision }: { $label }).
kernel-undo-draw = Something has been drawn since then (step { $revision }: { $label }).
kernel-undo-reveal = Something hidden has been shown since then (step { $revision }).
kernel-undo-ruling = The game master has made a ruling since then (step { $revision }).
kernel-undo-seat = { $seat } has acted since then, in person or by a standing order (step { $revision }).
kernel-unknown-revision = There is no step { $found } to go back to. It can be any from { $at_least } to { $at_most }.
kernel-history-does-not-fit = The record of the match does not lead back there: { $detail }.
kernel-request-open = Somebody else's request to go back is still open. It has to be settled first.
kernel-no-such-request = { $open ->
    [0] There is no open request to go back.
   *[other] That request is closed. The open one has the number { $open }.
}
kernel-own-request = This is your own request; the others have to agree. You may withdraw it.
kernel-already-agreed = You have already agreed. The others are still to answer.

## Rulings of the game master

kernel-override-needs-reason = A ruling needs a reason that the players can read.
kernel-override-needs-gm = A ruling needs the name of the game master who makes it.
kernel-malformed-patch = I cannot read that ruling: { $detail }.
kernel-override-failed = The ruling cannot be carried out: { $detail }. Nothing has changed.
kernel-override-structural = The ruling would break the match beyond repair, so it is not possible: { $breaches }.
kernel-override-needs-force = The ruling goes against the rules: { $breaches }. If you mean it, say so with “force”.
kernel-no-notation = This game has no notation for positions.
kernel-bad-position = The position cannot be read: { $detail }.
kernel-long-number = The position has the number { $found }; none may be greater than { $most }.
kernel-position-set = A position is set up; play goes on from there.
kernel-rewind-needs-history = To go back, the record of the match is needed, and it is not at hand.
kernel-unknown-roll = No dice are rolled for “{ $found }”. There are: { $known }.
kernel-bad-die = Dice can only show whole numbers from 1 up. “{ $label }: { $results }” does not.
kernel-invariant-failed = The check “{ $invariant }” cannot be made: { $detail }.

## Dice

kernel-no-secret = The dice of this match come from a script, so there is no secret to publish.
kernel-bad-seed = “{ $found }” cannot be a seed. A seed is one line of 1 to { $longest } visible characters without backticks.
kernel-new-epoch = 🎲 The dice begin epoch { $epoch }, with a new secret. Its fingerprint: `{ $commitment }`.
kernel-secret-until-the-end = The secret of the dice is published when the match is over. Until then everyone can check the fingerprint given at the start.

## Kinds of rulings that every game knows

patch-answer-for = Answer for a seat
    .about = Answers an open question in a player's place, with one of the choices offered.
patch-end-procedure = End what is being asked
    .about = Ends the procedure that asks now, without a result.
patch-adjust-die = Set dice
    .about = The next roll of a kind begins with these results.
patch-replace-seat = Change a player
    .about = Somebody else takes over a seat; standing orders of the former player end.
patch-rewind = Go back
    .about = The position becomes what it was after an earlier step; dice and questions are new.
patch-set-position = Set up a position
    .about = The board becomes what a text in the game's notation says.

option-pass = Pass
several = { $things }
