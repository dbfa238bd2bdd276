# Hannibal: was sich zusätzlich angeben lässt, und die Gruppen dessen, was man tun kann.

param-march-event = Als Ereignis statt für OW
param-path = Auf welchem Weg
param-units = Wie viele GE mitgehen
param-along = Welche Generäle mitgehen
param-pick-up = Unterwegs GE aufnehmen
param-drop = Unterwegs GE zurücklassen
param-march-inside = Wie viele in die Stadt gehen
param-activate-inside = Wie viele in die Stadt gehen
param-go-on-inside = Wie viele in die Stadt gehen
param-siege = Am Ende belagern oder unterwerfen
param-if-intercepted = Wenn er abgefangen wird
param-if-avoided = Wenn der Gegner der Schlacht ausweicht
param-spare = Welche römischen Marker bleiben
param-react-inside = Wer in der Stadt ist
param-react-intercept = Wer abfängt
param-react-avoid = Wer der Schlacht ausweicht
param-react-to = Wohin er geht
param-react-stay = Wer beim Rest bleibt
param-lead = Wer befehligt
param-plan-attack = Womit du angreifst
param-reserve-as = Wofür eine Reserve steht
param-reserve-match = Ob eine Reserve pariert
param-concede = Ab wann du nicht mehr parierst
param-plan-counter = Wann du zurückschlägst
param-withdraw = Wann du dich zu lösen versuchst
param-prevent = Ein Lösen verhindern
param-take-over = Den Angriff übernehmen
param-plan-hannibal = Wie Hannibals Vorstoß genutzt wird
param-plan-maharbal = Wann Maharbals Reiterei gespielt wird
param-desert = Wann der Verbündete überläuft
param-desert-for = Welche Karte der Überläufer nimmt
param-plan-ask = Wann du in der Schlacht gefragt wirst
param-retreat-inside = Wie viele in die Stadt gehen
param-elephants = Wie viele davon Elefanten sind
param-generals = Welche Generäle in die Stadt gehen
param-event-spaces = Auf welche Orte es zielt
param-event-general = Auf welchen General es zielt
param-province = Auf welche Provinz es zielt

group-war = Ziehen und kämpfen
group-build = Marker und Truppen
group-cards = Karten

## Was etwas ist, in einer Zeile

line-general = Strategie { $strategy }, Schlacht { $battle }
line-no-marker = niemandes Marker
line-marker = Marker: { $side }
line-force = { $side }: { $units } GE
suggest-siege = 🏰 { $general } vor { $space }: { $gain } % für einen Punkt
suggest-march = ⚔️ { $general } ({ $units } GE) mit { $card } …
line-ops = OW { $ops }
suggest-markers = 🏳️ { $card }: { $ops ->
    [one] 1 Marker
   *[other] bis zu { $ops } Marker
} …
