import { and, eq, inArray } from "drizzle-orm";
import type { Day } from "#shared/time.ts";
import { checkouts, slotHolds } from "#db/schema/checkout.ts";
import type { Deps } from "#server/deps.ts";
import { finalizeIntent } from "../finalize.ts";
import { sideBySide } from "../../platform/side-by-side.ts";

/** Questions to the provider at a time. */
const AT_A_TIME = 10;

/**
 * Finishes the payments for a delivery day that were begun and whose end was never reported to us: those
 * that went through become orders, of boxes too. Returns how many are still under way.
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
  return db
    .select({ id: checkouts.id, intentId: checkouts.paymentIntentId })
    .from(slotHolds)
    .innerJoin(checkouts, eq(checkouts.id, slotHolds.checkoutId))
    .where(and(eq(slotHolds.day, day), inArray(checkouts.state, ["held", "processing"])));
}
