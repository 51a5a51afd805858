// What this browser keeps between visits. Private windows may refuse: then nothing was kept, and
// what is kept now holds until the page is closed.

export function getItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function setItem(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Refused.
  }
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing.
  }
}
