### The pace of matches: standing orders, deadlines, reminders, being away, and seats that change hands.

## Standing orders

cmd-orders = orders
    .about = Standing orders: what is answered for you without asking you
cmd-orders-list = list
    .about = Shows your standing orders; nobody else sees them
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-orders-add = add
    .about = Leaves an order: to this question answer so
    .question = question
    .question-about = What you are asked
    .answer = answer
    .answer-about = What shall be answered for you
    .condition = condition
    .condition-about = Only if this holds; otherwise you are asked
    .value = value
    .value-about = What the condition compares with: a percentage, an area, a country
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-orders-preset = preset
    .about = Leaves orders that are often wanted
    .preset = preset
    .preset-about = What you want to be spared
    .value = value
    .value-about = The percentage or the area, where the preset needs one
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-orders-react = react
    .about = Says when a card of your hand is played in somebody else's turn
    .card = card
    .card-about = The card of your hand
    .when = when
    .when-about = Only when this has happened
    .where = where
    .where-about = Only at this place
    .enemy = enemy
    .enemy-about = Only if it is about this country or side
    .chance = chance
    .chance-about = Battle cards: only if your chance to win without it is at most this, in percent
    .ask = ask
    .ask-about = Ask me instead of playing it; others can notice the pause
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-orders-remove = remove
    .about = Ends one of your standing orders, or all of them
    .order = order
    .order-about = The number of the order
    .match = match
    .match-about = The number of the match, if it is not this channel's

pace-orders = Your standing orders in { $name }; the first that fits answers:
pace-no-orders = You have no standing orders here. `/orders add` and `/orders preset` leave some.
pace-orders-kept = From now on this is answered for you:
pace-orders-ended = { $count ->
    [one] The order ends; you are asked again.
   *[other] { $count } orders end; you are asked again.
}
pace-all-orders = all of them
pace-order = { $question } { $answer }
pace-order-if = { $question } { $answer } – if { $condition }
pace-order-once = { $question }, once: { $answer }
pace-order-once-if = { $question }, once: { $answer } – if { $condition }
pace-order-held = { $question } Your answer counts when the time of this window is over.
pace-react-any = any
pace-react-play = The card is played.
pace-react-ask = You are asked.
pace-react-noticed = When you are asked, the others can notice that somebody thinks.
pace-react-no-card = “{ $found }” is no card of yours that can be played in somebody else's turn. These are: { $known }.
pace-order-no-question = “{ $found }” is nothing that can be left to an order. These can: { $known }.
pace-order-no-answer = “{ $found }” is no answer to that. These are: { $known }.
pace-order-no-condition = “{ $found }” is no condition for that. These are: { $known }.
pace-order-no-preset = There is no preset “{ $found }”. There are: { $known }.
pace-order-no-number = “{ $found }” is not the number of an order. `/orders list` shows them.
pace-order-value-alone = “{ $found }” needs a condition to belong to. Choose one with the option *condition*.
pace-order-needs-value = That condition needs { $what }: give it with the option *value*.
pace-order-no-value = I do not know { $what } called “{ $found }”. Typing offers those there are.
pace-order-no-count = “{ $found }” is not a number from 1 to { $most }.

## Deadlines and reminders

cmd-pace = pace
    .about = How much time there is for decisions
cmd-pace-show = show
    .about = Shows the pace of a match and the open deadlines
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-pace-match = match
    .about = Sets the time for every decision of a match
    .deadline = deadline
    .deadline-about = Hours until the default answers; 0: there is no deadline
    .reminder = reminder
    .reminder-about = Hours before the deadline (or after the question) when I remind
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-pace-decision = decision
    .about = Gives more or less time for what is open now
    .hours = hours
    .hours-about = Hours from now until the default answers
    .seat = seat
    .seat-about = Whose decision; not said: everybody's who is asked
    .match = match
    .match-about = The number of the match, if it is not this channel's

pace-settings = { $deadline ->
    [0] There is no deadline.
    [one] There is 1 hour for each decision, then its default answers.
   *[other] There are { $deadline } hours for each decision, then its default answers.
} { $reminder ->
    [one] I remind with 1 hour's notice.
   *[other] I remind with { $reminder } hours' notice.
}
pace-paused = The match is paused, so all clocks stand still.
pace-open = { $seat }: { $title }
pace-open-until = { $seat }: { $title } – until { $when }
pace-nobody-asked = Nobody like that has to decide anything now. Asked are: { $waiting }.
pace-decision-set = The deadline for { $seats } is { $when }, or when their quiet hours end.
pace-changed = ⏳ { $hours ->
    [0] There is no deadline for decisions any more.
    [one] There is 1 hour for each decision now.
   *[other] There are { $hours } hours for each decision now.
}
pace-changed-for = ⏳ { $seat }: { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} from now for the open decision.
pace-reminder = { $person }, { $name } waits for you: { $titles }, asked { $since }.
pace-reminder-deadline = The deadline is { $when }; then this is answered: { $default }.
pace-reminder-others = The others can hand the seat to a substitute or a computer: `/seat substitute`.
pace-digest = { $name } ({ $channel }) waits for you too.
pace-lapsed = ⏳ The time of { $seat } is up ({ $title }), so the default answers.
pace-lapsed-away = { $seat } is away ({ $title }), so the default answers.
pace-overdue = ⏳ The time of { $seat } is up ({ $title }), but this question has no default. Somebody has to decide: `/gm answer`, or `/seat substitute`.
pace-over = { $name } is over.
pace-not-host = Only whoever set up { $name }, its game master and those who manage this server may do this.

## What waits, and being away

cmd-waiting = waiting
    .about = Shows what waits for you, over all your matches
cmd-away = away
    .about = While you are away, your orders and the defaults answer for you
cmd-away-until = until
    .about = You are away for a while, so that nobody has to wait for you
    .until = until
    .until-about = Such as 3 days, 1 week, or a date like 2026-05-17
    .defaults = defaults
    .defaults-about = Whether defaults answer at once where you left no order (yes, if not said)
cmd-away-back = back
    .about = You are here again
pace-outage = I was away from { $since } to { $until }. That time does not count: all deadlines of this match are so much later.
pace-set-back = My clock was set back from { $since } to { $until }. Nobody loses by it: for every deadline of this match as much time is left as before.
pace-waiting-for-me = { $count ->
    [one] One decision waits for you:
   *[other] { $count } decisions wait for you:
}
pace-nothing-waits = Nothing waits for you.
pace-no-matches = You have no seat in a running match.
pace-mine = • **{ $name }** ({ $channel }): { $title }, asked { $since }
pace-mine-until = • **{ $name }** ({ $channel }): { $title }, asked { $since }, deadline { $when }
pace-others = -# { $name } ({ $channel }) waits for { $seats }.
pace-away-defaults = You are away until { $until }. Until then your standing orders answer, and the defaults for the rest. `/away back` ends it.
pace-away-orders = You are away until { $until }. Until then your standing orders answer, and I do not remind you; the match's deadlines go on. `/away back` ends it.
pace-back = Welcome back. You are asked again.
pace-not-away = You are not away.
pace-no-moment = I do not understand “{ $found }”. Write it like *3 days*, *12h*, *1 week*, or as a date like 2026-05-17.
pace-moment-out-of-bounds = “{ $found }” is not between now and { $days } days from now.
pace-span-12h = 12 hours
pace-span-1d = 1 day
pace-span-3d = 3 days
pace-span-1w = 1 week
pace-span-2w = 2 weeks

## Seats that change hands

cmd-seat = seat
    .about = Who plays for whom: give, take or hand over a seat
cmd-seat-give = give
    .about = Gives your seat to somebody else
    .person = person
    .person-about = Who plays on for you
    .seat = seat
    .seat-about = Which seat, if you have several
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-seat-take = take
    .about = Takes an open seat
    .seat = seat
    .seat-about = Which seat, if several are open
    .match = match
    .match-about = The number of the match, if it is not this channel's
cmd-seat-substitute = substitute
    .about = Hands over a seat: yours at once, a silent player's by a vote, by the game master at once
    .seat = seat
    .seat-about = Whose seat
    .person = person
    .person-about = Who takes it; not said: a computer
    .level = level
    .level-about = How strong the computer plays
    .match = match
    .match-about = The number of the match, if it is not this channel's

chairs-done = { $computer ->
    [yes] A computer plays { $seat } from now on.
   *[no] { $seat } has another player.
}
chairs-now = 🪑 { $person } plays { $seat } from now on, in place of { $before }.
chairs-now-computer = 🪑 A computer plays { $seat } from now on, in place of { $before }.
chairs-now-open = 🪑 { $seat } is open; { $before } has left it. `/seat take` takes it.
chairs-computer = a computer
chairs-somebody = somebody
chairs-unknown = There is no seat “{ $found }” here. There are: { $known }.
chairs-not-yours = The seat of { $seat } is not yours to give. `/seat substitute` asks the others.
chairs-none-free = No such seat is free in { $name }. `/seat substitute` hands over a silent player's seat.
chairs-no-bots = Bots take no seats. Leave the person out, and a computer plays.
chairs-seated-already = { $person } has a seat in { $name } already, and nobody sees two hands. A game master can rule otherwise.
chairs-computer-already = A computer plays { $seat } already. Name a person to take it.
chairs-ask-players = A computer plays { $seat }. One of the players can give it to you: `/seat substitute` with your name.
chairs-moved-on = The seat has changed hands meanwhile, so nothing happens.
chairs-not-silent = { $seat } has not been silent for long: it takes { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} without an answer, or two missed deadlines in a row. The game master may hand the seat over at once.
chairs-vote-open = The table votes on the seat of { $seat } already.
chairs-vote-begun = The table votes on the seat of { $seat }; your vote counts as yes.
chairs-vote = 🪑 Shall the seat of { $seat } go to { $taker }? More than half of the other players have to agree. Whoever sits there keeps the seat by answering.
chairs-vote-yes = Yes: { $seats }
chairs-vote-no = No: { $seats }
chairs-vote-waiting = Still to vote: { $people }
chairs-vote-ended = { $status ->
    [accepted] Agreed: the seat changes hands.
    [declined] Declined: the seat stays.
   *[withdrawn] The player is back: the seat stays.
}
chairs-yes = Yes, hand it over
chairs-no = No
chairs-voted = { $yes ->
    [yes] You vote yes.
   *[no] You vote no.
}
chairs-vote-over = That vote is over.
chairs-not-your-vote = The other players at the table vote on this, not you.
chairs-reason-given = The seat was given away by its player.
chairs-reason-taken = The open seat was taken.
chairs-reason-master = The game master handed the seat over.
chairs-reason-table = The table handed a silent seat over.
