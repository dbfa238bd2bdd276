// The line at the bottom: a word to the others, or a slash command with its options and suggestions.

import { fill, h, icon } from "./dom.js";
import { fileOf } from "./form.js";
import { walk } from "./post.js";
import { t } from "./words.js";

const MOST = 40;

export class Composer {
  #commands = null;
  #typed = 0;

  constructor(table) {
    this.table = table; // { ask, run, seen, fail }
    this.input = h("input", { class: "say", autocomplete: "off", maxlength: "2000", placeholder: t("say"), "aria-label": t("say") });
    this.list = h("div", { class: "suggestions", role: "listbox", hidden: true });
    this.send = h("button", { class: "round", type: "submit", title: t("send"), "aria-label": t("send") }, icon("send"));
    this.line = h("form", { class: "composer" }, this.input, this.send);
    this.node = h("div", { class: "compose" }, this.list, this.line);
    this.input.addEventListener("input", () => this.#offer());
    this.input.addEventListener("keydown", (event) => this.#keys(event));
    this.list.addEventListener("keydown", (event) => walk(event, this.list));
    this.line.addEventListener("submit", (event) => this.#say(event));
  }

  forget() {
    this.#commands = null;
  }

  async #known() {
    this.#commands ??= await this.table.ask("commands");
    return this.#commands;
  }

  async #offer() {
    const text = this.input.value;
    if (!text.startsWith("/")) return this.#hide();
    const wanted = text.slice(1).toLowerCase().trim();
    const known = await this.#known();
    const rank = (one) => (one.name.startsWith(wanted) ? 0 : one.name.includes(wanted) ? 1 : one.about.toLowerCase().includes(wanted) ? 2 : 3);
    const found = known.filter((one) => rank(one) < 3).sort((a, b) => rank(a) - rank(b)).slice(0, MOST);
    this.#show(found.map((one) => ({ label: `/${one.name}`, about: one.about, act: () => this.#open(one) })));
  }

  #show(lines) {
    fill(this.list, lines.map((one) =>
      h("button", { type: "button", class: "line", role: "option", onclick: one.act },
        h("span", { class: "line-text" }, h("b", {}, one.label), one.about ? h("small", {}, one.about) : null))));
    this.list.hidden = !lines.length;
  }

  #hide() {
    this.list.hidden = true;
  }

  #keys(event) {
    if (event.key === "ArrowDown" && !this.list.hidden) {
      event.preventDefault();
      this.list.firstElementChild?.focus();
    } else if (event.key === "Tab" && !this.list.hidden && this.input.value.startsWith("/")) {
      event.preventDefault();
      this.list.firstElementChild?.click();
    } else if (event.key === "Escape") {
      this.#hide();
    }
  }

  async #say(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (text.startsWith("/")) {
      const wanted = text.slice(1);
      const one = (await this.#known()).find((command) => command.name === wanted);
      if (one) return this.#open(one);
      return this.list.firstElementChild?.click();
    }
    if (!text) return;
    this.input.value = "";
    this.table.run("say", { text });
  }

  // ---- one command with its options

  #open(command) {
    this.input.value = "";
    this.#hide();
    const fields = command.options.map((option) => this.#field(command, option, () => values()));
    const values = () => Object.fromEntries(fields.map((field) => [field.name, field.value()]).filter(([, value]) => value !== "" && value !== undefined));
    const close = () => {
      panel.replaceWith(this.line);
      this.#hide();
      this.input.focus();
    };
    const must = fields.filter((field) => field.required), may = fields.filter((field) => !field.required);
    const panel = h("form", { class: "command" },
      h("div", { class: "command-head" }, h("b", {}, `/${command.name}`), h("small", {}, command.about),
        h("button", { type: "button", class: "round", title: t("cancel"), "aria-label": t("cancel"), onclick: close }, icon("close"))),
      must.map((field) => field.node),
      may.length ? h("details", { open: !must.length }, h("summary", {}, t("more-options")), may.map((field) => field.node)) : null,
      h("div", { class: "row end" }, h("button", { class: "btn primary", type: "submit" }, t("send"))));
    panel.addEventListener("submit", async (event) => {
      event.preventDefault();
      const options = values();
      for (const field of fields) if (field.file) options[field.name] = await fileOf(field.file);
      for (const name of Object.keys(options)) if (options[name] === undefined) delete options[name];
      if (await this.table.run("command", { name: command.name, options })) close();
    });
    panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close();
    });
    this.line.replaceWith(panel);
    if (!command.options.some((option) => option.required)) panel.querySelector("button[type=submit]").focus();
    else fields.find((field) => field.required)?.focus();
  }

  #field(command, option, others) {
    const label = (node, extra) => h("label", { class: "field" }, h("span", {}, option.name, option.required ? null : h("small", {}, ` ${t("optional")}`)),
      h("small", {}, option.about), node, extra ?? null);
    const made = { name: option.name, required: option.required };
    const fixed = option.choices.length ? option.choices
      : option.type === "boolean" ? [{ name: t("yes"), value: "true" }, { name: t("no"), value: "false" }]
      : ["user", "mentionable"].includes(option.type) ? Object.entries(this.table.seen().everybody).map(([value, name]) => ({ name, value })) : null;
    if (fixed) {
      const node = h("select", { required: option.required }, h("option", { value: "" }, ""), fixed.map((one) => h("option", { value: String(one.value) }, one.name)));
      return { ...made, node: label(node), value: () => node.value, focus: () => node.focus() };
    }
    if (option.type === "attachment") {
      const node = h("input", { type: "file", required: option.required });
      return { ...made, node: label(node), value: () => undefined, file: node, focus: () => node.focus() };
    }
    const number = option.type === "integer" || option.type === "number";
    const node = h("input", { required: option.required, autocomplete: "off", inputmode: number && !option.suggests ? "numeric" : undefined, maxlength: "1000" });
    if (!option.suggests) return { ...made, node: label(node), value: () => node.value, focus: () => node.focus() };
    let picked = null; // the value behind the name that stands there
    const list = h("div", { class: "lines", role: "listbox", hidden: true });
    const look = async () => {
      const turn = ++this.#typed;
      const options = others();
      delete options[option.name];
      try {
        const found = await this.table.ask("suggest", { name: command.name, option: option.name, typed: node.value, options });
        if (turn !== this.#typed) return;
        fill(list, found.map((one) => h("button", { type: "button", class: "line", role: "option", onclick: () => {
          picked = [one.name, one.value];
          node.value = one.name;
          list.hidden = true;
          node.focus();
        } }, one.name)));
        list.hidden = !found.length || picked?.[0] === node.value;
      } catch (error) {
        this.table.fail(error);
      }
    };
    node.addEventListener("input", look);
    node.addEventListener("focus", () => picked?.[0] === node.value || look());
    node.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" && !list.hidden) {
        event.preventDefault();
        list.firstElementChild?.focus();
      }
    });
    list.addEventListener("keydown", (event) => walk(event, list));
    const value = () => (picked && picked[0] === node.value ? picked[1] : node.value);
    return { ...made, node: label(node, list), value, focus: () => node.focus() };
  }
}
