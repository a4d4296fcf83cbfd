import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import {
  approveAsShown,
  deliver,
  growingFarm,
  nextRun,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import { openWorld } from "#tests/support/powers/world.ts";
import { booksDiffer } from "#tests/support/market/payments/reconciliation.ts";

export type SentPayouts = Awaited<ReturnType<typeof openSentPayouts>>;

/**
 * A new farm for each test (`begin`) with delivered orders and an approved payout, plus ways to break the connection
 * to the provider and to see what it has sent.
 */
export async function openSentPayouts() {
  const world = await openWorld();
  const { market, deps } = world;
  const admin = await world.person("admin");
  const farm = { id: 0 };
  const latest = async () => (await payoutsOf(world, farm.id)).at(-1)!;
  const transfers = async () =>
    (await deps.payments.findTransfers((await latest()).runId)).filter(
      ({ transferId }) => transferId !== null,
    );
  /** Runs all due jobs, regardless of earlier failures. */
  const sweep = () => {
    world.clock.pass(HOUR / 4);
    return sweepPayments(deps);
  };
  return {
    world,
    deps,
    admin,
    farm,
    latest,
    transfers,
    sweep,
    begin: async () => {
      farm.id = await growingFarm(world);
    },
    /** Asserts that the ledger and the provider agree once the connection works again. */
    end: async () => {
      await market.control.clearFaults();
      await assertInvariants(market.database.sql, world.clock.now());
      await sweep();
      expect(await booksDiffer(deps)).toEqual({ sum: 0, list: [] });
    },
    runOf: async (id: string) =>
      (await deps.db.select().from(payoutRuns).where(eq(payoutRuns.id, id)))[0]!,
    mine: async () => {
      const { id } = await latest();
      return (await transfers()).filter(({ transferId }) => transferId === id);
    },
    calls: async (op: string) =>
      (await market.control.calls()).filter((call) => call.op === op).length,
    /** A farm with a single delivered order, and an approved run that includes it. */
    approved: async (quantity = 5) => {
      const { owner, accountId } = await readyOwner(world, farm.id);
      const { order, line } = await sold(world, quantity);
      await deliver(world, order);
      const run = await nextRun(world);
      await approveAsShown(deps, admin.user, run.id);
      return { owner, accountId, order, line, run };
    },
    /** A process sends the request to the provider under the first key and is killed before it stores the response. */
    killed: async (accountId: string) => {
      const { id, runId, amount, updatedAt: sentAt } = await latest();
      const key = { sentAt, providerAccountId: accountId };
      await deps.db.update(payouts).set(key).where(eq(payouts.id, id));
      const asked = { transferId: id, attempt: 1, accountId, amount, group: runId };
      return deps.payments.createTransfer(asked);
    },
    /** Breaks the connection before or after the provider has performed the request. */
    breaks: (op: string, when: "before" | "after") =>
      market.control.addFault({ op, fault: { kind: "reset", when }, times: 99 }),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}
