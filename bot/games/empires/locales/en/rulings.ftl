### Rulings of Empires: the game master's commands, and what is told.

cmd-gm-rulings = gm-empires
    .about = Rulings of Empires: control, forts, trade, cards, points
cmd-gm-set-control = control
    .about = Gives an area to a seat, or makes it neutral
    .area = area
    .area-about = Which area
    .owner = owner
    .owner-about = Whose it is; not said: nobody’s
    .markers = markers
    .markers-about = How many control markers; not said: 1
cmd-gm-set-fort = fort
    .about = Puts a fort into a province, or takes it away
    .area = area
    .area-about = Which province
    .fort = fort
    .fort-about = Whether a fort stands there afterwards; not said: yes
cmd-gm-set-trade = trade
    .about = Sets the trade markers of a colour in an area
    .area = area
    .area-about = Which area
    .seat = seat
    .seat-about = Whose markers
    .count = count
    .count-about = How many there are afterwards
cmd-gm-set-goods = warehouse
    .about = Sets the own trade markers in a warehouse
    .seat = seat
    .seat-about = Whose warehouse
    .count = count
    .count-about = How many there are afterwards
cmd-gm-set-captured = captured
    .about = Sets the captured markers of a colour
    .seat = seat
    .seat-about = Who has captured them
    .colour = colour
    .colour-about = Whose markers they were
    .count = count
    .count-about = How many there are afterwards
cmd-gm-set-points = points
    .about = Sets the victory points of a seat
    .seat = seat
    .seat-about = Whose points
    .points = points
    .points-about = How many there are afterwards
cmd-gm-move-card = card
    .about = Takes a general card to a hand or a pile
    .card = card
    .card-about = Which card
    .to = to
    .to-about = Where it goes
cmd-gm-set-turn = turn
    .about = Puts the markers on a turn and a round
    .turn = turn
    .turn-about = Which turn
    .round = round
    .round-about = Which round
gm-control = By a ruling { $area } { $owner ->
    [nobody] is neutral
   *[other] belongs to { $owner } ({ $count ->
        [one] 1 marker
       *[other] { $count } markers
    })
}.
gm-fort = By a ruling { $fort ->
    [yes] there is a fort in { $area }
   *[no] there is no fort in { $area }
}.
gm-trade = By a ruling there are { $count } trade markers of { $seat } in { $area }.
gm-goods = By a ruling { $seat } has { $count } trade markers in the warehouse.
gm-captured = By a ruling { $seat } holds { $count } captured markers of { $colour }.
gm-points = By a ruling { $seat } has { WHOLE($points) } VP.
gm-card-moved = By a ruling { $card } goes to { $to ->
    [deck] the deck
    [display] the display
    [discard] the discard pile
   *[other] { $to }
}.
gm-turn = By a ruling it is round { $round } of turn { $turn }.
