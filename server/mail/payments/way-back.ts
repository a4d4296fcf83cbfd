import { paymentsMail as m } from "#messages/payments-mail.ts";
import { cents, type Cents, formatUsd } from "#shared/money.ts";

type Back = { amount: Cents; credit: Cents };

/** How an amount comes back: `$3.81 back the way you paid`, as credit, or each its part. */
export function wayBack({ amount, credit }: Back): string {
  const card = cents(amount - credit);
  if (credit === 0) return m.backPaid(formatUsd(card));
  if (card === 0) return m.backCredit(formatUsd(credit));
  return m.backBoth(formatUsd(card), formatUsd(credit));
}

/** What the bank's part needs time for; credit is there at once. */
export function whenBack({ amount, credit }: Back): string {
  if (credit === amount) return m.creditThere;
  return m.banksTake;
}
