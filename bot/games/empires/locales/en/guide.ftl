### The guide at the local table, through a first action.

local-welcome = 👋 **Your first empire.** This is a real match. Computers play the other seats, or those who sit with you at this screen.
local-begin =
    { $asked } is asked first.
    1. Press **{ act-what-can-i-do }** below. Only you see the answer.
    2. When it says *{ ask-settle }*, pick *{ action-settle }* and a province; *wishes* place your next markers by themselves.
    3. When it says *{ ask-action }*, try *{ action-attack }* or *{ action-place-trade }*; the bot names price and chances, and nothing is spent before you confirm.
    4. The story and the map follow here, and it is the next player’s turn.
local-on =
    It works. Now { $asked } decides.
    Press **{ act-what-can-i-do }** below. Whoever waits can plan ahead: up to three actions, played when the turn comes.
    A slip? `/undo` takes back what neither dice nor another player has seen.
local-done = You have played an action. From here it is the game itself.
local-commands = Prefer to type? `/help` knows the situation, `/empires` holds every action, `/map` and `/status` show how things stand.
