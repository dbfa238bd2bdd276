# Era of Tribes: was etwas kostet, bringt und riskiert.

quote-trade = Bringt { $taler } Taler.
quote-taxes = Bringt { $taler } Taler, kostet { $morale } Moral.
quote-bread = Hebt die Moral um { $morale }, höchstens auf +5.
quote-expansion = Wachstum: { WHOLE($growth) }.
quote-advance = { $field } { $level } für { $taler } Taler: { $brings }.
quote-costs = Kostet { $taler } Taler.
quote-treaties = Bringt { $count ->
    [one] 1 Vertrag
   *[other] { $count } Verträge
}.
quote-sale = { $area } für { $taler } Taler{ $forced ->
    [yes] {" "}und drei Verträge
   *[no] {""}
}.
quote-revolution = { $epoch }: Einfluss +{ $ep }; für diese Runde bist du draußen.
quote-growth = { $count ->
    [one] 1 neuer Vasall
   *[other] { $count } neue Vasallen
}; Wachstum übrig: { $left }{ $morale ->
    [0] {""}
   *[other] ; kostet { $morale } Moral
}.
quote-give-up = Aufgegeben: { $areas }.
quote-post = Handelsposten für einen { $pay ->
    [taler] Taler
   *[treaty] Vertrag
}: { $area }; Moral +2, ein Handelsmarker.
quote-move = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
} → { $area }, { $count ->
    [one] {""}
   *[other] je{" "}
}{ $mp ->
    [one] 1 Bewegungspunkt
   *[other] { $mp } Bewegungspunkte
}{ $attack ->
    [yes] {""}: ein Angriff
   *[no] {""}
}.
quote-battle = { $area }{ $added ->
    [0] {""}
   *[other] , du stellst { $added } dazu
}{ $against ->
    [0] {""}
   *[other] , die Gegner { $against }
}: Sieg { $wins } %, Niederlage { $loses } %, niemand übrig { $draw } %.
quote-sea-battle = Gegen { $rival }: Sieg { $wins } %, Niederlage { $loses } %, niemand übrig { $draw } %.
quote-raid = Beute { $percent } %, die Flotte geht verloren { $lost } %.
quote-city = Eine Stadt für { $food } Nahrung: { $area }; Einfluss +1.
quote-confirm = { $attacks ->
    [0] Keine Angriffe; deine Expansion ist zu Ende.
    [one] 1 Angriff; danach entscheiden Würfel.
   *[other] { $attacks } Angriffe; danach entscheiden Würfel.
}
quote-tile = Nutzt { $tile }; es liegt dann offen.
odds-of-battle = { $area }{ $added ->
    [0] {""}
   *[other] , der Angreifer stellt { $added } dazu
}{ $against ->
    [0] {""}
   *[other] , der Verteidiger { $against }
}: Sieg { $wins } %, Niederlage { $loses } %, niemand übrig { $draw } %.
odds-of-attack = ⚔ **{ $seat } greift { $area } an{ $landing ->
    [yes] , von See
   *[no] {""}
}**, mit { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}
odds-of-sea-battle = ⚔ **{ $seat }, { $area }**, mit { $count ->
    [one] 1 Flotte
   *[other] { $count } Flotten
}
odds-of-raid = 🎲 **Ein Überfall: { $area }**
