import { and, eq, inArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Day } from "#shared/time.ts";
import { checkoutQuotes, checkouts, slotHolds } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { CURRENT_QUOTE } from "../checkouts/current-quote.ts";
import { finalizeIntent } from "../finalize.ts";
import { sideBySide } from "../../platform/side-by-side.ts";

/** The number of parallel calls to the provider. */
const AT_A_TIME = 10;

/**
 * Finalizes payments for a delivery day whose result was never reported; those that succeeded become orders,
 * including weekly boxes. Returns how many are still open.
 */
export async function finishPayments(deps: Deps, day: Day): Promise<number> {
  await sideBySide(await openPayments(deps, day), AT_A_TIME, async ({ id, intentId }) => {
    if (!intentId) return;
    try {
      await finalizeIntent(deps, intentId, "cut_off");
    } catch (error) {
      deps.log.error({ err: error, checkoutId: id }, "a payment could not be finished");
    }
  });
  return (await openPayments(deps, day)).length;
}

async function openPayments({ db }: Pick<Deps, "db">, day: Day) {
  const isOpen = inArray(checkouts.state, ["held", "processing"]);
  const open = { id: checkouts.id, intentId: checkouts.paymentIntentId };
  const placing = db
    .select(open)
    .from(slotHolds)
    .innerJoin(checkouts, eq(checkouts.id, slotHolds.checkoutId))
    .where(and(eq(slotHolds.day, day), isOpen));
  // An addition shares its order's slot, even after the order is moved, and has no slot hold of its own.
  const adding = db
    .select(open)
    .from(checkouts)
    .innerJoin(checkoutQuotes, CURRENT_QUOTE)
    .innerJoin(orders, eq(orders.id, sql`(${checkoutQuotes.quote} ->> 'orderId')::uuid`))
    .where(and(eq(checkouts.purpose, "addition"), isOpen, eq(orders.deliveryDay, day)));
  return unionAll(placing, adding);
}
