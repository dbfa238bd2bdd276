### Drei Hügel, das Übungsspiel.

round-begins = Runde { $round } beginnt.
cards-drawn = Du ziehst { $cards }.
marched = { $seat } zieht nach { $hill }.
goes-first = { $seat } beginnt.
raid-played = { $seat } überfällt { $target }.
raid-stopped = Der Überfall auf { $target } ist abgewehrt.
feast-held = { $seat } feiert: { $count } Krieger mehr.
scouted = { $seat } erkundet { $target }.
hand-seen = { $target } hält { $cards }.
truce-offered = { $seat } bietet Waffenstillstand an.
truce-made = Es herrscht Waffenstillstand.
truce-declined = { $seat } lehnt ab.
crowned = { $seat } gewinnt { $crowns } Kronen auf { $hill }.
warrior-lost = { $seat } verliert einen Krieger.
fell = { $seat } fällt.
discarded = { $seat } wirft { $count } Karten ab.
game-over = Das Spiel ist aus: { $winners }.
no-such-rival = { $target } ist kein Gegner. Gegner: { $rivals }.
seat = { $seat }
card = { $card }
ask-first = Wer beginnt
