// Where the focus goes when what had it is gone. Fingers and mice know where they are; whoever uses
// keys or listens would have to begin at the top of the page.

import { tick } from "svelte";

/** Focuses the first of these that is there, unless something has the focus. */
export async function restoreFocus(...ways: string[]): Promise<void> {
  await tick();
  // A button that was disabled just now loses the focus as soon as the page is drawn.
  if (document.activeElement?.matches(":not(body, :disabled)")) return;
  const found = ways.map((way) => document.querySelector<HTMLElement>(way)).find((one) => one !== null);
  if (found) focusElement(found);
}

let first = true;

/** For a page or a table that takes the place of another: its heading, or the line where one types.
    The first page of a visit is left to the browser. */
export function focusNewPage(): void {
  if (!first) void restoreFocus("#command", "h1");
  first = false;
}

/** Focuses anything, also what Tab does not reach. */
export function focusElement(to: HTMLElement): void {
  if (!to.matches("a, button, input, [tabindex]")) to.tabIndex = -1;
  to.focus({ preventScroll: true });
}
