# What only the logs of older matches say: battles of foreign wars before they ran like all others.

dice-abroad = { $enemy ->
    [yes] 🎲 The enemy abroad rolls { $phase ->
        [bow-fire] bow fire
       *[melee] in the melee
    }: { $dice } – { $hits } hits.
   *[no] 🎲 The troops abroad roll { $phase ->
        [bow-fire] bow fire
       *[melee] in the melee
    }: { $dice } – { $hits } hits.
}
round-abroad = Round { $round } abroad: { $hits } hits to { $other_hits }.
