import { desc, eq, ne } from "drizzle-orm";
import type { orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import {
  reconciliationDifferences,
  reconciliationRuns,
} from "#db/schema/payments/reconciliation.ts";
import { compareBooks } from "#server/services/payments/reconciliation/compare-books.ts";
import { reconcile } from "#server/services/payments/reconciliation/reconcile.ts";
import { systemClock } from "#server/clock.ts";
import type { Deps } from "#server/deps.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { HOUR } from "../time/clock.ts";
import type { World } from "../../powers/world.ts";

type Order = typeof orders.$inferSelect;

/** A new customer's paid order. */
export const buy = async (world: World, card?: string) =>
  world.order(await world.person(), card ? { card } : {});

/** Sweeps the payments a quarter of an hour later. */
export function sweep({ clock, deps }: Pick<World, "clock" | "deps">) {
  clock.pass(HOUR / 4);
  return sweepPayments(deps);
}

/** Refunds all of an order's payment and sends the refund to the provider. */
export async function refundAll(
  world: Pick<World, "clock" | "deps">,
  { paymentIntentId: intentId }: Order,
): Promise<void> {
  await refundOrder(world.deps, null, {
    intentId,
    wish: "remaining",
    reason: "It had wilted",
    cause: "poor_quality",
  });
  await sweep(world);
}

/** The first refund of an order. */
export async function refundOf({ deps: { db } }: Pick<World, "deps">, { id }: Order) {
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, id));
  return refund!;
}

/**
 * All differences between the ledger and the provider, in total and one by one, including expected ones. The provider
 * uses the real clock.
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

/** The market's balance at the provider, available or pending: the sum of all listed transactions. */
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

/** Charges a card directly at the provider, bypassing the market. Returns the payment's id. */
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

/** The latest reconciliation run. */
export async function newestRun({ deps: { db } }: Pick<World, "deps">) {
  const [run] = await db
    .select()
    .from(reconciliationRuns)
    .orderBy(desc(reconciliationRuns.createdAt))
    .limit(1);
  return run!;
}

/** The differences between both sides, by id. */
export async function differing({ deps: { db } }: Pick<World, "deps">) {
  const { id, state, problem, ours, theirs, expectedReason } = reconciliationDifferences;
  return db
    .select({ id, state, problem, ours, theirs, expectedReason })
    .from(reconciliationDifferences)
    .where(ne(state, "matched"))
    .orderBy(id);
}
