# Era of Tribes: what can be done.

action-first-advance = Take the first advance
    .command = first-advance
    .about = One advance free of charge, at the beginning.
    .field = field
    .field-about = The field of progress
    .fleets = fleets
    .fleets-about = Where free fleets go; left out: to fish
    .unbuilt = unbuilt
    .unbuilt-about = How many come from unbuilt cities, for 2 morale each

action-trade = Trade
    .command = trade
    .about = Taler for leaders, luxury goods, trade value and trade markers.
    .leaders = leaders
    .leaders-about = How many leaders; left out: 1
    .goods = goods
    .goods-about = Luxury goods that are used up for this round

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
    .goods-about = Luxury goods that are used up for this round

action-diplomacy = Negotiate
    .command = diplomacy
    .about = Treaties, grey leaders, protection, bribes, purchases and alliances.
    .leaders = leaders
    .leaders-about = How many leaders; left out: 1
    .steps = steps
    .steps-about = A grey leader, protection, a bribe: at most one for each leader
    .bonus = bonus
    .bonus-about = In order: provinces to buy, allies to win or leave; some may be forced

action-progress = Advance
    .command = progress
    .about = One advance for each leader.
    .fields = fields
    .fields-about = A field for each leader; a field may come twice
    .fleets = fleets
    .fleets-about = Where free fleets go; left out: to fish
    .unbuilt = unbuilt
    .unbuilt-about = How many come from unbuilt cities, for 2 morale each

action-half-price = Advance at half price
    .command = half-price
    .about = Use the tile and one leader for an advance.
    .field = field
    .field-about = The field of progress
    .fleets = fleets
    .fleets-about = Where free fleets go; left out: to fish
    .unbuilt = unbuilt
    .unbuilt-about = How many come from unbuilt cities, for 2 morale each

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
    .goods-about = Luxury goods that are used up for this round

action-place = Place new vassals
    .command = place
    .about = New vassals onto your vassals and cities.
    .provinces = provinces
    .provinces-about = One for each new vassal
    .unbuilt = unbuilt
    .unbuilt-about = How many come from unbuilt cities, for 2 morale each

action-give-up = Give up pieces
    .command = give-up
    .about = Pieces that become free, as negative growth demands.
    .pieces = pieces
    .pieces-about = The places of the pieces; left out: fleets first, homes last

action-build-fleet = Build a fleet
    .command = fleet
    .about = A new vassal becomes a fleet.
    .province = province
    .province-about = Which province
    .sea = sea
    .sea-about = Which sea area
    .unbuilt = unbuilt
    .unbuilt-about = How many come from unbuilt cities, for 2 morale each

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
    .province-about = Where the new vassal stands
    .city = city
    .city-about = In whose city it trades from now on
    .pay = pay
    .pay-about = A Taler or a treaty

action-march = March
    .command = march
    .about = Move vassals over land, or carried by your fleets.
    .origin = from
    .origin-about = Where they start
    .path = path
    .path-about = Where to; name places in between if the way matters
    .count = count
    .count-about = How many; left out: 1

action-sail = Sail
    .command = sail
    .about = Move fleets, or land them.
    .origin = from
    .origin-about = Where they start
    .path = path
    .path-about = Where to; name places in between if the way matters
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
    .armies-about = All, none, just enough, or a number
    .goods = goods
    .goods-about = Whether military goods fight, too; left out: yes
    .mercenaries = mercenaries
    .mercenaries-about = Unused tiles that fight; they lie open afterwards
    .allies = allies
    .allies-about = How many armies you ask of which ally
    .losses = losses
    .losses-about = Which kinds of units fall first
    .legions = legions
    .legions-about = All, none, or a number
    .city = city
    .city-about = Whether a conquered city is rebuilt as yours

action-confirm = Confirm
    .command = confirm
    .about = End your movement; then the attacks are fought.
    .armies = armies
    .armies-about = All, none, just enough, or a number
    .goods = goods
    .goods-about = Whether military goods fight, too; left out: yes
    .losses = losses
    .losses-about = Which kinds of units fall first
    .order = order
    .order-about = In which order the attacks are fought
    .expel = expel
    .expel-about = Cities whose trading posts you close
    .city = city
    .city-about = Whether a conquered city is rebuilt as yours

action-defend = Defend
    .command = defend
    .about = Put up what defends the province.
    .armies = armies
    .armies-about = All, none, just enough, or a number
    .goods = goods
    .goods-about = Whether military goods fight, too; left out: yes
    .mercenaries = mercenaries
    .mercenaries-about = Unused tiles that fight; they lie open afterwards
    .allies = allies
    .allies-about = How many armies you ask of which ally
    .losses = losses
    .losses-about = Which kinds of units fall first
    .legions = legions
    .legions-about = All, none, or a number
    .keep = keep
    .keep-about = In a revolution: what stays out

action-attack = Attack
    .command = attack
    .about = Put up what attacks the province.
    .armies = armies
    .armies-about = All, none, just enough, or a number
    .goods = goods
    .goods-about = Whether military goods fight, too; left out: yes
    .mercenaries = mercenaries
    .mercenaries-about = Unused tiles that fight; they lie open afterwards
    .allies = allies
    .allies-about = How many armies you ask of which ally
    .losses = losses
    .losses-about = Which kinds of units fall first
    .legions = legions
    .legions-about = All, none, or a number
    .city = city
    .city-about = Whether a conquered city is rebuilt as yours

action-support = Help an ally
    .command = support
    .about = Lend armies for their price; ahead of time as an order.
    .armies = armies
    .armies-about = How many at most; 0: none

action-add = Reinforce
    .command = add
    .about = Add mercenaries and allied armies.
    .mercenaries = mercenaries
    .mercenaries-about = Unused tiles that fight; they lie open afterwards
    .allies = allies
    .allies-about = How many armies you ask of which ally

action-use-tile = Use a tile
    .command = use-tile
    .about = Use a barbarian tile; it lies open then.
    .tile = tile
    .tile-about = Which tile
    .field = field
    .field-about = The field of progress
    .fleets = fleets
    .fleets-about = Where free fleets go; left out: to fish
