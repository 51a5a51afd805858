const files = import.meta.glob<string>(
  ["../../../../src/targi/text/locales/es/*.ftl", "!../../../../src/targi/text/locales/es/{previews,lessons}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
