# Era of Tribes: what may be given besides, and the groups of what can be done.

param-fleets = Where free fleets go
param-unbuilt = Take some from unbuilt cities
param-leaders = How many leaders
param-trade-goods = Use luxury goods
param-bread-goods = Use luxury goods
param-expansion-goods = Use luxury goods
param-steps = What the leaders do
param-bonus = Provinces to buy, allies to win
param-revolution-card = Which open card is scored
param-give-up-pieces = Which pieces go
param-count = How many
param-open-post-pay = Pay with a Taler or a treaty
param-fight = Demand battle at the end
param-armies = How many armies fight
param-goods = Military goods fight, too
param-mercenaries = Which mercenaries fight
param-allies = Ask allies for armies
param-losses = Who falls first
param-legions = How many legions fight
param-city = Rebuild a conquered city
param-order = Which attack comes first
param-expel = Close trading posts in cities
param-keep = What stays out of it
param-use-tile-field = Which field of progress
param-field = Field of progress
param-fields = Fields of progress
param-provinces = Provinces
param-province = Province
param-sea = Sea area
param-open-post-city = City
param-origin = From where
param-path = Way
param-rival = Rival
param-target = Target
param-tile = Tile

group-act = Act with leaders
group-move = Move and fight
group-build = Place and build

## What a thing is, in a line

line-free = free land
line-wild = barbarians
line-land = { $seat }: { $vassals ->
    [one] 1 vassal
   *[other] { $vassals } vassals
}{ $city ->
    [yes] {""}, city
   *[no] {""}
}
line-fleets = { $seat }: { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
}
line-open-sea = open sea, no fleets
suggest-expansion = 🧭 Expand: growth { $growth }
suggest-advance = 💡 { $field } to level { $level }: { $taler } taler
suggest-trade = 💰 Trade: { $taler } taler
suggest-taxes = 💰 Taxes: { $taler } taler
suggest-march = 🚶 { $origin } → { $area }, new land: { $mp ->
    [one] 1 movement point
   *[other] { $mp } movement points
}
