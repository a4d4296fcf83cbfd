import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { isOneOf } from "#db/persons/classify.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import type { Tx } from "#db/client.ts";

/** An account, and its address; the address is empty unless verified. */
export type Owner = { id: string; email: string };

/**
 * Conditions for a person's orders, checkouts and gift cards: those of the account, and those bought
 * with its verified address without any account.
 */
export function boughtBy(tx: Tx, { id, email }: Owner) {
  const ofGuest = tx
    .select({ id: checkoutQuotes.checkoutId })
    .from(checkoutQuotes)
    .where(isOneOf(sql`${checkoutQuotes.delivery}->>'email'`, email ? [email] : []));
  return {
    orders: or(eq(orders.userId, id), and(isNull(orders.userId), eq(orders.email, email))),
    checkouts: or(
      eq(checkouts.userId, id),
      and(isNull(checkouts.userId), inArray(checkouts.id, ofGuest)),
    ),
    giftCards: or(
      eq(giftCards.userId, id),
      and(isNull(giftCards.userId), eq(giftCards.buyerEmail, email)),
    ),
  };
}
