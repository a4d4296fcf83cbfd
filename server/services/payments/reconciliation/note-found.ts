import { eq, ne, sql } from "drizzle-orm";
import type { Difference } from "#shared/payments/reconciliation/reconciliation.ts";
import { reconciliationDifferences } from "#db/schema/payments/reconciliation.ts";
import type { Tx } from "#db/client.ts";
import { advanceAll, insertOrAdvance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import type { Found } from "./compare-books.ts";

type Row = typeof reconciliationDifferences.$inferSelect;

/**
 * Saves the result of a comparison: a new or recurring difference is raised, or expected with its reason; one
 * that both sides now agree on is matched. An explained difference stays explained while its amounts are
 * unchanged.
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

/** How many differences are open and how many are expected, and the total of the open ones. */
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
