import { paymentsMail as m } from "#messages/payments/mail.ts";
import { cents, type Cents, formatUsd } from "#shared/money.ts";

type Back = { amount: Cents; credit: Cents };

/**
 * How an amount is refunded, such as `$3.81 to your original payment method`: to the card, as credit, or split between
 * them.
 */
export function wayBack({ amount, credit }: Back): string {
  const card = cents(amount - credit);
  if (credit === 0) return m.backPaid(formatUsd(card));
  if (card === 0) return m.backCredit(formatUsd(credit));
  return m.backBoth(formatUsd(card), formatUsd(credit));
}

/** How long it takes: credit is available immediately, the bank's part takes time. */
export function whenBack({ amount, credit }: Back): string {
  if (credit === amount) return m.creditThere;
  return m.banksTake;
}
