### The lesson: a round of the Romans.

learn-welcome = You lead the Romans through the ages. Influence wins: it comes from advances, cities, triumphs and epochs, and at the end cards, morale and tiles are added; `/score` shows what everybody would have now.
    .title = What this is about
learn-trade = In a round everybody does one action after the other, each kind once, and each takes a leader; you have four. Trade brings one Taler for the leader, more with trade and luxury goods.
    .title = Trade
learn-progress = Advances cost Taler and last for the whole game. Nobody knows farming yet, so you are its pioneer: one influence, and two food.
    .title = Progress
learn-expansion = Growth is food, morale and twice your leaders: it will bring new vassals. An expansion goes step by step, and nothing counts before you confirm it.
    .title = Expansion
learn-place = New vassals come to provinces where you have some, one for each. Put two into Latium and two into Campania.
    .title = New vassals
learn-march = Barbarians sit in Etruria. If three vassals go there it is an attack; the preview says that you win with 89 %, and with your legions with 98 %.
    .title = An attack
learn-city = Three vassals in a province can become a city, which costs two food. It brings one influence, and militia that defends it.
    .title = A city
learn-confirm = That is the whole expansion: growth, march, city. Confirm it, and the attacks are fought.
    .title = Confirm
learn-battle = Now armies and legions may be added. Sword, fist, mask and catapult go to whoever is ahead in something; the dice say whose symbols hit.
    .title = The battle
learn-tile = Etruria is yours, and so is the tile that lay there. Keep it: it can be used in any later action, or fight as a mercenary.
    .title = A tile
learn-bread = Each province that is taken costs a little morale, and morale is growth. Bread and circuses lift it again.
    .title = Bread and circuses
learn-round = All leaders are used, so you have passed; surplus vassals went home, and a new round has begun. The game ends when somebody reaches Antiquity, enough provinces, advances or influence; then the points are counted.
    .title = The end of the round
