import type Stripe from "stripe";
import { cents } from "#shared/money.ts";
import type { ProviderTransaction } from "#shared/payments/reconciliation/reconciliation.ts";
import { idOf } from "./disputes.ts";
import { callProvider } from "./failures.ts";

/** Rows that one call takes; what the provider gives at most. */
const PAGE_ROWS = 100;
/** What is read with each: the charge, refund or dispute, which name the payment, or the transfer. */
const EXPAND = ["data.source"];
/** Our ids in metadata: of a refund, a transfer, and its reversal. */
const LOCAL_IDS = ["refund_id", "transfer_id", "reversal_id"];

/** Which of our balance's transactions are asked for: those made in a span of the provider's time. */
export type BalanceSpan = {
  /** From this second on; null from the very first. */
  from: Date | null;
  /** Before this second; null up to now. */
  before: Date | null;
  /** The last one of the page before; null for the first page. */
  after: string | null;
};

/** A page of them, newest first; `next` names the page after it, and is null with the last. */
export type BalancePage = { transactions: ProviderTransaction[]; next: string | null };

/** Every transaction of our balance at the provider: what it is held against our books by. */
export type BalanceTransactions = {
  listBalanceTransactions(span: BalanceSpan): Promise<BalancePage>;
};

/** The transactions of our balance over the official SDK. */
export function balanceCalls(stripe: Stripe): BalanceTransactions {
  return {
    listBalanceTransactions: ({ from, before, after }) =>
      callProvider(async () => {
        const page = await stripe.balanceTransactions.list({
          limit: PAGE_ROWS,
          expand: EXPAND,
          created: {
            ...(from && { gte: secondOf(from) }),
            ...(before && { lt: secondOf(before) }),
          },
          ...(after && { starting_after: after }),
        });
        const last = page.data.at(-1);
        return {
          transactions: page.data.map(transactionOf),
          next: page.has_more && last ? last.id : null,
        };
      }),
  };
}

const secondOf = (instant: Date) => Math.floor(instant.getTime() / 1000);

function transactionOf(row: Stripe.BalanceTransaction): ProviderTransaction {
  const source = typeof row.source === "object" ? row.source : null;
  const payment = source && "payment_intent" in source ? source.payment_intent : null;
  return {
    id: row.id,
    type: row.type,
    sourceId: idOf(row.source),
    localId: source ? localIdOf(source) : null,
    intentId: idOf(payment ?? null),
    amount: cents(row.amount),
    fee: cents(row.fee),
    net: cents(row.net),
    availableOn: new Date(row.available_on * 1000),
    createdAt: new Date(row.created * 1000),
  };
}

function localIdOf(source: object): string | null {
  const metadata = "metadata" in source ? (source.metadata as Stripe.Metadata | null) : null;
  const name = LOCAL_IDS.find((one) => metadata?.[one] !== undefined);
  return (name && metadata?.[name]) ?? null;
}
