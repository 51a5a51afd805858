import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The words without their comments, which are for translators. They are the text of a string here. */
const withoutComments: Plugin = {
  name: "words-without-comments",
  transform: (code, id) => (id.endsWith(".ftl?raw") ? code.replace(/(?<=\\n|^export default ")#.*?\\n/g, "") : null),
};

// The client is static files inside the Python package, which serves them.
export default defineConfig({
  plugins: [withoutComments, svelte()],
  build: {
    outDir: "../src/targi/web_client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page allows no data: addresses
  },
  server: {
    fs: { allow: [".."] }, // the words lie in the Python package
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
