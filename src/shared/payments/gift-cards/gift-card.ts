import { z } from "zod";
import { paymentsGiftErrors as m } from "#messages/payments-gift-errors.ts";
import { reasonField } from "../../accounts/user-admin.ts";
import { dayField, emailField, lineField, longText } from "../../fields.ts";
import { defineLifecycle } from "../../lifecycle.ts";
import { cents, formatUsd } from "../../money.ts";
import { limits } from "../../platform/limits.ts";
import { addDays, type Day } from "../../time.ts";

/** The smallest and the largest gift card, and those that the page offers (decision 054). */
export const GIFT_LEAST = cents(1_000);
export const GIFT_MOST = cents(50_000);
export const GIFT_CHOICES = [2_500, 5_000, 10_000, 20_000].map(cents);

/**
 * What is left of gift cards is paid out on request while it is less than this: California Civil Code 1749.5(b),
 * as amended by SB 22 (ch. 207 of 2025), from April 1, 2026.
 */
export const GIFT_CASH_UNDER = cents(1_500);

/** Characters of the words that go with one. */
export const GIFT_MESSAGE = 300;

/** An email with a gift card is sent within this many days. */
export const GIFT_DAYS = 365;

/**
 * A gift card is money that the market holds for whoever has its code. Nothing ends one by itself: no date and
 * no fee (California Civil Code 1749.5). The bank's dispute of its payment freezes what is not redeemed.
 */
export const giftCardLifecycle = defineLifecycle({
  /** Someone is about to pay; a payment that comes late still buys it. */
  pending: { pay: "active", void: "voided" },
  active: { redeem: "redeemed", freeze: "frozen", void: "voided" },
  frozen: { thaw: "active", void: "voided" },
  /** It is its holder's credit. */
  redeemed: {},
  /** The money went back, or was taken back by the bank. */
  voided: {},
});
export type GiftCardState = (typeof giftCardLifecycle.states)[number];

/** States in which the market owes it to whoever has its code. */
export const GIFT_OWED = ["active", "frozen"] as const satisfies readonly GiftCardState[];

/** The last day on which one bought today can be sent. */
export function lastGiftDay(today: Day): Day {
  return addDays(today, GIFT_DAYS);
}

const badAmount = { error: () => m.amount(formatUsd(GIFT_LEAST), formatUsd(GIFT_MOST)) };
const name = (missing: () => string) =>
  lineField(missing)
    .min(1, { error: missing })
    .max(limits.personName, { error: () => m.nameLong(limits.personName) });

/** Whom it is for; what its buyer can correct until it is used. */
const recipient = {
  recipientName: name(() => m.recipientName),
  recipientEmail: emailField(() => m.recipientEmail),
};

/** Buying one. What it costs is what it is worth. */
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

/** Sending one again, perhaps to a corrected address: the code before it ends. */
export const resendGiftSchema = z.strictObject({
  id: z.uuid({ error: () => m.unknown }),
  recipientEmail: recipient.recipientEmail,
});
export type ResendGiftInput = z.output<typeof resendGiftSchema>;

/** Taking one back, with the money, for a reason. */
export const voidGiftSchema = z.strictObject({
  id: z.uuid({ error: () => m.unknown }),
  reason: reasonField,
});
export type VoidGiftInput = z.output<typeof voidGiftSchema>;

/** Paying out what is left of a customer's gift cards: who, how much as it was seen, and how it was paid. */
export const payOutSchema = z.strictObject({
  id: z.uuid({ error: () => m.noUser }),
  amount: z
    .int({ error: () => m.otherRest })
    .positive({ error: () => m.otherRest })
    .max(GIFT_MOST, { error: () => m.otherRest })
    .transform(cents),
  reason: reasonField,
});
export type PayOutInput = z.output<typeof payOutSchema>;
