import json,re
b=json.load(open('/work/shared/gamedata/assyrian_wars_house_map.json'))
k=lambda n: re.sub(r'[^a-z0-9]+','-',n.lower()).strip('-')
def names():
    d={k(n):n for n in b['areas']}
    d.update({k(z):z.title() for z in b['sea_zones'] if k(z) not in d}); return d
def links(): return [(k(l['a']),k(l['b'])) for l in b['links']]
