import { cents, type Cents, sumCents } from "../money.ts";
import type { TaxShare } from "../checkout/tax/tax.ts";

/**
 * The accounts of the double-entry ledger. An amount is positive if the account gains; the lines of a transaction
 * sum to zero. The three farm accounts are kept per farm, `tax_payable` per tax authority.
 */
export const LEDGER_ACCOUNTS = [
  /** Our balance at the payment provider. */
  "provider_balance",
  /** What the provider has paid out to the market's own bank. */
  "own_bank",
  /** Provider fees on charges and payouts, borne by the market alone. */
  "card_fees",
  /** What farms have earned and are owed, less the refunds they bear. */
  "farm_payable",
  /** Sent to a farm, but not yet in its account. */
  "farm_in_transit",
  /**
   * In the farm's account at the provider, which pays it out to the farm's bank. What a farm is owed is the sum of
   * its three accounts.
   */
  "farm_paid",
  "commission",
  "delivery_fees",
  "tax_payable",
  /** Owed to customers until the provider has sent the refund. */
  "customer_refunds",
  "customer_deposits",
  "customer_credit",
  /** Owed to whoever has the code of an unredeemed gift card. */
  "gift_cards",
  /** Given to customers without a refund of goods. */
  "goodwill",
  /** The value of box goods above the box's price, less shortfalls below it. */
  "box_gifts",
  /** Discounts from the market's own promotion codes; a cost of the market, since farms get their full price. */
  "promotions",
  /** Referral credit; a cost of the market. */
  "referrals",
  /** Refunds of goods and deliveries borne by the market. */
  "market_losses",
  /** Refunds borne by the carrier, for the market to claim from it. */
  "carrier_losses",
  /** Paid by the market from its own bank, outside the provider. */
  "paid_by_check",
  /** Amounts taken by banks for disputes, including fees. */
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
  /** Transfers between the provider balance and the market's own bank, in either direction. */
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
  /** The tax authority; only for `tax_payable`. */
  authority?: string | null;
  amount: Cents;
};

/** The provider's fee for a charge, deducted from its balance. */
export function feeEntries(fee: Cents): LedgerLine[] {
  return balanced([
    { account: "card_fees", farmId: null, amount: fee },
    { account: "provider_balance", farmId: null, amount: cents(-fee) },
  ]);
}

/** A payment received after the goods were gone, and immediately owed back. */
export function latePaymentEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount },
    { account: "customer_refunds", farmId: null, amount: cents(-amount) },
  ]);
}

/** A deposit received, and owed to the customer until it is refunded. */
export function depositEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount },
    { account: "customer_deposits", farmId: null, amount: cents(-amount) },
  ]);
}

/** How the price of a purchase was finally returned: `back` by refund, `taken` by the bank for good. */
export type PriceBack = { back: Cents; taken: Cents };

/**
 * Reverses a deposit or gift card: `back` is owed to its buyer until the refund is sent, and `taken` is no longer a
 * dispute loss. The rest of the price was refunded earlier as goodwill, while the purchase was still valid, and is
 * no longer goodwill.
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

/** A plain amount paid, not for a farm's goods. */
export function plainPaymentEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount },
    { account: "other_income", farmId: null, amount: cents(-amount) },
  ]);
}

/** A payout accepted by the provider: out of our balance, on its way to the farm. */
export function payoutSentEntries(farmId: number, amount: Cents): LedgerLine[] {
  return balanced([
    { account: "farm_in_transit", farmId, amount },
    { account: "provider_balance", farmId: null, amount: cents(-amount) },
  ]);
}

/** A payout that has arrived in the farm's account. */
export function payoutPaidEntries(farmId: number, amount: Cents): LedgerLine[] {
  return balanced([
    { account: "farm_paid", farmId, amount },
    { account: "farm_in_transit", farmId, amount: cents(-amount) },
  ]);
}

/** A payout made in error that the provider has returned to us: owed to the farm again. */
export function payoutReversedEntries(farmId: number, amount: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount },
    { account: "farm_paid", farmId, amount: cents(-amount) },
  ]);
}

/** Credit given by the market. */
export function creditEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "goodwill", farmId: null, amount },
    { account: "customer_credit", farmId: null, amount: cents(-amount) },
  ]);
}

/** What the provider moved for a dispute: amount and fee, negative if it took them. */
export function disputeEntries(net: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount: net },
    { account: "disputes", farmId: null, amount: cents(-net) },
  ]);
}

/** One line per tax authority. */
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

/** Reverses a transaction: the same lines with the opposite sign. */
export function undone(lines: readonly LedgerLine[]): LedgerLine[] {
  return balanced(opposite(lines));
}

/** Lines with the opposite sign. */
export function opposite(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines.map((line) => ({ ...line, amount: cents(-line.amount) }));
}

/** Drops zero lines. Throws a RangeError if the lines do not sum to zero. */
export function balanced(lines: LedgerLine[]): LedgerLine[] {
  const kept = lines.filter((line) => line.amount !== 0);
  if (sumCents(kept.map((line) => line.amount)) !== 0) {
    throw new RangeError("The lines of a ledger transaction must sum to zero");
  }
  return kept;
}
