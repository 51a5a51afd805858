import { describe, expect, it } from "vitest";
import { cardOf, type TribeCard } from "../../src/cards/cards";
import { costSigns } from "../../src/cards/signs";
import { SEATS, type Player, type Price } from "../../src/protocol/messages";
import { costMarks } from "../../src/table/model/cost_marks";
import { asking, MOMENTS, positionOf } from "../games";

const NOBODY = { ...positionOf(asking("place")).players.blue, dates: 0, salt: 0, pepper: 0, gold: 0, water: 0 };

function tribe(id: string): TribeCard {
  const card = cardOf(id);
  if (card.kind !== "tribe") throw new Error(`${id} is no tribe card`);
  return card;
}

/** The signs of the printed cost as letters: held, spared or missing. */
function strip(id: string, player: Partial<Player>, ...costs: Price[]): string {
  const marks = costMarks(tribe(id), costs, { ...NOBODY, ...player });
  const signs = costSigns(tribe(id).cost, marks?.cost);
  return signs
    .map((sign) => ("symbol" in sign ? `${sign.symbol.slice(2, 4)}:${(sign.state ?? "-")[0]}` : sign.text))
    .join(" ");
}

describe("the cost on a card", () => {
  // BC3 costs 2 dates, 2 salt and 1 pepper.
  it("shows what is held and where something is missing", () => {
    expect(strip("BC3", { dates: 1, salt: 2 }, { missing: { dates: 1, pepper: 1 } })).toBe("da:h da:m sa:h sa:h pe:m");
    expect(strip("BC3", { dates: 2, salt: 2, pepper: 1 }, {})).toBe("da:h da:h sa:h sa:h pe:h");
  });

  it("leaves out first what one does not have", () => {
    const spares = [{ kind: "goods", amount: 1, cause: "BC6" }];
    expect(strip("BC3", { dates: 2, salt: 2 }, { spares })).toBe("da:h da:h sa:h sa:h pe:s");
    expect(strip("BC3", { dates: 2, salt: 1 }, { spares, missing: { goods: 1 } })).toBe("da:h da:h sa:h sa:s pe:m");
  });

  it("believes the server about gold, which other things may stand for", () => {
    expect(strip("BW4", { salt: 1 }, {})).toBe("sa:h go:h"); // stored on a card
    expect(strip("BW4", { salt: 1 }, { missing: { gold: 1 } })).toBe("sa:h go:m");
  });

  it("shows nothing of that on a card that has no price", () => {
    expect(costMarks(tribe("BC3"), [], NOBODY)).toBeNull();
    expect(costSigns(tribe("BC3").cost, undefined).some((sign) => "state" in sign)).toBe(false);
  });

  it("has as many gaps as the server says are missing, in real games", () => {
    let checked = 0;
    for (const now of MOMENTS) {
      for (const seat of SEATS) {
        for (const [id, costs] of Object.entries(now.prices?.[seat] ?? {})) {
          const marks = costMarks(tribe(id), costs, positionOf(now).players[seat]);
          for (const [at, part] of [marks?.cost, marks?.alternative].entries()) {
            if (!costs[at]) continue;
            const sum = (amounts: Record<string, number> = {}): number =>
              Object.values(amounts).reduce((a, b) => a + b, 0);
            expect(sum(part?.missing), id).toBe(sum(costs[at].missing));
            checked += 1;
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(100);
  });
});
