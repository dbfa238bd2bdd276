"""The page in a real browser: the first view, an impulse with the mouse alone, keys alone, phones, several windows."""

import re
from collections import Counter
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.looking import Onlooker, Program

MOST_TAPS = 12
NAUGHTY = "<img src=x onerror=\"document.title='owned'\"> [click](javascript:alert(1)) **bold** ||hidden||"


class Finger:
    """Taps and counts; nothing is ever typed."""

    def __init__(self, page: Page) -> None:
        self.page, self.taps = page, 0

    def tap(self, selector: str, text: str = "") -> None:
        found = self.page.locator(selector)
        (found.filter(has_text=text) if text else found).first.click()
        self.taps += 1


def settled(page: Page) -> None:
    """The match stands there: the board is drawn, the buttons of its table are at hand."""
    page.wait_for_selector(".actions .btn")
    page.wait_for_selector(".zoom.ready")


def begin(page: Page, button: str = "Play") -> None:
    page.locator(".cards .card").first.get_by_role("button", name=button, exact=True).click()
    page.wait_for_selector(".table-view")


def test_a_newcomer_plays_an_impulse_with_the_mouse_alone(eyes: Onlooker) -> None:
    page = eyes.home()
    finger = Finger(page)
    assert page.url == f"http://127.0.0.1:{eyes.table.port}/", "the key does not stay in the address"
    card = page.locator(".cards .card").first
    expect(page.locator(".games .card h3")).to_have_count(4)  # each game once: all of them are seen at a glance
    expect(card.locator("h3")).to_have_text("Assyrian Wars")
    expect(card.locator(".players")).to_have_text("The Two Rivers · 1–3 players")
    assert page.locator(".home-view").evaluate("home => home.scrollHeight") < 2 * 900
    expect(card.locator(".sides label")).to_have_text(["Assyria", "Babylonia", "Elam"])
    expect(card.locator(".cover img")).to_have_class("there")
    expect(card).to_contain_text("How you win")
    assert not set("*`") & set(card.text_content() or "")  # worded as in a chat, not with its signs
    finger.tap(".cards .btn.primary", "Play")
    finger.tap(".actions .btn", "What can I do?")
    finger.tap(".dock .line", "Play a card")
    expect(page.locator(".dock")).to_contain_text("The card to play")
    finger.tap(".dock .line")
    finger.tap(".dock .btn", "Confirm")
    finger.tap(".dock .btn", "End the impulse")
    finger.tap(".dock .btn", "Confirm")
    expect(page.locator(".posts")).to_contain_text("You have played an impulse")
    assert finger.taps <= MOST_TAPS
    # The computers answer; the board shows it, and can be looked at closely.
    expect(page.locator(".posts")).to_contain_text("Babylonia")
    settled(page)
    size = page.locator(".zoom > img").evaluate("image => [image.naturalWidth, image.clientWidth]")
    assert size[0] >= 3000
    page.locator(".zoom").hover()
    page.mouse.wheel(0, -600)
    wide = page.locator(".zoom > img").evaluate("image => image.clientWidth")
    assert wide > size[1] * 1.5
    left = page.locator(".zoom > img").evaluate("image => image.getBoundingClientRect().left")
    page.mouse.down()
    page.mouse.move(200, 300, steps=4)
    page.mouse.up()
    assert page.locator(".zoom > img").evaluate("image => image.getBoundingClientRect().left") != left
    # A picture of a post opens full size.
    page.locator(".posts .picture").first.click()
    page.wait_for_selector(".lightbox .zoom.ready")
    page.keyboard.press("Escape")
    expect(page.locator(".lightbox")).to_have_count(0)
    # A second window of the same browser sees the same; the plain address is enough.
    second = eyes.watch(page.context.new_page())
    second.goto(f"http://127.0.0.1:{eyes.table.port}/")
    second.locator(".card.match").first.click()
    expect(second.locator(".posts")).to_contain_text("You have played an impulse")
    page.locator(".say").fill("Well met")
    page.keyboard.press("Enter")
    expect(second.locator(".posts")).to_contain_text("Well met")
    # A reload loses nothing, not even what only one person sees.
    dock = page.locator(".dock")
    page.locator(".actions .btn", has_text="My hand").click()
    expect(dock).to_contain_text("cards")
    page.reload()
    expect(page.locator(".posts")).to_contain_text("Well met")
    expect(dock).to_contain_text("cards")


def test_a_newcomer_learns_and_goes_on_learning(eyes: Onlooker) -> None:
    page = eyes.home()
    game = page.locator(".game", has_text="Assyrian Wars")
    game.get_by_role("button", name="Learn", exact=True).click()
    page.wait_for_selector(".table-view")
    posts = page.locator(".posts")
    expect(posts).to_contain_text("Step 1 of 12: What this is about")
    posts.get_by_role("button", name="Next", exact=True).click()
    dock = page.locator(".dock")
    expect(dock).to_contain_text("Step 2 of 12: A card for action points")
    expect(dock).to_contain_text("Below → Play a card → Royal Road → Confirm")
    dock.get_by_role("button", name="Do it for me").click()
    expect(dock).to_contain_text("Step 3 of 12")

    home = eyes.home(width=1400, height=900)
    # Other scenarios wait behind one line a game, and are cards, too.
    others = home.locator(".others", has_text="Assyrian Wars")
    expect(others.locator("h3").first).to_be_hidden()
    others.locator("summary").first.focus()
    home.keyboard.press("Enter")
    expect(others.locator("h3")).to_have_text(["Rise and Fall", "Ashurbanipal's Campaigns", "Campaign"])
    expect(others.locator(".card").first.get_by_role("button", name="Play", exact=True)).to_be_visible()
    home.locator(".game", has_text="Assyrian Wars").get_by_role("button", name="Go on learning").click()
    expect(home.locator(".posts")).to_contain_text("Step 3 of 12: A march, and its preview")


def test_several_people_share_a_screen_and_no_secrets(eyes: Onlooker) -> None:
    page = eyes.home()
    begin(page, "Several people")
    settled(page)
    seats = page.locator(".seats .seat")
    expect(seats.locator("b")).to_have_text(["Assyria", "Babylonia", "Elam", "Greta"])
    expect(seats.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(seats.nth(0).locator(".dot")).to_be_visible()
    page.locator(".actions .btn", has_text="My hand").click()
    dock = page.locator(".dock")
    expect(dock).to_contain_text("Assyria")
    cards = dock.locator(".text").inner_text()
    seats.nth(1).click()
    expect(seats.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(dock).to_be_hidden()
    assert cards not in page.content()
    page.locator(".actions .btn", has_text="My hand").click()
    expect(dock).to_contain_text("Babylonia")
    seats.nth(0).click()
    expect(dock).to_contain_text("Assyria")
    # By keys alone: what can I do, play a card, confirm, end; then the page goes to whoever is asked next.
    page.locator(".actions .btn", has_text="What can I do?").focus()
    page.keyboard.press("Enter")
    expect(dock.locator(".line", has_text="Play a card").first).to_be_visible()  # no longer the hand
    expect(dock.locator(".btn").first).to_be_focused()  # a suggestion; the menu comes after them
    card = dock.locator(".line:focus", has_text="Play a card")
    for _ in range(dock.locator(".btn, .find, .lines").count()):
        page.keyboard.press("Tab")
        if card.count():
            break
    assert card.count(), "a menu is one stop for the Tab key, however long it is"
    page.keyboard.press("Enter")
    expect(dock).to_contain_text("The card to play")
    expect(dock.locator(".line").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(dock.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dock).to_contain_text("is played for")
    dock.locator(".btn", has_text="End the impulse").focus()
    page.keyboard.press("Enter")
    expect(dock.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(seats.nth(1)).to_have_attribute("aria-pressed", "true")
    # What somebody writes is text, and nothing else.
    page.locator(".say").fill(NAUGHTY)
    page.keyboard.press("Enter")
    expect(page.locator(".posts")).to_contain_text("onerror")
    assert page.locator(".posts img[src=x]").count() == 0
    assert page.locator(".posts a[href^=javascript]").count() == 0
    expect(page.locator(".posts strong", has_text="bold")).to_be_visible()
    assert "owned" not in page.title()
    # A command with suggestions, and one button that gives the others to computers.
    page.locator(".say").fill("/odds")
    page.keyboard.press("Enter")
    expect(page.locator(".command .line").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".settings summary").click()
    page.get_by_role("button", name="Who plays?").click()
    page.get_by_role("button", name="Computers play the others").click()
    expect(seats.locator("small")).to_have_text(["Computer", "Ben", "Computer"])


def test_a_phone_shows_one_thing_at_a_time(eyes: Onlooker) -> None:
    page = eyes.home(width=400, height=800, has_touch=True, color_scheme="dark", locale="de-DE")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    begin(page)
    settled(page)
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".talk")).to_be_hidden()
    assert "style=dark" in (page.locator(".zoom > img").get_attribute("src") or "")
    page.locator(".actions .btn", has_text="What can I do?").tap()
    expect(page.locator(".dock .line").first).to_be_visible()
    expect(page.locator(".board")).to_be_hidden()
    for selector in (".actions .btn", ".dock .line", ".tabs button"):
        box = page.locator(selector).first.bounding_box()
        assert box is not None
        assert box["height"] >= 38, selector
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".tabs button", has_text="Board").tap()
    expect(page.locator(".board")).to_be_visible()
    page.locator(".settings summary").tap()
    page.get_by_role("button", name="Deutsch").tap()
    expect(page.locator(".turn")).to_contain_text("Du bist gefragt")
    page.locator(".settings summary").tap()
    page.get_by_role("button", name="English").tap()
    expect(page.locator(".turn")).to_contain_text("You are asked")


def test_on_a_phone_the_step_of_a_lesson_stands_above_its_menu(eyes: Onlooker) -> None:
    """Nothing is folded away that one has to read, nothing else is suggested, and nothing peeks out behind it."""
    page = eyes.home(width=390, height=844, has_touch=True)
    game = page.locator(".games .card", has_text="Hannibal")  # of each game there is one lesson at a time
    game.get_by_role("button", name="Learn", exact=True).tap()
    page.wait_for_selector(".table-view")
    page.locator(".tabs button", has_text="Talk").tap()
    page.locator(".posts .btn", has_text="Next").last.tap()
    dock = page.locator(".dock")
    expect(dock).to_contain_text("Step 2 of")
    expect(dock.locator(".line").first).to_be_visible()
    text, room, line = (
        dock.locator(selector).first.bounding_box() for selector in (".text p", ".post-body > .text", ".line")
    )
    assert text is not None
    assert room is not None
    assert line is not None
    assert text["y"] + text["height"] <= room["y"] + room["height"] + 1, "the step is there to its last line"
    assert line["y"] < 844 - 200, "the menu is in sight, too"
    expect(dock.locator(".btn.primary")).to_have_count(0)
    expect(page.locator(".say")).to_be_hidden()
    inside = "dock => dock.contains(document.elementFromPoint(40, dock.getBoundingClientRect().top + 8))"
    assert dock.evaluate(inside)


def test_who_has_no_key_stays_outside_and_a_restart_is_no_loss(eyes: Onlooker) -> None:
    stranger = eyes.window()
    stranger.goto(f"http://127.0.0.1:{eyes.table.port}/")
    expect(stranger.locator(".locked")).to_be_visible()
    stranger.locator(".locked input").fill("not the key at all")
    stranger.keyboard.press("Enter")
    expect(stranger.locator(".locked")).to_be_visible()
    page = eyes.home()
    begin(page)
    settled(page)
    posts = page.locator(".posts .post")
    expect(page.locator(".posts")).to_contain_text("first impulse")
    before = posts.evaluate_all("all => all.map(one => one.dataset.id)")
    assert "closed" in eyes.table.stop()
    expect(page.locator(".lost")).to_be_visible()
    eyes.table.start()
    expect(page.locator(".lost")).to_be_hidden()
    expect(page.locator(f".post[data-id='{before[0]}']")).to_be_visible()
    assert set(before) <= set(posts.evaluate_all("all => all.map(one => one.dataset.id)"))
    page.locator(".actions .btn", has_text="What can I do?").click()
    expect(page.locator(".dock .line").first).to_be_visible()
    # While the table was away the browser said so, and nothing else.
    away = ("WebSocket connection", "ERR_CONNECTION_REFUSED")
    eyes.complaints = [one for one in eyes.complaints if not any(word in one for word in away)]


def test_pictures_that_did_not_come_come_by_themselves(eyes: Onlooker) -> None:
    """Of a post, of the board and of a card of the first view: a few tries, and once more when the table is back."""
    asked: list[str] = []
    page = eyes.window()

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    drawn = re.compile(r"/(files|boards|covers)/")
    page.route(drawn, refuse)
    page.goto(eyes.table.address)
    page.wait_for_selector(".card")
    begin(page)
    page.wait_for_selector(".posts .picture img")
    image = page.locator(".posts .picture img").first
    there = "image => image.complete && image.naturalWidth > 0"
    expect(page.locator(".drawing")).to_be_visible()
    assert not image.evaluate(there)
    page.unroute(drawn)
    page.wait_for_function("() => document.querySelector('.posts .picture img').naturalWidth > 0")
    page.wait_for_selector(".zoom.ready")
    expect(page.locator(".drawing")).to_be_hidden()
    assert max(Counter(asked).values()) <= 4
    # Where the table is away nobody is asked; when it is back, whatever is missing comes.
    asked.clear()
    page.route(drawn, refuse)
    page.reload()
    page.wait_for_selector(".posts .picture img")
    while not asked:
        page.wait_for_timeout(50)
    assert "closed" in eyes.table.stop()
    expect(page.locator(".lost")).to_be_visible()
    before = len(asked)
    page.wait_for_timeout(1500)
    assert len(asked) == before
    page.unroute(drawn)
    eyes.table.start()
    expect(page.locator(".lost")).to_be_hidden()
    page.wait_for_function("() => document.querySelector('.posts .picture img').naturalWidth > 0")
    page.wait_for_selector(".zoom.ready")
    away = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_FAILED")
    eyes.complaints = [one for one in eyes.complaints if not any(word in one for word in away)]


def test_the_page_is_served_from_the_tree_and_loads_nothing_from_elsewhere(table: Program) -> None:
    web = Path(__file__).parents[2] / "bot/local/web"
    for file in web.iterdir():
        outside = re.findall(r"https?://(?!www\.w3\.org/|127\.0\.0\.1)[\w.]+", file.read_text("utf-8"))
        assert outside == [], file.name
