import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orders } from "#db/schema/orders/orders.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type HarvestDay, openHarvestDay } from "#tests/support/setups/harvest-day.ts";
import { CONFLICT } from "#tests/support/refusals.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

let at: HarvestDay;
beforeAll(async () => {
  at = await openHarvestDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.market.database.sql, at.clock.now());
});

describe("A day's harvest", () => {
  it("shows product totals, then orders with a first name and only the farm's own lines", async () => {
    const [first, second] = await at.locked({ beets: 2, plums: 1 }, { beets: 3, leeks: 1 });
    const seen = await at.harvest();
    expect(seen.products).toEqual([
      expect.objectContaining({ name: "Own beets", wanted: 5, waiting: 5, short: 0 }),
      expect.objectContaining({ name: "Own leeks", wanted: 1, waiting: 1 }),
    ]);
    expect(seen.orders.map(({ number }) => number)).toEqual([first ?? "", second ?? ""].toSorted());
    expect(seen.orders[0]).toMatchObject({ firstName: "Ana", state: "locked" });
    const told = JSON.stringify(seen);
    for (const secret of ["plums", "Quiet", "@furrow", "Lee", "94952", "Cents", "price", "total"]) {
      expect(told).not.toContain(secret);
    }
  });

  it("can be viewed but not marked before the cut-off", async () => {
    const number = await at.buy({ beets: 1 });
    expect(await at.harvest()).toMatchObject({
      isOpen: true,
      products: [{ waiting: 0, wanted: 1 }],
    });
    await expect(at.ready(at.fern, number, at.ids.beets)).rejects.toMatchObject(CONFLICT);
    await expect(at.short(at.fern, number, at.ids.beets, 1)).rejects.toMatchObject(CONFLICT);
  });

  it("can be exported as CSV, sorted by order number", async () => {
    const numbers = await at.locked({ beets: 2 }, { leeks: 1 });
    const csv = await at.fern.call((api) => api.farmer.harvestCsv({ day: at.day.current }));
    const rows = csv.trim().split("\r\n").slice(1);
    expect(rows.map((row) => row.split(",")[0])).toEqual(numbers.toSorted());
    expect(csv).not.toContain("@");
  });
});

describe("A ready line", () => {
  it("is marked once, starts the harvest of its order, and can be unmarked", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 1 });
    const both = [
      at.ready(at.fern, number!, at.ids.beets),
      at.ready(at.fern, number!, at.ids.beets),
    ];
    expect(await at.refusedOf(both)).toBe(1);
    expect((await at.orderOf(number!)).state).toBe("harvesting");
    expect(await at.statesOf(number!)).toEqual(["placed", "locked", "harvesting"]);
    await at.ready(at.fern, number!, at.ids.leeks);
    expect(await at.statesOf(number!)).toEqual(["placed", "locked", "harvesting"]);
    await at.notReady(at.fern, number!, at.ids.beets);
    expect((await at.lineOf(number!, at.ids.beets)).harvestedAt).toBeNull();
    await expect(at.notReady(at.fern, number!, at.ids.beets)).rejects.toMatchObject(CONFLICT);
  });

  it("can be marked together with all others of its product, unless the list has changed", async () => {
    const [one, two] = await at.locked({ beets: 2 }, { beets: 3, leeks: 1 });
    await at.ready(at.fern, one!, at.ids.beets);
    const all = (waiting: number) =>
      at.fern.call((api) =>
        api.farmer.productReady({ day: at.day.current, productId: at.ids.beets, waiting }),
      );
    await expect(all(5)).rejects.toMatchObject(CONFLICT);
    await all(3);
    expect((await at.lineOf(two!, at.ids.beets)).harvestedAt).not.toBeNull();
    expect((await at.lineOf(two!, at.ids.leeks)).harvestedAt).toBeNull();
  });

  it("is marked once with its product; the same again by the same person is a yes", async () => {
    const [one, two] = await at.locked({ beets: 2 }, { beets: 3 });
    const all = (who: Visitor, waiting: number) =>
      who.call((api) =>
        api.farmer.productReady({ day: at.day.current, productId: at.ids.beets, waiting }),
      );
    await at.ready(at.fern, one!, at.ids.beets);
    at.clock.pass(60_000);
    await all(at.fern, 3);
    const { harvestedAt } = await at.lineOf(two!, at.ids.beets);
    at.clock.pass(60_000);
    await all(at.fern, 3);
    expect((await at.lineOf(two!, at.ids.beets)).harvestedAt).toEqual(harvestedAt);
    // Another number was never marked, and a colleague did not mark these.
    await expect(all(at.fern, 4)).rejects.toMatchObject(CONFLICT);
    const colleague = await at.farmer("colleague", at.ids.farmId);
    await expect(all(colleague, 3)).rejects.toMatchObject(CONFLICT);
    await at.notReady(at.fern, two!, at.ids.beets);
    await all(at.fern, 3);
    expect((await at.lineOf(two!, at.ids.beets)).harvestedAt).not.toBeNull();
  });

  it("cannot be marked once its order is packed", async () => {
    const [number] = await at.locked({ beets: 1 });
    await at.market.database.db
      .update(orders)
      .set({ state: "packed" })
      .where(eq(orders.number, number!));
    await expect(at.ready(at.fern, number!, at.ids.beets)).rejects.toMatchObject(CONFLICT);
    await expect(at.short(at.fern, number!, at.ids.beets, 1)).rejects.toMatchObject(CONFLICT);
  });
});
