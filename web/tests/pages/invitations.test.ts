import { describe, expect, it } from "vitest";
import { readInvitations, secretFor, withInvitation, type Invitation } from "../../src/pages/invitations";

const one: Invitation = { table: "t1", secret: "first", number: 1 };

describe("a friend's link", () => {
  it("is shown again while it is the one that holds", () => {
    expect(secretFor([one], "t1", 1)).toBe("first");
    expect(secretFor([one], "t2", 1)).toBeNull();
  });

  it("is not shown once another device has replaced it", () => {
    expect(secretFor([one], "t1", 4)).toBeNull();
    const renewed = withInvitation([one], { table: "t1", secret: "second", number: 4 });
    expect(renewed).toHaveLength(1);
    expect(secretFor(renewed, "t1", 4)).toBe("second");
  });

  it("is kept for the latest tables only", () => {
    let all: Invitation[] = [];
    for (let number = 0; number < 50; number += 1) all = withInvitation(all, { ...one, table: `t${number}` });
    expect(all).toHaveLength(20);
    expect(all.at(-1)?.table).toBe("t49");
  });

  it("is read back as far as it makes sense", () => {
    expect(readInvitations(JSON.stringify([one, { table: 3 }, null, "x"]))).toEqual([one]);
    for (const nonsense of [null, "{", "{}", "7"]) expect(readInvitations(nonsense)).toEqual([]);
  });
});
