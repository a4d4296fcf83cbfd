import { cents, type Cents } from "../../money.ts";
import { balanced, type LedgerLine } from "../ledger.ts";

/** A gift card was paid: its value is owed to whoever will have its code. */
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

/**
 * A gift card was taken back: what is `back` of its price is owed to its buyer until the refund is sent. The
 * rest went back before as goodwill, while the card still stood, and is none any more.
 */
export function giftCardReturnedEntries(amount: Cents, back: Cents): LedgerLine[] {
  return balanced([
    { account: "gift_cards", farmId: null, amount },
    { account: "customer_refunds", farmId: null, amount: cents(-back) },
    { account: "goodwill", farmId: null, amount: cents(back - amount) },
  ]);
}

/** As `giftCardReturnedEntries`, for what the bank has `taken` back for good: nothing is lost with it. */
export function giftCardLostEntries(amount: Cents, taken: Cents): LedgerLine[] {
  return balanced([
    { account: "gift_cards", farmId: null, amount },
    { account: "disputes", farmId: null, amount: cents(-taken) },
    { account: "goodwill", farmId: null, amount: cents(taken - amount) },
  ]);
}

/** What is left of a customer's gift cards was paid out, from the market's own bank. */
export function creditPaidOutEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "customer_credit", farmId: null, amount },
    { account: "paid_by_check", farmId: null, amount: cents(-amount) },
  ]);
}
