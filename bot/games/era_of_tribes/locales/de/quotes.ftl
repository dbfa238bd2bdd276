# Era of Tribes: was etwas kostet, bringt und riskiert.

quote-trade = Bringt { $taler } Taler.
quote-taxes = Bringt { $taler } Taler, kostet { $morale } Moral.
quote-bread = Hebt die Moral um { $morale }, höchstens auf +5.
quote-expansion = Wachstum: { $growth }.
quote-advance = { $field } { $level } für { $taler } Taler.
quote-costs = Kostet { $taler } Taler.
quote-treaties = Verträge: { $count }.
quote-sale = { $area } für { $taler } Taler{ $forced ->
    [yes] {" "}und drei Verträge
   *[no] {""}
}.
quote-revolution = { $epoch }: Einfluss +{ $ep }; für diese Runde bist du draußen.
quote-growth = Neue Vasallen: { $count }; Wachstum übrig: { $left }; kostet Moral: { $morale }.
quote-give-up = Aufgegeben: { $areas }.
quote-post = Handelsposten für einen { $pay ->
    [taler] Taler
   *[treaty] Vertrag
}: { $area }; Moral +2, ein Handelsmarker.
quote-move = Nach { $area } ({ $count }), je { $mp } Bewegungspunkte{ $attack ->
    [yes] {" "}– ein Angriff
   *[no] {""}
}.
quote-battle = { $area }: Sieg { $wins } %, Niederlage { $loses } %, niemand übrig { $draw } % (du stellst { $added }, dagegen { $against }).
quote-sea-battle = Gegen { $rival }: Sieg { $wins } %, Niederlage { $loses } %, niemand übrig { $draw } %.
quote-raid = Beute { $percent } %, die Flotte geht verloren { $lost } %.
quote-city = Eine Stadt für { $food } Nahrung: { $area }; Einfluss +1.
quote-confirm = Angriffe: { $attacks }. Danach entscheiden Würfel.
quote-tile = Nutzt { $tile }; es liegt dann offen.
odds-of-attack = { $seat } greift mit { $count } an{ $landing ->
    [yes] {" "}von See
   *[no] {""}
}: { $area }
odds-of-sea-battle = { $seat }, { $area }, mit Flotten: { $count }
odds-of-raid = Ein Überfall: { $area }
