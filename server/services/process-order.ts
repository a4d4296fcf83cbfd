import { eq } from "drizzle-orm";
import type { ProcessedOrder } from "#shared/checkout-answers.ts";
import { DomainError } from "#shared/errors.ts";
import { checkouts } from "#db/schema/checkouts.ts";
import type { Deps } from "../deps.ts";
import type { Shopper } from "./checkout-row.ts";
import { finaliseIntent } from "./finalise.ts";
import type { Receipt } from "./settling.ts";
import { hashToken } from "./tokens.ts";

/**
 * Finishes the order of a payment (`POST /api/process-order`); repeating it changes nothing. The
 * order is finished whoever asks, but only its own shopper is told about it. Throws `conflict` when
 * the payment has not succeeded, `not_found` when it is none of ours.
 */
export async function processOrder(
  deps: Deps,
  shopper: Partial<Shopper>,
  intentId: string,
): Promise<ProcessedOrder> {
  const outcome = await finaliseIntent(deps, intentId, "process-order");
  if (outcome.status === "unpaid" || outcome.status === "cancelled") {
    throw new DomainError("conflict", "The payment has not succeeded");
  }
  if ("receiptNumber" in outcome) return toldReceipt(deps, shopper, outcome);
  if (outcome.status !== "placed") return { status: outcome.status };
  const { checkoutId, orderState, ...order } = outcome;
  return (await isTheirs(deps, checkoutId, shopper))
    ? { ...order, status: orderState }
    : { status: orderState };
}

/** A receipt is told to the browser that paid and to nobody else. */
async function toldReceipt(
  deps: Deps,
  { token }: Partial<Shopper>,
  { checkoutId, ...receipt }: Receipt,
): Promise<ProcessedOrder> {
  const theirs = token !== undefined && (await isTheirs(deps, checkoutId, { token }));
  return theirs ? receipt : { status: receipt.status };
}

async function isTheirs(
  { db }: Deps,
  checkoutId: string,
  { token, user }: Partial<Shopper>,
): Promise<boolean> {
  const [checkout] = await db
    .select({ tokenHash: checkouts.tokenHash, userId: checkouts.userId })
    .from(checkouts)
    .where(eq(checkouts.id, checkoutId));
  if (!checkout) return false;
  const byCookie = token !== undefined && checkout.tokenHash === hashToken(token);
  return byCookie || (user !== null && user !== undefined && checkout.userId === user.id);
}
