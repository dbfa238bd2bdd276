### Rulings of Hannibal: the game master's commands, what is told, and what a trial calls the things that change.

cmd-gm-rulings = gm-hannibal
    .about = Rulings of Hannibal: units, generals, markers, cards
cmd-gm-set-units = units
    .about = Puts exactly so many CUs of a side into a space
    .side = side
    .side-about = Whose CUs
    .space = space
    .space-about = Where
    .regular = regular
    .regular-about = How many regular CUs there are afterwards
    .elephants = elephants
    .elephants-about = How many elephants there are afterwards
    .inside = inside
    .inside-about = Inside the walls
cmd-gm-set-general = general
    .about = Puts a general into a space, or off the map
    .general = general
    .general-about = Who
    .status = status
    .status-about = On the map, in the pool, displaced, aside or out
    .space = space
    .space-about = Where, if he is on the map
    .inside = inside
    .inside-about = Inside the walls
    .rank = rank
    .rank-about = His rank; not said: the usual one
cmd-gm-set-marker = marker
    .about = Gives the marker of a space to a side, or takes it away
    .space = space
    .space-about = Which space
    .owner = owner
    .owner-about = Whose it is; not said: nobody’s
    .subjugated = subjugated
    .subjugated-about = Whether its tribe is subjugated
cmd-gm-set-points = points
    .about = Sets the siege or subjugation points of a space
    .space = space
    .space-about = Which space
    .points = points
    .points-about = How many there are afterwards
cmd-gm-move-card = card
    .about = Puts a strategy card into a hand or on a pile
    .card = card
    .card-about = Which card
    .to = to
    .to-about = Where it goes
cmd-gm-set-siege-train = train
    .about = Puts the Siege Train into a space, or takes it off the map
    .space = space
    .space-about = Where; not said: off the map
    .general = general
    .general-about = With whom; not said: with nobody
cmd-gm-set-turn = turn
    .about = Puts the turn marker on another turn
    .turn = turn
    .turn-about = Which turn
cmd-gm-set-flag = state
    .about = Says whether the Truce, Macedon, the naval victory or a shuffle holds
    .flag = what
    .flag-about = What holds or does not
    .holds = holds
    .holds-about = Whether it holds
gm-set-units-side-rome = Rome
gm-set-units-side-carthage = Carthage
gm-set-general-status-map = on the map
gm-set-general-status-pool = in the pool
gm-set-general-status-displaced = displaced
gm-set-general-status-aside = aside
gm-set-general-status-out = out of the game
gm-set-general-rank-consul = consul
gm-set-general-rank-proconsul = proconsul
gm-set-general-rank-permanent = permanent proconsul
gm-set-marker-owner-rome = Rome
gm-set-marker-owner-carthage = Carthage
gm-move-card-to-hand-rome = Rome’s hand
gm-move-card-to-hand-carthage = Carthage’s hand
gm-move-card-to-deck = the draw pile
gm-move-card-to-discard = the discard pile
gm-move-card-to-removed = out of the game
gm-set-flag-flag-truce = Truce
gm-set-flag-flag-shuffle = shuffle at the end of the turn
gm-set-flag-flag-macedon = alliance with Macedon
gm-set-flag-flag-naval-victory = Carthaginian naval victory

## What is told

gm-units = Ruling: { $side } has { $units } in { $space }.
gm-general = Ruling: { $general } – { $place ->
    [pool] in the pool
    [displaced] displaced
    [aside] aside
    [out] out of the game
   *[other] in { $place }
}.
gm-marker = Ruling: { $space } belongs to { $owner ->
    [rome] Rome
    [carthage] Carthage
   *[other] nobody
}.
gm-points = Ruling: { $space } has { $points ->
    [one] 1 siege or subjugation point
   *[other] { $points } siege or subjugation points
}.
gm-card-given = Ruling: { $side } gets a strategy card.
gm-card-received = 🃏 You get **{ $card }**.
gm-card-into-deck = Ruling: a strategy card goes back into the draw pile.
gm-card-moved = Ruling: { $card } goes { $to ->
    [removed] out of the game
   *[other] to the discard pile
}.
gm-siege-train = Ruling: the Siege Train is { $place ->
    [nowhere] off the map
   *[other] in { $place }
}.
gm-turn = Ruling: it is turn { $turn }.
gm-flag = Ruling: { $flag ->
    [truce] the Truce
    [shuffle] the shuffle at the end of the turn
    [macedon] the alliance with Macedon
   *[other] the naval victory
} { $holds ->
    [yes] holds
   *[no] no longer holds
}.

## In a trial

gm-field-turn = turn
gm-field-phase = phase
gm-field-owner = belongs to
gm-field-subjugated = subjugated
gm-field-points = points
gm-field-status = status
gm-field-at = in
gm-field-inside = inside
gm-field-rank = rank
gm-field-cards = cards
gm-field-regular = regular CUs
gm-field-elephants = elephants
gm-field-commander = commander
gm-field-general = with
gm-field-generals = generals
gm-field-forces = forces
gm-field-deck = draw pile
gm-field-discard = discard pile
gm-field-removed = out of the game
gm-field-truce = Truce
gm-field-shuffle = shuffle
gm-field-macedon = Macedon allied
gm-field-naval-victory = naval victory
gm-field-siege-train = Siege Train
gm-field-counsels = counsels
gm-field-played = card in play
gm-field-active = whose card
gm-field-side = side
gm-value-map = on the map
gm-value-pool = in the pool
gm-value-displaced = displaced
gm-value-aside = aside
gm-value-out = out of the game
gm-value-consul = consul
gm-value-proconsul = proconsul
gm-value-permanent = permanent proconsul
