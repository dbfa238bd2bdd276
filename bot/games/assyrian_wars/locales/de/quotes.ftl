# Assyrian Wars: was eine Aktion kostet und bringen kann, vor der Bestätigung gezeigt, und die Texte der Vorschläge.

quote-ap = { $cost ->
    [0] Kostenlos; { AP($left) } AP bleiben.
   *[other] Kostet { AP($cost) } AP; { AP($left) } AP bleiben.
}
quote-end = { $lost ->
    [0] { AP($saved) } AP bleiben für später.
   *[other] { AP($saved) } AP bleiben für später, { AP($lost) } AP verfallen.
}
quote-end-card = 🃏 { $card } wird dafür gespielt; ihre { $ap } AP sind mitgezählt.
quote-gain = Bringt { AP($halves) } AP für diesen Impuls.
quote-card-ap = 🃏 { $card } bringt { $ap } AP.
quote-army = { $leader } befehligt dann: { $units }.
quote-group = Armeegruppe: { $leaders }.
quote-consent = { $seats-count ->
    [one] { $seats } muss zustimmen.
   *[other] { $seats } müssen zustimmen.
}
quote-asks = { $country }: Die Antwort entscheidet. Bei einem Nein werden keine AP ausgegeben.
quote-force = Auf dem Marsch: { $pieces }.
quote-city-goes-free = { $area } ist frei, sobald du kommst. Zum Bleiben erkläre ihr den Krieg, das kostet nichts: Sonst ziehst du zum Ende des Impulses ab.
quote-may-be-barred = 🌫️ Wer in { $areas } liegt, kann sich als Sperre erweisen: Dann endet der Weg davor, und was bezahlt ist, ist bezahlt.
quote-falls-back = { $areas-count ->
    [one] ⚠️ In { $areas } bleibt niemand von dir: Das Gebiet fällt am Ende des Impulses an seinen Besitzer zurück.
   *[other] ⚠️ In { $areas } bleibt niemand von dir: Die Gebiete fallen am Ende des Impulses an ihre Besitzer zurück.
}
quote-province-lost = { $areas-count ->
    [one] ⚠️ In { $areas } bleibt niemand von dir: Sofort ist das Gebiet keine Provinz mehr.
   *[other] ⚠️ In { $areas } bleibt niemand von dir: Sofort sind die Gebiete keine Provinzen mehr.
}
quote-assault-fails = { $countries-count ->
    [one] ⚠️ Scheitert er, bekommt { $countries } 1 Siegpunkt.
   *[other] ⚠️ Scheitert er, bekommt einer von ihnen 1 Siegpunkt: { $countries }.
}
quote-losses-by-rule = { $eliminated-count ->
    [0] Reduziert: { $reduced }.
   *[other] { $reduced-count ->
        [0] Eliminiert: { $eliminated }.
       *[other] Eliminiert: { $eliminated }. Reduziert: { $reduced }.
    }
}
quote-routs-by-rule = In die Regroup Box: { $pieces }.
quote-route = Weg: { ROUTE($areas) }.
quote-left-on-the-way = Zurückgelassen in { $area }: { $units }.
quote-taken-up = Aufgenommen in { $area }: { $units }.
quote-by-itself = Jede für sich: { $units }.
quote-attrition = 🎲 Abnutzung in { $area } ({ attrition-cause }): { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, jede { $hit } ist ein Treffer.
quote-interception = { $natural ->
    [13] Kein Abfangen möglich, { $start } → { $area }: Für { $force } reicht kein Wurf.
   *[other] Abfangen möglich, { $start } → { $area }: { $force }, { $percent } % (ab einem Wurf von { $natural }).
}
quote-interception-unsure = { $natural ->
    [13] Abfangen unwahrscheinlich, { $start } → { $area }: { $force }; verdeckte Kavallerie kann das ändern.
   *[other] Abfangen möglich, { $start } → { $area }: { $force }, etwa { $percent } % (ab einem Wurf von { $natural }); verdeckte Kavallerie kann das ändern.
}
quote-battle = ⚔️ Schlacht in { $area }, wenn alle sich stellen: gewonnen { $win } %, verloren { $lose } %, Überrennen { $overrun } %; zu erwarten bei dir: Treffer { TENTHS($hits_tenths) }, Einheiten verloren { TENTHS($lost_tenths) }, reduziert { TENTHS($reduced_tenths) }; beim Feind: Treffer { TENTHS($dealt_tenths) }, Einheiten verloren { TENTHS($killed_tenths) }, reduziert { TENTHS($weakened_tenths) }.
quote-battle-unsure = ⚔️ Schlacht in { $area }, wenn sie sich stellen: { $dice } eigene Würfel; wie stark sie sind, ist nicht zu sehen.
quote-hunger = { $impulses ->
    [0] 🏰 Der Hunger steht dann bei { $number } von { $needed }: Die Stadt fällt.
    [one] 🏰 Der Hunger steht dann bei { $number } von { $needed }; insgesamt noch 1 Impuls und { $ap } AP.
   *[other] 🏰 Der Hunger steht dann bei { $number } von { $needed }; insgesamt noch { $impulses } Impulse und { $ap } AP.
}
quote-unknown-garrison = 🏰 Niemand draußen weiß, wer hinter den Mauern von { $area } steht; die Chancen lassen sich nicht angeben.
quote-assault = 🏰 Sturm auf { $area }: { $dice } Würfel gegen { $against }; Chance auf die Stadt: { $taken } %.
quote-standard-siege = 🏰 Belagerung von { $area }: { $dice } Würfel gegen { $against }; Chance auf Schaden an den Mauern: { $breach } %, auf die Stadt: { $taken } %.
quote-sortie = { $units ->
    [one] ⚔️ 1 Einheit kommt aus { $area } heraus, für eine Runde und ohne die Mauern.
   *[other] ⚔️ { $units } Einheiten kommen aus { $area } heraus, für eine Runde und ohne die Mauern.
}
quote-sortie-lifts = Chance, die Belagerung aufzuheben: { $lifted } %.
quote-pillage = { $area } wird geplündert, Stufe { $level }.
quote-random-leader = 🎲 Zufällig gezogen wird einer dieser Anführer: { $leaders }.

## Vorschläge beim Tippen

group-under = Armeegruppe unter { $leader }
route-to = { $area } ({ AP($halves) } AP)
siege-standard = Standardbelagerung
siege-assault = Stürmen
siege-hunger = Aushungern

## Politik, für alle, die fragen

odds-no-tribute = { $country }: keine Tributprüfung. Die gibt es nur für Kleinstaaten ohne Verbündete, die nicht erobert sind.
odds-tribute = { $dice ->
    [0] { $country }: keine Stadt, keine Weigerung. Der Tribut wird ohne Wurf fällig.
   *[other] { $punished ->
        [yes] 🎲 { $country }, geschlagen nach der Verweigerung: { $dice } Würfel, eine 6 verweigert wieder; gezahlt zu { $percent } %.
       *[no] 🎲 { $country }, jetzt geprüft: { $dice } Würfel, eine 6 verweigert; gezahlt zu { $percent } %.
    }
}
odds-marker = { $level ->
    [0] { $country }: im Feld der Neutralen.
   *[other] { $country }: auf { $level } des Schiebers von { $power } ({ $status }).
}
odds-influence-step = { $status } für { AP($halves) } AP
odds-influence = { $steps-count ->
    [0] { $power }: schon verbündet.
   *[other] { $power }: { $steps }. Eine Allianz-Karte mit 2W6 bringt das Bündnis zu { $percent } % ({ $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }).
}
odds-no-influence = { $power }: jetzt nicht. { $reason }
