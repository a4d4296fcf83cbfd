import { eq, max, min, sql } from "drizzle-orm";
import { ledgerTransactions } from "#db/schema/payments/payments.ts";
import { providerTransactions, reconciliationRuns } from "#db/schema/payments/reconciliation.ts";
import type { Deps } from "#server/deps.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { ProviderTransaction } from "#shared/payments/reconciliation/reconciliation.ts";

/** The span that is read in one step; an interrupted run resumes with the span it had reached. */
const SPAN_MS = 7 * DAY_MS;

/**
 * How far back before the last known transaction to read again, for entries that the provider lists late: three
 * days.
 */
export const OVERLAP_MS = 3 * DAY_MS;

export type Run = typeof reconciliationRuns.$inferSelect;

type Span = { from: Date | null; before: Date | null };

/**
 * Stores the provider's transactions since the run's start, oldest span first, and saves the progress after
 * each span. Idempotent. Throws `ProviderFailure`.
 */
export async function readProvider(deps: Deps, run: Run): Promise<void> {
  for (const span of spansOf(startOf(run), await firstBooking(deps), deps.clock.now())) {
    await readSpan(deps, run.id, span);
    if (span.before) await noteRead(deps, run.id, { reachedAt: span.before });
  }
}

/**
 * Where to start reading: an interrupted run resumes some time before the point it reached, to catch entries
 * that were listed late.
 */
function startOf({ reachedAt, since }: Pick<Run, "reachedAt" | "since">): Date | null {
  if (!reachedAt) return since;
  return new Date(Math.max(reachedAt.getTime() - OVERLAP_MS, since?.getTime() ?? 0));
}

/**
 * Splits the time since `from` into spans. If `from` is null, the first span is unbounded at the start; the
 * last one always reaches to the present.
 */
export function spansOf(from: Date | null, first: Date | null, now: Date): Span[] {
  const spans: Span[] = [];
  let start = from;
  let end = from ? from.getTime() + SPAN_MS : (first?.getTime() ?? now.getTime()) - DAY_MS;
  for (; end < now.getTime() - DAY_MS; end += SPAN_MS) {
    const before = new Date(end);
    spans.push({ from: start, before });
    start = before;
  }
  return [...spans, { from: start, before: null }];
}

async function firstBooking({ db }: Pick<Deps, "db">): Promise<Date | null> {
  const [row] = await db.select({ at: min(ledgerTransactions.createdAt) }).from(ledgerTransactions);
  return row?.at ?? null;
}

async function readSpan(deps: Deps, runId: string, span: Span): Promise<void> {
  let after: string | null = null;
  do {
    const page = await deps.payments.listBalanceTransactions({ ...span, after });
    await store(deps, page.transactions);
    await noteRead(deps, runId, { read: page.transactions.length });
    after = page.next;
  } while (after);
}

async function store({ db }: Pick<Deps, "db">, rows: readonly ProviderTransaction[]) {
  if (rows.length === 0) return;
  await db
    .insert(providerTransactions)
    .values(rows.map(({ createdAt: madeAt, ...row }) => ({ ...row, madeAt })))
    .onConflictDoNothing();
}

type Progress = { read?: number; reachedAt?: Date };

async function noteRead({ db, clock }: Deps, runId: string, { read = 0, reachedAt }: Progress) {
  await db
    .update(reconciliationRuns)
    .set({
      read: sql`${reconciliationRuns.read} + ${read}`,
      ...(reachedAt && { reachedAt }),
      updatedAt: clock.now(),
    })
    .where(eq(reconciliationRuns.id, runId));
}

/** When the newest stored provider transaction was made; null if there is none. */
export async function newestStored({ db }: Pick<Deps, "db">): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(providerTransactions.madeAt) })
    .from(providerTransactions);
  return row?.at ?? null;
}
