import {
  DOLLAR_ACCOUNTS,
  dollarAmounts,
  type DollarPart,
  lastFullMonths,
  type Months,
  splitDollar,
} from "#shared/analytics/dollar.ts";
import type { Cents } from "#shared/money.ts";
import type { LedgerAccount } from "#shared/payments/ledger.ts";
import { BUSINESS_ZONE, businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { cachedFigure } from "../../catalog/cached-figure.ts";
import { FEWEST_ORDERS } from "../../catalog/farm-share.ts";

/** How many full months back the orders go. */
const MONTHS = 12;

/** Where each dollar goes that households paid, as published. */
export type Dollar = {
  months: Months;
  /** The orders that were handed over in these months. */
  orders: number;
  /** The parts in tenths of a percent, which sum to 1,000; null below `FEWEST_ORDERS` orders, or if nothing was paid. */
  split: Record<DollarPart, number> | null;
};

const ACCOUNTS = Object.values(DOLLAR_ACCOUNTS).flat();

/**
 * Where each dollar goes: what the ledger says of the orders handed over in the last twelve full months, with all that
 * happened to them since. Orders that were refunded as a whole later are among them: otherwise what the market lost by
 * them would be missing.
 */
export function getDollar(deps: Pick<Deps, "db" | "clock">): Promise<Dollar> {
  return cachedFigure(deps, "dollar", () => dollar(deps));
}

async function dollar({
  db: { $client: sql },
  clock,
}: Pick<Deps, "db" | "clock">): Promise<Dollar> {
  const months = lastFullMonths(businessDayAt(clock.now()), MONTHS);
  const first = sql`(${`${months.from}-01`}::date::timestamp at time zone ${BUSINESS_ZONE})`;
  const end = sql`((${`${months.to}-01`}::date + interval '1 month') at time zone ${BUSINESS_ZONE})`;
  const rows = await sql<{ orders: number; account: LedgerAccount | null; amount: Cents }[]>`
    with delivered as materialized (
      select h.order_id as id from order_history h
      where is_handed_over(h) and h.created_at >= ${first}
      group by 1 having max(h.created_at) < ${end}),
    moved as (
      select e.account, sum(e.amount_cents)::bigint as amount
      from delivered d join ledger_transactions t on t.order_id = d.id
        join ledger_entries e on e.transaction_id = t.id
      where e.account in ${sql(ACCOUNTS)} group by e.account)
    select (select count(*) from delivered) as orders, account, coalesce(amount, 0) as amount
    from (select) one left join moved on true`;
  const orders = rows[0]?.orders ?? 0;
  if (orders < FEWEST_ORDERS) return { months, orders, split: null };
  const sums = new Map<LedgerAccount, Cents>();
  for (const { account, amount } of rows) if (account) sums.set(account, amount);
  return { months, orders, split: splitDollar(dollarAmounts(sums)) };
}
