import { and, desc, eq } from "drizzle-orm";
import type { Delivery, Payer, PlainQuote } from "#shared/checkout/checkout.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { Cents } from "#shared/money.ts";
import type { OrderState } from "#shared/orders/order.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { checkoutQuotes } from "#db/schema/checkout/checkout.ts";
import type { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { Intent } from "#server/payments/port.ts";
import type { Checkout } from "../checkouts/checkout-row.ts";

/** A succeeded payment with its locked checkout, in the transaction that settles it. */
export type Settling = {
  deps: Deps;
  tx: Tx;
  checkout: Checkout;
  intent: Intent;
  settings: Settings;
  cause: string;
};

/** The outcome of a payment. */
export type Outcome =
  | {
      status: "placed";
      checkoutId: string;
      orderNumber: string;
      orderState: OrderState;
      total: Cents;
      day: string;
      window: WindowId;
      email: string;
      /** The delivery address. */
      address: Pick<Delivery, "address" | "city" | "zipCode">;
    }
  | Receipt
  | { status: "refunded" | "processing" | "unpaid" | "canceled"; checkoutId: string };

/**
 * The outcome of a payment that was not for an order: `active` for a membership, `received` for a gift card or
 * plain amount.
 */
export type Receipt = {
  status: "active" | "received";
  checkoutId: string;
  receiptNumber: string;
  amount: Cents;
  email: string;
};

type Placed = Pick<
  typeof orders.$inferSelect,
  "number" | "state" | "total" | "deliveryDay" | "deliveryWindow" | "email" | "delivery"
>;

/** The outcome of a payment for an order, or for goods added to it, by the checkout that was paid. */
export function placedOutcome(order: Placed, checkoutId: string): Outcome {
  const { address, city, zipCode } = order.delivery;
  return {
    status: "placed",
    checkoutId,
    orderNumber: order.number,
    orderState: order.state,
    total: order.total,
    day: order.deliveryDay,
    window: order.deliveryWindow,
    email: order.email,
    address: { address, city, zipCode },
  };
}

/** A quote, and the payer it was made for. */
export type PayerQuote = { quote: PlainQuote; delivery: Payer };

/**
 * The quote that was paid, identified by the payment's metadata. Null if the amount differs from the quote's:
 * such a payment buys nothing and is refunded.
 */
export async function paidQuote(settling: Settling): Promise<PayerQuote | null> {
  return ifPaid(settling, await quoteOfPayment(settling));
}

/** The quote that a payment refers to, whatever its amount. */
export async function quoteOfPayment({ tx, checkout, intent }: Settling) {
  const [row] = await tx
    .select({ quote: checkoutQuotes.quote, delivery: checkoutQuotes.delivery })
    .from(checkoutQuotes)
    .where(
      and(
        eq(checkoutQuotes.checkoutId, checkout.id),
        eq(checkoutQuotes.revision, intent.revision || 0),
      ),
    );
  return row ?? null;
}

/** The quote if its total matches the payment; otherwise null, and the mismatch is logged. */
export function ifPaid(
  { deps, checkout, intent }: Settling,
  quoted: PayerQuote | null,
): PayerQuote | null {
  if (quoted?.quote.totals.total === intent.amountReceived) return quoted;
  deps.log.error({ intentId: intent.id, checkoutId: checkout.id }, "a payment matches no quote");
  return null;
}

/** The payer of a checkout's latest quote. */
export async function payerOf(tx: Tx, checkoutId: string): Promise<Payer> {
  const [row] = await tx
    .select({ delivery: checkoutQuotes.delivery })
    .from(checkoutQuotes)
    .where(eq(checkoutQuotes.checkoutId, checkoutId))
    .orderBy(desc(checkoutQuotes.revision))
    .limit(1);
  if (!row) throw new Error("A checkout has no quote");
  return row.delivery;
}
