### Der Wegweiser am lokalen Tisch, durch eine erste Runde.

local-welcome = 👋 **Dein erstes Volk.** Das ist eine echte Partie. Die anderen Plätze spielen Computer oder die, die mit dir an diesem Bildschirm sitzen.
local-begin =
    { $asked } ist zuerst gefragt.
    1. Drücke unten **{ act-what-can-i-do }**. Nur du siehst die Antwort.
    2. Zuerst wählst du *{ ask-people }*, *{ ask-card }* und *{ ask-first-advance }*; der Bot erklärt, was du wählst.
    3. Heißt es *{ ask-action }*, versuche *{ action-expansion }*: Setze neue Vasallen, ziehe in eine leere Provinz neben deinen und wähle *{ action-confirm }*. Oder *{ action-trade }* für Taler und *{ action-progress }* für Einfluss; der Bot nennt Preis und Chancen, und vor dem Bestätigen wird nichts ausgegeben.
    4. Hast du keinen Anführer mehr, passt du; haben alle gepasst, folgen hier Erzählung und Karte der Runde.
local-on =
    Es geht. Nun entscheidet { $asked }.
    Drücke unten **{ act-what-can-i-do }**. Wer wartet, kann vorausplanen: bis zu vier Aktionen, gespielt, wenn die Reihe kommt.
    Verklickt? `/undo` nimmt zurück, was weder Würfel noch andere Spieler gesehen haben.
local-done = Du hast eine Runde gespielt. Ab hier ist es das Spiel selbst; *{ preset-quiet }* (`/orders preset`) erspart dir die meisten Fragen.
local-commands = Du tippst lieber? `/help` kennt die Lage, `/tribes` enthält jede Aktion, `/map` und `/status` zeigen den Stand.
