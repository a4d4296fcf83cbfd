import { limits } from "../../platform/limits.ts";
import { cents, type Cents, NO_MONEY } from "../../money.ts";
import type { Totals } from "../../checkout/pricing.ts";

/** The credit that pays toward a total: the smallest charge of the provider stays for the card. */
export function creditTowards(total: Cents, available: Cents): Cents {
  return cents(Math.max(NO_MONEY, Math.min(available, total - limits.orderMinCents)));
}

/** The totals after as much of the credit as can be used. */
export function withCredit(totals: Totals, available: Cents): Totals {
  const credit = creditTowards(totals.total, available);
  if (credit === 0) return totals;
  return {
    ...totals,
    discount: cents(totals.discount + credit),
    credit,
    total: cents(totals.total - credit),
  };
}
