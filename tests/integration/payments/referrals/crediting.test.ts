import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { disputes } from "#db/schema/payments/disputes.ts";
import { promotions } from "#db/schema/checkout/promotions.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { referrals } from "#db/schema/payments/referrals.ts";
import { users } from "#db/schema/accounts/users.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { settleReferrals } from "#server/services/payments/referrals/credit.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { cents } from "#shared/money.ts";
import { login } from "#tests/support/market/people/accounts.ts";
import type { RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import { deliver } from "#tests/support/market/payments/payout-runs.ts";
import {
  creditOf,
  credited,
  referralOf,
  referred,
  refundWhole,
} from "#tests/support/market/payments/referrals.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { openWorld, PASSWORD, type Person, type World } from "#tests/support/powers/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));

const pass = (days: number) => world.clock.pass(days * 86_400_000);

it("gives credit once, with an email, when the order is delivered and its period for reports is over", async () => {
  const { referrer, order } = await referred(world);
  await settleReferrals(world.deps);
  await deliver(world, order);
  await settleReferrals(world.deps);
  expect((await creditOf(referrer)).balance).toBe(0);
  pass(6);
  await Promise.all([1, 2, 3].map(() => settleReferrals(world.deps)));
  const { balance, movements } = await creditOf(referrer);
  expect(balance).toBe(1_000);
  expect(movements).toMatchObject([{ amount: 1_000, reason: "referral", orderNumber: null }]);
  const why = await referrer.call((api) => api.payments.credit.why({ id: movements[0]!.id }));
  expect(why).toMatchObject({
    amount: 1_000,
    rows: [{ kind: "gift", cents: 1_000, facts: { reason: "referral" } }],
  });
  const page = await referrer.call((api) => api.payments.referrals.mine());
  expect(page).toMatchObject({ earned: 1_000, friends: [{ step: "credited" }] });
  const mail = await world.deps.db.select().from(emails).where(eq(emails.to, referrer.user.email));
  const [told] = mail.filter(({ kind }) => kind === "referral_credited");
  expect(told?.text).toContain("$10.00");
});

it("gives nothing for an order that was refunded in full, nor while a dispute is open", async () => {
  const gone = await referred(world);
  await deliver(world, gone.order);
  await refundWhole(world, gone.order.paymentIntentId, "customer_changed");
  await sweepPayments(world.deps);
  const disputed = await referred(world);
  await deliver(world, disputed.order);
  const at = world.clock.now();
  await world.deps.db.insert(disputes).values({
    id: "du_referral1",
    intentId: disputed.order.paymentIntentId,
    status: "needs_response",
    reason: "general",
    amount: cents(500),
    taken: cents(500),
    createdAt: at,
    readAt: at,
    updatedAt: at,
  });
  pass(6);
  await settleReferrals(world.deps);
  for (const { referrer, order } of [gone, disputed]) {
    expect((await creditOf(referrer)).balance).toBe(0);
    expect(await referralOf(world, order.id)).toMatchObject({ state: "waiting" });
  }
  const page = await gone.referrer.call((api) => api.payments.referrals.mine());
  expect(page.friends).toMatchObject([{ step: "ended" }]);
  await world.deps.db.delete(disputes).where(eq(disputes.id, "du_referral1"));
});

it("gives nothing for an order that was changed to go to the referrer's door, or to an earlier customer's", async () => {
  const earlier = await credited(world);
  const own = await referred(world);
  const { sql } = world.market.database;
  const other = await referred(world);
  await sql`update orders set delivery = delivery || jsonb_build_object('address',
    (select delivery ->> 'address' from orders where id = ${earlier.order.id}))
    where id = ${other.order.id}`;
  await sql`update orders set delivery = delivery || '{"phone": "+1 (707) 555-0199"}' where id = ${own.order.id}`;
  await sql`update users set phone_number = '707-555-0199' where id = ${own.referrer.user.id}`;
  for (const { order } of [own, other]) await deliver(world, order);
  pass(6);
  await settleReferrals(world.deps);
  for (const { referrer, order } of [own, other]) {
    expect((await creditOf(referrer)).balance).toBe(0);
    expect(await referralOf(world, order.id)).toMatchObject({
      state: "refused",
      cause: "same_household",
    });
  }
});

it("gives nothing once the friend has kept less than the minimum, and takes it back if that comes later", async () => {
  const takenOff = await referred(world);
  await refundMost(takenOff.order, "customer_changed");
  await deliver(world, takenOff.order);
  const short = await referred(world);
  await deliver(world, short.order);
  await refundMost(short.order, "goodwill");
  pass(6);
  await settleReferrals(world.deps);
  expect((await creditOf(takenOff.referrer)).balance).toBe(0);
  expect(await referralOf(world, takenOff.order.id)).toMatchObject({
    state: "refused",
    cause: "too_small",
    minimum: 3_000,
  });
  // What the market gave back on its own does not count.
  expect(await referralOf(world, short.order.id)).toMatchObject({ state: "credited" });

  const later = await credited(world);
  await refundMost(later.order, "customer_changed");
  await settleReferrals(world.deps);
  expect(await referralOf(world, later.order.id)).toMatchObject({
    state: "taken_back",
    cause: "too_small",
  });
});

/** Refunds all units of an order but one. */
async function refundMost(
  { id, paymentIntentId: intentId }: { id: string; paymentIntentId: string },
  cause: Extract<RefundCause, "customer_changed" | "goodwill">,
) {
  const [line] = await world.market.database.sql<{ productId: number; quantity: number }[]>`
    select product_id as "productId", quantity - 1 as quantity from order_lines where order_id = ${id}`;
  await refundOrder(world.deps, null, {
    intentId,
    wish: { lines: [line!], delivery: false },
    reason: "They asked for it",
    cause,
  });
  await sweepPayments(world.deps);
}

it("is refused for a guest's order that has joined the referrer's account since", async () => {
  const { referrer, order } = await referred(world);
  await world.deps.db
    .update(orders)
    .set({ userId: referrer.user.id })
    .where(eq(orders.id, order.id));
  await deliver(world, order);
  pass(6);
  await settleReferrals(world.deps);
  expect(await referralOf(world, order.id)).toMatchObject({ state: "refused", cause: "own_order" });
});

it("forgets erased accounts: a friend's name is removed, and a referrer's link stops working", async () => {
  const { referrer, order } = await credited(world);
  const friend = await world.person();
  await world.deps.db.update(orders).set({ userId: friend.user.id }).where(eq(orders.id, order.id));
  const erase = async ({ user: { id } }: Person) => {
    await world.deps.db
      .update(users)
      .set({ deletionDueAt: world.clock.now() })
      .where(eq(users.id, id));
    await eraseDueAccounts(world.deps);
  };
  await referrer.call(login(referrer.user.username, PASSWORD));
  const data = await referrer.call((api) => api.accounts.exportData());
  expect(JSON.stringify(JSON.parse(data))).toContain(
    '"referrals":[{"state":"credited","reward":1000',
  );
  await erase(friend);
  const page = await referrer.call((api) => api.payments.referrals.mine());
  expect(page.friends).toMatchObject([{ firstName: null, step: "credited" }]);
  await erase(referrer);
  const [code] = await world.deps.db
    .select()
    .from(promotions)
    .where(eq(promotions.referrerId, referrer.user.id));
  expect(code?.endedAt).not.toBeNull();
  expect(await world.deps.db.$count(referrals, eq(referrals.orderId, order.id))).toBe(1);
});
