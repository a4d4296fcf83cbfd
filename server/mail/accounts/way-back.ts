import { cents, type Cents, formatUsd } from "#shared/money.ts";

type Back = { amount: Cents; credit: Cents };

/** How an amount comes back: `$3.81 back the way you paid`, as credit, or each its part. */
export function wayBack({ amount, credit }: Back): string {
  const card = cents(amount - credit);
  if (credit === 0) return `${formatUsd(card)} back the way you paid`;
  if (card === 0) return `${formatUsd(credit)} back as credit for your next order`;
  return `${formatUsd(card)} back to your card and ${formatUsd(credit)} as credit for your next order`;
}

/** What the bank's part needs time for; credit is there at once. */
export function whenBack({ amount, credit }: Back): string {
  if (credit === amount) return "Your credit is already there: checkout applies it.";
  return "Banks take up to ten days to show a refund.";
}
