"""Whatever Discord can show is shown by the page too: layouts, several choices at once, and forms; and two fingers."""

from typing import Any

import discord
from playwright.sync_api import Page, expect

from tests.browser.looking import Onlooker
from tests.test_tree import ROOT

PICTURE = "/files/picture"

SHOW = """async ({ parts, form }) => {
  const [{ postNode }, forms] = await Promise.all([import("/web/post.js"), import("/web/form.js")]);
  window.told = [];
  const act = {
    press: (post, part) => window.told.push(["press", part.custom_id]),
    pick: (post, part, values) => window.told.push(["pick", part.custom_id, values]),
  };
  const post = { id: "1", author: "1", bot: true, at: 0, text: "", embeds: [], files: [], parts, mentions: {} };
  const seen = { me: "1", people: {}, everybody: { 7: "Ben" }, rooms: {} };
  document.body.replaceChildren(postNode(post, seen, act));
  if (form) forms.form(form, seen, async (values) => {
    window.told.push(["form", values]);
    if (window.told.length === 1) throw new Error("not like this");
  });
}"""

SIT = """async () => {
  const { Table } = await import("/web/table.js");
  const line = { ask: async () => ({}) };
  const page = { line, dark: () => false, languages: ["en"], language: "en", note() {} };
  window.seat = new Table(page, "1", "1");
  window.hear = (...changed) => window.seat.hear({ changed, gone: [], more: false });
  window.answer = (id, at, text, ...labels) => ({
    id, at, text, author: "2", bot: true, private: true, embeds: [], files: [], mentions: {},
    parts: [{ type: 1, components: labels.map((label) => ({ type: 2, style: 2, label, custom_id: label })) }],
  });
  window.turn = (revision, choice, asked = true) => window.seat.sit({
    name: "War", game_name: "War", status: "running", revision, drawn: false, moment: "", scores: [],
    people: [], everybody: {}, channel: "1", board: "",
    seats: [{ id: "A", plays: "A", person: "1", name: "Anna", who: "Anna", asked: asked ? "Which?" : null, choice }],
  });
  document.body.replaceChildren(window.seat.node);
}"""


class EveryPart(discord.ui.LayoutView):
    """A container with everything in it that a post may hold."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        look = discord.ui.Section[Any](
            "**Sargon** marches",
            accessory=discord.ui.Button(label="Look", custom_id="look"),
        )
        crest = discord.ui.Section[Any]("A crest", accessory=discord.ui.Thumbnail(PICTURE, description="lion"))
        pictures = discord.ui.MediaGallery[Any](
            *(discord.MediaGalleryItem(PICTURE, description=f"picture {number}") for number in range(3)),
        )
        hidden = discord.ui.MediaGallery[Any](discord.MediaGalleryItem(PICTURE, description="secret", spoiler=True))
        units = discord.ui.Select[Any](
            custom_id="units",
            placeholder="Which units?",
            min_values=1,
            max_values=2,
            options=[
                discord.SelectOption(label=name, value=name, description=f"{name} of Ashur", emoji="🛡️")
                for name in ("infantry", "chariots", "bowmen")
            ],
        )
        box = discord.ui.Container[Any](look, crest, discord.ui.Separator(), pictures, hidden, accent_colour=0xA87408)
        box.add_item(discord.ui.ActionRow(units))
        self.add_item(box)


class ReasonForm(discord.ui.Modal):
    """A form with a line to write, a menu and a person."""

    def __init__(self) -> None:
        super().__init__(title="Why?", custom_id="why", timeout=None)
        text = discord.ui.TextInput[Any](custom_id="reason", min_length=3, max_length=20)
        pick = discord.ui.Select[Any](
            custom_id="how", options=[discord.SelectOption(label="Gently"), discord.SelectOption(label="Firmly")]
        )
        self.add_item(discord.ui.Label(text="Your reason", description="All will read it", component=text))
        self.add_item(discord.ui.Label(text="How", component=pick))
        self.add_item(discord.ui.Label(text="Who", component=discord.ui.UserSelect[Any](custom_id="who")))


def told(page: Page) -> Any:
    return page.evaluate("window.told")


def test_layouts_and_menus_for_several_things(eyes: Onlooker) -> None:
    page = eyes.home()
    mark = (ROOT / "bot/local/web/mark.svg").read_text("utf-8")
    page.route("**/files/picture", lambda route: route.fulfill(body=mark, content_type="image/svg+xml"))
    page.evaluate(SHOW, {"parts": EveryPart().to_components(), "form": None})
    expect(page.locator(".container .section strong", has_text="Sargon")).to_be_visible()
    expect(page.locator(".container .gallery.of-3 img")).to_have_count(3)
    expect(page.locator(".container .section img[alt=lion]")).to_be_visible()
    assert page.locator(".container").evaluate("one => one.style.getPropertyValue('--edge')") == "#a87408"
    page.get_by_role("button", name="Look").click()
    # What is covered is opened by the first tap and by nothing else.
    covered = page.locator(".covered")
    expect(covered).not_to_have_class("covered shown")
    covered.click()
    expect(covered).to_have_class("covered shown")
    expect(page.locator(".lightbox")).to_have_count(0)
    # One menu takes two of three, says what they are, and no third one.
    take = page.locator(".menu .btn.primary")
    expect(take).to_be_disabled()
    for name in ("infantry", "bowmen", "chariots"):
        page.get_by_role("option", name=f"{name} of Ashur").click()
    expect(page.locator(".line[aria-selected=true]")).to_have_count(2)
    take.click()
    assert told(page) == [["press", "look"], ["pick", "units", ["infantry", "bowmen"]]]


def test_forms_ask_again_when_they_are_refused(eyes: Onlooker) -> None:
    page = eyes.home()
    page.evaluate(SHOW, {"parts": [], "form": ReasonForm().to_dict()})
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("All will read it")
    send = dialog.locator(".btn.primary")
    send.click()  # nothing is written yet: the browser says so itself
    assert told(page) == []
    dialog.get_by_label("Your reason").fill("a storm")
    dialog.get_by_label("How").select_option("Firmly")
    dialog.get_by_label("Who").select_option(label="Ben")
    send.click()
    expect(dialog.get_by_role("alert")).to_have_text("not like this")
    send.click()
    expect(dialog).to_have_count(0)
    assert told(page) == [["form", {"reason": "a storm", "how": ["Firmly"], "who": ["7"]}]] * 2


def test_the_newest_answer_lies_on_top_whatever_the_clocks_say(eyes: Onlooker) -> None:
    page = eyes.home()
    page.evaluate(SIT)
    dock = page.locator(".dock")
    page.evaluate("hear(answer('1', 10, 'The hand', 'Show'), answer('2', 11, 'The question', 'No', 'Yes'))")
    expect(dock).to_contain_text("The question")
    dock.get_by_role("button", name="Yes").click()
    page.evaluate("hear(answer('3', 10.5, 'You hold no such card'))")  # by a clock that is late
    expect(dock).to_contain_text("You hold no such card")
    page.evaluate("hear(answer('1', 10, 'The hand, with its picture', 'Show'))")
    expect(dock).to_contain_text("You hold no such card")


def test_an_old_answer_does_not_come_to_light_again(eyes: Onlooker) -> None:
    page = eyes.home()
    page.evaluate(SIT)
    dock = page.locator(".dock")
    page.evaluate("turn(1, null)")
    page.evaluate("hear(answer('1', 10, '12 AP left', 'March'), answer('2', 11, 'This march?', 'Confirm'))")
    dock.get_by_role("button", name="Confirm").click()
    page.evaluate("turn(2, null, false)")
    page.evaluate("hear(answer('2', 11, 'They march.'))")
    expect(dock).to_contain_text("They march.")
    page.evaluate("turn(3, null)")
    expect(dock).to_be_hidden()  # neither what is over, nor what was possible before it
    page.evaluate("hear(answer('2', 11, 'Whom does it hit?', 'The bowmen'))")  # but what asks something new
    expect(dock).to_contain_text("Whom does it hit?")


def test_who_waited_and_is_asked_again_no_longer_reads_that_he_waits(eyes: Onlooker) -> None:
    page = eyes.home()
    page.evaluate(SIT)
    dock = page.locator(".dock")
    waits = (
        "answer('2', {at}, 'You have nothing to decide. Blue is asked.', 'stele:plan:1:0:', 'stele:lesson-skip:1:3:')"
    )
    page.evaluate("turn(1, null)")
    page.evaluate("turn(2, null, false)")
    page.evaluate(f"hear({waits.format(at=11)})")
    page.wait_for_timeout(1200)
    expect(dock).to_contain_text("Blue is asked")
    page.evaluate("turn(3, null)")
    expect(dock).to_be_hidden()
    page.evaluate(f"hear({{ ...{waits.format(at=11)}, edited: 12 }})")  # it was on its way while Blue answered
    expect(dock).to_be_hidden()
    page.evaluate("hear(answer('3', 13, 'Which province?', 'stele:plan:1:0:', 'stele:answer:1:7:'))")
    page.wait_for_timeout(1200)
    expect(dock).to_contain_text("Which province?")


def test_whoever_has_to_choose_has_the_choices_before_him(eyes: Onlooker) -> None:
    page = eyes.home()
    page.evaluate(SIT)
    table = "hear({ ...answer('9', 1, 'The table', 'What can I do?'), private: false, pinned: true })"
    run = "(what, body) => pressed.push((seat.dock.title = body.button))"
    page.evaluate(f"window.pressed = []; seat.run = {run}; {table}; turn(1, null)")
    page.evaluate("turn(2, null)")  # an impulse is begun by whoever plays it
    page.evaluate("seat.node.classList.add('working'); turn(3, 17)")
    page.wait_for_timeout(1000)
    assert page.evaluate("pressed") == []
    page.evaluate("seat.node.classList.remove('working')")
    expect(page.locator(".dock")).to_have_attribute("title", "What can I do?")
    page.evaluate("turn(4, 17)")  # somebody else has done something meanwhile
    page.wait_for_timeout(1000)
    assert page.evaluate("pressed") == ["What can I do?"]
    page.evaluate("hear(answer('1', 10, 'The hand', 'Show')); turn(5, 18)")  # whoever reads is not disturbed
    page.wait_for_timeout(1000)
    assert page.evaluate("pressed") == ["What can I do?"]


def test_whoever_goes_through_an_answer_by_keys_keeps_the_place(eyes: Onlooker) -> None:
    page = eyes.home()
    page.evaluate(SIT)
    dock = page.locator(".dock")
    page.evaluate("hear(answer('1', 10, 'The hand', 'Show'), answer('2', 11, 'The question', 'No', 'Yes'))")
    yes = dock.get_by_role("button", name="Yes")
    yes.focus()
    page.evaluate("hear(answer('1', 10, 'The hand, with its picture', 'Show'))")
    expect(yes).to_be_focused()
    page.evaluate("hear(answer('2', 11, 'The question, with its picture', 'No', 'Yes'))")
    expect(dock).to_contain_text("with its picture")
    expect(yes).to_be_focused()


def test_two_fingers_enlarge_the_board_and_nobody_is_led_away(eyes: Onlooker) -> None:
    page = eyes.home(width=400, height=800, has_touch=True)
    page.locator(".cards .card").first.get_by_role("button", name="Several people", exact=True).tap()
    page.wait_for_selector(".zoom.ready")
    width = "image => image.clientWidth"
    image = page.locator(".zoom > img")
    before = image.evaluate(width)
    hand = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 20), ("touchMove", 60), ("touchMove", 120), ("touchEnd", 0)):
        points = [{"x": 200 + side * apart, "y": 330, "id": number} for number, side in enumerate((-1, 1))]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if apart else []})
    assert image.evaluate(width) > before * 1.5
    # Who does not want to be led to whoever is asked next stays where he is.
    seats = page.locator(".seats .seat")
    page.locator(".settings summary").tap()
    page.get_by_label("Go to whoever is asked next").uncheck()
    page.keyboard.press("Escape")
    page.locator(".actions .btn", has_text="What can I do?").tap()
    dock = page.locator(".dock")
    dock.locator(".line", has_text="Play a card").first.tap()
    expect(dock).to_contain_text("The card to play")
    dock.locator(".line").first.tap()
    dock.locator(".btn", has_text="Confirm").tap()
    dock.locator(".btn", has_text="End the impulse").tap()
    dock.locator(".btn", has_text="Confirm").tap()
    expect(seats.nth(1).locator(".dot")).to_be_visible()
    expect(seats.nth(0)).to_have_attribute("aria-pressed", "true")
