# Era of Tribes: was geschieht.

order-drawn = Die Reihenfolge ist gezogen: { $order }. Der Letzte zieht zuerst.
people-chosen = { $seat } führt dieses Volk: { $people }. Heimat: { $homes }.
barbarians-placed = Barbaren lauern in { $count } Provinzen.
round-begins = **Runde { $round }**
round-ends = Runde { $round } ist vorbei; Anführer und Güter kommen heim.
morale-changed = Moral von { $seat }: { $change }, nun { $morale }.
order-fixed = Reihenfolge dieser Runde: { $order }.
place-taken = { $seat } nutzt den Ring und nimmt Platz { $place }.
leader-home = Der Anführer von { $seat } kommt vom Ring zurück.
passed = { $seat } passt für diese Runde.
vassals-home = { $area }: Überzählige Vasallen von { $seat } werden frei ({ $count }).
military-set = { $seat } legt Militärgüter für die nächste Runde fest: { $count }.
traded = { $seat } handelt: { $taler } Taler (Anführer: { $leaders }, Güter: { $goods }).
taxed = { $seat } erhebt Steuern: { $taler } Taler für { $morale } Moral (Anführer: { $leaders }).
bread-given = { $seat } gibt Brot und Spiele: Moral +{ $morale } (Anführer: { $leaders }, Güter: { $goods }).
advance-paid = { $seat } zahlt { $taler } Taler für { $field }.
advanced = { $seat } erreicht { $field } { $level }{ $pioneer ->
    [yes] {" "}als Erster
   *[no] {""}
} (Einfluss { $ep }, Nahrung { $food }, Moral { $morale }).
fleet-launched = { $seat } lässt eine Flotte zu Wasser: { $area }.
fleet-forfeited = { $seat } hat keinen Hafen für eine Flotte; sie verfällt.
armies-raised = Armeen für { $seat }: { $count }.
treaty-taken = { $seat } nimmt einen Vertrag.
grey-leader-hired = { $seat } wirbt einen grauen Anführer für { $taler } Taler und { $vassals } Vasallen.
protection-bought = { $seat } steht bis zum Ende der Runde unter Schutz.
bribed = { $seat } besticht andere ({ $count }) mit je { $taler } Talern; ein Anführer geht auf den Ring.
diplomatic-step-lapses = Ein diplomatischer Schritt von { $seat } verfällt ({ $step }).
bonus-step-lapses = Ein Bonusschritt von { $seat } ist nicht mehr möglich.
offer-declined = { $seat } lehnt ab.{ $offer ->
    [buy] {""}
   *[other] {""}
}
allied = { $seat } und { $partner } sind verbündet{ $forced ->
    [yes] , erzwungen durch Verträge
   *[no] {""}
}.
alliance-ended = Der Bund von { $seat } und { $partner } ist vorbei{ $forced ->
    [yes] , erzwungen durch Verträge
   *[no] {""}
}.
alliance-broken = { $seat } greift einen Verbündeten an: Der Bund mit { $victim } ist gebrochen.
protection-felt = { $victim } steht unter Schutz: { $seat } verliert { $morale } Moral.
province-sold = { $seat } kauft { $area } von { $seller } für { $taler } Taler{ $forced ->
    [yes] , erzwungen durch Verträge
   *[no] {""}
}.
revolution = **Revolution!** { $seat } erreicht: { $epoch } (Einfluss +{ $ep }, Moral { $morale }).
barbarians-stronger = Die Barbaren werden stärker: Stufe { $level }.
card-opened = Einflusskarte aufgedeckt: { $card }.
card-scored = { $card } wird gewertet.
card-brought = { $seat } bekommt { $ep } Einfluss für { $card }.
expansion-begins = { $seat } expandiert{ $auto ->
    [yes] {" "}von selbst
   *[no] {""}
}: Wachstum { $growth }.
expansion-ends = Die Expansion von { $seat } ist vorbei.
legion-raised = { $seat } stellt eine Legion auf, nun { $legions }.
vassals-placed = { $seat } wächst: { $areas } (aus ungebauten Städten: { $unbuilt }).
given-up = { $seat } gibt auf: { $areas }.
growth-unused = Ungenutztes Wachstum hebt die Moral von { $seat } um { $morale }.
fleet-built = { $seat } baut eine Flotte für { $taler } Taler: { $area }.
second-fleet = Eine zweite Flotte von { $seat } kommt umsonst: { $area }.
armies-trained = { $seat } bildet Armeen aus ({ $count }) für { $taler } Taler.
post-opened = { $seat } eröffnet einen Handelsposten: { $area }, bezahlt mit einem { $pay ->
    [taler] Taler
   *[treaty] Vertrag
}.
post-closed = Der Handelsposten von { $seat } ist geschlossen: { $area }.
post-expelled = Der Handelsposten von { $seat } wird vertrieben: { $area }.
vassals-moved = { $seat }: { $origin } → { $area } ({ $count }).
fleets-moved = Flotten von { $seat } fahren: { $area } ({ $count }).
fleets-landed = Flotten von { $seat } landen: { $area } ({ $count }).
attack-declared = ⚔ { $seat } greift an: { $area }{ $by_sea ->
    [yes] , von See
   *[no] {""}
} ({ $count }).
empty-target-settled = { $area } ist inzwischen leer; { $seat } siedelt dort.
food-changed = Nahrung von { $seat }: { $change }, nun { $food } (Hunger { $hunger }).
colonies-founded = Neue Kolonien von { $seat }: { $count } (Moral verloren: { $morale }).
city-founded = 🏰 { $seat } gründet eine Stadt: { $area }.
city-lost = Die Stadt von { $seat } ist verloren: { $area }; Nahrung zurück: { $food }.
city-taken = { $seat } nimmt eine Stadt von { $loser }: { $area }.
city-rebuilt = { $seat } baut dort eine eigene Stadt: { $area }.
province-taken = { $seat } nimmt { $area }.
battlefield = { $area } ist nun ein historisches Schlachtfeld (+{ $militia }).
barbarians-gone = Niemand bleibt übrig: { $area }; die Barbaren sind fort.
battle-begins = ⚔ Kampf um { $area }: { $attacker } ({ $attackers }) gegen { $defender ->
    [barbarians] Barbaren
   *[other] { $defender }
} ({ $defenders }){ $landing ->
    [yes] , eine Landung
   *[no] {""}
}.
put-up = { $seat } stellt als { $side ->
    [attacker] Angreifer
   *[defender] Verteidiger
}: Armeen { $armies }, Legionen { $legions }, Güter { $goods }, Söldner { $mercenaries }; zusammen { $units } Einheiten.
support-given = { $seat } leiht Armeen ({ $count }) für { $taler } Taler.
support-refused = { $seat } leiht nichts.
reinforced = { $seat } wirft Söldner in den Kampf: { $count }.
markers-dealt = { $area }: { $attackers } gegen { $defenders }; der Angreifer hat { $markers }.
battle-round = 🎲 { $area }, Runde { $number }: { $red } und { $green }; übrig sind { $attacker } gegen { $defender }.
battle-over = { $area }, nach { $rounds } Runden: { $winner ->
    [attacker] { $attacker } siegt
   *[defender] der Verteidiger hält stand
    [nobody] niemand bleibt übrig
} ({ $left } gegen { $right }; verteidigt: { $defender ->
    [barbarians] Barbaren
   *[other] { $defender }
}).
mercenaries-shown = Die Söldner von { $seat } werden aufgedeckt: { $tiles }.
fleets-mourned = Die Sagas erzählen von verlorenen Flotten: Moral von { $seat } +{ $morale }.
triumph-forward = { $seat } geht auf Triumphschritt { $step } (Einfluss { $ep }, Moral { $morale }).
triumph-back = { $seat } fällt auf Triumphschritt { $step } zurück (Einfluss { $ep }, Moral { $morale }).
sea-battle-demanded = ⚔ { $seat } verlangt den Kampf mit { $rival }: { $area }.
sea-battle-begins = ⚔ Seeschlacht, { $area }: { $attacker } ({ $attackers }) gegen { $defender } ({ $defenders }); der Angreifer hat { $markers }.
sea-round = 🎲 { $area }: { $red } und { $green }; übrig sind { $attacker } gegen { $defender }.
sea-battle-won = { $seat } siegt gegen { $loser } und hält { $area } ({ $left }).
sea-battle-drawn = Beide Flotten sind fort: { $area }.
raided = 🎲 { $die }: { $seat } überfällt { $area } von { $victim } und nimmt { $taler } Taler.
raid-failed = 🎲 { $die }: Der Überfall von { $seat } misslingt: { $area }; die Flotte ist verloren.
tile-seen = 🃏 Dein Plättchen: { $tile }.
tile-used = 🃏 { $seat } nutzt ein Plättchen: { $tile }.
half-price-used = 🃏 { $seat } nimmt { $field } zum halben Preis: { $taler } Taler.
end-triggered = **Das Ende naht:** { $seat } { $reason ->
    [epoch] erreicht die letzte Epoche
    [homes] hat eine letzte Heimat genommen
    [influence] hat genug Einfluss
    [triumph] trifft auf den Triumphmarker
    [advances] hat genug Fortschritte
   *[provinces] hat genug Provinzen
} (Einfluss +{ $ep }).
scored = { $seat }: **{ $total }** = Einfluss { $ep }, eigene Karte { $card ->
    [none] –
   *[other] { $card }
} { $personal }, offene Karten { $cards }, Moral { $morale }, Plättchen { $tiles } ({ $names }), Hunger { $hunger }.
game-won = **{ $winners } – Sieg!**
