# Era of Tribes: was sich zusätzlich angeben lässt, und die Gruppen dessen, was man tun kann.

param-fleets = Wohin freie Flotten gehen
param-unbuilt = Einige aus ungebauten Städten nehmen
param-leaders = Wie viele Anführer
param-trade-goods = Luxusgüter einsetzen
param-bread-goods = Luxusgüter einsetzen
param-expansion-goods = Luxusgüter einsetzen
param-steps = Was die Anführer tun
param-bonus = Provinzen kaufen, Verbündete gewinnen
param-revolution-card = Welche offene Karte gewertet wird
param-give-up-pieces = Welche Figuren gehen
param-count = Wie viele
param-open-post-pay = Mit einem Taler oder Vertrag zahlen
param-fight = Am Ende den Kampf verlangen
param-armies = Wie viele Armeen kämpfen
param-goods = Auch Militärgüter kämpfen
param-mercenaries = Welche Söldner kämpfen
param-allies = Verbündete um Armeen bitten
param-losses = Wer zuerst fällt
param-legions = Wie viele Legionen kämpfen
param-city = Eine eroberte Stadt wieder aufbauen
param-order = Welcher Angriff zuerst kommt
param-expel = Handelsposten in Städten schließen
param-keep = Was sich heraushält
param-use-tile-field = Welches Fortschrittsfeld
param-field = Fortschrittsfeld
param-fields = Fortschrittsfelder
param-provinces = Provinzen
param-province = Provinz
param-sea = Meeresgebiet
param-open-post-city = Stadt
param-origin = Von wo
param-path = Weg
param-rival = Gegner
param-target = Ziel
param-tile = Plättchen

group-act = Mit Anführern handeln
group-move = Ziehen und kämpfen
group-build = Einsetzen und bauen

## Was etwas ist, in einer Zeile

line-free = freies Land
line-wild = Barbaren
line-land = { $seat }: { $vassals ->
    [one] 1 Vasall
   *[other] { $vassals } Vasallen
}{ $city ->
    [yes] {""}, Stadt
   *[no] {""}
}
line-fleets = { $seat }: { $fleets ->
    [one] 1 Flotte
   *[other] { $fleets } Flotten
}
line-open-sea = offene See, keine Flotten
suggest-expansion = 🧭 Expansion: Wachstum { $growth }
suggest-advance = 💡 { $field } auf Stufe { $level }: { $taler } Taler
suggest-trade = 💰 Handel: { $taler } Taler
suggest-taxes = 💰 Steuern: { $taler } Taler
suggest-march = 🚶 { $origin } → { $area }, Neuland: { $mp ->
    [one] 1 Bewegungspunkt
   *[other] { $mp } Bewegungspunkte
}
