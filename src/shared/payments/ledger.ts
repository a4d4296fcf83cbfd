import { cents, type Cents, sumCents } from "../money.ts";
import type { TaxShare } from "../checkout/tax/tax.ts";

/**
 * The accounts of the double-entry ledger. An amount is positive where the account gains; the lines
 * of one transaction sum to zero. The three farm accounts are kept per farm, `tax_payable` per tax authority.
 */
export const LEDGER_ACCOUNTS = [
  /** Our money at the payment provider. */
  "provider_balance",
  /** What the provider has paid out to the market's own bank. */
  "own_bank",
  /** What the provider kept of charges and payouts: the market's cost alone. */
  "card_fees",
  /** All that farms have earned, less what they bear of refunds. */
  "farm_payable",
  /** Sent to a farm, and not yet in its account. */
  "farm_in_transit",
  /** In the farm's account at the provider, which sends it to its bank. What a farm is owed is the sum of its three accounts. */
  "farm_paid",
  "commission",
  "delivery_fees",
  "tax_payable",
  /** Owed to customers until the provider has sent it. */
  "customer_refunds",
  "customer_deposits",
  "customer_credit",
  /** Owed to whoever has the code of a gift card that is not redeemed. */
  "gift_cards",
  /** Given to customers for no goods. */
  "goodwill",
  /** What the goods of boxes were worth above their price, less what they were worth below it. */
  "box_gifts",
  /** What the market's promotion codes took off goods: its own cost, as farms get their full price. */
  "promotions",
  /** Credit of customers for friends whom they sent: the market's own cost. */
  "referrals",
  /** Goods and deliveries that were refunded at the market's own expense. */
  "market_losses",
  /** The same at the carrier's, for the market to claim. */
  "carrier_losses",
  /** What the market paid out from its own bank, beside the provider. */
  "paid_by_check",
  /** What banks took back, with their fees. */
  "disputes",
  "other_income",
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export const LEDGER_KINDS = [
  "sale",
  "provider_fee",
  "late_payment",
  "refund",
  "deposit",
  "deposit_returned",
  "deposit_lost",
  "order_refund",
  "dispute",
  "dispute_won",
  "payment",
  "refund_failed",
  "order_refund_undone",
  "credit",
  "credit_spent",
  "refund_credited",
  "payment_returned",
  "goodwill",
  "bearer_changed",
  "payout_sent",
  "payout_paid",
  "payout_reversed",
  /** From the provider to the market's own bank, or back from there. */
  "own_payout",
  "gift_card_sold",
  "gift_card_redeemed",
  "gift_card_returned",
  "gift_card_lost",
  "credit_paid_out",
  "referral",
  "referral_taken_back",
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export type LedgerLine = {
  account: LedgerAccount;
  farmId: number | null;
  /** Whose tax it is; of `tax_payable` alone. */
  authority?: string | null;
  amount: Cents;
};

/** The provider's fee for a charge, taken from its balance. */
export function feeEntries(fee: Cents): LedgerLine[] {
  return balanced([
    { account: "card_fees", farmId: null, amount: fee },
    { account: "provider_balance", farmId: null, amount: cents(-fee) },
  ]);
}

/** A payment that came when the goods were gone: received, and owed back at once. */
export function latePaymentEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount },
    { account: "customer_refunds", farmId: null, amount: cents(-amount) },
  ]);
}

/** A deposit: received, and kept for the customer until it is given back. */
export function depositEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount },
    { account: "customer_deposits", farmId: null, amount: cents(-amount) },
  ]);
}

/** How the price of what was bought went back at last: by a refund, and by what the bank took for good. */
export type PriceBack = { back: Cents; taken: Cents };

/**
 * A deposit or gift card was taken back: what is `back` of its price is owed to its buyer until the refund is sent, and
 * what the bank has `taken` is no loss by disputes any more. The rest went back before as goodwill, while what was bought
 * still stood, and is none any more.
 */
export function priceReturnedEntries(
  owedOn: "customer_deposits" | "gift_cards",
  price: Cents,
  { back, taken }: PriceBack,
): LedgerLine[] {
  return balanced([
    { account: owedOn, farmId: null, amount: price },
    { account: "customer_refunds", farmId: null, amount: cents(-back) },
    { account: "disputes", farmId: null, amount: cents(-taken) },
    { account: "goodwill", farmId: null, amount: cents(back + taken - price) },
  ]);
}

/** A plain amount that was paid for no goods of a farm. */
export function plainPaymentEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount },
    { account: "other_income", farmId: null, amount: cents(-amount) },
  ]);
}

/** A payout that the provider has taken: out of our balance, on its way to the farm. */
export function payoutSentEntries(farmId: number, amount: Cents): LedgerLine[] {
  return balanced([
    { account: "farm_in_transit", farmId, amount },
    { account: "provider_balance", farmId: null, amount: cents(-amount) },
  ]);
}

/** A payout that is in the farm's account. */
export function payoutPaidEntries(farmId: number, amount: Cents): LedgerLine[] {
  return balanced([
    { account: "farm_paid", farmId, amount },
    { account: "farm_in_transit", farmId, amount: cents(-amount) },
  ]);
}

/** A payout that was wrong and that the provider has given back to us: owed to the farm again. */
export function payoutReversedEntries(farmId: number, amount: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount },
    { account: "farm_paid", farmId, amount: cents(-amount) },
  ]);
}

/** Credit that the market gives. */
export function creditEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "goodwill", farmId: null, amount },
    { account: "customer_credit", farmId: null, amount: cents(-amount) },
  ]);
}

/** What the provider moved for a dispute: amount and fee, negative when it took them. */
export function disputeEntries(net: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount: net },
    { account: "disputes", farmId: null, amount: cents(-net) },
  ]);
}

/** One line for each tax authority. */
export function taxLines(shares: readonly TaxShare[]): LedgerLine[] {
  const byAuthority = new Map<string, number>();
  for (const { authority, amount } of shares)
    byAuthority.set(authority, (byAuthority.get(authority) ?? 0) + amount);
  return Array.from(byAuthority, ([authority, amount]) => ({
    account: "tax_payable",
    farmId: null,
    authority,
    amount: cents(amount),
  }));
}

/** The same lines with the opposite sign: undoes a transaction. */
export function undone(lines: readonly LedgerLine[]): LedgerLine[] {
  return balanced(opposite(lines));
}

/** The same lines with the opposite sign. */
export function opposite(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines.map((line) => ({ ...line, amount: cents(-line.amount) }));
}

/** The lines that move something. Throws a RangeError when they do not sum to zero. */
export function balanced(lines: LedgerLine[]): LedgerLine[] {
  const kept = lines.filter((line) => line.amount !== 0);
  if (sumCents(kept.map((line) => line.amount)) !== 0) {
    throw new RangeError("The lines of a ledger transaction must sum to zero");
  }
  return kept;
}
