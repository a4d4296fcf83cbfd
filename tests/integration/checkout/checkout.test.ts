import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { products, stock } from "#db/schema/catalog/catalog.ts";
import { checkouts } from "#db/schema/checkout.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/platform/system.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { expireCheckout } from "#server/services/payments/checkouts/expire-checkout.ts";
import { sweepPayments } from "#server/services/payments/sweep.ts";
import { cents } from "#shared/money.ts";
import { basket, delivery, setStock } from "#tests/support/market/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await violations(market.database.sql)).toEqual({});
});

const CARROTS = "nantes-carrots";
const BEETS = "red-beets";

async function quoted(
  ...wanted: Parameters<typeof basket> extends [unknown, ...infer Rest] ? Rest : never
) {
  const shopper = visitor(market.deps);
  const input = await basket(market.database.db, ...wanted);
  const intent = await shopper.call((api) => api.checkout.createIntent(input));
  return { shopper, input, intent };
}

const finish = (shopper: ReturnType<typeof visitor>, paymentIntentId: string) =>
  shopper.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));

async function stockOf(slug: string) {
  const [row] = await market.database.db
    .select({ onHand: stock.onHand, reserved: stock.reserved, sold: stock.sold })
    .from(stock)
    .innerJoin(products, eq(products.id, stock.productId))
    .where(eq(products.slug, slug));
  return row;
}

describe("A paid checkout", () => {
  it("becomes one order with its lines as quoted, and takes just that from the stock", async () => {
    await setStock(market.database.db, CARROTS, 90);
    await setStock(market.database.db, BEETS, 20);
    const { shopper, intent } = await quoted(
      { slug: CARROTS, quantity: 2 },
      { slug: BEETS, quantity: 1 },
    );
    expect(await stockOf(CARROTS)).toEqual({ onHand: 90, reserved: 2, sold: 0 });
    await market.pay(intent.paymentIntentId);
    const order = await finish(shopper, intent.paymentIntentId);
    expect(order).toMatchObject({ status: "placed", total: intent.totals.total, day: intent.day });
    expect(await stockOf(CARROTS)).toEqual({ onHand: 88, reserved: 0, sold: 2 });
    expect(await stockOf(BEETS)).toEqual({ onHand: 19, reserved: 0, sold: 1 });
    const lines = await market.database.db
      .select({ quantity: orderLines.quantity })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.paymentIntentId, intent.paymentIntentId));
    expect(lines.map((line) => line.quantity).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it("is finished once, however often and from wherever it is finished", async () => {
    const { shopper, intent } = await quoted({ slug: CARROTS, quantity: 1 });
    await market.pay(intent.paymentIntentId);
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? finish(shopper, intent.paymentIntentId)
          : finalizeIntent(market.deps, intent.paymentIntentId, "payment_intent.succeeded"),
      ),
    );
    const numbers = new Set(
      results.map((result) => ("orderNumber" in result ? result.orderNumber : null)),
    );
    expect(numbers.size).toBe(1);
    const mails = await market.database.db
      .select()
      .from(emails)
      .where(eq(emails.kind, "order_placed"));
    const placed = await market.database.db.select().from(orders);
    expect(mails).toHaveLength(placed.length);
  });

  it("is finished by the sweeper when no one else does it", async () => {
    const { intent } = await quoted({ slug: CARROTS, quantity: 1 });
    await market.pay(intent.paymentIntentId);
    await market.database
      .sql`update payments set updated_at = now() - interval '31 seconds' where intent_id = ${intent.paymentIntentId}`;
    await sweepPayments(market.deps);
    const [order] = await market.database.db
      .select()
      .from(orders)
      .where(eq(orders.paymentIntentId, intent.paymentIntentId));
    expect(order?.total).toBe(intent.totals.total);
  });

  it("shows its order to no one but its shopper", async () => {
    const { intent } = await quoted({ slug: CARROTS, quantity: 1 });
    await market.pay(intent.paymentIntentId);
    expect(await finish(visitor(market.deps), intent.paymentIntentId)).toEqual({
      status: "placed",
    });
  });

  it("keeps the price it was quoted when the catalog changes before the payment", async () => {
    const { shopper, intent } = await quoted({ slug: BEETS, quantity: 2 });
    await market.database.db
      .update(products)
      .set({ price: cents(9_999) })
      .where(eq(products.slug, BEETS));
    await market.pay(intent.paymentIntentId);
    expect(await finish(shopper, intent.paymentIntentId)).toMatchObject({
      total: intent.totals.total,
    });
  });
});

describe("An unpaid checkout", () => {
  it("makes no order", async () => {
    const { shopper, intent } = await quoted({ slug: CARROTS, quantity: 1 });
    await expect(finish(shopper, intent.paymentIntentId)).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  it("keeps its goods after a decline and takes a good card on the same payment", async () => {
    const { shopper, intent } = await quoted({ slug: CARROTS, quantity: 1 });
    await expect(
      market.pay(intent.paymentIntentId, "pm_card_chargeDeclined"),
    ).rejects.toMatchObject({ code: "card_declined" });
    await expect(finish(shopper, intent.paymentIntentId)).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await market.pay(intent.paymentIntentId);
    expect(await finish(shopper, intent.paymentIntentId)).toHaveProperty("orderNumber");
  });

  it("gives its goods back when its hold runs out, and a late shopper starts over", async () => {
    const before = await stockOf(CARROTS);
    const { shopper, input, intent } = await quoted({ slug: CARROTS, quantity: 3 });
    await expireHold(intent.checkoutId);
    await sweepPayments(market.deps);
    expect(await stockOf(CARROTS)).toEqual(before);
    const again = await shopper.call((api) => api.checkout.createIntent(input));
    expect(again.checkoutId).toBe(intent.checkoutId);
    expect(again.paymentIntentId).not.toBe(intent.paymentIntentId);
  });

  it("that was paid in the last moment is placed instead of expired", async () => {
    const { intent } = await quoted({ slug: CARROTS, quantity: 1 });
    await market.pay(intent.paymentIntentId);
    await expireHold(intent.checkoutId);
    const [checkout] = await market.database.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.id, intent.checkoutId));
    if (!checkout) throw new Error("The checkout is gone");
    await expireCheckout(market.deps, checkout);
    const [order] = await market.database.db
      .select()
      .from(orders)
      .where(eq(orders.checkoutId, intent.checkoutId));
    expect(order?.paymentIntentId).toBe(intent.paymentIntentId);
  });

  it("gets its money back in full when the goods went to someone else", async () => {
    const id = await setStock(market.database.db, "golden-beets", 1);
    const { intent } = await quoted({ slug: "golden-beets", quantity: 1 });
    await market.pay(intent.paymentIntentId);
    await market.database
      .sql`update holds set state = 'released' where product_id = ${id} and state = 'active'`;
    await market.database
      .sql`update stock set reserved = 0, on_hand = 0, written_off = 1 where product_id = ${id}`;
    expect(await finalizeIntent(market.deps, intent.paymentIntentId, "test")).toMatchObject({
      status: "refunded",
    });
    await sweepPayments(market.deps);
    const [refund] = await market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.intentId, intent.paymentIntentId));
    expect(refund).toMatchObject({ amount: intent.totals.total, state: "succeeded" });
    await sweepPayments(market.deps);
    expect(
      (await market.control.calls()).filter((call) => call.op === "refunds.create"),
    ).toHaveLength(1);
  });
});

async function expireHold(checkoutId: string) {
  await market.database
    .sql`update checkouts set hold_expires_at = now() - interval '1 second' where id = ${checkoutId}`;
}

describe("A second payment for one checkout", () => {
  it("goes back in full, and the order of the first stands", async () => {
    const { shopper, intent } = await quoted({ slug: CARROTS, quantity: 1 });
    const { checkoutId, totals } = intent;
    const twin = await market.deps.payments.createIntent({
      checkoutId,
      attempt: 2,
      revision: 1,
      amount: totals.total,
      email: delivery.email,
    });
    await market.pay(intent.paymentIntentId);
    await market.pay(twin.id);
    const order = await finish(shopper, intent.paymentIntentId);
    expect(await finish(shopper, twin.id)).toEqual(order);
    await sweepPayments(market.deps);
    const owed = await market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.intentId, twin.id));
    expect(owed).toMatchObject([{ amount: totals.total, state: "succeeded" }]);
  });
});

describe("Asking for a payment", () => {
  it("twenty times at once with one cart gives one payment", async () => {
    const { shopper, input } = await quoted({ slug: CARROTS, quantity: 1 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shopper.call((api) => api.checkout.createIntent(input))),
    );
    expect(new Set(answers.map((answer) => answer.clientSecret)).size).toBe(1);
  });

  it("with another cart changes the same payment and the holds", async () => {
    const { shopper, intent } = await quoted({ slug: CARROTS, quantity: 2 });
    const before = await stockOf(CARROTS);
    const other = await basket(market.database.db, { slug: CARROTS, quantity: 5 });
    const changed = await shopper.call((api) => api.checkout.createIntent(other));
    expect(changed.paymentIntentId).toBe(intent.paymentIntentId);
    expect((await stockOf(CARROTS))?.reserved).toBe((before?.reserved ?? 0) + 3);
    await market.pay(changed.paymentIntentId);
    expect(await finish(shopper, changed.paymentIntentId)).toMatchObject({
      total: changed.totals.total,
    });
  });

  it("in a tab that does not know of the payment made in another returns the order", async () => {
    const { shopper, input, intent } = await quoted({ slug: CARROTS, quantity: 1 });
    await market.pay(intent.paymentIntentId);
    const order = await finish(shopper, intent.paymentIntentId);
    const again = shopper.call((api) =>
      api.checkout.createIntent({ ...input, checkoutId: intent.checkoutId }),
    );
    await expect(again).rejects.toMatchObject({
      cause: {
        code: "already_paid",
        details: { orderNumber: "orderNumber" in order ? order.orderNumber : "" },
      },
    });
  });

  it("with prices that have changed says which, and holds nothing", async () => {
    const shopper = visitor(market.deps);
    const input = await basket(market.database.db, { slug: CARROTS, quantity: 1 });
    const before = await stockOf(CARROTS);
    await market.database.db
      .update(products)
      .set({ price: cents(425) })
      .where(eq(products.slug, CARROTS));
    const failure = await shopper
      .call((api) => api.checkout.createIntent(input))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: "CONFLICT",
      cause: { code: "price_changed", details: { changes: [{ to: 425 }] } },
    });
    expect(await stockOf(CARROTS)).toEqual(before);
  });

  it("for more than there is names the lines and what is left, and holds nothing", async () => {
    await setStock(market.database.db, "rainbow-chard", 2);
    const before = await stockOf(CARROTS);
    const shopper = visitor(market.deps);
    const input = await basket(
      market.database.db,
      { slug: CARROTS, quantity: 1 },
      { slug: "rainbow-chard", quantity: 3 },
    );
    await expect(shopper.call((api) => api.checkout.createIntent(input))).rejects.toMatchObject({
      cause: { code: "out_of_stock", details: { shortages: [{ wanted: 3, left: 2 }] } },
    });
    expect(await stockOf(CARROTS)).toEqual(before);
  });

  it("for a full window names the next free one", async () => {
    const { intent, input } = await quoted({ slug: CARROTS, quantity: 1 });
    await market.database
      .sql`update delivery_slots set capacity = held + booked where day = ${intent.day} and "window" = 'morning'`;
    const late = visitor(market.deps).call((api) => api.checkout.createIntent(input));
    await expect(late).rejects.toMatchObject({
      cause: { code: "window_full", details: { next: { day: intent.day, window: "afternoon" } } },
    });
    await market.database.sql`update delivery_slots set capacity = 400`;
  });

  it.each([
    ["outside California", { zipCode: "10001", city: "New York" }],
    ["with a city far from its zip", { zipCode: "94110", city: "Los Angeles" }],
    ["on a day that is over", { deliveryDate: "2020-01-01" }],
  ])("for an address or day %s is refused before anything is held", async (_name, wrong) => {
    const input = await basket(market.database.db, { slug: CARROTS, quantity: 1 });
    const before = await stockOf(CARROTS);
    const asked = visitor(market.deps).call((api) =>
      api.checkout.createIntent({ ...input, delivery: { ...delivery, ...wrong } }),
    );
    await expect(asked).rejects.toMatchObject({ code: "UNPROCESSABLE_CONTENT" });
    expect(await stockOf(CARROTS)).toEqual(before);
  });

  it("while the provider is down fails kindly, and works once it is back", async () => {
    await market.control.addFault({
      op: "payment_intents.create",
      times: 3,
      fault: { kind: "status", status: 500, when: "before" },
    });
    const shopper = visitor(market.deps);
    const input = await basket(market.database.db, { slug: CARROTS, quantity: 1 });
    await expect(shopper.call((api) => api.checkout.createIntent(input))).rejects.toMatchObject({
      code: "BAD_GATEWAY",
    });
    await market.control.clearFaults();
    expect((await shopper.call((api) => api.checkout.createIntent(input))).clientSecret).toMatch(
      /_secret_/,
    );
  });

  it("whose answer was lost after its effect finds the payment that was made", async () => {
    await market.control.addFault({
      op: "payment_intents.create",
      times: 3,
      fault: { kind: "reset", when: "after" },
    });
    const shopper = visitor(market.deps);
    const input = await basket(market.database.db, { slug: CARROTS, quantity: 1 });
    await shopper.call((api) => api.checkout.createIntent(input)).catch(() => null);
    await market.control.clearFaults();
    const intent = await shopper.call((api) => api.checkout.createIntent(input));
    const made = (await market.control.calls()).filter(
      (call) => call.op === "payment_intents.create",
    );
    expect(made.at(-1)?.idempotencyKey).toBe(made.at(-2)?.idempotencyKey);
    expect(intent.paymentIntentId).toMatch(/^pi_/);
  });
});
