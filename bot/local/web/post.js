// One message, as Discord would show it: text, embeds, layouts, pictures, files, buttons and menus.

import { h, icon } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { patient } from "./pictures.js";
import { amount, clock, moment, t } from "./words.js";
import { lightbox } from "./zoom.js";

const ROW = 1, BUTTON = 2, LINES = 3, PEOPLE = 5, ROLES = 6, MENTIONABLE = 7, CHANNELS = 8;
const SECTION = 9, TEXT = 10, THUMBNAIL = 11, GALLERY = 12, FILE = 13, SEPARATOR = 14, CONTAINER = 17;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const MANY = 9; // lines from which a menu can be searched

// seen: { me, people, rooms }; act: { press(post, button), pick(post, menu, values, kind) }

export function postNode(post, seen, act, { bare = false } = {}) {
  const known = { ...seen, people: { ...seen.people, ...post.mentions } };
  const node = h("article", {
    class: `post${post.private ? " private" : ""}${post.bot ? " from-bot" : ""}`, "data-id": post.id, tabindex: "-1",
  }, bare ? null : head(post), body(post, known, act));
  return node;
}

function head(post) {
  const name = post.bot ? "Stele" : post.name;
  return h("header", { class: "post-head" },
    h("span", { class: "face", "data-tint": tint(post.author) }, post.bot ? h("img", { src: "/web/mark.svg", alt: "" }) : name.slice(0, 1)),
    h("strong", {}, name),
    h("time", { title: moment(post.at, "F"), datetime: new Date(post.at * 1000).toISOString() }, clock(post.at)),
    post.edited ? h("span", { class: "edited", title: moment(post.edited, "F") }, t("edited")) : null);
}

export function tint(id) {
  return String(Number(String(id).slice(-4)) % 6);
}

function body(post, seen, act) {
  if (post.thinking) return h("p", { class: "thinking", role: "status" }, h("i"), h("i"), h("i"), h("span", {}, t("thinking")));
  const used = new Set(addresses([post.embeds, post.parts]));
  const pictures = post.files.filter((file) => file.type.startsWith("image/") && !used.has(file.url));
  const others = post.files.filter((file) => !file.type.startsWith("image/") && !used.has(file.url));
  return h("div", { class: "post-body" },
    post.text ? h("div", { class: "text" }, markdown(post.text, seen)) : null,
    post.embeds.map((embed) => embedNode(embed, post, seen)),
    pictures.length ? gallery(pictures) : null,
    others.map(fileNode),
    post.parts.map((part) => partNode(part, post, seen, act)));
}

function* addresses(data) {
  if (typeof data === "string") yield data;
  else if (data && typeof data === "object") for (const value of Object.values(data)) yield* addresses(value);
}

// ---- pictures and files

function gallery(pictures) {
  return h("div", { class: `gallery of-${Math.min(pictures.length, 4)}` }, pictures.map((file) => picture(file.url, file.alt)));
}

function picture(address, alt = "", kind = "picture") {
  if (!own(address)) return h("p", { class: "small" }, t("not-shown"));
  return h("button", { type: "button", class: kind, title: t("enlarge"), "aria-label": `${t("enlarge")}: ${alt || t("picture")}`, onclick: () => lightbox(address, alt) },
    patient(h("img", { src: address, alt, loading: "lazy", decoding: "async" })));
}

function own(address) {
  return address?.startsWith("/files/");
}

function fileNode(file) {
  return h("a", { class: "file", href: `${file.url}?save`, download: file.name }, icon("save"), h("span", {}, file.name), h("small", {}, amount(file.size)));
}

function named(post, address) {
  return post.files.find((file) => file.url === address);
}

// ---- embeds

function embedNode(embed, post, seen) {
  const node = h("section", { class: "embed" },
    h("div", { class: "embed-main" },
      embed.author ? h("p", { class: "embed-author" }, embed.author.name) : null,
      embed.title ? h("h4", {}, inline(embed.title, seen)) : null,
      embed.description ? h("div", { class: "text" }, markdown(embed.description, seen)) : null,
      embed.fields?.length ? h("dl", { class: "fields" }, embed.fields.map((field) =>
        h("div", { class: field.inline ? "inline" : "" }, h("dt", {}, inline(field.name, seen)), h("dd", {}, markdown(field.value, seen))))) : null),
    embed.thumbnail ? picture(embed.thumbnail.url, named(post, embed.thumbnail.url)?.alt, "thumb") : null,
    embed.image ? picture(embed.image.url, named(post, embed.image.url)?.alt) : null,
    embed.footer ? h("p", { class: "small" }, embed.footer.text) : null);
  colour(node, embed.color);
  return node;
}

function colour(node, value) {
  if (value) node.style.setProperty("--edge", `#${value.toString(16).padStart(6, "0")}`);
}

// ---- components

function partNode(part, post, seen, act) {
  const inside = () => (part.components ?? []).map((one) => partNode(one, post, seen, act));
  switch (part.type) {
    case ROW: return h("div", { class: part.components.some((one) => one.type !== BUTTON) ? "row menus" : "row" }, inside());
    case BUTTON: return buttonNode(part, post, act);
    case LINES: case PEOPLE: case ROLES: case MENTIONABLE: case CHANNELS: return menuNode(part, post, seen, act);
    case TEXT: return h("div", { class: "text" }, markdown(part.content, seen));
    case SECTION: return h("div", { class: "section" }, h("div", {}, inside()), partNode(part.accessory, post, seen, act));
    case THUMBNAIL: return covered(part, picture(part.media.url, part.description ?? named(post, part.media.url)?.alt, "thumb"));
    case GALLERY: return h("div", { class: `gallery of-${Math.min(part.items.length, 4)}` },
      part.items.map((one) => covered(one, picture(one.media.url, one.description ?? named(post, one.media.url)?.alt))));
    case FILE: return covered(part, fileNode(named(post, part.file.url) ?? { url: part.file.url, name: part.file.url.split("/").at(-1), size: 0 }));
    case SEPARATOR: return h("hr", { class: `${part.divider === false ? "unseen" : ""}${part.spacing === 2 ? " wide" : ""}` });
    case CONTAINER: {
      const node = h("section", { class: "embed container" }, h("div", { class: "embed-main" }, inside()));
      colour(node, part.accent_color);
      return covered(part, node);
    }
    default: return null;
  }
}

function covered(part, node) {
  if (!part.spoiler) return node;
  const cover = h("div", { class: "covered", tabindex: "0", role: "button", title: t("reveal") }, node);
  const lift = (event) => {
    if (cover.classList.contains("shown") || (event.type === "keydown" && event.key !== "Enter")) return;
    event.preventDefault();
    event.stopPropagation();
    cover.classList.add("shown");
  };
  cover.addEventListener("click", lift, true);
  cover.addEventListener("keydown", lift, true);
  return cover;
}

export function buttonNode(part, post, act) {
  const label = [part.emoji?.name ? `${part.emoji.name} ` : "", part.label ?? ""].join("");
  if (part.style === 5) return h("a", { class: "btn link", href: part.url, target: "_blank", rel: "noopener noreferrer" }, label);
  return h("button", {
    type: "button", class: `btn ${STYLES[part.style] ?? "secondary"}`, disabled: part.disabled || !part.custom_id,
    onclick: (event) => act.press(post, part, event.currentTarget),
  }, label);
}

function choices(part, seen) {
  if (part.type === LINES) return part.options ?? [];
  const people = Object.entries(seen.everybody ?? {}).map(([value, label]) => ({ value, label, kind: "person" }));
  const rooms = Object.entries(seen.rooms ?? {}).map(([value, label]) => ({ value, label: `#${label}`, kind: "channel" }));
  const chosen = new Set((part.default_values ?? []).map((one) => String(one.id)));
  const offered = part.type === CHANNELS ? rooms : part.type === ROLES ? [] : people;
  return offered.map((one) => ({ ...one, default: chosen.has(one.value) }));
}

function menuNode(part, post, seen, act) {
  const offered = choices(part, seen);
  const least = part.min_values ?? 1, most = part.max_values ?? 1;
  const several = most > 1 || least === 0;
  const chosen = new Set(offered.filter((one) => one.default).map((one) => one.value));
  const kind = offered[0]?.kind;
  const send = (values, node) => act.pick(post, part, values, kind, node);
  const list = h("div", { class: "lines", role: "listbox", "aria-multiselectable": several ? "true" : "false", "aria-label": part.placeholder ?? t("choose") });
  const done = several ? h("button", { type: "button", class: "btn primary", onclick: (event) => send([...chosen], event.currentTarget) }) : null;
  const count = () => {
    if (!done) return;
    done.disabled = part.disabled || chosen.size < least || chosen.size > most;
    done.textContent = t("take", { count: chosen.size, most });
  };
  for (const one of offered) {
    const line = h("button", {
      type: "button", class: "line", role: "option", disabled: part.disabled, "aria-selected": String(chosen.has(one.value)),
      onclick: (event) => {
        if (!several) return send([one.value], event.currentTarget);
        if (chosen.has(one.value)) chosen.delete(one.value);
        else if (chosen.size < most) chosen.add(one.value);
        line.setAttribute("aria-selected", String(chosen.has(one.value)));
        count();
      },
    }, several ? h("span", { class: "tick" }) : null,
    one.emoji?.name ? h("span", { class: "emoji" }, one.emoji.name) : null,
    h("span", { class: "line-text" }, h("b", {}, one.label), one.description ? h("small", {}, one.description) : null));
    list.append(line);
  }
  count();
  // A menu is one stop for the Tab key; the arrows walk through it.
  const stop = (at) => { for (const line of list.children) line.tabIndex = line === at ? 0 : -1; };
  const shown = () => [...list.children].find((line) => !line.hidden && !line.disabled);
  stop([...list.children].find((line) => line.getAttribute("aria-selected") === "true") ?? shown());
  list.addEventListener("focusin", (event) => stop(event.target.closest(".line")));
  list.addEventListener("keydown", (event) => walk(event, list));
  const search = offered.length >= MANY ? h("input", { type: "search", class: "find", placeholder: t("find"), "aria-label": t("find") }) : null;
  search?.addEventListener("input", () => {
    const wanted = search.value.toLowerCase();
    for (const line of list.children) line.hidden = !line.textContent.toLowerCase().includes(wanted);
    stop(shown());
  });
  search?.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") shown()?.focus();
  });
  return h("div", { class: "menu" },
    h("div", { class: "menu-head" }, h("span", {}, part.placeholder ?? t("choose")), search), list, done);
}

export function walk(event, list) {
  const lines = [...list.children].filter((line) => !line.hidden && !line.disabled);
  const at = lines.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  lines[Math.max(0, Math.min(lines.length - 1, to))]?.focus();
}
