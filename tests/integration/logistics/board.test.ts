import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type CrewDay, openCrewDay } from "#tests/support/market/orders/crew-day.ts";

let at: CrewDay;
beforeAll(async () => {
  at = await openCrewDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.sql, at.clock.now());
});

/** Names of fields that contain amounts of money. */
const MONEY = /price|total|amount|cents|fee|tax|share|commission|discount|credit|payment|refund/i;

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

describe("Logistics", () => {
  it("sees no amounts of money on any of its pages", async () => {
    const { routeId } = await at.out(1);
    const seen = await at.lou.call((api) =>
      Promise.all([
        api.logistics.board({ day: at.day.current }),
        api.logistics.pick({ day: at.day.current }),
        api.logistics.pack(at.here()),
        api.logistics.routes(at.here()),
        api.logistics.driverRoutes({ day: at.day.current }),
        api.logistics.drive({ routeId }),
      ]),
    );
    const keys = keysIn(seen);
    expect(keys).toContain("zipCode");
    expect(keys.filter((key) => MONEY.test(key))).toEqual([]);
  });

  it("sees the current status of the day", async () => {
    const [number] = await at.locked(2);
    await at.tick(at.lou, number!, at.beets);
    const board = await at.lou.call((api) => api.logistics.board({ day: at.day.current }));
    expect(board).toMatchObject({
      lines: { expected: 4, harvested: 0, packed: 1, short: 0 },
      stops: 0,
      unassigned: 2,
      waiting: [{ farmName: "Fern Farm", lines: 3 }],
    });
    expect(board.windows[0]).toMatchObject({
      id: "morning",
      orders: 2,
      states: { locked: 2 },
      unassigned: 2,
    });
    expect(board.windows[2]).toMatchObject({ id: "evening", unassigned: 0 });
    const { slots, slotsLeft } = board.windows[0]!;
    const [booked] = await at.sql<{ capacity: number; taken: number }[]>`
      select capacity, held + booked as taken from delivery_slots
      where day = ${at.day.current} and "window" = 'morning'`;
    expect([slots, slots - slotsLeft]).toEqual([booked!.capacity, booked!.taken]);
    expect(booked!.taken).toBeGreaterThanOrEqual(2);
    expect(board.windows[1]).toMatchObject({ slots: board.windows[1]!.slotsLeft });
    const pick = await at.lou.call((api) => api.logistics.pick({ day: at.day.current }));
    expect(pick[0]!.products.map(({ name, units, waiting }) => [name, units, waiting])).toEqual([
      ["Own beets", 4, 4],
      ["Own leeks", 2, 2],
    ]);
  });

  it("does not wait for units whose orders have left, even after a pick-up is closed", async () => {
    await at.out(1);
    const [farm] = await at.lou.call((api) => api.logistics.pick({ day: at.day.current }));
    expect(farm!.products.map(({ units, waiting }) => [units, waiting])).toEqual([
      [2, 0],
      [1, 0],
    ]);
    const closed = await at.lou.call((api) =>
      api.logistics.closePickup({ day: at.day.current, farmId: at.farmId }),
    );
    expect(closed).toEqual({ lines: 0 });
  });

  it("cannot be accessed by customers", async () => {
    await expect(
      at.ana.call((api) => api.logistics.board({ day: at.day.current })),
    ).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});
