import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { orderLines } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import type { Fault } from "#shared/payments/refunds/refund-cause.ts";
import type { WhyRow, WhyStory } from "#shared/payments/why/why.ts";
import { growingFarm, readyOwner, sold } from "#tests/support/market/payments/payout-runs.ts";
import { everyWhy } from "#tests/support/money/every-why.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { openWorld } from "#tests/support/powers/world.ts";

export type WhyMarket = Awaited<ReturnType<typeof openWhyMarket>>;

export const kinds = ({ rows }: WhyStory) => rows.map(({ kind }) => kind);
export const eventKinds = ({ events }: WhyStory) => events.map(({ kind }) => kind);
export const rowOf = <Kind extends WhyRow["kind"]>({ rows }: WhyStory, kind: Kind) =>
  rows.filter((row): row is Extract<WhyRow, { kind: Kind }> => row.kind === kind);

/**
 * A market with enough earnings to pay refunds, a customer, an admin, and a farm that can receive payouts, for tests
 * of the explanations of amounts.
 */
export async function openWhyMarket() {
  const world = await openWorld();
  const { deps } = world;
  const admin = await world.person("admin");
  const ana = await world.person();
  const farmId = await growingFarm(world);
  const { owner } = await readyOwner(world, farmId);
  for (let order = 0; order < 2; order += 1) await sold(world, 60);
  return {
    world,
    deps,
    admin,
    ana,
    farmId,
    owner,
    /** Asserts that all invariants hold and that every amount has a complete explanation. */
    end: async () => {
      await assertInvariants(world.market.database.sql, world.clock.now());
      expect((await everyWhy(deps)).broken).toEqual([]);
    },
    newestRefund: async (orderId: string) => {
      const rows = await deps.db.select().from(refunds).where(eq(refunds.orderId, orderId));
      return rows.toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))[0]!;
    },
    linesOf: (orderId: string) =>
      deps.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)),
    refund: async (intentId: string, productId: number, fault: Fault, quantity = 1) => {
      world.clock.pass(60_000);
      const wish = { lines: [{ productId, quantity }], delivery: false };
      const input = { intentId, wish, reason: "As the customer wrote", ...fault };
      const { refundId } = await refundOrder(deps, admin.user, input);
      await sweepPayments(deps);
      return refundId;
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}
