import { randomUUID } from "node:crypto";
import { and, eq, sql as raw } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockMovements } from "#db/schema/inventory/inventory.ts";
import { deliverySlots } from "#db/schema/checkout/checkout.ts";
import { ledgerEntries, refunds } from "#db/schema/payments/payments.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { bankDecides, callBack } from "#tests/support/money/bank-decides.ts";
import { type HarvestDay, openHarvestDay } from "#tests/support/setups/harvest-day.ts";
import { CONFLICT } from "#tests/support/refusals.ts";

let at: HarvestDay;
beforeAll(async () => {
  at = await openHarvestDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.market.database.sql, at.clock.now());
});

describe("A short line", () => {
  it("refunds exactly the missing units with their tax, once, and sends the customer one email", async () => {
    const [number] = await at.locked({ beets: 3, plums: 1 });
    const before = await at.stockOf(at.ids.beets);
    const colleague = await at.farmer("flora", at.ids.farmId);
    const attempts = [
      at.short(at.fern, number!, at.ids.beets, 1),
      at.short(colleague, number!, at.ids.beets, 1),
    ];
    expect(await at.refusedOf(attempts)).toBe(1);
    const line = await at.lineOf(number!, at.ids.beets);
    expect(line).toMatchObject({ short: 1, shortReason: "weather" });
    const order = await at.ana.call((api) => api.orders.byNumber({ number: number! }));
    const amount = 333 + Math.round(333 * 0.0875);
    expect(order.state).toBe("harvesting");
    expect(order.refunds).toEqual([expect.objectContaining({ amount })]);
    expect(order.lines.find(({ productId }) => productId === at.ids.beets)).toMatchObject({
      short: 1,
      shortReason: "weather",
      shortBack: amount,
    });
    const after = await at.stockOf(at.ids.beets);
    expect(after).toMatchObject({
      onHand: before.onHand,
      received: before.received,
      sold: before.sold - 1,
      writtenOff: before.writtenOff + 1,
    });
    const moved = await at.market.database.db
      .select()
      .from(stockMovements)
      .where(
        and(eq(stockMovements.productId, at.ids.beets), eq(stockMovements.cause, "written_off")),
      );
    expect(moved.at(-1)).toMatchObject({ units: -1 });
    const mails = await at.shortMailsOf(number!);
    expect(mails.map(({ kind }) => kind)).toEqual(["order_short"]);
    expect(mails[0]!.text).toContain("1 of 3 × Own beets");
    expect(mails[0]!.text).toContain("The weather spoiled it.");
    expect(mails[0]!.text).toContain(`$${(amount / 100).toFixed(2)}`);
    const [sum] = await at.market.database.db
      .select({ sum: raw<string>`sum(${ledgerEntries.amount})` })
      .from(ledgerEntries);
    expect(Number(sum!.sum)).toBe(0);
  });

  it("can become shorter, up to all of its units, but cannot be undone", async () => {
    const [number] = await at.locked({ beets: 3, leeks: 1 });
    await at.short(at.fern, number!, at.ids.beets, 1);
    await expect(at.short(at.fern, number!, at.ids.beets, 2)).rejects.toMatchObject(CONFLICT);
    await expect(at.short(at.fern, number!, at.ids.beets, 3, 1)).rejects.toMatchObject(CONFLICT);
    await at.short(at.fern, number!, at.ids.beets, 2, 1);
    expect((await at.lineOf(number!, at.ids.beets)).short).toBe(3);
    await expect(at.notReady(at.fern, number!, at.ids.beets)).rejects.toMatchObject(CONFLICT);
    await at.ready(at.fern, number!, at.ids.leeks);
    await expect(at.short(at.fern, number!, at.ids.leeks, 1)).rejects.toMatchObject(CONFLICT);
  });

  it("marked again after a lost response, answers with the same amount, once it is canceled too", async () => {
    const [number] = await at.locked({ beets: 3 });
    const [beet, { total }] = [333 + Math.round(333 * 0.0875), await at.orderOf(number!)];
    const first = () => at.short(at.fern, number!, at.ids.beets, 1);
    expect(await Promise.all([first(), first()])).toEqual([1, 2].map(() => ({ amount: beet })));
    const other = { orderNumber: number!, productId: at.ids.beets, units: 1, before: 0 };
    await expect(
      at.fern.call((api) => api.farmer.short({ ...other, reason: "pests" })),
    ).rejects.toMatchObject(CONFLICT);
    at.clock.pass(60_000);
    const rest = () => at.short(at.fern, number!, at.ids.beets, 2, 1);
    expect(await rest()).toEqual({ amount: total - beet });
    expect(await rest()).toEqual({ amount: total - beet });
    expect((await at.orderOf(number!)).state).toBe("canceled");
    expect((await at.lineOf(number!, at.ids.beets)).short).toBe(3);
    expect(await at.shortMailsOf(number!)).toHaveLength(2);
    await expect(at.short(at.fern, number!, at.ids.beets, 3)).rejects.toMatchObject(CONFLICT);
  });

  it("cancels its order if nothing else is left, and refunds it to the cent", async () => {
    const { sql } = at.market.database;
    await sql`insert into settings (key, value, updated_at) values ('deliveryFeeCents', '590', now())`;
    const number = await at.buy({ beets: 2, plums: 1 }, 5.9);
    await at.lock();
    await sql`delete from settings where key = 'deliveryFeeCents'`;
    const slots = async () =>
      (
        await at.market.database.db
          .select()
          .from(deliverySlots)
          .where(eq(deliverySlots.day, at.day.current))
      )[0]!.booked;
    const booked = await slots();
    await at.short(at.fern, number, at.ids.beets, 2);
    expect((await at.orderOf(number)).state).toBe("harvesting");
    await at.short(at.gus, number, at.ids.plums, 1);
    const order = await at.ana.call((api) => api.orders.byNumber({ number }));
    expect(order.state).toBe("canceled");
    expect(order.totals.delivery).toBe(590);
    const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect(back).toBe(order.totals.total);
    expect(await slots()).toBe(booked - 1);
    const mails = await at.shortMailsOf(number);
    expect(mails.map(({ kind }) => kind)).toEqual(["order_short", "order_short"]);
    expect(mails.some(({ text }) => text.includes("so it is canceled"))).toBe(true);
    expect((await at.harvest()).orders[0]).toMatchObject({ number, state: "canceled" });
  });

  it("refunds nothing twice: units that the team has refunded cannot be short", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 1 });
    const { paymentIntentId: intentId } = await at.orderOf(number!);
    await refundOrder(at.deps, null, {
      intentId,
      wish: { lines: [{ productId: at.ids.beets, quantity: 1 }], delivery: false },
      reason: "kindness",
      cause: "poor_quality",
    });
    await expect(at.short(at.fern, number!, at.ids.beets, 2)).rejects.toMatchObject({
      code: "CONFLICT",
    });
    const amount = 333 + Math.round(333 * 0.0875);
    expect(await at.short(at.fern, number!, at.ids.beets, 1)).toEqual({ amount });
    expect(await at.lineOf(number!, at.ids.beets)).toMatchObject({ freed: 1, short: 1 });
  });
});

describe("A line whose payment is disputed", () => {
  it("can be short, but is not refunded for now", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 1 });
    await callBack(at, number!);
    expect(await at.short(at.fern, number!, at.ids.beets, 1)).toEqual({ amount: 0 });
    expect((await at.lineOf(number!, at.ids.beets)).short).toBe(1);
    const [mail] = await at.shortMailsOf(number!);
    expect(mail!.text).toContain("Your bank is looking into this payment.");
  });

  it("is refunded once if the bank decides in our favor", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 1 });
    await callBack(at, number!);
    await at.short(at.fern, number!, at.ids.beets, 1);
    await bankDecides(at, number!, "won");
    await bankDecides(at, number!, "won");
    const order = await at.ana.call((api) => api.orders.byNumber({ number: number! }));
    expect(order.refunds.map(({ amount }) => amount)).toEqual([333 + Math.round(333 * 0.0875)]);
    expect((await at.orderOf(number!)).state).toBe("harvesting");
    const [refund] = await at.market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, (await at.orderOf(number!)).id));
    expect(refund).toMatchObject({ cause: "missing_at_harvest", bearer: "farm" });
  });

  it("is not refunded if the bank has taken the full amount", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 1 });
    await callBack(at, number!, (await at.orderOf(number!)).total);
    await at.short(at.fern, number!, at.ids.beets, 1);
    await bankDecides(at, number!, "lost");
    const order = await at.ana.call((api) => api.orders.byNumber({ number: number! }));
    expect(order.refunds).toEqual([]);
  });

  it("is refunded in addition to a part that the bank has taken", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 1 });
    await callBack(at, number!);
    await at.short(at.fern, number!, at.ids.beets, 1);
    await bankDecides(at, number!, "lost");
    const back = await at.market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, (await at.orderOf(number!)).id));
    expect(new Set(back.map(({ cause }) => cause))).toEqual(
      new Set(["dispute", "missing_at_harvest"]),
    );
    expect(back).toHaveLength(2);
  });
});

describe("A short product", () => {
  it("shorts the most recent orders first, leaves the others waiting, and counts once", async () => {
    const [first, second, third] = await at.locked(
      { beets: 2, leeks: 1 },
      { beets: 3 },
      { beets: 1, leeks: 1 },
    );
    const act = () =>
      at.fern.call((api) =>
        api.farmer.productShort({
          day: at.day.current,
          productId: at.ids.beets,
          waiting: 6,
          units: 3,
          reason: "pests",
        }),
      );
    expect(await at.refusedOf([act(), act()])).toBe(1);
    const shorts = await Promise.all(
      [first!, second!, third!].map(
        async (number) => (await at.lineOf(number, at.ids.beets)).short,
      ),
    );
    expect(shorts).toEqual([0, 2, 1]);
    expect((await at.lineOf(first!, at.ids.beets)).harvestedAt).toBeNull();
    const seen = await at.harvest();
    expect(seen.products[0]).toMatchObject({ wanted: 6, units: 3, short: 3, waiting: 2 });
  });

  it("marked again after a lost response, answers the same, even once all of it is canceled", async () => {
    const numbers = await at.locked({ beets: 2 }, { beets: 3 });
    const act = (mark: { waiting: number; units: number; key: string }) =>
      at.fern.call((api) =>
        api.farmer.productShort({
          day: at.day.current,
          productId: at.ids.beets,
          reason: "pests",
          ...mark,
        }),
      );
    const shorts = () =>
      Promise.all(numbers.map(async (number) => (await at.lineOf(number, at.ids.beets)).short));
    const MADE = { orders: 1, left: null };
    const first = { waiting: 5, units: 3, key: randomUUID() };
    expect(await Promise.all([act(first), act(first)])).toEqual([MADE, MADE]);
    expect(await shorts()).toEqual([0, 3]);
    // Another press that saw the same list is another mark.
    await expect(act({ ...first, key: randomUUID() })).rejects.toMatchObject(CONFLICT);
    const rest = { waiting: 2, units: 2, key: randomUUID() };
    expect(await act(rest)).toEqual(MADE);
    expect(await act(rest)).toEqual(MADE);
    expect(await act(first)).toEqual(MADE);
    expect(await shorts()).toEqual([2, 3]);
    for (const number of numbers) {
      expect((await at.orderOf(number)).state).toBe("canceled");
      expect(await at.shortMailsOf(number)).toHaveLength(1);
    }
  });
});
