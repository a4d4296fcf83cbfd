import { limits } from "../../platform/limits.ts";
import { cents, type Cents, NO_MONEY } from "../../money.ts";
import type { Totals } from "../../checkout/pricing.ts";

/** The credit that can be applied to a total; the provider's minimum charge is left for the card. */
export function creditTowards(total: Cents, available: Cents): Cents {
  return cents(Math.max(NO_MONEY, Math.min(available, total - limits.orderMinCents)));
}

/** The totals after applying as much of the credit as possible. */
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
