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

## Titel von Fragen, Daueraufträgen und Entscheiden

ask-march = Wohin ziehst du?
ask-turn = Du bist dran
ask-shield = Das Ziel schützen?
ask-curse = Den Schild verfluchen?
ask-truce = Waffenruhe?
ask-discard = Zu viele Karten
order-shield-pass = Nein, passen.
order-curse-pass = Nein, passen.
order-march-home = Zu Hause bleiben.
order-truce-accept = Ja, annehmen.
order-truce-decline = Nein, ablehnen.
order-turn-rest = Ruhen.
order-when-target-is-another = der Überfall gilt jemand anderem
order-when-warriors-at-least = du hast mindestens … Krieger
condition-target-is-another = der Überfall gilt jemand anderem
condition-warriors-at-least = du hast mindestens { $count } Krieger
condition-value-count = eine Zahl
preset-no-answers = Nie auf einen Überfall antworten
preset-home-when-strong = Zu Hause bleiben mit mindestens … Kriegern
patch-set-warriors = Krieger setzen
patch-set-crowns = Kronen setzen
patch-take-card = Karte nehmen
patch-give-card = Karte geben
gm-warriors = Entscheid: { $seat } hat { $count } Krieger.
gm-crowns = Entscheid: { $seat } hat { $count } Kronen.
gm-card-taken = Entscheid: Eine Karte wird genommen.
gm-card-given = Entscheid: { $seat } bekommt eine Karte.
gm-card-received = Du bekommst { $card }.

## Wie es gezeigt wird

game-practice = Drei Hügel
    .about = Ein kleines Spiel um Scharen, Hügel und Karten für zwei bis vier.
hills-moment = Runde { $round } von { $last }
hills-host = { $seat }: { $warriors } Krieger, { $cards } Karten
hills-whole = Alle drei Hügel
cmd-gm-rulings = gm-practice
    .about = Entscheide von Drei Hügel

## Was immer gilt, und was ein Entscheid nicht darf

below-zero = { $found } ist unter null.
cards-lost-or-doubled = Es sind { $found } Karten statt { $expected }.
crowns-from-nowhere = Es gibt mehr Kronen, als gewonnen wurden.
fallen-but-present = { $seat } ist gefallen und steht noch auf einem Hügel.
hill-unknown = { $hill } ist kein Hügel.
holder-absent = { $hill } hält jemand, der nicht dort ist.
host-nowhere = { $seat } steht nirgends.
round-too-late = Die Runde ist später als die letzte.
unknown-card = Eine Karte { $found } gibt es nicht.
unknown-seat = Einen Platz { $found } gibt es nicht.
warriors-out-of-bounds = { $seat } darf 0 bis { $most } Krieger haben.
how-you-win = **So gewinnst du:** mit den meisten Kronen oder als letzte Schar, die steht.
seat-about = Alle Plätze sind gleich: eine Schar von { $warriors } Kriegern, zu Hause, und zwei Karten. Gut für das erste Spiel. Gewinnt mit den meisten Kronen oder als letzte Schar, die steht.
    .line = { $warriors } Krieger und zwei Karten; alle Plätze sind gleich
param-card = Karte
param-cards = Karten
param-target = Gegner
