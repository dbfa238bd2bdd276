### The guide at the local table, through a first card.

local-welcome = 👋 **Your first card.** This is a real match. A computer plays the other side, or somebody who sits with you at this screen.
local-begin =
    { $asked } is asked first.
    1. Press **{ act-what-can-i-do }** below. Only you see the answer.
    2. When it says *{ ask-play }*, pick *{ action-march }*, then a card, a general and the spaces on his way; the bot names price and risks.
    3. Or pick *{ action-place-markers }*, or *{ action-event }*. Nothing is spent before you confirm.
    4. The story and the map follow here, and it is the other side’s turn.
local-on =
    It works. Now { $asked } decides.
    Press **{ act-what-can-i-do }** below. In a battle both sides lay a secret plan; pressing on with the usual one is fine.
    A slip? `/undo` takes back what neither dice nor another player has seen.
local-done = You have played a card. From here it is the game itself.
local-commands = Prefer to type? `/help` knows the situation, `/hannibal` holds every action, `/map` and `/status` show how things stand.
