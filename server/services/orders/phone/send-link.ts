import { ordersErrors as m } from "#messages/orders/errors.ts";
import { eq } from "drizzle-orm";
import { addressLine } from "#shared/checkout/checkout-fields.ts";
import { DAY_MS } from "#shared/durations.ts";
import { DomainError } from "#shared/errors.ts";
import { formatUsd } from "#shared/money.ts";
import {
  PAYMENT_LINK_DAYS,
  paymentLinkPath,
  type SettlePrepared,
} from "#shared/orders/phone-order.ts";
import { checkouts, paymentLinks } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { endCheckout } from "../../payments/checkouts/expire-checkout.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { hashToken, newToken } from "../../platform/links/tokens.ts";
import { requireOpenOrder } from "../adding/pay.ts";
import { getPrepared, type Prepared, requireCurrentQuote, requireUnpaidDraft } from "./prepared.ts";

/**
 * Emails the customer a payment link for a phone order. Can be repeated: all links lead to the same payment. Throws
 * `not_found`, and `conflict` if `revision` is not the current quote, the hold has expired, the order takes no more
 * goods, or it is already paid. `until` is the ISO instant at which the hold expires.
 */
export async function sendPaymentLink(
  deps: Deps,
  actor: NonNullable<Actor>,
  { checkoutId, revision, reason }: SettlePrepared,
): Promise<{ to: string; until: string }> {
  const settings = await getSettings(deps);
  return inTransaction(deps.db, async (tx) => {
    await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId)).for("update");
    const prepared = await getPrepared(tx, checkoutId);
    const { checkout, quote, delivery } = prepared;
    const now = deps.clock.now();
    requireHeld(prepared, now);
    requireCurrentQuote(prepared, revision);
    await requireUnpaidDraft(tx, checkout);
    if (checkout.purpose === "addition") await requireOpenOrder(deps, tx, checkout, settings);
    const token = newToken();
    const tokenHash = hashToken(token);
    const endsAt = new Date(now.getTime() + PAYMENT_LINK_DAYS * DAY_MS);
    await tx
      .insert(paymentLinks)
      .values({ tokenHash, checkoutId, revision: checkout.revision, issuedAt: now, endsAt });
    const until = checkout.holdExpiresAt.toISOString();
    await queueMail(deps, tx, {
      kind: "payment_link",
      to: delivery.email,
      dedupeKey: `payment_link:${checkoutId}:${tokenHash}`,
      data: {
        orderNumber: await orderNumberOf(tx, prepared),
        lines: quote.lines,
        totals: quote.totals,
        day: quote.day,
        window: quote.window,
        address: addressLine(delivery),
        until,
        payUrl: `${deps.publicUrl}${paymentLinkPath(token)}`,
      },
    });
    await recordAudit(deps, tx, actor, {
      action: "order.payment_link_sent",
      subject: {
        kind: "payment",
        id: checkout.paymentIntentId ?? "",
        name: formatUsd(quote.totals.total),
      },
      detail: { to: delivery.email, amount: quote.totals.total, reason },
    });
    return { to: delivery.email, until };
  });
}

/**
 * Discards a phone order: cancels its payment and releases its goods. Throws `not_found`, and `conflict` if it is
 * already paid or being paid.
 */
export async function cancelPrepared(deps: Deps, checkoutId: string): Promise<void> {
  const { checkout } = await getPrepared(deps.db, checkoutId);
  if (checkout.state === "held") await endCheckout(deps, checkout);
  const { checkout: left } = await getPrepared(deps.db, checkoutId);
  if (left.state === "expired" || left.state === "refunded") return;
  throw new DomainError("conflict", m.notCanceled);
}

/** The number of the order that a phone order adds goods to; null for a separate order. */
export async function orderNumberOf(
  tx: Tx | Deps["db"],
  { quote }: Prepared,
): Promise<string | null> {
  if (!("orderId" in quote) || typeof quote.orderId !== "string") return null;
  const [order] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.id, quote.orderId));
  return order?.number ?? null;
}

function requireHeld({ checkout }: Prepared, now: Date): void {
  if (checkout.state === "held" && checkout.holdExpiresAt > now) return;
  throw new DomainError(
    "conflict",
    checkout.state === "expired" || checkout.state === "held" ? m.holdOver : m.alreadyPaid,
  );
}
