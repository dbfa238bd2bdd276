### The lesson: Red around Italia.

learn-welcome = You are Red, and you win by victory points (VP). They are counted at the end of turns II, III and IV: for the areas you control and for your trade, less what your cards cost; in between, everybody does one action a round.
    .title = What this is about
learn-attack = Narbonensis is neutral, and from Cisalpina you go there over the mountains. Before you confirm you read both rolls: 2 or more to get there, 3 or more to take it.
    .title = A first conquest
learn-recruit = Battles are fought with cards: six of your own empire, and those that you recruit from the open display. A spear stands well against horsemen, and costs 1 VP at each scoring while you hold it.
    .title = Recruiting
learn-court = Not everything has to be fought for. Two trade markers persuade Africa to join you with 83 %; if it declines, they are lost.
    .title = Diplomacy
learn-trade = Trade markers in your warehouse do nothing for you; in provinces and seas within reach they bring VP. Each such action places up to two of them.
    .title = Trade
learn-battle = Illyria is Blue's, so it comes to a battle: both sides lay five cards, which are compared one by one. *The strongest* chooses your cards for you, and the odds are exact: you win with 75 %.
    .title = A battle
learn-fort = Three comparisons to none are a *rout*: Illyria is yours, Blue loses cards, and you have one more action at once. A fort protects a province from revolts and makes it hard to take.
    .title = A rout, and a fort
learn-marker = This is the last round of the turn. A second control marker means that Illyria is not lost to the first blow or revolt.
    .title = Holding on
learn-scoring = Turn II is over, and the points were counted in the post above: your areas, your trade, less your cards. Then revolts shake some provinces and new trade markers come; after turn IV whoever has most VP has won.
    .title = The scoring
