// The bar at the top: the way home, what is shown, and the few settings of the page.

import { h, icon } from "./dom.js";
import { t } from "./words.js";

export function bar(page, { title, middle = null, extra = [] }) {
  const menu = h("details", { class: "settings" },
    h("summary", { class: "round", title: t("page-settings"), "aria-label": t("page-settings") }, icon("more")),
    h("div", { class: "sheet" },
      extra,
      toggle(t("dark"), page.dark(), (on) => page.setTheme(on)),
      h("div", { class: "choice", role: "group", "aria-label": t("language") }, page.languages.map((one) =>
        h("button", { type: "button", class: "btn secondary", "aria-pressed": String(one === page.language), onclick: () => page.setLanguage(one) }, NAMES[one] ?? one)))));
  document.addEventListener("click", (event) => {
    if (!menu.contains(event.target)) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Escape") menu.open = false;
  });
  return h("header", { class: "bar" },
    h("button", { type: "button", class: "brand", title: t("home"), "aria-label": t("home"), onclick: () => page.home() },
      h("img", { src: "/web/mark.svg", alt: "", width: 26, height: 26 }), h("span", {}, "Stele")),
    title, middle, menu);
}

const NAMES = { en: "English", de: "Deutsch" };

export function toggle(label, on, change) {
  const input = h("input", { type: "checkbox", role: "switch", checked: on });
  input.addEventListener("change", () => change(input.checked));
  return h("label", { class: "toggle" }, h("span", {}, label), input);
}
