import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { makeGood } from "#server/services/orders/refunds/make-good.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { cents } from "#shared/money.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { bankDecides, callBack } from "#tests/support/money/bank-decides.ts";
import { type HarvestDay, openHarvestDay } from "#tests/support/setups/harvest-day.ts";
import { CONFLICT, NOT_FOUND } from "#tests/support/refusals.ts";

/** A unit of beets weighs at most 4 lb and costs $24.00. */
const [MOST, PRICE] = [400, 2_400];

let at: HarvestDay;
beforeAll(async () => {
  at = await openHarvestDay();
  await at.market.database.db
    .update(products)
    .set({ expectedWeight: weight(360), packQuantity: 4, packUnit: "lb", price: cents(PRICE) })
    .where(eq(products.id, at.ids.beets));
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.market.database.sql, at.clock.now());
});

const weigh = (number: string, pounds: number, before: number | null = null, who = at.fern) =>
  who.call((api) =>
    api.farmer.weigh({
      orderNumber: number,
      productId: at.ids.beets,
      weight: Math.round(pounds * 100),
      before: before === null ? null : Math.round(before * 100),
    }),
  );
/** The refund for weighing this many pounds less than was paid for, with tax. */
const worth = (less: number) => {
  const price = Math.round((less * 100 * PRICE) / MOST);
  return price + Math.round(price * 0.0875);
};

describe("A line sold by weight", () => {
  it("is charged at its maximum weight, and the difference is refunded with its tax", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 1 });
    const bought = await at.ana.call((api) => api.orders.byNumber({ number: number! }));
    expect(bought.lines.find(({ productId }) => productId === at.ids.beets)?.lineTotal).toBe(4_800);
    expect(await weigh(number!, 7.1)).toEqual({ amount: worth(0.9) });
    expect(await at.lineOf(number!, at.ids.beets)).toMatchObject({ weighed: 710, short: 0 });
    const order = await at.ana.call((api) => api.orders.byNumber({ number: number! }));
    expect(order.refunds).toEqual([expect.objectContaining({ amount: worth(0.9) })]);
    expect(order.state).toBe("harvesting");
    const [mail] = await at.shortMailsOf(number!);
    expect(mail).toMatchObject({ kind: "refund_started" });
    expect(mail!.text).toContain("0.90 lb of Own beets");
    const why = await at.ana.call((api) =>
      api.orders.why({ number: number!, refundId: order.refunds[0]!.id, to: "card" }),
    );
    expect(why.fault).toMatchObject({ cause: "weight", bearer: "farm" });
    expect(why.rows[0]).toMatchObject({
      kind: "goods",
      cents: 540,
      facts: { quantity: 0, weight: 90 },
    });
    expect(why.events).toContainEqual(
      expect.objectContaining({ kind: "weighed", facts: { name: "Own beets", less: 90 } }),
    );
  });

  it("becomes ready only by weighing, not by marking the line, the product or the day", async () => {
    const [number] = await at.locked({ beets: 1, leeks: 1 });
    const day = at.day.current;
    const product = { productId: at.ids.beets, waiting: 1 };
    await expect(at.ready(at.fern, number!, at.ids.beets)).rejects.toMatchObject(CONFLICT);
    await expect(
      at.fern.call((api) => api.farmer.productReady({ day, ...product })),
    ).rejects.toMatchObject(CONFLICT);
    await expect(
      at.fern.call((api) => api.farmer.dayReady({ day, products: [product] })),
    ).rejects.toMatchObject(CONFLICT);
    await weigh(number!, 3.6);
    const [order] = (await at.harvest()).orders;
    expect(order!.lines.map(({ stand }) => stand)).toEqual(["ready", "waiting"]);
    await expect(at.notReady(at.fern, number!, at.ids.beets)).rejects.toMatchObject(CONFLICT);
    await expect(at.short(at.fern, number!, at.ids.beets, 1)).rejects.toMatchObject(CONFLICT);
  });

  it("refunds nothing if it weighs more than was paid for, and rejects an implausible weight", async () => {
    const [number] = await at.locked({ beets: 1 });
    await expect(weigh(number!, 36)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await weigh(number!, 4.2)).toEqual({ amount: 0 });
    expect(await at.lineOf(number!, at.ids.beets)).toMatchObject({ weighed: 420 });
  });

  it("can be reweighed lower but not higher, and by only one of two people at a time", async () => {
    const [number] = await at.locked({ beets: 1 });
    const colleague = await at.farmer("flora", at.ids.farmId);
    expect(await at.refusedOf([weigh(number!, 3.8), weigh(number!, 3.8, null, colleague)])).toBe(1);
    await expect(weigh(number!, 3.9, 3.8)).rejects.toMatchObject(CONFLICT);
    await expect(weigh(number!, 3.5)).rejects.toMatchObject(CONFLICT);
    expect(await weigh(number!, 3.5, 3.8)).toEqual({ amount: worth(0.5) - worth(0.2) });
  });

  it("weighed again after a lost response, answers with the same amount and refunds nothing more", async () => {
    const [number] = await at.locked({ beets: 1, leeks: 1 });
    const first = { amount: worth(0.2) };
    expect(await Promise.all([weigh(number!, 3.8), weigh(number!, 3.8)])).toEqual([first, first]);
    at.clock.pass(60_000);
    const second = { amount: worth(0.5) - worth(0.2) };
    expect(await weigh(number!, 3.5, 3.8)).toEqual(second);
    expect(await weigh(number!, 3.5, 3.8)).toEqual(second);
    const order = await at.ana.call((api) => api.orders.byNumber({ number: number! }));
    const sums = order.refunds.map(({ amount }) => amount);
    expect(new Set(sums)).toEqual(new Set([first.amount, second.amount]));
    expect(sums).toHaveLength(2);
    // From another weight than the one that it began from, it is not the same mark.
    await expect(weigh(number!, 3.5)).rejects.toMatchObject(CONFLICT);
    await expect(weigh(number!, 3.5, 3.7)).rejects.toMatchObject(CONFLICT);
    await expect(weigh(number!, 3.8)).rejects.toMatchObject(CONFLICT);
  });

  it("cannot be weighed by another farm, nor can a product not sold by weight", async () => {
    const [number] = await at.locked({ beets: 1, leeks: 1 });
    await expect(weigh(number!, 3.8, null, at.gus)).rejects.toMatchObject(NOT_FOUND);
    await expect(
      at.fern.call((api) =>
        api.farmer.weigh({
          orderNumber: number!,
          productId: at.ids.leeks,
          weight: 100,
          before: null,
        }),
      ),
    ).rejects.toMatchObject(CONFLICT);
  });

  it("that is partly short is weighed for the rest, and in the end refunds add up to the cent", async () => {
    const [number] = await at.locked({ beets: 3 });
    const half = PRICE + Math.round(PRICE * 0.0875);
    expect(await at.short(at.fern, number!, at.ids.beets, 1)).toEqual({ amount: half });
    expect(await at.lineOf(number!, at.ids.beets)).toMatchObject({ harvestedAt: null });
    await weigh(number!, 7.37);
    const { paymentIntentId: intentId, total } = await at.orderOf(number!);
    await refundOrder(at.deps, null, {
      intentId,
      wish: { lines: [{ productId: at.ids.beets, quantity: 1 }], delivery: false },
      reason: "kindness",
      cause: "poor_quality",
    });
    // Half of 7.37 lb is rounded: 3.69 lb was refunded and 3.68 lb remains.
    expect(await at.lineOf(number!, at.ids.beets)).toMatchObject({ freed: 1, weighed: 369 });
    await refundOrder(at.deps, null, {
      intentId,
      wish: "remaining",
      reason: "kindness",
      cause: "poor_quality",
    });
    const order = await at.ana.call((api) => api.orders.byNumber({ number: number! }));
    expect(order.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(order.state).toBe("canceled");
  });

  it("whose payment is disputed can be weighed, and is refunded only after a favorable decision", async () => {
    const [number] = await at.locked({ beets: 1 });
    await callBack(at, number!);
    expect(await weigh(number!, 3)).toEqual({ amount: 0 });
    expect(await at.lineOf(number!, at.ids.beets)).toMatchObject({ weighed: 300 });
    await bankDecides(at, number!, "won");
    await bankDecides(at, number!, "won");
    const order = await at.ana.call((api) => api.orders.byNumber({ number: number! }));
    // The price of 1 lb, at $24.00 for 4 lb, after winning the dispute.
    expect(order.refunds.map(({ amount }) => amount)).toEqual([600 + Math.round(600 * 0.0875)]);
  });

  it("gets no second refund if the first one fails after the bank has taken a part", async () => {
    const [number] = await at.locked({ beets: 1, leeks: 1 });
    await callBack(at, number!);
    await bankDecides(at, number!, "lost");
    await weigh(number!, 3);
    const { id } = await at.orderOf(number!);
    const { db } = at.market.database;
    const ofWeight = async () =>
      (await db.select().from(refunds).where(eq(refunds.orderId, id))).filter(
        ({ cause }) => cause === "weight",
      );
    const [first] = await ofWeight();
    await noteRefund(at.deps, first!.id, { id: null, state: "failed" });
    await bankDecides(at, number!, "lost");
    expect(await ofWeight()).toHaveLength(1);
    const { amount } = await makeGood(at.deps, at.ada.user, { refundId: first!.id, to: "card" });
    expect(amount).toBe(first!.amount);
  });
});

describe("A packer", () => {
  it("closes a pick-up with unmarked lines as received, except those that have to be weighed", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 1 });
    const day = at.day.current;
    const picked = async () => {
      const farms = await at.lou.call((api) => api.logistics.pick({ day }));
      return farms.find(({ farmId }) => farmId === at.ids.farmId)!.products;
    };
    expect(await picked()).toMatchObject([
      { name: "Own beets", units: 2, ready: 0, toWeigh: 2 },
      { name: "Own leeks", units: 1, ready: 0, toWeigh: 0 },
    ]);
    await at.lou.call((api) => api.logistics.closePickup({ day, farmId: at.ids.farmId }));
    expect((await picked()).map(({ ready }) => ready)).toEqual([0, 1]);
    expect(await at.lineOf(number!, at.ids.beets)).toMatchObject({ harvestedAt: null });
  });

  const crateWeigh = (number: string, pounds: number, before: number | null = null, who = at.lou) =>
    who.call((api) =>
      api.logistics.weigh({
        orderNumber: number,
        productId: at.ids.beets,
        weight: Math.round(pounds * 100),
        before,
      }),
    );

  it("cannot pack an unweighed line sold by weight, but can weigh it", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 1 });
    await expect(at.pack(number!, [at.ids.beets])).rejects.toMatchObject(CONFLICT);
    const crate = await crateWeigh(number!, 7.5);
    expect(crate.lines.find(({ productId }) => productId === at.ids.beets)).toMatchObject({
      byWeight: { most: MOST, weighed: 750 },
      isReady: true,
    });
    const order = await at.ana.call((api) => api.orders.byNumber({ number: number! }));
    expect(order.refunds).toEqual([expect.objectContaining({ amount: worth(0.5) })]);
    await at.pack(number!);
    expect((await at.orderOf(number!)).state).toBe("packed");
    await expect(crateWeigh(number!, 7, 750)).rejects.toMatchObject(CONFLICT);
  });

  it("weighing again after a lost response gets the crate, and refunds and records nothing more", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 1 });
    const press = () => crateWeigh(number!, 7.5);
    const [crate, again] = await Promise.all([press(), press()]);
    expect(again).toEqual(crate);
    expect(crate.lines.find(({ productId }) => productId === at.ids.beets)).toMatchObject({
      byWeight: { weighed: 750 },
    });
    at.clock.pass(60_000);
    expect(await press()).toEqual(crate);
    const order = await at.ana.call((api) => api.orders.byNumber({ number: number! }));
    expect(order.refunds.map(({ amount }) => amount)).toEqual([worth(0.5)]);
    const { id } = await at.orderOf(number!);
    const entries = await at.market.database.sql`select from audit_log
      where action = 'harvest.weighed' and subject_kind = 'order' and subject_id = ${id}`;
    expect(entries).toHaveLength(1);
    // Somebody else, or from another weight: not the same act.
    await expect(crateWeigh(number!, 7.5, null, at.ada)).rejects.toMatchObject(CONFLICT);
    await expect(crateWeigh(number!, 7.5, 740)).rejects.toMatchObject(CONFLICT);
  });
});

it("Units cannot be added to an order that sold the product with a different weight", async () => {
  const number = await at.buy({ beets: 1 });
  const packOf = (pounds: number) =>
    at.market.database.db
      .update(products)
      .set({ packQuantity: pounds })
      .where(eq(products.id, at.ids.beets));
  await packOf(5);
  const addition = { number, items: [{ id: at.ids.beets, quantity: 1 }] };
  await expect(at.ana.call((api) => api.orders.beginAddition(addition))).rejects.toMatchObject({
    ...CONFLICT,
    message: expect.stringContaining("different weight"),
  });
  await packOf(4);
});
