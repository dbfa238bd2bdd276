### Die Lehrpartie: Rot rund um Italia.

learn-welcome = Du bist Rot und gewinnst durch Siegpunkte (SP). Gezählt wird am Ende der Züge II, III und IV: für die Gebiete, die du beherrschst, und für deinen Handel, abzüglich der Kosten deiner Karten; dazwischen macht jeder eine Aktion je Runde.
    .title = Worum es geht
learn-attack = Narbonensis ist neutral, und von Cisalpina geht es dorthin über die Berge. Bevor du bestätigst, liest du beide Würfe: ab 2 kommst du hin, ab 3 nimmst du es ein.
    .title = Eine erste Eroberung
learn-recruit = Schlachten werden mit Karten geschlagen: sechs hat dein Reich, weitere wirbst du aus der offenen Auslage an. Ein Speer hält gut gegen Reiter stand und kostet bei jeder Wertung 1 SP, solange du ihn hast.
    .title = Anwerben
learn-court = Nicht alles muss erkämpft werden. Zwei Handelsmarker bewegen Africa mit 83 % dazu, sich dir anzuschließen; lehnt es ab, sind sie verloren.
    .title = Diplomatie
learn-trade = Handelsmarker im Lager nützen dir nichts; in Provinzen und Meeren in deiner Reichweite bringen sie SP. Mit jeder solchen Aktion legst du bis zu zwei davon.
    .title = Handel
learn-battle = Illyria gehört Blau, also kommt es zur Schlacht: Beide Seiten legen fünf Karten, die eine nach der anderen verglichen werden. *Die stärksten* wählt deine Karten für dich aus, und die Aussicht ist genau: Du gewinnst mit 75 %.
    .title = Eine Schlacht
learn-fort = Drei Vergleiche zu null sind eine *Massenflucht*: Illyria ist dein, Blau verliert Karten, und du hast sofort noch eine Aktion. Ein Fort schützt eine Provinz vor Aufständen und macht sie schwer einnehmbar.
    .title = Massenflucht, und ein Fort
learn-marker = Das ist die letzte Runde des Zuges. Mit einem zweiten Kontrollmarker geht Illyria nicht schon beim ersten Schlag oder Aufstand verloren.
    .title = Festhalten
learn-scoring = Zug II ist vorbei, und der Bericht oben hat die Punkte gezählt: deine Gebiete, deinen Handel, abzüglich deiner Karten. Dann erschüttern Aufstände einige Provinzen, und neue Handelsmarker kommen; nach Zug IV hat gewonnen, wer die meisten SP hat.
    .title = Die Wertung
