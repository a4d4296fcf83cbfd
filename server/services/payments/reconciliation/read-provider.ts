import { eq, max, min, sql } from "drizzle-orm";
import { ledgerTransactions } from "#db/schema/payments/payments.ts";
import { providerTransactions, reconciliationRuns } from "#db/schema/payments/reconciliation.ts";
import type { Deps } from "#server/deps.ts";
import type { ProviderTransaction } from "#shared/payments/reconciliation/reconciliation.ts";

const DAY_MS = 86_400_000;
/** What is read in one go; a run that was killed goes on with the span it was in. */
const SPAN_MS = 7 * DAY_MS;

/** How far before what is known the provider is asked again, for what it lists late: three days. */
export const OVERLAP_MS = 3 * DAY_MS;

export type Run = typeof reconciliationRuns.$inferSelect;

type Span = { from: Date | null; before: Date | null };

/**
 * Stores what the provider has listed since the run's beginning, oldest span first, and how far it has come
 * after each. Reading a transaction twice changes nothing. Throws `ProviderFailure`.
 */
export async function readProvider(deps: Deps, run: Run): Promise<void> {
  for (const span of spansOf(startOf(run), await firstBooking(deps), deps.clock.now())) {
    await readSpan(deps, run.id, span);
    if (span.before) await noteRead(deps, run.id, { reachedAt: span.before });
  }
}

/** From when on is read: a run that broke off goes on before where it was, for what was listed late meanwhile. */
function startOf({ reachedAt, since }: Pick<Run, "reachedAt" | "since">): Date | null {
  if (!reachedAt) return since;
  return new Date(Math.max(reachedAt.getTime() - OVERLAP_MS, since?.getTime() ?? 0));
}

/** The spans from an instant on: the first reaches back to the very beginning where it is null, the last up to now. */
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

/** The newest transaction of the provider that is stored; null without any. */
export async function newestStored({ db }: Pick<Deps, "db">): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(providerTransactions.madeAt) })
    .from(providerTransactions);
  return row?.at ?? null;
}
