import { cents, type Cents } from "../../money.ts";
import { balanced, type LedgerLine } from "../ledger.ts";

/** The provider's transaction types for payouts to the market's own bank and for returned ones. */
export const OWN_PAYOUT_TYPES = ["payout", "payout_cancel", "payout_failure"] as const;

/**
 * The entries of such a transaction as the provider lists it: a negative amount leaves our balance for the bank, a
 * positive one comes back.
 */
export function ownPayoutEntries(amount: Cents, fee: Cents): LedgerLine[] {
  return balanced([
    { account: "own_bank", farmId: null, amount: cents(-amount) },
    { account: "card_fees", farmId: null, amount: fee },
    { account: "provider_balance", farmId: null, amount: cents(amount - fee) },
  ]);
}
