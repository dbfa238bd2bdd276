### The lesson of Three Hills.

learn-hills = Each round every host marches to a hill, in secret. Whoever holds a hill wins its crowns.
    .title = Hills and crowns
learn-march = The elm hill is worth two crowns. Your rival wants it too.
    .title = March
learn-raid = A raid costs your rival a warrior, unless a shield stops it. You hold one raid.
    .title = Raid
learn-storm = Your six has beaten his two in the storm. The elm hill and its crowns are yours.
    .title = The storm
