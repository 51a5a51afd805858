const files = import.meta.glob<string>("../../../../src/targi/text/locales/fr/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
