### The lesson: Hannibal in Italy.

learn-welcome = 217 BC: you are Carthage, and Hannibal stands in the valley of the Po. Provinces are what counts: each one that you control is a political point, and after the last turn more points win; who takes the enemy's capital wins at once.
    .title = What this is about
learn-markers = In turn each side plays one card: as its event, or for its operations points (OPS). With OPS 2 you place two markers of political control (PCs) in empty spaces; most of the PCs of a province mean that you control it.
    .title = A card for political control
learn-event = Rome could only discard. Gallic Recruits is worth more as an *event*: two combat units (CUs) join Hannibal.
    .title = A card as an event
learn-march = A card of OPS 1 moves Hannibal, because his strategy rating is 1; slower generals need more. Mutina is two spaces away; the preview says who may intercept on the way, and that Scipio's army stands there.
    .title = A march into battle
learn-battle = General, CUs and allies bring battle cards: you hold fifteen, Rome nine. You leave a *plan* that nobody ever sees, and the bot plays the rounds: whoever cannot match the card played has lost; the usual plan is fine.
    .title = The battle plan
learn-subjugate = You have won, Scipio has retreated, and Rome loses PCs for the units it lost. Mago stands with a tribe that has yielded twice already: a march without a way, with *siege*, rolls for it.
    .title = Tribes and sieges
learn-points = The cards are played, so the turn ends: armies in hostile land suffer from winter, cut-off PCs fall, and points are counted. You are one behind, so one of your PCs goes; a far one is missed least.
    .title = The end of the turn
learn-turn = A new turn begins with reinforcements. Carthage places its own where the rules say so; nine turns make a war.
    .title = Reinforcements
learn-farewell = That was a whole turn. `/odds` works out battles, interceptions and sieges beforehand, `/undo` takes back what neither dice nor your opponent has seen, and `/rules` knows every chapter.
    .title = What else helps
