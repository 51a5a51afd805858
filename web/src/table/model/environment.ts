// What a table needs from outside, so that tests can bring all of it.

import type { Environment } from "../../protocol/connection";
import type { Past } from "../../protocol/messages";
import type { LastSeen } from "./absence";

/** Besides a connection: the past, a clock, and what this browser has seen. */
export interface TableEnvironment extends Environment {
  past(before: number): Promise<Past>;
  clock(): number;
  lastSeen: LastSeen;
}
