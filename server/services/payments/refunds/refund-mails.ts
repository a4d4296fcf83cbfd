import { eq } from "drizzle-orm";
import { refundParts } from "#shared/payments/refunds/refund-parts.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { orderUrl } from "../../platform/links/order-links.ts";
import type { Refund } from "./note.ts";
import { type Refundee, refundeeOf } from "./refundee.ts";

type MailDeps = Pick<Deps, "mail" | "jobs" | "clock" | "publicUrl">;

/** Emails the customer that the provider has sent their money. */
export async function mailSent(deps: MailDeps, tx: Tx, refund: Refund): Promise<void> {
  const { email, order } = await refundeeOf(tx, refund);
  await queueMail(deps, tx, {
    kind: "refund_sent",
    to: email,
    dedupeKey: `refund_sent:${refund.id}`,
    data: {
      ...(await factsOf(deps, tx, order)),
      amount: refund.amount,
      made: order && (await madeOf(tx, refund)),
    },
  });
}

/**
 * Emails the customer that their money did not arrive, whose fault it was, and what happens next. Without a
 * provider id it was never sent, so no bank was involved.
 */
export async function mailFailed(deps: MailDeps, tx: Tx, refund: Refund): Promise<void> {
  const { email, order } = await refundeeOf(tx, refund);
  const { amount, credit, providerRefundId } = refund;
  await queueMail(deps, tx, {
    kind: "refund_failed",
    to: email,
    dedupeKey: `refund_failed:${refund.id}`,
    data: {
      ...(await factsOf(deps, tx, order)),
      isByBank: providerRefundId !== null,
      amount,
      credit,
    },
  });
}

/** What a refund consists of, and why it was made. */
async function madeOf(tx: Tx, refund: Refund) {
  const { id, amount: card, cause } = refund;
  if (!cause) return null;
  const lines = await tx
    .select({ tax: refundLines.tax })
    .from(refundLines)
    .where(eq(refundLines.refundId, id));
  return { parts: refundParts({ ...refund, card, lines }), cause };
}

/** The order's number and link for an email; null values if there is no order. */
async function factsOf(deps: MailDeps, tx: Tx, order: Refundee["order"]) {
  if (!order) return { orderNumber: null, orderUrl: null };
  return { orderNumber: order.number, orderUrl: await orderUrl(deps, tx, order) };
}
