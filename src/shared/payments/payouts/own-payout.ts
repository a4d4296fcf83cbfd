import { cents, type Cents } from "../../money.ts";
import { balanced, type LedgerLine } from "../ledger.ts";

/** What the provider calls payouts to the market's own bank, and those that come back from there. */
export const OWN_PAYOUT_TYPES = ["payout", "payout_cancel", "payout_failure"] as const;

/**
 * What such a transaction moved, as the provider lists it: an amount below zero leaves our balance for the bank, one
 * above zero comes back.
 */
export function ownPayoutEntries(amount: Cents, fee: Cents): LedgerLine[] {
  return balanced([
    { account: "own_bank", farmId: null, amount: cents(-amount) },
    { account: "card_fees", farmId: null, amount: fee },
    { account: "provider_balance", farmId: null, amount: cents(amount - fee) },
  ]);
}
