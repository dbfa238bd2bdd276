### Die Lehrpartie: Hannibal in Italien.

learn-welcome = 217 v. Chr.: Du bist Karthago, und Hannibal steht in der Po-Ebene. Provinzen zählen: Jede, die du kontrollierst, ist ein politischer Punkt, und nach der letzten Runde gewinnen mehr Punkte; wer die feindliche Hauptstadt nimmt, gewinnt sofort.
    .title = Worum es geht
learn-markers = Abwechselnd spielt jede Seite eine Karte: als ihr Ereignis oder für ihren Operationswert (OW). Mit OW 2 legst du zwei Marker der politischen Kontrolle (PK) auf leere Felder; wer in einer Provinz die meisten hat, kontrolliert sie.
    .title = Eine Karte für politische Kontrolle
learn-event = Rom konnte nur ablegen. Gallische Rekruten sind als *Ereignis* mehr wert: Zwei Gefechtseinheiten (GE) stoßen zu Hannibal.
    .title = Eine Karte als Ereignis
learn-march = Eine Karte mit OW 1 bewegt Hannibal, denn sein Strategiewert ist 1; langsamere Heerführer brauchen mehr. Bis Mutina sind es zwei Felder; die Vorschau sagt, wer unterwegs abfangen kann und dass dort Scipios Heer steht.
    .title = Ein Marsch in die Schlacht
learn-battle = Heerführer, GE und Verbündete bringen Schlachtkarten: Du hältst fünfzehn, Rom neun. Du hinterlegst einen *Plan*, den niemand je sieht, und der Bot spielt die Runden aus: Wer die ausgespielte Karte nicht erwidern kann, hat verloren; der übliche Plan genügt.
    .title = Der Schlachtplan
learn-subjugate = Du hast gewonnen, Scipio ist gewichen, und Rom verliert für seine Verluste PK. Mago steht bei einem Stamm, der schon zweimal nachgegeben hat: Ein Marsch ohne Weg, mit *Belagerung*, würfelt um ihn.
    .title = Stämme und Belagerungen
learn-points = Die Karten sind gespielt, also endet die Runde: Heere in feindlichem Land leiden unter dem Winter, abgeschnittene PK fallen, und die Punkte werden gezählt. Du liegst einen zurück, also weicht einer deiner PK; ein entlegener fehlt am wenigsten.
    .title = Das Ende der Runde
learn-turn = Eine neue Runde beginnt mit Verstärkungen. Karthago stellt die seinen dort auf, wo es vorgesehen ist; neun Runden sind ein Krieg.
    .title = Verstärkungen
learn-farewell = Das war eine ganze Runde. `/chancen` rechnet Schlachten, Abfangen und Belagerungen vorher aus, `/zurück` nimmt zurück, was weder Würfel noch dein Gegner gesehen haben, und `/regeln` kennt jedes Kapitel.
    .title = Was sonst noch hilft
