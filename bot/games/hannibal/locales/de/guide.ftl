### Der Wegweiser am lokalen Tisch, durch eine erste Karte.

local-welcome = 👋 **Deine erste Karte.** Das ist eine echte Partie. Die andere Seite spielt ein Computer oder jemand, der mit dir an diesem Bildschirm sitzt.
local-begin =
    { $asked } ist zuerst gefragt.
    1. Drücke unten **{ act-what-can-i-do }**. Nur du siehst die Antwort.
    2. Heißt es *{ ask-play }*, wähle *{ action-march }*, dann eine Karte, einen Heerführer und die Felder auf seinem Weg; der Bot nennt Preis und Gefahren.
    3. Oder wähle *{ action-place-markers }* oder *{ action-event }*. Vor dem Bestätigen wird nichts ausgegeben.
    4. Erzählung und Karte folgen hier, und die andere Seite ist an der Reihe.
local-on =
    Es geht. Nun entscheidet { $asked }.
    Drücke unten **{ act-what-can-i-do }**. In einer Schlacht machen beide einen geheimen Plan; der übliche genügt.
    Verklickt? `/undo` nimmt zurück, was weder Würfel noch andere Spieler gesehen haben.
local-done = Du hast eine Karte gespielt. Ab hier ist es das Spiel selbst.
local-commands = Du tippst lieber? `/help` kennt die Lage, `/hannibal` enthält jede Aktion, `/map` und `/status` zeigen den Stand.
