// Copying a text for the visitor.

/** Copies a text; whether it could be. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text); // pages without https have no clipboard
  }
}

/** The older way: the browser asks what to copy. */
function copyByEvent(text: string): boolean {
  const answer = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", answer);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other on such pages
  const copied = document.execCommand("copy");
  document.removeEventListener("copy", answer);
  return copied;
}
