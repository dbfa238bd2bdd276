# Empires: was gefragt wird (Titel und ein Satz) und warum.

ask-settle = Deine ersten Gebiete
    .about = Setze einen Kontrollmarker: den ersten in eine freie Provinz, die übrigen neben eigene. Mit Wünschen gehen die nächsten von selbst.
ask-first-fort = Dein erstes Fort
    .about = Ein Fort ist frei; es hält Revolten fern und lässt dich die Belagerung wählen.
ask-action = Deine Aktion
    .about = Eine Aktion: Angriff, Diplomatie, eine Karte, ein Fort, Handel, ein Kontrollmarker – oder passen.
ask-extra-action = Deine Zusatzaktion
    .about = Du hast einen Gegner in die Flucht geschlagen: eine weitere Aktion jeder Art, zum üblichen Preis.
ask-recruit = Welche der neuen Karten?
    .about = Nimm eine der offenen Karten.
ask-defend = Du wirst angegriffen
    .about = Sag, welche Karten in welcher Folge kämpfen; mit Fort auch, ob Belagerung oder offene Schlacht. Dann wird die Schlacht ausgetragen.
attacked = { $seat } greift { $area } an.
