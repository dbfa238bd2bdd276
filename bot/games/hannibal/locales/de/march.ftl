# Hannibal: was unterwegs, auf See und von Reaktionen erzählt wird.

marched = { $general } zieht mit { $units } { $start } → { $space }: { $points } BP, { $left } übrig.
march-halted = { $general } hält an: { $reason }
march-stopped = Schlechtes Wetter: { $general } hält in { $space } an.
campaign-unused = { $side } bewegt niemanden mit { $card }: Sie gilt als abgelegt.
stepped-back = { $general } ist allein unter Feinden und weicht nach { $space } zurück.
went-inside = { $side } geht in die Stadt { $space }: { $units }{ $generals-count ->
    [0] { "" }
   *[other] , { $generals }
}.
sortie = ⚔️ { $general } macht einen Ausfall aus { $space }.
overrun = ⚔️ Eine einzelne GE von { $side } in { $space } wird überrannt.
sea-leg-announced = { $general } will nach { $space } segeln.
voyage-safe = 🎲 { $general } segelt { $start } → { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – sicher.
voyage-return = 🎲 { $general } segelt { $start } → { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – zurückgetrieben.
voyage-sunk = 🎲 { $general } segelt { $start } → { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – versenkt.
fleet-returned = Die Flotte von { $general } kehrt nach { $space } zurück.
fleet-sunk = Die Flotte von { $side } ist versenkt: { $units } verloren.
pass-attrition-rolled = 🎲 { $side } auf dem Pass nach { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $lost ->
    [0] kein Verlust
    [one] 1 GE verloren
   *[other] { $lost } GE verloren
}.
hostile-tribes-rolled = 🎲 Feindliche Stämme greifen { $side } in { $space } an: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $lost ->
    [0] kein Verlust
    [one] 1 GE verloren
   *[other] { $lost } GE verloren
}.
storm-rolled = 🎲 Ein Seesturm trifft { $side } vor { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $lost ->
    [0] kein Verlust
    [one] 1 GE verloren
   *[other] { $lost } GE verloren
}.
units-lost = { $side } verliert in { $space } { $units }.

## Reaktionen

city-manned = { $side } hat in der Stadt { $space }: { $units }{ $generals-count ->
    [0] { "" }
   *[other] , { $generals }
}.
avoided-battle = 🎲 { $general } weicht in { $space } aus: { $die }, höchstens { $limit } nötig.
avoiding-failed = 🎲 { $general } kann in { $space } nicht ausweichen: { $die }, höchstens { $limit } nötig.
stepped-aside = { $general } geht mit { $units } nach { $space }.
intercepted = 🎲 { $general } fängt in { $space } ab: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
}, höchstens { $limit } nötig.
interception-failed = 🎲 { $general } kann in { $space } nicht abfangen: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
}, höchstens { $limit } nötig.
backed-up = { $general } weicht nach { $space } zurück.
cannot-back-up = { $general } kommt nicht zurück auf See und muss in { $space } kämpfen.
pursuit-succeeded = 🎲 { $general } verfolgt: { $die }, höchstens { $limit } nötig.
pursuit-failed = 🎲 { $general } verfolgt vergeblich und hält an: { $die }, höchstens { $limit } nötig.
units-taken-up = { $side } nimmt in { $space } { $units } auf.
units-left = { $side } lässt in { $space } { $units } zurück.
