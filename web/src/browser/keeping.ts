// What this browser keeps between visits. Private windows may refuse: then nothing was kept, and
// what is kept now holds until the page is closed.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Refused.
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing.
  }
}
