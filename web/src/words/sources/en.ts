const files = import.meta.glob<string>(
  ["../../../../src/targi/text/locales/en/*.ftl", "!../../../../src/targi/text/locales/en/{previews,lessons}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
