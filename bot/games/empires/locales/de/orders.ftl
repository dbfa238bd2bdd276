### Daueraufträge: Antworten, Bedingungen, Vorlagen.

condition-value-area = ein Gebiet
condition-value-seat = ein Spieler
condition-value-target = ein Gebiet
condition-value-owner = ein Besitzer
condition-value-markers = eine Anzahl Marker
condition-value-fort = ja oder nein
condition-value-lost = eine Anzahl
order-when-target-is = das angegriffene Gebiet ist …
order-when-attacker-is = der Angreifer ist …
order-when-has-fort = dort steht ein Fort
order-action-pass = Passen.
order-extra-action-pass = Passen.
order-defend-defend = Mit den stärksten Karten; Belagerung, wenn dort ein Fort steht.
preset-defend-strongest = Mit den stärksten Karten verteidigen, hinter Mauern, wo es welche gibt
preset-defend-open = In offener Schlacht mit den stärksten Karten verteidigen
preset-defend-empire-only = Zuerst mit Reichskarten verteidigen, um keine anderen zu riskieren
