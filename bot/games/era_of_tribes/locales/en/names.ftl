# Era of Tribes: names.

game-era-of-tribes = Era of Tribes
    .about = Peoples of Europe from the Stone Age to the Middle Ages
setting-long = Long game
    .about = To the High Middle Ages instead of Antiquity
setting-rounds = Rounds
    .about = After so many the game is scored; 0: no limit, 12 is good by chat
chair-red = Red
chair-blue = Blue
chair-green = Green
chair-yellow = Yellow
chair-purple = Purple
chair-orange = Orange
good-wine = wine
good-gold = gold
good-fur = fur
good-beer = beer
good-ivory = ivory
good-cloth = cloth
good-diamonds = diamonds
good-spices = spices
good-horse = horse
good-ore = ore
tile-advances = Advances
tile-different-luxury = Different luxury goods
tile-equal-luxury = Equal luxury goods
tile-hexes = Regions
tile-trading-posts = Trading posts
tile-leaders = Leaders
tile-taler = Taler
tile-treaties = Treaties
tile-half-price = Advance at half price
tile-grey-leader = Grey leader
tile-morale-2 = Morale +2
tile-morale-3 = Morale +3
tile-influence-1 = Influence +1
tile-taler-2 = 2 Taler
tile-taler-3 = 3 Taler
tile-taler-5 = 5 Taler
tile-army-2 = Army +2
roll-red = the red die
roll-green = the green die
roll-raid = a raid
draw-seating = the order of the players
draw-personal = influence cards
draw-influence = an open influence card
draw-barbarians = barbarian tiles
several = { $things }
keep-vassal = a vassal
keep-city = the city
payment-taler = a Taler
payment-treaty = a treaty
scenario-two1 = Iberia to Italia, for two
scenario-two2 = Britannia, Gallia, Iberia, for two
scenario-two3 = The middle Mediterranean, for two
scenario-two4 = Hellas, Orient and steppe, for two
scenario-two5 = Britannia to Scandinavia, for two
scenario-three1 = The West from Scandinavia to Africa, for three
scenario-three2 = Around the Mediterranean, for three
scenario-three3 = The North from Britannia to the Slavs, for three
scenario-three4 = Italia, Hellas and the East, for three
scenario-four1 = The continent from Iberia to the steppe, for four
scenario-four2 = The West with its oceans, for four
scenario-four3 = Gallia, Scandinavia and the East, for four
scenario-four4 = The North and Hellas, for four
scenario-full = All Europe, for five or six
diplomatic-step-grey-leader = hire a grey leader
diplomatic-step-protection = buy protection
diplomatic-step-bribe = bribe the weaker, for the ring
bonus-buy = buy { $area }{ $city ->
    [yes] {" "}with a city
   *[no] {""}
}{ $forced ->
    [yes] {""}, forced by three treaties
   *[no] {""}
}
bonus-pact = { $offer ->
    [ally] ally with { $partner }
   *[part] part from { $partner }
}{ $forced ->
    [yes] {""}, forced by three treaties
   *[no] {""}
}
bonus-offer = { $step } ({ $taler } Taler)
ally-request = { $count ->
    [one] 1 army of { $seat }
   *[other] { $count } armies of { $seat }
}
request-all = all armies of all allies
loss-vassals = vassals
loss-armies = armies
loss-legions = legions
loss-city = the city
loss-militia = militia
loss-mercenaries = mercenaries
loss-goods = goods
number-all = all
number-none = none
number-enough = just enough, or none
number-own = only own armies
number-ask = ask me
wish-auto = as it suits
wish-yes = yes
wish-no = no
symbol-sword = sword
symbol-shield = shield
symbol-fist = fist
symbol-mask = mask
symbol-catapult = catapult
card-text-admiralty = most fleets
card-text-colonists = most colonies
card-text-emperor = most triumph steps
card-text-fishermen = most seas with fish
card-text-liberators = most barbarian tiles
card-text-loggers = most forest provinces
card-text-merchants = most luxury goods
card-text-miners = most mountain provinces
card-text-nobility = most provinces
card-text-partisans = most provinces with battlefields
card-text-peasants = most grain provinces
card-text-scholars = most advances
card-text-shepherds = most hill provinces
card-text-townsmen = most cities
card-text-rich = most Taler
tile-text-advances = scores at the end by your advances
tile-text-different-luxury = scores at the end by different luxury goods
tile-text-equal-luxury = scores at the end by equal luxury goods
tile-text-hexes = scores at the end by the regions in which you hold provinces
tile-text-trading-posts = scores at the end by your trading posts
tile-text-leaders = scores at the end by your leaders
tile-text-taler = scores at the end by your Taler
tile-text-treaties = scores at the end by your treaties
tile-text-half-price = an advance at half price, with a leader
tile-text-grey-leader = a grey leader joins you
tile-text-morale-2 = lifts your morale by 2
tile-text-morale-3 = lifts your morale by 3
tile-text-influence-1 = brings 1 influence
tile-text-taler-2 = brings 2 Taler
tile-text-taler-3 = brings 3 Taler
tile-text-taler-5 = brings 5 Taler
tile-text-army-2 = brings 2 grey militia
choice-unbuilt = { $count }, for { $morale } morale
choice-advance = { $field } { $level } ({ $taler } Taler)
choice-attack = { $area }: attack { $owner ->
    [barbarians] barbarians
   *[other] { $owner }
}
people-text-britons = bread and circuses bring 2 morale a leader; fish feeds two
people-text-carthaginians = three fleets with each advance in Navigation; ivory fights like ore
people-text-egyptians = Architecture at half price; cities cost less food and morale
people-text-gauls = Culture at half price; wine fights like ore
people-text-germanics = trade brings 2 Taler a leader; three armies with each advance in Mechanics
people-text-greeks = every advance 2 Taler cheaper; a second fleet with the first; cities cost more morale
people-text-iberians = Navigation at half price; 1 food more at the start
people-text-norsemen = fleets go 2 farther and raid coasts; a colony a round costs no morale
people-text-romans = Mechanics at half price; a legion with every expansion
people-text-slavs = 2 food more at the start; grey leaders are cheap
level-text-farming-1 = 2 food
level-text-farming-2 = 1 food; two pieces stay in each province
level-text-farming-3 = 2 food
level-text-farming-4 = 3 food
level-text-culture-1 = 2 morale and 1 influence
level-text-culture-2 = 2 influence; bread and circuses +1
level-text-culture-3 = 2 influence; bread and circuses +3
level-text-culture-4 = 4 influence
level-text-navigation-1 = fleets move 2 and cost 2 Taler; free fleet
level-text-navigation-2 = fleets move 4 and cost 3 Taler; free fleet
level-text-navigation-3 = fleets move 6 and cost 4 Taler; free fleet
level-text-navigation-4 = fleets move 10 and cost 6 Taler; free fleet
level-text-trade-1 = trade +1
level-text-trade-2 = trade +3; trading posts
level-text-trade-3 = trade +6
level-text-trade-4 = trade +11
level-text-mechanics-1 = armies for 1 Taler; free army
level-text-mechanics-2 = vassals move 2; armies for 2 Taler; free army
level-text-mechanics-3 = armies for 3 Taler; free army
level-text-mechanics-4 = vassals move 3; armies for 4 Taler; free army
level-text-architecture-1 = up to 2 cities
level-text-architecture-2 = up to 4 cities
level-text-architecture-3 = up to 6 cities
level-text-architecture-4 = up to 8 cities
