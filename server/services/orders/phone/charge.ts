import { ordersErrors as m } from "#messages/orders-errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { ChargePrepared } from "#shared/orders/phone-order.ts";
import { formatUsd } from "#shared/money.ts";
import type { Deps } from "#server/deps.ts";
import { payWithSavedCard } from "../../payments/intents/pay-saved.ts";
import { type Actor, recordAudit } from "../../platform/audit.ts";
import { getSettings } from "../../platform/settings.ts";
import { requireOpenOrder } from "../adding/pay.ts";
import { customerOf } from "./caller.ts";
import { getPrepared, requireCurrentQuote, requireUnpaidDraft } from "./prepared.ts";

/**
 * The outcome of charging a phone order. `link`: the bank declined or requires authentication, and a payment link can
 * still pay the same payment; `message` explains a decline.
 */
export type ChargedOrder =
  | { status: "placed"; orderNumber: string }
  | { status: "processing" | "refunded" }
  | { status: "link"; message: string | null };

/**
 * Charges the saved card that was named to a customer who agreed to it on the phone. Idempotent. Throws `not_found` if
 * it is not a phone order, and `conflict` if it has no account, `revision` is not the current quote, the card is no
 * longer saved, the hold has expired, the account is closed, the order takes no more goods, or the draft was paid for
 * another customer; in these cases nothing is charged.
 */
export async function chargePrepared(
  deps: Deps,
  actor: NonNullable<Actor>,
  { checkoutId, revision, cardId, reason }: ChargePrepared,
): Promise<ChargedOrder> {
  const settings = await getSettings(deps);
  const { checkout } = await getPrepared(deps.db, checkoutId);
  const { userId, purpose } = checkout;
  if (userId === null) {
    throw new DomainError("conflict", m.noSavedCard);
  }
  const { outcome, message } = await payWithSavedCard(deps, userId, {
    checkoutId,
    cardId,
    purpose,
    check: async (tx, held) => {
      const prepared = await getPrepared(tx, held.id);
      requireCurrentQuote(prepared, revision);
      await requireUnpaidDraft(tx, held);
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
