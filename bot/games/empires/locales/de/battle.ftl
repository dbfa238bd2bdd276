# Empires: Schlachten.

battle-begins = ⚔️ { $combat ->
    [siege] Belagerung: { $area }
    [sea] Seeschlacht: { $area }
   *[open] Schlacht: { $area }
}. { $attacker } ({ $attackers ->
    [one] 1 Karte
   *[other] { $attackers } Karten
}) greift { $defender } ({ $defenders ->
    [one] 1 Karte
   *[other] { $defenders } Karten
}) an.
comparison = { $number }. { $attacker ->
    [none] keine Karte
   *[other] { $attacker }
} gegen { $defender ->
    [none] keine Karte
   *[other] { $defender }
}{ $dice-count ->
    [0] {""}
   *[other] , Wurf { DICE($dice) }
}: { $winner ->
    [attacker] der Angreifer gewinnt
    [defender] der Verteidiger gewinnt
   *[nobody] niemand gewinnt
} ({ $left }:{ $right }).
battle-won = { $rout ->
    [yes] **{ $seat } siegt in { $area } durch Massenflucht**, { $attacker }:{ $defender }.
   *[no] **{ $seat } siegt in { $area }**, { $attacker }:{ $defender }.
}
cards-lost = { $seat } verliert { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $cards-count ->
    [0] {""}
   *[other] : { $cards }
}{ $kept ->
    [0] {""}
    [one] ; eine Reichskarte bleibt
   *[other] ; { $kept } Reichskarten bleiben
}.
area-conquered = **{ $area } gehört nun { $seat }.**
fort-captured = 🏰 Ein Ingenieur rettet das Fort von { $area } für den Eroberer.
fort-destroyed = 🏰 Das Fort von { $area } wird zerstört.
plundered = { $seat } erbeutet { $goods ->
    [one] 1 Handelsmarker
   *[other] { $goods } Handelsmarker
} in { $area }.
spoils-taken = { $seat } nimmt { $goods ->
    [one] 1 Handelsmarker
   *[other] { $goods } Handelsmarker
} aus dem Warenhaus von { $loser }, dessen Heer geflohen ist.
extra-action = Nach der Massenflucht hat { $seat } eine weitere Aktion.
