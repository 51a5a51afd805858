// An invitation that somebody has left for a lesson: the way back to it, as long as this tab lives.

const KEY = "targi-invited";

/** The address of the invitation, if one waits. */
export function invitedTo(): string | null {
  const kept = read();
  return kept?.startsWith("/t/") ? kept : null;
}

/** Keeps the address of an invitation; null once it has been taken or is over. */
export function keepInvitation(address: string | null): void {
  try {
    if (address === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, address);
  } catch {
    // Nothing is kept in some windows; Back leads to the invitation anyway.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
