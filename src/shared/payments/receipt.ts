import { z } from "zod";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { emailField } from "../fields.ts";
import { limits } from "../platform/limits.ts";
import { cents, type Cents, formatUsd, parseDollars } from "../money.ts";
import { readableCode } from "../orders/order.ts";

/** `R-7K3M-9QXT`: the number of a receipt for anything but an order. `random` is as for an order number. */
export function formatReceiptNumber(random: Uint8Array): string {
  const letters = readableCode(random);
  return `R-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const badAmount = {
  error: () =>
    m.amount(formatUsd(cents(limits.orderMinCents)), formatUsd(cents(limits.orderMaxCents))),
};

/** Parses dollars as typed (`25`, `$1,200.50`) into cents; null if not an amount. */
export function centsOfText(text: string): Cents | null {
  return parseDollars(text.replaceAll(/[$,\s]/g, ""));
}

/** Pays an amount without goods. Cents, within the limits of an order. */
export const paymentSchema = z.object({
  amount: z
    .number(badAmount)
    .int(badAmount)
    .min(limits.orderMinCents, badAmount)
    .max(limits.orderMaxCents, badAmount)
    .transform(cents),
  email: emailField(),
});
export type PaymentInput = z.output<typeof paymentSchema>;

/** The payment form: the amount as text. */
export const paymentFieldsSchema = z.object({
  amount: z
    .string()
    .refine((text) => paymentSchema.shape.amount.safeParse(centsOfText(text)).success, badAmount),
  email: paymentSchema.shape.email,
});
