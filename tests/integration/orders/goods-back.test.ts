import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { stock } from "#db/schema/inventory/inventory.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import type { RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import { type DeliveryDay, openDeliveryDay } from "#tests/support/market/orders/delivery-day.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

let at: DeliveryDay;
beforeAll(async () => {
  at = await openDeliveryDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.market.database.sql, at.clock.now());
});

async function refund(
  number: string,
  wish: RefundWish | "remaining",
  actor: { id: string; username: string } | null = null,
) {
  const { paymentIntentId: intentId } = await at.orderOf(number);
  return refundOrder(at.deps, actor, {
    intentId,
    wish,
    reason: "It is not wanted",
    cause: "poor_quality",
  });
}
const units = (productId: number, quantity: number): RefundWish => ({
  lines: [{ productId, quantity }],
  delivery: false,
});
const sheet = async () => {
  const { farmId } = at.ids;
  const day = at.day.current;
  const { products } = await at.fern.call((api) => api.farmer.harvest({ farmId, day }));
  return Object.fromEntries(products.map(({ productId, units: count }) => [productId, count]));
};
const crate = async (number: string) => {
  const day = at.day.current;
  const crates = await at.lou.call((api) => api.logistics.pack({ day, window: "morning" }));
  return crates.find((one) => one.number === number);
};
const harvested = (orderNumber: string, productId: number) =>
  at.fern.call((api) => api.farmer.ready({ farmId: at.ids.farmId, orderNumber, productId }));
const corrections = async (number: string) =>
  (await at.mailsOf(number)).filter(({ kind }) => kind === "farm_correction");

describe("A refund of units of an order that has not left", () => {
  it("before the cut-off puts them on sale again, and no farm is written to", async () => {
    const { beets } = at.ids;
    const number = await at.bought();
    const before = await at.stockOf(beets);
    await refund(number, units(beets, 1));
    expect(await at.stockOf(beets)).toMatchObject({
      onHand: before.onHand + 1,
      sold: before.sold - 1,
    });
    await at.lock();
    expect(await sheet()).toEqual({ [beets]: 1, [at.ids.leeks]: 1 });
    expect(await corrections(number)).toEqual([]);
  });

  it("says in their history which of the team it was, and names no customer", async () => {
    const { sql } = at.market.database;
    const { beets } = at.ids;
    const number = await at.bought();
    const movedBy = async () => {
      const [movement] = await sql<{ cause: string; by: string | null }[]>`
        select cause, actor_id as by from stock_movements where product_id = ${beets} order by id desc limit 1`;
      return movement;
    };
    const { user } = at.ada;
    await refund(number, units(beets, 1), user);
    expect(await movedBy()).toEqual({ cause: "sold", by: user.id });
    await at.ana.call((api) => api.orders.cancel({ number }));
    expect(await movedBy()).toEqual({ cause: "sold", by: null });
  });

  it("after the sheet takes them off sheet, pick list and pack list, and its farm is notified once", async () => {
    const { beets, leeks } = at.ids;
    const number = await at.bought();
    await at.lock();
    const before = await at.stockOf(beets);
    await refund(number, units(beets, 1));
    expect(await sheet()).toEqual({ [beets]: 1, [leeks]: 1 });
    expect((await crate(number))?.lines.map((line) => [line.productId, line.units])).toEqual([
      [beets, 1],
      [leeks, 1],
    ]);
    const [farm] = await at.lou.call((api) => api.logistics.pick({ day: at.day.current }));
    expect(farm?.products.find(({ productId }) => productId === beets)).toMatchObject({ units: 1 });
    expect((await at.stockOf(beets)).onHand).toBe(before.onHand + 1);
    const [mail, ...more] = await corrections(number);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: "fern@furrow.example" });
    expect(mail!.text).toMatch(/back on sale in the shop[\s\S]*Own beets .*: 1/u);
    for (const secret of ["Quiet", "ana@", "Lee", "$"]) expect(mail!.text).not.toContain(secret);
  });

  it("that are harvested does not put them on sale: they are written off, and the farm decides", async () => {
    const { beets } = at.ids;
    const number = await at.bought();
    await at.lock();
    await harvested(number, beets);
    const before = await at.stockOf(beets);
    await refund(number, units(beets, 1));
    expect(await at.stockOf(beets)).toMatchObject({
      onHand: before.onHand,
      sold: before.sold - 1,
      writtenOff: before.writtenOff + 1,
    });
    const [mail] = await corrections(number);
    expect(mail!.text).toMatch(/not back on sale[\s\S]*Own beets .*: 1/u);
    expect(mail!.text).toContain("/dashboard/farmer/inventory");
  });

  it("opens a packed crate again, and the packers see what to leave out", async () => {
    const { beets, leeks } = at.ids;
    const number = await at.bought();
    await at.lock();
    await at.pack(number);
    await refund(number, units(leeks, 1));
    // Goods in a crate were harvested, whether their farm marked them or not.
    expect((await at.orderOf(number)).state).toBe("harvesting");
    expect(await crate(number)).toMatchObject({
      canPack: true,
      lines: [
        { productId: beets, units: 2, freed: 0, isPacked: true },
        { productId: leeks, units: 0, freed: 1, isPacked: false },
      ],
    });
    expect((await at.stockOf(leeks)).writtenOff).toBeGreaterThan(0);
    await at.pack(number, [beets]);
    expect((await at.orderOf(number)).state).toBe("packed");
  });

  it("twice at the same moment takes the last unit off once", async () => {
    const { leeks } = at.ids;
    const number = await at.bought();
    await at.lock();
    const before = await at.stockOf(leeks);
    const both = await Promise.allSettled([
      refund(number, units(leeks, 1)),
      refund(number, units(leeks, 1)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await at.lineOf(number, leeks)).freed).toBe(1);
    expect((await at.stockOf(leeks)).onHand).toBe(before.onHand + 1);
  });

  it("of the last one cancels the order, although the delivery fee is not refunded", async () => {
    const { beets, leeks } = at.ids;
    const number = await at.bought();
    await at.lock();
    await refund(number, {
      lines: [
        { productId: beets, quantity: 2 },
        { productId: leeks, quantity: 1 },
      ],
      delivery: false,
    });
    expect((await at.orderOf(number)).state).toBe("canceled");
    const told = (await at.mailsOf(number)).find(({ kind }) => kind === "refund_started");
    expect(told?.text).toContain("canceled");
  });
});

describe("An order that is canceled after the sheet", () => {
  it("is reported to its farm; only what no one has harvested is on sale again", async () => {
    const { beets, leeks } = at.ids;
    const number = await at.bought();
    await at.lock();
    await harvested(number, beets);
    const [beetsBefore, leeksBefore] = [await at.stockOf(beets), await at.stockOf(leeks)];
    await refund(number, "remaining");
    expect((await at.orderOf(number)).state).toBe("canceled");
    expect((await at.stockOf(beets)).onHand).toBe(beetsBefore.onHand);
    expect((await at.stockOf(leeks)).onHand).toBe(leeksBefore.onHand + 1);
    expect(await sheet()).toEqual({});
    const [mail, ...more] = await corrections(number);
    expect(more).toEqual([]);
    expect(mail!.text).toMatch(/not back on sale[\s\S]*Own beets .*: 2/u);
    expect(mail!.text).toMatch(/back on sale in the shop[\s\S]*Own leeks .*: 1/u);
  });

  it("packed goes to no door: it is canceled, off the packers' list, and nothing is on sale again", async () => {
    const { beets } = at.ids;
    const number = await at.bought();
    await at.lock();
    await at.pack(number);
    const before = await at.stockOf(beets);
    await refund(number, "remaining");
    expect((await at.orderOf(number)).state).toBe("canceled");
    expect(await crate(number)).toBeUndefined();
    expect(await at.stockOf(beets)).toMatchObject({
      onHand: before.onHand,
      writtenOff: before.writtenOff + 2,
    });
    expect(await corrections(number)).toHaveLength(1);
  });
});

describe("Units that came out of a crate", () => {
  /** Two packed beets that their farm has not marked. */
  async function packedBeets() {
    const number = await at.bought();
    await at.lock();
    await at.pack(number, [at.ids.beets]);
    return { number, before: await at.stockOf(at.ids.beets) };
  }
  const expectWrittenOff = async (
    { onHand, writtenOff }: typeof stock.$inferSelect,
    count: number,
  ) =>
    expect(await at.stockOf(at.ids.beets)).toMatchObject({
      onHand,
      writtenOff: writtenOff + count,
    });

  it("are written off one after the other, whether their farm had marked them or not", async () => {
    const { number, before } = await packedBeets();
    await refund(number, units(at.ids.beets, 1));
    await refund(number, units(at.ids.beets, 1));
    await expectWrittenOff(before, 2);
  });

  it("are written off when all of it was taken out, too", async () => {
    const { number, before } = await packedBeets();
    await at.pack(number, [at.ids.leeks]);
    await at.lou.call((api) => api.logistics.unpack({ orderNumber: number }));
    await refund(number, units(at.ids.beets, 1));
    await expectWrittenOff(before, 1);
  });
});
