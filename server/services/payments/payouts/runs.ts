import { alias } from "drizzle-orm/pg-core";
import { asc, desc, eq, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { payoutDayFrom } from "#shared/payments/payouts/payout.ts";
import { addDays, businessDayAt, type Day } from "#shared/time.ts";
import { users } from "#db/schema/accounts/users.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import type { Deps } from "#server/deps.ts";
import { getSettings } from "../../platform/settings/settings.ts";

/** The most runs shown to the team: four years of the standard payout days. */
const LISTED = 100;

/** Counts toward what the run pays or is going to pay. */
const IS_PAID_OUT = sql`${payouts.state} not in ('held', 'canceled', 'reversed', 'failed')`;

/** The payout runs, newest first, with the amounts they pay and hold, and the next payout day. */
export async function listRuns(deps: Pick<Deps, "db" | "clock">) {
  const rows = await deps.db
    .select({
      id: payoutRuns.id,
      day: payoutRuns.day,
      state: payoutRuns.state,
      amount: sql<number>`coalesce(sum(${payouts.amount}) filter (where ${IS_PAID_OUT}), 0)::bigint`,
      farms: sql<number>`(count(${payouts.id}) filter (where ${IS_PAID_OUT}))::int`,
      held: sql<number>`(count(${payouts.id}) filter (where ${payouts.state} = 'held'))::int`,
      failed: sql<number>`(count(${payouts.id}) filter (where ${payouts.state} = 'failed'))::int`,
    })
    .from(payoutRuns)
    .leftJoin(payouts, eq(payouts.runId, payoutRuns.id))
    .groupBy(payoutRuns.id)
    .orderBy(desc(payoutRuns.day))
    .limit(LISTED);
  return { next: await nextPayoutDay(deps), runs: rows };
}

/** The next payout day: today, until its run has been drafted. */
export async function nextPayoutDay({ db, clock }: Pick<Deps, "db" | "clock">): Promise<Day> {
  const { payoutDays } = await getSettings({ db });
  const today = businessDayAt(clock.now());
  const [run] = await db
    .select({ id: payoutRuns.id })
    .from(payoutRuns)
    .where(eq(payoutRuns.day, today));
  return payoutDayFrom(run ? addDays(today, 1) : today, payoutDays);
}

/** A run with each farm's payout, or the reason it is not paid. Throws `not_found`. */
export async function getRun({ db }: Pick<Deps, "db">, runId: string) {
  const drafter = alias(users, "drafter");
  const approver = alias(users, "approver");
  const [run] = await db
    .select({
      id: payoutRuns.id,
      day: payoutRuns.day,
      state: payoutRuns.state,
      draftedAt: payoutRuns.draftedAt,
      draftedBy: drafter.username,
      approvedAt: payoutRuns.approvedAt,
      approvedBy: approver.username,
    })
    .from(payoutRuns)
    .leftJoin(drafter, eq(drafter.id, payoutRuns.draftedBy))
    .leftJoin(approver, eq(approver.id, payoutRuns.approvedBy))
    .where(eq(payoutRuns.id, runId));
  if (!run) throw new DomainError("not_found", m.noPayoutRun);
  const rows = await db
    .select({
      id: payouts.id,
      farm: farms.name,
      farmId: payouts.farmId,
      state: payouts.state,
      amount: payouts.amount,
      holdReason: payouts.holdReason,
      leftOut: payouts.leftOut,
      refusal: payouts.refusal,
      reversalReason: payouts.reversalReason,
      providerTransferId: payouts.providerTransferId,
    })
    .from(payouts)
    .innerJoin(farms, eq(farms.id, payouts.farmId))
    .where(eq(payouts.runId, runId))
    .orderBy(asc(farms.name), asc(payouts.farmId));
  return { ...run, payouts: rows };
}
