// A match: the board on one side, the conversation on the other, the seats above.

import { bar, toggle } from "./bar.js";
import { Composer } from "./composer.js";
import { fill, h, icon } from "./dom.js";
import { form } from "./form.js";
import { buttonNode, postNode, tint } from "./post.js";
import { t } from "./words.js";
import { Zoom } from "./zoom.js";

const FOLLOW = "stele-follow";
const NEAR = 120; // pixels from the end of the conversation that still count as its end
const BUTTON = 2;
const TAP = "👉"; // the line of a lesson's step that says where to tap
const IDLE = /^stele:(plan|lesson-[a-z]+):/; // what can be pressed where there is nothing to decide
const LAY = 400; // milliseconds in which an answer that holds the choices itself has come
const REACHED = "button, input, select, textarea, a[href]"; // by the keyboard, in a private answer

export class Table {
  constructor(page, match, person) {
    this.page = page;
    this.match = match;
    this.me = person;
    this.posts = new Map();
    this.nodes = new Map();
    this.dismissed = new Map();
    this.turns = new Map(); // private answers in the order in which they came, or in which I last pressed something on them
    this.count = 0;
    this.place = 0; // which private answer is shown, counted from the newest
    this.table = null;
    this.waiting = false; // I have answered; whoever is asked next is shown
    this.title = h("div", { class: "title" });
    this.seats = h("nav", { class: "seats", "aria-label": t("seats") });
    this.status = h("div", { class: "status" });
    this.zoom = new Zoom({ alt: t("board") });
    this.zoom.image.addEventListener("load", () => (this.drawing.hidden = true));
    this.lobby = h("div", { class: "lobby", hidden: true });
    this.drawing = h("p", { class: "drawing" }, t("drawing"));
    this.board = h("section", { class: "board", id: "board" }, this.status, h("div", { class: "board-room" }, this.drawing, this.zoom.node, this.lobby));
    this.earlier = h("button", { type: "button", class: "btn quiet", hidden: true, onclick: () => this.run("earlier") }, t("earlier"));
    this.list = h("div", { class: "posts", role: "log", "aria-label": t("talk"), tabindex: "0" }, this.earlier);
    this.newer = h("button", { type: "button", class: "newer", hidden: true, onclick: () => this.end(true) }, t("newer"));
    this.dock = h("section", { class: "dock", hidden: true, "aria-label": t("private") });
    this.actions = h("div", { class: "actions" });
    this.composer = new Composer({
      ask: (what, body) => page.line.ask(what, body), run: (what, body) => this.run(what, body), seen: () => this.seen(), fail: (error) => page.note(error.message),
    });
    this.talk = h("section", { class: "talk", id: "talk" }, h("div", { class: "posts-room" }, this.list, this.newer), this.dock, this.composer.node);
    this.tabs = h("nav", { class: "tabs", "aria-label": t("views") }, this.tab("board", "board"), this.tab("talk", "talk"));
    const extra = [
      toggle(t("follow"), this.follows(), (on) => localStorage.setItem(FOLLOW, on ? "yes" : "no")),
      h("button", { type: "button", class: "btn secondary wide", onclick: () => this.seating() }, icon("seats"), t("who-plays")),
    ];
    this.node = h("div", { class: "table-view", "data-tab": "board" },
      bar(page, { title: this.title, middle: this.seats, extra }),
      h("main", { class: "table" }, this.board, h("div", { class: "side" }, this.talk, this.actions)), this.tabs);
    this.stuck = true; // whoever reads the newest post goes on reading the newest
    this.list.addEventListener("scroll", () => {
      this.stuck = this.atEnd();
      if (this.stuck) this.newer.hidden = true;
    });
    this.list.addEventListener("load", () => this.stuck && this.end(), true);
    new ResizeObserver(() => this.stuck && this.end()).observe(this.list);
  }

  tab(name, picture) {
    return h("button", { type: "button", "data-to": name, "aria-pressed": String(name === "board"), onclick: () => this.turn(name) }, icon(picture), h("span", {}, t(name)), h("i", { class: "dot", hidden: true }));
  }

  turn(name) {
    this.node.dataset.tab = name;
    for (const tab of this.tabs.children) {
      tab.setAttribute("aria-pressed", String(tab.dataset.to === name));
      if (tab.dataset.to === name) tab.lastElementChild.hidden = true;
    }
    if (name === "talk") this.end(true);
  }

  follows() {
    return localStorage.getItem(FOLLOW) !== "no";
  }

  // ---- the line to the table

  async start() {
    const opened = await this.page.line.ask("open", { match: this.match, person: this.me });
    if (opened.person !== this.me) {
      this.me = opened.person;
      history.replaceState(null, "", `/?match=${this.match}&as=${this.me}`);
      this.drawSeats();
      this.drawAll();
    }
  }

  again() {
    this.posts.clear();
    this.start();
  }

  close() {
    this.page.line.ask("leave").catch(() => {});
  }

  async as(person) {
    this.me = person;
    this.place = 0;
    this.stuck = true;
    this.posts.clear();
    this.composer.forget();
    history.replaceState(null, "", `/?match=${this.match}&as=${person}`);
    await this.page.line.ask("open", { match: this.match, person });
  }

  async run(what, body = {}, pressed = null) {
    this.expecting ||= Boolean(pressed);
    pressed?.classList.add("busy");
    pressed?.setAttribute("aria-busy", "true");
    this.node.classList.add("working");
    try {
      const answer = (await this.page.line.ask(what, body)) ?? {};
      if (answer.form) form(answer.form, this.seen(), (values) => this.submit(answer.form.id, values));
      return true;
    } catch (error) {
      this.page.note(error.message);
      return false;
    } finally {
      pressed?.classList.remove("busy");
      pressed?.removeAttribute("aria-busy");
      this.node.classList.remove("working");
    }
  }

  async submit(id, values) {
    const answer = await this.page.line.ask("submit", { form: id, values });
    if (answer?.form) form(answer.form, this.seen(), (more) => this.submit(answer.form.id, more));
  }

  get act() {
    return {
      press: (post, part, node) => {
        this.touch(post);
        this.turnToTalk();
        return this.run("press", { post: post.id, button: part.custom_id }, node);
      },
      pick: (post, part, values, kind, node) => {
        this.touch(post);
        return this.run("pick", { post: post.id, menu: part.custom_id, values, kind }, node);
      },
    };
  }

  touch(post) {
    if (post.private) this.turns.set(post.id, ++this.count);
  }

  turnToTalk() {
    if (getComputedStyle(this.tabs).display !== "none") this.turn("talk");
  }

  push(message) {
    if (message.push === "table") this.sit(message.table);
    else if (message.push === "posts") this.hear(message);
  }

  seen() {
    const people = Object.fromEntries((this.table?.people ?? []).map((one) => [one.id, one.name]));
    for (const seat of this.table?.seats ?? []) if (seat.person) people[seat.person] ??= seat.name;
    return { me: this.me, people, everybody: this.table?.everybody ?? people, rooms: { [String(this.table?.channel)]: this.table?.name } };
  }

  // ---- seats and board

  sit(table) {
    const before = this.table;
    this.table = table;
    this.drawSeats();
    this.drawBoard(before);
    this.drawActions();
    this.follow(before);
  }

  asked(table = this.table) {
    return table?.seats.find((seat) => seat.person === this.me && seat.asked);
  }

  follow(before) {
    if (before && before.revision !== this.table.revision) this.clear(this.asked() && !this.asked(before));
    const { choice } = this.asked() ?? {};
    if (choice && before && choice !== this.asked(before)?.choice) setTimeout(() => this.lay(choice), LAY);
    this.node.classList.toggle("asked", Boolean(this.asked()));
    if (this.asked()) this.waiting = false;
    else if (before && this.asked(before)) this.waiting = true;
    const next = this.table.seats.find((seat) => seat.person && seat.asked);
    if (this.waiting && next && this.follows() && next.person !== this.me) {
      this.waiting = false;
      this.page.note(t("now-you-are", { name: next.name }));
      this.as(next.person);
    }
  }

  drawSeats() {
    const { table } = this;
    if (!table) return;
    const mine = this.asked();
    document.title = `${mine ? "● " : ""}${table.name} – Stele`;
    fill(this.title, h("b", {}, table.name), h("small", {}, table.game_name));
    const seated = table.seats.filter((seat) => table.status !== "lobby").map((seat) => this.seatTab(seat));
    const around = table.people.filter((one) => table.status === "lobby" || !table.seats.some((seat) => seat.person === one.id));
    fill(this.seats, seated, around.map((one) => this.personTab(one)));
    const scores = table.scores.map((line) => h("span", { class: "score" }, line.name, h("b", {}, String(line.points))));
    const asked = table.seats.filter((seat) => seat.asked);
    const turn = mine ? t("you-are-asked", { question: mine.asked })
      : asked.length ? t("others-asked", { names: asked.map((seat) => seat.who).join(", ") }) : t(`status-${table.status}`);
    fill(this.status, h("span", { class: mine ? "turn mine" : "turn" }, mine ? h("i", { class: "dot" }) : null, turn),
      table.moment ? h("span", { class: "moment" }, table.moment) : null, h("span", { class: "scores" }, scores));
  }

  seatTab(seat) {
    const inside = [
      h("span", { class: "face", "data-tint": seat.person ? tint(seat.person) : "6" }, seat.computer ? icon("computer") : (seat.name || seat.plays).slice(0, 1)),
      h("span", { class: "seat-text" }, h("b", {}, seat.plays), h("small", {}, seat.computer ? t("computer") : seat.person ? seat.name : t("free"))),
      seat.asked ? h("i", { class: "dot", title: seat.asked }) : null,
    ];
    if (!seat.person) return h("span", { class: "seat", title: seat.asked ?? "" }, inside);
    return h("button", { type: "button", class: "seat", "aria-pressed": String(seat.person === this.me), title: seat.asked ?? "", onclick: () => this.as(seat.person) }, inside);
  }

  personTab(one) {
    return h("button", { type: "button", class: "seat", "aria-pressed": String(one.id === this.me), onclick: () => this.as(one.id) },
      h("span", { class: "face", "data-tint": tint(one.id) }, one.name.slice(0, 1)),
      h("span", { class: "seat-text" }, h("b", {}, one.name), h("small", {}, one.keeper ? t("keeper") : t("watching"))));
  }

  async drawBoard(before = null) {
    const { table } = this;
    const lobby = table.status === "lobby" || !table.revision || !table.drawn;
    this.lobby.hidden = !lobby;
    this.zoom.node.hidden = lobby;
    if (lobby) return void (this.drawing.hidden = true);
    const address = `${table.board}?r=${table.revision}&style=${this.page.dark() ? "dark" : "light"}&l=${this.page.language}`;
    if (before && address === this.shownBoard) return;
    this.shownBoard = address;
    const there = await this.zoom.show(address, `${t("board")}: ${table.name}`);
    if (there || !this.zoom.image.src) this.drawing.hidden = there;
    if (!there && !this.zoom.image.src) this.drawing.textContent = t("no-board");
  }

  restyle() {
    if (this.table) this.drawBoard();
  }

  // Whoever has to choose has his choices before him without asking for them, unless he is busy with something else.
  lay(choice) {
    if (!this.follows() || this.asked()?.choice !== choice) return;
    if (this.node.classList.contains("working")) return void setTimeout(() => this.lay(choice), LAY);
    if (!this.dock.hidden || document.activeElement?.matches("input, textarea")) return;
    this.actions.querySelector(".btn")?.click();
  }

  // ---- the conversation

  hear({ changed, gone, more }) {
    const stay = this.stuck;
    for (const id of gone) {
      this.posts.delete(id);
      this.nodes.get(id)?.remove();
      this.nodes.delete(id);
    }
    const fresh = changed.some((post) => !this.posts.has(post.id) && !post.pinned);
    const answered = changed.some((post) => !this.posts.has(post.id) && post.private);
    for (const post of changed) {
      if (post.private && offers(post) && offers(post) !== offers(this.posts.get(post.id))) this.turns.delete(post.id); // it asks something new
      this.posts.set(post.id, post);
    }
    for (const post of this.inOrder()) if (post.private && !this.turns.has(post.id)) this.turns.set(post.id, ++this.count);
    for (const post of changed) if (post.private && waits(post)) setTimeout(() => this.pass(post), 2 * LAY);
    this.earlier.hidden = !more;
    this.drawPosts(changed);
    const newest = this.answers().at(-1);
    this.drawDock(answered || changed.some((post) => post.id === newest?.id));
    this.drawActions();
    if (stay) this.end();
    else if (fresh) this.newer.hidden = false;
    if (fresh && this.node.dataset.tab !== "talk") this.tabs.lastElementChild.lastElementChild.hidden = false;
  }

  drawAll() {
    this.drawPosts([...this.posts.values()]);
    this.drawDock(true);
    this.drawActions();
  }

  inOrder() {
    return [...this.posts.values()].sort((a, b) => a.at - b.at || (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  }

  drawPosts(changed) {
    for (const [id, node] of this.nodes) {
      if (this.posts.has(id)) continue;
      node.remove();
      this.nodes.delete(id);
    }
    for (const post of changed) {
      if (post.private || post.pinned) continue;
      const node = postNode(post, this.seen(), this.act);
      this.nodes.get(post.id)?.replaceWith(node);
      this.nodes.set(post.id, node);
    }
    let at = this.earlier;
    for (const post of this.inOrder()) {
      const node = this.nodes.get(post.id);
      if (!node) continue;
      if (at.nextSibling !== node) at.after(node);
      at = node;
    }
  }

  atEnd() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < NEAR;
  }

  end(smooth = false) {
    this.newer.hidden = true;
    this.stuck = true;
    this.list.scrollTo({ top: this.list.scrollHeight, behavior: smooth ? "smooth" : "instant" });
  }

  // ---- what only I see

  // By turns, not by clocks, which differ: a refusal lies above what was pressed, and a picture that comes later brings
  // no old answer back.
  last(post) {
    return this.turns.get(post.id);
  }

  answers() {
    return [...this.posts.values()].filter((post) => post.private && this.dismissed.get(post.id) !== this.last(post)).sort((a, b) => this.last(a) - this.last(b));
  }

  drawDock(fresh = false) {
    const found = this.answers();
    if (fresh) this.place = 0;
    const shown = found.at(-1 - this.place);
    this.dock.hidden = !shown;
    if (!shown) return void fill(this.dock, (this.docked = null));
    // Something else has changed: whoever reads, types or goes through the lines here is not disturbed.
    const as = [shown, found.length, this.place];
    if (!fresh && this.docked?.every((one, at) => one === as[at])) return;
    const again = this.docked?.[0].id === shown.id; // its picture has come, say: no reason to begin from the top
    this.docked = as;
    const before = [...this.dock.querySelectorAll(REACHED)];
    const at = before.indexOf(document.activeElement);
    const held = this.dock.contains(document.activeElement) || document.activeElement === document.body;
    const key = (name, label, act, off = false) => h("button", { type: "button", class: "round small", title: label, "aria-label": label, disabled: off, onclick: act }, icon(name));
    const flip = (by) => () => {
      this.place += by;
      this.drawDock();
    };
    const put = () => {
      for (const post of found) this.dismissed.set(post.id, this.last(post));
      this.place = 0;
      this.drawDock();
      this.actions.querySelector("button")?.focus();
    };
    fill(this.dock,
      h("header", {}, icon("lock"), h("span", {}, t("only-you")),
        found.length > 1 ? [key("back", t("older"), flip(1), this.place >= found.length - 1), key("next", t("younger"), flip(-1), this.place === 0)] : null,
        key("close", t("dismiss"), put)),
      h("div", { class: "dock-room" }, postNode(shown, this.seen(), this.act, { bare: true })));
    this.shorten();
    // Whoever has just pressed something goes on from the answer, with the keyboard, too.
    const first = this.dock.querySelector(".line:not([disabled]), .btn:not([disabled])");
    const typing = document.activeElement?.matches("input, textarea, select");
    if (first && !typing && ((held && fresh && !(again && at >= 0)) || (fresh && this.expecting))) {
      this.expecting = false;
      first.focus({ preventScroll: true });
    } else if (at >= 0 && !this.dock.contains(document.activeElement)) {
      const after = [...this.dock.querySelectorAll(REACHED)];
      (after.find((one) => one.textContent === before[at].textContent && one.className === before[at].className) ?? after[Math.min(at, after.length - 1)])?.focus({ preventScroll: true });
    }
  }

  // Something has happened: what lies below the newest answer speaks of the time before, and must not come to light again.
  // Whoever is asked anew is done with the newest one, too, if there is nothing to decide in it.
  clear(anew) {
    const found = this.answers();
    const over = found.filter((post) => post !== found.at(-1) || (anew && (!offers(post) || waits(post))));
    for (const post of over) this.dismissed.set(post.id, this.last(post));
    if (over.length) this.drawDock();
  }

  // An answer that says that others are asked may come when they have answered already.
  pass(post) {
    if (!this.asked() || this.posts.get(post.id) !== post) return;
    this.dismissed.set(post.id, this.last(post));
    this.drawDock();
  }

  // A long text makes room for the menu below it, until somebody wants to read it; the step of a lesson stays in sight.
  shorten() {
    const text = this.dock.querySelector(".post-body > .text");
    const room = this.dock.querySelector(".dock-room");
    if (!text?.nextElementSibling || text.clientHeight < 190 || room.scrollHeight <= room.clientHeight) return;
    const step = [...text.children].find((one) => one.textContent.includes(TAP));
    const foot = step ? step.getBoundingClientRect().bottom - text.getBoundingClientRect().top : 0;
    text.classList.add(step ? "led" : "brief");
    text.style.maxHeight = step ? `${foot}px` : "";
    const more = h("button", { type: "button", class: "whole", onclick: () => {
      text.classList.remove("led", "brief");
      text.style.maxHeight = "";
      more.remove();
    } }, t("read-all"));
    text.after(more);
  }

  // ---- the buttons of the pinned message, always at hand

  drawActions() {
    if (!this.posts.size) return; // they are on their way
    const pinned = this.inOrder().filter((post) => post.pinned).at(-1);
    const lobby = this.table?.status === "lobby";
    if (pinned && !this.lobby.hidden) fill(this.lobby, postNode(pinned, this.seen(), this.act, { bare: true }));
    const buttons = pinned && !lobby ? [...inside(pinned.parts)].filter((part) => part.type === BUTTON) : [];
    const held = this.actions.contains(document.activeElement) ? document.activeElement.textContent : null;
    fill(this.actions, buttons.map((part) => buttonNode(part, pinned, this.act)));
    this.actions.hidden = !buttons.length;
    if (held) [...this.actions.children].find((one) => one.textContent === held)?.focus();
  }

  // ---- who plays which seat

  seating() {
    const { table } = this;
    const change = (seats, computer) => async () => {
      dialog.close();
      for (const seat of seats) if (!(await this.run("seat", { seat: seat.id, computer }))) return;
    };
    const computers = table.seats.filter((seat) => seat.computer);
    const others = table.seats.filter((seat) => seat.person && seat.person !== this.me);
    const dialog = h("dialog", { class: "form" },
      h("h3", {}, t("who-plays")), h("p", {}, t("who-plays-about")),
      h("div", { class: "row" },
        h("button", { type: "button", class: "btn primary", disabled: !computers.length || table.status !== "running", onclick: change(computers, false) }, t("table-for-several")),
        h("button", { type: "button", class: "btn secondary", disabled: !others.length || table.status !== "running", onclick: change(others, true) }, t("alone"))),
      h("ul", { class: "seating" }, table.seats.map((seat) => h("li", {},
        h("span", { class: "face", "data-tint": seat.person ? tint(seat.person) : "6" }, seat.computer ? icon("computer") : (seat.name || "?").slice(0, 1)),
        h("span", {}, h("b", {}, seat.plays), " ", h("small", {}, seat.computer ? t("computer") : seat.name || t("free"))),
        h("button", { type: "button", class: "btn secondary", disabled: table.status !== "running", onclick: change([seat], !seat.computer) }, seat.computer ? t("somebody-here") : t("a-computer"))))),
      h("div", { class: "row end" }, h("button", { type: "button", class: "btn secondary", onclick: () => dialog.close() }, t("close"))));
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }
}

// What can be pressed in a post, as one word; nothing if there is nothing.
function offers(post) {
  return post ? [...inside(post.parts)].map((part) => part.custom_id).filter(Boolean).join(" ") : "";
}

// Does a post leave nothing to decide but what can always be done while others are asked?
function waits(post) {
  const found = offers(post);
  return Boolean(found) && found.split(" ").every((id) => IDLE.test(id));
}

function* inside(parts) {
  for (const part of parts) {
    yield part;
    yield* inside(part.components ?? []);
    if (part.accessory) yield part.accessory;
  }
}
