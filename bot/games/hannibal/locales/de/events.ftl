# Hannibal: was von Runden, Karten, PK, Belagerungen und dem Ende erzählt wird.

## Die Runde

turn-begins = **Runde { $turn } beginnt.**
cards-shuffled = 🃏 Die Karten werden gemischt; der Stapel hat { $count }.
cards-dealt = 🃏 Deine neuen Karten: { $cards }.
hands-dealt = 🃏 Beide Seiten haben nun { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; im Stapel bleiben { $left }.
opens-with-campaign = { $side } eröffnet die Runde mit einer Feldzugskarte.
plays-first = { $side } spielt zuerst.
card-played-as-event = 🃏 { $side } spielt **{ $card }** als Ereignis.
card-played-for-move = 🃏 { $side } spielt **{ $card }** (OW { $ops }), um einen Heerführer zu ziehen.
card-played-for-markers = 🃏 { $side } spielt **{ $card }** (OW { $ops }), um PK zu legen.
card-played-for-troops = 🃏 { $side } spielt **{ $card }** (OW { $ops }), um Truppen auszuheben.
card-played-as-discard = 🃏 { $side } legt **{ $card }** ab.
card-removed = { $card } kommt aus dem Spiel.
counter-played = 🃏 { $side } antwortet mit **{ $card }**.

## Verstärkungen

units-placed = { $side }: neu in { $space } – { $units }.
no-units-arrive = { $side }: Keine GE können eintreffen.
general-placed = { $inside ->
    [yes] { $general } nimmt seinen Platz in der Stadt { $space } ein.
   *[no] { $general } nimmt seinen Platz in { $space } ein.
}
general-never-comes = { $general } findet kein Feld zum Eintreffen und kommt nie.
proconsul-named = { $general } bleibt als Prokonsul.
no-proconsul = Rom behält keinen Prokonsul.
consuls-drawn = 🎲 Die neuen Konsuln: { $generals }.
general-displaced = { $forever ->
    [yes] { $general } ist aus dem Spiel.
   *[no] { $general } ist vertrieben.
}

## PK

markers-placed = { $side } hält nun { $spaces }.
markers-removed = { $spaces-count ->
    [one] { $side } verliert den PK in { $spaces }.
   *[other] { $side } verliert die PK in { $spaces }.
}
marker-removed = { $general } entfernt den römischen PK in { $space }.
markers-isolated = { $side }: isoliert und entfernt – { $spaces }.
no-marker-isolated = { $side }: Kein PK ist isoliert.
political-consequences = { $side } hat in dieser Schlacht { $units ->
    [one] 1 GE
   *[other] { $units } GE
} verloren: { $count ->
    [0] kein PK fällt
    [one] 1 PK fällt
   *[other] { $count } PK fallen
}.

## Ereignisse

attrition-rolled = 🎲 { $side } in { $space }, Aufreibung: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $lost ->
    [0] kein Verlust
    [one] 1 GE verloren
   *[other] { $lost } GE verloren
}.
mercenaries-stay = 🎲 { $die }: Die Söldner von { $general } in { $space } bleiben treu.
mercenaries-waver = 🎲 { $die }: Die Söldner von { $general } in { $space } wanken.
siege-train-placed = 🏰 Der Belagerungstross kommt zu { $general } nach { $space }.
siege-train-lost = Der Belagerungstross in { $space } ist verloren.
city-changed-sides = 🏰 { $space } geht zu { $side } über{ $lost ->
    [0] { "" }
    [one] ; 1 GE in der Stadt ist verloren
   *[other] ; { $lost } GE in der Stadt sind verloren
}.
points-removed = 🏰 { $space }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} entfernt, { $left } bleiben.
card-taken = 🃏 { $side } nimmt eine Karte aus der Hand des Gegners.
card-taken-is = 🃏 Die Karte ist **{ $card }**.
card-lost = 🃏 { $side } verliert **{ $card }** aus der Hand.
counsel-given = { $card } bindet die GE von { $side } bis nach dem nächsten Mischen.
macedon-joins = Makedonien ist nun mit Karthago verbündet.
macedon-leaves = Makedonien schließt Frieden; das Bündnis mit Karthago ist vorbei.
proconsul-replaced = { $new } löst { $old } als Prokonsul ab.
naval-victory-begins = Karthago beherrscht die See bis zum Ende der Runde: { SIGNED($modifier) } auf seine Fahrten, und Rom segelt nur mit Feldzügen.
truce-begins = { $side } ruft einen Waffenstillstand aus.
truce-broken = { $side } bricht mit { $card } den Waffenstillstand.

## Belagerungen

siege-rolled = 🎲 { $general } belagert { $space }: { DICE($dice) }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $points ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $total } insgesamt{ $lost ->
    [0] { "" }
    [one] ; 1 GE verloren
   *[other] ; { $lost } GE verloren
}.
subjugation-rolled = 🎲 { $general } unterwirft den Stamm von { $space }: { DICE($dice) }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $points ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $total } insgesamt{ $lost ->
    [0] { "" }
    [one] ; 1 GE verloren
   *[other] ; { $lost } GE verloren
}.
siege-impossible = { $general } kann dort nichts versuchen: { $reason }
traitor-opens-gates = 🏰 Ein Verräter öffnet { $general } die Tore von { $space }.
city-fallen = 🏰 **{ $space } fällt an { $side }.** Darin verloren: { $units }.
tribe-subjugated = 🏰 { $side } hat den Stamm von { $space } unterworfen.

## Winter und Ende

nobody-winters-abroad = Niemand überwintert auf feindlichem Boden.
winter-rolled = 🎲 { $side } überwintert in { $space } ({ $units ->
    [one] 1 GE
   *[other] { $units } GE
}): { $die } – { $lost ->
    [0] kein Verlust
    [one] 1 GE verloren
   *[other] { $lost } GE verloren
}.
points-counted = Politische Punkte: Rom { $rome }, Karthago { $carthage }.
weaker-removes = { $side } liegt zurück und entfernt { $count ->
    [one] 1 runden PK
   *[other] { $count } runde PK
}.
italia-lost = Ganz Italia außer Latium ist in der Hand Karthagos.
sues-for-peace = { $side } hat keine PK mehr zu geben und bittet um Frieden.
capital-fallen = 🏰 { $side } hält { $space }, die Hauptstadt des Gegners.
war-won = **{ $side } gewinnt den Krieg.**
