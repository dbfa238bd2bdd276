# Assyrian Wars: Lager, Krieg und Frieden, Absprachen, Verweigerer und Kleinstaaten, die andere spielen.

## Was geschieht

war-declared = { $halves ->
    [0] ⚔️ { $country } erklärt { $target } den Krieg.
   *[other] ⚔️ { $country } erklärt { $target } für { AP($halves) } AP den Krieg.
}
enemies-clash = ⚔️ { $area }: Neue Feinde stehen nebeneinander, sofort greift an: { $country }.
camp-joined = { $country } tritt in { $camp } ein.
camp-left = { $country } verlässt { $camp } und ist neutral.
peace-made = { $country } und { $other } schließen Frieden.
peace-card-given = { $country } gibt { $card } als Preis des Friedens an { $other }.
passage-agreed = { $country } und { $other }: von nun an freier Durchzug.
passage-ended = { $country } und { $other }: Der freie Durchzug ist vorbei.
proposal-declined = Abgelehnt. { $proposal }
went-home = { $country }: Die Truppen in { $area } müssen fort und gehen nach { $target }.
went-to-regroup = { $country }: Die Truppen in { $area } müssen fort; kein befreundeter Weg ist offen, also in die Regroup Box.
controller-named = { $country } hat keinen Verbündeten; vorerst spielt es: { $power }.
politics-begin = { $occasion ->
    [fallen-camp] Ein ganzes Lager ist gefallen. Jede Großmacht darf kostenlos das Lager wechseln und Krieg erklären.
   *[interphase] Politik: Lager, Kriege und Frieden, Großmacht für Großmacht.
}
refusal-white = { $country } blieb unbestraft. Der Marker wird weiß: nächsten Spielzug ein Würfel mehr.
refuser-punished = { $country } gibt nach: Die Verweigerung ist bestraft, der Marker ist weg.
refuser-defiant = { $country } verweigert weiter. Der Marker bleibt.
conquest-announced = Assyrien will { $country } erobern. In diesem Spielzug straft keine Probe mehr.
vp-entry-refused = von einem Lager abgewiesen
vp-unpunished = eine unbestrafte Verweigerung

## Lager

camp-assyrian = das assyrische Lager
camp-rebel = das Lager der Rebellen
camp-neutral = die Neutralität

## Was gefragt wird

ask-consent = Stimmst du zu?
    .about = Eine andere Großmacht schlägt etwas vor, das deine Zustimmung braucht; keine Antwort heißt nein.
    .agree = Es gilt sofort.
    .decline = Nichts ändert sich; eine Großmacht, die dein Lager abweist, bekommt 1 Siegpunkt.
ask-objection = Hast du etwas dagegen?
    .about = Eine Großmacht, mit der du im Krieg bist, will in dein Lager; keine Antwort heißt, sie darf.
    .accept = Sie tritt in dein Lager ein.
    .object = Sie bleibt draußen und bekommt 1 Siegpunkt.
ask-go-home = Wohin gehen sie?
    .about = Das Land ist ihnen nun verschlossen; wähle eines der nächsten befreundeten Gebiete.
ask-politics = Politik
    .about = Lager wechseln, dann Kriege erklären, dann Frieden schließen, alles ohne AP; sag, wenn du fertig bist.
    .done = Dein Teil der Politik ist in dieser Interphase vorbei.
ask-end-wars = Kriege mit Kleinstaaten beenden?
    .about = Diese Kleinstaaten haben keinen Verbündeten. Wähle, mit wem du Frieden schließt; sonst geht der Krieg weiter.
ask-avenge-ally = Dem Verbündeten beistehen?
    .about = Jetzt darfst du dem Angreifer kostenlos den Krieg erklären; später kostet es die üblichen AP.
    .war = Du bist sofort im Krieg mit dem Angreifer, ohne Kosten.
    .peace = Dein Verbündeter kämpft allein; ein späterer Krieg kostet AP.
ask-inherited-war = Dein neuer Verbündeter ist im Krieg
    .about = Du darfst kostenlos mit in den Krieg ziehen, den Feind um Frieden bitten oder dich heraushalten.
    .inherited-stay-out = Dein Verbündeter kämpft allein weiter.
    .inherited-war = Du kämpfst von nun an mit.
    .inherited-peace = Sein Feind wird gefragt, ob er zustimmt.
ask-punish = Strafen oder erobern?
    .about = Ein Verweigerer ist geschlagen. Lass ihn jetzt prüfen, oder erobere ihn und verzichte auf Proben.
    .check = Sein Tribut wird sofort geprüft; zahlt er, ist er bestraft, und der Krieg endet.
    .conquest = Keine Prüfung mehr in diesem Spielzug: Nur eine Eroberung bestraft ihn.
must-go-home = { $country }: Die Truppen in { $area } müssen fort.
wants-to-join = { $country } möchte in { $camp } wechseln.
ally-attacked = { $enemy } hat { $minor } den Krieg erklärt, verbündet mit { $country }.
ally-at-war = { $minor }, nun verbündet mit { $country }, ist im Krieg mit { $enemy }.
politics-of = Politik: { $country }.
wars-may-end = { $country }: Kriege mit Kleinstaaten ohne Verbündete.
refuser-beaten = { $country } hat den Tribut verweigert und ist geschlagen.
peace-for-nothing = { $country } bietet { $other } Frieden ohne Preis.
peace-for-tribute = { $country } bietet { $other } Frieden; 2 ECO-Level Tribut zahlt: { $payer }.
peace-for-card = { $country } bietet { $other } Frieden und gibt dafür { $card }, bis wieder Karten verteilt werden.
passage-offered = { $country } bietet { $other } freien Durchzug.
option-agree = Zustimmen
option-accept = Nichts dagegen
option-object = Ablehnen
option-done = Fertig
option-war = Krieg erklären
option-peace = Frieden halten
option-inherited-stay-out = Heraushalten
option-inherited-war = Krieg erklären, kostenlos
option-inherited-peace = Um Frieden bitten
option-check = Auf Tribut prüfen
option-conquest = Stattdessen erobern
option-war-to-flee = { $halves ->
    [0] { $area }: erst { $target } den Krieg erklären
   *[other] { $area }: erst { $target } den Krieg erklären, { AP($halves) } AP
}
option-no-retreat = Kein Krieg: Abnutzung, dann die Regroup Box
condition-proposer-is = der Vorschlag kommt von { $country }

## Was es kostet und bringt

quote-free = Es kostet keine AP.
quote-drags-in = { $countries-count ->
    [one] Ebenfalls im Krieg: { $countries }.
   *[other] Ebenfalls im Krieg: { $countries }.
}
quote-enters-camp = { $country } tritt in { $camp } ein, wenn niemand ablehnt.
quote-loses-influence = Die { $level } Punkte bei { $country } sind verloren.
quote-ally-may-avenge = { $country } darf dir sofort kostenlos den Krieg erklären.
quote-at-war-with = { $countries-count ->
    [0] Im anderen Lager ist niemand.
   *[other] Von da an im Krieg mit: { $countries }.
}
quote-leaves-camp = { $country } verlässt sein Lager und ist neutral.
quote-strangers-leave = Truppen, die nur durch freien Durchzug dort sind, müssen sofort fort.
quote-no-more-checks = Kein Sieg und keine Stadt bringt in diesem Spielzug noch eine Tributprobe.

## Warum nicht

only-powers-join-camps = { $country } ist keine Großmacht. Kleinstaaten folgen der Großmacht, mit der sie verbündet sind.
no-leaving-camps = { $country } kann sein Lager nicht einfach verlassen. Es geht durch Frieden, Tribut an Assyrien oder das andere Lager.
already-in-camp = { $country } ist schon hier: { $camp }.
one-entry-a-turn = { $country } wurde in diesem Spielzug schon abgewiesen. Nächsten Spielzug geht es wieder.
camps-change-later = { $country } ist in einem Lager. Das Lager wechselt man in der Interphase.
nobody-to-fight = Hier ist niemand, dem man den Krieg erklären könnte: { $camp }. Beitreten kannst du in der Interphase.
no-assyrian-camp = Assyrien ist zurzeit in keinem Lager, also gibt es keines zum Beitreten.
assyria-is-no-rebel = Assyrien kann nicht zu den Rebellen. Sein eigenes Lager steht ihm offen.
must-enter-camp = { $country } tritt durch diesen Krieg auf jeden Fall ein: { $camp }. Erkläre den Krieg ohne „allein“.
not-on-former-camp = { $country } hat { $camp } erst in diesem Spielzug verlassen und darf es vor der Interphase nicht angreifen.
neutral-by-tribute = { $country } hat sich mit Tribut aus dem Rebellenlager gelöst und bleibt bis zur Interphase neutral.
grace-period = { $country } und { $target } dürfen einander in der Schonfrist nicht angreifen.
nomads-declare-no-war = { $country } ist ein Nomadenstamm: ohne Verbündete im Krieg mit allen, sonst folgt er seiner Großmacht.
controller-may-not = { $country } hat keinen Verbündeten; wer es vorerst spielt, kann weder Krieg erklären noch Frieden schließen noch seinen Tribut ändern.
no-such-party = „{ $found }“ ist weder ein Land dieses Spiels noch ein Stadtstaat.
war-on-holder-first = { $target } gehört { $holder }. Erkläre stattdessen { $holder } den Krieg.
own-camp = { $country } und { $target } sind im selben Lager. Das Lager wechselt man nur in der Interphase.
own-ally = { $target } steht auf der Seite von { $country }. Nur ein Bündnisbrecher oder eine Eroberung löst ein Bündnis.
already-at-war = { $country } und { $target } sind schon im Krieg.
speaks-not-for = { $country } kann nicht für „{ $found }“ sprechen. Nenne einen verbündeten Kleinstaat oder nichts.
price-among-powers = Nur Großmächte geben oder nehmen Tribut oder eine Heimatkarte für Frieden. Biete ihn umsonst an.
one-price = Frieden hat höchstens einen Preis: Tribut oder eine Heimatkarte.
payer-is-a-partner = „{ $found }“ kann diesen Frieden nicht bezahlen. Nenne dich selbst oder den Partner.
no-home-card = „{ $found }“ ist keine deiner Heimatkarten auf der Hand. Biete eine davon oder Tribut.
only-powers-agree = { $country } ist keine Großmacht. Nur Großmächte treffen Absprachen, für sich und ihre Kleinstaaten.
no-enemy-power = { $powers-count ->
    [0] „{ $found }“ ist kein Feind, mit dem Frieden möglich wäre, und es gibt keinen anderen.
   *[other] „{ $found }“ ist kein Feind, mit dem Frieden möglich wäre. Möglich ist er mit: { $powers }.
}
no-such-power = „{ $found }“ ist keine Großmacht, mit der du dich einigen könntest.
passage-with-ally = { $country } ist mit dir verbündet: Das Land steht dir ohnehin offen.
passage-with-enemy = { $country } ist mit dir im Krieg. Schließ erst Frieden.
passage-already = { $country } hat dem freien Durchzug schon zugestimmt.
same-offer = { $country } kennt dieses Angebot schon und hat geantwortet. Mach ein anderes oder warte auf die nächste Gelegenheit.
no-free-passage = { $country } hat keinen freien Durchzug mit „{ $found }“.
only-at-the-start = { $country }: Freier Durchzug endet zu Beginn eines Impulses, bevor etwas getan ist, oder in der Interphase.
only-assyria-announces = Nur Assyrien sagt eine Eroberung statt der Strafe an, in einem Impuls seines Lagers.
no-refuser = { $refusers-count ->
    [0] „{ $found }“ ist kein Verweigerer, der noch zu strafen wäre, und es gibt keinen.
   *[other] „{ $found }“ ist kein Verweigerer, der noch zu strafen wäre. Das sind: { $refusers }.
}
war-comes-first = Assyrien ist nicht im Krieg mit { $country }. Erkläre erst den Krieg.

## Was nie sein kann

trespass = { $country } stünde in { $area }, das dafür verschlossen ist
treaty-broken = ein Vertrag oder Krieg von { $country } und { $other } passte nicht zu ihrem Verhältnis
controller-wrong = { $country } würde von der falschen Großmacht oder von niemandem gespielt
camp-wrong = { $country } wäre für sich allein in einem Lager, ohne eine Großmacht zu sein

## Was man tun kann

action-declare-war = Krieg erklären
    .command = krieg
    .about = Einem Land oder Stadtstaat den Krieg erklären; was es kostet und auslöst, steht vorher da.
    .target = ziel
    .target-about = Das Land oder der Stadtstaat
    .alone = allein
    .alone-about = Neutral im Krieg mit Rebellen: nicht ins assyrische Lager wollen
    .country = land
    .country-about = In der Interphase: der verbündete Kleinstaat, der an deiner Stelle Krieg erklärt
action-join-camp = Einem Lager beitreten
    .command = lager
    .about = Einem Lager beitreten: in der Interphase frei, im Impuls für 10 AP, wenn du neutral bist.
    .camp = lager
    .camp-about = Das Lager
action-propose-peace = Frieden anbieten
    .command = frieden
    .about = Einer feindlichen Großmacht Frieden anbieten: umsonst, für Tribut oder eine Heimatkarte.
    .partner = partner
    .partner-about = Der Feind
    .payer = zahler
    .payer-about = Wer 2 ECO-Level Tribut zahlt, wenn überhaupt
    .card = karte
    .card-about = Eine deiner Heimatkarten als Preis
    .country = land
    .country-about = Der verbündete Kleinstaat, dessen eigener Krieg enden soll, falls nicht deiner
action-propose-passage = Durchzug anbieten
    .command = durchzug
    .about = Einer Großmacht im Frieden anbieten, dass beide durch das Land des anderen dürfen.
    .partner = partner
    .partner-about = Die andere Großmacht
action-cancel-passage = Durchzug beenden
    .command = sperren
    .about = Freien Durchzug zu Beginn deines Impulses beenden; Fremde gehen heim.
    .partner = partner
    .partner-about = Die andere Großmacht
action-announce-conquest = Verweigerer erobern
    .command = ansagen
    .about = Assyrien: einen Verweigerer erobern statt strafen; in diesem Spielzug keine Proben mehr.
    .minor = land
    .minor-about = Der Verweigerer
way-barred = { $leader } hält vor { $area }: Truppen in { $start } könnten dort abfangen.
