import { and, eq } from "drizzle-orm";
import { paymentsErrors } from "#messages/payments/errors.ts";
import { checkoutErrors as m } from "#messages/checkout/errors.ts";
import type { ProcessedOrder } from "#shared/checkout/checkout-answers.ts";
import { DomainError } from "#shared/errors.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { payments } from "#db/schema/payments/payments.ts";
import type { Deps } from "../../deps.ts";
import { type Asker, ownCheckouts } from "../payments/checkouts/checkout-row.ts";
import { finalizeIntent } from "../payments/finalize.ts";
import { getPlacedGoods } from "./placed-goods.ts";

/**
 * Finishes the order of a payment (`POST /api/process-order`). Idempotent. Anyone may trigger it, but only the order's
 * own shopper gets more than its state. Throws `conflict` if the payment has not succeeded, and `not_found` if it is
 * not ours.
 */
export async function processOrder(
  deps: Deps,
  asker: Asker,
  intentId: string,
): Promise<ProcessedOrder> {
  if (!(await isOurs(deps, intentId))) throw new DomainError("not_found", paymentsErrors.noPayment);
  const outcome = await finalizeIntent(deps, intentId, "process-order");
  if (outcome.status === "unpaid" || outcome.status === "canceled") {
    throw new DomainError("conflict", m.notPaid);
  }
  const { checkoutId } = outcome;
  if ("receiptNumber" in outcome) {
    const { checkoutId: _, ...receipt } = outcome;
    return (await owns(deps, asker, checkoutId)) ? receipt : { status: receipt.status };
  }
  if (outcome.status !== "placed") return { status: outcome.status };
  const { checkoutId: _, orderState, ...order } = outcome;
  const goods = await getPlacedGoods(deps, asker, checkoutId);
  return goods.length > 0 ? { ...order, status: orderState, goods } : { status: orderState };
}

/**
 * Looks payments up locally first, so that made-up ids cause no calls to the provider, whose rate limit everyone
 * shares.
 */
async function isOurs({ db }: Deps, intentId: string): Promise<boolean> {
  const isCurrent = db.$count(checkouts, eq(checkouts.paymentIntentId, intentId));
  const isNoted = db.$count(payments, eq(payments.intentId, intentId));
  const [current, noted] = await Promise.all([isCurrent, isNoted]);
  return current + noted > 0;
}

async function owns({ db }: Deps, asker: Asker, checkoutId: string): Promise<boolean> {
  const isThis = eq(checkouts.id, checkoutId);
  return (await db.$count(checkouts, and(isThis, ownCheckouts(asker)))) > 0;
}
