# Assyrian Wars: names that no pack gives. Countries, areas, leaders, cards and scenarios are named by the pack.

game-assyrian-wars = Assyrian Wars
    .about = The struggle for the world of the Assyrian kings, 722 to 605 BC, for one to five players.

unit-name = { $unit } #{ $number } ({ $country })
unit-left = { $unit } in { $area }
unit-class-hi = Heavy infantry
unit-class-li = Light infantry
unit-class-b = Bowmen
unit-class-lc = Light cavalry
unit-class-hb = Horse bowmen
unit-class-hc = Heavy cavalry
unit-class-ch = Chariots
unit-class-sh = Ship

## Why victory points are given

battle-won-points = a battle won
nomads-defeated = a nomad people driven off the map
position = points brought along
king-lost = a king lost
vp-assault-repelled = an assault beaten off
vp-city-taken = a city taken
vp-excess-cards = discarded cards
vp-ruling = a ruling of the game master

## Dice and draws

roll-attrition = attrition
roll-besiegers = dice of the besiegers
roll-defenders = dice of the city
roll-bow-fire = bow fire
roll-melee = melee
roll-evasion = evasion
roll-interception = interception
roll-interception-order = who intercepts first
roll-promotion = promotion
draw-armies = armies for the battle
draw-cards = cards
draw-controller = who plays a minor country
draw-controlling-camp = which camp plays a minor country
draw-leader = leader
draw-mercenaries = mercenaries

## Settings of a match

setting-pack = Edition
    .about = The map, counters, cards and scenarios that are used.
setting-pack-house = House edition
setting-length = Length
    .about = How many turns are played.
setting-length-short = Short
setting-length-full = Full
setting-sudden-end = Sudden end
    .about = When one camp is completely defeated, two dice may end the game early.
setting-lead = End by a lead
    .about = When a power with more points than all others together ends the game.
setting-lead-never = Never
setting-lead-turn-3 = From the third turn on
setting-lead-any = In any turn, as printed
setting-reduced-leaders = Leaders grow
    .about = Leaders begin on their weak side and may be promoted.
setting-combining = Combining units
    .about = Two reduced units of a kind may become one full unit.
setting-standing-army = Standing army
    .about = A unit may be disbanded for an ECO+1 marker.
setting-fog-of-war = Fog of war
    .about = Only the top of an enemy stack is seen.
setting-selling = Selling mercenaries
    .about = Powers may sell mercenaries to each other.
setting-special-units = Special units
    .about = Bows, cavalry, heavy units and chariots have their own abilities.
setting-secret-diplomacy = Secret diplomacy
    .about = Diplomatic actions are planned in secret.
setting-elimination = Elimination
    .about = A conquered power may be out of the game.

## Conditions of standing orders

condition-chance-at-least = the chance is at least { $percent }%
condition-chance-below = the chance is below { $percent }%
condition-in-area = it is about { $area }
condition-not-in-area = it is not about { $area }
condition-steps-left-at-most = { $steps ->
    [one] the city holds out 1 more step at most
   *[other] the city holds out { $steps } more steps at most
}
condition-next-is = next would be { $country }
condition-buyer-is = the buyer is { $country }

## Rulings of the game master

patch-set-piece = Place a piece
    .about = Moves, places or removes a unit, a ship or a leader.
patch-set-control = Give an area
    .about = Puts an area into the hands of a country, of its own city, or of nobody.
patch-set-marker = Set markers
    .about = Sets the pillage, damage or ECO markers of an area.
patch-lift-sieges = Lift sieges
    .about = Ends every siege of an area.
patch-set-number = Set a number
    .about = Sets ECO level, savings, loan, trade markers or the AP of the running impulse.
patch-add-points = Give victory points
    .about = Gives or takes victory points.
patch-set-track = Set diplomacy
    .about = Puts the marker of a minor country or tribe on a space of a power's track.
patch-set-camp = Set camp
    .about = Puts a power into a camp, or out of both.
patch-set-active = Set active
    .about = Makes a country active or inactive.
patch-set-war = War or peace
    .about = Begins a war between two countries, or ends it.
patch-set-tribute = Set tribute
    .about = Lets a country pay tribute to a power, or ends it.
patch-set-card = Move a card
    .about = Puts a card into a hand or on a pile; only its new holder sees which.
patch-set-clock = Set the clock
    .about = Moves the markers of turn, round and impulse track.
setting-pauses = Pauses of windows for cards
    .about = None: orders answer at once. Equal: each window for cards stays open four hours, whoever holds what.
setting-pauses-none = None
setting-pauses-equal = Equal
