import { desc, ne } from "drizzle-orm";
import {
  reconciliationDifferences,
  reconciliationRuns,
} from "#db/schema/payments/reconciliation.ts";
import type { World } from "../powers/world.ts";

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
