import { eq } from "drizzle-orm";
import type { Payer, StockShortage } from "#shared/checkout/checkout.ts";
import type { ReturnReason } from "#shared/payments/late-payment.ts";
import { latePaymentEntries } from "#shared/payments/ledger.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { MailData } from "#server/mail/port.ts";
import type { Intent } from "#server/payments/port.ts";
import { moveCheckout } from "../checkouts/checkout-row.ts";
import { post } from "../ledger.ts";
import { queueMail } from "../../mail/outbox.ts";
import { payersLanguage } from "../../mail/reader-language.ts";
import { postFee } from "../provider/provider-fee.ts";
import { type Outcome, payerOf, type Settling } from "./settling.ts";

/** An item that was no longer available when its payment arrived. */
export type Gone = MailData["payment_returning"]["items"][number];

/** Goods without enough stock. */
export function goneOf({ id: productId, name }: StockShortage): Gone {
  return { productId, name };
}

type LatePayment = {
  intent: Intent;
  why: ReturnReason;
  /** What was no longer available; empty if the payment is returned for another reason. */
  items: readonly Gone[];
  delivery: Payer;
};

/**
 * Handles money that buys nothing: books it, saves a full refund and notifies the customer, once per payment. A
 * job sends the refund after the commit, unless the bank has taken the money back by then.
 */
export async function oweRefund(
  deps: Deps,
  tx: Tx,
  { intent, why, items, delivery }: LatePayment,
): Promise<void> {
  const now = deps.clock.now();
  await postFee(tx, null, intent, now);
  const [owed] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.intentId, intent.id));
  if (owed) return;
  const amount = intent.amountReceived;
  await tx
    .insert(refunds)
    .values({ intentId: intent.id, amount, reason: why, createdAt: now, updatedAt: now });
  await post(tx, {
    at: now,
    key: `late:${intent.id}`,
    kind: "late_payment",
    orderId: null,
    intentId: intent.id,
    lines: latePaymentEntries(amount),
  });
  const language = await payersLanguage(tx, intent.id);
  await queueMail(deps, tx, {
    kind: "payment_returning",
    to: delivery.email,
    ...(language && { language }),
    dedupeKey: `payment_returning:${intent.id}`,
    data: { amount, why, items },
  });
  await deps.jobs.enqueue(tx, "sweep_payments", {});
}

/** Why a payment is returned, and what it could not buy. */
export type Returned = Pick<LatePayment, "why"> & Partial<Pick<LatePayment, "items">>;

/**
 * The payment buys nothing: the checkout is refunded, and with it the whole payment. What the checkout holds is
 * released before.
 */
export async function returnPayment(
  { deps, tx, checkout, intent }: Settling,
  { why, items = [] }: Returned,
): Promise<Outcome> {
  await moveCheckout(tx, checkout, "refund");
  const delivery = await payerOf(tx, checkout.id);
  await oweRefund(deps, tx, { intent, why, items, delivery });
  return { status: "refunded", checkoutId: checkout.id };
}

/** The checkout was already refunded, so a second payment for it is returned in full, too. */
export async function returnSecond({ deps, tx, checkout, intent }: Settling): Promise<Outcome> {
  const delivery = await payerOf(tx, checkout.id);
  await oweRefund(deps, tx, { intent, why: "second_payment", items: [], delivery });
  return { status: "refunded", checkoutId: checkout.id };
}
