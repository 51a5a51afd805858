const files = import.meta.glob<string>(
  ["../../../../src/targi/text/locales/fr/*.ftl", "!../../../../src/targi/text/locales/fr/{previews,lessons}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
