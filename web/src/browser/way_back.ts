// Back in the browser closes what lies over the page instead of leaving the page: while something is
// open, the history has one more entry for it.

const open: (() => void)[] = []; // how each is closed, the topmost last
let leaving = false; // whether the entry is being taken away by ourselves

function isOver(): boolean {
  return (history.state as { over?: true } | null)?.over === true;
}

function mark(): void {
  if (!isOver()) history.pushState({ over: true }, "");
}

/** Something lies over the page from now on; the result is called when it does no more. */
export function over(close: () => void): () => void {
  open.push(close);
  mark();
  return () => {
    open.splice(open.indexOf(close), 1);
    setTimeout(tidy); // another one may take its place at once
  };
}

function tidy(): void {
  if (open.length > 0 || leaving || !isOver()) return;
  leaving = true;
  history.back();
}

/** Goes to another page; the entry of what lay over this one is taken for it. */
export function push(path: string): void {
  history[isOver() ? "replaceState" : "pushState"](null, "", path);
}

/** For the browser's Back. What was opened while the entry was being taken away stays open. */
export function wentBack(): void {
  const closes = leaving ? undefined : open.at(-1);
  leaving = false;
  if (isOver()) {
    tidy(); // Forward, to where nothing lies over the page any more
    return;
  }
  closes?.();
  if (open.length > (closes ? 1 : 0)) mark();
}
