import { checkoutErrors as m } from "#messages/checkout-errors.ts";
import type { ShownQuote } from "#shared/checkout/shown-quote.ts";
import { DomainError } from "#shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import { payWithSavedCard } from "../payments/intents/pay-saved.ts";

/** `form`: the bank said no, or wants the card's holder; the payment form pays the same payment. */
export type PaidOrder =
  | { status: "paid" | "processing" | "refunded" }
  | { status: "form"; message: string | null };

/**
 * Pays the user's checkout of goods with the saved card, once however often it is called. Throws
 * `not_found`, and `conflict` when another quote than `revision` stands by now, even for the same sum, or
 * its time is over; nothing is charged then.
 */
export async function payOrder(
  deps: Deps,
  userId: string,
  { checkoutId, revision }: ShownQuote,
): Promise<PaidOrder> {
  const { outcome, message } = await payWithSavedCard(deps, userId, {
    checkoutId,
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
