# Rulings of Era of Tribes: the game master's commands, and what is told.

cmd-gm-rulings = gm-tribes
    .about = Rulings of Era of Tribes: provinces, fleets, tracks, cards, tiles
cmd-gm-set-province = province
    .about = Gives a province to a seat, or empties it
    .area = area
    .area-about = Which place
    .owner = owner
    .owner-about = Whose it is; not said: nobody’s
    .vassals = vassals
    .vassals-about = How many vassals; not said: 1
cmd-gm-set-city = city
    .about = Puts a city into a province, or takes it away
    .area = area
    .area-about = Which place
    .city = city
    .city-about = Whether a city stands there; not said: yes
cmd-gm-set-fleets = fleets
    .about = Sets the fleets of a seat in a sea area
    .area = area
    .area-about = Which place
    .seat = seat
    .seat-about = Whose
    .count = count
    .count-about = How many
cmd-gm-set-battlefield = battlefield
    .about = Sets the battlefield marker of a province
    .area = area
    .area-about = Which place
    .militia = militia
    .militia-about = 0, 1 or 2
cmd-gm-set-morale = morale
    .about = Sets the morale of a seat
    .seat = seat
    .seat-about = Whose
    .morale = morale
    .morale-about = −10 to 5
cmd-gm-set-influence = influence
    .about = Sets the influence points of a seat
    .seat = seat
    .seat-about = Whose
    .ep = points
    .ep-about = How many
cmd-gm-set-count = count
    .about = Sets Taler, treaties, food, hunger, armies and the like
    .seat = seat
    .seat-about = Whose
    .what = what
    .what-about = Which number
    .count = count
    .count-about = How many
cmd-gm-set-advance = advance
    .about = Sets the level of a seat in a field
    .seat = seat
    .seat-about = Whose
    .field = field
    .field-about = Which field
    .level = level
    .level-about = 0 to 4
cmd-gm-set-alliance = alliance
    .about = Makes two seats allies, or parts them
    .seat = seat
    .seat-about = Whose
    .partner = partner
    .partner-about = With whom
    .allied = allied
    .allied-about = Whether they are allies; not said: yes
cmd-gm-move-card = card
    .about = Puts an influence card to the deck or the open ones
    .card = card
    .card-about = Which card
    .to = to
    .to-about = Where to
cmd-gm-give-tile = tile
    .about = Gives a seat a tile out of the box, face down
    .seat = seat
    .seat-about = Whose
    .tile = tile
    .tile-about = Which tile

patch-set-province = Set a province
    .about = Gives a province to a seat, or empties it
patch-set-city = Set a city
    .about = Puts a city into a province, or takes it away
patch-set-fleets = Set fleets
    .about = Sets the fleets of a seat in a sea area
patch-set-battlefield = Set a battlefield
    .about = Sets the battlefield marker of a province
patch-set-morale = Set morale
    .about = Sets the morale of a seat
patch-set-influence = Set influence
    .about = Sets the influence points of a seat
patch-set-count = Set a number
    .about = Sets Taler, treaties, food, hunger, armies and the like
patch-set-advance = Set an advance
    .about = Sets the level of a seat in a field
patch-set-alliance = Set an alliance
    .about = Makes two seats allies, or parts them
patch-move-card = Move a card
    .about = Puts an influence card to the deck or the open ones
patch-give-tile = Give a tile
    .about = Gives a seat a tile out of the box, face down

gm-province = { $area } now: { $owner ->
    [nobody] nobody
   *[other] { $owner }
}, vassals { $count }.
gm-city = { $area }: { $city ->
    [yes] a city
   *[no] no city
}.
gm-fleets = Fleets of { $seat } in { $area }: { $count }.
gm-battlefield = Battlefield in { $area }: { $militia }.
gm-morale = Morale of { $seat }: { $morale }.
gm-influence = Influence of { $seat }: { $ep }.
gm-count = { $seat }, { $what ->
    [taler] Taler
    [treaties] treaties
    [food] food
    [hunger] hunger
    [past_hunger] past hunger
    [armies] armies
    [militia] grey militia
   *[triumph] triumph steps
}: { $count }.
gm-advance = { $seat }: { $field } { $level }.
gm-alliance = { $seat } and { $partner }: { $allied ->
    [yes] allies
   *[no] no allies
}.
gm-card-moved = An influence card goes to { $to ->
    [deck] the deck
   *[open] the open cards
}.
gm-tile-given = { $seat } receives a tile, face down.
gm-move-card-to-deck = the deck
gm-move-card-to-open = the open cards
gm-set-count-what-armies = armies
gm-set-count-what-food = food
gm-set-count-what-hunger = hunger
gm-set-count-what-militia = grey militia
gm-set-count-what-past_hunger = past hunger
gm-set-count-what-taler = Taler
gm-set-count-what-treaties = treaties
gm-set-count-what-triumph = triumph steps
