### Der Wegweiser am lokalen Tisch, durch eine erste Aktion.

local-welcome = 👋 **Dein erstes Reich.** Das ist eine echte Partie. Die anderen Plätze spielen Computer oder die, die mit dir an diesem Bildschirm sitzen.
local-begin =
    { $asked } ist zuerst gefragt.
    1. Drücke unten **{ act-what-can-i-do }**. Nur du siehst die Antwort.
    2. Heißt es *{ ask-settle }*, wähle *{ action-settle }* und eine Provinz; mit *wünsche* gehen deine nächsten Marker von selbst.
    3. Heißt es *{ ask-action }*, versuche *{ action-attack }* oder *{ action-place-trade }*; der Bot nennt Preis und Chancen, und vor dem Bestätigen wird nichts ausgegeben.
    4. Erzählung und Karte folgen hier, und der Nächste ist an der Reihe.
local-on =
    Es geht. Nun entscheidet { $asked }.
    Drücke unten **{ act-what-can-i-do }**. Wer wartet, kann vorausplanen: bis zu drei Aktionen, gespielt, wenn die Reihe kommt.
    Verklickt? `/undo` nimmt zurück, was weder Würfel noch andere Spieler gesehen haben.
local-done = Du hast eine Aktion gespielt. Ab hier ist es das Spiel selbst.
local-commands = Du tippst lieber? `/help` kennt die Lage, `/empires` enthält jede Aktion, `/map` und `/status` zeigen den Stand.
