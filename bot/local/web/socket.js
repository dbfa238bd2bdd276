// The one line to the table: requests with answers, and whatever the table shows by itself.

const KEY = "stele-key";

export class Line {
  #socket = null;
  #waiting = new Map();
  #next = 1;
  #delay = 400;

  constructor(on) {
    this.on = on; // { push, open, lost, locked }
    const given = location.hash.slice(1);
    if (given) {
      localStorage.setItem(KEY, given);
      history.replaceState(null, "", location.pathname + location.search);
    }
    this.connect();
  }

  connect() {
    const key = localStorage.getItem(KEY);
    if (!key) return this.on.locked();
    const socket = (this.#socket = new WebSocket(`ws://${location.host}/socket`));
    socket.addEventListener("open", () => socket.send(JSON.stringify({ do: "enter", key })));
    socket.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => this.#lost(event.code));
  }

  enter(key) {
    localStorage.setItem(KEY, key.trim().split("#").at(-1));
    this.connect();
  }

  ask(what, body = {}) {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return reject(new Error(""));
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, do: what, ...body }));
    });
  }

  #hear(message) {
    if (message.push === "hello") {
      this.#delay = 400;
      this.on.open(message);
    } else if (message.push) {
      this.on.push(message);
    } else {
      const waiting = this.#waiting.get(message.re);
      this.#waiting.delete(message.re);
      if (message.error === undefined) waiting?.resolve(message.ok);
      else waiting?.reject(new Error(message.error));
    }
  }

  #lost(code) {
    for (const { reject } of this.#waiting.values()) reject(new Error(""));
    this.#waiting.clear();
    if (code === 4401) {
      localStorage.removeItem(KEY);
      return this.on.locked();
    }
    this.on.lost();
    setTimeout(() => this.connect(), this.#delay);
    this.#delay = Math.min(this.#delay * 1.6, 5000);
  }
}
