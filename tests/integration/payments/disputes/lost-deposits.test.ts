import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { foundingOffer } from "#server/services/memberships/memberships.ts";
import { refundMembership } from "#server/services/memberships/membership-changes.ts";
import { makeGood } from "#server/services/orders/refunds/make-good.ts";
import { paymentAttention } from "#server/services/payments/admin/attention.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { bookProviderRefunds } from "#server/services/payments/refunds/provider-refunds.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { everyWhy } from "#tests/support/money/every-why.ts";
import { type ReportedDispute, reportDispute } from "#tests/support/money/reported-dispute.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { ledgerBalance } from "#tests/support/market/payments/ledger.ts";

/** The default amount of these disputes. */
const PART = 150;

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));

let serial = 0;
type Dispute = Partial<ReportedDispute> & { intentId: string };

/** Reports a dispute, by default a lost one. Returns its id. */
async function reported(dispute: Dispute): Promise<string> {
  const id = dispute.id ?? `du_deposit${(serial += 1)}`;
  await reportDispute(world.deps, { status: "lost", amount: PART, ...dispute, id });
  return id;
}

const given = async (intentId: string) =>
  world.deps.db
    .select()
    .from(refunds)
    .where(eq(refunds.intentId, intentId))
    .orderBy(refunds.createdAt, refunds.amount);
/** The total amount of refund requests to the provider. */
const sentBack = async (intentId: string) =>
  (await world.deps.payments.listRefunds(intentId)).reduce((sum, { amount }) => sum + amount, 0);
async function stateOf(intentId: string) {
  const theirs = eq(payments.intentId, intentId);
  return (await world.deps.db.select().from(payments).where(theirs))[0]!.state;
}
const waiting = async () =>
  (await paymentAttention(world.deps)).failed.map(({ intentId }) => intentId);

const onAccount = (account: string, intentId: string) =>
  ledgerBalance(world.market.database.sql, { intentId }, account);

describe("A payment for no order of which a dispute took a part", () => {
  async function founding() {
    const member = visitor(world.deps);
    const email = `mia${(serial += 1)}@furrow.example`;
    const about = { firstName: "Mia", email, zipCode: "94952" };
    const { paymentIntentId: intentId } = await member.call((api) =>
      api.memberships.reserve(about),
    );
    await world.market.pay(intentId);
    await member.call((api) =>
      api.checkout.processOrder({ paymentIntentId: intentId, userId: null }),
    );
    const [row] = await world.deps.db
      .select()
      .from(memberships)
      .where(eq(memberships.email, email));
    return { intentId, ...row! };
  }

  it("gives the rest of a deposit back", async () => {
    const { intentId, id, amount } = await founding();
    await reported({ intentId });
    await refundMembership(world.deps, admin.user, id);
    await sweepPayments(world.deps);
    expect(await sentBack(intentId)).toBe(amount - PART);
    expect(await stateOf(intentId)).toBe("refunded");
    expect((await everyWhy(world.deps)).broken).toEqual([]);
  });

  /** Makes a refund in the provider's dashboard. Returns its id. */
  async function refundedThere(intentId: string, amount: number) {
    const { id } = await world.market.stripe.refunds.create({ payment_intent: intentId, amount });
    await bookProviderRefunds(world.deps, intentId);
    return id;
  }
  async function membershipNow(id: string) {
    const [row] = await world.deps.db.select().from(memberships).where(eq(memberships.id, id));
    return row!.state;
  }

  it("ends a membership whose bank takes what a refund has left, and frees its place", async () => {
    const { intentId, id, amount } = await founding();
    const { placesLeft } = await foundingOffer(world.deps);
    await refundedThere(intentId, amount - PART);
    expect(await membershipNow(id)).toBe("active");
    const dispute = await reported({ intentId });
    await reported({ intentId, id: dispute });
    expect(await membershipNow(id)).toBe("refunded");
    expect((await foundingOffer(world.deps)).placesLeft).toBe(placesLeft + 1);
    for (const account of ["customer_deposits", "disputes", "goodwill"])
      expect(await onAccount(account, intentId), account).toBe(0);
    expect((await everyWhy(world.deps)).broken).toEqual([]);
  });

  it("counts the bank's part once when the refund that ended a membership fails", async () => {
    const { intentId, id, amount } = await founding();
    const dispute = await reported({ intentId });
    const providerId = await refundedThere(intentId, amount - PART);
    expect(await membershipNow(id)).toBe("refunded");
    const [refund] = await given(intentId);
    await world.market.control.settleRefund(providerId, "failed");
    await noteRefund(world.deps, refund!.id, { id: providerId, state: "failed" });
    await reported({ intentId, id: dispute });
    expect(await onAccount("customer_refunds", intentId)).toBe(PART - amount);
    expect(await onAccount("disputes", intentId)).toBe(0);
  });

  /** A deposit whose refund was rejected by the customer's bank. */
  async function returned() {
    const member = await founding();
    const { intentId } = member;
    await refundMembership(world.deps, admin.user, member.id);
    await sweepPayments(world.deps);
    const [sent] = await given(intentId);
    const refundId = sent!.id;
    const providerId = sent!.providerRefundId!;
    await world.market.control.settleRefund(providerId, "failed");
    await noteRefund(world.deps, refundId, { id: providerId, state: "failed" });
    expect(await waiting()).toContain(intentId);
    return { ...member, refundId };
  }
  async function expectSettled(intentId: string) {
    expect(await waiting()).not.toContain(intentId);
    expect(await onAccount("customer_refunds", intentId)).toBe(0);
    expect(await onAccount("disputes", intentId)).toBe(0);
    expect((await everyWhy(world.deps)).broken).toEqual([]);
  }

  it("has a refund that failed made good by the bank, where it took all", async () => {
    const { intentId, amount } = await returned();
    const id = await reported({ intentId, amount });
    await reported({ intentId, amount, id });
    await expectSettled(intentId);
  });

  it("has the rest of a refund that failed left for the team to send", async () => {
    const { intentId, amount, refundId } = await returned();
    await reported({ intentId });
    expect(await onAccount("customer_refunds", intentId)).toBe(PART - amount);
    const again = await makeGood(world.deps, admin.user, { refundId, to: "card" });
    expect(again.amount).toBe(amount - PART);
    await sweepPayments(world.deps);
    await expectSettled(intentId);
  });

  it("splits one that was sent again off, too", async () => {
    const { intentId, amount, refundId } = await returned();
    await makeGood(world.deps, admin.user, { refundId, to: "card" });
    await reported({ intentId });
    const states = (await given(intentId)).map((row) => `${row.state} ${row.amount}`);
    const left = amount - PART;
    expect(new Set(states)).toEqual(
      new Set([`failed ${left}`, `requested ${left}`, `succeeded ${PART}`]),
    );
    await sweepPayments(world.deps);
    await expectSettled(intentId);
  });

  it("sends the rest of one that came for nothing, as soon as the bank has decided", async () => {
    const { paymentIntentId: intentId } = await visitor(world.deps).call((api) =>
      api.checkout.payAmount({ amount: 1_500, email: "pat@furrow.example" }),
    );
    await world.market.database.sql`
      update checkout_quotes q set quote = jsonb_set(quote, '{totals,total}', '1')
      from checkouts c where c.id = q.checkout_id and c.payment_intent_id = ${intentId}`;
    await world.market.pay(intentId);
    await finalizeIntent(world.deps, intentId, "test");
    const id = await reported({ intentId, status: "needs_response" });
    await sweepPayments(world.deps);
    expect(await sentBack(intentId)).toBe(0);
    await reported({ intentId, id });
    await reported({ intentId, id });
    await sweepPayments(world.deps);
    expect(await sentBack(intentId)).toBe(1_500 - PART);
    expect(await stateOf(intentId)).toBe("refunded");
    const [part, rest] = (await given(intentId)).toSorted((a, b) => a.amount - b.amount);
    expect(part).toMatchObject({ amount: PART, state: "succeeded", providerRefundId: id });
    expect(rest).toMatchObject({ amount: 1_500 - PART, state: "succeeded" });
    expect((await everyWhy(world.deps)).broken).toEqual([]);
  });
});
