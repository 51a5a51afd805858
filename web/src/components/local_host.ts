// Whether others can reach the server by the address at which this browser has it.

/** Whether a host is this computer itself, by whichever name; `hostname` as `location` has it. */
export function isLocalHost(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
