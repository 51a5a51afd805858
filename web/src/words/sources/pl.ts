const files = import.meta.glob<string>(
  ["../../../../src/targi/text/locales/pl/*.ftl", "!../../../../src/targi/text/locales/pl/previews.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
