import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/generated/", "tests/fixtures/"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // TypeScript knows every name.
      "no-undef": "off",
      // A field is named in order to leave it out.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // A number in a text is shown as it is.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => close()` is the shortest way to write a handler; nobody uses its result.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // In templates eslint takes handlers' arguments for `any`; svelte-check knows their types.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // `{" "}` is a space that Svelte would trim.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // Files of settings belong to no TypeScript project.
    files: ["*.js"],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    files: ["tests/**"],
    rules: {
      // Where a test is wrong about what is there, it fails, as it should.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
);
