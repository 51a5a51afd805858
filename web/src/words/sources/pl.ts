const files = import.meta.glob<string>(
  ["../../../../src/targi/text/locales/pl/*.ftl", "!../../../../src/targi/text/locales/pl/{previews,lessons}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
