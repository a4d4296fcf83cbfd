import { and, desc, eq, ne, sql } from "drizzle-orm";
import { ProviderFailure } from "#shared/payments/provider-failure.ts";
import { reconciliationRuns } from "#db/schema/payments/reconciliation.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { advance, advanceAll } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { compareBooks, type Found } from "./compare-books.ts";
import { noteFound, standing } from "./note-found.ts";
import { bookOwnPayouts } from "./own-payouts.ts";
import { newestStored, OVERLAP_MS, readProvider, type Run } from "./read-provider.ts";

/**
 * Reads new transactions of our balance at the provider, then compares all of them with our books. An
 * interrupted run, or one for which the provider did not respond, is resumed. Safe to run concurrently. When
 * the provider fails, records the failed run and throws `ProviderFailure`; nothing is compared and no
 * difference is raised.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const run = await beginRun(deps);
  try {
    await readProvider(deps, run);
  } catch (error) {
    if (error instanceof ProviderFailure) await failRun(deps, run.id);
    throw error;
  }
  await bookOwnPayouts(deps);
  await finishRun(deps, run.id, await compareBooks(deps));
}

/** The unfinished run, or a new one that continues where the last one ended. */
async function beginRun(deps: Deps): Promise<Run> {
  const { db, clock } = deps;
  for (;;) {
    const now = clock.now();
    await advanceAll(db, lifecycles.reconciliationRun, "resume", undefined, {
      set: { updatedAt: now },
    });
    const [open] = await db
      .select()
      .from(reconciliationRuns)
      .where(ne(reconciliationRuns.state, "done"));
    if (open) return open;
    const since = await sinceLast(deps);
    const [begun] = await db
      .insert(reconciliationRuns)
      .values({ since, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    // Otherwise another process started a run at the same moment: loop to pick that one up.
    if (begun) return begun;
  }
}

async function sinceLast({ db }: Pick<Deps, "db">): Promise<Date | null> {
  const [last] = await db
    .select({ newestAt: reconciliationRuns.newestAt })
    .from(reconciliationRuns)
    .where(eq(reconciliationRuns.state, "done"))
    .orderBy(desc(reconciliationRuns.createdAt))
    .limit(1);
  return last?.newestAt ? new Date(last.newestAt.getTime() - OVERLAP_MS) : null;
}

async function failRun({ db, clock, log }: Deps, id: string): Promise<void> {
  const set = { failures: sql`${reconciliationRuns.failures} + 1`, updatedAt: clock.now() };
  await advanceAll(db, lifecycles.reconciliationRun, "fail", eq(reconciliationRuns.id, id), {
    set,
  });
  log.warn({ id }, "our books could not be compared: the provider did not answer");
}

async function finishRun(deps: Deps, id: string, found: Found): Promise<void> {
  const newestAt = await newestStored(deps);
  const ended = await inTransaction(deps.db, async (tx) => {
    const [run] = await tx
      .select()
      .from(reconciliationRuns)
      .where(and(eq(reconciliationRuns.id, id), ne(reconciliationRuns.state, "done")))
      .for("update");
    // Another process has already finished it.
    if (run?.state !== "running") return null;
    const now = deps.clock.now();
    await noteFound(tx, found, now);
    const { totals } = found;
    const set = { ...(await standing(tx)), totals, newestAt, endedAt: now, updatedAt: now };
    return advance(tx, lifecycles.reconciliationRun, run, "finish", { set });
  });
  if (ended && ended.open > 0) {
    deps.log.error({ id, count: ended.open }, "our books and the provider's balance differ");
  }
}
