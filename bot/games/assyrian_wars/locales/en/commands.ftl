### The commands of Assyrian Wars.

cmd-aw = aw
    .about = Assyrian Wars: everything your countries can do
cmd-aw-group = group
    .about = Army groups
cmd-aw-leader = leader
    .about = Leaders and their armies
cmd-aw-sea = aw-sea
    .about = Assyrian Wars: ships, sea trade and landings
cmd-aw-raid = raid
    .about = Raids on overland trade
cmd-aw-cards = aw-cards
    .about = Assyrian Wars: cards as events, battle cards, answers and foreign wars
cmd-aw-repair = repair
    .about = Reduced units, damaged walls, plundered land
cmd-aw-politics = aw-politics
    .about = Assyrian Wars: influence, tribute, war and peace
