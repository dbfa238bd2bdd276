from collections.abc import Sequence
import pytest
from tests.bot.house import House
ACTING = ("bot.previews","bot.decisions","bot.flows","bot.undo","bot.commands", "bot.personal")
@pytest.fixture
def parts() -> Sequence[str]:
    return ACTING

def show(r):
    for x in ([r.response] if r.response else []) + r.followups:
        print("   >>", x.content)
        for row in x.components:
            for c in row["components"]:
                print("      [", c.get("label") or c.get("placeholder"), c["custom_id"], [ (o["label"],o["value"]) for o in c.get("options",[])][:6], "]")

async def test_one(house: House):
    live = await house.match(house.anna, house.ben)
    for p in house.posts(): print("POST", p.id, p.content, [c.children[0].label for c in p.components])
    [post] = house.posts()
    r = await house.anna.click(post, label="Decide"); show(r)
    r = await house.anna.click(r.response, label="Oak Hill"); show(r)
    for p in house.posts(): print("POST", p.id, p.content, [c.children[0].label for c in p.components])
    r = await house.anna.click(r.response, label="Take back: Where do you march?"); show(r)
    r = await house.anna.click(r.response, label="Oak Hill"); show(r)
    r2 = await house.ben.slash(house.channel, "practice answer", choice="Home"); show(r2)
    for p in house.posts(): print("POST", p.id, p.content, [c.children[0].label for c in p.components])
    for who in (house.anna, house.ben):
        r = await who.slash(house.channel, "practice do"); show(r)
        r = await who.slash(house.channel, "practice truce"); show(r)
    r = await house.anna.slash(house.channel, "undo"); show(r)
    print(await house.anna.autocomplete(house.channel, "undo", "step", ""))
    print(await house.anna.autocomplete(house.channel, "practice raid", "match", ""))
    assert 0
