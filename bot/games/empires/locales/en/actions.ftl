# Empires: what can be done. How the entries are meant is said in Assyrian Wars’ en/actions.ftl.

action-settle = Place a first marker
    .command = settle
    .about = Place a control marker of the set-up, and say where the next ones shall go.
    .area = area
    .area-about = Where this marker goes
    .wishes = wishes
    .wishes-about = Areas for your next markers, the dearest first; each is taken if it is free then

action-attack = Attack
    .command = attack
    .about = Attack an area by land, mountain, strait or sea; a foreign one means battle.
    .target = target
    .target-about = The area you attack
    .stack = stack
    .stack-about = Your cards in order, face down: units, then a rule that fills them up
    .siege = siege
    .siege-about = Against a fort: your three cards if the defender wants a siege
    .route = route
    .route-about = From where and how; left out: the easiest way

action-court = Court a neutral area
    .command = court
    .about = Pay 2 trade markers; on a 2 or more a neutral area is yours.
    .area = area
    .area-about = The neutral area

action-annex = Annex a neutral area
    .command = annex
    .about = With a diplomat: pay 1 trade marker, and a neutral area is yours without a roll.
    .area = area
    .area-about = The neutral area

action-subvert = Subvert a foreign area
    .command = subvert
    .about = With a diplomat: a die plus what you pay must reach 6 to remove a control marker.
    .area = area
    .area-about = The area whose marker shall go; the last one makes it yours
    .pay = pay
    .pay-about = How many trade markers you add to the die, up to 3; lost if it fails

action-recruit = Recruit a card
    .command = recruit
    .about = Take one of the open cards into your hand.
    .card = card
    .card-about = The open card you take

action-exchange = Exchange the display, then recruit
    .command = exchange
    .about = Pay 1 trade marker for six other open cards and take one of them.
    .wants = wants
    .wants-about = Units you want, the dearest first; left out: you choose when they lie there

action-dismiss = Dismiss a card
    .command = dismiss
    .about = Give up a general card of which none lies open; it costs you no points any more.
    .card = card
    .card-about = The card you give up

action-fortify = Build a fort
    .command = fort
    .about = Build a fort in your province for 4 trade markers, 2 with an engineer; it keeps revolts away.
    .province = province
    .province-about = Your province without a fort

action-place-trade = Place trade
    .command = trade
    .about = Place up to 2 trade markers, 1 more per trader, or displace a rival’s in a full area.
    .areas = areas
    .areas-about = Where they go, one after another

action-reinforce = Add a control marker
    .command = marker
    .about = Put one more control marker into your area, against revolts and subversion.
    .area = area
    .area-about = Your area

action-defend = Defend
    .command = defend
    .about = Say whether you fight a siege or in the open, and with which cards.
    .way = way
    .way-about = Siege or open battle; left out: a siege if there is a fort
    .stack = stack
    .stack-about = Your cards in order: units, then a rule that fills them up; left out: the strongest
