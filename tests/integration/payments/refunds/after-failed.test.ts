import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import { makeGood } from "#server/services/orders/refunds/make-good.ts";
import { moveOrder } from "#server/services/orders/lifecycle/order-moves.ts";
import { refundOrder, writeRefund } from "#server/services/orders/refunds/refund-order.ts";
import { AS_PAID } from "#server/services/orders/refunds/refunding.ts";
import { paymentAttention } from "#server/services/payments/admin/attention.ts";
import { changeBearer } from "#server/services/payments/refunds/change-bearer.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { lockOrder } from "#server/services/payments/refunds/sold.ts";
import { cents } from "#shared/money.ts";
import type { OrderEvent } from "#shared/orders/order.ts";
import type { RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { reportDispute } from "#tests/support/money/reported-dispute.ts";
import { type HarvestDay, openHarvestDay } from "#tests/support/setups/harvest-day.ts";

let at: HarvestDay;
beforeAll(async () => {
  at = await openHarvestDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.market.database.sql, at.clock.now());
});

const actor = () => ({ id: at.ada.user.id, username: at.ada.user.username });

async function refund(
  number: string,
  units: Record<number, number>,
  cause: RefundCause = "poor_quality",
) {
  const { paymentIntentId: intentId } = await at.orderOf(number);
  const lines = Object.entries(units).map(([id, quantity]) => ({
    productId: Number(id),
    quantity,
  }));
  const wish = { lines, delivery: false };
  return refundOrder(at.deps, null, { intentId, wish, reason: "It had wilted", cause });
}

/** The provider reports that the customer's bank rejected a refund. */
const failed = ({ refundId }: { refundId: string }) =>
  noteRefund(at.deps, refundId, { id: null, state: "failed" });

async function refundsOf(number: string) {
  const { id } = await at.orderOf(number);
  const ofOrder = eq(refunds.orderId, id);
  return at.deps.db.select().from(refunds).where(ofOrder).orderBy(refunds.createdAt, refunds.id);
}

async function waiting(number: string): Promise<string[]> {
  const { paymentIntentId } = await at.orderOf(number);
  const { failed: all } = await paymentAttention(at.deps);
  return all.flatMap(({ intentId, id }) => (intentId === paymentIntentId ? [id] : []));
}

const sendAgain = (refundId: string) => makeGood(at.deps, actor(), { refundId, to: "card" });

const linesOf = (refundId: string) =>
  at.deps.db.select().from(refundLines).where(eq(refundLines.refundId, refundId));

async function moved(number: string, event: OrderEvent): Promise<void> {
  await inTransaction(at.deps.db, async (tx) => {
    const order = await lockOrder(tx, { number });
    await moveOrder(tx, order, event, { actor: "system", cause: "test", at: at.clock.now() });
  });
  at.clock.pass(60_000);
}

/** Packs these goods and starts their route. */
async function leave(number: string, products: number[]): Promise<void> {
  await at.pack(number, products);
  await moved(number, "dispatch");
}

async function deliver(number: string, products: number[]): Promise<void> {
  await leave(number, products);
  await moved(number, "deliver");
}

describe("Units that were short and whose refund failed", () => {
  async function short(): Promise<[number: string, refundId: string]> {
    const [number] = await at.locked({ beets: 5, leeks: 1 });
    await at.short(at.fern, number!, at.ids.beets, 1);
    const [first] = await refundsOf(number!);
    await failed({ refundId: first!.id });
    return [number!, first!.id];
  }

  it("are not given back beside it when a dispute ends", async () => {
    const [number, refundId] = await short();
    const { paymentIntentId: intentId } = await at.orderOf(number);
    const dispute = { id: `dp_${number}`, intentId, amount: 100 };
    await reportDispute(at.deps, { ...dispute, status: "warning_needs_response" });
    await reportDispute(at.deps, { ...dispute, status: "warning_closed" });
    expect(await refundsOf(number)).toHaveLength(1);
    await sendAgain(refundId);
    expect(await at.lineOf(number, at.ids.beets)).toMatchObject({ short: 1, freed: 0 });
  });

  it("are given back once, whether by it or by the team", async () => {
    const [number, refundId] = await short();
    await refund(number, { [at.ids.beets]: 1 }, "missing_at_harvest");
    expect(await waiting(number)).toEqual([]);
    await expect(sendAgain(refundId)).rejects.toMatchObject({ code: "conflict" });
    expect(await at.lineOf(number, at.ids.beets)).toMatchObject({ short: 1, freed: 0 });
  });
});

describe("Units that nobody harvested and whose refund failed", () => {
  it("leave who was at fault for the delivered ones to bear them", async () => {
    const [number] = await at.locked({ beets: 5, leeks: 1 });
    const before = await refund(number!, { [at.ids.beets]: 2 });
    await failed(before);
    at.clock.pass(60_000);
    await deliver(number!, [at.ids.beets, at.ids.leeks]);
    const damaged = await refund(number!, { [at.ids.beets]: 1 }, "damaged_on_the_way");
    const bearers = async () =>
      (await refundsOf(number!)).flatMap(({ id, bearer }) =>
        id === damaged.refundId ? bearer : [],
      );
    expect(await bearers()).toEqual(["carrier"]);
    for (const bearer of ["farm", "market"] as const) {
      await changeBearer(at.deps, actor(), { ...damaged, bearer, reason: "It was so" });
    }
    expect(await bearers()).toEqual(["market"]);
    await sendAgain(before.refundId);
    const again = (await refundsOf(number!)).find(({ replaces }) => replaces === before.refundId);
    expect(again).toMatchObject({ bearer: "farm", state: "requested" });
  });
});

describe("Units of which a refund failed and the team gave a part by hand", () => {
  it("are owed for the rest alone, also once the van has left", async () => {
    const [number] = await at.locked({ beets: 5, leeks: 1 });
    const { beets } = at.ids;
    const before = await refund(number!, { [beets]: 2 });
    await failed(before);
    at.clock.pass(60_000);
    await refund(number!, { [beets]: 1 });
    expect(await waiting(number!)).toEqual([before.refundId]);
    at.clock.pass(60_000);
    await leave(number!, [beets, at.ids.leeks]);
    const again = await sendAgain(before.refundId);
    const [line] = await linesOf(again.refundId);
    expect(line).toMatchObject({ productId: beets, quantity: 1 });
  });
});

describe("Goodwill that failed", () => {
  it("is owed no further than something is left", async () => {
    const [number] = await at.locked({ beets: 2 });
    await deliver(number!, [at.ids.beets]);
    const { paymentIntentId: intentId, total } = await at.orderOf(number!);
    const given = await inTransaction(at.deps.db, async (tx) => {
      const order = await lockOrder(tx, { intentId });
      const goodwill = cents(total - 100);
      const why = { intentId, reason: "It came late", cause: "goodwill" } as const;
      const what = { ...why, wish: { goodwill }, money: AS_PAID };
      return writeRefund(at.deps, tx, { order, what, by: { actor: null }, notice: "refund" });
    });
    await failed({ refundId: given!.refundId });
    await inTransaction(at.deps.db, async (tx) => {
      const order = await lockOrder(tx, { intentId });
      const wish = { lines: [{ productId: at.ids.beets, quantity: 1 }], delivery: false };
      const money = { kind: "new", to: "credit" } as const;
      const what = { wish, reason: "It had wilted", cause: "poor_quality", money } as const;
      return writeRefund(at.deps, tx, { order, what, by: { actor: null }, notice: "refund" });
    });
    const again = await sendAgain(given!.refundId);
    expect(again.amount).toBeLessThan(total - 100);
    expect(again.amount).toBeGreaterThan(0);
  });
});

describe("Refunds that failed and of which a later one gave all that was left", () => {
  it("wait for nobody any more, each of them", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 2, plums: 2 });
    const { beets, leeks, plums } = at.ids;
    await deliver(number!, [beets, leeks, plums]);
    for (const productId of [beets, leeks]) await failed(await refund(number!, { [productId]: 2 }));
    expect(await waiting(number!)).toHaveLength(2);
    await refund(number!, { [beets]: 2, [leeks]: 2 });
    expect(await waiting(number!)).toEqual([]);
    const stopped = (await refundsOf(number!)).filter(({ state }) => state === "failed");
    expect(stopped).toHaveLength(2);
    for (const { id } of stopped)
      await expect(sendAgain(id)).rejects.toMatchObject({ code: "conflict" });
  });
});
