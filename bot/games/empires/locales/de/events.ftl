# Empires: was geschieht.

## Aufbau

seats-drawn = Die Plätze sind ausgelost; es geht reihum: { $order }.
marker-placed = { $seat } setzt einen Marker: { $area }{ $count ->
    [one] {""}
   *[other] , nun { $count } dort
}.
empire-drawn = 🃏 { $seat } beginnt im { $half ->
    [north] Norden
   *[south] Süden
} und zieht den Reichssatz { $empire }.

## Der Zug

turn-begins = **Zug { $turn } beginnt**, mit { $rounds } Aktionsrunden.
revolt = 🎲 Revolten im { $half ->
    [north] Norden
   *[south] Süden
}, Spalte { $column }: { $areas }.
area-revolted = { $area } fällt von { $seat } ab und ist neutral.
marker-lost = { $seat } verliert einen Kontrollmarker: { $area }.
income = { $seat } erhält { $goods ->
    [one] 1 Handelsmarker
   *[other] { $goods } Handelsmarker
}.
starts-turn = { $seat } beginnt in diesem Zug.
round-begins = **Zug { $turn }, Runde { $round }**
passed = { $seat } passt.

## Angriffe

attack-declared = { $seat } greift { $area } an, { $route ->
    [land] über Land von { $origin }
    [mountain] über die Berge von { $origin }
    [strait] über die Meerenge von { $origin }
    [sealane] auf dem Seeweg von { $origin }
   *[sea] über See von { $origin }
}.
movement-failed = 🎲 { $die } statt { $needs }: { $seat } kommt nicht an. Ziel war { $area }.
movement-succeeded = 🎲 { $die }: { $seat } erreicht { $area }.
conquest-failed = 🎲 { $die } statt { $needs }: { $area } wehrt sich und bleibt neutral.
province-taken = 🎲 { $die }: **{ $seat } nimmt { $area } ein.**
sea-taken = **{ $seat } beherrscht nun: { $area }.**

## Diplomatie

area-courted = 🎲 { $die }: **{ $area } schließt sich { $seat } an**, für { $goods ->
    [one] 1 Handelsmarker
   *[other] { $goods } Handelsmarker
}.
courting-failed = 🎲 { $die }: { $area } nimmt { $goods ->
    [one] 1 Handelsmarker
   *[other] { $goods } Handelsmarker
} von { $seat } und bleibt neutral.
area-annexed = **{ $seat } gliedert { $area } an**, für { $goods ->
    [one] 1 Handelsmarker
   *[other] { $goods } Handelsmarker
}.
subversion-failed = 🎲 { $die } und { $goods } gezahlt: Die Diplomaten von { $seat } erreichen in { $area } nichts; Besitzer bleibt { $owner }.
marker-subverted = 🎲 { $die } und { $goods } gezahlt: { $owner } verliert in { $area } einen Kontrollmarker an die Diplomaten von { $seat }.
area-subverted = 🎲 { $die } und { $goods } gezahlt: **{ $area } läuft von { $owner } zu { $seat } über.**

## Karten, Forts, Handel, Marker

display-laid = 🃏 Neu in der Auslage: { $cards }.
pile-shuffled = 🃏 Die Ablage wird gemischt: { $count } Karten.
display-exchanged = { $seat } zahlt { $goods ->
    [one] 1 Handelsmarker
   *[other] { $goods } Handelsmarker
} für eine neue Auslage.
card-recruited = 🃏 { $seat } rekrutiert: { $card }.
card-dismissed = 🃏 { $seat } entlässt: { $card }.
fort-built = 🏰 { $seat } baut ein Fort in { $area }{ $goods ->
    [0] {""}
   *[other] {""} für { $goods } Handelsmarker
}.
trade-placed = { $seat } handelt in { $area }{ $count ->
    [one] {""}
   *[other] , nun mit { $count } Markern
}.
trade-displaced = 🎲 { $die }: { $seat } verdrängt in { $area } einen Handelsmarker von { $rival }.
displacement-failed = 🎲 { $die }: { $seat } kann in { $area } keinen Marker von { $rival } verdrängen.
marker-added = { $seat } festigt { $area }: { $count } Kontrollmarker.

## Wertung

scored = **{ $seat }: { SIGNED($points) } SP** – Gebiete { $control }, Handel { $trade }, Beute { $captured }, Karten { $upkeep ->
    [0] 0
   *[other] −{ $upkeep }
}; zusammen { WHOLE($total) }.
game-won = { $winners-count ->
    [one] **{ $winners } gewinnt** mit { WHOLE($points) } SP.
   *[other] **{ $winners } gewinnen gemeinsam** mit { WHOLE($points) } SP.
}
