// Which part of the client may know which: each imports only from itself and from those above it here.

import { describe, expect, it } from "vitest";

const LAYERS = [
  "browser",
  "words",
  "protocol",
  "symbols",
  "settings.svelte",
  "components",
  "cards",
  "api",
  "rules",
  "table/model",
  "lessons",
  "table/board",
  "table/panels",
  "table",
  "pages",
  "start_failure",
  "App.svelte",
  "main",
];
// Data and the types of messages, which anything may read.
const DATA = ["generated", "styles", "protocol/wire"];

const FILES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const SOURCES = Object.entries(FILES).map(([path, text]) => ({ path: path.replace("../src/", ""), text }));

/** The layer of a file: the longest folder or name that it begins with. */
function layerOf(path: string): string {
  const found = [...LAYERS, ...DATA].filter((one) => path === one || path.startsWith(`${one}/`) || bare(path) === one);
  return found.reduce((best, one) => (one.length > best.length ? one : best), "");
}

function bare(path: string): string {
  return path.replace(/\.ts$/, "");
}

/** What a file imports from the client itself, as paths. */
function importsOf({ path, text }: { path: string; text: string }): string[] {
  const found = text.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g);
  return [...found]
    .map(([, to = ""]) => new URL(to, `client:/src/${path}`).pathname)
    .flatMap((to) => (to.startsWith("/src/") ? [to.slice("/src/".length)] : []));
}

describe("the layers of the client", () => {
  it("hold every file", () => {
    expect(SOURCES.length).toBeGreaterThan(100);
    expect(SOURCES.filter(({ path }) => layerOf(path) === "").map(({ path }) => path)).toEqual([]);
  });

  it("import only from those above them", () => {
    const wrong = SOURCES.flatMap((source) => {
      const own = LAYERS.indexOf(layerOf(source.path));
      const below = importsOf(source).filter((to) => !DATA.includes(layerOf(to)) && LAYERS.indexOf(layerOf(to)) > own);
      return below.map((to) => `${source.path} imports ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it("know where each import leads", () => {
    const lost = SOURCES.flatMap((source) => importsOf(source).filter((to) => layerOf(to) === ""));
    expect(lost).toEqual([]);
  });
});
