import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { noteReading } from "#server/services/payments/disputes/note-dispute.ts";
import { lockOrders } from "#server/services/orders/lifecycle/lock-orders.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { begin, firstBox, household } from "#tests/support/market/people/box-household.ts";
import { type MovableClock, clockAtNoon } from "#tests/support/market/time/clock.ts";
import { testDeps } from "#tests/support/deps.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { CONFLICT } from "#tests/support/refusals.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

const DISPUTED = "pm_card_createDispute";
const PASSWORD = "correct horse";

let market: MarketPlace;
let deps: Deps;
let clock: MovableClock;
let lou: Visitor;
let ada: Visitor;

beforeAll(async () => {
  market = await openMarketPlace();
  clock = clockAtNoon();
  // Sessions do not expire although days pass, and password confirmations use the same clock.
  const { renewSession } = testDeps(market.database.db, { clock }).auth;
  deps = { ...market.deps, clock, auth: { ...market.deps.auth, renewSession } };
  lou = await person("lou", "logistics");
  ada = await person("ada", "admin");
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => () => assertInvariants(market.database.sql, new Date()));

async function person(username: string, role: Role) {
  const one = await registered(deps, { username, email: `${username}@furrow.example` });
  await market.database.db.update(users).set({ role }).where(eq(users.username, username));
  return one;
}

/** An admin's call with a recent password confirmation. */
async function ask<Result>(run: (api: AppCaller) => Promise<Result>) {
  await ada.call((api) => api.accounts.confirmPassword({ password: PASSWORD }));
  return ada.call(run);
}
const stateOf = async (number: string) =>
  (await market.database.db.select().from(orders).where(eq(orders.number, number)))[0]!.state;
const settle = async (intentId: string, outcome: "won" | "lost") => {
  await market.control.settleDispute((await disputeOfPayment(intentId)).id, outcome);
  await processReportedEvents(deps);
};

/** Locks the orders of a day at its cut-off, or immediately if that has passed. */
async function lock(day: string) {
  clock.pass(Math.max(0, cutOffOf(day).getTime() - clock.now().getTime()));
  await lockOrders(deps);
}

const disputeOfPayment = async (intentId: string) => {
  const [row] = await market.database.db
    .select()
    .from(disputes)
    .where(eq(disputes.intentId, intentId));
  return row!;
};
const refundsOf = (intentId: string) =>
  market.database.db.select().from(refunds).where(eq(refunds.intentId, intentId));

/** An active founding membership paid with this card, with the provider's reports processed. */
async function founding(card?: string) {
  const member = visitor(deps);
  const { paymentIntentId: intentId } = await member.call((api) =>
    api.memberships.reserve({ firstName: "Mia", email: "mia@furrow.example", zipCode: "94952" }),
  );
  await market.pay(intentId, card);
  await member.call((api) =>
    api.checkout.processOrder({ paymentIntentId: intentId, userId: null }),
  );
  await processReportedEvents(deps);
  const [row] = await market.database.db
    .select()
    .from(memberships)
    .where(eq(memberships.email, "mia@furrow.example"))
    .orderBy(desc(memberships.createdAt));
  return { intentId, id: row!.id };
}

/** A box charged at its cut-off, and the resulting order. */
async function chargedBox(card: string) {
  const home = await household(market, deps, { card });
  const { chargeAt } = await begin(home);
  const box = await firstBox({ deps, call: home.call });
  clock.pass(new Date(chargeAt).getTime() - clock.now().getTime());
  await chargeBoxes(deps);
  await processReportedEvents(deps);
  const [placed] = await market.database.db.select().from(boxes).where(eq(boxes.id, box.id));
  const [order] = await market.database.db
    .select()
    .from(orders)
    .where(eq(orders.checkoutId, placed!.checkoutId!));
  return order!;
}

describe("A payment whose money the bank holds is not refunded", () => {
  const HELD = "The customer’s bank has called this payment back. It cannot be refunded as well.";

  it("as a founding deposit: the membership stays active until the bank has decided", async () => {
    const { id, intentId } = await founding(DISPUTED);
    const refundDeposit = () => ask((api) => api.admin.memberships.refund({ id }));
    await expect(refundDeposit()).rejects.toThrow(HELD);
    const [kept] = await market.database.db
      .select()
      .from(memberships)
      .where(eq(memberships.id, id));
    expect(kept?.state).toBe("active");
    expect(await refundsOf(intentId)).toEqual([]);
    await settle(intentId, "won");
    await refundDeposit();
    await sweepPayments(deps);
    expect(await refundsOf(intentId)).toMatchObject([{ state: "succeeded" }]);
  });

  it("as a plain payment", async () => {
    const { paymentIntentId: intentId } = await visitor(deps).call((api) =>
      api.checkout.payAmount({ amount: 1_500, email: "pat@furrow.example" }),
    );
    await market.pay(intentId, DISPUTED);
    await processReportedEvents(deps);
    await expect(
      ask((api) =>
        api.admin.payments.refund({
          intentId,
          wish: "remaining",
          reason: "Not wanted",
          cause: "poor_quality",
        }),
      ),
    ).rejects.toThrow(HELD);
    expect(await refundsOf(intentId)).toEqual([]);
  });

  it("as a box", async () => {
    const { paymentIntentId: intentId } = await chargedBox(DISPUTED);
    await expect(
      ask((api) =>
        api.admin.payments.refund({
          intentId,
          wish: "remaining",
          reason: "Not wanted",
          cause: "poor_quality",
        }),
      ),
    ).rejects.toThrow(HELD);
    expect(await refundsOf(intentId)).toEqual([]);
  });
});

describe("A late payment whose money the bank holds", () => {
  /** A payment without a purchase that is owed back. Its dispute is known before the refund was sent. */
  async function late() {
    const { paymentIntentId: intentId } = await visitor(deps).call((api) =>
      api.checkout.payAmount({ amount: 1_500, email: "pat@furrow.example" }),
    );
    await market.database.sql`
      update checkout_quotes q set quote = jsonb_set(quote, '{totals,total}', '1')
      from checkouts c where c.id = q.checkout_id and c.payment_intent_id = ${intentId}`;
    await market.pay(intentId, DISPUTED);
    await processReportedEvents(deps);
    await sweepPayments(deps);
    expect(await refundsOf(intentId)).toMatchObject([
      { state: "requested", reason: "amount_mismatch", sentAt: null },
    ]);
    return intentId;
  }
  const asked = async () =>
    (await market.control.calls()).filter(({ op }) => op === "refunds.create").length;

  it("is not refunded before the bank has decided for us", async () => {
    const before = await asked();
    const intentId = await late();
    expect(await asked()).toBe(before);
    await settle(intentId, "won");
    await sweepPayments(deps);
    expect(await refundsOf(intentId)).toMatchObject([{ state: "succeeded" }]);
  });

  it("is not refunded at all when the bank returned the money: that counts as the refund", async () => {
    const before = await asked();
    const intentId = await late();
    await settle(intentId, "lost");
    await sweepPayments(deps);
    const { id } = await disputeOfPayment(intentId);
    expect(await refundsOf(intentId)).toMatchObject([{ state: "succeeded", providerRefundId: id }]);
    expect(await asked()).toBe(before);
  });
});

describe("A box whose payment the bank disputes", () => {
  it("is not locked or packed, and its page has the goods, the address and the consent email", async () => {
    const order = await chargedBox(DISPUTED);
    await lock(order.deliveryDay);
    expect(await stateOf(order.number)).toBe("placed");
    const crates = await lou.call((api) =>
      api.logistics.pack({ day: order.deliveryDay, window: order.deliveryWindow }),
    );
    expect(crates.map(({ number }) => number)).not.toContain(order.number);
    await market.database.sql`
      update emails set state = 'sent', sent_at = now() where kind = 'box_started'`;
    const { id } = await disputeOfPayment(order.paymentIntentId);
    const { facts, draft, stopsOrder } = await ask((api) =>
      api.admin.payments.dispute({ disputeId: id }),
    );
    expect(stopsOrder).toBe(true);
    expect(facts).toMatchObject({
      number: order.number,
      purpose: "order",
      customer: { email: order.email },
      order: { address: "218 Orchard Way, Petaluma, CA 94952" },
      mails: [{ kind: "box_started" }],
    });
    expect(facts.lines.length).toBeGreaterThan(1);
    expect(draft).toContain("218 Orchard Way");
    expect(
      await ask((api) =>
        api.admin.payments.cancelOrder({ number: order.number, reason: "Disputed" }),
      ),
    ).toEqual({ state: "canceled", refunded: null });
  });

  it("that was locked before is not packed, and stands on the board", async () => {
    const order = await chargedBox(DISPUTED);
    await settle(order.paymentIntentId, "won");
    await lock(order.deliveryDay);
    expect(await stateOf(order.number)).toBe("locked");
    await market.database.sql`
      update disputes set status = 'needs_response' where intent_id = ${order.paymentIntentId}`;
    const board = await lou.call((api) => api.logistics.board({ day: order.deliveryDay }));
    expect(board.disputed).toMatchObject([{ number: order.number, state: "locked" }]);
    const [line] = await market.database.sql`
      select product_id as id from order_lines where order_id = ${order.id} limit 1`;
    await expect(
      lou.call((api) =>
        api.logistics.packLine({
          orderNumber: order.number,
          productId: line!["id"],
          packed: true,
        }),
      ),
    ).rejects.toMatchObject(CONFLICT);
  });
});

describe("What the provider says of a dispute", () => {
  it("is applied only if it was requested after the known state", async () => {
    const { intentId } = await founding(DISPUTED);
    const { id } = await disputeOfPayment(intentId);
    const askedAt = clock.now();
    const dispute = (await deps.payments.getDispute(id))!;
    expect(dispute.status).toBe("needs_response");
    clock.pass(1_000);
    await settle(intentId, "won");
    const known = await disputeOfPayment(intentId);
    expect(known).toMatchObject({ status: "won", closedAt: clock.now() });
    await noteReading(deps, { askedAt, dispute });
    expect(await disputeOfPayment(intentId)).toEqual(known);
  });
});

describe("The page of a dispute", () => {
  it("is there for a founding deposit, with its receipt, its email and no order", async () => {
    const { id, intentId } = await founding(DISPUTED);
    await market.database.sql`
      update emails set state = 'sent', sent_at = now()
      where dedupe_key = ${`membership_active:${id}`}`;
    const { id: disputeId } = await disputeOfPayment(intentId);
    const page = await ask((api) => api.admin.payments.dispute({ disputeId }));
    expect(page.facts).toMatchObject({
      number: expect.stringMatching(/^R-/),
      purpose: "membership",
      customer: { email: "mia@furrow.example" },
      paid: { amount: 5_000, received: 5_000 },
      order: null,
      lines: [],
      delivery: [],
      mails: [{ kind: "membership_active" }],
    });
    expect(page.draft).toContain("membership");
    const { disputed } = await ask((api) => api.admin.payments.attention());
    expect(disputed).toContainEqual(
      expect.objectContaining({ id: disputeId, number: page.facts.number }),
    );
    expect(
      await ask((api) => api.admin.payments.answerDispute({ disputeId, text: "winning_evidence" })),
    ).toEqual({
      status: "won",
    });
  });
});
