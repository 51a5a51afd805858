import { describe, expect, it } from "vitest";
import { stillSession } from "../../src/table/model/still_session";
import { asking, positionOf } from "../games";

describe("a table for a picture", () => {
  const now = asking("place");
  const shown = { position: positionOf(now), scores: now.scores! };

  it("shows its position, and nobody can do anything", async () => {
    const session = stillSession(shown);
    await Promise.resolve();
    expect(session.now?.position).toEqual(shown.position);
    expect(session.acting).toBeNull();
    expect(session.targets.spots.size).toBe(0);
  });

  it("shows what is possible if it knows what is asked", async () => {
    const session = stillSession({ ...shown, asked: now.asked!, legal: now.legal! });
    await Promise.resolve();
    expect(session.acting).toBe(now.to_move);
    expect(session.targets.spots.size).toBe(now.legal!.length);
  });
});
