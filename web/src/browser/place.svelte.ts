// Where the visitor is, and going elsewhere without loading the page again.

import { routeOf, type Route } from "./routes";
import { push, wentBack } from "./way_back";

class Where {
  route: Route = $state.raw(here());
}

function here(): Route {
  return routeOf(location.pathname, location.hash);
}

export const where = new Where();

export function go(path: string): void {
  push(path);
  where.route = here();
  scrollTo(0, 0);
}

/** Takes the secret out of the address once it has been used. */
export function forgetFragment(): void {
  history.replaceState(null, "", location.pathname);
  where.route = here();
}

export function follow(): () => void {
  const moved = (): void => {
    where.route = here();
  };
  const clicked = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  };
  addEventListener("popstate", wentBack);
  addEventListener("popstate", moved);
  addEventListener("hashchange", moved);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", wentBack);
    removeEventListener("popstate", moved);
    removeEventListener("hashchange", moved);
    document.removeEventListener("click", clicked);
  };
}
