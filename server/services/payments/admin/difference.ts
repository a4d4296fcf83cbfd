import { and, eq, gte, isNotNull, sql } from "drizzle-orm";
import { cents, type Cents, sumCents } from "#shared/money.ts";
import { ledgerEntries, ledgerTransactions } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";

/** How far back single payments are compared. */
const COMPARED_DAYS = 30;
const DAY_MS = 86_400_000;
/** Differences that are listed; more would be in the figure alone. */
const LISTED = 100;

export type Difference = {
  /** Null for what the provider moved without a payment, such as a payout. */
  intentId: string | null;
  ours: Cents;
  theirs: Cents;
};

/**
 * Our ledger beside the provider's balance: one figure, and the payments of the last 30 days in
 * which the two differ. What was paid or refunded moments ago may be on its way into our books.
 */
export async function balanceDifference(deps: Pick<Deps, "db" | "payments" | "clock">) {
  const since = new Date(deps.clock.now().getTime() - COMPARED_DAYS * DAY_MS);
  const [ours, theirs, booked, moved] = await Promise.all([
    ledgerBalance(deps),
    deps.payments.balance(),
    bookedSince(deps, since),
    deps.payments.movements(since),
  ]);
  return {
    ours,
    theirs,
    difference: cents(ours - theirs),
    list: differing(booked, moved).slice(0, LISTED),
  };
}

type Net = { intentId: string | null; net: Cents };

function differing(booked: readonly Net[], moved: readonly Net[]): Difference[] {
  const sums = new Map<string | null, { ours: number; theirs: number }>();
  const add = (side: "ours" | "theirs") => (row: Net) => {
    const sum = sums.get(row.intentId) ?? { ours: 0, theirs: 0 };
    sums.set(row.intentId, { ...sum, [side]: sum[side] + row.net });
  };
  booked.forEach(add("ours"));
  moved.forEach(add("theirs"));
  return Array.from(sums, ([intentId, { ours, theirs }]) => ({
    intentId,
    ours: cents(ours),
    theirs: cents(theirs),
  })).filter((row) => row.ours !== row.theirs);
}

async function ledgerBalance({ db }: Pick<Deps, "db">): Promise<Cents> {
  const rows = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, "provider_balance"));
  return sumCents(rows.map((row) => cents(row.sum)));
}

async function bookedSince({ db }: Pick<Deps, "db">, since: Date): Promise<Net[]> {
  const rows = await db
    .select({
      intentId: ledgerTransactions.intentId,
      net: sql<number>`sum(${ledgerEntries.amount})`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.account, "provider_balance"),
        gte(ledgerTransactions.createdAt, since),
        isNotNull(ledgerTransactions.intentId),
      ),
    )
    .groupBy(ledgerTransactions.intentId);
  return rows.map(({ intentId, net }) => ({ intentId, net: cents(net) }));
}
