import { and, eq, isNotNull, or } from "drizzle-orm";
import type { PlacedGoods, ProcessedOrder } from "#shared/checkout/checkout-answers.ts";
import { DomainError } from "#shared/errors.ts";
import { checkouts } from "#db/schema/checkout.ts";
import { orderAdditions } from "#db/schema/orders/additions.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "../../deps.ts";
import { type Asker, ownCheckouts } from "../payments/checkouts/checkout-row.ts";
import { finalizeIntent } from "../payments/finalize.ts";

/**
 * Finishes the order of a payment (`POST /api/process-order`); repeating it changes nothing. The
 * order is finished no matter who asks, but only its own shopper gets more than its state. Throws
 * `conflict` when the payment has not succeeded, `not_found` when it is none of ours.
 */
export async function processOrder(
  deps: Deps,
  asker: Asker,
  intentId: string,
): Promise<ProcessedOrder> {
  const outcome = await finalizeIntent(deps, intentId, "process-order");
  if (outcome.status === "unpaid" || outcome.status === "canceled") {
    throw new DomainError("conflict", "The payment has not succeeded");
  }
  const isTheirs = await owns(deps, asker, outcome.checkoutId);
  if ("receiptNumber" in outcome) {
    const { checkoutId: _, ...receipt } = outcome;
    return isTheirs ? receipt : { status: receipt.status };
  }
  if (outcome.status !== "placed") return { status: outcome.status };
  const { checkoutId, orderState, ...order } = outcome;
  if (!isTheirs) return { status: orderState };
  return { ...order, status: orderState, goods: await goodsOf(deps, checkoutId) };
}

/** What was ordered, with what was added to it, in the order's own words and prices. */
function goodsOf({ db }: Deps, checkoutId: string): Promise<PlacedGoods[]> {
  return db
    .select({
      productId: orderLines.productId,
      farmId: orderLines.farmId,
      farmName: orderLines.farmName,
      name: orderLines.name,
      pack: orderLines.pack,
      picture: orderLines.picture,
      quantity: orderLines.quantity,
      lineTotal: orderLines.lineTotal,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(
      orderAdditions,
      and(eq(orderAdditions.orderId, orders.id), eq(orderAdditions.checkoutId, checkoutId)),
    )
    .where(or(eq(orders.checkoutId, checkoutId), isNotNull(orderAdditions.checkoutId)))
    .orderBy(orderLines.farmName, orderLines.name, orderLines.productId);
}

async function owns({ db }: Deps, asker: Asker, checkoutId: string): Promise<boolean> {
  const isThis = eq(checkouts.id, checkoutId);
  return (await db.$count(checkouts, and(isThis, ownCheckouts(asker)))) > 0;
}
