### Acting: commands of the games, previews, decisions, forms, going back.

act-yes = Yes
act-no = No
act-rule = Rule { $rule }
param-unnamed = Something else
act-given = { $name }: { $value }
act-did-you-mean = Nothing here is called “{ $found }”. Did you mean { $names }?

## Commands that every game has

act-match = match
    .about = Another match than this channel's
cmd-end = end
    .about = Ends your turn, or whatever you are asked, without doing more
cmd-do = do
    .about = What can I do? Shows your choices, with buttons
cmd-answer = answer
    .about = Answers what you are asked
    .choice = choice
    .choice-about = One of the choices; left out, you see them all

## What cannot be

act-unknown-button = This button belongs to an older version of me. The buttons of the table message work.
act-paused = { $name } is paused. It goes on when the game master resumes it.
act-over =
    { $status ->
        [abandoned] { $name } was abandoned, so nothing more can be played in it.
       *[finished] { $name } is over, so nothing more can be played in it. The log, the map and the dice stay open to everyone.
    }
act-other-game = { $name } is another game: use the commands under { $command } here.
act-not-asked =
    { $waiting-count ->
        [0] Nobody has to decide anything right now.
       *[other] It is not your turn, { $seat }. { $waiting } decides first.
    }
act-settled = That is settled by now. Here is what is open to you.
act-form-gone = That form is no longer open; nothing was done. Here is what is open to you now.
act-changed = Something has changed since you looked, so please look again before you confirm.
act-cancelled = Nothing was done.
act-done = ✓ { $answer }
act-nothing-to-end = There is no turn of yours to end right now.

## Who is asked

act-asked =
    { $people-count ->
        [one] { $people } decides: **{ $title }**
       *[other] { $people } decide: **{ $title }**
    }
act-answered =
    { $answered-count ->
        [0] Nobody has answered yet. Answers stay hidden until all are in.
       *[other] Already answered: { $answered }. Answers stay hidden until all are in.
    }
act-deadline = { $when }, if there is no answer: { $default }
act-nobody-asked =
    { $status ->
        [paused] { $name } is paused.
        [finished] { $name } is over.
        [abandoned] { $name } was abandoned.
       *[other] Nobody has to decide anything right now.
    }
act-decide = Decide
act-what-can-i-do = What can I do?

## The private panel

act-nothing-to-decide = You have nothing to decide right now. The match waits for { $waiting }.
act-nobody-decides = Nobody has to decide anything right now.
act-sealed = “{ $question }” is answered. You may take your answer back until all are in.
act-sealed-by-order = “{ $question }” was answered by your own order (`/orders list`); the others are still thinking.
act-retract = Take back: { $title }
act-no-action = No action is possible right now.
act-pick-action = What do you want to do?
act-pick-one = Choose
act-pick-exactly = Choose { $count }
act-group-other = More
act-pick-many =
    { $least ->
        [0] Choose at most { $most }
       *[other] Choose from { $least } to { $most }
    }
act-pick-none = None of these
act-hand-in = Done
act-collected = Picked so far: { $picked }.
act-other-question = { $title } ({ $seat })

## Planning ahead

act-plan-ahead = Plan ahead
act-plan-about = Leave now what you will do when you are asked; nobody else sees it. `/orders remove` takes it back.
act-plan-for = For: { $question }
act-plan-leave = Back
act-plan-back = Something else
act-plan-refused = As things stand this would be refused: { $reason }
act-plan-then = When you are asked, it is done if it is legal then; otherwise you are asked.
act-plan-when = Leave it: when shall it hold?
act-plan-once = Once, the next time I am asked
act-plan-always = Always
act-plan-if = Only if { $condition }
act-plan-kept = Kept. What you have left so far, in this order:

## Forms

act-page = Page { $page } of { $pages }
act-page-before = Earlier choices
act-page-after = More choices
act-type = Type it …
act-enough = That is all: { $chosen }
act-pick-more = Go on, or add nothing more
act-pick-several = You may pick several at once.
act-besides = Change something else (you need not)
act-drop = Leave it out
act-back = Back
act-no-value = { $action }: there is nothing to choose for “{ $name }” right now, so it cannot be done.
act-confirm = Confirm

## Going back

cmd-undo = undo
    .about = Takes your last step back; shows first what that means
    .step = step
    .step-about = Back to before this step; left out: your last one
    .match = match
    .match-about = Another match than this channel's
act-undo-computers = Dice, a reveal or another seat's step lie in between, and only computers could agree. They agree to what would be free among people, because going back would be rolling again. A game master may rule it (`/gm rewind`).
act-undo-look = Take back …
act-undo-nothing = You have not done anything yet that could be taken back.
act-undo-intro =
    { $count ->
        [one] This step would be taken back:
       *[other] These { $count } steps would be taken back:
    }
act-undo-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
act-undo-step = { $seat }: { $what }
act-undo-kind =
    { $kind ->
        [order] a standing order
        [cancel] a standing order ends
        [request] a request to go back
        [consent] a word on a request
        [override] a ruling
        [lapse] the deadline passes
       *[other] a decision
    }
act-undo-older-rules = Part of this was played under older rules, so the match can only go back to step { $to }.
act-undo-free = Nobody needs to be asked.
act-undo-not-free = This is not free:
act-undo-needs =
    { $seats-count ->
        [one] { $seats } has to agree, or the game master decides.
       *[other] { $seats } have to agree, or the game master decides.
    }
act-undo-do = Take it back
act-undo-ask = Ask the others
act-undo-kept = Everything stays as it is.
act-undo-moved = The match has moved on since you looked. This is what going back means now:
act-undo-waiting = Still to answer: { $seats }.
call-undo = Agree or decline: { $about } asks to go back
call-vote = Vote: shall the seat of { $about } change hands?
act-undo-agree = Agree
act-undo-decline = Decline
act-undo-rule = Decide as game master
act-undo-only-gm = Only the game master of this match decides that alone. You may agree or decline.
act-undo-reason = { $seat } asked to go back.

# The caption of a small map: the places that can be picked
ahead-reach = Within reach
