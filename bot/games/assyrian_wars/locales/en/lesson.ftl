### The lesson: Sargon's general takes Sippar.

learn-welcome = Year 721 BC: Babylon has rebelled, and you are Assyria. You win by victory points: for cities and provinces that you take, for battles, for trade and tribute; `/score` always says where yours come from.
    .title = What this is about
learn-card = You are asked in *impulses*: play one card, spend action points (AP), end. A card is either its AP or its event, never both; Royal Road brings 6 AP, and with your income you have 15.
    .title = A card for action points
learn-march = The Turtan's army stands at Ashur, one area away from Sippar. Before you confirm, the preview names the price, who marches, and who may intercept you with what chance: Marduk-apla-iddina comes from Babylon with 72 %.
    .title = A march, and its preview
learn-hits = He has intercepted you, so you fight outside Sippar: each unit rolls, and up to its combat factor is a hit. You scored six hits and he scored one, which you take with a light unit: it is turned to its reduced side.
    .title = Interception and battle
learn-siege = His army is destroyed, and after such an *overrun* yours may go on. A siege shows its odds first: hunger is slow and safe, a standard siege wears the walls down, an assault decides at once but gives him a point if it fails.
    .title = A siege
learn-influence = Sippar is yours, and that is a victory point. Politics costs AP, too: at 7 on your track Syria is your friend, and one level of its economy (ECO) goes to you.
    .title = Influence
learn-end = Of what you do not spend only 4 AP are kept, the rest is lost. Then the others have their impulses, until it is your turn again.
    .title = The end of an impulse
learn-event = The others have passed or played a card. Now play Good Harvest as an *event*: it costs 1 AP and brings 4 for this impulse.
    .title = A card as an event
learn-build = Armies are built from your force pool, in cities that you hold. Heavy infantry is dear and strong; numbers behind a unit only tell the counters apart.
    .title = Building
learn-turn = Nobody has a card left after this impulse, so it ends the turn. Then comes the Interphase: trade and income are counted, new cards are dealt, wars and peace are declared.
    .title = The end of the turn
learn-interphase = Your trade, your ECO level and your points have been counted: `/score` names them, and the channel tells the whole Interphase once it is over. You hold new cards and may exchange the whole hand once; for the lesson, keep it.
    .title = The Interphase
learn-farewell = That was a whole turn; a campaign has several. `/undo` takes back what neither dice nor others have seen, `/odds` works chances out beforehand, and every rule number can be looked up with `/rules`.
    .title = What else helps
