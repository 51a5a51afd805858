const files = import.meta.glob<string>("../../../../src/targi/text/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
