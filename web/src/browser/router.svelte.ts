// Where the visitor is, and going elsewhere without loading the page again.

import { handleBack, pushPath } from "./back_button";
import { momentPath, routeOf, type Route } from "./routes";

class Router {
  route: Route = $state.raw(here());
}

function here(): Route {
  return routeOf(location.pathname, location.hash, location.search);
}

export const router = new Router();

export function navigate(path: string): void {
  pushPath(path);
  router.route = here();
  scrollTo(0, 0);
}

/** Takes the secret out of the address once it has been used. */
export function forgetFragment(): void {
  history.replaceState(null, "", location.pathname);
  router.route = here();
}

/** Writes into the address which moment of a table is shown, so that a reload shows it again. Back is
    not filled by it. */
export function replaceMoment(table: string, moment: number | null): void {
  const path = momentPath(table, moment) + location.hash;
  if (path !== location.pathname + location.search + location.hash) history.replaceState(history.state, "", path);
}

/** Follows links and the buttons of the browser; the result ends it. */
export function startRouter(): () => void {
  const moved = (): void => {
    router.route = here();
  };
  const clicked = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  addEventListener("popstate", handleBack);
  addEventListener("popstate", moved);
  addEventListener("hashchange", moved);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", handleBack);
    removeEventListener("popstate", moved);
    removeEventListener("hashchange", moved);
    document.removeEventListener("click", clicked);
  };
}
