import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { foundingPlaces, memberships } from "#db/schema/memberships/memberships.ts";
import { receipts, refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { settings } from "#db/schema/platform/system.ts";
import { expireCheckout } from "#server/services/payments/checkouts/expire-checkout.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { bookProviderRefunds } from "#server/services/payments/refunds/provider-refunds.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { refundMembership } from "#server/services/memberships/membership-changes.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { reportDispute } from "#tests/support/money/reported-dispute.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { cents } from "#shared/money.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => places(500));
afterEach(async () => {
  expect(await violations(market.database.sql, new Date())).toEqual({});
});

/** Sets how many founding places are still free. */
async function places(free: number): Promise<void> {
  const { db } = market.database;
  const [count] = await db.select().from(foundingPlaces);
  const value = (count?.held ?? 0) + (count?.taken ?? 0) + free;
  await db
    .insert(settings)
    .values({ key: "foundingPlaces", value, updatedAt: new Date() })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

const RESERVE = { firstName: "Ana", email: "ana@furrow.example", zipCode: "94952" };

async function reserved() {
  const shopper = visitor(market.deps);
  const payment = await shopper.call((api) => api.memberships.reserve(RESERVE));
  return { shopper, payment, id: payment.paymentIntentId };
}

const finish = (shopper: ReturnType<typeof visitor>, paymentIntentId: string) =>
  shopper.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));

async function membershipOf(intentId: string) {
  const [row] = await market.database.db
    .select({ membership: memberships, checkout: checkouts })
    .from(memberships)
    .innerJoin(checkouts, eq(checkouts.id, memberships.checkoutId))
    .where(eq(checkouts.paymentIntentId, intentId));
  if (!row) throw new Error("There is no such membership");
  return row;
}

async function runOut(intentId: string) {
  const { checkout } = await membershipOf(intentId);
  await market.database.db
    .update(checkouts)
    .set({ holdExpiresAt: sql`now() - interval '1 second'` })
    .where(eq(checkouts.id, checkout.id));
  return checkout;
}

describe("A founding membership", () => {
  it("is pending while it is being paid, then active with a place, dates and a receipt", async () => {
    const { shopper, id } = await reserved();
    expect((await membershipOf(id)).membership).toMatchObject({ state: "pending", place: null });
    await market.pay(id);
    const answer = await finish(shopper, id);
    expect(answer).toEqual({
      status: "active",
      receiptNumber: expect.stringMatching(/^R-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
      amount: 5_000,
      email: RESERVE.email,
    });
    const latest = await shopper.call((api) => api.memberships.latest());
    expect(latest).toMatchObject({ kind: "founding", firstName: "Ana", amount: 5_000 });
    expect(latest.receiptNumber).toBe("receiptNumber" in answer ? answer.receiptNumber : null);
    expect(Date.parse(latest.endsOn!) - Date.parse(latest.startsOn!)).toBe(364 * 86_400_000);
  });

  it("is activated once, however often and from wherever its payment is finalized", async () => {
    const { shopper, id } = await reserved();
    await market.pay(id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? finish(shopper, id)
          : finalizeIntent(market.deps, id, "payment_intent.succeeded"),
      ),
    );
    const numbers = answers.map((answer) => "receiptNumber" in answer && answer.receiptNumber);
    expect(new Set(numbers).size).toBe(1);
    const { membership } = await membershipOf(id);
    const { db } = market.database;
    expect(await db.$count(receipts, eq(receipts.paymentIntentId, id))).toBe(1);
    const key = `membership_active:${membership.id}`;
    expect(await db.$count(emails, eq(emails.dedupeKey, key))).toBe(1);
  });

  it("is activated by the sweeper if nothing else does", async () => {
    const { id } = await reserved();
    await market.pay(id);
    await market.database
      .sql`update payments set updated_at = now() - interval '31 seconds' where intent_id = ${id}`;
    await sweepPayments(market.deps);
    expect((await membershipOf(id)).membership.state).toBe("active");
  });

  it("shows its receipt only to the browser that paid", async () => {
    const { id } = await reserved();
    await market.pay(id);
    const stranger = visitor(market.deps);
    expect(await finish(stranger, id)).toEqual({ status: "active" });
    await expect(stranger.call((api) => api.memberships.latest())).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("keeps its single payment and place when the form is sent again", async () => {
    const { shopper, id } = await reserved();
    const again = await shopper.call((api) =>
      api.memberships.reserve({ ...RESERVE, email: "ana.new@furrow.example" }),
    );
    expect(again.paymentIntentId).toBe(id);
    await market.pay(id);
    expect(await finish(shopper, id)).toMatchObject({ email: "ana.new@furrow.example" });
  });

  it("is refused outside the delivery area, naming the field", async () => {
    const shopper = visitor(market.deps);
    await expect(
      shopper.call((api) => api.memberships.reserve({ ...RESERVE, zipCode: "10001" })),
    ).rejects.toMatchObject({ cause: { code: "undeliverable", details: { field: "zipCode" } } });
  });

  it("refunds its deposit once and frees its place", async () => {
    const { shopper, id } = await reserved();
    await market.pay(id);
    await finish(shopper, id);
    await places(0);
    const { membership } = await membershipOf(id);
    await refundMembership(market.deps, null, membership.id);
    await expect(refundMembership(market.deps, null, membership.id)).rejects.toMatchObject({
      code: "conflict",
    });
    await sweepPayments(market.deps);
    const [refund] = await market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.intentId, id));
    expect(refund).toMatchObject({ state: "succeeded", amount: cents(5_000) });
    const offer = await visitor(market.deps).call((api) => api.memberships.offer());
    expect(offer.placesLeft).toBe(1);
  });

  describe("partly refunded in the provider's dashboard", () => {
    /** Creates an active membership with 2,000 of its 5,000 cents refunded at the provider. */
    async function partlyBack() {
      const { shopper, id } = await reserved();
      await market.pay(id);
      await finish(shopper, id);
      await backAtProvider(id, 2_000);
      return { id, membershipId: (await membershipOf(id)).membership.id };
    }
    async function backAtProvider(id: string, amount: number) {
      await market.stripe.refunds.create({ payment_intent: id, amount });
      await bookProviderRefunds(market.deps, id);
    }
    /** Returns the balances left from a payment, in cents by account, without fees and the provider's balance. */
    async function booked(id: string) {
      const rows = await market.database.sql`
        select e.account, sum(e.amount_cents) as sum from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id
        where t.intent_id = ${id} and e.account not in ('card_fees', 'provider_balance')
        group by e.account having sum(e.amount_cents) <> 0`;
      return [...rows];
    }

    it("stays active until the rest is refunded there too, and then frees its place", async () => {
      const { id } = await partlyBack();
      expect((await membershipOf(id)).membership.state).toBe("active");
      await places(0);
      await backAtProvider(id, 3_000);
      expect((await membershipOf(id)).membership.state).toBe("refunded");
      expect(await booked(id)).toEqual([]);
      const offer = await visitor(market.deps).call((api) => api.memberships.offer());
      expect(offer.placesLeft).toBe(1);
    });

    it("ends when the rest is refunded after the bank took the other part in a dispute", async () => {
      const { shopper, id } = await reserved();
      await market.pay(id);
      await finish(shopper, id);
      const lost = { id: "du_of_deposit", intentId: id, amount: 2_000, status: "lost" };
      await reportDispute(market.deps, lost);
      await backAtProvider(id, 3_000);
      expect((await membershipOf(id)).membership.state).toBe("refunded");
      expect(await booked(id)).toEqual([]);
    });

    it("refunds only the rest when the team ends it", async () => {
      const { id, membershipId } = await partlyBack();
      await refundMembership(market.deps, null, membershipId);
      await sweepPayments(market.deps);
      const given = await market.database.db.select().from(refunds).where(eq(refunds.intentId, id));
      expect(given.map(({ state, amount }) => `${state} ${amount}`).toSorted()).toEqual([
        "succeeded 2000",
        "succeeded 3000",
      ]);
      expect(await booked(id)).toEqual([]);
    });
  });
});

describe("Founding places", () => {
  it("are never oversold: sixty-four buyers at once for ten places get exactly ten", async () => {
    await places(10);
    const results = await Promise.all(
      Array.from({ length: 64 }, async () => {
        const shopper = visitor(market.deps);
        try {
          const { paymentIntentId } = await shopper.call((api) => api.memberships.reserve(RESERVE));
          await market.pay(paymentIntentId);
          return (await finish(shopper, paymentIntentId)).status;
        } catch (error) {
          return error instanceof Error && "code" in error ? String(error.code) : String(error);
        }
      }),
    );
    expect(results.filter((result) => result === "active")).toHaveLength(10);
    expect(results.filter((result) => result === "CONFLICT")).toHaveLength(54);
  });

  it("held by an unpaid checkout are free again when its hold expires", async () => {
    await places(1);
    const { id } = await reserved();
    await expect(reserved()).rejects.toMatchObject({ cause: { code: "out_of_stock" } });
    await expireCheckout(market.deps, await runOut(id));
    expect((await membershipOf(id)).membership.state).toBe("expired");
    expect((await reserved()).id).not.toBe(id);
  });

  it("that are taken when a payment arrives late cause a full refund of the deposit", async () => {
    await places(1);
    const { shopper, id } = await reserved();
    await market.pay(id);
    // The sweep released the place after the provider's success and before its event arrived.
    const checkout = await runOut(id);
    await market.database.sql`update checkouts set state = 'expired' where id = ${checkout.id}`;
    await market.database
      .sql`update memberships set state = 'expired' where checkout_id = ${checkout.id}`;
    await market.database.sql`update founding_places set held = held - 1`;
    const other = await reserved();
    await market.pay(other.id);
    expect(await finish(other.shopper, other.id)).toMatchObject({ status: "active" });
    expect(await finish(shopper, id)).toEqual({ status: "refunded" });
    expect(await finish(shopper, id)).toEqual({ status: "refunded" });
    await sweepPayments(market.deps);
    const sent = await market.database.db.select().from(refunds).where(eq(refunds.intentId, id));
    expect(sent).toMatchObject([{ state: "succeeded", amount: 5_000 }]);
  });
});
