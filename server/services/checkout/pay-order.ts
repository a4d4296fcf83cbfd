import { checkoutErrors as m } from "#messages/checkout/errors.ts";
import type { PaySaved } from "#shared/checkout/shown-quote.ts";
import { DomainError } from "#shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import { payWithSavedCard } from "../payments/intents/pay-saved.ts";

/** `form`: the bank declined or requires authentication; the payment form then completes the same payment. */
export type PaidOrder =
  | { status: "paid" | "processing" | "refunded" }
  | { status: "form"; message: string | null };

/**
 * Pays the user's checkout with this saved card. Idempotent. Throws `not_found`, and `conflict` without charging if the
 * current quote is not `revision`, even with the same total, or has expired, or the card is no longer saved.
 */
export async function payOrder(
  deps: Deps,
  userId: string,
  { checkoutId, revision, cardId }: PaySaved,
): Promise<PaidOrder> {
  const { outcome, message } = await payWithSavedCard(deps, userId, {
    checkoutId,
    cardId,
    purpose: "order",
    check: async (_tx, checkout) => {
      if (checkout.revision === revision) return;
      throw new DomainError("conflict", m.changedElsewhere);
    },
  });
  if (outcome.status === "placed") return { status: "paid" };
  if (outcome.status === "processing" || outcome.status === "refunded") {
    return { status: outcome.status };
  }
  return { status: "form", message };
}
