// The first view: go on with a match, or begin one.

import { fill, h } from "./dom.js";
import { bar } from "./bar.js";
import { inline } from "./markdown.js";
import { patient } from "./pictures.js";
import { ago, t } from "./words.js";

const FEW = 3; // matches that are offered at once

export class Home {
  constructor(page) {
    this.page = page;
    this.content = h("main", { class: "home" }, h("p", { class: "quiet" }, t("loading")));
    this.node = h("div", { class: "home-view" }, bar(page, { title: null }), this.content);
  }

  async start() {
    document.title = "Stele";
    this.found = await this.page.line.ask("home");
    this.draw();
  }

  again() {
    this.start();
  }

  restyle() {
    if (this.found) this.draw();
  }

  // Whoever has gone on to a match waits for no more pictures of cards, and nobody need draw them.
  close() {
    for (const image of this.node.querySelectorAll(".cover img:not(.there)")) image.removeAttribute("src");
  }

  draw() {
    const { games, going } = this.found;
    const open = going.filter((one) => !["finished", "abandoned"].includes(one.status));
    fill(this.content,
      h("section", { class: "welcome" }, h("h1", {}, t("welcome")), h("p", {}, t("welcome-about"))),
      open.length ? h("section", {}, h("h2", {}, t("continue")), h("div", { class: "going" }, this.going(going, open))) : null,
      h("section", { class: "cards games" }, games.map((game) => this.game(game))),
      h("section", { class: "more" }, h("h2", {}, t("all-scenarios")), games.map((game) => this.others(game))),
      !open.length && going.length ? h("section", {}, h("h2", {}, t("over")), h("div", { class: "going" }, this.going(going, []))) : null);
  }

  going(all, open) {
    const rest = all.filter((one) => !open.includes(one));
    const shown = [...open, ...(open.length < FEW ? rest.slice(0, FEW - open.length) : [])];
    const nodes = shown.map((one) => this.match(one));
    if (all.length > shown.length) {
      nodes.push(h("button", { type: "button", class: "btn secondary", onclick: (event) => event.currentTarget.replaceWith(...rest.filter((one) => !shown.includes(one)).map((one) => this.match(one))) }, t("all-matches")));
    }
    return nodes;
  }

  match(one) {
    return h("button", { type: "button", class: "card match", onclick: () => this.page.open(one.match) },
      h("b", {}, one.name), h("span", {}, `${one.game_name} · ${t(`status-${one.status}`)}`),
      one.asked ? h("span", { class: "yours" }, h("span", { class: "dot" }), t("you-are-asked", { question: one.asked })) : null, h("small", {}, ago(one.changed)));
  }

  // A game is a card: its picture, a sentence, and the scenario to begin with.
  game(game) {
    const [first] = game.scenarios;
    const learn = game.lesson === null ? null
      : h("button", { type: "button", class: "btn secondary big learn", title: t("learn-about"), onclick: this.begin(game.id, "", () => "", "learn") }, t(game.lesson ? "learn-on" : "learn"));
    return this.card(game, first, { kind: "card game", title: game.name, under: [first.name === game.name ? null : first.name, players(first)], learn });
  }

  // Whatever else can be played of a game waits behind one line.
  others(game) {
    const rest = game.scenarios.slice(1);
    return rest.length === 0 ? null : h("details", { class: "others" },
      h("summary", {}, h("b", {}, game.name), h("span", {}, t("more-scenarios", { count: rest.length }))),
      h("div", { class: "cards" }, rest.map((one) => this.card(game, one, { kind: "card", title: one.name, under: [players(one)], learn: null }))));
  }

  begin(game, scenario, seat, way) {
    return async (event) => {
      const pressed = event.currentTarget;
      pressed.classList.add("busy");
      try {
        const made = await this.page.line.ask("new", { game, scenario, seat: seat(), way });
        this.page.open(made.match);
      } catch (error) {
        this.page.note(error.message);
        pressed.classList.remove("busy");
      }
    };
  }

  card(game, one, { kind, title, under, learn }) {
    let seat = one.seats[0]?.id ?? "";
    const begin = (way) => this.begin(game.id, one.id, () => seat, way);
    const about = h("p", { class: "about" }, one.seats[0]?.about ?? "");
    const sides = h("div", { class: "sides", role: "radiogroup", "aria-label": t("your-side") }, one.seats.map((side, place) => {
      const input = h("input", { type: "radio", name: `side-${game.id}-${one.id}`, value: side.id, checked: place === 0 });
      input.addEventListener("change", () => { seat = side.id; about.textContent = side.about; });
      return h("label", {}, input, h("span", {}, side.plays));
    }));
    const style = this.page.dark() ? "dark" : "light";
    return h("article", { class: kind },
      !one.drawn ? h("div", { class: "cover plain" }, h("img", { src: "/web/mark.svg", alt: "", class: "there" })) : h("div", { class: "cover" }, patient(h("img", { src: `${one.cover}?style=${style}`, alt: "", loading: "lazy", onload: (event) => event.currentTarget.classList.add("there") }))),
      h("div", { class: "card-text" },
        h("h3", {}, title), h("p", { class: "players" }, under.filter(Boolean).join(" · ")), h("p", { class: "about" }, one.about), one.winning ? winning(one.winning) : null,
        one.seats.length > 1 ? h("div", { class: "choose-side" }, h("small", {}, t("your-side")), sides, about) : null,
        h("div", { class: "row begin" },
          h("button", { type: "button", class: "btn primary big", onclick: begin("alone") }, t("play")), learn,
          h("button", { type: "button", class: "btn secondary", title: t("several-about"), onclick: begin("several") }, t("several")),
          h("button", { type: "button", class: "btn quiet", title: t("settings-about"), onclick: begin("lobby") }, t("settings")))));
  }
}

function players(one) {
  return one.least === one.most ? t("players-exactly", { count: one.most }) : t("players", { least: one.least, most: one.most });
}

// How one wins is opened by its first words, which are bold.
function winning(text) {
  const [, head, rest] = /^\*\*(.+?):?\*\*\s*(.*)$/s.exec(text) ?? [null, t("more-options"), text];
  return h("details", { class: "winning" }, h("summary", {}, head), h("p", {}, inline(rest)));
}
