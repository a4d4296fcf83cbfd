import type Stripe from "stripe";

/** The provider's objects by our ids: payments, refunds that did not fail, and transfers minus reversals. */
export type ProviderObjects = {
  /** The amount received for each payment intent. */
  received: Map<string, number>;
  /** By our refund's id. */
  refunded: Map<string, number>;
  /** Refunds made manually at the provider. */
  foreign: { intent: string; amount: number }[];
  /** By our payout's id. */
  transferred: Map<string, number>;
  /** What the bank took for good of each payment intent, in disputes we lost. */
  taken: Map<string, number>;
  /** The provider's fee for each charge. */
  fees: Map<string, number>;
  /** The balance it holds for the market, available or pending. */
  balance: number;
  /** Transfers without a payout. */
  unknown: { id: string; amount: number }[];
};

/** Reads the provider's lists page by page. */
export async function readProvider(stripe: Stripe): Promise<ProviderObjects> {
  const found: ProviderObjects = {
    received: new Map(),
    refunded: new Map(),
    foreign: [],
    transferred: new Map(),
    taken: new Map(),
    fees: new Map(),
    balance: 0,
    unknown: [],
  };
  for await (const { id, amount_received: amount } of stripe.paymentIntents.list({ limit: 100 })) {
    if (amount > 0) found.received.set(id, amount);
  }
  for await (const { amount, metadata, status, payment_intent: intent } of stripe.refunds.list({
    limit: 100,
  })) {
    if (status === "failed" || status === "canceled") continue;
    const ours = metadata?.["refund_id"];
    if (ours) add(found.refunded, ours, amount);
    else
      found.foreign.push({
        intent: typeof intent === "string" ? intent : (intent?.id ?? ""),
        amount,
      });
  }
  for await (const { id, amount, amount_reversed: back, metadata } of stripe.transfers.list({
    limit: 100,
  })) {
    const ours = metadata["transfer_id"];
    if (ours) add(found.transferred, ours, amount - back);
    else found.unknown.push({ id, amount: amount - back });
  }
  for await (const { amount, status, payment_intent: intent } of stripe.disputes.list({
    limit: 100,
  })) {
    const id = typeof intent === "string" ? intent : intent?.id;
    if (status === "lost" && id) add(found.taken, id, amount);
  }
  for await (const { net, fee, source } of stripe.balanceTransactions.list({ limit: 100 })) {
    found.balance += net;
    const id = typeof source === "string" ? source : source?.id;
    if (fee !== 0 && id) add(found.fees, id, fee);
  }
  return found;
}

function add(sums: Map<string, number>, id: string, amount: number): void {
  sums.set(id, (sums.get(id) ?? 0) + amount);
}
