import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { settings } from "#db/schema/platform/system.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { WINDOW_IDS, type WindowId } from "#shared/checkout/delivery.ts";
import { cents } from "#shared/money.ts";
import { addDays, weekdayOf } from "#shared/time.ts";
import { basket, delivery, setStock } from "#tests/support/market/orders/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import {
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

describe("Asking for a payment", () => {
  it("twenty times concurrently with one cart creates one payment", async () => {
    const { shopper, input } = await at.quoted({ slug: CARROTS, quantity: 1 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shopper.call((api) => api.checkout.createIntent(input))),
    );
    expect(new Set(answers.map((answer) => answer.clientSecret)).size).toBe(1);
  });

  it("with another cart changes the same payment and the holds", async () => {
    const { shopper, intent } = await at.quoted({ slug: CARROTS, quantity: 2 });
    const before = await at.stockOf(CARROTS);
    const other = await basket(at.market.database.db, { slug: CARROTS, quantity: 5 });
    const changed = await shopper.call((api) => api.checkout.createIntent(other));
    expect(changed.paymentIntentId).toBe(intent.paymentIntentId);
    expect((await at.stockOf(CARROTS))?.reserved).toBe((before?.reserved ?? 0) + 3);
    await at.market.pay(changed.paymentIntentId);
    expect(await at.finish(shopper, changed.paymentIntentId)).toMatchObject({
      total: changed.totals.total,
    });
  });

  it("in a tab that does not know of the payment made in another returns the order", async () => {
    const { shopper, input, intent } = await at.quoted({ slug: CARROTS, quantity: 1 });
    await at.market.pay(intent.paymentIntentId);
    const order = await at.finish(shopper, intent.paymentIntentId);
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
    const shopper = visitor(at.market.deps);
    const input = await basket(at.market.database.db, { slug: CARROTS, quantity: 1 });
    const before = await at.stockOf(CARROTS);
    await at.market.database.db
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
    expect(await at.stockOf(CARROTS)).toEqual(before);
  });

  it("for more than is in stock names the lines and what is left, and holds nothing", async () => {
    await setStock(at.market.database.db, "rainbow-chard", 2);
    const before = await at.stockOf(CARROTS);
    const shopper = visitor(at.market.deps);
    const input = await basket(
      at.market.database.db,
      { slug: CARROTS, quantity: 1 },
      { slug: "rainbow-chard", quantity: 3 },
    );
    await expect(shopper.call((api) => api.checkout.createIntent(input))).rejects.toMatchObject({
      cause: { code: "out_of_stock", details: { shortages: [{ wanted: 3, left: 2 }] } },
    });
    expect(await at.stockOf(CARROTS)).toEqual(before);
  });

  it("for a full window names the next free one", async () => {
    const { intent, input } = await at.quoted({ slug: CARROTS, quantity: 1 });
    await at.market.database
      .sql`update delivery_slots set capacity = held + booked where day = ${intent.day} and "window" = 'morning'`;
    const late = visitor(at.market.deps).call((api) => api.checkout.createIntent(input));
    await expect(late).rejects.toMatchObject({
      cause: { code: "window_full", details: { next: { day: intent.day, window: "afternoon" } } },
    });
    await at.market.database.sql`update delivery_slots set capacity = 400`;
  });

  it("for a full day names the next one on which the zone is delivered", async () => {
    const { shopper, intent, input } = await at.quoted({ slug: CARROTS, quantity: 1 });
    const inWindow = (deliveryTime: WindowId) => ({
      ...input,
      delivery: { ...input.delivery, deliveryTime },
    });
    for (const window of WINDOW_IDS) {
      await shopper.call((api) => api.checkout.createIntent(inWindow(window)));
    }
    const terms = { name: "North", feeCents: 0, minimumCents: 0 };
    const zone = { ...terms, prefixes: ["949"], weekdays: [weekdayOf(intent.day)] };
    const { db, sql } = at.market.database;
    await db.insert(settings).values({ key: "zones", value: [zone], updatedAt: new Date() });
    await sql`update delivery_slots set capacity = held + booked where day = ${intent.day}`;
    const late = visitor(at.market.deps).call((api) =>
      api.checkout.createIntent(inWindow("evening")),
    );
    await expect(late).rejects.toMatchObject({
      cause: { details: { next: { day: addDays(intent.day, 7), window: "morning" } } },
    });
    await sql`update delivery_slots set capacity = 400`;
    await db.delete(settings).where(eq(settings.key, "zones"));
  });

  it.each([
    ["outside California", { zipCode: "10001", city: "New York" }],
    ["with a city far from its zip", { zipCode: "94110", city: "Los Angeles" }],
    ["on a day that is over", { deliveryDate: "2020-01-01" }],
  ])("for an address or day %s is refused before anything is held", async (_name, wrong) => {
    const input = await basket(at.market.database.db, { slug: CARROTS, quantity: 1 });
    const before = await at.stockOf(CARROTS);
    const asked = visitor(at.market.deps).call((api) =>
      api.checkout.createIntent({ ...input, delivery: { ...delivery, ...wrong } }),
    );
    await expect(asked).rejects.toMatchObject({ code: "UNPROCESSABLE_CONTENT" });
    expect(await at.stockOf(CARROTS)).toEqual(before);
  });

  it("while the provider is down fails gracefully, and works once it is back", async () => {
    await at.market.control.addFault({
      op: "payment_intents.create",
      times: 3,
      fault: { kind: "status", status: 500, when: "before" },
    });
    const shopper = visitor(at.market.deps);
    const input = await basket(at.market.database.db, { slug: CARROTS, quantity: 1 });
    await expect(shopper.call((api) => api.checkout.createIntent(input))).rejects.toMatchObject({
      code: "BAD_GATEWAY",
    });
    await at.market.control.clearFaults();
    expect((await shopper.call((api) => api.checkout.createIntent(input))).clientSecret).toMatch(
      /_secret_/,
    );
  });

  it("whose response was lost after its effect finds the existing payment", async () => {
    await at.market.control.addFault({
      op: "payment_intents.create",
      times: 3,
      fault: { kind: "reset", when: "after" },
    });
    const shopper = visitor(at.market.deps);
    const input = await basket(at.market.database.db, { slug: CARROTS, quantity: 1 });
    await shopper.call((api) => api.checkout.createIntent(input)).catch(() => null);
    await at.market.control.clearFaults();
    const intent = await shopper.call((api) => api.checkout.createIntent(input));
    const made = (await at.market.control.calls()).filter(
      (call) => call.op === "payment_intents.create",
    );
    expect(made.at(-1)?.idempotencyKey).toBe(made.at(-2)?.idempotencyKey);
    expect(intent.paymentIntentId).toMatch(/^pi_/);
  });
});
