import { shownQuoteOr } from "../checkout/shown-quote.ts";
import { ordersErrors as m } from "#messages/orders/errors.ts";
import { z } from "zod";
import { cartLinesSchema, deliverySchema } from "../checkout/checkout.ts";
import { cardIdField } from "../payments/cards/card-id.ts";
import { limits } from "../platform/limits.ts";
import { linkTokenField } from "./order-link.ts";
import { reasonField } from "../platform/fields/reason-field.ts";

/** Where the team takes an order by phone. */
export const PHONE_ORDER_PATH = "/dashboard/admin/orders/new";

/** Where a customer pays for an order the team prepared, linked from an email. */
export const PAYMENT_LINK_PATH = "/pay";

export function paymentLinkPath(token: string): string {
  return `${PAYMENT_LINK_PATH}?token=${token}`;
}

/** How many days a payment link continues to show the payment's outcome. */
export const PAYMENT_LINK_DAYS = 7;

/** The caller's draft: another request with the same id updates its holds instead of adding to them. */
const draftId = z.uuid({ error: () => m.unknownDraft });

/** Why the team acts for a customer; recorded in the audit log. */
const reason = reasonField(() => m.sayWhy);

/** An order by phone. For an account, its own email address is used, regardless of the one here. */
export const phoneOrderSchema = z.strictObject({
  draftId,
  /** The customer's account; null if they have none. */
  customerId: z.uuid({ error: () => m.unknownCustomer }).nullable(),
  delivery: deliverySchema,
  items: cartLinesSchema,
  /** Whether to apply as much of the account's credit as possible. */
  useCredit: z.boolean().optional(),
});
export type PhoneOrder = z.output<typeof phoneOrderSchema>;

/** Goods that a caller wants added to an order. */
export const phoneAdditionSchema = z.strictObject({
  draftId,
  number: z.string({ error: () => m.unknownOrder }).max(40, { error: () => m.unknownOrder }),
  items: cartLinesSchema,
  /** What is removed from the order in exchange, once the goods are paid. */
  swap: z
    .strictObject({
      productId: z.int32().positive(),
      quantity: z.int().min(1).max(limits.unitsPerLine),
      reason,
    })
    .optional(),
});
export type PhoneAddition = z.output<typeof phoneAdditionSchema>;

/** Identifies a prepared order by its checkout. */
export const preparedSchema = z.strictObject({
  checkoutId: z.uuid({ error: () => m.unknownCheckout }),
});

/** Settles a prepared order; the quote is the one read to the customer on the phone. */
export const settlePreparedSchema = shownQuoteOr(() => m.unknownCheckout).extend({ reason });
export type SettlePrepared = z.output<typeof settlePreparedSchema>;

/** Charges the saved card named to its owner, who must have agreed on the phone. */
export const chargePreparedSchema = settlePreparedSchema.extend({
  cardId: cardIdField,
  agreed: z.literal(true, { error: () => m.askCustomerFirst }),
});
export type ChargePrepared = Omit<z.output<typeof chargePreparedSchema>, "agreed">;

/** Identifies a payment link by its token. */
export const paymentLinkSchema = z.strictObject({ token: linkTokenField });
