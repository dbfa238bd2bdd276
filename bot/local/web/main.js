// The page begins here: it opens the line to the table and shows the first view or a match.

import { fill, h } from "./dom.js";
import { Home } from "./home.js";
import { tableAway, tableBack } from "./pictures.js";
import { Line } from "./socket.js";
import { Table } from "./table.js";
import { ago, speak, t } from "./words.js";

const app = document.getElementById("app");
const notes = h("div", { class: "notes", role: "status", "aria-live": "polite" });
const lost = h("p", { class: "lost", hidden: true, role: "alert" });
document.body.append(notes, lost);

let view = null;
let hello = null;

const theme = localStorage.getItem("stele-theme");
if (theme) document.documentElement.dataset.theme = theme;

export const page = {
  get line() {
    return line;
  },
  get languages() {
    return hello.languages;
  },
  get language() {
    return hello.language;
  },
  dark() {
    const chosen = document.documentElement.dataset.theme;
    return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  },
  setTheme(dark) {
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    localStorage.setItem("stele-theme", dark ? "dark" : "light");
    restyle();
  },
  note(text) {
    if (!text) return;
    const node = h("p", {}, text);
    notes.append(node);
    setTimeout(() => node.remove(), 6000);
  },
  async setLanguage(language) {
    hello = { ...hello, ...(await line.ask("language", { language })) };
    speak(hello.words, hello.language);
    route();
  },
  home() {
    history.pushState(null, "", "/");
    route();
  },
  open(match, person, { replace = false } = {}) {
    const address = `/?match=${match}${person ? `&as=${person}` : ""}`;
    history[replace ? "replaceState" : "pushState"](null, "", address);
    route();
  },
};

// The board is drawn anew, and the pictures of posts that come from now on go with the page.
function restyle() {
  view?.restyle?.();
  line.ask("style", { dark: page.dark() }).catch(() => {}); // while the table is away there is nobody to tell
}

function route() {
  view?.close?.();
  const wanted = new URLSearchParams(location.search);
  const match = wanted.get("match");
  view = match ? new Table(page, match, wanted.get("as")) : new Home(page);
  fill(app, view.node);
  view.start().catch((error) => {
    page.note(error.message);
    if (match && error.message) page.home();
  });
}

function locked() {
  const input = h("input", { type: "password", "aria-label": "Key", autocomplete: "off", required: true });
  const form = h("form", { class: "locked" },
    h("img", { src: "/web/mark.svg", alt: "", width: 64 }),
    h("h1", {}, "Stele"),
    h("p", {}, "This table has a key. Open the address that the terminal shows, or paste it here."),
    h("p", { lang: "de" }, "Dieser Tisch hat einen Schlüssel. Öffne die Adresse, die das Terminal zeigt, oder füge sie hier ein."),
    h("div", { class: "row" }, input, h("button", { class: "btn primary" }, "→")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    line.enter(input.value);
  });
  view = null;
  fill(app, form);
}

fill(app, h("div", { class: "splash" }, h("img", { src: "/web/mark.svg", alt: "Stele", width: 72 })));

const line = new Line({
  open(message) {
    hello = message;
    speak(hello.words, hello.language);
    lost.hidden = true;
    tableBack();
    line.ask("style", { dark: page.dark() }).catch(() => {});
    if (view?.again) view.again();
    else route();
  },
  push: (message) => view?.push?.(message),
  lost() {
    tableAway();
    lost.textContent = hello ? t("lost") : "…";
    lost.hidden = false;
  },
  locked,
});

addEventListener("popstate", route);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", restyle);
setInterval(() => {
  for (const node of document.querySelectorAll("time[data-since]")) node.textContent = ago(Number(node.dataset.since));
}, 15000);
