// A picture that can be enlarged and moved: wheel, pinch, drag, double tap, keys.

import { h, icon } from "./dom.js";
import { patient } from "./pictures.js";
import { t } from "./words.js";

const MOST = 6;

export class Zoom {
  #scale = 1; // shown pixels of one pixel of the picture
  #x = 0;
  #y = 0;
  #fitted = true;
  #points = new Map();
  #moved = 0;
  #next = null; // the picture that is wanted

  constructor({ alt = "", tools = true } = {}) {
    this.image = h("img", { alt, draggable: false, decoding: "sync" });
    const key = (name, label, act) =>
      h("button", { type: "button", class: "round", title: label, "aria-label": label, onclick: act }, icon(name));
    this.tools = h("div", { class: "zoom-tools" },
      key("plus", t("enlarge"), () => this.by(1.5)), key("minus", t("reduce"), () => this.by(1 / 1.5)),
      key("fit", t("fit"), () => this.fit()));
    this.node = h("div", { class: "zoom", tabindex: "0", role: "group", "aria-label": alt }, this.image, tools ? this.tools : null);
    this.node.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.node.addEventListener("pointerdown", (event) => this.#down(event));
    this.node.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) this.node.addEventListener(end, (event) => this.#up(event));
    this.node.addEventListener("dblclick", (event) => this.#double(event));
    this.node.addEventListener("keydown", (event) => this.#key(event));
    this.image.addEventListener("load", () => (this.#fitted ? this.fit() : this.#place()));
    new ResizeObserver(() => (this.#fitted ? this.fit() : this.#place())).observe(this.node);
  }

  get scale() {
    return this.#scale;
  }

  show(address, alt) {
    if (alt !== undefined) {
      this.image.alt = alt;
      this.node.setAttribute("aria-label", alt);
    }
    return new Promise((resolve) => {
      const next = (this.#next = patient(new Image(), () => this.#next === next && this.node.isConnected));
      // Decoded before it takes the place of the old one: nothing is blank in between.
      next.onload = async () => {
        await next.decode().catch(() => {});
        if (this.#next !== next) return resolve(true); // a newer one is on its way
        this.image.src = address;
        this.node.classList.add("ready");
        resolve(true);
      };
      next.onerror = () => resolve(false);
      next.src = address;
    });
  }

  #least() {
    const { naturalWidth: wide, naturalHeight: high } = this.image;
    return wide ? Math.min(this.node.clientWidth / wide, this.node.clientHeight / high) : 1;
  }

  fit() {
    this.#fitted = true;
    this.#scale = this.#least();
    this.#place();
  }

  by(factor, x = this.node.clientWidth / 2, y = this.node.clientHeight / 2) {
    const least = this.#least();
    const scale = Math.min(Math.max(this.#scale * factor, least), Math.max(MOST * least, 2));
    this.#x = x - (x - this.#x) * (scale / this.#scale);
    this.#y = y - (y - this.#y) * (scale / this.#scale);
    this.#scale = scale;
    this.#fitted = scale <= least * 1.001;
    this.#place();
  }

  pan(x, y) {
    this.#x += x;
    this.#y += y;
    this.#place();
  }

  // The width is set, not a transform: the picture is drawn anew at every size and stays sharp.
  #place() {
    const wide = this.image.naturalWidth * this.#scale;
    const high = this.image.naturalHeight * this.#scale;
    const inside = (at, size, room) => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at)));
    this.#x = inside(this.#x, wide, this.node.clientWidth);
    this.#y = inside(this.#y, high, this.node.clientHeight);
    this.image.style.width = `${wide}px`;
    this.image.style.transform = `translate(${this.#x}px, ${this.#y}px)`;
    this.node.classList.toggle("large", !this.#fitted);
  }

  #at(event) {
    const box = this.node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  #wheel(event) {
    event.preventDefault();
    const step = event.deltaMode ? event.deltaY * 20 : event.deltaY;
    this.by(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), ...this.#at(event));
  }

  #down(event) {
    if (event.target.closest(".zoom-tools")) return;
    this.node.setPointerCapture(event.pointerId);
    this.#points.set(event.pointerId, this.#at(event));
    this.#moved = 0;
  }

  #move(event) {
    const before = this.#points.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    const others = [...this.#points].filter(([id]) => id !== event.pointerId);
    if (others.length) {
      const [x, y] = others[0][1];
      const apart = (point) => Math.hypot(point[0] - x, point[1] - y) || 1;
      this.by(apart(now) / apart(before), (now[0] + x) / 2, (now[1] + y) / 2);
    } else {
      this.pan(now[0] - before[0], now[1] - before[1]);
    }
    this.#moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
    this.#points.set(event.pointerId, now);
  }

  #up(event) {
    this.#points.delete(event.pointerId);
  }

  #double(event) {
    if (event.target.closest(".zoom-tools") || this.#moved > 8) return;
    if (this.#fitted) this.by(2.5, ...this.#at(event));
    else this.fit();
  }

  #key(event) {
    if (event.target !== this.node) return;
    const far = 80;
    const act = {
      "+": () => this.by(1.4), "=": () => this.by(1.4), "-": () => this.by(1 / 1.4), 0: () => this.fit(),
      ArrowLeft: () => this.pan(far, 0), ArrowRight: () => this.pan(-far, 0),
      ArrowUp: () => this.pan(0, far), ArrowDown: () => this.pan(0, -far),
    }[event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  }
}

export function lightbox(address, alt) {
  const zoom = new Zoom({ alt });
  const dialog = h("dialog", { class: "lightbox", "aria-label": alt || t("picture") }, zoom.node,
    h("div", { class: "lightbox-bar" },
      h("p", { class: "alt" }, alt),
      h("a", { class: "round", href: `${address}?save`, title: t("save"), "aria-label": t("save") }, icon("save")),
      h("button", { class: "round", type: "button", title: t("close"), "aria-label": t("close"), onclick: () => dialog.close() }, icon("close"))));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  zoom.show(address, alt);
}
