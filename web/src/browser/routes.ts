// Which page an address means. The server answers every address with the same page.

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "rules"; part: string | null }
  | { page: "cards" }
  | { page: "learn"; lesson: string | null }
  | { page: "games" }
  | { page: "me"; secret: string | null }
  | { page: "table"; table: string; secret: string | null; moment: string | null }
  | { page: "nothing" };

/** The secret of a seat, or of a link to another device, is in the fragment, which browsers send to nobody. */
export function routeOf(path: string, fragment = "", query = ""): Route {
  const [first = "", second = "", ...more] = path.split("/").filter((part) => part !== "");
  const marked = fragment.replace(/^#/, "");
  if (more.length > 0) return { page: "nothing" };
  if (first === "t" && /^[\w-]{1,64}$/.test(second)) {
    return { page: "table", table: second, secret: marked || null, moment: new URLSearchParams(query).get("moment") };
  }
  if (first === "learn" && /^[a-z0-9-]{0,30}$/.test(second)) return { page: "learn", lesson: second || null };
  if (second !== "") return { page: "nothing" };
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
      return { page: "new" };
    case "me":
      return { page: "me", secret: marked || null };
    case "games":
      return { page: "games" };
    case "cards":
      return { page: "cards" };
    case "rules":
      return { page: "rules", part: /^(\d+(\.\d+)?|section-\d+)$/.test(marked) ? marked : null };
    default:
      return { page: "nothing" };
  }
}

/** The address of a moment of a table, or of its present: for anybody, so without the secret of a seat. */
export function momentPath(table: string, moment: number | null): string {
  return `/t/${table}${moment === null ? "" : `?moment=${moment}`}`;
}
