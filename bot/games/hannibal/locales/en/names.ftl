# Hannibal: names that no pack gives. Spaces, provinces, generals and cards are named by the pack.

game-hannibal = Hannibal
    .about = Rome against Carthage in the Second Punic War, 218 to 201 BC, for two players.

side-rome = Rome
side-carthage = Carthage
side = { $side }
space = { $space }
general = { $general }
several = { $things }
battle-card = { $type }
units = { $elephants ->
    [0] { $count ->
        [0] no CUs
        [one] 1 CU
       *[other] { $count } CUs
    }
    [one] { $count ->
        [one] 1 elephant
       *[other] { $count } CUs (1 elephant)
    }
   *[other] { $count } CUs ({ $elephants } elephants)
}
parcel = { $space }: { $what }
parcel-inside = { $space }, inside: { $what }
detachment = { $general } with { $units }
by-sea-to = { $space } by sea
refuge-city = into the city of { $space }
refuge-own-city = into the city
card-choice = { $card } (OPS { $ops })
general-choice = { $general } · { $space }, { $units }
attempt = { $general } from { $start } with { $units }, { $percent }%
loss-chance = { $lost ->
    [0] no loss
    [one] 1 CU lost
   *[other] { $lost } CUs lost
}: { $percent }%
retreat-way = { ROUTE($path) } ({ $count ->
    [0] no loss
    [one] 1 CU lost
   *[other] { $count } CUs lost
})
step-normal = { $space } ({ $points } MP)
step-pass = { $space } over a pass ({ $points } MP, attrition)
step-alps = { $space } over an Alps pass ({ $points } MP, attrition)
step-strait = { $space } across the strait ({ $points } MP)
step-sea = { $space } by sea ({ $points } MP)
step-stay = Stay in { $space } ({ $points } MP)

## Dice and draws

roll-attrition = attrition
roll-avoid-battle = avoiding battle
roll-battle-casualties = battle casualties
roll-change-of-command = change of command
roll-charge = elephant charge
roll-counterattack = counterattack
roll-exemption = loyalty of mercenaries
roll-hostile-tribes = hostile tribes
roll-interception = interception
roll-naval-combat = voyage
roll-pass-attrition = attrition on a pass
roll-prevention = preventing a withdrawal
roll-pursuit = pursuit
roll-retreat-losses = retreat losses
roll-siege = siege
roll-storm = storm at sea
roll-subjugation = subjugation
roll-winter = winter attrition
roll-withdrawal = withdrawal
draw-battle-cards = battle cards
draw-consuls = new consuls
draw-deal = strategy cards
draw-desertion = the battle card that changes sides
draw-lost-card = the card that is lost
draw-spy = what the spy sees
draw-taken-card = the card that is taken

## Conditions of standing orders

condition-chance-at-least = the best chance is at least { $percent }%
condition-chance-below = the best chance is below { $percent }%
condition-not-outnumbered = you would not be outnumbered
condition-in-region = it happens in { $region }
condition-mover-is = { $general } is on the move

## Rulings of the game master

patch-set-units = Set units
    .about = Puts exactly so many CUs of a side into a space, before or inside the walls.
patch-set-general = Place a general
    .about = Puts a general into a space, or off the map.
patch-set-marker = Set a marker
    .about = Gives the marker of a space to a side, or takes it away.
patch-set-points = Set siege points
    .about = Sets the siege or subjugation points of a space.
patch-move-card = Move a card
    .about = Puts a strategy card into a hand or on a pile; only its new holder sees which.
patch-set-siege-train = Place the Siege Train
    .about = Puts the Siege Train into a space, or takes it off the map.
patch-set-turn = Set the turn
    .about = Puts the turn marker on another turn.
patch-set-flag = Set what holds
    .about = Says whether the Truce, Macedon, the naval victory or a shuffle holds.

## What always holds

card-lost-or-doubled = { $card } would be lost or there twice.
battle-card-lost-or-doubled = A battle card ({ $card }) would be lost or there twice.
general-unknown-or-lost = { $general } would be lost or unknown.
general-nowhere = { $general } would be on the map without a space, or off it with one.
rank-of-nobody = { $general } would hold a rank that he cannot have.
units-out-of-bounds = { $space } would hold fewer than 0 CUs, or elephants that are not Carthage’s.
too-many-elephants = There would be { $found } elephants on the map; { $most } is the most.
space-unknown-or-lost = { $space } would be lost or unknown.
marker-not-legal = { $space } would have a marker that cannot lie there.
points-out-of-bounds = { $space } would hold siege or subjugation points that cannot be there.
enemies-together = CUs of both sides would stand in the open in { $space }.
city-overfull = More CUs would be inside { $space } than it has room for.
general-inside-enemy-city = { $general } would be inside a city of the enemy.
general-away-from-home = { $general } would be outside the region that he may never leave.
siege-without-besieger = { $space } would have siege points without a besieger.
turn-out-of-bounds = The game has turns 1 to { $last }.
setting-pauses = Pauses of windows for cards
    .about = None: orders answer at once. Equal: each window for cards stays open four hours, whoever holds what.
setting-pauses-none = None
setting-pauses-equal = Equal
