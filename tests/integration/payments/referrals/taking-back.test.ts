import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { disputes } from "#db/schema/payments/disputes.ts";
import { auditLog } from "#db/schema/platform/audit.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { giveCredit } from "#server/services/payments/credit/credits.ts";
import { settleReferrals } from "#server/services/payments/referrals/credit.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { cents } from "#shared/money.ts";
import { deliver } from "#tests/support/market/payments/payout-runs.ts";
import {
  creditOf,
  credited,
  referralOf,
  referred,
  refundWhole,
} from "#tests/support/market/payments/referrals.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));

const pass = (days: number) => world.clock.pass(days * 86_400_000);

/** Spends part of a customer's credit. */
async function spend(person: Person, amount: number) {
  await world.deps.db.transaction(async (tx) => {
    const base = { userId: person.user.id, reason: "Used", orderId: null };
    const at = world.clock.now();
    const key = `gift:${crypto.randomUUID()}`;
    await giveCredit(tx, { ...base, at, amount: cents(-amount), key });
  });
}

it("takes back the remaining credit once the order is undone for the customer, and never goes below zero", async () => {
  const whole = await credited(world);
  const spent = await credited(world);
  await spend(spent.referrer, 700);
  for (const { order } of [whole, spent])
    await refundWhole(world, order.paymentIntentId, "customer_changed");
  await sweepPayments(world.deps);
  await Promise.all([1, 2].map(() => settleReferrals(world.deps)));
  expect((await creditOf(whole.referrer)).balance).toBe(0);
  expect((await creditOf(spent.referrer)).balance).toBe(0);
  expect(await referralOf(world, whole.order.id)).toMatchObject({
    state: "taken_back",
    takenBack: 1_000,
    cause: "undone",
  });
  expect(await referralOf(world, spent.order.id)).toMatchObject({ takenBack: 300 });
  const { movements } = await creditOf(whole.referrer);
  const why = await whole.referrer.call((api) => api.payments.credit.why({ id: movements[0]!.id }));
  expect(why.rows).toMatchObject([{ kind: "gift", cents: -1_000 }]);
});

it("takes credit back even while another customer's credit cannot be written", async () => {
  const undone = await credited(world);
  await refundWhole(world, undone.order.paymentIntentId, "customer_changed");
  await sweepPayments(world.deps);
  const { order } = await referred(world);
  await deliver(world, order);
  pass(6);
  const { sql } = world.market.database;
  await sql.unsafe(`create function stick() returns trigger language plpgsql as $$ begin
    if new.state = 'credited' then raise exception 'stuck'; end if; return new; end $$;
    create trigger stick before update on referrals for each row execute function stick();`);
  await expect(settleReferrals(world.deps)).rejects.toThrow("could not be credited");
  await sql`drop trigger stick on referrals`;
  expect(await referralOf(world, undone.order.id)).toMatchObject({ state: "taken_back" });
  await settleReferrals(world.deps);
  expect(await referralOf(world, order.id)).toMatchObject({ state: "credited" });
});

it("leaves it where the market was at fault, and takes it back after a fraud", async () => {
  const kind = await credited(world);
  await refundWhole(world, kind.order.paymentIntentId, "goodwill");
  await sweepPayments(world.deps);
  const fraud = await credited(world);
  const at = world.clock.now();
  await world.deps.db.insert(disputes).values({
    id: "du_referral2",
    intentId: fraud.order.paymentIntentId,
    status: "lost",
    reason: "fraudulent",
    amount: cents(500),
    taken: cents(500),
    createdAt: at,
    readAt: at,
    updatedAt: at,
  });
  await settleReferrals(world.deps);
  expect((await creditOf(kind.referrer)).balance).toBe(1_000);
  expect((await creditOf(fraud.referrer)).balance).toBe(0);
  expect(await referralOf(world, fraud.order.id)).toMatchObject({ cause: "fraud" });
  const mail = await world.deps.db
    .select()
    .from(emails)
    .where(eq(emails.kind, "referral_taken_back"));
  const toFraud = mail.filter(({ to }) => to === fraud.referrer.user.email);
  expect(toFraud.map(({ subject }) => subject)).toEqual([
    "$10.00 of credit for a friend was taken back",
  ]);
  expect(mail.filter(({ to }) => to === kind.referrer.user.email)).toEqual([]);
  await world.deps.db.delete(disputes).where(eq(disputes.id, "du_referral2"));
});

it("is taken back by the team with a reason, which is logged, and found in its list", async () => {
  const given = await credited(world);
  const open = await referred(world);
  const admin = await world.person("admin");
  for (const { referral } of [open, given]) {
    const wish = { id: referral.id, reason: "The same household" };
    await admin.call((api) => api.admin.referrals.takeBack(wish));
    await expect(admin.call((api) => api.admin.referrals.takeBack(wish))).rejects.toMatchObject({
      cause: { code: "conflict" },
    });
  }
  expect((await creditOf(given.referrer)).balance).toBe(0);
  const q = given.referrer.user.username;
  const list = await admin.call((api) => api.admin.referrals.page({ q }));
  expect(list).toMatchObject({
    total: 1,
    rows: [{ state: "taken_back", takenBack: 1_000, cause: "The same household", referrer: q }],
  });
  const log = await world.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, "referral.taken_back"));
  expect(log).toHaveLength(2);
});
