import { z } from "zod";
import { emailField } from "../fields.ts";
import { limits } from "../platform/limits.ts";
import { cents, type Cents, formatUsd, parseDollars } from "../money.ts";
import { readableCode } from "../orders/order.ts";

/** `R-7K3M-9QXT`: the number of a receipt for what is not an order. `random` as for an order's number. */
export function formatReceiptNumber(random: Uint8Array): string {
  const letters = readableCode(random);
  return `R-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const least = formatUsd(cents(limits.orderMinCents));
const most = formatUsd(cents(limits.orderMaxCents));
const BAD_AMOUNT = `Please enter an amount from ${least} to ${most}`;

/** Dollars as a person types them (`25`, `$1,200.50`) in cents; null when it is no amount. */
export function centsOfText(text: string): Cents | null {
  return parseDollars(text.replaceAll(/[$,\s]/g, ""));
}

/** Paying an amount without goods. Cents, within the bounds of an order. */
export const paymentSchema = z.object({
  amount: z
    .number(BAD_AMOUNT)
    .int(BAD_AMOUNT)
    .min(limits.orderMinCents, BAD_AMOUNT)
    .max(limits.orderMaxCents, BAD_AMOUNT)
    .transform(cents),
  email: emailField("Please enter a valid email address"),
});
export type PaymentInput = z.output<typeof paymentSchema>;

/** The form of a payment: the amount as text. */
export const paymentFieldsSchema = z.object({
  amount: z
    .string()
    .refine((text) => paymentSchema.shape.amount.safeParse(centsOfText(text)).success, BAD_AMOUNT),
  email: paymentSchema.shape.email,
});
