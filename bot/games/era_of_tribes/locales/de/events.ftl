# Era of Tribes: was geschieht.

order-drawn = Die Reihenfolge ist gezogen: { $order }. Der Letzte zieht zuerst.
people-chosen = { $seat } führt die { $people } an; Heimat: { $homes }.
barbarians-placed = Barbaren lauern in { $count ->
    [one] 1 Provinz
   *[other] { $count } Provinzen
}.
round-begins = **Runde { $round }**
round-ends = Runde { $round } ist vorbei; Anführer und Güter kommen heim.
morale-changed = Moral von { $seat }: { SIGNED($change) }, nun { WHOLE($morale) }.
order-fixed = Reihenfolge dieser Runde: { $order }.
place-taken = { $seat } nutzt den Ring und nimmt Platz { $place }.
leader-home = Der Anführer von { $seat } kommt vom Ring zurück.
passed = { $seat } passt für diese Runde.
vassals-home = { $count ->
    [one] Ein überzähliger Vasall von { $seat } wird frei: { $area }.
   *[other] { $count } überzählige Vasallen von { $seat } werden frei: { $area }.
}
military-set = { $seat } legt Militärgüter für die nächste Runde fest: { $count }.
traded = { $seat } handelt mit { $leaders ->
    [one] 1 Anführer
   *[other] { $leaders } Anführern
}{ $goods-count ->
    [0] {""}
   *[other] {" "}(Güter: { $goods })
}: { $taler } Taler.
taxed = { $seat } erhebt Steuern mit { $leaders ->
    [one] 1 Anführer
   *[other] { $leaders } Anführern
}: { $taler } Taler, dafür { $morale } Moral weniger.
bread-given = { $seat } gibt Brot und Spiele mit { $leaders ->
    [one] 1 Anführer
   *[other] { $leaders } Anführern
}{ $goods-count ->
    [0] {""}
   *[other] {" "}(Güter: { $goods })
}: Moral { SIGNED($morale) }.
advance-paid = { $seat } zahlt { $taler } Taler für { $field }.
advanced = { $seat } erreicht { $field } { $level }{ $pioneer ->
    [yes] {" "}als Erster
   *[no] {""}
}{ $ep ->
    [0] {""}
   *[other] , Einfluss { SIGNED($ep) }
}{ $food ->
    [0] {""}
   *[other] , Nahrung { SIGNED($food) }
}{ $morale ->
    [0] {""}
   *[other] , Moral { SIGNED($morale) }
}.
fleet-launched = { $seat } lässt eine Flotte zu Wasser: { $area }.
fleet-forfeited = { $seat } hat keinen Hafen für eine Flotte; sie verfällt.
armies-raised = { $seat } stellt { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
} umsonst auf.
treaty-taken = { $seat } nimmt einen Vertrag.
grey-leader-hired = { $seat } wirbt einen grauen Anführer für { $taler } Taler und { $vassals ->
    [one] 1 Vasallen
   *[other] { $vassals } Vasallen
}.
protection-bought = { $seat } steht bis zum Ende der Runde unter Schutz.
bribed = { $seat } besticht { $count ->
    [0] niemanden
    [one] einen Spieler
   *[other] { $count } Spieler
} mit je { $taler } Talern; ein Anführer geht auf den Ring.
diplomatic-step-lapses = Ein diplomatischer Schritt von { $seat } verfällt: { $step }.
bonus-step-lapses = Ein Bonusschritt von { $seat } ist nicht mehr möglich.
offer-declined = { $seat } lehnt ab: { $offer ->
    [buy] kein Verkauf
    [ally] kein Bund
   *[part] der Bund bleibt
}.
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
revolution = **Revolution!** { $seat } erreicht eine neue Epoche: { $epoch }{ $ep ->
    [0] {""}
   *[other] , Einfluss { SIGNED($ep) }
}{ $morale ->
    [0] {""}
   *[other] , Moral { SIGNED($morale) }
}.
barbarians-stronger = Die Barbaren werden stärker: Stufe { $level }.
card-opened = 🃏 Eine neue Einflusskarte liegt offen: { $card }.
card-scored = { $card } wird gewertet.
card-brought = { $seat } bekommt { $ep } Einfluss für { $card }.
expansion-begins = { $seat } expandiert{ $auto ->
    [yes] {" "}ohne Anführer
   *[no] {""}
}: Wachstum { WHOLE($growth) }.
expansion-ends = Die Expansion von { $seat } ist vorbei.
legion-raised = { $seat } stellt eine Legion auf, nun { $legions }.
vassals-placed = { $seat } wächst: { $areas }{ $unbuilt ->
    [0] {""}
   *[other] {" "}({ $unbuilt } aus ungebauten Städten)
}.
so-often = { $area } (×{ $count })
given-up = { $seat } gibt auf: { $areas }.
growth-unused = Ungenutztes Wachstum hebt die Moral von { $seat } um { $morale }.
fleet-built = { $seat } baut eine Flotte für { $taler } Taler: { $area }.
second-fleet = Eine zweite Flotte von { $seat } kommt umsonst: { $area }.
armies-trained = { $seat } bildet { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
} für { $taler } Taler aus.
post-opened = { $seat } eröffnet für einen { $pay ->
    [taler] Taler
   *[treaty] Vertrag
} einen Handelsposten: { $area }.
post-closed = Der Handelsposten von { $seat } ist geschlossen: { $area }.
post-expelled = Der Handelsposten von { $seat } wird vertrieben: { $area }.
vassals-moved = { $seat }: { $count ->
    [one] 1 Vasall
   *[other] { $count } Vasallen
} { $origin } → { $area }{ $by_sea ->
    [yes] {" "}zu Schiff
   *[no] {""}
}.
fleets-moved = { $seat }: { $count ->
    [one] 1 Flotte
   *[other] { $count } Flotten
} { $origin } → { $area }.
fleets-landed = { $seat } landet { $count ->
    [one] 1 Flotte
   *[other] { $count } Flotten
}: { $origin } → { $area }.
attack-declared = ⚔ { $seat } greift { $area } an: { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
} aus { $origin }{ $by_sea ->
    [yes] , von See
   *[no] {""}
}.
empty-target-settled = { $area } ist inzwischen leer; { $seat } siedelt dort.
food-changed = Nahrung von { $seat }: { SIGNED($change) }, nun { WHOLE($food) }{ $hunger ->
    [0] {""}
   *[other] {" "}(Hunger { $hunger })
}.
colonies-founded = { $seat } gründet { $count ->
    [one] 1 Kolonie
   *[other] { $count } Kolonien
} und verliert { $morale } Moral.
city-founded = 🏰 { $seat } gründet eine Stadt: { $area }.
city-lost = Die Stadt von { $seat } ist verloren: { $area }; { $food } Nahrung kommen zurück.
city-taken = { $seat } nimmt eine Stadt von { $loser }: { $area }.
city-rebuilt = { $seat } baut eine eigene Stadt: { $area }.
province-taken = { $seat } nimmt { $area }.
battlefield = { $area } ist nun ein historisches Schlachtfeld (Miliz { SIGNED($militia) }).
barbarians-gone = Niemand bleibt übrig: { $area }; die Barbaren sind fort.
battle-begins = ⚔ **Kampf um { $area }{ $landing ->
    [yes] {""}, eine Landung
   *[no] {""}
}**: { $attacker } mit { $attackers ->
    [one] 1 Einheit
   *[other] { $attackers } Einheiten
} gegen { $defender ->
    [barbarians] Barbaren
   *[other] { $defender }
} mit { $defenders }.
put-up = { $seat } stellt { $armies ->
    [0] keine Armee
    [one] 1 Armee
   *[other] { $armies } Armeen
}{ $legions ->
    [0] {""}
    [one] , 1 Legion
   *[other] , { $legions } Legionen
}{ $goods ->
    [0] {""}
    [one] , 1 Gut
   *[other] , { $goods } Güter
}{ $mercenaries ->
    [0] {""}
   *[other] , { $mercenaries } Söldner
}; der { $side ->
    [attacker] Angreifer
   *[defender] Verteidiger
} hat { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}.
support-given = { $seat } leiht { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
} für { $taler } Taler.
support-refused = { $seat } leiht nichts.
reinforced = { $seat } wirft { $count ->
    [0] keine Söldner
    [one] 1 Söldner
   *[other] { $count } Söldner
} in den Kampf.
markers-dealt = { $area }: { $attackers } gegen { $defenders }; der Angreifer hat { $markers }.
battle-round = 🎲 { $area }, { $number }. { $red } und { $green }: Übrig sind { $attacker } gegen { $defender }.
battle-over = { $area }, { $rounds ->
    [0] ohne Kampf
    [one] nach 1 Runde
   *[other] nach { $rounds } Runden
}: { $winner ->
    [attacker] { $attacker } schlägt { $defender ->
        [barbarians] die Barbaren
       *[other] { $defender }
    }
   *[defender] { $defender ->
        [barbarians] die Barbaren halten
       *[other] { $defender } hält
    } stand gegen { $attacker }
    [nobody] niemand bleibt übrig
} ({ $left }:{ $right }).
mercenaries-shown = Die Söldner von { $seat } werden aufgedeckt: { $tiles }.
fleets-mourned = Die Sagas erzählen von verlorenen Flotten: Moral von { $seat } { SIGNED($morale) }.
triumph-forward = { $seat } geht auf Triumphschritt { $step }{ $ep ->
    [0] {""}
   *[other] , Einfluss { SIGNED($ep) }
}{ $morale ->
    [0] {""}
   *[other] , Moral { SIGNED($morale) }
}.
triumph-back = { $seat } fällt auf Triumphschritt { $step } zurück{ $ep ->
    [0] {""}
   *[other] , Einfluss { SIGNED($ep) }
}{ $morale ->
    [0] {""}
   *[other] , Moral { SIGNED($morale) }
}.
sea-battle-demanded = ⚔ { $seat } verlangt den Kampf mit { $rival }: { $area }.
sea-battle-begins = ⚔ **Seeschlacht, { $area }**: { $attacker } mit { $attackers ->
    [one] 1 Flotte
   *[other] { $attackers } Flotten
} gegen { $defender } mit { $defenders }; der Angreifer hat { $markers }.
sea-round = 🎲 { $area }: { $red } und { $green }: Übrig sind { $attacker } gegen { $defender }.
sea-battle-won = { $seat } schlägt { $loser } und hält das Meer mit { $left ->
    [one] 1 Flotte
   *[other] { $left } Flotten
}: { $area }.
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
} (Einfluss { SIGNED($ep) }).
scored = { $seat }: **{ WHOLE($total) }** = Einfluss { $ep }, eigene Karte { $card ->
    [none] –
   *[other] { $card }
} { $personal }, offene Karten { $cards }, Moral { SIGNED($morale) }, Plättchen { $tiles }{ $names-count ->
    [0] {""}
   *[other] {" "}({ $names })
}{ $hunger ->
    [0] {""}
   *[other] , Hunger −{ $hunger }
}.
game-won = **{ $winners-count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}!**
