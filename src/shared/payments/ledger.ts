import { cents, type Cents, NO_MONEY, sumCents } from "../money.ts";
import { splitLine, type Totals } from "../checkout/pricing.ts";
import type { RefundPlan } from "./refund.ts";

/**
 * The accounts of the double-entry ledger. An amount is positive where the account gains; the lines
 * of one transaction sum to zero. `farm_payable` is kept per farm.
 */
export const LEDGER_ACCOUNTS = [
  "provider_balance",
  "provider_fees",
  "farm_payable",
  "commission_income",
  "delivery_income",
  "tax_payable",
  "customer_refunds",
  "customer_deposits",
  "customer_credit",
  "dispute_losses",
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
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export type LedgerLine = { account: LedgerAccount; farmId: number | null; amount: Cents };

type SoldLine = { farmId: number; lineTotal: Cents; commissionBps: number };

/**
 * A sale: what the provider received, and the credit that was spent, is owed to the farms, earned as
 * commission and delivery, and held as tax. A discount beside the credit is taken from our commission. Throws a RangeError when the totals and the lines do not agree.
 */
export function saleEntries(lines: readonly SoldLine[], totals: Totals): LedgerLine[] {
  const splits = lines.map((line) => ({
    farmId: line.farmId,
    ...splitLine(line.lineTotal, line.commissionBps),
  }));
  const byFarm = new Map<number, number>();
  for (const { farmId, farmShare } of splits)
    byFarm.set(farmId, (byFarm.get(farmId) ?? 0) + farmShare);
  const commission = sumCents(splits.map((split) => split.commission));
  const credit = totals.credit ?? NO_MONEY;
  return balanced([
    { account: "provider_balance", farmId: null, amount: totals.total },
    { account: "customer_credit", farmId: null, amount: credit },
    ...Array.from(byFarm, ([farmId, share]) => ({
      account: "farm_payable" as const,
      farmId,
      amount: cents(-share),
    })),
    {
      account: "commission_income",
      farmId: null,
      amount: cents(totals.discount - credit - commission),
    },
    { account: "delivery_income", farmId: null, amount: cents(-totals.delivery) },
    { account: "tax_payable", farmId: null, amount: cents(-totals.tax) },
  ]);
}

/** The provider's fee for a charge, taken from its balance. */
export function feeEntries(fee: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_fees", farmId: null, amount: fee },
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

/** A deposit that the customer asked back: owed to them until the refund is sent. */
export function depositReturnedEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "customer_deposits", farmId: null, amount },
    { account: "customer_refunds", farmId: null, amount: cents(-amount) },
  ]);
}

/** What is owed to a customer becomes their credit instead. */
export function refundCreditedEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "customer_refunds", farmId: null, amount },
    { account: "customer_credit", farmId: null, amount: cents(-amount) },
  ]);
}

/** A plain amount that goes back: owed until the refund is sent. */
export function paymentReturnedEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "other_income", farmId: null, amount },
    { account: "customer_refunds", farmId: null, amount: cents(-amount) },
  ]);
}

/** Money that goes back for nothing that was sold: the market's own loss. */
export function goodwillEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "commission_income", farmId: null, amount },
    { account: "customer_refunds", farmId: null, amount: cents(-amount) },
  ]);
}

/** Money given back out of what was owed to the customer. */
export function refundEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "customer_refunds", farmId: null, amount },
    { account: "provider_balance", farmId: null, amount: cents(-amount) },
  ]);
}

/** A plain amount that was paid for no goods of a farm. */
export function plainPaymentEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount },
    { account: "other_income", farmId: null, amount: cents(-amount) },
  ]);
}

/**
 * Goods given back: the farms, our commission, the delivery and the tax each lose what they got of
 * them. The card's part is owed to the customer until the refund is sent, the rest is credit.
 */
export function orderRefundEntries({
  lines,
  delivery,
  discount,
  goodwill,
  card,
  credit,
}: RefundPlan): LedgerLine[] {
  const byFarm = new Map<number, number>();
  for (const { farmId, farmShare } of lines)
    byFarm.set(farmId, (byFarm.get(farmId) ?? 0) + farmShare);
  const commission = sumCents(lines.map((line) => line.commission));
  return balanced([
    ...Array.from(byFarm, ([farmId, share]) => ({
      account: "farm_payable" as const,
      farmId,
      amount: cents(share),
    })),
    { account: "commission_income", farmId: null, amount: cents(commission - discount + goodwill) },
    { account: "delivery_income", farmId: null, amount: delivery },
    { account: "tax_payable", farmId: null, amount: sumCents(lines.map((line) => line.tax)) },
    { account: "customer_refunds", farmId: null, amount: cents(-card) },
    { account: "customer_credit", farmId: null, amount: cents(-credit) },
  ]);
}

/** Credit that the market gives out of its own share. */
export function creditEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "commission_income", farmId: null, amount },
    { account: "customer_credit", farmId: null, amount: cents(-amount) },
  ]);
}

/** What the provider moved for a dispute: amount and fee, negative when it took them. */
export function disputeEntries(net: Cents): LedgerLine[] {
  return balanced([
    { account: "provider_balance", farmId: null, amount: net },
    { account: "dispute_losses", farmId: null, amount: cents(-net) },
  ]);
}

/** What the bank gave a customer out of a dispute that we lost, instead of a refund that was owed. */
export function bankRefundEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "customer_refunds", farmId: null, amount },
    { account: "dispute_losses", farmId: null, amount: cents(-amount) },
  ]);
}

/** The same lines with the opposite sign: undoes a transaction. */
export function undone(lines: readonly LedgerLine[]): LedgerLine[] {
  return balanced(lines.map((line) => ({ ...line, amount: cents(-line.amount) })));
}

function balanced(lines: LedgerLine[]): LedgerLine[] {
  const kept = lines.filter((line) => line.amount !== 0);
  if (sumCents(kept.map((line) => line.amount)) !== 0) {
    throw new RangeError("The lines of a ledger transaction must sum to zero");
  }
  return kept;
}
