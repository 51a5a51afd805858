// Checking the deal: did the server keep its promise, and were the cards made of everybody's bytes?
// What the numbers mean is in docs/protocol.md, "Fairness".

import type { Result } from "../../protocol/messages";

/** Whether the secret fits the promise, and the key was made of it and of the players' bytes. */
export async function isFair(commitment: string, result: Result): Promise<boolean> {
  const promised = await sha256(result.secret);
  const key = await sha256([result.secret, ...result.nonces].join(""));
  return promised === commitment && key === result.key;
}

/** SHA-256 of bytes that are written in hexadecimal, written the same way. */
async function sha256(hex: string): Promise<string> {
  const pairs = hex.match(/../g) ?? [];
  const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
