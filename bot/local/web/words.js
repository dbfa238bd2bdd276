// The page's own words, in the table's language, and how times are written.

const LOCALES = { en: "en-GB" };
let known = {};
let locale = "en-GB";

export function speak(words, chosen) {
  known = words;
  locale = LOCALES[chosen] ?? chosen;
  document.documentElement.lang = chosen;
}

export function t(id, params = {}) {
  const text = known[`page-${id}`] ?? id;
  return text.replace(/\{(\w+)\}/g, (whole, name) => params[name] ?? whole);
}

const STEPS = [["year", 31536000], ["month", 2592000], ["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60]];

export function ago(seconds) {
  const away = seconds - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const [unit, size] of STEPS) {
    if (Math.abs(away) >= size) return format.format(Math.trunc(away / size), unit);
  }
  return format.format(Math.trunc(away), "second");
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

export function moment(seconds, style = "f") {
  if (style === "R") return ago(seconds);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

export function clock(seconds) {
  const then = new Date(seconds * 1000);
  const today = then.toDateString() === new Date().toDateString();
  return moment(seconds, today ? "t" : "f");
}

export function amount(bytes) {
  const size = bytes < 1e6 ? [bytes / 1e3, "kilobyte"] : [bytes / 1e6, "megabyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit: size[1], maximumFractionDigits: 1 }).format(size[0]);
}
