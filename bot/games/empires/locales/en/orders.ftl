### Standing orders: answers, conditions, presets.

condition-value-area = an area
condition-value-seat = a player
condition-value-target = an area
condition-value-owner = an owner
condition-value-markers = a number of markers
condition-value-fort = yes or no
condition-value-lost = a number
order-when-target-is = the area under attack is …
order-when-attacker-is = the attacker is …
order-when-has-fort = there is a fort
order-action-pass = Pass.
order-extra-action-pass = Pass.
order-defend-defend = With the strongest cards; a siege if there is a fort.
preset-defend-strongest = Defend with the strongest cards, behind walls if there are any
preset-defend-open = Defend in open battle with the strongest cards
preset-defend-empire-only = Defend with empire cards first, to risk no others
