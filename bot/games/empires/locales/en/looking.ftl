### Looking at a match: hands, board, standings, odds.

lobby-joined = You play { $seat } in { $name }.
act-rule = Rule { CHAPTER($rule) }
bot-refused = { $reason } (Rule { CHAPTER($rule) })
hand-unit = • **{ $unit }** – { $text }{ $cost ->
    [0] {""}
   *[other] {""}; costs { $cost } VP at each scoring
}{ $empire ->
    [yes] {""}; empire card, never lost
   *[no] {""}
}
table-clock-set-up = The empires are founded.
table-clock = Turn { $turn } of { $last }, round { $round } of { $rounds }.
table-clock-seat = Turn { $turn } of { $last }, round { $round } of { $rounds }: { $seat } acts.
look-realm = **{ $chair }** ({ $seat }): { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}, { $seas ->
    [0] no sea
    [one] 1 sea
   *[other] { $seas } seas
}, { $forts ->
    [0] no fort
    [one] 1 fort
   *[other] { $forts } forts
}; warehouse { $goods }{ $captured ->
    [0] {""}
   *[other] {""}, { $captured } captured
}; next income { $income }.
look-cards = -# Cards: { $cards }
look-areas = -# { $areas }
look-whole = The whole map
look-standings = Points, warehouses, persons
look-revolt-table = What could revolt next
look-open-cards = The open cards
look-key = The key: markers, forts, signs
look-display = 🃏 Open cards: { $cards }.
look-starts = { $seat } started this turn.
look-revolts = 🎲 Each column revolts with { $percent }% when the next turn begins; exposed are: { $areas }.
look-no-revolts = 🎲 No area could revolt when the next turn begins.
look-score-of = **{ $chair } ({ $seat }): { WHOLE($points) } VP**
look-score-next = • at the next scoring as things stand: { SIGNED($points) } (areas { $control }, trade { $trade }, captured { $captured }, cards { $upkeep ->
    [0] 0
   *[other] −{ $upkeep }
})
look-score-areas = -# Areas: { $areas }
look-score-trade = -# Trade majorities: { $areas }
look-area-worth = { $area } { $worth }
look-recap = { $chapters ->
    [one] **{ $name }: the last round**
   *[other] **{ $name }: the last { $chapters } rounds**
}
story-goes-on = The round is still being played.
story-void = This round was taken back.
story-founding-goes-on = The empires are still being founded.
story-income = Income: { $incomes }.
story-income-of = { $seat } { $goods }
story-markers = Markers: { $markers }.
story-marker-of = { $seat } { $area }
story-trade = { $seat } trades in { $areas }.
story-blow = -# { $blow }
odds-kind-attack = an attack
odds-kind-others = diplomacy and displacing
odds-of-attack = ⚔️ **{ $seat } attacks { $area }**
odds-of-others = 🎲 **{ $seat }: diplomacy and trade**
odds-court = Courting for { $goods } trade markers: { $percent }%.
odds-subvert = Subverting with { $goods ->
    [0] nothing
    [one] 1 trade marker
   *[other] { $goods } trade markers
} paid: { $percent }%.
odds-displace = Displacing a trade marker: { $percent }%.
odds-no-such-seat = There is no player “{ $found }” here. Typing offers those there are.
odds-needs-area = Name the area that is attacked.
odds-out-of-reach = { $area } is out of reach for { $seat }.
odds-own-area = { $area } belongs to { $seat } already.
look-pile = **Discard pile**, the top card first: { $cards }.
look-pile-empty = The discard pile is empty.
how-you-win = **How you win:** most victory points after turn IV. They are counted at the end of turns II, III and IV: the areas you control, your trade markers and captured ones, less what your cards cost.
seat-about = The colours are equal, and chance draws who begins. You choose where you start: you place { $markers } control markers in turn, the first in a free province of the north or the south, and with it come the six cards of an empire set. No people is stronger than another; provinces with an amphora bring income, those far from rivals peace. A good first game is one compact block with a coast. You win with most victory points after turn IV.
    .line = All colours are equal; you choose your first province yourself
