import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { expireCheckout } from "#server/services/payments/checkouts/expire-checkout.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { cents } from "#shared/money.ts";
import { delivery, setStock } from "#tests/support/market/orders/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import {
  BEETS,
  CARROTS,
  openQuotedCheckouts,
  type QuotedCheckouts,
} from "#tests/support/setups/orders/quoted-checkout.ts";

let at: QuotedCheckouts;
beforeAll(async () => {
  at = await openQuotedCheckouts();
});
afterAll(() => at[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await violations(at.market.database.sql, new Date())).toEqual({});
});

describe("A paid checkout", () => {
  it("becomes one order with its lines as quoted, and takes exactly those units from stock", async () => {
    await setStock(at.market.database.db, CARROTS, 90);
    await setStock(at.market.database.db, BEETS, 20);
    const { shopper, intent } = await at.quoted(
      { slug: CARROTS, quantity: 2 },
      { slug: BEETS, quantity: 1 },
    );
    expect(await at.stockOf(CARROTS)).toEqual({ onHand: 90, reserved: 2, sold: 0 });
    await at.market.pay(intent.paymentIntentId);
    const order = await at.finish(shopper, intent.paymentIntentId);
    expect(order).toMatchObject({ status: "placed", total: intent.totals.total, day: intent.day });
    expect(await at.stockOf(CARROTS)).toEqual({ onHand: 88, reserved: 0, sold: 2 });
    expect(await at.stockOf(BEETS)).toEqual({ onHand: 19, reserved: 0, sold: 1 });
    const lines = await at.market.database.db
      .select({ quantity: orderLines.quantity })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.paymentIntentId, intent.paymentIntentId));
    expect(lines.map((line) => line.quantity).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it("is finished once, however often and from wherever it is finished", async () => {
    const { shopper, intent } = await at.quoted({ slug: CARROTS, quantity: 1 });
    await at.market.pay(intent.paymentIntentId);
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? at.finish(shopper, intent.paymentIntentId)
          : finalizeIntent(at.market.deps, intent.paymentIntentId, "payment_intent.succeeded"),
      ),
    );
    const numbers = new Set(
      results.map((result) => ("orderNumber" in result ? result.orderNumber : null)),
    );
    expect(numbers.size).toBe(1);
    const mails = await at.market.database.db
      .select()
      .from(emails)
      .where(eq(emails.kind, "order_placed"));
    const placed = await at.market.database.db.select().from(orders);
    expect(mails).toHaveLength(placed.length);
  });

  it("is finished by the sweeper when no one else does it", async () => {
    const { intent } = await at.quoted({ slug: CARROTS, quantity: 1 });
    await at.market.pay(intent.paymentIntentId);
    await at.market.database
      .sql`update payments set updated_at = now() - interval '31 seconds' where intent_id = ${intent.paymentIntentId}`;
    await sweepPayments(at.market.deps);
    const [order] = await at.market.database.db
      .select()
      .from(orders)
      .where(eq(orders.paymentIntentId, intent.paymentIntentId));
    expect(order?.total).toBe(intent.totals.total);
  });

  it("shows its order only to its shopper", async () => {
    const { intent } = await at.quoted({ slug: CARROTS, quantity: 1 });
    await at.market.pay(intent.paymentIntentId);
    expect(await at.finish(visitor(at.market.deps), intent.paymentIntentId)).toEqual({
      status: "placed",
    });
  });

  it("keeps the price it was quoted when the catalog changes before the payment", async () => {
    const { shopper, intent } = await at.quoted({ slug: BEETS, quantity: 2 });
    await at.market.database.db
      .update(products)
      .set({ price: cents(9_999) })
      .where(eq(products.slug, BEETS));
    await at.market.pay(intent.paymentIntentId);
    expect(await at.finish(shopper, intent.paymentIntentId)).toMatchObject({
      total: intent.totals.total,
    });
  });
});

describe("An unpaid checkout", () => {
  it("makes no order", async () => {
    const { shopper, intent } = await at.quoted({ slug: CARROTS, quantity: 1 });
    await expect(at.finish(shopper, intent.paymentIntentId)).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  it("keeps its goods after a decline and accepts another card for the same payment", async () => {
    const { shopper, intent } = await at.quoted({ slug: CARROTS, quantity: 1 });
    await expect(
      at.market.pay(intent.paymentIntentId, "pm_card_chargeDeclined"),
    ).rejects.toMatchObject({ code: "card_declined" });
    await expect(at.finish(shopper, intent.paymentIntentId)).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await at.market.pay(intent.paymentIntentId);
    expect(await at.finish(shopper, intent.paymentIntentId)).toHaveProperty("orderNumber");
  });

  it("releases its goods when its hold expires, and a late shopper starts over", async () => {
    const before = await at.stockOf(CARROTS);
    const { shopper, input, intent } = await at.quoted({ slug: CARROTS, quantity: 3 });
    await at.expireHold(intent.checkoutId);
    await sweepPayments(at.market.deps);
    expect(await at.stockOf(CARROTS)).toEqual(before);
    const again = await shopper.call((api) => api.checkout.createIntent(input));
    expect(again.checkoutId).toBe(intent.checkoutId);
    expect(again.paymentIntentId).not.toBe(intent.paymentIntentId);
  });

  it("that was paid at the last moment is placed instead of expired", async () => {
    const { intent } = await at.quoted({ slug: CARROTS, quantity: 1 });
    await at.market.pay(intent.paymentIntentId);
    await at.expireHold(intent.checkoutId);
    const [checkout] = await at.market.database.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.id, intent.checkoutId));
    if (!checkout) throw new Error("The checkout is gone");
    await expireCheckout(at.market.deps, checkout);
    const [order] = await at.market.database.db
      .select()
      .from(orders)
      .where(eq(orders.checkoutId, intent.checkoutId));
    expect(order?.paymentIntentId).toBe(intent.paymentIntentId);
  });

  it("is refunded in full when the goods went to someone else", async () => {
    const id = await setStock(at.market.database.db, "golden-beets", 1);
    const { intent } = await at.quoted({ slug: "golden-beets", quantity: 1 });
    await at.market.pay(intent.paymentIntentId);
    await at.market.database
      .sql`update holds set state = 'released' where product_id = ${id} and state = 'active'`;
    await at.market.database
      .sql`update stock set reserved = 0, on_hand = 0, written_off = 1 where product_id = ${id}`;
    expect(await finalizeIntent(at.market.deps, intent.paymentIntentId, "test")).toMatchObject({
      status: "refunded",
    });
    await sweepPayments(at.market.deps);
    const [refund] = await at.market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.intentId, intent.paymentIntentId));
    expect(refund).toMatchObject({ amount: intent.totals.total, state: "succeeded" });
    await sweepPayments(at.market.deps);
    expect(
      (await at.market.control.calls()).filter((call) => call.op === "refunds.create"),
    ).toHaveLength(1);
  });
});

describe("A second payment for one checkout", () => {
  it("is refunded in full, and the first one's order is kept", async () => {
    const { shopper, intent } = await at.quoted({ slug: CARROTS, quantity: 1 });
    const { checkoutId, totals } = intent;
    const twin = await at.market.deps.payments.createIntent({
      checkoutId,
      attempt: 2,
      revision: 1,
      amount: totals.total,
      email: delivery.email,
    });
    await at.market.pay(intent.paymentIntentId);
    await at.market.pay(twin.id);
    const order = await at.finish(shopper, intent.paymentIntentId);
    // As its webhook would: the browser's own request is limited to payments of the market.
    await finalizeIntent(at.market.deps, twin.id, "test");
    expect(await at.finish(shopper, intent.paymentIntentId)).toEqual(order);
    await sweepPayments(at.market.deps);
    const owed = await at.market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.intentId, twin.id));
    expect(owed).toMatchObject([{ amount: totals.total, state: "succeeded" }]);
  });
});
