// The real world of a connection: the browser's sockets and clock.

import type { World } from "./connection";

/** The close code by which the server says that there is no such table; the reason is a code. */
const NO_TABLE = 4404;

export function browserWorld(table: string, missing: (code: string) => void): World {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return {
    tab: randomHex(6),
    connect(events) {
      const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket`);
      socket.onopen = () => events.open();
      socket.onmessage = (message) => events.message(String(message.data));
      socket.onclose = (close) => {
        if (close.code === NO_TABLE) missing(close.reason);
        else events.close();
      };
      return { send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text), close: () => socket.close() };
    },
    after(milliseconds, action) {
      const timer = setTimeout(action, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
