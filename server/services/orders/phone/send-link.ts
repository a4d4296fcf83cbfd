import { ordersErrors as m } from "#messages/orders-errors.ts";
import { eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { formatUsd } from "#shared/money.ts";
import {
  PAYMENT_LINK_DAYS,
  paymentLinkPath,
  type SettlePrepared,
} from "#shared/orders/phone-order.ts";
import { checkouts, paymentLinks } from "#db/schema/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { endCheckout } from "../../payments/checkouts/expire-checkout.ts";
import { type Actor, recordAudit } from "../../platform/audit.ts";
import { getSettings } from "../../platform/settings.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import { requireOpenOrder } from "../adding/pay.ts";
import { getPrepared, type Prepared, requireTold } from "./prepared.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Emails the customer a link by which they pay what was put together on the phone. A second one may be
 * sent: all lead to the one payment. Throws `not_found`, and `conflict` when the customer was told another
 * quote, the goods are no longer held, their order takes no more, or it is paid.
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
    requireTold(prepared, revision);
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
        address: `${delivery.address}, ${delivery.city}, CA ${delivery.zipCode}`,
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
 * Lets go of what was put together: the payment is canceled, and the goods are on sale again. One that was
 * paid in the meantime, or is being paid, stays. Throws `not_found`, and `conflict` when it stays.
 */
export async function callOffPrepared(deps: Deps, checkoutId: string): Promise<void> {
  const { checkout } = await getPrepared(deps.db, checkoutId);
  if (checkout.state === "held") await endCheckout(deps, checkout);
  const { checkout: left } = await getPrepared(deps.db, checkoutId);
  if (left.state === "expired" || left.state === "refunded") return;
  throw new DomainError("conflict", m.notCalledOff);
}

/** The order to which its goods are added; null for a separate order. */
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
