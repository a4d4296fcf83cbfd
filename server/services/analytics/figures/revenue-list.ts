import type { LedgerAccount, LedgerKind } from "#shared/payments/ledger.ts";
import { NET_REVENUE_ACCOUNTS, type RevenueQuery } from "#shared/analytics/net-revenue.ts";
import type { Cents } from "#shared/money.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import type { Deps } from "../../../deps.ts";
import { daysOf } from "../../platform/database/days.ts";

/** One entry of the ledger as net revenue: what the market earned, negative if it gave or lost it. */
export type RevenueRow = {
  /** The entry's number, as in the journal. */
  id: string;
  /** The instant in ISO form: the driver returns it as the database writes it, which not every browser reads. */
  at: string;
  kind: LedgerKind;
  account: LedgerAccount;
  amount: Cents;
  /** The order it belongs to; null if there is none. */
  number: string | null;
  /** The payment it is about; null if there is none. */
  intentId: string | null;
};

/** The entries that a period's net revenue adds up. `sum` is that of all pages. */
export async function listRevenue(
  { db: { $client: sql } }: Pick<Deps, "db">,
  { period, account, sort, dir, page, size }: RevenueQuery,
): Promise<TablePage<RevenueRow> & { sum: Cents }> {
  const { asked } = daysOf(sql, period);
  const found = sql`
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where ${asked(sql`t.created_at`)} and e.account in ${sql(account ? [account] : [...NET_REVENUE_ACCOUNTS])}`;
  const by = sort === "amount" ? sql`-e.amount_cents` : sql`t.created_at`;
  const order = dir === "asc" ? sql`${by} asc, e.id asc` : sql`${by} desc, e.id desc`;
  const [rows, [all]] = await Promise.all([
    sql<RevenueRow[]>`
      select e.id::text, t.created_at as at, t.kind, e.account, -e.amount_cents as amount,
        (select o.number from orders o where o.id = t.order_id) as number, t.intent_id as "intentId"
      ${found} order by ${order} limit ${size} offset ${(page - 1) * size}`,
    sql<{ total: number; sum: Cents }[]>`
      select count(*)::int as total, coalesce(-sum(e.amount_cents), 0)::bigint as sum ${found}`,
  ]);
  if (!all) throw new Error("The sum did not come back");
  return { rows: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })), ...all };
}
