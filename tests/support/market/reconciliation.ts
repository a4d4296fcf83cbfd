import { desc, ne } from "drizzle-orm";
import {
  reconciliationDifferences,
  reconciliationRuns,
} from "#db/schema/payments/reconciliation.ts";
import { compareBooks } from "#server/services/payments/reconciliation/compare-books.ts";
import { reconcile } from "#server/services/payments/reconciliation/reconcile.ts";
import { systemClock } from "#server/clock.ts";
import type { Deps } from "#server/deps.ts";
import type { World } from "../powers/world.ts";

/**
 * What our books and the provider's differ by, in all and one by one, whatever is expected of it; the provider's
 * clock is the real one.
 */
export async function booksDiffer(deps: Deps) {
  const now = { ...deps, clock: systemClock };
  await reconcile(now);
  const { totals, differences } = await compareBooks(now);
  return {
    sum: totals.reduce((sum, { ours, theirs }) => sum + ours - theirs, 0),
    list: differences.map(({ id, ours, theirs }) => ({ id, ours, theirs })),
  };
}

/** What the provider holds for us, available or on its way: the sum of all that it lists. */
export async function balanceAtProvider({ payments }: Pick<Deps, "payments">): Promise<number> {
  let sum = 0;
  let after: string | null = null;
  do {
    const page = await payments.listBalanceTransactions({ from: null, before: null, after });
    for (const { net } of page.transactions) sum += net;
    after = page.next;
  } while (after);
  return sum;
}

/** Charges a card at the provider, past us. Returns the payment's id. */
export async function chargedElsewhere({ market }: Pick<World, "market">, amount = 2000) {
  const { id } = await market.stripe.paymentIntents.create({
    amount,
    currency: "usd",
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    confirm: true,
    payment_method: "pm_card_visa",
  });
  return id;
}

/** The newest comparison. */
export async function newestRun({ deps: { db } }: Pick<World, "deps">) {
  const [run] = await db
    .select()
    .from(reconciliationRuns)
    .orderBy(desc(reconciliationRuns.createdAt))
    .limit(1);
  return run!;
}

/** What the two sides do not agree about, by id. */
export async function differing({ deps: { db } }: Pick<World, "deps">) {
  const { id, state, problem, ours, theirs, expectedReason } = reconciliationDifferences;
  return db
    .select({ id, state, problem, ours, theirs, expectedReason })
    .from(reconciliationDifferences)
    .where(ne(state, "matched"))
    .orderBy(id);
}
