# Era of Tribes: looking at the table.

table-clock-set-up = The peoples are chosen.
table-clock = Round { $round }
table-clock-seat = Round { $round }: { $seat } acts
status-realm = **{ $seat }** ({ $chair }, { $people }): influence { $ep }, morale { $morale }, food { $food } (hunger { $hunger }), Taler { $taler }, treaties { $treaties }
status-might = { $epoch }; advances { $progress }, provinces { $lands }, cities { $cities }, armies { $armies }, leaders { $left } of { $leaders }, triumph { $triumph }, tiles { $tiles }
status-cards = Open influence cards: { $cards }. Barbarians: level { $level }.
story-goes-on = The peoples go on.
odds-kind-attack = an attack on a province
odds-kind-landing = a landing
odds-kind-sea = a sea battle
odds-needs-area = Name a place.
odds-own-area = { $area } belongs to { $seat }.
odds-empty-area = Nobody is in { $area } to fight.
odds-no-such-seat = Nobody plays “{ $found }”.
