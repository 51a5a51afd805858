// The real environment of a table: the browser's sockets, requests, clock and memory.

import { api } from "../../api";
import { LastSeen } from "./absence";
import type { TableEnvironment } from "./environment";

/** The close code by which the server says that there is no such table; the reason is a code. */
const NO_TABLE = 4404;

export function browserEnvironment(table: string, missing: (code: string) => void): TableEnvironment {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return {
    tab: randomHex(6),
    past: (before) => api.past(table, before),
    clock: () => Date.now(),
    lastSeen: new LastSeen(memory()),
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

/** Where this browser keeps things, if it keeps any. */
function memory(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
