### Die Lehrpartie: Sargons Feldherr nimmt Sippar.

learn-welcome = 721 v. Chr.: Babylon hat sich erhoben, und du bist Assyrien. Du gewinnst durch Siegpunkte: für eroberte Städte und Provinzen, für Schlachten, für Handel und Tribut; `/punkte` sagt dir jederzeit, woher deine kommen.
    .title = Worum es geht
learn-card = Gespielt wird in *Impulsen*: eine Karte spielen, Aktionspunkte (AP) ausgeben, beenden. Eine Karte bringt entweder ihre AP oder ihr Ereignis, nie beides; Königsstraße bringt 6 AP, mit deinen Einkünften hast du dann 15.
    .title = Eine Karte für Aktionspunkte
learn-march = Das Heer des Turtan steht in Assur, ein Gebiet vor Sippar. Bevor du bestätigst, nennt die Vorschau den Preis, wer mitzieht und wer dich mit welcher Aussicht abfangen kann: Marduk-apla-iddina kommt mit 72 % aus Babylon.
    .title = Ein Marsch und seine Vorschau
learn-hits = Er hat dich abgefangen, also wird vor Sippar gekämpft: Jede Einheit würfelt, und bis zu ihrem Kampfwert ist es ein Treffer. Du hast sechs Treffer erzielt, er einen; den nimmt eine leichte Einheit, die dafür auf ihre geschwächte Seite gedreht wird.
    .title = Abfangen und Schlacht
learn-siege = Sein Heer ist vernichtet, und nach einem solchen *Überrennen* darf deines weitermachen. Eine Belagerung zeigt zuerst ihre Aussichten: Aushungern ist langsam und sicher, die Standardbelagerung zermürbt die Mauern, der Sturm entscheidet sofort, bringt ihm aber einen Punkt, wenn er misslingt.
    .title = Eine Belagerung
learn-influence = Sippar gehört dir, das ist ein Siegpunkt. Auch Politik kostet AP: Bei 7 auf deinem Schieber ist Syrien dein Freund, und ein Level seiner Wirtschaft (ECO) kommt dir zugute.
    .title = Einfluss
learn-end = Von dem, was du nicht ausgibst, bleiben dir nur 4 AP, der Rest verfällt. Danach haben die anderen ihre Impulse, bis du wieder an der Reihe bist.
    .title = Das Ende eines Impulses
learn-event = Die anderen haben gepasst oder eine Karte gespielt. Spiel jetzt Gute Ernte als *Ereignis*: Das kostet 1 AP und bringt 4 für diesen Impuls.
    .title = Eine Karte als Ereignis
learn-build = Heere werden aus deinem Force Pool gebaut, in Städten, die du hältst. Schwere Infanterie ist teuer und stark; die Nummer hinter einer Einheit unterscheidet nur die Steine voneinander.
    .title = Bauen
learn-turn = Nach diesem Impuls hat niemand mehr eine Karte, deshalb endet mit ihm der Spielzug. Dann folgt die Interphase: Handel und Einkünfte werden gezählt, neue Karten verteilt, Krieg und Frieden erklärt.
    .title = Das Ende des Spielzugs
learn-interphase = Dein Handel, dein ECO-Level und deine Punkte sind gezählt: `/punkte` nennt sie, und der Kanal erzählt die ganze Interphase, sobald sie vorbei ist. Du hast neue Karten und darfst einmal die ganze Hand tauschen; für die Lehrpartie behältst du sie.
    .title = Die Interphase
learn-farewell = Das war ein ganzer Spielzug; ein Feldzug hat mehrere. `/zurück` nimmt zurück, was weder Würfel noch andere gesehen haben, `/chancen` rechnet Aussichten vorher aus, und jede Regelnummer schlägst du mit `/regeln` nach.
    .title = Was sonst noch hilft
