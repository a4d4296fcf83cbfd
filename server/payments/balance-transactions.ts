import type Stripe from "stripe";
import { cents } from "#shared/money.ts";
import type { ProviderTransaction } from "#shared/payments/reconciliation/reconciliation.ts";
import { idOf } from "./disputes.ts";
import { callProvider } from "./failures.ts";

/** Rows per page: the most the provider returns at once. */
const PAGE_ROWS = 100;
/** Expands each transaction's source: the charge, refund or dispute (which name the payment), or the transfer. */
const EXPAND = ["data.source"];
/** Metadata keys that hold our own ids for refunds, transfers and transfer reversals. */
const LOCAL_IDS = ["refund_id", "transfer_id", "reversal_id"];

/** Selects transactions of our balance by when the provider created them. */
export type BalanceSpan = {
  /** Inclusive, in whole seconds; null for no lower bound. */
  from: Date | null;
  /** Exclusive, in whole seconds; null for no upper bound. */
  before: Date | null;
  /** Cursor: the last id of the previous page; null for the first page. */
  after: string | null;
};

/** One page, newest first. `next` is the cursor for the following page, null on the last one. */
export type BalancePage = { transactions: ProviderTransaction[]; next: string | null };

/** Every transaction of our balance at the provider, for reconciliation with the ledger. */
export type BalanceTransactions = {
  listBalanceTransactions(span: BalanceSpan): Promise<BalancePage>;
};

/** Lists balance transactions through the official SDK. */
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
