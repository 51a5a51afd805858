// Back in the browser closes what lies over the page instead of leaving the page: while something is
// open, the history has one more entry for it.

let open: (() => void)[] = []; // how each is closed, the topmost last
let leaving = false; // whether the entry is being taken away by ourselves
let wanted: string | null = null; // the page that somebody went to while it was

function isOver(): boolean {
  return (history.state as { over?: true } | null)?.over === true;
}

function mark(): void {
  if (!isOver()) history.pushState({ over: true }, "");
}

/** Something lies over the page from now on; the result is called when it does no more. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  mark();
  return () => {
    open = open.filter((one) => one !== close); // after Back it is no longer there
    setTimeout(tidy); // another one may take its place at once
  };
}

function tidy(): void {
  if (open.length > 0 || leaving || !isOver()) return;
  leaving = true;
  history.back();
}

/** Goes to another page; the entry of what lay over this one is taken for it. */
export function pushPath(path: string): void {
  if (leaving) wanted = path;
  history[isOver() ? "replaceState" : "pushState"](null, "", path);
}

/** For the browser's Back. What was opened while the entry was being taken away stays open. */
export function handleBack(): void {
  if (isOver()) {
    leaving = false;
    tidy(); // Forward, to where nothing lies over the page any more
    return;
  }
  // It is taken off at once: a dialog says only with the next frame that it is closed, and a second
  // Back may come before that.
  const close = leaving ? undefined : open.pop();
  leaving = false;
  if (wanted !== null) history.pushState(null, "", wanted);
  wanted = null;
  close?.();
  if (open.length > 0) mark();
}
