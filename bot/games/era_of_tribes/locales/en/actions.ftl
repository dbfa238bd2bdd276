# Era of Tribes: what can be done.

action-first-advance = Take the first advance
    .command = first-advance
    .about = One advance free of charge, at the beginning.
    .field = field
    .field-about = The field of progress
    .fleets = fleets
    .fleets-about = Where free fleets go; left out: to fish
    .unbuilt = unbuilt
    .unbuilt-about = From unbuilt cities, at the cost of morale

action-trade = Trade
    .command = trade
    .about = Taler for leaders, luxury goods, trade value and trade markers.
    .leaders = leaders
    .leaders-about = How many leaders; left out: 1
    .goods = goods
    .goods-about = Goods that are used

action-taxes = Raise taxes
    .command = taxes
    .about = Taler for each leader, at the cost of morale.
    .leaders = leaders
    .leaders-about = How many leaders; left out: 1

action-bread = Bread and circuses
    .command = bread
    .about = Morale for leaders, luxury goods and culture.
    .leaders = leaders
    .leaders-about = How many leaders; left out: 1
    .goods = goods
    .goods-about = Goods that are used

action-diplomacy = Negotiate
    .command = diplomacy
    .about = Treaties, grey leaders, protection, bribes, purchases and alliances.
    .leaders = leaders
    .leaders-about = How many leaders; left out: 1
    .steps = steps
    .steps-about = grey-leader, protection, bribe: one for each leader
    .bonus = bonus
    .bonus-about = Bonus steps in order: buy:province, ally:player, part:player, each with :force

action-progress = Advance
    .command = progress
    .about = One advance for each leader.
    .fields = fields
    .fields-about = A field for each leader; a field may come twice
    .fleets = fleets
    .fleets-about = Where free fleets go; left out: to fish
    .unbuilt = unbuilt
    .unbuilt-about = From unbuilt cities, at the cost of morale

action-half-price = Advance at half price
    .command = half-price
    .about = Use the tile and one leader for an advance.
    .field = field
    .field-about = The field of progress
    .fleets = fleets
    .fleets-about = Where free fleets go; left out: to fish
    .unbuilt = unbuilt
    .unbuilt-about = From unbuilt cities, at the cost of morale

action-revolution = Make a revolution
    .command = revolution
    .about = Enter the next epoch; you are out for the round.
    .card = card
    .card-about = The open card that is scored; left out: your best

action-expansion = Expand
    .command = expansion
    .about = Grow, build, move, found and attack, with leaders and luxury goods.
    .leaders = leaders
    .leaders-about = How many leaders; left out: 1
    .goods = goods
    .goods-about = Goods that are used

action-place = Place new vassals
    .command = place
    .about = New vassals onto your vassals and cities.
    .provinces = provinces
    .provinces-about = One for each new vassal
    .unbuilt = unbuilt
    .unbuilt-about = From unbuilt cities, at the cost of morale

action-give-up = Give up pieces
    .command = give-up
    .about = Pieces that become free, as negative growth demands.
    .pieces = pieces
    .pieces-about = The places of the pieces; left out: fleets first, homes last

action-build-fleet = Build a fleet
    .command = build-fleet
    .about = A new vassal becomes a fleet.
    .province = province
    .province-about = Which province
    .sea = sea
    .sea-about = Which sea area
    .unbuilt = unbuilt
    .unbuilt-about = From unbuilt cities, at the cost of morale

action-train = Train armies
    .command = train
    .about = New vassals become armies.
    .province = province
    .province-about = Which province
    .count = count
    .count-about = How many; left out: 1

action-open-post = Open a trading post
    .command = open-post
    .about = A new vassal goes to a neighbour’s city.
    .province = province
    .province-about = Which province
    .city = city
    .city-about = The city, or whether to build one: auto, yes, no
    .pay = pay
    .pay-about = A Taler or a treaty

action-march = March
    .command = march
    .about = Move vassals over land, or carried by your fleets.
    .origin = from
    .origin-about = Where they start
    .path = path
    .path-about = Where to; further places in between if you like
    .count = count
    .count-about = How many; left out: 1

action-sail = Sail
    .command = sail
    .about = Move fleets, or land them.
    .origin = from
    .origin-about = Where they start
    .path = path
    .path-about = Where to; further places in between if you like
    .count = count
    .count-about = How many; left out: 1
    .fight = fight
    .fight-about = Whether you demand battle at the end

action-engage = Demand a sea battle
    .command = engage
    .about = Fight foreign fleets where yours are.
    .sea = sea
    .sea-about = Which sea area
    .rival = rival
    .rival-about = Against whom

action-raid = Raid
    .command = raid
    .about = Take booty from a coast; a six costs the fleet.
    .sea = sea
    .sea-about = Which sea area
    .province = province
    .province-about = Which province

action-found = Found a city
    .command = found
    .about = Three vassals become a city.
    .province = province
    .province-about = Which province

action-attack-order = Give an attack order
    .command = attack-order
    .about = What will be put up at one target.
    .target = target
    .target-about = Which attack
    .armies = armies
    .armies-about = all, none, enough or a number
    .goods = goods
    .goods-about = Goods that are used
    .mercenaries = mercenaries
    .mercenaries-about = Tiles, or how many
    .allies = allies
    .allies-about = Requests as blue:2, or all
    .losses = losses
    .losses-about = Which kinds fall first
    .legions = legions
    .legions-about = all, none or a number
    .city = city
    .city-about = The city, or whether to build one: auto, yes, no

action-confirm = Confirm
    .command = confirm
    .about = End your movement; then the attacks are fought.
    .armies = armies
    .armies-about = all, none, enough or a number
    .goods = goods
    .goods-about = Goods that are used
    .losses = losses
    .losses-about = Which kinds fall first
    .order = order
    .order-about = In which order the attacks are fought
    .expel = expel
    .expel-about = Cities whose trading posts you close
    .city = city
    .city-about = The city, or whether to build one: auto, yes, no

action-defend = Defend
    .command = defend
    .about = Put up what defends the province.
    .armies = armies
    .armies-about = all, none, enough or a number
    .goods = goods
    .goods-about = Goods that are used
    .mercenaries = mercenaries
    .mercenaries-about = Tiles, or how many
    .allies = allies
    .allies-about = Requests as blue:2, or all
    .losses = losses
    .losses-about = Which kinds fall first
    .legions = legions
    .legions-about = all, none or a number
    .keep = keep
    .keep-about = In a revolution: what stays out

action-attack = Attack
    .command = attack
    .about = Put up what attacks the province.
    .armies = armies
    .armies-about = all, none, enough or a number
    .goods = goods
    .goods-about = Goods that are used
    .mercenaries = mercenaries
    .mercenaries-about = Tiles, or how many
    .allies = allies
    .allies-about = Requests as blue:2, or all
    .losses = losses
    .losses-about = Which kinds fall first
    .legions = legions
    .legions-about = all, none or a number
    .city = city
    .city-about = The city, or whether to build one: auto, yes, no

action-support = Help an ally
    .command = support
    .about = Lend armies for their price.
    .armies = armies
    .armies-about = all, none, enough or a number

action-add = Reinforce
    .command = add
    .about = Add mercenaries and allied armies.
    .mercenaries = mercenaries
    .mercenaries-about = Tiles, or how many
    .allies = allies
    .allies-about = Requests as blue:2, or all

action-use-tile = Use a tile
    .command = use-tile
    .about = Use a barbarian tile; it lies open then.
    .tile = tile
    .tile-about = Which tile
    .field = field
    .field-about = The field of progress
    .fleets = fleets
    .fleets-about = Where free fleets go; left out: to fish
