import { ordersErrors as m } from "#messages/orders/errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { ChargePrepared } from "#shared/orders/phone-order.ts";
import { formatUsd } from "#shared/money.ts";
import type { Deps } from "#server/deps.ts";
import { lockCookie } from "../../payments/checkouts/checkout-row.ts";
import { payWithSavedCard } from "../../payments/intents/pay-saved.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { requireOpenOrder } from "../adding/pay.ts";
import { customerOf } from "./caller.ts";
import { endOthersOf, getPrepared, requireCurrentQuote, requireSoleCheckout } from "./prepared.ts";

/**
 * The outcome of charging a phone order. `link`: the bank declined or requires authentication, and a payment link can
 * still pay the same payment; `message` explains a decline.
 */
export type ChargedOrder =
  | { status: "placed"; orderNumber: string }
  | { status: "processing" | "refunded" }
  | { status: "link"; message: string | null };

/**
 * Charges the saved card that was named to a customer who agreed to it on the phone. Idempotent. First ends what the
 * draft holds for another customer, whose link could pay it at the same moment. Throws `not_found` if it is not a phone
 * order, and `conflict` if it has no account, `revision` is not the current quote, the card is no longer saved, the hold
 * has expired, the account is closed, the order takes no more goods, or the draft was paid or taken again for another
 * customer; in these cases nothing is charged.
 */
export async function chargePrepared(
  deps: Deps,
  actor: NonNullable<Actor>,
  { checkoutId, revision, cardId, reason }: ChargePrepared,
): Promise<ChargedOrder> {
  const settings = await getSettings(deps);
  const shown = await getPrepared(deps.db, checkoutId);
  const { userId, purpose, state, tokenHash } = shown.checkout;
  if (userId === null) {
    throw new DomainError("conflict", m.noSavedCard);
  }
  if (state === "held") {
    requireCurrentQuote(shown, revision);
    await endOthersOf(deps, shown.checkout);
  }
  const { outcome, message } = await payWithSavedCard(deps, userId, {
    checkoutId,
    cardId,
    purpose,
    // As `hold_order` locks it, so that the draft is not taken for another customer meanwhile.
    lock: (tx) => lockCookie(tx, tokenHash),
    check: async (tx, held) => {
      const prepared = await getPrepared(tx, held.id);
      requireCurrentQuote(prepared, revision);
      await requireSoleCheckout(tx, held);
      const { total: amount } = prepared.quote.totals;
      await customerOf(tx, userId);
      if (purpose === "addition") await requireOpenOrder(deps, tx, held, settings);
      await recordAudit(deps, tx, actor, {
        action: "order.phone_charge",
        subject: {
          kind: "payment",
          id: held.paymentIntentId ?? "",
          name: formatUsd(amount),
        },
        detail: { amount, reason },
      });
    },
  });
  if (outcome.status === "placed") return { status: "placed", orderNumber: outcome.orderNumber };
  if (outcome.status === "processing" || outcome.status === "refunded") {
    return { status: outcome.status };
  }
  return { status: "link", message };
}
