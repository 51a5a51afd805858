// Who this browser is can change in one tab: by sitting down for the first time, by a link from
// another device, by being forgotten. All tabs are told, this one too, because the server knows a
// connection as whoever opened it.

const CHANNEL = "targi-identity";

/** Tells all tabs that the browser may be somebody else now. */
export function announceIdentityChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Does something whenever a tab says so; the result ends it. */
export function onIdentityChange(action: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = action;
  return () => channel.close();
}
