// The pictures that links show in chats, one for each box: the drawings of `previews` with the symbols
// of the sprite, as PNG, because chats show no SVG. The same drawings give the same bytes everywhere.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

const BOXES = ["base", "expansion"];

function drawing(name: string): string {
  return readFileSync(new URL(`${name}.svg`, import.meta.url), "utf8");
}

/** One drawing of scene, symbols and cards; the symbols in the colours that they have by themselves. */
function preview(box: string): string {
  const sprite = readFileSync(new URL("../src/symbols/symbols.svg", import.meta.url), "utf8");
  const symbols = sprite
    .slice(sprite.indexOf("<defs>"), sprite.indexOf("</svg>"))
    .replaceAll(/var\(--[\w-]+,([^)]+)\)/g, "$1");
  return drawing("scene").replace("</svg>", `${symbols}${drawing(box)}</svg>`);
}

export const previews: Plugin = {
  name: "previews",
  apply: "build",
  async generateBundle() {
    await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
    for (const box of BOXES) {
      const source = new Resvg(preview(box), { font: { loadSystemFonts: false } }).render().asPng();
      this.emitFile({ type: "asset", fileName: `preview-${box}.png`, source });
    }
  },
};
