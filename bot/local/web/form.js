// A form that the bot wants filled in (a modal).

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { t } from "./words.js";

const ROW = 1, LINES = 3, INPUT = 4, PEOPLE = 5, MENTIONABLE = 7, CHANNELS = 8, TEXT = 10, LABEL = 18, UPLOAD = 19;
const RADIO = 21, TICKS = 22, TICK = 23;

export function form(spec, seen, submit) {
  const fields = []; // { id, value() }
  const problem = h("p", { class: "problem", role: "alert" });
  const parts = (spec.components ?? []).map((part) => wrapped(part, seen, fields));
  const send = h("button", { class: "btn primary", type: "submit" }, t("send"));
  const body = h("form", { method: "dialog" },
    h("h3", {}, spec.title ?? ""), parts, problem,
    h("div", { class: "row end" },
      h("button", { class: "btn secondary", type: "button", onclick: () => dialog.close() }, t("cancel")), send));
  const dialog = h("dialog", { class: "form", "aria-label": spec.title ?? "" }, body);
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    try {
      const values = {};
      for (const field of fields) {
        const value = await field.value();
        if (value !== undefined) values[field.id] = value;
      }
      await submit(values);
      dialog.close();
    } catch (error) {
      problem.textContent = error.message;
      send.disabled = false;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function wrapped(part, seen, fields) {
  if (part.type === ROW) return (part.components ?? []).map((one) => control(one, seen, fields, one.label));
  if (part.type === LABEL) return control(part.component, seen, fields, part.label, part.description);
  if (part.type === TEXT) return h("div", { class: "text" }, markdown(part.content, seen));
  return control(part, seen, fields, part.label);
}

function control(part, seen, fields, label, about) {
  const made = make(part, seen);
  if (!made) return null;
  fields.push({ id: part.custom_id, value: made.value });
  return h("label", { class: "field" }, h("span", {}, label ?? "", part.required ?? true ? null : h("small", {}, ` ${t("optional")}`)),
    about ? h("small", {}, about) : null, made.node);
}

function make(part, seen) {
  const required = part.required ?? true;
  if (part.type === INPUT) {
    const node = h(part.style === 2 ? "textarea" : "input", {
      required, placeholder: part.placeholder, minlength: part.min_length?.toString(), maxlength: part.max_length?.toString(), rows: "4",
    });
    node.value = part.value ?? "";
    return { node, value: () => node.value };
  }
  if ([LINES, PEOPLE, MENTIONABLE, CHANNELS].includes(part.type)) return menu(part, seen, required);
  if (part.type === RADIO) return group(part, "radio", required);
  if (part.type === TICKS) return group(part, "checkbox", required);
  if (part.type === TICK) {
    const node = h("input", { type: "checkbox", checked: part.default === true });
    return { node, value: () => node.checked };
  }
  if (part.type === UPLOAD) {
    const node = h("input", { type: "file", required: part.required ?? false });
    return { node, value: () => fileOf(node) };
  }
  return null;
}

function menu(part, seen, required) {
  const options = part.type === LINES ? part.options ?? [] : Object.entries(seen.everybody ?? {}).map(([value, label]) => ({ value, label }));
  const several = (part.max_values ?? 1) > 1;
  const node = h("select", { multiple: several, required }, several || required ? null : h("option", { value: "" }, ""),
    options.map((one) => h("option", { value: one.value, selected: one.default === true }, one.description ? `${one.label} – ${one.description}` : one.label)));
  return { node, value: () => [...node.selectedOptions].map((one) => one.value).filter(Boolean) };
}

function group(part, type, required) {
  const inputs = (part.options ?? []).map((one) => h("input", { type, name: part.custom_id, value: one.value, checked: one.default === true, required: required && type === "radio" }));
  const node = h("span", { class: "group" }, (part.options ?? []).map((one, place) => h("label", {}, inputs[place], ` ${one.label}`)));
  const picked = () => inputs.filter((one) => one.checked).map((one) => one.value);
  return { node, value: () => (type === "radio" ? picked()[0] : picked()) };
}

export async function fileOf(input) {
  const file = input.files[0];
  if (!file) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return { name: file.name, data: btoa(text) };
}
