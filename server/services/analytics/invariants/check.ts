import { desc, lt } from "drizzle-orm";
import { DAY_MS } from "#shared/durations.ts";
import type { BrokenInvariant, RecordsCheck } from "#shared/analytics/records-check.ts";
import { invariantChecks } from "#db/schema/platform/invariant-checks.ts";
import { sqlState } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { INVARIANTS } from "./invariants.ts";

/** The maximum time for one query, in milliseconds. With 100,000 orders the slowest takes a few seconds. */
const QUERY_TIMEOUT_MS = 120_000;
/** The maximum number of rows read for a broken invariant. */
const ROWS_READ = 20;
/** How long results are kept, in milliseconds: 90 days. */
const KEPT_MS = 90 * DAY_MS;
/** The SQL state of a query that ran into the timeout. */
const QUERY_CANCELED = "57014";

/** The result of a check. `unchecked` lists invariants whose query took too long, so that nothing is known of them. */
export type Findings = {
  checked: number;
  broken: (BrokenInvariant & { rows: unknown[] })[];
  unchecked: string[];
};

type Asked = Pick<Deps, "db" | "clock">;

/**
 * Checks all invariants against one snapshot of the database, in a read-only transaction. For each broken one it
 * returns at most `ROWS_READ` of the offending rows, as JSON.
 */
export function checkInvariants(
  { db, clock }: Asked,
  timeoutMs = QUERY_TIMEOUT_MS,
): Promise<Findings> {
  const now = clock.now().toISOString();
  return db.$client.begin("isolation level repeatable read read only", async (tx) => {
    await tx.unsafe(`set local statement_timeout = ${timeoutMs}`);
    const findings: Findings = { checked: 0, broken: [], unchecked: [] };
    for (const [invariant, query] of Object.entries(INVARIANTS)) {
      const found = await tx
        .savepoint((point) =>
          point.unsafe<Found[]>(limited(query), query.includes("$1") ? [now] : []),
        )
        .catch(nullIfCanceled);
      if (found === null) findings.unchecked.push(invariant);
      else findings.checked += 1;
      const [first] = found ?? [];
      if (!first) continue;
      const rows = found?.map(({ row }) => row) ?? [];
      findings.broken.push({ invariant, count: first.count, rows });
    }
    return findings;
  });
}

type Found = { row: unknown; count: number };

const limited = (query: string) =>
  `with broken as (${query}\n) select to_jsonb(broken) as row, (select count(*)::int from broken) as count from broken limit ${ROWS_READ}`;

function nullIfCanceled(error: unknown): null {
  if (sqlState(error) === QUERY_CANCELED) return null;
  throw error;
}

/** Checks all invariants, saves the result for the admin pages, and logs broken and unchecked ones as errors. */
export async function recordInvariantCheck(deps: Asked & Pick<Deps, "log">): Promise<void> {
  const { db, clock, log } = deps;
  const { checked, broken, unchecked } = await checkInvariants(deps);
  for (const { invariant, count } of broken) {
    log.error({ item: invariant, count }, "an invariant does not hold");
  }
  for (const item of unchecked) log.error({ item }, "an invariant could not be checked in time");
  const at = clock.now();
  const counted = broken.map(({ invariant, count }) => ({ invariant, count }));
  await db.insert(invariantChecks).values({ at, checked, broken: counted, unchecked });
  const old = new Date(at.getTime() - KEPT_MS);
  await db.delete(invariantChecks).where(lt(invariantChecks.at, old));
}

/** The latest saved result; null before the first check. */
export async function newestInvariantCheck({ db }: Pick<Deps, "db">): Promise<RecordsCheck | null> {
  const [row] = await db.select().from(invariantChecks).orderBy(desc(invariantChecks.at)).limit(1);
  return row ? { ...row, at: row.at.toISOString() } : null;
}

/** Queues a check to run now. */
export async function askForInvariantCheck({ db, jobs }: Pick<Deps, "db" | "jobs">): Promise<void> {
  await db.transaction((tx) => jobs.enqueue(tx, "check_invariants", {}));
}
