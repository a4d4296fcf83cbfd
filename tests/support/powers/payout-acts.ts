import { eq } from "drizzle-orm";
import { payouts } from "#db/schema/payments/payouts.ts";
import { cancelRun } from "#server/services/payments/payouts/decide.ts";
import { draftDue } from "#server/services/payments/payouts/draft.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import {
  approveAsShown,
  deliver,
  growingFarm,
  newestRun,
  passToPayoutDay,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import type { Scenario, World } from "./world.ts";

/** A drafted run with one payout to a new farm. */
async function drafted(world: World) {
  const farmId = await growingFarm(world);
  await readyOwner(world, farmId);
  const { order } = await sold(world, 5);
  await deliver(world, order);
  passToPayoutDay(world);
  await draftDue(world.deps);
  return { run: await newestRun(world), farmId, who: await world.person("admin") };
}

async function approved(world: World) {
  const draft = await drafted(world);
  await approveAsShown(world.deps, draft.who.user, draft.run.id);
  const payoutId = (await payoutsOf(world, draft.farmId)).at(-1)!.id;
  return { ...draft, payoutId };
}

/** A payout that the provider has rejected for an unknown reason. */
async function refused(world: World) {
  const { who, payoutId } = await approved(world);
  const set = { state: "failed", refusal: "other" } as const;
  await world.deps.db.update(payouts).set(set).where(eq(payouts.id, payoutId));
  return { who, payoutId };
}

/** Decisions about payouts to farms. */
export const PAYOUT_ACTS: Record<string, Scenario> = {
  "admin.payouts.approve": async (world) => {
    const { who, run } = await drafted(world);
    const shown = { runId: run.id, draftedAt: run.draftedAt.toISOString() };
    return { who, act: (api) => api.admin.payouts.approve(shown) };
  },
  "admin.payouts.redraft": async (world) => {
    const { who, run } = await drafted(world);
    await cancelRun(world.deps, who.user, run.id);
    return { who, act: (api) => api.admin.payouts.redraft({ runId: run.id }) };
  },
  "admin.payouts.cancel": async (world) => {
    const { who, run } = await drafted(world);
    return { who, act: (api) => api.admin.payouts.cancel({ runId: run.id }) };
  },
  "admin.payouts.sendAgain": async (world) => {
    const { who, payoutId } = await refused(world);
    return { who, act: (api) => api.admin.payouts.sendAgain({ payoutId }) };
  },
  "admin.payouts.leave": async (world) => {
    const { who, payoutId } = await refused(world);
    return { who, act: (api) => api.admin.payouts.leave({ payoutId }) };
  },
  "admin.payouts.reverse": async (world) => {
    // Payments from other tests are still pending on our balance or were refunded, so it needs funds.
    await sold(world, 90);
    const { who, payoutId } = await approved(world);
    await sweepPayments(world.deps);
    const reason = "Sent in error";
    return { who, act: (api) => api.admin.payouts.reverse({ payoutId, reason }) };
  },
};
