import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Deps } from "#server/deps.ts";
import type { FaultRule } from "#server/payments/sandbox/control/faults.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sendRefund } from "#server/services/payments/refunds/send.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { begin, firstBox, household } from "#tests/support/market/people/box-household.ts";
import { HOUR, movableClock } from "#tests/support/market/time/clock.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const CARROTS = "nantes-carrots";
const ONE = { slug: CARROTS, quantity: 1 };
/** A failure that the provider stores under the idempotency key and repeats for a day. */
const STORED = { kind: "status", status: 500, when: "before", stored: true } as const;

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
  await setStock(market.database.db, CARROTS, 500);
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(async () => {
  await market.control.clearFaults();
  expect(await violations(market.database.sql, new Date())).toEqual({});
});

const strike = (op: string, fault: FaultRule["fault"] = STORED, times = 1) =>
  market.control.addFault({ op, fault, times });
const callsOf = async (op: string) =>
  (await market.control.calls()).filter((call) => call.op === op);

/** Requests the payment of a cart, retrying like a person who presses the button again. */
async function withinThreeTries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}

describe("a 500 that the provider keeps under a key", () => {
  it("does not brick a cart: the shopper pays within three tries", async () => {
    const shopper = visitor(market.deps);
    const input = await basket(market.database.db, ONE);
    await strike("payment_intents.create");
    const intent = await withinThreeTries(() =>
      shopper.call((api) => api.checkout.createIntent(input)),
    );
    await market.pay(intent.paymentIntentId);
    expect(await finalizeIntent(market.deps, intent.paymentIntentId, "test")).toMatchObject({
      status: "placed",
    });
  });

  it("does not brick a cart that was changed: the shopper pays the new amount", async () => {
    const shopper = visitor(market.deps);
    await shopper.call(async (api) =>
      api.checkout.createIntent(await basket(market.database.db, ONE)),
    );
    const input = await basket(market.database.db, { ...ONE, quantity: 2 });
    await strike("payment_intents.update");
    const intent = await withinThreeTries(() =>
      shopper.call((api) => api.checkout.createIntent(input)),
    );
    await market.pay(intent.paymentIntentId);
    expect(await finalizeIntent(market.deps, intent.paymentIntentId, "test")).toMatchObject({
      status: "placed",
      total: intent.totals.total,
    });
  });

  it("does not keep a refund: it leaves within five minutes, once", async () => {
    const intentId = await paid();
    await strike("refunds.create");
    await refundOrder(market.deps, null, {
      intentId,
      wish: "remaining",
      reason: "Wilted",
      cause: "poor_quality",
    });
    // Sweeps run every fifteen seconds, so five minutes are twenty sweeps.
    for (
      let sweeps = 0;
      sweeps < 20 && (await refundOf(intentId)).state !== "succeeded";
      sweeps++
    ) {
      await sweepPayments(market.deps);
      await market.database
        .sql`update refunds set check_after = check_after - interval '15 seconds'`;
    }
    expect(await refundOf(intentId)).toMatchObject({ state: "succeeded", attempt: 2 });
  });

  it("does not keep a box: it is charged before its cut-off", async () => {
    const clock = movableClock("2026-11-23T18:00:00Z");
    const deps: Deps = { ...market.deps, clock };
    const home = await household(market, deps);
    const terms = await begin(home);
    clock.pass(new Date(terms.chargeAt).getTime() - clock.now().getTime());
    await strike("payment_intents.confirm");
    await chargeBoxes(deps);
    clock.pass(5 * 60_000);
    await chargeBoxes(deps);
    expect(await firstBox({ deps, call: home.call })).toMatchObject({
      state: "placed",
      attempt: 1,
    });
  });

  it("does not lock a customer out of saving cards", async () => {
    const { call } = await registered(market.deps, {
      username: "stored",
      email: "stored@furrow.example",
    });
    await strike("customers.create");
    const { clientSecret } = await withinThreeTries(() =>
      call((api) => api.payments.cards.begin()),
    );
    expect(clientSecret).toMatch(/_secret_/);
  });
});

describe("An outcome that is unknown", () => {
  it("of a payment keeps its key, so that there is one payment", async () => {
    const shopper = visitor(market.deps);
    const input = await basket(market.database.db, ONE);
    const before = (await callsOf("payment_intents.create")).length;
    await strike("payment_intents.create", { kind: "reset", when: "after" }, 3);
    await shopper.call((api) => api.checkout.createIntent(input)).catch(() => null);
    await shopper.call((api) => api.checkout.createIntent(input));
    const made = (await callsOf("payment_intents.create")).slice(before);
    expect(new Set(made.map((call) => call.idempotencyKey)).size).toBe(1);
  });

  it("of a refund keeps its key, so that the money leaves once", async () => {
    const intentId = await paid();
    await strike("refunds.create", { kind: "reset", when: "after" }, 3);
    await refundOrder(market.deps, null, {
      intentId,
      wish: "remaining",
      reason: "Wilted",
      cause: "poor_quality",
    });
    await sweepPayments(market.deps);
    await sweepPayments(market.deps);
    expect(await refundOf(intentId)).toMatchObject({ state: "succeeded", attempt: 1 });
    await assertOneRefund(intentId);
  });

  it("of a refund older than the key is looked up before it is sent again", async () => {
    const intentId = await paid();
    await strike("refunds.create", { kind: "reset", when: "after" }, 3);
    await refundOrder(market.deps, null, {
      intentId,
      wish: { ...(await halfOf(intentId)) },
      reason: "Half",
      cause: "poor_quality",
    });
    await sweepPayments(market.deps);
    await market.control.advanceClock(25 * 3600);
    try {
      const later: Deps = { ...market.deps, clock: movableClock(hoursFromNow(25)) };
      await sendRefund(later, await refundOf(intentId));
    } finally {
      await market.control.advanceClock(-25 * 3600);
    }
    expect(await refundOf(intentId)).toMatchObject({ state: "succeeded" });
    await assertOneRefund(intentId);
  });
});

describe("a payment whose amount is not that of its quote", () => {
  it("goes back whole and is reported, instead of failing in every sweep", async () => {
    const shopper = visitor(market.deps);
    const input = await basket(market.database.db, ONE);
    const { paymentIntentId, checkoutId, totals } = await shopper.call((api) =>
      api.checkout.createIntent(input),
    );
    await market.deps.payments.updateIntent(paymentIntentId, {
      checkoutId,
      attempt: 9,
      from: 1,
      revision: 1,
      amount: (totals.total - 100) as typeof totals.total,
      email: "ana@furrow.example",
    });
    await market.pay(paymentIntentId);
    expect(await finalizeIntent(market.deps, paymentIntentId, "test")).toMatchObject({
      status: "refunded",
    });
    await sweepPayments(market.deps);
    expect(await refundOf(paymentIntentId)).toMatchObject({
      state: "succeeded",
      amount: totals.total - 100,
    });
    const [checkout] = await market.database.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.id, checkoutId));
    expect(checkout?.state).toBe("refunded");
    const mails = await market.database.db.select().from(emails);
    expect(mails.some(({ dedupeKey }) => dedupeKey.endsWith(paymentIntentId))).toBe(true);
  });
});

async function paid(): Promise<string> {
  const { deps, database } = market;
  const number = await placedOrder(market, deps, visitor(deps), {
    goods: [{ ...ONE, quantity: 2 }],
    email: "ana@furrow.example",
  });
  const [row] = await database.sql<{ id: string }[]>`
    select payment_intent_id as id from orders where number = ${number}`;
  return row!.id;
}

async function halfOf(intentId: string) {
  const [line] = await market.database.sql<{ id: number }[]>`
    select l.product_id as id from order_lines l join orders o on o.id = l.order_id
    where o.payment_intent_id = ${intentId}`;
  return { lines: [{ productId: line!.id, quantity: 1 }], delivery: false };
}

async function refundOf(intentId: string) {
  const rows = await market.database.db
    .select()
    .from(refunds)
    .where(eq(refunds.intentId, intentId));
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

/** Asserts that the provider refunded no more of the charge than the recorded refund. */
async function assertOneRefund(intentId: string): Promise<void> {
  const { amount } = await refundOf(intentId);
  const { transactions } = await market.deps.payments.listBalanceTransactions({
    from: null,
    before: null,
    after: null,
  });
  const back = transactions.filter((row) => row.type === "refund" && row.intentId === intentId);
  expect(back.map((row) => row.net)).toEqual([-amount]);
}

function hoursFromNow(hours: number): string {
  return new Date(Date.now() + hours * HOUR).toISOString();
}
