import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { fromCsv } from "#server/csv/csv.ts";
import { exportJournal } from "#server/services/payments/books/journal.ts";
import { post } from "#server/services/payments/ledger.ts";
import { bookings } from "#server/services/payments/reconciliation/compare-books.ts";
import { reconciliationOverview } from "#server/services/payments/reconciliation/overview.ts";
import { reconcile } from "#server/services/payments/reconciliation/reconcile.ts";
import { inTransaction } from "#db/transaction.ts";
import { reconciliationDifferences } from "#db/schema/payments/reconciliation.ts";
import { cents } from "#shared/money.ts";
import { refundEntries } from "#shared/payments/refunds/refund-entries.ts";
import { businessDayAt } from "#shared/time.ts";
import { differing, newestRun } from "#tests/support/market/payments/reconciliation.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Posts a transaction whose key refers to no existing row. */
const posted = (kind: "refund" | "payout_sent" | "payout_reversed", id: string) =>
  inTransaction(world.deps.db, (tx) =>
    post(tx, {
      at: world.clock.now(),
      key: `${kind}:${id}`,
      kind,
      orderId: null,
      intentId: null,
      lines: refundEntries(cents(100)),
    }),
  );

/** The query plan for the entries on the balance account, with these planner methods disabled. */
async function planWithout(...ways: readonly string[]): Promise<string> {
  return world.deps.db.transaction(async (tx) => {
    for (const way of ways)
      await tx.execute(sql`select set_config(${`enable_${way}`}, 'off', true)`);
    const rows = await tx.execute<{ "QUERY PLAN": string }>(
      sql`explain ${bookings(tx, () => undefined).getSQL()}`,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

describe("A key of the ledger that names no row", () => {
  it("stops neither the nightly comparison nor the journal", async () => {
    const ids = ["elsewhere", "", "0190b3c4-not-an-id", "0190b3c4-0000-4000-8000-00000000000g"];
    for (const id of ids) {
      for (const kind of ["refund", "payout_sent", "payout_reversed"] as const) {
        await posted(kind, id);
      }
    }
    await reconcile(world.deps);
    expect(await newestRun(world)).toMatchObject({ state: "done" });
    expect((await differing(world)).map((row) => row.id)).toContain("transfer:elsewhere");
    const day = businessDayAt(world.clock.now());
    const admin = await world.person("admin");
    let text = "";
    const period = { from: day, to: day };
    for await (const part of await exportJournal(world.deps, admin.user, period)) text += part;
    expect(fromCsv(text).filter((row) => row.length > 1)).toHaveLength(2 + 2 * 3 * ids.length);
  });

  it("of the provider's is shown among the differences", async () => {
    await world.deps.db.update(reconciliationDifferences).set({ localId: "their own word" });
    const { differences } = await reconciliationOverview(world.deps);
    expect(new Set(differences.map(({ payoutRunId }) => payoutRunId))).toEqual(new Set([null]));
  });
});

describe("Refunds and payouts of bookings", () => {
  it("are joined all at once when all is compared", async () => {
    expect(await planWithout("nestloop")).not.toContain("Nested Loop");
  });

  it("are looked up by their ids when little is", async () => {
    const plan = await planWithout("hashjoin", "mergejoin", "seqscan");
    for (const index of ["refunds_pkey", "payouts_pkey", "payouts_reversal_id_unique"])
      expect(plan).toMatch(new RegExp(`Index Scan using ${index}`));
    expect(plan).not.toContain("BitmapOr");
  });
});
