import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { previews } from "./previews/plugin.ts";

/** Words and drawings without comments and indents, which are for their authors. They are the text of a string here. */
const withoutComments: Plugin = {
  name: "without-comments",
  transform(code, id) {
    if (id.endsWith(".ftl?raw")) return code.replace(/(?<=\\n|^export default ")#.*?\\n/g, "");
    if (id.endsWith(".svg?raw")) return code.replace(/<!--.*?-->/g, "").replace(/(\\n *)+/g, " ");
    return null;
  },
};

const OUT = "../src/targi/web_client";
const LARGE = 1000; // bytes; smaller files fit into one packet anyway

/** Beside each text its compressed forms, which the server sends to whoever understands them. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  closeBundle() {
    const files = readdirSync(OUT, { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => /\.(js|css|html|svg|json|webmanifest|txt)$/.test(name))) {
      const text = readFileSync(join(OUT, file));
      if (text.length < LARGE) continue;
      writeFileSync(join(OUT, `${file}.br`), brotliCompressSync(text));
      writeFileSync(join(OUT, `${file}.gz`), gzipSync(text, { level: 9 }));
    }
  },
};

// The client is static files inside the Python package, which serves them.
export default defineConfig({
  plugins: [withoutComments, svelte(), previews, compressed],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page allows no data: addresses
  },
  server: {
    fs: { allow: [".."] }, // the words lie in the Python package
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
