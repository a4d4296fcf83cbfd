import { eq, ne, sql } from "drizzle-orm";
import type { Difference } from "#shared/payments/reconciliation/reconciliation.ts";
import { reconciliationDifferences } from "#db/schema/payments/reconciliation.ts";
import type { Tx } from "#db/client.ts";
import { advanceAll, insertOrAdvance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import type { Found } from "./compare-books.ts";

type Row = typeof reconciliationDifferences.$inferSelect;

/**
 * Writes down what a comparison found: what is new or came apart again is raised, or expected with its reason;
 * what both sides agree about by now is matched. One that an admin explained stays so while its amounts do.
 */
export async function noteFound(tx: Tx, { differences, reasons }: Found, now: Date): Promise<void> {
  const known = await unmatched(tx);
  for (const difference of differences) {
    if (isStillExplained(known.get(difference.id), difference)) continue;
    await note(tx, difference, reasons.get(difference.id) ?? null, now);
  }
  const found = JSON.stringify(differences.map(({ id }) => id));
  const isGone = sql`${reconciliationDifferences.id} not in (
    select jsonb_array_elements_text(${found}::text::jsonb))`;
  await advanceAll(tx, lifecycles.reconciliationDifference, "settle", isGone, {
    set: { expectedReason: null, updatedAt: now },
  });
}

async function unmatched(tx: Tx): Promise<Map<string, Row>> {
  const rows = await tx
    .select()
    .from(reconciliationDifferences)
    .where(ne(reconciliationDifferences.state, "matched"))
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

function isStillExplained(known: Row | undefined, { ours, theirs }: Difference): boolean {
  return known?.state === "explained" && known.ours === ours && known.theirs === theirs;
}

async function note(
  tx: Tx,
  difference: Difference,
  expectedReason: Row["expectedReason"],
  now: Date,
): Promise<void> {
  const { id, ours, theirs, at, problem } = difference;
  const changing = { ours, theirs, at, problem, expectedReason, updatedAt: now };
  const event = expectedReason ? "ease" : "raise";
  await insertOrAdvance(tx, lifecycles.reconciliationDifference, event, {
    values: { ...difference, ...changing, id, createdAt: now },
    set: changing,
  });
}

/** How many differences wait for the team, how many are expected, and what those that wait come to. */
export async function standing(tx: Pick<Tx, "select">) {
  const { state, ours, theirs } = reconciliationDifferences;
  const isOpen = eq(state, "open");
  const [row] = await tx
    .select({
      open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      expected: sql<number>`(count(*) filter (where ${eq(state, "expected")}))::int`,
      difference:
        sql<number>`coalesce(sum(${ours}::bigint - ${theirs}) filter (where ${isOpen}), 0)`.mapWith(
          Number,
        ),
    })
    .from(reconciliationDifferences);
  return row ?? { open: 0, expected: 0, difference: 0 };
}
