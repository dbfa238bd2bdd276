// Discord's markdown as elements. Nothing that somebody has written ever becomes markup.

import { h } from "./dom.js";
import { moment } from "./words.js";

const INLINE = [
  [/^\\([^a-zA-Z0-9\s])/, (m) => m[1]],
  [/^(`+)([^]*?[^`])\1(?!`)/, (m) => h("code", {}, m[2].replace(/^ (.*) $/, "$1"))],
  [/^\*\*\*((?:\\[^]|[^\\])+?)\*\*\*(?!\*)/, (m, go) => h("strong", {}, h("em", {}, go(m[1])))],
  [/^\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/, (m, go) => h("strong", {}, go(m[1]))],
  [/^__((?:\\[^]|[^\\])+?)__(?!_)/, (m, go) => h("u", {}, go(m[1]))],
  [/^\*(?=\S)((?:\\[^]|\*\*|[^\\*])+?)\*(?!\*)/, (m, go) => h("em", {}, go(m[1]))],
  [/^_((?:\\[^]|[^\\_])+?)_(?![a-zA-Z0-9_])/, (m, go) => h("em", {}, go(m[1]))],
  [/^~~((?:\\[^]|[^\\])+?)~~/, (m, go) => h("s", {}, go(m[1]))],
  [/^\|\|([^]+?)\|\|/, (m, go) => spoiler(go(m[1]))],
  [/^\[((?:\\[^]|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m, go) => link(m[2], go(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (m) => link(m[0], m[0])],
  [/^<t:(-?\d{1,12})(?::([tTdDfFR]))?>/, (m) => time(Number(m[1]), m[2])],
  [/^<@!?(\d+)>/, (m, go, seen) => mention(`@${seen.people?.[m[1]] ?? "?"}`, m[1] === seen.me)],
  [/^<@&(\d+)>/, () => mention("@…")],
  [/^<#(\d+)>/, (m, go, seen) => mention(`#${seen.rooms?.[m[1]] ?? "…"}`)],
  [/^<\/([^:>]+):\d+>/, (m) => mention(`/${m[1]}`)],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
];
const STOPS = /[\\`*_~|[<h]/g;

function spoiler(inside) {
  const show = (event) => event.currentTarget.classList.add("shown");
  return h("button", { class: "spoiler", type: "button", onclick: show }, inside);
}

function link(address, inside) {
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, inside);
}

function mention(text, mine = false) {
  return h("span", { class: mine ? "mention mine" : "mention" }, text);
}

function time(seconds, style) {
  const shown = h("time", { title: moment(seconds, "F"), datetime: new Date(seconds * 1000).toISOString() });
  shown.textContent = moment(seconds, style);
  if (style === "R") shown.dataset.since = seconds;
  return shown;
}

export function inline(text, seen = {}) {
  const out = [];
  let plain = "";
  const go = (inside) => inline(inside, seen);
  for (let rest = text; rest; ) {
    let hit = null;
    for (const [pattern, make] of INLINE) {
      const m = pattern.exec(rest);
      if (m && !(pattern.source.startsWith("^_((") && /[a-zA-Z0-9]$/.test(plain))) {
        hit = [m[0].length, make(m, go, seen)];
        break;
      }
    }
    if (hit) {
      if (typeof hit[1] === "string") plain += hit[1];
      else {
        if (plain) out.push(plain);
        plain = "";
        out.push(hit[1]);
      }
      rest = rest.slice(hit[0]);
    } else {
      STOPS.lastIndex = 1;
      const end = STOPS.exec(rest)?.index ?? rest.length;
      plain += rest.slice(0, end);
      rest = rest.slice(end);
    }
  }
  if (plain) out.push(plain);
  return out;
}

export function markdown(text, seen = {}) {
  const blocks = [];
  const parts = text.split(/^```(?:[\w+-]*\n)?([^]*?)```\n?/m);
  parts.forEach((part, place) => {
    if (place % 2) blocks.push(h("pre", {}, h("code", {}, part.replace(/\n$/, ""))));
    else if (part.trim()) blocks.push(...lines(part.replace(/^\n|\n$/g, ""), seen));
  });
  return blocks;
}

function lines(text, seen) {
  const out = [];
  let run = [];
  const flush = () => {
    if (run.length) {
      out.push(h("p", {}, run.flatMap((line, place) => (place ? [h("br"), ...line] : line))));
      run = [];
    }
  };
  const all = text.split("\n");
  for (let place = 0; place < all.length; place++) {
    const line = all[place];
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (heading) {
      flush();
      out.push(h(`h${heading[1].length + 2}`, {}, inline(heading[2], seen)));
    } else if (small) {
      flush();
      out.push(h("p", { class: "small" }, inline(small[1], seen)));
    } else if (/^>>> /.test(line)) {
      flush();
      out.push(h("blockquote", {}, lines([line.slice(4), ...all.slice(place + 1)].join("\n"), seen)));
      break;
    } else if (/^> ?/.test(line)) {
      flush();
      const quoted = [];
      while (place < all.length && /^> ?/.test(all[place])) quoted.push(all[place++].replace(/^> ?/, ""));
      place--;
      out.push(h("blockquote", {}, lines(quoted.join("\n"), seen)));
    } else if (/^\s*(?:[-*]|\d+\.) +/.test(line)) {
      flush();
      const items = [];
      const numbered = /^\s*\d+\./.test(line);
      const start = numbered ? Number(/\d+/.exec(line)[0]) : undefined;
      const same = numbered ? /^(\s*)\d+\. +(.*)$/ : /^(\s*)[-*] +(.*)$/;
      while (place < all.length) {
        const item = same.exec(all[place]);
        if (!item) break;
        items.push(h("li", { class: item[1].length > 1 ? "deeper" : undefined }, inline(item[2], seen)));
        place++;
      }
      place--;
      out.push(numbered ? h("ol", { start }, items) : h("ul", {}, items));
    } else if (!line.trim()) {
      flush();
    } else {
      run.push(inline(line, seen));
    }
  }
  flush();
  return out;
}
