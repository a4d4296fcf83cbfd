import { shownQuoteOr } from "../checkout/shown-quote.ts";
import { ordersErrors as m } from "#messages/orders-errors.ts";
import { z } from "zod";
import { cartLinesSchema, deliverySchema } from "../checkout/checkout.ts";
import { atMost, longText } from "../fields.ts";
import { limits } from "../platform/limits.ts";
import { linkTokenField } from "./order-link.ts";
import { reasonLimits } from "../platform/reason-limits.ts";

/** Where the team takes an order from a customer who calls. */
export const PHONE_ORDER_PATH = "/dashboard/admin/orders/new";

/** Where a customer pays what the team put together, by the link of an email. */
export const PAYMENT_LINK_PATH = "/pay";

export function paymentLinkPath(token: string): string {
  return `${PAYMENT_LINK_PATH}?token=${token}`;
}

/** Days for which a payment link still says what became of the payment. */
export const PAYMENT_LINK_DAYS = 7;

/** One draft of the caller: asking again with it changes what is held instead of holding more. */
const draftId = z.uuid({ error: () => m.unknownDraft });

/** Why the team acts for a customer; the audit log keeps it. */
const reason = longText
  .min(reasonLimits.least, { error: () => m.sayWhy })
  .max(reasonLimits.most, atMost(reasonLimits.most));

/** What a customer who calls wants. Of an account the email is the account's, whatever is said here. */
export const phoneOrderSchema = z.strictObject({
  draftId,
  /** The customer's account; null for someone without one. */
  customerId: z.uuid({ error: () => m.unknownCustomer }).nullable(),
  delivery: deliverySchema,
  items: cartLinesSchema,
  /** Whether the account's credit pays as much of it as it can. */
  useCredit: z.boolean().optional(),
});
export type PhoneOrder = z.output<typeof phoneOrderSchema>;

/** Goods that a customer who calls wants added to an order. */
export const phoneAdditionSchema = z.strictObject({
  draftId,
  number: z.string({ error: () => m.unknownOrder }).max(40, { error: () => m.unknownOrder }),
  items: cartLinesSchema,
  /** What leaves the order in exchange, once the goods are paid. */
  swap: z
    .strictObject({
      productId: z.int32().positive(),
      quantity: z.int().min(1).max(limits.unitsPerLine),
      reason,
    })
    .optional(),
});
export type PhoneAddition = z.output<typeof phoneAdditionSchema>;

/** What was put together, by its checkout. */
export const preparedSchema = z.strictObject({
  checkoutId: z.uuid({ error: () => m.unknownCheckout }),
});

/** How it is paid: the quote is the one that the customer heard on the phone. */
export const settlePreparedSchema = shownQuoteOr(() => m.unknownCheckout).extend({ reason });
export type SettlePrepared = z.output<typeof settlePreparedSchema>;

/** The saved card is charged only when its owner has said so on the phone. */
export const chargePreparedSchema = settlePreparedSchema.extend({
  agreed: z.literal(true, { error: () => m.askCustomerFirst }),
});

/** Whoever has a payment link. */
export const paymentLinkSchema = z.strictObject({ token: linkTokenField });
