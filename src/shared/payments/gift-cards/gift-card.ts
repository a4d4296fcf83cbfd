import { z } from "zod";
import { paymentsGiftErrors as m } from "#messages/payments-gift-errors.ts";
import { givenReason } from "../../accounts/user-admin.ts";
import { GIFT_LEAST, GIFT_MOST } from "./gift-values.ts";
import { dayField, emailField, lineField, longText } from "../../fields.ts";
import { defineLifecycle } from "../../lifecycle.ts";
import { cents, formatUsd } from "../../money.ts";
import { limits } from "../../platform/limits.ts";
import { addDays, type Day } from "../../time.ts";

/** Maximum characters of the accompanying message. */
export const GIFT_MESSAGE = 300;

/** How many days ahead a gift card's email can be scheduled. */
const GIFT_DAYS = 365;

/**
 * A gift card is money the market holds for whoever has its code. It never expires and has no fees (California Civil
 * Code 1749.5). A bank dispute of its payment freezes the unredeemed balance.
 */
export const giftCardLifecycle = defineLifecycle({
  /** Awaiting payment; a late payment still buys it. */
  pending: { pay: "active", void: "voided" },
  active: { redeem: "redeemed", freeze: "frozen", void: "voided" },
  frozen: { thaw: "active", void: "voided" },
  /** Converted to its holder's credit. */
  redeemed: {},
  /** Refunded, or the bank took the money back. */
  voided: {},
});
export type GiftCardState = (typeof giftCardLifecycle.states)[number];

/** States in which the market owes the value to whoever has the code. */
export const GIFT_OWED = ["active", "frozen"] as const satisfies readonly GiftCardState[];

/** The latest date for which a gift card bought today can be scheduled. */
export function lastGiftDay(today: Day): Day {
  return addDays(today, GIFT_DAYS);
}

const badAmount = { error: () => m.amount(formatUsd(GIFT_LEAST), formatUsd(GIFT_MOST)) };
const name = (missing: () => string) =>
  lineField(missing)
    .min(1, { error: missing })
    .max(limits.personName, { error: () => m.nameLong(limits.personName) });

/** The recipient; the buyer can correct it until the card is redeemed. */
const recipient = {
  recipientName: name(() => m.recipientName),
  recipientEmail: emailField(() => m.recipientEmail),
};

/** Buys a gift card. Its price is its value. */
export const buyGiftSchema = z.strictObject({
  amount: z
    .number(badAmount)
    .int(badAmount)
    .min(GIFT_LEAST, badAmount)
    .max(GIFT_MOST, badAmount)
    .transform(cents),
  ...recipient,
  message: longText.max(GIFT_MESSAGE, { error: () => m.messageLong(GIFT_MESSAGE) }),
  /** The day of the business's calendar on which its email is sent. */
  sendOn: dayField(() => m.sendOn),
  buyerName: name(() => m.buyerName),
  buyerEmail: emailField(() => m.buyerEmail),
});
export type BuyGiftInput = z.output<typeof buyGiftSchema>;

/** Resends a gift card, optionally to a corrected address; the previous code is invalidated. */
export const resendGiftSchema = z.strictObject({
  id: z.uuid({ error: () => m.unknown }),
  recipientEmail: recipient.recipientEmail,
});
export type ResendGiftInput = z.output<typeof resendGiftSchema>;

/** Its buyer resends a gift card. A guest who corrects the address names the one that the receipt went to. */
export const resendBoughtSchema = resendGiftSchema.extend({
  buyerEmail: z.string().trim().max(limits.email).optional(),
});
export type ResendBoughtInput = z.output<typeof resendBoughtSchema>;

/** Voids and refunds a gift card, for a reason. */
export const voidGiftSchema = z.strictObject({
  id: z.uuid({ error: () => m.unknown }),
  reason: givenReason,
});
export type VoidGiftInput = z.output<typeof voidGiftSchema>;

/** Pays out the balance of a customer's gift cards: to whom, the amount as shown, and how it was paid. */
export const payOutSchema = z.strictObject({
  id: z.uuid({ error: () => m.noUser }),
  amount: z
    .int({ error: () => m.otherRemaining })
    .positive({ error: () => m.otherRemaining })
    .max(GIFT_MOST, { error: () => m.otherRemaining })
    .transform(cents),
  reason: givenReason,
});
export type PayOutInput = z.output<typeof payOutSchema>;
