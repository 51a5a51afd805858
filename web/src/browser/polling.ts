// Trying again by itself, as long as something is not there.

const EVERY = 3000; // ms

/** Does something again and again; the result ends it. */
export function poll(action: () => void): () => void {
  const timer = setInterval(action, EVERY);
  return () => clearInterval(timer);
}
