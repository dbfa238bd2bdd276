# Empires: was abgelehnt wird: was, warum und was stattdessen.

unknown-area = Ein Gebiet „{ $found }“ gibt es auf der Karte nicht.
unknown-card = Eine allgemeine Karte „{ $found }“ gibt es nicht.
unknown-unit = Eine Einheit „{ $found }“ gibt es nicht.
unknown-colour = Niemand spielt „{ $found }“. Nenne eine Farbe, die hier mitspielt.
unknown-seat = Einen Platz „{ $found }“ gibt es nicht. Es gibt: { $known }.
unknown-pile = Einen Stapel „{ $found }“ gibt es nicht. Es gibt: { $known }.
bad-count = { $found } geht nicht; höchstens { $most } sind möglich.
turn-out-of-bounds = Eine Runde { $round } in Zug { $turn } gibt es nicht; das Spiel hat { $last } Züge.

## Gebiete

area-not-yours = { $area } gehört dir nicht.
area-is-yours = { $area } gehört dir schon.
area-not-neutral = { $area } ist nicht neutral. Greif es an, oder unterwandere es mit einem Diplomaten.
area-taken = { $area } ist vergeben.
out-of-reach = { $area } ist nicht erreichbar: Es muss mit einem deiner Gebiete verbunden sein, oder beide müssen am Mittelmeer liegen.
not-linked = { $area } ist mit keinem deiner Gebiete verbunden.
last-province = { $area } ist die letzte Provinz ihres Besitzers; die verliert niemand.
no-foreign-marker = In { $area } liegt kein fremder Kontrollmarker.
no-such-route = „{ $found }“ ist kein Weg dorthin. Es gibt: { $known }.
first-marker-on-land = { $area } ist ein Meer; der erste Marker kommt in eine Provinz.
half-is-full = Im { $half ->
    [north] Norden
   *[south] Süden
} haben schon { $most } Spieler begonnen; beginne in der anderen Hälfte.
empty-areas-left = { $area } gehört dir schon, und neben deinen Gebieten sind noch leere: Nimm eines davon.
only-own-areas-left = Kein leeres Gebiet ist mit deinen verbunden, also kommt der Marker in ein eigenes; { $area } ist keines.
area-named-twice = Ein Gebiet ist zweimal genannt. Nenne jedes nur einmal.

## Karten und Stapel

card-not-in-hand = „{ $found }“ ist nicht auf deiner Hand. `/hand` zeigt deine Karten.
card-not-open = „{ $found }“ liegt nicht offen.
empire-card-stays = { $card } ist eine Reichskarte; die gibt man nie ab.
same-card-open = { $unit } liegt offen, darum kannst du deine Karte nicht entlassen.
no-cards-left = Es ist keine Karte mehr da, die offen liegen könnte.
no-stack-needed = { $area } ist neutral: Karten braucht es dafür nicht.
no-fort-there = In { $area } steht kein Fort, also gibt es keine Belagerung.
unit-not-allowed = { $combat ->
    [siege] In einer Belagerung
    [sea] Auf See
   *[open] In offener Schlacht
} ist diese Einheit nicht erlaubt: { $unit }.
one-of-its-group = Von der Gruppe „{ $unit }“ geht nur eine Karte auf See: eine aus Schwert und Speer, eine aus Plänklern und Bogenschützen, eine Artillerie.
wrong-stack-size = { $found ->
    [one] Du hast 1 Karte genannt
   *[other] Du hast { $found } Karten genannt
}; { $combat ->
    [siege] die Belagerung
    [sea] die Seeschlacht
   *[open] die offene Schlacht
} verlangt { $expected } von dir. Beende die Liste mit *die stärksten*, dann wird sie aufgefüllt.
slow-before-fast = Schnelle Karten stehen vor langsamen, außer ein Militärführer ist auf deiner Hand.
defence-order-needs-rule = Ein Dauerauftrag zur Verteidigung endet mit *die stärksten* oder *nur Reichskarten*, damit er sich immer auffüllen lässt.

## Handel und Waren

warehouse-empty = In deinem Warenhaus liegt kein eigener Handelsmarker.
warehouse-too-small = Das kostet { $needed } eigene Handelsmarker; im Warenhaus liegen { $found }. Erbeutete zählen nicht.
bad-number-of-trade-markers = Du hast { $found } genannt; 1 bis { $most } Handelsmarker dürfen gesetzt werden.
bad-payment = { $found } geht nicht: 0 bis { $most } Handelsmarker dürfen gezahlt werden.
area-full = { $area } hat keinen Platz für einen weiteren Handelsmarker. Du kannst versuchen, einen fremden zu verdrängen.
area-not-full = { $area } hat noch Platz: Verdrängt wird erst, wenn es voll ist.
no-such-trade-marker = In { $area } liegt kein Handelsmarker von { $seat }, den du verdrängen könntest.
no-diplomat = Du hast keinen Diplomaten. Zum Umwerben (`/empires umwerben`) braucht es keinen.
fort-already = In { $area } steht schon ein Fort.
no-fort-at-sea = { $area } ist ein Meer; Forts stehen an Land.

## Hinterlegte Aktionen

filed-actions-hold-once = Eine hinterlegte Aktion gilt für einen Zug. Nur *passen* darf immer gelten.
too-many-filed-actions = Du hast schon { $most } Aktionen hinterlegt. `/aufträge ende` nimmt eine zurück.
