import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { payouts } from "#db/schema/payments/payouts.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { getBalance } from "#server/services/farms/harvest/balance.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { reversePayout } from "#server/services/payments/payouts/reverse.ts";
import { changeBearer } from "#server/services/payments/refunds/change-bearer.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { BEARERS, CAUSES_OF_TEAM } from "#shared/payments/refunds/refund-cause.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { everyWhy } from "#tests/support/money/every-why.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import {
  approveAsShown,
  deliver,
  growingFarm,
  newestRun,
  nextRun,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";
import { booksDiffer } from "#tests/support/market/payments/reconciliation.ts";

let world: World;
let admin: Awaited<ReturnType<World["person"]>>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  // The market needs funds of its own for the refunds it bears.
  await growingFarm(world);
  for (let order = 0; order < 3; order += 1) await sold(world, 90);
});
afterAll(() => world[Symbol.asyncDispose]());

type Sold = Awaited<ReturnType<typeof sold>>;
/** One farm's account and orders during a sequence. */
type Trade = { farmId: number; accountId: string; orders: (Sold & { isDelivered: boolean })[] };
type Act = (trade: Trade) => Promise<void>;

const picked = <One>(list: readonly One[], at: number) => list[at % list.length];
const sweep = async () => {
  world.clock.pass(HOUR / 4);
  await sweepPayments(world.deps);
};
/** Allows the conflict error of acts that come too late, such as a second refund. */
const unlessOver = (work: Promise<unknown>) =>
  work.catch((error: unknown) => expect(error).toHaveProperty("code", "conflict"));

const sell = fc.integer({ min: 1, max: 8 }).map<Act>((units) => async (trade) => {
  trade.orders.push({ ...(await sold(world, units)), isDelivered: false });
});
const deliverOne = fc.nat(9).map<Act>((at) => async (trade) => {
  const order = picked(
    trade.orders.filter(({ isDelivered }) => !isDelivered),
    at,
  );
  if (!order) return;
  await deliver(world, order.order);
  order.isDelivered = true;
});
const refund = fc
  .record({ at: fc.nat(9), cause: fc.constantFrom(...CAUSES_OF_TEAM) })
  .map<Act>(({ at, cause }) => async ({ orders }) => {
    const order = picked(
      orders.filter(({ isDelivered }) => isDelivered),
      at,
    );
    if (!order) return;
    const lines = [{ productId: order.line.productId, quantity: 1 }];
    await unlessOver(
      refundOrder(world.deps, admin.user, {
        intentId: order.order.paymentIntentId,
        wish: { lines, delivery: false },
        reason: "As they wrote",
        cause,
      }),
    );
    await sweep();
  });
const decideOtherwise = fc
  .record({ at: fc.nat(9), bearer: fc.constantFrom(...BEARERS) })
  .map<Act>(({ at, bearer }) => async ({ orders }) => {
    const order = picked(orders, at);
    if (!order) return;
    const [one] = await world.deps.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, order.order.id));
    if (!one || one.bearer === bearer) return;
    const reason = "Decided later";
    await changeBearer(world.deps, admin.user, { refundId: one.id, bearer, reason });
  });
/** Drafts and approves a run; the provider may reject the farm's account at that moment. */
const run = fc.boolean().map<Act>((isRefused) => async ({ accountId }) => {
  await nextRun(world);
  const { id, state } = await newestRun(world);
  if (isRefused) await world.market.control.setCapability(accountId, "transfers", false);
  if (state === "drafted") await approveAsShown(world.deps, admin.user, id);
  await sweep();
  if (isRefused) await world.market.control.setCapability(accountId, "transfers", true);
  world.clock.pass(7 * HOUR);
  await sweep();
});
const reverse = fc.nat(9).map<Act>((at) => async ({ farmId }) => {
  const paid = (await payoutsOf(world, farmId)).filter(({ state }) => state === "paid");
  const payoutId = picked(paid, at)?.id;
  if (!payoutId) return;
  await reversePayout(world.deps, admin.user, { payoutId, reason: "Sent in error" });
  await sweep();
});

const acts = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: sell },
    { weight: 4, arbitrary: deliverOne },
    { weight: 3, arbitrary: refund },
    { weight: 1, arbitrary: decideOtherwise },
    { weight: 4, arbitrary: run },
    { weight: 1, arbitrary: reverse },
  ),
  { minLength: 6, maxLength: 14 },
);

/** The amount the provider has sent to a farm, minus reversals. */
async function received(farmId: number): Promise<number> {
  const rows = await world.deps.db.select().from(payouts).where(eq(payouts.farmId, farmId));
  const lists = await Promise.all(
    [...new Set(rows.map(({ runId }) => runId))].map((id) => world.deps.payments.findTransfers(id)),
  );
  return lists
    .flat()
    .filter(({ transferId }) => rows.some(({ id }) => id === transferId))
    .reduce((sum, { amount, reversed }) => sum + amount - reversed, 0);
}

/** A farm's total earnings in the ledger. */
async function earned(farmId: number): Promise<number> {
  const [row] = await world.market.database.sql<{ sum: number }[]>`
    select coalesce(-sum(amount_cents), 0)::int as sum from ledger_entries
    where account = 'farm_payable' and farm_id = ${farmId}`;
  return row!.sum;
}

it("Whatever is sold, delivered, refunded, sent, refused and taken back, each farm gets what it is owed once", async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const farmId = await growingFarm(world);
      const { accountId } = await readyOwner(world, farmId);
      const trade: Trade = { farmId, accountId, orders: [] };
      for (const act of sequence) {
        await act(trade);
        await assertInvariants(world.market.database.sql, world.clock.now());
        const { inTransit, paid, earned: open, pending } = await getBalance(world.deps, farmId);
        expect(inTransit + paid).toBe(await received(farmId));
        expect(inTransit + paid + open + pending).toBe(await earned(farmId));
      }
      // Finally, everything is delivered and one more payout day passes.
      for (const one of trade.orders) if (!one.isDelivered) await deliver(world, one.order);
      await sweep();
      const last = await nextRun(world);
      if (last.state === "drafted") await approveAsShown(world.deps, admin.user, last.id);
      await sweep();
      const owed = await earned(farmId);
      const got = await received(farmId);
      const { earned: open, pending } = await getBalance(world.deps, farmId);
      expect({ pending, all: got + open }).toEqual({ pending: 0, all: owed });
      // Only amounts too small to send, or debts of the farm, may remain.
      expect(open).toBeLessThan(DEFAULT_SETTINGS.payoutSmallestCents);
      expect(await booksDiffer(world.deps)).toEqual({ sum: 0, list: [] });
      await assertInvariants(world.market.database.sql, world.clock.now());
    }),
    { numRuns: 20 },
  );
  expect((await everyWhy(world.deps)).broken).toEqual([]);
}, 480_000);
