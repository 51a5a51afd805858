const files = import.meta.glob<string>(
  ["../../../../src/targi/text/locales/de/*.ftl", "!../../../../src/targi/text/locales/de/{previews,lessons}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
