import { cents, type Cents } from "../../money.ts";
import { balanced, type LedgerLine } from "../ledger.ts";

/** A gift card was paid: its value is owed to whoever has its code. */
export function giftCardSoldEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount },
    { account: "gift_cards", farmId: null, amount: cents(-amount) },
  ]);
}

/** A gift card becomes its holder's credit. */
export function giftCardRedeemedEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "gift_cards", farmId: null, amount },
    { account: "customer_credit", farmId: null, amount: cents(-amount) },
  ]);
}

/** The balance of a customer's gift cards was paid out from the market's own bank. */
export function creditPaidOutEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "customer_credit", farmId: null, amount },
    { account: "paid_by_check", farmId: null, amount: cents(-amount) },
  ]);
}
