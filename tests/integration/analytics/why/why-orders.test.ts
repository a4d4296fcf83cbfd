import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { promotions } from "#db/schema/checkout/promotions.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { inTransaction } from "#db/transaction.ts";
import { lockOrder } from "#server/services/payments/refunds/sold.ts";
import { writeRefund } from "#server/services/orders/refunds/refund-order.ts";
import { AS_PAID } from "#server/services/orders/refunds/refunding.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import type { TaxRate } from "#shared/checkout/tax/tax-settings.ts";
import { cents } from "#shared/money.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { GOODS } from "#tests/support/powers/world.ts";
import {
  eventKinds,
  kinds,
  openWhyMarket,
  rowOf,
  type WhyMarket,
} from "#tests/support/money/why-market.ts";

let at: WhyMarket;
beforeAll(async () => {
  at = await openWhyMarket();
});
afterAll(() => at[Symbol.asyncDispose]());
afterEach(() => at.end());

const CANDLES = "beeswax-candles";

function rate(category: TaxRate["category"], authority: string, bps: number): TaxRate {
  return { category, authority, bps, zipPrefix: "", from: "2020-01-01", to: null };
}
/** Food is not taxed; merchandise is taxed by state and county. */
const TABLE: TaxRate[] = [
  rate("food", "State of California", 0),
  rate("merchandise", "State of California", 725),
  rate("merchandise", "Sonoma County", 100),
];

async function saveTax(taxRates: TaxRate[]): Promise<void> {
  const { tabs } = await at.admin.call((api) => api.admin.settings.read());
  const { version } = tabs.find(({ tab }) => tab === "tax")!;
  await at.admin.call((api) =>
    api.admin.settings.save({ tab: "tax", version, values: { taxRates } }),
  );
}

/** Ana's order of food and candles, paid with a promotion code and credit. */
async function orderWithEverything() {
  const { db } = at.deps;
  await setStock(db, CANDLES, 500);
  await saveTax(TABLE);
  await db.insert(promotions).values({
    code: "HARVEST10",
    kind: "percent",
    value: 1_000,
    createdAt: at.world.clock.now(),
  });
  await at.admin.call((api) =>
    api.admin.credit.give({
      id: at.ana.user.id,
      key: randomUUID(),
      amount: 500,
      reason: "The van was late",
    }),
  );
  const input = await basket(db, { slug: GOODS, quantity: 4 }, { slug: CANDLES, quantity: 2 });
  const delivery = { ...input.delivery, email: at.ana.user.email };
  const asked = { ...input, delivery, useCredit: true, promotionCode: "HARVEST10" };
  const refused = await at.ana
    .call((api) => api.checkout.createIntent(asked))
    .catch((error: unknown) => error);
  const { total } = (refused as { cause: { details: { total: number } } }).cause.details;
  const { paymentIntentId } = await at.ana.call((api) =>
    api.checkout.createIntent({ ...asked, amount: total / 100 }),
  );
  await at.world.market.pay(paymentIntentId);
  await finalizeIntent(at.deps, paymentIntentId, "test");
  await saveTax([]);
  const [order] = await db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId));
  return order!;
}

describe("An order with a code, credit and two tax categories", () => {
  it("explains every part of its total", async () => {
    const order = await orderWithEverything();
    const story = await at.ana.call((api) => api.orders.why({ number: order.number }));
    expect(story.amount).toBe(order.total);
    expect(kinds(story)).toEqual([
      "goods",
      "goods",
      "code",
      "delivery",
      "tax",
      "tax",
      "tax",
      "credit",
    ]);
    expect(rowOf(story, "code")).toEqual([
      { kind: "code", cents: -order.promotion, facts: { code: "HARVEST10", bearer: "market" } },
    ]);
    expect(rowOf(story, "credit")[0]?.cents).toBe(-500);
    const taxes = rowOf(story, "tax").map(({ facts }) => [facts.authority, facts.bps, facts.on]);
    expect(taxes).toEqual(
      expect.arrayContaining([
        ["State of California", 0, ["food"]],
        ["State of California", 725, ["merchandise"]],
        ["Sonoma County", 100, ["merchandise"]],
      ]),
    );
    expect(story.events).toMatchObject([
      { kind: "ordered", facts: { number: order.number, card: order.total, credit: 500 } },
    ]);
    const team = await at.admin.call((api) => api.admin.orders.why({ number: order.number }));
    expect(team.rows).toEqual(story.rows);
    const intentId = order.paymentIntentId;
    const payment = await at.admin.call((api) => api.admin.payments.why({ intentId }));
    expect(payment.rows).toEqual(story.rows);
  });

  it("explains every part of a refund, to the card and as credit", async () => {
    const order = (
      await at.deps.db.select().from(orders).where(eq(orders.userId, at.ana.user.id))
    )[0]!;
    const candles = (await at.linesOf(order.id)).find(
      ({ taxCategory }) => taxCategory === "merchandise",
    )!;
    const set = { harvestedAt: at.world.clock.now() };
    await at.deps.db.update(orderLines).set(set).where(eq(orderLines.orderId, order.id));
    const refundId = await at.refund(order.paymentIntentId, candles.productId, {
      cause: "damaged_on_the_way",
    });
    const back = await at.newestRefund(order.id);
    const ask = (to: "card" | "credit") =>
      at.ana.call((api) => api.orders.why({ number: order.number, refundId, to }));
    const story = await ask("card");
    expect(story.amount).toBe(back.amount);
    expect(story.fault).toEqual({
      cause: "damaged_on_the_way",
      bearer: "carrier",
      bearerReason: null,
    });
    expect(kinds(story)).toEqual(["goods", "code", "tax", "tax", "other_way"]);
    expect(rowOf(story, "goods")[0]).toMatchObject({
      cents: candles.unitPrice,
      facts: { quantity: 1, unitPrice: candles.unitPrice },
    });
    expect(eventKinds(story)).toEqual(["ordered", "refunded", "credited", "sent"]);
    const asCredit = await ask("credit");
    expect(asCredit.amount).toBe(back.credit);
    const { movements } = await at.ana.call((api) => api.payments.credit.mine());
    const given = movements.find(({ amount }) => amount === back.credit)!;
    const movement = await at.ana.call((api) => api.payments.credit.why({ id: given.id }));
    expect(movement.rows).toEqual(asCredit.rows);
  });

  it("explains each credit movement", async () => {
    const { movements } = await at.ana.call((api) => api.payments.credit.mine());
    const stories = [];
    for (const { id } of movements) {
      stories.push(await at.ana.call((api) => api.payments.credit.why({ id })));
    }
    expect(stories.map(kinds)).toEqual([
      expect.arrayContaining(["goods", "other_way"]),
      ["spent"],
      ["gift"],
    ]);
    expect(rowOf(stories[2]!, "gift")[0]?.facts.reason).toBe("The van was late");
  });
});

describe("The story of a refund without goods", () => {
  it("names goodwill given by the team", async () => {
    const customer = await at.world.person();
    const order = await at.world.order(customer);
    await inTransaction(at.deps.db, async (tx) => {
      const locked = await lockOrder(tx, { number: order.number });
      const words = { reason: "Sorry for the wait", cause: "goodwill" as const };
      const what = { wish: { goodwill: cents(150) }, ...words, money: AS_PAID };
      const by = { actor: at.admin.user };
      await writeRefund(at.deps, tx, { order: locked, what, by, notice: "refund" });
    });
    const { id: refundId } = await at.newestRefund(order.id);
    const story = await customer.call((api) => api.orders.why({ number: order.number, refundId }));
    expect(story.fault).toMatchObject({ cause: "goodwill", bearer: "market" });
    expect(story.rows).toEqual([{ kind: "goodwill", cents: 150, facts: {} }]);
  });

  it("names the reason why a mismatched payment was returned in full", async () => {
    const customer = await at.world.person();
    const input = await basket(at.deps.db, { slug: GOODS, quantity: 1 });
    const { paymentIntentId: intentId } = await customer.call((api) =>
      api.checkout.createIntent(input),
    );
    await at.world.market.pay(intentId);
    await at.world.market.database.sql`
      update checkout_quotes set quote = jsonb_set(quote, '{totals,total}', '1')
      where checkout_id = (select checkout_id from payments where intent_id = ${intentId})`;
    await finalizeIntent(at.deps, intentId, "test");
    await sweepPayments(at.deps);
    const [payment] = await at.deps.db
      .select()
      .from(payments)
      .where(eq(payments.intentId, intentId));
    const story = await at.admin.call((api) => api.admin.payments.why({ intentId }));
    const returned = { kind: "returned", cents: payment!.amountReceived };
    expect(story.rows).toMatchObject([{ ...returned, facts: { reason: "amount_mismatch" } }]);
    expect(eventKinds(story)).toEqual(["paid", "sent"]);
    const [owed] = await at.deps.db.select().from(refunds).where(eq(refunds.intentId, intentId));
    const back = await at.admin.call((api) => api.admin.payments.whyRefund({ refundId: owed!.id }));
    expect(back.rows).toEqual(story.rows);
  });
});
