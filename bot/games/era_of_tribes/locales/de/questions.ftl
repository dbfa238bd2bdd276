# Era of Tribes: was gefragt wird und warum.

ask-people = Dein Volk
    .about = Wähle das Volk, das du führst.
ask-card = Deine Einflusskarte
    .about = Behalte eine von beiden; sie zählt am Ende, und niemand sonst sieht sie.
ask-first-advance = Dein erster Fortschritt
    .about = Ein Fortschritt umsonst, mit allen Wirkungen.
ask-place = Dein Platz in der Reihenfolge
    .about = Dein Anführer steht auf dem Ring: Nimm einen beliebigen Platz in dieser Runde.
ask-action = Deine Aktion
    .about = Expandiere, handle, besteuere, verhandle, schreite fort, gib Brot, mach Revolution – oder passe für die Runde.
    .pass = Keine weitere Aktion von dir in dieser Runde.
ask-expansion = Deine Expansion
    .about = Schritt für Schritt: setzen, bauen, marschieren, fahren, gründen; dann bestätigen. *Halten* lässt dein Volk nur wachsen, so weit es geht.
    .hold = Dein Volk wächst, so weit es geht; sonst geschieht nichts.
ask-auto-expansion = Deine Auto-Expansion
    .about = Eine Expansion ohne Anführer und Güter. *Halten* lässt dein Volk nur wachsen.
    .hold = Dein Volk wächst; sonst geschieht nichts.
ask-removal = Was gibst du auf?
    .about = Dein Wachstum ist negativ: Vasallen, Flotten oder Handelsposten werden frei.
ask-defend = Du wirst angegriffen
    .about = Stelle Armeen, Güter und Söldner, oder frage Verbündete; danach ist der Angreifer dran.
ask-attack = Was greift an?
    .about = Der Verteidiger hat gestellt; nun du. Dann entscheiden Würfel.
ask-addition = Verstärkung?
    .about = Du hast nur noch wenige Einheiten; das wird einmal je Kampf gefragt.
ask-support = Hilfst du einem Verbündeten?
    .about = Leihe Armeen zu ihrem Preis, oder keine.
ask-sea-battle = Verlangst du den Kampf?
    .about = Fremde Flotten kommen in deine Gewässer; verlangst du den Kampf, halten sie an.
    .demand = Die Flotten halten an, und Würfel entscheiden.
    .let = Sie fahren weiter, und nichts geschieht.
ask-offer = Ein Angebot
    .about = Nimm an oder lehne ab.
    .accept = Es geschieht sofort.
    .decline = Nichts ändert sich.
ask-new-tile = Dein neues Plättchen
    .about = Du hast ein Barbarenplättchen: Nutze es sofort oder behalte es.
    .keep = Du kannst es später nutzen.
ask-military-goods = Militärgüter der nächsten Runde?
    .about = Wie viel von deinem Wein oder Elfenbein soll nächste Runde kämpfen statt Luxus zu sein?
option-people = { $people }
option-card = { $card }
option-place = Platz { $place }
option-military = { $count } militärisch
option-hold = Halten
option-accept = Annehmen
option-decline = Ablehnen
option-demand = Kampf verlangen
option-let = Ziehen lassen
option-keep = Behalten
option-pass = Passen
expansion-part = Teil: { $part ->
    [growth] Wachstum
    [building] Bauen
    [movement] Bewegung
    [cities] Städte
   *[battles] Kämpfe
}; Wachstum übrig: { $growth }.
must-give-up = Du musst { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
} aufgeben.
battle-at = { $seat } greift { $area } an: bisher { $attackers } gegen { $defenders } Einheiten.
few-left = { $area }: { $count ->
    [one] Du hast noch 1 Einheit.
   *[other] Du hast noch { $count } Einheiten.
}
support-asked = { $seat } bittet um { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
} für je { $taler } Taler: { $area }.
fleets-pass = { $count ->
    [one] Eine Flotte
   *[other] { $count } Flotten
} von { $seat }: { $area }.
offer-made = { $seat } { $offer ->
    [buy] will kaufen: { $area ->
    [none] {""}
   *[other] { $area }
}, für { $taler } Taler
    [ally] bietet einen Bund an
   *[part] will den Bund beenden
}.
tile-taken = { $seat } hat ein Barbarenplättchen genommen.
